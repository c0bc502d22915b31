"""Files of what is played in several games: whole or not at all, and hostile until checked."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sparktable.record.files import BadFile, CannotWrite
from sparktable.record.series_file import MOST_BYTES, read_series_file, write_series_file

PLAYERS = (("Ann", "human"), ("", "scout"))
OPTIONS = {"mode": "match", "series": ((7, "a", "b"), (0, 12, "a", None, True)), "rulings": {"x": "y"}}


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.series.json"
    write_series_file(path, "duel", PLAYERS, OPTIONS)
    read = read_series_file(path)
    assert read.game == "duel" and read.players == [list(each) for each in PLAYERS]
    assert read.options == json.loads(json.dumps(OPTIONS))


@pytest.mark.parametrize(("change", "says"), [
    ({"series": 2}, "series"), ({"players": []}, "players"), ({"players": [["Ann"]]}, "players"),
    ({"options": {"a": "x" * 5000}}, "options"), ({"options": {"a": [[["deep"]]]}}, "options"), ({"more": 1}, "more"),
    ({"game": "g" * 300}, "game"),
])
def test_what_is_no_series_is_refused(change: dict[str, Any], says: str, tmp_path: Path) -> None:
    path = tmp_path / "a.series.json"
    write_series_file(path, "duel", PLAYERS, OPTIONS)
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **change}), "utf-8")
    with pytest.raises(BadFile, match=says):
        read_series_file(path)


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff\xfe", b'{"a":' * 500, b"x" * (MOST_BYTES + 1)])
def test_rubbish_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.series.json"
    path.write_bytes(data)
    with pytest.raises(BadFile):
        read_series_file(path)


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "a.series.json"
    write_series_file(path, "duel", PLAYERS, OPTIONS)
    before = path.read_bytes()
    for game, options in (("duel", {"a": "x" * 5000}), ("\ud800", OPTIONS)):
        with pytest.raises(CannotWrite):
            write_series_file(path, game, PLAYERS, options)
    assert path.read_bytes() == before
