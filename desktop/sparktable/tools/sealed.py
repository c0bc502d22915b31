"""``sparktable simulate --sealed WAVE``: two players open six packs each, build, and play."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sparktable.ai.tcg.deck_building import built_deck
from sparktable.games.tcg.decks import Deck
from sparktable.games.tcg.game import TcgGame
from sparktable.games.tcg.packs import WAVES
from sparktable.games.tcg.random_deck import random_sealed_deck
from sparktable.games.tcg.sealed import Sealed
from sparktable.games.tcg.state import SEATS
from sparktable.kernel.game import Game, open_game
from sparktable.kernel.rng import MASK, Dice
from sparktable.tools import workers
from sparktable.tools.arguments import BadInput, known_name
from sparktable.tools.checked_games import Played, check, made, play
from sparktable.tools.game_arguments import load_games
from sparktable.tools.progress import Progress
from sparktable.tools.win_rate import NONE

JUDGED, LOT = "judged", "lot"
BUILDERS = (JUDGED, LOT)
"""Who builds: as opponents do, or a legal deck by lot."""


@dataclass
class SealedGames:
    """What many of them come to."""

    games: int = 0
    draws: int = 0
    turns: int = 0
    wins_by_seat: list[int] = field(default_factory=lambda: [0] * SEATS)
    builders: dict[str, Any] = field(default_factory=dict)
    """Builder -> how often its deck won; empty where all build alike."""
    violations: list[str] = field(default_factory=list)
    interrupted: bool = False

    def add(self, built: Sequence[str], played: Played, complaints: list[str]) -> None:
        self.games += 1
        self.violations += complaints
        outcome = played.end.outcome if played.end is not None else None
        if played.end is None or outcome is None:
            return
        self.turns += played.end.turn
        self.draws += len(outcome.winners) != 1
        for seat in outcome.winners if len(outcome.winners) == 1 else ():
            self.wins_by_seat[seat] += 1
        for seat, name in enumerate(built if len({*built}) > 1 else ()):
            won = (seat in outcome.winners) / max(1, len(outcome.winners))
            self.builders[name] = self.builders.get(name, NONE).plus(won)

    def data(self) -> dict[str, Any]:
        return {"games": self.games, "wins_by_seat": self.wins_by_seat, "draws": self.draws,
                "turns_per_game": round(self.turns / max(1, self.games), 2),
                "builders": {name: rate.data() for name, rate in sorted(self.builders.items())},
                "violations": self.violations}

    def text(self) -> str:
        return "\n".join([f"{self.games} sealed games of {self.turns / max(1, self.games):.1f} turns",
                          f"won by seat: {', '.join(map(str, self.wins_by_seat))}; draws: {self.draws}",
                          *(f"built {name}: {rate.text()}" for name, rate in sorted(self.builders.items())),
                          f"{len(self.violations)} violations", *(f"  {each}" for each in self.violations[:20])])


class SealedDeal(NamedTuple):
    """One game to be played: nothing else decides its course, whoever plays it where."""

    wave: str
    seed: int
    names: tuple[str, ...]
    built: tuple[str, ...]
    swapped: bool
    """Whether both sit on each other's pool."""


def simulate_sealed(game: Game, names: Sequence[str], asked: argparse.Namespace) -> SealedGames:
    """Play `--games` of them; each pair of pools is built by both in turn. Raises BadInput where the game has no
    packs."""
    if game.name != TcgGame.name:
        raise BadInput(f"--sealed is for games with packs; {game.name} has none: use --game {TcgGame.name}")
    wave = known_name("wave", asked.sealed, WAVES)
    built = tuple(known_name("builder", name.strip(), BUILDERS) for name in asked.built.split(","))
    if len(built) > SEATS:
        raise BadInput(f"--built names {len(built)} builders for {SEATS} seats")
    found, seeds = SealedGames(), Dice(asked.seed)
    dealt: list[SealedDeal] = []
    for number in range(asked.games):
        swapped = number % 2 == 1
        seed = dealt[-1].seed if swapped else seeds.below(MASK)
        dealt.append(SealedDeal(wave, seed, tuple(names), (built * SEATS)[:SEATS], swapped))
    with Progress("games", len(dealt)) as progress, closing(workers.each(asked, played_sealed, dealt)) as results:
        try:
            for deal, (played, complaints) in zip(dealt, results, strict=True):
                found.add(deal.built, played, complaints)
                progress.step()
        except KeyboardInterrupt:
            print(f"sparktable simulate: interrupted after {progress.done} of {len(dealt)} games", file=sys.stderr)
            found.interrupted = True
    return found


def played_sealed(deal: SealedDeal) -> tuple[Played, list[str]]:
    """The game to its end, and what did not hold in it."""
    load_games()
    event = Sealed(deal.wave, deal.seed)
    pools = [event.pool(1 - seat if deal.swapped else seat) for seat in range(SEATS)]
    decks: list[Deck] = [built_deck(pool, "sealed") if how == JUDGED else random_sealed_deck(pool, deal.seed)
                         for pool, how in zip(pools, deal.built, strict=True)]
    mine, theirs = decks
    opened = open_game(TcgGame.name, Sealed(deal.wave, deal.seed, deck=mine).options(theirs))
    played = play(opened, event.game_seed(), [made(name, opened) for name in deal.names])
    return played, check(opened, played)
