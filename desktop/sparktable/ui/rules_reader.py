"""One page of the rules, as it is read: its text with links and pictures, and beside or under it what else belongs to
it."""
from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.app.rulebook import neighbours, page_named, pages, way_to
from sparktable.app.rules_page import HEADING, ITEM, PICTURE, TERM, Block, Keyword, Page
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.headings import heading
from sparktable.ui.rules_cards import CardsWithIt
from sparktable.ui.rules_picture import RulesPicture
from sparktable.ui.rules_text import GROUND, LINK, Link, be_linking, linked, linking, rich
from sparktable.ui.widgets import Button, capitals, panel, role

SIDE, WIDEST_SIDE = 320, 580
"""How wide the column beside the text is at least, and at most where the text leaves room."""
ROOMY = 1080
"""A reader narrower than this has it under the text."""
MEASURE = 860
"""How wide lines are at most."""
ANY = (1 << 24) - 1
"""What Qt calls no limit to a width."""


class Reader(QWidget):
    tried = Signal(str)
    """A position that somebody wants to try out."""
    held_up = Signal(object)
    """A card that somebody wants to see large."""

    def __init__(self, page: Page, follow: Callable[[str], object], marked: Sequence[re.Pattern[str]],
                 played: Collection[str] = (), sought: Sequence[Keyword] = ()) -> None:
        """`follow` is called with the page that a link leads to; what is `marked` is what was looked for; `played`
        are the rulings of the table at which one sits; `sought` the words for which the page was opened."""
        super().__init__()
        role(self, "clear")
        self._page, self._follow, self._marked = page, follow, marked
        self._played, self._sought = played, sought
        self.pictures: list[RulesPicture] = []
        self.places: list[QLabel] = []
        """The texts in which something is marked, in the order in which they are read."""
        now = style.current()
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._columns.setContentsMargins(now.px(8), 0, now.px(16), now.px(8))
        self._columns.setSpacing(now.px(20))
        text = QVBoxLayout()
        text.setSpacing(now.px(10))
        text.addWidget(self._crumbs())
        text.addWidget(self._heading("title", page.heading, 1))
        for block in page.blocks:
            if block.kind == HEADING:
                text.addSpacing(now.px(8))
            text.addWidget(self._block(block))
        text.addStretch()
        self._columns.addLayout(text, 1)
        self._side = QWidget()
        role(self._side, "clear")
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(now.px(12))
        self._beside = side
        if page.keywords:
            side.addWidget(self._words(page.keywords))
            QTimer.singleShot(0, self, self.lay_cards)  # the words are there first
        if page.see:
            side.addWidget(self._see(page.see))
        side.addWidget(self._leaves())
        side.addStretch()
        self._columns.addWidget(self._side)

    def lay_cards(self) -> None:
        """The cards that say the words of the page."""
        cards = CardsWithIt(self._page.game, self._page.keywords, self._sought)
        if cards.words:
            cards.held_up.connect(self.held_up)
            self._beside.insertWidget(0, cards)

    def _crumbs(self) -> QLabel:
        """Where one is, each step a link."""
        page, language = self._page, WORDS.language
        about = next(each for each in pages(language) if each.game == page.game)
        way = [(WORDS.say(f"title.{page.game}"), about.name),
               *((each.heading, each.name) for each in way_to(page, language))]
        steps = [rich(text, [Link(0, len(text), name)] if name != page.name else ()) for text, name in way]
        return self._text("caption", " › ".join((*steps, rich(page.heading))))

    def _leaves(self) -> QWidget:
        """To the pages before and behind."""
        leaves = QWidget()
        role(leaves, "clear")
        row = FlowLayout(leaves, gap=style.current().px(8))
        for page, text in zip(neighbours(self._page, WORDS.language), ("‹ {}", "{} ›"), strict=True):
            if page is not None:
                leaf = Button("", "", "", partial(self._follow, page.name))
                leaf.setText(text.format(page.heading))
                row.addWidget(leaf)
        return leaves

    def _block(self, block: Block) -> QWidget:
        if block.picture is not None and block.kind == PICTURE:
            shown = RulesPicture(block.picture, block.text)
            shown.tried.connect(self.tried)
            self.pictures.append(shown)
            return shown
        if block.kind == HEADING:
            return self._heading("name", block.text, 2)
        if block.kind == TERM:
            word = block.text.partition(":")[0]
            return self._text("reading", rich(block.text, [Link(0, len(word), block.page)], self._marked))
        text = f"•  {block.text}" if block.kind == ITEM else block.text
        told = rich(text, linked(self._page.game, text, self._page.name), self._marked)
        if block.choice in self._played:
            told += f" · <b>{WORDS.say('rules.rulings.played')}</b>"
        return self._text("reading", told)

    def _heading(self, kind: str, text: str, level: int) -> QLabel:
        made = heading(linking(kind), text, level)  # first: with a text it would be spoken of as a label
        self._say(made, rich(text, (), self._marked))
        return made

    def _say(self, made: QLabel, told: str) -> None:
        made.setText(told)
        be_linking(made, keys=LINK in told)  # Tab halts at links alone
        if GROUND in told:
            self.places.append(made)

    def _text(self, kind: str, text: str) -> QLabel:
        made = linking(kind)
        self._say(made, text)
        made.linkActivated.connect(self._follow)
        return made

    def _words(self, keywords: Sequence[Keyword]) -> QWidget:
        """The words of which the page tells, each with what it means."""
        frame, inside = panel()
        inside.addWidget(capitals("rules.here.page", 2))
        for word in keywords:
            meaning = rich(word.meaning, linked(self._page.game, word.meaning, self._page.name), self._marked)
            inside.addWidget(self._text("body", f"<b>{rich(word.word, (), self._marked)}</b>. {meaning}"))
        return frame

    def _see(self, names: Sequence[str]) -> QWidget:
        frame, inside = panel()
        inside.addWidget(capitals("rules.see", 2))
        links = QWidget()
        role(links, "clear")
        row = FlowLayout(links, gap=style.current().px(8))
        for name in names:
            link = Button("", "", "", partial(self._follow, name))
            link.setText(page_named(WORDS.language, name).heading)
            row.addWidget(link)
        inside.addWidget(links)
        return frame

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are never longer than can be read; what belongs to the page lies beside them where there is room."""
        super().resizeEvent(event)
        now, columns = style.current(), self._columns
        large = max(1.0, now.text)
        left, right, measure = now.px(8), now.px(16), round(now.px(MEASURE) * large)
        left_over = event.size().width() - left - right - columns.spacing() - measure
        side = min(max(round(now.px(SIDE) * large), left_over), round(now.px(WIDEST_SIDE) * large))
        beside = event.size().width() >= now.px(ROOMY) * large
        columns.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._side.setFixedWidth(side) if beside else self._side.setMaximumWidth(ANY)
        if not beside:
            self._side.setMinimumWidth(0)
        room = event.size().width() - left - right - (side + columns.spacing() if beside else 0)
        columns.setContentsMargins(left, 0, right + max(0, room - measure), now.px(8))
