"""How exercises look in rows."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from bpe_gui.core.exercises.exercise import Kind, TextAnswer
from bpe_gui.core.exercises.making import make_set
from bpe_gui.core.exercises.material import Material
from bpe_gui.document.session import Session
from bpe_gui.panes.practice.exercise_parts import ExerciseParts


def test_the_spaces_that_a_customer_sees_are_spaces(session: Session) -> None:
    material = Material(session.counts.counts.items(), session.tokenizer, session.merges)
    texts = []
    for exercise in make_set(material, 1, (Kind.CUSTOMER,), 6):
        parts = ExerciseParts(exercise, QLocale("en"), "nothing")
        for choice in exercise.choices:
            assert isinstance(choice.answer, TextAnswer)
            shown = " ".join(piece.text for group in parts.answer(choice.answer) for piece in group)
            assert shown == (choice.answer.text or "nothing")
            texts.append(shown)
    assert any(" " in text for text in texts)
