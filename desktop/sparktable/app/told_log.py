"""The log as it is read: one sentence for what belongs together, wherever a game is told.

What a line says can depend on the next event: what is paid for an ability is said with the ability. So a line that
has been told may be replaced by the one that follows it; that reads the same in whatever portions the events come.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sparktable.app.game_log import LogEntry
from sparktable.app.game_texts import Speech
from sparktable.app.sentence_parts import Part
from sparktable.kernel.state import State
from sparktable.kernel.values import Event


class Told(NamedTuple):
    """A line of the log."""

    parts: tuple[Part, ...]
    event: Event
    """What it tells of; the first, where there are several."""
    number: int
    """Which of the events that is."""
    replaces: bool
    """Whether it stands in the place of the line before."""

    @property
    def text(self) -> str:
        return "".join(part.text for part in self.parts)


class LogTeller:
    """Tells event after event, from the first one on."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._then: dict[tuple[str, ...], Speech] = {}
        """The words of a time, by whom everybody played."""
        self._count = 0
        self._turn: tuple[int, int] | None = None
        self._last: Told | None = None
        """The line that was told last."""
        self._of: set[int] = set()
        """Whose doings it tells: who throws again stands in a new line."""
        self._before: Event | None = None
        """What was told last."""
        self._open: tuple[Event, Event | None] | None = None
        """What the last line tells of, if of that alone, and what had been told before it."""

    def then(self, entry: LogEntry) -> Speech:
        """The words of the time when something happened."""
        if entry.cast not in self._then:
            self._then[entry.cast] = self._speech.then(entry.cast)
        return self._then[entry.cast]

    def tell(self, entry: LogEntry, state: State) -> Told | None:
        """The line that comes of the next event, if any does."""
        speech, event, number, turn = self.then(entry), entry.event, self._count, (entry.turn, entry.seat)
        self._count += 1
        if turn != self._turn:
            self._turn, self._last, self._open = turn, None, None
        told = self._before
        if self._last is not None and event.seat not in self._of and (more := speech.more(event, state, told)):
            self._before, self._open = event, None
            self._of.add(event.seat)
            self._last = self._last._replace(parts=(*_without_stop(self._last.parts), *more), replaces=True)
            return self._last
        replaces = self._open is not None and speech.is_said_next(self._open[0], event)
        if replaces and self._open is not None:
            told = self._open[1]
        parts = speech.parts(event, state, told)
        if not parts:
            return None
        self._open, self._before, self._of = (event, told), event, {event.seat}
        self._last = Told(parts, event, number, replaces)
        return self._last


def sentences(speech: Speech, events: Iterable[Event], state: State) -> list[str]:
    """What happened, told at one go."""
    teller, lines = LogTeller(speech), list[str]()
    for event in events:
        told = teller.tell(LogEntry(0, -1, 0, event), state)
        if told is not None:
            lines[len(lines) - told.replaces:] = [told.text]
    return lines


def _without_stop(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    return (*parts[:-1], parts[-1]._replace(text=parts[-1].text.removesuffix(".")))
