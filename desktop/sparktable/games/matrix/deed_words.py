"""What was done this turn, as scenario files tell it: "flips Motormaster", "moves onto Tarn", "converts"."""
from __future__ import annotations

from collections import Counter
from functools import cache

from sparktable.kernel.scenario import Grammar, Mistake
from sparktable.kernel.typed import EventKind
from sparktable.kernel.zones import FACE_UP

from .card import MatrixCard
from .events import (
    ACTIVATES,
    AMBUSHED,
    ASSISTS,
    BATTLE_ENDS,
    BLOCKS_ATTACK,
    BUYS,
    CALLS_OFF,
    CAUSES_AMBUSH,
    CLEARS,
    COMMANDS,
    COMPLETES_MISSION,
    CONTRIBUTES,
    CONTRIBUTES_ENERGON,
    CONVERTS,
    DECLARES,
    DECLARES_BATTLE,
    DEFEATS,
    DESTROYS_DAMAGE,
    DISCARDS,
    DISCARDS_MISSION,
    DRAWS_ENCOUNTER,
    FLIPS,
    GAINS,
    GAINS_DAMAGE,
    GAINS_ENERGON,
    GAINS_VP,
    IS_DESTROYED,
    LAYS_ASSIST,
    LOSES_COMMAND,
    MOVES_ONTO,
    PEEKS,
    PLACES_STANDEE,
    PLAYS,
    REPAIRS,
    REVEALS_TOP,
    RUIN_APPEARS,
    RUNS_EMPTY,
    SEARCHES,
    SPACE_EMPTIES,
    START_EFFECT,
    THWARTS,
    TURN_BEGINS,
    TURN_ENDS,
    USES,
    use,
)
from .facts.abilities import energon_of
from .facts.cards import space_of
from .state import CHARACTER, MATRIX, PLAY, Deed, MatrixState, seat_zone

DEEDS: tuple[EventKind, ...] = (
    ACTIVATES, AMBUSHED, ASSISTS, BATTLE_ENDS, BLOCKS_ATTACK, BUYS, CALLS_OFF, CAUSES_AMBUSH, CLEARS, COMMANDS,
    COMPLETES_MISSION, CONTRIBUTES, CONTRIBUTES_ENERGON, CONVERTS, DECLARES_BATTLE, DECLARES, DEFEATS, IS_DESTROYED,
    DESTROYS_DAMAGE, DISCARDS, DISCARDS_MISSION, DRAWS_ENCOUNTER, FLIPS, GAINS, GAINS_DAMAGE, GAINS_ENERGON,
    GAINS_VP, LAYS_ASSIST, LOSES_COMMAND, MOVES_ONTO, PEEKS, PLACES_STANDEE, PLAYS, REPAIRS, REVEALS_TOP,
    RUIN_APPEARS, RUNS_EMPTY, SEARCHES, SPACE_EMPTIES, START_EFFECT, THWARTS, TURN_BEGINS, TURN_ENDS, USES)
"""Every kind of deed that the rules remember for the turn."""
UNSEEN: tuple[EventKind, ...] = (PEEKS, SEARCHES)
"""Those whose card lay facedown."""


def deeds_of(s: MatrixState, seat: int) -> dict[str, int]:
    """How often a player did what this turn: by kind alone, and by kind and card."""
    own = [deed for deed in s.deeds if deed.seat == seat]
    kinds = Counter(deed.kind for deed in own)
    told = Counter(f"{deed.kind} {s.card(deed.slot).name}" for deed in own if deed.slot >= 0)
    return {kind: kinds[kind] for kind in DEEDS} | told


@cache
def all_deeds(cards: tuple[MatrixCard, ...]) -> tuple[str, ...]:
    """Everything that could have been done."""
    return (*DEEDS, *(f"{kind} {title.name}" for kind in DEEDS for title in cards[:-1]))


def do_before(s: MatrixState, seat: int, sentence: str) -> None:
    """Something that a player has done this turn already. Raises Mistake."""
    names = {title.name: title.name for title in s.cards[:-1]}
    squares = {name: index for index, name in enumerate(s.game.grid.names)}
    grammar = Grammar(tuple(f"{{deed}}{card}{at}{number}" for card in (" {card}", "") for at in (" at {space}", "")
                            for number in (" for {n}", "")),
                      {"deed": lambda: {kind: kind for kind in DEEDS},
                       "card": lambda: names, "space": lambda: squares})
    said = grammar.read(sentence).values
    kind, number = said["deed"], said.get("n", 0)
    slot = _card(s, seat, said["card"]) if "card" in said else -1
    space = said.get("space", space_of(s, slot) if slot >= 0 else -1)
    s.deeds = (*s.deeds, Deed(kind, seat, slot, space, number, _seen(s, kind, slot)))
    if kind == DECLARES:
        s.confronted = True
    if kind == ACTIVATES:
        ability = energon_of(s.card(slot)).get(number) if slot >= 0 else None
        if ability is None:
            raise Mistake("an ability is told by its card and its printed price: 'activates Artillery for 1'")
        use(s, slot, ability.label)


def _seen(s: MatrixState, kind: EventKind, slot: int) -> str:
    """The card as everybody saw it then: what still lies facedown, or was only looked at, nobody saw."""
    if slot < 0 or kind in UNSEEN or (s.where[slot] == MATRIX and not s.known[slot] & FACE_UP):
        return ""
    return str(s.card(slot).slug)


def _card(s: MatrixState, seat: int, name: str) -> int:
    """The card of that name which a deed was about: the player's own before those in the Matrix, before any other."""
    near = (seat_zone(seat, PLAY), seat_zone(seat, CHARACTER), MATRIX)
    found: list[int] = [slot for zone in (*near, *range(len(s.zones))) for slot in s.zones[zone]
             if slot >= 0 and s.card(slot).name == name]
    if not found:
        raise Mistake(f"there is no {name} in this game")
    return found[0]
