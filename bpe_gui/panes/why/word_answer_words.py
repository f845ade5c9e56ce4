# ruff: noqa: E501 - a sentence stays on one line, where lupdate finds it
"""What is said about a word that is not one token yet, or is one since some merge."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.settings import Settings, Unit
from bpe_gui.core.standing import Standing
from bpe_gui.core.trainer import Round, Rule, Stop
from bpe_gui.core.units import shown
from bpe_gui.core.word_story import InnerPair, Step
from bpe_gui.document.subject import AskedPair, AskedToken
from bpe_gui.document.why_word import WordStory
from bpe_gui.panes.glyphs import isolated, short, visible
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.why.linked_text import Line, Piece, between, weave
from bpe_gui.panes.why.step_card import When
from bpe_gui.problems import sentence

_LONGEST_NAME = 40


class WordAnswerWords(QObject):
    """Sentences about one word's story in the language of a pane; `settings` are those it is cut with."""

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane
        self._words = RuleWords(pane)

    def title(self, story: WordStory) -> str:
        """The question, or the answer where there is nothing to ask."""
        if story.special:
            title: str = self.tr("«{word}» is a special token")
        elif len(story.now.pieces) > 1:
            title = self.tr("Why is «{word}» not one token yet?")
        elif story.whole_at is not None:
            title = self.tr("«{word}» is one token")
        else:
            title = self.tr("«{word}» is no token")
        return title.replace("{word}", self.name(story.word))

    def name(self, word: str) -> str:
        """A word inside a sentence; of a long one the beginning."""
        return isolated(short(visible(word), _LONGEST_NAME))

    def lines(self, story: WordStory, settings: Settings) -> list[Line]:
        """The answer in a few sentences."""
        if story.special:
            told: str = self.tr("It is never cut and never merged; it has its own place in the vocabulary.")
            return [(Piece(told),)]
        if story.long:
            return [(Piece(self._long(story)),)]
        pieces = story.now.pieces
        if len(pieces) < 2:
            return [self._whole(story, settings)]
        lines = [self._now(story, settings)]
        if (inner := self._foremost(story)) is not None:
            lines.append(self._next(story, inner, settings))
            lines.append(self._winner(story, inner, settings))
        lines.append(self._verdict(story, settings))
        return lines

    def fate(self, pair: InnerPair) -> str:
        """What becomes of two neighbours."""
        if pair.ends_at is None:
            return ""
        joined: str = (
            self.tr("joined by rule {number}") if pair.itself else self.tr("rule {number} takes one of them")
        )
        return joined.replace("{number}", self._words.number(pair.ends_at))

    def standing(self, standing: Standing | None, total: int) -> tuple[str, str]:
        """How often a pair is seen, and its place in the queue."""
        if standing is None:
            return str(self.tr("not in the corpus")), ""
        place: str = self.tr("place {place} of {total}")
        place = place.replace("{place}", self._words.number(standing.place))
        return self._words.times(standing.count), place.replace("{total}", self._words.number(total))

    def pair(self, rule: Rule, settings: Settings, merges: int) -> Piece:
        """A pair as a link to what is told about it."""
        return Piece(self._words.pair(rule, settings), AskedPair(rule, merges), token=True)

    def card(self, step: Step, when: When, settings: Settings) -> tuple[str, str]:
        """The heading of a step, and its rule."""
        number = self._words.number(step.merges)
        if not step.merges:
            in_bytes = settings.unit is Unit.BYTES
            head: str = self.tr("bytes") if in_bytes else self.tr("letters")
            if when is When.NOW:
                head = self.tr("now: bytes") if in_bytes else self.tr("now: letters")
        else:
            head = self.tr("now, since merge {number}") if when is When.NOW else self.tr("merge {number}")
        rule = self._words.pair(step.rule, settings) if step.rule else ""
        return head.replace("{number}", number), rule

    def card_told(self, step: Step, when: When, settings: Settings) -> tuple[str, str]:
        """What a step is called by a screen reader, and what pressing it does."""
        head, rule = self.card(step, when, settings)
        cut = " | ".join(isolated(visible(shown(piece, settings))) for piece in step.pieces)
        if when is When.TO_COME:
            tip: str = self.tr("Learn as far as merge {number}")
        else:
            tip = self.tr("Go to merge {number}")
        name = ": ".join(part for part in (head, cut, rule) if part)
        return name, tip.replace("{number}", self._words.number(step.merges))

    def _long(self, story: WordStory) -> str:
        told: str = self.tr(
            "It is too long to be told in full: after rule {number} it has %Ln piece(s).",
            "",
            len(story.now.pieces),
        )
        return told.replace("{number}", self._words.number(story.merges))

    def _whole(self, story: WordStory, settings: Settings) -> Line:
        if not story.now.pieces:
            return (Piece(self.tr("It has no letter, so there is nothing to merge.")),)
        symbol = story.now.pieces[0]
        token = Piece(self._words.symbol(symbol, settings), AskedToken(symbol), token=True)
        if story.whole_at is None:
            return weave(self.tr("The corpus lacks {token}, so it has no id."), token=token)
        if not story.whole_at:
            return weave(
                self.tr("{token} is one symbol from the beginning: no rule has to make it."), token=token
            )
        told: str = self.tr("{token} is one token since merge {number}.")
        return weave(told, token=token, number=self._words.number(story.whole_at))

    def _now(self, story: WordStory, settings: Settings) -> Line:
        pieces = story.now.pieces
        told = self.tr("After rule {number} it is %Ln piece(s): {pieces}.", "", len(pieces))
        if not story.merges:
            told = self.tr("Before the first rule it is %Ln piece(s): {pieces}.", "", len(pieces))
        if story.frequency:
            often = self.tr("The corpus holds it %Ln time(s).", "", plural(story.frequency))
            told = f"{told} {with_number(often, story.frequency, self._pane.locale())}"
        elif story.counted:
            unseen = self.tr("It is no word of the corpus.")
            told = f"{told} {unseen}"
        links = (Piece(self._words.symbol(each, settings), AskedToken(each), token=True) for each in pieces)
        return weave(told, number=self._words.number(story.merges), pieces=between(links, " | "))

    def _foremost(self, story: WordStory) -> InnerPair | None:
        """The pair inside that is merged next, or stands foremost in the queue."""
        step = story.next_step
        if step is not None:
            return next((each for each in story.pairs if each.rule == step.rule and each.itself), None)
        counted = [(each.standing.place, each) for each in story.pairs if each.standing]
        return min(counted, key=lambda each: each[0])[1] if counted else None

    def _next(self, story: WordStory, inner: InnerPair, settings: Settings) -> Line:
        standing = inner.standing
        if inner.ends_at is not None and standing is not None:
            told = self.tr(
                "Inside it {pair} is merged next, by rule {number}; now it is seen %Ln time(s) and has place {place} of {total} in the queue.",
                "",
                plural(standing.count),
            )
        elif inner.ends_at is not None:
            told = self.tr("Inside it {pair} is merged next, by rule {number}.")
        elif standing is not None:
            told = self.tr(
                "Inside it {pair} stands foremost: seen %Ln time(s), place {place} of {total} in the queue.",
                "",
                plural(standing.count),
            )
        else:
            return ()
        if standing is not None:
            told = with_number(told, standing.count, self._pane.locale())
        return weave(
            told,
            pair=self.pair(inner.rule, settings, story.merges),
            number=self._words.number(inner.ends_at or 0),
            place=self._words.number(standing.place if standing else 0),
            total=self._words.number(story.total),
        )

    def _winner(self, story: WordStory, inner: InnerPair, settings: Settings) -> Line:
        """Which pairs come first, and why."""
        best, standing = story.best, inner.standing
        if best is None or standing is None:
            return ()
        if best.rule == inner.rule:
            return (Piece(self.tr("It is the very next pair to be merged.")),)
        if standing.place == 1:  # somebody chose another pair for this round
            told = self.tr("It heads the queue, but in this round {best} was chosen by hand.")
        elif best.count > standing.count:
            told = self.tr("{best} is seen more often, %Ln time(s), and goes first.", "", plural(best.count))
        elif best.count == standing.count:
            told = self.tr("{best} is seen just as often, but earlier in the corpus, and goes first.")
        else:
            told = self.tr("In this round {best} was chosen by hand.")
        first = weave(
            with_number(told, best.count, self._pane.locale()),
            best=self.pair(best.rule, settings, story.merges),
        )
        if inner.ends_at is None or story.first_all < 2:
            return first
        taken = self.tr("Before it %Ln rule(s) are taken: {rules}.", "", story.first_all)
        rules = between((self._rule(number, made, story, settings) for number, made in story.first), ", ")
        if story.first_all > len(story.first):
            rules.append(Piece(" …"))
        return (*first, Piece(" "), *weave(taken, rules=rules))

    def _rule(self, number: int, made: Round, story: WordStory, settings: Settings) -> Piece:
        """A rule with its number; a link where the session knows the round it is taken in."""
        target = AskedPair(made.rule, number - 1) if number - 1 <= story.learned else None
        return Piece(
            f"{self._words.number(number)}. {self._words.pair(made.rule, settings)}", target, token=True
        )

    def _verdict(self, story: WordStory, settings: Settings) -> Line:
        """When it is one token, or why never."""
        ways, number = len(story.steps[-1].pieces), self._words.number
        if story.whole_at is not None:
            ahead = story.whole_at - story.merges
            told = self.tr("It becomes one token with merge {last}, %Ln merge(s) from now.", "", ahead)
            return self._strong(weave(told, last=number(story.whole_at)))
        told = self._never(story, settings)
        if story.problem is not None:
            told = sentence(story.problem, lambda text: QCoreApplication.translate("Problems", text))
        elif not story.complete:
            looking = self.tr("Looking ahead…")
            told = f"{told} {looking}".strip()
        elif story.stopped is not None:
            end = self.tr("After all {last} rules it is still %Ln piece(s).", "", ways)
            told = f"{told} {end.replace('{last}', number(story.known))}"
        elif not story.counted:
            end = self.tr("There is no corpus at hand to learn further rules from.")
            told = f"{told} {end}".strip()
        elif told:
            end = self.tr("After {last} rules it is still %Ln piece(s).", "", ways)
            told = f"{told} {end.replace('{last}', number(story.known))}"
        else:
            told = self.tr(
                "It is not one token within the next %Ln merge(s): after merge {last} it is still {ways} pieces.",
                "",
                story.known - story.merges,
            )
            told = told.replace("{last}", number(story.known)).replace("{ways}", number(ways))
        return self._strong((Piece(told),))

    def _never(self, story: WordStory, settings: Settings) -> str:
        """Why it can never be one token, as far as that is known."""
        if story.lacking:
            letters = ", ".join(isolated(visible(each)) for each in story.lacking)
            told: str = self.tr(
                "It never becomes one token: the corpus lacks {letters}, and no rule joins what it lacks."
            )
            return told.replace("{letters}", letters)
        if story.held is False:
            return str(
                self.tr(
                    "It never becomes one token: no word of the corpus holds it, and every token is a piece of a corpus word."
                )
            )
        if story.stopped is Stop.MIN_COUNT:
            told = self.tr(
                "It never becomes one token: no pair reaches the minimum count {minimum} any more, so learning stops."
            )
            return told.replace("{minimum}", self._words.number(settings.minimum_count))
        if story.stopped is Stop.NO_PAIR:
            return str(
                self.tr(
                    "It never becomes one token: it is only a piece of corpus words, and they are merged in other ways."
                )
            )
        return ""

    def _strong(self, line: Line) -> Line:
        return tuple(Piece(piece.text, piece.target, piece.token, strong=True) for piece in line)
