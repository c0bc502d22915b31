"""Quiet positions: where no card's text and no part of a turn is under way.

A save holds the last one beside the position itself: its stack names next to nothing, so it still opens after
an edit of the rules or of a card that was just resolving.
"""
from __future__ import annotations

from sparktable.kernel.match import Answer, Match
from sparktable.kernel.run import take
from sparktable.kernel.state import State

from .answers import in_common


class QuietWatch:
    """Remembers the last quiet position of a match. Shown each position as it comes about."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.after = 0
        """How many answers had been given."""
        self._turn = -1
        self._depth = 0
        self._seen: list[Answer] = []

    @classmethod
    def over(cls, match: Match) -> QuietWatch:
        """A watch that has seen the whole match."""
        watch = cls()
        s = match.at(0)
        watch.look(s, 0)
        for count, answer in enumerate(match.answers, 1):
            take(s, answer.option)
            watch.look(s, count)
        watch._seen = list(match.answers)
        return watch

    def kept_up(self, match: Match) -> QuietWatch:
        """The watch that has seen the match: this one where it has gone on by an answer at most, else a new one."""
        seen, now = in_common(self._seen, match.answers), len(match.answers)
        if seen < len(self._seen) or now > seen + 1:
            return QuietWatch.over(match)
        if now > seen:
            self.look(match.state, now)
            self._seen.append(match.answers[-1])
        return self

    def look(self, s: State, after: int) -> None:
        """Quiet is the shallowest question of a turn so far that neither a card nor what it set off asks."""
        if s.turn != self._turn:
            self._turn, self._depth = s.turn, len(s.stack)
        if len(s.stack) <= self._depth and is_card_free(s):
            self._depth = len(s.stack)
            self.state, self.after = s.copy(), after


def is_card_free(s: State) -> bool:
    """Whether nothing on the stack comes from a card."""
    return not s.waiting and all(frame.source == -1 for frame in s.stack)
