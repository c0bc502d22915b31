"""Wave 2: what its Actions do."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.card import COLOURS
from sparktable.games.tcg.facts.stats import keyword
from sparktable.games.tcg.state import HAND, OUTSIDE
from sparktable.games.tcg.stats import PIERCE
from sparktable.kernel.run import take
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
RED_ALERT, FLAMEWAR = "Red Alert, Security Chief", "Flamewar, Veteran Decepticon"
SPECIALIST = "Chromia, Special Ops"


def test_ancient_wisdom_takes_an_action_and_an_upgrade() -> None:
    table = Table([SLUG, KUP], [RAMJET], hand=["Ancient Wisdom"], deck=["Zap", "Data Pad"], scrap=["Pep Talk"])
    table.do("play Ancient Wisdom", "pass")
    assert sorted(table.hand()) == ["Data Pad", "Zap"]


def test_unleash_potential_alone_does_nothing() -> None:
    table = Table([SLUG], [RAMJET], hand=["Unleash Potential", "Zap"])
    table._take(0, "Bolt Of Lightning", OUTSIDE)
    assert table.do("play Unleash Potential").hand() == ["Zap"]


@pytest.mark.parametrize(("team", "played"), [([FLAMEWAR], 1), ([FLAMEWAR, KUP], 0)])
def test_bad_attitude_of_decepticons_only(team: list[str], played: int) -> None:
    table = Table(team, [RED_ALERT], hand=["Bad Attitude", "Zap"]).hurt("Flamewar", 3).do("play Bad Attitude")
    assert (table.damage("Flamewar"), table.damage("Red Alert")) == (3 - played, played)


def test_swindled_of_a_mixed_team_asks_nothing() -> None:
    table = Table([RAMJET, KUP], [RED_ALERT], hand=["Swindled", "Data Bank"])
    table.do("play Swindled", "Photon Bomb", "Photon Bomb")
    assert table.asked.kind == "main"


def test_espionage_names_a_colour_first() -> None:
    table = Table([SLUG], [RAMJET], hand=["Espionage", "Pep Talk"], their_hand=["Zap", "Data Pad"])
    table.do("play Espionage")
    assert len(table.asked.options) == len(COLOURS) and not table.s.known[table.s.zones[HAND + 1][0]] & 1
    take(table.s, table.asked.options[COLOURS.index("white")])
    assert not table.can("Zap")
    assert table.do("Data Pad").hand(1) == ["Zap"]


@pytest.mark.parametrize(("name", "asked"), [("Sergeant Kup", True), ("Ramjet", False)])
def test_field_repair_plans_for_an_autobot(name: str, asked: bool) -> None:
    table = Table([RAMJET, KUP], [RED_ALERT], hand=["Field Repair", "Zap"]).hurt("Ramjet", 2).hurt("Sergeant Kup", 2)
    table.do("play Field Repair", name)
    assert table.damage(name) == 1 and (table.asked.kind == "put on deck") == asked


def test_fling_moves_a_counter() -> None:
    table = Table([KUP], [RAMJET], hand=["Fling", "Zap"]).hurt("Sergeant Kup", 2).do("play Fling")
    assert (table.damage("Sergeant Kup"), table.damage("Ramjet")) == (1, 1)


def test_fog_of_war_fills_up_to_two() -> None:
    table = Table([KUP, SLUG], [RAMJET], hand=["Fog Of War"], their_hand=["Zap"]).do("play Fog Of War")
    assert len(table.hand()) == len(table.hand(1)) == 2


@pytest.mark.parametrize(("foe", "pierce"), [(FLAMEWAR, 4), (RAMJET, 0)])
def test_heavy_handed_pierces_those_with_fewer_stars(foe: str, pierce: int) -> None:
    table = Table([KUP], [foe], hand=["Heavy-Handed", "Zap"], deck=["Tech Research"])
    table.do("play Heavy-Handed", "attack Sergeant Kup")
    assert table.asked.kind == "swap green" and keyword(table.s, PIERCE, table.slot("Sergeant Kup")) == pierce


@pytest.mark.parametrize(("card", "payer", "no_payer"), [
    ("Inferno Breath", SLUG, "Scamper, City Patrol"), ("Intelligence Mission", SPECIALIST, SLUG),
    ("Tackle", SLUG, SPECIALIST)])
def test_faq_w2_072_073_088_rules_expanded_053_the_cost_must_be_payable(card: str, payer: str, no_payer: str) -> None:
    table = Table([payer, no_payer], [FLAMEWAR], hand=[card, "Zap"])
    assert table.can(f"play {card}")
    assert not table.tap(payer).can(f"play {card}")
    table.s.tapped[table.slot(payer)] = 0
    table._again()
    table.do(f"play {card}")
    assert table.s.tapped[table.slot(payer)] and not table.s.tapped[table.slot(no_payer)]
    assert (table.damage("Flamewar") == 3, len(table.hand()) == 4, table.s.tapped[table.slot("Flamewar")] == 1) == (
        card == "Inferno Breath", card == "Intelligence Mission", card == "Tackle")


def test_tackle_leaves_the_bigger_alone() -> None:
    table = Table([SLUG, KUP], [RAMJET], hand=["Tackle", "Zap"]).do("play Tackle")
    assert not table.s.tapped[table.slot("Ramjet")]


def test_leap_of_faith() -> None:
    table = Table([KUP, SLUG], [RAMJET], hand=["Leap Of Faith"], deck=["Bolt Of Lightning", "Zap"])
    table.do("play Leap Of Faith", "Bolt Of Lightning", "pass")
    assert table.damage("Ramjet") == 3 and table.scrapped() == ["Zap"]


@pytest.mark.parametrize(("mode", "damage"), [(0, 0), (1, 2)])
def test_marksmanship_aims_at_bot_mode(mode: int, damage: int) -> None:
    table = Table([KUP, SLUG], [RAMJET], hand=["Marksmanship", "Zap"]).turn_to("Ramjet", mode).do("play Marksmanship")
    assert table.damage("Ramjet") == damage
    assert Table([SLUG], [RAMJET], hand=["Marksmanship", "Zap"]).turn_to("Ramjet", 1).do(
        "play Marksmanship").damage("Ramjet") == 0


def test_reckless_charge_hurts_at_the_end_of_the_turn() -> None:
    table = Table([RAMJET], [SLUG], hand=["Reckless Charge", "Zap"], their_hand=["Zap"]).do("play Reckless Charge")
    assert table.attack("Ramjet") == 11 and table.damage("Ramjet") == 0
    table.fight("Ramjet", "Dinobot Slug")
    assert table.damage("Ramjet") == 3


@pytest.mark.parametrize(("top", "asked"), [("Data Pad", True), ("Zap", False)])
def test_scrounge_plays_an_upgrade(top: str, asked: bool) -> None:
    table = Table([SLUG, KUP], [RAMJET], hand=["Scrounge", "Pep Talk"], deck=[top]).do("play Scrounge")
    assert (table.asked.kind == "play") == asked and top in table.scrapped()


def test_smelt_lets_them_choose() -> None:
    table = Table([SLUG], [RAMJET], hand=["Smelt", "Zap"]).equip("Data Pad", "Ramjet")
    table.equip("Primary Laser", "Ramjet")
    assert table.do("play Smelt").asked.seat == 1


def test_sonic_scramble_the_third() -> None:
    table = Table([SLUG, KUP], [RAMJET], hand=["Sonic Scramble"] * 3, their_hand=["Zap"] * 4)
    table.do("play Sonic Scramble", "Zap", "Sonic Scramble", "Zap")
    assert len(table.hand()) == 1
    table.do("Sonic Scramble", "Zap").settle()
    assert len(table.hand()) == 3 and len(table.hand(1)) == 1


@pytest.mark.parametrize(("before", "repaired"), [(9, 1), (8, 0)])
def test_underhanded_tactics_repairs_for_a_ko(before: int, repaired: int) -> None:
    table = Table([RAMJET], [RED_ALERT, SLUG], hand=["Underhanded Tactics", "Zap"]).hurt("Ramjet", 3)
    table.hurt("Red Alert", before).do("play Underhanded Tactics", "Red Alert")
    assert table.damage("Ramjet") == 3 - repaired


@pytest.mark.parametrize(("height", "damage"), [(5, 1), (6, 3)])
def test_heavy_landing_from_a_high_tower(height: int, damage: int) -> None:
    table = Table([SLUG], [RAMJET], hand=["Heavy Landing", "Zap"])
    table.s.tower = (height, 0)
    assert table.do("play Heavy Landing").damage("Ramjet") == damage


@pytest.mark.parametrize(("height", "held"), [(2, ["Zap"]), (3, ["Zap", "Data Pad"])])
def test_reclaim_and_the_tower(height: int, held: list[str]) -> None:
    table = Table([SLUG], [RAMJET], hand=["Reclaim", "Zap"], scrap=["Data Pad", "Pep Talk"])
    table.s.tower = (height, 0)
    table.do("play Reclaim")
    assert table.hand() == held and table.scrapped() == ["Pep Talk"]


@pytest.mark.parametrize(("held", "after"), [(1, 4), (5, 5)])
def test_work_overtime(held: int, after: int) -> None:
    table = Table([SLUG, KUP], [RAMJET], hand=["Work Overtime", *["Zap"] * held]).do("play Work Overtime")
    assert len(table.hand()) == after
