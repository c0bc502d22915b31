"""Triggered abilities: "when you take command of a Polity, …".

Abilities in force stand in one index, event kind -> listeners, so that an event costs one look-up however many cards
lie on the table. A trigger that fires waits until the running effect is done; several at once are put in order by
their owners, the player whose turn it is first; nobody is asked about the order of what is all the same.
"""
from __future__ import annotations

from typing import Any

from .decisions import Decision, Option, card, number
from .nodes import Frame, Node, label_tree
from .run import begin
from .state import Listener, State, Waiting


class Trigger(Node):
    """A triggered ability. Games subclass it with their events and conditions."""

    event: str
    effect: Node

    def matches(self, s: Any, listener: Listener, facts: tuple[int, ...]) -> bool:
        """Whether this event is one the ability speaks of. Reads the state, changes nothing."""
        return True

    def alike(self, s: Any, one: Waiting, other: Waiting) -> bool:
        """Whether it makes no difference which of two of this ability comes first."""
        return (one.slot, one.facts) == (other.slot, other.facts)

    def begin(self, s: Any, fired: Waiting) -> None:
        """Put the effect on the stack; override to bind what the event was about."""
        begin(s, self.effect, fired.seat, fired.slot)


def listen(s: State, kind: str, slot: int, seat: int, node: Trigger) -> None:
    """Put a triggered ability into force."""
    s.listeners[kind] = (*s.listeners.get(kind, ()), Listener(slot, seat, node))


def unlisten(s: State, slot: int) -> None:
    """The card left: none of its abilities listen any more."""
    for kind, listeners in [*s.listeners.items()]:
        for listener in listeners:
            if listener.slot == slot:
                staying = tuple(listener for listener in listeners if listener.slot != slot)
                if staying:
                    s.listeners[kind] = staying
                else:
                    del s.listeners[kind]
                break


def fire(s: State, kind: str, *facts: int) -> None:
    """Something happened: the abilities that speak of it will resolve once the running effect is done."""
    for listener in s.listeners.get(kind, ()):
        node = listener.node
        assert isinstance(node, Trigger)
        if node.matches(s, listener, facts):
            s.waiting.append(Waiting(node, listener.slot, listener.seat, facts))


def _orderer(s: State, fired: Waiting) -> int:
    """Who puts a trigger in order: its owner, or the player whose turn it is for a card that is nobody's."""
    return fired.seat if fired.seat >= 0 else s.active


def _alike(s: State, one: Waiting, other: Waiting) -> bool:
    node = one.node
    assert isinstance(node, Trigger)
    return node is other.node and one.seat == other.seat and node.alike(s, one, other)


class _Order(Node):
    """Takes the waiting triggers: the active seat's first, then around the table; each owner orders its own."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        batch = frame[4]
        if not batch:  # first run: take what has fired since
            seats = s.game.seats
            batch = tuple(sorted(s.waiting, key=lambda fired: (_orderer(s, fired) - s.active) % seats))
            s.waiting.clear()
            if len(batch) == 1:
                self._start(s, batch[0])
                return None
            s.stack.append((self, 0, _orderer(s, batch[0]), -1, batch))
            return None
        seat = _orderer(s, batch[0])
        mine: list[int] = []  # one of each kind: those that are alike are put in order by nobody
        for index, fired in enumerate(batch):
            if _orderer(s, fired) == seat and not any(_alike(s, batch[each], fired) for each in mine):
                mine.append(index)
        if len(mine) == 1:
            self._go(s, batch, 0)
            return None
        options = [Option("trigger", (card(batch[index].slot), number(index))) for index in mine]
        return Decision(seat, "order", options)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        self._go(s, frame[4], option.value("number"))

    def _go(self, s: State, batch: tuple[Waiting, ...], index: int) -> None:
        """Resolve one; the rest waits below it."""
        rest = batch[:index] + batch[index + 1:]
        if rest:
            s.stack.append((self, 0, _orderer(s, rest[0]), -1, rest))
        self._start(s, batch[index])

    def _start(self, s: State, fired: Waiting) -> None:
        node = fired.node
        assert isinstance(node, Trigger)
        node.begin(s, fired)


ORDER = _Order()
label_tree("kernel/order", ORDER)
