"""The vocabulary: every token with its count, and the words and letters of the corpus that stand out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from bpe_gui.core.settings import Unit
from bpe_gui.core.vocabulary import TokenKind
from bpe_gui.document.background import Background, Work
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedToken
from bpe_gui.document.vocabulary_rows import VocabularyColumn
from bpe_gui.panes.findable import Findable
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.rows_finding import VocabularyFinding
from bpe_gui.panes.vocabulary.corpus_words_part import CorpusWordsPart
from bpe_gui.panes.vocabulary.vocabulary_menu import VocabularyMenu
from bpe_gui.panes.vocabulary.vocabulary_table import NUMBERS, VocabularyTable
from bpe_gui.panes.vocabulary.vocabulary_text import table_lines
from bpe_gui.panes.vocabulary.vocabulary_words import SpokenVocabulary
from bpe_gui.panes.widgets import label, named, say

_TABLE = "text/tab-separated-values"
_LONGEST_SEARCHED = 200
# Lines of a copied table made between two looks at the clock.
_SLICE = 512


class VocabularyPane(QWidget):
    """The table of tokens with what chooses its rows, and beside it words and letters that stand out.

    It follows the session while it is in view. A token that is chosen is asked about.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._model = SpokenVocabulary(session, self)
        self._title = label(self, "title")
        self._summary = label(self, "quiet", "vocabularySummary")
        self._search = named(QLineEdit(self), "vocabularySearch")
        self._search.setMaxLength(_LONGEST_SEARCHED)
        self._kind = named(QComboBox(self), "vocabularyKind")
        self._table = named(VocabularyTable(self._model, self), "vocabularyView")
        self._menu = VocabularyMenu(self)
        self._words = CorpusWordsPart(session, self._model, self)
        self._copying = Background(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._title.setText(self.tr("VOCABULARY"))
        self._summary.setAccessibleName(self.tr("How many tokens there are"))
        self._search.setAccessibleName(self.tr("Letters to look for in tokens"))
        self._search.setPlaceholderText(self.tr("Part of a token, or a number"))
        self._search.setToolTip(
            self.tr("Only tokens that hold this are shown; Down goes to them, Esc shows all again")
        )
        self._kind.setAccessibleName(self.tr("Which tokens are shown"))
        self._kind.setToolTip(self.tr("Choose which tokens are shown"))
        self._say_kinds()
        self._table.setAccessibleName(self.tr("Tokens of the vocabulary"))
        self._table.setToolTip(
            self.tr("Choose a token to ask about it; Enter asks why, the keys 1 to 6 sort by a column")
        )
        self._table.set_special_word(self.tr("special token"))
        headings = {
            VocabularyColumn.ID: (self.tr("id"), self.tr("The number that the model gets")),
            VocabularyColumn.TOKEN: (self.tr("token"), self.tr("With signs for what is invisible")),
            VocabularyColumn.BYTES: (self.tr("bytes"), self.tr("The bytes that it is stored in")),
            VocabularyColumn.COUNT: (self.tr("count"), self.tr("How often the corpus has it now")),
            VocabularyColumn.LETTERS: (self.tr("letters"), self.tr("How many letters it has")),
            VocabularyColumn.RULE: (self.tr("rule"), self.tr("The rule that made it; letters have none")),
        }
        for column, (_, tip) in headings.items():
            self._set_header(column, tip, Qt.ItemDataRole.ToolTipRole)
        names = {column: heading for column, (heading, _) in headings.items()}
        self._table.set_headings(names)
        self._menu.say(names)
        self._tell()

    def findable(self) -> Findable:
        """What is searched in it: the tokens that the table shows."""
        return VocabularyFinding(self._table, self._model, self._search_remark)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LocaleChange):
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the field Down goes to the tokens, and Esc empties it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self._search.text():
                self._search.clear()
                return True
        return super().eventFilter(watched, event)

    def copy(self) -> None:
        """Copies the selected tokens, or all that are shown when none is selected, as a table with tabs."""
        rows = self._table.selected_rows()
        self._copy_tokens(self._model.rows[rows] if len(rows) else self._model.rows)

    def copy_all(self) -> None:
        """Copies all tokens that are shown as a table with tabs."""
        self._copy_tokens(self._model.rows)

    # Slots

    def _follow(self) -> None:
        if self.isVisible():
            self._model.follow()

    def _followed(self) -> None:
        self._words.follow()
        self._table.fit()
        self._tell()

    def _searched(self, text: str) -> None:
        self._table.rearranged = True
        self._model.show_holding(*([text] if text else []))

    def _kind_chosen(self) -> None:
        self._table.rearranged = True
        self._model.show_kind(self._kind.currentData())

    def _sort(self, column: VocabularyColumn, order: Qt.SortOrder) -> None:
        self._table.rearranged = True
        self._menu.mark(column)
        self._model.sort(column, order)
        self._table.mark_order()

    def _touched(self, row: int) -> None:
        if asked := self._asked(row):
            self._session.ask(asked)

    def _asks_why(self, row: int) -> None:
        if asked := self._asked(row):
            self._session.ask_why(asked)

    def _show_menu(self, event: QContextMenuEvent) -> None:
        self._menu.popup(event.globalPos())

    # Helpers

    def _asked(self, row: int) -> AskedToken | None:
        """What a row asks about; a special token is what it is."""
        if not 0 <= row < len(self._model.rows):
            return None
        token, table = int(self._model.rows[row]), self._model.vocabulary.table
        return AskedToken(table.symbols[token]) if token >= table.specials else None

    def _set_header(self, column: VocabularyColumn, value: str | Qt.AlignmentFlag, role: int) -> None:
        self._model.setHeaderData(column, Qt.Orientation.Horizontal, value, role)

    def _copy_tokens(self, tokens: Iterable[int]) -> None:
        vocabulary = self._model.vocabulary

        def lines() -> Work[tuple[str, bytes]]:
            made: list[str] = []
            for line in table_lines(map(int, tokens), vocabulary):
                made.append(line)
                if not len(made) % _SLICE:
                    yield 0.0
            text = "".join(f"{line}\n" for line in made)
            return text, text.encode()

        def put(made: tuple[str, bytes]) -> None:
            content = QMimeData()
            content.setText(made[0])
            content.setData(_TABLE, made[1])
            QGuiApplication.clipboard().setMimeData(content)

        self._copying.run(lines(), put, _raise)

    def _search_remark(self) -> str:
        are_all = len(self._model.rows) == self._model.vocabulary.size
        return "" if are_all else self.tr("only the tokens that are shown are searched")

    def _say_kinds(self) -> None:
        names = {
            TokenKind.ALL: self.tr("all tokens"),
            TokenKind.UNITS: self.tr("what there was before the rules"),
            TokenKind.RULES: self.tr("made by rules"),
            TokenKind.WHOLE_WORDS: self.tr("whole words"),
            TokenKind.UNUSED: self.tr("not in the corpus any more"),
            TokenKind.NEVER_MERGED: self.tr("letters never merged"),
            TokenKind.SPECIAL: self.tr("special tokens"),
        }
        for place, (kind, name) in enumerate(names.items()):
            if place == self._kind.count():
                self._kind.addItem(name, kind)
            else:
                self._kind.setItemText(place, name)

    def _tell(self) -> None:
        say(self._summary, " · ".join(part for part in self._facts() if part))
        self._words.tell()
        if not self._model.is_counting and not len(self._model.rows):
            self._table.set_empty_text(self.tr("No token is like this."))
        else:
            self._table.set_empty_text("")

    def _facts(self) -> list[str]:
        vocabulary, locale = self._model.vocabulary, self.locale()
        size, units = vocabulary.size, vocabulary.table.base - vocabulary.table.specials
        parts = [self._units(units)] if units else []
        if specials := vocabulary.table.specials:
            parts.append(self.tr("%Ln special", "", specials))
        if vocabulary.merges:
            parts.append(self.tr("%Ln by rules", "", vocabulary.merges))
        whole = self.tr("%Ln token(s)", "", size)
        facts = [f"{whole} = {' + '.join(parts)}" if len(parts) > 1 else whole]
        if len(self._model.rows) != size:
            facts.append(self.tr("%Ln shown", "", len(self._model.rows)))
        if self._model.is_counting:
            counting = self.tr("counting… {percent} %")
            facts.append(counting.replace("{percent}", locale.toString(int(100 * self._model.share))))
        elif vocabulary.counts is not None:
            total = int(vocabulary.counts.sum())
            text = self.tr("they stand %Ln time(s) in the corpus", "", plural(total))
            facts.append(with_number(text, total, locale))
        return facts

    def _units(self, units: int) -> str:
        settings = self._model.settings
        if settings.pretokenizer.has_marker:
            return self.tr("%Ln symbol(s)", "", units)  # the marker is no letter
        if settings.unit is Unit.BYTES:
            return self.tr("%Ln byte(s)", "", units)
        return self.tr("%Ln letter(s)", "", units)

    def _lay_out(self) -> None:
        for column in VocabularyColumn:
            side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
            self._set_header(column, side | Qt.AlignmentFlag.AlignVCenter, Qt.ItemDataRole.TextAlignmentRole)
        self._summary.setWordWrap(True)
        heading, choosing, left, both = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(), QHBoxLayout(self)
        for each in (heading, choosing, left):
            each.setSpacing(8)
        heading.addWidget(self._title, 0, Qt.AlignmentFlag.AlignTop)
        heading.addWidget(self._summary, 1, Qt.AlignmentFlag.AlignTop)
        choosing.addWidget(self._search, 1)
        choosing.addWidget(self._kind)
        left.addLayout(heading)
        left.addLayout(choosing)
        left.addWidget(self._table, 1)
        both.setContentsMargins(16, 8, 16, 8)
        both.setSpacing(24)
        both.addLayout(left, 3)
        both.addWidget(self._words, 2)

    def _connect(self) -> None:
        session, model, table = self._session, self._model, self._table
        for signal in (session.rules_changed, session.position_changed, session.settings_changed):
            signal.connect(self._follow)
        model.followed.connect(self._followed)
        model.counting_changed.connect(self._tell)
        self._search.textChanged.connect(self._searched)
        self._search.installEventFilter(self)
        self._kind.activated.connect(self._kind_chosen)
        table.sort_wanted.connect(self._sort)
        table.touched.connect(self._touched)
        table.asked_about.connect(self._asks_why)
        table.copy_wanted.connect(self.copy)
        table.menu_wanted.connect(self._show_menu)
        self._menu.why_wanted.connect(lambda: self._asks_why(table.currentIndex().row()))
        self._menu.copy_wanted.connect(self.copy)
        self._menu.copy_all_wanted.connect(self.copy_all)
        self._menu.sort_wanted.connect(table.sort_by)
        session.closing.connect(self._copying.stop)


def _raise(fault: Exception) -> None:
    raise fault
