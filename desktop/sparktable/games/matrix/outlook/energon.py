"""What is done for Energon: abilities and Converts."""
from __future__ import annotations

from sparktable.kernel.decisions import Option, card

from ..events import CONVERTS
from ..facts.abilities import CONVERT_COST, Active, open_abilities
from ..facts.assist import boosts
from ..facts.cards import side_of
from ..facts.movement import BY_ALT, alt_move, move_by_kind
from ..facts.power import alt_penalty
from ..state import ALT, ASSISTING, BOT, COMMAND, CONFRONT, MatrixState
from .facts import Prospects, fact, paid_energon, text
from .goals import brings, gives, triggers


def activated(s: MatrixState, who: int, option: Option) -> Prospects:
    """An Energon ability, of the active player or of somebody who Assists."""
    slot, price = option.value("card"), option.value("number")
    yield from paid_energon(s, who, price)
    for each in _open(s, who, slot):
        if (each.slot, each.price) == (slot, price):
            yield from text(each.ability.effect, card(slot))
            if each.x:
                yield fact("x is", n=each.x)
            yield from gives(s, who, each.ability.effect, slot, each.x)
            return


def _open(s: MatrixState, who: int, slot: int) -> list[Active]:
    if who == s.active:
        return open_abilities(s, who, CONFRONT | COMMAND | ASSISTING)
    return boosts(s, who, slot)


def converting(s: MatrixState, seat: int, price: int = CONVERT_COST) -> Prospects:
    """What the other side of the character brings and takes."""
    yield from paid_energon(s, seat, price)
    alt = side_of(s, seat, ALT)
    then = s.copy()
    then.mode[seat] = BOT if s.mode[seat] == ALT else ALT
    if s.mode[seat] == ALT:
        yield fact("to bot")
        yield from text(alt.leaving)
        idle = move_by_kind(s, seat)[BY_ALT]
        if idle and seat == s.active:
            yield fact("alt move idle", n=idle)
        if alt_penalty(s, seat):
            yield fact("penalty ends", n=alt_penalty(s, seat))
    else:
        yield fact("to alt")
        if seat == s.active and alt_move(then, seat):
            yield fact("alt move", n=alt_move(then, seat))
        if alt.penalty:
            yield fact("penalty begins", n=-alt.penalty)
    yield from triggers(s, CONVERTS, seat)
    yield from brings(s, then, CONVERTS, seat)
