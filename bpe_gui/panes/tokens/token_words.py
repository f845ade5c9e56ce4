"""What is said about a token of the sample: its id, how it came about, what it consists of."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.trainer import Round
from bpe_gui.core.units import shown, without_markers
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import code_points, isolated, short, visible
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.tokens.sample_source import LetterPart, SampleSource, Show, code_of
from bpe_gui.panes.tokens.token_layout import ShownToken

_LONGEST_BYTES = 72  # digits and spaces


class TokenWords(QObject):
    """Words about tokens in the language of a pane."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(pane)
        self._session = session
        self._pane = pane

    def about(self, token: ShownToken, text: str, source: SampleSource) -> str:
        """The lines about a token that reads `text` on the screen."""
        tokenizer = self._session.tokenizer
        settings = tokenizer.settings
        if token.id is not None and token.id < len(settings.special_tokens):
            name = isolated(visible(settings.special_tokens[token.id]))
            return "\n".join((self._headline(name, token.id), self.tr("a special token, never cut")))
        symbol = token.symbol
        name = isolated(visible(text if symbol is None else shown(symbol, settings)))
        lines = [self._headline(name, token.id)]
        if token.id is not None:
            lines.append(self._origin(token.id))
        if part := source.letter_part(token):
            lines.append(self._part(part))
        if symbol is not None:
            lines += [code_points(symbol, settings), self._bytes(symbol)]
        return "\n".join(line for line in lines if line)

    def _bytes(self, symbol: str) -> str:
        digits = code_of(without_markers(symbol), False, Show.BYTES, self._session.tokenizer)
        told: str = self.tr("bytes {bytes}")
        return told.replace("{bytes}", short(digits, _LONGEST_BYTES)) if digits else ""

    def _headline(self, name: str, token_id: int | None) -> str:
        if token_id is None:
            unknown: str = self.tr("«{token}» is not in the corpus: it has no id")
            return unknown.replace("{token}", name)
        known: str = self.tr("«{token}», id {id}")
        return known.replace("{id}", self._pane.locale().toString(token_id)).replace("{token}", name)

    def _origin(self, token_id: int) -> str:
        rank = token_id - self._session.tokenizer.base_size
        if rank < 0:
            return str(self.tr("in the alphabet: no rule made it"))
        rounds = self._session.rounds
        return self._rule(rank, rounds[rank]) if rank < len(rounds) else ""

    def _rule(self, rank: int, made: Round) -> str:
        settings, locale = self._session.tokenizer.settings, self._pane.locale()
        left, right = (isolated(visible(shown(side, settings))) for side in made.rule)
        seen = self.tr("rule {rank}: {pair}, seen %Ln time(s)", "", plural(made.count))
        told = with_number(seen, made.count, locale).replace("{rank}", locale.toString(rank + 1))
        return told.replace("{pair}", f"{left} + {right}")

    def _part(self, part: LetterPart) -> str:
        if part.first == part.last:
            told: str = self.tr("byte {first} of the {all} bytes of «{letter}»")
        else:
            told = self.tr("bytes {first} to {last} of the {all} bytes of «{letter}»")
        for name, value in (("{first}", part.first), ("{last}", part.last), ("{all}", part.size)):
            told = told.replace(name, str(value))
        return told.replace("{letter}", isolated(visible(part.letter)))
