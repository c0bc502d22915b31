"""Setting the table (War on Cybertron p.4-5, p.20; Core p.4-5, p.21)."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sparktable.kernel.rng import Dice
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP, OPEN, shuffle

from . import pools
from .card import POLITY, SCHEME
from .contents import LEVELS, contents
from .deeds.enforcing import show_side
from .deeds.piles import HAND_SIZE, draw, draw_missions
from .ruleset import SOLO, TVT, WAR
from .state import (
    ALT,
    BOX,
    DAMAGE_STACK,
    DECK,
    ENCOUNTERS,
    MAIN_DECK,
    MATRIX,
    MISSION_STACK,
    RUINS,
    MatrixState,
    seat_zone,
)
from .state import BASIC as BASIC_ZONE
from .state import CHARACTER as CHARACTER_ZONE
from .turn import TURN_OF

if TYPE_CHECKING:
    from .game import MatrixGame

STACK_SIZE: Final = {1: 7, 2: 9, 3: 11, 4: 13, 5: 15}
LAST_STACK: Final = 5
STARTING_ENERGON: Final = 2
BASIC_STACK: Final = 16
MISSIONS_DEALT: Final = 2
MISSIONS_ALONE: Final = 3
TOP_CARDS: Final = 12
"""The Polity (and a Scheme) of the start are shuffled into this many cards."""


def matrix_size(players: int) -> tuple[int, int]:
    """Rows and columns: War on Cybertron p.4, Core p.4."""
    return {1: (3, 4), 2: (3, 4), 3: (4, 4), 4: (4, 4), 5: (4, 5)}[players]


class _Box:
    """Lays cards on the table, with luck from the seed."""

    def __init__(self, game: MatrixGame, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.contents = contents(game)
        self.idents: list[int] = []
        self.pools: list[int] = []
        self.where: list[int] = []
        self.known: list[int] = []
        self.zones: list[list[int]] = [[] for _ in game.zones]

    def shuffled(self, idents: list[int]) -> list[int]:
        mixed = list(idents)
        self.dice.shuffle(mixed)
        return mixed

    def put(self, idents: list[int], zone: int, pool: int) -> list[int]:
        """Lay cards on top of a zone, the last one topmost. Returns their slots."""
        count, game = len(idents), self.game
        slots = list(range(len(self.idents), len(self.idents) + count))
        self.idents += idents
        self.pools += [pool] * count
        self.where += [zone] * count
        self.known += [(1 << game.seats) - 1 | FACE_UP if game.zone_sight[zone] == OPEN else 0] * count
        self.zones[zone] += slots
        return slots


def set_up(game: MatrixGame, seed: int) -> State:
    """A new game; the first turn is what happens next."""
    box = _Box(game, Dice(seed))
    _main_deck(box)
    _side_stacks(box)
    characters = _players(box)
    count, seats = len(box.idents), game.seats
    s = MatrixState(
        game=game, cards=game.cards, ident=box.idents, known=box.known, pool=box.pools, owner=[-1] * count,
        where=box.where, zones=box.zones, rng=Dice(seed ^ 0x5EED).below(1 << 64), stack=[], waiting=[], modifiers={},
        listeners={}, at=[-1] * seats, mode=[ALT] * seats, energon=[_energon(game)] * seats, vp=[0] * seats,
        alt_spent=[0] * seats, power=[0] * count, moves=[0] * count, bosses_down=[0, 0])
    for seat, slot in enumerate(characters):
        s.owner[slot] = seat
        for own in s.zones[seat_zone(seat, DECK)]:
            s.owner[own] = seat
        shuffle(s, seat_zone(seat, DECK))
        draw(s, seat, HAND_SIZE)
        show_side(s, seat)
        draw_missions(s, seat, _missions_dealt(game))
    s.deeds = ()
    s.learnt = 0
    first = Dice(seed ^ 0xF1257).below(seats)
    if game.ruling("seat_energon") and not game.rules.together:  # of the house: who plays later starts with more
        s.energon = [s.energon[seat] + (seat - first) % seats for seat in range(seats)]
    call(s, TURN_OF, first)
    return s


def _energon(game: MatrixGame) -> int:
    recruit = game.rules.together and game.rules.box == WAR and game.ruling("coop_difficulty") == "recruit"
    return 4 if recruit else STARTING_ENERGON


def _main_deck(box: _Box) -> None:
    """Matrix, four stacks, Bosses, Polities and Schemes."""
    game, dice, there = box.game, box.dice, box.contents
    rules = game.rules
    sites = box.shuffled(there.sites)
    used_sites = int(str(game.ruling("sites_in_deck"))) if rules.box == WAR else len(sites)
    deck = box.shuffled(there.wares + sites[:used_sites] + there.schemes)
    polities = {level: box.shuffled(there.polities[level]) for level in LEVELS}
    schemes = box.shuffled(there.coop_schemes)
    top = [deck.pop() for _ in range(TOP_CARDS)]
    if rules.polities:
        top.append(polities[1].pop())
        if rules.coop_schemes == 4:
            top.append(schemes.pop())
        dice.shuffle(top)
        if game.ruling("top12_overflow") == "force_matrix":
            top.sort(key=lambda ident: game.cards[ident].type in (POLITY, SCHEME))
    rows, columns = matrix_size(game.seats)
    spaces = rows * columns
    deck += top
    matrix = [deck.pop() for _ in range(spaces)]
    box.put(matrix, MATRIX, pools.POOL_MATRIX)
    veteran = rules.box == WAR and rules.together and game.ruling("coop_difficulty") == "veteran"
    size = STACK_SIZE[game.seats] - int(veteran)
    stacks = [[deck.pop() for _ in range(size)] for _ in range(3)]
    last = [deck.pop() for _ in range(LAST_STACK)]
    factions = {1 - side for side in game.side} if rules.together or rules.box == "core" else {0, 1}
    bosses_left: list[int] = []
    for level in LEVELS:
        stack = stacks[level - 1]
        for faction in sorted(factions):
            bosses = box.shuffled(there.bosses[level, faction])
            stack.append(bosses.pop())
            bosses_left += bosses
        if rules.polities:
            stack.append(polities[level].pop())
        if rules.coop_schemes:
            stack.append(schemes.pop())
        dice.shuffle(stack)
    box.put(last, MAIN_DECK, pools.POOL_STACK_4)
    for level in (3, 2, 1):
        box.put(stacks[level - 1], MAIN_DECK, (pools.POOL_STACK_1, pools.POOL_STACK_2, pools.POOL_STACK_3)[level - 1])
    box.put(deck + bosses_left + (schemes if rules.coop_schemes else [])
            + ([ident for left in polities.values() for ident in left] if rules.polities else []),
            BOX, pools.POOL_BOX)
    box.put(sites[used_sites:], BOX, pools.POOL_SITES_LEFT)


def _side_stacks(box: _Box) -> None:
    """Basic stack, Encounters, Damage, Ruins, Missions."""
    game, there = box.game, box.contents
    rules = game.rules
    stack = int(str(game.ruling("reinforcements_stack"))) if rules.box == WAR else BASIC_STACK
    box.put(there.basics[:stack], BASIC_ZONE, 0)
    box.put(box.shuffled(there.encounters), ENCOUNTERS, pools.POOL_ENCOUNTERS)
    box.put(box.shuffled(there.damage), DAMAGE_STACK, pools.POOL_DAMAGE)
    if rules.ruins:
        box.put(box.shuffled(there.ruins), RUINS, pools.POOL_RUINS)
    if rules.missions:
        missions = box.shuffled(there.missions)
        if rules.mode == TVT:
            each = 5 if game.seats == 2 else 7
            box.put(missions[:each], MISSION_STACK, pools.POOL_MISSIONS)
            box.put(missions[each:2 * each], MISSION_STACK + 1, pools.POOL_MISSIONS_2)
            box.put(missions[2 * each:], BOX, pools.POOL_MISSIONS_BOX)
        else:
            box.put(missions, MISSION_STACK + game.side[0], pools.POOL_MISSIONS + game.side[0])


def _missions_dealt(game: MatrixGame) -> int:
    if not game.rules.missions:
        return 0
    return MISSIONS_ALONE if game.rules.mode == SOLO else MISSIONS_DEALT


def _players(box: _Box) -> list[int]:
    """Characters and starting decks. Returns the character slots by seat."""
    game, there = box.game, box.contents
    free = there.free[:]
    slots = []
    for seat in range(game.seats):
        character = game.chosen.characters[seat]
        if character is None:
            fitting = [card for card in free if card.faction == game.side[seat]]
            character = fitting[box.dice.below(len(fitting))]
            free.remove(character)
        slots += box.put([there.number[character]], seat_zone(seat, CHARACTER_ZONE), 0)
        box.put(there.deck, seat_zone(seat, DECK), pools.POOL_PLAYER + seat)
    return slots
