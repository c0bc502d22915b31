"""Giving recorded answers again, and noticing where they no longer lead the same way."""
from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.match import Answer, Match


@dataclass(frozen=True)
class Divergence:
    """Where a recorded game leaves the way that today's rules take."""

    index: int
    """How many answers still went as recorded."""
    what: str
    """What is different about the next one, in words."""


class TooSlow(Exception):
    """The answers could not all be given in the time allowed."""


def follow(match: Match, answers: Iterable[Answer], *, seconds: float | None = None) -> Divergence | None:
    """Give the answers one by one; stop where one is not possible or luck falls differently.

    The match then stands before the first answer that did not go as recorded.
    """
    end = None if seconds is None else time.thread_time() + seconds  # a busy machine costs no game its history
    for answer in answers:
        index = len(match.answers)
        asked = match.decision
        if asked is None:
            return Divergence(index, "the game is already over")
        option = offered(asked, answer.option)
        seat = asked.seat if option is None else asked.giver(option)
        if seat != answer.seat:
            return Divergence(index, f"seat {seat}, not {answer.seat}, is asked '{asked.kind}'")
        if option is None:
            return Divergence(index, f"'{answer.option.label()}' is not among the answers to '{asked.kind}'")
        match.take(option)
        chance = match.answers[-1].chance
        if chance != answer.chance:
            match.rewind(index)
            return Divergence(index, f"luck falls differently after '{option.label()}'")
        if end is not None and index % 64 == 0 and time.thread_time() > end:
            raise TooSlow
    return None


def in_common(one: Sequence[object], other: Sequence[object]) -> int:
    """How many answers two courses have in common, from the beginning."""
    return next((index for index, (mine, theirs) in enumerate(zip(one, other, strict=False)) if mine != theirs),
                min(len(one), len(other)))


def offered(asked: Decision, wanted: Option) -> Option | None:
    """The very option that is offered, for one that was read from a file: nodes may compare with `is`."""
    choices: tuple[Option, ...] = (*asked.options, *asked.asides)
    return next((option for option in choices if option == wanted), None)
