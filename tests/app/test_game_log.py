"""The log of a game that is gone on with holds what it held before, and tells each seat no more."""
from __future__ import annotations

from typing import Any

import pytest

from app.table import ANN, BEN, BOT, Waiting, first, session
from sparktable.app.catalog import title
from sparktable.app.players import Player
from sparktable.app.session import Change, Session
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice

GAMES = [("toy-deckbuilder", {}), ("arena", {"mode": "duel"}),
         ("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}),
         ("matrix", {"set": "core", "mode": "co-op", "players": 2})]


def friends(name: str, options: dict[str, Any]) -> Session:
    """A game in which people sit on all seats, after some hundred answers."""
    session((ANN, BEN, BEN))  # puts the toy on the shelf
    game = (session((ANN, BEN, BEN)).match.game if name.startswith("toy") else title(name).open(options))
    played = Session(Match(game, 5), tuple(Player(f"Player {seat}") for seat in range(game.seats)), Waiting())
    played.start()
    dice = Dice(1)
    while played.decision is not None and len(played.match.answers) < 150:
        if played.curtain is not None:
            played.lift_curtain()
        played.answer(played.options[dice.below(len(played.options))])
    return played


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_log_of_a_game_gone_on_with_is_as_it_was_for_every_seat(name: str, options: dict[str, Any]) -> None:
    played = friends(name, options)
    match = Match(played.match.game, 5)
    for answer in played.match.answers:
        match.take(answer.option)
    again, seen = Session(match, played.players, Waiting()), list[Change]()
    again.on_change.append(seen.append)
    again.start()
    assert seen[0].sudden and seen[0].events == (), "it is not shown once more, but can be read"
    for seat in range(match.game.seats):
        played.viewer = again.viewer = seat
        assert list(again.seen_log()) == list(played.seen_log())
    assert len(again.log) > 50


def test_what_is_taken_back_then_leaves_the_log() -> None:
    game = session((ANN, BOT, BOT))
    game.start()
    game.answer(first(game, "play"))
    game.answer(first(game, "play"))
    again = Session(game.match, game.players, Waiting())
    again.start()
    assert again.log == game.log
    again.practice = True
    again.undo()
    assert {entry.answer for entry in again.log} == {entry.answer for entry in game.log} - {1}


def test_a_position_whose_course_is_not_known_tells_no_past() -> None:
    game = session((ANN, BOT, BOT))
    game.start()
    game.answer(first(game, "play"))
    put = Session(Match(game.match.game, 5, start=game.match.state), game.players, Waiting())
    put.start()
    assert not put.log
    put.answer(first(put, "play"))
    assert put.log
