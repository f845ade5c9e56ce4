"""A session as it is written to a file, and one read from a file as the present document."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import NamedTuple

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.document.corpus import Corpus, line_end
from bpe_gui.document.history import Branch, History
from bpe_gui.document.samples import load_sample, shipped_samples
from bpe_gui.document.session import Session
from bpe_gui.formats.session_file import INLINE_BYTES, SavedBranch, SavedCorpus, SavedSession, read_session
from bpe_gui.formats.text_file import read_text
from bpe_gui.formats.word_counts_file import read_word_counts

# Prefix of a corpus's name in a file when it is one of the shipped ones.
_SHIPPED = "shipped:"


class OpenedSession(NamedTuple):
    """A session's file, ready to be adopted; `corpus_problem` says why its corpus is not there."""

    saved: SavedSession
    corpus: Corpus | None
    corpus_problem: Problem | None


def to_saved(session: Session) -> SavedSession:
    """The state of a session as a value; what it holds is never changed later."""
    history = session.history
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
        corpus=_saved_corpus(session.corpus) if session.can_learn else None,
    )


def open_session(path: Path) -> OpenedSession:
    """Reads a session and its corpus; a corpus that is gone or has changed is a problem beside it."""
    saved = read_session(path)
    try:
        return OpenedSession(saved, _corpus(saved.corpus, path.parent) if saved.corpus else None, None)
    except Problem as problem:
        return OpenedSession(saved, None, problem)


def adopt(session: Session, opened: OpenedSession) -> None:
    """Makes what a file held the present document."""
    saved = opened.saved
    history = History((Branch(b.parent, b.left_at, list(b.rounds)) for b in saved.branches), saved.branch)
    rounds = history.rounds
    if rounds:
        # Each replacement saves one token; overlaps make it fewer than the count, so this is a first guess
        # until the corpus has been learned again.
        history.untouched_tokens = rounds[0].tokens + rounds[0].count
    session.adopt(opened.corpus, saved.settings, history, saved.alphabet, saved.merges)
    session.set_sample(saved.sample)
    session.choose_limit(saved.limit)


def open_corpus(path: Path) -> Corpus:
    """The corpus in a file: word counts in a `.tsv`, else text."""
    if path.suffix.lower() == ".tsv":
        return Corpus(rows=tuple(read_word_counts(path)), path=path)
    text = read_text(path).text
    return Corpus(text=text, path=path, newline=line_end(text) or "\n")


def _saved_corpus(corpus: Corpus) -> SavedCorpus:
    name = f"{_SHIPPED}{corpus.sample}" if corpus.sample else corpus.name
    if corpus.rows is not None:
        return SavedCorpus("counts", rows=corpus.rows, name=name)
    if corpus.path and len(corpus.text) > INLINE_BYTES // 4 and len(corpus.text.encode("utf-8", "surrogatepass")) > INLINE_BYTES:
        digest = hashlib.sha256(corpus.path.read_bytes()).hexdigest()
        return SavedCorpus("file", path=str(corpus.path), sha256=digest, name=name)
    return SavedCorpus("text", text=corpus.text, name=name, newline=corpus.newline)


def _corpus(saved: SavedCorpus, folder: Path) -> Corpus:
    shipped = shipped_samples().get(saved.name.removeprefix(_SHIPPED)) if saved.name.startswith(_SHIPPED) else None
    match saved.kind:
        case "counts":
            corpus = Corpus(rows=saved.rows)
        case "text":
            corpus = Corpus(text=saved.text, newline=saved.newline or "\n")
        case "file":
            return open_corpus(folder / saved.path)
    if shipped and load_sample(shipped).text == corpus.text:
        return load_sample(shipped)
    return corpus
