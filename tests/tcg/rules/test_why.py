"""Refusals say why, and name the card."""
from __future__ import annotations

import pytest

from sparktable.app.catalog import Title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.tcg.deeds.attack import ATTACK
from sparktable.games.tcg.deeds.upgrading import PUT
from sparktable.games.tcg.rules.tap import TAP
from sparktable.games.tcg.rules.turn import FLIP, PLAY
from sparktable.kernel.decisions import CARD, Option
from sparktable.kernel.view import view
from tcg.table import Table

PROWL, RED_ALERT = "Prowl, Military Strategist", "Red Alert, Security Chief"
ENEMIES = ["Arcee, Skilled Fighter", "Demolisher, Devoted Decepticon", "Ramjet, Sky Smasher"]


def why(table: Table, wish: Option, seat: int = 0) -> str:
    """The refusal as the player reads it, or "" where there is none."""
    reasons = table.game.why_not(view(table.s, seat), wish)
    speech = Speech(Title("tcg", "sparktable.games.tcg.game"), table.game, ["Ann", "Ben"], Words())
    return "; ".join(speech.reason(reason, table.s) for reason in reasons)


@pytest.fixture
def table() -> Table:
    return Table([PROWL, RED_ALERT], ENEMIES, hand=["Zap", "Aerial Recon", "Plasma Burst", "Energon Axe"])


def tap(table: Table, *names: str) -> None:
    for name in names:
        table.s.tapped[table.slot(name)] = 1
    table.s.pending = None


def in_hand(table: Table, name: str) -> Option:
    return PLAY[table.slot(name, 0)]


def test_what_is_possible_is_not_refused(table: Table) -> None:
    assert why(table, ATTACK[table.slot("Prowl")]) == "" and why(table, in_hand(table, "Zap")) == ""


def test_who_is_tapped_cannot_attack(table: Table) -> None:
    tap(table, "Prowl")
    assert why(table, ATTACK[table.slot("Prowl")]) == "Prowl is tapped"


def test_only_your_own_characters_attack(table: Table) -> None:
    assert why(table, ATTACK[table.slot("Arcee")]) == "Arcee fights for your opponent"
    assert why(table, ATTACK[table.slot("Zap", 0)]) == "Zap is no character"
    assert why(table, ATTACK[table.slot("Prowl")], seat=1) == "Somebody else decides now"


def test_an_untapped_enemy_waits_for_the_tapped_ones(table: Table) -> None:
    tap(table, "Arcee", "Demolisher")
    table.do("attack Prowl")
    assert why(table, CARD[table.slot("Ramjet")]) == "Ramjet is untapped, and a tapped enemy can be attacked"
    assert why(table, CARD[table.slot("Red Alert")]) == "Red Alert fights for you"


def test_an_enemy_pointed_at_before_any_attacker_is_refused_for_the_same_reason(table: Table) -> None:
    assert "not among those" in why(table, CARD[table.slot("Ramjet")]), "it is attacked with an attacker"
    tap(table, "Arcee", "Demolisher")
    assert why(table, CARD[table.slot("Ramjet")]) == "Ramjet is untapped, and a tapped enemy can be attacked"
    tap(table, "Prowl", "Red Alert")
    assert why(table, CARD[table.slot("Ramjet")]) == "None of your characters can attack now"


def test_each_permission_is_used_up(table: Table) -> None:
    table.s.flips = table.s.actions = table.s.upgrades = 0
    table.s.pending = None
    assert why(table, FLIP[table.slot("Prowl"), 1]) == "You have already flipped a character this turn"
    assert why(table, FLIP[table.slot("Prowl"), 0]) == "Prowl is in alt mode already"
    assert why(table, in_hand(table, "Zap")) == "You have already played your Action this turn"
    assert why(table, in_hand(table, "Energon Axe")) == "You have already played your Upgrade this turn"


def test_the_first_turns_are_limited(table: Table) -> None:
    table.s.plays, table.s.turn = 0, 1
    table.s.pending = None
    assert why(table, in_hand(table, "Zap")) == "Whoever goes first plays no card on the first turn"
    table.s.turn = 2
    assert why(table, in_hand(table, "Zap")) == "Only one card is played on the second turn"


def test_an_attack_that_the_table_does_not_allow_on_the_first_turn() -> None:
    table = Table([PROWL], ENEMIES, rulings={"first_turn_attack": "no"})
    table.s.turn, table.s.pending = 1, None
    assert why(table, ATTACK[table.slot("Prowl")]) == \
        "At this table whoever goes first does not attack on the first turn"


def test_an_upgrade_needs_somebody_to_bear_it(table: Table) -> None:
    """Aerial Recon goes on Planes."""
    assert why(table, in_hand(table, "Aerial Recon")) == "None of your characters can bear Aerial Recon"


def test_whom_an_upgrade_may_not_be_put_on_is_said_by_the_upgrade() -> None:
    planes = ["Ramjet, Sky Smasher", "Skywarp, Sneaky Prankster"]
    table = Table([PROWL, *planes], ENEMIES[:1], hand=["Aerial Recon"]).do("play Aerial Recon")
    assert why(table, PUT[table.slot("Prowl")]) == "Aerial Recon’s text forbids it"


def test_tap_abilities_say_what_is_missing(table: Table) -> None:
    prowl = table.slot("Prowl")
    assert why(table, TAP[prowl, prowl, 0]) == "Prowl has no such tap ability"


def test_another_question_comes_first(table: Table) -> None:
    table.do("play Plasma Burst")
    assert why(table, ATTACK[table.slot("Prowl")]) == "Another question comes first"
    assert why(table, CARD[table.slot("Prowl")]) == "Prowl is not among those to choose from"


def test_of_those_whom_a_text_names_a_brave_one_comes_first() -> None:
    """Blurr's second attack is on an untapped enemy, though one is tapped."""
    headstrong, fireflight = "Predacon Headstrong, Ground Assault", "Fireflight, Sky High Recon"
    enemies = ["Metroplex, Autobot City", headstrong, fireflight, RED_ALERT]
    table = Table(["Blurr, Fastest Bot In The Galaxy"], enemies)
    table.turn_to("Blurr", 1)
    tap(table, "Metroplex")
    table.do("attack Blurr")
    assert why(table, CARD[table.slot(RED_ALERT)]) == "Predacon Headstrong is Brave and must be attacked first"
    assert why(table, CARD[table.slot("Metroplex")]) == "Blurr may only attack whom the text names"
