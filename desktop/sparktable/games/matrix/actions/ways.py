"""Other ways to pay than the usual one: which are worth asking about, and what pays first. See `facts/payer.py`."""
from __future__ import annotations

from sparktable.kernel.decisions import SPACE, Decision, Option

from ..facts import polity
from ..facts.movement import BY_ALT, MoveSource, may_enter, move_shares, other_movers, step_price, surcharge
from ..facts.payer import paid_by, payer, payers
from ..facts.power import Source, other_payers, several_kinds, shares, texts_give
from ..state import ALT, COMMAND, PLAY_OF, MatrixState
from . import BY_KIND
from .action import FREE, Price


def other_ways(s: MatrixState, seat: int, options: list[Option]) -> list[Option]:
    """The same answers with another card to pay first; they come last, since hardly anybody wants them."""
    if not s.game.every_way:
        return []
    moving, paying = _several_movers(s, seat), several_kinds(s, seat)
    if not moving and not paying:
        return []
    found = _other_steps(s, seat, options) if moving else []
    texts = texts_give(s, seat) if paying else 0
    known: dict[tuple[int, ...], list[int]] = {}
    for option in options:
        action = BY_KIND[option.kind]
        if option.kind == "move" or not ((paying and action.pays_power) or (moving and action.pays_move)):
            continue
        price = action.price(s, seat, option)
        if price.power and paying:
            like = price.in_power if texts & price.purpose else price[:2]  # what is plain pays for anything
            if like not in known:
                known[like] = other_payers(s, seat, *price.in_power)
            found += [paid_by(option, (first,)) for first in known[like]]
        elif moving and not price.power:
            found += [paid_by(option, first) for first in other_movers(s, seat, price.move)]
    return found


def _several_movers(s: MatrixState, seat: int) -> bool:
    """Whether there is Move of more than one source: a short way past `other_movers`."""
    moves, found = s.moves, s.mode[seat] == ALT
    for slot in s.zones[PLAY_OF[seat]]:
        if moves[slot]:
            if found:
                return True
            found = True
    return False


def _other_steps(s: MatrixState, seat: int, options: list[Option]) -> list[Option]:
    """Steps paid with other cards than the usual ones of their kind."""
    plain = s.modifiers.keys().isdisjoint(("cost move", "cost step"))  # no step takes more than 1
    if plain and sum(s.moves[slot] > 0 for slot in s.zones[PLAY_OF[seat]]) < 2:
        return []  # which kind of Move pays is said by the step itself
    kinds: dict[int, list[int]] = {}
    for option in options:
        if option.kind == "move":
            kinds.setdefault(option.value("space"), []).append(option.value("number"))
    straight = s.game.grid.next[s.at[seat]]
    known: dict[tuple[int, bool, tuple[int, ...]], list[tuple[int, ...]]] = {}
    found = []
    for space, offered in kinds.items():
        flying = space not in straight or not may_enter(s, seat, space, by="move")
        way = step_price(s, seat, space), flying, tuple(offered)
        if way not in known:
            known[way] = other_movers(s, seat, way[0], offered, flying=flying)
        found += [paid_by(Option("move", SPACE[space].refs), first) for first in known[way]]
    return found


def pays_first(s: MatrixState, asked: Decision, option: Option) -> MoveSource | Source | None:
    """What would pay first for an answer: the card that it names, or what usually does. None where it has no price
    in Move or Power."""
    price, seat = _price(s, asked, option), asked.seat
    if price.power:
        return next((source for source, _ in shares(s, seat, *price.in_power, payer(option))), None)
    return next((source for source, _ in move_shares(s, seat, price.move, price.kind, payers(option))), None)


def _price(s: MatrixState, asked: Decision, option: Option) -> Price:
    """What an answer takes, of an action or of a question within a turn."""
    if option.kind == "pay":
        return Price(polity.price(s, asked.seat, asked.source), 0, COMMAND, asked.source)
    if option.kind == "space" and asked.seat == s.active:
        return Price(move=surcharge(s, asked.seat, option.value("space")), kind=BY_ALT)
    action = BY_KIND.get(option.kind)
    return FREE if action is None or option in asked.asides else action.price(s, asked.seat, option)
