"""The deck, and its reshuffle in the middle of anything."""
from __future__ import annotations

from sparktable.games.tcg.deeds.deck import reach
from sparktable.games.tcg.state import DECK, OUTSIDE, UNDER
from sparktable.kernel.view import view
from sparktable.kernel.zones import move
from tcg.table import Table

RAMJET, KUP = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant"
IRONHIDE, RANSACK = "Ironhide, Veteran Autobot", "Ransack, Insecticon Commando"
SLUG, RED_ALERT = "Dinobot Slug, Hot-Headed Warrior", "Red Alert, Security Chief"


def test_treasure_hunt_keeps_what_it_has_scrapped_out_of_the_reshuffle() -> None:
    """rules-expanded-040"""
    table = Table([RAMJET], [KUP], hand=["Treasure Hunt"], deck=["Primary Laser", "Zap"],
                  size=2, scrap=["Data Bank"] * 6)
    table.do("play Treasure Hunt")
    assert "Primary Laser" in table.hand()
    assert len(table.s.zones[DECK]) == 6 - 2
    assert "Zap" in table.scrapped()


def test_a_deck_is_made_anew_at_once() -> None:
    """rules-advanced-042"""
    table = Table([RAMJET], [KUP], hand=["Inspiring Leadership"], size=3, scrap=["Zap"])
    table.do("play Inspiring Leadership")
    assert table.s.zones[DECK] and "Zap" not in table.scrapped()


def test_nothing_to_draw_is_no_harm() -> None:
    """rules-expanded-043"""
    table = Table([RAMJET], [KUP], hand=["Inspiring Leadership"])
    for slot in [*table.s.zones[DECK]]:
        move(table.s, slot, OUTSIDE)
    table.do("play Inspiring Leadership")
    assert table.hand() == []


def test_an_empty_deck_is_made_anew_as_soon_as_there_is_something_to_shuffle() -> None:
    """rules-advanced-042: the flips take all there is, and nothing lies scrapped until the turn ends."""
    table = Table([RAMJET], [KUP], size=2)
    table.do("attack Ramjet").settle()
    assert table.s.active == 1
    assert (len(table.s.zones[DECK]), table.scrapped()) == (2, [])


def test_a_second_attack_flips_what_the_first_has_left_in_the_scrap_pile() -> None:
    """rules-advanced-042: nothing lay scrapped while the deck ran out; an Upgrade of who was KO'd does now."""
    table = Table([RAMJET, KUP, IRONHIDE, RANSACK], [SLUG, RED_ALERT]).equip("Data Pad", "Red Alert")
    for slot in [*table.s.zones[DECK + 1]][2:]:
        move(table.s, slot, OUTSIDE + 1)
    table.tap("Dinobot Slug", "Red Alert").hurt("Red Alert", 9)
    table.do("attack Ramjet", "Red Alert", "attack Sergeant Kup")
    assert table.koed("Red Alert") and table.s.turn_flips.count(table.slot("Data Pad", 1)) == 1


def test_focus_reaches_under_a_deck_that_is_too_small() -> None:
    """faq-w3-019: the card is set aside, the scrap pile shuffled under it."""
    table = Table([RAMJET], [KUP], hand=[], deck=["Zap"], size=1, scrap=["Data Bank", "Data Bank"])
    reach(table.s, 0, 2)
    assert [table.s.card(slot).name for slot in table.s.zones[DECK]] == ["Data Bank", "Data Bank", "Zap"]


def test_nemesis_prime_is_stronger_in_the_middle_of_an_attack() -> None:
    """faq-w1-067"""
    table = Table(["Nemesis Prime, Dark Clone"], [KUP], size=2, scrap=["Zap"] * 4).turn_to("Nemesis Prime", 1)
    table.do("attack Nemesis Prime").settle()
    assert table.attack("Nemesis Prime") == 7 + 3


def test_nobody_knows_what_lies_under_nemesis_prime() -> None:
    """faq-w1-065"""
    table = Table(["Nemesis Prime, Dark Clone", RAMJET], [KUP], hand=["Pep Talk"], deck=["Zap", "Zap"], size=2,
                  scrap=["Medic!", "Data Bank", "Primary Laser"]).turn_to("Nemesis Prime", 1)
    table.do("play Pep Talk")
    (below,) = table.s.zones[UNDER]
    assert [view(table.s, seat).state.ident[below] for seat in range(2)] == [table.s.unknown] * 2
