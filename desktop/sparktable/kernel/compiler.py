"""What the compiler is told about a class. Without a compiler it means nothing.

`@mypyc_attr(allow_interpreted_subclasses=True)` stands at what a game may subclass without being compiled itself. The
stub beside this file tells mypy and mypyc that it is theirs, so that nobody needs them to play.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

OwnGame = TypeVar("OwnGame")
"""The game of a state: each game's states know their own, and nobody else need say which."""

AnyClass = TypeVar("AnyClass", bound=type)


def mypyc_attr(**_: bool) -> Callable[[AnyClass], AnyClass]:
    return lambda cls: cls


def trait(cls: AnyClass) -> AnyClass:
    """What a class can be besides what it derives from."""
    return cls
