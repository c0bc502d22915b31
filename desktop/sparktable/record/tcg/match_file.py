"""Match files: a match of up to three games, whole, with the game that is being played.

    {"match": 1, "seed": 7, "rulings": {…}, "brought": [deck, deck],
     "games": [{"decks": [deck, deck], "begins": 0, "seed": 12, "answers": [row, …], "winner": 1}]}

A deck is its one-line code, an answer a row as in save files. Hostile until checked, written whole or not at all.
"""
from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from sparktable.games.tcg.best_of_three import MOST_GAMES, NOBODY, BestOfThree, OneGame
from sparktable.games.tcg.deck_codes import decode, encode
from sparktable.games.tcg.game import TcgGame
from sparktable.games.tcg.rules.rulings import RULINGS
from sparktable.games.tcg.state import SEATS
from sparktable.kernel.game import BadSetup, open_game
from sparktable.kernel.match import Match

from ..answers import follow
from ..files import BadFile, read_bounded, write_whole
from ..model import Chosen, Row, Seed, Short, Stored, canonical, first_fault, plain_answer, rich_answers
from ..untrusted_json import NotJson, parse

ENDING = ".match.json"
Seat = Annotated[int, Field(ge=0, lt=SEATS)]
Codes = Annotated[list[Chosen], Field(min_length=SEATS, max_length=SEATS)]


class StoredGame(Stored):
    """One game."""

    decks: Codes
    begins: Seat | None
    seed: Seed
    answers: list[Row] = Field(max_length=100_000)
    winner: Annotated[int, Field(ge=NOBODY, lt=SEATS)] | None


class MatchFile(Stored):
    """A whole file."""

    match: Literal[1]
    """The version of this format."""
    seed: Seed
    rulings: dict[Short, Short] = Field(max_length=64)
    brought: Codes
    games: list[StoredGame] = Field(max_length=MOST_GAMES)


def as_file(match: BestOfThree) -> str:
    """What stands in a match's file."""
    games = [{"decks": [encode(deck) for deck in game.decks], "begins": game.begins, "seed": game.seed,
              "answers": [plain_answer(answer) for answer in game.answers], "winner": game.winner}
             for game in match.games]
    whole = {"match": 1, "seed": match.seed, "rulings": dict(match.rulings),
             "brought": [encode(deck) for deck in match.brought]}
    rows = ",\n".join(canonical(game) for game in games)
    return json.dumps(whole, ensure_ascii=False)[:-1] + f',\n"games": [{rows}]}}\n'


def write_match_file(path: Path, match: BestOfThree) -> None:
    """Put a match into a file. Raises CannotWrite."""
    write_whole(path, as_file(match).encode())


def read_match_file(path: Path) -> BestOfThree:
    """The match in a file. It must be one that could have been played: every game is gone through. Raises BadFile."""
    try:
        stored = MatchFile.model_validate(parse(read_bounded(path)))
        match = BestOfThree(tuple(map(decode, stored.brought)), stored.seed,
                            tuple(sorted(RULINGS.chosen({"rulings": stored.rulings}).items())))
        for game in stored.games:
            match = _gone_through(path, match, game)
        return match
    except NotJson as trouble:
        raise BadFile(path, str(trouble)) from None
    except ValidationError as trouble:
        raise BadFile(path, f"is no match file: {first_fault(trouble)}") from None
    except (BadSetup, ValueError) as trouble:
        raise BadFile(path, f"holds no match that can be read: {trouble}") from None


def _gone_through(path: Path, match: BestOfThree, stored: StoredGame) -> BestOfThree:
    """The match with one game more."""
    number = len(match.games) + 1
    begun = match.begun(tuple(map(decode, stored.decks)), stored.begins if match.chooser != NOBODY else None)
    game = begun.games[-1]
    if (game.begins, game.seed) != (stored.begins, stored.seed):
        raise BadFile(path, f"holds no match that can be read: game {number} was set up otherwise")
    begun = begun.answered(rich_answers(stored.answers))
    played = opened(begun)
    won = played.state.outcome
    if won is None:
        if stored.winner is not None:
            raise BadFile(path, f"holds no match that can be read: game {number} is not over")
        return begun
    ended = begun.ended(won.winners)
    if ended.games[-1].winner != stored.winner:
        raise BadFile(path, f"holds no match that can be read: game {number} was won by somebody else")
    return ended


def opened(match: BestOfThree, game: OneGame | None = None) -> Match:
    """A game of the match, by default the last one, to be played on or looked at. Raises ValueError where its answers
    lead another way today."""
    meant = game or match.games[-1]
    played = Match(open_game(TcgGame.name, match.options(meant)), meant.seed)
    strays = follow(played, meant.answers)
    if strays is not None:
        raise ValueError(f"answer {strays.index + 1}: {strays.what}")
    return played
