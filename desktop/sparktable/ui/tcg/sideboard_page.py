"""Between two games of a match: how it stands, what changes places between deck and sideboard, what was seen of the
other deck, and who begins."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.seat_names import whole_names
from sparktable.app.setups import Setup
from sparktable.app.tcg.deck_building import titled
from sparktable.app.tcg.series import next_of_match
from sparktable.app.tcg.sideboarding import Sideboarding
from sparktable.app.translations import WORDS
from sparktable.games.tcg.best_of_three import MOST_GAMES, NOBODY, read_match
from sparktable.games.tcg.card import COLOURS, BattleCard
from sparktable.games.tcg.decks import LEAST_CARDS, SIDEBOARD_CARDS, Deck
from sparktable.games.tcg.seen import as_deck
from sparktable.table.tcg.set_up import HUE
from sparktable.ui import style
from sparktable.ui.backdrop import Hall
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.handover_curtain import Curtain
from sparktable.ui.inputs import Segments
from sparktable.ui.tcg.card_drag import DECK, SIDEBOARD
from sparktable.ui.tcg.card_grid import CardGrid
from sparktable.ui.tcg.deck_charts import Bars
from sparktable.ui.tcg.icon_filter import tile
from sparktable.ui.tcg.large_card import BesideLargeCard
from sparktable.ui.tcg.page_parts import Foot, Step, TeamPicture, entries_of, head
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, emptied, label, panel, picture, restyle, role, scrolling


class SideboardPage(BesideLargeCard):
    """Person by person, where several sit at one screen; opponents sideboard by themselves."""

    left = Signal()
    changed = Signal(object)
    given_up = Signal()
    play = Signal(object)

    def __init__(self, series: Setup) -> None:
        super().__init__()
        role(self, "page")
        self._series = series
        self.match = read_match(series.options)
        self._people = [seat for seat, player in enumerate(series.players) if player.is_human]
        self._decks: dict[int, Deck] = {}
        """What those have settled on who are done."""
        self._begins: int | None = None
        seat = self._people[0] if self._people else 0
        self.sideboarding = Sideboarding(self.match, seat)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(16)] * 4))
        column.setSpacing(now.px(10))
        column.addLayout(head("tcg.match.title", self.left.emit,
                              Button("tcg.match.give_up", "close", "quiet", self.given_up.emit)))
        Hall(self, HUE)
        self._score, self._score_inside = panel(margin=10, gap=6)
        column.addWidget(self._score)
        body = QHBoxLayout()
        body.setSpacing(now.px(12))
        column.addLayout(body, 1)
        body.addWidget(self._deck_side(), 5)
        body.addWidget(self._aside_side(), 4)
        body.addWidget(self.card)
        self.before = Button("", "undo", on_click=self.as_before)
        self.start = Button("", "skip", "primary", self.go_on)
        self.foot = Foot("confront", self.before, self.start)
        column.addWidget(self.foot)
        self.curtain = Curtain(self)
        self.curtain.lifted.connect(self.curtain.rise)
        QShortcut(QKeySequence("Ctrl+Z"), self).activated.connect(self.undo)
        self.retranslate()
        self.hand_over()

    # --- what it is made of -------------------------------------------------------------------------

    def _deck_side(self) -> QWidget:
        frame, column = panel(margin=10, gap=6)
        self._deck_label = label("label")
        column.addWidget(self._deck_label)
        self.inside = self._grid(self._count_inside, "tcg.match.deck", DECK, self.put_aside)
        self.inside.dropped.connect(lambda carried: self.put_in(carried.name))
        column.addWidget(self.inside, 1)
        how = label("caption", "tcg.match.how")
        how.setVisible(not style.current().has_wide_words)
        column.addWidget(how)
        return frame

    def _aside_side(self) -> QWidget:
        frame, column = panel(margin=10, gap=6)
        self._aside_label = label("label")
        column.addWidget(self._aside_label)
        self.aside = self._grid(self._count_aside, "tcg.match.sideboard", SIDEBOARD, self.put_in)
        self.aside.dropped.connect(lambda carried: self.put_aside(carried.name))
        column.addWidget(self.aside, 1)
        self.look_at_seen = Button("", "deck", "")
        self.look_at_seen.setCheckable(True)
        self.look_at_seen.toggled.connect(self._turn_aside)
        seen, wide = QWidget(), style.current().has_wide_words
        role(seen, "clear")
        inside = QVBoxLayout(seen)
        inside.setContentsMargins(0, 0, style.current().px(6), 0)
        self._seen_label = label("label")
        inside.addWidget(self._seen_label)
        self.colours = Bars()
        self.colours.setVisible(not wide)
        inside.addWidget(self.colours)
        self._few = FlowLayout(gap=style.current().px(12), level=True)
        inside.addLayout(self._few)
        self.names = label("caption")
        inside.addWidget(self.names)
        inside.addStretch()
        self._seen = scrolling(seen) if wide else seen
        column.addWidget(self._seen, int(wide))
        column.addWidget(self.look_at_seen)
        self._seen.setVisible(not wide)
        self._seen_label.setVisible(not wide)
        self.look_at_seen.setVisible(wide)
        return frame

    def _turn_aside(self, seen: bool) -> None:
        """In large words what was seen takes the place of the sideboard while it is looked at."""
        self.aside.setVisible(not seen)
        self._seen.setVisible(seen)
        self._name_aside()

    def _name_aside(self) -> None:
        """What stands on that side now, and what the button below it leads to."""
        now, looked_at = self.sideboarding, self.look_at_seen.isChecked()
        cards = sum(n for _, n in self.match.seen(now.seat))
        seen = WORDS.say("tcg.match.seen", n=cards)
        aside = sum(n for name, n in now.deck.sideboard if isinstance(titled(name), BattleCard))
        held = WORDS.say("tcg.match.sideboard.n", n=aside, of=SIDEBOARD_CARDS)
        self._seen_label.setText(seen.upper())
        self._aside_label.setText((seen if looked_at else held).upper())
        self.look_at_seen.setText(WORDS.say("tcg.match.sideboard.back") if looked_at
                                  else WORDS.say("tcg.match.seen.brief", n=cards))

    def _grid(self, counts: Callable[[str], tuple[int, int]], key: str, origin: str,
              over: Callable[[str], None]) -> CardGrid:
        """What is entered, double-clicked or dragged from there goes to the other side."""
        grid = CardGrid(self._renderer, counts, origin)
        say(grid, "setAccessibleName", key)
        grid.looked_at.connect(lambda entry: self.card.show_title(entry.card.full_name))
        grid.more.connect(over)
        grid.less.connect(over)
        return grid

    def _count_inside(self, name: str) -> tuple[int, int]:
        return self.sideboarding.inside().get(name, 0), self.sideboarding.brought(name)

    def _count_aside(self, name: str) -> tuple[int, int]:
        return self.sideboarding.aside().get(name, 0), self.sideboarding.brought(name)

    # --- changing -----------------------------------------------------------------------------------

    def put_aside(self, name: str) -> None:
        if self._people:  # who watches two opponents changes nothing
            self.sideboarding.put_aside(name)
            self._show_deck()

    def put_in(self, name: str) -> None:
        if self._people:
            self.sideboarding.put_in(name)
            self._show_deck()

    def undo(self) -> None:
        self.sideboarding.undo()
        self._show_deck()

    def as_before(self) -> None:
        self.sideboarding.as_before()
        self._show_deck()

    def go_on(self) -> None:
        """The next person, or the game."""
        if not self.start.isEnabled():
            return
        if self._people:
            self._decks[self.sideboarding.seat] = self.sideboarding.deck
        waiting = [each for each in self._people if each not in self._decks]
        if not waiting:
            self.play.emit(next_of_match(self._series, self._decks, self._begins))
            return
        self.sideboarding = Sideboarding(self.match, waiting[0])
        self.retranslate()
        self.hand_over()

    def hand_over(self) -> None:
        """Where several sit at one screen, a sideboard and what was seen are for one pair of eyes."""
        if len(self._people) > 1:
            self.curtain.fall(self._name(self.sideboarding.seat))

    # --- showing ------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        player = self._series.players[seat]
        if not player.is_human:
            return whole_names(self._series.players)[seat]
        alone = WORDS.say("tcg.match.you") if len(self._people) == 1 else WORDS.say("new_game.seat", n=seat + 1)
        return player.name or alone

    def _show_score(self) -> None:
        emptied(self._score_inside)
        held = QWidget()
        role(held, "clear")
        row = QHBoxLayout(held)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.current().px(16))
        wide = style.current().has_wide_words
        for seat in (0, 1):
            words = QVBoxLayout()
            words.setSpacing(0)
            words.addStretch()
            words.addWidget(label("name", text=self._name(seat), wrap=not wide))
            words.addWidget(label("caption", text=self.match.brought[seat].name, wrap=not wide))
            words.addStretch()
            team = TeamPicture(self.match.decks()[seat])
            if seat:
                score = f"{self.match.wins(0)} : {self.match.wins(1)}"
                row.addWidget(label("total" if wide else "hero", text=score, wrap=False))
            for each in (words, team) if seat else (team, words):
                row.addLayout(each) if isinstance(each, QVBoxLayout) else row.addWidget(each)
        row.addStretch()
        more = QWidget()
        role(more, "clear")
        below = QHBoxLayout(more)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(style.current().px(10))
        self._score_inside.addWidget(held)
        self._score_inside.addWidget(more)
        if self._chooses():
            self._begins = self.match.chooser if self._begins is None else self._begins
            begins = Segments([(seat, WORDS.say("tcg.match.begins", who=self._name(seat)), "") for seat in (0, 1)],
                              self._begins)
            begins.picked.connect(self._choose_beginner)
            say(begins, "setAccessibleName", "tcg.setup.begins")
            below.addWidget(begins, 0, Qt.AlignmentFlag.AlignVCenter)
        below.addStretch()
        for number in range(1, MOST_GAMES + 1):  # in large words they do not fit beside the names
            (below if wide else row).addWidget(self._step(number))
        more.setVisible(below.count() > 1)

    def _step(self, number: int) -> Step:
        """A game of the match: one that is over, the next, or one that may come."""
        played = len(self.match.games)
        if number > played:
            return Step(Icon("confront", 24, "low"), label("name", "tcg.match.game", n=number),
                        at=number == played + 1)
        game = self.match.games[number - 1]
        key = "tcg.match.game.drawn" if game.winner == NOBODY else "tcg.match.game.ended"
        who = self._name(game.winner) if game.winner in (0, 1) else ""
        told = label("caption", text=WORDS.say(key, who=who, turn=game.turns), wrap=False)
        mine = game.winner in self._people
        return Step(Icon("vp" if mine else "confront", 24, "acc" if mine else "low"),
                    label("name", "tcg.match.game", n=number), told)

    def _chooses(self) -> bool:
        """Whether who sits here says who begins."""
        return self.match.chooser == self.sideboarding.seat and bool(self._people)

    def _choose_beginner(self, seat: int) -> None:
        self._begins = seat

    def _show_deck(self) -> None:
        now = self.sideboarding
        self.inside.show_entries(entries_of(now.inside()))
        self.aside.show_entries(entries_of(now.aside()))
        count = sum(n for _, n in now.deck.cards)
        self._deck_label.setText(WORDS.say("tcg.match.deck.n", n=count, of=LEAST_CARDS).upper())
        self._name_aside()
        wrong = now.complaints()
        self.start.setEnabled(not wrong)
        self.before.setEnabled(now.deck != now.before)
        changes = now.changes()
        told = WORDS.say("tcg.match.changed" if changes else "tcg.match.unchanged", n=changes)
        self.foot.note.setText(" ".join(wrong or (self._who_begins(), told)).strip())  # why one cannot go on
        restyle(role(self.foot.note, "bad" if wrong else "caption"))

    def _who_begins(self) -> str:
        if self.match.chooser in self._people and (self._chooses() or self._begins is None):
            return ""
        begins = self.match.begun(begins=self._begins).games[-1].begins
        return WORDS.say("tcg.match.begins.lot") if begins is None else WORDS.say(
            "tcg.match.begins.next", who=self._name(begins))

    def _show_seen(self) -> None:
        seen = self.match.seen(self.sideboarding.seat)
        icons = Counter(icon for card in as_deck(seen).battle_cards() for icon in card.icons)
        most = max(1, *icons.values(), 1)
        found = [colour for colour in COLOURS if icons[colour]]
        self.colours.show_lines([(f"b_{colour}", "", icons[colour] / most, str(icons[colour])) for colour in found],
                                ", ".join(f"{WORDS.say(f'tcg.icon.{each}')}: {icons[each]}" for each in found))
        self._show_few({colour: icons[colour] for colour in found} if self.colours.isHidden() else {})
        team = [WORDS.title("tcg", each) for each in self.match.decks()[1 - self.sideboarding.seat].characters()]
        cards = [f"{n}\u00a0{WORDS.title('tcg', titled(name))}" for name, n in seen]
        self.names.setText(" · ".join((*team, *cards)))

    def _show_few(self, colours: Mapping[str, int]) -> None:
        """The colours in a row, where bars have no room."""
        emptied(self._few)
        for colour, n in colours.items():
            sign, size = picture(), style.current().px(24)
            sign.setPixmap(tile(colour, self.devicePixelRatioF()).pixmap(size, size))
            self._few.addWidget(sign)
            number = label("number", text=str(n), wrap=False)
            number.setAccessibleName(f"{WORDS.say(f'tcg.icon.{colour}')}: {n}")
            self._few.addWidget(number)

    def retranslate(self) -> None:
        n = len(self.match.games) + 1
        self.foot.question.setText(WORDS.say("tcg.match.ready", n=n))
        more = len(self._people) > len(self._decks) + 1
        self.start.setText(WORDS.say("tcg.match.done" if more else "tcg.match.start", n=n))
        self.before.setText(WORDS.say("tcg.match.as_before", n=n - 1))
        self._show_score()
        self._show_deck()
        self._show_seen()
        self.inside.setFocus(Qt.FocusReason.OtherFocusReason)

    def settle(self) -> None:
        first = self.inside if self.curtain.isHidden() else self.curtain.ready
        first.setFocus(Qt.FocusReason.TabFocusReason)
