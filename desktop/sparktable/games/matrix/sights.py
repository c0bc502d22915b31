"""What can be looked at in a scenario of the Matrix, and the names that may be expected there."""
from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from sparktable.games.factions import FACTIONS
from sparktable.kernel.names import plain
from sparktable.kernel.scenario import NotPossible, Vocabulary, named
from sparktable.kernel.zones import FACE_UP

from . import state as zones
from .card import DAMAGE, POLITY
from .deed_words import all_deeds, deeds_of
from .facts import assist, contest, market, movement, polity, power
from .rules import scoring
from .sentences import seats, titles
from .setting import OPEN_PILES, SEAT_PILES
from .state import BATTLE, BOT, BUY, MatrixState, seat_zone

CLOSED_PILES = {"main deck": zones.MAIN_DECK, "basic stack": zones.BASIC, "ruin deck": zones.RUINS,
                "damage stack": zones.DAMAGE_STACK, "encounter deck": zones.ENCOUNTERS, "Matrix": zones.MATRIX,
                "box": zones.BOX}
SHOWN_PILES = {key.replace("_", " "): zone for key, zone in OPEN_PILES.items()} | {
    "out of the game": zones.OUT, "under schemes": zones.UNDER, "encounter": zones.ENCOUNTER_NOW}
SOURCES_OF_MOVE = ("alt mode", "cards", "flight")
DISTANCES = ("0", "1", "2", "3")
LINES = ("gained", "adversaries", "energon", "damage", "owned", "ended", "vault", "missions", "polities")
"""The lines of the final count."""


class Sight(NamedTuple):
    """One thing to look at."""

    look: Callable[[], Any]
    names: Collection[str] | None = None
    """The texts that may be found."""
    keys: Collection[str] | None = None
    """The keys of the table that is found."""


def observe(s: MatrixState, key: str) -> Any:
    """What is found under a key. Raises Mistake, and NotPossible where a card does not lie open."""
    return _sight(s, key).look()


def vocabulary(s: MatrixState, key: str) -> Vocabulary:
    """The names that may be expected under a key. Raises Mistake."""
    sight = _sight(s, key)
    return Vocabulary(sight.names, sight.keys)


def _sight(s: MatrixState, key: str) -> Sight:
    for start, look in (("cost of ", _cost), ("power against ", _power_against)):
        if plain(key).startswith(plain(start)):
            return _of_a_card(s, key.split(maxsplit=2)[2] if len(key.split()) > 2 else "", look)
    fact, _, who = key.partition(" of ")
    seat = seats(s).get(who)
    if seat is not None:  # as it is spelt here: puzzles look at it thousands of times
        seen = _seat_sights(s, seat).get(fact)
        if seen is not None:
            return seen
    found = _table_sights(s)
    if key in found:
        return found[key]
    for name, seat in seats(s).items():
        found |= {f"{fact} of {name}": sight for fact, sight in _seat_sights(s, seat).items()}
    sight: Sight = named("thing to look at", key, found)
    return sight


def _of_a_card(s: MatrixState, name: str, look: Callable[[MatrixState, int], int]) -> Sight:
    """What is told of a card that lies open."""
    card = named("card", name, titles(s))

    def looked() -> int:
        slots = [slot for slot in (*s.zones[zones.MATRIX], *s.zones[zones.BASIC][-1:])
                 if slot >= 0 and s.known[slot] & FACE_UP and s.card(slot).name == card]
        if not slots:
            raise NotPossible(f"{card} does not lie faceup in the Matrix, so that nothing can be told of it")
        return look(s, slots[0])

    return Sight(looked)


def _cost(s: MatrixState, slot: int) -> int:
    """What a card costs the active player: to command, to defeat or to buy."""
    if s.card(slot).type == POLITY:
        return polity.price(s, s.active, slot)
    if s.game.adversary(s, s.active, slot):
        return contest.cost_to_defeat(s, slot)
    return market.price(s, s.active, slot)


def _power_against(s: MatrixState, slot: int) -> int:
    """The Power that the active player would bring to a battle with it."""
    return contest.reach(s, s.active, slot)


def _table_sights(s: MatrixState) -> dict[str, Sight]:
    matrix, names, cards = s.zones[zones.MATRIX], s.game.grid.names, titles(s)

    def listed(zone: int) -> Callable[[], list[str]]:
        return lambda: [s.card(slot).name for slot in s.zones[zone]]

    def counted(zone: int) -> Callable[[], int]:
        return lambda: sum(slot >= 0 for slot in s.zones[zone])

    return {
        "power": Sight(lambda: {far: power.strength(s, s.active, int(far), BUY) for far in DISTANCES},
                       keys=DISTANCES),
        "power in battle": Sight(lambda: {far: _in_battle(s, int(far)) for far in DISTANCES}, keys=DISTANCES),
        "move": Sight(lambda: dict(zip(SOURCES_OF_MOVE, movement.move_by_kind(s, s.active), strict=True)),
                      keys=SOURCES_OF_MOVE),
        "matrix": Sight(lambda: {names[i]: s.card(slot).name for i, slot in enumerate(matrix)
                                 if slot >= 0 and s.known[slot] & FACE_UP}, cards, names),
        "empty": Sight(lambda: [names[i] for i, slot in enumerate(matrix) if slot < 0], names),
        "facedown": Sight(lambda: sum(slot >= 0 and not s.known[slot] & FACE_UP for slot in matrix)),
        "rows": Sight(lambda: s.game.grid.rows), "columns": Sight(lambda: s.game.grid.columns),
        "battle power": Sight(lambda: contest.total(s) if s.battle is not None else None),
        "battle cost": Sight(lambda: contest.cost_to_defeat(s, s.battle.slot) if s.battle is not None else None),
        "command": Sight(lambda: {s.card(slot).name: FACTIONS[side] for slot, side in s.token.items()},
                         FACTIONS, cards),
        "stored": Sight(lambda: {s.card(slot).name: n for slot, n in s.stored.items()}, keys=cards),
        "bosses down": Sight(lambda: dict(zip(FACTIONS, s.bosses_down, strict=True)), keys=FACTIONS),
        "main deck": Sight(lambda: listed(zones.MAIN_DECK)()[::-1], cards),
        "box": Sight(lambda: sorted(listed(zones.BOX)()), cards),
        **{f"cards in the {name}": Sight(counted(zone)) for name, zone in CLOSED_PILES.items()},
        **{pile: Sight(listed(zone), cards) for pile, zone in SHOWN_PILES.items()}}


def _in_battle(s: MatrixState, far: int) -> int:
    """The active player's Power in a battle that far away, less what the Alt Mode takes."""
    return max(0, power.strength(s, s.active, far, BATTLE) - power.alt_penalty(s, s.active))


def _seat_sights(s: MatrixState, seat: int) -> dict[str, Sight]:
    cards = titles(s)
    own = {pile: s.zones[seat_zone(seat, which)] for pile, which in SEAT_PILES.items()}
    deck, laid = own["deck"], s.zones[seat_zone(seat, zones.ASSIST)]

    def listed(slots: list[int]) -> Callable[[], list[str]]:
        return lambda: sorted(s.card(slot).name for slot in slots)

    def counted(slots: list[int]) -> Callable[[], int]:
        return lambda: len(slots)

    return {
        **{pile: Sight(listed(slots), cards) for pile, slots in own.items()},
        **{f"cards in {pile}": Sight(counted(slots)) for pile, slots in own.items()},
        "mission stack": Sight(lambda: len(s.zones[zones.MISSION_STACK + s.game.side[seat]])),
        "energon": Sight(lambda: s.energon[seat]), "vp": Sight(lambda: s.vp[seat]),
        "at": Sight(lambda: s.game.grid.names[s.at[seat]] if s.at[seat] >= 0 else None, s.game.grid.names),
        "side": Sight(lambda: "bot" if s.mode[seat] == BOT else "alt", ("bot", "alt")),
        "faction": Sight(lambda: FACTIONS[s.game.side[seat]], FACTIONS),
        "damage": Sight(lambda: sum(s.card(slot).type == DAMAGE for slot in own["play"])),
        "top of deck": Sight(lambda: s.card(deck[-1]).name if deck else None, cards),
        "alt move": Sight(lambda: movement.alt_move(s, seat)), "alt move spent": Sight(lambda: s.alt_spent[seat]),
        "assists": Sight(lambda: [s.card(slot).name for slot in laid], cards),
        "worth of assists": Sight(lambda: [_worth(s, seat, slot) for slot in laid]),
        "deeds": Sight(lambda: deeds_of(s, seat), keys=all_deeds(s.cards)),
        "score": Sight(lambda: scoring.score(s, seat), keys=LINES)}


def _worth(s: MatrixState, seat: int, slot: int) -> int | None:
    """What an Assist counts for; None while it is not resolved."""
    battle = s.battle
    resolved = battle is not None and slot in battle.helping + battle.defending
    return assist.worth(s, seat, slot) if resolved else None
