"""Use a text with a price: of the Alt side, or of the faceup card underfoot (War on Cybertron p.18; Core p.18)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from sparktable.games.action import reason
from sparktable.kernel.control import no_frame
from sparktable.kernel.decisions import CARD, Decision, Option, Options, card
from sparktable.kernel.fields import Frozen
from sparktable.kernel.game import Reason
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.vocabulary.statics import forbidden
from sparktable.kernel.zones import FACE_UP
from sparktable.kernel.zones import move as move_card

from .. import kinds, questions, stats
from ..card import POLITY, RUIN
from ..deeds.moving import spend_move
from ..deeds.paying import cost_paid, pay_power
from ..deeds.piles import DISCARD_OR_VAULT
from ..deeds.resources import lose_energon
from ..events import CLEARS, RUNS_EMPTY, USES, happened, use, uses
from ..facts.cards import space_of
from ..facts.holdings import energon_room
from ..facts.movement import BY_CARD, move_by_kind
from ..facts.payer import payer, payers
from ..facts.power import cost_of, strength
from ..headings import Payment
from ..outlook.energon import converting
from ..outlook.facts import Prospects, fact, paid_energon, paid_move, paid_power, text
from ..outlook.goals import brings, gives, triggers
from ..rules.schemes import lying_under
from ..state import ALT, CHARACTER_OF, CLEAR, HAND_OF, MATRIX, RUIN_DISCARD, USE, MatrixState
from ..verbs.board import Convert
from ..verbs.piles import Rescue
from .action import Action, Price, by_text, idle

PAY: Final = Options(kinds.USE, "card", "number", "number")
"""The card, which of its texts, and X."""
PAY_OFF_TURN: Final = Options(kinds.USE, "seat", "card", "number")
"""The same on another player's turn, where the table allows it to Hot Rod."""


class Use(Action):
    kind = kinds.USE
    pays_power = True
    pays_move = True

    def offers(self, s: MatrixState, seat: int) -> Sequence[Option]:
        return [PAY[each.slot, each.place, each.x] for each in payments(s, seat)]

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        seat, slot, payment, price, x = self._meant(s, seat, option)
        use(s, slot, payment.label)
        if price.power:
            pay_power(s, seat, *price.in_power, payer(option))
        spend_move(s, seat, price.move, BY_CARD, payers(option))
        if price.purpose == CLEAR:
            cost_paid(s, seat, stats.CLEARING, slot)
        lose_energon(s, seat, price.energon)
        happened(s, USES, seat, slot)
        begin(s, payment.effect, seat, slot, them=seat, spot=s.at[seat], amount=x)
        if price.cards:
            call(s, DISCARD_PRICE, seat, slot, (price.cards,))

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        return self._meant(s, seat, option).price

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        seat, slot, payment, price, x = self._meant(s, seat, option)
        if price.power:
            yield from paid_power(s, seat, *price.in_power, payer(option))
        yield from paid_move(s, seat, price.move, BY_CARD, payers(option))
        yield from paid_energon(s, seat, price.energon)
        if price.cards:
            yield fact("hand price", n=price.cards)
        yield from text(payment.effect, card(slot))
        if x:
            yield fact("x is", n=x)
        yield from gives(s, seat, payment.effect, slot, x)
        if isinstance(payment.effect, Convert):
            yield from converting(s, seat, price=0)
        if price.purpose == CLEAR:
            yield from _cleared(s, seat, slot)
        elif isinstance(payment.effect, Rescue) and len(lying_under(s, slot)) == 1:
            yield from brings(s, s, RUNS_EMPTY, seat, slot)

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        slot, place = wish.value("card"), next(iter(_numbers(wish)), 0)
        if slot != s.zones[CHARACTER_OF[seat]][0]:
            if not s.known[slot] & FACE_UP:
                return [reason("facedown")]
            if space_of(s, slot) != s.at[seat]:
                return [reason("not in your space")]
        texts = priced_texts(s, seat, slot)
        if place >= len(texts):
            return [reason("no such text")]
        payment = texts[place]
        if payment.limit and uses(s, slot, payment.label) >= payment.limit:
            return [reason("once per turn")]
        price = price_of(s, slot, payment, x=int(payment.any_move))
        found = by_text(s, stats.SPENDING_MOVE, seat) if price.move else []
        for key, needed, have in (("power", price.power, strength(s, seat, *price.in_power[1:])),
                                  ("move", price.move, sum(move_by_kind(s, seat))),
                                  ("energon", price.energon, s.energon[seat]),
                                  ("cards", price.cards, len(s.zones[HAND_OF[seat]]))):
            if needed > have:
                extra = {"distance": 0} if key == "power" else {}
                found.append(reason(f"not enough {key}", needed=needed, have=have, **extra))
        return found or idle(s, seat, slot, payment.effect)

    def _meant(self, s: MatrixState, seat: int, option: Option) -> Chosen:
        """The text that an option stands for; aside from a question it names its seat first."""
        if option.refs[0].kind == "seat":
            seat = option.value("seat")
        slot, (place, *more) = option.value("card"), _numbers(option)
        x = more[0] if more else 0
        payment = priced_texts(s, seat, slot)[place]
        return Chosen(seat, slot, payment, price_of(s, slot, payment, x), x)


class Chosen(NamedTuple):
    """A text with a price that is used."""

    seat: int
    slot: int
    payment: Payment
    price: Price
    x: int


class Usable(Frozen):
    """A text with a price that could be used now."""

    slot: int
    place: int
    """Which of the card's priced texts."""
    x: int
    payment: Payment

    # --- written by packaging/write_records.py
    __slots__ = ("payment", "place", "slot", "x")
    FIELDS: ClassVar[dict[str, str]] = {"slot": "int", "place": "int", "x": "int", "payment": "Payment"}

    def __init__(self, slot: int, place: int, x: int, payment: Payment) -> None:
        self.slot = slot
        self.place = place
        self.x = x
        self.payment = payment

    def parts(self) -> tuple[Any, ...]:
        return (self.slot, self.place, self.x, self.payment)
    # --- as far as here


def _numbers(option: Option) -> list[int]:
    return [int(ref.value) for ref in option.refs if ref.kind == "number"]


def priced_texts(s: MatrixState, seat: int, slot: int) -> tuple[Payment, ...]:
    """The texts with a price that a card has, of a character those of the side that is up. A Polity's commands it."""
    title = s.cards[s.ident[slot]]
    if title.alt is None:
        return title.pay if title.type != POLITY else ()
    side = title.alt if s.mode[seat] == ALT else title.bot
    return side.pay if side is not None else ()


def price_of(s: MatrixState, slot: int, payment: Payment, x: int = 0) -> Price:
    """What makes clearing cheaper lowers whichever the Ruin asks for."""
    power, move = payment.power, payment.move
    ruin = RUIN in s.card(slot).types
    if ruin and power:
        power = cost_of(s, s.active, stats.CLEARING, slot, power, least=1)
    elif ruin and move:
        move = cost_of(s, s.active, stats.CLEARING, slot, move, least=1)
    return Price(power, 0, CLEAR if ruin else USE, slot, move + x, energon=payment.energon, cards=payment.discard)


def payments(s: MatrixState, seat: int) -> list[Usable]:
    """Texts with a price: of the Alt side, and of the faceup card that the character stands on (p.18)."""
    mine, here = s.zones[CHARACTER_OF[seat]][0], s.zones[MATRIX][s.at[seat]]
    found = [each for place, payment in enumerate(priced_texts(s, seat, mine))
             for each in _affordable(s, seat, mine, place, payment)]
    if here >= 0 and s.known[here] & FACE_UP and s.cards[s.ident[here]].pay:
        found += [each for place, payment in enumerate(priced_texts(s, seat, here))
                  for each in _affordable(s, seat, here, place, payment)]
    return found


def _affordable(s: MatrixState, seat: int, slot: int, place: int, payment: Payment) -> list[Usable]:
    if payment.energon > s.energon[seat] or payment.discard > len(s.zones[HAND_OF[seat]]) \
            or (payment.limit and uses(s, slot, payment.label) >= payment.limit):
        return []
    price = price_of(s, slot, payment)
    have_move = 0
    if price.move or payment.any_move:
        if forbidden(s, stats.SPENDING_MOVE, seat):
            return []
        have_move = sum(move_by_kind(s, seat))
    if price.power and strength(s, seat, *price.in_power[1:]) < price.power:
        return []
    if price.move > have_move or not payment.effect.possible(s, no_frame(seat, slot)):
        return []
    if payment.any_move:
        most = min(have_move, s.stored.get(slot, 0), energon_room(s, seat))
        return [Usable(slot, place, x, payment) for x in range(1, most + 1)]
    return [Usable(slot, place, 0, payment)]


def _cleared(s: MatrixState, seat: int, slot: int) -> Prospects:
    """What it brings that a Ruin is cleared."""
    yield from text(s.card(slot).cleared, card(slot), key="cleared")
    yield from triggers(s, CLEARS, seat, slot, s.at[seat])
    yield from gives(s, seat, s.card(slot).cleared, slot)
    then = s.copy()
    move_card(then, slot, RUIN_DISCARD)
    yield from brings(s, then, CLEARS, seat, slot, s.at[seat])


class _DiscardPrice(Node):
    """Discard cards from hand as a price, one by one."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        hand = s.zones[HAND_OF[frame.seat]]
        if not frame.data[0] or not hand:
            return None
        return Decision(frame.seat, questions.DISCARD, [CARD[slot] for slot in hand], frame.source)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        left = frame.data[0] - 1
        if left:
            s.stack.append(frame.having((left,)))
        call(s, DISCARD_OR_VAULT, frame.seat, option.value("card"))


DISCARD_PRICE: Final = _DiscardPrice()
label_tree("matrix/discard price", DISCARD_PRICE)
