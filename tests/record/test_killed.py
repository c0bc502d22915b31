"""The program is really killed, at random moments, also while it writes: nothing is missing afterwards but the answer
in flight. `SPARKTABLE_KILLS=200` kills more often than the suite has time for."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sparktable.kernel.codec import digest
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.autosaves import autosaves
from sparktable.record.desk import Desk
from sparktable.record.opening import open_journal, open_save

from .conftest import GAMES
from .play import play_on

KILLS = int(os.environ.get("SPARKTABLE_KILLS", "15"))
TESTS = Path(__file__).parents[1]

PROGRAM = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from toys import deckbuilder, duel
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.desk import Desk
from sparktable.record.model import Player
from sparktable.record.recorder import Recorder

root, name, seed = Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])
desk, dice = Desk.open(root), Dice(seed)
while True:
    match = Match(open_game(name, {}), seed)
    recorder = Recorder(match, desk, salt="00", seats=[Player(level="random")] * match.game.seats, time="")
    os.write(1, b"game\\n")
    while match.decision is not None:
        options = match.decision.options
        match.take(options[dice.below(len(options))])
        recorder.answered()
        assert recorder.trouble is None
        os.write(1, b"answer\\n")
        if recorder.autosave_due:
            recorder.autosave(time="")
    seed += 1
"""


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
@pytest.mark.parametrize("name", GAMES)
def test_a_killed_program_loses_at_most_the_answer_in_flight(name: str, tmp_path: Path) -> None:
    dice = Dice(KILLS + len(name))
    for kill in range((KILLS + 1) // 2):
        root, seed = tmp_path / str(kill), 100 * kill
        heard = _killed_after(1 + dice.below(300), root, name, seed)
        games = heard.count("game")
        answers = len(heard) - 1 - max(at for at, line in enumerate(heard) if line == "game")
        _check(root, name, seed, games, answers)


def _killed_after(lines: int, root: Path, name: str, seed: int) -> list[str]:
    """Everything that the program said before it was killed, which happens once it has said some lines."""
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(TESTS), str(root), name, str(seed)],
                          stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout
        heard = [program.stdout.readline().strip() for _ in range(lines)]
        os.kill(program.pid, signal.SIGKILL)
        heard += program.stdout.read().split()
    return heard


def _check(root: Path, name: str, seed: int, games: int, answers: int) -> None:
    """The leftover is the game that was going on, with every answer that had been acknowledged."""
    desk = Desk.open(root)
    found, = desk.leftovers()
    opened = open_journal(found)
    assert opened.divergence is None and not opened.note
    going_on = opened.seed - seed + 1
    # It may have been killed after the next game's journal was begun and before that was said.
    assert (going_on, len(opened.answers)) in {(games, answers), (games, answers + 1), (games + 1, 0)}
    again = Match(open_game(name, {}), seed)
    dice = Dice(seed)
    for _ in range(going_on - 1):
        play_on(again, 10_000, dice)
        again = Match(again.game, again.seed + 1)
    play_on(again, len(opened.answers), dice)
    assert digest(opened.state) == digest(again.state)
    for path in autosaves(desk.folder):
        assert open_save(path).divergence is None
    desk.close()
