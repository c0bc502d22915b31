"""Missions: what completes each, and what comes close but does not."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.rules.scoring import score
from sparktable.kernel.zones import move


def holds(*missions: str, names: tuple[str, ...] = ("Elita-1", "Megatron"), **options: int) -> Table:
    """Elita-1 in Bot Mode holds these Missions on her turn."""
    return Table(*names, **options).missions("Elita-1", *missions).mode("Elita-1", "bot")


def done(table: Table, mission: str, who: str = "Elita-1") -> bool:
    """Whether a Mission lies completed in its holder's Vault. What asks besides is answered somehow."""
    while table.asked.kind in ("choose space", "relic", "discard mission"):
        table.say(table.options()[0])
    table.quiet()
    return mission in table.vault_of(who)


FOUR = ("Elita-1", "Megatron", "Hot Rod", "Soundwave")


def test_search_and_destroy_wants_both_from_the_holder() -> None:
    """War on Cybertron p.10."""
    table = holds("Search & Destroy", energon=0).put("B2", "Slugfest", up=False).in_play("Elita-1", "Drag Strip")
    table.encounter("Exposed Flank")
    assert done(table.search().act("battle Slugfest"), "Search & Destroy")
    table = holds("Search & Destroy", energon=0).put("B2", "Slugfest").in_play("Elita-1", "Drag Strip")
    assert not done(table.act("battle Slugfest"), "Search & Destroy")


def test_search_and_destroy_wants_the_same_adversary() -> None:
    table = holds("Search & Destroy", energon=0).put("B2", "Blot", up=False).put("C2", "Slugfest")
    table.encounter("Exposed Flank").in_play("Elita-1", "Sneak Attack").search().act("battle Slugfest")
    assert not done(table, "Search & Destroy")


def test_remove_the_fallen_falls_to_any_teammate_on_any_turn() -> None:
    """War on Cybertron p.10: Toxic War Zone may lie about."""
    table = Table(*FOUR).missions("Hot Rod", "Remove the Fallen").put("B2", "Pile of Scrap")
    table.put("A1", "Toxic War Zone")
    table.put("D4", "Burning Crater").use("Pile of Scrap", 0)
    assert not done(table, "Remove the Fallen", "Hot Rod")
    table = Table(*FOUR).missions("Hot Rod", "Remove the Fallen").put("B2", "Pile of Scrap")
    table.put("A1", "Toxic War Zone")
    assert done(table.use("Pile of Scrap", 0), "Remove the Fallen", "Hot Rod")


def test_a_strict_table_counts_toxic_war_zone_among_the_fallen() -> None:
    table = Table("Elita-1", "Megatron", rulings={"remove_fallen_strict": "yes"}).missions(0, "Remove the Fallen")
    table.put("B2", "Pile of Scrap").put("A1", "Toxic War Zone").use("Pile of Scrap", 0)
    assert not done(table, "Remove the Fallen")


def test_set_a_trap_is_done_when_the_ambush_is_triggered() -> None:
    table = holds("Set a Trap").put("C2", "Chromia", up=False).stand("Megatron", "C2")
    table.in_play("Elita-1", "First Strike")
    table.encounter("Energon Siphon").hand("Megatron", "Bold").activate("First Strike", 1, "C2").unblocked()
    assert done(table, "Set a Trap")


def test_pushing_an_adversary_into_an_ambush_is_a_trap_by_any_means() -> None:
    """War on Cybertron p.7: involuntary moves set off Ambushes; the Mission asks for one however it comes about."""
    for lurking in ("Chromia", "Scavenger's Lair"):
        table = holds("Set a Trap").put("C2", lurking).stand("Megatron", "B2").hand("Elita-1", "King of the Hill")
        table.encounter("Energon Siphon").play("King of the Hill", "attack", "Megatron").say("C2")
        assert done(table.unblocked(), "Set a Trap"), lurking


def test_walking_into_an_ambush_oneself_is_no_trap() -> None:
    table = Table("Elita-1", "Megatron").missions("Elita-1", "Set a Trap").put("B1", "Slugfest").move("B1")
    assert not done(table.encounter("Energon Siphon").unblocked(), "Set a Trap")


def test_seize_the_capital_wants_a_polity_of_level_two() -> None:
    for name, level_two in (("Nyon", False), ("Tarn", True)):
        table = Table(*FOUR).missions("Hot Rod", "Seize the Capital").put("B2", name)
        table.in_play("Elita-1", "Entrenched", "Sneak Attack").act(f"command {name}")
        assert done(table, "Seize the Capital", "Hot Rod") == level_two


def test_united_front_is_noticed_as_soon_as_two_polities_are_held() -> None:
    table = holds("United Front").put("A1", "Vos", command="autobot").put("B2", "Nyon")
    table.in_play("Elita-1", "Entrenched")
    assert "United Front" not in table.vault_of("Elita-1")
    assert done(table.act("command Nyon"), "United Front")


def test_arms_race_wants_two_names() -> None:
    for second, different in (("Null Ray", False), ("Armor Plating", True)):
        table = holds("Arms Race").in_play("Elita-1", "Null Ray").hand("Elita-1", second)
        assert done(table.play(second), "Arms Race") == different


def test_full_squadron_wants_three_robots_at_once() -> None:
    table = holds("Full Squadron").in_play("Elita-1", "Chromia").hand("Elita-1", "Afterburner", "Strafe")
    assert not done(table.play("Afterburner"), "Full Squadron")
    assert done(table.play("Strafe"), "Full Squadron")


def test_fuel_reserves_wants_nine_energon_with_one_player() -> None:
    table = Table(*FOUR).missions("Elita-1", "Fuel Reserves").energon("Hot Rod", 8).energon("Elita-1", 5)
    table.hand("Elita-1", "Scout", "Resupply")
    assert not done(table.play("Scout", "no"), "Fuel Reserves")
    assert done(table.energon("Hot Rod", 9).play("Resupply"), "Fuel Reserves")


def test_what_is_met_when_the_game_ends_is_completed() -> None:
    """War on Cybertron p.10, p.14: the reward makes nine Energon, then the last Ruin ends the game."""
    table = holds("Fuel Reserves", energon=7).put("B2", "Motormaster")
    table.in_play("Elita-1", "Sneak Attack", "Fusion Cannon")
    for slot in table.s.zones[zones.RUINS][1:]:
        move(table.s, slot, zones.OUT)
    table.act("battle Motormaster")
    while table.s.outcome is None:
        table.say(table.options()[0])
    assert table.s.ending == "ruins" and table.has("Elita-1") == 9
    assert "Fuel Reserves" in table.vault_of("Elita-1")
    assert score(table.s, 0)["vault"] == 2


def test_long_shot_wants_a_battle_over_two_spaces() -> None:
    for where, far in (("C2", False), ("D2", True)):
        table = holds("Long Shot", energon=0).put(where, "Slugfest").in_play("Elita-1", "Sneak Attack", "Null Ray")
        assert done(table.act("battle Slugfest"), "Long Shot") == far


def test_long_shot_counts_no_defeat_by_a_text() -> None:
    table = holds("Long Shot").put("D2", "Slugfest").in_play("Elita-1", "Requiem Blaster")
    assert not done(table.activate("Requiem Blaster", 2), "Long Shot")


def test_double_strike_counts_defeats_of_one_turn_by_any_means() -> None:
    table = holds("Double Strike").put("D2", "Slugfest").put("C2", "Blot").in_play("Elita-1", "Requiem Blaster")
    table.activate("Requiem Blaster", 2, "Slugfest")
    assert not done(table, "Double Strike")
    assert done(table.act("battle Blot"), "Double Strike")


def test_grand_tour_wants_four_different_spaces() -> None:
    table = Table("Elita-1", "Megatron").missions("Elita-1", "Grand Tour").in_play("Elita-1", "Drag Strip")
    for where in ("B1 0", "B2 0", "B1 0"):
        table.move(where)
    assert not done(table.move("A1 1"), "Grand Tour")
    assert done(table.move("A2 1"), "Grand Tour")


def test_quick_change_wants_three_converts_in_one_of_your_turns() -> None:
    table = Table("Elita-1", "Megatron", energon=3).missions("Elita-1", "Quick Change")
    table.act("convert Elita-1").act("convert Elita-1")
    assert not done(table, "Quick Change")
    assert done(table.act("convert Elita-1"), "Quick Change")


def test_urban_renewal_wants_two_ruins_cleared_by_one_player() -> None:
    table = Table(*FOUR).missions("Hot Rod", "Urban Renewal").put("B2", "Collapsed Skyway")
    table.put("B1", "Burning Crater")
    table.in_play("Elita-1", "Entrenched", "Apex Armor").use("Collapsed Skyway", 0, "no")
    assert not done(table, "Urban Renewal", "Hot Rod")
    assert done(table.move("B1").use("Burning Crater", 0), "Urban Renewal", "Hot Rod")


def test_lean_machine_wants_seven_starters_or_fewer_owned() -> None:
    table = holds("Lean Machine").put("B2", "Vector Sigma").in_play("Elita-1", "Bold", "Bold", "Bold").energon(0, 12)
    for left in (9, 8, 7):
        assert not done(table, "Lean Machine")
        table.s.used = ()
        table._changed().use("Vector Sigma", 1).say("Bold") if left > 7 else table._changed().use("Vector Sigma", 1)
    assert done(table, "Lean Machine")


def test_how_things_stand_completes_only_a_team_objective_on_another_ones_turn() -> None:
    """Facts, design note 13: an ordinary objective only on the holder's turn, though met by then."""
    for mission, on_another_turn in (("Arms Race", False), ("Fuel Reserves", True)):
        table = holds(mission, energon=12).in_play("Elita-1", "Fusion Cannon", "Jump Jets").turn_of("Megatron")
        assert done(table, mission) == on_another_turn
        assert done(table.turn_of("Elita-1"), mission)


def test_through_the_ambush_wants_the_ambusher_beaten_in_the_same_turn() -> None:
    for before, ambushed in (("move B1", True), ("", False)):
        table = Table("Elita-1", "Megatron").missions("Elita-1", "Through the Ambush").put("B1", "Slugfest")
        table.encounter("Mode Lock").in_play("Elita-1", "Entrenched", "Sneak Attack").energon(0, 0)
        if before:
            table.say("move B1 0").unblocked()
        assert done(table.act("battle Slugfest"), "Through the Ambush") == ambushed


def test_relic_hunter_is_done_by_any_teammate() -> None:
    table = Table(*FOUR).missions("Hot Rod", "Relic Hunter").put("B2", "Crystal City")
    table.in_play("Elita-1", "Entrenched", "Star Saber")
    assert done(table.act("buy Crystal City"), "Relic Hunter", "Hot Rod")


def test_hold_the_line_wants_a_block_for_somebody_else() -> None:
    """It counts on any turn; in 1v1 the other character is the Adversary's."""
    for victim, other in (("Hot Rod", True), ("Elita-1", False)):
        table = Table(*FOUR).missions("Hot Rod", "Hold the Line").stand("Megatron", "B2").stand(victim, "B2")
        table.stand("Elita-1", "B2").turn_of("Megatron").hand("Megatron", "Electro-Scrambler")
        table.hand("Elita-1", "Entrenched")
        table.play("Electro-Scrambler", "gaindamage", victim).say("block Entrenched")
        assert done(table, "Hold the Line", "Hot Rod") == other


def test_fall_of_a_champion_wants_two_power_to_spare() -> None:
    for extra, spare in (("Bold", False), ("Artillery", True)):
        table = holds("Fall of a Champion", energon=0).put("B2", "Dirge").only_encounter("Energon Siphon")
        table.in_play("Elita-1", "Motormaster", "Requiem Blaster", "Artillery", extra)
        table.act("battle Dirge")  # 9 to beat
        assert done(table, "Fall of a Champion") == spare


def test_turn_the_tide_wants_a_polity_taken_from_adversaries() -> None:
    for command, taken in (("decepticon", True), ("", False)):
        table = holds("Turn the Tide").put("B2", "Nyon", command=command).in_play("Elita-1", "Entrenched", "Bold")
        assert done(table.act("command Nyon"), "Turn the Tide") == taken


def test_shield_of_the_strong_is_done_on_the_adversarys_turn() -> None:
    for power, held in ((("Artillery",), True), (("Motormaster", "Sinnertwin", "Requiem Blaster"), False)):
        table = Table("Elita-1", "Soundwave", energon=0).missions("Elita-1", "Shield of the Strong").mode(0, "bot")
        table.main_deck("Jump Jets").put("D3", "Blurr").stand(0, "D2").hand(0, "Sneak Attack", "Bold").turn_of(1)
        table.mode("Soundwave", "bot").in_play("Soundwave", *power).only_encounter("Back-Up").act("battle Blurr")
        table.say("assist Sneak Attack")
        assert done(table, "Shield of the Strong") == held
