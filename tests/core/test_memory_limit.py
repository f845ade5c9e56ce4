"""How much memory the table of words may take."""

from __future__ import annotations

import subprocess
import sys

from bpe_gui.core.memory_limit import free_memory, room_for_words

LIMITED = """
import resource
from bpe_gui.core.memory_limit import free_memory, room_for_words
before = free_memory()
resource.setrlimit(resource.RLIMIT_AS, (600 << 20, 600 << 20))
print(before, free_memory(), room_for_words())
"""


def test_a_third_of_what_is_free_is_for_words() -> None:
    assert room_for_words() >= 64 << 20
    # Others take and give memory meanwhile.
    assert free_memory() // 6 < room_for_words() < free_memory() // 2 or room_for_words() == 64 << 20


if sys.platform != "win32":  # which has no such limit

    def test_the_limit_of_the_process_counts() -> None:
        answer = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, check=True)
        before, free, room = map(int, answer.stdout.split())
        assert 100 << 20 < free < 600 << 20
        assert free <= before
        assert room == max(64 << 20, free // 3)
