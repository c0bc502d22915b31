"""One name for one player everywhere: the character's, and beside it the person's or how well the computer plays.
Also where the characters were drawn, so that no options tell of them."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sparktable.app.players import Player
from sparktable.app.seat_names import whole_names
from sparktable.app.session import Session
from sparktable.app.settings import SettingsFile
from sparktable.app.shelf import shelf
from sparktable.app.statistics import of_session
from sparktable.app.table_speech import table_speech
from sparktable.app.translations import WORDS
from sparktable.table.matrix.player_panel import PlayerPanel
from sparktable.ui.end_screen import EndPage
from sparktable.ui.fair_shuffle import AboutGame
from sparktable.ui.home_content import home_content
from sparktable.ui.log_lines import _LOOK, Heading
from sparktable.ui.save_list import lines_of
from sparktable.ui.shell import Shell
from ui.driving import asked, start
from ui.matrix import DUEL, FRIENDS, MATRIX
from ui.page_walk import TABLES, played
from ui.pages import clipped, visible_texts

pytestmark = pytest.mark.usefixtures("the_matrix")


def texts(root) -> list[str]:
    return [text for _, text in visible_texts(root)]


def test_one_name_at_the_table_in_its_log_among_saves_and_at_home(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    assert not any(DUEL.options.get("characters", ())), "they are drawn"
    mine, theirs = MATRIX.telling.characters(page.session.match.state)
    while not any(entry.turn > 1 for entry in page.session.log):
        assert asked(qtbot, shell)
        page.answers.take(page.session.options[0])
    panels = [piece for piece in page.table.layout_now.pieces if isinstance(piece.drawing, PlayerPanel)]
    assert [(each.drawing.name, each.drawing.note) for each in panels] == [
        (mine, "Ann · you"), (theirs, "Computer · Random")]
    assert panels[0].name.startswith(f"{mine} ") or panels[0].name.startswith(f"{mine},"), "what is read aloud"
    headings = [look for row in range(page.log.lines.count())
                if isinstance(look := page.log.lines.item(row).data(_LOOK), Heading) and look.seat >= 0]
    assert {(each.name, each.note.partition(" · ")[2]) for each in headings} >= {(mine, "Ann")}
    both = [f"{mine} · Ann", f"{theirs} · Random"]
    page.about_game()
    about = page.findChild(AboutGame)
    assert ", ".join(both) in [label.text() for label in about.findChildren(QLabel)]
    about.close()
    shell.archive.save("Sunday")
    (slot,) = shell.archive.saves()
    assert lines_of(slot)[1] == ", ".join(both)
    shell.show_home()
    assert shell.page.tiles[0].more.text() == " against ".join(both)


def test_whoever_is_awaited_at_one_screen_is_called_so_too(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, FRIENDS)
    mine = MATRIX.telling.characters(page.session.match.state)[page.session.curtain]
    person = FRIENDS.players[page.session.curtain].name
    assert page.curtain.text.text() == f"Pass the screen to {mine} · {person}"
    WORDS.use("de")
    page.curtain.fall(person)
    assert page.curtain.text.text().split(" ") == ["Jetzt", "ist", f"{person}\u00a0dran"], "no word stands alone"


def test_whoever_is_awaited_is_called_in_one_line_where_smaller_letters_find_room(shell: Shell) -> None:
    shell.resize(1280, 720)
    page = start(shell, FRIENDS)
    heading = page.curtain.text
    lines, high = [], []
    for who in ("Ann", "Optimus Prime · Anna-Magdalena Wilhelmine", "Optimus Prime · Anna-Magdalena Wilhelmine " * 2):
        page.curtain.fall(who)
        high.append(heading.fontMetrics().lineSpacing())
        lines.append(round(heading.heightForWidth(page.curtain.width() - 40) / high[-1]))
    assert lines == [1, 1, 1] and high[0] > high[1] > high[2]


@pytest.mark.parametrize("who", ["Maximilian der Wunderbare von Hohenlohe", "W" * 40])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_long_name_has_a_line_of_its_own_on_the_curtain(
        file: SettingsFile, request: pytest.FixtureRequest, language: str, who: str) -> None:
    """Nothing is cut, and nothing is broken off in the middle."""
    file.settings.language.code, file.settings.display.text_percent = language, 150
    shell: Shell = request.getfixturevalue("shell")
    shell.resize(1280, 720)
    page = start(shell, FRIENDS)
    curtain, seat = page.curtain, MATRIX.telling.characters(page.session.match.state)[page.session.curtain]
    curtain.fall(f"{seat} · {who}", seat=seat, person=who)
    assert (curtain.text.text().replace("\u00a0", " ")
            == WORDS.say("curtain.pass", who=seat).replace("\u00a0", " "))
    assert curtain.person.isVisible() and curtain.person.text() == who
    for each in (curtain.text, curtain.person):
        assert each.fontMetrics().horizontalAdvance(each.text()) < curtain.width()
    shell.resize(3840, 2160)
    assert not curtain.person.isVisible() and who in curtain.text.text(), "there is room for both in a line"


def test_one_name_at_the_end_and_in_statistics(qtbot: QtBot, shell: Shell) -> None:
    setup, match = TABLES["matrix"], played("matrix")
    session = Session(match, setup.players, lambda *_: 1)
    speech = table_speech(match.game, setup.players, lambda: match.state, watching=False)
    whole = [speech.player(seat) for seat in range(len(setup.players))]
    names = MATRIX.telling.characters(match.state)
    assert all(each.startswith(f"{name} · ") for each, name in zip(whole, names, strict=True))
    page = EndPage(session, speech, None, lambda: None, lambda: "")
    shell.turn_to(page)
    qtbot.waitUntil(lambda: set(names) <= set(texts(page)))
    line = of_session(session, setup.game)
    assert whole_names(zip(line.names, line.levels, strict=True), line.characters) == whole


def test_what_was_chosen_before_the_game_is_known_without_the_game(qtbot: QtBot, shell: Shell) -> None:
    """As after a crash, where nothing is known of how the table was left."""
    options = {**DUEL.options, "characters": ("Elita-1", "Megatron")}
    page = start(shell, replace(DUEL, options=options))
    assert asked(qtbot, shell)
    page.answers.take(page.session.options[0])
    shell.show_home()
    content = home_content(shell)
    assert content.last == content.unfinished == shelf(shell.file.path, shell.archive.root).content.last
    assert whole_names(content.last.players, content.last.characters) == ["Elita-1 · Ann", "Megatron · Random"]


@pytest.mark.parametrize("table", ["matrix", "four"])
def test_the_names_of_a_game_that_was_left_have_room_at_home(qtbot: QtBot, shell: Shell, table: str) -> None:
    """In a small window, with large words, in German."""
    shell.file.settings.language.code, shell.file.settings.display.text_percent = "de", 150
    shell.apply_settings()
    shell.resize(1280, 720)
    page = start(shell, replace(TABLES[table], players=tuple(each if each.is_human else Player("", "random")
                                                             for each in TABLES[table].players)))
    page.session.lift_curtain()
    assert asked(qtbot, shell)
    page.answers.take(page.session.options[0])
    shell.show_home()
    assert " · Ann" in shell.page.tiles[0].more.text()
    qtbot.waitUntil(lambda: not clipped(shell.page))
