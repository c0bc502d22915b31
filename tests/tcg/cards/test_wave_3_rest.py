"""Cards of wave 3 sentence by sentence: those that no other test speaks of."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.deeds.secrets import lay_secret
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.state import DECK, GEAR, HAND, KO_AREA, SECRETS
from sparktable.games.tcg.stats import BOLD, FOCUS, PIERCE, STEALTH, TOUGH
from sparktable.kernel.zones import move
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
OPTIMUS = "Optimus Prime, Autobot Leader"
STAND = "One Shall Stand, One Shall Fall"
CINDERSAUR, FLAMEFEATHER = "Raider Cindersaur, Black Ops • Demolitions", "Raider Flamefeather, Black Ops • Soldier"
SPARKSTALKER = "Sergeant Sparkstalker, Black Ops • Cryptology"
CHROMIA = "Sergeant Chromia, Special Ops • Counterintelligence"
OVERDRIVE, GENERAL = "Sergeant Overdrive, Special Ops • Strategist", "General Megatron, Infantry • Leader"
STEELJAW = "Steeljaw, Tracker"


def has(table: Table, stat: object, name: str) -> int:
    return keyword(table.s, stat, table.slot(name))  # type: ignore[arg-type]


def tapped_for(name: str, card: str, **more: object) -> Table:
    """A Micro Master in bot mode, beside Kup, whose tap ability is paid for with a card."""
    table = Table([name, KUP], [SLUG, OPTIMUS], hand=[card], **more).turn_to(name.split(",")[0], 1)  # type: ignore[arg-type]
    table.hurt("Sergeant Kup", 3).hurt(name.split(",")[0], 0)
    first = name.split(",")[0]
    assert not Table([name, KUP], [SLUG], hand=["Photon Bomb"]).turn_to(first, 1).can(f"tap {first} {first}")
    table.do(f"tap {first} {first}")
    if table.asked.kind == "scrap":
        table.do(card)
    return table


@pytest.mark.parametrize("name", [
    "Private Mudslinger, Special Ops • Infiltration", "Private Stakeout, Infantry • Communications",
    "Private Top Shot, Artillery • Patrol Leader", "Private Tote, Special Ops • Infiltration",
    "Raider Visper, Infantry • Patrol Leader"])
def test_micro_masters_hide_in_alt_mode_while_untapped(name: str) -> None:
    table = Table([name, KUP], [SLUG])
    first = name.split(",")[0]
    assert has(table, STEALTH, first) == 1
    assert has(table.tap(first), STEALTH, first) == 0
    assert has(Table([name, KUP], [SLUG]).turn_to(first, 1), STEALTH, first) == 0


def test_mudslinger_moves_a_counter_for_a_black_card() -> None:
    table = tapped_for("Private Mudslinger, Special Ops • Infiltration", "Crowbar")
    table.do("Sergeant Kup", "Dinobot Slug")
    assert (table.damage("Sergeant Kup"), table.damage("Dinobot Slug")) == (2, 1)


def test_stakeout_flips_somebody_for_a_white_card() -> None:
    table = tapped_for("Private Stakeout, Infantry • Communications", "Kinetic Converter").do("Sergeant Kup")
    assert table.s.mode[table.slot("Sergeant Kup")] == 1


def test_top_shot_draws_two_and_puts_one_back_for_an_orange_card() -> None:
    table = tapped_for("Private Top Shot, Artillery • Patrol Leader", "Zap", deck=["Medic!", "Data Pad"])
    table.do("put on deck Medic!" if table.can("put on deck Medic!") else "Medic!")
    assert table.hand() == ["Data Pad"] and table.s.card(table.s.zones[DECK][-1]).name == "Medic!"


def test_tote_untaps_somebody_small_for_a_black_card() -> None:
    name = "Private Tote, Special Ops • Infiltration"
    table = Table([name, KUP, "Private Fixit, Rescue Patrol • Medic"], [SLUG], hand=["Crowbar"]).turn_to("Tote", 1)
    table.tap("Private Fixit", "Sergeant Kup").do("tap Private Tote Private Tote")
    if table.asked.kind == "scrap":
        table.do("Crowbar")
    assert table.asked.kind == "untap" and not table.can("Sergeant Kup")
    table.do("Private Fixit")
    assert not table.s.tapped[table.slot("Private Fixit")]


def test_visper_takes_three_cards_and_draws_with_three_of_a_name() -> None:
    name = "Raider Visper, Infantry • Patrol Leader"
    for hand, drawn in ((["Hijack"] * 3, 3), (["Hijack", "Hijack", "Pocket Processor"], 0)):
        table = Table([name, KUP], [SLUG], hand=hand, their_hand=["Zap"] * 4).turn_to("Visper", 1)
        table.do("tap Raider Visper Raider Visper")
        while table.asked.kind in ("scrap", "choose card") and table.s.active == 0:
            table.do(table.named(table.asked.options[0]))
        assert len(table.hand()) == drawn and len(table.hand(1)) == 1


def test_red_alert_repairs_everybody_and_grows_with_three_colours() -> None:
    name = "Private Red Alert, Medical • Medic"
    table = Table([name, KUP], [SLUG]).turn_to("Private Red Alert", 1).hurt("Private Red Alert", 2)
    table.hurt("Sergeant Kup", 2).do("flip Private Red Alert")
    assert (table.damage("Private Red Alert"), table.damage("Sergeant Kup")) == (1, 1)
    table = Table([name], [SLUG], deck=["Kinetic Converter", "Zap", "Leap Into Battle"])
    table.turn_to("Private Red Alert", 1).fight("Private Red Alert", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == 3 + 1 + 3 - 3


def test_chromia_plays_a_blue_armor_and_draws_with_two_blue_icons() -> None:
    table = Table([CHROMIA], [SLUG], hand=["Covert Armor", "Sturdy Armor", "Zap"]).turn_to("Chromia", 1)
    table.do("flip Sergeant Chromia")
    assert table.asked.kind == "play" and not table.can("Zap")
    table.do("Sturdy Armor")
    assert table.s.upgrades == 1 and len(table.s.zones[GEAR]) == 1
    table = Table([RAMJET], [CHROMIA, KUP], their_deck=["Leap Into Battle"] * 2).tap("Sergeant Chromia")
    table.turn_to("Chromia", 1).fight("Ramjet", "Sergeant Chromia")
    assert len(table.hand(1)) == 1 + 1  # and the card of the turn


def test_overdrive_focuses_omnibots_with_a_utility() -> None:
    table = Table([OVERDRIVE], [SLUG, KUP], deck=["Zap", "Medic!"]).turn_to("Overdrive", 1)
    table.equip("Urban Camo", "Sergeant Overdrive").do("pass", "attack Sergeant Overdrive", "Dinobot Slug")
    assert table.asked.kind == "focus" and has(table, FOCUS, "Sergeant Overdrive") == 1


def test_general_megatron_counts_weapons_and_upgrades() -> None:
    table = Table([GENERAL, RAMJET], [SLUG]).turn_to("General Megatron", 1)
    table.equip("Primary Laser", "General Megatron").equip("Crowbar", "Ramjet").do("flip General Megatron")
    assert table.damage("Dinobot Slug") == 2
    for n, hurt in ((3, 1), (2, 0)):
        table = Table([RAMJET], [GENERAL]).turn_to("General Megatron", 1)
        for upgrade in ("Primary Laser", "Armored Plating", "Data Pad")[:n]:
            table.equip(upgrade, "General Megatron")
        table.fight("Ramjet", "General Megatron")
        assert table.damage("Ramjet") == hurt


def test_cindersaur_plays_an_orange_action_and_burns_with_four_icons() -> None:
    table = Table([CINDERSAUR, KUP], [SLUG], hand=["Zap", "Leap Into Battle"]).turn_to("Cindersaur", 1)
    table.do("flip Raider Cindersaur")
    assert not table.can("Leap Into Battle")
    table.do("Zap")
    assert table.damage("Dinobot Slug") == 1
    table = Table([CINDERSAUR], [SLUG, OPTIMUS], deck=["Improvised Shield", "Improvised Shield"])
    table.turn_to("Cindersaur", 1).tap("Dinobot Slug").do("attack Raider Cindersaur").settle()
    assert table.damage("Dinobot Slug") == max(0, 3 + 4 - 3) + 2


def test_flamefeather_emboldens_firecons_and_stands_in_orange_fire() -> None:
    table = Table([FLAMEFEATHER, CINDERSAUR, KUP], [SLUG]).turn_to("Flamefeather", 1).do("flip Raider Flamefeather")
    assert [has(table, BOLD, name) for name in ("Flamefeather", "Cindersaur", "Sergeant Kup")] == [1, 1, 0]
    table = Table([RAMJET], [FLAMEFEATHER, KUP], their_deck=["Improvised Shield"] * 2).tap("Raider Flamefeather")
    table.turn_to("Flamefeather", 1).fight("Ramjet", "Raider Flamefeather")
    assert table.damage("Flamefeather") == 7 - 1 - 4


def test_laserbeak_sifts_and_lays_a_secret_action_by_tapping() -> None:
    name = "Raider Laserbeak, Espionage • Interrogation"
    table = Table([name, KUP], [SLUG], hand=["Zap"], deck=["Medic!"]).turn_to("Laserbeak", 1)
    assert has(table, PIERCE, "Laserbeak") == 2
    table.do("flip Raider Laserbeak", "Zap")
    assert table.hand() == ["Medic!"]
    table = Table([name, KUP], [SLUG], hand=["Hiding Spot", "Zap"]).turn_to("Laserbeak", 1)
    table.do("tap Raider Laserbeak Raider Laserbeak")
    assert not table.can("Zap")
    table.do("Hiding Spot")
    assert len(table.s.zones[SECRETS]) == 1 and table.s.actions == 1


def test_sparkstalker_breaks_armor_and_draws_with_three_orange_icons() -> None:
    table = Table([SPARKSTALKER, KUP], [SLUG]).turn_to("Sparkstalker", 1).equip("Armored Plating", "Dinobot Slug")
    table.equip("Primary Laser", "Dinobot Slug").do("flip Sergeant Sparkstalker")
    assert table.scrapped(1) == ["Armored Plating"]
    for deck, drawn in ((["Improvised Shield", "Zap"], 2), (["Improvised Shield"], 0)):
        table = Table([SPARKSTALKER], [SLUG], deck=deck).turn_to("Sparkstalker", 1)
        table.fight("Sergeant Sparkstalker", "Dinobot Slug")
        assert len(table.hand()) == drawn


def test_lionizer_is_bold_as_both_and_plans_as_a_weapon() -> None:
    table = Table(["Private Lionizer, Ground Command • Artillery", KUP], [SLUG], hand=[STAND, "Zap"])
    assert has(table, BOLD, "Private Lionizer") == 4
    table.hurt("Private Lionizer", 7).do(f"play {STAND}", "Private Lionizer", "yes").settle()
    assert has(table, BOLD, "Sergeant Kup") == 4
    table = Table(["Private Lionizer, Ground Command • Artillery", KUP], [SLUG], hand=[STAND, "Zap"])
    table.hurt("Private Lionizer", 7).do(f"play {STAND}", "Private Lionizer", "yes", "attack Sergeant Kup")
    assert table.asked.kind == "put on deck"


def test_blowpipe_focuses_and_counts_colours_as_an_upgrade() -> None:
    table = Table(["Raider Blowpipe, Air Force • Weapons", KUP], [SLUG, OPTIMUS], hand=[STAND],
                  deck=["Zap", "Leap Into Battle"])
    assert has(table, FOCUS, "Raider Blowpipe") == 1
    table.hurt("Raider Blowpipe", 6).do(f"play {STAND}", "Raider Blowpipe", "Optimus Prime", "yes")
    before = table.attack("Sergeant Kup")
    table.do("attack Sergeant Kup", "Dinobot Slug").settle()
    assert table.damage("Dinobot Slug") == before + 1 + 2 - 3  # the orange icon, and two colours


def test_smashdown_needs_more_colours_than_the_other_side() -> None:
    for theirs, more in (([], 2), (["Zap", "Leap Into Battle"], 0)):
        table = Table(["Private Smashdown, Ground Command • Artillery", KUP], [SLUG, OPTIMUS], hand=[STAND],
                      deck=["Photon Bomb", "Zap"], their_deck=theirs).hurt("Private Smashdown", 5)
        table.do(f"play {STAND}", "Private Smashdown", "Optimus Prime", "yes")
        before = table.attack("Sergeant Kup")
        table.do("attack Sergeant Kup", "Dinobot Slug").settle()
        assert table.damage("Dinobot Slug") == max(0, before + 1 + more - 3 - len(theirs) // 2)


# --- battle cards

def test_a_special_ops_mission_lays_two_secret_actions() -> None:
    table = Table([KUP], [SLUG], hand=["Special Ops Mission", "Hiding Spot", "Bolster"])
    table.do("play Special Ops Mission", "Hiding Spot", "Bolster")
    assert len(table.s.zones[SECRETS]) == 2


def test_a_daring_counterattack_counts_fallen_cassettes_and_likes_blaster() -> None:
    for team, pierce in ((["Blaster, Communications", STEELJAW], 6), ([KUP, STEELJAW], 0)):
        table = Table(team, [SLUG], hand=["Daring Counterattack"])
        move(table.s, table.slot("Steeljaw"), KO_AREA)
        table._again()
        first = team[0].split(",")[0]
        before = table.attack(first)
        table.do("play Daring Counterattack")
        assert table.attack(first) == before + 1 and has(table, PIERCE, first) == pierce


def test_a_defensive_formation_helps_all() -> None:
    table = Table([RAMJET], [SLUG, KUP], their_hand=["Defensive Formation"]).tap("Dinobot Slug")
    lay_secret(table.s, 1, table.s.zones[HAND + 1][0])
    table._again()
    table.do("attack Ramjet")
    while not table.can("yes"):
        table.do("no")
    before = table.defense("Sergeant Kup")
    table.do("yes").settle()
    assert table.damage("Dinobot Slug") == 7 - 3 - 1 and table.defense("Sergeant Kup") == before


@pytest.mark.parametrize(("upgrade", "on", "stat", "amount"), [
    ("Basic Combat Protocol", KUP, BOLD, 1), ("Combat Dagger", KUP, BOLD, 1), ("Smokethrower", KUP, BOLD, 2),
    ("Smoke Cloak", KUP, TOUGH, 1), ("Urban Camo", KUP, TOUGH, 1), ("Personal Targeting Drone", KUP, PIERCE, 1),
    ("Firecon Flame", CINDERSAUR, BOLD, 1), ("Obstructive Rhythm", STEELJAW, TOUGH, 1)])
def test_upgrades_with_keywords(upgrade: str, on: str, stat: object, amount: int) -> None:
    first = on.split(",")[0]
    table = Table([on], [SLUG])
    before = has(table, stat, first)
    assert has(table.equip(upgrade, first), stat, first) == before + amount


@pytest.mark.parametrize(("upgrade", "on", "attack", "defense"), [
    ("EM24 IR Laser Launcher", KUP, 3, 0), ("HV Electron Breacher", RAMJET, 2, 0), ("Compact Shield", KUP, 0, 1),
    ("Inner Groove", STEELJAW, 1, 1), ("Reflex Circuits", RAMJET, 0, 1), ("Sturdy Armor", CHROMIA, 0, 1)])
def test_upgrades_with_numbers(upgrade: str, on: str, attack: int, defense: int) -> None:
    first = on.split(",")[0]
    table = Table([on], [SLUG])
    before = table.attack(first), table.defense(first)
    table.equip(upgrade, first)
    assert (table.attack(first), table.defense(first)) == (before[0] + attack, before[1] + defense)


@pytest.mark.parametrize(("upgrade", "fits", "does_not"), [
    ("Compact Shield", KUP, RAMJET), ("HV Electron Breacher", RAMJET, KUP), ("Firecon Flame", CINDERSAUR, RAMJET),
    ("Reflex Circuits", RAMJET, CHROMIA), ("Sturdy Armor", CHROMIA, RAMJET), ("Inner Groove", STEELJAW, KUP),
    ("LV Gamma-Disruptor Launcher", "Decepticon Shockwave, Cybertron Commander", RAMJET)])
def test_whom_upgrades_may_be_put_on(upgrade: str, fits: str, does_not: str) -> None:
    assert Table([fits], [SLUG], hand=[upgrade]).can(f"play {upgrade}")
    assert not Table([does_not], [SLUG], hand=[upgrade]).can(f"play {upgrade}")


def test_circuits_and_armor_hold_against_one_role() -> None:
    for upgrade, on, attacker, more in (("Reflex Circuits", RAMJET, SLUG, 1), ("Sturdy Armor", CHROMIA, RAMJET, 1),
                                        ("Sturdy Armor", CHROMIA, SLUG, 0)):
        first, enemy = on.split(",")[0], attacker.split(",")[0]
        table = Table([attacker], [on, KUP]).tap(first).equip(upgrade, first)
        expected = max(0, table.attack(enemy) - table.defense(first) - more)
        table.fight(enemy, first)
        assert table.damage(first) == expected, upgrade


def test_two_launchers_share_a_slot_and_each_costs_a_card() -> None:
    table = Table(["Decepticon Shockwave, Cybertron Commander"], [SLUG], hand=["LV Gamma-Disruptor Launcher"] * 2,
                  their_hand=["Zap", "Medic!", "Data Pad"])
    table.do("play LV Gamma-Disruptor Launcher")
    table.do(table.named(table.asked.options[0]))
    table.s.upgrades = 1
    table._again()
    table.do("play LV Gamma-Disruptor Launcher")
    table.do(table.named(table.asked.options[0]))
    assert len(table.s.zones[GEAR]) == 2 and len(table.hand(1)) == 1


def test_a_targeting_drone_that_is_scrapped_takes_a_utility_along() -> None:
    table = Table([KUP], [SLUG], hand=["Minor Medic Kit"]).equip("Personal Targeting Drone", "Sergeant Kup")
    table.equip("Data Pad", "Dinobot Slug").do("play Minor Medic Kit")
    assert table.scrapped(1) == ["Data Pad"]
