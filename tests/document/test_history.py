from __future__ import annotations

from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document.history import Branch, History


def rounds(letters: str, tokens: int) -> list[Round]:
    """A round for each letter, every one saving a token."""
    return [Round(Rule(letter, "x"), 2, 1, tokens - number) for number, letter in enumerate(letters, 1)]


def test_a_log_grows_while_it_is_read() -> None:
    history = History(untouched_tokens=10)
    seen = history.rounds
    assert (history.learned, history.token_counts) == (0, [10])
    for found in rounds("abc", 10):
        history.append(found)
    assert list(seen) == rounds("abc", 10)
    assert history.token_counts == [10, 9, 8, 7]
    history.append(rounds("d", 7)[0])
    assert history.token_counts == [10, 9, 8, 7, 6]
    assert history.rules(2) == [Rule("a", "x"), Rule("b", "x")]
    history.extend(rounds("efg", 6))
    assert (history.learned, history.token_counts) == (7, [10, 9, 8, 7, 6, 5, 4, 3])


def test_counts_read_are_not_those_kept() -> None:
    history = History(untouched_tokens=3)
    history.token_counts.append(0)
    assert history.token_counts == [3]


def test_a_branch_goes_on_from_its_parent() -> None:
    trunk = Branch(rounds=rounds("abcd", 10))
    fork = Branch(0, 2, rounds("ef", 8))
    twig = Branch(1, 3, rounds("g", 7))
    early = Branch(1, 1, rounds("h", 9))  # leaves before its parent's own rounds begin
    letters = []
    for place in range(4):
        history = History([trunk, fork, twig, early], place, untouched_tokens=10)
        letters.append("".join(found.rule.left for found in history.rounds))
        assert history.learned == len(history.rounds)
        assert len(history.token_counts) == history.learned + 1
    assert letters == ["abcd", "abef", "abeg", "ah"]


def test_a_round_is_added_to_the_present_branch_only() -> None:
    trunk, fork = Branch(rounds=rounds("ab", 10)), Branch(0, 1, [])
    history = History([trunk, fork], 1, untouched_tokens=10)
    history.append(rounds("z", 9)[0])
    assert [found.rule.left for found in history.rounds] == ["a", "z"]
    assert len(trunk.rounds) == 2


def test_without_branches_there_is_one() -> None:
    assert [branch.parent for branch in History().branches] == [None]
