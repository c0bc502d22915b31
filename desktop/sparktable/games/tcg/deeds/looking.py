"""Looking at the top of one's deck."""
from __future__ import annotations

from sparktable.kernel.decisions import Decision, Option, Options
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.zones import learn

from .. import kinds, questions
from ..state import DECK, TcgState
from .deck import put_on_deck, reach, scrap_from_deck

SCRAP_IT, KEEP_IT = Options(kinds.SCRAP, "card"), Options(kinds.KEEP, "card")


class _Focus(Node):
    """Some cards on top of the deck are looked at: each is scrapped or kept, and the kept ones lie as you like. The
    data: how many are left to look at, then the cards to put back, the one put back last lying on top."""

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        if frame.step == 0:
            reach(s, frame.seat, frame.data[0])
        looked = self._looked(s, frame)
        if frame.step == 0:
            for slot in looked:
                learn(s, frame.seat, slot)
            s.stack.append(frame.at(1))
            return None
        if not looked:
            return None
        options = [family[slot] for family in (SCRAP_IT, KEEP_IT) for slot in looked]
        return Decision(frame.seat, questions.FOCUS, options, frame.source)

    def _looked(self, s: TcgState, frame: Frame) -> list[int]:
        left, *kept = frame.data
        deck = s.zones[DECK + frame.seat]
        return [slot for slot in deck[-left - len(kept):] if slot not in kept] if left else []

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        left, *kept = frame.data
        slot = option.value("card")
        if option.kind == SCRAP_IT.kind:
            scrap_from_deck(s, slot, frame.seat)
        else:
            kept.append(slot)
            put_on_deck(s, slot)
        if left > 1:
            s.stack.append(frame.having((left - 1, *kept)))


FOCUSING = _Focus()
label_tree("tcg/focus", FOCUSING)
