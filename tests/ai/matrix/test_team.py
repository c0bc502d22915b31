"""Opponents of the Matrix in co-op and solo: they spare friends, thwart Schemes and know how they stand."""
from __future__ import annotations

from statistics import mean

import pytest

from matrix.core import clear_matrix
from matrix.table import Table
from sparktable.ai.judgement import judgement
from sparktable.ai.matrix.position import Knowledge, danger
from sparktable.ai.matrix.quick_turn import rest_of_turn
from sparktable.kernel.game import open_game
from sparktable.kernel.run import pending

from ..asking import THINKERS, answer, considered, core_team, habit


def test_a_quick_player_does_not_hit_a_friend() -> None:
    table = core_team().hand("Optimus Prime", "Ion Lance").hand("Ratchet", "Courage").play("Ion Lance")
    assert table.asked.kind == "may"
    assert habit(table) == "no"


def test_a_quick_player_does_not_hit_a_friend_though_it_would_do_little_harm() -> None:
    """One Energon lost is less than an attack is worth as a rule."""
    table = Table("Optimus Prime", "Elita-1", mode="co-op").stand("Optimus Prime", "B2").stand("Elita-1", "B2")
    table.hand("Optimus Prime", "Blot").play("Blot")
    assert table.asked.kind == "may" and habit(table) == "no"


def test_a_team_leaves_cards_lying_that_will_be_in_the_way() -> None:
    table = core_team().in_play("Optimus Prime", "Energy Swords")
    assert table.offers("buy Roll Out!")
    assert not any("Roll Out!" in option for option in considered(table))


def test_what_is_left_of_a_turn_brings_a_team_to_the_boss() -> None:
    table = core_team().put("D3", "Starscream").energon("Optimus Prime", 0)
    step = rest_of_turn(Knowledge(table.game), table.s, table.asked.options)
    assert step is not None
    assert table.read(step).startswith(("move C2", "move B3"))


def test_a_team_knows_where_a_scheme_hurts() -> None:
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("A1", "Reactor Coolant Failure").put("B1", "Delphi")
    table.put("C1", "Jump Jets")
    known = Knowledge(table.game)
    assert [danger(known, table.s, table.space(space)) > 0 for space in ("B1", "C1")] == [True, False]


def test_a_team_pays_for_no_discount_on_nothing() -> None:
    for name, wanted in (("Armor Plating", True), ("Delphi", False)):
        table = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", name).in_play("Elita-1", "Bold", "Bold")
        assert table.offers("activate Bold")
        assert any("activate Bold" in option for option in considered(table)) == wanted


def test_what_an_ability_does_is_known_when_it_has_become_dearer() -> None:
    """For 2 Energon he destroys Starters as a rule; under this Scheme he repairs for it, and 1 Damage can wait."""
    table = Table("Ratchet", "Optimus Prime", box="core", mode="co-op").stand("Ratchet", "B2").mode("Ratchet", "bot")
    table.put("A1", "Jammed Frequencies").energon("Ratchet", 2).in_play("Ratchet", "Courage", "Damage")
    assert table.offers("activate Ratchet 2")
    assert not habit(table).startswith("activate")


def answers_until(table: Table, name: str, end: str) -> list[str]:
    """What somebody says from now on, up to and with an answer of some kind."""
    said: list[str] = []
    while not said or not said[-1].startswith(end):
        said.append(habit(table) if name == "habit" else answer(table, name))
        table.say(said[-1])
        assert len(said) < 30
    return said


def under_hulls(*hand: str) -> Table:
    """Bosses cost more until two Technologies lie under that Scheme, a step away."""
    return core_team().put("C2", "Hardened Hulls").energon("Optimus Prime", 0).hand("Optimus Prime", *hand)


@pytest.mark.parametrize("name", ("habit", *THINKERS))
def test_cards_that_thwart_a_scheme_are_held_back_and_laid_under_it(name: str) -> None:
    table = under_hulls("Patrol", "Patrol", "Deflector Plating", "Energon Drill")
    said = answers_until(table, name, "end turn")
    assert "Hardened Hulls" in table.destroyed(), said


def test_a_scheme_gets_the_weakest_cards_of_different_costs() -> None:
    """Energon Drill is the better one of those that cost 3."""
    table = under_hulls("Phase Shifter", "Energon Drill", "Deflector Plating", "Ground Bridge")
    answers_until(table, "habit", "end turn")
    assert sorted(table.destroyed()) == ["Deflector Plating", "Hardened Hulls", "Phase Shifter"]


def test_cards_are_not_held_back_for_a_scheme_that_cannot_be_reached() -> None:
    table = core_team().put("A1", "Hardened Hulls").stand("Optimus Prime", "D3").energon("Optimus Prime", 0)
    table.hand("Optimus Prime", "Deflector Plating", "Energon Drill")
    assert habit(table).startswith("play")


def test_a_team_lays_nothing_under_a_scheme_that_helps_it() -> None:
    table = Table("Elita-1", "Hot Rod", mode="co-op").put("B2", "Propaganda Broadcast").energon("Elita-1", 0)
    table.hand("Elita-1", "Steeljaw", "Afterburner")
    assert table.offers("contribute Propaganda Broadcast")
    assert not any(said.startswith("contribute") for said in answers_until(table, "habit", "end turn"))


def told_at_the_start(**options: object) -> float:
    """The chance to win that is told before anything has been done, on average over some deals."""
    game = open_game("matrix", options)
    known, starts = judgement(game), [game.new(seed) for seed in range(6)]
    return mean(known.standing(s, s.turn, rest=False)[0] for s in starts if pending(s))


@pytest.mark.parametrize("box", ["core", "war-on-cybertron"])
@pytest.mark.parametrize("mode", ["co-op", "solo"])
def test_at_the_start_a_team_is_told_neither_that_it_is_lost_nor_that_it_has_won(box: str, mode: str) -> None:
    assert 0.2 < told_at_the_start(set=box, mode=mode) < 0.6


@pytest.mark.parametrize("harder", [{"expert": True}, {"rulings": {"coop_difficulty": "veteran"}}])
@pytest.mark.parametrize("mode", ["co-op", "solo"])
def test_a_harder_game_is_told_to_be_harder(mode: str, harder: dict[str, object]) -> None:
    assert told_at_the_start(set="core", mode=mode, **harder) < told_at_the_start(set="core", mode=mode) - 0.02


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_stands_still_in_bot_mode_with_energon_to_spare(name: str) -> None:
    """Without Move a robot that has seen all around it gets nowhere unless it turns over."""
    table = clear_matrix(Table("Optimus Prime", box="core", mode="solo")).stand("Optimus Prime", "B2")
    table.mode("Optimus Prime", "bot").energon("Optimus Prime", 5).hand("Optimus Prime")
    assert "convert" in answer(table, name)


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_ends_a_turn_where_a_scheme_deals_the_last_damage(name: str) -> None:
    """Next to a Boss one stands well, but for that."""
    table = core_team().put("B2", "Soundwave").put("D1", "Crossfire Zone").stand("Optimus Prime", "B1")
    table.in_play("Optimus Prime", *["Damage"] * 4).energon("Optimus Prime", 0).hand("Optimus Prime")
    assert answer(table, name).startswith(("move A1", "move C1"))


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_goes_where_a_scheme_deals_the_last_damage_without_a_way_back(name: str) -> None:
    table = clear_matrix(core_team()).put("A1", "Crossfire Zone").put("D3", "Starscream").stand("Optimus Prime", "B3")
    table.stand("Ratchet", "A2").mode("Optimus Prime", "bot").energon("Optimus Prime", 0).hand("Optimus Prime")
    table.in_play("Optimus Prime", "Patrol", *["Damage"] * 4).hand("Ratchet", "Courage")
    assert not answer(table, name).startswith("move C3")


def test_a_scheme_that_wounds_is_nothing_to_those_who_are_far_from_adversaries() -> None:
    known, worth = judgement(core_team().game), {}
    for scheme in ("Crossfire Zone", "Jammed Frequencies"):
        for space in ("B1", "D3"):
            table = core_team().put("A1", "Soundwave").put("D1", scheme).stand("Optimus Prime", space)
            worth[scheme, space] = known.standing(table.s, table.s.turn, rest=False)[0]
    assert worth["Jammed Frequencies", "B1"] > worth["Jammed Frequencies", "D3"]
    assert worth["Crossfire Zone", "B1"] < worth["Crossfire Zone", "D3"]


def asked_for_a_mission(*missions: str, energon: int = 0, owned: tuple[str, ...] = ()) -> Table:
    """Elita-1 may give up a Mission for another."""
    table = Table("Elita-1", "Hot Rod", mode="co-op").missions("Elita-1", *missions).missions("Hot Rod")
    table.energon("Elita-1", energon).energon("Hot Rod", 0).discard_pile("Elita-1", *owned).act("end turn")
    assert table.asked.kind == "discard mission"
    return table


@pytest.mark.parametrize("name", ("habit", "greedy"))
def test_a_team_keeps_missions_that_are_as_hopeful_as_new_ones(name: str) -> None:
    table = asked_for_a_mission("Search & Destroy", "Remove the Fallen")
    assert (habit(table) if name == "habit" else answer(table, name)) == "keep"


def test_a_team_keeps_a_mission_that_is_nearly_done() -> None:
    assert habit(asked_for_a_mission("Fuel Reserves", energon=8)) == "keep"
    assert habit(asked_for_a_mission("Arms Race", owned=("Armor Plating", "Fusion Cannon"))) == "keep"


def test_a_team_changes_a_mission_of_which_nothing_is_done() -> None:
    assert habit(asked_for_a_mission("Search & Destroy", "Fuel Reserves")) == "card Fuel Reserves"
    assert habit(asked_for_a_mission("Search & Destroy", "Lean Machine")) == "card Lean Machine"
    assert habit(asked_for_a_mission("Search & Destroy", "Seize the Capital")) == "card Seize the Capital"
