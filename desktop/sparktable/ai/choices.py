"""Which options are worth a thought: one of each kind, without those that only waste time."""
from __future__ import annotations

from collections.abc import Hashable

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.state import State

from .judgement import Judgement
from .thought import ONLY_ONE, Thought


def choices(judgement: Judgement, s: State, asked: Decision) -> dict[Hashable, Option]:
    """What makes an option different -> the first such option. Never empty; a single one needs no thought."""
    obvious = judgement.obvious(s, asked)
    if obvious is not None:
        return {judgement.alike(s, asked, obvious): obvious}
    found: dict[Hashable, Option] = {}
    useful: dict[Hashable, Option] = {}
    for option in asked.options:
        key = judgement.alike(s, asked, option)
        found.setdefault(key, option)
        if key not in useful and not judgement.pointless(s, asked, option):
            useful[key] = option
    return useful or found


def unweighed(judgement: Judgement, s: State, asked: Decision, option: Option) -> Thought:
    """What is said of an answer that needs no thought: why it is the thing to do, or that there is nothing else."""
    plain = judgement.obvious(s, asked) == option
    return Thought(option, judgement.why(s, asked, option) if plain else ONLY_ONE, 0.5)
