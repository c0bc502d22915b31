"""Opponents give VP, which are Energon to a team, for a cheaper Boss only where that decides the battle."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core
from matrix.table import Table

from ..asking import THINKERS, answer, habit

STRONG = ("Ion Lance", "Onslaught", "Ramjet", "Blitzwing", "Cyclonus", "Firepower")
JUST = ("Ion Lance", "Onslaught", "Firepower")
WEAK = ("Firepower",)


def asked_for_points(cards: tuple[str, ...]) -> Table:
    """Bumblebee, with 5 Energon, Confronts Starscream, who costs 8, and is asked for 5 VP."""
    table = clear_matrix(core(energon=5, mode="co-op")).put("B2", "Starscream").mode("Bumblebee", "bot")
    table.in_play("Bumblebee", *cards).only_encounter("Concussion Wave")
    return table.act("battle Starscream")


@pytest.mark.parametrize(("cards", "given"), [(STRONG, "AddCost"), (JUST, "LoseVP"), (WEAK, "AddCost")])
def test_points_are_given_only_where_they_decide_the_battle(cards: tuple[str, ...], given: str) -> None:
    assert given in habit(asked_for_points(cards))
    for name in THINKERS:
        assert given in answer(asked_for_points(cards), name), name


def test_what_a_teammate_has_laid_counts_towards_it() -> None:
    """Optimus Prime has too little alone; with Ratchet's Onslaught it is enough, as long as Starscream costs 8."""
    table = clear_matrix(Table("Optimus Prime", "Ratchet", box="core", mode="co-op")).put("B2", "Starscream")
    table.stand("Optimus Prime", "B2").stand("Ratchet", "B2").mode("Optimus Prime", "bot").energon("Optimus Prime", 5)
    table.in_play("Optimus Prime", "Ion Lance", "Firepower").hand("Ratchet", "Onslaught").energon("Ratchet", 0)
    table.only_encounter("Concussion Wave").act("battle Starscream")
    table.say("assist Onslaught")
    assert "LoseVP" in habit(table)


def test_energon_that_is_given_does_not_win_the_battle() -> None:
    """To a team VP are Energon: with 5 of it Energy Swords would just do, without it they do not."""
    table = clear_matrix(Table("Optimus Prime", "Ratchet", box="core", mode="co-op")).put("B2", "Starscream")
    table.stand("Optimus Prime", "B2").mode("Optimus Prime", "bot").energon("Optimus Prime", 5).hand("Ratchet")
    table.in_play("Optimus Prime", "Energy Swords", "Ion Lance").only_encounter("Old Grudge").act("battle Starscream")
    assert "AddCost" in habit(table)
