"""Traps: cards that lie face down until their moment."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.modifiers import drop, modify
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.replacements import Happening, Replacement, would
from sparktable.kernel.secrets import Lurk, MayReveal, lie_in_wait
from sparktable.kernel.state import State
from sparktable.kernel.values import Listener, Modifier
from sparktable.kernel.zones import move, turn_up

from . import names
from .effects import TO_SCRAP
from .names import TURN
from .state import TRAP, DuelState


@dataclass(frozen=True, eq=False)
class Spring(Lurk):
    """A trap springs in what the opponent does."""

    def matches(self, s: State, listener: Listener, facts: tuple[int, ...]) -> bool:
        return s.owner[facts[0]] != listener.seat


class TurnUp(Node):
    """The trap is turned up, does what it says, and is scrapped."""

    def run(self, s: State, frame: Frame) -> None:
        turn_up(s, frame.source)
        s.stack += [frame.to(TO_SCRAP), frame.to(s.card(frame.source).text)]


class Cancelled(Replacement):
    """It is played for nothing."""

    def applied(self, s: State, m: Modifier, happening: Happening) -> None:
        happening.cancel()
        drop(s, m)


@dataclass(frozen=True, eq=False)
class Cancel(Effect):
    """Cancel the Action that has just been played."""

    def do(self, s: State, frame: Frame) -> None:
        modify(s, would(names.PLAY), CANCELLED, source=frame.source, seat=frame.seat, until=TURN,
               subject=s.scope.it[0])


def set_trap(s: DuelState, seat: int, slot: int) -> None:
    """Lay a trap face down. That it is one is no secret, but which."""
    move(s, slot, TRAP + seat)
    s.pool[slot] = TRAP + seat
    lie_in_wait(s, slot, seat, SPRINGS)


TURN_UP, CANCELLED = TurnUp(), Cancelled()
label_tree("toy-duel/turn-up", TURN_UP)
label_tree("toy-duel/cancelled", CANCELLED)
MOMENTS = (names.ATTACKS, names.FLIPPED, names.PLAYS)
SPRINGS = {event: Spring(event, MayReveal(event, TURN_UP)) for event in MOMENTS}
for _event, _spring in SPRINGS.items():
    label_tree(f"toy-duel/spring/{_event}", _spring)
