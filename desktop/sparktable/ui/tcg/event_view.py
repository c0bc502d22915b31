"""A sealed event between its games: the opponents and what came of them, the deck, and the pool that it was built
from."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry
from sparktable.app.players import Player
from sparktable.app.tcg.series import opponent_deck
from sparktable.app.translations import WORDS
from sparktable.games.tcg.decks import LEAST_SEALED, STAR_LIMIT
from sparktable.games.tcg.sealed import ROUNDS, Sealed, most_of
from sparktable.table.art.figures import home_faction
from sparktable.table.art.pieces import avatar
from sparktable.table.art.render import CARD_RATIO
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.tcg.card_grid import CardGrid
from sparktable.ui.tcg.deck_charts import Bars
from sparktable.ui.tcg.large_card import BesideLargeCard
from sparktable.ui.tcg.packs_view import show_icons, show_kinds
from sparktable.ui.tcg.page_parts import Foot, Step, entries_of, head
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, emptied, label, panel, picture, role, scrolling

FACE, MATE = 52, 92


def step_of_round(event: Sealed, level: str, number: int, dpr: float) -> Step:
    """An opponent; whom it brought is seen once it was met."""
    now = style.current()
    played, at = number < len(event.rounds), number == len(event.rounds)
    face = picture()
    face.setPixmap(QPixmap.fromImage(avatar(f"{level} {number}", home_faction(level), now.px(FACE), dpr, now.theme)))
    face.setFixedSize(now.px(FACE), now.px(FACE))
    if played:
        ended = event.rounds[number]
        key = {0: "won", 1: "lost"}.get(ended.winner, "drawn")
        team = opponent_deck(event, number).characters()
        told = (label("strong", text=WORDS.say(f"tcg.sealed.round.{key}", turn=ended.turns)),
                label("caption", text=" · ".join(WORDS.title("tcg", each) for each in team)))
    else:
        when = "tcg.sealed.round.now" if at else "tcg.sealed.round.later"
        told = label("caption", text=WORDS.level(level)), label("caption", text=WORDS.say(when))
    return Step(face, label("name", "tcg.sealed.opponent", n=number + 1), *told, at=at)


class EventView(BesideLargeCard):
    ROOMY = 1500

    left = Signal()
    given_up = Signal()
    change = Signal()
    """The deck shall be built on."""
    play = Signal()

    def __init__(self, event: Sealed, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._event, self._level = event, players[1].level
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(10))
        give_up = Button("tcg.sealed.give_up", "close", "quiet", self.given_up.emit)
        column.addLayout(head("tcg.sealed.title", self.left.emit, give_up))
        row = QHBoxLayout()
        row.setSpacing(now.px(10))
        self._rounds = row
        column.addLayout(row)
        body = QHBoxLayout()
        body.setSpacing(now.px(12))
        column.addLayout(body, 1)
        deck, self._deck = panel(margin=10, gap=6)
        self._deck.addWidget(label("label", "tcg.sealed.deck"))
        self.facts = label("body")
        self._deck.addWidget(self.facts)
        team = QWidget()
        role(team, "clear")
        self._team = FlowLayout(team, gap=now.px(8))
        self._team.setContentsMargins(0, 0, 0, 0)
        self._deck.addWidget(team)
        self.icons = Bars()
        self._deck.addWidget(self.icons)
        self.kinds = Bars()
        self._deck.addWidget(self.kinds)
        self._deck.addStretch()
        self._deck.addWidget(label("caption", "tcg.sealed.house", n=LEAST_SEALED, stars=STAR_LIMIT))
        body.addWidget(scrolling(deck), 2)
        pool, inside = panel(margin=10, gap=6)
        self._pool = label("label")
        inside.addWidget(self._pool)
        self.grid = CardGrid(self._renderer, self._counts)
        say(self.grid, "setAccessibleName", "tcg.sealed.pool.grid")
        inside.addWidget(self.grid, 1)
        body.addWidget(pool, 4)
        self.grid.looked_at.connect(self._look_at)
        body.addWidget(self.card)
        self.change_button = Button("tcg.sealed.change", "utility", on_click=self.change.emit)
        self.play_button = Button("", "skip", "primary", self.play.emit)
        self.foot = Foot("confront", self.change_button, self.play_button)
        column.addWidget(self.foot)
        self.retranslate()

    def _counts(self, name: str) -> tuple[int, int]:
        deck = self._event.deck
        return deck.team.count(name) + dict(deck.cards).get(name, 0), most_of(self._event.pool(), name)

    def _look_at(self, entry: Entry) -> None:
        self.card.show_title(entry.card.full_name)

    # --- showing ----------------------------------------------------------------------------------------------

    def _show_rounds(self) -> None:
        emptied(self._rounds)
        for number in range(ROUNDS):
            self._rounds.addWidget(step_of_round(self._event, self._level, number, self.devicePixelRatioF()), 1)

    def _show_deck(self) -> None:
        deck, now, fronts = self._event.deck, style.current(), fronts_of("tcg")
        self.facts.setText(WORDS.say("tcg.builder.legal", stars=deck.stars(), limit=deck.star_limit(),
                                     n=sum(n for _, n in deck.cards)))
        emptied(self._team)
        for card in deck.characters():
            where = picture()
            wide = now.px(MATE)
            if fronts is not None:
                where.setPixmap(self._renderer.pixmap(fronts.front(card, WORDS, 1), "board", wide,
                                                      self.devicePixelRatioF(), now.theme, 1.0))
            where.setFixedSize(wide, round(wide * CARD_RATIO))
            where.setAccessibleName(WORDS.title("tcg", card))
            self._team.addWidget(where)
        pool = self._event.pool()
        show_icons(self.icons, dict(deck.cards))
        show_kinds(self.kinds, dict(deck.cards))
        self.kinds.setVisible(not now.has_wide_words)
        self._pool.setText(WORDS.say("tcg.sealed.pool.all", n=sum(pool.values())).upper())
        self.grid.show_entries(sorted(entries_of(pool), key=lambda entry: (
            entry.card.type != "character", not self._counts(entry.card.full_name)[0], entry.card.full_name)))

    def retranslate(self) -> None:
        event = self._event
        n = len(event.rounds) + 1
        self.foot.question.setText(WORDS.say("tcg.sealed.next", n=n))
        note = "tcg.sealed.next.note" if event.rounds else "tcg.sealed.next.first"
        self.foot.note.setText(WORDS.say(note, won=event.wins, n=len(event.rounds)))
        self.play_button.setText(WORDS.say("tcg.sealed.play", n=n))
        self._show_rounds()
        self._show_deck()

    def settle(self) -> None:
        self.play_button.setFocus(Qt.FocusReason.TabFocusReason)
