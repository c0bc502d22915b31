"""Two characters swap all their Upgrades, as far as each can bear what comes."""
from __future__ import annotations

from sparktable.kernel.decisions import CARD, Decision, Option
from sparktable.kernel.nodes import Frame, Node, label_tree

from .. import questions
from ..card import SLOTS
from ..facts.slots import bearer, capacity, in_slot, kinds_for, may_bear, slots_used, upgrades
from ..facts.stats import slot_kind
from ..state import TcgState
from .force import lift
from .upgrading import PLACED, put_on


class _Swapping(Node):
    """The data: both characters, and the Upgrades that stay where they are. An Upgrade that cannot be put on the
    other stays, and so does what lies opposite; where there is too little room for all of a kind, who swaps says
    which of them stays."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        one, other, *stay = frame.data
        everything = [*((each, other) for each in upgrades(s, one)), *((each, one) for each in upgrades(s, other))]
        unfit = {slot_kind(s, each) for each, to in everything if not may_bear(s, each, to, frame.seat)}
        going = [(each, to) for each, to in everything if slot_kind(s, each) not in unfit and each not in stay]
        places: dict[int, str] = {}
        for upgrade, to in going:
            moving = [each for each, _ in going]
            kind = next((kind for kind in kinds_for(s, upgrade, to)
                         if self.fits(s, upgrade, to, kind, moving, places)), "")
            if not kind:
                rivals = [each for each, its in going if its == to and slot_kind(s, each) == slot_kind(s, upgrade)]
                return Decision(frame.seat, questions.STAYS, [CARD[each] for each in rivals], frame.source)
            places[upgrade] = kind
        for upgrade, _ in going:
            lift(s, upgrade)
        for upgrade, to in going:
            put_on(s, upgrade, to, SLOTS.index(places[upgrade]), PLACED)
        return None

    @staticmethod
    def fits(s: TcgState, upgrade: int, to: int, kind: str, moving: list[int], places: dict[int, str]) -> bool:
        """Whether a slot has room beside what stays in it and what has come to it already."""
        lying = [each for each in in_slot(s, to, kind) if each not in moving]
        come = [each for each, its in places.items() if its == kind and bearer(s, each) != to]
        return slots_used(s, [*lying, *come, upgrade]) <= capacity(s, to, kind)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.stack.append(frame.having((*frame.data, option.value("card"))))


SWAPPING = _Swapping()
label_tree("tcg/swapping", SWAPPING)
