"""Files of games that are damaged, gone, or cannot be written: what can be gone on with, and what is said."""
from __future__ import annotations

import errno
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.games_to_keep import FRIENDS, SETUP, begin_another, learn_something, play_to_the_end
from app.table import Waiting, first
from sparktable.app.archive import Archive
from sparktable.record.files import CannotWrite

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def test_a_journal_damaged_from_its_first_answer_on_is_gone_on_from_the_autosave(
        archive: Archive, tmp_path: Path) -> None:
    game = archive.start(FRIENDS, Waiting())
    game.start()
    while game.match.state.turn < 3:
        learn_something(game)
    archive.close()
    path = tmp_path / "running" / "desk-1" / "journal.jsonl"
    head, first_line, rest = path.read_bytes().split(b"\n", 2)
    path.write_bytes(b"\n".join([head, first_line[:-9] + b'"wrong"}', rest]))
    later = Archive(tmp_path)
    try:
        assert later.leftover() is not None
        again = later.resume(Waiting())
        assert again is not None and again.match.state.turn == 3
        assert "damaged from line 2" in later.note and "journal-damaged-1.jsonl" in later.note
        assert later.kept_aside is None and later.saves() == [], "it is the same game that goes on"
    finally:
        later.close()


@pytest.mark.parametrize("what", ["journal.jsonl", "."])
def test_that_its_files_were_deleted_is_said_once(archive: Archive, tmp_path: Path, what: str) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    run_folder = tmp_path / "running" / "desk-1"
    shutil.rmtree(run_folder) if what == "." else (run_folder / what).unlink()
    game.answer(first(game, "play"))
    assert "deleted" in archive.take_note() and archive.trouble == ""
    game.undo()
    assert archive.take_note() == ""
    archive.close()
    later = Archive(tmp_path)
    again = later.resume(Waiting())
    assert again is not None and again.match.answers == game.match.answers
    later.close()


def test_a_broken_save_of_it_does_not_keep_an_unfinished_game_from_being_kept(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    path = archive.save("Torn")
    path.write_bytes(path.read_bytes()[:-9])
    archive.pause()
    begin_another(archive)
    assert archive.kept_aside is not None and archive.trouble == ""
    assert archive.go_on(archive.opened(archive.kept_aside), Waiting()).match.answers == game.match.answers


def test_that_an_unfinished_game_cannot_be_kept_is_said_whatever_is_answered(
        archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    archive.pause()

    def full(path: Path, data: bytes) -> None:
        raise CannotWrite(path, "cannot be written: the disk is full")

    monkeypatch.setattr("sparktable.record.save_folder.write_beside", full)
    other = archive.start(replace(SETUP, seed=8), Waiting())
    other.start()
    other.answer(first(other, "play"))
    other.answer(first(other, "play"))
    assert "the disk is full" in archive.take_note() and archive.trouble == "", "what is played is on record"


@pytest.mark.parametrize("call", ["replace", "open"])
def test_a_game_whose_journal_cannot_be_taken_over_now_is_kept_all_the_same(
        archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    """As where something else has the file open on Windows: later it can be written."""
    ask = Waiting()
    game = archive.start(SETUP, ask)
    game.start()
    game.answer(first(game, "play"))
    archive.close()
    run_folder = tmp_path / "running" / "desk-1"
    if call == "replace":
        run_folder.rename(run_folder.with_name("desk-2"))
    later = Archive(tmp_path)
    do = getattr(os, call)

    def refuse(path: Path, *rest: Any, **more: Any) -> Any:
        if Path(path).name == "journal.jsonl":
            raise PermissionError(errno.EACCES, "in use")
        return do(path, *rest, **more)

    with monkeypatch.context() as context:
        context.setattr(os, call, refuse)
        again = later.resume(ask)
    assert again is not None
    again.start()
    again.answer(first(again, "play"))
    assert later.trouble == "" and later.save("Mine").exists()
    later.close()
    last = Archive(tmp_path)
    resumed = last.resume(ask)
    last.close()
    assert resumed is not None and resumed.match.answers == again.match.answers


def test_a_game_whose_journal_is_broken_in_its_first_line_goes_on_from_its_autosave(
        archive: Archive, tmp_path: Path) -> None:
    ask = Waiting()
    before = archive.start(replace(SETUP, seed=8), ask)
    before.start()
    game = archive.start(FRIENDS, ask)
    game.start()
    learn_something(game)
    while not (saved := archive.autosaves()):
        learn_something(game)
    archive.close()
    journal = tmp_path / "running" / "desk-1" / "journal.jsonl"
    broken = journal.read_bytes().replace(b'"game":', b'"g\0me":', 1)
    journal.write_bytes(broken)
    later = Archive(tmp_path)
    try:
        left = later.leftover()
        assert left is not None and left.game == SETUP.game
        again = later.resume(ask)
        assert again is not None and again.match.answers == game.match.answers[:saved[0].header.answers]
        assert later.note == ("The journal is damaged from line 1 on. "
                              "The last autosave goes further, so the game continues from there. "
                              f"The damaged file is kept as '{journal.with_name('journal-damaged-1.jsonl')}'.")
        assert journal.with_name("journal-damaged-1.jsonl").read_bytes() == broken
    finally:
        later.close()


def test_an_autosave_of_another_game_is_not_gone_on_with(archive: Archive, tmp_path: Path) -> None:
    game = archive.start(FRIENDS, Waiting())
    game.start()
    while not archive.autosaves():
        learn_something(game)
    begin_another(archive)
    archive.close()
    journal = tmp_path / "running" / "desk-1" / "journal.jsonl"
    journal.write_bytes(journal.read_bytes().replace(b'"game":', b'"g\0me":', 1))
    later = Archive(tmp_path)
    assert later.leftover() is None is later.resume(Waiting())
    later.close()


@pytest.mark.parametrize("odd", ["a file", "a lock that is a folder", "a lock that leads elsewhere"])
@pytest.mark.parametrize("number", [1, 3])
def test_a_drawer_that_cannot_be_locked_is_passed_by(tmp_path: Path, number: int, odd: str) -> None:
    run_folder = tmp_path / "running" / f"desk-{number}"
    dear = tmp_path / "dear.txt"
    dear.write_text("dear")
    if odd == "a file":
        run_folder.parent.mkdir()
        run_folder.write_text("")
    elif odd == "a lock that is a folder":
        (run_folder / "lock").mkdir(parents=True)
    else:
        run_folder.mkdir(parents=True)
        (run_folder / "lock").symlink_to(dear)
    archive = Archive(tmp_path)
    assert archive.leftover() is None
    archive.start(SETUP, Waiting())
    assert archive.trouble == "" and archive.deal() is not None
    archive.close()
    assert dear.read_text() == "dear"


def test_a_finished_game_that_cannot_be_filed_away_stays_to_be_continued(
        archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise CannotWrite(path, "cannot be written: the disk is full")

    game = archive.start(FRIENDS, Waiting())
    with monkeypatch.context() as context:
        context.setattr("sparktable.record.save_folder.write_beside", full)
        play_to_the_end(game)
        assert "the disk is full" in archive.trouble
    archive.pause()
    assert archive.leftover() is not None
    again = archive.resume(Waiting())
    assert again is not None
    again.start()
    filed, = archive.finished.all()
    assert filed.header is not None and filed.header.over
    archive.pause()
    assert archive.leftover() is None
