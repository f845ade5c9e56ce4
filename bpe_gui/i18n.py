"""The language of the interface."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from bpe_gui.paths import resources_dir

LANGUAGES = {"en": "English", "es": "español", "bg": "български"}
"""The languages of the interface by code, each named in itself."""


def system_language() -> str:
    """The first of the user's languages that the interface speaks, or English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


def set_language(app: QApplication, code: str) -> None:
    """Speaks a language from now on: every widget hears LanguageChange and sets its texts again."""
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    QLocale.setDefault(QLocale(code))
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    ours = str(resources_dir() / "i18n")
    for file, folder in ((f"qtbase_{code}", qt_folder), (f"bpe_gui_{code}", ours)):
        translator = QTranslator(app)
        if translator.load(file, folder):
            app.installTranslator(translator)
