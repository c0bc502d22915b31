"""Play a card from hand (War on Cybertron p.7; Core p.7)."""
from __future__ import annotations

from typing import Final

from sparktable.games.action import reason
from sparktable.kernel.control import no_frame
from sparktable.kernel.decisions import Option, Options, card
from sparktable.kernel.game import Reason

from .. import kinds
from ..card import DAMAGE
from ..deeds.enforcing import enforce
from ..deeds.playing import play_card
from ..events import PLAYS
from ..facts import market
from ..facts.holdings import controlled_damage
from ..facts.power import strength
from ..headings import GivesPower
from ..outlook.facts import Prospects, fact, lying, text
from ..outlook.goals import brings, gives, hurt, sure, triggers
from ..state import BUY, HAND_OF, PLAY, MatrixState
from .action import Action

PLAY_CARD: Final = Options(kinds.PLAY, "card")


class Play(Action):
    kind = kinds.PLAY

    def offers(self, s: MatrixState, seat: int) -> list[Option]:
        return [PLAY_CARD[slot] for slot in playable(s, seat)]

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        play_card(s, seat, option.value("card"))

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        """What it gives, what its text does, and what could then be bought."""
        slot = option.value("card")
        title = s.card(slot)
        yield fact("into play", card(slot))
        if title.power:
            yield fact("gives power", n=title.power, range=title.range)
        if title.move:
            yield fact("gives flight" if title.flies else "gives move", n=title.move)
        yield from text(title.play, card(slot))
        then = _with_its_power(s, seat, slot)
        more = then.power[slot] - title.power + then.loose - s.loose
        if more:
            yield fact("text adds", n=more)
        yield from triggers(then, PLAYS, seat, slot)
        if title.type == DAMAGE:
            yield fact("damage controlled", n=1 + len(controlled_damage(s, seat)))
            yield from hurt(s, seat, 1)
        yield from gives(s, seat, title.play, slot)
        yield from brings(s, then, PLAYS, seat, slot)
        for ware in market.for_sale(s, seat):
            far, price = market.distance_to(s, seat, ware), market.price(s, seat, ware)
            if strength(s, seat, far, BUY, ware) < price <= strength(then, seat, far, BUY, ware):
                yield fact("suffices to buy", card(ware))

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        slot = wish.value("card")
        if s.where[slot] != HAND_OF[seat]:
            return [reason("not in your hand")]
        if slot not in playable(s, seat):
            leak = next(other for other in s.zones[HAND_OF[seat]] if s.card(other).type == DAMAGE)
            return [reason("must be played first", card=s.card(leak).slug)]
        return []


def playable(s: MatrixState, seat: int) -> list[int]:
    """Hand cards; an Energy Leak must be the first card played (War on Cybertron p.19)."""
    hand = s.zones[HAND_OF[seat]]
    cards, ident = s.cards, s.ident
    leaks = [slot for slot in hand if cards[ident[slot]].type == DAMAGE]
    return leaks or hand


def _with_its_power(s: MatrixState, seat: int, slot: int) -> MatrixState:
    """The position with a card in play, with the Power that it is sure to give and its Ongoing texts in force."""
    title = s.card(slot)
    then, frame = lying(s, slot, seat, PLAY), no_frame(seat, slot)
    then.power[slot] = title.power
    if title.lasting:
        enforce(then, slot, seat)
    if title.play is not None:
        for part in sure(then, title.play, frame):
            if isinstance(part, GivesPower):
                part.do(then, frame)
    return then
