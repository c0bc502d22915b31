"""A question on its way: how far it is, and who is asked next where the opponent's process dies of it."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from sparktable.app.thinking.messages import Answered, Question, is_aside
from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View

STAND_INS = ("greedy:1", "random")
"""Who answers where the opponent asked for cannot: somebody who looks once, and where that fails too anybody."""
PATIENCE = 2
"""Deaths over one question after which the next in line is asked."""


@dataclass(frozen=True, slots=True)
class Job:
    """One question on its way."""

    view: View
    question: Question
    deadline: float = inf
    deaths: int = 0
    begun: bool = False
    """The clock runs."""
    moment: float = inf
    """When the answer to a secret question is given."""
    answer: Answered | None = None
    """What is given then."""
    hurried: bool = False
    forgotten: bool = False
    """Nobody waits for the answer; it only has to come to an end."""

    @property
    def options(self) -> Sequence[Option | None]:
        """What may be answered; aside from another seat's question also nothing."""
        asked = self.view.decision
        if asked is None:
            return ()
        return (None, *asked.asides) if is_aside(self.view) else asked.options

    def after_a_death(self) -> Job | None:
        """The question put once more: first to the same opponent, then to its stand-ins, then to nobody."""
        deaths = self.deaths + 1
        failed = deaths // PATIENCE
        if failed > len(STAND_INS):
            return None
        opponent = STAND_INS[failed - 1] if failed else self.question.opponent
        return Job(self.view, self.question._replace(opponent=opponent), deaths=deaths, hurried=self.hurried)
