"""The family tree of a token."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bpe_gui.core.family import family
from bpe_gui.core.settings import Settings
from bpe_gui.core.tokenizer import Tokenizer
from bpe_gui.core.trainer import Rule
from tests.core import lesson
from tests.core.strategies import few, learned, texts


def test_a_word_of_the_lesson() -> None:
    tree = family(lesson.tokenizer("es"), "pedido")
    assert tree.letters == 6
    assert "".join(each.symbol for each in tree.walk() if not each.parts) == "pedido"
    assert all(part.rank is None or part.rank < (tree.rank or 0) for part in tree.parts)


@few
@given(st.lists(texts, max_size=3))
def test_each_token_is_its_parts_and_each_rule_is_later_than_theirs(corpus: list[str]) -> None:
    tokenizer = learned(corpus, Settings(), 20)
    for rank, rule in enumerate(tokenizer.rules):
        tree = family(tokenizer, rule.token)
        assert tree.rank == rank + 1
        assert tuple(part.symbol for part in tree.parts) == rule
        for each in tree.walk():
            assert "".join(part.symbol for part in each.parts) in ("", each.symbol)
            assert all((part.rank or 0) < (each.rank or 0) for part in each.parts)


def test_only_rules_in_force_count() -> None:
    tokenizer = Tokenizer(Settings(), "ab", [Rule("a", "b"), Rule("ab", "ab")])
    assert family(tokenizer, "abab").depth == 2
    assert family(tokenizer, "abab", 1).parts == ()
    assert family(tokenizer, "ab", 1).rank == 1
    assert family(tokenizer, "ñ").rank is None


def test_a_deep_tree_is_cut_where_nobody_could_read_it() -> None:
    rules = [Rule("a" * length, "a") for length in range(1, 3000)]
    tree = family(Tokenizer(Settings(), "a", rules), "a" * 3000)
    assert tree.depth == 64
    assert tree.letters == 65


def test_a_list_made_by_hand_in_the_wrong_order_ends() -> None:
    tokenizer = Tokenizer(Settings(), "abc", [Rule("ab", "c"), Rule("a", "b")])
    tree = family(tokenizer, "abc")
    assert [each.symbol for each in tree.walk()] == ["abc", "ab", "c"]
