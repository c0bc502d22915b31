"""Why another space, or the other side of the character card, is the better one: in one sentence."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.games.matrix.rules.abilities import CONVERT_COST
from sparktable.games.matrix.rules.movement import alt_move
from sparktable.games.matrix.state import ALT, CHARACTER_OF, HAND_OF, MATRIX, MatrixState
from sparktable.games.matrix.verbs.frames import MOVES_ONTO
from sparktable.kernel.decisions import card, number
from sparktable.kernel.decisions import space as place
from sparktable.kernel.zones import FACE_UP

from ..thought import Why
from .matrix_aims import BATTLING, SEARCHING, USING
from .matrix_schemes import NO_ERRAND
from .matrix_team import nearest_boss
from .matrix_turn import chosen_errand, plan

if TYPE_CHECKING:
    from .matrix import MatrixJudgement


def why_step(known: MatrixJudgement, s: MatrixState, seat: int, there: int) -> Why:
    """What a space leads to, gives, or brings within reach."""
    distance, here = s.game.grid.distance, s.at[seat]
    row = plan(known, s, seat).row if here >= 0 else ()
    for aim, steps in row:
        if steps and distance[there][aim.space] < distance[here][aim.space]:
            if aim.kind == SEARCHING:
                return Why("why.towards unseen")
            return Why(f"why.towards {'clear' if aim.kind == USING else aim.kind}", (card(aim.slot),))
    errand = chosen_errand(known, s) if here >= 0 and seat == s.active else NO_ERRAND
    if errand is not NO_ERRAND and distance[there][errand.space] < distance[here][errand.space]:
        return Why("why.towards scheme", (card(errand.scheme),))
    return _arrival(known, s, seat, there, {aim.slot for aim, steps in row if not steps})


def _arrival(known: MatrixJudgement, s: MatrixState, seat: int, there: int, had: set[int]) -> Why:
    """What standing on a space is good for. `had`: what could be had already."""
    slot = s.zones[MATRIX][there]
    if slot >= 0 and s.known[slot] & FACE_UP and not known.titles.hazard[s.ident[slot]] and any(
            when.event == MOVES_ONTO for when in s.card(slot).when):
        return Why("why.sets off", (card(slot),))
    then = s.copy()
    then.at[seat] = there
    for aim, steps in plan(known, then, seat).row:
        if not steps and aim.space >= 0 and aim.slot not in had:
            return Why("why.unseen there" if aim.kind == SEARCHING else "why.within reach",
                       (place(there),) if aim.kind == SEARCHING else (card(aim.slot), place(there)))
    if slot >= 0 and not s.known[slot] & FACE_UP:
        return Why("why.unseen there", (place(there),))
    distance, here = s.game.grid.distance, s.at[seat]
    boss = nearest_boss(s) if known.together and here >= 0 else -1
    if boss >= 0 and distance[there][boss] < distance[here][boss]:
        return Why("why.near boss" if s.game.seats > 1 else "why.near boss alone", (card(s.zones[MATRIX][boss]),))
    if here >= 0 and _hidden_around(s, there) > _hidden_around(s, here):
        return Why("why.near unseen", (place(there),))
    return Why("why.no worse", (place(there),))


def _hidden_around(s: MatrixState, space: int) -> int:
    """How many cards there and next to it lie facedown."""
    near = (space, *s.game.grid.next[space])
    return sum(s.zones[MATRIX][each] >= 0 and not s.known[s.zones[MATRIX][each]] & FACE_UP for each in near)


def why_side(known: MatrixJudgement, s: MatrixState, seat: int, side: int) -> Why:
    """What Alt Mode or Bot Mode is good for now, be it to turn over or to stay."""
    slot = s.zones[CHARACTER_OF[seat]][0]
    character = s.card(slot)
    if side != s.mode[seat] and s.mode[seat] == ALT and character.alt is not None and character.alt.leaving:
        return Why("why.leaving alt", (card(slot),))
    then = s.copy()
    then.mode[seat] = side
    row = plan(known, then, seat).row
    if side == ALT:
        walks = [aim for aim, steps in row if steps and aim.kind != SEARCHING]
        move = alt_move(then, seat)
        if move and walks:
            return Why("why.alt towards", (card(walks[0].slot), number(move)))
        return Why("why.alt next", (number(character.alt.move if character.alt is not None else 0),))
    if any(aim.kind == BATTLING for aim, _ in row):
        return Why("why.convert to fight")
    if character.bot is not None:
        left = s.energon[seat] - CONVERT_COST * (side != s.mode[seat])
        if any(price <= left for price in character.bot.energon):
            return Why("why.bot energon", (card(slot),))
        if s.zones[HAND_OF[seat]] and (character.bot.ongoing or character.bot.when):
            return Why("why.bot text", (card(slot),))
    return Why("why.bot battles")
