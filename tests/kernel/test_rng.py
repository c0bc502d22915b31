"""Luck is one integer, and alike on every machine."""
from __future__ import annotations

from collections import Counter

import pytest

from sparktable.kernel.rng import Dice, dice_apart, luck_for, roll
from toys.mini import mini


def test_the_stream_is_splitmix64() -> None:
    dice = Dice(1234567)  # the published test vector
    assert [dice.below(1 << 64) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_every_number_is_as_likely_as_the_others() -> None:
    dice = Dice(1)
    thrown = Counter(dice.below(6) for _ in range(6000))
    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert 880 < min(thrown.values()) <= max(thrown.values()) < 1120


def test_several_numbers_are_those_that_come_one_by_one() -> None:
    for seed in (0, 1, 7_000_000_000, (1 << 64) - 1):
        for count in (0, 1, 2, 150):
            at_once, one_by_one = Dice(seed), Dice(seed)
            assert list(at_once.several(count)) == [one_by_one.below(1 << 64) for _ in range(count)]
            assert at_once.seed == one_by_one.seed


def test_dice_shuffle_in_place() -> None:
    items, expected, dice = list(range(10)), list(range(10)), Dice(3)
    for left in range(10, 1, -1):  # Fisher-Yates
        drawn = dice.below(left)
        expected[left - 1], expected[drawn] = expected[drawn], expected[left - 1]
    Dice(3).shuffle(items)
    assert items == expected != list(range(10))
    for few in ([], [5]):
        Dice(3).shuffle(few)
        assert few in ([], [5])


def test_a_roll_is_recorded_and_cannot_be_undone_unseen() -> None:
    s = mini()
    s.chance = []
    learnt = s.learnt
    outcomes = [roll(s, 6) for _ in range(5)]
    assert s.chance == outcomes
    assert s.learnt == learnt + 5
    again = mini()
    assert [roll(again, 6) for _ in range(5)] == outcomes


def test_luck_apart_is_alike_on_every_machine_and_another_for_every_purpose() -> None:
    assert dice_apart(7, "seat", 1).seed == 8_968_091_898_309_479_530
    purposes = [("seat", 0), ("seat", 1), ("turn", 0, 1), ("turn", 1, 0), ()]
    lots = [dice_apart(seed, *purpose).seed for seed in range(40) for purpose in purposes]
    assert len(set(lots)) == len(lots)


def test_luck_apart_does_not_go_along_with_the_seeds_own() -> None:
    """Neither is a step of the other, and both fall alike no more often than two that have nothing in common."""
    alike = 0
    for seed in range(1000):
        own, apart = Dice(seed), dice_apart(seed, "seat", 0)
        assert (apart.seed - own.seed) % (1 << 64) > 1 << 32
        alike += own.below(6) == apart.below(6)
    assert 120 < alike < 215


@pytest.mark.parametrize("faces", [2, 6, 12])
def test_luck_can_be_told_what_to_throw(faces: int) -> None:
    thrown = []
    for share in range(12):
        s = mini()
        s.rng = luck_for(share, 12)
        thrown.append(roll(s, faces))
    assert thrown == sorted(thrown)
    assert Counter(thrown) == dict.fromkeys(range(faces), 12 // faces)
