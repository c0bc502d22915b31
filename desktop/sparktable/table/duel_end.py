"""How a duel ends: who has lost sinks back grey, and it is stamped on them."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtGui import QPixmap

from sparktable.app.game_texts import Speech
from sparktable.kernel.events import MOVED
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event
from sparktable.table.animation import Actor, Motion, Step
from sparktable.table.duel import (
    ATTACKER,
    BAR,
    DEFENDER,
    LAPSES,
    LEFT,
    NAME,
    RIGHT,
    ROW,
    STEP_BAR,
    SUM,
    TELLS_LAPSES,
    TOTAL,
)
from sparktable.table.duel_drawings import Chevrons, ComesTo, DuelTotal
from sparktable.table.duel_ground import DuelGround, Lightning, Stamp
from sparktable.table.duel_motions import Fade, Press, stand_in
from sparktable.table.geometry import NOWHERE, Box
from sparktable.table.picture_store import Look, PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.show import Leave, Stay
from sparktable.table.tableau import Cue
from sparktable.table.timeline import value_of
from sparktable.table.zorder import Z

FLASH, SINK = 260.0, 320.0
"""Milliseconds for which the bolt flashes, and in which whoever has lost sinks back."""
QUAKE = 4.0
"""How far a stamp shakes when it has come down."""

WIDE, LEAST, LOW, ABOVE = 0.36, 0.25, 0.2, 0.16
"""How wide a stamp is of the stage, and at least; and how high at least, and above cards."""


class Verdict(NamedTuple):
    """How a duel ends."""

    at: int
    """Before which of the events it is told."""
    text: str
    won: bool
    """By whoever attacked."""
    good: bool
    """For whoever looks on, or nothing to them."""
    place: Piece
    """The stage, or whoever has lost where there is none."""
    loser: str
    """`ATTACKER` or `DEFENDER`."""
    side: str
    """Where on the stage that one stands."""

    @property
    def spot(self) -> Box:
        """From where what it brings flies."""
        across = 0.5 if self.place.key != "battle" else LOST_AT[self.side]
        return Box(self.place.box.x + self.place.box.w * across, self.place.box.cy, 0.0, 0.0)


LOST_AT = {LEFT: 0.23, RIGHT: 0.77}
"""Where on the stage each side stands."""


def verdict(events: Sequence[Event], before: Layout, cues: Mapping[EventKind, Cue], speech: Speech, viewer: int
            ) -> Verdict | None:
    """How these events end a duel: won, if any of them says so; a word without letters says that it did not. What a
    victory brings may ask something before it says so, too."""
    seen = [(at, event, cues[event.kind]) for at, event in enumerate(events) if event.kind in cues]
    ends = [each for each in seen if each[2].motion == "stamp" or each[2].motion == "block"
            or (each[2].motion == "strike" and _is_held(before))]
    if not ends:
        return None
    _, event, cue = next((end for end in ends if end[2].tone == "can"), ends[0])
    told = cue.tells and value_of(event, "number", last=True) != 0
    won = told or cue.tone == "can"
    slot = next((int(ref.value) for ref in event.refs if ref.kind == "card"), -1)
    names = {role: name.slot for role in (ATTACKER, DEFENDER) if (name := before.get(f"{NAME}{role}")) is not None}
    loser = next((role for role, who in names.items() if who == slot), "")
    stage, mover = before.get("battle"), before.get(f"mover:{slot}")
    if stage is None or (not loser and max(names.values(), default=-1) >= 0):  # none of those who fight there
        place = mover if mover is not None and mover.slot == slot else before.of_slot(slot)
    else:
        place = stage
    if place is None:
        return None
    key = f"{speech.title.name}.stamp.{event.kind}{'.won' if told else ''}"
    if not won and event.seat == viewer and not speech.watching and speech.words.has(f"{key}.own"):
        key += ".own"
    held = cue.motion in ("strike", "block")
    at = ends[0][0] + (cue.motion == "block")  # fire is seen to be stopped before
    while at and events[at - 1].kind == MOVED:  # whoever has lost leaves once that is seen
        at -= 1
    loser = ATTACKER if held else loser or (DEFENDER if won else ATTACKER)
    name = before.get(f"{NAME}{loser}")
    side = LEFT if stage is None or name is None or name.box.cx < stage.box.cx else RIGHT
    good = side == RIGHT if held else won and not (cue.sign < 0 and event.seat == viewer)
    return Verdict(at, speech.words.say(key) if speech.words.has(key) else "", won, good, place, loser, side)


def _is_held(now: Layout) -> bool:
    """Whether nothing comes of the duel on the stage."""
    piece = now.get(SUM)
    return piece is not None and isinstance(piece.drawing, ComesTo) and piece.drawing.is_nothing


def stamp_steps(end: Verdict, now: Layout, pictures: PictureStore) -> list[Step]:
    """The bolt flashes, whoever has lost sinks back, and the stamp comes down; where the duel was over at once, on
    the card that was fought for."""
    if not end.text:
        return []
    ground, look = end.place, pictures.look
    steps: list[Step] = []
    if ground.key == "battle":
        box = stamp_box(ground.box, now.pieces, end.loser, end.side, look)
        if isinstance(ground.drawing, DuelGround):
            steps.append([*_sinking(ground, ground.drawing, end.side, pictures), *_last_step(now, pictures),
                          *_totals(now, end, pictures), *_lapsed(now, ground.box)])
    else:
        width = round(max(ground.box.w * 1.3, look.px(230)))
        height = round(width * 0.4)
        box = Box(ground.box.cx - width / 2, ground.box.cy - height / 2, width, height).whole()
    stamp = Actor(pictures.pixmap(Stamp(end.text, end.good), box.w, box.h), box, z=Z.ACTOR + 1)
    return [*steps, [(0.0, Press(stamp, look.px(QUAKE)))]]


def stamp_box(stage: Box, pieces: Sequence[Piece], loser: str, side: str, look: Look) -> Box:
    """Where the stamp comes down on the stage, and how large it is."""
    free = _on_the_loser(stage, pieces, loser, side, look)
    width = min(round(stage.w * WIDE), round(free.w))
    height = min(round(stage.h * 0.34), round(free.h), round(width * 0.4))
    return Box(free.cx - width / 2, free.cy - height / 2, width, height).whole()


def _on_the_loser(stage: Box, pieces: Sequence[Piece], loser: str, side: str, look: Look) -> Box:
    """On a free place: above the cards of whoever has lost, outside of them, or under them; where all leave too
    little, across them, for nothing adds up any more; over the bar in any case, which tells why."""
    middle = stage.x + stage.w * LOST_AT[side]
    usual = Box(middle - stage.w * WIDE / 2, stage.y, stage.w * WIDE, stage.h)
    cards = [each.box for each in pieces if each.row == f"{ROW}{loser}"]
    bar = next((each for each in pieces if each.key == BAR), None)
    foot = next((each.box for each in pieces if each.key == f"{ROW}{loser}"), None)
    gap = look.px(14)
    if foot is not None:
        above = _above(stage, pieces, foot.y, side, gap)
        if above.h >= stage.h * ABOVE:
            return above
        stage = Box(stage.x, above.y, stage.w, foot.bottom - above.y)
    if not cards:
        return usual._replace(y=stage.y, h=stage.h)
    left, right = min(box.x for box in cards) - gap, max(box.right for box in cards) + gap
    outer = Box(stage.x + gap, stage.y, left - stage.x - gap, stage.h) if side == LEFT else Box(
        right, stage.y, stage.right - gap - right, stage.h)
    if outer.w >= stage.w * LEAST or bar is None:
        wide = min(outer.w, usual.w)
        near = min(max(usual.cx, outer.x + wide / 2), outer.right - wide / 2)
        return Box(near - wide / 2, stage.y, wide, stage.h)
    low = max(box.bottom for box in cards) + gap
    top = low if bar.box.y - low >= stage.h * LOW else min(box.y for box in cards)
    return Box(usual.x, top, usual.w, bar.box.y - look.px(6) - top)


def _above(stage: Box, pieces: Sequence[Piece], foot: float, side: str, gap: float) -> Box:
    """On whoever has lost, where cards lie at the foot of the stage: beside the number, under what is told there."""
    half = [each.box for each in pieces if each.z == Z.OVER and each.box.bottom <= foot
            and (each.box.cx < stage.cx) is (side == LEFT)]
    number = next((each.box for each in pieces if each.key.startswith(TOTAL) and each.box in half), NOWHERE)
    outer = Box(stage.x, stage.y, number.x - stage.x, 0) if side == LEFT else Box(
        number.right, stage.y, stage.right - number.right, 0)
    outer = outer.inset(gap, 0)
    top = max((box.bottom for box in half if box.x < outer.right and outer.x < box.right), default=stage.y) + gap / 2
    return outer._replace(y=top, h=foot - gap / 2 - top)


def _sinking(ground: Piece, drawing: DuelGround, side: str, pictures: PictureStore) -> Step:
    sunk = pictures.pixmap(replace(drawing, fallen=side), ground.box.w, ground.box.h)
    bright = Actor(pictures.pixmap(Lightning(), ground.box.w, ground.box.h), ground.box, z=Z.OVER - 0.5)
    return [(0.0, Fade(Actor(sunk, ground.box, z=ground.z + 0.5), SINK)), (0.0, Fade(bright, FLASH, away=True)),
            (FLASH, Leave(bright))]


def _last_step(now: Layout, pictures: PictureStore) -> Iterator[tuple[float, Motion]]:
    bar = now.get(STEP_BAR)
    if bar is not None and isinstance(bar.drawing, Chevrons):
        shown = replace(bar, drawing=replace(bar.drawing, now=len(bar.drawing.steps) - 1))
        yield 0.0, Stay(stand_in(shown, pictures, shown.box, Z.OVER + 0.7, bar.key))


def _lapsed(now: Layout, stage: Box) -> Iterator[tuple[float, Motion]]:
    """What could have changed it is not there any more."""
    for piece in now.pieces:
        if piece.key.startswith((LAPSES, TELLS_LAPSES)) and piece.box.meets(stage):
            yield 0.0, Stay(Actor(QPixmap(), piece.box, hides=piece.key))


def _totals(now: Layout, end: Verdict, pictures: PictureStore) -> Iterator[tuple[float, Motion]]:
    for role in (ATTACKER, DEFENDER):
        total = now.get(f"{TOTAL}{role}")
        if total is not None and isinstance(total.drawing, DuelTotal) and total.drawing.number:
            shown = replace(total, drawing=replace(total.drawing, won=role != end.loser))
            yield 0.0, Stay(stand_in(shown, pictures, shown.box, Z.OVER + 0.7, total.key))
