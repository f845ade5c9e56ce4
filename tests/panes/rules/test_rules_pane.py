"""The middle column: what it says about the round, and what its two lists do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt, QTranslator
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu, QTableView, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.core.settings import PRESETS, Settings, Unit
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document import background
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History
from bpe_gui.document.rules_model import RuleColumn
from bpe_gui.document.session import Session
from bpe_gui.panes.rules.rules_pane import RulesPane


class Shown:
    """A pane in a window of its own, and its parts by name."""

    def __init__(self, session: Session, qtbot: QtBot, width: int = 330, height: int = 600) -> None:
        self.session = session
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(width, height)
        self.pane = RulesPane(session, self.window)
        self.pane.resize(width, height)
        self.rules = part(self.pane, QTableView, "rulesView")
        self.pairs = part(self.pane, QAbstractItemView, "pairsView")
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def sentence(self) -> str:
        return part(self.pane, QLabel, "pairsSentence").text()

    def selected(self, view: QAbstractItemView) -> list[int]:
        return sorted(index.row() for index in view.selectionModel().selectedRows())

    def click(self, view: QAbstractItemView, row: int, qtbot: QtBot) -> None:
        place = view.visualRect(view.model().index(row, 0)).center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


Kind = TypeVar("Kind", bound=QWidget)


def part(pane: QWidget, kind: type[Kind], name: str) -> Kind:
    found = pane.findChild(kind, name)
    assert found is not None
    return found


Opened = Callable[..., Shown]


@pytest.fixture
def opened(session: Session, qtbot: QtBot) -> Opened:
    def open_pane(merges: int = 0) -> Shown:
        session.merge_to(merges)
        qtbot.waitUntil(lambda: not session.busy)
        return Shown(session, qtbot)

    return open_pane


@pytest.fixture
def opened_text(qtbot: QtBot) -> Iterator[Callable[[str, Settings], Shown]]:
    sessions = []

    def open_pane(text: str, settings: Settings) -> Shown:
        session = Session()
        sessions.append(session)
        session.put_settings(settings)
        session.put_corpus(Corpus(text=text))
        return Shown(session, qtbot)

    yield open_pane
    for each in sessions:
        each.close()


# The sentence about the round


def test_without_a_tie_it_says_so(opened: Opened) -> None:
    shown = opened()
    assert "no tie" in shown.sentence
    assert "25" in shown.sentence


def test_a_tie_is_counted(opened: Opened) -> None:
    shown = opened(34)
    found = shown.session.next_round
    assert found.tied > 1
    assert str(found.tied) in shown.sentence
    assert str(found.count) in shown.sentence
    assert "first one seen wins" in shown.sentence


@pytest.mark.parametrize(
    ("text", "settings", "merges", "words"),
    [
        ("", Settings(), 0, "corpus is empty"),
        ("  \n\n ", Settings(), 0, "corpus is empty"),
        ("a e i o u", Settings(), 0, "every word is one letter"),
        ("a e", replace(PRESETS["bytes"], pretokenizer=Settings().pretokenizer), 0, "every word is one byte"),
        ("sol", Settings(), 2, "every word is one token"),
        ("sol", PRESETS["book"], 0, "lower the minimum"),
    ],
)
def test_it_says_why_there_is_no_pair(
    opened_text: Callable[[str, Settings], Shown], text: str, settings: Settings, merges: int, words: str
) -> None:
    shown = opened_text(text, settings)
    shown.session.merge_to(merges)
    assert words in shown.sentence
    assert shown.session.merges == merges


def test_the_minimum_is_named(opened_text: Callable[[str, Settings], Shown]) -> None:
    shown = opened_text("sol", replace(Settings(), minimum_count=7))
    assert "7" in shown.sentence
    shown.session.put_settings(replace(Settings(), minimum_count=8))
    assert "8" in shown.sentence


def test_a_tokenizer_without_a_corpus_cannot_learn(qtbot: QtBot) -> None:
    session = Session()
    shown = Shown(session, qtbot)
    history = History()
    history.append(Round(Rule("e", "l"), 3, 1, 10))
    session.adopt(None, Settings(), history, "el", 1)
    assert "no corpus" in shown.sentence
    assert shown.rules.model().rowCount() == 1


def test_rules_of_another_corpus_cannot_be_learned_on(qtbot: QtBot) -> None:
    history = History()
    history.append(Round(Rule("x", "y"), 3, 1, 10))
    session = Session()
    shown = Shown(session, qtbot)
    session.adopt(Corpus(text="el el"), Settings(), history, "elxy", 1)
    qtbot.waitUntil(lambda: not session.busy)
    assert "does not have" in shown.sentence
    session.close()


def test_while_pairs_are_looked_up_it_says_so(
    opened: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = opened(20)
    monkeypatch.setattr(background, "INLINE_SECONDS", 0.0)
    shown.session.jump(7)
    assert shown.sentence == "looking…"
    assert shown.pairs.model().rowCount() == 0
    qtbot.waitUntil(lambda: shown.sentence != "looking…")
    assert shown.pairs.model().rowCount() > 0


def test_a_chosen_pair_is_not_called_the_first(qtbot: QtBot) -> None:
    history = History()
    history.append(Round(Rule("r", "o"), 2, 1, 10))
    session = Session()
    session.adopt(Corpus(text="el el el oro oro"), Settings(), history, "elor", 0)
    shown = Shown(session, qtbot)
    assert "e + l" in shown.sentence
    assert "first one seen wins" not in shown.sentence
    taken = [row for row in range(3) if "the next merge takes it" in accessible_text(shown.pairs, row)]
    assert [session.pairs.pairs[row][0] for row in taken] == [Rule("r", "o")]
    session.close()


# The rules


def test_the_empty_table_teaches(opened: Opened) -> None:
    shown = opened()
    said = shown.rules.accessibleDescription()
    assert "e + l" in said
    assert "25" in said
    blank = shown.rules.viewport().grab().toImage()
    shown.session.merge()
    assert shown.rules.accessibleDescription() == ""
    quiet = look.colours(shown.pane.palette()).surface
    colours = {blank.pixelColor(x, y).name() for x in range(200) for y in range(10, 40)}
    assert len(colours - {quiet.name()}) > 3  # words stand there


def test_merging_brings_a_row_and_the_number(opened: Opened) -> None:
    shown = opened()
    shown.session.merge()
    model = shown.rules.model()
    assert [model.index(0, column).data() for column in RuleColumn] == [1, "e", "l", "el", 25, 1]
    assert part(shown.pane, QLabel, "rulesNumber").text() == "1"


def test_headings_name_the_columns(opened: Opened) -> None:
    shown = opened()
    across = Qt.Orientation.Horizontal
    assert [shown.rules.model().headerData(column, across) for column in RuleColumn] == [
        "#",
        "left",
        "right",
        "token",
        "count",
        "",
    ]


def test_it_stays_at_the_newest_rule(opened: Opened) -> None:
    shown = opened(30)
    bar = shown.rules.verticalScrollBar()
    assert bar.maximum() > 0
    for merges in range(31, 36):
        shown.session.merge()
        newest = shown.rules.visualRect(shown.rules.model().index(merges - 1, 0))
        assert shown.rules.viewport().rect().contains(newest.center())
    shown.window.resize(330, 420)
    shown.pane.resize(330, 420)
    assert bar.value() == bar.maximum()


def test_who_scrolled_up_is_left_alone(opened: Opened) -> None:
    shown = opened(40)
    bar = shown.rules.verticalScrollBar()
    bar.setValue(20)
    shown.session.merge()
    assert bar.value() == 20
    bar.setValue(bar.maximum())
    shown.session.merge()
    assert bar.value() == bar.maximum()


def test_rows_changed_by_an_edit_have_a_mark_and_words(opened: Opened) -> None:
    shown = opened(8)
    model = shown.rules.model()
    assert "changed" not in accessible_text(shown.rules, 7)
    before = row_image(shown.rules, 7)
    words = " ".join(word for word, _ in shown.session.corpus.rows for _ in range(3))
    shown.session.edit_corpus(lambda: words)
    shown.session.flush_edits()
    changed = shown.session.changed_rows
    assert 7 in changed
    assert "changed by the last edit" in accessible_text(shown.rules, 7)
    assert "last edit" in model.index(7, 0).data(Qt.ItemDataRole.ToolTipRole)
    accent = look.colours(shown.pane.palette()).accent.name()
    after = row_image(shown.rules, 7)
    assert accent not in before
    assert accent in after
    shown.session.merge()
    assert accent not in row_image(shown.rules, 7)


def test_new_rows_shine_for_a_moment(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(3)
    still = row_image(shown.rules, 2)
    shown.session.merge()
    colours = look.colours(shown.pane.palette())
    assert colours.selection.name() in row_image(shown.rules, 3)
    assert row_image(shown.rules, 2) != still  # it is not the current one any more
    qtbot.waitUntil(lambda: colours.accent_soft.name() in row_image(shown.rules, 3))
    assert colours.selection.name() not in row_image(shown.rules, 3)


def test_with_less_motion_nothing_shines(opened: Opened, qapp: QApplication) -> None:
    look.set_reduced_motion(qapp, True)
    shown = opened(3)
    shown.session.merge()
    colours = look.colours(shown.pane.palette())
    assert colours.selection.name() not in row_image(shown.rules, 3)
    assert colours.accent_soft.name() in row_image(shown.rules, 3)


def test_tool_tips_tell_symbols_and_ties_as_plain_text(
    opened_text: Callable[[str, Settings], Shown],
) -> None:
    shown = opened_text("<b>ñ <b>ñ <b>ñ", Settings())
    shown.session.merge_to(3)
    tip = shown.rules.model().index(2, RuleColumn.TOKEN).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;ñ" in tip
    assert "<b>" not in tip
    assert "U+003C U+0062 U+003E U+00F1" in tip
    tie = shown.rules.model().index(0, RuleColumn.TIE).data(Qt.ItemDataRole.ToolTipRole)
    assert "3" in tie
    assert "had this count; the first one seen won" in tie


def test_tool_tips_tell_bytes_where_they_are_the_units(opened_text: Callable[[str, Settings], Shown]) -> None:
    shown = opened_text("ñ ñ ñ", PRESETS["bytes"])
    shown.session.merge()
    tip = shown.rules.model().index(0, RuleColumn.TOKEN).data(Qt.ItemDataRole.ToolTipRole)
    assert "U+00F1" in tip
    assert "C3 B1" in tip


# Choosing


def test_a_rule_shows_where_it_applied(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    shown.click(shown.rules, 4, qtbot)
    assert shown.session.highlight == (shown.session.rounds[4].rule, 4)
    qtbot.keyClick(shown.rules, Qt.Key.Key_Down)
    assert shown.session.highlight == (shown.session.rounds[5].rule, 5)
    qtbot.keyClick(shown.rules, Qt.Key.Key_Escape)
    assert shown.selected(shown.rules) == []
    assert shown.session.highlight == (shown.session.next_round.rule, 10)


def test_a_pair_shows_where_it_stands_now(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    shown.click(shown.pairs, 2, qtbot)
    assert shown.session.highlight == (shown.session.pairs.pairs[2][0], 10)
    qtbot.keyClick(shown.pairs, Qt.Key.Key_Down)
    assert shown.session.highlight == (shown.session.pairs.pairs[3][0], 10)
    qtbot.keyClick(shown.pairs, Qt.Key.Key_Escape)
    assert shown.session.highlight == (shown.session.next_round.rule, 10)


def test_only_one_list_has_the_choice(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    shown.click(shown.rules, 4, qtbot)
    shown.click(shown.pairs, 2, qtbot)
    assert shown.selected(shown.rules) == []
    assert shown.session.highlight == (shown.session.pairs.pairs[2][0], 10)
    shown.click(shown.rules, 4, qtbot)
    assert shown.selected(shown.pairs) == []
    assert shown.session.highlight == (shown.session.rounds[4].rule, 4)


def test_a_choice_elsewhere_ends_this_one(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    shown.click(shown.rules, 4, qtbot)
    shown.session.set_highlight(shown.session.rounds[1].rule, 1)
    assert shown.selected(shown.rules) == []
    assert shown.session.highlight == (shown.session.rounds[1].rule, 1)


def test_merging_ends_a_choice(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    shown.click(shown.pairs, 3, qtbot)
    shown.session.merge()
    assert shown.selected(shown.pairs) == []
    assert shown.session.highlight == (shown.session.next_round.rule, 11)
    shown.click(shown.rules, 4, qtbot)
    shown.session.undo()
    assert shown.selected(shown.rules) == []
    assert shown.session.highlight == (shown.session.next_round.rule, 10)


def test_the_end_of_the_pairs_ends_a_choice(
    opened_text: Callable[[str, Settings], Shown], qtbot: QtBot
) -> None:
    shown = opened_text("sol", Settings())
    shown.click(shown.pairs, 1, qtbot)
    assert shown.session.highlight == (Rule("o", "l"), 0)
    shown.session.merge_to(2)
    assert shown.pairs.model().rowCount() == 0
    assert shown.session.highlight is None


def test_enter_and_double_click_go_to_a_merge(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    shown.rules.setFocus()
    qtbot.keyClick(shown.rules, Qt.Key.Key_Up)  # from the newest
    qtbot.keyClick(shown.rules, Qt.Key.Key_Return)
    assert shown.session.merges == 9
    assert shown.rules.model().rowCount() == 9
    place = shown.rules.visualRect(shown.rules.model().index(2, 1)).center()
    qtbot.mouseClick(shown.rules.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(shown.rules.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert shown.session.merges == 3


def test_tab_leaves_both_lists(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    shown.pairs.setFocus()
    qtbot.keyClick(shown.pairs, Qt.Key.Key_Tab)
    assert shown.rules.hasFocus()
    qtbot.keyClick(shown.rules, Qt.Key.Key_Tab)
    assert not shown.rules.hasFocus()


def test_the_line_about_more_pairs_cannot_be_chosen(
    opened_text: Callable[[str, Settings], Shown], qtbot: QtBot
) -> None:
    letters = [chr(0x4E00 + number) for number in range(26)]
    shown = opened_text(" ".join(map("".join, product(letters, repeat=2))), Settings())
    model = shown.pairs.model()
    assert "176" in accessible_text(shown.pairs, model.rowCount() - 1)
    shown.pairs.setFocus()
    qtbot.keyClick(shown.pairs, Qt.Key.Key_End)
    assert shown.pairs.currentIndex().row() < model.rowCount() - 1
    shown.pairs.scrollToBottom()
    shown.click(shown.pairs, model.rowCount() - 1, qtbot)
    assert model.rowCount() - 1 not in shown.selected(shown.pairs)
    assert look.colours(shown.pane.palette()).quiet.name() in row_image(shown.pairs, model.rowCount() - 1)


# Copying


def test_copy_takes_the_selected_rules_as_the_lesson_prints_them(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    shown.click(shown.rules, 0, qtbot)
    qtbot.keyClick(shown.rules, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(shown.rules, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    content = QGuiApplication.clipboard().mimeData()
    assert content.text() == "1. e+l (25)\n2. e+n (22)"
    assert content.data("text/tab-separated-values").data().decode() == "e\tl\t25\ne\tn\t22\n"


def test_the_menu_copies_tables_and_everything(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(10)
    actions = {action.objectName(): action for action in shown.pane.findChild(QMenu).actions()}
    shown.click(shown.rules, 1, qtbot)
    actions["copyRulesTableAction"].trigger()
    assert QGuiApplication.clipboard().text() == "e\tn\t22\n"
    actions["copyAllRulesAction"].trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert (len(lines), lines[9][:4]) == (10, "10. ")
    actions["copyRulesAction"].trigger()
    assert QGuiApplication.clipboard().text() == "2. e+n (22)"


def test_the_menu_opens_where_there_are_rules(opened: Opened, qtbot: QtBot) -> None:
    shown = opened(0)
    menu = shown.pane.findChild(QMenu)
    shown.rules.customContextMenuRequested.emit(QPoint(20, 20))
    assert not menu.isVisible()
    shown.session.merge()
    shown.rules.customContextMenuRequested.emit(QPoint(20, 20))
    qtbot.waitUntil(menu.isVisible)
    menu.close()


def test_unclear_symbols_are_copied_in_quotes(opened_text: Callable[[str, Settings], Shown]) -> None:
    text = "a+ a+ a+ a+ (\t (\t (\t ê\xa0 ê\xa0 x\u200d"
    shown = opened_text(text, Settings())
    shown.session.merge_to(4)
    shown.pane.copy_all()
    assert QGuiApplication.clipboard().text().splitlines() == [
        '1. a+"+" (4)',
        r'2. "("+"\t" (3)',
        r'3. ê+"\xa0" (2)',
        r'4. x+"\u200d" (1)',
    ]
    shown.pane.copy_table()
    assert QGuiApplication.clipboard().text().splitlines()[1] == "(\t\\t\t3"


def test_pairs_can_be_copied_too(opened: Opened, qtbot: QtBot) -> None:
    shown = opened()
    shown.click(shown.pairs, 1, qtbot)
    qtbot.keyClick(shown.pairs, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "e+n (22)"


# Looks and languages


def test_the_winner_has_the_accent_and_a_longer_bar(opened: Opened) -> None:
    shown = opened()
    colours = look.colours(shown.pane.palette())
    assert row_image(shown.pairs, 0).count(colours.accent.name()) > 50
    assert colours.accent.name() not in row_image(shown.pairs, 1)
    lengths = [row_image(shown.pairs, row).count(colours.faint.name()) for row in (1, 5)]
    assert lengths[0] > lengths[1] > 50


def test_screen_readers_hear_sentences(opened: Opened) -> None:
    shown = opened(8)
    QAccessible.setActive(True)
    tied = next(row for row in range(8) if shown.session.rounds[row].tied > 1)
    found = shown.session.rounds[tied]
    said = accessible_text(shown.rules, tied)
    assert f"rule {tied + 1}: {found.rule.left} + {found.rule.right} makes {found.rule.token}" in said
    assert f"{found.count} " in said
    assert f"tie of {found.tied}" in said
    table = QAccessible.queryAccessibleInterface(shown.rules)
    assert table.text(QAccessible.Text.Name) == shown.rules.accessibleName() != ""
    cells = [table.child(number) for number in range(table.childCount())]
    assert said in [cell.text(QAccessible.Text.Name) for cell in cells if cell]
    assert "e" in accessible_text(shown.pairs, 0)
    assert shown.pairs.accessibleName()
    QAccessible.setActive(False)


def test_it_is_painted_in_dark(opened: Opened, qapp: QApplication) -> None:
    shown = opened(3)
    look.apply(qapp, Qt.ColorScheme.Dark)
    assert look.DARK.accent_soft.name() in row_image(shown.rules, 2)
    assert look.DARK.accent.name() in row_image(shown.pairs, 0)
    assert look.LIGHT.accent.name() not in row_image(shown.pairs, 0)


def test_rows_grow_with_the_text(opened: Opened, qapp: QApplication) -> None:
    shown = opened(12)
    before = (shown.rules.rowHeight(0), shown.pairs.sizeHint().height())
    look.set_text_size(qapp, 2 * look.DEFAULT_POINTS)
    assert shown.rules.rowHeight(0) > 1.8 * before[0]
    assert shown.pairs.sizeHint().height() > 1.8 * before[1]
    assert not shown.pane.grab().isNull()


class Shouting(QTranslator):
    """Translates everything into capitals between marks."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        del context, disambiguation, n
        return f"«{source}»"

    def isEmpty(self) -> bool:
        return False


def test_it_speaks_another_language_at_once(opened: Opened, qapp: QApplication) -> None:
    shown = opened(34)
    translator = Shouting()
    qapp.installTranslator(translator)
    try:
        qapp.sendEvent(shown.pane, QEvent(QEvent.Type.LanguageChange))
        assert shown.sentence.startswith("«")
        for label in shown.pane.findChildren(QLabel):
            assert label.text().startswith("«") or label.text().isdigit()
        model = shown.rules.model()
        assert model.headerData(RuleColumn.LEFT, Qt.Orientation.Horizontal) == "«left»"
        assert shown.rules.accessibleName() == "«Rules»"
        assert accessible_text(shown.rules, 0).startswith("«")
        assert all(action.text().startswith("«") for action in shown.pane.findChild(QMenu).actions())
    finally:
        qapp.removeTranslator(translator)


def test_numbers_are_written_as_the_language_does(qtbot: QtBot) -> None:
    session = Session()
    session.put_corpus(Corpus(rows=(("abc", 3_000_000_000),)))
    shown = Shown(session, qtbot)
    shown.pane.setLocale(QLocale("es"))
    assert "3.000.000.000" in shown.sentence
    session.merge()
    assert "3.000.000.000" in accessible_text(shown.rules, 0)
    assert shown.rules.columnWidth(RuleColumn.COUNT) > shown.rules.fontMetrics().horizontalAdvance(
        "3.000.000.000"
    )
    session.close()


def test_symbols_of_bytes_and_marks_are_painted(opened_text: Callable[[str, Settings], Shown]) -> None:
    shown = opened_text("пратка ñandú 👩\u200d👧 של של", PRESETS["bytes"])
    shown.session.put_settings(replace(PRESETS["bytes"], minimum_count=1))
    shown.session.merge_to(12)
    assert shown.session.settings.unit is Unit.BYTES
    assert not shown.pane.grab().isNull()
    assert "<D0>" in accessible_text(shown.rules, 0)


def accessible_text(view: QAbstractItemView, row: int) -> str:
    said = view.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert isinstance(said, str)
    return said


def row_image(view: QAbstractItemView, row: int) -> list[str]:
    """The colours of a row's pixels."""
    image = view.viewport().grab().toImage()
    place = view.visualRect(view.model().index(row, 0))
    return [
        image.pixelColor(x, y).name()
        for y in range(place.top(), min(place.bottom(), image.height()))
        for x in range(image.width())
    ]
