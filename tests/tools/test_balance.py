"""`sparktable balance`: every pair meets, wins add up, and mistakes get one sentence."""
from __future__ import annotations

import json

import pytest

from sparktable.games.matrix.cards import BOXES
from sparktable.tools import cli
from sparktable.tools.win_rate import WinRate


def test_every_character_meets_every_other_on_both_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["balance", "--mode", "free-for-all", "--ai", "random", "--rounds", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["characters"]) == 8
    assert {share["games"] for share in found["characters"].values()} == {14}
    assert sum(share["won"] for share in found["characters"].values()) == found["first"]["games"] == 56
    assert sum(found["end_reasons"].values()) == 56


def test_what_is_varied_goes_through_its_choices(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--mode", "free-for-all", "--ai", "random", "--rounds", "1", "--vary", "board",
             "--ruling", "first_turn_actions=2"]
    assert cli.main(words) == 0
    said = capsys.readouterr().out
    assert "112 games" in said and "Optimus Prime" in said and "of 28)" in said


def test_a_preset_sets_the_table_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    """As if each of its rulings were given."""
    words = ["balance", "--mode", "free-for-all", "--ai", "random", "--rounds", "1", "--json"]
    found = {}
    for name, more in {"book": ["--preset", "book"], "balanced": ["--preset", "balanced"], "none": [],
                       "rulings": ["--ruling", "first_turn_actions=1", "--ruling", "least_damage=sum"]}.items():
        assert cli.main([*words, *more]) == 0
        found[name] = json.loads(capsys.readouterr().out)
    assert found["none"] == found["book"] != found["balanced"] == found["rulings"]


def test_games_dealt_by_lot_are_counted_by_turn_order_side_character_and_card(
        capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--game", "matrix", "--set", "core", "--mode", "competitive", "--players", "3", "--ai",
             "random", "--games", "4", "--cards"]
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {share["games"] for share in found["turn order"].values()} == {4} and len(found["turn order"]) == 3
    assert sum(share["won"] for share in found["turn order"].values()) == pytest.approx(4)
    assert sum(share["won"] for share in found["sides"].values()) == pytest.approx(4)
    assert sum(share["games"] for share in found["characters"].values()) == 12
    cards = found["cards"]
    assert all(0 <= fate["taken"] <= fate["seen"] for fate in cards.values())
    assert any(name.endswith(" *") for name in cards) and any(fate["taken"] for fate in cards.values())
    assert cli.main(words) == 0
    assert "player 3" in capsys.readouterr().out


def test_games_dealt_by_lot_tell_how_they_ended_and_who_dealt_the_damage(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--game", "matrix", "--mode", "tvt", "--ai", "random", "--games", "3"]
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(found["end_reasons"].values()) == 3 and found["turns_per_game"] > 1
    dealt = found["damage_by_per_game"]
    assert sum(dealt.values()) == pytest.approx(found["deeds_per_game"]["gains damage"], abs=0.01 * len(dealt))
    assert dealt.keys() <= {card.name for card in BOXES["war-on-cybertron"]} - {"Blast Wound", "Energy Leak"}
    assert cli.main(words) == 0
    assert "ended by:" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "complaint"), [
    (["--vary", "bord"], "nothing called 'bord' is chosen before the game"),
    (["--mode", "duell"], "did you mean 'duel'"),
    (["--preset", "balancd"], "did you mean 'balanced'"),
    (["--cards"], "give --games for more players, or for --cards"),
    (["--games", "2", "--vary", "board"], "--vary and --rounds are for every pair"),
    (["--games", "2", "--rounds", "9"], "--vary and --rounds are for every pair"),
    (["--ai", "greedy:0"], "'greedy:0' names no number of worlds"),
    (["--ai", "greedy:1,greedy"], "--ai takes one name, not 'greedy:1,greedy'"),
    (["--ai", "greedi"], "did you mean 'greedy'"),
])
def test_mistakes_get_a_sentence(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["balance", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_the_interval_is_wilsons() -> None:
    low, high = WinRate(85, 100).interval()
    assert (round(low, 3), round(high, 3)) == (0.767, 0.907)
    assert WinRate(0, 0).interval() == (0.0, 1.0)


@pytest.mark.parametrize(("won", "games", "surely"), [(0, 20, 0.0), (130, 200, 0.5816), (20, 20, 0.839)])
def test_the_share_that_is_surely_reached(won: int, games: int, surely: float) -> None:
    assert WinRate(won, games).interval()[0] == pytest.approx(surely, abs=1e-3)


def test_every_deck_meets_every_other_and_each_pair_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "--game", "tcg", "--ai", "random", "--rounds", "2", "--deck",
             "Autobot Convoy,Decepticon Raid,Dinobots"]
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {name: share["games"] for name, share in found["decks"].items()} == dict.fromkeys(
        ("Autobot Convoy", "Decepticon Raid", "Dinobots"), 4)
    assert [(share["pair"], share["games"]) for share in found["pairs"]] == [
        (["Autobot Convoy", "Decepticon Raid"], 2), (["Autobot Convoy", "Dinobots"], 2),
        (["Decepticon Raid", "Dinobots"], 2)]
    assert cli.main(words) == 0
    assert "Autobot Convoy : Dinobots" in capsys.readouterr().out
