"""Why a wish is not possible now: what every game asks first, then the explanation for its kind."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Reason
from sparktable.kernel.typed import OptionKind, QuestionKind
from sparktable.kernel.view import View

from .action import reason


class Explained(NamedTuple):
    """A kind of wish: the questions that it answers, and what forbids it where one of them is asked, if anything can
    be said of that. The state is that of its own game, as the asking seat sees it."""

    answers: tuple[QuestionKind, ...]
    why_not: Callable[[Any, int, Decision, Option], Reason | None]


def reasons(view: View, wish: Option, kinds: Mapping[OptionKind, Explained],
            elsewhere: Callable[[Any, Decision, Option], Reason]) -> list[Reason]:
    """The reasons against a wish; empty when it is possible or nothing can be said. `elsewhere` says why where
    another question is asked than it could answer."""
    asked, s, seat = view.decision, view.state, view.seat
    if asked is None:
        return [reason("the game is over")]
    if asked.seat != seat:
        return [reason("not your decision", seat=asked.seat)]
    if wish in asked.options:
        return []
    kind = kinds.get(wish.kind)
    if kind is None:
        return [reason("not possible now")]
    found = kind.why_not(s, seat, asked, wish) if asked.kind in kind.answers else elsewhere(s, asked, wish)
    return [found] if found is not None else []
