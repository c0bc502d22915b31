"""What a player has played is there again: continued, saved, found in lists, brought in and sent out."""
from __future__ import annotations

import base64
import errno
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDropEvent, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.table import ANN, BEN, leave_no_journal
from record.play import rewritten
from sparktable.app import catalog
from sparktable.app.archive import Archive
from sparktable.app.catalog import Title
from sparktable.app.replay import RecordedGame
from sparktable.app.translations import WORDS
from sparktable.kernel.match import Answer, Match
from sparktable.record.save_file import read_save
from sparktable.ui.dates import day
from sparktable.ui.end_screen import EndPage
from sparktable.ui.fair_shuffle import AboutGame
from sparktable.ui.game_window import GameWindow
from sparktable.ui.home import HomePage
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.save_and_report import SMALL
from sparktable.ui.save_list import lines_of, title_lines
from sparktable.ui.saves_dialog import SavesDialog
from sparktable.ui.shell import Shell
from sparktable.ui.table_news import KEPT
from sparktable.ui.widgets import Button

from .test_replays import play


@pytest.fixture
def ended(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> EndPage:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 3)
    play(shell)
    assert isinstance(shell.page, EndPage)
    return shell.page


def go_on(shell: Shell) -> list[Answer]:
    """Give an answer. Returns all that have been given."""
    assert isinstance(shell.page, GameWindow)
    shell.page.handover.lift()
    shell.page.answers.take(shell.page.session.options[-1])
    return list(shell.page.session.match.answers)


def test_a_rematch_is_kept_on_record_like_any_game(qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    ended.rematch.emit()
    answers = go_on(shell)
    shell.show_home()
    shell.resume()
    assert shell.session is not None and shell.session.match.answers == answers


def test_what_is_played_on_from_a_replay_is_kept_on_record(qtbot: QtBot, shell: Shell, ended: EndPage) -> None:
    ended.review.emit(2)
    assert isinstance(shell.page, ReplayPage)
    shell.page.play_on.emit(shell.page.recording.branch(2), shell.page.recording.players)
    answers = go_on(shell)
    shell.show_home()
    shell.resume()
    assert shell.session is not None and shell.session.match.answers == answers


def test_a_game_that_was_seen_to_go_on_bears_the_mark_of_practice(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 3)
    play(shell, 3)
    assert isinstance(shell.page, GameWindow) and shell.page.badge.isHidden()
    path, deal = shell.archive.save("Early"), shell.archive.deal()
    for again in (lambda: shell.load(path), lambda: shell.page.rematch.emit(), lambda: shell.page.review.emit(2)):
        while isinstance(shell.page, GameWindow):
            shell.page.handover.lift()
            shell.page.answers.take(shell.page.session.options[-1])
        again()
        if isinstance(shell.page, ReplayPage):
            shell.page.play_on.emit(shell.page.recording.branch(2), shell.page.recording.players)
            assert shell.archive.deal() == deal, "it is the same shuffle"
        page = shell.page
        assert isinstance(page, GameWindow) and page.session.practised and not page.badge.isHidden()
        assert "you know more than the table" in page.notice.text.text() and not page.notice.isHidden()
        deal = shell.archive.deal()


def test_a_journal_that_was_deleted_is_told_once(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 1)
    page = shell.page
    assert isinstance(page, GameWindow) and page.notice.isHidden()
    shutil.rmtree(shell.archive.root / "running")
    go_on(shell)
    assert "was written again" in page.notice.text.text() and not page.notice.isHidden()
    page.notice.hide()
    answers = go_on(shell)
    assert page.notice.isHidden()
    log = page.log.text()
    shell.show_home()
    shell.resume()
    assert shell.session is not None and shell.session.match.answers == answers
    assert shell.page.log.text() == log != "", "it can be read on"


@pytest.fixture
def saves(qtbot: QtBot, shell: Shell) -> SavesDialog:
    """The list with two saves of a game among friends: 'First' and 'Second'."""
    for name, answers in (("First", 2), ("Second", 3)):
        play(shell, answers)
        shell.archive.save(name)
        leave_no_journal(shell.archive)
        shell.show_home()
    shell.open_saves()
    return shell.findChild(SavesDialog)


def titles(dialog: SavesDialog) -> set[str]:
    return {dialog.list.item(row).text() for row in range(dialog.list.count())}


def choose(dialog: SavesDialog, title: str) -> None:
    dialog.list.setCurrentItem(dialog.list.findItems(title, Qt.MatchFlag.MatchExactly)[0])


def test_another_game_is_loaded_from_the_table_and_the_one_before_is_kept(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 2)
    shell.archive.save("Sunday")
    play(shell, 3)
    shell.page.findChild(QAction, "load").trigger()
    dialog = shell.findChild(SavesDialog)
    choose(dialog, "Sunday")
    dialog.load()
    assert shell.session is not None and len(shell.session.match.answers) == 2
    assert shell.archive.kept_aside is not None and read_save(shell.archive.kept_aside).header.answers == 3


def test_the_program_is_left_from_the_table_and_goes_on_there(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 2)
    shell.page.findChild(QAction, "quit").trigger()
    assert not shell.isVisible() and Archive(shell.archive.root).leftover() is not None


def test_an_empty_list_says_how_it_fills(qtbot: QtBot, shell: Shell) -> None:
    shell.open_saves()
    dialog = shell.findChild(SavesDialog)
    assert dialog.list.accessibleDescription() == WORDS.say("load.empty") and not dialog.told.isVisible()
    picture = dialog.list.grab().toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(0, picture.width(), 3)
               for y in range(picture.height() // 4, picture.height() * 3 // 4, 3)}
    assert len(colours) > 3, "that is painted, too"
    play(shell, 2)
    shell.archive.save("First")
    dialog._fill()
    assert dialog.list.accessibleDescription() == "" and dialog.told.isVisible()
    dialog.close()


def test_a_save_is_renamed_where_it_stands(qtbot: QtBot, saves: SavesDialog) -> None:
    choose(saves, "First")
    saves.list.currentItem().setText("The siege: part 1")
    assert titles(saves) == {"The siege part 1", "Second"}
    assert saves.list.current is not None and saves.list.current.title == "The siege part 1"
    choose(saves, "Second")
    saves.list.currentItem().setText("  ")
    assert titles(saves) == {"The siege part 1", "Second"}


def test_what_was_thrown_away_comes_back_one_by_one(qtbot: QtBot, saves: SavesDialog) -> None:
    for title in ("First", "Second"):
        choose(saves, title)
        qtbot.mouseClick(saves.delete, Qt.MouseButton.LeftButton)
    assert titles(saves) == set() and not saves.open_button.isEnabled()
    saves.bring_back()
    assert titles(saves) == {"Second"} and not saves.restore.isHidden()
    saves.bring_back()
    assert titles(saves) == {"First", "Second"} and saves.restore.isHidden()


PARTS = ("part a", "part b", "part c", "part d")


@pytest.fixture
def many(shell: Shell) -> SavesDialog:
    """Saves enough to look for one."""
    for name in ("Sunday", "The siege"):
        play(shell, 2)
        for part in PARTS:
            shell.archive.save(f"{name} {part}")
        leave_no_journal(shell.archive)
        shell.show_home()
    shell.open_saves()
    return shell.findChild(SavesDialog)


@pytest.mark.parametrize(("typed", "found"), [
    ("unday", set()), ("sunday", {f"Sunday {part}" for part in PARTS}), ("SIEGE part-c", {"The siege part c"}),
    ("deck-builder siege", {f"The siege {part}" for part in PARTS})])
def test_among_many_saves_words_find_one(qtbot: QtBot, many: SavesDialog, typed: str, found: set[str]) -> None:
    assert many.search.isVisible()
    qtbot.keyClick(many, Qt.Key.Key_F3)
    qtbot.keyClicks(many.focusWidget(), typed)
    assert titles(many) == found and many.open_button.isEnabled() == bool(found)
    qtbot.keyClick(many.search, Qt.Key.Key_Down)
    assert many.focusWidget() is many.list


def test_a_day_finds_its_saves_as_people_and_as_files_write_it(qtbot: QtBot, many: SavesDialog) -> None:
    time = many.list.current.header.time
    for typed in (time[:10], day(time)):
        many.search.setText(typed)
        assert len(titles(many)) == 8, typed


def test_where_no_save_has_the_words_that_is_said_and_escape_shows_all_again(
        qtbot: QtBot, many: SavesDialog) -> None:
    many.search.setFocus()
    qtbot.keyClicks(many.search, "xyzzy")
    assert titles(many) == set() and many.list.accessibleDescription() == WORDS.say("load.none")
    assert not many.open_button.isEnabled() and not many.delete.isEnabled()
    qtbot.keyClick(many.search, Qt.Key.Key_Escape)
    assert len(titles(many)) == 8 and many.isVisible()
    qtbot.keyClick(many.search, Qt.Key.Key_Escape)
    assert not many.isVisible()


def test_what_is_brought_back_is_seen_whatever_is_looked_for(qtbot: QtBot, many: SavesDialog) -> None:
    choose(many, "Sunday part b")
    many.throw_away()
    many.search.setText("siege")
    many.bring_back()
    assert many.list.current.title == "Sunday part b" and many.search.text() == ""


def test_two_saves_need_no_words(saves: SavesDialog) -> None:
    assert not saves.search.isVisible()


def test_a_list_whose_last_save_was_thrown_away_is_offered_no_more(
        qtbot: QtBot, shell: Shell, saves: SavesDialog) -> None:
    def offered() -> set[str]:
        assert isinstance(shell.page, HomePage)
        return {button.text() for button in shell.page.findChildren(Button)}

    assert "Load game" in offered()
    for title in ("First", "Second"):
        choose(saves, title)
        saves.throw_away()
    saves.reject()
    assert "Load game" not in offered() and "Settings" in offered()


def test_a_save_goes_out_and_comes_in_again_by_drag(qtbot: QtBot, saves: SavesDialog, tmp_path: Path) -> None:
    choose(saves, "First")
    url, = saves.list.mimeData([saves.list.currentItem()]).urls()
    away = Path(shutil.copy(url.toLocalFile(), tmp_path / "From a friend.spark"))
    (tmp_path / "Torn.spark").write_bytes(away.read_bytes()[:-9])
    brought = QMimeData()
    brought.setUrls([QUrl.fromLocalFile(str(away)), QUrl.fromLocalFile(str(tmp_path / "Torn.spark"))])
    drop = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, brought, Qt.MouseButton.LeftButton,
                      Qt.KeyboardModifier.NoModifier)
    saves.list.dropEvent(drop)
    assert titles(saves) == {"First", "Second", "From a friend"}
    assert "Torn.spark" in saves.notice.text.text()
    with qtbot.waitSignal(saves.chosen) as chosen:
        saves.load()
    assert chosen.args[0].stem == "From a friend"


def test_a_save_is_exported_under_another_name(qtbot: QtBot, saves: SavesDialog, tmp_path: Path) -> None:
    choose(saves, "First")
    assert saves.list.current is not None
    saves.send_out(saves.list.current, tmp_path / "Mine.spark")
    assert read_save(tmp_path / "Mine.spark").header == saves.list.current.header
    saves.send_out(saves.list.current, tmp_path / "a file" / "x.spark")
    (tmp_path / "blocked").write_text("")
    saves.send_out(saves.list.current, tmp_path / "blocked" / "x.spark")
    assert "cannot be written" in saves.notice.text.text()


def test_a_save_has_a_picture_that_tells_no_friend_ones_hand(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 2)
    page = shell.page
    assert isinstance(page, GameWindow)
    page.save_and_report.save()
    slot, = shell.archive.saves()
    assert slot.header is not None
    picture = QImage.fromData(base64.b64decode(slot.header.picture))
    assert picture.width() == SMALL
    coarse = picture.scaledToWidth(56, Qt.TransformationMode.SmoothTransformation)
    again = coarse.scaledToWidth(SMALL, Qt.TransformationMode.SmoothTransformation)
    grey = [abs(picture.pixelColor(x, 60).lightness() - again.pixelColor(x, 60).lightness()) for x in range(SMALL)]
    assert max(grey) < 40, "no detail finer than a hand can be read from"


def test_a_full_disk_is_told_while_the_game_goes_on(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    play(shell, 1)
    page = shell.page
    assert isinstance(page, GameWindow) and page.notice.isHidden()
    with monkeypatch.context() as context:
        context.setattr(os, "fsync", full)
        go_on(shell)
        assert "the disk is full" in page.notice.text.text() and not page.notice.isHidden()
    answers = go_on(shell)
    assert page.notice.isHidden(), "there is room again"
    shell.show_home()
    shell.resume()
    assert shell.session is not None and shell.session.match.answers == answers


def test_a_finished_game_that_cannot_be_filed_away_is_told(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("toys.deckbuilder.LAST_TURN", 3)
    with monkeypatch.context() as context:
        context.setattr(os, "fsync", full)
        play(shell)
    assert isinstance(shell.page, EndPage)
    assert "the disk is full" in shell.notice.text.text() and not shell.notice.isHidden()


@pytest.fixture
def opened_with_a_note(shell: Shell) -> GameWindow:
    """A save whose cards have changed since, opened."""
    play(shell, 3)
    path = rewritten(shell.archive.save("Old"), lambda data: data["revisions"].update({"toy-scout": "0bad"}))
    leave_no_journal(shell.archive)
    shell.load(path)
    assert isinstance(shell.page, GameWindow)
    return shell.page


def test_what_is_not_as_it_was_stays_said_until_it_is_closed(
        qtbot: QtBot, shell: Shell, opened_with_a_note: GameWindow) -> None:
    page = opened_with_a_note
    assert "1 card has changed" in page.notice.text.text()
    go_on(shell)
    assert not page.notice.isHidden() and "1 card has changed" in page.notice.text.text()
    shell.show_home()
    shell.resume()
    assert isinstance(shell.page, GameWindow) and shell.page.notice.isHidden()


def test_players_without_a_name_in_the_file_have_one_on_the_screen(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 3)

    def nameless(data: dict[str, Any]) -> None:
        for seat in data["header"]["seats"]:
            seat["name"] = ""

    path = rewritten(shell.archive.save("Anybody"), nameless)
    shell.watch(path)
    assert isinstance(shell.page, ReplayPage)
    assert list(shell.page.speech.names) == ["Player 1", "Player 2", "Player 3"]
    shell.load(path)
    assert isinstance(shell.page, GameWindow) and all(shell.page.speech.names)


def test_who_has_neither_a_name_nor_a_level_known_here_is_a_computer(qtbot: QtBot, shell: Shell) -> None:
    """As in a file of another version."""
    play(shell, 3)

    def foreign(data: dict[str, Any]) -> None:
        data["header"]["seats"] = [{"name": "", "level": level} for level in ("human", "wizard", "scout")]

    rewritten(shell.archive.save("Anybody"), foreign)
    assert lines_of(shell.archive.saves()[0])[1] == "Player 1, Computer, Scout"


def test_a_save_says_by_which_table_rulings_it_is_played(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 3)
    path = shell.archive.save("Rulings")
    assert "by the book" not in lines_of(shell.archive.saves()[0])[0].lower(), "the toy has no presets"
    for preset, said in (("book", "By the book"), ("balanced", "Balanced"), ("own", "Custom")):
        rewritten(path, lambda data, preset=preset: data["header"]["options"].update(preset=preset))  # type: ignore[misc]
        assert said in lines_of(shell.archive.saves()[0])[0]


def test_a_save_of_a_game_that_is_not_here_is_named_and_refused(
        qtbot: QtBot, shell: Shell, saves: SavesDialog) -> None:
    path = shell.archive.saved_games.folder / "First.spark"
    rewritten(path, lambda data: data["header"].update(game="chess"))
    saves.bring_in([path])
    assert {slot.title: lines_of(slot)[0] for slot in shell.archive.saves()}["First"].startswith("chess · turn")
    for open_it in shell.load, shell.watch:
        shell.notice.hide()
        open_it(path)
        assert "there is no game “chess” here" in shell.notice.text.text() and not shell.notice.isHidden()
    play(shell, 1)
    assert shell.notice.isHidden(), "it has nothing to do with the game that is played now"


def test_the_autosave_that_a_refusal_names_can_be_loaded(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 6)
    path = shell.archive.save("Torn")
    path.write_bytes(path.read_bytes()[:-9])
    shell.show_home()
    shell.load(path)
    turn, = re.findall(r"“Torn.spark” is damaged and can’t be opened\. “Load game” has .* from turn (\d+)\.",
                       shell.notice.text.text())
    shell.open_saves()
    dialog = shell.findChild(SavesDialog)
    found = [dialog.list.item(row) for row in range(dialog.list.count())]
    autosave, = (item for item in found if item.text() == f"Autosave (Toy deck-builder, turn {turn})")
    dialog.list.setCurrentItem(autosave)
    assert not dialog.rename_button.isEnabled() and not dialog.delete.isEnabled(), "it comes and goes by itself"
    qtbot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert isinstance(shell.page, GameWindow) and shell.archive.trouble == "" == shell.archive.note


def test_the_seal_on_the_shuffle_can_be_read_whole(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 1)
    page, deal = shell.page, shell.archive.deal()
    assert isinstance(page, GameWindow) and deal is not None
    shell.file.settings.display.text_percent = 200
    shell.apply_settings()
    page.about_game()
    about = page.findChild(AboutGame)
    assert about is not None and deal.commitment in about.seal.text()
    QApplication.processEvents()
    assert about.seal.fontMetrics().horizontalAdvance(deal.commitment) <= about.seal.width()


def test_a_log_begins_with_what_is_being_played(qtbot: QtBot, shell: Shell) -> None:
    play(shell, 1)
    page = shell.page
    assert isinstance(page, GameWindow)
    assert page.log.lines.item(0).text() == "New game: Toy deck-builder"
    assert page.log.text().startswith("New game: Toy deck-builder\n")


def test_whoever_watches_the_arena_is_nobody_at_the_table(qtbot: QtBot, shell: Shell) -> None:
    arena = Title("arena", "sparktable.games.arena.game", "sparktable.games.arena.form")
    catalog.offer(arena)
    try:
        match = Match(arena.open({}), 3, watched=True)
        shell.show_recording(RecordedGame.of_match(match, (ANN, BEN)))
        assert isinstance(shell.page, ReplayPage)
        names = {piece.name for piece in shell.page.table.layout_now.pieces}
        assert any("Ann" in name for name in names) and not any(name.startswith("You") for name in names)
    finally:
        catalog.withdraw("arena")


def test_where_the_game_before_lies_is_said_until_it_was_read(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sparktable.ui.notice.READ", 600_000)
    play(shell, 3)
    play(shell, 0)
    assert isinstance(shell.page, GameWindow) and not shell.page.notice.says(KEPT), "it still can be continued"
    go_on(shell)
    assert shell.page.notice.says(KEPT)
    go_on(shell)
    assert shell.page.notice.says(KEPT), "nobody could read it so soon"
    monkeypatch.setattr("sparktable.ui.notice.READ", 0)
    go_on(shell)
    assert not shell.page.notice.says(KEPT)


def test_a_long_name_is_told_in_two_lines(qapp: QApplication) -> None:
    name = "Sunday, the long evening with Anna-Magdalena and everybody else who came along"
    assert " ".join(title_lines(name, 420)) == name and len(title_lines(name, 420)) == 2
    assert title_lines("Sunday", 420) == ["Sunday"]
    assert title_lines("x" * 500, 420)[1].endswith("…")


def test_a_save_that_cannot_be_read_leaves_the_game_at_the_table_as_it_is(
        qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    play(shell, 3)
    path = tmp_path / "broken.spark"
    path.write_bytes(b"no save")
    shell.load(path)
    assert shell.page.notice.text.text() == (
        "“broken.spark” is damaged and can’t be opened. Choose another game.")
    assert not shell.page.notice.isHidden() and shell.notice.isHidden(), "the table is not pushed down"
    answers = go_on(shell)
    assert len(answers) > 3
    shell.show_home()
    shell.resume()
    assert shell.session is not None and shell.session.match.answers == answers
