"""What a quick player likes: at one look, without thinking ahead."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sparktable.games.tcg import kinds, questions
from sparktable.games.tcg.card import ACTION, SECRET, BattleCard, InKoArea
from sparktable.games.tcg.facts.combat import defenders
from sparktable.games.tcg.facts.stats import attack, damage_left, in_ko_area
from sparktable.games.tcg.state import BATTLEFIELD, TcgState, character
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.kinds import DONE, NO, PASS

from .battle_forecast import Icons, expected_damage, icons_of

FELLED: Final = 4.0
"""What it is worth to knock somebody out, beyond the damage."""
UPGRADE: Final = 3.5
PLAY_ACTION: Final = 3.0
LAY_SECRET: Final = 2.5
FLIP: Final = 0.8
STRONGER: Final = 0.7
GUARDED: Final = 0.5
"""What a point more of attack or defense is worth that a flip brings."""
SETS_OFF: Final = 0.8
"""A side that does something when it is flipped to."""
IDLE: Final = -4.0
"""To flip somebody in the KO area whose other side says nothing there: worse than any attack."""
DANGEROUS: Final = 0.3
"""How much a point of an enemy's attack draws fire."""
ENOUGH: Final = 2.0
"""What a change in the middle of an attack must promise."""

Wish = Callable[[Icons, TcgState, Decision, Option], float]


def wishes(s: TcgState, asked: Decision) -> list[float]:
    """For each option what may be expected of it, about in points of damage."""
    wish = WISHES.get(asked.kind, _other)
    icons = icons_of(s)
    return [wish(icons, s, asked, option) for option in asked.options]


def best_target(icons: Icons, s: TcgState, attacker: int) -> float:
    return max((hit_worth(icons, s, attacker, each) for each in defenders(s, attacker)), default=0.0)


def hit_worth(icons: Icons, s: TcgState, attacker: int, defender: int) -> float:
    """What attacking somebody is worth: the damage, that it is the last blow, and whom it hits."""
    hit, left = expected_damage(s, icons, attacker, defender), damage_left(s, defender)
    felled = FELLED if hit >= left else FELLED * hit / max(1, left) / 2
    return min(hit, left) + felled + DANGEROUS * attack(s, defender)


def _main(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    """First what helps, then the attack."""
    if option.kind == DONE:
        return 0.0
    slot = option.value("card")
    if option.kind == kinds.ATTACK:
        return best_target(icons, s, slot) / 4 - 2
    if option.kind == kinds.FLIP:
        return _flip(s, slot, option.value("number"))
    if option.kind != kinds.PLAY:
        return FLIP
    card = s.card(slot)
    return PLAY_ACTION if card.type == ACTION else LAY_SECRET if card.type == SECRET else UPGRADE


def _flip(s: TcgState, slot: int, to: int) -> float:
    card = character(s, slot)
    now, then = card.modes[s.mode[slot]], card.modes[to]
    if in_ko_area(s, slot):
        return SETS_OFF if any(isinstance(text, InKoArea) for text in then.abilities) else IDLE
    worth = FLIP + STRONGER * (then.attack - now.attack) + GUARDED * (then.defense - now.defense)
    if then.abilities and not s.tapped[slot]:
        worth += SETS_OFF
    return worth


def _attacker(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    return best_target(icons, s, option.value("card"))


def _defender(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    attacker = s.battles[-1].attacker.slot if s.battles else asked.source
    return hit_worth(icons, s, attacker, option.value("card")) if attacker >= 0 else 0.0


def _put_on(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    """On whom will have it for long, and can use it soon."""
    host = option.value("card")
    if s.where[host] not in (BATTLEFIELD, BATTLEFIELD + 1):
        return 0.0
    return 0.25 * damage_left(s, host) + 0.2 * attack(s, host) + (0.0 if s.tapped[host] else 1.5)


def _swap(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    """A card of the hand is rarely worth less than one that was flipped."""
    return ENOUGH if option.kind == DONE else 0.0


def _whom(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    """Harm goes to enemies who are near their end, help to one's own."""
    slot = next((int(ref.value) for ref in option.refs if ref.kind == "card"), -1)
    if slot < 0 or s.where[slot] not in (BATTLEFIELD, BATTLEFIELD + 1):
        return 0.0
    if s.owner[slot] == asked.seat:
        return 1.0 + 0.1 * s.damage[slot]
    return 2.0 + 4.0 / max(1, damage_left(s, slot))


def _harm(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    slot = next((int(ref.value) for ref in option.refs if ref.kind == "card"), -1)
    if slot < 0 or s.where[slot] not in (BATTLEFIELD, BATTLEFIELD + 1):
        return 0.0
    return (-3.0 if s.owner[slot] == asked.seat else 1.0 + 4.0 / max(1, damage_left(s, slot)))


def _least(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    """What is let go: the dearest last."""
    slot = next((int(ref.value) for ref in option.refs if ref.kind == "card"), -1)
    card = s.card(slot) if slot >= 0 else None
    return -len(card.icons) / 2 if isinstance(card, BattleCard) else 0.0


def _other(icons: Icons, s: TcgState, asked: Decision, option: Option) -> float:
    """What may be done is done."""
    return 0.0 if option.kind in REFUSALS else 1.5


REFUSALS: Final = (NO, PASS, DONE)
WISHES: Final[dict[str, Wish]] = {
    questions.MAIN: _main, questions.ATTACKER: _attacker, questions.DEFENDER: _defender, questions.PUT_ON: _put_on,
    questions.SWAP_GREEN: _swap, questions.DAMAGE: _harm, questions.KNOCK_OUT: _harm, questions.TAP: _harm,
    questions.CHOOSE: _whom, questions.CHOOSE_CARD: _whom, questions.GETS: _whom, questions.REPAIR: _whom,
    questions.SCRAP: _least, questions.PUT_ON_DECK: _least,
}
