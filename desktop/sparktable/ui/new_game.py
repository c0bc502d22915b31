"""The new-game page, generated from what the game says about its set-up (`games/forms.py`): ways to play on the left
(`setup_pages.py`), the table with its seats in the middle, the lit seat on the right (`setup_side.py`), and below
whom it can play."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sparktable.app.catalog import MAIN, MIXING, PRESETS, Field, Form, Title, Value, chosen, put, refusal, worded
from sparktable.app.levels import USUAL
from sparktable.app.players import HUMAN, Player
from sparktable.app.setups import Setup, parse_seed, seated
from sparktable.app.translations import WORDS
from sparktable.table.set_tables import set_table
from sparktable.ui import setup_fields, style
from sparktable.ui.backdrop import Backdrop
from sparktable.ui.backdrop_painting import hall
from sparktable.ui.character_cards import CharacterCards, Strip, pictured
from sparktable.ui.mixing_panel import MixingPanel
from sparktable.ui.mode_cards import WaysColumn, are_cards
from sparktable.ui.portraits import Cast
from sparktable.ui.seat_table import SeatTable
from sparktable.ui.seats import SeatPanel, seat_name, sitter
from sparktable.ui.setup_pages import add_rulings, add_ways, clear_column, gallery_column, turning
from sparktable.ui.setup_side import SetupSide
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import back_button, emptied, label, scrolling

if TYPE_CHECKING:
    from sparktable.app.statistics import Tally
    from sparktable.table.art.theme import Theme

WAYS, SIDE, WIDEST = 298, 356, 1.35
"""How wide the ways to play are, and the column of the lit seat; how much wider in a large window."""
STAGE, LARGEST_TEXT = (1180, 640), 1.5
"""In a window of this size, with texts no larger, everything stands on one stage."""
LARGE_TEXT = 1.2
"""With larger texts the table has the middle to itself."""


class NewGamePage(Backdrop):
    """Choose, see at once what does not go together and why, and start."""

    started = Signal(object)
    left = Signal()
    workshop = Signal()
    """What the game is played with shall be made first."""

    def __init__(self, title: Title, setup: Setup | None, human_name: str,
                 won: Mapping[str, Mapping[str, Tally]] | None = None, room: QSize | None = None) -> None:
        """`won` tells of each character and each level how often people have won; `room`: how large the page will
        be, or it is built once more when it is shown."""
        super().__init__()
        if room is not None:
            self.resize(room)
        self._title, self._cast, self._set_table = title, Cast(title), set_table(title.name)
        self._human_name = human_name
        self._won = won or {}
        self._lit = 0
        self._joins = self._hue = ""
        self._options: dict[str, Any] = dict(setup.options) if setup else {}
        self._players: tuple[Player, ...] = setup.players if setup else ()
        self._page = MAIN
        self._is_stage = self._has_pictures = False
        self._beside: QWidget | None = None
        now = style.current()

        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(24)] * 4))
        outer.setSpacing(now.px(16))
        outer.addLayout(self._head())
        body = QHBoxLayout()
        body.setSpacing(now.px(20))
        outer.addLayout(body, 1)
        self._left = QStackedWidget()
        body.addWidget(self._left, 1)
        self.side = side = SetupSide(title)
        body.addWidget(side)
        self.start, self.more, self.seed, self.reason = side.start, side.more, side.seed, side.reason
        side.started.connect(self._start)
        side.preset.connect(lambda preset: self._choose("preset", preset, -1))
        side.workshop.connect(self.workshop)
        side.turned.connect(self._to_main)
        self._foot = QVBoxLayout()
        outer.addLayout(self._foot)
        side.unfold(self._is_own())
        self.drawn.connect(self._paint_pictures)

    def _paint_pictures(self) -> None:
        """Portraits and what lies on the table come once the page is on the screen: they take as long as all else."""
        self._has_pictures = True
        for seats in self.findChildren(SeatTable):
            seats.paint_pictures()
        for gallery in self.findChildren(CharacterCards):
            gallery.paint_pictures()

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.addWidget(back_button(self.left.emit))
        title_label = label("title")
        say(title_label, "setText", "new_game.title", game=WORDS.say(f"title.{self._title.name}"))
        head.addWidget(title_label, 1)
        return head

    def _is_own(self) -> bool:
        """Whether something is chosen that a folded page would hide: rulings or cards that are not the book's."""
        form = self._title.form(self._options)
        return bool(self._options.get("swaps") or self._options.get(form.joins)) or any(
            field.value != field.choices[0].value for field in form.fields if field.page in (PRESETS, MIXING))

    def unfold(self, more: bool) -> None:
        """Show what most games do without, or hide it."""
        self.side.unfold(more)

    def _to_main(self) -> None:
        self._turn_to(MAIN)

    # --- what follows the form ----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Build everything that depends on the form anew; the focus stays where it was."""
        focused = self.focusWidget()
        place = focused.property("place") if focused is not None else None
        form = self._title.form(self._options)
        self._options, self._joins = chosen(form, self._options), form.joins
        self._players = seated(self._players, len(form.seats), USUAL, self._human_name)
        self._lit = min(self._lit, len(form.seats) - 1)
        portrayed = pictured(form.seats[self._lit].fields)
        self._is_stage = self._page == MAIN and self._has_room()
        self._light_up()
        self.side.setFixedWidth(self._column_width(SIDE))
        seat = self._seat_panel(form, portrayed)
        gallery = self._gallery(form, portrayed) if portrayed is not None and self._page == MAIN else None
        if self._is_stage:
            page, foot = self._stage(form), gallery
        else:
            page, foot = self._column_of(form, gallery), None
        old = self._left.currentWidget()
        self._left.addWidget(page)
        self._left.setCurrentWidget(page)
        if old is not None:
            self._left.removeWidget(old)
            old.deleteLater()
        emptied(self._foot)
        if foot is not None:
            self._foot.addWidget(foot)
            foot.show()  # or nothing on it can take the focus yet
        self.side.show_form(form, seat)
        self.side.refuse(refusal(self._title, self._options))
        if place is not None:
            for made in filter(None, (page, seat, foot)):
                for widget in made.findChildren(QWidget):
                    if widget.property("place") == place:
                        _focus(widget)
                        return

    def relook(self) -> None:
        super().relook()
        self.retranslate()

    def painted(self) -> QImage:
        return hall(self.size(), self.devicePixelRatioF(), self._hue)

    def _light_up(self) -> None:
        """The hall is lit as the game's place is."""
        hue = self._set_table.hue(self._options) if self._set_table is not None else style.current().theme.tokens.info
        if hue != self._hue:
            self._hue = hue
            Backdrop.relook(self)

    def _has_room(self) -> bool:
        """Whether ways to play, the table and portraits stand beside each other; else they follow each other."""
        now = style.current()
        return now.text <= LARGEST_TEXT and self.width() >= now.px(STAGE[0]) and self.height() >= now.px(STAGE[1])

    def _column_width(self, usual: float) -> int:
        """Columns at the sides take more of a larger window, and of larger words."""
        now = style.current()
        share = min(max(self.width() / now.px(1280), 1.0), WIDEST)
        return round(now.px(usual) * share * (0.5 + max(1.0, now.text) / 2))

    def _stage(self, form: Form) -> QWidget:
        """The ways to play on the left, the table with its seats beside them."""
        now, (page, column) = style.current(), clear_column(0)
        row = QHBoxLayout()
        row.setSpacing(now.px(16))
        column.addLayout(row)
        main = [field for field in form.fields if field.page == MAIN]
        self._beside = None
        aside = main if now.text > LARGE_TEXT else [field for field in main if are_cards(field)]
        if aside:
            left, column = clear_column(6)
            add_ways(column, aside, self._choose)
            column.addStretch()
            self._beside = area = WaysColumn(left)
            area.setFixedWidth(self._column_width(WAYS))
            row.addWidget(area)
        middle, column = clear_column(6)
        self._turning(column, form)
        add_ways(column, [field for field in main if field not in aside], self._choose)
        column.addWidget(self._table(form), 1)
        row.addWidget(scrolling(middle), 1)
        return page

    def _table(self, form: Form) -> SeatTable:
        """Who sits where; whoever is clicked is lit."""
        sitters = [sitter(each, player, self._cast, self._options)
                   for each, player in zip(form.seats, self._players, strict=True)]
        laid = None if self._set_table is None else partial(_laid, self._set_table.picture, dict(self._options))
        self.table = SeatTable(sitters, self._lit, self._hue, laid)
        if self._has_pictures:
            self.table.paint_pictures()
        self.table.picked.connect(self._light)
        say(self.table, "setAccessibleName", "new_game.seats")
        setup_fields.mark(self.table, "lit")
        return self.table

    def _column_of(self, form: Form, gallery: QWidget | None) -> QWidget:
        """One under the other: on a small window, and for rulings and mixing, which are long."""
        page, column = clear_column(8)
        column.setSpacing(style.current().px(14))
        self._turning(column, form)
        shown = [field for field in form.fields if field.page == self._page]
        if self._page == MAIN:
            add_ways(column, shown, self._choose)
            column.addWidget(self._table(form))
            if gallery is not None:
                column.addWidget(gallery)
        else:
            add_rulings(column, shown, self._choose)
        if self._page == MIXING:
            mixing = MixingPanel(form)
            mixing.swapped.connect(self._swap)
            mixing.joined.connect(self._join)
            column.addWidget(mixing)
        column.addStretch(1)  # no card is higher than what it says
        return scrolling(page)

    def _seat_panel(self, form: Form, portrayed: Field | None) -> SeatPanel:
        made = SeatPanel(self._lit, form.seats[self._lit], self._players[self._lit], self._won.get("level", {}),
                         portrayed.option if portrayed is not None else "")
        made.chosen.connect(self._choose)
        made.seated.connect(self._seat_level)
        made.named.connect(self._name)
        return made

    def _gallery(self, form: Form, field: Field) -> QWidget:
        """Whom the lit seat can play, with pictures; on the stage in one row."""
        seat = seat_name(form.seats[self._lit], self._lit, form.seats)
        made, column = gallery_column(f"{worded(field.label, field.name)} · {seat}")
        gallery = CharacterCards(self._cast, field, self._options, self._won.get("character", {}))
        if self._has_pictures:
            gallery.paint_pictures()
        gallery.picked.connect(lambda name: self._choose(field.option, name, self._lit))
        gallery.setAccessibleName(worded(field.label, field.name))
        setup_fields.mark(gallery, "gallery")
        if self._is_stage:
            gallery.in_one_row()
            column.addWidget(Strip(gallery))
        else:
            column.addWidget(gallery)
        return made

    def _light(self, seat: int) -> None:
        self._lit = seat
        self.retranslate()

    def _turning(self, column: QVBoxLayout, form: Form) -> None:
        """The way to the other pages of choices, once they are unfolded."""
        pages = turning(form, self._page, self._turn_to) if self.side.is_open else None
        if pages is not None:
            column.addWidget(pages, 0, Qt.AlignmentFlag.AlignLeft)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page == MAIN and self._has_room() != self._is_stage:
            self.retranslate()
            return
        self.side.setFixedWidth(self._column_width(SIDE))
        if self._is_stage and self._beside is not None:
            self._beside.setFixedWidth(self._column_width(WAYS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter starts from anywhere."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (
                event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            self._start()
        else:
            super().keyPressEvent(event)

    def _turn_to(self, page: str) -> None:
        self._page = page
        self.retranslate()

    # --- choosing -----------------------------------------------------------------------------------

    def _choose(self, option: str, value: Value, seat: int) -> None:
        if seat < 0:
            put(self._options, option, value)
            if option == "preset":  # it sets them all
                self._options.pop("rulings", None)
            if option in ("set", "mode"):  # what was mixed in belongs to another box, or to another way to play
                self._options.pop(self._joins, None)
            if option == "set":
                self._options.pop("swaps", None)
        else:
            row = list(self._options[option])
            row[seat] = value
            self._options[option] = tuple(row)
        self.retranslate()

    def _swap(self, leaving: str, coming: str) -> None:
        """One card for another; an empty name leaves it as the box has it."""
        swaps = {**self._options.get("swaps", {}), leaving: coming}
        self._options["swaps"] = {old: new for old, new in swaps.items() if new}
        self.retranslate()

    def _join(self, name: str, joins: bool) -> None:
        others = tuple(other for other in self._options.get(self._joins, ()) if other != name)
        self._options[self._joins] = (*others, name) if joins else others
        self.retranslate()

    def _seat_level(self, seat: int, level: str) -> None:
        self._seat_player(seat, Player(self._human_name if level == HUMAN else "", level))
        self._lit = seat
        self.retranslate()

    def _name(self, seat: int, name: str) -> None:
        self._seat_player(seat, Player(name))
        form = self._title.form(self._options).seats[seat]
        self.table.show_name(seat, sitter(form, self._players[seat], self._cast, self._options))

    def _seat_player(self, seat: int, player: Player) -> None:
        self._players = (*self._players[:seat], player, *self._players[seat + 1:])

    def _start(self) -> None:
        if self.start.isEnabled():
            self.started.emit(Setup(self._title.name, dict(self._options), self._players,
                                    parse_seed(self.seed.text())))

    def settle(self) -> None:
        self.start.setFocus(Qt.FocusReason.TabFocusReason)


def _focus(widget: QWidget) -> None:
    """Of choices beside each other the chosen one. Once more when a key has done all it does: after the click Qt
    gives the focus to the button that an arrow key has chosen, which is no more."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    chosen = group.checkedButton() if group is not None else None
    target = chosen or widget
    target.setFocus(Qt.FocusReason.OtherFocusReason)
    QTimer.singleShot(0, target, target.setFocus)


def _laid(picture: Callable[[Mapping[str, Any], float, float, Theme], QImage], options: Mapping[str, Any],
          width: float, dpr: float) -> QImage:
    return picture(options, width, dpr, style.current().theme)
