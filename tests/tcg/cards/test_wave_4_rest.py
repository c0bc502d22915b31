"""Cards of wave 4 sentence by sentence: those that no other test speaks of."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.deeds.secrets import lay_secret
from sparktable.games.tcg.facts.slots import capacity
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.relations import UNDER_IT
from sparktable.games.tcg.state import DECK, GEAR, HAND, KO_AREA, UNDER
from sparktable.games.tcg.stats import BOLD, BRAVE, FOCUS, PIERCE, STEALTH, TOUGH
from sparktable.kernel.relations import bind
from sparktable.kernel.run import take
from sparktable.kernel.zones import move
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
OPTIMUS, MEGATRON = "Optimus Prime, Autobot Leader", "Megatron, Decepticon Leader"
IMPACTOR, SMOKESCREEN = "Captain Impactor, Special Ops • Wrecker", "Private Smokescreen, Special Ops • Soldier"
CROSSHAIRS = "Sergeant Crosshairs, Artillery • Weapons Supervisor"
SANDSTORM = "Specialist Sandstorm, Special Ops • Advance Guard"
THUNDERCRACKER = "Sergeant Thundercracker, Infantry • Seeker"
LOCKDOWN, NOVA_STORM = "Lockdown, Bounty Hunter", "Raider Nova Storm, Infantry • Combustion Specialist"
STAND = "One Shall Stand, One Shall Fall"
FIXIT, DAZZLESTRIKE = "Private Fixit, Rescue Patrol • Medic", "Private Dazzlestrike, Ground Command • Artillery"


def has(table: Table, stat: object, name: str) -> int:
    return keyword(table.s, stat, table.slot(name))  # type: ignore[arg-type]


def lurking(table: Table, seat: int = 1) -> Table:
    """The first card of that hand lies face down."""
    lay_secret(table.s, seat, table.s.zones[HAND + seat][0])
    table._again()
    return table


def until_yes(table: Table) -> Table:
    """No to everything until the Secret Action may be revealed, and then yes."""
    while not table.can("yes"):
        table.do("no")
    return table.do("yes")


# --- Autobots

def test_impactor_emboldens_everybody_and_in_bot_mode_himself() -> None:
    table = Table([IMPACTOR, KUP], [SLUG]).turn_to("Impactor", 1)
    assert (has(table, BOLD, "Impactor"), has(table, BOLD, "Sergeant Kup")) == (1, 0)
    table.do("flip Captain Impactor")
    assert (has(table, BOLD, "Impactor"), has(table, BOLD, "Sergeant Kup")) == (1, 1)


def test_smokescreen_with_a_white_upgrade() -> None:
    table = Table([RAMJET], [SMOKESCREEN]).fight("Ramjet", "Private Smokescreen")
    assert table.damage("Private Smokescreen") == 3
    table = Table([SMOKESCREEN], [SLUG]).turn_to("Smokescreen", 1)
    before = table.attack("Smokescreen"), table.defense("Smokescreen")
    assert has(table, FOCUS, "Smokescreen") == 1
    table.equip("Kinetic Converter", "Private Smokescreen")
    assert (table.attack("Smokescreen"), table.defense("Smokescreen")) == (before[0] + 1, before[1] + 1)


def test_crosshairs_hands_his_wounds_to_a_battle_master() -> None:
    table = Table([CROSSHAIRS, DAZZLESTRIKE], [SLUG]).turn_to("Crosshairs", 1).hurt("Crosshairs", 5)
    assert capacity(table.s, table.slot("Crosshairs"), "armor") == 2
    table.do("flip Sergeant Crosshairs")
    assert (table.damage("Crosshairs"), table.damage("Dazzlestrike")) == (3, 2)


def test_crosshairs_is_safer_with_a_battle_master_as_upgrade() -> None:
    table = Table([CROSSHAIRS, DAZZLESTRIKE], [SLUG], hand=[STAND]).turn_to("Crosshairs", 1).hurt("Dazzlestrike", 8)
    before = table.defense("Crosshairs")
    table.do(f"play {STAND}", "Private Dazzlestrike", "yes").settle()
    assert table.defense("Crosshairs") == before + 2


def test_sandstorm_is_strong_against_melee_in_one_mode_and_safe_from_ranged_in_the_other() -> None:
    for defender, more in ((SLUG, 2), (RAMJET, 2), (OPTIMUS, 0)):
        table = Table([SANDSTORM], [defender, KUP]).tap(defender.split(",")[0])
        table.fight("Specialist Sandstorm", defender.split(",")[0])
        name = defender.split(",")[0]
        assert table.damage(name) == max(0, 6 + more - table.defense(name)), name
    for attacker, more in ((RAMJET, 2), (SLUG, 0)):
        table = Table([attacker], [SANDSTORM, KUP]).tap("Specialist Sandstorm").turn_to("Sandstorm", 2)
        strength = table.attack(attacker.split(",")[0])
        table.fight(attacker.split(",")[0], "Specialist Sandstorm")
        assert table.damage("Sandstorm") == max(0, strength - 1 - more), attacker


def test_sandstorm_hurts_a_specialist_only() -> None:
    table = Table([SANDSTORM], [SLUG, "Red Alert, Security Chief"]).turn_to("Sandstorm", 0)
    take(table.s, next(each for each in table.asked.options if each.kind == "flip" and each.value("number") == 1))
    hurt = [table.s.card(slot).name for slot in range(len(table.s.damage)) if table.s.damage[slot]]
    specialists = [name for name in ("Dinobot Slug", "Red Alert")
                   if "specialist" in table.s.card(table.slot(name)).traits]  # type: ignore[attr-defined]
    assert hurt == specialists


def test_general_optimus_plays_the_top_action_and_a_flipped_upgrade() -> None:
    table = Table(["General Optimus Prime, Galactic Commander", KUP], [SLUG], deck=["Zap"]).turn_to("General", 1)
    assert capacity(table.s, table.slot("General"), "utility") == 3
    table.do("flip General Optimus Prime", "Zap")
    assert table.damage("Dinobot Slug") == 1
    table = Table(["General Optimus Prime, Galactic Commander"], [SLUG], deck=["Zap", "Primary Laser"])
    table.turn_to("General", 1).do("attack General Optimus Prime")
    table.do("Primary Laser").settle()
    assert "Primary Laser" in [table.s.card(slot).name for slot in table.s.zones[GEAR]]


def test_seawatch_flips_three_more_for_two_white_icons() -> None:
    for deck, flipped in ((["Data Pad", "Data Pad"], 2 + 2 + 3), (["Data Pad"], 2 + 2)):
        white = "Kinetic Converter"
        table = Table(["Private Seawatch, Rescue Patrol • Search & Rescue", FIXIT], [SLUG, KUP],
                      deck=[white] * len(deck)).tap("Dinobot Slug")
        table.fight("Private Fixit", "Dinobot Slug")
        assert len(table.scrapped()) == flipped


@pytest.mark.parametrize(("name", "fellow"), [
    ("Private Seawatch, Rescue Patrol • Search & Rescue", FIXIT),
    ("Private Sunrunner, Battle Patrol • Air Defense", "Private Sidetrack, Battle Patrol • Demolitions"),
    ("Raider Blackjack, Sports Car Patrol • Patrol Leader",
     "Raider Hyperdrive, Sports Car Patrol • Demolitions"),
    ("Raider Tailwind, Air Strike Patrol • Strategist", "Raider Nightflight, Air Strike Patrol • Spy"),
])
def test_patrol_leaders_grow_with_the_fallen_and_hide_while_untapped(name: str, fellow: str) -> None:
    table = Table([name, fellow, KUP], [SLUG])
    first = name.split(",")[0]
    assert has(table, STEALTH, first) == 1 and has(table.tap(first), STEALTH, first) == 0
    table.turn_to(first, 1)
    before = table.attack(first), table.defense(first)
    move(table.s, table.slot(fellow), KO_AREA)
    assert (table.attack(first), table.defense(first)) == (before[0] + 1, before[1] + 1)


def test_sidetrack_digs_for_upgrades() -> None:
    table = Table(["Private Sidetrack, Battle Patrol • Demolitions"], [SLUG], hand=["Zap", "Medic!"],
                  deck=["Primary Laser", "Data Pad", "Plasma Burst", "Photon Bomb"]).turn_to("Sidetrack", 1)
    table.do("tap Private Sidetrack Private Sidetrack")
    if table.asked.kind == "scrap":
        table.do("Zap")
    assert sorted(table.hand()) == ["Data Pad", "Medic!", "Primary Laser"]
    assert sorted(table.scrapped()) == ["Photon Bomb", "Plasma Burst", "Zap"]


def test_sunrunner_shoots_when_one_of_the_patrol_is_tapped() -> None:
    table = Table(["Private Sunrunner, Battle Patrol • Air Defense", KUP], [SLUG, OPTIMUS]).tap("Dinobot Slug")
    table.do("attack Private Sunrunner")
    table.settle()
    assert table.damage("Dinobot Slug") == 1


def test_vanguard_shields_others_with_a_white_icon() -> None:
    for white, most in ((True, 5), (False, 6)):
        table = Table([RAMJET], ["Private Vanguard, Ground Command • Advance Guard", "Tracks, Autobot Warrior"],
                      their_deck=["Kinetic Converter" if white else "Photon Bomb"]).tap("Tracks")
        table.fight("Ramjet", "Tracks")
        assert table.damage("Tracks") == most


def test_vanguards_helmet_hurts_a_tapped_enemy() -> None:
    table = Table(["Private Vanguard, Ground Command • Advance Guard", KUP], [SLUG, OPTIMUS], hand=[STAND])
    table.hurt("Private Vanguard", 4).tap("Dinobot Slug")
    before = table.defense("Sergeant Kup")
    table.do(f"play {STAND}", "Private Vanguard", "Optimus Prime", "yes").settle()
    assert table.damage("Dinobot Slug") == 1
    assert table.defense("Sergeant Kup") == before + 2


# --- Decepticons

def test_chop_shop_repairs_all_for_a_green_card_and_more_for_a_green_one_alone() -> None:
    for card, repaired in (("Pocket Processor", 2), ("Hijack", 1)):
        table = Table(["Raider Chop Shop, Infantry • Soldier", KUP], [SLUG], hand=[card]).turn_to("Chop Shop", 1)
        table.hurt("Chop Shop", 4).hurt("Sergeant Kup", 4).do("flip Raider Chop Shop", "yes")
        if table.asked.kind == "scrap":
            table.do(card)
        assert (table.damage("Chop Shop"), table.damage("Sergeant Kup")) == (4 - repaired, 4 - repaired)


def test_chop_shop_repairs_himself_with_a_green_flip() -> None:
    table = Table(["Raider Chop Shop, Infantry • Soldier"], [SLUG], deck=["Pocket Processor"]).turn_to("Chop Shop", 1)
    table.hurt("Chop Shop", 4).fight("Raider Chop Shop", "Dinobot Slug")
    assert table.damage("Chop Shop") == 3


def test_kickback_flips_more_for_each_insecticon_he_began_with() -> None:
    table = Table([RAMJET], ["Raider Kickback, Infantry • Soldier", "Raider Chop Shop, Infantry • Soldier"])
    table.tap("Raider Kickback").fight("Ramjet", "Raider Kickback")
    assert len(table.scrapped(1)) == 2 + 2


def test_kickback_bites_with_a_blue_icon_of_any_insecticon() -> None:
    table = Table(["Raider Kickback, Infantry • Soldier", "Raider Chop Shop, Infantry • Soldier"], [SLUG],
                  deck=["Leap Into Battle"]).turn_to("Kickback", 1)
    strength = table.attack("Chop Shop")
    table.fight("Raider Chop Shop", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == max(0, strength - 3) + 1


def test_nova_storm_needs_a_black_upgrade_for_both() -> None:
    for upgrade, gives in (("Crowbar", True), ("Primary Laser", False)):
        table = Table([NOVA_STORM, KUP], [SLUG]).turn_to("Nova Storm", 1).equip(upgrade, "Raider Nova Storm")
        table.hurt("Nova Storm", 2)
        assert has(table, PIERCE, "Nova Storm") == 3 * gives
        table.do("flip Raider Nova Storm")
        assert table.damage("Nova Storm") == 2 - gives and table.damage("Dinobot Slug") == gives


def test_spinister_and_his_battle_masters() -> None:
    spinister = "Raider Spinister, Infantry • Aerial Assault"
    table = Table([spinister, DAZZLESTRIKE], [SLUG])
    assert capacity(table.s, table.slot("Spinister"), "weapon") == 2
    before = table.attack("Dazzlestrike")
    table.do("flip Raider Spinister")
    assert table.attack("Dazzlestrike") == before + 3
    table = Table([spinister, DAZZLESTRIKE], [SLUG], hand=[STAND]).hurt("Dazzlestrike", 8)
    alone = table.attack("Spinister")
    table.do(f"play {STAND}", "Private Dazzlestrike", "yes").settle()
    assert table.attack("Spinister") == alone + 3 + 3  # the weapon, and that it was a Battle Master


def test_thundercracker_moves_a_counter_for_each_black_icon() -> None:
    table = Table([THUNDERCRACKER, KUP], [SLUG], deck=["Crowbar"]).turn_to("Thunder", 1)
    table.hurt("Thundercracker", 5).do("flip Sergeant Thundercracker").settle()
    assert (table.damage("Thundercracker"), table.damage("Dinobot Slug")) == (3, 2)


def test_thundercracker_sees_as_many_cards_as_black_icons() -> None:
    table = Table([THUNDERCRACKER], [SLUG], deck=["Crowbar"],
                  their_hand=["Zap", "Medic!", "Data Pad"]).turn_to("Thundercracker", 1)
    table.do("attack Sergeant Thundercracker")
    assert table.asked.seat == 1
    table.do("Zap", "Medic!")
    assert table.asked.seat == 0 and not table.can("Data Pad")
    table.do("Medic!")
    assert "Medic!" in table.scrapped(1) and "Zap" not in table.scrapped(1)


def test_blackjack_repairs_who_untaps() -> None:
    table = Table(["Raider Blackjack, Sports Car Patrol • Patrol Leader",
                   "Raider Hyperdrive, Sports Car Patrol • Demolitions"], [SLUG], hand=["New Orders"])
    table.tap("Raider Hyperdrive").hurt("Raider Hyperdrive", 3).do("play New Orders")
    assert table.damage("Raider Hyperdrive") == 2


def test_nightflight_repairs_with_three_of_a_name() -> None:
    name = "Raider Nightflight, Air Strike Patrol • Spy"
    for hand, repaired in ((["Hijack"] * 3, 3), (["Hijack", "Hijack", "Pocket Processor"], 0)):
        table = Table([name, KUP], [SLUG], hand=hand).turn_to("Nightflight", 1).hurt("Sergeant Kup", 4)
        table.do("tap Raider Nightflight Raider Nightflight")
        while table.asked.kind == "scrap":
            table.do(table.named(table.asked.options[0]))
        if table.asked.kind == "repair":
            table.do("Sergeant Kup")
        assert table.damage("Dinobot Slug") == 3 and table.damage("Sergeant Kup") == 4 - repaired and not table.hand()
    assert not Table([name], [SLUG], hand=["Hijack"] * 2).turn_to("Nightflight", 1).can(
        "tap Raider Nightflight Raider Nightflight")


def test_tailwind_lifts_the_patrol_with_a_green_icon() -> None:
    patrol = ["Raider Tailwind, Air Strike Patrol • Strategist", "Raider Nightflight, Air Strike Patrol • Spy"]
    table = Table(patrol, [SLUG], deck=["Pocket Processor"])
    strength = table.attack("Nightflight")
    table.fight("Raider Nightflight", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == max(0, strength + 2 - 3)
    table = Table([RAMJET], patrol, their_deck=["Pocket Processor"]).tap("Raider Nightflight")
    table.fight("Ramjet", "Raider Nightflight")
    assert table.damage("Nightflight") == 7 - 0 - 1


def test_sights_focuses_alone_and_as_wings() -> None:
    table = Table(["Raider Sights, Air Force • Artillery", RAMJET], [SLUG], hand=[STAND]).hurt("Raider Sights", 8)
    assert has(table, FOCUS, "Raider Sights") == 1
    before = table.attack("Ramjet"), table.defense("Ramjet")
    table.do(f"play {STAND}", "Raider Sights", "yes").settle()
    assert has(table, FOCUS, "Ramjet") == 2
    assert (table.attack("Ramjet"), table.defense("Ramjet")) == (before[0] + 1, before[1] + 1)


def test_lockdown_counts_what_lies_under_him() -> None:
    table = Table([LOCKDOWN], [SLUG], hand=["Zap"]).turn_to("Lockdown", 1).equip("Data Pad", "Lockdown")
    before = table.attack("Lockdown")
    slot = table.s.zones[DECK][0]
    move(table.s, slot, UNDER)
    bind(table.s, slot, table.slot("Lockdown"), UNDER_IT)
    assert table.attack("Lockdown") == before + 2
    table._again()
    table.do("flip Lockdown")
    assert table.asked.kind == "scrap" and len(table.hand()) == 3  # two drawn, two to go
    table.do("Zap").settle()
    assert len(table.hand()) == 1


def test_lockdowns_bounty_takes_the_lowest_card() -> None:
    table = Table([LOCKDOWN], [SLUG, KUP]).turn_to("Lockdown", 1).tap("Dinobot Slug").hurt("Dinobot Slug", 12)
    table.fight("Lockdown", "Dinobot Slug")
    assert table.koed("Dinobot Slug") and len(table.s.zones[UNDER]) == 1
    assert not table.s.known[table.s.zones[UNDER][0]] & 3


def test_the_spaceship_scraps_an_upgrade_for_two_cards() -> None:
    table = Table(["Omega Supreme (Spaceship), Transport • City Defender", KUP], [SLUG], hand=["Zap", "Medic!"])
    table.equip("Primary Laser", "Dinobot Slug").do("attack Omega Supreme (Spaceship)", "yes").settle()
    assert "Primary Laser" in table.scrapped(1) and table.hand() == []


# --- battle cards

def test_fight_for_position() -> None:
    table = Table([KUP], [SLUG], hand=["Fight For Position"]).do("play Fight For Position")
    assert has(table, BOLD, "Sergeant Kup") == 2


def test_special_delivery() -> None:
    table = Table([KUP], [SLUG], hand=["Special Delivery"]).hurt("Sergeant Kup", 2).do("play Special Delivery")
    assert (table.damage("Sergeant Kup"), table.damage("Dinobot Slug")) == (1, 1)


def test_an_overwhelming_advantage_needs_all_colours() -> None:
    """Every colour on the attacker's Upgrades, every colour but black among the flips."""
    for weapon, all_there in (("Primary Laser", True), ("Crowbar", False)):
        table = Table([RAMJET], [SLUG, KUP], hand=["Overwhelming Advantage", "Zap"],
                      deck=["Kinetic Converter", "Zap", "Leap Into Battle", "Pocket Processor"])
        for name in (weapon, "Terrifying Resilience", "Backup Bag"):
            table.equip(name, "Ramjet")
        table.do("play Overwhelming Advantage")
        assert table.asked.kind == "put on deck"  # Plan 1 for the one Decepticon
        table.do("done", "attack Ramjet", "Dinobot Slug")
        if all_there:
            table.do("Sergeant Kup")
        table.settle()
        assert table.koed("Sergeant Kup") == all_there


def test_a_coup_uses_a_bounty() -> None:
    table = Table([RAMJET], [KUP, "Detritus, Arms Dealer"], their_hand=["Coup"]).tap("Sergeant Kup")
    table.turn_to("Detritus", 1).hurt("Detritus", 5).hurt("Sergeant Kup", 7)
    until_yes(lurking(table).do("attack Ramjet")).settle()
    assert table.damage("Detritus") == 2


def test_even_the_score_returns_what_was_too_much() -> None:
    table = Table([KUP], [RAMJET, MEGATRON], their_hand=["Even The Score"]).tap("Ramjet").turn_to("Sergeant Kup", 0)
    table.hurt("Ramjet", 13).equip("Primary Laser", "Sergeant Kup")
    over = table.attack("Sergeant Kup") - table.defense("Ramjet") - 1
    until_yes(lurking(table).do("attack Sergeant Kup")).settle()
    assert over > 0 and table.damage("Sergeant Kup") == over
    assert "Even The Score" in [table.s.card(slot).name for slot in table.s.zones[KO_AREA + 1]]


def test_a_hidden_fortification() -> None:
    table = Table([RAMJET], [SLUG, KUP], their_hand=["Hidden Fortification"]).tap("Dinobot Slug")
    until_yes(lurking(table).do("attack Ramjet")).settle()
    assert len(table.scrapped(1)) == 2 + 3 + 1  # the flips, and the card itself


def test_overheat_takes_orange_and_black_away() -> None:
    deck = ["Kinetic Converter", *["Crowbar"] * 3, *["Zap"] * 4]
    for reveal in (True, False):
        table = Table([RAMJET], [SLUG, KUP], hand=["Supercharge"], deck=deck, their_hand=["Overheat"])
        table.tap("Dinobot Slug").do("play Supercharge")
        lurking(table).do("attack Ramjet")
        while not table.can("yes"):
            table.do("no")
        table.do("yes" if reveal else "no").settle()
        assert (table.damage("Dinobot Slug") == 7 - 3) == reveal


def test_one_steps_forward() -> None:
    table = Table([RAMJET], [KUP, SLUG], their_hand=["Step Forward"])
    lurking(table).do("attack Ramjet", "yes")
    table.do("Sergeant Kup").settle()  # and nobody else may be attacked
    assert table.damage("Sergeant Kup") > 0 and has(table, BRAVE, "Sergeant Kup") == 0


def test_composite_armor_goes_after_the_battle_and_hurts_with_a_black_icon() -> None:
    assert not Table([RAMJET], [SLUG], hand=["Composite Armor"]).can("play Composite Armor")
    for card, hurt in (("Crowbar", 1), ("Photon Bomb", 0)):
        table = Table([RAMJET], [IMPACTOR, KUP], their_deck=[card]).tap("Captain Impactor")
        table.equip("Composite Armor", "Captain Impactor").fight("Ramjet", "Captain Impactor")
        assert table.damage("Captain Impactor") == 7 - 2 - 2
        assert "Composite Armor" in table.scrapped(1) and table.damage("Ramjet") == hurt


def test_a_defensive_configuration_plays_an_armor_off_the_top() -> None:
    for top, lies in (("Armored Plating", True), ("Primary Laser", False)):
        table = Table([KUP], [SLUG], hand=["Defensive Configuration"], deck=[top])
        table.equip("Guarded Posture", "Sergeant Kup")
        table.do("play Defensive Configuration").settle()
        names = [table.s.card(slot).name for slot in table.s.zones[GEAR]]
        assert (top in names) == lies and "Guarded Posture" in names


def test_a_guarded_posture_lowers_attack_but_not_below_zero() -> None:
    table = Table([KUP, "Omega Supreme (Base), Transport • City Defender"], [SLUG])
    before = table.attack("Sergeant Kup"), table.defense("Sergeant Kup")
    table.equip("Guarded Posture", "Sergeant Kup").equip("Guarded Posture", "Omega Supreme (Base)")
    assert (table.attack("Sergeant Kup"), table.defense("Sergeant Kup")) == (before[0] - 1, before[1] + 2)
    assert table.attack("Omega Supreme (Base)") == 0
    assert has(table, TOUGH, "Sergeant Kup") == 0
