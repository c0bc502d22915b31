"""A card is named before it is seen."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import Decision, Option, Options, word
from sparktable.kernel.nodes import Frame
from sparktable.kernel.zones import learn, move

from .. import kinds, questions
from ..card import CHARACTER
from ..deeds.deck import reach, refill
from ..state import DECK, HAND, TcgState

NAME = Options(kinds.NAME, "title")


@dataclass(frozen=True, eq=False)
class NameTopCard(Effect):
    """Name a card and show the top one of your deck: if it is that one you take it, otherwise it goes back. What is
    named is one of the cards that you brought: no other could lie there."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        reach(s, frame.seat, 1)
        if not s.zones[DECK + frame.seat]:
            return None
        brought = sorted({s.card(slot).slug for slot, owner in enumerate(s.owner) if owner == frame.seat
                          and s.card(slot).type != CHARACTER})
        return Decision(frame.seat, questions.NAME_A_CARD, [NAME[slug] for slug in brought], frame.source,
                        (word(self.label),))

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        slot = s.zones[DECK + frame.seat][-1]
        for seat in range(s.game.seats):
            learn(s, seat, slot)
        s.scope.it = (slot,)
        s.scope.done = s.card(slot).slug == option.refs[0].value
        if s.scope.done:
            move(s, slot, HAND + frame.seat)
            refill(s, frame.seat)
