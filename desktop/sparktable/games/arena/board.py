"""The four battle scenes: squares, what is blocked, where pawns start, how far they get, whom they can attack.

A set of squares is one integer with a bit for each, so that a pawn's reach is a handful of shifts. Square 0 is A1, at
the top left, then along the row.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

WIDTH: Final = 10
HEIGHT: Final = 7
SIZE: Final = WIDTH * HEIGHT
NAMES: Final = tuple(f"{chr(ord('A') + column)}{row + 1}" for row in range(HEIGHT) for column in range(WIDTH))
"""Square -> its name: A1 is the top left, J7 the bottom right."""

_ALL: Final = (1 << SIZE) - 1
_LEFT: Final = sum(1 << row * WIDTH for row in range(HEIGHT))
_RIGHT: Final = _LEFT << WIDTH - 1
OUT_OF_POSITION: Final = -1


def squares(some: int) -> Iterator[int]:
    """The squares of a set, in order."""
    while some:
        lowest = some & -some
        yield lowest.bit_length() - 1
        some ^= lowest


def spread(some: int) -> int:
    """A set of squares and all that are one orthogonal step away."""
    return (some | some << WIDTH | some >> WIDTH | (some & ~_RIGHT) << 1 | (some & ~_LEFT) >> 1) & _ALL


class Board:
    """One battle scene, read from its drawing: `#` is blocked, a letter is a start square, `.` any other square."""

    def __init__(self, name: str, *rows: str, note: str) -> None:
        self.name = name
        self.slug = name.lower().replace("'", "").replace(" ", "-")
        self.note = note
        drawing = "".join(rows)
        self.open = sum(1 << square for square, mark in enumerate(drawing) if mark != "#")
        """The 1x1 squares: everything else is blocked for steps and for lines of attack."""
        self.start = {mark: square for square, mark in enumerate(drawing) if mark.isalpha()}
        """A Transformer's letter -> the space with its name."""

    def reach(self, start: int, steps: int, passable: int) -> int:
        """The squares on which a path of that many steps over passable squares can end, the start included."""
        here = 1 << start
        for _ in range(steps):
            further = here | spread(here) & passable
            if further == here:
                break
            here = further
        return here

    @cached_property
    def between(self) -> tuple[tuple[int, ...], ...]:
        """From a square to another: the squares that a line of attack crosses, or OUT_OF_POSITION."""
        return self._lines(corners=False)

    @cached_property
    def between_corners(self) -> tuple[tuple[int, ...], ...]:
        """The same where two blocked corners that touch stop a diagonal line between them."""
        return self._lines(corners=True)

    def _lines(self, corners: bool) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(self._line(a, b, corners) for b in range(SIZE)) for a in range(SIZE))

    def _line(self, a: int, b: int, corners: bool) -> int:
        """Next to it, or in a straight line over nothing but 1x1 squares ("Moving into Attack Position")."""
        (row, column), (row2, column2) = divmod(a, WIDTH), divmod(b, WIDTH)
        down, right = row2 - row, column2 - column
        length = max(abs(down), abs(right))
        if not length or not self.open >> a & 1 or not self.open >> b & 1 or abs(down) not in (0, length) \
                or abs(right) not in (0, length):
            return OUT_OF_POSITION
        step_down, step_right = down // length, right // length
        crossed = 0
        for number in range(length):
            square = a + number * (step_down * WIDTH + step_right)
            if number:
                crossed |= 1 << square
            pinched = not (self.open >> square + step_right | self.open >> square + step_down * WIDTH) & 1
            if corners and length > 1 and step_down and step_right and pinched:
                return OUT_OF_POSITION
        return crossed if crossed & ~self.open == 0 else OUT_OF_POSITION


BOARDS: Final = (
    Board("Desert Arena",
                 "H....#...D",
                 "..#..#....",
                 "O.#....#.T",
                 "....##....",
                 "S.#....#.M",
                 "....#..#..",
                 "R...#....C",
                 note="rock ridges staggered across open sand"),
    Board("Megatron's Throne Room",
                 "S..#..#..D",
                 "..........",
                 "O.#.##.#.C",
                 "....##....",
                 "H.#.##.#.M",
                 "..........",
                 "R..#..#..T",
                 note="a throne between two rows of pillars; long lanes of fire outside"),
    Board("Rain Forest Assault Arena",
                 "O..#.....T",
                 ".#...#.#..",
                 "R..#....#C",
                 "..#....#..",
                 "H#....#..D",
                 "..#.#...#.",
                 "S.....#..M",
                 note="scattered trunks and many short lines"),
    Board("Autobot's Mountain Base",
                 "#...#...##",
                 "S...#....D",
                 "..#....#..",
                 "OH##..##CM",
                 "..#....#..",
                 "R....#...T",
                 "##...#...#",
                 note="cut-off corners, two gates, a bunker in the west and a siege camp in the east"),
)
"""The suggested board for a first game comes first."""
