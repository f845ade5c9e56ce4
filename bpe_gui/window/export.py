"""Rules and the window's picture as files; the chart exports itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QObject
from PySide6.QtWidgets import QDialog, QWidget

from bpe_gui.core.units import shown
from bpe_gui.document.background import Work
from bpe_gui.document.session import Session
from bpe_gui.panes.chart.chart_pane import ChartPane
from bpe_gui.panes.tokens.tokens_pane import TokensPane
from bpe_gui.window.actions import Actions
from bpe_gui.window.files import Files

if TYPE_CHECKING:
    from bpe_gui.panes.pictures import Picture

_LONGEST_COPIED = 5_000
# Lines of a table made between two looks at the clock.
_LINES = 512
_CHART_SIZE = (640, 260)


class Export(QObject):
    """What File, Export does."""

    def __init__(
        self,
        session: Session,
        actions: Actions,
        files: Files,
        tokens: TokensPane,
        chart: ChartPane,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._files, self._window = session, files, window
        self._tokens, self._chart = tokens, chart
        chart.save_failed.connect(files.tell)
        self._dialog: QDialog | None = None
        actions.export_rules.triggered.connect(self._rules)
        actions.export_vocabulary.triggered.connect(self._vocabulary)
        actions.export_picture.triggered.connect(self._picture)
        actions.export_tokens.triggered.connect(lambda: self._draw(self._tokens_picture()))
        actions.copy_tokens.triggered.connect(self._copy_tokens)
        actions.export_tree.triggered.connect(lambda: self._draw(self._tokens.tree()))
        actions.handout.triggered.connect(self._handout)

    def _rules(self) -> None:
        path = self._files.ask_path(self.tr("Export the rules"), self.tr("Texts (*.txt)"), ".txt")
        if path:
            # Here and below, because the window opens sooner without them.
            from bpe_gui.formats.atomic_file import write_atomically
            from bpe_gui.panes.rules.rules_text import lesson_lines

            session = self._session
            lines = lesson_lines(range(session.merges), list(session.rounds), session.tokenizer.settings)
            text = "".join(f"{line}\n" for line in lines)
            self._files.try_to(lambda: write_atomically(path, text.encode()))

    def _vocabulary(self) -> None:
        path = self._files.ask_path(self.tr("Export the vocabulary"), self.tr("Tables (*.tsv)"), ".tsv")
        if path:
            self._files.write(path, vocabulary_table(self._session))

    def _picture(self) -> None:
        path = self._files.ask_path(self.tr("Picture of the window"), self.tr("Pictures (*.png)"), ".png")
        if path:
            self._files.try_to(lambda: save_picture(self._window, path))

    def _tokens_picture(self) -> Picture:
        cut = self._session.cut
        return self._tokens.picture(cut.limit if cut.limit < cut.tokens else None)

    def _draw(self, picture: Picture | None) -> None:
        if picture is None:
            return
        from bpe_gui.formats.atomic_file import write_atomically
        from bpe_gui.panes.pictures import png_of, svg_of

        kinds = self.tr("Pictures (*.png);;Drawings (*.svg)")
        path = self._files.ask_picture(picture.title, kinds)
        if path:
            drawn = svg_of(picture) if path.suffix.lower() == ".svg" else png_of(picture)
            self._files.try_to(lambda: write_atomically(path, drawn))

    def _copy_tokens(self) -> None:
        from bpe_gui.panes.pictures import copy_picture

        session = self._session
        words = session.tokenizer.encode(session.sample_text[:_LONGEST_COPIED], session.merges)
        settings = session.tokenizer.settings
        text = "  ".join("|".join(shown(token, settings) for token in word.tokens) for word in words)
        copy_picture(self._tokens_picture(), text)

    def _handout(self) -> None:
        from bpe_gui.window.handout.handout_dialog import HandoutDialog
        from bpe_gui.window.handout.making import HandoutMaker

        if self._dialog is None:
            maker = HandoutMaker(self._session, lambda: self._chart.picture(*_CHART_SIZE), self)
            self._dialog = HandoutDialog(maker, self._files, self._window)
            self._session.closing.connect(self._dialog.close)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()


def vocabulary_table(session: Session) -> Work[bytes]:
    """The vocabulary after the present merge as a table with tabs, counted in the corpus."""
    # What it needs is loaded when somebody wants one.
    from bpe_gui.document.vocabulary_source import VocabularySource
    from bpe_gui.panes.vocabulary.vocabulary_text import table_lines

    vocabulary = yield from VocabularySource.of(session).counting(session.merges)
    lines: list[str] = []
    for line in table_lines(range(vocabulary.size), vocabulary):
        lines.append(line)
        if not len(lines) % _LINES:
            yield len(lines) / vocabulary.size
    return "".join(f"{line}\n" for line in lines).encode()


def save_picture(window: QWidget, path: Path) -> None:
    """Writes what the window shows; Problem(CANNOT_WRITE, NO_SPACE)."""
    from bpe_gui.formats.atomic_file import write_atomically

    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    window.grab().save(buffer, "PNG")
    write_atomically(path, bytes(buffer.data().data()))
