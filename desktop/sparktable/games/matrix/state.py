"""What a game of the Matrix keeps track of, beyond what every game does.

Zones are numbered: the table's first, then eight for each seat (`seat_zone(seat, HAND)`).
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sparktable.kernel.codec import part_of_states
from sparktable.kernel.compiler import mypyc_attr
from sparktable.kernel.fields import Frozen
from sparktable.kernel.state import State
from sparktable.kernel.typed import EventKind
from sparktable.kernel.zones import MAX_SEATS

if TYPE_CHECKING:
    from .card import MatrixCard
    from .game import MatrixGame  # noqa: F401  (whose states these are, named as a text below)

# The table's zones.
MATRIX: Final = 0
MAIN_DECK: Final = 1
DESTROYED: Final = 2
BASIC: Final = 3
ENCOUNTERS: Final = 4
ENCOUNTER_NOW: Final = 5
ENCOUNTER_DISCARD: Final = 6
DAMAGE_STACK: Final = 7
DAMAGE_DISCARD: Final = 8
RUINS: Final = 9
RUIN_DISCARD: Final = 10
MISSION_DISCARD: Final = 11
UNDER: Final = 12
OUT: Final = 13
BOX: Final = 14
MISSION_STACK: Final = 15
"""The Autobots' stack of Missions; the Decepticons' is the next zone. Co-op and solo use the players' own."""
TABLE_ZONES: Final = 17

# A seat's zones.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
VAULT: Final = 4
MISSIONS: Final = 5
ASSIST: Final = 6
CHARACTER: Final = 7
SEAT_ZONES: Final = 8

AUTOBOT: Final = 0
DECEPTICON: Final = 1
ALT: Final = 0
BOT: Final = 1

# What Power can be used for. A text that says "when battling" counts for Robots and Bosses alike.
BUY: Final = 1
BATTLE: Final = 2
CONFRONT: Final = 4
ASSISTING: Final = 8
COMMAND: Final = 16
CLEAR: Final = 32
USE: Final = 64
ANY_USE: Final = BUY | BATTLE | CONFRONT | ASSISTING | COMMAND | CLEAR | USE


def seat_zone(seat: int, which: int) -> int:
    """The number of a seat's zone."""
    return TABLE_ZONES + seat * SEAT_ZONES + which


_SEATS: Final = range(MAX_SEATS)
HAND_OF: Final = tuple(seat_zone(seat, HAND) for seat in _SEATS)
PLAY_OF: Final = tuple(seat_zone(seat, PLAY) for seat in _SEATS)
MISSIONS_OF: Final = tuple(seat_zone(seat, MISSIONS) for seat in _SEATS)
CHARACTER_OF: Final = tuple(seat_zone(seat, CHARACTER) for seat in _SEATS)
"""The zones that are asked for at every step, seat by seat."""


class Bonus(Frozen):
    """Power for one purpose only: "First Strike: +3 for commanding", "Confront: +1"."""

    slot: int
    """The card it belongs to: it shares that card's Range and fate. -1: Range 0, tied to no card."""
    amount: int
    use: int
    """The purposes it may be spent on, as a mask."""
    source: int
    """The card whose text gave it."""
    versus: str
    """What the target must be: `robot`, `boss` … ; empty for any."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"versus": ""}

    # --- written by packaging/write_records.py
    __slots__ = ("amount", "slot", "source", "use", "versus")
    FIELDS: ClassVar[dict[str, str]] = {"slot": "int", "amount": "int", "use": "int", "source": "int",
                                        "versus": "str"}

    def __init__(self, slot: int, amount: int, use: int, source: int, versus: str = "") -> None:
        self.slot = slot
        self.amount = amount
        self.use = use
        self.source = source
        self.versus = versus

    def parts(self) -> tuple[Any, ...]:
        return (self.slot, self.amount, self.use, self.source, self.versus)
    # --- as far as here


class Battle(Frozen):
    """The battle that is going on."""

    attacker: int
    slot: int
    """The Adversary that is battled."""
    space: int
    confrontation: bool
    """Fought by the steps of a Confrontation: every Boss, and Robots under All-Out Assault."""
    added: int
    """What the Encounter has added to the cost."""
    helping: tuple[int, ...]
    """Assist cards resolved for the active player; what is discarded meanwhile no longer counts."""
    defending: tuple[int, ...]
    """Defensive Assist cards resolved."""
    margin: int
    """Power beyond the final cost, once it is won."""
    favoured: int | None
    """The one card that a text strengthens in this battle (Hot Rod), or -1; None until that is settled."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"added": 0, "helping": (), "defending": (), "margin": 0, "favoured": None}

    # --- written by packaging/write_records.py
    __slots__ = ("added", "attacker", "confrontation", "defending", "favoured", "helping", "margin", "slot", "space")
    FIELDS: ClassVar[dict[str, str]] = {"attacker": "int", "slot": "int", "space": "int", "confrontation": "bool",
                                        "added": "int", "helping": "tuple[int, ...]", "defending": "tuple[int, ...]",
                                        "margin": "int", "favoured": "int | None"}

    def __init__(self, attacker: int, slot: int, space: int, confrontation: bool, added: int = 0,
                 helping: tuple[int, ...] = (), defending: tuple[int, ...] = (), margin: int = 0,
                 favoured: int | None = None) -> None:
        self.attacker = attacker
        self.slot = slot
        self.space = space
        self.confrontation = confrontation
        self.added = added
        self.helping = helping
        self.defending = defending
        self.margin = margin
        self.favoured = favoured

    def parts(self) -> tuple[Any, ...]:
        return (self.attacker, self.slot, self.space, self.confrontation, self.added, self.helping, self.defending,
                self.margin, self.favoured)
    # --- as far as here


class Deed(Frozen):
    """Something done this turn: what Missions, triggers "the first time each turn" and conditions look up."""

    kind: EventKind
    seat: int
    slot: int
    space: int
    number: int
    title: str
    """The slug of the card, as everybody saw it then; empty while it lay face down."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"slot": -1, "space": -1, "number": 0, "title": ""}

    # --- written by packaging/write_records.py
    __slots__ = ("kind", "number", "seat", "slot", "space", "title")
    FIELDS: ClassVar[dict[str, str]] = {"kind": "EventKind", "seat": "int", "slot": "int", "space": "int",
                                        "number": "int", "title": "str"}

    def __init__(self, kind: EventKind, seat: int, slot: int = -1, space: int = -1, number: int = 0,
                 title: str = "") -> None:
        self.kind = kind
        self.seat = seat
        self.slot = slot
        self.space = space
        self.number = number
        self.title = title

    def parts(self) -> tuple[Any, ...]:
        return (self.kind, self.seat, self.slot, self.space, self.number, self.title)
    # --- as far as here


part_of_states(Bonus, Battle, Deed)


@mypyc_attr(allow_interpreted_subclasses=True)
class MatrixState(State["MatrixGame"]):
    """The state of a game of the Matrix."""

    cards: tuple[MatrixCard, ...]
    """The catalogue."""
    at: list[int]
    """Seat -> the space its standee stands on, or -1 before its first turn."""
    mode: list[int]
    """Seat -> ALT or BOT."""
    energon: list[int]
    """Seat -> Energon in its supply."""
    vp: list[int]
    """Seat -> VP tokens gained so far."""
    alt_spent: list[int]
    """Seat -> Move of its Alt Mode that is spent this turn; converting away and back does not restore it."""
    power: list[int]
    """Slot -> Power left on a card in play."""
    moves: list[int]
    """Slot -> Move left on a card in play."""
    loose: int
    """Power of the active player that belongs to no card: Range 0."""
    bonuses: tuple[Bonus, ...]
    """Power for special purposes, until end of turn."""
    used: tuple[tuple[int, str], ...]
    """(slot, label) of once-per-turn abilities that have been used this turn."""
    deeds: tuple[Deed, ...]
    """What has been done this turn, in order."""
    stored: dict[int, int]
    """Slot -> Energon lying on a card in the Matrix."""
    token: dict[int, int]
    """Polity -> the faction whose Command token lies on it."""
    under: dict[int, int]
    """Card lying under a Scheme -> that Scheme."""
    battle: Battle | None
    """The battle that is going on."""
    beaten: tuple[int, ...]
    """Relics in a Vault that were beaten in battle rather than stored (Jetfire under Divided Loyalties)."""
    confronted: bool
    """The active player has had this turn's Confrontation."""
    bosses_down: list[int]
    """Faction -> its Bosses defeated or destroyed so far."""
    actions_over: bool
    """The Action Phase of this turn has ended: by its player, or by a Confrontation."""
    ending: str
    """Why the game is ending, between the moment it ends and the scoring."""

    DEFAULTS: ClassVar[dict[str, Any]] = {
        "loose": 0, "bonuses": (), "used": (), "deeds": (), "stored": {}, "token": {}, "under": {}, "battle": None,
        "beaten": (), "confronted": False, "bosses_down": [], "actions_over": False, "ending": ""}

    # --- written by packaging/write_records.py
    __slots__ = ("actions_over", "alt_spent", "at", "battle", "beaten", "bonuses", "bosses_down", "confronted",
                 "deeds", "ending", "energon", "loose", "mode", "moves", "power", "stored", "token", "under", "used",
                 "vp")
    FIELDS: ClassVar[dict[str, str]] = {**State.FIELDS, "cards": "tuple[MatrixCard, ...]", "at": "list[int]",
                                        "mode": "list[int]", "energon": "list[int]", "vp": "list[int]",
                                        "alt_spent": "list[int]", "power": "list[int]", "moves": "list[int]",
                                        "loose": "int", "bonuses": "tuple[Bonus, ...]",
                                        "used": "tuple[tuple[int, str], ...]", "deeds": "tuple[Deed, ...]",
                                        "stored": "dict[int, int]", "token": "dict[int, int]",
                                        "under": "dict[int, int]", "battle": "Battle | None",
                                        "beaten": "tuple[int, ...]", "confronted": "bool", "bosses_down": "list[int]",
                                        "actions_over": "bool", "ending": "str"}

    def __init__(self, *, at: list[int], mode: list[int], energon: list[int], vp: list[int], alt_spent: list[int],
                 power: list[int], moves: list[int], loose: int = 0, bonuses: tuple[Bonus, ...] = (),
                 used: tuple[tuple[int, str], ...] = (), deeds: tuple[Deed, ...] = (),
                 stored: dict[int, int] | None = None, token: dict[int, int] | None = None,
                 under: dict[int, int] | None = None, battle: Battle | None = None, beaten: tuple[int, ...] = (),
                 confronted: bool = False, bosses_down: list[int] | None = None, actions_over: bool = False,
                 ending: str = "", **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.at = at
        self.mode = mode
        self.energon = energon
        self.vp = vp
        self.alt_spent = alt_spent
        self.power = power
        self.moves = moves
        self.loose = loose
        self.bonuses = bonuses
        self.used = used
        self.deeds = deeds
        self.stored = {} if stored is None else stored
        self.token = {} if token is None else token
        self.under = {} if under is None else under
        self.battle = battle
        self.beaten = beaten
        self.confronted = confronted
        self.bosses_down = [] if bosses_down is None else bosses_down
        self.actions_over = actions_over
        self.ending = ending

    def copy(self) -> MatrixState:
        n: MatrixState = MatrixState.__new__(MatrixState)
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
        n.at = self.at[:]
        n.mode = self.mode[:]
        n.energon = self.energon[:]
        n.vp = self.vp[:]
        n.alt_spent = self.alt_spent[:]
        n.power = self.power[:]
        n.moves = self.moves[:]
        n.loose = self.loose
        n.bonuses = self.bonuses
        n.used = self.used
        n.deeds = self.deeds
        n.stored = self.stored.copy()
        n.token = self.token.copy()
        n.under = self.under.copy()
        n.battle = self.battle
        n.beaten = self.beaten
        n.confronted = self.confronted
        n.bosses_down = self.bosses_down[:]
        n.actions_over = self.actions_over
        n.ending = self.ending
        return n
    # --- as far as here

    def card(self, slot: int) -> MatrixCard:
        return self.cards[self.ident[slot]]
