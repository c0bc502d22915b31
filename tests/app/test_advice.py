"""Advice after a game, and hints in the first ones: drawn from what one seat was asked, did and saw."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.table import ANN, BEN, BOT, Waiting
from sparktable.app.advice_given import MOST, advice_for
from sparktable.app.catalog import title
from sparktable.app.game_log import retold
from sparktable.app.players import Player
from sparktable.app.session import Session
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.games.advice import Advice, Choice, Played
from sparktable.kernel.decisions import Option, card, seat
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.kernel.values import Event
from sparktable.kernel.view import view
from sparktable.record.scenarios.file import Scenario, ScenarioFile
from sparktable.resources import TRANSLATIONS

SETUPS: dict[str, dict[str, Any]] = {"matrix": {"mode": "tvt", "players": 2}, "arena": {}, "tcg": {}}


def chosen(place: int, turn: int, taken: str, *offered: str, question: str = "action") -> Choice:
    return Choice(place, turn, 0, question, frozenset((taken, *offered)), Option(taken))  # type: ignore[arg-type]


def advised(game: str, *choices: Choice, events: tuple[tuple[int, Event], ...] = ()) -> list[Advice]:
    cards = title(game).open(SETUPS[game]).cards
    return list(title(game).advise(Played(0, choices, events, cards)))


@pytest.mark.parametrize(("game", "key", "taken", "offered"), [
    ("matrix", "unbought", "end turn", "buy"), ("matrix", "unplayed", "end turn", "play"),
    ("arena", "no_attack", "draw", "attack"), ("arena", "undefended", "pass", "defend"),
    ("tcg", "unplayed", "attack", "play"), ("tcg", "never_flipped", "attack", "flip"),
])
def test_what_was_passed_by_is_told_once_a_turn_and_only_where_it_was_often(
        game: str, key: str, taken: str, offered: str) -> None:
    often = [chosen(10 * turn, turn, taken, offered) for turn in range(1, 8)]
    assert advised(game, *often, *often)[0] == Advice(key, 7, 70, (60, 50, 40, 30, 20, 10))
    assert advised(game, *often[:2]) == []
    assert advised(game, *(each._replace(taken=Option(offered)) for each in often)) == []  # type: ignore[arg-type]
    assert advised(game, *(each._replace(turn=1) for each in often)) == []


def test_what_was_never_done_is_told_and_once_is_enough() -> None:
    chances = [chosen(turn, turn, "play", "convert") for turn in range(6)]
    assert advised("matrix", *chances) == [Advice("unconverted", 6, 5, (4, 3, 2, 1, 0))]
    assert advised("matrix", *chances, chosen(9, 9, "convert")) == []
    assert advised("tcg", *(chosen(turn, turn, "attack", "flip") for turn in range(4)), chosen(9, 9, "flip")) == [
        Advice("unflipped", 4, 3, (2, 1, 0))]


def test_relics_of_others_are_told_to_whoever_took_none() -> None:
    game = title("matrix").open(SETUPS["matrix"])
    relic = next(number for number, each in enumerate(game.cards) if each.type == "relic")  # type: ignore[attr-defined]
    taken = [Event("buys", who, (seat(who), card(7)), ((7, relic, 3),)) for who in (1, 0)]  # type: ignore[arg-type]
    assert advised("matrix", events=((4, taken[0]),)) == [Advice("no_relic", 1, 4)]
    assert advised("matrix", events=((4, taken[0]), (8, taken[1]))) == []
    hidden = taken[0]._replace(identities=((7, len(game.cards) - 1, 0),))
    assert advised("matrix", events=((4, hidden),)) == [], "whoever did not see it is told nothing of it"


def played(game: str, *players: Player) -> Session:
    """A game played by chance through a session, with answers taken back and given again."""
    found = title(game)
    session = Session(Match(found.open(SETUPS[game]), 4, watched=True), players, Waiting())
    session.start()
    dice = Dice(9)
    while session.outcome is None:
        if session.curtain is not None:
            session.lift_curtain()
        elif (asked := session.decision) is not None and not players[asked.seat].is_human:
            number = session._asking.number
            session.answered(number, asked.options[dice.below(len(asked.options))])
        else:
            session.answer(session.options[dice.below(len(session.options))])
            if dice.below(9) == 0 and session.can_undo:
                session.undo()
                session.redo()
    return session


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_those_of_the_answers_that_stand(game: str) -> None:
    session = played(game, ANN, BOT)
    assert session.choices == retold(session.match)[1]
    assert [choice.place for choice in session.choices] == list(range(len(session.match.answers)))
    given = advice_for(session)
    assert given.keys() <= {0}
    assert len(given.get(0, [])) <= MOST
    for each in given.get(0, []):
        assert 0 <= each.place < len(session.match.answers)


def test_two_before_one_screen_are_each_told_of_what_they_did() -> None:
    session = played("tcg", ANN, BEN)
    given = advice_for(session)
    assert set(given) == {0, 1}
    where = {choice.place: choice.seat for choice in session.choices}
    assert all(where[each.place] == seat for seat, told in given.items() for each in told)


@pytest.mark.parametrize("game", GAMES)
def test_all_advice_has_words(game: str) -> None:
    words = json.loads((TRANSLATIONS / game / "en.json").read_text("utf-8"))
    keys = {key.rpartition(".")[2] for key in words if key.startswith(f"{game}.advice.")}
    source = __import__(f"sparktable.games.{game}.advice", fromlist=["advise"]).__spec__.loader.get_source(
        f"sparktable.games.{game}.advice")
    assert keys and all(f'"{key}"' in source for key in keys)
    WORDS.missing.clear()
    assert all(WORDS.say(f"{game}.advice.{key}", n=n) for key in keys for n in (1, 7)) and not WORDS.missing


@pytest.mark.parametrize("game", GAMES)
def test_a_first_hint_names_what_can_be_done_now_and_tells_nothing_hidden(game: str) -> None:
    """It comes of a view, and is one of the answers to its question."""
    match, dice, told = Match(title(game).open(SETUPS[game]), 8), Dice(2), 0
    while (asked := match.decision) is not None:
        option = title(game).could_still(view(match.state, asked.seat))
        assert option is None or option in asked.options
        told += option is not None
        match.take(asked.options[dice.below(len(asked.options))])
    assert told


def test_a_first_hint_names_the_strongest_attack() -> None:
    seats = [{"character": "Hot Shot", "at": "B2", "hand": ["3/1", "5/1", "4/1"]},
             {"character": "Cyclonus", "at": "B3", "hand": []}]
    for actions in (2, 1):
        file = ScenarioFile(Path("duel.json"), "", Scenario.model_validate(
            {"title": "…", "rules": "…", "game": "arena", "mode": "duel", "actions": actions, "seats": seats,
             "steps": []}))
        s = file.set_up()
        told = file.adapter.find(s, "attack with 5/1") if actions == 1 else None  # nothing is lost before the last
        assert title("arena").could_still(view(s, 0)) == told


def test_whoever_has_done_nothing_yet_has_overlooked_nothing() -> None:
    """In the card duel; once a card is played, the flip may be overlooked, and the other way round."""
    match, told = Match(title("tcg").open(SETUPS["tcg"]), 8), set()
    dice = Dice(2)
    while (asked := match.decision) is not None and len(told) < 2:
        option = title("tcg").could_still(view(match.state, asked.seat))
        if option is not None:
            s: Any = match.state
            assert s.played if option.kind == "flip" else not s.flips
            told.add(option.kind)
        match.take(asked.options[dice.below(len(asked.options))])
    assert told == {"flip", "play"}
