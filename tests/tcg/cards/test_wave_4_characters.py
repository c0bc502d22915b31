"""Characters of wave 4."""
from __future__ import annotations

from sparktable.games.tcg.deeds.upgrading import scrap_upgrade
from sparktable.games.tcg.facts.combat import cards_to_flip, defenders
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.stats import BOLD, FOCUS, STEALTH, TOUGH
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
ARCEE, MUDFLAP = "Arcee, Skilled Fighter", "Mudflap, Hired Muscle"
RED_ALERT, DAZZLESTRIKE = "Red Alert, Security Chief", "Private Dazzlestrike, Ground Command • Artillery"


def test_jetfire_keeps_the_upgrades() -> None:
    table = Table(["Captain Jetfire, Engineering • Air Guardian"], [SLUG],
                  deck=["Zap", "Primary Laser", "Medic!", "Armored Plating", "Roll Out!", "Data Bank"])
    table.turn_to("Captain Jetfire", 1).do("flip Captain Jetfire")
    assert sorted(table.hand()) == ["Armored Plating", "Primary Laser"]
    assert sorted(table.scrapped()) == ["Medic!", "Roll Out!", "Zap"]


def test_bounty_comes_with_a_ko_only() -> None:
    for hurt, drawn in ((12, 2), (0, 0)):
        table = Table(["Deadlock, Soldier Of Fortune"], [SLUG, KUP]).turn_to("Deadlock", 1).hurt("Dinobot Slug", hurt)
        table.fight("Deadlock", "Dinobot Slug")
        assert len(table.hand()) == drawn and table.s.mode[table.slot("Deadlock")] == (0 if drawn else 1)


def test_the_iceblade_hurts_whom_it_is_moved_away_from() -> None:
    table = Table([DAZZLESTRIKE, KUP, RED_ALERT], [SLUG], hand=["One Shall Stand, One Shall Fall", "Swap Parts"])
    table.hurt("Dazzlestrike", 7).hurt("Red Alert", 4)
    table.do("play One Shall Stand, One Shall Fall", "Private Dazzlestrike", "yes", "put on Sergeant Kup").settle()
    table.s.actions = 1
    table._again()
    table.do("play Swap Parts").settle()
    assert (table.damage("Sergeant Kup"), table.damage("Red Alert")) == (3, 1)


def test_what_an_ability_knocks_out_earns_no_bounty() -> None:
    """The attack damage sets off Squish Them Like Bugs, which deals the last damage."""
    table = Table(["Octone, Capricious Agitator"], [RED_ALERT, KUP], hand=["Squish Them Like Bugs"])
    table.turn_to("Octone", 1).tap("Red Alert").hurt("Red Alert", 5)
    table.do("play Squish Them Like Bugs", "attack Octone")
    assert table.koed("Red Alert") and table.damage("Sergeant Kup") == 1


def test_deadlock_hides_from_autobots_and_decepticons() -> None:
    table = Table([KUP], ["Deadlock, Soldier Of Fortune", SLUG]).do("attack Sergeant Kup")
    assert not table.can("Deadlock")
    table = Table([MUDFLAP], ["Deadlock, Soldier Of Fortune", SLUG]).do("attack Mudflap")
    assert table.can("Deadlock") and table.can("Dinobot Slug")


def test_a_micro_master_hides_while_untapped_and_pays_with_a_colour() -> None:
    fixit = "Private Fixit, Rescue Patrol • Medic"
    table = Table([RAMJET], [fixit, SLUG])
    assert defenders(table.s, table.slot("Ramjet")) == [table.slot("Dinobot Slug")]
    table = Table([fixit], [SLUG], hand=["Zap", "Backup Plan"]).turn_to("Private Fixit", 1)
    table.do(next(table.named(each) for each in table.asked.options if each.kind == "tap")).settle()
    assert "Backup Plan" in table.scrapped() and len(table.hand()) == 4 and table.s.tapped[table.slot("Fixit")]
    table = Table([fixit], [SLUG], hand=["Zap"]).turn_to("Private Fixit", 1)
    assert not any(each.kind == "tap" for each in table.asked.options)


def test_a_leader_grows_with_the_fallen_of_the_patrol() -> None:
    table = Table(["Private Powertrain, Off-Road Patrol • Patrol Leader",
                   "Private Highjump, Off-Road Patrol • Infiltration"], [SLUG],
                  hand=["One Shall Stand, One Shall Fall"])
    assert keyword(table.s, BOLD, table.slot("Highjump")) == 1
    table.turn_to("Powertrain", 1).hurt("Highjump", 5).do("play One Shall Stand, One Shall Fall", "Private Highjump")
    table.settle()
    assert table.attack("Powertrain") == 3 and table.defense("Powertrain") == 3


def test_the_iceblade_heals_and_takes_it_back() -> None:
    table = Table(["Private Dazzlestrike, Ground Command • Artillery", KUP], [SLUG],
                  hand=["One Shall Stand, One Shall Fall"]).hurt("Dazzlestrike", 7).hurt("Sergeant Kup", 4)
    table.do("play One Shall Stand, One Shall Fall", "Private Dazzlestrike", "yes").settle()
    assert table.damage("Sergeant Kup") == 1 and table.attack("Sergeant Kup") == 6
    scrap_upgrade(table.s, table.slot("Dazzlestrike"))
    table._again()
    table.settle()
    assert table.damage("Sergeant Kup") == 4 and table.koed("Dazzlestrike")


def test_astrotrain_needs_his_upgrades() -> None:
    for equipped, damage in ((("Armored Plating",), 3), (("Armored Plating", "Data Bank"), 5)):
        table = Table(["Captain Astrotrain, Space Force • Transport"], [SLUG]).turn_to("Astrotrain", 2)
        for name in equipped:
            table.equip(name, "Astrotrain")
        table.fight("Captain Astrotrain", "Dinobot Slug")
        assert table.damage("Dinobot Slug") == damage


def test_apeface_changes_with_his_wounds() -> None:
    table = Table(["Raider Apeface, Espionage • Commando"], [SLUG])
    ape = table.slot("Apeface")
    assert keyword(table.s, FOCUS, ape) == 1
    table.hurt("Apeface", 1)
    assert keyword(table.s, FOCUS, ape) == 0
    table.turn_to("Apeface", 2)
    assert keyword(table.s, BOLD, ape) == 2
    table.hurt("Apeface", 10)
    assert keyword(table.s, BOLD, ape) == 0
    table.turn_to("Apeface", 1)
    assert keyword(table.s, TOUGH, ape) == 3


def test_megatron_grinds_their_deck() -> None:
    table = Table(["Lord Megatron, Conqueror Of Cyberton"], [SLUG], hand=["Zap"]).turn_to("Megatron", 1)
    table.equip("Blast Shield", "Lord Megatron").do("flip Lord Megatron")
    assert len(table.scrapped(1)) == 3 + 2


def test_nobody_of_theirs_is_repaired_beside_needler() -> None:
    table = Table([KUP], ["Raider Needler, Ground Force • Demolitions"], hand=["Medic!"]).hurt("Sergeant Kup", 4)
    table.do("play Medic!")
    assert table.damage("Sergeant Kup") == 4


def test_brunt_caps_bold() -> None:
    table = Table([KUP], ["Raider Brunt, Weapons • Soldier"], hand=["Supercharge"]).do("play Supercharge")
    assert cards_to_flip(table.s, table.slot("Sergeant Kup"), True) == 3


def test_caliburst_punishes_every_card_after_the_first_of_the_turn() -> None:
    """The first was drawn when the turn began; what was drawn before the game counts for nothing."""
    table = Table([KUP], ["Raider Caliburst, Air Force • Weapons"], hand=["Inspiring Leadership"])
    assert table.damage("Sergeant Kup") == 0
    table.do("play Inspiring Leadership").settle()
    assert table.damage("Sergeant Kup") == 3


def test_mirage_draws_more_for_blue() -> None:
    for top, drawn in (("Primary Laser", 2), ("Zap", 1)):
        table = Table(["Sergeant Mirage, Special Ops • Spy"], [SLUG], deck=[top]).turn_to("Mirage", 1)
        assert len(table.do("flip Sergeant Mirage").hand()) == drawn


def test_springer_wants_a_full_hand() -> None:
    springer = "Sergeant Springer, Special Ops • Aerial Defense"
    table = Table([springer], [SLUG], hand=["Zap"] * 7).do("flip Sergeant Springer")
    assert table.asked.kind == "play"
    table = Table([springer], [SLUG], hand=["Zap"] * 6).do("flip Sergeant Springer")
    assert table.asked.kind == "main"


def test_apart_from_it_deadlock_ends_hiding() -> None:
    table = Table(["Deadlock, Soldier Of Fortune"], ["Private Fixit, Rescue Patrol • Medic", SLUG])
    assert keyword(table.s, STEALTH, table.slot("Fixit")) == 1
    table.turn_to("Deadlock", 1).do("flip Deadlock")
    assert keyword(table.s, STEALTH, table.slot("Fixit")) == 0


def test_rumble_avenges_and_ratbat_repairs_by_colours() -> None:
    table = Table(["Raider Rumble, Spy Patrol • Demolitions", KUP], [SLUG], hand=["One Shall Stand, One Shall Fall"])
    table.hurt("Rumble", 9).do("play One Shall Stand, One Shall Fall", "Raider Rumble").settle()
    assert table.damage("Dinobot Slug") == 5
    table = Table(["Raider Ratbat, Spy Patrol • Fuel Scout"], [SLUG], deck=["Wedge Formation"])
    table.turn_to("Ratbat", 1).hurt("Ratbat", 5)
    table.do(next(table.named(each) for each in table.asked.options if each.kind == "tap"))
    assert table.damage("Ratbat") == 2
