"""The state of one game in progress: everything there is to know, and nothing else.

Cards are *slots*, numbered for good at set-up. What a slot *is* stands in one table (`ident`), so that another world
that looks the same to a seat is the same state with some identities exchanged.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from .codec import dump, load, part_of_states
from .fields import Record, record
from .nodes import Frame, Node

if TYPE_CHECKING:
    from .decisions import Decision
    from .events import Event
    from .game import Card, Game

NOBODY = -1


class Outcome(NamedTuple):
    """How a game ended."""

    reason: str
    """A message key: `hand`, `deck`, `damage` …"""
    winners: tuple[int, ...]
    """The seats that won: none when the game itself won, several for a team or a shared win."""
    scores: tuple[int, ...] = ()
    """Points by seat, where the game counts any."""


SOURCE = "source"
"""How long something lasts: while its card stays in force. The other durations are the games'."""


class Modifier(NamedTuple):
    """A continuous effect in force. See `modifiers.py`."""

    stat: str
    node: Node
    source: int
    seat: int
    amount: int
    until: str
    subject: int
    whose: int = NOBODY
    """Of which battle, or of whose turn, `until` speaks; see `durations.py`."""


class Listener(NamedTuple):
    """A triggered ability in force: whose it is, on which card, and what it does. See `triggers.py`."""

    slot: int
    seat: int
    node: Node
    until: str = SOURCE
    whose: int = NOBODY
    once: bool = False
    """It is over when it has fired."""
    kept: tuple[int, ...] = ()
    """What the effect that put it there noted for it: whom it is about, how strong that was."""


class Waiting(NamedTuple):
    """A trigger that has fired and not yet been put on the stack."""

    node: Node
    slot: int
    seat: int
    facts: tuple[int, ...]
    """What the event was about: slots, spaces, seats, numbers, in the order the event names them."""
    kept: tuple[int, ...] = ()
    """What its listener kept."""


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


@record
class State(Record):
    """Fields that every game has. A game adds its own by subclassing (`class DuelState(State)`)."""

    TRANSIENT: ClassVar[frozenset[str]] = frozenset({"events", "chance"})
    DERIVED: ClassVar[frozenset[str]] = frozenset({"pending"})
    SPARSE: ClassVar[frozenset[str]] = frozenset({"bonds", "visits", "spans"})

    WHOLE: ClassVar[bool] = True

    game: Game
    """The game with its options: set, mode, seats, switches. Shared by all its states."""
    cards: tuple[Card, ...]
    """The catalogue; `cards[ident[slot]]` is what a slot is. The last one is the unknown card."""
    ident: list[int]
    """Slot -> index into the catalogue."""
    known: list[int]
    """Slot -> bit mask of the seats that know what it is; see `zones.FACE_UP` for the bit of a card lying open."""
    pool: list[int]
    """Slot -> the pool of cards it was last shuffled into: among which unknown slots its identity may be."""
    owner: list[int]
    """Slot -> the seat whose card it is, or -1."""
    where: list[int]
    """Slot -> zone."""
    zones: list[list[int]]
    """Zone -> its slots, bottom first, top last. A board is a zone too; its empty spaces hold -1."""
    rng: int
    """All the luck there is."""
    stack: list[Frame]
    """What is going on: the frame on top runs next."""
    waiting: list[Waiting]
    """Triggers that have fired and wait until the running effect is done."""
    modifiers: dict[str, tuple[Modifier, ...]]
    """Stat -> the continuous effects on it, oldest first."""
    listeners: dict[str, tuple[Listener, ...]]
    """Event kind -> the triggered abilities that listen for it."""
    bonds: dict[int, tuple[Bond, ...]] = {}
    """Card -> what is attached to it, lies under it, is part of it: oldest first."""
    visits: dict[int, int] = {}
    """Card -> how often it has left play: when it returns, it is another one. See `presence.py`."""
    spans: int = 0
    """Battles and other spans of time begun so far, so that each has a number of its own."""
    it: tuple[int, ...] = ()
    """The cards last chosen, drawn or looked at by the ability that is resolving."""
    them: int = NOBODY
    """The seat that the resolving ability is affecting."""
    spot: int = NOBODY
    """The space that the resolving ability last dealt with."""
    amount: int = 0
    """X, where the resolving ability's price was chosen."""
    done: bool = True
    """Whether the last effect was carried out in full."""
    active: int = 0
    """Whose turn it is."""
    turn: int = 0
    """Turns begun so far, of all seats."""
    learnt: int = 0
    """How often anybody learnt something hidden or luck spoke: undo stops where it changes."""
    outcome: Outcome | None = None
    """How the game ended, once it has."""
    events: list[Event] | None = None
    """Where events are collected for a table or a log; None while nobody looks."""
    chance: list[int] | None = None
    """Where outcomes of luck are collected for a record; None while nobody keeps one."""
    pending: Decision | None = None
    """The question being asked; always what running the top frame would ask again."""

    def card(self, slot: int) -> Any:
        """What a slot is."""
        return self.cards[self.ident[slot]]

    @property
    def unknown(self) -> int:
        """The index of the unknown card: what a slot is in the view of whoever does not know."""
        return len(self.cards) - 1

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.game, dump(self))
