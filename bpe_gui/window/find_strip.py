"""The strip that one types in to find something: a row above the status line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QToolButton, QWidget

from bpe_gui import icons, look
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.widgets import label, named, say
from bpe_gui.window.find import FindPart

_LONGEST = 1_000
_FIELD_LETTERS = 28


class FindStrip(QWidget):
    """A field, what is searched, the two ways to go, and what was found."""

    edited = Signal()
    """Another text is to be found, or its case matters now."""
    part_chosen = Signal()
    step_wanted = Signal(bool)
    """On to the next hit, or back to the one before."""
    closed = Signal()

    def __init__(self, parent: QWidget, width: int) -> None:
        super().__init__(parent)
        self.setObjectName("findStrip")
        self._name = QLabel(self)
        self.field = named(QLineEdit(self), "findField")
        self.field.setMaxLength(_LONGEST)
        self.part = named(QComboBox(self), "findPart")
        self.part.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._case = named(QCheckBox(self), "findCase")
        self._previous, self._next, self._close = (
            named(QToolButton(self), name) for name in ("findPrevious", "findNext", "findClose")
        )
        self._close.setProperty("kind", "plain")
        self._told = label(self, "", "findVerdict")
        row = FlowLayout(self)  # large letters wrap instead of making the window wider
        row.setContentsMargins(16, 6, 16, 6)
        for each in (self._name, self.field, self._previous, self._next, self.part, self._case, self._told):
            row.addWidget(each)
        row.add_stretch()
        row.addWidget(self._close)
        self._name.setBuddy(self.field)
        self.field.textEdited.connect(lambda: self.edited.emit())
        self.field.installEventFilter(self)
        self._case.toggled.connect(lambda: self.edited.emit())
        self.part.activated.connect(lambda: self.part_chosen.emit())
        self._next.clicked.connect(lambda: self.step_wanted.emit(True))
        self._previous.clicked.connect(lambda: self.step_wanted.emit(False))
        self._close.clicked.connect(lambda: self.closed.emit())
        for which in FindPart:
            self.part.addItem("", which)
        self._restyle()
        self.retranslate()
        self.hide()
        # With the width that it will have, or the window would grow to hold one part below the other.
        self.resize(width, row.heightForWidth(width))
        row.activate()

    @property
    def text(self) -> str:
        """What is to be found."""
        return self.field.text()

    @property
    def match_case(self) -> bool:
        """Whether capital and small letters are different ones."""
        return self._case.isChecked()

    @property
    def chosen(self) -> FindPart:
        """What is searched."""
        found: FindPart = self.part.currentData()
        return found

    def choose(self, which: FindPart) -> None:
        """Shows what is searched."""
        self.part.setCurrentIndex(self.part.findData(which))

    def tell(self, text: str, lost: bool = False) -> None:
        """Says what was found."""
        role = "lost" if lost else ""
        if self._told.property("role") != role:
            self._told.setProperty("role", role)
            self._told.style().polish(self._told)
        say(self._told, text)

    def take_focus(self, text: str) -> None:
        """The field gets the keyboard and a text, if there is one; typing replaces what stands there."""
        if text:
            self.field.setText(text)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._name.setText(self.tr("Find"))
        self.field.setAccessibleName(self.tr("Text to find"))
        self.field.setToolTip(self.tr("Enter goes to the next hit, Shift+Enter back, Esc closes"))
        self.field.setPlaceholderText(self.tr("Letters, or the number of a rule"))
        self.part.setAccessibleName(self.tr("What is searched"))
        self.part.setToolTip(self.tr("Choose what is searched"))
        names = {
            FindPart.CORPUS: self.tr("in the corpus"),
            FindPart.RULES: self.tr("in the rules"),
            FindPart.VOCABULARY: self.tr("in the vocabulary"),
        }
        for which, name in names.items():
            self.part.setItemText(self.part.findData(which), name)
        self._case.setText(self.tr("Match case"))
        self._case.setAccessibleName(self.tr("Match case"))
        self._case.setToolTip(self.tr("Capital and small letters are different ones"))
        self._told.setAccessibleName(self.tr("What was found"))
        tips = (
            (self._previous, self.tr("Previous hit"), "Shift+F3"),
            (self._next, self.tr("Next hit"), "F3"),
            (self._close, self.tr("Close the search"), "Esc"),
        )
        for button, name, keys in tips:
            button.setAccessibleName(name)
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{name} ({shown})")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._restyle()

    def event(self, event: QEvent) -> bool:
        # Esc means this strip while one is in it, whatever else of the window it would mean.
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the field Enter goes on, with Shift back."""
        is_press = event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.step_wanted.emit(not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = look.colours(self.palette())
        painter = QPainter(self)
        painter.fillRect(event.rect(), colours.window)
        painter.setPen(colours.hairline)
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()

    def _restyle(self) -> None:
        colour = look.colours(self.palette()).text
        for button, name in ((self._previous, "back"), (self._next, "forward"), (self._close, "close")):
            button.setIcon(icons.icon(name, colour))
        self.field.setMinimumWidth(self.fontMetrics().horizontalAdvance("n") * _FIELD_LETTERS)
