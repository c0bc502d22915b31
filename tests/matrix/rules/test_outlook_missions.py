"""Which Missions an option would complete, as far as whoever is asked can know."""
from __future__ import annotations

from matrix.core import clear_matrix
from matrix.table import Table
from matrix.telling import completed, duel, numbers, told


def test_a_mission_that_counts_hidden_cards_is_not_promised() -> None:
    """Lean Machine: 7 Starters or fewer, and nobody knows how many of the other cards in the deck are Starters."""
    for table, told_of in ((duel(), []), (duel().no_deck("Elita-1"), ["Lean Machine"])):
        table.missions("Elita-1", "Lean Machine").in_play("Elita-1", *["Bold"] * 7, "Patch")
        assert completed(table.activate("Patch", 1), "Bold") == told_of


def test_a_step_names_the_mission_that_it_completes() -> None:
    """Grand Tour: onto four different spaces in one turn; a step back is none of them."""
    table = clear_matrix(duel()).missions("Elita-1", "Grand Tour").in_play("Elita-1", "Scout", "Jump Jets")
    for there in ("C2", "C3", "B3"):
        assert completed(table, f"move {there}") == []
        table.move(there)
    assert completed(table, "move A3") == ["Grand Tour"]
    assert completed(table, "move C3") == []
    assert "Completes the Mission Grand Tour" in told(table, "move A3")
    assert "Erfüllt die Mission Grand Tour" in told(table, "move A3", language="de")


def test_what_an_adversary_holds_is_not_told() -> None:
    table = clear_matrix(duel()).missions("Megatron", "Hold the Line").put("C2", "Slugfest")
    assert "completes" not in numbers(table, "move C2")


def test_purchases_commands_clearings_and_converts_name_their_missions() -> None:
    table = duel().missions("Elita-1", "Relic Hunter").put("B2", "Apex Armor")
    table.in_play("Elita-1", "Motormaster", "Artillery")
    assert completed(table, "buy Apex Armor") == ["Relic Hunter"]
    table = duel().missions("Elita-1", "United Front").put("B2", "Nyon").put("A1", "Vos", command="autobot")
    assert completed(table.in_play("Elita-1", "Motormaster", "Artillery"), "command Nyon") == ["United Front"]
    table = clear_matrix(duel()).missions("Elita-1", "Remove the Fallen").put("B2", "Pile of Scrap")
    assert completed(table, "use Pile of Scrap") == ["Remove the Fallen"]
    assert completed(table.put("A1", "Burning Crater"), "use Pile of Scrap") == []
    table = duel().missions("Elita-1", "Quick Change").energon("Elita-1", 5).act("convert").act("convert")
    assert completed(table, "convert") == ["Quick Change"]


def test_played_cards_and_the_energon_that_they_give_name_their_missions() -> None:
    table = duel().missions("Elita-1", "Arms Race").in_play("Elita-1", "Null Ray")
    table.hand("Elita-1", "Jump Jets", "Bold")
    assert completed(table, "play Jump Jets") == ["Arms Race"] and completed(table, "play Bold") == []
    table = duel().missions("Elita-1", "Fuel Reserves").hand("Elita-1", "Resupply").energon("Elita-1", 8)
    assert completed(table, "play Resupply") == ["Fuel Reserves"]
    assert completed(table.energon("Elita-1", 7), "play Resupply") == []


def test_a_battle_names_the_mission_that_winning_it_completes() -> None:
    table = duel().missions("Elita-1", "Long Shot").mode("Elita-1", "bot").put("D2", "Slugfest").put("C2", "Blot")
    table.in_play("Elita-1", "Sneak Attack")
    assert "If you win, it completes the Mission Long Shot" in told(table, "battle Slugfest")
    assert "win completes" not in numbers(table, "battle Blot"), "it lies too near"
    table.mode("Elita-1", "alt").energon("Elita-1", 1).act("battle Slugfest")
    assert completed(table, "convert") == ["Long Shot"], "nothing comes between it and the victory"


def test_blocking_for_a_teammate_and_pushing_into_an_ambush_name_their_missions() -> None:
    table = Table("Elita-1", "Hot Rod", mode="co-op").missions("Hot Rod", "Hold the Line").put("C2", "Slugfest")
    table.hand("Hot Rod", "Covering Fire").stand("Hot Rod", "C3").encounter("Power Boost").move("C2")
    assert completed(table, "block Covering Fire") == ["Hold the Line"]
    table = duel().missions("Elita-1", "Set a Trap").put("C2", "Chromia").stand("Megatron", "B2")
    table.hand("Elita-1", "King of the Hill").play("King of the Hill", "attack", "Megatron")
    assert completed(table, "space C2") == ["Set a Trap"]
    assert "Chromia Ambushes Megatron" in told(table, "space C2")
