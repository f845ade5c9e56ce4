"""The catalogues are whole, current and compiled, and the window speaks them."""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_gui.app import create_window
from bpe_gui.document import background
from bpe_gui.document.background import Background
from bpe_gui.document.session import Session
from bpe_gui.formats.encodings import USUAL
from bpe_gui.i18n import LANGUAGES
from bpe_gui.paths import corpora_dir, resources_dir
from bpe_gui.window.main_window import MainWindow

ROOT = Path(__file__).resolve().parent.parent
FOLDER = resources_dir() / "i18n"

# Names, which are the same in every language; the last is that of the file that is opened here.
NAMES = (
    "BPE Trainer",
    "UTF-8",
    "GPT-2",
    "cl100k",
    "o200k",
    "NFC",
    "NFD",
    "NFKC",
    "</w>",
    "лв",
    "PDF",
    "PNG",
    "SVG",
    *LANGUAGES.values(),
    *(name for _, name in USUAL.values()),
    "shop-es.txt",
)
# Words of the field that another language took over from English or Latin.
SHARED = {"es": {"byte", "bytes", "corpus", "token", "tokens"}}
# These show what the user wrote or opened.
SHOW_THE_USERS_TEXT = {"limitText", "turnedWord", "stepsSentence", "practiceRow", "wordField"}
# What has one shape for 1 and another for all other numbers, in English, Spanish and Bulgarian alike.
NUMBERS = (0, 1, 2, 5, 11, 21, 100, 101, 1000)
PLACEHOLDER = re.compile(r"\{\w*\}|%L?n|%L?\d")
MNEMONIC = re.compile(r"(?<!&)(?:&&)*&(\w)")


# How many seconds a busy machine may take for what an idle one does at once.
PATIENCE = 60

Opened = Callable[[str], MainWindow]


class Message(NamedTuple):
    """A text of the program in a catalogue, with its translation or, for plurals, translations."""

    context: str
    source: str
    translations: tuple[str, ...]
    plural: bool
    finished: bool


def is_translatable(text: str, language: str = "") -> bool:
    """Whether a text has letters beside those of placeholders, names and words that the language shares."""
    for name in NAMES:
        text = text.replace(name, "")
    text = PLACEHOLDER.sub("", text)
    return any(word.lower() not in SHARED.get(language, ()) for word in re.findall(r"[^\W\d_]+", text))


def messages(language: str, folder: Path = FOLDER) -> list[Message]:
    """All messages of a catalogue."""
    found = []
    for context in ElementTree.parse(folder / f"bpe_gui_{language}.ts").iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = translation.findall("numerusform") or [translation]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    tuple(form.text or "" for form in forms),
                    message.get("numerus") == "yes",
                    translation.get("type") is None,
                )
            )
    return found


@pytest.fixture(scope="module")
def catalogues() -> ModuleType:
    """The script that keeps the catalogues."""
    spec = importlib.util.spec_from_file_location("catalogues", ROOT / "tools" / "catalogues.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_the_programs_texts_and_no_others(
    language: str, catalogues: ModuleType, tmp_path: Path
) -> None:
    name = f"bpe_gui_{language}.ts"
    shutil.copy(FOLDER / name, tmp_path / name)
    catalogues.update(language, tmp_path)
    present, committed = messages(language, tmp_path), messages(language)
    sources = [{(each.context, each.source, each.plural) for each in some} for some in (present, committed)]
    assert sources[0] - sources[1] == set(), "texts that the catalogue lacks"
    assert sources[1] - sources[0] == set(), "texts that the program no longer says"
    assert present == committed
    assert present != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    found = messages(language)
    assert [each.source for each in found if not each.finished or not all(each.translations)] == []
    plurals = [each for each in found if each.plural]
    assert plurals != []
    assert {len(each.translations) for each in plurals} == {2}
    assert (len(plurals) < len(found)) == (language != "en")


@pytest.mark.parametrize("language", ["es", "bg"])
def test_few_texts_stay_as_they_are(language: str) -> None:
    same = {each.source for each in messages(language) if each.translations[0] == each.source}
    assert {source for source in same if is_translatable(source, language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_hold_what_their_sources_hold(language: str) -> None:
    wrong = []
    for each in messages(language):
        for form, text in enumerate(each.translations):
            wanted, given = (set(PLACEHOLDER.findall(some)) for some in (each.source, text))
            if each.plural and form == 0:  # "one rule" needs no number
                wanted, given = wanted - {"%n", "%Ln"}, given - {"%n", "%Ln"}
            marks = [len(MNEMONIC.findall(some)) for some in (each.source, text)]
            dots = [some.endswith("…") for some in (each.source, text)]
            ends = [(some[:1].isspace(), some[-1:].isspace()) for some in (each.source, text)]
            if wanted != given or marks[0] != marks[1] or dots[0] != dots[1] or ends[0] != ends[1]:
                wrong.append((each.source, text))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_is_what_is_written(language: str, catalogues: ModuleType, tmp_path: Path) -> None:
    fresh, committed = QTranslator(), QTranslator()
    assert fresh.load(str(catalogues.compile_catalogue(language, FOLDER, tmp_path)))
    assert committed.load(str(FOLDER / f"bpe_gui_{language}.qm"))
    for each in messages(language):
        for number in NUMBERS if each.plural else (-1,):
            texts = [some.translate(each.context, each.source, None, number) for some in (fresh, committed)]
            assert texts[0] == texts[1], each.source


@pytest.fixture
def opened(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Opens a window that holds the same in every language."""
    # Whether it tells what the first merges did depends on whether the sample was measured before them.
    monkeypatch.setattr(background, "INLINE_SECONDS", 60.0)

    def opened(language: str) -> MainWindow:
        words = [str(corpora_dir() / "shop-es.txt"), "--sample", "la tetera azul", "--merges", "3"]
        window = create_window([*words, "--language", language])
        qtbot.addWidget(window)
        window.show()
        qtbot.waitUntil(lambda: not window.busy)
        return window

    return opened


@pytest.mark.parametrize("language", ["es", "bg"])
def test_every_text_of_the_window_changes_with_the_language(opened: Opened, language: str) -> None:
    window = opened("en")
    english = texts(window)
    window.set_language(language)
    changed = texts(window)
    assert changed.keys() == english.keys()
    same = {place: text for place, text in changed.items() if text == english[place]}
    assert {place: text for place, text in same.items() if is_translatable(text, language)} == {}
    assert len(english) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_changed_its_language_says_what_a_new_one_says(opened: Opened, language: str) -> None:
    window = opened("en" if language != "en" else "bg")
    window.set_language(language)
    changed, fresh = (sorted(texts(each).values()) for each in (window, opened(language)))
    assert changed == fresh


@pytest.mark.parametrize("language", ["es", "bg"])
def test_translations_keep_the_places_of_what_is_put_into_them(language: str) -> None:
    lost = []
    for each in messages(language):
        for form, text in enumerate(each.translations):
            places = re.compile(
                r"\{\w*\}" if each.plural and not form else r"\{\w*\}|%L?n"
            )  # one needs no figure
            if sorted(places.findall(text)) != sorted(places.findall(each.source)):
                lost.append(each.source)
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_opens_one_thing_of_a_menu(opened: Opened, language: str) -> None:
    window = opened(language)
    make_everything(window)
    QApplication.processEvents()
    places = [window.menuBar(), *window.findChildren(QMenu)]
    assert len(places) > 5
    for place in places:
        letters = [letter.lower() for action in place.actions() for letter in MNEMONIC.findall(action.text())]
        assert len(letters) == len(set(letters)), [action.text() for action in place.actions()]


def make_everything(window: MainWindow) -> None:
    """Opens what is made only when it is opened: menus, the tabs of the drawer, what the chart has more."""
    menu = window.findChild(QMenu, "encodingMenu")
    assert menu is not None
    menu.aboutToShow.emit()
    assert menu.actions()
    tabs = window.findChild(QWidget, "drawerTabs")
    assert tabs is not None
    for button in tabs.findChildren(QPushButton):
        button.click()
        end = monotonic() + PATIENCE
        while button.objectName() == "costTab" and not costs_are_counted(window.session):
            assert monotonic() < end  # counts that come when their pane is out of view are not shown
            QTest.qWait(10)
    view = window.findChild(QToolButton, "chartViewButton")
    assert view is not None
    view.click()
    window.chart.set_large(True)
    window.chart.texts_wanted.emit()
    dialog = window.findChild(QDialog, "heldOutDialog")
    assert dialog is not None
    dialog.close()


def texts(window: MainWindow) -> dict[str, str]:
    """All that a window says when it has come to rest: what a busy machine works out later is waited for."""
    make_everything(window)
    end, before = monotonic() + PATIENCE, None
    while (found := texts_now(window)) != before or works(window) or not costs_are_counted(window.session):
        assert monotonic() < end
        before = found
        QTest.qWait(50)
    return found


def works(window: MainWindow) -> bool:
    """Whether anything is still to come: work in a thread, or what a pane put off for a moment."""
    lanes = window.findChildren(Background)
    assert lanes
    put_off = (each for each in window.findChildren(QTimer) if each.isSingleShot() and each.isActive())
    return any(lane.busy for lane in lanes) or any(put_off)


def costs_are_counted(session: Session) -> bool:
    """Whether the messages at hand are counted."""
    return session.counted_cost is not None and session.counted_cost.sheet == session.cost_sheet


def texts_now(window: MainWindow) -> dict[str, str]:
    """All that a window says, hidden parts included, by kind of object, its name or number, and property."""
    found = {}
    for number, each in enumerate([window, *window.findChildren(QWidget), *window.findChildren(QAction)]):
        place = f"{type(each).__name__} {each.objectName() or number}"
        if isinstance(each, QAction) and not each.associatedObjects():
            continue  # pyqtgraph has menus of its own, which the chart never shows
        if isinstance(each, QMenu) and not each.menuAction().associatedObjects():
            continue
        for name, text in said_by(each):
            if each.objectName() not in SHOW_THE_USERS_TEXT:
                found[f"{place}.{name}"] = text
    return {place: text for place, text in found.items() if text}


def said_by(each: QObject) -> Iterator[tuple[str, str]]:
    """What one widget or action says, by property."""
    properties = [
        "toolTip",
        "accessibleName",
        "accessibleDescription",
        "placeholderText",
        "title",
        "windowTitle",
    ]
    if not isinstance(each, QWidget) or isinstance(each, QLabel) or each.property("checkable") is not None:
        properties.append("text")
    for name in properties:
        value = each.property(name)
        if isinstance(value, str):
            yield name, value
    if isinstance(each, QComboBox):
        for row in range(each.count()):
            yield f"item {row}", each.itemText(row)
    if isinstance(each, QHeaderView) and each.orientation() == Qt.Orientation.Horizontal:
        for column in range(each.count()):
            yield f"column {column}", str(each.model().headerData(column, Qt.Orientation.Horizontal) or "")


def test_no_text_is_written_where_lupdate_cannot_find_it() -> None:
    folders = [ROOT / "bpe_gui" / name for name in ("panes", "window")]
    sources = [path for folder in folders for path in folder.rglob("*.py")]
    found = [
        f"{path.name}: {text}" for path in sources for text in hard_coded(path.read_text(encoding="utf-8"))
    ]
    assert found == []
    assert len(sources) > 20


def test_hard_coded_texts_are_found() -> None:
    source = """
label.setText("Words")
label.setToolTip(f"{count} words")
button = QPushButton("Go", parent)
menu.addAction("Copy" if copies else "Cut")
label.setAccessibleName(text or "nothing")
label.setText(self.tr("Words"))
label.setText(f"{name} – BPE Trainer")
label.setText("✂ " + word)
button = QPushButton(parent)
"""
    assert hard_coded(source) == ["Words", " words", "Go", "Copy", "Cut", "nothing"]


def hard_coded(source: str) -> list[str]:
    """The texts with letters that are given to widgets as they stand in a source, names left out."""
    says = re.compile(
        r"set(Text|ItemText|ToolTip|StatusTip|WhatsThis|Accessible(Name|Description)|(Window)?Title|"
        r"PlaceholderText|Prefix|Suffix|Label|HeaderData)|add(Action|Menu|Item|Items|Tab)|"
        r"Q(Label|PushButton|ToolButton|CheckBox|RadioButton|Action|Menu|GroupBox)"
    )
    found = []
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call):
            continue
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        if says.fullmatch(name):
            found += [text for argument in call.args for text in literals(argument)]
    return [text for text in found if is_translatable(text)]


def literals(expression: ast.expr) -> Iterator[str]:
    """The strings in an expression that nothing has been asked to translate."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield expression.value
    elif not isinstance(expression, ast.Call):
        for part in ast.iter_child_nodes(expression):
            if isinstance(part, ast.expr) and not isinstance(expression, ast.Compare | ast.Subscript):
                yield from literals(part)
