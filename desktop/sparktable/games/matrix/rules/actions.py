"""The Action Phase: everything that a player may do, in any order (War on Cybertron p.6; Core p.6)."""
from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sparktable.kernel.decisions import Decision, Option, Options
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP

from ..card import DAMAGE, POLITY, RUIN, SCHEME
from ..deeds import commanding, gaining
from ..deeds.activating import activate, pay_convert
from ..deeds.moving import spend_move, step
from ..deeds.paying import cost_paid, pay_power
from ..deeds.piles import DISCARD_OR_VAULT
from ..deeds.playing import play_card
from ..deeds.resources import lose_energon
from ..deeds.reveal import turn_up_in_matrix
from ..events import SEARCHES, happened, use, uses
from ..facts import market, polity
from ..facts.abilities import ACTIVATE, CONVERT, may_pay_convert, open_abilities, options_for
from ..facts.contest import can_be_battled, help_at_hand
from ..facts.holdings import energon_room
from ..facts.movement import (
    BY_ALT,
    BY_CARD,
    BY_FLIGHT,
    flies,
    may_enter,
    may_fly,
    move_by_kind,
    search_price,
    step_price,
)
from ..facts.payer import payer, payers
from ..facts.power import plain_reach, strength, texts_give
from ..headings import ANYTIME, Payment, no_frame
from ..state import (
    BASIC,
    BATTLE,
    BUY,
    CHARACTER_OF,
    CLEAR,
    CONFRONT,
    HAND,
    HAND_OF,
    MATRIX,
    USE,
    MatrixState,
    seat_zone,
)
from ..statics import forbidden
from .battle import declare
from .missions import check_states
from .schemes import check_schemes, claims, contribute, contributions
from .ways import other_ways, priced_texts, text_price

PLAY_CARD = Options("play", "card")
MOVE = Options("move", "space", "number")
SEARCH = Options("search", "card")
BUY_CARD = Options("buy", "card")
BATTLE_CARD = Options("battle", "card")
COMMAND_CARD = Options("command", "card")
PAY = Options("use", "card", "number", "number")
"""A text with a price: the card, which of its texts, and X."""
PAY_OFF_TURN = Options("use", "seat", "card", "number")
"""The same on another player's turn, where the table allows it to Hot Rod."""
END_TURN = Option("end turn")


class _ChooseAction(Node):
    """Action after action, until the player or a Confrontation ends them. In between, objectives and Schemes are
    looked at, and the others may Convert: at any time, on anybody's turn (p.9)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        check_states(s)
        check_schemes(s)
        if s.actions_over:
            return None
        if s.waiting:  # something was completed, and texts speak of it
            s.stack.append(frame)
            return None
        seat = s.active
        asides = tuple(CONVERT[other] for other in range(s.game.seats)
                       if other != seat and s.energon[other] and may_pay_convert(s, other))
        if s.game.ruling("hotrod_discard_offturn"):
            others = [other for other in range(s.game.seats) if other != seat and s.at[other] >= 0]
            asides += tuple(PAY_OFF_TURN[other, each.slot, each.place] for other in others
                            for each in payments(s, other) if each.payment.discard)
        return Decision(seat, "action", actions(s, seat), asides=asides)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        s.stack.append(frame)
        _DO[option.kind](s, s.active, option)


def actions(s: MatrixState, seat: int) -> list[Option]:
    """Everything that the player may do now."""
    options = [PLAY_CARD[slot] for slot in playable(s, seat)]
    options += moves(s, seat)
    options += deals(s, seat)
    if s.energon[seat]:
        options += options_for(open_abilities(s, seat, ANYTIME))
        if may_pay_convert(s, seat):
            options.append(CONVERT[seat])
    options += [PAY[each.slot, each.place, each.x] for each in payments(s, seat)]
    here = s.zones[MATRIX][s.at[seat]]
    if here >= 0 and s.known[here] & FACE_UP:
        kind = s.cards[s.ident[here]].type
        if kind == POLITY and polity.can_command(s, seat) >= 0:
            options.append(COMMAND_CARD[here])
        elif kind == SCHEME:
            options += contributions(s, seat, here)
    if s.game.has_schemes:
        options += claims(s)
    options += other_ways(s, seat, options)
    options.append(END_TURN)
    return options


def playable(s: MatrixState, seat: int) -> list[int]:
    """Hand cards; an Energy Leak must be the first card played (War on Cybertron p.19)."""
    hand = s.zones[HAND_OF[seat]]
    cards, ident = s.cards, s.ident
    leaks = [slot for slot in hand if cards[ident[slot]].type == DAMAGE]
    return leaks or hand


def moves(s: MatrixState, seat: int) -> list[Option]:
    """Steps that can be paid, one for each kind of Move that would do, and the search of the own space."""
    kinds = move_by_kind(s, seat)
    every = kinds[0] + kinds[1] + kinds[2]
    if every and "forbid spend move" in s.modifiers and forbidden(s, "spend move", seat):
        every = 0
    options = _steps(s, seat, kinds, every) if every else []
    slot = s.zones[MATRIX][s.at[seat]]
    if slot >= 0 and not s.known[slot] & FACE_UP and search_price(s, seat, slot) <= every:
        options.append(SEARCH[slot])
    return options


def _steps(s: MatrixState, seat: int, kinds: list[int], every: int) -> list[Option]:
    here = s.at[seat]
    grid = s.game.grid
    in_force = s.modifiers
    usable = tuple([kind for kind in (BY_CARD, BY_FLIGHT, BY_ALT) if kinds[kind]])
    fliers = tuple([kind for kind in usable if flies(s, seat, kind)])
    if not ("cost move" in in_force or "cost step" in in_force or "forbid move" in in_force):
        return [*_onto(grid.next[here], usable), *(_onto(grid.diagonal[here], fliers) if fliers and may_fly(s, seat)
                                                   else ())]
    options: list[Option] = []
    for space in grid.next[here]:
        price = step_price(s, seat, space)
        if every < price:
            continue
        if may_enter(s, seat, space, by="move"):
            kinds_here = tuple([kind for kind in usable if kinds[kind] >= price]) or usable[:1]
        else:  # only the step itself takes Flight
            kinds_here = fliers if may_enter(s, seat, space, by="move", flying=True) else ()
        options += [MOVE[space, kind] for kind in kinds_here]
    if fliers and may_fly(s, seat):
        for space in grid.diagonal[here]:
            price = step_price(s, seat, space)
            options += [MOVE[space, kind] for kind in fliers if every >= price
                        and may_enter(s, seat, space, by="move", flying=True)]
    return options


@cache
def _onto(spaces: tuple[int, ...], kinds: tuple[int, ...]) -> tuple[Option, ...]:
    """The steps onto these spaces, one for each kind of Move: made once, since a board has few."""
    return tuple(MOVE[space, kind] for space in spaces for kind in kinds)


def deals(s: MatrixState, seat: int) -> list[Option]:
    """Cards that can be bought and Adversaries that can be battled from here with the Power in play."""
    reach = plain_reach(s, seat)
    texts = texts_give(s, seat)
    to_buy, to_fight = texts & BUY != 0, texts & (BATTLE | CONFRONT) != 0
    plain = not (to_buy or to_fight)
    as_printed = not to_buy and "cost buy" not in s.modifiers
    if plain and as_printed and not reach[0]:
        return _bare_handed(s, seat)
    options: list[Option] = []
    here, grid = s.at[seat], s.game.grid
    far = grid.distance[here]
    cards, ident, known, side = s.cards, s.ident, s.known, s.game.side[seat]
    loyal = "treat as adversary" not in s.modifiers
    matrix = s.zones[MATRIX]
    for space in grid.within(here, max(0, reach.index(0) - 1) if plain and 0 in reach else grid.longest):
        slot = matrix[space]
        if slot < 0 or not known[slot] & FACE_UP:
            continue
        title = cards[ident[slot]]
        if title.cost is None:
            continue
        distance = far[space]
        power = reach[distance]
        hostile = title.faction not in (None, side) if loyal else s.game.adversary(s, seat, slot)
        if hostile and (power or (to_fight and strength(s, seat, distance, BATTLE | CONFRONT, slot))
                        or (not distance and help_at_hand(s, seat, slot))) and can_be_battled(s, seat, slot):
            options.append(BATTLE_CARD[slot])
        if title.for_sale and (power >= title.cost or not as_printed) \
                and (not hostile or "buyable" in s.modifiers) \
                and _affordable_here(s, seat, slot, power, distance, to_buy):
            options.append(BUY_CARD[slot])
    basic = s.zones[BASIC]
    if basic and _affordable_here(s, seat, basic[-1], reach[0], 0, to_buy):
        options.append(BUY_CARD[basic[-1]])
    return options


def _bare_handed(s: MatrixState, seat: int) -> list[Option]:
    """A battle in the own space may be declared with no Power at all; others may bring it (War on Cybertron p.13)."""
    slot = s.zones[MATRIX][s.at[seat]]
    if slot < 0 or not s.known[slot] & FACE_UP or not s.game.adversary(s, seat, slot):
        return []
    return [BATTLE_CARD[slot]] if help_at_hand(s, seat, slot) and can_be_battled(s, seat, slot) else []


def _affordable_here(s: MatrixState, seat: int, slot: int, power: int, distance: int, texts: bool) -> bool:
    """Whether a card can be bought: with plain Power if that is enough, or with what texts add to it."""
    price = market.price(s, seat, slot)
    if power < price and not (texts and strength(s, seat, distance, BUY, slot) >= price):
        return False
    return market.purchasable(s, seat, slot)


class Use(NamedTuple):
    """A text with a price that could be used now."""

    slot: int
    place: int
    """Which of the card's priced texts."""
    x: int
    payment: Payment


def payments(s: MatrixState, seat: int) -> list[Use]:
    """Texts with a price: of the Alt side, and of the faceup card that the character stands on (p.18)."""
    found: list[Use] = []
    mine = s.zones[CHARACTER_OF[seat]][0]
    for index, payment in enumerate(priced_texts(s, seat, mine)):
        found += _affordable(s, seat, mine, index, payment)
    here = s.zones[MATRIX][s.at[seat]]
    if here >= 0 and s.known[here] & FACE_UP:
        title = s.cards[s.ident[here]]
        if title.pay and title.type != POLITY:
            for index, payment in enumerate(title.pay):
                found += _affordable(s, seat, here, index, payment)
    return found


def _affordable(s: MatrixState, seat: int, slot: int, index: int, payment: Payment) -> list[Use]:
    if payment.limit and uses(s, slot, payment.label) >= payment.limit:
        return []
    power, move_price = text_price(s, slot, payment)
    have_move = sum(move_by_kind(s, seat)) if move_price or payment.any_move else 0
    if (move_price or payment.any_move) and forbidden(s, "spend move", seat):
        return []
    if power and strength(s, seat, 0, CLEAR if RUIN in s.card(slot).types else USE, slot) < power:
        return []
    if move_price > have_move or payment.energon > s.energon[seat]:
        return []
    if payment.discard > len(s.zones[HAND_OF[seat]]):
        return []
    if not payment.effect.possible(s, no_frame(seat, slot)):
        return []
    if payment.any_move:
        most = min(have_move, s.stored.get(slot, 0), energon_room(s, seat))
        return [Use(slot, index, x, payment) for x in range(1, most + 1)]
    return [Use(slot, index, 0, payment)]


def use_payment(s: MatrixState, seat: int, option: Option) -> None:
    """Pay, then resolve."""
    kinds = [ref.kind for ref in option.refs]
    seat = option.value("seat") if "seat" in kinds else seat
    x = option.value("number", 1) if kinds.count("number") > 1 else 0
    slot, index = option.value("card"), option.value("number")
    chosen = next(each for each in payments(s, seat) if (each.slot, each.place, each.x) == (slot, index, x))
    payment = chosen.payment
    use(s, slot, payment.label)
    power, move_price = text_price(s, slot, payment)
    if power:
        pay_power(s, seat, power, 0, CLEAR if RUIN in s.card(slot).types else USE, slot, payer(option))
    spend_move(s, seat, move_price + x, BY_CARD, payers(option))
    if RUIN in s.card(slot).types:
        cost_paid(s, seat, "clear", slot)
    lose_energon(s, seat, payment.energon)
    happened(s, "uses", seat, slot)
    begin(s, payment.effect, seat, slot, them=seat, spot=s.at[seat], amount=x)
    if payment.discard:
        call(s, DISCARD_PRICE, seat, slot, (payment.discard,))


class _DiscardPrice(Node):
    """Discard cards from hand as a price, one by one."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        hand = s.zones[seat_zone(frame.seat, HAND)]
        if not frame.data[0] or not hand:
            return None
        return Decision(frame.seat, "discard", [PLAIN_CARD[slot] for slot in hand], frame.source)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        left = frame.data[0] - 1
        if left:
            s.stack.append(frame.having((left,)))
        call(s, DISCARD_OR_VAULT, frame.seat, option.value("card"))


PLAIN_CARD = Options("card", "card")
CHOOSE_ACTION, DISCARD_PRICE = _ChooseAction(), _DiscardPrice()
label_tree("matrix/action", CHOOSE_ACTION)
label_tree("matrix/discard price", DISCARD_PRICE)


def _play(s: MatrixState, seat: int, option: Option) -> None:
    play_card(s, seat, option.value("card"))


def _move(s: MatrixState, seat: int, option: Option) -> None:
    first = payers(option)
    step(s, seat, option.value("space"), BY_CARD if first else option.value("number"), first)


def _search(s: MatrixState, seat: int, option: Option) -> None:
    slot = option.value("card")
    spend_move(s, seat, search_price(s, seat, slot), BY_CARD, payers(option))
    happened(s, SEARCHES, seat, slot, s.at[seat])
    turn_up_in_matrix(s, slot, seat)


def _buy(s: MatrixState, seat: int, option: Option) -> None:
    gaining.buy(s, seat, option.value("card"), payer(option))


def _battle(s: MatrixState, seat: int, option: Option) -> None:
    declare(s, seat, option.value("card"))


def _activate(s: MatrixState, seat: int, option: Option) -> None:
    activate(s, seat, option, open_abilities(s, seat, ANYTIME), ANYTIME)


def _convert(s: MatrixState, seat: int, option: Option) -> None:
    pay_convert(s, option.value("seat"))


def _command(s: MatrixState, seat: int, option: Option) -> None:
    commanding.start_command(s, seat, option.value("card"), payer(option))


def _contribute(s: MatrixState, seat: int, option: Option) -> None:
    contribute(s, seat, option)


def _end_turn(s: MatrixState, seat: int, option: Option) -> None:
    s.actions_over = True


_DO = {"play": _play, "move": _move, "search": _search, "buy": _buy, "battle": _battle, "activate": _activate,
       "convert": _convert, "use": use_payment, "command": _command, "contribute": _contribute, "end turn": _end_turn}
__all__ = ["ACTIVATE", "CHOOSE_ACTION", "actions", "play_card"]
