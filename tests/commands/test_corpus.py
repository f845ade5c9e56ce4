"""Real files on the command line: encodings, archives, folders, and what is said about them."""

from __future__ import annotations

import gzip
import json
import lzma
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from bpe_gui.cli import main
from bpe_gui.document.saving import open_session
from bpe_gui.formats.file_bytes import sha256
from bpe_gui.formats.session_file import read_session
from bpe_gui.formats.word_counts_file import read_word_counts

SPANISH = "¿Dónde está mi pedido? Llegará mañana por la mañana, señor.\n"
BULGARIAN = "Пратката ще пристигне утре сутринта. Можете да я върнете до четиринайсет дни.\n"
TEXTS = {"es": SPANISH, "bg": BULGARIAN}


class Said(NamedTuple):
    code: int
    out: str
    notes: list[str]


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*words: object) -> Said:
        code = main(list(map(str, words)))
        out, err = capsys.readouterr()
        return Said(code, out, err.splitlines())

    return call


@pytest.mark.parametrize(
    ("language", "encoding", "name"),
    [
        ("es", "utf-8", None),
        ("es", "cp1252", "Windows-1252"),
        ("es", "latin-1", "Windows-1252"),
        ("es", "utf-16", "UTF-16 LE"),
        ("bg", "utf-8-sig", None),
        ("bg", "cp1251", "Windows-1251"),
        ("bg", "koi8-r", "KOI8-R"),
        ("bg", "utf-16-be", "UTF-16 BE"),
    ],
)
@pytest.mark.parametrize("pack", [bytes, gzip.compress, lzma.compress])
def test_the_same_text_gives_the_same_rules(
    run: Run, tmp_path: Path, language: str, encoding: str, name: str | None, pack: type[bytes]
) -> None:
    plain, other = tmp_path / "plain.txt", tmp_path / "other.txt"
    plain.write_bytes(TEXTS[language].encode())
    other.write_bytes(pack(TEXTS[language].encode(encoding)))
    said = run("train", other, "--json")
    expected = json.loads(run("train", plain, "--json").out)
    found = json.loads(said.out)
    assert (found["rules"], found["token_counts"]) == (expected["rules"], expected["token_counts"])
    assert said.notes == ([f"bpe-gui: note: {other} was read as {name}"] if name else [])


def test_an_encoding_can_be_chosen(run: Run, tmp_path: Path) -> None:
    path, words = tmp_path / "a.txt", tmp_path / "words.tsv"
    path.write_bytes(BULGARIAN.encode("cp1251"))
    said = run("count", path, "--encoding", "latin-1", "-o", words)
    assert said.notes == []
    assert read_word_counts(words)[0] == (BULGARIAN.split()[0].encode("cp1251").decode("latin-1"), 1)
    assert run("train", path, "--encoding", "klingon").code == 2


def test_bytes_that_are_no_text_are_counted_and_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(SPANISH.encode() * 2 + b"\xff\xfe!\n" + SPANISH.encode())
    said = run("train", path)
    assert said.code == 0
    assert said.notes == [
        f"bpe-gui: note: {path} holds bytes that are no UTF-8 and became U+FFFD: 2, the first in line 3"
    ]


def test_a_text_that_turns_out_otherwise_is_counted_anew(run: Run, tmp_path: Path) -> None:
    path, words = tmp_path / "a.txt", tmp_path / "words.tsv"
    path.write_bytes(b"your order\n" * 40_000 + SPANISH.encode("cp1252"))
    assert run("count", path, "-o", words).notes == [f"bpe-gui: note: {path} was read as Windows-1252"]
    counts = read_word_counts(words)
    assert counts[:3] == [("your", 40_000), ("order", 40_000), ("¿Dónde", 1)]


def test_a_folder_is_its_texts(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "b.txt").write_bytes("mañana, señor, llegará".encode("cp1252"))
    (folder / "a.txt.xz").write_bytes(lzma.compress("ще ще".encode("utf-16")))
    (folder / "c.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    words = tmp_path / "words.tsv"
    said = run("count", folder, "-o", words)
    assert [word for word, _ in read_word_counts(words)] == ["ще", "mañana,", "señor,", "llegará"]
    assert said.notes[0] == "bpe-gui: note: files that are no text were left out: 1"
    (folder / "a.txt.xz").unlink()
    (folder / "b.txt").unlink()
    said = run("count", folder, "-o", words)
    assert said.code == 2
    assert "holds no text" in said.notes[0]


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        ("a.gz", gzip.compress(SPANISH.encode(), mtime=0)[:-9], "cannot be unpacked"),
        ("a.xz", lzma.compress(SPANISH.encode())[:-9], "cannot be unpacked"),
        ("a.gz", b"", "cannot be unpacked"),
        ("a.txt", bytes(range(256)), "is no text"),
        ("a.txt", b"x" * 4_000_001, "a word of more than 4000000 characters"),
    ],
)
def test_bad_files_are_one_line(run: Run, tmp_path: Path, name: str, data: bytes, words: str) -> None:
    (tmp_path / name).write_bytes(data)
    said = run("train", tmp_path / name)
    assert (said.code, said.out, len(said.notes)) == (2, "", 1)
    assert words in said.notes[0]


def test_a_long_line_is_no_long_word_for_others(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b'{"uno":1,"dos":2},' * 250_000)
    said = run("train", path, "--pretokenizer", "gpt2", "--merges", 1, "--json")
    assert (said.code, json.loads(said.out)["words"]) == (0, 8 * 250_000 + 1)  # },{" is one word


def test_large_files_stay_outside_with_their_encodings(run: Run, tmp_path: Path) -> None:
    one, two, session = tmp_path / "1.txt.gz", tmp_path / "2.txt", tmp_path / "s.bpe.json"
    one.write_bytes(gzip.compress(BULGARIAN.encode("cp1251") * 30_000))
    two.write_bytes(SPANISH.encode())
    run("train", one, two, "--merges", 3, "-o", session)
    corpus = read_session(session).corpus
    assert corpus
    assert [(file.path, file.sha256, file.encoding) for file in corpus.files] == [
        (str(one), sha256(one), "cp1251"),
        (str(two), sha256(two), "utf-8"),
    ]


def test_a_small_text_stands_in_the_session_decoded(run: Run, tmp_path: Path) -> None:
    path, session = tmp_path / "1.txt", tmp_path / "s.bpe.json"
    path.write_bytes(SPANISH.replace("\n", "\r\n").encode("utf-16"))
    run("train", path, "-o", session)
    corpus = read_session(session).corpus
    assert corpus
    assert (corpus.text, corpus.newline) == (SPANISH.replace("\n", "\r\n"), "\r\n")


def test_counts_above_32_bits_are_right(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "words.tsv"
    path.write_text("sol\t5000000000\nsola\t1\n", encoding="utf-8")
    found = json.loads(run("train", path, "--counts", "--json").out)
    assert found["words"] == 5_000_000_001
    assert found["rules"][0] == {"rank": 1, "left": "s", "right": "o", "count": 5_000_000_001, "tied": 2}
    path.write_text("sol\t5\nsola\t-3\n", encoding="utf-8")
    said = run("train", path, "--counts")
    assert said.code == 2
    assert '"-3"' in said.notes[0]


@pytest.mark.usefixtures("kernels")  # who counts without them needs half a minute for as much
def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    """Five times the file takes hardly more, since its words are the same."""

    def peak(times: int) -> int:
        path = tmp_path / f"{times}.txt"
        path.write_bytes((SPANISH + BULGARIAN).encode() * times)
        program = (
            "import resource, sys; from bpe_gui.cli import main; main(sys.argv[1:]); "
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
        )
        command = [sys.executable, "-c", program, "train", str(path), "--merges", "1"]
        done = subprocess.run(command, capture_output=True, check=True, cwd=Path(__file__).parents[2])
        return int(done.stdout.split()[-1])

    assert peak(150_000) - peak(30_000) < 20_000


def test_only_the_first_megabytes_are_read(run: Run, tmp_path: Path) -> None:
    path, words = tmp_path / "a.txt", tmp_path / "words.tsv"
    path.write_text(SPANISH * 100 + "final\n", encoding="utf-8")
    said = run("count", path, "--first", "0.001", "-o", words)
    assert said.notes == ["bpe-gui: note: only a part was read, the first 0.001 MB"]
    assert dict(read_word_counts(words))["pedido?"] == 1000 // len(SPANISH.encode())
    assert run("count", path, "--first", "1", "-o", words).notes == []
    assert dict(read_word_counts(words))["final"] == 1


def test_a_part_of_several_files(run: Run, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.txt" for number in range(3)]
    for path in paths:
        path.write_text(SPANISH * 10, encoding="utf-8")
    words = tmp_path / "words.tsv"
    said = run("count", *paths, "--first", "0.001", "-o", words)
    assert said.notes == ["bpe-gui: note: only a part was read, the first 0.001 MB; files left out: 1"]
    assert dict(read_word_counts(words))["pedido?"] == 1000 // len(SPANISH.encode())


def test_a_session_remembers_the_part(run: Run, tmp_path: Path) -> None:
    path, session = tmp_path / "a.txt", tmp_path / "a.bpe.json"
    path.write_text(SPANISH * 100, encoding="utf-8")
    assert run("train", path, "--first", "0.001", "-o", session).code == 0
    corpus = read_session(session).corpus
    assert corpus is not None
    (file,) = corpus.files
    lines = 1000 // len(SPANISH.encode())
    assert (corpus.kind, file.first, corpus.left_out) == ("file", lines * len(SPANISH), 0)
    path.write_text(SPANISH * 200, encoding="utf-8")  # a part stays the same though the file grows
    opened = open_session(session)
    assert opened.corpus_problem is None
    assert opened.corpus is not None
    assert opened.corpus.is_part
    assert opened.corpus.size == lines * len(SPANISH)
    path.write_text("x" + SPANISH * 200, encoding="utf-8")
    assert open_session(session).corpus is None


@pytest.mark.parametrize("words", [("--first", "0"), ("--first", "-1"), ("--first", "much")])
def test_parts_that_are_none_are_refused(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    path = tmp_path / "a.txt"
    path.write_text(SPANISH, encoding="utf-8")
    said = run("train", path, *words)
    assert (said.code, said.out, len(said.notes)) == (2, "", 1)


def test_a_word_without_end_offers_a_part_that_works(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"x" * 4_500_000)
    said = run("train", path)
    assert said.code == 2
    assert said.notes[0].endswith("For its first MB say --first 1.")
    said = run("train", path, "--first", "0.5", "--merges", "1")
    assert said.code == 0
    assert said.out.startswith("1. x+x (499999)")
    assert said.notes == ["bpe-gui: note: only a part was read, the first 0.5 MB, which ends inside a word"]


def test_standard_input_is_read_like_a_file(tmp_path: Path) -> None:
    """Also where its encoding shows only at its end, and a part without waiting for the rest."""
    data = b"your order\n" * 40_000 + SPANISH.encode("cp1252")
    words = tmp_path / "words.tsv"
    command = [sys.executable, "-m", "bpe_gui", "count", "-", "-o", str(words)]
    answer = subprocess.run(command, input=data, capture_output=True, check=True)
    assert b"standard input was read as Windows-1252" in answer.stderr
    assert read_word_counts(words)[2] == ("¿Dónde", 1)
    with subprocess.Popen(
        [*command, "--first", "0.1"], stdin=subprocess.PIPE, stderr=subprocess.PIPE
    ) as going:
        assert going.stdin is not None
        with suppress(BrokenPipeError):  # it may have read enough sooner
            going.stdin.write(b"your order\n" * 40_000)
            going.stdin.flush()  # and never comes to an end
        assert going.wait(60) == 0
    assert read_word_counts(words) == [("your", 9_090), ("order", 9_090)]
