"""A player's turn ("What to do on a Turn", "The 2 Actions")."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import Decision, Option, card, number, seat
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.rng import roll
from sparktable.kernel.stack import begin, call
from sparktable.kernel.zones import move, turn_up

from .. import kinds, questions
from ..answers import ATTACK, DRAW, MOVE, PLAY, STAY
from ..card import SPECIAL
from ..deeds.ending import end_by_exhaustion, exhausted
from ..deeds.moving import move_pawn
from ..deeds.piles import DRAW_CARD, discard
from ..events import PLAYS, ROLLS, ROLLS_ALL, TURN_BEGINS
from ..facts.movement import reachable
from ..facts.piles import can_draw
from ..facts.position import in_position
from ..state import HAND, ArenaState, deck_of, own, seat_zone
from ..state import PLAY as PLAYED
from .combat import attack

ACTIONS: Final = 2
FACES: Final = ((3, False), (4, False), (5, False), (2, True), (3, True), (4, True))
"""The die: number and whether ALL stands beside it."""


def roll_die(s: ArenaState, who: int) -> tuple[int, bool]:
    """Roll the die in everybody's sight. ALL is told where somebody has several Transformers to move,
    and moves them: not while it is thrown for who begins."""
    steps, everybody = FACES[roll(s, len(FACES))]
    emit(s, ROLLS_ALL if everybody and s.turn and len(s.game.pawns[who]) > 1 else ROLLS, who, number(steps))
    return steps, everybody


def usual_actions(s: ArenaState) -> int:
    """How many actions this turn begins with."""
    return int(s.game.ruling("first_turn_actions")) if s.turn == 1 else ACTIONS


class _Turn(Procedure):
    """One turn: roll, move, two actions."""

    @step("1")
    def roll_the_die(self, s: ArenaState, f: Frame) -> Result:
        s.active = f.seat
        s.turn += 1
        s.actions = usual_actions(s)
        emit(s, TURN_BEGINS, f.seat, seat(f.seat))
        s.die, s.die_all = roll_die(s, f.seat)
        return None

    @step("2")
    def move_pawn(self, s: ArenaState, f: Frame) -> Result:
        return MOVE_PAWNS

    @step("3")
    def take_actions(self, s: ArenaState, f: Frame) -> Result:
        """Whoever has gone through a pile twice ends the game once the action is over. Actions lapse where nothing
        can be done, as for a player who was destroyed by a defender's card."""
        if exhausted(s):
            end_by_exhaustion(s)
            return None
        if not s.actions:
            return None
        s.actions -= 1
        return self.go_to("take_actions", after=ACTION)

    @step("4")
    def next_player(self, s: ArenaState, f: Frame) -> Result:
        """Play passes to the left, past those who are out."""
        following = f.seat
        while True:
            following = (following + 1) % s.game.seats
            if own(s, following):
                break
        call(s, TURN_OF, following)
        return None


class _MovePawns(Node):
    """Move one pawn up to the number rolled, or in Master Play with ALL each of the own ones; or stay. The data hold
    the pawns that have moved."""

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        moved: tuple[int, ...] = frame.data
        if moved and not s.die_all:
            return None
        options = [MOVE[pawn, space] for pawn in own(s, frame.seat) if pawn not in moved
                   for space in reachable(s, pawn, s.die)]
        return Decision(frame.seat, questions.MOVE, [*options, STAY]) if options else None

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        if option != STAY:
            pawn = option.value("card")
            move_pawn(s, pawn, option.value("space"))
            s.stack.append(frame.having((*frame.data, pawn)))


class _Action(Node):
    """Draw a card or play a card. It is always asked, even where drawing is all that is left: what else the hand
    would allow is a secret."""

    def run(self, s: ArenaState, frame: Frame) -> Decision | None:
        who = frame.seat
        options: list[Option] = []
        targets = {}
        for pawn in own(s, who):
            if can_draw(s, pawn):
                options.append(DRAW[pawn])
            targets[pawn] = in_position(s, pawn, who)
        for slot in s.zones[seat_zone(who, HAND)]:
            title = s.card(slot)
            if title.type == SPECIAL:
                options.append(PLAY[slot])
            elif title.attack is not None:
                options += [ATTACK[slot, target] for target in targets[deck_of(s, slot)]]
        return Decision(who, questions.ACTION, options, secret=True) if options else None

    def answer(self, s: ArenaState, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        s.fought = ()
        if option.kind == kinds.DRAW:
            call(s, DRAW_CARD, frame.seat, -1, (slot,))
        elif option.kind == kinds.ATTACK:
            attack(s, frame.seat, slot, option.value("card", 1))
        else:
            call(s, PLAY_SPECIAL, frame.seat, slot)


class _PlaySpecial(Procedure):
    """A Special card is played faceup and resolved at once; nothing can be played against it."""

    @step("1")
    def play(self, s: ArenaState, f: Frame) -> Result:
        move(s, f.source, seat_zone(f.seat, PLAYED))
        turn_up(s, f.source)
        emit(s, PLAYS, f.seat, card(f.source))
        return None

    @step("2")
    def resolve(self, s: ArenaState, f: Frame) -> Result:
        begin(s, s.card(f.source).text, f.seat, f.source)
        return None

    @step("3")
    def clear_away(self, s: ArenaState, f: Frame) -> Result:
        discard(s, f.source)
        return None


TURN_OF: Final = _Turn()
MOVE_PAWNS: Final = _MovePawns()
ACTION: Final = _Action()
PLAY_SPECIAL: Final = _PlaySpecial()
for _label, _node in (("turn", TURN_OF), ("move pawns", MOVE_PAWNS), ("action", ACTION),
                      ("play special", PLAY_SPECIAL)):
    label_tree(f"arena/{_label}", _node)
