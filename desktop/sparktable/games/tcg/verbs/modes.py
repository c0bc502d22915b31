"""Turning characters: to another mode, tapped, untapped."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.decisions import Decision, Option, Options, card
from sparktable.kernel.events import emit
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.stack import call
from sparktable.kernel.typed import QuestionKind

from .. import kinds, questions
from ..deeds.flipping import about_to_untap, flip_to, other_modes, set_tapped
from ..events import TAPPED
from ..state import TcgState, character
from .whom import DoneTo, One

MODE = Options(kinds.MODE, "card", "number")


@dataclass(frozen=True, eq=False)
class Flip(DoneTo):
    """Flip characters: to the mode named, or to another as its player likes. One without another mode may be chosen,
    and stays as it is; a Triple Changer that is in alt mode may stay in it when told to flip to alt mode."""

    to: str = ""
    trait: str = ""
    """Only to a mode with that trait."""

    def question(self) -> QuestionKind:
        return questions.FLIP

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        found = self.whom.among.found(s, frame)
        return found if isinstance(self.whom, One) else [slot for slot in found if self._ways(s, slot)]

    def _ways(self, s: TcgState, slot: int) -> list[int]:
        printed = character(s, slot).modes
        ways = [to for to in other_modes(s, slot) if (not self.to or printed[to].name.startswith(self.to))
                and (not self.trait or self.trait in printed[to].traits)]
        stays = ways and self.to and printed[s.mode[slot]].name.startswith(self.to)
        return [*ways, s.mode[slot]] if stays else ways

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        """Together: what that sets off comes when all are flipped."""
        ways = {slot: self._ways(s, slot) for slot in slots}
        for slot in reversed(slots):
            if len(ways[slot]) > 1:
                call(s, CHOOSE_MODE, frame.seat, frame.source, (slot, *ways[slot]))
        for slot in slots:
            if len(ways[slot]) == 1:
                flip_to(s, slot, ways[slot][0])


class _ChooseMode(Node):
    """To which of its other modes a character is flipped: a question for a Triple Changer only."""

    def run(self, s: TcgState, frame: Frame) -> Decision:
        slot, *ways = frame.data
        return Decision(s.owner[slot], questions.MODE, [MODE[slot, to] for to in ways], frame.source,
                        (card(slot),))

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        flip_to(s, option.value("card"), option.value("number"))


CHOOSE_MODE = _ChooseMode()
label_tree("tcg/choose mode", CHOOSE_MODE)


class Tap(DoneTo):
    """Tap characters."""

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        return [slot for slot in self.whom.among.found(s, frame) if not s.tapped[slot]]

    def question(self) -> QuestionKind:
        return questions.TAP

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            set_tapped(s, slot, True)
            emit(s, TAPPED, s.owner[slot], card(slot))


class Untap(DoneTo):
    """Untap characters."""

    def candidates(self, s: TcgState, frame: Frame) -> list[int]:
        return [slot for slot in self.whom.among.found(s, frame) if s.tapped[slot]]

    def question(self) -> QuestionKind:
        return questions.UNTAP

    def do_to(self, s: TcgState, frame: Frame, slots: list[int]) -> None:
        for slot in slots:
            about_to_untap(s, slot)
