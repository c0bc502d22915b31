"""What happens, is remembered for the turn, triggers texts and completes Missions."""
from __future__ import annotations

from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import number as number_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.decisions import space as space_ref
from sparktable.kernel.events import emit
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import FACE_UP

from .card import CHARACTER
from .state import Deed, MatrixState


def happened(s: MatrixState, kind: str, seat: int, slot: int = -1, space: int = -1, number: int = 0,
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


def noted(s: MatrixState, kind: str, seat: int, slot: int, space: int, number: int) -> Deed:
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
MOVES_ONTO, GAINS, COMMANDS, PEEKS, DEFEATS = "moves onto", "gains", "commands", "peeks", "defeats"
COMPLETES_MISSION, RUNS_EMPTY, GAINS_ENERGON, AMBUSHED = ("completes mission", "runs empty", "gains energon",
                                                           "ambushed")
SPACE_EMPTIES, CLEARS, CAUSES_AMBUSH, CONVERTS = "space empties", "clears", "causes ambush", "converts"
STEPS, FORCED, TELEPORTS, FREE_STEPS = range(4)
"""The number of a move onto something: how it came about. A step takes Move unless a text gives it for nothing."""
BLOCKS_ATTACK, BATTLE_ENDS, PLAYS, ASSISTS = "blocks attack", "battle ends", "plays", "assists"
TURN_BEGINS, TURN_ENDS, REPAIRS, FLIPS, BUYS = "turn begins", "turn ends", "repairs", "flips", "buys"
SEARCHES, ACTIVATES = "searches", "activates"
GAINS_DAMAGE, DESTROYS_DAMAGE = "gains damage", "destroys damage"
DECLARES, DECLARES_BATTLE = "declares confrontation", "declares battle"
