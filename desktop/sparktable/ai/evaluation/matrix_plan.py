"""What a player could still do this turn: the way to what is worth something, and what is best done first."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.state import BATTLE, BUY, HAND, PLAY, MatrixState, seat_zone

from .matrix_aims import BATTLING, Aim, aims
from .matrix_deck import Deck
from .matrix_titles import Titles
from .matrix_weights import Weights

FARTHEST = 4
"""Power is reckoned for distances up to that; what is beyond counts as that far."""
LATER = (1.0, 0.75, 0.5)
"""How much the first, second and third thing that is done counts."""
STEP = 0.03
"""What a step costs: of two ways to the same end the shorter is taken."""
HARDLY = 0.02
"""What is worth no more is not walked for."""


class Outlook(NamedTuple):
    """What can still come of a turn."""

    worth: float
    row: tuple[tuple[Aim, int], ...]
    """What to do, with the steps to go for each, the best first."""


NOTHING_LEFT = Outlook(0.0, ())


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
        if bonus.use & (BUY | BATTLE):
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
    open_ = aims(s, seat, t, w, deck, left, reach[0])
    total = 0.0
    row: list[tuple[Aim, int]] = []
    for factor in LATER:
        best, best_worth, best_steps = None, HARDLY, 0
        fresh = w.search + w.unseen + w.search_with_power * reach[0]
        for aim in open_:
            worth = fresh if aim.unseen else aim.worth
            if worth <= best_worth:
                continue
            if aim.space < 0:
                if reach[0] >= aim.price:
                    best, best_worth, best_steps = aim, worth, 0
                continue
            far = distance[here][aim.space]
            steps = _steps_to(aim, far, reach, move)
            if steps < 0:
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
        open_ = [aim for aim in open_ if aim is not best]
        move -= best_steps + best.move
        if best.price:
            at = distance[here][best.space] - best_steps if best.space >= 0 else 0
            _spend(reach, min(FARTHEST, at), best.price)
        if best.space >= 0 and best_steps:
            here = best.space
    return Outlook(total, tuple(row))


def _steps_to(aim: Aim, far: int, reach: list[float], move: int) -> int:
    """The steps until it can be had, so far away; -1 if this turn will not bring it."""
    if aim.on_it:
        return far if move - aim.move >= far and reach[0] >= aim.price else -1
    steps = max(0, far - FARTHEST)
    while steps <= far and reach[far - steps] < aim.price:
        steps += 1
    return steps if steps <= far and steps <= move else -1


def _spend(reach: list[float], at: int, price: int) -> None:
    """Pay from what reaches so far; the cards with the shortest Range first."""
    spare = reach[at] - price
    for index in range(FARTHEST + 1):
        reach[index] = max(0.0, reach[index] - price) if index <= at else min(reach[index], spare)
