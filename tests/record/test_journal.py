"""The journal: what a crash leaves is all there, and what is damaged is told."""
import errno
import itertools
import json
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import digest
from sparktable.record import journal
from sparktable.record.files import BadFile, CannotWrite
from sparktable.record.journal import Journal, read_journal
from sparktable.record.loading import open_journal, open_save
from sparktable.record.manners import FORCED, FURTHER
from sparktable.record.model import canonical, plain_answer
from sparktable.record.recorder import Recorder
from sparktable.record.run_folder import RunFolder

from .play import NOON, SAMPLES, played
from .recording import journal_of, play_recorded, recorder_of


def test_a_game_goes_on_from_its_last_answer(game: Game, tmp_path: Path) -> None:
    match = Match(game, 3)
    recorder = recorder_of(match, RunFolder.open(tmp_path))
    for _ in range(60):
        play_recorded(match, recorder, 1, Dice(len(match.answers)))
        opened = open_journal(recorder.run_folder.journal)
        assert digest(opened.state) == digest(match.state) and opened.match.answers == match.answers
        assert opened.how == "journal" and not opened.note


def test_what_is_given_again_is_there_again(toy: Game, tmp_path: Path) -> None:
    """Also several answers at once, as a session gives them again where opponents answered in between."""
    match = Match(toy, 3)
    recorder = recorder_of(match, RunFolder.open(tmp_path))
    play_recorded(match, recorder, 20, Dice(1))
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
    recorder = recorder_of(match, RunFolder.open(tmp_path))
    play_recorded(match, recorder, 10, Dice(1))
    last = match.undo(beyond_barrier=True)
    recorder.keep_up()
    match.take(last)
    recorder.keep_up()
    play_recorded(match, recorder, 3, Dice(2))
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
    path = _with_lines(journal_of(played(toy, answers=9), tmp_path / "journal.jsonl"), {"back": 6}, {"back": 9},
                       later[9], {"back": 4}, later[4], {"back": 7})
    opened = open_journal(path)
    assert opened.match.answers == match.answers[:7] and not opened.note


def test_a_way_forward_to_what_was_never_there_is_damage(toy: Game, tmp_path: Path) -> None:
    path = _with_lines(journal_of(played(toy, answers=9), tmp_path / "journal.jsonl"), {"back": 6},
                       {"answer": [0, ["end"], []]}, {"back": 9})
    found = read_journal(path)
    assert (found.damaged_line, len(found.answers)) == (13, 7)


WALK = {3: FURTHER, 4: FURTHER, 7: FORCED}


def test_how_answers_were_given_is_written_down_with_them(toy: Game, tmp_path: Path) -> None:
    path = journal_of(played(toy, answers=9), tmp_path / "journal.jsonl", WALK)
    assert dict(read_journal(path).manners) == dict(open_journal(path).manners) == WALK
    going_on = Journal.go_on(read_journal(path))
    going_on.keep_up(played(toy, answers=12).answers, manners=WALK | {10: FURTHER})
    assert dict(read_journal(path).manners) == WALK | {10: FURTHER}
    going_on.keep_up(played(toy, answers=4).answers, manners={3: FURTHER})
    assert dict(read_journal(path).manners) == {3: FURTHER}


def test_the_same_answers_given_otherwise_are_written_anew(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it could not be written that they had been taken back."""
    path = journal_of(match := played(toy, answers=9), tmp_path / "journal.jsonl", WALK)
    kept = Journal.go_on(read_journal(path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as context, pytest.raises(CannotWrite):
        context.setattr(os, "write", full)
        kept.keep_up(match.answers[:7], manners=WALK)
    kept.keep_up(match.answers, manners={3: FURTHER, 4: FURTHER})
    found = read_journal(path)
    assert (found.answers, dict(found.manners)) == (match.answers, {3: FURTHER, 4: FURTHER})
    before = path.read_bytes()
    kept.keep_up(match.answers, manners={3: FURTHER, 4: FURTHER})
    assert path.read_bytes() == before


@pytest.mark.parametrize("more", [[7], ["unforced"], [""], [["forced"]], [None], ["forced", "further"]])
def test_a_manner_that_is_none_damages_its_line(toy: Game, tmp_path: Path, more: list[Any]) -> None:
    match = played(toy, answers=9)
    row = plain_answer(match.answers[8])
    path = _with_lines(journal_of(played(toy, answers=8), tmp_path / "journal.jsonl"), {"answer": [*row, *more]})
    found = read_journal(path)
    assert (found.damaged_line, found.answers, dict(found.manners)) == (10, match.answers[:8], {})


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.jsonl")), ids=lambda path: path.name)
def test_a_journal_of_every_past_format_is_gone_on_from(toy: Game, path: Path, tmp_path: Path) -> None:
    """In one of today's, and the old one is kept."""
    run_folder = RunFolder.open(tmp_path)
    shutil.copy(path, run_folder.journal)
    opened = open_journal(run_folder.journal)
    assert opened.match.answers == played(toy, answers=20).answers and not opened.note
    recorder = Recorder.go_on(opened, run_folder, time=NOON, manners=opened.manners)
    play_recorded(opened.match, recorder, 3, Dice(1))
    found = read_journal(run_folder.journal)
    assert (found.head.journal, found.answers) == (journal.FORMAT, opened.match.answers)
    is_of_today = read_journal(path).head.journal == journal.FORMAT
    assert [kept.read_bytes() for kept in run_folder.aside()] == ([] if is_of_today else [path.read_bytes()])


def test_there_is_a_journal_of_every_format() -> None:
    assert {read_journal(path).head.journal for path in SAMPLES.glob("*.jsonl")} == set(range(1, journal.FORMAT + 1))


def test_a_journal_of_a_newer_program_says_so(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as context:
        context.setattr(journal, "FORMAT", 9)
        path = journal_of(played(toy, answers=9), tmp_path / "journal.jsonl")
    with pytest.raises(BadFile, match=r"'journal\.jsonl' was written by a newer Sparktable \(format 9"):
        open_journal(path)


def _break(path: Path, line: int) -> bytes:
    """Something in a line is altered. Returns what the file holds now."""
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = lines[line - 1].replace(b'"answer":[', b'"answer":[1', 1)
    path.write_bytes(b"\n".join(lines))
    return path.read_bytes()


def test_a_damaged_journal_is_kept_whole_before_it_is_gone_on_from(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 30, Dice(1))
    recorder.pause()
    broken = _break(run_folder.journal, 12)
    opened = open_journal(run_folder.journal)
    assert opened.match.answers == match.answers[:10] and "damaged from line 12" in opened.note
    again = Recorder.go_on(opened, run_folder, time=NOON)
    kept, = run_folder.aside("damaged")
    assert kept.read_bytes() == broken and str(kept) in again.note
    play_recorded(opened.match, again, 2, Dice(3))
    assert open_journal(run_folder.journal).match.answers == opened.match.answers
    for number in range(9):  # and longer than those of games that came after it
        recorder_of(Match(toy, number), run_folder)
    assert kept.read_bytes() == broken


def test_a_broken_last_line_is_damage_too(toy: Game, tmp_path: Path) -> None:
    path = journal_of(played(toy, answers=9), tmp_path / "journal.jsonl")
    _break(path, 10)
    assert read_journal(path).damaged_line == 10


def test_a_slow_machine_loses_nothing_of_a_long_game(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A journal is all that is known of its answers."""
    match = Match(toy, 3)
    recorder = recorder_of(match, RunFolder.open(tmp_path))
    play_recorded(match, recorder, 130, Dice(1))
    seconds = itertools.count()
    monkeypatch.setattr("time.thread_time", lambda: next(seconds))
    opened = open_journal(recorder.run_folder.journal)
    assert (opened.how, opened.match.answers, opened.note) == ("journal", match.answers, "")
    told = open_journal(recorder.run_folder.journal, patience=-1).note
    assert told == "The game is very long, so it goes on from here (answers up to there: 1)."


def test_a_longer_autosave_wins_over_a_damaged_journal(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 25, Dice(1))
    recorder.practised = True
    recorder.autosave(time=NOON)
    play_recorded(match, recorder, 5, Dice(2))
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
    other = recorder_of(played(toy, seed=9, answers=40), run_folder)
    other.autosave(time=NOON)
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder)
    play_recorded(match, recorder, 8, Dice(1))
    recorder.autosave(time=NOON)
    play_recorded(match, recorder, 9, Dice(2))
    recorder.pause()
    _break(run_folder.journal, 14)
    assert open_journal(run_folder.journal).match.answers == match.answers[:12]


def test_an_autosave_of_answers_that_were_taken_back_does_not_win(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 25, Dice(1))
    recorder.autosave(time=NOON)
    match.rewind(20)
    recorder.keep_up()
    assert len(open_journal(run_folder.journal).match.answers) == 20


def test_an_autosave_holds_what_the_journal_had_no_room_for(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 10, Dice(1))
    os.utime(run_folder.journal, ns=(0, 0))  # some time ago

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as context:
        context.setattr(os, "write", full)
        play_recorded(match, recorder, 4, Dice(2))
    recorder.autosave(time=NOON)
    os.utime(run_folder.journal, ns=(0, 0))
    opened = open_journal(run_folder.journal)
    assert opened.match.answers == match.answers and opened.how == "labels"


@pytest.mark.parametrize("what", ["journal.jsonl", ".", "cut", "another"])
def test_a_journal_that_something_else_deletes_is_written_anew(toy: Game, tmp_path: Path, what: str) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 10, Dice(1))
    strange = b""
    if what == ".":
        shutil.rmtree(run_folder.folder)
    elif what == "another":
        strange = journal_of(played(toy, seed=9, answers=4), tmp_path / "theirs.jsonl").read_bytes()
        os.replace(tmp_path / "theirs.jsonl", run_folder.journal)
    else:
        run_folder.journal.unlink() if what != "cut" else os.truncate(run_folder.journal, 300)
    play_recorded(match, recorder, 1, Dice(2))
    assert "was written again" in recorder.note and recorder.trouble is None
    assert open_journal(run_folder.journal).match.answers == match.answers
    assert strange in (b"", *(path.read_bytes() for path in run_folder.aside()))
    recorder.note = ""
    play_recorded(match, recorder, 1, Dice(3))
    assert recorder.note == "" and open_journal(run_folder.journal).match.answers == match.answers


def test_what_is_taken_back_and_given_again_for_ever_stays_readable(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "LONGEST", 4000)
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 10, Dice(1))
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
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as context:
        context.setattr(os, "write", full)
        play_recorded(match, recorder, 4, Dice(2))
        assert "the disk is full" in str(recorder.trouble)
    recorder.pause()
    assert recorder.trouble is None and open_journal(run_folder.journal).match.answers == match.answers


def test_a_journal_that_cannot_take_another_ones_place_leaves_it_there(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder_of(played(toy, answers=9), run_folder := RunFolder.open(tmp_path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as context:
        context.setattr(os, "replace", full)
        recorder = recorder_of(Match(toy, 8), run_folder)
        for _ in range(9):
            recorder.keep_up()
    assert len(read_journal(run_folder.journal).answers) == 9 and run_folder.aside() == []


def test_undone_answers_stay_undone(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, RunFolder.open(tmp_path))
    play_recorded(match, recorder, 20, Dice(1))
    match.rewind(12)
    recorder.keep_up()
    play_recorded(match, recorder, 3, Dice(2))
    assert open_journal(recorder.run_folder.journal).match.answers == match.answers
    opened = open_save(recorder.run_folder.autosave(recorder.save_bytes(time=NOON)))
    assert opened.state == match.state


def test_wherever_it_is_cut_off_all_whole_lines_count(toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=12)
    whole = journal_of(match, tmp_path / "journal.jsonl").read_bytes()
    first = whole.index(b"\n") + 1
    for length in range(first, len(whole) + 1):
        path = tmp_path / "cut.jsonl"
        path.write_bytes(whole[:length])
        found = read_journal(path)
        assert found.answers == match.answers[:whole[first:length].count(b"\n")]
        assert found.damaged_line is None


def test_a_damaged_line_is_reported_and_what_stands_before_it_kept(toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=12)
    path = journal_of(match, tmp_path / "journal.jsonl")
    lines = path.read_bytes().split(b"\n")
    lines[5] = lines[5].replace(b'"answer":[', b'"answer":[1', 1)
    path.write_bytes(b"\n".join(lines))
    found = read_journal(path)
    assert (found.damaged_line, found.answers) == (6, match.answers[:4])
    assert open_journal(path).note == "The journal is damaged from line 6 on."


def test_zeros_that_a_power_cut_leaves_are_a_torn_end(toy: Game, tmp_path: Path) -> None:
    match = played(toy, answers=12)
    path = journal_of(match, tmp_path / "journal.jsonl")
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
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 10, Dice(1))
    recorder.pause()
    run_folder.journal.write_bytes(run_folder.journal.read_bytes()[:-7])
    opened = open_journal(run_folder.journal)
    assert len(opened.match.answers) == 9
    again = Recorder.go_on(opened, run_folder, time=NOON)
    play_recorded(opened.match, again, 5, Dice(2))
    assert open_journal(run_folder.journal).match.answers == opened.match.answers


def test_a_journal_of_other_rules_gives_way_to_the_newest_autosave(
        toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(toy, 3)
    recorder = recorder_of(match, run_folder := RunFolder.open(tmp_path))
    play_recorded(match, recorder, 30, Dice(1))
    recorder.autosave(time=NOON)
    at_autosave = match.state.copy()
    play_recorded(match, recorder, 5, Dice(1))
    first_deal = toy.new
    monkeypatch.setattr(type(toy), "new", lambda game, seed: first_deal(seed + 1))
    opened = open_journal(run_folder.journal)
    assert opened.how == "labels" and opened.state == at_autosave and "rules have changed" in opened.note
