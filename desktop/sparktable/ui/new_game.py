"""The new-game page, generated from what the game says about its set-up (`games/forms.py`): ways to play on the left
(`setup_pages.py`), the table with its seats in the middle, the lit seat on the right (`setup_side.py`), and below
whom it can play."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from sparktable.app.catalog import MAIN, MIXING, Choice, Field, Form, Title, Value, worded
from sparktable.app.setups import Setup, parse_seed
from sparktable.app.translations import WORDS
from sparktable.table.art.render import CardRenderer
from sparktable.table.set_tables import set_table
from sparktable.ui import style
from sparktable.ui.backdrop import Backdrop
from sparktable.ui.backdrop_painting import hall
from sparktable.ui.card_inspector import HeldUp
from sparktable.ui.character_cards import CharacterCards, pictured
from sparktable.ui.choices import Choices
from sparktable.ui.gallery import Gallery
from sparktable.ui.mixing_panel import MixingPanel
from sparktable.ui.mode_cards import Ways, WaysColumn, are_cards
from sparktable.ui.portraits import Cast
from sparktable.ui.seat_place import Sitter
from sparktable.ui.seat_table import SeatTable
from sparktable.ui.seats import SeatPanel, seat_name, sitter
from sparktable.ui.setup_focus import focus_again, focused_place, mark
from sparktable.ui.setup_head import SetupHead
from sparktable.ui.setup_pages import add_in_brief, add_rulings, add_ways, clear_column
from sparktable.ui.setup_side import SetupSide
from sparktable.ui.ways_in_brief import chosen_way
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import emptied, scrolling, tab_through

if TYPE_CHECKING:
    from sparktable.app.statistics import Tally
    from sparktable.table.art.theme import Theme

PORTRAIT = 140
"""So much of the page's width each portrait takes where both sides are shown."""
WAYS, SIDE, WIDEST = 298, 356, 1.35
"""How wide the ways to play are, and the column of the lit seat; how much wider in a large window."""
TAKES_ALL = 100
"""The share of what is left that the table takes where all stand one below the other."""
STAGE, LARGEST_TEXT = (1180, 640), 1.5
"""In a window of this size, with texts no larger, everything stands on one stage; in one that is larger by as much as
they are they stand as small ones do."""
ROOMY = 800
"""In a window of this height nothing is left out where words are large."""


class NewGamePage(Backdrop):
    """Choose, see at once what does not go together and why, and start."""

    started = Signal(object)
    left = Signal()
    workshop = Signal()
    """What the game is played with shall be made first."""

    def __init__(self, title: Title, setup: Setup | None, human_name: str,
                 won: Mapping[str, Mapping[str, Tally]] | None = None, room: QSize | None = None) -> None:
        """`won` tells of each character, by its card, each team and each level how often people have won; `room`: how
        large the page will be, or it is built once more when it is shown."""
        super().__init__()
        if room is not None:
            self.resize(room)
        self._title, self._cast, self._set_table = title, Cast(title), set_table(title.name)
        self.choices = Choices(title, setup, human_name)
        self._won = won or {}
        self._hue = ""
        self._page = MAIN
        self._is_stage = self._is_brief = self._has_pictures = False
        self._is_roomy = True
        self._shown = [0]
        """The seats for which portraits are shown."""
        self._beside: QWidget | None = None
        now = style.current()

        outer = QVBoxLayout(self)
        self._head = SetupHead(title.name, self._choose)
        self._head.left.connect(self.left)
        self._head.turned.connect(self._turn_to)
        outer.addWidget(self._head)
        body = QHBoxLayout()
        body.setSpacing(now.px(20))
        outer.addLayout(body, 1)
        self._left = QStackedWidget()
        body.addWidget(self._left, 1)
        self.side = side = SetupSide()
        body.addWidget(side)
        self.start, self.more, self.seed, self.reason = side.start, side.more, side.seed, side.reason
        side.started.connect(self._start)
        side.preset.connect(lambda preset: self._choose("preset", preset, -1))
        side.turned.connect(self._to_main)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(now.px(20))
        outer.addLayout(self._foot)
        side.unfold(self.choices.hides_something())
        self.drawn.connect(self._paint_pictures)

    def _paint_pictures(self) -> None:
        """Portraits and what lies on the table come once the page is on the screen: they take as long as all else."""
        self._has_pictures = True
        self._paint_ways()
        for seats in self.findChildren(SeatTable):
            seats.paint_pictures()
        for gallery in self.findChildren(CharacterCards):
            gallery.paint_pictures()

    def _paint_ways(self) -> None:
        if self._set_table is not None:
            for cards in self.findChildren(Ways):
                cards.paint_pictures(self._set_table.WAYS)

    def unfold(self, more: bool) -> None:
        """Show what most games do without, or hide it."""
        self.side.unfold(more)

    def _to_main(self) -> None:
        self._turn_to(MAIN)

    # --- what follows the form ----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Build everything that depends on the form anew; the focus stays where it was."""
        place = focused_place(self)
        form = self.choices.form()
        portrayed = pictured(form.seats[self.choices.lit].fields)
        self._is_stage = self._page == MAIN and self._has_room()
        self._is_brief, self._is_roomy = self._has_few_words(), self._says_all()
        self._light_up()
        layout, now = self.layout(), style.current()
        assert layout is not None
        layout.setContentsMargins(*([now.px(16 if self._is_brief else 24)] * 4))
        layout.setSpacing(now.px(10 if self._is_brief else 16))
        self._head.show_form(form, self._page, unfolded=self.side.is_open, brief=self._is_brief,
                             told=self._is_roomy)
        self.side.setFixedWidth(self._column_width(SIDE))
        seat = self._seat_panel(form, portrayed)
        galleries = self._galleries(form) if self._page == MAIN else {}
        gallery, foot = galleries.get(self.choices.lit), list(galleries.values()) if self._is_stage else []
        page = self._stage(form) if self._is_stage else self._column_of(form, gallery)
        old = self._left.currentWidget()
        self._left.addWidget(page)
        self._left.setCurrentWidget(page)
        if old is not None:
            self._left.removeWidget(old)
            old.deleteLater()
        emptied(self._foot)
        for each in foot:
            self._foot.addWidget(each, len(each.cards), Qt.AlignmentFlag.AlignTop)
            each.show()  # or nothing on it can take the focus yet
        if self._has_pictures:
            self._paint_ways()
        self.side.show_form(form, seat, gallery.cards if gallery is not None else None, brief=self._is_brief)
        self.side.refuse(self.choices.refusal())
        side = self.side
        tab_through(filter(None, (self._head, page, seat, side.more, side.folded, *foot, side.start)))
        focus_again(place, (self._head, page, seat, *foot))

    def relook(self) -> None:
        super().relook()
        self.retranslate()

    def painted(self) -> QImage:
        return hall(self.size(), self.devicePixelRatioF(), self._hue)

    def _light_up(self) -> None:
        """The hall is lit as the game's place is."""
        hue = style.current().theme.tokens.info
        if self._set_table is not None:
            hue = self._set_table.hue(self.choices.options)
        if hue != self._hue:
            self._hue = hue
            Backdrop.relook(self)

    def _has_room(self) -> bool:
        """Whether ways to play, the table and portraits stand beside each other; else they follow each other."""
        now = style.current()
        return now.text <= LARGEST_TEXT and self.width() >= now.px(STAGE[0]) and self.height() >= now.px(STAGE[1])

    def _has_few_words(self) -> bool:
        """Whether words are too large for this window to say all at once."""
        now = style.current()
        wide, high = (now.px(side) * now.text for side in STAGE)
        return now.has_wide_words and (self.width() < wide or self.height() < high)

    def _says_all(self) -> bool:
        """Whether there is room for sentences, however large words are."""
        return not self._has_few_words() or self.height() >= style.current().px(ROOMY)

    def _column_width(self, usual: float) -> int:
        """Columns at the sides take more of a larger window, and of larger words."""
        now = style.current()
        share = min(max(self.width() / now.px(1280), 1.0), WIDEST)
        return round(now.px(usual) * share * (0.5 + max(1.0, now.text) / 2))

    def _stage(self, form: Form) -> QWidget:
        """The ways to play on the left, the table with its seats beside them; where words are large, under them."""
        now, (page, column) = style.current(), clear_column(0)
        main = [field for field in form.fields if field.page == MAIN]
        aside = [field for field in main if are_cards(field)]
        others = [field for field in main if field not in aside]
        self._beside = None
        if self._is_brief:
            self._add_in_brief(column, main)
            column.addWidget(self._table(form), 1)
            return scrolling(page)
        row = QHBoxLayout()
        row.setSpacing(now.px(16))
        column.addLayout(row)
        if aside:
            left, column = clear_column(6)
            add_ways(column, aside, self._choose)
            column.addStretch()
            self._beside = area = WaysColumn(left)
            area.setFixedWidth(self._column_width(WAYS))
            row.addWidget(area)
        middle, column = clear_column(6)
        add_ways(column, others, self._choose)
        column.addWidget(self._table(form), 1)
        row.addWidget(scrolling(middle), 1)
        return page

    def _add_in_brief(self, column: QVBoxLayout, main: Sequence[Field]) -> None:
        """The ways to play stand over the page: here is told what the chosen one is, and what else can be chosen."""
        for field in main:
            if are_cards(field) and not self._is_roomy:
                column.addWidget(chosen_way(field))
        add_in_brief(column, [field for field in main if not are_cards(field)], self._choose)

    def _table(self, form: Form) -> SeatTable:
        """Who sits where; whoever is clicked is lit."""
        options = self.choices.options
        sitters = [sitter(each, player, self._cast, options)
                   for each, player in zip(form.seats, self.choices.players, strict=True)]
        laid = None if self._set_table is None else partial(_laid, self._set_table.picture, dict(options))
        against = Sitter(WORDS.say(form.against), "", icon=form.against_icon) if form.against else None
        self.table = SeatTable(sitters, self.choices.lit, self._hue, laid, against)
        if self._has_pictures:
            self.table.paint_pictures()
        self.table.picked.connect(self._light)
        say(self.table, "setAccessibleName", "new_game.seats")
        mark(self.table, "lit")
        return self.table

    def _column_of(self, form: Form, gallery: QWidget | None) -> QWidget:
        """One under the other: on a small window, and for rulings and mixing, which are long."""
        page, column = clear_column(8)
        column.setSpacing(style.current().px(14))
        shown = [field for field in form.fields if field.page == self._page]
        if self._page == MAIN:
            if self._is_brief:
                self._add_in_brief(column, shown)
            else:
                add_ways(column, shown, self._choose)
            column.addWidget(self._table(form), TAKES_ALL)
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
        lit = self.choices.lit
        made = SeatPanel(lit, form.seats[lit], self.choices.players[lit], self._won.get("level", {}),
                         portrayed.option if portrayed is not None else "", brief=self._is_brief,
                         told=not (self._is_brief and self.side.is_open))
        made.chosen.connect(self._choose)
        made.seated.connect(self._seat_level)
        made.named.connect(self._name)
        return made

    def _galleries(self, form: Form) -> dict[int, Gallery]:
        """Whom the lit seat can play and, where there is room, whom the other side can: seat by seat."""
        self._shown = self._portrayed_seats(form)
        fields = {seat: pictured(form.seats[seat].fields) for seat in self._shown}
        return {seat: self._gallery(form, field, seat) for seat, field in fields.items() if field is not None}

    def _both_sides(self, form: Form) -> list[int]:
        """The lit seat, and the first of the other side where there is one."""
        lit = self.choices.lit
        others = [seat for seat, each in enumerate(form.seats) if each.side != form.seats[lit].side]
        return sorted([lit, *others[:1]])

    def _portrayed_seats(self, form: Form) -> list[int]:
        both, now = self._both_sides(form), style.current()
        fields = [pictured(form.seats[seat].fields) for seat in both]
        cards = sum(len(field.choices) for field in fields if field is not None)
        fits = cards * now.px(PORTRAIT) * max(1.0, now.text) <= self.width() and not self._is_brief
        return both if self._is_stage and fits and None not in fields else [self.choices.lit]

    def _gallery(self, form: Form, field: Field, seat: int) -> Gallery:
        """Whom a seat can play."""
        sides = {each: WORDS.say(form.seats[each].side) for each in self._both_sides(form)}
        made = Gallery(self._title.name, self._cast, field, self.choices.options, self._won.get("character", {}),
                       seat_name(form.seats[seat], seat, form.seats), brief=not self._is_roomy,
                       in_one_row=self._is_stage)
        if len(self._shown) < len(sides):
            made.offer_sides(sides, seat)
            made.turned.connect(self._light)
        mark(made.cards, f"gallery {form.seats[seat].side}")
        if self._has_pictures:
            made.cards.paint_pictures()
        made.picked.connect(lambda name: self._cast_for(seat, field.option, name))
        made.held_up.connect(self._hold_up)
        made.workshop.connect(self.workshop)
        return made

    def _cast_for(self, seat: int, option: str, name: Value) -> None:
        """Somebody is chosen for a seat, which is lit then."""
        self.choices.lit = seat
        self._choose(option, name, seat)

    def _hold_up(self, choice: Choice) -> None:
        """What the cards of somebody say who can be chosen."""
        if faces := self._cast.cards(choice, self.choices.options):
            HeldUp(self, CardRenderer(), faces, worded(choice.label, choice.name))

    def _light(self, seat: int) -> None:
        self.choices.lit = seat
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        stands = self._is_stage, self._is_brief, self._is_roomy
        if self._page == MAIN and ((self._has_room(), self._has_few_words(), self._says_all()) != stands
                                   or self._portrayed_seats(self.choices.form()) != self._shown):
            self.retranslate()
            return
        self.side.setFixedWidth(self._column_width(SIDE))
        if self._is_stage and self._beside is not None:
            self._beside.setFixedWidth(self._column_width(WAYS))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter starts from anywhere; Esc goes back, first from a page of its own."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (
                event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            self._start()
        elif event.key() == Qt.Key.Key_Escape:
            self._turn_to(MAIN) if self._page != MAIN else self.left.emit()
        else:
            super().keyPressEvent(event)

    def _turn_to(self, page: str) -> None:
        self._page = page
        self.retranslate()

    # --- choosing -----------------------------------------------------------------------------------

    def _choose(self, option: str, value: Value, seat: int) -> None:
        self.choices.choose(option, value, seat)
        self.retranslate()

    def _swap(self, leaving: str, coming: str) -> None:
        self.choices.swap(leaving, coming)
        self.retranslate()

    def _join(self, name: str, joins: bool) -> None:
        self.choices.join(name, joins)
        self.retranslate()

    def _seat_level(self, seat: int, level: str) -> None:
        self.choices.seat(seat, level)
        self.retranslate()

    def _name(self, seat: int, name: str) -> None:
        self.choices.name(seat, name)
        form, player = self.choices.form().seats[seat], self.choices.players[seat]
        self.table.show_name(seat, sitter(form, player, self._cast, self.choices.options))

    def _start(self) -> None:
        if self.start.isEnabled():
            self.started.emit(self.choices.setup(parse_seed(self.seed.text())))

    def settle(self) -> None:
        self.start.setFocus(Qt.FocusReason.TabFocusReason)


def _laid(picture: Callable[[Mapping[str, Any], float, float, Theme], QImage], options: Mapping[str, Any],
          width: float, dpr: float) -> QImage:
    return picture(options, width, dpr, style.current().theme)
