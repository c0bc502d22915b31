"""Wave 3: Actions, Upgrades and Secret Actions."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.deeds.knockout import knock_out
from sparktable.games.tcg.facts.slots import upgrades
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.state import DECK, HAND, KO_AREA, SECRETS
from sparktable.games.tcg.stats import BOLD, BRAVE, PIERCE, TOUGH
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
BOMBSHELL = "Bombshell, Insecticon Mind-Controller"
MEGATRON = "Megatron, Living Weapon"
WHITE, BLACK, ORANGE, BLUE = "Data Pad", "Repurpose", "Zap", "Armored Plating"


def flipped(table: Table, seat: int) -> int:
    """How many cards a seat has flipped, once the turn is over and all of them lie in its scrap pile."""
    return len(table.scrapped(seat)) - sum(each.seat == seat for each in table.s.played)


def worn(table: Table, name: str) -> list[str]:
    return [table.s.card(slot).name for slot in upgrades(table.s, table.slot(name))]


# Actions


def test_faq_w3_056_battlefield_scan_blinds_brave_and_stealth() -> None:
    mirage = "Sergeant Skrapnel, Infantry • Electronic Warfare"
    table = Table([RAMJET], [mirage, KUP], hand=["Battlefield Scan"])
    assert keyword(table.s, BRAVE, table.slot("Skrapnel"))
    table.do("play Battlefield Scan")
    assert not keyword(table.s, BRAVE, table.slot("Skrapnel"))
    table.do("attack Ramjet", "Sergeant Kup").settle()
    assert keyword(table.s, BRAVE, table.slot("Skrapnel"))


def test_callous_leadership_moves_up_to_five() -> None:
    table = Table([MEGATRON, RAMJET], [KUP], hand=["Callous Leadership"]).hurt("Megatron", 7)
    table.do("play Callous Leadership")
    assert [option.value("number") for option in table.asked.options] == [0, 1, 2, 3, 4, 5]
    table.do("number")
    assert table.damage("Megatron") == 7
    table = Table([MEGATRON, RAMJET], [KUP], hand=["Callous Leadership"]).hurt("Megatron", 2)
    table.do("play Callous Leadership")
    assert len(table.asked.options) == 3


def test_device_virus_takes_only_the_same_kind() -> None:
    table = Table([RAMJET], [KUP, SLUG], hand=["Device Virus"]).equip("Primary Laser", "Ramjet")
    table.equip("Flamethrower", "Sergeant Kup").equip("Armored Plating", "Sergeant Kup")
    table.equip("Piercing Blaster", "Dinobot Slug")
    table.do("play Device Virus")
    assert {table.named(option) for option in table.asked.options} == {"Flamethrower", "Piercing Blaster", "done"}
    table.do("Flamethrower", "Piercing Blaster")
    assert worn(table, "Sergeant Kup") == ["Armored Plating"] and not worn(table, "Dinobot Slug")


def test_emp_wave_taps_everybody() -> None:
    table = Table([RAMJET], [KUP, SLUG], hand=["EMP Wave"]).do("play EMP Wave")
    assert all(table.s.tapped[table.slot(name)] for name in ("Ramjet", "Sergeant Kup", "Dinobot Slug"))
    assert table.can("done")


@pytest.mark.parametrize("team,damage", [([RAMJET, BOMBSHELL], 2), ([RAMJET, KUP], 1)])
def test_frag_toss_asks_for_decepticons_only(team: list[str], damage: int) -> None:
    table = Table(team, [SLUG], hand=["Frag Toss"]).do("play Frag Toss")
    assert table.damage("Dinobot Slug") == damage


def test_fuel_cache_scraps_what_lacks_a_colour() -> None:
    table = Table([RAMJET], [KUP], hand=["Fuel Cache"], deck=[ORANGE, BLUE, "Medic!"]).do("play Fuel Cache")
    assert table.hand() == [] and {ORANGE, BLUE, "Medic!"} <= {*table.scrapped()}


def test_full_loadout_allows_one_of_each_kind() -> None:
    table = Table([RAMJET], [KUP], hand=["Full Loadout", "Primary Laser", "Flamethrower"])
    table.do("play Full Loadout", "Primary Laser")
    if table.asked.kind == "put on":
        table.do("put on Ramjet")
    assert not table.can("Flamethrower")
    table.do("pass")
    assert table.s.upgrades == 1


def test_heat_of_battle_gives_everybody_bold_and_tough() -> None:
    table = Table([RAMJET], [KUP], hand=["Heat Of Battle"]).do("play Heat Of Battle", "attack Ramjet").settle()
    assert flipped(table, 0) == 5 + 1 and flipped(table, 1) == 5


def test_squish_them_like_bugs_asks_for_attack_damage_and_fewer_stars() -> None:
    table = Table([RAMJET], [KUP, BOMBSHELL], hand=["Squish Them Like Bugs"])
    table.do("play Squish Them Like Bugs").fight("Ramjet", "Sergeant Kup")
    assert table.damage("Bombshell") == 1 and table.damage("Sergeant Kup") == 7 - 3 + 1


def test_squish_them_like_bugs_does_nothing_to_as_many_stars() -> None:
    big = "Megatron, Living Weapon"
    table = Table([RAMJET], [big, BOMBSHELL], hand=["Squish Them Like Bugs"])
    table.do("play Squish Them Like Bugs").fight("Ramjet", "Megatron")
    assert table.damage("Bombshell") == 0


def test_two_pronged_attack_follows_the_mode() -> None:
    table = Table([RAMJET], [KUP], hand=["Two-Pronged Attack"], their_hand=["Zap", "Medic!"])
    table.do("play Two-Pronged Attack")
    assert table.damage("Sergeant Kup") == 2 and len(table.hand(1)) == 2
    table = Table([MEGATRON], [KUP], hand=["Two-Pronged Attack"], their_hand=["Zap", "Medic!", "Zap"])
    table.do("play Two-Pronged Attack", "Zap", "Medic!")
    assert table.hand(1) == ["Zap"] and table.damage("Sergeant Kup") == 0


COSMOS = "Decepticon Shockwave, Cybertron Commander"


@pytest.mark.parametrize("start,drawn", [(0, 2), (1, 2)])
def test_faq_w3_071_unconventional_flying_object_ends_in_alt_mode(start: int, drawn: int) -> None:
    table = Table([COSMOS], [KUP], hand=["Unconventional Flying Object"]).turn_to("Shockwave", start)
    table.do("play Unconventional Flying Object")
    assert table.s.mode[table.slot("Shockwave")] == 0
    assert len(table.hand()) == drawn, "it was flipped to alt mode once"


def test_the_cassettes_attack_together() -> None:
    table = Table(["Buzzsaw, Spy", "Frenzy, Warrior"], [KUP], hand=["Buzzsaw, Ravage, Frenzy Attack!"])
    table.equip(BLUE, "Sergeant Kup").do("play Buzzsaw, Ravage, Frenzy Attack!")
    assert len(table.hand()) == 1 and not worn(table, "Sergeant Kup") and table.damage("Sergeant Kup") == 0


def test_intercept_communications_needs_soundwave_from_the_start() -> None:
    assert not Table([RAMJET], [KUP], hand=["Intercept Communications"]).can("play Intercept Communications")
    table = Table(["Major Soundwave, Espionage • Spy"], [KUP], hand=["Intercept Communications"])
    table.do("play Intercept Communications")
    assert len(table.hand()) == 2


def test_interpret_the_airwaves_orders_five_cards() -> None:
    top = ["Zap", "Medic!", "Plasma Burst", "Data Pad", "Repair Bay"]
    table = Table(["Blaster, Communications"], [KUP], hand=["Interpret The Airwaves"], deck=top)
    table.do("play Interpret The Airwaves", *top[:4])
    assert [table.s.card(slot).name for slot in table.s.zones[DECK][-5:]] == top


def test_quartermaster_moves_an_upgrade_or_fetches_a_battle_master() -> None:
    table = Table([RAMJET, KUP, "Private Firedrive, Ground Command • Artillery"], [SLUG], hand=["Quartermaster"])
    table.equip(BLUE, "Ramjet")
    knock_out(table.s, table.slot("Firedrive"))
    table.s.pending = None
    table.do("no", "play Quartermaster")
    table.do(table.named(table.asked.options[1]), "put on Ramjet")
    assert sorted(worn(table, "Ramjet")) == sorted([BLUE, "Private Firedrive"])


def test_quartermaster_fetches_no_other_upgrade() -> None:
    """Battle cards can lie in the KO area too: Daring Escape puts some there."""
    table = Table([RAMJET], [SLUG], hand=["Quartermaster"])
    table.spare(BLUE, KO_AREA)
    table.do("play Quartermaster")
    assert table.asked.kind == "main" and worn(table, "Ramjet") == []


def test_quartermaster_moves_to_another_character() -> None:
    table = Table([RAMJET, KUP], [SLUG], hand=["Quartermaster"]).equip(BLUE, "Ramjet").do("play Quartermaster")
    table.settle()
    assert worn(table, "Sergeant Kup") == [BLUE]


# Upgrades


def test_anticipation_engine_plays_an_action_from_the_deck() -> None:
    table = Table([RAMJET], [KUP], deck=["Plasma Burst"]).equip("Anticipation Engine", "Ramjet")
    table.do("attack Ramjet").settle()
    assert table.damage("Sergeant Kup") == 2 + 4


def test_anticipation_engine_leaves_an_upgrade_there() -> None:
    table = Table([RAMJET], [KUP], deck=[BLUE, ORANGE]).equip("Anticipation Engine", "Ramjet").do("attack Ramjet")
    table.settle()
    assert table.damage("Sergeant Kup") == 7 + 1 - 3


def test_metal_detector_offers_an_upgrade() -> None:
    table = Table([RAMJET], [KUP], deck=["Primary Laser"]).equip("Metal Detector", "Ramjet").do("attack Ramjet")
    table.do("Primary Laser").settle()
    assert table.damage("Sergeant Kup") == 9 - 3


def test_backup_bag_does_not_help_against_the_enemy() -> None:
    table = Table([RAMJET], [KUP], hand=["Ramming Speed"]).equip("Primary Laser", "Sergeant Kup")
    table.equip("Backup Bag", "Sergeant Kup").do("play Ramming Speed", "Primary Laser")
    assert worn(table, "Sergeant Kup") == ["Backup Bag"]


def test_backup_bag_does_not_go_for_a_weapon_that_makes_room() -> None:
    """The rules say that the old one is scrapped, no card does; else both would be lost for one."""
    table = Table([KUP], [RAMJET], hand=["Laser Cutlass"]).equip("Primary Laser", "Sergeant Kup")
    table.equip("Backup Bag", "Sergeant Kup").do("play Laser Cutlass")
    assert sorted(worn(table, "Sergeant Kup")) == ["Backup Bag", "Laser Cutlass"]


def test_faq_w3_055_battering_ram_lets_the_owner_flip_it() -> None:
    table = Table([KUP], [RAMJET]).equip("Battering Ram", "Sergeant Kup").fight("Sergeant Kup", "Ramjet")
    assert table.s.mode[table.slot("Ramjet")] == 1


def test_battering_ram_needs_damage() -> None:
    table = Table([KUP], [BOMBSHELL], their_deck=[BLUE, BLUE]).equip("Battering Ram", "Sergeant Kup")
    table.s.damage[table.slot("Bombshell")] = 0
    table.equip("Force Field", "Bombshell").fight("Sergeant Kup", "Bombshell")
    assert table.s.mode[table.slot("Bombshell")] == 0


def test_covert_armor_knows_specialists() -> None:
    for attacker, more in (("Flamewar, Veteran Decepticon", 1), (RAMJET, 0)):
        table = Table([attacker], [SLUG]).equip("Covert Armor", "Dinobot Slug")
        name = attacker.split(",")[0]
        table.do(f"attack {name}").settle()
        assert table.damage("Dinobot Slug") == max(0, table.attack(name) - table.defense("Dinobot Slug") - more)


def test_a_returned_claw_scraps_nothing() -> None:
    table = Table([RAMJET], [KUP], hand=["Disarm"]).equip("Dismantling Claw", "Ramjet")
    table.equip("Flamethrower", "Sergeant Kup").do("play Disarm", "Ramjet")
    assert worn(table, "Sergeant Kup") == ["Flamethrower"] and "Dismantling Claw" in table.hand()


@pytest.mark.parametrize("deck,damage,stays", [([ORANGE], 5, True), ([], 0, False)])
def test_faq_w3_060_emergency_defense_field(deck: list[str], damage: int, stays: bool) -> None:
    table = Table([RAMJET], [KUP], deck=deck).equip("Emergency Defense Field", "Sergeant Kup")
    table.fight("Ramjet", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == damage
    assert (worn(table, "Sergeant Kup") == ["Emergency Defense Field"]) == stays


def test_erratic_energy_grenade_goes_off() -> None:
    table = Table([RAMJET], [KUP, SLUG]).equip("Erratic Energy Grenade", "Sergeant Kup").hurt("Sergeant Kup", 6)
    table.fight("Ramjet", "Sergeant Kup")
    assert table.koed("Sergeant Kup") and table.damage("Ramjet") == 2


def test_extra_padding_three_to_a_slot() -> None:
    table = Table([RAMJET], [KUP], hand=["Extra Padding"] * 3)
    table.do("play Extra Padding", "Extra Padding", "Extra Padding")
    assert len(worn(table, "Ramjet")) == 3 and keyword(table.s, TOUGH, table.slot("Ramjet")) == 3


def test_ultra_magnus_armor_takes_one_off_other_damage_only() -> None:
    table = Table([RAMJET], [KUP], hand=["Plasma Burst"]).equip("Ultra Magnus Armor", "Sergeant Kup")
    table.do("play Plasma Burst")
    assert table.damage("Sergeant Kup") == 1
    table.fight("Ramjet", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == 1 + 7 - 5


def test_micro_capacitor_untaps_once() -> None:
    table = Table(["Raider Ravage, Espionage • Saboteur"], [KUP]).turn_to("Raider Ravage", 1)
    table.equip("Micro Capacitor", "Raider Ravage").do("tap Raider Ravage Raider Ravage")
    table.settle()
    assert not table.s.tapped[table.slot("Raider Ravage")] and not worn(table, "Raider Ravage")
    assert table.s.taps == 0


@pytest.mark.parametrize("deck,stays", [([BLACK], True), ([ORANGE], False)])
def test_rr_disruptor_blade_wants_black(deck: list[str], stays: bool) -> None:
    table = Table([RAMJET], [KUP, SLUG], deck=deck).equip("RR Disruptor Blade", "Ramjet")
    table.fight("Ramjet", "Sergeant Kup")
    assert (worn(table, "Ramjet") == ["RR Disruptor Blade"]) == stays


def test_spinner_rims_flip_one_more_after_white() -> None:
    table = Table([RAMJET], [KUP], deck=[WHITE]).equip("Spinner Rims", "Ramjet").do("attack Ramjet").settle()
    assert flipped(table, 0) == 5


# Secret Actions


def waiting(name: str, mine: list[str], theirs: list[str], their_hand: tuple[str, ...] = (), **more: object) -> Table:
    """The Secret Action lies there, and it is the other's turn."""
    table = Table(mine, theirs, hand=[name, *more.pop("held", [])], their_hand=their_hand, **more)  # type: ignore
    table.do(f"play {name}", f"attack {mine[-1].split(',')[0]}").settle()
    assert table.s.active == 1 and len(table.s.zones[SECRETS]) == 1
    return table


def reveal(table: Table) -> Table:
    for _ in range(12):
        if table.asked.kind == "turn up" and table.can("yes"):
            return table.do("yes")
        table.do("no" if table.can("no") else table.named(table.asked.options[0]))
    raise AssertionError("it was never asked for")


def test_battlefield_report_draws_two_and_puts_one_back() -> None:
    table = waiting("Battlefield Report", [KUP, RAMJET], [SLUG]).do("attack Dinobot Slug")
    held = len(table.s.zones[HAND])
    reveal(table)
    assert table.asked.kind == "put on deck" and len(table.s.zones[HAND]) == held + 2


def test_bolster_arms_the_defender_in_time() -> None:
    table = waiting("Bolster", [KUP, RAMJET], [SLUG], held=[BLUE]).do("attack Dinobot Slug")
    reveal(table).do(BLUE)
    assert worn(table, "Ramjet") == [BLUE]


def test_infiltrate_stops_an_orange_action() -> None:
    table = waiting("Infiltrate", [KUP, RAMJET], [SLUG], their_hand=("Zap",)).do("play Zap", "yes")
    assert table.damage("Sergeant Kup") == table.damage("Ramjet") == 0 and "Zap" in table.scrapped(1)


def test_take_cover_spares_all_that_is_no_attack() -> None:
    table = waiting("Take Cover", [KUP, RAMJET], [SLUG], their_hand=("Photon Bomb",))
    was = table.damage("Dinobot Slug")
    reveal(table.do("play Photon Bomb"))
    assert table.damage("Sergeant Kup") == table.damage("Ramjet") == 0 and table.damage("Dinobot Slug") == was + 2
    table.do("attack Dinobot Slug").settle()
    assert table.damage("Ramjet") > 0


def test_steady_shot_and_calculated_strike() -> None:
    table = Table([RAMJET], [KUP], hand=["Calculated Strike"]).do("play Calculated Strike")
    assert table.attack("Ramjet") == 9 and keyword(table.s, PIERCE, table.slot("Ramjet")) == 2
    assert not keyword(table.s, BOLD, table.slot("Ramjet"))


def test_the_last_card_of_the_deck_played_from_it_brings_the_scrap_pile_back() -> None:
    table = Table([RAMJET], [KUP], deck=["Plasma Burst"], size=1, scrap=[ORANGE] * 5)
    table.equip("Anticipation Engine", "Ramjet").do("attack Ramjet").settle()
    assert table.damage("Sergeant Kup") > 2 + 7 - 3, "there was something to flip"
    assert len(table.s.zones[DECK]) > 0
