"""Cooperative Schemes: how they hurt, and what ends them."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.deeds.ending import check_ruins
from sparktable.games.matrix.deeds.reveal import place_ruin
from sparktable.games.matrix.facts.contest import cost_to_defeat
from sparktable.games.matrix.facts.market import price
from sparktable.kernel.zones import move


def coop(*others: str, **options: int) -> Table:
    return Table("Elita-1", *(others or ("Hot Rod",)), mode="co-op", **options)


def test_reactor_coolant_failure_hurts_whoever_steps_onto_a_site() -> None:
    for name in ("Delphi", "Tarn"):
        table = coop().put("A1", "Reactor Coolant Failure").put("B1", name).next_damage("Blast Wound").move("B1")
        table.quiet()
        assert (table.has("Elita-1"), table.damage("Elita-1")) == (0, 1)
    table = coop().put("A1", "Reactor Coolant Failure").put("B1", "Jump Jets").move("B1").quiet()
    assert (table.has("Elita-1"), table.damage("Elita-1")) == (2, 0)


def test_reactor_coolant_failure_does_not_tell_what_lies_face_down() -> None:
    table = coop().put("A1", "Reactor Coolant Failure").put("B1", "Delphi", up=False).move("B1").quiet()
    assert table.has("Elita-1") == 2


def test_reactor_coolant_failure_falls_to_three_technologies_of_different_costs() -> None:
    """War on Cybertron p.19: from hand, while on it, over any number of turns."""
    table = coop().put("B2", "Reactor Coolant Failure").in_play("Elita-1", "Fusion Cannon")
    table.hand("Elita-1", "Null Ray", "Armor Plating", "Jump Jets", "Robosmasher", "Bold")
    assert not table.offers("contribute", "Bold")
    assert not table.offers("contribute", "Fusion Cannon")
    table.act("contribute", "Null Ray")
    assert not table.offers("contribute", "Armor Plating")
    table.act("contribute", "Jump Jets").act("contribute", "Robosmasher").quiet()
    assert table.lies("B2") == ""
    assert sorted(table.destroyed()) == ["Jump Jets", "Null Ray", "Reactor Coolant Failure", "Robosmasher"]


def test_the_blockade_takes_one_energon_of_every_gain() -> None:
    table = coop().put("A1", "Energon Blockade").hand("Elita-1", "Resupply", "Resupply").play("Resupply").quiet()
    assert table.has("Elita-1") == 3
    table.play("Resupply").quiet()
    assert table.has("Elita-1") == 4


def test_the_blockade_leaves_time_for_repairs() -> None:
    table = coop().put("A1", "Energon Blockade").in_play("Elita-1", "Blast Wound", "Blast Wound")
    table.turn_of("Hot Rod").end_turn().say("Blast Wound").quiet()
    assert table.damage("Elita-1") == 1


def test_the_blockade_falls_to_energon_from_several_players() -> None:
    table = coop("Hot Rod", "Prowl", energon=6).put("B2", "Energon Blockade")
    assert table.offers("contribute Energon Blockade", " 6 ")
    table.act("contribute Energon Blockade", " 4 ").quiet()
    assert (table.has("Elita-1"), table.lies("B2")) == (2, "Energon Blockade")
    table.stand("Hot Rod", "B2").turn_of("Hot Rod").act("contribute Energon Blockade", " 2 ").quiet()
    assert (table.has("Hot Rod"), table.lies("B2")) == (4, "")


def test_the_siege_costs_energon_until_a_polity_is_yours() -> None:
    for command, energon in (("", 1), ("autobot", 2)):
        table = coop().put("A1", "Planetary Siege").put("A2", "Tarn", command=command).hand("Elita-1", "Bold")
        table.turn_of("Hot Rod").end_turn()
        assert table.has("Elita-1") == energon


def test_the_siege_falls_anywhere_with_the_second_polity() -> None:
    table = coop().put("A1", "Planetary Siege").put("A2", "Tarn", command="autobot").put("B2", "Nyon")
    table.in_play("Elita-1", "Entrenched").act("command Nyon").quiet()
    assert table.lies("A1") == ""


def test_the_broadcast_makes_robots_dearer_and_arms_cheaper_in_the_matrix_only() -> None:
    table = coop().put("A1", "Propaganda Broadcast").in_play("Elita-1", "Bold", "Bold")
    for name, cost in (("Steeljaw", 3), ("Jump Jets", 1), ("Covering Fire", 1), ("Alpha Trion", 5)):
        assert price(table.put("B2", name).s, 0, table.slot(name)) == cost
    assert table.offers("buy Reinforcements")
    assert not table.put("B2", "Nosecone").offers("buy Nosecone")


def test_the_broadcast_falls_to_robots_worth_five() -> None:
    table = coop().put("B2", "Propaganda Broadcast").hand("Elita-1", "Steeljaw", "Afterburner", "Null Ray")
    assert not table.offers("contribute", "Null Ray")
    table.act("contribute", "Steeljaw").act("contribute", "Afterburner").quiet()
    assert table.lies("B2") == ""


def test_corrosion_takes_energon_or_a_card_among_two_ruins() -> None:
    for answer, energon, cards in (("loseenergon", 1, 1), ("discard", 2, 0)):
        table = coop().put("A1", "Creeping Corrosion").put("A2", "Pile of Scrap").put("A3", "Burning Crater")
        table.hand("Elita-1", "Bold").turn_of("Hot Rod").end_turn().say(answer).quiet()
        assert (table.has("Elita-1"), len(table.hand_of("Elita-1"))) == (energon, cards)
    table = coop().put("A1", "Creeping Corrosion").put("A2", "Pile of Scrap").turn_of("Hot Rod").end_turn().quiet()
    assert table.has("Elita-1") == 2


def test_corrosion_leaves_no_choice_without_energon() -> None:
    table = coop(energon=0).put("A1", "Creeping Corrosion").put("A2", "Pile of Scrap").put("A3", "Burning Crater")
    table.hand("Elita-1", "Bold").turn_of("Hot Rod").end_turn().quiet()
    assert table.hand_of("Elita-1") == []


def test_corrosion_makes_bosses_dearer_only() -> None:
    table = coop().put("A1", "Creeping Corrosion").put("B2", "Octane").put("B1", "Slugfest")
    assert [cost_to_defeat(table.s, table.slot(name)) for name in ("Octane", "Slugfest")] == [10, 2]


def test_corrosion_falls_with_the_second_ruin_cleared_from_anywhere() -> None:
    table = coop().put("A1", "Creeping Corrosion").put("B2", "Collapsed Skyway").put("C2", "Burning Crater")
    table.in_play("Elita-1", "Entrenched", "Apex Armor").use("Collapsed Skyway", 0).say("no").quiet()
    assert table.lies("A1") == "Creeping Corrosion"
    table.move("C2").quiet()
    table.use("Burning Crater", 0).quiet()
    assert table.lies("A1") == ""
    assert sorted(table.names(zones.RUIN_DISCARD)) == ["Burning Crater", "Collapsed Skyway"]


def corroded() -> Table:
    """One Ruin has been cleared under Creeping Corrosion."""
    table = coop().put("A1", "Creeping Corrosion").put("B2", "Collapsed Skyway")
    return table.in_play("Elita-1", "Entrenched", "Apex Armor").use("Collapsed Skyway", 0).say("no").quiet()


def test_a_ruin_cleared_under_corrosion_lies_under_it_and_is_no_energon() -> None:
    table = corroded()
    assert table.s.under == {table.slot("Collapsed Skyway"): table.slot("Creeping Corrosion")}
    assert table.names(zones.UNDER) == ["Collapsed Skyway"] and table.names(zones.RUIN_DISCARD) == []
    assert table.s.stored == {}


def test_a_ruin_under_corrosion_does_not_come_again_and_keeps_the_ruin_end_away() -> None:
    """War on Cybertron p.14: all Ruins must lie in the Matrix, and that one does not."""
    table = corroded().put("B1", "Pile of Scrap")
    for slot in tuple(table.s.zones[zones.RUINS]):
        move(table.s, slot, zones.OUT)
    check_ruins(table.s)
    assert table.s.outcome is None
    place_ruin(table.s, table.space("B2"))
    assert table.lies("B2") == ""


def test_crystal_city_counts_for_corrosion_and_is_destroyed_with_it() -> None:
    """War on Cybertron p.22."""
    table = corroded().put("B2", "Crystal City").in_play("Elita-1", "Chromia", "Strafe")
    table.use("Crystal City", 0).quiet()
    assert table.lies("A1") == ""
    assert sorted(table.destroyed()) == ["Creeping Corrosion", "Crystal City"]
    assert table.names(zones.RUIN_DISCARD) == ["Collapsed Skyway"]


def test_the_bounty_strengthens_assists() -> None:
    for scheme, won in ((True, True), (False, False)):
        table = coop(energon=0).mode("Elita-1", "bot").mode("Hot Rod", "bot").stand("Hot Rod", "B2")
        table.put("C2", "Motormaster")
        if scheme:
            table.put("A1", "Hunter's Bounty")
        table.in_play("Elita-1", "Reinforcements").hand("Hot Rod", "Artillery").hand("Elita-1", "Bold")
        table.act("battle Motormaster").say("assist Artillery").quiet()
        assert (table.vault_of("Elita-1") == ["Motormaster"]) == won


def test_the_bounty_is_on_autobot_bosses() -> None:
    for side, names, boss, cost in (("decepticon", ("Soundwave", "Megatron"), "Grimlock", 7),
                                    ("autobot", ("Elita-1", "Hot Rod"), "Octane", 8)):
        table = Table(*names, mode="co-op", side=side).put("A1", "Hunter's Bounty").put("B2", boss)
        assert cost_to_defeat(table.s, table.slot(boss)) == cost


def test_the_bounty_takes_energon_before_the_encounter_comes() -> None:
    table = coop().put("A1", "Hunter's Bounty").put("B1", "Slugfest").encounter("Energon Siphon")
    table.next_damage("Blast Wound").move("B1").quiet()
    assert (table.has("Elita-1"), table.damage("Elita-1")) == (1, 1)


def test_the_bounty_falls_to_one_dear_robot_or_two_cheap_ones_out_of_vaults() -> None:
    table = coop().put("B2", "Hunter's Bounty").vault("Elita-1", "Motormaster").act("contribute", "Motormaster")
    table.quiet()
    assert table.lies("B2") == ""
    table = coop().put("B2", "Hunter's Bounty").vault("Elita-1", "Slugfest", "Blot").act("contribute", "Slugfest")
    table.quiet()
    assert table.lies("B2") == "Hunter's Bounty"
    table.act("contribute", "Blot").quiet()
    assert table.lies("B2") == ""
