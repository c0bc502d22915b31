"""Why an action is taken in a turn of the Matrix, in one sentence. It speaks of what all at the table see, and of no
card in hand but the one that is played."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sparktable.games.matrix.card import ALLY, DAMAGE
from sparktable.games.matrix.deeds.ending import BOSSES_TO_BEAT, is_last_turn
from sparktable.games.matrix.facts.abilities import energon_of, meant
from sparktable.games.matrix.facts.contest import by_confrontation
from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.headings import X
from sparktable.games.matrix.state import ALT, BOT, HAND_OF, MATRIX, PLAY_OF, MatrixState
from sparktable.games.matrix.verbs.resources import GainVP
from sparktable.kernel.decisions import Decision, Option, card, number

from ..thought import Why
from .matrix_deck import deck_of
from .matrix_fights import shortfall
from .matrix_gist import CARDS, exchanges, gist
from .matrix_places import why_side, why_step
from .matrix_turn import is_free

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

TO_SPARE = 5
"""What an Encounter hardly exceeds, be it by a Boss's price or by Energon that it takes."""
Motive = Callable[["MatrixJudgement", MatrixState, Decision, Option], Why]


def _play(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot = option.value("card")
    title = s.card(slot)
    if title.type == DAMAGE:
        return Why("why.play damage", option.refs)
    if gist(title.play) == CARDS and not exchanges(title.play):
        return Why("why.play draws", option.refs)
    if title.power:
        return Why("why.play power", (card(slot), number(title.power)))
    if title.move:
        return Why("why.play move", (card(slot), number(title.move)))
    return Why("why.play", option.refs)


def _buy(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot, t = option.value("card"), known.titles
    title = s.ident[slot]
    if t.vault[title] and known.weights.vp:
        return Why("why.relic", (card(slot), number(t.vault[title])))
    if ALLY in s.card(slot).types:
        return Why("why.buy ally", option.refs)
    if s.card(slot).gain is not None:
        return Why("why.buy gain", option.refs)
    if _strengthens(known, s, asked.seat, slot):
        return Why("why.buy", option.refs)
    wanted_by_others = s.where[slot] == MATRIX and len(s.game.sides()) > 1
    return Why("why.buy first" if wanted_by_others else "why.buy spare", option.refs)


def _strengthens(known: MatrixJudgement, s: MatrixState, seat: int, slot: int) -> bool:
    """Whether a card is better than those of the deck are, as all at the table see it; and to a team, than those
    that no Boss is beaten with."""
    t, title = known.titles, s.ident[slot]
    return t.ally[title] > 0 or t.strength[title] > max(deck_of(s, seat, t).average, known.weights.wanted)


def _battle(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot, t = option.value("card"), known.titles
    boss, missing = t.boss[s.ident[slot]], shortfall(s, slot)
    if missing > 0:
        return Why("why.battle with help", (card(slot), number(missing)))
    if boss and known.together and s.bosses_down[1 - s.game.side[asked.seat]] == BOSSES_TO_BEAT - 1:
        return Why("why.last boss", option.refs)
    if by_confrontation(s, slot):
        return Why("why.boss sure" if -missing >= TO_SPARE else "why.boss", option.refs)
    reward = s.card(slot).reward
    points = sum(node.n for node in reward.walk() if isinstance(node, GainVP) and isinstance(node.n, int)) \
        if reward is not None else 0
    if known.weights.vp and points:
        return Why("why.battle points", (card(slot), number(points)))
    return Why("why.battle", option.refs)


def _command(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot = option.value("card")
    if known.weights.vp:
        return Why("why.command", (card(slot), number(s.card(slot).level)))
    return Why("why.command back" if slot in s.token else "why.command first", option.refs)


def _search(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    left = power_left(s, asked.seat)
    if left:
        return Why("why.search", (number(left),))
    return Why("why.search first" if s.zones[HAND_OF[asked.seat]] else "why.search late")


def _use(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    return Why("why.use free" if is_free(s, option) else "why.use", option.refs)


def _activate(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    slot, price = option.value("card"), option.value("number")
    ability = meant(s, asked.seat, option) or energon_of(s.card(slot)).get(X)
    word = gist(ability.effect) if ability is not None else ""
    return Why(f"why.activate {word}" if word else "why.activate", (card(slot), number(price)))


def _end(known: MatrixJudgement, s: MatrixState, asked: Decision, option: Option) -> Why:
    power, move = power_left(s, asked.seat), sum(move_by_kind(s, asked.seat))
    kinds = {each.kind for each in asked.options}
    if "play" in kinds:
        return Why("why.end turn")
    if not power:
        return Why("why.end idle" if move else "why.end spent")
    if not kinds & {"buy", "battle", "command", "use"}:
        return Why("why.end power", (number(power),))
    offered = [each.value("card") for each in asked.options if each.kind == "buy"]
    if not kinds & {"battle", "command", "use"} and not is_last_turn(s) \
            and not any(_strengthens(known, s, asked.seat, slot) for slot in offered):
        return Why("why.end weak for bosses" if known.together else "why.end weak")
    return Why("why.end turn")


def power_left(s: MatrixState, seat: int) -> int:
    """What can still be spent of the cards played."""
    return s.loose + sum(s.power[slot] for slot in s.zones[PLAY_OF[seat]])


MOTIVES: dict[str, Motive] = {
    "play": _play, "buy": _buy, "battle": _battle, "command": _command, "search": _search, "use": _use,
    "activate": _activate, "end turn": _end,
    "move": lambda known, s, asked, option: why_step(known, s, asked.seat, option.value("space")),
    "convert": lambda known, s, asked, option: why_side(known, s, option.value("seat"),
                                                        BOT if s.mode[option.value("seat")] == ALT else ALT),
}
"""By the kind of action."""
