"""The cards of the collection: below each character how often people have won with it, below others their box; and
what tells two of one name apart."""
from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPixmap

from sparktable.app.card_search import Entry, second_name
from sparktable.app.records import characters
from sparktable.app.statistics import Tally
from sparktable.app.translations import WORDS
from sparktable.table.art.cache import PictureCache
from sparktable.table.art.face import CharacterFace, Face
from sparktable.table.art.fonts import Type, body, smallest_letters
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import LEFT, fitted, label
from sparktable.table.art.render import CardRenderer, Form
from sparktable.ui import style
from sparktable.ui.card_wall import CardWall
from sparktable.ui.two_sides import two_sides

SIZES: dict[str, float] = {"small": 118, "medium": 176, "large": 268}
"""How wide cards are at least. The small ones show picture, name and numbers, as on a table; the others say all."""
WIDER = 0.3
"""So much of what letters have grown cards grow with them: eight still stand abreast in large words."""
ROOM = 16 * 1024 * 1024
"""Bytes of small characters that are kept."""


class CollectionWall(CardWall):
    """Enter and a click open the card beside; Space and the right button hold it up."""

    GAP, FOOT = 14, 30
    opened = Signal()
    held_up = Signal()

    def __init__(self, renderer: CardRenderer, played: Mapping[tuple[str, str], Tally], size: str) -> None:
        """`played`: how often people played and won with whom, by game and slug; `size`: one of `SIZES`."""
        self.size_of_cards = size
        self._characters = {name: characters(name) for name in {game for game, _ in played}}
        """The slugs of those who may be played, in the games that were: other cards may bear their names."""
        self._two_sides: PictureCache[QPixmap] = PictureCache(ROOM)
        self._played = played
        super().__init__(renderer, "cards.title")
        self.itemClicked.connect(lambda _: self.opened.emit())

    def won(self, entry: Entry) -> Tally | None:
        """How often a character was played and won with; None for other cards, and in games nobody has played."""
        if entry.card.slug not in self._characters.get(entry.game, ()):
            return None
        return self._played.get((entry.game, entry.card.slug), Tally())

    def said_below(self, entry: Entry) -> str:
        tally, apart = self.won(entry), second_name(entry)
        if tally is None:
            return apart or WORDS.say(f"{entry.game}.setup.set.{entry.box}")
        if apart:  # whoever is dimmed has not been played
            return f"{tally.won} / {tally.played} · {apart}" if tally.played else apart
        return self._played_so_often(tally)

    @staticmethod
    def _played_so_often(tally: Tally) -> str:
        return WORDS.say("new_game.won", won=tally.won, n=tally.played) if tally.played else \
            WORDS.say("new_game.not_played")

    def told(self, entry: Entry) -> str:
        tally = self.won(entry)
        parts = dict.fromkeys((
            WORDS.title(entry.game, entry.card), second_name(entry),
            WORDS.say(f"{entry.game}.type.{entry.card.type}"), WORDS.say(f"{entry.game}.setup.set.{entry.box}"),
            self._played_so_often(tally) if tally is not None else "",
            WORDS.say("cards.house") if entry.card.house else ""))
        return ", ".join(filter(None, parts))

    def step(self, by: int) -> None:
        """Look at the card after, or before."""
        if self.count():
            self.setCurrentRow((self.currentRow() + by) % self.count())

    def resize_cards(self, size: str) -> None:
        """Show them in another size; the one that is looked at stays in sight."""
        self.size_of_cards = size
        self.relook()
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem(), CollectionWall.ScrollHint.PositionAtCenter)

    def width_of_card(self) -> float:
        """Larger words below it need a wider one."""
        return SIZES[self.size_of_cards] * (1 + WIDER * (max(1.0, self.letters()) - 1))

    def _caption(self) -> Type:
        """The letters below cards: the same below all, as small as what is usually said there needs them."""
        now = style.current()
        letters, least = body(now.px(12 * self.letters()), 600), smallest_letters(now.text)
        won = WORDS.say("new_game.won", won=10, n=10)
        usual = ((WORDS.say("new_game.not_played"), 0), (won, self._beside_icon()))
        return min((fitted(text, self.card.width() - icon, letters, least)[1] for text, icon in usual),
                   key=lambda face: face.px)

    @staticmethod
    def _beside_icon() -> int:
        """How far words stand from the edge where a sign is before them."""
        return style.current().px(14) + style.current().px(5)

    def form(self, entry: Entry) -> Form:
        return "board" if self.size_of_cards == "small" else "hand"

    def picture(self, entry: Entry, face: Face) -> QPixmap:
        if self.size_of_cards != "small" or not isinstance(face, CharacterFace):
            return super().picture(entry, face)
        now, dpr, width = style.current(), self.devicePixelRatioF(), self.card.width()
        return self._two_sides.get((face, width, dpr, now.theme.name, now.text), lambda: QPixmap.fromImage(
            two_sides(face, width, dpr, now.theme, self.letters())))

    def side(self, entry: Entry) -> int:
        return 1  # of who turns over, the one that is known best

    def draw_foot(self, painter: QPainter, card: QRectF, entry: Entry) -> None:
        now, tokens, tally = style.current(), style.current().theme.tokens, self.won(entry)
        line = QRectF(card.x(), card.bottom() + now.px(3), card.width(), now.px(20))
        left = 0.0
        if tally is not None and tally.played:
            size = now.px(14)
            draw_icon(painter, "vp", line.x(), line.center().y() - size / 2, size,
                      tokens.acc if tally.won else tokens.low, tokens.bg0)
            left = self._beside_icon()
        caption = self._caption()
        text, face = fitted(self.said_below(entry), line.width() - left, caption, caption.px)
        label(painter, line.adjusted(left, 0, 0, 0), text, face,
              tokens.hi if tally is not None and tally.played else tokens.low, LEFT)
        if tally is not None and tally.played:  # an empty one would look full
            bar = QRectF(card.x(), line.bottom() + now.px(2), card.width(), now.px(4))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.line2))
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
            if tally.won:
                bar.setWidth(bar.width() * tally.won / tally.played)
                painter.setBrush(QColor(tokens.acc))
                painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.held_up.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.RightButton and self.itemAt(event.position().toPoint()) is not None:
            self.held_up.emit()
