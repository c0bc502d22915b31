"""The seats of a new game: where they are at the table, who sits there, and how strong it is."""
from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.table import TOY
from sparktable.app.catalog import Title, chosen
from sparktable.app.levels import LEVELS
from sparktable.app.players import HUMAN
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.games.arena.board import BOARDS
from sparktable.table.art.theme import theme
from sparktable.table.set_tables import set_table
from sparktable.ui import style
from sparktable.ui.inputs import Segments
from sparktable.ui.level_cards import LevelCards
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.seat_place import Place, Sitter
from sparktable.ui.seat_table import SeatTable
from sparktable.ui.seats import SeatPanel
from sparktable.ui.shell import Shell
from sparktable.ui.tooltips import plain
from sparktable.ui.way_tile import Diamonds
from ui.matrix import MATRIX
from ui.pages import at, shown, visible_texts


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_places_go_round_the_table_and_none_lies_on_another(qtbot: QtBot, count: int, text: float) -> None:
    """In the least room that is left to the table."""
    style.wear(style.Look(theme("dark"), text=text))
    try:
        table = SeatTable([Sitter("Somebody with a long name", "Ann")] * count, 0)
        qtbot.addWidget(table)
        table.resize(400, table.minimumHeight())
        table.show()
        boxes = [place.geometry() for place in table.places]
        assert all(table.rect().contains(box) for box in boxes)
        assert not [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])]
    finally:
        style.wear(style.Look(theme("dark")))


def test_in_large_words_all_is_said_where_there_is_room_for_it(qtbot: QtBot) -> None:
    """However large the text is: the window decides."""
    style.wear(style.Look(theme("dark"), text=1.5))
    try:
        page = NewGamePage(MATRIX, None, "Ann", room=QSize(1280, 720))
        qtbot.addWidget(page)
        page.show()
        told = {"You alone against the Bosses.", "Gathers Autobots and strikes with all of them"}
        for size, is_told in ((QSize(1280, 720), False), (QSize(1536, 864), True)):
            page.resize(size)
            qtbot.waitUntil(lambda is_told=is_told: bool(
                told & {text for _, text in visible_texts(page)}) == is_told, timeout=3000)
    finally:
        style.wear(style.Look(theme("dark")))


def test_who_plays_alone_sees_whom_against_and_nobody_sits_there(qtbot: QtBot) -> None:
    page = NewGamePage(MATRIX, None, "Ann")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page._choose("mode", "solo", -1)
    bosses = next(each for each in shown(page, Place) if each.accessibleName() == "The Bosses")
    assert bosses.geometry().center().x() > page.table.width() / 2
    qtbot.mouseClick(page.table, Qt.MouseButton.LeftButton, pos=bosses.geometry().center())
    assert page.choices.lit == 0 and len(page.table.places) == 1


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("wide", [420, 560, 690])
def test_no_words_of_a_place_lie_on_the_table(qtbot: QtBot, wide: int, text: float) -> None:
    """It gives way to them."""
    style.wear(style.Look(theme("light"), text=text))
    try:
        for count in (2, 4):
            table = SeatTable([Sitter("Optimus Prime", "Computer: Kommandant")] * count, 0)
            qtbot.addWidget(table)
            table.resize(wide, table.minimumHeight())
            table.show()
            rim = table._rim()
            assert not rim.across or all(not rim.box.intersects(place.geometry()) for place in table.places)
    finally:
        style.wear(style.Look(theme("dark")))


def test_the_lit_seat_is_the_one_that_is_filled_by_mouse_and_keys(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    first = page.table.button(0)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.table.value == 1 and shown(page, SeatPanel)[0].findChild(Segments).property("place") == "1:who"
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is page.table.button(1), "the arrow keys go on from there"
    page._choose("figures", "bee", 1)
    assert "bee" in page.table.button(1).accessibleName().lower()


def test_a_seat_goes_from_computer_to_person_and_back(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page._seat_level(1, "human")
    names = [box for box in page.findChildren(QLineEdit) if box.property("place") == "1:name"]
    qtbot.keyClicks(names[-1], " the Second")
    assert page.choices.players[1].name.endswith("the Second") and page.choices.players[1].is_human
    page._seat_level(1, "warrior")
    assert page.choices.players[1].level == "warrior"


def test_whoever_chooses_an_opponent_is_told_what_it_is_like(qtbot: QtBot, shell: Shell, form: None) -> None:
    """Under the faces, over each of them, and in what a screen reader says; in the language of the moment."""
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)

    def levels() -> LevelCards:
        return shown(page, LevelCards)[0]

    page._light(1)
    notes = {level: levels().button(level).accessibleDescription() for level in LEVELS}
    assert len(set(notes.values())) == 4, "each level is another"
    for level, note in notes.items():
        assert levels().button(level).toolTip() == plain(note)
        qtbot.mouseClick(levels().button(level), Qt.MouseButton.LeftButton)
        assert page.choices.players[1].level == level == levels().value
        assert note in [text for _, text in visible_texts(page)]
    shell.file.settings.language.code = "de"
    shell.apply_settings()
    told = levels().button("commander").accessibleDescription()
    assert told == WORDS.say("level.commander.note") != notes["commander"]


def test_a_seat_is_taken_by_a_person_and_given_back(qtbot: QtBot, shell: Shell, form: None) -> None:
    """By keys; faces are for the computer alone, which comes back as it usually plays."""
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage)
    page._light(1)

    def who() -> Segments:
        return at(page, "1:who")

    computer = who().button("scout")
    computer.setFocus()
    qtbot.keyClick(computer, Qt.Key.Key_Left)
    assert page.choices.players[1].is_human and not shown(page, LevelCards)
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is not None and focused is who().button(HUMAN), "the arrow keys go on from there"
    qtbot.keyClick(focused, Qt.Key.Key_Right)
    assert page.choices.players[1].level == shown(page, LevelCards)[0].value == "scout"


@pytest.mark.parametrize("name", GAMES)
def test_what_lies_on_the_table_is_what_was_chosen(name: str) -> None:
    """More players, another board, another deck: another picture."""
    laid, house = set_table(name), Title(name, f"sparktable.games.{name}.game", f"sparktable.games.{name}.form")
    assert laid is not None
    other = {"matrix": {"players": 4}, "arena": {"board": BOARDS[1].slug}, "tcg": {"decks": ("Dinobots", "Dinobots")}}
    pictures = [laid.picture(chosen(house.form(wishes), wishes), 120, 1.0, theme("dark"))
                for wishes in ({}, other[name])]
    assert pictures[0] != pictures[1]


def test_each_level_has_a_face_and_a_grade(qtbot: QtBot, shell: Shell, form: None) -> None:
    shell.show_new_game(TOY.name)
    page = shell.page
    assert isinstance(page, NewGamePage) and not shown(page, Diamonds)
    page._light(1)
    looks = [levels.button(level).grab().toImage() for levels in shown(page, LevelCards) for level in LEVELS]
    assert len(shown(page, Diamonds)) == len(looks) == 4
    assert all(one != other for one, other in pairwise(looks))
