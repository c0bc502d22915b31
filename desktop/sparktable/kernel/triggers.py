"""Triggered abilities: "when you draw your last card, …".

Abilities in force stand in one index, event kind -> listeners, so that an event costs one look-up however many cards
lie on the table. A trigger that fires waits until the running effect is done; several at once are put in order by
their owners, the player whose turn it is first; nobody is asked about the order of what is all the same.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from . import kinds, questions
from .compiler import mypyc_attr
from .control import Effect
from .decisions import Decision, Option, card, number
from .nodes import Frame, Node, label_tree
from .stack import begin
from .state import State
from .typed import Duration, EventKind
from .values import NOBODY, SOURCE, Listener, Waiting


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Trigger(Node):
    """A triggered ability. Games subclass it with their events and conditions."""

    event: EventKind | tuple[EventKind, ...]
    """What it listens for: one kind of event, or several."""
    effect: Effect

    @property
    def events(self) -> tuple[EventKind, ...]:
        return (self.event,) if isinstance(self.event, str) else self.event

    def matches(self, s: Any, listener: Listener, facts: tuple[int, ...]) -> bool:
        """Whether this event is one the ability speaks of. Reads the state, changes nothing."""
        return True

    def alike(self, s: Any, one: Waiting, other: Waiting) -> bool:
        """Whether it makes no difference which of two of this ability comes first."""
        return (one.slot, one.facts) == (other.slot, other.facts)

    def begin(self, s: Any, fired: Waiting) -> None:
        """Put the effect on the stack; override to bind what the event was about."""
        begin(s, self.effect, fired.seat, fired.slot)


def listen(s: State, kind: EventKind, slot: int, seat: int, node: Trigger, *, until: Duration = SOURCE,
           whose: int = NOBODY, once: bool = False, kept: tuple[int, ...] = ()) -> None:
    """Put a triggered ability into force. One that an effect leaves behind ("the next time …", "this turn, whenever
    …") says until when, whether it is over once it has fired, and what it must remember."""
    s.listeners[kind] = (*s.listeners.get(kind, ()), Listener(slot, seat, node, until, whose, once, kept))


def unlisten(s: State, slot: int) -> None:
    """The card left: none of its abilities listen any more."""
    for kind, listeners in [*s.listeners.items()]:
        for listener in listeners:
            if listener.slot == slot and listener.until == SOURCE:
                keep_listening(s, kind, [each for each in listeners if each.slot != slot or each.until != SOURCE])
                break


def keep_listening(s: State, kind: EventKind, listeners: list[Listener]) -> None:
    """Who still listens for a kind of event."""
    if listeners:
        s.listeners[kind] = tuple(listeners)
    else:
        del s.listeners[kind]


def fire(s: State, kind: EventKind, *facts: int) -> None:
    """Something happened: the abilities that speak of it will resolve once the running effect is done."""
    listeners = s.listeners.get(kind, ())
    spent = []
    for listener in listeners:
        node = listener.node
        assert isinstance(node, Trigger)
        if node.matches(s, listener, facts):
            s.waiting.append(Waiting(node, listener.slot, listener.seat, facts, listener.kept))
            if listener.once:
                spent.append(listener)
    if spent:
        left = [*listeners]
        for listener in spent:
            left.remove(listener)
        keep_listening(s, kind, left)


def _orderer(s: State, fired: Waiting) -> int:
    """Who puts a trigger in order: its owner, or the player whose turn it is for a card that is nobody's."""
    return fired.seat if fired.seat >= 0 else s.active


def _alike(s: State, one: Waiting, other: Waiting) -> bool:
    node = one.node
    assert isinstance(node, Trigger)
    return node is other.node and one.seat == other.seat and node.alike(s, one, other)


class _Order(Node):
    """Resolves what has fired: the active seat's first, then around the table; each owner orders its own."""

    def gather(self, s: State) -> Frame:
        """The frame that resolves what is waiting now."""
        seats = s.game.seats
        batch = tuple(sorted(s.waiting, key=lambda fired: (_orderer(s, fired) - s.active) % seats))
        s.waiting.clear()
        return Frame(self, 0, _orderer(s, batch[0]), -1, batch)

    def run(self, s: State, frame: Frame) -> Decision | None:
        batch = frame.data
        seat = _orderer(s, batch[0])
        mine: list[int] = []  # one of each kind: those that are alike are put in order by nobody
        for index, fired in enumerate(batch):
            if _orderer(s, fired) == seat and not any(_alike(s, batch[each], fired) for each in mine):
                mine.append(index)
        if len(mine) == 1:
            self._go(s, batch, 0)
            return None
        options = [Option(kinds.TRIGGER, (card(batch[index].slot), number(index))) for index in mine]
        return Decision(seat, questions.ORDER, options)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        self._go(s, frame.data, option.value("number"))

    def _go(self, s: State, batch: tuple[Waiting, ...], index: int) -> None:
        """Resolve one; the rest waits below it."""
        rest = batch[:index] + batch[index + 1:]
        if rest:
            s.stack.append(Frame(self, 0, _orderer(s, rest[0]), -1, rest))
        fired = batch[index]
        node = fired.node
        assert isinstance(node, Trigger)
        node.begin(s, fired)


ORDER: Final = _Order()
label_tree("kernel/order", ORDER)
