"""Settings survive: a restart, a new version, a broken file, a full disk."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sparktable.app import settings
from sparktable.app.levels import timed
from sparktable.app.settings import Settings, SettingsFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "settings.json"


def test_what_was_set_is_there_at_the_next_start(path: Path) -> None:
    first = SettingsFile(path)
    first.settings.display.theme = "light"
    first.settings.memory.last_games = {"matrix": {"options": {"mode": "tvt"}, "players": [["Ann", "human"]]}}
    assert first.save()
    again = SettingsFile(path)
    assert again.settings == first.settings
    assert again.trouble is None


def test_without_a_file_everything_is_as_it_came(path: Path) -> None:
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert file.trouble is None


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", '{"display": {}}', '{"version": 99}', '{"version": -5}',
    '{"version": 1, "display": {"theme": "pink"}}', '{"version": 1, "display": {"text_percent": 1000}}',
    '{"version": 1, "unknown": 3}', "\x00\x01",
])
def test_a_broken_file_is_kept_beside_the_new_one(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    file = SettingsFile(path)
    assert file.settings == Settings()
    assert file.trouble
    assert file.kept_as == path.with_name("settings.broken-1.json")
    assert file.kept_as.read_text("utf-8") == text
    assert file.save()
    assert SettingsFile(path).trouble is None, "it is said once"


def test_a_second_broken_file_does_not_replace_the_first(path: Path) -> None:
    path.parent.mkdir(parents=True)
    for number in (1, 2):
        path.write_text(f"broken {number}", "utf-8")
        SettingsFile(path)
    assert path.with_name("settings.broken-1.json").read_text("utf-8") == "broken 1"
    assert path.with_name("settings.broken-2.json").read_text("utf-8") == "broken 2"


def test_bytes_that_are_no_text_are_a_broken_file(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff\xfe\xff")
    assert SettingsFile(path).kept_as is not None


def test_an_old_file_is_carried_from_version_to_version(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def from_minus_one(data: dict[str, Any]) -> dict[str, Any]:
        return {"dark": data["dark"]}

    def from_zero(data: dict[str, Any]) -> dict[str, Any]:
        return {"display": {"theme": "dark" if data["dark"] else "light"}}

    monkeypatch.setattr(settings, "MIGRATIONS", {**settings.MIGRATIONS, -1: from_minus_one, 0: from_zero})
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"version": -1, "dark": False, "forgotten": 1}), "utf-8")
    assert SettingsFile(path).settings.display.theme == "light"


def test_a_file_of_the_first_version_loses_only_what_had_no_effect(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({
        "version": 1, "display": {"theme": "light", "reduced_motion": "on", "type_patterns": True},
        "play": {"step_by_step": True, "highlight_legal": False}, "sound": {"muted": True},
        "opponents": {"seconds": 3, "explain_moves": False}}), "utf-8")
    found = SettingsFile(path)
    assert found.trouble is None
    assert found.settings.display.theme == "light" and found.settings.display.motion == "less"
    assert found.settings.play.step_by_step and found.settings.opponents.seconds == 3


def test_speeds_in_words_become_factors(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"version": 2, "display": {"reduced_motion": False},
                                "play": {"own_speed": "slow", "opponent_speed": "instant"}}), "utf-8")
    found = SettingsFile(path)
    assert found.trouble is None
    assert (found.settings.play.own_speed, found.settings.play.opponent_speed) == ("0.5", "instant")
    assert found.settings.display.motion == "system"


def test_every_level_is_given_the_same_time() -> None:
    assert timed("commander", 2) == "commander:1.8"
    assert timed("rookie", 2) == "rookie:1.8", "all think for as long"
    assert timed("random", 2) == "random"


def test_there_is_a_migration_from_every_version_that_was_ever_written() -> None:
    assert set(settings.MIGRATIONS) >= set(range(1, settings.VERSION))


def test_a_folder_that_takes_no_file_does_not_stop_the_program(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    file = SettingsFile(blocked / "settings.json")
    assert not file.save()
    assert file.trouble


@pytest.mark.parametrize("part", ["window", "panels", "player_name", "last_game"])
def test_half_a_letter_is_refused_and_the_file_kept_aside(path: Path, part: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"version": settings.VERSION, "memory": {part: "\ud800"}}), "utf-8")
    file = SettingsFile(path)
    assert file.settings == Settings() and file.kept_as is not None
    assert file.trouble == "it holds half a character (a lone surrogate)"


def _half(held: Settings) -> None:
    held.keys.changed["undo"] = "A\ud800"
    held.memory.last_games["toy"] = {"players": [["\udfff", "human"]], "\ud800": 1}
    object.__setattr__(held.memory, "window", "\ud800")


def _own_tail(held: Settings) -> None:
    held.memory.last_games["toy"] = held.memory.last_games


def _deep(held: Settings) -> None:
    inner: dict[str, Any] = {}
    held.memory.last_games["toy"] = inner
    for _ in range(100_000):
        inner["in"] = inner = {}


def _no_json(held: Settings) -> None:
    held.memory.last_games["toy"] = {"players": {1, 2}, "options": object()}


def _no_name(held: Settings) -> None:
    held.memory.last_games["toy"] = {("a", "b"): 1}  # type: ignore[dict-item]


def _long_number(held: Settings) -> None:
    held.memory.last_games["toy"] = {"players": 10**5000}


@pytest.mark.parametrize("spoil", [_half, _own_tail, _deep, _no_json, _no_name, _long_number])
def test_saving_never_raises_whatever_the_settings_hold(path: Path, spoil: Callable[[Settings], None]) -> None:
    file = SettingsFile(path)
    file.settings.display.theme = "light"
    assert file.save()
    spoil(file.settings)
    if not file.save():
        assert file.trouble and file.trouble.startswith("'settings.json' cannot be written: ")
    again = SettingsFile(path)
    assert again.trouble is None and again.settings.display.theme == "light", "the old file or a new one, and whole"


def test_one_section_is_reset_and_the_others_stay(path: Path) -> None:
    file = SettingsFile(path)
    file.settings.display.theme = "light"
    file.settings.play.step_by_step = True
    file.reset("display")
    assert file.settings.display.theme == "system"
    assert file.settings.play.step_by_step
