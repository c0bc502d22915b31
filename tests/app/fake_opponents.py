"""Opponents for the worker's tests. They live in a module of their own because another process imports it."""
from __future__ import annotations

import os
import threading

from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import View


class First:
    """Takes the first answer; `where` tells which process it was thought in."""

    def choose(self, view: View, dice: Dice) -> Option:
        assert view.decision is not None
        return view.decision.options[0]


class Last:
    def choose(self, view: View, dice: Dice) -> Option:
        assert view.decision is not None
        return view.decision.options[-1]


class Any:
    def choose(self, view: View, dice: Dice) -> Option:
        assert view.decision is not None
        return view.decision.options[dice.below(len(view.decision.options))]


class Dies:
    """Takes its process with it."""

    def choose(self, view: View, dice: Dice) -> Option:
        os._exit(3)


class DiesOnce:
    """Leaves a mark in a file on its first death and answers in its second life."""

    def __init__(self, mark: str) -> None:
        self.mark = mark

    def choose(self, view: View, dice: Dice) -> Option:
        if not os.path.exists(self.mark):
            with open(self.mark, "w"):
                pass
            os._exit(3)
        return First().choose(view, dice)


class Sleeps:
    """Never answers."""

    def choose(self, view: View, dice: Dice) -> Option:
        threading.Event().wait()
        raise AssertionError


class Stumbles:
    def choose(self, view: View, dice: Dice) -> Option:
        raise ZeroDivisionError("a mistake of mine")


class Tells:
    """Answers with an option that names its process and whether Qt was loaded there."""

    def choose(self, view: View, dice: Dice) -> Option:
        import sys

        return Option("told", (("number", os.getpid()), ("word", str("PySide6" in sys.modules))))  # type: ignore[arg-type]


def make(name: str) -> object:
    kind, _, argument = name.partition(":")
    if kind == "dies-once":
        return DiesOnce(argument)
    return {"first": First, "last": Last, "random": Any, "dies": Dies, "sleeps": Sleeps, "stumbles": Stumbles,
            "tells": Tells}[kind]()
