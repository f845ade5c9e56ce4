"""The one place for settings of one's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QSpinBox, QWidget

from bpe_gui.core.settings import MARKER_GLYPHS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.units import clean
from bpe_gui.document.session import Session
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.numbers import LARGEST_PLURAL, plural
from bpe_gui.panes.widgets import label, named


class SettingsPane(QWidget):
    """Pretokenizer, unit, marker, normalization, minimum count and special tokens, in a row that wraps.

    Each control changes its own setting and leaves the others alone, in one step to undo.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._following = False
        self._specials_shown = ""
        self._labels: list[QLabel] = []
        self._row = FlowLayout(self)
        self._row.setContentsMargins(16, 4, 16, 8)
        self._pretokenizer = self._combo("pretokenizerCombo", list(Pretokenizer))
        self._unit = self._combo("unitCombo", list(Unit))
        self._marker = self._combo("markerCombo", list(MARKER_GLYPHS))
        self._normalize = self._combo("normalizeCombo", list(Normalization))
        self._minimum = named(QSpinBox(self), "minimumBox")
        self._minimum.setRange(1, LARGEST_PLURAL)
        self._minimum.setKeyboardTracking(False)  # else 12 would be learned with 1 first
        self._specials = named(QLineEdit(self), "specialsEdit")
        for widget in self._controls():
            self._add(widget)
        self._fit()
        self._show_settings()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        names = (
            self.tr("Words"),
            self.tr("Units"),
            self.tr("Marker"),
            self.tr("Normalization"),
            self.tr("Minimum count"),
            self.tr("Special tokens"),
        )
        tips = (
            self.tr("Where the text is cut into words; a merge never crosses a cut"),
            self.tr("What a word is made of before the first merge"),
            "",
            self.tr("The Unicode form that every text is put into first"),
            self.tr("How often a pair must occur to become a rule"),
            self.tr("Tokens that are never cut, with a space between them, such as <end>"),
        )
        for name_label, widget, name, tip in zip(self._labels, self._controls(), names, tips, strict=True):
            name_label.setText(name)
            widget.setAccessibleName(name)
            widget.setToolTip(tip)
        self._set_items(
            self._pretokenizer,
            self.tr("spaces"),
            self.tr("white space"),
            self.tr("white space, start marked"),
            self.tr("white space, end marked"),
            "GPT-2",
            "cl100k",
            "o200k",
            self.tr("lines"),
        )
        self._set_items(self._unit, self.tr("characters"), self.tr("visible letters"), self.tr("bytes"))
        self._set_items(self._marker, *MARKER_GLYPHS)
        self._set_items(self._normalize, self.tr("none"), "NFC", "NFD", "NFKC")
        self._say_marker()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange and hasattr(self, "_specials"):
            self._fit()  # Qt sends font changes from within its own constructor, too

    def _set_minimum(self, count: int) -> None:
        if not self._following:
            self._change(replace(self._session.settings, minimum_count=count))

    def _specials_typed(self) -> None:
        # Compared as text: a token from a file that holds a space or a line end is changed only by typing.
        if self._specials.text() != self._specials_shown:
            tokens = tuple(clean(self._specials.text())[0].split())
            self._change(replace(self._session.settings, special_tokens=tokens))

    def _change(self, settings: Settings) -> None:
        self._session.change_settings(settings)
        self._show_settings()  # as it was put: without double special tokens, for one

    def _show_settings(self) -> None:
        settings = self._session.settings
        self._following = True
        for combo, value in (
            (self._pretokenizer, settings.pretokenizer),
            (self._unit, settings.unit),
            (self._marker, settings.marker),
            (self._normalize, settings.normalization),
        ):
            combo.setCurrentIndex(combo.findData(value))
        self._minimum.setValue(plural(settings.minimum_count))
        self._following = False
        self._specials.setText(" ".join(settings.special_tokens))
        self._specials_shown = self._specials.text()
        self._marker.setEnabled(settings.pretokenizer.has_marker)
        self._say_marker()

    def _say_marker(self) -> None:
        if self._marker.isEnabled():
            self._marker.setToolTip(self.tr("How the mark at the beginning or end of a word is drawn"))
        else:
            self._marker.setToolTip(self.tr("Words have no mark here: mark their start or end under Words"))

    def _connect(self) -> None:
        session = self._session
        # A QVariant makes a plain text of a text enumeration.
        words, unit = self._pretokenizer.currentData, self._unit.currentData
        marker, form = self._marker.currentData, self._normalize.currentData
        changes: tuple[tuple[QComboBox, Callable[[], Settings]], ...] = (
            (self._pretokenizer, lambda: replace(session.settings, pretokenizer=Pretokenizer(words()))),
            (self._unit, lambda: replace(session.settings, unit=Unit(unit()))),
            (self._marker, lambda: replace(session.settings, marker=marker())),
            (self._normalize, lambda: replace(session.settings, normalization=Normalization(form()))),
        )
        for combo, changed in changes:
            combo.activated.connect(lambda _, changed=changed: self._change(changed()))
        self._minimum.valueChanged.connect(self._set_minimum)
        self._specials.editingFinished.connect(self._specials_typed)
        session.settings_changed.connect(self._show_settings)

    def _controls(self) -> tuple[QWidget, ...]:
        return (
            self._pretokenizer,
            self._unit,
            self._marker,
            self._normalize,
            self._minimum,
            self._specials,
        )

    def _fit(self) -> None:
        """The largest minimum count would make its box far too wide; both fields follow the font."""
        letter = self.fontMetrics().horizontalAdvance("0")
        self._minimum.setFixedWidth(11 * letter)
        self._specials.setMinimumWidth(20 * letter)

    def _combo(
        self, name: str, values: list[Pretokenizer] | list[Unit] | list[Normalization] | list[str]
    ) -> QComboBox:
        combo = named(QComboBox(self), name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value in values:
            combo.addItem("", value)
        return combo

    def _set_items(self, combo: QComboBox, *texts: str) -> None:
        for row, text in enumerate(texts):
            combo.setItemText(row, text)

    def _add(self, widget: QWidget) -> None:
        """A control with its label in front; both stay together when the row wraps."""
        box = QWidget(self)
        inside = QHBoxLayout(box)
        inside.setContentsMargins(0, 0, 8, 0)
        inside.setSpacing(8)
        name = label(box, "quiet")
        name.setBuddy(widget)
        self._labels.append(name)
        inside.addWidget(name)
        inside.addWidget(widget)
        self._row.addWidget(box)
