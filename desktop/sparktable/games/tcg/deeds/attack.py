"""The attack, by the steps of the expanded rules (3 A to C, and the first of 4)."""
from __future__ import annotations

from sparktable.kernel.decisions import CARD, DONE, Decision, Option, Options, card
from sparktable.kernel.durations import expire
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.presence import incarnation, is_still
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import call
from sparktable.kernel.triggers import fire
from sparktable.kernel.typed import EventKind
from sparktable.kernel.zones import move

from .. import kinds, questions
from ..card import GREEN
from ..events import (
    AFTER_BATTLE,
    ATTACK_DAMAGE_DONE,
    ATTACKER_CHOSEN,
    ATTACKER_FLIPPED,
    ATTACKS,
    BATTLES,
    BEFORE_FLIPS,
    BOTH_FLIPPED,
    DEFENDER_CHOSEN,
    FLIPS_MADE,
    SWAPPED,
)
from ..facts.combat import attack_damage, attackers, called_for, cards_to_flip, defenders
from ..facts.stats import keyword, working
from ..state import BATTLEFIELD, HAND, PLAYED, TcgState
from ..stats import BATTLE, FOCUS
from .battle import begin_attack, flip_for_battle, tell_totals
from .damage import ATTACK_DAMAGE, do_damage
from .looking import FOCUSING

ATTACK = Options(kinds.ATTACK, "card")


class Attack(Procedure):
    """One attack. The frame's data: the attacker, if it is chosen already, and whom alone it may attack, if a text
    says so."""

    @step("3 A 1-2")
    def choose_attacker(self, s: TcgState, f: Frame) -> Result:
        if f.data:
            begin_attack(s, f.data[0])
            return None
        return CHOOSE_ATTACKER if attackers(s, f.seat) else self.leave()

    @step("3 A 3")
    def attacker_is_chosen(self, s: TcgState, f: Frame) -> None:
        fire(s, ATTACKER_CHOSEN, s.battles[-1].attacker.slot)

    @step("3 A 4")
    def choose_defender(self, s: TcgState, f: Frame) -> Result:
        """Of those that a text names, whoever still stands."""
        named = tuple(slot for slot in f.data[1:] if s.where[slot] == BATTLEFIELD + s.owner[slot])
        if self.over(s, defender=False) or (f.data[1:] and not named):
            return self.go_to("after_the_attack")
        return CHOOSE_DEFENDER, named

    @step("3 A 4, instead")
    def defender_is_chosen(self, s: TcgState, f: Frame) -> None:
        self.tell(s, DEFENDER_CHOSEN)

    @step("3 A 5")
    def battle_begins(self, s: TcgState, f: Frame) -> None:
        self.tell(s, BATTLES)

    @step("3 B 1")
    def before_flipping(self, s: TcgState, f: Frame) -> Result:
        if self.over(s):
            return self.go_to("after_the_attack")
        self.tell(s, BEFORE_FLIPS)
        for who in (s.battles[-1].defender, s.battles[-1].attacker):
            focus = keyword(s, FOCUS, who.slot)
            if focus:
                call(s, FOCUSING, s.owner[who.slot], who.slot, (focus,))
        return None

    @step("3 B 2")
    def lock_flips(self, s: TcgState, f: Frame) -> Result:
        if self.over(s):
            return self.go_to("after_the_attack")
        now = s.battles[-1]
        s.battles = (*s.battles[:-1], now._replace(attack_flips=cards_to_flip(s, now.attacker.slot, True),
                                                   defense_flips=cards_to_flip(s, now.defender.slot, False)))
        return None

    @step("3 B 3")
    def attacker_flips(self, s: TcgState, f: Frame) -> None:
        flip_for_battle(s, f.seat, s.battles[-1].attack_flips)
        fire(s, FLIPS_MADE, s.battles[-1].attacker.slot)

    @step("3 B 4")
    def attacker_has_flipped(self, s: TcgState, f: Frame) -> Result:
        if self.over(s):
            return self.go_to("after_the_attack")
        self.tell(s, ATTACKER_FLIPPED)
        return None

    @step("3 B 5")
    def defender_flips(self, s: TcgState, f: Frame) -> Result:
        if self.over(s):
            return self.go_to("after_the_attack")
        flip_for_battle(s, 1 - f.seat, s.battles[-1].defense_flips)
        fire(s, FLIPS_MADE, s.battles[-1].defender.slot)
        return None

    @step("3 B 6")
    def both_have_flipped(self, s: TcgState, f: Frame) -> Result:
        if self.over(s):
            return self.go_to("after_the_attack")
        self.tell(s, BOTH_FLIPPED)
        return None

    @step("3 C")
    def attack_damage(self, s: TcgState, f: Frame) -> Result:
        if self.over(s):
            return self.go_to("after_the_attack")
        now = s.battles[-1]
        tell_totals(s, now)
        damage = attack_damage(s, now)
        if damage:
            do_damage(s, [now.defender.slot], damage, now.attacker.slot, ATTACK_DAMAGE)
        return None

    @step("3 C 4")
    def damage_is_done(self, s: TcgState, f: Frame) -> None:
        """For what speaks of the damage of the attack: whether it was enough to KO, and how much more."""
        if s.battles[-1].damage:
            self.tell(s, ATTACK_DAMAGE_DONE)

    @step("4 1")
    def after_the_attack(self, s: TcgState, f: Frame) -> None:
        self.tell(s, AFTER_BATTLE)
        for seat in (1 - f.seat, f.seat):
            call(s, SWAP_GREEN, seat)

    @step("end of the battle")
    def end(self, s: TcgState, f: Frame) -> None:
        expire(s, BATTLE, s.battles[-1].number)
        s.battles = s.battles[:-1]

    @staticmethod
    def tell(s: TcgState, event: EventKind) -> None:
        now = s.battles[-1]
        fire(s, event, now.attacker.slot, now.defender.slot, now.number)

    @staticmethod
    def over(s: TcgState, defender: bool = True) -> bool:
        """One of the two has left the battlefield, even if it is back since: nothing more comes of the attack."""
        now = s.battles[-1]
        return not (is_still(s, *now.attacker) and (not defender or is_still(s, *now.defender)))


class _ChooseAttacker(Node):
    """One of the player's untapped characters: there is no passing (3 A 2)."""

    def run(self, s: TcgState, frame: Frame) -> Decision:
        return Decision(frame.seat, questions.ATTACKER, [ATTACK[slot] for slot in attackers(s, frame.seat)])

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        begin_attack(s, option.value("card"))


class _ChooseDefender(Node):
    """One of the enemies that the attacker may attack."""

    def run(self, s: TcgState, frame: Frame) -> Decision:
        attacker = s.battles[-1].attacker.slot
        among = called_for(s, frame.data) if frame.data else defenders(s, attacker)
        return Decision(frame.seat, questions.DEFENDER, [CARD[slot] for slot in among], attacker)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        s.battles = (*s.battles[:-1], s.battles[-1]._replace(defender=incarnation(s, slot)))
        emit(s, ATTACKS, frame.seat, card(s.battles[-1].attacker.slot), card(slot))


class _SwapGreen(Node):
    """Whoever has flipped a green icon may swap a card in hand with a flipped card that has one (once a battle)."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        now = s.battles[-1]
        fighter = (now.attacker if frame.seat == s.owner[now.attacker.slot] else now.defender).slot
        flipped = [slot for slot in now.flipped[frame.seat]
                   if s.where[slot] == PLAYED + frame.seat and GREEN in working(s, slot, fighter)]
        hand = s.zones[HAND + frame.seat]
        if not flipped or not hand:
            return None
        return Decision(frame.seat, questions.SWAP_GREEN, [*(Option(kinds.SWAP, (card(mine), card(green)))
                                                     for mine in hand for green in flipped), DONE])

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        if option != DONE:
            mine, green = option.value("card"), option.value("card", 1)
            move(s, green, HAND + frame.seat)
            move(s, mine, PLAYED + frame.seat)
            now = s.battles[-1]
            s.battles = (*s.battles[:-1], now._replace(swapped=(*now.swapped, (green, mine))))
            emit(s, SWAPPED, frame.seat, card(mine), card(green))


THE_ATTACK, CHOOSE_ATTACKER, CHOOSE_DEFENDER = Attack(), _ChooseAttacker(), _ChooseDefender()
SWAP_GREEN = _SwapGreen()
for _name, _node in {"attack": THE_ATTACK, "choose attacker": CHOOSE_ATTACKER, "choose defender": CHOOSE_DEFENDER,
                     "swap green": SWAP_GREEN}.items():
    label_tree(f"tcg/{_name}", _node)
