"""A match of three in the window: from one game to the next, over the end of the program, and between two people."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.players import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.statistics import tallies
from sparktable.app.tcg import series
from sparktable.app.translations import WORDS
from sparktable.games.tcg.best_of_three import BestOfThree, read_match
from sparktable.kernel.game import open_game
from sparktable.kernel.match import Match
from sparktable.record.pictures import may_be_drawn
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.home_content import home_content
from sparktable.ui.inputs import Segments
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.notice import Question
from sparktable.ui.shell import Shell
from sparktable.ui.tcg.card_drag import DECK, SIDEBOARD, Carried, packed
from sparktable.ui.tcg.sideboard_page import SideboardPage
from ui.conftest import open_shell
from ui.pages import visible_texts
from ui.series import near_its_end, saved

TCG = Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form")
ANN, BEN, FOE = Player("Ann"), Player("Ben"), Player("", "random")
LOSER_SAYS = {"rulings": {"who_begins": "loser_chooses"}}


@pytest.fixture(autouse=True)
def the_game(file: SettingsFile) -> Iterator[None]:
    catalog.offer(TCG)
    file.settings.play.own_speed = "instant"
    yield
    catalog.withdraw("tcg")


def begun(*players: Player, seed: int = 7, mark: str = "one", **options: object) -> Setup:
    found = series.begun(Setup("tcg", {"mode": "match", **options}, players or (ANN, FOE)), seed, mark)
    assert found is not None
    return found


def play_one(qtbot: QtBot, shell: Shell, folder: Path, game: Setup, winner: int | None = None) -> EndPage:
    """Open a game of a match just before its end, and give the last answer."""
    match = near_its_end(game, winner)
    option = match.undone[-1]
    shell.load(saved(folder / "saves" / "one.spark", game, match))
    page = shell.page
    assert isinstance(page, GameWindow)
    if page.session.curtain is not None:
        page.session.lift_curtain()
    page.session.answer(option)
    qtbot.waitUntil(lambda: isinstance(shell.page, EndPage))
    assert isinstance(shell.page, EndPage)
    return shell.page


def texts(page: object) -> str:
    return "\n".join(each.text() for each in page.findChildren(QLabel))  # type: ignore[attr-defined]


def of(shell: Shell) -> BestOfThree:
    assert shell.session is not None
    return read_match(shell.session.match.game.options)


def test_it_is_chosen_on_the_page_of_a_new_game(shell: Shell) -> None:
    shell.show_new_game("tcg", {"mode": "match"})
    assert isinstance(shell.page, NewGamePage)
    shell.page.seed.setText("3")
    shell.page.start.click()
    assert isinstance(shell.page, GameWindow) and of(shell).games == () and of(shell).seed == 3
    assert "series" not in shell.file.settings.memory.last_games["tcg"]["options"], "another match can be begun"


def test_a_match_goes_on_from_game_to_game(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    """By mouse and by keys; the end page says how both stand, and statistics count games of a match by themselves."""
    end = play_one(qtbot, shell, tmp_path, series.first(begun()) or begun(), winner=0)
    assert "The match stands 1 : 0" in texts(end) and end.play_again.text() == "On to game 2"
    qtbot.mouseClick(end.play_again, Qt.MouseButton.LeftButton)
    page = shell.page
    assert isinstance(page, SideboardPage) and "Game 1\nAnn · turn" in texts(page)
    goes = next(name for name in page.sideboarding.inside() if name in dict(page.sideboarding.deck.cards))
    page.inside.setCurrentRow(list(page.sideboarding.inside()).index(goes))
    qtbot.keyClick(page.inside, Qt.Key.Key_Return)
    assert not page.start.isEnabled()
    assert "39 of 40 battle cards: add 1" in page.foot.note.text(), "beside the button it is told why"
    assert "Game 3" in texts(page), "the game that may come has its place"
    page.go_on()
    assert shell.page is page
    comes = next(iter(page.sideboarding.aside()))
    spot = page.aside.visualItemRect(page.aside.item(0)).center()
    qtbot.mouseDClick(page.aside.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.start.isEnabled() and comes in page.sideboarding.inside()
    page.undo()
    page.undo()
    assert page.sideboarding.deck == page.sideboarding.before
    page.put_aside(goes)
    page.put_in(comes)
    qtbot.keyClick(page.start, Qt.Key.Key_Return)
    assert isinstance(shell.page, GameWindow)
    second = shell.page.session.match.game
    assert comes in dict(second.chosen.decks[0].cards) and of(shell).wins(0) == 1  # type: ignore[attr-defined]
    assert {*tallies(shell.statistics.games(), "mode")} == {"match"}


def test_in_large_words_what_was_seen_takes_the_place_of_the_sideboard(
        qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    """Both have no room below each other: a row of cards, or a heading, would be cut."""
    shell.file.settings.display.text_percent = 200
    shell.apply_settings()
    end = play_one(qtbot, shell, tmp_path, series.first(begun()) or begun(), winner=0)
    end.play_again.click()
    page = shell.page
    assert isinstance(page, SideboardPage) and page.aside.isVisible() and not page.names.isVisible()
    page.look_at_seen.setFocus()
    qtbot.keyClick(page.look_at_seen, Qt.Key.Key_Return)
    assert page.names.isVisible() and not page.aside.isVisible()
    assert not page.names.visibleRegion().isEmpty()
    told = [text.casefold() for _, text in visible_texts(page)]
    assert any(text.startswith("seen of their deck") for text in told), "the heading says what stands there now"
    assert "back to the sideboard" in told and not any(text.startswith("sideboard:") for text in told)
    qtbot.keyClick(page.look_at_seen, Qt.Key.Key_Return)
    assert page.aside.isVisible() and not page.names.isVisible()


def test_the_last_game_ends_the_match(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    one = read_match(begun().options).begun().ended((0,), 9)
    game = series.next_of_match(Setup("tcg", one.told(), (ANN, FOE)))
    end = play_one(qtbot, shell, tmp_path, game, winner=0)
    assert "Ann won the match 2 : 0." in texts(end) and end.play_again.text() == "Play again"
    assert shell.series.kept.all() == {}
    end.play_again.click()
    assert isinstance(shell.page, NewGamePage | GameWindow)
    older = play_one(qtbot, shell, tmp_path, series.first(begun()) or begun(), winner=0)
    assert shell.series.kept.all() == {} and "match" not in texts(older), "an older save of it does not bring it back"


def test_it_goes_on_when_the_program_was_closed_between_two_games(
        qtbot: QtBot, file: SettingsFile, tmp_path: Path) -> None:
    first = open_shell(file, tmp_path)
    play_one(qtbot, first, tmp_path / "games", series.first(begun()) or begun(), winner=0)
    first.close()
    first.deleteLater()
    again = open_shell(file, tmp_path)
    again.show_home()
    assert isinstance(again.page, HomePage)
    assert "1 game played" in texts(again.page)
    again.page.tiles[0].click()
    assert isinstance(again.page, SideboardPage) and again.page.match.wins(0) == 1
    again.page.given_up.emit()
    assert len(again.series.kept.all()) == 1, "asked first"
    again.findChildren(Question)[-1].accept()
    assert isinstance(again.page, HomePage) and again.series.kept.all() == {}
    again.close()
    again.deleteLater()


def test_a_journal_goes_on_with_the_match(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    one = read_match(begun().options).begun().ended((1,), 9)
    game = series.next_of_match(Setup("tcg", one.told(), (ANN, BEN)))
    match = near_its_end(game)
    shell.load(saved(tmp_path / "saves" / "one.spark", game, match))
    shell.show_home()
    shell.resume()
    assert isinstance(shell.page, GameWindow) and of(shell) == one


def test_another_is_begun_beside_the_one_that_waits(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    """Each in a file of its own, also with the same decks and the same seed, and home offers each."""
    play_one(qtbot, shell, tmp_path, series.first(begun()) or begun(), winner=0)
    shell.start_game(Setup("tcg", {"mode": "match"}, (ANN, FOE), 7))
    assert isinstance(shell.page, GameWindow) and of(shell).mark not in ("", "one")
    play_one(qtbot, shell, tmp_path, series.first(begun(mark="two")) or begun(), winner=0)
    assert [read_match(each.options).mark for each in shell.series.kept.all().values()] == ["two", "one"]
    shell.show_home()
    home = shell.page
    assert isinstance(home, HomePage) and len(home.waiting) == 1, "the newest is the large one"
    assert home.waiting[0].name.text() == "Match of three (2)" and "1 game played" in texts(home)
    home.drawn.emit()  # what it is called by then takes a while to find out
    assert home.waiting[0].name.text() == "Autobot Convoy against Decepticon Raid"
    home.waiting[0].click()
    assert isinstance(shell.page, SideboardPage) and shell.page.match.mark == "one"


def test_an_unfinished_game_stands_on_the_home_page_beside_what_waits(
        qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    """But not beside its own series: to go on with it is to go on with that."""
    play_one(qtbot, shell, tmp_path, series.first(begun()) or begun(), winner=0)
    waiting, = shell.series.kept.all().values()
    for game, others in ((series.next_of_match(waiting), 0), (series.first(begun(mark="two")) or begun(), 1)):
        begun_now = Match(open_game(game.game, game.options), game.seed or 0)
        while begun_now.decision is not None and (begun_now.decision.seat or len(begun_now.decision.options) < 2):
            begun_now.take(begun_now.decision.options[0])
        begun_now.take(begun_now.decision.options[0])
        shell.load(saved(tmp_path / "saves" / "two.spark", game, begun_now))
        shell.show_home()
        assert isinstance(shell.page, HomePage) and len(shell.page.waiting) == others
        shell.resume()
        assert isinstance(shell.page, GameWindow), "home goes on with the game first"
    shell.show_home()
    assert isinstance(shell.page, HomePage)
    shell.page.waiting[0].click()
    assert isinstance(shell.page, SideboardPage)


def test_a_match_that_waits_shows_its_last_table_until_it_is_over(
        qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    def seen() -> list[bool]:
        return [may_be_drawn(each.picture()) for each in home_content(shell).waiting]

    shell.series.kept.keep(begun())
    assert seen() == [False], "nobody has sat at it yet"
    play_one(qtbot, shell, tmp_path, series.first(begun()) or begun(), winner=0)
    assert seen() == [True]
    waiting, = shell.series.kept.all().values()
    shell.series.kept.forget(waiting)
    assert not list(shell.series.kept.folder.glob("*.png"))


def test_no_table_is_shown_at_which_two_sat_before_one_screen(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    both = begun(ANN, BEN)
    play_one(qtbot, shell, tmp_path, series.first(both) or both, winner=0)
    assert [each.picture() for each in home_content(shell).waiting] == [b""]


def test_what_is_not_there_any_more_is_told(shell: Shell) -> None:
    shell.series.kept.keep(Setup("tcg", read_match(begun().options).begun().ended((0,), 9).told(), (ANN, FOE)))
    shell.show_home()
    home = shell.page
    assert isinstance(home, HomePage)
    for path in shell.series.kept.folder.iterdir():
        path.unlink()
    home.tiles[0].click()
    assert isinstance(shell.page, HomePage) and shell.page is not home
    assert "This cannot be continued" in shell.notice.text.text()


@pytest.mark.parametrize("how", ["loaded", "played on from its replay", "the same shuffle again"])
def test_an_older_game_takes_nothing_back(how: str, qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    """It ends like any other, the last page says that it does not count, and leads on to what waits."""
    first = series.first(begun()) or begun()
    match = near_its_end(first, 0)
    one = read_match(begun().options).begun().ended((1,), 9)
    shell.series.kept.keep(Setup("tcg", one.begun().ended((0,), 12).told(), (ANN, FOE)))
    waiting = shell.series.kept.all()
    option = match.undone[-1]
    if how == "loaded":
        shell.load(saved(tmp_path / "saves" / "old.spark", first, match))
    elif how == "played on from its replay":
        shell.play_on(match, (ANN, FOE), "ab")
    else:
        shell.start_game(first, known=True)
        assert shell.session is not None
        for answer in [*match.answers]:
            shell.session.match.take(answer.option)
    assert isinstance(shell.page, GameWindow)
    shell.page.session.answer(option)
    qtbot.waitUntil(lambda: isinstance(shell.page, EndPage))
    assert shell.series.kept.all() == waiting
    assert isinstance(shell.page, EndPage)
    assert "stands 1 : 1" in texts(shell.page) and "does not count" in texts(shell.page)
    shell.page.play_again.click()
    assert isinstance(shell.page, SideboardPage) and len(shell.page.match.games) == 2


def test_a_game_counts_before_it_is_filed_away(
        qtbot: QtBot, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the program ends in between, either the game can be continued or its match knows how it ended."""
    known: list[int] = []
    monkeypatch.setattr(shell.archive, "_file_away", lambda _: known.append(len(shell.series.kept.all())))
    play_one(qtbot, shell, tmp_path, series.first(begun()) or begun(), winner=0)
    assert known == [1]
    shell.show_home()
    shell.resume()  # it could not be filed away, so it is there still, and ends once more
    qtbot.waitUntil(lambda: isinstance(shell.page, EndPage))
    waiting, = shell.series.kept.all().values()
    assert len(read_match(waiting.options).games) == 1 and "does not count" not in texts(shell.page)


def test_two_people_sideboard_one_after_the_other(shell: Shell) -> None:
    """Each behind a curtain, the first one too; who lost says who begins, where the table plays it so, and nobody
    else."""
    one = read_match(begun(ANN, BEN, **LOSER_SAYS).options).begun().ended((0,), 9, ((("Zap", 2),), ()))
    shell.series.show(Setup("tcg", one.told(), (ANN, BEN)))
    page = shell.page
    assert isinstance(page, SideboardPage) and page.curtain.geometry() == page.rect()
    assert page.curtain.isVisible() and "Ann" in page.curtain.text.text() and not page.inside.isEnabled()
    page.curtain.ready.click()
    assert "2\u00a0Zap" in page.names.text() and not page.findChildren(Segments), "it is not Ann's to say who begins"
    page.start.click()
    assert page.curtain.isVisible() and "Ben" in page.curtain.text.text()
    assert "Zap" not in page.names.text(), "what Ann has seen is not Ben's to see"
    page.curtain.ready.click()
    page.findChild(Segments).picked.emit(0)
    page.start.click()
    assert isinstance(shell.page, GameWindow)
    assert shell.page.session.match.game.options["begins"] == 0


def test_cards_are_dragged_from_side_to_side(shell: Shell) -> None:
    one = read_match(begun().options).begun().ended((0,), 9)
    shell.series.show(Setup("tcg", one.told(), (ANN, FOE)))
    page = shell.page
    assert isinstance(page, SideboardPage)
    for grid, origin, comes in ((page.aside, DECK, False), (page.inside, DECK, False),
                                (page.inside, SIDEBOARD, True)):
        data = packed(Carried("Zap", origin))
        grid.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
                                  Qt.KeyboardModifier.NoModifier))
        assert (page.sideboarding.deck == page.sideboarding.before) == comes, "what comes from there stays there"


def test_who_watches_two_opponents_only_goes_on(shell: Shell) -> None:
    one = read_match(begun(FOE, FOE).options).begun().ended((0,), 9)
    shell.series.show(Setup("tcg", one.told(), (FOE, FOE)))
    page = shell.page
    assert isinstance(page, SideboardPage)
    page.put_aside("Zap")
    assert page.sideboarding.deck == page.sideboarding.before
    page.start.click()
    assert isinstance(shell.page, GameWindow) and len(of(shell).games) == 1


def test_everything_is_said_in_german(shell: Shell) -> None:
    WORDS.use("de")
    one = read_match(begun().options).begun().ended((0,), 9)
    shell.series.show(Setup("tcg", one.told(), (ANN, FOE)))
    assert "Bereit für Spiel 2?" in texts(shell.page)
    assert not {key for key in WORDS.missing if key.startswith("tcg.")}
