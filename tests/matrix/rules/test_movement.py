"""Moving, searching, Flight, Teleport, Converting: rules 1 to 9 and 16 to 18 of those that are easy to get wrong."""
from __future__ import annotations

from matrix.table import Table
from sparktable.games.matrix.deeds.moving import forced_move, teleport
from sparktable.games.matrix.facts.movement import forced_spaces, teleport_spaces


def test_rule_1_one_move_pays_for_a_step_or_for_a_search() -> None:
    """War on Cybertron p.7, Core p.7."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").in_play("Elita-1", "Patch")
    table.put("B2", "Bold", up=False)
    assert table.offers("search") and table.offers("move")
    table.search()
    assert not table.offers("move")
    table.quiet()


def test_rule_2_the_first_placement_flips_nothing_and_costs_nothing() -> None:
    """War on Cybertron p.6, Core p.6."""
    table = Table("Elita-1", "Megatron")
    table.s = table.game.new(7)
    first = table.asked.seat
    assert table.asked.kind == "place standee"
    table.say("space B2")
    assert not table.is_up("B2")
    assert table.s.energon[first] == 2
    assert table.s.alt_spent[first] == 0
    table.quiet()


def test_rule_3_alt_move_stays_spent_after_converting_away_and_back() -> None:
    """War on Cybertron p.7, Core p.7."""
    table = Table("Elita-1", "Megatron").energon("Elita-1", 4)
    table.move("B1").move("B2").move("B1")
    table.act("convert Elita-1").act("convert Elita-1")
    assert not table.offers("move")
    table.quiet()


def test_rule_4_alt_move_is_out_of_reach_in_bot_mode_and_comes_back() -> None:
    """War on Cybertron p.7, Core p.7."""
    table = Table("Elita-1", "Megatron").energon("Elita-1", 4)
    table.act("convert Elita-1")
    assert not table.offers("move")
    table.act("convert Elita-1")
    assert table.offers("move")
    table.quiet()


def test_rule_5_flight_goes_diagonally_only_with_that_cards_own_move() -> None:
    """War on Cybertron p.7, Core p.7."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").in_play("Elita-1", "Patch")
    assert not table.offers("move C3")
    table.in_play("Elita-1", "Scout")
    assert table.offers("move C3 2")
    table.move("C3 2")
    assert table.move_on("Patch") == 1
    assert not table.offers("move D2")
    table.quiet()


def test_rule_6_teleporting_onto_a_faceup_adversary_does_not_ambush() -> None:
    """War on Cybertron p.7: yet it counts as moving onto the card."""
    table = Table("Elita-1", "Megatron")
    table.put("D3", "Motormaster")
    teleport(table.s, 0, table.space("D3"))
    table._changed()
    assert table.at("Elita-1") == "D3"
    assert any(deed.kind == "moves onto" for deed in table.s.deeds)
    table.quiet()


def test_rule_7_a_surcharge_for_entering_must_be_paid_by_teleport_too() -> None:
    """War on Cybertron p.7: Crystal City costs 1 more Move, and Teleport itself none."""
    table = Table("Elita-1", "Megatron").mode("Elita-1", "bot").put("D3", "Crystal City")
    assert table.space("D3") not in teleport_spaces(table.s, 0)
    table.in_play("Elita-1", "Patch")
    assert table.space("D3") in teleport_spaces(table.s, 0)
    teleport(table.s, 0, table.space("D3"))
    assert table.move_on("Patch") == 0


def test_rule_8_teleporting_one_space_is_measured_orthogonally() -> None:
    """Core p.7."""
    table = Table("Elita-1", "Megatron")
    near = {table.s.game.grid.names[space] for space in teleport_spaces(table.s, 0, 1)}
    assert near == {"B1", "A2", "C2", "B3"}


def test_rule_9_forced_movement_still_triggers_ambushes() -> None:
    """War on Cybertron p.7: restrictions on moving do not stop it, an Adversary waiting there does strike."""
    table = Table("Elita-1", "Megatron").put("C2", "Motormaster").encounter("Back-Up")
    forced_move(table.s, 0, table.space("C2"))
    table._changed()
    while table.asked.kind == "block":
        table.say("pass")
    assert table.damage("Elita-1") + len(table.discarded("Elita-1")) == 1
    table.quiet()


def test_rule_9_toxic_war_zone_is_closed_to_forced_movement_too() -> None:
    """War on Cybertron p.7 and p.22."""
    table = Table("Elita-1", "Megatron").put("C2", "Toxic War Zone")
    assert not table.offers("move C2")
    table.hand("Megatron", "King of the Hill")
    assert table.space("C2") not in forced_spaces(table.s, 0)


def test_rule_16_a_free_convert_expires_with_the_next_action() -> None:
    """War on Cybertron p.7 and p.19: "you may Convert" is answered at once, or lost."""
    table = Table("Elita-1", "Megatron").energon("Elita-1", 0).hand("Elita-1", "Reinforcements", "Bold")
    table.play("Reinforcements").say("no")
    assert table.side("Elita-1") == "alt"
    assert not table.offers("convert Elita-1")
    table.quiet()


def test_rule_18_others_may_convert_on_anybodys_turn_between_effects() -> None:
    """War on Cybertron p.9, Core p.9: for 1 Energon, but not while an effect is being resolved."""
    table = Table("Elita-1", "Megatron").hand("Elita-1", "Reinforcements")
    table.say("convert Megatron")
    assert table.side("Megatron") == "bot"
    assert table.has("Megatron") == 1
    assert table.asked.seat == 0
    table.play("Reinforcements")
    assert not table.asked.asides
    table.say("no").quiet()


def test_a_surcharge_on_a_diagonal_step_may_be_paid_with_any_move() -> None:
    """War on Cybertron p.7: the step itself takes Flight, what the card asks besides takes Move."""
    table = Table("Elita-1", "Megatron").put("C3", "Pile of Scrap").in_play("Elita-1", "Scout")
    table.move("C3").quiet()
    assert (table.at("Elita-1"), table.move_on("Scout"), table.s.alt_spent[0]) == ("C3", 0, 1)
    assert not Table("Elita-1", "Megatron").put("C3", "Pile of Scrap").mode("Elita-1", "bot").in_play(
        "Elita-1", "Scout").offers("move C3")


def test_nobody_pays_a_surcharge_on_the_turn_of_another() -> None:
    """War on Cybertron p.7: Move can be spent on one's own turn only, and a Teleport does not lift the surcharge."""
    for where, asked in (("B2", "come along"), ("C2", "action")):
        table = Table("Elita-1", "Hot Rod", mode="co-op").put("C2", "Crystal City").stand("Elita-1", where)
        table.stand("Hot Rod", "A1").hand("Elita-1", "Silverbolt").play("Silverbolt")
        assert table.asked.kind == asked, where
