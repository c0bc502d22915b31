"""Games on disk: the one to continue, the ones that were saved, and those that ended."""
from __future__ import annotations

import base64
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.games_to_keep import FRIENDS, SETUP, begin_another, play_to_the_end
from app.table import ANN, BEN, CLEO, Waiting, first
from record.pngs import png
from sparktable.app.archive import Archive
from sparktable.app.bug_report import write_report
from sparktable.app.players import Player
from sparktable.app.session import Session
from sparktable.app.setups import Setup
from sparktable.record.files import BadFile
from sparktable.record.manners import FURTHER


def test_an_unfinished_game_is_continued_where_it_stood(archive: Archive, tmp_path: Path) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    game.answer(first(game, "play"))
    game.undo()
    position = game.view.digest()
    archive.close()

    later = Archive(tmp_path)
    try:
        assert later.leftover() is not None
        again = later.resume(Waiting())
        assert again is not None
        assert again.view.digest() == position
        assert again.players == SETUP.players
        again.start()
        again.answer(first(again, "play"))
        assert later.trouble == ""
    finally:
        later.close()


def taken_back(game: Session) -> list[int]:
    """How many answers stay each time when everything is taken back."""
    game.practice, left = True, []
    while game.can_undo:
        game.undo()
        left.append(len(game.match.answers))
    return left


@given(deeds=st.lists(st.sampled_from(["choose", "go further", "undo", "redo"]), max_size=16))
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_taken_back_at_once_is_so_after_loading_and_after_continuing(archive: Archive, deeds: list[str]
                                                                             ) -> None:
    game = archive.start(FRIENDS, Waiting())
    game.practice = True
    game.start()
    for deed in deeds:
        if game.curtain is not None:
            game.lift_curtain()
        if deed in ("undo", "redo"):
            getattr(game, deed)()
        elif game.outcome is None:
            game.answer(game.options[0], further=deed == "go further" and bool(game.match.answers))
    saved = archive.opened(archive.save("A table"))
    archive.pause()
    continued = archive.resume(Waiting()) if archive.leftover() is not None else None
    loaded = Session(saved.match, game.players, Waiting(), given=saved.manners)
    before = taken_back(game)
    assert taken_back(loaded) == before
    assert continued is None or taken_back(continued) == before


def test_a_finished_game_is_not_offered_again(archive: Archive) -> None:
    game = archive.start(FRIENDS, Waiting())
    play_to_the_end(game)
    archive.pause()
    assert archive.leftover() is None


def test_a_saved_game_is_loaded(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    path = archive.save("Before the storm")
    position = game.view.digest()
    game.answer(first(game, "play"))
    loaded = archive.go_on(archive.opened(path), Waiting())
    assert loaded.view.digest() == position
    assert path in [slot.path for slot in archive.saves()]


def test_whose_level_is_not_known_here_plays_on_at_the_usual_one(archive: Archive) -> None:
    cadet = replace(SETUP, players=(ANN, Player("Bot", "cadet"), Player("Bob", "scout")))
    archive.start(cadet, Waiting()).start()
    loaded = archive.go_on(archive.opened(archive.save("From elsewhere")), Waiting())
    assert [player.level for player in loaded.players] == ["human", "scout", "scout"]
    assert archive.note == "Opponents whose level is not known here play on at the usual level."


def test_a_damaged_save_says_which_and_what(archive: Archive, tmp_path: Path) -> None:
    path = tmp_path / "broken.spark"
    path.write_text("no save")
    with pytest.raises(BadFile, match=r"broken\.spark"):
        archive.go_on(archive.opened(path), Waiting())


def test_a_second_program_has_a_drawer_of_its_own(archive: Archive, tmp_path: Path) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    other = Archive(tmp_path)
    try:
        assert other.leftover() is None, "the game is still running in the first program"
    finally:
        other.close()


def test_a_report_is_one_zip(tmp_path: Path) -> None:
    write_report(tmp_path / "report.zip", {"log.txt": b"Ann moves"})
    with zipfile.ZipFile(tmp_path / "report.zip") as packed:
        assert packed.read("log.txt") == b"Ann moves"
        assert b"Sparktable" in packed.read("versions.txt")
        assert str(Path.home()).encode() not in packed.read("versions.txt")


def test_an_unfinished_game_that_makes_room_for_another_is_kept_among_the_saves(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    archive.picture = lambda: b"\x89PNG table"
    game.start()
    while game.match.state.turn == 1:
        game.answer(game.options[-1])
    answers = list(game.match.answers)
    archive.pause()
    begin_another(archive)
    assert archive.kept_aside is not None and archive.trouble == ""
    kept, = archive.saves()
    assert "left on turn 2" in kept.title and kept.header is not None
    assert base64.b64decode(kept.header.picture) == b"\x89PNG table"
    assert archive.go_on(archive.opened(kept.path), Waiting()).match.answers == answers


def test_a_game_that_was_only_looked_at_leaves_the_one_before_to_be_continued(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    archive.pause()
    archive.start(FRIENDS, Waiting()).start()
    archive.pause()
    again = archive.resume(Waiting())
    assert again is not None and again.match.answers == game.match.answers
    assert archive.kept_aside is None and archive.saves() == []


def test_it_is_kept_with_the_picture_that_home_showed_of_it(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    archive.parting = png
    game.start()
    game.answer(first(game, "play"))
    archive.pause()
    assert archive.last_look().picture == png() and archive.last_look().asked, "it is Ann's turn still"
    begin_another(archive)
    kept, = archive.saves()
    assert kept.header is not None and base64.b64decode(kept.header.picture) == png()


def test_each_way_in_which_a_game_ended_is_kept_to_be_watched(
        archive: Archive, further: tuple[Session, Path]) -> None:
    game, path = further
    play_to_the_end(game)
    ends = [game.match.answers]
    for choice in (-1, 0):
        again = archive.go_on(archive.opened(path), Waiting())
        again.start()
        while again.outcome is None:
            if again.curtain is not None:
                again.lift_curtain()
            again.answer(again.options[choice])
        ends.append(again.match.answers)
        assert archive.verify_last() is not None
    assert len(ends[0]) == len(ends[1]) != len(ends[2])
    assert sorted(slot.header.answers for slot in archive.finished.all() if slot.header) == sorted(
        [len(ends[0]), len(ends[2])]), "the same end is one recording"


def test_a_game_that_was_saved_as_it_stands_is_not_kept_twice(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    path = archive.save("Mine")
    archive.pause()
    archive.go_on(archive.opened(path), Waiting())
    assert [slot.title for slot in archive.saves()] == ["Mine"] and archive.kept_aside is None


def walked(archive: Archive) -> Session:
    """A game in which something was begun and gone on with."""
    game = archive.start(FRIENDS, Waiting())
    game.start()
    for further in (False, True, True):
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(game.options[0], further=further)
    return game


def test_a_walk_is_one_from_the_moment_on_in_which_a_game_is_loaded_or_taken_up(archive: Archive) -> None:
    """Before anything more is answered."""
    game = walked(archive)
    archive.go_on(archive.opened(archive.save("Mine")), Waiting())
    assert dict(archive.opened(archive.save("Loaded")).manners) == {1: FURTHER, 2: FURTHER}
    archive.pause()
    archive.take_up(game)
    assert dict(archive.opened(archive.save("Taken up")).manners) == {1: FURTHER, 2: FURTHER}


def test_a_walk_that_was_saved_as_it_stands_is_not_kept_twice(archive: Archive) -> None:
    walked(archive)
    path = archive.save("Mine")
    archive.pause()
    archive.go_on(archive.opened(path), Waiting())
    assert [slot.title for slot in archive.saves()] == ["Mine"] and archive.kept_aside is None


def test_a_game_with_a_walk_that_ends_again_as_it_did_is_filed_once(archive: Archive) -> None:
    game = walked(archive)
    path = archive.save("Before the end")
    play_to_the_end(game)
    again = archive.go_on(archive.opened(path), Waiting())
    again.start()
    play_to_the_end(again)
    assert again.match.answers == game.match.answers and len(archive.finished.all()) == 1


def test_what_makes_room_for_another_game_is_still_taken_back_at_once(archive: Archive) -> None:
    walked(archive)
    archive.pause()
    begin_another(archive)
    assert archive.kept_aside is not None
    assert dict(archive.opened(archive.kept_aside).manners) == {1: FURTHER, 2: FURTHER}


def test_a_game_left_in_a_second_programs_drawer_is_still_there_later(archive: Archive, tmp_path: Path) -> None:
    other = Archive(tmp_path)
    theirs = other.start(SETUP, Waiting())
    theirs.start()
    theirs.answer(first(theirs, "play"))
    other.close()
    mine = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 9), Waiting())
    play_to_the_end(mine)
    archive.pause()
    again = archive.resume(Waiting())
    assert again is not None and again.match.answers == theirs.match.answers


def test_a_finished_game_has_its_picture(archive: Archive) -> None:
    game = archive.start(FRIENDS, Waiting())
    archive.picture = lambda: b"\x89PNG end"
    play_to_the_end(game)
    filed, = archive.finished.all()
    assert filed.header is not None and base64.b64decode(filed.header.picture) == b"\x89PNG end"
