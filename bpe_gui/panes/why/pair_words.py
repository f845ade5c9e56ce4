"""What is said about a pair: where its count comes from, what merging it saves, what became of it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bpe_gui.core.pair_story import PairStory, Place
from bpe_gui.core.settings import Unit
from bpe_gui.core.trainer import Round, Rule
from bpe_gui.document.pair_facts import PairFacts
from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedPair, AskedToken, AskedWord
from bpe_gui.panes.glyphs import isolated
from bpe_gui.panes.numbers import plural, with_number
from bpe_gui.panes.rules.rules_words import RuleWords
from bpe_gui.panes.why.linked_text import Line, Piece, between, weave
from bpe_gui.panes.why.marked_word import shown_word

_NAMED = 3  # of the longer tokens so many are named


class PairWords(QObject):
    """Sentences about a pair in the language of a pane."""

    def __init__(self, session: Session, pane: QWidget) -> None:
        super().__init__(pane)
        self._session = session
        self._pane = pane
        self._words = RuleWords(pane)

    def title(self, rule: Rule, merges: int) -> str:
        """The pair, the token that it makes, and which rule it is or becomes later."""
        settings = self._session.tokenizer.settings
        pair, token = self._words.pair(rule, settings), self._words.symbol(rule.token, settings)
        return f"{pair} → {token}, {self._place_in_log(rule, merges)}"

    def sentences(self, facts: PairFacts) -> Iterator[Line]:
        """What is known about the pair, a sentence each."""
        story = facts.story
        if not story.count or story.first is None:
            yield (Piece(self.tr("No word of the corpus holds this pair.")),)
            return
        made = self._made(story)
        yield (Piece(self._seen(story, made)),)
        yield self._first_seen(story.first, facts.line)
        if tie := self._tie(story):
            yield tie
        yield (Piece(self._saved(story, made)),)
        if facts.sample_saved is not None:
            yield (Piece(self._saved_in_sample(facts.sample_saved, made)),)
        if story.left is not None:
            yield self._left(story, story.left)

    def tied(self, merges: int) -> int | None:
        """How many pairs share the highest count of a round, None where nobody knows yet or is to know."""
        taken, chosen = self._taken(merges), self._session.chosen
        if merges in chosen:
            taken = chosen[merges] if taken else None  # one chosen by hand may be seen less often
        return taken.tied if taken else None

    def first_seen(self, place: Place, line: int | None) -> str:
        """Where a pair stands in a word, and the word in the corpus."""
        if self._session.settings.unit is Unit.BYTES:
            one, several = self.tr("byte {first}"), self.tr("bytes {first}–{last}")
        else:
            one, several = self.tr("letter {first}"), self.tr("letters {first}–{last}")
        told = one if place.first == place.last else several
        told = told.replace("{first}", self._words.number(place.first))
        told = told.replace("{last}", self._words.number(place.last))
        if line is not None:
            told = self.tr("{place}, line {line}").replace("{place}", told)
            told = told.replace("{line}", self._words.number(line))
        return told

    def sum(self, story: PairStory) -> str:
        """What the words add up to."""
        words = self.tr("%Ln word(s)", "", len(story.words))
        told = self.tr("{words}, together {count}")
        return told.replace("{count}", self._words.number(story.count)).replace("{words}", words)

    def _place_in_log(self, rule: Rule, merges: int) -> str:
        rank = self._rank(rule)
        if rank == merges:
            told: str = self.tr("rule {number}")
            return told.replace("{number}", self._words.number(rank + 1))
        told = self.tr("after {merges}").replace("{merges}", self._merges(merges))
        if rank is None:
            return told
        later: str = self.tr("rule {number} takes it")
        return f"{told}, {later.replace('{number}', self._words.number(rank + 1))}"

    def _rank(self, rule: Rule) -> int | None:
        tokenizer = self._session.tokenizer
        rank = tokenizer.rank_of(rule.token)
        return rank if rank is not None and tokenizer.rules[rank] == rule else None

    def _made(self, story: PairStory) -> bool:
        """Whether a rule in force made tokens of this pair here."""
        session = self._session
        return story.merges < session.merges and session.rounds[story.merges].rule == story.rule

    def _merges(self, merges: int) -> str:
        return with_number(self.tr("%Ln merge(s)", "", plural(merges)), merges, self._pane.locale())

    def _seen(self, story: PairStory, made: bool) -> str:
        times = self._words.times
        if story.count == story.saved:
            return self.tr("Seen {times}.").replace("{times}", times(story.count))
        told = (
            self.tr("Seen {times}, replaced {made}: where places overlap, a symbol joins only once.")
            if made
            else self.tr(
                "Seen {times}, to be replaced {made}: where places overlap, a symbol joins only once."
            )
        )
        return told.replace("{times}", times(story.count)).replace("{made}", times(story.saved))

    def _first_seen(self, place: Place, line: int | None) -> Line:
        word = isolated(shown_word(place.word, ())[0])  # a word is text, with bytes too
        return weave(
            self.tr("First seen in word {number}, «{word}», {place}."),
            number=self._words.number(place.number),
            place=self.first_seen(place, line),
            word=Piece(word, AskedWord(place.word), token=True),
        )

    def _taken(self, merges: int) -> Round | None:
        """What a round takes, as far as that is known and no class has to guess it."""
        session = self._session
        if merges == session.merges:
            return None if session.next_hidden else session.next_round
        return session.rounds[merges] if merges < session.learned else None

    def _tie(self, story: PairStory) -> Line:
        taken = self._taken(story.merges)
        if taken is None:
            return ()
        text = self._words.pair(taken.rule, self._session.tokenizer.settings)
        pair = Piece(text, AskedPair(taken.rule, story.merges), token=True)
        chosen = self._session.chosen
        if story.merges in chosen:
            return self._by_hand(story, pair if taken.rule != story.rule else None, chosen[story.merges])
        if taken.count != story.count:
            told = self.tr("The round takes {pair}, seen {times}.")
            return weave(told, pair=pair, times=self._words.times(taken.count))
        if taken.tied < 2:
            return (Piece(self.tr("No tie: no other pair was seen so often.")),)
        if taken.rule == story.rule:
            told = self.tr("A tie: %Ln pair(s) were seen so often, this one first.", "", plural(taken.tied))
        else:
            told = self.tr("A tie: %Ln pair(s) were seen so often, {pair} first.", "", plural(taken.tied))
        return weave(told, pair=pair)

    def _by_hand(self, story: PairStory, taken: Piece | None, instead: Round | None) -> Line:
        """What a round takes that was chosen by hand: another pair than this one, or this one."""
        if taken is not None:
            return weave(self.tr("The round takes {pair}, chosen by hand."), pair=taken)
        if instead is None:
            return (Piece(self.tr("Chosen by hand.")),)
        text = self._words.pair(instead.rule, self._session.tokenizer.settings)
        pair = Piece(text, AskedPair(instead.rule, story.merges), token=True)
        told = self.tr("Chosen by hand instead of {pair}, seen {times}.")
        return weave(told, pair=pair, times=self._words.times(instead.count))

    def _saved(self, story: PairStory, made: bool) -> str:
        before = self._session.token_counts[story.merges]
        told = (
            self.tr("It saved {saved} of {before} tokens of the corpus: {share} %.")
            if made
            else self.tr("It would save {saved} of {before} tokens of the corpus: {share} %.")
        )
        share = self._pane.locale().toString(100 * story.saved / before if before else 0.0, "f", 1)
        told = told.replace("{share}", share).replace("{before}", self._words.number(before))
        return told.replace("{saved}", self._words.number(story.saved))

    def _saved_in_sample(self, saved: int, made: bool) -> str:
        if not saved:
            return self.tr("In the sample it finds nothing.")
        tokens = self.tr("%Ln token(s)", "", plural(saved))
        told = (
            self.tr("In the sample it saved {tokens}.")
            if made
            else self.tr("In the sample it would save {tokens}.")
        )
        return told.replace("{tokens}", tokens)

    def _left(self, story: PairStory, left: int) -> Line:
        if left == story.saved:
            return (Piece(self.tr("All its tokens are still there.")),)
        told = self.tr("Of its {made} tokens {left} are left: longer ones took the others, {tokens}.")
        if not left:
            told = self.tr("Of its {made} tokens none is left: longer ones took them, {tokens}.")
        number = self._words.number
        return weave(told, made=number(story.saved), left=number(left), tokens=self._longer(story))

    def _longer(self, story: PairStory) -> list[Piece]:
        """The tokens that took those of a pair: of many the first few."""
        session, settings = self._session, self._session.tokenizer.settings
        token = story.rule.token
        named: list[Piece] = []
        told: str = self.tr("«{token}» (rule {number})")
        for rank in range(story.merges + 1, session.merges):
            rule = session.rounds[rank].rule
            if token not in rule:
                continue
            if len(named) == _NAMED:
                return [*between(named, ", "), Piece(" …")]
            text = told.replace("{number}", self._words.number(rank + 1))
            text = text.replace("{token}", self._words.symbol(rule.token, settings))
            named.append(Piece(text, AskedToken(rule.token)))
        return between(named, ", ")
