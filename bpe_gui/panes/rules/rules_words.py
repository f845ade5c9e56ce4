"""Words about symbols, pairs and counts."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown
from bpe_gui.panes.glyphs import byte_values, code_points, isolated, visible
from bpe_gui.panes.numbers import number_text, plural, with_number


class RuleWords(QObject):
    """Words about symbols and counts in the language of a pane."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane

    def number(self, value: int) -> str:
        """A whole number as the language writes it."""
        return number_text(value, self._pane.locale())

    def times(self, count: int) -> str:
        """How often something was seen."""
        return with_number(self.tr("%Ln time(s)", "", plural(count)), count, self._pane.locale())

    def symbol(self, symbol: str, settings: Settings) -> str:
        """A symbol inside a sentence."""
        return isolated(visible(shown(symbol, settings)))

    def pair(self, rule: Rule, settings: Settings) -> str:
        """A pair inside a sentence, as `e + l`."""
        return f"{self.symbol(rule.left, settings)} + {self.symbol(rule.right, settings)}"

    def tip(self, lines: list[str]) -> str:
        """A tool tip that shows the lines as they stand: Qt would read a `<b>` in them as markup."""
        body = "<br>".join(escape(line) for line in lines if line)
        return f"<p style='white-space:pre-wrap'>{body}</p>"

    def code_line(self, symbol: str, settings: Settings) -> str:
        """What a symbol consists of, for a tool tip: code points, and bytes where they are the units."""
        values = byte_values(symbol, settings)
        parts = (
            self.symbol(symbol, settings),
            code_points(symbol, settings),
            f"UTF-8 {values}" if values else "",
        )
        return "   ".join(part for part in parts if part)
