"""What the opponents know about a game of the Matrix from its beginning, and what is counted once about a position.

`Knowledge` and `Situation` are handed down to whoever judges anything: nobody below needs the judgement itself.
"""
from __future__ import annotations

from typing import Any, ClassVar, Final

from sparktable.games.matrix.card import BOSS
from sparktable.games.matrix.deeds.piles import HAND_SIZE
from sparktable.games.matrix.game import MatrixGame
from sparktable.games.matrix.state import MAIN_DECK, MATRIX, PLAY, MatrixState, seat_zone
from sparktable.kernel.fields import Frozen
from sparktable.kernel.zones import FACE_UP

from .card_worth import Titles, titles
from .objectives import hopes_of
from .weights import Weights, weights_for

CARDS_EACH_TURN: Final = 1.15
"""The main deck loses so many cards in every turn."""
AFTER_TWO_BOSSES: Final = 6.0
"""Turns of each player until the third falls, at most."""
DAMAGE_EACH_TURN: Final = 0.2
"""Damage that a player gains in a turn, repairs reckoned in …"""
DAMAGE_BY_BOSSES: Final = 0.6
"""… and how much of what Adversary Bosses deal at the start of each turn comes through."""
TOO_LATE: Final = 2.5
"""What is bought so many turns before the end is hardly drawn any more."""
MISSION_TIME: Final = 4.0
"""With fewer turns than that to come there is so much less hope of completing a Mission."""


class Knowledge:
    """What is known about one game before anybody has moved: it never changes."""

    __slots__ = ("hopes", "titles", "together", "weights")

    def __init__(self, game: MatrixGame) -> None:
        self.titles: Titles = titles(game)
        self.weights: Weights = weights_for(game.rules)
        self.together: bool = game.rules.together
        self.hopes: list[float] = hopes_of(game)
        """By title: how likely a Mission is to be completed."""

    def mission_hope(self, title: int, left: float) -> float:
        """What holding a Mission is worth: its points, by how likely they are to come in the time that is left."""
        w = self.weights
        gain = w.vp * (1 + self.titles.vault[title]) + w.mission
        return self.hopes[title] * min(1.0, left / MISSION_TIME) * gain


class Deck(Frozen):
    """A player's own cards."""

    size: int
    average: float
    """Strength of a card, Allies left out. Cards that are hidden from whoever looks are thought to be like the
    others."""
    each_turn: float
    """What the Allies add."""
    damage: int


    @property
    def hand(self) -> float:
        """The strength of an average hand, with what the Allies add to it."""
        return min(HAND_SIZE, self.size) * self.average + self.each_turn

    # --- written by packaging/write_records.py
    __slots__ = ("average", "damage", "each_turn", "size")
    FIELDS: ClassVar[dict[str, str]] = {"size": "int", "average": "float", "each_turn": "float", "damage": "int"}

    def __init__(self, size: int, average: float, each_turn: float, damage: int) -> None:
        self.size = size
        self.average = average
        self.each_turn = each_turn
        self.damage = damage

    def parts(self) -> tuple[Any, ...]:
        return (self.size, self.average, self.each_turn, self.damage)
    # --- as far as here


class Situation:
    """One player in one position: who that is, what is known of the game, and what is counted only once."""

    __slots__ = ("deck", "known", "left", "s", "seat", "titles", "weights")

    def __init__(self, known: Knowledge, s: MatrixState, seat: int, left: float) -> None:
        self.known = known
        self.titles = known.titles
        self.weights = known.weights
        self.s = s
        self.seat = seat
        self.deck = deck_of(s, seat, known.titles)
        self.left = left
        """The turns still to come, as `turns_left` tells."""


def situation(known: Knowledge, s: MatrixState, seat: int) -> Situation:
    """How a player finds a position, the turns still to come counted."""
    return Situation(known, s, seat, turns_left(s, known.titles))


def deck_of(s: MatrixState, seat: int, t: Titles) -> Deck:
    """What a player's own cards come to, wherever they are."""
    zones, ident, strength, ally, unknown = s.zones, s.ident, t.strength, t.ally, t.unknown
    size = damage = hidden = 0
    total = each_turn = 0.0
    first = seat_zone(seat, 0)
    for zone in range(first, first + 4):  # hand, deck, discard pile, play area
        for slot in zones[zone]:
            title = ident[slot]
            if ally[title]:
                each_turn += ally[title]
                continue
            if t.damage[title]:
                damage += 1
                if zone == first + PLAY and t.lasting_damage[title]:
                    continue
            size += 1
            if title == unknown:
                hidden += 1
            else:
                total += strength[title]
    return Deck(size, total / (size - hidden) if size > hidden else 0.0, each_turn, damage)


def turns_of_deck(s: MatrixState, spent: int = 0) -> float:
    """How many turns each player may still expect if nothing but the main deck ends the game; `spent` of its cards
    are as good as gone."""
    return (len(s.zones[MAIN_DECK]) - spent) / (CARDS_EACH_TURN * s.game.seats)


def turns_left(s: MatrixState, t: Titles) -> float:
    """How many turns each player may still expect, the present one left out: until the main deck runs out, the third
    Boss falls, or somebody has too much Damage."""
    left = turns_of_deck(s)
    if not s.game.rules.together and max(s.bosses_down) >= 2:
        left = min(left, AFTER_TWO_BOSSES)
    limit = s.game.rules.damage_ends
    if limit is None:
        return left
    ident, known = s.ident, s.known
    wound = [0, 0]
    for slot in s.zones[MATRIX]:
        if slot >= 0 and known[slot] & FACE_UP and t.wounds[ident[slot]]:
            wound[1 - s.cards[ident[slot]].faction] += t.wounds[ident[slot]]  # type: ignore[operator]
    for seat in range(s.game.seats):
        held = sum(t.lasting_damage[ident[slot]] for slot in s.zones[seat_zone(seat, PLAY)])
        left = min(left, (limit - held) / (DAMAGE_EACH_TURN + DAMAGE_BY_BOSSES * wound[s.game.side[seat]]))
    return left


def to_build(left: float) -> float:
    """How many of the turns left a deck is still worth building for."""
    return max(0.0, left - TOO_LATE)


def nearest_boss(s: MatrixState) -> int:
    """The space of the faceup Adversary Boss that is nearest to the active player, or -1."""
    here, cards, ident, known = s.at[s.active], s.cards, s.ident, s.known
    distance = s.game.grid.distance
    best = -1
    for space, slot in enumerate(s.zones[MATRIX]):
        if slot >= 0 and known[slot] & FACE_UP and cards[ident[slot]].type == BOSS \
                and s.game.adversary(s, s.active, slot) \
                and (best < 0 or distance[here][space] < distance[here][best]):
            best = space
    return best


def sees(s: MatrixState, seat: int, slot: int) -> bool:
    """Whether a player knows what lies there: it is faceup, or was peeked at. What is left blank in a position that
    is shown to somebody else nobody knows who looks at it."""
    return s.known[slot] & (FACE_UP | 1 << seat) != 0 and s.ident[slot] != s.unknown


def missed(known: Knowledge, s: MatrixState, seat: int, slot: int) -> bool:
    """Whether the own side loses a card: its own, and to a team whatever it may still buy, since nobody else does."""
    owner = s.owner[slot]
    if owner < 0:
        return known.together and known.titles.for_sale[s.ident[slot]] and not s.game.adversary(s, seat, slot)
    return owner in s.game.team(seat)


def danger(known: Knowledge, s: MatrixState, space: int | str) -> float:
    """What stepping onto a space may cost, in victory points."""
    slot = s.zones[MATRIX][space]  # type: ignore[index]
    if slot < 0 or not s.known[slot] & FACE_UP:
        return 0.0
    if s.game.adversary(s, s.active, slot):
        return known.weights.ambush
    hurts = known.titles.hazard[s.ident[slot]] or (known.together and _poisoned(known, s, slot))
    return known.weights.hazard if hurts else 0.0


def _poisoned(known: Knowledge, s: MatrixState, slot: int) -> bool:
    """Whether a Scheme in force hurts whoever steps onto that card."""
    types, hurtful = s.cards[s.ident[slot]].types, known.titles.hurtful
    return any(other >= 0 and hurtful[s.ident[other]] in types and s.known[other] & FACE_UP
               for other in s.zones[MATRIX])
