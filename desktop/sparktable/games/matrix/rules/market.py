"""Buying and gaining cards (War on Cybertron p.8, p.18; Core p.8, p.18-19)."""
from __future__ import annotations

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import begin, call
from sparktable.kernel.vocabulary.statics import forbidden, in_force
from sparktable.kernel.zones import FACE_UP, move

from ..card import ALLY
from ..state import BASIC, BUY, DECK, DISCARD, HAND, MATRIX, PLAY, MatrixState, seat_zone
from ..statics import enforce, lift
from ..verbs.frames import BUYS, GAINS
from .deeds import happened
from .piles import left_matrix, space_of
from .power import cost_of, cost_paid, pay_power
from .ruleset import NOTHING


def price(s: MatrixState, seat: int, slot: int) -> int:
    """What it takes to buy a card, with its discounts."""
    return cost_of(s, seat, "buy", slot, s.cards[s.ident[slot]].cost or 0, least=s.game.rules.least_price)


def purchasable(s: MatrixState, seat: int, slot: int) -> bool:
    """Faceup, with a cost, and no Adversary (p.8) unless a text allows it."""
    if not s.known[slot] & FACE_UP or not s.cards[s.ident[slot]].for_sale:
        return False
    if s.game.adversary(s, seat, slot) and not in_force(s, "buyable", seat, slot):
        return False
    return not s.modifiers.get("forbid buy") or forbidden(s, "buy", seat, slot) is None


def distance_to(s: MatrixState, seat: int, slot: int) -> int:
    """How far the Power must reach; the Basic stack is bought from anywhere (Core p.20, War on Cybertron p.19)."""
    if s.where[slot] == BASIC:
        return 0
    return int(s.game.grid.distance[s.at[seat]][space_of(s, slot)])


def buy(s: MatrixState, seat: int, slot: int, first: int = -1) -> None:
    """Pay for a card, perhaps first with a certain one, and gain it."""
    pay_power(s, seat, price(s, seat, slot), distance_to(s, seat, slot), BUY, slot, first)
    cost_paid(s, seat, "buy", slot)
    happened(s, BUYS, seat, slot, space_of(s, slot))
    gain_card(s, seat, slot)


def gain_card(s: MatrixState, seat: int, slot: int, to: str = "discard") -> None:
    """Acquire a card without paying: to the discard pile unless its own or another text says otherwise."""
    space = space_of(s, slot)
    if s.card(slot).lasting:
        lift(s, slot)
    s.owner[slot] = seat
    zone = {"discard": DISCARD, "hand": HAND, "deck top": DECK}[to]
    if ALLY in s.card(slot).types:
        zone = PLAY  # an Ally goes straight into play (Core p.18, War on Cybertron p.18)
    move(s, slot, seat_zone(seat, zone))
    if zone == PLAY:
        enforce(s, slot, seat)
    if space >= 0:
        left_matrix(s, slot, space)
    call(s, GAINED, seat, slot)
    happened(s, GAINS, seat, slot, space)


class _Gained(Procedure):
    """What a card does when it is gained or bought."""

    @step("text")
    def text(self, s: MatrixState, f: Frame) -> Result:
        text: Effect | None = s.card(f.source).gain
        if text is not None:
            begin(s, text, f.seat, f.source, it=(f.source,))
        return None


GAINED = _Gained()
label_tree("matrix/gained", GAINED)


def gain_reward(s: MatrixState, seat: int, slot: int) -> None:
    """Collect what stands at the bottom of a card; a table may let no reward count where VP do not."""
    if s.game.rules.vp == NOTHING and s.game.ruling("coop_nonvp_rewards") == "drop":
        return
    reward: Effect | None = s.card(slot).reward
    if reward is not None:
        begin(s, reward, seat, slot, it=(slot,))


def for_sale(s: MatrixState, seat: int) -> list[int]:
    """Everything that could be bought with enough Power: the Matrix, and the top of the Basic stack."""
    found = [slot for slot in s.zones[MATRIX] if slot >= 0 and purchasable(s, seat, slot)]
    basic = s.zones[BASIC]
    if basic and purchasable(s, seat, basic[-1]):
        found.append(basic[-1])
    return found
