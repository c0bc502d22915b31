"""Motions work on *actors*, items of their own that stand in for pieces until the new position is shown. So whatever
happens to a motion, what is shown afterwards is the position and nothing else."""
from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from sparktable.table.geometry import Box
from sparktable.table.table_scene import TableScene
from sparktable.table.zorder import Z

APPEARS = 120.0
"""In how many milliseconds something is there where motion is reduced."""

BRISK = 0.6
"""How long what others do takes, of what the viewer's own takes: one has not done it, and reads it where it is held
up."""

ARRIVE = QEasingCurve(QEasingCurve.Type.OutCubic)
TRAVEL = QEasingCurve(QEasingCurve.Type.InOutSine)


class Actor:
    """A stand-in for a piece while it moves."""

    def __init__(self, pixmap: QPixmap, box: Box, margin: float = 0.0, hides: str = "", z: float = Z.ACTOR) -> None:
        self.pixmap = pixmap
        self.box = box
        self.margin = margin
        self.hides = hides
        """The key of the piece that it stands in for."""
        self.z = z
        self.item: QGraphicsPixmapItem | None = None

    def enter(self, scene: TableScene) -> QGraphicsPixmapItem:
        if self.item is None:
            self.item = scene.actor(self.pixmap, self.z)
            if self.hides:
                scene.hide_piece(self.hides)
            self.place(self.box)
        return self.item

    def place(self, box: Box, squeeze: float = 1.0) -> None:
        """Show the picture in this box, squeezed about its upright axis."""
        assert self.item is not None
        self.box = box
        wide = max(1.0, self.item.pixmap().deviceIndependentSize().width() - 2 * self.margin)
        scale = box.w / wide
        self.item.setOffset(-self.margin, -self.margin)
        self.item.setTransform(QTransform().translate(box.w * (1 - squeeze) / 2, 0).scale(scale * squeeze, scale))
        self.item.setPos(QPointF(box.x, box.y))

    def covers(self, point: QPointF) -> bool:
        """Whether something is seen of it there."""
        return self.item is not None and self.item.contains(self.item.mapFromScene(point))

    def wear(self, pixmap: QPixmap) -> None:
        assert self.item is not None
        self.item.setPixmap(pixmap)

    def leave(self, scene: TableScene) -> None:
        if self.item is not None:
            scene.dismiss(self.item)
            self.item = None


class Motion(Protocol):
    """Something that happens over a time."""

    duration: float

    def show(self, scene: TableScene, t: float) -> None:
        """Show it at a moment from 0 to 1."""

    def calm(self) -> Motion:
        """What is seen of it where motion is reduced: it takes no longer."""


@dataclass
class Appear:
    """An actor is where it belongs, or shows what it shows, more and more: all that is seen of most motions where
    motion is reduced."""

    actor: Actor
    to: Box | None = None
    other: QPixmap | None = None
    duration: float = APPEARS
    _there: bool = field(default=False, init=False)

    def show(self, scene: TableScene, t: float) -> None:
        item = self.actor.enter(scene)
        if not self._there:
            self._there = True
            if self.other is not None:
                self.actor.wear(self.other)
            self.actor.place(self.to or self.actor.box)
        item.setOpacity(min(1.0, t * max(1.0, self.duration / APPEARS)))

    def calm(self) -> Motion:
        return self


@dataclass
class Flight:
    """An actor goes to another box, on an arc."""

    actor: Actor
    to: Box
    duration: float = 240.0
    lift: float = 0.12
    """How high the arc is, in ways."""
    start: Box | None = field(default=None, init=False)

    def show(self, scene: TableScene, t: float) -> None:
        self.actor.enter(scene)
        if self.start is None:
            self.start = self.actor.box
        a, b = self.start, self.to
        s = TRAVEL.valueForProgress(t)
        far = ((b.x - a.x) ** 2 + (b.y - a.y) ** 2) ** 0.5
        up = far * self.lift * 4 * s * (1 - s)
        w = a.w + (b.w - a.w) * s
        h = a.h + (b.h - a.h) * s
        self.actor.place(Box(a.cx + (b.cx - a.cx) * s - w / 2, a.cy + (b.cy - a.cy) * s - up - h / 2, w, h))

    def calm(self) -> Motion:
        return Appear(self.actor, self.to, duration=min(APPEARS, self.duration / 2))


@dataclass
class TurnOver:
    """An actor turns about its upright axis; the other side shows from half way on."""

    actor: Actor
    other: QPixmap
    duration: float = 320.0
    _swapped: bool = field(default=False, init=False)

    def show(self, scene: TableScene, t: float) -> None:
        self.actor.enter(scene)
        if t >= 0.5 and not self._swapped:
            self._swapped = True
            self.actor.wear(self.other)
        self.actor.place(self.actor.box, max(0.02, abs(1 - 2 * TRAVEL.valueForProgress(t))))

    def calm(self) -> Motion:
        return Appear(self.actor, other=self.other, duration=min(APPEARS, self.duration / 2))


@dataclass
class Rise:
    """An actor rises a little and fades: a number that has changed, a word that is called."""

    actor: Actor
    height: float
    duration: float = 520.0
    at_once: bool = False
    """It is up there from the beginning."""
    start: Box | None = field(default=None, init=False)

    def show(self, scene: TableScene, t: float) -> None:
        item = self.actor.enter(scene)
        if self.start is None:
            self.start = self.actor.box
        up = 1.0 if self.at_once else ARRIVE.valueForProgress(t)
        self.actor.place(self.start.moved(0, -self.height * up))
        item.setOpacity(1.0 if t < 0.6 else max(0.0, (1 - t) / 0.4))

    def calm(self) -> Motion:
        return replace(self, at_once=True, duration=self.duration * 0.75)


@dataclass
class Shake:
    """An actor is shaken from side to side, less and less."""

    actor: Actor
    far: float
    duration: float = 260.0
    start: Box | None = field(default=None, init=False)

    def show(self, scene: TableScene, t: float) -> None:
        self.actor.enter(scene)
        if self.start is None:
            self.start = self.actor.box
        self.actor.place(self.start.moved(self.far * (1 - t) * math.sin(t * 6 * math.pi), 0.0))

    def calm(self) -> Motion:
        return Pause(0.0)


@dataclass
class Pause:
    """What stands there is looked at."""

    duration: float

    def show(self, scene: TableScene, t: float) -> None:
        pass

    def calm(self) -> Motion:
        return self


Step = list[tuple[float, Motion]]
"""Motions with the milliseconds after which each begins; the next step waits for the last of them."""


def calmed(steps: Iterable[Step]) -> list[Step]:
    """The same where motion is reduced: what would fly one behind the other is there together."""
    return [[(0.0 if isinstance(motion, Flight) else delay, motion.calm()) for delay, motion in step]
            for step in steps]


def brisk(steps: Iterable[Step]) -> list[Step]:
    """The same in less time; what is held up to be looked at stays as long."""
    found = []
    for step in steps:
        waits = is_read(step)
        for _, motion in step if not waits else ():
            motion.duration *= BRISK
        found.append(step if waits else [(delay * BRISK, motion) for delay, motion in step])
    return found


def is_read(step: Step) -> bool:
    """Whether something is held up in it, to be looked at."""
    return any(getattr(motion, "waits", False) for _, motion in step)


def step_length(step: Step) -> float:
    return max((delay + motion.duration for delay, motion in step), default=0.0)


def actors_of(steps: Iterable[Step]) -> list[Actor]:
    found = [getattr(motion, "actor", None) for step in steps for _, motion in step]
    return list({id(actor): actor for actor in found if actor is not None}.values())
