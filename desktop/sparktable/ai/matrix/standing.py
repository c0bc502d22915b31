"""How well the sides stand in a game of the Matrix, in every set and mode.

Among rivals it is victory points so far and to come: what is scored already, what the deck will still earn, Energon,
Damage, Polities, Missions. In co-op and solo it is how far the team has come, in points of which `Weights.spread`
make a chance e times as good: Power in an average hand, Bosses beaten and time; Adversaries and Schemes that lie open
are in the way. What the player whose turn it is can still do is added, and points become a chance to win.
"""
from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from sparktable.games.matrix.card import BOSS, POLITY, SCHEME
from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.rules.scoring import PER_POINT
from sparktable.games.matrix.state import ALT, MATRIX, MISSION_STACK, MISSIONS, PLAY, VAULT, MatrixState, seat_zone
from sparktable.kernel.zones import FACE_UP

from .objectives import DEARER, remaining_burden
from .position import Knowledge, Situation, to_build, turns_left, turns_of_deck
from .turn_plan import best_plan, team_plan

UPSET: Final = 0.1
WIDER: Final = 5.0
"""So much of a chance to win is told as if differences counted a fifth: however a game stands, another point is worth
something, and no single lucky world outweighs all others."""
WEAK: Final = 5.0
"""The Power of a hand at the start of the game."""
GATHERED: Final = 1
"""Who stands so near a Boss can attack it next, and help."""
SNIPED: Final = 1
"""So near Adversaries some Schemes wound whoever begins a turn there: nobody goes there who cannot leave again."""


def chances(known: Knowledge, s: MatrixState, sides: Sequence[tuple[int, ...]], turn: int,
            rest: bool) -> list[float]:
    """By side the chance to win, be it in the middle of `turn` or after it; with `rest` what its player can still do
    counts."""
    w, under_way = known.weights, s.turn == turn
    busy = s.active if under_way and rest else -1
    left = 0.0 if known.together else turns_left(s, known.titles)
    players = [Situation(known, s, seat, left) for seat in range(s.game.seats)]
    if known.together:
        points = _team_points(known, s, players, under_way, busy)
        if busy >= 0:
            points += w.plan * team_plan(players[busy])[0].worth
        return _shares_of_all([points, 0.0], w.spread)[:1]
    of_sides = [_side_points([players[seat] for seat in side]) for side in sides]
    if busy >= 0:
        index = next(index for index, side in enumerate(sides) if busy in side)
        of_sides[index] += w.plan * best_plan(players[busy]).worth
    return _shares_of_all(of_sides, w.spread + w.spread_per_turn * left)


def _team_points(known: Knowledge, s: MatrixState, players: list[Situation], under_way: bool, busy: int) -> float:
    """What the team has gathered, held against what is still to do. A turn that is under way is as good as spent:
    else it would seem better never to end it. `busy` is who still has the rest of it."""
    t, w = known.titles, known.weights
    faces, ident, cards = s.known, s.ident, s.cards
    faction = s.game.side[0]
    total = w.par + w.boss * s.bosses_down[1 - faction]
    bosses, robots, empty, snipers = [], [], 0, 0
    for space, slot in enumerate(s.zones[MATRIX]):
        if slot < 0:
            empty += 1
            continue
        if not faces[slot] & FACE_UP:
            total -= w.unseen
            continue
        title = cards[ident[slot]]
        if title.type == SCHEME:
            total -= remaining_burden(s, slot, faction)
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
    for me in players:
        seat, deck = me.seat, me.deck
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


def _side_points(players: list[Situation]) -> float:
    """What a side among rivals has, and may expect."""
    s, t, w, left = players[0].s, players[0].titles, players[0].weights, players[0].left
    known, ident, cards = s.known, s.ident, s.cards
    total = sum(_player_points(me) for me in players)
    faction = s.game.side[players[0].seat]
    total += w.boss * s.bosses_down[1 - faction]
    for slot in s.zones[MATRIX]:
        if slot < 0 or not known[slot] & FACE_UP:
            continue
        title = cards[ident[slot]]
        if title.type == BOSS and title.faction != faction:
            total -= (w.boss_out + w.menace * t.menace[ident[slot]]) * len(players)
    for slot, owner in s.token.items():
        if cards[ident[slot]].type == POLITY:
            level = cards[ident[slot]].level
            if owner == faction:
                total += level * (w.polity_points(left) + w.polity * left)
    if s.game.rules.missions:
        total -= w.vp * len(s.zones[MISSION_STACK + faction])
    return total


def _player_points(me: Situation) -> float:
    """What one player adds to that."""
    s, seat, t, w, deck, left = me.s, me.seat, me.titles, me.weights, me.deck, me.left
    ident = s.ident
    total = w.deck * left * deck.hand - w.bulk * to_build(left) * deck.size
    total += sum(w.energon[:s.energon[seat]])
    controlled = sum(t.lasting_damage[ident[slot]] for slot in s.zones[seat_zone(seat, PLAY)])
    total -= w.pain(controlled) + w.damage_owned * deck.damage
    vault = s.zones[seat_zone(seat, VAULT)]
    costs = sum(t.cost[ident[slot]] for slot in vault if t.robot[ident[slot]] or t.boss[ident[slot]])
    total += w.vp * (s.vp[seat] + costs / PER_POINT + sum(t.vault[ident[slot]] for slot in vault))
    for slot in s.zones[seat_zone(seat, MISSIONS)]:
        total += me.known.mission_hope(ident[slot], left) - w.vp - w.mission
    if s.mode[seat] == ALT:
        total += w.alt_mode
    return total


def _shares_of_all(points: list[float], spread: float) -> list[float]:
    """Points as chances to win."""
    return [(1 - UPSET) * usual + UPSET * upset
            for usual, upset in zip(_shares(points, spread), _shares(points, WIDER * spread), strict=True)]


def _shares(points: list[float], spread: float) -> list[float]:
    """Of two sides whoever is `spread` points ahead is e times as likely to win."""
    best = max(points)
    shares = [exp((point - best) / spread) for point in points]
    whole = sum(shares)
    return [share / whole for share in shares]
