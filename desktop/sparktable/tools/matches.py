"""``sparktable simulate --match``: matches of three games, with sideboarding between them."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sparktable.ai.tcg.sideboarding import sideboarded
from sparktable.games.tcg.best_of_three import NOBODY, BestOfThree, new_match
from sparktable.games.tcg.game import TcgGame
from sparktable.games.tcg.seen import seen_in
from sparktable.games.tcg.state import SEATS
from sparktable.kernel.game import BadSetup, Game, open_game
from sparktable.kernel.match import Match
from sparktable.kernel.rng import MASK, Dice, dice_apart
from sparktable.tools import workers
from sparktable.tools.arguments import BadInput
from sparktable.tools.checked_games import check, made, play
from sparktable.tools.game_arguments import load_games
from sparktable.tools.progress import Progress


@dataclass
class Matches:
    """What many matches come to."""

    matches: int = 0
    games: int = 0
    wins_by_seat: list[int] = field(default_factory=lambda: [0] * SEATS)
    draws: int = 0
    games_per_match: Counter[int] = field(default_factory=Counter)
    sideboarded: int = 0
    """How often somebody changed the deck between two games."""
    violations: list[str] = field(default_factory=list)
    interrupted: bool = False

    def add(self, match: BestOfThree, sideboarded: int, violations: list[str]) -> None:
        self.matches += 1
        self.sideboarded += sideboarded
        self.violations += violations
        self.games += len(match.games)
        self.games_per_match[len(match.games)] += 1
        if match.winner == NOBODY:
            self.draws += 1
        else:
            self.wins_by_seat[match.winner] += 1

    def data(self) -> dict[str, Any]:
        return {"matches": self.matches, "games": self.games, "wins_by_seat": self.wins_by_seat, "draws": self.draws,
                "games_per_match": {str(n): count for n, count in sorted(self.games_per_match.items())},
                "sideboarded": self.sideboarded, "violations": self.violations}

    def text(self) -> str:
        lengths = ", ".join(f"{count} of {n} games" for n, count in sorted(self.games_per_match.items()))
        return "\n".join([f"{self.matches} matches, {self.games} games: {lengths}",
                          f"won by seat: {', '.join(map(str, self.wins_by_seat))}; draws: {self.draws}",
                          f"decks changed between games: {self.sideboarded}",
                          f"{len(self.violations)} violations", *(f"  {each}" for each in self.violations[:20])])


class MatchDeal(NamedTuple):
    """One match to be played: nothing else decides its course, whoever plays it where."""

    options: dict[str, Any]
    seed: int
    names: tuple[str, ...]


def simulate_matches(game: Game, names: Sequence[str], asked: argparse.Namespace) -> Matches:
    """Play `--games` matches. Raises BadInput where the game has none."""
    if game.name != TcgGame.name:
        raise BadInput(f"--match is for games with sideboards; {game.name} has none: use --game {TcgGame.name}")
    found, seeds = Matches(), Dice(asked.seed)
    dealt = [MatchDeal(dict(game.options), seeds.below(MASK), tuple(names)) for _ in range(asked.games)]
    with Progress("matches", len(dealt)) as progress, closing(workers.each(asked, played_match, dealt)) as results:
        try:
            for result in results:
                found.add(*result)
                progress.step()
        except KeyboardInterrupt:
            print(f"sparktable simulate: interrupted after {progress.done} of {len(dealt)} matches", file=sys.stderr)
            found.interrupted = True
    return found


def played_match(deal: MatchDeal) -> tuple[BestOfThree, int, list[str]]:
    """The match to its end, how often somebody changed the deck, and what did not hold. A game that breaks is
    nobody's."""
    load_games()
    try:
        match = new_match(deal.options, deal.seed)
    except BadSetup as trouble:
        raise BadInput(f"--match: {trouble}") from trouble
    dice, changed, violations = dice_apart(match.seed, "between games"), 0, []
    while not match.over:
        before = match.decks()
        decks = tuple(sideboarded(match.brought[seat], deck, len(before[1 - seat].team), match.seen(seat))
                      if match.games else deck for seat, deck in enumerate(before))
        changed += sum(deck != old for deck, old in zip(decks, before, strict=True))
        match = match.begun(decks, dice.below(SEATS) if match.chooser != NOBODY else None)
        meant = match.games[-1]
        opened = open_game(TcgGame.name, match.options(meant))
        played = play(opened, meant.seed, [made(name, opened) for name in deal.names])
        violations += check(opened, played)
        course = Match(opened, meant.seed)
        for option in played.answers:
            course.take(option)
        won = course.state.outcome
        match = match.ended(won.winners if won is not None else (), course.state.turn, seen_in(course))
    return match, changed, violations
