"""The keys of the window, gathered from the actions and the controls themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QMenu

from bpe_gui.window.focus_keys import FocusKeys


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """A heading, and what each key does."""

    title: str
    rows: tuple[tuple[str, str], ...]
    """The keys as the system writes them, and what they do."""


def key_groups(window: QMainWindow, go_to: str, controls: str) -> list[KeyGroup]:
    """All keys by menu, then those that lead to a part (under `go_to`) and those of single controls."""
    groups = []
    seen: set[str] = set()
    for entry in window.menuBar().actions():
        menu = entry.menu()
        if isinstance(menu, QMenu):
            rows = tuple(_rows(menu))
            seen.update(keys for keys, _ in rows)
            groups.append(KeyGroup(_bare(entry.text()), rows))
    follower = window.findChild(FocusKeys)
    if follower is not None:
        parts = ((_shown(keys), part.accessibleName()) for part, keys in follower.keys)
        groups.append(KeyGroup(go_to, tuple(parts)))
    buttons = (
        (_shown(button.shortcut()), button.accessibleName())
        for button in window.findChildren(QAbstractButton)
        if not button.shortcut().isEmpty()
    )
    actions = [action for action in window.findChildren(QAction) if action.text()]
    rest = dict.fromkeys(
        row
        for row in (
            *buttons,
            *((_keys_of(each), _bare(each.text())) for each in actions if not _is_local(each)),
        )
        if row[0] and row[0] not in seen
    )
    # A key that several lists have does the like in each of them: it is told once.
    told = seen | {keys for keys, _ in rest}
    for each in filter(_is_local, actions):
        if (keys := _keys_of(each)) and keys not in told:
            told.add(keys)
            rest[keys, _bare(each.text())] = None
    groups.append(KeyGroup(controls, tuple(rest)))
    return [group for group in groups if group.rows]


def mode_rows(*rows: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """Keys in the portable writing, several of them parted by spaces, as the system writes them."""
    return tuple(
        (", ".join(_shown(QKeySequence(key)) for key in keys.split(" ")), what) for keys, what in rows
    )


def _rows(menu: QMenu) -> Iterator[tuple[str, str]]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _rows(inner)
        elif keys := _keys_of(action):
            yield keys, _bare(action.text())


def _is_local(action: QAction) -> bool:
    """Whether its key works in one list only, that which has the keyboard."""
    return action.shortcutContext() == Qt.ShortcutContext.WidgetShortcut


def _keys_of(action: QAction) -> str:
    return ", ".join(dict.fromkeys(map(_shown, action.shortcuts())))


def _shown(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def _bare(text: str) -> str:
    """A menu's text without the sign for its key."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")
