"""The tokens pane as it is seen and used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
import regex
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QTextLayout,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from bpe_gui import look
from bpe_gui.panes.tokens.token_layout import ShownLine, ShownToken
from bpe_gui.panes.tokens.tokens_view import TokensView

FAMILY = "👨‍👩‍👧"
SENTENCE = "tu pedido llegará en cinco días "


class Cut:
    """Words cut after so many characters (or bytes); counts what it is asked for."""

    def __init__(self, text: str, length: int = 3, in_bytes: bool = False, unknown: str = "") -> None:
        self.text = text
        self.length = length
        self.in_bytes = in_bytes
        self.unknown = unknown
        self.asked = 0

    def shown(self, start: int, end: int) -> ShownLine:
        self.asked += 1
        text = self.text[start:end]
        tokens: list[ShownToken] = []
        place = len(self.text[:start].split()) if len(self.text) < 1000 else -1
        for word in regex.finditer("[^ ]+", text):
            at = len(text[: word.start()].encode())
            for part in self._parts(word.group()):
                known = part not in self.unknown.encode() or not self.unknown
                tokens.append(ShownToken(at, at + len(part), sum(part) if known else None, place))
                at += len(part)
                place += place >= 0
        return ShownLine(text, tokens)

    def _parts(self, word: str) -> Iterator[bytes]:
        whole: str | bytes = word.encode() if self.in_bytes else word
        for first in range(0, len(whole), self.length):
            part = whole[first : first + self.length]
            yield part if isinstance(part, bytes) else part.encode()


@pytest.fixture
def view(qtbot: QtBot) -> TokensView:
    view = TokensView()
    qtbot.addWidget(view)
    view.resize(600, 300)
    view.show()
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


def colours(view: TokensView) -> look.Colours:
    return look.colours(view.palette())


def background(view: TokensView) -> QColor:
    return view.palette().color(QPalette.ColorRole.Window)


def picture(view: TokensView) -> QImage:
    return view.viewport().grab().toImage()


def boxes(view: TokensView) -> list[QRectF]:
    return [box for _, box in view.token_rects()]


def fill(image: QImage, box: QRectF) -> QColor:
    """The colour just under a token's upper edge, above its letters."""
    return image.pixelColor(round(box.center().x()), round(box.top()) + 2)


def near(colour: QColor, other: QColor) -> bool:
    pairs = zip(colour.getRgb(), other.getRgb(), strict=True)  # type: ignore[call-overload]
    return all(abs(a - b) <= 3 for a, b in pairs)


def press(
    view: TokensView, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QApplication.sendEvent(view, QKeyEvent(QEvent.Type.KeyPress, key, modifiers))


def current_text(view: TokensView, source: Cut) -> str:
    token = view.current_token
    assert token is not None
    return source.text.encode()[token.start : token.end].decode()


def drag(qtbot: QtBot, view: TokensView, start: QPointF, end: QPointF) -> None:
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start.toPoint())
    qtbot.mouseMove(view.viewport(), end.toPoint())
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end.toPoint())


def middle(box: QRectF) -> QPoint:
    return box.center().toPoint()


@pytest.mark.parametrize("text", ["tu pedido llegará", "👋👋 pedido", "пратката ви", "مرحبا abc"])
def test_each_token_has_its_tint(view: TokensView, text: str) -> None:
    view.set_source(Cut(text))
    image = picture(view)
    last = -1
    in_order = sorted(view.token_rects(), key=lambda pair: pair[0].start)
    for token, box in in_order:
        assert token.id is not None
        tint = token.id % 6 if token.id % 6 != last else (token.id + 1) % 6
        last = tint
        assert near(fill(image, box), colours(view).tints[tint]), token


def test_tokens_are_told_apart_without_colour(view: TokensView) -> None:
    view.set_source(Cut("pedido"))
    image = picture(view)
    first, second = boxes(view)
    assert first.right() + 1 <= second.left()
    gap = round((first.right() + second.left()) / 2 - 0.5)
    assert near(image.pixelColor(gap, round(first.center().y())), background(view))
    edges = {
        image.pixelColor(round(box.center().x()), round(box.bottom()) - 1).name() for box in (first, second)
    }
    assert edges <= {edge.name() for edge in colours(view).tint_edges}


def test_text_is_drawn_as_if_there_were_no_tokens(view: TokensView) -> None:
    """A family is one picture, and letters stand where they stand without tokens."""
    text = f"a {FAMILY} ñ fi سلام क्षि"
    view.set_source(Cut(text, 1, in_bytes=True))
    [row] = [view.block(0).rows[0]]
    plain = QTextLayout(text, view.measures.font)
    plain.setFormats(view.block(0).layout.formats())
    plain.beginLayout()
    line = plain.createLine()
    line.setLineWidth(10_000)
    plain.endLayout()
    glyphs = [glyph for run in row.line.glyphRuns(-1, -1) for glyph in run.glyphIndexes()]
    assert glyphs == [glyph for run in line.glyphRuns(-1, -1) for glyph in run.glyphIndexes()]
    assert row.line.naturalTextWidth() == line.naturalTextWidth()
    family = row.line.glyphRuns(2, 8)[0].glyphIndexes()
    assert len(family) == 1 or 0 in family  # 0: no font here has such pictures


def test_the_pixels_of_a_family_are_those_of_one_drawing(view: TokensView) -> None:
    view.set_source(Cut(FAMILY, 5))
    with_tokens = picture(view)
    view.set_source(Cut(FAMILY, 99))
    whole = picture(view)
    box = boxes(view)[0].adjusted(0, 9, 0, -9).toRect()
    skin = colours(view)
    fills = [*skin.tints, skin.text, skin.quiet]
    differing = 0
    for x in range(box.left(), box.right()):
        for y in range(box.top(), box.bottom()):
            a, b = with_tokens.pixelColor(x, y), whole.pixelColor(x, y)
            if not near(a, b) and not any(near(a, tint) or near(b, tint) for tint in fills):
                differing += 1
    # Only where the emoji lets a fill shine through, or at the edges of the stripes.
    assert differing < box.width() * box.height() / 6


def test_the_bytes_of_one_letter_have_two_colours_and_a_tick(view: TokensView) -> None:
    view.set_source(Cut("ñ", 1, in_bytes=True))
    image = picture(view)
    first, second = boxes(view)
    tints = colours(view).tints
    assert near(fill(image, first.adjusted(0, 0, -3, 0)), tints[3])
    assert near(fill(image, second.adjusted(3, 0, 0, 0)), tints[4])  # 0xC3 and 0xB1 both give 3
    tick = QRect(round(first.right()) - 1, round(first.top()) + 1, 4, 2)
    darkest = min(
        image.pixelColor(x, y).lightness()
        for x in range(tick.left(), tick.right() + 1)
        for y in range(tick.top(), tick.bottom() + 1)
    )
    assert darkest < 140


def test_an_unknown_symbol_has_a_dotted_box_and_no_fill(view: TokensView) -> None:
    view.set_source(Cut("a€b", 1, unknown="€"))
    image = picture(view)
    known, unknown, _ = boxes(view)
    assert near(fill(image, unknown.adjusted(0, 2, 0, 0)), background(view))
    edge = {
        image.pixelColor(x, round(unknown.top())).name()
        for x in range(round(unknown.left()), round(unknown.right()))
    }
    assert len(edge) > 2
    assert not near(fill(image, known), background(view))


def test_tokens_behind_the_limit_are_lost(view: TokensView) -> None:
    view.set_source(Cut("tu pedido llegará"))
    kept = picture(view)
    view.set_limit(3)
    image = picture(view)
    for token, box in view.token_rects():
        lost = token.place >= 3
        assert near(fill(image, box), background(view)) == lost, token
    last = boxes(view)[-1]

    def darkest(picture: QImage) -> int:
        inner = last.toRect().adjusted(2, 2, -2, -6)
        return min(
            picture.pixelColor(x, y).lightness()
            for x in range(inner.left(), inner.right())
            for y in range(inner.top(), inner.bottom())
        )

    assert darkest(image) > darkest(kept) + 40
    first = boxes(view)[0].toRect()
    letters = image.copy(first.adjusted(2, 2, -2, -6))
    assert letters == kept.copy(first.adjusted(2, 2, -2, -6))
    bottom = round(last.bottom()) - 1
    underline = {
        image.pixelColor(x, bottom).lightness() > 220
        for x in range(last.toRect().left(), last.toRect().right())
    }
    assert underline == {True, False}  # dashed


def test_the_cut_is_marked_where_it_falls(view: TokensView) -> None:
    view.set_source(Cut("pedido"))
    view.set_limit(1)
    image = picture(view)
    first, second = boxes(view)
    cut = [
        image.pixelColor(x, round(first.center().y()))
        for x in range(round(first.right()) - 2, round(second.left()) + 2)
    ]
    red = colours(view).lost
    assert any(abs(colour.red() - red.red()) < 60 and colour.green() < 120 for colour in cut)
    above = [
        image.pixelColor(x, y).green()
        for x in range(round(first.right()) - 6, round(first.right()) + 8)
        for y in range(round(first.top()))
    ]
    assert min(above) < 150  # the scissors
    view.set_limit(2)
    assert near(fill(picture(view), boxes(view)[1]), colours(view).tints[view.block(0).tints[1]])


def test_half_a_letter_can_be_lost(view: TokensView) -> None:
    view.set_source(Cut("ñ", 1, in_bytes=True))
    view.set_limit(1)
    image = picture(view)
    first, second = boxes(view)
    assert not near(fill(image, first.adjusted(0, 0, -3, 0)), background(view))
    assert near(fill(image, second.adjusted(4, 2, 0, 0)), background(view))


def test_a_flash_fades(view: TokensView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    view.set_source(Cut("pedido"))
    token, box = view.token_rects()[0]
    calm = fill(picture(view), box)
    monkeypatch.setattr(look, "motion_ms", lambda: 0)
    assert token.id is not None
    view.flash(token.id)
    assert near(fill(picture(view), box), calm)
    monkeypatch.setattr(look, "motion_ms", lambda: 60)
    view.flash(token.id)
    assert not near(fill(picture(view), box), calm)
    qtbot.waitUntil(lambda: near(fill(picture(view), box), calm), timeout=2000)


@pytest.mark.parametrize("line_end", [" ", "\n"])
def test_a_million_characters_need_few_layouts(view: TokensView, line_end: str) -> None:
    source = Cut((SENTENCE.strip() + line_end) * 32_000)
    assert len(source.text) >= 1_000_000
    view.set_source(source)
    picture(view)
    assert view.layouts_built <= 16
    assert source.asked <= 18
    for _ in range(3):
        view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 200_000)
        picture(view)
    assert view.layouts_built <= 50
    before = view.layouts_built
    view.refresh()
    picture(view)
    assert view.layouts_built == before


@pytest.mark.parametrize("line_end", [" ", "\n", "\n\n\n"])
def test_the_end_can_be_reached(view: TokensView, line_end: str) -> None:
    source = Cut((SENTENCE.strip() + line_end) * 3000 + "final", 9)
    view.set_source(source)
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum())
    picture(view)
    bar.setValue(bar.maximum())
    token, box = view.token_rects()[-1]
    line = view.block(len(view.blocks) - 1).shown
    assert line.text.encode()[token.start : token.end] == b"final"
    assert box.bottom() <= view.viewport().height()
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    assert boxes(view)[0].top() == view.measures.above


def test_one_jump_reaches_the_end_though_heights_were_underestimated(view: TokensView) -> None:
    view.set_source(Cut("estrecho\n" + ("你" * 400 + "\n") * 200 + "final", 9))
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum())
    token, box = view.token_rects()[-1]
    assert (token.start, token.end) == (0, 5)
    assert view.viewport().height() - 12 <= box.bottom() <= view.viewport().height()


def test_every_row_is_met_on_the_way_down(view: TokensView) -> None:
    """Scrolling by steps neither skips nor repeats a row, although heights are estimates at first."""
    source = Cut("\n".join(SENTENCE * (1 + number % 4) + str(number) for number in range(120)), 99)
    view.set_source(source)
    bar = view.verticalScrollBar()
    seen: list[tuple[int, int]] = []
    for _ in range(2000):
        rows = [(row.block, row.row) for row in view.visible_rows()]
        if seen:
            assert rows[0] <= seen[-1]
        seen += [row for row in rows if not seen or row > seen[-1]]
        if bar.value() == bar.maximum():
            break
        bar.setValue(bar.value() + 150)
    expected = [(number, row) for number in range(120) for row in range(len(view.block(number).rows))]
    assert seen == expected


def test_a_merge_does_not_scroll(view: TokensView) -> None:
    text = (SENTENCE.strip() + "\n") * 500
    view.set_source(Cut(text))
    view.verticalScrollBar().setValue(5000)
    value = view.verticalScrollBar().value()
    top = next(iter(view.visible_rows()))
    view.refresh()
    assert (view.verticalScrollBar().value(), next(iter(view.visible_rows()))) == (value, top)
    view.set_source(Cut(text, 2))
    assert (view.verticalScrollBar().value(), next(iter(view.visible_rows()))) == (value, top)
    view.set_source(Cut(text + "más"))
    assert next(iter(view.visible_rows())) == top
    view.set_source(Cut("otro " + text))
    assert view.verticalScrollBar().value() == 0


@pytest.mark.parametrize("line_end", ["\n", ""])
def test_a_change_lays_out_only_what_it_touches(view: TokensView, line_end: str) -> None:
    text = (SENTENCE + line_end) * 3_000
    view.set_source(Cut(text))
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    picture(view)
    top, value = next(iter(view.visible_rows())), bar.value()
    number = top.block + 1
    start = int(view.blocks.starts[number]) + 3
    built = view.layouts_built
    text = text[:start] + "x" + text[start:]
    source = Cut(text)
    view.set_source(source)
    picture(view)
    assert view.layouts_built - built <= 3
    assert (next(iter(view.visible_rows())), bar.value()) == (top, value)
    assert view.block(number).shown.text == text[slice(*view.blocks.bounds(number))]
    # What stands below has moved by a line, and is found where it is now.
    text = text[:start] + "\n" + text[start:]
    view.set_source(Cut(text))
    for at in (0, number - 1, number, number + 1, number + 2, len(view.blocks) - 1):
        assert view.block(at).shown.text == text[slice(*view.blocks.bounds(at))]
    bar.setValue(bar.maximum())
    assert [row.block for row in view.visible_rows()][-1] == len(view.blocks) - 1


def test_pictures_after_changes_are_those_of_a_new_view(view: TokensView) -> None:
    text = (SENTENCE + "\n") * 40
    other = TokensView(view)
    other.hide()
    other.resize(view.size())
    for each in (view, other):
        each.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    view.set_source(Cut(text))
    for start, end, put in [(70, 70, "x"), (0, 33, ""), (100, 101, "\n\n"), (5, 9, f"{FAMILY} más ")]:
        text = text[:start] + put + text[end:]
        view.set_source(Cut(text))
        other.set_source(Cut(text))
        assert picture(view) == picture(other)


def test_a_narrower_pane_keeps_what_is_on_top(view: TokensView) -> None:
    view.set_source(Cut(SENTENCE * 2000, 99))
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    while next(iter(view.visible_rows())).row < 10:
        bar.setValue(bar.value() + view.measures.row)
    top = next(iter(view.visible_rows()))
    first = view.block(top.block).rows[top.row].units[0]
    view.resize(400, 300)
    now = next(iter(view.visible_rows()))
    begin, end = view.block(now.block).rows[now.row].units
    assert now.block == top.block
    assert begin <= first < end


def move(view: TokensView, point: QPoint) -> None:
    """Moves the pointer there; the view is told directly, since another window may lie above it."""
    place, there = QPointF(point), QPointF(view.viewport().mapToGlobal(point))
    none = Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, place, there, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), moved)


def test_hovering_tells_the_token(view: TokensView) -> None:
    view.set_source(Cut("👋👋 pedido\nllegará"))
    heard: list[object] = []
    view.token_hovered.connect(heard.append)
    for token, box in view.token_rects():
        move(view, middle(box))
        start, found = cast("tuple[int, ShownToken]", heard[-1])
        assert found == token
        assert start == (0 if box.top() < 40 else len("👋👋 pedido\n"))
    count = len(heard)
    move(view, QPoint(590, 290))
    assert heard[count:] == [None]
    move(view, middle(boxes(view)[0]))
    view.refresh()
    assert heard[-1] is None


def test_the_tool_tip_is_plain_text(view: TokensView) -> None:
    view.set_source(Cut("<b>&", 9))
    asked: list[tuple[ShownToken, str]] = []

    def describe(token: ShownToken, text: str) -> str:
        asked.append((token, text))
        return f"{text} is a token"

    view.set_describer(describe)
    point = middle(boxes(view)[0])
    event = QHelpEvent(QEvent.Type.ToolTip, point, view.viewport().mapToGlobal(point))
    QApplication.sendEvent(view.viewport(), event)
    assert asked == [(view.block(0).shown.tokens[0], "<b>&")]
    assert "&lt;b&gt;&amp; is a token" in QToolTip.text()
    QToolTip.hideText()


def test_a_click_makes_a_token_current(view: TokensView, qtbot: QtBot) -> None:
    source = Cut("tu pedido")
    view.set_source(source)
    clicked: list[object] = []
    view.token_clicked.connect(clicked.append)
    token, box = view.token_rects()[2]
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(box))
    assert clicked == [(0, token)]
    assert view.current_token == token
    assert view.selected_text == ""


def test_dragging_selects_and_copies_exact_text(view: TokensView, qtbot: QtBot) -> None:
    view.set_source(Cut(f"tu {FAMILY} llegará 👋🏽\r\nen cinco 🙂 días", 99))
    rects = boxes(view)
    start = QPointF(rects[1].left() + 3, rects[1].center().y())
    drag(qtbot, view, start, QPointF(rects[-2].right() - 2, rects[-2].center().y()))
    assert view.selected_text == f"{FAMILY} llegará 👋🏽\r\nen cinco 🙂"
    press(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == view.selected_text
    image = picture(view)
    assert near(fill(image, rects[2].adjusted(0, 4, 0, 0)), colours(view).selection)
    drag(qtbot, view, QPointF(rects[-2].right() - 2, rects[-2].center().y()), start)
    assert view.selected_text == f"{FAMILY} llegará 👋🏽\r\nen cinco 🙂"


def test_selecting_all_copies_the_sample(view: TokensView) -> None:
    text = (SENTENCE + "\r\n🙂 ok\n") * 400
    source = Cut(text)
    view.set_source(source)
    press(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    asked = source.asked
    assert view.selected_text == text
    assert source.asked <= asked + 2


def test_glyphs_for_spaces_are_copied_as_spaces(view: TokensView) -> None:
    class Dotted(Cut):
        def shown(self, start: int, end: int) -> ShownLine:
            line = super().shown(start, end)
            return ShownLine(line.text.replace(" ", "␣"), [])

    view.set_source(Dotted("tu pedido\nen cinco"))
    view.select_all()
    assert view.selected_text == "tu pedido\nen cinco"


def test_ids_are_copied_as_ids(view: TokensView) -> None:
    class Ids(Cut):
        def shown(self, start: int, end: int) -> ShownLine:
            return ShownLine(" ".join(str(ord(character)) for character in self.text[start:end]), [])

    view.set_source(Ids("ab\n\ncd"))
    view.select_all()
    assert view.selected_text == "97 98\n\n99 100"


def test_a_double_click_selects_the_token(view: TokensView, qtbot: QtBot) -> None:
    view.set_source(Cut(f"tu {FAMILY}pedido", 6))
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(boxes(view)[1]))
    assert view.selected_text == f"{FAMILY}p"


def test_keys_go_from_token_to_token(view: TokensView) -> None:
    source = Cut("tu pedido\n\n🙂 llegará")
    view.set_source(source)
    press(view, Qt.Key.Key_Right)
    assert current_text(view, Cut("tu pedido")) == "tu"
    described = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        press(view, key)
        described.append(view.accessibleDescription())
    assert described == ["ped", "ido", "🙂", "lle", "🙂"]
    control = Qt.KeyboardModifier.ControlModifier
    for key, modifiers, text in (
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, "á"),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, "🙂"),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, "tu"),
        (Qt.Key.Key_End, control, "á"),
        (Qt.Key.Key_Home, control, "tu"),
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, "🙂"),
    ):
        press(view, key, modifiers)
        assert view.accessibleDescription() == text
    press(view, Qt.Key.Key_C, control)
    assert QGuiApplication.clipboard().text() == "🙂"


def test_left_and_right_follow_the_direction_of_writing(view: TokensView) -> None:
    view.set_source(Cut("שלום עולם"))
    press(view, Qt.Key.Key_Left)
    press(view, Qt.Key.Key_Left)
    assert view.accessibleDescription() == "ם"
    press(view, Qt.Key.Key_Right)
    assert view.accessibleDescription() == "שלו"


def test_keys_bring_their_token_into_view(view: TokensView) -> None:
    view.set_source(Cut(SENTENCE * 400 + "final", 99))
    control, no_modifier = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
    for key, modifiers in (
        (Qt.Key.Key_End, control),
        (Qt.Key.Key_PageUp, no_modifier),
        (Qt.Key.Key_Up, no_modifier),
        (Qt.Key.Key_Home, control),
        (Qt.Key.Key_PageDown, no_modifier),
        *[(Qt.Key.Key_Down, no_modifier)] * 12,
        *[(Qt.Key.Key_Up, no_modifier)] * 20,
    ):
        press(view, key, modifiers)
        current = view.current_token
        found = [box for token, box in view.token_rects() if token is current]
        assert found
        assert found[0].top() >= 0
        assert found[0].bottom() <= view.viewport().height()


def test_shift_and_arrows_select_tokens(view: TokensView) -> None:
    view.set_source(Cut("tu pedido llegará"))
    press(view, Qt.Key.Key_Right)
    for _ in range(2):
        press(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.selected_text == "tu pedido"
    press(view, Qt.Key.Key_Left)
    assert view.selected_text == ""


def test_the_focus_frame_shows_in_the_accent_colour(view: TokensView) -> None:
    view.set_source(Cut("tu pedido"))
    before = picture(view)
    press(view, Qt.Key.Key_Right)
    box = boxes(view)[0]
    spot = QPoint(round(box.center().x()), round(box.top()) - 1)
    assert near(picture(view).pixelColor(spot), colours(view).accent)
    assert not near(before.pixelColor(spot), colours(view).accent)


def test_copy_is_not_taken_by_a_menu(view: TokensView) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    event.ignore()
    QApplication.sendEvent(view, event)
    assert event.isAccepted()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    QApplication.sendEvent(view, event)
    assert not event.isAccepted()


def test_the_wheel_with_control_belongs_to_the_window(view: TokensView) -> None:
    view.set_source(Cut(SENTENCE * 400))

    def turn(modifiers: Qt.KeyboardModifier) -> bool:
        event = QWheelEvent(
            QPointF(50, 50),
            QPointF(50, 50),
            QPoint(0, 0),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            modifiers,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), event)
        return event.isAccepted()

    assert not turn(Qt.KeyboardModifier.ControlModifier)
    assert view.verticalScrollBar().value() == 0
    assert turn(Qt.KeyboardModifier.NoModifier)
    assert view.verticalScrollBar().value() > 0


def test_an_empty_text_shows_the_placeholder(view: TokensView) -> None:
    view.set_source(Cut(""))
    empty = picture(view)
    view.set_placeholder("Type something")
    assert picture(view) != empty
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_PageUp):
        press(view, key)
        press(view, key, Qt.KeyboardModifier.ControlModifier)
    view.select_all()
    assert view.current_token is None
    assert view.selected_text == ""
    assert view.verticalScrollBar().maximum() == 0


def test_colours_follow_the_palette(view: TokensView) -> None:
    view.set_source(Cut("tu", 9))
    palette = QPalette(view.palette())
    palette.setColor(QPalette.ColorRole.Window, QColor("#17181b"))
    view.setPalette(palette)
    assert near(fill(picture(view), boxes(view)[0]), look.DARK.tints[view.block(0).tints[0]])


def test_the_font_follows_the_application(view: TokensView, qapp: QApplication, qtbot: QtBot) -> None:
    view.set_source(Cut("tu pedido"))
    width = boxes(view)[1].width()
    font = qapp.font()
    larger = qapp.font()
    larger.setPointSizeF(font.pointSizeF() * 2)
    try:
        qapp.setFont(larger)
        qtbot.waitUntil(lambda: boxes(view)[1].width() > 1.6 * width)
    finally:
        qapp.setFont(font)
    qtbot.waitUntil(lambda: boxes(view)[1].width() == width)


def test_strange_characters_do_not_stop_the_pane(view: TokensView) -> None:
    text = "a\tb\x00c\u200bd\ufeffe\u2028f\u00adg \ud83d h\ufffei \t\u0301 سلا\tم"
    for in_bytes in (False, True):
        source = Cut(
            text.encode("utf-8", "replace").decode() if in_bytes else text.replace("\ud83d", "\ufffd"), 1
        )
        source.in_bytes = in_bytes
        view.set_source(source)
        assert all(box.width() > 0 for box in boxes(view))
        picture(view)
        view.select_all()
        assert view.selected_text == source.text


def test_text_of_a_row_is_not_hidden(view: TokensView) -> None:
    """The same letters are drawn with tokens of one letter as with one token."""
    view.set_source(Cut("mensajero", 1))
    cut = picture(view)
    view.set_source(Cut("mensajero", 99))
    whole = picture(view)

    def ink(image: QImage, lightest: int) -> set[tuple[int, int]]:
        return {
            (x, y)
            for x in range(image.width())
            for y in range(view.measures.above, image.height())
            if image.pixelColor(x, y).lightness() < lightest
        }

    # The edge of a letter blends with the ground behind it, which is another one between two tokens.
    assert ink(whole, 60) <= ink(cut, 90)
    assert ink(cut, 60) <= ink(whole, 90)
    assert ink(whole, 60)
