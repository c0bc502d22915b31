"""Sites: what they sell, to whom, how often."""
from __future__ import annotations

from matrix.table import Table


def test_the_mining_outpost_is_filled_when_it_comes_up() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Mining Outpost", up=False).search().quiet()
    assert table.s.stored == {table.slot("Mining Outpost"): 12}


def test_the_mining_outpost_gives_one_energon_for_each_move_once_a_turn() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Mining Outpost", energon=12).in_play("Elita-1", "Drag Strip")
    assert table.offers("use Mining Outpost", " 0 6 ")
    table.use("Mining Outpost", 0, x=4).quiet()
    assert (table.has("Elita-1"), table.s.stored[table.slot("Mining Outpost")]) == (6, 8)
    assert not table.offers("use Mining Outpost")


def test_the_mining_outpost_gives_no_more_than_is_left_or_fits() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Mining Outpost", energon=2)
    assert not table.offers("use Mining Outpost", " 0 3 ")
    table = Table("Elita-1", "Megatron", energon=11).put("B2", "Mining Outpost", energon=12)
    assert not table.offers("use Mining Outpost", " 0 2 ")
    table = Table("Elita-1", "Megatron", energon=12).put("B2", "Mining Outpost", energon=12)
    assert not table.offers("use Mining Outpost")


def test_an_empty_mining_outpost_is_destroyed() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Mining Outpost", energon=3).use("Mining Outpost", 0, x=3).quiet()
    assert (table.destroyed(), table.lies("B2")) == (["Mining Outpost"], "")


def test_maccadams_serves_three_things_once_each() -> None:
    """War on Cybertron p.18."""
    table = Table("Elita-1", "Megatron").put("B2", "Maccadam's").in_play("Elita-1", "Chromia", "Strafe")
    table.use("Maccadam's", 0)
    assert table.has("Elita-1") == 4
    table.use("Maccadam's", 1)
    assert (table.has("Elita-1"), len(table.hand_of("Elita-1"))) == (2, 1)
    table.use("Maccadam's", 2, "Megatron", "Strafe").quiet()
    assert table.top_of_deck("Megatron") == "Strafe"
    assert not table.offers("use Maccadam's")


def test_maccadams_passes_on_missions_but_no_damage() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Maccadam's").in_play("Elita-1", "Blast Wound")
    assert not table.offers("use Maccadam's", " 2 0 ")
    table.missions("Elita-1", "Long Shot").use("Maccadam's", 2, "Megatron").quiet()
    assert table.missions_of("Megatron") == ["Long Shot"]


def test_sites_serve_only_those_who_stand_there() -> None:
    """War on Cybertron p.8."""
    table = Table("Elita-1", "Megatron").put("B1", "Maccadam's").in_play("Elita-1", "Sneak Attack")
    assert not table.offers("use Maccadam's")


def test_vector_sigma_builds_a_robot_of_your_faction_onto_your_deck() -> None:
    table = Table("Elita-1", "Megatron", energon=4).put("B2", "Vector Sigma").put("D1", "Chromia").put("D2", "Blot")
    table.put("A1", "Silverbolt").use("Vector Sigma", 0).quiet()
    assert table.top_of_deck("Elita-1") == "Chromia"
    assert table.has("Elita-1") == 1


def test_vector_sigma_needs_a_robot_to_build() -> None:
    table = Table("Elita-1", "Megatron", energon=4).put("B2", "Vector Sigma").put("D2", "Blot")
    table.put("A1", "Silverbolt")
    assert not table.offers("use Vector Sigma", " 0 0 ")


def test_vector_sigma_destroys_a_starter_in_play_or_in_the_discard_pile() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Vector Sigma").in_play("Elita-1", "Scout", "Chromia")
    table.discard_pile("Elita-1", "Bold").use("Vector Sigma", 1)
    assert len(table.options()) == 2
    table.say("Bold").quiet()
    assert table.out_of_game() == ["Bold"]


def test_the_space_bridge_sends_you_anywhere() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Space Bridge").use("Space Bridge", 0, "D1").quiet()
    assert (table.at("Elita-1"), table.s.alt_spent[0]) == ("D1", 1)


def test_the_space_bridge_calls_a_character_that_may_refuse() -> None:
    for answer, where in (("yes", "B2"), ("no", "D3")):
        table = Table("Elita-1", "Soundwave").put("B2", "Space Bridge").use("Space Bridge", 1)
        assert table.asked.seat == 1
        table.say(answer).quiet()
        assert (table.at("Soundwave"), table.has("Elita-1")) == (where, 1)


def test_delphi_repairs_up_to_two_for_power() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Delphi")
    table.in_play("Elita-1", "Entrenched", "Blast Wound", "Blast Wound")
    table.use("Delphi", 0, "Blast Wound", "Blast Wound").quiet()
    assert (table.damage("Elita-1"), table.power_at(0)) == (0, 0)
    assert not Table("Elita-1", "Megatron").put("B2", "Delphi").in_play("Elita-1", "Entrenched").offers("use Delphi")


def test_delphi_destroys_a_damage_in_play_or_in_the_discard_pile() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Delphi").discard_pile("Elita-1", "Energy Leak", "Bold")
    table.use("Delphi", 1).quiet()
    assert table.out_of_game() == ["Energy Leak"]


def test_a_mission_that_is_given_is_known_to_the_whole_team() -> None:
    """War on Cybertron p.10."""
    table = Table("Elita-1", "Hot Rod", "Prowl", mode="co-op").put("B2", "Maccadam's")
    table.missions("Elita-1", "Long Shot").use("Maccadam's", 2, "Hot Rod").quiet()
    assert [table.knows(who, "Long Shot") for who in ("Elita-1", "Hot Rod", "Prowl")] == [True, True, True]
