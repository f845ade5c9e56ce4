"""The choice of a corpus: the shipped ones, and the person's own text."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QT_TRANSLATE_NOOP, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from bpe_gui.document.corpus import Corpus
from bpe_gui.document.samples import shipped_samples

_LETTERS_SHOWN = 26
