"""Which blocks a hand-out of a session has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QObject

from bpe_gui.core.exercises.exercise import Exercise, Kind
from bpe_gui.core.exercises.making import make_set
from bpe_gui.core.exercises.material import Material
from bpe_gui.core.lesson_text import rule_line, rule_text
from bpe_gui.document.session import Session
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.pictures import Picture
from bpe_gui.panes.tokens.sample_source import SampleSource, Show
from bpe_gui.panes.traced_text import TracedText, lines_of, shortened
from bpe_gui.window.handout.blocks import Block, Drawing, Handout, Heading, Lines, Paragraph, Sentence
from bpe_gui.window.handout.exercise_blocks import ExerciseBlocks

_MOST_LINES = 120
_MOST_RULES = 600
_LONGEST_LINE = 400
_MOST_SENTENCES = 8
_LONGEST_SAMPLE = 3_000


@dataclass(frozen=True, slots=True)
class Contents:
    """What goes into a hand-out; `exercises` is how many, from `seed` on."""

    corpus: bool = True
    rules: bool = True
    chart: bool = True
    sentences: bool = True
    exercises: int = 6
    answers: bool = True
    seed: int = 1


class HandoutMaker(QObject):
    """Makes hand-outs of a session as it is now, in the language of the interface."""

    def __init__(self, session: Session, chart: Callable[[], Picture], parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._chart = session, chart

    def made(self, contents: Contents, locale: QLocale) -> Handout:
        """The hand-out; of a long corpus the beginning, which it says."""
        title = self.tr("From letters to tokens")
        blocks: list[Block] = [Heading(title, 1), Paragraph(self._summary(locale), quiet=True)]
        if contents.corpus:
            blocks += self._corpus(locale)
        if contents.rules:
            blocks += self._rules()
        if contents.chart:
            blocks += [Heading(self.tr("Tokens per merge")), Drawing(self._chart())]
        if contents.sentences:
            blocks += self._sentences()
        if exercises := self._exercises(contents):
            words = ExerciseBlocks(locale, self)
            blocks += words.questions(exercises)
            if contents.answers:
                blocks += words.solutions(exercises)
        return Handout(title, locale.bcp47Name(), tuple(blocks))

    def _exercises(self, contents: Contents) -> list[Exercise]:
        if not contents.exercises:
            return []
        session = self._session
        material = Material(session.counts.counts.items(), session.tokenizer, session.merges)
        return make_set(material, contents.seed, tuple(Kind), contents.exercises)

    def _summary(self, locale: QLocale) -> str:
        session = self._session
        rules = self.tr("%Ln rule(s)", "", session.merges)
        counts = session.token_counts
        tokens = counts[session.merges] if session.merges < len(counts) else counts[-1]
        corpus = with_number(self.tr("%Ln token(s) in the corpus", "", plural(tokens)), tokens, locale)
        return f"{rules} · {corpus}"

    def _corpus(self, locale: QLocale) -> Iterator[Block]:
        corpus = self._session.corpus
        yield Heading(self.tr("The corpus"))
        if corpus.rows is not None:
            lines = [f"{word} × {locale.toString(count)}" for word, count in corpus.rows[: 2 * _MOST_LINES]]
            yield Lines(lines, columns=4)
            left = len(corpus.rows) - len(lines)
        else:
            # A character more than fits shows whether the corpus goes on.
            read = corpus.text[: _MOST_LINES * _LONGEST_LINE + 1]
            lines = lines_of(read)
            shown = [_beginning(line, _LONGEST_LINE) for line in lines[:_MOST_LINES]]
            yield Lines(shown, columns=2 if max(map(len, shown), default=0) < 60 else 1, mono=False)
            if len(shown) and shown != lines[: len(shown)]:
                yield Paragraph(self.tr("Lines that end with … go on."), quiet=True)
            left = not corpus.is_whole or len(lines) > len(shown) or len(read) < len(corpus.text)
        if left:
            yield Paragraph(self.tr("The corpus goes on."), quiet=True)

    def _rules(self) -> Iterator[Block]:
        session = self._session
        yield Heading(self.tr("The rules"))
        settings = session.tokenizer.settings
        most = min(session.merges, _MOST_RULES)
        if not most:
            yield Paragraph(self.tr("No rule yet."), quiet=True)
            return
        yield Lines([rule_line(row + 1, session.rounds[row], settings) for row in range(most)], columns=4)
        if session.merges > most:
            text = self.tr("%Ln more rule(s) follow.", "", session.merges - most)
            yield Paragraph(text, quiet=True)
        chosen = session.chosen
        for row in sorted(row for row in chosen if row < most):
            hand: str = self.tr("Rule {number} was chosen by hand.")
            if (instead := chosen[row]) is not None:
                hand = self.tr("Rule {number} was chosen by hand instead of {pair} ({count}).")
                hand = hand.replace("{pair}", rule_text(instead.rule, settings))
                hand = hand.replace("{count}", str(instead.count))
            yield Paragraph(hand.replace("{number}", str(row + 1)), quiet=True)
        taken = (found for row, found in enumerate(session.rounds[:most]) if row not in chosen)
        if tied := sum(found.tied > 1 for found in taken):
            text = self.tr("%Ln of them won a tie: the pair seen first was taken.", "", tied)
            yield Paragraph(text, quiet=True)

    def _sentences(self) -> Iterator[Block]:
        session = self._session
        yield Heading(self.tr("Sentences as tokens"))
        text = session.sample_text
        if text.strip():
            cut = session.cut
            limit = cut.limit if cut.limit < cut.tokens else None
            yield from self._sentence(text, _LONGEST_SAMPLE, limit)
            if limit is not None:
                words = self.tr("With a limit of %Ln token(s) the customer sees: «{text}»", "", limit)
                yield Paragraph(words.replace("{text}", _beginning(cut.text, _LONGEST_SAMPLE)))
        corpus = session.corpus
        if corpus.is_text_here:
            for line in lines_of(corpus.text[:_LONGEST_SAMPLE])[:_MOST_SENTENCES]:
                if line.strip():
                    yield from self._sentence(line, _LONGEST_LINE, None)

    def _sentence(self, whole: str, longest: int, limit: int | None) -> Iterator[Block]:
        session = self._session
        text = shortened(whole, longest)
        words = tuple(session.tokenizer.encode(text, session.merges))
        source = SampleSource(TracedText(text, session.tokenizer, session.merges, words), Show.TEXT, False)
        yield Sentence(source, limit)
        tokens = sum(len(word.tokens) for word in words)
        if tokens:
            count = self.tr("%Ln token(s)", "", tokens)
            goes_on = self.tr("Here the beginning; the text goes on.") if len(text) < len(whole) else ""
            yield Paragraph(f"{count}. {goes_on}" if goes_on else count, quiet=True)


def _beginning(text: str, longest: int) -> str:
    """A text that is not too long; of another one the beginning, with dots where it goes on."""
    begin = shortened(text, longest)
    return begin if len(begin) == len(text) else f"{begin} …"
