"""What every test of a pane stands on."""

from __future__ import annotations

import pytest

from bpe_gui.document import background
from bpe_gui.panes import lit_text_edit


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is done before the call that begins it returns, however busy the machine is.

    The program works on the window's thread for 8 ms and goes on in another, and looks for a line as long.
    How far it comes depends on what else the machine does, and with it what a pane shows a line later. What a
    pane shows meanwhile is the business of tests that set the first of these to 0, and what a whole window
    does of those in tests/window.
    """
    monkeypatch.setattr(background, "INLINE_SECONDS", 60.0)
    monkeypatch.setattr(lit_text_edit, "_SEARCH_SECONDS", 60.0)
