"""How long counting the words of a file takes, against `str.split` alone on the same text in memory.

Run `python benchmarks/counting.py FILE …`, with files in UTF-8 of 10 MB and more (Linux). Both take
turns: `split` on the decoded text, `count` from opening the file to the table of words, reading and
first-seen order included. Each figure is the median of the rounds, the ratio that of the rounds' ratios.
`cores` is what all threads of counting take together. `memory` is what counting the file by white space
adds, at most, to a fresh process that has loaded the kernels.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

from bpe_gui.core.compiled_counting import can_count, count_strings
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.formats.text_stream import file_opener
from bpe_gui.formats.utf8_files import count_utf8

ROUNDS = 7
CUTS = (
    Pretokenizer.SPACES,
    Pretokenizer.WHITESPACE,
    Pretokenizer.GPT2,
    Pretokenizer.CL100K,
    Pretokenizer.O200K,
)


def seconds_to_count(path: Path, cut: Pretokenizer) -> tuple[float, float]:
    """One counting of the file: by the clock, and of all cores."""
    start, cores = time.perf_counter(), time.process_time()
    count_utf8([file_opener(path)], Settings(cut))
    return time.perf_counter() - start, time.process_time() - cores


def seconds_to_split(text: str) -> float:
    """Cutting the text into a list of words, which nobody counts."""
    start = time.perf_counter()
    words = text.split()
    taken = time.perf_counter() - start
    del words
    return taken


def print_memory(path: Path) -> None:
    """What counting adds to the memory of a process that has counted a small text."""
    count_strings(["el pago"], Settings(Pretokenizer.WHITESPACE))
    before = kilobytes("VmRSS")
    seconds_to_count(path, Pretokenizer.WHITESPACE)
    print(f"{(kilobytes('VmHWM') - before) / 1024:.0f}")


def kilobytes(name: str) -> int:
    """What Linux says of this process's memory; `ru_maxrss` may be that of the one that started it."""
    status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(name))


def main() -> None:
    """Prints one row for each file and each way of cutting."""
    if not can_count(Settings()):
        sys.exit("Numba is missing: python -m pip install 'bpe-trainer[fast]'")
    if sys.argv[1] == "--memory":
        print_memory(Path(sys.argv[2]))
        return
    print("| file | cut | count | cores | split | count / split | memory |")
    print("|---|---|---|---|---|---|---|")
    for path in map(Path, sys.argv[1:]):
        text = path.read_text(encoding="utf-8")
        for cut in CUTS:
            seconds_to_count(path, cut)
            rounds = [(*seconds_to_count(path, cut), seconds_to_split(text)) for _ in range(ROUNDS)]
            counted, cores, split = (statistics.median(column) for column in zip(*rounds, strict=True))
            ratio = statistics.median(one / other for one, _, other in rounds)
            figures = f"{counted:.3f} s | {cores:.3f} s | {split:.3f} s | {ratio:.2f}"
            print(f"| {path.name} | {cut} | {figures} | {memory(path, cut)} |")


def memory(path: Path, cut: Pretokenizer) -> str:
    """What a fresh process says of it, once for each file."""
    if cut is not Pretokenizer.WHITESPACE:
        return ""
    command = [sys.executable, __file__, "--memory", str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() + " MB"


if __name__ == "__main__":
    main()
