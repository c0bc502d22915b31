"""A share of games won, with the interval in which the true one lies."""
from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple


class WinRate(NamedTuple):
    """How much of so many games was won."""

    won: float
    games: int

    def plus(self, won: float) -> WinRate:
        return WinRate(self.won + won, self.games + 1)

    def interval(self) -> tuple[float, float]:
        """The bounds of Wilson's interval."""
        if not self.games:
            return 0.0, 1.0
        z, share, games = 1.96, self.won / self.games, self.games
        spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
        middle, scale = share + z * z / (2 * games), 1 + z * z / games
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def text(self) -> str:
        low, high = self.interval()
        return f"{self.won / max(1, self.games):6.1%}  ({low:.1%} to {high:.1%} of {self.games})"

    def data(self) -> dict[str, Any]:
        low, high = self.interval()
        return {"games": self.games, "won": self.won, "low": round(low, 4), "high": round(high, 4)}


NONE = WinRate(0, 0)
