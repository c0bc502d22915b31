"""Two teams before a duel: their characters in two rows, each with its deck; facedown who is not known yet."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.form import decks_of
from sparktable.games.tcg.options import BASIC, DUEL, MATCH, RANDOM, SEALED, chosen_deck
from sparktable.games.tcg.state import SEATS
from sparktable.table.art.canvas import SMOOTH, canvas
from sparktable.table.art.color import fade
from sparktable.table.art.face import CardBack
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Art, art_image
from sparktable.table.art.figures.stage import BUST, TACTICS, TREASURE
from sparktable.table.art.parts import CARD_RATIO
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import Theme
from sparktable.table.tcg.cards import arts
from sparktable.table.tcg.styles import BACK

AT_A_GLANCE = ()
GAP, UNKNOWN, LEAST = 0.16, 3, 3
"""Between two cards in card widths; how many lie there of a team that is not known; for how many there is always
room."""
HUE = "#6B5AA8"
WAYS = {
    DUEL: Art(BUST, "Optimus Prime", SIDES[0].hue, SIDES[0]),
    MATCH: Art(TACTICS, "Best of three", "#2E6FB5"),
    SEALED: Art(TREASURE, "Six packs", "#7A4FC0"),
    BASIC: Art(BUST, "Bumblebee", "#B98A3C"),
}


def hue(options: Mapping[str, Any]) -> str:
    return HUE


def picture(options: Mapping[str, Any], width: float, dpr: float, theme: Theme) -> QImage:
    teams = _teams(options)
    most = max(LEAST, *map(len, teams))
    card = width / (most + 1.4 + (most + 1) * GAP)
    high, gap = card * CARD_RATIO, card * GAP
    image = canvas(width, SEATS * high + 3 * gap, dpr)
    back = CardRenderer.image(CardBack(BACK), "board", card, dpr, theme)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        for row, team in enumerate(reversed(teams)):
            top = row * (high + 3 * gap)
            left = (width - len(team) * (card + gap) - 1.4 * card) / 2
            for place, art in enumerate(team):
                box = QRectF(left + place * (card + gap), top, card, high)
                if art is None:
                    p.drawImage(box, back)
                else:
                    _character(p, box, art, dpr)
            for level in range(4):  # the deck
                shift = level * card * 0.03
                p.drawImage(QRectF(width - card - shift, top - shift + card * 0.06, card, high), back)
    return image


def _teams(options: Mapping[str, Any]) -> list[list[Art | None]]:
    if options["mode"] == SEALED:
        return [[None] * UNKNOWN for _ in range(SEATS)]
    return [_team(None if name == RANDOM else chosen_deck(name)) for name in decks_of(options, options["mode"])]


def _team(deck: Deck | None) -> list[Art | None]:
    return [arts(each)[0] for each in deck.characters()] if deck is not None else [None] * UNKNOWN


def _character(p: QPainter, box: QRectF, art: Art, dpr: float) -> None:
    corner = box.width() * 0.07
    clip = QPainterPath()
    clip.addRoundedRect(box, corner, corner)
    p.save()
    p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    p.drawImage(box, art_image(art, round(box.width() * dpr), round(box.height() * dpr)))
    foot = QRectF(box.x(), box.bottom() - box.height() * 0.2, box.width(), box.height() * 0.2)
    p.fillRect(foot, fade("#05070A", 200))
    p.fillRect(QRectF(foot.x(), foot.y(), foot.width(), box.height() * 0.03), QColor(art.side.light))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(art.side.light), box.width() * 0.035))
    p.drawRoundedRect(box, corner, corner)


