"""Whole games of the Matrix through the window: by mouse against an opponent, and alone by keyboard."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.film import ALL, Film
from sparktable.app.session import Player
from sparktable.app.settings import SettingsFile
from sparktable.app.setups import Setup
from sparktable.app.words import PSEUDO, WORDS
from sparktable.kernel.decisions import Option
from sparktable.kernel.rng import Dice
from sparktable.table.board import TableView
from sparktable.table.drawings import Chip
from sparktable.table.outline import text as in_words
from sparktable.table.piece import Piece
from sparktable.table.tree import tree_of, walk
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.notice import Question
from sparktable.ui.replay import ReplayPage
from sparktable.ui.shell import Shell
from ui.test_pages import clipped, visible_texts

MATRIX = Title("matrix", "sparktable.games.matrix.game", "sparktable.games.matrix.form")
DUEL = Setup("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2},
             (Player("Ann"), Player("", "random")), seed=7)
FRIENDS = Setup("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}, (Player("Ann"), Player("Ben")),
                seed=7)
ALONE = Setup("matrix", {"set": "war-on-cybertron", "mode": "solo", "players": 1}, (Player("Ann"),), seed=3)


@pytest.fixture(autouse=True)
def the_matrix(file: SettingsFile) -> Iterator[None]:
    catalog.offer(MATRIX)
    file.settings.play.own_speed = "instant"
    yield
    catalog.withdraw("matrix")


def start(shell: Shell, setup: Setup) -> GameWindow:
    shell.start_game(setup)
    assert isinstance(shell.page, GameWindow)
    return shell.page


def asked(qtbot: QtBot, shell: Shell) -> bool:
    """Wait until the person is asked; False when the game is over."""
    qtbot.waitUntil(lambda: not isinstance(shell.page, GameWindow) or bool(shell.page.session.options),
                    timeout=60_000)
    return isinstance(shell.page, GameWindow)


class Mouse:
    """Gives answers by clicks on the picture of the table; where a click means something else, on the list."""

    def __init__(self, qtbot: QtBot, page: GameWindow) -> None:
        self.qtbot, self.page = qtbot, page
        self.on_table = self.on_list = 0

    def give(self, option: Option) -> None:
        answers = self.page.session.match.answers
        before = len(answers)
        for find in (self.button, self.source, self.chosen, self.target, self.chosen):
            if len(answers) > before:
                break
            piece = find(option)
            if piece is not None:
                self.click(piece)
        if len(answers) > before:
            self.on_table += 1
        else:
            self.on_list += 1
            self.by_list(option)
        assert len(answers) > before or self.page.session.outcome is not None

    @property
    def table(self) -> TableView:
        assert isinstance(self.page.table, TableView)
        return self.page.table

    def button(self, option: Option) -> Piece | None:
        return next((piece for piece in self.table.layout_now.pieces if piece.option == option), None)

    chosen = button

    def source(self, option: Option) -> Piece | None:
        return self._standing(option, "source")

    def target(self, option: Option) -> Piece | None:
        return self._standing(option, "target")

    def _standing(self, option: Option, end: str) -> Piece | None:
        for act in self.table.lights.acts:
            ref = getattr(act, end)
            if act.option == option and ref is not None:
                return next(iter(self.table.layout_now.standing_for(ref)), None)
        return None

    def click(self, piece: Piece) -> None:
        port = self.table.viewport()
        self.qtbot.mouseClick(port, Qt.MouseButton.LeftButton,
                              pos=QPoint(round(piece.box.x + piece.box.w * 0.2), round(piece.box.cy)))

    def by_list(self, option: Option) -> None:
        page = self.page
        page.focus_options()
        row = page.session.options.index(option)
        item = page.options.item(row)
        page.options.scrollToItem(item)
        place = page.options.visualItemRect(item).center()
        self.qtbot.mouseClick(page.options.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self.qtbot.mouseDClick(page.options.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_whole_game_against_an_opponent_is_played_with_the_mouse(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    mouse, dice = Mouse(qtbot, page), Dice(5)
    while asked(qtbot, shell):
        options = page.session.options
        mouse.give(options[dice.below(len(options))])
    assert isinstance(shell.page, EndPage)
    assert mouse.on_table > 2 * mouse.on_list, "the picture of the table is what is played on"
    assert {key for key in WORDS.missing if not key.startswith(("matrix.word", "ai.", "why."))} == set()


def test_a_whole_game_alone_is_played_by_keyboard(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    dice = Dice(2)
    while asked(qtbot, shell):
        qtbot.keyClick(page, Qt.Key.Key_O)
        options = page.options
        assert QApplication.focusWidget() is options
        qtbot.keyClick(options, Qt.Key.Key_Home)
        for _ in range(dice.below(options.count())):
            qtbot.keyClick(options, Qt.Key.Key_Down)
        qtbot.keyClick(options, Qt.Key.Key_Return)
    assert isinstance(shell.page, EndPage)


def test_what_cannot_be_done_on_the_table_says_why_in_one_line(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, DUEL)
    mouse = Mouse(qtbot, page)
    while asked(qtbot, shell) and page.session.decision is not None and page.session.decision.kind != "action":
        mouse.give(page.session.options[0])
    table = mouse.table
    dark = [piece for piece in table.layout_now.pieces
            if piece.zone == "board" and piece.slot >= 0 and not table.lights.acts_at(piece.key)]
    assert dark, "something on the board is out of reach"
    mouse.click(dark[0])
    note = table.hands.note
    assert note is not None and note.text
    assert note.text != WORDS.say("why.unknown")


def test_the_log_is_never_ahead_of_the_table(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    """Whoever reads it learns of no result before it has been seen; in the end it tells everything."""
    file.settings.play.own_speed = "1"
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    shell.show()
    dice = Dice(4)
    held = 0
    for _ in range(12):
        page.session.answer(page.session.options[dice.below(len(page.session.options))])
        moving, before = page.table.queue.running, page.log.text()
        page.table.skip_animation()
        told = page.log.text()
        held += moving and before != told
        assert moving or before == told
        page.log.rewrite()
        assert page.log.text() == told
    assert held > 3


def test_the_log_shows_its_last_line_until_it_is_scrolled_back(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    lines, dice = page.log.lines, Dice(4)
    bar = lines.verticalScrollBar()

    def play(answers: int) -> None:
        for _ in range(answers):
            page.session.answer(page.session.options[dice.below(len(page.session.options))])
        QApplication.processEvents()

    play(25)
    assert lines.visualItemRect(lines.item(lines.count() - 1)).bottom() <= lines.viewport().height()
    shell.resize(1100, 640)
    QApplication.processEvents()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(10)
    play(6)
    assert bar.value() == 10


def test_a_line_of_the_log_shows_its_place_until_the_game_goes_on(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    entrance = page.session.options[-1]
    page.take(entrance)
    name = page.speech.option(entrance, page.session.view.state)
    lines = page.log.lines
    row = next(row for row in range(lines.count()) if f" {name}." in lines.item(row).text())
    for _ in range(2):
        lines.scrollToItem(lines.item(row))
        place = lines.visualItemRect(lines.item(row)).center()
        qtbot.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert set(entrance.refs) <= set(page.table.hands.marked)
        page.take(page.session.options[0])
        assert page.table.hands.marked == ()


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

    shell.resize(1280, 800)
    qtbot.waitUntil(room)
    assert page.panels["log"].width() > 300, "no more is taken from them than the table needs"
    shell.resize(1920, 1080)
    page.resizeDocks([page.panels["log"]], [600], Qt.Orientation.Horizontal)
    shell.show_home()
    shell.resize(1280, 800)
    page = start(shell, FRIENDS)
    qtbot.waitUntil(room)


def test_what_ends_a_game_is_seen_before_the_last_page_and_counted_at_once(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:

    def play(moving_from: int) -> GameWindow:
        page, dice = start(shell, ALONE), Dice(2)
        while page.session.outcome is None:
            if len(page.session.match.answers) >= moving_from:
                file.settings.play.own_speed = "1"
            page.session.answer(page.session.options[dice.below(len(page.session.options))])
        return page

    length = len(play(10_000).session.match.answers)
    page = play(length - 1)
    assert isinstance(page.table, TableView)
    assert shell.page is page and page.table.queue.running
    assert len(shell.statistics.games()) == 2
    page.table.skip_animation()
    assert isinstance(shell.page, EndPage)


def test_a_replay_tells_nothing_before_the_table_has_shown_it(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    for _ in range(4):
        page.take(page.session.options[0])
    shell._show_film(Film.of_match(page.session.match, page.session.players))
    replay = shell.page
    assert isinstance(replay, ReplayPage) and isinstance(replay.table, TableView)

    def told() -> int:
        return sum(not replay.lines.item(row).isHidden() for row in range(replay.lines.count()))

    before = told()
    while not replay.table.queue.running:
        before = told()
        replay.step(1)
    assert told() == before
    replay.table.skip_animation()
    assert told() > before


def test_a_hint_is_over_with_the_answer(qtbot: QtBot, shell: Shell) -> None:
    """Whether it was told or is still being looked for; neither its words nor its mark stay behind."""
    page = start(shell, ALONE)
    qtbot.keyClick(page.table, Qt.Key.Key_H)
    page.take(page.session.options[0])
    assert not page.notice.isVisible()
    qtbot.keyClick(page.table, Qt.Key.Key_H)
    assert isinstance(page.table, TableView)
    qtbot.waitUntil(lambda: bool(page.table.hands.marked), timeout=60_000)
    assert page.notice.isVisible()
    page.take(page.session.options[0])
    assert not page.notice.isVisible() and not page.table.hands.marked


def test_what_an_answer_would_bring_is_told_in_one_place(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    table = page.table
    assert isinstance(table, TableView)
    entrance = Mouse(qtbot, page).source(page.session.options[0])
    assert entrance is not None
    qtbot.mouseMove(table.viewport(), QPoint(round(entrance.box.cx), round(entrance.box.cy)))
    beside, bar = table.layout_now.get("outlook"), table.layout_now.get("prompt")
    assert beside is not None and bar is not None
    assert not any(line in bar.name for line in table.foresight.lines)


def test_a_card_is_shown_whole_beside_large_words(qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    page = start(shell, FRIENDS)
    assert page.panels["log"].width() == shell.width() // 5, "as wide as panels are to begin with"
    page._lift_curtain()
    file.settings.display.text_percent = 200
    shell.apply_settings()
    page.resizeDocks([page.panels["log"]], [330], Qt.Orientation.Horizontal)
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
    page.inspector.keywords = lambda slot: [(word, "what this means, in a long sentence") for word in "ABCD"]
    hand = next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand")
    page.inspector.show_slot(hand)
    QApplication.processEvents()
    picture = page.inspector.picture
    assert picture.pixmap().deviceIndependentSize().height() >= page.inspector.height() // 2
    assert picture.mapTo(page.inspector, picture.rect().topLeft()).y() >= 0, "the card comes first"


def test_the_inspector_explains_the_keywords_of_a_card_that_is_known(shell: Shell) -> None:
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    state = page.session.match.state
    hand = next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand")
    flying = next(index for index, card in enumerate(state.cards) if "flight" in getattr(card, "keywords", ()))
    facedown = next(slot for slot, mask in enumerate(state.known) if not mask & 1)
    state.ident[hand] = state.ident[facedown] = flying
    page.table.set_view(page.session.view)
    told = page.inspector.help
    page.inspector.show_slot(hand)
    assert not told.isHidden() and "<b>Flight</b>: The Move of this card" in told.text()
    page.inspector.show_slot(facedown)
    assert told.isHidden() and not told.text()


def test_a_letter_of_a_space_is_no_shortcut(qtbot: QtBot, shell: Shell) -> None:
    """E ends the turn, but not where a space is being spelt."""
    page = start(shell, ALONE)
    while page.session.decision.kind != "action":
        page.take(page.session.options[0])
    answers = len(page.session.match.answers)
    qtbot.keyClick(page.table, Qt.Key.Key_G)
    qtbot.keyClick(page.table, Qt.Key.Key_E)
    assert len(page.session.match.answers) == answers
    qtbot.keyClick(page.table, Qt.Key.Key_E)
    assert len(page.session.match.answers) > answers


def test_ending_a_turn_names_what_it_wastes_until_told_not_to_ask(
        qtbot: QtBot, shell: Shell, file: SettingsFile) -> None:
    """Move that could still be spent, and not only cards in hand; the switch stands in the question itself."""
    page = start(shell, ALONE)
    while page.session.decision.kind != "action" or page.session.options[0].kind == "play":
        page.take(page.session.options[0])
    assert {option.kind for option in page.session.options} & {"move", "search"}, "there is Move left"
    file.settings.play.confirm_wasteful_end = True
    turn = page.session.match.state.turn
    end = next(option for option in page.session.options if option.kind == "end turn")
    page.take(end)
    question = page.findChild(Question)
    said = " ".join(label.text() for label in question.findChildren(QLabel))
    assert "Search this space" in said or "Move to" in said
    question.never.setChecked(True)
    qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert page.session.match.state.turn > turn or page.session.decision.kind != "action"
    assert not SettingsFile(file.path).settings.play.confirm_wasteful_end


def test_what_an_answer_would_bring_is_told_where_it_is_looked_at(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    Mouse(qtbot, page).give(page.session.options[0])
    assert asked(qtbot, shell)
    play = next(option for option in page.session.options if option.kind == "play")
    row = page.session.options.index(play)
    page.options.setCurrentRow(row - 1 if row else row + 1)
    page.options.setCurrentRow(row)
    item = page.options.item(row)
    told = item.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "comes into play" in told
    assert isinstance(page.table, TableView)
    bar = page.table.layout_now.get("prompt")
    assert bar is not None and f": {told.splitlines()[1].removeprefix('· ')}" in bar.name
    assert item.toolTip().startswith("<qt>"), "Qt breaks long lines of rich text only"
    assert len(item.toolTip().split("<br>")) == len(told.splitlines())
    page.table.inspected.emit(play.value("card"))
    assert page.table.toolTip() == item.toolTip()
    page.table.inspected.emit(None)
    assert page.table.toolTip() == ""


def test_the_curtain_wears_the_colour_and_the_sign_of_who_is_called(shell: Shell) -> None:
    page = start(shell, FRIENDS)
    while page.session.curtain is None:
        page.take(page.session.options[-1])
    called = page.session.curtain
    fallen = page.curtain.grab().toImage()
    pictures = []
    for faction in ("autobot", "decepticon", ""):
        page.curtain.fall("Ben", faction)
        pictures.append(page.curtain.grab().toImage())
    autobot, decepticon, nobody = pictures
    assert len({autobot.pixel(3, 3), decepticon.pixel(3, 3), nobody.pixel(3, 3)}) == 3
    assert fallen.pixel(3, 3) == pictures[called].pixel(3, 3), "that of the seat that is asked"
    grey = [picture.convertToFormat(QImage.Format.Format_Grayscale8) for picture in (autobot, decepticon)]
    assert grey[0] != grey[1], "the emblems differ in shape, not in colour only"


def test_a_curtain_lifted_with_the_mouse_leaves_no_mark_of_the_keyboard(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, FRIENDS)
    while page.session.curtain is None:
        page.take(page.session.options[-1])
    qtbot.mouseClick(page.curtain.ready, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is page.table
    assert not page.table.keys.visible


def test_in_a_small_window_everything_can_be_reached(qtbot: QtBot, shell: Shell) -> None:
    """The panels make room once, and say so; the table is drawn smaller rather than cut off."""
    shell.resize(shell.minimumSize())
    page = start(shell, ALONE)
    QApplication.processEvents()
    assert not any(dock.isVisible() for dock in page.panels.values())
    assert page.notice.isVisible() and "F7" in page.notice.text.text()
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
    assert "outline" not in chosen and "log" in chosen
    shell.resize(1000, 700)
    qtbot.waitUntil(lambda: not open_panels(page))
    assert page.notice.isVisible()
    page.panels.toggle("log")
    shell.resize(1010, 700)
    assert open_panels(page) == {"log"}, "what the player opens in a small window stays open"
    shell.resize(1280, 800)
    qtbot.waitUntil(lambda: open_panels(page) == chosen)
    assert not page.notice.isVisible()


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
    shell.resize(1280, 800)
    page = start(shell, FRIENDS)
    qtbot.waitUntil(lambda: "log" in open_panels(page))


def test_a_notice_lies_over_nothing_on_the_table(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, FRIENDS)
    page._lift_curtain()
    page.inspector.show_slot(next(piece.slot for piece in page.table.layout_now.pieces if piece.zone == "hand"))
    room = page.table.geometry()
    page.notice.tell("notice.practice")
    assert page.notice.isVisible() and page.inspector.isAncestorOf(page.notice)
    assert page.table.geometry() == room, "and nothing moves for it"
    assert page.inspector.contentsRect().bottom() < page.notice.y(), "the card makes room"
    page.panels.toggle("inspector")
    assert page.notice.isVisible() and not page.inspector.isAncestorOf(page.notice)
    player = page.table.layout_now.get("player:0").box
    assert page.notice.x() >= page.table.mapFromScene(player.right, 0).x(), "beside the players"
    page.panels.toggle("inspector")
    page.notice.hide()
    assert page.inspector.contentsRect() == page.inspector.rect(), "the card has all its room again"


def test_nothing_at_the_table_escapes_translation(qtbot: QtBot, shell: Shell) -> None:
    """In the pseudo-language whatever stays plain, but for names, has escaped; and what is 40 % longer has room."""
    shell.file.settings.language.code = PSEUDO
    shell.apply_settings()
    page = start(shell, ALONE)
    names = {card.name for card in page.session.match.state.cards} | {"Ann"}
    plain: set[str] = set()

    def read(texts: Iterable[str]) -> None:
        for text in texts:
            for name in sorted(names, key=len, reverse=True):
                text = text.replace(name, "")
            if any(letter.isalpha() for letter in text.replace("Mission", "")) and "[" not in text:
                plain.add(text)

    for _ in range(40):
        options = page.session.options
        page.take(next((option for option in options if option.kind != "end turn"), options[0]))
        state = page.session.view.state
        texts_of_cards = {page.speech.option(option, state) for option in page.session.options if option.kind == "do"}
        names |= texts_of_cards  # they are made from the cards' trees, in a real language
        read(piece.name for piece in page.table.layout_now.pieces if piece.zone in ("prompt", "players", ""))
        read(page.speech.option(option, state) for option in page.session.options)
    read(page.log.text().splitlines())
    told = page.inspector.help.text()  # like the cards' texts in a real language
    read(text for _, text in visible_texts(page) if text != told)
    assert plain == set()
    QApplication.processEvents()
    assert clipped(page) == []
    assert {key for key in WORDS.missing if not key.startswith(("matrix.word", "ai.", "why."))} == set()


def test_whoever_watches_with_all_cards_open_is_nobody_at_the_table(qtbot: QtBot, shell: Shell) -> None:
    session = start(shell, ALONE).session
    shell._show_film(Film.of_match(session.match, session.players))
    assert isinstance(shell.page, ReplayPage)
    shell.page._look_through(ALL)
    layout = shell.page.table.layout_now
    said = {mark.drawing.text for piece in layout.pieces for mark in piece.marks if isinstance(mark.drawing, Chip)}
    assert "facedown" in said and "only you" not in said
    assert "only you" not in in_words(shell.page.table.outline())
    assert layout.get("end turn") is None, "there is nothing to be answered"


def test_the_key_to_what_is_asked_leads_to_its_buttons_on_the_table(qtbot: QtBot, shell: Shell) -> None:
    page = start(shell, ALONE)
    assert isinstance(page.table, TableView)
    while not any(piece.zone == "prompt" for piece in page.table.layout_now.pieces):
        page.take(page.session.options[0])
    page.centre.focus_prompt()
    piece = page.table.layout_now.get(page.table.focused)
    assert piece is not None and piece.zone == "prompt" and page.table.keys.visible


def test_beside_the_sign_that_somebody_thinks_a_button_makes_an_end_of_it(qtbot: QtBot, shell: Shell) -> None:
    """By mouse, by keyboard and for a screen reader; it goes when nobody thinks any more."""
    shell.thinker._hard_stop = 600
    page = start(shell, Setup("matrix", DUEL.options, (Player("Ann"), Player("", "patient")), seed=7))
    table, session = page.table, page.session
    assert isinstance(table, TableView)

    def hurry() -> Piece | None:
        return next((piece for piece in table.layout_now.pieces if piece.name == "Move now"), None)

    def button() -> Piece:
        while session.options:
            page.take(session.options[-1])
        page.centre.skip()
        qtbot.waitUntil(lambda: hurry() is not None, timeout=60_000)
        found = hurry()
        assert found is not None
        return found

    found = button()
    answers = len(session.match.answers)
    Mouse(qtbot, page).click(found)
    qtbot.waitUntil(lambda: len(session.match.answers) > answers, timeout=60_000)
    button()
    answers = len(session.match.answers)
    assert "Move now" in {part.name for part, _ in walk(tree_of(table.layout_now, table.tableau.zones, page.speech))}
    page.centre.focus_prompt()
    assert table.accessibleDescription() == "Move now"
    qtbot.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(session.match.answers) > answers, timeout=60_000)
    while not session.options:
        shell.thinker.move_now()
        qtbot.wait(20)
    page.centre.skip()
    qtbot.waitUntil(lambda: hurry() is None, timeout=60_000)
