"""Opponents for the worker's tests. They live in a module of their own because another process imports it."""
from __future__ import annotations

import os
import threading

from sparktable.ai.opponent import Opponent
from sparktable.ai.thought import NO_DIFFERENCE, ONLY_ONE, Stop, Thought, Weighed
from sparktable.app import adversaries
from sparktable.app.players import OF_PUZZLE
from sparktable.app.thinking import process
from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import View


class Fake:
    name = "fake"


class First(Fake):
    """Takes the first answer."""

    def choose(self, view: View, dice: Dice) -> Option:
        assert view.decision is not None
        return view.decision.options[0]


class Last(Fake):
    def choose(self, view: View, dice: Dice) -> Option:
        assert view.decision is not None
        return view.decision.options[-1]


class Any(Fake):
    def choose(self, view: View, dice: Dice) -> Option:
        assert view.decision is not None
        return view.decision.options[dice.below(len(view.decision.options))]


class Dies(Fake):
    """Takes its process with it."""

    def choose(self, view: View, dice: Dice) -> Option:
        os._exit(3)


class DiesOnce(Fake):
    """Leaves a mark in a file on its first death and answers in its second life."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def choose(self, view: View, dice: Dice) -> Option:
        if not os.path.exists(self.mark):
            with open(self.mark, "w"):
                pass
            os._exit(3)
        return First().choose(view, dice)


class Sleeps(Fake):
    """Never answers."""

    def choose(self, view: View, dice: Dice) -> Option:
        threading.Event().wait()
        raise AssertionError


class Stumbles(Fake):
    def choose(self, view: View, dice: Dice) -> Option:
        raise ZeroDivisionError("a mistake of mine")


class IsHungry(Fake):
    def choose(self, view: View, dice: Dice) -> Option:
        raise MemoryError


class Cheats(Fake):
    """Answers what was not asked."""

    def choose(self, view: View, dice: Dice) -> Option:
        return Option("win")


class Patient(Fake):
    """Thinks until it is told to stop, and then answers."""

    def choose(self, view: View, dice: Dice) -> Option:
        raise AssertionError("it is asked to think")

    def think(self, view: View, dice: Dice, stop: Stop) -> Thought:
        assert view.decision is not None
        while not stop():
            pass
        return Thought(view.decision.options[-1], ONLY_ONE, 0.5)


class FallsAsleep(Patient):
    """Answers when it is told to, and then its process does not stir any more."""

    def think(self, view: View, dice: Dice, stop: Stop) -> Thought:
        process.Begun = lambda number: threading.Event().wait()  # type: ignore[assignment,misc]
        return super().think(view, dice, stop)


class Weighs(Fake):
    """Takes the last answer, and says what it thinks of the others."""

    def choose(self, view: View, dice: Dice) -> Option:
        return self.think(view, dice, lambda: False).option

    def think(self, view: View, dice: Dice, stop: Stop) -> Thought:
        assert view.decision is not None
        *others, last = view.decision.options
        return Thought(last, NO_DIFFERENCE, 0.62, tuple(Weighed(other, 0.4) for other in others), tries=9)


class Knows(Weighs):
    """Takes the last answer too, but need not weigh anything for that."""

    def think(self, view: View, dice: Dice, stop: Stop) -> Thought:
        return super().think(view, dice, stop)._replace(alternatives=(), tries=0)


class Watches(First):
    """Could act aside, and never wants to."""

    def aside(self, view: View, dice: Dice, stop: Stop) -> Thought | None:
        return None


class Sleepwalks(First):
    """Does aside what nobody offered."""

    def aside(self, view: View, dice: Dice, stop: Stop) -> Thought | None:
        return Thought(Option("win"), NO_DIFFERENCE, 1.0)


_KINDS = {"first": First, "last": Last, "random": Any, "dies": Dies, "sleeps": Sleeps, "falls asleep": FallsAsleep,
          "stumbles": Stumbles, "is hungry": IsHungry, "cheats": Cheats, "patient": Patient, "weighs": Weighs,
          "knows": Knows, "watches": Watches, "sleepwalks": Sleepwalks, "rookie": Any, "scout": Any,
          "commander": Any, "greedy": Last}


def make(name: str) -> Opponent:
    if name.startswith(OF_PUZZLE):
        return adversaries.make(name)
    kind, _, argument = name.partition(":")
    return DiesOnce(argument) if kind == "dies-once" else _KINDS[kind]()


class Second(Fake):
    def choose(self, view: View, dice: Dice) -> Option:
        assert view.decision is not None
        return view.decision.options[1]


def make_only_chance(name: str) -> Opponent:
    """Whoever thinks dies of it."""
    return Second() if name == "random" else Dies()


def make_only_dying(name: str) -> Opponent:
    return Dies()


def make_only_last(name: str) -> Opponent:
    return Last() if name == "last" else Dies()
