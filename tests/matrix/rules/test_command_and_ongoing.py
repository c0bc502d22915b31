"""Command texts, third Missions, Ongoing effects: rules 65, 68, 70 and 71 of those that are easy to get wrong."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix.deeds.commanding import remove_token
from sparktable.games.matrix.facts.movement import alt_move, step_price
from sparktable.games.matrix.state import BUY, COMMAND


def test_rule_65_command_texts_pay_for_taking_command_and_nothing_else() -> None:
    """War on Cybertron p.10."""
    table = Table("Elita-1", "Megatron").turn_of("Megatron").stand("Megatron", "B2").mode("Megatron", "bot")
    table.put("B2", "Praxus").in_play("Megatron", "Reinforcements").energon("Megatron", 3)
    assert not table.offers("activate Megatron 2") and not table.offers("activate Reinforcements")
    table.act("command Praxus").say("activate Megatron 2").say("AddPower")
    assert table.power_at(0, COMMAND, "Praxus") == 4 and table.power_at(0, BUY) == 1
    table.say("pay")
    assert table.power_at(0) <= 1


def test_command_power_that_is_left_commands_the_next_polity() -> None:
    """War on Cybertron p.8, p.10: Power that is not spent stays until the turn ends."""
    table = Table("Elita-1", "Megatron").turn_of("Megatron").stand("Megatron", "B2").mode("Megatron", "bot")
    table.put("B2", "Praxus").put("C2", "Nyon").in_play("Megatron", "Reinforcements").energon("Megatron", 3)
    table.act("command Praxus").say("activate Megatron 2").say("AddPower").say("activate Reinforcements")
    assert table.power_at(0, COMMAND, "Nyon") == 2, "3 of the 5 are spent: those for commanding only come first"
    assert table.power_at(0, BUY) == 1


def test_rule_68_a_third_mission_comes_only_from_a_card() -> None:
    """War on Cybertron p.10: with two, none is drawn at the end of the turn; Maccadam's can hand over a third."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").missions("Elita-1", "Grand Tour", "Arms Race")
    table.missions("Prowl", "Lean Machine", "Double Strike").put("B2", "Maccadam's").in_play("Elita-1", "Lightspeed")
    table.main_deck("Jump Jets").use("Maccadam's", 2, "seat Prowl", "card Grand Tour").quiet()
    assert len(table.missions_of("Prowl")) == 3
    table.missions("Elita-1", "Quick Change").end_turn()
    assert sorted(table.missions_of("Elita-1")) == ["Arms Race", "Quick Change"]


def test_with_one_mission_another_is_drawn_and_in_coop_none() -> None:
    """War on Cybertron p.6, p.10 and p.20: in co-op one is drawn only for one that was discarded."""
    for mode, names, expected in (("tvt", ("Elita-1", "Megatron"), 2), ("co-op", ("Elita-1", "Prowl"), 1)):
        table = Table(*names, mode=mode).missions("Elita-1", "Grand Tour").main_deck("Jump Jets").end_turn()
        assert len(table.missions_of("Elita-1")) == expected
    coop = Table("Elita-1", "Prowl", mode="co-op").missions("Elita-1", "Grand Tour").main_deck("Jump Jets")
    coop.mission_stack("Elita-1", "Arms Race").act("end turn").say("card Grand Tour")
    assert coop.missions_of("Elita-1") == ["Arms Race"]


def test_discarding_one_of_two_missions_draws_one_and_at_most_one_is_discarded() -> None:
    """War on Cybertron p.6."""
    table = Table("Elita-1", "Megatron").missions("Elita-1", "Grand Tour", "Arms Race").main_deck("Jump Jets")
    table.mission_stack("Elita-1", "Quick Change").act("end turn").say("card Grand Tour")
    assert sorted(table.missions_of("Elita-1")) == ["Arms Race", "Quick Change"]
    assert table.s.active == 1


def test_rule_70_a_boss_hits_only_the_opposing_faction_on_its_own_turns() -> None:
    """War on Cybertron p.16: Blurr, an Autobot, slows Decepticons on their turns."""
    table = Table("Elita-1", "Megatron").put("A1", "Blurr")
    assert alt_move(table.s, 0) == 3 and alt_move(table.s, 1) == 2
    table.turn_of("Megatron")
    assert alt_move(table.s, 0) == 3 and alt_move(table.s, 1) == 1


def test_rule_70_menasor_is_different() -> None:
    """War on Cybertron p.22: the whole team suffers his Start of Turn text, on each of its players' turns."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("A1", "Menasor")
    table.main_deck("Jump Jets", "Null Ray").turn_of("Slipstream")
    table.energon("Elita-1", 2).energon("Prowl", 2).energon("Megatron", 2).end_turn()
    assert (table.has("Elita-1"), table.has("Prowl"), table.has("Megatron")) == (1, 1, 2)


def test_rule_71_a_ruin_affects_every_player() -> None:
    """War on Cybertron p.16."""
    table = Table("Elita-1", "Megatron").put("C2", "Pile of Scrap")
    space = table.space("C2")
    assert step_price(table.s, 0, space) == 2
    table.turn_of("Megatron")
    assert step_price(table.s, 1, space) == 2


def test_the_token_goes_with_the_polity_that_leaves() -> None:
    """War on Cybertron p.10: what is gone counts neither for prices nor at the end."""
    from sparktable.games.matrix.deeds.piles import destroy
    from sparktable.games.matrix.facts.polity import price

    table = Table("Elita-1", "Megatron").put("A1", "Praxus", command="Decepticon").put("B2", "Tarn")
    tarn = table.slot("Tarn")
    assert price(table.s, 0, tarn) == 6
    destroy(table.s, table.slot("Praxus"))
    assert price(table.s, 0, tarn) == 5 and not table.s.token
    table.put("A2", "Nyon", command="Decepticon")
    remove_token(table.s, table.slot("Nyon"))
    assert price(table.s, 0, tarn) == 5


def test_a_polity_comes_up_hostile_in_coop_and_forbids_confronting() -> None:
    """War on Cybertron p.20."""
    table = Table("Elita-1", "Prowl", mode="co-op").put("B2", "Tarn", up=False).put("C2", "Dirge")
    table.in_play("Elita-1", "Motormaster", "Sinnertwin", "Entrenched").mode("Elita-1", "bot")
    assert table.offers("battle Dirge")
    table.mode("Elita-1", "alt").search()
    assert table.s.token == {table.slot("Tarn"): 1} and not table.offers("battle Dirge")
    table.act("command Tarn")
    assert table.offers("battle Dirge")


def test_a_mission_completed_in_the_confrontation_makes_the_last_boss_cheaper() -> None:
    """War on Cybertron p.20: that may change up to step 7. A Block brings the ninth Energon, and 10 Power suffice."""
    for energon, won in ((8, ["Shockwave", "Fuel Reserves"]), (7, [])):
        table = Table("Elita-1", "Hot Rod", mode="co-op", energon=energon).missions("Elita-1", "Fuel Reserves")
        table.missions("Hot Rod").mode("Elita-1", "bot").put("B2", "Shockwave").only_encounter("Falling Spires")
        table.in_play("Elita-1", "Fusion Cannon", "Energon Synthesizer", "Electro-Scrambler", "Bold")
        table.hand("Elita-1", "Entrenched").act("battle Shockwave").say("done").say("block Entrenched")
        assert (table.asked.kind == "boost") == (not won)
        assert sorted(table.vault_of("Elita-1")) == sorted(won)


def test_each_mission_held_makes_the_last_boss_dearer_in_coop() -> None:
    """War on Cybertron p.20: those of the whole team, of a level III Boss only."""
    from sparktable.games.matrix.facts.contest import cost_to_defeat

    table = Table("Elita-1", "Prowl", mode="co-op").put("A1", "Shockwave").put("A2", "Octane")
    table.missions("Elita-1", "Grand Tour", "Arms Race").missions("Prowl", "Double Strike")
    assert cost_to_defeat(table.s, table.slot("Shockwave")) == 13
    assert cost_to_defeat(table.s, table.slot("Octane")) == 8
