"""Reckoning a saved game again from its seed and its answers, and comparing everything that the file claims."""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sparktable.kernel.codec import digest_of
from sparktable.kernel.game import open_game

from .fair_shuffle import kept
from .loading import OpenGame, answers_of, course, game_of, is_position
from .save_file import read_save


@dataclass(frozen=True)
class Finding:
    """One thing that was confirmed, or not."""

    holds: bool
    what: str


@dataclass(frozen=True)
class Verdict:
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        return all(finding.holds for finding in self.findings)


def verify(path: Path, games: OpenGame = open_game) -> Verdict:
    """Reckon the game of a save again. Raises BadFile."""
    save = read_save(path)
    game = game_of(path, save.header, games)
    answers = answers_of(path, save)
    match, divergence = course(path, game, save.seed, save.start, answers, seconds=None)
    shown, rules = save.header.commitment, save.header.rules
    older = (f" (played under rules {rules}, checked under rules {game.rules_version})"
             if rules != game.rules_version else "")
    found = []
    if save.start is None:
        bound = kept(shown, save.seed, save.salt)
        found.append(Finding(bound, f"the deal is{'' if bound else ' not'} the one committed to as {shown}"))
    else:
        found.append(Finding(True, "the game began from a set position, so there was no deal to commit to"))
    if divergence is None:
        outcomes = sum(len(answer.chance) for answer in answers)
        found.append(Finding(True, f"all {len(answers)} answers lead on, {outcomes} outcomes of luck as recorded"))
        same = digest_of(save.state) == save.digest and is_position(match.state, save.digest, save.state, rules)
        found.append(Finding(same, f"the position reached is{'' if same else ' not'} the one saved ({save.digest})"
                                   f"{'' if same else older}"))
    else:
        found.append(Finding(False, f"after {divergence.index} of {len(answers)} answers the game goes another way: "
                                    f"{divergence.what}{older}"))
    quiet = save.quiet
    if quiet is not None and (divergence is None or quiet.after <= divergence.index):
        same = digest_of(quiet.state) == quiet.digest and is_position(match.at(quiet.after), quiet.digest,
                                                                      quiet.state, rules)
        found.append(Finding(same, f"the quiet position after {quiet.after} answers is{'' if same else ' not'} "
                                   f"the one saved ({quiet.digest}){'' if same else older}"))
    return Verdict(tuple(found))
