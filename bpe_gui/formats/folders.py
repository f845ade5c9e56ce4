"""The texts in a folder."""

from __future__ import annotations

import os
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

from bpe_gui.core.problem import Problem
from bpe_gui.core.slices import result_of
from bpe_gui.formats.os_reasons import os_reason
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_stream import file_opener, is_like_text
from bpe_gui.paths import is_file

_LOOK_BYTES = 1 << 13


@dataclass(frozen=True, slots=True)
class FolderTexts:
    """The texts of a folder and its folders, in code-point order of their relative paths.

    Hidden files and folders were left out, and binary files, of which there were so many.
    """

    files: tuple[Path, ...]
    hidden: int
    binary: int


def texts_in(folder: Path) -> FolderTexts:
    """The texts in a folder; Problem(CANNOT_READ, EMPTY_FOLDER, FOLDER_WITHOUT_TEXT)."""
    return result_of(looking_for_texts(folder))


def looking_for_texts(folder: Path) -> Generator[float, None, FolderTexts]:
    """Looks for the texts in a folder, file by file; see `texts_in`."""
    found: dict[str, Path] = {}
    hidden = binary = 0
    for place, folders, names in os.walk(folder, onerror=_give_up):
        hidden += sum(name.startswith(".") for name in (*folders, *names))
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            path = Path(place, name)
            if not name.startswith(".") and is_file(path):
                found[path.relative_to(folder).as_posix()] = path
        yield 0.0
    if not found:
        raise Problem(FormatReason.EMPTY_FOLDER, path=str(folder))
    texts: list[Path] = []
    for name in sorted(found):
        if is_text(found[name]):
            texts.append(found[name])
        else:
            binary += 1
        yield 0.0
    if not texts:
        raise Problem(FormatReason.FOLDER_WITHOUT_TEXT, path=str(folder), skipped=binary)
    return FolderTexts(tuple(texts), hidden, binary)


def is_text(path: Path) -> bool:
    """Whether a file begins like a text; a damaged archive does, so that the damage is told later."""
    try:
        with file_opener(path)() as stream:
            head = stream.read(_LOOK_BYTES)
    except Problem as problem:
        if problem.reason is FormatReason.BROKEN_ARCHIVE:
            return True
        raise
    return is_like_text(head, len(head) < _LOOK_BYTES)


def _give_up(error: OSError) -> None:
    path = str(error.filename or "")
    raise Problem(FormatReason.CANNOT_READ, path=path, why=os_reason(error)) from error
