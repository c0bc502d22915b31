"""By which table rules a game was played is kept with it, also where it was saved before there were presets."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from record.play import NOON, SALT, played, rewritten, saved, seats_of
from sparktable.games import load_all
from sparktable.games.matrix.rules.rulings import rulings_for
from sparktable.kernel.codec import digest, digest_of
from sparktable.kernel.game import open_game
from sparktable.record.journal import Journal, read_journal
from sparktable.record.loading import open_journal, open_save
from sparktable.record.replay import Replay
from sparktable.record.save_file import read_header
from sparktable.record.verification import verify

load_all()
BEFORE = {"first_turn_actions": "1", "least_damage": "sum"}
"""What Battle for Cybertron's rulings were while nobody had chosen them, under rules 1."""


def as_rules_1_wrote_it(data: dict[str, Any]) -> None:
    head = data.get("header", data)
    head["rules"] = 1
    del head["options"]["preset"], head["options"]["rulings"]


@pytest.mark.parametrize("mode", ["duel", "team"])
def test_an_old_save_keeps_the_rulings_that_it_was_played_by(mode: str, tmp_path: Path) -> None:
    match = played(open_game("arena", {"mode": mode, "rulings": BEFORE}), seed=7, answers=12)
    path = rewritten(saved(match, tmp_path / "old.spark"), as_rules_1_wrote_it)
    assert "rulings" not in read_header(path).options
    opened = open_save(path)
    assert (opened.how, opened.note, opened.divergence) == ("labels", "", None)
    assert digest(opened.state) == digest(match.state) and opened.match.answers == match.answers
    assert all(opened.game.options["rulings"].get(name, value) == value for name, value in BEFORE.items())
    assert opened.game == match.game and opened.game.options["preset"] == "balanced"
    assert verify(path).holds and Replay.from_file(path).divergence is None
    again = open_save(saved(opened.match, tmp_path / "new.spark"))
    assert again.game == opened.game and digest(again.state) == digest(match.state)


def test_an_old_save_keeps_what_was_chosen_for_it(tmp_path: Path) -> None:
    match = played(open_game("arena", {"rulings": {"first_turn_actions": "2"}}), seed=7, answers=12)

    def old(data: dict[str, Any]) -> None:
        as_rules_1_wrote_it(data)
        data["header"]["options"]["rulings"] = {"first_turn_actions": "2"}

    opened = open_save(rewritten(saved(match, tmp_path / "old.spark"), old))
    assert opened.game.options["rulings"]["first_turn_actions"] == "2"
    assert opened.how == "labels" and opened.divergence is None


@pytest.mark.parametrize("answers", [0, 12, 60])
def test_an_old_save_of_the_matrix_keeps_its_way_back(answers: int, tmp_path: Path) -> None:
    """Of what was done this turn it says less than one would today; it is proven all the same, and can be undone."""
    options = {"rulings": {"hopeless_battle": "no", "block_own_attack": "anybody", "damage_split": "12+8"}}
    match = played(open_game("matrix", options), seed=7, answers=answers)

    def old(data: dict[str, Any]) -> None:
        as_rules_1_wrote_it(data)
        for part in filter(None, (data, data["quiet"])):
            for deed in part["state"]["deeds"]["tuple"]:
                del deed["Deed"][5:]
            part["digest"] = digest_of(part["state"])

    path = rewritten(saved(match, tmp_path / "old.spark"), old)
    opened = open_save(path)
    assert (opened.how, opened.note, opened.divergence) == ("labels", "", None)
    assert opened.match.answers == match.answers and digest(opened.state) == digest(match.state)
    assert verify(path).holds

    def swindled(data: dict[str, Any]) -> None:
        data["state"]["energon"][0] += 1
        data["digest"] = digest_of(data["state"])

    assert not verify(rewritten(path, swindled)).holds


def test_an_old_journal_goes_on_as_it_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(open_game("arena", {"rulings": BEFORE}), seed=7, answers=12)
    path = tmp_path / "game.journal"
    with monkeypatch.context() as then:
        then.setattr(type(match.game), "rules_version", 1)
        then.setattr(match.game, "options", {})
        Journal.begin(path, match, salt=SALT, seats=seats_of(match.game), time=NOON).close()
    assert (read_journal(path).head.rules, read_journal(path).head.options) == (1, {})
    opened = open_journal(path)
    assert opened.divergence is None and opened.note == ""
    assert digest(opened.state) == digest(match.state)


@pytest.mark.parametrize(("options", "preset"), [
    ({}, "book"), ({"preset": "book"}, "book"), ({"preset": "balanced"}, "balanced"),
    ({"preset": "balanced", "rulings": {"seat_energon": "off"}}, "book"),
    ({"preset": "balanced", "rulings": {"rollout_cost": "3"}}, "own"),
    ({"rulings": {"rollout_cost": "3"}}, "own")])
def test_a_saves_header_says_by_which_preset_it_is_played(options: dict[str, Any], preset: str,
                                                         tmp_path: Path) -> None:
    """And every ruling that matters with it, so that a preset may change without changing old games."""
    game = open_game("matrix", {"set": "core", "players": 3, **options})
    path = saved(played(game, answers=5), tmp_path / "game.spark")
    header = read_header(path)
    assert header.options["preset"] == preset
    kept = header.options["rulings"]
    assert isinstance(kept, dict) and set(kept) == {ruling.name for ruling in rulings_for("core", "competitive")}
    assert open_save(path).game == game
