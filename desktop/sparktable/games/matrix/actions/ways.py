"""Other ways to pay than the usual one: which are worth asking about, and what pays first. See `facts/payer.py`."""
from __future__ import annotations

from sparktable.kernel.decisions import Decision, Option, Options

from .. import kinds, stats
from ..facts import polity
from ..facts.movement import BY_ALT, MoveSource, may_enter, move_shares, other_movers, step_prices, surcharge
from ..facts.payer import paid_by, payer, payers
from ..facts.power import Source, other_payers, plain_reach, several_kinds, shares, texts_give
from ..state import ALT, COMMAND, PLAY_OF, MatrixState
from . import ACTIONS, BY_KIND
from .action import FREE, Price

PAID_STEPS = (Options(kinds.MOVE, "space"), Options(kinds.MOVE, "space", "card"),
              Options(kinds.MOVE, "space", "card", "card"))
"""By how many cards are named that pay."""
TAKE_POWER = frozenset(action.kind for action in ACTIONS if action.pays_power)
TAKE_MOVE = frozenset(action.kind for action in ACTIONS if action.pays_move) - {kinds.MOVE}
"""Without steps: which kind of Move pays for them is said by each."""
TAKE_EITHER = TAKE_POWER | TAKE_MOVE


def other_ways(s: MatrixState, seat: int, options: list[Option]) -> list[Option]:
    """The same answers with another card to pay first; they come last, since hardly anybody wants them."""
    if not s.zones[PLAY_OF[seat]] or not s.game.every_way:
        return []
    moving, far = _several_movers(s, seat), several_kinds(s, seat)
    if not moving and far < 0:
        return []
    found = _other_steps(s, seat, options) if moving else []
    texts = texts_give(s, seat) if far >= 0 else 0
    plain: list[int] = []
    known: dict[tuple[int, ...], list[int]] = {}
    priced = TAKE_POWER if not moving else TAKE_MOVE if far < 0 else TAKE_EITHER
    for option in options:
        if option.kind not in priced:
            continue
        price = BY_KIND[option.kind].price(s, seat, option)
        if not price.power:
            if moving and price.move:
                found += [paid_by(option, first) for first in other_movers(s, seat, price.move)]
        elif price.distance <= far:
            for_this = texts & price.purpose
            plain = plain or plain_reach(s, seat)
            if not for_this and plain[price.distance] <= price.power:
                continue  # it takes all there is
            like = price.in_power if for_this else (price.power, price.distance)  # what is plain pays for anything
            if like not in known:
                known[like] = other_payers(s, seat, price.power, price.distance, price.purpose, price.target)
            found += [paid_by(option, (first,)) for first in known[like]]
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
    if stats.COST_OF_MOVING not in s.modifiers and stats.COST_OF_STEPPING not in s.modifiers \
            and sum([s.moves[slot] > 0 for slot in s.zones[PLAY_OF[seat]]]) < 2:
        return []  # no step takes more than 1, and which kind of Move pays is said by the step itself
    offers: dict[int, list[int]] = {}
    for option in options:
        if option.kind == kinds.MOVE:
            onto, by = option.refs
            offers.setdefault(int(onto.value), []).append(int(by.value))
    straight = s.game.grid.next[s.at[seat]]
    known: dict[tuple[int, bool, tuple[int, ...]], list[tuple[int, ...]]] = {}
    found = []
    for (space, offered), price in zip(offers.items(), step_prices(s, seat, [*offers]), strict=True):
        flying = space not in straight or not may_enter(s, seat, space, by=stats.MOVING)
        way = price, flying, tuple(offered)
        if way not in known:
            known[way] = other_movers(s, seat, price, offered, flying=flying)
        found += [PAID_STEPS[len(first)][space, *first] for first in known[way]]
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
    if option.kind == kinds.PAY:
        return Price(polity.price(s, asked.seat, asked.source), 0, COMMAND, asked.source)
    if option.kind == kinds.SPACE and asked.seat == s.active:
        return Price(move=surcharge(s, asked.seat, option.value("space")), kind=BY_ALT)
    action = BY_KIND.get(option.kind)
    return FREE if action is None or option in asked.asides else action.price(s, asked.seat, option)
