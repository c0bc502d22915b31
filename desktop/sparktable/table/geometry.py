"""Boxes on the table, in the view's logical pixels."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

CARD_RATIO = 1.4
"""Height of a card to its width."""
WIDEST_ACROSS = 2.6
"""Width to height of a card that lies across, at most."""


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Box:
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: Box) -> bool:
        """Whether they have a place in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def away(self, x: float, y: float) -> float:
        """How far a point lies outside; 0 inside."""
        dx = max(self.x - x, 0.0, x - self.right)
        dy = max(self.y - y, 0.0, y - self.bottom)
        return (dx * dx + dy * dy) ** 0.5

    def whole(self) -> Box:
        """The same on whole pixels, so that pictures stay sharp."""
        x, y = round(self.x), round(self.y)
        return Box(x, y, round(self.right) - x, round(self.bottom) - y)

    def take_top(self, height: float, gap: float = 0.0) -> tuple[Box, Box]:
        """A strip from the top, and what is left below it."""
        return Box(self.x, self.y, self.w, height), Box(self.x, self.y + height + gap, self.w,
                                                        self.h - height - gap)

    def take_bottom(self, height: float, gap: float = 0.0) -> tuple[Box, Box]:
        """A strip from the bottom, and what is left above it."""
        return Box(self.x, self.bottom - height, self.w, height), Box(self.x, self.y, self.w, self.h - height - gap)

    def take_left(self, width: float, gap: float = 0.0) -> tuple[Box, Box]:
        return Box(self.x, self.y, width, self.h), Box(self.x + width + gap, self.y, self.w - width - gap, self.h)

    def take_right(self, width: float, gap: float = 0.0) -> tuple[Box, Box]:
        return Box(self.right - width, self.y, width, self.h), Box(self.x, self.y, self.w - width - gap, self.h)


NOWHERE = Box(0.0, 0.0, 0.0, 0.0)


def card_box(x: float, y: float, width: float) -> Box:
    return Box(x, y, width, width * CARD_RATIO)


def row(room: Box, width: float, count: int, gap: float) -> Iterator[Box]:
    """Cards side by side from the left; closer, one over the other, where there is no room for the gap."""
    if count < 1:
        return
    step = width + gap
    if count > 1 and width + (count - 1) * step > room.w:
        step = (room.w - width) / (count - 1)
    for index in range(count):
        yield card_box(room.x + index * step, room.y, width)


def grid_width(room: Box, count: int, gap: float, largest: float) -> tuple[float, int]:
    """The width at which that many cards fit into the room, and how many stand in a row."""
    best = (1.0, 1)
    for columns in range(1, max(1, count) + 1):
        rows = -(-count // columns)
        width = min(largest, (room.w - (columns - 1) * gap) / columns,
                    (room.h - (rows - 1) * gap) / rows / CARD_RATIO)
        if width > best[0]:
            best = (width, columns)
    return best


def across(room: Box, count: int, gap: float, fits: Callable[[float, float], bool] = lambda wide, high: True
           ) -> Iterator[Box]:
    """Places for so many cards that lie across, line by line, as large as there is room for; no larger than one by
    which a width and a height `fits` for all that is to be read on them."""
    found = []
    for lines in range(1, max(1, count) + 1):
        in_line = -(-count // lines)
        wide, high = (room.w - (in_line - 1) * gap) / in_line, (room.h - (lines - 1) * gap) / lines
        wide, high = min(wide, high * WIDEST_ACROSS), min(high, wide / CARD_RATIO)
        if wide > 0 and high > 0:
            found.append((fits(wide, high), wide * high, wide, high, in_line))
    _, _, wide, high, columns = max(found, default=(True, 0.0, 0.0, 0.0, 1))
    for index in range(count):
        line, column = divmod(index, columns)
        yield Box(room.x + column * (wide + gap), room.y + line * (high + gap), wide, high)
