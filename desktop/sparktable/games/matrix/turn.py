"""A player's turn (War on Cybertron p.6; Core p.6)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import CARD, SPACE, Decision, Option, word
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import begin, call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP

from . import questions
from .actions.phase import CHOOSE_ACTION
from .card import ALLY, BOSS
from .deeds.ending import end_of_round
from .events import PLACES_STANDEE, START_EFFECT, TURN_BEGINS, happened, kept_uses
from .rules.end_of_turn import END_OF_TURN
from .state import MATRIX, PLAY_OF, MatrixState


class _Turn(Procedure):
    """One turn: the Action Phase, then the End of Turn Phase (p.6)."""

    @step("begin")
    def begin_turn(self, s: MatrixState, f: Frame) -> Result:
        s.active = f.seat
        s.turn += 1
        s.loose, s.bonuses, s.used, s.deeds = 0, (), kept_uses(s), ()
        s.confronted = s.actions_over = False
        s.alt_spent[f.seat] = 0
        happened(s, TURN_BEGINS, f.seat, space=s.at[f.seat], number=s.turn)
        return PLACE_STANDEE if s.at[f.seat] < 0 else None

    @step("1")
    def start_of_turn(self, s: MatrixState, f: Frame) -> Result:
        """Start of Turn effects, in any order the active player likes."""
        return START_EFFECTS

    @step("2")
    def actions(self, s: MatrixState, f: Frame) -> Result:
        """Anything, in any order, as often as wanted."""
        return CHOOSE_ACTION

    @step("end")
    def end(self, s: MatrixState, f: Frame) -> Result:
        return END_OF_TURN

    @step("next")
    def next_player(self, s: MatrixState, f: Frame) -> Result:
        end_of_round(s)
        call(s, TURN_OF, (f.seat + 1) % s.game.seats)
        return None


class _PlaceStandee(Node):
    """The first turn begins with the standee placed on any facedown card, in the Core Set on any space at all; it is
    no move, and nothing is flipped (p.6)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        if s.game.rules.place_anywhere:
            return Decision(frame.seat, questions.PLACE_STANDEE, [SPACE[space] for space in range(s.game.grid.size)])
        spaces = [space for space, slot in enumerate(s.zones[MATRIX]) if slot >= 0 and not s.known[slot] & FACE_UP]
        if not spaces:
            spaces = [space for space, slot in enumerate(s.zones[MATRIX]) if slot >= 0]
        return Decision(frame.seat, questions.PLACE_STANDEE, [SPACE[space] for space in spaces])

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        s.at[frame.seat] = option.value("space")
        happened(s, PLACES_STANDEE, frame.seat, space=option.value("space"))


class _StartEffects(Node):
    """The Start of Turn texts that concern the active player, one by one in the order that player picks.

    `frame.data` holds the slots already resolved; which texts there are is fixed when the turn starts."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        if frame.step == 0:
            waiting = tuple(_start_texts(s, frame.seat))
            if waiting:
                s.stack.append(Frame(self, 1, frame.seat, -1, waiting))
            return None
        waiting = tuple(slot for slot in frame.data if _still_there(s, frame.seat, slot))
        if not waiting:
            return None
        texts = [text for slot in waiting if (text := s.card(slot).start) is not None]
        return Decision(frame.seat, questions.START_EFFECT, [CARD[slot] for slot in waiting], -1,
                        tuple(word(text.effect.label) for text in texts))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        slot = option.value("card")
        rest = tuple(other for other in frame.data if other != slot)
        if rest:
            s.stack.append(Frame(self, 1, frame.seat, -1, rest))
        text = s.card(slot).start
        assert text is not None
        happened(s, START_EFFECT, frame.seat, slot)
        begin(s, text.effect, frame.seat, slot, them=frame.seat)


def _start_texts(s: MatrixState, seat: int) -> list[int]:
    """Cards with Start of Turn text in force for the player: Allies in play, and what lies faceup in the Matrix but
    those (War on Cybertron p.16, Core p.14: an Ally serves only whoever controls it)."""
    cards, ident = s.cards, s.ident
    found = [slot for slot in s.zones[PLAY_OF[seat]] if cards[ident[slot]].start is not None]
    for space, slot in enumerate(s.zones[MATRIX]):
        if slot >= 0 and s.known[slot] & FACE_UP:
            title = cards[ident[slot]]
            if title.start is not None and title.type != ALLY and (not title.start.here or s.at[seat] == space) \
                    and not (title.type == BOSS and not s.game.adversary(s, seat, slot)):
                found.append(slot)
    return found


def _still_there(s: MatrixState, seat: int, slot: int) -> bool:
    return s.where[slot] in (MATRIX, PLAY_OF[seat])


TURN_OF: Final = _Turn()
PLACE_STANDEE: Final = _PlaceStandee()
START_EFFECTS: Final = _StartEffects()
for _label, _node in (("turn", TURN_OF), ("place standee", PLACE_STANDEE), ("start effects", START_EFFECTS)):
    label_tree(f"matrix/{_label}", _node)
