"""What `sparktable balance --games` tells of how games end: by what and how late, who dealt the Damage, and what was
done against it."""
from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sparktable.kernel.events import Event
from sparktable.kernel.state import State

WOUNDS = "gains damage"
"""The event that names the card that deals Damage, last of the cards it names …"""
DEEDS = (WOUNDS, "repairs", "destroys damage", "blocks attack", "declares confrontation")
"""… and what is counted besides it, where a game knows it."""


class DeedCounter:
    """What happened in one game, as far as it is counted."""

    def __init__(self) -> None:
        self.deeds: Counter[str] = Counter()
        self.wounds: Counter[str] = Counter()

    def __call__(self, s: State) -> None:
        """A moment of the game: takes note of what has happened since the last one."""
        for event in s.events or ():
            if event.kind in DEEDS:
                self.deeds[event.kind] += 1
            if event.kind == WOUNDS:
                self.wounds[_dealer(s, event)] += 1
        s.events = []


def _dealer(s: State, event: Event) -> str:
    return str(s.card(int([ref for ref in event.refs if ref.kind == "card"][-1].value)).name)


@dataclass
class Endings:
    """How many games ended, and by what."""

    games: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    turns: Counter[str] = field(default_factory=Counter)
    """By reason, of all games together."""
    deeds: Counter[str] = field(default_factory=Counter)
    wounds: Counter[str] = field(default_factory=Counter)

    def add(self, end: State, told: DeedCounter) -> None:
        assert end.outcome is not None
        self.games += 1
        self.reasons[end.outcome.reason] += 1
        self.turns[end.outcome.reason] += end.turn
        self.deeds += told.deeds
        self.wounds += told.wounds

    def data(self) -> dict[str, Any]:
        return {"end_reasons": dict(sorted(self.reasons.items())),
                "turns_per_game": round(self.turns.total() / max(1, self.games), 2),
                "deeds_per_game": self._each_game(self.deeds), "damage_by_per_game": self._each_game(self.wounds)}

    def text(self) -> str:
        lines = ["ended by:", *(f"  {reason:28}{count / self.games:6.1%}  ({count} games of "
                                f"{self.turns[reason] / count:.1f} turns)"
                                for reason, count in self.reasons.most_common())]
        for title, counted in (("in a game:", self.deeds), ("Damage in a game, by whom:", self.wounds)):
            if counted:
                lines += [title, *(f"  {name:28}{count:6.2f}" for name, count in self._each_game(counted).items())]
        return "\n".join(lines)

    def _each_game(self, counted: Counter[str]) -> dict[str, float]:
        return {name: round(count / self.games, 2) for name, count in counted.most_common()}
