"""The Matrix as a grid: spaces, names, distances. Space 0 is A1, then along the row."""
from __future__ import annotations

from functools import cache


class Grid:
    """A Matrix of one size. Distances are orthogonal steps (War on Cybertron p.8)."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.longest = rows + columns - 2
        """The longest way across."""
        places = [divmod(space, columns) for space in range(self.size)]
        self.distance = tuple(tuple(abs(r - r2) + abs(c - c2) for r2, c2 in places) for r, c in places)
        self.next = tuple(tuple(b for b in range(self.size) if self.distance[a][b] == 1) for a in range(self.size))
        """Space -> the spaces next to it."""
        self.diagonal = tuple(tuple(b for b, (r2, c2) in enumerate(places) if abs(r - r2) == abs(c - c2) == 1)
                              for r, c in places)
        """Space -> the spaces that only Flight reaches in one step."""
        self.names = tuple(f"{chr(ord('A') + c)}{r + 1}" for r, c in places)
        self._within = tuple(tuple(tuple(b for b in range(self.size) if self.distance[a][b] <= reach)
                                   for reach in range(self.longest + 1)) for a in range(self.size))

    def within(self, space: int, reach: int) -> tuple[int, ...]:
        """The spaces at most that far away, the space itself included."""
        return self._within[space][min(reach, self.longest)]


@cache
def grid(rows: int, columns: int) -> Grid:
    return Grid(rows, columns)
