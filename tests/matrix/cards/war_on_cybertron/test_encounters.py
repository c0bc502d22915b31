"""Encounters: both halves of each, and the edges their rulings speak of."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.ruleset import RIVALS, TEAM
from sparktable.games.matrix.state import Battle
from sparktable.kernel.stack import begin


def ambushed(encounter: str, **options: int) -> Table:
    """Elita-1 is about to walk into an Ambush by moving onto B1."""
    table = Table("Elita-1", "Soundwave", **options).put("B1", "Slugfest").encounter(encounter)
    return table.next_damage("Blast Wound", "Blast Wound")


def confronting(where: str = "B2", **options: int) -> Table:
    """Elita-1 confronts Dirge; the Encounter has not come up yet."""
    table = Table("Elita-1", "Soundwave", **options).put(where, "Dirge").next_damage("Blast Wound", "Blast Wound")
    table.s.battle = Battle(0, table.slot("Dirge"), table.space(where), confrontation=True)
    return table


def added(table: Table, encounter: str, *answers: str, whom: str = RIVALS) -> int:
    """What the lower half of that Encounter adds to the Boss's cost, once these answers are given: among rivals, or
    for a team against the game."""
    table.encounter(encounter)
    slot = table.slot(encounter)
    begin(table.s, table.s.card(slot).encounter.confronted(whom), 0, slot, them=0)
    table.turn_goes_on()
    for answer in answers:
        table.say(answer)
    assert table.asked.kind == "action"
    assert table.s.battle is not None
    return table.s.battle.added


def test_ruination_forbids_all_battles_this_turn() -> None:
    table = ambushed("Ruination").in_play("Elita-1", "Drag Strip").move("B1").quiet()
    assert not table.offers("battle Slugfest")
    assert not table.turn_of("Soundwave").put("D3", "Chromia").in_play("Soundwave", "Motormaster").offers("battle")


def test_ruination_over_a_block_forbids_nothing() -> None:
    table = ambushed("Ruination").in_play("Elita-1", "Motormaster").hand("Elita-1", "Entrenched")
    table.move("B1 0", "block Entrenched").quiet()
    assert table.offers("battle Slugfest")


def test_ruination_counts_ruins_or_hurts_where_there_are_none() -> None:
    table = confronting().put("A1", "Pile of Scrap").put("A2", "Burning Crater")
    assert (added(table, "Ruination"), table.damage("Elita-1")) == (4, 0)
    table = confronting()
    assert (added(table, "Ruination"), table.damage("Elita-1")) == (2, 2)


def test_the_jaws_destroy_the_top_card_unless_it_is_a_starter() -> None:
    table = ambushed("The Jaws of Victory").deck("Elita-1", "Chromia").move("B1").quiet()
    assert (table.destroyed(), table.damage("Elita-1")) == (["Chromia"], 0)
    table = ambushed("The Jaws of Victory").deck("Elita-1", "Scout").move("B1").quiet()
    assert (table.top_of_deck("Elita-1"), table.damage("Elita-1")) == ("Scout", 1)
    assert not table.is_up("B2")


def test_the_jaws_take_a_damage_out_of_the_game() -> None:
    table = ambushed("The Jaws of Victory").deck("Elita-1", "Energy Leak").move("B1").quiet()
    assert table.out_of_game() == ["Energy Leak"]


def test_the_jaws_swallow_the_assists_of_teammates_or_cost_three() -> None:
    assert added(confronting(), "The Jaws of Victory") == 3
    table = Table("Elita-1", "Soundwave", "Hot Rod", "Megatron", energon=0).put("B2", "Dirge").stand("Hot Rod", "B2")
    table.in_play("Elita-1", "Entrenched").hand("Hot Rod", "Artillery").hand("Elita-1", "Bold")
    table.only_encounter("The Jaws of Victory").act("battle Dirge").say("assist Artillery")
    assert table.discarded("Hot Rod") == ["Artillery"]


def test_power_boost_destroys_a_card_of_cost_two_or_hurts() -> None:
    table = ambushed("Power Boost").in_play("Elita-1", "Alpha Trion", "Bold").move("B1").quiet()
    assert (table.destroyed(), table.damage("Elita-1")) == (["Alpha Trion"], 0)
    table = ambushed("Power Boost").in_play("Elita-1", "Bold").move("B1").quiet()
    assert table.damage("Elita-1") == 1


def test_power_boost_adds_the_energon_at_that_moment() -> None:
    """War on Cybertron p.15."""
    for energon, cost, damage in ((3, 3, 0), (1, 1, 2), (0, 0, 2)):
        table = confronting(energon=energon)
        assert (added(table, "Power Boost"), table.damage("Elita-1")) == (cost, damage)


def test_back_up_hurts_or_adds_the_highest_cost_of_what_lies_open() -> None:
    assert ambushed("Back-Up").move("B1").quiet().damage("Elita-1") == 1
    assert added(confronting(), "Back-Up") == 0
    table = confronting().put("A1", "Forge of Solus Prime", up=False).put("A2", "Entrenched").put("A3", "Blurr")
    assert added(table.put("D1", "Kaon").put("D2", "Impassable Rubble"), "Back-Up") == 4


def test_crossfire_takes_a_card_or_energon() -> None:
    table = ambushed("Crossfire").hand("Elita-1", "Bold", "Scout").move("B1").unblocked().say("Scout").quiet()
    assert (table.hand_of("Elita-1"), table.damage("Elita-1")) == (["Bold"], 0)
    table = ambushed("Crossfire").energon("Elita-1", 2).move("B1").quiet()
    assert (table.has("Elita-1"), table.damage("Elita-1")) == (1, 0)


def test_crossfire_counts_the_hand_up_to_three() -> None:
    for cards, cost, damage in ((0, 0, 1), (2, 2, 0), (5, 3, 0)):
        table = confronting().hand("Elita-1", *["Bold"] * cards)
        assert (added(table, "Crossfire"), table.damage("Elita-1")) == (cost, damage)


def test_the_siphon_takes_two_energon_or_nothing_at_all() -> None:
    for energon, left, damage in ((3, 1, 0), (1, 1, 1)):
        table = ambushed("Energon Siphon", energon=energon).move("B1").quiet()
        assert (table.has("Elita-1"), table.damage("Elita-1")) == (left, damage)
    for energon, left, cost in ((2, 0, 0), (1, 1, 3)):
        table = confronting(energon=energon)
        assert (added(table, "Energon Siphon"), table.has("Elita-1")) == (cost, left)


def test_the_snare_holds_fast_but_not_against_a_teleport() -> None:
    table = ambushed("Magnetic Snare").in_play("Elita-1", "Jump Jets", "Scout").move("B1 0").quiet()
    assert sum(move_by_kind(table.s, 0)) > 0
    assert not table.offers("move")
    assert not table.offers("search")
    table.activate("Jump Jets", 1, "B2").quiet()


def test_the_snare_holds_back_a_teleport_that_takes_move() -> None:
    """War on Cybertron p.7: what entering a card costs besides must be paid even so."""
    table = ambushed("Magnetic Snare").put("C1", "Crystal City").in_play("Elita-1", "Jump Jets").move("B1")
    table.activate("Jump Jets", 1)
    assert table.offers("space B2") and not table.offers("space C1")


def test_the_snare_costs_more_at_a_distance() -> None:
    assert added(confronting(), "Magnetic Snare") == 2
    assert added(confronting("C2"), "Magnetic Snare") == 4


@pytest.mark.parametrize("energon", [0, 2])
@pytest.mark.parametrize("side", ["bot", "alt"])
@pytest.mark.parametrize(("encounter", "answers"), [
    ("Crossfire", ()), ("Energon Siphon", ()), ("Magnetic Snare", ()), ("Mode Lock", ()), ("Exposed Flank", ("no",))])
def test_a_team_against_the_game_pays_four_more(
        encounter: str, answers: tuple[str, ...], side: str, energon: int) -> None:
    def left(whom: str) -> tuple[int, int, int]:
        table = confronting(energon=energon).mode("Elita-1", side).hand("Elita-1", "Bold", "Bold")
        more = added(table, encounter, *answers, whom=whom)
        return more, table.has("Elita-1"), table.damage("Elita-1")

    more, *rest = left(RIVALS)
    assert left(TEAM) == (more + 4, *rest)


def test_falling_spires_push_where_the_next_player_says() -> None:
    table = ambushed("Falling Spires").move("B1")
    assert table.asked.seat == 1
    table.say("A1").quiet()
    assert (table.at("Elita-1"), table.damage("Elita-1")) == ("A1", 0)


def test_falling_spires_hurt_whoever_cannot_be_pushed() -> None:
    table = Table("Elita-1", "Soundwave").stand("Elita-1", "A2").put("A1", "Slugfest").put("B1", "Toxic War Zone")
    table.encounter("Falling Spires").next_damage("Blast Wound").move("A1 0")
    table.say("A2").quiet()  # back is the only way
    assert table.at("Elita-1") == "A2"


def test_falling_spires_push_may_lead_into_another_ambush() -> None:
    table = Table("Elita-1", "Soundwave").put("B1", "Slugfest").put("A1", "Blot")
    table.encounter("Falling Spires", "Energon Siphon").move("B1").say("A1").quiet()
    assert table.has("Elita-1") == 0


def test_falling_spires_destroy_the_dearest_card_unless_blocked() -> None:
    table = confronting(energon=0).in_play("Elita-1", "Sneak Attack", "Entrenched", "Bold")
    added(table, "Falling Spires", "Sneak Attack")
    assert table.destroyed() == ["Sneak Attack"]
    table = confronting().in_play("Elita-1", "Sneak Attack", "Bold").hand("Elita-1", "Reinforcements")
    added(table, "Falling Spires", "block Reinforcements")
    assert table.destroyed() == []


def test_falling_spires_take_a_card_without_cost_where_there_is_no_other() -> None:
    table = confronting().in_play("Elita-1", "Bold", "Scout")
    added(table, "Falling Spires", "Scout")
    assert table.out_of_game() == ["Scout"]


def test_the_mode_lock_turns_to_alt_mode_and_holds() -> None:
    for side in ("bot", "alt"):
        table = ambushed("Mode Lock").mode("Elita-1", side).in_play("Elita-1", "Drag Strip", "Bold")
        table.hand("Elita-1", "Sneak Attack").move("B1 1").unblocked().quiet()
        assert table.side("Elita-1") == "alt"
        assert not table.offers("convert Elita-1")
        table.play("Sneak Attack")
        assert not table.offers("convert")


def test_the_mode_lock_lets_go_at_the_end_of_the_turn() -> None:
    table = ambushed("Mode Lock").move("B1").end_turn()
    assert not table.s.modifiers.get("forbid convert")


def test_the_mode_lock_costs_three_in_alt_mode_or_one_and_an_energon() -> None:
    assert added(confronting(), "Mode Lock") == 3
    for energon, left in ((2, 1), (0, 0)):
        table = confronting(energon=energon).mode("Elita-1", "bot")
        assert (added(table, "Mode Lock"), table.has("Elita-1")) == (1, left)


def test_the_exposed_flank_costs_a_card_or_an_energon_as_you_like() -> None:
    for answer, energon, discarded in (("discard", 2, ["Chromia"]), ("loseenergon", 1, [])):
        table = ambushed("Exposed Flank").deck("Elita-1", "Chromia").move("B1", answer).quiet()
        assert (table.has("Elita-1"), table.discarded("Elita-1")) == (energon, discarded)
    table = ambushed("Exposed Flank", energon=0).deck("Elita-1", "Chromia").move("B1").quiet()
    assert table.discarded("Elita-1") == ["Chromia"]


def test_the_exposed_flank_costs_one_and_may_convert() -> None:
    table = confronting()
    assert (added(table, "Exposed Flank", "convert"), table.side("Elita-1"), table.has("Elita-1")) == (1, "bot", 2)
    table = confronting()
    assert (added(table, "Exposed Flank", "no"), table.side("Elita-1")) == (1, "alt")
