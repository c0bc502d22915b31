"""Nobody learns more than the game shows."""
from __future__ import annotations

from collections import Counter

from arena.table import Table, pawn, rules
from sparktable.games.arena.state import HAND, PLAY, seat_zone
from sparktable.kernel.match import Barrier, Match
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view
from sparktable.kernel.zones import knows


def looked_at(*hand: str, after: tuple[str, ...] = ()) -> Table:
    """Red Alert has looked into Megatron's hand and thrown a card out of it; it is Megatron's turn."""
    table = Table(pawn("Red Alert", "B2", "Full Diagnostic", "2/3"), pawn("Megatron", "B3", *hand, "1/4"), actions=1,
                  mode="free-for-all")
    return table.do("play Full Diagnostic", "discard 1/4", "stay", *after)


@rules("CB-13", "SP-03")
def test_a_facedown_card_out_of_a_hand_that_was_seen_is_unknown() -> None:
    table = looked_at("5/1", "4/1", "3/1")
    assert table.knows(0, "Megatron") == [True, True, True]
    table.do("attack with 4/1")
    (slot,) = table.s.zones[seat_zone(1, PLAY)]
    assert table.question == "defend 0"
    assert not knows(table.s, 0, slot) and table.knows(0, "Megatron") == [False, False], "it could be any of them"
    table.do("do not defend")
    assert table.see("damage of Red Alert") == 4
    assert table.knows(0, "Megatron") == [True, True], "now it is clear what is left"


def test_facedown_cards_are_not_followed_by_their_place_in_the_hand() -> None:
    places = set()
    for seed in range(12):
        table = looked_at("5/1", "4/1", "3/1")
        table.s.rng = seed
        before = table.s.zones[seat_zone(1, HAND)][:]
        table.do("attack with 4/1")
        (slot,) = table.s.zones[seat_zone(1, PLAY)]
        places.add(before.index(slot))
    assert places == {0, 1, 2}


def test_who_knew_only_some_of_the_hand_forgets() -> None:
    table = looked_at("5/1", "4/1", after=("draw",)).do("attack with 4/1", "do not defend")
    assert table.knows(0, "Megatron") == [False, False]


def test_a_single_known_card_stays_known() -> None:
    table = looked_at("4/1").do("attack with 4/1")
    (slot,) = table.s.zones[seat_zone(1, PLAY)]
    assert knows(table.s, 0, slot), "there was nothing else that it could be"


@rules("SE-09")
def test_views_hide_hands_piles_and_the_attack() -> None:
    table = Table(pawn("Red Alert", "B2", "4/1", "3/3"), pawn("Megatron", "B3", "5/1"), actions=1,
                  mode="free-for-all").do("attack with 4/1")
    seen = view(table.s, 1)
    unknown = len(table.s.cards) - 1
    hidden = [slot for slot in range(2, len(table.s.ident)) if not knows(table.s, 1, slot)]
    assert all(seen.state.ident[slot] == unknown for slot in hidden)
    assert {slot for zone in (HAND, PLAY) for slot in table.s.zones[seat_zone(0, zone)]} <= set(hidden)
    assert view(table.s, 0).decision.options == (), "what the defender could do is nobody else's business"  # type: ignore[union-attr]


def test_in_every_world_the_facedown_card_can_attack() -> None:
    trio = (pawn("Optimus Prime", "B2", "5/1"), pawn("Megatron", "B3", "2/3"), pawn("Cyclonus", "J7"))
    table = Table(*trio, mode="free-for-all", actions=1).do("attack Megatron with 5/1")
    (slot,) = table.s.zones[seat_zone(0, PLAY)]
    attacks: Counter[str] = Counter()
    for seed in range(300):
        world = view(table.s, 2).world(seed)
        assert world.card(slot).attack is not None
        attacks[world.card(slot).name] += 1
    assert len(attacks) > 7 and max(attacks.values()) < 75, "any of those that do, as often as there are copies"


def test_undo_stops_at_the_die_and_at_a_drawn_card() -> None:
    table = Table(pawn("Red Alert", "B2", "4/1"), pawn("Megatron", "J5"), mode="free-for-all")
    match = Match(table.s.game, 1, start=table.s)
    asked = pending(match.state)
    assert asked is not None
    match.take(asked.options[0])
    match.undo()
    match.take(asked.options[0])
    asked = pending(match.state)
    assert asked is not None
    match.take(next(option for option in asked.options if option.kind == "draw"))
    try:
        match.undo()
    except Barrier:
        return
    raise AssertionError("a drawn card was put back")


def test_the_action_is_asked_even_where_only_drawing_is_left() -> None:
    table = Table(pawn("Red Alert", "A1", "Emergency Shield"), pawn("Megatron", "J5"), mode="free-for-all", actions=1)
    assert table.question == "action 0" and table.offers() == {"draw"}
    asked = pending(table.s)
    assert asked is not None and asked.secret
    take(table.s, asked.options[0])
