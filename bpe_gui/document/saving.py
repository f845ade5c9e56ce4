"""A session as it is written to a file, and one read from a file as the present document."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.word_counts import count_text
from bpe_gui.document.corpus import Corpus, Source
from bpe_gui.document.history import Branch, History
from bpe_gui.document.learning import Task
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
from bpe_gui.formats.text_file import read_text
from bpe_gui.formats.word_counts_file import read_word_counts

# Prefix of a corpus's name in a file when it is one of the shipped ones.
_SHIPPED = "shipped:"
# A row is a word, a count and the signs between them.
_INLINE_ROWS = INLINE_BYTES // 16


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
    corpus = _saved_corpus(session.corpus) if session.has_corpus else None
    if session.task is Task.ANEW:
        return SavedSession(
            settings=session.settings,
            alphabet=(),
            branches=(SavedBranch(None, 0, ()),),
            sample=session.sample_text,
            limit=session.chosen_limit,
            corpus=corpus,
            wanted=session.wanted,
        )
    branches = tuple(
        SavedBranch(branch.parent, branch.left_at, tuple(branch.rounds)) for branch in history.branches
    )
    return SavedSession(
        settings=session.settings,
        alphabet=session.tokenizer.alphabet,
        branches=branches,
        branch=history.branch,
        merges=session.merges,
        sample=session.sample_text,
        limit=session.chosen_limit,
        corpus=corpus,
        untouched_tokens=history.untouched_tokens,
        wanted=session.merges if session.task is Task.ON else session.wanted,
    )


def open_session(path: Path) -> OpenedSession:
    """Reads a session and its corpus; a corpus that is gone or has changed is a problem beside it."""
    saved = read_session(path)
    try:
        corpus = _corpus(saved.corpus, saved.settings, path.parent) if saved.corpus else None
        return OpenedSession(saved, corpus, None, path)
    except Problem as problem:
        return OpenedSession(saved, None, problem, path)


def adopt(session: Session, opened: OpenedSession) -> None:
    """Makes what a file held the present document."""
    saved = opened.saved
    branches = (Branch(branch.parent, branch.left_at, list(branch.rounds)) for branch in saved.branches)
    history = History(branches, saved.branch, untouched_tokens=_untouched_tokens(saved))
    session.adopt(
        opened.corpus,
        saved.settings,
        history,
        saved.alphabet,
        saved.merges,
        wanted=saved.wanted,
        sample=saved.sample,
        limit=saved.limit,
        path=opened.path,
    )


def open_corpus(path: Path) -> Corpus:
    """The corpus in a file: word counts in a `.tsv`, else text."""
    if path.suffix.lower() == ".tsv":
        rows = tuple(read_word_counts(path))
        large = len(rows) > _INLINE_ROWS
        source = Source(_files(path), rows=rows, tables=True) if large else None
        return Corpus(rows=rows, path=path, source=source)
    text = read_text(path).text
    large = len(text) > INLINE_BYTES // 4
    source = Source(_files(path), text) if large else None
    return Corpus.of_text(text, path=path, source=source)


def _files(*paths: Path) -> tuple[SavedFile, ...]:
    return tuple(SavedFile(str(path.absolute()), sha256(path)) for path in paths)


def _untouched_tokens(saved: SavedSession) -> int:
    if saved.untouched_tokens is not None:
        return saved.untouched_tokens
    # Each replacement saves one token; overlaps make it fewer than the count, so this is a first guess
    # until the corpus has been learned again.
    rounds = saved.rounds
    return rounds[0].tokens + rounds[0].count if rounds else 0


def _saved_corpus(corpus: Corpus) -> SavedCorpus:
    name = f"{_SHIPPED}{corpus.sample}" if corpus.sample else corpus.name
    if _is_large(corpus) and (source := corpus.read_from):
        first, *more = source.files
        return SavedCorpus(
            "file",
            path=first.path,
            sha256=first.sha256,
            name=name,
            newline=corpus.newline,
            word_counts=source.tables,
            more_files=tuple(more),
        )
    if corpus.rows is not None:
        return SavedCorpus("counts", rows=corpus.rows, name=name)
    return SavedCorpus("text", text=corpus.text, name=name, newline=corpus.newline)


def _is_large(corpus: Corpus) -> bool:
    if corpus.rows is not None:
        return len(corpus.rows) > _INLINE_ROWS
    length = len(corpus.text)
    # A code point takes one to four bytes; a text whose length does not tell is measured.
    if INLINE_BYTES // 4 < length <= INLINE_BYTES:
        return len(corpus.text.encode("utf-8", "surrogatepass")) > INLINE_BYTES
    return length > INLINE_BYTES


def _corpus(saved: SavedCorpus, settings: Settings, folder: Path) -> Corpus:
    path = Path(saved.name) if saved.name and not saved.name.startswith(_SHIPPED) else None
    match saved.kind:
        case "file":
            return _corpus_of_files(saved, settings, folder)
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


def _corpus_of_files(saved: SavedCorpus, settings: Settings, folder: Path) -> Corpus:
    files = (SavedFile(saved.path, saved.sha256), *saved.more_files)
    paths = [_unchanged(file, folder) for file in files]
    found = tuple(
        SavedFile(str(path.absolute()), file.sha256) for path, file in zip(paths, files, strict=True)
    )
    if saved.word_counts:
        rows = tuple(row for path in paths for row in read_word_counts(path))
        return Corpus(rows=rows, path=paths[0], source=Source(found, rows=rows, tables=True))
    texts = [read_text(path).text for path in paths]
    text = texts[0] if len(texts) == 1 else "\n".join(filter(None, texts))
    if len(texts) > 1 and settings.pretokenizer.joiner != " ":
        # Each file is cut by itself; where a line end between them would show, the words are what counts.
        counted = list(count_text(texts, settings).counts.items())
        if counted != list(count_text([text], settings).counts.items()):
            rows = tuple(counted)
            return Corpus(rows=rows, path=paths[0], source=Source(found, rows=rows))
    return Corpus.of_text(text, path=paths[0], source=Source(found, text))


def _unchanged(file: SavedFile, folder: Path) -> Path:
    """Where a file is: at its place or, moved along with the session, beside it.

    Raises Problem(CORPUS_GONE), Problem(CORPUS_CHANGED) and Problem(CANNOT_READ).
    """
    place = folder / file.path
    beside = folder / re.split(r"[\\/]", file.path)[-1]
    found = None
    for path in (place, beside):
        try:
            found = sha256(path)
        except Problem as problem:
            if problem.reason is FormatReason.CANNOT_READ:
                raise
            continue
        if found == file.sha256:
            return path
    if found is None:
        raise Problem(FormatReason.CORPUS_GONE, path=str(place))
    raise Problem(FormatReason.CORPUS_CHANGED, path=str(place))
