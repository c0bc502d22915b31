"""The basic rules: a shared deck, no texts, no hands, and nobody attacks twice running."""
from __future__ import annotations

from sparktable.kernel.decisions import CARD, DONE, Decision, Option, card, number, seat
from sparktable.kernel.durations import begin_span
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import incarnation
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import call
from sparktable.kernel.zones import move

from .. import questions
from ..deeds.attack import ATTACK
from ..deeds.battle import tell_totals
from ..deeds.damage import ATTACK_DAMAGE, do_damage
from ..deeds.deck import take
from ..deeds.flipping import flip_to, other_modes
from ..events import ATTACKS, CARD_FLIPPED, TURN_BEGINS
from ..facts.stats import attack, defense
from ..state import PLAYED, SCRAP, Combat, TcgState, characters
from .turn import FLIP

CARDS_FLIPPED = 2
SHARED = 0
"""The seat whose zones hold the deck that both flip from."""


class BasicTurn(Procedure):
    """One turn by the basic rules."""

    @step("start")
    def start(self, s: TcgState, f: Frame) -> None:
        s.active = f.seat
        s.turn += 1
        s.flips = 1
        emit(s, TURN_BEGINS, f.seat, seat(f.seat), number(s.turn))

    @step("1")
    def flip_one(self, s: TcgState, f: Frame) -> Result:
        return MAY_FLIP

    @step("2")
    def choose_fighters(self, s: TcgState, f: Frame) -> Result:
        return CHOOSE_FIGHTERS

    @step("3-4")
    def flip_battle_cards(self, s: TcgState, f: Frame) -> None:
        for side in (f.seat, 1 - f.seat):
            flipped = tuple(take(s, SHARED, PLAYED + SHARED, CARDS_FLIPPED))
            for slot in flipped:
                emit(s, CARD_FLIPPED, side, card(slot))
            now = s.battles[-1]
            cards = tuple(flipped if each == side else before for each, before in enumerate(now.flipped))
            s.battles = (now._replace(flipped=cards),)

    @step("5")
    def damage(self, s: TcgState, f: Frame) -> None:
        now = s.battles[-1]
        tell_totals(s, now)
        over = attack(s, now.attacker.slot) - defense(s, now.defender.slot)
        if over > 0:
            do_damage(s, [now.defender.slot], over, now.attacker.slot, ATTACK_DAMAGE)

    @step("6")
    def end(self, s: TcgState, f: Frame) -> None:
        s.rested = tuple(s.battles[-1].attacker.slot if side == f.seat else slot
                         for side, slot in enumerate(s.rested))
        s.battles = ()
        for slot in [*s.zones[PLAYED + SHARED]]:
            move(s, slot, SCRAP + SHARED)
        call(s, BASIC_TURN, 1 - f.seat)


class _MayFlip(Node):
    """One character may change its mode before it attacks."""

    def run(self, s: TcgState, frame: Frame) -> Decision:
        return Decision(frame.seat, questions.MAY_FLIP, [*(FLIP[slot, to] for slot in characters(s, frame.seat)
                                               for to in other_modes(s, slot)), DONE])

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        if option != DONE:
            flip_to(s, option.value("card"), option.value("number"))


class _ChooseFighters(Node):
    """One of yours attacks: not the one that attacked last time, unless it is alone. Then one of theirs defends."""

    def run(self, s: TcgState, frame: Frame) -> Decision:
        if frame.data:
            return Decision(frame.seat, questions.DEFENDER, [CARD[slot] for slot in characters(s, 1 - frame.seat)],
                            frame.data[0])
        own = characters(s, frame.seat)
        fresh = [slot for slot in own if slot != s.rested[frame.seat]] or own
        return Decision(frame.seat, questions.ATTACKER, [ATTACK[slot] for slot in fresh])

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        if not frame.data:
            s.stack.append(frame.having((slot,)))
        else:
            s.battles = (Combat(begin_span(s), incarnation(s, frame.data[0]), incarnation(s, slot)),)
            emit(s, ATTACKS, frame.seat, card(frame.data[0]), card(slot))


BASIC_TURN, MAY_FLIP, CHOOSE_FIGHTERS = BasicTurn(), _MayFlip(), _ChooseFighters()
for _name, _node in {"basic turn": BASIC_TURN, "may flip": MAY_FLIP, "choose fighters": CHOOSE_FIGHTERS}.items():
    label_tree(f"tcg/{_name}", _node)
