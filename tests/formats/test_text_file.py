"""Text is read exactly as it stands, or not at all."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.problem import Problem
from bpe_gui.formats import text_file
from bpe_gui.formats.file_bytes import read_stream, sha256
from bpe_gui.formats.os_reasons import OsReason
from bpe_gui.formats.reasons import FormatReason
from bpe_gui.formats.text_file import newline_of, read_text, text_from_bytes, text_of_bytes


@pytest.mark.parametrize(
    ("data", "text", "newline", "had_bom"),
    [
        (b"", "", "\n", False),
        (b"sol", "sol", "\n", False),
        (b"\xef\xbb\xbfel el", "el el", "\n", True),
        (b"\xef\xbb\xbf\xef\xbb\xbfel", "\ufeffel", "\n", True),
        (b"uno dos\r\nuno dos\r\n", "uno dos\r\nuno dos\r\n", "\r\n", False),
        (b"uno\rdos\r", "uno\rdos\r", "\r", False),
        (b"uno\ndos\r\n", "uno\ndos\r\n", None, False),
        (b"uno\n\rdos", "uno\n\rdos", None, False),
        (b"x\0y\xc2\xa0z\xe2\x80\xa8", "x\0y\xa0z\u2028", "\n", False),
    ],
)
def test_the_text_is_exact(
    tmp_path: Path, data: bytes, text: str, newline: str | None, had_bom: bool
) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes(data)
    found = read_text(path)
    assert (found.text, found.newline, found.had_bom) == (text, newline, had_bom)
    assert (found.path, found.size_bytes, found.encoding) == (path, len(data), "utf-8")


@given(st.text())
def test_any_text_comes_back(text: str) -> None:
    for found in (read(b"\xef\xbb\xbf" + text.encode(), "here") for read in (text_from_bytes, text_of_bytes)):
        assert (found.text, found.path, found.newline) == (text, None, newline_of(text))


@pytest.mark.parametrize(
    ("data", "offset"), [(b"ma\xf1ana", 2), (b"\xef\xbb\xbfma\xf1ana", 5), (b"\xff\xfee\0l\0", 0)]
)
def test_a_session_that_is_not_utf8_is_refused_with_the_place(data: bytes, offset: int) -> None:
    with pytest.raises(Problem) as caught:
        text_from_bytes(data, "session")
    assert caught.value.reason is FormatReason.NOT_UTF8
    assert caught.value.values == {"path": "session", "offset": offset}


def test_a_file_that_is_not_there_and_a_folder_have_their_own_reasons(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path, reason in [
        (tmp_path / "no", FormatReason.NO_SUCH_FILE),
        (tmp_path / "file" / "no", FormatReason.NO_SUCH_FILE),
        (tmp_path / "a\0b", FormatReason.NO_SUCH_FILE),
        (tmp_path, FormatReason.IS_DIRECTORY),
    ]:
        for read in (read_text, sha256):
            with pytest.raises(Problem) as caught:
                read(path)
            assert caught.value.reason is reason
            assert caught.value.values == {"path": str(path)}


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Permissions would not do: they mean nothing to root.
    def refuse(path: Path, _: str) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(Problem) as caught:
        read_text(tmp_path / "closed.txt")
    assert caught.value.reason is FormatReason.CANNOT_READ
    assert caught.value.values["why"] is OsReason.PERMISSION


def test_a_file_over_the_limit_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "large.txt"
    path.write_bytes(b"x" * 2_000_001)
    monkeypatch.setattr(text_file, "LARGEST_TEXT", 2_000_001)
    assert read_text(path).size_bytes == 2_000_001
    monkeypatch.setattr(text_file, "LARGEST_TEXT", 2_000_000)
    with pytest.raises(Problem) as caught:
        read_text(path)
    assert caught.value.reason is FormatReason.TOO_LARGE
    assert caught.value.values == {"path": str(path), "largest": 2}


def test_a_stream_of_unknown_size_is_read_to_its_end_or_to_the_limit() -> None:
    data = b"sol " * 500_000
    assert read_stream(BytesIO(data), "pipe", len(data)) == data
    with pytest.raises(Problem) as caught:
        read_stream(BytesIO(data), "pipe", len(data) - 1)
    assert caught.value.reason is FormatReason.TOO_LARGE
    assert caught.value.values["path"] == "pipe"


def test_a_device_has_no_size_but_an_end() -> None:
    assert read_text(Path(os.devnull)).text == ""


@pytest.mark.parametrize("text", ["", "sol", "a\u2028b\x85c\x0b\x0c"])
def test_only_lf_and_cr_end_lines(text: str) -> None:
    assert newline_of(text) == "\n"
