"""What is done with the top of the deck in the open, and what goes back there."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.zones import move

from .. import questions
from ..deeds.deck import put_on_deck, reach, refill, scrap_from_deck
from ..state import DECK, HAND, TcgState
from .select import Words, is_kind, words
from .whom import DoneTo


@dataclass(frozen=True, eq=False)
class Sift(Effect):
    """Reveal so many cards on top of your deck: such as these go to your hand, the rest is scrapped."""

    n: int
    kind: Words

    def run(self, s: TcgState, frame: Frame) -> None:
        reach(s, frame.seat, self.n)
        shown = s.zones[DECK + frame.seat][-self.n:][::-1]
        for slot in shown:
            s.known[slot] |= (1 << s.game.seats) - 1
        s.learnt += 1
        kept = [slot for slot in shown if any(is_kind(s, slot, kind) for kind in words(self.kind))]
        for slot in shown:
            if slot in kept:
                move(s, slot, HAND + frame.seat)
            else:
                scrap_from_deck(s, slot, frame.seat)
        refill(s, frame.seat)


class RevealOntoDeck(DoneTo):
    """Reveal cards of your hand and put them on top of your deck."""

    def question(self) -> QuestionKind:
        return questions.PUT_ON_DECK

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            put_on_deck(s, slot)
            s.known[slot] |= (1 << s.game.seats) - 1
        s.learnt += 1
