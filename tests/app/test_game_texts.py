"""Sentences about what happened."""
from __future__ import annotations

import pytest

from matrix.table import Table
from sparktable.ai.thought import Why
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.sentence_parts import marked, parted
from sparktable.games.matrix.state import DECEPTICON
from sparktable.kernel.decisions import PASS, Decision, card, seat, space
from sparktable.kernel.values import Event, Outcome
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


def test_whoever_loses_together_is_told_who_won_and_how_far_they_came() -> None:
    table = Table("Optimus Prime", "Bumblebee", box="core", mode="co-op")
    speech, lost = Speech(title("matrix"), table.game, ["Ann", "Ben"]), Outcome("deck", ())
    assert speech.winners(lost) == "The Bosses win"
    table.s.bosses_down[DECEPTICON] = 2
    assert speech.outcome(lost, table.s) == "The main deck has run out. 2 of 3 Bosses fell."
    won = Outcome("bosses", (0, 1))
    assert speech.winners(won) == "Ann and Ben win"
    assert speech.outcome(won, table.s) == "The third Boss has fallen.", "and nothing is counted twice"


def test_two_whom_one_player_leads_win_as_two() -> None:
    game = title("arena").open({"mode": "master", "players": 2})
    speech = Speech(title("arena"), game, ["Starscream + Optimus Prime", "Hot Shot + Cyclonus"])
    assert speech.winners(Outcome("destroyed", (0,))) == "Starscream and Optimus Prime win"


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


@pytest.mark.parametrize(("sentence", "parts"), [
    ("{0} falls.", [("Bold", 0), (" falls.", None)]),
    ("on {1} lies {0}.", [("On ", None), ("B2", 1), (" lies ", None), ("Bold", 0), (".", None)]),
    ("nothing at all", [("Nothing at all", None)]), ("", [])])
def test_a_sentence_is_taken_apart_at_what_it_names(sentence: str, parts: list[tuple[str, int | None]]) -> None:
    refs = (card(3), space(4))
    told = parted(sentence.format(marked("Bold", 0), marked("B2", 1)), refs)
    assert [(part.text, part.ref) for part in told] == [
        (text, None if index is None else refs[index]) for text, index in parts]


def test_a_name_that_ends_in_a_mark_ends_its_sentence() -> None:
    assert "".join(part.text for part in parted(f"Ann plays {marked('Roll Out!', 0)}.", (card(3),))) == (
        "Ann plays Roll Out!")
