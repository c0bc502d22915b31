"""Games that are kept when the program is packed: one of every title and mode, and any change in them is found."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sparktable import resources
from sparktable.games import GAMES
from sparktable.record import kept_games


@pytest.fixture(scope="module")
def games() -> list[dict[str, Any]]:
    return kept_games.keep()


def test_every_title_and_every_mode_is_among_them(games: list[dict[str, Any]]) -> None:
    assert {told["game"] for told in games} == {*GAMES}
    modes = {(told["options"].get("set"), told["options"].get("mode")) for told in games if told["game"] == "matrix"}
    assert len(modes) == 6 and all(told["answers"] for told in games)


def test_they_take_the_same_course_again(games: list[dict[str, Any]], tmp_path: Path,
                                         monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKED", tmp_path)
    assert list(kept_games.replayed()) == []
    kept_games.write(tmp_path / kept_games.FILE)
    assert list(kept_games.replayed()) == [(name, "") for name, _ in kept_games.replayed(games)]


@pytest.mark.parametrize(("change", "complaint"), [
    (lambda told: told.update(seed=2), "is dealt differently"),
    (lambda told: told["digests"].__setitem__(1, "0"), "comes to another position within 25 answers"),
    (lambda told: told["digests"].__setitem__(-1, "0"), "comes to another end"),
    (lambda told: told["answers"].__setitem__(3, 99), "asks something else after 3 answers"),
    (lambda told: told["answers"].append(0), "asks something else after"),
])
def test_a_course_that_changes_is_found(games: list[dict[str, Any]], change: Any, complaint: str) -> None:
    told = {**games[0], "answers": list(games[0]["answers"]), "digests": list(games[0]["digests"])}
    change(told)
    ((_, found),) = kept_games.replayed([told])
    assert complaint in found
