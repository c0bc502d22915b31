"""The six characters: what each side does, when it must not, and the edges that their rulings speak of."""
from __future__ import annotations

from matrix.core import core, sit_out, solo, team


def test_bumblebee_turns_up_a_neighbour_before_he_converts() -> None:
    """Core p.15: the flip is resolved in full first, so the Ambush still meets him in Alt Mode."""
    table = core().put("B2", "Signal Relay").put("B1", "Rumble", up=False).stand("Ironhide", "B1")
    table.encounter("Hesitation").hand("Ironhide", "Courage").act("convert").say("do")
    assert len(table.options()) == 4, "the four orthogonal neighbours"
    table.say("B1")
    assert table.asked.kind == "block"
    assert table.side("Bumblebee") == "alt"
    table.say("pass").quiet()
    assert table.side("Bumblebee") == "bot"
    assert (table.has("Bumblebee"), table.has("Ironhide")) == (1, 1)


def test_bumblebee_need_not_turn_anything_up_and_never_does_on_the_way_back() -> None:
    table = core().act("convert").say("no").quiet()
    assert table.side("Bumblebee") == "bot"
    table.act("convert").quiet()
    assert table.side("Bumblebee") == "alt"


def test_bumblebees_flip_comes_with_every_kind_of_convert() -> None:
    """By a card's text too; what depends on the new side is looked at afterwards."""
    table = core().put("B1", "Signal Relay", up=False).hand("Bumblebee", "Jazz")
    table.play("Jazz", "do", "do", "B1").quiet()
    assert table.is_up("B1")
    assert table.power_on("Jazz") == 3


def test_bumblebee_has_power_for_each_ally_in_bot_mode_only() -> None:
    table = core().in_play("Bumblebee", "Carly", "Spike Witwicky")
    assert table.power_at(0) == 0
    table.mode("Bumblebee", "bot")
    assert (table.power_at(0), table.power_at(1)) == (2, 0)
    table.turn_of("Ironhide")
    assert table.power_at(0) == 0


def test_bumblebees_ally_power_is_what_is_left_of_it() -> None:
    """It follows the number of Allies, less what was spent this turn."""
    table = core().mode("Bumblebee", "bot").in_play("Bumblebee", "Supply Runner", "Spike Witwicky", "Chip Chase")
    table.act("buy Roll Out!").quiet()
    assert table.power_at(0) == 1


def test_a_battle_takes_the_ally_power_of_the_turn() -> None:
    """Core p.12 step 7: all Power generated so far is lost."""
    table = core().mode("Bumblebee", "bot").in_play("Bumblebee", "Carly", "Spike Witwicky", "Chip Chase")
    table.put("B2", "Rumble").act("battle Rumble").quiet()
    assert table.vault_of("Bumblebee") == ["Rumble"]
    assert table.power_at(0) == 0


def test_bumblebees_power_outlasts_a_convert() -> None:
    """Core p.9: Power from a character's ability stays for the turn."""
    table = core(energon=3).mode("Bumblebee", "bot").activate("Bumblebee", 1).act("convert").quiet()
    assert (table.power_at(0), table.power_at(1)) == (1, 0)


def test_bumblebee_draws_and_turns_up_a_neighbour_with_an_ally() -> None:
    for ally in ((), ("Carly",)):
        table = core().mode("Bumblebee", "bot").in_play("Bumblebee", *ally).put("B1", "Signal Relay", up=False)
        table.activate("Bumblebee", 2)
        if ally:
            table.say("do").say("B1")
        table.quiet()
        assert len(table.hand_of("Bumblebee")) == 1
        assert table.is_up("B1") == bool(ally)


def test_ironhide_pays_alt_mode_move_to_avoid_an_ambush_once() -> None:
    table = core("Ironhide", "Bumblebee").put("B1", "Rumble").put("B3", "Laserbeak").put("B2", "Signal Relay")
    table.in_play("Ironhide", "Fix", "Patrol", "Roll Out!").move("B1 1").say("do").quiet()
    assert table.s.alt_spent[0] == 1
    assert table.has("Ironhide") == 2
    table.encounter("Hesitation").move("B2 1").move("B3").quiet()
    assert table.has("Ironhide") == 1, "the second Ambush of the turn is not avoided"


def test_ironhide_may_save_it_for_a_later_ambush() -> None:
    table = core("Ironhide", "Bumblebee").put("B1", "Rumble").put("A1", "Laserbeak").encounter("Hesitation")
    table.in_play("Ironhide", "Fix", "Roll Out!").move("B1 1").say("no").move("A1 1").say("do").quiet()
    assert table.has("Ironhide") == 1


def test_ironhide_cannot_avoid_in_bot_mode_nor_without_alt_move() -> None:
    for side, spent in (("bot", 0), ("alt", 2)):
        table = core("Ironhide", "Bumblebee").mode("Ironhide", side).put("B1", "Rumble").encounter("Hesitation")
        table.s.alt_spent[0] = spent
        table.in_play("Ironhide", "Fix", "Patrol").move("B1 1").unblocked().quiet()
        assert table.has("Ironhide") == 1


def test_ironhide_avoids_on_his_own_turn_only() -> None:
    table = core("Bumblebee", "Ironhide").stand("Ironhide", "B1").put("B1", "Rumble", up=False)
    table.encounter("Hesitation").hand("Bumblebee", "Patrol").play("Patrol", "do", "B1").quiet()
    assert table.has("Ironhide") == 1


def test_ironhide_strengthens_cards_with_block_that_he_plays() -> None:
    table = core("Ironhide", "Bumblebee").mode("Ironhide", "bot").hand("Ironhide", "Arcee", "Firepower")
    table.play("Arcee").play("Firepower").quiet()
    assert (table.power_on("Arcee"), table.power_on("Firepower")) == (2, 2)


def test_ironhide_does_not_strengthen_what_was_played_in_alt_mode() -> None:
    """Core p.18: the text is not applied afterwards."""
    table = core("Ironhide", "Bumblebee").hand("Ironhide", "Arcee").play("Arcee").act("convert").quiet()
    assert table.power_on("Arcee") == 1


def test_ironhide_confronts_with_two_more_power() -> None:
    table = core("Ironhide", "Bumblebee").mode("Ironhide", "bot").put("B2", "Starscream")
    table.in_play("Ironhide", "Onslaught")
    assert not table.offers("activate Ironhide 1")
    table.only_encounter("Hesitation").act("battle Starscream")
    sit_out(table, until="boost").say("activate Ironhide 1")
    assert table.power_against("Starscream") == 5


def test_ironhide_blocks_for_somebody_in_his_space_on_any_turn() -> None:
    """Core p.15: on another player's turn, without discarding anything; one Block for each Attack, not for both."""
    table = core("Bumblebee", "Wheeljack", "Ironhide").mode("Ironhide", "bot").put("B1", "Rumble", up=False)
    table.stand("Wheeljack", "B1").stand("Ironhide", "B1").encounter("Flak Burst")
    table.hand("Bumblebee", "Patrol").play("Patrol", "do", "B1").say("block by ability Ironhide 2").quiet()
    assert (table.damage("Wheeljack"), table.damage("Ironhide")) == (0, 1)
    assert table.has("Ironhide") == 0


def test_ironhide_cannot_reach_another_space() -> None:
    table = core("Bumblebee", "Wheeljack", "Ironhide").mode("Ironhide", "bot").put("B1", "Rumble", up=False)
    table.stand("Wheeljack", "B1").stand("Ironhide", "C1").encounter("Flak Burst").hand("Bumblebee", "Patrol")
    table.play("Patrol", "do", "B1")
    while table.asked.kind == "block":
        assert not table.offers("block by ability")
        table.say("pass")
    assert table.damage("Wheeljack") == 1


def test_wheeljack_moves_farther_with_the_first_technology() -> None:
    table = core("Wheeljack", "Bumblebee").hand("Wheeljack", "Energon Drill", "Deflector Plating")
    table.play("Energon Drill").play("Deflector Plating").quiet()
    assert (table.move_on("Energon Drill"), table.move_on("Deflector Plating")) == (1, 0)


def test_wheeljack_strengthens_technology_in_bot_mode() -> None:
    table = core("Wheeljack", "Bumblebee").mode("Wheeljack", "bot").hand("Wheeljack", "Energon Drill", "Firepower")
    table.play("Energon Drill").play("Firepower").quiet()
    assert (table.power_on("Energon Drill"), table.power_on("Firepower"), table.move_on("Energon Drill")) == (3, 2, 0)


def test_wheeljack_strengthens_a_technology_that_assists() -> None:
    """Core p.18: on another player's turn as well."""
    table = core("Bumblebee", "Wheeljack", energon=0).mode("Wheeljack", "bot").mode("Bumblebee", "bot")
    table.put("B2", "Onslaught").stand("Wheeljack", "B2").hand("Wheeljack", "Energon Drill")
    table.in_play("Bumblebee", "Damage", "Courage", "Courage").act("battle Onslaught").say("assist Energon Drill")
    assert table.vault_of("Bumblebee") == ["Onslaught"], "1 + 1 + 2 + 1 for being Wheeljack's"
    assert table.vp("Wheeljack") == 3


def test_wheeljack_lengthens_the_range_of_a_technology() -> None:
    table = core("Wheeljack", "Bumblebee").mode("Wheeljack", "bot").in_play("Wheeljack", "Energon Drill")
    table.activate("Wheeljack", 1).quiet()
    assert (table.power_at(2), table.power_at(3)) == (2, 0)


def test_wheeljack_cannot_pay_for_nothing() -> None:
    """An ability without a target is not offered, so no Energon is lost."""
    table = core("Wheeljack", "Bumblebee").mode("Wheeljack", "bot").discard_pile("Wheeljack", "Ground Bridge")
    assert not table.offers("activate Wheeljack")


def test_wheeljack_takes_back_a_cheap_technology() -> None:
    table = core("Wheeljack", "Bumblebee").mode("Wheeljack", "bot")
    table.discard_pile("Wheeljack", "Phase Shifter", "Ground Bridge").activate("Wheeljack", 2).quiet()
    assert table.hand_of("Wheeljack") == ["Phase Shifter"]


def test_optimus_prime_buys_his_first_autobot_for_one_less() -> None:
    table = core("Optimus Prime", "Bumblebee").put("B2", "Cliffjumper").put("C2", "Hound").put("B1", "Carly")
    table.in_play("Optimus Prime", "Firepower", "Courage")
    assert not table.offers("buy Carly")
    table.act("buy Cliffjumper").quiet()
    assert "Cliffjumper" in table.discarded("Optimus Prime")
    table.in_play("Optimus Prime", "Courage")
    assert not table.offers("buy Hound"), "the second one costs 3 again"


def test_optimus_prime_strengthens_autobots_and_nothing_else() -> None:
    """Robot cards of the faction; Decepticons and Technology are none."""
    table = core("Optimus Prime", "Bumblebee").mode("Optimus Prime", "bot")
    table.hand("Optimus Prime", "Jetfire", "Rumble").play("Jetfire", "no").play("Rumble").quiet()
    assert (table.power_on("Jetfire"), table.power_on("Rumble")) == (4, 2)


def test_optimus_prime_adds_power_to_his_own_assist() -> None:
    """His ability says that it works while Assisting; the Power joins the card, and its Range."""
    table = core("Bumblebee", "Optimus Prime").mode("Optimus Prime", "bot").mode("Bumblebee", "bot")
    table.put("B2", "Onslaught").stand("Optimus Prime", "C2").in_play("Bumblebee", "Damage", "Firepower")
    table.energon("Bumblebee", 0).hand("Optimus Prime", "Firepower").act("battle Onslaught").say("assist Firepower")
    table.say("activate Optimus Prime 1").quiet()
    assert table.vault_of("Bumblebee") == ["Onslaught"], "2 + 2 + 1"
    assert table.has("Optimus Prime") == 1


def test_optimus_prime_shows_an_autobot_for_energon() -> None:
    for top, energon in (("Jazz", 1), ("Courage", 0)):
        table = core("Optimus Prime", "Bumblebee").mode("Optimus Prime", "bot").deck("Optimus Prime", top)
        table.activate("Optimus Prime", 2)
        table.say("do" if top == "Jazz" else "no").quiet()
        assert table.has("Optimus Prime") == energon
        assert table.hand_of("Optimus Prime") == [top]
        assert table.knows("Bumblebee", top) == (top == "Jazz")


def test_ratchet_repairs_somebody_before_he_converts() -> None:
    """It does not feed the text of the side that he is about to show."""
    table = core("Ratchet", "Bumblebee").stand("Bumblebee", "B2").in_play("Bumblebee", "Damage")
    table.act("convert").say("do").quiet()
    assert table.damage("Bumblebee") == 0
    assert table.power_at(0) == 0


def test_ratchet_chooses_whom_he_repairs_and_gains_power_once() -> None:
    """Core p.22: any player in his space, himself included."""
    table = core("Ratchet", "Bumblebee").mode("Ratchet", "bot").stand("Bumblebee", "B2").hand("Ratchet", "Fix")
    table.in_play("Bumblebee", "Damage").in_play("Ratchet", "Damage").activate("Ratchet", 1)
    assert len(table.options()) == 2
    table.say("Ratchet").quiet()
    assert (table.damage("Ratchet"), table.damage("Bumblebee")) == (0, 1)
    assert table.power_at(0) == 1
    table.play("Fix", "do").quiet()
    assert table.damage("Bumblebee") == 0
    assert table.power_at(0) == 1, "only the first time in a turn"


def test_ratchet_gains_power_for_a_damage_that_he_destroys_too() -> None:
    table = core("Ratchet", "Bumblebee", rulings={"fix_destroys": "any_controlled"}).mode("Ratchet", "bot")
    table.in_play("Ratchet", "Fix", "Damage").activate("Fix", 1, "Damage").quiet()
    assert table.out_of_game() == ["Damage"]
    assert table.power_at(0) == 1


def test_ratchet_draws_for_a_starter() -> None:
    table = core("Ratchet", "Bumblebee").mode("Ratchet", "bot").in_play("Ratchet", "Courage").activate("Ratchet", 2)
    table.quiet()
    assert table.out_of_game() == ["Courage"]
    assert len(table.hand_of("Ratchet")) == 1


def test_sideswipe_peeks_for_alt_mode_move_only() -> None:
    table = core("Sideswipe", "Bumblebee").put("B1", "Jazz", up=False).in_play("Sideswipe", "Fix")
    table.use("Sideswipe", 0, "B1").quiet()
    assert table.s.alt_spent[0] == 1
    assert table.move_on("Fix") == 1
    assert table.knows("Sideswipe", "Jazz")
    assert not table.knows("Bumblebee", "Jazz")
    assert not table.offers("use Sideswipe"), "once per turn"
    table.mode("Sideswipe", "bot")
    assert not table.offers("use Sideswipe")


def test_sideswipe_strengthens_maneuvers() -> None:
    table = core("Sideswipe", "Bumblebee").mode("Sideswipe", "bot").hand("Sideswipe", "Overload Shot")
    assert table.play("Overload Shot").quiet().power_on("Overload Shot") == 3


def test_sideswipe_teleports_one_space_and_sorts_his_hand() -> None:
    table = core("Sideswipe", "Bumblebee", energon=3).mode("Sideswipe", "bot").put("B1", "Rumble")
    table.activate("Sideswipe", 1, "B1").quiet()
    assert table.at("Sideswipe") == "B1"
    table.deck("Sideswipe", "Jazz", "Hound").activate("Sideswipe", 2, "Hound").quiet()
    assert table.hand_of("Sideswipe") == ["Jazz"]
    assert table.top_of_deck("Sideswipe") == "Hound"


def test_alt_mode_lacks_one_power_in_battles_on_every_character() -> None:
    """Core p.12."""
    for name in ("Bumblebee", "Ironhide", "Wheeljack", "Optimus Prime", "Ratchet", "Sideswipe"):
        other = "Ratchet" if name != "Ratchet" else "Bumblebee"
        table = core(name, other).put("B2", "Rumble").in_play(name, "Firepower")
        assert table.power_against("Rumble") == 1


def test_characters_help_in_co_op_as_well() -> None:
    table = team("Ratchet", "Bumblebee").mode("Ratchet", "bot").stand("Bumblebee", "B2")
    table.in_play("Bumblebee", "Damage")
    assert table.activate("Ratchet", 1).quiet().damage("Bumblebee") == 0


def test_nobody_else_is_there_in_a_solo_game() -> None:
    table = solo().mode("Bumblebee", "bot").in_play("Bumblebee", "Damage", "Windcharger")
    assert not table.offers("activate Windcharger")
