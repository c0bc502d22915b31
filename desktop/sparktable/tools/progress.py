"""A progress bar on a terminal, and silence anywhere else."""

import sys
from types import TracebackType
from typing import Self

WIDTH = 40


class Progress:
    """``with Progress("games", 100) as progress: … progress.step()``; it goes to the error stream, so that what a
    tool prints can be piped on."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.done = 0
        self.shown = sys.stderr.isatty()
        self.drawn = ""

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(self, kind: type[BaseException] | None, trouble: BaseException | None,
                 trace: TracebackType | None) -> None:
        if self.shown:
            print(f"\r{' ' * len(self.drawn)}\r", end="", file=sys.stderr, flush=True)

    def step(self) -> None:
        """One more is done."""
        self.done += 1
        self._draw()

    def _draw(self) -> None:
        filled = WIDTH * self.done // self.total
        line = f"[{'#' * filled}{'.' * (WIDTH - filled)}] {self.done} of {self.total} {self.what}"
        if self.shown and line != self.drawn:
            self.drawn = line
            print(f"\r{line}", end="", file=sys.stderr, flush=True)
