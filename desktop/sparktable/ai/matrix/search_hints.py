"""What the search is told of a question in the Matrix before it tries anything: which option needs no thought, which
are likely good and looked at first, which only waste everybody's time: to and fro, battles that cannot be won, cards
left in hand.
"""
from __future__ import annotations

from functools import lru_cache
from typing import Final

from sparktable.games.matrix import kinds, questions
from sparktable.games.matrix.actions.move import MOVE
from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.deeds.ending import is_last_turn
from sparktable.games.matrix.events import (
    BATTLE_ENDS,
    BLOCKS_ATTACK,
    CALLS_OFF,
    CONVERTS,
    DRAWS_ENCOUNTER,
    MOVES_ONTO,
    PLAYS,
    SPACE_EMPTIES,
    TURN_BEGINS,
)
from sparktable.games.matrix.facts.abilities import meant
from sparktable.games.matrix.facts.cards import space_of
from sparktable.games.matrix.facts.contest import allies, by_confrontation, called_off, helpers_against_robot, reach
from sparktable.games.matrix.facts.movement import BY_ALT
from sparktable.games.matrix.outlook.facts import set_off
from sparktable.games.matrix.state import HAND, MATRIX, MISSIONS, MatrixState, seat_zone
from sparktable.games.matrix.stats import BUYING
from sparktable.games.matrix.verbs.board import Flip, Peek
from sparktable.games.matrix.verbs.ongoing import CostMod
from sparktable.games.matrix.verbs.resources import Draw
from sparktable.kernel.control import IfDo, May, Seq
from sparktable.kernel.decisions import NO, Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.typed import EventKind
from sparktable.kernel.vocabulary.choices import MayChoose
from sparktable.kernel.zones import FACE_UP

from .action_worth import NEAR, shortfall
from .position import Knowledge, danger, sees
from .quick_battle import can_succeed
from .quick_player import quick
from .text_worth import HARMS, hits_only_friends, text_of
from .turn_plan import NO_ERRAND, chosen_errand, plan_for, serves

FAVOURITE: Final = 1.5
"""What a quick player would answer."""
TEXTS: Final = 3.0
COUNTING: Final = 2.5
PLAIN: Final = 2.0
HELD_BACK: Final = 1.0
"""Cards to play: those with a text come first, then those that count the others, then plain ones; last of all what is
kept for a Scheme."""
TOWARDS_PLAN: Final = 1.5
"""A step towards what the plan is after."""
PLANNED: Final = 2.0
MOST_WORTH: Final = 3.0
"""What the plan does here and now, and the most that its worth adds."""
UNPLANNED: Final = 0.5
UNWISE: Final = -0.5
"""Other purchases and the like; battles that the plan leaves out, and searches for what was seen already."""
SERVES: Final = 2.5
CONTRIBUTES: Final = 1.0
"""What a Scheme is to get on this errand, and any other contribution where there are rivals."""
ABILITY: Final = 0.3
OTHER_SIDE: Final = -0.5
"""What costs Energon."""
STILL_TO_DO: Final = -1.0
NOTHING_TO_DO: Final = 1.0
"""To end the turn while there is a plan, and when there is none."""
HELP: Final = 4
HELP_BY_A_RIVAL: Final = 2
"""The most that an Assist of a teammate, or of somebody else, is hoped to add."""
LUCK: Final = 2
"""The most that an Encounter is hoped to add to a Confrontation."""
REGRETTED: Final = (*HARMS, Flip)
"""What a text may do that its player might regret: what is turned up may attack."""
NEWS: Final = (Draw, Peek, Flip)
BY_THE_WAY: Final[tuple[EventKind, ...]] = (DRAWS_ENCOUNTER, SPACE_EMPTIES)
"""Deeds that a step sets off by itself."""


def preferences(known: Knowledge, s: MatrixState, asked: Decision) -> list[float]:
    """How much the quick player is drawn to each option."""
    if asked.kind != questions.ACTION:
        favourite = quick(known, s, asked, Dice(0))
        return [FAVOURITE if option == favourite else 0.0 for option in asked.options]
    row, there = plan_for(known, s, s.active).row, chosen_errand(known, s)
    now = {(aim.kind, aim.slot): aim.worth for aim, steps in row if not steps}
    goals = [aim.space for aim, steps in row if steps] + ([there.space] if there is not NO_ERRAND else [])
    grid, here = s.game.grid, s.at[s.active]
    plain, late, ident = known.titles.plain, known.titles.late, s.ident
    found = []
    for option in asked.options:
        kind = option.kind
        if kind == kinds.PLAY:
            title = ident[option.value("card")]
            wish = PLAIN if plain[title] else COUNTING if late[title] else TEXTS
            if option.value("card") in there.cards:
                wish = HELD_BACK
        elif kind == kinds.MOVE:
            space = option.value("space")
            nearer = any(grid.distance[space][goal] < grid.distance[here][goal] for goal in goals)
            wish = (TOWARDS_PLAN if nearer else 0.0) - danger(known, s, space)
        elif kind in (kinds.BUY, kinds.BATTLE, kinds.COMMAND, kinds.SEARCH, kinds.USE):
            worth = now.get((kind, option.value("card")))
            if worth is None and kind == kinds.BATTLE and is_last_turn(s):  # there is nothing to lose
                worth = 0.0
            unwise = kind == kinds.BATTLE or (kind == kinds.SEARCH and sees(s, s.active, option.value("card")))
            wish = PLANNED + min(worth, MOST_WORTH) if worth is not None else UNWISE if unwise else UNPLANNED
        elif kind == kinds.CONTRIBUTE:
            wish = SERVES if serves(option, there) else CONTRIBUTES if not known.together else 0.0
        elif kind == kinds.ACTIVATE:
            wish = ABILITY
        elif kind == kinds.CONVERT:
            wish = OTHER_SIDE
        else:
            wish = STILL_TO_DO if row else NOTHING_TO_DO
        found.append(wish)
    return found


def obvious(known: Knowledge, s: MatrixState, asked: Decision) -> Option | None:
    """A turn is a bag of plays: what brings more cards is played first, then what brings only Power, Move and the
    like; those that count what lies there, choose or attack wait for a thought, as do those for a Scheme."""
    if asked.kind != questions.ACTION:
        return None
    at_once, ident = known.titles.at_once, s.ident
    held = chosen_errand(known, s).cards if known.together and asked.options[0].kind == kinds.PLAY else ()
    best, best_rank = None, 0
    for option in asked.options:
        if option.kind != kinds.PLAY:
            break
        rank = at_once[ident[option.refs[0].value]]  # type: ignore[index]
        if rank > best_rank and option.refs[0].value not in held:
            best, best_rank = option, rank
    return best


def pointless(known: Knowledge, s: MatrixState, asked: Decision, option: Option) -> bool:
    """Whether nobody at the table would do that."""
    kind = option.kind
    if asked.kind == questions.TAKING_COMMAND:  # calling off what was just begun leads round in circles
        return kind == kinds.CALL_OFF and can_succeed(s, asked)
    if asked.kind == questions.CALL_OFF:
        if shortfall(s, asked.source) > 0:
            return kind == kinds.GO_ON
        return kind == kinds.CALL_OFF and not by_confrontation(s, asked.source)  # a Robot, sure from the start
    if asked.kind != questions.ACTION:
        return _on_a_friend(s, asked, option) or _looked_at_already(s, asked, option)
    if kind == kinds.MOVE:
        return _to_and_fro(s, option.value("space")) or _better_paid_otherwise(asked, option)
    if kind == kinds.CONVERT:
        return _turned_over_already(s)
    if kind == kinds.BATTLE:
        slot = option.value("card")
        return _fought_already(s, slot) or _hopeless(s, slot)
    if kind == kinds.BUY and known.together:
        return known.titles.weak[s.ident[option.value("card")]]
    if kind == kinds.ACTIVATE and known.together:
        return _discount_on_nothing(known, s, option)
    if kind == kinds.END_TURN:
        return _left_in_hand(s, asked)
    return False


def _left_in_hand(s: MatrixState, asked: Decision) -> bool:
    """Whether a card could still be played that can do no harm: what stays in hand is discarded as it is."""
    return any(option.kind == kinds.PLAY and _harmless(s.card(option.value("card"))) for option in asked.options)


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
    if asked.kind != questions.CHOOSE_CARD or option.kind != kinds.CARD or not isinstance(s.stack[-1].node, Peek):
        return False
    source = s.stack[-1].source
    goes_on = any(isinstance(frame.node, Seq | IfDo) and frame.source == source for frame in s.stack[:-1])
    return not goes_on and sees(s, asked.seat, option.value("card")) and any(
        each.kind == kinds.CARD and not sees(s, asked.seat, each.value("card")) for each in asked.options)


def _discount_on_nothing(known: Knowledge, s: MatrixState, option: Option) -> bool:
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


def _sought(s: MatrixState, event: EventKind) -> bool:
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
