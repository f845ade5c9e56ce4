"""A session as it is written to a file, and one read from a file as the present document."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import PRESETS, Settings
from bpe_gui.core.slices import result_of
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import Corpus, Source
from bpe_gui.document.history import Branch, History
from bpe_gui.document.learning import Task
from bpe_gui.document.opening import (
    INLINE_ROWS,
    Begin,
    Wanted,
    corpus_of_texts,
    examining,
    may_join,
    opening_corpus,
    reading_tables,
)
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.formats.file_bytes import sha256
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import (
    INLINE_BYTES,
    SavedBranch,
    SavedCorpus,
    SavedFile,
    SavedSession,
    read_session,
)
from bpe_gui.formats.text_stream import Part, TextFacts, examine, file_opener
from bpe_gui.paths import is_file

# Prefix of a corpus's name in a file when it is one of the shipped ones.
_SHIPPED = "shipped:"


class OpenedSession(NamedTuple):
    """A session's file, ready to be adopted; `corpus_problem` says why its corpus is not there."""

    saved: SavedSession
    corpus: Corpus | None
    corpus_problem: Problem | None
    path: Path | None = None


def to_saved(session: Session) -> SavedSession:
    """The state of a session as a value; what it holds is never changed later.

    While a corpus is being learned anew the rules shown are not its own: those wanted are learned
    when the file is opened.
    """
    history = session.history
    corpus = _saved_corpus(session.corpus, session.settings) if session.has_corpus else None
    if session.task is Task.ANEW:
        planted = history.replanted(session.aim.branch)
        return SavedSession(
            settings=session.settings,
            alphabet=(),
            branches=tuple(map(_saved_branch, planted.branches)),
            branch=planted.branch,
            sample=session.sample_text,
            limit=session.chosen_limit,
            cost=session.cost_sheet,
            held_out=session.held_out,
            corpus=corpus,
            wanted=session.wanted,
        )
    return SavedSession(
        settings=session.settings,
        alphabet=session.tokenizer.alphabet,
        branches=tuple(map(_saved_branch, history.branches)),
        branch=history.branch,
        merges=session.merges,
        sample=session.sample_text,
        limit=session.chosen_limit,
        cost=session.cost_sheet,
        held_out=session.held_out,
        corpus=corpus,
        untouched_tokens=history.untouched_tokens,
        wanted=session.merges if session.task is Task.ON else session.wanted,
    )


def open_session(path: Path) -> OpenedSession:
    """Reads a session and its corpus; a corpus that is gone or has changed is a problem beside it."""
    return result_of(opening_session(path))


def opening_session(path: Path, begin: Begin = lambda _: None) -> Work[OpenedSession]:
    """Reads a session and its corpus in slices; see `open_session`."""
    saved = read_session(path)
    yield 0.0
    try:
        corpus = None
        if saved.corpus:
            corpus = yield from _corpus(saved.corpus, saved.settings, path.parent, begin)
        return OpenedSession(saved, corpus, None, path)
    except Problem as problem:
        return OpenedSession(saved, None, problem, path)


def adopt(session: Session, opened: OpenedSession) -> None:
    """Makes what a file held the present document."""
    saved = opened.saved
    history = History(_branches(saved), saved.branch, untouched_tokens=_untouched_tokens(saved))
    session.adopt(
        opened.corpus,
        saved.settings,
        history,
        saved.alphabet,
        saved.merges,
        wanted=saved.wanted,
        sample=saved.sample,
        limit=saved.limit,
        cost=saved.cost,
        held_out=saved.held_out,
        path=opened.path,
    )


def open_corpus(path: Path) -> Corpus:
    """The corpus in a file or a folder, at once: word counts in a `.tsv`, else text."""
    return result_of(opening_corpus([path], PRESETS["lesson"]))


def _saved_branch(branch: Branch) -> SavedBranch:
    own = tuple(branch.rounds[branch.left_at :])
    return SavedBranch(branch.parent, branch.left_at, own, None if own else branch.choice, branch.merges)


def _branches(saved: SavedSession) -> list[Branch]:
    """The branches of a file, each with all rounds from the first one of all."""
    branches: list[Branch] = []
    for each in saved.branches:
        rounds = list(each.rounds)
        choice = rounds[0].rule if rounds else each.choice
        if each.parent is not None:
            rounds[:0] = branches[each.parent].rounds[: each.left_at]
        merges = len(rounds) if each.merges is None else each.merges
        # A file made by hand may leave a branch before that one leaves its own.
        parent = each.parent
        while (
            parent is not None
            and branches[parent].parent is not None
            and each.left_at <= branches[parent].left_at
        ):
            parent = branches[parent].parent
        branches.append(Branch(parent, each.left_at, choice if parent is not None else None, rounds, merges))
    return branches


def _untouched_tokens(saved: SavedSession) -> int:
    if saved.untouched_tokens is not None:
        return saved.untouched_tokens
    # Each replacement saves one token; overlaps make it fewer than the count, so this is a first guess
    # until the corpus has been learned again.
    rounds = saved.rounds
    return rounds[0].tokens + rounds[0].count if rounds else 0


def _saved_corpus(corpus: Corpus, settings: Settings) -> SavedCorpus:
    name = f"{_SHIPPED}{corpus.sample}" if corpus.sample else corpus.name
    # Several texts that a line end does not keep apart can only be told apart in their files.
    is_apart = len(corpus.texts) > 1 and not may_join(settings)
    if (is_apart or _is_large(corpus)) and (source := corpus.read_from):
        return SavedCorpus.of_files(
            source.files, name, corpus.newline, word_counts=source.tables, left_out=corpus.left_out
        )
    if corpus.rows is not None:
        return SavedCorpus("counts", rows=corpus.rows, name=name)
    return SavedCorpus("text", text=corpus.text, name=name, newline=corpus.newline)


def _is_large(corpus: Corpus) -> bool:
    if corpus.backed or corpus.is_part:
        return True
    if corpus.rows is not None:
        return len(corpus.rows) > INLINE_ROWS
    length = len(corpus.text)
    # A code point takes one to four bytes; a text whose length does not tell is measured.
    if INLINE_BYTES // 4 < length <= INLINE_BYTES:
        return len(corpus.text.encode("utf-8", "surrogatepass")) > INLINE_BYTES
    return length > INLINE_BYTES


def _corpus(saved: SavedCorpus, settings: Settings, folder: Path, begin: Begin) -> Work[Corpus]:
    path = Path(saved.name) if saved.name and not saved.name.startswith(_SHIPPED) else None
    match saved.kind:
        case "file":
            return (yield from _corpus_of_files(saved, settings, folder, begin))
        case "counts":
            corpus = Corpus(rows=saved.rows, path=path)
        case "text":
            newline = saved.newline or Corpus.of_text(saved.text).newline
            corpus = Corpus(text=saved.text, newline=newline, path=path)
    shipped = shipped_samples().get(saved.name.removeprefix(_SHIPPED)) if path is None else None
    if shipped:
        sample = load_sample(shipped)
        if (sample.text, sample.rows) == (corpus.text, corpus.rows):
            return sample
    return corpus


def _corpus_of_files(saved: SavedCorpus, settings: Settings, folder: Path, begin: Begin) -> Work[Corpus]:
    places: list[Path] = []
    for file in saved.files:
        candidates = _places(file, folder)
        if not candidates:
            raise _missing(file, folder, found=False)
        # Only where there are two is the right one looked for; reading compares all the same.
        places.append(candidates[0] if len(candidates) == 1 else _unchanged(file, folder, saved))
    if saved.word_counts:
        tables = yield from reading_tables(_wanted(places, saved), left_out=saved.left_out, begin=begin)
        _compare(saved, tables.files, folder)
        found = tuple(replace(file, path=str(path)) for path, file in zip(places, saved.files, strict=True))
        return replace(tables, source=Source(found, rows=tables.rows, tables=True))
    facts = yield from examining(_wanted(places, saved), begin=begin)
    _compare(saved, facts, folder)
    corpus = corpus_of_texts(facts, settings, saved.left_out)
    kept = tuple(SavedFile(one.name, one.sha256, one.encoding, one.first) for one in facts)
    return replace(corpus, source=corpus.source or Source(kept, corpus.text))


def _wanted(paths: Sequence[Path], saved: SavedCorpus) -> list[Wanted]:
    """The files of a corpus as they are to be read again."""
    return [
        Wanted(path, file.encoding, Part(first=file.first))
        for path, file in zip(paths, saved.files, strict=True)
    ]


def _places(file: SavedFile, folder: Path) -> list[Path]:
    """Where a file may be: at its place or, moved along with the session, beside it."""
    places = (folder / file.path, folder / re.split(r"[\\/]", file.path)[-1])
    return list(dict.fromkeys(path.absolute() for path in places if is_file(path)))


def _compare(saved: SavedCorpus, facts: Sequence[TextFacts], folder: Path) -> None:
    """Raises Problem(CORPUS_CHANGED) where a file is not what it was."""
    for file, one in zip(saved.files, facts, strict=True):
        if one.sha256 != file.sha256:
            raise _missing(file, folder, found=True)


def _unchanged(file: SavedFile, folder: Path, saved: SavedCorpus) -> Path:
    """Where a file is, the same as it was.

    Raises Problem(CORPUS_GONE), Problem(CORPUS_CHANGED) and Problem(CANNOT_READ).
    """
    places = _places(file, folder)
    for path in places:
        if file.first is None or saved.word_counts:
            same = sha256(path) == file.sha256
        else:
            part = result_of(examine(file_opener(path), file.encoding, 0, Part(first=file.first)))
            same = part.sha256 == file.sha256
        if same:
            return path
    raise _missing(file, folder, bool(places))


def _missing(file: SavedFile, folder: Path, found: bool) -> Problem:
    path = str(folder / file.path)
    if found:
        return Problem(FormatReason.CORPUS_CHANGED, path=path)
    return Problem(FormatReason.CORPUS_GONE, path=path)
