"""What a state holds besides numbers: how it ended, what is in force, what listens, what waits."""
from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

from .codec import part_of_states
from .decisions import Ref
from .fields import Frozen
from .nodes import Node
from .typed import Duration, EventKind, Stat

NOBODY: Final = -1


class Outcome(NamedTuple):
    """How a game ended."""

    reason: str
    """A message key: `hand`, `deck`, `damage` …"""
    winners: tuple[int, ...]
    """The seats that won: none when the game itself won, several for a team or a shared win."""
    scores: tuple[int, ...] = ()
    """Points by seat, where the game counts any."""


SOURCE: Final[Duration] = Duration("source")
"""How long something lasts: while its card stays in force. The other durations are the games'."""


class Modifier(Frozen):
    """A continuous effect in force. See `modifiers.py`."""

    stat: Stat
    node: Node
    source: int
    seat: int
    amount: int
    until: Duration
    subject: int
    whose: int
    """Of which battle, or of whose turn, `until` speaks; see `durations.py`."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"whose": NOBODY}

    # --- written by packaging/write_records.py
    __slots__ = ("amount", "node", "seat", "source", "stat", "subject", "until", "whose")
    FIELDS: ClassVar[dict[str, str]] = {"stat": "Stat", "node": "Node", "source": "int", "seat": "int",
                                        "amount": "int", "until": "Duration", "subject": "int", "whose": "int"}

    def __init__(self, stat: Stat, node: Node, source: int, seat: int, amount: int, until: Duration, subject: int,
                 whose: int = NOBODY) -> None:
        self.stat = stat
        self.node = node
        self.source = source
        self.seat = seat
        self.amount = amount
        self.until = until
        self.subject = subject
        self.whose = whose

    def parts(self) -> tuple[Any, ...]:
        return (self.stat, self.node, self.source, self.seat, self.amount, self.until, self.subject, self.whose)
    # --- as far as here


class Listener(Frozen):
    """A triggered ability in force: whose it is, on which card, and what it does. See `triggers.py`."""

    slot: int
    seat: int
    node: Node
    until: Duration
    whose: int
    once: bool
    """It is over when it has fired."""
    kept: tuple[int, ...]
    """What the effect that put it there noted for it: whom it is about, how strong that was."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"until": SOURCE, "whose": NOBODY, "once": False, "kept": ()}

    # --- written by packaging/write_records.py
    __slots__ = ("kept", "node", "once", "seat", "slot", "until", "whose")
    FIELDS: ClassVar[dict[str, str]] = {"slot": "int", "seat": "int", "node": "Node", "until": "Duration",
                                        "whose": "int", "once": "bool", "kept": "tuple[int, ...]"}

    def __init__(self, slot: int, seat: int, node: Node, until: Duration = SOURCE, whose: int = NOBODY,
                 once: bool = False, kept: tuple[int, ...] = ()) -> None:
        self.slot = slot
        self.seat = seat
        self.node = node
        self.until = until
        self.whose = whose
        self.once = once
        self.kept = kept

    def parts(self) -> tuple[Any, ...]:
        return (self.slot, self.seat, self.node, self.until, self.whose, self.once, self.kept)
    # --- as far as here


class Waiting(Frozen):
    """A trigger that has fired and not yet been put on the stack."""

    node: Node
    slot: int
    seat: int
    facts: tuple[int, ...]
    """What the event was about: slots, spaces, seats, numbers, in the order the event names them."""
    kept: tuple[int, ...]
    """What its listener kept."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"kept": ()}

    # --- written by packaging/write_records.py
    __slots__ = ("facts", "kept", "node", "seat", "slot")
    FIELDS: ClassVar[dict[str, str]] = {"node": "Node", "slot": "int", "seat": "int", "facts": "tuple[int, ...]",
                                        "kept": "tuple[int, ...]"}

    def __init__(self, node: Node, slot: int, seat: int, facts: tuple[int, ...], kept: tuple[int, ...] = ()) -> None:
        self.node = node
        self.slot = slot
        self.seat = seat
        self.facts = facts
        self.kept = kept

    def parts(self) -> tuple[Any, ...]:
        return (self.node, self.slot, self.seat, self.facts, self.kept)
    # --- as far as here


class Incarnation(NamedTuple):
    """A card during one stay in play; see `presence.py`. Two numbers, so it may stand in `kept` and `facts`."""

    slot: int
    visit: int


class Bond(NamedTuple):
    """A card that hangs together with another. See `relations.py`."""

    slot: int
    relation: Node


part_of_states(Outcome, Incarnation, Bond)
part_of_states(Modifier, always=7)
part_of_states(Listener, always=3)
part_of_states(Waiting, always=4)


class Event(NamedTuple):
    kind: EventKind
    """A message key: `moved`, `played`, `bought`, `ambushed` …"""
    seat: int
    """Who did it or to whom it happened; -1 for nobody in particular."""
    refs: tuple[Ref, ...]
    """What it was about, in the order the message names it."""
    identities: tuple[tuple[int, int, int], ...]
    """(slot, identity, mask of the seats that knew it) for each card named."""

    def seen_by(self, seat: int) -> Event:
        """The event as that seat saw it: identities it did not know are left out."""
        bit = 1 << seat
        return self._replace(identities=tuple(item for item in self.identities if item[2] & bit))

    def identity(self, slot: int) -> int | None:
        """What a slot was, if the viewer knew it."""
        for known_slot, ident, _ in self.identities:
            if known_slot == slot:
                return ident
        return None
