"""One queue and one clock for everything that moves. The clock runs only while something does."""
from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal

from sparktable.table.animation import Step, actors_of, calmed, is_read, step_length
from sparktable.table.table_scene import TableScene

FRAME = 16
"""Milliseconds between two pictures."""
LONGEST = 3600.0
"""A position's motions are hurried to take no longer than this at normal speed, unless they were asked for."""
SLOWEST, FASTEST = 0.25, 4.0
WAYS_HURRIED, READING_HURRIED = 6.0, 1.5
"""So many times as fast what is hurried travels at most, and what is held up is gone: it is there to be read."""


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
    """What would take more milliseconds than this at normal speed is hurried, as far as it may be."""
    is_moment: bool = False
    """Whether it is a step of something that is told, and can be gone on from by itself."""
    parts: Sequence[int] = ()
    """Before which steps a part begins that can be gone on from by itself, as the stamp of a duel and its reward."""
    trails: bool = False
    """Whoever goes on from the one before has seen enough of it as well."""
    start: Callable[[], None] = lambda: None
    """Called when it begins to move."""

    @property
    def length(self) -> float:
        return sum(step_length(step) for step in self.steps)

    @property
    def duration(self) -> float:
        """How many milliseconds it takes at normal speed."""
        paces = self.paces()
        return sum(step_length(step) / paces[is_read(step)] for step in self.steps)

    def paces(self) -> tuple[float, float]:
        """How many times as fast as it was made that goes which travels, and that which is held up to be read."""
        reading = sum(step_length(step) for step in self.steps if is_read(step))
        read = min(READING_HURRIED, max(1.0, self.length / self.longest))
        room = max(1.0, self.longest - reading / read)
        return min(WAYS_HURRIED, max(1.0, (self.length - reading) / room)), read


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
        self._paces = 1.0, 1.0
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
    def left(self) -> float:
        """How many milliseconds all that waits still takes, unless somebody looks at it for longer."""
        lengths = sum(change.duration for change in self._waiting)
        over = 0.0
        if self._waiting:
            steps = self._waiting[0].steps
            over = sum(step_length(step) / self._pace(step) for step in steps[:self._step])
            over += self._elapsed / self._pace(steps[self._step]) if self._step < len(steps) else 0.0
        return max(0.0, lengths - over) / self.speed

    def _pace(self, step: Step) -> float:
        return self._paces[is_read(step)]

    @property
    def ticking(self) -> bool:
        """Whether the clock wakes the program up."""
        return self._clock.isActive()

    @property
    def waits(self) -> bool:
        """Whether what plays now only waits to be looked at."""
        steps = self._waiting[0].steps if self._waiting else []
        return self._step < len(steps) and is_read(steps[self._step])

    def waits_at(self, point: QPointF) -> bool:
        """Whether that is to be seen there."""
        return self.waits and any(actor.covers(point) for actor in actors_of([self._waiting[0].steps[self._step]]))

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
                step = change.steps[self._step]
                self._play((step_length(step) - self._elapsed) / self._pace(step))
            return True
        if change.is_moment or change.parts:
            self._finish()
            if self._waiting and self._waiting[0].trails:
                self._finish()
            return True
        return False

    def advance(self, milliseconds: float) -> None:
        """Let time pass."""
        self._play(milliseconds * self.speed)

    def _play(self, left: float) -> None:
        """So many milliseconds of the motions."""
        while self._waiting and left >= 0:
            change = self._waiting[0]
            if self._step >= len(change.steps):
                self._finish()
                continue
            step = change.steps[self._step]
            length = step_length(step)
            self._elapsed += left * self._pace(step)
            for delay, motion in step:
                if self._elapsed >= delay:
                    motion.show(self._scene, min(1.0, (self._elapsed - delay) / max(1.0, motion.duration)))
            if self._elapsed < length:
                return
            left = (self._elapsed - length) / self._pace(step)
            self._step, self._elapsed = self._step + 1, 0.0
            self._tell(change, change.beats[min(self._step, len(change.beats) - 1)])

    def _begin(self) -> None:
        self._step, self._elapsed = 0, 0.0
        first = self._waiting[0]
        first.start()
        self._tell(first, first.beats[0])
        self._paces = first.paces()
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
