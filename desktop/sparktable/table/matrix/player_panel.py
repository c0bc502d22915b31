"""A player of the Matrix game at a glance."""
from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from sparktable.table.art import pieces
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.fonts import MEDIUM, body, display, smallest_letters
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import label, name_line
from sparktable.table.drawings import Panel, Pips, colour
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.picture_store import Drawing, Look

LINE = 1.28
"""The height of a line to its letters."""
TIGHT = 1.1
"""The same where letters would be too small to be read otherwise."""
WIDEST_CELL = 2.7
"""How wide an icon and a number of two digits are, in the height of their letters."""
LARGEST_MINI = 30.0
"""How wide the small cards in a panel are, at the design's size."""
GROWN = 1.4
"""How much larger everything in a panel becomes where there is room for it."""


@dataclass(frozen=True, slots=True)
class PlayerPanel(Drawing):
    """A player at a glance. Every number has an icon beside it."""

    name: str
    note: str
    character: str
    faction: str
    mode: str
    active: bool
    vp: int | None
    damage: int
    most_damage: int | None
    energon: int
    stats: tuple[tuple[str, int], ...]
    """Icon and number: hand, deck, discard pile, Vault."""
    whole: float
    """How high it is where cards lie in it: without any it is lower, with the same letters."""

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.tokens
        Panel("s1", "acc" if self.active else "line", 2.0 if self.active else 1.0,
              stripe=self.faction).paint(p, width, height, look)
        rows = panel_rows(width, self.whole, look)
        size = rows.avatar.w
        p.drawImage(QPointF(rows.avatar.x, rows.avatar.y), pieces.avatar(
            self.character, FACTIONS[self.faction], size, look.dpr, look.theme, self.mode))
        emblem = look.px(18)
        draw_icon(p, FACTIONS[self.faction].icon, width - emblem - look.px(9), look.px(8), emblem,
                  look.theme.factions[self.faction], t.s1)
        px = _letters(rows.name.h, look)
        name_line(p, _rect(rows.name), self.name, display(px), px * 0.7, t.hi)
        if rows.note.h:
            px = _letters(rows.note.h, look)
            name_line(p, _rect(rows.note), self.note, body(px, MEDIUM), px * 0.8, t.low)
        self._vital(p, rows.vital, look)
        self._stats(p, rows.stats, look)

    def _vital(self, p: QPainter, box: Box, look: Look) -> None:
        """VP and Damage."""
        t, px = look.theme.tokens, _letters(box.h, look)
        x = box.x
        if self.vp is not None:
            draw_icon(p, "vp", x, box.cy - px * 0.55, px * 1.1, colour("vp", look.theme), t.s1)
            text = str(self.vp)
            label(p, QRectF(x + px * 1.3, box.y, px * 2, box.h), text, display(px), t.hi)
            x += px * 1.3 + max(display(px).width(text), px * 1.1) + px * 0.7
        if self.most_damage is not None:
            p.save()
            p.translate(x, box.y + (box.h - px) / 2)
            Pips("damage", self.damage, self.most_damage).paint(p, min(box.right - x, px * 1.15 * self.most_damage),
                                                                px, look)
            p.restore()
        elif self.damage:
            draw_icon(p, "damage", x, box.cy - px * 0.55, px * 1.1, colour("damage", look.theme), t.s1)
            label(p, QRectF(x + px * 1.3, box.y, px * 2, box.h), str(self.damage), display(px), t.hi)

    def _stats(self, p: QPainter, box: Box, look: Look) -> None:
        t = look.theme.tokens
        cells = (("energon", self.energon), *self.stats)
        step = box.w / len(cells)
        px = min(_letters(box.h, look), step / WIDEST_CELL)
        for index, (icon, number) in enumerate(cells):
            x = box.x + index * step
            ink = colour("energon", look.theme) if icon == "energon" else QColor(t.mid)
            draw_icon(p, icon, x, box.cy - px * 0.5, px, ink, t.s1)
            label(p, QRectF(x + px * 1.25, box.y, step, box.h), str(number), display(px), t.hi)


@dataclass(frozen=True, slots=True)
class PanelRows:
    """Where the parts of a player's panel stand."""

    avatar: Box
    name: Box
    note: Box
    vital: Box
    stats: Box
    minis: Box
    """For small cards: what lies in front of the player."""


class Plan(NamedTuple):
    """What a panel has room for."""

    note: bool
    mini: float
    """The width of the small cards; 0 without them."""
    least: float
    """How much smaller the letters may become than the player wants them."""

    def fixed(self, look: Look) -> float:
        """The height of everything but the letters."""
        row = look.px(self.mini) * CARD_RATIO + look.px(6) if self.mini else 0.0
        return look.px(8) * 0.75 + look.px(3) + look.px(4) + row

    def letters(self, look: Look) -> float:
        """The height of the letters as large as the player wants them."""
        lines = 2 * look.pt(14) + look.pt(13) + (look.pt(11.5) if self.note else 0.0)
        return lines * LINE

    def share(self, height: float, look: Look) -> float:
        """How large the letters can be for the whole to be so high."""
        free = (height - self.fixed(look)) / self.letters(look)
        return free if free < 1.0 else min(GROWN, height / (self.fixed(look) + self.letters(look)))


    def fits(self, height: float, look: Look) -> bool:
        """Whether all it keeps can be read there."""
        share = self.share(height, look)
        note = look.pt(11.5) * LINE * share / TIGHT
        return share >= self.least and (not self.note or note >= smallest_letters(look.text))


WHOLE = Plan(True, LARGEST_MINI, 1.0)
PLANS = (WHOLE, Plan(True, 23.0, 1.0), Plan(True, 17.0, 0.85), Plan(True, 0.0, 0.55), Plan(False, 0.0, 0.0))
"""What a panel gives up one after the other where there is less and less room; last of all who it is that plays."""


def whole_height(look: Look) -> float:
    """What a panel takes that gives up nothing."""
    return WHOLE.fixed(look) + WHOLE.letters(look)


def panel_rows(width: float, height: float, look: Look) -> PanelRows:
    px, pt = look.px, look.pt
    plan = next(plan for plan in PLANS if plan.fits(height + 1, look) or plan is PLANS[-1])
    letters = plan.share(height, look)
    grown = max(1.0, letters)
    pad, line = px(8), pt(14) * LINE * letters
    left = pad + px(4)
    note = pt(11.5) * LINE * letters if plan.note else 0.0
    head = line + note + line
    avatar = min(head, px(58) * grown)
    x = left + avatar + px(8)
    room = width - x - px(8)
    name = Box(x, pad * 0.75, room - px(26), line)
    notes = Box(x, name.bottom, room, note)
    vital = Box(x, notes.bottom, room, line)
    stats = Box(left, vital.bottom + px(3), width - left - px(4), pt(13) * LINE * letters)
    below = stats.bottom + px(4)
    minis = Box(left, below, width - left - pad, max(0.0, height - below - px(6)) if plan.mini else 0.0)
    return PanelRows(Box(left, pad * 0.8 + (head - avatar) / 2, avatar, avatar), name, notes, vital, stats, minis)


def bare_height(width: float, whole: float, look: Look) -> float:
    """How high a panel is in which no cards lie, beside others that are so high."""
    rows = panel_rows(width, whole, look)
    return rows.stats.bottom + look.px(7) if rows.minis.h else whole


def _letters(high: float, look: Look) -> float:
    """How large they are in a line so high."""
    return max(high / LINE, min(high / TIGHT, smallest_letters(look.text)))


def _rect(box: Box) -> QRectF:
    return QRectF(*box)
