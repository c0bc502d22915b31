"""A quick player of the Matrix uses what its seat has peeked at, and nothing that only others have."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.ai.judgement import judgement
from sparktable.kernel.rng import Dice
from sparktable.kernel.zones import learn

from ..asking import habit


def peeked(name: str, *in_play: str, where: str = "B2", by: int = 0) -> Table:
    """Elita-1's turn, with cards in play and one card in the Matrix, facedown, that somebody has peeked at."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", *in_play).energon("Elita-1", 0)
    alone(table, name, where)
    learn(table.s, by, table.slot(name))
    return table


def alone(table: Table, name: str, where: str) -> None:
    """Nothing else lies in the Matrix."""
    for space in table.game.grid.names:
        table.empty(space)
    table.put(where, name, up=False)


def test_a_card_that_was_peeked_at_is_turned_up_to_be_bought() -> None:
    power = ["Fusion Cannon", "Artillery"]
    assert habit(peeked("Electro-Scrambler", *power)).startswith("search Electro-Scrambler")
    assert habit(peeked("Electro-Scrambler", *power, where="B1")).startswith("move B1")
    table = peeked("Electro-Scrambler", *power).say("search")
    assert habit(table).startswith("buy Electro-Scrambler")


def test_power_is_kept_for_what_was_peeked_at() -> None:
    """Reinforcements could be bought at once, but then too little would be left."""
    table = peeked("Electro-Scrambler", "Fusion Cannon", "Artillery")
    assert table.s.card(table.slot("Electro-Scrambler")).cost == table.power_at(0)
    assert table.offers("buy Reinforcements")
    assert habit(table).startswith("search Electro-Scrambler")


def test_what_could_not_be_paid_stays_facedown() -> None:
    assert not habit(peeked("Fusion Cannon", "Bold")).startswith("search")
    assert habit(peeked("Fusion Cannon", "Bold", by=1)).startswith("search"), "who did not look does not know"


def test_an_adversary_that_cannot_be_beaten_is_not_turned_up() -> None:
    for name in ("Motormaster", "Turmoil"):
        assert not habit(peeked(name, "Bold")).startswith("search"), name
        assert habit(peeked(name, "Bold", by=1)).startswith("search"), name
        strong = ["Fusion Cannon", "Star Saber", "Requiem Blaster", "Electro-Scrambler"]
        assert habit(peeked(name, *strong)).startswith("search"), name


def test_the_search_is_not_drawn_to_what_had_better_stay_facedown() -> None:
    def urge(by: int) -> float:
        table = peeked("Turmoil", "Bold", by=by)
        found = judgement(table.game).preferences(table.s, table.asked)
        return next(wish for wish, option in zip(found, table.asked.options, strict=True) if option.kind == "search")

    assert urge(by=0) < 0 < urge(by=1)


def test_what_only_a_rival_has_peeked_at_changes_nothing() -> None:
    def liked(name: str, by: int) -> list[float]:
        table = peeked("Turmoil", "Fusion Cannon", "Artillery", by=by)
        names = [card.name for card in table.game.cards]
        table.s.ident[table.slot("Turmoil")] = names.index(name)
        return judgement(table.game).preferences(table.s, table.asked)

    assert liked("Electro-Scrambler", by=1) == liked("Turmoil", by=1) == liked("Nyon", by=1)
    assert liked("Electro-Scrambler", by=0) != liked("Turmoil", by=0)


@pytest.mark.parametrize("mode", ["tvt", "co-op"])
def test_an_adversary_that_was_looked_at_is_not_turned_up_from_afar(mode: str) -> None:
    """Prowl looks at a card and may turn it up."""
    for name, answer in (("Turmoil", "no"), ("Fusion Cannon", "do")):
        table = Table("Prowl", "Megatron" if mode == "tvt" else "Elita-1", mode=mode).mode("Prowl", "bot")
        alone(table, name, "C3")
        table.activate("Prowl", 2, name)
        assert table.asked.kind == "may"
        assert habit(table).startswith(answer), name


def test_nobody_looks_at_a_card_twice() -> None:
    table = Table("Elita-1", "Slipstream").stand("Slipstream", "B2")
    alone(table, "Turmoil", "A1")
    table.put("D2", "Fusion Cannon", up=False)
    learn(table.s, 1, table.slot("Turmoil"))
    table.turn_of("Slipstream").use("Slipstream", 0)
    assert table.asked.kind == "choose card" and table.offers("Turmoil")
    known = judgement(table.game)
    assert {table.read(known.quick(table.s, table.asked, Dice(seed))) for seed in range(9)} == {
        "card Fusion Cannon at D2"}
