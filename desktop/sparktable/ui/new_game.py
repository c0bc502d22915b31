"""The new-game page, generated from what the game says about its set-up (`games/forms.py`)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.catalog import (
    MAIN,
    MIXING,
    PRESETS,
    RULINGS,
    Field,
    Form,
    Title,
    Value,
    chosen,
    put,
    refusal,
    worded,
)
from sparktable.app.levels import USUAL
from sparktable.app.players import HUMAN, Player
from sparktable.app.setups import Setup, parse_seed, seated
from sparktable.app.translations import WORDS
from sparktable.ui import setup_fields, style
from sparktable.ui.character_cards import CharacterCards, Strip, pictured
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Segments
from sparktable.ui.mixing_panel import MixingPanel
from sparktable.ui.mode_cards import are_cards
from sparktable.ui.presets import PresetPanel
from sparktable.ui.seat_table import SeatTable
from sparktable.ui.seats import SeatPanel, seat_name, sitter
from sparktable.ui.setup_fields import chosen_of
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, rule, scrolling
from sparktable.ui.workshops import workshops

if TYPE_CHECKING:
    from sparktable.app.statistics import Tally


WAYS, SIDE, WIDEST = 290, 356, 1.35
"""How wide the ways to play are, and the column of the lit seat; how much wider in a large window."""
STAGE, LARGEST_TEXT = (1180, 640), 1.5
"""In a window of this size, with texts no larger, everything stands on one stage."""
LARGE_TEXT, MOST_BESIDE = 1.2, 3
"""With larger texts the table has the middle to itself; more words than these go into a list."""


class NewGamePage(QWidget):
    """Choose, see at once what does not go together and why, and start."""

    started = Signal(object)
    left = Signal()
    workshop = Signal()
    """What the game is played with shall be made first."""

    def __init__(self, title: Title, setup: Setup | None, human_name: str,
                 won: Mapping[str, Mapping[str, Tally]] | None = None) -> None:
        """`won` tells of each character and each level how often people have won."""
        super().__init__()
        role(self, "page")
        self._title = title
        self._human_name = human_name
        self._won = won or {}
        self._lit = 0
        self._joins = ""
        self._options: dict[str, Any] = dict(setup.options) if setup else {}
        self._players: tuple[Player, ...] = setup.players if setup else ()
        self._page = MAIN
        now = style.current()

        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(24)] * 4))
        outer.setSpacing(now.px(16))
        head = QHBoxLayout()
        back = Button("", "undo", "quiet", self.left.emit)
        say(back, tip, "action.back")
        say(back, "setAccessibleName", "action.back")
        head.addWidget(back)
        title_label = label("title")
        say(title_label, "setText", "new_game.title", game=WORDS.say(f"title.{title.name}"))
        head.addWidget(title_label, 1)
        outer.addLayout(head)
        body = QHBoxLayout()
        body.setSpacing(now.px(20))
        outer.addLayout(body, 1)

        self._left = QStackedWidget()
        body.addWidget(self._left, 1)
        self._right = self._side()
        body.addWidget(self._right)
        self._foot = QVBoxLayout()
        outer.addLayout(self._foot)
        self._is_stage = False
        self._beside: QWidget | None = None
        self.unfold(self._is_own())

    def _is_own(self) -> bool:
        """Whether something is chosen that a folded page would hide: rulings or cards that are not the book's."""
        form = self._title.form(self._options)
        return bool(self._options.get("swaps") or self._options.get(form.joins)) or any(
            field.value != field.choices[0].value for field in form.fields if field.page in (PRESETS, MIXING))

    # --- the right column ---------------------------------------------------------------------------

    def _side(self) -> QWidget:
        now = style.current()
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(12))
        inner = QWidget()
        role(inner, "clear")
        inside = QVBoxLayout(inner)
        inside.setContentsMargins(0, 0, now.px(6), 0)
        inside.setSpacing(now.px(8))
        self._seat_room = QVBoxLayout()
        inside.addLayout(self._seat_room)
        self.more = Button("new_game.more", "settings", on_click=lambda: self.unfold(self._folded.isHidden()))
        inside.addWidget(self.more)
        self._more_note = label("caption")
        inside.addWidget(self._more_note)
        self._folded, more = panel()
        self._folded.hide()
        inside.addWidget(self._folded)
        self._facts = QGridLayout()
        self._facts.setColumnStretch(0, 1)
        more.addLayout(self._facts)
        self._presets = PresetPanel()
        self._presets.picked.connect(lambda preset: self._choose("preset", preset, -1))
        more.addWidget(self._presets)
        more.addWidget(label("label", "new_game.seed"))
        self.seed = QLineEdit()
        say(self.seed, "setPlaceholderText", "new_game.seed.any")
        say(self.seed, "setAccessibleName", "new_game.seed")
        self.seed.returnPressed.connect(self._start)
        more.addWidget(self.seed)
        more.addWidget(label("caption", "new_game.seed.note"))
        inside.addStretch()
        column.addWidget(scrolling(inner), 1)

        self._refusal, reason = panel("refusal", margin=10)
        row = QHBoxLayout()
        row.addWidget(Icon("prohibit", 20, "bad"), 0, Qt.AlignmentFlag.AlignTop)
        self.reason = label("bad")
        row.addWidget(self.reason, 1)
        reason.addLayout(row)
        column.addWidget(self._refusal)
        self.start = Button("new_game.start", "skip", "big", self._start)
        say(self.start, tip, "new_game.start.key")
        column.addWidget(self.start)
        if self._title.name in workshops():
            column.addWidget(Button(f"workshop.{self._title.name}", "deck", on_click=self.workshop.emit))
        return side

    def unfold(self, more: bool) -> None:
        """Show what most games do without, or hide it; what was chosen there stays chosen."""
        self._folded.setVisible(more)
        self._more_note.setVisible(not more)
        say(self.more, "setText", "new_game.less" if more else "new_game.more")
        self._page = MAIN
        self.retranslate()

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
        self._right.setFixedWidth(self._column_width(SIDE))
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
        _put_into(self._seat_room, seat)
        _put_into(self._foot, foot)
        self._show_facts(form)
        self._presets.show_form(form)
        rules = next((field for field in form.fields if field.page == PRESETS), None)
        self._more_note.setText(WORDS.say("new_game.more.note") if rules is None else
                                f"{worded(rules.label, rules.name)}: {setup_fields.choice_text(chosen_of(rules))}")
        self._check()
        if place is not None:
            for made in filter(None, (page, seat, foot)):
                for widget in made.findChildren(QWidget):
                    if widget.property("place") == place:
                        _focus(widget)
                        return

    relook = retranslate

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
        now, page = style.current(), QWidget()
        role(page, "clear")
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(now.px(16))
        main = [field for field in form.fields if field.page == MAIN]
        self._beside = None
        aside = main if now.text > LARGE_TEXT else [field for field in main if are_cards(field)]
        if aside:
            left = QWidget()
            role(left, "clear")
            column = QVBoxLayout(left)
            column.setContentsMargins(0, 0, now.px(6), 0)
            self._ways(column, aside)
            column.addStretch()
            area = scrolling(left)
            area.setFixedWidth(self._column_width(WAYS))
            self._beside = area
            row.addWidget(area)
        middle = QWidget()
        role(middle, "clear")
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, now.px(6), 0)
        self._turning(column, form)
        self._ways(column, [field for field in main if field not in aside])
        column.addWidget(self._table(form), 1)
        row.addWidget(scrolling(middle), 1)
        return page

    def _ways(self, column: QVBoxLayout, fields: list[Field]) -> None:
        """What is chosen for all: cards one under the other, few words beside each other, what is on or off in lines
        of their own."""
        groups: FlowLayout | None = None
        for field in (each for each in fields if not each.is_switch):
            made = setup_fields.group(field, self._choose, wide=True, most=MOST_BESIDE)
            if are_cards(field):
                column.addWidget(made)
                groups = None
            else:
                if groups is None:
                    column.addLayout(groups := FlowLayout(gap=style.current().px(14)))
                groups.addWidget(made)
        for field in fields:
            if field.is_switch:
                column.addLayout(setup_fields.switch(field, self._choose))

    def _table(self, form: Form) -> SeatTable:
        """Who sits where; whoever is clicked is lit."""
        seats = zip(form.seats, self._players, strict=True)
        self.table = SeatTable([sitter(each, player) for each, player in seats], self._lit)
        self.table.picked.connect(self._light)
        say(self.table, "setAccessibleName", "new_game.seats")
        setup_fields.mark(self.table, "lit")
        return self.table

    def _column_of(self, form: Form, gallery: QWidget | None) -> QWidget:
        """One under the other: on a small window, and for rulings and mixing, which are long."""
        now = style.current()
        page = QWidget()
        role(page, "clear")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, now.px(8), 0)
        column.setSpacing(now.px(14))
        self._turning(column, form)
        if self._page == MAIN:
            self._ways(column, [field for field in form.fields if field.page == MAIN])
            column.addWidget(self._table(form))
            if gallery is not None:
                column.addWidget(gallery)
        else:
            shown = [field for field in form.fields if field.page == self._page]
            for field in shown:
                if not field.is_switch:
                    column.addWidget(setup_fields.group(field, self._choose, wide=False))
            switches = [field for field in shown if field.is_switch]
            if switches:
                frame, inside = panel()
                for number, field in enumerate(switches):
                    if number:
                        inside.addWidget(rule())
                    inside.addLayout(setup_fields.switch(field, self._choose))
                column.addWidget(frame)
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
        made = QWidget()
        role(made, "clear")
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.current().px(6))
        seat = seat_name(form.seats[self._lit], self._lit, form.seats)
        column.addWidget(label("label", text=f"{worded(field.label, field.name)} · {seat}".upper()))
        gallery = CharacterCards(self._title, field, self._options, self._won.get("character", {}))
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
        """From one page of choices to another, once they are unfolded."""
        shown = [(MAIN, "deck")] + [(name, icon) for name, icon in ((MIXING, "convert"), (RULINGS, "settings"))
                                    if any(field.page == name for field in form.fields)]
        if len(shown) > 1 and not self._folded.isHidden():
            pages = Segments([(name, WORDS.say(f"new_game.page.{name}"), icon) for name, icon in shown], self._page)
            pages.picked.connect(self._turn_to)
            setup_fields.mark(pages, "page")
            column.addWidget(pages, 0, Qt.AlignmentFlag.AlignLeft)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page == MAIN and self._has_room() != self._is_stage:
            self.retranslate()
            return
        self._right.setFixedWidth(self._column_width(SIDE))
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
        self.table.show_name(seat, sitter(self._title.form(self._options).seats[seat], self._players[seat]))

    def _seat_player(self, seat: int, player: Player) -> None:
        self._players = (*self._players[:seat], player, *self._players[seat + 1:])

    def _show_facts(self, form: Form) -> None:
        while self._facts.count():
            item = self._facts.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row, (key, value) in enumerate(form.facts):
            self._facts.addWidget(label("body", key), row, 0)
            text = label("strong", text=value)
            text.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._facts.addWidget(text, row, 1)

    def _check(self) -> None:
        reason = refusal(self._title, self._options)
        self._refusal.setVisible(reason is not None)
        self.reason.setText(reason or "")
        self.start.setEnabled(reason is None)

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


def _put_into(room: QVBoxLayout, widget: QWidget | None) -> None:
    """In the place of what stood there."""
    while (item := room.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.deleteLater()
    if widget is not None:
        room.addWidget(widget)
        widget.show()  # or nothing on it can take the focus yet
        widget.show()
