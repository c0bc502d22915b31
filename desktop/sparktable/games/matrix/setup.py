"""Setting the table (War on Cybertron p.4-5, p.20; Core p.4-5, p.21)."""
from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from sparktable.kernel.rng import Dice
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP, shuffle

from . import pools
from .card import (
    ALLY,
    BASIC,
    BOSS,
    CHARACTER,
    DAMAGE,
    ENCOUNTER,
    MANEUVER,
    MISSION,
    POLITY,
    RELIC,
    ROBOT,
    RUIN,
    SCHEME,
    SITE,
    STARTER,
    TECHNOLOGY,
    MatrixCard,
)
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
from .verbs.select import Kind

if TYPE_CHECKING:
    from .game import MatrixGame

STACK_SIZE = {1: 7, 2: 9, 3: 11, 4: 13, 5: 15}
LAST_STACK = 5
STARTING_ENERGON = 2
STARTERS = {WAR: {"Bold": 6, "Artillery": 1, "Scout": 1, "Patch": 1, "Resupply": 1},
            "core": {"Courage": 6, "Firepower": 1, "Patrol": 1, "Fix": 1, "Reserves": 1}}
BASIC_STACK = 16
MISSIONS_DEALT, MISSIONS_ALONE = 2, 3
TOP_CARDS = 12
"""The Polity (and a Scheme) of the start are shuffled into this many cards."""


def matrix_size(players: int) -> tuple[int, int]:
    """Rows and columns: War on Cybertron p.4, Core p.4."""
    return {1: (3, 4), 2: (3, 4), 3: (4, 4), 4: (4, 4), 5: (4, 5)}[players]


@lru_cache
def _positions(cards: tuple[MatrixCard, ...]) -> dict[MatrixCard, int]:
    return {card: position for position, card in enumerate(cards)}


@lru_cache
def _sorted_out(titles: tuple[MatrixCard, ...]) -> dict[str, tuple[MatrixCard, ...]]:
    """Type -> its titles: a box is sorted out once, however many games are set up from it."""
    return {type_: tuple(card for card in titles if card.type == type_) for type_ in {card.type for card in titles}}


class _Box:
    """Hands out cards of a box while the table is set, with luck from the seed."""

    def __init__(self, game: MatrixGame, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.index = _positions(game.cards)
        self.by_type = _sorted_out(game.chosen.titles)
        self.idents: list[int] = []
        self.pools: list[int] = []
        self.zones: list[list[int]] = [[] for _ in game.zones]

    def all_copies(self, wanted: Callable[[MatrixCard], bool], type_: str = "") -> list[int]:
        """All cards that are wanted, of one type or of any, title by title in the order of the box."""
        titles = self.by_type.get(type_, ()) if type_ else self.game.chosen.titles
        return [self.index[card] for card in titles if wanted(card) for _ in range(card.copies)]

    def shuffled(self, idents: list[int]) -> list[int]:
        mixed = list(idents)
        self.dice.shuffle(mixed)
        return mixed

    def put(self, idents: list[int], zone: int, pool: int) -> list[int]:
        """Lay cards on top of a zone, the last one topmost. Returns their slots."""
        slots = []
        for ident in idents:
            slot = len(self.idents)
            self.idents.append(ident)
            self.pools.append(pool)
            self.zones[zone].append(slot)
            slots.append(slot)
        return slots


def set_up(game: MatrixGame, seed: int) -> State:
    """A new game; the first turn is what happens next."""
    box = _Box(game, Dice(seed))
    _main_deck(box)
    _side_stacks(box)
    characters = _players(box)
    count = len(box.idents)
    where = [0] * count
    for zone, slots in enumerate(box.zones):
        for slot in slots:
            if slot >= 0:
                where[slot] = zone
    seats = game.seats
    s = MatrixState(
        game=game, cards=game.cards, ident=box.idents, known=[0] * count, pool=box.pools, owner=[-1] * count,
        where=where, zones=box.zones, rng=Dice(seed ^ 0x5EED).below(1 << 64), stack=[], waiting=[], modifiers={},
        listeners={}, at=[-1] * seats, mode=[ALT] * seats, energon=[_energon(game)] * seats, vp=[0] * seats,
        alt_spent=[0] * seats, power=[0] * count, moves=[0] * count, bosses_down=[0, 0])
    for zone, slots in enumerate(box.zones):
        if game.zone_sight[zone] == "open":
            for slot in slots:
                s.known[slot] = ((1 << seats) - 1) | FACE_UP
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
    game, dice = box.game, box.dice
    rules = game.rules
    sites = box.shuffled(box.all_copies(lambda card: _lies_with_sites(game, card)))
    used_sites = int(str(game.ruling("sites_in_deck"))) if rules.box == WAR else len(sites)
    no_relics = _without_relics(game)
    deck = box.shuffled(box.all_copies(
        lambda card: card.type in (ALLY, MANEUVER, TECHNOLOGY, RELIC, ROBOT) and not _lies_with_sites(game, card)
        and not (no_relics and RELIC in card.types)) + sites[:used_sites] + _decepticon_schemes(box))
    polities = {level: box.shuffled(box.all_copies(lambda card, level=level: card.level == level,  # type: ignore[misc]
                                              POLITY)) for level in (1, 2, 3)}
    schemes = box.shuffled(box.all_copies(_is_coop_scheme, SCHEME))
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
    for level in (1, 2, 3):
        stack = stacks[level - 1]
        for faction in sorted(factions):
            bosses = box.shuffled(box.all_copies(
                lambda card, level=level, faction=faction:  # type: ignore[misc]
                card.level == level and card.faction == faction, BOSS))
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


def _without_relics(game: MatrixGame) -> bool:
    """Core p.21; War on Cybertron p.20-21 where the table reads it so."""
    return game.rules.together and (game.rules.box == "core" or game.ruling("coop_relics") == "remove")


def _can_be_completed(game: MatrixGame, mission: MatrixCard) -> bool:
    """A Mission for this mode; one that asks for a Relic is none where there are no Relics."""
    asked_for = mission.objective.of if mission.objective is not None else None
    return game.rules.mode in mission.modes and not (
        _without_relics(game) and isinstance(asked_for, Kind) and asked_for.types == RELIC)


def _lies_with_sites(game: MatrixGame, card: MatrixCard) -> bool:
    """Sites, of which some are drawn; Crystal City where the table sees a Site in it rather than a Relic."""
    return card.type == SITE or (RELIC in card.types and SITE in card.types
                                 and game.ruling("crystal_city_slot") == "site")


def _any(card: MatrixCard) -> bool:
    return True


def _is_coop_scheme(card: MatrixCard) -> bool:
    return card.type == SCHEME and card.subtype == "Cooperative Scheme"


def _decepticon_schemes(box: _Box) -> list[int]:
    chosen = box.game.chosen
    if chosen.first_game:
        return []
    return box.all_copies(lambda card: not _is_coop_scheme(card)
                          and not (chosen.drop_unthwartable and card.name == "All-Out Assault"), SCHEME)


def _side_stacks(box: _Box) -> None:
    """Basic stack, Encounters, Damage, Ruins, Missions."""
    game = box.game
    rules = game.rules
    stack = int(str(game.ruling("reinforcements_stack"))) if rules.box == WAR else BASIC_STACK
    basics = box.all_copies(_any, BASIC)
    box.put(basics[:stack], BASIC_ZONE, 0)
    box.put(box.shuffled(box.all_copies(_any, ENCOUNTER)), ENCOUNTERS, pools.POOL_ENCOUNTERS)
    box.put(box.shuffled(box.all_copies(_any, DAMAGE)), DAMAGE_STACK, pools.POOL_DAMAGE)
    if rules.ruins:
        box.put(box.shuffled(box.all_copies(_any, RUIN)), RUINS, pools.POOL_RUINS)
    if rules.missions:
        missions = box.shuffled(box.all_copies(lambda card: _can_be_completed(game, card), MISSION))
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
    game = box.game
    titles = game.chosen.titles
    chosen = list(game.chosen.characters)
    free = [card for card in titles if card.type == CHARACTER and card not in chosen]
    slots = []
    for seat in range(game.seats):
        character = chosen[seat]
        if character is None:
            fitting = [card for card in free if card.faction == game.side[seat]]
            character = fitting[box.dice.below(len(fitting))]
            free.remove(character)
        slots += box.put([box.index[character]], seat_zone(seat, CHARACTER_ZONE), 0)
        starters = {card.name: card for card in titles if card.type == STARTER}
        deck = [box.index[starters[name]] for name, n in STARTERS[game.rules.box].items() for _ in range(n)]
        box.put(deck, seat_zone(seat, DECK), pools.POOL_PLAYER + seat)
    return slots
