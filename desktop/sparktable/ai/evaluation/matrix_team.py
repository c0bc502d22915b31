"""What a quick player does otherwise where all win or lose together: in co-op and solo.

Nobody attacks a friend; whoever has most Damage is repaired first, and suffers last. What is left of a turn thins the
deck, and brings the players next to the Boss, where each helps the other.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.card import BOSS, STARTER
from sparktable.games.matrix.facts.abilities import meant
from sparktable.games.matrix.facts.holdings import controlled_damage
from sparktable.games.matrix.state import MATRIX, PLAY, MatrixState, seat_zone
from sparktable.games.matrix.verbs.board import Convert, Teleport
from sparktable.games.matrix.verbs.piles import Destroy
from sparktable.games.matrix.verbs.resources import Repair
from sparktable.kernel.decisions import DONE, Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.zones import FACE_UP

from .matrix_harm import hurts_its_victim
from .matrix_steps import Offered
from .matrix_texts import benefit, hits_only_friends, text_of, wakes_harm
from .matrix_titles import repairs

if TYPE_CHECKING:
    from .matrix import MatrixJudgement
    from .matrix_titles import Titles

WORTH_A_REPAIR = 2
"""With less Damage the Energon for a repair is kept."""
ENERGON_FOR_A_BOSS = 3
"""So much is not spent on the deck while a Boss lies there."""
AROUND_A_BOSS = 1
"""So near most Assists reach, and one's own attack needs a single step."""


def may(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """A free text is taken unless it turns one over, leaps about, hits a friend or costs more than it brings."""
    text = text_of(asked.options[0])
    if text is None:
        return asked.options[0]
    idle = isinstance(text, Convert | Teleport) or hits_only_friends(s, asked.seat, text)
    idle = idle or benefit(s, asked.seat, text) < 0 or wakes_harm(known, s, asked.seat, text)
    return asked.options[-1] if idle else asked.options[0]


def choose_character(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Harm for whoever has least Damage, a repair for whoever has most, all else for whoever has least Energon."""
    seats = [option for option in asked.options if option[0] == "seat"]
    if not seats:
        return DONE if DONE in asked.options else asked.options[0]
    verb = s.stack[-1].node
    hurts, helps = hurts_its_victim(verb), repairs(verb)
    def need(option: Option) -> tuple[int, int]:
        seat = option.value("seat")
        damage, energon = len(controlled_damage(s, seat)), s.energon[seat]
        return (-damage, energon) if hurts else (damage if helps else 0, -energon)
    return max(seats, key=need)


def rest(known: MatrixJudgement, s: MatrixState, options: Offered) -> Option | None:
    """What is still done before the turn ends, besides what costs nothing."""
    boss = nearest_boss(s)
    for option in options:
        if option[0] == "activate" and _pays(s, option, boss >= 0):
            return option
    return _gather(s, options, boss, known.titles) if boss >= 0 else None


def nearest_boss(s: MatrixState) -> int:
    """The space of the faceup Adversary Boss that is nearest to the active player, or -1."""
    here, cards, ident, known = s.at[s.active], s.cards, s.ident, s.known
    distance = s.game.grid.distance
    best = -1
    for space, slot in enumerate(s.zones[MATRIX]):
        if slot >= 0 and known[slot] & FACE_UP and cards[ident[slot]].type == BOSS \
                and s.game.adversary(s, s.active, slot) \
                and (best < 0 or distance[here][space] < distance[here][best]):
            best = space
    return best


def _pays(s: MatrixState, option: Option, boss_out: bool) -> bool:
    """Energon spent on fewer Starters while there is no Boss to save it for, and on repairs that are needed."""
    ability = meant(s, s.active, option)
    if ability is None:
        return False
    nodes = [type(node) for node in ability.effect.walk()]
    if Repair in nodes:
        return len(controlled_damage(s, s.active)) >= WORTH_A_REPAIR
    if Destroy in nodes:
        weak = any(s.cards[s.ident[other]].type == STARTER for other in s.zones[seat_zone(s.active, PLAY)])
        return weak and (not boss_out or s.energon[s.active] > ENERGON_FOR_A_BOSS)
    return False


def _gather(s: MatrixState, options: Offered, boss: int, titles: Titles) -> Option | None:
    """A step towards the Boss, until one stands next to it."""
    distance, zone, known = s.game.grid.distance, s.zones[MATRIX], s.known
    far = distance[s.at[s.active]][boss]
    snipers = any(slot >= 0 and known[slot] & FACE_UP and titles.snipes[s.ident[slot]] for slot in s.zones[MATRIX])
    if far <= AROUND_A_BOSS + snipers:
        return None
    for option in options:
        if option[0] == "move":
            space = option.value("space")
            slot = zone[space]
            bites = slot >= 0 and known[slot] & FACE_UP and s.game.adversary(s, s.active, slot)
            if distance[space][boss] < far and not bites:
                return option
    return None


ANSWERS = {"may": may, "choose character": choose_character}
"""How a team player answers some questions."""
