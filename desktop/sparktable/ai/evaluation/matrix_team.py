"""What a quick player does otherwise where all win or lose together: in co-op and solo.

Nobody attacks a friend; of harms the smallest is chosen; whoever has most Damage is repaired first. What is left of
a turn thins the deck, and brings the players next to the Boss, where each helps the other.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.card import BOSS, STARTER
from sparktable.games.matrix.rules.abilities import meant
from sparktable.games.matrix.rules.resources import controlled_damage
from sparktable.games.matrix.state import MATRIX, PLAY, MatrixState, seat_zone
from sparktable.games.matrix.verbs.board import Convert, Teleport
from sparktable.games.matrix.verbs.fight import Attack
from sparktable.games.matrix.verbs.piles import Destroy, Discard
from sparktable.games.matrix.verbs.resources import GainDamage, LoseEnergon, LoseVP, Repair
from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import DONE, Decision, Option
from sparktable.kernel.nodes import Node
from sparktable.kernel.rng import Dice
from sparktable.kernel.zones import FACE_UP

from .matrix_steps import Offered
from .matrix_texts import text_of
from .matrix_titles import text_worth

if TYPE_CHECKING:
    from .matrix import MatrixJudgement
    from .matrix_titles import Titles

PRICES: dict[type[Node], float] = {GainDamage: 1.6, Discard: 0.7, LoseEnergon: 0.4, LoseVP: 0.4}
"""What a text costs that does this once to whoever chooses it."""
EACH_DAMAGE = 0.8
"""One Damage more is worse by that for each that is held already."""
AROUND_A_BOSS = 1
"""So near most Assists reach, and one's own attack needs a single step."""


def benefit(s: MatrixState, seat: int, text: Effect) -> float:
    """What a text brings to whoever lets it happen, less what it costs, in Power."""
    worth = text_worth(text)
    for node in text.walk():
        price = PRICES.get(type(node), 0.0)
        if price:
            amount = getattr(node, "n", 1)
            if isinstance(node, GainDamage):
                price += EACH_DAMAGE * len(controlled_damage(s, seat))
            worth -= price * (amount if isinstance(amount, int) else 1)
    return worth


def choose(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The most useful text, or the smallest harm."""
    def worth(option: Option) -> float:
        text = text_of(option)
        return benefit(s, asked.seat, text) if text is not None else 0.0
    return max(asked.options, key=worth)


def may(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """A free text is taken unless it turns one over, leaps about, hits a friend or costs more than it brings."""
    text = text_of(asked.options[0])
    if text is None:
        return asked.options[0]
    idle = isinstance(text, Convert | Teleport) or any(isinstance(node, Attack) for node in text.walk())
    return asked.options[-1] if idle or benefit(s, asked.seat, text) < 0 else asked.options[0]


def choose_character(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Whoever is hurt worst; where no repair is at stake, whoever has least Energon."""
    seats = [option for option in asked.options if option[0] == "seat"]
    if not seats:
        return DONE if DONE in asked.options else asked.options[0]
    def need(option: Option) -> tuple[int, int]:
        seat = option.value("seat")
        return len(controlled_damage(s, seat)), -s.energon[seat]
    return max(seats, key=need)


def choose_card(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option | None:
    """Of what is destroyed, a card that repairs goes last."""
    own = [option for option in asked.options if option[0] == "card" and s.owner[option.value("card")] == asked.seat]
    if not isinstance(s.stack[-1][0], Destroy) or not own:
        return None
    titles = known.titles
    return min(own, key=lambda option: titles.strength[s.ident[option.value("card")]]
               + titles.repairs[s.ident[option.value("card")]])


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
        return len(controlled_damage(s, s.active)) >= 2
    if Destroy in nodes:
        weak = any(s.cards[s.ident[other]].type == STARTER for other in s.zones[seat_zone(s.active, PLAY)])
        return weak and (not boss_out or s.energon[s.active] > 3)
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


ANSWERS = {"choose": choose, "may": may, "choose character": choose_character, "choose card": choose_card}
"""How a team player answers some questions."""
