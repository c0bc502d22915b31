"""What a quick player of the Matrix does in attacks and battles: Block when the attack costs more than the card, help
when help turns the battle, spend Energon where it wins.
---
What a quick player of the Matrix does while taking command of a Polity: use the abilities that lead there for the
least Energon, and stop when none does."""
from __future__ import annotations

from typing import Final

from sparktable.games.matrix import kinds
from sparktable.games.matrix.deeds.attack import Assault
from sparktable.games.matrix.facts import polity
from sparktable.games.matrix.facts.abilities import ACTIVATE, CONVERT, Active, ability_gain, open_abilities, potential
from sparktable.games.matrix.facts.contest import cost_to_defeat, total
from sparktable.games.matrix.facts.power import strength
from sparktable.games.matrix.rules.battle import forced_assists
from sparktable.games.matrix.state import COMMAND, CONFRONT, MatrixState
from sparktable.games.matrix.verbs.resources import LoseEnergon
from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import DONE, PASS, Decision, Option
from sparktable.kernel.rng import Dice

from .action_worth import boosted, shortfall
from .position import Knowledge, sees
from .text_worth import HARMS, SUFFERED_OTHERWISE, suffered

CARD_LOST: Final = 0.17
"""What a card that leaves the hand would have been worth, per point of its strength."""
HINDERED_TOO: Final = 2
"""What others may add to a card that hinders a battle."""
HELPED_TOO: Final = 2
"""With so much more than even an Encounter would take a Confrontation is won without help."""
ENCOUNTER: Final = 3
"""What an Encounter may add to the price of a Confrontation, for those who plan their help."""
RAISED: Final = 5
"""The most that an Assist is hoped to be raised by."""
FACEDOWN: Final = 2.0
"""What is expected of an Assist that nobody but its player has seen."""


def block(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Block for oneself and for teammates where the attack costs more than the card."""
    victim = asked.about[0].value
    assert isinstance(victim, int)
    if victim not in s.game.team(asked.seat):
        return PASS
    assault = s.stack[-1].data
    known_text = isinstance(assault, Assault) and isinstance(assault.effect, Effect)
    saved = suffered(s, assault.effect, victim) if known_text else SUFFERED_OTHERWISE
    best, best_gain = PASS, 0.0
    for option in asked.options:
        if option.kind == kinds.BLOCK:
            gain = saved - CARD_LOST * known.titles.strength[s.ident[option.value("card")]]
        elif option.kind == kinds.BLOCK_BY_ABILITY:
            gain = saved - HARMS[LoseEnergon].suffered * option.value("number")
        else:
            continue
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def assist(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Help where help turns the battle, with the smallest card that does; and with the smallest of all where a rival
    must take it although he wins alone, since whose Assist is resolved shares in the reward."""
    battle = s.battle
    assert battle is not None
    margin = total(s) - cost_to_defeat(s, battle.slot)
    if battle.confrontation:
        margin -= ENCOUNTER
    power = known.titles.promise
    laid = [option for option in asked.options if option.kind == kinds.ASSIST]
    if not laid:
        return PASS
    by_power = sorted(laid, key=lambda option: power[s.ident[option.value("card")]])
    strongest = power[s.ident[by_power[-1].value("card")]]
    if battle.attacker in s.game.adversaries(asked.seat):
        best = total(s) - cost_to_defeat(s, battle.slot) + s.energon[battle.attacker]
        if best < 0 or margin >= strongest + HINDERED_TOO:
            return PASS
        return next((option for option in by_power if power[s.ident[option.value("card")]] > best), by_power[-1])
    if margin >= (HELPED_TOO if battle.confrontation else 0):
        rewarded = s.game.rules.damage_forces_assists and forced_assists(s) > 0
        return by_power[0] if rewarded and battle.attacker not in s.game.team(asked.seat) else PASS
    enough = [option for option in by_power if margin + power[s.ident[option.value("card")]] >= 0]
    return enough[0] if enough else (by_power[-1] if battle.confrontation else PASS)


def boost(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Spend Energon where it wins the battle."""
    battle = s.battle
    assert battle is not None
    missing = cost_to_defeat(s, battle.slot) - total(s)
    if missing <= 0:
        return DONE
    as_it_is, turned = boosted(s, battle.slot)
    if as_it_is < missing:
        convert = CONVERT[battle.attacker]
        return convert if turned >= missing and convert in asked.options else DONE
    abilities = open_abilities(s, battle.attacker, CONFRONT if battle.confrontation else 0)
    gains = {ACTIVATE[each.slot, each.price]: potential(s, battle.attacker, [each]) for each in abilities}
    usable = [option for option in asked.options if gains.get(option)]
    if not usable:
        return DONE
    enough = [option for option in usable if gains[option] >= missing]
    return min(enough, key=lambda option: option.value("number")) if enough else max(usable, key=gains.__getitem__)


def call_off(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Nobody goes on without the Power, nor without the Energon for it."""
    assert s.battle is not None
    return asked.options[0] if shortfall(s, s.battle.slot) > 0 else asked.options[-1]


def boost_assist(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """An Assist is raised only where the battle hangs on it."""
    battle = s.battle
    assert battle is not None
    margin = total(s) - cost_to_defeat(s, battle.slot)
    defending = battle.attacker in s.game.adversaries(asked.seat)
    wanted = 0 <= margin < RAISED if defending else -RAISED <= margin < 0
    return asked.options[1] if wanted else DONE


def resolve_assist(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The weakest that wins, or the strongest; what others have laid facedown is all the same."""
    battle, promise = s.battle, known.titles.promise
    assert battle is not None
    def power(option: Option) -> float:
        slot = option.value("card")
        return promise[s.ident[slot]] if sees(s, asked.seat, slot) else FACEDOWN
    by_power = sorted(asked.options, key=power)
    missing = cost_to_defeat(s, battle.slot) - total(s)
    return next((option for option in by_power if power(option) >= missing), by_power[-1])


def taking_command(known: Knowledge, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Pay as soon as there is enough; before that the cheapest ability that suffices, or the strongest that still
    leaves a way; else call it off."""
    if asked.options[0].kind == kinds.PAY:
        return asked.options[0]
    abilities, seat = _abilities(s, asked), asked.seat
    missing = _missing(s, asked)
    ways: list[tuple[int, int, Option]] = []
    for each in abilities:
        gain = ability_gain(s, seat, each)
        others = [other for other in abilities if (other.slot, other.ability) != (each.slot, each.ability)]
        if gain > 0 and gain + potential(s, seat, others, spent=each.price) >= missing:
            ways.append((min(gain, missing), -each.price, ACTIVATE[each.slot, each.price]))
    return max(ways, key=lambda way: way[:2])[2] if ways else asked.options[0]


def can_succeed(s: MatrixState, asked: Decision) -> bool:
    """Whether the Power for a command that was begun is there, or Energon can still bring it."""
    return potential(s, asked.seat, _abilities(s, asked)) >= _missing(s, asked)


def _missing(s: MatrixState, asked: Decision) -> int:
    return polity.price(s, asked.seat, asked.source) - strength(s, asked.seat, 0, COMMAND, asked.source)


def _abilities(s: MatrixState, asked: Decision) -> list[Active]:
    """Those that are offered."""
    return [each for each in open_abilities(s, asked.seat, COMMAND)
            if ACTIVATE[each.slot, each.price] in asked.options]
