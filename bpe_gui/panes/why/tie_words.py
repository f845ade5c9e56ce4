# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""What is said about ties: how programs decide them, and what comes of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.problem import Problem
from bpe_gui.core.settings import Settings
from bpe_gui.core.tie_rules import OtherRules, TieRule
from bpe_gui.core.trainer import Rule
from bpe_gui.document.pair_facts import TieAnswers
from bpe_gui.panes.numbers import number_text
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.problems import sentence


class TieWords(QObject):
    """Words about tie rules in the language of a pane."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane
        self._words = RuleWords(pane)

    def name(self, tie_rule: TieRule) -> str:
        """What a tie rule is called where little room is."""
        names = {
            TieRule.FIRST_SEEN: self.tr("first seen"),
            TieRule.LAST_SEEN: self.tr("last seen"),
            TieRule.SMALLEST: self.tr("smallest"),
            TieRule.LARGEST: self.tr("largest"),
            TieRule.SHORTEST: self.tr("shortest"),
            TieRule.LOWEST_IDS: self.tr("lowest ids"),
        }
        return names[tie_rule]

    def sentence(self, tie_rule: TieRule) -> str:
        """What a tie rule says."""
        told = {
            TieRule.FIRST_SEEN: self.tr("the first one seen wins"),
            TieRule.LAST_SEEN: self.tr("the last one seen wins"),
            TieRule.SMALLEST: self.tr("the smallest wins"),
            TieRule.LARGEST: self.tr("the largest wins"),
            TieRule.SHORTEST: self.tr("the shortest wins, then the smallest"),
            TieRule.LOWEST_IDS: self.tr("the lowest ids win"),
        }
        return told[tie_rule]

    def about(self, tie_rule: TieRule) -> str:
        """What it takes, and which programs decide so."""
        told = {
            TieRule.FIRST_SEEN: self.tr(
                "The pair whose first place in the corpus comes first. So does this program, as do minbpe and tiktoken's teaching code."
            ),
            TieRule.LAST_SEEN: self.tr("The pair whose first place in the corpus comes last."),
            TieRule.SMALLEST: self.tr(
                "The pair that stands first in the order of code points: left part, then right part."
            ),
            TieRule.LARGEST: self.tr(
                "The pair that stands last in the order of code points: left part, then right part. So does subword-nmt."
            ),
            TieRule.SHORTEST: self.tr(
                "The pair whose token is shortest; among these the token that stands first in the order of code points. So does SentencePiece."
            ),
            TieRule.LOWEST_IDS: self.tr(
                "The pair whose left part has the lowest id, then whose right part has: letters before tokens, older tokens before newer ones. So does Hugging Face's tokenizers."
            ),
        }
        return told[tie_rule]

    def difference(self, other: OtherRules, own: tuple[Rule, ...], settings: Settings) -> str:
        """Where its rules part from those it is compared with, as `3: t + a ≠ e + s`."""
        at = other.differs_at
        if at is None:
            return self.tr("none")
        pairs = [self._words.pair(rules[at], settings) for rules in (other.rules, own) if at < len(rules)]
        return f"{self._words.number(at + 1)}: {' ≠ '.join(pairs)}"

    def tokens(self, number: int, own: int) -> str:
        """A number of tokens, and how it differs from ours."""
        locale = self._pane.locale()
        if number == own:
            return number_text(number, locale)
        sign = "+" if number > own else "−"
        return f"{number_text(number, locale)} ({sign}{number_text(abs(number - own), locale)})"

    def spoken(self, row: int, answers: TieAnswers, settings: Settings) -> str:
        """A row of the comparison for who hears it."""
        learned = answers.learned
        other = learned.others[row]
        told: str = self.tr("{name}: first difference {difference}; corpus {corpus}, sample {sample}")
        values = (
            ("{corpus}", self.tokens(other.tokens, learned.own_tokens)),
            ("{sample}", self.tokens(answers.samples[row], answers.own_sample)),
            ("{name}", self.name(other.tie_rule)),
            ("{difference}", self.difference(other, learned.own, settings)),
        )
        for name, value in values:
            told = told.replace(name, value)
        return told


def problem_told(problem: Problem, locale: QLocale) -> str:
    """The sentence of a problem in the language of the interface."""
    return sentence(
        problem,
        lambda text: QCoreApplication.translate("Problems", text),
        lambda number: number_text(number, locale),
    )
