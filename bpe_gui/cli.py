"""The command line: which command, how its answer is printed, and what errors look like."""

from __future__ import annotations

import contextlib
import gc
import io
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from bpe_gui import __version__
from bpe_gui.arguments import Parser, UsageError, unhidden
from bpe_gui.core.problem import Problem
from bpe_gui.problems import plain, sentence
from bpe_gui.window_arguments import window_arguments, window_parser

PROGRAM = "bpe-gui"

# Their names alone: what the commands need is imported when one is asked for, not when the window opens.
COMMAND_NAMES = ("train", "encode", "decode", "limit", "cost", "dictionary", "trace", "count")

_SUCCESS, _FAILURE, _INTERRUPTED = 0, 2, 130
_LONGEST_ERROR = 300


def main(words: Sequence[str] | None = None) -> int:
    """Does what the command line asks for and gives the exit code; without words, those of the process."""
    _speak_utf8()
    try:
        words = sys.argv[1:] if words is None else list(words)
        if words and words[0] in COMMAND_NAMES:
            return _run_command(words[0], words[1:])
        return _run_window(words)
    except UsageError as error:
        return _fail(str(error))
    except Problem as problem:
        return _fail(sentence(problem))
    except MemoryError:
        return _fail("there is not enough memory for that")
    except KeyboardInterrupt:
        return _INTERRUPTED
    except SystemExit as leaving:  # argparse leaves so after --help
        return leaving.code if isinstance(leaving.code, int) else _SUCCESS


def _run_command(name: str, words: Sequence[str]) -> int:
    from bpe_gui.commands.all_commands import COMMANDS
    from bpe_gui.commands.inputs import Inputs
    from bpe_gui.formats.json_text import to_json

    command = COMMANDS[name]
    parser = Parser(f"{PROGRAM} {name}", f"{command.summary[0].upper()}{command.summary[1:]}.")
    command.add_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse(words)
    inputs = Inputs()
    answer = command.run(arguments, inputs)
    _print([to_json(answer.value())] if arguments.json else answer.lines())
    for notice in inputs.notices:
        _print_error(f"note: {notice}")
    return _SUCCESS


def _run_window(words: Sequence[str]) -> int:
    epilog = _list_of_commands() if words else None  # started without words, as mostly, nobody reads it
    parser = window_parser(PROGRAM, "Learn how language models cut text into tokens.", epilog)
    parser.add_argument("--screenshot", metavar="PNG", help="save a picture of the window; needs no screen")
    parser.add_argument("--version", action="store_true", help="print the version")
    if words and not words[0].startswith("-") and not _exists(Path(words[0])):
        raise UsageError(
            f"{plain(words[0])} is neither a command nor a file that is there; see {PROGRAM} --help"
        )
    parsed = parser.parse(words)
    if parsed.version:
        _print([f"{PROGRAM} {__version__}"])
        return _SUCCESS
    arguments = window_arguments(parsed)
    for path, word in zip(arguments.files, parsed.files, strict=True):
        if not _exists(path):
            name = plain(unhidden(word))
            raise UsageError(f"{name} is neither a command nor a file that is there; see {PROGRAM} --help")
    # What is imported and built now lives as long as the window. Looking for garbage in it meanwhile takes
    # 30 ms of 450 (benchmarks/window.py); `run` switches it on again.
    gc.disable()
    try:
        from bpe_gui.app import run, screenshot
    except ImportError as error:  # Qt is not installed, or lacks a library of the system
        raise UsageError(f"the window cannot be opened: {error}") from error
    return run(arguments) if parsed.screenshot is None else screenshot(arguments, Path(parsed.screenshot))


def _list_of_commands() -> str:
    from bpe_gui.commands.all_commands import COMMANDS

    width = max(map(len, COMMANDS))
    lines = [f"  {name.ljust(width)}  {command.summary}" for name, command in COMMANDS.items()]
    return "\n".join(["commands:", *lines, "", f"{PROGRAM} COMMAND --help tells more."])


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _speak_utf8() -> None:
    """Makes both outputs UTF-8 with LF on every system; a lone surrogate comes out as its escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def _print(lines: Iterable[str]) -> None:
    """Prints the lines; a reader who has had enough, as `| head`, is no error."""
    try:
        if sys.stdout is None:  # closed by whoever started the program
            raise UsageError("there is no standard output to print to")
        for line in lines:
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_output()
    except OSError as error:
        _forget_output()
        raise UsageError(f"standard output could not be written ({error.strerror or error})") from error


def _forget_output() -> None:
    """Sends what is still to be flushed at the end of the process nowhere, or Python would complain then."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str) -> int:
    _print_error(message)
    return _FAILURE


def _print_error(message: str) -> None:
    with contextlib.suppress(OSError):
        print(f"{PROGRAM}: {plain(message, _LONGEST_ERROR)}", file=sys.stderr, flush=True)
