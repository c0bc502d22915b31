"""Polities: benefits for those in command, effects on their Adversaries."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.games.matrix.facts.contest import cost_to_defeat
from sparktable.games.matrix.facts.market import price
from sparktable.games.matrix.facts.polity import price as command_price


@pytest.mark.parametrize("name, base", [("Praxus", 3), ("Tarn", 5), ("Kaon", 7)])
def test_a_polity_costs_one_more_for_each_that_adversaries_command(name: str, base: int) -> None:
    """War on Cybertron p.10, this one included."""
    table = Table("Elita-1", "Megatron").put("B2", name)
    assert command_price(table.s, 0, table.slot(name)) == base
    table.s.token[table.slot(name)] = 1
    table.put("A1", "Vos", command="decepticon").put("A2", "Nyon", command="autobot")
    assert command_price(table.s, 0, table.slot(name)) == base + 2


def begins(name: str, command: str, where: str = "B2") -> Table:
    """Elita-1's turn begins on B2 while that Polity lies there or elsewhere."""
    return Table("Elita-1", "Megatron").put(where, name, command=command).turn_of("Megatron").end_turn()


def test_praxus_draws_a_card_for_those_in_command_who_stand_there() -> None:
    for command, where, cards in (("autobot", "B2", 1), ("decepticon", "B2", 0), ("", "B2", 0), ("autobot", "B1", 0)):
        assert len(begins("Praxus", command, where).quiet().hand_of("Elita-1")) == cards


def test_nyon_gives_energon_to_those_in_command_who_stand_there() -> None:
    for command, where, energon in (("autobot", "B2", 3), ("decepticon", "B2", 2), ("autobot", "B1", 2)):
        assert begins("Nyon", command, where).quiet().has("Elita-1") == energon


def test_iacon_gives_both_and_hampers_the_search_of_its_adversaries() -> None:
    table = begins("Iacon", "autobot").quiet()
    assert (table.has("Elita-1"), len(table.hand_of("Elita-1"))) == (3, 1)
    table = Table("Elita-1", "Megatron").put("B1", "Iacon", command="decepticon").put("B2", "Jump Jets", up=False)
    table.search().quiet()
    assert table.s.alt_spent[0] == 2
    table = Table("Elita-1", "Megatron").put("A1", "Iacon", command="decepticon").put("B2", "Jump Jets", up=False)
    assert table.search().s.alt_spent[0] == 1


def test_altihex_makes_the_first_purchase_from_there_or_next_door_cheaper() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Altihex", command="autobot").put("B2", "Jump Jets")
    table.put("C2", "Anti-Personnel Mine").in_play("Elita-1", "Artillery", "Bold")
    assert price(table.s, 0, table.slot("Jump Jets")) == 1
    table.act("buy Anti-Personnel Mine").quiet()
    assert table.power_at(0) == 2
    assert price(table.s, 0, table.slot("Jump Jets")) == 2


def test_altihex_helps_neither_from_afar_nor_others_nor_with_reinforcements() -> None:
    for command, where in (("decepticon", "B1"), ("autobot", "A1"), ("", "B1")):
        table = Table("Elita-1", "Megatron").put(where, "Altihex", command=command).put("B2", "Jump Jets")
        assert price(table.s, 0, table.slot("Jump Jets")) == 2
    table = Table("Elita-1", "Megatron").put("B1", "Altihex", command="autobot").in_play("Elita-1", "Bold")
    assert not table.offers("buy Reinforcements")


@pytest.mark.parametrize("name, more", [("Tarn", 1), ("Kaon", 2)])
def test_tarn_and_kaon_raise_the_prices_around_them_for_their_adversaries(name: str, more: int) -> None:
    for command, raised in (("decepticon", more), ("autobot", 0), ("", 0)):
        table = Table("Elita-1", "Megatron").put("D2", name, command=command).put("C2", "Jump Jets").put("D1", "Blot")
        table.put("A1", "Null Ray")
        assert price(table.s, 0, table.slot("Jump Jets")) == 2 + raised
        assert cost_to_defeat(table.s, table.slot("Blot")) == 2 + raised
        assert price(table.s, 0, table.slot("Null Ray")) == 3


def test_vos_lets_its_commanders_fly_and_grounds_their_adversaries() -> None:
    table = Table("Elita-1", "Megatron").put("B1", "Vos", command="autobot")
    assert table.offers("move C3 0")
    table = Table("Elita-1", "Megatron").put("D1", "Vos", command="autobot")
    assert not table.offers("move C3 0")
    table = Table("Elita-1", "Megatron").put("B1", "Vos", command="decepticon").in_play("Elita-1", "Scout")
    assert not table.offers("move C3")
    assert Table("Elita-1", "Megatron").in_play("Elita-1", "Scout").offers("move C3 2")
