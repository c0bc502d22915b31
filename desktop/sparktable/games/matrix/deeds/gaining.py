"""Cards are bought and gained (War on Cybertron p.8, p.18; Core p.8, p.18-19)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import begin, call
from sparktable.kernel.zones import move

from .. import stats
from ..card import ALLY
from ..events import BUYS, GAINS, happened
from ..facts.cards import space_of
from ..facts.market import distance_to, price
from ..ruleset import NOTHING
from ..state import BUY, DECK, DISCARD, HAND, PLAY, MatrixState, seat_zone
from .enforcing import enforce, lift
from .paying import cost_paid, pay_power
from .piles import left_matrix


def buy(s: MatrixState, seat: int, slot: int, first: int = -1) -> None:
    """Pay for a card, perhaps first with a certain one, and gain it."""
    pay_power(s, seat, price(s, seat, slot), distance_to(s, seat, slot), BUY, slot, first)
    cost_paid(s, seat, stats.BUYING, slot)
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


GAINED: Final = _Gained()
label_tree("matrix/gained", GAINED)


def gain_reward(s: MatrixState, seat: int, slot: int) -> None:
    """Collect what stands at the bottom of a card; a table may let no reward count where VP do not."""
    if s.game.rules.vp == NOTHING and s.game.ruling("coop_nonvp_rewards") == "drop":
        return
    reward: Effect | None = s.card(slot).reward
    if reward is not None:
        begin(s, reward, seat, slot, it=(slot,))
