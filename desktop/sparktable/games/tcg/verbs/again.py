"""What speaks of "it" twice: an effect after which "it" is still who it was before, or those as well."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame

from ..state import TcgState


@dataclass(frozen=True, eq=False)
class Keeping(Effect):
    """Do something else in between: what follows speaks of the same "it" as what stood before."""

    effect: Effect

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return self.effect.possible(s, frame)

    def run(self, s: TcgState, frame: Frame) -> None:
        if frame.step == 0:
            s.stack.append(frame.having(s.scope.it).at(1))
            s.stack.append(frame.to(self.effect))
        else:
            s.scope.it = frame.data


@dataclass(frozen=True, eq=False)
class Adding(Effect):
    """Choose somebody as well: "it" are those who it was before and who is chosen now."""

    effect: Effect

    def possible(self, s: TcgState, frame: Frame) -> bool:
        return self.effect.possible(s, frame)

    def run(self, s: TcgState, frame: Frame) -> None:
        if frame.step == 0:
            s.stack.append(frame.having(s.scope.it).at(1))
            s.stack.append(frame.to(self.effect))
        else:
            s.scope.it = (*frame.data, *s.scope.it)
