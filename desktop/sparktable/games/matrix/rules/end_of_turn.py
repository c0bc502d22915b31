"""The End of Turn Phase (War on Cybertron p.6; Core p.6)."""
from __future__ import annotations

from typing import Final

from sparktable.kernel.decisions import SPACE, Decision, Option, card
from sparktable.kernel.durations import expire
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP, move, turn_down, turn_up

from .. import kinds, questions, stats
from ..card import BOSS, COOP_SCHEME, POLITY, SCHEME
from ..deeds.ending import end_by_deck
from ..deeds.enforcing import lift
from ..deeds.piles import DISCARD_OR_VAULT, HAND_SIZE, destroy, draw, draw_missions
from ..deeds.reveal import refill, turn_up_in_matrix
from ..events import DISCARDS_MISSION, REVEALS_TOP, TURN_ENDS, happened, kept_uses
from ..facts.cards import destructible, mission_stack
from ..facts.contest import leaves_play
from ..state import DISCARD, HAND_OF, MAIN_DECK, MATRIX, MISSION_DISCARD, MISSIONS_OF, PLAY_OF, MatrixState, seat_zone
from ..stats import ACTIONS, TURN


class _EndOfTurn(Procedure):
    """The End of Turn Phase: War on Cybertron p.6, steps 1-6; Core p.6."""

    @step("0")
    def announce(self, s: MatrixState, f: Frame) -> Result:
        expire(s, ACTIONS)
        happened(s, TURN_ENDS, f.seat)
        return None

    @step("1")
    def refill_matrix(self, s: MatrixState, f: Frame) -> Result:
        """Empty spaces are filled facedown; then no card is burned."""
        empty = [space for space, slot in enumerate(s.zones[MATRIX]) if slot < 0]
        for space in empty:
            if not refill(s, space):
                return None
        if empty:
            return self.go_to("clear_away")
        return None

    @step("2")
    def burn_top(self, s: MatrixState, f: Frame) -> Result:
        """A full Matrix: the top card of the main deck is revealed, and destroyed unless it forces its way in."""
        deck = s.zones[MAIN_DECK]
        if not deck:
            end_by_deck(s)
            return None
        slot = deck[-1]
        turn_up(s, slot)
        happened(s, REVEALS_TOP, f.seat, slot)
        title = s.card(slot)
        if title.type == BOSS:
            return (MAKE_ROOM, (slot,))
        if title.type == SCHEME and title.subtype == COOP_SCHEME and schemes_arrive(s):
            return (SWAP_IN, (slot,))
        destroy(s, slot)
        return None

    @step("4")
    def clear_away(self, s: MatrixState, f: Frame) -> Result:
        """Hand and played cards are discarded; Ongoing cards and Allies stay; Relics may be vaulted."""
        seat = f.seat
        in_play = [slot for slot in s.zones[PLAY_OF[seat]] if leaves_play(s, slot)]
        for slot in s.zones[HAND_OF[seat]] + in_play:
            if "relic" in s.card(slot).types:
                call(s, DISCARD_OR_VAULT, seat, slot)
            else:
                _drop(s, seat, slot)
        return None

    @step("4b")
    def tokens_off(self, s: MatrixState, f: Frame) -> Result:
        s.alt_spent[f.seat] = 0
        s.loose, s.bonuses, s.used = 0, (), kept_uses(s)
        expire(s, TURN)
        expire(s, stats.NEXT)
        return None

    @step("5")
    def missions(self, s: MatrixState, f: Frame) -> Result:
        return TEND_MISSIONS if s.game.rules.missions else None

    @step("6")
    def new_hand(self, s: MatrixState, f: Frame) -> Result:
        draw(s, f.seat, HAND_SIZE)
        return None


def schemes_arrive(s: MatrixState) -> bool:
    """Whether a Co-op Scheme that is drawn for a full Matrix is swapped in: War on Cybertron p.20."""
    rules = s.game.rules
    return rules.together and (rules.arriving_scheme_swaps or s.game.ruling("scheme_drawn_full_matrix") == "swap_in")


def _drop(s: MatrixState, seat: int, slot: int) -> None:
    """Discard a card at the end of a turn, when nothing listens any more."""
    s.power[slot] = s.moves[slot] = 0
    if s.where[slot] == PLAY_OF[seat] and s.card(slot).lasting:
        lift(s, slot)
    move(s, slot, seat_zone(seat, DISCARD))


class _MakeRoom(Node):
    """A Boss arrives at a full Matrix: an unprotected faceup card is destroyed for it; with none, any facedown one
    (p.6). Core co-op: a Boss uncovered that way stays, with its effects, and another card goes (p.21)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        arriving, *uncovered = frame.data
        spaces = self.open_spaces(s, frame.seat, uncovered)
        if not spaces:
            destroy(s, arriving)
            self._strike(s, frame)
            return None
        return Decision(frame.seat, questions.MAKE_ROOM, [SPACE[space] for space in spaces], arriving,
                        (card(arriving),))

    def open_spaces(self, s: MatrixState, seat: int, uncovered: list[int]) -> list[int]:
        """A Boss just uncovered stays, whatever else goes."""
        lying = [(space, slot) for space, slot in enumerate(s.zones[MATRIX]) if slot >= 0 and slot not in uncovered]
        faceup = [space for space, slot in lying if s.known[slot] & FACE_UP and not self.protected(s, seat, slot)]
        facedown = [space for space, slot in lying if not s.known[slot] & FACE_UP]
        if faceup or facedown or s.game.ruling("boss_without_room") == "destroyed":
            return faceup or facedown
        return [space for space, slot in lying if s.card(slot).type != BOSS and destructible(s, slot)]

    def protected(self, s: MatrixState, seat: int, slot: int) -> bool:
        """Adversaries, Schemes and Polities may not be pushed out; an own Boss is no Adversary (p.6)."""
        title = s.card(slot)
        if title.type == BOSS and s.game.ruling("own_boss_protected"):
            return True
        return title.type in (SCHEME, POLITY) or s.game.adversary(s, seat, slot)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        arriving, space = frame.data[0], option.value("space")
        slot = s.zones[MATRIX][space]
        if s.game.rules.uncovered_boss_stays and not s.known[slot] & FACE_UP and s.card(slot).type == BOSS:
            turn_up(s, slot)
            s.stack.append(frame.having((*frame.data, slot)))
            return
        destroy(s, slot)
        if s.outcome is None and len(frame.data) == 1:
            arrive_in_matrix(s, arriving, space, frame.seat)
        elif s.outcome is None:
            call(s, ARRIVE, frame.seat, arriving, (space,))
            self._strike(s, frame)

    def _strike(self, s: MatrixState, frame: Frame) -> None:
        """Bosses uncovered on the way strike once another card has gone, before the new one is laid (Core p.21)."""
        for slot in reversed(frame.data[1:]):
            turn_up_in_matrix(s, slot, frame.seat)


def arrive_in_matrix(s: MatrixState, slot: int, space: int, seat: int) -> None:
    """A card from the top of the main deck takes a space, and is turned up there."""
    move(s, slot, MATRIX, space)
    turn_down(s, slot)
    turn_up_in_matrix(s, slot, seat)


class _Arrive(Node):
    """The Boss takes the space that was made for it, unless it has been filled meanwhile."""

    def run(self, s: State, frame: Frame) -> None:
        assert isinstance(s, MatrixState)
        if s.zones[MATRIX][frame.data[0]] < 0:
            arrive_in_matrix(s, frame.source, frame.data[0], frame.seat)
        else:
            call(s, MAKE_ROOM, frame.seat, -1, (frame.source,))


class _SwapIn(Node):
    """A Co-op Scheme drawn with a full Matrix takes the place of a facedown card, which goes unseen on top of the
    main deck; the deck's bottom card is destroyed. With no facedown card the Scheme is destroyed (p.20)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        facedown = [space for space, slot in enumerate(s.zones[MATRIX]) if slot >= 0 and not s.known[slot] & FACE_UP]
        if not facedown:
            assert isinstance(s, MatrixState)
            destroy(s, frame.data[0])
            return None
        return Decision(frame.seat, questions.SWAP_IN, [SPACE[space] for space in facedown], frame.data[0],
                        (card(frame.data[0]),))

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        scheme, space = frame.data[0], option.value("space")
        replaced = s.zones[MATRIX][space]
        move(s, replaced, MAIN_DECK)
        arrive_in_matrix(s, scheme, space, frame.seat)
        bottom = s.zones[MAIN_DECK][0]
        turn_up(s, bottom)
        destroy(s, bottom)


class _TendMissions(Node):
    """You may discard one Mission; with one or none left you draw one. In co-op and solo a Mission is discarded only
    for a new one (War on Cybertron p.6, p.20)."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        assert isinstance(s, MatrixState)
        seat = frame.seat
        held = s.zones[MISSIONS_OF[seat]]
        if not held or (s.game.rules.mission_discard_needs_stack and not s.zones[mission_stack(s, seat)]):
            self._draw(s, seat)
            return None
        return Decision(seat, questions.DISCARD_MISSION,
                        [Option(kinds.KEEP), *(Option(kinds.CARD, (card(slot),)) for slot in held)])

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        assert isinstance(s, MatrixState)
        seat = frame.seat
        if option.kind == kinds.CARD:
            slot = option.value("card")
            turn_up(s, slot)
            move(s, slot, MISSION_DISCARD)
            happened(s, DISCARDS_MISSION, seat, slot)
            if s.game.rules.mission_discard_needs_stack:
                draw_missions(s, seat, 1)
                return
        self._draw(s, seat)

    def _draw(self, s: MatrixState, seat: int) -> None:
        if not s.game.rules.mission_discard_needs_stack and len(s.zones[MISSIONS_OF[seat]]) <= 1:
            draw_missions(s, seat, 1)


END_OF_TURN: Final = _EndOfTurn()
MAKE_ROOM: Final = _MakeRoom()
ARRIVE: Final = _Arrive()
SWAP_IN: Final = _SwapIn()
TEND_MISSIONS: Final = _TendMissions()
for _label, _node in (("end of turn", END_OF_TURN), ("make room", MAKE_ROOM), ("arrive", ARRIVE),
                      ("swap in", SWAP_IN), ("tend missions", TEND_MISSIONS)):
    label_tree(f"matrix/{_label}", _node)
