"""The deck: whether it is legal, whom and what it holds, and what that comes to."""
from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QIcon,
    QKeyEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QListWidgetItem, QVBoxLayout, QWidget

from sparktable.app.tcg.deck_building import Building, titled
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import Character
from sparktable.games.tcg.odds import flip_odds
from sparktable.kernel.rng import Dice
from sparktable.table.art.icons import themed_icon
from sparktable.table.art.pieces import avatar
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.table.tcg.cards import faction_of
from sparktable.ui import style
from sparktable.ui.inputs import Segments
from sparktable.ui.tcg.card_drag import DECK, SIDEBOARD, Carried, carry, unpacked
from sparktable.ui.tcg.deck_charts import Bars, Columns
from sparktable.ui.tcg.deck_strip import TITLE, Strip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, panel, picture, restyle, role, scrolling
from sparktable.ui.wrapped_list import WrappedList

FLIPS = (2, 3, 4, 5)
FACE = 30
"""How large that of a character in the team is."""
SAMPLE = 88
"""How wide a card of the sample hand is, at the design's size."""


class Titles(WrappedList):
    """Titles of the deck or the sideboard: + and - change how many, S moves one across, a click looks at one."""

    looked_at = Signal(str)
    more = Signal(str)
    less = Signal(str)
    across = Signal(str)

    def __init__(self, origin: str) -> None:
        """`origin` says where what is dragged from here comes from."""
        super().__init__()
        self._origin = origin
        self.setDragEnabled(True)
        self.setItemDelegate(Strip(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.looked_at.emit(item.data(TITLE)))

    def show_titles(self, lines: Iterable[tuple[str, str, str]]) -> None:
        """Each an icon, what is said of it, and its name."""
        row = self.currentRow()
        self.clear()
        for icon, text, name in lines:
            item = QListWidgetItem(self._sign(icon, name), text)
            item.setData(TITLE, name)
            self.addItem(item)
        self._fit()
        self.setVisible(self.count() > 0)
        self.setCurrentRow(min(row, self.count() - 1))

    def _sign(self, icon: str, name: str) -> QIcon:
        """A character's face; of what has none the icon of its type."""
        now, card, dpr = style.current(), titled(name), self.devicePixelRatioF()
        if isinstance(card, Character):
            size = round(now.pt(FACE))
            self.setIconSize(QSize(size, size))
            return QIcon(QPixmap.fromImage(avatar(card.name, faction_of(card), size, dpr, now.theme)))
        return themed_icon(icon, now.theme.tokens.hi, now.theme.tokens.low, now.px(16), now.theme.tokens.s1, dpr)

    def _fit(self) -> None:
        """As high as all lines are."""
        high = sum(max(1, self.sizeHintForRow(each)) for each in range(self.count()))
        self.setFixedHeight(high + 2 * self.frameWidth() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item, key = self.currentItem(), event.key()
        if item is not None and key == Qt.Key.Key_Plus:
            self.more.emit(item.data(TITLE))
        elif item is not None and key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.less.emit(item.data(TITLE))
        elif item is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.looked_at.emit(item.data(TITLE))
        elif item is not None and key == Qt.Key.Key_S:
            self.across.emit(item.data(TITLE))
        else:
            super().keyPressEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:
        item = self.currentItem()
        if item is not None:
            carry(self, Carried(item.data(TITLE), self._origin), item.icon().pixmap(self.iconSize()))


class DeckPane(QWidget):
    looked_at = Signal(str)
    more = Signal(str, bool)
    less = Signal(str, bool)
    """A title, and whether that of the sideboard."""
    across = Signal(str, bool)
    """One of a title goes into the sideboard, or comes back."""
    dropped = Signal(object, bool)
    """What was carried here, and whether to the sideboard."""

    def __init__(self, renderer: CardRenderer) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self._renderer = renderer
        self._flips = FLIPS[0]
        self._dice = Dice(1)
        self._building: Building | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        frame, column = panel()
        outer.addWidget(scrolling(frame))
        self._verdict, told = panel("raised", margin=8)
        row = QHBoxLayout()
        self._sign = Icon("check", 20, "can")
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self.verdict = label("body")
        row.addWidget(self.verdict, 1)
        told.addLayout(row)
        column.addWidget(self._verdict)
        self._headings = {part: label("label") for part in ("team", "stratagems", "cards", "sideboard")}
        self.lists = {part: Titles(SIDEBOARD if part == "sideboard" else DECK) for part in self._headings}
        self._place = label("key", "tcg.builder.drop")
        """Where cards for the sideboard are let go while one is dragged."""
        self._place.hide()
        for part, titles in self.lists.items():
            column.addWidget(self._headings[part])
            column.addWidget(titles)
            say(titles, "setAccessibleName", f"tcg.builder.part.{part}")
            titles.looked_at.connect(self.looked_at)
            aside = part == "sideboard"
            titles.more.connect(partial(self._emit, self.more, aside))
            titles.less.connect(partial(self._emit, self.less, aside))
            titles.across.connect(partial(self._emit, self.across, not aside))
        column.addWidget(self._place)
        column.addWidget(label("label", "tcg.builder.icons"))
        self.icons = Bars()
        column.addWidget(self.icons)
        column.addWidget(label("label", "tcg.builder.stars"))
        self.stars = Columns()
        column.addWidget(self.stars)
        column.addWidget(label("label", "tcg.builder.odds"))
        flips = Segments([(n, str(n), "") for n in FLIPS], self._flips)
        say(flips, "setAccessibleName", "tcg.builder.flips")
        flips.picked.connect(self._flip)
        column.addWidget(flips)
        self.basis = label("caption")
        column.addWidget(self.basis)
        self.odds = Bars()
        column.addWidget(self.odds)
        column.addWidget(label("label", "tcg.builder.sample"))
        hand = QHBoxLayout()
        self._hand = [picture() for _ in range(3)]
        for each in self._hand:
            hand.addWidget(each)
        hand.addStretch()
        column.addLayout(hand)
        column.addWidget(Button("tcg.builder.another_hand", "redo", on_click=self.deal))
        self._same = label("caption")
        column.addWidget(self._same)
        column.addStretch()

    @staticmethod
    def _emit(signal: SignalInstance, aside: bool, name: str) -> None:
        signal.emit(name, aside)

    # --- what is dragged here -----------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._weigh(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        self._weigh(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._light(None)

    def dropEvent(self, event: QDropEvent) -> None:
        carried, aside = unpacked(event.mimeData()), self._is_aside(event)
        self._light(None)
        if carried is not None:
            event.acceptProposedAction()
            self.dropped.emit(carried, aside)

    def _weigh(self, event: QDragMoveEvent) -> None:
        known = unpacked(event.mimeData()) is not None
        event.setAccepted(known)
        if known:
            self._place.show()
            self._light(self._is_aside(event))

    def _light(self, aside: bool | None) -> None:
        """Show whether the deck or the sideboard would take it; None where nothing is carried any more."""
        self._place.setVisible(aside is not None)
        for widget, lit in ((self._verdict, aside is False), (self._place, aside is True)):
            widget.setProperty("lit", lit)
            restyle(widget)

    def _is_aside(self, event: QDropEvent) -> bool:
        """Whether it would fall on the sideboard: its heading, its titles, or the place for more."""
        spot = event.position().toPoint()
        widgets = (self._headings["sideboard"], self.lists["sideboard"], self._place)
        return any(each.isVisible() and each.rect().contains(each.mapFrom(self, spot)) for each in widgets)

    # --- what is shown ------------------------------------------------------------------------------

    def show_deck(self, building: Building, same: str) -> None:
        self._building = building
        deck, wrong = building.deck, building.complaints()
        cards = sum(count for _, count in deck.cards)
        self._sign.show_icon("prohibit" if wrong else "check", "bad" if wrong else "can")
        role(self._verdict, "refusal" if wrong else "raised")
        restyle(self._verdict)
        self.verdict.setText("\n".join(wrong) if wrong else WORDS.say(
            "tcg.builder.legal", stars=deck.stars(), limit=deck.star_limit(), n=cards))
        headings = {"team": WORDS.say("tcg.builder.part.team.n", stars=deck.stars(), limit=deck.star_limit()),
                    "stratagems": WORDS.say("tcg.builder.part.stratagems"),
                    "cards": WORDS.say("tcg.builder.part.cards.n", n=cards, of=building.least),
                    "sideboard": WORDS.say("tcg.builder.part.sideboard")}
        contents = {"team": [(name, 0) for name in deck.team], "stratagems": [(name, 0) for name in deck.stratagems],
                    "cards": sorted(deck.cards), "sideboard": sorted(deck.sideboard)}
        for part, titles in self.lists.items():
            self._headings[part].setText(headings[part].upper())
            self._headings[part].setVisible(bool(contents[part]) or part in ("team", "cards"))
            titles.show_titles(self._line(name, count) for name, count in contents[part])
        icons = building.icons()
        most = max(1, *icons.values())
        self.icons.show_lines([(f"b_{colour}" if colour != "none" else "", "" if colour != "none" else WORDS.say(
            "tcg.icon.none"), count / most, str(count)) for colour, count in icons.items()],
            ", ".join(f"{WORDS.say(f'tcg.icon.{colour}')}: {count}" for colour, count in icons.items()))
        stars = building.stars()
        self.stars.show_counts(stars, ", ".join(f"{n}★: {count}" for n, count in stars.items()))
        self._same.setText(WORDS.say("tcg.builder.same", name=same) if same else "")
        self._same.setVisible(bool(same))
        self._show_odds()
        self.deal()

    @staticmethod
    def _line(name: str, count: int) -> tuple[str, str, str]:
        fronts, card = fronts_of("tcg"), titled(name)
        title = card.full_name if isinstance(card, Character) else WORDS.title("tcg", card)
        stars = f"{card.stars}★" if card.stars else ""
        told = " · ".join(filter(None, (f"{count} {title}", stars))) if count else f"{stars} {title}".strip()
        return fronts.icon(card) if fronts is not None else "deck", told, name

    def _flip(self, n: int) -> None:
        self._flips = n
        self._show_odds()

    def _show_odds(self) -> None:
        if self._building is None:
            return
        odds = flip_odds(self._building.deck, self._flips)
        lines = [("b_orange", WORDS.say("tcg.builder.odds.least", n=1), sum(odds.orange[1:])),
                 ("b_orange", WORDS.say("tcg.builder.odds.least", n=3), sum(odds.orange[3:])),
                 ("b_blue", WORDS.say("tcg.builder.odds.least", n=1), sum(odds.blue[1:])),
                 ("b_white", WORDS.say("tcg.builder.odds.white"), odds.white)]
        told = [(icon, words, chance, WORDS.say("settings.percent", n=round(100 * chance)))
                for icon, words, chance in lines]
        self.odds.show_lines(told, ", ".join(f"{words}: {number}" for _, words, _, number in told))
        mean = [sum(n * chance for n, chance in enumerate(each)) for each in (odds.orange, odds.blue)]
        self.basis.setText(WORDS.say("tcg.builder.basis", n=self._flips, attack=f"{mean[0]:.1f}",
                                     defense=f"{mean[1]:.1f}"))

    def deal(self) -> None:
        """Another sample hand."""
        fronts = fronts_of("tcg")
        if self._building is None or fronts is None:
            return
        now, names = style.current(), self._building.sample_hand(self._dice)
        for place, where in enumerate(self._hand):
            where.setVisible(place < len(names))
            if place < len(names):
                face = fronts.front(titled(names[place]), WORDS, 0)
                where.setPixmap(self._renderer.pixmap(face, "board", now.px(SAMPLE), self.devicePixelRatioF(),
                                                      now.theme, 1.0))
                where.setFixedSize(now.px(SAMPLE), round(now.px(SAMPLE) * CARD_RATIO))
                where.setAccessibleName(names[place])
