"""Characters of wave 4 that become one, Trypticon's minions, and what uses a Bounty."""
from __future__ import annotations

from sparktable.games.tcg.deeds.deck import refill
from sparktable.games.tcg.facts.slots import upgrades
from sparktable.games.tcg.state import BATTLEFIELD, DECK, PARTS, SCRAP, UNDER
from sparktable.kernel.zones import move
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
PLANE, TANK = "Skytread (Plane), Special Ops • Soldier", "Skytread (Tank), Special Ops • Soldier"
MUDFLAP, DETRITUS = "Mudflap, Hired Muscle", "Detritus, Arms Dealer"
OMEGAS = [f"Omega Supreme ({part}), Transport • City Defender" for part in ("Base", "Spaceship", "Tank")]
STAND = "One Shall Stand, One Shall Fall"


def test_skytread_takes_the_hand_along() -> None:
    table = Table([PLANE, TANK], [SLUG], hand=[STAND, "Zap", "Medic!"]).hurt("Skytread (Plane)", 8)
    table.do(f"play {STAND}", "Skytread (Plane)", "yes").settle()
    form = table.s.zones[BATTLEFIELD][0]
    assert table.s.card(form).name == "Raider Skytread" and table.hand() == []
    assert len(table.s.zones[UNDER]) == 2 and len(table.s.zones[PARTS]) == 2


def test_skytread_alone_does_not_combine() -> None:
    table = Table([PLANE, KUP], [SLUG], hand=[STAND, "Zap"]).hurt("Skytread (Plane)", 8)
    table.do(f"play {STAND}", "Skytread (Plane)").settle()
    assert table.koed("Skytread (Plane)") and table.hand() == ["Zap"]


def test_omega_combines_when_the_opponent_reshuffles() -> None:
    table = Table(OMEGAS, [SLUG], hand=["Zap"]).hurt("Omega Supreme (Tank)", 3)
    for slot in [*table.s.zones[DECK + 1]]:
        move(table.s, slot, SCRAP + 1)
    refill(table.s, 1)
    table._again()
    table.settle()
    form = table.s.zones[BATTLEFIELD]
    assert [table.s.card(slot).name for slot in form] == ["Captain Omega Supreme"] and table.s.damage[form[0]] == 3


def test_incursion_deploys_a_minion_who_avenges() -> None:
    table = Table(["Trypticon, Assault Base", "Full-Tilt, Base Recon", "Wipe-Out, Devoted Minion",
                   "Brunt, Artillery Drone"], [SLUG], hand=["Battlefield Incursion"])
    assert len(table.s.zones[BATTLEFIELD]) == 1
    table.turn_to("Trypticon", 0).do("play Battlefield Incursion", "Full-Tilt").do("flip Trypticon", "yes")
    if table.asked.kind == "order":
        table.settle()
    assert table.koed("Full-Tilt") and table.damage("Dinobot Slug") == 1


def test_contract_contingency_pays_without_a_ko() -> None:
    for mode, repaired in ((1, 3), (0, 0)):
        table = Table([DETRITUS], [SLUG], hand=["Contract Contingency", "Zap"]).turn_to("Detritus", mode)
        table.hurt("Detritus", 5).do("play Contract Contingency").fight("Detritus", "Dinobot Slug")
        assert table.damage("Dinobot Slug") >= 4 and table.damage("Detritus") == 5 - repaired


def test_a_mercenary_wields_two() -> None:
    table = Table([MUDFLAP], [SLUG], hand=["Dual Wield"], scrap=["Primary Laser"]).equip("Crowbar", "Mudflap")
    table.do("play Dual Wield", "play Primary Laser" if table.can("play Primary Laser") else "Primary Laser")
    assert len(upgrades(table.s, table.slot("Mudflap"))) == 2


def test_barricade_keeps_a_bare_card_and_plays_it_later() -> None:
    table = Table(["Sergeant Barricade, Infantry • Enforcer"], [SLUG], hand=["Zap"]).turn_to("Barricade", 1)
    table.fight("Sergeant Barricade", "Dinobot Slug")
    assert len(table.s.zones[UNDER]) == 1
    table = Table(["Sergeant Barricade, Infantry • Enforcer"], [SLUG], deck=["Zap", "Zap"]).turn_to("Barricade", 1)
    table.fight("Sergeant Barricade", "Dinobot Slug")
    assert table.s.zones[UNDER] == []


def test_a_daring_escape_wins_when_nothing_is_left() -> None:
    for size, over in ((1, True), (3, False)):
        table = Table([KUP], [SLUG], hand=["Daring Escape", "Medic!"], size=size)
        for slot in [*table.s.zones[SCRAP]]:
            move(table.s, slot, PARTS)
        table.do("play Daring Escape")
        assert (table.s.outcome is not None) == over
