"""Wave 3: the characters, Battle Masters and cassette carriers among them, and the promotional ones."""
from __future__ import annotations

from typing import Any

import pytest

from sparktable.games.tcg.card import UPGRADE
from sparktable.games.tcg.cards import BATTLE_CARDS
from sparktable.games.tcg.decks import Deck, faults
from sparktable.games.tcg.deeds.knockout import knock_out
from sparktable.games.tcg.deeds.upgrading import return_upgrade
from sparktable.games.tcg.facts.slots import upgrades
from sparktable.games.tcg.facts.stats import is_upgrade, keyword
from sparktable.games.tcg.outlook import outlook
from sparktable.games.tcg.state import BATTLEFIELD, DECK, HAND, KO_AREA, UNDER
from sparktable.games.tcg.stats import BOLD, BRAVE, FOCUS, STEALTH, TOUGH
from sparktable.kernel.decisions import NO, YES
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending, take
from sparktable.kernel.view import view
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
BOMBSHELL, MEGATRON = "Bombshell, Insecticon Mind-Controller", "Megatron, Living Weapon"
WHITE, ORANGE, BLUE, GREEN = "Data Pad", "Zap", "Armored Plating", "Reactive Armor"
FIREDRIVE, COG = "Private Firedrive, Ground Command • Artillery", "Sergeant Cog, Artillery • Mechanic"


def worn(table: Table, name: str) -> list[str]:
    return [table.s.card(slot).name for slot in upgrades(table.s, table.slot(name))]


def has(table: Table, stat: str, name: str) -> int:
    return keyword(table.s, stat, table.slot(name))


def flip(name: str, *others: str, **more: Any) -> Table:
    """It stands in bot mode and flips to alt mode."""
    table = Table([name, *others], more.pop("theirs", [SLUG]), **more).turn_to(name, 1)
    for hurt, damage in more.pop("hurt", {}).items():
        table.hurt(hurt, damage)
    return table.do(f"flip {name.split(',')[0]}")


# Autobots


@pytest.mark.parametrize("on_her,most", [(9, 7), (0, 10)])
def test_faq_w3_022_elita_takes_no_more_than_she_can_bear(on_her: int, most: int) -> None:
    table = Table(["Captain Elita-1, Special Ops • Ranger", MEGATRON], [SLUG]).turn_to("Elita", 1)
    table.hurt("Elita", on_her).hurt("Megatron", 10)
    table.do("flip Captain Elita-1")
    assert max(option.value("number") for option in table.asked.options) == most


def test_ratchet_grows_with_what_is_repaired() -> None:
    ratchet = "Specialist Ratchet, Engineering • Rescue & Repair"
    for damage, more in ((5, 2), (1, 1), (0, 0)):
        table = Table([RAMJET, ratchet], [SLUG], hand=["Medic!", "Zap"]).settle()
        table.turn_to("Ratchet", 1).hurt("Ramjet", damage)
        was = table.attack("Ratchet")
        table.do("play Medic!", "Ramjet")
        assert table.attack("Ratchet") == was + more


@pytest.mark.parametrize("name,card", [
    ("Captain Wheeljack, Engineering • Scientist", "Brainstorm"),
    ("Specialist Ratchet, Engineering • Rescue & Repair", "Medic!"),
    ("Private Trailbreaker, Infantry • Fortification And Defense", "Force Field"),
    ("Major Ultra Magnus, Infantry • City Commander", "Ultra Magnus Armor")])
def test_faq_w3_030_036_040_052_before_the_game(name: str, card: str) -> None:
    deck = {"name": "one", "team": [name], "cards": {card: 1, **dict.fromkeys(("Zap", "Repair Bay"), 3), **{
        each: 3 for each in ("Data Pad", "Data Bank", "Supercharge", "New Designs", "Primary Laser", "Flamethrower",
                             "Body Armor", "Repurpose", "Rock Toss", "Steady Shot", "Dismantle")}}}
    game = open_game("tcg", {"decks": [deck, "Autobots Starter Set"], "begins": 0})
    for answer in (YES, NO):
        s: Any = game.set_up(5)
        asked = pending(s)
        assert asked is not None and asked.kind == "fetch" and asked.seat == 0
        assert outlook(view(s, 0), answer) == [], "it lies unseen in the deck"
        take(s, answer)
        pending(s)
        character = s.zones[BATTLEFIELD][0]
        held = [s.card(slot).name for slot in s.zones[HAND]]
        on = [s.card(slot).name for slot in upgrades(s, character)]
        fetched = answer == YES
        if BATTLE_CARDS[card].type == UPGRADE:
            assert on == ([card] if fetched else []) and len(held) == 3 + 1
        else:
            assert len(held) == 3 + 1 + fetched and (card in held or not fetched)


def test_general_optimus_prime_leads_the_others() -> None:
    table = Table(["General Optimus Prime, Infantry • Leader", RAMJET], [SLUG])
    assert has(table, BOLD, "Ramjet") == has(table, TOUGH, "Ramjet") == 1 and not has(table, BOLD, "General")
    table.turn_to("General", 1)
    assert not has(table, BOLD, "Ramjet")
    assert has(table, BOLD, "General") == has(table, TOUGH, "General") == has(table, FOCUS, "General") == 1


@pytest.mark.parametrize("weapon,more", [("Flamethrower", 2), (BLUE, 0)])
def test_major_prowl_punishes_weapons(weapon: str, more: int) -> None:
    table = Table(["Major Prowl, Infantry • Strategist"], [SLUG]).turn_to("Prowl", 1).equip(weapon, "Dinobot Slug")
    defense = table.defense("Dinobot Slug")
    table.fight("Major Prowl", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == 5 - defense + more


def test_arcee_with_a_weapon() -> None:
    table = Table(["Private Arcee, Special Ops • Warrior"], [SLUG]).turn_to("Arcee", 1)
    assert not has(table, BOLD, "Arcee")
    table.equip("Primary Laser", "Arcee")
    assert has(table, BOLD, "Arcee") == has(table, TOUGH, "Arcee") == 1


def test_micro_masters_hide_while_untapped() -> None:
    table = Table(["Private Flak, Artillery • Tactics"], [SLUG])
    assert has(table, STEALTH, "Flak")
    table.tap("Private Flak")
    assert not has(table, STEALTH, "Flak")


def test_faq_w3_014_a_price_that_cannot_be_paid() -> None:
    flak = "Private Flak, Artillery • Tactics"
    table = Table([flak], [SLUG], hand=[BLUE, "Primary Laser"]).turn_to("Flak", 1)
    assert not table.can("tap Private Flak Private Flak")
    table = Table([flak], [SLUG], hand=["Zap", "Primary Laser"]).turn_to("Flak", 1)
    table.do("tap Private Flak Private Flak")
    while table.asked.kind == "scrap":
        table.do("Zap")
    table.do("Primary Laser")
    assert worn(table, "Private Flak") == ["Primary Laser"] and table.s.upgrades == 1
    assert table.s.tapped[table.slot("Private Flak")]


def test_sideswipe_untaps_only_in_the_enemys_turn() -> None:
    sideswipe = "Private Sideswipe, Infantry • Soldier"
    table = Table([RAMJET], [sideswipe, KUP]).turn_to("Sideswipe", 1).tap("Sideswipe", "Sergeant Kup")
    table.hurt("Sergeant Kup", 7).do("attack Ramjet", "Sergeant Kup").settle()
    assert table.koed("Sergeant Kup") and not table.s.tapped[table.slot("Sideswipe")]


def test_trailbreaker_is_brave_behind_armor() -> None:
    trailbreaker = "Private Trailbreaker, Infantry • Fortification And Defense"
    table = Table([RAMJET], [trailbreaker]).settle().turn_to("Trailbreaker", 1)
    assert not has(table, BRAVE, "Trailbreaker")
    assert has(table.equip(BLUE, "Trailbreaker"), BRAVE, "Trailbreaker")


def test_eject_may_scrap_what_he_saw() -> None:
    table = flip("Eject, Electronic Surveillance", deck=[ORANGE, BLUE])
    table.do(table.named(table.asked.options[0]))
    assert {ORANGE, BLUE} <= {*table.scrapped()}


def test_ramhorn_moves_an_armor() -> None:
    table = Table(["Ramhorn, Warrior", KUP, RAMJET], [SLUG]).turn_to("Ramhorn", 1).equip(BLUE, "Sergeant Kup")
    table.do("flip Ramhorn")
    table.do(table.named(table.asked.options[0]), "Ramjet")
    assert worn(table, "Ramjet") == [BLUE] and not worn(table, "Sergeant Kup")


def test_steeljaw_makes_the_big_ones_bold() -> None:
    table = Table(["Steeljaw, Tracker", RAMJET, KUP], [SLUG]).turn_to("Steeljaw", 1)
    assert [has(table, BOLD, name) for name in ("Steeljaw", "Ramjet", "Sergeant Kup")] == [1, 1, 0]


def test_omnibots_count_those_with_the_same_kind() -> None:
    downshift, camshaft = "Private Downshift, Special Ops • Security Agent", "Private Camshaft, Special Ops • Scout"
    table = Table([downshift, camshaft], [SLUG]).settle().turn_to("Downshift", 1)
    table.equip("Primary Laser", "Downshift").equip("Primary Laser", "Camshaft")
    table.do("attack Private Camshaft").settle()
    assert len(table.scrapped()) == 2 + 2


# Decepticons


def test_captain_starscream_hurts_who_loses_an_upgrade() -> None:
    table = Table(["Captain Starscream, Infantry • Air Commander"], [SLUG, KUP], hand=["Ramming Speed"])
    table.turn_to("Starscream", 1).equip("Primary Laser", "Sergeant Kup").do("play Ramming Speed")
    assert table.damage("Sergeant Kup") == 1 and table.damage("Dinobot Slug") == 0


def test_needlenose_likes_single_stars() -> None:
    needlenose = "Raider Needlenose, Air Force • Soldier"
    table = Table([needlenose, RAMJET], [SLUG], hand=["EMP Wave"]).turn_to("Needlenose", 1).do("play EMP Wave")
    assert table.damage("Dinobot Slug") == 1
    table = Table([needlenose, RAMJET], [SLUG], hand=["Supercharge"]).turn_to("Needlenose", 1).do("play Supercharge")
    table.settle()
    assert table.damage("Dinobot Slug") == 0


@pytest.mark.parametrize("enemy,damage", [(BOMBSHELL, 2), (SLUG, 1)])
def test_raider_ravage_pierces_high_defense(enemy: str, damage: int) -> None:
    table = Table(["Raider Ravage, Espionage • Saboteur"], [enemy]).turn_to("Ravage", 1)
    table.do("tap Raider Ravage Raider Ravage").settle()
    assert table.damage(enemy.split(",")[0]) == damage


@pytest.mark.parametrize("held,bold", [([GREEN] * 3, 6), ([GREEN, "Dismantling Claw", "Covert Armor"], 3)])
def test_faq_w3_045_storm_cloud_scraps_three_green(held: list[str], bold: int) -> None:
    storm_cloud = "Raider Storm Cloud, Infantry • Electronic Warfare"
    table = Table([storm_cloud], [SLUG], hand=held).turn_to("Storm Cloud", 1)
    table.do("tap Raider Storm Cloud Raider Storm Cloud")
    while table.asked.kind == "scrap":
        table.do(table.named(table.asked.options[0]))
    assert has(table, BOLD, "Storm Cloud") == bold and table.hand() == []
    assert not Table([storm_cloud], [SLUG], hand=held[:2]).turn_to("Storm Cloud", 1).can(
        "tap Raider Storm Cloud Raider Storm Cloud")


def test_faq_w3_051_skywarp_takes_one_or_two_of_different_names() -> None:
    skywarp = "Sergeant Skywarp, Black Ops • Seeker"
    table = Table([skywarp], [SLUG], scrap=["Bolster", "Bolster", "Infiltrate"]).turn_to("Skywarp", 1)
    table.do("flip Sergeant Skywarp", "Bolster")
    assert not table.can("Bolster") and table.can("Infiltrate")
    table.do("done")
    assert table.hand() == ["Bolster"]


def test_skywarp_draws_for_a_secret_action() -> None:
    table = Table(["Sergeant Skywarp, Black Ops • Seeker"], [SLUG], hand=["Bolster"]).turn_to("Skywarp", 1)
    assert len(table.do("play Bolster").settle().hand()) == 1


def test_frenzy_shows_two_and_may_scrap_them() -> None:
    table = flip("Frenzy, Warrior", their_deck=[ORANGE, BLUE])
    assert table.asked.seat == 0
    table.do(table.named(table.asked.options[0]))
    assert {ORANGE, BLUE} <= {*table.scrapped(1)}


# Battle Masters, a Weaponizer, carriers, promotional characters


def test_faq_w3_004_005_006_007_firedrive_becomes_a_weapon() -> None:
    table = Table([RAMJET], [FIREDRIVE, "Sergeant Hound, Infantry • Recon"], their_hand=[ORANGE, BLUE])
    table.turn_to("Hound", 1).hurt("Firedrive", 9).do("attack Ramjet", "Private Firedrive")
    table.do("yes").settle()
    assert worn(table, "Hound") == ["Private Firedrive"]
    assert table.attack("Hound") == 4 + 3
    table.s.pending = None
    table.do("attack Sergeant Hound", ORANGE, "done").settle()
    assert table.damage("Ramjet") == 4 + 3 + 1


def test_a_weapon_that_was_firedrive_ends_in_the_ko_area() -> None:
    table = Table([RAMJET], [FIREDRIVE, KUP]).hurt("Firedrive", 9).do("attack Ramjet", "Private Firedrive", "yes")
    table.settle()
    slot = table.slot("Firedrive")
    return_upgrade(table.s, slot)
    table.s.pending = None
    pending(table.s)
    assert table.s.where[slot] == KO_AREA + 1 and is_upgrade(table.s, slot)


def test_faq_w3_046_047_cog_arms_everybody() -> None:
    table = Table([RAMJET], [COG, KUP, FIREDRIVE], their_hand=[BLUE]).hurt("Cog", 11)
    table.do("attack Ramjet", "Sergeant Cog", "yes", "put on Private Firedrive")
    assert worn(table, "Firedrive") == ["Sergeant Cog"] and len(table.hand(1)) == 3
    table.do(BLUE)
    assert BLUE in worn(table, "Sergeant Kup") or BLUE in worn(table, "Firedrive")


def test_pteraxadon_takes_the_base_defense_only() -> None:
    table = Table([KUP, "Private Pteraxadon, Air Command • Artillery"], [BOMBSHELL], deck=[WHITE, WHITE])
    table.hurt("Pteraxadon", 0)
    knock_out(table.s, table.slot("Pteraxadon"))
    table.s.pending = None
    table.do("yes").equip(BLUE, "Bombshell")
    attack = table.attack("Sergeant Kup")
    table.do("attack Sergeant Kup").settle()
    assert table.damage("Bombshell") == attack - 1


BLASTER, SOUNDWAVE = "Blaster, Communications", "Soundwave, Communications"
CASSETTES = ["Eject, Electronic Surveillance", "Ramhorn, Warrior", "Steeljaw, Tracker"]


def test_cassettes_start_under_their_carrier_and_raise_the_limit() -> None:
    table = Table([BLASTER, KUP, *CASSETTES[:2]], [SLUG])
    assert len(table.s.zones[UNDER]) == 2 and len(table.s.zones[BATTLEFIELD]) == 2
    assert [fault.key for fault in faults(Deck("", (BLASTER, *CASSETTES, ), (("Zap", 40),)))] == ["too many alike"]
    cards = Deck("", (BLASTER, *CASSETTES, "Arcee, Skilled Fighter"), ())
    assert ("too many stars", 28) in [(fault.key, dict(fault.args).get("limit")) for fault in faults(cards)]


def test_blaster_deploys_in_bot_mode_and_plays_the_top_card() -> None:
    table = Table([BLASTER, KUP, *CASSETTES[:2]], [SLUG], deck=["Plasma Burst"])
    table.do("flip Blaster", "deploy Ramhorn" if table.can("deploy Ramhorn") else "Ramhorn").settle()
    assert table.s.mode[table.slot("Ramhorn")] == 1 and table.damage("Dinobot Slug") == 2


def test_soundwave_puts_a_card_of_theirs_back() -> None:
    table = Table([SOUNDWAVE, KUP, "Frenzy, Warrior"], [SLUG], their_hand=["Zap", "Medic!"]).do("flip Soundwave")
    table.do("Zap")
    assert table.hand(1) == ["Medic!"] and table.s.card(table.s.zones[DECK + 1][-1]).name == "Zap"


def test_recover_cassette_puts_one_back_whole() -> None:
    table = Table([KUP, "Frenzy, Warrior"], [SLUG], hand=["Recover Cassette", "Zap"]).do("play Recover Cassette")
    assert table.asked.kind == "main", "nobody is there to go under"
    table = Table([SOUNDWAVE, KUP, "Frenzy, Warrior"], [SLUG], hand=["Recover Cassette", "Zap"])
    table.do("flip Soundwave")
    table.equip(BLUE, "Frenzy").hurt("Frenzy", 3).hurt("Sergeant Kup", 5)
    table.s.flips = 1
    table.do("play Recover Cassette")
    table.do(table.named(table.asked.options[0]), "Sergeant Kup")
    assert table.s.zones[UNDER] == [table.slot("Frenzy")] and table.damage("Frenzy") == 0
    assert table.damage("Sergeant Kup") == 3 and BLUE in table.scrapped()
    assert "Recover Cassette" in [table.s.card(slot).name for slot in table.s.zones[KO_AREA]]
    assert table.can("flip Soundwave")


@pytest.mark.parametrize("answer,takes", [("yes", 2), ("no", 0)])
def test_omega_supreme_may_take_two_of_it(answer: str, takes: int) -> None:
    table = Table([RAMJET], ["Omega Supreme, Autobot Defense Base", SLUG]).turn_to("Omega", 1).tap("Dinobot Slug")
    table.do("attack Ramjet")
    assert table.asked.kind == "take some" and table.asked.seat == 1
    table.do(answer).settle()
    assert table.damage("Omega Supreme") == takes and table.damage("Dinobot Slug") == 4 - takes


def test_nightbird_answers_actions_and_collects_a_bounty() -> None:
    nightbird = "Nightbird, Enigmatic Agent"
    table = Table([RAMJET], [nightbird], hand=["Supercharge"]).do("play Supercharge")
    assert table.damage("Ramjet") == 1


def test_nightbird_plays_an_action_from_the_enemys_scrap_pile() -> None:
    table = Table([KUP, SLUG], ["Nightbird, Enigmatic Agent", SLUG], hand=["Strafing Run"]).hurt("Sergeant Kup", 6)
    table.do("play Strafing Run", "Dinobot Slug").turn_to("Nightbird", 1)
    table.do("attack Dinobot Slug", "Nightbird").settle()
    assert table.s.active == 1
    table.tap("Sergeant Kup").equip("Primary Laser", "Nightbird").equip("Primary Laser", "Nightbird")
    hurt = table.damage("Dinobot Slug")
    table.do("attack Nightbird", "Sergeant Kup").settle()
    assert table.koed("Sergeant Kup") and table.damage("Dinobot Slug") == hurt + 1


def test_nightbirds_bounty_is_used_by_other_cards_too() -> None:
    """Contract Contingency uses a Bounty after 4 or more attack damage that did not KO."""
    table = Table([SLUG, KUP], ["Nightbird, Enigmatic Agent", SLUG], hand=["Strafing Run"],
                  their_hand=["Contract Contingency"])
    table.do("play Strafing Run", "Dinobot Slug").turn_to("Nightbird", 1).turn_to("Dinobot Slug", 1)
    table.do("attack Sergeant Kup", "Nightbird").settle()
    assert table.s.active == 1
    table.tap("Dinobot Slug").do("play Contract Contingency", "Nightbird", "attack Nightbird", "Dinobot Slug")
    table.settle()
    assert not table.koed("Dinobot Slug") and table.damage("Sergeant Kup") == 1, "Strafing Run was played again"
