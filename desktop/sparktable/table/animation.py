"""One queue and one clock for everything that moves. The clock runs only while something does.

Motions work on *actors*, items of their own that stand in for pieces until the new position is shown. So whatever
happens to a motion, what is shown afterwards is the position and nothing else.
"""
from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from sparktable.table.geometry import Box
from sparktable.table.table_scene import TableScene
from sparktable.table.zorder import Z

FRAME = 16
"""Milliseconds between two pictures."""
LONGEST = 3600.0
"""No position's motions take longer than this at normal speed, unless they were asked for."""
SLOWEST, FASTEST = 0.25, 4.0
APPEARS = 120.0
"""In how many milliseconds something is there where motion is reduced."""

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
        self._z = z
        self.item: QGraphicsPixmapItem | None = None

    def enter(self, scene: TableScene) -> QGraphicsPixmapItem:
        if self.item is None:
            self.item = scene.actor(self.pixmap, self._z)
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
        item.setOpacity(min(1.0, t * self.duration / APPEARS))

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
        return Appear(self.actor, self.to)


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
        return Appear(self.actor, other=self.other)


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
        return replace(self, at_once=True)


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


@dataclass
class Change:
    """What moves before a position is shown, and what shows it."""

    steps: list[Step]
    finish: Callable[[], None]
    beats: Sequence[int] = (0,)
    """How many events are over before the first step, after it, and after each that follows."""
    tell: Callable[[int], None] = lambda events: None
    """Called with how many further events are over."""
    longest: float = LONGEST
    """So many milliseconds it takes at most at normal speed: what would take more is hurried."""
    is_moment: bool = False
    """Whether it is a step of something that is told, and can be gone on from by itself."""
    parts: Sequence[int] = ()
    """Before which steps a part begins that can be gone on from by itself, as the stamp of a duel and its reward."""

    @property
    def length(self) -> float:
        return sum(step_length(step) for step in self.steps)


def calmed(steps: Iterable[Step]) -> list[Step]:
    """The same where motion is reduced."""
    return [[(delay, motion.calm()) for delay, motion in step] for step in steps]


def step_length(step: Step) -> float:
    return max((delay + motion.duration for delay, motion in step), default=0.0)


def actors_of(steps: Iterable[Step]) -> list[Actor]:
    found = [getattr(motion, "actor", None) for step in steps for _, motion in step]
    return list({id(actor): actor for actor in found if actor is not None}.values())


class Queue(QObject):
    """Plays changes one after the other."""

    idle = Signal()
    """Everything has been shown."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.speed = 1.0
        self.calm = False
        """Motion is reduced: nothing travels, shakes or flashes."""
        self._waiting: deque[Change] = deque()
        self._step = 0
        self._told = 0
        """How many events of the change that plays now are over."""
        self._elapsed = 0.0
        self._hurry = 1.0
        self.paused = False
        """What waits to be looked at waits on."""
        self._clock = QTimer(self)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.setInterval(FRAME)
        self._clock.timeout.connect(self._tick)
        self._time = QElapsedTimer()

    @property
    def running(self) -> bool:
        return bool(self._waiting)

    @property
    def ticking(self) -> bool:
        """Whether the clock wakes the program up."""
        return self._clock.isActive()

    @property
    def waits(self) -> bool:
        """Whether what plays now only waits to be looked at."""
        steps = self._waiting[0].steps if self._waiting else []
        return self._step < len(steps) and any(getattr(motion, "waits", False) for _, motion in steps[self._step])

    def add(self, change: Change) -> None:
        """Play a change once those before it are done; one without motions is shown at once if none is before it."""
        if self.calm:
            change.steps = calmed(change.steps)
        if not change.steps and not self._waiting:
            change.finish()
            change.tell(change.beats[-1])
            return
        self._waiting.append(change)
        if len(self._waiting) == 1:
            self._begin()

    def skip(self) -> None:
        """Show the last position now."""
        self.paused = False
        self._clock.stop()
        if self._waiting:
            while self._waiting:
                self._end_change()
            self.idle.emit()

    @property
    def in_parts(self) -> bool:
        """Whether what plays now has parts."""
        return bool(self._waiting) and bool(self._waiting[0].parts)

    def next(self) -> bool:
        """Make an end of the moment or the part that plays now, and go on with what follows; False where there is
        none."""
        if not self._waiting:
            return False
        change = self._waiting[0]
        following = next((step for step in change.parts if step > self._step), None)
        if following is not None:
            while self._waiting and self._waiting[0] is change and self._step < following:
                self._play(step_length(change.steps[self._step]) - self._elapsed)
            return True
        if change.is_moment or change.parts:
            self._finish()
            return True
        return False

    def advance(self, milliseconds: float) -> None:
        """Let time pass."""
        self._play(milliseconds * self.speed * self._hurry)

    def _play(self, left: float) -> None:
        """So many milliseconds of the motions."""
        while self._waiting and left >= 0:
            change = self._waiting[0]
            if self._step >= len(change.steps):
                self._finish()
                continue
            step = change.steps[self._step]
            length = step_length(step)
            self._elapsed += left
            for delay, motion in step:
                if self._elapsed >= delay:
                    motion.show(self._scene, min(1.0, (self._elapsed - delay) / max(1.0, motion.duration)))
            if self._elapsed < length:
                return
            left = self._elapsed - length
            self._step, self._elapsed = self._step + 1, 0.0
            self._tell(change, change.beats[min(self._step, len(change.beats) - 1)])

    def _begin(self) -> None:
        self._step, self._elapsed = 0, 0.0
        self._tell(self._waiting[0], self._waiting[0].beats[0])
        first = self._waiting[0]
        self._hurry = max(1.0, first.length / first.longest)
        self.advance(0)
        if self._waiting and not self._clock.isActive():
            self._time.start()
            self._clock.start()

    def _tick(self) -> None:
        passed = self._time.restart()
        if not self.paused:
            self.advance(passed)

    def _finish(self) -> None:
        self._end_change()
        if self._waiting:
            self._begin()
        else:
            self._clock.stop()
            self.idle.emit()

    def _end_change(self) -> None:
        """The actors go, the pieces come back, the position is shown."""
        change = self._waiting.popleft()
        for actor in actors_of(change.steps):
            actor.leave(self._scene)
        self._scene.show_all()
        self._step, self._elapsed = 0, 0.0
        change.finish()
        self._tell(change, change.beats[-1])
        self._told = 0

    def _tell(self, change: Change, over: int) -> None:
        """So many events of a change are over now."""
        if over > self._told:
            before, self._told = self._told, over
            change.tell(over - before)
