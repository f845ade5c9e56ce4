"""Finding text in the corpus, in the rules and in the vocabulary."""

from __future__ import annotations

from bisect import bisect_left
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from bpe_gui.document.background import Background
from bpe_gui.document.session import Session
from bpe_gui.panes.numbers import number_text
from bpe_gui.window.actions import Actions
from bpe_gui.window.drawer import Drawer
from bpe_gui.window.stage import Stage

if TYPE_CHECKING:
    from bpe_gui.panes.findable import Findable, Hit, Hits, Query
    from bpe_gui.window.find_strip import FindStrip

VOCABULARY_TAB = "vocabularyTab"


class FindPart(Enum):
    """What can be searched."""

    CORPUS = auto()
    RULES = auto()
    VOCABULARY = auto()


class Find(QObject):
    """Searches the part that has, or had last, the focus; nothing of it is made before it is wanted."""

    def __init__(
        self, session: Session, actions: Actions, stage: Stage, drawer: Drawer, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._stage, self._drawer, self._window = stage, drawer, window
        self._strip: FindStrip | None = None
        self._parts: dict[FindPart, Findable] = {}
        self._last = FindPart.CORPUS
        self._hits: Hits | None = None
        self._found: tuple[FindPart, Query, object] | None = None  # what the hits are of
        self._sought: tuple[FindPart, Query] | None = None
        self._steps: list[bool] = []  # wanted while the hits are still being looked for
        self._turned = 0  # whether the end (1) or the beginning (−1) was passed
        self._lane = Background(self)
        actions.find.triggered.connect(self.open)
        actions.find_next.triggered.connect(lambda: self.step(True))
        actions.find_previous.triggered.connect(lambda: self.step(False))
        session.closing.connect(self._lane.stop)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_changed)

    def open(self) -> None:
        """Shows the strip for the part that was used last, with the keyboard in it."""
        strip = self._shown()
        strip.choose(self._last)
        findable = self._findable(strip.chosen)
        strip.take_focus(findable.chosen_text())
        self._search(findable.here)

    def step(self, forward: bool) -> None:
        """Goes to the next hit, or to the one before; round the end, and says so."""
        strip = self._shown()
        if not strip.text:
            self.open()
            return
        if self._lane.busy and self._sought == (strip.chosen, self._query(strip)):
            self._steps.append(forward)
            return
        findable = self._findable(strip.chosen)
        if self._found != (strip.chosen, self._query(strip), findable.state):
            self._search(findable.here, forward)
            return
        self._go(findable, findable.here, forward)

    # Slots

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None:
            return
        for which in FindPart:
            pane = self._pane(which)
            if pane is not None and pane.isAncestorOf(now):
                self._last = which

    def _edited(self) -> None:
        """Another text: from where the hit is that is shown."""
        strip = self._shown()
        self._search(self._findable(strip.chosen).here)

    def _part_chosen(self) -> None:
        strip = self._shown()
        self._leave_hits()
        self._last = strip.chosen
        self._search(self._findable(strip.chosen).here)

    def _close(self) -> None:
        strip = self._shown()
        self._lane.cancel()
        self._leave_hits()
        strip.hide()
        if (findable := self._parts.get(strip.chosen)) and findable.widget.isVisible():
            findable.widget.setFocus(Qt.FocusReason.OtherFocusReason)

    # Helpers

    def _search(self, here: Hit, forward: bool | None = None) -> None:
        """Looks for all hits, then shows one: here or behind it, or the next one from here."""
        strip = self._shown()
        which, query = strip.chosen, self._query(strip)
        findable = self._findable(which)
        self._turned = 0
        if not query.text:
            self._lane.cancel()
            self._found, self._hits = None, None
            findable.show_hits(())
            strip.tell(findable.remark())
            return
        state = findable.state

        def done(hits: Hits) -> None:
            if findable.state != state:  # it has changed meanwhile
                self._search(here, forward)
                return
            self._found, self._hits = (which, query, state), hits
            findable.show_hits(hits.places)
            if not hits.places:
                self._tell(findable, None)
            elif forward is not None:
                self._go(findable, here, forward)
            else:
                first = bisect_left(hits.places, (here[0], 0)) if hits.first is None else hits.first
                self._show(findable, first)
            steps, self._steps = self._steps, []
            for step in steps:
                self._go(findable, findable.here, step)

        self._found, self._sought, self._steps = None, (which, query), []
        self._lane.run(findable.finding(query), done, _raise)
        if self._lane.busy:
            strip.tell(self.tr("searching…"))

    def _go(self, findable: Findable, here: Hit, forward: bool) -> None:
        places = self._hits.places if self._hits else ()
        if not places:
            self._tell(findable, None)
            return
        self._turned = 0
        if forward:
            self._show(findable, bisect_left(places, (here[1], 0)))
        else:
            self._show(findable, bisect_left(places, (here[0], 0)) - 1)

    def _show(self, findable: Findable, number: int) -> None:
        """Shows a hit by its number; one behind the last is the first one, and the other way round."""
        places = self._hits.places if self._hits else ()
        self._turned = 1 if number >= len(places) else -1 if number < 0 else 0
        number %= len(places)
        findable.show_hit(places[number])
        if self._found is not None:  # choosing a row may make others
            self._found = (*self._found[:2], findable.state)
        self._tell(findable, number)

    def _tell(self, findable: Findable, number: int | None) -> None:
        strip = self._shown()
        if number is None:
            told = self.tr("not found")
        else:
            locale = strip.locale()
            told = self.tr("{number} of {all}").replace("{number}", number_text(number + 1, locale))
            told = told.replace("{all}", number_text(len(self._hits.places if self._hits else ()), locale))
        turned = {1: self.tr("from the beginning again"), -1: self.tr("from the end again"), 0: ""}
        parts = (told, turned[self._turned], findable.remark())
        strip.tell(" · ".join(part for part in parts if part), lost=number is None)

    def _leave_hits(self) -> None:
        for each in self._parts.values():
            each.show_hits(())
        self._found, self._hits = None, None

    def _query(self, strip: FindStrip) -> Query:
        from bpe_gui.panes.findable import Query

        return Query(strip.text, strip.match_case)

    def _shown(self) -> FindStrip:
        """The strip, in view."""
        if self._strip is None:
            from bpe_gui.window.find_strip import FindStrip

            ground = self._stage.ground
            self._strip = FindStrip(self._window, ground.geometry().width())
            ground.addWidget(self._strip)
            self._strip.edited.connect(self._edited)
            self._strip.part_chosen.connect(self._part_chosen)
            self._strip.step_wanted.connect(self.step)
            self._strip.closed.connect(self._close)
        self._strip.show()
        return self._strip

    def _findable(self, which: FindPart) -> Findable:
        """A part that is searched, in view."""
        from bpe_gui.panes.findable import FindablePane

        if which is FindPart.VOCABULARY:
            self._drawer.open(VOCABULARY_TAB)
        if which not in self._parts:
            pane = self._pane(which)
            assert isinstance(pane, FindablePane)
            self._parts[which] = pane.findable()
        return self._parts[which]

    def _pane(self, which: FindPart) -> QWidget | None:
        match which:
            case FindPart.CORPUS:
                return self._stage.corpus
            case FindPart.RULES:
                return self._stage.rules
            case FindPart.VOCABULARY:
                return self._drawer.pane(VOCABULARY_TAB)


def _raise(fault: Exception) -> None:
    raise fault
