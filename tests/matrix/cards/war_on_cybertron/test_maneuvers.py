"""Maneuvers: what each does, when it must not, and the edge its ruling speaks of."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix.state import COMMAND


def test_king_of_the_hill_pushes_whoever_you_choose_where_you_choose() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").stand("Megatron", "B2").stand("Soundwave", "B2")
    table.hand("Elita-1", "King of the Hill").play("King of the Hill", "attack", "Megatron", "done", "B1").quiet()
    assert (table.at("Megatron"), table.at("Soundwave")) == ("B1", "B2")


def test_king_of_the_hill_pushes_each_victim_to_a_space_of_its_own() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").stand("Megatron", "B2").stand("Hot Rod", "B2")
    table.hand("Elita-1", "King of the Hill").play("King of the Hill", "attack", "Megatron", "Hot Rod")
    table.say("B1").say("A2").quiet()
    assert sorted((table.at("Megatron"), table.at("Hot Rod"))) == ["A2", "B1"]


def test_a_block_keeps_a_character_on_the_hill() -> None:
    table = Table("Elita-1", "Megatron").stand("Megatron", "B2").hand("Megatron", "Reinforcements")
    table.hand("Elita-1", "King of the Hill").play("King of the Hill", "attack", "Megatron")
    table.say("block Reinforcements").quiet()
    assert table.at("Megatron") == "B2"


def test_king_of_the_hill_alone_on_the_hill_asks_nothing() -> None:
    Table("Elita-1", "Megatron").hand("Elita-1", "King of the Hill").play("King of the Hill").quiet()


def test_king_of_the_hill_plays_the_top_card_in_a_confrontation() -> None:
    table = Table("Elita-1", "Megatron").put("C2", "Dirge").in_play("Elita-1", "King of the Hill", "Jump Jets")
    table.deck("Elita-1", "Artillery").act("battle Dirge").say("activate King of the Hill 2")
    assert "Artillery" in table.played("Elita-1")
    assert table.power_at(1) == 3


def test_covering_fire_draws_a_card_only_when_it_blocks_for_somebody_else() -> None:
    for victim, drawn in (("Megatron", 0), ("Soundwave", 1)):
        table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").stand(victim, "B2").stand("Megatron", "B2")
        table.hand("Megatron", "Covering Fire").hand("Elita-1", "Electro-Scrambler")
        table.play("Electro-Scrambler", "discard", victim)
        if victim != "Megatron":
            assert table.asked.seat == table.seat("Megatron")  # Soundwave holds no card at all
        table.say("block Covering Fire").quiet()
        assert len(table.hand_of("Megatron")) == drawn


def test_covering_fire_adds_two_power_as_an_assist() -> None:
    table = Table("Elita-1", "Megatron", "Prowl", "Soundwave").put("C2", "Slugfest").stand("Prowl", "B2")
    table.hand("Prowl", "Covering Fire").mode("Elita-1", "bot").in_play("Elita-1", "Covering Fire")
    table.act("battle Slugfest")
    table.say("assist Covering Fire").say("activate Covering Fire 1").say("done").quiet()
    assert table.vault_of("Elita-1") == ["Slugfest"]  # 1 + 2, less 1 for Prowl's Alt Mode


def test_first_strike_pays_three_for_the_polity_you_stand_on() -> None:
    """War on Cybertron p.9."""
    table = Table("Elita-1", "Megatron").put("B2", "Tarn", command="decepticon").hand("Elita-1", "First Strike")
    table.in_play("Elita-1", "Bold").play("First Strike").quiet()
    assert table.power_at(0) == 3
    assert table.power_at(0, COMMAND, "Tarn") == 6
    table.act("command Tarn").quiet()
    assert table.s.token == {table.slot("Tarn"): 0}


def test_first_strike_gives_nothing_off_a_polity_or_on_your_own() -> None:
    for command in ("", "autobot"):
        table = Table("Elita-1", "Megatron").hand("Elita-1", "First Strike")
        if command:
            table.put("B2", "Tarn", command=command)
        table.play("First Strike").quiet()
        assert table.power_at(0) == 2
        assert not command or table.power_at(0, COMMAND, "Tarn") == 2


def test_first_strikes_power_is_lost_on_leaving_the_polity() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Tarn").hand("Elita-1", "First Strike").play("First Strike")
    table.say("move B1 1").say("move B2 0").quiet()
    assert table.power_at(0, COMMAND, "Tarn") == 2


def test_first_strike_turns_up_a_neighbour() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Jump Jets", up=False).in_play("Elita-1", "First Strike")
    table.activate("First Strike", 1, "B1").quiet()
    assert table.is_up("B1")


def test_deep_cover_peeks_in_both_modes_and_changes_missions_in_alt_mode_only() -> None:
    """War on Cybertron p.7."""
    table = Table("Elita-1", "Megatron").put("B2", "Jump Jets", up=False).hand("Elita-1", "Deep Cover")
    table.missions("Elita-1", "Arms Race").mission_stack("Elita-1", "Grand Tour")
    table.play("Deep Cover", "peek", "B2", "drawmission", "card Arms Race").quiet()
    assert table.knows("Elita-1", "Jump Jets")
    assert not table.knows("Megatron", "Jump Jets")
    assert table.missions_of("Elita-1") == ["Grand Tour"]

    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").hand("Elita-1", "Deep Cover")
    table.missions("Elita-1", "Arms Race").play("Deep Cover", "no").quiet()
    assert table.missions_of("Elita-1") == ["Arms Race"]


def test_deep_cover_may_discard_the_mission_just_drawn() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Deep Cover").missions("Elita-1", "Arms Race")
    table.mission_stack("Elita-1", "Grand Tour").play("Deep Cover", "no", "drawmission", "card Grand Tour").quiet()
    assert table.missions_of("Elita-1") == ["Arms Race"]


def test_deep_cover_avoids_the_next_ambush_and_no_more() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Deep Cover").put("B1", "Slugfest").put("A1", "Blot")
    table.encounter("Back-Up").next_damage("Blast Wound").activate("Deep Cover", 1)
    table.say("move B1 0").quiet()
    assert table.damage("Elita-1") == 0
    table.say("move A1 0").quiet()
    assert table.damage("Elita-1") == 1


def test_deep_cover_protects_to_the_end_of_the_turn_only() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Deep Cover").activate("Deep Cover", 1).end_turn()
    assert not table.s.modifiers.get("avoid ambush")


def test_sneak_attack_converts_or_teleports_but_not_both() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Sneak Attack", "Sneak Attack")
    table.play("Sneak Attack", "convert").quiet()
    assert (table.side("Elita-1"), table.at("Elita-1"), table.has("Elita-1")) == ("bot", "B2", 2)
    table.play("Sneak Attack", "teleport", "D1").quiet()
    assert (table.side("Elita-1"), table.at("Elita-1")) == ("bot", "D1")


def test_a_teleport_onto_a_faceup_adversary_ambushes_nobody() -> None:
    """War on Cybertron p.7."""
    table = Table("Elita-1", "Megatron").put("D1", "Slugfest").hand("Elita-1", "Sneak Attack").encounter("Back-Up")
    table.play("Sneak Attack", "teleport", "D1").quiet()
    assert table.damage("Elita-1") == 0


def test_sneak_attacks_damage_is_no_attack_and_reaches_as_far_as_the_card() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Sneak Attack").next_damage("Blast Wound")
    table.stand("Megatron", "C1").hand("Megatron", "Reinforcements").activate("Sneak Attack", 1, "Megatron").quiet()
    assert table.damage("Megatron") == 1

    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Sneak Attack").next_damage("Blast Wound")
    table.activate("Sneak Attack", 1).quiet()  # only Elita-1 herself is near enough
    assert table.damage("Elita-1") == 1


def test_entrenched_gives_energon_as_a_block() -> None:
    """War on Cybertron p.11."""
    table = Table("Elita-1", "Megatron").stand("Megatron", "B2").hand("Megatron", "Entrenched")
    table.hand("Elita-1", "Electro-Scrambler").play("Electro-Scrambler", "gaindamage", "Megatron")
    table.say("block Entrenched").quiet()
    assert table.has("Megatron") == 3
    assert table.discarded("Megatron") == ["Entrenched"]
    assert "Electro-Scrambler" in table.played("Elita-1")


def test_entrenched_on_a_ruin_gives_one_of_two_things() -> None:
    for answer, energon, damage in (("gainenergon", 3, 1), ("repair", 2, 0)):
        table = Table("Elita-1", "Megatron").put("B2", "Burning Crater").hand("Elita-1", "Entrenched")
        table.in_play("Elita-1", "Blast Wound").play("Entrenched", answer).quiet()
        assert (table.has("Elita-1"), table.damage("Elita-1")) == (energon, damage)


def test_entrenched_off_a_ruin_or_without_damage_leaves_no_such_choice() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Blast Wound").hand("Elita-1", "Entrenched")
    table.play("Entrenched").quiet()
    assert table.has("Elita-1") == 2
    table = Table("Elita-1", "Megatron").put("B2", "Burning Crater").hand("Elita-1", "Entrenched")
    table.play("Entrenched").quiet()
    assert table.has("Elita-1") == 3


def test_a_table_may_play_entrenched_with_both() -> None:
    table = Table("Elita-1", "Megatron", rulings={"entrenched_both": "yes"}).put("B2", "Burning Crater")
    table.in_play("Elita-1", "Blast Wound").hand("Elita-1", "Entrenched").play("Entrenched").quiet()
    assert (table.has("Elita-1"), table.damage("Elita-1")) == (3, 0)


def test_entrenched_blocks_for_everybody_in_your_space() -> None:
    table = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").put("B2", "Motormaster", up=False)
    table.stand("Hot Rod", "B2").in_play("Elita-1", "Entrenched").encounter("Back-Up").search()
    table.say("block by ability Entrenched").quiet()
    assert (table.damage("Elita-1"), table.damage("Hot Rod")) == (0, 0)
    assert "Entrenched" in table.played("Elita-1")


def test_overwhelming_force_counts_robots_and_allies_when_played() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Chromia", "Alpha Trion", "Bold", "Jump Jets")
    table.hand("Elita-1", "Overwhelming Force").play("Overwhelming Force").quiet()
    assert table.power_on("Overwhelming Force") == 4


def test_overwhelming_force_does_not_grow_later() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Overwhelming Force", "Steeljaw")
    table.play("Overwhelming Force").play("Steeljaw", "no").quiet()
    assert table.power_on("Overwhelming Force") == 2


def test_overwhelming_force_adds_two_for_commanding() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Nyon").in_play("Elita-1", "Overwhelming Force")
    table.act("command Nyon").say("activate Overwhelming Force 2").quiet()
    assert table.s.token


def test_omega_formation_throws_one_encounter_away_and_the_next_must_be_resolved() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Slugfest").hand("Elita-1", "Omega Formation")
    table.encounter("Back-Up", "Energon Siphon").play("Omega Formation").say("move B1 0")
    assert table.asked.kind == "redraw encounter"
    table.say("yes").quiet()
    assert (table.damage("Elita-1"), table.has("Elita-1")) == (0, 0)


def test_omega_formation_asks_once_even_if_the_first_encounter_is_kept() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Slugfest").hand("Elita-1", "Omega Formation")
    table.encounter("Back-Up").next_damage("Blast Wound").play("Omega Formation").say("move B1 0").say("no").quiet()
    assert table.damage("Elita-1") == 1
    assert not table.s.modifiers.get("redraw encounter")


def test_omega_formation_brings_another_assist() -> None:
    table = Table("Elita-1", "Megatron", "Prowl", "Soundwave").put("C2", "Chromia").put("C2", "Motormaster")
    table.stand("Prowl", "B2").mode("Prowl", "bot").hand("Prowl", "Omega Formation", "Sneak Attack")
    table.in_play("Elita-1", "Artillery").act("battle Motormaster").say("assist Omega Formation")
    table.say("activate Omega Formation 2").say("card Sneak Attack")
    while table.asked.kind != "action":
        table.say("done")
    assert table.vault_of("Elita-1") == ["Motormaster"]  # 1 of her own, 2 + 2 from Prowl
