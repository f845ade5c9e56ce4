"""Cutting new text by the learned rules, and putting tokens together again."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from bpe_gui.core.pretokenizer import spans, split_special
from bpe_gui.core.problem import CoreReason, Problem
from bpe_gui.core.settings import Pretokenizer, Settings
from bpe_gui.core.trainer import Rule, merge_pair
from bpe_gui.core.units import START_MARKER, clean, normalize, readable, symbols

# Up to this many symbols looking at every pair in each step is quicker than keeping a queue (measured).
_SHORT_WORD = 48


@dataclass(frozen=True, slots=True)
class EncodedWord:
    """A word of a text and its tokens; `start` and `end` count code points of the normalized text."""

    text: str
    start: int
    end: int
    tokens: tuple[str, ...]
    special: bool = False


@dataclass(frozen=True, slots=True)
class WordSpan:
    """Where a word, or a special token, stands in the normalized text."""

    start: int
    end: int
    special: bool = False


def prepare(text: str, settings: Settings) -> tuple[str, Iterator[WordSpan]]:
    """The text as it is cut (cleaned, normalized, special tokens untouched), and where its words stand."""
    pieces = [
        (piece if special else normalize(piece, settings.normalization), special)
        for piece, special in split_special(clean(text)[0], settings.special_tokens)
    ]
    return "".join(piece for piece, _ in pieces), _word_spans(pieces, settings.pretokenizer)


def _word_spans(pieces: list[tuple[str, bool]], pretokenizer: Pretokenizer) -> Iterator[WordSpan]:
    offset = 0
    for piece, special in pieces:
        if special:
            yield WordSpan(offset, offset + len(piece), True)
        else:
            for start, end in spans(piece, pretokenizer):
                yield WordSpan(offset + start, offset + end)
        offset += len(piece)


class Tokenizer:
    """Rules in rank order over an alphabet; everything else is derived from them.

    `alphabet` holds the units without the start marker, in string order. `merges` in the methods
    means: only the first so many rules; None means all.

    >>> tokenizer = Tokenizer(Settings(), "abjo", [Rule("b", "a"), Rule("ba", "j")])
    >>> tokenizer.encode_word("baja")
    ('baj', 'a')
    """

    def __init__(self, settings: Settings, alphabet: Iterable[str], rules: Iterable[Rule] = ()) -> None:
        self.settings = settings
        self.alphabet = tuple(alphabet)
        self._rules: list[Rule] = []
        self._ranks: dict[tuple[str, str], list[int]] = {}
        start = (START_MARKER,) if settings.pretokenizer is Pretokenizer.MARKER else ()
        self._first_units = (*start, *self.alphabet)
        self._special_ids = {token: number for number, token in enumerate(settings.special_tokens)}
        offset = len(settings.special_tokens)
        self._ids = {unit: offset + number for number, unit in enumerate(self._first_units)}
        self.extend(rules)

    @property
    def rules(self) -> Sequence[Rule]:
        """All rules, by rank."""
        return self._rules

    @property
    def base_size(self) -> int:
        """How many tokens there are before the first rule: |V_0|."""
        return len(self._special_ids) + len(self._first_units)

    def extend(self, rules: Iterable[Rule]) -> None:
        """Adds rules behind the last one."""
        for rule in rules:
            rank = len(self._rules)
            self._rules.append(rule)
            self._ranks.setdefault(rule, []).append(rank)
            self._ids.setdefault(rule.token, self.base_size + rank)

    def vocabulary(self, merges: int | None = None) -> list[str]:
        """The tokens by id: special tokens, start marker, units, then one for each rule."""
        rules = self._rules if merges is None else self._rules[:merges]
        return [*self._special_ids, *self._first_units, *(rule.token for rule in rules)]

    def id(self, token: str, *, special: bool = False) -> int | None:
        """The token's id, or None for a symbol that the alphabet lacks."""
        return self._special_ids.get(token) if special else self._ids.get(token)

    def ids(self, encoded: Iterable[EncodedWord]) -> list[int | None]:
        """The ids of all tokens of encoded words."""
        return [self.id(token, special=word.special) for word in encoded for token in word.tokens]

    def encode(self, text: str, merges: int | None = None) -> list[EncodedWord]:
        """The words of the text with their tokens; symbols that the alphabet lacks pass through."""
        prepared, found = prepare(text, self.settings)
        encoded = []
        for span in found:
            word = prepared[span.start : span.end]
            tokens = (word,) if span.special else self.encode_word(word, merges)
            encoded.append(EncodedWord(word, span.start, span.end, tokens, span.special))
        return encoded

    def encode_word(self, word: str, merges: int | None = None) -> tuple[str, ...]:
        """The tokens of one word, by the first `merges` rules."""
        return tuple(self._apply(list(symbols(word, self.settings)), merges)[0])

    def ranks_used(self, word: str) -> list[int]:
        """The rank of each replacement made in the word by all rules, in the order made.

        After k merges the word has as many tokens as symbols less the ranks below k.
        """
        return self._apply(list(symbols(word, self.settings)), None)[1]

    def decode(self, words: Iterable[Sequence[str]], specials: Iterable[bool] | None = None) -> str:
        """The text of words given as tokens (see `algorithm.md`: exact for GPT patterns and lines)."""
        unit, joiner = self.settings.unit, self.settings.pretokenizer.joiner
        kinds = iter(specials) if specials is not None else None
        out: list[str] = []
        after_special = True
        for tokens in words:
            special = next(kinds) if kinds is not None else False
            text = "".join(tokens)
            # A special token stands where it stood: only words are set apart by line ends.
            glued = joiner == "\n" and (special or after_special)
            if out and not glued or (out and joiner == " "):
                out.append(joiner)
            out.append(text if special else readable(text, unit))
            after_special = special
        return "".join(out)

    def decode_ids(self, ids: Iterable[int], merges: int | None = None) -> str:
        """The text of a flat list of ids; word borders are known only from markers and GPT patterns.

        Raises Problem(UNKNOWN_ID) for an id that no token has.
        """
        vocabulary = self.vocabulary(merges)
        marker = self.settings.pretokenizer
        out: list[str] = []
        pending: list[str] = []

        def flush() -> None:
            joined = "".join(pending)
            pending.clear()
            if marker is Pretokenizer.MARKER:
                words = [readable(word, self.settings.unit) for word in joined.split(START_MARKER)]
                out.extend(words[:1] if words[0] else [])
                out.extend(words[1:])
            elif marker is Pretokenizer.END_MARKER:
                words = [readable(word, self.settings.unit) for word in joined.split("\ufdd1")]
                out.extend(words if words[-1] else words[:-1])
            elif joined:
                out.append(readable(joined, self.settings.unit))

        for number in ids:
            if not 0 <= number < len(vocabulary):
                raise Problem(CoreReason.UNKNOWN_ID, id=number, size=len(vocabulary))
            if number < len(self._special_ids):
                flush()
                out.append(vocabulary[number])
            else:
                pending.append(vocabulary[number])
        flush()
        return (" " if marker.has_marker else "").join(out)

    def _apply(self, word: list[str], merges: int | None) -> tuple[list[str], list[int]]:
        end = len(self._rules) if merges is None else min(merges, len(self._rules))
        if len(word) <= _SHORT_WORD:
            return self._apply_by_looking(word, end)
        return self._apply_by_queue(word, end)

    def _next_rank(self, left: str, right: str, after: int) -> int | None:
        """The lowest rank of the pair above `after`: a pair can stand twice in an imported list."""
        ranks = self._ranks.get((left, right))
        if ranks is None:
            return None
        if ranks[0] > after:
            return ranks[0]
        place = bisect_right(ranks, after)
        return ranks[place] if place < len(ranks) else None

    def _apply_by_looking(self, word: list[str], end: int) -> tuple[list[str], list[int]]:
        used: list[int] = []
        last = -1
        while len(word) > 1:
            lowest = end
            for left, right in zip(word, word[1:], strict=False):
                rank = self._next_rank(left, right, last)
                if rank is not None and rank < lowest:
                    lowest = rank
            if lowest == end:
                break
            before = len(word)
            word = merge_pair(word, self._rules[lowest])
            used += [lowest] * (before - len(word))
            last = lowest
        return word, used

    def _apply_by_queue(self, word: list[str], end: int) -> tuple[list[str], list[int]]:
        """The same in n log n: places that may merge wait in a queue by (rank, place)."""
        used: list[int] = []
        size = len(word)
        following = list(range(1, size + 1))
        preceding = list(range(-1, size - 1))
        alive = [True] * size
        queue: list[tuple[int, int, str, str]] = []
        for place in range(size - 1):
            rank = self._next_rank(word[place], word[place + 1], -1)
            if rank is not None and rank < end:
                queue.append((rank, place, word[place], word[place + 1]))
        heapify(queue)
        while queue:
            rank, place, left, right = heappop(queue)
            after = following[place]
            if not alive[place] or after >= size or word[place] != left or word[after] != right:
                continue
            word[place] = left + right
            alive[after] = False
            following[place] = following[after]
            if following[after] < size:
                preceding[following[after]] = place
            used.append(rank)
            for first in (preceding[place], place):
                second = following[first] if first >= 0 else size
                if second < size:
                    new = self._next_rank(word[first], word[second], rank)
                    if new is not None and new < end:
                        heappush(queue, (new, first, word[first], word[second]))
        return [symbol for symbol, there in zip(word, alive, strict=True) if there], used
