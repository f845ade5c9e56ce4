"""A corpus out of files and folders: read once to its end, kept whole only where it can be edited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import LARGEST_EDITED_TEXT, Corpus, Source
from bpe_gui.formats.file_bytes import sha256
from bpe_gui.formats.folders import looking_for_texts
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import INLINE_BYTES, SESSION_SUFFIX, SavedFile
from bpe_gui.formats.text_file import read_text
from bpe_gui.formats.text_stream import PREVIEW_LENGTH, TextFacts, examine, file_opener
from bpe_gui.formats.word_counts_file import is_table, read_word_counts

# A row is a word, a count and the signs between them.
INLINE_ROWS = INLINE_BYTES // 16


def opening_corpus(paths: Sequence[Path], settings: Settings, encoding: str | None = None) -> Work[Corpus]:
    """The corpus of files and folders, in their order, in the encoding given or those their bytes tell.

    Raises what reading raises, Problem(EMPTY_FOLDER, FOLDER_WITHOUT_TEXT, MIXED_KINDS, SESSION_AMONG_FILES).
    """
    if sessions := [path for path in paths if path.name.lower().endswith(SESSION_SUFFIX)]:
        raise Problem(FormatReason.SESSION_AMONG_FILES, path=str(sessions[0]))
    files: list[Path] = []
    skipped = 0
    for path in paths:
        if path.is_dir():
            found = yield from looking_for_texts(path)
            files += found.files
            skipped += found.binary
        else:
            files.append(path)
    whole = paths[0] if len(paths) == 1 else files[0]
    tables = [path for path in files if is_table(path)]
    if tables and len(tables) == len(files):
        yield 0.0
        return corpus_of_tables([(path, SavedFile(str(path.absolute()), sha256(path))) for path in tables])
    if tables and not any(path.is_dir() for path in paths):
        raise Problem(FormatReason.MIXED_KINDS, path=str(tables[0]))
    if len(files) == 1 and not files[0].is_file() and files[0].exists():
        yield 0.0
        return Corpus.of_text(read_text(files[0], encoding).text, path=files[0])  # it can be read only once
    facts = yield from examining(files, [encoding] * len(files))
    return replace(corpus_of_texts(facts, settings), path=whole, skipped=skipped)


def examining(paths: Sequence[Path], encodings: Sequence[str | None]) -> Work[list[TextFacts]]:
    """The facts of texts; their previews hold all of them while they are small enough to be edited."""
    sizes = [path.stat().st_size if path.is_file() else 0 for path in paths]
    all_, before = max(1, sum(sizes)), 0
    room = LARGEST_EDITED_TEXT + 1
    found: list[TextFacts] = []
    for path, size, encoding in zip(paths, sizes, encodings, strict=True):
        work = examine(file_opener(path.absolute(), hashed=True), encoding, max(room, 0))
        while True:
            try:
                share = next(work)
            except StopIteration as stop:
                facts: TextFacts = stop.value
                break
            yield (before + size * share) / all_
        room -= len(facts.preview)
        before += size
        found.append(facts)
    return found


def corpus_of_texts(facts: Sequence[TextFacts], settings: Settings) -> Corpus:
    """The corpus of texts that were read, one text where that gives the same words."""
    saved = tuple(SavedFile(one.name, one.sha256, one.encoding) for one in facts)
    path = Path(facts[0].name)
    text = _joined([one.preview for one in facts], [one.newline for one in facts])
    whole = all(one.is_whole for one in facts) and len(text) <= LARGEST_EDITED_TEXT
    backed = () if whole and (len(facts) == 1 or _may_join(settings)) else _content(facts)
    if not whole:
        text = text[:PREVIEW_LENGTH]
    large = bool(backed) or len(text) > INLINE_BYTES // 4
    source = Source(saved, text) if large else None
    # What they hold is in the text now, or in the files.
    known = tuple(replace(one, preview="") for one in facts)
    return replace(Corpus.of_text(text, path=path, source=source), files=known, backed=backed)


def corpus_of_tables(tables: Sequence[tuple[Path, SavedFile]]) -> Corpus:
    """The corpus of tables of word counts, read one after the other."""
    rows = tuple(row for path, _ in tables for row in read_word_counts(path))
    source = Source(tuple(file for _, file in tables), rows=rows, tables=True)
    return Corpus(rows=rows, path=tables[0][0], source=source if len(rows) > INLINE_ROWS else None)


def _joined(texts: Sequence[str], newlines: Sequence[str | None]) -> str:
    """Texts with a line end between them, the one they share."""
    if len(texts) == 1:
        return texts[0]
    kinds = {newline for text, newline in zip(texts, newlines, strict=True) if text}
    newline = kinds.pop() if len(kinds) == 1 else None
    parts: list[str] = []
    for text in filter(None, texts):
        if parts and not parts[-1].endswith(("\n", "\r")):
            parts.append(newline or "\n")
        parts.append(text)
    return "".join(parts)


def _may_join(settings: Settings) -> bool:
    """Whether a line end between texts cuts them as they are cut one by one."""
    return settings.pretokenizer.joiner == " " and not settings.special_tokens


def _content(facts: Sequence[TextFacts]) -> tuple[tuple[str, str], ...]:
    return tuple((one.sha256, one.encoding) for one in facts)
