"""The other ways to pay for what can be done: see `facts/payer.py`."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.kernel.decisions import SPACE, Decision, Option

from ..card import RUIN
from ..facts import market, polity
from ..facts.movement import (
    BY_ALT,
    BY_CARD,
    MoveSource,
    may_enter,
    move_shares,
    other_movers,
    search_price,
    step_price,
    surcharge,
)
from ..facts.payer import paid_by, payer, payers, usual_way
from ..facts.power import Source, cost_of, other_payers, several_kinds, shares, texts_give
from ..headings import Payment
from ..state import ALT, BUY, CLEAR, COMMAND, PLAY_OF, USE, MatrixState
from .schemes import PAY_POWER, price_in_power


def other_ways(s: MatrixState, seat: int, options: list[Option]) -> list[Option]:
    """The same answers with another card to pay first; they come last, since hardly anybody wants them."""
    if not s.game.every_way:
        return []
    kinds = {option[0] for option in options}
    moving = not kinds.isdisjoint(MOVING) and _several_movers(s, seat)
    paying = not kinds.isdisjoint(PRICED) and several_kinds(s, seat)
    if not moving and not paying:
        return []
    found = _other_steps(s, seat, options) if moving and "move" in kinds else []
    texts = texts_give(s, seat) if paying else 0
    known: dict[tuple[int, ...], list[int]] = {}
    for option in options:
        kind = option[0]
        if kind == "search":
            if moving:
                found += _paid_otherwise(option, other_movers(s, seat, search_price(s, seat, option.value("card"))))
        elif kind in PRICED:
            price = _price_in_power(s, seat, option) if paying or kind == "use" else None
            if price is not None and paying:
                like = price if texts & price.purpose else price[:2]  # what is plain pays for anything
                if like not in known:
                    known[like] = other_payers(s, seat, *price)
                found += [paid_by(option, (first,)) for first in known[like]]
            elif price is None and moving and kind == "use" and option.refs[0].kind == "card":
                found += _paid_otherwise(option, other_movers(s, seat, _move_of_text(s, seat, option)))
    return found


PRICED = frozenset(("buy", "command", "contribute", "use"))
"""What takes Power, or may take it."""
MOVING = frozenset(("move", "search", "use"))
"""What takes Move, or may take it."""


def _several_movers(s: MatrixState, seat: int) -> bool:
    """Whether there is Move of more than one source: a short way past `other_movers`."""
    moves, found = s.moves, s.mode[seat] == ALT
    for slot in s.zones[PLAY_OF[seat]]:
        if moves[slot]:
            if found:
                return True
            found = True
    return False


def _paid_otherwise(option: Option, ways: list[tuple[int, ...]]) -> list[Option]:
    return [paid_by(option, first) for first in ways]


def _other_steps(s: MatrixState, seat: int, options: list[Option]) -> list[Option]:
    """Steps paid with other cards than the usual ones of their kind."""
    plain = s.modifiers.keys().isdisjoint(("cost move", "cost step"))  # no step takes more than 1
    if plain and sum(s.moves[slot] > 0 for slot in s.zones[PLAY_OF[seat]]) < 2:
        return []  # which kind of Move pays is said by the step itself
    kinds: dict[int, list[int]] = {}
    for option in options:
        if option[0] == "move":
            kinds.setdefault(option.value("space"), []).append(option.value("number"))
    straight = s.game.grid.next[s.at[seat]]
    known: dict[tuple[int, bool, tuple[int, ...]], list[tuple[int, ...]]] = {}
    found = []
    for space, offered in kinds.items():
        flying = space not in straight or not may_enter(s, seat, space, by="move")
        way = step_price(s, seat, space), flying, tuple(offered)
        if way not in known:
            known[way] = other_movers(s, seat, way[0], offered, flying=flying)
        found += _paid_otherwise(Option("move", SPACE[space].refs), known[way])
    return found


def _move_of_text(s: MatrixState, seat: int, option: Option) -> int:
    slot = option.value("card")
    return text_price(s, slot, priced_texts(s, seat, slot)[option.value("number")])[1] + option.value("number", 1)


class PriceInPower(NamedTuple):
    """What `power.shares` and `power.other_payers` ask for."""

    n: int
    distance: int
    purpose: int
    target: int


def _price_in_power(s: MatrixState, seat: int, option: Option) -> PriceInPower | None:
    """What an answer takes of Power, or None."""
    kind = option.kind
    if kind == "buy":
        slot = option.value("card")
        return PriceInPower(market.price(s, seat, slot), market.distance_to(s, seat, slot), BUY, slot)
    if kind == "command":
        slot = option.value("card")
        return PriceInPower(polity.price(s, seat, slot), 0, COMMAND, slot)
    if kind == "contribute":
        slot = option.value("card")
        return PriceInPower(price_in_power(s, slot), 0, USE, slot) if usual_way(option) == PAY_POWER[slot] else None
    if kind == "use" and option.refs[0].kind == "card":
        slot = option.value("card")
        power, _ = text_price(s, slot, priced_texts(s, seat, slot)[option.value("number")])
        return PriceInPower(power, 0, CLEAR if RUIN in s.card(slot).types else USE, slot) if power else None
    return None


def pays_first(s: MatrixState, asked: Decision, option: Option) -> MoveSource | Source | None:
    """What would pay first for an answer: the card that it names, or what usually does. None where it has no price
    in Move or Power."""
    seat = asked.seat
    price = PriceInPower(polity.price(s, seat, asked.source), 0, COMMAND, asked.source) if option.kind == "pay" \
        else _price_in_power(s, seat, option)
    if price is not None:
        return next((source for source, _ in shares(s, seat, *price, payer(option))), None)
    kind, usual = option.kind, BY_CARD
    if kind == "move":
        space, numbers = option.value("space"), [int(ref.value) for ref in option.refs if ref.kind == "number"]
        n, usual = step_price(s, seat, space), numbers[0] if numbers else BY_CARD
    elif kind == "space" and seat == s.active:
        n, usual = surcharge(s, seat, option.value("space")), BY_ALT
    elif kind == "search":
        n = search_price(s, seat, option.value("card"))
    elif kind == "use" and option.refs[0].kind == "card":
        n = _move_of_text(s, seat, option)
    else:
        return None
    return next((source for source, _ in move_shares(s, seat, n, usual, payers(option))), None)


def priced_texts(s: MatrixState, seat: int, slot: int) -> tuple[Payment, ...]:
    """The texts with a price that a card has: of a character those of the side that is up."""
    title = s.cards[s.ident[slot]]
    if title.alt is None:
        return title.pay
    side = title.alt if s.mode[seat] == ALT else title.bot
    return side.pay if side is not None else ()


def text_price(s: MatrixState, slot: int, payment: Payment) -> tuple[int, int]:
    """Power and Move to pay; what makes clearing cheaper lowers whichever the Ruin asks for."""
    if RUIN not in s.card(slot).types:
        return payment.power, payment.move
    if payment.power:
        return cost_of(s, s.active, "clear", slot, payment.power, least=1), payment.move
    return 0, cost_of(s, s.active, "clear", slot, payment.move, least=1) if payment.move else 0
