"""Battle a Robot or confront a Boss (War on Cybertron p.11-14; Core p.11-12)."""
from __future__ import annotations

from typing import Final

from sparktable.games.action import reason
from sparktable.kernel.decisions import Option, Options
from sparktable.kernel.game import Reason
from sparktable.kernel.zones import FACE_UP

from .. import kinds, stats
from ..facts.cards import space_of
from ..facts.contest import (
    by_confrontation,
    can_be_battled,
    cost_to_defeat,
    help_at_hand,
    purpose,
    reach,
    why_not_confront,
)
from ..facts.power import plain_reach, strength, texts_give
from ..outlook.battle import declared
from ..outlook.facts import Prospects
from ..rules.battle import declare
from ..state import BASIC, BATTLE, BUY, CONFRONT, MATRIX, MatrixState
from .action import Action, by_text
from .buy import BUY_CARD, affordable

BATTLE_CARD: Final = Options(kinds.BATTLE, "card")


class Battle(Action):
    kind = kinds.BATTLE

    def offers(self, s: MatrixState, seat: int) -> list[Option]:
        return deals(s, seat)

    def do(self, s: MatrixState, seat: int, option: Option) -> None:
        declare(s, seat, option.value("card"))

    def brings(self, s: MatrixState, seat: int, option: Option) -> Prospects:
        return declared(s, seat, option.value("card"))

    def why_not(self, s: MatrixState, seat: int, wish: Option) -> list[Reason]:
        slot = wish.value("card")
        if not s.known[slot] & FACE_UP:
            return [reason("facedown")]
        if not s.game.adversary(s, seat, slot):
            return [reason("no adversary")]
        found = by_text(s, stats.BATTLING, seat, slot)
        if by_confrontation(s, slot):
            against = why_not_confront(s, seat, slot)
            if against == "forbidden by text":
                found += by_text(s, stats.CONFRONTING, seat, slot)
            elif against:
                found.append(reason(f"confront: {against}"))
        if not found:
            distance = s.game.grid.distance[s.at[seat]][space_of(s, slot)]
            found.append(reason("not enough power", needed=cost_to_defeat(s, slot), distance=distance,
                                have=reach(s, seat, slot)))
        return found


def deals(s: MatrixState, seat: int) -> list[Option]:
    """Cards that can be bought and Adversaries that can be battled from here with the Power in play."""
    reach = plain_reach(s, seat)
    texts = texts_give(s, seat)
    to_buy, to_fight = texts & BUY != 0, texts & (BATTLE | CONFRONT) != 0
    plain = not (to_buy or to_fight)
    as_printed = not to_buy and stats.COST_OF_BUYING not in s.modifiers
    if plain and as_printed and not reach[0]:
        return _bare_handed(s, seat)
    options: list[Option] = []
    here, grid = s.at[seat], s.game.grid
    far = grid.distance[here]
    cards, ident, known, side = s.cards, s.ident, s.known, s.game.side[seat]
    loyal = stats.AS_ADVERSARY not in s.modifiers
    usual, least = as_printed and stats.NO_BUYING not in s.modifiers, s.game.rules.least_price
    matrix = s.zones[MATRIX]
    for space in grid.within(here, max(0, reach.index(0) - 1) if plain and 0 in reach else grid.longest):
        slot = matrix[space]
        if slot < 0 or not known[slot] & FACE_UP:
            continue
        title = cards[ident[slot]]
        if title.cost is None:
            continue
        distance = far[space]
        power = reach[distance]
        faction = title.faction
        hostile = (faction is not None and faction != side) if loyal else s.game.adversary(s, seat, slot)
        if hostile and (power or (to_fight and strength(s, seat, distance, purpose(s, slot), slot))
                        or (not distance and help_at_hand(s, seat, slot))) and can_be_battled(s, seat, slot):
            options.append(BATTLE_CARD[slot])
        if title.for_sale and (power >= title.cost or not as_printed) \
                and (not hostile or stats.FOR_SALE in s.modifiers) \
                and ((usual and not hostile and power >= least)
                     or affordable(s, seat, slot, power, distance, to_buy)):
            options.append(BUY_CARD[slot])
    basic = s.zones[BASIC]
    if basic and (not as_printed or reach[0] >= (cards[ident[basic[-1]]].cost or 0)) \
            and affordable(s, seat, basic[-1], reach[0], 0, to_buy):
        options.append(BUY_CARD[basic[-1]])
    return options


def _bare_handed(s: MatrixState, seat: int) -> list[Option]:
    """A battle in the own space may be declared with no Power at all; others may bring it (War on Cybertron p.13)."""
    slot = s.zones[MATRIX][s.at[seat]]
    if slot < 0 or not s.known[slot] & FACE_UP or not s.game.adversary(s, seat, slot):
        return []
    return [BATTLE_CARD[slot]] if help_at_hand(s, seat, slot) and can_be_battled(s, seat, slot) else []
