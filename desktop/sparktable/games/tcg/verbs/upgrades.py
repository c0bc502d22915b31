"""Upgrades on characters: scrapped, returned, moved, put there, swapped."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame
from sparktable.kernel.stack import call
from sparktable.kernel.typed import QuestionKind

from .. import questions
from ..deeds.damage import repair
from ..deeds.swapping import SWAPPING
from ..deeds.upgrading import PUTTING_ON, move_upgrade, return_upgrade, scrap_upgrades
from ..facts.slots import bearer, bearers, may_bear, upgrades
from ..state import TcgState, characters
from .select import Selection
from .whom import Aim, DoneTo


class ScrapUpgrade(DoneTo):
    """Upgrades are scrapped from characters; "it" is what was."""

    def question(self) -> QuestionKind:
        return questions.SCRAP_UPGRADE

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        s.scope.it = tuple(slots)
        scrap_upgrades(s, slots, frame.source)


class ReturnUpgrade(DoneTo):
    """Upgrades return to their owners' hands."""

    def question(self) -> QuestionKind:
        return questions.RETURN_UPGRADE

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        s.scope.it = tuple(slots)
        for slot in reversed(slots):
            return_upgrade(s, slot)


@dataclass(frozen=True, eq=False)
class MoveUpgrade(DoneTo):
    """Upgrades move to another character that can bear them."""

    to: Selection

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        to = self.to.found(s, frame)
        return [slot for slot in self.whom.among.found(s, frame)
                if any(each != bearer(s, slot) and may_bear(s, slot, each, frame.seat) for each in to)]

    def question(self) -> QuestionKind:
        return questions.MOVE_UPGRADE

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            move_upgrade(s, slot, self.to.found(s, frame)[0])


@dataclass(frozen=True, eq=False)
class PutUpgrade(DoneTo):
    """An Upgrade is put on a character from a pile, without being played."""

    on: Selection

    def question(self) -> QuestionKind:
        return questions.PUT_UPGRADE

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        on = self.on.found(s, frame)
        return [slot for slot in self.whom.among.found(s, frame)
                if any(each in on for each in bearers(s, slot, frame.seat))]

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        on = tuple(self.on.found(s, frame))
        for slot in slots:
            call(s, PUTTING_ON, frame.seat, slot, (on, 0))


class SwapUpgrades(DoneTo):
    """Two characters swap all their Upgrades. One that cannot be put on the other stays with what lies opposite."""

    def question(self) -> QuestionKind:
        return questions.SWAP_UPGRADES

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        if len(slots) == 2:
            call(s, SWAPPING, frame.seat, frame.source, tuple(slots))


@dataclass(frozen=True, eq=False)
class SalvageAll(Effect):
    """Scrap all Upgrades; each character is repaired by as much as it has lost Upgrades."""

    def run(self, s: TcgState, frame: Frame) -> None:
        if frame.step == 0:
            everybody = [slot for seat in (s.active, 1 - s.active) for slot in characters(s, seat)]
            s.stack.append(frame.having(tuple((slot, len(upgrades(s, slot))) for slot in everybody)).at(1))
            for slot in reversed(everybody):
                scrap_upgrades(s, upgrades(s, slot), frame.source)
        else:
            for slot, had in frame.data:
                repair(s, [slot], had - len(upgrades(s, slot)), frame.source)


@dataclass(frozen=True, eq=False)
class MoveUpgrades(Effect):
    """Move the Upgrades chosen first to the character chosen then, as far as it can bear them."""

    source: Aim
    target: Aim

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return self.source.possible(s, frame) and self.target.possible(s, frame)

    def run(self, s: TcgState, frame: Frame) -> None:
        if frame.step == 0:
            s.stack.append(frame.at(1))
            s.stack.append(frame.to(self.source))
        elif frame.step == 1 and s.scope.it:
            s.stack.append(frame.having(s.scope.it).at(2))
            s.stack.append(frame.to(self.target))
        elif frame.step == 2:
            for host in s.scope.it:
                for slot in reversed(frame.data):
                    if may_bear(s, slot, host, frame.seat):
                        move_upgrade(s, slot, host)
