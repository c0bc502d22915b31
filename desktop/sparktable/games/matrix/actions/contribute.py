"""Cards, Energon or Power for a Scheme (Core p.20; War on Cybertron p.19)."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.games.action import reason
from sparktable.kernel.control import no_frame
from sparktable.kernel.decisions import Option, card
from sparktable.kernel.game import Reason
from sparktable.kernel.zones import FACE_UP

from .. import kinds
from ..card import SCHEME
from ..facts.cards import space_of
from ..facts.payer import payer, usual_way
from ..facts.power import strength
from ..outlook.facts import Prospects, fact, paid_energon, paid_power
from ..rules.schemes import (
    CLAIM,
    PAY_POWER,
    at_once,
    claims,
    complete,
    contribute,
    contributions,
    lying_under,
    needed_energon,
    price_in_power,
)
from ..state import MATRIX, USE, MatrixState
from .action import FREE, Action, Price


class Contribute(Action):
    """From the Scheme's own space; what thwarts a Scheme without a price may be claimed from anywhere."""

    kind = kinds.CONTRIBUTE
    pays_power = True

    def offers(self, s: MatrixState, seat: int) -> Sequence[Option]:
        here = s.zones[MATRIX][s.at[seat]]
        found = contributions(s, seat, here) if here >= 0 and s.cards[s.ident[here]].type == SCHEME \
            and s.known[here] & FACE_UP else []
        return found + claims(s) if s.game.has_schemes else found

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        contribute(s, seat, option)

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        scheme = option.value("card")
        if usual_way(option) == PAY_POWER[scheme]:
            return Price(price_in_power(s, scheme), 0, USE, scheme)
        return Price(energon=option.value("number")) if option.refs[1].kind == "number" else FREE

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        """What goes under or onto a Scheme, and whether that thwarts it."""
        scheme, price = option.value("card"), self.price(s, seat, option)
        if price.power:
            yield from paid_power(s, seat, *price.in_power, payer(option))
            yield fact("thwarts", card(scheme))
        elif price.energon:
            yield from paid_energon(s, seat, price.energon)
            wanted = max(needed_energon(s, thwart) for thwart in s.card(scheme).thwart)
            left = wanted - s.stored.get(scheme, 0) - price.energon
            yield fact("energon missing", n=left) if left > 0 else fact("thwarts", card(scheme))
        elif option == CLAIM[scheme]:
            yield fact("thwarts", card(scheme))
        else:
            slot = option.value("card", 1)
            yield fact("under", card(slot), card(scheme))
            then = s.copy()
            then.under[slot] = scheme
            yield from _still_missing(then, scheme)
        if at_once(s, scheme) and s.card(scheme).vp and not s.game.rules.together:
            yield fact("vault worth", card(scheme), n=s.card(scheme).vp)

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        scheme = wish.value("card")
        if not s.known[scheme] & FACE_UP:
            return [reason("facedown")]
        if s.card(scheme).type != SCHEME:
            return [reason("no scheme")]
        if space_of(s, scheme) != s.at[seat]:
            return [reason("not in your space")]
        ways = s.card(scheme).thwart
        cards = [int(ref.value) for ref in wish.refs if ref.kind == "card"][1:]
        if cards:
            fitting = [way for way in ways if way.contribute is not None
                       and way.contribute.fits(s, no_frame(seat, scheme), cards[0])]
            cost = s.card(cards[0]).cost
            if fitting and all(way.different_costs for way in fitting) and cost is not None:
                return [reason("cost lies there", cost=cost, card=s.card(scheme).slug)]
            return [reason("does not advance", card=s.card(scheme).slug)]
        if contributions(s, seat, scheme):
            return []  # in some other way
        energon = min((needed_energon(s, way) - s.stored.get(scheme, 0) for way in ways if way.energon), default=0)
        power = max((way.power for way in ways), default=0)
        if energon:
            return [reason("not enough energon", needed=energon if at_once(s, scheme) else 1, have=s.energon[seat])]
        if power and power > (have := strength(s, seat, 0, USE, scheme)):
            return [reason("not enough power", needed=power, distance=0, have=have)]
        return [reason("does not advance", card=s.card(scheme).slug)]


def _still_missing(s: MatrixState, scheme: int) -> Prospects:
    """What is left to lay under a Scheme: the least of its ways."""
    if any(complete(s, thwart, scheme) for thwart in s.card(scheme).thwart):
        yield fact("thwarts", card(scheme))
        return
    under = lying_under(s, scheme)
    cards = [thwart.cards - len(under) for thwart in s.card(scheme).thwart if thwart.cards]
    if cards:
        yield fact("cards missing", n=max(cards))
    for thwart in s.card(scheme).thwart:
        if thwart.total_cost:
            yield fact("cost missing", n=thwart.total_cost - sum(s.card(slot).cost or 0 for slot in under))
