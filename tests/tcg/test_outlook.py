"""What an answer would bring: what is foretold comes true."""
from __future__ import annotations

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.games.tcg.outlook import foreseen, outlook
from sparktable.kernel.decisions import Option, card
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"


def told(table: Table, wanted: str) -> dict[str, int]:
    seen = view(table.s, 0)
    option = next(each for each in table.asked.options if table.named(each) == wanted)
    return {prospect.key: dict(prospect.numbers).get("n", 0) for prospect in outlook(seen, option)}


def test_an_upgrade_tells_what_it_adds() -> None:
    table = Table([RED_ALERT, ARCEE], [ARCEE], hand=["Primary Laser"]).do("play Primary Laser")
    assert told(table, "put on Arcee") == {"attack": 4}


def test_an_upgrade_tells_whom_it_goes_on_where_nobody_is_asked_and_what_makes_room() -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Force Field"]).equip("Reinforced Plating", "Red Alert")
    assert told(table, "play Force Field").keys() >= {"goes on", "scraps"}


def test_what_two_answers_bring_together_is_foretold() -> None:
    table = Table([RED_ALERT, ARCEE], [ARCEE], hand=["Primary Laser"])
    play = next(each for each in table.asked.options if table.named(each) == "play Primary Laser")
    on = Option("put on", (card(table.slot("Arcee", 0)),))
    assert [prospect.key for prospect in foreseen(view(table.s, 0), play, on)] == ["attack"]


@pytest.mark.parametrize(("name", "brings"), [("Constructicon Enigma", False), ("Rapid Conversion", True),
                                              ("Supercharge", True), ("Brainstorm", True),
                                              ("Pop A Wheelie", True), ("Battle Ready", True)])
def test_that_an_action_would_do_nothing_now_is_foretold(name: str, brings: bool) -> None:
    """What only comes to something later in the turn is more than nothing."""
    table = Table([RED_ALERT, ARCEE], [ARCEE], hand=[name, "Zap"])
    assert ("nothing" not in told(table, f"play {name}")) == brings


def test_keywords_that_come_and_go_are_foretold() -> None:
    table = Table(["Fireflight, Sky High Recon", RED_ALERT], [ARCEE])
    seen = view(table.s, 0)
    option = next(each for each in table.asked.options if each.kind == "flip")
    words = [(each.key, each.refs[-1].value) for each in outlook(seen, option) if "keyword" in each.key]
    assert words == [("no keyword", "brave")]


def test_damage_is_foretold() -> None:
    table = Table([RED_ALERT], [ARCEE, RED_ALERT], hand=["Plasma Burst"]).do("play Plasma Burst")
    assert told(table, "Arcee") == {"takes damage": 2}


def test_cards_drawn_are_all_counted_though_the_one_that_brings_them_is_played() -> None:
    table = Table([RED_ALERT], [ARCEE], hand=["Inspiring Leadership"])
    assert told(table, "play Inspiring Leadership") == {"you draw": 3}


def test_an_attack_tells_its_chances() -> None:
    table = Table([RED_ALERT], [ARCEE, RED_ALERT]).hurt("Arcee", 8)
    assert told(table, "attack Red Alert") == {}, "nobody knows yet whom"
    table.do("attack Red Alert")
    assert told(table, "Arcee").keys() == {"damage may be", "ko chance"}


def test_every_answer_of_whole_games_can_be_foretold() -> None:
    """With cards by lot, and in words that there are."""
    WORDS.use("en")
    WORDS.missing.clear()
    found = 0
    for seed in range(4):
        game = open_game("tcg", {"decks": ["random", "random"]})
        match, dice, speech = Match(game, seed), Dice(seed), Speech(title("tcg"), game, ["Ann", "Ben"])
        while (asked := match.decision) is not None:
            seen = view(match.state, asked.seat)
            for option in asked.options:
                for prospect in outlook(seen, option):
                    assert "{" not in speech.prospect(prospect, seen.state)
                    found += 1
            match.take(asked.options[dice.below(len(asked.options))])
    assert found > 500 and not {key for key in WORDS.missing if "outlook" in key}
