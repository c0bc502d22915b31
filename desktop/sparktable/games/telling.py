"""What whoever writes of a game has to ask of its rules: who is played, what places are called, what was scored.

A game that has more to tell than what stands here has a module `telling` with `TELLING`, a `Telling` of its own."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Card, Game
from sparktable.kernel.state import State
from sparktable.kernel.values import Event

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Card)
Lines = tuple[tuple[str, tuple[int, ...]], ...]
"""Keys of words, each with a number for every seat."""


class Telling(Generic[S, C]):
    """A game in which nobody plays anybody in particular, and nothing is scored."""

    def space_name(self, game: Game, index: int) -> str:
        """What players call a place."""
        return str(index + 1)

    def characters(self, s: S) -> tuple[str, ...]:
        """Whom everybody plays, seat by seat; empty where nobody in particular."""
        return ()

    def cast_now(self, s: S) -> tuple[str, ...]:
        """Whom everybody has left, where a player leads several; what is told of a moment names them so."""
        return self.characters(s)

    def called(self, s: S) -> tuple[str, ...]:
        """By whom everybody goes: while a game lasts by who is left, since the others can do nothing any more; when
        it is over by all, as lists of games do."""
        return self.cast_now(s) if s.outcome is None else self.characters(s)

    def led(self, s: S) -> tuple[str, ...]:
        """Likewise for who counts games afterwards: also whole teams, after which nobody at the table is called."""
        return self.characters(s)

    def heroes(self) -> Mapping[str, str]:
        """Those of such teams with whom a first victory is a deed, each with the icon of its side."""
        return {}

    def doer(self, s: S, event: Event) -> str:
        """Which of those that its player leads does something, where it can be told; "" elsewhere."""
        return ""

    def led_by(self, s: S, option: Option) -> str:
        """Likewise for an answer; "" where its player leads one, or the answer says it."""
        return ""

    def is_character(self, card: C) -> bool:
        """Whether a card is somebody whom a player plays, and no card that has the name."""
        return False

    def score_lines(self, s: S) -> Lines:
        """What makes up the scores, line by line; words: `<game>.score.<key>`."""
        return ()

    def tie_breakers(self, s: S) -> Lines:
        """What decides between equal scores, the foremost first; words: `<game>.tie.<key>`."""
        return ()

    def who_ended(self, s: S, called: Sequence[str]) -> tuple[str, ...]:
        """Whose doing or misfortune the end of a game is, where that can still be seen; its words: `.named`. `called`
        is what seats go by."""
        return ()

    def progress(self, s: S) -> tuple[int, int] | None:
        """Where all win or lose together: how much has been done of what wins, and how much that is; words:
        `<game>.outcome.progress`."""
        return None

    def foes(self, s: S) -> tuple[tuple[str, str], ...]:
        """Whom they all play against there, each with the faction."""
        return ()

    def rule_numbers(self) -> Mapping[str, int]:
        """What the pages of rules say in figures."""
        return {}
