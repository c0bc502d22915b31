"""Energon abilities: which are open, what they cost, what they would give (War on Cybertron p.9; Core p.9)."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from sparktable.kernel.control import Choose, Effect, If, IfDo, May, Seq, no_frame
from sparktable.kernel.decisions import Option, Options
from sparktable.kernel.fields import Frozen
from sparktable.kernel.nodes import Frame

from .. import kinds
from ..card import MatrixCard
from ..events import uses
from ..headings import ANYTIME, Ability, GivesPower, X
from ..state import BOT, CHARACTER_OF, CONFRONT, PLAY_OF, MatrixState
from .movement import can_convert
from .power import energon_price

ACTIVATE: Final = Options(kinds.ACTIVATE, "card", "number")
"""The price says which ability; an ability for X Energon has an option for each X."""
CONVERT: Final = Options(kinds.CONVERT, "seat")
CONVERT_COST: Final = 1


class Active(Frozen):
    """An ability that could be activated now."""

    slot: int
    price: int
    """Energon to pay, with what changes it."""
    ability: Ability
    x: int

    # --- written by packaging/write_records.py
    __slots__ = ("ability", "price", "slot", "x")
    FIELDS: ClassVar[dict[str, str]] = {"slot": "int", "price": "int", "ability": "Ability", "x": "int"}

    def __init__(self, slot: int, price: int, ability: Ability, x: int) -> None:
        self.slot = slot
        self.price = price
        self.ability = ability
        self.x = x

    def parts(self) -> tuple[Any, ...]:
        return (self.slot, self.price, self.ability, self.x)
    # --- as far as here


def of_card(s: MatrixState, seat: int, slot: int, energon: dict[int, Ability], window: int) -> list[Active]:
    """The abilities of one card or side that are open in a window and can be paid."""
    found = []
    have = s.energon[seat]
    for printed, ability in energon.items():
        fits = ability.window == ANYTIME if window == ANYTIME else (ability.window == ANYTIME
                                                                     or ability.window & window)
        if not fits or (s.used and uses(s, slot, ability.label)):
            continue
        if printed == X:
            extra = energon_price(s, seat, slot, 0)
            found += [Active(slot, x + extra, ability, x) for x in range(1, min(have - extra, ability.most) + 1)]
        elif have >= printed and have >= energon_price(s, seat, slot, printed) \
                and ability.effect.possible(s, no_frame(seat, slot)):
            found.append(Active(slot, energon_price(s, seat, slot, printed), ability, 0))
    return found


def open_abilities(s: MatrixState, seat: int, window: int) -> list[Active]:
    """The active player's abilities on cards in play and on the character's Bot side (p.9)."""
    if not s.energon[seat]:
        return []
    found: list[Active] = []
    cards, ident = s.cards, s.ident
    for slot in s.zones[PLAY_OF[seat]]:
        energon = cards[ident[slot]].energon
        if energon:
            found += of_card(s, seat, slot, energon, window)
    if s.mode[seat] == BOT:
        slot = s.zones[CHARACTER_OF[seat]][0]
        side = cards[ident[slot]].bot
        if side is not None:
            found += of_card(s, seat, slot, side.energon, window)
    return found


def boosts(s: MatrixState) -> list[Active]:
    """What the active player can activate for more Power in the battle that goes on, once the Assists are counted."""
    battle = s.battle
    if battle is None or not (battle.confrontation or s.game.rules.robot_boost):
        return []
    return open_abilities(s, battle.attacker, CONFRONT if battle.confrontation else 0)


def boost_gain(s: MatrixState, seat: int, boost: Active) -> int:
    """The Power that it would give at best."""
    effect = boost.ability.effect
    return power_gain(s, effect, Frame(effect, boost.x, seat, boost.slot))


def energon_of(title: MatrixCard) -> dict[int, Ability]:
    """The Energon abilities of a card, or of a character's Bot side, by their printed price."""
    return title.energon if title.bot is None else title.bot.energon


def meant(s: MatrixState, seat: int, option: Option) -> Ability | None:
    """The ability that an option to activate stands for, by what it costs now; one for X Energon is not told."""
    slot, price = option.value("card"), option.value("number")
    return next((ability for printed, ability in energon_of(s.card(slot)).items()
                 if printed != X and energon_price(s, seat, slot, printed) == price), None)


def options_for(active: list[Active]) -> list[Option]:
    return [ACTIVATE[each.slot, each.price] for each in active]


def may_pay_convert(s: MatrixState, seat: int) -> bool:
    """Converting for 1 Energon: at any time, on anybody's turn, but not while an effect is being resolved (p.9)."""
    return (s.energon[seat] >= CONVERT_COST and can_convert(s, seat)
            and (s.at[seat] >= 0 or bool(s.game.ruling("unplaced_convert")))
            and (s.battle is None or bool(s.game.ruling("convert_between_steps"))))


def power_gain(s: MatrixState, effect: Effect, frame: Frame) -> int:
    """The Power that an effect would give at best, as far as it can be told beforehand."""
    if isinstance(effect, GivesPower):
        before, s.scope.amount = s.scope.amount, frame.step
        gain = effect.amount_now(s, frame)
        s.scope.amount = before
        return max(0, gain)
    if isinstance(effect, Seq):
        return sum(power_gain(s, kid, frame) for kid in effect.kids)
    if isinstance(effect, Choose):
        return max((power_gain(s, choice, frame) for choice in effect.choices), default=0)
    if isinstance(effect, If):
        return power_gain(s, effect.then if effect.condition.holds(s, frame) else effect.other, frame)
    if isinstance(effect, May):
        return power_gain(s, effect.effect, frame)
    if isinstance(effect, IfDo):  # what follows from a deed cannot be told, and an Assist leaves both out
        return power_gain(s, effect.first, frame)
    return 0


def ability_gain(s: MatrixState, seat: int, each: Active) -> int:
    """The Power that an ability would give at best, wherever it reaches."""
    return power_gain(s, each.ability.effect, Frame(each.ability, each.x, seat, each.slot))


def potential(s: MatrixState, seat: int, abilities: list[Active], gain: Callable[[Active], int] | None = None,
              spent: int = 0) -> int:
    """The most Power that these abilities can give with the Energon at hand, less what is `spent` otherwise; `gain`
    says what each is good for."""
    best = [0] * (s.energon[seat] + 1 - spent)
    taken: dict[str, list[tuple[int, int]]] = {}
    for each in abilities:
        power = ability_gain(s, seat, each) if gain is None else gain(each)
        if power > 0:
            taken.setdefault(f"{each.slot} {each.ability.label}", []).append((each.price, power))
    for choices in taken.values():
        best = [max([best[budget], *(best[budget - price] + power for price, power in choices if price <= budget)])
                for budget in range(len(best))]
    return best[-1]
