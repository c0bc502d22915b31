"""The state of one game in progress: everything there is to know, and nothing else.

Cards are *slots*, numbered for good at set-up. What a slot *is* stands in one table (`ident`), so that another world
that looks the same to a seat is the same state with some identities exchanged.

As plain data (`dump`, `load`) frames and abilities are written as labels, cards as slots and catalogue slugs, so it
stays readable and survives an edit of the code.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from .codec import digest_of, fields_of, frame_of, plain, record_class, rich
from .fields import Record, record
from .nodes import Frame
from .scope import BINDINGS, Scope
from .typed import EventKind, Stat
from .values import Bond, Event, Listener, Modifier, Outcome, Waiting

if TYPE_CHECKING:
    from .decisions import Decision
    from .game import Card, Game


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
    modifiers: dict[Stat, tuple[Modifier, ...]]
    """Stat -> the continuous effects on it, oldest first."""
    listeners: dict[EventKind, tuple[Listener, ...]]
    """Event kind -> the triggered abilities that listen for it."""
    bonds: dict[int, tuple[Bond, ...]] = {}
    """Card -> what is attached to it, lies under it, is part of it: oldest first."""
    visits: dict[int, int] = {}
    """Card -> how often it has left play: when it returns, it is another one. See `presence.py`."""
    spans: int = 0
    """Battles and other spans of time begun so far, so that each has a number of its own."""
    scope: Scope = Scope()
    """What the ability that is resolving has chosen: "it", "them", X. See `scope.py`."""
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


_SHARED = ("game", "cards")


def dump(s: State) -> dict[str, Any]:
    """The state as JSON-able data."""
    values = s.written()
    values |= zip(BINDINGS, values.pop("scope").parts(), strict=True)  # each beside the rest, by its name
    data = {name: plain(value) for name, value in values.items() if name not in _SHARED and name != "ident"}
    return {"type": type(s).__name__, "ident": [s.cards[index].slug for index in s.ident], **data}


def load(game: Game, data: dict[str, Any]) -> State:
    """The state that `dump` wrote. Raises LookupError for an unknown label or card, ValueError for a wrong
    shape; whatever the data says, only records and values of the house are ever made from it."""
    cls = record_class(data.get("type"))
    if not cls.WHOLE:
        raise ValueError(f"'{cls.__name__}' is no kind of game state")
    slugs = {card.slug: index for index, card in enumerate(game.cards)}
    stored = cls.FIELDS.keys() - cls.TRANSIENT - cls.DERIVED - {*_SHARED, "ident", "scope"}
    values = fields_of(cls, data, stored)
    values["scope"] = Scope(**{name: rich(data[name]) for name in BINDINGS if name in data})
    values["stack"] = [frame_of(parts) for parts in values["stack"]]
    ident = []
    for slug in data.get("ident", ()):
        if not isinstance(slug, str) or slug not in slugs:
            raise LookupError(f"there is no card '{slug}'")
        ident.append(slugs[slug])
    return cast("type[State]", cls)(game=game, cards=game.cards, ident=ident, **values)


def digest(s: State) -> str:
    """A short fingerprint: equal for equal states, on every machine."""
    return digest_of(dump(s))
