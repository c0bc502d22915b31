"""The drawer in which a game is kept while it is played: autosaves, and nobody's files are harmed."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.autosaves import autosaves
from sparktable.record.journal import read_journal
from sparktable.record.loading import open_journal, open_save
from sparktable.record.recorder import Recorder
from sparktable.record.run_folder import RunFolder

from .play import NOON, played
from .recording import journal_of, play_recorded, recorder_of


def test_the_newest_autosaves_are_kept(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    for _ in range(8):
        play_recorded(match, recorder, 1, Dice(1))
        recorder.autosave(time=NOON)
    kept = autosaves(run_folder.folder)
    assert [path.name for path in kept] == [f"auto-{number:06}.spark" for number in (8, 7, 6, 5, 4)]
    assert [len(open_save(path).answers) for path in kept] == [8, 7, 6, 5, 4]


def test_an_autosave_is_due_once_a_turn(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, RunFolder.open(tmp_path))
    due = []
    for _ in range(60):
        play_recorded(match, recorder, 1, Dice(1))
        if recorder.autosave_due:
            recorder.autosave(time=NOON)
            due.append(match.state.turn)
    assert due == list(range(2, match.state.turn + 1))


def test_a_finished_game_is_no_leftover(toy: Game, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    recorder = recorder_of(Match(toy, 3), run_folder)
    assert run_folder.leftovers() == [run_folder.journal]
    recorder.finish()
    assert run_folder.leftovers() == [] and len(run_folder.aside()) == 1


def test_a_new_game_lays_the_journal_before_it_aside(toy: Game, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    before = played(toy, seed=7, answers=9)
    recorder_of(before, run_folder)
    recorder_of(Match(toy, 8), run_folder)
    assert read_journal(run_folder.aside()[0]).answers == before.answers
    assert read_journal(run_folder.journal).head.seed == 8
SECOND_PROGRAM = """
import sys
from pathlib import Path
from sparktable.record.run_folder import RunFolder
run_folder = RunFolder.open(Path(sys.argv[1]))
print(run_folder.folder.name, [str(path) for path in run_folder.leftovers()], flush=True)
input()
"""


def _second_program(root: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", SECOND_PROGRAM, str(root)], text=True,
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_a_second_program_has_a_drawer_of_its_own(toy: Game, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    recorder_of(played(toy, answers=5), run_folder)
    with _second_program(tmp_path) as program:
        assert program.stdout
        assert program.stdout.readline() == "desk-2 []\n"
        program.communicate("\n")
    assert len(read_journal(run_folder.journal).answers) == 5


def test_what_a_killed_program_left_is_found_and_taken_over(toy: Game, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    with _second_program(tmp_path) as program:
        assert program.stdout
        program.stdout.readline()
        theirs = journal_of(played(toy, answers=5), tmp_path / "desk-2" / "journal.jsonl")
        assert run_folder.leftovers() == []  # it still runs
        program.kill()
    assert run_folder.leftovers() == [theirs]
    opened = open_journal(theirs)
    recorder = Recorder.go_on(opened, run_folder, time=NOON)
    assert not theirs.exists()
    play_recorded(opened.match, recorder, 3, Dice(1))
    assert len(read_journal(run_folder.journal).answers) == 8


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
@pytest.mark.parametrize("what", ["lock", "."])
def test_a_second_program_shares_no_drawer_whose_lock_was_deleted(toy: Game, tmp_path: Path, what: str) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 5, Dice(1))
    if what == "lock":
        (run_folder.folder / "lock").unlink()
    else:
        shutil.rmtree(run_folder.folder)
    with _second_program(tmp_path) as program:
        assert program.stdout
        taken = program.stdout.readline().split()[0]
        play_recorded(match, recorder, 1, Dice(2))
        assert run_folder.folder.name != taken and recorder.trouble is None
        assert open_journal(run_folder.journal).match.answers == match.answers
        program.communicate("\n")
    with _second_program(tmp_path) as program:
        assert program.stdout
        assert program.stdout.readline().split()[0] != run_folder.folder.name, "it is locked again"
        program.communicate("\n")
PARENT = """
import os, sys, time
from pathlib import Path
from sparktable.record.run_folder import RunFolder
run_folder = RunFolder.open(Path(sys.argv[1]))
if not os.fork():
    print(os.getpid(), flush=True)
    sys.stdin.read()
    os._exit(0)
os.wait()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_process_that_was_forked_does_not_keep_the_drawer(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT, str(tmp_path)], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout and int(parent.stdout.readline())
        assert RunFolder.open(tmp_path).folder.name == "desk-2"
        parent.kill()
        parent.wait()
        assert RunFolder.open(tmp_path).folder.name == "desk-1"


def test_a_drawer_is_free_again_when_its_program_has_ended(tmp_path: Path) -> None:
    one = RunFolder.open(tmp_path)
    other = RunFolder.open(tmp_path)
    assert (one.folder.name, other.folder.name) == ("desk-1", "desk-2")
    one.close()
    assert RunFolder.open(tmp_path).folder.name == "desk-1"


def test_unfinished_files_of_a_dead_program_are_cleared_away(tmp_path: Path) -> None:
    draft = tmp_path / "desk-1" / ".auto-000001.spark.77-0.part"
    draft.parent.mkdir()
    draft.write_bytes(b"half")
    RunFolder.open(tmp_path)
    assert not draft.exists()
