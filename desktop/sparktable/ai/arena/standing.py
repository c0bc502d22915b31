"""How well the sides stand in a game of Battle for Cybertron: what is left on the charts, the cards in hand, and what
the player whose turn it is can still do with them.
"""
from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from sparktable.games.arena import questions
from sparktable.games.arena.facts.piles import HAND_LIMIT
from sparktable.games.arena.state import (
    HAND,
    PILE,
    ArenaState,
    deck_of,
    deck_zone,
    foes,
    in_play,
    own,
    seat_zone,
    space_of,
)

from .card_worth import DRAWN, attacking, defending, expected_hit, hand_worth, special, usual_worth
from .position import STRIDE, Lines, life_left, needs_line

SPREAD: Final = 6.0
"""So many points ahead is 73 to 27."""
SPARE: Final = 0.35
"""What a Transformer counts that a side could lose without losing the game."""
LAST_POINTS: Final = 6.0
FEW: Final = 4.0
"""What it costs to have nothing left, beyond the damage: the last few points on a chart count more."""
BEATEN: Final = -99.0
"""A side that has nobody left."""
USED_AT_LAST: Final = 0.3
FOR_ALL: Final = 10
"""What part of a hand is still used when the last pile is empty; each card in it is time for a tenth more."""
FACES: Final = (2, 3, 3, 4, 4, 5)
HAND_USED: Final = 0.7
"""What a card counts in its hand, as part of what it would count there by itself."""
EXPOSED: Final = 2.0
"""What it costs among more than two sides to stand where an opponent is sure to get into line: the others are left in
peace for it. Of two sides each is as exposed as the other."""
DULL: Final = 0.1
"""Nobody likes hide-and-seek: what part of the chance everybody loses if nobody can get at anybody."""


def chances(lines: Lines, s: ArenaState, sides: Sequence[tuple[int, ...]]) -> list[float]:
    """By side the chance to win."""
    rivals = max(1, sum(any(own(s, seat) for seat in side) for side in sides) - 1)
    points = [_side(lines, s, side, rivals) for side in sides]
    if rivals > 1:
        points = [point - EXPOSED * danger for point, danger in zip(points, _dangers(lines, s, sides), strict=True)]
    best = max(points)
    shares = [exp((point - best) / SPREAD) for point in points]
    whole = sum(shares)
    lively = 1 - DULL * (1 - _contact(lines, s))
    return [lively * share / whole for share in shares]


def _contact(lines: Lines, s: ArenaState) -> float:
    """How near the player who comes next is to a fight: from which part of the squares around him he could
    attack somebody."""
    line = 0
    for foe in foes(s, s.active):
        line |= lines.at[space_of(s, foe)]
    reaches = [lines.reach(s, pawn, STRIDE) for pawn in own(s, s.active)]
    return max(((reach & line).bit_count() / reach.bit_count() for reach in reaches), default=1.0)


def _dangers(lines: Lines, s: ArenaState, sides: Sequence[tuple[int, ...]]) -> list[float]:
    """For each side how many opponents may be expected to get it into line."""
    near = {pawn: lines.reach(s, pawn, STRIDE) for side in sides for seat in side
            for pawn in own(s, seat)}
    found = []
    for side in sides:
        mine = [pawn for seat in side for pawn in own(s, seat)]
        exposed = [lines.at[space_of(s, pawn)] for pawn in mine]
        found.append(sum((line & reach).bit_count() / reach.bit_count()
                         for foe, reach in near.items() if foe not in mine for line in exposed))
    return found


def _side(lines: Lines, s: ArenaState, side: tuple[int, ...], rivals: int) -> float:
    pawns = [pawn for seat in side for pawn in s.game.pawns[seat]]
    if not any(in_play(s, pawn) for pawn in pawns):
        return BEATEN
    weakest = sorted(pawns, key=lambda pawn: life_left(s, pawn))
    total = -sum(_hurt(s, pawn) * (1.0 if number < s.game.fatal_losses else SPARE)
                 for number, pawn in enumerate(weakest))
    for seat in side:
        titles = [s.card(slot) for slot in s.zones[seat_zone(seat, HAND)]]
        total += _time(s, seat) * hand_worth(titles, rivals)
        if seat == s.active:
            total += _prospect(lines, s, seat, rivals)
    return total


def _hurt(s: ArenaState, pawn: int) -> float:
    """What the damage on a chart weighs. Characters are even, whatever their charts hold: that is what counts."""
    return s.damage[pawn] + LAST_POINTS * exp(-life_left(s, pawn) / FEW)


def _time(s: ArenaState, seat: int) -> float:
    """What part of its hand a player will still have time to use."""
    last = [len(s.zones[deck_zone(s, deck, PILE)]) for deck in own(s, seat) if s.passes[deck]]
    return min(1.0, USED_AT_LAST + min(last) / FOR_ALL) if last else 1.0


def _prospect(lines: Lines, s: ArenaState, seat: int, rivals: int) -> float:
    """What the best actions still to come this turn add: damage to one of several rivals so much less."""
    asked = s.pending
    actions = s.actions + (asked is not None and asked.kind == questions.ACTION)
    if actions <= 0:
        return 0.0
    fresh = asked is not None and asked.kind == questions.MOVE
    hand = s.zones[seat_zone(seat, HAND)]
    drawn = DRAWN if len(hand) < HAND_LIMIT else 0.0
    gains = [drawn] * actions
    others = foes(s, seat)
    chance = {pawn: _in_reach(lines, s, pawn, others, fresh) for pawn in own(s, seat)}
    for slot in hand:
        title, ready = s.card(slot), chance[deck_of(s, slot)]
        if title.attack is not None:
            if ready:
                hit = (expected_hit(title.attack) + usual_worth(title.text)) / rivals
                kept = HAND_USED * (attacking(title, rivals) + defending(title, rivals))
                gains.append(drawn + ready * (hit - kept - drawn))
        elif title.text is not None and title.defense is None:
            stands = ready if needs_line(title) else 1.0
            gains.append(stands * usual_worth(title.text) - special(title, rivals))
    return sum(sorted(gains, reverse=True)[:actions])


def _in_reach(lines: Lines, s: ArenaState, pawn: int, others: list[int], fresh: bool) -> float:
    """How likely a Transformer is to get somebody into its line this turn."""
    line = 0
    for foe in others:
        line |= lines.at[space_of(s, foe)]
    if line >> space_of(s, pawn) & 1:
        return 1.0
    if not fresh:
        return 0.0
    return sum(bool(lines.reach(s, pawn, steps) & line) for steps in FACES) / len(FACES)
