"""What is said about a step: the rule, where it joins, and which rules found nothing on the way."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.settings import Settings
from bpe_gui.core.trace import Trace
from bpe_gui.core.units import shown
from bpe_gui.panes.glyphs import isolated, short, visible
from bpe_gui.panes.traced_text import LONGEST_SENTENCE, skipped

# A token longer than this would push the words beside it out of the pane.
_LONGEST_SYMBOL = 20


class StepWords(QObject):
    """Words about steps in the language of a pane."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane

    def counters(self, letters: int, tokens: int) -> str:
        """How many letters and tokens the sentence has."""
        return " · ".join((self.tr("%Ln letter(s)", "", letters), self.tr("%Ln token(s)", "", tokens)))

    def place(self, step: int, steps: int) -> str:
        """Which step this is."""
        text: str = self.tr("step {step} of {steps}")
        return text.replace("{step}", self._number(step)).replace("{steps}", self._number(steps))

    def rule(self, trace: Trace, step: int, settings: Settings) -> str:
        """The rule of a step as `2.  e + n → en`, nothing before the first."""
        if not step:
            return ""
        found = trace.steps[step - 1]
        read = (visible(shown(symbol, settings)) for symbol in (*found.rule, found.rule.token))
        left, right, token = (isolated(short(symbol, _LONGEST_SYMBOL)) for symbol in read)
        return f"{self._number(found.rank)}.  {left} + {right} → {token}"

    def told(self, trace: Trace, step: int, merges: int) -> str:
        """What happens in a step, and which rules find nothing here."""
        if not trace.start:
            return ""
        if not merges:
            return str(self.tr("No rule yet: each letter is a token. Press Merge to learn the first rule."))
        steps = len(trace.steps)
        sentences = []
        if step:
            sentences.append(self.tr("joins %Ln place(s).", "", len(trace.steps[step - 1].joins)))
            sentences.append(self._skipped(trace, step, merges))
        elif steps:
            sentences.append(self.tr("Before the first rule each letter is a token."))
        if step == steps:
            sentences.append(self._skipped(trace, step + 1, merges))
        return " ".join(sentence for sentence in sentences if sentence)

    def only_the_beginning(self) -> str:
        """That a long sentence was cut."""
        return str(self.tr("Only the first %Ln letter(s) pass through the rules.", "", LONGEST_SENTENCE))

    def nothing_to_play(self, merges: int) -> str:
        """Why there is no step."""
        if not merges:
            return str(self.tr("There is no rule yet"))
        return str(self.tr("No rule finds anything in this sentence"))

    def _skipped(self, trace: Trace, step: int, merges: int) -> str:
        found = skipped(trace, step, merges)
        if found is None:
            return ""
        first, last = found
        if first == last:
            return str(self.tr("Rule {rule} finds nothing here.")).replace("{rule}", self._number(first))
        text: str = self.tr("Rules {first} to {last} find nothing here.")
        return text.replace("{first}", self._number(first)).replace("{last}", self._number(last))

    def _number(self, number: int) -> str:
        return self._pane.locale().toString(number)
