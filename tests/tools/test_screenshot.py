"""Positions drawn into picture files."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from sparktable.tools import cli

pytest.importorskip("PySide6.QtGui")
from PySide6.QtGui import QImage

pytestmark = pytest.mark.usefixtures("qapp")


def draw(path: Path, *arguments: str) -> QImage:
    assert cli.main(["screenshot", "--out", str(path), *arguments]) == 0
    return QImage(str(path))


def test_a_position_is_drawn_in_the_size_asked_for(tmp_path: Path) -> None:
    image = draw(tmp_path / "a.png", "--plies", "30", "--size", "1000x700")
    assert (image.width(), image.height()) == (1000, 700)


def test_the_same_seed_draws_the_same_picture(tmp_path: Path) -> None:
    one, two = (draw(tmp_path / f"{name}.png", "--plies", "40", "--seed", "7") for name in "ab")
    assert one == two
    assert one != draw(tmp_path / "c.png", "--plies", "40", "--seed", "8")


def test_themes_differ(tmp_path: Path) -> None:
    drawn = [draw(tmp_path / f"{theme}.png", "--plies", "10", "--theme", theme)
             for theme in ("dark", "light", "high-contrast")]
    assert drawn[0] != drawn[1] != drawn[2] != drawn[0]


def test_a_scenario_is_drawn_after_some_of_its_steps(tmp_path: Path) -> None:
    scenario = {
        "title": "A card is played", "rules": "war-on-cybertron p.7", "game": "matrix", "set": "war-on-cybertron",
        "mode": "tvt", "seats": [{"character": "Elita-1", "hand": ["Bold", "Scout"]}, {"character": "Megatron"}],
        "steps": [{"do": "play Bold"}]}
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(scenario))
    before = draw(tmp_path / "a.png", "--scenario", str(path))
    assert before != draw(tmp_path / "b.png", "--scenario", str(path), "--steps", "1")


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["--size", "12"], "is not a size"),
    (["--text", "300"], "is not a percentage"),
    (["--theme", "pink"], "no theme"),
    (["--seat", "9"], "has the seats 0 to 1"),
])
def test_what_cannot_be_drawn_is_explained(tmp_path, capsys, arguments, sentence):
    assert cli.main(["screenshot", "--out", str(tmp_path / "a.png"), *arguments]) == cli.EXIT_BAD_INPUT
    assert sentence in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_explained(tmp_path, capsys):
    assert cli.main(["screenshot", "--out", str(tmp_path / "none" / "a.png")]) == cli.EXIT_BAD_INPUT
    assert "could not be written" in capsys.readouterr().err
