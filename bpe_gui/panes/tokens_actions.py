"""What can be done with the tokens: the actions, their keys, and the menu that shows them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from bpe_gui.panes.sample_source import Show
from bpe_gui.panes.token_copying import Form, TokenCopying
from bpe_gui.panes.tokens_view import TokensView
from bpe_gui.panes.widgets import named

_COPY = QKeySequence.StandardKey.Copy
_KEYS = {Form.TOKENS: "Ctrl+Shift+T", Form.IDS: "Ctrl+Shift+I"}
_FORMS = {Show.TEXT: Form.TEXT, Show.IDS: Form.IDS, Show.BYTES: Form.BYTES}


class TokensActions(QObject):
    """The actions of a tokens view; their keys work while it has the focus.

    Ctrl+C copies what the boxes show: text, ids or bytes.
    """

    def __init__(self, view: TokensView, copying: TokenCopying, pane: QWidget) -> None:
        super().__init__(pane)
        self._view = view
        self._state = (Show.TEXT, False, False)
        self._menu: QMenu | None = None
        self._copies = {
            form: self._action(f"copy{form.value.capitalize()}Action", partial(copying.copy, form))
            for form in Form
        }
        self._all = self._action("selectAllTokensAction", view.select_all, QKeySequence.StandardKey.SelectAll)
        self.why = self._action("whyTokenAction", keys="Ctrl+I")
        """Somebody wants to know how the current token came about."""
        self.end = self._action("endAskingAction", keys="Esc")
        """The places of what was asked about are to be lit no longer."""
        view.set_actions([*self._copies.values(), self._all, self.why, self.end])
        view.menu_asked.connect(self._show_menu)

    def retranslate(self) -> None:
        """Sets every text in the language of the interface."""
        self._copies[Form.TEXT].setText(self.tr("Copy text"))
        self._copies[Form.TOKENS].setText(self.tr("Copy tokens"))
        self._copies[Form.IDS].setText(self.tr("Copy ids"))
        self._copies[Form.BYTES].setText(self.tr("Copy bytes"))
        self._all.setText(self.tr("Select all"))
        self._all.setToolTip(self.tr("Select the whole sample"))
        self.why.setText(self.tr("Why?"))
        self.why.setToolTip(self.tr("How this token came about"))
        self.end.setText(self.tr("Stop lighting the places of a token"))
        self._fit()

    def follow(self, shown: Show, counted: bool, ending: bool) -> None:
        """Fits them to what the boxes show, whether the tokens are counted, and whether anything may end."""
        if (shown, counted, ending) != self._state:
            self._state = (shown, counted, ending)
            self._fit()

    def _fit(self) -> None:
        shown, counted, ending = self._state
        self.end.setEnabled(ending)
        about = {
            Form.TEXT: self.tr("The selected text."),
            Form.TOKENS: self.tr("The selected tokens with bars between them, as pa|q|ue|te."),
            Form.IDS: self.tr("The ids of the selected tokens, two spaces between words."),
            Form.BYTES: self.tr("The bytes of the selected tokens with bars between these."),
        }
        if_none = self.tr("With nothing selected the current token, without one the whole sample.")
        for form, action in self._copies.items():
            keys = [QKeySequence(_COPY)] if form is _FORMS[shown] else []
            if form in _KEYS:
                keys.append(QKeySequence(_KEYS[form]))
            action.setShortcuts(keys)
            action.setEnabled(counted or form is Form.TEXT)
            wait = self.tr("The tokens are still being counted.")
            action.setToolTip(f"{about[form]}\n{if_none if action.isEnabled() else wait}")
        self._copies[Form.BYTES].setVisible(shown is Show.BYTES)

    def _show_menu(self, place: QPoint) -> None:
        if not self._view.text:
            return
        if self._menu is None:
            self._menu = named(QMenu(self._view), "tokensMenu")
            self._menu.setToolTipsVisible(True)
            self._menu.addActions(list(self._copies.values()))
            self._menu.addSeparator()
            self._menu.addActions([self._all, self.why])
        self._menu.popup(place)

    def _action(
        self,
        name: str,
        run: Callable[[], None] | None = None,
        keys: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = named(QAction(self), name)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        if run is not None:
            action.triggered.connect(lambda _checked=False: run())
        return action
