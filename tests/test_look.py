"""The look: readable on every ground, told apart by everyone, and it grows and follows the system."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.look import DARK, LIGHT, Colours

# What is left of a colour for people who lack one kind of cones, in linear light
# (Machado, Oliveira and Fernandes 2009, severity 1.0).
SEEN_BY = {
    "everyone": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)


def linear(colour: QColor) -> np.ndarray:
    channels = np.array(colour.getRgbF()[:3])
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as the web's accessibility guidelines count it, 1 to 21."""
    darker, lighter = sorted(float(linear(colour) @ (0.2126, 0.7152, 0.0722)) for colour in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def lab(light: np.ndarray) -> np.ndarray:
    ratio = TO_XYZ @ light / (0.95047, 1.0, 1.08883)
    x, y, z = np.where(ratio > 0.008856, np.cbrt(np.maximum(ratio, 0)), 7.787 * ratio + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """The application, undressed again afterwards."""
    font, palette = qapp.font(), qapp.palette()
    yield qapp
    for child in qapp.findChildren(QObject, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if type(child).__name__ == "_SchemeFollower":
            child.setParent(None)
            child.deleteLater()
    look.set_reduced_motion(qapp, False)
    qapp.styleHints().unsetColorScheme()
    qapp.setStyleSheet("")
    qapp.setFont(font)
    qapp.setPalette(palette)


def test_contrast_is_counted_as_the_guidelines_do() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_text_has_contrast_on_its_ground(scheme: Colours) -> None:
    grounds = (scheme.window, scheme.surface, scheme.hover, scheme.accent_soft, scheme.selection)
    pairs = [(scheme.text, ground) for ground in (*grounds, *scheme.tints)]
    pairs += [(scheme.quiet, ground) for ground in (scheme.window, scheme.surface)]
    pairs += [(scheme.accent, ground) for ground in (scheme.window, scheme.surface, scheme.accent_soft)]
    pairs += [(scheme.lost, ground) for ground in (scheme.window, scheme.surface)]
    pairs += [(scheme.on_accent, scheme.accent)]
    too_weak = [(ink.name(), ground.name()) for ink, ground in pairs if contrast(ink, ground) < 4.5]
    assert too_weak == []


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("eyes", SEEN_BY)
def test_any_two_tints_are_told_apart(scheme: Colours, eyes: str) -> None:
    seen = [lab(np.clip(SEEN_BY[eyes] @ linear(tint), 0, 1)) for tint in scheme.tints]
    nearest = min(float(np.linalg.norm(one - other)) for one, other in combinations(seen, 2))
    assert len(seen) == 6
    # 2.3 is what an attentive eye just notices in two patches side by side.
    assert nearest > 8


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_each_tint_has_an_edge_that_shows(scheme: Colours) -> None:
    assert len(scheme.tint_edges) == len(scheme.tints)
    pairs = zip(scheme.tints, scheme.tint_edges, strict=True)
    assert all(contrast(tint, edge) > 1.5 for tint, edge in pairs)


def test_colours_follow_the_window_of_the_palette() -> None:
    assert look.colours(QPalette(QColor("#efefef"))) is LIGHT
    assert look.colours(QPalette(QColor("#202020"))) is DARK


def test_apply_dresses_the_application(app: QApplication) -> None:
    look.apply(app, Qt.ColorScheme.Dark)
    assert look.colours(app.palette()) is DARK
    assert DARK.accent.name() in app.styleSheet()
    look.apply(app, Qt.ColorScheme.Light)
    assert look.colours(app.palette()) is LIGHT
    assert DARK.accent.name() not in app.styleSheet()
    assert "$" not in app.styleSheet()
    app.setStyleSheet("")  # the sheet hides the style under it
    assert app.style().name() == "fusion"


def test_the_system_is_followed_until_a_scheme_is_chosen(app: QApplication) -> None:
    look.apply(app, None)
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert look.colours(app.palette()) is DARK
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert look.colours(app.palette()) is LIGHT
    look.apply(app, Qt.ColorScheme.Light)
    app.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert look.colours(app.palette()) is LIGHT


def test_the_style_sheet_is_accepted_by_qt(app: QApplication, qtlog) -> None:  # type: ignore[no-untyped-def]
    look.apply(app, Qt.ColorScheme.Light)
    widget = QPushButton("Merge")
    widget.ensurePolished()
    assert [record.message for record in qtlog.records if "style" in record.message.lower()] == []


def test_the_main_button_is_filled_and_its_focus_shows(app: QApplication, qtbot: QtBot) -> None:
    look.apply(app, Qt.ColorScheme.Light)
    window = QWidget()
    main, plain = QPushButton("Merge"), QPushButton("Reset")
    main.setProperty("kind", "primary")
    column = QVBoxLayout(window)
    column.addWidget(main)
    column.addWidget(plain)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()

    def corner(button: QPushButton) -> str:
        """The colour a little inside the left edge."""
        return button.grab().toImage().pixelColor(6, button.height() // 2).name()

    def edge(button: QPushButton) -> str:
        return button.grab().toImage().pixelColor(1, button.height() // 2).name()

    plain.setFocus()
    assert corner(main) == LIGHT.accent.name()
    assert edge(plain) == LIGHT.accent.name()
    main.setFocus()
    assert edge(main) == LIGHT.text.name()
    assert edge(plain) != LIGHT.accent.name()
    assert main.sizeHint().height() > plain.sizeHint().height()


def test_all_text_grows_and_comes_back(app: QApplication, qtbot: QtBot) -> None:
    look.apply(app, Qt.ColorScheme.Light)
    window = QWidget()
    qtbot.addWidget(window)
    plain, tokens, title = (QLabel("llegará", window) for _ in range(3))
    tokens.setFont(look.mono_font(look.Size.LARGE))
    title.setProperty("role", "title")
    button = QPushButton("Merge", window)
    window.show()

    def sizes() -> list[float]:
        widths = [
            QFontMetricsF(label.font()).horizontalAdvance("llegará") for label in (plain, tokens, title)
        ]
        return [*widths, button.sizeHint().width(), button.sizeHint().height()]

    first = sizes()
    look.set_text_size(app, 2 * look.text_size(app))
    assert sizes() == pytest.approx([2 * size for size in first], rel=0.08)
    doubled = sizes()
    look.apply(app, Qt.ColorScheme.Dark)
    assert sizes() == doubled
    look.set_text_size(app, None)
    assert sizes() == first


def test_text_size_has_limits(app: QApplication) -> None:
    look.apply(app, Qt.ColorScheme.Light)
    look.set_text_size(app, 500)
    assert look.text_size(app) == look.LARGEST_POINTS
    look.set_text_size(app, 0)
    assert look.text_size(app) == look.SMALLEST_POINTS


def test_three_sizes_of_type(app: QApplication) -> None:
    look.apply(app, Qt.ColorScheme.Light)
    for font in (look.text_font, look.mono_font):
        small, normal, large = (font(size).pointSizeF() for size in look.Size)
        assert small < normal < large
        assert normal == look.text_size(app)
        assert font().featureValue(QFont.Tag("tnum")) == 1


@pytest.mark.usefixtures("app")
def test_tokens_stand_in_columns_in_cyrillic_too() -> None:
    font = look.mono_font()
    metrics = QFontMetricsF(font)
    assert QFontInfo(font).family() in look.MONO_FAMILIES
    widths = {metrics.horizontalAdvance(letters) for letters in ("lllll", "mmmmm", "жжжжж", "ииииі", "ááááá")}
    assert len(widths) == 1
    assert metrics.inFontUcs4(ord("ж"))


@pytest.mark.usefixtures("app")
def test_figures_of_the_text_font_have_one_width() -> None:
    metrics = QFontMetricsF(look.text_font())
    assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1


def test_motion_can_be_reduced(app: QApplication) -> None:
    look.set_reduced_motion(app, True)
    assert look.motion_ms() == 0
    look.set_reduced_motion(app, False)
    assert look.motion_ms() == 200


CLOSED_MEANWHILE = """
import gc
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from bpe_gui import look


class Busy(QWidget):
    def changeEvent(self, event):
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            made = [[] for _ in range(3_000)]  # enough for the collector to look around


def leave_dialogs():
    for _ in range(30):
        dialog = QWidget()
        column = QVBoxLayout(dialog)
        for _ in range(20):
            column.addWidget(QLabel("closed", dialog))
        dialog.show()
        dialog.hide()
        dialog.itself = dialog  # only the collector finds it


app = QApplication([])
look.apply(app, Qt.ColorScheme.Light)
panes = [Busy() for _ in range(5)]
for pane in panes:
    pane.show()
for points in (12.0, 18.0, 24.0):
    leave_dialogs()
    look.set_text_size(app, points)
    leave_dialogs()
    look.apply(app, Qt.ColorScheme.Dark if points == 18.0 else Qt.ColorScheme.Light)
print("dressed", gc.isenabled())
"""


def test_dialogs_that_are_gone_do_not_disturb_dressing() -> None:
    done = subprocess.run([sys.executable, "-c", CLOSED_MEANWHILE], capture_output=True, text=True)
    assert (done.returncode, done.stdout.split()) == (0, ["dressed", "True"])
