"""The first glance guesses what the real readers find, and never stumbles."""
from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from sparktable.app.first_frame import FirstFrame, first_frame
from sparktable.app.shelf import HomeContent, Shelf, shelf
from sparktable.app.user_data import UserData


def test_it_sees_what_was_set_and_played(tmp_path: Path) -> None:
    mine = UserData(tmp_path / "settings.json", tmp_path)
    settings = mine.file.settings
    settings.display.theme, settings.display.text_percent = "light", 150
    settings.language.code = "de"
    settings.memory.last_game = "toy"
    settings.memory.last_games = {"toy": {"options": {}, "players": [["Ann", "human"], ["", "scout"]]}}
    assert mine.file.save()
    seen = mine.first_frame()
    assert (seen.display.theme, seen.display.text_percent, seen.language) == ("light", 150, "de")
    offered = mine.shelf().content
    assert offered.last is not None
    assert offered.last.players == (("Ann", "human"), ("", "scout"))
    assert not offered.saves and offered.unfinished is None


def test_a_journal_with_an_answer_is_an_unfinished_game(tmp_path: Path) -> None:
    run_folder = tmp_path / "running" / "desk-1"
    run_folder.mkdir(parents=True)
    head = json.dumps({"game": "toy", "seats": [{"name": "Ann", "level": "human"}]})
    (run_folder / "journal.jsonl").write_text(head + "\n", "utf-8")
    assert shelf(tmp_path / "none", tmp_path).content.unfinished is None
    (run_folder / "journal.jsonl").write_text(head + "\n{}\n", "utf-8")
    unfinished = shelf(tmp_path / "none", tmp_path).content.unfinished
    assert unfinished is not None and unfinished.players == (("Ann", "human"),)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes among the files")
def test_a_pipe_where_a_file_should_be_keeps_nobody_waiting(tmp_path: Path) -> None:
    settings, run_folder = tmp_path / "settings.json", tmp_path / "running" / "desk-1"
    run_folder.mkdir(parents=True)
    os.mkfifo(settings)
    os.mkfifo(run_folder / "journal.jsonl")
    assert first_frame(settings).doubtful
    assert shelf(settings, tmp_path).content.unfinished is None


@pytest.mark.parametrize("text", [
    "", "{", "[]", '"x"', "[" * 100_000, '{"display": 3, "memory": []}',
    '{"display": {"theme": 3, "text_percent": "x"}, "memory": {"window": [], "last_game": 1}}',
    '{"memory": {"last_game": "a", "last_games": {"a": {"players": [3, [1], "ab"]}}}}',
    '{"version": 5, "memory": {"window": "\\ud800"}}', '{"version": 4, "display": {"text_percent": 105}}',
])
def test_whatever_looks_odd_is_taken_for_absent(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, "utf-8")
    assert first_frame(path) == FirstFrame(doubtful=True)
    assert shelf(path, tmp_path) == Shelf(HomeContent(), doubtful=False)


HALF = "\ud800"
HEADS = ({"seats": None}, {"seats": 3}, {"seats": "Ann"}, {"seats": {"name": "Ann"}},
         {"seats": [None, 7, [], ["a"]]}, {"seats": [{"name": None, "level": []}] * 17}, {"seats": [{"name": HALF}]},
         {"seats": [{"name": "a" * 9999}]}, {"game": None}, {"game": HALF}, {"game": [HALF]}, [], "x", None, 10**30)


def journal(data: Path, number: int, head: object) -> None:
    """A journal with an answer whose first line says this, as far as it says anything else than an honest one."""
    run_folder = data / "running" / f"desk-{number}"
    run_folder.mkdir(parents=True)
    honest = {"game": "toy", "seats": [{"name": "Ann", "level": "human"}]}
    told = {**honest, **head} if isinstance(head, dict) else head
    (run_folder / "journal.jsonl").write_text(json.dumps(told) + "\n{}\n", "utf-8")


@pytest.mark.parametrize("head", HEADS, ids=lambda head: json.dumps(head)[:40])
def test_a_journal_that_looks_odd_is_no_game_and_spoils_no_other(tmp_path: Path, head: object) -> None:
    journal(tmp_path, 1, head)
    assert shelf(tmp_path / "none", tmp_path).content.unfinished is None
    journal(tmp_path, 2, {})
    unfinished = shelf(tmp_path / "none", tmp_path).content.unfinished
    assert unfinished is not None and unfinished.players == (("Ann", "human"),)


@pytest.mark.parametrize("begins", [b"\0", b"[", b"nothing\n"])
def test_a_journal_that_is_broken_in_its_first_line_is_looked_at_again(tmp_path: Path, begins: bytes) -> None:
    assert UserData(tmp_path / "settings.json", tmp_path).file.save()
    journal(tmp_path, 1, {})
    path = tmp_path / "running" / "desk-1" / "journal.jsonl"
    settings = tmp_path / "settings.json"
    assert not shelf(settings, tmp_path).doubtful
    path.write_bytes(begins + path.read_bytes())
    assert shelf(settings, tmp_path) == Shelf(HomeContent(), doubtful=True)


def test_a_part_that_cannot_be_seen_spoils_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_: object) -> None:
        raise RuntimeError

    mine = UserData(tmp_path / "settings.json", tmp_path)
    mine.file.settings.display.theme = "light"
    assert mine.file.save()
    journal(tmp_path, 1, {})
    with monkeypatch.context() as patched:
        patched.setattr("sparktable.app.first_frame._display", stumble)
        seen = mine.first_frame()
    assert seen.doubtful and seen.display.theme == "system" and seen.language == mine.first_frame().language
    for part in ("_unfinished", "_last", "_filled"):
        with monkeypatch.context() as patched:
            patched.setattr(f"sparktable.app.shelf.{part}", stumble)
            offered = mine.shelf()
        assert offered.doubtful
        assert (offered.content.unfinished is None) == (part == "_unfinished")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no such pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "running" / "desk-1").mkdir(parents=True)
    for path in (tmp_path / "settings.json", tmp_path / "games.jsonl", tmp_path / "running/desk-1/journal.jsonl"):
        os.mkfifo(path)
    assert first_frame(tmp_path / "settings.json").doubtful
    assert shelf(tmp_path / "settings.json", tmp_path).content == HomeContent()


@pytest.mark.parametrize("text", [
    '{"version": 2}', '{"version": 5, "display": {"theme": "mauve"}}',
    '{"version": 5, "display": {"text_percent": 79}}',
])
def test_what_the_reader_must_look_at_is_doubtful(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    assert not first_frame(path).doubtful
    path.write_text(text, "utf-8")
    assert first_frame(path).doubtful
    UserData(path, tmp_path).file.save()
    assert not first_frame(path).doubtful
