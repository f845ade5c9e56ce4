"""The texts held out from learning, typed or out of files, whose tokens the chart shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QFrame,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bpe_gui.core.held_out import MOST_TEXTS, HeldOutText, HeldOutTexts
from bpe_gui.core.problem import Problem
from bpe_gui.document.background import Background
from bpe_gui.document.held_out_files import reading_held_out
from bpe_gui.document.session import Session
from bpe_gui.panes.chart.chart_drawing import MOST_TEXTS as MOST_DRAWN
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.plain_text_edit import LONGEST_TYPED, PlainTextEdit
from bpe_gui.panes.widgets import label, named, say
from bpe_gui.window.files import translated

_LINES = 5
_TYPING_MS = 200
# In heights of a line.
_WIDTH, _HEIGHT, _FILES = 28, 30, 4


class HeldOutDialog(QDialog):
    """Lines, files and the sample's lines as texts; it stays open, and what changes in it holds at once."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("heldOutDialog")
        self._session = session
        self._problem: Problem | None = None
        inside = self._inside = QWidget(self)
        self._explanation = label(inside, "quiet")
        self._title = label(inside, "title")
        self._editor = named(PlainTextEdit(inside, _LINES), "heldOutEditor")
        self._messages = self._button("heldOutMessages", self._take_messages)
        self._sample = named(QCheckBox(inside), "heldOutSample")
        self._files_title = label(inside, "title")
        self._files = named(_FileList(inside), "heldOutFiles")
        self._add = self._button("heldOutAdd", self._ask_files)
        self._remove = self._button("heldOutRemove", self._remove_file)
        self._told = label(inside, "quiet", "heldOutTold")
        self._fault = label(inside, "lost", "heldOutFault")
        self._lane = Background(self)
        self._lane.busy_changed.connect(self._say)
        # The curves follow when typing pauses.
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._typing.timeout.connect(self._take_lines)
        self._lay_out()
        self._editor.edited.connect(self._typing.start)
        self._editor.huge_text.connect(self._too_long)
        self._sample.toggled.connect(self._choose_sample)
        self._files.removed.connect(self._remove_file)
        self._files.currentRowChanged.connect(self._say)
        session.held_out_changed.connect(self._follow)
        session.cost_changed.connect(self._say)
        session.ending.connect(self._typing.stop)
        session.closing.connect(self._end)
        self.retranslate()
        self._follow()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self.setWindowTitle(self.tr("Held-out texts"))
        self._explanation.setText(
            self.tr("No rule is learned from these texts. Their curves show whether more rules still help.")
        )
        self._sample.setText(self.tr("Each line of the &sample is a text"))
        self._sample.setToolTip(self.tr("The lines of the text above the tokens have a curve each"))
        self._title.setText(self.tr("TEXTS, ONE ON A LINE"))
        self._editor.setAccessibleName(self.tr("Held-out texts, one on a line"))
        self._editor.setToolTip(self.tr("Each line has a curve of its own; empty lines are left out"))
        self._editor.setPlaceholderText(self.tr("Type a sentence on each line."))
        self._messages.setText(self.tr("Add the &messages of Cost"))
        self._messages.setToolTip(
            self.tr("The messages whose cost is estimated, behind the lines typed here")
        )
        self._files_title.setText(self.tr("FILES, EACH ONE TEXT"))
        self._files.setAccessibleName(self.tr("Files with held-out texts"))
        self._files.setToolTip(self.tr("Delete takes a file away; it stays on the disk"))
        self._add.setText(self.tr("&Add files…"))
        self._add.setToolTip(self.tr("Texts in any encoding; they are kept in the session"))
        self._remove.setText(self.tr("&Remove the file"))
        self._remove.setToolTip(self.tr("Takes the chosen file away; it stays on the disk"))
        self._told.setAccessibleName(self.tr("What is measured"))
        self._fault.setAccessibleName(self.tr("What went wrong"))
        for control in (self._sample, self._messages, self._add, self._remove):
            control.setAccessibleName(control.text().replace("&", ""))
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        if self._typing.isActive():
            self._take_lines()
        super().hideEvent(event)

    def add_files(self, paths: Sequence[Path]) -> None:
        """Reads files and adds their texts; what goes wrong is said, and nothing is added then."""
        work = reading_held_out(paths, self._session.held_out.files)
        self._problem = None
        self._lane.run(work, self._take_files, self._failed)
        self._say()

    # What the user does

    def _take_lines(self) -> None:
        self._typing.stop()
        self._change(lines=self._editor.text())

    def _choose_sample(self, chosen: bool) -> None:
        self._change(sample_lines=chosen)

    def _take_messages(self) -> None:
        self._take_lines()
        given = self._session.held_out.lines
        more = "\n".join(self._session.cost_sheet.lines)
        self._change(lines=f"{given.rstrip()}\n{more}" if given.strip() else more)

    def _ask_files(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, self.tr("Add held-out texts"))
        if names:
            self.add_files([Path(name) for name in names])

    def _remove_file(self) -> None:
        place = self._files.currentRow()
        files = self._session.held_out.files
        if 0 <= place < len(files):
            self._change(files=(*files[:place], *files[place + 1 :]))
            self._files.setCurrentRow(min(place, len(files) - 2))

    def _change(
        self,
        lines: str | None = None,
        files: tuple[HeldOutText, ...] | None = None,
        sample_lines: bool | None = None,
    ) -> None:
        given = self._session.held_out
        self._problem = None
        self._session.set_held_out(
            HeldOutTexts(
                given.lines if lines is None else lines,
                given.files if files is None else files,
                given.sample_lines if sample_lines is None else sample_lines,
            )
        )
        self._say()

    # What comes back

    def _take_files(self, files: tuple[HeldOutText, ...]) -> None:
        self._change(files=files)

    def _failed(self, fault: Exception) -> None:
        if not isinstance(fault, Problem):
            raise fault
        self._problem = fault
        self._say()

    def _too_long(self) -> None:
        most = self.locale().toString(LONGEST_TYPED)
        text = self.tr("That is too long to be typed here: up to {most} letters. Add it as a file.")
        say(self._fault, text.replace("{most}", most))
        self._fault.show()

    def _follow(self) -> None:
        """Shows what the session has, unless it is what is being typed."""
        given = self._session.held_out
        if not self._typing.isActive() and self._editor.text() != given.lines:
            self._editor.show_text(given.lines)
        self._sample.setChecked(given.sample_lines)
        self._files.show_names([file.name for file in given.files])
        self._files.setVisible(bool(given.files))
        self._remove.setVisible(bool(given.files))
        self._say()

    def _say(self) -> None:
        """Tells how many texts there are, and what went wrong."""
        texts = len(self._session.held_out.texts(self._session.sample_text))
        told = self.tr("%Ln text(s)", "", texts)
        if texts > MOST_DRAWN:
            more = self.tr("the first {most} are drawn, the large chart lists all")
            told += " · " + more.replace("{most}", self.locale().toString(MOST_DRAWN))
        if texts >= MOST_TEXTS:
            told += " · " + self.tr("more are not measured")
        if self._lane.busy:
            told = self.tr("reading…")
        elif self._session.held_out_stopped:
            told = self.tr("Stopped; the next change of a text or a rule measures them again.")
        say(self._told, told)
        say(self._fault, translated(self._problem) if self._problem else "")
        self._fault.setVisible(bool(self._fault.text()))
        self._messages.setEnabled(bool(self._session.cost_sheet.lines))
        self._add.setEnabled(not self._lane.busy)
        self._remove.setEnabled(self._files.currentRow() >= 0)

    def _end(self) -> None:
        self._lane.stop()
        self.close()

    def _button(self, name: str, run: Callable[[], None]) -> QPushButton:
        button = named(QPushButton(self._inside), name)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: run())
        return button

    def _lay_out(self) -> None:
        for told in (self._explanation, self._told, self._fault):
            told.setWordWrap(True)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        below = FlowLayout()
        below.addWidget(self._messages)
        buttons = FlowLayout()
        buttons.addWidget(self._add)
        buttons.addWidget(self._remove)
        column.addWidget(self._explanation)
        column.addSpacing(8)
        column.addWidget(self._title)
        column.addWidget(self._editor, 1)
        column.addLayout(below)
        column.addWidget(self._sample)
        column.addSpacing(8)
        column.addWidget(self._files_title)
        column.addWidget(self._files)
        column.addLayout(buttons)
        column.addSpacing(8)
        column.addWidget(self._told)
        column.addWidget(self._fault)
        line = QFontMetrics(self.font()).height()
        self._files.setFixedHeight(round(_FILES * 1.4 * line))
        self._editor.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # With large letters it scrolls, and is no larger than the screen.
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._inside)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(area)
        self._editor.setFocus()
        most = self.screen().availableSize() * 0.9
        self.resize(QSize(_WIDTH * line, _HEIGHT * line).boundedTo(most))


class _FileList(QListWidget):
    """The names of files; Delete takes the chosen one away."""

    removed = Signal()

    def show_names(self, names: Sequence[str]) -> None:
        """Shows other files."""
        if names != [self.item(row).text() for row in range(self.count())]:
            self.clear()
            self.addItems(names)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)
