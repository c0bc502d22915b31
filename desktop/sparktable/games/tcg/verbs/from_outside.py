"""What is fetched from outside the game. Only its owner knows what there is; so the question is always asked."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.nodes import Frame
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.zones import move

from .. import questions
from ..deeds.force import enforce_character
from ..facts.stats import health
from ..state import HAND, KO_AREA, OUTSIDE, TcgState
from .whom import DoneTo

OUTSIDE_ZONE = (OUTSIDE,)


class Fetch(DoneTo):
    """Something from outside the game."""

    def secret(self, s: TcgState, frame: Frame) -> bool:
        return True


@dataclass(frozen=True, eq=False)
class FetchToHand(Fetch):
    """Battle cards come to the hand, and are in the game from then on."""

    def question(self) -> QuestionKind:
        return questions.TO_HAND

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            move(s, slot, HAND + s.owner[slot])
            s.pool[slot] = s.game.zone_pool[HAND + s.owner[slot]]


@dataclass(frozen=True, eq=False)
class FetchToKO(Fetch):
    """Characters come to the KO area, in the mode in which they start and fully damaged; of each title only one."""

    def question(self) -> QuestionKind:
        return questions.TO_THE_KO_AREA

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        picked = {s.ident[slot] for slot in (frame.data if frame.step else ())}
        return [slot for slot in super().candidates(s, frame) if s.ident[slot] not in picked]

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            move(s, slot, KO_AREA + s.owner[slot])
            s.mode[slot] = s.tapped[slot] = 0
            s.damage[slot] = health(s, slot)
            enforce_character(s, slot)
