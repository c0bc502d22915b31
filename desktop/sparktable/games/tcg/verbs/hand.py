"""What is done with hands, beyond drawing and scrapping so many cards."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, Decision, Option
from sparktable.kernel.nodes import Frame
from sparktable.kernel.vocabulary.seats import EVERYBODY, seats_of

from .. import questions
from ..deeds.hand import scrap_from_hand
from ..state import HAND, TcgState


@dataclass(frozen=True, eq=False)
class KeepInHand(Effect):
    """Each player chooses so many cards from the own hand; when all have chosen, the rest is scrapped together."""

    n: int

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        kept = frame.data
        hands = [s.zones[HAND + seat] for seat in seats_of(s, frame, EVERYBODY)]
        for hand in hands:
            if len(hand) > self.n > sum(slot in kept for slot in hand):
                options = [CARD[slot] for slot in hand if slot not in kept]
                return Decision(s.owner[hand[0]], questions.KEEP, options, frame.source, secret=True)
        for slot in [slot for hand in hands if len(hand) > self.n for slot in hand if slot not in kept]:
            scrap_from_hand(s, slot, frame.seat)
        return None

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.stack.append(frame.having((*frame.data, option.value("card"))))
