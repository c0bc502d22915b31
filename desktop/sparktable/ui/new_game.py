"""The new-game page, generated from what the game says about its set-up (`games/forms.py`)."""
from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.catalog import (
    MAIN,
    MIXING,
    RULINGS,
    Choice,
    Form,
    SeatForm,
    Title,
    Value,
    chosen,
    put,
    refusal,
)
from sparktable.app.levels import USUAL, level_names
from sparktable.app.session import HUMAN, Player
from sparktable.app.setups import Setup, parse_seed, seated
from sparktable.app.words import WORDS
from sparktable.table.art.theme import FACTIONS
from sparktable.ui import fields, look
from sparktable.ui.flow import Flow
from sparktable.ui.mixing import MixingPanel
from sparktable.ui.pictures import Portrait
from sparktable.ui.speak import say
from sparktable.ui.widgets import Button, Icon, Picker, Segments, label, panel, role, rule, scrolling

SEAT_WIDTH, MOST_BESIDE = 380, 3
"""How wide a seat's panel wants to be, and how many of them stand beside each other at most."""


class NewGamePage(QWidget):
    """Choose, see at once what does not go together and why, and start."""

    started = Signal(object)
    left = Signal()

    def __init__(self, title: Title, setup: Setup | None, human_name: str) -> None:
        super().__init__()
        role(self, "page")
        self._title = title
        self._human_name = human_name or WORDS.say("player.you")
        self._options: dict[str, Any] = dict(setup.options) if setup else {}
        self._players: tuple[Player, ...] = setup.players if setup else ()
        self._page = MAIN
        now = look.current()

        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(24)] * 4))
        outer.setSpacing(now.px(16))
        head = QHBoxLayout()
        back = Button("", "undo", "quiet", self.left.emit)
        say(back, "setToolTip", "action.back")
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
        self.retranslate()

    # --- the right column ---------------------------------------------------------------------------

    def _side(self) -> QWidget:
        now = look.current()
        side = QWidget()
        side.setMinimumWidth(now.px(260))
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(12))
        frame, inside = panel()
        inside.addWidget(label("label", "new_game.this_game"))
        self._facts = QGridLayout()
        self._facts.setColumnStretch(0, 1)
        inside.addLayout(self._facts)
        inside.addWidget(label("label", "new_game.seed"))
        self.seed = QLineEdit()
        say(self.seed, "setPlaceholderText", "new_game.seed.any")
        say(self.seed, "setAccessibleName", "new_game.seed")
        self.seed.returnPressed.connect(self._start)
        inside.addWidget(self.seed)
        inside.addWidget(label("caption", "new_game.seed.note"))
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
        column.addWidget(Button("action.back", "undo", on_click=self.left.emit))
        return side

    # --- what follows the form ----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Build everything that depends on the form anew; the focus stays where it was."""
        focused = self.focusWidget()
        place = focused.property("place") if focused is not None else None
        form = self._title.form(self._options)
        self._options = chosen(form, self._options)
        self._players = seated(self._players, len(form.seats), USUAL, self._human_name)
        page = self._page_of(form)
        old = self._left.currentWidget()
        self._left.addWidget(page)
        self._left.setCurrentWidget(page)
        if old is not None:
            self._left.removeWidget(old)
            old.deleteLater()
        self._show_facts(form)
        self._check()
        if place is not None:
            for widget in page.findChildren(QWidget):
                if widget.property("place") == place:
                    widget.setFocus(Qt.FocusReason.OtherFocusReason)
                    break

    relook = retranslate

    def _page_of(self, form: Form) -> QWidget:
        now = look.current()
        page = QWidget()
        role(page, "clear")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, now.px(8), 0)
        column.setSpacing(now.px(14))
        shown = [(MAIN, "deck")] + [(name, icon) for name, icon in ((MIXING, "convert"), (RULINGS, "settings"))
                                    if any(field.page == name for field in form.fields)]
        if len(shown) > 1:
            pages = Segments([(name, WORDS.say(f"new_game.page.{name}"), icon) for name, icon in shown], self._page)
            pages.picked.connect(self._turn_to)
            fields.mark(pages, "page")
            column.addWidget(pages, 0, Qt.AlignmentFlag.AlignLeft)
        groups: QLayout = Flow(gap=now.px(20)) if self._page == MAIN else QVBoxLayout()
        for field in form.fields:
            if field.page == self._page and not field.is_switch:
                groups.addWidget(fields.group(field, self._choose, wide=self._page == MAIN))
        column.addLayout(groups)
        switches = [field for field in form.fields if field.page == self._page and field.is_switch]
        if switches:
            frame, inside = panel()
            for number, field in enumerate(switches):
                if number:
                    inside.addWidget(rule())
                inside.addLayout(fields.switch(field, self._choose))
            column.addWidget(frame)
        if self._page == RULINGS:
            usual = Button("new_game.usual_rulings", "undo", on_click=self._rule_as_usual)
            usual.setEnabled(self._options.get("rulings") != self._usual_rulings())
            fields.mark(usual, "usual")
            column.addWidget(usual, 0, Qt.AlignmentFlag.AlignLeft)
        if self._page == MIXING:
            mixing = MixingPanel(form)
            mixing.swapped.connect(self._swap)
            mixing.joined.connect(self._join)
            column.addWidget(mixing)
        if self._page == MAIN:
            column.addWidget(label("label", "new_game.seats"))
            self._seats = QGridLayout()
            self._seats.setSpacing(now.px(14))
            self._panels = [self._seat(seat, seat_form) for seat, seat_form in enumerate(form.seats)]
            self._columns = 0
            self._arrange()
            row = QHBoxLayout()
            row.setSpacing(0)
            row.addLayout(self._seats, 1)
            row.addStretch()  # what the seats leave over, on their right
            column.addLayout(row)
        column.addStretch()
        return scrolling(page)

    def _arrange(self) -> None:
        """As many seats beside each other as there is room for."""
        now = look.current()
        room = self._left.width() // round(now.px(SEAT_WIDTH) * max(1.0, now.text))
        columns = max(1, min(room, len(self._panels), MOST_BESIDE))
        if columns == self._columns:
            return
        for column in range(self._columns):
            self._seats.setColumnStretch(column, 0)
        self._columns = columns
        for seat, frame in enumerate(self._panels):
            self._seats.addWidget(frame, seat // columns, seat % columns, Qt.AlignmentFlag.AlignTop)
            self._seats.setColumnStretch(seat % columns, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page == MAIN:
            self._arrange()

    def _turn_to(self, page: str) -> None:
        self._page = page
        self.retranslate()

    def _seat(self, seat: int, form: SeatForm) -> QFrame:
        now = look.current()
        player = self._players[seat]
        frame, column = panel("seat")
        frame.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        frame.setMaximumWidth(now.px(2 * SEAT_WIDTH))
        if form.faction in FACTIONS:
            frame.setStyleSheet(f"QFrame[role=seat] {{ border-color: {now.theme.factions[form.faction]}; }}")
        row = QHBoxLayout()
        row.setSpacing(now.px(14))
        column.addLayout(row)
        if any(choice.cards for field in form.fields for choice in field.choices):
            row.addWidget(Portrait(self._title, self._shown_choice(form), self._options))
        right = QVBoxLayout()
        row.addLayout(right, 1)
        head = QHBoxLayout()
        if form.icon:
            colour = now.theme.factions.get(form.faction, now.theme.tokens.hi)
            head.addWidget(Icon(form.icon, 24, colour))
        name = WORDS.say(form.side) if form.side else WORDS.say("new_game.seat", n=seat + 1)
        head.addWidget(label("name", text=name), 1)
        right.addLayout(head)
        right.addWidget(self._who(seat, player))
        if player.is_human:
            box = QLineEdit(player.name)
            say(box, "setPlaceholderText", "new_game.name")
            say(box, "setAccessibleName", "new_game.name")
            box.setProperty("place", f"{seat}:name")
            box.textEdited.connect(lambda text: self._seat_player(seat, Player(text)))
            right.addWidget(box)
        for field in form.fields:
            right.addWidget(label("label", text=WORDS.say(field.label).upper()))
            right.addWidget(fields.chooser(field, self._choose, seat))
        right.addStretch()
        return frame

    def _shown_choice(self, form: SeatForm) -> Choice | None:
        for field in form.fields:
            for choice in field.choices:
                if choice.value == field.value and choice.cards:
                    return choice
        return None

    def _who(self, seat: int, player: Player) -> QComboBox:
        box = Picker()
        box.addItem(WORDS.say("new_game.human"), HUMAN)
        for level in level_names():
            box.addItem(WORDS.say("new_game.computer", level=WORDS.say(f"level.{level}")), level)
        box.setCurrentIndex(max(0, box.findData(player.level)))
        box.setAccessibleName(WORDS.say("new_game.who"))
        box.setProperty("place", f"{seat}:who")
        box.activated.connect(lambda index: self._seat_level(seat, box.itemData(index)))
        return box

    # --- choosing -----------------------------------------------------------------------------------

    def _choose(self, option: str, value: Value, seat: int) -> None:
        if seat < 0:
            put(self._options, option, value)
            if option in ("set", "mode"):  # what was mixed in belongs to another box, or to another way to play
                self._options.pop("schemes", None)
            if option == "set":
                self._options.pop("swaps", None)
        else:
            row = list(self._options[option])
            row[seat] = value
            self._options[option] = tuple(row)
        self.retranslate()

    def _usual_rulings(self) -> Value | None:
        others = {name: value for name, value in self._options.items() if name != "rulings"}
        return chosen(self._title.form(others)).get("rulings")

    def _rule_as_usual(self) -> None:
        self._options["rulings"] = self._usual_rulings()
        self.retranslate()

    def _swap(self, leaving: str, coming: str) -> None:
        """One card for another; an empty name leaves it as the box has it."""
        swaps = {**self._options.get("swaps", {}), leaving: coming}
        self._options["swaps"] = {old: new for old, new in swaps.items() if new}
        self.retranslate()

    def _join(self, name: str, joins: bool) -> None:
        others = tuple(other for other in self._options.get("schemes", ()) if other != name)
        self._options["schemes"] = (*others, name) if joins else others
        self.retranslate()

    def _seat_level(self, seat: int, level: str) -> None:
        self._seat_player(seat, Player(self._human_name if level == HUMAN else "", level))
        self.retranslate()

    def _seat_player(self, seat: int, player: Player) -> None:
        self._players = (*self._players[:seat], player, *self._players[seat + 1:])

    def _show_facts(self, form: Form) -> None:
        while self._facts.count():
            item = self._facts.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
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
