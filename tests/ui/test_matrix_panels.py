"""The table of the Matrix and the panels beside it: each has its room, in small windows and beside large words."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from matrix.table import Table as MatrixTable
from sparktable.app.settings import SettingsFile
from sparktable.games.matrix.state import CHARACTER, seat_zone
from sparktable.kernel.match import Match
from sparktable.table.advice import Advice
from sparktable.table.animation import Pause
from sparktable.table.motion_queue import Change
from sparktable.table.table_view import TableView
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell
from ui.driving import asked, sit_down, start
from ui.matrix import ALONE, DUEL, FRIENDS

MANY = 40
"""So many colours letters have, which are smooth, and no bare ground has."""

pytestmark = pytest.mark.usefixtures("the_matrix")


def test_a_table_without_room_is_drawn_whole_from_the_first_position_on(qtbot: QtBot, shell: Shell) -> None:
    shell.resize(1280, 600)  # high enough for nobody
    page = start(shell, FRIENDS)
    assert isinstance(page.table, TableView)
    drawn = page.table.mapFromScene(page.table.sceneRect()).boundingRect()
    assert drawn.height() <= page.table.viewport().height() + 1


def test_panels_of_a_larger_window_leave_the_table_its_room(qtbot: QtBot, shell: Shell) -> None:
    shell.resize(1920, 1080)
    page = start(shell, FRIENDS)
    page.resizeDocks([page.panels["log"]], [600], Qt.Orientation.Horizontal)

    def room() -> bool:
        assert isinstance(page.table, TableView)
        return page.table.width() >= page.table.tableau.minimum[0]

    shell.resize(1440, 900)
    qtbot.waitUntil(room)
    assert page.panels["log"].width() > 300, "no more is taken from them than the table needs"
    shell.resize(1920, 1080)
    page.resizeDocks([page.panels["log"]], [600], Qt.Orientation.Horizontal)
    shell.show_home()
    shell.resize(1440, 900)
    page = start(shell, FRIENDS)
    qtbot.waitUntil(room)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_panel_that_is_opened_has_something_to_be_read(qtbot: QtBot, shell: Shell, size: tuple[int, int]
                                                              ) -> None:
    shell.resize(*size)
    page = start(shell, ALONE)
    assert asked(qtbot, shell)
    page.panels.still = True
    for name, dock in page.panels.items():
        inside = dock.widget()
        if not page.panels.shows(name):
            page.panels.toggle(name)
        qtbot.waitUntil(lambda: page.panels.shows(name))  # noqa: B023
        picture = inside.grab().toImage()
        inks = {picture.pixel(x, y) for x in range(0, picture.width(), 2) for y in range(0, picture.height(), 2)}
        assert len(inks) > MANY, f"nothing is in {name}"


def test_panels_that_come_back_in_a_larger_window_have_the_width_that_their_words_need(
        qtbot: QtBot, shell: Shell) -> None:
    shell.resize(1280, 720)
    page = start(shell, FRIENDS)
    assert page.panels.folded
    shell.resize(3840, 2160)
    qtbot.waitUntil(lambda: not page.panels.folded and page.panels["log"].width() == shell.width() // 5)


def test_a_card_is_shown_whole_beside_large_words(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, FRIENDS)
    assert page.panels["log"].width() == shell.width() // 5, "as wide as panels are to begin with"
    page.handover.lift()
    file.settings.display.text_percent = 200
    shell.apply_settings()
    page.panels.toggle("inspector")
    QApplication.processEvents()
    assert isinstance(page.table, TableView)
    page.inspector.show_slot(next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand"))
    QApplication.processEvents()
    picture = page.inspector.picture
    assert picture.isVisible() and picture.pixmap().deviceIndependentSize().height() <= picture.height()


def test_keywords_leave_a_card_most_of_the_room_beside_large_words(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, ALONE)
    file.settings.display.text_percent = 200
    shell.apply_settings()
    page.panels.toggle("inspector")
    page.inspector.keywords = lambda slot: [(word, "what this means, in a long sentence") for word in "ABCD"]
    hand = next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand")
    page.inspector.show_slot(hand)
    QApplication.processEvents()
    picture = page.inspector.picture
    assert picture.pixmap().deviceIndependentSize().height() >= page.inspector.height() // 2
    assert picture.mapTo(page.inspector, picture.rect().topLeft()).y() >= 0, "the card comes first"


def test_the_words_of_a_card_never_stand_on_its_picture(shell: Shell) -> None:
    """Not for one frame, while one card after the other is looked at."""
    shell.resize(1920, 1080)
    page = start(shell, FRIENDS)
    page.handover.lift()
    inspector = page.inspector
    cards = [piece.slot for piece in page.table.layout_now.pieces if piece.slot >= 0]
    for slot in cards:
        inspector.show_slot(slot)
        shell.grab()
        picture = inspector.picture.mapTo(inspector, inspector.picture.rect().bottomLeft())
        assert picture.y() <= inspector.name.mapTo(inspector, inspector.name.rect().topLeft()).y()


def test_a_card_that_is_looked_at_is_followed_where_it_goes(shell: Shell) -> None:
    page = start(shell, ALONE)
    while page.session.options[0].kind != "play":
        page.answers.take(page.session.options[0])
    play = page.session.options[0]
    page.inspector.show_slot(play.value("card"))
    before = page.inspector.place.text()
    page.answers.take(play)
    where = page.speech.zone(page.session.match.state.where[play.value("card")])
    assert page.inspector.place.text().lower() == where.lower() != before.lower()


@pytest.mark.parametrize("taken_back", [False, True])
def test_a_card_that_is_turned_up_is_shown_beside_the_table_unless_that_is_taken_back_meanwhile(
        qtbot: QtBot, shell: Shell, file: SettingsFile, monkeypatch: pytest.MonkeyPatch, taken_back: bool) -> None:
    page = start(shell, ALONE)
    page.session.practice = True
    while page.session.decision.kind != "action" or not any(each.kind == "search" for each in page.session.options):
        page.answers.take(page.session.options[0])
    shown: list[object] = []
    monkeypatch.setattr(page.inspector, "show_slot", shown.append)
    file.settings.play.own_speed = "1"
    page.answers.take(next(option for option in page.session.options if option.kind == "search"))
    assert page.table_area.moving and not shown, "no sooner than on it"
    if taken_back:
        page.session.undo()
    page.table_area.skip()
    assert len(shown) == (0 if taken_back else 1)
    page.table_area.rested.emit()
    assert len(shown) == (0 if taken_back else 1), "and once"


def test_the_inspector_explains_the_keywords_of_a_card_that_is_known(shell: Shell) -> None:
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    state = page.session.match.state
    hand = next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand")
    flying = next(index for index, card in enumerate(state.cards) if "flight" in getattr(card, "keywords", ()))
    facedown = next(slot for slot, mask in enumerate(state.known) if not mask & 1)
    state.ident[hand] = flying
    assert state.ident[facedown] != flying
    page.table.set_view(page.session.view)
    told = page.inspector.help
    page.inspector.show_slot(hand)
    assert not told.isHidden() and "<b>Flight</b>: The Move of this card" in told.text()
    seen = page.inspector.name.text(), told.text()
    page.inspector.show_slot(facedown)
    assert (page.inspector.name.text(), told.text()) == seen, "of what is not known there is nothing to show"


def test_the_own_character_comes_back_as_it_lies_when_another_card_is_known_no_more(shell: Shell) -> None:
    page = start(shell, ALONE)
    inspector, state = page.inspector, page.session.match.state
    inspector.resize(300, 700)
    own = inspector.own()
    inspector.show_slot(own)
    as_it_lies = inspector.picture.accessibleName()
    assert as_it_lies
    hand = next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand")
    inspector.show_slot(hand)
    inspector.turn_over()  # it has one side only, but that is no matter of the next one
    state.known[hand] = 0  # shuffled into a deck
    page.table.set_view(page.session.view)
    inspector.refresh()
    assert inspector.picture.accessibleName() == as_it_lies


def test_in_a_small_window_everything_can_be_reached(qtbot: QtBot, shell: Shell) -> None:
    """The panels fold into a rail; the table is drawn smaller rather than cut off."""
    shell.resize(shell.minimumSize())
    page = start(shell, ALONE)
    QApplication.processEvents()
    assert not any(dock.isVisible() for dock in page.panels.values())
    assert page.panels.rail.isVisible() and set(page.panels.rail.tabs) == set(page.panels)
    table = page.table
    for piece in table.layout_now.pieces:
        if piece.option is not None or table.lights.acts_at(piece.key):
            corner = table.mapFromScene(piece.box.right, piece.box.bottom)
            assert table.viewport().rect().adjusted(0, 0, 2, 2).contains(corner), piece.key


def open_panels(page: GameWindow) -> set[str]:
    return {name for name, dock in page.panels.items() if not dock.isHidden()}


def test_panels_come_back_with_the_room_as_the_player_had_them(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, FRIENDS)
    page.panels["outline"].hide()
    chosen = open_panels(page)
    assert "outline" not in chosen and "log" in chosen and not page.panels.rail.isVisible()
    shell.resize(1280, 720)
    qtbot.waitUntil(lambda: not open_panels(page))
    assert page.panels.rail.isVisible()
    page.panels.toggle("log")
    shell.resize(1270, 700)
    assert page.panels.shows("log") and page.log.isVisible(), "what the player opens in a small window stays open"
    shell.resize(1440, 900)
    qtbot.waitUntil(lambda: open_panels(page) == chosen)
    assert page.log.isVisible() and not page.panels.rail.isVisible()


def test_a_folded_panel_slides_over_the_table_and_closes_with_escape(qtbot: QtBot, shell: Shell) -> None:
    shell.resize(1280, 720)
    page = start(shell, ALONE)
    QApplication.processEvents()
    room = page.table.geometry()
    assert not page.log.isVisible()
    qtbot.mouseClick(page.panels.rail.tabs["log"], Qt.MouseButton.LeftButton)
    assert page.log.isVisible() and page.table.geometry() == room, "nothing moves for it"
    qtbot.mouseClick(page.panels.rail.tabs["inspector"], Qt.MouseButton.LeftButton)
    assert page.inspector.isVisible() and not page.log.isVisible(), "one at a time"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.inspector.isVisible() and not page.panels.opened


@pytest.mark.parametrize("text", [100, 150])
def test_beside_an_open_panel_most_of_the_matrix_is_seen(qtbot: QtBot, shell: Shell, text: int) -> None:
    shell.file.settings.display.text_percent = text
    shell.apply_settings()
    shell.resize(1280, 720)
    page = start(shell, DUEL)
    QApplication.processEvents()
    for name in ("log", "inspector", "options", "outline"):
        page.panels.toggle(name)
        edge = page.table.mapFromGlobal(page.panels[name].window().mapToGlobal(page.panels._drawer.pos())).x()
        board = [piece for piece in page.table.layout_now.pieces if piece.zone == "board" and piece.slot >= 0]
        assert sum(piece.box.right <= edge for piece in board) >= len(board) // 2 + 1, name
        page.panels.close()


@pytest.mark.parametrize("place", ["table", "options", "log", "window"])
def test_escape_means_the_same_wherever_the_focus_is(qtbot: QtBot, shell: Shell, place: str) -> None:
    """One part of what is shown is over, then all of it; then what is told beside the question is put away."""
    shell.resize(1600, 900)
    page = start(shell, ALONE)
    assert asked(qtbot, shell)
    queue, whom = page.table.queue, {"table": page.table, "options": page.options, "log": page.log, "window": page}
    seen: list[str] = []
    page.table.advise(Advice("hint", "Play Bold"))
    for name, parts in (("duel", (0, 1)), ("flight", ())):
        steps = [[(0.0, Pause(1e6))], [(0.0, Pause(1e6))]]
        queue.add(Change(steps, lambda name=name: seen.append(name), parts=parts))
    qtbot.keyClick(whom[place], Qt.Key.Key_Escape)
    assert queue.running and not seen, "the second part of the duel plays"
    qtbot.keyClick(whom[place], Qt.Key.Key_Escape)
    assert queue.running and seen == ["duel"]
    qtbot.keyClick(whom[place], Qt.Key.Key_Escape)
    assert not queue.running and seen == ["duel", "flight"]
    assert page.table.interaction.advice is not None
    qtbot.keyClick(whom[place], Qt.Key.Key_Escape)
    assert page.table.interaction.advice is None


def test_no_panel_lies_over_the_curtain(qtbot: QtBot, shell: Shell) -> None:
    shell.resize(1280, 720)
    page = start(shell, FRIENDS)
    page.session.lift_curtain()
    page.curtain.rise()
    QApplication.processEvents()
    page.panels.toggle("outline")
    assert page.panels.opened
    while page.session.curtain is None:
        page.answers.take(page.session.options[-1])
    assert page.curtain.isVisible()
    assert not page.panels.opened and not page.table_area.outline.isVisible()


def test_the_rail_says_how_much_is_new_in_the_log(qtbot: QtBot, shell: Shell) -> None:
    shell.resize(1280, 720)
    page = start(shell, ALONE)
    tab = page.panels.rail.tabs["log"]
    page.panels.toggle("log")
    assert tab.news == 0
    page.panels.toggle("log")
    while not tab.news:
        page.answers.take(page.session.options[0])
    page.panels.toggle("log")
    assert tab.news == 0, "it has been seen"


def test_what_is_undone_is_not_new_in_the_log(qtbot: QtBot, shell: Shell) -> None:
    """The log is written anew then, under what is being played."""
    shell.resize(1280, 720)
    page = start(shell, replace(ALONE, seed=None))
    tab = page.panels.rail.tabs["log"]
    while tab.news < 3 or not page.session.can_undo:
        page.answers.take(page.session.options[0])
    news = tab.news
    page.session.undo()
    assert page.log.lines.count() > 1
    assert tab.news <= news


def test_large_letters_fold_the_panels_too(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, ALONE)
    assert "log" in open_panels(page)
    file.settings.display.text_percent = 150
    shell.apply_settings()
    assert page.panels.rail.isVisible() and not open_panels(page)


def test_a_card_that_is_known_no_more_is_not_shown_from_behind(qtbot: QtBot, shell: Shell) -> None:
    """Seen in hand, it was shuffled into the deck since."""
    page = start(shell, DUEL)
    page.session.lift_curtain()
    hand = next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand")
    page.inspector.show_slot(hand)
    name = page.inspector.name.text()
    page.session.match.state.known[hand] = 0
    page.inspector.refresh()
    mine = page.session.view.state.zones[seat_zone(page.session.viewer, CHARACTER)][0]
    shown = page.inspector.name.text()
    assert shown != name and shown == page.speech.card(mine, page.session.view.state)


def test_a_card_that_is_turned_up_is_shown_beside_the_table_no_sooner_than_on_it(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    file.settings.play.own_speed = "1"
    shell.apply_settings()
    setting = MatrixTable("Elita-1", "Megatron").put("B2", "Motormaster", up=False)
    page = sit_down(shell, Match(setting.game, 1, watched=True, start=setting.s), DUEL)
    page.session.lift_curtain()
    before = page.inspector.name.text()
    page.answers.take(next(option for option in page.session.options if option.kind == "search"))
    assert page.table_area.moving and page.inspector.name.text() == before
    page.table.skip_animation()
    assert page.inspector.name.text() != before


def test_a_panel_behind_another_comes_to_the_front(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    options = page.panels["options"]
    assert options.visibleRegion().isEmpty(), "the log lies over it"
    page.panels.toggle("options")
    qtbot.waitUntil(lambda: not options.visibleRegion().isEmpty())
    page.panels.toggle("options")
    assert options.isHidden()
    page.panels.toggle("options")
    qtbot.waitUntil(lambda: not options.visibleRegion().isEmpty())


def test_a_small_first_window_hides_no_panel_for_good(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    shell.resize(1000, 700)
    page = start(shell, FRIENDS)
    qtbot.waitUntil(lambda: not open_panels(page))
    shell.show_home()
    shell.resize(1440, 900)
    page = start(shell, FRIENDS)
    qtbot.waitUntil(lambda: "log" in open_panels(page))


def test_a_notice_lies_over_nothing_on_the_table(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, FRIENDS)
    page.handover.lift()
    page.inspector.show_slot(next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand"))
    room = page.table.geometry()
    page.notice.tell("notice.practice")
    assert page.notice.isVisible() and page.inspector.isAncestorOf(page.notice)
    assert page.table.geometry() == room, "and nothing moves for it"
    assert page.inspector.contentsRect().bottom() < page.notice.y(), "the card makes room"
    page.panels.toggle("inspector")
    assert page.notice.isVisible() and not page.inspector.isAncestorOf(page.notice)
    played_with = [each.place for each in page.table_area.to_read() if each.vital]
    assert played_with and not [each for each in played_with if each.intersects(page.notice.geometry())]
    page.panels.toggle("inspector")
    page.notice.hide()
    assert page.inspector.contentsRect() == page.inspector.rect(), "the card has all its room again"


@pytest.mark.parametrize(("text", "told"), [
    (100, "Computer 2: Im Fahrzeugmodus nach C2 gehen. Was zum Kauf von Electro-Scrambler dort fehlt, kann noch aus "
          "der Hand oder von Energon kommen. Die Gewinnchance wird damit auf 24 % geschätzt; am nächsten kommt: Im "
          "Fahrzeugmodus nach C3 gehen (23 %), dann Im Fahrzeugmodus nach D2 gehen (22 %). (Noch einmal fragen: 3 "
          "weitere.)"),
    (120, "Tipp: Karte von Starscream ziehen. Es hinterlässt die beste Stellung von allem, was erwogen wurde. Die "
          "Gewinnchance wird damit auf 24 % geschätzt; genauso gut: Demolishor mit Kampf 4/2 angreifen; dann "
          "Demolishor mit Kampf 4/1 angreifen (23 %)."),
])
def test_a_long_reason_or_hint_hides_nothing_of_what_it_speaks_of(shell: Shell, text: int, told: str) -> None:
    shell.file.settings.display.text_percent = text
    shell.apply_settings()
    page = start(shell, FRIENDS)
    page.handover.lift()
    page.notice.express("hint", lambda: told)
    assert page.inspector.isAncestorOf(page.notice)
