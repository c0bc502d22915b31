"""Buy a card with the Power that reaches it (War on Cybertron p.8; Core p.8)."""
from __future__ import annotations

from typing import Final

from sparktable.games.action import reason
from sparktable.kernel.decisions import Option, Options
from sparktable.kernel.game import Reason
from sparktable.kernel.zones import FACE_UP

from .. import kinds, stats
from ..card import ALLY, BOSS
from ..deeds.gaining import buy
from ..events import BUYS
from ..facts import market
from ..facts.payer import payer
from ..facts.power import strength
from ..outlook.cards import gained
from ..outlook.facts import Prospects, paid_power
from ..outlook.goals import triggers
from ..state import BASIC, BUY, MATRIX, MatrixState
from .action import Action, Price, by_text

BUY_CARD: Final = Options(kinds.BUY, "card")


class Buy(Action):
    """It is offered together with battles, card by card, as the same Power reaches both: see `battle.py`."""

    kind = kinds.BUY
    pays_power = True

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        buy(s, seat, option.value("card"), payer(option))

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        slot = option.value("card")
        return Price(market.price(s, seat, slot), market.distance_to(s, seat, slot), BUY, slot)

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        slot = option.value("card")
        yield from paid_power(s, seat, *self.price(s, seat, option).in_power, payer(option),
                              ally=slot if ALLY in s.card(slot).types else -1)
        yield from gained(s, seat, slot)
        yield from triggers(s, BUYS, seat, slot)

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        slot = wish.value("card")
        if s.where[slot] not in (MATRIX, BASIC):
            return [reason("not for sale")]
        title = s.card(slot)
        if not s.known[slot] & FACE_UP:
            return [reason("facedown")]
        if title.type == BOSS or title.cost is None:
            return [reason("cannot be bought", type=title.type)]
        if not market.purchasable(s, seat, slot):
            return by_text(s, stats.BUYING, seat, slot) or [reason("adversaries are battled")]
        needed, distance, *target = self.price(s, seat, wish).in_power
        return [reason("not enough power", needed=needed, distance=distance,
                       have=strength(s, seat, distance, *target))]


def affordable(s: MatrixState, seat: int, slot: int, power: int, distance: int, texts: bool) -> bool:
    """Whether a card can be bought: with plain Power if that is enough, or with what texts add to it."""
    price = market.price(s, seat, slot)
    if power < price and not (texts and strength(s, seat, distance, BUY, slot) >= price):
        return False
    return market.purchasable(s, seat, slot)
