"""Characters that become something else: Upgrades, parts of a Combiner, whoever lay under one."""
from __future__ import annotations

from sparktable.games.tcg.card import AUTOBOT, WEAPON
from sparktable.games.tcg.cards.make import bot, character, combiner, upgrade_side
from sparktable.games.tcg.deeds.combining import combine
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.state import BATTLEFIELD, GEAR, KO_AREA, PARTS
from sparktable.games.tcg.stats import BOLD, PIERCE
from sparktable.games.tcg.verbs.abilities import has
from sparktable.kernel.check import violations
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
RED_ALERT = "Red Alert, Security Chief"
MASTER = character("Test Master", "Small", AUTOBOT, 7, 4, "ranged", "0", bot(3, 0, has(BOLD, 1)),
                   upgrade_side("Test Cannon", WEAPON, 3, 0, has(PIERCE, 2)), kind="battle master")
GIANT = character("Test Giant", "Whole", AUTOBOT, 20, 25, "melee", "0", combiner(9, 3, has(PIERCE, 4)),
                  kind="combiner")
MASTER.label()
GIANT.label()


def with_master() -> Table:
    return Table([RAMJET], [RED_ALERT, KUP], hand=["Zap"], instead={RED_ALERT: MASTER}).hurt("Test Master", 3)


def test_a_battle_master_becomes_an_upgrade_when_koed() -> None:
    """faq-w3-004, faq-w3-005: on the enemy's turn too, and it takes up no permission."""
    table = with_master().do("play Zap", "Test Master", "yes")
    assert table.s.where[table.slot("Test Master")] == GEAR + 1
    assert table.attack("Sergeant Kup") == 3 + 3 and keyword(table.s, PIERCE, table.slot("Sergeant Kup")) == 2


def test_it_need_not() -> None:
    table = with_master().do("play Zap", "Test Master", "no")
    assert table.koed("Test Master") and table.attack("Sergeant Kup") == 3


def test_as_an_upgrade_it_goes_to_the_ko_area_and_is_no_character_there() -> None:
    """faq-w3-007, faq-w3-039"""
    table = Table([RAMJET], [RED_ALERT, KUP], hand=["Zap", "Ramming Speed"], instead={RED_ALERT: MASTER})
    table.hurt("Test Master", 3).do("play Zap", "Test Master", "yes")
    table.s.actions = 1
    table._again()
    table.do("play Ramming Speed")
    assert table.s.where[table.slot("Test Master")] == KO_AREA + 1
    assert table.attack("Sergeant Kup") == 3


def test_parts_become_one_with_their_damage_and_upgrades() -> None:
    table = Table([RAMJET, KUP], [SLUG], hand=["Plasma Burst"], instead={RED_ALERT: GIANT})
    table.hurt("Ramjet", 3).hurt("Sergeant Kup", 2)
    table.equip("Primary Laser", "Ramjet").equip("Grenade Launcher", "Sergeant Kup")
    table.equip("Armored Plating", "Sergeant Kup").tap("Ramjet")
    s = table.s
    form = table.spare(RED_ALERT, PARTS)
    combine(s, 0, form, [table.slot("Ramjet"), table.slot("Sergeant Kup")])
    table.do("give up Primary Laser")
    assert s.zones[BATTLEFIELD] == [form] and s.damage[form] == 5 and not s.tapped[form]
    assert table.attack("Test Giant") == 9 + 4 and table.defense("Test Giant") == 3 + 1
    assert table.scrapped() == ["Primary Laser"] and violations(s) == []


def test_who_lies_under_metroplex_is_deployed_ready() -> None:
    """Cards that speak of being deployed do."""
    table = Table(["Metroplex, Autobot City", "Scamper, City Patrol", "Six-Gun, Heavy Weapons Expert",
                   "Slammer, Combat Drone"], [SLUG])
    assert len(table.s.zones[BATTLEFIELD]) == 1
    table.turn_to("Metroplex", 1).do("flip Metroplex", "Slammer")
    assert table.damage("Dinobot Slug") == 1
    assert keyword(table.s, BOLD, table.slot("Metroplex")) == 1
