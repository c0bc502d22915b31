"""What a game of the Transformers TCG keeps track of, beyond what every game does.

Both seats have the same zones. A character's slot is its own wherever it lies, and so is a Battle Master's once it
is an Upgrade: `mode` tells which of its sides counts.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from sparktable.kernel.codec import part_of_states
from sparktable.kernel.compiler import mypyc_attr
from sparktable.kernel.state import State
from sparktable.kernel.values import Incarnation

from .card import CHARACTER

if TYPE_CHECKING:
    from .card import BattleCard, Character, Mode, TcgCard
    from .game import TcgGame  # noqa: F401  (whose states these are, named as a text below)

SEATS = 2

(BATTLEFIELD, KO_AREA, HAND, DECK, SCRAP, PLAYED, SECRETS, GEAR, UNDER, PARTS, OUTSIDE, ASIDE, STRATAGEMS) = range(
    0, 13 * SEATS, SEATS)
"""Zones of the first seat; those of the second follow each. Characters stand on the battlefield, in the KO area or,
as parts of a Combiner or as somebody's head, in PARTS. PLAYED holds what was played or flipped this turn until its
end, SECRETS what lies face down, GEAR the Upgrades on characters, UNDER what lies under one, OUTSIDE what may be
fetched from outside the game, STRATAGEMS what lies beside the team from the start."""

UPGRADED = -1
"""The `mode` of a Battle Master that has become an Upgrade."""


class Combat(NamedTuple):
    """An attack in progress. One may be fought inside another."""

    number: int
    attacker: Incarnation
    defender: Incarnation = Incarnation(-1, 0)
    attack_flips: int = 0
    """How many cards each side flips: locked in before the first is flipped."""
    defense_flips: int = 0
    flipped: tuple[tuple[int, ...], ...] = ((), ())
    """Seat -> the cards that it flipped, oldest first."""
    damage: int = 0
    """The attack damage that was done."""
    taken: int = 0
    """All damage that the defender has taken in it."""
    excess: int = 0
    """How much of it was more than enough to KO."""
    koed: bool = False
    """Whether it was enough to KO."""
    swapped: tuple[tuple[int, int], ...] = ()
    """Flipped cards that were taken back for a green icon, each with the card that lies in its place."""


part_of_states(Combat, always=10)


class Blow(NamedTuple):
    """Damage that a character takes."""

    character: int
    amount: int
    source: int
    by_attack: int


part_of_states(Blow)


class Played(NamedTuple):
    """A card that was played this turn."""

    seat: int
    slot: int
    title: int


part_of_states(Played)


@mypyc_attr(allow_interpreted_subclasses=True)
class TcgState(State["TcgGame"]):
    """A game in progress."""

    cards: tuple[TcgCard, ...]
    """The catalogue."""
    damage: list[int]
    """Slot -> damage counters on the character (or, for a few, on an Upgrade)."""
    tapped: list[int]
    """Slot -> 1 while the character is tapped."""
    mode: list[int]
    """Slot -> which mode of the character is up, or UPGRADED; of a Stratagem 1 once it is flipped."""
    teams: tuple[tuple[int, ...], ...]
    """Seat -> the titles of its starting team, which anybody may ask for all game."""
    lies_in: list[int]
    """Slot -> the slot of its character that an Upgrade lies in, by the order of SLOTS."""
    flips: int
    """Characters that the active player may still flip this turn."""
    actions: int
    """Actions that the active player may still play this turn."""
    upgrades: int
    """Upgrades that the active player may still play this turn."""
    taps: int
    """Tap abilities that the active player may still use this turn."""
    plays: int
    """Cards of any kind that the active player may still play this turn."""
    played: tuple[Played, ...]
    """What was played this turn."""
    last_played: tuple[int, ...]
    """Seat -> the card that it played last in the game, or -1: what everybody at the table remembers."""
    drawn: tuple[int, ...]
    """Seat -> cards drawn this turn."""
    battles: tuple[Combat, ...]
    """Attacks in progress, the innermost last."""
    attacked: tuple[int, ...]
    """The characters that have attacked this turn, one after the other."""
    turn_flips: tuple[int, ...]
    """The cards flipped in battles this turn, one after the other."""
    extra_turns: tuple[int, ...]
    """Seats that take a turn before play goes on, the last one first."""
    rested: tuple[int, ...]
    """Basic rules: seat -> the character that attacked last, which may not attack twice running."""
    blows: tuple[Blow, ...]
    """Damage that is about to be taken together, as far as its replacements have had their turn."""
    tower: tuple[int, ...]
    """Seat -> the height of its Tower."""
    scrapped: tuple[tuple[int, ...], ...]
    """What each effect that is going on, the innermost last, has scrapped from the deck: it is not shuffled in until
    that effect is done."""

    DEFAULTS: ClassVar[dict[str, Any]] = {
        "flips": 0, "actions": 0, "upgrades": 0, "taps": 0, "plays": 99, "played": (), "last_played": (-1, -1),
        "drawn": (0, 0),
        "battles": (), "attacked": (), "turn_flips": (), "extra_turns": (), "rested": (-1, -1), "blows": (),
        "tower": (0, 0), "scrapped": ()}

    # --- written by packaging/write_records.py
    __slots__ = ("actions", "attacked", "battles", "blows", "damage", "drawn", "extra_turns", "flips", "last_played",
                 "lies_in", "mode", "played", "plays", "rested", "scrapped", "tapped", "taps", "teams", "tower",
                 "turn_flips", "upgrades")
    FIELDS: ClassVar[dict[str, str]] = {**State.FIELDS, "cards": "tuple[TcgCard, ...]", "damage": "list[int]",
                                        "tapped": "list[int]", "mode": "list[int]",
                                        "teams": "tuple[tuple[int, ...], ...]", "lies_in": "list[int]",
                                        "flips": "int", "actions": "int", "upgrades": "int", "taps": "int",
                                        "plays": "int", "played": "tuple[Played, ...]",
                                        "last_played": "tuple[int, ...]", "drawn": "tuple[int, ...]",
                                        "battles": "tuple[Combat, ...]", "attacked": "tuple[int, ...]",
                                        "turn_flips": "tuple[int, ...]", "extra_turns": "tuple[int, ...]",
                                        "rested": "tuple[int, ...]", "blows": "tuple[Blow, ...]",
                                        "tower": "tuple[int, ...]", "scrapped": "tuple[tuple[int, ...], ...]"}

    def __init__(self, *, damage: list[int], tapped: list[int], mode: list[int], teams: tuple[tuple[int, ...], ...],
                 lies_in: list[int], flips: int = 0, actions: int = 0, upgrades: int = 0, taps: int = 0,
                 plays: int = 99, played: tuple[Played, ...] = (), last_played: tuple[int, ...] = (-1, -1),
                 drawn: tuple[int, ...] = (0, 0), battles: tuple[Combat, ...] = (), attacked: tuple[int, ...] = (),
                 turn_flips: tuple[int, ...] = (), extra_turns: tuple[int, ...] = (),
                 rested: tuple[int, ...] = (-1, -1), blows: tuple[Blow, ...] = (), tower: tuple[int, ...] = (0, 0),
                 scrapped: tuple[tuple[int, ...], ...] = (), **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.damage = damage
        self.tapped = tapped
        self.mode = mode
        self.teams = teams
        self.lies_in = lies_in
        self.flips = flips
        self.actions = actions
        self.upgrades = upgrades
        self.taps = taps
        self.plays = plays
        self.played = played
        self.last_played = last_played
        self.drawn = drawn
        self.battles = battles
        self.attacked = attacked
        self.turn_flips = turn_flips
        self.extra_turns = extra_turns
        self.rested = rested
        self.blows = blows
        self.tower = tower
        self.scrapped = scrapped

    def copy(self) -> TcgState:
        n: TcgState = TcgState.__new__(TcgState)
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
        n.tapped = self.tapped[:]
        n.mode = self.mode[:]
        n.teams = self.teams
        n.lies_in = self.lies_in[:]
        n.flips = self.flips
        n.actions = self.actions
        n.upgrades = self.upgrades
        n.taps = self.taps
        n.plays = self.plays
        n.played = self.played
        n.last_played = self.last_played
        n.drawn = self.drawn
        n.battles = self.battles
        n.attacked = self.attacked
        n.turn_flips = self.turn_flips
        n.extra_turns = self.extra_turns
        n.rested = self.rested
        n.blows = self.blows
        n.tower = self.tower
        n.scrapped = self.scrapped
        return n
    # --- as far as here


def seat_of(s: State, slot: int) -> int:
    """Whose card it is."""
    return s.owner[slot]


def characters(s: State, seat: int) -> list[int]:
    """A seat's characters on the battlefield."""
    return s.zones[BATTLEFIELD + seat]


def character(s: State, slot: int) -> Character:
    return s.cards[s.ident[slot]]  # type: ignore[return-value]


def battle_card(s: State, slot: int) -> BattleCard:
    """What is printed on a battle card, or on the Upgrade side of a character."""
    card: Any = s.cards[s.ident[slot]]
    return card.upgrades[0] if card.type == CHARACTER else card  # type: ignore[no-any-return]


def goes_to(s: State, upgrade: int, zone: int) -> int:
    """Where an Upgrade that leaves for a zone goes: a Battle Master or a part of a Weaponizer to the KO area."""
    printed: Any = s.card(upgrade)
    ends = printed.type == CHARACTER or printed.ends_in_ko_area
    return (KO_AREA if ends else zone) + s.owner[upgrade]


def mode(s: TcgState, slot: int) -> Mode:
    """The side of a character that is up."""
    return character(s, slot).modes[s.mode[slot]]


def battle(s: TcgState) -> Combat | None:
    """The attack in progress."""
    return s.battles[-1] if s.battles else None
