"""What a seat sees, and the worlds that look the same to it."""
from __future__ import annotations

import pickle
from collections import Counter

import pytest

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import NUMBER, Decision, Option, seat
from sparktable.kernel.nodes import Frame, label_tree
from sparktable.kernel.run import advance, pending, take
from sparktable.kernel.view import determinize, view
from sparktable.kernel.zones import learn, move, shuffle
from toys.mini import DECKS, GAME, HANDS, TABLE, VAULT, VAULT_POOL, Ask, MiniState, mini

UNKNOWN = 5
ASK, SECRET = Ask(3), Ask(2, secret=True)
label_tree("test/view/ask", ASK)
label_tree("test/view/secret", SECRET)


def dealt() -> MiniState:
    """Seat 0 holds e (slot 4), d (slot 3) lies open, the rest is the deck; seat 0 is asked something."""
    s = mini(ASK)
    move(s, 4, HANDS[0])
    move(s, 3, TABLE)
    advance(s)
    return s


def test_what_a_seat_does_not_know_is_the_unknown_card() -> None:
    s = dealt()
    learn(s, 1, 0)
    assert view(s, 0).state.ident == [UNKNOWN, UNKNOWN, UNKNOWN, 3, 4]
    assert view(s, 1).state.ident == [0, UNKNOWN, UNKNOWN, 3, UNKNOWN]
    assert s.ident == [0, 1, 2, 3, 4]


def test_the_luck_to_come_is_hidden() -> None:
    s, other = dealt(), dealt()
    other.rng = 77
    assert view(s, 0).state.rng == 0
    assert view(s, 0).digest() == view(other, 0).digest()


def test_only_the_seat_that_is_asked_sees_the_options() -> None:
    s = dealt()
    mine, theirs = view(s, 0).decision, view(s, 1).decision
    assert mine is not None
    assert theirs is not None
    assert mine.options == [NUMBER[0], NUMBER[1], NUMBER[2]]
    assert (theirs.seat, theirs.kind, tuple(theirs.options)) == (0, "number", ())


class Waits(Effect):
    def run(self, s: MiniState, frame: Frame) -> Decision:
        return Decision(0, "go on", [NUMBER[0], NUMBER[1]],
                        asides=(Option("wave", (seat(1),)), Option("wave", (seat(2),))))


def test_a_seat_sees_its_own_asides_alone() -> None:
    waits = Waits()
    label_tree("test/view/waits", waits)
    s = mini(waits)
    advance(s)
    for viewer, seen in ((0, []), (1, ["wave seat:1"]), (2, ["wave seat:2"])):
        decision = view(s, viewer).decision
        assert decision is not None
        assert [option.label() for option in decision.asides] == seen
        assert len(decision.options) == (2 if viewer == 0 else 0)


def test_the_masked_state_does_not_keep_the_question_that_its_seat_may_not_see() -> None:
    waits = Waits()
    label_tree("test/view/waits again", waits)
    s = mini(waits)
    advance(s)
    for viewer in range(GAME.seats):
        seen = view(s, viewer)
        assert pending(seen.state) is seen.decision
        again = pickle.loads(pickle.dumps(seen))
        assert pending(again.state) is again.decision


def test_a_world_asks_the_whole_question_again() -> None:
    """Also what seats other than the viewer may do meanwhile: the viewer knows the rules, if not the cards."""
    waits = Waits()
    label_tree("test/view/waits in a world", waits)
    s = mini(waits)
    asked = advance(s)
    assert asked is not None
    for viewer in range(GAME.seats):
        question = pending(determinize(s, viewer, 3))
        assert question is not None
        assert (question.options, question.asides) == (asked.options, asked.asides)


def test_worlds_exchange_what_the_seat_does_not_know_within_a_pool() -> None:
    s = dealt()
    worlds = Counter()
    for number in range(600):
        world = determinize(s, 0, number)
        worlds[tuple(world.ident)] += 1
        assert view(world, 0).digest() == view(s, 0).digest()
    assert len(worlds) == 6
    assert all(world[3:] == (3, 4) and sorted(world[:3]) == [0, 1, 2] for world in worlds)
    assert 60 < min(worlds.values()) <= max(worlds.values()) < 140


def test_the_hand_of_another_seat_may_be_anything_of_its_pool() -> None:
    hands = {determinize(dealt(), 1, number).ident[4] for number in range(60)}
    assert hands == {0, 1, 2, 4}


def test_worlds_that_are_spread_show_each_unknown_card_in_every_place() -> None:
    seen = view(dealt(), 1)
    assert seen.spread == 4
    worlds = [*seen.worlds(12)]
    for slot in (0, 1, 2, 4):
        assert {world.ident[slot] for world in worlds} == {0, 1, 2, 4}
    assert all(view(world, 1).digest() == seen.digest() for world in worlds)
    assert len({world.rng for world in worlds}) == 12


def test_the_same_seed_makes_the_same_world() -> None:
    seen = view(dealt(), 1)
    assert seen.world(5) == seen.world(5)
    assert seen.world(5).rng != seen.world(6).rng


def test_a_world_can_be_played_on_and_its_original_stays() -> None:
    s = dealt()
    world = determinize(s, 0, 3)
    take(world, NUMBER[2])
    assert world.log == ["answered 2"]  # type: ignore[attr-defined]
    assert s.log == []
    assert s.pending is not None


def test_a_view_can_be_sent_to_another_process() -> None:
    for viewer in range(GAME.seats):
        seen = view(dealt(), viewer)
        again = pickle.loads(pickle.dumps(seen))
        assert again.digest() == seen.digest()
        assert again.world(9) == seen.world(9)


def test_a_view_differs_where_what_is_seen_differs() -> None:
    s, other = dealt(), dealt()
    learn(other, 0, 0)
    assert view(s, 0).digest() != view(other, 0).digest()
    asked = mini(SECRET)
    asked.zones, asked.where, asked.known = s.zones, s.where, s.known
    advance(asked)
    assert view(asked, 1).digest() != view(s, 1).digest()


@pytest.fixture
def kindred(monkeypatch: pytest.MonkeyPatch) -> MiniState:
    """Deck and vault are one group: c, d and e are of one kin, a and b of another. d was shuffled into the vault,
    so everybody knows that something of its kin lies there."""
    monkeypatch.setattr(GAME, "pool_group", {0: 0, VAULT_POOL: 0})
    s = mini()
    move(s, 3, VAULT)
    shuffle(s, VAULT)
    return s


def test_cards_of_a_kin_may_lie_in_any_pool_of_their_group(kindred: MiniState) -> None:
    in_vault = Counter(determinize(kindred, 0, number).ident[3] for number in range(300))
    assert in_vault.keys() == {2, 3, 4}
    assert min(in_vault.values()) > 60


def test_a_view_does_not_tell_which_of_a_kin_lies_where(kindred: MiniState) -> None:
    for viewer in range(GAME.seats):
        seen = view(kindred, viewer)
        for number in range(30):
            assert view(seen.world(number), viewer).digest() == seen.digest()
    other = kindred.copy()
    other.ident[3], other.ident[4] = other.ident[4], other.ident[3]
    assert view(other, 0).digest() == view(kindred, 0).digest()


def test_without_a_group_pools_stay_by_themselves() -> None:
    s = mini()
    move(s, 3, VAULT)
    shuffle(s, VAULT)
    assert {determinize(s, 0, number).ident[3] for number in range(40)} == {3}


def test_a_game_can_redeal_what_only_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "redeal", lambda s, viewer, unknown, below: s.log.append(f"redealt for {viewer}"))
    assert determinize(dealt(), 2, 1).log == ["redealt for 2"]  # type: ignore[attr-defined]
    assert DECKS[0] == 3
