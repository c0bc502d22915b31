"""What was learnt at the table is remembered in every world that an opponent imagines; what was not is open."""
from __future__ import annotations

from collections import Counter

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.state import MAIN_DECK, MATRIX, seat_zone
from sparktable.kernel.state import State
from sparktable.kernel.view import view
from sparktable.kernel.zones import learn, shuffle_into

WORLDS = 40


def worlds(table: Table, who: str) -> list[State]:
    seen = view(table.s, table.seat(who))
    return [seen.world(seed) for seed in range(WORLDS)]


def names(table: Table, who: str, slot: int) -> Counter[str]:
    """What a slot may be, for all that somebody knows."""
    return Counter(str(world.card(slot).name) for world in worlds(table, who))


def test_a_card_that_was_peeked_at_is_known_to_who_looked_alone() -> None:
    table = Table("Elita-1", "Megatron").put("C2", "Motormaster", up=False)
    slot = table.slot("Motormaster")
    learn(table.s, 0, slot)
    assert set(names(table, "Elita-1", slot)) == {"Motormaster"}
    assert len(names(table, "Megatron", slot)) > 5


def test_a_hand_that_was_shown_stays_known_until_it_is_shuffled() -> None:
    table = Table("Elita-1", "Megatron").hand("Megatron", "Fusion Cannon", "Bold")
    cannon = table.slot("Fusion Cannon")
    assert len(names(table, "Elita-1", cannon)) > 1
    learn(table.s, 0, cannon)
    assert set(names(table, "Elita-1", cannon)) == {"Fusion Cannon"}
    hand, deck = (seat_zone(1, which) for which in (zones.HAND, zones.DECK))
    shuffle_into(table.s, hand, deck)
    assert any(names(table, "Elita-1", slot)["Fusion Cannon"] < WORLDS for slot in table.s.zones[deck])
    held = [sum(world.card(slot).name == "Fusion Cannon" for slot in world.zones[deck])
            for world in worlds(table, "Elita-1")]
    assert set(held) == {1}, "wherever it lies in the deck, it is there"


def test_the_card_that_blocked_and_was_returned_is_known() -> None:
    table = Table("Bumblebee", "Ironhide", box="core", mode="competitive").put("B2", "Rumble", up=False)
    table.in_play("Bumblebee", "Fix").hand("Bumblebee", "Energy Swords", "Courage").encounter("Flak Burst")
    swords, courage = table.slot("Energy Swords"), table.slot("Courage")
    assert len(names(table, "Ironhide", swords)) > 1
    table.search().say("block Energy Swords").say("do").quiet()
    assert sorted(table.hand_of("Bumblebee")) == ["Courage", "Energy Swords"]
    assert set(names(table, "Ironhide", swords)) == {"Energy Swords"}
    assert len(names(table, "Ironhide", courage)) > 1, "and the other card is as unknown as before"


def test_what_somebody_bought_is_somewhere_in_their_deck() -> None:
    table = Table("Elita-1", "Megatron").discard_pile("Megatron", "Fusion Cannon")
    discard, deck, hand = (seat_zone(1, which) for which in (zones.DISCARD, zones.DECK, zones.HAND))
    shuffle_into(table.s, discard, deck)
    for world in worlds(table, "Elita-1"):
        owned = [*world.zones[deck], *world.zones[hand]]
        assert sum(world.card(slot).name == "Fusion Cannon" for slot in owned) == 1


def test_the_main_deck_holds_what_its_make_up_says() -> None:
    """Bosses that nobody has seen lie where set-up dealt them: one in each stack, not anywhere."""
    table = Table("Elita-1", "Megatron")
    s = table.s
    truth = Counter((s.pool[slot], s.card(slot).type == "boss") for slot in s.zones[MAIN_DECK])
    for world in worlds(table, "Elita-1"):
        assert Counter((world.pool[slot], world.card(slot).type == "boss")
                       for slot in world.zones[MAIN_DECK]) == truth


def test_what_lies_open_lies_nowhere_else() -> None:
    table = Table("Elita-1", "Megatron").put("C2", "Motormaster")
    copies = sum(card.name == "Motormaster" for card in (table.s.card(slot) for slot in range(len(table.s.ident))))
    for world in worlds(table, "Megatron"):
        where = [slot for slot in range(len(world.ident)) if world.card(slot).name == "Motormaster"]
        assert len(where) == copies and table.slot("Motormaster") in where
        assert world.zones[MATRIX][table.space("C2")] == table.slot("Motormaster")
