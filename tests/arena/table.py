"""A table for tests: a position told in words, answers given in words, and what can be seen afterwards.

    table = Table({"character": "Optimus Prime", "at": "B2", "hand": ["5/1"]}, {"character": "Megatron", "at": "C3"})
    table.do("stay", "attack with 5/1", "do not defend")
    assert table.see("damage of Megatron") == 5

Positions, sentences and what can be seen are those of scenario files. After every answer the table also checks what
holds everywhere: nothing is broken, and nobody could tell this state from another that looks the same to him.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sparktable.games.arena.board import NAMES
from sparktable.games.arena.game import ArenaGame
from sparktable.games.arena.scenario import ArenaScenarios
from sparktable.games.arena.state import HAND, ArenaState, deck_of, seat_zone
from sparktable.kernel.check import violations
from sparktable.kernel.decisions import Decision
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.scenario import NotPossible, Setting
from sparktable.kernel.state import State
from sparktable.kernel.values import Event
from sparktable.kernel.view import determinize, view

FAMILIES = {"CO": 4, "SE": 13, "TU": 7, "MO": 7, "AP": 6, "DR": 7, "CB": 16, "PC": 6, "SP": 6, "CA": 4, "EN": 4,
            "TE": 11, "FA": 5, "RD": 3, "MP": 14}
"""Components, set-up, turn, movement, attack position, drawing, combat, Power Combat, Special, cards, end, teams,
free-for-all, random draw, Master Play: how many rules each has."""
RULES = tuple(f"{family}-{number:02}" for family, count in FAMILIES.items() for number in range(1, count + 1))
"""The 113 rules in their order: the first is number 1."""
RULINGS = tuple(f"A{number:02}" for number in range(1, 41))

Test = TypeVar("Test", bound=Callable[..., None])


def rules(*names: str) -> Callable[[Test], Test]:
    """Name the rules and rulings that a test is about."""
    unknown = set(names) - {*RULES, *RULINGS}
    assert not unknown, unknown

    def mark(test: Test) -> Test:
        test.rules = names  # type: ignore[attr-defined]
        return test
    return mark


class Table:
    """One position. `do` gives answers, `can` asks whether one could be given, `see` looks."""

    def __init__(self, *seats: dict[str, Any], mode: str = "duel", board: str = "desert-arena",
                 rulings: dict[str, str] | None = None, seed: int = 1, die: int | None = 5, **position: Any) -> None:
        options = {"mode": mode, "players": len(seats), "board": board, "rulings": rulings or {}}
        game = open_game("arena", options)
        assert isinstance(game, ArenaGame)
        self.words = ArenaScenarios()
        if die is not None:
            position.setdefault("die", die)
        self.s: Any = self.words.position(game, Setting(seats, position, seed))
        self.s.pending = None
        self.s.events = []
        self._holds()

    @property
    def asked(self) -> Decision | None:
        return pending(self.s)

    @property
    def question(self) -> str:
        return "" if self.asked is None else f"{self.asked.kind} {self.asked.seat}"

    def do(self, *sentences: str) -> Table:
        """Give answers."""
        for sentence in sentences:
            take(self.s, self.words.find(self.s, sentence))
            self._holds()
        return self

    def can(self, sentence: str) -> bool:
        try:
            self.words.find(self.s, sentence)
        except NotPossible:
            return False
        return True

    def why(self, sentence: str) -> str:
        """The reason that the game gives against it."""
        try:
            self.words.find(self.s, sentence)
        except NotPossible as trouble:
            assert self.asked is not None and trouble.wish is not None
            return " ".join(reason.key for reason in self.s.game.why_not(view(self.s, self.asked.seat), trouble.wish))
        return "it is possible"

    def see(self, key: str) -> Any:
        return self.words.observe(self.s, key)

    def offers(self) -> set[str]:
        """The kinds of answers that are possible."""
        return set() if self.asked is None else {option.kind for option in self.asked.options}

    def moves(self, name: str = "") -> set[str]:
        """The squares that the question offers to move to."""
        assert self.asked is not None
        return {NAMES[option.value("space")] for option in self.asked.options if option.kind == "move"
                and (not name or self.s.card(option.value("card")).name == name)}

    def told(self, kind: str) -> list[Event]:
        """What was told since the table was set up."""
        return [event for event in self.s.events if event.kind == kind]

    @property
    def winners(self) -> tuple[int, ...] | None:
        return None if self.s.outcome is None else tuple(self.s.outcome.winners)

    @property
    def reason(self) -> str:
        return "" if self.s.outcome is None else str(self.s.outcome.reason)

    def knows(self, seat: int, name: str) -> list[bool]:
        """Which of the cards in that Transformer's hand a seat knows."""
        s = self.s
        pawn = next(pawn for pawn in range(len(s.damage)) if s.card(pawn).name == name)
        return [bool(s.known[slot] >> seat & 1) for slot in s.zones[seat_zone(s.game.seat_of[pawn], HAND)]
                if deck_of(s, slot) == pawn]

    def _holds(self) -> None:
        s: State = self.s
        assert violations(s) == []
        assert isinstance(s, ArenaState)
        for seat in range(s.game.seats):
            world = determinize(s, seat, 7)
            assert view(world, seat).digest() == view(s, seat).digest(), f"seat {seat} can tell other worlds apart"
            assert violations(world) == []


def pawn(character: str, at: str = "", *hand: str, **more: Any) -> dict[str, Any]:
    """What is said of a Transformer."""
    return {"character": character, **({"at": at} if at else {}), "hand": list(hand), **more}
