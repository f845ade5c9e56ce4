"""The ten steps of the lesson as data: how each sets the window up, and what it waits for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QSlider

from bpe_gui.core.settings import PRESETS, Pretokenizer
from bpe_gui.panes.limit.answer_writer import AnswerWriter
from bpe_gui.panes.plain_text_edit import PlainTextEdit
from bpe_gui.panes.steps_pane import StepsPane
from bpe_gui.window.guide.scene import Scene, Shop

RULES = 60
"""So many rules are learned in the second half of the lesson."""
_TYPING_MS = 700
_MERGES, _WRITTEN, _PIECES = 3, 10, 4


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the window as it begins (all in the lesson's preset), and what the pupil is to do.

    `points` are the object names of the controls that matter, the first one to be used, which `keys` press
    or lead to; `tab` is the drawer's. `note` is looked at when the window stands, and given to `done`, which
    says whether the pupil has done it: it is asked `pause_ms` after the last of the session's signals and of
    `signals`.
    """

    name: str
    points: tuple[str, ...]
    done: Callable[[Scene, object], bool]
    sample: Callable[[Shop], str] = lambda shop: shop.answer
    merges: Callable[[Shop], int] = lambda _: RULES
    tab: str = ""
    keys: str = ""
    note: Callable[[Scene], object] = lambda _: None
    signals: Callable[[Scene], Sequence[SignalInstance]] = lambda _: ()
    pause_ms: int = 0


def _typed(name: str) -> Callable[[Scene], Sequence[SignalInstance]]:
    def signals(scene: Scene) -> Sequence[SignalInstance]:
        editor = scene.find(PlainTextEdit, name)
        return (editor.edited, editor.textChanged) if editor else ()

    return signals


def _written(scene: Scene) -> Sequence[SignalInstance]:
    writer = scene.find(AnswerWriter)
    return (writer.moved,) if writer else ()


def _stepped(scene: Scene) -> Sequence[SignalInstance]:
    pane = scene.find(StepsPane)
    return (pane.moved,) if pane else ()


def _has_written(scene: Scene) -> bool:
    writer = scene.find(AnswerWriter)
    return writer is not None and writer.writing and writer.written >= min(_WRITTEN, scene.session.limit - 1)


def _all_applied(scene: Scene) -> bool:
    pane, slider = scene.find(StepsPane), scene.find(QSlider, "stepsSlider")
    return pane is not None and slider is not None and 0 < pane.step == slider.maximum()


def _cost_is_counted(scene: Scene, before: object) -> bool:
    session = scene.session
    counted = session.counted_cost
    return session.cost_sheet != before and counted is not None and counted.sheet == session.cost_sheet


def _marks_words(scene: Scene) -> bool:
    settings = scene.session.settings
    return settings.pretokenizer is Pretokenizer.MARKER and settings.minimum_count > 1


def clear_drawer(scene: Scene, tab: str) -> None:
    """Lets a tab show the sample from its beginning, and not what was typed or done there before."""
    editor = scene.find(QPlainTextEdit, "messageEditor")
    if tab == "dictionaryTab" and editor is not None and not editor.document().isEmpty():
        editor.clear()
    sentence = scene.find(QComboBox, "stepsSentence")
    if tab == "stepsTab" and sentence is not None and sentence.count():
        sentence.setCurrentIndex(0)
        sentence.activated.emit(0)  # as if somebody had chosen the first line


SETTINGS = PRESETS["lesson"]

STEPS: tuple[Step, ...] = (
    Step(
        "dictionary",
        ("sampleEditor", "dictionaryMessage"),
        lambda scene, _: bool(scene.unseen),
        sample=lambda shop: shop.first_line,
        merges=lambda _: 0,
        tab="dictionaryTab",
        signals=_typed("messageEditor"),
        pause_ms=_TYPING_MS,
        keys="Alt+4",
    ),
    Step(
        "letters",
        ("limitPlay", "limitText"),
        lambda scene, _: _has_written(scene),
        merges=lambda _: 0,
        signals=_written,
        keys="Ctrl+Shift+L",
    ),
    Step(
        "merging",
        ("mergeButton", "pairsView"),
        lambda scene, _: scene.session.merges >= _MERGES,
        merges=lambda _: 0,
        keys="Ctrl+M",
    ),
    Step(
        "ties",
        ("mergeButton", "pairsView"),
        lambda scene, _: scene.session.merges > scene.shop.first_tie,
        merges=lambda shop: shop.first_tie,
        keys="Ctrl+M",
    ),
    Step(
        "cutting",
        ("stepsForward", "stepsTiles"),
        lambda scene, _: _all_applied(scene),
        sample=lambda shop: shop.unseen,
        tab="stepsTab",
        signals=_stepped,
        keys="Ctrl+Right",
    ),
    Step(
        "cost",
        ("monthlyBox", "costTable"),
        _cost_is_counted,
        tab="costTab",
        note=lambda scene: scene.session.cost_sheet,
        pause_ms=_TYPING_MS,
    ),
    Step(
        "rare",
        ("sampleEditor",),
        lambda scene, _: scene.dearest[1] >= _PIECES,
        sample=lambda shop: shop.frequent,
        pause_ms=_TYPING_MS,
        keys="Alt+4",
    ),
    Step(
        "blind",
        ("nextWordButton", "wordTiles"),
        lambda scene, before: bool(scene.asked_word) and scene.asked_word != before,
        tab="lettersTab",
        note=lambda scene: scene.asked_word,
        signals=_typed("wordEditor"),
        pause_ms=_TYPING_MS,
    ),
    Step(
        "limit",
        ("limitSlider", "limitText"),
        lambda scene, _: bool(scene.session.cut.cut_word),
        pause_ms=_TYPING_MS,
        keys="Alt+6",
    ),
    Step(
        "marker",
        ("presetCombo",),
        lambda scene, _: _marks_words(scene),
        keys="Alt+9",
    ),
)
