"""What can be forced: a goal, whatever others answer, wherever unknown cards lie, whatever is thrown.

The prover is shown a view, as an opponent is. An answer is sure if from every world that looks like the view, after
whatever others answer, the solver stands before a view with a sure answer again: so a plan never knows more than
its seat. An answer is refuted sooner, where in one single world even who saw every card could not force the goal.

Worlds are spread (`View.worlds`): each unknown card is in turn each that it may be, and the next throw each of its
outcomes. Of several that matter at the same time many pairs are tried, not all.
"""
from __future__ import annotations

import marshal
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Final, Protocol

from sparktable.kernel.codec import plain
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.fields import Frozen
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance, pending
from sparktable.kernel.state import State
from sparktable.kernel.view import View, view
from sparktable.kernel.zones import HIDDEN, OWNER

from .judgement import Judgement, judgement
from .thought import question

FEWEST_WORLDS: Final = 12
MOST_WORLDS: Final = 48
TRIALS: Final = 3
"""In so many of the worlds an answer is tried with open cards before it is proved with closed ones."""
UNSAID: Final = frozenset({"game", "cards", "learnt", "pending", "events", "chance"})
"""Parts of a state that make no difference to what comes."""

NEVER: Final = 1 << 30
WITHOUT_REFERENCES: Final = 2
"""The last version of what `marshal` writes in which equal values are equal bytes."""


class Goal(Protocol):
    """What is to be reached."""

    @property
    def seat(self) -> int:
        """Who shall reach it. All others are against it."""
        ...

    def reached(self, s: State) -> bool: ...

    def missed(self, s: State) -> bool:
        """Whether it is too late, where it is not reached."""
        ...


class TooDeep(Exception):
    """More positions would have to be looked at than was granted."""


class Prover:
    """Proves answers to reach a goal; what it has found of a position it keeps."""

    def __init__(self, goal: Goal, most: int = 50_000) -> None:
        self.goal = goal
        self.most = most
        self.looked_at = 0
        """Answers that were tried out so far."""
        self._open: dict[Hashable, bool] = {}
        """Position -> whether the goal can be forced from there by who sees every card."""
        self._closed: dict[Hashable, bool] = {}
        """View -> whether it can by who does not."""
        self._path: dict[tuple[bool, Hashable], int] = {}
        """What is being looked at: position or view -> how deep."""
        self._back = NEVER
        """How far up the path what was looked at last has come back."""

    def sure(self, seen: View) -> list[Option]:
        """The answers by which the goal is surely reached, of those that are alike the first. Raises TooDeep."""
        worlds = self._worlds(seen)
        trials = worlds[::max(1, len(worlds) // TRIALS)]
        return [option for option in different(seen.state, question(seen))
                if all(self.can_force(world.copy(), option) for world in trials) and self._is_sure(worlds, option)]

    def _worlds(self, seen: View) -> list[State]:
        return [*seen.worlds(min(MOST_WORLDS, max(FEWEST_WORLDS, seen.spread)))]

    def _is_sure(self, worlds: Sequence[State], option: Option) -> bool:
        """Whether an answer surely reaches the goal."""
        ahead: dict[Hashable, State] = {}
        return all(self._follow(world.copy(), option, ahead) for world in worlds) and all(
            self._is_sure_from(place, s) for place, s in ahead.items())

    def _is_sure_from(self, place: Hashable, s: State) -> bool:
        """Whether there is a sure answer to what the solver sees in a position; tried with open cards in that one."""
        def look() -> bool:
            asked = pending(s)
            assert asked is not None
            options = [option for option in different(s, asked) if self.can_force(s.copy(), option)]
            worlds = self._worlds(view(s, asked.seat)) if options else []
            return any(self._is_sure(worlds, option) for option in options)

        return self._found(self._closed, place, look)

    def can_force(self, s: State, option: Option) -> bool:
        """Whether, this answer once given, who sees every card can force the goal. Plays on `s`. Raises TooDeep."""
        return self._can_force(s, self._step(s, option))

    def _step(self, s: State, option: Option) -> Decision | None:
        self.looked_at += 1
        if self.looked_at > self.most:
            raise TooDeep
        return advance(s, option)

    def _can_force(self, s: State, asked: Decision | None) -> bool:
        if self.goal.reached(s):
            return True
        if asked is None or self.goal.missed(s):
            return False

        def look() -> bool:
            enough = any if asked.seat == self.goal.seat else all
            return all(self.can_force(s.copy(), aside) for aside in self._asides(asked)) and enough(
                self.can_force(s.copy(), option) for option in different(s, asked))

        return self._found(self._open, mark(s), look)

    def _found(self, known: dict[Hashable, bool], place: Hashable, look: Callable[[], bool]) -> bool:
        """What holds in a place: kept once it is known for good. Who comes back to where he was has gained nothing,
        and a place that fails only for that may still do when it is come upon in another way."""
        found = known.get(place)
        if found is not None:
            return found
        key, depth = (known is self._open, place), len(self._path)
        if key in self._path:
            self._back = min(self._back, self._path[key])
            return False
        self._path[key] = depth
        before, self._back = self._back, NEVER
        found = look()
        del self._path[key]
        if found or self._back >= depth:
            known[place] = found
            self._back = before
        else:
            self._back = min(before, self._back)
        return found

    def _asides(self, asked: Decision) -> Iterable[Option]:
        """What others might do in between."""
        return (option for option in asked.asides if option.value("seat") != self.goal.seat)

    def _follow(self, s: State, option: Option, ahead: dict[Hashable, State]) -> bool:
        """Collect, by what the solver sees, the positions in which it is asked next, in whatever way others answer;
        False where the goal is missed before that. Plays on `s`."""
        asked = self._step(s, option)
        if self.goal.reached(s):
            return True
        if asked is None or self.goal.missed(s):
            return False
        others = [*self._asides(asked)]
        if asked.seat == self.goal.seat:
            ahead.setdefault(mark(view(s, asked.seat).state), s)
        else:
            others += different(s, asked)
        return all(self._follow(s.copy(), other, ahead) for other in others)


class Adversary:
    """An opponent that has one thing in mind: that the solver misses the goal. What it does not know it imagines."""

    def __init__(self, goal: Goal, name: str, most: int = 5_000) -> None:
        self.name = name
        self._goal, self._most = goal, most

    def choose(self, view: View, dice: Dice) -> Option:
        """The answer after which the goal can be forced in the fewest worlds; among equals a quick player's."""
        asked = question(view)
        known = judgement(view.state.game)
        prover = Prover(self._goal, self._most)
        wishes = dict(zip(asked.options, known.preferences(view.state, asked), strict=True))
        return max(different(view.state, asked),
                   key=lambda option: (self._spoils(prover, known, view, option), wishes[option]))

    def _spoils(self, prover: Prover, known: Judgement, view: View, option: Option) -> int:
        spoilt = 0
        for number in range(TRIALS):
            try:
                spoilt += not prover.can_force(known.imagine(view, number), option)
            except TooDeep:
                break
        return spoilt


def different(s: State, asked: Decision) -> list[Option]:
    """One of each kind of answer: two cards of one title in a hand are the same. What else an opponent would call
    alike, as what pays for something, may matter here."""
    return list({_kind(s, option): option for option in reversed(asked.options)}.values())[::-1]


def _kind(s: State, option: Option) -> Hashable:
    sight, where = s.game.zone_sight, s.where
    return option.kind, tuple([(s.ident[int(ref.value)], where[int(ref.value)])
                               if ref.kind == "card" and sight[where[int(ref.value)]] == OWNER else ref.value
                               for ref in option.refs])


def mark(s: State) -> Hashable:
    """What tells a position from others. In which order cards came to lie open or were taken into a hand, and how
    often and in which order things were done, is not looked at: whoever does the same in another order is met again.
    """
    parts: list[Any] = []
    for name in s.FIELDS:
        if name not in UNSAID:
            parts.append(_zones(s) if name == "zones" else _told(s.scope.parts() if name == "scope"
                                                                 else getattr(s, name)))
    return tuple(parts)


def _zones(s: State) -> Hashable:
    return tuple([tuple(row if board or sight == HIDDEN else sorted(row)) for row, board, sight in zip(
        s.zones, s.game.zone_is_board, s.game.zone_sight, strict=True)])


def _told(value: Any) -> Hashable:
    """A part of a state as something to be compared."""
    if isinstance(value, tuple) and value and isinstance(value[0], Frozen):
        return frozenset([repr(plain(each)) for each in value])
    try:
        return marshal.dumps(value, WITHOUT_REFERENCES)
    except ValueError:
        return repr(plain(value))
