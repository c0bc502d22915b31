"""Matches that are recorded while they are played."""
from pathlib import Path

from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.journal import Journal
from sparktable.record.manners import ALL_CHOSEN, Manners
from sparktable.record.recorder import Recorder
from sparktable.record.run_folder import RunFolder

from .play import NOON, SALT, play_on, seats_of


def journal_of(match: Match, path: Path, manners: Manners = ALL_CHOSEN) -> Path:
    Journal.begin(path, match, salt=SALT, seats=seats_of(match.game), time=NOON, manners=manners).close()
    return path


def recorder_of(match: Match, run_folder: RunFolder) -> Recorder:
    return Recorder(match, run_folder, salt=SALT, seats=seats_of(match.game), time=NOON)


def play_recorded(match: Match, recorder: Recorder, answers: int, dice: Dice) -> None:
    for _ in range(answers):
        play_on(match, 1, dice)
        recorder.keep_up()
