"""`sparktable scenario` and `sparktable verify`: their lines and their exit codes."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from record.play import played, rewritten, saved
from sparktable.kernel.game import open_game
from sparktable.tools import cli, scenario, verify
from toys import deckbuilder

SHIELD = Path(__file__).parents[1] / "scenarios" / "toy" / "shield_blocks_the_sniper.json"
Command = Callable[..., tuple[int, list[str], list[str]]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command line with the toy games alone on the shelf."""
    monkeypatch.setattr(scenario, "load_games", lambda: None)
    monkeypatch.setattr(verify, "load_games", lambda: None)

    def run(*words: object) -> tuple[int, list[str], list[str]]:
        code = cli.main([str(word) for word in words])
        said = capsys.readouterr()
        return code, said.out.splitlines(), said.err.splitlines()

    return run


def _changed(path: Path, old: str, new: str) -> Path:
    text = SHIELD.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    return path


def test_scenarios_that_hold(command: Command) -> None:
    title = json.loads(SHIELD.read_text())["title"]
    assert command("scenario", SHIELD) == (0, [f"ok      {SHIELD.name}: {title}", "1 passed, 0 failed"], [])
    assert command("scenario", "--quiet", SHIELD) == (0, ["1 passed, 0 failed"], [])


def test_a_scenario_that_does_not_hold(command: Command, tmp_path: Path) -> None:
    wrong = _changed(tmp_path / "wrong.json", '"life of seat 2": 14', '"life of seat 2": 3')
    code, said, _ = command("scenario", SHIELD, wrong)
    assert code == 1 and said[-1] == "1 passed, 1 failed"
    assert said[1].startswith("FAILED  wrong.json: ") and said[1].endswith("step 9: life of seat 2 is 14, not 3")


def test_a_scenario_with_a_mistake(command: Command, tmp_path: Path) -> None:
    bad = _changed(tmp_path / "bad.json", '"do": "play Sniper"', '"do": "play Snipr"')
    code, said, complaint = command("scenario", bad, SHIELD)
    assert (code, said[-1]) == (2, "1 passed, 0 failed, 1 could not be read")
    assert complaint == ["BAD     bad.json, line 13: steps[0].do: no card 'Snipr'; did you mean 'Sniper'?"]


def test_a_scenario_that_is_not_there(command: Command, tmp_path: Path) -> None:
    code, _, complaint = command("scenario", tmp_path / "absent.json")
    assert code == 2 and complaint == ["BAD     'absent.json' cannot be read: it is not there"]


def test_a_game_is_verified(command: Command, tmp_path: Path) -> None:
    path = saved(played(open_game(deckbuilder.DeckBuilder.name, {})), tmp_path / "game.spark")
    code, said, _ = command("verify", path)
    assert code == 0 and all(line.startswith("ok       game.spark: ") for line in said) and len(said) == 3


def test_a_game_that_was_meddled_with_is_found_out(command: Command, tmp_path: Path) -> None:
    path = saved(played(open_game(deckbuilder.DeckBuilder.name, {})), tmp_path / "game.spark")
    rewritten(path, lambda data: data.update(seed=data["seed"] + 1))
    code, said, _ = command("verify", path)
    assert code == 1 and said[0].startswith("DIFFERS  game.spark: the deal is not the one committed to as ")


def test_what_is_no_save_is_refused(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.spark"
    path.write_text("{")
    assert command("verify", path) == (2, [], ["sparktable verify: 'game.spark' is cut off before its end"])
