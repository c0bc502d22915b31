"""An action is one object: something that players may do of their own accord, and all that is to be known about it.

A game has a class for each kind, and one list of them. The question what to do, the one who carries out the answer,
the explanations, the opponents and the table look there; none of them tells kinds apart by itself. How to add one:
write the class, and put it where it belongs in the list.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Prospect, Reason
from sparktable.kernel.typed import OptionKind


class Action:
    """A kind of action. The state is that of its own game."""

    kind = OptionKind("")
    """The kind of its options."""

    def offers(self, s: Any, seat: int) -> Sequence[Option]:
        """The ways in which a player may do it now."""
        return ()

    def do(self, s: Any, seat: int, option: Option) -> None:
        """Carry one of them out: pay, and put on the stack what follows."""
        raise NotImplementedError

    def brings(self, s: Any, seat: int, option: Option) -> Iterable[Prospect]:
        """What would come of it, as far as the player may know: `s` shows no more than that."""
        return ()

    def why_not(self, s: Any, seat: int, wish: Option) -> list[Reason]:
        """The reasons against a wish of its kind that is not offered; none where nothing can be said."""
        return []


Kind = TypeVar("Kind", bound=Action)


def by_kind(actions: Iterable[Kind]) -> Mapping[OptionKind, Kind]:
    return {action.kind: action for action in actions}


def reason(key: str, **numbers: int | str) -> Reason:
    return Reason(key, tuple(sorted(numbers.items())))
