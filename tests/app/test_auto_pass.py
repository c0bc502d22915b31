"""People around one screen may say to pass on secret questions for the rest of a turn."""
from __future__ import annotations

import pytest

from app.table import ANN, BEN, CLEO, Waiting
from matrix.table import Table
from sparktable.app.players import Player
from sparktable.app.session import Session
from sparktable.kernel.decisions import PASS, Decision, IllegalAnswer
from sparktable.kernel.match import Match

DORA = Player("Dora")


def ambushed(*blocks: str) -> Session:
    """Three characters stand where Elita-1, Ann's, turns up Motormaster; Ben, Megatron, holds these cards."""
    table = Table("Elita-1", "Megatron", "Prowl", "Slipstream").put("B2", "Motormaster", up=False)
    table.encounter("Back-Up").stand("Prowl", "B2").stand("Megatron", "B2")
    for who in ("Elita-1", "Prowl", "Slipstream"):
        table.hand(who, "Bold", "Bold")
    table.hand("Megatron", "Bold", *blocks).stand("Slipstream", "B2")
    game = Session(Match(table.game, table.s.rng, start=table.s, watched=True), (ANN, BEN, CLEO, DORA), Waiting())
    game.start()
    game.answer(next(option for option in game.options if option.kind == "search"))
    return game


def play_on(game: Session, standing: bool | None = None, of: int = 1) -> list[int]:
    """Everybody passes till the turn's player acts again; that seat says so beforehand, if it does. Who was called to
    the screen."""
    called = []
    while game.decision is not None and game.decision.kind == "block":
        if game.curtain is not None:
            called.append(game.curtain)
            game.lift_curtain()
        if game.decision.seat == of and standing is not None and game.may_auto_pass:
            game.pass_from_now_on(always=standing)
        else:
            game.answer(PASS)
    return called


def given(game: Session) -> list[str]:
    return [answer.option.label() for answer in game.match.answers]


def test_who_passes_from_now_on_is_called_to_the_screen_no_more() -> None:
    usual, once = ambushed(), ambushed()
    assert play_on(usual).count(1) > 1
    assert play_on(once, standing=False).count(1) == 1
    assert given(usual) == given(once), "the answers are the same, and so is what happened"
    assert [entry.event for entry in usual.log] == [entry.event for entry in once.log]


def test_who_can_block_is_asked_unless_he_passes_in_any_case() -> None:
    hold = "Reinforcements"
    assert play_on(ambushed(hold), standing=False).count(1) == play_on(ambushed(hold)).count(1) > 1
    assert play_on(ambushed(hold), standing=True).count(1) == 1


def test_whoever_is_not_asked_may_be_unable_or_unwilling_and_nobody_can_tell() -> None:
    """The others see the same, whatever Megatron holds."""
    unable, unwilling = ambushed(), ambushed("Reinforcements")
    assert play_on(unable, standing=False) == play_on(unwilling, standing=True)
    assert given(unable) == given(unwilling)
    assert [entry.event.kind for entry in unable.log] == [entry.event.kind for entry in unwilling.log]


def test_it_holds_for_one_turn_and_one_kind_of_question() -> None:
    game = ambushed()
    play_on(game, standing=True)
    turn = game.match.state.turn
    while game.match.state.turn == turn:
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(game.options[-1])
    assert not game._auto_passes.answer(_block_of(1), game.match.state.turn)
    assert game._auto_passes.answer(_block_of(1), turn)


def _block_of(seat: int) -> Decision:
    return Decision(seat, "block", [PASS], secret=True)


def test_taking_the_answer_back_takes_it_back_too() -> None:
    game = ambushed()
    game.practice = True
    while game.decision.seat != 1:
        if game.curtain is not None:
            game.lift_curtain()
        game.answer(PASS)
    game.lift_curtain()
    before = len(game.match.answers)
    game.pass_from_now_on(always=True)
    while len(game.match.answers) > before:
        game.undo()
    assert game.decision.seat == 1
    assert play_on(game).count(1) >= 1


def test_only_on_secret_questions_and_only_with_others_before_the_screen() -> None:
    table = Table("Elita-1", "Megatron")
    match = Match(table.game, table.s.rng, start=table.s, watched=True)
    game = Session(match, (ANN, Player("Bot", "random")), Waiting())
    game.start()
    assert not game.may_auto_pass
    with pytest.raises(IllegalAnswer):
        game.pass_from_now_on(always=True)
