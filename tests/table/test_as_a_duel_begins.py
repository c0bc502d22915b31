"""From the first step of a duel the prompt says who attacks whom, and nothing is left of what was before it."""
from __future__ import annotations

import pytest

from sparktable.table.prompt import Waiting
from sparktable.table.turn_digest import Deed, TurnLine
from table.arena.positions import Setting, answer, attack
from tcg.table import Table as Cards

WAITING = Waiting("", "Show the result", "Esc", "Speed 1×")
FIGHT = "Optimus Prime attacks Megatron"


def saying(ann) -> list[tuple[str, bool]]:
    """What the prompt says while an answer is fought out, and whether it asks. Somebody thinks about what comes next
    by then."""
    ann.view.set_waiting(WAITING)
    found: list[tuple[str, bool]] = []
    while ann.view.queue.running:
        bar = ann.piece("prompt").drawing
        if (bar.question, bar.mine) not in found[-1:]:
            found.append((bar.question, bar.mine))
        ann.view.queue.advance(50)
    return found


@pytest.mark.parametrize("defends", ["defend", "pass"])
@pytest.mark.parametrize("seat", [0, 1], ids=["whoever attacks", "whoever defends"])
def test_nothing_is_asked_that_was_answered_and_nobody_is_said_to_play(sit, seat: int, defends: str) -> None:
    ann = attack(sit, seat=seat, actions=1)
    for kind in ("attack", defends):
        answer(ann, kind)
        assert saying(ann) == [(FIGHT, False)]


def test_the_last_duel_is_gone_when_the_next_card_is_on_its_way(sit) -> None:
    ann = attack(sit, actions=3)
    for kind in ("attack", "pass"):
        answer(ann, kind)
        ann.wait()
    assert ann.view.layout_now.get("sum") is not None, "it stays to be read until somebody acts"
    answer(ann, "attack")
    assert ann.view.queue.running
    lies = ann.view.layout_now
    assert not [piece.key for piece in lies.pieces if piece.veil and piece.zone == "play"]
    assert not [key for key in ("sum", "duel total:attacker", "duel pill:place:attack") if lies.get(key)]


def test_in_the_card_game_what_could_be_done_has_lapsed_and_the_opponents_turn_is_over(sit) -> None:
    table = Cards(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"], deck=["Zap"], their_deck=["Zap"])
    ann = sit(Setting(table.game, table.s))
    ann.view.tell_turns([TurnLine(1, None, (Deed("Played Zap", "hand", -1, ()),))])
    assert ann.view.layout_now.get("turns") is not None and ann.piece("open:flip").drawing.open
    answer(ann, "attack")
    assert ann.view.queue.running
    assert ann.view.layout_now.get("turns") is None and not ann.piece("open:flip").drawing.open
    assert saying(ann) == [("Attack in progress", False), ("Ben is playing", False)], "and then the turn is over"


def test_what_can_be_done_next_is_not_told_while_the_attack_is_still_shown(sit) -> None:
    table = Cards(["Red Alert, Security Chief"], ["Arcee, Skilled Fighter"], deck=["Zap"], their_deck=["Zap"])
    ann = sit(Setting(table.game, table.s))
    answer(ann, "attack")
    fought = 0
    while ann.view.queue.running:
        if ann.view.layout_now.get("battle") is not None:
            fought += 1
            assert not ann.piece("open:flip").drawing.open
        ann.view.queue.advance(50)
    assert fought and ann.piece("open:action").drawing.open, "then the next turn begins"
