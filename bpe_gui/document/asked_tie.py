"""The tie of a round, as something that may be asked about."""

from __future__ import annotations

from dataclasses import dataclass

from bpe_gui.document.subject import AskedPair


@dataclass(frozen=True, slots=True)
class AskedTie(AskedPair):
    """A pair with its rivals: how programs decide between those that are seen equally often."""
