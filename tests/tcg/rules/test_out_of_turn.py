"""Attacks out of turn, a game won by a card, what Focus and Plan show, and replacements."""
from __future__ import annotations

from sparktable.games.tcg.card import AUTOBOT
from sparktable.games.tcg.cards.make import action, alt, bot, character
from sparktable.games.tcg.state import BATTLEFIELD, DECK, HAND
from sparktable.games.tcg.stats import BRAVE, FOCUS, SAFEGUARD, STEALTH
from sparktable.games.tcg.verbs.abilities import after_attacking, has
from sparktable.games.tcg.verbs.conditions import FirstAttack
from sparktable.games.tcg.verbs.select import ENEMY, Chars
from sparktable.games.tcg.verbs.turns import AttackNow, Win
from sparktable.games.tcg.verbs.whom import ITSELF
from sparktable.games.tcg.verbs.with_cards import plan
from sparktable.kernel.run import pending
from tcg.table import Table

RAMJET, KUP, SLUG = "Ramjet, Sky Smasher", "Sergeant Kup, Veteran Sergeant", "Dinobot Slug, Hot-Headed Warrior"
RED_ALERT = "Red Alert, Security Chief"
RACER = character("Test Racer", "Twice", AUTOBOT, 5, 10, "melee", "0",
                  alt(4, 0, after_attacking(AttackNow(ITSELF, Chars(ENEMY, tapped=False)), FirstAttack())),
                  bot(4, 0))
SEER = character("Test Seer", "Sees", AUTOBOT, 5, 10, "melee", "0", alt(4, 0, has(FOCUS, 2)), bot(4, 0))
GUARD = character("Test Guard", "Stands", AUTOBOT, 5, 10, "melee", "0", alt(4, 0, has(BRAVE), has(SAFEGUARD, 2)),
                  bot(4, 0, has(STEALTH)))
VICTORY = action("Test Victory", (), Win())
PLANNED = action("Test Plan", (), plan(2))
for _title in (RACER, SEER, GUARD, VICTORY, PLANNED):
    _title.label()


def test_a_second_attack_at_once_on_an_untapped_enemy() -> None:
    """faq-w2-012, faq-w2-013"""
    table = Table([RED_ALERT, RAMJET], [KUP, SLUG], instead={RED_ALERT: RACER}).tap("Sergeant Kup")
    table.do("attack Test Racer")
    assert table.damage("Sergeant Kup") == 1
    table.settle()
    assert table.damage("Dinobot Slug") == 1 and table.s.active == 1


def test_without_untapped_enemies_there_is_no_second_attack() -> None:
    """faq-w2-014"""
    table = Table([RED_ALERT], [KUP], instead={RED_ALERT: RACER}).tap("Sergeant Kup")
    table.fight("Test Racer", "Sergeant Kup")
    assert table.damage("Sergeant Kup") == 1


def test_a_card_wins_the_game() -> None:
    table = Table([RAMJET], [KUP], hand=["Zap"], instead={"Zap": VICTORY}).do("play Test Victory")
    assert pending(table.s) is None and table.s.outcome is not None and table.s.outcome.winners == (0,)


def test_focus_scraps_some_and_puts_the_rest_back_in_any_order() -> None:
    """rules-expanded-010, rules-expanded-046: before anything is flipped."""
    table = Table([RED_ALERT, RAMJET], [KUP], instead={RED_ALERT: SEER}, deck=["Data Bank", "Zap", "Zap", "Zap"])
    table.do("attack Test Seer")
    assert table.asked.kind == "focus" and len(table.asked.options) == 4
    table.do("scrap Data Bank", "keep Zap").settle()
    assert table.damage("Sergeant Kup") == 4 + 2 - 3
    assert "Data Bank" in table.scrapped()


def test_plan_puts_back_as_many_as_one_likes() -> None:
    """rules-expanded-048"""
    table = Table([RAMJET], [KUP], hand=["Zap", "Primary Laser", "Data Pad"], instead={"Zap": PLANNED})
    table.do("play Test Plan", "Data Pad", "done")
    assert table.s.card(table.s.zones[DECK][-1]).name == "Data Pad" and len(table.s.zones[HAND]) == 1


def test_safeguard_holds_while_undamaged() -> None:
    """rules-expanded-049, rules-expanded-050"""
    table = Table([RAMJET, KUP], [RED_ALERT, SLUG], instead={RED_ALERT: GUARD})
    table.fight("Ramjet", "Test Guard")
    assert table.damage("Test Guard") == 2
    table = Table([RAMJET, KUP], [RED_ALERT, SLUG], instead={RED_ALERT: GUARD}).hurt("Test Guard", 1)
    table.fight("Ramjet", "Test Guard")
    assert table.damage("Test Guard") == 1 + 7


def test_brave_is_attacked_and_stealth_is_not() -> None:
    table = Table([RAMJET], [RED_ALERT, SLUG, KUP], instead={RED_ALERT: GUARD})
    table.do("attack Ramjet")
    assert table.damage("Test Guard") == 2
    table = Table([RAMJET], [RED_ALERT, SLUG, KUP], instead={RED_ALERT: GUARD}).turn_to("Test Guard", 1)
    table.do("attack Ramjet")
    assert not table.can("Test Guard") and table.can("Dinobot Slug")


def test_heroism_first_then_force_field() -> None:
    """faq-w1-100: redirected damage is still attack damage; its new character's replacements have their turn."""
    table = Table([RAMJET], [KUP, SLUG], deck=["Zap", "Zap"]).tap("Sergeant Kup")
    table.equip("Heroism", "Dinobot Slug").equip("Force Field", "Dinobot Slug")
    table.do("attack Ramjet").settle()
    assert table.damage("Sergeant Kup") == 0 and table.damage("Dinobot Slug") == 4
    assert len(table.s.zones[BATTLEFIELD + 1]) == 2
