"""A line of the deck: what is pictured on a battle card lies behind its icons, at the right end."""
from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem

from sparktable.app.tcg.deck_building import titled
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import BattleCard
from sparktable.table.art.canvas import SMOOTH
from sparktable.table.art.figures import Art, art_image
from sparktable.table.art.parts import icon_tile
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.strips import art_of
from sparktable.ui.sunk_picture import sunk
from sparktable.ui.wrapped_list import Wrapped

Index = QModelIndex | QPersistentModelIndex
TITLE = Qt.ItemDataRole.UserRole
"""Where a line keeps the name of its title."""
LONGEST, LEAST = 4.0, 2.2
"""How long the picture is, in its height; where there is room for less than the least, there is none."""


class Strip(Wrapped):
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        card = titled(index.data(TITLE))
        if not isinstance(card, BattleCard):
            return
        row: QRect = option.rect  # type: ignore[attr-defined]
        now = style.current()
        words = QFontMetrics(option.font).horizontalAdvance(index.data())  # type: ignore[attr-defined]
        begins = row.x() + now.px(34) + words
        high = row.height() - 2 * now.px(2)
        wide = min(round(high * LONGEST), row.right() - now.px(3) - begins)
        painter.save()
        painter.setRenderHints(SMOOTH)
        if wide >= high * LEAST:
            painter.drawPixmap(row.right() - now.px(3) - wide, row.y() + now.px(2),
                               _pictured(card, wide, high, painter.device().devicePixelRatioF()))
        size = now.pt(13) * 1.15
        for place, colour in enumerate(reversed(card.icons)):
            icon_tile(painter, row.right() - now.px(6) - (place + 1) * size * 1.2,
                      row.y() + (row.height() - size) / 2, size, f"b_{colour}")
        painter.restore()


def _pictured(card: BattleCard, wide: int, high: int, dpr: float) -> QPixmap:
    fronts, now = fronts_of("tcg"), style.current()
    art = art_of(fronts.front(card, WORDS, 0)) if fronts is not None else None
    return _cropped(art, wide, high, dpr, now.theme.name, now.px(4)) if art is not None else QPixmap()


@lru_cache(maxsize=128)
def _cropped(art: Art, wide: int, high: int, dpr: float, theme: str, corner: int) -> QPixmap:
    """A band across the middle of a picture; `theme` tells it from the same in another one."""
    drawn = art_image(art, round(wide * dpr), round(wide * dpr))
    band = QRectF(0, drawn.height() * 0.3, drawn.width(), drawn.width() * high / wide)
    return sunk(drawn, band, QSize(wide, high), dpr, corner, 0.5)
