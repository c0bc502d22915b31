"""`sparktable puzzles`: what is listed, proved and found."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from sparktable.app.puzzles import puzzle_files, puzzles
from sparktable.games import load_all
from sparktable.kernel.game import open_game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance, pending
from sparktable.kernel.scenario import Posing, scenarios_of
from sparktable.record.scenarios.file import Scenario, ScenarioFile
from sparktable.tools import cli


def test_it_lists_all_and_says_which_is_todays(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["puzzles"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(puzzles())
    assert sum(line.endswith(", today") for line in lines) == 1


def test_a_file_that_is_no_puzzle_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "none.json").write_text("{}", "utf-8")
    assert cli.main(["puzzles", "--check", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_a_solution_that_is_not_sure_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(next(path for path in puzzle_files() if path.stem.startswith("arena")).read_text("utf-8"))
    told["steps"] = [{"do": "draw"}] if "actions" in told else [{"do": "stay"}]
    (tmp_path / "wrong.json").write_text(json.dumps(told), "utf-8")
    assert cli.main(["puzzles", "--check", str(tmp_path / "wrong.json")]) == 1
    assert capsys.readouterr().out.endswith("0 passed, 1 failed\n")


def test_what_it_finds_is_a_puzzle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["puzzles", "--find", "arena", "--seed", "43", "--games", "1", "--most", "250",
                     "--out", str(tmp_path)]) == 0
    (found,) = tmp_path.glob("*.json")
    assert cli.main(["puzzles", "--check", str(found)]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["matrix", "arena"])
def test_what_is_told_of_a_turn_can_be_laid_out_again(name: str) -> None:
    """Whoever solves it is asked; of the cards that others hold or that lie unseen none is told but by the arena."""
    load_all()
    adapter = scenarios_of(name)
    assert isinstance(adapter, Posing)
    told = 0
    for number, way in enumerate(adapter.games()):
        s, dice, excerpt = open_game(name, way).new(5 + number), Dice(number), None
        while excerpt is None and (asked := pending(s)) is not None:
            if s.turn > 3 * s.game.seats:
                excerpt = adapter.excerpt(s, asked, dice)
            if excerpt is None:
                advance(s, asked.options[dice.below(len(asked.options))])
        if excerpt is None:
            continue
        told += 1
        scenario = Scenario.model_validate({"title": "…", "rules": "…", "steps": [], **excerpt})
        again = pending(ScenarioFile(Path("excerpt.json"), "", scenario).set_up())
        assert again is not None and again.seat == 0
        for feat, far in adapter.stakes(s):
            assert adapter.task(s, feat, far)["aim"] in ("win", "reach", "survive")
    assert told > 1


def test_of_a_game_without_puzzles_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["puzzles", "--find", "tcg"]) == 2
    assert "no puzzles are looked for in 'tcg'" in capsys.readouterr().err
