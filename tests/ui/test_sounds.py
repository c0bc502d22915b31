"""What is heard of a game in its window, and how it is silenced."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sparktable.app.sounds.names import Loop, Loudness, Sound
from sparktable.app.sounds.player import SoundPlayer
from sparktable.table.tableaus import tableau_of
from sparktable.ui.shell import Shell
from ui.driving import asked, nearly_over, sit_down, start
from ui.matrix import DUEL


class Listener(SoundPlayer):
    """Writes down what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Sound] = []
        self.loops: list[Loop | None] = []
        self.loudness = Loudness()

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)

    def loop(self, loop: Loop | None) -> None:
        self.loops.append(loop)

    def obey(self, loudness: Loudness) -> None:
        self.loudness = loudness


@pytest.fixture
def listener(shell: Shell, the_matrix: None) -> Listener:
    made = Listener()
    shell.be_heard(made)
    return made


def test_a_game_is_heard_to_its_end(qtbot: QtBot, shell: Shell, listener: Listener) -> None:
    page = start(shell, DUEL)
    assert listener.loops == ["home", "table"]
    while not {"card", "step", "flip", "slide", "your_turn"} <= set(listener.heard):
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[0])
    page = sit_down(shell, nearly_over(DUEL, 20)[0], DUEL)
    while asked(qtbot, shell):
        page.answers.take(page.session.options[0])
    won = 0 in (page.session.outcome.winners if page.session.outcome is not None else ())
    assert listener.heard[-1] == ("victory" if won else "defeat")
    assert listener.loops[-1] == "table", "the last page of a game still belongs to it"
    shell.show_home()
    assert listener.loops[-1] == "home"


def test_nothing_is_heard_of_what_did_not_follow_from_the_position_before(
        qtbot: QtBot, shell: Shell, listener: Listener) -> None:
    page = start(shell, DUEL)
    while not page.session.can_undo:
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[0])
    assert asked(qtbot, shell)
    page.table_area.skip()
    before = list(listener.heard)
    page.take_back()
    assert listener.heard == before


def test_only_the_one_whose_turn_it_is_hears_that(shell: Shell, listener: Listener) -> None:
    page = start(shell, DUEL)
    begins = next(kind for kind, sound in page.table_area.sounds.items() if sound == "your_turn")
    assert page.sound_cues._of(begins, 0) == "your_turn"
    assert page.sound_cues._of(begins, 1) is None


def test_a_key_silences_everything_on_every_page_and_at_the_next_start(
        qtbot: QtBot, shell: Shell, listener: Listener) -> None:
    def press() -> None:
        qtbot.keyClick(shell.page, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)

    press()
    assert listener.loudness.mute and shell.file.settings.sound.mute
    assert shell.user_data.first_frame().loudness.mute
    start(shell, DUEL)
    press()
    assert not listener.loudness.mute


def test_every_event_that_is_heard_is_also_seen() -> None:
    """It moves something, or stands in the log: nobody must listen to know what happens."""
    for game in ("matrix", "arena", "tcg"):
        tableau = tableau_of(game)
        silent = {"moved", "shuffled"}
        seen = {*tableau.cues, *tableau.tellings} | silent
        assert {kind for kind, sound in tableau.sounds.items() if sound != "your_turn"} <= seen, game
