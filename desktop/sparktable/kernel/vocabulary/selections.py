"""What a text speaks of: cards, players or spaces that fit a description.

A selection finds everything that fits; how many are taken, and who picks, is said by the verb that uses it. A game
describes its cards by a class of its own below `Described`, with a typed field for whatever its texts ask.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final

from ..compiler import mypyc_attr
from ..decisions import CARD, SEAT, Options
from ..nodes import Frame, Node, label_tree
from ..state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection(Node):
    """Cards, players or spaces that fit a description."""

    def finds(self) -> Options:
        """Cards, SEAT or SPACE."""
        return CARD

    def found(self, s: Any, frame: Frame) -> list[int]:
        """The slots, seats or spaces that fit now."""
        raise NotImplementedError

    def fits(self, s: Any, frame: Frame, item: int) -> bool:
        """Whether one of them fits the description: for events and statics that name one."""
        return item in self.found(s, frame)

    def describes(self, s: Any, frame: Frame, item: int) -> bool:
        """Whether one of them is of the right kind, wherever it lies now: also of what has just left."""
        return self.fits(s, frame, item)

    def fitted(self, s: Any, frame: Frame, deed: Any) -> bool:
        """Whether the card of something done earlier fitted then, as everybody saw it: for texts that speak of the
        first time. Where it is by now, and what, may be hidden. A deed is the game's record of what was done: its
        `slot` says with which card, its `title` what that was, if anybody saw."""
        raise TypeError(f"{type(self).__name__} cannot be asked about the past")

    def exists(self, s: Any, frame: Frame) -> bool:
        """Whether anything fits, or would when it is needed (a deck that must be shuffled first)."""
        return bool(self.found(s, frame))

    def keeps_secret(self, s: Any, frame: Frame) -> bool:
        """Whether only the owner knows how many fit."""
        return False


class _This(Selection):
    """The card that speaks."""

    def found(self, s: Any, frame: Frame) -> list[int]:
        return [frame.source]

    def fits(self, s: Any, frame: Frame, item: int) -> bool:
        return item == frame.source

    def fitted(self, s: Any, frame: Frame, deed: Any) -> bool:
        return deed.slot == frame.source and bool(deed.title)


class _It(Selection):
    """The card or cards last chosen, drawn or looked at."""

    def found(self, s: Any, frame: Frame) -> list[int]:
        return list(s.scope.it)


THIS: Final = _This()
IT: Final = _It()
label_tree("kernel/this", THIS)
label_tree("kernel/it", IT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Described(Selection):
    """What lies somewhere and is of a kind."""

    def among(self, s: Any, frame: Frame) -> Sequence[int]:
        """What lies where the text speaks of."""
        raise TypeError(f"{type(self).__name__} says what a card is, not where to look")

    def like(self, s: Any, frame: Frame, item: int) -> bool:
        """Whether one is of the kind."""
        return True

    def found(self, s: Any, frame: Frame) -> list[int]:
        return [item for item in self.among(s, frame) if self.like(s, frame, item)]

    def fits(self, s: Any, frame: Frame, item: int) -> bool:
        return item in self.among(s, frame) and self.like(s, frame, item)

    def describes(self, s: Any, frame: Frame, item: int) -> bool:
        return self.like(s, frame, item)


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Selection):
    """All that any of these find; only for counting, since cards and players may be mixed."""

    GIVEN: ClassVar[tuple[str, ...]] = ("selections",)

    def __init__(self, *selections: Selection) -> None:
        self.selections = selections

    def parts(self) -> Iterator[tuple[str, Node]]:
        return ((str(index), selection) for index, selection in enumerate(self.selections))

    def found(self, s: Any, frame: Frame) -> list[int]:
        return [item for selection in self.selections for item in selection.found(s, frame)]


def bind(s: State, family: Options, item: int) -> None:
    """The text goes on to speak of this card as "it" and of its owner as "they"; of this player as "they", and of no
    card; of this space as "there"."""
    if family is CARD:
        s.scope.it, s.scope.them = (item,), s.owner[item]
    elif family is SEAT:
        s.scope.it, s.scope.them = (), item
    else:
        s.scope.spot = item
