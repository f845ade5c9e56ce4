"""The window: bar, three columns, drawer and status line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QMainWindow,
    QMessageBox,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bpe_gui import __version__, i18n, look
from bpe_gui.document.autosave import Autosave
from bpe_gui.document.player import Player
from bpe_gui.document.samples import example_cost_sheet, load_sample, shipped_samples, shop_name
from bpe_gui.document.session import Session
from bpe_gui.panes.chart.chart_pane import ChartPane
from bpe_gui.panes.corpus.corpus_pane import CorpusPane
from bpe_gui.panes.limit.limit_pane import LimitPane
from bpe_gui.panes.rules.rules_pane import RulesPane
from bpe_gui.panes.settings_pane import SettingsPane
from bpe_gui.panes.tokens.tokens_pane import TokensPane
from bpe_gui.preferences import Preferences
from bpe_gui.window.actions import Actions
from bpe_gui.window.bar import Bar
from bpe_gui.window.chart_room import ChartRoom
from bpe_gui.window.drawer import Drawer
from bpe_gui.window.export import Export
from bpe_gui.window.files import Files
from bpe_gui.window.find import Find
from bpe_gui.window.focus_keys import FocusKeys
from bpe_gui.window.help import Help
from bpe_gui.window.menus import Menus
from bpe_gui.window.notice import Notice
from bpe_gui.window.reports import Reports
from bpe_gui.window.stage import Stage
from bpe_gui.window.status import Status
from bpe_gui.window.text_size import TextSize

if TYPE_CHECKING:
    from bpe_gui.window.guide.guide import Guide
    from bpe_gui.window.presentation import Presentation

_MARGIN = 16


class MainWindow(QMainWindow):
    """One session seen from all sides. It asks nothing when it closes."""

    def __init__(self, app: QApplication, preferences: Preferences, language: str) -> None:
        # Before there is a window: all of it is said once, in its language, when it is made.
        i18n.set_language(app, language)
        super().__init__()
        self.setLocale(QLocale(language))
        self._app = app
        self.preferences = preferences
        preferences.setParent(self)
        self._language = language
        self._autosave: Autosave | None = None
        self._guide: Guide | None = None
        self._presentation: Presentation | None = None
        self.setObjectName("mainWindow")
        self.setAcceptDrops(True)
        self.session = Session(self)
        self._begin(language)
        self.files = Files(self.session, preferences, self)
        self._player = Player(self.session, self)
        self.actions_ = Actions(self.session, self._player, self)
        self._build()
        self._menus = Menus(self.actions_, self.chart.menu, preferences, self.files, self)
        self.reports = Reports(self.session, self.files, self._notice, self)
        self.text_size = TextSize(app, self.actions_, preferences, self)
        self._connect()
        FocusKeys(self)
        Find(self.session, self.actions_, self._stage, self._drawer, self)
        self._status.show_language(language)
        self.session.offer_cost_sheet(example_cost_sheet(language))
        self.retranslate()

    @property
    def busy(self) -> bool:
        """Whether something is being read, written or learned."""
        return self.files.busy or self.session.busy

    def keep(self, autosave: Autosave) -> None:
        """Keeps the session by itself from now on, and offers the one that was kept before."""
        self._autosave = autosave
        self._menus.kept = lambda: autosave.kept
        self.reports.follow(autosave)

    def set_language(self, code: str) -> None:
        """Speaks another language; the shop's messages follow while nothing was done with them."""
        self.session.flush_edits()  # what is being typed is not overwritten
        self._language = code
        i18n.set_language(self._app, code)
        self.setLocale(QLocale(code))
        self._status.show_language(code)
        self.session.offer_cost_sheet(example_cost_sheet(code))
        in_lesson = self._guide is not None and self._guide.running
        if not in_lesson and not self.session.touched and self.session.corpus.sample != shop_name(code):
            self._begin(code)
        self.retranslate()
        if self._guide is not None:
            self._guide.speak(code)

    def retranslate(self) -> None:
        """Sets every text of the window itself in the language of the interface."""
        self.actions_.retranslate()
        self._menus.retranslate()
        self._help.retranslate()
        name = self.files.path.name if self.files.path else self.session.corpus.name
        self.setWindowTitle(f"{name} – BPE Trainer" if name else "BPE Trainer")
        self.setAccessibleName(self.tr("BPE Trainer"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.files.open_dropped([url.toLocalFile() for url in files])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Words in the chosen language have changed sizes since: without this the first frame shows them cut.
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._player.pause()
        self.actions_.present.setChecked(False)  # its full screen and its type are not to be kept
        self.session.flush_edits()
        if self._guide is not None:
            self._guide.stop()  # the user's own session is there again, and is what is kept
        self.preferences.geometry = self.saveGeometry()
        if self._autosave is not None:
            self._autosave.close()
        self.files.close()
        self.session.close()
        super().closeEvent(event)

    def _begin(self, language: str) -> None:
        """The shop's messages in a language, and an answer of the shop."""
        shop = shipped_samples()[shop_name(language)]
        self.session.offer_cost_sheet(example_cost_sheet(language))
        self.session.begin(load_sample(shop), shop.answer, shop.limit)

    def _sample_chosen(self, name: str) -> None:
        """A shipped corpus comes with an answer to cut; a sample of the user's own stays."""
        samples = shipped_samples()
        if self.session.sample_text in {"", *(sample.answer for sample in samples.values())}:
            self.session.set_sample(samples[name].answer)
            self.session.choose_limit(samples[name].limit)

    def _present(self, presenting: bool) -> None:
        if self._presentation is None:
            from bpe_gui.window.presentation import Presentation

            self._presentation = Presentation(self.session, self.actions_, self._stage, self)
        self._help.close()
        self._presentation.turn(presenting)

    def _about(self) -> None:
        text = self.tr("BPE Trainer {version} shows how language models cut text into tokens. MIT licence.")
        QMessageBox.about(self, self.tr("About BPE Trainer"), text.replace("{version}", __version__))

    def _build(self) -> None:
        session = self.session
        central = QWidget(self)
        self.setCentralWidget(central)
        # From the outside in: a pane that is put into another widget after it was made is styled once more.
        self._bar = Bar(session, self._player, self.actions_, central)
        self._settings = SettingsPane(session, central)
        self._settings.hide()
        self._notice = Notice(central)
        rows = self._splitter(Qt.Orientation.Vertical, central)
        columns = self._splitter(Qt.Orientation.Horizontal, rows)
        areas, boxes = zip(*(_column(columns) for _ in range(3)), strict=True)
        self._corpus = CorpusPane(session, boxes[0])
        self._rules = RulesPane(session, boxes[1])
        results = self._splitter(Qt.Orientation.Vertical, boxes[2])
        self._tokens = TokensPane(session, results)
        self._limit = LimitPane(session, results)
        self.chart = ChartPane(session, results)
        self._drawer = Drawer(session, rows)
        for box, part in zip(boxes, (self._corpus, self._rules, results), strict=True):
            inside = QVBoxLayout(box)
            inside.setContentsMargins(_MARGIN, 8, _MARGIN, 8)
            inside.addWidget(part)
        for number, stretch in enumerate((5, 6, 10)):
            columns.setStretchFactor(number, stretch)
        for number, stretch in enumerate((3, 0, 4)):
            results.setStretchFactor(number, stretch)
        rows.setStretchFactor(0, 1)
        rows.setStretchFactor(1, 0)
        column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for strip in (self._bar, self._settings, self._notice):
            column.addWidget(strip)
        column.addWidget(rows, 1)
        self._status = Status(session, self.files, self)
        self.setStatusBar(self._status)
        self._help = Help(self.actions_, self._app, central, self)
        self._rows = rows
        self._stage = Stage(
            ground=column,
            columns=areas,
            corpus=self._corpus,
            rules=self._rules,
            tokens=self._tokens,
            limit=self._limit,
            chart=self.chart,
            scenery=(self.menuBar(), self._bar, self._settings, self._drawer, self._status),
        )
        self.resize(1366, 768)
        columns.setSizes([290, 380, 680])

    def _splitter(self, orientation: Qt.Orientation, parent: QWidget) -> QSplitter:
        splitter = QSplitter(orientation, parent)
        splitter.setChildrenCollapsible(False)
        # Both become nine pixels, a hairline in them: Qt adds the sheet's margins to a vertical one.
        splitter.setHandleWidth(9 if orientation == Qt.Orientation.Horizontal else 1)
        return splitter

    def _connect(self) -> None:
        actions, files = self.actions_, self.files
        self.addActions(actions.all)  # their keys work while the menus are hidden, too
        actions.new.triggered.connect(self._new)
        actions.open.triggered.connect(files.ask_open)
        actions.open_folder.triggered.connect(files.ask_open_folder)
        actions.open_part.triggered.connect(files.ask_open_part)
        actions.save.triggered.connect(files.save)
        actions.save_as.triggered.connect(files.ask_save)
        actions.quit.triggered.connect(self.close)
        actions.less_motion.setChecked(self.preferences.less_motion)
        actions.less_motion.toggled.connect(self._set_less_motion)
        actions.own_settings.toggled.connect(self._settings.setVisible)
        actions.lesson.toggled.connect(self._toggle_lesson)
        actions.about.triggered.connect(self._about)
        actions.present.toggled.connect(self._present)
        self._bar.own_settings_chosen.connect(lambda: actions.own_settings.setChecked(True))
        self._export = Export(self.session, actions, files, self._tokens, self.chart, self)
        ChartRoom(self.session, self.chart, self._stage, actions, self.preferences, self)
        self.chart.noticed.connect(lambda text: self._notice.tell(lambda: text))
        self._corpus.sample_chosen.connect(self._sample_chosen)
        self._status.language_chosen.connect(self._language_chosen)
        self._status.encoding_chosen.connect(files.reopen)
        self._status.cancelled.connect(self.reports.cancel)
        self.session.corpus_changed.connect(self.retranslate)
        files.opened.connect(self.retranslate)
        files.saved.connect(self.retranslate)
        files.exercises_wanted.connect(self._drawer.open_exercises)

    def _language_chosen(self, code: str) -> None:
        self.preferences.language = code
        self.set_language(code)

    def _set_less_motion(self, less: bool) -> None:
        self.preferences.less_motion = less
        look.set_reduced_motion(self._app, less)

    def _toggle_lesson(self, wanted: bool) -> None:
        """Opens the guided lesson, or closes it; nothing of it is made before it is opened first."""
        if self._guide is None:
            from bpe_gui.window.guide.guide import Guide

            self._guide = Guide(
                self.session,
                self.files,
                self._drawer,
                self._player,
                self.preferences,
                self._notice,
                self,
            )
            self._guide.put_beside(self._stage.ground, self._rows)
            self._guide.ended.connect(lambda: self.actions_.lesson.setChecked(False))
            self.actions_.present.toggled.connect(self._guide.step_back)
            if (autosave := self._autosave) is not None:
                self._guide.begins.connect(autosave.rest)
                self._guide.makes_room.connect(lambda aside: autosave.go_on(aside=aside))
        if wanted:
            self._guide.start(self._language)
        else:
            self._guide.stop()

    def _new(self) -> None:
        self.files.path = None
        self._notice.clear()
        self._begin(self._language)


def _column(columns: QSplitter) -> tuple[QScrollArea, QWidget]:
    """A new column and its inside; too large a text scrolls in it instead of making the window grow."""
    area = QScrollArea(columns)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    box = QWidget(area)
    area.setWidget(box)
    return area, box
