"""Every page and dialog of the program, each opened with much on it. A new one gets a function here: it is then
looked at in every size and language, and `test_page_walk.py` says so where one was forgotten.

    @page
    def my_page(walk: Walk) -> Iterator[QWidget]: ...
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from record.pngs import png
from sparktable.ai.tcg.deck_building import built_deck
from sparktable.app.catalog import Value, title, titles
from sparktable.app.deeds import all_deeds
from sparktable.app.error_log import ErrorLog
from sparktable.app.game_texts import Speech
from sparktable.app.keywords import Lexicon
from sparktable.app.lessons import Course, lessons
from sparktable.app.players import Player
from sparktable.app.puzzles import puzzles as all_puzzles
from sparktable.app.replay import RecordedGame
from sparktable.app.series import Standing
from sparktable.app.session import Session
from sparktable.app.setups import Setup
from sparktable.app.statistics import of_session
from sparktable.app.tcg import series
from sparktable.app.tcg.deck_building import titled
from sparktable.app.translations import WORDS
from sparktable.games.advice import Advice
from sparktable.games.tcg.best_of_three import read_match
from sparktable.games.tcg.packs import PACKS
from sparktable.games.tcg.sealed import read_sealed
from sparktable.games.tcg.shipped_decks import DECKS
from sparktable.kernel.match import Match
from sparktable.kernel.rng import Dice
from sparktable.record.replay import Replay
from sparktable.table.fronts import fronts_of
from sparktable.table.tableau import Sum
from sparktable.ui.account_dialog import AccountDialog
from sparktable.ui.card_browser import CardBrowser
from sparktable.ui.crash_dialog import CrashDialog, LastTimeDialog, StartDialog
from sparktable.ui.end_screen import EndPage
from sparktable.ui.game_window import GameWindow
from sparktable.ui.new_game import NewGamePage
from sparktable.ui.notice import Question
from sparktable.ui.open_cards import OpenCards
from sparktable.ui.play_on import PlayOnDialog
from sparktable.ui.replay_page import ReplayPage
from sparktable.ui.rules_dialog import RulesDialog
from sparktable.ui.settings_dialog import CHAPTERS, SettingsDialog
from sparktable.ui.shell import Shell
from sparktable.ui.tcg.sealed_page import SealedPage
from sparktable.ui.tcg.sideboard_page import SideboardPage
from sparktable.ui.tcg.workshop import DeckBuilder

ANN, BEN, FOE, OTHER = Player("Ann"), Player("Ben"), Player("", "scout"), Player("", "commander")
TABLES = {
    "matrix": Setup("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 2}, (ANN, FOE), seed=7),
    "four": Setup("matrix", {"set": "war-on-cybertron", "mode": "tvt", "players": 4}, (ANN, BEN, FOE, OTHER), seed=3),
    "arena": Setup("arena", {"mode": "duel", "players": 2}, (ANN, FOE), seed=3),
}
"""What is played."""
ADVICE = {"matrix": ("unplayed", "ambushed"), "arena": ("undefended",)}


@dataclass
class Walk:
    """What pages are opened with."""

    shell: Shell
    folder: Path
    usual: QSize | None = None
    """The window in which dialogs are opened, where others are tried: in a large one they would grow."""

    def ended(self, name: str) -> tuple[Session, Speech]:
        """A game at its end, and its words."""
        setup, match = TABLES[name], played(name)
        found = title(setup.game)
        names = found.telling.characters(match.state)
        return Session(match, setup.players, lambda *_: 1), Speech(found, match.game, names)

    def dialog(self, show: Callable[[], object]) -> Iterator[QDialog]:
        """What is opened over the window, for as long as one looks at it; `show` opens it, or makes it."""
        if self.usual is not None:
            self.shell.resize(self.usual)
        made = show()
        if isinstance(made, QDialog):
            made.show()
        found = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]
        assert len(found) == 1
        yield found[0]
        found[0].close()


@cache
def learnt() -> Course:
    """A lesson whose last step has ended the game."""
    course = Course(next(each for each in lessons() if each.name == "arena_duel"), lambda *_: 1)
    course.session.start()
    while course.line is not None:
        if course.to_read is not None:
            course.go_on()
        elif course.waits:
            course.deliver()
        else:
            course.session.answer(course.asked_for()[0])
    return course


@cache
def played(name: str) -> Match:
    """A game that was played to its end. Nobody touches it any more."""
    return played_by_chance(TABLES[name])


def played_by_chance(setup: Setup) -> Match:
    match, dice = Match(title(setup.game).open(setup.options), setup.seed or 0, watched=True), Dice(5)
    while (asked := match.decision) is not None:
        match.take(asked.options[dice.below(len(asked.options))])
    return match


@cache
def recorded(name: str) -> RecordedGame:
    """What is known of its turns takes a while to find out."""
    return RecordedGame(Replay(played(name), len(played(name).answers), None), TABLES[name].players)


def ways_but_first(new: NewGamePage) -> list[Value]:
    """The ways to play that a page offers besides the one it is opened with."""
    field = next((each for each in new.choices.form().fields if each.option == "mode"), None)
    return [] if field is None else [each.value for each in field.choices if each.value != field.value]


Opener = Callable[[Walk], Iterator[QWidget]]
PAGES: dict[str, Opener] = {}


def page(opener: Opener) -> Opener:
    """Put a page on the list. It yields what is to be looked at, as often as it has something else to show."""
    PAGES[opener.__name__] = opener
    return opener


# --- before a game ----------------------------------------------------------------------------------------


@page
def home(walk: Walk) -> Iterator[QWidget]:
    """Of a newcomer, and of somebody who has left a game, saved one and played some, also of two matches."""
    walk.shell.show_home()
    yield walk.shell.page
    walk.shell.start_game(TABLES["four"])
    walk.shell.archive.save("Sunday", png())
    for name in TABLES:
        session, _ = walk.ended(name)
        walk.shell.statistics.add(of_session(session, TABLES[name].game))
    for mark in ("one", "two"):
        begun = series.begun(Setup("tcg", {"mode": "match"}, (ANN, FOE)), 7, mark)
        assert begun is not None
        walk.shell.series.kept.keep(begun)
    walk.shell.show_home()
    yield walk.shell.page


@page
def new_game(walk: Walk) -> Iterator[QWidget]:
    """Every way to play every game."""
    for found in titles():
        walk.shell.show_new_game(found.name)
        new = walk.shell.page
        assert isinstance(new, NewGamePage)
        yield new
        for way in ways_but_first(new):
            new._choose("mode", way, -1)
            yield new
        new._light(1)  # where an opponent sits
        new.unfold(True)
        yield new
        walk.shell.show_home()


@page
def rules(walk: Walk) -> Iterator[QWidget]:
    """The longest page, with a picture; one that nobody has written; and what is said where nothing is found."""
    for dialog in walk.dialog(walk.shell.open_rules):
        assert isinstance(dialog, RulesDialog)
        for name in ("matrix.boss", "arena.rulings"):
            dialog.open_page(name)
            yield dialog
        dialog.search.setText("energom for Bumblebe xyzzy")
        yield dialog


@page
def cards(walk: Walk) -> Iterator[QWidget]:
    """All games', and those of one with most filters and a card over the wall."""
    walk.shell.show_cards()
    yield walk.shell.page
    browser = walk.shell.page
    assert isinstance(browser, CardBrowser)
    browser.look_for(game="matrix")
    browser.open_card()
    yield browser
    walk.shell.show_home()


@page
def deck_builder(walk: Walk) -> Iterator[QWidget]:
    """With a deck that may be played, and with one of which everything is wrong."""
    walk.shell.show_workshop("tcg")
    builder = walk.shell.page
    assert isinstance(builder, DeckBuilder)
    builder.open(next(iter(DECKS.values())))
    yield builder
    builder.open(None)
    builder.shelf.look_for(shelf="cards", stars=2)
    for name in ("Zap", "Zap", "Zap", "Zap", "Optimus Prime, Autobot Leader", "Optimus Prime, Freedom Fighter"):
        builder.change(name, 1)
    builder.change("Plasma Burst", 1, aside=True)
    builder.look_at("Zap")
    yield builder
    QGuiApplication.clipboard().setText("3 Zapp\n1 Nothing like it at all, whatever one may say of it")
    yield from walk.dialog(builder.paste)
    walk.shell.show_home()


@page
def match_of_three(walk: Walk) -> Iterator[QWidget]:
    """Between its games: a deck that may be played on with, and one that lacks a card."""
    setup = Setup("tcg", {"mode": "match", "rulings": {"who_begins": "loser_chooses"}}, (ANN, FOE))
    begun = series.begun(setup, 7, "one")
    assert begun is not None
    seen = (("Zap", 3), ("Reinforced Plating", 2), ("Inspiring Leadership", 1))
    match = read_match(begun.options).begun().ended((0,), 12, (seen, ())).begun(begins=1).ended((1,), 9, (seen, ()))
    walk.shell.series.show(Setup("tcg", match.told(), (ANN, FOE)))
    yield walk.shell.page
    assert isinstance(walk.shell.page, SideboardPage)
    walk.shell.page.put_aside("Zap")
    yield walk.shell.page
    walk.shell.show_home()


@page
def sealed(walk: Walk) -> Iterator[QWidget]:
    """Packs, the deck builder over what came out of them, opponents, and the end."""
    begun = series.begun(Setup("tcg", {"mode": "sealed", "wave": "wave-3"}, (ANN, FOE)), 7, "one")
    assert begun is not None
    event = read_sealed(begun.options)
    built = replace(event, opened=PACKS, deck=built_deck(event.pool(), "Sealed"))
    for now in (event, replace(event, opened=3), built.ended(0, 12), built.ended(0, 12).ended(1, 9).ended(-1, 30)):
        walk.shell.series.show(Setup("tcg", now.told(), (ANN, FOE)))
        yield walk.shell.page
    assert isinstance(walk.shell.page, SealedPage)
    walk.shell.page.build()
    yield walk.shell.page
    walk.shell.show_home()


@page
def learning(walk: Walk) -> Iterator[QWidget]:
    """The list, a lesson that somebody is about to leave, and one that ended with its game."""
    walk.shell.show_lessons()
    yield walk.shell.page
    walk.shell.take_lesson(lessons()[0])
    window = walk.shell.page
    assert isinstance(window, GameWindow) and window.lesson is not None
    window.lesson.next.click()
    window.lesson.ask_to_leave()
    yield window
    walk.shell.show_home()
    course = learnt()
    found = title(course.lesson.file.game.name)
    names = found.telling.characters(course.session.match.state)
    speech = Speech(found, course.lesson.file.game, names)
    walk.shell.turn_to(EndPage(course.session, speech, None, lambda: None, None, lesson=course.lesson))
    yield walk.shell.page
    walk.shell.show_home()


@page
def puzzles(walk: Walk) -> Iterator[QWidget]:
    """The list with some solved, one that was missed, and a solution that is shown."""
    found = all_puzzles()
    walk.shell.file.settings.memory.puzzles = [each.name for each in found[::3]]
    walk.shell.show_puzzles()
    yield walk.shell.page
    tried = next(each for each in found if each.game == "matrix")
    walk.shell.try_puzzle(tried)
    window = walk.shell.page
    assert isinstance(window, GameWindow) and window.puzzle is not None
    window.answers.end_turn()
    window.puzzle.refresh()
    yield window
    walk.shell.try_puzzle(tried, shown=True)
    yield walk.shell.page
    walk.shell.show_home()


# --- a game -----------------------------------------------------------------------------------------------


@page
def table(walk: Walk) -> Iterator[QWidget]:
    for name in ("matrix", "arena"):
        setup = TABLES[name]
        walk.shell.start_game(Setup(setup.game, setup.options, (ANN, BEN), setup.seed))
        assert isinstance(walk.shell.page, GameWindow)
        yield walk.shell.page
    walk.shell.page.notice.tell("notice.kept_aside", name="War on Cybertron 2026-11-24 08.15")
    yield walk.shell.page
    walk.shell.page.curtain.fall("Anna-Magdalena Wilhelmine", "autobot", "Optimus Prime")
    yield walk.shell.page
    walk.shell.page.curtain.rise()
    yield from walk.dialog(walk.shell.page.about_game)
    walk.shell.show_home()


@page
def question(walk: Walk) -> Iterator[QWidget]:
    yield from walk.dialog(lambda: Question(walk.shell, "confirm.waste", "confirm.waste.end", lambda: None,
                                            items=("Move 3", "Energon 2"), no_more=lambda: None))
    yield from walk.dialog(lambda: Question(walk.shell, "tcg.match.give_up.ask", "series.give_up.yes", lambda: None))


@page
def account(walk: Walk) -> Iterator[QWidget]:
    """How the numbers of an attack came about, from the log of a game."""
    parts = (("bot", "Bot mode", "7"), ("weapon", "Kinetic Intensifier Whip of the longest name", "+4"),
             ("b_orange", "Intrusion Countermeasures Software", "+2"))
    fronts, team = fronts_of("tcg"), next(iter(DECKS.values())).characters()
    assert fronts is not None
    flipped = (None, None, fronts.front(titled("Zap"), WORDS, 0))
    sums = [Sum(f"{name}: attack 13", parts, "4 cards flipped: 2 + Bold 2", fronts.front(who, WORDS, 1), flipped)
            for name, who in zip(("Decepticon Shockwave", "Optimus Prime"), team, strict=False)]
    sums.append(Sum("Damage: 9", parts[:2]))
    sentence = "Decepticon Shockwave strikes with 13 attack against 4 defense of Optimus Prime."
    lexicon = Lexicon("tcg", WORDS, tuple, tuple)
    yield from walk.dialog(lambda: AccountDialog(sentence, sums, lexicon, walk.shell).open())


# --- after a game -----------------------------------------------------------------------------------------


@page
def end(walk: Walk) -> Iterator[QWidget]:
    for name in TABLES:
        session, speech = walk.ended(name)
        stands = Standing(lambda: WORDS.say("tcg.match.standing", n=1, of=3, mine=1, theirs=0),
                          lambda: WORDS.say("tcg.match.next", n=2)) if name == "arena" else None
        last = EndPage(session, speech, None, lambda: None, lambda: "Starscream: Artillery brought 2 Power.",
                       deeds=[*all_deeds()[""], *all_deeds()["matrix"][-2:]], series=stands,
                       advice={seat: [Advice(key, 7, 60) for key in ADVICE[TABLES[name].game]]
                               for seat, player in enumerate(session.players) if player.is_human})
        walk.shell.turn_to(last)
        yield last
        yield from walk.dialog(partial(OpenCards, last.recording, speech, walk.shell))
    walk.shell.show_home()


@page
def replay(walk: Walk) -> Iterator[QWidget]:
    for name in TABLES:
        walk.shell.show_recording(recorded(name))
        yield walk.shell.page
    page = walk.shell.page
    assert isinstance(page, ReplayPage)
    page.seek(12)
    page.side.fold_out("log")
    yield page
    yield from walk.dialog(lambda: PlayOnDialog(TABLES["four"].players, walk.ended("four")[1].names, walk.shell))
    walk.shell.show_home()


# --- dialogs ----------------------------------------------------------------------------------------------


@page
def lists(walk: Walk) -> Iterator[QWidget]:
    walk.shell.start_game(TABLES["matrix"])
    assert isinstance(walk.shell.page, GameWindow)
    walk.shell.archive.save("Sunday, the long evening with Anna-Magdalena and everybody else who came along",
                            walk.shell.page.save_and_report.table_picture())
    walk.shell.archive.save("Without a picture")
    walk.shell.show_home()
    for show in (walk.shell.open_saves, walk.shell.open_replays):
        yield from walk.dialog(show)


@page
def statistics(walk: Walk) -> Iterator[QWidget]:
    walk.shell.statistics.reset()
    walk.shell.show_statistics()
    yield walk.shell.page
    yield from walk.dialog(walk.shell.open_statistics)
    for name in TABLES:
        session, _ = walk.ended(name)
        for _ in range(5):
            walk.shell.statistics.add(of_session(session, TABLES[name].game))
    duel = Setup("tcg", {}, (ANN, FOE), seed=3)  # whose teams have the longest names
    walk.shell.statistics.add(of_session(Session(played_by_chance(duel), duel.players, lambda *_: 1), duel.game))
    walk.shell.show_statistics()
    yield walk.shell.page
    yield from walk.dialog(walk.shell.open_statistics)
    walk.shell.show_home()


@page
def deeds(walk: Walk) -> Iterator[QWidget]:
    walk.shell.show_deeds()
    yield walk.shell.page
    walk.shell.show_home()


@page
def settings(walk: Walk) -> Iterator[QWidget]:
    for dialog in walk.dialog(walk.shell.open_settings):
        assert isinstance(dialog, SettingsDialog)
        for row in range(len(CHAPTERS)):
            dialog.sections.setCurrentRow(row)
            yield dialog


@page
def help_and_about(walk: Walk) -> Iterator[QWidget]:
    yield from walk.dialog(walk.shell.open_cheat_sheet)
    yield from walk.dialog(walk.shell.open_about)


@page
def trouble(walk: Walk) -> Iterator[QWidget]:
    """What is shown after a crash; and the line above the pages."""
    box = ErrorLog(walk.folder / "errors.log")
    trace = "Traceback (most recent call last):\n  File \"rules.py\", line 12\nZeroDivisionError"
    yield from walk.dialog(lambda: CrashDialog(walk.shell, box, trace, saved="Crash"))
    yield from walk.dialog(lambda: LastTimeDialog(walk.shell, box))
    yield from walk.dialog(lambda: StartDialog(box, trace))
    box.close()
    walk.shell.notice.tell("notice.kept_aside", name="War on Cybertron 2026-11-24 08.15")
    yield walk.shell.notice
    walk.shell.notice.hide()
