"""The command line says and writes what it promises."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from bpe_gui import cli
from bpe_gui.cli import COMMAND_NAMES, main
from bpe_gui.commands.all_commands import COMMANDS
from bpe_gui.formats import session_file
from bpe_gui.formats.session_file import SavedFile, read_session
from bpe_gui.formats.word_counts_file import read_word_counts
from bpe_gui.problems import plain

LESSON = Path(__file__).parent / "lesson"
COUNTS = Path(__file__).parent.parent / "corpora" / "lesson-es.counts.tsv"
PROGRAM = [sys.executable, "-m", "bpe_gui"]

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command that must succeed without a word on standard error; gives what it printed."""

    def call(*words: object) -> str:
        assert main(list(map(str, words))) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return call


@pytest.fixture
def fail(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command that must fail with one line on standard error; gives that line."""

    def call(*words: object) -> str:
        assert main(list(map(str, words))) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("bpe-gui: ")
        assert err.count("\n") == 1
        assert err.endswith("\n")
        return err

    return call


@pytest.fixture
def spanish(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A session with the 60 rules of the Spanish lesson."""
    path = tmp_path / "es.bpe.json"
    assert main(["train", str(COUNTS), "--counts", "-o", str(path)]) == 0
    capsys.readouterr()
    return path


def write(path: Path, text: str) -> Path:
    path.write_bytes(text.encode())
    return path


def give_input(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="ascii"))


def pairs(out: str) -> list[tuple[str, str, int]]:
    return [(rule["left"], rule["right"], rule["count"]) for rule in json.loads(out)["rules"]]


class TestTrain:
    def test_the_lesson_is_printed_as_in_the_lesson(self, run: Run) -> None:
        lines = run("train", COUNTS, "--counts").splitlines()
        assert len(lines) == 15
        assert [cell.strip() for cell in lines[0].split("   ") if cell.strip()] == [
            "1. e+l (25)",
            "2. e+n (22)",
            "3. r+o (20)",
            "4. a+r (16)",
        ]
        assert lines[14].endswith("60. ció+n (4)")
        assert len({line.index(f"{4 * row + 2}. ") for row, line in enumerate(lines)}) == 1

    def test_json_has_the_published_rules(self, run: Run) -> None:
        answer = json.loads(run("train", COUNTS, "--counts", "--json", "--ties"))
        published = (LESSON / "lesson-es.rules.tsv").read_text(encoding="utf-8").splitlines()
        assert [f"{r['left']}\t{r['right']}\t{r['count']}" for r in answer["rules"]] == published
        assert [r["rank"] for r in answer["rules"]] == list(range(1, 61))
        assert sum(r["tied"] > 1 for r in answer["rules"]) == 49
        assert (answer["words"], answer["distinct_words"], answer["stopped"]) == (208, 83, None)
        assert (answer["token_counts"][0], answer["token_counts"][10], answer["token_counts"][60]) == (
            937,
            773,
            449,
        )
        seconds = answer["seconds"]
        assert set(seconds) == {"count", "learn", "total"}
        assert 0 < seconds["learn"] <= seconds["total"]

    @pytest.mark.parametrize(
        ("minimum", "rules", "stopped", "said"),
        [
            (1, 202, "no-pair", "Stopped after 202 rules: no pair is left, every word is one token."),
            (2, 127, "min-count", "Stopped after 127 rules: no pair appears twice; add text or lower"),
            (3, 85, "min-count", "Stopped after 85 rules: no pair appears 3 times; add text or lower"),
        ],
    )
    def test_it_says_why_it_stopped(
        self, run: Run, minimum: int, rules: int, stopped: str, said: str
    ) -> None:
        words = ("train", COUNTS, "--counts", "--merges", 9**18, "--min-count", minimum)
        answer = json.loads(run(*words, "--json"))
        assert (len(answer["rules"]), answer["stopped"]) == (rules, stopped)
        assert run(*words).splitlines()[-1].startswith(said)

    def test_nothing_is_said_when_the_wanted_number_was_reached(self, run: Run, tmp_path: Path) -> None:
        path = write(tmp_path / "sol.txt", "sol")
        assert run("train", path, "--merges", 2) == "1. s+o (1)   2. so+l (1)\n"
        assert json.loads(run("train", path, "--merges", 2, "--json"))["stopped"] is None
        assert run("train", path, "--merges", 0) == ""

    @pytest.mark.parametrize("text", ["", "   ", "\n\n\n", "\ufeff", "a e i o u"])
    def test_a_corpus_without_pairs_gives_no_rule_and_no_accident(
        self, run: Run, tmp_path: Path, text: str
    ) -> None:
        path = write(tmp_path / "corpus.txt", text)
        for preset in ("lesson", "book"):
            answer = json.loads(run("train", path, "--preset", preset, "--json"))
            assert (answer["rules"], answer["stopped"]) == ([], "no-pair")
            assert len(answer["token_counts"]) == 1
            assert len(run("train", path, "--preset", preset).splitlines()) == 1

    @pytest.mark.parametrize(
        ("text", "options", "expected"),
        [
            ("bajo bajo bajo", [], [("b", "a", 3), ("ba", "j", 3), ("baj", "o", 3)]),
            ("\ufeffel el", [], [("e", "l", 2)]),
            ("uno dos\r\nuno dos\r\n", [], [("u", "n", 2), ("un", "o", 2), ("d", "o", 2), ("do", "s", 2)]),
            ("a,b a,b a,b", [], [("a", ",", 3), ("a,", "b", 3)]),
            ("x\0y x\0y", [], [("x", "\0", 2), ("x\0", "y", 2)]),
            ("a\xa0b\ta\xa0b", ["--merges", 1], [("a", "\xa0", 2)]),
            ("a\xa0b\ta\xa0b", ["--preset", "book"], []),
            ("aaaa aaa", [], [("a", "a", 5), ("aa", "aa", 1), ("aa", "a", 1)]),
            ("👩‍👧 👩‍👧", [], [("👩", "\u200d", 2), ("👩\u200d", "👧", 2)]),
            ("man\u0303a man\u0303a", ["--normalize", "nfc", "--merges", 2], [("m", "a", 2), ("ma", "ñ", 2)]),
            ("ñ", ["--unit", "bytes"], [("\udcc3", "\udcb1", 1)]),
            ("a<x>a<x>a aa", ["--special", "<x>", "--special", "<x>"], [("a", "a", 1)]),
        ],
    )
    def test_rules(
        self, run: Run, tmp_path: Path, text: str, options: list[str], expected: list[tuple[str, str, int]]
    ) -> None:
        assert pairs(run("train", write(tmp_path / "corpus.txt", text), *options, "--json")) == expected

    def test_tokens_that_could_be_misread_are_quoted(self, run: Run, tmp_path: Path) -> None:
        path = write(tmp_path / "corpus.txt", "x\0y x\0y a|b a|b c+d c+d 👩‍👧 e\tf")
        out = run("train", path)
        for cell in (
            'x+"\\x00" (2)',
            'a+"|" (2)',
            'c+"+" (2)',
            '"c+"+d (2)',
            '👩+"\\u200d" (1)',
            'e+"\\t" (1)',
        ):
            assert cell in out

    def test_an_explicit_option_wins_wherever_it_stands(self, run: Run, tmp_path: Path) -> None:
        path = write(tmp_path / "corpus.txt", "el pago")
        for words in (
            ["--min-count", "1", path, "--preset", "book-marker"],
            ["--preset", "book-marker", path, "--min-count", "1"],
        ):
            assert pairs(run("train", *words, "--merges", 1, "--json")) == [("\ufdd0", "e", 1)]
        assert pairs(run("train", path, "--preset", "book-marker", "--json")) == []

    def test_the_marker_is_shown_as_chosen(self, run: Run, tmp_path: Path) -> None:
        path = write(tmp_path / "corpus.txt", "sol solo")
        words = ("train", path, "--merges", 2, "--pretokenizer", "end-marker", "--marker", "</w>")
        assert run(*words) == "1. s+o (2)   2. so+l</w> (1)\n"
        assert '"right": "l\\ufdd1"' in run(*words, "--json")

    def test_a_marker_without_a_place_is_an_error(self, fail: Run, tmp_path: Path) -> None:
        path = write(tmp_path / "corpus.txt", "sol")
        assert "marks no words" in fail("train", path, "--marker", "_")
        assert "marks no words" in fail("train", "--marker", "·", path, "--preset", "bytes")

    def test_files_are_counted_in_their_order_each_by_itself(self, run: Run, tmp_path: Path) -> None:
        one, two = write(tmp_path / "1.txt", "ccc"), write(tmp_path / "2.txt", "ddd")
        assert pairs(run("train", one, two, "--merges", 2, "--json")) == [("c", "c", 2), ("d", "d", 2)]
        assert pairs(run("train", two, one, "--merges", 2, "--json")) == [("d", "d", 2), ("c", "c", 2)]

    def test_a_folder_is_its_files_in_the_order_of_their_names(self, run: Run, tmp_path: Path) -> None:
        (tmp_path / "in").mkdir()
        write(tmp_path / "in" / "b.txt", "bb")
        write(tmp_path / "c.txt", "cc")
        write(tmp_path / "a.txt", "aa")
        assert [left for left, _, _ in pairs(run("train", tmp_path, "--json"))] == ["a", "c", "b"]

    def test_standard_input(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        give_input(monkeypatch, "\ufeffñu ñu".encode())
        assert pairs(run("train", "-", "--json")) == [("ñ", "u", 2)]

    def test_two_spellings_are_told_and_are_no_error(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = write(tmp_path / "corpus.txt", "mañana man\u0303ana")
        assert main(["train", str(path), "--json"]) == 0
        out, err = capsys.readouterr()
        assert json.loads(out)["distinct_words"] == 2
        assert err == "bpe-gui: note: the corpus spells ñ in two ways: --normalize NFC makes them one\n"
        assert main(["train", str(path), "--normalize", "NFC"]) == 0
        assert capsys.readouterr().err == ""

    def test_markers_in_a_corpus_are_replaced_and_told(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = write(tmp_path / "corpus.txt", "a\ufdd0 a\ufdd1")
        assert main(["train", str(path), "--json"]) == 0
        out, err = capsys.readouterr()
        assert pairs(out) == [("a", "\ufffd", 2)]
        assert err.endswith("replaced by U+FFFD: 2\n")


class TestSavedSessions:
    def test_a_text_stands_in_the_session(self, run: Run, tmp_path: Path) -> None:
        path, session = write(tmp_path / "corpus.txt", "uno dos\r\nuno"), tmp_path / "s.bpe.json"
        assert run("train", path, "--merges", 2, "-o", session).splitlines()[-1] == f"Saved as {session}"
        saved = read_session(session)
        assert saved.corpus
        assert (saved.corpus.kind, saved.corpus.text, saved.corpus.newline) == (
            "text",
            "uno dos\r\nuno",
            "\r\n",
        )
        assert (saved.corpus.name, saved.merges, len(saved.rounds)) == ("corpus.txt", 2, 2)

    def test_word_counts_stand_in_the_session(self, spanish: Path) -> None:
        saved = read_session(spanish)
        assert saved.corpus
        assert (saved.corpus.kind, list(saved.corpus.rows)) == ("counts", read_word_counts(COUNTS))

    def test_a_large_corpus_stays_outside(self, run: Run, tmp_path: Path) -> None:
        one, two = write(tmp_path / "1.txt", "abc"), write(tmp_path / "2.txt", "d" * 2_000_000)
        session = tmp_path / "s.bpe.json"
        run("train", one, two, "--merges", 0, "-o", session)
        corpus = read_session(session).corpus
        assert corpus
        # The figures are those of sha256sum.
        assert (corpus.kind, corpus.path, corpus.text) == ("file", str(one), "")
        assert corpus.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        assert [file.path for file in corpus.more_files] == [str(two)]
        assert isinstance(corpus.more_files[0], SavedFile)
        assert session.stat().st_size < 2000

    def test_several_small_files_become_one_text_where_that_changes_nothing(
        self, run: Run, tmp_path: Path
    ) -> None:
        one, two = write(tmp_path / "1.txt", "uno dos"), write(tmp_path / "2.txt", "tres")
        session = tmp_path / "s.bpe.json"
        run("train", one, two, "-o", session)
        corpus = read_session(session).corpus
        assert corpus
        assert (corpus.kind, corpus.text) == ("text", "uno dos\ntres")
        run("train", one, two, "--preset", "bytes", "-o", session)
        corpus = read_session(session).corpus
        assert corpus
        assert (corpus.kind, corpus.rows) == ("counts", (("uno", 1), (" dos", 1), ("tres", 1)))

    def test_a_large_pipe_is_kept_as_word_counts_or_not_at_all(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        session = tmp_path / "s.bpe.json"
        give_input(monkeypatch, b"sol " * 500_001)
        assert main(["train", "-", "-o", str(session)]) == 0
        corpus = read_session(session).corpus
        assert corpus
        assert (corpus.kind, corpus.rows) == ("counts", (("sol", 500_001),))
        assert capsys.readouterr().err == ""
        give_input(monkeypatch, b"s" * 2_000_001)
        assert main(["train", "-", "--merges", "0", "-o", str(session)]) == 0
        assert read_session(session).corpus is None
        assert "too large to stand in the session" in capsys.readouterr().err

    def test_what_is_read_is_not_overwritten(self, fail: Run, tmp_path: Path) -> None:
        path = write(tmp_path / "corpus.txt", "sol")
        assert "is read and cannot be written" in fail("train", path, "-o", path)
        assert "is read and cannot be written" in fail("count", path, "-o", tmp_path / "." / "corpus.txt")
        assert path.read_bytes() == b"sol"

    def test_a_place_that_cannot_be_written_is_named(self, fail: Run, tmp_path: Path) -> None:
        path = write(tmp_path / "corpus.txt", "sol")
        assert "could not be written" in fail("train", path, "-o", tmp_path / "no" / "s.bpe.json")
        assert "the name is not possible" in fail("train", path, "-o", "x" * 300)
        assert "-o needs the name of a file" in fail("train", path, "-o", "-")


class TestEncode:
    def test_text_as_the_lesson_prints_it(self, run: Run, spanish: Path) -> None:
        out = run("encode", spanish, "el paquete llegará en tres días", "mis pedidos")
        assert out.splitlines() == [
            "el  pa|q|ue|te  llegará  en  tr|es  días",
            "letters 26, tokens 10",
            "m|i|s  pedido|s",
            "letters 10, tokens 5",
        ]

    def test_json(self, run: Run, spanish: Path) -> None:
        answer = json.loads(run("encode", spanish, "el ß", "--json"))
        assert answer == {"texts": [{"words": [["el"], ["ß"]], "ids": [33, None], "letters": 3, "tokens": 2}]}

    def test_what_the_alphabet_lacks_is_named(self, run: Run, spanish: Path) -> None:
        assert run("encode", spanish, "ñandú W€").splitlines()[-1] == "not in the alphabet: ú W €"

    def test_only_the_first_rules(self, run: Run, spanish: Path) -> None:
        assert run("encode", spanish, "en el", "--merges", 1).splitlines()[0] == "e|n  el"
        assert run("encode", "--merges", 0, spanish, "el").splitlines()[0] == "e|l"
        assert run("encode", spanish, "el", "--merges", 9**18).splitlines()[0] == "el"

    def test_a_session_stands_where_it_was_left(self, run: Run, spanish: Path) -> None:
        fields = json.loads(spanish.read_bytes())
        fields["merges"] = 1
        spanish.write_text(json.dumps(fields), encoding="utf-8")
        assert run("encode", spanish, "en el").splitlines()[0] == "e|n  el"
        assert run("encode", spanish, "en el", "--merges", 2).splitlines()[0] == "en  el"

    def test_a_session_with_forks_cuts_by_the_branch_it_was_left_on(self, run: Run, spanish: Path) -> None:
        fields = json.loads(spanish.read_text("utf-8"))
        made = {"left": "l", "right": "a", "count": 9, "tied": 1, "tokens": 928}
        whole = {"left": "la", "right": "la", "count": 1, "tied": 1, "tokens": 927}
        fields["branches"].append({"parent": 0, "left_at": 0, "rounds": [made, whole]})
        for branch, merges, cut in ((0, 60, "el  la|la\n"), (1, 2, "e|l  lala\n"), (1, 1, "e|l  la|la\n")):
            fields["branch"], fields["merges"] = branch, merges
            spanish.write_text(json.dumps(fields), "utf-8")
            assert run("encode", spanish, "el lala").startswith(cut)
        assert [len(branch.rounds) for branch in read_session(spanish).branches] == [60, 2]

    def test_options_may_stand_between_texts_and_dashes_behind_two(self, run: Run, spanish: Path) -> None:
        answer = json.loads(
            run("encode", spanish, "el", "--json", "en", "--merges", 2, "--", "-x", "--json", "-")
        )
        assert [text["words"] for text in answer["texts"]] == [
            [["el"]],
            [["en"]],
            [["-", "x"]],
            [["-", "-", "j", "s", "o", "n"]],
            [["-"]],
        ]

    def test_standard_input_is_one_text(
        self, run: Run, fail: Run, spanish: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        give_input(monkeypatch, b"en\nel\n")
        assert json.loads(run("encode", spanish, "-", "--json"))["texts"][0]["words"] == [["en"], ["el"]]
        give_input(monkeypatch, spanish.read_bytes())
        assert run("encode", "-", "en el").splitlines()[0] == "en  el"
        assert "only once" in fail("encode", spanish, "-", "-")

    def test_lone_surrogates_are_replaced_and_told(
        self, spanish: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["encode", str(spanish), "el \ud83d\udcff", "--json"]) == 0
        out, err = capsys.readouterr()
        assert json.loads(out)["texts"][0]["words"] == [["el"], ["\ufffd", "\ufffd"]]
        assert err.endswith("replaced by U+FFFD: 2\n")

    def test_halves_of_letters_are_valid_utf8(
        self, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
    ) -> None:
        session = tmp_path / "bytes.bpe.json"
        main(["train", str(write(tmp_path / "a.txt", "a")), "--preset", "bytes", "-o", str(session)])
        capsysbinary.readouterr()
        assert main(["encode", str(session), "a ñ\n", "--json"]) == 0
        out = capsysbinary.readouterr().out
        assert json.loads(out.decode())["texts"][0]["words"] == [["a"], [" ", "\udcc3", "\udcb1"], ["\n"]]
        assert main(["encode", str(session), "a ñ\n"]) == 0
        assert capsysbinary.readouterr().out.decode() == 'a  " "|<C3>|<B1>  "\\n"\nletters 2, tokens 5\n'
        assert main(["decode", str(session), str(0xC3), "--json"]) == 0
        assert capsysbinary.readouterr().out == b'{"text": "\\udcc3"}\n'
        assert main(["decode", str(session), str(0xC3)]) == 0
        assert capsysbinary.readouterr().out == b"<C3>\n"

    def test_special_tokens_stay_whole(self, run: Run, tmp_path: Path) -> None:
        session = tmp_path / "s.bpe.json"
        run(
            "train", write(tmp_path / "a.txt", "sol"), "--unit", "bytes", "--special", "<край>", "-o", session
        )
        answer = json.loads(run("encode", session, "sol<край>", "--json"))["texts"][0]
        assert answer["words"] == [["sol"], ["<край>"]]
        assert answer["ids"] == [258, 0]


class TestOtherCommands:
    def test_decode(self, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        text = "col·lecció  col·lecció\n\nñandú 🙂\n"
        path, session = write(tmp_path / "corpus.txt", text), tmp_path / "s.bpe.json"
        for preset, back in (("book-marker", "col·lecció col·lecció ñandú 🙂"), ("bytes", text)):
            run("train", path, "--preset", preset, "--merges", 5, "-o", session)
            ids = json.loads(run("encode", session, text, "--json"))["texts"][0]["ids"]
            assert json.loads(run("decode", session, *ids, "--json")) == {"text": back}
            give_input(monkeypatch, "\n".join(map(str, ids)).encode())
            assert run("decode", session, "-") == back + "\n"

    def test_decode_says_when_word_borders_are_lost(
        self, spanish: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["decode", str(spanish), "33", "34"]) == 0
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("elen\n", 1)
        assert "joined with nothing" in err

    @pytest.mark.parametrize("word", ["93", "-1", "None", "1.0", "٣", "9" * 5000, ""])
    def test_decode_refuses_what_is_no_id(self, fail: Run, spanish: Path, word: str) -> None:
        assert len(fail("decode", spanish, "1", word)) < 250

    def test_limit(self, run: Run, spanish: Path) -> None:
        words = ("limit", spanish, "tu pedido llegará en cinco días", "--limit")
        assert json.loads(run(*words, 6, "--json")) == {
            "tokens": 8,
            "limit": 6,
            "text": "tu pedido llegará en cin",
            "finish_reason": "length",
            "cut_word": {"word": "cinco", "kept": "cin", "kept_tokens": 2, "tokens": 3},
            "cut_character": None,
        }
        assert run(*words, 6).splitlines() == [
            "tu pedido llegará en cin",
            "length: stopped by the limit after 6 of 8 tokens, 2 tokens missing, "
            "inside cinco after 2 of its 3 tokens",
        ]
        assert run(*words, 7).splitlines()[1].endswith("1 token missing, between words")
        assert run(*words, 9).splitlines()[1] == "stop: complete, 8 tokens"
        assert run(*words, 0).splitlines()[0] == ""

    def test_limit_inside_a_character(self, run: Run, tmp_path: Path) -> None:
        session = tmp_path / "bytes.bpe.json"
        run("train", write(tmp_path / "a.txt", "a"), "--preset", "bytes", "-o", session)
        words = ("limit", session, "hola 🙂", "--limit")
        for kept in (1, 2, 3):
            answer = json.loads(run(*words, 5 + kept, "--json"))
            assert answer["text"] == "hola "
            assert answer["cut_character"] == {"character": "🙂", "kept_bytes": kept, "bytes": 4}
        assert run(*words, 6).splitlines()[1].endswith("inside 🙂 after 1 of its 4 bytes")
        assert json.loads(run(*words, 9, "--json"))["finish_reason"] == "stop"

    def test_cost(self, run: Run, spanish: Path) -> None:
        facts = json.loads((LESSON / "lesson-es.json").read_bytes())
        messages = [" ".join(map("".join, message["pieces"])) for message in facts["messages"]]
        words = ("cost", spanish, *messages, "--price", "3.00", "--messages", 200_000)
        answer = json.loads(run(*words, "--json"))
        assert [(m["words"], m["tokens"]) for m in answer["messages"]] == [(6, 10), (4, 12), (5, 18)]
        assert answer["tokens_per_word"] == 40 / 15
        assert (answer["by_words"], answer["by_tokens"]) == (pytest.approx(3), pytest.approx(8))
        assert [line.split() for line in run(*words).splitlines()] == [
            ["message", "words", "tokens"],
            ["1", "6", "10"],
            ["2", "4", "12"],
            ["3", "5", "18"],
            ["total", "15", "40"],
            [],
            ["tokens", "per", "word", "2.67"],
            ["cost", "a", "month", "by", "words", "3.00"],
            ["cost", "a", "month", "by", "tokens", "8.00"],
        ]

    def test_cost_of_nothing_and_of_very_much(self, run: Run, spanish: Path) -> None:
        assert (
            json.loads(run("cost", spanish, "", "--price", 3, "--messages", 1, "--json"))["tokens_per_word"]
            is None
        )
        assert "-" in run("cost", spanish, " ", "--price", 3, "--messages", 1)
        assert ".00" in run("cost", spanish, "el", "--price", "1e15", "--messages", 2**63 - 1)

    @pytest.mark.parametrize("price", ["nan", "inf", "-1", "3,5", "1_0", "1e400", "", "٣"])
    def test_a_price_is_a_number(self, fail: Run, spanish: Path, price: str) -> None:
        assert "--price" in fail("cost", spanish, "el", f"--price={price}", "--messages", 1)

    def test_dictionary(self, run: Run) -> None:
        words = ("dictionary", COUNTS, "el paquete ßß", "--counts", "tu")
        assert json.loads(run(*words, "--json")) == {"size": 83, "messages": [[8, 21, None], [0]]}
        assert run(*words) == "8 21 ?\n0\n"

    def test_trace(self, run: Run, spanish: Path) -> None:
        answer = json.loads(run("trace", spanish, "tu pedido", "--json"))
        assert answer["start"] == 8
        assert answer["steps"][0] == {"rank": 10, "left": "d", "right": "i", "tokens": 7}
        assert [step["tokens"] for step in answer["steps"]] == [7, 6, 5, 4, 3, 2]
        lines = run("trace", spanish, "tu pedido").splitlines()
        assert len(lines) == 6
        assert lines[0].split() == ["10.", "d+i", "7", "t|u", "p|e|di|d|o"]
        assert run("trace", spanish, "ßß") == ""

    def test_count(self, run: Run, tmp_path: Path) -> None:
        path, table = write(tmp_path / "a.txt", "sol luz\tsol luz sol"), tmp_path / "words.tsv"
        assert json.loads(run("count", path, path, "-o", table, "--json")) == {
            "words": 8,
            "distinct_words": 3,
            "path": str(table),
        }
        assert table.read_bytes() == b"sol\t4\nluz\\tsol\t2\nluz\t2\n"
        run("count", path, "-o", table, "--pretokenizer", "marker")
        assert table.read_bytes() == b"sol\t3\nluz\t2\n"


class TestErrors:
    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["train"], "CORPUS"),
            (["train", "--nonsense"], "--nonsense"),
            (["train", "--merge", "3", "x"], "--merge"),
            (["train", "no-such-file"], "There is no file no-such-file"),
            (["train", ""], "a file needs a name"),
            (["train", "x" * 300], "the name is not possible"),
            (["encode", "x" * 300, "y"], "the name is not possible"),
            (["train", "x", "--merges", "-1"], "too small"),
            (["train", "x", "--merges", "1.5"], "not a whole number"),
            (["train", "x", "--merges", "1" + "0" * 5000], "too large"),
            (["train", "x", "--min-count", "0"], "too small"),
            (["train", "x", "--preset", "none"], "none"),
            (["train", "x", "--unit", "letters"], "characters, graphemes, bytes"),
            (["train", "x", "--special", ""], "at least one character"),
            (["train", "x\n\x1b[31my"], r"x\n\x1b[31my"),
            (["train", "x", "--a\nb"], r"--a\nb"),
            (["encode", "no-such-file", "x"], "no-such-file"),
            (["count", "x"], "-o"),
            (["limit", "x", "y"], "--limit"),
            (["decode", "x"], "ID"),
            (["cost", "x", "y", "--price", "3"], "--messages"),
            (["no-such-file"], "neither a command nor a file"),
            (["export", "x"], "x"),
            (["--nonsense"], "--nonsense"),
            (["--merges", "x"], "not a whole number"),
            (["--limit", str(2**31)], "too large"),
            (["--language", "fr"], "fr"),
            (["-"], "the window opens files"),
        ],
    )
    def test_one_line_says_what_is_wrong(self, fail: Run, words: list[str], said: str) -> None:
        line = fail(*words)
        assert said in line
        assert len(line) < 400

    def test_what_is_no_tokenizer_is_refused(self, fail: Run, tmp_path: Path) -> None:
        assert "is no tokenizer" in fail("encode", LESSON / "lesson-es.rules.tsv", "x")
        assert "JSON of another kind" in fail("encode", LESSON / "lesson-es.json", "x")
        assert "is a folder" in fail("encode", tmp_path, "x")
        (tmp_path / "empty").mkdir()
        assert "holds no file" in fail("train", tmp_path)

    def test_what_is_no_text_is_refused(
        self, fail: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "image.bin"
        path.write_bytes(b"\x89PNG\r\n")
        assert f"{plain(str(path))} is no text" in fail("train", path)
        give_input(monkeypatch, bytes(range(256)))
        assert "standard input is no text" in fail("train", "-")

    def test_a_bad_row_is_named(self, fail: Run, tmp_path: Path) -> None:
        path = write(tmp_path / "words.tsv", "el\t3\nla\n")
        assert f"Line 2 of {plain(str(path))} has no tab" in fail("train", path, "--counts")
        assert f"Line 2 of {plain(str(path))} has no tab" in fail("dictionary", path, "el", "--counts")


class TestWholeProgram:
    """In a process of its own, where it matters."""

    def call(self, *words: object, **more: Any) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([*PROGRAM, *map(str, words)], capture_output=True, timeout=60, **more)

    def test_exit_codes_and_output_without_a_locale(self, tmp_path: Path) -> None:
        environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
        done = self.call("train", "-", "--merges", 1, input="ñu ñu".encode(), env=environment)
        assert (done.returncode, done.stdout, done.stderr) == (0, "1. ñ+u (2)\n".encode(), b"")
        done = self.call("train", tmp_path / "няма", env=environment)
        assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)

    def test_a_reader_who_has_enough_is_no_error(self, tmp_path: Path) -> None:
        corpus = write(tmp_path / "corpus.txt", " ".join(f"palabra{number}x" for number in range(5000)))
        words = [*PROGRAM, "train", str(corpus), "--merges", "9000", "--json"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout and process.stderr
            process.stdout.read(10)
            process.stdout.close()
            assert process.stderr.read() == b""
        assert process.returncode == 0

    def test_an_interruption_is_quiet(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupt(*_: object) -> None:
            signal.raise_signal(signal.SIGINT)

        monkeypatch.setattr(cli, "_run_command", interrupt)
        assert main(["train", "x"]) == 130
        assert capsys.readouterr() == ("", "")

    def test_no_qt_is_imported(self, tmp_path: Path) -> None:
        corpus, session = write(tmp_path / "corpus.txt", "bajo bajo"), tmp_path / "s.bpe.json"
        code = (
            "import sys; from bpe_gui.cli import main\n"
            f"assert main(['train', {str(corpus)!r}, '-o', {str(session)!r}]) == 0\n"
            f"assert main(['encode', {str(session)!r}, 'bajo']) == 0\n"
            "assert main(['--version']) == 0\n"
            "qt = ('PySide6', 'pyqtgraph', 'shiboken6')\n"
            "print([name for name in sys.modules if name.split('.')[0] in qt])"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.splitlines()[-1] == b"[]"


def test_the_names_are_those_of_the_commands() -> None:
    assert list(COMMANDS) == list(COMMAND_NAMES)


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help(run: Run, name: str) -> None:
    out = run(*([name] if name else []), "--help")
    assert out.startswith(f"usage: bpe-gui {name}".rstrip())
    assert "--json" in out or not name
    if not name:
        assert all(f"  {command} " in out for command in COMMANDS)


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version") == f"bpe-gui {version('bpe-trainer')}\n"


def test_the_inline_limit_is_about_two_megabytes() -> None:
    assert session_file.INLINE_BYTES == 2_000_000
