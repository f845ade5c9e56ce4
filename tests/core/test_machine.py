"""The machine tells how much memory it has."""

from __future__ import annotations

import os

import pytest

from bpe_gui.core import machine


def test_memory_is_that_of_a_machine() -> None:
    assert 1 << 28 < machine.memory() < 1 << 50


def test_words_take_half_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.most_words() == max(1_000_000, machine.memory() // 800)
    monkeypatch.setattr(machine, "memory", lambda: 8_000_000_000)
    assert machine.most_words() == 10_000_000
    monkeypatch.setattr(machine, "memory", lambda: 1 << 20)
    assert machine.most_words() == 1_000_000


def test_a_system_that_does_not_tell_is_a_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_name: str) -> int:
        raise ValueError

    monkeypatch.setattr(os, "sysconf", unknown, raising=False)
    monkeypatch.setattr(machine.sys, "platform", "linux")
    assert machine.memory() == 8 << 30
