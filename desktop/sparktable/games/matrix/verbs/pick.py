"""Picking, as this game does it: they pick who own the cards, and a deck is shuffled where its top is needed."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Amount, amount
from sparktable.kernel.decisions import SEAT
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.vocabulary import picking
from sparktable.kernel.vocabulary.seats import THEM, YOU, seats_of

from .. import questions
from ..deeds.attack import next_encounter
from ..deeds.piles import deck_top
from ..state import MatrixState
from .select import NEXT_ENCOUNTER, ON_DECK, Cards, as_tuple


@dataclass(frozen=True, eq=False)
class PickFrom(picking.PickFrom):
    """A verb that picks one of the cards or characters which a selection finds."""

    def chooser(self) -> str:
        if self.by:
            return self.by
        return THEM if isinstance(self.what, Cards) and self.what.whose == THEM else YOU

    def question(self) -> QuestionKind:
        return questions.CHOOSE_CHARACTER if self.what.finds() is SEAT else questions.CHOOSE_CARD

    def possible(self, s: MatrixState, frame: Frame) -> bool:
        if isinstance(self.what, Cards) and self.what.zone == ON_DECK:
            return self.what.exists(s, frame)
        return bool(self.candidates(s, frame))

    def prepare(self, s: MatrixState, frame: Frame) -> None:
        """A deck whose top card is needed is shuffled from the discard pile first (War on Cybertron p.16)."""
        if isinstance(self.what, Cards):
            if ON_DECK in as_tuple(self.what.zone):
                for seat in seats_of(s, frame, self.what.whose):
                    deck_top(s, seat)
            elif self.what.zone == NEXT_ENCOUNTER:
                next_encounter(s)


@dataclass(frozen=True, eq=False)
class Pick(PickFrom):
    """A verb that does something to so many of them."""

    n: Amount = 1
    """How many; ALL for every one of them."""

    def wanted(self, s: MatrixState, frame: Frame) -> int:
        return amount(s, frame, self.n)
