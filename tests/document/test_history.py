from __future__ import annotations

from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document.history import Branch, History, Position


def rounds(letters: str, tokens: int) -> list[Round]:
    """A round for each letter, every one saving a token."""
    return [Round(Rule(letter, "x"), 2, 1, tokens - number) for number, letter in enumerate(letters, 1)]


def pair(letter: str) -> Rule:
    return Rule(letter, "x")


def tree() -> History:
    """abcd; ab|ef; abe|g, which leaves the second; ab|h, which leaves the first beside the second."""
    return History(
        [
            Branch(rounds=rounds("abcd", 10)),
            Branch(0, 2, pair("e"), rounds("abef", 10)),
            Branch(1, 3, pair("g"), rounds("abeg", 10)),
            Branch(0, 2, pair("h"), rounds("abh", 10)),
        ],
        untouched_tokens=10,
    )


def letters(history: History, branch: int) -> str:
    return "".join(found.rule.left for found in history.rounds_of(branch))


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
    assert history.rules(2) == [pair("a"), pair("b")]
    history.extend(rounds("efg", 6))
    assert (history.learned, history.token_counts) == (7, [10, 9, 8, 7, 6, 5, 4, 3])


def test_counts_read_are_not_those_kept() -> None:
    history = History(untouched_tokens=3)
    history.token_counts.append(0)
    assert history.token_counts == [3]


def test_the_present_branch_is_the_one_one_stands_on() -> None:
    history = tree()
    for branch, expected in enumerate(("abcd", "abef", "abeg", "abh")):
        history.branch = branch
        assert (letters(history, branch), history.learned) == (expected, len(expected))
        assert (
            history.token_counts
            == history.token_counts_of(branch)
            == [10 - k for k in range(len(expected) + 1)]
        )
        history.here.merges = branch
        assert history.position == (branch, branch)


def test_a_round_is_added_to_the_present_branch_only() -> None:
    history = tree()
    history.branch = 1
    history.append(rounds("z", 6)[0])
    assert [letters(history, branch) for branch in range(4)] == ["abcd", "abefz", "abeg", "abh"]


def test_the_rounds_that_branches_share() -> None:
    history = tree()
    shared = [[history.shared(one, other) for other in range(4)] for one in range(4)]
    assert shared == [[4, 2, 2, 2], [2, 4, 3, 2], [2, 3, 4, 2], [2, 2, 2, 3]]


def test_a_fork_where_a_branch_begins_stands_beside_it() -> None:
    history = tree()
    assert history.owner(Position(2, 4)) == (2, 4)
    assert history.owner(Position(2, 3)) == (1, 3)
    assert history.owner(Position(2, 2)) == history.owner(Position(3, 2)) == (0, 2)
    place = history.fork(Position(2, 2), pair("z"))
    made = history.branches[place.branch]
    assert (place, made.parent, made.left_at, made.choice) == ((4, 3), 0, 2, pair("z"))
    assert (letters(history, 4), made.merges, made.begun, made.wanted) == ("ab", 2, False, 3)
    assert (history.branch, letters(history, 0)) == (0, "abcd")


def test_a_pair_that_a_branch_takes_already_leads_there() -> None:
    history = tree()
    assert history.leading_to(Position(1, 2), pair("e")) == (1, 3)
    assert history.leading_to(Position(1, 2), pair("c")) == (0, 3)
    assert history.leading_to(Position(0, 2), pair("h")) == (3, 3)
    assert history.leading_to(Position(2, 2), pair("e")) == (2, 3)
    assert history.leading_to(Position(3, 2), pair("e")) == (1, 3)
    assert history.leading_to(Position(0, 3), pair("g")) is None
    assert history.leading_to(Position(1, 3), pair("g")) == (2, 4)
    assert history.leading_to(Position(0, 4), pair("e")) is None


def test_what_was_chosen_by_hand_and_instead_of_what() -> None:
    history = tree()
    assert history.chosen(0) == {}
    assert history.chosen(1) == {2: rounds("abc", 10)[2]}
    assert history.chosen(2) == {2: rounds("abc", 10)[2], 3: rounds("abef", 10)[3]}
    del history.branches[0].rounds[2:]  # a file may know less
    assert history.chosen(3) == {2: None}


def test_the_way_between_two_places() -> None:
    history = tree()
    assert history.way(Position(0, 4), Position(0, 1)) == 3
    assert history.way(Position(2, 4), Position(0, 4)) == 4
    assert history.way(Position(2, 4), Position(0, 1)) == 3
    assert history.way(Position(1, 1), Position(3, 3)) == 2


def test_one_stands_on_the_nearest_branch_that_is_not_lost() -> None:
    history = tree()
    history.branches[2].lost = True
    assert [history.standing(branch) for branch in range(4)] == [0, 1, 1, 3]
    history.branches[1].lost = True
    assert history.standing(2) == 0


def test_choices_and_places_are_kept_for_another_corpus() -> None:
    history = tree()
    history.branches[1].merges, history.branches[3].lost = 4, True
    again = history.replanted(1)
    assert (again.branch, again.learned, again.here.merges) == (1, 0, 4)
    assert [(each.parent, each.left_at, each.choice) for each in again.branches] == [
        (each.parent, each.left_at, each.choice) for each in history.branches
    ]
    assert not any(each.rounds or each.lost for each in again.branches)
    assert history.learned == 4


def test_without_branches_there_is_one() -> None:
    assert [branch.parent for branch in History().branches] == [None]


def test_a_choice_that_the_rule_itself_would_have_made_was_made_instead_of_nothing() -> None:
    history = History([Branch(rounds=rounds("abc", 9)), Branch(0, 1, pair("b"), rounds("ab", 9))])
    assert history.chosen(1) == {1: None}
