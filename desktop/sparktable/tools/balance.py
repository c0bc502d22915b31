"""``sparktable balance``: how even a game is between equal opponents.

Two players sit down, the two characters of a pair in turn on either seat, until every character has met every other;
where players bring decks these meet, all that ship or those of `--deck`, each pair with a line of its own. What else
`--vary` names goes through all its choices. With `--games` everything is dealt by lot instead, for any
number of players, and counted by turn order, side and character, with `--cards` also card by card. A shared win
counts half. Beside each share stands the interval in which the true one lies, 95 % of the time (Wilson).
"""

import argparse
import importlib
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import combinations
from typing import Any, NamedTuple

from sparktable.ai import roster
from sparktable.ai.opponent import Opponent
from sparktable.app.catalog import title_or_none
from sparktable.games.forms import Field, Form
from sparktable.kernel.game import BadSetup, game_names, open_game
from sparktable.kernel.rng import MASK, Dice
from sparktable.kernel.state import State
from sparktable.tools import workers
from sparktable.tools.arguments import EXIT_INTERRUPTED, BadInput, known_name, natural, positive
from sparktable.tools.balance_counts import BalanceCounts, GameWatch
from sparktable.tools.checked_games import Played, play
from sparktable.tools.game_arguments import add_deck_argument, add_ruling_arguments, load_games, setup_options
from sparktable.tools.progress import Progress
from sparktable.tools.simulate import say_who_watches_the_clock
from sparktable.tools.win_rate import NONE, WinRate

PAIRED = ("characters", "decks")
"""What players choose that can be paired."""
LOT = "die"
"""The icon of a choice that is left to luck."""


class Table:
    """What has been counted."""

    def __init__(self, what: str, names: tuple[str, ...]) -> None:
        self.what = what
        self.by_name = dict.fromkeys(names, NONE)
        self.by_pair: dict[tuple[str, str], WinRate] = {}
        """How often the first of the two won."""
        self.first = NONE
        self.reasons: Counter[str] = Counter()
        self.turns = 0

    def add(self, seated: tuple[str, str], first: int, winners: tuple[int, ...], reason: str, turns: int) -> None:
        for seat, name in enumerate(seated):
            won = (seat in winners) / max(1, len(winners))
            self.by_name[name] = self.by_name[name].plus(won)
            if seat == first:
                self.first = self.first.plus(won)
            pair = name, seated[1 - seat]
            if [*self.by_name].index(pair[0]) < [*self.by_name].index(pair[1]):
                self.by_pair[pair] = self.by_pair.get(pair, NONE).plus(won)
        self.reasons[reason] += 1
        self.turns += turns

    def data(self) -> dict[str, Any]:
        pairs = [{"pair": list(pair), **share.data()} for pair, share in self.by_pair.items()]
        return {self.what: {name: share.data() for name, share in self.by_name.items()}, "pairs": pairs,
                "first": self.first.data(), "end_reasons": dict(sorted(self.reasons.items())),
                "turns_per_game": round(self.turns / max(1, self.first.games), 2)}

    def text(self) -> str:
        width = max(map(len, self.by_name))
        pairs = [f"{' : '.join(pair):{2 * width + 3}}  {share.text()}" for pair, share in self.by_pair.items()]
        ended = ", ".join(f"{reason} {count}" for reason, count in sorted(self.reasons.items()))
        return "\n".join([*(pairs if self.what == "decks" else ()),
                          *(f"{name:{width}}  {share.text()}" for name, share in self.by_name.items()),
                          f"{'first player':{width}}  {self.first.text()}",
                          f"{self.first.games} games of {self.turns / max(1, self.first.games):.1f} turns; "
                          f"ended by: {ended}"])


def form_of(game: str, options: Mapping[str, Any]) -> Form:
    """What can be chosen before a game, with what has been chosen so far."""
    try:
        made: Form = importlib.import_module(f"sparktable.games.{game}.form").setup_form(options)
    except ModuleNotFoundError:
        raise BadInput(f"'{game}' has no characters to pair: give --games, and perhaps --deck") from None
    return made


def choices_of(fields: tuple[Field, ...], option: str) -> tuple[Any, ...]:
    """The values of a field, without the one that leaves it to luck."""
    found = next((field for field in fields if field.option == option), None)
    if found is None:
        names = ", ".join(field.option for field in fields)
        raise BadInput(f"nothing called {option!r} is chosen before the game; there is {names}")
    return tuple(choice.value for choice in found.choices if choice.value != "" and choice.icon != LOT)


def paired(game: str, options: Mapping[str, Any]) -> tuple[str, tuple[Any, ...]]:
    """What is paired, and all that meet: those that are named, or all there are."""
    fields = form_of(game, options).seats[0].fields
    option = next((field.option for field in fields if field.option in PAIRED), PAIRED[0])
    named = tuple(dict.fromkeys(options.get(option) or ()))
    return option, named if len(named) > 1 else choices_of(fields, option)


def called(game: str, options: Mapping[str, Any], option: str, values: Iterable[Any]) -> dict[Any, str]:
    """What each value is called; a deck from a file has a name, too."""
    found = {}
    for value in values:
        fields = form_of(game, {**options, option: [value, value]}).seats[0].fields
        names = {choice.value: choice.name for field in fields if field.option == option for choice in field.choices}
        shown = next(field.value for field in fields if field.option == option)
        found[value] = names.get(shown) or str(value)
    return found


def deals(game: str, options: dict[str, Any], vary: str, rounds: int,
          seed: int) -> Iterator[tuple[dict[str, Any], int]]:
    """The options and the seed of every game to be played."""
    form = form_of(game, options)
    option, meet = paired(game, options)
    pairs = list(combinations(meet, 2))
    varied: list[dict[str, Any]] = [{vary: value} for value in choices_of(form.fields, vary)] if vary else [{}]
    seeds = Dice(seed)
    for number in range(rounds):
        for pair in pairs:
            for extra in varied:
                yield {**options, **extra, option: list(pair if number % 2 else pair[::-1])}, seeds.below(MASK)


class Deal(NamedTuple):
    """One game to be played, by whoever plays on all seats."""

    game: str
    options: Mapping[str, Any]
    seed: int
    ai: str
    watched: bool = False


class Ended(NamedTuple):
    """What has come of it."""

    first: int
    end: State
    watch: GameWatch | None


def ended(deal: Deal) -> Ended:
    """One game, played to its end."""
    load_games()
    game, watch = open_game(deal.game, deal.options), GameWatch() if deal.watched else None
    opponents = [_equal(deal.ai) for _ in range(game.seats)]
    return Ended(game.new(deal.seed).active, finished(play(game, deal.seed, opponents, watch)), watch)


def by_lot(game: str, options: Mapping[str, Any], asked: argparse.Namespace) -> BalanceCounts:
    """So many games in which only luck deals."""
    if asked.vary or asked.rounds:
        raise BadInput("--games leaves everything to luck: --vary and --rounds are for every pair")
    opened, seeds = open_game(game, options), Dice(asked.seed)
    tally = BalanceCounts(opened, asked.cards)
    dealt = [Deal(game, options, seeds.below(MASK), asked.ai, watched=True) for _ in range(asked.games)]
    for _, (first, end, watch) in all_ended(asked, dealt):
        assert watch is not None
        tally.add(first, end, characters_of(game, end), watch)
    return tally


def all_ended(asked: argparse.Namespace, dealt: Sequence[Deal]) -> Iterator[tuple[Deal, Ended]]:
    """All games in their order; as many as have been played when somebody interrupts."""
    with Progress("games", len(dealt)) as progress, closing(workers.each(asked, ended, dealt)) as results:
        try:
            for deal, result in zip(dealt, results, strict=True):
                yield deal, result
                progress.step()
        except KeyboardInterrupt:
            print(f"sparktable balance: interrupted after {progress.done} of {len(dealt)} games", file=sys.stderr)
            asked.interrupted = True


def characters_of(game: str, s: State) -> tuple[str, ...]:
    """Whom everybody played, seat by seat; empty where nobody in particular."""
    found = title_or_none(game)
    return found.telling.characters(s) if found is not None else ()


def finished(played: Played) -> State:
    """A game's end; one without an end spoils the count."""
    if played.trouble or played.end is None or played.end.outcome is None:
        raise BadInput(f"the game with seed {played.seed} {played.trouble}")
    return played.end


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="arena", help="the game (default: arena)")
    parser.add_argument("--set", help="the box, where a game has several")
    parser.add_argument("--mode", help="how it is played; every pair must be possible (free-for-all)")
    parser.add_argument("--games", type=positive, metavar="K", help="so many games dealt by lot, not every pair")
    parser.add_argument("--players", type=positive, default=2, metavar="N", help="how many play, by lot (default: 2)")
    parser.add_argument("--cards", action="store_true", help="by lot: count what becomes of every card as well")
    parser.add_argument("--vary", default="", metavar="OPTION", help="what goes through all its choices: board")
    add_deck_argument(parser)
    add_ruling_arguments(parser)
    workers.add_arguments(parser)
    parser.add_argument("--ai", default="greedy", help="who plays on all seats (default: greedy)")
    parser.add_argument("--rounds", type=positive, metavar="K", help="how often every pair meets (default: 2)")
    parser.add_argument("--seed", type=natural, default=1, metavar="X", help="same seed, same games (default: 1)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(asked: argparse.Namespace) -> int:
    load_games()
    game = known_name("game", asked.game, game_names())
    options = setup_options(asked)
    asked.interrupted = False
    try:
        say_who_watches_the_clock("balance", [_equal(asked.ai)])
        counted = by_lot(game, options, asked) if asked.games else by_pairs(game, options, asked)
    except (BadSetup, roster.UnknownOpponent) as mistake:
        raise BadInput(str(mistake)) from mistake
    print(json.dumps(counted.data(), indent=2) if asked.json else counted.text(), file=sys.stdout)
    return EXIT_INTERRUPTED if asked.interrupted else 0


def _equal(name: str) -> Opponent:
    """Whoever sits on all seats."""
    if "," in name:
        raise BadInput(f"balance is measured between equal opponents: --ai takes one name, not '{name}'")
    return roster.make(name)


def by_pairs(game: str, options: dict[str, Any], asked: argparse.Namespace) -> Table:
    """Every character against every other, or every deck."""
    if asked.players != 2 or asked.cards:
        raise BadInput("every pair meets at a table of two: give --games for more players, or for --cards")
    dealt = [Deal(game, chosen, seed, asked.ai)
             for chosen, seed in deals(game, options, asked.vary, asked.rounds or 2, asked.seed)]
    option, meet = paired(game, options)
    names = called(game, options, option, meet)
    table = Table(option, tuple(names.values()))
    for deal, (first, end, _) in all_ended(asked, dealt):
        assert end.outcome is not None
        mine, theirs = (names[value] for value in deal.options[option])
        table.add((mine, theirs), first, tuple(end.outcome.winners), end.outcome.reason, end.turn)
    return table
