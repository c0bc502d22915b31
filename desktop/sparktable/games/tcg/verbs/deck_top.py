"""The top of a deck: seen, put in order, laid there."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, Decision, Option, card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.vocabulary.seats import seats_of
from sparktable.kernel.zones import learn

from .. import questions
from ..deeds.deck import flip_cards, put_on_deck, reach
from ..events import SHOWN
from ..state import DECK, TcgState
from .select import YOURS
from .whom import DoneTo


@dataclass(frozen=True, eq=False)
class RevealTop(Effect):
    """Turn up so many cards from the top of your deck and lay them aside; "it" is what was turned up."""

    n: int

    def run(self, s: TcgState, frame: Frame) -> None:
        s.scope.it = tuple(flip_cards(s, frame.seat, self.n))


@dataclass(frozen=True, eq=False)
class SeeTop(Effect):
    """Look at so many cards on top of a deck, which stay there, or show them to everybody; "it" is what was seen."""

    n: int = 1
    whose: str = YOURS
    shown: bool = False

    def run(self, s: TcgState, frame: Frame) -> None:
        seen: list[int] = []
        for seat in seats_of(s, frame, self.whose):
            reach(s, seat, self.n)
            seen += s.zones[DECK + seat][-self.n:][::-1]
        for slot in seen:
            for seat in range(s.game.seats) if self.shown else (frame.seat,):
                learn(s, seat, slot)
            if self.shown:
                emit(s, SHOWN, s.owner[slot], card(slot))
        s.scope.it = tuple(seen)


@dataclass(frozen=True, eq=False)
class PutInOrder(Effect):
    """So many cards on top of your deck are put in an order of your choice: the last one comes to lie on top. The
    frame's data: how many are left, and those that are back."""

    n: int

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        if frame.step == 0:
            reach(s, frame.seat, self.n)
        deck = s.zones[DECK + frame.seat]
        if frame.step == 0:
            for slot in deck[-self.n:]:
                learn(s, frame.seat, slot)
            s.stack.append(frame.having((min(self.n, len(deck)),)).at(1))
            return None
        left, *back = frame.data
        looked = [slot for slot in deck[-left - len(back):] if slot not in back]
        if left < 2:
            if left:
                put_on_deck(s, looked[0])
            return None
        return Decision(frame.seat, questions.PUT_BACK, [CARD[slot] for slot in looked], frame.source)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        left, *back = frame.data
        slot = option.value("card")
        put_on_deck(s, slot)
        s.stack.append(frame.having((left - 1, *back, slot)))


class ToTopOfDeck(DoneTo):
    """Cards go on top of their owner's deck."""

    def question(self) -> QuestionKind:
        return questions.TO_TOP_OF_DECK

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            put_on_deck(s, slot)
