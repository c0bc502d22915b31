"""Wave 2: what its Upgrades do."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.facts.combat import cards_to_flip
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.state import HAND
from sparktable.games.tcg.stats import PIERCE
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
RED_ALERT, FLAMEWAR = "Red Alert, Security Chief", "Flamewar, Veteran Decepticon"
ORANGE, BLUE = "Zap", "Armored Plating"
TWO_BLUE, TWO_ORANGE = "Handheld Blaster", "Improvised Shield"


def another_upgrade(table: Table, name: str) -> Table:
    table._take(0, name, HAND)
    table.s.upgrades = 1
    table._again()
    return table


def test_faq_w2_054_attack_drones_share_a_slot_and_go_together() -> None:
    table = Table([RAMJET], [SLUG], hand=["Attack Drone"] * 3).do("play Attack Drone", "Attack Drone", "Attack Drone")
    table.settle()
    assert table.attack("Ramjet") == 7 + 3
    another_upgrade(table, "Primary Laser").do("play Primary Laser").settle()
    assert table.scrapped().count("Attack Drone") == 3 and table.attack("Ramjet") == 7 + 2


def test_crash_landing_in_the_enemys_turn() -> None:
    table = Table([SLUG, KUP], [RAMJET, RED_ALERT], hand=["Zap", "Pep Talk"]).equip("Crash Landing", "Ramjet")
    table.hurt("Ramjet", 13).tap("Sergeant Kup").do("play Zap", "Ramjet")
    assert table.damage("Sergeant Kup") == 7
    table = Table([RAMJET, RED_ALERT], [SLUG], hand=["One Shall Stand, One Shall Fall", "Zap"])
    table.equip("Crash Landing", "Ramjet").hurt("Ramjet", 11).tap("Dinobot Slug")
    table.do("play One Shall Stand, One Shall Fall", "Ramjet")
    assert table.damage("Dinobot Slug") == 3


def test_defensive_driving_takes_one_off() -> None:
    table = Table([SLUG], [KUP], hand=["Plasma Burst", "Zap"]).equip("Defensive Driving", "Sergeant Kup")
    assert table.do("play Plasma Burst").damage("Sergeant Kup") == 1
    table = Table([SLUG], [KUP]).equip("Defensive Driving", "Sergeant Kup").fight("Dinobot Slug", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == 0
    table = Table([KUP], [SLUG], hand=["Photon Bomb", "Zap"]).equip("Defensive Driving", "Sergeant Kup")
    assert table.do("play Photon Bomb").damage("Sergeant Kup") == 2


@pytest.mark.parametrize(("foe", "damage"), [("Megatron, Decepticon Leader", 6), (KUP, 4)])
def test_faq_w2_064_enemy_combat_analysis_by_stars(foe: str, damage: int) -> None:
    table = Table([RAMJET], [foe], their_hand=["Zap"]).equip("Enemy Combat Analysis", "Ramjet")
    table.fight("Ramjet", foe)
    assert table.damage(foe) == damage


def test_faq_w2_068_field_communicator_and_the_last_card() -> None:
    table = Table(["Chromia, Special Ops", KUP], [SLUG], hand=["Field Communicator", "Zap"], deck=["Pep Talk"],
                  scrap=["Data Pad"] * 4, size=1)
    table.do("play Field Communicator", "put on Chromia", "Pep Talk")
    assert len(table.hand()) == 3
    table = Table([SLUG, KUP], [RAMJET], hand=["Field Communicator", "Zap"]).do("play Field Communicator",
                                                                                "put on Dinobot Slug")
    assert table.asked.kind == "main"


def test_inverted_swaps_the_colours_of_its_battles() -> None:
    table = Table([RAMJET], [SLUG], deck=[TWO_BLUE], their_deck=[BLUE], their_hand=["Zap"])
    table.equip("Inverted", "Ramjet").fight("Ramjet", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == 7 + 2 - 3 - 1


def test_inverted_leaves_the_battles_of_others_alone() -> None:
    table = Table([RAMJET, KUP], [SLUG], deck=[TWO_BLUE], their_hand=["Zap"]).equip("Inverted", "Sergeant Kup")
    table.fight("Ramjet", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == 4


def test_mining_pick_grows_with_each_card_put_back() -> None:
    table = Table([RAMJET], [SLUG], hand=["Data Bank", "Data Bank"], their_hand=["Zap"])
    table.equip("Mining Pick", "Ramjet")
    table.do("attack Ramjet", "Data Bank", "Data Bank")
    assert table.damage("Dinobot Slug") == 7 + 1 + 2 - 3


@pytest.mark.parametrize(("foe", "pierce"), [(FLAMEWAR, 2), (RED_ALERT, 0)])
def test_nobles_blaster_pierces_decepticons(foe: str, pierce: int) -> None:
    table = Table([SLUG], [foe], deck=["Tech Research"], hand=["Zap"]).equip("Noble's Blaster", "Dinobot Slug")
    table.do("attack Dinobot Slug")
    assert table.asked.kind == "swap green" and keyword(table.s, PIERCE, table.slot("Dinobot Slug")) == pierce


def test_recon_system_takes_the_icons_away() -> None:
    table = Table([RAMJET], [SLUG], deck=[TWO_ORANGE, ORANGE, BLUE]).equip("Recon System", "Ramjet")
    table.do("attack Ramjet", "Improvised Shield")
    assert table.damage("Dinobot Slug") == 7 + 1 - 3


def test_spare_parts_go_instead() -> None:
    table = Table([SLUG], [RAMJET], hand=["Vaporize", "Zap"]).equip("Primary Laser", "Ramjet").equip(
        "Spare Parts", "Ramjet")
    table.do("play Vaporize", "Primary Laser")
    assert table.scrapped(1) == ["Spare Parts"] and table.attack("Ramjet") == 7 + 2


def test_spare_parts_do_not_hinder_their_own_player() -> None:
    table = Table([RAMJET], [SLUG], hand=["Primary Laser", "Zap"]).equip("Grenade Launcher", "Ramjet").equip(
        "Spare Parts", "Ramjet")
    table.do("play Primary Laser")
    assert table.scrapped() == ["Grenade Launcher"]


def test_stunticon_swagger_against_whom_it_battles() -> None:
    table = Table([RAMJET], ["Dead End, Doomed Loner"], deck=["Tech Research"], hand=["Zap"], their_hand=["Pep Talk"])
    table.equip("Stunticon Swagger", "Dead End").equip("Backup Beam", "Ramjet")
    assert cards_to_flip(table.s, table.slot("Ramjet"), True) == 4
    table.do("attack Ramjet")
    assert table.asked.kind == "swap green" and cards_to_flip(table.s, table.slot("Ramjet"), True) == 2


def test_builders_tools_need_a_tower() -> None:
    for height, after in ((0, 0), (2, 3)):
        table = Table(["Hook, Surgical Engineer"], [SLUG], their_hand=["Zap"]).equip("Builder's Tools", "Hook")
        table.s.tower = (height, 0)
        table.fight("Hook", "Dinobot Slug")
        assert table.s.tower == (after, 0)
