"""Sessions, `*.bpe.json`: everything that makes a window, or a tokenizer, what it is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from bpe_gui.core.cost_sheet import CostSheet
from bpe_gui.core.held_out import HeldOutTexts
from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.formats.cost_fields import cost_from_fields, cost_to_fields
from bpe_gui.formats.encodings import known_encoding
from bpe_gui.formats.file_bytes import read_bytes
from bpe_gui.formats.held_out_fields import held_out_from_fields, held_out_to_fields
from bpe_gui.formats.json_fields import MOST, MOST_TOTAL, Field
from bpe_gui.formats.json_text import Json, from_json, to_json
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.settings_fields import (
    alphabet_from_field,
    count_from_field,
    rule_from_fields,
    settings_from_fields,
    settings_to_fields,
)
from bpe_gui.formats.text_file import text_from_bytes

FORMAT = 1
"""The number of this file format; a file with a higher one is of a newer program."""


INLINE_BYTES = 2_000_000
"""A corpus up to this size stands in the session itself, a larger one stays outside."""

_LARGEST_SESSION = 500_000_000
_ROUNDS_AT_ONCE = 500
_NEWLINES = ("\n", "\r\n", "\r")


@dataclass(frozen=True, slots=True)
class SavedFile:
    """A file outside the session, the SHA-256 it had (in hexadecimal digits), and its text's encoding.

    Where only a part belongs to the corpus, `first` is how many code points of a text, and the SHA-256 is
    that of the part in UTF-8, or how many rows of a table, and the SHA-256 is that of the whole.
    """

    path: str
    sha256: str
    encoding: str = "utf-8"
    first: int | None = None


@dataclass(frozen=True, slots=True)
class SavedCorpus:
    """The corpus: its text, its word counts, or where the file is that holds it.

    `name` is what people call it; `newline` is the line end of a text, None when mixed. A file holds
    word counts where `word_counts` says so; `more_files` follow the first one, each cut by itself. `left_out`
    is how many files more the part of a corpus has nothing of, `first` belongs to the first file.
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
    first: int | None = None
    left_out: int = 0

    @classmethod
    def of_files(
        cls,
        files: Sequence[SavedFile],
        name: str,
        newline: str | None,
        *,
        word_counts: bool = False,
        left_out: int = 0,
    ) -> SavedCorpus:
        """A corpus that stays in its files."""
        one, *more = files
        return cls(
            "file",
            path=one.path,
            sha256=one.sha256,
            name=name,
            newline=newline,
            word_counts=word_counts,
            more_files=tuple(more),
            encoding=one.encoding,
            first=one.first,
            left_out=left_out,
        )

    @property
    def files(self) -> tuple[SavedFile, ...]:
        """All files outside the session that hold it."""
        if not self.path:
            return ()
        return (SavedFile(self.path, self.sha256, self.encoding, self.first), *self.more_files)


@dataclass(frozen=True, slots=True)
class SavedBranch:
    """Learned rounds, from the point where they left another branch; the first branch has no parent.

    `choice` is the pair that was to be taken there, where no round has taken it; `merges` is how many rounds
    were in force when one stood on it last.
    """

    parent: int | None
    left_at: int
    rounds: tuple[Round, ...]
    choice: Rule | None = None
    merges: int | None = None


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
    cost: CostSheet | None = None
    held_out: HeldOutTexts | None = None

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
    fields: dict[str, Json] = {
        "format": FORMAT,
        "settings": settings_to_fields(saved.settings),
        "alphabet": saved.alphabet,
        "branches": None,
        "branch": saved.branch,
        "merges": saved.merges,
        "sample": saved.sample,
        "limit": saved.limit,
        "corpus": _from_corpus(saved.corpus) if saved.corpus else None,
        "untouched_tokens": saved.untouched_tokens,
        "wanted": saved.wanted,
        "cost": cost_to_fields(saved.cost) if saved.cost else None,
        "held_out": held_out_to_fields(saved.held_out) if saved.held_out else None,
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
    fields = [f'"parent": {to_json(branch.parent)}', f'"left_at": {branch.left_at}', f'"rounds": [{rounds}]']
    if branch.choice is not None:
        fields.append(f'"choice": {to_json(branch.choice._asdict())}')
    if branch.merges is not None:
        fields.append(f'"merges": {branch.merges}')
    return f"{{{', '.join(fields)}}}"


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
                "left_out": corpus.left_out,
                "files": [
                    {
                        "path": file.path,
                        "sha256": file.sha256,
                        "encoding": file.encoding,
                        "first": file.first,
                    }
                    for file in corpus.files
                ],
            }


def _session(whole: Field) -> SavedSession:
    settings = settings_from_fields(whole.get("settings"))
    alphabet = alphabet_from_field(whole.get("alphabet"), settings)
    branches = _branches(whole.get("branches"), settings)
    branch = whole.get("branch").number(0, len(branches) - 1)
    merges = whole.get("merges").number(0, len(_rounds(branches, branch)))
    limit, corpus = whole.find("limit"), whole.find("corpus")
    untouched, wanted = whole.find("untouched_tokens"), whole.find("wanted")
    cost, held_out = whole.find("cost"), whole.find("held_out")  # earlier versions had none
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
        cost_from_fields(cost) if cost else None,
        held_out_from_fields(held_out) if held_out else None,
    )


def _branches(field: Field, settings: Settings) -> tuple[SavedBranch, ...]:
    branches: list[SavedBranch] = []
    lengths: list[int] = []  # from the root
    for item in field.items():
        rounds = tuple(_round(inner, settings) for inner in item.get("rounds").items())
        parent, above, longest = item.find("parent"), None, 0
        if branches or parent:
            # A branch grows out of an earlier one, so no circle can be written down.
            above = item.get("parent").number(0, len(branches) - 1)
            # What was not learned may leave behind the end of what could be learned.
            longest = lengths[above] if rounds else MOST
        left_at = item.get("left_at").number(0, longest)
        choice, merges = item.find("choice"), item.find("merges")
        if above is not None and not rounds:
            choice = item.get("choice")
        # It may be of another unit: what was chosen stays when the settings change.
        pair = Rule(choice.get("left").symbol(), choice.get("right").symbol()) if choice else None
        stood_at = merges.number() if merges else None  # earlier versions had neither
        branches.append(SavedBranch(above, left_at, rounds, pair, stood_at))
        shared = 0 if above is None else min(left_at, lengths[above])
        lengths.append(shared + len(rounds))
    if not branches:
        raise Problem(FormatReason.FIELD_EMPTY, path=field.path, field=field.name)
    return tuple(branches)


def _round(field: Field, settings: Settings) -> Round:
    rule = rule_from_fields(field.get("left"), field.get("right"), settings)
    count, tied, tokens = (field.get(key).number(0, MOST_TOTAL) for key in ("count", "tied", "tokens"))
    return Round(rule, count, tied, tokens)


def _corpus(field: Field) -> SavedCorpus:
    kind = field.get("kind")
    name = field.get("name").text()
    match kind.text():
        case "text":
            return SavedCorpus("text", text=field.get("text").text(), name=name, newline=_newline(field))
        case "counts":
            return SavedCorpus(
                "counts", rows=tuple(map(count_from_field, field.get("rows").items())), name=name
            )
        case "file":
            files = list(map(_file, field.get("files").items()))
            if not files:
                raise Problem(FormatReason.FIELD_EMPTY, path=field.path, field=field.get("files").name)
            left_out = field.find("left_out")
            return SavedCorpus.of_files(
                files,
                name,
                _newline(field),
                word_counts=field.get("word_counts").boolean(),
                left_out=left_out.number() if left_out else 0,
            )
        case _:
            raise kind.unknown()


def _file(field: Field) -> SavedFile:
    encoding = field.find("encoding")  # earlier versions read UTF-8 only
    name = encoding.some_text() if encoding else "utf-8"
    known = known_encoding(name)
    if encoding and known is None:
        raise encoding.unknown()
    first = field.find("first")
    return SavedFile(
        field.get("path").some_text(),
        field.get("sha256").text(),
        known or name,
        first.number() if first else None,
    )


def _newline(field: Field) -> str | None:
    newline = field.find("newline")
    return newline.one_of(_NEWLINES) if newline else None


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
