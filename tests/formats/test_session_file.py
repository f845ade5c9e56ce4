"""A session comes back as it was saved; whatever else a file holds is refused with the place named."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bpe_gui.core.cost_sheet import HIGHEST_PRICE, MOST_MONTHLY, CostSheet
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import MARKER_GLYPHS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.trainer import ReadableTrainer, Round, Rule, learn
from bpe_gui.core.units import START_MARKER
from bpe_gui.core.word_counts import count_text
from bpe_gui.formats.json_fields import MOST_TOTAL
from bpe_gui.formats.json_text import to_json
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import (
    SavedBranch,
    SavedCorpus,
    SavedFile,
    SavedSession,
    read_session,
    session_from_json,
    session_to_json,
    write_session,
)

# Halves of a pair that stand together are one character in JSON, so only one kind of half is drawn.
TEXT = st.text(
    st.one_of(st.characters(), st.characters(min_codepoint=0xDC80, max_codepoint=0xDCFF, categories=["Cs"]))
)
SYMBOL = TEXT.filter(bool)
BYTE_SYMBOL = st.text(st.characters(max_codepoint=0xFF), min_size=1)
COUNTS = st.integers(0, MOST_TOTAL)


PRICE = st.floats(0, HIGHEST_PRICE)
COST = st.builds(
    CostSheet, TEXT, TEXT, TEXT, TEXT, PRICE, PRICE, TEXT, st.integers(0, MOST_MONTHLY), st.integers(1, 99)
)


@st.composite
def sessions(draw: st.DrawFn) -> SavedSession:
    unit = draw(st.sampled_from(Unit))
    symbol = BYTE_SYMBOL if unit is Unit.BYTES else SYMBOL
    made = Settings(
        draw(st.sampled_from(Pretokenizer)),
        unit,
        draw(st.sampled_from(Normalization)),
        draw(st.integers(1, 2**63 - 1)),
        tuple(draw(st.lists(SYMBOL, unique=True, max_size=3))),
        draw(st.sampled_from(MARKER_GLYPHS)),
    )
    rounds = st.lists(st.builds(Round, st.builds(Rule, symbol, symbol), COUNTS, COUNTS, COUNTS), max_size=4)
    first = SavedBranch(None, 0, tuple(draw(rounds)))
    own, stood_at = tuple(draw(rounds)), draw(st.none() | st.integers(0, 9))
    # A fork that is not learned may leave behind the end.
    left_at = draw(st.integers(0, len(first.rounds) + (0 if own else 3)))
    choice = None if own else draw(st.builds(Rule, symbol, symbol))
    second = SavedBranch(0, left_at, own, choice, stood_at)
    branch = draw(st.integers(0, 1))
    length = len(first.rounds) if branch == 0 else min(left_at, len(first.rounds)) + len(own)
    rows = st.lists(st.tuples(TEXT, st.integers(1, 2**63 - 1)), max_size=3).map(tuple)
    newline = st.sampled_from(["\n", "\r\n", "\r", None])
    corpus = st.one_of(
        st.none(),
        st.builds(SavedCorpus, st.just("text"), text=TEXT, name=TEXT, newline=newline),
        st.builds(SavedCorpus, st.just("counts"), rows=rows, name=TEXT),
        st.builds(
            SavedCorpus,
            st.just("file"),
            path=SYMBOL,
            sha256=TEXT,
            name=TEXT,
            newline=newline,
            word_counts=st.booleans(),
            more_files=st.lists(st.builds(SavedFile, SYMBOL, TEXT), max_size=2).map(tuple),
        ),
    )
    return SavedSession(
        made,
        tuple(draw(st.lists(symbol.filter(lambda unit: unit != START_MARKER), unique=True, max_size=5))),
        (first, second),
        branch,
        draw(st.integers(0, length)),
        draw(TEXT),
        draw(st.none() | st.integers(0, 2**63 - 1)),
        draw(corpus),
        draw(st.none() | COUNTS),
        draw(st.none() | st.integers(0, 2**63 - 1)),
        draw(st.none() | COST),
    )


@settings(deadline=None)
@given(sessions())
def test_any_session_comes_back(saved: SavedSession) -> None:
    data = session_to_json(saved)
    assert session_from_json(data, "here") == saved
    assert not any(byte < 0x20 and byte != 0x0A for byte in data)
    assert not data.startswith(b"\xef\xbb\xbf")


def example() -> SavedSession:
    made = Settings(Pretokenizer.MARKER)
    trainer = ReadableTrainer(count_text(["bajo bajo bajo"], made), made)
    rounds = tuple(learn(trainer, 3))
    return SavedSession(
        made, trainer.alphabet, (SavedBranch(None, 0, rounds),), merges=2, sample="bajo", limit=1,
        corpus=SavedCorpus("text", "bajo bajo bajo", name="bajo.txt"),
    )  # fmt: skip


def test_a_saved_session_encodes_as_before(tmp_path: Path) -> None:
    path = tmp_path / "bajo.bpe.json"
    write_session(path, example())
    again = read_session(path)
    assert again == example()
    assert [word.tokens for word in again.tokenizer().encode("bajo", again.merges)] == [
        (START_MARKER + "ba", "j", "o")
    ]


def test_control_characters_and_lone_surrogates_are_escaped() -> None:
    saved = SavedSession(
        Settings(), (), (SavedBranch(None, 0, ()),), sample="\ud83d\x00\x1b\x7f\x85\u2028\u202e\ufeff🙂ñ"
    )
    line = session_to_json(saved).decode().splitlines()[7]
    assert line == r'"sample": "\ud83d\u0000\u001b\u007f\u0085\u2028\u202e\ufeff🙂ñ",'


def test_the_rounds_of_a_branch_begin_with_those_of_its_parent() -> None:
    rounds = [Round(Rule("a", letter), 1, 1, 9) for letter in "bcdefg"]
    branches = (
        SavedBranch(None, 0, tuple(rounds[:3])),
        SavedBranch(0, 2, tuple(rounds[3:5])),
        SavedBranch(1, 3, tuple(rounds[5:])),
    )
    saved = SavedSession(Settings(), (), branches, branch=2)
    assert [found.rule.right for found in saved.rounds] == ["b", "c", "e", "g"]
    assert session_from_json(session_to_json(saved), "here").rounds == saved.rounds


def test_unknown_fields_and_a_byte_order_mark_do_not_matter() -> None:
    fields = json.loads(session_to_json(example()))
    fields["prices"] = [3]
    assert session_from_json(b"\xef\xbb\xbf" + json.dumps(fields).encode(), "here") == example()


def test_rules_whose_parts_are_missing_are_kept() -> None:
    branch = SavedBranch(None, 0, (Round(Rule("xy", "z"), 0, 0, 0),))
    saved = SavedSession(Settings(), ("a",), (branch,), merges=1)
    assert session_from_json(session_to_json(saved), "here") == saved


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", FormatReason.NOT_JSON),
        (b"e\tl\t25\ne\tn\t22\n", FormatReason.NOT_JSON),
        (b"{\"format\": 1,", FormatReason.BROKEN_JSON),
        (b"[" * 200_000, FormatReason.UNUSABLE_JSON),
        (b'{"format":' * 200_000, FormatReason.UNUSABLE_JSON),
        (b'{"format": NaN}', FormatReason.UNUSABLE_JSON),
        (b'{"format": ' + b"9" * 5000 + b"}", FormatReason.UNUSABLE_JSON),
        (b"[]", FormatReason.NOT_A_SESSION),
        (b"3", FormatReason.NOT_A_SESSION),
        (b"null", FormatReason.NOT_A_SESSION),
        (b'{"version": "1.0", "model": {"type": "BPE"}}', FormatReason.NOT_A_SESSION),
        (b'{"format": "1"}', FormatReason.NOT_A_SESSION),
        (b'{"format": 1e400}', FormatReason.NOT_A_SESSION),
        (b'{"format": 0}', FormatReason.FIELD_NOT_A_NUMBER),
        (b'{"format": true}', FormatReason.FIELD_NOT_A_NUMBER),
        (b'{"format": 2}', FormatReason.NEWER_FORMAT),
        (b'{"format": 1}', FormatReason.FIELD_MISSING),
        ("{}".encode("utf-16"), FormatReason.NOT_UTF8),
    ],
)  # fmt: skip
def test_what_is_no_session_is_refused(data: bytes, reason: FormatReason) -> None:
    with pytest.raises(Problem) as caught:
        session_from_json(data, "here")
    assert caught.value.reason is reason
    assert caught.value.values["path"] == "here"


def forked(**changed: object) -> list[Any]:
    """A tree of two branches, in the second of which something was changed."""
    (trunk,) = one_branch()
    return [trunk, {**trunk, "parent": 0, "left_at": 1, **changed}]


def one_branch(**changed: object) -> list[Any]:
    """A tree of one branch with one round in which something was changed."""
    return [{"parent": None, "left_at": 0, "rounds": [ROUND | changed]}]


ROUND = {"left": "b", "right": "a", "count": 3, "tied": 4, "tokens": 9}
FILE = {"kind": "file", "name": "", "files": [{"path": "a", "sha256": ""}]}
BAD_FIELDS: list[tuple[str, Any, FormatReason]] = [
    ("settings", [], FormatReason.FIELD_NOT_AN_OBJECT),
    ("settings.unit", "words", FormatReason.FIELD_UNKNOWN),
    ("settings.unit", 3, FormatReason.FIELD_NOT_TEXT),
    ("settings.pretokenizer", "", FormatReason.FIELD_UNKNOWN),
    ("settings.minimum_count", 0, FormatReason.FIELD_NOT_A_NUMBER),
    ("settings.minimum_count", True, FormatReason.FIELD_NOT_A_NUMBER),
    ("settings.special_tokens", ["<fin>", "<fin>"], FormatReason.FIELD_TWICE),
    ("settings.special_tokens", [""], FormatReason.FIELD_EMPTY),
    ("settings.marker", "#", FormatReason.FIELD_UNKNOWN),
    ("alphabet", "abjo", FormatReason.FIELD_NOT_A_LIST),
    ("alphabet", ["a", "a"], FormatReason.FIELD_TWICE),
    ("alphabet", ["a", 1], FormatReason.FIELD_NOT_TEXT),
    ("alphabet", ["a", "\ud83d"], FormatReason.FIELD_NOT_TEXT),
    ("settings.special_tokens", ["<fin>\udcff"], FormatReason.FIELD_NOT_TEXT),
    ("alphabet", ["a", START_MARKER], FormatReason.FIELD_UNKNOWN),
    ("branches", [], FormatReason.FIELD_EMPTY),
    ("branches", {}, FormatReason.FIELD_NOT_A_LIST),
    ("branches", [{"parent": 0, "left_at": 0, "rounds": []}], FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", [{"parent": None, "left_at": 1, "rounds": []}], FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", forked(parent=1), FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", forked(parent=2), FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", forked(parent=-1), FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", forked(parent=None), FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", forked(left_at=2), FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", forked(rounds=[]), FormatReason.FIELD_MISSING),
    ("branches", forked(rounds=[], choice=["a", "b"]), FormatReason.FIELD_NOT_AN_OBJECT),
    ("branches", forked(rounds=[], choice={"left": "a", "right": ""}), FormatReason.FIELD_EMPTY),
    ("branches", forked(merges=-1), FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", [{"parent": None, "left_at": 0, "rounds": [3]}], FormatReason.FIELD_NOT_AN_OBJECT),
    ("branches", one_branch(left=""), FormatReason.FIELD_EMPTY),
    ("branches", one_branch(left="\ud83d"), FormatReason.FIELD_NOT_TEXT),
    ("branches", one_branch(count=-1), FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", one_branch(tied=1.0), FormatReason.FIELD_NOT_A_NUMBER),
    ("branches", one_branch(tokens=10**60), FormatReason.FIELD_NOT_A_NUMBER),
    ("branch", 1, FormatReason.FIELD_NOT_A_NUMBER),
    ("branch", -1, FormatReason.FIELD_NOT_A_NUMBER),
    ("merges", 4, FormatReason.FIELD_NOT_A_NUMBER),
    ("merges", None, FormatReason.FIELD_NOT_A_NUMBER),
    ("sample", None, FormatReason.FIELD_NOT_TEXT),
    ("limit", -1, FormatReason.FIELD_NOT_A_NUMBER),
    ("limit", "3", FormatReason.FIELD_NOT_A_NUMBER),
    ("untouched_tokens", -1, FormatReason.FIELD_NOT_A_NUMBER),
    ("wanted", 1.5, FormatReason.FIELD_NOT_A_NUMBER),
    ("corpus", "bajo", FormatReason.FIELD_NOT_AN_OBJECT),
    ("corpus.kind", "folder", FormatReason.FIELD_UNKNOWN),
    ("corpus.kind", "counts", FormatReason.FIELD_MISSING),
    ("corpus.newline", "\n\r", FormatReason.FIELD_UNKNOWN),
    ("corpus", {"kind": "counts", "name": "", "rows": [["a"]]}, FormatReason.FIELD_NOT_A_ROW),
    ("corpus", {"kind": "counts", "name": "", "rows": [["a", 0]]}, FormatReason.FIELD_NOT_A_NUMBER),
    ("corpus", {"kind": "counts", "name": "", "rows": [["a", 2**63]]}, FormatReason.FIELD_NOT_A_NUMBER),
    ("corpus", {"kind": "file", "name": "", "files": []}, FormatReason.FIELD_EMPTY),
    ("corpus", FILE | {"word_counts": 1}, FormatReason.FIELD_UNKNOWN),
]  # fmt: skip


@pytest.mark.parametrize(("place", "value", "reason"), BAD_FIELDS)
def test_a_field_that_is_not_as_it_should_be_is_named(
    place: str, value: object, reason: FormatReason
) -> None:
    fields = json.loads(session_to_json(example()))
    *way, last = place.split(".")
    inner = fields
    for key in way:
        inner = inner[key]
    inner[last] = value
    with pytest.raises(Problem) as caught:
        session_from_json(json.dumps(fields).encode(), "here")
    assert caught.value.reason is reason
    assert str(caught.value.values["field"]).startswith(way[0] if way else last)


def test_symbols_that_are_no_bytes_do_not_suit_the_unit_bytes() -> None:
    made = Settings(Pretokenizer.GPT2, Unit.BYTES)
    for alphabet, rule, field in [
        (("a", "ж"), Rule("a", "a"), "alphabet[1]"),
        (("a",), Rule("a", "ж"), "branches[0].rounds[0].right"),
    ]:
        branch = SavedBranch(None, 0, (Round(rule, 1, 1, 1),))
        with pytest.raises(Problem) as caught:
            session_from_json(session_to_json(SavedSession(made, alphabet, (branch,))), "here")
        assert caught.value.reason is FormatReason.FIELD_NOT_BYTES
        assert caught.value.values["field"] == field


@pytest.mark.parametrize("key", ["settings", "alphabet", "branches", "branch", "merges", "sample"])
def test_a_field_that_is_missing_is_named(key: str) -> None:
    fields = json.loads(session_to_json(example()))
    del fields[key]
    with pytest.raises(Problem) as caught:
        session_from_json(json.dumps(fields).encode(), "here")
    assert caught.value.reason is FormatReason.FIELD_MISSING
    assert caught.value.values["field"] == key


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
PLACES = [place for place, _, _ in BAD_FIELDS] + ["branches.0.rounds.0.left", "branches.0.rounds.0.count"]


@given(st.sampled_from(PLACES), JSON)
def test_whatever_stands_in_a_field_it_is_read_or_refused(place: str, value: object) -> None:
    fields = json.loads(session_to_json(example()))
    *way, last = place.split(".")
    inner = fields
    for key in way:
        inner = inner[int(key) if key.isdigit() else key]
    inner[last] = value
    try:
        saved = session_from_json(json.dumps(fields).encode(), "here")
    except Problem as problem:
        assert problem.values["path"] == "here"
    else:
        assert session_from_json(session_to_json(saved), "here") == saved


def test_a_file_of_an_earlier_version_asks_nothing_about_cost() -> None:
    data = session_to_json(example())
    value = json.loads(data)
    del value["cost"]
    assert session_from_json(json.dumps(value).encode(), "here") == example()


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("messages", 3, FormatReason.FIELD_NOT_TEXT),
        ("input_price", -0.5, FormatReason.FIELD_NOT_A_NUMBER),
        ("input_price", True, FormatReason.FIELD_NOT_A_NUMBER),
        ("response_price", "3", FormatReason.FIELD_NOT_A_NUMBER),
        ("response_price", 1e300, FormatReason.FIELD_NOT_A_NUMBER),
        ("monthly", 1.5, FormatReason.FIELD_NOT_A_NUMBER),
        ("window", 0, FormatReason.FIELD_NOT_A_NUMBER),
    ],
)
def test_a_cost_sheet_that_is_not_as_it_should_be(name: str, value: object, reason: FormatReason) -> None:
    whole = json.loads(session_to_json(replace(example(), cost=CostSheet("hola"))))
    whole["cost"][name] = value
    with pytest.raises(Problem) as caught:
        session_from_json(json.dumps(whole).encode(), "here")
    assert (caught.value.reason, caught.value.values["field"]) == (reason, f"cost.{name}")


def test_thousands_of_rounds_stand_in_one_line() -> None:
    rounds = tuple(Round(Rule(f"ñ{number}", "\u200b"), number, 1, number) for number in range(1_234))
    branches = (
        SavedBranch(None, 0, rounds),
        SavedBranch(0, 1_000, rounds[:500]),
        SavedBranch(0, 7, (), rounds[0].rule),
    )
    saved = SavedSession(Settings(), ("a",), branches, 1)
    data = session_to_json(saved)
    assert session_from_json(data, "a file") == saved
    (line,) = [line for line in data.decode().splitlines() if line.startswith('"branches"')]
    assert line == to_json({"branches": json.loads(data)["branches"]})[1:-1] + ","
