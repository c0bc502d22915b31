"""The log as it is read: one sentence for what belongs together, wherever a game is told.

What a line says can depend on the next event: what is paid for an ability is said with the ability. So a line that
has been told may be replaced by the one that follows it; that reads the same in whatever portions the events come.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sparktable.app.game_log import LogEntry
from sparktable.app.game_texts import Speech, cards_of
from sparktable.app.sentence_parts import Part
from sparktable.app.told_together import again, all_of, is_said_next, more
from sparktable.kernel.state import State
from sparktable.kernel.values import Event

FEW = 4
"""So many lines back one is looked for that need not stand there any more."""


class Told(NamedTuple):
    """A line of the log."""

    parts: tuple[Part, ...]
    events: tuple[Event, ...]
    """What it tells of."""
    numbers: tuple[int, ...]
    """Which of all events those are."""
    answer: int
    """The answer that brought the last of them about."""
    replaces: int = 0
    """In the place of which line before it stands: 1 for the last one, 0 for none."""

    @property
    def text(self) -> str:
        return "".join(part.text for part in self.parts)

    @property
    def event(self) -> Event:
        """The first that it tells of."""
        return self.events[0]


class LogTeller:
    """Tells event after event, from the first one on."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._then: dict[tuple[str, ...], Speech] = {}
        """The words of a time, by whom everybody played."""
        self._count = 0
        self._turn: tuple[int, int] | None = None
        self._lines: list[Told] = []
        """Those of the turn."""

    def then(self, entry: LogEntry) -> Speech:
        """The words of the time when something happened."""
        if entry.cast not in self._then:
            self._then[entry.cast] = self._speech.then(entry.cast)
        return self._then[entry.cast]

    def tell(self, entry: LogEntry, state: State) -> Told | None:
        """The line that comes of the next event, if any does."""
        number, turn = self._count, (entry.turn, entry.seat)
        self._count += 1
        if turn != self._turn:
            self._turn, self._lines = turn, []
        told = _next(self.then(entry), self._lines, entry, number, state)
        if told is not None:
            set_down(self._lines, told)
        return told


def set_down(lines: list[Told], told: Told) -> None:
    """Among the lines of before, of which it may take the place of one."""
    at = len(lines) - told.replaces
    lines[at:at + min(1, told.replaces)] = [told]


def _next(speech: Speech, lines: Sequence[Told], entry: LogEntry, number: int, state: State) -> Told | None:
    """The line that comes of an event after those of its turn."""
    event, last = entry.event, lines[-1] if lines else None
    if last is not None and (parts := _joined(speech, last, entry, state)):
        return Told(parts, (*last.events, event), (*last.numbers, number), entry.answer, replaces=1)
    parts = speech.parts(event, state, last.events[-1] if last is not None else None)
    if not parts:
        return None
    return Told(parts, (event,), (number,), entry.answer, _says_again(speech, lines, event))


def _says_again(speech: Speech, lines: Sequence[Told], event: Event) -> int:
    """Which line before says nothing that an event does not say: the last one, or one of the same card with little
    between, as where an Upgrade is played, another makes room and it is put on."""
    for back, line in enumerate(reversed(lines[-FEW:]), 1):
        if len(line.events) == 1 and (back == 1 or cards_of(line.event)) and is_said_next(speech, line.event, event):
            return back
    return 0


def _joined(speech: Speech, last: Told, entry: LogEntry, state: State) -> tuple[Part, ...]:
    """What the last line says with one more event, if it can tell that as well."""
    if added := more(speech, last.events, entry.event, state):
        return (*_without_stop(last.parts), *added)
    events = (*last.events, entry.event)
    return all_of(speech, events, state) if entry.answer == last.answer else again(speech, events, state)


def told_lines(speech: Speech, events: Iterable[Event], state: State) -> list[Told]:
    """What happened, told at one go."""
    teller, lines = LogTeller(speech), list[Told]()
    for event in events:
        told = teller.tell(LogEntry(0, -1, 0, event), state)
        if told is not None:
            set_down(lines, told)
    return lines


def sentences(speech: Speech, events: Iterable[Event], state: State) -> list[str]:
    return [line.text for line in told_lines(speech, events, state)]


def _without_stop(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    return (*parts[:-1], parts[-1]._replace(text=parts[-1].text.removesuffix(".")))
