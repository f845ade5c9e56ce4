"""Corpora and rules of many kinds, and what an exercise's answers are by the reference."""

from __future__ import annotations

from functools import cache

from bpe_gui.core.exercises.material import Material
from bpe_gui.core.settings import PRESETS, Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, learn
from bpe_gui.core.word_counts import WordCounts, count_text
from tests.core import lesson

TEXT = (
    "мама има мляко и mañana pedidos llegarán mañana bananas anagrama aaaa aaaaa aaa "
    "el paquete llegará 🙂 el pago ll llll llegó año años banana bandana nana ananas pedido pedidos"
)
TIED = "abab baba abba baab aabb bbaa ab ba aab bba abc bca cab"


def material(text: str | WordCounts, settings: Settings, merges: int) -> Material:
    """Words of a text and the rules learned from them."""
    counts = count_text([text], settings) if isinstance(text, str) else text
    trainer = ReadableTrainer(counts, settings)
    rules = [found.rule for found in learn(trainer, merges)]
    return Material(counts.counts.items(), Tokenizer(settings, trainer.alphabet, rules), len(rules))


@cache
def all_materials() -> tuple[Material, ...]:
    """The lessons and texts full of ties and repeats, with each way of cutting them."""
    return (
        material(lesson.counts("es"), Settings(), 60),
        material(lesson.counts("bg"), Settings(), 34),
        material(lesson.counts("es"), Settings(), 0),
        material(lesson.counts("bg"), Settings(minimum_count=2), 123),
        material(TEXT, Settings(), 25),
        material(TEXT, PRESETS["bytes"], 30),
        material(TEXT, PRESETS["book-marker"], 20),
        material(TEXT, Settings(Pretokenizer.END_MARKER, Unit.GRAPHEMES), 20),
        material(TEXT, Settings(Pretokenizer.CL100K, normalization=Normalization.NFD), 12),
        material(TIED, Settings(), 6),
        material("sol luz sol", Settings(), 2),
    )
