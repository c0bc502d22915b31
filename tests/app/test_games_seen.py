"""A game whose cards somebody may know is practice: undone, loaded, watched, or shuffled the same once more."""
from __future__ import annotations

from pathlib import Path

import pytest

from app.games_to_keep import FRIENDS, SETUP, learn_something, play_to_the_end
from app.table import Waiting, first, leave_no_journal
from sparktable.app.archive import Archive
from sparktable.app.replay import RecordedGame
from sparktable.app.session import Session
from sparktable.record.save_file import read_save


def test_practice_is_marked_for_good(archive: Archive) -> None:
    game = archive.start(FRIENDS, Waiting())
    game.start()
    game.practice = True
    while not game.match.barrier():
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(game.options[-1])
    while not game.practised:
        game.undo()
    game.answer(game.options[-1])
    path = archive.save("Tried out")
    archive.pause()
    again = archive.resume(Waiting())
    assert again is not None and again.practised
    assert archive.go_on(archive.opened(path), Waiting()).practised
    archive.pause()
    later = archive.resume(Waiting())
    assert later is not None and later.practised


@pytest.mark.parametrize("how", ["unfinished", "saved", "thrown away", "finished"])
def test_loading_what_was_seen_to_go_on_is_practice(
        archive: Archive, further: tuple[Session, Path], how: str) -> None:
    game, path = further
    if how == "saved":
        archive.save("Later")
        leave_no_journal(archive)
    elif how == "thrown away":
        archive.saved_games.delete(archive.save("Later"))
        leave_no_journal(archive)
    elif how == "finished":
        while game.outcome is None:
            learn_something(game) if game.match.state.turn < 3 else play_to_the_end(game)
    loaded = archive.go_on(archive.opened(path), Waiting())
    assert loaded.practised and archive.marked
    loaded.start()
    loaded.lift_curtain()
    loaded.answer(loaded.options[-1])
    assert read_save(archive.save("And saved again")).header.practised
    archive.pause()
    again = archive.resume(Waiting())
    assert again is not None and again.practised and not archive.marked, "it has been said"


def test_loading_what_another_window_has_seen_to_go_on_is_practice(
        further: tuple[Session, Path], tmp_path: Path) -> None:
    _, path = further
    other = Archive(tmp_path)
    try:
        assert other.go_on(other.opened(path), Waiting()).practised and other.marked
    finally:
        other.close()


@pytest.mark.parametrize("how", ["continued", "loaded"])
def test_a_game_whose_hidden_cards_were_looked_at_is_practice(archive: Archive, tmp_path: Path, how: str) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    path = archive.save("As it stands")
    archive.peeked(RecordedGame.of_file(path).replay.commitment)
    archive.close()
    later = Archive(tmp_path)
    try:
        again = later.resume(Waiting()) if how == "continued" else later.go_on(later.opened(path), Waiting())
        assert again is not None and again.practised and later.marked
        assert not later.start(SETUP, Waiting()).practised, "another game"
    finally:
        later.close()


def test_a_course_that_takes_too_long_to_follow_is_taken_for_seen(
        archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    path = archive.save("Earlier")
    game.answer(first(game, "play"))
    assert not archive.go_on(archive.opened(path), Waiting()).practised, "nothing was learnt"
    monkeypatch.setattr("sparktable.record.seen_before.PATIENCE", -1)
    assert archive.go_on(archive.opened(path), Waiting()).practised


def test_loading_what_nobody_has_seen_more_of_is_no_practice(
        archive: Archive, further: tuple[Session, Path], tmp_path: Path) -> None:
    path = archive.save("As it stands")
    assert not archive.go_on(archive.opened(path), Waiting()).practised
    elsewhere = Archive(tmp_path / "elsewhere")
    try:
        assert not elsewhere.go_on(elsewhere.opened(path), Waiting()).practised, "a friend has seen nothing of it"
    finally:
        elsewhere.close()


def test_loading_that_takes_back_no_more_than_undo_may_is_no_practice(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    path = archive.save("Earlier")
    game.answer(first(game, "play"))
    assert game.can_undo
    assert not archive.go_on(archive.opened(path), Waiting()).practised and not archive.marked


@pytest.mark.parametrize("of_file", [True, False], ids=["a replay", "the last page"])
def test_what_is_played_on_from_a_replay_is_practice_under_the_same_seal(
        archive: Archive, further: tuple[Session, Path], of_file: bool) -> None:
    game, path = further
    deal = archive.deal()
    assert deal is not None
    recording = (RecordedGame.of_file(path) if of_file
                 else RecordedGame.of_match(game.match, game.players, salt=deal.salt))
    branch = archive.play_on(recording.branch(1), recording.players, Waiting(), salt=recording.replay.salt)
    assert branch.practised and archive.marked and archive.deal() == deal
    archive.pause()
    again = archive.resume(Waiting())
    assert again is not None and again.practised and archive.deal() == deal


def test_the_same_shuffle_once_more_is_practice(archive: Archive) -> None:
    assert archive.start(SETUP, Waiting(), known=True).practised
    assert not archive.start(SETUP, Waiting()).practised
