"""The style sheet of the program as a text with colours and sizes put in."""

from __future__ import annotations

from string import Template

from bpe_gui.paths import resources_dir

# Fusion stays the style. The sheet only rounds, flattens and gives room; what it leaves alone (check
# boxes, item views' rows) takes its colours from the palette. Rules for ::item are left out on purpose:
# they slow every row of a table down. Figures in spin boxes stand on the right: a sheet cannot give them
# room on the left (the field begins at the box's edge there, Qt 6.11).
_SHEET = Template("""
QToolTip { background: $surface; color: $text; border: 1px solid $border; padding: $s3 $s5; }

QPushButton, QToolButton, QComboBox {
    background: $surface; color: $text; border: 1px solid $border; border-radius: 6px; padding: $s4 $s8;
    icon-size: $icon;
}
QToolButton { padding: $s4 $s5; }
QPushButton:hover, QToolButton:hover, QComboBox:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $accent_soft; }
QPushButton:checked, QToolButton:checked { background: $accent_soft; border-color: $accent; }
QPushButton:focus, QToolButton:focus, QComboBox:focus { border: 2px solid $accent; padding: $s4f $s8f; }
QToolButton:focus { padding: $s4f $s5f; }
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled {
    background: $window; color: $quiet; border-color: $hairline;
}
QPushButton::menu-indicator, QToolButton::menu-indicator {
    image: url("$sheet/chevron-down.svg"); width: $s6; height: $s6;
    subcontrol-position: right center; right: 4px;
}
QToolButton[kind="plain"]::menu-indicator { image: none; }
QPushButton[kind="primary"], QToolButton[kind="primary"] {
    background: $accent; color: $on_accent; border: 2px solid $accent; font-weight: 600; font-size: $large;
    padding: $s5 $s10;
}
QPushButton[kind="primary"]:hover, QToolButton[kind="primary"]:hover { border-color: $text; }
QPushButton[kind="primary"]:pressed, QToolButton[kind="primary"]:pressed {
    background: $text; color: $window;
}
QPushButton[kind="primary"]:focus, QToolButton[kind="primary"]:focus {
    border: 2px solid $text; padding: $s5 $s10;
}
QPushButton[kind="primary"]:disabled, QToolButton[kind="primary"]:disabled {
    background: $accent_soft; color: $quiet; border-color: $accent_soft;
}
QPushButton[kind="plain"], QToolButton[kind="plain"] { background: transparent; border-color: transparent; }
QPushButton[kind="plain"]:hover, QToolButton[kind="plain"]:hover { background: $hover; }
QPushButton[kind="plain"]:checked { background: $accent_soft; border-bottom: 2px solid $accent; }
QToolButton[kind="plain"]:checked { background: $accent_soft; }
QPushButton[kind="plain"]:focus, QToolButton[kind="plain"]:focus { border-color: $accent; }

QComboBox { padding-right: $s14; }
QComboBox[kind="plain"] { background: transparent; border-color: transparent; }
QComboBox[kind="plain"]:hover { background: $hover; }
QComboBox[kind="plain"]:focus { border-color: $accent; }
QComboBox:focus { padding-right: $s14f; }
QComboBox::drop-down { border: none; width: $s13; }
QComboBox::down-arrow { image: url("$sheet/chevron-down.svg"); width: $s7; height: $s7; }
QComboBox QAbstractItemView {
    background: $surface; color: $text; border: 1px solid $border; padding: 4px; outline: none;
    selection-background-color: $selection; selection-color: $text;
}

QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QListView, QTreeView, QTableView {
    background: $surface; color: $text; border: 1px solid $border; border-radius: 6px;
    selection-background-color: $selection; selection-color: $text;
}
QLineEdit, QAbstractSpinBox { padding: $s4 $s5; }
QPlainTextEdit, QTextEdit { padding: $s3; }
QLineEdit:focus, QAbstractSpinBox:focus { border: 2px solid $accent; padding: $s4f $s5f; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $accent; padding: $s3f; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 1px solid $accent; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QPlainTextEdit:disabled, QTextEdit:disabled {
    background: $window; color: $quiet; border-color: $hairline;
}
QComboBox QLineEdit, QComboBox QLineEdit:focus { background: transparent; border: none; padding: 0; }
QAbstractSpinBox { qproperty-alignment: "AlignRight | AlignVCenter"; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: $s12; border: none; background: transparent; margin: 2px;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {
    background: $hover; border-radius: 3px;
}
QAbstractSpinBox::up-arrow { image: url("$sheet/chevron-up.svg"); width: $s6; height: $s6; }
QAbstractSpinBox::down-arrow { image: url("$sheet/chevron-down.svg"); width: $s6; height: $s6; }

QCheckBox, QRadioButton { spacing: $s5; }
QCheckBox::indicator, QRadioButton::indicator {
    width: $indicator; height: $indicator; background: $surface; border: 1px solid $quiet; border-radius: 3px;
}
QRadioButton::indicator { border-radius: $indicatorradius; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:checked {
    background: $accent; border-color: $accent; image: url("$sheet/check-$check.svg");
}
QRadioButton::indicator:checked {
    border-color: $accent;
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 $accent, stop: 0.5 $accent, stop: 0.6 $surface, stop: 1 $surface);
}
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $quiet; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $faint; background: $window; }
QCheckBox::indicator:checked:disabled { background: $faint; }

QTableView, QTreeView { gridline-color: transparent; alternate-background-color: $window; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: $surface; color: $quiet; border: none; border-bottom: 1px solid $hairline; padding: $s3 $s5;
    font-size: $small; font-weight: 400;
}
QTableCornerButton::section { background: $surface; border: none; }

QTabWidget::pane { border: none; border-top: 1px solid $hairline; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: $quiet; border: none; border-bottom: 2px solid transparent;
    padding: $s4 $s2; margin: 0 $s6;
}
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar:focus { outline: none; }
QTabBar::tab:selected:focus { background: $accent_soft; }
QTabBar::tab:disabled { color: $faint; }

QSplitter::handle { background: $hairline; }
QSplitter::handle:horizontal { margin: 0 4px; width: 1px; }
QSplitter::handle:vertical { margin: 4px 0; height: 1px; }
QSplitter::handle:hover { background: $faint; }
QSplitter::handle:pressed { background: $accent; }

QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $faint; border-radius: 3px; margin: 3px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $quiet; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QSlider { min-height: $s13; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $hairline; }
QSlider::sub-page:horizontal { border-radius: 2px; background: $accent; }
QSlider::sub-page:horizontal:disabled { background: $faint; }
QSlider::handle:horizontal {
    background: $surface; border: 2px solid $accent; width: $knob; height: $knob;
    margin: -$knobmargin 0; border-radius: $knobradius;
}
QSlider::handle:horizontal:hover { background: $accent_soft; }
QSlider::handle:horizontal:focus { background: $accent; }
QSlider::handle:horizontal:disabled { border-color: $faint; background: $window; }

QProgressBar {
    background: $hairline; border: none; border-radius: 3px; min-height: 6px;
    text-align: center; color: $text;
}
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QMenuBar { background: $window; color: $text; padding: 2px 8px; }
QMenuBar::item { background: transparent; padding: $s3 $s5; border-radius: 4px; }
QMenuBar::item:selected { background: $accent_soft; }
QMenu { background: $surface; color: $text; border: 1px solid $border; padding: 6px; }
QMenu::item { padding: $s3 $s10 $s3 $s10; border-radius: 4px; }
QMenu::item:selected { background: $accent_soft; }
QMenu::item:disabled { color: $quiet; }
QMenu::separator { height: 1px; background: $hairline; margin: 5px 8px; }
QStatusBar { background: $window; color: $quiet; border-top: 1px solid $hairline; font-size: $small; }
QStatusBar::item { border: none; }
QToolBar { background: $window; border: none; spacing: 8px; }
QMainWindow::separator { background: $hairline; width: 1px; height: 1px; }

QFrame[role="card"] { background: $surface; border: 1px solid $border; border-radius: 6px; }
QFrame[role="separator"] { background: $hairline; border: none; min-height: 1px; max-height: 1px; }
QLabel[role="quiet"] { color: $quiet; font-size: $small; }
QLabel[role="lost"] { color: $lost; }
QLabel[role="accent"] { color: $accent; }
QLabel[role="title"] { color: $quiet; font-size: $title; font-weight: 600; letter-spacing: $spacing; }
""")


def written(names: dict[str, str], em: float) -> str:
    """The style sheet with these colours (name → `#rrggbb`) and sizes for a font of `em` pixels."""
    values: dict[str, str] = dict(names)
    for tenths in range(2, 15):
        # $s8 is 0.8 em; $s8f is one pixel less, where the focus ring is one pixel thicker.
        pixels = round(tenths * em / 10)
        values[f"s{tenths}"] = f"{pixels}px"
        values[f"s{tenths}f"] = f"{max(pixels - 1, 0)}px"
    # The handle is a circle whose border counts extra; an even size keeps it round.
    knob = 2 * round(em * 0.45)
    values["knob"] = f"{knob}px"
    values["knobradius"] = f"{knob // 2 + 2}px"
    values["knobmargin"] = f"{knob // 2}px"
    # An even inner size plus two pixels of border; half of both makes a circle.
    indicator = 2 * round(em * 0.5)
    values["indicator"] = f"{indicator}px"
    values["indicatorradius"] = f"{indicator // 2 + 1}px"
    values["icon"] = f"{round(em * 1.25)}px"
    # A drawing in a sheet keeps its own colour, so there is a white tick and a black one.
    values["check"] = "black" if int(names["on_accent"][1:3], 16) < 128 else "white"
    values["title"] = f"{round(em * 0.87)}px"
    values["spacing"] = f"{em * 0.05:.1f}px"
    values["small"] = f"{round(em * 0.9)}px"
    values["large"] = f"{round(em * 1.1)}px"
    # A quote in a folder's name would end the url() and the sheet with it.
    values["sheet"] = (resources_dir() / "icons" / "sheet").as_posix().replace('"', '\\"')
    return _SHEET.substitute(values)
