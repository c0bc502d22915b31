"""The rules at hand: pages to be leafed through and searched, each with links to those that belong to it."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QScrollArea, QVBoxLayout, QWidget

from sparktable.app.rulebook import ITEM, Page, matching, pages
from sparktable.app.translations import WORDS
from sparktable.ui import style, window_geometry
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Search
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, role, scrolling

_NAME = Qt.ItemDataRole.UserRole


class RulesDialog(QDialog):
    keys_wanted = Signal()

    def __init__(self, parent: QWidget | None = None, *, game: str = "") -> None:
        """`game`: the one that is played, whose pages are shown first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "rules.title")
        window_geometry.size(self, 1040, 680)
        self._game = game
        self._trail: list[str] = []
        """The pages that were read, in that order."""
        self._at = -1
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(20)] * 4))
        column.setSpacing(now.px(12))
        head = QHBoxLayout()
        head.addWidget(label("title", "rules.title", wrap=False))
        head.addStretch()
        self.back = self._tool("undo", "rules.back", self.go_back)
        self.forth = self._tool("redo", "rules.forth", self.go_forth)
        head.addWidget(self.back)
        head.addWidget(self.forth)
        column.addLayout(head)
        body = QHBoxLayout()
        body.setSpacing(now.px(16))
        left = QVBoxLayout()
        self.search = Search("rules.search", 160, lambda _: self._sift())
        left.addWidget(self.search)
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        say(self.list, "setAccessibleName", "rules.contents")
        self.list.currentItemChanged.connect(lambda item, _: self._turn_to(item.data(_NAME)) if item else None)
        left.addWidget(self.list, 1)
        self.none = label("caption", "rules.none")
        left.addWidget(self.none)
        body.addLayout(left, 2)
        self._area: QScrollArea = scrolling(QWidget())
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        body.addWidget(self._area, 5)
        column.addLayout(body, 1)
        foot = QHBoxLayout()
        foot.addWidget(Button("command.cheat_sheet", "log", on_click=self.keys_wanted.emit))
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        column.addLayout(foot)
        self._sift()
        self.search.setFocus()

    @staticmethod
    def _tool(icon: str, key: str, do: Callable[[], object]) -> Button:
        made = Button("", icon, "", do)
        say(made, tip, key)
        say(made, "setAccessibleName", key)
        return made

    # --- finding ------------------------------------------------------------------------------------

    def _sift(self) -> None:
        """The pages that are looked for, under their games; those of the game that is played come first."""
        found = matching(WORDS.language, self.search.text())
        games = list(dict.fromkeys(page.game for page in pages(WORDS.language)))
        games.sort(key=lambda game: game != self._game)
        self.list.blockSignals(True)
        self.list.clear()
        first = -1
        for game in games:
            of_game = [page for page in found if page.game == game]
            if of_game:
                heading = QListWidgetItem(WORDS.say(f"title.{game}").upper())
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                self.list.addItem(heading)
            for page in of_game:
                item = QListWidgetItem(page.heading)
                item.setData(_NAME, page.name)
                self.list.addItem(item)
                if first < 0 or (not self.search.text() and page.name == self.shown):
                    first = self.list.count() - 1
        self.list.blockSignals(False)
        self.list.setVisible(bool(found))
        self.none.setVisible(not found)
        if found:
            self.list.setCurrentRow(first)

    # --- turning pages ------------------------------------------------------------------------------

    def open_page(self, name: str) -> None:
        """Follow a link."""
        self._turn_to(name)
        self._mark()

    def go_back(self) -> None:
        self._step(-1)

    def go_forth(self) -> None:
        self._step(1)

    def _step(self, n: int) -> None:
        """Along the way that was taken."""
        if 0 <= self._at + n < len(self._trail):
            self._at += n
            self._show_page()
            self._mark()

    def _turn_to(self, name: str | None) -> None:
        if name is not None and name != self.shown:
            self._trail[self._at + 1:] = [name]
            self._at += 1
            self._show_page()

    @property
    def shown(self) -> str:
        """The name of the page."""
        return self._trail[self._at] if self._trail else ""

    def _show_page(self) -> None:
        self._show(next(page for page in pages(WORDS.language) if page.name == self.shown))
        self.back.setEnabled(self._at > 0)
        self.forth.setEnabled(self._at + 1 < len(self._trail))

    def _mark(self) -> None:
        """Show in the list where one is; what is not looked for is not in it."""
        self.list.blockSignals(True)
        for row in range(self.list.count()):
            if self.list.item(row).data(_NAME) == self.shown:
                self.list.setCurrentRow(row)
        self.list.blockSignals(False)

    def _show(self, page: Page) -> None:
        now = style.current()
        inside = QWidget()
        role(inside, "clear")
        column = QVBoxLayout(inside)
        column.setContentsMargins(now.px(8), 0, now.px(16), now.px(8))
        column.setSpacing(now.px(10))
        column.addWidget(label("label", text=WORDS.say(f"title.{page.game}").upper()))
        column.addWidget(label("title", text=page.heading))
        for kind, text in page.blocks:
            column.addWidget(label("body", text=f"•  {text}" if kind == ITEM else text))
        column.addSpacing(now.px(8))
        if page.see:
            column.addWidget(label("label", "rules.see"))
            links = QWidget()
            role(links, "clear")
            row = FlowLayout(links, gap=now.px(8))
            by_name = {each.name: each for each in pages(WORDS.language)}
            for name in page.see:
                link = Button("", "", "", partial(self.open_page, name))
                link.setText(by_name[name].heading)
                row.addWidget(link)
            column.addWidget(links)
        column.addStretch()
        if (old := self._area.takeWidget()) is not None:
            old.deleteLater()  # whoever is just walking over all words may still come to it
        self._area.setWidget(inside)
        self._area.setAccessibleName(page.heading)
        self._area.setAccessibleDescription(page.text())

    def retranslate(self) -> None:
        self._sift()
        self._show_page()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() == Qt.Key.Key_Left:
            self.go_back()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() == Qt.Key.Key_Right:
            self.go_forth()
        else:
            super().keyPressEvent(event)
