"""Upgrades of wave 4."""
from __future__ import annotations

from sparktable.games.tcg.deeds.secrets import lay_secret
from sparktable.games.tcg.facts.combat import defenders
from sparktable.games.tcg.facts.slots import bearers, upgrades
from sparktable.games.tcg.facts.stats import health, keyword
from sparktable.games.tcg.state import HAND
from sparktable.games.tcg.stats import BOLD, TOUGH
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
OCTONE, ARCEE = "Octone, Capricious Agitator", "Arcee, Skilled Fighter"


def names(table: Table, character: str) -> list[str]:
    return [table.s.card(each).name for each in upgrades(table.s, table.slot(character))]


def test_health_grows_and_goes_with_the_upgrade() -> None:
    table = Table([KUP], [SLUG, RAMJET], hand=["Ramming Speed"]).equip("Increased Durability", "Dinobot Slug")
    assert health(table.s, table.slot("Dinobot Slug")) == 17
    table.hurt("Dinobot Slug", 14)
    table.do("play Ramming Speed")
    assert table.koed("Dinobot Slug")


def test_an_extra_slot_and_what_comes_from_the_top() -> None:
    table = Table([KUP], [SLUG], hand=["Shoulder Holster"], deck=["Primary Laser"])
    table.equip("Drill Arms", "Sergeant Kup").do("play Shoulder Holster")
    assert sorted(names(table, "Kup")) == ["Drill Arms", "Primary Laser", "Shoulder Holster"]


def test_what_is_no_weapon_stays_on_the_deck() -> None:
    table = Table([KUP], [SLUG], hand=["Shoulder Holster"], deck=["Armored Plating"])
    table.do("play Shoulder Holster")
    assert names(table, "Kup") == ["Shoulder Holster"]


def test_an_indestructible_sword_returns_to_the_hand() -> None:
    table = Table([KUP], [SLUG], hand=["Ramming Speed"]).equip("Indestructible Sword", "Dinobot Slug")
    table.do("play Ramming Speed")
    assert table.hand(1) == ["Indestructible Sword"] and "Indestructible Sword" not in table.scrapped(1)


def test_blast_suit_halves_attack_damage_once() -> None:
    table = Table([RAMJET], [SLUG], hand=["Zap"]).equip("Blast Suit", "Dinobot Slug")
    table.do("play Zap")
    assert table.damage("Dinobot Slug") == 1 and names(table, "Dinobot Slug") == ["Blast Suit"]
    strength = table.attack("Ramjet") - table.defense("Dinobot Slug")
    table.fight("Ramjet", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == 1 + max(0, strength) // 2 and names(table, "Dinobot Slug") == []


def test_toolbox_repairs_one_more() -> None:
    table = Table([KUP], [SLUG], hand=["Medic!"]).equip("Toolbox", "Sergeant Kup").hurt("Sergeant Kup", 5)
    table.do("play Medic!").settle()
    assert table.damage("Sergeant Kup") == 2


def test_crude_club_counts_itself() -> None:
    table = Table([KUP], [SLUG]).equip("Crude Club", "Sergeant Kup").equip("Armored Plating", "Sergeant Kup")
    assert table.attack("Sergeant Kup") == 3 + 2


def test_flipping_the_upgraded_character_draws_and_gives_bold() -> None:
    table = Table([KUP, ARCEE], [SLUG]).equip("Kinetic Converter", "Sergeant Kup")
    table.equip("Kinetic Intensifier Whip", "Sergeant Kup")
    table.do("flip Sergeant Kup").settle()
    assert len(table.hand()) == 1 and keyword(table.s, BOLD, table.slot("Sergeant Kup")) == 2


def test_conversion_engine_wants_two_alt_modes_and_flips_each_turn() -> None:
    table = Table([KUP, OCTONE], [SLUG], hand=["Conversion Engine"])
    engine = table.s.zones[HAND][0]
    assert bearers(table.s, engine, 0) == [table.slot("Octone")]


def test_brave_while_tapped_and_stealth_while_untapped() -> None:
    table = Table([RAMJET], [KUP, SLUG]).equip("Point Position", "Sergeant Kup").tap("Sergeant Kup", "Dinobot Slug")
    ramjet = table.slot("Ramjet")
    assert defenders(table.s, ramjet) == [table.slot("Sergeant Kup")]
    table = Table([RAMJET], [KUP, SLUG]).equip("Immersed In Shadow", "Sergeant Kup")
    assert defenders(table.s, table.slot("Ramjet")) == [table.slot("Dinobot Slug")]
    table.tap("Sergeant Kup", "Dinobot Slug")
    assert len(defenders(table.s, table.slot("Ramjet"))) == 2


def test_who_may_not_bear_it() -> None:
    table = Table([RAMJET], [KUP], hand=["Terrifying Resilience", "Unflinching Courage"],
                  their_hand=["Terrifying Resilience"])
    resilience, courage = table.s.zones[HAND]
    assert bearers(table.s, resilience, 0) and not bearers(table.s, courage, 0)
    assert not bearers(table.s, table.s.zones[HAND + 1][0], 1)
    table.do("play Terrifying Resilience")
    assert keyword(table.s, TOUGH, table.slot("Ramjet")) == 2


def test_a_javelin_thrown_by_a_ranged_character() -> None:
    table = Table([KUP], [SLUG]).equip("Sturdy Javelin", "Sergeant Kup")
    table.fight("Sergeant Kup", "Dinobot Slug")
    assert "Sturdy Javelin" in table.scrapped() and table.damage("Dinobot Slug") >= 2


def test_a_javelin_in_the_hand_of_melee() -> None:
    table = Table([SLUG], [KUP]).equip("Sturdy Javelin", "Dinobot Slug")
    assert table.attack("Dinobot Slug") == 3 + 2
    table.fight("Dinobot Slug", "Sergeant Kup")
    assert names(table, "Dinobot Slug") == ["Sturdy Javelin"]


def test_a_soldiers_blaster_against_another_faction_only() -> None:
    against_another = Table([KUP], [RAMJET]).equip("Soldier's Blaster", "Sergeant Kup")
    against_another.fight("Sergeant Kup", "Ramjet")
    against_its_own = Table([KUP], [SLUG]).equip("Soldier's Blaster", "Sergeant Kup")
    against_its_own.fight("Sergeant Kup", "Dinobot Slug")
    assert against_another.damage("Ramjet") == 3 + 1 + 2 - against_another.defense("Ramjet")
    assert against_its_own.damage("Dinobot Slug") == 3 + 1 - 3


def test_a_crowbar_is_scrapped_after_the_attack_and_composite_armor_after_defending() -> None:
    table = Table([KUP], [SLUG]).equip("Crowbar", "Sergeant Kup")
    table.fight("Sergeant Kup", "Dinobot Slug")
    assert table.scrapped() and "Crowbar" in table.scrapped() and table.damage("Dinobot Slug") == 2


def test_a_crowbar_that_comes_once_the_attack_has_begun_is_kept() -> None:
    """It says "when the upgraded character attacks", as Grenade Launcher does not."""
    table = Table(["Sergeant Soundblaster, Weapons • Arms Dealer"], [SLUG], scrap=["Crowbar", "Primary Laser"])
    table.turn_to("Soundblaster", 1).do("attack Sergeant Soundblaster", "Crowbar").settle()
    assert table.damage("Dinobot Slug") == 6 + 2 - 3 and "Crowbar" not in table.scrapped()


def test_a_composite_armor_that_comes_once_the_defense_has_begun_is_kept() -> None:
    table = Table([RAMJET], ["Megatron, Decepticon Leader", SLUG], their_hand=["Composite Armor"]).tap("Megatron")
    table._take(1, "Bolster", HAND)
    lay_secret(table.s, 1, table.s.zones[HAND + 1][-1])
    table._again()
    table.do("attack Ramjet", "no", "yes", "Composite Armor").settle()
    assert table.damage("Megatron") == 7 - 3 - 2 and "Composite Armor" not in table.scrapped(1)


def test_flips_that_upgrades_look_for() -> None:
    for flipped, more in (("Backup Plan", 3), ("Photon Bomb", 0)):
        table = Table([KUP], [SLUG], deck=[flipped]).equip("Erratic Cannon", "Sergeant Kup")
        table.fight("Sergeant Kup", "Dinobot Slug")
        assert table.damage("Dinobot Slug") == max(0, 3 + more - 3)


def test_adaptive_plating_and_a_lucky_vest() -> None:
    table = Table([SLUG], [KUP], their_deck=["Backup Plan"]).equip("Adaptive Plating", "Sergeant Kup")
    table.turn_to("Dinobot Slug", 1).fight("Dinobot Slug", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == 6 - 3 - 2
    table = Table([SLUG], [KUP], their_deck=["Wedge Formation", "Backup Plan"]).equip("Lucky Vest", "Sergeant Kup")
    table.turn_to("Dinobot Slug", 1).turn_to("Sergeant Kup", 1)
    table.fight("Dinobot Slug", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == 4


def test_medics_field_repairs_and_saves() -> None:
    table = Table([KUP], [SLUG], hand=["Medic's Protective Field"]).hurt("Sergeant Kup", 2)
    table.do("play Medic's Protective Field")
    assert table.damage("Sergeant Kup") == 1


def test_a_hazardous_shield_avenges() -> None:
    table = Table([KUP], [SLUG, RAMJET], hand=["Zap"]).equip("Hazardous Shield", "Dinobot Slug")
    table.equip("Primary Laser", "Sergeant Kup").hurt("Dinobot Slug", 12).do("play Zap", "Dinobot Slug").settle()
    assert "Primary Laser" in table.scrapped()
