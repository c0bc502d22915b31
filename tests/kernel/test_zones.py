"""Where cards lie and who knows them."""
from __future__ import annotations

from collections import Counter

import pytest

from sparktable.kernel.decisions import Ref
from sparktable.kernel.zones import (
    FACE_UP,
    everyone,
    face_up,
    knows,
    learn,
    move,
    move_top,
    shuffle,
    shuffle_into,
    top,
    turn_down,
    turn_up,
)
from toys.mini import ASIDE, BOARD, DECKS, HANDS, SEATS, SPACES, TABLE, VAULT, VAULT_POOL, MiniState, mini

ALL = (1 << SEATS) - 1


def knowers(s: MiniState, slot: int) -> list[int]:
    return [seat for seat in range(SEATS) if knows(s, seat, slot)]


def test_a_card_goes_on_top_and_knows_where_it_is() -> None:
    s = mini()
    move(s, 2, TABLE)
    move(s, 4, TABLE)
    assert s.zones[DECKS[0]] == [0, 1, 3]
    assert s.zones[TABLE] == [2, 4]
    assert s.where == [DECKS[0], DECKS[0], TABLE, DECKS[0], TABLE]


def test_a_card_can_go_to_the_bottom_or_in_between() -> None:
    s = mini()
    move_top(s, DECKS[0], TABLE, 2)
    move(s, 0, TABLE, at=0)
    move(s, 1, TABLE, at=1)
    assert s.zones[TABLE] == [0, 1, 4, 3]


def test_a_board_keeps_its_spaces() -> None:
    s = mini()
    move(s, 0, BOARD, at=2)
    move(s, 4, BOARD, at=SPACES - 1)
    assert s.zones[BOARD] == [-1, -1, 0, 4]
    with pytest.raises(ValueError, match="space 2 of board is not empty"):
        move(s.copy(), 1, BOARD, at=2)
    with pytest.raises(ValueError, match="comes to a space of board"):
        move(s, 1, BOARD)
    move(s, 0, TABLE)
    move(s, 4, TABLE)
    assert s.zones[BOARD] == [-1] * SPACES


def test_an_open_zone_shows_a_card_to_all_and_a_hand_to_its_owner() -> None:
    s = mini()
    move(s, 0, TABLE)
    move(s, 1, HANDS[1])
    assert s.known[0] == everyone(s) | FACE_UP
    assert face_up(s, 0)
    assert knowers(s, 1) == [1]
    assert not face_up(s, 1)


def test_memory_stays_when_a_card_is_hidden_again() -> None:
    s = mini()
    move(s, 0, TABLE)
    move(s, 0, HANDS[2])
    assert knowers(s, 0) == [0, 1, 2]
    assert not face_up(s, 0)
    move(s, 1, HANDS[1])
    move(s, 1, VAULT)
    assert knowers(s, 1) == [1]


def test_a_zone_may_leave_a_card_as_it_was() -> None:
    s = mini()
    move(s, 0, TABLE)
    move(s, 0, ASIDE)
    move(s, 1, ASIDE)
    assert face_up(s, 0)
    assert knowers(s, 1) == []


def test_only_news_counts_as_learnt() -> None:
    s = mini()
    changes = []
    for deed in (lambda: move(s, 0, HANDS[1]), lambda: move(s, 0, DECKS[1]), lambda: move(s, 0, HANDS[1]),
                 lambda: learn(s, 1, 0), lambda: learn(s, 2, 0), lambda: turn_up(s, 0), lambda: turn_up(s, 0),
                 lambda: move(s, 0, TABLE), lambda: turn_down(s, 0)):
        before = s.learnt
        deed()
        changes.append(s.learnt - before)
    assert changes == [1, 0, 0, 0, 1, 1, 0, 0, 0]


def test_turning_a_card_down_does_not_make_anybody_forget() -> None:
    s = mini()
    turn_up(s, 0)
    turn_down(s, 0)
    assert s.known[0] == ALL


def test_several_cards_go_from_the_top_one_by_one() -> None:
    s = mini()
    assert move_top(s, DECKS[0], HANDS[0], 2) == [4, 3]
    assert s.zones[HANDS[0]] == [4, 3]
    assert s.zones[DECKS[0]] == [0, 1, 2]
    assert [knowers(s, slot) for slot in (4, 3, 2)] == [[0], [0], []]
    assert s.where[4] == HANDS[0]
    assert move_top(s, DECKS[0], TABLE, 9) == [2, 1, 0]
    assert move_top(s, DECKS[0], TABLE, 1) == []
    assert move_top(s, TABLE, DECKS[0], 0) == []
    assert s.zones[TABLE] == [2, 1, 0]


def test_shuffling_changes_identities_not_slots_and_all_is_forgotten() -> None:
    s = mini()
    for slot in range(5):
        move(s, slot, TABLE)
    for slot in range(4):
        move(s, slot, VAULT)
    shuffle(s, VAULT)
    assert s.zones[VAULT] == [0, 1, 2, 3]
    assert sorted(s.ident[:4]) == [0, 1, 2, 3]
    assert s.known[:4] == [0] * 4
    assert s.pool == [VAULT_POOL] * 4 + [0]
    assert face_up(s, 4)


def test_shuffling_is_luck_that_a_record_keeps() -> None:
    s = mini()
    s.chance = []
    before = s.learnt
    shuffle(s, DECKS[0])
    assert len(s.chance) == 5
    assert all(0 <= outcome <= 4 for outcome in s.chance)
    assert s.learnt != before
    assert s.rng != mini().rng


def test_every_order_is_as_likely_as_the_others() -> None:
    s = mini()
    move(s, 4, TABLE)
    orders = Counter()
    for _ in range(4800):
        shuffle(s, DECKS[0])
        orders[tuple(s.ident[:4])] += 1
    assert len(orders) == 24
    assert 140 < min(orders.values()) <= max(orders.values()) < 260


def test_shuffling_nothing_is_no_harm() -> None:
    s = mini()
    shuffle(s, TABLE)
    shuffle_into(s, TABLE, VAULT)
    assert s.zones[VAULT] == []


def test_one_pile_is_shuffled_into_another() -> None:
    s = mini()
    move_top(s, DECKS[0], TABLE, 3)
    s.events = []
    shuffle_into(s, TABLE, DECKS[0])
    assert s.zones[TABLE] == []
    assert sorted(s.zones[DECKS[0]]) == [0, 1, 2, 3, 4]
    assert s.where == [DECKS[0]] * 5
    assert s.known == [0] * 5
    assert [event.kind for event in s.events] == ["moved"] * 3 + ["shuffled"]


def test_watchers_are_told_of_every_move() -> None:
    s = mini()
    s.events = []
    move(s, 2, TABLE)
    move_top(s, DECKS[0], HANDS[1], 1)
    one, other = s.events
    assert one.refs == (Ref("card", 2), Ref("zone", DECKS[0]), Ref("zone", TABLE), Ref("number", 0))
    assert one.identity(2) == 2
    assert other.seat == 1
    assert other.seen_by(1).identity(4) == 4
    assert other.seen_by(0).identity(4) is None


def test_the_top_of_a_pile() -> None:
    s = mini()
    assert top(s, DECKS[0]) == 4
    assert top(s, TABLE) == -1
