"""The packs of a sealed event are opened: what came out last, and all that has come out so far."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.tcg.deck_building import titled
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import COLOURS, BattleCard, Character
from sparktable.games.tcg.decks import LEAST_SEALED, STAR_LIMIT
from sparktable.games.tcg.packs import CARDS, PACKS
from sparktable.games.tcg.sealed import Sealed, pool_of
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.tcg.deck_charts import Bars
from sparktable.ui.tcg.large_card import BesideLargeCard
from sparktable.ui.tcg.packs import PackRow, TurningCards
from sparktable.ui.tcg.page_parts import Foot, Step, head
from sparktable.ui.widgets import Button, Icon, label, panel, role, scrolling

POOL = 300


class PacksView(BesideLargeCard):
    left = Signal()
    given_up = Signal()
    opened = Signal(int)
    """So many packs have been opened."""
    done = Signal()

    def __init__(self, event: Sealed, *, still: bool) -> None:
        super().__init__()
        self._packs, self._wave, self._opened = event.packs(), event.wave, event.opened
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(10))
        column.addLayout(head("tcg.sealed.title", self.left.emit,
                              Button("tcg.sealed.give_up", "close", "quiet", self.given_up.emit)))
        self.row = PackRow(event.wave)
        self.row.wanted.connect(self.open_next)
        column.addWidget(self.row)
        body = QHBoxLayout()
        body.setSpacing(now.px(12))
        column.addLayout(body, 1)
        frame, inside = panel(margin=10, gap=6)
        self._told = label("label")
        inside.addWidget(self._told)
        self.cards = TurningCards(self._renderer, still=still)
        inside.addWidget(self.cards, 1)
        self._steps = steps()
        inside.addWidget(self._steps)
        self._house = label("caption", "tcg.sealed.house", n=LEAST_SEALED, stars=STAR_LIMIT)
        inside.addWidget(self._house)
        body.addWidget(frame, 1)
        self.cards.looked_at.connect(self.card.show_title)
        body.addWidget(self.card)
        pool, self._pool = panel(margin=10, gap=6)
        self._count = label("label")
        self._pool.addWidget(self._count)
        self.kinds = Bars()
        self._pool.addWidget(self.kinds)
        self.icons = Bars()
        self._pool.addWidget(self.icons)
        self.characters = label("body")
        self._pool.addWidget(self.characters)
        self._pool.addStretch()
        self._beside = area = scrolling(pool)
        area.setFixedWidth(now.px(POOL))
        body.addWidget(area)
        self.all_button = Button("tcg.sealed.open_all", "skip", on_click=self.open_all)
        self.open_button = Button("", "draw", "primary", self._go_on)
        self.foot = Foot("draw", self.all_button, self.open_button)
        column.addWidget(self.foot)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.cards.skip)
        if self._opened:
            self._show_last(turned=True)
        self.retranslate()

    # --- opening ------------------------------------------------------------------------------------------

    def open_next(self) -> None:
        if self._opened < PACKS:
            self._opened += 1
            self.opened.emit(self._opened)
            self._show_last()
            self.retranslate()

    def open_all(self) -> None:
        self._opened = PACKS
        self.opened.emit(PACKS)
        self._show_last(turned=True)
        self.retranslate()

    def _go_on(self) -> None:
        if self._opened < PACKS:
            self.open_next()
        else:
            self.done.emit()

    def _show_last(self, *, turned: bool = False) -> None:
        pack = self._packs[self._opened - 1]
        self.cards.show_pack((pack.character, *pack.cards), turned=turned)

    # --- showing --------------------------------------------------------------------------------------------

    def _show_pool(self) -> None:
        pool = pool_of(self._packs[:self._opened])
        self._count.setText(WORDS.say("tcg.sealed.pool", n=sum(pool.values()), of=PACKS * CARDS).upper())
        show_kinds(self.kinds, pool)
        show_icons(self.icons, pool)
        names = [titled(name) for name in pool if isinstance(titled(name), Character)]
        self.characters.setText("\n".join(f"{WORDS.title('tcg', each)} · {each.stars}★" for each in names))

    def retranslate(self) -> None:
        n = self._opened
        self.row.show_opened(n)
        done = n == PACKS
        self._told.setText(WORDS.say("tcg.sealed.out_of" if n else "tcg.sealed.none_opened", n=n).upper())
        self.open_button.setText(WORDS.say("tcg.sealed.build_deck" if done else "tcg.sealed.open", n=n + 1))
        self._beside.setVisible(n > 0)
        self._steps.setVisible(not n and not style.current().has_wide_words)
        self._house.setVisible(not (n and style.current().has_wide_words))  # cards need the room once they are there
        self.all_button.setVisible(n < PACKS - 1)
        self.foot.question.setText(WORDS.say("tcg.sealed.all_open" if done else "tcg.sealed.open.question", n=n + 1))
        self.foot.note.setText(WORDS.say("tcg.sealed.open.note", n=LEAST_SEALED, stars=STAR_LIMIT))
        self._show_pool()

    def relook(self) -> None:
        super().relook()
        self._beside.setFixedWidth(style.current().px(POOL))

    def settle(self) -> None:
        self.open_button.setFocus(Qt.FocusReason.TabFocusReason)


def steps() -> QWidget:
    """What a sealed event comes to, before its first pack is open."""
    now, held = style.current(), QWidget()
    role(held, "clear")
    row = QHBoxLayout(held)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(now.px(10))
    for number, icon in enumerate(("draw", "utility", "confront"), 1):
        note = label("caption", f"tcg.sealed.step.{number}.note", n=LEAST_SEALED, stars=STAR_LIMIT,
                     cards=PACKS * CARDS)
        row.addWidget(Step(Icon(icon, 24, "acc"), label("name", f"tcg.sealed.step.{number}"), note), 1)
    return held


def show_icons(bars: Bars, counts: Mapping[str, int]) -> None:
    """How many battle icons of each colour there are, and how many cards have none."""
    icons = dict.fromkeys((*COLOURS, "none"), 0)
    for name, n in counts.items():
        card = titled(name)
        if isinstance(card, BattleCard):
            for icon in card.icons or ("none",):
                icons[icon] += n
    most = max(1, *icons.values())
    bars.show_lines([(f"b_{colour}" if colour != "none" else "", "" if colour != "none" else WORDS.say(
        "tcg.icon.none"), count / most, str(count)) for colour, count in icons.items()],
        ", ".join(f"{WORDS.say(f'tcg.icon.{colour}')}: {count}" for colour, count in icons.items()))


def show_kinds(bars: Bars, counts: Mapping[str, int]) -> None:
    """How many battle cards there are of each kind."""
    fronts = fronts_of("tcg")
    kinds: Counter[str] = Counter()
    icons = {}
    for name, n in counts.items():
        card = titled(name)
        if isinstance(card, BattleCard):
            kind = card.slot or card.type
            kinds[kind] += n
            icons[kind] = fronts.icon(card) if fronts is not None else "deck"
    words = {kind: WORDS.say(f"tcg.type.{kind}" if WORDS.has(f"tcg.type.{kind}") else f"tcg.slot.{kind}")
             for kind in kinds}
    most = max(1, *kinds.values(), 1)
    bars.show_lines([(icons[kind], words[kind], n / most, str(n)) for kind, n in kinds.most_common()],
                    ", ".join(f"{words[kind]}: {n}" for kind, n in kinds.most_common()))
