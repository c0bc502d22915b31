"""Power, Range, buying: rules 10 to 15, 19 to 22 and 80 of those that are easy to get wrong."""
from __future__ import annotations

from matrix.core import core
from matrix.table import Table
from sparktable.app.translations import Words
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.rules import power
from sparktable.games.matrix.rules.piles import destroy
from sparktable.games.matrix.state import BATTLE, CONFRONT, Bonus


def test_rule_10_ranges_do_not_add_up() -> None:
    """War on Cybertron p.8, Core p.8: each card's Power reaches its own Range (the book's own example)."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Artillery", "Sneak Attack", "Bold")
    assert [table.power_at(distance) for distance in (0, 1, 2, 3)] == [5, 4, 2, 0]


def test_range_ends_where_it_ends_in_a_large_matrix_too() -> None:
    """Core p.8: a card of Range 5 pays for nothing at the sixth space, and what it cannot pay for is not for sale."""
    table = core("Wheeljack", "Ironhide", "Ratchet").mode("Wheeljack", "bot").in_play("Wheeljack", "Ion Lance")
    table.stand("Wheeljack", "A1").put("D4", "Deflector Plating").put("D3", "Overload Shot")
    table.put("C4", "Energon Drill").activate("Wheeljack", 1)
    assert [table.power_at(distance) for distance in (4, 5, 6)] == [3, 3, 0]
    assert table.offers("buy", "Energon Drill")
    assert not table.offers("buy", "Overload Shot")
    assert not table.offers("buy", "Deflector Plating")


def test_rule_11_range_counts_orthogonal_steps() -> None:
    """War on Cybertron p.8: a diagonal neighbour is at distance 2."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Artillery")
    table.put("C3", "Jump Jets").put("C2", "King of the Hill")
    assert table.offers("buy", "King of the Hill")
    assert not table.offers("buy", "Jump Jets")


def test_rule_12_power_that_belongs_to_no_card_has_range_0() -> None:
    """War on Cybertron p.17, Core p.18: Hot Rod's Confront ability helps only in the Boss's own space."""
    table = Table("Hot Rod", "Megatron").mode("Hot Rod", "bot").in_play("Hot Rod", "Artillery")
    table.s.loose = 2
    assert [table.power_at(distance) for distance in (0, 1)] == [4, 2]


def test_rule_13_a_bonus_shares_its_cards_range_and_fate() -> None:
    """War on Cybertron p.17, Core p.18."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").energon("Elita-1", 2)
    table.in_play("Elita-1", "Chromia", "Strafe")
    table.activate("Elita-1", 1, "Strafe")
    assert table.power_at(2) == 4
    destroy(table.s, table.slot("Strafe"))
    assert [table.power_at(distance) for distance in (0, 2)] == [2, 0]


def test_rule_14_ruins_are_paid_from_their_own_space() -> None:
    """War on Cybertron p.8: never at Range."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Sneak Attack", "Strafe").put("C2", "Burning Crater")
    assert not table.offers("use Burning Crater")
    table.stand("Elita-1", "C2")
    assert table.offers("use Burning Crater")


def test_rule_15_the_basic_stack_is_bought_from_anywhere_any_number_of_times() -> None:
    """War on Cybertron p.19, Core p.20."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Motormaster", "Bold")
    table.act("buy Reinforcements").act("buy Reinforcements")
    assert table.discarded("Elita-1") == ["Reinforcements"] * 2
    assert table.power_at(0) == 0
    table.quiet()


def test_rule_19_an_energon_ability_works_once_per_turn_even_if_the_character_flips() -> None:
    """War on Cybertron p.9, Core p.9."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").in_play("Elita-1", "Chromia").energon("Elita-1", 6)
    table.activate("Elita-1", 1)
    assert not table.offers("activate Elita-1 1")
    table.act("convert Elita-1").act("convert Elita-1")
    assert not table.offers("activate Elita-1 1")
    table.quiet()


def test_rule_21_destroying_a_played_card_loses_only_what_is_unspent() -> None:
    """War on Cybertron p.9, Core p.9."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Artillery", "Bold").act("buy Reinforcements")
    assert table.power_at(0) == 1
    destroy(table.s, table.slot("Bold"))
    assert table.power_at(0) + table.power_at(1) <= 2
    assert table.discarded("Elita-1") == ["Reinforcements"]


def test_rule_22_destroyed_cards_go_where_they_belong() -> None:
    """War on Cybertron p.9, Core p.9: main deck titles to the faceup pile, Starters and Basics out of the game."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Chromia", "Reinforcements")
    for name in ("Bold", "Chromia", "Reinforcements"):
        destroy(table.s, table.slot(name))
    assert table.destroyed() == ["Chromia"]
    assert sorted(table.out_of_game()) == ["Bold", "Reinforcements"]
    assert table.s.where[table.slot("Bold")] == zones.OUT


def test_buying_costs_exactly_the_price_and_leaves_the_rest() -> None:
    """War on Cybertron p.8: Power left over can still be spent this turn, shortest Range first."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Bold", "Sneak Attack").put("B2", "Jump Jets")
    table.act("buy Jump Jets")
    assert [table.power_at(distance) for distance in (0, 2)] == [1, 1]
    assert table.lies("B2") == ""
    table.quiet()


def test_a_bought_card_goes_to_the_discard_pile_and_an_ally_into_play() -> None:
    """Core p.18: the general rule gives way; War on Cybertron p.8 and p.18."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Motormaster", "Artillery")
    table.put("B2", "Spy Network").put("B1", "Jump Jets").act("buy Spy Network").act("buy Jump Jets")
    assert table.discarded("Elita-1") == ["Jump Jets"]
    assert "Spy Network" in table.played("Elita-1")
    table.quiet()


def test_adversary_robots_bosses_and_facedown_cards_cannot_be_bought() -> None:
    """War on Cybertron p.8."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", "Motormaster", "Sinnertwin", "Overwhelming Force")
    table.put("B2", "Slugfest").put("B1", "Blurr").put("A2", "Jump Jets", up=False).energon("Elita-1", 0)
    for name in ("Slugfest", "Blurr", "Jump Jets"):
        assert not table.offers("buy", name)


def test_the_battle_panel_has_a_word_for_every_source_of_power() -> None:
    """Cards, what their texts add, Power of no card, and texts that are there for each payment (the Sentinels)."""
    table = Table("Elita-1", "Megatron").put("B2", "Dirge")
    table.in_play("Elita-1", "Omega Sentinels", "Star Saber", "Bold")
    rivals = core("Bumblebee", "Ironhide").put("B2", "Brawl").in_play("Bumblebee", "Exo-Suit Pilot", "Energy Swords")
    table.s.loose = 1
    table.s.bonuses = (Bonus(-1, 1, BATTLE, table.slot("Bold")),)
    kinds = {source.kind for where, foe in ((table, "Dirge"), (rivals, "Brawl"))
             for source in power.sources(where.s, 0, 0, BATTLE | CONFRONT, where.slot(foe))}
    assert kinds == {"card", "text", "pool", "each time", "loose", "bonus"}
    assert [kind for kind in kinds if not Words().has(f"matrix.battle.why.{kind}")] == []
