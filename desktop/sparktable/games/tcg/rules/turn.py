"""A turn in its five phases (expanded rules, "Turn Sequence")."""
from __future__ import annotations

from sparktable.kernel.decisions import DONE, Decision, Option, Options, number, seat
from sparktable.kernel.durations import expire, lasts, redate
from sparktable.kernel.events import emit
from sparktable.kernel.modifiers import drop
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import use_up
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import call
from sparktable.kernel.state import State
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import move

from .. import kinds, questions
from ..card import ACTION, SECRET
from ..deeds.attack import ATTACK, THE_ATTACK
from ..deeds.deck import draw, refill
from ..deeds.flipping import flip_to, other_modes, set_tapped
from ..deeds.playing import can_play, play
from ..deeds.secrets import scrap_secret, that_last
from ..events import ALL_UNTAP, TURN_BEGINS, TURN_ENDS, TURN_STARTS
from ..facts.combat import DueAttack, attackers, due_attacks, may_attack_now
from ..facts.held import NO_LIMIT, extra_actions, held, may_reach_top
from ..facts.stats import is_upgrade
from ..state import HAND, KO_AREA, PLAYED, SCRAP, SECRETS, TcgState, characters
from ..stats import ATTACKS_OUT, NEXT_TURN, TURN
from .rulings import OPPONENTS_TURN, OWN_TURN
from .tap import TAP, tap_abilities, use_tap_ability

PLAY, FLIP = Options(kinds.PLAY, "card"), Options(kinds.FLIP, "card", "number")


class _Main(Node):
    """Phase 2: flip one character, play one Action and one Upgrade, use one tap ability, in any order; then attack
    with an untapped character, or end the phase where there is none (an attack may not be passed over)."""

    def run(self, s: State, frame: Frame) -> Decision:
        assert isinstance(s, TcgState)
        options: list[Option] = []
        if s.flips:
            options += [FLIP[slot, to] for slot in (*characters(s, frame.seat), *s.zones[KO_AREA + frame.seat])
                        for to in other_modes(s, slot)]
        if s.plays:
            options += [PLAY[slot] for slot in held(s, frame.seat) if self._allows(s, slot)
                        and can_play(s, frame.seat, slot)]
        if s.taps:
            options += tap_abilities(s, frame.seat)
        options += [ATTACK[slot] for slot in attackers(s, frame.seat) if may_attack_now(s)] or [DONE]
        hidden = bool(s.zones[HAND + frame.seat]) or may_reach_top(s, frame.seat)
        secret = s.plays > 0 and hidden  # what could be played is nobody else's business
        return Decision(frame.seat, questions.MAIN, options, secret=secret)

    @staticmethod
    def _allows(s: TcgState, slot: int) -> bool:
        if is_upgrade(s, slot):
            return s.upgrades > 0
        return (s.actions > 0 or bool(extra_actions(s, s.active))) and s.card(slot).type in (ACTION, SECRET)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        if option.kind == kinds.ATTACK:
            call(s, THE_ATTACK, frame.seat, data=(option.value("card"),))
            return
        if option == DONE:
            return
        s.stack.append(frame)
        slot = option.value("card")
        if option.kind == kinds.FLIP:
            s.flips -= 1
            flip_to(s, slot, option.value("number"))
        elif option.kind == TAP.kind:
            s.taps -= 1
            use_tap_ability(s, frame.seat, option)
        else:
            s.plays -= 1
            if is_upgrade(s, slot):
                s.upgrades -= 1
            elif s.actions:
                s.actions -= 1
            else:
                use_up(s, extra_actions(s, frame.seat)[0], TURN)
            play(s, frame.seat, slot)


class _ExtraAttack(Node):
    """One of those that are due is made, by whoever may make it."""

    def run(self, s: State, frame: Frame) -> Decision:
        assert isinstance(s, TcgState)
        who = dict.fromkeys(slot for _, slot in due_attacks(s, frame.seat))
        return Decision(frame.seat, questions.ATTACKER, [ATTACK[slot] for slot in who])

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        made, slot = next(due for due in due_attacks(s, frame.seat) if due[1] == option.value("card"))
        drop(s, made)
        assert isinstance(made.node, DueAttack)
        call(s, THE_ATTACK, frame.seat, data=(slot, *made.node.against(made)))


class Turn(Procedure):
    """One seat's turn. The data: nothing."""

    @step("1")
    def start(self, s: TcgState, f: Frame) -> None:
        s.active = f.seat
        s.turn += 1
        s.flips = s.taps = 1
        s.actions = s.upgrades = 1
        s.plays = {1: 0, 2: 1}.get(s.turn, NO_LIMIT)
        s.played, s.drawn, s.attacked, s.turn_flips = (), (0, 0), (), ()
        redate(s, NEXT_TURN, f.seat, TURN)
        if s.game.ruling("secret_lifetime") == OWN_TURN:
            self.scrap_secrets(s, f.seat)
        emit(s, TURN_BEGINS, f.seat, seat(f.seat), number(s.turn))

    @step("1 a")
    def draw_a_card(self, s: TcgState, f: Frame) -> None:
        draw(s, f.seat, 1)

    @step("1 b")
    def start_of_turn(self, s: TcgState, f: Frame) -> None:
        fire(s, TURN_STARTS, f.seat)

    @step("2")
    def main_phase(self, s: TcgState, f: Frame) -> Result:
        return MAIN

    @step("4 2, extra attacks")
    def extra_attack(self, s: TcgState, f: Frame) -> Result:
        """What texts give comes first, one attack after the other, in the order that the player likes."""
        return self.go_to("extra_attack", after=EXTRA_ATTACK) if due_attacks(s, f.seat) else None

    @step("4 2-3")
    def attack_out(self, s: TcgState, f: Frame) -> Result:
        """With all of the opponent's characters tapped, whoever still has an untapped one attacks again."""
        if s.attacked and attackers(s, f.seat) and self.may_go_on(s, f.seat):
            return self.go_to("attack_out", after=THE_ATTACK)
        return None

    @staticmethod
    def may_go_on(s: TcgState, seat: int) -> bool:
        return ATTACKS_OUT in s.modifiers or not attackers(s, 1 - seat)

    @step("4 4")
    def untap_all(self, s: TcgState, f: Frame) -> None:
        everybody = [slot for seat in range(s.game.seats) for slot in characters(s, seat)]
        if all(s.tapped[slot] for slot in everybody):
            for slot in everybody:
                set_tapped(s, slot, False)
            emit(s, ALL_UNTAP, f.seat)

    @step("5 1")
    def end_of_turn(self, s: TcgState, f: Frame) -> None:
        fire(s, TURN_ENDS, f.seat)

    @step("5 2-3")
    def clean_up(self, s: TcgState, f: Frame) -> None:
        """The opponent's Secret Actions that nobody has revealed are scrapped with all that lies face up."""
        for slot in self.to_clean_up(s):
            move(s, slot, SCRAP + s.owner[slot])
        if s.game.ruling("secret_lifetime") == OPPONENTS_TURN:
            self.scrap_secrets(s, 1 - f.seat)
        for side in range(s.game.seats):
            refill(s, side)
        expire(s, TURN)

    @staticmethod
    def scrap_secrets(s: TcgState, seat: int) -> None:
        lasting = that_last(s).values()
        for slot in [*s.zones[SECRETS + seat]]:
            if slot not in lasting:
                scrap_secret(s, slot)

    @staticmethod
    def to_clean_up(s: TcgState) -> list[int]:
        """What lies face up, but for what stays with a Secret Action that it lets wait."""
        staying = that_last(s)
        return [slot for side in range(s.game.seats) for slot in s.zones[PLAYED + side] if slot not in staying]

    @step("5 4-5")
    def pass_on(self, s: TcgState, f: Frame) -> Result:
        """What has been set off by the end of the turn is done by now, and what comes of that wears off as well; then
        it is somebody else's turn."""
        if self.to_clean_up(s) or lasts(s, TURN):
            return self.go_to("clean_up")
        following = 1 - f.seat
        if s.extra_turns:
            following, s.extra_turns = s.extra_turns[-1], s.extra_turns[:-1]
        call(s, THE_TURN, following)
        return None


MAIN, EXTRA_ATTACK, THE_TURN = _Main(), _ExtraAttack(), Turn()
label_tree("tcg/main phase", MAIN)
label_tree("tcg/extra attack", EXTRA_ATTACK)
label_tree("tcg/turn", THE_TURN)
