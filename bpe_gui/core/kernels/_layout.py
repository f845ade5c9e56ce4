"""Numbers that the kernels of counting and their callers agree on; importing them loads no Numba.

They stand in this folder because a cache of kernels is thrown away when a file in it changes.
"""

from __future__ import annotations

SLACK = 32
"""Bytes that lie behind those of a block, because the kernels read eight at once."""
SLOT = 4
"""Numbers of 64 bits to a slot of the table of words (`kernels/word_slots.py`)."""
SPACES, WHITE_SPACE, LINES = 3, 4, 5
"""How the kernels call what ends words: blanks and line ends, Unicode's white space, line ends.

The numbers below are those of the GPT patterns (`kernels/gpt_patterns.py`).
"""
USED, ARENA_USED, PLACE = 0, 1, 2
"""What stands where in the state of a count: distinct words, bytes of long ones, where to go on."""
