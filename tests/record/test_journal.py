"""The journal and the drawer it lies in: what a crash leaves is all there, and nobody's files are harmed."""

import subprocess
import sys
from pathlib import Path

import pytest

from sparktable.kernel.codec import digest
from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.autosaves import autosaves
from sparktable.record.desk import Desk
from sparktable.record.files import BadFile
from sparktable.record.journal import Journal, read_journal
from sparktable.record.opening import open_journal, open_save
from sparktable.record.recorder import Recorder

from .play import NOON, SALT, play_on, played, seats_of


def _journal(match: Match, path: Path) -> Path:
    journal = Journal.begin(path, match, salt=SALT, seats=seats_of(match.game), time=NOON)
    journal.close()
    return path


def _recorder(match: Match, desk: Desk) -> Recorder:
    return Recorder(match, desk, salt=SALT, seats=seats_of(match.game), time=NOON)


def _play_recorded(match: Match, recorder: Recorder, answers: int, dice: Dice) -> None:
    for _ in range(answers):
        play_on(match, 1, dice)
        recorder.answered()


def test_a_game_goes_on_from_its_last_answer(game: Game, tmp_path: Path) -> None:
    match = Match(game, 3)
    recorder = _recorder(match, Desk.open(tmp_path))
    for _ in range(60):
        _play_recorded(match, recorder, 1, Dice(len(match.answers)))
        opened = open_journal(recorder.desk.journal)
        assert digest(opened.state) == digest(match.state) and opened.match.answers == match.answers
        assert opened.how == "journal" and not opened.note


def test_undone_answers_stay_undone(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, Desk.open(tmp_path))
    _play_recorded(match, recorder, 20, Dice(1))
    match.rewind(12)
    recorder.rewound()
    _play_recorded(match, recorder, 3, Dice(2))
    assert open_journal(recorder.desk.journal).match.answers == match.answers
    opened = open_save(recorder.desk.autosave(recorder.save_bytes(time=NOON)))
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
    recorder = _recorder(match, desk := Desk.open(tmp_path))
    _play_recorded(match, recorder, 10, Dice(1))
    recorder.pause()
    desk.journal.write_bytes(desk.journal.read_bytes()[:-7])
    opened = open_journal(desk.journal)
    assert len(opened.match.answers) == 9
    again = Recorder.go_on(opened, desk, time=NOON)
    _play_recorded(opened.match, again, 5, Dice(2))
    assert open_journal(desk.journal).match.answers == opened.match.answers


def test_a_journal_of_other_rules_gives_way_to_the_newest_autosave(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, desk := Desk.open(tmp_path))
    _play_recorded(match, recorder, 30, Dice(1))
    recorder.autosave(time=NOON)
    at_autosave = match.state.copy()
    _play_recorded(match, recorder, 5, Dice(1))
    first_deal = toy.new
    monkeypatch.setattr(type(toy), "new", lambda game, seed: first_deal(seed + 1))
    opened = open_journal(desk.journal)
    assert opened.how == "labels" and opened.state == at_autosave and "rules have changed" in opened.note


def test_the_newest_autosaves_are_kept(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, desk := Desk.open(tmp_path))
    for _ in range(8):
        _play_recorded(match, recorder, 1, Dice(1))
        recorder.autosave(time=NOON)
    kept = autosaves(desk.folder)
    assert [path.name for path in kept] == [f"auto-{number:06}.spark" for number in (8, 7, 6, 5, 4)]
    assert [len(open_save(path).answers) for path in kept] == [8, 7, 6, 5, 4]


def test_an_autosave_is_due_once_a_turn(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = _recorder(match, Desk.open(tmp_path))
    due = []
    for _ in range(60):
        _play_recorded(match, recorder, 1, Dice(1))
        if recorder.autosave_due:
            recorder.autosave(time=NOON)
            due.append(match.state.turn)
    assert due == list(range(2, match.state.turn + 1))


def test_a_finished_game_is_no_leftover(toy: Game, tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    recorder = _recorder(Match(toy, 3), desk)
    assert desk.leftovers() == [desk.journal]
    recorder.finish()
    assert desk.leftovers() == [] and len(desk.aside()) == 1


def test_a_new_game_lays_the_journal_before_it_aside(toy: Game, tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    before = played(toy, seed=7, answers=9)
    _recorder(before, desk)
    _recorder(Match(toy, 8), desk)
    assert read_journal(desk.aside()[0]).answers == before.answers
    assert read_journal(desk.journal).head.seed == 8


SECOND_PROGRAM = """
import sys
from pathlib import Path
from sparktable.record.desk import Desk
desk = Desk.open(Path(sys.argv[1]))
print(desk.folder.name, [str(path) for path in desk.leftovers()], flush=True)
input()
"""


def _second_program(root: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", SECOND_PROGRAM, str(root)], text=True,
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_a_second_program_has_a_drawer_of_its_own(toy: Game, tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    _recorder(played(toy, answers=5), desk)
    with _second_program(tmp_path) as program:
        assert program.stdout
        assert program.stdout.readline() == "desk-2 []\n"
        program.communicate("\n")
    assert len(read_journal(desk.journal).answers) == 5


def test_what_a_killed_program_left_is_found_and_taken_over(toy: Game, tmp_path: Path) -> None:
    desk = Desk.open(tmp_path)
    with _second_program(tmp_path) as program:
        assert program.stdout
        program.stdout.readline()
        theirs = _journal(played(toy, answers=5), tmp_path / "desk-2" / "journal.jsonl")
        assert desk.leftovers() == []  # it still runs
        program.kill()
    assert desk.leftovers() == [theirs]
    opened = open_journal(theirs)
    recorder = Recorder.go_on(opened, desk, time=NOON)
    assert not theirs.exists()
    _play_recorded(opened.match, recorder, 3, Dice(1))
    assert len(read_journal(desk.journal).answers) == 8


def test_a_drawer_is_free_again_when_its_program_has_ended(tmp_path: Path) -> None:
    one = Desk.open(tmp_path)
    other = Desk.open(tmp_path)
    assert (one.folder.name, other.folder.name) == ("desk-1", "desk-2")
    one.close()
    assert Desk.open(tmp_path).folder.name == "desk-1"


def test_unfinished_files_of_a_dead_program_are_cleared_away(tmp_path: Path) -> None:
    draft = tmp_path / "desk-1" / ".auto-000001.spark.77-0.part"
    draft.parent.mkdir()
    draft.write_bytes(b"half")
    Desk.open(tmp_path)
    assert not draft.exists()
