"""How often the encoding of a few words is found, and that a doubt is never kept back."""

from __future__ import annotations

import pytest

from bpe_gui.core.slices import result_of
from bpe_gui.formats.encodings import BlockDecoder, Sureness
from bpe_gui.formats.text_stream import detecting
from tests.formats.short_lines import ENCODINGS, LINES


def readings(lines_each: int) -> list[tuple[str, str, str, str | None, Sureness | None]]:
    """Language, encoding, text, what the text was read as, and how sure that was said to be."""
    found = []
    for language, lines in LINES.items():
        for encoding in ENCODINGS[language]:
            for start in range(0, len(lines), lines_each):
                text = "\n".join(lines[start : start + lines_each])
                try:
                    data = text.encode(encoding)
                except UnicodeEncodeError:
                    continue
                detected = result_of(detecting(data, whole=True))
                if detected is None:
                    found.append((language, encoding, text, None, None))
                    continue
                read = BlockDecoder(detected.encoding).decode(data, final=True)
                found.append((language, encoding, text, read, detected.sureness))
    return found


@pytest.mark.parametrize(("lines_each", "most_wrong"), [(1, 0.062), (4, 0.0), (24, 0.0)])
def test_few_are_wrong_and_those_are_said_to_be_guesses(lines_each: int, most_wrong: float) -> None:
    found = readings(lines_each)
    assert len(found) > 50
    wrong = [reading for reading in found if reading[2] != reading[3]]
    assert len(wrong) <= most_wrong * len(found)
    assert [reading for reading in wrong if reading[4] is not Sureness.GUESSED] == []


def test_what_is_right_is_seldom_doubted_when_there_is_something_to_go_by() -> None:
    found = readings(4)
    doubted = [reading for reading in found if reading[4] is Sureness.GUESSED]
    assert len(doubted) < 0.2 * len(found)
    assert [reading for reading in readings(24) if reading[4] is Sureness.GUESSED] == []


def test_utf8_and_marked_texts_are_certain() -> None:
    sure = [reading for reading in readings(1) if reading[1] in ("utf-8", "utf-16")]
    assert len(sure) > 300
    assert {reading[4] for reading in sure} == {Sureness.CERTAIN}
