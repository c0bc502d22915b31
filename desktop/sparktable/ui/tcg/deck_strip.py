"""A line of the deck: what is pictured on a battle card lies behind its icons, at the right end."""
from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QLinearGradient, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem

from sparktable.app.tcg.deck_building import titled
from sparktable.app.translations import WORDS
from sparktable.games.tcg.card import BattleCard
from sparktable.table.art.canvas import SMOOTH
from sparktable.table.art.color import fade
from sparktable.table.art.figures import Art, art_image
from sparktable.table.art.parts import icon_tile
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.strips import art_of
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
    return _sunk(art, wide, high, dpr, now.theme.name, now.px(4)) if art is not None else QPixmap()


@lru_cache(maxsize=128)
def _sunk(art: Art, wide: int, high: int, dpr: float, theme: str, corner: int) -> QPixmap:
    """It comes out of a dark ground; on a light one it lies as a card: into light it cannot sink."""
    made, box, clip = QPixmap(round(wide * dpr), round(high * dpr)), QRectF(0, 0, wide, high), QPainterPath()
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    clip.addRoundedRect(box, corner, corner)
    drawn = art_image(art, round(wide * dpr), round(wide * dpr))
    with QPainter(made) as p:
        p.setRenderHints(SMOOTH)
        p.setClipPath(clip)
        p.drawImage(box, drawn, QRectF(0, drawn.height() * 0.3, drawn.width(), drawn.width() * high / wide))
        if style.current().theme.is_dark:
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            sinks = QLinearGradient(QPointF(), QPointF(wide, 0))
            sinks.setColorAt(0, fade("#000000", 0))
            sinks.setColorAt(0.5, fade("#000000", 255))
            p.fillRect(box, sinks)
    return made
