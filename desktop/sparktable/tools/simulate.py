"""``sparktable simulate``: whole games with computer opponents, every decision checked, and a summary."""

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from sparktable.ai import roster
from sparktable.ai.opponent import Opponent
from sparktable.ai.search import Budget, Search
from sparktable.kernel.game import Game, open_game
from sparktable.kernel.rng import MASK, Dice
from sparktable.kernel.state import digest
from sparktable.tools import workers
from sparktable.tools.arguments import EXIT_INTERRUPTED, BadInput, natural, positive
from sparktable.tools.checked_games import Played, check, made, play
from sparktable.tools.game_arguments import add_setup_arguments, chosen_game, load_games
from sparktable.tools.progress import Progress
from sparktable.tools.win_rate import WinRate

if TYPE_CHECKING:
    from sparktable.tools.matches import Matches
    from sparktable.tools.sealed import SealedGames

UNTIMED = Budget().seconds


def chosen_names(names: str, game: Game) -> list[str]:
    """Who plays, seat by seat: with fewer names than seats they take turns."""
    wanted = [name.strip() for name in names.split(",")]
    if not all(wanted):
        raise BadInput(f"--ai '{names}' leaves out a name: random,greedy has two")
    if len(wanted) > game.seats:
        raise BadInput(f"--ai names {len(wanted)} opponents for {game.seats} seats")
    return [wanted[seat % len(wanted)] for seat in range(game.seats)]


def chosen_opponents(names: Sequence[str], game: Game) -> list[Opponent]:
    try:
        return [made(name, game) for name in names]
    except roster.UnknownOpponent as mistake:
        raise BadInput(f"--ai: {mistake}") from mistake


def clock_watchers(opponents: Sequence[Opponent]) -> list[str]:
    """Those that think for a time and not for a number of tries: on another machine they may answer otherwise."""
    return sorted({opponent.name for opponent in opponents
                   if isinstance(opponent, Search) and opponent.budget.seconds < UNTIMED})


def say_who_watches_the_clock(verb: str, opponents: Sequence[Opponent]) -> None:
    if timed := clock_watchers(opponents):
        print(f"sparktable {verb}: by the clock: {', '.join(timed)}; another run may play otherwise "
              "and have another digest (search:400 counts tries)", file=sys.stderr)


@dataclass
class Summary:
    """What many games come to."""

    game: Game
    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    draws: int = 0
    turns: int = 0
    most_turns: int = 0
    """Those of the longest game."""
    wins_by_seat: list[int] = field(default_factory=list)
    wins_by_side: Counter[str] = field(default_factory=Counter)
    names: tuple[str, ...] = ()
    """Who plays, each once; where several do, their wins are counted too."""
    wins_by_opponent: Counter[str] = field(default_factory=Counter)
    end_reasons: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    interrupted: bool = False
    fingerprint: Any = field(default_factory=lambda: hashlib.blake2b(digest_size=12))

    def __post_init__(self) -> None:
        self.wins_by_seat = [0] * self.game.seats
        self.wins_by_side.update(dict.fromkeys(self.side_names(), 0))
        self.wins_by_opponent.update(dict.fromkeys(self.names, 0))

    def side_names(self) -> tuple[str, ...]:
        """Who can win: the sides, and the game itself where all play against it."""
        names = self.game.side_names()
        return (*names, "game") if len(names) == 1 else names

    def add(self, played: Played, complaints: list[str], seated: Sequence[str] = ()) -> None:
        self.games += 1
        self.decisions += len(played.answers)
        self.seconds += played.seconds
        self.violations += complaints
        if played.end is None:
            return
        self.turns += played.end.turn
        self.most_turns = max(self.most_turns, played.end.turn)
        self.fingerprint.update(digest(played.end).encode())
        outcome = played.end.outcome
        if outcome is None:
            return
        self.finished += 1
        self.end_reasons[outcome.reason] += 1
        winners = self.game.sides_that_won(played.end)
        if len(winners) == 1:
            self.wins_by_side[self.game.side_names()[winners[0]]] += 1
            for seat in outcome.winners:
                self.wins_by_seat[seat] += 1
            self.wins_by_opponent.update({seated[seat] for seat in outcome.winners} if self.names else ())
        elif not winners and len(self.game.sides()) == 1:
            self.wins_by_side["game"] += 1
        else:
            self.draws += 1

    def data(self) -> Mapping[str, Any]:
        """What ``--json`` prints."""
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "cpu_seconds": round(self.seconds, 3),
            "decisions_per_cpu_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "wins_by_seat": self.wins_by_seat,
            "wins_by_side": dict(self.wins_by_side),
            "draws": self.draws,
            **({"wins_by_opponent": dict(self.wins_by_opponent)} if self.names else {}),
            "end_reasons": dict(sorted(self.end_reasons.items())),
            "turns_per_game": round(self.turns / self.games, 2) if self.games else 0,
            "most_turns": self.most_turns,
            "violations": self.violations,
            "digest": self.fingerprint.hexdigest(),
        }

    def text(self) -> str:
        """The same for people."""
        shown = self.data()
        sides = ", ".join(f"{name} {count}" for name, count in self.wins_by_side.items())
        reasons = ", ".join(f"{reason} {count}" for reason, count in shown["end_reasons"].items())
        lines = [
            f"{self.finished} of {self.games} games finished in {self.decisions} decisions, "
            f"{shown['turns_per_game']} turns a game, {self.most_turns} at most",
            f"{shown['decisions_per_cpu_second']} decisions per CPU-second ({shown['cpu_seconds']} s)",
            f"wins by seat: {', '.join(map(str, self.wins_by_seat))}; by side: {sides}; draws: {self.draws}",
            *(f"{name} won {count} ({count / self.games:.1%}, surely "
              f"{WinRate(count, self.games).interval()[0]:.1%} or more)"
              for name, count in self.wins_by_opponent.items()),
            f"ended by: {reasons or 'nothing'}",
            f"digest {shown['digest']}",
            f"{len(self.violations)} violations",
            *(f"  {sentence}" for sentence in self.violations[:20]),
        ]
        if len(self.violations) > 20:
            lines.append("  …")
        return "\n".join(lines)


class Deal(NamedTuple):
    """One game to be played: nothing else decides its course, whoever plays it where."""

    game: str
    options: Mapping[str, Any]
    seed: int
    names: tuple[str, ...]
    """Who plays, seat by seat."""


def deals(game: Game, names: Sequence[str], games: int, seed: int, alternate: bool) -> Iterator[Deal]:
    """That many. Alternating, everybody moves on by a seat after each game, and each deal is played once in every
    seating that this makes."""
    rounds = seatings(names) if alternate else 1
    seeds, dealt = Dice(seed), 0
    for number in range(games):
        turned = number % rounds
        if turned == 0:
            dealt = seeds.below(MASK)
        yield Deal(game.name, game.options, dealt, (*names[turned:], *names[:turned]))


def played(deal: Deal) -> tuple[Played, list[str]]:
    """One of them, and what did not hold in it."""
    load_games()
    game = open_game(deal.game, deal.options)
    found = play(game, deal.seed, [made(name, game) for name in deal.names])
    return found, check(game, found)


def simulate(game: Game, names: Sequence[str], asked: argparse.Namespace) -> Summary:
    """Play them, and sum up those that have been played when somebody interrupts."""
    summary = Summary(game, names=tuple(dict.fromkeys(names)) if asked.alternate else ())
    dealt = list(deals(game, names, asked.games, asked.seed, asked.alternate))
    with Progress("games", asked.games) as progress, closing(workers.each(asked, played, dealt)) as results:
        try:
            for deal, (found, complaints) in zip(dealt, results, strict=True):
                summary.add(found, complaints, deal.names)
                progress.step()
        except KeyboardInterrupt:
            print(f"sparktable simulate: interrupted after {progress.done} of {asked.games} games", file=sys.stderr)
            summary.interrupted = True
    return summary


def seatings(names: Sequence[str]) -> int:
    """After how many moves by a seat the same row of opponents sits there again."""
    row = list(names)
    return next(turned for turned in range(1, len(row) + 1) if row[turned:] + row[:turned] == row)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setup_arguments(parser)
    workers.add_arguments(parser)
    parser.add_argument("--ai", default="random", metavar="A[,B,…]", help="who plays, seat by seat (default: random)")
    parser.add_argument("--games", type=positive, default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument("--seed", type=natural, default=1, metavar="X", help="same seed, same games (default: 1)")
    parser.add_argument("--alternate", action="store_true",
                        help="play each deal from every seat in turn, and count each opponent's wins")
    parser.add_argument("--match", action="store_true",
                        help="matches of three games with sideboarding, --games of them (the trading card game)")
    parser.add_argument("--sealed", metavar="WAVE",
                        help="both open six packs of that wave, build, and play: wave-1 … (the trading card game)")
    parser.add_argument("--built", default="judged", metavar="A[,B]",
                        help="with --sealed, how each deck is built: judged, as opponents do, or lot")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(asked: argparse.Namespace) -> int:
    game = chosen_game(asked)
    names = chosen_names(asked.ai, game)
    say_who_watches_the_clock("simulate", chosen_opponents(names, game))
    summary: Summary | Matches | SealedGames
    if asked.sealed:
        from sparktable.tools.sealed import simulate_sealed

        summary = simulate_sealed(game, names, asked)
    elif asked.match:
        from sparktable.tools.matches import simulate_matches  # only the game in which decks are built needs it

        summary = simulate_matches(game, names, asked)
    else:
        summary = simulate(game, names, asked)
    print(json.dumps(summary.data(), indent=2) if asked.json else summary.text(), file=sys.stdout)
    if summary.interrupted:
        return EXIT_INTERRUPTED
    return 1 if summary.violations else 0
