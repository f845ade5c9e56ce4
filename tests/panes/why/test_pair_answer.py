"""The answer about a pair: what it says, its words, the tie, and what other rules of ties make of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import numpy
import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from bpe_gui import i18n, look
from bpe_gui.app import create_window
from bpe_gui.core.pair_story import PairStory
from bpe_gui.core.settings import PRESETS
from bpe_gui.core.tie_rules import TieRule
from bpe_gui.core.trainer import Rule
from bpe_gui.document import pair_answers
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedTie, AskedToken, AskedWord
from bpe_gui.panes.why.holders_view import HoldersTable
from bpe_gui.panes.why.linked_text import LinkedText
from bpe_gui.panes.why.pair_answer import PairAnswer
from bpe_gui.panes.why.tie_rules_view import TIE_RULES, TieColumn
from tests.core import lesson

Kind = TypeVar("Kind", bound=QWidget)


class Shown:
    """The pane, wide enough for a drawer, and its parts by name."""

    def __init__(self, session: Session, qtbot: QtBot) -> None:
        self.session = session
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1200, 320)
        self.pane = PairAnswer(session, self.window)
        self.pane.resize(1200, 320)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def part(self, kind: type[Kind], name: str) -> Kind:
        found = self.pane.findChild(kind, name)
        assert found is not None
        return found

    def text(self, name: str) -> str:
        return self.part(QLabel, name).text()

    @property
    def told(self) -> str:
        return "\n".join(self.part(LinkedText, "pairTold").lines)

    def rule(self, number: int, *, tie: bool = False) -> None:
        """Shows a rule as the list of rules asks about it."""
        kind = AskedTie if tie else AskedPair
        subject = kind(self.session.rounds[number - 1].rule, number - 1)
        self.session.ask_why(subject)
        self.pane.show_pair(subject.rule, subject.merges)

    @property
    def tie(self) -> QPushButton:
        return self.part(QPushButton, "pairTieButton")

    def spoken(self, name: str, row: int) -> str:
        model = self.part(QTableView, name).model()
        return str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))

    def rows(self, name: str) -> list[list[object]]:
        model = self.part(QTableView, name).model()
        return [
            [model.index(row, column).data() for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]


@pytest.fixture
def shown(session: Session, qtbot: QtBot) -> Iterator[Shown]:
    session.merge_to(60)
    yield Shown(session, qtbot)


# What is told


def test_the_first_rule_of_the_lesson(shown: Shown) -> None:
    shown.rule(1)
    assert shown.pane.title() == "e + l → el, rule 1"
    assert shown.told.splitlines() == [
        "Seen 25 times.",
        "First seen in word 8, «el», letters 1–2.",
        "No tie: no other pair was seen so often.",
        "It saved 25 of 937 tokens of the corpus: 2.7 %.",
        "In the sample it saved 1 token.",
        "All its tokens are still there.",
    ]


def test_words_are_named_as_they_are_written_with_bytes_too(shown: Shown) -> None:
    shown.session.change_settings(PRESETS["bytes"])
    shown.session.replace_corpus(Corpus("ésta está пратка"))
    for left, right, word in (("\xc3", "\xa9", "ésta"), ("s", "t", "ésta"), ("\xd0", "\xbf", "␣пратка")):
        shown.pane.show_pair(Rule(left, right), 0)
        assert f"«{word}»" in shown.told
    shown.pane.show_pair(Rule("s", "t"), 0)
    assert "está" in shown.spoken("holdersView", 1)
    shown.tie.click()
    assert "«ésta»" in shown.spoken("tiedView", 0)


def test_the_words_add_up_to_the_count_of_each_rule(shown: Shown) -> None:
    for number, found in enumerate(lesson.rounds("es"), 1):
        shown.rule(number)
        rows = shown.rows("holdersView")
        for word, frequency, times, replaced, contribution in rows:
            assert frequency * times == contribution
            assert lesson.counts("es").counts[word] == frequency
            assert replaced == times
        assert sum(row[-1] for row in rows) == found.count
        assert [row[-1] for row in rows] == sorted((row[-1] for row in rows), reverse=True)
        assert shown.text("pairSum").endswith(f"together {found.count}")


def test_a_tie_is_told_with_the_first_one_seen(shown: Shown) -> None:
    shown.rule(42)
    assert "A tie: 14 pairs were seen so often, this one first." in shown.told
    shown.session.jump(41)
    ranked = shown.session.pairs
    shown.pane.show_pair(ranked.pairs[13][0], 41)
    first = " + ".join(ranked.pairs[0][0])
    assert f"A tie: 14 pairs were seen so often, {first} first." in shown.told
    shown.pane.show_pair(ranked.pairs[14][0], 41)
    assert f"The round takes {first}, seen 5 times." in shown.told


def test_of_a_rule_chosen_by_hand_it_says_so_and_no_tie_is_told(shown: Shown) -> None:
    session = shown.session
    session.jump(41)
    session.fork(Rule("pa", "g"))
    shown.rule(42)
    assert "Chosen by hand instead of pe + di, seen 5 times." in shown.told
    assert shown.tie.text() == "Tie of 14"  # of those seen most often, among which this one need not be
    assert "A tie" not in shown.told
    shown.pane.show_pair(Rule("pe", "di"), 41)
    assert "The round takes pa + g, chosen by hand." in shown.told
    session.go_to_branch(0, 60)
    shown.rule(42)
    assert "A tie: 14 pairs were seen so often, this one first." in shown.told


def test_it_says_what_a_pair_would_save_and_which_rule_takes_it_later(shown: Shown) -> None:
    shown.session.jump(0)
    shown.pane.show_pair(Rule("e", "n"), 0)
    assert shown.pane.title() == "e + n → en, after 0 merges, rule 2 takes it"
    assert "It would save 22 of 937 tokens of the corpus: 2.3 %." in shown.told
    assert "In the sample it would save 1 token." in shown.told
    assert "left" not in shown.told
    shown.pane.show_pair(Rule("z", "a"), 0)
    assert shown.pane.title() == "z + a → za, after 0 merges"


def test_tokens_that_longer_ones_took_are_told(shown: Shown) -> None:
    rules = [found.rule for found in shown.session.rounds]
    number = next(at for at, rule in enumerate(rules, 1) if any(rule.token in later for later in rules[at:]))
    shown.rule(number)
    taker = next(at for at, rule in enumerate(rules[number:], number + 1) if rules[number - 1].token in rule)
    told = shown.told.splitlines()[-1]
    assert told.startswith("Of its ")
    assert f"«{rules[taker - 1].token}» (rule {taker})" in told
    shown.session.jump(number)
    assert shown.told.endswith("All its tokens are still there.")


@pytest.mark.parametrize(("merges", "verb"), [(0, "to be replaced"), (1, "replaced")])
def test_overlaps_are_seen_more_often_than_they_are_replaced(shown: Shown, merges: int, verb: str) -> None:
    shown.session.reset()
    shown.session.replace_corpus(Corpus("aaaa aaa"))
    shown.session.merge_to(merges)
    shown.pane.show_pair(Rule("a", "a"), 0)
    assert shown.told.startswith(f"Seen 5 times, {verb} 3 times: where places overlap")
    assert shown.rows("holdersView") == [["aaaa", 1, 3, 2, 3], ["aaa", 1, 2, 1, 2]]
    assert not shown.part(QTableView, "holdersView").isColumnHidden(3)
    assert "of 7 tokens of the corpus: 42.9 %" in shown.told
    assert "letters 1–2, line 1" in shown.told
    shown.session.replace_corpus(Corpus("ab aab"))
    shown.pane.show_pair(Rule("a", "b"), 0)
    assert shown.part(QTableView, "holdersView").isColumnHidden(3)


def test_rules_that_have_changed_since_are_not_told_about(shown: Shown) -> None:
    shown.rule(42)
    shown.session.reset()
    shown.session.replace_corpus(Corpus("sol"))
    assert shown.told == "The rules have changed since. Choose a rule or a pair again."


def test_out_of_view_nothing_is_told_of_rules_that_are_gone(shown: Shown) -> None:
    # In another language every part sets its texts again, the ones in closed drawers too.
    shown.rule(42)
    shown.window.hide()
    shown.session.reset()
    shown.session.replace_corpus(Corpus("sol"))
    shown.pane.retranslate()
    shown.window.show()
    assert shown.told == "The rules have changed since. Choose a rule or a pair again."
    assert shown.rows("holdersView") == []
    shown.pane.show_pair(Rule("e", "l"), 0)
    assert shown.told == "No word of the corpus holds this pair."


def test_out_of_view_nothing_is_looked_for(shown: Shown) -> None:
    shown.rule(1)
    shown.window.hide()
    shown.rule(2)
    assert shown.told.startswith("Seen 25 times.")
    shown.window.show()
    assert shown.told.startswith("Seen 22 times.")


def test_what_a_class_has_to_guess_is_not_told(shown: Shown) -> None:
    shown.session.jump(41)
    shown.session.let_guess(True)
    assert shown.session.next_hidden
    shown.pane.show_pair(Rule("s", "u"), 41)
    assert shown.session.rounds[41].rule not in [Rule("s", "u")]
    assert "tie" not in shown.told.lower()
    assert "round takes" not in shown.told
    assert shown.tie.text() == "Tie"


def test_what_is_named_can_be_touched(shown: Shown, qtbot: QtBot) -> None:
    shown.rule(43)
    told = shown.part(LinkedText, "pairTold")
    assert AskedWord("pedido") in told.targets
    with qtbot.waitSignal(shown.pane.followed) as followed:
        told.linkActivated.emit("0")
    assert followed.args == [told.targets[0]]
    shown.rule(42)
    assert AskedToken("pedido") in told.targets  # the rule after it took all of its tokens
    shown.session.jump(41)
    shown.pane.show_pair(shown.session.pairs.pairs[13][0], 41)
    assert AskedPair(shown.session.rounds[41].rule, 41) in told.targets


# The table of words


def test_enter_asks_about_a_word(shown: Shown, qtbot: QtBot) -> None:
    shown.rule(1)
    view = shown.part(QTableView, "holdersView")
    view.setFocus()
    view.selectRow(1)
    with qtbot.waitSignal(shown.session.why_asked):
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert shown.session.subject == AskedWord(shown.rows("holdersView")[1][0])


def test_words_are_copied_as_they_add_up(shown: Shown, qtbot: QtBot) -> None:
    shown.rule(1)
    view = shown.part(QTableView, "holdersView")
    view.selectRow(0)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    word, frequency, times, _, count = shown.rows("holdersView")[0]
    assert QGuiApplication.clipboard().text() == f"{word}\t{frequency}\t{times}\t{count}"


def test_a_screen_reader_hears_what_a_word_adds(shown: Shown) -> None:
    shown.rule(1)
    word, frequency, times, _, count = shown.rows("holdersView")[0]
    number = list(lesson.counts("es").counts).index(str(word))
    index = shown.part(QTableView, "holdersView").model().index(0, 0)
    told = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == f"«{word}», word {number}: seen {frequency} × {times} = {count}"


def test_the_pair_is_lit_in_its_word_only(shown: Shown) -> None:
    shown.session.reset()
    shown.session.replace_corpus(Corpus("xxelxx"))
    shown.pane.show_pair(Rule("e", "l"), 0)
    view = shown.part(HoldersTable, "holdersView")
    cell = view.visualRect(view.model().index(0, 0))
    picture = QPixmap(view.viewport().size())
    view.viewport().render(picture, QPoint())
    image = picture.toImage()
    accent = look.colours(shown.pane.palette()).accent
    lit = sorted(
        {x for x in range(cell.left(), cell.left() + 100) for y in range(cell.top(), cell.bottom())
         if QColor(image.pixelColor(x, y)) == accent}
    )  # fmt: skip
    width = QFontMetricsF(look.mono_font()).horizontalAdvance("x")
    left = cell.left() + view.delegate.rows_look.gap
    assert abs(lit[0] - (left + 2 * width)) <= 3
    assert abs(lit[-1] - (left + 4 * width)) <= 3


def test_a_hundred_thousand_words_are_shown_at_once(shown: Shown) -> None:
    words = [f"sol{number}" for number in range(100_000)]
    ones = numpy.ones(len(words), numpy.int64)
    story = PairStory(
        Rule("s", "o"),
        0,
        numpy.arange(len(words)),
        words,
        ones,
        ones,
        ones,
        len(words),
        len(words),
        None,
        None,
    )
    asked: list[int] = []

    class Counted(list[str]):
        def __getitem__(self, at):  # type: ignore[no-untyped-def]
            asked.append(at)
            return super().__getitem__(at)

    view = shown.part(HoldersTable, "holdersView")
    view.holders.show(PairStory(*[Counted(words) if each is words else each for each in fields_of(story)]))
    view.grab()
    assert view.model().rowCount() == 100_000
    assert 0 < len(set(asked)) < 50  # only those in view are looked up
    view.scrollToBottom()
    view.grab()
    assert 99_999 in asked
    assert len(set(asked)) < 100


def fields_of(story: PairStory) -> list[object]:
    return [getattr(story, name) for name in story.__slots__]


# The tie


def test_the_tie_of_round_42_is_listed_in_the_order_first_seen(shown: Shown) -> None:
    shown.rule(42)
    assert shown.tie.text() == "Tie of 14"
    shown.tie.click()
    assert shown.text("pairSum") == "14 pairs have 5; the first one seen wins"
    rows = shown.rows("tiedView")
    assert len(rows) == 14
    assert [row[1] for row in rows] == sorted(row[1] for row in rows)
    words = list(lesson.counts("es").counts)
    tokenizer = lesson.tokenizer("es")
    for pair, number, word, start, line in rows:
        assert words[number] == word
        left, right = str(pair).split(" + ")
        assert str(word)[start - 1 :].startswith(left + right)
        assert [left, right] in [
            list(each) for each in zip(*[tokenizer.encode_word(word, 41)[at:] for at in (0, 1)], strict=False)
        ]
        assert line is None
    assert rows[0][0] == " + ".join(shown.session.rounds[41].rule)


def test_a_round_without_a_tie_says_so(shown: Shown) -> None:
    shown.rule(1, tie=True)
    assert shown.tie.text() == "No tie"
    assert shown.tie.isChecked()
    assert shown.text("pairSum") == "no tie: only this one has 25"


def test_the_star_moves_to_what_the_chosen_rule_takes(shown: Shown) -> None:
    shown.rule(42, tie=True)
    combo = shown.part(QComboBox, "tieRuleCombo")
    tied = [row[0] for row in shown.rows("tiedView")]
    view = shown.part(QTableView, "tiedView")

    def starred() -> list[str]:
        told = [view.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(14)]
        return [tied[row] for row, text in enumerate(told) if ", taken, " in text]

    by_hand = {
        TieRule.FIRST_SEEN: tied[0],
        TieRule.LAST_SEEN: tied[-1],
        TieRule.SMALLEST: min(tied, key=lambda pair: pair.split(" + ")),
        TieRule.LARGEST: max(tied, key=lambda pair: pair.split(" + ")),
        TieRule.SHORTEST: min(tied, key=lambda pair: (len(pair), pair.replace(" + ", ""), pair.split(" + "))),
    }
    table = shown.part(QTableView, "tieRulesView")
    for place, tie_rule in enumerate(TIE_RULES):
        combo.setCurrentIndex(place)
        assert len(starred()) == 1
        if tie_rule in by_hand:
            assert starred() == [by_hand[tie_rule]]
        assert table.model().index(place, TieColumn.CHOICE).data() == starred()[0]
        assert [index.row() for index in table.selectionModel().selectedRows()] == [place]
    table.selectRow(1)
    assert combo.currentIndex() == 1
    assert "comes last" in shown.text("tieRuleAbout")


def test_what_each_rule_learns_stands_beside_ours(shown: Shown, qtbot: QtBot) -> None:
    shown.rule(42, tie=True)
    qtbot.waitUntil(lambda: shown.rows("tieRulesView")[0][TieColumn.CORPUS] != "–", timeout=30_000)
    rows = shown.rows("tieRulesView")
    assert rows[0][TieColumn.DIFFERENCE :] == ["none", "449", str(shown.session.sample_tokens)]
    assert shown.text("tieRulesTitle") == "AFTER 60 MERGES"
    by_name = {row[TieColumn.NAME]: row for row in rows}
    first, second = (lesson.trainer("es"), lesson.rounds("es")[3].rule)
    for _ in range(3):
        first.merge()
    tied = [rule for rule, _ in first.pairs(first.best().tied).pairs[: first.best().tied]]
    assert by_name["last seen"][TieColumn.DIFFERENCE] == f"4: {' + '.join(tied[-1])} ≠ {' + '.join(second)}"
    assert by_name["last seen"][TieColumn.CORPUS] == "447 (−2)"
    assert by_name["smallest"][TieColumn.CORPUS] == "451 (+2)"
    assert not shown.part(QPushButton, "tieRulesCancel").isVisible()
    assert not shown.part(QPushButton, "tieRulesButton").isVisible()


def test_what_takes_long_is_offered(shown: Shown, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pair_answers, "_QUICK_MERGES", 10)
    shown.rule(42, tie=True)
    button = shown.part(QPushButton, "tieRulesButton")
    assert button.isVisible()
    assert shown.rows("tieRulesView")[0][TieColumn.CORPUS] == "–"
    assert shown.rows("tieRulesView")[1][TieColumn.CHOICE] != "–"
    button.click()
    qtbot.waitUntil(lambda: shown.rows("tieRulesView")[0][TieColumn.CORPUS] == "449", timeout=30_000)
    assert not button.isVisible()


def test_what_is_too_large_is_not_offered(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pair_answers, "LARGEST_READABLE", 82)
    shown.rule(42, tie=True)
    assert shown.text("tieRulesState") == "83 distinct words are too many to be learned several times here."
    assert not shown.part(QPushButton, "tieRulesButton").isVisible()


def test_a_tied_pair_is_lit_in_the_corpus_and_asked_about(shown: Shown, qtbot: QtBot) -> None:
    shown.rule(42, tie=True)
    view = shown.part(QTableView, "tiedView")
    view.setFocus()
    view.selectRow(3)
    pair = Rule(*str(shown.rows("tiedView")[3][0]).split(" + "))
    assert shown.session.highlight == (pair, 41)
    with qtbot.waitSignal(shown.session.why_asked):
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert shown.session.subject == AskedPair(pair, 41)


def test_who_turned_back_to_the_words_stays_there_until_the_tie_is_asked_for_again(shown: Shown) -> None:
    shown.rule(42, tie=True)
    words = shown.part(QPushButton, "pairWordsButton")
    words.click()
    shown.session.set_sample("sol")
    shown.pane.show_pair(shown.session.rounds[41].rule, 41)
    assert not shown.tie.isChecked()
    shown.rule(42, tie=True)
    assert shown.tie.isChecked()
    shown.rule(1)
    assert shown.tie.isChecked()  # another pair is looked at in the same way


def test_arrow_keys_go_from_the_words_to_the_tie(shown: Shown, qtbot: QtBot) -> None:
    shown.rule(42)
    words = shown.part(QPushButton, "pairWordsButton")
    words.setFocus()
    assert shown.part(QTableView, "holdersView").isVisible()
    qtbot.keyClick(words, Qt.Key.Key_Right)
    assert shown.tie.isChecked()
    assert shown.part(QTableView, "tiedView").isVisible()
    assert not shown.part(QTableView, "holdersView").isVisible()
    qtbot.keyClick(shown.tie, Qt.Key.Key_Left)
    assert shown.part(QTableView, "holdersView").isVisible()


# Looks and languages


@pytest.mark.parametrize("language", ["es", "bg"])
def test_it_speaks_the_language_of_the_interface(shown: Shown, qapp: QApplication, language: str) -> None:
    shown.rule(42, tie=True)
    english = (
        shown.pane.title(),
        shown.text("pairSum"),
        shown.text("tieRuleAbout"),
        *shown.told.splitlines(),
    )
    i18n.set_language(qapp, language)
    shown.window.setLocale(QLocale(language))
    qapp.sendPostedEvents()
    other = (shown.pane.title(), shown.text("pairSum"), shown.text("tieRuleAbout"), *shown.told.splitlines())
    assert not set(english) & set(other)
    saved = 100 * 5 / shown.session.token_counts[41]
    assert f"{saved:.1f} %".replace(".", ",") in shown.told


@pytest.mark.parametrize("width", [420, 760, 1200])
def test_the_parts_stand_beside_each_other_where_there_is_room(shown: Shown, width: int) -> None:
    shown.rule(42, tie=True)
    shown.window.resize(width, 700)
    shown.pane.resize(width, 700)
    QApplication.processEvents()
    tied, rules = shown.part(QTableView, "tiedView"), shown.part(QTableView, "tieRulesView")
    beside = tied.mapTo(shown.pane, QPoint()).x() < rules.mapTo(shown.pane, QPoint()).x()
    assert beside == (width == 1200)
    assert shown.pane.minimumSizeHint().width() <= 420


def test_a_rule_chosen_in_the_window_is_told_about_in_the_drawer(qtbot: QtBot) -> None:
    window = create_window(["--language", "en", "--merges", "20"])
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: not window.busy)
    rules = window.findChild(QTableView, "rulesView")
    rules.selectRow(4)
    assert window.findChild(PairAnswer) is None  # nobody asked why yet
    rules.setFocus()
    qtbot.keyClick(rules, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    answer = window.findChild(PairAnswer)
    assert answer is not None
    assert answer.isVisible()

    def told(row: int) -> bool:
        found = window.session.rounds[row]
        text = answer.findChild(LinkedText, "pairTold")
        numbered = answer.title().endswith(f", rule {row + 1}")
        return numbered and text.lines[:1] == (f"Seen {found.count} times.",)

    qtbot.waitUntil(lambda: told(4))
    qtbot.keyClick(rules, Qt.Key.Key_Down)  # now it follows what is touched
    qtbot.waitUntil(lambda: told(5))
    assert window.session.highlight == (window.session.rounds[5].rule, 5)
