"""What the chart says, in the language of the interface."""

from __future__ import annotations

from math import floor, log10

from PySide6.QtCore import QLocale, QObject

from bpe_gui.panes.numbers import number_text, plural, with_number

_MOST_DIGITS = 6


class ChartWords(QObject):
    """Names and sentences of the chart; numbers are written as `locale` does."""

    def __init__(self, parent: QObject, locale: QLocale) -> None:
        super().__init__(parent)
        self.locale = locale

    def number(self, value: int) -> str:
        """A whole number."""
        return number_text(value, self.locale)

    def whole(self, tick: float) -> str:
        """A whole number of an axis."""
        return self.number(round(tick))

    def percent(self, value: float) -> str:
        """A percentage with one decimal, a small one with two figures; zeros at the end are left out."""
        digits = 1
        if 0 < value < 1:
            digits = min(1 - floor(log10(value)), _MOST_DIGITS)
        while digits and round(value, digits) == round(value, digits - 1):
            digits -= 1
        text: str = self.tr("{percent} %")
        return text.replace("{percent}", self.locale.toString(float(value), "f", digits))

    def corpus(self, tokens: int) -> str:
        """The corpus's curve: "corpus 277"."""
        text: str = self.tr("corpus {tokens}")
        return text.replace("{tokens}", self.number(tokens))

    def sample(self, tokens: int, *, own_scale: bool = False) -> str:
        """The sample's curve: "sample 12", and whether it has a scale of its own."""
        text: str = self.tr("sample {tokens} (own scale)") if own_scale else self.tr("sample {tokens}")
        return text.replace("{tokens}", self.number(tokens))

    def names(self) -> tuple[str, str]:
        """Corpus and sample where their numbers stand apart."""
        return self.tr("corpus"), self.tr("sample")

    def merges(self, merges: int) -> str:
        """So many merges."""
        return self.tr("%Ln merge(s)", "", merges)

    def saved(self, tokens: int, share: float) -> str:
        """What a merge saves: "saves 4 tokens (0.4 %)"."""
        text: str = self.tr("saves %Ln token(s) ({share})", "", plural(tokens))
        return with_number(text, tokens, self.locale).replace("{share}", self.percent(100 * share))

    def gains(self) -> str:
        """What the strip below the curves shows."""
        return self.tr("tokens saved by each merge")

    def worth(self, merge: int, worth: float) -> str:
        """From which merge on a merge saves less than a share of the corpus's first tokens."""
        text: str = self.tr("from merge {merge} on a merge saves less than {share}")
        return text.replace("{merge}", self.number(merge)).replace("{share}", self.percent(100 * worth))

    def text_head(self) -> str:
        """The head of the texts' names."""
        return self.tr("text")

    def at_merge(self, merge: int) -> str:
        """The head of the tokens at a merge."""
        text: str = self.tr("merge {merge}")
        return text.replace("{merge}", self.number(merge))

    def share_head(self) -> str:
        """The head of the percentages of the tokens at merge 0."""
        return self.tr("of merge 0")

    def helped_head(self) -> str:
        """The head of the last merges that saved a token."""
        return self.tr("last that helped")

    def worth_in_short(self, merge: int, worth: float) -> str:
        """The same where there is little room."""
        text: str = self.tr("from {merge} on: < {share}")
        return text.replace("{merge}", self.number(merge)).replace("{share}", self.percent(100 * worth))

    def empty(self, *, has_corpus: bool) -> str:
        """What stands there as long as there is no rule."""
        if not has_corpus:
            return self.tr("Without a corpus there are no tokens to count.")
        return self.tr("No rule yet. Each merge goes one step to the right.")

    def tokens(self, merges: int, corpus: int, sample: int | None) -> str:
        """The tokens after so many merges, in a sentence."""
        counted: str = self.tr("%Ln token(s) in the corpus", "", plural(corpus))
        counted = with_number(counted, corpus, self.locale)
        if sample is None:
            return self.tr("{merges}: {corpus}").format(merges=self.merges(merges), corpus=counted)
        words: str = self.tr("{merges}: {corpus}, {sample}")
        return words.format(
            merges=self.merges(merges),
            corpus=counted,
            sample=self.tr("%Ln in the sample", "", sample),
        )
