"""Relics: what each does, when it must not, and the edge its ruling speaks of."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix.state import CONFRONT


def test_apex_armor_keeps_all_damage_away_this_turn() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Burning Crater").hand("Elita-1", "Apex Armor").play("Apex Armor")
    table.move("B1").quiet()
    assert table.damage("Elita-1") == 0
    table.end_turn().say("vault").quiet()
    assert not table.s.modifiers.get("forbid gain damage")


def test_apex_armor_lets_damage_through_when_the_action_phase_is_over() -> None:
    """A Boss that comes into the full Matrix at the end of the turn strikes the one who wore it."""
    table = Table("Elita-1", "Megatron").main_deck("Dirge").hand("Elita-1", "Apex Armor").play("Apex Armor")
    table.act("end turn").say("space A1")
    while table.asked.kind == "block":
        table.say("pass")
    assert table.damage("Elita-1") >= 1


def test_apex_armor_repairs_as_a_block_and_may_go_to_the_vault() -> None:
    """War on Cybertron p.18: a Relic may be vaulted whenever it would be discarded."""
    for answer, vaulted in (("vault", ["Apex Armor"]), ("discard", [])):
        table = Table("Elita-1", "Megatron").stand("Megatron", "B1").hand("Megatron", "Apex Armor")
        table.in_play("Megatron", "Blast Wound").hand("Elita-1", "Null Ray").play("Null Ray", "attack")
        table.say("block Apex Armor").say(answer).quiet()
        assert table.vault_of("Megatron") == vaulted
        assert (table.damage("Megatron"), table.has("Megatron")) == (0, 2)


def test_apex_armor_blocks_for_energon() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Apex Armor").put("B1", "Slugfest").encounter("Back-Up")
    table.move("B1").say("block by ability Apex Armor 1").quiet()
    assert (table.damage("Elita-1"), "Apex Armor" in table.played("Elita-1")) == (0, True)


def test_star_saber_cuts_bosses() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("B1", "Dirge").put("C2", "Slugfest")
    table.in_play("Elita-1", "Star Saber")
    assert table.power_against("Dirge") == 5
    assert table.power_against("Slugfest") == 3
    assert table.power_at(1) == 3


def test_star_saber_adds_two_for_energon_in_a_confrontation() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("B1", "Dirge").in_play("Elita-1", "Star Saber")
    table.act("battle Dirge").say("activate Star Saber 2")
    assert table.power_at(1, CONFRONT, "Dirge") == 5 + 2 or table.power_against("Dirge") == 7


def test_crystal_city_goes_straight_to_the_vault_when_bought() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Crystal City")
    table.in_play("Elita-1", "Sneak Attack", "Requiem Blaster")
    table.act("buy Crystal City").quiet()
    assert table.vault_of("Elita-1") == ["Crystal City"]
    assert table.lies("B1") == ""


def test_crystal_city_costs_a_move_more_and_pays_the_first_visit_of_a_turn() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Crystal City").in_play("Elita-1", "Scout", "Drag Strip")
    table.move("B1 0", "gainenergon")
    assert (table.has("Elita-1"), table.s.alt_spent[0]) == (3, 2)
    table.move("B2 1").move("B1 1").quiet()
    assert table.has("Elita-1") == 3


def test_crystal_city_shows_up_to_two_cards_instead() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Crystal City").put("D1", "Jump Jets", up=False)
    table.move("B1 0", "peek", "D1", "done").quiet()
    assert table.knows("Elita-1", "Jump Jets")


def test_crystal_city_is_destroyed_when_it_is_cleared() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Crystal City").in_play("Elita-1", "Chromia", "Strafe", "Bold")
    table.use("Crystal City", 0).quiet()
    assert (table.has("Elita-1"), len(table.hand_of("Elita-1"))) == (5, 2)
    assert table.destroyed() == ["Crystal City"]


def test_requiem_blaster_makes_every_adversary_nearby_discard() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").stand("Megatron", "B1").stand("Soundwave", "B2")
    table.stand("Hot Rod", "B2").hand("Hot Rod", "Bold").hand("Megatron", "Bold").hand("Soundwave", "Scout")
    table.hand("Elita-1", "Requiem Blaster").play("Requiem Blaster", "attack")
    while table.asked.kind == "block":
        table.say("pass")
    table.quiet()
    assert [len(table.discarded(seat)) for seat in range(4)] == [0, 1, 0, 1]


def test_requiem_blaster_defeats_a_robot_of_cost_four_in_range_without_a_battle() -> None:
    table = Table("Elita-1", "Megatron").put("D2", "Rippersnapper").next_ruin("Burning Crater")
    table.in_play("Elita-1", "Requiem Blaster", "Bold").activate("Requiem Blaster", 2).quiet()
    assert table.vault_of("Elita-1") == ["Rippersnapper"]
    assert (table.vp("Elita-1"), table.lies("D2")) == (2, "Burning Crater")
    assert "Bold" in table.played("Elita-1")


def test_requiem_blaster_spares_the_dear_and_the_distant() -> None:
    for where, name in (("B1", "Motormaster"), ("D3", "Slugfest")):
        table = Table("Elita-1", "Megatron").put(where, name).in_play("Elita-1", "Requiem Blaster")
        assert not table.offers("activate Requiem Blaster")


def test_the_key_opens_and_clears_a_ruin_for_free_and_something_new_comes_up() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Impassable Rubble").main_deck("Jump Jets")
    table.hand("Elita-1", "Key to Vector Sigma").play("Key to Vector Sigma").move("B1 0", "do").quiet()
    assert (table.has("Elita-1"), table.damage("Elita-1")) == (7, 0)
    assert (table.lies("B1"), table.is_up("B1")) == ("Jump Jets", True)


def test_the_key_lets_you_onto_toxic_ground_but_does_not_clear_it() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Toxic War Zone").put("A1", "Burning Crater")
    table.main_deck("Jump Jets")
    table.hand("Elita-1", "Key to Vector Sigma").play("Key to Vector Sigma").move("B1 0")
    assert table.asked.kind == "action"
    table.move("A1 0", "do").quiet()  # the one use was still open
    assert table.lies("A1") == "Jump Jets"


def test_the_key_lifts_what_a_ruin_takes_of_range() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Collapsed Skyway").in_play("Elita-1", "Sneak Attack")
    table.hand("Elita-1", "Key to Vector Sigma")
    assert [table.power_at(distance) for distance in (1, 2)] == [2, 0]
    table.play("Key to Vector Sigma")
    assert [table.power_at(distance) for distance in (1, 2)] == [2, 2]


def test_the_key_works_for_one_ruin_only() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Burning Crater").put("A1", "Pile of Scrap").main_deck("Jump Jets")
    table.hand("Elita-1", "Key to Vector Sigma").play("Key to Vector Sigma").move("B1 0", "do").move("A1 0").quiet()
    assert table.lies("A1") == "Pile of Scrap"


def test_the_forge_takes_a_technology_from_anywhere_to_hand() -> None:
    table = Table("Elita-1", "Megatron").put("D3", "Null Ray").hand("Elita-1", "Forge of Solus Prime")
    table.play("Forge of Solus Prime", "gain").quiet()
    assert table.hand_of("Elita-1") == ["Null Ray"]
    table.play("Null Ray").quiet()


def test_the_forge_reaches_into_the_destroyed_pile_but_not_under_cards() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Armor Plating").put("A2", "Jump Jets", up=False)
    table.in_play("Elita-1", "Fusion Cannon").hand("Elita-1", "Forge of Solus Prime", "Anti-Personnel Mine")
    table.put("B1", "Null Ray", up=False).play("Anti-Personnel Mine", "B1")
    table.play("Forge of Solus Prime", "gain")
    assert sorted(table.options()) == ["card Armor Plating at A1", "card Null Ray"]
    table.say("Null Ray").quiet()
    assert table.hand_of("Elita-1") == ["Null Ray"]


def test_the_forge_strengthens_technology_this_turn() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Forge of Solus Prime").hand("Elita-1", "Armor Plating")
    table.activate("Forge of Solus Prime", 2).play("Armor Plating").quiet()
    assert table.power_at(0) == 3 + 2 + 1
