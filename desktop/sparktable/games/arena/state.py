"""What a game of Battle for Cybertron keeps track of, beyond what every game does.

A Transformer and its deck have one number, which is also the slot of its card: seat by seat, so many per player. The
pool of any other card is that number plus one: the back of a card is no secret.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sparktable.kernel.compiler import mypyc_attr
from sparktable.kernel.state import State

if TYPE_CHECKING:
    from .card import ArenaCard, Transformer
    from .game import ArenaGame  # noqa: F401  (whose states these are, named as a text below)

BOARD: Final = 0
BOX: Final = 1
OUT: Final = 2
"""The table's zones: the board with the pawns, the box until everybody has chosen, and what has left the game."""
TABLE_ZONES: Final = 3
HAND: Final = 0
PLAY: Final = 1
"""A seat's zones."""
SEAT_ZONES: Final = 2
PILE: Final = 0
DISCARDS: Final = 1
"""A deck's zones."""
DECK_ZONES: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class ArenaState(State["ArenaGame"]):
    """A game in progress."""

    cards: tuple[ArenaCard, ...]
    """The catalogue."""
    damage: list[int]
    """Transformer -> damage taken: where its wound marker stands."""
    passes: list[int]
    """Deck -> how often its player has gone through the draw pile."""
    piles: list[int]
    """Deck -> draw piles made so far: as many as `passes` means that the next one waits for a discard."""
    actions: int
    """Actions that the active player still has."""
    die: int
    """The number on the die; 0 before the first roll."""
    die_all: bool
    """Whether the die shows ALL."""
    fought: tuple[int, ...]
    """The attack that everybody saw decided, until the next action: the Transformer that attacked, its target, the
    titles of the attack card and of the defense card (or -1), the damage."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"actions": 0, "die": 0, "die_all": False, "fought": ()}

    # --- written by packaging/write_records.py
    __slots__ = ("actions", "damage", "die", "die_all", "fought", "passes", "piles")
    FIELDS: ClassVar[dict[str, str]] = {**State.FIELDS, "cards": "tuple[ArenaCard, ...]", "damage": "list[int]",
                                        "passes": "list[int]", "piles": "list[int]", "actions": "int", "die": "int",
                                        "die_all": "bool", "fought": "tuple[int, ...]"}

    def __init__(self, *, damage: list[int], passes: list[int], piles: list[int], actions: int = 0, die: int = 0,
                 die_all: bool = False, fought: tuple[int, ...] = (), **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.damage = damage
        self.passes = passes
        self.piles = piles
        self.actions = actions
        self.die = die
        self.die_all = die_all
        self.fought = fought

    def copy(self) -> ArenaState:
        n: ArenaState = ArenaState.__new__(ArenaState)
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
        n.damage = self.damage[:]
        n.passes = self.passes[:]
        n.piles = self.piles[:]
        n.actions = self.actions
        n.die = self.die
        n.die_all = self.die_all
        n.fought = self.fought
        return n
    # --- as far as here


def seat_zone(seat: int, which: int) -> int:
    """The number of a seat's zone."""
    return TABLE_ZONES + seat * SEAT_ZONES + which


def deck_zone(s: ArenaState, deck: int, which: int) -> int:
    """The number of a deck's zone."""
    return s.game.first_deck_zone + deck * DECK_ZONES + which


def deck_of(s: State, slot: int) -> int:
    """Whose back a card bears: the Transformer it acts for."""
    return s.pool[slot] - 1


def chart(s: ArenaState, pawn: int) -> Transformer:
    """A Transformer's character."""
    return s.cards[s.ident[pawn]]  # type: ignore[return-value]


def space_of(s: ArenaState, pawn: int) -> int:
    """Where a pawn stands."""
    return s.zones[BOARD].index(pawn)


def in_play(s: ArenaState, pawn: int) -> bool:
    """Whether a Transformer has not been destroyed."""
    return s.where[pawn] == BOARD


def own(s: ArenaState, seat: int) -> list[int]:
    """A player's Transformers that are still in play."""
    return [pawn for pawn in s.game.pawns[seat] if s.where[pawn] == BOARD]


def foes(s: ArenaState, seat: int) -> list[int]:
    """The opponents' Transformers in play, the next player's first."""
    return [pawn for pawn in s.game.foes[seat] if s.where[pawn] == BOARD]
