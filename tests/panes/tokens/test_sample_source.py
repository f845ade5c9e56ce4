"""Where tokens stand in what is shown of the sample."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from PySide6.QtCore import QEventLoop

from bpe_gui.core.settings import MARKER_GLYPHS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.units import shown as shown_symbol
from bpe_gui.core.units import without_markers
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import visible, with_controls
from bpe_gui.panes.tokens.sample_source import LetterPart, SampleSource, Show
from bpe_gui.panes.tokens.token_layout import LONGEST_BLOCK, Blocks, ShownLine, ShownToken, token_text

MARKERS = (Pretokenizer.MARKER, Pretokenizer.END_MARKER)
# What goes wrong: marks alone and on letters, joiners, flags, line ends of all kinds, both directions.
PIECES = [
    *"ab ñ\n\r\t<",
    "\r\n",
    "n\u0303",
    "\u0301",
    "🙂",
    "👩\u200d👧",
    "🇪🇸",
    "\xa0",
    "\u2028",
    "\x00",
    "سلام",
    "<fin>",
    "  ",
]


def session_of(sample: str, settings: Settings, merges: int = 0, corpus: str = "") -> Session:
    """A session with settings, rules from a corpus, and a sample measured."""
    session = Session()
    session.begin(Corpus.of_text(corpus or sample), "", None)
    session.change_settings(settings)
    session.merge_to(merges)
    session.set_sample(sample)
    finish(session)
    return session


def finish(session: Session) -> None:
    """Waits for background work, which begins when a step takes longer than a frame."""
    loop = QEventLoop()
    session.busy_changed.connect(lambda: None if session.busy else loop.quit())
    if session.busy:
        loop.exec()


def lines(session: Session, show: Show = Show.TEXT, glyphs: bool = False) -> list[tuple[str, ShownLine]]:
    """Each piece of the sample, as the view asks for it, and what is shown for it."""
    source = SampleSource(session, show, glyphs)
    blocks = Blocks(source.text)
    places = [blocks.bounds(number) for number in range(len(blocks))]
    return [(source.text[start:end], source.shown(start, end)) for start, end in places]


def first_line(session: Session, show: Show = Show.TEXT, glyphs: bool = False) -> ShownLine:
    return lines(session, show, glyphs)[0][1]


def boxes(line: ShownLine) -> list[str]:
    """The shown text of each token."""
    return [token_text(line, token) for token in line.tokens]


def check(session: Session, show: Show, glyphs: bool) -> None:
    """Tokens stand in order, apart, inside the line, and each of the sample's tokens somewhere."""
    found: list[int] = []
    for _, line in lines(session, show, glyphs):
        at = 0
        for token in line.tokens:
            assert at <= token.start < token.end <= len(line.text.encode())
            at = token.end
        found += [token.place for token in line.tokens]
    assert found == sorted(found)
    assert sorted(set(found)) == list(range(session.sample_tokens))
    if show is not Show.TEXT:
        assert len(found) == len(set(found))


def uncovered(line: ShownLine) -> str:
    """What of a shown line belongs to no token."""
    encoded, rest, at = line.text.encode(), b"", 0
    for token in line.tokens:
        rest += encoded[at : token.start]
        at = token.end
    return (rest + encoded[at:]).decode()


all_settings = st.builds(
    Settings,
    st.sampled_from(Pretokenizer),
    st.sampled_from(Unit),
    st.sampled_from(Normalization),
    special_tokens=st.sampled_from([(), ("<fin>",)]),
    marker=st.sampled_from(MARKER_GLYPHS),
)


@pytest.mark.usefixtures("qapp")
@examples(max_examples=250)
@given(st.lists(st.sampled_from(PIECES), max_size=24).map("".join), all_settings, st.integers(0, 12))
@example("\r\n\r\n a\n", Settings(Pretokenizer.GPT2, Unit.BYTES), 2)
@example("a <fin>b", Settings(Pretokenizer.MARKER, special_tokens=("<fin>",), marker="</w>"), 0)
@example("n\u0303\u0301 \u0301", Settings(unit=Unit.BYTES), 0)
def test_every_token_of_any_text_has_its_place(text: str, settings: Settings, merges: int) -> None:
    session = session_of(text, settings, merges)
    for show, glyphs in product(Show, (False, True)):
        check(session, show, glyphs)
    joined = settings.pretokenizer.joiner == ""
    for piece, line in lines(session):
        if settings.pretokenizer not in MARKERS:
            # Line ends that are part of a word have signs behind the line's own text.
            drawn = with_controls(piece)
            assert line.text.startswith(drawn)
            assert line.text[len(drawn) :].strip("␍␊") == ""
        assert uncovered(line).strip(" \t\xa0\u2028\n\r" if not joined else "") == ""
    if settings.pretokenizer not in MARKERS:
        shown = "".join(visible(piece) for piece, _ in lines(session) if "\u0301" not in piece)
        drawn = "".join(
            line.text.rstrip("␍␊") for piece, line in lines(session, glyphs=True) if "\u0301" not in piece
        )
        assert drawn == shown
    session.close()
    session.deleteLater()


WORDS = {
    Pretokenizer.SPACES: ["tu", "mensaje"],
    Pretokenizer.MARKER: ["·tu", "·mensaje"],
    Pretokenizer.END_MARKER: ["tu·", "mensaje·"],
    Pretokenizer.GPT2: ["tu", " mensaje"],
    Pretokenizer.LINES: ["tu mensaje"],
}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("pretokenizer", "words"), WORDS.items())
@pytest.mark.parametrize("unit", Unit)
def test_a_word_that_is_one_token_has_one_box(
    pretokenizer: Pretokenizer, words: list[str], unit: Unit
) -> None:
    session = session_of("tu mensaje", Settings(pretokenizer, unit), 99)
    line = first_line(session)
    assert boxes(line) == words
    assert [token.place for token in line.tokens] == list(range(len(words)))
    session.close()


@pytest.mark.usefixtures("qapp")
def test_a_lone_marker_has_a_box_of_its_own() -> None:
    session = session_of("tu", Settings(Pretokenizer.MARKER, marker="</w>"))
    assert boxes(first_line(session)) == ["</w>", "t", "u"]
    assert boxes(first_line(session, Show.BYTES)) == ["</w>", "74", "75"]
    session.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pretokenizer", MARKERS)
def test_a_special_token_has_no_marker(pretokenizer: Pretokenizer) -> None:
    session = session_of("a<край>", Settings(pretokenizer, Unit.BYTES, special_tokens=("<край>",)))
    line = first_line(session)
    assert boxes(line)[-1] == "<край>"
    assert line.text == ("·a<край>" if pretokenizer is Pretokenizer.MARKER else "a·<край>")
    assert boxes(first_line(session, Show.BYTES))[-1] == "<край>".encode().hex(" ").upper()
    session.close()


@pytest.mark.usefixtures("qapp")
def test_bytes_cut_a_letter_into_parts() -> None:
    session = session_of("hola 🙂", Settings(Pretokenizer.GPT2, Unit.BYTES), corpus="x")
    source = SampleSource(session, Show.TEXT, False)
    line = source.shown(0, 6)
    assert boxes(line) == ["h", "o", "l", "a", " ", "<F0>", "<9F>", "<99>", "<82>"]
    assert source.letter_part(line.tokens[0]) is None
    assert source.letter_part(line.tokens[6]) == LetterPart("🙂", 2, 2, 4)
    assert boxes(first_line(session, Show.BYTES)) == ["68", "6F", "6C", "61", "20", "F0", "9F", "99", "82"]
    session.close()


@pytest.mark.usefixtures("qapp")
def test_bytes_cut_the_sign_for_an_invisible_character_in_proportion() -> None:
    session = session_of("a\xa0b", Settings(unit=Unit.BYTES), corpus="x")
    line = first_line(session, glyphs=True)
    assert line.text == "a⍽b"
    assert [(token.start, token.end) for token in line.tokens] == [(0, 1), (1, 2), (2, 4), (4, 5)]
    session.close()


@pytest.mark.usefixtures("qapp")
def test_marks_keep_their_letters_when_signs_are_shown() -> None:
    session = session_of("man\u0303ana \u0301", Settings())
    line = first_line(session, glyphs=True)
    assert line.text == "man\u0303ana␣◌\u0301"
    assert len(line.tokens) == 8
    session.close()


@pytest.mark.usefixtures("qapp")
def test_line_ends_that_are_tokens_are_seen() -> None:
    session = session_of("a\r\n\nb", Settings(Pretokenizer.GPT2, Unit.BYTES), corpus="x")
    shown = [line for _, line in lines(session)]
    assert [line.text for line in shown] == ["a␍␊", "␊", "b"]
    assert [token.place for line in shown for token in line.tokens] == [0, 1, 2, 3, 4]
    session.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("show", Show)
@pytest.mark.parametrize("unit", Unit)
def test_words_longer_than_a_block(show: Show, unit: Unit) -> None:
    word = "abñ🙂c" * LONGEST_BLOCK
    session = session_of(f"tu {word} fin", Settings(Pretokenizer.MARKER, unit), 3, corpus="bñ bñ c🙂")
    finish(session)
    check(session, show, False)
    shown = [line for _, line in lines(session, show)]
    assert len(shown) >= 5
    assert max(len(line.text) for line in shown) < 12 * LONGEST_BLOCK
    session.close()


@pytest.mark.usefixtures("qapp")
def test_ids_are_those_of_the_tokens_and_a_dash_for_none() -> None:
    session = session_of("baba, bar", Settings(), 1, corpus="baba ba")
    line = first_line(session, Show.IDS)
    assert boxes(line) == ["2", "2", "–", "2", "–"]
    assert line.text == "2 2 –  2 –"
    assert [token.id for token in line.tokens] == [2, 2, None, 2, None]
    session.close()


@pytest.mark.usefixtures("qapp")
def test_ids_of_neighbours_never_run_together() -> None:
    settings = Settings(special_tokens=("<fin>",))
    session = session_of("ab<fin>ab", settings, corpus="ab")
    assert first_line(session, Show.IDS).text == "1 2  0  1 2"
    session.close()


@pytest.mark.usefixtures("qapp")
def test_while_it_is_measured_tokens_have_no_running_number() -> None:
    session = Session()
    session.begin(Corpus.of_text("tu mensaje"), "", None)
    session.set_sample("tu mensaje " * 40_000)
    assert not session.sample.filled
    token = SampleSource(session, Show.TEXT, False).shown(0, 100).tokens[1]
    assert token == ShownToken(1, 2, session.tokenizer.id("u"), -1)
    finish(session)
    assert SampleSource(session, Show.TEXT, False).shown(0, 100).tokens[1].place == 1
    session.close()


@pytest.mark.usefixtures("qapp")
def test_boxes_read_as_the_symbols_of_the_core() -> None:
    settings = Settings(Pretokenizer.MARKER, marker="▁")
    session = session_of("mensaje del mensajero", settings, 9)
    tokens = [token for word, _ in session.sample.encoded(9) for token in word.tokens]
    assert boxes(first_line(session)) == [shown_symbol(token, settings) for token in tokens]
    session.close()


@pytest.mark.usefixtures("qapp")
def test_signs_for_what_cannot_be_seen_stand_on_request() -> None:
    session = session_of("a b\tc\xa0d\u200de\ufefff\r\ng\rh\n", Settings())
    plain = [line.text for _, line in lines(session)]
    assert plain == ["a b\tc\xa0d\u200de\ufefff", "g", "h", ""]
    drawn = [line.text for _, line in lines(session, glyphs=True)]
    assert drawn == ["a␣b→c⍽d⟨ZWJ⟩e⟨BOM⟩f␍␊", "g␍", "h␊", ""]
    assert all(line.text.isdigit() for _, line in lines(session, Show.IDS, glyphs=True)[1:3])
    session.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("pretokenizer", [Pretokenizer.SPACES, Pretokenizer.MARKER, Pretokenizer.GPT2])
def test_a_token_tells_its_symbol_and_its_place_in_the_text(pretokenizer: Pretokenizer, unit: Unit) -> None:
    text = "tu ñandú 🙂\r\n\ndía  a"
    session = session_of(text, Settings(pretokenizer, unit), 4, corpus=text)
    cut = [token for word, _ in session.sample.encoded(4) for token in word.tokens]
    for show, glyphs in product(Show, (False, True)):
        source = SampleSource(session, show, glyphs)
        blocks = Blocks(text)
        tokens = [
            token for number in range(len(blocks)) for token in source.shown(*blocks.bounds(number)).tokens
        ]
        assert [token.symbol for token in tokens] == cut
        spans = [source.span(token) or (-1, -1) for token in tokens]
        assert spans == sorted(spans)
        for (start, end), token in zip(spans, tokens, strict=True):
            bare = without_markers(token.symbol or "")
            if unit is Unit.BYTES:
                assert bare.encode("latin-1") in text[start:end].encode()
                assert len(text[start:end].encode()) <= len(bare) + 6, (
                    "no more than the letters it is part of"
                )
            else:
                assert text[start:end] == bare
    session.close()
