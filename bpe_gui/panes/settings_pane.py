"""The one place for settings of one's own."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QSpinBox, QWidget

from bpe_gui.core.settings import MARKER_GLYPHS, Normalization, Pretokenizer, Unit
from bpe_gui.document.session import Session
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.widgets import label, named


class SettingsPane(QWidget):
    """Pretokenizer, unit, marker, normalization, minimum count and special tokens, in a row that wraps."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._labels: list[QLabel] = []
        self._row = FlowLayout(self)
        self._row.setContentsMargins(16, 4, 16, 8)
        self._pretokenizer = self._combo("pretokenizerCombo", list(Pretokenizer))
        self._unit = self._combo("unitCombo", list(Unit))
        self._marker = self._combo("markerCombo", list(MARKER_GLYPHS))
        self._normalize = self._combo("normalizeCombo", list(Normalization))
        self._minimum = named(QSpinBox(self), "minimumBox")
        self._minimum.setRange(1, 2**31 - 1)
        self._specials = named(QLineEdit(self), "specialsEdit")
        self._specials.setMinimumWidth(160)
        for widget in (
            self._pretokenizer,
            self._unit,
            self._marker,
            self._normalize,
            self._minimum,
            self._specials,
        ):
            self._add(widget)
        self._show_settings()
        for combo in (self._pretokenizer, self._unit, self._marker, self._normalize):
            combo.activated.connect(self._chosen)
        self._minimum.valueChanged.connect(self._chosen)
        self._specials.editingFinished.connect(self._chosen)
        session.settings_changed.connect(self._show_settings)
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
            self.tr("How the mark at the beginning or end of a word is drawn"),
            self.tr("The Unicode form that every text is put into first"),
            self.tr("How often a pair must occur to become a rule"),
            self.tr("Tokens that are never cut, with a space between them, such as <end>"),
        )
        widgets = (
            self._pretokenizer,
            self._unit,
            self._marker,
            self._normalize,
            self._minimum,
            self._specials,
        )
        for name_label, widget, name, tip in zip(self._labels, widgets, names, tips, strict=True):
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
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _chosen(self) -> None:
        self._session.change_settings(
            replace(
                self._session.settings,
                pretokenizer=self._pretokenizer.currentData(),
                unit=self._unit.currentData(),
                marker=self._marker.currentData(),
                normalization=self._normalize.currentData(),
                minimum_count=self._minimum.value(),
                special_tokens=tuple(dict.fromkeys(self._specials.text().split())),
            )
        )

    def _show_settings(self) -> None:
        settings = self._session.settings
        for combo, value in (
            (self._pretokenizer, settings.pretokenizer),
            (self._unit, settings.unit),
            (self._marker, settings.marker),
            (self._normalize, settings.normalization),
        ):
            combo.setCurrentIndex(combo.findData(value))
        if self._minimum.value() != settings.minimum_count:
            self._minimum.setValue(settings.minimum_count)
        text = " ".join(settings.special_tokens)
        if tuple(self._specials.text().split()) != settings.special_tokens:
            self._specials.setText(text)
        self._marker.setEnabled(settings.pretokenizer.has_marker)
        self._say_marker()

    def _say_marker(self) -> None:
        if not self._marker.isEnabled():
            self._marker.setToolTip(
                self.tr("Words have no mark here: choose white space with start or end marked")
            )
        else:
            self._marker.setToolTip(self.tr("How the mark at the beginning or end of a word is drawn"))

    def _combo(
        self, name: str, values: list[Pretokenizer] | list[Unit] | list[Normalization] | list[str]
    ) -> QComboBox:
        combo = named(QComboBox(self), name)
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
