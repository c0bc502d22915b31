"""Actions that only waste everybody's time: to and fro, battles that cannot be won, cards left in hand."""
from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sparktable.games.matrix.actions.move import MOVE
from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.deeds.ending import is_last_turn
from sparktable.games.matrix.events import (
    BATTLE_ENDS,
    BLOCKS_ATTACK,
    CONVERTS,
    MOVES_ONTO,
    PLAYS,
    SPACE_EMPTIES,
    TURN_BEGINS,
)
from sparktable.games.matrix.facts.abilities import meant
from sparktable.games.matrix.facts.cards import space_of
from sparktable.games.matrix.facts.contest import (
    CALLS_OFF,
    allies,
    by_confrontation,
    called_off,
    helpers_against_robot,
    reach,
)
from sparktable.games.matrix.facts.movement import BY_ALT
from sparktable.games.matrix.outlook.facts import set_off
from sparktable.games.matrix.state import HAND, MATRIX, MISSIONS, MatrixState, seat_zone
from sparktable.games.matrix.verbs.board import Flip, Peek
from sparktable.games.matrix.verbs.choice import MayChoose
from sparktable.games.matrix.verbs.ongoing import BUYING, CostMod
from sparktable.games.matrix.verbs.resources import Draw
from sparktable.kernel.control import IfDo, May, Seq
from sparktable.kernel.decisions import NO, Decision, Option
from sparktable.kernel.zones import FACE_UP

from .matrix_aims import NEAR
from .matrix_command import can_succeed
from .matrix_fights import shortfall
from .matrix_harm import HARMS
from .matrix_peeks import sees
from .matrix_texts import hits_only_friends, text_of

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

HELP, HELP_BY_A_RIVAL = 4, 2
"""The most that an Assist of a teammate, or of somebody else, is hoped to add."""
LUCK = 2
"""The most that an Encounter is hoped to add to a Confrontation."""
REGRETTED = (*HARMS, Flip)
"""What a text may do that its player might regret: what is turned up may attack."""
NEWS = (Draw, Peek, Flip)
BY_THE_WAY = ("draws encounter", SPACE_EMPTIES)
"""Deeds that a step sets off by itself."""


def pointless(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> bool:
    """Whether nobody at the table would do that."""
    kind = option.kind
    if asked.kind == "taking command":  # calling off what was just begun leads round in circles
        return kind == "call off" and can_succeed(s, asked)
    if asked.kind == "call off":
        if shortfall(s, asked.source) > 0:
            return kind == "go on"
        return kind == "call off" and not by_confrontation(s, asked.source)  # a Robot that was sure from the start
    if asked.kind != "action":
        return _on_a_friend(s, asked, option) or _looked_at_already(s, asked, option)
    if kind == "move":
        return _to_and_fro(s, option.value("space")) or _better_paid_otherwise(asked, option)
    if kind == "convert":
        return _turned_over_already(s)
    if kind == "battle":
        slot = option.value("card")
        return _fought_already(s, slot) or _hopeless(s, slot)
    if kind == "buy" and known.together:
        return known.titles.weak[s.ident[option.value("card")]]
    if kind == "activate" and known.together:
        return _discount_on_nothing(known, s, option)
    if kind == "end turn":
        return _left_in_hand(s, asked)
    return False


def _left_in_hand(s: MatrixState, asked: Decision) -> bool:
    """Whether a card could still be played that can do no harm: what stays in hand is discarded as it is."""
    return any(option.kind == "play" and _harmless(s.card(option.value("card"))) for option in asked.options)


@lru_cache(1024)
def _harmless(card: MatrixCard) -> bool:
    """Whether playing it brings only what it prints, or does nothing that its player might regret."""
    return card.play is None or isinstance(card.play, May | MayChoose) \
        or not any(isinstance(node, REGRETTED) for node in card.play.walk())


def _on_a_friend(s: MatrixState, asked: Decision, option: Option) -> bool:
    """An Attack that could be let be, where there are only friends to hit; unless a Mission asks for one."""
    return NO in asked.options and hits_only_friends(s, asked.seat, text_of(option)) and not _sought(s, BLOCKS_ATTACK)


def _looked_at_already(s: MatrixState, asked: Decision, option: Option) -> bool:
    """A peek at what its player knows, while there are cards that he does not; unless the text goes on with what was
    seen."""
    if asked.kind != "choose card" or option.kind != "card" or not isinstance(s.stack[-1].node, Peek):
        return False
    source = s.stack[-1].source
    goes_on = any(isinstance(frame.node, Seq | IfDo) and frame.source == source for frame in s.stack[:-1])
    return not goes_on and sees(s, asked.seat, option.value("card")) and any(
        each.kind == "card" and not sees(s, asked.seat, each.value("card")) for each in asked.options)


def _discount_on_nothing(known: MatrixJudgement, s: MatrixState, option: Option) -> bool:
    """A cheaper purchase in the own space, where nothing lies that the team wants."""
    ability = meant(s, s.active, option)
    if ability is None or not any(isinstance(node, CostMod) and node.action == BUYING
                                  for node in ability.effect.walk()):
        return False
    here = s.zones[MATRIX][s.at[s.active]]
    if here < 0 or not s.known[here] & FACE_UP:
        return True
    title = s.ident[here]
    return not known.titles.for_sale[title] or known.titles.weak[title]


def _to_and_fro(s: MatrixState, space: int) -> bool:
    """Back onto a space just left, with nothing done since but steps and cards played that bring nothing new to know;
    unless coming there may bring something that it has not brought already."""
    stepping = True
    for deed in reversed(s.deeds):
        if deed.seat == s.active and deed.kind in (MOVES_ONTO, TURN_BEGINS):
            if deed.space == space:
                return (stepping and deed.kind == MOVES_ONTO) or not _coming_counts(s, space)
            if not stepping:
                return False
        elif deed.kind not in BY_THE_WAY and not (deed.kind == PLAYS and not _brings_news(s.card(deed.slot))):
            stepping = False
    return False


@lru_cache(1024)
def _brings_news(card: MatrixCard) -> bool:
    """Whether playing it may change what its player wants: he draws, looks at something, or turns it up."""
    return card.play is not None and any(isinstance(node, NEWS) for node in card.play.walk())


def _coming_counts(s: MatrixState, space: int) -> bool:
    """Whether a text in force or a Mission of the player speaks of moving onto that space."""
    return _sought(s, MOVES_ONTO) or any(set_off(s, MOVES_ONTO, s.active, s.zones[MATRIX][space], space))


def _sought(s: MatrixState, event: str) -> bool:
    """Whether a Mission that the player holds asks for just that."""
    objectives = (s.card(slot).objective for slot in s.zones[seat_zone(s.active, MISSIONS)])
    return any(objective is not None and objective.event == event for objective in objectives)


def _better_paid_otherwise(asked: Decision, option: Option) -> bool:
    """The Alt side's Move is used up first: it is lost with the next Convert."""
    in_alt_mode = MOVE[option.value("space"), BY_ALT]
    return option != in_alt_mode and in_alt_mode in asked.options


def _turned_over_already(s: MatrixState) -> bool:
    """A second Convert in a turn undoes the first, unless a Mission asks for just that."""
    mine = any(deed.kind == CONVERTS and deed.seat == s.active for deed in s.deeds)
    return mine and not _sought(s, CONVERTS)


def _fought_already(s: MatrixState, slot: int) -> bool:
    """A battle that was lost this turn, or called off with no less Power, and no card played and nobody turned over
    since."""
    for deed in reversed(s.deeds):
        if deed.kind in (BATTLE_ENDS, CALLS_OFF) and deed.slot == slot:
            return deed.kind == BATTLE_ENDS or called_off(s, slot, reach(s, s.active, slot))
        if deed.kind in (PLAYS, CONVERTS):
            return False
    return False


def _hopeless(s: MatrixState, slot: int) -> bool:
    """A battle for which there is not enough Power, help reckoned in. In the last turn luck may do: nothing is left
    to be saved."""
    missing = shortfall(s, slot)
    luck = LUCK if by_confrontation(s, slot) and is_last_turn(s) else 0
    return missing > _help_for(s, slot) + luck


def _help_for(s: MatrixState, slot: int) -> int:
    """The most that others may be hoped to add to a battle of the active player."""
    seat = s.active
    space, distance = space_of(s, slot), s.game.grid.distance
    mates = allies(s) if by_confrontation(s, slot) else helpers_against_robot(s, seat)
    helpers = [mate for mate in mates if s.at[mate] >= 0 and s.zones[seat_zone(mate, HAND)]
               and distance[s.at[mate]][space] <= NEAR]
    return (HELP if len(s.game.team(seat)) > 1 else HELP_BY_A_RIVAL) * len(helpers)
