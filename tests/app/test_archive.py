"""Games on disk: the one to continue, the ones that were saved, the statistics and the report."""
from __future__ import annotations

import base64
import csv
import errno
import io
import os
import shutil
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.table import ANN, BEN, CLEO, TOY, Waiting, first, leave_no_journal
from arena.table import Table, pawn
from sparktable.app import catalog
from sparktable.app.archive import Archive
from sparktable.app.bug_report import write_report
from sparktable.app.catalog import Title
from sparktable.app.players import HUMAN, Player
from sparktable.app.replay import RecordedGame
from sparktable.app.session import Session
from sparktable.app.setups import Setup, from_plain, parse_seed, seated
from sparktable.app.statistics import Statistics, as_csv, of_session, tallies
from sparktable.kernel.match import Match
from sparktable.record.files import BadFile, CannotWrite
from sparktable.record.save_file import read_save

SETUP = Setup("toy-deckbuilder", {"players": 3}, (ANN, Player("Bot", "rookie"), Player("Bob", "scout")), seed=7)


@pytest.fixture(autouse=True)
def toy_on_the_shelf() -> Iterator[None]:
    catalog.offer(TOY)
    yield
    catalog.withdraw(TOY.name)


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    made = Archive(tmp_path)
    yield made
    made.close()


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


def test_a_finished_game_is_not_offered_again(archive: Archive) -> None:
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
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
    loaded = archive.load(path, Waiting())
    assert loaded.view.digest() == position
    assert path in [slot.path for slot in archive.saves()]


def test_whose_level_is_not_known_here_plays_on_at_the_usual_one(archive: Archive) -> None:
    cadet = replace(SETUP, players=(ANN, Player("Bot", "cadet"), Player("Bob", "scout")))
    archive.start(cadet, Waiting()).start()
    loaded = archive.load(archive.save("From elsewhere"), Waiting())
    assert [player.level for player in loaded.players] == ["human", "scout", "scout"]
    assert archive.note == "Opponents whose level is not known here play on at the usual level."


def test_a_damaged_save_says_which_and_what(archive: Archive, tmp_path: Path) -> None:
    path = tmp_path / "broken.spark"
    path.write_text("no save")
    with pytest.raises(BadFile, match=r"broken\.spark"):
        archive.load(path, Waiting())


def test_a_second_program_has_a_drawer_of_its_own(archive: Archive, tmp_path: Path) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    other = Archive(tmp_path)
    try:
        assert other.leftover() is None, "the game is still running in the first program"
    finally:
        other.close()


def test_the_last_setup_is_remembered_without_its_seed() -> None:
    setup = Setup("toy", {"set": "core", "characters": ("A", "")}, (ANN, Player("Bot", "scout")), seed=3)
    assert from_plain("toy", setup.plain()) == Setup("toy", setup.options, setup.players, None)


@pytest.mark.parametrize("data", [{}, {"options": 3, "players": []}, {"options": {}, "players": [["Ann"]]},
                                  {"options": {}, "players": [[1, 2]]}, {"options": {}, "players": 5}])
def test_a_setup_that_is_none_is_forgotten(data: dict[str, object]) -> None:
    assert from_plain("toy", data) is None


def test_a_seed_is_a_number_or_any_word() -> None:
    assert parse_seed("  ") is None
    assert parse_seed("42") == 42
    assert parse_seed("cybertron") == parse_seed(" cybertron ")
    assert parse_seed("cybertron") != parse_seed("unicron")


def test_the_first_seat_is_a_persons_and_opponents_fill_up() -> None:
    assert seated((), 3, "scout", "Ann") == (ANN, Player("", "scout"), Player("", "scout"))
    assert seated((BEN, ANN, ANN), 1, "scout", "Ann") == (BEN,)
    assert seated((Player("Ray", "random"),), 1, "scout", "Ann") == (Player("Ray", "scout"),)


def play_to_the_end(game: Session) -> None:
    game.start()
    while game.outcome is None:
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(game.options[-1])


def test_games_are_counted_by_what_was_played(archive: Archive, tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "games.jsonl")
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
    play_to_the_end(game)
    played = of_session(game, SETUP.game)
    beaten = played.model_copy(update={
        "levels": (HUMAN, "scout", "scout"), "winners": (1,), "mode": "duel", "characters": ("Bee", "Soundwave", "")})
    assert statistics.add(played) and statistics.add(beaten)
    games = statistics.games()
    assert tallies(games, "game")[SETUP.game].played == 2
    assert tallies(games, "game")[SETUP.game].won == 1
    assert tallies(games, "level") == {"scout": (1, 0, 0)}
    assert tallies(games, "mode") == {"duel": (1, 0, 0)}
    assert tallies(games, "character") == {"Bee": (1, 0, 0)}


def test_a_team_whose_names_are_too_long_for_a_line_is_cut_at_a_name(
        archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
    play_to_the_end(game)
    monkeypatch.setattr(Title, "led", lambda *_: (" + ".join(["Optimus Prime"] * 40), "Megatron"))
    line = of_session(game, SETUP.game)
    assert 150 < len(line.characters[0]) <= 200 and line.characters[0].endswith("Optimus Prime")


@pytest.mark.parametrize(("mode", "damage", "tied"), [("duel", 4, True), ("duel", 5, False), ("team", 4, True),
                                                      ("team", 5, False)])
def test_a_tie_is_neither_won_nor_lost(mode: str, damage: int, tied: bool) -> None:
    """Partners win together; sides that come out equal do not."""
    seats = [pawn("Hot Shot", deck=["5/1"], passes=1, damage=4), pawn("Megatron", damage=damage)]
    if mode == "team":
        seats += [pawn("Red Alert", damage=9), pawn("Cyclonus", damage=9)]
    table = Table(*seats, mode=mode, actions=2).do("draw")
    played = of_session(Session(Match(table.s.game, 1, start=table.s), (ANN, BEN, CLEO, BEN)[:len(seats)], Waiting()),
                        "arena")
    assert tallies([played], "game") == {"arena": (1, int(not tied), int(tied))}
    assert tallies([played], "character")["Hot Shot"] == (1, int(not tied), int(tied))
    rows = list(csv.DictReader(io.StringIO(as_csv([played]))))
    assert [(row["won"], row["tied"]) for row in rows[:2]] == (
        [("0", "1"), ("0", "1")] if tied else [("1", "0"), ("0", "0")])


def test_a_damaged_line_does_not_cost_the_other_games(archive: Archive, tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "games.jsonl")
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
    play_to_the_end(game)
    statistics.add(of_session(game, SETUP.game))
    with statistics.path.open("a") as file:
        file.write("{half a li\n")
    statistics.add(of_session(game, SETUP.game))
    assert len(statistics.games()) == 2


def test_the_export_has_a_row_for_every_seat(archive: Archive, tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "games.jsonl")
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
    play_to_the_end(game)
    statistics.add(of_session(game, SETUP.game))
    statistics.export(tmp_path / "out.csv")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "out.csv").read_text("utf-8-sig"))))
    assert [row["name"] for row in rows] == ["Ann", "Ben", "Cleo"]
    assert [int(row["score"]) for row in rows] == list(game.outcome.scores if game.outcome else ())
    statistics.reset()
    assert statistics.games() == []


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
    archive.start(SETUP, Waiting())
    assert archive.kept_aside is not None and archive.trouble == ""
    kept, = archive.saves()
    assert "left on turn 2" in kept.title and kept.header is not None
    assert base64.b64decode(kept.header.picture) == b"\x89PNG table"
    assert archive.load(kept.path, Waiting()).match.answers == answers


def test_practice_is_marked_for_good(archive: Archive) -> None:
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
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
    assert archive.load(path, Waiting()).practised
    archive.pause()
    later = archive.resume(Waiting())
    assert later is not None and later.practised


def learn_something(game: Session) -> None:
    """Play on until somebody has learnt something hidden."""
    before = game.match.state.learnt
    while game.match.state.learnt == before:
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(game.options[-1])


@pytest.fixture
def further(archive: Archive) -> tuple[Session, Path]:
    """A game among friends that has gone on since it was saved, and the save."""
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
    game.start()
    learn_something(game)
    path = archive.save("Earlier")
    learn_something(game)
    return game, path


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
    loaded = archive.load(path, Waiting())
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
        assert other.load(path, Waiting()).practised and other.marked
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
        again = later.resume(Waiting()) if how == "continued" else later.load(path, Waiting())
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
    assert not archive.load(path, Waiting()).practised, "nothing was learnt"
    monkeypatch.setattr("sparktable.record.seen_before.PATIENCE", -1)
    assert archive.load(path, Waiting()).practised


def test_loading_what_nobody_has_seen_more_of_is_no_practice(
        archive: Archive, further: tuple[Session, Path], tmp_path: Path) -> None:
    path = archive.save("As it stands")
    assert not archive.load(path, Waiting()).practised
    elsewhere = Archive(tmp_path / "elsewhere")
    try:
        assert not elsewhere.load(path, Waiting()).practised, "a friend has seen nothing of it"
    finally:
        elsewhere.close()


def test_loading_that_takes_back_no_more_than_undo_may_is_no_practice(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    path = archive.save("Earlier")
    game.answer(first(game, "play"))
    assert game.can_undo
    assert not archive.load(path, Waiting()).practised and not archive.marked


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


def test_each_way_in_which_a_game_ended_is_kept_to_be_watched(
        archive: Archive, further: tuple[Session, Path]) -> None:
    game, path = further
    play_to_the_end(game)
    ends = [game.match.answers]
    for choice in (-1, 0):
        again = archive.load(path, Waiting())
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


def test_the_same_shuffle_once_more_is_practice(archive: Archive) -> None:
    assert archive.start(SETUP, Waiting(), known=True).practised
    assert not archive.start(SETUP, Waiting()).practised


def test_a_journal_damaged_from_its_first_answer_on_is_gone_on_from_the_autosave(
        archive: Archive, tmp_path: Path) -> None:
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
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


def test_a_game_that_was_saved_as_it_stands_is_not_kept_twice(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    path = archive.save("Mine")
    archive.pause()
    archive.load(path, Waiting())
    assert [slot.title for slot in archive.saves()] == ["Mine"] and archive.kept_aside is None


def test_a_broken_save_of_it_does_not_keep_an_unfinished_game_from_being_kept(archive: Archive) -> None:
    game = archive.start(SETUP, Waiting())
    game.start()
    game.answer(first(game, "play"))
    path = archive.save("Torn")
    path.write_bytes(path.read_bytes()[:-9])
    archive.pause()
    archive.start(SETUP, Waiting())
    assert archive.kept_aside is not None and archive.trouble == ""
    assert archive.load(archive.kept_aside, Waiting()).match.answers == game.match.answers


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
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), ask)
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
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
    game.start()
    while not archive.autosaves():
        learn_something(game)
    archive.start(SETUP, Waiting())
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

    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
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


def test_a_finished_game_has_its_picture(archive: Archive) -> None:
    game = archive.start(Setup(SETUP.game, SETUP.options, (ANN, BEN, CLEO), 7), Waiting())
    archive.picture = lambda: b"\x89PNG end"
    play_to_the_end(game)
    filed, = archive.finished.all()
    assert filed.header is not None and base64.b64decode(filed.header.picture) == b"\x89PNG end"
