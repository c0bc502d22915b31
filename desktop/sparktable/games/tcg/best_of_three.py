"""A match of up to three games: who has won how many, what may change between them, who says who begins.

It stands above the games and plays none. Whoever does asks it for the options of the next one, and tells it how that
one ended; `record/tcg/match_file.py` keeps it.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sparktable.kernel.game import BadSetup
from sparktable.kernel.match import Answer
from sparktable.kernel.rng import MASK, dice_apart

from .deck_codes import encode
from .decks import Deck, Fault, faults
from .options import DUEL, read_options
from .random_deck import random_deck
from .rules.rulings import LOSER_BEGINS, LOSER_CHOOSES, RULINGS, TAKES_TURNS
from .state import SEATS

MOST_GAMES, WINS = 3, 2
NOBODY = -1
"""The winner of a game in which both were beaten."""


@dataclass(frozen=True)
class OneGame:
    """A game of the match."""

    decks: tuple[Deck, ...]
    """Seat -> what it played with, after sideboarding."""
    begins: int | None
    """Who begins, or None where it is drawn by lot."""
    seed: int
    answers: tuple[Answer, ...] = ()
    """What was answered, as far as it has been told."""
    winner: int | None = None
    """None while it is being played."""


@dataclass(frozen=True)
class BestOfThree:
    """A match as it stands. Each step makes a new one."""

    brought: tuple[Deck, ...]
    """Seat -> what it came with: between games it is sideboarded, never exchanged."""
    seed: int
    rulings: tuple[tuple[str, str], ...]
    """Every table ruling's value."""
    games: tuple[OneGame, ...] = ()
    """The games so far; the last one may still be going on."""

    @property
    def running(self) -> OneGame | None:
        """The game that is being played."""
        return self.games[-1] if self.games and self.games[-1].winner is None else None

    def wins(self, seat: int) -> int:
        return sum(game.winner == seat for game in self.games)

    @property
    def over(self) -> bool:
        """Whether somebody has won two games, or three have been played."""
        done = len(self.games) == MOST_GAMES and self.running is None
        return done or any(self.wins(seat) == WINS for seat in range(SEATS))

    @property
    def winner(self) -> int:
        """Who has won more games than the other, or NOBODY."""
        ahead = self.wins(0) - self.wins(1)
        return NOBODY if ahead == 0 else int(ahead < 0)

    def decks(self) -> tuple[Deck, ...]:
        """What everybody would play with if nothing were changed: what was played last, at first what was brought."""
        return self.games[-1].decks if self.games else self.brought

    @property
    def loser(self) -> int:
        """Who has lost the last game, or NOBODY."""
        last = self.games[-1].winner if self.games else NOBODY
        return NOBODY if last is None or last == NOBODY else 1 - last

    @property
    def chooser(self) -> int:
        """Who says who begins the next game, or NOBODY."""
        return self.loser if self._who_begins == LOSER_CHOOSES else NOBODY

    @property
    def _who_begins(self) -> str:
        return str(RULINGS.value(dict(self.rulings), "who_begins"))

    def begun(self, decks: Sequence[Deck] = (), begins: int | None = None) -> BestOfThree:
        """The next game begins, with decks sideboarded for it; `begins` is what the chooser says. BadSetup says what
        is not possible."""
        if self.running is not None or self.over:
            raise BadSetup("the match is over" if self.over else "a game of this match is still being played",
                           "no next game")
        played = tuple(decks) or self.decks()
        for seat, deck in enumerate(played):
            wrong = sideboarding_faults(self.brought[seat], deck)
            if wrong:
                raise BadSetup(f"the deck {deck.name} cannot be played on with: {wrong[0].sentence()}",
                               "illegal deck", name=deck.name)
        if begins is not None and self.chooser == NOBODY:
            raise BadSetup("nobody chooses who begins this game", "no such seat")
        if self._who_begins == TAKES_TURNS:
            first = dice_apart(self.seed, "who begins").below(SEATS)
            begins = (first + len(self.games)) % SEATS
        elif self._who_begins == LOSER_BEGINS and self.loser != NOBODY:
            begins = self.loser
        elif begins is None and self.chooser != NOBODY:
            begins = self.chooser
        seed = dice_apart(self.seed, "game", len(self.games)).below(MASK)
        return replace(self, games=(*self.games, OneGame(played, begins, seed)))

    def answered(self, answers: Sequence[Answer]) -> BestOfThree:
        """As far as the running game has come."""
        assert self.running is not None
        return replace(self, games=(*self.games[:-1], replace(self.running, answers=tuple(answers))))

    def ended(self, winners: Sequence[int]) -> BestOfThree:
        """The running game is over."""
        assert self.running is not None
        winner = winners[0] if len(winners) == 1 else NOBODY
        return replace(self, games=(*self.games[:-1], replace(self.running, winner=winner)))

    def options(self, game: OneGame) -> dict[str, Any]:
        """The options that a game of the match is opened with."""
        return {"mode": DUEL, "decks": [encode(deck) for deck in game.decks], "begins": game.begins,
                "rulings": dict(self.rulings)}


def new_match(options: Mapping[str, Any], seed: int) -> BestOfThree:
    """A match between the decks of these options; those by lot are drawn once for all its games."""
    chosen = read_options(options)
    if chosen.mode != DUEL:
        raise BadSetup("a match of three games is played by the full rules: the basic ones share one deck",
                       "no match")
    decks = tuple(deck or random_deck(seed, seat) for seat, deck in enumerate(chosen.decks))
    return BestOfThree(decks, seed, tuple(sorted(chosen.rulings.items())))


def everything(deck: Deck) -> Counter[str]:
    """All that a player has brought: in the deck, on the team, beside it and in the sideboard."""
    brought = Counter(deck.team) + Counter(deck.stratagems)
    for name, count in (*deck.cards, *deck.sideboard):
        brought[name] += count
    return brought


def sideboarding_faults(brought: Deck, deck: Deck) -> list[Fault]:
    """What is wrong with a deck that was sideboarded: it must be legal, and hold what was brought, no more and no
    less, wherever it lies now."""
    before, now = everything(brought), everything(deck)
    names = dict.fromkeys((*before, *now))
    return [*faults(deck), *(Fault("not brought", (("brought", before[name]), ("count", now[name]), ("name", name)))
                             for name in names if before[name] != now[name])]
