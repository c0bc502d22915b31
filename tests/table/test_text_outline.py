"""The table in words: what a screen reader is told, compared line by line for whole positions.

RENEW_GOLDEN=1 writes the golden files anew; read the difference before it is kept.
"""
from __future__ import annotations

import os
from pathlib import Path

import pytest

from matrix.table import Table
from sparktable.kernel.decisions import Option
from sparktable.kernel.names import shown
from sparktable.kernel.view import view
from sparktable.table.text_outline import text

GOLDEN = Path(__file__).parent / "golden"


def duel() -> Table:
    table = Table("Elita-1", "Megatron", energon=5)
    table.put("B1", "Armor Plating").put("A2", "Rippersnapper").put("D3", "Praxus", command="Decepticon")
    table.put("A3", "Maccadam's", energon=3).put("C2", "Sneak Attack", up=False).empty("D1")
    table.in_play("Elita-1", "Artillery", "Reinforcements").hand("Elita-1", "Bold", "Scout")
    table.hand("Megatron", "Motormaster").discard_pile("Megatron", "Patch").mode("Megatron", "bot")
    table.missions("Elita-1", "Grand Tour").missions("Megatron", "Lean Machine")
    return table


def battle() -> Table:
    table = duel()
    return table.say("battle Rippersnapper")


def co_op() -> Table:
    table = Table("Optimus Prime", "Hot Rod", mode="co-op", energon=1)
    return table.hand("Optimus Prime", "Bold").put("A1", "Shockwave")


def core() -> Table:
    return Table("Optimus Prime", "Bumblebee", box="core", mode="competitive").hand("Optimus Prime", "Courage")


@pytest.mark.parametrize("position", [duel, battle, co_op, core], ids=lambda position: position.__name__)
def test_a_position_in_words(sit, position):
    ann = sit(position())
    told = text(ann.view.outline())
    path = GOLDEN / f"{position.__name__}.txt"
    if os.environ.get("RENEW_GOLDEN"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_the_other_side_is_told_nothing_secret(sit):
    ann, ben = sit(duel(), seat=0), sit(duel(), seat=1)
    assert "Motormaster" not in text(ann.view.outline())
    assert "Lean Machine" not in text(ann.view.outline())
    assert "Motormaster" in text(ben.view.outline()) and "Scout" not in text(ben.view.outline())


def test_every_card_that_lies_open_is_told(sit):
    ann = sit(duel())
    told = text(ann.view.outline())
    state = ann.match.state
    for slot in range(len(state.ident)):
        piece = ann.view.layout_now.of_slot(slot)
        if piece is not None and state.known[slot] & 1 and state.card(slot).type != "character":
            assert shown(state.card(slot).name) in told


def test_what_the_prompt_bar_asks_is_the_first_line(sit):
    ann = sit(duel())
    first = ann.view.outline()[0]
    assert ann.piece("prompt").name.startswith(first.text)
    assert len(first.below) == len(ann.match.decision.options) + len(ann.view.farther)


def test_somebody_elses_question_tells_no_answers(sit):
    ann = sit(duel(), seat=1)
    assert [fact.text for fact in ann.view.outline()[0].below] in ([], ["Convert Ben"])


def test_peeked_cards_are_told_to_who_peeked(sit):
    setting = duel()
    slot = setting.slot("Sneak Attack")
    setting.s.known[slot] |= 1
    assert "Sneak Attack, Maneuver, cost 4" in text(sit(setting, seat=0).view.outline())
    assert "Sneak Attack" not in text(sit(setting, seat=1).view.outline())
    assert view(setting.s, 1).state.known[slot] & 1, "the kernel says who knows what"


def test_a_card_that_others_have_peeked_at_too_is_not_for_one_alone(sit):
    setting = duel()
    slot = setting.slot("Sneak Attack")
    setting.s.known[slot] |= 1
    alone = text(sit(setting, seat=0).view.outline())
    setting.s.known[slot] |= 2
    both = text(sit(setting, seat=0).view.outline())
    assert "only you" in alone and "only you" not in both and "peeked at" in both


def test_an_option_of_any_kind_has_words(sit):
    ann = sit(duel())
    for option in ann.match.decision.options:
        assert not ann.speech.option(option, ann.match.state).startswith("matrix."), option
    assert isinstance(option, Option)
