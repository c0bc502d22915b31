"""The rules at hand: pages to be leafed through and searched, each with links to those that belong to it."""
from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidgetItem, QScrollArea, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry
from sparktable.app.rulebook import finders, first_place, matching, page_named, places
from sparktable.app.rules_page import Keyword, Page
from sparktable.app.sought import whole
from sparktable.app.translations import WORDS
from sparktable.table.art.render import CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.ui import style, window_geometry
from sparktable.ui.card_inspector import HeldUp
from sparktable.ui.inputs import Search
from sparktable.ui.nothing_found import NothingFound
from sparktable.ui.rules_reader import Reader
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, scrolling, tab_through
from sparktable.ui.wrapped_list import WrappedList

_NAME = Qt.ItemDataRole.UserRole
CONTENTS = 300
"""How wide the list of pages is."""
SHARE = 0.32
"""How much of the width it may take."""


class RulesDialog(QDialog):
    keys_wanted = Signal()
    tried = Signal(str)
    """A position that somebody wants to try out."""

    def __init__(self, parent: QWidget | None = None, *, game: str = "", here: Sequence[Keyword] = (),
                 at_once: bool = False, played: Collection[str] = ()) -> None:
        """`game`: the one that is played, whose pages are shown first, and the rulings by which it is `played`.
        `here`: the words that stand where the rules were asked for; `at_once`, the first of them is opened."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        say(self, "setWindowTitle", "rules.title")
        window_geometry.size(self, 1480, 860)
        self._game, self._here, self._played = game, tuple(here), played
        self._trail: list[str] = []
        """The pages that were read, in that order."""
        self._at = -1
        self._place: int | None = None
        """Which of the places that say what is looked for is kept in sight; none once somebody scrolls."""
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(20)] * 4))
        column.setSpacing(now.px(12))
        head = QHBoxLayout()
        head.addWidget(label("title", "rules.title", wrap=False))
        head.addStretch()
        self.back = self._tool("back", "rules.back", self.go_back)
        self.forth = self._tool("forward", "rules.forth", self.go_forth)
        head.addWidget(self.back)
        head.addWidget(self.forth)
        column.addLayout(head)
        body = QHBoxLayout()
        body.setSpacing(now.px(16))
        self._contents = QWidget()
        left = QVBoxLayout(self._contents)
        left.setContentsMargins(0, 0, 0, 0)
        self.search = Search("rules.search", 160, lambda _: self._sift())
        left.addWidget(self.search)
        self.told = label("caption")
        left.addWidget(self.told)
        self.list = WrappedList()
        say(self.list, "setAccessibleName", "rules.contents")
        self.list.currentItemChanged.connect(lambda item, _: self._turn_to(item.data(_NAME)) if item else None)
        rows = self.list.verticalScrollBar()
        rows.rangeChanged.connect(lambda *_: self._show_row())  # lines wrap anew where there is another width
        left.addWidget(self.list, 1)
        body.addWidget(self._contents)
        self._area: QScrollArea = scrolling(QWidget())
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        bar = self._area.verticalScrollBar()
        bar.rangeChanged.connect(lambda *_: self._show_place())  # cards and pictures come later, and push it down
        bar.actionTriggered.connect(self._let_go)
        body.addWidget(self._area, 1)
        self.nothing = NothingFound()
        self.nothing.meant.connect(self.search.setText)
        self.nothing.opened.connect(self._open_instead)
        self.nothing.cleared.connect(self._look_for_nothing)
        self._bare: QScrollArea = scrolling(self.nothing)
        self._bare.hide()
        body.addWidget(self._bare, 1)
        column.addLayout(body, 1)
        foot = QHBoxLayout()
        foot.addWidget(Button("command.cheat_sheet", "log", on_click=self.keys_wanted.emit))
        foot.addStretch()
        foot.addWidget(Button("rules.back_to" if game else "action.close", "check", "primary", self.accept))
        column.addLayout(foot)
        self._sift()
        if here and not at_once:
            self.list.setCurrentRow(len(here) + 2)  # behind the words and the next heading: where the rules begin
            self._trail, self._at = [self.shown], 0
            self._show_page()
        (self.list if here else self.search).setFocus()

    @staticmethod
    def _tool(icon: str, key: str, do: Callable[[], object]) -> Button:
        made = Button("", icon, "", do)
        say(made, tip, key)
        say(made, "setAccessibleName", key)
        return made

    # --- finding ------------------------------------------------------------------------------------

    def _sift(self) -> None:
        """The words for which one came; then the pages that are looked for, under their games: that which is played
        comes first, then that whose page fits best."""
        wanted = self.search.text()
        found = matching(WORDS.language, wanted)
        sought = wanted if found else ""  # where nothing is found all pages stay at hand
        shelf = found or matching(WORDS.language, "")
        games = list(dict.fromkeys(page.game for page in shelf))
        games.sort(key=lambda game: game != self._game)
        self.list.blockSignals(True)
        self.list.clear()
        if not sought and self._here:
            self._group(WORDS.say("rules.here"), [(word.word, word.page, False) for word in self._here])
        for game in games:
            rows = [(self._row_of(page, sought), page.name, bool(page.above) and not sought)
                    for page in shelf if page.game == game]
            self._group(WORDS.say(f"title.{game}"), rows)
        self.list.blockSignals(False)
        if sought:
            n = sum(places(page, WORDS.language, wanted) for page in found)
            self.told.setText(WORDS.say("rules.places", n=n))
        self.told.setVisible(bool(sought))
        if not found:
            self._show_nothing(wanted)
            return
        self.list.setCurrentRow(1 if wanted or not self.shown else max(1, self._row()))
        if wanted:
            self.list.scrollToTop()  # what the game is called stands above the first page
        self._show_page()

    def _show_nothing(self, wanted: str) -> None:
        self.nothing.show_for(wanted)
        self._area.hide()
        self._bare.show()

    def _look_for_nothing(self) -> None:
        """All pages again."""
        self.search.clear()
        self.search.setFocus()

    def _open_instead(self, name: str) -> None:
        """A page that may have been meant."""
        self._look_for_nothing()
        self.open_page(name)

    @staticmethod
    def _row_of(page: Page, wanted: str) -> str:
        """What a page is called; how often it says what is looked for, and the first of these places."""
        n = places(page, WORDS.language, wanted)
        row = WORDS.say("rules.found", page=page.heading, n=n) if n else page.heading
        said = first_place(page, WORDS.language, wanted)
        return f"{row}\n{said}" if said else row

    def _group(self, title: str, rows: Sequence[tuple[str, str, bool]]) -> None:
        """Pages under a heading; those that belong to another stand further in."""
        leads = any(within for _, _, within in rows)
        if rows:
            heading = QListWidgetItem(title.upper())
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.heading(heading)
            self.list.addItem(heading)
        for text, name, within in rows:
            item = QListWidgetItem(text)
            if within:
                self.list.indent(item)
            elif leads:
                self.list.lead(item)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
            item.setData(_NAME, name)
            self.list.addItem(item)

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
        elif self._bare.isHidden():
            return
        self._show_page()

    @property
    def shown(self) -> str:
        """The name of the page."""
        return self._trail[self._at] if self._trail else ""

    @property
    def reader(self) -> Reader:
        inside = self._area.widget()
        assert isinstance(inside, Reader)
        return inside

    def _row(self) -> int:
        """Where the page stands in the list; what is not looked for is not in it."""
        return next((row for row in range(self.list.count()) if self.list.item(row).data(_NAME) == self.shown), -1)

    def _mark(self) -> None:
        """Show in the list where one is."""
        here = self.list.currentItem()
        if here is not None and here.data(_NAME) == self.shown:
            return  # a word may stand in it twice
        self.list.blockSignals(True)
        self.list.setCurrentRow(self._row())
        self.list.blockSignals(False)

    def _show_row(self) -> None:
        if self.list.currentItem() is not None:
            self.list.scrollToItem(self.list.currentItem())

    def _show_page(self) -> None:
        """The page, with what is looked for marked in it."""
        self._area.show()
        self._bare.hide()
        page = page_named(WORDS.language, self.shown)
        words = [whole(form) for word in self._here if word.page == self.shown for form in word.forms]
        marked = finders(WORDS.language, self.search.text()) or words
        reader = Reader(page, self.open_page, marked, self._played, self._here)
        reader.tried.connect(self._try)
        reader.held_up.connect(self._hold_up)
        if (old := self._area.takeWidget()) is not None:
            old.deleteLater()  # whoever is just walking over all words may still come to it
        self._area.setWidget(reader)
        self._place = 0 if self.search.text() else None
        self._area.setAccessibleName(page.heading)
        self._area.setAccessibleDescription(page.text())
        tab_through((self.search, self.list, self._area, self.back, self.forth))
        self.back.setEnabled(self._at > 0)
        self.forth.setEnabled(self._at + 1 < len(self._trail))

    # --- what is looked for on the page ---------------------------------------------------------------

    def next_place(self, n: int = 1) -> None:
        """To the next place that says what is looked for, and behind the last to the next page."""
        place = (self._place or 0) + n
        if self._bare.isHidden() and 0 <= place < len(self.reader.places):
            self._place = place
            self._show_place()
            return
        row = self.list.currentRow() + n
        while 0 <= row < self.list.count() and self.list.item(row).data(_NAME) is None:
            row += n  # a heading
        if 0 < row < self.list.count():
            self.list.setCurrentRow(row)

    def _show_place(self) -> None:
        reader = self._area.widget()
        if self._place is not None and isinstance(reader, Reader) and self._place < len(reader.places):
            self._area.ensureWidgetVisible(reader.places[self._place], 0, style.current().px(60))

    def _let_go(self) -> None:
        self._place = None

    def _hold_up(self, entry: Entry) -> None:
        fronts = fronts_of(entry.game)
        if fronts is not None:
            HeldUp(self, CardRenderer(), (fronts.front(entry.card, WORDS, 1),), WORDS.title(entry.game, entry.card))

    def _try(self, name: str) -> None:
        self.accept()
        self.tried.emit(name)

    def retranslate(self) -> None:
        self._sift()

    def relook(self) -> None:
        self._show_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        now = style.current()
        self._contents.setFixedWidth(min(round(now.px(CONTENTS) * max(1.0, now.text)), round(self.width() * SHARE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        looking = self.search.hasFocus()
        if event.key() == Qt.Key.Key_F3 or (looking and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            if self.search.text():
                self.next_place(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            else:
                self.search.setFocus()
        elif looking and event.key() == Qt.Key.Key_Down:
            self.list.setFocus()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() == Qt.Key.Key_Left:
            self.go_back()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() == Qt.Key.Key_Right:
            self.go_forth()
        else:
            super().keyPressEvent(event)
