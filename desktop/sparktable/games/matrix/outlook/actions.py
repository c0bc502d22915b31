"""What the actions of a turn would bring."""
from __future__ import annotations

from sparktable.kernel.decisions import Option, card
from sparktable.kernel.zones import move as move_card

from ..card import ALLY, DAMAGE, RUIN, MatrixCard
from ..deeds.ending import deck_runs_out, is_last_turn
from ..deeds.enforcing import enforce
from ..events import BUYS, CLEARS, COMMANDS, GAINS, PLAYS, RUNS_EMPTY, TURN_ENDS
from ..facts import market, polity
from ..facts.abilities import Active, open_abilities
from ..facts.assist import boosts
from ..facts.contest import leaves_play
from ..facts.holdings import controlled_damage
from ..facts.movement import BY_CARD, move_by_kind, search_price, step_price
from ..facts.payer import payer, payers
from ..facts.power import plain_reach, strength
from ..headings import GivesPower, no_frame
from ..rules.actions import payments
from ..rules.schemes import CLAIM, at_once, complete, lying_under, needed_energon, price_in_power
from ..rules.turn import HAND_SIZE, schemes_arrive
from ..rules.ways import text_price
from ..state import (
    ASSISTING,
    BUY,
    CLEAR,
    COMMAND,
    CONFRONT,
    DECK,
    DISCARD,
    HAND,
    HAND_OF,
    MATRIX,
    PLAY,
    PLAY_OF,
    RUIN_DISCARD,
    USE,
    MatrixState,
)
from ..verbs.board import Convert
from ..verbs.piles import Destroy, PutOnTop, Rescue, ToVault
from ..verbs.select import THIS
from .board import converting, lands, turned_up
from .facts import Prospects, fact, lying, paid_energon, paid_move, paid_power, set_off, text
from .goals import brings, gives, hurt, sure, triggers


def played(s: MatrixState, who: int, option: Option) -> Prospects:
    """A card from hand: what it gives, what its text does, and what could then be bought."""
    slot = option.value("card")
    title = s.card(slot)
    yield fact("into play", card(slot))
    if title.power:
        yield fact("gives power", n=title.power, range=title.range)
    if title.move:
        yield fact("gives flight" if title.flies else "gives move", n=title.move)
    yield from text(title.play, card(slot))
    then = _with_its_power(s, who, slot)
    more = then.power[slot] - title.power + then.loose - s.loose
    if more:
        yield fact("text adds", n=more)
    yield from triggers(then, PLAYS, who, slot)
    if title.type == DAMAGE:
        yield fact("damage controlled", n=1 + len(controlled_damage(s, who)))
        yield from hurt(s, who, 1)
    yield from gives(s, who, title.play, slot)
    yield from brings(s, then, PLAYS, who, slot)
    for ware in market.for_sale(s, who):
        far, price = market.distance_to(s, who, ware), market.price(s, who, ware)
        if strength(s, who, far, BUY, ware) < price <= strength(then, who, far, BUY, ware):
            yield fact("suffices to buy", card(ware))


def _with_its_power(s: MatrixState, who: int, slot: int) -> MatrixState:
    """The position with a card in play, with the Power that it is sure to give and its Ongoing texts in force."""
    title = s.card(slot)
    then, frame = lying(s, slot, who, PLAY), no_frame(who, slot)
    then.power[slot] = title.power
    if title.lasting:
        enforce(then, slot, who)
    if title.play is not None:
        for part in sure(then, title.play, frame):
            if isinstance(part, GivesPower):
                part.do(then, frame)
    return then


def moved(s: MatrixState, who: int, option: Option) -> Prospects:
    space = option.value("space")
    first = payers(option)
    yield from paid_move(s, who, step_price(s, who, space), BY_CARD if first else option.value("number"), first)
    yield from lands(s, who, who, space)


def searched(s: MatrixState, who: int, option: Option) -> Prospects:
    slot = option.value("card")
    yield from paid_move(s, who, search_price(s, who, slot), BY_CARD, payers(option))
    yield from turned_up(s, who, slot)


def bought(s: MatrixState, who: int, option: Option) -> Prospects:
    slot = option.value("card")
    yield from paid_power(s, who, market.price(s, who, slot), market.distance_to(s, who, slot), BUY, slot,
                          payer(option), ally=slot if ALLY in s.card(slot).types else -1)
    yield from gained(s, who, slot)
    yield from triggers(s, BUYS, who, slot)


GOES = {"discard": DISCARD, "hand": HAND, "deck top": DECK}
"""Where a text says that a gained card goes -> the zone."""


def gained(s: MatrixState, who: int, slot: int, to: str = "discard") -> Prospects:
    """Where a card goes that is gained, and what it does."""
    ally = ALLY in s.card(slot).types
    then = lying(s, slot, who, PLAY if ally else GOES[to])
    on_top = any(isinstance(effect, PutOnTop) for _, effect in set_off(then, GAINS, who, slot))
    own = s.card(slot).gain
    moves = [] if own is None else [type(part) for part in sure(then, own, no_frame(who, slot))
                                    if getattr(part, "what", None) is THIS]
    yield fact("to vault" if ToVault in moves else "destroyed" if Destroy in moves else "to play" if ally
               else "to deck top" if on_top else f"to {to}", card(slot))
    yield from text(s.card(slot).gain, card(slot))
    yield from triggers(then, GAINS, who, slot)
    yield from brings(s, then, GAINS, who, slot)
    if s.where[slot] == MATRIX:
        yield fact("space empties")


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


def used(s: MatrixState, who: int, option: Option) -> Prospects:
    """A text with a price."""
    numbers = [int(ref.value) for ref in option.refs if ref.kind == "number"]
    owner = next((int(ref.value) for ref in option.refs if ref.kind == "seat"), who)
    slot, place, x = option.value("card"), numbers[0], numbers[1] if len(numbers) > 1 else 0
    payment = next(each.payment for each in payments(s, owner) if (each.slot, each.place, each.x) == (slot, place, x))
    power, move = text_price(s, slot, payment)
    ruin = RUIN in s.card(slot).types
    if power:
        yield from paid_power(s, owner, power, 0, CLEAR if ruin else USE, slot, payer(option))
    yield from paid_move(s, owner, move + x, BY_CARD, payers(option))
    yield from paid_energon(s, owner, payment.energon)
    if payment.discard:
        yield fact("hand price", n=payment.discard)
    yield from text(payment.effect, card(slot))
    if x:
        yield fact("x is", n=x)
    yield from gives(s, owner, payment.effect, slot, x)
    if isinstance(payment.effect, Convert):
        yield from converting(s, owner, price=0)
    if ruin:
        yield from cleared(s, owner, slot)
    elif isinstance(payment.effect, Rescue) and len(lying_under(s, slot)) == 1:
        yield from brings(s, s, RUNS_EMPTY, owner, slot)


def cleared(s: MatrixState, who: int, slot: int) -> Prospects:
    """What it brings that a Ruin is cleared."""
    yield from text(s.card(slot).cleared, card(slot), key="cleared")
    yield from triggers(s, CLEARS, who, slot, s.at[who])
    yield from gives(s, who, s.card(slot).cleared, slot)
    then = s.copy()
    move_card(then, slot, RUIN_DISCARD)
    yield from brings(s, then, CLEARS, who, slot, s.at[who])


def commanded(s: MatrixState, who: int, option: Option) -> Prospects:
    yield from command_paid(s, who, option.value("card"), payer(option))


def command_paid(s: MatrixState, who: int, slot: int, first: int = -1) -> Prospects:
    price = polity.price(s, who, slot)
    have = strength(s, who, 0, COMMAND, slot)
    if have < price:
        yield fact("command needs", n=price - have)
    yield from paid_power(s, who, price, 0, COMMAND, slot, first)
    yield fact("commands", card(slot))
    if s.game.rules.polities and not s.game.rules.together and s.card(slot).vp:
        yield fact("vp at the end", n=s.card(slot).vp)
    then = s.copy()
    then.token[slot] = s.game.side[who]
    yield from triggers(then, COMMANDS, who, slot, s.at[who])
    yield from brings(s, then, COMMANDS, who, slot, s.at[who], s.token.get(slot, -1))


def contributed(s: MatrixState, who: int, option: Option) -> Prospects:
    """What goes under or onto a Scheme, and whether that thwarts it."""
    scheme = option.value("card")
    cards = [int(ref.value) for ref in option.refs if ref.kind == "card"]
    title: MatrixCard = s.card(scheme)
    first = payer(option)
    if len(cards) > 1 and first < 0:
        yield fact("under", card(cards[1]), card(scheme))
        then = s.copy()
        then.under[cards[1]] = scheme
        yield from _still_missing(then, scheme)
    elif any(ref.kind == "number" for ref in option.refs):
        n = option.value("number")
        yield from paid_energon(s, who, n)
        wanted = max(needed_energon(s, thwart) for thwart in title.thwart)
        left = wanted - s.stored.get(scheme, 0) - n
        yield fact("energon missing", n=left) if left > 0 else fact("thwarts", card(scheme))
    elif option == CLAIM[scheme]:
        yield fact("thwarts", card(scheme))
    else:
        yield from paid_power(s, who, price_in_power(s, scheme), 0, USE, scheme, first)
        yield fact("thwarts", card(scheme))
    if at_once(s, scheme) and title.vp and not s.game.rules.together:
        yield fact("vault worth", card(scheme), n=title.vp)


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


def ended(s: MatrixState, who: int, option: Option) -> Prospects:
    """What is lost with the turn, and what the Matrix does."""
    power, move = plain_reach(s, who)[0], sum(move_by_kind(s, who))
    if power:
        yield fact("power lost", n=power)
    if move:
        yield fact("move lost", n=move)
    gone = len(s.zones[HAND_OF[who]]) + sum(leaves_play(s, slot) for slot in s.zones[PLAY_OF[who]])
    if gone:
        yield fact("cards discarded", n=gone)
    yield from triggers(s, TURN_ENDS, who)
    empty = sum(slot < 0 for slot in s.zones[MATRIX])
    if deck_runs_out(s):
        yield fact("deck ends game" if is_last_turn(s) else "deck ends round")
    elif empty:
        yield fact("matrix refilled", n=empty)
    else:
        yield fact("top burned or scheme" if schemes_arrive(s) else "top burned")
    yield fact("new hand", n=HAND_SIZE)
