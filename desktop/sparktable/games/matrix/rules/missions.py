"""Missions (War on Cybertron p.10): objectives are noticed by the rules, so none is ever forgotten."""
from __future__ import annotations

from sparktable.kernel.control import no_frame
from sparktable.kernel.scope import Scope
from sparktable.kernel.typed import EventKind
from sparktable.kernel.zones import turn_up

from ..deeds.piles import to_vault
from ..events import ALWAYS, COMPLETES_MISSION, happened
from ..headings import Objective
from ..state import MISSIONS_OF, Deed, MatrixState


def note(s: MatrixState, kind: EventKind) -> None:
    """Something happened: complete the Missions that asked for it."""
    _check(s, kind)


def check_states(s: MatrixState) -> None:
    """Objectives about how things stand, looked at whenever nothing is being resolved."""
    if s.game.rules.missions:
        _check(s, ALWAYS)


def _check(s: MatrixState, kind: EventKind) -> None:
    asking, cards, ident = s.game.objectives_about[kind], s.cards, s.ident
    for seat in range(s.game.seats):
        for slot in [slot for slot in s.zones[MISSIONS_OF[seat]] if ident[slot] in asking]:
            objective = cards[ident[slot]].objective
            if objective is not None and fulfilled(s, objective, seat, slot):
                complete(s, seat, slot)


def fulfilled(s: MatrixState, objective: Objective, holder: int, slot: int) -> bool:
    """Whether an objective is met: by its holder on the holder's own turn, or for a Team objective by any teammate
    on any turn (p.10)."""
    doers = s.game.team(holder) if objective.team else (holder,)
    if not (objective.team or objective.anybody) and s.active != holder:
        return False
    if objective.event == ALWAYS:
        return any(_holds(s, objective, doer, slot) for doer in doers)
    return any(_done_often_enough(s, objective, doer, slot) for doer in doers)


def _done_often_enough(s: MatrixState, objective: Objective, doer: int, slot: int) -> bool:
    last = s.deeds[-1]
    if last.kind == objective.event and not _counts(s, objective, doer, slot, last):
        return False  # what has just happened is not what it asks for
    deeds = [deed for deed in s.deeds if deed.kind == objective.event and _counts(s, objective, doer, slot, deed)]
    found = len({deed.space for deed in deeds}) if objective.different_spaces else len(deeds)
    return found >= objective.count


def _counts(s: MatrixState, objective: Objective, doer: int, slot: int, deed: Deed) -> bool:
    if deed.seat != doer and not objective.anybody:
        return False
    frame = no_frame(doer, slot)
    if objective.of is not None and not objective.of.fits(s, frame, deed.slot if deed.slot >= 0 else deed.number):
        return False
    return _holds(s, objective, doer, slot, deed)


def _holds(s: MatrixState, objective: Objective, doer: int, slot: int, deed: Deed | None = None) -> bool:
    if objective.condition is None:
        return True
    if deed is None:
        return objective.condition.holds(s, no_frame(doer, slot))
    before, s.scope = s.scope, Scope((deed.slot,), deed.seat, deed.space, deed.number)
    holds = objective.condition.holds(s, no_frame(doer, slot))
    s.scope = before
    return holds


def complete(s: MatrixState, seat: int, slot: int) -> None:
    """It is revealed and goes to the Vault of the player who held it."""
    turn_up(s, slot)
    to_vault(s, slot, seat)
    happened(s, COMPLETES_MISSION, seat, slot)
