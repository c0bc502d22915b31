"""How a duel comes and goes: what each side has flies in and counts up, and the end is stamped on the loser."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QPixmap

from sparktable.table.animation import Actor, Flight, Motion, Step
from sparktable.table.duel import LEFT, RIGHT
from sparktable.table.duel_drawings import DuelTotal, Stamp
from sparktable.table.geometry import Box
from sparktable.table.picture_store import PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.show import Leave
from sparktable.table.table_scene import TableScene
from sparktable.table.zorder import Z

STAGGER, FLY = 80.0, 160.0
A_STEP, LONGEST_COUNT = 60.0, 900.0
LAND, STAND = 160.0, 800.0
LARGE = 1.6
"""How large a stamp is before it comes down."""
BACK = QEasingCurve(QEasingCurve.Type.OutBack)


@dataclass
class Count:
    """A number goes through all those between."""

    actor: Actor
    pictures: Sequence[QPixmap]
    duration: float = LONGEST_COUNT
    _at: int = field(default=-1, init=False)

    def show(self, scene: TableScene, t: float) -> None:
        self.actor.enter(scene)
        at = min(len(self.pictures) - 1, int(t * len(self.pictures)))
        if at != self._at:
            self._at = at
            self.actor.wear(self.pictures[at])


@dataclass
class Press:
    """A stamp comes down, and stands for a moment."""

    actor: Actor
    duration: float = LAND + STAND

    def show(self, scene: TableScene, t: float) -> None:
        item = self.actor.enter(scene)
        down = BACK.valueForProgress(min(1.0, t * self.duration / LAND))
        scale = LARGE + (1.0 - LARGE) * down
        width = item.pixmap().deviceIndependentSize()
        item.setTransformOriginPoint(width.width() / 2, width.height() / 2)
        item.setScale(scale)


def duel_steps(before: Layout, after: Layout, pictures: PictureStore,
               counted: Mapping[str, tuple[int, Actor]] = MappingProxyType({})) -> list[Step]:
    """What a duel that begins, or goes on, has to show. `counted`: how far totals have been counted up before, by
    what."""
    ground = after.get("battle")
    totals = [piece for side in (LEFT, RIGHT) if (piece := after.get(f"duel total:{side}")) is not None]
    if ground is None or not totals:
        return []
    steps: list[Step] = []
    begins = before.get("battle") is None
    if begins:
        behind = _stand_in(ground, pictures, ground.box, Z.ACTOR - 2)
        names = [piece for piece in after.pieces if piece.z in (Z.CURTAIN, Z.OVER) and piece.zone == ""
                 and piece is not ground and piece not in totals and piece.drawing is not None]
        steps.append([(0.0, Flight(behind, ground.box, 1.0, 0.0)),
                      *((0.0, Flight(_stand_in(piece, pictures, piece.box, Z.ACTOR - 1), piece.box, 1.0, 0.0))
                        for piece in names)])
    coming = [piece for piece in after.pieces if piece.zone == "battle" and piece.slot >= 0
              and (begins or before.get(piece.key) is None)]
    flights: Step = list(_flights(before, coming, ground, pictures))
    if flights:
        steps.append(flights)
    counts: Step = []
    for piece in totals:
        known, actor = counted.get(piece.key, (None, None))
        if (count := _count(before, piece, pictures, known)) is not None:
            counts.append((0.0, count))
            if actor is not None:
                counts.append((0.0, Leave(actor)))
    if counts:
        steps.append(counts)
    return steps if begins or counts else []


def _flights(before: Layout, coming: Sequence[Piece], ground: Piece, pictures: PictureStore
             ) -> Iterator[tuple[float, Motion]]:
    for index, piece in enumerate(coming):
        here = before.of_slot(piece.slot)
        start = here.box if here is not None else piece.box.moved(0, ground.box.h * 0.2)
        size = piece.box
        small = Box(start.cx - size.w / 2, start.cy - size.h / 2, size.w, size.h)
        yield STAGGER * index, Flight(_stand_in(piece, pictures, small, Z.ACTOR), piece.box, FLY, 0.05)


def _count(before: Layout, piece: Piece, pictures: PictureStore, known: int | None) -> Count | None:
    """From what the number was, or how far it has been counted, to what it is."""
    was = before.get(piece.key)
    old = known if known is not None else number_of(was) if was is not None else 0
    now = number_of(piece)
    return None if old is None or now is None or old == now else counting(piece, old, now, pictures)


def number_of(total: Piece) -> int | None:
    """What a total comes to, where that is a plain number."""
    drawing = total.drawing
    if not isinstance(drawing, DuelTotal):
        return 0
    return int(drawing.number) if drawing.number.isdecimal() else None


def counting(piece: Piece, first: int, last: int, pictures: PictureStore) -> Count:
    """A total goes through all numbers from one to the other."""
    assert isinstance(piece.drawing, DuelTotal)
    numbers = range(first, last + (1 if last > first else -1), 1 if last > first else -1)
    shown = [pictures.pixmap(replace(piece.drawing, number=str(number)), piece.box.w, piece.box.h)
             for number in numbers]
    actor = Actor(shown[0], piece.box, hides=piece.key, z=Z.ACTOR - 1)
    return Count(actor, shown, min(LONGEST_COUNT, A_STEP * len(shown)))


def _stand_in(piece: Piece, pictures: PictureStore, start: Box, z: float) -> Actor:
    assert piece.drawing is not None
    pixmap = pictures.pixmap(piece.drawing, piece.box.w, piece.box.h)
    return Actor(pixmap, start, piece.drawing.margin(pictures.look), z=z)


def stamp_step(ground: Piece, text: str, won: bool, pictures: PictureStore) -> Step:
    """The stamp on whoever has lost: the one on the right, or the one who attacked; where the duel was over at once,
    on the card that was fought for."""
    width, height, cx = round(ground.box.w * 0.36), round(ground.box.h * 0.34), ground.box.cx
    if ground.key == "battle":
        cx = ground.box.x + ground.box.w * (0.77 if won else 0.23)
    else:
        width = round(max(ground.box.w * 1.3, pictures.look.px(230)))
        height = round(width * 0.4)
    box = Box(cx - width / 2, ground.box.cy - height / 2, width, height).whole()
    return [(0.0, Press(Actor(pictures.pixmap(Stamp(text, won), width, height), box, z=Z.ACTOR + 1)))]
