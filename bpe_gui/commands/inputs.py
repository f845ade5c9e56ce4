"""What the words of a command name: texts, files, standard input."""

from __future__ import annotations

import io
import stat
import sys
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path

from bpe_gui.arguments import UsageError, is_literal, unhidden
from bpe_gui.core.units import clean
from bpe_gui.formats.byte_stream import Reader
from bpe_gui.formats.file_bytes import cannot_read, read_stream
from bpe_gui.formats.pipe import Pipe
from bpe_gui.formats.session_file import SavedSession, read_session, session_from_json
from bpe_gui.formats.text_file import LARGEST_TEXT, text_of_bytes
from bpe_gui.formats.text_stream import Opener, file_opener
from bpe_gui.paths import is_there

STANDARD_INPUT = "standard input"


@dataclass(slots=True)
class Inputs:
    """Reads what words name, standard input at most once, and gathers what people should be told of it."""

    notices: list[str] = field(default_factory=list)
    _input_used: bool = False
    _open: ExitStack = field(default_factory=ExitStack)

    def text(self, word: str) -> str:
        """The text that a word is: itself, or standard input for `-` (not behind `--`)."""
        is_input = word == "-"
        text = text_of_bytes(self.standard_input(), STANDARD_INPUT).text if is_input else unhidden(word)
        self.tell_replaced(clean(text)[1])
        return text

    def texts(self, words: list[str]) -> list[str]:
        """The texts that words are."""
        return [self.text(word) for word in words]

    def opener(self, path: Path | None) -> Opener:
        """Opens a file as often as wanted; None is standard input."""
        if path is None:
            self._use_input()
            # A program started without a console has no standard input.
            return self._pipe(sys.stdin.buffer if sys.stdin else io.BytesIO(), STANDARD_INPUT)
        try:
            mode = path.stat().st_mode
            if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
                # A pipe or a device gives its bytes only once.
                return self._pipe(self._open.enter_context(path.open("rb")), str(path))
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            raise cannot_read(path, error) from error
        return file_opener(path)

    def session(self, word: str) -> SavedSession:
        """The session that a word names: a file, or standard input for `-`."""
        path = file_path(word)
        return read_session(path) if path else session_from_json(self.standard_input(), STANDARD_INPUT)

    def standard_input(self) -> bytes:
        """All bytes of standard input, which can be read only once."""
        self._use_input()
        return read_stream(sys.stdin.buffer, STANDARD_INPUT, LARGEST_TEXT) if sys.stdin else b""

    def close(self) -> None:
        """Closes what was opened; nothing can be read any more."""
        self._open.close()

    def _pipe(self, source: Reader, name: str) -> Opener:
        return self._open.enter_context(closing(Pipe(source, name))).open

    def _use_input(self) -> None:
        if self._input_used:
            raise UsageError("standard input can be read only once: give - in one place")
        self._input_used = True

    def tell_replaced(self, characters: int) -> None:
        """Tells people that so many code points became U+FFFD."""
        if characters:
            self.notices.append(f"characters that are no text were replaced by U+FFFD: {characters}")


def file_path(word: str) -> Path | None:
    """The file that a word names, or None for `-`, standard input."""
    if not unhidden(word):
        raise UsageError("a file needs a name; this one is empty")
    return None if word == "-" and not is_literal(word) else Path(unhidden(word))


def output_path(word: str, inputs: list[Path | None]) -> Path:
    """The file to write, which must be none of those that are read."""
    if word in ("", "-"):
        raise UsageError("-o needs the name of a file")
    path = Path(word)
    for other in inputs:
        if other and is_there(path) and is_there(other) and path.samefile(other):
            raise UsageError(f"{word} is read and cannot be written as well: give -o another name")
    return path
