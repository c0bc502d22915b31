"""Where something may lie for a moment without covering what must be read."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate
from operator import sub
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

FINEST, MOST = 4, 400
"""Places are told apart by so many pixels, or more where there would be too many of them; upwards by half as many, as
what is free is often a strip that is hardly higher than a line."""
VITAL = 1000
"""So much more than anything else that counts which must never be covered."""


class Taken(NamedTuple):
    """Where something lies that is to be read."""

    place: QRect
    vital: bool = False
    """A card, the question, whose turn it is: what is played with."""


def bare_place(room: QRect, taken: Iterable[Taken], sizes: Sequence[QSize], near: QPoint) -> QRect:
    """A place in the room for the first of these sizes that finds one where nothing lies, as near to that point as
    can be; where there is none for any, the one that covers least, and nothing vital as long as that can be."""
    covered = _Covered(room, taken)
    least: tuple[int, QRect] | None = None
    for size in sizes:
        found = covered.best(size, near)
        if found is not None and (least is None or found[0] < least[0]):
            least = found
            if not found[0]:
                break
    return least[1] if least is not None else QRect(room.topLeft(), sizes[0])


class _Covered:
    """How much of the room is taken, so that any part of it is looked up and not counted."""

    def __init__(self, room: QRect, taken: Iterable[Taken]) -> None:
        self._room = room
        self._cell = cell = max(FINEST, room.width() // MOST)
        self._line = line = cell // 2
        self._columns, self._rows = room.width() // cell, room.height() // line
        cells = [[0] * self._columns for _ in range(self._rows)]
        for each in sorted(taken, key=lambda each: each.vital):
            part = each.place & room
            if part.isEmpty():
                continue
            left, right = (part.left() - room.left()) // cell, (part.right() - room.left()) // cell
            for row in range((part.top() - room.top()) // line, (part.bottom() - room.top()) // line + 1):
                if row < self._rows:
                    cells[row][left:right + 1] = [VITAL if each.vital else 1] * len(cells[row][left:right + 1])
        self._sums = [[0] * (self._columns + 1)]
        for each_line in cells:
            self._sums.append([above + here for above, here in zip(self._sums[-1], accumulate([0, *each_line]),
                                                                   strict=True)])

    def best(self, size: QSize, near: QPoint) -> tuple[int, QRect] | None:
        """The place for it that covers least, of several the nearest, and how much it covers; None where it has no
        room. Rows are reckoned as a whole: there are many places, and they are looked for whenever a window is drawn
        larger."""
        cell = self._cell
        wide, high = -(-size.width() // cell), -(-size.height() // self._line)
        found: tuple[int, int, int, int] | None = None
        for row in range(self._rows - high + 1):
            sums = [*map(sub, self._sums[row + high], self._sums[row])]
            cells = [*map(sub, sums[wide:], sums)]
            y = self._room.top() + row * self._line
            least, down = min(cells, default=None), abs(y + size.height() // 2 - near.y())
            if least is None or (found is not None and (least, down) > found[:2]):
                continue
            nearest = min((down + abs(x + size.width() // 2 - near.x()), x) for x in (
                self._room.left() + column * cell for column, covers in enumerate(cells) if covers == least))
            place = (least, *nearest, y)
            found = place if found is None else min(found, place)
        return (found[0], QRect(QPoint(*found[2:]), size)) if found is not None else None
