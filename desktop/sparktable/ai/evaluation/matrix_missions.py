"""How likely a Mission is to be completed while somebody holds it, judged by what it asks for."""
from __future__ import annotations

from functools import lru_cache
from statistics import mean

from sparktable.games.matrix.card import MISSION, MatrixCard
from sparktable.games.matrix.events import (
    BATTLE_ENDS,
    BLOCKS_ATTACK,
    CAUSES_AMBUSH,
    CLEARS,
    COMMANDS,
    CONVERTS,
    DEFEATS,
    GAINS,
    MOVES_ONTO,
)
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.headings import ALWAYS
from sparktable.games.matrix.state import DECK, DISCARD, HAND, MATRIX, PLAY, MatrixState, seat_zone
from sparktable.games.matrix.verbs.select import IN_PLAY, OWNED, Cards, Kind
from sparktable.kernel.control import AtLeast, AtMost, no_frame
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.zones import FACE_UP

HOPES = {DEFEATS: 0.35, COMMANDS: 0.35, CLEARS: 0.3, GAINS: 0.25, MOVES_ONTO: 0.45, CONVERTS: 0.25, ALWAYS: 0.35,
         CAUSES_AMBUSH: 0.15, BLOCKS_ATTACK: 0.3, BATTLE_ENDS: 0.15}
"""By the event that an objective waits for."""
ONCE_MORE = 0.6
"""Each further time that it must happen within one turn."""
OTHERWISE = 0.3
STAGES = 2.0
"""Of what must be reached little by little, nothing leaves no hope and the whole doubles it."""
OUT_OF_SIGHT = 0.5
"""How much hope is left while nothing lies open that it must be done to."""


def hopes_of(game: MatrixGame) -> list[float]:
    """Identity -> the chance."""
    alone = all(len(game.team(seat)) == 1 for seat in range(game.seats))
    return [_hope(card, alone) for card in game.cards]


def _hope(card: MatrixCard, alone: bool) -> float:
    objective = card.objective
    if card.type != MISSION or objective is None:
        return 0.0
    if objective.event == BLOCKS_ATTACK and alone:
        return 0.0  # there is nobody to Block for
    return HOPES.get(objective.event, OTHERWISE) * float(ONCE_MORE ** (objective.count - 1))


@lru_cache
def hope_for_another(game: MatrixGame) -> float:
    """What a Mission that comes from the stack brings on average."""
    return mean(hope for card, hope in zip(game.cards, hopes_of(game), strict=True)
                if card.type == MISSION and game.rules.mode in card.modes)


def hope_now(s: MatrixState, seat: int, slot: int, usual: float) -> float:
    """The chance of a Mission that a player of a team holds, as things stand: how far it has come, and whether what
    it must be done to lies open."""
    objective = s.card(slot).objective
    assert objective is not None
    state = objective.condition
    if objective.event == ALWAYS and isinstance(state, AtLeast | AtMost):
        doers = s.game.team(seat) if objective.team else (seat,)
        return STAGES * usual * max(_share(s, doer, state) for doer in doers)
    if state is None and isinstance(objective.of, Kind):
        return usual if _in_sight(s, seat, objective.of) >= objective.count else OUT_OF_SIGHT * usual
    return usual


def _share(s: MatrixState, seat: int, state: AtLeast | AtMost) -> float:
    """How much of a state is reached. Where something must become less, the last one too many is half the way."""
    value = state.value
    if isinstance(value, Count) and isinstance(value.what, Cards) and value.what.zone in (IN_PLAY, OWNED):
        number = _owned(s, seat, value.what)
    else:
        number = value.count(s, no_frame(seat))
    if isinstance(state, AtLeast):
        return min(1.0, number / state.n)
    return 1 / (1 + max(0.0, number - state.n))


def _owned(s: MatrixState, seat: int, kind: Kind) -> float:
    """How many such cards a player has, to be played together one day; those that are hidden are like the others."""
    slots = [slot for zone in (PLAY, HAND, DECK, DISCARD) for slot in s.zones[seat_zone(seat, zone)]]
    seen = [slot for slot in slots if s.ident[slot] != s.unknown]
    fitting = sum(kind.like(s, no_frame(seat), slot) for slot in seen)
    return fitting * len(slots) / max(1, len(seen))


def _in_sight(s: MatrixState, seat: int, kind: Kind) -> int:
    """How many such cards lie open in the Matrix; Polities under command are no longer to be taken."""
    side = s.game.side[seat]
    return sum(1 for slot in s.zones[MATRIX] if slot >= 0 and s.known[slot] & FACE_UP and s.token.get(slot) != side
               and kind.like(s, no_frame(seat), slot))
