"""Schemes: what they do while they lie open, and how each is thwarted."""
from __future__ import annotations

from matrix.core import clear_matrix, core, sit_out, solo, team
from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.deeds.piles import destroy
from sparktable.games.matrix.facts.contest import cost_to_defeat
from sparktable.games.matrix.rules.scoring import score


def test_all_out_assault_makes_a_battle_with_a_robot_a_confrontation() -> None:
    """Core p.22: with an Encounter, Confront abilities and the end of the turn."""
    table = clear_matrix(core()).put("D1", "All-Out Assault").put("B2", "Rumble").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", "Firepower").hand("Bumblebee", "Fix")
    table.only_encounter("Siphon Field").act("battle Rumble")
    assert table.asked.kind == "boost", "2 Power against 2, and 2 for as much Energon"
    table.say("activate Firepower 1").say("activate Bumblebee 1")
    sit_out(table)
    assert table.vault_of("Bumblebee") == ["Rumble"]
    assert table.s.active == 1


def test_all_out_assault_falls_to_a_block_for_somebody_else() -> None:
    """Core p.22: whoever Blocks puts it into the own Vault, on anybody's turn."""
    table = clear_matrix(core()).put("D1", "All-Out Assault").put("B2", "Rumble", up=False).encounter("Flak Burst")
    table.stand("Ironhide", "B1").hand("Ironhide", "Arcee").in_play("Bumblebee", "Fix").search().say("block Arcee")
    assert table.quiet().vault_of("Ironhide") == ["All-Out Assault"]
    assert table.lies("D1") == ""
    assert score(table.s, 1)["vault"] == 3


def test_all_out_assault_does_not_fall_to_a_block_for_yourself() -> None:
    table = clear_matrix(core()).put("D1", "All-Out Assault").put("B2", "Rumble", up=False).encounter("Flak Burst")
    table.hand("Bumblebee", "Arcee").in_play("Bumblebee", "Fix").search().say("block Arcee").quiet()
    assert table.lies("D1") == "All-Out Assault"


def test_all_out_assault_falls_to_an_ability_too() -> None:
    table = clear_matrix(core("Bumblebee", "Ironhide")).put("D1", "All-Out Assault").put("B2", "Rumble", up=False)
    table.encounter("Flak Burst").stand("Ironhide", "B2").mode("Ironhide", "bot").in_play("Bumblebee", "Fix")
    table.search().say("block by ability Ironhide").unblocked().quiet()
    assert table.vault_of("Ironhide") == ["All-Out Assault"]


def test_divided_loyalties_makes_adversaries_of_autobots() -> None:
    """Core p.22: they Ambush, cannot be bought, and can be beaten for their reward."""
    table = clear_matrix(core()).put("D1", "Divided Loyalties").put("B1", "Jazz").encounter("Flak Burst")
    table.in_play("Bumblebee", "Onslaught", "Firepower", "Fix").mode("Bumblebee", "bot").move("B1").quiet()
    assert table.damage("Bumblebee") == 1
    assert not table.offers("buy Jazz")
    table.hand("Bumblebee", "Fix").act("battle Jazz")
    sit_out(table)
    assert table.vp("Bumblebee") == 2
    assert table.vault_of("Bumblebee") == ["Jazz"]
    assert score(table.s, 0)["adversaries"] == 0, "4 of 5"


def test_divided_loyalties_ambushes_everybody_where_an_autobot_comes_up() -> None:
    table = clear_matrix(core()).put("D1", "Divided Loyalties").put("B2", "Jazz", up=False).stand("Ironhide", "B2")
    table.encounter("Flak Burst").in_play("Bumblebee", "Fix").search().quiet()
    assert (table.damage("Bumblebee"), table.damage("Ironhide")) == (1, 1)


def test_divided_loyalties_still_lets_texts_gain_autobots() -> None:
    table = clear_matrix(core()).put("D1", "Divided Loyalties").put("B1", "Jazz")
    table.hand("Bumblebee", "Matrix of Leadership").play("Matrix of Leadership", "do").quiet()
    assert table.discarded("Bumblebee") == ["Jazz"]


def test_divided_loyalties_takes_four_energon_from_one_player_in_one_turn() -> None:
    """Core p.20: a Decepticon Scheme; contributing takes standing on it."""
    for energon, where, offered in ((4, "B2", True), (3, "B2", False), (6, "B1", False)):
        table = clear_matrix(core(energon=energon)).put(where, "Divided Loyalties")
        assert table.offers("contribute Divided Loyalties at B2 4") == offered
    table = clear_matrix(core(energon=5)).put("B2", "Divided Loyalties").put("B1", "Jazz").act("contribute").quiet()
    assert table.has("Bumblebee") == 1
    assert table.vault_of("Bumblebee") == ["Divided Loyalties"]
    table.in_play("Bumblebee", "Sentinel Lens", "Ion Lance")
    assert table.offers("buy Jazz"), "it is over"


def test_divided_loyalties_forbids_confronting_in_co_op_while_autobots_lie_open() -> None:
    """Core p.21."""
    for scheme in ("Divided Loyalties", "Supply Blockade"):
        table = clear_matrix(team()).put("D1", scheme).put("A1", "Jazz").put("B2", "Starscream")
        table.in_play("Bumblebee", "Onslaught")
        assert table.offers("battle Starscream") == (scheme == "Supply Blockade")


def crisis() -> Table:
    """Hostage Crisis comes up in B2 with an Ally of Ironhide's and one in the Matrix."""
    table = clear_matrix(core()).put("B2", "Hostage Crisis", up=False).put("A1", "Carly")
    table.put("A2", "Chip Chase", up=False).in_play("Ironhide", "Spike Witwicky")
    return table.in_play("Bumblebee", "Fix", "Firepower").search().quiet()


def test_hostage_crisis_takes_all_open_allies() -> None:
    """Core p.22: from the Matrix and from everybody; later ones stay free."""
    table = crisis()
    assert sorted(table.names(zones.UNDER)) == ["Carly", "Spike Witwicky"]
    assert table.played("Ironhide") == []
    assert (table.lies("A1"), table.lies("A2")) == ("", "Chip Chase")


def test_hostages_are_rescued_one_by_one_for_two_power() -> None:
    """Once per turn; the Ally goes to its rescuer, and the last one thwarts the Scheme."""
    table = crisis().use("Hostage Crisis", 0, "Spike").quiet()
    assert "Spike Witwicky" in table.played("Bumblebee")
    table.in_play("Bumblebee", "Firepower", "Onslaught")
    assert not table.offers("use Hostage")
    table.s.used = ()
    table.s.pending = None
    table.use("Hostage Crisis", 0).quiet()
    assert "Carly" in table.played("Bumblebee")
    assert table.vault_of("Bumblebee") == ["Hostage Crisis"]
    assert score(table.s, 0)["vault"] == 2


def test_a_rescued_ally_is_at_work_again() -> None:
    table = crisis().use("Hostage Crisis", 0, "Carly").quiet()
    table.put("B1", "Deflector Plating").in_play("Bumblebee", "Sentinel Lens")
    assert table.offers("buy Deflector"), "1 Power for a card of 2"


def test_hostage_crisis_without_hostages_takes_three_power() -> None:
    table = clear_matrix(core()).put("B2", "Hostage Crisis", up=False)
    table.in_play("Bumblebee", "Fix", "Firepower").search().quiet()
    assert not table.offers("contribute")
    table.in_play("Bumblebee", "Courage").act("contribute Hostage Crisis").quiet()
    assert table.vault_of("Bumblebee") == ["Hostage Crisis"]


def test_hostages_perish_with_a_crisis_that_is_destroyed() -> None:
    table = crisis()
    destroy(table.s, table.slot("Hostage Crisis"))
    assert sorted(table.destroyed()) == ["Carly", "Hostage Crisis", "Spike Witwicky"]


def test_supply_blockade_makes_the_matrix_dearer_but_not_roll_out() -> None:
    table = clear_matrix(core()).put("D1", "Supply Blockade").put("B2", "Flank and Fire")
    assert not table.in_play("Bumblebee", "Firepower").offers("buy Flank")
    assert table.offers("buy Roll Out!")


def test_supply_blockade_falls_to_four_types_from_anywhere() -> None:
    """Damage is no type; Jetfire stands for whichever of his two helps."""
    for cards, thwarted in ((("Courage", "Roll Out!", "Ion Lance", "Damage"), False),
                            (("Courage", "Roll Out!", "Ion Lance", "Jetfire"), True),
                            (("Courage", "Arcee", "Jetfire", "Ion Lance"), True),
                            (("Courage", "Arcee", "Jazz", "Ion Lance"), False)):
        table = clear_matrix(core()).put("D3", "Supply Blockade").in_play("Bumblebee", *cards)
        table.hand("Bumblebee", "Patrol").play("Patrol").quiet()
        assert table.offers("contribute Supply Blockade") == thwarted, cards
        assert table.vault_of("Bumblebee") == [], "it is the player's to say so"
        if thwarted:
            assert table.act("contribute Supply Blockade").quiet().vault_of("Bumblebee") == ["Supply Blockade"]


def test_jammed_frequencies_keep_distant_helpers_out() -> None:
    """Measured from the Adversary: next to it is too far."""
    for where, asked in (("B1", False), ("B2", True), ("D2", False)):
        table = clear_matrix(team()).put("D1", "Jammed Frequencies").put("B2", "Onslaught").stand("Ironhide", where)
        table.hand("Ironhide", "Ion Lance").in_play("Bumblebee", "Firepower").act("battle Onslaught")
        assert (table.asked.kind == "assist") == asked, where


def test_jammed_frequencies_take_three_maneuvers_of_different_costs() -> None:
    """Core p.20-21: over several turns, by several players, and only what brings it forward; all are destroyed."""
    table = clear_matrix(team()).put("B2", "Jammed Frequencies").stand("Ironhide", "B2")
    table.hand("Bumblebee", "Flank and Fire", "Brace for Impact", "Jazz", "Helping Hand")
    assert not table.offers("contribute", "Jazz")
    table.act("contribute", "Flank and Fire")
    assert not table.offers("contribute", "Brace for Impact"), "another card of cost 2"
    table.act("contribute", "Helping Hand").quiet()
    table.turn_of("Ironhide").hand("Ironhide", "Aerial Sweep").act("contribute", "Aerial Sweep").quiet()
    assert sorted(table.destroyed()) == ["Aerial Sweep", "Flank and Fire", "Helping Hand", "Jammed Frequencies"]
    assert table.vault_of("Ironhide") == []


def test_contributions_are_made_on_the_scheme() -> None:
    table = clear_matrix(team()).put("B1", "Jammed Frequencies").hand("Bumblebee", "Flank and Fire")
    assert not table.offers("contribute")


def at_the_start(table: Table) -> Table:
    """Bumblebee's next turn begins."""
    table.position.before_turn_of(0)
    return table


def test_corroded_lines_cost_energon_and_take_it() -> None:
    """3 and 1 for each player, in as many portions as you like."""
    table = at_the_start(clear_matrix(team()).put("B2", "Corroded Lines")).quiet()
    assert table.has("Bumblebee") == 0
    table.energon("Bumblebee", 4).act("contribute Corroded Lines at B2 3").energon("Bumblebee", 4)
    assert not table.offers("contribute Corroded Lines at B2 3"), "2 are missing"
    table.act("contribute Corroded Lines at B2 2").quiet()
    assert table.lies("B2") == ""
    assert table.destroyed() == ["Corroded Lines"]


def test_corroded_lines_take_three_cards_from_whoever_lacks_the_energon() -> None:
    for energon, kept in ((4, ["Jazz", "Hound", "Arcee"]), (3, [])):
        table = clear_matrix(team()).put("B2", "Corroded Lines").hand("Bumblebee", "Jazz", "Hound", "Arcee")
        assert at_the_start(table.energon("Bumblebee", energon)).quiet().hand_of("Bumblebee") == kept
        assert table.has("Bumblebee") == 0


def test_corroded_lines_are_cheaper_alone() -> None:
    table = clear_matrix(solo(energon=9)).put("B2", "Corroded Lines").act("contribute Corroded Lines at B2 4").quiet()
    assert table.lies("B2") == ""


def test_jammed_frequencies_make_every_energon_ability_dearer() -> None:
    table = clear_matrix(team(energon=4)).put("D1", "Jammed Frequencies").in_play("Bumblebee", "Hound", "Swindle")
    table.activate("Hound", 2).activate("Swindle", 2).quiet()
    assert table.has("Bumblebee") == 0


def test_jammed_frequencies_give_a_point_at_the_start_of_a_turn() -> None:
    """It is Energon in co-op and alone, and nothing for experts (Core p.21)."""
    for table, energon in ((team(), 3), (solo(), 3), (team(expert=True), 2), (solo(expert=True), 2)):
        at_the_start(clear_matrix(table).put("D1", "Jammed Frequencies")).quiet()
        assert (table.has("Bumblebee"), table.vp("Bumblebee")) == (energon, 0)


def test_jammed_frequencies_make_bosses_dearer() -> None:
    table = clear_matrix(team()).put("D1", "Jammed Frequencies").put("B2", "Starscream").put("B1", "Rumble")
    assert cost_to_defeat(table.s, table.slot("Starscream")) == 15
    assert cost_to_defeat(table.s, table.slot("Rumble")) == 2


def test_ashen_curtain_takes_energon_each_turn_or_three_cards() -> None:
    for energon, kept in ((4, ["Jazz", "Hound", "Arcee"]), (3, [])):
        table = clear_matrix(team()).put("D1", "Ashen Curtain").hand("Bumblebee", "Jazz", "Hound", "Arcee")
        assert at_the_start(table.energon("Bumblebee", energon)).quiet().hand_of("Bumblebee") == kept
        assert table.has("Bumblebee") == 0


def test_ashen_curtain_makes_the_first_search_dearer() -> None:
    table = clear_matrix(team()).put("D1", "Ashen Curtain").put("B2", "Signal Relay", up=False)
    table.put("B1", "Repair Bay", up=False).in_play("Bumblebee", "Fix", "Roll Out!").search().quiet()
    assert table.s.alt_spent[0] + 2 - table.move_on("Fix") - table.move_on("Roll Out!") == 2
    table.move("B1").search().quiet()
    assert table.is_up("B1"), "4 Move: 2, 1 and 1"


def test_ashen_curtain_does_not_count_flips_by_texts() -> None:
    table = clear_matrix(team()).put("D1", "Ashen Curtain").put("B1", "Signal Relay", up=False)
    table.hand("Bumblebee", "Patrol").play("Patrol", "do").quiet()
    assert table.is_up("B1")
    assert table.move_on("Patrol") == 1


def test_ashen_curtain_takes_four_different_costs() -> None:
    table = clear_matrix(team()).put("B2", "Ashen Curtain")
    table.hand("Bumblebee", "Courage", "Fix", "Arcee", "Hound", "Jazz")
    table.act("contribute", "Courage")
    assert not table.offers("contribute", "Fix"), "Starters cost 0"
    table.act("contribute", "Arcee").act("contribute", "Hound").act("contribute", "Jazz").quiet()
    assert table.lies("B2") == ""
    assert table.out_of_game() == ["Courage"]


def test_hardened_hulls_make_bosses_dearer() -> None:
    table = clear_matrix(team()).put("D1", "Hardened Hulls").put("B2", "Starscream").put("B1", "Rumble")
    assert cost_to_defeat(table.s, table.slot("Starscream")) == 18
    assert cost_to_defeat(table.s, table.slot("Rumble")) == 2


def test_hardened_hulls_take_two_technologies_of_different_costs() -> None:
    table = clear_matrix(team()).put("B2", "Hardened Hulls")
    table.hand("Bumblebee", "Ion Lance", "Energy Swords", "Energon Drill").act("contribute", "Ion Lance")
    assert not table.offers("contribute", "Energy Swords")
    assert table.act("contribute", "Energon Drill").quiet().lies("B2") == ""


def test_crossfire_zone_damages_those_near_an_adversary() -> None:
    """No Attack, so nobody Blocks."""
    for where, damage in (("B2", 1), ("B1", 1), ("D3", 0)):
        table = clear_matrix(team()).put("D1", "Crossfire Zone").put(where, "Rumble").hand("Bumblebee", "Arcee")
        assert at_the_start(table).quiet().damage("Bumblebee") == damage


def test_crossfire_zone_takes_two_cards_with_block() -> None:
    table = clear_matrix(team()).put("B2", "Crossfire Zone").hand("Bumblebee", "Arcee", "Jazz", "Last Stand")
    assert not table.offers("contribute", "Jazz")
    assert table.act("contribute", "Arcee").act("contribute", "Last Stand").quiet().lies("B2") == ""


def test_a_scheme_says_nothing_facedown() -> None:
    table = clear_matrix(core()).put("D1", "Supply Blockade", up=False).put("B2", "Flank and Fire")
    assert table.in_play("Bumblebee", "Firepower").offers("buy Flank")
