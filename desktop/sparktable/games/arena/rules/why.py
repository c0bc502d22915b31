"""Why something cannot be done: the rule that forbids it, with the numbers ("7 steps away, the die shows 4").

The answers are read from what the asking seat sees.
"""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.games.action import reason
from sparktable.games.wishes import Explained, reasons
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Reason
from sparktable.kernel.typed import OptionKind
from sparktable.kernel.view import View

from .. import kinds, questions
from ..board import OUT_OF_POSITION, SIZE, WIDTH
from ..card import SPECIAL
from ..facts.movement import reachable
from ..facts.piles import can_draw
from ..facts.position import could_attack
from ..state import BOARD, HAND, ArenaState, deck_of, in_play, own, seat_zone, space_of


def why_not(view: View, wish: Option) -> list[Reason]:
    """The reasons against a wish; empty when it is possible or nothing can be said."""
    return reasons(view, wish, _EXPLAINED, _elsewhere)


def _elsewhere(s: ArenaState, asked: Decision, wish: Option) -> Reason:
    moved = wish.kind == kinds.MOVE and asked.kind == questions.ACTION
    return reason("moving is over" if moved else "another question first", question=asked.kind)


def _move(s: ArenaState, seat: int, asked: Decision, wish: Option) -> Reason | None:
    pawn, square = wish.value("card"), wish.value("space")
    if not s.game.board.open >> square & 1:
        return reason("blocked area")
    if s.zones[BOARD][square] >= 0:
        return reason("occupied")
    if pawn not in {option.value("card") for option in asked.options if option.kind == kinds.MOVE}:
        return reason("not this one")
    for steps in range(1, SIZE):
        if square in reachable(s, pawn, steps):
            return reason("too far", needed=steps, have=s.die) if asked.kind == questions.MOVE else \
                reason("too far for the card", needed=steps)
    return reason("no way there")


def _held(s: ArenaState, seat: int, slot: int) -> Reason | None:
    return None if s.where[slot] == seat_zone(seat, HAND) else reason("not in your hand")


def _attack(s: ArenaState, seat: int, asked: Decision, wish: Option) -> Reason | None:
    slot, target = wish.value("card"), wish.value("card", 1)
    missing = _held(s, seat, slot)
    if missing is not None:
        return missing
    if s.card(slot).attack is None:
        return reason("no attack value")
    if not in_play(s, target) or target not in s.game.foes[seat]:
        return reason("no opponent")
    here, there = space_of(s, deck_of(s, slot)), space_of(s, target)
    (row, column), (row2, column2) = divmod(here, WIDTH), divmod(there, WIDTH)
    if 0 not in (row - row2, column - column2) and abs(row - row2) != abs(column - column2):
        return reason("not in line")
    if s.game.between[here][there] == OUT_OF_POSITION:
        return reason("behind a blocked area")
    return None if could_attack(s, here, there) else reason("behind a pawn")


def _play(s: ArenaState, seat: int, asked: Decision, wish: Option) -> Reason | None:
    slot = wish.value("card")
    return _held(s, seat, slot) or (reason("no special") if s.card(slot).type != SPECIAL else None)


def _draw(s: ArenaState, seat: int, asked: Decision, wish: Option) -> Reason | None:
    deck = wish.value("card")
    if deck not in own(s, seat):
        return reason("not your deck")
    return None if can_draw(s, deck) else reason("nothing to draw")


def _defend(s: ArenaState, seat: int, asked: Decision, wish: Option) -> Reason | None:
    slot = wish.value("card")
    missing = _held(s, seat, slot)
    if missing is not None:
        return missing
    if s.card(slot).defense is None:
        return reason("no defense value")
    return reason("another back") if deck_of(s, slot) != asked.about[1].value else None


_EXPLAINED: Mapping[OptionKind, Explained] = {
    kinds.MOVE: Explained((questions.MOVE, questions.CARD_MOVE, questions.PUSH, questions.PLACE), _move),
    kinds.ATTACK: Explained((questions.ACTION,), _attack), kinds.PLAY: Explained((questions.ACTION,), _play),
    kinds.DRAW: Explained((questions.ACTION, questions.DRAW_FROM), _draw),
    kinds.DEFEND: Explained((questions.DEFEND,), _defend)}
