"""What a player could still do this turn: the best row of actions, and for a team the errand to a Scheme.

Cards are contributed out of the hand (War on Cybertron p.19, Core p.20), so they are held back while the others are
played: one player walks onto a Scheme that hurts the team and lays under it what can be spared.
"""
from __future__ import annotations

from typing import Any, ClassVar, Final

from sparktable.games.matrix import kinds
from sparktable.games.matrix.deeds.piles import HAND_SIZE
from sparktable.games.matrix.facts.cards import space_of
from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.headings import Thwart
from sparktable.games.matrix.rules.schemes import advances, at_once, faceup_schemes, lying_under, needed_energon
from sparktable.games.matrix.state import BATTLE, BUY, HAND, PLAY, MatrixState, seat_zone
from sparktable.games.matrix.verbs.select import IN_HAND, Cards
from sparktable.kernel.control import no_frame
from sparktable.kernel.decisions import Option
from sparktable.kernel.fields import Frozen

from .action_worth import BATTLING, Aim, aims
from .card_worth import Titles
from .objectives import NOT_YET_ALL, burden, contributed, remaining_burden
from .position import Knowledge, Situation, situation

FARTHEST: Final = 4
"""Power is reckoned for distances up to that; what is beyond counts as that far."""
LATER: Final = (1.0, 0.75, 0.5)
"""How much the first, second and third thing that is done counts."""
STEP: Final = 0.03
"""What a step costs: of two ways to the same end the shorter is taken."""
HARDLY: Final = 0.02
"""What is worth no more is not walked for."""
ALL: Final = 0.99
"""The whole of what thwarts a Scheme, in shares that were added up."""
WORTH_THE_WAY: Final = 0.3
"""No errand is run that brings less."""


class Plan(Frozen):
    """What can still come of a turn."""

    worth: float
    row: tuple[tuple[Aim, int], ...]
    """What to do, with the steps to go for each, the best first."""

    # --- written by packaging/write_records.py
    __slots__ = ("row", "worth")
    FIELDS: ClassVar[dict[str, str]] = {"worth": "float", "row": "tuple[tuple[Aim, int], ...]"}

    def __init__(self, worth: float, row: tuple[tuple[Aim, int], ...]) -> None:
        self.worth = worth
        self.row = row

    def parts(self) -> tuple[Any, ...]:
        return (self.worth, self.row)
    # --- as far as here



NO_PLAN: Final = Plan(0.0, ())


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


def best_plan(me: Situation, by_way_of: int = -1, held: tuple[int, ...] = ()) -> Plan:
    """The best row of things that can probably still be done this turn, after a walk to some space and without the
    cards that are held back for what is done there."""
    s, w = me.s, me.weights
    here = s.at[me.seat]
    if here < 0:
        return NO_PLAN
    reach, move = reach_of(s, me.seat, me.titles, held)
    distance = s.game.grid.distance
    if by_way_of >= 0:
        move -= distance[here][by_way_of]
        here = by_way_of
    open_ = aims(me, reach[0])
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
            _pay_from(reach, min(FARTHEST, at), best.price)
        if best.space >= 0 and best_steps:
            here = best.space
    return Plan(total, tuple(row))


def _steps_to(aim: Aim, far: int, reach: list[float], move: int) -> int:
    """The steps until it can be had, so far away; -1 if this turn will not bring it."""
    if aim.on_it:
        return far if move - aim.move >= far and reach[0] >= aim.price else -1
    steps = max(0, far - FARTHEST)
    while steps <= far and reach[far - steps] < aim.price:
        steps += 1
    return steps if steps <= far and steps <= move else -1


def _pay_from(reach: list[float], at: int, price: int) -> None:
    """Pay from what reaches so far; the cards with the shortest Range first."""
    spare = reach[at] - price
    for index in range(FARTHEST + 1):
        reach[index] = max(0.0, reach[index] - price) if index <= at else min(reach[index], spare)


class Errand(Frozen):
    """What one player can bring to a Scheme this turn."""

    worth: float
    scheme: int
    space: int
    cards: tuple[int, ...]
    """Out of the hand …"""
    energon: int
    """… or so much Energon."""

    # --- written by packaging/write_records.py
    __slots__ = ("cards", "energon", "scheme", "space", "worth")
    FIELDS: ClassVar[dict[str, str]] = {"worth": "float", "scheme": "int", "space": "int", "cards": "tuple[int, ...]",
                                        "energon": "int"}

    def __init__(self, worth: float, scheme: int, space: int, cards: tuple[int, ...], energon: int) -> None:
        self.worth = worth
        self.scheme = scheme
        self.space = space
        self.cards = cards
        self.energon = energon

    def parts(self) -> tuple[Any, ...]:
        return (self.worth, self.scheme, self.space, self.cards, self.energon)
    # --- as far as here



NO_ERRAND: Final = Errand(0.0, -1, -1, (), 0)


def errand(me: Situation) -> Errand:
    """The best that the active player could contribute this turn."""
    s, best = me.s, NO_ERRAND
    if s.at[me.seat] < 0:
        return best
    faction = s.game.side[me.seat]
    for scheme in faceup_schemes(s):
        title = s.card(scheme)
        if burden(title, faction, s.game.rules.vp) > 0:
            for thwart in title.thwart:
                found = _contribution(me, thwart, scheme)
                if found.worth > max(best.worth, WORTH_THE_WAY):
                    best = found
    return best


def _contribution(me: Situation, thwart: Thwart, scheme: int) -> Errand:
    """One way of thwarting a Scheme, if it can be reached: what it brings, less what it costs."""
    s, seat, t, w, deck = me.s, me.seat, me.titles, me.weights, me.deck
    frame = no_frame(seat, scheme)
    if thwart.condition is not None and not thwart.condition.holds(s, frame):
        return NO_ERRAND
    cards: list[int] = []
    energon, cost = 0, 0.0
    done = contributed(s, thwart, scheme)
    if thwart.cards and isinstance(thwart.contribute, Cards) and thwart.contribute.zone == IN_HAND:
        cards = _spared(s, seat, thwart, scheme, t)
        more = len(cards) / thwart.cards
        for slot in cards:
            cost += w.hand * HAND_SIZE * (t.strength[s.ident[slot]] - deck.average) / max(1, deck.size - 1)
    elif thwart.energon:
        needed = needed_energon(s, thwart)
        energon = min(needed - s.stored.get(scheme, 0), s.energon[seat])
        cost = sum(w.energon[s.energon[seat] - energon:s.energon[seat]])
        more = 0.0 if at_once(s, scheme) and energon < needed else energon / needed
    else:
        return NO_ERRAND
    space = space_of(s, scheme)
    steps = s.game.grid.distance[s.at[seat]][space]
    if not more or steps > _move_left(s, seat, cards, t):
        return NO_ERRAND
    faction = s.game.side[seat]
    thwarted = done + more > ALL
    gain = remaining_burden(s, scheme, faction) if thwarted \
        else NOT_YET_ALL * more * burden(s.card(scheme), faction, s.game.rules.vp)
    return Errand(gain - cost - STEP * steps, scheme, space, tuple(cards), energon)


def _spared(s: MatrixState, seat: int, thwart: Thwart, scheme: int, t: Titles) -> list[int]:
    """The weakest cards in hand that bring a Scheme nearer to its end, no more than it takes."""
    assert thwart.contribute is not None
    fitting = [slot for slot in thwart.contribute.found(s, no_frame(seat, scheme))
               if advances(s, thwart, scheme, slot)]
    fitting.sort(key=lambda slot: t.strength[s.ident[slot]])
    if thwart.different_costs:
        weakest: dict[int, int] = {}
        for slot in fitting:
            weakest.setdefault(t.cost[s.ident[slot]], slot)
        fitting = list(weakest.values())
    return fitting[:thwart.cards - len(lying_under(s, scheme))]


def _move_left(s: MatrixState, seat: int, held: list[int], t: Titles) -> int:
    """The Move that is left for the way, when the other cards are played."""
    return sum(move_by_kind(s, seat)) + sum(t.move[s.ident[slot]] for slot in s.zones[seat_zone(seat, HAND)]
                                            if slot not in held)


def serves(option: Option, there: Errand) -> bool:
    """Whether an answer contributes what was brought."""
    if option.kind != kinds.CONTRIBUTE or option.refs[0].value != there.scheme:
        return False
    what = option.refs[1]
    return what.value in there.cards if what.kind == "card" else what.kind == "number" and what.value == there.energon


def team_plan(me: Situation) -> tuple[Plan, Errand]:
    """What a team's player can still do this turn, on an errand if that is better than without."""
    plain = best_plan(me)
    there = errand(me)
    if there is NO_ERRAND:
        return plain, there
    going = best_plan(me, there.space, there.cards)
    worth = going.worth + there.worth
    return (going.having(worth=worth), there) if worth > plain.worth else (plain, NO_ERRAND)


def plan_for(known: Knowledge, s: MatrixState, seat: int) -> Plan:
    """What is worth doing with the rest of the turn."""
    me = situation(known, s, seat)
    return team_plan(me)[0] if known.together else best_plan(me)


def chosen_errand(known: Knowledge, s: MatrixState) -> Errand:
    """What the active player of a team is about to bring to a Scheme."""
    if not known.together or not faceup_schemes(s):
        return NO_ERRAND
    me = situation(known, s, s.active)
    if errand(me) is NO_ERRAND:  # as a rule: no plan need be made to know that
        return NO_ERRAND
    return team_plan(me)[1]
