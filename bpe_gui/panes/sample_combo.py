"""The choice of a corpus: the shipped ones, and the person's own text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from bpe_gui.document.corpus import Corpus
from bpe_gui.document.samples import shipped_samples

# Files with longer names are named by their beginning and their end.
_LETTERS_SHOWN = 28
_OFFERED_FIRST = ("shop-en", "shop-es", "shop-bg", "mixed", "lesson-es", "lesson-bg")


class SampleCombo(QComboBox):
    """The shipped corpora by name, and below them the text that is none of them."""

    sample_chosen = Signal(str)
    """The name of a shipped corpus, chosen by a person."""
    own_chosen = Signal()
    """The person's own text was chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._corpus = Corpus()
        self._own = Corpus()
        self.setObjectName("sampleCombo")
        self.setProperty("kind", "plain")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        shipped = shipped_samples()
        names = [name for name in _OFFERED_FIRST if name in shipped]
        for name in [*names, *(name for name in shipped if name not in names)]:
            self.addItem(name, name)
        self.insertSeparator(self.count())
        self.addItem("")
        self.activated.connect(self._choose)
        self.retranslate()

    def show_corpus(self, corpus: Corpus, own: Corpus) -> None:
        """Names the present corpus; `own` is what the last entry brings back when that is a shipped one."""
        self._corpus, self._own = corpus, own if corpus.sample else corpus
        last = self.count() - 1
        row = self.findData(corpus.sample) if corpus.sample else last
        self.setItemText(last, self._own_name())
        self.setItemData(last, str(self._own.path or ""), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(row if row >= 0 else last)

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        names = {
            "shop-en": self.tr("Shop (English)"),
            "shop-es": self.tr("Shop (Spanish)"),
            "shop-bg": self.tr("Shop (Bulgarian)"),
            "mixed": self.tr("Mixed scripts"),
            "lesson-es": self.tr("Lesson (Spanish)"),
            "lesson-bg": self.tr("Lesson (Bulgarian)"),
        }
        for row in range(self.count() - 1):
            name = self.itemData(row)
            if isinstance(name, str):
                self.setItemText(row, names.get(name, name))
        self.setItemText(self.count() - 1, self._own_name())
        self.setAccessibleName(self.tr("Corpus to learn from"))
        tip = self.tr(
            "Choose a text to learn from. Own text brings back your last own text, or an empty page."
        )
        self.setToolTip(tip)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # An arrow would put one corpus after the other in place of the text; it opens the list instead.
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not self.view().isVisible():
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # so would a wheel that rolls past

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        # Qt cuts a long name off in the middle of a letter.
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_ComboBox
        field = self.style().subControlRect(control, option, QStyle.SubControl.SC_ComboBoxEditField, self)
        elide = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, elide, field.width() - 4)
        painter.drawComplexControl(control, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _choose(self, row: int) -> None:
        name = self.itemData(row)
        if isinstance(name, str):
            self.sample_chosen.emit(name)
        else:
            self.own_chosen.emit()

    def _own_name(self) -> str:
        name = self._own.name
        if len(name) > _LETTERS_SHOWN:
            half = _LETTERS_SHOWN // 2
            name = f"{name[:half]}…{name[-half:]}"
        return name or self.tr("Own text")
