"""Exercise: which pair is merged next."""

from __future__ import annotations

from itertools import pairwise

from bpe_gui.core.exercises.draw import Draw
from bpe_gui.core.exercises.exercise import (
    Choice,
    Exercise,
    Kind,
    PairAnswer,
    Part,
    RuleList,
    Say,
    Told,
    Why,
    WordRows,
)
from bpe_gui.core.exercises.material import Material
from bpe_gui.core.exercises.small_corpus import Words, learned, merged, pair_counts
from bpe_gui.core.trainer import Rule

_TRIES = 12
_MOST_WRONG = 3


def next_merge(material: Material, draw: Draw, seed: int) -> Exercise | None:
    """A small corpus after a few rounds and four of its pairs; None where the words are too few."""
    wants_tie = bool(draw.below(2))
    found: Exercise | None = None
    for _ in range(_TRIES):
        made = _made(material, draw, seed)
        if made is None:
            continue
        found, tied, others = made
        if others >= 2 and tied == wants_tie:
            break
    return found


def _made(material: Material, draw: Draw, seed: int) -> tuple[Exercise, bool, int] | None:
    """An exercise, whether it has a tie, and how many wrong answers it has."""
    minimum = material.settings.minimum_count
    words = material.handful(draw)
    rules = learned(words, draw.between(0, 3), minimum=minimum)
    now: Words = words
    for rule in rules:
        now = merged(now, rule)
    counts = pair_counts(now)
    highest = max(counts.values(), default=0)
    if highest < minimum or not counts:
        return None
    equals = [pair for pair, count in counts.items() if count == highest]
    right = equals[0]
    wrong = _wrong(now, counts, equals, rules, draw)[:_MOST_WRONG]
    if not wrong:
        return None
    if len(equals) > 1:
        why = Told(Why.FIRST_OF_TIE, {"pair": right, "count": highest, "tied": len(equals)})
    else:
        why = Told(Why.HIGHEST, {"pair": right, "count": highest})
    choices = draw.shuffled([Choice(PairAnswer(right), why), *wrong])
    parts: list[Part] = [Told(Say.NEXT_AFTER if rules else Say.NEXT_AT_START, {"rounds": len(rules)})]
    parts.append(WordRows(tuple(now)))
    if rules:
        parts.append(RuleList.numbered(rules))
    exercise = Exercise(
        Kind.NEXT_MERGE,
        seed,
        material.settings,
        tuple(parts),
        tuple(choices),
        choices.index(Choice(PairAnswer(right), why)),
        hints=(Told(Say.COUNT_TIMES_WORDS), Told(Say.FIRST_SEEN_WINS)),
    )
    return exercise, len(equals) > 1, len(wrong)


def _wrong(
    now: Words, counts: dict[Rule, int], equals: list[Rule], rules: list[Rule], draw: Draw
) -> list[Choice]:
    """Wrong answers, the most telling first; no pair twice, and never the right one."""
    right, highest = equals[0], counts[equals[0]]
    found: dict[Rule, Told] = {}
    types = pair_counts(now, types=True)
    most_words = max(types, key=lambda pair: types[pair])
    if counts[most_words] < highest:
        found[most_words] = Told(
            Why.TYPES_COUNTED,
            {"pair": most_words, "words": types[most_words], "count": counts[most_words], "best": highest},
        )
    # The last of a tie, too: whoever looks from the end, or takes the newest, finds that one.
    for pair in dict.fromkeys((equals[-1], *equals[1:2])):
        if pair != right:
            found[pair] = Told(Why.LATER_IN_TIE, {"pair": pair, "count": highest, "first": right})
    across = [
        Rule(before[0][-1], after[0][0])
        for before, after in pairwise(now)
        if (before[0][-1], after[0][0]) not in counts
    ]
    gone = [rule for rule in rules if rule not in counts]
    fewer = sorted((pair for pair in counts if counts[pair] < highest), key=lambda pair: -counts[pair])[:4]
    more: list[tuple[Rule, Told]] = [
        (pair, Told(Why.FEWER, {"pair": pair, "count": counts[pair], "best": highest})) for pair in fewer[:2]
    ]
    if across:
        pair = draw.pick(across)
        more.append((pair, Told(Why.ACROSS_WORDS, {"pair": pair})))
    if gone:
        more.append((gone[-1], Told(Why.MERGED_ALREADY, {"pair": gone[-1]})))
    more += [
        (pair, Told(Why.FEWER, {"pair": pair, "count": counts[pair], "best": highest})) for pair in fewer[2:]
    ]
    for pair, why in more:
        found.setdefault(pair, why)
    return [Choice(PairAnswer(pair), why) for pair, why in found.items() if pair != right]
