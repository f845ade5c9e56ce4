"""How long encoding takes, beside tiktoken with the same rules on the same files.

    python benchmarks/encoding.py TEXT… [--merges 10000] [--rounds 5]

Run it with the Python of the project's own environment, which has tiktoken where the tests are installed.
For each text and pretokenizer the program learns rules of bytes from the text itself; tiktoken gets the
same rules and the same pattern. Each encoding is a fresh process that makes its encoder first, with no word
known, and then times itself: from a text in memory to all its ids, which must be the same; both work on one
core. In a round all of them work one after the other. Figures are medians over the rounds, ratios are
medians of the ratios within each round. Characters between white space are measured as well, by themselves;
and 2,000 characters, as many as a window shows, from the middle of the text. The tables are Markdown.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy
from training import processor, ratio, table

sys.path.insert(0, str(Path(__file__).parents[1]))

from bpe_gui.core.compiled_cache import is_available, load_all
from bpe_gui.core.compiled_tokenizer import CompiledTokenizer
from bpe_gui.core.engines import compiled_engines
from bpe_gui.core.pretokenizer import _PATTERNS
from bpe_gui.core.settings import Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule, learn
from bpe_gui.core.word_counts import no_tick
from bpe_gui.formats.text_stream import file_opener
from bpe_gui.formats.utf8_files import count_utf8

OURS, READABLE, THEIRS = "bpe-trainer", "bpe-trainer, readable", "tiktoken"
ROUNDS = 5
MERGES = 10_000
VISIBLE = 2_000
SETTINGS = (
    Settings(Pretokenizer.GPT2, Unit.BYTES),
    Settings(Pretokenizer.CL100K, Unit.BYTES),
    Settings(Pretokenizer.O200K, Unit.BYTES),
    Settings(Pretokenizer.WHITESPACE),
)


def read(text: Path) -> str:
    """The text with its line ends as they are."""
    return text.read_bytes().decode()


# -- in a process of its own -----------------------------------------------------------------------


def encoder(name: str, learned: Path) -> Callable[[str], object]:
    """What encodes, made anew: it has seen no word."""
    kept = json.loads(learned.read_text(encoding="utf-8"))
    settings = Settings(Pretokenizer(kept["pretokenizer"]), Unit(kept["unit"]))
    rules = [Rule(*rule) for rule in kept["rules"]]
    if name == THEIRS:
        import tiktoken

        ranks = {bytes([byte]): byte for byte in range(256)}
        for rule in rules:
            ranks.setdefault(rule.token.encode("latin-1"), len(ranks))
        pattern = _PATTERNS[settings.pretokenizer].replace(r"\Z", "$")
        encoding = tiktoken.Encoding(
            "ours", pat_str=pattern, mergeable_ranks=ranks, special_tokens={}, explicit_n_vocab=len(ranks)
        )
        return encoding.encode_ordinary
    tokenizer = Tokenizer(settings, kept["alphabet"], rules)
    if name == READABLE:
        return lambda text: [
            -1 if number is None else number for number in tokenizer.ids(tokenizer.encode(text))
        ]
    for _ in load_all():
        pass
    compiled = CompiledTokenizer(tokenizer)
    compiled.ids("")
    return compiled.ids


def run_here(name: str, learned: Path, text: str) -> dict[str, object]:
    """How long one encoding takes in this process, and what came out."""
    encode = encoder(name, learned)
    start = time.perf_counter()
    ids = encode(text)
    seconds = time.perf_counter() - start
    found = numpy.asarray(ids, numpy.int32)
    return {"seconds": seconds, "tokens": len(found), "digest": hashlib.sha256(found.tobytes()).hexdigest()}


# -- around them -----------------------------------------------------------------------------------


def learn_rules(text: Path, settings: Settings, merges: int, learned: Path) -> int:
    """Learns rules from a text into a file; gives how many there were."""
    counts = count_utf8([file_opener(text)], settings)
    trainer = compiled_engines().trainer(counts.word_counts(), settings, no_tick)
    rules = [found.rule for found in learn(trainer, merges)]
    kept = {"pretokenizer": settings.pretokenizer, "unit": settings.unit}
    learned.write_text(json.dumps({**kept, "alphabet": trainer.alphabet, "rules": rules}), encoding="utf-8")
    return len(rules)


def measured(names: list[str], learned: Path, text: Path, rounds: int) -> dict[str, list[float]]:
    """Seconds of all rounds; ends the program when two encoders disagree."""
    seconds: dict[str, list[float]] = {name: [] for name in names}
    digests = set()
    tokens = 0
    for _ in range(rounds):
        for name in names:
            command = [sys.executable, __file__, str(text), "--run", name, str(learned)]
            answer = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
            seconds[name].append(answer["seconds"])
            digests.add(answer["digest"])
            tokens = answer["tokens"]
    if len(digests) > 1:
        raise SystemExit(f"{' and '.join(names)} disagree on {text.name}")
    print(f"{text.name}, {learned.stem}: {tokens:,} tokens", file=sys.stderr, flush=True)
    return seconds


def report(texts: list[Path], merges: int, rounds: int, folder: Path) -> Iterator[str]:
    """Measures, and tells what came out."""
    whole, visible = [], []
    for text in texts:
        read_text = read(text)
        middle = len(read_text) // 2
        shown = folder / f"middle of {text.name}"
        shown.write_bytes(read_text[middle : middle + VISIBLE].encode())
        for settings in SETTINGS:
            learned = folder / f"{settings.pretokenizer} {settings.unit}"
            rules = learn_rules(text, settings, merges, learned)
            peers = [THEIRS] if settings.unit is Unit.BYTES else []
            label = f"{text.name}, {settings.pretokenizer}, {settings.unit}, {rules:,} rules"
            seconds = measured([OURS, *peers], learned, text, rounds)
            row = [label, *(f"{statistics.median(seconds[name]):.3f} s" for name in seconds)]
            row += [f"**{ratio(seconds[OURS], seconds[THEIRS]):.2f}**"] if peers else ["", ""]
            whole.append(row)
            seconds = measured([OURS, READABLE, *peers], learned, shown, rounds)
            row = [label, *(f"{1000 * statistics.median(seconds[name]):.2f} ms" for name in seconds)]
            visible.append(row if peers else [*row, ""])
    yield f"{processor()}, Python {sys.version.split()[0]}, {rounds} rounds, medians"
    yield ""
    yield from table(["whole text", OURS, THEIRS, "ratio"], whole)
    yield from table([f"{VISIBLE:,} characters", OURS, READABLE, THEIRS], visible)


def main() -> None:
    """Measures everything, or, with --run, one encoding in this process."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("texts", metavar="TEXT", type=Path, nargs="+", help="a text in UTF-8")
    parser.add_argument("--merges", metavar="K", type=int, default=MERGES, help="how many rules are learned")
    parser.add_argument("--rounds", metavar="N", type=int, default=ROUNDS)
    parser.add_argument("--run", metavar=("NAME", "RULES"), nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.run:
        name, learned = arguments.run
        print(json.dumps(run_here(name, Path(learned), read(arguments.texts[0]))))
        return
    if not is_available():
        raise SystemExit("Numba is missing: pip install '.[fast]'")
    with tempfile.TemporaryDirectory() as folder:
        for line in report(arguments.texts, arguments.merges, arguments.rounds, Path(folder)):
            print(line, flush=True)


if __name__ == "__main__":
    main()
