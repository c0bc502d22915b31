"""Luck: one integer in the state is the only randomness (splitmix64): free to copy, and alike on every machine."""
from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import State

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Dice:
    """A stream of random numbers outside any state: for search, simulation and tests."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.seed = z = (self.seed + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def several(self, count: int) -> tuple[int, ...]:
        """The next so many numbers of the stream, each below 2**64. They are reckoned side by side in one large
        number, which takes Python hardly longer than a single one."""
        ones, steps = _side_by_side(count)
        each = ones * MASK
        z = (self.seed * ones + steps) & each
        z = (((z ^ (z >> 30)) & each) * 0xBF58476D1CE4E5B9) & each
        z = (((z ^ (z >> 27)) & each) * 0x94D049BB133111EB) & each
        z ^= z >> 31
        self.seed = (self.seed + count * GOLDEN) & MASK
        return unpack(f"<{2 * count}Q", z.to_bytes(16 * count, "little"))[::2]

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        i = len(items)
        for z in self.several(max(0, i - 1)):
            j = (z * i) >> 64
            i -= 1
            items[i], items[j] = items[j], items[i]


@lru_cache
def _side_by_side(count: int) -> tuple[int, int]:
    """For so many numbers in one, every 128 bits, so that each has room for a product: a 1 in each place, and by how
    much each lies ahead in the stream."""
    places = range(0, 128 * count, 128)
    return (sum([1 << place for place in places]),
            sum([((number * GOLDEN) & MASK) << place for number, place in enumerate(places, 1)]))


def dice_apart(seed: int, *purpose: int | str) -> Dice:
    """Luck that the same seed and purpose always give, and that has nothing to do with what else the seed deals: a
    digest stands between them, so neither tells anything about the other."""
    told = " ".join(map(str, (seed, *purpose)))
    return Dice(int.from_bytes(blake2b(told.encode(), digest_size=8, person=b"luck apart").digest(), "big"))


def dice_of_turn(seed: int, turn: int, seat: int) -> Dice:
    """The luck of what a seat thinks about again and again in a turn: the same every time."""
    return dice_apart(seed, "turn", turn, seat)


def roll(s: State, n: int) -> int:
    """A number from 0 to n - 1 out of the state's own luck. Everybody may learn from it, so undo stops here."""
    s.rng = z = (s.rng + GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    result = ((z ^ (z >> 31)) * n) >> 64
    s.learnt += 1
    if s.chance is not None:
        s.chance.append(result)
    return result


def luck_for(share: int, of: int) -> int:
    """Luck whose next number lies that far between the least and the most: for `share` from 0 to `of` - 1 a throw of
    a die with no more than `of` faces shows each of them. What comes after the throw is as good as chance."""
    z = (2 * share + 1 << 63) // of
    z ^= (z >> 31) ^ (z >> 62)
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & MASK
    z ^= (z >> 27) ^ (z >> 54)
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & MASK
    z ^= (z >> 30) ^ (z >> 60)
    return (z - GOLDEN) & MASK
