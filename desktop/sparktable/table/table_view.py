"""The view of the table: it shows a position, lets hands and keys answer, and animates what happens."""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.rules_page import Keyword
from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.moments import Glimpse
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table import screen_reader
from sparktable.table.advice import Advice
from sparktable.table.art.face import Face
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import Theme, theme
from sparktable.table.display import Display
from sparktable.table.guidance import Guidance
from sparktable.table.highlights import offers
from sparktable.table.interaction import Interaction, Note
from sparktable.table.keyboard import Keys
from sparktable.table.looked_up import LOOK_UP, words_on
from sparktable.table.looking import Looking
from sparktable.table.motion_queue import FASTEST, SLOWEST, Queue
from sparktable.table.mouse import Pointer
from sparktable.table.outlook_hint import OutlookHint
from sparktable.table.picture_store import PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.playback import Playback
from sparktable.table.possible_acts import Lights
from sparktable.table.prompt import NOTHING, Passing, Waiting
from sparktable.table.recall import turned_up
from sparktable.table.table_scene import TableScene
from sparktable.table.tableau import Fact, Sum, Tableau
from sparktable.table.tableaus import tableau_of
from sparktable.table.text_outline import tell
from sparktable.table.turn_digest import TurnLine
from sparktable.table.turn_strip import EARLIER, LATER

LEAST_WIDTH, LEAST_HEIGHT = 480, 320
NOTCH = 120
"""How far a notch of a wheel turns it, in eighths of a degree."""
SETTLE = 90
"""Milliseconds after the last change of size at which pictures are drawn anew; until then they are stretched."""


class TableView(QGraphicsView):
    """A game's table. It is given views and gives back options; it knows no rule and changes no state."""

    answered = Signal(object)
    """The option that the player has chosen."""
    inspected = Signal(object)
    """The slot of the card that is looked at, or None."""
    walked = Signal(object)
    """A walk: several answers are to be given one after the other, as long as nothing comes between them."""
    told = Signal(int)
    """So many further events have been shown: what moved for them has come to rest."""
    asked_why = Signal(object)
    """The option that the player would have liked; `say_why` tells the reason."""
    hurried = Signal()
    """What is waited for shall come now."""
    speed_wanted = Signal()
    """Others' doings shall be shown faster, or slower again."""
    passed = Signal(bool)
    """For the rest of the turn; True also where there is something to answer."""
    looked_up = Signal(object)
    """A word of the rules, as a row of one."""
    laid_out = Signal()
    """Everything lies where it belongs in the size that the table has now."""
    went_on = Signal()
    """Another position lies there, or begins to; something else is told beside the question, or a card comes up."""

    def __init__(self, art: CardRenderer, words: Speech, parent: QWidget | None = None, *,
                 tableau: Tableau | None = None) -> None:
        screen_reader.speak_tables(TableView)
        super().__init__(parent)
        self.installEventFilter(self)
        self.speech = words
        self.tableau: Tableau = tableau if tableau is not None else tableau_of(words.title.name)
        self.pictures = PictureStore(art)
        self.table_scene = TableScene(self.pictures)
        self.queue = Queue(self.table_scene, self)
        self.playback = Playback(self)
        self.looking = Looking(self)
        self.interaction = Interaction(self.tableau, self._answer, self._why, self._refuse, self.hurried.emit,
                                       self.playback.show_again, self.passed.emit, self.speed_wanted.emit,
                                       self._first_step)
        self.keys = Keys(self)
        self.pointer = Pointer(self)
        self.outlook_hint = OutlookHint(self)
        self.guidance = Guidance(self.interaction, self.refresh, self)
        self.display = Display(self)
        self.newest: View | None = None
        """The position that the game is in; what led there may still be moving."""
        self.is_cut = False
        """Others' doings are shown at once until the viewer is asked."""
        self.shown_elsewhere: Callable[[], bool] = lambda: True
        """Whether a panel beside the table shows the card that is looked at."""
        self.instant = False
        """Nothing moves: positions follow each other at once."""
        self.waiting = NOTHING
        """What the prompt bar says under the question while somebody else decides."""
        self.passing: Passing | None = None
        """How one passes on such questions for the rest of the turn, where that is offered."""
        self._turned = 0
        """How far the wheel has been turned since one leafed last, in eighths of a degree."""
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self.display.lay_out)
        self._set_up()

    def _set_up(self) -> None:
        self.setScene(self.table_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the felt hides what lies behind
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.setAccessibleName(self.speech.words.say("table.name"))
        self.display.dress_felt()

    # --- what others ask of the table ---------------------------------------------------------------

    def set_view(self, view: View, *, animate: Sequence[Event] | None = None,
                 options: Iterable[Option] | None = None, moments: Sequence[Glimpse] = ()) -> None:
        """Show this position; what happened on the way is animated first, from one of its `moments` to the next.
        Without `animate` it follows from nothing that was shown: something was taken back, or others look.
        `options` are what the viewer may answer, where that is not simply what the decision says."""
        before = self.newest
        if animate is None:  # nothing of what still moves leads here
            self.skip_animation()
        if before is None and animate:  # a new game: it lies there as it was set up, and what was rolled is shown
            self.display.show(view)
            before = view
        self.newest = view
        self.display.options = tuple(options) if options is not None else None
        self.pointer.end_drag()
        self.interaction.marked, self.interaction.advised, self.interaction.spared = (), None, None
        if animate:
            self.interaction.fresh = turned_up(animate, view, self.tableau, self.speech)
        screen_reader.happened(self, animate or (), view)
        if animate is None:
            self.playback.forget()
        self.playback.play(before, view, animate or (), moments)
        if (view.decision is not None and view.decision.seat == view.seat) or view.state.active == view.seat:
            self.is_cut = False

    def set_theme(self, look: Theme | str) -> None:
        if self.pictures.wear(theme=theme(look) if isinstance(look, str) else look):
            self.display.renew()

    def set_text_scale(self, scale: float) -> None:
        if self.pictures.wear(text=scale):
            self.display.renew()

    def set_speed(self, speed: float, calm: bool = False) -> None:
        """How fast things move, 0.25 to 4; 0 for at once. `calm`: nothing travels, things are there more and more."""
        self.instant = speed <= 0
        self.queue.speed, self.queue.calm = min(max(speed, SLOWEST), FASTEST), calm
        if self.instant:
            self.skip_animation()

    def skip_animation(self) -> bool:
        """Show the position as it is now; whether anything was still moving."""
        running = self.queue.running
        self.queue.skip()
        return running

    def cut_short(self) -> bool:
        """Show the position as it is now, and what others do until the viewer is asked at once; whether anything was
        still moving."""
        view = self.newest
        self.is_cut = view is not None and view.state.active != view.seat \
            and (view.decision is None or view.decision.seat != view.seat)
        return self.skip_animation()

    def next_moment(self) -> bool:
        """Make an end of the moment that is told; False where none is."""
        return self.queue.next()

    def highlight(self, refs: Iterable[Ref], only: Iterable[Option] | None = None, *,
                  spared: Collection[str] | None = None) -> None:
        """Point something out until there is another position: a hint, a line of the log. Where `only` some answers
        are wanted, what gives them is lit, and nothing else. With a `spared`, a veil dims all the rest but pieces of
        these groups or with these keys, and dots lead there; None: nothing is dimmed."""
        self.interaction.marked, self.interaction.spared = tuple(refs), spared
        self.interaction.advised = tuple(only) if only is not None else None
        self.refresh()

    def say_why(self, sentence: str) -> None:
        """The reason for what was asked with `asked_why`, where it was tried and in the prompt bar."""
        at = self.interaction.note.at if self.interaction.note is not None else ""
        self.interaction.note = Note(sentence, at) if sentence else None
        self.refresh()
        screen_reader.announce(self, sentence)

    def advise(self, advice: Advice | None) -> None:
        """Tell something beside the question, or nothing any more."""
        if advice is None:
            self.interaction.hush()
        self.interaction.advice, self.interaction.unfolded = advice, False
        self.refresh()
        if advice is not None:
            screen_reader.announce(self, f"{advice.line}. {advice.note}")

    def tell_turns(self, lines: Sequence[TurnLine]) -> None:
        """What others did since the viewer's last answer; nothing any more once that has been given."""
        if tuple(lines) != self.interaction.turns:
            self.interaction.turns = tuple(lines)
            self.refresh()

    def set_waiting(self, waiting: Waiting) -> None:
        """What is being waited for: "Thinking", with the button that makes an end of it."""
        if waiting != self.waiting:
            self.waiting = waiting
            self.display.renew_prompt() if self.queue.running else self.refresh()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.speech.words.say("table.name"))
        self.outlook_hint.begin()
        self.display.renew()

    def face(self, slot: int) -> Face | None:
        """What the viewer sees of a card, for whoever shows it large."""
        return self.tableau.face(self.newest, slot, self.speech) if self.newest is not None else None

    def keywords(self, slot: int) -> tuple[tuple[str, str], ...]:
        """What the keywords of a card mean, likewise."""
        return self.tableau.keywords(self.newest, slot, self.speech) if self.newest is not None else ()

    def words(self, slot: int) -> tuple[Keyword, ...]:
        """The words on a card that the rules tell of, likewise."""
        return words_on(slot, self.newest, self.speech) if self.newest is not None else ()

    def account(self, view: View, event: Event) -> tuple[Sum, ...]:
        """How the numbers of an event came about, in the position right after it."""
        return self.tableau.account(view, event, self.speech)

    def outline(self) -> tuple[Fact, ...]:
        """The position in words."""
        if self.newest is None:
            return ()
        return tell(self.newest, self.tableau, self.speech, self.display.options, self.farther)

    @property
    def farther(self) -> tuple[Option, ...]:
        """What stands for walks to spaces that no single answer leads to; none while things move."""
        walks = self.display.walks if self.shown is self.newest else ()
        return tuple(option for option in walks if option.refs[0].kind == "space")

    @property
    def layout_now(self) -> Layout:
        """Everything that lies on the table now, with the prompt bar and what is open."""
        return self.display.drawn

    @property
    def lights(self) -> Lights:
        return self.interaction.lights

    def is_held_up_at(self, point: QPointF) -> bool:
        """Whether a card is held up there, to be looked at."""
        return self.queue.waits_at(point)

    # --- what is looked at --------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what the hands are doing now."""
        self.display.refresh()

    def consider(self, option: Option | None) -> None:
        """An answer that is looked at beside the table, in a list."""
        if option != self.outlook_hint.considered:
            self.outlook_hint.considered = option
            self.refresh()

    @property
    def aimed(self) -> str | None:
        """The key of what is pointed at: where letting go would put something, or what is looked at."""
        drag = self.pointer.drag
        return drag.target if drag is not None else self.focused if self.keys.visible else self.pointer.hover

    @property
    def shown(self) -> View | None:
        """The position that lies there now."""
        return self.display.shown

    # --- answering ----------------------------------------------------------------------------------

    def _answer(self, option: Option) -> None:
        self.interaction.taken = self.interaction.choosing = None
        walk = self.display.walks.get(option)
        if walk is not None:
            self.walked.emit(walk)
        else:
            self.answered.emit(option)

    def _first_step(self, option: Option) -> Option:
        walk = self.display.walks.get(option)
        return walk.steps[0] if walk is not None else option

    def _why(self, wish: Option, at: str) -> None:
        self.interaction.note = Note("", at)
        self.asked_why.emit(wish)

    def _refuse(self, key: str, at: str, place: str) -> None:
        self.interaction.note = Note("", at)
        self.say_why(self.speech.words.say(key, place=place))

    def press(self, piece: Piece | None, *, every_way: bool = False) -> None:
        """What a click or Enter does. It also ends whatever is still moving."""
        if piece is not None and piece.action == LOOK_UP:
            self.looked_up.emit((self.speech.lexicon.named(piece.key.rpartition(":")[2]),))
            return
        self.interaction.press(piece, every_way=every_way)
        self.refresh()

    def focus_piece(self, key: str | None) -> None:
        """Give a piece the keyboard's focus. What was said of another one has been read."""
        if self.interaction.note is not None and self.interaction.note.at != key and key is not None:
            self.interaction.note = None
        self.keys.focus = key
        self.refresh()
        piece = self.display.drawn.get(key)
        self.looking.inspect(piece)
        if piece is not None:
            screen_reader.focus(self, piece, self.outlook_hint.lines)

    def focus_wanted(self) -> None:
        """Give it to what gives an answer that alone is wanted (see `highlight`)."""
        self.guidance.begin()
        key = next((piece.key for piece in self.interaction.layout.pieces if offers(piece, self.interaction)), None)
        if key is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.focus_piece(key)

    @property
    def focused(self) -> str | None:
        return self.keys.focus

    # --- the mouse, the keyboard, the focus, the size -----------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointer.press(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pointer.press_twice(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.queue.paused = self.is_held_up_at(self.mapToScene(event.position().toPoint()))
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Every notch of the wheel leafs once; so do smaller turns that add up to one. Where nothing is leafed
        through it goes on to whoever scrolls."""
        if not any(self.interaction.layout.get(key) for key in (EARLIER, LATER)):
            self._turned = 0
            event.ignore()
            return
        turned = event.angleDelta().y()
        self._turned = turned + (self._turned if turned * self._turned > 0 else 0)
        while abs(self._turned) >= NOTCH:
            key, notch = (EARLIER, NOTCH) if self._turned > 0 else (LATER, -NOTCH)
            self._turned -= notch
            if (leaf := self.interaction.layout.get(key)) is not None:
                self.press(leaf)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.queue.paused = False
        self.pointer.leave()
        super().leaveEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What comes to the table itself. An error in what somebody does must not pass through a second `event`: on
        Python 3.11 that is the end of the program."""
        if watched is self and event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) \
                and (self.keys.spelling or self.keys.letter(event)):
            event.accept()  # E is a column now, and does not end the turn
            return True
        if watched is self and event.type() == QEvent.Type.ToolTip \
                and (self.outlook_hint.lines or self.interaction.held is not None or self.pointer.hover is None):
            event.accept()  # the table itself tells it, or nothing is pointed at that it would be about
            return True
        if watched is self and event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()  # on another screen: everything is drawn for its pixels
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.keys.pressed(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks from group to group; behind the last one it leaves the table."""
        return self.keys.tab(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.keys.arrive(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.keys.visible, self.keys.spelt = False, None
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.shown is None:
            return
        if not self.display.base.width or not self.isVisible():
            self.display.lay_out()
            return
        size = event.size()
        self.display.stretch(size.width(), size.height())
        self._settle.start()

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self._settle.stop()
        self.display.lay_out()
