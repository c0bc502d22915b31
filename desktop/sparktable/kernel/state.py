"""The state of one game in progress: everything there is to know, and nothing else.

Cards are *slots*, numbered for good at set-up. What a slot *is* stands in one table (`ident`), so that another world
that looks the same to a seat is the same state with some identities exchanged.

As plain data (`dump`, `load`) frames and abilities are written as labels, cards as slots and catalogue slugs, so it
stays readable and survives an edit of the code.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, cast

from .codec import digest_of, fields_of, frame_of, plain, record_class, rich
from .compiler import OwnGame, mypyc_attr
from .fields import Record
from .nodes import Frame
from .scope import BINDINGS, Scope
from .typed import EventKind, Stat
from .values import Bond, Event, Listener, Modifier, Outcome, Waiting

if TYPE_CHECKING:
    from .decisions import Decision
    from .game import Card, Game


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record, Generic[OwnGame]):
    """Fields that every game has. A game adds its own by subclassing (`class DuelState(State)`)."""

    TRANSIENT: ClassVar[frozenset[str]] = frozenset({"events", "chance"})
    DERIVED: ClassVar[frozenset[str]] = frozenset({"pending"})
    SPARSE: ClassVar[frozenset[str]] = frozenset({"bonds", "visits", "spans"})

    WHOLE: ClassVar[bool] = True

    game: OwnGame
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
    bonds: dict[int, tuple[Bond, ...]]
    """Card -> what is attached to it, lies under it, is part of it: oldest first."""
    visits: dict[int, int]
    """Card -> how often it has left play: when it returns, it is another one. See `presence.py`."""
    spans: int
    """Battles and other spans of time begun so far, so that each has a number of its own."""
    scope: Scope
    """What the ability that is resolving has chosen: "it", "them", X. See `scope.py`."""
    active: int
    """Whose turn it is."""
    turn: int
    """Turns begun so far, of all seats."""
    learnt: int
    """How often anybody learnt something hidden or luck spoke: undo stops where it changes."""
    outcome: Outcome | None
    """How the game ended, once it has."""
    events: list[Event] | None
    """Where events are collected for a table or a log; None while nobody looks."""
    chance: list[int] | None
    """Where outcomes of luck are collected for a record; None while nobody keeps one."""
    pending: Decision | None
    """The question being asked; always what running the top frame would ask again."""

    DEFAULTS: ClassVar[dict[str, Any]] = {
        "bonds": {}, "visits": {}, "spans": 0, "scope": Scope(), "active": 0,
        "turn": 0, "learnt": 0, "outcome": None, "events": None, "chance": None, "pending": None}

    # --- written by packaging/write_records.py
    __slots__ = ("active", "bonds", "cards", "chance", "events", "game", "ident", "known", "learnt", "listeners",
                 "modifiers", "outcome", "owner", "pending", "pool", "rng", "scope", "spans", "stack", "turn",
                 "visits", "waiting", "where", "zones")
    FIELDS: ClassVar[dict[str, str]] = {"game": "OwnGame", "cards": "tuple[Card, ...]", "ident": "list[int]",
                                        "known": "list[int]", "pool": "list[int]", "owner": "list[int]",
                                        "where": "list[int]", "zones": "list[list[int]]", "rng": "int",
                                        "stack": "list[Frame]", "waiting": "list[Waiting]",
                                        "modifiers": "dict[Stat, tuple[Modifier, ...]]",
                                        "listeners": "dict[EventKind, tuple[Listener, ...]]",
                                        "bonds": "dict[int, tuple[Bond, ...]]", "visits": "dict[int, int]",
                                        "spans": "int", "scope": "Scope", "active": "int", "turn": "int",
                                        "learnt": "int", "outcome": "Outcome | None", "events": "list[Event] | None",
                                        "chance": "list[int] | None", "pending": "Decision | None"}

    def __init__(self, *, game: OwnGame, cards: tuple[Card, ...], ident: list[int], known: list[int], pool: list[int],
                 owner: list[int], where: list[int], zones: list[list[int]], rng: int, stack: list[Frame],
                 waiting: list[Waiting], modifiers: dict[Stat, tuple[Modifier, ...]],
                 listeners: dict[EventKind, tuple[Listener, ...]], bonds: dict[int, tuple[Bond, ...]] | None = None,
                 visits: dict[int, int] | None = None, spans: int = 0, scope: Scope | None = None, active: int = 0,
                 turn: int = 0, learnt: int = 0, outcome: Outcome | None = None, events: list[Event] | None = None,
                 chance: list[int] | None = None, pending: Decision | None = None) -> None:
        self.game = game
        self.cards = cards
        self.ident = ident
        self.known = known
        self.pool = pool
        self.owner = owner
        self.where = where
        self.zones = zones
        self.rng = rng
        self.stack = stack
        self.waiting = waiting
        self.modifiers = modifiers
        self.listeners = listeners
        self.bonds = {} if bonds is None else bonds
        self.visits = {} if visits is None else visits
        self.spans = spans
        self.scope = Scope() if scope is None else scope
        self.active = active
        self.turn = turn
        self.learnt = learnt
        self.outcome = outcome
        self.events = events
        self.chance = chance
        self.pending = pending

    def copy(self) -> State[OwnGame]:
        n: State[OwnGame] = State.__new__(State)
        n.game = self.game
        n.cards = self.cards
        n.ident = self.ident[:]
        n.known = self.known[:]
        n.pool = self.pool[:]
        n.owner = self.owner[:]
        n.where = self.where[:]
        n.zones = [row[:] for row in self.zones]
        n.rng = self.rng
        n.stack = [f if type(f.data) is tuple else f.having(f.data.copy()) for f in self.stack]
        n.waiting = self.waiting[:]
        n.modifiers = self.modifiers.copy()
        n.listeners = self.listeners.copy()
        n.bonds = self.bonds.copy()
        n.visits = self.visits.copy()
        n.spans = self.spans
        n.scope = self.scope.copy()
        n.active = self.active
        n.turn = self.turn
        n.learnt = self.learnt
        n.outcome = self.outcome
        n.events = None
        n.chance = None
        n.pending = self.pending
        return n
    # --- as far as here


    def card(self, slot: int) -> Any:
        """What a slot is."""
        return self.cards[self.ident[slot]]

    @property
    def unknown(self) -> int:
        """The index of the unknown card: what a slot is in the view of whoever does not know."""
        return len(self.cards) - 1

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.game, dump(self))


_SHARED: Final = ("game", "cards")


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
