"""Branches of rounds as the plainest way of learning gives them, to compare with."""

from __future__ import annotations

from collections.abc import Mapping

from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.core.units import symbols
from bpe_gui.core.word_counts import no_tick
from bpe_gui.document.corpus import Corpus
from bpe_gui.document.history import History
from bpe_gui.document.session import Session
from tests.reference_bpe import Word, count_pairs, merge


def words_of(corpus: Corpus, settings: Settings) -> list[Word]:
    """The words of a corpus in symbols, first seen first."""
    counts = corpus.count(settings, no_tick).counts
    return [(list(symbols(word, settings)), frequency) for word, frequency in counts.items()]


def choices_of(history: History, branch: int) -> dict[int, Rule]:
    """The pairs taken by hand on the way to the end of a branch, by round."""
    choices: dict[int, Rule] = {}
    here = history.branches[branch]
    while here.parent is not None and here.choice is not None:
        choices.setdefault(here.left_at, here.choice)
        here = history.branches[here.parent]
    return choices


def learn(words: list[Word], choices: Mapping[int, Rule], merges: int, minimum: int) -> list[Round]:
    """So many rounds of which some take a pair chosen; fewer where there are none, or no such pair."""
    rounds: list[Round] = []
    while len(rounds) < merges:
        counts = count_pairs(words)
        best = max(counts.values(), default=0)
        if best < max(1, minimum):
            break
        first = next(pair for pair in counts if counts[pair] == best)
        pair = choices.get(len(rounds), first)
        if pair not in counts:
            break
        count = counts[pair]
        words = [(merge(word, *pair), frequency) for word, frequency in words]
        tokens = sum(len(word) * frequency for word, frequency in words)
        rounds.append(Round(Rule(*pair), count, list(counts.values()).count(count), tokens))
    return rounds


def pairs_at(words: list[Word], rounds: list[Round]) -> list[tuple[Rule, int]]:
    """The pairs behind some rounds, highest count first, then first seen first."""
    for found in rounds:
        words = [(merge(word, *found.rule), frequency) for word, frequency in words]
    counts = count_pairs(words)
    return [(Rule(*pair), counts[pair]) for pair in sorted(counts, key=lambda pair: -counts[pair])]


def check_tree(session: Session) -> None:
    """Every branch of a session, its place, pairs, tokens and sample are those of the plainest learning."""
    history, settings = session.history, session.settings
    words, minimum = words_of(session.corpus, settings), settings.minimum_count
    for number, branch in enumerate(history.branches):
        choices = choices_of(history, number)
        assert list(branch.rounds) == learn(words, choices, len(branch.rounds), minimum), number
        if branch.parent is not None:
            parent = history.branches[branch.parent].rounds
            shared = min(branch.left_at, len(branch.rounds))
            assert branch.rounds[:shared] == parent[:shared]
        if branch.begun and branch.parent is not None:
            assert branch.rounds[branch.left_at].rule == branch.choice
            assert not branch.lost
        if branch.lost:
            assert len(learn(words, choices, branch.left_at + 1, minimum)) <= branch.left_at
    here = list(session.rounds[: session.merges])
    assert list(session.tokenizer.rules) == [found.rule for found in session.rounds]
    assert session.token_counts[1:] == [found.tokens for found in session.rounds]
    encoded = session.tokenizer.encode(session.sample_text, session.merges)
    assert session.sample_tokens == sum(len(word.tokens) for word in encoded)
    assert len(session.sample_counts) == session.learned + 1
    assert session.pairs is not None
    ranked = pairs_at(words, here)
    assert list(session.pairs.pairs) == ranked[: len(session.pairs.pairs)]
    assert session.pairs.total == len(ranked)
