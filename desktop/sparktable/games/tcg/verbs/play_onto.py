"""Upgrades played onto a character that the text names."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, PASS, Decision, Option
from sparktable.kernel.nodes import Frame

from .. import questions
from ..deeds.playing import play
from ..facts.slots import bearers
from ..facts.stats import is_upgrade
from ..state import TcgState
from .select import Cards, Selection


@dataclass(frozen=True, eq=False)
class PlayOnto(Effect):
    """You may play an Upgrade from a pile that everybody sees onto that character, one more than the turn allows;
    or must, if there is one."""

    what: Cards
    on: Selection
    must: bool = False

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return bool(self._playable(s, frame))

    def _playable(self, s: TcgState, frame: Frame) -> list[int]:
        on = self.on.found(s, frame)
        return [slot for slot in self.what.found(s, frame)
                if is_upgrade(s, slot) and any(each in on for each in bearers(s, slot, frame.seat))]

    def run(self, s: TcgState, frame: Frame) -> Decision | None:
        playable = [CARD[slot] for slot in self._playable(s, frame)]
        s.scope.done = bool(playable)
        if not playable:
            return None
        return Decision(frame.seat, questions.PLAY, playable if self.must else [*playable, PASS], frame.source)

    def answer(self, s: TcgState, frame: Frame, option: Option) -> None:
        s.scope.done = option != PASS
        if option != PASS:
            slot, on = option.value("card"), tuple(self.on.found(s, frame))
            s.scope.it = (slot,)
            play(s, frame.seat, slot, on)
