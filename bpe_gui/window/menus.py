"""The menus."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from bpe_gui import look
from bpe_gui.preferences import Preferences
from bpe_gui.window.actions import Actions
from bpe_gui.window.files import Files

_MOST_KEPT = 5


class Menus(QObject):
    """File, Edit, Merge, View and Help."""

    def __init__(
        self, actions: Actions, chart: QMenu, preferences: Preferences, files: Files, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._preferences, self._files = preferences, files
        self.kept: Callable[[], list[Path]] = list  # the sessions kept by themselves, latest first
        bar = window.menuBar()
        self._file, self._edit, self._merge, self._view, self._help = (bar.addMenu("") for _ in range(5))
        self._file.addActions([actions.new, actions.open, actions.open_folder, actions.open_part])
        self._recent = self._file.addMenu("")
        self._recent.aboutToShow.connect(self._fill_recent)
        self._file.addSeparator()
        self._file.addActions([actions.save, actions.save_as])
        self._export = self._file.addMenu("")
        self._export.addActions([actions.export_rules, actions.export_vocabulary, actions.export_picture])
        self._export.addActions([actions.export_tokens, actions.copy_tokens, actions.export_tree])
        self._export.addMenu(chart)
        self._file.addAction(actions.handout)
        self._file.addSeparator()
        self._file.addAction(actions.quit)
        self._edit.addActions([actions.undo, actions.redo])
        self._edit.addSeparator()
        self._edit.addActions([actions.find, actions.find_next, actions.find_previous])
        self._merge.addActions([actions.merge, actions.merge_ten, actions.to, actions.play, actions.reset])
        self._view.addAction(actions.present)
        self._view.addSeparator()
        self._view.addActions([actions.bigger, actions.smaller, actions.normal_size])
        self._view.addSeparator()
        self._scheme = self._view.addMenu("")
        self._schemes = self._scheme_actions()
        self._view.addActions([actions.less_motion, actions.own_settings])
        self._help.addAction(actions.lesson)
        self._help.addSeparator()
        self._help.addActions([actions.help, actions.whats_this, actions.keys, actions.exact])
        self._help.addSeparator()
        self._help.addAction(actions.about)
        for menu in (self._file, self._recent, self._edit, self._merge, self._view, self._help):
            menu.setToolTipsVisible(True)

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._file.setTitle(self.tr("&File"))
        self._edit.setTitle(self.tr("&Edit"))
        self._merge.setTitle(self.tr("&Merge"))
        self._view.setTitle(self.tr("&View"))
        self._help.setTitle(self.tr("&Help"))
        self._recent.setTitle(self.tr("Open &recent"))
        self._export.setTitle(self.tr("&Export"))
        self._scheme.setTitle(self.tr("Li&ght or dark"))
        texts = (self.tr("As the &system"), self.tr("&Light"), self.tr("&Dark"))
        for action, text in zip(self._schemes, texts, strict=True):
            action.setText(text)

    def _scheme_actions(self) -> list[QAction]:
        group = QActionGroup(self)
        made = []
        for scheme in (Qt.ColorScheme.Unknown, Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
            action = self._scheme.addAction("")
            action.setCheckable(True)
            action.setChecked(scheme == self._preferences.scheme)
            action.triggered.connect(lambda _checked=False, scheme=scheme: self._choose_scheme(scheme))
            group.addAction(action)
            made.append(action)
        return made

    def _choose_scheme(self, scheme: Qt.ColorScheme) -> None:
        self._preferences.scheme = scheme
        app = QApplication.instance()
        if isinstance(app, QApplication):
            look.apply(app, scheme)

    def _fill_recent(self) -> None:
        self._recent.clear()
        paths = self._preferences.recent
        for path in paths:
            action = self._recent.addAction(path.name.replace("&", "&&"))
            action.setToolTip(str(path))
            action.triggered.connect(lambda _checked=False, path=path: self._files.open(path))
        kept = self.kept()[:_MOST_KEPT]
        if paths and kept:
            self._recent.addSeparator()
        for path in kept:
            when = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
            text = self.tr("Kept by itself: {when}")
            shown = QLocale().toString(when, QLocale.FormatType.ShortFormat)
            action = self._recent.addAction(text.replace("{when}", shown))
            action.setToolTip(self.tr("A session that was not saved when its window closed"))
            action.triggered.connect(lambda _checked=False, path=path: self._files.open_kept(path))
        if not paths and not kept:
            self._recent.addAction(self.tr("No file was opened yet")).setEnabled(False)
