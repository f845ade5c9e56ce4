"""Large corpora on the command line: the same answers from compiled code, small ones without loading it."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from bpe_gui.cli import main
from bpe_gui.commands.engine_choice import LARGE_BYTES, choose_engines
from bpe_gui.core.settings import PRESETS
from bpe_gui.core.units import for_json
from bpe_gui.document.corpus import Corpus
from bpe_gui.formats.session_file import INLINE_BYTES, read_session
from bpe_gui.formats.text_file import text_of_bytes
from bpe_gui.formats.word_counts_file import read_word_counts
from tests.document.watched import rounds_of
from tests.made_text import made_text

ROOT = Path(__file__).parents[2]
TEXT = made_text(100_000)
LESSON = PRESETS["lesson"]


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("large") / "made.txt"
    path.write_text(TEXT, encoding="utf-8")
    assert LARGE_BYTES < path.stat().st_size < INLINE_BYTES
    return path


def answer(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, Any]:
    assert main([*map(str, words), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_engines_are_chosen_by_size(kernels: str) -> None:
    assert choose_engines(LARGE_BYTES - 1, 10**6).engines is None
    found = choose_engines(LARGE_BYTES)
    assert (found.engines.name if found.engines else "readable") == kernels
    assert (found.seconds > 0) == (kernels == "compiled")


def test_a_large_corpus_gives_the_same_rules(
    capsys: pytest.CaptureFixture[str], kernels: str, large: Path, tmp_path: Path
) -> None:
    rounds = rounds_of(TEXT, 500)
    session = tmp_path / "made.bpe.json"
    plain = answer(capsys, "train", large, "--merges", 500)
    with_ties = answer(capsys, "train", large, "--merges", 500, "--ties", "-o", session)
    rules = [
        {"rank": rank, "left": left, "right": right, "count": found.count, "tied": found.tied}
        for rank, found in enumerate(rounds, 1)
        for left, right in [found.rule]
    ]
    assert with_ties["rules"] == rules
    if kernels == "compiled":
        rules = [{**rule, "tied": None} for rule in rules]
    assert plain["rules"] == rules
    assert plain["token_counts"][1:] == [found.tokens for found in rounds]
    assert (plain["words"], plain["distinct_words"], plain["stopped"]) == (100_000, 8_000, None)
    saved = read_session(session)
    assert list(saved.rounds) == rounds
    assert saved.corpus
    assert (saved.corpus.kind, saved.corpus.text) == ("text", TEXT)  # as small ones are kept


@pytest.mark.usefixtures("kernels")
def test_a_large_corpus_is_learned_to_its_end(capsys: pytest.CaptureFixture[str], large: Path) -> None:
    found = answer(capsys, "train", large, "--merges", 10**6, "--min-count", 40)
    rounds = rounds_of(TEXT, len(found["rules"]) + 1)
    assert found["stopped"] == "min-count"
    assert [rule["count"] for rule in found["rules"]] == [each.count for each in rounds[:-1]]
    assert rounds[-2].count >= 40 > rounds[-1].count


@pytest.mark.usefixtures("kernels")
def test_a_large_corpus_is_counted_the_same(
    capsys: pytest.CaptureFixture[str], large: Path, tmp_path: Path
) -> None:
    found = answer(capsys, "count", large, "-o", tmp_path / "made.tsv")
    assert (found["words"], found["distinct_words"]) == (100_000, 8_000)
    counts = Corpus(TEXT).count(LESSON, lambda _: None).counts
    assert read_word_counts(tmp_path / "made.tsv") == list(counts.items())
    numbers = answer(capsys, "dictionary", large, f"{TEXT.split()[7]} unseen")
    assert numbers == {"size": 8_000, "messages": [[7, None]]}


@pytest.mark.usefixtures("kernels")
def test_what_is_no_utf_8_is_read_all_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, damaged = tmp_path / "utf16.txt", tmp_path / "damaged.txt"
    path.write_text(TEXT, encoding="utf-16")
    damaged.write_bytes(TEXT.encode() + b"\xff!\n")
    rounds = rounds_of(TEXT, 20)
    found = answer(capsys, "train", path, "--merges", 20, "--ties")
    assert [rule["count"] for rule in found["rules"]] == [each.count for each in rounds]
    assert answer(capsys, "train", damaged, "--merges", 20)["words"] == 100_001


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("preset", ["lesson", "bytes"])
def test_a_long_text_is_encoded_the_same(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    large: Path,
    tmp_path: Path,
    preset: str,
) -> None:
    session = tmp_path / "made.bpe.json"
    answer(capsys, "train", large, "--merges", 300, "--preset", preset, "-o", session)
    text = f"{TEXT} unknown: ǂ\ud800\u0301 ,\r\n\n  no 123456!"
    assert len(text) > LARGE_BYTES
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text.encode("utf-8", "surrogatepass"))))
    (found,) = answer(capsys, "encode", session, "-", "--merges", 200)["texts"]
    tokenizer = read_session(session).tokenizer()
    read = text_of_bytes(text.encode("utf-8", "surrogatepass"), "text").text
    words = tokenizer.encode(read, 200)
    assert found["words"] == [
        [for_json(each, tokenizer.settings.unit) for each in word.tokens] for word in words
    ]
    assert found["ids"] == tokenizer.ids(words)
    assert (None in found["ids"]) == (preset == "lesson")


@pytest.mark.usefixtures("kernels")
def test_a_large_file_and_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, large: Path
) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"un pago nuevo\n")))
    found = answer(capsys, "train", large, "-", "--merges", 20)
    rounds = rounds_of(f"{TEXT}\nun pago nuevo\n", 20)
    assert [rule["count"] for rule in found["rules"]] == [each.count for each in rounds]
    assert found["words"] == 100_003


def test_what_only_counting_shows_to_be_large_is_learned_by_kernels(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kernels: str, tmp_path: Path
) -> None:
    packed = tmp_path / "made.txt.gz"
    packed.write_bytes(gzip.compress(TEXT.encode()))
    assert packed.stat().st_size < LARGE_BYTES
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(TEXT.encode())))
    rounds = rounds_of(TEXT, 5)
    for word in (packed, "-"):
        found = answer(capsys, "train", word, "--merges", 5)
        assert [rule["count"] for rule in found["rules"]] == [each.count for each in rounds]
        # Kernels count ties only when they are asked to.
        assert {rule["tied"] is None for rule in found["rules"]} == {kernels == "compiled"}


def test_few_words_are_learned_without_kernels(tmp_path: Path) -> None:
    path = tmp_path / "same.txt.gz"
    path.write_bytes(gzip.compress(b"el pago llega\n" * 100_000))
    program = (
        "import sys; from bpe_gui.cli import main; code = main(sys.argv[1:]); print('numba' in sys.modules)"
    )
    command = [sys.executable, "-c", program, "train", str(path), "--merges", "1"]
    done = subprocess.run(command, capture_output=True, check=True, cwd=ROOT, text=True)
    assert done.stdout.splitlines()[-1] == "False"


def test_a_small_corpus_loads_nothing(tmp_path: Path) -> None:
    path = tmp_path / "small.txt"
    path.write_text("el pago llega\n" * 1_000, encoding="utf-8")
    program = (
        "import sys; from bpe_gui.cli import main; code = main(sys.argv[1:]); "
        "print(code, sorted({'numba', 'numpy', 'llvmlite', 'PySide6'} & set(sys.modules)))"
    )
    command = [sys.executable, "-c", program, "train", str(path), "--merges", "1"]
    done = subprocess.run(command, capture_output=True, check=True, cwd=ROOT, text=True)
    assert done.stdout.splitlines()[-1] == "0 []"


def test_without_numba_a_large_corpus_is_learned(large: Path) -> None:
    program = (
        "import sys; sys.modules['numba'] = None; from bpe_gui.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", program, "train", str(large), "--merges", "3", "--json"]
    done = subprocess.run(command, capture_output=True, check=True, cwd=ROOT, text=True)
    found = json.loads(done.stdout)
    assert [rule["tied"] for rule in found["rules"]] == [each.tied for each in rounds_of(TEXT, 3)]
    assert done.stderr == ""
