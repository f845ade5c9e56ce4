from __future__ import annotations

from dataclasses import replace

from bpe_gui.core.cost_sheet import CostSheet

SPANISH = CostSheet("hola\nadiós", "eres amable", "buenos días", "de nada")
BULGARIAN = CostSheet("здравей\nдовиждане", "ти си любезен", "добър ден", "моля")


def test_a_message_is_a_line_that_says_something() -> None:
    assert CostSheet("uno dos\n\n  \ntres\n").lines == ("uno dos", "tres")
    assert CostSheet().lines == ()


def test_texts_that_nobody_changed_follow_the_language_and_the_others_stay() -> None:
    assert SPANISH.swapped(SPANISH, BULGARIAN) == BULGARIAN
    own = replace(SPANISH, history="mi historia", input_price=0.5, currency="$", monthly=7, window=9)
    assert own.swapped(SPANISH, BULGARIAN) == CostSheet(
        BULGARIAN.messages, BULGARIAN.system, "mi historia", BULGARIAN.response, 0.5, 10.0, "$", 7, 9
    )


def test_every_field_counts() -> None:
    emptied = CostSheet("", "", "", "")
    assert emptied.swapped(SPANISH, BULGARIAN) == emptied
