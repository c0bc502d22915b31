"""Wave 2: what its characters do."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.cards import BATTLE_CARDS, CHARACTERS
from sparktable.games.tcg.facts.combat import cards_to_flip
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.state import BATTLEFIELD, HAND, KO_AREA, OUTSIDE, PARTS
from sparktable.games.tcg.stats import BOLD, PIERCE, TOUGH
from sparktable.games.tcg.verbs.history import lets_plan
from sparktable.kernel.zones import move
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
FLAMEWAR = "Flamewar, Veteran Decepticon"
ORANGE, BLUE, WHITE, TWO_ORANGE, GREEN = "Zap", "Armored Plating", "Data Pad", "Improvised Shield", "Tech Research"
BOT = 1


def in_ko_area(table: Table, name: str, mode: int = 0) -> Table:
    """The character lies in its KO area, fully damaged."""
    slot = table.slot(name)
    move(table.s, slot, KO_AREA + table.s.owner[slot])
    table.s.damage[slot] = CHARACTERS[next(each for each in CHARACTERS if name in each)].health
    return table.turn_to(name, mode)


def outside(table: Table, *names: str) -> Table:
    for name in names:
        table._take(0, name, OUTSIDE)
    table._again()
    return table


def test_air_raid_scraps_an_upgrade_of_whom_it_damages() -> None:
    table = Table(["Air Raid, Fearless Flyer"], [SLUG], deck=[ORANGE]).turn_to("Air Raid", BOT)
    table.equip("Data Pad", "Dinobot Slug").fight("Air Raid", "Dinobot Slug")
    assert "Data Pad" in table.scrapped(1)


def test_alpha_bravo_lets_others_attack() -> None:
    table = Table([KUP], ["Alpha Bravo, Airborne Special Ops"]).fight("Sergeant Kup", "Alpha Bravo")
    assert table.damage("Sergeant Kup") == 0


@pytest.mark.parametrize(("name", "told"), [
    ("Autobot Hot Rod, Impulsive Fighter", "damage"), ("Sunstreaker, Bold Warrior", "draw"),
    ("Prowl, Strategic Mastermind", "weapon"), ("Ironhide, Steadfast Brawler", "pierce"),
    ("Autobot Mirage, Counterintelligence", "hand")])
def test_sentinels_work_in_the_ko_area(name: str, told: str) -> None:
    table = Table([name, KUP], [SLUG], hand=["Data Pad"], their_hand=["Zap"])
    table.equip("Primary Laser", "Dinobot Slug")
    in_ko_area(table, name).do(f"flip {name.split(',')[0]}").settle()
    done = {"damage": table.damage("Dinobot Slug") == 1, "draw": len(table.hand()) == 2,
            "weapon": table.scrapped(1) == ["Primary Laser"], "hand": table.scrapped(1) == ["Zap"],
            "pierce": keyword(table.s, PIERCE, table.slot("Sergeant Kup")) == 2}
    assert [each for each, happened in done.items() if happened] == [told]


def test_sentinels_do_nothing_of_it_on_the_battlefield() -> None:
    table = Table(["Sunstreaker, Bold Warrior"], [SLUG], hand=["Zap"]).do("flip Sunstreaker")
    assert table.hand() == ["Zap"]


def test_springer_needs_the_upgrade() -> None:
    table = Table(["Autobot Springer, Aerial Defense"], [SLUG])
    springer = table.slot("Springer")
    assert keyword(table.s, BOLD, springer) == 0
    table.equip("Primary Laser", "Springer")
    assert keyword(table.s, BOLD, springer) == 2
    table.turn_to("Springer", 2)
    assert keyword(table.s, BOLD, springer) == keyword(table.s, TOUGH, springer) == 0


@pytest.mark.parametrize(("deck", "mode"), [([WHITE, ORANGE, BLUE], 0), ([ORANGE, ORANGE, BLUE], BOT)])
def test_bluestreak_turns_after_the_attack(deck: list[str], mode: int) -> None:
    table = Table(["Bluestreak, Reluctant Soldier"], [SLUG], deck=deck).turn_to("Bluestreak", BOT)
    table.fight("Bluestreak", "Dinobot Slug")
    assert table.s.mode[table.slot("Bluestreak")] == mode
    assert table.damage("Dinobot Slug") == 5 + 1 - 3 + (deck[0] == ORANGE) - (deck[0] == WHITE) * 0


def with_blurr() -> Table:
    return Table(["Blurr, Fastest Bot In The Galaxy"], [SLUG, RAMJET, KUP]).turn_to("Blurr", BOT)


def test_he_stops_at_an_untapped_one() -> None:
    table = with_blurr().do("attack Blurr", "Ramjet")
    assert table.damage("Ramjet") == 6 and table.damage("Dinobot Slug") == table.damage("Sergeant Kup") == 0


def test_bumblebee_pays_an_action_for_two_cards() -> None:
    table = Table(["Bumblebee, Trusted Lieutenant"], [SLUG], hand=["Zap", "Data Pad"]).turn_to("Bumblebee", BOT)
    table.do("attack Bumblebee", "yes")
    assert not table.can("Data Pad")
    table.do("Zap")
    assert len(table.hand()) == 3 and "Zap" in table.scrapped()


def test_sludge_draws_only_when_behind() -> None:
    for theirs, drawn in ((["Zap"], 2), ([], 0)):
        table = Table(["Dinobot Sludge, Dino Demolitions"], [SLUG], their_hand=theirs).turn_to("Sludge", BOT)
        table.fight("Dinobot Sludge", "Dinobot Slug")
        assert len(table.hand()) == drawn


def test_fireflight_with_four_counters() -> None:
    table = Table(["Fireflight, Sky High Recon"], [SLUG]).turn_to("Fireflight", BOT).hurt("Fireflight", 3)
    assert table.attack("Fireflight") == 2
    assert table.hurt("Fireflight", 4).attack("Fireflight") == 3


@pytest.mark.parametrize(("hand", "done"), [
    ([ORANGE, BLUE, WHITE, GREEN, ORANGE], 4), ([ORANGE, BLUE, WHITE], 0)])
def test_faq_w2_023_grapple_counts_colours_only(hand: list[str], done: int) -> None:
    table = Table(["Grapple, Autobot Architect", KUP], [SLUG], hand=hand).turn_to("Grapple", BOT)
    table.do("flip Grapple", "yes")
    assert table.damage("Dinobot Slug") == done and table.hand() == []


def test_grapple_in_battle() -> None:
    table = Table(["Grapple, Autobot Architect"], [RAMJET], deck=["Inverted", "Scrounge", BLUE])
    table.turn_to("Grapple", BOT)
    table.fight("Grapple", "Ramjet")
    assert table.damage("Ramjet") == 4 + 4 + 1


def test_optimus_prime_flips_somebody_in_the_ko_area() -> None:
    table = Table(["Optimus Prime, Gleaming Commander", "Sunstreaker, Bold Warrior", KUP], [RAMJET],
                  deck=[WHITE, ORANGE, BLUE], their_hand=["Zap"])
    in_ko_area(table, "Sunstreaker").turn_to("Optimus Prime", BOT).do("attack Optimus Prime", "Sunstreaker")
    assert table.s.mode[table.slot("Sunstreaker")] == BOT and len(table.hand()) == 1


def test_faq_w2_035_036_sentinels_from_outside() -> None:
    """One of each title; that one of them is on the team already does not matter."""
    prowl, ironhide = "Prowl, Strategic Mastermind", "Ironhide, Steadfast Brawler"
    table = outside(Table(["Optimus Prime, Gleaming Commander", prowl], [RAMJET]), prowl, prowl, ironhide)
    table.do("Prowl")
    assert not table.can("Prowl")
    table.do("Ironhide", "done")
    assert sorted(table.s.card(slot).name for slot in table.s.zones[KO_AREA]) == ["Ironhide", "Prowl"]


def test_warpath_and_acid_storm_deny_a_keyword() -> None:
    table = Table(["Warpath, Confident Sharpshooter", "Acid Storm, Toxic Terror"], [FLAMEWAR])
    foe = table.equip("Backup Beam", "Flamewar").equip("Sparring Gear", "Flamewar").slot("Flamewar")
    assert cards_to_flip(table.s, foe, True) == 4 and cards_to_flip(table.s, foe, False) == 4
    table.turn_to("Warpath", BOT)
    assert cards_to_flip(table.s, foe, False) == 2
    table.turn_to("Acid Storm", BOT)
    assert cards_to_flip(table.s, foe, True) == 2


@pytest.mark.parametrize(("top", "asked"), [("Press The Advantage", True), ("Zap", False)])
def test_windblade_plays_a_card_of_two_colours(top: str, asked: bool) -> None:
    table = Table(["Windblade, Combiner Hunter"], [SLUG], deck=[top]).turn_to("Windblade", BOT)
    table.do("flip Windblade")
    assert table.can("Press The Advantage") == asked


def test_bombshell_buys_the_defender() -> None:
    table = Table(["Bombshell, Decepticon Psy Ops"], [FLAMEWAR, SLUG], hand=["Zap"] * 6).turn_to("Bombshell", BOT)
    table.do("attack Bombshell", "Flamewar", "yes", *["Zap"] * 5)
    assert table.koed("Flamewar") and table.hand() == ["Zap"] and not table.s.turn_flips


def test_bombshell_cannot_pay_too_little() -> None:
    table = Table(["Bombshell, Decepticon Psy Ops"], [SLUG], hand=["Zap"] * 6).turn_to("Bombshell", BOT)
    table.do("attack Bombshell")
    assert len(table.hand()) == 6 and not table.koed("Dinobot Slug")


def test_blitzwing_turns_to_one_of_his_other_modes_after_the_battle() -> None:
    table = Table(["Blitzwing, Relentless Foe"], [RAMJET], deck=[ORANGE, BLUE]).turn_to("Blitzwing", BOT)
    table.do("attack Blitzwing")
    assert table.asked.kind == "mode" and len(table.asked.options) == 2 and table.damage("Ramjet") == 6


def test_faq_w2_022_divebomb_reveals_one_at_random() -> None:
    for held, scrapped in ((["Zap", "Zap"], ["Zap"]), (["Data Pad", "Data Pad"], [])):
        table = Table(["Divebomb, Aerial Assault"], [SLUG], hand=["Zap"], their_hand=held).do("flip Divebomb")
        assert table.scrapped(1) == scrapped
        assert sum(table.s.known[slot] & 1 for slot in table.s.zones[HAND + 1]) == (not scrapped)


def test_faq_w2_031_motormaster_lets_another_stunticon_defend() -> None:
    table = Table([SLUG], ["Motormaster, Stunticon Leader", "Dead End, Doomed Loner", KUP])
    table.turn_to("Motormaster", BOT)
    table.tap("Motormaster").do("attack Dinobot Slug")
    assert table.asked.seat == 1 and not table.can("Sergeant Kup")
    table.do("Dead End")
    assert table.damage("Motormaster") == 0 and table.damage("Dead End") == 1
    table = Table([SLUG], ["Motormaster, Stunticon Leader", "Dead End, Doomed Loner"]).turn_to("Motormaster", BOT)
    table.tap("Motormaster").do("attack Dinobot Slug", "done")
    assert table.damage("Motormaster") == 2


def test_starscream_returns_a_card_that_plans() -> None:
    table = Table(["Starscream, Decepticon King"], [RAMJET], scrap=["Zap", "Master Plan"]).turn_to("Starscream", BOT)
    assert table.do("flip Starscream").hand() == ["Master Plan"]
    assert lets_plan(BATTLE_CARDS["Security Console"]) and not lets_plan(BATTLE_CARDS["Incoming Transmission"])


def test_thrust_lends_his_attack() -> None:
    table = Table(["Thrust, Supersonic Interceptor", KUP], [RAMJET]).do("attack Sergeant Kup", "yes")
    assert table.damage("Ramjet") == 3 + 3 and table.s.tapped[table.slot("Thrust")]


def test_megatron_grows_with_each_upgrade() -> None:
    table = Table(["Megatron, Cybertronian Tyrant"], [SLUG], hand=["Data Bank"]).turn_to("Megatron", BOT)
    assert table.do("play Data Bank").attack("Megatron") == 4


CONSTRUCTICONS = ["Scrapper, Construction Foreman", "Longhaul, Transport", "Mixmaster, Materials Fabrication",
                  "Scavenger, Mining And Salvage", "Hook, Surgical Engineer", "Bonecrusher, Demolitions"]


def test_the_tower_stands_with_scrapper_only_and_grows() -> None:
    table = Table(CONSTRUCTICONS, [RAMJET], hand=["Zap"])
    assert table.s.tower == (1, 0)
    table.do("attack Hook", "yes")
    assert table.s.tower == (2, 0)
    table = Table(CONSTRUCTICONS[1:], [RAMJET], hand=["Zap"]).do("attack Hook", "yes")
    assert table.s.tower == (0, 0)


def test_scrapper_counts_the_fallen_from_the_ko_area_too() -> None:
    table = Table([SLUG], [*CONSTRUCTICONS], hand=["Plasma Burst"]).turn_to("Scrapper", BOT)
    in_ko_area(table, "Scrapper", BOT).hurt("Mixmaster", 3).do("play Plasma Burst", "Mixmaster")
    assert table.s.tower == (0, 2)


def combined(enigma: str, team: list[str], form: str, *, damaged: dict[str, int] | None = None) -> Table:
    table = Table(team, [RAMJET, SLUG], hand=[enigma, "Zap"])
    for name in team:
        table.turn_to(name, BOT)
    for name, counters in (damaged or {}).items():
        table.hurt(name, counters)
    table.do(f"play {enigma}")
    assert table.s.where[table.slot(form)] == BATTLEFIELD
    return table


STUNTICONS = ["Dead End, Doomed Loner", "Breakdown, Paranoid Scout", "Decepticon Drag Strip, Cutthroat Warrior",
              "Motormaster, Stunticon Leader", "Offroad, All-Terrain Soldier"]
AERIALBOTS = ["Air Raid, Fearless Flyer", "Alpha Bravo, Airborne Special Ops", "Skydive, Air Warfare Specialist",
              "Silverbolt, Aerialbot Leader", "Fireflight, Sky High Recon"]
DINOBOTS = ["Grimlock, Powerful Commander", "Dinobot Sludge, Dino Demolitions", "Dinobot Slug, Battering Ram",
            "Dinobot Swoop, Bombardier", "Dinobot Snarl, Spiked Battler"]


def test_faq_w2_028_menasor_has_an_action_more() -> None:
    table = combined("Stunticon Enigma", STUNTICONS, "Menasor", damaged={"Dead End": 3, "Offroad": 2})
    assert table.damage("Menasor") == 5 and len(table.hand()) == 3 and table.s.actions == 0
    assert table.can(f"play {table.hand()[0]}")


def test_faq_w2_001_superion_combines_and_his_enigma_does_no_more() -> None:
    table = combined("Aerialbot Enigma", AERIALBOTS, "Superion")
    table.do("Ramjet")
    assert (table.damage("Ramjet"), table.damage("Dinobot Slug")) == (3, 0)
    table.s.actions = 1
    table._take(0, "Aerialbot Enigma", HAND)
    table._again()
    table.do("play Aerialbot Enigma")
    assert (table.damage("Ramjet"), table.damage("Dinobot Slug")) == (4, 1)


def test_an_enigma_needs_all_in_bot_mode() -> None:
    table = Table(AERIALBOTS, [RAMJET], hand=["Aerialbot Enigma"])
    for name in AERIALBOTS[1:]:
        table.turn_to(name, BOT)
    table.do("play Aerialbot Enigma")
    assert table.s.where[table.slot("Superion")] == PARTS


def test_the_ko_area_counts_for_an_enigma() -> None:
    table = Table(AERIALBOTS, [RAMJET], hand=["Aerialbot Enigma"])
    for name in AERIALBOTS[1:]:
        table.turn_to(name, BOT)
    in_ko_area(table, "Air Raid", BOT).do("play Aerialbot Enigma")
    assert table.damage("Superion") == 8


def test_another_dinobot_is_no_part_of_volcanicus() -> None:
    table = Table([*DINOBOTS[1:], SLUG], [RAMJET], hand=["Dinobot Enigma"])
    for slot in table.s.zones[BATTLEFIELD]:
        table.s.mode[slot] = BOT
    table.do("play Dinobot Enigma")
    assert table.s.where[table.slot("Volcanicus")] == PARTS


def test_volcanicus_burns_the_defender_on_the_turn_he_is_combined() -> None:
    table = Table(DINOBOTS, [RAMJET], hand=["Dinobot Enigma", "Zap"], deck=[ORANGE, TWO_ORANGE])
    for name in DINOBOTS:
        table.turn_to(name, BOT)
    table.do("play Dinobot Enigma").fight("Volcanicus", "Ramjet")
    assert table.damage("Ramjet") == 2 + 6 + 3


def test_devastator_and_his_tower() -> None:
    table = combined("Constructicon Enigma", CONSTRUCTICONS, "Devastator", damaged={"Hook": 3})
    assert table.damage("Devastator") == 2 and table.attack("Devastator") == 6
    table.s.tower = (10, 0)
    assert table.attack("Devastator") == 10 and keyword(table.s, BOLD, table.slot("Devastator")) == 2


def dreadwing(mine: list[str]) -> Table:
    table = Table([*mine], [RAMJET, SLUG], hand=["Zap"] * 4)
    for name in mine:
        if "Kup" not in name:
            table.turn_to(name, BOT)
    return table


def test_dreadwing_is_paid_for_at_the_end_of_the_turn() -> None:
    table = dreadwing(["Dreadwind, Air Defense", "Blackwing, Aerial Attacker"])
    in_ko_area(table, "Blackwing", BOT).do("attack Dreadwind", "Ramjet", "yes", "Zap", "Zap", "Zap")
    assert table.s.where[table.slot("Dreadwing, Sky")] == BATTLEFIELD and table.damage("Dreadwing, Sky") == 12


def test_dreadwing_has_two_slots_of_each_kind() -> None:
    table = dreadwing(["Dreadwind, Air Defense", "Blackwing, Aerial Attacker"])
    table.equip("Primary Laser", "Dreadwind").equip("Flamethrower", "Blackwing")
    table.do("attack Dreadwind", "Ramjet", "trigger Dreadwind", "yes", "Zap", "Zap", "Zap")
    assert table.s.turn == 4, "the other one has nothing left to combine"
    assert table.attack("Dreadwing, Sky") == 7 + 2 and keyword(table.s, BOLD, table.slot("Dreadwing, Sky")) == 2
