"""Held-out texts out of files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bpe_gui.core.held_out import LARGEST_FILES, HeldOutText
from bpe_gui.core.problem import Problem
from bpe_gui.document.background import Work
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_stream import Part, examine, file_opener


def reading_held_out(paths: Sequence[Path], before: Sequence[HeldOutText]) -> Work[tuple[HeldOutText, ...]]:
    """The texts of files, in the encodings that their bytes tell, behind those of `before`.

    A file that is among them already is read again. Raises what reading raises,
    Problem(HELD_OUT_EMPTY), and Problem(HELD_OUT_TOO_LONG) where the text does not fit beside the others.
    """
    found = {file.name: file for file in before}
    for place, path in enumerate(paths):
        name = path.name
        room = LARGEST_FILES - sum(len(file.text) for file in found.values() if file.name != name)
        work = examine(file_opener(path), keep=room + 1, part=Part(first=room + 1))
        while True:
            try:
                share = next(work)
            except StopIteration as stop:
                text: str = stop.value.preview
                break
            yield (place + share) / len(paths)
        if not text.strip():
            raise Problem(FormatReason.HELD_OUT_EMPTY, path=str(path))
        if len(text) > room:
            raise Problem(FormatReason.HELD_OUT_TOO_LONG, path=str(path), most=LARGEST_FILES)
        found[name] = HeldOutText(name, text)
    return tuple(found.values())
