"""`sparktable simulate`: whole games, the same for the same seed, and nothing that breaks stays unseen."""
from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from sparktable.ai import roster
from sparktable.ai.opponent import Opponent
from sparktable.kernel.decisions import Option
from sparktable.kernel.game import open_game
from sparktable.kernel.nodes import Frame
from sparktable.kernel.rng import MASK, Dice
from sparktable.kernel.values import Outcome
from sparktable.kernel.view import View, view
from sparktable.tools import cheating_search, checked_games, cli, game_arguments, simulate
from sparktable.tools.progress import Progress
from toys import deckbuilder, duel

Command = Callable[..., tuple[int, str, str]]
KEYS = ["games", "finished", "decisions", "cpu_seconds", "decisions_per_cpu_second", "wins_by_seat", "wins_by_side",
        "draws", "end_reasons", "turns_per_game", "most_turns", "violations", "digest"]


class First:
    """Takes the first option, and keeps what it was shown."""

    name = "first"
    shown: list[object] = []

    def choose(self, view: View, dice: Dice) -> Option:
        self.shown.append(view)
        assert view.decision is not None
        return view.decision.options[0]


class Cheat(First):
    """Answers what nobody asked."""

    name = "cheat"

    def choose(self, view: View, dice: Dice) -> Option:
        return Option("win")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run the command line; its exit code, what it said and what it complained about."""
    makers: dict[str, Callable[[], Opponent]] = {"first": First, "cheat": Cheat}
    for name, make in makers.items():
        monkeypatch.setitem(roster.OPPONENTS, name, make)

    def run(*words: str) -> tuple[int, str, str]:
        code = cli.main(("simulate", *words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def summary(command: Command, *words: str) -> dict[str, Any]:
    code, said, _ = command("--json", *words)
    data: dict[str, Any] = json.loads(said)
    assert code == (1 if data["violations"] else 0)
    return data


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if "cpu" not in key}


def test_the_summary_adds_up(command: Command) -> None:
    data = summary(command, "--game", "toy-deckbuilder", "--games", "12")
    assert list(data) == KEYS
    assert data["games"] == data["finished"] == sum(data["end_reasons"].values()) == 12
    assert sum(data["wins_by_seat"]) + data["draws"] == 12
    assert data["wins_by_side"] == {str(seat): wins for seat, wins in enumerate(data["wins_by_seat"])}
    assert data["decisions"] > 12 * 30
    assert 3 < data["turns_per_game"] < 90
    assert data["turns_per_game"] <= data["most_turns"] <= 70
    assert data["violations"] == []


def test_the_same_seed_plays_the_same_games(command: Command) -> None:
    words = ("--game", "toy-duel", "--games", "4", "--ai", "random,first")
    one, same, other = (summary(command, *words, "--seed", seed) for seed in ("5", "5", "6"))
    assert without_times(one) == without_times(same)
    assert one["digest"] != other["digest"]


def test_who_thinks_by_the_clock_is_named_since_the_seed_does_not_fix_such_games(command: Command) -> None:
    words = ("--game", "toy-duel", "--games", "1")
    code, said, complaint = command(*words, "--json", "--ai", "search:0.0001,random")
    assert code == 0
    assert list(json.loads(said)) == KEYS
    assert complaint.startswith("sparktable simulate: by the clock: search:0.0001; another run may play otherwise")
    assert command(*words, "--ai", "search:2,random")[2] == ""


def test_people_get_text(command: Command) -> None:
    code, said, _ = command("--game", "toy-duel", "--games", "2")
    assert code == 0
    assert said.startswith("2 of 2 games finished")
    assert said.endswith("0 violations\n")


def test_opponents_sit_in_turn_and_see_views_alone(command: Command) -> None:
    First.shown.clear()
    summary(command, "--game", "toy-deckbuilder", "--games", "1", "--ai", "random,first")
    assert First.shown
    assert {type(shown) for shown in First.shown} == {View}
    assert {shown.seat for shown in First.shown if isinstance(shown, View)} == {1}


def test_who_watches_is_shown_every_position_and_the_end() -> None:
    seen: list[tuple[int, bool]] = []
    game = deckbuilder.DeckBuilder({})
    played = checked_games.play(game, 5, [roster.make("random")] * game.seats,
                           lambda s: seen.append((s.turn, s.outcome is not None)))
    assert played.end is not None
    assert len(seen) == len(played.answers) + 1 and seen[-1] == (played.end.turn, True)


def test_nobody_plays_with_the_luck_of_the_shuffle() -> None:
    """What a seat's dice will throw is no number of the streams that the cards were dealt with."""
    game, thrown = deckbuilder.DeckBuilder({}), list[int]()

    class Thrower(First):
        def choose(self, view: View, dice: Dice) -> Option:
            thrown.append(dice.seed)
            return super().choose(view, dice)

    checked_games.play(game, 5, [Thrower()] * game.seats)
    assert len(set(thrown)) == game.seats
    assert all((seed - 5) % MASK > 1 << 32 for seed in thrown)


def test_alternating_everybody_plays_each_deal_from_every_seat(command: Command) -> None:
    data = summary(command, "--game", "toy-duel", "--games", "8", "--ai", "random,first", "--alternate")
    swapped = summary(command, "--game", "toy-duel", "--games", "8", "--ai", "first,random", "--alternate")
    assert data["wins_by_opponent"].keys() == {"random", "first"}
    assert sum(data["wins_by_opponent"].values()) == 8 - data["draws"]
    assert swapped["wins_by_seat"] == data["wins_by_seat"], "each deal is played with both seatings"
    said = command("--game", "toy-duel", "--games", "2", "--ai", "random,first", "--alternate")[1]
    assert re.search(r"first won \d \([\d.]+%, surely [\d.]+% or more\)", said)


@pytest.mark.parametrize(("names", "turns"), [
    ("random", 1), ("random,random", 1), ("random,greedy", 2), ("random,greedy,random,greedy", 2),
    ("random,random,greedy,greedy", 4), ("random,greedy,random", 3),
])
def test_no_deal_is_played_twice_by_the_same_at_the_same_seats(names: str, turns: int) -> None:
    assert simulate.seatings(names.split(",")) == turns


def test_alternating_with_oneself_is_not_to_play_again(command: Command) -> None:
    words = ("--game", "toy-duel", "--games", "6", "--ai", "random")
    assert summary(command, *words, "--alternate")["digest"] == summary(command, *words)["digest"]


def test_who_has_never_won_may_be_sure_of_nothing_but_not_of_less() -> None:
    for games in range(1, 61):
        summary = simulate.Summary(duel.Duel({}), games=games, names=("first",))
        assert "first won 0 (0.0%, surely 0.0% or more)" in summary.text()


def test_the_cheat_sees_cards_and_is_no_opponent(command: Command) -> None:
    with pytest.raises(roster.UnknownOpponent):
        roster.make("seer:4")
    assert summary(command, "--game", "toy-duel", "--games", "1", "--ai", "seer:4,random")["finished"] == 1
    game = deckbuilder.DeckBuilder({})
    s = game.new(5)

    def worlds(seen: View, zones: Iterable[int]) -> set[tuple[int, ...]]:
        imagined = (seen.world(number) for number in range(8))
        return {tuple(other.ident[slot] for zone in zones for slot in s.zones[zone]) for other in imagined}

    everywhere, hands = range(len(s.zones)), range(deckbuilder.HAND, deckbuilder.HAND + deckbuilder.SEATS)
    some = cheating_search.make("seer-hand-of:4", game).look(s, 1)
    assert len(worlds(cheating_search.make("seer:4", game).look(s, 1), everywhere)) == 1
    others = cheating_search.make("seer-but-hand-of:4", game).look(s, 1)
    assert len(worlds(some, hands)) == 1 and len(worlds(some, everywhere)) > 1
    assert len(worlds(others, hands)) > 1 and len(worlds(others, set(everywhere) - set(hands))) == 1
    assert len(worlds(view(s, 1), hands)) > 1
    with pytest.raises(roster.UnknownOpponent, match="no zone 'hnd of'; did you mean 'hand of'"):
        cheating_search.make("seer-hnd-of:4", game)
    with pytest.raises(roster.UnknownOpponent, match="'seer' names no budget"):
        cheating_search.make("seer", game)


@pytest.mark.parametrize(("words", "complaint"), [
    (["--game", "toy-dule"], "no game 'toy-dule'; did you mean 'toy-duel'?"),
    (["--game", "toy-duel", "--players", "3"], "the toy duel is for 2 players"),
    (["--game", "toy-duel", "--set", "core"], "the toy duel is for 2 players and has the options"),
    (["--game", "toy-duel", "--ai", "randm"], "--ai: no opponent 'randm'; did you mean 'random'?"),
    (["--game", "toy-duel", "--ai", "random,random,random"], "--ai names 3 opponents for 2 seats"),
    (["--game", "toy-duel", "--ai", ","], "--ai ',' leaves out a name: random,greedy has two"),
    (["--game", "toy-duel", "--ai", "random, ,first"], "--ai 'random, ,first' leaves out a name"),
    (["--game", "toy-duel", "--ai", ""], "--ai '' leaves out a name"),
    (["--game", "toy-duel", "--games", "0"], "--games: '0' is not a whole number from 1 upwards"),
    (["--game", "toy-duel", "--ruling", "slow"], "'slow' should read NAME=VALUE"),
    (["--game", "toy-duel", "--seed", "-1"], "--seed: '-1' is not a whole number from 0 upwards"),
])
def test_a_mistake_is_one_sentence_and_exit_code_2(command: Command, words: list[str], complaint: str) -> None:
    code, said, complained = command(*words)
    assert (code, said) == (2, "")
    assert complained.startswith(f"sparktable simulate: {complaint}")
    assert complained.count("\n") == 1


def test_options_that_are_not_given_are_left_to_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    monkeypatch.setattr(game_arguments, "open_game", lambda name, options: opened.append((name, options)))
    parser = argparse.ArgumentParser()
    game_arguments.add_setup_arguments(parser)
    game_arguments.chosen_game(parser.parse_args(["--game", "toy-duel"]))
    game_arguments.chosen_game(parser.parse_args(
        ["--game", "toy-duel", "--set", "core", "--mode", "solo", "--players", "1", "--side", "autobot", "--expert",
         "--first-game", "--ruling", "pace=slow", "--ruling", "stakes=high"]))
    assert opened == [("toy-duel", {}), ("toy-duel", {"set": "core", "mode": "solo", "players": 1, "side": "autobot",
                                                      "expert": True, "first_game": True,
                                                      "rulings": {"pace": "slow", "stakes": "high"}})]


def test_a_broken_invariant_is_reported_with_its_game_and_decision(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel.Duel, "check", lambda game, s: ["too late"] if s.turn > 2 else [])
    data = summary(command, "--game", "toy-duel", "--games", "2")
    assert len(data["violations"]) == 2
    assert all(": decision " in sentence and sentence.endswith(": too late") for sentence in data["violations"])
    code, said, _ = command("--game", "toy-duel", "--games", "2")
    assert code == 1
    assert "2 violations\n  game with seed " in said


def test_a_game_that_breaks_is_a_violation(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, s: deckbuilder.DeckState, frame: Frame) -> None:
        raise KeyError("no such card")

    monkeypatch.setattr(deckbuilder.GainPower, "do", broken)
    data = summary(command, "--game", "toy-deckbuilder", "--games", "1")
    assert data["finished"] == 0
    assert "breaks after" in data["violations"][0]
    assert "KeyError: 'no such card' (broken, line" in data["violations"][0]


def test_a_game_without_end_is_a_violation(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_game(duel.Duel.name, {}), "max_turns", 3)
    data = summary(command, "--game", "toy-duel", "--games", "1")
    assert data["finished"] == 0
    assert "does not end: turn 4" in data["violations"][0]


def test_an_opponent_that_cheats_is_a_violation(command: Command) -> None:
    data = summary(command, "--game", "toy-duel", "--games", "1", "--ai", "cheat")
    assert "IllegalAnswer: 'win' is not possible now" in data["violations"][0]


def test_playing_with_a_luck_of_ones_own_is_a_violation(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers are given again, and must lead to the same end."""
    counted = iter(range(10**9))

    def hurt_more_each_time(s: deckbuilder.DeckState, seat: int, n: int) -> None:
        s.life[seat] -= n + next(counted) % 7
        if s.life[seat] <= 0:
            deckbuilder.end_game(s, "fallen")

    monkeypatch.setattr(deckbuilder, "hurt", hurt_more_each_time)
    data = summary(command, "--game", "toy-deckbuilder", "--games", "8")
    assert data["violations"]


def test_games_against_the_game_are_won_by_players_or_by_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = duel.Duel({})
    monkeypatch.setattr(game, "sides", lambda: ((0, 1),))
    counted = simulate.Summary(game)
    s = game.new(1)
    for winners in ((0, 1), (), ()):
        s.outcome = Outcome("over", winners)
        counted.add(checked_games.Played(1, end=s), [])
    assert dict(counted.wins_by_side) == {"players": 1, "game": 2}
    assert counted.wins_by_seat == [1, 1]
    assert counted.draws == 0


def test_a_bar_shows_on_a_terminal_and_leaves_nothing_behind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Progress("games", 4) as progress:
        progress.step()
    assert capsys.readouterr().err == "", "no terminal, no bar"
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with Progress("games", 4) as progress:
        progress.step()
    drawn = capsys.readouterr().err
    assert "\r[##########..............................] 1 of 4 games" in drawn
    assert drawn.rsplit("\r", 2)[1].strip() == ""


def test_a_preset_is_played_by_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    digests = {}
    for preset in ("book", "balanced"):
        assert cli.main(["simulate", "--game", "arena", "--games", "2", "--preset", preset, "--json"]) == 0
        digests[preset] = json.loads(capsys.readouterr().out)["digest"]
    assert cli.main(["simulate", "--game", "arena", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == digests["book"] != digests["balanced"]
