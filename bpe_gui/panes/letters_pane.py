"""What the model sees of a word: ids, no letters; and what goes wrong because of that."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent, QWheelEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from bpe_gui import look
from bpe_gui.core.blind_spots import (
    backwards,
    example_numbers,
    follows_places,
    group_borders,
    most_frequent_letter,
    numbers_in,
)
from bpe_gui.core.units import shown
from bpe_gui.core.word_counts import WordCounts
from bpe_gui.document.session import Session
from bpe_gui.panes.fitted import Fitted
from bpe_gui.panes.glyphs import isolated, visible
from bpe_gui.panes.letter_tiles import LetterTiles, letter_tiles
from bpe_gui.panes.plain_text_edit import PlainTextEdit
from bpe_gui.panes.tiles_view import DrawnWord, TilesView
from bpe_gui.panes.widgets import label, named, say

LONGEST_WORD = 30
"""Of a longer word so many letters are drawn; more could not be read."""
_LONGEST_NUMBER = 15
_SAMPLE_WORDS = 200
_GAP = 24


class LettersPane(Fitted, QScrollArea):
    """A word as letters and as ids, the same word backwards, and two numbers to add.

    The word is one of the sample's until somebody types another one. It follows the session while it is in
    view.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._word = self._sum = ""
        self._own_word = self._own_sum = False
        self._sum_of: WordCounts | None = None
        inside = self._inside = QWidget(self)
        self._titles = [label(inside, "title") for _ in range(3)]
        self._word_editor = named(PlainTextEdit(inside, 2), "wordEditor")
        self._next = named(QPushButton(inside), "nextWordButton")
        self._sum_editor = named(PlainTextEdit(inside, 2), "sumEditor")
        self._turned = label(inside, "", "turnedWord")
        names = ("wordTiles", "backwardsTiles", "sumTiles")
        sizes = (look.Size.LARGE, look.Size.LARGE, look.Size.NORMAL)
        self._views = [
            named(TilesView(inside, size, at_right=name == "sumTiles"), name)
            for name, size in zip(names, sizes, strict=True)
        ]
        told = ("countingVerdict", "backwardsVerdict", "sumVerdict")
        self._verdicts = [label(inside, "", name) for name in told]
        self._lay_out()
        self._word_editor.edited.connect(self._type_word)
        self._sum_editor.edited.connect(self._type_sum)
        self._next.clicked.connect(self._take_next)
        for signal in (session.rules_changed, session.position_changed, session.sample_changed):
            signal.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        titles = (self.tr("COUNTING LETTERS"), self.tr("TURNING A WORD ROUND"), self.tr("LONG SUMS"))
        for title, text in zip(self._titles, titles, strict=True):
            title.setText(text)
        self._word_editor.setAccessibleName(self.tr("A word"))
        self._word_editor.setToolTip(self.tr("The word that the model is asked about; type your own"))
        self._word_editor.setPlaceholderText(self.tr("Type a word."))
        self._next.setText(self.tr("Next word"))
        self._next.setAccessibleName(self.tr("Next word of the sample"))
        self._next.setToolTip(self.tr("Take the next word of the sample that is cut in pieces"))
        self._sum_editor.setAccessibleName(self.tr("A sum"))
        self._sum_editor.setToolTip(self.tr("Two numbers that the model is asked to add; type your own"))
        self._sum_editor.setPlaceholderText(self.tr("Type two numbers."))
        names = (
            self.tr("The word in letters, tokens and ids"),
            self.tr("The word backwards, its tokens and ids"),
            self.tr("The numbers, their tokens and ids"),
        )
        tips = (
            self.tr("Above what you read, below the numbers that the model gets"),
            self.tr("The word backwards is cut by the same rules"),
            self.tr("A line stands where thousands begin; the pieces keep to other places"),
        )
        for view, name, tip in zip(self._views, names, tips, strict=True):
            view.setAccessibleName(name)
            view.setToolTip(tip)
        verdicts = (
            self.tr("Why counting goes wrong"),
            self.tr("Why turning round goes wrong"),
            self.tr("Why sums go wrong"),
        )
        for verdict, name in zip(self._verdicts, verdicts, strict=True):
            verdict.setAccessibleName(name)
        self._show()
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # the window changes the size of all text
        else:
            super().wheelEvent(event)

    # Slots

    def _follow(self) -> None:
        if not self.isVisible():
            return
        words = self._cut_words()
        if not self._own_word and self._word not in words:
            self._put_word(words[0] if words else "")
        if not self._own_sum and self._sum_of is not self._session.counts:
            self._sum_of = self._session.counts  # a merge changes no word
            self._sum = " + ".join(example_numbers(self._session.counts.counts.items()))
            if self._sum_editor.text() != self._sum:
                self._sum_editor.show_text(self._sum)
        self._show()

    def _type_word(self) -> None:
        self._own_word = True
        self._word = next(iter(self._word_editor.text().split()), "")
        self._show()

    def _type_sum(self) -> None:
        self._own_sum = True
        self._sum = self._sum_editor.text()
        self._show()

    def _take_next(self) -> None:
        self._own_word = False
        words = self._cut_words()
        if words:
            place = words.index(self._word) + 1 if self._word in words else 0
            self._put_word(words[place % len(words)])
        self._show()

    # Helpers

    def _cut_words(self) -> list[str]:
        """The words of the sample, those in most pieces first."""
        found = self._session.sample.cut_words
        if found is None:
            return []
        tokenizer, merges = self._session.tokenizer, self._session.merges
        kinds = dict.fromkeys(found.kinds[:_SAMPLE_WORDS].tolist())
        words = dict.fromkeys(
            found.distinct[kind].strip()[:LONGEST_WORD] for kind in kinds if not found.special[kind]
        )
        sizes = {word: len(tokenizer.encode_word(word, merges)) for word in words if word}
        return sorted(sizes, key=lambda word: -sizes[word])

    def _put_word(self, word: str) -> None:
        self._word = word
        if self._word_editor.text() != word:
            self._word_editor.show_text(word)

    def _cut(self, word: str) -> tuple[LetterTiles, tuple[str, ...]]:
        tokenizer = self._session.tokenizer
        tokens = tokenizer.encode_word(word, self._session.merges)
        return letter_tiles(tokenizer, word, tokens), tokens

    def _show(self) -> None:
        word = self._word[:LONGEST_WORD]
        if word:
            self._show_counting(word)
            self._show_backwards(word)
        else:
            self._turned.clear()
            for view, verdict in zip(self._views[:2], self._verdicts[:2], strict=True):
                view.show_words(())
                say(verdict, self.tr("Type a word to see what the model gets."))
        self._show_sum()
        for view, verdict in zip(self._views, self._verdicts, strict=True):
            view.setAccessibleDescription(verdict.text())

    def _show_counting(self, word: str) -> None:
        tiles, _ = self._cut(word)
        letter, times = most_frequent_letter(word)
        letter = visible(letter)
        marked = frozenset(place for place, each in enumerate(tiles.letters) if each == letter)
        self._views[0].show_words((DrawnWord(tiles, marked),))
        counted = self.tr("You see %Ln times «{letter}».", "", times).replace("{letter}", isolated(letter))
        known = sum(tile.id is not None for tile in tiles.tiles)
        got = self.tr("The model gets %Ln number(s), and no number says which letters are in it.", "", known)
        lacking = ", ".join(map(isolated, tiles.without_id))
        if lacking:
            lacks = self.tr("Letters that the corpus lacks have no id: {letters}.")
            got = f"{got} {lacks.replace('{letters}', lacking)}"
        say(self._verdicts[0], f"{counted} {got}")

    def _show_backwards(self, word: str) -> None:
        tiles, _ = self._cut(word)
        turned, tokens = self._cut(backwards(word))
        self._turned.setText(f"{isolated(visible(word))} → {isolated(visible(backwards(word)))}")
        self._views[1].show_words((DrawnWord(turned),))
        own = {tile.id for tile in tiles.tiles}
        shared = sum(tile.id in own for tile in turned.tiles)
        cut = self.tr("Backwards it has %Ln token(s)", "", len(tokens))
        if word == backwards(word):
            text = self.tr("This word is the same backwards.")
        elif len(turned.tiles) == len(turned.letters) == len(tiles.tiles):
            text = self.tr("No rule has joined anything here: letter for letter it is the same backwards.")
        else:
            before = self.tr("in place of %Ln", "", len(tiles.tiles))
            same = self.tr("%Ln of these ids stand(s) in the word itself.", "", shared)
            more = self.tr("To turn the ids round does not turn the letters round.")
            text = f"{cut} {before}; {same} {more}"
        say(self._verdicts[1], text)

    def _show_sum(self) -> None:
        numbers = [number[:_LONGEST_NUMBER] for number in numbers_in(self._sum, 2)]
        drawn: list[DrawnWord] = []
        cuts: list[tuple[str, ...]] = []
        for number in numbers:
            tiles, tokens = self._cut(number)
            shift = tiles.written.index(True)
            drawn.append(DrawnWord(tiles, groups=tuple(shift + at for at in group_borders(len(number)))))
            cuts.append(tokens)
        self._views[2].show_words(tuple(drawn))
        say(self._verdicts[2], self._about_sum(numbers, drawn, cuts))

    def _about_sum(self, numbers: list[str], drawn: list[DrawnWord], cuts: list[tuple[str, ...]]) -> str:
        if not numbers:
            return str(self.tr("Type two numbers to see how they are cut."))
        settings = self._session.tokenizer.settings
        known = [tile for word in drawn for tile in word.tiles.tiles if tile.id is not None]
        if len(known) < sum(len(word.tiles.tiles) for word in drawn):
            return str(self.tr("A digit that the corpus lacks has no id: the model gets ? in its place."))
        if all(len(cut) >= len(number) for cut, number in zip(cuts, numbers, strict=True)):
            first, last = min(numbers[0]), max(numbers[0])
            text = self.tr(
                "Each digit is a token. Its id says nothing about its worth: {a} is {id}, {b} is {of}."
            )
            for name, value in (("{a}", first), ("{b}", last)):
                text = text.replace(name, value)
            for name, digit in (("{id}", first), ("{of}", last)):
                text = text.replace(name, self.locale().toString(_id_of(digit, drawn[0].tiles)))
            return str(text)
        sizes = [[_digits(token) for token in cut] for cut in cuts]
        if all(follows_places([size for size in each if size]) for each in sizes):
            return str(self.tr("Here the pieces happen to keep to the thousands."))
        pieces = "|".join(isolated(visible(shown(token, settings))) for token in cuts[0])
        text = self.tr(
            "The pieces {pieces} do not keep to the thousands: in each number they are worth another amount."
        )
        return str(text.replace("{pieces}", pieces))

    def fit(self) -> None:
        """Side by side where every part has room, else one below the other, to be scrolled."""
        self._turned.setMinimumHeight(self._next.sizeHint().height())
        kinds = QBoxLayout.Direction
        beside = self.viewport().width() >= 3 * 36 * self.fontMetrics().averageCharWidth()
        direction = kinds.LeftToRight if beside else kinds.TopToBottom
        if self._parts.direction() != direction:
            self._parts.setDirection(direction)

    def _lay_out(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._inside)
        self._parts.setContentsMargins(16, 8, 16, 8)
        self._parts.setSpacing(_GAP)
        fields = QHBoxLayout()
        fields.setSpacing(8)
        fields.addWidget(self._word_editor, 1)
        fields.addWidget(self._next)
        columns = zip(self._titles, self._views, self._verdicts, strict=True)
        for place, (title, view, verdict) in enumerate(columns):
            verdict.setWordWrap(True)
            column = QVBoxLayout()
            column.setSpacing(8)
            column.addWidget(title)
            if place == 0:
                column.addLayout(fields)
            elif place == 1:
                column.addWidget(self._turned)
            else:
                column.addWidget(self._sum_editor)
            column.addWidget(view)
            column.addWidget(verdict)
            column.addStretch(1)
            self._parts.addLayout(column, 1)
        self.setWidget(self._inside)


def _digits(token: str) -> int:
    return sum(letter.isdigit() for letter in token)


def _id_of(letter: str, word: LetterTiles) -> int:
    """The id of the first token of a drawn word that begins with a letter."""
    ids = (tile.id for tile in word.tiles if word.letters[int(tile.start)] == letter)
    return next(number for number in ids if number is not None)
