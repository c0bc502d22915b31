"""What ``sparktable balance --games`` counts: who won by seat, side and character, how games ended, and what became
of every card."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sparktable.kernel.game import Game
from sparktable.kernel.state import State
from sparktable.kernel.zones import FACE_UP
from sparktable.tools.balance_endings import DeedCounter, Endings
from sparktable.tools.win_rate import NONE, WinRate

NOBODY = -1


@dataclass
class CardResult:
    """What became of a title over all games, copy by copy."""

    seen: int = 0
    """How often it lay open to be taken, or was taken."""
    taken: WinRate = NONE
    """How often it came to a player, and how much that player's side won."""

    def data(self) -> dict[str, Any]:
        return {"seen": self.seen, "taken": self.taken.games, "won": self.taken.data()}


class GameWatch:
    """Follows one game: what happens in it, which of the common cards were seen, and who first got them."""

    def __init__(self) -> None:
        self.common: list[int] | None = None
        self.seen: set[int] = set()
        self.taken: dict[int, int] = {}
        self.told = DeedCounter()

    def __call__(self, s: State) -> None:
        """A moment of the game."""
        self.told(s)
        if self.common is None:
            self.common = [slot for slot, owner in enumerate(s.owner) if owner == NOBODY]
        for slot in self.common:
            if s.owner[slot] != NOBODY:
                self.taken.setdefault(slot, s.owner[slot])
            elif s.known[slot] & FACE_UP:
                self.seen.add(slot)


@dataclass
class BalanceCounts:
    """Many games between equal opponents, everything that can be dealt dealt by lot."""

    game: Game
    with_cards: bool = False
    turn_order: dict[str, WinRate] = field(default_factory=dict)
    sides: dict[str, WinRate] = field(default_factory=dict)
    characters: dict[str, WinRate] = field(default_factory=dict)
    cards: dict[str, CardResult] = field(default_factory=dict)
    endings: Endings = field(default_factory=Endings)

    def add(self, first: int, end: State, characters: tuple[str, ...], watched: GameWatch) -> None:
        game = self.game
        self.endings.add(end, watched.told)
        winners = game.sides_that_won(end)
        won = [(index in winners) / max(1, len(winners)) for index in range(len(game.sides()))]
        side_of = {seat: index for index, side in enumerate(game.sides()) for seat in side}
        for index, name in enumerate(game.side_names()):
            _count(self.sides, name, won[index])
        for seat in range(game.seats):
            _count(self.turn_order, f"player {(seat - first) % game.seats + 1}", won[side_of[seat]])
            if seat < len(characters) and characters[seat]:
                _count(self.characters, characters[seat], won[side_of[seat]])
        for slot in watched.seen | watched.taken.keys():
            result = self.cards.setdefault(_named(end.card(slot)), CardResult())
            result.seen += 1
            if slot in watched.taken:
                result.taken = result.taken.plus(won[side_of[watched.taken[slot]]])

    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = {name: _data(shares) for name, shares in self._groups()}
        found |= self.endings.data()
        if self.with_cards:
            found["cards"] = {name: result.data() for name, result in sorted(self.cards.items())}
        return found

    def text(self) -> str:
        lines = []
        for name, shares in self._groups():
            lines += [f"{name}:", *(f"  {each:28}{share.text()}" for each, share in sorted(shares.items()))]
        lines.append(self.endings.text())
        if self.with_cards:
            lines.append("cards, * with something of ours: seen, taken, won by whoever took it:")
            lines += [f"  {name:28}{result.seen:6}{result.taken.games / result.seen:7.1%}  {result.taken.text()}"
                      for name, result in sorted(self.cards.items())]
        return "\n".join(lines)

    def _groups(self) -> tuple[tuple[str, Mapping[str, WinRate]], ...]:
        found = ("turn order", self.turn_order), ("sides", self.sides), ("characters", self.characters)
        return tuple((name, shares) for name, shares in found if shares)


def _named(card: Any) -> str:
    """Titles with something of ours carry a star."""
    return f"{card.name} *" if getattr(card, "house", False) or getattr(card, "house_fields", ()) else str(card.name)


def _count(shares: dict[str, WinRate], name: str, won: float) -> None:
    shares[name] = shares.get(name, NONE).plus(won)


def _data(shares: Mapping[str, WinRate]) -> dict[str, Any]:
    return {name: share.data() for name, share in sorted(shares.items())}
