"""The five Starters: what each does, when it must not, and the edges that their rulings speak of."""
from __future__ import annotations

from matrix.core import core, sit_out


def test_courage_puts_the_top_card_into_play_in_a_confrontation() -> None:
    """Core p.16: never through the hand, with its text and all of its Power."""
    table = core(energon=3).mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", "Courage")
    table.deck("Bumblebee", "Reserves", "Jetfire").only_encounter("Hesitation")
    assert not table.offers("activate Courage"), "only while Confronting"
    table.act("battle Starscream")
    sit_out(table, until="boost").say("activate Courage 1")
    assert table.played("Bumblebee")[-1] == "Reserves"
    assert table.has("Bumblebee") == 4, "3, one gained from the Encounter, one paid, and the Reserves' one at 3"


def test_courage_shuffles_for_the_card_it_needs() -> None:
    table = core(energon=3).mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", "Courage")
    table.only_encounter("Hesitation")
    table.no_deck("Bumblebee").discard_pile("Bumblebee", "Onslaught").act("battle Starscream")
    sit_out(table, until="boost").say("activate Courage 1")
    assert table.power_against("Starscream") == 4


def test_courage_is_worthless_without_any_card() -> None:
    table = core(energon=3).mode("Bumblebee", "bot").put("B2", "Starscream").in_play("Bumblebee", "Courage")
    table.only_encounter("Hesitation")
    table.no_deck("Bumblebee").act("battle Starscream")
    sit_out(table, until="boost")
    assert not table.offers("activate Courage")


def test_firepower_adds_to_itself_in_a_confrontation() -> None:
    table = core().mode("Bumblebee", "bot").put("B1", "Starscream").in_play("Bumblebee", "Firepower")
    table.only_encounter("Hesitation").act("battle Starscream")
    sit_out(table, until="boost").say("activate Firepower 1")
    assert table.power_against("Starscream") == 3, "with the card's own Range of 1"


def test_patrol_turns_up_an_orthogonal_neighbour_if_you_like() -> None:
    table = core().hand("Bumblebee", "Patrol").put("B1", "Signal Relay", up=False).play("Patrol", "do")

    assert len(table.options()) == 4
    table.say("B1").quiet()
    assert table.is_up("B1")
    table = core().hand("Bumblebee", "Patrol").play("Patrol", "no").quiet()
    assert table.offers("move A1"), "Flight goes diagonally"


def test_fix_repairs_one_player_here_or_next_to_you() -> None:
    """Core p.22: you choose who is helped."""
    table = core("Bumblebee", "Ironhide", "Ratchet").stand("Ironhide", "B1").stand("Ratchet", "D4")
    for who in ("Bumblebee", "Ironhide", "Ratchet"):
        table.in_play(who, "Damage")
    table.hand("Bumblebee", "Fix").play("Fix", "do")
    assert sorted(table.options()) == ["seat Bumblebee", "seat Ironhide"]
    table.say("Ironhide").quiet()
    assert [table.damage(who) for who in ("Bumblebee", "Ironhide", "Ratchet")] == [1, 0, 1]


def test_fix_asks_nothing_where_nobody_is_damaged() -> None:
    core().hand("Bumblebee", "Fix").play("Fix").quiet()


def test_fix_destroys_a_starter_even_itself() -> None:
    table = core().in_play("Bumblebee", "Fix", "Jazz").activate("Fix", 1).quiet()
    assert table.out_of_game() == ["Fix"]
    assert table.played("Bumblebee") == ["Jazz"]


def test_reserves_give_energon_to_those_who_have_little() -> None:
    for had, has in ((0, 1), (3, 4), (4, 4)):
        table = core(energon=had).hand("Bumblebee", "Reserves").play("Reserves").quiet()
        assert table.has("Bumblebee") == has
