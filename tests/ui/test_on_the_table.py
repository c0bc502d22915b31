"""What is said over the table for a moment lies on nothing that must be read: also in a small window, with large
words, where the panels that would hold it are folded."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from matrix.table import Table
from sparktable.app import catalog
from sparktable.app.players import Player
from sparktable.app.setups import Setup
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.kernel.decisions import PASS
from sparktable.kernel.match import Match
from sparktable.table.lettering import Words
from sparktable.table.prompt import PASS_ALWAYS
from sparktable.ui.game_window import GameWindow
from sparktable.ui.shell import Shell
from ui.driving import start
from ui.matrix import FRIENDS
from ui.pages import clipped

pytestmark = pytest.mark.usefixtures("the_matrix")
FOUR = Setup("matrix", {"set": "core", "mode": "competitive", "players": 4},
             (Player("Ann"), *[Player("", "random")] * 3), seed=3)


@pytest.fixture(params=[("en", 100, FRIENDS), ("de", 100, FOUR), ("en", 150, FOUR), ("de", 150, FRIENDS),
                        ("de", 150, FOUR)], ids=["english", "german", "large", "large german", "four, large german"])
def page(request: pytest.FixtureRequest, qtbot: QtBot, shell: Shell) -> GameWindow:
    language, percent, setup = request.param
    shell.file.settings.language.code, shell.file.settings.display.text_percent = language, percent
    shell.apply_settings()
    shell.resize(1280, 720)
    page = start(shell, setup)
    page.session.lift_curtain()
    page.curtain.rise()
    qtbot.waitUntil(lambda: page.table_area.width() > 1000 and not page.inspector.isVisible())
    page.table.display.lay_out()
    return page


def letters(page: GameWindow) -> list[QRect]:
    """Of the columns, as they lie on the table area."""
    names = {name[0] for name in page.session.match.game.grid.names}
    found = [piece.box for piece in page.table.layout_now.pieces
             if isinstance(piece.drawing, Words) and piece.drawing.text in names]
    assert len(found) == page.session.match.game.grid.columns
    return [page.table.mapFromScene(box.x, box.y, box.w, box.h).boundingRect().adjusted(0, 1, 0, -1) for box in found]


@pytest.mark.parametrize("key", ["notice.practice", "undo.barrier", "notice.kept_aside", "notice.marked",
                                 "notice.helpless"])
def test_no_notice_lies_on_a_column_s_letter(page: GameWindow, key: str) -> None:
    page.notice.tell(key, name="War on Cybertron 2026-11-24 08.15", reason="no process gets through its start")
    assert page.notice.parent() is page.table_area
    assert not [box for box in letters(page) if box.intersects(page.notice.geometry())]
    assert page.table_area.rect().contains(page.notice.geometry()) and clipped(page.notice) == []


def test_a_short_notice_covers_nothing_at_all(page: GameWindow) -> None:
    """Not how the game ends, either: between the board and the question there is room for one line."""
    page.notice.tell("notice.marked")
    taken = [each.place.adjusted(1, 1, -1, -1) for each in page.table_area.to_read()]
    assert taken and not [box for box in taken if box.intersects(page.notice.geometry())]


def test_without_a_head_a_notice_lies_elsewhere(page: GameWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is not yet laid out tells of one that is hardly wide at all."""
    monkeypatch.setattr(page.table_area, "head", lambda: QRect(0, 0, 20, 20))
    page.notice.tell("notice.kept_aside", name="War on Cybertron 2026-11-24 08.15")
    assert page.table_area.rect().contains(page.notice.geometry()) and clipped(page.notice) == []


def test_how_the_game_ends_must_not_be_covered(page: GameWindow) -> None:
    ends = page.table.layout_now.get("ends").box
    box = page.table.mapFromScene(*ends).boundingRect()
    assert [each.vital for each in page.table_area.to_read() if each.place == box] == [True]


@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("de", 150)])
def test_how_one_passes_for_the_rest_of_a_turn_stands_in_the_prompt(qtbot: QtBot, shell: Shell, language: str,
                                                                    percent: int) -> None:
    """It covers nothing: neither whose turn it is, nor a step or number of a battle."""
    shell.file.settings.language.code, shell.file.settings.display.text_percent = language, percent
    shell.apply_settings()
    shell.resize(1280, 720)
    setting = Table("Elita-1", "Megatron", "Hot Rod", "Soundwave").mode("Elita-1", "bot").stand("Hot Rod", "A1")
    setting.put("B1", "Rippersnapper").in_play("Elita-1", "Artillery").hand("Hot Rod", "Bold")
    match = Match(setting.game, 1, watched=True, start=setting.s)
    players = [Player(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    shell._show_table(shell.archive.play_on(match, players, shell._ask))
    page = shell.page
    assert isinstance(page, GameWindow)
    page.session.answer(next(option for option in page.session.options if option.kind == "battle"))
    page.table_area.skip()
    page.handover.lift()
    table, session = page.table, page.session
    qtbot.waitUntil(lambda: table.layout_now.get("prompt:2") is not None and not page.table_area.moving)
    asked, before = session.decision, len(session.match.answers)
    prompt = table.layout_now.get("prompt")
    buttons = [piece for piece in table.layout_now.pieces if piece.zone == "prompt"]
    assert page.pass_bar.isHidden() and all(prompt.box.contains(piece.box.x, piece.box.y) for piece in buttons)
    widths = [piece.drawing.width(piece.box.h, table.pictures.look, lines=2) for piece in buttons]
    assert all(width <= piece.box.w + 1 for width, piece in zip(widths, buttons, strict=True)), "in whole words"
    always = next(piece for piece in buttons if piece.action == PASS_ALWAYS)
    assert WORDS.say("standing.nobody_knows") in always.name, "what it means is told"
    passing = table.speech.answer(PASS, asked, session.match.state).removesuffix(".")
    said: list[str] = []
    session.on_change.insert(0, lambda _: said.append(table.display.done))
    table.interaction.press(always)
    assert said and said[0] == passing, "the bar says what was answered while things move for it"
    answer = session.match.answers[before]
    assert (answer.seat, answer.option.kind) == (asked.seat, "pass")
    assert session._auto_passes.answer(asked, session.match.state.turn)


@pytest.mark.parametrize("setup", [
    Setup("arena", {"mode": "duel", "players": 2}, (Player("Ann"), Player("", "random")), seed=3),
    Setup("tcg", {}, (Player("Ann"), Player("", "random")), seed=3)], ids=lambda setup: setup.game)
def test_in_other_games_it_lies_on_no_board_and_no_team(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, setup: Setup) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.file.settings.language.code, shell.file.settings.display.text_percent = "de", 150
    shell.apply_settings()
    shell.resize(1280, 720)
    page = start(shell, setup)
    qtbot.waitUntil(lambda: page.table_area.width() > 1000 and not page.inspector.isVisible())
    page.table.display.lay_out()
    page.notice.tell("notice.kept_aside", name="War on Cybertron 2026-11-24 08.15")
    boxes = [piece.box for piece in page.table.layout_now.pieces if piece.zone in ("board", "team", "enemy", "hand")]
    assert boxes
    over = page.notice
    assert not [box for box in boxes if page.table.mapFromScene(box.x, box.y, box.w, box.h).boundingRect()
                .adjusted(2, 2, -2, -2).intersects(over.geometry())]
    assert page.table_area.rect().contains(over.geometry()) and clipped(over) == []


@pytest.mark.parametrize(("language", "percent"), [("en", 100), ("de", 150)])
def test_a_notice_does_not_lie_on_those_who_face_each_other(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str, percent: int) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.file.settings.language.code, shell.file.settings.display.text_percent = language, percent
    shell.apply_settings()
    shell.resize(1280, 720)
    page = start(shell, Setup("arena", {"mode": "duel"}, (Player("Ann"), Player("", "random")), seed=3))
    qtbot.waitUntil(lambda: page.table_area.width() > 1000 and not page.inspector.isVisible())
    page.table_area.skip()
    page.table.display.lay_out()
    page.notice.tell("notice.marked")
    stage = page.table.mapFromScene(*page.table.layout_now.get("battle").box.inset(1)).boundingRect()
    assert page.notice.parent() is page.table_area and not stage.intersects(page.notice.geometry())
    assert page.table_area.rect().contains(page.notice.geometry()) and clipped(page.notice) == []
