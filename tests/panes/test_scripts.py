"""The scripts of the world in the tokens pane: letters stay whole, and each token has its place."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate, pairwise

import pytest
import regex
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.settings import PRESETS, Settings, Unit
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.panes.qt_text import utf16_length
from bpe_gui.panes.tokens.token_layout import ShownLine
from bpe_gui.panes.tokens.token_navigation import Spot
from bpe_gui.panes.tokens.tokens_pane import TokensPane
from bpe_gui.panes.tokens.tokens_view import TokensView

TEXTS = {
    "Latin": "café cafe\u0301 nai\u0308ve s\u0327\u0307 tiếng Việt ﬁne",
    "Cyrillic": "пратката ви ще пристигне; куриерът и\u0306 е\u0301",
    "Greek": "η παραγγελία σας θα φτάσει· ἀρχὴ ᾧ",
    "Arabic": "سيصل طلبك، لا إله السَّلَامُ عَلَيْكُمْ abc 123 نعم",
    "Hebrew": "ההזמנה שלך תגיע, שָׁלוֹם עֲלֵיכֶם abc 12 כן",
    "Devanagari": "आपका ऑर्डर पाँच दिनों में पहुँचेगा, क्षत्रिय ज्ञान श्री",
    "Thai": "คำสั่งซื้อของคุณจะมาถึงในห้าวัน น้ำ ที่",
    "Chinese": "你的订单将在五天内送达，请保持电话畅通。",
    "Japanese": "ご注文の商品 カ\u3099キ\u3099 ﾊﾟﾝ 東京都",
    "Korean": "주문하신 상품은 \u1112\u1161\u11ab\u1100\u1173\u11af",
    "emoji": "👨‍👩‍👧‍👦 🏳️‍🌈 🇧🇬🇪🇸🇫🇷 1️⃣ 👋🏽 ❤️‍🔥 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ok",
    "Tamil": "உங்கள் ஆர்டர் ஐந்து நாட்களில் கொடுத்து ஸ்ரீ",
}
SETTINGS = {
    "lesson": PRESETS["lesson"],
    "bytes": PRESETS["bytes"],
    "graphemes": Settings(unit=Unit.GRAPHEMES),
}


@pytest.fixture(params=TEXTS)
def text(request: pytest.FixtureRequest) -> str:
    return TEXTS[request.param]


@pytest.fixture(params=SETTINGS)
def view(request: pytest.FixtureRequest, text: str, session: Session, qtbot: QtBot) -> TokensView:
    """The pane's view of the text, cut by a dozen rules learned from it."""
    session.replace_corpus(Corpus.of_text(f"{text}\n{text}"))
    session.change_settings(replace(SETTINGS[request.param], minimum_count=1))
    session.merge_to(12)
    session.set_sample(text)
    pane = TokensPane(session, None)
    qtbot.addWidget(pane)
    pane.resize(1_400, 400)
    with qtbot.waitExposed(pane):
        pane.show()
    qtbot.waitUntil(lambda: not session.busy, timeout=20_000)
    found = pane.findChild(TokensView, "tokensView")
    assert found is not None
    found.setMinimumHeight(200)
    qtbot.waitUntil(lambda: found.viewport().height() >= 200)
    return found


def test_each_token_has_a_place_that_nothing_else_has(view: TokensView, text: str) -> None:
    block = view.block(0)
    assert block.shown.text == text
    seen: set[int] = set()
    for number, row in enumerate(block.rows):
        chips = block.chips(number)
        seen.update(chip.token for chip in chips)
        for left, right in pairwise(chips):
            assert left.left < left.right <= right.left + 1.5, "one stands over the other"
        for chip in chips:
            if chip.right - chip.left < 3:
                continue  # of a picture that no font here has, several share a pixel
            middle = QPointF((chip.left + chip.right) / 2 + view.margin, row.top + row.height - 4)
            spot = view.spot_at(middle)
            assert spot is not None
            assert spot.byte == block.shown.tokens[chip.token].start, "a click meets another token"
    assert seen == set(range(len(block.shown.tokens)))


def test_no_letter_is_drawn_in_pieces(view: TokensView, text: str) -> None:
    """Whatever the tokens, formats change between letters only, or a family would be three faces."""
    formats = view.block(0).layout.formats()
    edges = {edge for each in formats for edge in (each.start, each.start + each.length)}
    letters = accumulate((utf16_length(letter) for letter in regex.findall(r"\X", text)), initial=0)
    assert edges <= set(letters)
    view.block(0).show_tokens(ShownLine(text, []))
    assert [(each.start, each.length) for each in view.block(0).layout.formats()] == [
        (each.start, each.length) for each in formats
    ]


def test_keys_meet_every_token_in_its_order(view: TokensView) -> None:
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    tokens = view.block(0).shown.tokens
    forward = Qt.Key.Key_Left if view.block(0).right_to_left else Qt.Key.Key_Right
    view.go_to(Spot(0, 0))
    met = []
    for _ in tokens:
        assert view.current_token is not None
        met.append(view.current_token.start)
        QApplication.sendEvent(view, QKeyEvent(QEvent.Type.KeyPress, forward, Qt.KeyboardModifier.NoModifier))
    assert met == [token.start for token in tokens]


def test_tokens_are_selected_with_whole_letters(view: TokensView, text: str) -> None:
    tokens = view.block(0).shown.tokens
    encoded = text.encode()
    for first in range(0, len(tokens), 3):
        last = min(first + 2, len(tokens) - 1)
        view.selection.take_tokens(Spot(0, tokens[first].start), Spot(0, tokens[last].start))
        chosen = view.selected_text
        assert chosen in text
        assert encoded[tokens[first].start : tokens[last].end] in chosen.encode()
        found = view.selection.tokens()
        assert found is not None
        assert found[0].start <= tokens[first].start and found[1].end >= tokens[last].end
