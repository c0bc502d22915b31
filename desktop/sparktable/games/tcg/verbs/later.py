"""What an effect leaves behind for later."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame
from sparktable.kernel.presence import incarnation, is_still
from sparktable.kernel.stack import begin
from sparktable.kernel.triggers import Trigger, listen
from sparktable.kernel.values import Listener, Waiting

from ..deeds.deck import begin_effect
from ..events import KOED, TURN_ENDS
from ..state import TcgState
from ..stats import TURN


@dataclass(frozen=True, eq=False)
class WhatWaits(Trigger):
    """What an effect leaves behind for later this turn, about a card as it is now."""

    happens_to_it: bool = True
    """The event must be about that card."""
    fact: int = 0
    """Which of its facts must be that card."""

    def matches(self, s: TcgState, listener: Listener, facts: tuple[int, ...]) -> bool:
        return is_still(s, *listener.kept) and (not self.happens_to_it or facts[self.fact] == listener.kept[0])

    def begin(self, s: TcgState, fired: Waiting) -> None:
        begin_effect(s, fired.seat, fired.slot)
        begin(s, self.effect, fired.seat, fired.slot, it=fired.kept[:1])


@dataclass(frozen=True, eq=False)
class Later(Effect):
    """When something happens this turn, with what "it" is now: "at the end of turn, KO it"."""

    waits: WhatWaits

    def run(self, s: TcgState, frame: Frame) -> None:
        for slot in s.scope.it:
            for event in self.waits.events:
                listen(s, event, frame.source, frame.seat, self.waits, until=TURN, once=True,
                       kept=incarnation(s, slot))


def at_end_of_turn(effect: Effect) -> Later:
    """At the end of the turn, with what "it" is now."""
    return Later(WhatWaits(TURN_ENDS, effect, happens_to_it=False))


def if_koed_this_turn(effect: Effect) -> Later:
    """If "it" is KO'd this turn."""
    return Later(WhatWaits(KOED, effect))
