"""How far a team has come in co-op and solo, in points of which `Weights.spread` make a chance e times as good.

What wins is Power in an average hand, Bosses beaten and time; Adversaries and Schemes that lie open are in the way.
"""
from __future__ import annotations

from sparktable.games.matrix.card import BOSS, SCHEME
from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.state import ALT, MATRIX, MISSIONS, PLAY, MatrixState, seat_zone
from sparktable.kernel.zones import FACE_UP

from .matrix_deck import deck_of
from .matrix_schemes import DEARER, weight
from .matrix_time import turns_of_deck
from .matrix_titles import Titles
from .matrix_weights import Weights

WEAK = 5.0
"""The Power of a hand at the start of the game."""
GATHERED = 1
"""Who stands so near a Boss can attack it next, and help."""
SNIPED = 1
"""So near Adversaries some Schemes wound whoever begins a turn there: nobody goes there who cannot leave again."""


def progress(s: MatrixState, t: Titles, w: Weights, under_way: bool, busy: int = -1) -> float:
    """What the team has gathered, held against what is still to do. A turn that is under way is as good as spent:
    else it would seem better never to end it. `busy` is who still has the rest of it."""
    known, ident, cards = s.known, s.ident, s.cards
    seats = range(s.game.seats)
    faction = s.game.side[0]
    total = w.par + w.boss * s.bosses_down[1 - faction]
    bosses, robots, empty, snipers = [], [], 0, 0
    for space, slot in enumerate(s.zones[MATRIX]):
        if slot < 0:
            empty += 1
            continue
        if not known[slot] & FACE_UP:
            total -= w.unseen
            continue
        title = cards[ident[slot]]
        if title.type == SCHEME:
            total -= weight(s, slot, faction)
            snipers += t.snipes[ident[slot]]
        elif title.faction is not None and s.game.adversary(s, s.active, slot):
            if title.type == BOSS:
                bosses.append(space)
                total -= w.boss_out + w.menace * t.wounds[ident[slot]]
            else:
                robots.append(space)
    total += w.clock * s.game.seats * turns_of_deck(s, max(1, empty) if under_way else 0)
    total -= DEARER * s.game.boss_surcharge
    total -= (w.threat + w.in_the_way * (len(bosses) > 0)) * len(robots)
    for owner in s.token.values():
        total += w.polity if owner == faction else -w.hostile_polity
    team = 0.0
    for seat in seats:
        deck = deck_of(s, seat, t)
        team += w.hand * (deck.hand - WEAK) + sum(w.energon[:s.energon[seat]])
        hurt = sum(t.lasting_damage[ident[slot]] for slot in s.zones[seat_zone(seat, PLAY)])
        team -= w.pain(hurt) + w.damage_owned * deck.damage
        team -= w.mission * len(s.zones[seat_zone(seat, MISSIONS)])
        if s.mode[seat] == ALT:
            team += w.alt_mode
        if not (bosses or (snipers and robots)) or s.at[seat] < 0:
            continue
        far = s.game.grid.distance[s.at[seat]]
        if snipers and any(far[space] <= SNIPED for space in bosses + robots):
            if seat != busy or not any(move_by_kind(s, seat)):
                team -= snipers * (w.pain(hurt + 1) - w.pain(hurt))
        elif any(far[space] <= GATHERED for space in bosses):
            team += w.near
    return total + team
