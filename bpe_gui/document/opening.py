"""A corpus out of files and folders: read once to its end, kept whole only where it can be edited."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.document.background import Work
from bpe_gui.document.corpus import LARGEST_EDITED_TEXT, Corpus, Source
from bpe_gui.formats.folders import looking_for_texts
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.session_file import INLINE_BYTES, SavedFile
from bpe_gui.formats.suffixes import SESSION_SUFFIX
from bpe_gui.formats.table_rows import Table
from bpe_gui.formats.text_file import read_text
from bpe_gui.formats.text_stream import PREVIEW_LENGTH, WHOLE, Part, TextFacts, examine, file_opener
from bpe_gui.formats.word_counts_file import is_table, reading_word_counts
from bpe_gui.paths import is_file, is_folder, is_there

# A row is a word, a count and the signs between them.
INLINE_ROWS = INLINE_BYTES // 16


Found = TypeVar("Found")
Begin = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A file, in which encoding it is to be read (None: in the one its bytes tell), and how much of it."""

    path: Path
    encoding: str | None = None
    part: Part = WHOLE

    @property
    def size(self) -> int:
        """Its bytes on the disk, or how many of them may be read."""
        size = self.path.stat().st_size if is_file(self.path) else 0
        return size if self.part.bytes is None else min(size, self.part.bytes)


def opening_corpus(
    paths: Sequence[Path],
    settings: Settings,
    encoding: str | None = None,
    part_bytes: int | None = None,
    left_out: int = 0,
    begin: Begin = lambda _: None,
) -> Work[Corpus]:
    """The corpus of files and folders, in their order, in the encoding given or those their bytes tell.

    With `part_bytes` only so many bytes of them are read, from the beginning of the first file on; `left_out`
    files more are known to hold nothing of the part. `begin` is told how many bytes there are to be read as
    soon as that is known. Raises what reading raises, Problem(EMPTY_FOLDER,
    FOLDER_WITHOUT_TEXT, MIXED_KINDS, SESSION_AMONG_FILES).
    """
    if sessions := [path for path in paths if path.name.lower().endswith(SESSION_SUFFIX)]:
        raise Problem(FormatReason.SESSION_AMONG_FILES, path=str(sessions[0]))
    files: list[Path] = []
    skipped = 0
    for path in paths:
        if is_folder(path):
            found = yield from looking_for_texts(path)
            files += found.files
            skipped += found.binary
        else:
            files.append(path)
    whole = paths[0] if len(paths) == 1 else files[0]
    tables = [path for path in files if is_table(path)]
    if tables and not any(is_folder(path) for path in paths) and len(tables) < len(files):
        raise Problem(FormatReason.MIXED_KINDS, path=str(tables[0]))
    if len(files) == 1 and not is_file(files[0]) and is_there(files[0]):
        yield 0.0
        return Corpus.of_text(read_text(files[0], encoding).text, path=files[0])  # it can be read only once
    wanted = [Wanted(path, encoding) for path in files]
    if tables and len(tables) == len(files):
        return (yield from reading_tables(wanted, part_bytes, left_out, begin))
    facts = yield from examining(wanted, part_bytes, begin)
    left_out += len(files) - len(facts)
    return replace(corpus_of_texts(facts, settings, left_out), path=whole, skipped=skipped)


def examining(
    wanted: Sequence[Wanted], part_bytes: int | None = None, begin: Begin = lambda _: None
) -> Work[list[TextFacts]]:
    """The facts of texts; their previews hold all of them while they are small enough to be edited.

    Files of which a part holds nothing have none.
    """
    room = LARGEST_EDITED_TEXT + 1

    def read(one: Wanted) -> Work[TextFacts]:
        return examine(file_opener(one.path.absolute(), hashed=True), one.encoding, max(room, 0), one.part)

    def take(facts: TextFacts) -> TextFacts:
        nonlocal room
        room -= len(facts.preview)
        return facts

    return (yield from _one_by_one(wanted, part_bytes, begin, read, take))


def reading_tables(
    wanted: Sequence[Wanted],
    part_bytes: int | None = None,
    left_out: int = 0,
    begin: Begin = lambda _: None,
) -> Work[Corpus]:
    """The corpus of tables of word counts, read one after the other."""

    def read(one: Wanted) -> Work[Table]:
        return reading_word_counts(one.path.absolute(), one.encoding, one.part)

    tables = yield from _one_by_one(wanted, part_bytes, begin, read, lambda table: table.facts)
    left_out += len(wanted) - len(tables)
    rows = tuple(row for table in tables for row in table.rows)
    facts = tuple(table.facts for table in tables)
    saved = tuple(
        SavedFile(table.facts.name, table.facts.sha256, table.facts.encoding, table.first) for table in tables
    )
    is_part = left_out or any(one.is_part for one in facts)
    source = Source(saved, rows=rows, tables=True) if len(rows) > INLINE_ROWS or is_part else None
    return Corpus(rows=rows, path=Path(facts[0].name), source=source, files=facts, left_out=left_out)


def corpus_of_texts(facts: Sequence[TextFacts], settings: Settings, left_out: int = 0) -> Corpus:
    """The corpus of texts that were read, one text where that gives the same words."""
    saved = tuple(SavedFile(one.name, one.sha256, one.encoding, one.first) for one in facts)
    path = Path(facts[0].name)
    text = _joined([one.preview for one in facts], [one.newline for one in facts])
    whole = all(one.is_whole for one in facts) and len(text) <= LARGEST_EDITED_TEXT
    # A part stays what it is: the corpus is to show that there is more.
    is_part = left_out or any(one.is_part for one in facts)
    backed = () if whole and not is_part and (len(facts) == 1 or may_join(settings)) else _content(facts)
    if not whole:
        text = text[:PREVIEW_LENGTH]
    # With other settings they may have to be cut one by one after all.
    texts = tuple(one.preview for one in facts) if len(facts) > 1 and not backed else ()
    large = bool(backed) or len(text) > INLINE_BYTES // 4
    source = Source(saved, text, texts=texts) if large or texts else None
    # What they hold is in the text now, or in the files.
    known = tuple(replace(one, preview="") for one in facts)
    corpus = Corpus.of_text(text, path=path, source=source)
    return replace(corpus, files=known, backed=backed, left_out=left_out)


def _one_by_one(
    wanted: Sequence[Wanted],
    part_bytes: int | None,
    begin: Begin,
    read: Callable[[Wanted], Work[Found]],
    facts_of: Callable[[Found], TextFacts],
) -> Work[list[Found]]:
    """What reading files gives, one after the other while the part has room."""
    sizes = [one.size for one in wanted]
    all_, before = max(1, min(sum(sizes), part_bytes or sum(sizes))), 0
    begin(all_)
    found: list[Found] = []
    for one, size in zip(wanted, sizes, strict=True):
        if part_bytes is not None:
            if found and part_bytes <= 0:
                break
            one = replace(one, part=Part(bytes=part_bytes))
        work = read(one)
        while True:
            try:
                share = next(work)
            except StopIteration as stop:
                result: Found = stop.value
                break
            yield min(1.0, (before + min(size, part_bytes or size) * share) / all_)
        before += size
        found.append(result)
        facts = facts_of(result)
        if part_bytes is not None:
            part_bytes -= facts.text_bytes
        if facts.is_part and one.part.bytes is not None:
            break
    return found


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


def may_join(settings: Settings) -> bool:
    """Whether a line end between texts cuts them as they are cut one by one."""
    return settings.pretokenizer.joiner == " " and not settings.special_tokens


def _content(facts: Sequence[TextFacts]) -> tuple[tuple[str, str], ...]:
    return tuple((one.sha256, one.encoding) for one in facts)
