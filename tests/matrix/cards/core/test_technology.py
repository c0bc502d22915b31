"""Technology: what each does, when it must not, and the edges that their rulings speak of."""
from __future__ import annotations

from matrix.core import core
from sparktable.games.matrix.state import BATTLE, BUY


def test_deflector_plating_blocks_from_the_hand_and_out_of_play() -> None:
    table = core().put("B2", "Rumble", up=False).in_play("Bumblebee", "Fix").hand("Bumblebee", "Deflector Plating")
    table.encounter("Flak Burst").search().say("block Deflector Plating").quiet()
    assert (table.damage("Bumblebee"), len(table.hand_of("Bumblebee"))) == (0, 1)
    table = core().put("B2", "Rumble", up=False).in_play("Bumblebee", "Fix", "Deflector Plating")
    table.encounter("Flak Burst").search().say("block by ability Deflector Plating 1").quiet()
    assert table.damage("Bumblebee") == 0
    assert "Deflector Plating" in table.played("Bumblebee")


def test_deflector_plating_in_play_works_on_your_own_turn_only() -> None:
    """Core p.10."""
    table = core("Bumblebee", "Ironhide").put("B1", "Rumble", up=False).stand("Ironhide", "B1")
    table.in_play("Ironhide", "Deflector Plating").encounter("Flak Burst").hand("Bumblebee", "Patrol")
    table.play("Patrol", "do", "B1").quiet()
    assert table.damage("Ironhide") == 1


def test_galactic_positioning_system_peeks_and_has_power_after_a_flip() -> None:
    table = core().hand("Bumblebee", "Galactic Positioning System", "Patrol").put("B1", "Signal Relay", up=False)
    table.put("A1", "Jazz", up=False)
    table.play("Patrol", "do", "B1").play("Galactic Positioning System", "A1").quiet()
    assert table.power_on("Galactic Positioning System") == 2
    assert table.knows("Bumblebee", "Jazz")


def test_galactic_positioning_systems_own_flip_comes_too_late() -> None:
    table = core().hand("Bumblebee", "Galactic Positioning System").put("B1", "Signal Relay", up=False)
    table.play("Galactic Positioning System", "B1").activate("Galactic Positioning System", 1, "B1").quiet()
    assert table.is_up("B1")
    assert table.power_on("Galactic Positioning System") == 1


def test_energon_drill_finds_more_on_a_faceup_site() -> None:
    for up, energon in ((True, 3), (False, 1)):
        table = core(energon=0).put("B2", "Repair Bay", up=up).hand("Bumblebee", "Energon Drill")
        table.play("Energon Drill")
        assert table.has("Bumblebee") == energon
        assert table.activate("Energon Drill", 1).quiet().power_on("Energon Drill") == 3


def test_phase_shifter_avoids_ambushes_and_teleports() -> None:
    table = core().hand("Bumblebee", "Phase Shifter").in_play("Bumblebee", "Fix").put("B2", "Rumble", up=False)
    table.encounter("Flak Burst").play("Phase Shifter").search().quiet()
    assert table.damage("Bumblebee") == 0
    assert table.activate("Phase Shifter", 1, "B3").quiet().at("Bumblebee") == "B3"


def test_ground_bridge_takes_along_whoever_wants_to_come() -> None:
    """Core p.22: each decides alone, and all arrive together."""
    table = core("Bumblebee", "Ironhide", "Ratchet", "Wheeljack").hand("Bumblebee", "Ground Bridge")
    table.stand("Ironhide", "B2").stand("Ratchet", "B2").stand("Wheeljack", "B1").put("D3", "Rumble")
    table.play("Ground Bridge", "do", "D3").say("yes").say("no").quiet()
    assert [table.at(who) for who in table.characters] == ["D3", "D3", "B2", "B1"]


def test_ground_bridge_may_stay_shut() -> None:
    table = core().stand("Ironhide", "B2").hand("Bumblebee", "Ground Bridge").play("Ground Bridge", "no").quiet()
    assert table.at("Ironhide") == "B2"


def test_ground_bridge_strengthens_an_assist() -> None:
    table = core(energon=1).put("B2", "Brawl").stand("Ironhide", "B2").mode("Ironhide", "bot")
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Damage", "Courage").hand("Ironhide", "Ground Bridge")
    table.energon("Bumblebee", 0)
    assert not table.offers("activate Ground Bridge")
    table.act("battle Brawl").say("assist Ground Bridge").say("activate Ground Bridge 1")
    assert table.vault_of("Bumblebee") == ["Brawl"], "1 + 2 + 1"


def test_teletraan_peeks_at_up_to_three_and_may_turn_one_of_them_up() -> None:
    table = core().hand("Bumblebee", "Teletraan 1").put("A1", "Jazz", up=False).put("D3", "Carly", up=False)
    table.play("Teletraan 1", "A1", "D3", "done", "do", "A1").quiet()
    assert (table.is_up("A1"), table.is_up("D3")) == (True, False)
    assert table.knows("Bumblebee", "Carly")


def test_teletraan_draws_and_discards() -> None:
    table = core().in_play("Bumblebee", "Teletraan 1").hand("Bumblebee", "Fix").deck("Bumblebee", "Carly")
    table.activate("Teletraan 1", 1, "Carly").quiet()
    assert table.discarded("Bumblebee") == ["Carly"]


def test_energy_swords_are_stronger_in_battles_only() -> None:
    table = core().hand("Bumblebee", "Energy Swords").play("Energy Swords").quiet()
    assert (table.power_at(0, BUY), table.power_at(0, BATTLE)) == (3, 4)


def test_energy_swords_count_it_as_an_assist_too() -> None:
    """Core p.12: Assisting is battling."""
    table = core(energon=0).put("B2", "Onslaught").stand("Ironhide", "B2").mode("Ironhide", "bot")
    table.mode("Bumblebee", "bot").in_play("Bumblebee", "Damage", "Courage").hand("Ironhide", "Energy Swords")
    table.act("battle Onslaught").say("assist Energy Swords")
    assert table.vault_of("Bumblebee") == ["Onslaught"], "1 + 3 + 1"


def test_energy_swords_stay_in_hand_for_two_energon() -> None:
    """Core p.22: they may be played or used again, and are discarded with the hand."""
    for answer, hand in (("do", ["Energy Swords"]), ("no", [])):
        table = core().put("B2", "Rumble", up=False).in_play("Bumblebee", "Fix").hand("Bumblebee", "Energy Swords")
        table.encounter("Flak Burst").search().say("block Energy Swords").say(answer).quiet()
        assert table.damage("Bumblebee") == 0
        assert table.hand_of("Bumblebee") == hand
        assert table.has("Bumblebee") == (0 if hand else 2)


def test_energy_swords_are_discarded_without_energon() -> None:
    table = core(energon=1).put("B2", "Rumble", up=False).in_play("Bumblebee", "Fix")
    table.hand("Bumblebee", "Energy Swords").encounter("Flak Burst").search().say("block Energy Swords").quiet()
    assert table.hand_of("Bumblebee") == []


def test_ion_lance_lets_one_victim_choose() -> None:
    for answer, hand, damage in (("Discard", 0, 0), ("GainDamage", 1, 1)):
        table = core("Bumblebee", "Ironhide", "Ratchet").stand("Ironhide", "B1").stand("Ratchet", "C2")
        table.hand("Ironhide", "Fix").hand("Ratchet", "Fix").hand("Bumblebee", "Ion Lance")
        table.play("Ion Lance", "do", "Ironhide").unblocked().say(answer).quiet()
        assert (len(table.hand_of("Ironhide")), table.damage("Ironhide")) == (hand, damage)
        assert table.hand_of("Ratchet") == ["Fix"]


def test_ion_lance_leaves_an_empty_hand_no_choice() -> None:
    table = core().stand("Ironhide", "B1").hand("Bumblebee", "Ion Lance").play("Ion Lance", "do").unblocked().quiet()
    assert table.damage("Ironhide") == 1


def test_ion_lance_hits_two_spaces_away_although_its_power_goes_three() -> None:
    table = core().stand("Ironhide", "D3").hand("Bumblebee", "Ion Lance").play("Ion Lance").quiet()
    assert (table.power_at(3), table.power_at(4)) == (3, 0)
    assert table.activate("Ion Lance", 1).quiet().power_at(3) == 4


def test_technology_has_no_move() -> None:
    table = core().in_play("Bumblebee", "Ground Bridge", "Teletraan 1", "Ion Lance", "Energon Drill")
    assert not table.mode("Bumblebee", "bot").offers("move")
