"""Opponents of the Matrix battle when it pays, help and shield friends, and count on no more help than will come."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core
from matrix.table import Table
from sparktable.ai import roster
from sparktable.ai.judgement import judgement
from sparktable.ai.matrix.action_worth import Aim, aims, shortfall
from sparktable.ai.matrix.judgement import MatrixJudgement
from sparktable.ai.matrix.position import Situation
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.deeds.ending import is_last_turn
from sparktable.kernel.rng import Dice
from sparktable.kernel.view import view
from sparktable.kernel.zones import move

from ..asking import THINKERS, answer, considered, core_team, habit


@pytest.mark.parametrize("name", THINKERS)
def test_towards_the_end_points_come_before_the_deck(name: str) -> None:
    table = Table("Prowl", "Megatron").put("B2", "Motormaster").in_play(
        "Prowl", "Overwhelming Force", "Fusion Cannon", "Artillery").energon("Prowl", 0)
    for slot in table.s.zones[zones.MAIN_DECK][:-4]:
        move(table.s, slot, zones.BOX)
    assert answer(table, name) == "battle Motormaster at B2"


def test_hopeless_battles_are_not_declared() -> None:
    table = Table("Elita-1", "Megatron").put("B2", "Motormaster").in_play("Elita-1", "Bold").energon("Elita-1", 0)
    assert table.offers("battle Motormaster")
    assert not any("battle" in option for option in considered(table))


def test_a_battle_that_was_called_off_is_fought_when_there_is_power_enough() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="co-op").stand("Optimus Prime", "B2")
    table.stand("Ratchet", "B2").put("B2", "Thundercracker").energon("Optimus Prime", 0).hand("Ratchet", "Roll Out!")
    table.in_play("Optimus Prime", "Firepower").act("battle", "Thundercracker").say("pass")
    assert not any("battle" in option for option in considered(table))
    table.in_play("Optimus Prime", *["Courage"] * 5)
    assert any("battle" in option for option in considered(table))


def test_what_energon_adds_to_a_robots_battle_in_the_core_set_comes_before_it_is_declared() -> None:
    """Else it would be declared and called off again, round and round."""
    table = Table("Optimus Prime", box="core", mode="solo").put("B2", "Thundercracker").stand("Optimus Prime", "B2")
    table.mode("Optimus Prime", "bot").in_play("Optimus Prime", "Overload Shot").energon("Optimus Prime", 9)
    missing = shortfall(table.s, table.slot("Thundercracker"))
    assert missing > 0 and not any(option.startswith("battle") for option in considered(table))
    table.activate("Overload Shot", missing)
    assert any(option.startswith("battle") for option in considered(table))


def test_energon_is_reckoned_once_and_only_where_it_works() -> None:
    """One Energon pays for a Convert out of the weaker mode or for Artillery's ability, two for both."""
    def missing(energon: int) -> int:
        table = Table("Elita-1", "Megatron").put("B2", "Dirge").energon("Elita-1", energon)
        return shortfall(table.in_play("Elita-1", "Artillery").s, table.slot("Dirge"))

    assert [missing(0) - missing(energon) for energon in (1, 2)] == [1, 2]


def test_a_rival_is_not_counted_on_for_much_help() -> None:
    table = Table("Optimus Prime", "Ratchet", box="core", mode="competitive").put("B2", "Astrotrain")
    table.stand("Optimus Prime", "B2").stand("Ratchet", "B2").hand("Ratchet", "Firepower").energon("Optimus Prime", 0)
    table.in_play("Optimus Prime", *["Courage"] * 4)
    assert table.offers("battle Astrotrain")
    assert not any("battle" in option for option in considered(table))


def test_a_lost_battle_is_not_declared_again() -> None:
    """With the Power that a text brings it could be: the teammate still holds cards."""
    table = core_team().hand("Ratchet", "Roll Out!", "Roll Out!").put("B2", "Thundercracker")
    table.energon("Optimus Prime", 1).in_play("Optimus Prime", "Firepower", "Courage").act("battle", "Thundercracker")
    table.say("pass").say("go on").say("done")
    assert table.asked.kind == "action"
    table.s.loose, table.s.pending = 2, None
    assert table.offers("battle Thundercracker")
    assert not any("battle" in option for option in considered(table))


def unaided(*in_play: str) -> Table:
    """A battle against 4, with Energon for one Convert and nobody's help."""
    table = Table("Optimus Prime", "Ratchet", box="core", mode="co-op").stand("Ratchet", "B2")
    table.hand("Ratchet", "Roll Out!", "Roll Out!").put("B2", "Thundercracker").energon("Optimus Prime", 1)
    table.in_play("Optimus Prime", *in_play).act("battle", "Thundercracker").say("pass")
    assert table.offers("go on") and table.offers("call off")
    return table


def test_a_battle_that_energon_cannot_win_is_called_off() -> None:
    assert considered(unaided("Firepower")) == ["call off"]
    assert "go on" in considered(unaided("Firepower", "Firepower"))
    assert considered(unaided("Firepower", "Firepower", "Courage")) == ["go on"], "why else was it begun"
    assert habit(unaided("Firepower")) == "call off"
    assert habit(unaided("Firepower", "Firepower", "Courage")) == "go on"


def test_who_counts_on_help_says_so() -> None:
    def reason(*in_play: str) -> str:
        table = Table("Optimus Prime", "Ratchet", box="core", mode="co-op").stand("Ratchet", "B2")
        table.hand("Ratchet", "Roll Out!").put("B2", "Thundercracker").energon("Optimus Prime", 1)
        table.in_play("Optimus Prime", *in_play)
        battle = next(option for option in table.asked.options if option.kind == "battle")
        return judgement(table.game).why(table.s, table.asked, battle).key

    assert reason("Firepower") == "why.battle with help"
    assert reason("Firepower", "Firepower") == "why.battle"


@pytest.mark.parametrize("name", THINKERS)
def test_a_mortal_wound_is_blocked(name: str) -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", *["Blast Wound"] * 4).hand(
        "Elita-1", "Reinforcements", "Bold").put("B2", "Rippersnapper", up=False).encounter("Back-Up")
    table.search()
    assert table.asked.kind == "block"
    assert answer(table, name) == "block Reinforcements"


def test_teammates_are_blocked_for_and_rivals_are_not() -> None:
    table = Table("Optimus Prime", "Elita-1", mode="co-op").stand("Elita-1", "B2").in_play(
        "Optimus Prime", *["Blast Wound"] * 4).hand("Elita-1", "Covering Fire").put(
        "B2", "Rippersnapper", up=False).stand("Elita-1", "B1").encounter("Back-Up").search()
    while table.asked.seat == 0:
        table.say("pass")
    assert (table.asked.kind, table.asked.seat) == ("block", 1)
    assert answer(table) == "block Covering Fire"


def test_help_is_given_where_it_turns_the_battle() -> None:
    def asked_for_help(*in_play: str) -> Table:
        table = Table("Optimus Prime", "Elita-1", mode="co-op").stand("Elita-1", "B2").hand(
            "Elita-1", "Bold", "Entrenched").put("B2", "Motormaster").in_play("Optimus Prime", *in_play)
        table.energon("Optimus Prime", 0).energon("Elita-1", 0).act("battle", "Motormaster")
        assert table.asked.kind == "assist"
        return table

    assert answer(asked_for_help("Artillery", "Bold", "Bold")) != "pass"
    assert answer(asked_for_help("Artillery", "Artillery", "Bold", "Bold")) == "pass"


@pytest.mark.parametrize("name", THINKERS)
def test_the_third_boss_is_beaten_when_that_wins_the_game(name: str) -> None:
    table = Table("Prowl", "Megatron").stand("Prowl", "B1").put("B1", "Turmoil").put("B2", "Motormaster").in_play(
        "Prowl", "Fusion Cannon", "Electro-Scrambler", "Star Saber", "Requiem Blaster", "Entrenched")
    table.energon("Prowl", 0).encounter("Back-Up").missions("Prowl").missions("Megatron")
    table.s.bosses_down[1] = 2
    table.s.vp[0] = 12
    assert table.offers("battle Turmoil")
    assert answer(table, name) == "battle Turmoil at B1"


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_takes_the_wound_that_loses_the_game(name: str) -> None:
    table = Table("Elita-1", "Megatron").in_play("Elita-1", *["Blast Wound"] * 4).hand("Elita-1", "Energy Leak")
    table.energon("Elita-1", 0)
    assert table.offers("play Energy Leak")
    assert answer(table, name) != "play Energy Leak"


@pytest.mark.parametrize(("mode", "friend"), [("tvt", "Megatron"), ("co-op", "Hot Rod")])
def test_an_energy_leak_that_is_played_weighs_no_more_than_one_in_hand(mode: str, friend: str) -> None:
    """It must be played first, and is gone when the turn ends: nobody sits out a turn for fear of it."""
    table = Table("Elita-1", friend, mode=mode).hand("Elita-1", "Energy Leak").in_play("Elita-1", "Blast Wound")
    table.energon("Elita-1", 0)
    known = judgement(table.s.game)
    before = known.standing(table.s, table.s.turn, rest=False)
    table.play("Energy Leak").quiet()
    assert known.standing(table.s, table.s.turn, rest=False) == before


def last_turn(*cards: str, mode: str = "co-op") -> Table:
    """Optimus Prime in the last turn, before the Boss that would win the game, or lose it; Ratchet cannot help."""
    table = Table("Optimus Prime", "Ratchet", box="core", mode=mode).stand("Ratchet", "D3").hand("Ratchet")
    table.stand("Optimus Prime", "B2").put("B2", "Starscream")
    table.mode("Optimus Prime", "bot").energon("Optimus Prime", 0).in_play("Optimus Prime", *cards)
    table.hand("Optimus Prime").s.bosses_down[1] = 2
    for slot in tuple(table.s.zones[zones.MAIN_DECK]):
        move(table.s, slot, zones.BOX)
    return table.turn_of("Optimus Prime")


@pytest.mark.parametrize("name", THINKERS)
def test_in_the_last_turn_a_battle_is_fought_that_only_luck_can_win(name: str) -> None:
    """A team by the one Encounter that makes no Boss dearer, a rival by the Energon that another brings."""
    table = last_turn("Energy Swords", "Energy Swords", "Courage", "Courage")
    assert shortfall(table.s, table.slot("Starscream")) == 0
    assert answer(table, name) == "battle Starscream at B2"
    table = last_turn("Energy Swords", "Energy Swords", "Courage", mode="competitive")
    table.s.vp[1] = 3
    assert shortfall(table.s, table.slot("Starscream")) == 1
    assert answer(table, name) == "battle Starscream at B2"


def test_a_battle_that_luck_cannot_win_is_not_fought_in_the_last_turn_either() -> None:
    table = last_turn("Courage")
    assert table.offers("battle Starscream")
    assert not any("battle" in option for option in considered(table))


@pytest.mark.parametrize("name", THINKERS)
def test_it_is_told_that_ending_the_last_turn_loses(name: str) -> None:
    table = last_turn("Energy Swords", "Energy Swords", "Courage", "Courage")
    thought = roster.make(name).think(view(table.s, 0), Dice(5))  # type: ignore[attr-defined]
    assert thought.score > 0
    assert [each.score for each in thought.alternatives if table.read(each.option) == "end turn"] == [0.0]


def test_what_only_counts_at_the_end_counts_in_the_last_turn() -> None:
    """The Robot's point wins the game; Energon, which is nothing at the end, would be spared otherwise."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").stand("Elita-1", "B2").stand("Megatron", "D3")
    table.put("B2", "Burning Crater").put("C2", "Wildrider").energon("Elita-1", 0).energon("Megatron", 4)
    table.in_play("Elita-1", "Artillery", "Artillery").hand("Elita-1").hand("Megatron", "Bold")
    for slot in tuple(table.s.zones[zones.MAIN_DECK]):
        move(table.s, slot, zones.BOX)
    thought = roster.make("search:80").think(view(table.turn_of("Elita-1").s, 0), Dice(5))  # type: ignore[attr-defined]
    assert table.read(thought.option) == "battle Wildrider at C2"
    assert thought.score > 0.99 and [each.score for each in thought.alternatives][-1] == 0.0


def test_whoever_is_owed_a_turn_after_the_deck_has_run_out_is_still_reckoned_with() -> None:
    for ruling, last in (("yes", False), ("no", True)):
        table = core(rulings={"equal_turns": ruling})
        for slot in tuple(table.s.zones[zones.MAIN_DECK]):
            move(table.s, slot, zones.BOX)
        table.s.turn = 5
        assert is_last_turn(table.s) == last
        table.s.turn = 6
        assert is_last_turn(table.s)


def test_nobody_reckons_with_a_convert_that_is_forbidden() -> None:
    """In Alt Mode Elita-1 fights with 1 Power less; the Ambush of Mode Lock keeps her there for this turn."""
    missing = []
    for encounter in ("Exposed Flank", "Mode Lock"):
        table = Table("Elita-1", "Megatron").mode("Elita-1", "alt").energon("Elita-1", 2).put("B1", "Slugfest")
        table.encounter(encounter).move("B1")
        if encounter == "Exposed Flank":
            table.say("LoseEnergon")
        missing.append(shortfall(table.s, table.slot("Slugfest")))
    assert missing[1] > missing[0]


def test_all_assists_that_lie_facedown_are_the_same() -> None:
    """Bumblebee lacks 2 Power; what Ironhide and Ratchet have laid he has not seen."""
    def turned_up(first: str, second: str) -> int:
        table = clear_matrix(core("Bumblebee", "Ironhide", "Ratchet")).put("B2", "Rumble").energon("Bumblebee", 0)
        table.stand("Ironhide", "B2").stand("Ratchet", "B2").hand("Ironhide", first).hand("Ratchet", second)
        table.in_play("Bumblebee", "Damage", "Damage").act("battle Rumble")
        table.say(f"assist {first}").say(f"assist {second}")
        assert table.asked.kind == "resolve assist"
        chosen = judgement(table.game).quick(table.s, table.asked, Dice(5))
        return table.asked.options.index(chosen)

    assert turned_up("Firepower", "Onslaught") == turned_up("Onslaught", "Firepower")


def test_all_out_assault_makes_robots_as_uncertain_as_bosses() -> None:
    """Core p.22: an Encounter may help Brawl, and Firepower's ability for Confrontations works."""
    def brawl(*schemes: str, energon: int = 0) -> Aim:
        table = clear_matrix(core()).put("B2", "Brawl").mode("Bumblebee", "bot").energon("Bumblebee", energon)
        table.in_play("Bumblebee", "Firepower", "Energy Swords")
        for scheme in schemes:
            table.put("D1", scheme)
        known = judgement(table.game)
        assert isinstance(known, MatrixJudgement)
        found = aims(Situation(known.knowledge, table.s, 0, left=9.0), 5.0)
        return next(aim for aim in found if aim.slot == table.slot("Brawl"))

    assert brawl("All-Out Assault").worth < brawl().worth
    assert brawl("All-Out Assault", energon=2).price < brawl(energon=2).price


@pytest.mark.parametrize("near", ["B2", "D3"])
def test_a_battle_that_must_be_lost_is_no_thought(near: str) -> None:
    """Core p.12 allows it. A rival next to it is no help where there is no Damage."""
    table = Table("Bumblebee", "Ironhide", box="core", mode="competitive").put("B2", "Rumble").stand("Ironhide", near)
    table.in_play("Bumblebee", "Courage").hand("Ironhide", "Ion Lance").energon("Bumblebee", 0)
    assert table.offers("battle Rumble")
    assert not any("battle" in option for option in considered(table))
    table.in_play("Bumblebee", "Damage", "Courage")
    assert any("battle" in option for option in considered(table)) == (near == "B2")
