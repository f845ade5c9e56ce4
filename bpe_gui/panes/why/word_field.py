"""A field to type any word in, or to choose one of the sample's, and ask why it is not one token."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QWidget

from bpe_gui.core.tokenizer import prepare
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import visible

_SAMPLE_WORDS = 500
_OFFERED = 40
_LONGEST_OFFERED = 60


class WordField(QComboBox):
    """Words of the sample, those in most pieces first, and whatever is typed."""

    word_asked = Signal(str)
    """Somebody chose a word, or typed one and pressed Enter."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = QLineEdit(self)
        self.setLineEdit(self._line)
        self._line.setCompleter(None)  # type: ignore[arg-type]  # the stubs forget that None takes it away
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(14)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._words: tuple[str, ...] = ()
        self._typed = False
        self.activated.connect(self._chosen)
        self._line.textEdited.connect(self._edited)
        self._line.returnPressed.connect(self.ask)

    @property
    def word(self) -> str:
        """What is chosen or typed."""
        row = self.currentIndex()
        return self._line.text() if self._typed or not 0 <= row < len(self._words) else self._words[row]

    def offer(self, words: Sequence[str]) -> None:
        """Offers words; the first one stands there until another is chosen or typed."""
        if tuple(words) == self._words:
            return
        typed, chosen = self._line.text(), self.word
        self._words = tuple(words)
        self.clear()
        self.addItems([visible(word) for word in self._words])
        if self._typed:
            self.setCurrentIndex(-1)
            self.setEditText(typed)
        else:
            self.setCurrentIndex(self._words.index(chosen) if chosen in self._words else 0)
            self._line.setCursorPosition(0)

    def show_word(self, word: str) -> None:
        """Shows the word that is being told about, as if it had been typed or chosen."""
        if word == self.word:
            return
        self._typed = word not in self._words
        self.setCurrentIndex(-1 if self._typed else self._words.index(word))
        if self._typed:
            self.setEditText(word[:_LONGEST_OFFERED])

    def ask(self) -> None:
        """Asks about the word that stands there."""
        if self.word:
            self.word_asked.emit(self.word)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _chosen(self, row: int) -> None:
        self._typed = False
        self._line.setCursorPosition(0)
        if 0 <= row < len(self._words):
            self.ask()

    def _edited(self, text: str) -> None:
        self._typed = bool(text)


def offered_words(session: Session) -> list[str]:
    """The sample's words that are not one token, those in most pieces first, longer before shorter."""
    found = session.sample.cut_words
    if found is None:
        return []
    tokenizer, merges = session.tokenizer, session.merges
    kinds = dict.fromkeys(found.kinds[:_SAMPLE_WORDS].tolist())
    words = (found.distinct[kind] for kind in kinds if not found.special[kind])
    sizes = {
        word: len(tokenizer.encode_word(word, merges)) for word in words if len(word) <= _LONGEST_OFFERED
    }
    cut = [word for word, size in sizes.items() if size > 1]
    return sorted(cut, key=lambda word: (-sizes[word], -len(word)))[:_OFFERED]


def word_of(typed: str, session: Session) -> str:
    """The word that somebody typed, as the pretokenizer cuts it.

    Where a word begins with its space and only that one is in the corpus, it is meant.
    """
    prepared, found = prepare(typed, session.tokenizer.settings)
    words = [prepared[span.start : span.end] for span in found]
    word = next((each for each in words if each.strip()), words[0] if words else "")
    counts = session.counts.counts
    spaced = f" {word}"
    joined = session.tokenizer.settings.pretokenizer.joiner == ""
    return spaced if joined and word and word not in counts and spaced in counts else word
