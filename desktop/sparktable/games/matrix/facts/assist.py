"""Who may Assist, with what, and what an Assist is worth (War on Cybertron p.14; Core p.12)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.control import Effect, no_frame
from sparktable.kernel.decisions import Option
from sparktable.kernel.nodes import Frame
from sparktable.kernel.values import SOURCE, Modifier
from sparktable.kernel.vocabulary.statics import forbidden

from .. import stats
from ..events import ASSISTS
from ..headings import RemovesAssists, StrengthensIt, When, would_set_off
from ..state import ALT, ASSIST, ASSISTING, BATTLE, BOT, CHARACTER, HAND, MatrixState, seat_zone
from .abilities import CONVERT, Active, ability_gain, may_pay_convert, of_card, options_for, potential, power_gain
from .cards import side_of
from .power import PowerText, alt_penalty, range_of


def texts_on(s: MatrixState, seat: int, slot: int) -> int:
    """What Ongoing texts add to an Assist card: Allies, Damage, Schemes, the character's Bot text."""
    target = s.battle.slot if s.battle is not None else -1
    total = _own_text(s, seat, slot, target) if s.game.ruling("battle_text_on_assist") else 0
    for m in s.modifiers.get(stats.POWER, ()):
        node = m.node
        if isinstance(node, PowerText) and (m.seat == seat or (m.seat < 0 and node.binds(s, m, s.active))):
            total += node.bonus(s, m, seat, slot, ASSISTING, target)
    return total


def _own_text(s: MatrixState, seat: int, slot: int, target: int) -> int:
    """What the card's own Ongoing text gives it in battles, of which Assisting is one (p.14)."""
    total = 0
    for text in s.card(slot).ongoing:
        m = Modifier(text.stat(), text, slot, seat, 0, SOURCE, -1)
        if isinstance(text, PowerText) and text.binds(s, m, seat):
            total += text.bonus(s, m, seat, slot, BATTLE, target)
    return total


def worth(s: MatrixState, seat: int, slot: int) -> int:
    """The Power of a resolved Assist: never below 0; Alt Mode's penalty lowers it unless its player Converts."""
    return max(0, s.power[slot] + texts_on(s, seat, slot) - alt_penalty(s, seat))


def distance(s: MatrixState, seat: int) -> int:
    battle = s.battle
    assert battle is not None
    return int(s.game.grid.distance[s.at[seat]][battle.space]) if s.at[seat] >= 0 else 99


def own_power(s: MatrixState, seat: int, slot: int) -> int:
    """Printed Power and what the card's texts add when it is an Assist."""
    title = s.card(slot)
    texts = [text for text in (title.play, title.assist) if text is not None]
    return int(title.power) + sum(power_gain(s, text, Frame(text, 0, seat, slot)) for text in texts)


def _triggered(s: MatrixState, seat: int, slot: int) -> int:
    """What texts will add that speak of a card when it Assists."""
    total = 0
    for listener in would_set_off(s, ASSISTS, seat, slot):
        when = listener.node
        if listener.seat == seat and isinstance(when, When) and isinstance(when.effect, StrengthensIt):
            total += when.effect.power_given(s, no_frame(seat, listener.slot))
    return total


def would_make(s: MatrixState, seat: int, slot: int) -> int:
    """The Power that a hand card would make as an Assist by itself, before Alt Mode's penalty."""
    return own_power(s, seat, slot) + texts_on(s, seat, slot) + _triggered(s, seat, slot)


def able(s: MatrixState, seat: int, slot: int) -> bool:
    """Whether a hand card could make at least 1 Power at the Adversary's space: with its bonuses, with abilities and
    a Convert that its player can pay (p.14)."""
    battle = s.battle
    if battle is None or range_of(s, slot) < distance(s, seat) \
            or forbidden(s, stats.ASSISTING_OTHERS, seat, battle.slot):
        return False
    title = s.card(slot)
    if s.game.ruling("assist_legality") == "printed_only":
        return bool(title.power > 0)
    power = would_make(s, seat, slot) + potential(s, seat, _abilities(s, seat, slot))
    penalty = alt_penalty(s, seat)
    return power - penalty >= 1 or (penalty > 0 and power >= 1 and may_pay_convert(s, seat))


LONGEST_ASSIST: Final = 4
"""Beyond this distance no card with every bonus reaches, and nobody is asked."""


def is_asked(s: MatrixState, seat: int) -> bool:
    """Whether a player who may lay an Assist has cards, is near enough and not forbidden to: all this is public."""
    battle = s.battle
    assert battle is not None
    return would_be_asked(s, seat, battle.slot, battle.space)


def would_be_asked(s: MatrixState, seat: int, slot: int, space: int) -> bool:
    """The same of a battle against a card in a space that nobody has declared yet."""
    return near_enough(s, seat, space) and not forbidden(s, stats.ASSISTING_OTHERS, seat, slot)


def near_enough(s: MatrixState, seat: int, space: int) -> bool:
    """Whether somebody with cards stands where one of them might reach."""
    return bool(s.zones[seat_zone(seat, HAND)]) and s.at[seat] >= 0 \
        and s.game.grid.distance[s.at[seat]][space] <= LONGEST_ASSIST


def _abilities(s: MatrixState, seat: int, slot: int) -> list[Active]:
    """The Assist card's abilities, and those of its player's character that say they work while Assisting (p.9)."""
    found = of_card(s, seat, slot, s.card(slot).energon, ASSISTING)
    character = s.zones[seat_zone(seat, CHARACTER)][0]
    side = side_of(s, seat, BOT)
    if s.mode[seat] == BOT and any(ability.window & ASSISTING for ability in side.energon.values()):
        found += [each for each in of_card(s, seat, character, side.energon, ASSISTING)
                  if each.ability.window & ASSISTING]
    return found


def boosts(s: MatrixState, seat: int, slot: int) -> list[Active]:
    """Abilities that raise the Power of an Assist, bring another one or remove one."""
    return [each for each in _abilities(s, seat, slot) if each.ability.window & ASSISTING
            or (s.game.ruling("any_power_on_assist") and ability_gain(s, seat, each) > 0)
            or (s.game.ruling("scrambler_as_assist") and removes_assists(each.ability.effect))]


def boosts_for_assist(s: MatrixState, seat: int, slot: int) -> list[Option]:
    """What a player may do for an Assist that is turned up: abilities, and a Convert to Bot Mode."""
    options = options_for(boosts(s, seat, slot))
    if s.mode[seat] == ALT and alt_penalty(s, seat) and may_pay_convert(s, seat):
        options.append(CONVERT[seat])
    return options


def removes_assists(effect: Effect) -> bool:
    return any(isinstance(node, RemovesAssists) for node in effect.walk())


def placed(s: MatrixState, seat: int) -> list[int]:
    """A player's Assists."""
    return s.zones[seat_zone(seat, ASSIST)]


def still_placed(s: MatrixState, slots: tuple[int, ...]) -> list[int]:
    """Those of the resolved Assists that have not been discarded since."""
    return [slot for slot in slots if s.where[slot] == seat_zone(s.owner[slot], ASSIST)]


def power_of(s: MatrixState, slots: tuple[int, ...]) -> int:
    """What resolved Assists are worth together."""
    return sum(worth(s, s.owner[slot], slot) for slot in still_placed(s, slots))


def nobody_assists(s: MatrixState) -> bool:
    return not any(placed(s, seat) for seat in range(s.game.seats))
