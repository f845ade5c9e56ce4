"""What hypothesis draws from for the tests of the core: small alphabets, so that ties and repeats abound."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import settings
from hypothesis import strategies as st

from bpe_gui.core.settings import Normalization, Pretokenizer, Settings, Unit
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import ReadableTrainer, learn
from bpe_gui.core.word_counts import WordCounts, count_text

# The same examples in every run, and as many as take a second or two.
fixed = settings(derandomize=True, deadline=None, max_examples=150)
few = settings(derandomize=True, deadline=None, max_examples=50)

# Letters of one, two, three and four bytes, a decomposed ñ, a family of three code points, two
# halves of flags, and a byte order mark: everything of which units could be made wrongly.
PIECES = (
    "a",
    "b",
    "c",
    "ñ",
    "n\u0303",
    "\u0303",
    "ж",
    "€",
    "👋",
    "👋🏽",
    "👩\u200d👧",
    "🇧🇬",
    "🇧",
    "\u200d",
    "\ufeff",
)
# White space of every kind, and the separators U+001C to U+001F, which are none.
SPACES = (" ", "  ", "\t", "\n", "\r\n", "\r", "\x0b", "\x1c", "\x1f", "\x85", "\xa0", "\u2028", "\u3000")

letters = st.sampled_from(PIECES)
words = st.lists(letters, min_size=1, max_size=8).map("".join)
small_words = st.text("ab", min_size=1, max_size=9)
texts = st.lists(
    st.one_of(letters, st.sampled_from(SPACES), st.sampled_from((".", "'s", "1"))), max_size=25
).map("".join)


def _word_counts(of: st.SearchStrategy[str]) -> st.SearchStrategy[WordCounts]:
    return st.dictionaries(of, st.integers(1, 3), max_size=8).map(WordCounts)


word_counts = st.one_of(_word_counts(small_words), _word_counts(words))

any_settings = st.builds(
    Settings,
    st.sampled_from(Pretokenizer),
    st.sampled_from(Unit),
    st.sampled_from(Normalization),
    st.integers(1, 3),
    st.sampled_from(((), ("<a>",), ("<a>", "<a>b"), ("a", "ab"))),
)


def learned(corpus: Sequence[str], settings: Settings, merges: int) -> Tokenizer:
    """A tokenizer learned from texts."""
    trainer = ReadableTrainer(count_text(corpus, settings), settings)
    rules = [found.rule for found in learn(trainer, merges)]
    return Tokenizer(settings, trainer.alphabet, rules)
