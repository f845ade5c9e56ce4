"""What the program remembers of its user: language, recent files, where the window stood."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, Qt

from bpe_gui.i18n import LANGUAGES

_MOST_RECENT = 8
_SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}


class Preferences(QObject):
    """Remembered choices, in a file of their own or, without one, only as long as the window lives."""

    def __init__(self, parent: QObject, path: Path | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings(str(path), QSettings.Format.IniFormat, self) if path else None
        self._values: dict[str, object] = {}

    @property
    def language(self) -> str | None:
        """The chosen language of the interface, or None to follow the system."""
        value = self._get("language")
        return value if isinstance(value, str) and value in LANGUAGES else None

    @language.setter
    def language(self, code: str) -> None:
        self._set("language", code)

    @property
    def scheme(self) -> Qt.ColorScheme:
        """Light or dark as chosen; Unknown follows the system."""
        return _SCHEMES.get(str(self._get("scheme")), Qt.ColorScheme.Unknown)

    @scheme.setter
    def scheme(self, scheme: Qt.ColorScheme) -> None:
        self._set("scheme", next((name for name, value in _SCHEMES.items() if value == scheme), "system"))

    @property
    def text_points(self) -> float | None:
        """The size of ordinary text in points, or None for the system's."""
        try:
            return float(str(self._get("text_points")))
        except ValueError:
            return None

    @text_points.setter
    def text_points(self, points: float | None) -> None:
        self._set("text_points", "" if points is None else points)

    @property
    def less_motion(self) -> bool:
        """Whether highlights appear without moving."""
        return str(self._get("less_motion")).lower() == "true"

    @less_motion.setter
    def less_motion(self, less: bool) -> None:
        self._set("less_motion", less)

    @property
    def lesson_step(self) -> int:
        """How far one came in the guided lesson: the place of a step, from 0."""
        value = str(self._get("lesson_step"))
        return int(value) if value.isdecimal() else 0

    @lesson_step.setter
    def lesson_step(self, step: int) -> None:
        self._set("lesson_step", step)

    @property
    def chart_view(self) -> str:
        """How the chart is looked at, in words of its own."""
        return str(self._get("chart_view") or "")

    @chart_view.setter
    def chart_view(self, words: str) -> None:
        self._set("chart_view", words)

    @property
    def recent(self) -> list[Path]:
        """The files last opened or saved, newest first."""
        value = self._get("recent")
        names = value if isinstance(value, list) else [value] if isinstance(value, str) and value else []
        return [Path(str(name)) for name in names][:_MOST_RECENT]

    def add_recent(self, path: Path) -> None:
        """Puts a file at the head of the recent ones."""
        paths = [path, *(other for other in self.recent if other != path)]
        self._set("recent", [str(each) for each in paths[:_MOST_RECENT]])

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window stood."""
        value = self._get("geometry")
        return value if isinstance(value, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._set("geometry", geometry)

    def _get(self, key: str) -> object:
        return self._store.value(key) if self._store else self._values.get(key)

    def _set(self, key: str, value: object) -> None:
        if self._store:
            self._store.setValue(key, value)
        else:
            self._values[key] = value
