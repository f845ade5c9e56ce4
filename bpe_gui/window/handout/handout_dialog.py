"""What goes into a hand-out, and where it goes: a PDF file, a page for a browser, a printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from bpe_gui.core.exercises.making import LARGEST_SEED
from bpe_gui.formats.atomic_file import write_atomically
from bpe_gui.panes.flow_layout import FlowLayout
from bpe_gui.panes.widgets import label, named
from bpe_gui.window.files import Files
from bpe_gui.window.handout.blocks import Handout
from bpe_gui.window.handout.html_page import html_of
from bpe_gui.window.handout.making import Contents, HandoutMaker
from bpe_gui.window.handout.pages import page_layout, paint_pages, pdf_of

_MOST_EXERCISES = 50


class HandoutDialog(QDialog):
    """Chooses the parts; it stays open and blocks nothing."""

    def __init__(self, maker: HandoutMaker, files: Files, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("handoutDialog")
        self._maker, self._files = maker, files
        self._explanation = label(self, "quiet")
        self._explanation.setWordWrap(True)
        self._parts = {
            name: named(QCheckBox(self), f"handout{name.capitalize()}")
            for name in ("corpus", "rules", "chart", "sentences", "answers")
        }
        for box in self._parts.values():
            box.setChecked(True)
        self._number = named(QSpinBox(self), "handoutNumber")
        self._number.setRange(0, _MOST_EXERCISES)
        self._number.setValue(Contents().exercises)
        self._seed = named(QSpinBox(self), "handoutSeed")
        self._seed.setRange(0, LARGEST_SEED)
        self._seed.setValue(Contents().seed)
        self._number_label, self._seed_label = label(self), label(self)
        self._pdf = self._button("handoutPdf", self._save_pdf)
        self._html = self._button("handoutHtml", self._save_html)
        self._print = self._button("handoutPrint", self._print_it)
        self._lay_out()
        self.retranslate()

    @property
    def contents(self) -> Contents:
        """What is chosen."""
        chosen = {name: box.isChecked() for name, box in self._parts.items()}
        return Contents(**chosen, exercises=self._number.value(), seed=self._seed.value())

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self.setWindowTitle(self.tr("Hand-out"))
        self._explanation.setText(
            self.tr("Made from the corpus and the rules as they are now, in the language of the window.")
        )
        texts = {
            "corpus": (self.tr("The corpus"), self.tr("The text that the rules are learned from")),
            "rules": (self.tr("The rules"), self.tr("All rules in force, as the lesson prints them")),
            "chart": (self.tr("The chart"), self.tr("Tokens per merge")),
            "sentences": (
                self.tr("Coloured sentences"),
                self.tr("The sample and the first lines of the corpus"),
            ),
            "answers": (self.tr("With the answers"), self.tr("The answers stand on a sheet of their own")),
        }
        for name, (text, tip) in texts.items():
            self._parts[name].setText(text)
            self._parts[name].setAccessibleName(text)
            self._parts[name].setToolTip(tip)
        for field, title, text, tip in (
            (
                self._number,
                self._number_label,
                self.tr("Exercises"),
                self.tr("How many exercises; 0 for none"),
            ),
            (
                self._seed,
                self._seed_label,
                self.tr("Seed"),
                self.tr("The same seed gives the same exercises"),
            ),
        ):
            title.setText(text)
            field.setAccessibleName(text)
            field.setToolTip(tip)
        for button, text, tip in (
            (self._pdf, self.tr("Save as &PDF…"), self.tr("Save the hand-out as a PDF file")),
            (self._html, self.tr("Save as &web page…"), self.tr("One HTML file that needs nothing else")),
            (self._print, self.tr("P&rint…"), self.tr("Print the hand-out")),
        ):
            button.setText(text)
            button.setAccessibleName(text.replace("&", ""))
            button.setToolTip(tip)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def write_pdf(self, path: Path) -> None:
        """Writes the hand-out as PDF; Problem(CANNOT_WRITE, NO_SPACE)."""
        write_atomically(path, pdf_of(self._made()))

    def write_html(self, path: Path) -> None:
        """Writes the hand-out as HTML; Problem(CANNOT_WRITE, NO_SPACE)."""
        write_atomically(path, html_of(self._made()).encode("utf-8", "replace"))

    def _made(self) -> Handout:
        return self._maker.made(self.contents, self.locale())

    def _save_pdf(self) -> None:
        path = self._files.ask_path(self.tr("Save the hand-out"), self.tr("PDF files (*.pdf)"), ".pdf")
        if path:
            self._files.try_to(lambda: self.write_pdf(path))

    def _save_html(self) -> None:
        path = self._files.ask_path(self.tr("Save the hand-out"), self.tr("Web pages (*.html)"), ".html")
        if path:
            self._files.try_to(lambda: self.write_html(path))

    def _print_it(self) -> None:
        # Few people print, and the module takes its time.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout())
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            paint_pages(self._made(), printer)

    def _button(self, name: str, run: Callable[[], None]) -> QPushButton:
        button = named(QPushButton(self), name)
        button.setAutoDefault(False)
        button.clicked.connect(run)
        return button

    def _lay_out(self) -> None:
        self._number_label.setBuddy(self._number)
        self._seed_label.setBuddy(self._seed)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(12)
        column.addWidget(self._explanation)
        for name in ("corpus", "rules", "chart", "sentences"):
            column.addWidget(self._parts[name])
        form = QFormLayout()
        form.setSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        form.addRow(self._number_label, self._number)
        form.addRow(self._seed_label, self._seed)
        column.addLayout(form)
        column.addWidget(self._parts["answers"])
        column.addSpacing(8)
        row = FlowLayout()
        for button in (self._pdf, self._html, self._print):
            row.addWidget(button)
        column.addLayout(row)
