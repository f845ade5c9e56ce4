"""What an exercise shows: its prompt as parts of a page, its answers as rows of a button."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from bpe_gui import look
from bpe_gui.core.exercises.exercise import (
    Answer,
    Code,
    ConceptAnswer,
    Exercise,
    LineAnswer,
    PairAnswer,
    Part,
    Question,
    RuleList,
    RuleWithHole,
    Say,
    Tokens,
    TokenWords,
    Told,
    WordRows,
)
from bpe_gui.core.exercises.small_corpus import line_of, listing
from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Rule
from bpe_gui.panes.chip_rows import ChipLabel, Group, Piece, Role, Tints
from bpe_gui.panes.concept_words import concept_words
from bpe_gui.panes.glyphs import isolated, visible_in_words
from bpe_gui.panes.practice.practice_words import code_names, token_text, told_text
from bpe_gui.panes.widgets import label, named

# So many letters fit into two or three rows of large tokens; bytes are written with four letters each.
_MOST_LARGE = 72
_TIMES, _PLUS, _ARROW = "×", "+", "→"


class ExerciseParts:
    """The words and tokens of one exercise in the language of the interface."""

    def __init__(self, exercise: Exercise, locale: QLocale, nothing: str) -> None:
        self._exercise, self._locale, self._nothing = exercise, locale, nothing
        self._tints = Tints()

    def prompt(self, parent: QWidget) -> QWidget:
        """The prompt as a page of its own."""
        page = named(QWidget(parent), "practicePrompt")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        parts = self._exercise.parts
        for number, part in enumerate(parts):
            following = parts[number + 1] if number + 1 < len(parts) else None
            before = parts[number - 1] if number else None
            if _is_heading(part) and isinstance(following, RuleList):
                heading: Group = (Piece(self._sentence(part), Role.QUIET),)
                column.addWidget(ChipLabel(page, (heading, *self._rules(following))))
            elif not (before and _is_heading(before) and isinstance(part, RuleList)):
                column.addWidget(self._part(page, part, first=not number))
        column.addStretch(1)
        return page

    def answer(self, answer: Answer) -> tuple[Group, ...]:
        """An answer in rows."""
        match answer:
            case PairAnswer(pair):
                left, right = (self._tokens((side,)) for side in pair)
                return ((*left, Piece(_PLUS, Role.QUIET), *right),)
            case Tokens(tokens):
                return (tuple(self._tokens(tokens)),)
            case RuleList():
                return self._rules(answer)
            case LineAnswer(line, program):
                text = listing(program, code_names())[line_of(line) - 1].strip()
                number = Piece(str(line_of(line)), Role.QUIET)
                pieces = [Piece(word, Role.MONO) for word in text.split(" ")]
                return ((number, *pieces),)
            case ConceptAnswer(concept, number):
                return _as_words(concept_words(concept).answers[number])
            case _:
                text = isolated(visible_in_words(answer.text)) if answer.text else self._nothing
                return _as_words(text)

    def spoken_prompt(self) -> str:
        """The question alone."""
        return self._sentence(self._exercise.parts[0])

    def _sentence(self, part: Part) -> str:
        if isinstance(part, Question):
            return concept_words(part.concept).question
        return told_text(part, self._settings, self._locale) if isinstance(part, Told) else ""

    @property
    def _settings(self) -> Settings:
        return self._exercise.settings

    def _part(self, page: QWidget, part: Part, *, first: bool) -> QWidget:
        match part:
            case Told() | Question():
                return _label(page, self._sentence(part), first=first)
            case WordRows(rows):
                times = [f"{_TIMES} {self._locale.toString(count)}" for _, count in rows]
                groups = [
                    (*self._tokens(cut), Piece(each, Role.QUIET))
                    for (cut, _), each in zip(rows, times, strict=True)
                ]
                letters = sum(len(piece.text) for group in groups for piece in group)
                size = look.Size.LARGE if letters <= _MOST_LARGE else look.Size.NORMAL
                return ChipLabel(page, groups, size)
            case Tokens(tokens, hole):
                return ChipLabel(page, (tuple(self._tokens(tokens, hole)),), look.Size.LARGE)
            case TokenWords(words):
                return ChipLabel(page, [tuple(self._tokens(word)) for word in words], look.Size.LARGE)
            case RuleList():
                return ChipLabel(page, self._rules(part))
            case RuleWithHole(rank, rule, left_hidden):
                sides = [
                    Piece("?", Role.HOLE) if hidden else self._tokens((side,))[0]
                    for side, hidden in zip(rule, (left_hidden, not left_hidden), strict=True)
                ]
                (token,) = self._tokens((rule.token,))
                pieces = (sides[0], Piece(_PLUS, Role.QUIET), sides[1], Piece(_ARROW, Role.QUIET), token)
                return ChipLabel(page, ((Piece(self._rank(rank), Role.QUIET), *pieces),))
            case Code(fault):
                return _code(page, listing(fault, code_names()))

    def _tokens(self, tokens: tuple[str, ...], hole: int | None = None) -> list[Piece]:
        return self._tints.tokens(((each, token_text(each, self._settings)) for each in tokens), hole)

    def _rules(self, rules: RuleList) -> tuple[Group, ...]:
        return tuple(
            (Piece(self._rank(rank), Role.QUIET), Piece(self._pair(rule), Role.MONO))
            for rank, rule in rules.rules
        )

    def _pair(self, rule: Rule) -> str:
        return _PLUS.join(isolated(token_text(side, self._settings)) for side in rule)

    def _rank(self, rank: int) -> str:
        return f"{self._locale.toString(rank)}."


def _is_heading(part: Part) -> bool:
    """Whether a sentence is so short that its rules stand in the same row."""
    return isinstance(part, Told) and part.what in (Say.LIST_OF_FAULT, Say.LIST_WITHOUT_FAULT)


def _as_words(text: str) -> tuple[Group, ...]:
    return tuple((Piece(word, Role.TEXT),) for word in text.split(" "))


def _label(page: QWidget, text: str, *, first: bool) -> QLabel:
    made = label(page, "" if first else "quiet", "practiceQuestion" if first else "practiceNote")
    if first:
        font = look.text_font()
        font.setWeight(font.Weight.DemiBold)
        made.setFont(font)
    made.setText(text)
    made.setWordWrap(True)
    made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    made.setSizePolicy(policy)
    return made


def _code(page: QWidget, lines: tuple[str, ...]) -> QWidget:
    """The lines of a program, which scroll sideways by themselves where they are longer than the page."""
    area = QScrollArea(page)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made = label(area, "", "practiceCode")
    made.setFont(look.mono_font())
    made.setText("\n".join(f"{number:2}  {line}" for number, line in enumerate(lines, 1)))
    area.setWidget(made)
    area.setFixedHeight(made.sizeHint().height() + area.horizontalScrollBar().sizeHint().height())
    return area
