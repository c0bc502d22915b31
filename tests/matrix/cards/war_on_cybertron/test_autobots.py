"""Autobot Robots: what each does, when it must not, and the edge its ruling speaks of."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix.state import BATTLE, COMMAND


def beaten_by_megatron(name: str, *, energon: int = 0) -> Table:
    """Megatron wins a battle against that Robot, next to him."""
    table = Table("Elita-1", "Megatron", energon=energon).put("D2", name).turn_of("Megatron").mode("Megatron", "bot")
    return table.in_play("Megatron", "Motormaster", "Sinnertwin", "Artillery", "Null Ray").stand("Megatron", "D1")


def test_steeljaw_gains_energon_for_an_adversary_that_he_has_seen() -> None:
    for name, energon in (("Blot", 3), ("Chromia", 2), ("Jump Jets", 2)):
        table = Table("Elita-1", "Megatron").put("B1", name, up=False).hand("Elita-1", "Steeljaw")
        table.play("Steeljaw", "peek", "B1").quiet()
        assert table.has("Elita-1") == energon
        assert not table.is_up("B1")
        assert not table.knows("Megatron", name)


def test_steeljaw_may_look_away() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Steeljaw").play("Steeljaw", "no").quiet()
    assert table.has("Elita-1") == 2


def test_steeljaw_strengthens_a_robot() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Steeljaw", "Chromia", "Bold")
    table.activate("Steeljaw", 1)
    assert len(table.options()) == 2
    table.say("Chromia").quiet()
    assert table.power_on("Chromia") == 3


def test_nosecone_makes_the_next_ruin_cheaper_to_clear() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Burning Crater").hand("Elita-1", "Nosecone").play("Nosecone")
    table.use("Burning Crater", 0).quiet()
    assert table.has("Elita-1") == 6
    assert not table.s.modifiers.get("cost clear")


def test_nosecone_lowers_move_as_well_and_only_once() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Pile of Scrap").put("B1", "Collapsed Skyway")
    table.hand("Elita-1", "Nosecone").play("Nosecone").use("Pile of Scrap", 0)
    assert table.has("Elita-1") == 4
    assert table.s.alt_spent[0] + 1 - table.move_on("Nosecone") == 2


def test_nosecone_confronts_harder_beside_another_technobot() -> None:
    for others, power in (((), 3), (("Strafe",), 2 + 2 + 2)):
        table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("B2", "Dirge")
        table.in_play("Elita-1", "Nosecone", *others).act("battle Dirge").say("activate Nosecone 1")
        assert table.power_against("Dirge") == power


def test_fireflight_must_turn_up_a_neighbour() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Jump Jets", up=False).hand("Elita-1", "Fireflight")
    table.play("Fireflight")
    assert len(table.options()) == 4
    table.say("B1").quiet()
    assert table.is_up("B1")


def test_fireflight_strengthens_aerialbots_only() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Fireflight", "Chromia").activate("Fireflight", 1).quiet()
    assert (table.power_on("Fireflight"), table.power_on("Chromia")) == (2, 2)


def test_afterburner_grows_with_two_damage_when_played() -> None:
    for wounds, power in ((1, 2), (2, 3)):
        table = Table("Elita-1", "Megatron").in_play("Elita-1", *["Blast Wound"] * wounds)
        table.hand("Elita-1", "Afterburner").play("Afterburner").quiet()
        assert table.power_on("Afterburner") == power


def test_afterburner_moves_or_blocks_but_not_both() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Afterburner").put("B1", "Slugfest").encounter("Back-Up")
    table.move("B1 1").say("block by ability Afterburner").quiet()
    assert table.damage("Elita-1") == 0
    assert not table.offers("activate Afterburner")
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Afterburner").activate("Afterburner", 1).quiet()
    assert table.move_on("Afterburner") == 4


def test_beating_afterburner_repairs_a_damage() -> None:
    table = beaten_by_megatron("Afterburner").in_play("Megatron", "Blast Wound").act("battle Afterburner").quiet()
    assert (table.vp("Megatron"), table.damage("Megatron")) == (1, 0)


def test_air_raid_fights_better_in_his_own_space() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("B2", "Runamuck").in_play("Elita-1", "Air Raid")
    assert table.power_against("Runamuck") == 3
    assert table.power_at(0) == 2


def test_air_raid_avoids_an_ambush() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Air Raid").put("B1", "Slugfest").encounter("Back-Up")
    table.activate("Air Raid", 1).move("B1 0").quiet()
    assert table.damage("Elita-1") == 0


def test_beating_air_raid_may_turn_up_a_neighbour() -> None:
    table = beaten_by_megatron("Air Raid").put("C1", "Jump Jets", up=False).act("battle Air Raid")
    table.say("flip").quiet()
    assert table.is_up("C1")
    assert table.vp("Megatron") == 1


def test_lightspeed_gives_a_card_to_a_teammate_in_alt_mode() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").hand("Elita-1", "Lightspeed", "Artillery")
    table.play("Lightspeed", "give", "Artillery").quiet()
    assert table.top_of_deck("Hot Rod") == "Artillery"
    assert len(table.hand_of("Elita-1")) == 1


def test_lightspeed_discards_where_there_is_no_teammate_and_rests_in_bot_mode() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Lightspeed", "Artillery")
    table.play("Lightspeed", "Artillery").quiet()
    assert table.discarded("Elita-1") == ["Artillery"]
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").hand("Elita-1", "Lightspeed").play("Lightspeed")
    table.quiet()
    assert table.hand_of("Elita-1") == []


def test_lightspeed_teleports_onto_sites_and_open_ruins_only() -> None:
    table = Table("Elita-1", "Megatron").put("D1", "Delphi").put("A1", "Burning Crater").put("A3", "Toxic War Zone")
    table.put("D2", "Pile of Scrap").put("B1", "Jump Jets").in_play("Elita-1", "Lightspeed").activate("Lightspeed", 1)
    assert sorted(table.options()) == ["space A1", "space D1"]
    table.say("D1").quiet()


def test_beating_lightspeed_draws_a_card() -> None:
    table = beaten_by_megatron("Lightspeed").act("battle Lightspeed").quiet()
    assert (table.vp("Megatron"), len(table.hand_of("Megatron"))) == (1, 1)


def test_chromia_gains_a_maneuver_that_she_has_seen() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Entrenched", up=False).hand("Elita-1", "Chromia")
    table.play("Chromia", "A1", "do").quiet()
    assert table.discarded("Elita-1") == ["Entrenched"]
    assert table.lies("A1") == ""


def test_chromia_is_asked_about_any_card_so_that_nobody_learns_what_it_is() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Motormaster", up=False).hand("Elita-1", "Chromia")
    table.play("Chromia", "A1")
    assert table.options() == ["no"]
    table.say("no").quiet()
    assert not table.is_up("A1")


def test_chromia_strengthens_or_speeds_up_a_maneuver() -> None:
    for answer, power, move in (("power=2", 4, 1), ("move=2", 2, 3)):
        table = Table("Elita-1", "Megatron").in_play("Elita-1", "Chromia", "Sneak Attack")
        table.activate("Chromia", 1, answer).quiet()
        assert (table.power_on("Sneak Attack"), table.move_on("Sneak Attack")) == (power, move)


def test_strafe_counts_the_other_technobots_when_played() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Nosecone", "Lightspeed", "Chromia")
    table.hand("Elita-1", "Strafe")
    table.play("Strafe").quiet()
    assert table.power_on("Strafe") == 4


def test_strafe_attacks_every_adversary_in_range_and_spares_teammates() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").stand("Megatron", "B1").stand("Soundwave", "D2")
    table.stand("Hot Rod", "B2").in_play("Elita-1", "Strafe").next_damage("Blast Wound", "Blast Wound")
    table.activate("Strafe", 2).quiet()
    assert [table.damage(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_strafe_has_no_target_in_co_op() -> None:
    table = Table("Elita-1", "Hot Rod", mode="co-op").stand("Hot Rod", "B2").in_play("Elita-1", "Strafe")
    assert not table.offers("activate Strafe")


def test_beating_strafe_may_convert() -> None:
    table = beaten_by_megatron("Strafe").act("battle Strafe").say("convert").quiet()
    assert (table.side("Megatron"), table.vp("Megatron")) == ("alt", 2)


def test_skydive_peeks_at_two_and_may_swap_those_two() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Jump Jets", up=False).put("D3", "Null Ray", up=False)
    table.hand("Elita-1", "Skydive").play("Skydive", "do", "A1", "D3", "swap").quiet()
    assert (table.lies("A1"), table.lies("D3")) == ("Null Ray", "Jump Jets")
    assert table.knows("Elita-1", "Null Ray")
    assert not table.knows("Megatron", "Null Ray")
    assert table.at("Megatron") == "D3"


def test_skydive_with_one_peek_swaps_nothing() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Jump Jets", up=False).hand("Elita-1", "Skydive")
    table.play("Skydive", "do", "A1", "done").quiet()


def test_skydives_aerialbots_reach_farther_this_turn() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Skydive", "Chromia").hand("Elita-1", "Air Raid")
    table.activate("Skydive", 1).play("Air Raid").quiet()
    assert [table.power_at(distance) for distance in (0, 1, 2)] == [6, 4, 2]


def test_perceptor_strengthens_technology_as_long_as_he_is_in_play() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Armor Plating").hand("Elita-1", "Perceptor", "Null Ray")
    table.play("Perceptor").play("Null Ray").quiet()
    assert table.power_at(0) == 3 + 2 + 3
    assert table.power_at(2) == 2 + 3


def test_perceptor_faceup_in_the_matrix_helps_nobody() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Perceptor").in_play("Elita-1", "Armor Plating")
    assert table.power_at(0) == 2


def test_perceptor_repairs_whoever_shares_his_space_for_energon() -> None:
    table = Table("Elita-1", "Megatron", energon=3).in_play("Elita-1", "Perceptor", "Blast Wound")
    table.stand("Megatron", "D3").in_play("Megatron", "Blast Wound")
    table.activate("Perceptor", 1).quiet()
    assert (table.damage("Elita-1"), table.damage("Megatron"), table.has("Elita-1")) == (0, 1, 2)


def test_silverbolt_brings_energon_and_a_teammate_who_wants_to_come() -> None:
    for answer, where in (("yes", "B2"), ("no", "D1")):
        table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").stand("Hot Rod", "D1")
        table.hand("Elita-1", "Silverbolt")
        table.put("B2", "Slugfest").play("Silverbolt")
        assert table.asked.seat == 2
        table.say(answer).quiet()
        assert (table.has("Elita-1"), table.at("Hot Rod")) == (3, where)


def test_silverbolt_alone_brings_only_energon() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Silverbolt").play("Silverbolt").quiet()
    assert table.has("Elita-1") == 3


def test_silverbolt_commands_with_every_robot() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Tarn").in_play("Elita-1", "Silverbolt", "Steeljaw")
    table.act("command Tarn").say("activate Silverbolt 2").quiet()
    assert table.s.token == {table.slot("Tarn"): 0}


def test_optimus_prime_the_robot_costs_one_more_to_defeat_but_counts_five() -> None:
    table = Table("Elita-1", "Megatron", energon=0).put("D2", "Optimus Prime").turn_of("Megatron").mode(1, "bot")
    table.in_play("Megatron", "Motormaster", "Artillery").act("battle Optimus Prime").quiet()
    assert table.vault_of("Megatron") == []  # 5 against 6
    table = Table("Elita-1", "Megatron", energon=0).put("D2", "Optimus Prime").turn_of("Megatron").mode(1, "bot")
    table.in_play("Megatron", "Motormaster", "Artillery", "Wildrider").act("battle Optimus Prime").quiet()
    assert table.vault_of("Megatron") == ["Optimus Prime"]


def test_optimus_prime_the_robot_fights_with_every_other_autobot_in_play() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").in_play("Elita-1", "Optimus Prime", "Chromia")
    table.in_play("Hot Rod", "Steeljaw").in_play("Megatron", "Air Raid").put("B1", "Motormaster")
    assert table.power_at(1, BATTLE) == 3 + 3
    assert table.power_at(1) == 3
    assert table.power_at(0, COMMAND) == 5


def test_beating_optimus_prime_may_take_a_command_token_off() -> None:
    table = beaten_by_megatron("Optimus Prime").put("A1", "Tarn", command="autobot").act("battle Optimus Prime")
    table.say("removetoken").quiet()
    assert table.s.token == {}
    assert table.vp("Megatron") == 2
