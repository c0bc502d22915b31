"""How a duel comes and goes: both fighters come in, what each side has flies to it and counts up, and in the end the
stage fades over what lies under it."""
from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from PySide6.QtCore import QEasingCurve, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from sparktable.table.animation import ARRIVE, Actor, Appear, Flight, Motion, Pause, Step
from sparktable.table.duel import ATTACKER, BAR, DEFENDER, LEFT, PILL, RIGHT, SUM, TOTAL, WHY, fighters
from sparktable.table.duel_drawings import DuelBar, DuelTotal
from sparktable.table.duel_ground import DuelGround, DuelHalf
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing, PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.show import Leave, Stay
from sparktable.table.table_scene import TableScene
from sparktable.table.zorder import Z

STAGGER, FLY = 80.0, 160.0
COME, FAR = 320.0, 0.16
"""In how many milliseconds a fighter comes in, and from how far, in widths of the stage."""
UNDER_STAGE = Z.ACTOR - 4
"""Where what is still said of the table lies while a duel comes in."""
CLOSE, UNCOVER = 160.0, 280.0
"""In how many milliseconds the ground of a stage without fighters is there, and any stage is gone again."""
A_STEP, LONGEST_COUNT = 60.0, 900.0
BUMP = 1.08
"""How large a total becomes for a moment when it has been counted."""
LAND, STAND = 160.0, 800.0
LARGE = 1.6
"""How large a stamp is before it comes down."""
QUAKE_FOR = 240.0
"""How long it shakes when it has come down."""
BACK = QEasingCurve(QEasingCurve.Type.OutBack)


@dataclass
class Count:
    """An actor goes through its pictures: a number through all those between."""

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

    def calm(self) -> Motion:
        return replace(self, pictures=self.pictures[-1:], duration=1.0)


@dataclass
class Bump:
    """A number that has been counted swells for a moment."""

    actor: Actor
    duration: float = 180.0

    def show(self, scene: TableScene, t: float) -> None:
        _grow(self.actor.enter(scene), 1.0 + (BUMP - 1.0) * math.sin(math.pi * t))

    def calm(self) -> Motion:
        return Pause(0.0)


@dataclass
class ComeIn:
    """A fighter slides to its place, and is there more and more."""

    actor: Actor
    far: float
    duration: float = COME

    def show(self, scene: TableScene, t: float) -> None:
        item = self.actor.enter(scene)
        there = ARRIVE.valueForProgress(t)
        item.setX(self.actor.box.x + self.far * (1.0 - there))
        item.setOpacity(there)

    def calm(self) -> Motion:
        return Appear(self.actor)


@dataclass
class Fade:
    """An actor is there more and more; or less and less."""

    actor: Actor
    duration: float
    away: bool = False

    def show(self, scene: TableScene, t: float) -> None:
        self.actor.enter(scene).setOpacity(1.0 - t if self.away else t)

    def calm(self) -> Motion:
        """What only flashes up is not seen at all."""
        return Leave(self.actor) if self.away else Appear(self.actor)


@dataclass
class Keep:
    """What is seen in the actor's place at that moment, so that it can still be seen when it is gone."""

    actor: Actor
    duration: float = 1.0

    def show(self, scene: TableScene, t: float) -> None:
        if self.actor.item is None:
            self.actor.pixmap = scene.picture_of(self.actor.box)
            self.actor.enter(scene)

    def calm(self) -> Motion:
        return Pause(0.0)


@dataclass
class Press:
    """A stamp comes down, shakes where it lands, and stands for a moment."""

    actor: Actor
    quake: float
    duration: float = LAND + STAND

    def show(self, scene: TableScene, t: float) -> None:
        item = self.actor.enter(scene)
        passed = t * self.duration
        _grow(item, LARGE + (1.0 - LARGE) * BACK.valueForProgress(min(1.0, passed / LAND)))
        quake = min(1.0, max(0.0, passed - LAND) / QUAKE_FOR)
        item.setX(self.actor.box.x + self.quake * (1.0 - quake) * math.sin(quake * 6 * math.pi))

    def calm(self) -> Motion:
        return Appear(self.actor, duration=self.duration)


def _grow(item: QGraphicsPixmapItem, scale: float) -> None:
    """About its middle."""
    size = item.pixmap().deviceIndependentSize()
    item.setTransformOriginPoint(size.width() / 2, size.height() / 2)
    item.setScale(scale)


def duel_steps(before: Layout, after: Layout, pictures: PictureStore,
               counted: Mapping[str, tuple[int, Sequence[Actor]]] = MappingProxyType({})) -> list[Step]:
    """What a duel that begins, or goes on, has to show. `counted`: how far totals have been counted up before, and
    what shows it."""
    ground = after.get("battle")
    if ground is None and (old := before.get("battle")) is not None:
        return [[(0.0, Keep(Actor(QPixmap(), old.box, z=Z.ACTOR + 3)))]]
    totals = [piece for role in (ATTACKER, DEFENDER) if (piece := after.get(f"{TOTAL}{role}")) is not None]
    if ground is None or not totals:
        return []
    steps: list[Step] = []
    begins = fighters(before) != fighters(after)  # also right after another one, of which nothing counts on
    was = Layout() if begins else before
    if begins:
        steps += _opening(ground, after, totals, pictures)
    coming = [piece for piece in after.pieces if piece.zone == "battle" and piece.slot >= 0
              and piece.drawing is not None and (begins or before.get(piece.key) is None)]
    flights: Step = list(_flights(before, after, coming, ground, pictures))
    if flights:
        steps.append(flights)
    counts: Step = []
    for piece in totals:
        known, shown = counted.get(piece.key, (None, ()))
        if count := _count(was, after, piece, pictures, known):
            counts += [(0.0, each) for each in count]
            counts.append((count[0].duration, Bump(count[0].actor)))
            counts += [(0.0, Leave(actor)) for actor in shown]
    if counts:
        steps.append([*without_sum(was, after), *counts])
    return steps if begins or counts else []


def uncovered(steps: Sequence[Step]) -> list[Step]:
    """Once a stage is closed, as these steps end, it is seen less and less over what lies there."""
    kept = [motion.actor for step in steps for _, motion in step if isinstance(motion, Keep)]
    return [[(0.0, Fade(actor, UNCOVER, away=True)) for actor in kept]] if kept else []


def _opening(ground: Piece, after: Layout, totals: Sequence[Piece], pictures: PictureStore) -> list[Step]:
    """Both fighters come in, each from its side; then whatever else stands there at once. What tells of a card waits
    for the card, and what comes of it all for the end."""
    assert ground.drawing is not None
    stands = (0.0, Stay(stand_in(ground, pictures, ground.box, Z.ACTOR - 2)))
    come: Step = []
    if isinstance(ground.drawing, DuelGround):
        for side, far in ((LEFT, -FAR), (RIGHT, FAR)):
            picture = pictures.pixmap(DuelHalf(ground.drawing, side), ground.box.w, ground.box.h)
            come.append((0.0, ComeIn(Actor(picture, ground.box, z=Z.ACTOR - 3), ground.box.w * far)))
    else:
        come.append((0.0, Fade(stand_in(ground, pictures, ground.box, Z.ACTOR - 3), CLOSE)))
    others = [piece for piece in after.pieces if piece.z in (Z.CURTAIN, Z.OVER) and piece.zone == ""
              and piece is not ground and piece not in totals and piece.drawing is not None
              and not piece.key.startswith((PILL, WHY)) and piece.key != SUM]
    return [come, [stands, *((0.0, Stay(stand_in(piece, pictures, piece.box, Z.ACTOR - 1)))
                             for piece in others)]]


def _flights(before: Layout, after: Layout, coming: Sequence[Piece], ground: Piece, pictures: PictureStore
             ) -> Iterator[tuple[float, Motion]]:
    """Each card flies to its place; then it is seen how much it adds, and why."""
    for index, piece in enumerate(coming):
        here = before.of_slot(piece.slot)
        start = here.box if here is not None else piece.box.moved(0, ground.box.h * 0.2)
        size = piece.box
        small = Box(start.cx - size.w / 2, start.cy - size.h / 2, size.w, size.h)
        yield STAGGER * index, Flight(stand_in(piece, pictures, small, Z.ACTOR), piece.box, FLY, 0.05)
        for what in (PILL, WHY):
            if (told := after.get(f"{what}{piece.key}")) is not None:
                yield STAGGER * index + FLY, Stay(stand_in(told, pictures, told.box, Z.ACTOR))


def _count(before: Layout, after: Layout, piece: Piece, pictures: PictureStore, known: int | None) -> list[Count]:
    """From what the number was, or how far it has been counted, to what it is."""
    was = before.get(piece.key)
    old = known if known is not None else number_of(was) if was is not None and not _is_secret(was) else 0
    now = number_of(piece)
    return [] if old is None or now is None or old == now else counting(after, piece, old, now, pictures)


def _is_secret(total: Piece) -> bool:
    """Whether nothing at all could be told of it."""
    return isinstance(total.drawing, DuelTotal) and total.drawing.number == "?"


def number_of(total: Piece) -> int | None:
    """What a total comes to, where that is a plain number."""
    drawing = total.drawing
    if not isinstance(drawing, DuelTotal):
        return 0
    return int(drawing.number) if drawing.number.isdecimal() else None


def counting(after: Layout, piece: Piece, first: int, last: int, pictures: PictureStore
             ) -> list[Count]:
    """A total goes through all numbers from one to the other, and with what attacks the bar fills: at every moment
    both say the same."""
    assert isinstance(piece.drawing, DuelTotal)
    numbers = range(first, last + (1 if last > first else -1), 1 if last > first else -1)
    counts = [_through(piece, [replace(piece.drawing, number=str(number)) for number in numbers], pictures)]
    role = piece.key.removeprefix(TOTAL)
    bar = after.get(BAR) if role == ATTACKER else None
    if bar is not None and isinstance(bar.drawing, DuelBar):
        counts.append(_through(bar, [bar.drawing.filled(number) for number in numbers], pictures))
    return counts


def _through(piece: Piece, drawings: Sequence[Drawing], pictures: PictureStore) -> Count:
    """A piece goes through these pictures in the time in which a number is counted."""
    shown = [pictures.pixmap(drawing, piece.box.w, piece.box.h) for drawing in drawings]
    actor = Actor(shown[0], piece.box, hides=piece.key, z=Z.ACTOR - 1)
    return Count(actor, shown, min(LONGEST_COUNT, A_STEP * len(shown)))


def without_sum(before: Layout, after: Layout) -> Step:
    """While totals are counted nothing is said of what comes of them."""
    piece = after.get(SUM)
    if piece is None or before.get(SUM) is None or before.get(f"{TOTAL}{ATTACKER}") is None:
        return []
    return [(0.0, _unseen(piece))]


def without_words(before: Layout, card: str) -> Step:
    """What is told of a card on the stage leaves with it."""
    told = (before.get(f"{what}{card}") for what in (PILL, WHY))
    return [(0.0, _unseen(piece)) for piece in told if piece is not None]


def _unseen(piece: Piece) -> Stay:
    blank = QPixmap(1, 1)
    blank.fill(Qt.GlobalColor.transparent)
    return Stay(Actor(blank, piece.box, hides=piece.key))


def stand_in(piece: Piece, pictures: PictureStore, start: Box, z: float, hides: str = "") -> Actor:
    assert piece.drawing is not None
    pixmap = pictures.pixmap(piece.drawing, piece.box.w, piece.box.h)
    return Actor(pixmap, start, piece.drawing.margin(pictures.look), hides, z)
