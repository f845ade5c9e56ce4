"""The installed PySide6 keeps the references that it is given."""

from __future__ import annotations

import sys

import PySide6
import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

# 6.12.0 drops a reference to None, True or False at each call that returns one, until Python aborts.
EMITS = 200
MOVED_AT_MOST = 50


class Switch(QObject):
    """Something that is turned on and off."""

    turned = Signal(bool)


def test_the_release_that_aborts_is_not_installed() -> None:
    assert PySide6.__version__ != "6.12.0"


@pytest.mark.parametrize("constant", [True, False, None], ids=repr)
def test_constants_keep_their_references(qtbot: QtBot, constant: bool | None) -> None:  # noqa: ARG001
    switch = Switch()
    heard: list[bool] = []
    switch.turned.connect(heard.append)
    before = sys.getrefcount(constant)
    for _ in range(EMITS):
        switch.turned.emit(bool(constant))  # gives True
        switch.setObjectName("switch")  # gives None
        switch.signalsBlocked()  # gives False
    arrived = len(heard)
    heard.clear()  # the list held references of its own
    assert arrived == EMITS
    assert abs(sys.getrefcount(constant) - before) < MOVED_AT_MOST
