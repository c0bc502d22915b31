"""The view of the table: it shows a position, lets hands and keys answer, and animates what happens."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.rules_page import Keyword
from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.moments import Glimpse
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table import screen_reader
from sparktable.table.advice import Advice
from sparktable.table.animation import FASTEST, LONGEST, SLOWEST, Change, Pause, Queue, Step
from sparktable.table.art.face import Face
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import Theme, theme
from sparktable.table.display import Display
from sparktable.table.guidance import Guidance
from sparktable.table.highlights import offers
from sparktable.table.interaction import Interaction, Note
from sparktable.table.keyboard import Keys
from sparktable.table.looked_up import LOOK_UP, words_on
from sparktable.table.motions import Director, before_turned_up
from sparktable.table.mouse import Pointer
from sparktable.table.outlook_hint import OutlookHint
from sparktable.table.picture_store import PictureStore
from sparktable.table.piece import Layout, Piece
from sparktable.table.possible_acts import Lights
from sparktable.table.prompt import NOTHING, PROMPT, Waiting
from sparktable.table.recall import turned_up
from sparktable.table.show import Showing, shown_again
from sparktable.table.table_scene import TableScene
from sparktable.table.tableau import Fact, Sum, Tableau
from sparktable.table.tableaus import tableau_of
from sparktable.table.text_outline import tell
from sparktable.table.turn_digest import TurnLine

LEAST_WIDTH, LEAST_HEIGHT = 480, 320
STANDS, LAST_STANDS = 420.0, 1100.0
"""Milliseconds for which a moment between two questions stands at normal speed, and the last one."""
SETTLE = 90
"""Milliseconds after the last change of size at which pictures are drawn anew; until then they are stretched."""


class TableView(QGraphicsView):
    """A game's table. It is given views and gives back options; it knows no rule and changes no state."""

    answered = Signal(object)
    """The option that the player has chosen."""
    inspected = Signal(object)
    """The slot of the card that is looked at, or None."""
    walked = Signal(object)
    """Several answers are to be given one after the other, as long as nothing comes between them."""
    told = Signal(int)
    """So many further events have been shown: what moved for them has come to rest."""
    asked_why = Signal(object)
    """The option that the player would have liked; `say_why` tells the reason."""
    hurried = Signal()
    """What is waited for shall come now."""
    looked_up = Signal(object)
    """A word of the rules, as a row of one."""

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
        self.interaction = Interaction(self.tableau, self._answer, self._why, self._refuse, self.hurried.emit,
                                       self.watch_again, self._first_step)
        self.keys = Keys(self)
        self.pointer = Pointer(self)
        self.outlook_hint = OutlookHint(self)
        self.guidance = Guidance(self.interaction, self.refresh, self)
        self.display = Display(self)
        self._view: View | None = None
        self._inspected: int | None = None
        self._speed = 1.0
        self._showing = Showing()
        self.is_cut = False
        """Others' doings are shown at once until the viewer is asked."""
        self.instant = False
        """Nothing moves: positions follow each other at once."""
        self.waiting = NOTHING
        """What the prompt bar says under the question while somebody else decides."""
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

    def set_view(self, view: View, *, animate: Sequence[Event] = (), options: Iterable[Option] | None = None,
                 moments: Sequence[Glimpse] = ()) -> None:
        """Show this position; what happened on the way is animated first, from one of its `moments` to the next.
        `options` are what the viewer may answer, where that is not simply what the decision says."""
        before = self._view
        if before is None and animate:  # a new game: it lies there as it was set up, and what was rolled is shown
            self.display.show(view)
            before = view
        self._view = view
        self.display.options = tuple(options) if options is not None else None
        self.pointer.end_drag()
        self.interaction.marked, self.interaction.advised, self.interaction.veiled = (), None, False
        if animate:
            self.interaction.fresh = turned_up(animate, view, self.tableau, self.speech)
        screen_reader.happened(self, animate, view)
        over = 0
        if before is not None and moments and self._moves(animate):
            before, over = self._open_stage(before, animate[:moments[0].events])
            for moment in moments:
                stands = LAST_STANDS if moment is moments[-1] else STANDS
                self._move_on(before, moment.view, animate[over:moment.events], stands)
                before, over = moment.view, moment.events
        self._move_on(before, view, animate[over:])
        if (view.decision is not None and view.decision.seat == view.seat) or view.state.active == view.seat:
            self.is_cut = False

    def _moves(self, events: Sequence[Event]) -> bool:
        """Whether anything is seen to happen."""
        return bool(events) and not self.instant and not self.is_cut and self.isVisible()

    def _open_stage(self, before: View, events: Sequence[Event]) -> tuple[View, int]:
        """Where a question had closed the stage of a duel, it opens again before the next card is turned up on it.
        What stands there then, and how many events are over."""
        after, layout_of = before.answered(), self.display.layout_of
        if layout_of(before).get("battle") is not None or layout_of(after).get("battle") is None:
            return before, 0
        over = before_turned_up(events, self.tableau)
        self._move_on(before, after, events[:over])
        return after, over

    def _move_on(self, before: View | None, view: View, events: Sequence[Event], stands: float = 0.0) -> None:
        """Show what happened on the way to a position, and then how it stands, for so many milliseconds at least."""
        dropped, self.pointer.dropped = self.pointer.dropped, None
        steps: list[Step] = []
        beats, longest = [len(events)], LONGEST
        if before is not None and self._moves(events):
            layout_of = self.display.layout_of
            self._showing.begin(before.state.turn)
            old, new = layout_of(before), layout_of(view)
            director = Director(old, new, before, view, self.tableau, self.pictures, self.speech, self._showing)
            steps, beats = director.steps(events, dropped), director.beats
            duel = old.get("battle") or new.get("battle")
            if before.state.active != before.seat and duel is None:
                longest = self._showing.take(steps)
        if not steps and not stands and not self.queue.running:
            self.display.show(view)
            self.told.emit(len(events))
            return
        if not self.queue.running:
            self.table_scene.show_layout(self.display.drawn, {})  # nothing can be taken of what is about to change
        self.queue.add(Change(steps, lambda: self.display.show(view), beats, self.told.emit, longest,
                              is_moment=stands > 0))
        if stands:
            self.queue.add(Change([[(0.0, Pause(stands))]], lambda: None, is_moment=True))

    def set_theme(self, look: Theme | str) -> None:
        if self.pictures.wear(theme=theme(look) if isinstance(look, str) else look):
            self.display.renew()

    def set_text_scale(self, scale: float) -> None:
        if self.pictures.wear(text=scale):
            self.display.renew()

    def set_speed(self, speed: float) -> None:
        """How fast things move, 0.25 to 4; 0 for at once."""
        self.instant = speed <= 0
        self._speed = min(max(speed, SLOWEST), FASTEST)
        self.queue.speed = self._speed
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
        view = self._view
        self.is_cut = view is not None and view.state.active != view.seat \
            and (view.decision is None or view.decision.seat != view.seat)
        return self.skip_animation()

    def next_moment(self) -> bool:
        """Make an end of the moment that is told; False where none is."""
        return self.queue.next()

    def highlight(self, refs: Iterable[Ref], only: Iterable[Option] | None = None, *, veil: bool = False) -> None:
        """Point something out until there is another position: a hint, a line of the log. Where `only` some answers
        are wanted, what gives them is lit, and nothing else; a `veil` dims the rest, and dots lead there."""
        self.interaction.marked, self.interaction.veiled = tuple(refs), veil
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
        self.interaction.advice, self.interaction.unfolded = advice, False
        self.refresh()
        if advice is not None:
            screen_reader.announce(self, f"{advice.line}. {advice.note}")

    def tell_turns(self, lines: Sequence[TurnLine]) -> None:
        """What others did since the viewer's last answer; nothing any more once that has been given."""
        if tuple(lines) != self.interaction.turns:
            self.interaction.turns = tuple(lines)
            self.refresh()

    def watch_again(self) -> None:
        """What others did since the viewer's last answer: every card of it is held up once more."""
        view, layout = self._view, self.display.drawn
        if view is None or self.queue.running:
            return
        cards, captions, slot = [], [], -1
        for turn in self.interaction.turns:
            told = [deed for deed in turn.deeds if deed.slot >= 0]
            for number, deed in enumerate(told, 1):
                lies = layout.of_slot(deed.slot) or layout.home(view.state.where[deed.slot]) or layout.get("turns")
                line = f"{self.speech.seat(turn.seat)} · {deed.text}"
                cards.append((self.tableau.face(view, deed.slot, self.speech, deed.ident), line,
                              lies.box if lies is not None else layout.beside))
                captions.append(self.speech.words.say("table.this_turn.of", n=number, of=len(told)))
                slot = deed.slot
        self.interaction.held = self.interaction.recalled = None
        if not cards or not layout.beside.w:
            return
        if self.instant:  # nothing moves: the last of them is held up until it is let go
            self.hold_up(slot)
            return
        self.table_scene.show_layout(layout, {})
        steps = shown_again(self.pictures, layout.beside, cards, captions)
        self.queue.add(Change(steps, self.display.refresh, longest=inf))

    def set_waiting(self, waiting: Waiting) -> None:
        """What is being waited for: "Ann is thinking", with the button that makes an end of it."""
        if waiting != self.waiting:
            self.waiting = waiting
            self.refresh()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.speech.words.say("table.name"))
        self.outlook_hint.begin()
        self.display.renew()

    def face(self, slot: int) -> Face | None:
        """What the viewer sees of a card, for whoever shows it large."""
        return self.tableau.face(self._view, slot, self.speech) if self._view is not None else None

    def keywords(self, slot: int) -> tuple[tuple[str, str], ...]:
        """What the keywords of a card mean, likewise."""
        return self.tableau.keywords(self._view, slot, self.speech) if self._view is not None else ()

    def words(self, slot: int) -> tuple[Keyword, ...]:
        """The words on a card that the rules tell of, likewise."""
        return words_on(slot, self._view, self.speech) if self._view is not None else ()

    def words_here(self) -> tuple[tuple[Keyword, ...], bool]:
        """The words of what is held up, has the focus, or of the card that is pointed at, and of what is told of it;
        else of what is asked. And whether they were looked at."""
        slot, piece, lexicon = self.interaction.held, self.layout_now.get(self.aimed), self.speech.lexicon
        if slot is not None and (found := self.words(slot)):
            return found, True
        if slot is None and piece is not None:
            if piece.action == LOOK_UP:
                return (lexicon.named(piece.key.rpartition(":")[2]),), True
            told = lexicon.told(piece.name) if self.keys.visible else ()
            on_it = self.words(piece.slot) if piece.slot >= 0 else told
            foretold = lexicon.told(*self.outlook_hint.lines)
            if found := tuple(dict.fromkeys((*on_it, *foretold))):
                return found, True
        asked = self.layout_now.get(PROMPT)
        return self.speech.lexicon.told(asked.name) if asked is not None else (), False

    def account(self, view: View, event: Event) -> tuple[Sum, ...]:
        """How the numbers of an event came about, in the position right after it."""
        return self.tableau.account(view, event, self.speech)

    def outline(self) -> tuple[Fact, ...]:
        """The position in words."""
        return tell(self._view, self.tableau, self.speech, self.display.options) if self._view is not None else ()

    @property
    def layout_now(self) -> Layout:
        """Everything that lies on the table now, with the prompt bar and what is open."""
        return self.display.drawn

    @property
    def lights(self) -> Lights:
        return self.interaction.lights

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
            self.walked.emit(walk.steps)
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

    def inspect(self, piece: Piece | None) -> None:
        """Look at a card."""
        slot = piece.slot if piece is not None and piece.slot >= 0 else None
        if slot != self._inspected:
            self._inspected = slot
            if slot is not None:
                self.inspected.emit(slot)

    def look_closely(self, piece: Piece) -> None:
        """A pile opens; any other card is held up, and let go when it is looked at once more."""
        self.inspect(piece)
        if piece.pile:
            self.open_pile(piece)
        elif piece.slot >= 0:
            self.hold_up(piece.slot if self.interaction.held is None else None)

    def turn_over(self) -> bool:
        """Hold up the other side of the card that is looked at; what is held up is turned over. False where there is
        none that has another side."""
        held = self.interaction.held
        slot = held if held is not None else self._inspected
        face = self.face(slot) if slot is not None else None
        if face is None or face.sides < 2:
            return False
        self.hold_up(slot, self.interaction.turned + 1 if held is not None else 1)
        return True

    def hold_up(self, slot: int | None, turned: int = 0) -> None:
        """Show a card as large as there is room, turned over so many times; None lets it go."""
        self.interaction.held, self.interaction.turned = slot, turned
        self.refresh()
        if slot is not None and (piece := self.display.drawn.get("held card")) is not None:
            self.inspect(piece)
            screen_reader.announce(self, piece.name)

    def open_pile(self, piece: Piece) -> None:
        self.interaction.open(piece)
        self.refresh()

    def focus_piece(self, key: str | None) -> None:
        """Give a piece the keyboard's focus. What was said of another one has been read."""
        if self.interaction.note is not None and self.interaction.note.at != key and key is not None:
            self.interaction.note = None
        self.keys.focus = key
        self.refresh()
        piece = self.display.drawn.get(key)
        self.inspect(piece)
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

    def spaces(self) -> list[tuple[str, str]]:
        """The name of every space, and the key of the piece that lies there."""
        title, game = self.speech.title, self.speech.game
        return [(title.space_name(game, int(ref.value)), piece.key) for piece in self.interaction.layout.pieces
                for ref in piece.refs if ref.kind == "space" and piece.zone]

    # --- the mouse, the keyboard, the focus, the size -----------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointer.press(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.pointer.press_twice(event)


    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        self.queue.paused = self.queue.waits and self.layout_now.beside.contains(point.x(), point.y())
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.pointer.release(event)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.queue.paused = False
        self.pointer.hover_over(None)
        super().leaveEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What comes to the table itself. An error in what somebody does must not pass through a second `event`: on
        Python 3.11 that is the end of the program."""
        if watched is self and event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) \
                and (self.keys.spelling or self.keys.letter(event)):
            event.accept()  # E is a column now, and does not end the turn
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
