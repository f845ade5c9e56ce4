"""What can be done with the tokens: asking about one, copying; their keys, and the menu that shows them."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from bpe_gui.document.session import Session
from bpe_gui.document.subject import AskedToken
from bpe_gui.panes.tokens.sample_source import Show
from bpe_gui.panes.tokens.token_layout import ShownToken
from bpe_gui.panes.tokens.tokens_view import TokensView
from bpe_gui.panes.widgets import named

if TYPE_CHECKING:
    from bpe_gui.panes.tokens.token_copying import TokenCopying


class Form(Enum):
    """As what tokens are copied."""

    TEXT = "text"
    TOKENS = "tokens"
    IDS = "ids"
    BYTES = "bytes"


_COPY = QKeySequence.StandardKey.Copy
_KEYS = {Form.TOKENS: "Ctrl+Shift+T", Form.IDS: "Ctrl+Shift+I"}
_FORMS = {Show.TEXT: Form.TEXT, Show.IDS: Form.IDS, Show.BYTES: Form.BYTES}


class TokensActions(QObject):
    """Lets a tokens view ask the session about the token that somebody goes to, and copy.

    Keys work while the view has the focus. Ctrl+C copies what the boxes show: text, ids or bytes.
    """

    told = Signal(str)
    """How far a long copy is, or what was copied, or nothing any more."""

    def __init__(self, session: Session, view: TokensView, pane: QWidget) -> None:
        super().__init__(pane)
        self._session = session
        self._view = view
        self._pane = pane
        self._shown = Show.TEXT
        self._state: tuple[Show, bool, bool] | None = None
        self._menu: QMenu | None = None
        self._copying: TokenCopying | None = None
        self._copies = {
            form: self._action(f"copy{form.value.capitalize()}Action", partial(self._copy, form))
            for form in Form
        }
        select = QKeySequence.StandardKey.SelectAll
        self._all = self._action("selectAllTokensAction", view.select_all, select)
        self._why = self._action("whyTokenAction", self._ask_why, "Ctrl+I")
        self._end = self._action("endAskingAction", self._end_asking, "Esc")
        view.set_actions([*self._copies.values(), self._all, self._why, self._end])
        view.token_reached.connect(self._ask)
        view.menu_asked.connect(self._show_menu)

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._copies[Form.TEXT].setText(self.tr("Copy text"))
        self._copies[Form.TOKENS].setText(self.tr("Copy tokens"))
        self._copies[Form.IDS].setText(self.tr("Copy ids"))
        self._copies[Form.BYTES].setText(self.tr("Copy bytes"))
        self._all.setText(self.tr("Select all"))
        self._all.setToolTip(self.tr("Select the whole sample"))
        self._why.setText(self.tr("Why?"))
        self._why.setToolTip(self.tr("How this token came about"))
        self._end.setText(self.tr("Stop lighting the places of a token"))
        self._state = None
        self.follow(self._shown)

    def follow(self, shown: Show) -> None:
        """Fits the actions to what the boxes show, to whether tokens are counted, and to what may end."""
        counted, copying = self._session.sample.filled, self._copying is not None and self._copying.busy
        state = (shown, counted, copying or self._session.subject is not None)
        if state == self._state:
            return
        self._shown, self._state = shown, state
        self._end.setEnabled(state[2])
        about = {
            Form.TEXT: self.tr("The selected text."),
            Form.TOKENS: self.tr("The selected tokens with bars between them, as pa|q|ue|te."),
            Form.IDS: self.tr("The ids of the selected tokens, two spaces between words."),
            Form.BYTES: self.tr("The bytes of the selected tokens with bars between these."),
        }
        if_none = self.tr("With nothing selected the current token, without one the whole sample.")
        wait = self.tr("The tokens are still being counted.")
        for form, action in self._copies.items():
            keys = [QKeySequence(_COPY)] if form is _FORMS[shown] else []
            if form in _KEYS:
                keys.append(QKeySequence(_KEYS[form]))
            action.setShortcuts(keys)
            action.setEnabled(counted or form is Form.TEXT)
            action.setToolTip(f"{about[form]}\n{if_none if action.isEnabled() else wait}")
        self._copies[Form.BYTES].setVisible(shown is Show.BYTES)

    def _ask(self, token: ShownToken) -> None:
        if token.symbol is not None:
            self._session.ask(AskedToken(token.symbol))

    def _ask_why(self) -> None:
        """Why the current token is one; without one, the first in view."""
        if self._view.current_token is None:
            self._view.go_to_first()
        token = self._view.current_token
        if token is not None and token.symbol is not None:
            self._session.ask_why(AskedToken(token.symbol))

    def _end_asking(self) -> None:
        if self._copying is not None and self._copying.busy:
            self._copying.cancel()
        else:
            self._session.ask(None)

    def _copy(self, form: Form) -> None:
        if self._copying is None:
            # Here, because the window opens sooner without it.
            from bpe_gui.panes.tokens.token_copying import TokenCopying

            self._copying = TokenCopying(self._session, self._view, self)
            self._copying.changed.connect(self._tell)
            self._copying.failed.connect(self._tell_failed)
        self._copying.copy(form)

    def _tell(self) -> None:
        copying = self._copying
        if copying is None:
            return
        if copying.busy:
            share = self._pane.locale().toString(round(100 * copying.share))
            told: str = self.tr("Copying… {share} %, Esc stops it").replace("{share}", share)
        elif copying.copied is None:
            told = ""
        elif copying.copied.form is Form.TEXT:
            told = self.tr("%Ln character(s) copied.", "", copying.copied.size)
        else:
            told = self.tr("%Ln token(s) copied.", "", copying.copied.size)
        self.told.emit(told)
        self.follow(self._shown)

    def _tell_failed(self) -> None:
        self.told.emit(self.tr("There is not enough memory to copy this."))

    def _show_menu(self, place: QPoint) -> None:
        if not self._view.text:
            return
        if self._menu is None:
            self._menu = named(QMenu(self._view), "tokensMenu")
            self._menu.setToolTipsVisible(True)
            self._menu.addActions(list(self._copies.values()))
            self._menu.addSeparator()
            self._menu.addActions([self._all, self._why])
        self._menu.popup(place)

    def _action(
        self, name: str, run: Callable[[], None], keys: QKeySequence.StandardKey | str | None = None
    ) -> QAction:
        action = named(QAction(self), name)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: run())
        return action
