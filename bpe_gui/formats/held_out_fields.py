"""Held-out texts as they stand in a session's file."""

from __future__ import annotations

from bpe_gui.core.held_out import HeldOutText, HeldOutTexts
from bpe_gui.formats.json_fields import Field
from bpe_gui.formats.json_text import Json


def held_out_to_fields(texts: HeldOutTexts) -> Json:
    """The texts as a JSON object."""
    return {
        "lines": texts.lines,
        "files": [{"name": file.name, "text": file.text} for file in texts.files],
        "sample_lines": texts.sample_lines,
    }


def held_out_from_fields(field: Field) -> HeldOutTexts:
    """The texts in a JSON object; Problem(FIELD_…) where a field is not as it should be."""
    files = (
        HeldOutText(file.get("name").text(), file.get("text").text()) for file in field.get("files").items()
    )
    return HeldOutTexts(field.get("lines").text(), tuple(files), field.get("sample_lines").boolean())
