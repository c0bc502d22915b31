"""A match of up to three games: who has won how many, what may change between them, who says who begins.

It stands above the games and plays none. Whoever does asks it for the options of the next one, and tells it how that
one ended. What was played before stands among those options (`series`): so every save of a game knows its match.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sparktable.kernel.game import BadSetup
from sparktable.kernel.rng import MASK, dice_apart

from .deck_codes import decode, encode
from .decks import MOST_ALIKE, SIDEBOARD_CARDS, Deck, Fault, added_up, faults
from .options import BASIC, MATCH, mark_of, read_options, whole
from .random_deck import random_deck
from .rules.rulings import LOSER_BEGINS, LOSER_CHOOSES, RULINGS, TAKES_TURNS
from .seen import Seen, as_deck
from .state import SEATS

MOST_GAMES, WINS = 3, 2
NOBODY = -1
"""The winner of a game in which both were beaten."""
HOUSE_SIDEBOARD = (("Bashing Shield", 1), ("Disarm", 1), ("Medic!", 2), ("Photon Bomb", 1), ("Piercing Blaster", 2),
                   ("Reinforced Plating", 1), ("Vaporize", 1), ("Zap", 1))
"""What a deck that comes to a match without a sideboard is given. House rule: cards that any team can play, each good
against some decks and poor against others."""


@dataclass(frozen=True)
class OneGame:
    """A game of the match."""

    decks: tuple[Deck, ...]
    """Seat -> what it played with, after sideboarding."""
    begins: int | None
    """Who begins, or None where it is drawn by lot."""
    seed: int
    winner: int | None = None
    """None while it is being played."""
    turns: int = 0
    """How many it took."""
    seen: tuple[Seen, ...] = ((), ())
    """Seat -> what it has seen of the other's cards."""


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
    mark: str = ""
    """By which it is told from every other match, also of the same seed."""

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

    def seen(self, seat: int) -> Seen:
        """What a seat has seen of the other's cards in all games, the most of each."""
        counts: dict[str, int] = {}
        for game in self.games:
            for name, count in game.seen[seat]:
                counts[name] = max(count, counts.get(name, 0))
        return tuple(sorted(counts.items()))

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

    def ended(self, winners: Sequence[int], turns: int = 0, seen: tuple[Seen, ...] = ((), ())) -> BestOfThree:
        """The running game is over, after so many turns; by seat what was seen of the other's cards in it."""
        assert self.running is not None
        winner = winners[0] if len(winners) == 1 else NOBODY
        return replace(self, games=(*self.games[:-1], replace(self.running, winner=winner, turns=turns, seen=seen)))

    # --- as options -----------------------------------------------------------------------------------

    def options(self, game: OneGame) -> dict[str, Any]:
        """The options that a game of the match is opened with."""
        before = self.games[:self.games.index(game)]
        return {**replace(self, games=before).told(), "decks": tuple(map(encode, game.decks)), "begins": game.begins}

    def told(self) -> dict[str, Any]:
        """Where the match stands between two games, as options."""
        rows = [(game.winner, game.turns, *map(encode, (*game.decks, *map(as_deck, game.seen))))
                for game in self.games]
        return {"mode": MATCH, "mark": self.mark, "decks": tuple(map(encode, self.decks())),
                "rulings": dict(self.rulings), "series": ((self.seed, *map(encode, self.brought)), *rows)}


def read_match(options: Mapping[str, Any]) -> BestOfThree:
    """The match that `options` or `told` tells of, with the games that are over. They must have been possible one
    after the other. Raises BadSetup."""
    try:
        (seed, *codes), *rows = options["series"]
        brought = tuple(map(decode, codes))
        if not whole(seed) or not 0 <= seed <= MASK or len(brought) != SEATS or len(rows) > MOST_GAMES:
            raise ValueError("rows of another shape")
        match = BestOfThree(brought, seed, tuple(sorted(RULINGS.chosen(options).items())), mark=mark_of(options))
        for winner, turns, *told in rows:
            decks = tuple(map(decode, told))
            fits = whole(winner, turns) and winner in (NOBODY, *range(SEATS)) and 0 <= turns <= MASK
            if not fits or len(decks) != 2 * SEATS:
                raise ValueError("rows of another shape")
            match = match.begun(decks[:SEATS]).ended(() if winner == NOBODY else (winner,), turns,
                                                     tuple(deck.cards for deck in decks[SEATS:]))
    except BadSetup:
        raise
    except (LookupError, TypeError, ValueError, AttributeError):
        raise BadSetup("what is told of the match before this game cannot be read", "no match") from None
    return match


def new_match(options: Mapping[str, Any], seed: int, mark: str = "") -> BestOfThree:
    """A match between the decks of these options; those by lot are drawn once for all its games."""
    chosen = read_options(options)
    if chosen.mode == BASIC:
        raise BadSetup("a match of three games is played by the full rules: the basic ones share one deck",
                       "match of basics")
    decks = tuple(deck or random_deck(seed, seat) for seat, deck in enumerate(chosen.decks))
    return BestOfThree(tuple(map(with_sideboard, decks)), seed, tuple(sorted(chosen.rulings.items())), mark=mark)


def with_sideboard(deck: Deck) -> Deck:
    """The deck; without a sideboard it gets the house's, as far as it has not enough of a card already."""
    if deck.sideboard:
        return deck
    has = dict(added_up(deck.cards))
    fits = tuple((name, min(count, MOST_ALIKE - has.get(name, 0))) for name, count in HOUSE_SIDEBOARD)
    return replace(deck, sideboard=tuple(each for each in fits if each[1] > 0))


assert sum(count for _, count in HOUSE_SIDEBOARD) == SIDEBOARD_CARDS


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
