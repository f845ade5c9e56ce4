"""Exercises: how a word is cut, which piece of a merge is missing, which word costs most."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from bpe_gui.core.exercises.draw import Draw
from bpe_gui.core.exercises.exercise import (
    Choice,
    Cut,
    Exercise,
    Kind,
    Part,
    RuleList,
    RuleWithHole,
    Say,
    TextAnswer,
    Tokens,
    Told,
    Typed,
    Why,
)
from bpe_gui.core.exercises.material import Material, by_rules
from bpe_gui.core.trainer import Rule
from bpe_gui.core.units import shown

_TRIES = 24
_MOST_RULES = 12
_MOST_RULES_OF_FOUR = 28
_MOST_WRONG = 3
_FEWEST_SYMBOLS = 3

RankedRules = list[tuple[int, Rule]]


def cut_word(material: Material, draw: Draw, seed: int) -> Exercise | None:
    """A word and the rules that could change it; None where no rule is in force or no word is long."""
    found: Exercise | None = None
    for word in draw.some([word for word, _ in material.words], _TRIES if material.merges else 0):
        rules = material.rules_for([word], _MOST_RULES)
        units, cut = material.symbols(word), material.cut(word)
        if not 0 < len(rules) <= _MOST_RULES or len(units) < _FEWEST_SYMBOLS:
            continue
        if by_rules(units, (rule for _, rule in rules)) != cut:
            continue
        wrong = _wrong_cuts(material, units, cut, rules)
        if not wrong:
            continue
        right = Choice(Tokens(cut), Told(Why.ALL_RULES, {"cut": cut}))
        choices = draw.shuffled([right, *draw.some(wrong, _MOST_WRONG)])
        found = Exercise(
            Kind.CUT_WORD,
            seed,
            material.settings,
            (Told(Say.CUT, {"word": word}), Tokens(units), *_rules_shown(rules)),
            tuple(choices),
            choices.index(right),
            hints=(Told(Say.IN_ORDER), Told(Say.FIRST_RULE, {"rule": _first_used(units, rules)})),
        )
        if len(rules) > 1 and len(wrong) > 1 and 1 < len(cut) < len(units):
            break
    return found


def missing_piece(material: Material, draw: Draw, seed: int) -> Exercise | None:
    """A word before and after one merge, one of whose pieces is to be typed; None without a rule at work."""
    for word in draw.some([word for word, _ in material.words], _TRIES if material.merges else 0):
        rules = material.rules_for([word], _MOST_RULES)
        places = list(_single_merges(material.symbols(word), rules))
        places = [place for place in places if _is_typable(place[1], material)]
        if not places:
            continue
        rank, rule, before, after = draw.pick(places)
        left_hidden = bool(draw.below(2))
        missing, other = (rule.left, rule.right) if left_hidden else (rule.right, rule.left)
        place = list(pairwise(before)).index(rule)
        text, other_text, token = (shown(each, material.settings) for each in (missing, other, rule.token))
        values = {"other": (other,), "token": (rule.token,)}
        return Exercise(
            Kind.MISSING_PIECE,
            seed,
            material.settings,
            (
                Told(Say.MISSING, {"rank": rank + 1}),
                Tokens(before, place + (not left_hidden)),
                Tokens(after),
                RuleWithHole(rank + 1, rule, left_hidden),
            ),
            typed=Typed(
                missing,
                (text,),
                Told(Why.PIECE, {"rule": rule, "token": (rule.token,)}),
                tuple(
                    (fault, why)
                    for fault, why in (
                        (token, Told(Why.WHOLE_TOKEN, values)),
                        (other_text, Told(Why.OTHER_PIECE, values)),
                    )
                    if fault != text
                ),
                Told(Why.NOT_THE_PIECE, values),
            ),
            hints=(Told(Say.JOIN_PIECES), Told(Say.LENGTH_OF_PIECE, {"letters": len(text)})),
        )
    return None


def dearest_word(material: Material, draw: Draw, seed: int) -> Exercise | None:
    """Up to four words, one of which costs more tokens than the others; None where all cost the same."""
    for _ in range(_TRIES // 4):
        drawn = draw.some([word for word, _ in material.words], 10)
        cuts = {word: material.cut(word) for word in drawn}
        # Long words first: a long one that costs little is the best of wrong answers.
        by_length = sorted(drawn, key=lambda word: (-len(material.symbols(word)), word))
        if not by_length:
            return None
        most = max(map(len, cuts.values()))
        if most == min(map(len, cuts.values())):
            continue
        dearest = [word for word in by_length if len(cuts[word]) == most]
        others = [word for word in by_length if len(cuts[word]) < most][:_MOST_WRONG]
        right_word = draw.pick(dearest)
        rules = material.rules_for([right_word, *others], _MOST_RULES_OF_FOUR)
        while len(rules) > _MOST_RULES_OF_FOUR and len(others) > 1:
            others = others[1:]
            rules = material.rules_for([right_word, *others], _MOST_RULES_OF_FOUR)
        plain = [rule for _, rule in rules]
        if len(rules) > _MOST_RULES_OF_FOUR or any(
            by_rules(material.symbols(word), plain) != cuts[word] for word in (right_word, *others)
        ):
            continue
        right = Choice(
            TextAnswer(right_word), Told(Why.MOST_TOKENS, {"cut": cuts[right_word], "tokens": most})
        )
        wrong = [
            Choice(
                TextAnswer(word),
                Told(Why.FEWER_TOKENS, {"cut": cuts[word], "tokens": len(cuts[word]), "most": most}),
            )
            for word in others
        ]
        choices = draw.shuffled([right, *wrong])
        return Exercise(
            Kind.DEAREST_WORD,
            seed,
            material.settings,
            (Told(Say.DEAREST), *_rules_shown(rules)),
            tuple(choices),
            choices.index(right),
            hints=(Told(Say.CUT_EACH), Told(Say.LONGEST_IS_NOT_DEAREST)),
        )
    return None


def _rules_shown(rules: RankedRules) -> tuple[Part, ...]:
    if not rules:
        return (Told(Say.NO_RULES_AT_HAND),)
    return Told(Say.RULES_AT_HAND), RuleList(tuple((rank + 1, rule) for rank, rule in rules))


def _first_used(units: Cut, rules: RankedRules) -> Rule:
    return next((rule for _, rule in rules if by_rules(units, [rule]) != units), rules[0][1])


def _wrong_cuts(material: Material, units: Cut, cut: Cut, rules: RankedRules) -> list[Choice]:
    """Cuts that somebody might take for the right one, none of them twice, and why they are wrong."""
    plain = [rule for _, rule in rules]
    at_work = [rule for place, rule in enumerate(plain) if _works(units, plain, place)]
    found: dict[Cut, Told] = {}
    for rule in at_work[:-1]:
        without = by_rules(units, [other for other in plain if other != rule])
        found.setdefault(without, Told(Why.RULE_SKIPPED, {"rule": rule}))
    if at_work:
        last = at_work[-1]
        early = by_rules(units, plain[: plain.index(last)])
        found.setdefault(early, Told(Why.STOPPED_EARLY, {"rule": last}))
    found.setdefault(_longest_first(material, units), Told(Why.LONGEST_FIRST))
    found.setdefault(by_rules(units, reversed(plain)), Told(Why.LAST_RULE_FIRST))
    for left, right in pairwise(cut):
        if material.tokenizer.id(left + right) is None:
            joined = by_rules(cut, [Rule(left, right)])
            found.setdefault(joined, Told(Why.NO_SUCH_RULE, {"rule": Rule(left, right)}))
            break
    found.setdefault(("".join(units),), Told(Why.WHOLE_WORD))
    return [Choice(Tokens(tokens), why) for tokens, why in found.items() if tokens != cut]


def _works(units: Cut, rules: list[Rule], place: int) -> bool:
    before = by_rules(units, rules[:place])
    return by_rules(before, [rules[place]]) != before


def _longest_first(material: Material, units: Cut) -> Cut:
    """The word with the longest known token taken from the left each time, as WordPiece does it."""
    tokens: list[str] = []
    start = 0
    known = material.tokenizer.base_size + material.merges
    while start < len(units):
        end = len(units)
        while end > start + 1:
            token = material.tokenizer.id("".join(units[start:end]))
            if token is not None and token < known:
                break
            end -= 1
        tokens.append("".join(units[start:end]))
        start = end
    return tuple(tokens)


def _single_merges(units: Cut, rules: RankedRules) -> list[tuple[int, Rule, Cut, Cut]]:
    """The rules that make exactly one token in the word, with the word before and after."""
    found = []
    before = units
    for rank, rule in rules:
        after = by_rules(before, [rule])
        if len(after) == len(before) - 1 and Counter(pairwise(before))[rule] == 1:
            found.append((rank, rule, before, after))
        before = after
    return found


def _is_typable(rule: Rule, material: Material) -> bool:
    """Whether both pieces are text as a keyboard writes it: no bytes that are half a letter, no markers."""
    for piece in rule:
        text = shown(piece, material.settings)
        if (
            not text
            or not all(letter.isalnum() for letter in text)
            or "".join(material.symbols(text)) != piece
        ):
            return False
    return True
