"""What a quick player of the Matrix does: one look at the question, and an answer that is seldom foolish.

The search plays its continuations on with this, and is drawn first to what it would do. Rules of thumb, by what is
asked: the turn's own actions (`matrix_turn`), battles and attacks (`matrix_fights`), Polities (`matrix_command`),
texts (`matrix_texts`), what is otherwise where all win or lose together (`matrix_team`); what little is left is
answered here.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.decisions import NO, Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance

from . import matrix_command, matrix_fights, matrix_team, matrix_texts
from .matrix_deck import deck_of
from .matrix_missions import hope_for_another, hope_now
from .matrix_time import turns_left
from .matrix_turn import Walk, act

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

Answer = Callable[["MatrixJudgement", MatrixState, Decision, Dice], Option]

SOON_OVER = 5
"""With fewer turns than that to come a Relic counts more than it will still be worth in the deck."""


def quick(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The quick player's answer."""
    if known.together:
        mates = matrix_team.ANSWERS.get(asked.kind)
        option = mates(known, s, asked, dice) if mates is not None else None
        if option is not None:
            return option
    answer = ANSWERS.get(asked.kind)
    if answer is not None:
        return answer(known, s, asked, dice)
    return asked.options[dice.below(len(asked.options))]


def play_on(known: MatrixJudgement, s: MatrixState, asked: Decision | None, dice: Dice, last_turn: int) -> None:
    """Quick players go on to the end of a turn."""
    left, walk, turn = known.longest, Walk(), s.turn
    while asked is not None and s.turn <= last_turn and left:
        if s.turn != turn:
            turn, walk = s.turn, Walk()
        if asked.kind == "action":
            option = act(known, s, asked.options, walk)
            if s.turn == last_turn and known.closes(s, asked, option):
                return
            asked = advance(s, option)
        else:
            asked = advance(s, quick(known, s, asked, dice))
        left -= 1


def _action(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return act(known, s, asked.options, Walk())


def _relic(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Into the Vault towards the end, or if the deck is better without it."""
    title = s.ident[asked.about[0].value]  # type: ignore[index]
    vaulted, kept = asked.options
    if not known.weights.vp or not known.titles.vault[title]:
        return kept
    weak = known.titles.strength[title] < deck_of(s, asked.seat, known.titles).average
    return vaulted if weak or turns_left(s, known.titles) < SOON_OVER else kept


def _discard_mission(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The least hopeful one, if giving it up is worth more than the hope; a team only gets another for it."""
    if known.together:
        chance = {option: hope_now(s, asked.seat, option.value("card"), known.hopes[s.ident[option.value("card")]])
                  for option in asked.options[1:]}
        least = min(chance, key=chance.__getitem__)
        return least if chance[least] < hope_for_another(s.game) else asked.options[0]
    left = turns_left(s, known.titles)
    hope = {option: known.mission_hope(s.ident[option.value("card")], left) for option in asked.options[1:]}
    worst = min(hope, key=hope.__getitem__)
    return worst if hope[worst] < known.weights.vp + known.weights.mission else asked.options[0]


def _place_standee(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """In the middle."""
    neighbours = s.game.grid.next
    return max(asked.options, key=lambda option: len(neighbours[option.value("space")]))


def _refuse(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return NO if NO in asked.options else asked.options[0]


def _first(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return asked.options[0]


ANSWERS: dict[str, Answer] = {
    "action": _action, "block": matrix_fights.block, "assist": matrix_fights.assist, "boost": matrix_fights.boost,
    "boost assist": matrix_fights.boost_assist, "call off": matrix_fights.call_off,
    "resolve assist": matrix_fights.resolve_assist,
    "may": matrix_texts.may, "choose": matrix_texts.choose, "choose card": matrix_texts.choose_card,
    "discard": matrix_texts.choose_card, "choose character": matrix_texts.choose_character,
    "choose space": matrix_texts.choose_space, "place standee": _place_standee, "relic": _relic,
    "discard mission": _discard_mission, "taking command": matrix_command.taking_command, "start effect": _first,
    "order": _first, "favour": _first, "come along": _refuse, "redraw encounter": _refuse,
}
"""How each question is answered; any other by chance."""
