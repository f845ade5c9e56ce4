"""The guided lesson: sets the window up for each step, notices what the pupil does, and goes on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QPlainTextEdit, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from bpe_gui.document.player import Player
from bpe_gui.document.samples import example_cost_sheet
from bpe_gui.document.saving import OpenedSession, adopt, to_saved
from bpe_gui.document.session import Session
from bpe_gui.panes.sample_combo import SampleCombo
from bpe_gui.preferences import Preferences
from bpe_gui.window.drawer import Drawer
from bpe_gui.window.files import Files
from bpe_gui.window.guide.guide_panel import GuidePanel
from bpe_gui.window.guide.lesson_texts import LessonTexts
from bpe_gui.window.guide.pointer import Pointer, bring_into_view
from bpe_gui.window.guide.scene import Scene, shop_of
from bpe_gui.window.guide.steps import SETTINGS, STEPS, clear_drawer
from bpe_gui.window.notice import Notice


class Guide(QObject):
    """Leads through the lesson in a session of its own.

    The session that was there is put aside as it is and comes back when the lesson is closed. Within the
    lesson each step is set up with gestures that can be undone.
    """

    ended = Signal()
    begins = Signal()
    """The present session is about to be put aside."""
    makes_room = Signal(bool)
    """The lesson's session has gone; true where another document than one's own took its place."""

    def __init__(
        self,
        session: Session,
        files: Files,
        drawer: Drawer,
        player: Player,
        preferences: Preferences,
        notice: Notice,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._session, self._files, self._drawer, self._player = session, files, drawer, player
        self._preferences, self._notice, self._window = preferences, notice, window
        self._texts = LessonTexts(self)
        self._pointer = Pointer(window)
        self._panel = GuidePanel(window)
        self._panel.hide()
        self._running = self._beginning = False
        self._aside: OpenedSession | None = None
        self._path: Path | None = None  # the file of the session that was put aside
        self._tab, self._focus = "", window.focusWidget()  # what was open and in use before
        self._place = 0
        self._settling = self._done = False
        self._note: object = None
        self._listening: list[SignalInstance] = []
        # The state is looked at when all who listen to a signal have taken it over.
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._look)
        self._connect()

    @property
    def running(self) -> bool:
        """Whether the lesson is being given."""
        return self._running

    @property
    def place(self) -> int:
        """The place of the present step, from 0."""
        return self._place

    @property
    def done(self) -> bool:
        """Whether the pupil has done what the step asks for."""
        return self._done

    def put_beside(self, ground: QVBoxLayout, rows: QWidget) -> None:
        """Makes room for the panel at the right of the window's panes."""
        beside = QHBoxLayout()
        beside.setSpacing(0)
        place = ground.indexOf(rows)
        ground.removeWidget(rows)
        beside.addWidget(rows, 1)
        beside.addWidget(self._panel)
        ground.insertLayout(place, beside, 1)

    def start(self, language: str) -> None:
        """Puts the present session aside, and goes on with the lesson where it was left."""
        session = self._session
        session.flush_edits()
        self._tab, self._focus = self._drawer.opened, self._window.focusWidget()
        self._aside, self._path = None, self._files.path
        if session.touched:
            corpus = session.corpus if session.has_corpus else None
            self._aside = OpenedSession(to_saved(session), corpus, None, session.opened_from)
        self._files.path = None  # saving must not write the lesson over the user's file
        self._shop = shop_of(language)
        self._language = language
        self.begins.emit()
        self._running = True
        self._begin()
        self._panel.fit()
        self._panel.show()
        self.go(min(self._preferences.lesson_step, len(STEPS) - 1))

    def stop(self) -> None:
        """Closes the lesson; the session that was put aside is there again."""
        if self._running:
            self._leave()
            if self._aside is not None:
                self._put_back(self._aside, self._path)
            self.makes_room.emit(False)
            self._drawer.close_all()
            self._drawer.open(self._tab)
            before = self._focus
            if before is not None and Shiboken.isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)

    def step_back(self, hidden: bool) -> None:
        """Hides the panel while the window is a presentation's."""
        if self._running:
            self._panel.setVisible(not hidden)
            if hidden:
                self._pointer.point_at(())
            else:
                self._point()

    def go(self, place: int) -> None:
        """Shows a step, by its place from 0, and sets the window up for it."""
        self._place = max(0, min(place, len(STEPS) - 1))
        self._preferences.lesson_step = self._place
        self._set_up()

    def speak(self, language: str) -> None:
        """The lesson is in another language, from the beginning of the present step."""
        if self._running and language != self._language:
            self._language, self._shop = language, shop_of(language)
            self._set_up()

    # Setting up

    def _begin(self) -> None:
        self._beginning = True
        self._session.begin(self._shop.corpus, self._shop.first_line, None)
        self._beginning = False

    def _set_up(self) -> None:
        step, session, shop = STEPS[self._place], self._session, self._shop
        self._listen_to(())
        self._settling, self._done = True, False
        self._player.pause()
        session.flush_edits()
        if session.corpus.content != shop.corpus.content or not session.has_corpus:
            session.replace_corpus(shop.corpus)
        session.change_settings(SETTINGS)
        session.set_sample(step.sample(shop))
        session.merge_to(step.merges(shop))
        session.choose_limit(None)
        session.set_cost_sheet(example_cost_sheet(self._language))
        if step.tab:
            self._drawer.open(step.tab)
        else:
            self._drawer.close_all()
        clear_drawer(self._scene, step.tab)
        self._listen_to(step.signals(self._scene))
        self._point()
        self._soon.start(0)

    def _show(self) -> None:
        """The texts; they speak of figures that are not there before the window has settled."""
        step, scene = STEPS[self._place], self._scene
        self._panel.show_step(
            self._place,
            len(STEPS),
            self._texts.title(step.name),
            self._texts.story(step.name, scene),
            self._texts.task(step.name, scene, step.keys),
        )
        aside = self.tr("Your own session is put aside. It comes back when you close the lesson.")
        self._panel.show_aside(aside if self._aside else "")

    def _point(self) -> None:
        self._pointer.point_at(self._parts)

    def _lead(self) -> None:
        """Gives the focus to the control to be used; before the window has settled it may be disabled."""
        parts = self._parts
        for part in reversed(parts):
            bring_into_view(part, self._window)
        now = QApplication.focusWidget()
        if parts and not (now and self._panel.isAncestorOf(now)):
            parts[0].setFocus(Qt.FocusReason.OtherFocusReason)
            if isinstance(parts[0], QPlainTextEdit):
                parts[0].moveCursor(parts[0].textCursor().MoveOperation.End)

    # Noticing

    def _look(self) -> None:
        """Notices what the pupil has done, as soon as the window stands."""
        step, scene = STEPS[self._place], self._scene
        if not self._running or self._done or self._session.busy or self._session.pairs is None:
            return
        if self._settling:
            self._settling = False
            self._note = step.note(scene)
            self._show()
            self._lead()
        elif step.done(scene, self._note) and (told := self._texts.told(step.name, scene)):
            self._done = True
            self._panel.show_told(told)

    def _look_soon(self) -> None:
        if self._running and not self._done:
            self._soon.start(0 if self._settling else STEPS[self._place].pause_ms)

    def _listen_to(self, signals: Sequence[SignalInstance]) -> None:
        for signal in self._listening:
            signal.disconnect(self._look_soon)
        self._listening = list(signals)
        for signal in self._listening:
            signal.connect(self._look_soon)

    @property
    def _parts(self) -> list[QWidget]:
        names = STEPS[self._place].points
        return [part for name in names if (part := self._scene.find(QWidget, name))]

    @property
    def _scene(self) -> Scene:
        return Scene(self._session, self._window, self._shop)

    # Leaving

    def _next(self) -> None:
        if self._place < len(STEPS) - 1:
            self.go(self._place + 1)
        else:
            self._preferences.lesson_step = 0
            self.stop()

    def _leave(self) -> None:
        self._running = False
        self._listen_to(())
        self._soon.stop()
        self._pointer.point_at(())
        self._panel.hide()
        self._player.pause()
        self.ended.emit()

    def _put_back(self, aside: OpenedSession, path: Path | None) -> None:
        self._files.path = path
        adopt(self._session, aside)

    def _another_document(self) -> None:
        """Something else is opened or begun: the lesson makes room for it."""
        if self._running and not self._beginning:
            self._leave()
            self.makes_room.emit(True)
            if self._aside is not None:
                self._notice.tell(
                    lambda: self.tr("The session from before the lesson is still here."),
                    lambda: self.tr("Bring it back"),
                    partial(self._put_back, self._aside, self._path),
                )

    def _another_corpus(self) -> None:
        """A person chose a corpus, which is no part of the lesson: the step would take it away again."""
        if self._running and self._session.corpus.content != self._shop.corpus.content:
            self._another_document()

    def _file_opened(self) -> None:
        if self._session.corpus.files:
            self._another_document()

    def _connect(self) -> None:
        session, panel = self._session, self._panel
        for signal in (
            session.rules_changed,
            session.position_changed,
            session.pairs_changed,
            session.sample_changed,
            session.limit_changed,
            session.settings_changed,
            session.cost_changed,
            session.busy_changed,
        ):
            signal.connect(self._look_soon)
        session.ending.connect(self._another_document)
        self._files.opened.connect(self._file_opened)
        if (combo := self._window.findChild(SampleCombo, "sampleCombo")) is not None:
            combo.sample_chosen.connect(self._another_corpus)
            combo.own_chosen.connect(self._another_corpus)
        panel.back_wanted.connect(lambda: self.go(self._place - 1))
        panel.next_wanted.connect(self._next)
        panel.close_wanted.connect(self.stop)
        panel.restart_wanted.connect(partial(self.go, 0))
