"""What happens, is remembered for the turn, triggers texts and completes Missions."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import number as number_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.decisions import space as space_ref
from sparktable.kernel.events import emit
from sparktable.kernel.triggers import fire
from sparktable.kernel.typed import EventKind
from sparktable.kernel.zones import FACE_UP

from .card import CHARACTER
from .state import Deed, MatrixState


def happened(s: MatrixState, kind: EventKind, seat: int, slot: int = -1, space: int = -1, number: int = 0,
             by: int = -1) -> None:
    """Tell that something was done: it goes into the turn's record, triggers texts and may complete Missions. Those
    who watch are also told `by` which card."""
    told(s, kind, seat, slot, space, number, by)
    counts(s, kind, seat, slot, space, number)


def told(s: MatrixState, kind: EventKind, seat: int, slot: int = -1, space: int = -1, number: int = 0,
         by: int = -1) -> None:
    """Those who watch are told, who read what was done before what it brought; it counts when the rules say so."""
    if s.events is not None:
        refs = [seat_ref(seat)]
        if slot >= 0:
            refs.append(card_ref(slot))
        if by >= 0:
            refs.append(card_ref(by))
        if space >= 0:
            refs.append(space_ref(space))
        emit(s, kind, seat, *refs, number_ref(number))


def counts(s: MatrixState, kind: EventKind, seat: int, slot: int = -1, space: int = -1, number: int = 0) -> None:
    """What was done goes into the turn's record, triggers texts and may complete Missions."""
    s.deeds += (noted(s, kind, seat, slot, space, number),)
    if kind in s.listeners:
        fire(s, kind, seat, slot, space, number)
    for note in s.game.notes.get(kind, ()):
        note(s, kind)


def noted(s: MatrixState, kind: EventKind, seat: int, slot: int, space: int, number: int) -> Deed:
    """A deed as everybody has seen it: what its card was is told by the card's face alone, then and for good."""
    seen = slot >= 0 and s.known[slot] & FACE_UP
    return Deed(kind, seat, slot, space, number, s.card(slot).slug if seen else "")


def uses(s: MatrixState, slot: int, label: str) -> int:
    """How often a text that has a number of uses was used this turn."""
    return s.used.count((slot, label))


def use(s: MatrixState, slot: int, label: str) -> None:
    s.used = (*s.used, (slot, label))


def kept_uses(s: MatrixState) -> tuple[tuple[int, str], ...]:
    """What stays used beyond a turn: nothing, unless the table lets characters Block only once until their own turn
    (Ironhide, Core p.15)."""
    if s.game.ruling("offturn_block_per_turn") != "until_your_turn":
        return ()
    return tuple(each for each in s.used if s.card(each[0]).type == CHARACTER and s.owner[each[0]] != s.active)


# Events. Their facts are always (seat, slot, space, number); `happened` tells them.
MOVES_ONTO: Final[EventKind] = EventKind("moves onto")
GAINS: Final[EventKind] = EventKind("gains")
COMMANDS: Final[EventKind] = EventKind("commands")
PEEKS: Final[EventKind] = EventKind("peeks")
DEFEATS: Final[EventKind] = EventKind("defeats")
COMPLETES_MISSION: Final[EventKind] = EventKind("completes mission")
RUNS_EMPTY: Final[EventKind] = EventKind("runs empty")
GAINS_ENERGON: Final[EventKind] = EventKind("gains energon")
AMBUSHED: Final[EventKind] = EventKind("ambushed")
SPACE_EMPTIES: Final[EventKind] = EventKind("space empties")
CLEARS: Final[EventKind] = EventKind("clears")
CAUSES_AMBUSH: Final[EventKind] = EventKind("causes ambush")
CONVERTS: Final[EventKind] = EventKind("converts")
STEPS: Final = 0
FORCED: Final = 1
TELEPORTS: Final = 2
FREE_STEPS: Final = 3
"""The number of a move onto something: how it came about. A step takes Move unless a text gives it for nothing."""
BLOCKS_ATTACK: Final[EventKind] = EventKind("blocks attack")
BATTLE_ENDS: Final[EventKind] = EventKind("battle ends")
PLAYS: Final[EventKind] = EventKind("plays")
ASSISTS: Final[EventKind] = EventKind("assists")
TURN_BEGINS: Final[EventKind] = EventKind("turn begins")
TURN_ENDS: Final[EventKind] = EventKind("turn ends")
REPAIRS: Final[EventKind] = EventKind("repairs")
FLIPS: Final[EventKind] = EventKind("flips")
BUYS: Final[EventKind] = EventKind("buys")
SEARCHES: Final[EventKind] = EventKind("searches")
ACTIVATES: Final[EventKind] = EventKind("activates")
GAINS_DAMAGE: Final[EventKind] = EventKind("gains damage")
DESTROYS_DAMAGE: Final[EventKind] = EventKind("destroys damage")
DECLARES: Final[EventKind] = EventKind("declares confrontation")
DECLARES_BATTLE: Final[EventKind] = EventKind("declares battle")
CALLS_OFF: Final[EventKind] = EventKind("calls off")
CONTRIBUTES: Final[EventKind] = EventKind("contributes")
CONTRIBUTES_ENERGON: Final[EventKind] = EventKind("contributes energon")
DISCARDS: Final[EventKind] = EventKind("discards")
DISCARDS_MISSION: Final[EventKind] = EventKind("discards mission")
DRAWS_ENCOUNTER: Final[EventKind] = EventKind("draws encounter")
GAINS_VP: Final[EventKind] = EventKind("gains vp")
LAYS_ASSIST: Final[EventKind] = EventKind("lays assist")
LOSES_COMMAND: Final[EventKind] = EventKind("loses command")
PLACES_STANDEE: Final[EventKind] = EventKind("places standee")
REVEALS_TOP: Final[EventKind] = EventKind("reveals top")
RUIN_APPEARS: Final[EventKind] = EventKind("ruin appears")
START_EFFECT: Final[EventKind] = EventKind("start effect")
THWARTS: Final[EventKind] = EventKind("thwarts")
USES: Final[EventKind] = EventKind("uses")
IS_DESTROYED: Final[EventKind] = EventKind("destroyed")

# Told to those who watch alone.
COSTS_MORE: Final[EventKind] = EventKind("costs more")
DRAWS: Final[EventKind] = EventKind("draws")
GIVES: Final[EventKind] = EventKind("gives")
LOSES_ENERGON: Final[EventKind] = EventKind("loses energon")
LOSES_VP: Final[EventKind] = EventKind("loses vp")
REWARDED: Final[EventKind] = EventKind("rewarded")
"""All that a victory brings at once is there."""
SHOWS: Final[EventKind] = EventKind("shows")
SWAPPED: Final[EventKind] = EventKind("swapped")

ALWAYS: Final[EventKind] = EventKind("always")
"""Not an event: an objective that looks at the state whenever nothing is being resolved."""
NEVER: Final[EventKind] = EventKind("")
"""No event either: a Scheme that falls by nothing that is told."""
