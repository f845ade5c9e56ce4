"""The help: a page for the part that has the focus, the keys, what is exact, and What's this."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from shiboken6 import Shiboken

from bpe_gui import look
from bpe_gui.window.actions import Actions
from bpe_gui.window.help_panel import HelpPanel
from bpe_gui.window.help_texts import HelpTexts, Topic
from bpe_gui.window.shortcut_sheet import KeyGroup, key_groups, mode_rows
from bpe_gui.window.whats_this import WhatsThis

_KEYS, _EXACT = "keys", "exact"


class Help(QObject):
    """Shows the pages; the panel is made when the first one is asked for."""

    def __init__(self, actions: Actions, app: QApplication, ground: QWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._app, self._window, self._ground = app, window, ground
        self._texts = HelpTexts(self)
        self._panel: HelpPanel | None = None
        self._page = ""  # the class of a part, or one of the two other pages
        self._part: QWidget | None = None
        self._before: QWidget | None = None  # who had the focus
        self._whats_this = WhatsThis(window, self._first_words)
        actions.help.triggered.connect(self._toggle)
        actions.keys.triggered.connect(self.show_keys)
        actions.exact.triggered.connect(self.show_exact)
        actions.whats_this.triggered.connect(self._whats_this.enter)
        app.focusChanged.connect(self._focus_changed)
        window.installEventFilter(self)

    @property
    def is_open(self) -> bool:
        """Whether a page is in view."""
        return self._panel is not None and not self._panel.isHidden()

    def show_part(self, part: QWidget | None) -> None:
        """The page about a part of the window."""
        self._part = part
        self._page = type(part).__name__ if part else ""
        topic = self._texts.topic(self._page)
        html, plain = self._paragraphs(topic)
        controls = _controls(part) if part else []
        if controls:
            quiet = look.colours(self._window.palette()).quiet.name()
            rows = "".join(
                f"<p style='margin: 0 0 4px 0'>{escape(name)}<br>"
                f"<span style='color: {quiet}'>{escape(tip)}</span></p>"
                for name, tip in controls
            )
            html += f"<p style='margin: 0 0 8px 0'></p>{rows}"
        self._show(topic.title, html, plain)

    def show_keys(self) -> None:
        """The page with all keys."""
        self._page, self._part = _KEYS, None
        self._remember()
        quiet = look.colours(self._window.palette()).quiet.name()
        html, plain = "", ""
        groups = key_groups(self._window, self.tr("Go to"), self.tr("In the panes"))
        for group in (*groups, *self._modes()):
            rows = "".join(
                f"<tr><td width='60%' style='padding: 2px 16px 2px 0'>{escape(what)}</td>"
                f"<td style='padding: 2px 0; color: {quiet}'>{escape(keys)}</td></tr>"
                for keys, what in group.rows
            )
            head = f"<p style='margin: 8px 0 2px 0'><b>{escape(group.title)}</b></p>"
            html += f"{head}<table width='100%'>{rows}</table>"
            plain += "".join(f"{what}: {keys}. " for keys, what in group.rows)
        self._show(self.tr("Keyboard shortcuts"), html, plain)
        self._read()

    def _modes(self) -> tuple[KeyGroup, ...]:
        """Keys that only a mode of the window or a tool has."""
        presentation = mode_rows(
            ("PgDown", self.tr("Reveal the pair, then merge it")),
            ("PgUp", self.tr("Take back the last step")),
            ("B .", self.tr("Darken the screen, or show it again")),
            ("0", self.tr("Show all parts")),
            ("1 2 3 4 5", self.tr("Show one part alone")),
            ("Esc F5", self.tr("Leave the presentation")),
        )
        practice = mode_rows(
            ("1 2 3 4", self.tr("Choose an answer")),
            ("?", self.tr("Give a hint")),
            ("Enter", self.tr("Check the answer; after it, the next exercise")),
        )
        return (
            KeyGroup(self.tr("In the presentation"), presentation),
            KeyGroup(self.tr("In the practice"), practice),
        )

    def show_exact(self) -> None:
        """The page about what is exact and what is simplified."""
        self._page, self._part = _EXACT, None
        self._remember()
        topic = self._texts.exact()
        html, plain = self._paragraphs(topic, named=True)
        self._show(topic.title, html, plain)
        self._read()

    def retranslate(self) -> None:
        """Says everything in the language of the interface."""
        self._whats_this.refresh()
        if self._panel is not None:
            self._panel.retranslate()
        if self.is_open:
            self._show_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.FontChange)
        if self.is_open and event.type() in kinds:
            self._show_again()
        return super().eventFilter(watched, event)

    def _toggle(self) -> None:
        part = self._part_of(self._app.focusWidget())
        if self.is_open and self._page not in (_KEYS, _EXACT):
            self.close()
        else:
            self.show_part(part)

    def _show_again(self) -> None:
        if self._page == _KEYS:
            self.show_keys()
        elif self._page == _EXACT:
            self.show_exact()
        else:
            self.show_part(self._part)

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if not self.is_open or self._page in (_KEYS, _EXACT):
            return
        part = self._part_of(now)
        if part is not None and part is not self._part:
            self.show_part(part)

    def _part_of(self, widget: QWidget | None) -> QWidget | None:
        """The part of the window that a widget belongs to."""
        while widget is not None and widget is not self._window:
            if type(widget).__name__ in self._texts.parts:
                return widget
            widget = widget.parentWidget()
        return None

    def _first_words(self, control: QWidget) -> str:
        part = self._part_of(control)
        return self._texts.topic(type(part).__name__).paragraphs[0] if part else ""

    def _paragraphs(self, topic: Topic, *, named: bool = False) -> tuple[str, str]:
        """A topic as HTML and as plain text; `named` paragraphs begin with their subject and a colon."""
        html = ""
        for text in topic.paragraphs:
            about, colon, rest = text.partition(":") if named else ("", "", text)
            html += f"<p style='margin: 0 0 8px 0'><b>{escape(about + colon)}</b>{escape(rest)}</p>"
        return html, " ".join(topic.paragraphs)

    def _show(self, title: str, html: str, plain: str) -> None:
        ground = self._ground
        if self._panel is None:
            self._panel = HelpPanel(ground)
            self._panel.keys_wanted.connect(self.show_keys)
            self._panel.exact_wanted.connect(self.show_exact)
            self._panel.closed.connect(self._closed)
        avoided = QRect()
        if self._part is not None:
            avoided = QRect(self._part.mapTo(self._window, self._part.rect().topLeft()), self._part.size())
            avoided.moveTopLeft(ground.mapFrom(self._window, avoided.topLeft()))
        self._panel.show_page(title, html, plain, avoided)

    def _remember(self) -> None:
        now = self._app.focusWidget()
        if now is not None and (self._panel is None or not self._panel.isAncestorOf(now)):
            self._before = now

    def _read(self) -> None:
        if self._panel is not None:
            self._panel.read()

    def close(self) -> None:
        """Closes the page in view."""
        if self._panel is not None and self.is_open:
            self._panel.close_page()

    def _closed(self) -> None:
        before, self._before = self._before, None
        if before is not None and Shiboken.isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)


def _controls(part: QWidget) -> list[tuple[str, str]]:
    """The controls of a part that can be used now: their names, and what their tooltips say."""
    found = {}
    for control in part.findChildren(QWidget):
        name, tip = control.accessibleName(), control.toolTip()
        if name and tip and control.isVisibleTo(part) and control.focusPolicy() != Qt.FocusPolicy.NoFocus:
            found[name] = _plain(tip)
    return list(found.items())


def _plain(tip: str) -> str:
    return QTextDocumentFragment.fromHtml(tip).toPlainText() if tip.startswith("<") else tip
