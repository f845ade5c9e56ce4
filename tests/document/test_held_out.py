"""Texts held out from learning: their curves, and how they follow the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bpe_gui.core.engines import READABLE, Engines, compiled_engines
from bpe_gui.core.held_out import HeldOutText, HeldOutTexts
from bpe_gui.core.settings import Settings
from bpe_gui.core.slices import result_of
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.document import held_out as held_out_module
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.held_out import TextsTogether
from bpe_gui.document.saving import adopt, open_session, to_saved
from bpe_gui.document.session import Session
from bpe_gui.formats.session_file import session_from_json, session_to_json, write_session
from tests.core import lesson
from tests.core.strategies import any_settings, few, learned, texts
from tests.document.watched import BAJO, LONG, Heard, settle, type_text
from tests.document.watched import open_session as open_window_session

COMPILED = compiled_engines()


def measured(given: Sequence[str], tokenizer: Tokenizer, engines: Engines = READABLE) -> TextsTogether:
    together = TextsTogether([HeldOutText(text, text) for text in given], tokenizer, engines)
    result_of(together.follow())
    return together


def counts(together: TextsTogether) -> list[list[int | None]]:
    """The tokens of each text after 0, 1, 2 … merges."""
    return [
        [text.curve.tokens(merges) for merges in range(together.followed + 1)] for text in together.measured
    ]


def encoded(text: str, tokenizer: Tokenizer, merges: int) -> int:
    """The tokens of a text, cut anew."""
    return sum(len(word.tokens) for word in tokenizer.encode(text, merges))


# The curves


@pytest.mark.parametrize("engines", [READABLE, COMPILED], ids=lambda engines: engines.name)
def test_when_more_rules_stop_helping_the_lesson_s_three_messages(
    engines: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(held_out_module, "SHORT_TEXT", -1)
    tokenizer = lesson.tokenizer("es", 202)
    with numpy.errstate(over="ignore"):
        together = measured([message.text for message in lesson.messages("es")], tokenizer, engines)
    tokens = {
        merges: [each.curve.tokens(merges) for each in together.measured] for merges in (0, 60, 100, 200)
    }
    assert tokens == {0: [26, 24, 23], 60: [10, 12, 18], 100: [6, 8, 18], 200: [6, 8, 16]}
    assert [each.curve.learned for each in together.measured] == [202] * 3
    # What is read off where: the merge that saves the last token of each.
    for text in together.measured:
        last = text.curve.last_helped
        assert last is not None
        whole = [text.curve.tokens(merges) for merges in range(203)]
        assert whole[last - 1] != whole[last] == whole[202]


@few
@given(st.lists(texts, max_size=4), texts, any_settings, st.integers(0, 20), st.data())
def test_a_curve_is_what_cutting_at_every_merge_gives(
    given_texts: list[str], corpus: str, settings: Settings, merges: int, data: st.DataObject
) -> None:
    whole = learned([corpus, *given_texts[:1]], settings, merges)
    at_first = data.draw(st.integers(0, len(whole.rules)))
    growing = Tokenizer(settings, whole.alphabet, whole.rules[:at_first])
    together = measured(given_texts, growing)
    assert together.followed == at_first
    growing.extend(whole.rules[at_first:])
    result_of(together.follow())
    assert counts(together) == [
        [encoded(text, whole, merge) for merge in range(len(whole.rules) + 1)] for text in given_texts
    ]


@few
@given(st.lists(texts, max_size=4), texts, any_settings, st.integers(0, 20), st.data())
def test_compiled_code_gives_the_same_curves(
    given_texts: list[str], corpus: str, settings: Settings, merges: int, data: st.DataObject
) -> None:
    whole = learned([corpus, *given_texts[:1]], settings, merges)
    growing = Tokenizer(settings, whole.alphabet, whole.rules[: data.draw(st.integers(0, len(whole.rules)))])
    with pytest.MonkeyPatch.context() as patch, numpy.errstate(over="ignore"):
        patch.setattr(held_out_module, "SHORT_TEXT", -1)
        together = measured(given_texts, growing, COMPILED)
        growing.extend(whole.rules[len(growing.rules) :])
        result_of(together.follow())
    assert counts(together) == counts(measured(given_texts, whole))


# In the session


@pytest.fixture
def session(qapp: QCoreApplication) -> Iterator[Session]:
    with open_window_session(qapp, BAJO, "bajo baja") as session:
        yield session


def shown(session: Session, merges: int) -> dict[str, int | None]:
    return {text.name: text.curve.tokens(merges) for text in session.held_out_curves}


def test_they_follow_each_merge_at_once(session: Session) -> None:
    heard = Heard(session, "held_out_changed", "rules_changed")
    session.set_held_out(HeldOutTexts("abajo\nja"))
    assert session.touched
    assert shown(session, 0) == {"abajo": 5, "ja": 2}
    assert heard.take() == ["held_out_changed", "held_out_changed"]
    session.merge()
    assert heard.take() == ["held_out_changed", "rules_changed"]
    session.merge(2)
    assert shown(session, 3) == {"abajo": 2, "ja": 2}  # a|bajo: b+a, ba+j, baj+o
    session.undo()
    heard.take()
    session.undo()
    assert "held_out_changed" not in heard.take()  # nothing new was learned
    assert shown(session, 3) == {"abajo": 2, "ja": 2}


def test_another_corpus_gives_other_curves(session: Session) -> None:
    session.merge(3)
    session.set_held_out(HeldOutTexts("abajo\nja"))
    type_text(session, "ja ja ja")
    session.merge()
    assert shown(session, session.merges) == {"abajo": 5, "ja": 1}


def test_lines_of_the_sample_are_texts_where_that_is_wanted(session: Session) -> None:
    session.merge(3)
    session.set_held_out(HeldOutTexts("jo", sample_lines=True))
    assert shown(session, 3) == {"bajo baja": 3, "jo": 2}
    session.set_sample("bajo\n\nbaja")
    assert shown(session, 3) == {"bajo": 1, "baja": 2, "jo": 2}
    session.set_held_out(HeldOutTexts())
    assert shown(session, 3) == {}


def test_nothing_is_measured_where_there_are_no_texts(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(held_out_module, "TextsTogether", None)
    session.merge(3)
    session.set_sample("ja")
    session.begin(Corpus("uno"), "", None)
    assert session.held_out_curves == ()


def test_curves_of_before_stay_until_there_are_new_ones(qapp: QCoreApplication, qtbot: QtBot) -> None:
    with open_window_session(qapp, BAJO) as session:
        session.merge(3)
        session.set_held_out(HeldOutTexts("abajo"))
        session.set_held_out(HeldOutTexts(files=(HeldOutText("long", LONG),)))
        assert session.busy
        assert shown(session, 3) == {"abajo": 2}
        settle(qtbot, session)
        assert shown(session, 0) == {"long": len(LONG.replace(" ", ""))}


def test_cancel_stops_measuring_and_shows_no_curve_of_other_rules(
    qapp: QCoreApplication, qtbot: QtBot
) -> None:
    session = Session(qapp)
    session.begin(Corpus(BAJO), "", None)
    settle(qtbot, session)
    text = " ".join(f"palabra{number:x}" for number in range(60_000))
    session.set_held_out(HeldOutTexts(files=(HeldOutText("long", text),)))
    assert session.busy
    assert not session.held_out_stopped
    session.cancel()
    assert session.held_out_stopped
    settle(qtbot, session)
    assert session.held_out_curves == ()
    session.set_held_out(HeldOutTexts("ja"))
    settle(qtbot, session)
    assert (shown(session, 0), session.held_out_stopped) == ({"ja": 2}, False)
    session.close()
    session.setParent(None)
    session.deleteLater()


def test_they_are_saved_with_the_session(session: Session, tmp_path: Path) -> None:
    given_texts = HeldOutTexts("abajo\nja", (HeldOutText("<b>.txt", "a\r\nb\u00a0"),), sample_lines=True)
    session.set_held_out(given_texts)
    path = tmp_path / "a.bpe.json"
    write_session(path, to_saved(session))
    session.begin(Corpus("uno"), "", None)
    assert session.held_out == HeldOutTexts()
    adopt(session, open_session(path))
    assert session.held_out == given_texts
    assert [text.name for text in session.held_out_curves] == ["bajo baja", "abajo", "ja", "<b>.txt"]


def test_files_of_before_have_none(session: Session) -> None:
    data = session_to_json(to_saved(session))
    lines = [line for line in data.split(b"\n") if not line.startswith(b'"held_out"')]
    older = b"\n".join(lines).replace(b",\n}", b"\n}")
    assert older != data
    assert session_from_json(older, "x").held_out is None
