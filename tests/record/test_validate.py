"""What a file calls a position is tried out before anybody plays on from it."""
from __future__ import annotations

from dataclasses import dataclass

import pytest

from sparktable.kernel.control import Effect
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.run import pending
from sparktable.kernel.state import dump
from sparktable.record.validate import Unfit, fit_state
from toys.mini import GAME, Ask, MiniState, mini


@dataclass(frozen=True, eq=False)
class Forever(Effect):
    """Comes back again and again."""

    def run(self, s: MiniState, frame: Frame) -> None:
        s.stack.append(frame)


ASK, FOREVER = Ask(2), Forever()
label_tree("test/validate/ask", ASK)
label_tree("test/validate/forever", FOREVER)


def test_a_position_that_never_comes_to_its_next_question_is_refused() -> None:
    s = mini(ASK, FOREVER)
    pending(s)
    with pytest.raises(Unfit, match="it never comes to its next question"):
        fit_state(GAME, dump(s))
