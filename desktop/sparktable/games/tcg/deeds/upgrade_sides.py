"""Battle Masters and Weaponizers: when one is KO'd, its owner may play its Upgrade sides at once."""
from __future__ import annotations

from sparktable.kernel.decisions import NO, YES, Decision, Option
from sparktable.kernel.nodes import Frame, Node, label_tree

from .. import questions
from ..facts.held import may_play_more
from ..facts.slots import bearers
from ..state import KO_AREA, PARTS, UPGRADED, TcgState, character
from .force import lift
from .playing import play


def halves(s: TcgState, slot: int) -> list[int]:
    """The cards that a Weaponizer was assembled from, besides the one that its slot stands for."""
    names = [side.name for side in character(s, slot).upgrades[1:]]
    return [each for each in s.zones[PARTS + s.owner[slot]] if s.card(each).name in names]


class _PlayUpgradeSide(Node):
    """Its Upgrade side is up from then on, whether it is played or not: it counts as no character any more. That is
    no play that the turn allows: it comes on top."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        if s.where[frame.source] != KO_AREA + frame.seat:
            return None
        lift(s, frame.source)
        s.mode[frame.source] = UPGRADED
        if not bearers(s, frame.source, frame.seat) or not may_play_more(s, frame.seat):
            return None
        return Decision(frame.seat, questions.UPGRADE_SIDE, (YES, NO), frame.source)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        if option == YES:
            for slot in (*halves(s, frame.source), frame.source):
                play(s, frame.seat, slot)


UPGRADE_SIDE = _PlayUpgradeSide()
label_tree("tcg/upgrade side", UPGRADE_SIDE)
