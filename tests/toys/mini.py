"""The least of a game: three seats, a few zones, and nodes that write down that they ran."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import NUMBER, Decision, Option
from sparktable.kernel.game import Card, Game, Zone, register_game
from sparktable.kernel.nodes import Frame, Node
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.zones import AS_IT_WAS, HIDDEN, OPEN, OWNER

SEATS = 3
HANDS, DECKS = (0, 1, 2), (3, 4, 5)
TABLE, BOARD, ASIDE, VAULT = 6, 7, 8, 9
SPACES = 4
VAULT_POOL = 9


class MiniState(State):
    log: list[str]
    """What has run, in order."""
    rows: list[list[int]]
    """A table, to be copied row by row."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"log": [], "rows": []}

    # --- written by packaging/write_records.py
    __slots__ = ("log", "rows")
    FIELDS: ClassVar[dict[str, str]] = {**State.FIELDS, "log": "list[str]", "rows": "list[list[int]]"}

    def __init__(self, *, log: list[str] | None = None, rows: list[list[int]] | None = None,
                 **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.log = [] if log is None else log
        self.rows = [] if rows is None else rows

    def copy(self) -> MiniState:
        n: MiniState = MiniState.__new__(MiniState)
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
        n.log = self.log[:]
        n.rows = [row[:] for row in self.rows]
        return n
    # --- as far as here


class MiniCard(Card):
    def __init__(self, slug: str, kin: int = 0) -> None:
        self.name = self.slug = slug
        self.kin = kin


CARDS = tuple(MiniCard(slug, kin) for slug, kin in (("a", 0), ("b", 0), ("c", 1), ("d", 1), ("e", 1), ("?", 0)))


class Mini(Game):
    name = "kernel-mini"

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options = dict(options)
        self.seats = SEATS
        self.cards = CARDS
        super().__init__([*(Zone(f"hand {seat}", seat, OWNER, pool=seat) for seat in range(SEATS)),
                          *(Zone(f"deck {seat}", seat, HIDDEN, pool=seat) for seat in range(SEATS)),
                          Zone("table", sight=OPEN), Zone("board", sight=OPEN, board=True),
                          Zone("aside", sight=AS_IT_WAS), Zone("vault", pool=VAULT_POOL)])

    def set_up(self, seed: int) -> MiniState:
        """Five cards in the first seat's deck, `a` at the bottom; an empty board; nothing going on."""
        return MiniState(**self.laid_out({DECKS[0]: range(5), BOARD: [-1] * SPACES}, seed), rows=[[1], [2]])


register_game(Mini.name, Mini)
GAME = Mini({})


def mini(*nodes: Node, seat: int = 0) -> MiniState:
    """A state in which these nodes are going to run, the first one first. Nothing has run yet."""
    s = GAME.new(1)
    for node in reversed(nodes):
        call(s, node, seat)
    return s


@dataclass(frozen=True, eq=False)
class Note(Effect):
    """Writes its word down."""

    word: str

    def do(self, s: MiniState, frame: Frame) -> None:
        s.log.append(self.word)


@dataclass(frozen=True, eq=False)
class Slow(Effect):
    """Writes its word down as a node with a frame of its own."""

    word: str

    def run(self, s: MiniState, frame: Frame) -> None:
        s.log.append(self.word)


@dataclass(frozen=True, eq=False)
class Fails(Effect):
    """Cannot be done in full."""

    def possible(self, s: MiniState, frame: Frame) -> bool:
        return False

    def do(self, s: MiniState, frame: Frame) -> None:
        s.scope.done = False


@dataclass(frozen=True, eq=False)
class Calls(Effect):
    """Does what a test wants."""

    function: Callable[[Any], None]

    def do(self, s: MiniState, frame: Frame) -> None:
        self.function(s)


@dataclass(frozen=True, eq=False)
class Ask(Effect):
    """Asks for a number below n and writes it down."""

    n: int
    secret: bool = False

    def run(self, s: MiniState, frame: Frame) -> Decision:
        return Decision(frame.seat, "number", [NUMBER[value] for value in range(self.n)], secret=self.secret)

    def answer(self, s: MiniState, frame: Frame, option: Option) -> None:
        s.log.append(f"answered {option.value('number')}")
