"""A field to type a sentence in, or to choose a line of the sample."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy, QWidget

from bpe_gui.panes.traced_text import offered_lines, shortened

_LINE_ENDS = str.maketrans("\r\n\u2028\u2029", "    ")


class SentenceCombo(QComboBox):
    """The lines of the sample, and whatever is typed; what was typed stays when the sample changes."""

    sentence_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._line = QLineEdit(self)
        self.setLineEdit(self._line)
        self._line.setCompleter(None)  # type: ignore[arg-type]  # the stubs forget that None takes it away
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(12)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._offered = ""
        self._full = ""  # what is chosen or typed, before it is shortened
        self._typed = False
        self.activated.connect(self._chosen)
        self._line.textEdited.connect(self._edited)

    def set_placeholder(self, text: str) -> None:
        """Sets what stands there while nothing is typed."""
        self._line.setPlaceholderText(text)

    @property
    def sentence(self) -> str:
        """What passes through the rules."""
        return shortened(self._full)

    @property
    def is_shortened(self) -> bool:
        """Whether only the beginning of the text passes."""
        return self.sentence != self._full

    def offer(self, sample: str) -> None:
        """Offers the sample and its lines; the first of them is taken while nothing is typed."""
        if sample == self._offered and (self.count() or self._typed):
            return
        self._offered = sample
        lines = offered_lines(sample)
        typed = self.currentText()
        self.blockSignals(True)
        self.clear()
        for line in lines:
            self.addItem(line.translate(_LINE_ENDS), line)
        if len(lines) > 1:
            # All of it behind its lines: a step is easier to follow in one of them.
            self.addItem(shortened(sample).translate(_LINE_ENDS), sample)
        self.blockSignals(False)
        if self._typed:
            self.setCurrentIndex(-1)
            self.setEditText(typed)
        else:
            self.setCurrentIndex(0 if lines else -1)
            self._full = lines[0] if lines else ""
            self._line.setCursorPosition(0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _chosen(self, row: int) -> None:
        self._typed = False
        self._full = self.itemData(row) or ""
        self._line.setCursorPosition(0)
        self.sentence_changed.emit()

    def _edited(self, text: str) -> None:
        self._typed, self._full = bool(text), text
        self.sentence_changed.emit()
