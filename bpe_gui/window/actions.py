"""Every command of the window, once: menus, buttons and keys show the same action."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from bpe_gui.core.trainer import Stop
from bpe_gui.core.units import shown
from bpe_gui.document.player import Player
from bpe_gui.document.session import Session
from bpe_gui.panes.glyphs import short, visible
from bpe_gui.panes.numbers import plural, with_number

# A token longer than this would push the other buttons out of the bar.
_LONGEST_SYMBOL = 16


class Actions(QObject):
    """The actions of one window; the window connects those that open dialogs."""

    def __init__(self, session: Session, player: Player, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._player = player
        self._all: list[QAction] = []
        key = QKeySequence.StandardKey
        self.new = self._action(key.New)
        self.open = self._action(key.Open)
        self.open_folder = self._action()
        self.open_part = self._action()
        self.save = self._action(key.Save)
        self.save_as = self._action(QKeySequence("Ctrl+Shift+S"))
        self.export_rules = self._action()
        self.export_vocabulary = self._action()
        self.export_picture = self._action()
        self.export_tokens = self._action()
        self.copy_tokens = self._action(QKeySequence("Ctrl+Shift+C"))
        self.export_tree = self._action()
        self.handout = self._action(QKeySequence("Ctrl+Shift+H"))
        self.quit = self._action(QKeySequence("Ctrl+Q"))
        self.undo = self._action(QKeySequence("Alt+Left"), QKeySequence("Ctrl+Z"), run=session.undo)
        self.redo = self._action(QKeySequence("Alt+Right"), QKeySequence("Ctrl+Shift+Z"), run=session.redo)
        self.find = self._action(key.Find)
        self.find_next = self._action(key.FindNext)
        self.find_previous = self._action(key.FindPrevious)
        self.merge = self._action(QKeySequence("Ctrl+M"), run=self._merge)
        self.merge_ten = self._action(QKeySequence("Ctrl+Shift+M"), run=lambda: session.merge(10))
        self.play = self._action(QKeySequence("Ctrl+P"), run=player.toggle)
        self.to = self._action(QKeySequence("Ctrl+T"))
        self.reset = self._action(QKeySequence("Ctrl+R"), run=session.reset)
        self.bigger = self._action(key.ZoomIn, QKeySequence("Ctrl+="))
        self.smaller = self._action(key.ZoomOut)
        self.normal_size = self._action(QKeySequence("Ctrl+0"))
        self.own_settings = self._action(QKeySequence("Ctrl+,"))
        self.own_settings.setCheckable(True)
        self.less_motion = self._action()
        self.less_motion.setCheckable(True)
        self.present = self._action(QKeySequence("F5"), key.FullScreen)
        self.present.setCheckable(True)
        self.help = self._action(key.HelpContents)
        self.lesson = self._action(QKeySequence("F2"))
        self.lesson.setCheckable(True)
        self.keys = self._action(QKeySequence("Ctrl+/"))
        self.whats_this = self._action(QKeySequence("Shift+F1"))
        self.exact = self._action()
        self.about = self._action()
        for signal in (
            session.rules_changed,
            session.position_changed,
            session.pairs_changed,
            session.busy_changed,
            session.settings_changed,
            player.changed,
        ):
            signal.connect(self.refresh)
        # Sent in the middle of a press of Merge, when the others would show that no next pair is known yet.
        session.undo_changed.connect(self._refresh_undo)

    @property
    def all(self) -> list[QAction]:
        """Every action; their keys work in the widget that they are added to, whatever else shows them."""
        return self._all

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self.new.setText(self.tr("&New"))
        self.open.setText(self.tr("&Open…"))
        self.open_folder.setText(self.tr("Open a &folder…"))
        self.open_part.setText(self.tr("Open a &part…"))
        self.save.setText(self.tr("&Save"))
        self.save_as.setText(self.tr("Save &as…"))
        self.export_rules.setText(self.tr("&Rules as text…"))
        self.export_vocabulary.setText(self.tr("&Vocabulary as TSV…"))
        self.export_picture.setText(self.tr("&Picture of the window…"))
        self.export_tokens.setText(self.tr("Picture of the &tokens…"))
        self.copy_tokens.setText(self.tr("Cop&y the tokens as a picture"))
        self.export_tree.setText(self.tr("Picture of a token's tree…"))
        self.handout.setText(self.tr("&Hand-out…"))
        self.quit.setText(self.tr("&Quit"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.find.setText(self.tr("&Find…"))
        self.find_next.setText(self.tr("Find &next"))
        self.find_previous.setText(self.tr("Find &previous"))
        self.merge_ten.setText(self.tr("×10"))
        self.to.setText(self.tr("To…"))
        self.reset.setText(self.tr("Reset"))
        self.bigger.setText(self.tr("&Larger text"))
        self.smaller.setText(self.tr("&Smaller text"))
        self.normal_size.setText(self.tr("&Normal text size"))
        self.own_settings.setText(self.tr("&Own settings"))
        self.less_motion.setText(self.tr("Less &motion"))
        self.present.setText(self.tr("&Presentation"))
        self.help.setText(self.tr("&Help for this part"))
        self.lesson.setText(self.tr("&Guided lesson"))
        self.keys.setText(self.tr("&Keyboard shortcuts"))
        self.whats_this.setText(self.tr("&What's this?"))
        self.exact.setText(self.tr("What is &exact, what is simplified"))
        self.about.setText(self.tr("&About BPE Trainer"))
        self._tip(self.help, self.tr("Open or close a page about the part that you are in"))
        self._tip(self.lesson, self.tr("The whole story in ten steps, in a panel at the side"))
        self._tip(self.keys, self.tr("All keys of the window"))
        self._tip(self.whats_this, self.tr("Then click whatever you want to know about"))
        self._tip(self.exact, self.tr("Where this program does what real ones do, and where it does less"))
        self._tip(self.new, self.tr("A new session with the shop's messages"))
        self._tip(self.open, self.tr("Open a text, word counts or a session"))
        self._tip(self.open_folder, self.tr("Open all texts of a folder as one corpus"))
        self._tip(self.open_part, self.tr("Open only the beginning of files"))
        self._tip(self.save, self.tr("Save the session"))
        self._tip(self.save_as, self.tr("Save the session under another name"))
        self._tip(self.export_vocabulary, self.tr("All tokens with bytes, counts and rules, as a table"))
        self._tip(self.export_tokens, self.tr("The sample with its coloured tokens as PNG or SVG"))
        self._tip(self.copy_tokens, self.tr("The sample with its coloured tokens, for another program"))
        self._tip(self.export_tree, self.tr("How the chosen token was made of its letters, as PNG or SVG"))
        self._tip(self.handout, self.tr("Corpus, rules, chart and exercises for paper or a browser"))
        self._tip(self.find, self.tr("Find something in the corpus, in the rules or in the vocabulary"))
        self._tip(self.find_next, self.tr("Go to the next place where it stands"))
        self._tip(self.find_previous, self.tr("Go to the place before where it stands"))
        self._tip(self.less_motion, self.tr("New tokens and rules appear without a moving highlight"))
        self._tip(self.present, self.tr("Full screen in large type; each next pair is hidden until revealed"))
        self._tip(self.own_settings, self.tr("Show or hide the row of settings"))
        self.refresh()
        self._refresh_undo()

    def refresh(self) -> None:
        """Lets each action say whether it can be used, or why not; Undo and Redo follow their stack."""
        session = self._session
        why_not = self._why_nothing_to_merge()
        most_often = self.tr("Merge the pair seen most often into one token")
        by_hand = self.tr("Merge the pair that was chosen by hand here")
        for action, tip in (
            (self.merge, by_hand if session.merges in session.chosen else most_often),
            (self.merge_ten, self.tr("Merge ten times")),
            (self.to, self.tr("Merge up to a number of rules, or go back to it")),
        ):
            action.setEnabled(not why_not or (action is self.to and session.learned > 0))
            self._tip(action, why_not or tip)
        self.merge.setText(self._merge_text())
        playing = self._player.playing
        self.play.setText(self.tr("Pause") if playing else self.tr("Play"))
        self.play.setEnabled(playing or not why_not)
        self._tip(self.play, why_not or self.tr("Merge again and again, at the speed of the slider"))
        self.reset.setEnabled(session.merges > 0)
        reset = self.tr("Go back before the first merge; learned rules stay learned")
        self._tip(self.reset, reset if session.merges else self.tr("There is no rule yet"))

    def _refresh_undo(self) -> None:
        stack = self._session.undo_stack
        self.undo.setEnabled(stack.canUndo())
        self._tip(
            self.undo,
            self.tr("Take back the last step") if stack.canUndo() else self.tr("Nothing to take back"),
        )
        self.redo.setEnabled(stack.canRedo())
        self._tip(
            self.redo,
            self.tr("Repeat the step taken back") if stack.canRedo() else self.tr("Nothing to repeat"),
        )

    def _merge(self) -> None:
        """Merges; a pair that is hidden is revealed first."""
        if self._session.next_hidden:
            self._session.reveal_next()
        else:
            self._session.merge()

    def _merge_text(self) -> str:
        found = self._session.next_round
        if found is None:
            return str(self.tr("Merge"))
        if self._session.next_hidden:
            return str(self.tr("Reveal the pair"))
        settings = self._session.tokenizer.settings
        left, right = (short(visible(shown(symbol, settings)), _LONGEST_SYMBOL) for symbol in found.rule)
        text: str = self.tr("Merge {left} + {right}")
        return text.replace("{left}", left).replace("{right}", right).replace("&", "&&")

    def _why_nothing_to_merge(self) -> str:
        session = self._session
        if session.next_round or session.relearning or session.pairs is None:
            return ""
        if not session.can_learn and session.has_corpus:
            return str(self.tr("The rules of this session hold pairs that its corpus does not have"))
        if not session.can_learn:
            return str(self.tr("There is no corpus to learn from: open one, or choose a sample"))
        if session.stopped is Stop.MIN_COUNT:
            least = session.settings.minimum_count
            times = plural(least)
            why = self.tr("No pair occurs %Ln time(s): add text or lower the minimum count", "", times)
            return with_number(why, least, QLocale())
        if not session.counts.counts:
            return str(self.tr("The corpus is empty: type or open a text"))
        return str(self.tr("No pair is left: every word is one token"))

    def _action(
        self, *keys: QKeySequence | QKeySequence.StandardKey, run: Callable[[], None] | None = None
    ) -> QAction:
        action = QAction(self.parent())
        self._all.append(action)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setMenuRole(QAction.MenuRole.NoRole)
        if run:
            # triggered sends whether the action is checked, which no command wants
            action.triggered.connect(lambda _checked=False, run=run: run())
        return action

    def _tip(self, action: QAction, text: str) -> None:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{text} ({keys})" if keys else text)
