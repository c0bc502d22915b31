"""The head of the new-game page: its name, the way to its other pages of choices once they are unfolded, and where
words are large the ways to play."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import MAIN, Form
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.mode_cards import are_cards
from sparktable.ui.setup_fields import Choose
from sparktable.ui.setup_pages import turning
from sparktable.ui.ways_in_brief import WayNames
from sparktable.ui.widgets import back_button, emptied, label, role


class SetupHead(QWidget):
    left = Signal()
    turned = Signal(str)
    """To another page of choices."""

    def __init__(self, game: str, choose: Choose) -> None:
        super().__init__()
        role(self, "clear")
        self._game, self._choose = game, choose
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(back_button(self.left.emit))
        self._heading = label("title")
        row.addWidget(self._heading, 1)
        self._pages, self._ways = QHBoxLayout(), QVBoxLayout()
        row.addLayout(self._pages)
        self._column.addLayout(row)
        self._column.addLayout(self._ways)

    def show_form(self, form: Form, page: str, *, unfolded: bool, brief: bool, told: bool) -> None:
        """What the form stands at, on that page of it; `told`: all that is said of ways to play, too."""
        now, game = style.current(), WORDS.say(f"title.{self._game}")
        self._column.setSpacing(now.px(10))
        emptied(self._pages)
        emptied(self._ways)
        pages = turning(form, page, self.turned.emit) if unfolded else None
        if pages is not None:
            self._pages.addWidget(pages, 0, Qt.AlignmentFlag.AlignVCenter)
            pages.show()  # or nothing on it can take the focus yet
        self._heading.setText(game if pages is not None and now.has_wide_words else
                              WORDS.say("new_game.title", game=game))
        for field in form.fields if brief else ():
            if field.page == MAIN and are_cards(field):
                self._ways.addWidget(names := WayNames(field, self._choose, told=told))
                names.show()
