"""The bar at the top: everything one presses, in a row that wraps."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QColor, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import icons, look
from bpe_gui.core.settings import PRESETS
from bpe_gui.document.player import FASTEST, SLOWEST, Player
from bpe_gui.document.session import Session
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.widgets import label, named
from bpe_gui.window.actions import Actions

OWN = "own"
"""The item of the preset list that stands for settings of one's own."""

# Between a button's icon and its words, in pixels.
_WORDS_GAP = 4


class Bar(QWidget):
    """Buttons for the actions, the speed, the presets."""

    own_settings_chosen = Signal()

    def __init__(self, session: Session, player: Player, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._player, self._actions = session, player, actions
        self._row = FlowLayout(self)
        self._row.setContentsMargins(16, 8, 16, 8)
        self._icons: list[tuple[QAbstractButton, str]] = []
        self._few_words = False
        self._drawn: dict[QAbstractButton, tuple[str, QColor]] = {}
        self._known = [
            self._button("openButton", actions.open, "open"),
            self._button("saveButton", actions.save, "save"),
        ]
        self._row.add_gap(16)
        self._known += [
            self._button("undoButton", actions.undo, "undo"),
            self._button("redoButton", actions.redo, "redo"),
        ]
        self._merge = self._button("mergeButton", actions.merge, "merge")
        self._merge.setProperty("kind", "primary")
        self._button("mergeTenButton", actions.merge_ten, "")
        self._play = self._button("playButton", actions.play, "play")
        self._known.append(self._play)
        self._speed = named(QSlider(Qt.Orientation.Horizontal, self), "speedSlider")
        self._speed.setRange(SLOWEST, FASTEST)
        self._speed.setValue(player.speed)
        self._speed.setFixedWidth(88)
        self._speed.valueChanged.connect(player.set_speed)
        self._row.addWidget(self._speed)
        to = self._button("toButton", actions.to, "")
        self._button("resetButton", actions.reset, "reset")
        self._row.add_stretch()
        self._preset = self._preset_box()
        self._merge.setFocus()  # what a newcomer should press
        self._popup = _ToPopup(session, to)
        actions.to.triggered.connect(self._popup.open_below)
        actions.play.changed.connect(self._colour)
        actions.merge.changed.connect(self._fit)
        session.settings_changed.connect(self._show_preset)
        self._colour()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._speed.setAccessibleName(self.tr("Speed of playing"))
        self._speed.setToolTip(self.tr("How many merges Play makes in a second"))
        self._preset_label.setText(self.tr("Preset"))
        texts = (
            self.tr("Lesson"),
            self.tr("Book chapter"),
            self.tr("Book chapter with ·"),
            self.tr("Bytes with spaces"),
            self.tr("Own settings"),
        )
        for row, text in enumerate(texts):
            self._preset.setItemText(row, text)
        self._preset.setAccessibleName(self.tr("Preset"))
        self._preset.setToolTip(self.tr("How text is cut into words and when learning stops, all at once"))
        self._popup.retranslate()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()  # the style has given the buttons their size only now

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._colour()
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _preset_chosen(self) -> None:
        name = self._preset.currentData()
        if name == OWN:
            self.own_settings_chosen.emit()
        else:
            self._session.change_settings(PRESETS[name])

    def _show_preset(self) -> None:
        self._preset.setCurrentIndex(self._preset.findData(self._session.preset or OWN))

    def _colour(self) -> None:
        colours = look.colours(self.palette())
        self._icons = [
            (button, ("pause" if self._player.playing else "play") if button is self._play else name)
            for button, name in self._icons
        ]
        for button, name in self._icons:
            colour = colours.on_accent if button is self._merge else colours.text
            if self._drawn.get(button) != (name, colour):  # drawing one takes half a millisecond
                self._drawn[button] = (name, colour)
                button.setIcon(icons.icon(name, colour))

    def _fit(self) -> None:
        """Where one row has no room for all words, what everybody knows by its sign goes without."""
        wanted = self._row.sizeHint().width()
        if self._few_words:
            wanted += sum(button.words_width() for button in self._known)
            wanted += self._preset_label.sizeHint().width() + 8
        if (few_words := wanted > self.width()) != self._few_words:
            self._few_words = few_words
            for button in self._known:
                button.show_words(not few_words)
            self._preset_label.setVisible(not few_words)

    def _button(self, name: str, action: QAction, icon: str) -> ActionButton:
        button = ActionButton(action, self)
        button.setObjectName(name)
        if icon:
            self._icons.append((button, icon))
        self._row.addWidget(button)
        return button

    def _preset_box(self) -> QComboBox:
        box = QWidget(self)
        inside = QHBoxLayout(box)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(8)
        self._preset_label = label(box, "quiet")
        preset = named(QComboBox(box), "presetCombo")
        for name in (*PRESETS, OWN):
            preset.addItem("", name)
        preset.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._preset_label.setBuddy(preset)
        preset.activated.connect(self._preset_chosen)
        inside.addWidget(self._preset_label)
        inside.addWidget(preset)
        self._row.addWidget(box)
        return preset


class ActionButton(QPushButton):
    """A push button that is its action: text, tooltip, state."""

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._words = True
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def words_width(self) -> int:
        """How much wider the button is with its words."""
        return self.fontMetrics().horizontalAdvance(self.accessibleName()) + _WORDS_GAP

    def show_words(self, words: bool) -> None:
        """Shows the words beside the icon, or the icon alone."""
        if words != self._words:
            self._words = words
            self._follow()

    def _follow(self) -> None:
        action = self._action
        text = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&&")
        if (shown := text if self._words else "") != self.text():
            self.setText(shown)
            self.updateGeometry()
        if (name := text.replace("&&", "&")) != self.accessibleName():
            self.setAccessibleName(name)
        if (tip := action.toolTip()) != self.toolTip():
            self.setToolTip(tip)
            self.setAccessibleDescription(tip)
        self.setEnabled(action.isEnabled())


class _ToPopup(QWidget):
    """A number and a button under *To …*: where to go."""

    def __init__(self, session: Session, below: QWidget) -> None:
        super().__init__(below, Qt.WindowType.Popup)
        self._session, self._below = session, below
        self._label = label(self)
        self._number = named(QSpinBox(self), "toBox")
        self._number.setRange(0, 1_000_000)
        self._go = named(QPushButton(self), "goButton")
        self._go.setDefault(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(self._label)
        row = QHBoxLayout()
        row.addWidget(self._number, 1)
        row.addWidget(self._go)
        column.addLayout(row)
        self._go.clicked.connect(self._leave)
        self._number.lineEdit().returnPressed.connect(self._leave)

    def retranslate(self) -> None:
        self._label.setText(self.tr("Number of merges"))
        self._number.setAccessibleName(self.tr("Number of merges"))
        self._number.setToolTip(self.tr("Up to this number of rules, forward or back"))
        self._go.setText(self.tr("Go"))
        self._go.setAccessibleName(self.tr("Go to this number of merges"))
        self._go.setToolTip(self.tr("Go to this number of merges"))

    def open_below(self) -> None:
        self._number.setValue(max(60, self._session.learned))
        self.move(self._below.mapToGlobal(self._below.rect().bottomLeft()))
        self.show()
        self._number.setFocus()
        self._number.selectAll()

    def _leave(self) -> None:
        self._number.interpretText()
        self.hide()
        self._session.merge_to(self._number.value())
