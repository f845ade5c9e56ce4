"""The branches of rounds as a table, with what corpus and sample come to on each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal

from bpe_gui.core.engines import Engines
from bpe_gui.core.settings import Settings
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document.background import Background, Work
from bpe_gui.document.headed_table import AnyIndex, HeadedTable
from bpe_gui.document.history import Branch
from bpe_gui.document.learning import Task, make_tokenizer
from bpe_gui.document.rules_model import in_qt
from bpe_gui.document.sample import MeasuredSample
from bpe_gui.document.sample_words import SampleWords
from bpe_gui.document.session import Session


class BranchColumn(IntEnum):
    """The columns of the table of branches."""

    NAME = 0
    RULES = 1
    CORPUS_HERE = 2
    SAMPLE_HERE = 3
    CORPUS_END = 4
    SAMPLE_END = 5


@dataclass(frozen=True, slots=True)
class BranchRow:
    """A branch: where it left which other one, and its tokens after as many merges as are in force now.

    `choice` was taken by hand in the round `left_at` (from 0) and not `instead`, if that is another pair.
    A count is None where the branch does not go so far, or where it is not measured yet. `waiting` is a
    branch that is not learned again since the corpus has changed, `lost` one that cannot be; `short` is one
    that is not learned so far as the present merges, and perhaps can be.
    """

    number: int
    parent: int | None
    left_at: int
    choice: Rule | None
    instead: Rule | None
    rules: int
    corpus_here: int | None
    sample_here: int | None
    corpus_end: int | None
    sample_end: int | None
    present: bool
    waiting: bool
    lost: bool
    short: bool


@dataclass(frozen=True, slots=True)
class _Measured:
    """The sample's tokens after each merge of a branch that had so many rounds."""

    rounds: Sequence[Round]
    text: str
    settings: Settings
    counts: list[int]

    def holds_for(self, branch: Branch, session: Session) -> bool:
        return (
            self.rounds is branch.rounds
            and self.text == session.sample_text
            and self.settings == session.tokenizer.settings
        )


class BranchesModel(HeadedTable):
    """All branches, in the order in which they were made; `follow` it while somebody looks.

    The sample is measured on the other branches in the background; `measured` tells of each.
    """

    measured = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(BranchColumn, parent)
        self._session = session
        self._rows: list[BranchRow] = []
        self._merges = 0
        self._samples: dict[int, _Measured] = {}
        self._lane = Background(self)
        session.closing.connect(self._lane.stop)

    @property
    def rows(self) -> Sequence[BranchRow]:
        """The branches as they were followed last."""
        return self._rows

    @property
    def merges(self) -> int:
        """After how many merges the first counts are taken."""
        return self._merges

    def follow(self) -> None:
        """Takes over what the session has now, and measures the sample where that is not known."""
        session, history = self._session, self._session.history
        self._merges = session.merges
        rows = [self._row(number, branch) for number, branch in enumerate(history.branches)]
        if len(rows) < len(self._rows):  # another document
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        else:
            both = len(self._rows)
            changed = rows[:both] != self._rows
            self._rows[:] = rows[:both]
            if both and changed:
                self.dataChanged.emit(self.index(0, 0), self.index(both - 1, len(BranchColumn) - 1))
            if len(rows) > both:
                self.beginInsertRows(QModelIndex(), both, len(rows) - 1)
                self._rows.extend(rows[both:])
                self.endInsertRows()
        self._measure()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        row = self._rows[index.row()]
        values = (
            row.number,
            row.rules,
            row.corpus_here,
            row.sample_here,
            row.corpus_end,
            row.sample_end,
        )
        value = values[index.column()]
        return None if value is None else in_qt(value)

    def _row(self, number: int, branch: Branch) -> BranchRow:
        session, history, rounds = self._session, self._session.history, branch.rounds
        here, end = session.merges, len(rounds)
        sample, parent = self._sample(number), None
        if branch.parent is not None:
            parent = history.branches[branch.parent].rounds
        instead = parent[branch.left_at].rule if parent and len(parent) > branch.left_at else None
        instead = None if instead == branch.choice else instead

        # What a fork shares without having a round of its own are no rules of it.
        is_empty = not branch.begun
        if is_empty:
            sample = []

        def corpus(merges: int) -> int | None:
            if merges > end or is_empty:
                return None
            return rounds[merges - 1].tokens if merges else history.untouched_tokens

        return BranchRow(
            number,
            branch.parent,
            branch.left_at,
            branch.choice,
            instead,
            0 if is_empty else end,
            corpus(here),
            sample[here] if here < len(sample) and here <= end else None,
            corpus(end),
            sample[end] if end < len(sample) else None,
            number == session.branch,
            # While a corpus is learned anew the rounds shown are those of the one before.
            session.task is not Task.ANEW and is_empty and not branch.lost,
            branch.lost,
            end < here and number not in session.ended_branches and not (branch.lost or branch.stuck),
        )

    def _sample(self, number: int) -> list[int]:
        session = self._session
        if number == session.branch:
            return session.sample_counts
        known = self._samples.get(number)
        return known.counts if known and known.holds_for(session.history.branches[number], session) else []

    def _measure(self) -> None:
        """Measures the sample on the first other branch where that is not known, then on the next one."""
        session = self._session
        if self._lane.busy:
            return
        for number, branch in enumerate(session.history.branches):
            if number == session.branch or not branch.begun:
                continue
            if len(self._sample(number)) <= len(branch.rounds):
                wanted = _Measured(branch.rounds, session.sample_text, session.tokenizer.settings, [])
                words = session.sample.cut_words if session.sample.filled else None
                engines, alphabet = session.engine_loading.engines, session.tokenizer.alphabet
                work = _measuring(number, wanted, alphabet, words, engines)
                self._lane.run(work, self._take, self._leave)
                return

    def _take(self, found: tuple[int, _Measured]) -> None:
        number, measured = found
        self._samples[number] = measured
        self.measured.emit()

    def _leave(self, fault: Exception) -> None:
        """A count that cannot be had, such as for want of memory, is not there; that says it all."""


def _measuring(
    number: int,
    wanted: _Measured,
    alphabet: Sequence[str],
    words: SampleWords | None,
    engines: Engines,
) -> Work[tuple[int, _Measured]]:
    tokenizer = yield from make_tokenizer(wanted.settings, alphabet, wanted.rounds[:])
    sample = MeasuredSample(wanted.text, tokenizer, words, engines)
    yield from sample.follow()
    return number, replace(wanted, counts=sample.token_counts())
