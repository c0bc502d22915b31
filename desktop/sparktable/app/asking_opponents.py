"""Whom a session asks for the answer to a question: first the opponents who may act aside from it whether they want
to, then the one whose question it is. A person need not wait for them."""
from __future__ import annotations

from sparktable.app.players import Ask, Player
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice, dice_apart, dice_of_turn
from sparktable.kernel.view import View, view

NONE = 0
"""The number of no question."""


class Asking:
    """One opponent is asked at a time."""

    def __init__(self, match: Match, players: tuple[Player, ...], ask: Ask, luck: int) -> None:
        """`luck` is the opponents': the shuffle's seed has no part in it. The same question, asked again after it was
        taken back, finds them with the same luck."""
        self._match, self._players, self._ask = match, players, ask
        self._luck = luck
        self._watching: list[int] = []
        """Opponents who may act aside from this question, and have not been asked yet whether they want to."""
        self.number = NONE
        """The question whose answer is awaited, or kept."""
        self.kept: Option | None = None
        """An answer that has come too soon."""
        self.hurried = False
        """Whoever is asked about this question shall answer at once."""

    @property
    def thinking(self) -> Player | None:
        """The opponent whose question it is, also while others are asked aside; nobody while it is a person's, or the
        answer is there and kept."""
        player = self._players[self._question.seat] if self.number != NONE and self.kept is None else None
        return player if player is not None and not player.is_human else None

    def begin(self) -> None:
        """Ask for the answer to a question that has just come up."""
        aside = dict.fromkeys(option.value("seat") for option in self._question.asides)
        self._watching = [seat for seat in aside if not self._players[seat].is_human]
        self.hurried = False
        self.go_on()

    def go_on(self) -> None:
        """Ask the next one; whoever was asked before has nothing to do."""
        self.number = NONE
        while self._watching:
            seat = self._watching.pop(0)
            seen = view(self._match.state, seat)
            if _may_gain_aside(seen):
                luck = dice_of_turn(self._luck, seen.state.turn, seat)
                self._put(seen, luck)
                return
        seat = self._question.seat
        if not self._players[seat].is_human:
            self._put(view(self._match.state, seat),
                      dice_apart(self._luck, "question", len(self._match.answers), seat))

    def release(self) -> Option | None:
        """The answer that was kept, if there is one; then nobody is asked any more."""
        option = self.kept
        if option is not None:
            self.stop()
        return option

    def stop(self) -> int:
        """Nobody is asked any more. Returns the number of the question that was."""
        number, self.number, self.kept = self.number, NONE, None
        return number

    @property
    def _question(self) -> Decision:
        asked = self._match.decision
        assert asked is not None
        return asked

    def _put(self, seen: View, luck: Dice) -> None:
        self.number = self._ask(seen, self._players[seen.seat].level, luck.below(1 << 62))


def _may_gain_aside(seen: View) -> bool:
    """Whether a seat might gain something by acting aside, as far as can be told without thinking."""
    asked, game = seen.decision, seen.state.game
    return asked is not None and any(game.gain_aside(seen, option) for option in asked.asides)
