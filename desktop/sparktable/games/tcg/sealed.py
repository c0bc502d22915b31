"""A sealed event: six packs are opened, a deck is built from them, and three games are played against opponents who
opened and built theirs. House rules, like the packs (`packs.py`).

All of it follows from the wave, the seed and the deck, so it is told in a few words: they stand among the options of
each game (`series`), and every save of a game knows its event.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sparktable.kernel.game import BadSetup
from sparktable.kernel.rng import MASK, dice_apart

from .deck_codes import decode, encode
from .decks import LEAST_SEALED, MOST_ALIKE, UNNAMED, Deck, Fault, faults
from .options import SEALED, mark_of, whole
from .packs import PACKS, WAVES, Pack, packs
from .rules.rulings import RULINGS

ROUNDS = 3
EMPTY = Deck(UNNAMED, (), ())
NOBODY = -1
"""The winner of a game in which both were beaten."""


@dataclass(frozen=True)
class Round:
    """A game that was played."""

    winner: int
    """0 is who opened the packs, 1 the opponent, or NOBODY."""
    turns: int


@dataclass(frozen=True)
class Sealed:
    """An event as it stands. Each step makes a new one."""

    wave: str
    seed: int
    rulings: tuple[tuple[str, str], ...] = ()
    opened: int = 0
    """How many packs have been opened."""
    deck: Deck = EMPTY
    """What has been built so far."""
    rounds: tuple[Round, ...] = ()
    mark: str = ""
    """By which it is told from every other event, also of the same packs."""

    def packs(self, player: int = 0) -> tuple[Pack, ...]:
        """A player's packs; the opponents are the players from 1 on."""
        return packs(self.wave, self.seed, player)

    def pool(self, player: int = 0) -> Counter[str]:
        """All that comes out of a player's packs."""
        return pool_of(self.packs(player))

    def faults(self) -> list[Fault]:
        return sealed_faults(self.pool(), self.deck)

    @property
    def over(self) -> bool:
        return len(self.rounds) == ROUNDS

    @property
    def wins(self) -> int:
        return sum(each.winner == 0 for each in self.rounds)

    def ended(self, winner: int, turns: int) -> Sealed:
        """One round more was played. BadSetup says that there is none left."""
        if self.over:
            raise BadSetup("the sealed event is over", "no sealed event")
        return replace(self, rounds=(*self.rounds, Round(winner, turns)))

    def game_seed(self) -> int:
        """Of the next round's game."""
        return dice_apart(self.seed, "sealed game", len(self.rounds)).below(MASK)

    # --- as options -----------------------------------------------------------------------------------

    def options(self, opponent: Deck) -> dict[str, Any]:
        """The options that the next round is played with."""
        return {**self.told(), "decks": (encode(self.deck), encode(opponent))}

    def told(self) -> dict[str, Any]:
        """Where the event stands, as options."""
        return {"mode": SEALED, "mark": self.mark, "wave": self.wave, "rulings": dict(self.rulings),
                "series": ((self.seed, self.opened, encode(self.deck)),
                           *((each.winner, each.turns) for each in self.rounds))}


def pool_of(opened: tuple[Pack, ...]) -> Counter[str]:
    """What packs hold together."""
    return Counter(name for pack in opened for name in (pack.character, *pack.cards))


def sealed_faults(pool: Mapping[str, int], deck: Deck) -> list[Fault]:
    """What is illegal about a deck that was built from a pool."""
    counts = Counter(deck.team) + Counter(deck.stratagems)
    for name, count in (*deck.cards, *deck.sideboard):
        counts[name] += count
    return [*faults(deck, LEAST_SEALED),
            *(Fault("not opened", (("count", count), ("name", name), ("opened", pool.get(name, 0))))
              for name, count in counts.items() if count > pool.get(name, 0))]


def most_of(pool: Mapping[str, int], name: str) -> int:
    """How many of a title a deck from that pool may have."""
    return min(pool.get(name, 0), MOST_ALIKE)


def new_sealed(options: Mapping[str, Any], seed: int, mark: str = "") -> Sealed:
    """An event with packs of the chosen wave."""
    wave = options.get("wave") or WAVES[0]
    if wave not in WAVES:
        raise BadSetup(f"there are no packs of {wave!r}: choose one of {', '.join(WAVES)}", "no such wave")
    return Sealed(wave, seed, tuple(sorted(RULINGS.chosen(options).items())), mark=mark)


def read_sealed(options: Mapping[str, Any]) -> Sealed:
    """The event that `options` or `told` tells of. Raises BadSetup."""
    try:
        (seed, opened, code), *rows = options["series"]
        rounds = tuple(Round(winner, turns) for winner, turns in rows)
        fits = (whole(seed, opened) and 0 <= seed <= MASK and 0 <= opened <= PACKS and len(rounds) <= ROUNDS
                and all(whole(each.winner, each.turns) and each.winner in (NOBODY, 0, 1) and 0 <= each.turns <= MASK
                        for each in rounds))
        if not fits:
            raise ValueError("rows of another shape")
        return replace(new_sealed(options, seed, mark_of(options)), opened=opened, deck=decode(code), rounds=rounds)
    except BadSetup:
        raise
    except (LookupError, TypeError, ValueError, AttributeError):
        raise BadSetup("what is told of the sealed event cannot be read", "no sealed event") from None
