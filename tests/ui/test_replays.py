"""A game is watched again: from its save, from its end, with other eyes; and played on from any position."""
from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.table import ANN, BEN, CLEO, session
from sparktable.app.players import Player
from sparktable.app.replay import ALL, Moment, RecordedGame
from sparktable.app.setups import Setup
from sparktable.kernel.zones import knows
from sparktable.record.replay import TurnPoint
from sparktable.ui.deeds_page import DeedsPage
from sparktable.ui.end_screen import EndPage
from sparktable.ui.fair_shuffle import FairShufflePanel
from sparktable.ui.game_review import Review
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.notice import Question
from sparktable.ui.play_on import PlayOnDialog
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.saves_dialog import ReplaysDialog
from sparktable.ui.shell import Shell
from sparktable.ui.turn_graph import points

FRIENDS = Setup("toy-deckbuilder", {}, (ANN, BEN, CLEO), seed=11)


class FakeTable:
    """Counts what is in motion."""

    running = 0

    def skip_animation(self) -> None:
        self.running = 0

    def set_view(self, view: object, *, animate: Sequence[object], **_: object) -> None:
        self.running += bool(animate)

    def set_waiting(self, waiting: object) -> None:
        pass

    @property
    def queue(self) -> FakeTable:
        return self


def play(shell: Shell, answers: int | None = None) -> None:
    """A game among friends, to its end or for some answers."""
    shell.start_game(FRIENDS)
    given = 0
    while isinstance(shell.page, GameWindow) and given != answers:
        if shell.page.session.curtain is not None:
            shell.page.handover.lift()
        shell.page.answers.take(shell.page.session.options[-1])
        given += 1


@pytest.fixture
def ended(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> EndPage:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 9)
    play(shell)
    assert isinstance(shell.page, EndPage)
    return shell.page


@pytest.fixture
def watched(shell: Shell, ended: EndPage) -> ReplayPage:
    ended.review.emit(0)
    assert isinstance(shell.page, ReplayPage)
    return shell.page


def test_a_finished_game_is_in_the_list_and_is_watched_step_by_step(
        qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    shell.show_home()
    assert isinstance(shell.page, HomePage)
    assert "Replays" in {button.text() for button in shell.page.buttons if hasattr(button, "text")}
    shell.open_replays()
    dialog = shell.findChild(ReplaysDialog)
    assert "finished" in dialog.list.item(0).text()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    page = shell.page
    assert isinstance(page, ReplayPage)
    assert QApplication.focusWidget() is page.bar
    start = page.view.digest()
    for _ in range(3):
        page.step(1)
    assert page.index == page.bar.value() == 3
    later = page.view.digest()
    page.seek(0)
    assert page.view.digest() == start
    qtbot.keyClick(page, Qt.Key.Key_End)
    assert page.view.state.outcome is not None
    page.seek(3)
    assert page.view.digest() == later


def test_of_a_game_that_takes_too_long_to_be_played_again_is_said_just_that(
        qtbot: QtBot, shell: Shell, ended: EndPage, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not that its rules were others."""
    monkeypatch.setattr("sparktable.record.replay.LONG_PATIENCE", -1.0)
    shell.open_replays()
    qtbot.keyClick(shell.findChild(ReplaysDialog).list, Qt.Key.Key_Return)
    page = shell.page
    assert isinstance(page, ReplayPage)
    told = page.notice.text.text()
    assert "too long" in told and "first 1 of" in told and "rules" not in told


def test_turns_are_leapt_over(watched: ReplayPage) -> None:
    watched.turn(1)
    assert watched.recording.replay.turn_of(watched.index).turn == watched.view.state.turn
    second = watched.index
    watched.turn(1)
    assert watched.index > second
    watched.turn(-1)
    assert watched.index == second


def test_keys_move_it_while_the_bar_has_the_focus(qtbot: QtBot, watched: ReplayPage) -> None:
    assert QApplication.focusWidget() is watched.bar
    starts = [point.index for point in watched.recording.replay.turns]
    keys = ((Qt.Key.Key_PageDown, starts[1]), (Qt.Key.Key_PageDown, starts[2]), (Qt.Key.Key_Right, starts[2] + 1),
            (Qt.Key.Key_Left, starts[2]), (Qt.Key.Key_PageUp, starts[1]), (Qt.Key.Key_End, len(watched.recording)),
            (Qt.Key.Key_Home, 0))
    for key, index in keys:
        qtbot.keyClick(watched.bar, key)
        assert watched.index == watched.bar.value() == index
    qtbot.keyClick(watched.bar, Qt.Key.Key_Space)
    assert watched.playing


def test_whoever_steps_quickly_waits_for_nothing(watched: ReplayPage, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the step before has set in motion ends as the next one is shown: nothing queues up."""
    table, running = FakeTable(), []
    monkeypatch.setattr(watched, "table", table)
    for _ in range(3):
        watched.step(1)
        running.append(table.running)
    assert watched.index == 3 and running[:2] == [1, 1] and max(running) == 1
    watched.step(-1)
    assert table.running == 0, "and what goes back does so at once"


def test_log_and_graph_fold_where_there_is_no_room_beside_the_table(
        qtbot: QtBot, shell: Shell, watched: ReplayPage) -> None:
    assert watched.review is not None
    shell.resize(1500, 900)
    assert watched.lines.isVisible() and watched.review.isVisible() and not watched.side.rail.isVisible()
    shell.resize(1280, 720)
    assert not watched.lines.isVisible() and watched.side.rail.isVisible()
    wide = watched.table.width()
    watched.side.rail.tabs["log"].click()
    assert watched.lines.isVisible() and not watched.review.isVisible()
    seen = [QRect(each.mapTo(shell, QPoint()), each.size()) for each in (watched.table, watched.lines)]
    assert not seen[0].intersects(seen[1]), "all of the table is seen beside it"
    watched.lines.itemActivated.emit(watched.lines.item(3))
    assert watched.index == watched.lines.item(3).data(Qt.ItemDataRole.UserRole)
    watched.side.rail.tabs["review"].click()
    assert watched.review.isVisible() and not watched.lines.isVisible()
    qtbot.keyClick(watched, Qt.Key.Key_Escape)
    assert not watched.review.isVisible() and shell.page is watched
    qtbot.waitUntil(lambda: watched.table.width() == wide)
    assert not watched.side.rail.tabs["review"].isChecked()
    shell.resize(1500, 900)
    assert watched.lines.isVisible() and watched.review.isVisible()
    shell.file.settings.display.text_percent = 150
    shell.apply_settings()
    assert watched.side.rail.isVisible(), "large texts need the room"


def test_it_plays_by_itself_and_can_be_held(qtbot: QtBot, watched: ReplayPage) -> None:
    watched._set_speed(4.0)
    assert watched.play_button.text() == "Play"
    qtbot.mouseClick(watched.play_button, Qt.MouseButton.LeftButton)
    assert watched.play_button.text() == "Pause"
    qtbot.waitUntil(lambda: watched.index >= 2)
    qtbot.mouseClick(watched.play_button, Qt.MouseButton.LeftButton)
    assert not watched.playing and watched.play_button.text() == "Play"


def test_at_its_end_it_is_held(qtbot: QtBot, watched: ReplayPage) -> None:
    watched.seek(len(watched.recording) - 1)
    watched.toggle()
    qtbot.waitUntil(lambda: not watched.playing)
    assert watched.index == len(watched.recording) and watched.play_button.text() == "Play"


def test_what_has_ended_plays_from_the_beginning(watched: ReplayPage) -> None:
    watched.seek(len(watched.recording))
    watched.toggle()
    assert watched.index == 0 and watched.playing
    watched.toggle()


def test_other_eyes_see_other_cards_and_open_ones_see_all(watched: ReplayPage) -> None:
    hidden = [slot for slot in range(len(watched.view.state.ident)) if not knows(watched.view.state, 0, slot)]
    assert hidden
    watched.look_through(ALL)
    assert all(knows(watched.view.state, 0, slot) for slot in hidden)
    watched.look_through(1)
    assert watched.view.seat == 1


def test_an_unfinished_game_is_not_spoiled_unasked(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 4)
    assert isinstance(shell.page, GameWindow)
    session = shell.page.session
    shell.show_recording(RecordedGame.of_match(session.match, session.players))
    page = shell.page
    assert isinstance(page, ReplayPage)
    page.look_through(ALL)
    question = page.findChild(Question)
    qtbot.mouseClick(question.no, Qt.MouseButton.LeftButton)
    assert page.eyes == 0 and page.eyes_box.currentData() == 0
    told: list[bool] = []
    page.peeked.connect(lambda: told.append(page.eyes == ALL))
    page.look_through(ALL)
    assert told == []
    qtbot.mouseClick(page.findChildren(Question)[-1].yes, Qt.MouseButton.LeftButton)
    assert page.eyes == ALL and told == [False], "it is marked before anything is shown"


def test_an_unfinished_game_that_was_spoiled_is_gone_on_with_as_practice(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 4)
    path = shell.archive.save("Mine")
    shell.show_home()
    shell.watch(path)
    page = shell.page
    assert isinstance(page, ReplayPage)
    page.look_through(ALL)
    qtbot.mouseClick(page.findChildren(Question)[-1].yes, Qt.MouseButton.LeftButton)
    shell.show_home()
    shell.resume()
    page = shell.page
    assert isinstance(page, GameWindow)
    assert page.session.practised and "you know more than the table" in page.notice.text.text()


def test_a_position_is_played_on_against_others(qtbot: QtBot, shell: Shell, watched: ReplayPage) -> None:
    watched.seek(5)
    position = watched.recording.replay.state(5)
    watched.ask_play_on()
    dialog = watched.findChild(PlayOnDialog)
    dialog.boxes[1].setCurrentIndex(dialog.boxes[1].findData("scout"))
    qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    page = shell.page
    assert isinstance(page, GameWindow)
    assert page.session.players == (ANN, Player("Ben", "scout"), CLEO)
    assert len(page.session.match.answers) >= 5
    assert page.session.match.at(5).ident == position.ident


def test_an_opponent_that_is_not_offered_stays_an_opponent(qtbot: QtBot) -> None:
    dialog = PlayOnDialog((ANN, Player("Bot", "random"), Player("Cleo", "commander")), ("Ann", "Bot", "Cleo"))
    qtbot.addWidget(dialog)
    assert [box.currentData() for box in dialog.boxes] == ["human", "scout", "commander"]
    notes = [dialog.boxes[1].itemData(row, Qt.ItemDataRole.AccessibleDescriptionRole) for row in range(5)]
    assert notes[0] is None and len(set(notes)) == 5, "and what each is like is told beside its name"


def judged(*worths: float) -> RecordedGame:
    """A game of three, as if the strongest opponent had thought so much of Ann's and Cleo's side, turn by turn; Ben
    has the second turn of each three."""
    game = session((ANN, BEN, CLEO))
    recording = RecordedGame.of_match(game.match, game.players)
    recording.__dict__["moments"] = tuple(
        Moment(TurnPoint(10 * turn, turn + 1, turn % 3), (worth, 1 - worth, 0.0))
        for turn, worth in enumerate(worths))
    return recording


def test_the_moments_are_the_largest_swing_and_those_that_led_to_the_result() -> None:
    recording = judged(0.5, 0.5, 0.9, 0.8, 0.7, 0.5, 0.6, 0.0)
    assert [(each.point.turn, round(each.gain, 2)) for each in recording.turnings()] == [
        (4, -0.1), (5, 0.2), (7, -0.6)], "that Ann did well in turn 2 decided nothing"
    assert [each.point.turn for each in judged(0.9, 0.6, 0.9, 1.0).turnings()] == [1, 2, 3], "where there are no more"


def test_of_a_moment_the_chance_is_told_of_whose_turn_it_was() -> None:
    """A blunder as well as a blow; of who won where a turn changed nothing for whoever had it."""
    recording = judged(0.5, 0.7, 0.7, 0.9, 1.0)
    assert [(each.point.turn, each.side, round(each.gain, 2)) for each in recording.turnings()] == [
        (1, 0, 0.2), (3, 0, 0.2), (4, 0, 0.1)]
    assert [(each.side, round(each.gain, 2)) for each in judged(0.5, 0.5, 0.0).turnings()] == [(1, 0.5)]


def test_what_changed_hardly_anything_decided_nothing() -> None:
    assert [each.point.turn for each in judged(0.5, 0.52, 0.5, 0.8, 0.84, 0.88, 0.92, 0.96, 1.0).turnings()] == [3]


def test_tab_goes_from_playing_again_to_what_decided_the_game(ended: EndPage) -> None:
    stops, here = [ended.play_again], ended.play_again.nextInFocusChain()
    while here is not ended.play_again:
        stops.append(here)
        here = here.nextInFocusChain()
    where = [stops.index(each) for each in (*ended.tiles, ended.held_button)]
    assert where == sorted(where)


def test_the_turning_points_lead_into_the_replay(qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    review = ended.findChild(Review)
    assert ended.tiles, "somebody's chances changed"
    wanted = min(review.graph._turnings)
    qtbot.mouseClick(ended.tiles[0], Qt.MouseButton.LeftButton)
    assert isinstance(shell.page, ReplayPage)
    assert shell.page.index == wanted


def test_whatever_is_looked_at_after_a_game_leads_back_to_its_last_page(
        qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    """As it was left, the keyboard where it was."""
    replay = next(button for button in ended.findChildren(QPushButton) if button.text() == "Watch the replay")
    for pressed, leave in ((replay, lambda: QTest.keyClick(shell.page.bar, Qt.Key.Key_Escape)),
                           (ended.tiles[0], lambda: shell.page.left.emit())):
        pressed.setFocus()
        QTest.keyClick(pressed, Qt.Key.Key_Space)
        assert isinstance(shell.page, ReplayPage)
        shell.page.toggle()
        leave()
        assert shell.page is ended and shell.pages.count() == 1
        assert ended.focusWidget() is pressed
    ended.all_deeds.emit()
    assert isinstance(shell.page, DeedsPage)
    shell.page.left.emit()
    assert shell.page is ended
    ended.rematch.emit()
    assert isinstance(shell.page, GameWindow) and shell.pages.count() == 1, "nothing waits beneath a new game"


def test_the_last_page_speaks_as_was_chosen_meanwhile(shell: Shell, ended: EndPage) -> None:
    ended.held_button.setFocus()
    ended.review.emit(0)
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    shell.page.left.emit()
    assert shell.page is ended and ended.focusWidget() is ended.play_again
    assert ended.held_button.text() == "Was alle hatten"


def test_the_deal_is_opened_and_verified(qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    panel = ended.findChild(FairShufflePanel)
    qtbot.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert panel.verdict.text().startswith("Everything checks out")


def test_a_rematch_deals_the_same_cards(qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    first = ended._session.match
    ended.rematch.emit()
    assert isinstance(shell.page, GameWindow)
    assert shell.page.session.match.seed == first.seed
    assert shell.page.session.match.at(0).ident == first.at(0).ident


def test_the_graph_shows_chances_or_points(qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    measure = points([(0, 0), (2, -3), (7, 1)])
    assert (measure.marks[0][0], measure.marks[-1][0]) == (-3, 7)
    review = ended.findChild(Review)
    count = len(review.measures["chances"].values)
    review.graph.show_measure(points([(turn, -turn, 0) for turn in range(count)]))
    assert review.graph.described(2).splitlines() == ["Turn 3: Ann 2 points", "Turn 3: Ben −2 points",
                                                     "Turn 3: Cleo 0 points"]
