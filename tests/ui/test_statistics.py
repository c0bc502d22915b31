"""The page of statistics: what was played stands there, can be sifted, read as a table, watched and dealt again."""
from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.statistics import GamePlayed, Tally
from sparktable.games import GAMES
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.inputs import Picker
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.shell import Shell
from sparktable.ui.statistics_dialog import StatisticsDialog
from sparktable.ui.statistics_page import StatisticsPage
from sparktable.ui.statistics_pictures import NARROWEST, TICK, CharacterColumns, LastTen, lit_part, ticks
from ui.driving import AGAINST_BOTS, asked, start
from ui.pages import visible_texts


def played(**parts: Any) -> GamePlayed:
    return GamePlayed.model_validate({
        "game": "toy-deckbuilder", "finished": "2026-01-01T10:00:00+00:00", "turns": 9, "reason": "fallen",
        "names": ["Ann", ""], "levels": ["human", "scout"], "winners": [0], "characters": ["Bee", "Ray"], **parts})


def page_of(shell: Shell) -> StatisticsPage:
    shell.show_statistics()
    assert isinstance(shell.page, StatisticsPage)
    return shell.page


def texts(page: QWidget) -> list[str]:
    return [text for _, text in visible_texts(page)]


def test_a_game_can_be_watched_and_its_deal_played_again_as_practice(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 3)
    table = start(shell, AGAINST_BOTS)
    while asked(qtbot, shell):
        table.answers.take(table.session.options[-1])
    seed = table.session.match.seed
    page = page_of(shell)
    page.sift(game="toy-deckbuilder")
    (row,) = page.rows.rows
    qtbot.mouseClick(row.watch_button, Qt.MouseButton.LeftButton)
    assert isinstance(shell.page, ReplayPage)
    shell.page.left.emit()
    assert isinstance(shell.page, StatisticsPage), "from the replay one comes back to where it was asked for"
    assert shell.page.sieve.game == "toy-deckbuilder"
    (row,) = shell.page.rows.rows
    qtbot.mouseClick(row.play_button, Qt.MouseButton.LeftButton)
    assert isinstance(shell.page, GameWindow)
    assert (shell.page.session.match.seed, shell.page.session.practised) == (seed, True)


def test_a_line_of_an_older_version_is_shown_without_what_it_does_not_tell(qtbot: QtBot, shell: Shell) -> None:
    shell.statistics.path.write_text(
        '{"game":"toy-deckbuilder","mode":"","finished":"2026-01-01","turns":3,"reason":"fallen","practised":false,'
        '"names":["Ann","","Ben"],"levels":["human","scout","human"],"winners":[0]}\n', "utf-8")
    (row,) = page_of(shell).rows.rows
    assert (row.watch_button, row.play_button) == (None, None)


def test_of_teams_everybody_is_named_beside_their_partners_and_their_points_are_added_up(
        qtbot: QtBot, shell: Shell) -> None:
    shell.statistics.add(played(
        names=["Ann", "Ben", "", ""], levels=["human", "human", "scout", "commander"], winners=[1, 3],
        characters=["Hot Rod", "Megatron", "Prowl", "Soundwave"], scores=[-4, 1, -5, 2], sides=[[0, 2], [1, 3]]))
    told = texts(page_of(shell))
    places = [told.index(name) for name in ("Ann", "Prowl", "Ben", "Soundwave")]
    assert places == sorted(places)
    assert any("−9 : 3" in each for each in told)


def test_what_a_file_says_of_games_nobody_has_is_shown_as_it_is_told(qtbot: QtBot, shell: Shell) -> None:
    shell.statistics.add(played(game="x" * 200, mode="<b>no</b>", finished="never", names=["A" * 200, ""], seed=4,
                                levels=["human", "y" * 200], characters=["Z" * 200, "<i>"], commitment="ab"))
    page = page_of(shell)
    page.sift(level="y" * 200)
    assert len(page.rows.rows) == 1 and page.rows.rows[0].play_button is None
    assert max(map(len, texts(page))) < 300


def test_games_are_sifted_and_the_table_counts_the_same(qtbot: QtBot, shell: Shell) -> None:
    for level in ("scout", "scout", "rookie"):
        shell.statistics.add(played(levels=["human", level]))
    page = page_of(shell)
    assert "3" in texts(page)
    page.sift(level="scout")
    assert "2" in texts(page) and len(page.rows.rows) == 2
    qtbot.keyClick(page, Qt.Key.Key_T)
    dialog = shell.findChild(StatisticsDialog)
    assert isinstance(dialog, StatisticsDialog)
    assert dialog.table.item(0, 1).text() == "2"
    dialog.close()
    page.pictures[0].setFocus()
    qtbot.keyClick(page, Qt.Key.Key_T)
    again = shell.findChildren(StatisticsDialog)[-1]
    assert again.table.item(0, 0).text() == "Bee", "a picture is told as the table that says the same"
    assert not again.table.item(0, 0).icon().isNull(), "whoever it is has a face"
    again.close()


def test_pictures_say_what_they_show(qtbot: QtBot, shell: Shell) -> None:
    shell.statistics.add(played())
    shell.statistics.add(played(winners=[1]))
    told = [each.accessibleDescription() for each in page_of(shell).pictures]
    assert told == ["Bee: 1 of 2 won", "Scout: 1 of 2 won",
                    "1 of the last 2 games won. One more game, and your curve begins."]


def test_a_portrait_is_lit_as_high_as_its_share_of_victories() -> None:
    whole = QRectF(0, 10, 50, 200)
    always, half, never = (lit_part(whole, Tally(*counts)).height() for counts in ((5, 5), (10, 5), (5, 0)))
    assert (always, half, never) == (200, 100, 0)


@pytest.mark.parametrize(("word", "parts"), [
    ("practice", {"practised": True}), ("watched", {"names": ["", ""], "levels": ["scout", "scout"]})])
def test_practice_and_what_was_only_watched_are_listed_as_such_and_count_nowhere(
        qtbot: QtBot, shell: Shell, word: str, parts: dict[str, Any]) -> None:
    shell.statistics.add(played(**parts))
    page = page_of(shell)
    assert [row.accessibleName().lower().count(word) for row in page.rows.rows] == [1]
    assert "No game has counted yet." in texts(page) and "0" not in texts(page)
    assert page.table_button.isHidden() and page.first_game.isVisible()
    shell.open_statistics()
    dialog = shell.findChild(StatisticsDialog)
    assert dialog is not None and dialog.table.isHidden() and "No game has counted yet." in texts(dialog)


def test_the_more_games_there_are_the_narrower_stand_their_ticks(shell: Shell) -> None:
    """A tick for every game, as long as one can still be seen."""
    assert ticks(300, 5, 3)[0] == TICK
    for games in (9, 15, 22):
        wide, fits = ticks(300, 5, games)
        assert fits >= games and NARROWEST <= wide <= TICK
    assert ticks(300, 5, 500) == (NARROWEST, 23), "the last ones, where not all can be"


def test_after_one_game_the_page_tells_of_it_and_invites_to_more(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.statistics.add(played(game="matrix", characters=["Hot Rod", "Megatron"], turns=1))
    page = page_of(shell)
    assert {"game", "1 win now", "turn"} <= set(texts(page)), "one of each"
    assert not page.findChildren(Picker), "there is nothing to choose from yet"
    columns, _, line = page.pictures
    assert isinstance(columns, CharacterColumns) and isinstance(line, LastTen)
    assert "Optimus Prime" in columns._others and "Hot Rod" not in columns._others
    assert "2 more games" in line.accessibleDescription()


def test_more_games_are_shown_when_they_are_asked_for_the_latest_first(qtbot: QtBot, shell: Shell) -> None:
    for turns in range(1, 12):
        shell.statistics.add(played(turns=turns))
    rows = page_of(shell).rows
    shown = len(rows.rows)
    qtbot.mouseClick(rows.more, Qt.MouseButton.LeftButton)
    assert 0 < shown < len(rows.rows) == 11 and rows.more.isHidden()
    assert "11 turns" in rows.rows[0].accessibleName() and "1 turn," not in rows.rows[0].accessibleName()


def test_where_nothing_was_played_the_page_says_what_will_stand_there(qtbot: QtBot, shell: Shell) -> None:
    shell.statistics.add(played())
    page = page_of(shell)
    page.show_table()
    dialog = shell.findChild(StatisticsDialog)
    assert isinstance(dialog, StatisticsDialog)
    dialog._ask_reset()
    assert dialog.table.isVisible()
    dialog.sure.click()
    assert not dialog.table.isVisible(), "an empty one would say nothing"
    assert dialog.export_button.isHidden() and dialog.reset.isHidden()
    dialog.close()
    assert "No game has been finished yet." in texts(page)


def test_tables_without_games_invite_to_play(qtbot: QtBot, shell: Shell) -> None:
    shell.statistics.add(played())
    page_of(shell).show_table()
    dialog = shell.findChild(StatisticsDialog)
    assert isinstance(dialog, StatisticsDialog)
    invitation = dialog._none.first_game
    assert not invitation.isVisible()
    dialog.reset.click()
    dialog.sure.click()
    assert invitation.isVisible() and dialog.focusWidget() is invitation
    qtbot.keyClick(invitation, Qt.Key.Key_Space)
    assert not dialog.isVisible() and isinstance(shell.page, HomePage)
