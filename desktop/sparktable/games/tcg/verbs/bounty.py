"""Bounty: what a card does when its character does enough attack damage to KO an enemy, or when a text uses it."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import begin
from sparktable.kernel.typed import QuestionKind

from .. import questions
from ..deeds.deck import begin_effect
from ..events import ATTACK_DAMAGE_DONE
from ..facts.slots import upgrades
from ..facts.stats import is_upgrade
from ..state import TcgState, battle_card, mode
from .abilities import Happens
from .conditions import Koed
from .whom import DoneTo


@dataclass(frozen=True, eq=False)
class Bounty(Happens):
    """A Bounty ability."""


def bounty(effect: Effect) -> Bounty:
    """Its Bounty ability, used when its attack damage is as much as an enemy had left."""
    return Bounty(ATTACK_DAMAGE_DONE, effect, condition=Koed())


def _bounty_of(s: TcgState, slot: int) -> Bounty | None:
    """The Bounty ability of a character in the mode it is in, or of an Upgrade."""
    texts = battle_card(s, slot).abilities if is_upgrade(s, slot) else mode(s, slot).abilities
    return next((text for text in texts if isinstance(text, Bounty)), None)


@dataclass(frozen=True, eq=False)
class UseBounty(DoneTo):
    """Use a Bounty ability of a character."""

    of_upgrades: bool = False
    """Those of the characters' Upgrades are among them."""

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        there = self.whom.among.found(s, frame)
        if self.of_upgrades:
            there = [*there, *(each for host in there for each in upgrades(s, host))]
        return [slot for slot in there if _bounty_of(s, slot) is not None]

    def question(self) -> QuestionKind:
        return questions.BOUNTY

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            text = _bounty_of(s, slot)
            assert text is not None
            begin_effect(s, frame.seat, slot)
            begin(s, text.effect, frame.seat, slot)
