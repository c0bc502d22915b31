"""At one screen nobody is shown what only another knows, whatever is answered, taken back, left and gone on with: not
on the table, nor in words. Everything that was ever laid open before somebody, that somebody may be told again."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.kernel.rng import Dice
from sparktable.kernel.state import State
from sparktable.kernel.view import view
from sparktable.table.art.face import CardBack
from sparktable.table.drawings import CardPicture, WideCard
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell
from ui.driving import start

GAMES = [Title(name, f"sparktable.games.{name}.game", f"sparktable.games.{name}.form") for name in ("arena", "tcg")]
ANN, BEN, CLEO, BOT = Player("Ann"), Player("Ben"), Player("Cleo"), Player("", "random")
SETUPS = {
    "duel": Setup("arena", {"mode": "duel"}, (ANN, BEN), seed=3),
    "free-for-all": Setup("arena", {"mode": "free-for-all", "players": 4}, (ANN, BOT, BEN, CLEO), seed=4),
    "teams": Setup("arena", {"mode": "team", "players": 4}, (ANN, BEN, CLEO, BOT), seed=5),
    "cards": Setup("tcg", {"begins": 0}, (ANN, BEN), seed=7),
    "secrets": Setup("tcg", {"begins": 0, "decks": ["Dinobots", "Gen Con Jetfire (Huynh)"]}, (ANN, BEN),
                     seed=9)}

PRACTISED = ("teams", "secrets")
"""There whatever was answered can be taken back."""


@pytest.fixture(autouse=True)
def the_games(file: SettingsFile) -> Iterator[None]:
    for game in GAMES:
        catalog.offer(game)
    file.settings.play.own_speed = file.settings.play.opponent_speed = "instant"
    yield
    for game in GAMES:
        catalog.withdraw(game.name)


class Watch:
    """Who is before the screen, and what each of them has been allowed to see so far."""

    def __init__(self, seats: int) -> None:
        self.allowed: list[set[int]] = [set() for _ in range(seats)]
        """Seat -> titles."""

    def learn(self, s: State) -> None:
        for seat, allowed in enumerate(self.allowed):
            allowed |= {s.ident[slot] for slot, mask in enumerate(s.known) if mask >> seat & 1}

    def look(self, page: GameWindow, eyes: int) -> None:
        """Every card that lies open, and every word on the screen that names one."""
        s, board = page.session.match.state, page.table
        for piece in board.layout_now.pieces:
            if isinstance(piece.drawing, CardPicture | WideCard) and not isinstance(piece.drawing.face, CardBack) \
                    and piece.slot >= 0 and piece.key == f"card:{piece.slot}":
                assert s.known[piece.slot] >> eyes & 1, f"{piece.name} lies open before seat {eyes}"
        shown = view(s, eyes).state
        secret = {s.card(slot).name for slot, mask in enumerate(s.known) if not mask >> eyes & 1} \
            - {s.cards[ident].name for ident in (*self.allowed[eyes], *shown.ident)}
        words = [piece.name for piece in board.layout_now.pieces]
        words += [each.text() for each in page.findChildren(QLabel) if each.isVisible()]
        words.append(page.log.text())
        told = "\n".join(words)
        assert [line for line in told.splitlines() for name in secret if name in line] == []


@pytest.mark.parametrize("name", SETUPS)
def test_nobody_sees_what_only_another_knows(qtbot: QtBot, shell: Shell, name: str) -> None:
    setup, dice = SETUPS[name], Dice(len(name))
    page = start(shell, setup)
    page.session.practice = name in PRACTISED
    people = [seat for seat, player in enumerate(setup.players) if player.is_human]
    watch, there, lifted = Watch(len(setup.players)), {page.session.viewer}, 0
    for _ in range(60):
        session, deed = page.session, dice.below(20)
        watch.learn(session.match.state)
        if session.outcome is not None:
            break
        if deed == 0 and session.match.answers:
            shell.show_home()
            shell.resume()
            page, there = shell.page, {*people}
            assert isinstance(page, GameWindow)
        elif deed == 1:
            page.undo.trigger()
        elif deed == 2:
            page.redo.trigger()
        elif session.curtain is not None:
            page.handover.lift()
            lifted, there = lifted + 1, {session.viewer}
        elif session.options:
            page.answers.take(session.options[dice.below(len(session.options))])
        else:
            qtbot.waitUntil(lambda at=session: bool(at.options or at.outcome) or at.curtain is not None,
                            timeout=60_000)
        watch.learn(page.session.match.state)
        if page.curtain.isVisible():
            assert page.options.count() == 0 and page.curtain.geometry() == page.rect()
        else:
            for eyes in there if page.session.curtain is not None else {page.session.viewer}:
                watch.look(page, eyes)
        if page.session.curtain is None:
            assert there <= {page.session.viewer} or not any(
                page.session.keeps_secret_from(page.session.viewer, eyes) for eyes in there)
            there = {page.session.viewer}
    assert lifted > 1
