"""Before the game begins: what a character may fetch from its owner's deck."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import NO, YES, Decision, Option
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import call
from sparktable.kernel.zones import move, turn_up

from .. import questions
from ..deeds.upgrading import PLACED, PUTTING_ON
from ..events import BEFORE_THE_GAME
from ..facts.slots import may_bear
from ..facts.stats import is_upgrade
from ..state import DECK, HAND, TcgState
from .abilities import Happens, when_somebody
from .select import YOU, me


@dataclass(frozen=True, eq=False)
class MayFetch(Effect):
    """You may show a card of that name out of your deck and take it; an Upgrade is put on this. Whether
    it is in the deck is nobody else's business."""

    name: str

    def run(self, s: TcgState, frame: Frame) -> Decision:
        options = (YES, NO) if self._found(s, frame) else (NO,)
        return Decision(frame.seat, questions.FETCH, options, frame.source, secret=True)

    def _found(self, s: TcgState, frame: Frame) -> list[int]:
        return [slot for slot in s.zones[DECK + frame.seat] if s.card(slot).name == self.name
                and not (is_upgrade(s, slot) and not may_bear(s, slot, me(s, frame), frame.seat))]

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.scope.done = option == YES
        if s.scope.done:
            slot = self._found(s, frame)[0]
            turn_up(s, slot)
            if is_upgrade(s, slot):
                call(s, PUTTING_ON, frame.seat, slot, ((me(s, frame),), PLACED))
            else:
                move(s, slot, HAND + frame.seat)


def before_the_game(effect: Effect) -> Happens:
    """Before the game begins."""
    return when_somebody(BEFORE_THE_GAME, YOU, effect)
