"""Technology: what each does, when it must not, and the edge its ruling speaks of."""
from __future__ import annotations

from matrix.table import Table


def test_the_mine_destroys_what_it_turns_up_and_hurts_everybody_there() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Jump Jets", up=False).stand("Megatron", "B1")
    table.hand("Elita-1", "Anti-Personnel Mine").next_damage("Blast Wound").play("Anti-Personnel Mine", "B1").quiet()
    assert table.destroyed() == ["Jump Jets"]
    assert table.lies("B1") == ""
    assert (table.damage("Megatron"), table.damage("Elita-1")) == (1, 0)


def test_the_mine_spares_bosses_and_polities() -> None:
    for name in ("Tarn", "Dirge"):
        table = Table("Elita-1", "Megatron").put("B1", name, up=False).encounter("Energon Siphon")
        table.hand("Elita-1", "Anti-Personnel Mine").play("Anti-Personnel Mine", "B1").quiet()
        assert (table.lies("B1"), table.destroyed()) == (name, [])


def test_a_robot_under_the_mine_still_ambushes_those_on_it() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").put("B1", "Motormaster", up=False)
    table.stand("Hot Rod", "B1").hand("Elita-1", "Anti-Personnel Mine").encounter("Energon Siphon")
    table.next_damage("Blast Wound").play("Anti-Personnel Mine", "B1").quiet()
    assert (table.has("Hot Rod"), table.damage("Hot Rod")) == (0, 1)
    assert table.destroyed() == ["Motormaster"]


def test_the_mine_without_a_facedown_neighbour_does_nothing() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Anti-Personnel Mine")
    for where, name in (("B1", "Tarn"), ("A2", "Vos"), ("C2", "Kaon"), ("B3", "Nyon")):
        table.put(where, name)
    table.play("Anti-Personnel Mine").quiet()
    assert table.destroyed() == []


def test_the_mine_collects_the_reward_of_a_robot_without_a_battle() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Cutthroat").in_play("Elita-1", "Anti-Personnel Mine")
    table.activate("Anti-Personnel Mine", 2).quiet()
    assert (table.vp("Elita-1"), table.has("Elita-1")) == (1, 1)
    assert table.destroyed() == ["Cutthroat"]
    assert table.vault_of("Elita-1") == []
    assert table.lies("B2") == ""


def test_the_mine_leaves_robots_of_your_own_alone() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Chromia").in_play("Elita-1", "Anti-Personnel Mine")
    assert not table.offers("activate Anti-Personnel Mine")


def test_jump_jets_reach_one_space_or_two_and_never_diagonally_as_one() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Jump Jets").play("Jump Jets", "teleport")
    assert sorted(table.options()) == ["space A2", "space B1", "space B3", "space C2"]
    table.say("C2").activate("Jump Jets", 1, "D1").quiet()
    assert table.at("Elita-1") == "D1"


def test_armor_plating_protects_from_damage_of_ruins_only() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Burning Crater").put("A1", "Slugfest").encounter("Back-Up")
    table.next_damage("Blast Wound", "Blast Wound").hand("Elita-1", "Armor Plating").play("Armor Plating")
    table.say("move B1 0").quiet()
    assert table.damage("Elita-1") == 0
    table.say("move A1 0").say("pass").quiet()  # the card itself could Block
    assert table.damage("Elita-1") == 1


def test_armor_plating_keeps_the_scavengers_away() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Scavenger's Lair").encounter("Energon Siphon")
    table.hand("Elita-1", "Armor Plating").play("Armor Plating").say("move B1 0").quiet()
    assert table.has("Elita-1") == 2


def test_armor_plating_does_not_open_ruins_or_make_them_cheaper() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Impassable Rubble").put("C2", "Pile of Scrap")
    table.hand("Elita-1", "Armor Plating").play("Armor Plating")
    assert not table.offers("move B1")
    table.move("C2").quiet()
    assert table.s.alt_spent[0] == 2


def test_armor_plating_blocks_and_is_discarded_with_its_power() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Armor Plating").put("B1", "Slugfest")
    table.encounter("Back-Up").say("move B1 0").say("block by ability Armor Plating").quiet()
    assert table.damage("Elita-1") == 0
    assert table.discarded("Elita-1") == ["Armor Plating"]
    assert table.power_at(0) == 0


def test_null_ray_steals_energon_only_where_there_is_some() -> None:
    for theirs, mine in ((1, 3), (0, 2)):
        table = Table("Elita-1", "Megatron").stand("Megatron", "B1").energon("Megatron", theirs)
        table.hand("Elita-1", "Null Ray").play("Null Ray", "attack").quiet()
        assert (table.has("Megatron"), table.has("Elita-1")) == (0, mine)


def test_null_ray_reaches_no_farther_than_its_range_and_no_teammate() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").stand("Hot Rod", "B1").hand("Elita-1", "Null Ray")
    table.play("Null Ray").quiet()


def test_null_ray_makes_one_adversary_cheaper_to_defeat_this_turn() -> None:
    table = Table("Elita-1", "Megatron", energon=1).mode("Elita-1", "bot").put("C2", "Runamuck")
    table.put("B1", "Cutthroat")
    table.in_play("Elita-1", "Null Ray").activate("Null Ray", 1, "Runamuck")
    table.act("battle Runamuck").quiet()
    assert table.vault_of("Elita-1") == ["Runamuck"]
    assert table.vp("Elita-1") == 1


def test_robosmasher_puts_adversary_robots_in_your_space_up_for_sale() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Slugfest").put("B1", "Blot").hand("Elita-1", "Robosmasher")
    assert not table.offers("buy Slugfest")
    table.play("Robosmasher")
    assert not table.offers("buy Blot")
    table.act("buy Slugfest").quiet()
    assert table.discarded("Elita-1") == ["Slugfest"]
    assert table.vp("Elita-1") == 0
    assert table.lies("B2") == ""


def test_robosmasher_gains_a_robot_of_cost_three_or_less() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Cutthroat").in_play("Elita-1", "Robosmasher")
    table.activate("Robosmasher", 2).quiet()
    assert table.discarded("Elita-1") == ["Cutthroat"]
    table = Table("Elita-1", "Megatron").put("B2", "Rippersnapper").in_play("Elita-1", "Robosmasher")
    assert not table.offers("activate Robosmasher")


def test_the_synthesizer_offers_a_card_to_those_who_have_six_energon() -> None:
    table = Table("Elita-1", "Megatron", energon=5).hand("Elita-1", "Energon Synthesizer")
    table.play("Energon Synthesizer").quiet()
    assert table.has("Elita-1") == 6
    table = Table("Elita-1", "Megatron", energon=6).hand("Elita-1", "Energon Synthesizer")
    table.play("Energon Synthesizer", "draw").quiet()
    assert (table.has("Elita-1"), len(table.hand_of("Elita-1"))) == (6, 1)


def test_the_synthesizer_repairs_up_to_two_damage_of_one_player_in_your_space() -> None:
    table = Table("Elita-1", "Megatron").stand("Megatron", "B2").in_play("Elita-1", "Energon Synthesizer")
    table.in_play("Megatron", "Blast Wound", "Blast Wound", "Blast Wound")
    table.activate("Energon Synthesizer", 2, "Blast Wound", "Blast Wound").quiet()
    assert table.damage("Megatron") == 1
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Energon Synthesizer", "Blast Wound")
    table.activate("Energon Synthesizer", 2, "done").quiet()
    assert table.damage("Elita-1") == 1


def test_the_scrambler_makes_its_victim_discard_a_card_of_its_own_choosing() -> None:
    table = Table("Elita-1", "Megatron").stand("Megatron", "B1").hand("Megatron", "Bold", "Artillery")
    table.hand("Elita-1", "Electro-Scrambler").play("Electro-Scrambler", "discard", "Megatron", "pass")
    assert table.asked.seat == 1
    table.say("card Bold").quiet()
    assert table.discarded("Megatron") == ["Bold"]
    assert "Electro-Scrambler" in table.played("Elita-1")


def test_the_scrambler_is_discarded_for_two_damage_unless_blocked() -> None:
    table = Table("Elita-1", "Megatron").stand("Megatron", "B1").next_damage("Blast Wound", "Blast Wound")
    table.hand("Elita-1", "Electro-Scrambler").play("Electro-Scrambler", "gaindamage", "Megatron").quiet()
    assert table.damage("Megatron") == 2
    assert table.discarded("Elita-1") == ["Electro-Scrambler"]


def test_the_scrambler_strikes_a_defensive_assist_before_it_is_resolved() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("C2", "Dirge").stand("Megatron", "C2")
    table.mode("Megatron", "bot").hand("Megatron", "Artillery", "Bold").hand("Elita-1", "Bold")
    table.in_play("Elita-1", "Electro-Scrambler", "Entrenched").only_encounter("Ruination").put("A1", "Pile of Scrap")
    assert not table.offers("activate Electro-Scrambler")
    table.act("battle Dirge").say("done").say("assist Artillery")
    table.say("activate Electro-Scrambler 2").quiet()
    assert table.discarded("Megatron") == ["Artillery"]


def test_the_scrambler_comes_too_late_for_an_assist_that_is_resolved() -> None:
    table = Table("Elita-1", "Megatron", energon=4).mode("Elita-1", "bot").put("C2", "Dirge").stand("Megatron", "C2")
    table.mode("Megatron", "bot").hand("Megatron", "Artillery", "Bold").hand("Elita-1", "Bold")
    table.in_play("Elita-1", "Electro-Scrambler", "Entrenched").only_encounter("Ruination").put("A1", "Pile of Scrap")
    table.act("battle Dirge").say("done").say("assist Artillery").say("done")
    assert table.asked.kind == "boost"
    assert not table.offers("activate Electro-Scrambler")


def test_the_fusion_cannon_removes_a_ruin_for_a_damage() -> None:
    table = Table("Elita-1", "Megatron").put("D2", "Toxic War Zone").hand("Elita-1", "Fusion Cannon")
    table.next_damage("Blast Wound").play("Fusion Cannon", "ifdo").quiet()
    assert table.out_of_game() == ["Toxic War Zone"]
    assert table.damage("Elita-1") == 1


def test_the_fusion_cannon_needs_a_ruin_in_range_and_gives_no_cleared_reward() -> None:
    table = Table("Elita-1", "Megatron").put("D3", "Pile of Scrap").hand("Elita-1", "Fusion Cannon")
    table.play("Fusion Cannon").quiet()
    table = Table("Elita-1", "Megatron").put("B1", "Pile of Scrap").hand("Elita-1", "Fusion Cannon")
    table.play("Fusion Cannon", "ifdo").quiet()
    assert table.has("Elita-1") == 2


def test_the_fusion_cannon_sends_crystal_city_to_the_destroyed_pile() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Crystal City").hand("Elita-1", "Fusion Cannon")
    table.play("Fusion Cannon", "ifdo").quiet()
    assert table.destroyed() == ["Crystal City"]
