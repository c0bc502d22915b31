"""Take command of a Polity (War on Cybertron p.10)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.games.action import reason
from sparktable.kernel.decisions import Option, Options, card
from sparktable.kernel.game import Reason
from sparktable.kernel.zones import FACE_UP

from .. import kinds, stats
from ..card import POLITY, RUIN
from ..deeds.commanding import start_command
from ..events import COMMANDS
from ..facts import polity
from ..facts.cards import space_of
from ..facts.payer import payer
from ..facts.power import strength
from ..outlook.facts import Prospects, fact, paid_power
from ..outlook.goals import brings, triggers
from ..state import COMMAND, MATRIX, MatrixState
from .action import Action, Price, by_text

COMMAND_CARD: Final = Options(kinds.COMMAND, "card")


class Command(Action):
    kind = kinds.COMMAND
    pays_power = True

    def offers(self, s: MatrixState, seat: int) -> Sequence[Option]:
        here = s.zones[MATRIX][s.at[seat]]
        if here < 0 or s.cards[s.ident[here]].type != POLITY or polity.can_command(s, seat) < 0:
            return ()
        return (COMMAND_CARD[here],)

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        start_command(s, seat, option.value("card"), payer(option))

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        slot = option.value("card")
        return Price(polity.price(s, seat, slot), 0, COMMAND, slot)

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        return command_paid(s, seat, option.value("card"), payer(option))

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        slot = wish.value("card")
        if not s.known[slot] & FACE_UP:
            return [reason("facedown")]
        if s.card(slot).type != POLITY or RUIN in s.card(slot).types:
            return [reason("no polity")]
        if space_of(s, slot) != s.at[seat]:
            return [reason("not in your space")]
        if s.token.get(slot) == s.game.side[seat]:
            return [reason("already yours")]
        return by_text(s, stats.COMMANDING, seat, slot) or [
            reason("not enough power", needed=polity.price(s, seat, slot), distance=0,
                   have=strength(s, seat, 0, COMMAND, slot))]


def command_paid(s: MatrixState, seat: int, slot: int, first: int = -1) -> Prospects:
    """What it brings to pay and take command, perhaps first with a certain card."""
    price = polity.price(s, seat, slot)
    have = strength(s, seat, 0, COMMAND, slot)
    if have < price:
        yield fact("command needs", n=price - have)
    yield from paid_power(s, seat, price, 0, COMMAND, slot, first)
    yield fact("commands", card(slot))
    if s.game.rules.polities and not s.game.rules.together and s.card(slot).vp:
        yield fact("vp at the end", n=s.card(slot).vp)
    then = s.copy()
    then.token[slot] = s.game.side[seat]
    yield from triggers(then, COMMANDS, seat, slot, s.at[seat])
    yield from brings(s, then, COMMANDS, seat, slot, s.at[seat], s.token.get(slot, -1))
