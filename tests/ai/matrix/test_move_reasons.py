"""What opponents of the Matrix say of steps and of turning over is true."""
from __future__ import annotations

import pytest

from matrix.core import clear_matrix, core
from matrix.table import Table

from ..asking import said


def two(**options: object) -> Table:
    """Nothing lies faceup but what a test puts there; Elita-1 stands on B2."""
    return clear_matrix(Table("Elita-1", "Megatron", **options)).stand("Elita-1", "B2")


@pytest.mark.parametrize("silent", ["Key to Vector Sigma", "Wildrider", "Spy Network"])
def test_only_cards_that_speak_where_they_lie_are_said_to_be_set_off(silent: str) -> None:
    assert "sets off" not in said(two().put("B1", silent), "move B1")
    assert said(two().put("B1", "Crystal City"), "move B1") == "Entering Crystal City triggers its text."


def test_a_text_that_speaks_of_other_cards_is_not_set_off_by_stepping_on_its_own() -> None:
    table = clear_matrix(Table("Elita-1", "Prowl", mode="co-op")).stand("Elita-1", "B2")
    table.put("B1", "Reactor Coolant Failure").put("A2", "Crystal City")
    assert "sets off" not in said(table, "move B1")
    assert said(table, "move A2") == "Crystal City is worth what Reactor Coolant Failure does to whoever enters."


def test_what_a_character_says_of_the_space_is_set_off_too() -> None:
    table = two().stand("Megatron", "B2").turn_of("Megatron").energon("Megatron", 0).put("C2", "Space Bridge")
    assert said(table, "move C2") == "Entering C2 triggers the text of Megatron."


def test_whoever_steps_into_an_ambush_says_so() -> None:
    def step(*in_play: str, language: str = "en") -> str:
        table = two().put("B1", "Rippersnapper").in_play("Elita-1", *in_play).energon("Elita-1", 0)
        return said(table, "move B1", language=language)

    assert step() == "B1 is worth the Ambush by Rippersnapper."
    assert step(language="de") == "B1 ist den Hinterhalt von Rippersnapper wert."
    assert step("Bold", "Bold", "Bold", "Bold", "Bold", "Bold") == \
        "There Rippersnapper is within reach; its Ambush is the price."


def test_an_ambush_on_the_way_is_the_price_of_what_lies_behind_it() -> None:
    table = two().put("B1", "Rippersnapper").put("A1", "Armor Plating").put("A2", "Sinnertwin").in_play(
        "Elita-1", "Bold", "Bold", "Bold").energon("Elita-1", 0)
    assert said(table, "move B1") == "Armor Plating is worth the Ambush by Rippersnapper."


def test_an_ambush_that_is_avoided_is_no_price() -> None:
    table = two().put("B1", "Rippersnapper").in_play("Elita-1", "Deep Cover").activate("Deep Cover", 1)
    assert "Ambush" not in said(table, "move B1")


def test_what_can_be_bought_from_a_space_is_named_though_something_else_comes_first() -> None:
    """Optimus Prime is the better purchase, and there is not Power for both."""
    table = two().stand("Elita-1", "B1").put("B1", "Optimus Prime").put("C2", "Robosmasher")
    table.in_play("Elita-1", "Artillery", "Artillery", "Fusion Cannon").discard_pile("Elita-1", "Bold", "Bold")
    assert said(table, "move B2") == "From B2, Robosmasher is within reach."


def test_nothing_is_said_to_be_turned_up_without_the_move_for_it() -> None:
    """But what is still in hand may bring it."""
    def step(*in_play: str, hand: str = "") -> str:
        table = Table("Elita-1", "Megatron").put("B2", "Nyon").stand("Elita-1", "B2").mode("Elita-1", "bot")
        table.hand("Elita-1", *filter(None, [hand]))
        return said(table.in_play("Elita-1", *in_play).energon("Elita-1", 0), "move B1")

    assert step("Resupply", "Resupply") == "The step leads to a facedown card."
    assert step("Resupply", hand="Bold") == "The hidden card on B1 may be turned up there."
    assert step("Resupply") == "A later turn can begin with a Search of B1."


def test_a_card_that_the_hand_may_pay_for_is_named() -> None:
    """Or Energon: Bold lowers a price."""
    def step(*hand: str, energon: int = 0) -> str:
        table = two().put("B1", "Robosmasher").in_play("Elita-1", "Bold", "Bold", "Bold").energon("Elita-1", energon)
        return said(table.hand("Elita-1", *hand), "move B1")

    assert "Robosmasher" not in step()
    far = two().put("B1", "Requiem Blaster").in_play("Elita-1", "Bold").hand("Elita-1", "Bold").energon("Elita-1", 0)
    assert "Requiem Blaster" not in said(far, "move B1")
    assert step("Bold") == step(energon=1) == \
        "What is missing to buy Robosmasher there may still come this turn."


def test_a_leap_is_not_said_to_use_up_move() -> None:
    table = clear_matrix(core()).stand("Bumblebee", "B2").hand("Bumblebee", "Ground Bridge").play("Ground Bridge")
    assert said(table.say("do"), "space A1") == "Of all the possible spaces, A1 helps most."


def test_alt_mode_tells_of_the_move_that_it_brings_at_once() -> None:
    table = two().mode("Elita-1", "bot").energon("Elita-1", 1).hand("Elita-1")
    assert said(table, "convert") == "Alt Mode brings 3 Move, at once and in the turns to come."
    walked = two().move("B1").move("B2").move("B1").act("convert").hand("Elita-1", "Reinforcements")
    assert walked.side("Elita-1") == "bot"
    assert said(walked.energon("Elita-1", 1), "convert") == "In Alt Mode a turn begins with 3 more Move."
    once = two().move("B1").act("convert").energon("Elita-1", 1)
    assert said(once, "convert") == "Alt Mode brings 2 Move at once."


def test_what_is_reached_without_alt_mode_is_no_reason_for_it() -> None:
    table = two().mode("Elita-1", "bot").energon("Elita-1", 1).put("B1", "Armor Plating")
    table.in_play("Elita-1", "Bold", "Bold", "Bold", "Resupply")
    assert said(table, "convert") == "Alt Mode brings 3 Move, at once and in the turns to come."


def test_a_text_that_makes_an_ambush_worth_while_is_named() -> None:
    table = clear_matrix(Table("Optimus Prime", "Megatron")).stand("Optimus Prime", "B2").put("B1", "Rippersnapper")
    assert said(table.energon("Optimus Prime", 0), "move B1") == \
        "What Optimus Prime gives for entering is worth the Ambush by Rippersnapper."


def test_whose_alt_mode_takes_nothing_off_the_power_is_not_said_to_lose_any() -> None:
    table = clear_matrix(Table("Hot Rod", "Megatron")).stand("Hot Rod", "B2").put("B2", "Rippersnapper").in_play(
        "Hot Rod", "Bold", "Bold", "Bold", "Bold", "Artillery").energon("Hot Rod", 1)
    assert "Power" not in said(table, "convert")


def test_a_space_whose_text_can_be_used_says_so() -> None:
    table = clear_matrix(core()).stand("Bumblebee", "B2").put("C2", "Space Bridge Terminal")
    assert said(table, "move C2") == "Whoever stands on Space Bridge Terminal can use its text."


def test_a_scheme_that_could_be_contributed_to_is_named() -> None:
    table = clear_matrix(core()).stand("Bumblebee", "B2").put("B1", "Divided Loyalties").hand("Bumblebee", "Courage")
    assert said(table, "move B1") == "Whoever stands on Divided Loyalties can help to thwart it."
