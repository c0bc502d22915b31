"""Ruins: how each is entered, what it does to whom, and what clearing it pays."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.cards.war_on_cybertron.ruins import RUINS
from sparktable.kernel.zones import move, turn_up


@pytest.mark.parametrize("name", [card.name for card in RUINS])
def test_everybody_moves_off_when_a_ruin_comes_up(name: str) -> None:
    """War on Cybertron p.14."""
    table = Table("Elita-1", "Soundwave", energon=0).mode("Elita-1", "bot").put("C2", "Slugfest").stand(1, "C2")
    table.in_play("Elita-1", "Artillery").next_ruin(name).act("battle Slugfest")
    assert table.asked.seat == 1
    table.say("D2").quiet()
    assert (table.lies("C2"), table.at("Soundwave")) == (name, "D2")


def test_whoever_has_nowhere_to_go_stays() -> None:
    table = Table("Elita-1", "Soundwave", energon=0).mode("Elita-1", "bot").put("D3", "Slugfest").stand(0, "C3")
    table.put("D2", "Toxic War Zone").in_play("Elita-1", "Artillery").next_ruin("Burning Crater")
    table.act("battle Slugfest").quiet()
    assert table.at("Soundwave") == "C3"


def test_scrap_costs_a_move_more_and_bars_teleports() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Pile of Scrap").hand("Elita-1", "Sneak Attack")
    table.play("Sneak Attack", "teleport")
    assert not table.offers("space B1")
    table.say("A1").say("move B1 0").quiet()
    assert table.s.alt_spent[0] == 2


def test_clearing_scrap_takes_three_move_and_pays_two_energon() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Pile of Scrap").use("Pile of Scrap", 0).quiet()
    assert (table.has("Elita-1"), table.s.alt_spent[0], table.lies("B2")) == (4, 3, "")
    table = Table("Elita-1", "Soundwave").put("D3", "Pile of Scrap").turn_of("Soundwave")
    assert not table.offers("use Pile of Scrap")


def test_rubble_is_entered_by_flight_or_teleport_only_and_hurts() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Impassable Rubble").in_play("Elita-1", "Scout")
    assert not table.offers("move B1 0")
    table.next_damage("Blast Wound").move("B1 2").quiet()
    assert table.damage("Elita-1") == 1
    table = Table("Elita-1", "Megatron").put("B1", "Impassable Rubble").hand("Elita-1", "Jump Jets")
    table.next_damage("Blast Wound").play("Jump Jets", "teleport", "B1").quiet()
    assert table.damage("Elita-1") == 1


def test_rubble_takes_flight_for_the_step_alone() -> None:
    """War on Cybertron p.7: what the step costs besides, by Barricade's text, any other Move may pay."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("B1", "Impassable Rubble").put("D1", "Barricade")
    table.in_play("Elita-1", "Scout", "Patch").next_damage("Blast Wound").move("B1 2").quiet()
    assert (table.at("Elita-1"), table.move_on("Scout"), table.move_on("Patch")) == ("B1", 0, 0)


def test_a_push_onto_rubble_is_possible_and_free_of_damage() -> None:
    for ruling, damage in (("no", 0), ("yes", 1)):
        table = Table("Elita-1", "Soundwave", rulings={"rubble_forced_damage": ruling}).put("B1", "Impassable Rubble")
        table.stand("Soundwave", "B2").hand("Elita-1", "King of the Hill").next_damage("Blast Wound")
        table.play("King of the Hill", "attack", "Soundwave", "B1").quiet()
        assert (table.at("Soundwave"), table.damage("Soundwave")) == ("B1", damage)


def test_clearing_rubble_takes_five_power_and_pays_five_energon() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Impassable Rubble").in_play("Elita-1", "Chromia", "Entrenched")
    table.use("Impassable Rubble", 0).quiet()
    assert (table.has("Elita-1"), table.power_at(0)) == (7, 0)


def test_nobody_gets_onto_toxic_ground() -> None:
    table = Table("Elita-1", "Soundwave").put("B1", "Toxic War Zone").in_play("Elita-1", "Scout").stand(1, "B2")
    assert not table.offers("move B1")
    table.hand("Elita-1", "King of the Hill", "Jump Jets").play("King of the Hill", "attack", "Soundwave")
    table.unblocked()
    assert not table.offers("B1")
    table.say("A2").play("Jump Jets", "teleport")
    assert not table.offers("B1")


def test_toxic_ground_cannot_be_cleared() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Toxic War Zone").in_play("Elita-1", "Chromia", "Entrenched")
    assert not table.offers("use Toxic War Zone")


def test_the_crater_burns_whoever_comes_by_any_means() -> None:
    table = Table("Elita-1", "Soundwave").put("B1", "Burning Crater").next_damage("Blast Wound", "Blast Wound")
    table.stand("Soundwave", "B2").hand("Elita-1", "King of the Hill")
    table.play("King of the Hill", "attack", "Soundwave", "B1").quiet()
    table.say("move B1 0").quiet()
    assert (table.damage("Elita-1"), table.damage("Soundwave")) == (1, 1)


def test_clearing_the_crater_takes_three_power_and_pays_four_energon() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Burning Crater").in_play("Elita-1", "Entrenched")
    table.use("Burning Crater", 0).quiet()
    assert table.has("Elita-1") == 6


def test_the_scavengers_ambush_anybody_who_comes() -> None:
    for mover in (0, 1):
        table = Table("Elita-1", "Soundwave").put("B1", "Scavenger's Lair").stand(mover, "B2").turn_of(mover)
        table.encounter("Energon Siphon").say("move B1 0").quiet()
        assert table.has(mover) == 0


def test_clearing_the_lair_pays_energon_and_perhaps_a_card() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Scavenger's Lair").in_play("Elita-1", "Entrenched")
    table.use("Scavenger's Lair", 0, "draw").quiet()
    assert (table.has("Elita-1"), len(table.hand_of("Elita-1"))) == (4, 1)


def test_the_skyway_shortens_the_reach_of_those_on_it_and_beside_it() -> None:
    for where, reach in (("B2", 1), ("B1", 1), ("A1", 2)):
        table = Table("Elita-1", "Megatron").put(where, "Collapsed Skyway").in_play("Elita-1", "Sneak Attack", "Bold")
        assert table.power_at(reach) == 2
        assert table.power_at(reach + 1) == 0
        assert table.power_at(0) == 3


def test_clearing_the_skyway_takes_two_move_and_may_teleport() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Collapsed Skyway").use("Collapsed Skyway", 0, "teleport", "D1")
    table.quiet()
    assert (table.at("Elita-1"), table.s.alt_spent[0]) == ("D1", 2)
    table = Table("Elita-1", "Megatron").put("B2", "Collapsed Skyway").use("Collapsed Skyway", 0, "no").quiet()
    assert table.at("Elita-1") == "B2"


def test_the_skyway_shortens_neither_blocks_nor_assists() -> None:
    """It is about cards in play."""
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("C3", "Collapsed Skyway").put("C2", "Blot")
    table.hand("Hot Rod", "Reinforcements").stand("Hot Rod", "C3").encounter("Power Boost").move("C2")
    assert table.offers("block Reinforcements")
    table = Table("Elita-1", "Hot Rod", mode="co-op", energon=0).put("C3", "Collapsed Skyway")
    table.stand("Hot Rod", "B3").mode("Hot Rod", "bot").hand("Hot Rod", "Reinforcements")
    table.put("B2", "Motormaster").in_play("Elita-1", "Artillery").act("battle Motormaster")
    assert table.offers("assist Reinforcements")


def test_a_teleport_into_the_lair_ambushes_nobody() -> None:
    """War on Cybertron p.7."""
    table = Table("Elita-1", "Megatron").put("B1", "Scavenger's Lair").hand("Elita-1", "Jump Jets")
    table.play("Jump Jets", "do", "space B1").quiet()
    assert (table.at("Elita-1"), len(table.names(zones.ENCOUNTER_DISCARD))) == ("B1", 0)


def test_rubble_cannot_be_entered_by_who_may_not_fly() -> None:
    """Springer makes ordinary Move of all Flight."""
    table = Table("Elita-1", "Slipstream").turn_of("Slipstream").stand("Slipstream", "B2")
    table.put("C2", "Impassable Rubble").in_play("Slipstream", "Scout")
    assert table.offers("move C2 2")
    assert not table.put("A1", "Springer").offers("move C2")


def test_a_ruin_that_comes_back_in_the_same_turn_can_be_cleared_again() -> None:
    """War on Cybertron p.14: only the texts of Sites are limited to once per turn (p.18)."""
    table = Table("Elita-1", "Megatron").put("B2", "Collapsed Skyway").in_play("Elita-1", "Drag Strip", "Scout")
    table.use("Collapsed Skyway", 0, "no").quiet()
    lost = table.slot("Collapsed Skyway")
    move(table.s, lost, zones.MATRIX, table.space("B2"))
    turn_up(table.s, lost)
    assert table.turn_goes_on().offers("use Collapsed Skyway")
