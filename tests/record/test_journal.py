"""The journal and the drawer it lies in: what a crash leaves is all there, and nobody's files are harmed."""

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import digest
from sparktable.record import journal
from sparktable.record.autosaves import autosaves
from sparktable.record.files import BadFile
from sparktable.record.journal import Journal, read_journal
from sparktable.record.loading import open_journal, open_save
from sparktable.record.model import canonical, plain_answer
from sparktable.record.recorder import Recorder
from sparktable.record.run_folder import RunFolder

from .play import NOON, SALT, play_on, played, seats_of


def _journal(match: Match, path: Path) -> Path:
    Journal.begin(path, match, salt=SALT, seats=seats_of(match.game), time=NOON).close()
    return path


def _recorder(match: Match, run_folder: RunFolder) -> Recorder:
    return Recorder(match, run_folder, salt=SALT, seats=seats_of(match.game), time=NOON)


def _play_recorded(match: Match, recorder: Recorder, answers: int, dice: Dice) -> None:
    for _ in range(answers):
        play_on(match, 1, dice)
        recorder.keep_up()


def test_a_game_goes_on_from_its_last_answer(game: Game, tmp_path: Path) -> None:
    match = Match(game, 3)
    recorder = _recorder(match, RunFolder.open(tmp_path))
    for _ in range(60):
        _play_recorded(match, recorder, 1, Dice(len(match.answers)))
        opened = open_journal(recorder.run_folder.journal)
        assert digest(opened.state) == digest(match.state) and opened.match.answers == match.answers
        assert opened.how == "journal" and not opened.note


def test_what_is_given_again_is_there_again(toy: Game, tmp_path: Path) -> None:
    """Also several answers at once, as a session gives them again where opponents answered in between."""
    match = Match(toy, 3)
    recorder = _recorder(match, RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 20, Dice(1))
    for count in (1, 2, 7):
        for _ in range(count):
            match.undo(beyond_barrier=True)
        recorder.keep_up()
        for _ in range(count):
            match.redo()
        recorder.keep_up()
        assert open_journal(recorder.run_folder.journal).match.answers == match.answers
    assert max(entry.get("back", 0) for entry in _entries(recorder.run_folder.journal)) < 20


def _entries(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()[1:]]


def test_the_same_answer_as_before_writes_nothing_that_would_be_read_otherwise(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 10, Dice(1))
    last = match.undo(beyond_barrier=True)
    recorder.keep_up()
    match.take(last)
    recorder.keep_up()
    _play_recorded(match, recorder, 3, Dice(2))
    assert open_journal(recorder.run_folder.journal).match.answers == match.answers


def _with_lines(path: Path, *entries: dict[str, Any]) -> Path:
    """A journal with further lines, rightly summed up."""
    running = json.loads(path.read_bytes().splitlines()[-1])["sum"]
    for entry in entries:
        text = canonical(entry)
        running = journal._next_sum(running, text)
        with path.open("ab") as file:
            file.write(journal._line(text, running))
    return path


def test_answers_given_again_that_were_written_as_a_way_forward_are_found(toy: Game, tmp_path: Path) -> None:
    """As it was once written: back to 6, on to 9 with those taken back, one more, back to 4, one again, and two."""
    match = played(toy, answers=12)
    later = [{"answer": plain_answer(answer)} for answer in match.answers]
    path = _with_lines(_journal(played(toy, answers=9), tmp_path / "journal.jsonl"), {"back": 6}, {"back": 9},
                       later[9], {"back": 4}, later[4], {"back": 7})
    opened = open_journal(path)
    assert opened.match.answers == match.answers[:7] and not opened.note


def test_a_way_forward_to_what_was_never_there_is_damage(toy: Game, tmp_path: Path) -> None:
    path = _with_lines(_journal(played(toy, answers=9), tmp_path / "journal.jsonl"), {"back": 6},
                       {"answer": [0, ["end"], []]}, {"back": 9})
    found = read_journal(path)
    assert (found.damaged_line, len(found.answers)) == (13, 7)


def _break(path: Path, line: int) -> bytes:
    """Something in a line is altered. Returns what the file holds now."""
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = lines[line - 1].replace(b'"answer":[', b'"answer":[1', 1)
    path.write_bytes(b"\n".join(lines))
    return path.read_bytes()


def test_a_damaged_journal_is_kept_whole_before_it_is_gone_on_from(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 30, Dice(1))
    recorder.pause()
    broken = _break(run_folder.journal, 12)
    opened = open_journal(run_folder.journal)
    assert opened.match.answers == match.answers[:10] and "damaged from line 12" in opened.note
    again = Recorder.go_on(opened, run_folder, time=NOON)
    kept, = run_folder.aside("damaged")
    assert kept.read_bytes() == broken and str(kept) in again.note
    _play_recorded(opened.match, again, 2, Dice(3))
    assert open_journal(run_folder.journal).match.answers == opened.match.answers
    for number in range(9):  # and longer than those of games that came after it
        _recorder(Match(toy, number), run_folder)
    assert kept.read_bytes() == broken


def test_a_broken_last_line_is_damage_too(toy: Game, tmp_path: Path) -> None:
    path = _journal(played(toy, answers=9), tmp_path / "journal.jsonl")
    _break(path, 10)
    assert read_journal(path).damaged_line == 10


def test_a_longer_autosave_wins_over_a_damaged_journal(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 25, Dice(1))
    recorder.practised = True
    recorder.autosave(time=NOON)
    _play_recorded(match, recorder, 5, Dice(2))
    recorder.pause()
    _break(run_folder.journal, 12)
    opened = open_journal(run_folder.journal)
    assert opened.match.answers == match.answers[:25] and opened.header.practised
    assert "damaged from line 12" in opened.note and "autosave goes further" in opened.note
    Recorder.go_on(opened, run_folder, time=NOON)
    again = open_journal(run_folder.journal)
    assert (again.how, again.match.answers, again.header.practised) == ("journal", opened.match.answers, True)


def test_a_shorter_autosave_or_one_of_another_game_does_not_win(toy: Game, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    other = _recorder(played(toy, seed=9, answers=40), run_folder)
    other.autosave(time=NOON)
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder)
    _play_recorded(match, recorder, 8, Dice(1))
    recorder.autosave(time=NOON)
    _play_recorded(match, recorder, 9, Dice(2))
    recorder.pause()
    _break(run_folder.journal, 14)
    assert open_journal(run_folder.journal).match.answers == match.answers[:12]


def test_an_autosave_of_answers_that_were_taken_back_does_not_win(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 25, Dice(1))
    recorder.autosave(time=NOON)
    match.rewind(20)
    recorder.keep_up()
    assert len(open_journal(run_folder.journal).match.answers) == 20


def test_an_autosave_holds_what_the_journal_had_no_room_for(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 10, Dice(1))
    os.utime(run_folder.journal, ns=(0, 0))  # some time ago

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as context:
        context.setattr(os, "write", full)
        _play_recorded(match, recorder, 4, Dice(2))
    recorder.autosave(time=NOON)
    os.utime(run_folder.journal, ns=(0, 0))
    opened = open_journal(run_folder.journal)
    assert opened.match.answers == match.answers and opened.how == "labels"


@pytest.mark.parametrize("what", ["journal.jsonl", ".", "cut", "another"])
def test_a_journal_that_something_else_deletes_is_written_anew(toy: Game, tmp_path: Path, what: str) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 10, Dice(1))
    strange = b""
    if what == ".":
        shutil.rmtree(run_folder.folder)
    elif what == "another":
        strange = _journal(played(toy, seed=9, answers=4), tmp_path / "theirs.jsonl").read_bytes()
        os.replace(tmp_path / "theirs.jsonl", run_folder.journal)
    else:
        run_folder.journal.unlink() if what != "cut" else os.truncate(run_folder.journal, 300)
    _play_recorded(match, recorder, 1, Dice(2))
    assert "was written again" in recorder.note and recorder.trouble is None
    assert open_journal(run_folder.journal).match.answers == match.answers
    assert strange in (b"", *(path.read_bytes() for path in run_folder.aside()))
    recorder.note = ""
    _play_recorded(match, recorder, 1, Dice(3))
    assert recorder.note == "" and open_journal(run_folder.journal).match.answers == match.answers


def test_what_is_taken_back_and_given_again_for_ever_stays_readable(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "LONGEST", 4000)
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 10, Dice(1))
    for _ in range(200):
        match.undo(beyond_barrier=True)
        recorder.keep_up()
        match.redo()
        recorder.keep_up()
        assert run_folder.journal.stat().st_size < 4200
    assert open_journal(run_folder.journal).match.answers == match.answers and recorder.note == ""


def test_what_waits_for_room_has_a_last_chance_when_the_game_is_left(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as context:
        context.setattr(os, "write", full)
        _play_recorded(match, recorder, 4, Dice(2))
        assert "the disk is full" in str(recorder.trouble)
    recorder.pause()
    assert recorder.trouble is None and open_journal(run_folder.journal).match.answers == match.answers


def test_a_journal_that_cannot_take_another_ones_place_leaves_it_there(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _recorder(played(toy, answers=9), run_folder := RunFolder.open(tmp_path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as context:
        context.setattr(os, "replace", full)
        recorder = _recorder(Match(toy, 8), run_folder)
        for _ in range(9):
            recorder.keep_up()
    assert len(read_journal(run_folder.journal).answers) == 9 and run_folder.aside() == []


def test_undone_answers_stay_undone(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 20, Dice(1))
    match.rewind(12)
    recorder.keep_up()
    _play_recorded(match, recorder, 3, Dice(2))
    assert open_journal(recorder.run_folder.journal).match.answers == match.answers
    opened = open_save(recorder.run_folder.autosave(recorder.save_bytes(time=NOON)))
    assert opened.state == match.state


def test_wherever_it_is_cut_off_all_whole_lines_count(toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=12)
    whole = _journal(match, tmp_path / "journal.jsonl").read_bytes()
    first = whole.index(b"\n") + 1
    for length in range(first, len(whole) + 1):
        path = tmp_path / "cut.jsonl"
        path.write_bytes(whole[:length])
        found = read_journal(path)
        assert found.answers == match.answers[:whole[first:length].count(b"\n")]
        assert found.damaged_line is None


def test_a_damaged_line_is_reported_and_what_stands_before_it_kept(toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=12)
    path = _journal(match, tmp_path / "journal.jsonl")
    lines = path.read_bytes().split(b"\n")
    lines[5] = lines[5].replace(b'"answer":[', b'"answer":[1', 1)
    path.write_bytes(b"\n".join(lines))
    found = read_journal(path)
    assert (found.damaged_line, found.answers) == (6, match.answers[:4])
    assert open_journal(path).note == "The journal is damaged from line 6 on."


def test_zeros_that_a_power_cut_leaves_are_a_torn_end(toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=12)
    path = _journal(match, tmp_path / "journal.jsonl")
    path.write_bytes(path.read_bytes() + b"\0" * 4096)
    assert read_journal(path).answers == match.answers


@pytest.mark.parametrize("data", [b"", b"not a journal\n", b'{"journal":1}\n', b'{"journal":1,"sum":"00"}\nx\n'])
def test_what_is_no_journal_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_bytes(data)
    with pytest.raises(BadFile, match=r"'journal\.jsonl' "):
        open_journal(path)


def test_writing_goes_on_after_a_torn_end(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 10, Dice(1))
    recorder.pause()
    run_folder.journal.write_bytes(run_folder.journal.read_bytes()[:-7])
    opened = open_journal(run_folder.journal)
    assert len(opened.match.answers) == 9
    again = Recorder.go_on(opened, run_folder, time=NOON)
    _play_recorded(opened.match, again, 5, Dice(2))
    assert open_journal(run_folder.journal).match.answers == opened.match.answers


def test_a_journal_of_other_rules_gives_way_to_the_newest_autosave(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 30, Dice(1))
    recorder.autosave(time=NOON)
    at_autosave = match.state.copy()
    _play_recorded(match, recorder, 5, Dice(1))
    first_deal = toy.new
    monkeypatch.setattr(type(toy), "new", lambda game, seed: first_deal(seed + 1))
    opened = open_journal(run_folder.journal)
    assert opened.how == "labels" and opened.state == at_autosave and "rules have changed" in opened.note


def test_the_newest_autosaves_are_kept(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    for _ in range(8):
        _play_recorded(match, recorder, 1, Dice(1))
        recorder.autosave(time=NOON)
    kept = autosaves(run_folder.folder)
    assert [path.name for path in kept] == [f"auto-{number:06}.spark" for number in (8, 7, 6, 5, 4)]
    assert [len(open_save(path).answers) for path in kept] == [8, 7, 6, 5, 4]


def test_an_autosave_is_due_once_a_turn(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, RunFolder.open(tmp_path))
    due = []
    for _ in range(60):
        _play_recorded(match, recorder, 1, Dice(1))
        if recorder.autosave_due:
            recorder.autosave(time=NOON)
            due.append(match.state.turn)
    assert due == list(range(2, match.state.turn + 1))


def test_a_finished_game_is_no_leftover(toy: Game, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    recorder = _recorder(Match(toy, 3), run_folder)
    assert run_folder.leftovers() == [run_folder.journal]
    recorder.finish()
    assert run_folder.leftovers() == [] and len(run_folder.aside()) == 1


def test_a_new_game_lays_the_journal_before_it_aside(toy: Game, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    before = played(toy, seed=7, answers=9)
    _recorder(before, run_folder)
    _recorder(Match(toy, 8), run_folder)
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
    _recorder(played(toy, answers=5), run_folder)
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
        theirs = _journal(played(toy, answers=5), tmp_path / "desk-2" / "journal.jsonl")
        assert run_folder.leftovers() == []  # it still runs
        program.kill()
    assert run_folder.leftovers() == [theirs]
    opened = open_journal(theirs)
    recorder = Recorder.go_on(opened, run_folder, time=NOON)
    assert not theirs.exists()
    _play_recorded(opened.match, recorder, 3, Dice(1))
    assert len(read_journal(run_folder.journal).answers) == 8


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
@pytest.mark.parametrize("what", ["lock", "."])
def test_a_second_program_shares_no_drawer_whose_lock_was_deleted(toy: Game, tmp_path: Path, what: str) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, run_folder := RunFolder.open(tmp_path))
    _play_recorded(match, recorder, 5, Dice(1))
    if what == "lock":
        (run_folder.folder / "lock").unlink()
    else:
        shutil.rmtree(run_folder.folder)
    with _second_program(tmp_path) as program:
        assert program.stdout
        taken = program.stdout.readline().split()[0]
        _play_recorded(match, recorder, 1, Dice(2))
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
