"""Characters: both sides of each, when they must not, and the edges their rulings speak of."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.state import ASSISTING, BATTLE, COMMAND, CONFRONT

# --- Optimus Prime --------------------------------------------------------------------------------------------


def test_optimus_may_convert_or_draw_before_he_is_ambushed() -> None:
    table = Table("Optimus Prime", "Megatron").put("B1", "Slugfest").encounter("Mode Lock")
    table.move("B1", "convert", "pass").quiet()
    assert (table.side("Optimus Prime"), table.has("Optimus Prime")) == ("alt", 2)  # back again by the Mode Lock

    table = Table("Optimus Prime", "Megatron").put("B1", "Slugfest").encounter("Energon Siphon")
    table.move("B1", "draw", "pass").quiet()
    assert (table.side("Optimus Prime"), len(table.hand_of("Optimus Prime"))) == ("alt", 1)


def test_optimus_is_offered_the_choice_after_a_teleport_too() -> None:
    """War on Cybertron p.7: a Teleport counts as moving onto the card."""
    table = Table("Optimus Prime", "Megatron").put("D1", "Slugfest").hand("Optimus Prime", "Sneak Attack")
    table.play("Sneak Attack", "teleport", "D1", "draw").quiet()
    assert len(table.hand_of("Optimus Prime")) == 1


def test_optimus_gets_nothing_for_moving_onto_his_own_side() -> None:
    Table("Optimus Prime", "Megatron").put("B1", "Chromia").move("B1").quiet()


def test_optimus_leads_with_every_card_of_cost_three_at_range_zero() -> None:
    table = Table("Optimus Prime", "Megatron").mode("Optimus Prime", "bot").put("B2", "Tarn")
    table.in_play("Optimus Prime", "Afterburner", "Key to Vector Sigma", "Steeljaw", "Bold")
    assert table.power_at(0, COMMAND, "Tarn") == 4 + 2
    assert table.power_at(1, CONFRONT) == 0
    assert table.power_at(0) == 4


def test_optimus_blocks_for_anybody_anywhere_on_anybodys_turn() -> None:
    table = Table("Elita-1", "Megatron", "Optimus Prime", "Soundwave")
    table.mode("Optimus Prime", "bot").put("B1", "Slugfest").encounter("Back-Up").move("B1")
    table.say("block by ability Optimus Prime 1").quiet()
    assert (table.damage("Elita-1"), table.has("Optimus Prime")) == (0, 1)


def test_a_table_may_keep_characters_from_blocking_on_others_turns() -> None:
    table = Table("Elita-1", "Megatron", "Optimus Prime", "Soundwave", rulings={"character_block_offturn": "no"})
    table.mode("Optimus Prime", "bot").put("B1", "Slugfest").encounter("Energon Siphon").move("B1").quiet()
    assert table.has("Elita-1") == 0


def test_optimus_earns_vp_or_cards_on_a_polity_of_his_faction() -> None:
    for answer, vp, cards in (("gainvp", 1, 0), ("draw", 0, 2)):
        table = Table("Optimus Prime", "Megatron", energon=3).mode("Optimus Prime", "bot")
        table.put("B2", "Tarn", command="autobot").activate("Optimus Prime", 2, answer).quiet()
        assert (table.vp("Optimus Prime"), len(table.hand_of("Optimus Prime"))) == (vp, cards)
    table = Table("Optimus Prime", "Megatron").mode("Optimus Prime", "bot").put("B2", "Tarn", command="decepticon")
    assert not table.offers("activate Optimus Prime 2")


def test_optimus_draws_in_co_op_where_vp_mean_nothing() -> None:
    table = Table("Optimus Prime", "Elita-1", mode="co-op").mode("Optimus Prime", "bot")
    table.put("B2", "Tarn", command="autobot").activate("Optimus Prime", 2).quiet()
    assert len(table.hand_of("Optimus Prime")) == 2


# --- Elita-1 --------------------------------------------------------------------------------------------------


def test_elita_draws_for_two_move_as_often_as_she_can_pay() -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Scout").use("Elita-1", 0).use("Elita-1", 0)
    table.quiet()
    assert len(table.hand_of("Elita-1")) == 2
    assert not table.offers("use Elita-1")


def test_elita_puts_gained_autobots_on_her_deck_in_bot_mode_only() -> None:
    for side, on_top in (("bot", True), ("alt", False)):
        table = Table("Elita-1", "Megatron").mode("Elita-1", side).put("B2", "Steeljaw")
        table.in_play("Elita-1", "Bold", "Bold")
        table.act("buy Steeljaw").quiet()
        assert (table.top_of_deck("Elita-1") == "Steeljaw") == on_top
        assert (table.discarded("Elita-1") == []) == on_top


def test_elita_leaves_other_purchases_in_the_discard_pile() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("B2", "Jump Jets")
    table.in_play("Elita-1", "Bold", "Bold")
    table.act("buy Jump Jets").quiet()
    assert table.discarded("Elita-1") == ["Jump Jets"]


def test_elitas_bonus_stays_on_the_autobot_when_she_converts() -> None:
    """War on Cybertron p.9, p.17."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").in_play("Elita-1", "Chromia", "Bold")
    table.activate("Elita-1", 1).act("convert Elita-1").quiet()
    assert (table.power_on("Chromia"), table.side("Elita-1")) == (4, "alt")


def test_elita_deals_as_much_damage_as_she_controls_autobots() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").stand("Megatron", "B2")
    table.in_play("Elita-1", "Chromia", "Steeljaw", "Bold").next_damage("Blast Wound", "Blast Wound")
    table.hand("Megatron", "Reinforcements").activate("Elita-1", 2, "Megatron").quiet()  # no Attack: nobody may Block
    assert table.damage("Megatron") == 2


def test_elita_without_autobots_hurts_nobody() -> None:
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").stand("Megatron", "B2").in_play("Elita-1", "Bold")
    assert not table.offers("activate Elita-1")


# --- Hot Rod --------------------------------------------------------------------------------------------------


def test_hot_rod_converts_for_a_card() -> None:
    table = Table("Hot Rod", "Megatron").hand("Hot Rod", "Bold", "Scout").use("Hot Rod", 0, "Bold").quiet()
    assert (table.side("Hot Rod"), table.has("Hot Rod"), table.hand_of("Hot Rod")) == ("bot", 2, ["Scout"])
    assert not Table("Hot Rod", "Megatron").offers("use Hot Rod")


def test_hot_rod_draws_for_what_he_turns_up_and_for_nothing_else() -> None:
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot").put("C2", "Jump Jets", up=False)
    assert table.deck("Hot Rod", "Scout").activate("Hot Rod", 1, "C2", "no").quiet().hand_of("Hot Rod") == ["Scout"]
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot")
    for space in ("B1", "A2", "B2", "C2", "B3"):
        table.put(space, "Bold")
    assert not table.offers("activate Hot Rod 1")


def test_hot_rod_may_drive_on_from_what_he_turns_up() -> None:
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot").put("C2", "Jump Jets", up=False)
    table.deck("Hot Rod", "Scout").activate("Hot Rod", 1, "C2", "do").quiet()
    assert (table.side("Hot Rod"), table.has("Hot Rod"), table.hand_of("Hot Rod")) == ("alt", 0, ["Scout"])


def test_hot_rod_is_ambushed_before_he_drives_on() -> None:
    """Mode Lock converts him, and forbids him to convert again."""
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot").put("B2", "Motormaster", up=False)
    table.deck("Hot Rod", "Scout").only_encounter("Mode Lock").activate("Hot Rod", 1, "B2").unblocked()
    assert (table.asked.kind, table.side("Hot Rod"), table.hand_of("Hot Rod")) == ("action", "alt", ["Scout"])


def test_hot_rod_draws_nothing_more_when_what_he_turns_up_ends_the_game() -> None:
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot").put("B2", "Motormaster", up=False)
    table.deck("Hot Rod", "Scout").only_encounter("Back-Up").next_damage("Blast Wound")
    table.in_play("Hot Rod", *["Blast Wound"] * 4).activate("Hot Rod", 1, "B2").unblocked()
    assert table.s.outcome is not None and table.hand_of("Hot Rod") == []


def test_hot_rod_drives_on_with_no_card_left_to_draw() -> None:
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot").put("C2", "Jump Jets", up=False)
    assert table.no_deck("Hot Rod").activate("Hot Rod", 1, "C2", "do").quiet().side("Hot Rod") == "alt"


def test_hot_rod_strikes_harder_what_was_turned_up_this_turn() -> None:
    """War on Cybertron p.15; the +1 shares the Range of one card."""
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot").put("C2", "Runamuck", up=False)
    table.put("B1", "Cutthroat").in_play("Hot Rod", "Artillery")
    table.activate("Hot Rod", 1, "C2", "no")
    assert table.power_against("Runamuck") == 3
    assert table.power_against("Cutthroat") == 2
    table.act("battle Runamuck").quiet()
    assert table.vault_of("Hot Rod") == ["Runamuck"]


def test_hot_rods_bonus_does_not_help_to_buy() -> None:
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot").put("C2", "Afterburner", up=False)
    table.in_play("Hot Rod", "Artillery").activate("Hot Rod", 1, "C2", "no")
    assert not table.offers("buy Afterburner")


def hot_rod_and_octane(energon: int = 2) -> Table:
    """He has turned up Octane in his space, for one Energon."""
    table = Table("Hot Rod", "Megatron", energon=energon).mode("Hot Rod", "bot").put("B2", "Octane", up=False)
    return table.in_play("Hot Rod", "Entrenched", "Artillery").activate("Hot Rod", 1, "B2", "no")


def test_hot_rods_bonus_goes_with_the_card_that_was_picked_for_it() -> None:
    """War on Cybertron p.15, p.17: it is picked when the battle is declared; Falling Spires take the dearest card."""
    for picked, left in (("Artillery", 3), ("Entrenched", 2)):
        table = hot_rod_and_octane().only_encounter("Falling Spires")
        assert table.power_against("Octane") == 6, "5, and the one that some card will have"
        table.act("battle Octane").say("done")
        assert table.asked.kind == "favour"
        table.say(picked).say("pass")
        assert table.asked.kind == "boost"
        assert (table.out_of_game(), table.destroyed()) == ([], ["Entrenched"])
        assert table.power_against("Octane") == left


def test_hot_rods_bonus_is_for_those_who_battle_in_bot_mode() -> None:
    """The card is picked when the battle is declared: later is too late."""
    table = hot_rod_and_octane(energon=3).only_encounter("Magnetic Snare").mode("Hot Rod", "alt")
    table.act("battle Octane").say("done").say("convert Hot Rod")
    assert table.power_against("Octane") == 5


def test_hot_rods_bonus_is_for_a_card_that_reaches() -> None:
    """Only one does: nothing is asked."""
    table = Table("Hot Rod", "Megatron", energon=1).mode("Hot Rod", "bot").put("C2", "Wildrider", up=False)
    table.in_play("Hot Rod", "Artillery", "Bold").activate("Hot Rod", 1, "C2", "no").act("battle Wildrider").quiet()
    assert table.vault_of("Hot Rod") == ["Wildrider"]


def test_hot_rod_adds_two_at_range_zero_in_a_confrontation() -> None:
    table = Table("Hot Rod", "Megatron").mode("Hot Rod", "bot").put("B2", "Dirge").in_play("Hot Rod", "Bold")
    assert not table.offers("activate Hot Rod 2")
    table.act("battle Dirge").say("activate Hot Rod 2")
    assert table.power_against("Dirge") == 3


# --- Prowl ----------------------------------------------------------------------------------------------------


def test_prowl_profits_from_the_first_facedown_card_he_moves_onto_each_turn() -> None:
    table = Table("Prowl", "Megatron", energon=0).put("B1", "Jump Jets", up=False).put("A1", "Null Ray", up=False)
    table.move("B1").quiet()
    assert table.knows("Prowl", "Jump Jets") and not table.is_up("B1")
    table.move("A1").quiet()
    assert not table.knows("Prowl", "Null Ray")
    assert table.has("Prowl") == 1
    assert Table("Prowl", "Megatron", energon=0).put("B1", "Jump Jets").move("B1").quiet().has("Prowl") == 0


def test_prowls_maneuvers_gain_one_for_each_mission_up_to_two() -> None:
    """War on Cybertron p.15: 4 each with two Missions."""
    for missions, power in (((), 2), (("Arms Race",), 3), (("Arms Race", "Long Shot"), 4),
                            (("Arms Race", "Long Shot", "Quick Change"), 4)):
        table = Table("Prowl", "Megatron").mode("Prowl", "bot").missions("Prowl", *missions)
        table.in_play("Prowl", "Sneak Attack")
        assert table.power_at(2, BATTLE) == power
        assert table.power_at(2) == 2


def test_prowls_bonus_works_on_his_assists_too() -> None:
    table = Table("Elita-1", "Megatron", "Prowl", "Soundwave", energon=0).put("C2", "Rippersnapper")
    table.stand("Prowl", "B2").mode("Prowl", "bot").missions("Prowl", "Arms Race", "Long Shot").mode("Elita-1", "bot")
    table.hand("Prowl", "Sneak Attack").in_play("Elita-1", "Covering Fire")
    table.s.power[table.slot("Covering Fire")] = 1
    table.act("battle Rippersnapper").say("assist Sneak Attack").quiet()
    assert table.vault_of("Elita-1") == ["Rippersnapper"]


def test_prowl_trades_a_hand_card_for_the_top_of_his_deck() -> None:
    table = Table("Prowl", "Megatron").mode("Prowl", "bot").hand("Prowl", "Bold").deck("Prowl", "Artillery")
    table.activate("Prowl", 1).quiet()
    assert (table.hand_of("Prowl"), table.top_of_deck("Prowl")) == (["Artillery"], "Bold")


def test_prowl_trades_a_mission_for_the_top_of_the_stack() -> None:
    table = Table("Prowl", "Megatron").mode("Prowl", "bot").missions("Prowl", "Arms Race")
    table.mission_stack("Prowl", "Long Shot").activate("Prowl", 1).quiet()
    assert table.missions_of("Prowl") == ["Long Shot"]
    assert not table.offers("activate Prowl 1")


def test_prowl_with_nothing_to_put_back_cannot_trade() -> None:
    table = Table("Prowl", "Megatron").mode("Prowl", "bot")
    assert not table.offers("activate Prowl 1")


def test_prowl_looks_at_three_cards_and_turns_up_one_of_them() -> None:
    table = Table("Prowl", "Megatron").mode("Prowl", "bot").put("A1", "Jump Jets", up=False).put("A2", "Bold")
    table.put("B1", "Null Ray", up=False).activate("Prowl", 2, "A1", "B1", "done", "flip", "A1").quiet()
    assert (table.is_up("A1"), table.is_up("B1")) == (True, False)
    assert table.knows("Prowl", "Null Ray")


# --- Megatron -------------------------------------------------------------------------------------------------


def test_megatron_profits_from_the_first_site_of_each_turn() -> None:
    table = Table("Elita-1", "Megatron").put("C3", "Tarn").put("D2", "Delphi").turn_of("Megatron")
    table.stand("Megatron", "D3")
    table.move("C3", "gainenergon").quiet()
    assert table.has("Megatron") == 3
    table.move("D3").quiet()
    table = Table("Elita-1", "Megatron").put("C3", "Tarn").turn_of("Megatron").move("C3", "convert").quiet()
    assert (table.side("Megatron"), table.has("Megatron")) == ("bot", 2)


def test_megatron_defeats_a_robot_anywhere_on_taking_command() -> None:
    """War on Cybertron p.10: reward, Vault and Ruin, but his played cards stay."""
    table = Table("Elita-1", "Megatron").put("D3", "Tarn").put("A1", "Chromia").next_ruin("Burning Crater")
    table.turn_of("Megatron")
    table.mode("Megatron", "bot").in_play("Megatron", "Motormaster", "Sinnertwin").act("command Tarn")
    table.say("pay").say("defeat").quiet()
    assert table.vault_of("Megatron") == ["Chromia"]
    assert (table.vp("Megatron"), table.lies("A1")) == (2, "Burning Crater")
    assert "Motormaster" in table.played("Megatron")


def test_megatron_in_alt_mode_gets_no_such_defeat() -> None:
    """War on Cybertron p.17."""
    table = Table("Elita-1", "Megatron").put("D3", "Tarn").put("A1", "Chromia").turn_of("Megatron")
    table.in_play("Megatron", "Motormaster", "Sinnertwin").act("command Tarn").quiet()
    assert table.vault_of("Megatron") == []


def test_megatron_strengthens_a_card_by_the_polities_of_his_faction() -> None:
    table = Table("Elita-1", "Megatron").put("A1", "Tarn", command="decepticon")
    table.put("A2", "Vos", command="decepticon")
    table.put("A3", "Nyon", command="autobot").turn_of("Megatron").mode("Megatron", "bot")
    table.in_play("Megatron", "Slugfest")
    table.activate("Megatron", 1).quiet()
    assert table.power_on("Slugfest") == 4
    table = Table("Elita-1", "Megatron").turn_of("Megatron").mode("Megatron", "bot").in_play("Megatron", "Slugfest")
    assert not table.offers("activate Megatron 1")


def test_megatron_commands_with_three_more_power() -> None:
    """War on Cybertron p.10."""
    table = Table("Elita-1", "Megatron").put("D3", "Tarn", command="autobot").put("A1", "Praxus", command="autobot")
    table.turn_of("Megatron").mode("Megatron", "bot").in_play("Megatron", "Slugfest", "Blot")
    table.act("command Tarn").say("activate Megatron 2").say("addpower")
    while table.asked.kind == "taking command":
        table.say("pay")
    table.quiet()
    assert table.s.token[table.slot("Tarn")] == 1
    assert table.power_at(0) == 0


# --- Slipstream -----------------------------------------------------------------------------------------------


def test_slipstream_flies_with_her_alt_move_and_peeks_two_spaces_away() -> None:
    table = Table("Elita-1", "Slipstream").put("B3", "Jump Jets", up=False).turn_of("Slipstream")
    assert table.offers("move C2 0")
    table.use("Slipstream", 0, "B3").quiet()
    assert table.knows("Slipstream", "Jump Jets")
    assert not table.offers("use Slipstream")


def test_slipstreams_card_move_does_not_fly() -> None:
    """War on Cybertron p.7: only that source's own Move."""
    table = Table("Elita-1", "Slipstream").turn_of("Slipstream").mode("Slipstream", "bot")
    table.in_play("Slipstream", "Blot")
    assert not table.offers("move C2")
    assert table.offers("move D2 1")


def test_slipstream_fights_harder_over_a_distance_with_long_range_cards() -> None:
    table = Table("Elita-1", "Slipstream").put("D2", "Perceptor").put("D3", "Steeljaw").turn_of("Slipstream")
    table.mode("Slipstream", "bot").in_play("Slipstream", "Rippersnapper", "Artillery")
    assert table.power_against("Perceptor") == 2 + 2 + 1 + 2  # Rippersnapper +1 for cost 4, Artillery 1
    assert table.power_against("Steeljaw") == 2 + 1 + 2
    assert table.power_at(1) == 4


def test_slipstreams_starters_reach_farther_also_those_played_later() -> None:
    table = Table("Elita-1", "Slipstream").put("D2", "Perceptor").turn_of("Slipstream").mode("Slipstream", "bot")
    table.hand("Slipstream", "Artillery", "Bold").activate("Slipstream", 1).play("Artillery").play("Bold").quiet()
    assert [table.power_at(distance) for distance in (0, 1, 2)] == [3, 3, 2]
    assert table.power_against("Perceptor") == 5  # Artillery has Range 2 now, and +2


def test_slipstream_draws_or_repairs_up_to_two() -> None:
    table = Table("Elita-1", "Slipstream").in_play("Slipstream", "Blast Wound", "Blast Wound", "Blast Wound")
    table.turn_of("Slipstream")
    table.mode("Slipstream", "bot").activate("Slipstream", 2, "repair", "Blast Wound", "Blast Wound").quiet()
    assert table.damage("Slipstream") == 1
    table = Table("Elita-1", "Slipstream").turn_of("Slipstream").mode("Slipstream", "bot").activate("Slipstream", 2)
    table.quiet()


# --- Hun-Gurrr ------------------------------------------------------------------------------------------------


def test_hun_gurrr_feeds_on_the_first_ruin_of_each_turn() -> None:
    table = Table("Elita-1", "Hun-Gurrr").put("C3", "Collapsed Skyway").put("B3", "Pile of Scrap")
    table.turn_of("Hun-Gurrr")
    table.move("C3").quiet()
    assert table.has("Hun-Gurrr") == 3


def test_hun_gurrr_destroys_a_card_after_each_victory() -> None:
    table = Table("Elita-1", "Hun-Gurrr").put("D2", "Steeljaw").turn_of("Hun-Gurrr").mode("Hun-Gurrr", "bot")
    table.energon(1, 0)
    table.in_play("Hun-Gurrr", "Artillery", "Bold").discard_pile("Hun-Gurrr", "Scout").act("battle Steeljaw")
    table.say("destroy").say("Scout").quiet()
    assert "Scout" in table.out_of_game()
    assert sorted(table.discarded("Hun-Gurrr")) == ["Artillery", "Bold"]


def test_hun_gurrr_feeds_after_the_reward_and_not_after_the_end() -> None:
    """War on Cybertron p.13: the reward and the Vault come first, and with the third Boss the end."""
    for down in (0, 2):
        table = Table("Elita-1", "Hun-Gurrr").put("D3", "Blurr").turn_of("Hun-Gurrr").mode("Hun-Gurrr", "bot")
        table.in_play("Hun-Gurrr", "Motormaster", "Sinnertwin", "Energon Synthesizer").only_encounter("Exposed Flank")
        table.s.bosses_down[0] = down
        table.act("battle Blurr").say("done").say("no")  # he does not Convert
        assert table.vp("Hun-Gurrr") == 3 and table.vault_of("Hun-Gurrr") == ["Blurr"]
        assert (table.s.outcome is None) == (down == 0)
        assert table.s.outcome is not None or table.say("space D2").offers("do", "destroy"), "the Ruin has come up"


def test_hun_gurrr_strengthens_terrorcons_more() -> None:
    for name, power in (("Blot", 4), ("Slugfest", 3)):
        table = Table("Elita-1", "Hun-Gurrr").turn_of("Hun-Gurrr").mode("Hun-Gurrr", "bot").in_play("Hun-Gurrr", name)
        table.activate("Hun-Gurrr", 1).quiet()
        assert table.power_on(name) == power


def test_power_given_to_a_damage_is_gone_when_it_is_repaired() -> None:
    table = Table("Elita-1", "Hun-Gurrr").turn_of("Hun-Gurrr").mode("Hun-Gurrr", "bot").hand("Hun-Gurrr", "Patch")
    table.in_play("Hun-Gurrr", "Blast Wound").activate("Hun-Gurrr", 1).play("Patch", "do").quiet()
    assert table.power_on("Blast Wound") == 0


def test_hun_gurrr_confronts_with_three_beside_a_terrorcon() -> None:
    for name, power in (("Blot", 5), ("Slugfest", 4)):
        table = Table("Elita-1", "Hun-Gurrr").put("D3", "Blurr").turn_of("Hun-Gurrr").mode("Hun-Gurrr", "bot")
        table.in_play("Hun-Gurrr", name).act("battle Blurr").say("activate Hun-Gurrr 2")
        assert table.power_against("Blurr") == power


# --- Soundwave ------------------------------------------------------------------------------------------------


def test_soundwaves_technology_moves_when_played_in_alt_mode() -> None:
    table = Table("Elita-1", "Soundwave").turn_of("Soundwave")
    table.hand("Soundwave", "Armor Plating", "Null Ray", "Artillery")
    table.play("Armor Plating").play("Artillery")
    assert (table.move_on("Armor Plating"), table.move_on("Artillery")) == (1, 0)
    table.act("convert Soundwave").play("Null Ray").quiet()
    assert (table.move_on("Armor Plating"), table.move_on("Null Ray")) == (1, 0)


def test_soundwave_listens_once_a_turn_for_a_move() -> None:
    table = Table("Elita-1", "Soundwave", energon=0).stand("Soundwave", "B2").turn_of("Soundwave")
    table.put("C2", "Jump Jets", up=False).use("Soundwave", 0, "C2").quiet()
    assert (table.knows("Soundwave", "Jump Jets"), table.has("Soundwave")) == (True, 1)
    assert not table.offers("use Soundwave")


def test_soundwave_hears_nothing_where_nothing_lies_facedown() -> None:
    table = Table("Elita-1", "Soundwave").stand("Soundwave", "B2").turn_of("Soundwave")
    for space in ("B1", "A2", "B2", "C2", "B3"):
        table.put(space, "Bold")
    assert not table.offers("use Soundwave")


def test_soundwaves_first_peek_of_his_turn_brings_more_than_it_costs() -> None:
    table = Table("Elita-1", "Soundwave").put("A1", "Jump Jets", up=False).turn_of("Soundwave")
    table.mode("Soundwave", "bot")
    table.activate("Soundwave", 1, "matrix", "A1").quiet()
    assert table.knows("Soundwave", "Jump Jets")
    assert table.has("Soundwave") == 2 - 1 + 2


def test_soundwave_peeks_at_a_deck_or_at_a_card_of_a_hand() -> None:
    table = Table("Elita-1", "Soundwave").turn_of("Soundwave").deck("Elita-1", "Artillery").mode("Soundwave", "bot")
    table.activate("Soundwave", 1, "deck top", "Elita-1").quiet()
    assert table.knows("Soundwave", "Artillery")
    table = Table("Elita-1", "Soundwave").hand("Elita-1", "Bold", "Scout").turn_of("Soundwave")
    table.mode("Soundwave", "bot").activate("Soundwave", 1, "hand").quiet()
    assert table.knows("Soundwave", "Bold") != table.knows("Soundwave", "Scout")


def test_soundwave_sees_a_hand_and_picks_what_is_discarded() -> None:
    table = Table("Elita-1", "Soundwave").stand("Elita-1", "D1").turn_of("Soundwave").mode("Soundwave", "bot")
    table.hand("Elita-1", "Bold", "Artillery").activate("Soundwave", 2, "attack", "pass", "Artillery").quiet()
    assert table.discarded("Elita-1") == ["Artillery"]
    assert table.knows("Soundwave", "Bold")


def test_soundwave_with_nobody_in_reach_only_draws() -> None:
    table = Table("Elita-1", "Soundwave").stand("Elita-1", "A1").turn_of("Soundwave").mode("Soundwave", "bot")
    table.activate("Soundwave", 2).quiet()
    assert len(table.hand_of("Soundwave")) == 1


def test_assist_purposes_are_not_battle_purposes() -> None:
    """Slipstream's text speaks of both, Hot Rod's of battles only."""
    table = Table("Hot Rod", "Megatron").mode("Hot Rod", "bot").put("C2", "Slugfest", up=False)
    table.in_play("Hot Rod", "Artillery").activate("Hot Rod", 1, "C2", "no")
    assert table.power_at(1, ASSISTING, "Slugfest") == 2


def test_prowl_puts_nothing_back_where_there_is_nothing_to_draw() -> None:
    """War on Cybertron p.22: a card for a card; with an empty Mission stack he cannot get rid of one."""
    table = Table("Prowl", "Elita-1", mode="co-op").mode("Prowl", "bot").missions("Prowl", "Arms Race")
    table.no_deck("Prowl")
    table.position.clear_pile(zones.MISSION_STACK)
    table.hand("Prowl", "Bold")
    assert not table.offers("activate Prowl 1")
    table.deck("Prowl", "Scout").activate("Prowl", 1).quiet()
    assert (table.hand_of("Prowl"), table.top_of_deck("Prowl")) == (["Scout"], "Bold")
    assert table.missions_of("Prowl") == ["Arms Race"]
