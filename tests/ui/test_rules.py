"""The rules in the window: F1 opens them, words are looked up, links lead there and back."""
from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sparktable.app import catalog
from sparktable.app.card_search import card_keywords
from sparktable.app.players import Player
from sparktable.app.rulebook import page_named, pages, places
from sparktable.app.rules_page import HEADING, Block, keywords
from sparktable.app.setups import Setup
from sparktable.app.sought import patterns
from sparktable.app.translations import WORDS
from sparktable.games import GAMES
from sparktable.ui.card_inspector import HeldUp
from sparktable.ui.card_wall import ENTRY
from sparktable.ui.rules_cards import CardsWithIt
from sparktable.ui.rules_dialog import RulesDialog
from sparktable.ui.rules_picture import RulesPicture
from sparktable.ui.rules_text import GROUND, Link, linked, rich
from sparktable.ui.shell import Shell
from sparktable.ui.shortcuts import CheatSheet
from ui.driving import start
from ui.matrix import DUEL, MATRIX
from ui.rules import opened, rows


@pytest.fixture(autouse=True)
def all_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    yield


@pytest.fixture
def rules(qtbot: QtBot, shell: Shell, undrawn: None) -> RulesDialog:
    qtbot.keyClick(shell, Qt.Key.Key_F1)
    return opened(shell)


def link(rules: RulesDialog, text: str) -> QPushButton:
    return next(button for button in rules.reader.findChildren(QPushButton) if button.text() == text)


# --- reading ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_link_on_every_page_leads_to_another_page(language: str) -> None:
    WORDS.use(language)
    names = {page.name for page in pages(language)}
    followed = {link.target for page in pages(language) for block in page.blocks
                for link in linked(page.game, block.text, page.name)}
    assert followed <= names
    assert followed >= {word.page for game in GAMES for word in keywords(game, language)}, "the words lead everywhere"


@pytest.mark.parametrize("name", ["matrix.turn", "arena.words"])
def test_links_in_a_text_are_followed_by_mouse_and_key(rules: RulesDialog, name: str) -> None:
    rules.open_page(name)
    assert rules._area.accessibleDescription() == page_named("en", name).text()
    text = next(each for each in rules.reader.findChildren(QLabel) if "<a href" in each.text())
    assert text.textInteractionFlags() & Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    target = re.findall('href="([^"]*)"', text.text())[0]
    text.linkActivated.emit(target)
    assert rules.shown == target != name


def test_screen_readers_walk_from_heading_to_heading(rules: RulesDialog) -> None:
    QAccessible.setActive(True)
    rules.open_page("matrix.rulings")
    told = [QAccessible.queryAccessibleInterface(each) for each in rules.reader.findChildren(QLabel)]
    headings = [(spoken.text(QAccessible.Text.Name),
                 spoken.attributesInterface().attributeValue(QAccessible.Attribute.Level))
                for spoken in told if spoken is not None and spoken.role() == QAccessible.Role.Heading]
    page = page_named("en", "matrix.rulings")
    assert headings == [(page.heading, 1), *((block.text, 2) for block in page.blocks if block.kind == HEADING),
                        (WORDS.say("rules.see"), 2)]
    rules.open_page("matrix.turn")  # what was spoken goes with its page
    QAccessible.setActive(False)


def test_links_lead_there_and_back(qtbot: QtBot, rules: RulesDialog) -> None:
    rules.open_page("matrix.energon")
    qtbot.mouseClick(link(rules, "Bot Mode and Alt Mode"), Qt.MouseButton.LeftButton)
    assert rules.shown == "matrix.modes_of_character"
    qtbot.mouseClick(rules.back, Qt.MouseButton.LeftButton)
    assert rules.shown == "matrix.energon" and rules.list.currentItem().text().strip() == "Energon"
    qtbot.keyClick(rules, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert rules.shown == "matrix.modes_of_character" and not rules.forth.isEnabled()


def test_one_sees_where_one_is_and_goes_up_and_leafs(qtbot: QtBot, rules: RulesDialog) -> None:
    rules.open_page("matrix.energon")
    crumbs = next(each for each in rules.reader.findChildren(QLabel) if "›" in each.text())
    assert re.sub("<[^>]*>", "", crumbs.text()) == f"{WORDS.say('title.matrix')} › Your turn › Energon"
    for target in re.findall('href="([^"]*)"', crumbs.text()):
        rules.open_page("matrix.energon")
        crumbs = next(each for each in rules.reader.findChildren(QLabel) if "›" in each.text())
        crumbs.linkActivated.emit(target)
        assert rules.shown == target
    assert rules.shown == "matrix.turn"
    rules.open_page("tcg.about")
    read = [rules.shown]
    while on := [each for each in rules.reader.findChildren(QPushButton) if each.text().endswith("›")]:
        on[0].click()
        read.append(rules.shown)
    assert read == [page.name for page in pages("en") if page.game == "tcg"]


def test_bosses_come_first_where_cards_name_them(rules: RulesDialog) -> None:
    rules.open_page("matrix.boss")
    rules.reader.lay_cards()
    cards = rules.reader.findChildren(CardsWithIt)[-1]
    cards.picker.setCurrentIndex(cards.picker.findData("Boss"))
    types = [cards.wall.item(row).data(ENTRY).card.type for row in range(cards.wall.count())]
    bosses = types.count("boss")
    assert 0 < bosses < len(types) and types[:bosses] == ["boss"] * bosses


@pytest.mark.parametrize("name", ["matrix.buying", "arena.attack", "tcg.keywords"])
def test_the_cards_that_say_a_word_lie_beside_its_page_and_can_be_seen_large(
        qtbot: QtBot, rules: RulesDialog, name: str) -> None:
    rules.open_page(name)
    rules.reader.lay_cards()
    cards = rules.reader.findChildren(CardsWithIt)[-1]
    game = name.partition(".")[0]
    told = {word.word for word in cards.words}
    assert told <= {word.word for word in page_named("en", name).keywords} and told
    for at, word in enumerate(cards.words):
        cards.picker.setCurrentIndex(at)
        shown = [cards.wall.item(row).data(ENTRY) for row in range(cards.wall.count())]
        assert shown and all(word in card_keywords(game, entry.card) for entry in shown)
        assert str(len(shown)) in cards.picker.currentText()
    cards.wall.setFocus()
    qtbot.keyClick(cards.wall, Qt.Key.Key_Return)
    held = rules.findChildren(HeldUp)[-1]
    assert held.isVisible() and held.accessibleName() == WORDS.title(game, shown[0].card)
    qtbot.keyClick(held, Qt.Key.Key_Escape)
    assert rules.isVisible() and not held.isVisible(), "the card is laid down, the rules stay open"


def test_what_is_typed_is_found_at_once_and_marked(qtbot: QtBot, rules: RulesDialog) -> None:
    qtbot.keyClicks(rules.search, "ambush")
    assert rules.shown == "matrix.ambush"
    assert any(GROUND in each.text() for each in rules.reader.findChildren(QLabel))
    row = rules.list.currentItem().text()
    n = places(rules.reader._page, "en", "ambush")
    assert row.startswith(f"{rules.reader._page.heading} · {n}\nTurning up an Adversary springs an Ambush on"), row
    rules.search.setText("xyzzy")
    assert rules.nothing.isVisible() and "xyzzy" in rules.nothing.title.text()
    assert not rules._area.isVisible(), "no page is left that does not say it"
    rules.search.clear()
    assert rules._area.isVisible() and not rules.nothing.isVisible()


def test_where_nothing_is_found_one_is_led_on(qtbot: QtBot, rules: RulesDialog) -> None:
    """To words that are written much like it, to pages, and back to all that there is."""
    everything = rows(rules)
    qtbot.keyClicks(rules.search, "ambusj")
    assert rows(rules) == everything, "all pages stay at hand"
    chip = next(each for each in rules.nothing.findChildren(QPushButton) if each.text() == "Ambush")
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert rules.search.text() == "Ambush" and rules.shown == "matrix.ambush" and not rules.nothing.isVisible()
    rules.search.setText("ambusj")
    page = page_named("en", "matrix.ambush").heading
    tile = next(each for each in rules.nothing.findChildren(QPushButton) if each.accessibleName().endswith(page))
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert rules.shown == "matrix.ambush" and rules._area.isVisible() and not rules.search.text()
    rules.search.setText("ambusj")
    rules.list.setCurrentRow(rules._row())
    assert rules._area.isVisible(), "the page that was read last can be chosen too"
    rules.search.setText("xyzzy")
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert rules._area.isVisible(), "Enter goes to the first page"
    rules.search.setText("xyzzyy")
    clear = next(each for each in rules.nothing.findChildren(QPushButton)
                 if each.text() == WORDS.say("rules.none.clear"))
    qtbot.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert not rules.search.text() and rules.search.hasFocus() and not rules.nothing.isVisible()


def test_one_goes_from_place_to_place_and_on_to_the_next_page(qtbot: QtBot, rules: RulesDialog) -> None:
    rules.resize(1000, 500)
    qtbot.keyClicks(rules.search, "thwart")
    first, seen = rules.shown, 0
    while rules.shown == first:
        QApplication.processEvents()
        place, page = rules.reader.places[seen], rules._area.viewport()
        top = place.mapTo(page, QPoint(0, 0)).y()
        assert -place.height() < top < page.height(), "it is in sight"
        seen += 1
        qtbot.keyClick(rules.search, Qt.Key.Key_F3)
    assert seen > 1 and page_named("en", rules.shown).game == "matrix"
    qtbot.keyClick(rules.search, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert rules.shown == first
    qtbot.keyClick(rules.search, Qt.Key.Key_Return)
    assert rules.isVisible(), "it goes on, and closes nothing"
    qtbot.keyClick(rules.search, Qt.Key.Key_Down)
    assert rules.list.hasFocus()
    rules.search.clear()
    qtbot.keyClick(rules.list, Qt.Key.Key_F3)
    assert rules.search.hasFocus()


def test_the_game_whose_page_fits_best_comes_first_where_none_is_played(rules: RulesDialog) -> None:
    rules.search.setText("stealth")
    assert rules.shown == "tcg.keywords"
    rules.search.setText("draw")
    assert rows(rules)[0] == WORDS.say("title.arena").upper()


def test_a_text_is_marked_and_linked_and_otherwise_as_it_was() -> None:
    made = rich("2 < 3 Power, power", [Link(6, 11, "a.b")], patterns("POWER"))
    assert re.sub("<[^>]*>", "", made) == "2 &lt; 3 Power, power"
    assert made.count(GROUND) == 2 and made.count("<a href=\"a.b\"") == 1


def test_the_rulings_by_which_the_table_plays_are_marked(shell: Shell, undrawn: None) -> None:
    def marked() -> list[str]:
        shell.open_rules()
        opened(shell).open_page("arena.rulings")
        told = [each.text() for each in opened(shell).reader.findChildren(QLabel)]
        return [text for text in told if "played at this table" in text]

    assert not marked(), "no table, no mark"
    start(shell, Setup("arena", {"mode": "duel", "rulings": {"pawns_block_line": "yes"}},
                       (Player("Ann"), Player("Ben")), seed=1))
    ways = marked()
    assert len(ways) == sum(block.kind == HEADING for block in page_named("en", "arena.rulings").blocks)
    yes = WORDS.say("arena.ruling.pawns_block_line.yes")
    assert any(yes in way for way in ways)


def test_the_game_that_is_played_comes_first(qtbot: QtBot, shell: Shell, undrawn: None) -> None:
    catalog.offer(MATRIX)
    start(shell, DUEL)
    shell.open_rules()
    dialog = opened(shell)
    assert dialog.list.item(0).text() == WORDS.say("title.matrix").upper() and dialog.shown == "matrix.about"
    catalog.withdraw("matrix")


def test_pages_that_others_stand_under_are_written_in_bold(rules: RulesDialog) -> None:
    lines = [rules.list.item(row) for row in range(rules.list.count())]
    within = [line for line in lines if not line.icon().isNull()]
    headings = [line for line in lines if line.flags() == Qt.ItemFlag.NoItemFlags]
    assert within and headings
    for line in lines:
        weight = 700 if line in headings else 400 if line in within else 600
        assert line.font().weight() == weight, line.text()


def test_whoever_stands_further_in_does_so_with_all_lines(shell: Shell, undrawn: None) -> None:
    shell.file.settings.language.code, shell.file.settings.display.text_percent = "de", 150
    shell.apply_settings()
    shell.resize(1280, 720)
    shell.open_rules()
    contents, above = opened(shell).list, {page.name: page.above for page in pages("de")}
    apart = set()
    for row in range(contents.count()):
        item = contents.item(row)
        if not above.get(item.data(Qt.ItemDataRole.UserRole)):
            continue
        contents.scrollToItem(item)
        picture = contents.viewport().grab(contents.visualItemRect(item)).toImage()
        ground = picture.pixel(0, 0)
        if picture.height() < 2 * contents.fontMetrics().lineSpacing():
            continue  # it has one line
        middle = picture.height() // 2
        first, last = (min(x for x in range(picture.width()) for y in part if picture.pixel(x, y) != ground)
                       for part in (range(2, middle), range(middle, picture.height() - 2)))
        apart.add(abs(first - last))
    assert apart and max(apart) <= 4, "letters begin a little later or earlier"


def test_the_keys_are_one_of_its_pages(qtbot: QtBot, shell: Shell, rules: RulesDialog) -> None:
    rules.keys_wanted.emit()
    assert shell.findChildren(CheatSheet)
    rules.accept()


def test_a_switch_of_language_turns_the_page_into_it(rules: RulesDialog) -> None:
    rules.open_page("tcg.attack")
    WORDS.use("de")
    rules.retranslate()
    assert rules.shown == "tcg.attack" and "Kühn" in rules._area.accessibleDescription()


def test_the_contents_show_where_one_is_in_a_window_of_any_size(rules: RulesDialog) -> None:
    rules.open_page("tcg.keywords")
    for width, height in ((1480, 860), (820, 520), (1300, 700)):
        rules.resize(width, height)
        QApplication.processEvents()
        row = rules.list.visualItemRect(rules.list.currentItem())
        assert rules.list.viewport().rect().contains(row), (width, height)


def test_tab_halts_at_the_links_of_a_page_and_not_at_its_paragraphs(rules: RulesDialog) -> None:
    rules.open_page("matrix.ambush")
    for text in rules.reader.findChildren(QLabel):
        if text.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert "<a " in text.text(), text.text()


def test_what_belongs_to_a_page_goes_under_it_where_there_is_no_room_beside(rules: RulesDialog) -> None:
    rules.open_page("matrix.boss")
    for width, beside in ((1480, True), (1000, False)):
        rules.resize(width, 860)
        QApplication.processEvents()
        assert (rules.reader._side.x() > 500) == beside


@pytest.mark.parametrize("told", [block for page in pages("en") for block in page.blocks if block.picture],
                         ids=lambda block: "-".join((block.picture.name, *block.picture.zones)))
def test_the_table_draws_the_pictures(qtbot: QtBot, told) -> None:
    """In the part that is named something is to be seen; whoever sees nothing is told what."""
    shown = RulesPicture(told.picture, told.text)
    qtbot.addWidget(shown)
    shown.draw()
    assert shown.drawn.width() > 300 and shown.drawn.height() > 150
    whole = (shown.drawn.width(), shown.drawn.height()) == (1280, 800)
    assert whole == (not told.picture.zones), "a part of the table, where one is named"
    assert shown.picture.accessibleName() == told.text


def picture_told(name: str) -> Block:
    return next(block for page in pages("en") for block in page.blocks
                if block.picture and block.picture.name == name and block.picture.zones)


def test_a_board_lies_on_its_ground_in_its_frame(qtbot: QtBot) -> None:
    """Letters and numbers of which the text speaks stand on that."""
    told = picture_told("arena_moving")
    shown = RulesPicture(told.picture, told.text)
    qtbot.addWidget(shown)
    shown.resize(1000, 1400)
    shown.draw()
    drawn = shown.drawn.toImage()
    across = [drawn.pixelColor(x, drawn.height() * 2 // 3) for x in range(drawn.width())]
    assert sum(each.red() > each.blue() + 15 for each in across) > 0.8 * len(across), "desert sand and a wooden frame"


def test_a_picture_is_seen_only_as_large_as_it_stays(qtbot: QtBot) -> None:
    told = picture_told("arena_moving")
    shown = RulesPicture(told.picture, told.text)
    qtbot.addWidget(shown)
    shown.resize(1400, 1400)
    shown.draw()
    high, sharp = shown.picture.height(), shown.drawn.size()
    shown.show()
    QApplication.processEvents()
    assert (shown.picture.height(), shown.drawn.size()) == (high, sharp)


def test_in_a_large_window_a_picture_fills_its_frame(qtbot: QtBot) -> None:
    told = next(block for page in pages("en") for block in page.blocks if block.picture and block.picture.zones)
    assert told.picture is not None
    shown = RulesPicture(told.picture, told.text)
    qtbot.addWidget(shown)
    shown.resize(400, 800)
    shown.show()
    qtbot.waitUntil(lambda: not shown.drawn.isNull())
    wide = shown.drawn.width()
    shown.resize(round(wide * 1.4), 1400)
    qtbot.waitUntil(lambda: shown.picture.pixmap().width() >= wide * 1.3)
