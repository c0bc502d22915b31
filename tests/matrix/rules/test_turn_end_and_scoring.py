"""The End of Turn Phase, Polities, Missions, the four ends and scoring: rules 52 to 71 of those that are easy to get
wrong, and the scoring examples of the book."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.games.matrix import state as zones
from sparktable.games.matrix.deeds.ending import check_ruins, end
from sparktable.games.matrix.deeds.piles import destroy
from sparktable.games.matrix.facts import polity
from sparktable.games.matrix.facts.cards import destructible
from sparktable.games.matrix.rules import missions, scoring
from sparktable.kernel.zones import move, turn_up

WOUND = "Blast Wound"


def test_rule_52_the_ruin_end_looks_at_the_ruins_that_are_not_destroyed() -> None:
    """War on Cybertron p.14 and p.17: destroying one lowers the number needed."""
    table = Table("Elita-1", "Megatron")
    spaces = list(range(table.s.game.grid.size))
    for slot in tuple(table.s.zones[zones.RUINS])[:-1]:
        space = spaces.pop()
        table.empty(table.s.game.grid.names[space])
        move(table.s, slot, zones.MATRIX, space)
        turn_up(table.s, slot)
    check_ruins(table.s)
    assert table.s.outcome is None
    destroy(table.s, table.s.zones[zones.RUINS][-1])
    check_ruins(table.s)
    assert table.s.outcome is not None
    assert table.s.outcome.reason == "ruins"


def test_rule_53_toxic_war_zone_can_be_destroyed_but_never_cleared() -> None:
    """War on Cybertron p.22."""
    table = Table("Elita-1", "Megatron").put("B2", "Toxic War Zone").in_play("Elita-1", "Motormaster", "Sinnertwin")
    assert not table.offers("use Toxic War Zone")
    destroy(table.s, table.slot("Toxic War Zone"))
    assert table.out_of_game() == ["Toxic War Zone"]


def test_rule_54_with_an_empty_space_the_matrix_is_refilled_and_nothing_is_burned() -> None:
    """War on Cybertron p.6, Core p.6."""
    table = Table("Elita-1", "Megatron").empty("A1")
    deck = len(table.s.zones[zones.MAIN_DECK])
    table.end_turn()
    assert len(table.s.zones[zones.MAIN_DECK]) == deck - 1
    assert table.destroyed() == []
    assert table.lies("A1") != "" and not table.is_up("A1")


def test_rule_54_a_full_matrix_burns_the_top_card() -> None:
    """War on Cybertron p.6, Core p.6: revealed, and destroyed."""
    table = Table("Elita-1", "Megatron").main_deck("Jump Jets").end_turn()
    assert table.destroyed() == ["Jump Jets"]


def test_rule_55_an_arriving_boss_may_not_remove_a_polity() -> None:
    """War on Cybertron p.6 and p.10: commanded or not."""
    table = Table("Elita-1", "Megatron").put("A1", "Praxus").put("A2", "Jump Jets").put("A3", "Slugfest")
    table.main_deck("Octane").next_damage(WOUND).end_turn()
    assert table.asked.kind == "make room" or table.lies("A2") == "Octane"
    if table.s.turn == 1:
        assert table.options() == ["space A2"]


def test_rule_56_an_own_boss_is_not_protected_from_an_arriving_one() -> None:
    """War on Cybertron p.6, as worded: it is no Adversary; it then counts as destroyed."""
    table = Table("Elita-1", "Megatron").put("A1", "Blurr").put("A2", "Jump Jets").main_deck("Octane")
    table.act("end turn")
    assert sorted(table.options()) == ["space A1", "space A2"]
    table.next_damage(WOUND).say("space A1")
    assert table.s.bosses_down == [1, 0]


def test_rule_58_a_relic_outside_the_vault_scores_nothing() -> None:
    """War on Cybertron p.18, Core p.19."""
    table = Table("Elita-1", "Megatron").discard_pile("Elita-1", "Star Saber").vault("Megatron", "Apex Armor")
    assert scoring.score(table.s, 0)["vault"] == 0
    assert scoring.score(table.s, 1)["vault"] == 2


def test_rule_61_an_empty_deck_alone_is_no_reason_to_shuffle() -> None:
    """War on Cybertron p.16, Core p.14."""
    table = Table("Elita-1", "Megatron").no_deck("Elita-1").discard_pile("Elita-1", "Bold", "Scout", "Patch")
    table.hand("Elita-1", "Bold").play("Bold")
    assert len(table.discarded("Elita-1")) == 3
    table.quiet()


def test_the_books_draw_with_a_short_deck() -> None:
    """War on Cybertron p.16: deck 2, discard 9, draw 5: two, shuffle the nine, three more."""
    table = Table("Elita-1", "Megatron").no_deck("Elita-1").deck("Elita-1", "Bold", "Scout")
    table.discard_pile("Elita-1", *["Reinforcements"] * 9).end_turn()
    assert len(table.hand_of("Elita-1")) == 5
    assert {"Bold", "Scout"} <= set(table.hand_of("Elita-1"))
    assert len(table.zone("Elita-1", zones.DECK)) == 6


def test_rule_64_commanding_costs_one_more_for_each_hostile_polity_this_one_included() -> None:
    """War on Cybertron p.10: the book's Tarn costs 7."""
    table = Table("Elita-1", "Megatron")
    table.put("B2", "Tarn", command="decepticon").put("A1", "Praxus", command="decepticon")
    assert polity.price(table.s, 0, table.slot("Tarn")) == 7


def test_rule_66_a_polity_with_a_token_cannot_be_chosen_for_destruction() -> None:
    """War on Cybertron p.10."""
    table = Table("Elita-1", "Megatron").put("B2", "Tarn", command="decepticon").put("A1", "Praxus")
    assert not destructible(table.s, table.slot("Tarn"))
    assert destructible(table.s, table.slot("Praxus"))


def test_rule_63_a_start_of_turn_benefit_needs_you_on_the_polity() -> None:
    """War on Cybertron p.10."""
    for where, cards in (("B2", 6), ("B1", 5)):
        table = Table("Elita-1", "Megatron").put("B2", "Praxus", command="autobot").stand("Elita-1", where)
        table.main_deck("Jump Jets", "King of the Hill").end_turn()
        table.end_turn()
        if table.asked.kind == "start effect":
            table.say("card")
        assert len(table.hand_of("Elita-1")) == cards


def test_rule_67_discarded_missions_cost_nothing_and_those_in_the_stack_cost_one() -> None:
    """War on Cybertron p.10."""
    table = Table("Elita-1", "Megatron").missions("Elita-1", "Search & Destroy")
    stack = len(table.s.zones[zones.MISSION_STACK])
    assert scoring.score(table.s, 0)["missions"] == -(1 + stack)
    table.act("end turn").say("card", "Search & Destroy")
    assert scoring.score(table.s, 0)["missions"] == -(len(table.missions_of("Elita-1"))
                                                      + len(table.s.zones[zones.MISSION_STACK]))


def test_rule_69_a_team_objective_completes_on_a_teammates_turn_and_goes_to_the_holders_vault() -> None:
    """War on Cybertron p.10: the book's Prowl and Elita-1 with Remove the Fallen."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").missions("Prowl", "Remove the Fallen")
    table.put("B2", "Burning Crater").in_play("Elita-1", "Sinnertwin").energon("Elita-1", 0)
    table.act("use Burning Crater")
    assert table.vault_of("Prowl") == ["Remove the Fallen"]
    table.quiet()


def test_an_ordinary_objective_is_for_its_holder_alone() -> None:
    """War on Cybertron p.10."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").missions("Prowl", "Full Squadron")
    table.in_play("Elita-1", "Chromia", "Strafe", "Afterburner")
    missions.check_states(table.s)
    assert table.vault_of("Prowl") == []


def test_the_books_end_scoring() -> None:
    """War on Cybertron p.17: costs 5 + 3 + 3 are 2 VP, 12 Energon 2 VP, 3 Damage owned cost 1."""
    table = Table("Elita-1", "Megatron").vault("Elita-1", "Motormaster", "Cutthroat", "Wildrider")
    table.energon("Elita-1", 12).in_play("Elita-1", WOUND).discard_pile("Elita-1", "Energy Leak", "Energy Leak")
    lines = scoring.score(table.s, 0)
    assert (lines["adversaries"], lines["energon"], lines["owned"]) == (2, 2, -1)


def test_a_tie_is_broken_by_bosses_then_by_energon() -> None:
    """War on Cybertron p.17."""
    table = Table("Elita-1", "Megatron").energon("Elita-1", 1).energon("Megatron", 3)
    end(table.s, "deck")
    assert table.s.outcome is not None
    assert table.s.outcome.winners == (1,)
    bosses = Table("Elita-1", "Megatron").energon("Elita-1", 1).energon("Megatron", 3).vault("Elita-1", "Dirge")
    bosses.s.vp[1] = 1 + 0 * bosses.s.vp[0]
    end(bosses.s, "deck")
    assert bosses.s.outcome is not None
    assert bosses.s.outcome.winners == (0,)


@pytest.mark.parametrize("reason", ["bosses", "deck", "damage", "ruins"])
def test_in_coop_only_the_bosses_are_a_win(reason: str) -> None:
    """War on Cybertron p.20: every other end is a loss for all."""
    table = Table("Elita-1", "Prowl", mode="co-op")
    end(table.s, reason)
    assert table.s.outcome is not None
    assert table.s.outcome.winners == ((0, 1) if reason == "bosses" else ())
