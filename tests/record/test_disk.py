"""The disk is full, the folder read-only, the file locked: a clear sentence, and nothing old is harmed."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record import files
from sparktable.record.files import CannotWrite, write_whole
from sparktable.record.journal import read_journal
from sparktable.record.recorder import Recorder
from sparktable.record.run_folder import RunFolder

from .play import NOON, SALT, play_on, seats_of

Break = Callable[[str, int], None]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Break:
    """Makes one of the system's calls fail."""

    def break_call(name: str, number: int) -> None:
        def fail(*_: Any, **__: Any) -> None:
            raise OSError(number, os.strerror(number))

        monkeypatch.setattr(os, name, fail)

    return break_call


@pytest.mark.parametrize(("call", "number", "said"), [
    ("fsync", errno.ENOSPC, "cannot be written: the disk is full; make room and try again"),
    ("replace", errno.EACCES, "cannot be written: permission denied; choose another folder"),
    ("replace", errno.EROFS, "cannot be written: the disk is read-only; choose another folder"),
    ("fsync", errno.EIO, "cannot be written: input/output error; try again"),
])
def test_a_write_that_fails_harms_nothing(broken: Break, tmp_path: Path, call: str, number: int, said: str) -> None:
    path = tmp_path / "game.spark"
    write_whole(path, b"old")
    broken(call, number)
    with pytest.raises(CannotWrite, match=f"'game.spark' {said}"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["game.spark"]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where a folder should be")
    with pytest.raises(CannotWrite, match=r"'game\.spark' cannot be written: "):
        write_whole(tmp_path / "saves" / "game.spark", b"new")


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_full_disk_does_not_stop_the_game(
        toy: Game, broken: Break, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, call: str) -> None:
    match, dice = Match(toy, 3), Dice(1)
    recorder = Recorder(match, RunFolder.open(tmp_path), salt=SALT, seats=seats_of(toy), time=NOON)

    def play(answers: int) -> None:
        for _ in range(answers):
            play_on(match, 1, dice)
            recorder.keep_up()

    play(10)
    with monkeypatch.context():
        broken(call, errno.ENOSPC)
        play(7)
        assert recorder.trouble is not None and "the disk is full" in str(recorder.trouble)
        assert len(read_journal(recorder.run_folder.journal).answers) == 10
    monkeypatch.undo()
    play(1)
    assert recorder.trouble is None
    found = read_journal(recorder.run_folder.journal)
    assert found.answers == match.answers and found.damaged_line is None


def test_half_a_line_that_a_full_disk_took_is_cut_off_again(
        toy: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = Match(toy, 3)
    recorder = Recorder(match, RunFolder.open(tmp_path), salt=SALT, seats=seats_of(toy), time=NOON)
    real_write = os.write
    wrote: list[int] = []

    def half(handle: int, data: bytes) -> int:
        if wrote:
            raise OSError(errno.ENOSPC, "full")
        wrote.append(real_write(handle, data[:len(data) // 2]))
        return wrote[0]

    with monkeypatch.context() as context:
        context.setattr(os, "write", half)
        play_on(match, 1, Dice(1))
        recorder.keep_up()
    assert recorder.trouble is not None
    play_on(match, 1, Dice(1))
    recorder.keep_up()
    assert read_journal(recorder.run_folder.journal).answers == match.answers


def test_a_journal_that_could_not_be_begun_is_begun_later(
        toy: Game, broken: Break, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run_folder = RunFolder.open(tmp_path)
    broken("replace", errno.ENOSPC)
    match = Match(toy, 3)
    recorder = Recorder(match, run_folder, salt=SALT, seats=seats_of(toy), time=NOON)
    assert recorder.trouble is not None
    monkeypatch.undo()
    play_on(match, 1, Dice(1))
    recorder.keep_up()
    assert recorder.trouble is None and read_journal(run_folder.journal).answers == match.answers


def test_an_autosave_that_fails_leaves_the_ones_before(
        toy: Game, broken: Break, tmp_path: Path) -> None:
    recorder = Recorder(Match(toy, 3), RunFolder.open(tmp_path), salt=SALT, seats=seats_of(toy), time=NOON)
    for _ in range(5):
        recorder.autosave(time=NOON)
    before = sorted(os.listdir(recorder.run_folder.folder))
    broken("replace", errno.ENOSPC)
    recorder.autosave(time=NOON)
    assert recorder.trouble is not None
    assert sorted(os.listdir(recorder.run_folder.folder)) == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no folders to sync")
def test_a_drive_that_cannot_sync_folders_will_do(broken: Break, tmp_path: Path) -> None:
    broken("fsync", errno.EINVAL)
    files.sync_folder(tmp_path)
