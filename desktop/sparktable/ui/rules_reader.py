"""One page of the rules, as it is read: its text with links and pictures, and beside or under it what else belongs to
it."""
from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.app.rulebook import page_named
from sparktable.app.rules_page import HEADING, ITEM, PICTURE, TERM, Block, Keyword, Page
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.headings import heading
from sparktable.ui.rules_picture import RulesPicture
from sparktable.ui.rules_text import Link, linked, linking, rich
from sparktable.ui.widgets import Button, label, panel, role

SIDE = 300
"""How wide the column beside the text is."""
ROOMY = 1080
"""A reader narrower than this has it under the text."""
MEASURE = 860
"""How wide lines are at most."""
ANY = (1 << 24) - 1
"""What Qt calls no limit to a width."""


class Reader(QWidget):
    tried = Signal(str)
    """A position that somebody wants to try out."""

    def __init__(self, page: Page, follow: Callable[[str], object], marked: Sequence[str],
                 played: Collection[str] = ()) -> None:
        """`follow` is called with the page that a link leads to; what is `marked` is what was looked for; `played`
        are the rulings of the table at which one sits."""
        super().__init__()
        role(self, "clear")
        self._page, self._follow, self._marked = page, follow, marked
        self._played = played
        self.pictures: list[RulesPicture] = []
        now = style.current()
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._columns.setContentsMargins(now.px(8), 0, now.px(16), now.px(8))
        self._columns.setSpacing(now.px(20))
        text = QVBoxLayout()
        text.setSpacing(now.px(10))
        text.addWidget(label("label", text=WORDS.say(f"title.{page.game}").upper()))
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
        if page.keywords:
            side.addWidget(self._words(page.keywords))
        if page.see:
            side.addWidget(self._see(page.see))
        side.addStretch()
        self._columns.addWidget(self._side)

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
        made = heading(label(kind), text, level)  # first: with a text it would be spoken of as a label
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setText(rich(text, (), self._marked))
        return made

    def _text(self, kind: str, text: str) -> QLabel:
        made = linking(kind)
        made.setText(text)
        made.linkActivated.connect(self._follow)
        return made

    def _words(self, keywords: Sequence[Keyword]) -> QWidget:
        """The words of which the page tells, each with what it means."""
        frame, inside = panel()
        inside.addWidget(label("label", "rules.here.page"))
        for word in keywords:
            made = linking("body")
            made.setText(f"<b>{rich(word.word, (), self._marked)}</b>. {rich(word.meaning, (), self._marked)}")
            inside.addWidget(made)
        return frame

    def _see(self, names: Sequence[str]) -> QWidget:
        frame, inside = panel()
        inside.addWidget(label("label", "rules.see"))
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
        left, right, side = now.px(8), now.px(16), round(now.px(SIDE) * large)
        beside = event.size().width() >= now.px(ROOMY) * large
        columns.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._side.setFixedWidth(side) if beside else self._side.setMaximumWidth(ANY)
        if not beside:
            self._side.setMinimumWidth(0)
        room = event.size().width() - left - right - (side + columns.spacing() if beside else 0)
        columns.setContentsMargins(left, 0, right + max(0, room - round(now.px(MEASURE) * large)), now.px(8))
