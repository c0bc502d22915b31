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
    s.deeds = (*s.deeds, noted(s, kind, seat, slot, space, number))
    if s.events is not None:
        refs = [seat_ref(seat)]
        if slot >= 0:
            refs.append(card_ref(slot))
        if by >= 0:
            refs.append(card_ref(by))
        if space >= 0:
            refs.append(space_ref(space))
        emit(s, kind, seat, *refs, number_ref(number))
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
MOVES_ONTO: Final = EventKind("moves onto")
GAINS: Final = EventKind("gains")
COMMANDS: Final = EventKind("commands")
PEEKS: Final = EventKind("peeks")
DEFEATS: Final = EventKind("defeats")
COMPLETES_MISSION: Final = EventKind("completes mission")
RUNS_EMPTY: Final = EventKind("runs empty")
GAINS_ENERGON: Final = EventKind("gains energon")
AMBUSHED: Final = EventKind("ambushed")
SPACE_EMPTIES: Final = EventKind("space empties")
CLEARS: Final = EventKind("clears")
CAUSES_AMBUSH: Final = EventKind("causes ambush")
CONVERTS: Final = EventKind("converts")
STEPS, FORCED, TELEPORTS, FREE_STEPS = range(4)
"""The number of a move onto something: how it came about. A step takes Move unless a text gives it for nothing."""
BLOCKS_ATTACK: Final = EventKind("blocks attack")
BATTLE_ENDS: Final = EventKind("battle ends")
PLAYS: Final = EventKind("plays")
ASSISTS: Final = EventKind("assists")
TURN_BEGINS: Final = EventKind("turn begins")
TURN_ENDS: Final = EventKind("turn ends")
REPAIRS: Final = EventKind("repairs")
FLIPS: Final = EventKind("flips")
BUYS: Final = EventKind("buys")
SEARCHES: Final = EventKind("searches")
ACTIVATES: Final = EventKind("activates")
GAINS_DAMAGE: Final = EventKind("gains damage")
DESTROYS_DAMAGE: Final = EventKind("destroys damage")
DECLARES: Final = EventKind("declares confrontation")
DECLARES_BATTLE: Final = EventKind("declares battle")
CALLS_OFF: Final = EventKind("calls off")
CONTRIBUTES: Final = EventKind("contributes")
CONTRIBUTES_ENERGON: Final = EventKind("contributes energon")
DISCARDS: Final = EventKind("discards")
DISCARDS_MISSION: Final = EventKind("discards mission")
DRAWS_ENCOUNTER: Final = EventKind("draws encounter")
GAINS_VP: Final = EventKind("gains vp")
LAYS_ASSIST: Final = EventKind("lays assist")
LOSES_COMMAND: Final = EventKind("loses command")
PLACES_STANDEE: Final = EventKind("places standee")
REVEALS_TOP: Final = EventKind("reveals top")
RUIN_APPEARS: Final = EventKind("ruin appears")
START_EFFECT: Final = EventKind("start effect")
THWARTS: Final = EventKind("thwarts")
USES: Final = EventKind("uses")
IS_DESTROYED: Final = EventKind("destroyed")

# Told to those who watch alone.
COSTS_MORE: Final = EventKind("costs more")
DRAWS: Final = EventKind("draws")
GIVES: Final = EventKind("gives")
LOSES_ENERGON: Final = EventKind("loses energon")
LOSES_VP: Final = EventKind("loses vp")
SHOWS: Final = EventKind("shows")
SWAPPED: Final = EventKind("swapped")

ALWAYS: Final = EventKind("always")
"""Not an event: an objective that looks at the state whenever nothing is being resolved."""
NEVER: Final = EventKind("")
"""No event either: a Scheme that falls by nothing that is told."""
