"""The attack, step by step."""
from __future__ import annotations

from sparktable.games.tcg.card import AUTOBOT, BLACK
from sparktable.games.tcg.cards.make import alt, bot, character
from sparktable.games.tcg.deeds.damage import ATTACK_DAMAGE
from sparktable.games.tcg.deeds.force import PLUS
from sparktable.games.tcg.deeds.secrets import lay_secret
from sparktable.games.tcg.events import WOULD_TAKE
from sparktable.games.tcg.facts.stats import ADDS, keyword
from sparktable.games.tcg.state import HAND, PLAYED, TcgState
from sparktable.games.tcg.stats import A_DAMAGE, PIERCE, TURN
from sparktable.kernel.modifiers import modify
from sparktable.kernel.replacements import Happening, Replacement, would
from sparktable.kernel.typed import Stat
from sparktable.kernel.values import Modifier
from tcg.table import Table

SLUG, RAMJET, KUP = "Dinobot Slug, Hot-Headed Warrior", "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant"
BOMBSHELL, RED_ALERT = "Bombshell, Insecticon Mind-Controller", "Red Alert, Security Chief"
ORANGE, BLUE, WHITE, TWO_BLUE = "Zap", "Armored Plating", "Data Pad", "Handheld Blaster"


def test_attack_less_defense_becomes_damage() -> None:
    """rules-advanced-029"""
    table = Table([RAMJET], [KUP], deck=[ORANGE, ORANGE], their_deck=[BLUE])
    table.fight("Ramjet", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == 7 + 2 - 3 - 1


def test_the_attacker_is_tapped_and_tapped_enemies_come_first() -> None:
    """rules-advanced-020, rules-expanded-007"""
    table = Table([RAMJET], [KUP, SLUG]).tap("Sergeant Kup")
    table.do("attack Ramjet").settle()
    assert table.damage("Sergeant Kup") > 0 and table.damage("Dinobot Slug") == 0
    assert table.s.tapped[table.slot("Ramjet")]


def test_nobody_passes_over_the_attack() -> None:
    """rules-expanded-007"""
    assert not Table([RAMJET], [KUP]).can("done")


def test_the_first_white_icon_brings_two_more_cards_and_a_second_none() -> None:
    """rules-advanced-023, rules-advanced-024"""
    table = Table([RAMJET], [KUP], deck=[WHITE, WHITE, ORANGE, WHITE, ORANGE])
    table.do("attack Ramjet")
    assert len(table.scrapped()) == 4
    assert table.damage("Sergeant Kup") == 7 + 1 - 3


def test_bold_adds_up_and_is_locked_before_the_flips() -> None:
    """rules-expanded-044"""
    table = Table(["Optimus Prime, Freedom Fighter"], [SLUG], hand=["Handheld Blaster"]).turn_to("Optimus Prime", 1)
    table.do("play Handheld Blaster", "attack Optimus Prime")
    assert len(table.scrapped()) == 5


def test_pierce_raises_damage_but_not_above_the_attack() -> None:
    """rules-expanded-018, rules-advanced-032"""
    table = Table([KUP], [BOMBSHELL], hand=["Piercing Blaster"], their_deck=[TWO_BLUE, TWO_BLUE])
    table.do("play Piercing Blaster").fight("Sergeant Kup", "Bombshell")
    assert table.damage("Bombshell") == 3


def test_pierce_does_nothing_where_the_damage_is_as_high() -> None:
    """rules-advanced-033"""
    table = Table([RAMJET], [KUP], hand=["Piercing Blaster"])
    table.do("play Piercing Blaster").fight("Ramjet", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == 4


def test_force_field_comes_after_pierce() -> None:
    """rules-expanded-020"""
    table = Table([RAMJET], [KUP], deck=[ORANGE, ORANGE]).equip("Force Field", "Sergeant Kup")
    table.equip("Piercing Blaster", "Ramjet").equip("Crushing Size", "Ramjet").do("attack Ramjet").settle()
    assert table.damage("Sergeant Kup") == 4
    assert "Force Field" in table.scrapped(1)


def test_a_ko_at_as_much_damage_as_health() -> None:
    """rules-expanded-021, rules-expanded-057"""
    table = Table([RAMJET], [KUP, SLUG]).hurt("Sergeant Kup", 4)
    table.fight("Ramjet", "Sergeant Kup")
    assert table.koed("Sergeant Kup") and table.damage("Sergeant Kup") == 8


def test_attacking_out_when_nobody_there_is_untapped() -> None:
    """rules-expanded-024, rules-expanded-025: the last two untap together with the enemy."""
    table = Table([RAMJET, SLUG], [KUP, BOMBSHELL]).tap("Sergeant Kup", "Bombshell")
    table.do("attack Ramjet", "Sergeant Kup").settle()
    assert table.s.active == 0 and table.asked.kind == "defender"
    table.do("Sergeant Kup").settle()
    assert table.s.active == 1 and not any(table.s.tapped)


def test_one_untapped_enemy_ends_the_turn() -> None:
    """rules-advanced-037"""
    table = Table([RAMJET, SLUG], [KUP, BOMBSHELL])
    table.do("attack Ramjet", "Sergeant Kup").settle()
    assert table.s.active == 1 and table.s.tapped[table.slot("Ramjet")]


def test_flipped_cards_are_scrapped_at_the_end_of_the_turn() -> None:
    """rules-advanced-040"""
    table = Table([RAMJET], [KUP], deck=[ORANGE])
    table.do("attack Ramjet").settle()
    assert "Zap" in table.scrapped() and not table.s.zones[PLAYED]


def test_bonuses_until_end_of_turn_are_gone_in_the_next() -> None:
    table = Table([RAMJET, SLUG], [KUP], hand=["The Bigger They Are..."])
    table.do("play The Bigger They Are...", "Ramjet")
    assert table.attack("Ramjet") == 9
    table.fight("Ramjet", "Sergeant Kup")
    assert table.attack("Ramjet") == 7


def test_cosmos_knocks_out_in_the_middle_of_the_flips() -> None:
    """faq-w1-028: nothing more comes of the attack."""
    table = Table(["Autobot Cosmos, Recon & Communication"], [KUP, SLUG], size=2, scrap=["Zap"] * 6,
                  their_deck=[BLUE, BLUE])
    table.turn_to("Autobot Cosmos", 1).do("attack Autobot Cosmos", "Sergeant Kup")
    assert table.koed("Sergeant Kup")
    assert table.scrapped(1) == []


def test_skywarp_lets_another_take_it() -> None:
    table = Table([RAMJET], ["Skywarp, Sneaky Prankster", SLUG], their_deck=[WHITE]).turn_to("Skywarp", 1)
    table.tap("Skywarp").do("attack Ramjet")
    assert table.asked.seat == 1
    table.do("Dinobot Slug")
    assert table.damage("Skywarp") == 0 and table.damage("Dinobot Slug") == 7 - 2


def test_jazz_counts_what_he_has_taken_already() -> None:
    """faq-w1-031: "this attack" is all of it."""
    table = Table([RAMJET], ["Autobot Jazz, Special Ops", SLUG], their_deck=[WHITE, WHITE]).tap("Autobot Jazz")
    table.do("attack Ramjet").settle()
    assert table.damage("Autobot Jazz") == 2


def test_grimlock_carries_the_rest_on() -> None:
    """faq-w1-053"""
    table = Table(["Grimlock, Dinobot Leader"], [KUP, SLUG]).turn_to("Grimlock", 1).hurt("Sergeant Kup", 7)
    table.do("attack Grimlock", "Sergeant Kup").settle()
    assert table.koed("Sergeant Kup") and table.damage("Dinobot Slug") == 6 - 3 - 1


def test_pierce_of_black_icons_lasts_until_the_turn_ends() -> None:
    """rules-advanced-026: and is counted apart, so that a text may say that they add nothing."""
    table = Table([RAMJET], [KUP])
    slot = table.slot("Ramjet")
    modify(table.s, ADDS[BLACK], PLUS, amount=2, until=TURN, subject=slot)
    assert keyword(table.s, PIERCE, slot) == 2
    table.fight("Ramjet", "Sergeant Kup")
    assert keyword(table.s, PIERCE, slot) == 0


class Doubled(Replacement):
    """The attack damage that this one does is doubled."""

    def stat(self) -> Stat:
        return would(A_DAMAGE)

    def applies(self, s: TcgState, m: Modifier, happening: Happening) -> bool:
        return happening.cause == ATTACK_DAMAGE and happening.source == m.subject

    def applied(self, s: TcgState, m: Modifier, happening: Happening) -> None:
        happening.amount *= 2


FURIOUS = character("Test Fury", "Doubled", AUTOBOT, 5, 10, "melee", "0", alt(6, 0, Doubled()), bot(4, 0))
FURIOUS.label()


def test_the_attacking_players_effects_change_the_damage_first() -> None:
    """rules-expanded-019: three become six, and of six Force Field lets four through."""
    table = Table([RED_ALERT], [KUP], instead={RED_ALERT: FURIOUS}).equip("Force Field", "Sergeant Kup")
    table.fight("Test Fury", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == 4 and "Force Field" in table.scrapped(1)


def test_a_secret_that_waits_for_damage_comes_after_the_attacking_players_effects() -> None:
    """faq-tma-039: three would be odd, but they become six before Lucky Dodge has its moment."""
    table = Table([RED_ALERT], [KUP], their_hand=["Lucky Dodge"], instead={RED_ALERT: FURIOUS})
    lay_secret(table.s, 1, table.s.zones[HAND + 1][0])
    table.do("attack Test Fury")
    could = []
    while table.asked.kind == "turn up":
        could.append((table.asked.about[0].value, table.can("yes")))
        table.do("no")
    assert [each for each in could if each[0] == WOULD_TAKE] == [(WOULD_TAKE, False)]
    assert table.damage("Sergeant Kup") == 6


def test_by_a_ruling_the_characters_player_chooses_what_changes_the_damage_first() -> None:
    """faq-w2-061: for once not wisely, since of five Force Field lets four through, and four are eight then."""
    table = Table([RED_ALERT], [KUP], instead={RED_ALERT: FURIOUS}, rulings={"damage_order": "owner_chooses"})
    table.equip("Force Field", "Sergeant Kup").equip("Primary Laser", "Test Fury")
    table.do("attack Test Fury")
    assert table.asked.kind == "replace" and table.asked.seat == 1
    table.do("replace Force Field")
    assert table.koed("Sergeant Kup")
