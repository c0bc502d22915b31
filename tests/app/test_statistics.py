"""The file of games played: what stands in it is counted, exported and bounded, whoever wrote it."""
from __future__ import annotations

import csv
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.games_to_keep import FRIENDS, SETUP, play_to_the_end
from app.table import ANN, BEN, CLEO, Waiting
from arena.table import Table, pawn
from sparktable.app import statistics as room
from sparktable.app.archive import Archive
from sparktable.app.players import HUMAN
from sparktable.app.session import Session
from sparktable.app.statistics import GROUPS, GamePlayed, Statistics, as_csv, of_session, tallies
from sparktable.games.telling import Telling
from sparktable.kernel.match import Match

SIGNS = "=+-@＝＋－＠\t\r"


def played(**parts: Any) -> GamePlayed:
    return GamePlayed.model_validate({"game": "toy", "finished": "2026-01-01", "turns": 3, "reason": "fallen",
                                      "names": ["Ann", "Bot"], "levels": ["human", "scout"], **parts})


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "games.jsonl")


def rows_of(text: str, delimiter: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(text), delimiter=delimiter))


# --- what is read -----------------------------------------------------------------------------------


@pytest.mark.parametrize("parts", [
    {"names": ["Ann"]}, {"levels": ["human"]}, {"names": []}, {"names": ["Ann"] * 17, "levels": ["human"] * 17},
    {"turns": 10**400}, {"turns": -1}, {"scores": [10**5000]}, {"winners": [-1]}, {"names": ["a" * 201, "b"]},
    {"names": None}, {"characters": "Ann"}, {"finished": 3}, {"game": "\ud800"},
])
def test_a_line_that_no_game_writes_is_passed_by(
        statistics: Statistics, parts: dict[str, Any], tmp_path: Path) -> None:
    good = played()
    line = {**good.model_dump(mode="json"), **parts}
    with_long_numbers = json.dumps({key: value for key, value in line.items() if key not in ("turns", "scores")})[:-1]
    numbers = "".join(f', "{key}": {_spelt(line[key])}' for key in ("turns", "scores"))
    statistics.path.write_text(f"{with_long_numbers}{numbers}}}\n", "utf-8")
    assert statistics.add(good)
    assert statistics.games() == [good]
    statistics.export(tmp_path / "games.csv")
    assert len(rows_of((tmp_path / "games.csv").read_text("utf-8-sig"))) == 3


def _spelt(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_spelt, value))}]"
    return "1" + "0" * 400 if value == 10**400 else "1" + "0" * 5000 if value == 10**5000 else str(value)


def test_half_a_line_swallows_no_game(statistics: Statistics) -> None:
    statistics.path.write_text('{"game": "toy", "fini', "utf-8")
    assert statistics.add(played()) and statistics.add(played(turns=4))
    assert [game.turns for game in statistics.games()] == [3, 4]


def test_of_a_huge_file_the_last_games_are_read(statistics: Statistics, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_BYTES", 2000)
    for turn in range(100):
        statistics.add(played(turns=turn))
    read = [game.turns for game in statistics.games()]
    assert read == list(range(100 - len(read), 100)) and 5 < len(read) < 100
    assert statistics.cut
    statistics.reset()
    statistics.add(played())
    assert statistics.games() == [played()] and not statistics.cut


def test_a_file_without_an_end_of_line_is_not_read_whole(statistics: Statistics) -> None:
    with statistics.path.open("wb") as file:
        file.truncate(200 << 20)  # a hole: it takes no room on the disk
    assert statistics.games() == [] and statistics.cut
    assert statistics.add(played())
    assert statistics.games() == [played()]


@pytest.mark.parametrize("line", [b"", b"{}", b'{"game":"toy"}'])
def test_millions_of_lines_that_are_no_games_are_not_looked_into(
        statistics: Statistics, monkeypatch: pytest.MonkeyPatch, line: bytes) -> None:
    statistics.path.write_bytes(50_000 * (line + b"\n"))
    statistics.add(played())
    looked_into, look = [], GamePlayed.model_validate_json
    monkeypatch.setattr(GamePlayed, "model_validate_json", lambda text: looked_into.append(text) or look(text))
    assert statistics.games() == [played()]
    assert len(looked_into) == 1


def test_the_shortest_game_there_is_counts(statistics: Statistics) -> None:
    shortest = GamePlayed(game="", finished="", turns=0, reason="", names=(), levels=())
    statistics.path.write_text(shortest.model_dump_json(include={"game", "finished", "turns", "reason", "names",
                                                                 "levels"}))
    assert statistics.games() == [shortest]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no such pipes")
def test_a_pipe_is_not_waited_for(statistics: Statistics) -> None:
    os.mkfifo(statistics.path)
    assert statistics.games() == []
    assert not statistics.add(played())
VALUES = st.recursive(st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
                      lambda inside: st.lists(inside, max_size=2), max_leaves=3)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.dictionaries(st.sampled_from(sorted(GamePlayed.model_fields)), VALUES, max_size=2), max_size=3))
def test_whatever_stands_in_the_file_is_counted_and_exported(tmp_path_factory: pytest.TempPathFactory,
                                                             changes: list[dict[str, Any]]) -> None:
    statistics = Statistics(tmp_path_factory.mktemp("games") / "games.jsonl")
    lines = [json.dumps({**played().model_dump(mode="json"), **change}) for change in changes]
    statistics.path.write_text("\n".join(lines), "utf-8")
    games = statistics.games()
    for group in GROUPS:
        tallies(games, group)
    assert len(rows_of(as_csv(games))) == 1 + sum(len(game.names) for game in games)


# --- what is written --------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", SIGNS)
def test_a_name_is_no_formula(sign: str) -> None:
    text = f"{sign}HYPERLINK(1)"
    (_, row, _) = rows_of(as_csv([played(names=[text, "Bot"], characters=[text, "x"], game=text, mode=text,
                                         reason=text, levels=[text, "scout"])]))
    assert [row[at] for at in (1, 2, 4, 7, 8, 9)] == [f"'{text.replace(sign, ' ') if sign.isspace() else text}"] * 6


@pytest.mark.parametrize("name", ["Ann", "Jean-Luc", "a=b", "me@home", "Ann, Ben; Cleo", "O'Brien", ""])
def test_other_names_stay_as_they_are(name: str) -> None:
    assert rows_of(as_csv([played(names=[name, "Bot"])]))[1][7] == name


@given(st.text(st.sampled_from(" '\";,|\n" + SIGNS + "ab1"), max_size=12), st.sampled_from(",;\t|"))
def test_no_cell_begins_like_a_formula_whatever_separates_them(name: str, delimiter: str) -> None:
    """Where a comma is the decimal sign, spreadsheets take a semicolon for what separates cells."""
    text = as_csv([played(names=[name, "Bot"], scores=[-3, 2])])
    for row in rows_of(text, delimiter):
        for cell in row:
            assert cell == "-3" or not cell.lstrip(" ").startswith(tuple(SIGNS))


def test_games_are_counted_by_what_was_played(archive: Archive, tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "games.jsonl")
    game = archive.start(FRIENDS, Waiting())
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
    game = archive.start(FRIENDS, Waiting())
    play_to_the_end(game)
    monkeypatch.setattr(Telling, "led", lambda *_: (" + ".join(["Optimus Prime"] * 40), "Megatron"))
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
    game = archive.start(FRIENDS, Waiting())
    play_to_the_end(game)
    statistics.add(of_session(game, SETUP.game))
    with statistics.path.open("a") as file:
        file.write("{half a li\n")
    statistics.add(of_session(game, SETUP.game))
    assert len(statistics.games()) == 2


def test_the_export_has_a_row_for_every_seat(archive: Archive, tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "games.jsonl")
    game = archive.start(FRIENDS, Waiting())
    play_to_the_end(game)
    statistics.add(of_session(game, SETUP.game))
    statistics.export(tmp_path / "out.csv")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "out.csv").read_text("utf-8-sig"))))
    assert [row["name"] for row in rows] == ["Ann", "Ben", "Cleo"]
    assert [int(row["score"]) for row in rows] == list(game.outcome.scores if game.outcome else ())
    statistics.reset()
    assert statistics.games() == []
