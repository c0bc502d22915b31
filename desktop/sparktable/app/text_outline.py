"""The table as a text outline: what lies where, as far as the viewer may know. Screen readers and tests read it."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.app.game_texts import Speech
from sparktable.app.sentence_parts import begun
from sparktable.kernel.decisions import Option
from sparktable.kernel.state import State
from sparktable.kernel.view import View
from sparktable.kernel.zones import knows


@dataclass(frozen=True, slots=True)
class Line:
    """One line, and those under it."""

    text: str
    slot: int = -1
    """The card it is about."""
    below: tuple[Line, ...] = ()
    option: Option | None = None
    """The answer that it offers."""


def outline(seen: View, speech: Speech) -> tuple[Line, ...]:
    """The table's zones first, then each player's, the viewer's own at the top."""
    state, game = seen.state, seen.state.game
    seats = [seen.seat, *(seat for seat in range(game.seats) if seat != seen.seat)]
    groups = [(seat, [zone for zone, owner in enumerate(game.zone_seat) if owner == seat])
              for seat in (*seats, -1)]
    return tuple(
        Line(speech.seat(seat) if seat >= 0 else speech.words.say("outline.table"),
             below=tuple(_zone(state, zone, seen.seat, speech) for zone in zones if _filled(state, zone)))
        for seat, zones in groups if any(_filled(state, zone) for zone in zones)
    )


def _filled(state: State, zone: int) -> bool:
    return any(slot >= 0 for slot in state.zones[zone])


def _zone(state: State, zone: int, viewer: int, speech: Speech) -> Line:
    game = state.game
    slots = state.zones[zone]
    name = begun(speech.zone(zone))
    if game.zone_is_board[zone]:
        spaces = [(index, slot) for index, slot in enumerate(slots) if slot >= 0]
        below = tuple(Line(speech.words.say("outline.space", space=speech.title.telling.space_name(game, index),
                                            card=speech.card(slot, state)), slot) for index, slot in spaces)
        return Line(speech.words.say("outline.zone", zone=name, n=len(spaces)), below=below)
    known = [slot for slot in reversed(slots) if knows(state, viewer, slot)]
    unknown = len(slots) - len(known)
    below = tuple(Line(speech.card(slot, state), slot) for slot in known)
    if known and unknown:
        below += (Line(speech.words.say("outline.unknown", n=unknown)),)
    return Line(speech.words.say("outline.zone", zone=name, n=len(slots)), below=below)
