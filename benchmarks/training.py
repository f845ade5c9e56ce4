"""How long learning takes, from opening a file to rules in hand, beside other trainers on the same files.

    python benchmarks/training.py TEXT… [--peers gigabpe gigatoken tokenizers sentencepiece rustbpe]
        [--merges 60 1000 10000 32000] [--rounds 5] [--venv FOLDER]

Run it with the Python of the project's own environment. Peers are installed into an environment of their
own, in a temporary folder unless one is given. Each training is a fresh process that imports what it needs
(and loads its kernels) first and then times itself; in a round all of them train one after the other on the
same file, which is in the page cache. Figures are medians over the rounds, ratios are medians of the ratios
within each round. The tables are Markdown. What is different in the peers' work stands in the last table.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

OURS = "bpe-trainer"
ROUNDS = 5
MERGES = (60, 1000, 10_000, 32_000)
DIFFERENCES = {
    OURS: "words between spaces and line ends, code points, among equal pairs the one seen first",
    "gigabpe": "its pretokenizer `whitespace` cuts at punctuation too, so there are fewer distinct words",
    "gigatoken": "bytes, and GPT's pretokenizer, which it always uses: a third of the distinct words",
    "tokenizers": "words between white space (`WhitespaceSplit`), code points; equal pairs by their numbers",
    "sentencepiece": "a marker before each word, no limit on the length of a piece; no normalization",
    "rustbpe": "bytes; the words come from the pattern `[^ \\r\\n]+` and lines from a Python iterator",
}


@dataclass(frozen=True, slots=True)
class Task:
    """One training: a file, how many rules are wanted, how many letters the text has."""

    text: Path
    merges: int
    letters: int


@dataclass(frozen=True, slots=True)
class Result:
    """What a process says of its training: seconds, how many rules there are, its peak memory in MB.

    Ours says besides how long counting took, and how many symbols its distinct words have.
    """

    seconds: float
    rules: int
    peak: float
    counting: float = 0.0
    symbols: int = 0


# -- in a process of its own -----------------------------------------------------------------------


def train_ours(task: Task) -> tuple[Callable[[], int], dict[str, float]]:
    """The program's compiled half, as the command line uses it."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from bpe_gui.core.compiled_cache import is_available, load_all
    from bpe_gui.core.engines import compiled_engines
    from bpe_gui.core.settings import Settings
    from bpe_gui.core.word_counts import no_tick
    from bpe_gui.formats.text_stream import file_opener
    from bpe_gui.formats.utf8_files import count_utf8

    for _ in load_all():
        pass
    if not is_available():
        raise SystemExit("Numba is missing: pip install '.[fast]'")
    engines, said = compiled_engines(), {}

    def train() -> int:
        start = time.perf_counter()
        counts = count_utf8([file_opener(task.text)], Settings())
        said["counting"] = time.perf_counter() - start
        trainer = engines.trainer(counts.word_counts(), Settings(), no_tick)
        rounds = []
        while found := trainer.learn_slice(task.merges):
            rounds += found
        said["symbols"] = len(counts.text)
        return len(rounds)

    return train, said


def train_gigabpe(task: Task) -> Callable[[], int]:
    """Pairs of Python strings; the vocabulary's size counts the letters, too."""
    import gigabpe

    return lambda: len(
        gigabpe.train_bpe([str(task.text)], task.letters + task.merges, pretokenizer="whitespace")[1]
    )


def train_gigatoken(task: Task) -> Callable[[], int]:
    """Pairs of Python bytes."""
    import gigatoken

    return lambda: len(gigatoken.train_bpe(task.text, 256 + task.merges, [])[1])


def train_tokenizers(task: Task) -> Callable[[], int]:
    """The tokenizer of Hugging Face; its rules are not read out."""
    from tokenizers import Tokenizer, models, pre_tokenizers, trainers

    def train() -> int:
        tokenizer = Tokenizer(models.BPE())
        tokenizer.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
        size = task.letters + task.merges
        tokenizer.train([str(task.text)], trainers.BpeTrainer(vocab_size=size, show_progress=False))
        return int(tokenizer.get_vocab_size()) - task.letters

    return train


def train_sentencepiece(task: Task) -> Callable[[], int]:
    """A model in memory; long lines are not left out."""
    import sentencepiece

    def train() -> int:
        model = io.BytesIO()
        sentencepiece.SentencePieceTrainer.train(
            input=str(task.text),
            model_writer=model,
            model_type="bpe",
            vocab_size=3 + 1 + task.letters + task.merges,
            hard_vocab_limit=False,
            character_coverage=1.0,
            normalization_rule_name="identity",
            split_by_unicode_script=False,
            split_by_number=False,
            max_sentencepiece_length=512,
            max_sentence_length=2**30,
            num_threads=os.cpu_count() or 1,
            minloglevel=2,
        )
        size: int = sentencepiece.SentencePieceProcessor(model_proto=model.getvalue()).get_piece_size()
        return size - 4 - task.letters

    return train


def train_rustbpe(task: Task) -> Callable[[], int]:
    """The ranks of all tokens, of which 256 are bytes."""
    import rustbpe

    def train() -> int:
        tokenizer = rustbpe.Tokenizer()
        with task.text.open(encoding="utf-8") as lines:
            tokenizer.train_from_iterator(lines, 256 + task.merges, pattern=r"[^ \r\n]+")
        return len(tokenizer.get_mergeable_ranks()) - 256

    return train


PEERS: dict[str, Callable[[Task], Callable[[], int]]] = {
    "gigabpe": train_gigabpe,
    "gigatoken": train_gigatoken,
    "tokenizers": train_tokenizers,
    "sentencepiece": train_sentencepiece,
    "rustbpe": train_rustbpe,
}


def split(text: Path) -> Result:
    """Python's own cutting at white space, of a text in memory."""
    read = text.read_text(encoding="utf-8")
    start = time.perf_counter()
    words = read.split()
    return Result(time.perf_counter() - start, len(words), peak_megabytes())


def run_here(name: str, task: Task) -> Result:
    """One training in this process, with what peers print on standard output kept away."""
    if name == "str.split()":
        return split(task.text)
    said: dict[str, float] = {}
    if name == OURS:
        train, said = train_ours(task)
    else:
        train = PEERS[name](task)
    start = time.perf_counter()
    rules = train()
    seconds = time.perf_counter() - start
    return Result(seconds, rules, peak_megabytes(), said.get("counting", 0.0), int(said.get("symbols", 0)))


def peak_megabytes() -> float:
    """The most memory that this process has had, or 0 where the system does not tell."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    with contextlib.suppress(ImportError):
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
    return 0.0


# -- around them -----------------------------------------------------------------------------------


def run_apart(python: str, name: str, task: Task) -> Result:
    """One training in a fresh process; what it says comes through a file, for peers print where they like."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "answer.json"
        command = [python, __file__, str(task.text), "--merges", str(task.merges)]
        command += ["--run", name, str(task.letters), str(answer)]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if done.returncode:
            raise SystemExit(f"{name} failed on {task.text.name}:\n{done.stderr}")
        return Result(**json.loads(answer.read_text(encoding="utf-8")))


def installed(peers: list[str], folder: Path) -> tuple[str, dict[str, str]]:
    """The Python of an environment with the peers, and the version of each that could be installed."""
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    versions = {}
    for peer in peers:
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", peer]
        if subprocess.run(command, stdout=sys.stderr).returncode:
            print(f"{peer} cannot be installed here and is left out.", file=sys.stderr)
            continue
        ask = f"from importlib.metadata import version; print(version({peer!r}))"
        versions[peer] = subprocess.run(
            [str(python), "-c", ask], check=True, capture_output=True, text=True
        ).stdout.strip()
    return str(python), versions


def measured(names: dict[str, str], task: Task, rounds: int) -> dict[str, list[Result]]:
    """All results of a training; `names` says for each contender the Python that runs it."""
    results: dict[str, list[Result]] = {name: [] for name in names}
    for number in range(rounds):
        task.text.read_bytes()
        for name, python in names.items():
            results[name].append(run_apart(python, name, task))
        print(f"{task.text.name}, {task.merges} merges, round {number + 1}", file=sys.stderr, flush=True)
    return results


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios within each round."""
    return statistics.median(one / other for one, other in zip(ours, theirs, strict=True))


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    """A table in Markdown; all columns but the first are numbers or notes."""
    yield "| " + " | ".join(head) + " |"
    yield "|---|" + "---:|" * (len(head) - 1)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def processor() -> str:
    """What the machine calls its processor, and how many cores a program may use."""
    name = platform.processor()
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                name = line.split(":", 1)[1].strip()
                break
    return f"{name or platform.machine()}, {os.cpu_count()} cores"


def report(texts: list[Path], merges: list[int], names: dict[str, str], rounds: int) -> Iterator[str]:
    """Measures, and tells what came out."""
    speed, memory, growth, counting = [], [], [], []
    smallest: tuple[float, int] | None = None
    for text in sorted(texts, key=lambda path: path.stat().st_size):
        letters = len(set(text.read_text(encoding="utf-8")) - set(" \r\n\t"))
        for most in merges:
            results = measured(names, Task(text, most, letters), rounds)
            seconds = {name: [one.seconds for one in found] for name, found in results.items()}
            ours = seconds[OURS]
            label = f"{text.name}, {most:,}"
            speed.append(
                [
                    label,
                    *(f"{statistics.median(seconds[name]):.2f} s" for name in names),
                    *(f"**{ratio(ours, seconds[name]):.2f}**" for name in names if name != OURS),
                ]
            )
            cells = [
                f"{statistics.median(one.peak for one in found):.0f} MB, {found[0].rules:,}"
                for found in results.values()
            ]
            memory.append([label, *cells])
            if most == max(merges):
                now = statistics.median(ours), results[OURS][0].symbols
                smallest = smallest or now
                growth.append(
                    [
                        label,
                        f"{now[1]:,}",
                        f"{now[0]:.2f} s",
                        f"{now[1] / smallest[1]:.1f}",
                        f"{now[0] / smallest[0]:.1f}",
                    ]
                )
        task = Task(text, 0, letters)
        both = measured({OURS: sys.executable, "str.split()": sys.executable}, task, rounds)
        counts, splits = [one.counting for one in both[OURS]], [one.seconds for one in both["str.split()"]]
        counting.append(
            [
                text.name,
                f"{statistics.median(counts):.2f} s",
                f"{statistics.median(splits):.2f} s",
                f"**{ratio(counts, splits):.2f}**",
            ]
        )
    peers = [name for name in names if name != OURS]
    yield "Seconds from opening the file to rules in hand, and ours / peer:\n"
    yield from table(["text, merges", *names, *(f"ours / {name}" for name in peers)], speed)
    yield "Peak memory of the process, imports included, and how many rules came out:\n"
    yield from table(["text, merges", *names], memory)
    yield "Counting alone, against cutting the same text in memory:\n"
    yield from table(["text", "counting", "str.split()", "counting / str.split()"], counting)
    yield "Growth:\n"
    yield from table(
        ["text, merges", "bytes of distinct words", "time", "times as many bytes", "times as long"], growth
    )
    yield from table(["trainer", "what it does"], [[name, DIFFERENCES[name]] for name in names])


def main() -> None:
    """Measures what is asked for, or trains once for the process that measures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("texts", metavar="TEXT", nargs="+", type=Path, help="a text in UTF-8")
    parser.add_argument("--peers", nargs="*", choices=tuple(PEERS), default=list(PEERS))
    parser.add_argument("--merges", nargs="+", type=int, default=list(MERGES))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--venv", type=Path, help="where the peers are, or are to be installed")
    parser.add_argument("--run", nargs=3, metavar=("NAME", "LETTERS", "ANSWER"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.run:
        name, letters, answer = arguments.run
        found = run_here(name, Task(arguments.texts[0], arguments.merges[0], int(letters)))
        values = {field: getattr(found, field) for field in Result.__slots__}
        Path(answer).write_text(json.dumps(values), encoding="utf-8")
        return
    with tempfile.TemporaryDirectory() as folder:
        python, versions = installed(arguments.peers, arguments.venv or Path(folder) / "peers")
        names = {OURS: sys.executable, **dict.fromkeys(versions, python)}
        said = ", ".join(f"{peer} {version}" for peer, version in versions.items())
        print(f"{processor()}; Python {platform.python_version()}; {said}; {arguments.rounds} rounds\n")
        # So that no training waits for a compiler.
        run_apart(sys.executable, OURS, Task(arguments.texts[0], 0, 0))
        for line in report(arguments.texts, arguments.merges, names, arguments.rounds):
            print(line)


if __name__ == "__main__":
    main()
