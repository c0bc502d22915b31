"""The window in which a game is played: the table, the prompt bar, and panels that can be moved and closed."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow

from sparktable.app.archive import Archive
from sparktable.app.game_texts import Speech
from sparktable.app.session import Change, Session
from sparktable.app.settings import SettingsFile
from sparktable.app.sounds.player import SoundPlayer
from sparktable.app.thinking.thread import Thinker
from sparktable.kernel.decisions import Option
from sparktable.ui import style
from sparktable.ui.advice import Advice
from sparktable.ui.answers import Answers
from sparktable.ui.fair_shuffle import AboutGame
from sparktable.ui.first_hints import FirstHints
from sparktable.ui.game_menus import GameMenus
from sparktable.ui.game_speed import GameSpeed
from sparktable.ui.handover import Handover
from sparktable.ui.handover_curtain import Curtain
from sparktable.ui.inspector import Inspector
from sparktable.ui.log_panel import LogPanel
from sparktable.ui.notice import TableNotice
from sparktable.ui.panels import Panels
from sparktable.ui.pass_bar import PassBar
from sparktable.ui.save_and_report import SaveAndReport
from sparktable.ui.shortcuts import letters, renew
from sparktable.ui.sound_cues import SoundCues
from sparktable.ui.table_news import TableNews
from sparktable.ui.table_parts import lesson_strip, puzzle_strip, table_area
from sparktable.ui.told_words import RulesKey
from sparktable.ui.tool_bar import ToolBar
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import label

if TYPE_CHECKING:  # loaded when there is one
    from sparktable.app.lessons import Course
    from sparktable.app.puzzles import Attempt


class GameWindow(QMainWindow):
    """One game at the table: its session, its picture, its panels and its menus."""

    ended = Signal()
    left = Signal()
    load_wanted = Signal()
    """Another game shall be loaded."""
    quit_wanted = Signal()
    """The program shall end."""
    help_wanted = Signal(str)
    """A dialog that belongs to the whole program: `settings`, `cheat_sheet`, `about`."""
    rules_wanted = Signal(object, bool)
    """The rules, with the words for which they are asked; and whether they shall be opened at the first."""
    muted = Signal()
    """Sounds shall be heard no more, or again."""
    settings_changed = Signal()

    def __init__(self, session: Session, speech: Speech, thinker: Thinker, archive: Archive,
                 file: SettingsFile, player: SoundPlayer, course: Course | None = None,
                 attempt: Attempt | None = None, *, newcomer: bool = False) -> None:
        """`course`: the lesson that this is; `attempt`: the puzzle; `newcomer`: whoever plays is told what could
        still be done."""
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)  # a page among others, with docks and menus of its own
        self.session, self.speech, self.archive, self.file = session, speech, archive, file
        self.thinker = thinker
        self._grown = style.grown()
        """How much larger than usual everything was when panels were given their sizes."""
        self._turned_up: int | None = None
        """The card that has been turned up last, until it is shown beside the table."""
        self.game_speed = GameSpeed(session, speech, file, self)

        self.table_area = table_area(session, speech)
        self.table, self.options = self.table_area.table, self.table_area.options
        self.setCentralWidget(self.table_area)
        self.lesson = lesson_strip(course, self.table_area)
        self.puzzle = puzzle_strip(attempt, self.table_area, self._name)
        self.sound_cues = SoundCues(player, session, self.table_area.sounds)
        self.inspector = Inspector(session, speech)
        self.notice = TableNotice(self.inspector, self.table_area)
        self.news = TableNews(archive, thinker, self.notice, self)
        self.advice = Advice(session, speech, thinker, file, self.table_area.bubble or self.notice, self._point_at)
        self.first_hints = FirstHints(session, speech, self.table_area.bubble or self.notice) \
            if newcomer else None
        self.log = LogPanel(session, speech)
        self._make_panels()
        self.pass_bar = PassBar(session, self.table_area)
        self.curtain = Curtain(self)
        self.handover = Handover(session, speech, self.table_area, self.curtain, self.panels)
        self.save_and_report = SaveAndReport(self)
        self.answers = Answers(self)
        self.menus = GameMenus(self)
        self.undo, self.redo = self.menus.undo, self.menus.redo
        self.badge = label("key", "practice.badge", wrap=False)
        self.menuBar().setNativeMenuBar(False)  # the tools stand in it
        self.tool_bar = ToolBar(self.menuBar(), self.menus.tools, self.badge, file)
        self._connect()

    # --- putting it together ------------------------------------------------------------------------

    def _make_panels(self) -> None:
        self.panels = Panels(self)
        self.panels.add("inspector", self.inspector)
        self.panels.add("log", self.log)
        for name, inside in self.table_area.beside.items():
            self.panels.add(name, inside)
        self.panels.lay_over("log", *self.table_area.beside)

    def showEvent(self, event: QShowEvent) -> None:
        """Panels can be given their sizes only now that the window has one."""
        super().showEvent(event)
        if not self.panels.settled:
            self.panels.settle("inspector", "log")
            self.panels.restore(self.file.settings.memory.panels)
            self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.panels.settled:
            self._make_room()

    def _make_room(self) -> None:
        """In a window that is too narrow for the table and panels beside it, the table goes first."""
        self.panels.still = self.game_speed.still
        self.panels.make_room(self.table_area.least)
        if self._grown != style.grown() and not self.panels.folded:
            grows, self._grown = style.grown() > self._grown, style.grown()
            if grows:  # they kept their width, and words have grown
                self.panels.settle("inspector", "log")
            QTimer.singleShot(0, self.notice, self.notice.relook)  # once the panel has its width

    def relook(self) -> None:
        if self.panels.settled:
            self._make_room()

    def _connect(self) -> None:
        area = self.table_area
        area.inspected.connect(self.inspector.show_slot)
        area.rested.connect(self._inspect)
        area.rested.connect(self._tell_what_is_left)
        area.told.connect(self.log.release)
        area.told.connect(self.sound_cues.release)
        area.tell_speed(self.game_speed)
        self.game_speed.changed.connect(self.settings_changed)
        area.hurried.connect(self.hurry)
        area.tell_cards(self.inspector)
        area.tell_log(self.log)
        area.relook()
        area.give_letters(letters(self.speech.title.name, self.file))
        for words in (area, self.inspector, self.log):
            words.looked_up.connect(lambda found: self.rules_wanted.emit(found, True))
        self.log.pointed_out.connect(area.point_out)
        self.log.inspected.connect(self.inspector.show_slot)
        self.log.grown.connect(lambda lines: self.panels.tell_news("log", lines))
        self.session.on_change.append(self._changed)
        if self.lesson is not None:
            self.table_area.lay_under(self.lesson)
            self.lesson.over.connect(self._end_lesson)
            self.lesson.delivered.connect(self._tell_thinking)
            self.lesson.shown.connect(self.answers.take)
        if self.puzzle is not None:
            self.table_area.lay_under(self.puzzle)
        self.session.on_end.append(lambda _: self._end())
        self.session.on_forgotten.append(self.thinker.cancel)

    # --- playing ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the game and let it go on."""
        note = self.news.note_of_opening()
        self.session.start()
        self.news.tell_opened(note)
        self._have_pictures_taken()
        self.table_area.take_focus()

    def _have_pictures_taken(self) -> None:
        self.archive.picture = self.save_and_report.table_picture
        self.archive.parting = self.save_and_report.parting_picture

    def ask_hint(self) -> None:
        """In a puzzle its own; else what an opponent would do."""
        (self.advice.ask_hint if self.puzzle is None else self.puzzle.give_hint)()

    def _end_lesson(self) -> None:
        """It is a game like any other from here on, and kept like one; where it is over, the count comes now."""
        self._remember_lesson()
        if self.session.outcome is not None:
            self._end()
            return
        self.archive.take_up(self.session)
        self._have_pictures_taken()
        self.news.tell_opened()
        self._tell_thinking()

    def _remember_lesson(self) -> None:
        if self.lesson is not None:
            memory, course = self.file.settings.memory, self.lesson.course
            memory.lessons = {**memory.lessons, course.lesson.name: course.at}
            self.file.save()

    def take_back(self) -> None:
        """Undo, or say what it stops at."""
        if self.session.stopped_by_barrier:
            self.notice.tell("undo.barrier")
        self.session.undo()

    def _name(self, option: Option) -> str:
        """What an answer is called, whoever gives it."""
        asked = self.session.decision
        return self.speech.answer(option, asked, self.session.match.state) if asked is not None else ""

    def _changed(self, change: Change) -> None:
        """The session has moved on: everything that shows it follows."""
        had_focus = self.options.hasFocus()
        self.sound_cues.hold_back(change)
        self.log.jump() if change.sudden else self.log.hold_back(len(change.events))
        if change.sudden:  # what still moves ends at once, and does not lead here
            self._turned_up = None
        self.table_area.show_change(change, self.game_speed.speed(), self.game_speed.still)  # the log follows it
        self.handover.follow(change)
        self.answers.follow(change)
        self.inspector.refresh()
        found = self.table_area.turned_up(change)
        self._turned_up = found if found is not None else self._turned_up
        self._inspect()
        self._tell_what_is_left()
        self.pass_bar.refresh()
        self._set_actions()
        self.news.look()
        self.news.tell_no_choice(self.session, self.speech)
        self.game_speed.hold(change, cut=self.table_area.is_cut)
        QTimer.singleShot(0, self.table_area, self._tell_thinking)  # who thinks is known only then
        if had_focus and self.session.options:
            self.options.setFocus(Qt.FocusReason.OtherFocusReason)

    def _inspect(self) -> None:
        """A card that was turned up is shown beside the table, no sooner than on it."""
        slot = self._turned_up
        if slot is not None and not self.table_area.moving:
            self._turned_up = None
            self.inspector.show_slot(slot)

    def _tell_what_is_left(self) -> None:
        """To a newcomer, beside the question that it belongs to."""
        if self.first_hints is not None and not self.table_area.moving:
            self.first_hints.tell()

    def _tell_thinking(self) -> None:
        self.table_area.refresh_prompt()
        self.sound_cues.hush()

    def _end(self) -> None:
        """The last page comes once the table has shown what ended the game, which cannot be taken back, and a lesson
        has said its last words."""
        self.undo.setEnabled(False)
        if self.lesson is not None and not self.lesson.course.over:
            return
        if self.table_area.moving:
            self.table_area.rested.connect(self._end, Qt.ConnectionType.SingleShotConnection)
        elif self.session.on_end:  # the table has not been left meanwhile
            self.ended.emit()

    def opponent_answered(self, number: int, option: Option | None, thought: object) -> None:
        """Somebody has thought: for a seat of its own, or for the player who asked for a hint."""
        if not self.advice.heard(number, option, thought):
            self.session.answered(number, option)
            if self.session.hurried:  # somebody else is asked about the same question
                self.thinker.move_now()
            self._tell_thinking()  # it may be held back, and nobody thinks any more

    def _point_at(self, option: Option) -> None:
        self.table_area.point_out(option.refs)

    def move_now(self) -> None:
        """Whoever thinks shall answer at once; an answer that is there and held back for the last one is shown."""
        self.session.hurry()
        self.thinker.move_now()
        self.table_area.cut_short()
        if not self.table_area.moving:
            self.next_step()

    def next_step(self) -> None:
        self.game_speed.go_on()
        self.table_area.refresh_prompt()

    def hurry(self) -> None:
        """Make an end of whatever is waited for."""
        if self.session.thinking is not None and not self.session.stepping:
            self.move_now()
            return
        if not self.session.stepping:
            self.table_area.cut_short()
        self.next_step()

    def _set_actions(self) -> None:
        """What can be taken back, and whether this is practice: a game that ever used it is marked for good. Of a
        puzzle that need not be said."""
        practised = self.session.practice or self.session.practised
        self.badge.setVisible(practised and self.puzzle is None)
        self.tool_bar.fit()
        stopped = self.session.stopped_by_barrier
        say(self.undo, tip, "undo.barrier" if stopped else "command.undo")
        self.undo.setEnabled(self.session.can_undo or stopped)
        self.tool_bar.tool(self.undo).stop(stopped=stopped)
        self.redo.setEnabled(self.session.can_redo)

    def set_practice(self, on: bool) -> None:
        self.session.practice = on
        self._set_actions()
        self.log.refresh()
        self.news.tell_practice(on=on)

    # --- commands -----------------------------------------------------------------------------------

    def about_game(self) -> None:
        """What is being played, and the seal on its shuffle."""
        players = ", ".join(self.speech.player(seat) for seat in range(len(self.session.players)))
        facts = [("about_game.players", players), ("about_game.turn", str(self.session.match.state.turn))]
        about = AboutGame(self.speech.title.name, facts, self.archive.deal(), self)
        RulesKey(about)
        about.open()

    def focus_options(self) -> None:
        if "options" in self.panels and not self.panels.shows("options"):
            self.panels.toggle("options")
        self.options.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def full_screen(self) -> None:
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def renew_shortcuts(self) -> None:
        renew(self, self.file)
        self.table_area.give_letters(letters(self.speech.title.name, self.file))
        self.tool_bar.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.panels.close():
                return
            if self.lesson is not None and not self.lesson.course.over and not self.table_area.moving:
                self.lesson.ask_to_leave()
                return
            if not self.table_area.escape():  # wherever the focus is
                self.hurry()
        else:
            super().keyPressEvent(event)

    def put_away(self) -> None:
        """Leave the table: nobody thinks for it any more, and its panels are remembered."""
        if self.lesson is not None and not self.lesson.course.over:
            self._remember_lesson()
        self.game_speed.stop()
        self.panels.close()
        self.session.resign()
        self.thinker.cancel()
        self.session.on_change.clear()
        self.session.on_end.clear()
        self.file.settings.memory.panels = self.panels.keep()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.put_away()
        super().closeEvent(event)
