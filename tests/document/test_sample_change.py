"""A sample that is changed is measured as if it were new, but only what was touched is cut."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bpe_gui.core.engines import READABLE, Engines, compiled_engines
from bpe_gui.core.safe_cuts import safe_place_before, safe_place_behind
from bpe_gui.core.settings import Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer, prepare
from bpe_gui.core.trainer import Rule
from bpe_gui.document import sample as sample_module
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.sample_words import SampleWords
from tests.core.strategies import any_settings, few, fixed, learned, texts

SPANISH = Tokenizer(Settings(), "abdelopqrstu", [Rule("e", "l"), Rule("p", "a"), Rule("pa", "q")])


def fill(sample: MeasuredSample) -> MeasuredSample:
    for _ in sample.follow():
        pass
    return sample


def words_of(words: SampleWords | None) -> list[tuple[int, int, str]]:
    assert words is not None
    kinds = [words.distinct[kind] for kind in words.kinds.tolist()]
    return list(zip(words.starts.tolist(), words.ends.tolist(), kinds, strict=True))


def check(changed: MeasuredSample, fresh: MeasuredSample, rules: int) -> None:
    """Both know the same of their text, whatever numbers their words have."""
    assert changed.text == fresh.text
    one, other = changed.cut_words, fresh.cut_words
    assert one is not None and other is not None
    assert words_of(one) == words_of(other)
    assert (one.letters, one.written) == (other.letters, other.written)
    assert len(one.times) == len(one.symbols) == len(one.special) == len(one.distinct)
    times = {one.distinct[kind]: count for kind, count in enumerate(one.times.tolist()) if count}
    assert times == {other.distinct[kind]: count for kind, count in enumerate(other.times.tolist()) if count}
    assert changed.token_counts() == fresh.token_counts()
    for k in range(rules + 1):
        assert list(changed.encoded(k)) == list(fresh.encoded(k))
        assert changed.token_ends(k).tolist() == fresh.token_ends(k).tolist()


edits = st.lists(
    st.tuples(st.integers(0, 40), st.integers(0, 6), st.one_of(texts, st.just(""))), min_size=1, max_size=4
)


def edited(text: str, start: int, size: int, put: str) -> str:
    return text[:start] + put + text[start + size :]


@fixed
@given(any_settings, st.lists(texts, min_size=1, max_size=3), texts, edits, st.integers(0, 9))
@example(Settings(Pretokenizer.LINES), ["a\nb"], "a\n\nb\n", [(2, 0, "\n"), (4, 9, ""), (0, 9, "b\r")], 0)
@example(Settings(Pretokenizer.GPT2, Unit.BYTES), ["el 's"], "el  el", [(3, 0, "a's"), (0, 1, "  ")], 2)
@example(
    Settings(normalization=Normalization.NFC), ["a"], "ene", [(1, 0, "\u0303"), (2, 0, " "), (3, 1, "")], 0
)
@example(
    Settings(Pretokenizer.WHITESPACE, Unit.GRAPHEMES), ["a"], "a b", [(1, 0, "\u0301"), (0, 1, "\u200d")], 0
)
def test_a_changed_text_is_measured_as_a_new_one(
    settings: Settings, corpus: list[str], text: str, changes: list[tuple[int, int, str]], merges: int
) -> None:
    tokenizer = learned(corpus, settings, merges)
    before = fill(MeasuredSample(text, tokenizer))
    for change in changes:
        text = edited(text, *change)
        before = fill(MeasuredSample(text, tokenizer, before=before))
        check(before, fill(MeasuredSample(text, tokenizer)), len(tokenizer.rules))


@few
@given(any_settings, st.lists(texts, min_size=1, max_size=3), texts, edits, st.integers(1, 9))
def test_rules_that_come_later_are_followed(
    settings: Settings, corpus: list[str], text: str, changes: list[tuple[int, int, str]], merges: int
) -> None:
    complete = learned(corpus, settings, merges)
    growing = Tokenizer(settings, complete.alphabet)
    before = fill(MeasuredSample(text, growing))
    for number, change in enumerate(changes):
        text = edited(text, *change)
        sample = MeasuredSample(text, growing, before=before)
        growing.extend(complete.rules[number : number + 1])
        before = fill(sample)
        growing.extend(complete.rules[number + 1 : number + 2])
        fill(before)
        growing = (
            Tokenizer(settings, complete.alphabet, complete.rules[: number + 2]) if number == 2 else growing
        )
        check(before, fill(MeasuredSample(text, before.tokenizer)), len(before.tokenizer.rules))


@few
@given(texts, edits, edits, st.integers(0, 6))
def test_a_change_that_was_given_up_leaves_nothing(
    text: str, left: list[tuple[int, int, str]], changes: list[tuple[int, int, str]], steps: int
) -> None:
    tokenizer = learned([text], Settings(), 6)
    before = fill(MeasuredSample(text, tokenizer))
    for change in left:
        other = MeasuredSample(edited(text, *change), tokenizer, before=before)
        for _ in zip(range(steps), other.follow(), strict=False):
            pass
    for change in changes:
        text = edited(text, *change)
        before = fill(MeasuredSample(text, tokenizer, before=before))
        check(before, fill(MeasuredSample(text, tokenizer)), len(tokenizer.rules))


@pytest.fixture
def compiled(kernels: str) -> Engines:
    return compiled_engines() if kernels == "compiled" else READABLE


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings(Pretokenizer.LINES),
        Settings(Pretokenizer.MARKER, Unit.BYTES),
        Settings(Pretokenizer.O200K, Unit.BYTES),
        Settings(Pretokenizer.WHITESPACE, Unit.GRAPHEMES, Normalization.NFC),
    ],
)
def test_a_long_text_is_changed_by_compiled_code_alike(
    settings: Settings, compiled: Engines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sample_module, "SHORT_TEXT", 50)
    line = "El paquete nº 7 llega, con suerte, mañana: 🙂 ¡él's!\r\n"
    tokenizer = learned([line * 3], settings, 30)
    text = line * 40
    before = fill(MeasuredSample(text, tokenizer, engines=compiled))
    old = list(before.encoded(30))
    for start, size, put in [
        (700, 0, "x"),
        (0, 3, ""),
        (len(text) - 1, 1, " fin"),
        (900, 200, "a\n\nb ñ" * 9),
    ]:
        text = edited(text, start, size, put)
        sample = fill(MeasuredSample(text, tokenizer, engines=compiled, before=before))
        check(sample, fill(MeasuredSample(text, tokenizer, engines=READABLE)), 30)
        assert list(before.encoded(30)) == old, "the text before is as it was"
        before, old = sample, list(sample.encoded(30))


def test_only_what_was_touched_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "el paquete pasa por la puerta\n" * 500
    before = fill(MeasuredSample(text, SPANISH))
    cut: list[str] = []
    apply = Tokenizer.apply_rules
    monkeypatch.setattr(
        Tokenizer, "apply_rules", lambda self, word, k=None: cut.append(word) or apply(self, word, k)
    )
    text = edited(text, 7_000, 0, "xyz")
    sample = fill(MeasuredSample(text, SPANISH, before=before))
    new = text[text.rfind(" ", 0, 7_000) + 1 : text.find(" ", 7_003)]
    assert cut == [word for word in new.split() if "xyz" in word]
    assert sample.change == (before.text, (7_000, 7_000, 7_003))
    words = sample.cut_words
    assert words is not None and len(words.distinct) == len(set(text.split()))


def test_words_that_are_left_over_are_forgotten_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bpe_gui.document.sample_change._MOST_LEFT", 5)
    before = fill(MeasuredSample("el paquete", SPANISH))
    sizes = []
    for number in range(20):
        before = fill(MeasuredSample(f"el paquete{number}", SPANISH, before=before))
        assert before.cut_words is not None
        sizes.append(len(before.cut_words.distinct))
    assert max(sizes) <= 9 and min(sizes[1:]) == 2


def test_what_was_before_is_not_kept() -> None:
    before = fill(MeasuredSample("el paquete", SPANISH))
    after = fill(MeasuredSample("el paquete pasa", SPANISH, before=before))
    assert after._before is None


@pytest.mark.parametrize("text", ["el paquete", "el \ud83d paquete", "el \ufdd0"])
def test_what_is_no_text_is_cleaned_wherever_it_is_put(text: str) -> None:
    before = fill(MeasuredSample("el paquete", SPANISH))
    for start in (0, 3, 10):
        put = "el paquete"[:start] + text + "el paquete"[start:]
        sample = MeasuredSample(put, SPANISH, before=before)
        assert sample.text == prepare(put, Settings())[0]
        check(fill(sample), fill(MeasuredSample(put, SPANISH)), 3)


@fixed
@given(any_settings, texts, texts, texts, texts)
def test_safe_places_beside_a_change(settings: Settings, head: str, taken: str, put: str, tail: str) -> None:
    """Whatever stands between, the words before and behind these places are those of the whole."""

    def cut(text: str) -> list[str]:
        prepared, spans = prepare(text, settings)
        return [prepared[span.start : span.end] for span in spans]

    text = prepare(head + put + tail, settings)[0]
    first = safe_place_before(text, len(text) // 2, settings)
    last = safe_place_behind(text, len(text) // 2, settings)
    if settings.special_tokens:
        assert first is None and last is None
        return
    assert first is not None and last is not None
    assert 0 <= first <= len(text) // 2 and last <= len(text)
    if settings.pretokenizer is not Pretokenizer.LINES:
        assert cut(text[:first]) + cut(text[first:]) == cut(text)
        assert cut(text[:last]) + cut(text[last:]) == cut(text)
    assert safe_place_before("a" * 500, 400, Settings(), 100) is None
    assert safe_place_behind("a" * 500, 100, Settings(), 100) is None
    del taken
