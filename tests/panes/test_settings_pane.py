"""The settings of one's own with a real session: one step to undo for each control."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import i18n
from bpe_gui.core.settings import MARKER_GLYPHS, PRESETS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.document.session import Session
from bpe_gui.panes.settings_pane import SettingsPane

COMBOS = {
    "pretokenizerCombo": (Pretokenizer.GPT2, Settings(Pretokenizer.GPT2)),
    "unitCombo": (Unit.BYTES, Settings(unit=Unit.BYTES)),
    "normalizeCombo": (Normalization.NFC, Settings(normalization=Normalization.NFC)),
}


class Pane:
    """A shown pane and its parts by their names."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.widget = SettingsPane(session, None)
        self.minimum = self.widget.findChild(QSpinBox, "minimumBox")
        self.specials = self.widget.findChild(QLineEdit, "specialsEdit")
        self.marker = self.combo("markerCombo")

    def combo(self, name: str) -> QComboBox:
        return self.widget.findChild(QComboBox, name)

    def choose(self, name: str, value: object) -> None:
        """Chooses an item as a user does, by keys."""
        combo = self.combo(name)
        combo.setFocus()
        steps = combo.findData(value) - combo.currentIndex()
        for _ in range(abs(steps)):
            QTest.keyClick(combo, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)

    def specials_typed(self, text: str) -> None:
        self.specials.selectAll()
        QTest.keyClicks(self.specials, text)
        QTest.keyClick(self.specials, Qt.Key.Key_Return)


@pytest.fixture
def pane(session: Session, qtbot: QtBot) -> Pane:
    pane = Pane(session)
    qtbot.addWidget(pane.widget)
    pane.widget.resize(900, 100)
    with qtbot.waitExposed(pane.widget):
        pane.widget.show()
    return pane


@pytest.mark.parametrize(("name", "chosen"), COMBOS.items())
def test_each_choice_is_one_step_to_undo(pane: Pane, name: str, chosen: tuple[object, Settings]) -> None:
    value, wanted = chosen
    combo = pane.combo(name)
    combo.setCurrentIndex(combo.findData(value))
    assert pane.session.settings == Settings()
    combo.activated.emit(combo.currentIndex())
    assert pane.session.settings == wanted
    kinds = [type(part) for part in (wanted.pretokenizer, wanted.unit, wanted.normalization)]
    settings = pane.session.settings
    assert [type(part) for part in (settings.pretokenizer, settings.unit, settings.normalization)] == kinds
    assert pane.session.undo_stack.count() == 1
    pane.session.undo()
    assert pane.session.settings == Settings()
    assert combo.currentData() != value
    pane.session.redo()
    assert combo.currentData() == value


def test_keys_choose(pane: Pane) -> None:
    pane.choose("unitCombo", Unit.GRAPHEMES)
    assert pane.session.settings == Settings(unit=Unit.GRAPHEMES)


def test_a_typed_minimum_is_one_step(pane: Pane) -> None:
    pane.minimum.selectAll()
    QTest.keyClicks(pane.minimum, "12")
    assert pane.session.settings.minimum_count == 1
    QTest.keyClick(pane.minimum, Qt.Key.Key_Return)
    assert (pane.session.settings.minimum_count, pane.session.undo_stack.count()) == (12, 1)
    QTest.keyClick(pane.minimum, Qt.Key.Key_Down)
    assert (pane.session.settings.minimum_count, pane.session.undo_stack.count()) == (11, 2)
    pane.session.undo()
    pane.session.undo()
    assert pane.minimum.value() == 1
    assert pane.session.undo_stack.count() == 2


def test_typed_special_tokens(pane: Pane, qtbot: QtBot) -> None:
    pane.specials_typed("<fin>  <ini> <fin>")
    assert pane.session.settings.special_tokens == ("<fin>", "<ini>")
    assert pane.specials.text() == "<fin> <ini>"
    assert pane.session.undo_stack.count() == 1
    QTest.keyClick(pane.specials, Qt.Key.Key_Return)
    assert pane.session.undo_stack.count() == 1
    pane.specials_typed(" ")
    assert pane.session.settings == Settings()
    qtbot.waitUntil(lambda: not pane.session.busy)


def test_a_marker_of_ours_in_a_special_token_is_replaced(pane: Pane, qtbot: QtBot) -> None:
    pane.specials.setText("<fin\ufdd0>")
    QTest.keyClick(pane.specials, Qt.Key.Key_Return)
    assert pane.session.settings.special_tokens == ("<fin\ufffd>",)
    qtbot.waitUntil(lambda: not pane.session.busy)


def test_other_controls_leave_special_tokens_with_spaces_alone(pane: Pane) -> None:
    settings = Settings(special_tokens=("<a b>", "\n"), minimum_count=2**31 - 1)
    pane.session.change_settings(settings)
    pane.choose("unitCombo", Unit.GRAPHEMES)
    assert pane.session.settings.special_tokens == ("<a b>", "\n")
    assert pane.session.settings.minimum_count == 2**31 - 1
    pane.specials.setFocus()
    pane.combo("unitCombo").setFocus()
    assert pane.session.settings.special_tokens == ("<a b>", "\n")
    assert pane.session.undo_stack.count() == 2


def test_presets_are_picked_up_without_an_echo(pane: Pane, qtbot: QtBot) -> None:
    for number, preset in enumerate(("book-marker", "bytes", "book", "lesson"), 1):
        pane.session.change_settings(PRESETS[preset])
        shown = Settings(
            pane.combo("pretokenizerCombo").currentData(),
            pane.combo("unitCombo").currentData(),
            pane.combo("normalizeCombo").currentData(),
            pane.minimum.value(),
            tuple(pane.specials.text().split()),
            pane.marker.currentData(),
        )
        assert shown == pane.session.settings == PRESETS[preset]
        assert pane.session.undo_stack.count() == number
    qtbot.waitUntil(lambda: not pane.session.busy)


def test_a_marker_where_there_is_one(pane: Pane) -> None:
    assert not pane.marker.isEnabled()
    assert "mark" in pane.marker.toolTip()
    reason = pane.marker.toolTip()
    pane.session.change_settings(PRESETS["book-marker"])
    assert pane.marker.isEnabled()
    assert pane.marker.toolTip() not in ("", reason)
    pane.choose("markerCombo", MARKER_GLYPHS[3])
    assert pane.session.settings.marker == "</w>"
    assert pane.session.preset == "book-marker"


def controls(pane: Pane) -> list[QWidget]:
    return [*pane.widget.findChildren(QComboBox), pane.minimum, pane.specials]


@pytest.mark.parametrize("language", ["en", "es", "bg"])
@pytest.mark.parametrize("width", [420, 900])
def test_the_row_wraps_and_nothing_is_cut_off(
    pane: Pane, qtbot: QtBot, qapp: QApplication, language: str, width: int
) -> None:
    i18n.set_language(qapp, language)
    pane.widget.retranslate()
    pane.widget.resize(width, pane.widget.layout().heightForWidth(width))

    def fits(control: QWidget) -> bool:
        box = control.parentWidget().geometry()
        wide = control.width() >= min(control.sizeHint().width(), control.maximumWidth())
        return wide and box.right() < width and box.bottom() < pane.widget.layout().heightForWidth(width)

    qtbot.waitUntil(lambda: all(map(fits, controls(pane))))


def test_every_control_has_a_name_and_a_tip(pane: Pane, qapp: QApplication) -> None:
    names = set()
    for language in ("en", "es", "bg"):
        i18n.set_language(qapp, language)
        pane.widget.retranslate()
        names.add(tuple(control.accessibleName() for control in controls(pane)))
        assert all(control.toolTip() for control in controls(pane))
    assert len(names) == 3
    assert all(len(set(each)) == 6 for each in names)
