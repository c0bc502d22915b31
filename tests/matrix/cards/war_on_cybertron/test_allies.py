"""Allies: they enter play when gained, stay, and do what they say on their player's turns."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.games.matrix.cards.war_on_cybertron.allies import ALLIES
from sparktable.games.matrix.state import ASSISTING, COMMAND, CONFRONT


@pytest.mark.parametrize("name", [card.name for card in ALLIES])
def test_an_ally_goes_straight_into_play_and_stays(name: str) -> None:
    """War on Cybertron p.18."""
    table = Table("Elita-1", "Megatron").put("B2", name).in_play("Elita-1", "Entrenched", "Sneak Attack")
    table.act(f"buy {name}").quiet()
    assert name in table.played("Elita-1")
    table.end_turn()
    assert table.played("Elita-1") == [name]


def test_the_micromaster_patrol_searches_for_free_once_a_turn() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Jump Jets", up=False).put("B1", "Null Ray", up=False)
    table.in_play("Elita-1", "Micromaster Patrol").search().quiet()
    assert table.s.alt_spent[0] == 0
    table.move("B1 0").search().quiet()
    assert table.s.alt_spent[0] == 2


def test_the_micromaster_patrol_searches_even_without_any_move() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").in_play("Elita-1", "Micromaster Patrol")
    table.put("B2", "Jump Jets", up=False).search().quiet()
    assert table.is_up("B2")


def test_the_spy_network_looks_first_and_then_decides() -> None:
    for answer, up in (("do", True), ("no", False)):
        table = Table("Elita-1", "Megatron").in_play("Elita-1", "Spy Network").put("A1", "Jump Jets", up=False)
        table.turn_of("Megatron").end_turn()
        table.say("A1").say(answer).quiet()
        assert table.is_up("A1") == up
        assert table.knows("Elita-1", "Jump Jets")


def test_the_spy_network_must_turn_up_a_polity() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Spy Network").put("A1", "Tarn", up=False)
    table.turn_of("Megatron").end_turn().say("A1")
    assert not table.offers("no")
    table.say("do").quiet()
    assert table.is_up("A1")


def test_the_spy_network_looks_at_the_hand_of_a_character_met_on_your_turn() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Spy Network").hand("Megatron", "Bold")
    table.stand("Megatron", "B1")
    table.move("B1", "do").quiet()
    assert table.knows("Elita-1", "Bold")
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Spy Network").hand("Megatron", "Bold")
    table.stand("Megatron", "B1")
    table.move("C2").quiet()
    assert not table.knows("Elita-1", "Bold")


def test_repair_drones_are_paid_only_where_there_is_something_to_repair() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Repair Drones", "Blast Wound").turn_of("Megatron")
    table.end_turn()
    table.say("do").quiet()
    assert (table.has("Elita-1"), table.damage("Elita-1")) == (1, 0)
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Repair Drones").turn_of("Megatron").end_turn().quiet()
    assert table.has("Elita-1") == 2


def test_repair_drones_do_nothing_without_energon() -> None:
    table = Table("Elita-1", "Megatron", energon=0).in_play("Elita-1", "Repair Drones", "Blast Wound")
    table.turn_of("Megatron").end_turn().quiet()
    assert table.damage("Elita-1") == 1


def test_omega_sentinels_help_to_command_and_to_confront_at_range_zero() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Omega Sentinels", "Artillery").put("B2", "Nyon")
    assert table.power_at(0, COMMAND, "Nyon") == 3
    assert table.power_at(0, CONFRONT) == 3
    assert table.power_at(1, CONFRONT) == 2
    assert table.power_at(0) == 2
    assert table.power_at(0, ASSISTING) == 2
    table.act("command Nyon").quiet()


def test_omega_sentinels_by_themselves_fight_no_robot() -> None:
    """It is not confronted: they bring nothing, and nobody else helps."""
    table = Table("Elita-1", "Megatron", energon=0).in_play("Elita-1", "Omega Sentinels").put("B2", "Slugfest")
    assert not table.offers("battle", "Slugfest")
    assert table.in_play("Elita-1", "Artillery").offers("battle", "Slugfest")


def test_the_omega_sentinels_help_with_each_command_and_confrontation() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Nyon")
    table.in_play("Elita-1", "Omega Sentinels", "Artillery", "Artillery").act("command Nyon")
    assert table.power_at(0) == 2, "two of the four are left"
    assert table.power_at(0, COMMAND) == 3
    assert table.power_at(0, CONFRONT) == 3


def test_emirate_xaaron_rewards_your_completed_mission() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Emirate Xaaron", "Chromia", "Steeljaw")
    table.missions("Elita-1", "Full Squadron").hand("Elita-1", "Fireflight").play("Fireflight")
    if table.asked.kind == "choose card":
        table.say("card")
    table.quiet()
    assert table.vault_of("Elita-1") == ["Full Squadron"]
    assert (table.has("Elita-1"), len(table.hand_of("Elita-1"))) == (3, 1)


def test_emirate_xaaron_exchanges_a_mission_or_gives_one_away() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").in_play("Elita-1", "Emirate Xaaron")
    table.missions("Elita-1", "Long Shot", "Grand Tour").mission_stack("Elita-1", "Quick Change")
    table.activate("Emirate Xaaron", 1, "give", "Long Shot").quiet()
    assert (table.missions_of("Elita-1"), table.missions_of("Hot Rod")) == (["Grand Tour"], ["Long Shot"])
    assert not table.knows("Megatron", "Long Shot")
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Emirate Xaaron").missions("Elita-1", "Long Shot")
    table.mission_stack("Elita-1", "Quick Change").activate("Emirate Xaaron", 1, "card Long Shot").quiet()
    assert table.missions_of("Elita-1") == ["Quick Change"]


def test_alpha_trion_draws_and_takes_a_card_back() -> None:
    for answer, zone in (("discard", "discarded"), ("putontop", "deck")):
        table = Table("Elita-1", "Megatron").in_play("Elita-1", "Alpha Trion").deck("Elita-1", "Artillery")
        table.turn_of("Megatron").end_turn().say("do").say(answer).quiet()
        assert (table.discarded("Elita-1") == ["Artillery"]) == (zone == "discarded")
        assert (table.top_of_deck("Elita-1") == "Artillery") == (zone == "deck")
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Alpha Trion").turn_of("Megatron").end_turn().say("no")
    table.quiet()
    assert table.hand_of("Elita-1") == []
