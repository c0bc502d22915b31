"""The view of the table: it shows a position, lets hands and keys answer, and animates what happens."""
from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QFocusEvent, QKeyEvent, QMouseEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from sparktable.app.speech import Speech
from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.events import Event
from sparktable.kernel.view import View
from sparktable.table import lighting, spoken
from sparktable.table.animation import FASTEST, SLOWEST, Actor, Change, Flight, Queue
from sparktable.table.art.face import Face
from sparktable.table.art.pieces import felt
from sparktable.table.art.render import CardRenderer
from sparktable.table.art.theme import Theme, theme
from sparktable.table.easel import Easel
from sparktable.table.geometry import Box
from sparktable.table.hands import Hands, Note
from sparktable.table.keys import Keys
from sparktable.table.motions import Director
from sparktable.table.outline import tell
from sparktable.table.overlay import OpenPile, chooser_pieces, note_piece, path_piece, pile_pieces
from sparktable.table.piece import Layout, Piece
from sparktable.table.presenter import Lights, light
from sparktable.table.prompt import Asked, prompt_pieces
from sparktable.table.stage import Stage
from sparktable.table.tableau import Fact, Tableau
from sparktable.table.tableaus import tableau_of
from sparktable.table.zorder import Z

SETTLE = 90
"""Milliseconds after the last change of size at which pictures are drawn anew; until then they are stretched."""
SNAP = 46.0
"""How near to a target something must be let go, at the design's size."""


class TableView(QGraphicsView):
    """A game's table. It is given views and gives back options; it knows no rule and changes no state."""

    answered = Signal(object)
    """The option that the player has chosen."""
    inspected = Signal(object)
    """The slot of the card that is looked at, or None."""
    asked_why = Signal(object)
    """The option that the player would have liked; `say_why` tells the reason."""

    def __init__(self, art: CardRenderer, words: Speech, parent: QWidget | None = None, *,
                 tableau: Tableau | None = None) -> None:
        super().__init__(parent)
        self.speech = words
        self.tableau: Tableau = tableau if tableau is not None else tableau_of(words.title.name)
        self.easel = Easel(art)
        self.stage = Stage(self.easel)
        self.queue = Queue(self.stage, self)
        self.hands = Hands(self.tableau, self._answer, self._why)
        self.keys = Keys(self)
        self._view: View | None = None
        self._shown: View | None = None
        self._options: tuple[Option, ...] | None = None
        self._base = Layout()
        self._drawn = Layout()
        self._hover: str | None = None
        self._focus: str | None = None
        self._held = False
        """Whether the button went down on what was to be seen."""
        self._pressed: Piece | None = None
        self._pressed_at = QPoint()
        self._drag: _Drag | None = None
        self._dropped: tuple[int, Box] | None = None
        self._inspected: int | None = None
        self._speed = 1.0
        self.instant = False
        """Nothing moves: positions follow each other at once."""
        self.waiting = ""
        """What the prompt bar says under the question while somebody else decides."""
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self._lay_out)
        self._set_up()

    def _set_up(self) -> None:
        self.setScene(self.stage)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(*self.tableau.minimum)
        self.setAccessibleName(self.speech.words.say("table.name"))
        self._dress_felt()

    # --- what others ask of the table ---------------------------------------------------------------

    def set_view(self, view: View, *, animate: Sequence[Event] = (),
                 options: Iterable[Option] | None = None) -> None:
        """Show this position; what happened on the way is animated first. `options` are what the viewer may answer,
        where that is not simply what the decision says."""
        before = self._view
        self._view = view
        self._options = tuple(options) if options is not None else None
        self._end_drag()
        steps = []
        if animate and before is not None and not self.instant and self.isVisible():
            director = Director(self._layout_of(before), self._layout_of(view), before, view, self.tableau,
                                self.easel, self.speech)
            steps = director.steps(animate, self._dropped)
        self._dropped = None
        if not steps and not self.queue.running:
            self._show(view)
            return
        if not self.queue.running:
            self.stage.show_layout(self._drawn, {})  # nothing can be taken of what is about to change
        self.queue.add(Change(steps, lambda: self._show(view)))

    def set_theme(self, look: Theme | str) -> None:
        if self.easel.wear(theme=theme(look) if isinstance(look, str) else look):
            self._renew()

    def set_text_scale(self, scale: float) -> None:
        if self.easel.wear(text=scale):
            self._renew()

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

    def highlight(self, refs: Iterable[Ref]) -> None:
        """Point something out: a hint, a line of the log. Nothing points out nothing."""
        self.hands.marked = tuple(refs)
        self._refresh()

    def say_why(self, sentence: str) -> None:
        """The reason for what was asked with `asked_why`, where it was tried and in the prompt bar."""
        at = self.hands.note.at if self.hands.note is not None else ""
        self.hands.note = Note(sentence, at) if sentence else None
        self._refresh()
        spoken.announce(self, sentence)

    def set_waiting(self, sentence: str) -> None:
        """What is being waited for: "Megatron is thinking"."""
        if sentence != self.waiting:
            self.waiting = sentence
            self._refresh()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.speech.words.say("table.name"))
        self._renew()

    def face(self, slot: int) -> Face | None:
        """What the viewer sees of a card, for whoever shows it large."""
        return self.tableau.face(self._view, slot, self.speech) if self._view is not None else None

    def outline(self) -> tuple[Fact, ...]:
        """The position in words."""
        return tell(self._view, self.tableau, self.speech, self._options) if self._view is not None else ()

    @property
    def layout_now(self) -> Layout:
        """Everything that lies on the table now, with the prompt bar and what is open."""
        return self._drawn

    @property
    def lights(self) -> Lights:
        return self.hands.lights

    # --- showing ------------------------------------------------------------------------------------

    def _show(self, view: View) -> None:
        self._shown = view
        self.hands.begin(view)
        self._base = self._layout_of(view)
        self._refresh()
        if self.hands.lights.unseen and self.hands.lights.mine:
            assert view.decision is not None
            self.hands.show_unseen(self.speech.question(view.decision, view.state))
            self._refresh()

    def _layout_of(self, view: View) -> Layout:
        size = self.viewport().size()
        width, height = float(max(size.width(), 320)), float(max(size.height(), 240))
        self.easel.wear(k=self.tableau.scale(width, height), dpr=self.devicePixelRatioF(),
                        rtl=self.isRightToLeft())
        return self.tableau.layout(view, width, height, self.easel.look, self.speech)

    def _lay_out(self) -> None:
        """Draw everything for the size and the pixels that the table has now."""
        self.setTransform(QTransform())
        if self._shown is not None:
            self.skip_animation()
            self._base = self._layout_of(self._shown)
            self._refresh()

    def _renew(self) -> None:
        self.easel.clear()
        self._dress_felt()
        self._lay_out()

    def _dress_felt(self) -> None:
        tile = felt(self.devicePixelRatioF(), self.easel.look.theme)
        self.stage.setBackgroundBrush(QBrush(QPixmap.fromImage(tile)))

    def _refresh(self) -> None:
        """Bring the scene up to date with the position and with what the hands are doing."""
        view, hands = self._shown, self.hands
        if view is None:
            return
        if self.queue.running:
            return
        look, room = self.easel.look, self._base.stage
        layout = self._base
        if hands.pile is not None:
            layout = layout.with_pieces(self._pile(hands.pile, view, room))
        hands.layout = layout
        hands.lights = light(view, layout, self.tableau.gestures, self._options)
        hands.drop_stale()
        asked = Asked(hands.lights, hands.chosen(), hands.note.text if hands.note else "", self.waiting)
        layout = layout.with_pieces(prompt_pieces(asked, view, self._base.prompt, look, self.speech, self.tableau))
        if hands.choosing is not None:
            anchor = layout.get(hands.choosing.anchor)
            whole = Box(0, 0, layout.width, layout.height).inset(look.px(8))
            layout = layout.with_pieces(chooser_pieces(
                hands.choosing.acts, anchor.box if anchor else room, view, whole, look, self.speech, self.tableau))
        layout = layout.with_pieces(self._extras(layout))
        hands.layout = layout
        if layout.get(self._focus) is None:
            self._focus = None
        self._drawn = lighting.raised(layout, self._focus if self.keys.visible else self._hover, look)
        self.stage.show_layout(self._drawn, lighting.glows(
            layout, hands, self.tableau, view, self._hover, self._focus if self.keys.visible else None,
            self._drag.source.key if self._drag is not None else None, self._drag.target if self._drag else None))

    def _pile(self, pile: OpenPile, view: View, room: Box) -> Iterable[Piece]:
        lit = frozenset(int(ref.value) for act in self.hands.lights.acts for ref in act.option.refs
                        if ref.kind == "card")
        return pile_pieces(pile, lit, view, room, self.easel.look, self.speech, self.tableau)

    def _extras(self, layout: Layout) -> Iterable[Piece]:
        hands, look = self.hands, self.easel.look
        if hands.note is not None and hands.note.text and (at := layout.get(hands.note.at)) is not None:
            yield note_piece(hands.note.text, at.box, Box(0, 0, layout.width, layout.height), look)
        aimed = layout.get(self._hover or self._focus)
        if hands.taken is not None and aimed is not None and aimed.key in hands.targets(hands.taken) \
                and (piece := hands.piece) is not None and aimed.zone == "board" == piece.zone:
            yield path_piece(piece.box, aimed.box, look)

    # --- answering ----------------------------------------------------------------------------------

    def _answer(self, option: Option) -> None:
        self.hands.taken = self.hands.choosing = None
        self.answered.emit(option)

    def _why(self, wish: Option, at: str) -> None:
        self.hands.note = Note("", at)
        self.asked_why.emit(wish)

    def press(self, piece: Piece | None) -> None:
        """What a click or Enter does. It also ends whatever is still moving."""
        self.hands.press(piece)
        self._refresh()

    def inspect(self, piece: Piece | None) -> None:
        """Look at a card."""
        slot = piece.slot if piece is not None and piece.slot >= 0 else None
        if slot != self._inspected:
            self._inspected = slot
            if slot is not None:
                self.inspected.emit(slot)

    def open_pile(self, piece: Piece) -> None:
        self.hands.open(piece)
        self._refresh()

    def focus_piece(self, key: str | None) -> None:
        """Give a piece the keyboard's focus."""
        self._focus = key
        self._refresh()
        piece = self._drawn.get(key)
        self.inspect(piece)
        if piece is not None:
            spoken.focus(self, piece)

    @property
    def focused(self) -> str | None:
        return self._focus

    # --- the mouse ----------------------------------------------------------------------------------

    def _piece_at(self, point: QPointF) -> Piece | None:
        """What a click means: what can be taken goes before what lies over it."""
        layout, hands = self.hands.layout, self.hands
        top = layout.at(point.x(), point.y())
        if top is None or top.z >= Z.CURTAIN or hands.can_take(top):
            return top
        aims = hands.targets(hands.taken)
        for piece in reversed(layout.pieces):
            if piece.box.contains(point.x(), point.y()) and piece.z < Z.CURTAIN \
                    and (piece.key in aims or hands.can_take(piece)):
                return piece
        return top

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.keys.visible = False
        point = self.mapToScene(event.position().toPoint())
        aimed = self.hands.layout.at(point.x(), point.y())
        skipped = self.skip_animation()
        piece = self._piece_at(point)
        self._held = False
        if skipped and (piece is None or aimed is None or piece.key != aimed.key):
            return  # what was aimed at is no longer there
        if event.button() == Qt.MouseButton.LeftButton:
            self._held, self._pressed, self._pressed_at = True, piece, event.position().toPoint()
        elif event.button() == Qt.MouseButton.RightButton and piece is not None:
            self.inspect(piece)
            if piece.pile:
                self.open_pile(piece)

    mouseDoubleClickEvent = mousePressEvent

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if self._drag is not None:
            self._drag_to(point)
            return
        far = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton \
                and far >= QApplication.startDragDistance() and _can_be_dragged(self._pressed):
            self._begin_drag(self._pressed, point)
            return
        piece = None if self.queue.running else self.hands.layout.at(point.x(), point.y())
        self._hover_over(piece)

    def _hover_over(self, piece: Piece | None) -> None:
        key = piece.key if piece is not None and (piece.zone or piece.slot >= 0) else None
        if key != self._hover:
            self._hover = key
            self.keys.visible = False
            takes = piece is not None and (self.hands.can_take(piece) or piece.option or piece.action)
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if takes else Qt.CursorShape.ArrowCursor)
            self._refresh()
            self.inspect(piece)

    def leaveEvent(self, event) -> None:
        self._hover_over(None)
        super().leaveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._held:
            return
        self._held = False
        pressed, self._pressed = self._pressed, None
        point = self.mapToScene(event.position().toPoint())
        if self._drag is not None:
            self._drop(point)
        elif pressed is None or ((piece := self._piece_at(point)) is not None and piece.key == pressed.key):
            self.press(pressed)
        event.accept()

    # --- dragging -----------------------------------------------------------------------------------

    def _begin_drag(self, piece: Piece, point: QPointF) -> None:
        drawn = self._drawn.get(piece.key) or piece
        assert drawn.drawing is not None
        actor = Actor(self.stage.picture(drawn), drawn.box, drawn.drawing.margin(self.easel.look), piece.key, Z.GHOST)
        self._drag = _Drag(piece, actor, point.x() - drawn.box.x, point.y() - drawn.box.y)
        self.hands.taken = piece.key if self.hands.can_take(piece) else None
        self.hands.choosing = self.hands.note = None
        self._hover = None
        actor.enter(self.stage)
        self._drag_to(point)

    def _drag_to(self, point: QPointF) -> None:
        drag = self._drag
        assert drag is not None
        target = self._nearest_target(drag.source, point)
        drag.target = target.key if target is not None else None
        box = drag.actor.box
        if target is not None:
            drag.actor.place(Box(target.box.cx - box.w / 2, target.box.cy - box.h / 2, box.w, box.h))
        else:
            drag.actor.place(Box(point.x() - drag.dx, point.y() - drag.dy, box.w, box.h))
        self._refresh()

    def _nearest_target(self, source: Piece, point: QPointF) -> Piece | None:
        reach = self.easel.look.px(SNAP)
        near = [(spot.box.away(point.x(), point.y()), key) for key in self.hands.targets(source.key)
                if (spot := self.hands.layout.get(key)) is not None]
        best = min(near, default=(reach + 1, ""))
        return self.hands.layout.get(best[1]) if best[0] <= reach else None

    def _drop(self, point: QPointF) -> None:
        drag = self._drag
        assert drag is not None
        target = self.hands.layout.get(drag.target)
        beneath = self.hands.layout.at(point.x(), point.y())
        for piece in reversed(self.hands.layout.pieces):
            if beneath is not None and beneath.zone:
                break
            if piece.box.contains(point.x(), point.y()) and piece.refs and piece.key != drag.source.key:
                beneath = piece
                break
        if target is not None:
            self._dropped = (drag.source.slot, drag.actor.box) if drag.source.key.startswith("card:") else None
            self._end_drag()
            self.hands.put(drag.source, target, beneath)
            self._dropped = None
            self._refresh()
        else:
            self._fly_home(drag)
            self.hands.taken = None
            self.hands.put(drag.source, None, beneath)

    def _fly_home(self, drag: _Drag) -> None:
        """What was put nowhere goes back to where it came from."""
        self._drag = None
        home = (self._drawn.get(drag.source.key) or drag.source).box
        if self.instant:
            drag.actor.leave(self.stage)
            self.stage.show_all()
            self._refresh()
            return
        self.queue.add(Change([[(0.0, Flight(drag.actor, home, 180.0, 0.0))]], self._refresh))

    def _end_drag(self) -> None:
        """Let go of what is being dragged; it is where it was."""
        if self._drag is not None:
            self._drag.actor.leave(self.stage)
            self.stage.show_all()
            self._drag = None
        self._pressed = None

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()  # on another screen: everything is drawn for its pixels
        return super().event(event)

    # --- the keyboard, the focus, the size ----------------------------------------------------------

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
        self.keys.visible = False
        self._refresh()

    def cancel_drag(self) -> bool:
        """Esc while dragging: it flies home."""
        if self._drag is None:
            return False
        self._pressed = None
        self.hands.taken = None
        self._fly_home(self._drag)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown is None:
            return
        if not self._base.width or not self.isVisible():
            self._lay_out()
            return
        size = event.size()
        self.setTransform(QTransform.fromScale(size.width() / self._base.width, size.height() / self._base.height))
        self._settle.start()

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self._settle.stop()
        self._lay_out()


class _Drag:
    """Something between two places."""

    def __init__(self, source: Piece, actor: Actor, dx: float, dy: float) -> None:
        self.source = source
        self.actor = actor
        self.dx, self.dy = dx, dy
        """Where it is held."""
        self.target: str | None = None


def _can_be_dragged(piece: Piece) -> bool:
    return bool(piece.drawing is not None and piece.refs and piece.option is None and not piece.action
                and not piece.kinds and (piece.slot >= 0) and piece.zone not in ("players", "pile")
                and not (piece.key.startswith("pile:") and not piece.shadow))


__all__ = ["TableView"]
