"""Opponents of the Matrix waste nobody's time: no pointless steps, spendings or turns."""
from __future__ import annotations

import pytest

from matrix.core import core
from matrix.table import Table
from sparktable.ai.judgement import judgement
from sparktable.ai.matrix.action_worth import aims, shortfall
from sparktable.ai.matrix.judgement import MatrixJudgement
from sparktable.ai.matrix.position import Situation
from sparktable.ai.search import Budget, Search
from sparktable.games.matrix import state as zones
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view

from ..asking import THINKERS, answer, considered, habit


def test_plain_cards_are_played_without_a_thought() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Bold", "Bold", "Artillery")
    assert considered(table) == ["play Bold"]


def test_a_game_that_is_as_good_as_won_is_still_played_for_points() -> None:
    """One point more is worth something, however far behind the others are."""
    table = Table("Elita-1", "Megatron")
    known = judgement(table.game)
    table.s.vp[0] = 80
    before = known.standing(table.s, table.s.turn, rest=False)[0]
    table.s.vp[0] += 1
    assert 0.95 < before < known.standing(table.s, table.s.turn, rest=False)[0] - 0.0001


def test_nobody_steps_to_and_fro() -> None:
    table = Table("Elita-1", "Megatron").move("B1").move("C1")
    assert table.offers("move B1")
    assert not any(option.startswith("move B1") for option in considered(table))
    assert any(option.startswith("move D1") for option in considered(table))


def test_nobody_steps_back_to_where_the_turn_began() -> None:
    table = Table("Elita-1", "Megatron").stand("Elita-1", "B2")
    table.position.before_turn_of(0)
    table.move("B1")
    assert table.offers("move B2")
    assert not any(option.startswith("move B2") for option in considered(table))


def test_nobody_steps_back_to_where_something_was_done_before() -> None:
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Artillery", "Bold").move("B1").play("Artillery").move("C1")
    assert not any(option.startswith("move B1") for option in considered(table))
    assert not any(option.startswith("move B1") for option in considered(table.play("Bold")))


def test_a_step_back_may_be_worth_it_when_cards_have_been_drawn() -> None:
    table = core().stand("Bumblebee", "B2")
    table.position.before_turn_of(0)
    table.hand("Bumblebee", "Jetfire").deck("Bumblebee", "Courage")
    table.move("B1").play("Jetfire").say("do").play("Courage")
    assert any(option.startswith("move B2") for option in considered(table))


def test_a_step_back_may_be_worth_it_for_what_coming_there_brings() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Crystal City").stand("Elita-1", "B2")
    table.position.before_turn_of(0)
    table.move("B1")
    assert any(option.startswith("move B2") for option in considered(table))


def test_nobody_sets_out_for_a_ruin_that_cannot_be_entered() -> None:
    """Impassable Rubble takes Flight."""
    for name, wanted in (("Artillery", False), ("Air Raid", True)):
        table = Table("Elita-1", "Megatron").put("B2", "Impassable Rubble").stand("Elita-1", "B1")
        table.hand("Elita-1", name).play(name)
        known = judgement(table.game)
        assert isinstance(known, MatrixJudgement)
        found = aims(Situation(known.knowledge, table.s, 0, left=9.0), 9.0)
        assert (table.slot("Impassable Rubble") in {aim.slot for aim in found}) == wanted, name


def test_nobody_attacks_himself() -> None:
    """Electro-Scrambler may attack anybody in its Range."""
    for near, attacks in (("B1", True), ("D3", False)):
        table = Table("Elita-1", "Megatron").stand("Elita-1", "A1").stand("Megatron", near)
        table.hand("Elita-1", "Electro-Scrambler").play("Electro-Scrambler")
        assert table.offers("do") and any(option.startswith("do") for option in considered(table)) == attacks
        assert habit(table).startswith("do") == attacks


@pytest.mark.parametrize(("name", "again"), [("Laserbeak", False), ("Sunstreaker", True)])
def test_nobody_peeks_at_what_he_knows(name: str, again: bool) -> None:
    """Sunstreaker may turn up what he has looked at."""
    table = core().hand("Bumblebee", name)
    table.put("A2", "Phase Shifter", up=False).put("C2", "Arcee", up=False)
    table.s.known[table.slot("Phase Shifter")] |= 1
    table.play(name)
    assert table.offers("A2") and any("A2" in option for option in considered(table)) == again


def test_nobody_turns_over_twice_in_a_turn() -> None:
    table = Table("Elita-1", "Megatron").energon("Elita-1", 6).act("convert")
    assert table.offers("convert")
    assert not any("convert" in option for option in considered(table))


def test_what_was_begun_is_not_called_off_to_be_begun_again() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Nyon").in_play("Elita-1", "Bold", "Reinforcements")
    table.energon("Elita-1", 4).act("command", "Nyon")
    assert table.asked.kind == "taking command" and table.offers("call off")
    assert "call off" not in considered(table)


def commanding(*in_play: str) -> Table:
    """About to take command of the first of three Polities for 6 Power, with 3 Energon."""
    table = Table("Elita-1", "Megatron").in_play("Elita-1", *in_play).energon("Elita-1", 3)
    for space, name in (("B2", "Nyon"), ("A1", "Praxus"), ("A3", "Altihex")):
        table.put(space, name, command="decepticon")
    return table.act("command", "Nyon")


def test_energon_for_taking_command_is_spent_where_it_suffices() -> None:
    """Slipstream makes any Energon Power, but only once."""
    assert habit(commanding("Slipstream", "Artillery")).startswith("activate Slipstream 2")


def test_a_command_that_cannot_succeed_any_more_is_called_off() -> None:
    table = commanding("Slipstream", "Reinforcements")
    assert table.offers("call off") and "call off" not in considered(table)
    table.say("activate Slipstream 1")
    assert table.offers("activate Reinforcements")
    assert "call off" in considered(table) and habit(table) == "call off"


def test_no_turn_is_ended_with_a_card_in_hand_that_can_only_help() -> None:
    table = Table("Optimus Prime", box="core", mode="solo").hand("Optimus Prime", "Energy Swords")
    assert table.offers("end turn") and "end turn" not in considered(table)


def test_a_card_that_hurts_may_stay_in_hand() -> None:
    """Ramjet takes an Energon from whoever plays him."""
    table = Table("Optimus Prime", box="core", mode="solo").hand("Optimus Prime", "Ramjet")
    table.energon("Optimus Prime", 2)
    assert "end turn" in considered(table)


def test_a_team_has_no_more_time_when_it_plays_nothing() -> None:
    table = Table("Optimus Prime", box="core", mode="solo").hand("Optimus Prime", "Courage")
    known = judgement(table.game)
    before = known.standing(table.s, table.s.turn, rest=False)
    table.play("Courage")
    assert known.standing(table.s, table.s.turn, rest=False) == before


def test_a_step_that_can_be_paid_in_two_ways_is_paid_with_what_would_be_lost() -> None:
    table = Table("Prowl", "Megatron").stand("Prowl", "B2").in_play("Prowl", "Reinforcements")
    assert table.offers("move B1 0") and table.offers("move B1 1")
    steps = [option for option in considered(table) if option.startswith("move")]
    assert sorted(steps) == ["move A2 0", "move B1 0", "move B3 0", "move C2 0"]


def test_a_convert_brings_the_abilities_of_the_other_side() -> None:
    """Hot Rod has 2 Power more for 2 Energon, and nobody takes Power from his Alt Mode."""
    table = Table("Hot Rod", "Megatron").stand("Hot Rod", "B2").put("B2", "Dirge").in_play("Hot Rod", "Bold")
    lacking = [shortfall(table.energon("Hot Rod", energon).s, table.slot("Dirge")) for energon in (0, 2, 3)]
    assert [lacking[0] - missing for missing in lacking] == [0, 0, 2]


def test_with_few_tries_only_what_a_quick_player_likes_is_tried() -> None:
    table = Table("Prowl", "Megatron").in_play("Prowl", "Bold", "Reinforcements")
    few, many = (Search(Budget(tries=tries)).think(view(table.s, 0), Dice(1)) for tries in (6, 120))
    assert len(considered(table)) > 6 and few.tries == 6
    assert len(few.alternatives) == 1 < len(many.alternatives)


@pytest.mark.parametrize("name", THINKERS)
def test_the_one_who_is_worst_hurt_is_repaired(name: str) -> None:
    table = Table("Optimus Prime", "Elita-1", mode="co-op").stand("Optimus Prime", "B2").stand("Elita-1", "B2")
    table.in_play("Elita-1", *["Blast Wound"] * 4).in_play("Optimus Prime", "Blast Wound")
    table.hand("Optimus Prime", "Patch")
    table.play("Patch")
    while table.asked.kind == "may":
        table.say(answer(table, name))
    assert table.asked.kind == "choose character"
    assert answer(table, name) == "seat Elita-1"


@pytest.mark.parametrize("name", THINKERS)
def test_power_is_spent_before_the_turn_ends(name: str) -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Optimus Prime")
    table.in_play("Elita-1", "Fusion Cannon", "Fusion Cannon")
    assert table.offers("buy Optimus Prime")
    assert answer(table, name) != "end turn"
    for _ in range(12):
        if answer(table, name) == "end turn":
            break
        table.say(answer(table, name))
    assert "Optimus Prime" in table.names(zones.seat_zone(0, zones.DISCARD))
