"""Why a hand card is no Assist and no Block for what is asked now: its Range, its Power, its keyword."""
from __future__ import annotations

from sparktable.kernel.decisions import Decision
from sparktable.kernel.game import Reason

from ..deeds.attack import Assault
from ..facts.assist import distance
from ..facts.power import range_of
from ..state import HAND_OF, MatrixState
from ..statics import forbidden


def reason(key: str, **numbers: int | str) -> Reason:
    return Reason(key, tuple(sorted(numbers.items())))


def no_assist(s: MatrixState, seat: int, slot: int) -> list[Reason]:
    """War on Cybertron p.14: at least 1 Power, and Range enough."""
    battle = s.battle
    assert battle is not None
    m = forbidden(s, "assist", seat, battle.slot)
    if m is not None:
        return [reason("forbidden by text", card=s.card(m.source).slug)]
    if range_of(s, slot) < distance(s, seat):
        return [reason("not enough range", needed=distance(s, seat), have=range_of(s, slot))]
    return [reason("makes no power")]


def no_block(s: MatrixState, seat: int, slot: int) -> list[Reason]:
    """War on Cybertron p.11: the keyword, and Range enough to the victim."""
    assault = s.stack[-1].data
    if not s.card(slot).blocks:
        return [reason("no block")]
    if not isinstance(assault, Assault):
        return [reason("not possible now")]
    needed = s.game.grid.distance[s.at[seat]][s.at[assault.victims[assault.index]]]
    return [reason("not enough range", needed=needed, have=range_of(s, slot))]


def no_help(s: MatrixState, seat: int, asked: Decision, slot: int) -> list[Reason]:
    """The reason against a hand card where an Assist or a Block is asked for; nothing for any other question."""
    taken = any(ref.kind == "card" and ref.value == slot for option in asked.options for ref in option.refs)
    if taken or slot not in s.zones[HAND_OF[seat]]:
        return []
    explain = {"assist": no_assist, "block": no_block}.get(asked.kind)
    return explain(s, seat, slot) if explain is not None else []
