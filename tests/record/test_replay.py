"""Watching a game again, and playing on from anywhere in it."""

from pathlib import Path

import pytest

from sparktable.kernel.game import Game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import digest
from sparktable.record.replay import Replay
from sparktable.record.verification import verify

from .play import play_on, played, rewritten, saved


@pytest.fixture
def match(game: Game) -> Match:
    return played(game, seed=6)


@pytest.fixture
def replay(match: Match, tmp_path: Path) -> Replay:
    return Replay.from_file(saved(match, tmp_path / "game.spark"))


def test_every_position_can_be_gone_to_in_any_order(match: Match, replay: Replay) -> None:
    assert len(replay) == replay.recorded == len(match.answers) and replay.divergence is None
    for index in [*range(len(replay), -1, -13), 0, 7]:
        assert replay.state(index) == match.at(index)
    with pytest.raises(IndexError):
        replay.state(len(replay) + 1)


def test_turns_can_be_gone_to(match: Match, replay: Replay) -> None:
    first, *turns, last = replay.turns
    assert first.index == 0 and last.index == len(replay)
    for point in turns:
        assert replay.state(point.index).turn == point.turn > replay.state(point.index - 1).turn
        assert replay.turn_of(point.index) == point
    assert len({point.turn for point in replay.turns}) == match.state.turn


def test_a_branch_is_a_game_of_its_own(match: Match, replay: Replay) -> None:
    branch = replay.branch(30)
    assert branch.answers == match.answers[:30] and digest(branch.state) == digest(match.at(30))
    play_on(branch, 10_000, Dice(77))
    assert branch.state.outcome is not None
    assert replay.state(len(replay)) == match.state


def test_a_replay_by_other_rules_is_shown_up_to_where_it_diverges(toy: Game, tmp_path: Path) -> None:
    match = played(toy, seed=6)
    path = rewritten(saved(match, tmp_path / "game.spark"),
                     lambda data: data["answers"].__setitem__(50, [9, ["buy", "card", 3], []]))
    replay = Replay.from_file(path)
    assert replay.divergence is not None and replay.divergence.index == 50 == len(replay)
    assert "is asked" in replay.divergence.what
    assert replay.state(50) == match.at(50)


def test_other_luck_is_a_divergence_before_its_answer(toy: Game, tmp_path: Path) -> None:
    match = played(toy, seed=6)
    lucky = next(index for index, answer in enumerate(match.answers) if answer.chance)
    path = rewritten(saved(match, tmp_path / "game.spark"),
                     lambda data: data["answers"][lucky][2].append(1))
    replay = Replay.from_file(path)
    assert replay.divergence is not None and replay.divergence.index == lucky
    assert "luck falls differently" in replay.divergence.what


def test_a_whole_game_is_confirmed(match: Match, tmp_path: Path) -> None:
    verdict = verify(saved(match, tmp_path / "game.spark"))
    assert verdict.holds and len(verdict.findings) == 3


@pytest.mark.parametrize("part", ["seed", "salt", "luck", "state", "digest", "commitment"])
def test_meddling_is_found_whatever_was_meddled_with(toy: Game, tmp_path: Path, part: str) -> None:
    def meddle(data: dict) -> None:  # type: ignore[type-arg]
        if part == "seed":
            data["seed"] += 1
        elif part == "salt":
            data["salt"] = "00"
        elif part == "luck":
            next(row for row in data["answers"] if row[2])[2][0] += 1
        elif part == "state":
            data["state"]["life"][0] += 1
        elif part == "digest":
            data["digest"] = "00"
        else:
            data["header"]["commitment"] = "00"

    assert not verify(rewritten(saved(played(toy), tmp_path / "game.spark"), meddle)).holds


def test_a_game_from_a_set_position_is_confirmed_without_a_deal(toy: Game, tmp_path: Path) -> None:
    match = Match(toy, 5, start=played(toy, seed=3, answers=40).state)
    play_on(match, 25, Dice(1))
    verdict = verify(saved(match, tmp_path / "game.spark"))
    assert verdict.holds and "no deal" in verdict.findings[0].what
