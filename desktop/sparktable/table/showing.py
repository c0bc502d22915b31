"""Somebody else's turn is shown in a few seconds: how long each card of it is held up. What finds no time of its own
comes when the turn is over, all of it side by side, so that nothing is lost."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtGui import QPixmap

from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Event
from sparktable.table.animation import Actor, Step, step_length
from sparktable.table.art.face import Face
from sparktable.table.gains import story_of
from sparktable.table.show import FIRST_HOLD, HOLD
from sparktable.table.tableau import Gain, Story, Telling

LONGEST_TURN = 5200.0
"""No more of a turn is shown at normal speed, by the clock: what it takes to lay it out and to draw it is counted.
Only a duel takes the time that it needs, and leaves less for what comes after it."""
BETWEEN = 100.0
"""So much of what passes between two changes is counted at most: more than that, somebody thinks."""
AFTER_DUEL = 400.0
"""So much is left after a duel at least."""
EACH = 1060.0
"""So much a card takes that is held up by itself, with its ways: the first ones take as much as each other."""
AT_LAST = EACH
"""So much of the whole is kept for what found no time of its own."""
FOR_LATER = 1500.0
"""A card that was held up before, and tells little, leaves so much for what is turned up, bought or won later."""
SHARE = 0.52
"""Of what is left when there is no longer so much for each, one change takes so much at most: the rest of a long turn
is told faster and faster."""
LITTLE = 1
"""The weight of what tells little of a turn."""
SHORTEST = 700.0
"""With less time than this a card is not held up by itself: nobody could read it."""


CALM = 0.65
"""Where motion is reduced, so much of the time for a turn, of what is kept of it and of what is left after a duel:
nothing is spent on ways, and as much left to read."""


class Shown(NamedTuple):
    """A card that is told of."""

    face: Face
    line: str
    """What is said of it."""
    gains: tuple[Gain, ...]
    telling: Telling
    seat: int
    """Who did it."""
    kind: EventKind


class Held(NamedTuple):
    """The card that was held up last."""

    actor: Actor
    event: Event
    gains: tuple[Gain, ...]
    draw: Callable[[tuple[Gain, ...]], QPixmap]
    """It as it looks when it has given so much."""


class Showing:
    """How somebody else's turn is shown: what was held up in it, and how many milliseconds are left for the rest."""

    def __init__(self) -> None:
        self._turn = self._heard = -1
        self._course: list[Event] = []
        """What has happened in the turn so far."""
        self.held: Held | None = None
        self.left = LONGEST_TURN - AT_LAST
        self._granted = 0.0
        """How much of what is left the cards take that are held up next."""
        self.pace = 1.0
        """How much there is of a turn's time: all of it, or less where motion is reduced."""
        self._due = 0.0
        """How many milliseconds of what was to be shown have not passed."""
        self.row: list[Face] = []
        """What was held up in this turn."""
        self._done: set[tuple[Face, EventKind]] = set()
        """The same, with what was done with it."""
        self._gathered: list[Shown] = []
        """What found no time of its own."""
        self._known: set[Face] = set()
        """What was ever held up."""

    def begin(self, turn: int, *, calm: bool = False) -> None:
        """What comes next belongs to this turn; `calm`: nothing of it travels."""
        self._granted, self.pace = 0.0, CALM if calm else 1.0
        if turn != self._turn:
            self._turn, self.left, self._due = turn, (LONGEST_TURN - AT_LAST) * self.pace, 0.0
            self.row, self._done, self._gathered = [], set(), []

    def pass_by(self, milliseconds: float, *, at_rest: bool) -> None:
        """So much has passed since the last change was begun; `at_rest`: all of that has been shown."""
        late, self._due = milliseconds - self._due, max(0.0, self._due - milliseconds)
        if at_rest:
            self.left -= min(BETWEEN, max(0.0, late), self.left)
            self._due = 0.0

    def fight(self, milliseconds: float) -> None:
        """A duel takes so long."""
        self._due += milliseconds
        self.left = max(min(self.left, AFTER_DUEL * self.pace), self.left - milliseconds)

    def hear(self, turn: int, events: Sequence[Event]) -> None:
        """This happened, in that turn: cards tell all that they gave, in however many steps it is shown."""
        if turn != self._heard:
            self._heard = turn
            self.forget()
        self._course += events

    def forget(self) -> None:
        """What has been heard tells nothing of what comes next: it was taken back, or somebody else heard it."""
        self._course, self.held, self._gathered = [], None, []

    def story(self, event: Event, tellings: Mapping[EventKind, Telling]) -> Story:
        """Something that was heard of, with what has come of it."""
        at = next(place for place in range(len(self._course) - 1, -1, -1) if self._course[place] is event)
        return story_of(self._course, at, tellings)

    def join(self, gains: Callable[[Story], tuple[Gain, ...]], tellings: Mapping[EventKind, Telling]) -> None:
        """What came later joins what the card that was held up last has given."""
        held = self.held
        if held is None or (now := gains(self.story(held.event, tellings))) == held.gains:
            return
        self.held = held._replace(gains=now)
        held.actor.pixmap = held.draw(now)
        if held.actor.item is not None:
            held.actor.wear(held.actor.pixmap)

    def take(self, steps: Sequence[Step]) -> float:
        """Another change of the turn: how long it may take."""
        longest = self._granted or self.left * SHARE
        taken = min(longest, sum(step_length(step) for step in steps))
        self.left -= taken
        self._due += taken
        return max(1.0, longest)

    def holds(self, face: Face, telling: Telling) -> bool:
        """Whether there is time to hold up another card by itself, for what is told of it."""
        left = self.left - self._granted
        takes = min(EACH, max(SHORTEST, left * SHARE))
        light = face in self._known and telling.weight == LITTLE
        if left < takes + (FOR_LATER if light else 0.0):
            return False
        self._granted += takes
        return True

    def hold(self, shown: Shown, *, lay_open: bool) -> float:
        """Hold up a card that belongs to this turn: for how long. `lay_open`: it was to be seen before."""
        face = shown.face
        first = not lay_open and face not in self._known
        self._known.add(face)
        self.row.append(face)
        self._done.add((face, shown.kind))
        return FIRST_HOLD if first else HOLD

    def gather(self, shown: Shown) -> None:
        """A card for which there is no time by itself. What was shown before of another one like it is enough."""
        if (shown.face, shown.kind) not in self._done:
            self._done.add((shown.face, shown.kind))
            self._gathered.append(shown)

    def rest(self) -> list[Shown]:
        """What was gathered: the turn is over, and it is shown now."""
        found, self._gathered = self._gathered, []
        return found
