"""Bosses: Reveal Attacks, what they do while they lie open, and what beating them brings."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core, sit_out, team
from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.state import seat_zone


def revealed(name: str, *, energon: int = 2, hand: tuple[str, ...] = (), in_play: tuple[str, ...] = (),
             encounter: str = "Hesitation", mode: str = "competitive") -> Table:
    """Bumblebee turns that Boss up far from Ironhide, who has these cards."""
    table = core(energon=energon, mode=mode).put("B2", name, up=False).encounter(encounter).stand("Ironhide", "D3")
    table.hand("Ironhide", *hand).in_play("Ironhide", *in_play).energon("Bumblebee", 9)
    return table.in_play("Bumblebee", "Fix").search()


def ambushed(table: Table) -> bool:
    return len(table.s.zones[zones.ENCOUNTER_DISCARD]) == 1


def at_the_start(table: Table) -> Table:
    table.position.before_turn_of(0)
    return table


@pytest.mark.parametrize(("name", "cost", "vp"), [
    ("Soundwave", 6, 3), ("Astrotrain", 6, 3), ("Starscream", 8, 4), ("Cyclonus", 8, 4), ("Megatron", 10, 5),
    ("Devastator", 10, 5)])
def test_a_boss_is_beaten_for_his_cost_and_rewards_by_his_level(name: str, cost: int, vp: int) -> None:
    table = clear_matrix(core(energon=0)).put("B2", name).mode("Bumblebee", "bot")
    table.in_play("Bumblebee", *{6: ("Ion Lance", "Onslaught"), 8: ("Ion Lance", "Ion Lance", "Hound", "Courage"),
                                 10: ("Ion Lance", "Ion Lance", "Ramjet")}[cost])
    assert table.power_against(name) == cost
    table.only_encounter("Hesitation").act(f"battle {name}")
    sit_out(table)
    assert table.vp("Bumblebee") == vp
    assert table.vault_of("Bumblebee") == [name]
    assert table.s.bosses_down == [0, 1]
    assert table.s.active == 1, "a Confrontation ends the turn"


def test_soundwave_takes_a_card_of_some_cost_or_energon() -> None:
    table = revealed("Soundwave", hand=("Courage", "Jazz", "Roll Out!"))
    while table.asked.kind == "block":
        table.say("pass")
    assert sorted(table.options()) == ["card Jazz", "card Roll Out!"]
    table.say("Jazz").unblocked().quiet()
    assert table.hand_of("Ironhide") == ["Courage", "Roll Out!"]
    assert table.has("Ironhide") == 1, "only the Ambush took one"
    assert ambushed(table)


def test_soundwave_takes_energon_from_those_without_such_a_card() -> None:
    table = sit_out(revealed("Soundwave", energon=3, hand=("Courage",)))
    assert table.hand_of("Ironhide") == ["Courage"]
    assert table.has("Ironhide") == 0, "2 and 1 of the Ambush"


def test_soundwave_makes_the_first_ability_of_a_turn_dearer() -> None:
    """Not Converting."""
    table = clear_matrix(core(energon=3)).put("D1", "Soundwave").in_play("Bumblebee", "Hound", "Swindle")
    assert not table.offers("activate Hound 1")
    table.activate("Hound", 2).activate("Swindle", 1).quiet()
    assert table.has("Bumblebee") == 0
    table = clear_matrix(core("Ironhide", "Bumblebee", energon=1)).put("D1", "Soundwave").act("convert").quiet()
    assert table.has("Ironhide") == 0


def test_astrotrain_scares_all_allies_off_or_damages() -> None:
    table = sit_out(revealed("Astrotrain", in_play=("Carly", "Chip Chase")))
    assert sorted(table.discarded("Ironhide")) == ["Carly", "Chip Chase"]
    assert (table.damage("Ironhide"), table.damage("Bumblebee")) == (0, 1)
    assert ambushed(table)


def test_astrotrain_makes_the_first_step_dearer() -> None:
    table = clear_matrix(core()).put("D1", "Astrotrain").in_play("Bumblebee", "Fix", "Jazz").move("B1 1").quiet()
    assert table.move_on("Fix") + table.move_on("Jazz") == 1
    table.move("B2 1").quiet()
    assert table.move_on("Fix") + table.move_on("Jazz") == 0


def test_starscream_damages_everybody_anywhere() -> None:
    """Core p.11: every player in the Matrix; the Ambush that follows needs a Block of its own."""
    table = revealed("Starscream", hand=("Arcee", "Ravage"), encounter="Flak Burst")
    table.say("block Arcee").say("block Ravage").quiet()
    assert (table.damage("Bumblebee"), table.damage("Ironhide")) == (2, 0)


def test_starscream_takes_a_card_at_the_start_of_your_turn() -> None:
    """Core p.16: the player chooses; it is no Attack."""
    table = at_the_start(clear_matrix(core()).put("D1", "Starscream").hand("Bumblebee", "Arcee", "Fix"))
    assert table.asked.kind == "choose card"
    assert table.say("Fix").quiet().hand_of("Bumblebee") == ["Arcee"]
    at_the_start(clear_matrix(core()).put("D1", "Starscream")).quiet()


def test_starscream_does_nothing_on_others_turns_to_you() -> None:
    table = clear_matrix(core()).put("D1", "Starscream").hand("Ironhide", "Fix").hand("Bumblebee", "Fix")
    assert at_the_start(table).quiet().hand_of("Ironhide") == ["Fix"]


@pytest.mark.parametrize(("answer", "hand", "vp", "damage"), [
    ("Discard", 0, 2, 0), ("LoseVP", 2, 0, 0), ("GainDamage", 2, 2, 2)])
def test_cyclonus_lets_everybody_choose(answer: str, hand: int, vp: int, damage: int) -> None:
    table = core().put("B2", "Cyclonus", up=False).stand("Ironhide", "D3").hand("Ironhide", "Fix", "Jazz")
    table.s.vp = [0, 2]
    table.in_play("Bumblebee", "Fix").search()
    while table.asked.kind == "block":
        table.say("pass")
    table.say(answer).quiet()
    assert (len(table.hand_of("Ironhide")), table.vp("Ironhide"), table.damage("Ironhide")) == (hand, vp, damage)
    assert not ambushed(table)


def test_cyclonus_takes_only_what_can_be_paid_in_full() -> None:
    table = core().put("B2", "Cyclonus", up=False).stand("Ironhide", "D3").hand("Ironhide", "Fix")
    table.s.vp = [0, 1]
    sit_out(table.in_play("Bumblebee", "Fix").search()).quiet()
    assert (table.damage("Bumblebee"), table.damage("Ironhide")) == (2, 2)


def test_cyclonus_takes_energon_for_vp_in_co_op_but_never_in_expert_games() -> None:
    for expert in (False, True):
        table = team(energon=2, expert=expert).put("B2", "Cyclonus", up=False).in_play("Bumblebee", "Fix").search()
        assert (table.s.outcome is None and table.asked.kind == "choose") == (not expert)
        if expert:
            assert table.damage("Bumblebee") == 2


def test_cyclonus_shortens_long_ranges() -> None:
    table = clear_matrix(core()).put("D1", "Cyclonus").in_play("Bumblebee", "Ion Lance", "Firepower")
    assert [table.power_at(distance) for distance in (1, 2, 3)] == [5, 3, 0]


def test_megatron_scares_allies_off_and_damages() -> None:
    table = sit_out(revealed("Megatron", in_play=("Carly",)))
    assert table.discarded("Ironhide") == ["Carly"]
    assert (table.damage("Ironhide"), table.damage("Bumblebee")) == (1, 1)
    assert ambushed(table)


def test_megatron_takes_a_card_or_damages_at_the_start_of_your_turn() -> None:
    for answer, hand, damage in (("Discard", [], 0), ("GainDamage", ["Fix"], 1)):
        table = at_the_start(clear_matrix(core()).put("D1", "Megatron").hand("Bumblebee", "Fix")).say(answer).quiet()
        assert (table.hand_of("Bumblebee"), table.damage("Bumblebee")) == (hand, damage)
    table = at_the_start(clear_matrix(core()).put("D1", "Megatron")).quiet()
    assert table.damage("Bumblebee") == 1, "an empty hand leaves no choice"


def test_devastator_destroys_a_good_card_or_damages_twice() -> None:
    table = core().put("B2", "Devastator", up=False).stand("Ironhide", "D3").hand("Ironhide", "Jazz", "Courage")
    table.discard_pile("Ironhide", "Carly", "Fix").in_play("Bumblebee", "Fix").search()
    while table.asked.kind == "block":
        table.say("pass")
    assert sorted(table.options()) == ["card Carly", "card Jazz"]
    sit_out(table.say("Carly"))
    assert table.destroyed() == ["Carly"]
    assert (table.damage("Bumblebee"), table.damage("Ironhide")) == (2, 0)


def test_devastator_tramples_a_neighbour_at_the_end_of_a_turn() -> None:
    """No Adversary, no Scheme; the active player picks, and the hole is refilled in the same end of turn."""
    table = core(seed=3).put("B2", "Devastator").put("B1", "Jazz").put("A2", "Signal Relay").put("C2", "Rumble")
    table.put("B3", "Supply Blockade").put("D3", "Carly").main_deck("Hound")
    table.act("end turn")
    assert sorted(table.options()) == ["card Jazz at B1", "card Signal Relay at A2"]
    sit_out(table.say("Jazz"), until="action")
    assert table.destroyed() == ["Jazz"]
    assert (table.lies("B1"), table.is_up("B1")) == ("Hound", False)


def test_devastator_finds_nothing_to_trample() -> None:
    table = clear_matrix(core()).put("B2", "Devastator").put("B1", "Rumble").put("B3", "Jazz", up=False)
    sit_out(table.act("end turn"))
    assert table.destroyed() == []


def test_a_boss_is_decepticon_but_no_robot() -> None:
    """Core p.18: texts about Robots do not speak of him."""
    table = core().put("D1", "Starscream").put("D2", "Rumble").hand("Bumblebee", "Matrix of Leadership")
    table.play("Matrix of Leadership", "do").quiet()
    assert table.discarded("Bumblebee") == ["Rumble"]
    assert len(table.s.zones[seat_zone(0, zones.VAULT)]) == 0
