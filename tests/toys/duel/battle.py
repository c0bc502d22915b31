"""One character attacks another."""
from __future__ import annotations

from sparktable.kernel.durations import begin_span, expire
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.presence import incarnation, is_still
from sparktable.kernel.procedure import Procedure, Result, step
from sparktable.kernel.stack import call
from sparktable.kernel.triggers import fire
from sparktable.kernel.zones import move_top

from . import names
from .damage import hurt
from .names import BATTLE
from .state import BLUE, FLIPPED, FLIPS, ORANGE, SCRAP, SEATS, DuelState, Fight, icons, stat, take_from_deck


class Battle(Procedure):
    """A battle. Its facts are told in the order attacker, defender, number of the battle."""

    @step("1")
    def declare(self, s: DuelState, frame: Frame) -> None:
        fight: Fight = frame.data
        s.tapped[fight.attacker.slot] = 1
        self.tell(s, names.ATTACKS, fight)

    @step("2")
    def count_flips(self, s: DuelState, frame: Frame) -> Result:
        fight: Fight = frame.data
        if self.over(s, fight):
            return self.go_to("clean_up")
        fight.attack_flips = FLIPS + stat(s, names.BOLD, fight.attacker.slot)
        fight.defence_flips = FLIPS + stat(s, names.TOUGH, fight.defender.slot)
        return None

    @step("3")
    def attacker_flips(self, s: DuelState, frame: Frame) -> None:
        fight: Fight = frame.data
        take_from_deck(s, frame.seat, FLIPPED + frame.seat, fight.attack_flips)
        self.tell(s, names.FLIPPED, fight)

    @step("4")
    def defender_flips(self, s: DuelState, frame: Frame) -> Result:
        fight: Fight = frame.data
        if self.over(s, fight):
            return self.go_to("clean_up")
        take_from_deck(s, 1 - frame.seat, FLIPPED + 1 - frame.seat, fight.defence_flips)
        return None

    @step("5")
    def damage(self, s: DuelState, frame: Frame) -> None:
        fight: Fight = frame.data
        attack = stat(s, names.STRENGTH, fight.attacker.slot) + icons(s, frame.seat, ORANGE)
        defence = stat(s, names.DEFENCE, fight.defender.slot) + icons(s, 1 - frame.seat, BLUE)
        if attack > defence:
            hurt(s, fight.defender.slot, attack - defence, fight.attacker.slot, "attack")

    @step("6")
    def after_the_damage(self, s: DuelState, frame: Frame) -> None:
        self.tell(s, names.STRUCK, frame.data)

    @step("7")
    def clean_up(self, s: DuelState, frame: Frame) -> None:
        fight: Fight = frame.data
        expire(s, BATTLE, fight.number)
        for seat in range(SEATS):
            move_top(s, FLIPPED + seat, SCRAP + seat, len(s.zones[FLIPPED + seat]))

    @staticmethod
    def tell(s: DuelState, kind: str, fight: Fight) -> None:
        fire(s, kind, fight.attacker.slot, fight.defender.slot, fight.number)

    @staticmethod
    def over(s: DuelState, fight: Fight) -> bool:
        """One of the two has left, even if it is back since."""
        return not (is_still(s, *fight.attacker) and is_still(s, *fight.defender))


THE_BATTLE = Battle()
label_tree("toy-duel/battle", THE_BATTLE)


def attack(s: DuelState, seat: int, attacker: int, defender: int) -> None:
    """One character attacks another, perhaps in the middle of an attack."""
    call(s, THE_BATTLE, seat, data=Fight(attacker=incarnation(s, attacker), defender=incarnation(s, defender),
                                         number=begin_span(s)))
