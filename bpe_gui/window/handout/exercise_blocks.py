"""Exercises on paper: the question, what it is about, answers to tick or room to write, and the solutions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLocale, QObject

from bpe_gui.core.exercises.exercise import (
    Answer,
    Code,
    ConceptAnswer,
    Cut,
    Exercise,
    LineAnswer,
    PairAnswer,
    Part,
    Question,
    RuleList,
    RuleWithHole,
    TextAnswer,
    Tokens,
    TokenWords,
    Told,
    WordRows,
)
from bpe_gui.core.exercises.small_corpus import line_of, listing
from bpe_gui.core.settings import Settings
from bpe_gui.panes.concept_words import concept_words
from bpe_gui.panes.glyphs import isolated, visible, visible_in_words
from bpe_gui.panes.practice.practice_words import code_names, kind_name, rule_text, token_text, told_text
from bpe_gui.window.handout.blocks import Block, Heading, Lines, NewPage, Paragraph, Room, Together

_HOLE = "____"
_LETTERS = "ABCDEFGH"


class ExerciseBlocks(QObject):
    """Puts exercises into blocks in the language of the interface."""

    def __init__(self, locale: QLocale, parent: QObject) -> None:
        super().__init__(parent)
        self._locale = locale

    def questions(self, exercises: Sequence[Exercise]) -> Iterator[Block]:
        """The exercises with room for the answers."""
        yield Heading(self.tr("Exercises"))
        for number, exercise in enumerate(exercises, 1):
            yield Together((Heading(f"{number}. {kind_name(exercise.kind)}", 3), *self._question(exercise)))

    def solutions(self, exercises: Sequence[Exercise]) -> Iterator[Block]:
        """The right answers with their reasons, on a sheet of their own."""
        yield NewPage()
        yield Heading(self.tr("Answers"))
        for number, exercise in enumerate(exercises, 1):
            if exercise.typed:
                right = " / ".join(map(visible, exercise.typed.accepted))
                why = exercise.typed.why
            else:
                choice = exercise.choices[exercise.right]
                right = f"{_LETTERS[exercise.right]})  {self._answer(choice.answer, exercise.settings)}"
                why = choice.why
            yield Heading(f"{number}.  {right}", 3)
            yield Paragraph(told_text(why, exercise.settings, self._locale))

    def _question(self, exercise: Exercise) -> Iterator[Block]:
        for part in exercise.parts:
            yield from self._part(part, exercise.settings)
        if exercise.typed:
            yield Room()
        elif exercise.choices:
            answers = [
                f"{_LETTERS[place]})  {self._answer(choice.answer, exercise.settings)}"
                for place, choice in enumerate(exercise.choices)
            ]
            plain = isinstance(exercise.choices[0].answer, ConceptAnswer | TextAnswer)
            yield Lines(answers, mono=not plain)

    def _part(self, part: Part, settings: Settings) -> Iterator[Block]:
        match part:
            case Told():
                yield Paragraph(told_text(part, settings, self._locale))
            case WordRows():
                rows = [
                    f"{isolated(_joined(cut, settings))}  × {self._locale.toString(times)}"
                    for cut, times in part.rows
                ]
                yield Lines(rows, columns=3)
            case Tokens():
                yield Paragraph(_joined(part.tokens, settings, part.hole), mono=True)
            case TokenWords():
                yield Paragraph("  ".join(_joined(word, settings) for word in part.words), mono=True)
            case RuleList():
                yield Lines([f"{rank}. {rule_text(rule, settings)}" for rank, rule in part.rules], columns=3)
            case RuleWithHole():
                sides = [token_text(side, settings) for side in part.rule]
                sides[0 if part.left_hidden else 1] = _HOLE
                yield Paragraph(f"{part.rank}. {' + '.join(sides)}", mono=True)
            case Code():
                yield Lines(
                    [
                        f"{number:>2}  {line}"
                        for number, line in enumerate(listing(part.fault, code_names()), 1)
                    ]
                )
            case Question():
                yield Paragraph(concept_words(part.concept).question)

    def _answer(self, answer: Answer, settings: Settings) -> str:
        match answer:
            case PairAnswer():
                return rule_text(answer.pair, settings)
            case Tokens():
                return _joined(answer.tokens, settings)
            case RuleList():
                return "   ".join(f"{rank}. {rule_text(rule, settings)}" for rank, rule in answer.rules)
            case LineAnswer():
                number = line_of(answer.line)
                return f"{number:>2}  {listing(answer.program, code_names())[number - 1].strip()}"
            case TextAnswer():
                if not answer.text:
                    return str(self.tr("nothing at all"))
                return str(self.tr("«{text}»").replace("{text}", isolated(visible_in_words(answer.text))))
            case ConceptAnswer():
                return concept_words(answer.concept).answers[answer.number]


def _joined(tokens: Cut, settings: Settings, hole: int | None = None) -> str:
    return "|".join(
        _HOLE if number == hole else token_text(symbol, settings) for number, symbol in enumerate(tokens)
    )
