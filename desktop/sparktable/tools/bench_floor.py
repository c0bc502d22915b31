"""The floor under the benchmarks: the least that a card game in Python can do, written by hand for nothing else.

Absolute times on a shared machine mean little, so every measurement stands beside this loop's in the same run.
Three players hold ten cards each; a turn plays cards for their worth and ends by discarding and drawing five.
Nothing here is general: no effects, no knowledge, no questions but one.
"""

from collections.abc import Callable
from random import Random

from sparktable.kernel.rng import GOLDEN, MASK, Dice

SEATS = 3
HAND = 5
TITLES = (0, 0, 0, 0, 0, 0, 1, 1, 1, 2)
LAST_TURN = 60
END = -1

Batch = Callable[[], int]
"""Does some work and returns how often it was done."""


class Floor:
    """A game in progress. Its answers are plain numbers: a card to play, or END."""

    __slots__ = ("decks", "discards", "hands", "ident", "luck", "power", "score", "seat", "turn")

    def __init__(self, seed: int) -> None:
        self.ident = [title for _ in range(SEATS) for title in TITLES]
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.decks = [list(range(seat * len(TITLES), (seat + 1) * len(TITLES))) for seat in range(SEATS)]
        self.discards: list[list[int]] = [[] for _ in range(SEATS)]
        self.score = [0] * SEATS
        self.power = self.seat = self.turn = 0
        self.luck = seed
        for seat in range(SEATS):
            self.shuffle(self.decks[seat])
            self.draw(seat)

    def copy(self) -> "Floor":
        new = Floor.__new__(Floor)
        new.ident = self.ident[:]
        new.hands = [pile[:] for pile in self.hands]
        new.decks = [pile[:] for pile in self.decks]
        new.discards = [pile[:] for pile in self.discards]
        new.score = self.score[:]
        new.power = self.power
        new.seat = self.seat
        new.turn = self.turn
        new.luck = self.luck
        return new

    def shuffle(self, pile: list[int]) -> None:
        for i in range(len(pile) - 1, 0, -1):
            self.luck = z = (self.luck + GOLDEN) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            pile[i], pile[j] = pile[j], pile[i]

    def draw(self, seat: int) -> None:
        hand, deck = self.hands[seat], self.decks[seat]
        for _ in range(HAND):
            if not deck:
                self.decks[seat] = deck = self.discards[seat]
                self.discards[seat] = []
                self.shuffle(deck)
            hand.append(deck.pop())

    def options(self) -> list[int]:
        return [*self.hands[self.seat], END]

    def take(self, option: int) -> list[int] | None:
        """Answer, and hear the next question; None when the game is over."""
        seat = self.seat
        hand = self.hands[seat]
        if option != END:
            hand.remove(option)
            self.discards[seat].append(option)
            self.power += self.ident[option]
            return [*hand, END]
        self.score[seat] += self.power
        self.power = 0
        self.discards[seat] += hand
        hand.clear()
        self.draw(seat)
        self.seat = (seat + 1) % SEATS
        self.turn += 1
        return self.options() if self.turn < LAST_TURN else None


def floor_decisions() -> Batch:
    seeds = Dice(1)
    luck = Random(1).random

    def batch() -> int:
        done = 0
        for _ in range(20):
            floor = Floor(seeds.below(MASK))
            options: list[int] | None = floor.options()
            while options is not None:
                options = floor.take(options[int(luck() * len(options))])
                done += 1
        return done

    return batch


def floor_copy() -> Batch:
    return repeated(Floor(1).copy, 2000)


def repeated(work: Callable[[], object], times: int) -> Batch:
    def batch() -> int:
        for _ in range(times):
            work()
        return times

    return batch
