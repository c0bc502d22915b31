"""What Stratagems do to themselves."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame

from ..deeds.stratagems import SPENT, flip_stratagem
from ..state import TcgState


@dataclass(frozen=True, eq=False)
class FlipThis(Effect):
    """Flip this Stratagem: it has done what it does once."""

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return s.mode[frame.source] != SPENT

    def run(self, s: TcgState, frame: Frame) -> None:
        s.scope.done = self.possible(s, frame)
        if s.scope.done:
            flip_stratagem(s, frame.source)
