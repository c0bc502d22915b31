"""Triggered texts: "when this attacks, …", "when another of yours falls, …"."""
from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from ..compiler import mypyc_attr
from ..control import Condition, no_frame
from ..scope import Scope
from ..stack import begin
from ..triggers import Trigger
from ..values import Listener, Waiting
from .selections import Selection


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class When(Trigger):
    """When such a thing happens to one of these, the effect; in it, "it" are the facts of the event."""

    of: Selection | None = None
    """What the event must be about, wherever that is by now; None for anything."""
    _: KW_ONLY
    fact: int = 0
    """Which of the event's facts that is: of an attack, the one who attacks or the one who is attacked."""
    condition: Condition | None = None

    def matches(self, s: Any, listener: Listener, facts: tuple[int, ...]) -> bool:
        frame = no_frame(listener.seat, listener.slot)
        if self.of is not None and not self.of.describes(s, frame, facts[self.fact]):
            return False
        if self.condition is None:
            return True
        before, s.scope = s.scope, Scope(facts)
        holds = self.condition.holds(s, frame)
        s.scope = before
        return holds

    def begin(self, s: Any, fired: Waiting) -> None:
        begin(s, self.effect, fired.seat, fired.slot, it=fired.facts)
