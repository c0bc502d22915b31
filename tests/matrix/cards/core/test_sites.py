"""Sites: each paid for from its own space, once in a turn."""
from __future__ import annotations

from matrix.core import core, sit_out


def test_the_small_mine_holds_eight_energon_and_pays_by_move() -> None:
    """Core p.15."""
    table = core(energon=0).put("B2", "Small Energon Mine", up=False).in_play("Bumblebee", "Fix", "Jazz")
    table.search().quiet()
    assert table.s.stored[table.slot("Small Energon Mine")] == 8
    table.use("Small Energon Mine", 0, x=3).quiet()
    assert table.has("Bumblebee") == 3
    assert table.s.stored[table.slot("Small Energon Mine")] == 5
    assert not table.offers("use Small"), "once per turn"


def test_the_small_mine_is_destroyed_when_it_is_empty() -> None:
    table = core(energon=0).put("B2", "Small Energon Mine", energon=2).in_play("Bumblebee", "Jazz", "Fix")
    assert not table.offers("use Small Energon Mine", " 3 ")
    table.use("Small Energon Mine", 0, x=2).quiet()
    assert table.has("Bumblebee") == 2
    assert table.lies("B2") == ""
    assert table.destroyed() == ["Small Energon Mine"]


def test_the_repair_bay_repairs_somebody_in_its_space() -> None:
    """Core p.22; with Power of any Range, since it is spent where you stand."""
    table = core().put("B2", "Repair Bay").stand("Ironhide", "B2").in_play("Ironhide", "Damage")
    table.in_play("Bumblebee", "Firepower").use("Repair Bay", 0).quiet()
    assert table.damage("Ironhide") == 0
    table = core().put("B2", "Repair Bay").in_play("Bumblebee", "Firepower")
    assert not table.offers("use"), "nobody is damaged"
    table = core().put("B1", "Repair Bay").in_play("Bumblebee", "Firepower", "Damage")
    assert not table.offers("use"), "never at a distance"


def test_the_salvage_yard_destroys_a_starter() -> None:
    table = core().put("B2", "Salvage Yard").in_play("Bumblebee", "Firepower").discard_pile("Bumblebee", "Fix")
    table.use("Salvage Yard", 0, "Fix").quiet()
    assert table.out_of_game() == ["Fix"]


def test_the_signal_relay_draws_for_two_move() -> None:
    table = core().put("B2", "Signal Relay").use("Signal Relay", 0).quiet()
    assert len(table.hand_of("Bumblebee")) == 1
    assert table.s.alt_spent[0] == 2


def test_the_terminal_leads_anywhere_else() -> None:
    table = core().put("B2", "Space Bridge Terminal").put("D3", "Rumble").use("Space Bridge Terminal", 0)
    assert not table.offers("space B2")
    assert table.say("D3").quiet().at("Bumblebee") == "D3"


def test_sites_do_nothing_facedown() -> None:
    for name in ("Small Energon Mine", "Repair Bay", "Salvage Yard", "Signal Relay", "Space Bridge Terminal"):
        table = core().put("B2", name, up=False).in_play("Bumblebee", "Firepower", "Jazz", "Damage", "Courage")
        assert not table.offers("use"), name


def test_the_geyser_pays_at_the_end_of_your_turn() -> None:
    """By itself, before the Matrix is refilled; nobody who stands there on another's turn."""
    table = core(energon=0).put("B2", "Energon Geyser", energon=6).stand("Ironhide", "B2")
    table.main_deck("Carly").act("end turn")
    sit_out(table)
    assert (table.has("Bumblebee"), table.has("Ironhide")) == (2, 0)
    assert table.s.stored[table.slot("Energon Geyser")] == 4


def test_the_geyser_holds_six_energon_when_it_comes_up() -> None:
    table = core().put("B2", "Energon Geyser", up=False).in_play("Bumblebee", "Fix").search().quiet()
    assert table.s.stored[table.slot("Energon Geyser")] == 6


def test_an_empty_geyser_leaves_a_space_that_is_refilled_at_once() -> None:
    table = core(energon=0).put("B2", "Energon Geyser", energon=1).act("end turn")
    sit_out(table)
    assert table.has("Bumblebee") == 1
    assert table.destroyed() == ["Energon Geyser"], "no card is burned from a Matrix that was not full"
    assert table.lies("B2") != ""
    assert not table.is_up("B2")


def test_sites_cannot_be_bought() -> None:
    """Core p.8: a card without a cost."""
    table = core().put("B2", "Signal Relay").in_play("Bumblebee", "Onslaught", "Ion Lance")
    assert not table.offers("buy Signal")
