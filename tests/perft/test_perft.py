"""The number of ways that a game can go on from a position is what it always was.

A position of a real game belongs here as a file; `sparktable perft FILE --record` writes its counts.
"""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparktable.games import load_all
from sparktable.kernel.run import pending
from sparktable.tools.arguments import BadInput
from sparktable.tools.perft import Difference, after, branches, differences, perft, position, read
from toys import deckbuilder, duel

load_all()
FILES = sorted(Path(__file__).parent.glob("*.json"))
OPENING = {"game": duel.Duel.name, "seed": 7, "depth": 1}


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def stored(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


def test_the_counts_are_what_they_were(stored: Path) -> None:
    data = read(stored)
    assert data["branches"], "nothing was recorded yet"
    parted = differences(data["branches"], branches(position(data), data["depth"]))
    assert not list(map(str, parted))


def test_counting_is_done_on_copies_and_agrees_with_walking() -> None:
    s = position({"game": deckbuilder.DeckBuilder.name, "seed": 3, "depth": 1})
    before = s.copy()

    def walked(depth: int) -> Iterator[int]:
        states = [s]
        for _ in range(depth):
            states = [after(state, option) for state in states if (asked := pending(state))
                      for option in asked.options]
            yield len(states)

    assert [perft(s, depth) for depth in (1, 2, 3)] == list(walked(3))
    assert perft(s, 0) == 1
    assert s == before


def test_a_game_that_is_over_goes_on_in_no_way() -> None:
    s = position(OPENING)
    s.outcome, s.pending = duel.rules.Outcome("won", ()), None
    s.stack.clear()
    assert perft(s, 2) == 0
    assert branches(s, 2) == {}


def test_the_branch_where_two_counts_part_is_shown_with_its_shallowest_depth() -> None:
    expected = {"play card:1": [1, 5, 20], "end": [1, 3, 9], "gone": [1, 1, 1]}
    found = {"play card:1": [1, 6, 24], "end": [1, 3, 9], "new": [1, 2, 3]}
    parted = list(differences(expected, found))
    assert parted == [Difference("gone", 1, 1, None), Difference("new", 1, None, 1),
                      Difference("play card:1", 2, 5, 6)]
    assert [str(one) for one in parted] == ["'gone' is not possible any more", "'new' is possible now and was not",
                                            "after 'play card:1', at depth 2: 6 instead of 5"]


def test_a_rule_that_changes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    data = {**OPENING, "depth": 3}
    right = branches(position(data), 3)
    monkeypatch.setattr(duel.rules, "PLAYS", 1)
    assert list(differences(right, branches(position(data), 3)))


@pytest.mark.parametrize(("data", "complaint"), [
    ({}, "needs game, seed and depth"),
    ({**OPENING, "seed": "x"}, "whole number"),
    ({**OPENING, "depth": 0}, "whole number"),
    ({**OPENING, "game": "toy-dule"}, "did you mean 'toy-duel'"),
    ({**OPENING, "options": {"players": 5}}, "for 2 players"),
    ({**OPENING, "game": 5}, "no game '5'"),
    ({**OPENING, "answers": 5}, "answers is a list"),
    ({**OPENING, "answers": ["dance"]}, "the answer 'dance' is not possible there: seat 0 is asked 'action'"),
])
def test_a_mistake_in_a_file_is_one_sentence(data: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        position(data)


def test_a_file_that_is_no_json_is_named(tmp_path: Path) -> None:
    for text in ("{", "[1]", "[" * 100_000, '{"branches": [1]}', '{"branches": {"end": 5}}'):
        path = tmp_path / "broken.json"
        path.write_text(text, "utf-8")
        with pytest.raises(BadInput, match=r"broken\.json"):
            read(path)
    path.write_text(json.dumps(OPENING), "utf-8")
    assert read(path) == OPENING
