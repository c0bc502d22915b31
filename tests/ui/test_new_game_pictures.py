"""What a new game is chosen by: pictures of ways to play, portraits, the faces of a deck’s team."""
from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.catalog import Title
from sparktable.app.offered_ways import offered_ways
from sparktable.app.settings import SettingsFile
from sparktable.app.statistics import GamePlayed, Tally
from sparktable.games import GAMES
from sparktable.ui import character_cards, style
from sparktable.ui.card_inspector import HeldUp
from sparktable.ui.character_cards import CharacterCards, Strip
from sparktable.ui.inputs import Segments
from sparktable.ui.mode_cards import ModeCards
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.seat_portrait import SeatPortrait
from sparktable.ui.shell import Shell
from ui.matrix import MATRIX
from ui.pages import shown, visible_texts


def test_ways_to_play_are_cards_that_say_what_they_are(qtbot: QtBot, shell: Shell) -> None:
    """Every way to play of every game: a sentence, how long, how many, how hard; a click chooses it."""
    for name in GAMES:
        house = Title(name, f"sparktable.games.{name}.game", f"sparktable.games.{name}.form")
        page = NewGamePage(house, None, "Ann")
        qtbot.addWidget(page)
        page.show()
        cards = shown(page, ModeCards)[0]
        for card in cards.findChildren(QAbstractButton):
            assert "new_game" not in card.accessibleDescription() and " minutes." in card.accessibleDescription()
        last = cards._values[-1]
        qtbot.mouseClick(cards.button(last), Qt.MouseButton.LeftButton)
        assert page.choices.options["mode"] == last == shown(page, ModeCards)[0].value


@pytest.mark.parametrize("worn", ["dark", "light"])
@pytest.mark.parametrize("name", GAMES)
def test_each_way_to_play_has_a_picture_of_its_own_that_no_words_lie_on(
        qtbot: QtBot, file: SettingsFile, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, name: str,
        worn: str) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    file.settings.display.theme = worn
    shell: Shell = request.getfixturevalue("shell")
    shell.resize(QSize(1280, 720))
    shell.show_new_game(name)
    ways = shown(shell.page, ModeCards)[0]
    qtbot.waitUntil(lambda: all(way._picture is not None for way in shown(shell.page, ModeCards)[0]._cards))
    pictures = [way._picture.toImage() for way in ways._cards if way._picture is not None]
    assert all(one != other for one, other in combinations(pictures, 2))
    for way, picture in zip(ways._cards, pictures, strict=True):
        left = way.width() - picture.deviceIndependentSize().width()
        sinks = style.current().px(16) if worn == "dark" else 0
        words = [each for each in shown(way, QLabel) if each.text()]
        assert words and all(each.geometry().right() < left + sinks for each in words)


def test_a_portrait_chooses_for_the_lit_seat_and_tells_how_often_was_won(qtbot: QtBot, shell: Shell) -> None:
    (megatron,) = offered_ways(MATRIX)[1]["Megatron"]
    page = NewGamePage(MATRIX, None, "Ann", {"character": {megatron: Tally(3, 2)}, "level": {"scout": Tally(7, 4)}})
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page._light(1)
    assert "You have won 4 of 7." in {text for _, text in visible_texts(page)}
    qtbot.mouseClick(page.table.button(1), Qt.MouseButton.LeftButton)
    portraits = shown(page, CharacterCards)[0]
    assert portraits.value == "" and portraits.button("Megatron").accessibleDescription().endswith("; won 2 of 3")
    assert portraits.button("Slipstream").accessibleDescription() == (
        "Flies, and hits from a distance; not played yet")
    qtbot.mouseClick(portraits.button("Megatron"), Qt.MouseButton.LeftButton)
    assert page.choices.options["characters"] == ("", "Megatron")
    assert shown(page, CharacterCards)[0].value == "Megatron", "the same seat stays lit"


def test_where_there_is_room_both_sides_are_seen_and_whoever_is_chosen_lights_their_seat(
        qtbot: QtBot, shell: Shell) -> None:
    page = NewGamePage(MATRIX, None, "Ann")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    assert len(shown(page, CharacterCards)) == 1
    sides = next(each for each in shown(page, Segments) if each.property("place") == "sides")
    qtbot.mouseClick(sides.button(1), Qt.MouseButton.LeftButton)
    assert page.choices.lit == 1 and shown(page, CharacterCards)[0].button("Slipstream"), "the other side is near"
    page.resize(1920, 1080)
    qtbot.waitUntil(lambda: len(shown(page, CharacterCards)) == 2)
    left, right = sorted(shown(page, CharacterCards), key=lambda cards: cards.mapTo(page, cards.pos()).x())
    qtbot.mouseClick(right.button("Slipstream"), Qt.MouseButton.LeftButton)
    assert (page.choices.lit, page.choices.options["characters"]) == (1, ("", "Slipstream"))
    left, right = sorted(shown(page, CharacterCards), key=lambda cards: cards.mapTo(page, cards.pos()).x())
    assert (left.value, right.value) == ("", "Slipstream"), "sides keep their places"


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1920, 1080)], ids=["small", "usual"])
def test_whom_the_lit_seat_plays_fills_the_column_and_gives_way(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, size: QSize) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.resize(size)
    shell.show_new_game("arena")
    page = shell.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(shown(page, CharacterCards)[0].button("Hot Shot"), Qt.MouseButton.LeftButton)

    def told() -> set[str]:
        return {text for portrait in shown(page, SeatPortrait) for _, text in visible_texts(portrait)}

    qtbot.waitUntil(lambda: told() == {"Hot Shot", "Fast and fragile: many actions · not played yet"})
    portrait = shown(page, SeatPortrait)[0]
    foot = portrait.mapTo(page, portrait.rect().bottomLeft()).y()
    assert 0 < page.start.mapTo(page, QPoint()).y() - foot < 40, "nothing lies bare between it and the start"
    assert page.side._bar.maximum() == 0
    if size.height() == 720:
        qtbot.mouseClick(page.more, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: not told())


def test_in_large_words_whom_one_plays_is_seen_with_its_whole_face_whoever_it_is(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.file.settings.language.code, shell.file.settings.display.text_percent = "de", 150
    shell.apply_settings()
    shell.resize(1280, 720)
    for game in ("arena", "matrix"):
        shell.show_new_game(game)
        qtbot.mouseClick(shown(shell.page, CharacterCards)[0].button("Optimus Prime"), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: ["Optimus Prime"] in [[text for _, text in visible_texts(portrait)]
                                                      for portrait in shown(shell.page, SeatPortrait)])
        picture = shown(shell.page, SeatPortrait)[0].picture
        assert picture.height() >= 0.4 * picture.width(), "a lower one shows no more than a forehead"


def test_in_large_words_whoever_is_pointed_at_or_focused_is_told_of_until_one_looks_away(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.file.settings.display.text_percent = 150
    shell.apply_settings()
    shell.resize(1280, 720)
    shell.show_new_game("matrix")
    cards = shown(shell.page, CharacterCards)[0]
    prowl = cards.button("Prowl")

    def told() -> bool:
        return any("Scouts ahead" in text for _, text in visible_texts(shell.page))

    assert not told()
    QApplication.sendEvent(prowl, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert told()
    QApplication.sendEvent(prowl, QEvent(QEvent.Type.Leave))
    assert not told()
    prowl.setFocus()
    assert told()


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_both_sides_of_whoever_may_be_played_are_held_up_and_nobody_is_chosen(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    for game, held in (("matrix", 2), ("arena", 1), ("tcg", 3)):
        shell.show_new_game(game)
        cards = shown(shell.page, CharacterCards)[0]
        before = cards.value
        portrait = next(card for card in cards._cards if card.first is not None)
        portrait.setFocus()
        if how == "key":
            qtbot.keyClick(portrait, Qt.Key.Key_Space)
        else:
            qtbot.mouseClick(portrait, Qt.MouseButton.RightButton)
        (up,) = shown(shell.page, HeldUp)
        assert len(up._faces) == len(set(up._faces)) == held
        assert up.accessibleName() == portrait.accessibleName()
        qtbot.keyClick(up, Qt.Key.Key_Escape)
        assert not shown(shell.page, HeldUp) and shown(shell.page, CharacterCards)[0].value == before
        qtbot.keyClick(portrait, Qt.Key.Key_Escape)
        assert not isinstance(shell.page, NewGamePage), "and Esc goes back"


@pytest.mark.parametrize("sizes", [((1280, 700),), ((1100, 700), (1280, 720))], ids=["lower", "folded and back"])
def test_a_window_that_changes_its_size_leaves_what_was_unfolded_where_it_was(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch, sizes: tuple[tuple[int, int], ...]) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.resize(QSize(1280, 720))
    shell.show_new_game("matrix")
    side = shell.page.side
    qtbot.mouseClick(side.more, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: side._bar.value() > 12)
    side._bar.setValue(12)
    for size in sizes:
        shell.resize(QSize(*size))
        QApplication.processEvents()
    qtbot.waitUntil(lambda: side._bar.maximum() > 12)
    assert side._bar.value() == 12


@pytest.mark.parametrize(("box", "other"), [("core", "war-on-cybertron"), ("war-on-cybertron", "core")])
def test_a_portrait_tells_of_its_own_card_not_of_who_is_called_alike(
        shell: Shell, monkeypatch: pytest.MonkeyPatch, box: str, other: str) -> None:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.statistics.add(GamePlayed(
        game="matrix", finished="2026-01-01", turns=9, reason="", names=("Ann", ""), levels=("human", "scout"),
        characters=("Optimus Prime", "Megatron"), winners=(0,), options={"set": box}))
    for at, said in ((box, "won 1 of 1"), (other, "not played yet")):
        shell.show_new_game("matrix", {"set": at})
        portrait = shown(shell.page, CharacterCards)[0].button("Optimus Prime")
        assert portrait.accessibleDescription().endswith(said)
        shell.show_home()


def test_a_deck_tells_how_often_was_won_with_its_team(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever the others led does not count, nor who has somebody of theirs in another team."""
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    shell.statistics.add(GamePlayed(
        game="tcg", finished="2026-01-01", turns=9, reason="", names=("Ann", ""), levels=("human", "scout"),
        characters=("Optimus Prime + Prowl + Sergeant Kup", "Megatron + Flamewar + Ramjet"), winners=(0,)))
    shell.show_new_game("tcg")
    decks = shown(shell.page, CharacterCards)[0]
    for deck, said in (("Autobot Convoy", "won 1 of 1"), ("Decepticon Raid", "not played yet")):
        assert decks.button(deck).accessibleDescription().endswith(said)


@pytest.mark.parametrize("name", ["matrix", "tcg"])
def test_portraits_take_no_more_height_when_the_page_is_built_anew(
        qtbot: QtBot, shell: Shell, file: SettingsFile, name: str) -> None:
    file.settings.display.text_percent = 150
    shell.apply_settings()
    page = NewGamePage(Title(name, f"sparktable.games.{name}.game", f"sparktable.games.{name}.form"), None, "Ann")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    QApplication.processEvents()
    before = page._foot.geometry().height()
    page.unfold(True)
    QApplication.processEvents()
    assert 0 < page._foot.geometry().height() <= before


def test_the_page_is_there_before_its_pictures_and_is_built_once(
        qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Portraits take as long as all else together."""
    painted, built, build = [], [], NewGamePage.retranslate
    paint = character_cards.art_image
    monkeypatch.setattr(character_cards, "art_image", lambda *args: painted.append(args[0].name) or paint(*args))
    monkeypatch.setattr(NewGamePage, "retranslate", lambda page: built.append(page) or build(page))
    page = NewGamePage(Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form"), None, "Ann",
                       room=QSize(1280, 720))
    qtbot.addWidget(page)
    page.show()
    page.repaint()
    assert not painted and len(built) == 1
    qtbot.waitUntil(lambda: "Optimus Prime" in painted)
    assert len(built) == 1
    gallery = shown(page, Strip)[0]
    assert gallery.height() == gallery.heightForWidth(gallery.width())


def test_decks_are_chosen_by_the_faces_of_their_teams(qtbot: QtBot, shell: Shell) -> None:
    """Named for who hears the page; the leader sits at the table."""
    page = NewGamePage(Title("tcg", "sparktable.games.tcg.game", "sparktable.games.tcg.form"), None, "Ann")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    decks = shown(page, CharacterCards)[0]
    assert decks.value == "Autobot Convoy"
    assert decks.button("Decepticon Raid").accessibleDescription() == "Megatron · Flamewar · Ramjet; not played yet"
    qtbot.mouseClick(decks.button("Decepticon Raid"), Qt.MouseButton.LeftButton)
    seated = page.table.places[0].sitter
    assert (seated.name, seated.face) == ("Decepticon Raid", "Megatron") and seated.side is not None
    assert page.choices.options["decks"][0] == "Decepticon Raid"
