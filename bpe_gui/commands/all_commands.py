"""All commands, in the order in which `--help` lists them."""

from __future__ import annotations

from bpe_gui.commands.answer import Command
from bpe_gui.commands.learning import COUNT, DICTIONARY, TRAIN
from bpe_gui.commands.using import COST, DECODE, ENCODE, LIMIT, TRACE

COMMANDS: dict[str, Command] = {
    "train": TRAIN,
    "encode": ENCODE,
    "decode": DECODE,
    "limit": LIMIT,
    "cost": COST,
    "dictionary": DICTIONARY,
    "trace": TRACE,
    "count": COUNT,
}
