"""Who can be asked to play in the opponents' process: everybody of the roster, and the adversary of each puzzle."""
from __future__ import annotations

from sparktable.ai import roster
from sparktable.ai.opponent import Opponent
from sparktable.app.players import OF_PUZZLE


def make(name: str) -> Opponent:
    """A new opponent of that name."""
    if not name.startswith(OF_PUZZLE):
        return roster.make(name)
    from sparktable.ai.proof import Adversary  # what reads files is loaded only where a puzzle is played
    from sparktable.app.puzzles import puzzle_named

    return Adversary(puzzle_named(name.removeprefix(OF_PUZZLE)).goal, name)
