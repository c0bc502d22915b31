"""Cards of the first two waves sentence by sentence: those that no other test speaks of."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.state import DECK, KO_AREA
from sparktable.games.tcg.stats import BOLD, BRAVE, PIERCE, TOUGH
from sparktable.kernel.zones import move
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
OPTIMUS, METROPLEX = "Optimus Prime, Autobot Leader", "Metroplex, Autobot City"
CHROMIA = "Sergeant Chromia, Special Ops • Counterintelligence"
STARSCREAM = "Starscream, Scheming Second-In-Command"


def has(table: Table, stat: object, name: str) -> int:
    return keyword(table.s, stat, table.slot(name))  # type: ignore[arg-type]


# --- wave 1

def test_a_bombing_run_takes_a_counter_off_each_plane() -> None:
    table = Table([RAMJET, STARSCREAM, KUP], [SLUG], hand=["Bombing Run"])
    table.hurt("Ramjet", 2).hurt("Starscream", 1).hurt("Sergeant Kup", 1).do("play Bombing Run")
    assert [table.damage(name) for name in ("Ramjet", "Starscream", "Sergeant Kup", "Dinobot Slug")] == [1, 0, 1, 2]


def test_computer_sabotage_leaves_three_cards() -> None:
    table = Table([KUP], [SLUG], hand=["Computer Sabotage"],
                  their_hand=["Zap", "Medic!", "Data Pad", "Swarm!", "Disarm"])
    table.do("play Computer Sabotage")
    assert table.asked.seat == 1
    table.do("Zap", "Disarm")
    assert table.hand(1) == ["Medic!", "Data Pad", "Swarm!"]


def test_dino_chomp_costs_the_hand() -> None:
    table = Table([SLUG, KUP], [RAMJET], hand=["Dino-Chomp!", "Zap", "Medic!"]).do("play Dino-Chomp!")
    assert table.hand() == [] and has(table, BOLD, "Dinobot Slug") == 5 and has(table, BOLD, "Sergeant Kup") == 0


@pytest.mark.parametrize(("card", "goes", "stays"), [
    ("Disruption", "Data Pad", "Zap"), ("Disruptive Entrance", "Zap", "Data Pad")])
def test_a_hand_is_seen_and_one_kind_of_card_scrapped(card: str, goes: str, stays: str) -> None:
    table = Table([KUP], [SLUG], hand=[card], their_hand=["Zap", "Data Pad"]).do(f"play {card}")
    if table.asked.kind == "scrap":
        assert not table.can(stays)
        table.do(goes)
    assert table.hand(1) == [stays]
    assert table.s.known[table.slot(stays, 1)] & 1


def test_emergency_maintenance_is_better_when_most_have_fallen() -> None:
    for fallen, repaired in ((True, 3), (False, 1)):
        table = Table([KUP, METROPLEX], [SLUG], hand=["Emergency Maintenance"]).hurt("Sergeant Kup", 4)
        if fallen:
            move(table.s, table.slot("Metroplex"), KO_AREA)
            table._again()
        table.do("play Emergency Maintenance", *([] if fallen else ["Sergeant Kup"]))
        assert table.damage("Sergeant Kup") == 4 - repaired


def test_metroplex_takes_heights_and_rallies_the_city() -> None:
    table = Table([METROPLEX], [SLUG], hand=["Height Advantage"]).do("play Height Advantage")
    assert has(table, BOLD, "Metroplex") == 4
    assert len(Table([METROPLEX, KUP], [SLUG], hand=["Rally The City"]).do("play Rally The City").hand()) == 2
    assert Table([KUP], [SLUG], hand=["Rally The City"]).do("play Rally The City").hand() == []


def test_an_all_out_attack_minds_no_untapped_enemy() -> None:
    table = Table([KUP, RAMJET], [SLUG, OPTIMUS], hand=["All-Out Attack"]).tap("Dinobot Slug")
    table.do("play All-Out Attack").fight("Sergeant Kup", "Dinobot Slug")
    assert table.s.active == 1 and table.s.tapped[table.slot("Ramjet")]


@pytest.mark.parametrize(("deck", "more"), [
    (["Zap", "Leap Into Battle"], 2), (["Zap", "Zap"], 2), (["Photon Bomb"], 0)])
def test_a_cybertonium_bow_counts_blue_icons_that_are_as_many(deck: list[str], more: int) -> None:
    table = Table([RAMJET], [SLUG, KUP], deck=deck).tap("Dinobot Slug").equip("Cybertonium Bow", "Ramjet")
    table.fight("Ramjet", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == 7 + 1 + more - 3


@pytest.mark.parametrize(("deck", "more"), [(["Zap", "Leap Into Battle"], 2), (["Zap", "Zap"], 0)])
def test_shock_absorbers_count_orange_icons_that_are_as_many(deck: list[str], more: int) -> None:
    table = Table([RAMJET], [SLUG, KUP], their_deck=deck).tap("Dinobot Slug").equip("Shock Absorbers", "Dinobot Slug")
    table.fight("Ramjet", "Dinobot Slug")
    assert table.damage("Dinobot Slug") == 7 - 3 - more


def test_a_debilitating_crystal_returns_an_upgrade_of_the_defender() -> None:
    table = Table([KUP], [SLUG]).equip("Debilitating Crystal", "Sergeant Kup").equip("Data Pad", "Dinobot Slug")
    table.do("attack Sergeant Kup").settle()
    assert "Data Pad" in table.hand(1)


def test_the_matrix_lifts_everybody_beside_a_leader() -> None:
    table = Table([OPTIMUS, KUP], [SLUG])
    alone = table.attack("Sergeant Kup"), table.attack("Optimus Prime")
    table.equip("Matrix of Leadership", "Optimus Prime")
    assert (table.attack("Sergeant Kup"), table.attack("Optimus Prime")) == (alone[0] + 1, alone[1] + 1)
    assert (has(table, PIERCE, "Sergeant Kup"), has(table, PIERCE, "Optimus Prime")) == (1, 0)
    table = Table([OPTIMUS, KUP], [SLUG])
    table.equip("Matrix of Leadership", "Sergeant Kup")
    assert has(table, PIERCE, "Optimus Prime") == 0
    assert not Table([RAMJET], [SLUG], hand=["Matrix of Leadership"]).can("play Matrix of Leadership")


@pytest.mark.parametrize(("upgrade", "then", "not_then"), [
    ("Multi-Mission Gear", "Zap", "Data Pad"), ("Multi-Tool", "Data Pad", "Zap")])
def test_on_a_specialist_it_lets_another_card_be_played(upgrade: str, then: str, not_then: str) -> None:
    table = Table([CHROMIA], [SLUG], hand=[upgrade, "Zap", "Data Pad"]).do(f"play {upgrade}")
    assert table.asked.kind == "play" and not table.can(not_then)
    table.do(then)
    assert (table.s.actions, table.s.upgrades) == (1, 0)
    assert Table([KUP, RAMJET], [SLUG], hand=[upgrade, "Zap"]).do(f"play {upgrade}").asked.kind == "put on"


def test_thermal_weaponry_pierces_by_blue_icons() -> None:
    for deck, damage in ((["Leap Into Battle"] * 2, 2), (["Photon Bomb"], 0)):
        table = Table(["Windblade, Defender Of Truth"], ["Bombshell, Insecticon Mind-Controller"], deck=deck)
        table.equip("Thermal Weaponry", "Windblade").do("attack Windblade").settle()
        assert table.damage("Bombshell") == damage


def test_one_targeting_system_brings_the_next() -> None:
    name = "Tandem Targeting System"
    table = Table([KUP, OPTIMUS], [SLUG], hand=[name], scrap=[name]).do(f"play {name}", "put on Sergeant Kup", name)
    table.do("put on Optimus Prime")
    assert [len(table.s.bonds.get(table.slot(who), ())) for who in ("Sergeant Kup", "Optimus Prime")] == [1, 1]


def test_deadlock_draws_when_his_prey_falls() -> None:
    table = Table(["Deadlock, Bounty Hunter", KUP], [SLUG, OPTIMUS], hand=["Zap"]).turn_to("Deadlock", 1)
    table.hurt("Dinobot Slug", 12).do("flip Deadlock", "Dinobot Slug")
    before = len(table.hand())
    table.do("play Zap", "Dinobot Slug").settle()
    assert table.koed("Dinobot Slug") and len(table.hand()) == before - 1 + 2


@pytest.mark.parametrize(("name", "alt", "bot"), [
    (STARSCREAM, (1, 0), (0, 1)), ("Bumblebee, Least Likely, Most Dangerous", (0, 0), (1, 0)),
    ("Starscream, Decepticon Lieutenant", (0, 0), (0, 1)), ("Ruckus, Combat Assault", (0, 0), (0, 0))])
def test_who_is_bold_or_tough_in_which_mode(name: str, alt: tuple[int, int], bot: tuple[int, int]) -> None:
    first = name.split(",")[0]
    for mode, found in ((0, alt), (1, bot)):
        table = Table([name], [SLUG]).turn_to(first, mode)
        assert (has(table, BOLD, first), has(table, TOUGH, first)) == found


# --- wave 2

def test_windblade_pierces_for_the_turn_in_which_she_is_flipped() -> None:
    table = Table(["Windblade, Defender Of Truth", KUP], [SLUG]).do("flip Windblade")
    assert has(table, PIERCE, "Windblade") == 2


def test_an_escape_route_leads_out_of_bot_mode_only() -> None:
    table = Table([KUP, OPTIMUS], [SLUG], hand=["Escape Route"]).turn_to("Optimus Prime", 1).do("play Escape Route")
    assert [table.s.mode[table.slot(name)] for name in ("Sergeant Kup", "Optimus Prime")] == [0, 0]


def test_secret_dealings_draw_and_plan() -> None:
    table = Table([KUP], [SLUG], hand=["Secret Dealings", "Medic!"], deck=["Zap"])
    table.do("play Secret Dealings")
    assert sorted(table.hand()) == ["Medic!", "Zap"] and table.asked.kind == "put on deck"
    table.do(next(table.named(each) for each in table.asked.options if "Medic!" in table.named(each)))
    assert table.s.card(table.s.zones[DECK][-1]).name == "Medic!"


@pytest.mark.parametrize(("card", "mine", "theirs"), [("Testify", 2, 2), ("Universal Network Access", 3, 0)])
def test_who_draws_how_many(card: str, mine: int, theirs: int) -> None:
    table = Table([KUP], [SLUG, RAMJET], hand=[card]).do(f"play {card}")
    assert (len(table.hand()), len(table.hand(1))) == (mine, theirs)


def test_a_surprise_attack_pierces() -> None:
    table = Table([KUP], [SLUG], hand=["Surprise Attack"]).do("play Surprise Attack")
    assert has(table, PIERCE, "Sergeant Kup") == 3


@pytest.mark.parametrize(("upgrade", "goes"), [
    ("Bashing Shield", "Armored Plating"), ("Enforcement Batons", "Primary Laser")])
def test_an_upgrade_breaks_one_of_its_kind(upgrade: str, goes: str) -> None:
    table = Table([KUP], [SLUG], hand=[upgrade])
    table.equip("Armored Plating", "Dinobot Slug").equip("Primary Laser", "Dinobot Slug").do(f"play {upgrade}")
    assert table.scrapped(1) == [goes]


def test_a_slingshot_hurts_when_it_comes_to_a_melee_character() -> None:
    for who, hurt in ((SLUG, 1), (OPTIMUS, 0)):
        table = Table([who], [KUP], hand=["Energon Slingshot"]).do("play Energon Slingshot")
        assert table.damage("Sergeant Kup") == hurt


@pytest.mark.parametrize(("upgrade", "stat", "amount"), [
    ("Bravery", BRAVE, 1), ("Evasive Maneuvers", TOUGH, 3), ("Superior Jetpack", PIERCE, 4),
    ("Superior Plating", TOUGH, 4)])
def test_keywords_of_upgrades(upgrade: str, stat: object, amount: int) -> None:
    table = Table([KUP], [SLUG])
    before = has(table, stat, "Sergeant Kup")
    assert has(table.equip(upgrade, "Sergeant Kup"), stat, "Sergeant Kup") == before + amount


def test_evasive_maneuvers_are_over_after_one_defense() -> None:
    table = Table([RAMJET], [SLUG, KUP]).tap("Dinobot Slug").equip("Evasive Maneuvers", "Dinobot Slug")
    table.fight("Ramjet", "Dinobot Slug")
    assert "Evasive Maneuvers" in table.scrapped(1)


def test_superior_upgrades_follow_tech_research() -> None:
    for name in ("Superior Jetpack", "Superior Plating"):
        table = Table([KUP], [SLUG], hand=[name, "Tech Research"])
        assert not table.can(f"play {name}")
        table.do("play Tech Research").settle()
        if table.s.active == 0:
            assert table.can(f"play {name}")
