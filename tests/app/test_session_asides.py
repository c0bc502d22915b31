"""What opponents may do while others are asked: they are asked for it, and nobody has to wait for them."""
from __future__ import annotations

import pytest

from app.table import Waiting
from sparktable.app.players import Player
from sparktable.app.session import Session
from sparktable.games import load_all
from sparktable.games.matrix.game import MatrixGame
from sparktable.kernel.decisions import Option, seat
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.kernel.run import advance
from sparktable.kernel.state import State

ANN, BOT, BOB = Player("Ann"), Player("Bot", "scout"), Player("Bob", "warrior")
CONVERT = Option("convert", (seat(1),))


@pytest.fixture(autouse=True)
def everything_is_worth_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MatrixGame, "gain_aside", lambda game, view, option: "much")


def placed(*players: Player) -> tuple[Session, Waiting]:
    """Everybody stands on the Matrix and has Energon; the first seat acts, and the others may convert."""
    load_all()
    characters = ["Ironhide", "Wheeljack", "Sideswipe"][:len(players)]
    opened = open_game("matrix", {"set": "core", "mode": "competitive", "players": len(players),
                                  "characters": characters})
    ask = Waiting()
    game = Session(Match(opened, 4, start=ready(opened.new(4))), players, ask)
    game.start()
    return game, ask


def ready(s: State) -> State:
    """Past the placing of the first standee."""
    for each in range(s.game.seats):
        s.at[each], s.energon[each] = each, 3  # type: ignore[attr-defined]
    question = s.pending
    assert question is not None
    advance(s, question.options[0])
    return s


def seats_asked(ask: Waiting) -> list[int]:
    return [view.seat for view, *_ in ask.asked]


def test_opponents_are_asked_while_a_person_thinks() -> None:
    game, ask = placed(ANN, BOT, BOB)
    assert game.decision is not None and game.decision.seat == 0
    assert seats_asked(ask) == [1] and ask.asked[0][0].decision.asides == (CONVERT,)  # type: ignore[union-attr]
    assert game.thinking is None and game.options
    game.answered(1, None)
    assert seats_asked(ask) == [1, 2]
    game.answered(2, None)
    assert seats_asked(ask) == [1, 2] and game.options
    assert not game.awaits(2), "all have been asked"


def test_people_are_not_asked_whether_they_want_to() -> None:
    _, ask = placed(ANN, Player("Ben"), BOB)
    assert seats_asked(ask) == [2]


def test_who_can_gain_nothing_aside_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question to the process beside the window has its price, and there is one at every step of a turn."""
    monkeypatch.setattr(MatrixGame, "gain_aside", lambda game, view, option: "much" if view.seat == 2 else "")
    game, ask = placed(ANN, BOT, BOB)
    assert seats_asked(ask) == [2] and game.options


def test_the_luck_of_who_acts_aside_is_that_of_the_turn() -> None:
    """So what a weak opponent overlooks it overlooks until the next turn, and not in every game alike."""
    game, ask = placed(ANN, BOT)
    game.answer(game.options[0])
    (first, _, luck), (second, _, later) = ask.asked
    assert first.digest() != second.digest() and luck == later


def test_what_an_opponent_does_aside_is_done_and_the_person_is_asked_again() -> None:
    game, _ = placed(ANN, BOT)
    before = game.match.state.mode[1]  # type: ignore[attr-defined]
    game.answered(1, CONVERT)
    assert game.match.state.mode[1] != before  # type: ignore[attr-defined]
    assert game.match.answers[-1].seat == 1
    assert game.decision is not None and game.decision.seat == 0 and game.options


def test_a_person_need_not_wait_and_what_comes_too_late_is_dropped() -> None:
    game, _ = placed(ANN, BOT)
    game.answer(game.options[0])
    assert not game.awaits(1) and game.awaits(2)
    answers, before = len(game.match.answers), game.match.state.mode[1]  # type: ignore[attr-defined]
    game.answered(1, CONVERT)
    assert (len(game.match.answers), game.match.state.mode[1]) == (answers, before)  # type: ignore[attr-defined]


def test_whose_question_it_is_is_asked_last() -> None:
    game, ask = placed(BOT, BOB)
    assert seats_asked(ask) == [1] and game.thinking == BOT
    game.pause()
    game.answered(1, None)  # of nothing there is nothing to be shown
    assert seats_asked(ask) == [1, 0]


def test_a_question_is_hurried_until_it_is_answered() -> None:
    """Also for whoever is asked after the one who was being asked."""
    game, ask = placed(BOT, BOB)
    game.hurry()
    game.answered(1, None)
    assert game.hurried
    game.answered(2, ask.asked[1][0].decision.options[0])  # type: ignore[union-attr]
    assert not game.hurried and game.awaits(3)


def test_the_luck_of_who_acts_aside_is_not_that_of_the_shuffle() -> None:
    """Two sittings over the same deal, each with its own."""
    (_, one), (_, other) = placed(ANN, BOT), placed(ANN, BOT)
    assert one.asked[0][2] != other.asked[0][2]


def test_redo_gives_again_what_an_opponent_did_aside() -> None:
    """Otherwise it would do so anew, and whatever was taken back after it were lost."""
    game, ask = placed(ANN, BOT)
    game.practice = True
    game.answer(game.options[0])
    game.answered(len(ask.asked), CONVERT)
    game.answer(game.options[0])
    given = [answer.option for answer in game.match.answers]
    game.undo()
    game.undo()
    assert not game.match.answers
    game.redo()
    assert [answer.option for answer in game.match.answers] == given[:2] and game.can_redo
    game.redo()
    assert [answer.option for answer in game.match.answers] == given


def test_redo_leaves_no_opponent_in_the_middle_of_what_was_taken_back() -> None:
    game, ask = placed(BOT, ANN)
    game.practice = True
    game.answer(CONVERT)
    game.answered(len(ask.asked), game.decision.options[0])  # type: ignore[union-attr]
    game.answer(CONVERT)
    game.undo()
    game.undo()
    game.redo()
    assert len(game.match.answers) == 3 and not game.can_redo
