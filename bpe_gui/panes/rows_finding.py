"""Finding rules and tokens in their tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QAbstractItemView, QTableView

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.trainer import Round
from bpe_gui.core.units import shown
from bpe_gui.document.background import Work
from bpe_gui.document.rules_model import RulesModel
from bpe_gui.document.vocabulary_model import VocabularyModel
from bpe_gui.panes.findable import Findable, Hit, Hits, Query, in_rows


class _RowsFinding(Findable):
    """Finds rows of a table, and chooses them as a click does."""

    def __init__(self, view: QTableView) -> None:
        self._view = view

    @property
    def widget(self) -> QTableView:
        return self._view

    @property
    def here(self) -> Hit:
        chosen, current = self._view.selectionModel(), self._view.currentIndex()
        # The keyboard alone is not where one looks: a table puts it on its newest row by itself.
        return (current.row(), current.row() + 1) if chosen.isSelected(current) else (0, 0)

    def chosen_text(self) -> str:
        return ""

    def remark(self) -> str:
        return ""

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """A row that is found is chosen; others are not marked."""

    def show_hit(self, hit: Hit) -> None:
        index = self._view.model().index(hit[0], 0)
        flags = QItemSelectionModel.SelectionFlag
        self._view.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self._view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)


class RulesFinding(_RowsFinding):
    """Finds rules by their parts, their token (`e+l` is one, too) and their number."""

    def __init__(self, view: QTableView, model: RulesModel) -> None:
        super().__init__(view)
        self._model = model

    @property
    def state(self) -> object:
        rounds = self._model.rounds
        return len(rounds), rounds[-1] if rounds else None, self._model.settings

    def finding(self, query: Query) -> Work[Hits]:
        return _in_rules(query, list(self._model.rounds), self._model.settings)


class VocabularyFinding(_RowsFinding):
    """Finds tokens among those that the table shows, by letters, by their id or by their rule's number."""

    def __init__(self, view: QTableView, model: VocabularyModel, remark: Callable[[], str]) -> None:
        super().__init__(view)
        self._model, self._remark = model, remark

    @property
    def state(self) -> object:
        return self._model.edition

    def remark(self) -> str:
        return self._remark()

    def finding(self, query: Query) -> Work[Hits]:
        rows: list[int] = self._model.rows.tolist()
        vocabulary = self._model.vocabulary
        base, symbols = vocabulary.table.base, vocabulary.table.symbols
        is_plain = _are_shown_as_they_are(self._model.settings)

        def is_number(row: int, number: int) -> bool:
            return rows[row] == number or 0 < rows[row] - base + 1 == number

        def text(row: int) -> str:
            return symbols[rows[row]] if is_plain else vocabulary.shown(rows[row])

        return in_rows(query, rows, text, is_number)


def _in_rules(query: Query, rounds: Sequence[Round], settings: Settings) -> Work[Hits]:
    is_plain = _are_shown_as_they_are(settings)

    def text(row: int) -> str:
        left, right = rounds[row].rule
        if is_plain:
            return f"{left}+{right}\n{left}{right}"
        return f"{shown(left, settings)}+{shown(right, settings)}\n{shown(left + right, settings)}"

    return in_rows(query, rounds, text, lambda row, number: row + 1 == number)


def _are_shown_as_they_are(settings: Settings) -> bool:
    """Whether symbols need not be made readable, which takes three quarters of the time."""
    return settings.unit is not Unit.BYTES and not settings.pretokenizer.has_marker
