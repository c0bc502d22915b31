"""What a turn allows, and what is played in it."""
from __future__ import annotations

import pytest

from sparktable.games.tcg.card import ALT, AUTOBOT
from sparktable.games.tcg.cards.make import action, alt, bot, character
from sparktable.games.tcg.state import HAND, PLAYED
from sparktable.games.tcg.stats import ATTACK, HEALTH
from sparktable.games.tcg.verbs.abilities import when_koed
from sparktable.games.tcg.verbs.gains import Gets
from sparktable.games.tcg.verbs.modes import Flip
from sparktable.games.tcg.verbs.whom import EACH_OF_YOURS, ONE_OF_YOURS
from sparktable.kernel.run import pending, take
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
BUMBLEBEE = "Bumblebee, Courageous Scout"
RED_ALERT = "Red Alert, Security Chief"


@pytest.mark.parametrize("cards", [("Zap", "Plasma Burst"), ("Primary Laser", "Armored Plating")])
def test_one_action_and_one_upgrade_a_turn(cards: tuple[str, str]) -> None:
    """rules-advanced-011, rules-advanced-012"""
    table = Table([RAMJET], [KUP], hand=cards)
    table.do(f"play {cards[0]}")
    assert not table.can(f"play {cards[1]}")


def test_one_flip_a_turn_also_in_the_ko_area() -> None:
    """rules-advanced-013, rules-advanced-041"""
    table = Table([RAMJET, KUP], [SLUG])
    table.do("flip Ramjet")
    assert not table.can("flip Sergeant Kup")


def test_the_first_turn_plays_nothing_and_the_second_one_card() -> None:
    """rules-advanced-014, rules-advanced-015"""
    table = Table([RAMJET], [KUP], hand=["Zap"], their_hand=["Zap", "Primary Laser"])
    table.s.turn, table.s.plays = 1, 0
    assert not table.can("play Zap") and table.can("flip Ramjet")
    table.fight("Ramjet", "Sergeant Kup")
    assert table.s.turn == 2 and table.can("play Primary Laser")
    table.do("play Zap")
    assert not table.can("play Primary Laser")


def test_a_second_upgrade_of_a_kind_scraps_the_first() -> None:
    """rules-advanced-019"""
    table = Table([RAMJET], [KUP], hand=["Grenade Launcher"]).equip("Primary Laser", "Ramjet")
    table.do("play Grenade Launcher")
    assert table.attack("Ramjet") == 7 + 4 and table.scrapped() == ["Primary Laser"]


def test_cargo_trailers_share_a_slot() -> None:
    table = Table([KUP], [SLUG], hand=["Cargo Trailer"]).equip("Cargo Trailer", "Sergeant Kup")
    table.do("play Cargo Trailer")
    assert table.attack("Sergeant Kup") == 3 + 4 and table.scrapped() == []


def test_megatron_takes_weapons_in_every_slot_in_bot_mode_only() -> None:
    """faq-w1-060"""
    table = Table(["Megatron, Living Weapon"], [KUP], hand=["Grenade Launcher"]).equip("Primary Laser", "Megatron")
    table.turn_to("Megatron", 1).do("play Grenade Launcher", "put on Megatron armor")
    assert table.attack("Megatron") == 7 + 2 + 4


def test_brainstorm_plays_two_and_what_they_set_off_waits() -> None:
    """rules-expanded-031, rules-expanded-032"""
    table = Table(["Thundercracker, Mach Warrior"], [KUP], hand=["Brainstorm", "Zap", "Plasma Burst"])
    table.turn_to("Thundercracker", 1).do("play Brainstorm", "Zap")
    assert table.attack("Thundercracker") == 5
    table.do("Plasma Burst")
    assert table.attack("Thundercracker") == 8 and table.damage("Sergeant Kup") == 3


def test_what_is_played_lies_there_until_the_end_of_the_turn() -> None:
    """rules-advanced-017, rules-expanded-041"""
    table = Table([RAMJET], [KUP], hand=["Zap"])
    table.do("play Zap")
    assert len(table.s.zones[PLAYED]) == 1
    table.fight("Ramjet", "Sergeant Kup")
    assert "Zap" in table.scrapped()


def test_an_effect_carries_out_what_it_can() -> None:
    """rules-expanded-053: no card to put back, but one drawn."""
    table = Table([BUMBLEBEE], [KUP]).turn_to("Bumblebee", 1)
    table.do("flip Bumblebee")
    assert len(table.s.zones[HAND]) == 0  # the only card there was went back


def test_salvage_repairs_each_by_what_it_loses() -> None:
    table = Table([RAMJET], [KUP], hand=["Salvage For Parts"]).equip("Primary Laser", "Ramjet").hurt("Ramjet", 5)
    table.equip("Armored Plating", "Ramjet").do("play Salvage For Parts")
    assert table.damage("Ramjet") == 3 and table.attack("Ramjet") == 7


def test_an_extra_turn_follows_this_one() -> None:
    """faq-w1-113: with nobody untapped it has no attack."""
    table = Table(["Metroplex, Autobot City", RAMJET], [KUP, SLUG], hand=["Peace Through Tyranny"])
    table.do("play Peace Through Tyranny", "yes", "Ramjet").do("attack Metroplex", "Sergeant Kup").settle()
    assert table.s.active == 0 and table.can("done")


def test_i_still_function_brings_somebody_back_for_a_turn() -> None:
    table = Table([RAMJET, KUP], [SLUG], hand=["I Still Function!"])
    table.hurt("Sergeant Kup", 8)
    table.do("flip Ramjet")
    assert table.koed("Sergeant Kup")
    table.do("play I Still Function!")
    assert table.damage("Sergeant Kup") == 7 and not table.koed("Sergeant Kup")
    table.fight("Ramjet", "Dinobot Slug")
    assert table.koed("Sergeant Kup")


def test_both_beaten_at_once_is_a_draw() -> None:
    """rules-expanded-052"""
    table = Table([RAMJET], [KUP], hand=["Photon Bomb"]).hurt("Ramjet", 13).hurt("Sergeant Kup", 7)
    table.do("play Photon Bomb")
    assert pending(table.s) is None and table.s.outcome is not None and table.s.outcome.winners == ()


def test_all_are_hurt_before_anybody_falls() -> None:
    """What is done to each is done together: the one who falls still counts for the others."""
    table = Table([RAMJET], ["Prowl, Military Strategist", SLUG], hand=["Strafing Run"]).hurt("Prowl", 8)
    table.turn_to("Prowl", 1).do("play Strafing Run")
    assert table.koed("Prowl") and table.damage("Dinobot Slug") == 1


def test_faq_w2_002_in_alt_mode_a_triple_changer_stays_or_takes_the_other() -> None:
    """No printed card tells one that may be in alt mode to flip to alt mode."""
    card = action("Test Conversion", (), Flip(ONE_OF_YOURS, to=ALT))
    card.label()
    for to in (0, 2):
        table = Table(["Blitzwing, Relentless Foe"], [SLUG], hand=["Zap", "Medic!"], instead={"Zap": card})
        table.do("play Test Conversion")
        assert sorted(option.value("number") for option in table.asked.options) == [0, 2]
        take(table.s, next(option for option in table.asked.options if option.value("number") == to))
        assert table.s.mode[table.slot("Blitzwing")] == to


ENDURING = action("Test Endurance", (), Gets(HEALTH, 3, ONE_OF_YOURS))
AVENGED = character("Test Avenged", "Missed", AUTOBOT, 5, 10, "melee", "0",
                    alt(4, 0, when_koed(Gets(ATTACK, 3, EACH_OF_YOURS))), bot(4, 0))
for _title in (ENDURING, AVENGED):
    _title.label()


def test_health_that_wears_off_may_knock_out() -> None:
    """rules-expanded-029, rules-expanded-030: and what that sets off wears off as well."""
    table = Table([RED_ALERT, RAMJET], [KUP], hand=["Zap", "Photon Bomb"],
                  instead={RED_ALERT: AVENGED, "Zap": ENDURING})
    table.hurt("Test Avenged", 9).s.actions = 2
    table.do("play Test Endurance", "Test Avenged", "play Photon Bomb")
    assert not table.koed("Test Avenged")
    table.fight("Ramjet", "Sergeant Kup")
    assert table.koed("Test Avenged") and table.s.active == 1
    assert table.attack("Ramjet") == 7
