"""Sessions, `*.bpe.json`: everything that makes a window, or a tokenizer, what it is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import MARKER_GLYPHS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.core.units import END_MARKER, START_MARKER
from bpe_gui.core.word_counts import LARGEST_COUNT
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.formats.encodings import known_encoding
from bpe_gui.formats.file_bytes import read_bytes
from bpe_gui.formats.json_fields import MOST_TOTAL, Field
from bpe_gui.formats.json_text import Json, from_json, to_json
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_file import text_from_bytes

FORMAT = 1
"""The number of this file format; a file with a higher one is of a newer program."""

SESSION_SUFFIX = ".bpe.json"

INLINE_BYTES = 2_000_000
"""A corpus up to this size stands in the session itself, a larger one stays outside."""

_LARGEST_SESSION = 500_000_000
_ROUNDS_AT_ONCE = 500
_NEWLINES = ("\n", "\r\n", "\r")


@dataclass(frozen=True, slots=True)
class SavedFile:
    """A file outside the session, the SHA-256 it had (in hexadecimal digits), and its text's encoding."""

    path: str
    sha256: str
    encoding: str = "utf-8"


@dataclass(frozen=True, slots=True)
class SavedCorpus:
    """The corpus: its text, its word counts, or where the file is that holds it.

    `name` is what people call it; `newline` is the line end of a text, None when mixed. A file holds
    word counts where `word_counts` says so; `more_files` follow the first one, each cut by itself.
    """

    kind: Literal["text", "counts", "file"]
    text: str = ""
    rows: tuple[tuple[str, int], ...] = ()
    path: str = ""
    sha256: str = ""
    name: str = ""
    newline: str | None = "\n"
    word_counts: bool = False
    more_files: tuple[SavedFile, ...] = ()
    encoding: str = "utf-8"

    @property
    def files(self) -> tuple[SavedFile, ...]:
        """All files outside the session that hold it."""
        return (SavedFile(self.path, self.sha256, self.encoding), *self.more_files) if self.path else ()


@dataclass(frozen=True, slots=True)
class SavedBranch:
    """Learned rounds, from the point where they left another branch; the first branch has no parent."""

    parent: int | None
    left_at: int
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class SavedSession:
    """The state of a session: `branch` and `merges` are the position in its tree of rounds.

    `untouched_tokens` is the corpus's token count before the first round. `wanted` is how many rules
    an edit of the corpus learns again, where that is not `merges`: there may be fewer now.
    """

    settings: Settings
    alphabet: tuple[str, ...]
    branches: tuple[SavedBranch, ...]
    branch: int = 0
    merges: int = 0
    sample: str = ""
    limit: int | None = None
    corpus: SavedCorpus | None = None
    untouched_tokens: int | None = None
    wanted: int | None = None

    @property
    def rounds(self) -> tuple[Round, ...]:
        """All rounds learned along the present branch, from the root; the first `merges` are in force."""
        return _rounds(self.branches, self.branch)

    def tokenizer(self) -> Tokenizer:
        """A tokenizer with all rounds of the present branch: give its methods `merges`."""
        return Tokenizer(self.settings, self.alphabet, (found.rule for found in self.rounds))


def read_session(path: Path) -> SavedSession:
    """The session in a file.

    Raises what `read_text` raises, and Problem(NOT_JSON, BROKEN_JSON, UNUSABLE_JSON, NOT_A_SESSION,
    NEWER_FORMAT) and Problem(FIELD_…) for a field that is not as it should be.
    """
    return session_from_json(read_bytes(path, _LARGEST_SESSION), str(path))


def write_session(path: Path, saved: SavedSession) -> None:
    """Writes a session, whole or not at all; Problem(CANNOT_WRITE, NO_SPACE)."""
    write_atomically(path, session_to_json(saved))


def session_from_json(data: bytes, name: str) -> SavedSession:
    """The session in a file's bytes; `name` is what a Problem calls the file."""
    text = text_from_bytes(data, name).text
    try:
        value = from_json(text)
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{"):
            raise Problem(FormatReason.NOT_JSON, path=name) from error
        raise Problem(FormatReason.BROKEN_JSON, path=name, line=error.lineno, column=error.colno) from error
    except ValueError as error:
        raise Problem(FormatReason.UNUSABLE_JSON, path=name) from error
    if not isinstance(value, dict) or not isinstance(value.get("format"), int):
        raise Problem(FormatReason.NOT_A_SESSION, path=name)
    whole = Field(value, name)
    number = whole.get("format").number(1)
    if number > FORMAT:
        raise Problem(FormatReason.NEWER_FORMAT, path=name, format=number, newest=FORMAT)
    return _session(whole)


def session_to_json(saved: SavedSession) -> bytes:
    """The bytes of a session's file: UTF-8 without byte order mark, one field on a line."""
    settings = saved.settings
    fields: dict[str, Json] = {
        "format": FORMAT,
        "settings": {
            "pretokenizer": settings.pretokenizer.value,
            "unit": settings.unit.value,
            "normalization": settings.normalization.value,
            "minimum_count": settings.minimum_count,
            "special_tokens": settings.special_tokens,
            "marker": settings.marker,
        },
        "alphabet": saved.alphabet,
        "branches": None,
        "branch": saved.branch,
        "merges": saved.merges,
        "sample": saved.sample,
        "limit": saved.limit,
        "corpus": _from_corpus(saved.corpus) if saved.corpus else None,
        "untouched_tokens": saved.untouched_tokens,
        "wanted": saved.wanted,
    }
    values = {key: to_json(value) for key, value in fields.items()}
    values["branches"] = f"[{', '.join(map(_json_of_branch, saved.branches))}]"
    lines = ",\n".join(f"{to_json(key)}: {value}" for key, value in values.items())
    return f"{{\n{lines}\n}}\n".encode()


def _json_of_branch(branch: SavedBranch) -> str:
    """A branch as JSON, a few rounds at a time: 32,000 at once would hold Python's lock for 60 ms."""
    starts = range(0, len(branch.rounds), _ROUNDS_AT_ONCE)
    some = (branch.rounds[start : start + _ROUNDS_AT_ONCE] for start in starts)
    rounds = ", ".join(to_json(list(map(_from_round, each)))[1:-1] for each in some)
    return f'{{"parent": {to_json(branch.parent)}, "left_at": {branch.left_at}, "rounds": [{rounds}]}}'


def _from_round(found: Round) -> Json:
    return {
        "left": found.rule.left,
        "right": found.rule.right,
        "count": found.count,
        "tied": found.tied,
        "tokens": found.tokens,
    }


def _from_corpus(corpus: SavedCorpus) -> Json:
    match corpus.kind:
        case "text":
            return {"kind": "text", "name": corpus.name, "newline": corpus.newline, "text": corpus.text}
        case "counts":
            return {"kind": "counts", "name": corpus.name, "rows": corpus.rows}
        case "file":
            return {
                "kind": "file",
                "name": corpus.name,
                "newline": corpus.newline,
                "word_counts": corpus.word_counts,
                "files": [
                    {"path": file.path, "sha256": file.sha256, "encoding": file.encoding}
                    for file in corpus.files
                ],
            }


def _session(whole: Field) -> SavedSession:
    settings = _settings(whole.get("settings"))
    alphabet = _alphabet(whole.get("alphabet"), settings)
    branches = _branches(whole.get("branches"), settings)
    branch = whole.get("branch").number(0, len(branches) - 1)
    merges = whole.get("merges").number(0, len(_rounds(branches, branch)))
    limit, corpus = whole.find("limit"), whole.find("corpus")
    untouched, wanted = whole.find("untouched_tokens"), whole.find("wanted")
    return SavedSession(
        settings,
        alphabet,
        branches,
        branch,
        merges,
        whole.get("sample").text(),
        limit.number() if limit else None,
        _corpus(corpus) if corpus else None,
        untouched.number(0, MOST_TOTAL) if untouched else None,
        wanted.number() if wanted else None,
    )


def _settings(field: Field) -> Settings:
    return Settings(
        field.get("pretokenizer").choice(Pretokenizer),
        field.get("unit").choice(Unit),
        field.get("normalization").choice(Normalization),
        field.get("minimum_count").number(1),
        field.get("special_tokens").distinct_texts(),
        field.get("marker").one_of(MARKER_GLYPHS),
    )


def _alphabet(field: Field, settings: Settings) -> tuple[str, ...]:
    alphabet = field.distinct_texts()
    for unit, item in zip(alphabet, field.items(), strict=True):
        if unit == START_MARKER:  # stands before the alphabet by itself
            raise item.unknown()
        _check_bytes(unit, item, settings)
    return alphabet


def _branches(field: Field, settings: Settings) -> tuple[SavedBranch, ...]:
    branches: list[SavedBranch] = []
    lengths: list[int] = []  # from the root
    for item in field.items():
        parent = item.find("parent")
        # A branch grows out of an earlier one, so no circle can be written down.
        above = parent.number(0, len(branches) - 1) if parent else None
        left_at = item.get("left_at").number(0, lengths[above] if above is not None else 0)
        rounds = tuple(_round(inner, settings) for inner in item.get("rounds").items())
        branches.append(SavedBranch(above, left_at, rounds))
        lengths.append(left_at + len(rounds))
    if not branches:
        raise Problem(FormatReason.FIELD_EMPTY, path=field.path, field=field.name)
    return tuple(branches)


def _round(field: Field, settings: Settings) -> Round:
    left, right = field.get("left"), field.get("right")
    rule = Rule(left.some_text(), right.some_text())
    _check_bytes(rule.left, left, settings)
    _check_bytes(rule.right, right, settings)
    count, tied, tokens = (field.get(key).number(0, MOST_TOTAL) for key in ("count", "tied", "tokens"))
    return Round(rule, count, tied, tokens)


def _check_bytes(symbol: str, field: Field, settings: Settings) -> None:
    """With bytes a symbol is made of characters up to U+00FF, markers apart: others could not be shown."""
    if settings.unit is Unit.BYTES and any(
        letter > "\xff" and letter not in (START_MARKER, END_MARKER) for letter in symbol
    ):
        raise Problem(FormatReason.FIELD_NOT_BYTES, path=field.path, field=field.name)


def _corpus(field: Field) -> SavedCorpus:
    kind = field.get("kind")
    name = field.get("name").text()
    match kind.text():
        case "text":
            return SavedCorpus("text", text=field.get("text").text(), name=name, newline=_newline(field))
        case "counts":
            return SavedCorpus("counts", rows=tuple(map(_row, field.get("rows").items())), name=name)
        case "file":
            files = list(map(_file, field.get("files").items()))
            if not files:
                raise Problem(FormatReason.FIELD_EMPTY, path=field.path, field=field.get("files").name)
            return SavedCorpus(
                "file",
                path=files[0].path,
                sha256=files[0].sha256,
                name=name,
                newline=_newline(field),
                word_counts=field.get("word_counts").boolean(),
                more_files=tuple(files[1:]),
                encoding=files[0].encoding,
            )
        case _:
            raise kind.unknown()


def _file(field: Field) -> SavedFile:
    encoding = field.find("encoding")  # earlier versions read UTF-8 only
    name = encoding.some_text() if encoding else "utf-8"
    known = known_encoding(name)
    if encoding and known is None:
        raise encoding.unknown()
    return SavedFile(field.get("path").some_text(), field.get("sha256").text(), known or name)


def _newline(field: Field) -> str | None:
    newline = field.find("newline")
    return newline.one_of(_NEWLINES) if newline else None


def _row(field: Field) -> tuple[str, int]:
    parts = list(field.items())
    if len(parts) != 2:
        raise Problem(FormatReason.FIELD_NOT_A_ROW, path=field.path, field=field.name)
    return parts[0].text(), parts[1].number(1, LARGEST_COUNT)


def _rounds(branches: tuple[SavedBranch, ...], number: int) -> tuple[Round, ...]:
    """The rounds from the root to the end of a branch."""
    way = [branches[number]]
    while (parent := way[-1].parent) is not None:
        way.append(branches[parent])
    rounds: list[Round] = []
    for branch in reversed(way):
        del rounds[branch.left_at :]
        rounds += branch.rounds
    return tuple(rounds)
