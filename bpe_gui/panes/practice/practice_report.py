"""What is said of an answer, of the score, and of what people should know."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.exercises.exercise import Kind, Told
from bpe_gui.document.practice import Practice
from bpe_gui.panes.practice.practice_words import kind_name, told_text
from bpe_gui.problems import sentence


class PracticeReport(QObject):
    """Sentences about practice in the language of a pane."""

    def __init__(self, practice: Practice, pane: QWidget) -> None:
        super().__init__(pane)
        self._practice, self._pane = practice, pane

    def verdict(self) -> tuple[str, str]:
        """Whether the answer is right, and why, with the role of the label that says it."""
        if self._practice.answer is None:
            return "", ""
        right, why = self._practice.answer
        verdict: str = self.tr("Right.") if right else self.tr("Not right.")
        return (
            ("accent", f"✓ {verdict} {self._told(why)}")
            if right
            else ("lost", f"✗ {verdict} {self._told(why)}")
        )

    def explanation(self) -> str:
        """The hints before an answer; the right answer after a wrong one."""
        practice, exercise = self._practice, self._practice.exercise
        if exercise is None:
            return ""
        if practice.answer is None:
            return "\n".join(map(self._told, practice.hints))
        if practice.answer[0]:
            return ""
        if exercise.typed:
            return self._told(exercise.typed.why)
        told: str = self.tr("Answer {number} is right: {why}")
        why_right = self._told(exercise.choices[exercise.right].why)
        return told.replace("{number}", str(exercise.right + 1)).replace("{why}", why_right)

    def score(self) -> str:
        """How many answers were right."""
        score, locale = self._practice.score, self._pane.locale()
        told: str = self.tr("{right} of {answered} right") if score.answered else self.tr("no answer yet")
        told = told.replace("{right}", locale.toString(score.right_ones))
        return told.replace("{answered}", locale.toString(score.answered))

    def score_parts(self) -> str:
        """The score of each kind, and the last seeds."""
        score, locale = self._practice.score, self._pane.locale()
        lines: list[str] = []
        for kind in Kind:
            right, wrong = score.right.get(kind, 0), score.wrong.get(kind, 0)
            if right or wrong:
                lines.append(f"{kind_name(kind)}: ✓ {locale.toString(right)}  ✗ {locale.toString(wrong)}")
        if score.seeds:
            seeds = ", ".join(map(str, reversed(score.seeds)))
            told: str = self.tr("Last seeds: {seeds}")
            lines.append(told.replace("{seeds}", seeds))
        return "\n".join(lines)

    def place(self) -> str:
        """Where one stands in a set; nothing without one."""
        place, all_ = self._practice.place
        if not all_:
            return ""
        told: str = self.tr("Set: exercise {place} of {all}")
        locale = self._pane.locale()
        return told.replace("{place}", locale.toString(place)).replace("{all}", locale.toString(all_))

    def notice(self) -> str:
        """What people should know; nothing mostly."""
        practice = self._practice
        if practice.problem:
            return sentence(practice.problem, _translated_problem)
        if practice.outdated:
            return str(self.tr("The rules have changed: this exercise belongs to those before, the next one to those now."))  # fmt: skip  # noqa: E501
        if practice.score_was_lost and not practice.score.answered:
            return str(self.tr("The score kept here could not be read; it begins anew."))
        return ""

    def _told(self, told: Told) -> str:
        exercise = self._practice.exercise
        return told_text(told, exercise.settings, self._pane.locale()) if exercise else ""


def _translated_problem(text: str) -> str:
    return QCoreApplication.translate("Problems", text)
