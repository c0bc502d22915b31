"""Every game that a tool can be asked for, the package's own and, in a checkout, the toy games of the tests; and how
it is asked for."""

import argparse
import importlib
import os
import sys
from pathlib import Path
from typing import Any

from sparktable.games import GAMES, load_all
from sparktable.kernel.game import BadSetup, Game, game_names, open_game
from sparktable.tools.arguments import BadInput, known_name, name_and_value, positive

TESTS = Path(os.environ.get("SPARKTABLE_TESTS") or Path(__file__).resolve().parents[3] / "tests")
TOYS = {"toy-deckbuilder": "toys.deckbuilder", "toy-duel": "toys.duel"}
"""Game to its module among the tests."""


def load_games() -> None:
    """Put all of them on the shelf, so that `open_game` knows them."""
    load_all()
    if not (TESTS / "toys").is_dir():
        return
    if str(TESTS) not in sys.path:
        sys.path.append(str(TESTS))
    for module in TOYS.values():
        importlib.import_module(module)


def add_setup_arguments(parser: argparse.ArgumentParser) -> None:
    """What says which game is meant; what is not given is left to the game."""
    parser.add_argument("--game", default=next(iter(GAMES)), help="the game (default: %(default)s)")
    parser.add_argument("--set", help="the box, where a game has several: core …")
    parser.add_argument("--mode", help="how it is played: tvt, competitive, co-op, solo …")
    parser.add_argument("--players", type=positive, metavar="N", help="how many play")
    parser.add_argument("--side", help="the players' faction, where one is chosen for all")
    parser.add_argument("--expert", action="store_true", default=None, help="the expert rules")
    parser.add_argument("--first-game", action="store_true", default=None, help="the easier first game")
    add_deck_argument(parser)
    add_ruling_arguments(parser)


def add_deck_argument(parser: argparse.ArgumentParser) -> None:
    """What says who plays which deck, in a game in which everybody brings one."""
    parser.add_argument("--deck", metavar="NAME,NAME", help="each seat's deck: a name, a file, a code, or random")


def add_ruling_arguments(parser: argparse.ArgumentParser) -> None:
    """What says by which rulings the table plays."""
    parser.add_argument("--preset", metavar="book|balanced",
                        help="all table rulings: as the book prints it, or with the house's remedies (default: book)")
    parser.add_argument("--ruling", action="append", metavar="NAME=VALUE", help="a table ruling")


def setup_options(asked: argparse.Namespace) -> dict[str, Any]:
    """What such arguments choose; a tool need not have all of them."""
    names = ("set", "mode", "players", "side", "expert", "first_game", "preset")
    options = {name: getattr(asked, name) for name in names if getattr(asked, name, None) is not None}
    if getattr(asked, "deck", None):
        from sparktable.tools.deck import seated  # only who names decks needs them

        options["decks"] = seated(asked.deck)
    if getattr(asked, "ruling", None):
        options["rulings"] = dict(map(name_and_value, asked.ruling))
    return options


def chosen_game(asked: argparse.Namespace) -> Game:
    """The game that the arguments describe; BadInput says in one sentence what does not go together."""
    load_games()
    options = setup_options(asked)
    try:
        return open_game(known_name("game", asked.game, game_names()), options)
    except BadSetup as mistake:
        raise BadInput(str(mistake)) from mistake
