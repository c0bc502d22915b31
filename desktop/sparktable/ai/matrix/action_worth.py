"""What the actions of a turn are worth: buying a card, a battle, taking command, searching, using what lies there.

A rough reckoning with printed numbers, made many thousand times a minute: the rules say exactly what is possible,
this says what is worth walking for, whether it can be reached or not.
"""
from __future__ import annotations

from typing import Any, ClassVar, Final

from sparktable.games.matrix import kinds, stats
from sparktable.games.matrix.card import POLITY, RUIN
from sparktable.games.matrix.deeds.piles import HAND_SIZE
from sparktable.games.matrix.facts import polity
from sparktable.games.matrix.facts.abilities import CONVERT_COST, of_card, open_abilities, potential
from sparktable.games.matrix.facts.contest import (
    by_confrontation,
    can_be_battled,
    cost_to_defeat,
    reach,
    total,
    why_not_confront,
)
from sparktable.games.matrix.facts.market import price as buying_price
from sparktable.games.matrix.facts.movement import can_convert, flies, may_enter, move_by_kind
from sparktable.games.matrix.facts.power import alt_penalty
from sparktable.games.matrix.headings import ANYTIME
from sparktable.games.matrix.state import ALT, BASIC, CHARACTER_OF, CONFRONT, MATRIX, MatrixState
from sparktable.games.matrix.stats import MOVING
from sparktable.kernel.fields import Frozen
from sparktable.kernel.typed import OptionKind
from sparktable.kernel.zones import FACE_UP

from .card_worth import Titles
from .position import Situation, sees, to_build
from .text_worth import suffered

BUYING: Final = kinds.BUY
BATTLING: Final = kinds.BATTLE
COMMANDING: Final = kinds.COMMAND
SEARCHING: Final = kinds.SEARCH
USING: Final = kinds.USE
CHANCES: Final = (0.2, 0.35, 0.5, 0.65, 0.78, 0.88, 0.95)
"""To win a Confrontation with 0, 1, 2 … Power to spare before the Encounter."""
DENIED: Final = 0.15
"""What it is worth that nobody else gets a good card."""
ONE_MORE: Final = 0.1
"""What it costs to own one more card, be it as good as the others."""
VAULTED: Final = 0.9
VAULTED_LATE: Final = 0.5
LAST_TURNS: Final = 2
"""How much of a Relic's points will come: it must be drawn first, for which the last turns may not do."""
NEAR: Final = 2
"""Teammates so close to a battle are reckoned to help."""
LOST: Final = 0.8
"""What a Confrontation that fails costs."""
WORTH_IT: Final = 0.05
"""Nothing is bought that is worth less."""


class Aim(Frozen):
    """Something worth doing this turn."""

    worth: float
    kind: OptionKind
    slot: int
    space: int
    """Where it lies; -1: it can be had anywhere."""
    price: int
    """Power it takes."""
    on_it: bool
    """Whether one must stand on it."""
    move: int
    """Move it takes, besides the way."""
    unseen: bool
    """Whether the player does not know what it is: then `worth` tells nothing."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"move": 0, "unseen": False}

    # --- written by packaging/write_records.py
    __slots__ = ("kind", "move", "on_it", "price", "slot", "space", "unseen", "worth")
    FIELDS: ClassVar[dict[str, str]] = {"worth": "float", "kind": "OptionKind", "slot": "int", "space": "int",
                                        "price": "int", "on_it": "bool", "move": "int", "unseen": "bool"}

    def __init__(self, worth: float, kind: OptionKind, slot: int, space: int, price: int, on_it: bool, move: int = 0,
                 unseen: bool = False) -> None:
        self.worth = worth
        self.kind = kind
        self.slot = slot
        self.space = space
        self.price = price
        self.on_it = on_it
        self.move = move
        self.unseen = unseen

    def parts(self) -> tuple[Any, ...]:
        return (self.worth, self.kind, self.slot, self.space, self.price, self.on_it, self.move, self.unseen)
    # --- as far as here



def buying_worth(me: Situation, slot: int) -> float:
    """What it is worth to own a card."""
    t, w, deck, left = me.titles, me.weights, me.deck, me.left
    title = me.s.ident[slot]
    if t.ally[title]:
        return (w.deck * left + w.hand) * t.ally[title] + DENIED
    better = (t.strength[title] - max(deck.average, w.wanted)) / (deck.size + 1)
    worth = (w.deck * left + w.hand) * HAND_SIZE * better + w.vp * t.vault[title] * (
        VAULTED if left > LAST_TURNS else VAULTED_LATE)
    return worth - w.bulk * to_build(left) + DENIED - ONE_MORE


def aims(me: Situation, most: float) -> list[Aim]:
    """All that is worth doing for a player who will have so much Power at most."""
    s, seat, t, w, left = me.s, me.seat, me.titles, me.weights, me.left
    found: list[Aim] = []
    known, ident, cards = s.known, s.ident, s.cards
    adversary = s.game.adversary
    priced = stats.COST_OF_BUYING in s.modifiers
    boosts: dict[int, int] = {}
    in_the_way = w.in_the_way if w.in_the_way and _boss_out(s, seat, t) else 0.0
    for space, slot in enumerate(s.zones[MATRIX]):
        if slot < 0:
            continue
        covered = not known[slot] & FACE_UP
        if covered and not sees(s, seat, slot):
            found.append(Aim(0.0, SEARCHING, slot, space, 0, True, 1, True))
            continue
        title, before = ident[slot], len(found)
        foe = adversary(s, seat, slot)
        if foe and (t.robot[title] or t.boss[title]):
            if most and (could_be_battled if covered else can_be_battled)(s, seat, slot):
                aim = _battle(me, slot, space, most, boosts)
                if in_the_way and not t.boss[title] and s.game.rules.robots_forbid_confronting:
                    aim = aim.having(worth=aim.worth + in_the_way)
                found.append(aim)
        elif t.for_sale[title] and not foe:
            price = buying_price(s, seat, slot) if priced else t.cost[title]
            if price <= most:
                worth = buying_worth(me, slot)
                if worth > WORTH_IT:
                    found.append(Aim(worth, BUYING, slot, space, price, False))
        if cards[title].type == POLITY:
            if s.token.get(slot) != s.game.side[seat]:
                level = cards[title].level
                points = level * w.polity_points(left)
                worth = points + level * w.polity * left + w.hostile_polity * (slot in s.token)
                if slot in s.token:
                    worth += points + in_the_way
                found.append(Aim(worth, COMMANDING, slot, space, polity.price(s, seat, slot), True))
        elif cards[title].type == RUIN and cards[title].pay and _can_be_reached(s, seat, space):
            payment = cards[title].pay[0]
            found.append(Aim(t.cleared[title], USING, slot, space, payment.power, True, payment.move))
        if covered and len(found) > before:
            found[before:] = [_searched(max(found[before:], key=Aim.parts), harm_of_turning_up(me, slot))]
    basic = s.zones[BASIC]
    if basic and most >= t.cost[ident[basic[-1]]]:
        worth = buying_worth(me, basic[-1])
        if worth > WORTH_IT:
            found.append(Aim(worth, BUYING, basic[-1], -1, t.cost[ident[basic[-1]]], False))
    return found


def _can_be_reached(s: MatrixState, seat: int, space: int) -> bool:
    """Whether the player stands there, or could come there by some Move of this turn (Impassable Rubble)."""
    return s.at[seat] == space or may_enter(s, seat, space, by=MOVING) or any(
        left and flies(s, seat, kind) and may_enter(s, seat, space, by=MOVING, flying=True)
        for kind, left in enumerate(move_by_kind(s, seat)))


def _searched(aim: Aim, cost: float) -> Aim:
    """What is aimed for once a card that was peeked at has been turned up: the search comes first, the Power is kept
    for what follows."""
    return aim.having(worth=aim.worth - cost, kind=SEARCHING, on_it=True, move=aim.move + 1)


def _boss_out(s: MatrixState, seat: int, t: Titles) -> bool:
    """Whether an Adversary Boss lies faceup in the Matrix."""
    return any(slot >= 0 and t.boss[s.ident[slot]] and s.known[slot] & FACE_UP and s.game.adversary(s, seat, slot)
               for slot in s.zones[MATRIX])


def _battle(me: Situation, slot: int, space: int, most: float, boosts: dict[int, int]) -> Aim:
    """A battle: a Robot falls to whoever has the Power, whoever is Confronted with a chance. `boosts` remembers what
    Energon could add, by the kind of battle."""
    s, seat, t, w = me.s, me.seat, me.titles, me.weights
    title = s.ident[slot]
    price = cost_to_defeat(s, slot) + alt_penalty(s, seat)
    confrontation = by_confrontation(s, slot)
    if s.energon[seat]:
        window = CONFRONT if confrontation else 0
        if window not in boosts:
            boosts[window] = potential(s, seat, open_abilities(s, seat, window))
        price -= boosts[window]
    grid, helped = s.game.grid, 0.0
    for mate in s.game.team(seat):
        if mate != seat and s.at[mate] >= 0 and (confrontation or s.game.rules.robot_assists) \
                and grid.distance[s.at[mate]][space] <= NEAR:
            helped += w.help
    price = max(1, price - int(helped))
    worth = (w.vp + w.spoils) * t.reward[title] + (w.boss if t.boss[title] else w.robot) + w.menace * t.menace[title]
    if confrontation:
        spare = int(most) - price
        chance = CHANCES[min(spare, len(CHANCES) - 1)] if spare >= 0 else 0.0
        worth = chance * worth - (1 - chance) * LOST
    return Aim(worth, BATTLING, slot, space, price, False)


def could_be_battled(s: MatrixState, seat: int, slot: int) -> bool:
    """Whether an Adversary could be battled at once when it has been turned up."""
    return not by_confrontation(s, slot) or not why_not_confront(s, seat, slot)


def harm_of_turning_up(me: Situation, slot: int, there: bool = True) -> float:
    """What it costs a player's side to turn a card up, in victory points: an Adversary Robot Ambushes whoever stands
    `there`, a Boss attacks and stays to harm."""
    s, seat, t, w = me.s, me.seat, me.titles, me.weights
    if not s.game.adversary(s, seat, slot):
        return 0.0
    title, team = s.ident[slot], s.game.team(seat)
    if t.boss[title]:
        attack = s.cards[title].attack
        hurt = sum(suffered(s, attack.effect, mate) for mate in team) if attack is not None else 0.0
        return hurt + len(team) * (w.boss_out + w.menace * t.menace[title])
    return w.threat + w.ambush * there if t.robot[title] else 0.0


def shortfall(s: MatrixState, slot: int, spent: int = 0) -> int:
    """The Power that a battle lacks, going on or not begun yet, when its player's Energon has done all it can, but
    for what is `spent` otherwise."""
    power = reach(s, s.active, slot) if s.battle is None else total(s)
    return cost_to_defeat(s, slot) - power - max(boosted(s, slot, spent))


def boosted(s: MatrixState, slot: int, spent: int = 0) -> tuple[int, int]:
    """The most that Energon adds for the active player: by abilities alone, and by a Convert to Bot Mode with what is
    left for them and for those that come with it. A Robot's battle in the Core Set takes none once it is declared
    (p.12): whoever wants an ability for it uses it before."""
    seat = s.active
    if s.energon[seat] <= spent:
        return 0, 0
    confrontation = by_confrontation(s, slot)
    works = confrontation or s.game.rules.robot_boost
    window = CONFRONT if confrontation else ANYTIME
    abilities = open_abilities(s, seat, window) if works else []
    alone, turned = potential(s, seat, abilities, spent=spent), 0
    if s.mode[seat] == ALT and can_convert(s, seat):
        slot = s.zones[CHARACTER_OF[seat]][0]
        bot = s.card(slot).bot
        if works and bot is not None:
            abilities = abilities + of_card(s, seat, slot, bot.energon, window)
        turned = alt_penalty(s, seat) + potential(s, seat, abilities, spent=spent + CONVERT_COST)
    return alone, turned
