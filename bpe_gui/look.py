"""The colours, the type and the style sheet of the program, in light and in dark."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from bpe_gui import style_sheet
from bpe_gui.collecting import nothing_collected

# The first family that is installed wins. Families are named in code because "Sans Serif" means another
# font on every machine, and changes all widths when fonts are added to the system.
TEXT_FAMILIES = ("Inter", "Segoe UI", ".AppleSystemUIFont", "SF Pro Text", "Noto Sans", "DejaVu Sans")
MONO_FAMILIES = (
    "JetBrains Mono",
    "Cascadia Mono",
    "SF Mono",
    "Menlo",
    "Consolas",
    "Noto Sans Mono",
    "DejaVu Sans Mono",
)

SMALLEST_POINTS = 6.0
LARGEST_POINTS = 28.0  # larger letters would leave no room for the panes of a laptop
# Systems that say 9 points mean a window full of controls; this program is also read from the last row.
DEFAULT_POINTS = 10.0
_REDUCED = "reducedMotion"


class Size(Enum):
    """The three sizes of type, as factors of the application's font."""

    SMALL = 0.9
    NORMAL = 1.0
    LARGE = 1.5


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of one scheme, named by what they mean."""

    window: QColor
    surface: QColor
    """Cards, editors, fields and buttons."""
    hover: QColor
    """A button under the pointer."""
    hairline: QColor
    """Separators and grid lines."""
    border: QColor
    """The edge of a field or a button; a little stronger than a hairline."""
    text: QColor
    quiet: QColor
    """Secondary text; its contrast on window and surface is at least 4.5."""
    faint: QColor
    """Marks that are no text: bars of other pairs, rounds after the current merge."""
    accent: QColor
    """The pair about to be merged, the current merge, the focus."""
    on_accent: QColor
    accent_soft: QColor
    """The background of the current row."""
    lost: QColor
    """What is lost behind the limit, and errors."""
    selection: QColor
    """Selected text and rows; `text` stays readable on it."""
    tints: tuple[QColor, ...]
    """The six fills of tokens, peach, blue, green, yellow, rose and lilac."""
    tint_edges: tuple[QColor, ...]
    """The hairline under each tint."""


def _hues(names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names.split())


# The tints were moved from pastel tones until every two of the six differ for people with protanopia,
# deuteranopia and tritanopia as well (tests/test_look.py measures it); hue alone would leave blue and
# lilac the same for them.
LIGHT = Colours(
    window=QColor("#fbfaf8"),
    surface=QColor("#ffffff"),
    hover=QColor("#f4f2ee"),
    hairline=QColor("#e5e4e1"),
    border=QColor("#dcdbd7"),
    text=QColor("#1f2328"),
    quiet=QColor("#656b76"),
    faint=QColor("#b9bbc0"),
    accent=QColor("#c2410c"),
    on_accent=QColor("#ffffff"),
    accent_soft=QColor("#fff1e8"),
    lost=QColor("#b4132f"),
    selection=QColor("#fbdcc6"),
    tints=_hues("#ffd9ae #b5d4fb #c4f5df #f7f2a4 #fcbdb6 #e3e4fa"),
    tint_edges=_hues("#c08a4a #5f8fc7 #5fab88 #aaa03a #c4726a #8d8fc2"),
)
DARK = Colours(
    window=QColor("#17181b"),
    surface=QColor("#1e2024"),
    hover=QColor("#282b30"),
    hairline=QColor("#303338"),
    border=QColor("#393d43"),
    text=QColor("#e8eaed"),
    quiet=QColor("#9aa0a9"),
    faint=QColor("#5a5f67"),
    accent=QColor("#fb923c"),
    on_accent=QColor("#1c1206"),
    accent_soft=QColor("#3a2417"),
    lost=QColor("#ff8591"),
    selection=QColor("#5c371d"),
    tints=_hues("#6b3a12 #2a4290 #1c635a #756212 #732036 #573d6b"),
    tint_edges=_hues("#b47a45 #6f8ce0 #4fa698 #b9a344 #c4617c #9d7bb8"),
)


def colours(palette: QPalette) -> Colours:
    """The colours that go with a palette: `DARK` where its window is dark, else `LIGHT`."""
    window = palette.color(QPalette.ColorRole.Window)
    if not window.alpha():  # a transparent background in a style sheet: black without being dark
        return DARK if palette.color(QPalette.ColorRole.WindowText).lightness() > 127 else LIGHT
    return DARK if window.lightness() < 128 else LIGHT


def blend(under: QColor, over: QColor, share: float) -> QColor:
    """The colour between two: `under` at 0, `over` at 1."""
    return QColor.fromRgbF(
        under.redF() + (over.redF() - under.redF()) * share,
        under.greenF() + (over.greenF() - under.greenF()) * share,
        under.blueF() + (over.blueF() - under.blueF()) * share,
    )


def text_font(size: Size = Size.NORMAL) -> QFont:
    """The font of ordinary text in one of the three sizes, with figures of one width."""
    return _font(_installed(TEXT_FAMILIES), _points(QApplication.font()) * size.value)


def mono_font(size: Size = Size.NORMAL) -> QFont:
    """The monospaced font of tokens and symbols in one of the three sizes; it has Cyrillic."""
    font = _font(_installed(MONO_FAMILIES), _points(QApplication.font()) * size.value)
    font.setStyleHint(QFont.StyleHint.Monospace)
    return font


def motion_ms() -> int:
    """How long a highlight lasts, in milliseconds: 200, or 0 where less motion is wanted."""
    # Qt 6.11 hears the system's wish on Windows only; elsewhere a preference sets it (set_reduced_motion).
    app = QApplication.instance()
    reduced = app is not None and bool(app.property(_REDUCED))
    if sys.platform == "win32":
        reduced = reduced or not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
    return 0 if reduced else 200


def set_reduced_motion(app: QApplication, reduced: bool) -> None:
    """Switch the highlights' motion off or on."""
    app.setProperty(_REDUCED, reduced)


def apply(app: QApplication, scheme: Qt.ColorScheme | None = None) -> None:
    """Dress the application in light or dark; None and Unknown follow the system, now and later."""
    follower = app.findChild(_SchemeFollower)
    if follower is None:
        follower = _SchemeFollower(app)
    follower.choose(scheme)


def text_size(app: QApplication) -> float:
    """The size of ordinary text in points."""
    return _points(app.font())


def set_text_size(app: QApplication, points: float | None) -> None:
    """Make ordinary text as large as `points`, or as at the start with None, and all other text with it.

    Widgets with a font of their own grow in proportion. Sizes outside 6 to 60 points are brought to the
    nearer end.
    """
    if points is None:
        follower = app.findChild(_SchemeFollower)
        points = DEFAULT_POINTS if follower is None else follower.first_points
    points = min(max(points, SMALLEST_POINTS), LARGEST_POINTS)
    factor = points / text_size(app)
    with nothing_collected():
        app.setFont(_font(_installed(TEXT_FAMILIES), points))
        _set_style_sheet(app, factor)


class _SchemeFollower(QObject):
    """Dresses its application again when the system turns dark or light; the application owns it."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._chosen = Qt.ColorScheme.Unknown
        # Some Linux desktops tell no scheme but start programs with a dark palette.
        self._first_is_dark = colours(app.palette()) is DARK
        self.first_points = max(_points(app.font()), DEFAULT_POINTS)
        app.setStyle("Fusion")
        app.setFont(_font(_installed(TEXT_FAMILIES), self.first_points))
        app.styleHints().colorSchemeChanged.connect(self._follow)

    def choose(self, scheme: Qt.ColorScheme | None) -> None:
        self._chosen = scheme or Qt.ColorScheme.Unknown
        hints = self._app.styleHints()
        # Title bars and file dialogs of the system follow too.
        if self._chosen == Qt.ColorScheme.Unknown:
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(self._chosen)
        self._follow(hints.colorScheme())

    def _follow(self, scheme: Qt.ColorScheme) -> None:
        if self._chosen != Qt.ColorScheme.Unknown:
            scheme = self._chosen
        dark = scheme == Qt.ColorScheme.Dark or (scheme == Qt.ColorScheme.Unknown and self._first_is_dark)
        with nothing_collected():
            self._app.setPalette(_palette(DARK if dark else LIGHT))
            _set_style_sheet(self._app)


def _set_style_sheet(app: QApplication, factor: float = 1.0) -> None:
    """Write the sheet anew and keep the fonts that widgets were given in code, `factor` times as large."""
    own = [
        (widget, widget.font())
        for widget in app.allWidgets()
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pointSizeF() > 0
    ]
    em = QFontInfo(app.font()).pixelSize()
    names = {
        field: getattr(colours(app.palette()), field).name()
        for field in Colours.__dataclass_fields__
        if not field.startswith("tint")
    }
    app.setStyleSheet(style_sheet.written(names, em))
    # A new font of the application does not reach these widgets, and a new sheet gives some of them the
    # font back that they had at the sheet before (Qt 6.11).
    for widget, font in own:
        font.setPointSizeF(font.pointSizeF() * factor)
        widget.setFont(font)


def paper() -> QPalette:
    """The colours of what is printed, whether the screen is light or dark."""
    return _palette(LIGHT)


def _palette(scheme: Colours) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for which, colour in (
        (role.Window, scheme.window),
        (role.WindowText, scheme.text),
        (role.Base, scheme.surface),
        (role.AlternateBase, scheme.window),
        (role.Text, scheme.text),
        (role.Button, scheme.surface),
        (role.ButtonText, scheme.text),
        (role.BrightText, scheme.lost),
        (role.Highlight, scheme.selection),
        (role.HighlightedText, scheme.text),
        (role.Accent, scheme.accent),
        (role.Link, scheme.accent),
        (role.LinkVisited, scheme.accent),
        (role.ToolTipBase, scheme.surface),
        (role.ToolTipText, scheme.text),
        (role.PlaceholderText, scheme.quiet),
        (role.Light, scheme.surface),
        (role.Midlight, scheme.hairline),
        (role.Mid, scheme.border),
        (role.Dark, scheme.faint),
        (role.Shadow, scheme.border),
    ):
        palette.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, scheme.quiet)
    palette.setColor(QPalette.ColorGroup.Disabled, role.Accent, scheme.faint)
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, scheme.hairline)
    return palette


def _font(families: tuple[str, ...], points: float) -> QFont:
    font = QFont()
    if families:
        font.setFamilies(list(families))
    font.setPointSizeF(points)
    # Figures of one width, so that a counting number does not dance and columns line up.
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _points(font: QFont) -> float:
    # A font that was given in pixels has no point size (-1).
    return font.pointSizeF() if font.pointSizeF() > 0 else QFontInfo(font).pointSizeF()


@lru_cache(maxsize=2)
def _installed(families: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the families that the system has: asking for absent ones costs up to 0.1 s on macOS."""
    present = _families()
    return tuple(family for family in families if family in present or family.startswith("."))


@lru_cache(maxsize=1)
def _families() -> frozenset[str]:
    """All families of the system; listing them takes some 4 ms of the program's start."""
    return frozenset(QFontDatabase.families())
