"""What a quick player of the Matrix answers while a text is resolved: by what the text does, and to whom."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.state import HAND, MatrixState, seat_zone
from sparktable.games.matrix.verbs.board import Convert, Teleport
from sparktable.games.matrix.verbs.fight import Attack
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, Give, PutOnTop
from sparktable.games.matrix.verbs.resources import Repair, Strengthen
from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import DONE, Decision, Option
from sparktable.kernel.nodes import labelled
from sparktable.kernel.rng import Dice

from .matrix_fights import HARMS
from .matrix_steps import danger
from .matrix_titles import text_worth

if TYPE_CHECKING:
    from .matrix import MatrixJudgement


def text_of(option: Option) -> Effect | None:
    """The text that a "do" option stands for."""
    if option[0] != "do":
        return None
    text = labelled(str(option[1][0][1]))
    return text if isinstance(text, Effect) else None


def may(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """A free text is taken, but nobody turns over or leaps about for its own sake."""
    text = text_of(asked.options[0])
    return asked.options[-1] if isinstance(text, Convert | Teleport) else asked.options[0]


def choose(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The most useful text."""
    def worth(option: Option) -> float:
        text = text_of(option)
        return text_worth(text) if text is not None else 0.0
    return max(asked.options, key=worth)


def choose_card(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """By what happens to the card: one's own worst is given up, the best is gained or taken from others."""
    verb, t = s.stack[-1][0], known.titles
    cards = [option for option in asked.options if option[0] == "card"]
    if not cards:
        return asked.options[0]
    slots = [option.value("card") for option in cards]
    titles = [s.ident[slot] for slot in slots]
    from_hand = s.where[slots[0]] == seat_zone(asked.seat, HAND)
    if isinstance(verb, Discard | Destroy | Give) or (isinstance(verb, PutOnTop) and from_hand):
        friends = s.game.team(asked.seat)
        values = [-t.strength[title] if s.owner[slot] in friends else t.strength[title] + 0.1 * t.cost[title]
                  for slot, title in zip(slots, titles, strict=True)]
    elif isinstance(verb, Gain | PutOnTop):
        values = [t.strength[title] + t.vault[title] for title in titles]
    elif isinstance(verb, Strengthen):
        values = [t.range[title] + 0.1 * s.power[slot] for slot, title in zip(slots, titles, strict=True)]
    else:
        return cards[dice.below(len(cards))]
    return cards[values.index(max(values))]


def choose_character(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Harm goes to rivals, help to the own side; of several any one."""
    verb = s.stack[-1][0]
    effect: Effect | None = getattr(verb, "effect", None)
    inside = tuple(effect.walk()) if effect is not None else ()
    hurts = isinstance(verb, Attack) or any(type(node) in HARMS for node in inside)
    helps = isinstance(verb, Repair) or any(isinstance(node, Repair) for node in inside)
    friends = s.game.team(asked.seat)
    fitting = [option for option in asked.options if option[0] == "seat"
               and (not (hurts or helps) or (option.value("seat") in friends) != hurts)]
    if fitting:
        return fitting[dice.below(len(fitting))]
    return DONE if DONE in asked.options else asked.options[dice.below(len(asked.options))]


def choose_space(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Where it does not bite; of several any one."""
    safe = [option for option in asked.options
            if option[0] == "space" and not danger(known, s, option.value("space"))]
    return safe[dice.below(len(safe))] if safe else asked.options[dice.below(len(asked.options))]
