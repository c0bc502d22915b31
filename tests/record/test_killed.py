"""The program is really killed, at random moments, also while it writes: nothing is missing afterwards but the answer
in flight."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sparktable.app.archive import Archive
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import digest
from sparktable.record.autosaves import autosaves
from sparktable.record.loading import open_journal, open_save
from sparktable.record.run_folder import RunFolder
from sparktable.record.save_file import read_save
from sparktable.record.verification import verify

from .amount import amount
from .conftest import GAMES
from .play import play_on

TOY_KILLS = amount(10, 100)
KILLS = amount(2, 200)
TESTS = Path(__file__).parents[1]

PROGRAM = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from toys import deckbuilder, duel
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.run_folder import RunFolder
from sparktable.record.model import Player
from sparktable.record.recorder import Recorder

root, name, seed = Path(sys.argv[2]), sys.argv[3], int(sys.argv[4])
run_folder, dice = RunFolder.open(root), Dice(seed)
while True:
    match = Match(open_game(name, {}), seed)
    recorder = Recorder(match, run_folder, salt="00", seats=[Player(level="random")] * match.game.seats, time="")
    os.write(1, b"game\\n")
    while match.decision is not None:
        options = match.decision.options
        match.take(options[dice.below(len(options))])
        recorder.keep_up()
        assert recorder.trouble is None
        os.write(1, b"answer\\n")
        if recorder.autosave_due:
            recorder.autosave(time="")
    seed += 1
"""


pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")


@pytest.mark.parametrize("name", GAMES)
def test_a_killed_program_loses_at_most_the_answer_in_flight(name: str, tmp_path: Path) -> None:
    dice = Dice(TOY_KILLS + len(name))
    for kill in range((TOY_KILLS + 1) // 2):
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
    run_folder = RunFolder.open(root)
    found, = run_folder.leftovers()
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
    for path in autosaves(run_folder.folder):
        assert open_save(path).divergence is None
    run_folder.close()


OPPONENTS = """
import os, signal, sys
from pathlib import Path
from sparktable.ai import roster
from sparktable.app.archive import Archive
from sparktable.app.thinking.messages import question
from sparktable.app.thinking.process import answer
from sparktable.app.thinking.messages import question
from sparktable.app.thinking.process import answer
from sparktable.app.catalog import titles
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.kernel.state import digest

root, seed, last_call, part = Path(sys.argv[1]), *map(int, sys.argv[2:])
say = os.write

def deadly(call, torn):
    def counted(*given):
        global last_call
        last_call -= 1
        if last_call == 0:
            torn(call, *given)
            os.kill(os.getpid(), signal.SIGKILL)
        return call(*given)
    return counted

if last_call:  # of the calls that write to the disk the last one is not finished, or nobody hears that it was
    os.write = deadly(os.write, lambda call, handle, data: call(handle, data[:len(data) * part // 100]))
    for name in ("fsync", "replace"):
        setattr(os, name, deadly(getattr(os, name), lambda call, *given: part > 50 and call(*given)))
titles()
archive = Archive(root)
opponents = {name: roster.make(name) for name in ("rookie", "random")}
while True:
    asked = []
    def ask(view, level, seed):
        asked.append((question(len(asked) + 1, level, seed, view), view))
        return len(asked)
    players = Player("Ann", "rookie"), Player("Ben", "random")
    setup = Setup("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}, players, seed)
    session = archive.start(setup, ask)
    session.start()
    while session.outcome is None:
        put, view = asked[-1]
        session.answered(put.number, answer(put, opponents[put.opponent], view, lambda: False).option)
        say(1, f"{session.match.seed} {len(session.match.answers)} {digest(session.match.state)}\\n".encode())
    seed += 1
"""


def test_opponents_that_play_each_other_go_on_where_they_were_killed(tmp_path: Path) -> None:
    dice = Dice(KILLS)
    for kill in range(KILLS):
        root, calls = tmp_path / str(kill), 1 + dice.below(700) if kill % 2 else 0
        program = [sys.executable, "-c", OPPONENTS, str(root), str(1000 * kill), str(calls), str(dice.below(101))]
        with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout
            heard = [] if calls else [running.stdout.readline() for _ in range(1 + dice.below(250))]
            if not calls:
                for _ in range(dice.below(100_000)):  # somewhere in the answer after those
                    pass
                running.kill()
            heard += running.stdout.read().splitlines()
        assert running.returncode == -signal.SIGKILL
        _check_opponents(root, heard)


def _check_opponents(root: Path, heard: list[str]) -> None:
    """All that had been acknowledged is there: in the game that can be continued, or among the finished ones."""
    archive = Archive(root)
    seed, answers, position = heard[-1].split() if heard else ("", "0", "")
    session = archive.resume(lambda view, level, seed: 1)
    assert not archive.trouble
    if session is not None and position and session.match.seed == int(seed):
        assert len(session.match.answers) in (int(answers), int(answers) + 1)
        assert digest(session.match.at(int(answers))) == position
    elif position:  # it was over; the next one may have had its first answer
        assert session is None or len(session.match.answers) == 1
        ends = [read_save(slot.path) for slot in archive.finished.all()]
        assert [end.header.answers for end in ends if end.seed == int(seed)] in ([int(answers)], [int(answers) + 1])
    else:
        assert session is None or len(session.match.answers) == 1
    for slot in [*archive.replays(), *archive.finished.all()]:
        assert verify(slot.path).holds
    if session is not None and session.outcome is None:
        session.start()
        session.answered(1, session.match.decision.options[0])
        assert not archive.trouble
    archive.close()
