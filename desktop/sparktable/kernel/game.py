"""What a game is to everybody else: its catalogue, its zones, its options, how it starts, and its explanations."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from .compiler import mypyc_attr
from .decisions import Option, Ref
from .nodes import Node, label_tree
from .rng import MASK
from .run import advance
from .state import State
from .typed import EventKind, Stat
from .values import Event
from .zones import HIDDEN, MAX_SEATS, sight_law

if TYPE_CHECKING:
    from .view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A title in the catalogue: constants and trees, never anything of a game in progress. Games subclass it."""

    name: str
    slug: str
    moments: tuple[EventKind, ...] = ()
    """The events at which it may be turned up where it lies face down; see `secrets.py`."""
    kin: int = 0
    """Unknown cards of one kin may turn out to be each other also across the pools of one group."""

    def lies_hidden(self, kin: int, moments: tuple[EventKind, ...] = ()) -> None:
        """Say, while the card is made, what holds of it where it lies face down."""
        object.__setattr__(self, "kin", kin)
        object.__setattr__(self, "moments", moments)

    def trees(self) -> Iterator[tuple[str, Node]]:
        """The card's abilities, each with the place its labels start from ("play", "price2")."""
        yield from ()

    def label(self) -> None:
        """Give all trees of the card their labels, once, when the catalogue is built."""
        for place, tree in self.trees():
            label_tree(f"{self.slug}/{place}", tree)


class Zone(NamedTuple):
    """A place for cards."""

    name: str
    seat: int = -1
    """Whose it is, or -1."""
    sight: str = HIDDEN
    board: bool = False
    """Its positions are spaces that can be empty, rather than a pile."""
    pool: int = 0
    """The pool a card belongs to once shuffled in here."""


class Reason(NamedTuple):
    """Why something cannot be done: a message key and the numbers of the case."""

    key: str
    args: tuple[tuple[str, int | str], ...] = ()


class Prospect(NamedTuple):
    """Something that would happen: a message key, what it is about, and its numbers."""

    key: str
    refs: tuple[Ref, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()


class BadSetup(ValueError):
    """Options that do not go together. The message is one sentence that says what would be legal; the reason is the
    same for whoever has other words for it."""

    def __init__(self, sentence: str, key: str = "", **facts: int | str) -> None:
        super().__init__(sentence)
        self.reason = Reason(key, tuple(sorted(facts.items())))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its options chosen, the factory of its states. Immutable; equal options make equal games."""

    name: ClassVar[str] = ""
    """The name on the command line and in saves."""
    seats: int
    options: Mapping[str, Any]
    """Everything that was chosen at set-up, as plain values: `open_game(name, options)` makes the same game again."""
    cards: tuple[Card, ...]
    """The catalogue. The last card stands for any card that a viewer does not know."""
    rules_version: ClassVar[int] = 1
    """Raised when the rules change so that old answers may mean something else."""
    settled_by: ClassVar[frozenset[Stat]] = frozenset()
    """The stats that `settle` looks at: it is asked whenever a modifier of one comes or goes."""
    moments: ClassVar[frozenset[EventKind]] = frozenset()
    """See `stands_after`."""
    terms: Mapping[str, str]
    """What settles how the cards' texts read at this table, where a game's texts ask: its rulings, its mode."""
    max_turns: int = 400
    """No game takes more turns than this; one that does breaks a rule of the house."""

    def __init__(self, zones: list[Zone], terms: Mapping[str, str] | None = None) -> None:
        """Takes the zones in the order of their numbers; `name`, `seats` and `cards` must be set."""
        if not 1 <= self.seats <= MAX_SEATS:
            raise ValueError(f"{self.name} wants {self.seats} seats; 1 to {MAX_SEATS} are possible")
        self.terms = terms or {}
        self.zones = tuple(zones)
        self.zone_names = tuple(zone.name for zone in zones)
        self.zone_seat = tuple(zone.seat for zone in zones)
        self.zone_sight = tuple(zone.sight for zone in zones)
        self.zone_is_board = tuple(zone.board for zone in zones)
        self.zone_pool = tuple(zone.pool for zone in zones)
        self.kin = tuple(card.kin for card in self.cards)
        """Title -> its kin, by its number in the catalogue."""
        self.zone_law = tuple(sight_law(zone.sight, zone.seat, self.seats) for zone in zones)
        """Zone -> what arriving there does to a card's `known`."""
        self.pool_group: Mapping[int, int] = {}
        """Pool -> the group of pools whose unknown cards of one kin may be exchanged; others stay by themselves."""

    def laid_out(self, piles: Mapping[int, Sequence[int]], seed: int) -> dict[str, Any]:
        """The kernel's fields of a state in which these identities lie in these zones, bottom first, and nobody
        knows any of them yet. A board's empty space is -1. Slots are numbered in the order given."""
        ident: list[int] = []
        where: list[int] = []
        zones: list[list[int]] = [[] for _ in self.zones]
        for zone, titles in piles.items():
            for title in titles:
                zones[zone].append(-1 if title == -1 else len(ident))
                if title != -1:
                    ident.append(title)
                    where.append(zone)
        return {"game": self, "cards": self.cards, "ident": ident, "known": [0] * len(ident),
                "pool": [self.zone_pool[zone] for zone in where], "owner": [self.zone_seat[zone] for zone in where],
                "where": where, "zones": zones, "rng": seed & MASK, "stack": [], "waiting": [], "modifiers": {},
                "listeners": {}}

    def set_up(self, seed: int) -> State:
        """The table as it is laid out. What happens first lies on the stack, and none of it has happened yet."""
        raise NotImplementedError

    def new(self, seed: int) -> State:
        """Set the game up and run it to its first question."""
        s = self.set_up(seed)
        advance(s)
        return s

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together. One side with all seats: they play against the game."""
        return tuple((seat,) for seat in range(self.seats))

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that win together with this one, itself included."""
        return next(side for side in self.sides() if seat in side)

    def meant(self, who: str, seat: int) -> Sequence[int]:
        """The seats that a word of this game's own stands for, seen from one of them. The words that all games have
        stand in `vocabulary/seats.py`."""
        raise ValueError(f"in {self.name} nobody is called '{who}'")

    def unlike(self, s: State, slots: list[int]) -> list[int]:
        """Of cards that somebody may pick from, one of each that are as good as each other."""
        return slots

    def apart(self, s: State, slot: int) -> tuple[str, int]:
        """What tells a card from others of its name: the rest of what it is called, the card it lies on (or -1)."""
        return "", -1

    def manner(self, s: State, option: Option) -> str:
        """In which way an option is done, as a word for labels: where its number means another thing of each card."""
        return ""

    def side_names(self) -> tuple[str, ...]:
        """What the sides are called in tables of results, in the order of `sides`."""
        sides = self.sides()
        return ("players",) if len(sides) == 1 else tuple("+".join(map(str, side)) for side in sides)

    def worth(self, s: State, seat: int) -> float:
        """A rough chance to win in 0..1 for a seat; the end of the game is exact. Opponents refine it per game."""
        if s.outcome is not None:
            return 1.0 / max(1, len(self.sides_that_won(s))) if seat in s.outcome.winners else 0.0
        return 0.5

    def sides_that_won(self, s: State) -> tuple[int, ...]:
        """The sides that share the win."""
        won = s.outcome.winners if s.outcome is not None else ()
        return tuple(index for index, side in enumerate(self.sides()) if any(seat in won for seat in side))

    def blur(self, s: State, seat: int, unknown: Mapping[int, Sequence[int]]) -> None:
        """Hook before a view is taken: arrange what only `redeal` varies in one fixed way, so that the view tells
        nothing about it. `unknown`: pool -> the slots of it that the seat does not know."""

    def redeal(self, s: State, seat: int, unknown: Mapping[int, Sequence[int]], below: Callable[[int], int]) -> None:
        """Hook after a world has been dealt out: what only this game knows about its secrets."""

    def settle(self, s: State) -> None:
        """What must follow of itself before anything else happens: whoever has no health left falls. Called between
        two frames once `settle` has been called for it; what it pushes runs next, before any trigger."""

    def waits_at(self, s: State, height: int) -> int:
        """Where on the stack the triggers that have fired wait: on top, `height`, or further down for a rule that has
        what is going on finished first. What has fired later comes on top of what waits there already."""
        return height

    def last_known(self, s: State, slot: int) -> tuple[int, ...]:
        """What is noted of a card that leaves play, for those who ask about it when it is gone."""
        return ()

    def check(self, s: State) -> list[str]:
        """The game's own invariants that do not hold; empty when all is well."""
        return []

    def why_not(self, view: View, wish: Option) -> list[Reason]:
        """Why an option that the viewer might expect is not there, as far as the view tells. Empty when it is there,
        or when nothing can be said."""
        return []

    def outlook(self, view: View, option: Option) -> list[Prospect]:
        """What would happen if an option of the view's question were taken, as far as the view tells."""
        return []

    def gain_aside(self, view: View, option: Option) -> str:
        """What the viewer might gain by something done aside now and could not have on the own turn, as one word;
        nothing if it may as well wait. Opponents are only asked where there is something, so it must be told at a
        glance."""
        return ""

    def stands_before(self, event: Event) -> bool:
        """Whether those who watch are shown how things stood right before an event."""
        return False

    def stands_after(self, event: Event) -> bool:
        """Whether those who watch are shown how things stand after an event, though nobody is asked anything."""
        return event.kind in self.moments

    def as_it_was(self, options: Mapping[str, Any], rules: int) -> Mapping[str, Any]:
        """The options of a file that was written under an older `rules_version`, so chosen that what they leave open
        means what it meant then."""
        return options

    def __reduce__(self) -> tuple[Any, ...]:
        return open_game, (self.name, dict(self.options))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.name, self.options) == (other.name, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.seats, len(self.options)))  # asked often, of few games


_GAMES: Final[dict[str, Callable[[Mapping[str, Any]], Game]]] = {}
_OPENED: Final[dict[tuple[str, str], Game]] = {}


def register_game(name: str, make: Callable[[Mapping[str, Any]], Game]) -> None:
    """Put a game on the shelf. `make` checks the options and raises BadSetup with one sentence."""
    _GAMES[name] = make


def game_names() -> tuple[str, ...]:
    return tuple(sorted(_GAMES))


def open_game(name: str, options: Mapping[str, Any]) -> Game:
    """The game of that name with these options; the same object for the same options."""
    if name not in _GAMES:
        raise BadSetup(f"there is no game '{name}'; there are {', '.join(game_names())}")
    key = (name, repr(sorted(options.items())))
    if key not in _OPENED:
        _OPENED[key] = _GAMES[name](options)
    return _OPENED[key]
