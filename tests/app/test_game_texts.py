"""Sentences about what happened."""
from __future__ import annotations

from matrix.table import Table
from sparktable.ai.thought import Why
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.kernel.decisions import PASS, Decision, card, seat, space
from sparktable.kernel.events import Event
from sparktable.kernel.view import view


def test_a_name_that_ends_a_sentence_ends_it_once() -> None:
    table = Table("Optimus Prime", "Bumblebee", box="core", mode="competitive").in_play("Optimus Prime", "Roll Out!")
    slot = table.slot("Roll Out!")
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben"])
    played = Event("plays", 0, (card(slot),), ((slot, table.s.ident[slot], 3),))
    assert speech.event(played, view(table.s, 0).state) == "Ann plays Roll Out!"


def test_a_ruin_that_appears_is_named() -> None:
    table = Table("Elita-1", "Megatron").put("C2", "Slugfest").next_ruin("Burning Crater").mode("Elita-1", "bot")
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben"])
    table.s.events = []
    table.in_play("Elita-1", "Artillery").act("battle Slugfest")
    told = [speech.event(event.seen_by(1), table.s) for event in table.s.events]
    assert "Burning Crater appears on C2." in told


def test_a_line_that_begins_with_a_hidden_card_begins_with_a_capital() -> None:
    table = Table("Elita-1", "Megatron").put("C2", "Jump Jets", up=False)
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben"])
    hidden = table.slot("Jump Jets")
    assert speech.event(Event("ruin appears", 0, (card(hidden), space(0)), ()), table.s).startswith("An unknown card")


def test_a_reason_that_begins_with_a_hidden_card_begins_with_a_capital() -> None:
    table = Table("Elita-1", "Megatron").hand("Megatron", "Bold")
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben"])
    spare = Why("why.spare", (card(table.slot("Bold")),))
    assert speech.thought(spare, view(table.s, 0).state) == "An unknown card can best be spared."
    assert speech.thought(spare, view(table.s, 1).state) == "Bold can best be spared."


def test_a_block_for_oneself_is_asked_as_such() -> None:
    table = Table("Elita-1", "Megatron", "Prowl", "Soundwave")
    speech = Speech(title("matrix"), table.game, ["Ann", "Ben", "Cleo", "Dan"])
    own, other = (Decision(asked, "block", (PASS,), about=(seat(1),)) for asked in (1, 3))
    assert speech.question(own, table.s) == "Block this Attack?"
    assert speech.question(other, table.s) == "Block for Ben?"
