# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""What is said about a token: what it is, where it came from, where it stands."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.trainer import Round
from bpe_gui.core.units import END_MARKER, START_MARKER, readable, shown, without_markers
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord
from bpe_gui.document.why_token import TokenStory
from bpe_gui.panes.glyphs import isolated, short, visible
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.why.linked_text import Line, Piece, between, weave
from bpe_gui.problems import sentence

_LONGEST_NAME = 40
_MOST_LETTERS = 12
_MOST_BYTES = 32
_MOST_TAKERS = 6
_LEAD, _FOLLOWING = 0xC0, 0x80


class TokenAnswerWords(QObject):
    """Sentences about one token's story in the language of a pane; `settings` are those words are cut with."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane
        self._words = RuleWords(pane)

    def title(self, story: TokenStory, settings: Settings) -> str:
        """The token and its id."""
        title: str = self.tr("«{token}» has no id")
        if story.special:
            title = self.tr("«{token}», special token with id {id}")
        elif story.id is not None and not story.in_force:
            title = self.tr("«{token}» is no token yet")
        elif story.id is not None:
            title = self.tr("«{token}», token with id {id}")
        symbol = story.symbol if story.special else shown(story.symbol, settings)
        name = isolated(short(visible(symbol), _LONGEST_NAME))
        return title.replace("{id}", self._words.number(story.id or 0)).replace("{token}", name)

    def lines(self, story: TokenStory, settings: Settings) -> list[Line]:
        """The answer in a few sentences."""
        lines = [self._origin(story, settings)]
        if story.in_force and not story.special:
            lines.append(self._count(story, settings))
            lines.append(self._holders(story))
        lines.append(self._sample(story))
        return lines

    def signs(self, story: TokenStory, settings: Settings) -> list[Line]:
        """What it consists of: code points with their names, bytes, what is only part of a letter."""
        lines: list[Line] = []
        bare = without_markers(story.symbol)
        if START_MARKER in story.symbol or END_MARKER in story.symbol:
            marker = Piece(settings.marker, token=True)
            if not bare:
                lines.append(
                    weave(self.tr("{marker} marks the beginning of a word; nobody writes it."), marker=marker)
                )
            elif START_MARKER in story.symbol:
                lines.append(weave(self.tr("{marker} marks the beginning of a word."), marker=marker))
            else:
                lines.append(weave(self.tr("{marker} marks the end of a word."), marker=marker))
        # What was asked about when letters were the units is no bytes.
        in_bytes = settings.unit is Unit.BYTES and not story.special and max(bare, default="") <= "\xff"
        text = readable(story.symbol, settings.unit) if not story.special else story.symbol
        raw = bare.encode("latin-1") if in_bytes else bare.encode("utf-8", "surrogatepass")
        letters = [each for each in text if not "\udc80" <= each <= "\udcff"]
        lines += [(Piece(self._letter(each)),) for each in letters[:_MOST_LETTERS]]
        if len(letters) > _MOST_LETTERS:
            lines.append((Piece(self.tr("%Ln more code point(s)", "", len(letters) - _MOST_LETTERS)),))
        if raw:
            values = " ".join(f"{byte:02X}" for byte in raw[:_MOST_BYTES]) + (
                " …" if len(raw) > _MOST_BYTES else ""
            )
            told: str = self.tr("%Ln byte(s) in UTF-8: {values}", "", len(raw))
            lines.append(weave(told, values=Piece(values, token=True)))
        if in_bytes:
            lines += [(Piece(each),) for each in self._halves(raw)]
        return lines

    def _letter(self, letter: str) -> str:
        """A code point with its name in the Unicode standard, which is English everywhere."""
        name = unicodedata.name(letter, "")
        return "  ".join(part for part in (isolated(visible(letter)), f"U+{ord(letter):04X}", name) if part)

    def _halves(self, raw: bytes) -> list[str]:
        """Which of the bytes are only part of a letter: those at the beginning, and those at the end."""
        following = next((place for place, byte in enumerate(raw) if byte & _LEAD != _FOLLOWING), len(raw))
        told: list[str] = []
        if following:
            told.append(
                self.tr(
                    "It begins inside a letter: %Ln byte(s) follow bytes of another token.", "", following
                )
            )
        lead = next((place for place in range(len(raw) - 1, -1, -1) if raw[place] & _LEAD == _LEAD), None)
        if lead is not None and (size := _letter_size(raw[lead])) > len(raw) - lead:
            part: str = self.tr(
                "It ends inside a letter: it holds %Ln of its {size} bytes.", "", len(raw) - lead
            )
            told.append(part.replace("{size}", self._words.number(size)))
        return told

    def _origin(self, story: TokenStory, settings: Settings) -> Line:
        if story.special:
            return (
                Piece(self.tr("It is never cut and never merged; in the corpus it only separates words.")),
            )
        if story.id is None:
            return (
                Piece(
                    self.tr(
                        "The corpus lacks it: no rule ever joins it, and the model gets no number for it."
                    )
                ),
            )
        if story.number is None or story.made is None:
            return (Piece(self.tr("It is in the alphabet: no rule had to make it.")),)
        made = story.made
        line = weave(self._made(story, made), **self._parts(story, made, settings))
        if story.by_hand:
            line = (*line, Piece(" "), Piece(self.tr("It was chosen by hand.")))
        elif made.tied > 1:
            tie = self.tr("%Ln pairs were seen so often; it was the first.", "", plural(made.tied))
            line = (*line, Piece(" "), Piece(tie))
        return line

    def _made(self, story: TokenStory, made: Round) -> str:
        seen: str = self.tr(
            "Rule {number} makes it: {rule}, seen %Ln time(s). Its parts: {left} and {right}.",
            "",
            plural(made.count),
        )
        if not story.in_force:
            seen = self.tr(
                "Rule {number} will make it: {rule}, seen %Ln time(s) then. Its parts: {left} and {right}.",
                "",
                plural(made.count),
            )
        return with_number(seen, made.count, self._pane.locale())

    def _parts(self, story: TokenStory, made: Round, settings: Settings) -> dict[str, str | Piece]:
        number = story.number or 0
        left, right = (
            Piece(self._words.symbol(side, settings), AskedToken(side), token=True) for side in made.rule
        )
        rule = Piece(self._words.pair(made.rule, settings), AskedPair(made.rule, number - 1), token=True)
        return {"number": self._words.number(number), "rule": rule, "left": left, "right": right}

    def _count(self, story: TokenStory, settings: Settings) -> Line:
        """How often it stands in the corpus now, and why that is not how often its pair was seen."""
        found, locale = story.in_corpus, self._pane.locale()
        if story.problem is not None:
            return (
                Piece(sentence(story.problem, lambda text: QCoreApplication.translate("Problems", text))),
            )
        if found is None:
            if story.complete:
                return (Piece(self.tr("There is no corpus at hand to count it in.")),)
            return (Piece(self.tr("Counting it in the corpus…")),)
        now = self.tr("In the corpus it stands %Ln time(s) now.", "", plural(found.tokens))
        pieces = [Piece(with_number(now, found.tokens, locale), strong=True)]
        if story.made is not None and story.created != story.made.count:
            overlap = self.tr(
                "Its rule made only %Ln of them, because places overlapped.", "", plural(story.created)
            )
            pieces += [Piece(" "), Piece(with_number(overlap, story.created, locale))]
        if story.taken:
            gone = self.tr("%Ln more went into longer tokens: {takers}.", "", plural(story.taken))
            most = sorted(story.takers, key=lambda each: -each.taken)
            links = [
                Piece(
                    f"{self._words.symbol(each.token, settings)} ({self._words.number(each.taken)})",
                    AskedToken(each.token),
                    token=True,
                )
                for each in most[:_MOST_TAKERS]
                if each.taken
            ]
            more = [Piece(" …")] if sum(1 for each in most if each.taken) > _MOST_TAKERS else []
            pieces += [
                Piece(" "),
                *weave(with_number(gone, story.taken, locale), takers=[*between(links, ", "), *more]),
            ]
        elif story.made is not None and story.created == story.made.count:
            pieces += [Piece(" "), Piece(self.tr("No later rule has taken any of them."))]
        return tuple(pieces)

    def _holders(self, story: TokenStory) -> Line:
        """The words that hold it, with links to them."""
        found = story.in_corpus
        if found is None or not found.words:
            return ()
        told: str = self.tr("%Ln word(s) hold(s) it: {words}.", "", found.words)
        links = []
        for each in found.best:
            often = self._words.number(each.frequency)
            times = (
                f"\u00a0×\u00a0{often}"
                if each.times == 1
                else f"\u00a0×\u00a0{often}\u00a0×\u00a0{self._words.number(each.times)}"
            )
            name = isolated(short(visible(each.word), _LONGEST_NAME))
            links.append((Piece(name, AskedWord(each.word), token=True), Piece(times)))
        pieces: list[Piece] = []
        for pair in links:
            pieces += [Piece(", "), *pair] if pieces else [*pair]
        if found.words > len(found.best):
            pieces.append(Piece(" …"))
        return weave(told, words=pieces)

    def _sample(self, story: TokenStory) -> Line:
        if story.in_sample is None:
            return ()
        return (Piece(self.tr("In the sample it stands %Ln time(s).", "", story.in_sample)),)


def _letter_size(lead: int) -> int:
    """How many bytes a letter has whose first byte this is."""
    return 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
