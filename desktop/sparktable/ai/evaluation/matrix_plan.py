"""What a player could still do this turn: targets, the way to them, and what is best taken first.

A rough reckoning with printed numbers, made many thousand times a minute: the rules say exactly what is possible,
this says what is worth walking for.
"""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix.card import POLITY, RUIN
from sparktable.games.matrix.rules import polity
from sparktable.games.matrix.rules.abilities import open_abilities, potential
from sparktable.games.matrix.rules.contest import can_be_battled, cost_to_defeat
from sparktable.games.matrix.rules.market import price as buying_price
from sparktable.games.matrix.rules.movement import move_by_kind
from sparktable.games.matrix.rules.power import alt_penalty
from sparktable.games.matrix.state import (
    BASIC,
    BATTLE,
    BUY,
    CONFRONT,
    HAND,
    MAIN_DECK,
    MATRIX,
    PLAY,
    MatrixState,
    seat_zone,
)
from sparktable.kernel.zones import FACE_UP

from .matrix_titles import Titles
from .matrix_weights import Weights

BUYING, BATTLING, COMMANDING, SEARCHING, USING = "buy", "battle", "command", "search", "use"
FARTHEST = 4
"""Power is reckoned for distances up to that; what is beyond counts as that far."""
CHANCES = (0.2, 0.35, 0.5, 0.65, 0.78, 0.88, 0.95)
"""To beat a Boss with 0, 1, 2 … Power to spare before the Encounter."""
CARDS_EACH_TURN = 1.15
"""The main deck loses so many cards in every turn."""
AFTER_TWO_BOSSES = 6.0
DAMAGE_EACH_TURN = 0.2
"""Damage that a player gains in a turn, repairs reckoned in …"""
DAMAGE_BY_BOSSES = 0.6
"""… and how much of what Adversary Bosses deal at the start of each turn comes through."""
DENIED = 0.15
"""What it is worth that nobody else gets a good card."""
LATER = (1.0, 0.75, 0.5)
"""How much the first, second and third of them count."""
STEP = 0.03
"""What a step costs: of two ways to the same end the shorter is taken."""
NEAR = 2


class Aim(NamedTuple):
    """Something worth doing this turn."""

    worth: float
    kind: str
    slot: int
    space: int
    """Where it lies; -1: it can be had anywhere."""
    price: int
    """Power it takes."""
    use: int
    """What the Power is used for; 0 if one must stand on it."""
    move: int = 0
    """Move it takes, besides the way."""


class Outlook(NamedTuple):
    """What can still come of a turn."""

    worth: float
    row: tuple[tuple[Aim, int], ...]
    """What to do, with the steps to go for each, the best first."""


NOTHING_LEFT = Outlook(0.0, ())


class Deck(NamedTuple):
    """A player's own cards."""

    size: int
    average: float
    """Strength of a card, Allies left out."""
    each_turn: float
    """What the Allies add."""
    damage: int


def deck_of(s: MatrixState, seat: int, t: Titles) -> Deck:
    zones, ident, strength, ally = s.zones, s.ident, t.strength, t.ally
    size = damage = 0
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
                if zone == first + PLAY:
                    continue
            size += 1
            total += strength[title]
    return Deck(size, total / size if size else 0.0, each_turn, damage)


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
        held = 0
        for slot in s.zones[seat_zone(seat, PLAY)]:
            held += t.damage[ident[slot]]
        left = min(left, (limit - held) / (DAMAGE_EACH_TURN + DAMAGE_BY_BOSSES * wound[s.game.side[seat]]))
    return left


def buying_worth(s: MatrixState, slot: int, deck: Deck, left: float, t: Titles, w: Weights) -> float:
    """What it is worth to own a card."""
    title = s.ident[slot]
    if t.ally[title]:
        return (w.deck * left + w.hand) * t.ally[title] + DENIED
    better = (t.strength[title] - max(deck.average, w.wanted)) / (deck.size + 1)
    return (w.deck * left + w.hand) * 5 * better + w.vp * t.vault[title] * (0.9 if left > 2 else 0.5) + DENIED - 0.1


def aims(s: MatrixState, seat: int, t: Titles, w: Weights, deck: Deck, left: float, reach: list[float]) -> list[Aim]:
    """Everything in the Matrix that is worth something, whether it can be reached or not."""
    found: list[Aim] = []
    known, ident, cards = s.known, s.ident, s.cards
    adversary = s.game.adversary
    priced = "cost buy" in s.modifiers
    most = reach[0]
    boosts: dict[int, int] = {}
    in_the_way = w.in_the_way if w.in_the_way and _boss_out(s, seat, t) else 0.0
    for space, slot in enumerate(s.zones[MATRIX]):
        if slot < 0:
            continue
        if not known[slot] & FACE_UP:
            found.append(Aim(0.0, SEARCHING, slot, space, 0, 0, 1))
            continue
        title = ident[slot]
        foe = adversary(s, seat, slot)
        if foe and (t.robot[title] or t.boss[title]):
            if most and can_be_battled(s, seat, slot):
                aim = _battle(s, seat, slot, space, t, w, most, boosts)
                if in_the_way and not t.boss[title] and s.game.rules.robots_forbid_confronting:
                    aim = aim._replace(worth=aim.worth + in_the_way)
                found.append(aim)
        elif t.for_sale[title] and not foe:
            price = buying_price(s, seat, slot) if priced else t.cost[title]
            if price <= most:
                worth = buying_worth(s, slot, deck, left, t, w)
                if worth > 0.05:
                    found.append(Aim(worth, BUYING, slot, space, price, BUY))
        if cards[title].type == POLITY:
            if s.token.get(slot) != s.game.side[seat]:
                level = cards[title].level
                worth = level * (w.vp + w.polity * left) + w.hostile_polity * (slot in s.token)
                if slot in s.token:
                    worth += level * w.vp + in_the_way
                found.append(Aim(worth, COMMANDING, slot, space, polity.price(s, seat, slot), 0))
        elif cards[title].type == RUIN and cards[title].pay:
            payment = cards[title].pay[0]
            found.append(Aim(t.cleared[title], USING, slot, space, payment.power, 0, payment.move))
    basic = s.zones[BASIC]
    if basic and most >= t.cost[ident[basic[-1]]]:
        worth = buying_worth(s, basic[-1], deck, left, t, w)
        if worth > 0.05:
            found.append(Aim(worth, BUYING, basic[-1], -1, t.cost[ident[basic[-1]]], BUY))
    return found


def _boss_out(s: MatrixState, seat: int, t: Titles) -> bool:
    """Whether an Adversary Boss lies faceup in the Matrix."""
    return any(slot >= 0 and t.boss[s.ident[slot]] and s.known[slot] & FACE_UP and s.game.adversary(s, seat, slot)
               for slot in s.zones[MATRIX])


def _battle(s: MatrixState, seat: int, slot: int, space: int, t: Titles, w: Weights, most: float,
            boosts: dict[int, int]) -> Aim:
    """A battle: a Robot falls to whoever has the Power, a Boss with a chance. `boosts` remembers what Energon could
    add, by the kind of battle."""
    title = s.ident[slot]
    price = cost_to_defeat(s, slot) + alt_penalty(s, seat)
    boss = t.boss[title]
    if s.energon[seat]:
        window = CONFRONT if boss else 0
        if window not in boosts:
            boosts[window] = potential(s, seat, open_abilities(s, seat, window))
        price -= boosts[window]
    grid, helped = s.game.grid, 0.0
    for mate in s.game.team(seat):
        if mate != seat and s.at[mate] >= 0 and (boss or s.game.rules.robot_assists) \
                and grid.distance[s.at[mate]][space] <= NEAR:
            helped += w.help
    price = max(1, price - int(helped))
    worth = (w.vp + w.spoils) * t.reward[title] + (w.boss if boss else w.robot) + w.menace * t.menace[title]
    if boss:
        spare = int(most) - price
        if spare < 0:
            return Aim(0.0, BATTLING, slot, space, price, BATTLE | CONFRONT)
        chance = CHANCES[min(spare, len(CHANCES) - 1)]
        worth = chance * worth - (1 - chance) * 0.8
    return Aim(worth, BATTLING, slot, space, price, BATTLE)


def reach_of(s: MatrixState, seat: int, t: Titles, held: tuple[int, ...] = ()) -> tuple[list[float], int]:
    """The Power for each distance and the Move that the turn will probably bring: what is in play and in hand, less
    what is held back."""
    reach = [float(s.loose), 0.0, 0.0, 0.0, 0.0]
    power, ident = s.power, s.ident
    for slot in s.zones[seat_zone(seat, PLAY)]:
        if power[slot]:
            for distance in range(min(t.range[ident[slot]], FARTHEST) + 1):
                reach[distance] += power[slot]
    for bonus in s.bonuses:
        if bonus.use & BUY or bonus.use & BATTLE:
            reach[0] += bonus.amount
    move = sum(move_by_kind(s, seat))
    for slot in s.zones[seat_zone(seat, HAND)]:
        if slot in held:
            continue
        title = ident[slot]
        move += t.move[title]
        for distance in range(min(t.range[title], FARTHEST) + 1):
            reach[distance] += t.promise[title]
    return reach, move


def outlook(s: MatrixState, seat: int, t: Titles, w: Weights, deck: Deck, left: float, by_way_of: int = -1,
            held: tuple[int, ...] = ()) -> Outlook:
    """The best row of things that can probably still be done this turn, after a walk to some space and without the
    cards that are held back for what is done there."""
    here = s.at[seat]
    if here < 0:
        return NOTHING_LEFT
    reach, move = reach_of(s, seat, t, held)
    distance = s.game.grid.distance
    if by_way_of >= 0:
        move -= distance[here][by_way_of]
        here = by_way_of
    open_ = aims(s, seat, t, w, deck, left, reach)
    total = 0.0
    row: list[tuple[Aim, int]] = []
    for factor in LATER:
        best, best_worth, best_steps = None, 0.02, 0
        fresh = w.search + w.unseen + w.search_with_power * reach[0]
        for aim in open_:
            worth = aim.worth if aim.kind != SEARCHING else fresh
            if worth <= best_worth:
                continue
            if aim.space < 0:
                if reach[0] >= aim.price:
                    best, best_worth, best_steps = aim, worth, 0
                continue
            far = distance[here][aim.space]
            if aim.use == 0:
                if move - aim.move < far or reach[0] < aim.price:
                    continue
                steps = far
            else:
                steps = max(0, far - FARTHEST)
                while steps <= far and reach[far - steps] < aim.price:
                    steps += 1
                if steps > far or steps > move:
                    continue
                if aim.kind == BATTLING and steps == far and far:
                    worth -= w.ambush
            worth -= STEP * steps
            if worth > best_worth:
                best, best_worth, best_steps = aim, worth, steps
        if best is None:
            break
        total += factor * best_worth
        row.append((best, best_steps))
        open_ = [aim for aim in open_ if aim is not best and not aim.use & best.use & CONFRONT]
        move -= best_steps + best.move
        if best.price:
            at = distance[here][best.space] - best_steps if best.space >= 0 else 0
            _spend(reach, min(FARTHEST, at), best.price)
        if best.space >= 0 and best_steps:
            here = best.space
    return Outlook(total, tuple(row))


def _spend(reach: list[float], at: int, price: int) -> None:
    """Pay from what reaches so far; the cards with the shortest Range first."""
    spare = reach[at] - price
    for index in range(FARTHEST + 1):
        reach[index] = max(0.0, reach[index] - price) if index <= at else min(reach[index], spare)
