"""The log beside a running game reads as that of its replay, in whatever portions the table shows what happens."""
from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.table import Waiting
from sparktable.ai.judgement import judgement
from sparktable.app import catalog
from sparktable.app.catalog import title
from sparktable.app.players import Player
from sparktable.app.replay import RecordedGame
from sparktable.app.session import Change, Session
from sparktable.app.table_speech import table_speech
from sparktable.games import GAMES
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.ui.log_panel import LogPanel
from sparktable.ui.replay_log import ReplayLog

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("arena", {"mode": "master", "players": 2}), ("arena", {"mode": "master", "players": 4, "draft": True}),
    ("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 4}),
    ("matrix", {"set": "core", "mode": "competitive", "players": 3}), ("tcg", {})]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_log_of_a_game_reads_as_that_of_its_replay(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str,
                                                       options: dict[str, Any], seed: int) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    match, dice = Match(title(name).open(options), seed), Dice(seed)
    players = (Player("Ann"), *(Player("", "scout") for _ in range(1, match.game.seats)))
    session, judge = Session(match, players, asked := Waiting()), judgement(match.game)
    speech = table_speech(match.game, players, lambda: match.state, watching=False)
    log = LogPanel(session, speech)
    qtbot.addWidget(log)
    waiting = 0

    def changed(change: Change) -> None:
        nonlocal waiting
        log.jump() if change.sudden else log.hold_back(len(change.events))
        waiting = 0 if change.sudden else waiting + len(change.events)

    session.on_change.append(changed)
    session.start()
    while (question := session.decision) is not None:
        if question.seat == 0:
            session.answer(judge.quick(match.state, question, dice))
        else:
            aside = asked.asked[-1][0].seat != question.seat
            session.answered(len(asked.asked), None if aside else judge.quick(match.state, question, dice))
        shown = dice.below(waiting + 1)  # somewhere in the middle of what is still to be shown
        log.release(shown)
        waiting -= shown
    log.release(waiting)
    replayed = ReplayLog(RecordedGame.of_match(match, players), speech)
    qtbot.addWidget(replayed)
    replayed.read_with(0)
    again = [replayed.item(row).text() for row in range(replayed.count())]
    assert len(again) > 100
    assert log.text().splitlines() == again
