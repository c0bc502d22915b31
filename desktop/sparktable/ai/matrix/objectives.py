"""What Missions and Schemes are worth: how likely a Mission is to be completed, what a Scheme costs a team.

What a Scheme costs was measured: quick players went on from the moment it was turned up, in 250 games of Core and 400
of War on Cybertron, once with it and once without it.
"""
from __future__ import annotations

from functools import lru_cache
from statistics import mean
from typing import Final

from sparktable.games.matrix.card import MISSION, SCHEME, MatrixCard
from sparktable.games.matrix.events import (
    ALWAYS,
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
from sparktable.games.matrix.headings import Thwart
from sparktable.games.matrix.rules.schemes import lying_under, needed_energon
from sparktable.games.matrix.ruleset import NOTHING
from sparktable.games.matrix.state import DECK, DISCARD, HAND, MATRIX, PLAY, MatrixState, seat_zone
from sparktable.games.matrix.stats import AS_ADVERSARY, DEFEATING
from sparktable.games.matrix.verbs.ongoing import CostMod, Forbid, Grant
from sparktable.games.matrix.verbs.piles import Discard
from sparktable.games.matrix.verbs.resources import Draw, GainVP, LoseEnergon
from sparktable.games.matrix.verbs.select import IN_PLAY, OWNED, Cards, Kind
from sparktable.kernel.control import AtLeast, AtMost, IfDo, Seq, no_frame
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.zones import FACE_UP

from .card_worth import hurtful, snipes

HOPES: Final = {DEFEATS: 0.35, COMMANDS: 0.35, CLEARS: 0.3, GAINS: 0.25, MOVES_ONTO: 0.45, CONVERTS: 0.25,
                ALWAYS: 0.35, CAUSES_AMBUSH: 0.15, BLOCKS_ATTACK: 0.3, BATTLE_ENDS: 0.15}
"""By the event that an objective waits for."""
ONCE_MORE: Final = 0.6
"""Each further time that it must happen within one turn."""
OTHERWISE: Final = 0.3
STAGES: Final = 2.0
"""Of what must be reached little by little, nothing leaves no hope and the whole doubles it."""
OUT_OF_SIGHT: Final = 0.5
"""How much hope is left while nothing lies open that it must be done to."""
DEARER: Final = 1.6
CHEAPER: Final = 0.8
"""Bosses that cost 1 more, and 1 less: in points of co-op, as all that follows."""
WOUNDS_NEARBY: Final = 2.2
WOUNDS_ON: Final = 1.4
"""Damage for whoever begins a turn near an Adversary, or moves onto something."""
TURNED: Final = 2.4
LESS_HELP: Final = 0.6
"""All Robots are Adversaries; help is forbidden."""
TAKEN_EACH_TURN: Final[dict[type[Node], float]] = {LoseEnergon: 1.2, GainVP: -0.6, Discard: 2.5, Draw: -2.0}
"""What is lost at the start of every turn; what is gained or drawn lessens it."""
NOT_YET_ALL: Final = 0.5
"""How much of a Scheme's burden is off when nearly all that thwarts it has been contributed."""


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
        return STAGES * usual * max(_reached(s, doer, state) for doer in doers)
    if state is None and isinstance(objective.of, Kind):
        return usual if _in_sight(s, seat, objective.of) >= objective.count else OUT_OF_SIGHT * usual
    return usual


def _reached(s: MatrixState, seat: int, state: AtLeast | AtMost) -> float:
    """How much of a state is reached. Where something must become less, the last one too many is half the way."""
    value = state.value
    if isinstance(value, Count) and isinstance(value.what, Cards) and value.what.zone in (IN_PLAY, OWNED):
        number = _owned(s, seat, value.what)
    else:
        number = float(value.count(s, no_frame(seat)))
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


@lru_cache(1024)
def burden(card: MatrixCard, faction: int, vp: str) -> float:
    """What a Scheme in force costs a team for which VP mean `vp`; below 0: it helps."""
    if card.type != SCHEME:
        return 0.0
    worth = WOUNDS_NEARBY * snipes(card) + WOUNDS_ON * bool(hurtful(card))
    for text in card.ongoing:
        if isinstance(text, CostMod) and text.action == DEFEATING and isinstance(text.n, int):
            concerned = getattr(text.of, "faction", None)
            if concerned in (None, 1 - faction):
                worth += text.n * (DEARER if text.n > 0 else CHEAPER)
        elif isinstance(text, Grant) and text.what == AS_ADVERSARY:
            worth += TURNED
        elif isinstance(text, Forbid):
            worth += LESS_HELP
    if card.start is not None:
        worth += _each_turn(card.start.effect, vp)
    return worth


def _each_turn(effect: Node, vp: str) -> float:
    """What a text costs that is carried out at the start of every turn; of two ways, half of each."""
    if isinstance(effect, Seq):
        return sum(_each_turn(kid, vp) for kid in effect.kids)
    if isinstance(effect, IfDo):
        return (_each_turn(effect.first, vp) + _each_turn(effect.other, vp)) / 2
    if isinstance(effect, GainVP) and vp == NOTHING:
        return 0.0
    amount = getattr(effect, "n", 1)
    return TAKEN_EACH_TURN.get(type(effect), 0.0) * (amount if isinstance(amount, int) else 1)


def remaining_burden(s: MatrixState, scheme: int, faction: int) -> float:
    """What is left of a Scheme's burden, with what has been contributed already."""
    title = s.cards[s.ident[scheme]]
    whole = burden(title, faction, s.game.rules.vp)
    if whole <= 0:
        return whole
    done = max((contributed(s, thwart, scheme) for thwart in title.thwart), default=0.0)
    return whole * (1 - NOT_YET_ALL * done)


def contributed(s: MatrixState, thwart: Thwart, scheme: int) -> float:
    """How much of what thwarts a Scheme has been contributed."""
    if thwart.cards:
        return len(lying_under(s, scheme)) / thwart.cards
    return s.stored.get(scheme, 0) / needed_energon(s, thwart) if thwart.energon else 0.0
