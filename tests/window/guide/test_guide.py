"""The guided lesson in the real window: each step in each language, and what becomes of one's own session."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.app import create_window
from bpe_gui.core.limit import FinishReason
from bpe_gui.core.trainer import Stop
from bpe_gui.document import autosave as autosave_module
from bpe_gui.document.autosave import Autosave
from bpe_gui.document.dictionary_model import MessageModel
from bpe_gui.document.samples import shop_name
from bpe_gui.document.saving import open_session
from bpe_gui.panes.limit.answer_writer import AnswerWriter
from bpe_gui.panes.sample_combo import SampleCombo
from bpe_gui.window.guide.guide import Guide
from bpe_gui.window.guide.lesson_texts import LessonTexts
from bpe_gui.window.guide.scene import Scene, shop_of
from bpe_gui.window.guide.steps import RULES, SETTINGS, STEPS
from bpe_gui.window.main_window import MainWindow
from bpe_gui.window.notice import Notice

PLACES = {step.name: place for place, step in enumerate(STEPS)}


@pytest.fixture
def make_window(qtbot: QtBot, qapp: QApplication) -> Iterator[Callable[..., MainWindow]]:
    def make(*arguments: str) -> MainWindow:
        window = create_window([*arguments])
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        qtbot.waitUntil(lambda: not window.busy, timeout=10_000)
        return window

    look.set_reduced_motion(qapp, True)
    yield make
    look.set_reduced_motion(qapp, False)


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    return make_window("--language", "en")


def part(window: MainWindow, name: str) -> QWidget:
    found = window.findChild(QWidget, name)
    assert found is not None, name
    return found


def type_behind(window: MainWindow, text: str) -> None:
    editor = part(window, "sampleEditor")
    assert isinstance(editor, QPlainTextEdit)
    editor.insertPlainText(text)  # at the cursor, as an input method does


class Pupil:
    """Somebody who sits before a window and does what the lesson asks for."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.session, self._qtbot = window, window.session, qtbot

    @property
    def guide(self) -> Guide:
        found = self.window.findChild(Guide)
        assert found is not None
        return found

    @property
    def scene(self) -> Scene:
        return Scene(self.session, self.window, shop_of(self.window.locale().name()[:2]))

    def open(self, step: str = "dictionary") -> None:
        """Opens the lesson at a step, and waits for the window to stand."""
        self.window.preferences.lesson_step = PLACES[step]
        self.window.actions_.lesson.trigger()
        self.settle()

    def settle(self) -> None:
        QTest.qWait(0)
        self._qtbot.waitUntil(lambda: not self.window.busy and self.session.pairs is not None, timeout=10_000)
        QTest.qWait(0)
        QTest.qWait(0)

    def is_told(self) -> str:
        """Waits until the lesson has noticed, and answers what it says."""
        self._qtbot.waitUntil(lambda: self.guide.done, timeout=10_000)
        told = part(self.window, "guideTold")
        assert isinstance(told, QLabel) and told.isVisible()
        return told.text()

    def text(self, name: str) -> str:
        found = part(self.window, name)
        assert isinstance(found, QLabel)
        return found.text()

    def click(self, name: str) -> None:
        button = part(self.window, name)
        assert isinstance(button, QPushButton | QToolButton) and button.isEnabled()
        button.click()


@pytest.fixture
def pupil(window: MainWindow, qtbot: QtBot) -> Pupil:
    return Pupil(window, qtbot)


@pytest.fixture(params=["en", "es", "bg"])
def pupil_of(request: pytest.FixtureRequest, make_window: Callable[..., MainWindow], qtbot: QtBot) -> Pupil:
    """A pupil of each language."""
    return Pupil(make_window("--language", request.param), qtbot)


def test_the_whole_lesson(pupil_of: Pupil) -> None:
    """Every step waits, its effect is the one that it speaks of, and it says so with the real figures."""
    pupil, session = pupil_of, pupil_of.session
    pupil.open()
    shop = pupil.scene.shop
    said = []
    for place, step in enumerate(STEPS):
        assert pupil.guide.place == place
        pupil.settle()
        assert not pupil.guide.done and not part(pupil.window, "guideTold").isVisible()
        texts = [pupil.text(name) for name in ("guideTitle", "guideStory", "guideTask")]
        assert all(texts) and not any("{" in text or "}" in text for text in texts)
        assert session.corpus.content == shop.corpus.content
        for name in step.points:
            assert part(pupil.window, name).isVisible(), name
        assert pupil.window.focusWidget() in (None, part(pupil.window, step.points[0]))
        DO[step.name](pupil)
        told = pupil.is_told()
        assert "{" not in told
        said.append((*texts, told))
        pupil.click("guideNext")
    assert not part(pupil.window, "guidePanel").isVisible()
    assert len(set(said)) == len(STEPS) == 10


def do_dictionary(pupil: Pupil) -> None:
    model = pupil.window.findChild(MessageModel)
    assert isinstance(model, MessageModel)
    assert model.unseen == 0 and len(model.words) > 4
    unseen = pupil.scene.shop.unseen
    assert unseen not in pupil.session.counts.counts
    type_behind(pupil.window, f" {unseen}")
    assert unseen in pupil.is_told()
    assert model.unseen == 1 and model.words[-1].number == "?"


def do_letters(pupil: Pupil) -> None:
    session = pupil.session
    letters = len(session.sample_text.replace(" ", ""))
    assert session.merges == 0 and session.sample_tokens == letters == session.limit
    speed = part(pupil.window, "limitSpeed")
    assert isinstance(speed, QSlider)
    speed.setValue(speed.maximum())
    pupil.click("limitPlay")
    assert str(letters) in pupil.is_told()
    writer = pupil.window.findChild(AnswerWriter)
    assert writer is not None and 10 <= writer.written < letters


def do_merging(pupil: Pupil) -> None:
    session = pupil.session
    before = session.token_counts[0]
    found = session.next_round
    assert session.merges == 0 and found is not None
    assert all(symbol in pupil.text("guideStory") for symbol in found.rule)
    assert str(found.count) in pupil.text("guideStory")
    for merges in (1, 2, 3):
        assert not pupil.guide.done
        pupil.click("mergeButton")
        pupil.settle()
        assert session.merges == merges
    digits = "".join(letter for letter in pupil.is_told() if letter.isdecimal())
    assert digits == f"{before}{session.token_counts[3]}"
    assert session.token_counts[3] < before


def do_ties(pupil: Pupil) -> None:
    session = pupil.session
    found, pairs = session.next_round, session.pairs
    assert found is not None and pairs is not None
    assert found.tied > 1 and pairs.tied == found.tied
    assert all(earlier.tied == 1 for earlier in session.rounds[: session.merges])
    (first, count), (second, same) = pairs.pairs[:2]
    assert first == found.rule and count == same == found.count
    for rule in (first, second):
        assert f"{rule.left} + {rule.right}" in pupil.text("guideStory")
    pupil.click("mergeButton")
    assert f"{first.left} + {first.right}" in pupil.is_told()


def do_cutting(pupil: Pupil) -> None:
    session, word = pupil.session, pupil.scene.shop.unseen
    assert session.sample_text == word and word not in session.counts.counts and session.merges == RULES
    tokens = session.tokenizer.encode_word(word, RULES)
    assert 1 < len(tokens) < len(word) / 2  # few pieces, none of them unknown
    assert all(session.tokenizer.id(token) is not None for token in tokens)
    presses = 0
    while part(pupil.window, "stepsForward").isEnabled():
        assert not pupil.guide.done
        pupil.click("stepsForward")
        presses += 1
    assert presses > 2
    assert " | ".join(tokens) in pupil.is_told()


def do_cost(pupil: Pupil) -> None:
    box = part(pupil.window, "monthlyBox")
    assert isinstance(box, QSpinBox)
    box.setValue(box.value() * 2)
    told = pupil.is_told()
    counted = pupil.session.counted_cost
    assert counted is not None and counted.sheet.monthly == box.value()
    assert counted.asked.by_tokens > 1.5 * counted.asked.by_words
    assert pupil.window.locale().toString(counted.asked.by_tokens, "f", 2) in told


def do_rare(pupil: Pupil) -> None:
    session, shop = pupil.session, pupil.scene.shop
    assert session.sample_text == shop.frequent and session.sample_tokens == 1
    assert session.counts.counts[shop.frequent] == shop.frequent_count > 5
    assert session.counts.counts[shop.rare] == 1
    type_behind(pupil.window, f" {shop.rare}")
    assert len(session.tokenizer.encode_word(shop.rare, RULES)) == 4
    assert shop.rare in pupil.is_told()
    assert pupil.scene.dearest == (shop.rare, 4)


def do_blind(pupil: Pupil) -> None:
    before = pupil.scene.asked_word
    assert before in pupil.session.sample_text.split()
    pupil.click("nextWordButton")
    word = pupil.scene.asked_word
    assert word != before
    told = pupil.is_told()
    assert word in told and str(len(word)) in told
    assert len(pupil.session.tokenizer.encode_word(word, RULES)) < len(word)


def do_limit(pupil: Pupil) -> None:
    session = pupil.session
    assert session.cut.finish_reason is FinishReason.STOP
    assert str(pupil.scene.shop.limit) in pupil.text("guideTask")
    slider = part(pupil.window, "limitSlider")
    assert isinstance(slider, QSlider)
    slider.setValue(pupil.scene.shop.limit)
    told = pupil.is_told()
    cut = session.cut.cut_word
    assert session.cut.finish_reason is FinishReason.LENGTH and cut is not None
    assert 0 < len(cut.kept) < len(cut.word) and cut.word.startswith(cut.kept)
    told = told.replace("\u2068", "").replace("\u2069", "")
    assert any(f"{before}{cut.kept}{after}" in told for before, after in ("«»", "“”", "„“"))


def do_marker(pupil: Pupil) -> None:
    session, shop = pupil.session, pupil.scene.shop
    story = pupil.text("guideStory")
    assert str(shop.all_rules) in story and str(shop.rules_seen_twice) in story
    session.merge_to(1_000)  # with all pairs there are as many rules as the story says
    pupil.settle()
    assert session.learned == shop.all_rules and session.stopped is Stop.NO_PAIR
    session.merge_to(RULES)
    pupil.settle()
    assert not pupil.guide.done
    combo = part(pupil.window, "presetCombo")
    assert isinstance(combo, QComboBox)
    row = combo.findData("book-marker")
    assert combo.itemText(row) in pupil.text("guideTask")
    combo.setCurrentIndex(row)
    combo.activated.emit(row)
    assert "·" in pupil.is_told()
    assert session.settings.minimum_count == 2
    assert all(found.count >= 2 for found in session.rounds)
    assert any(found.rule.left == "\ufdd0" for found in session.rounds)


DO = {
    "dictionary": do_dictionary,
    "letters": do_letters,
    "merging": do_merging,
    "ties": do_ties,
    "cutting": do_cutting,
    "cost": do_cost,
    "rare": do_rare,
    "blind": do_blind,
    "limit": do_limit,
    "marker": do_marker,
}


def test_a_step_that_is_entered_again_begins_again(pupil: Pupil) -> None:
    pupil.open("merging")
    do_merging(pupil)
    pupil.is_told()
    pupil.click("guideBack")
    pupil.settle()
    assert pupil.guide.place == PLACES["letters"] and pupil.session.merges == 0
    pupil.click("guideNext")
    pupil.settle()
    assert pupil.session.merges == 0 and not pupil.guide.done
    do_merging(pupil)
    pupil.click("guideRestart")
    pupil.settle()
    assert pupil.guide.place == 0
    assert not part(pupil.window, "guideBack").isEnabled()
    assert not part(pupil.window, "guideRestart").isVisible()


def test_a_message_typed_in_the_dictionary_counts_as_well(pupil: Pupil) -> None:
    pupil.open("dictionary")
    message = part(pupil.window, "messageEditor")
    assert isinstance(message, QPlainTextEdit)
    message.insertPlainText("porcelain zzz")
    assert "zzz" in pupil.is_told()


def test_what_happened_is_spoken(pupil: Pupil) -> None:
    """A screen reader hears of a step and of what happened; without one nothing is sent."""
    QAccessible.setActive(True)
    pupil.open("rare")
    do_rare(pupil)
    told = part(pupil.window, "guideTold")
    assert told.accessibleDescription() == pupil.is_told()
    QAccessible.setActive(False)


def test_keys_alone_do_what_a_step_asks_for(pupil: Pupil, qtbot: QtBot) -> None:
    """The control that a step is about has the focus when the step is in view."""
    pupil.window.activateWindow()
    qtbot.waitUntil(pupil.window.isActiveWindow)
    presses = {
        "letters": [Qt.Key.Key_Space],
        "merging": [Qt.Key.Key_Space] * 3,
        "ties": [Qt.Key.Key_Space],
        "cutting": [Qt.Key.Key_Space] * 8,
        "cost": [Qt.Key.Key_Up],
        "blind": [Qt.Key.Key_Space],
        "limit": [Qt.Key.Key_Left] * 4,
        "marker": [Qt.Key.Key_Down] * 2,
    }
    pupil.open("letters")
    for name, keys in presses.items():
        pupil.guide.go(PLACES[name])
        pupil.settle()
        for key in keys:
            now = QApplication.focusWidget()
            assert now is not None
            QTest.keyClick(now, key)
            pupil.settle()
        pupil.is_told()


def test_a_letter_that_the_corpus_lacks_is_no_number(pupil: Pupil) -> None:
    pupil.open("blind")
    editor = part(pupil.window, "wordEditor")
    assert isinstance(editor, QPlainTextEdit)
    editor.setPlainText("☂teapot☂")
    tokens = len(pupil.scene.tokens("☂teapot☂")) - 2
    told = LessonTexts(pupil.window).told("blind", pupil.scene)
    assert told.startswith("Letters that you read in «☂teapot☂»: 8. ")
    assert f"Numbers that the model gets: {tokens}." in told


@pytest.mark.parametrize("name", ["letters", "cutting", "blind"])
def test_what_was_done_in_the_drawer_before_does_not_count(pupil: Pupil, name: str) -> None:
    pupil.open(name)
    DO[name](pupil)
    pupil.is_told()
    pupil.click("guideNext")
    pupil.click("guideBack")
    pupil.settle()
    pupil.session.choose_limit(None)  # something happens, and is not what was asked for
    pupil.settle()
    assert not pupil.guide.done
    DO[name](pupil)
    pupil.is_told()


def test_what_was_typed_in_the_drawer_before_gives_way_to_the_sample(pupil: Pupil) -> None:
    for tab, name in (("dictionaryTab", "messageEditor"), ("stepsTab", "stepsSentence")):
        pupil.click(tab)
        field = part(pupil.window, name)
        if isinstance(field, QPlainTextEdit):
            field.insertPlainText("zzz")
        elif isinstance(field, QComboBox):
            line = field.lineEdit()
            assert line is not None
            line.selectAll()
            QTest.keyClicks(line, "zzz")
    pupil.open("dictionary")
    do_dictionary(pupil)
    pupil.guide.go(PLACES["cutting"])
    pupil.settle()
    do_cutting(pupil)


def test_whoever_merges_more_than_once_is_told_of_the_tie(pupil: Pupil) -> None:
    pupil.open("ties")
    pupil.click("mergeTenButton")
    told = pupil.is_told()
    first = pupil.session.rounds[pupil.scene.shop.first_tie]
    assert f"{first.rule.left} + {first.rule.right}" in told


def test_one_can_skip_through_it_and_back_with_keys_alone(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.window.activateWindow()
    QTest.keyClick(pupil.window, Qt.Key.Key_F2)
    pupil.settle()
    for place in range(1, len(STEPS)):
        QTest.keyClick(pupil.window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda place=place: pupil.guide.place == place)
    QTest.keyClick(pupil.window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: pupil.guide.place == len(STEPS) - 2)
    QTest.keyClick(pupil.window, Qt.Key.Key_F2)
    assert not part(pupil.window, "guidePanel").isVisible()
    assert not any(each.isVisible() for each in pupil.window.findChildren(QWidget, "guideFrame"))


def test_the_keys_that_a_task_names_are_those_of_its_control(pupil: Pupil) -> None:
    pupil.open()
    for place, step in enumerate(STEPS):
        pupil.guide.go(place)
        pupil.settle()
        keys = QKeySequence(step.keys).toString(QKeySequence.SequenceFormat.NativeText)
        assert ("{keys}" not in pupil.text("guideTask")) and (keys in pupil.text("guideTask"))
        assert part(pupil.window, step.points[0]).toolTip().endswith(f"({keys})") or not keys


def test_the_frames_are_round_the_parts_and_follow_them(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.open("merging")
    button = part(pupil.window, "mergeButton")

    def framed() -> bool:
        place = button.rect().translated(button.mapTo(pupil.window, button.rect().topLeft()))
        return any(
            frame.isVisible() and frame.geometry().contains(place)
            for frame in pupil.window.findChildren(QWidget, "guideFrame")
        )

    qtbot.waitUntil(framed)
    before = button.mapTo(pupil.window, button.rect().topLeft())
    pupil.window.resize(1024, 700)
    look.set_text_size(QApplication.instance(), 16)
    qtbot.waitUntil(lambda: button.mapTo(pupil.window, button.rect().topLeft()) != before)
    qtbot.waitUntil(framed)
    look.set_text_size(QApplication.instance(), None)
    assert QApplication.widgetAt(button.mapToGlobal(button.rect().center())) in (button, None)


def test_it_goes_on_where_it_was_left(pupil: Pupil) -> None:
    pupil.open("cost")
    pupil.click("guideNext")
    pupil.settle()
    pupil.click("guideClose")
    pupil.window.actions_.lesson.trigger()
    pupil.settle()
    assert pupil.guide.place == PLACES["rare"]


def test_ones_own_session_comes_back_as_it_was(
    make_window: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window("--language", "es", "--merges", "12", "--sample", "mi propia frase", "--limit", "4")
    pupil, session = Pupil(window, qtbot), window.session
    session.set_cost_sheet(session.cost_sheet.swapped(session.cost_sheet, session.cost_sheet))
    session.merge(3)
    session.jump(14)
    before = (
        session.corpus,
        session.settings,
        list(session.rounds),
        session.merges,
        session.sample_text,
        session.limit,
        session.cost_sheet,
    )
    path = window.files.path = tmp_path / "mine.bpe.json"
    pupil.open("limit")
    assert pupil.text("guideAside")
    assert window.files.path is None and session.sample_text != "mi propia frase"
    do_limit(pupil)
    pupil.click("guideClose")
    qtbot.waitUntil(lambda: not window.busy)
    after = (
        session.corpus,
        session.settings,
        list(session.rounds),
        session.merges,
        session.sample_text,
        session.limit,
        session.cost_sheet,
    )
    assert after == before
    assert window.files.path == path and session.can_learn


def test_nothing_is_put_aside_of_a_session_that_nobody_touched(pupil: Pupil) -> None:
    pupil.open()
    assert not part(pupil.window, "guideAside").isVisible()
    pupil.click("guideClose")
    assert pupil.session.corpus.content == pupil.scene.shop.corpus.content


def test_a_new_document_ends_the_lesson_and_the_old_session_can_be_brought_back(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window("--language", "en", "--merges", "5", "--sample", "my own words")
    pupil = Pupil(window, qtbot)
    pupil.open("rare")
    window.actions_.new.trigger()
    assert not pupil.guide.running and not window.actions_.lesson.isChecked()
    assert window.session.merges == 0
    notice = window.findChild(Notice)
    assert notice is not None and notice.text
    pupil.click("noticeButton")
    qtbot.waitUntil(lambda: not window.busy)
    assert (window.session.merges, window.session.sample_text) == (5, "my own words")


@pytest.mark.parametrize("way", ["file", "sample", "own"])
def test_a_corpus_that_one_opens_ends_the_lesson_and_stays(
    make_window: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path, way: str
) -> None:
    window = make_window("--language", "en", "--merges", "5", "--sample", "my own words")
    pupil = Pupil(window, qtbot)
    pupil.open("merging")
    combo = part(window, "sampleCombo")
    assert isinstance(combo, SampleCombo)
    if way == "file":
        window.files.path = tmp_path / "lesson.bpe.json"
        window.files.save()
        pupil.settle()
        assert pupil.guide.running  # nothing was opened
        (tmp_path / "other.txt").write_text("uno dos tres uno dos", encoding="utf-8")
        window.files.open(tmp_path / "other.txt")
    elif way == "sample":
        combo.sample_chosen.emit(pupil.session.corpus.sample)
        assert pupil.guide.running  # it is the lesson's
        combo.sample_chosen.emit(shop_name("es"))
    else:
        combo.own_chosen.emit()
    pupil.settle()
    chosen = pupil.session.corpus
    assert chosen.content != pupil.scene.shop.corpus.content
    assert not pupil.guide.running and not window.actions_.lesson.isChecked()
    assert not part(window, "guidePanel").isVisible()
    pupil.click("noticeButton")
    qtbot.waitUntil(lambda: not window.busy)
    assert (window.session.merges, window.session.sample_text) == (5, "my own words")


@pytest.mark.parametrize("tab", ["costTab", ""])
def test_what_was_open_and_in_use_is_so_again(pupil: Pupil, tab: str) -> None:
    if tab:
        pupil.click(tab)
    slider = part(pupil.window, "limitSlider")
    slider.setFocus()
    pupil.open("cutting")
    assert part(pupil.window, "stepsTab").isChecked()
    pupil.click("guideClose")
    assert not part(pupil.window, "stepsTab").isChecked()
    assert pupil.window.focusWidget() is slider
    assert not tab or part(pupil.window, tab).isChecked()


def test_a_window_that_is_closed_in_the_lesson_keeps_ones_own_session(
    make_window: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave_module, "_PAUSE_MS", 50)
    window = make_window("--language", "en", "--merges", "5", "--sample", "my own words")
    window.keep(Autosave(window.session, tmp_path))
    Pupil(window, qtbot).open("limit")
    window.close()
    (own,) = tmp_path.glob("unsaved-*.bpe.json")
    saved = open_session(own).saved
    assert (saved.sample, saved.merges) == ("my own words", 5)


def test_the_lesson_itself_is_never_kept_and_ones_own_session_always_is(
    make_window: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave_module, "_PAUSE_MS", 50)
    window = make_window("--language", "en", "--merges", "5", "--sample", "my own words")
    autosave = Autosave(window.session, tmp_path)
    window.keep(autosave)
    window.session.merge()
    pupil = Pupil(window, qtbot)

    def kept() -> list[str]:
        return [open_session(path).saved.sample or "" for path in sorted(tmp_path.glob("*.bpe.json"))]

    for _ in range(2):
        pupil.open("limit")
        do_limit(pupil)
        qtbot.wait(300)  # longer than a change waits to be written
        assert kept() == ["my own words"]
        pupil.click("guideClose")
        qtbot.wait(300)
        assert kept() == ["my own words"] and autosave.kept == []
    pupil.open("limit")
    window.actions_.new.trigger()
    qtbot.waitUntil(lambda: len(autosave.kept) == 1)
    assert kept() == ["my own words"]


def test_what_is_done_in_a_step_can_be_undone_and_fills_no_list_of_kept_sessions(
    make_window: Callable[..., MainWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    window = make_window("--language", "en")
    autosave = Autosave(window.session, tmp_path)
    window.keep(autosave)
    pupil = Pupil(window, qtbot)
    pupil.open("merging")
    do_merging(pupil)
    window.session.undo()
    assert window.session.merges == 2
    for _ in STEPS:
        pupil.guide.go(pupil.guide.place + 1)
        pupil.settle()
    assert autosave.kept == []


def test_another_language_tells_the_step_anew(pupil: Pupil) -> None:
    pupil.open("rare")
    titles = {pupil.text("guideTitle")}
    for code in ("es", "bg"):
        pupil.window.set_language(code)
        pupil.settle()
        titles.add(pupil.text("guideTitle"))
        assert pupil.guide.running and pupil.guide.place == PLACES["rare"]
        assert pupil.session.corpus.content == shop_of(code).corpus.content
        assert pupil.session.sample_text == shop_of(code).frequent
    assert len(titles) == 3
    do_rare(pupil)


def test_a_step_copes_with_whatever_was_done_before(pupil: Pupil) -> None:
    """Another corpus, other settings and an open player do not stand in the way of the next step."""
    pupil.open("merging")
    editor = part(pupil.window, "corpusEditor")
    assert isinstance(editor, QPlainTextEdit)
    editor.insertPlainText("uno dos tres uno dos ")
    pupil.session.flush_edits()
    pupil.settle()
    assert pupil.guide.running
    combo = part(pupil.window, "presetCombo")
    assert isinstance(combo, QComboBox)
    combo.setCurrentIndex(combo.findData("bytes"))
    combo.activated.emit(combo.currentIndex())
    assert pupil.session.settings != SETTINGS
    pupil.click("playButton")
    pupil.click("guideNext")
    pupil.settle()
    do_ties(pupil)


def test_the_panel_makes_room_for_a_presentation(pupil: Pupil) -> None:
    pupil.open("merging")
    panel = part(pupil.window, "guidePanel")
    pupil.window.actions_.present.trigger()
    assert not panel.isVisible()
    pupil.window.actions_.present.trigger()
    assert panel.isVisible()


def test_nothing_of_it_is_loaded_before_it_is_opened() -> None:
    code = (
        "import sys; from PySide6.QtWidgets import QApplication; from bpe_gui.app import create_window;"
        "app = QApplication([]); window = create_window(['--language', 'en']); window.show();"
        "print([name for name in sys.modules if 'bpe_gui.window.guide' in name])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
