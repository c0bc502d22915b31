"""The new-game page, generated from what the game says about its set-up (`games/forms.py`)."""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLayout,
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
from sparktable.ui.character_cards import CharacterCards, pictured
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.game_summary import GameSummary
from sparktable.ui.inputs import Segments
from sparktable.ui.mixing_panel import MixingPanel
from sparktable.ui.mode_cards import are_cards
from sparktable.ui.presets import PresetPanel
from sparktable.ui.seats import Seats, seat_name
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, role, rule, scrolling
from sparktable.ui.workshops import workshops

if TYPE_CHECKING:
    from sparktable.app.statistics import Tally


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
        body.addWidget(self._left, 3)
        body.addWidget(self._side(), 1)
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
        side.setMinimumWidth(now.px(260))
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(12))
        frame, inside = panel()
        inside.addWidget(label("label", "new_game.this_game"))
        self._summary = GameSummary()
        inside.addWidget(self._summary)
        self._facts = QGridLayout()
        self._facts.setColumnStretch(0, 1)
        inside.addLayout(self._facts)
        self.more = Button("new_game.more", "settings", on_click=lambda: self.unfold(self._folded.isHidden()))
        inside.addWidget(self.more)
        self._more_note = label("caption", "new_game.more.note")
        inside.addWidget(self._more_note)
        self._folded, more = QWidget(), QVBoxLayout()
        more.setContentsMargins(0, 0, 0, 0)
        self._folded.setLayout(more)
        self._folded.hide()
        inside.addWidget(self._folded)
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
        column.addWidget(scrolling(frame), 1)

        self._refusal, reason = panel("refusal", margin=10)
        row = QHBoxLayout()
        row.addWidget(Icon("prohibit", 20, "bad"), 0, Qt.AlignmentFlag.AlignTop)
        self.reason = label("bad")
        row.addWidget(self.reason, 1)
        reason.addLayout(row)
        column.addWidget(self._refusal)
        self.start = Button("new_game.start", "skip", "big", self._start)
        column.addWidget(self.start)
        if self._title.name in workshops():
            column.addWidget(Button(f"workshop.{self._title.name}", "deck", on_click=self.workshop.emit))
        column.addWidget(Button("action.back", "undo", on_click=self.left.emit))
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
        page = self._page_of(form)
        old = self._left.currentWidget()
        self._left.addWidget(page)
        self._left.setCurrentWidget(page)
        if old is not None:
            self._left.removeWidget(old)
            old.deleteLater()
        self._summary.show_game(form, self._players)
        self._show_facts(form)
        self._presets.show_form(form)
        self._check()
        if place is not None:
            for widget in page.findChildren(QWidget):
                if widget.property("place") == place:
                    widget.setFocus(Qt.FocusReason.OtherFocusReason)
                    break

    relook = retranslate

    def _page_of(self, form: Form) -> QWidget:
        now = style.current()
        page = QWidget()
        role(page, "clear")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, now.px(8), 0)
        column.setSpacing(now.px(14))
        shown = [(MAIN, "deck")] + [(name, icon) for name, icon in ((MIXING, "convert"), (RULINGS, "settings"))
                                    if any(field.page == name for field in form.fields)]
        if len(shown) > 1 and not self._folded.isHidden():
            pages = Segments([(name, WORDS.say(f"new_game.page.{name}"), icon) for name, icon in shown], self._page)
            pages.picked.connect(self._turn_to)
            setup_fields.mark(pages, "page")
            column.addWidget(pages, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(groups := self._row())
        for field in form.fields:
            if field.page == self._page and not field.is_switch:
                made = setup_fields.group(field, self._choose, wide=self._page == MAIN)
                if are_cards(field):  # they take the whole width
                    column.addWidget(made)
                    column.addLayout(groups := self._row())
                else:
                    groups.addWidget(made)
        switches = [field for field in form.fields if field.page == self._page and field.is_switch]
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
        if self._page == MAIN:
            column.addWidget(label("label", "new_game.seats"))
            self.seats = Seats(self._title, form.seats, self._players, self._options, self._won.get("level", {}))
            self.seats.chosen.connect(self._choose)
            self.seats.seated.connect(self._seat_level)
            self.seats.named.connect(self._name)
            self.seats.arrange(self._left.width())
            column.addWidget(self.seats)
            self._gallery(column, form)
        column.addStretch(1)  # no card is higher than what it says
        return scrolling(page)

    def _gallery(self, column: QVBoxLayout, form: Form) -> None:
        """Whom the lit seat can play, with pictures."""
        fields = {seat: field for seat, each in enumerate(form.seats) if (field := pictured(each.fields)) is not None}
        if not fields:
            return
        self._lit = self._lit if self._lit in fields else min(fields)
        field = fields[self._lit]
        column.addWidget(label("label", text=worded(field.label, field.name).upper()))
        if len(fields) > 1:
            seats = Segments([(seat, seat_name(form.seats[seat], seat, form.seats), form.seats[seat].icon)
                              for seat in fields], self._lit)
            seats.picked.connect(self._light)
            say(seats, "setAccessibleName", "new_game.seats")
            setup_fields.mark(seats, "lit")
            column.addWidget(seats, 0, Qt.AlignmentFlag.AlignLeft)
        gallery = CharacterCards(self._title, field, self._options, self._won.get("character", {}))
        gallery.picked.connect(lambda name: self._choose(field.option, name, self._lit))
        gallery.setAccessibleName(worded(field.label, field.name))
        setup_fields.mark(gallery, "gallery")
        column.addWidget(gallery)

    def _light(self, seat: int) -> None:
        self._lit = seat
        self.retranslate()

    def _row(self) -> QLayout:
        """For what is chosen: beside each other, or rulings one under the other."""
        return FlowLayout(gap=style.current().px(20)) if self._page == MAIN else QVBoxLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page == MAIN:
            self.seats.arrange(self._left.width())

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
        self.retranslate()

    def _name(self, seat: int, name: str) -> None:
        self._seat_player(seat, Player(name))
        self._summary.show_game(self._title.form(self._options), self._players)

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
