"""Cards that lie face down and wait for their moment.

Its owner is asked at every moment that *any* card of the game could wait for, whatever the card really is, and even
where only "no" is left to say: so neither being asked nor not being asked tells anything. All such cards listen with
the same nodes, made once for each game.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import questions
from .compiler import mypyc_attr
from .control import Effect
from .decisions import NO, YES, Decision, Option, Ref, word
from .nodes import Frame, Node
from .stack import begin
from .state import State
from .triggers import Trigger, listen, unlisten
from .typed import EventKind
from .values import Listener, Waiting


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class MayReveal(Effect):
    """Its owner may turn the card up if this is its moment."""

    event: EventKind
    reveal: Node
    """Turns the card up and lets it work; run with the card as its source, `s.scope.it` holding the event's facts."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        if not lies_in_wait(s, frame.source):  # of several moments at once it took an earlier one, or it is gone
            return None
        ready = self.event in s.card(frame.source).moments and self.reveal_possible(s, frame)
        return Decision(frame.seat, questions.TURN_UP, (YES, NO) if ready else (NO,), frame.source,
                        self.about(s, frame), secret=True)

    def about(self, s: Any, frame: Frame) -> tuple[Ref, ...]:
        """What the question is about: the moment."""
        return (word(self.event),)

    def reveal_possible(self, s: Any, frame: Frame) -> bool:
        """Whether the card, at one of its moments, may be turned up now."""
        return True

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option == YES:
            unlisten(s, frame.source)
            s.stack.append(Frame(self.reveal, 0, frame.seat, frame.source, ()))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Lurk(Trigger):
    """What every card that lies face down listens with for one event. `matches` may look only at what all can see."""

    def matches(self, s: Any, listener: Listener, facts: tuple[int, ...]) -> bool:
        return True

    def alike(self, s: Any, one: Waiting, other: Waiting) -> bool:
        """Of several moments at once its owner takes whichever it likes, in any order."""
        return one.slot == other.slot

    def begin(self, s: Any, fired: Waiting) -> None:
        begin(s, self.effect, fired.seat, fired.slot, it=fired.facts)


def lie_in_wait(s: State, slot: int, seat: int, lurks: Mapping[EventKind, Lurk]) -> None:
    """A card has been laid face down: it listens for all that any card of the game could wait for, the events that
    `lurks` names."""
    for event, lurk in lurks.items():
        listen(s, event, slot, seat, lurk)


def lies_in_wait(s: State, slot: int) -> bool:
    """Whether a card still lies face down and waits; everybody sees that."""
    return any(each.slot == slot and isinstance(each.node, Lurk) for table in s.listeners.values() for each in table)
