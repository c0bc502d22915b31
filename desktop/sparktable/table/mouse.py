"""The mouse at the table: hovering, clicking, and dragging a ghost that snaps to the nearest place it may go to."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from sparktable.table.animation import Actor, Flight
from sparktable.table.geometry import Box
from sparktable.table.motion_queue import Change
from sparktable.table.piece import Layout, Piece
from sparktable.table.prompt import MEANWHILE
from sparktable.table.zorder import Z

if TYPE_CHECKING:
    from sparktable.table.table_view import TableView

SNAP = 46.0
"""How near to a target something must be let go that is over nothing else, at the design's size."""
HIDES, SMALL, OVER = 0.5, 0.45, 0.35
"""What is wider than this share of a card would hide it: it snaps in that size to its lower edge, over which it lies
with so much of its height."""
HOME = 180.0
"""Milliseconds in which what was put nowhere flies home."""


class Drag:
    """Something between two places."""

    def __init__(self, source: Piece, actor: Actor, dx: float, dy: float) -> None:
        self.source = source
        self.actor = actor
        self.whole = actor.box
        """In its own size."""
        self.dx, self.dy = dx, dy
        """Where it is held."""
        self.target: str | None = None


class Pointer:
    """What the mouse is doing at one table."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self.hover: str | None = None
        self.sought: str | None = None
        """What it has been moved to: something else may have come under it since."""
        self._rests: QPoint | None = None
        """Where it was seen last; None where it has left."""
        self.drag: Drag | None = None
        self.dropped: tuple[int, Box] | None = None
        """The card that is being answered with, and where it was let go: it flies on from there."""
        self._held = False
        """Whether the button went down on what was to be seen."""
        self._pressed: Piece | None = None
        self._pressed_at = QPoint()

    # --- hovering and clicking ----------------------------------------------------------------------

    def aimed_at(self, point: QPointF) -> Piece | None:
        """What a click means: what can be taken goes before what lies over it."""
        interaction = self._table.interaction
        aims = interaction.targets(interaction.taken)
        return _aimed(interaction.layout, point, lambda piece: piece.key in aims or interaction.can_take(piece))

    def press(self, event: QMouseEvent) -> None:
        table = self._table
        table.keys.visible = False
        point = self._at(event)
        shown = table.layout_now.at(point.x(), point.y())
        if table.queue.running and shown is not None and shown.action in MEANWHILE:
            self._held = False
            if event.button() == Qt.MouseButton.LeftButton:
                table.press(shown)
            return
        moves = table.queue.running
        piece = self._end_show(point) if moves else self.aimed_at(point)
        self._held = False
        if moves and piece is None:
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._held, self._pressed, self._pressed_at = True, piece, event.position().toPoint()
        elif event.button() == Qt.MouseButton.RightButton and piece is not None:
            table.looking.look_closely(piece)

    def _end_show(self, point: QPointF) -> Piece | None:
        """A click while things move. On what can be answered with by then it ends everything and means that, wherever
        it lies now; any other ends the moment that is told, or everything, and means what still lies there."""
        table, layout = self._table, self._table.layout_now
        seen = layout.at(point.x(), point.y())
        if not table.is_held_up_at(point):
            lit = table.display.lights_to_come().by_piece
            wanted = _aimed(layout, point, lambda piece: piece.key in lit)
            if wanted is not None and wanted.key in lit:
                table.skip_animation()
                return table.interaction.layout.get(wanted.key)
        stage = layout.get("battle")
        on_stage = stage is None or stage.box.contains(point.x(), point.y())
        if on_stage and table.next_moment() and table.queue.running:
            return None
        table.skip_animation()
        piece = self.aimed_at(point)
        return piece if piece is not None and seen is not None and piece.key == seen.key else None

    def press_twice(self, event: QMouseEvent) -> None:
        """A double click: what it gives, or two clicks."""
        option = self._table.interaction.meant_twice(self.aimed_at(self._at(event)))
        if option is None or event.button() != Qt.MouseButton.LeftButton or self._table.queue.running:
            self.press(event)
            return
        self._held = False
        self._table.interaction.answer(option)

    def move(self, event: QMouseEvent) -> None:
        point = self._at(event)
        self._rests = event.position().toPoint()
        if self.drag is not None:
            self._drag_to(point)
            return
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton \
                and not self._stays(event) and self._can_be_dragged(self._pressed):
            self._begin_drag(self._pressed, point)
            return
        table = self._table
        over = table.layout_now if table.queue.running else table.interaction.layout
        piece = over.at(point.x(), point.y())
        can = not table.queue.running or (piece is not None and piece.action in MEANWHILE)
        came, self.sought = self.sought, _looked_at(piece)
        self.hover_over(piece if can else None)
        if self.sought == self.hover != came:  # it lay under it already
            table.refresh()

    def release(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or not self._held:
            return
        self._held = False
        pressed, self._pressed = self._pressed, None
        point = self._at(event)
        if self.drag is not None:
            self._drop(self.drag, point, _asks_every_way(event))
        elif pressed is None or self._stays(event) \
                or ((piece := self.aimed_at(point)) is not None and piece.key == pressed.key):
            self._table.press(pressed, every_way=_asks_every_way(event))

    def _stays(self, event: QMouseEvent) -> bool:
        """Whether the pointer is where the button went down, though something else may lie there now."""
        return (event.position().toPoint() - self._pressed_at).manhattanLength() < QApplication.startDragDistance()

    def leave(self) -> None:
        self._rests = self.sought = None
        self.hover_over(None)

    def rest(self) -> None:
        """Something else may lie under it now, though it has not moved."""
        if self._rests is not None and self.drag is None:
            point = self._table.mapToScene(self._rests)
            self.hover = _looked_at(self._table.interaction.layout.at(point.x(), point.y()))

    def hover_over(self, piece: Piece | None) -> None:
        key = _looked_at(piece)
        if key == self.hover:
            return
        table = self._table
        self.hover = key
        note = table.interaction.note
        if note is not None and note.at != key:  # whoever looks elsewhere has read it
            table.interaction.note = None
        table.keys.visible = False
        takes = piece is not None and (table.interaction.can_take(piece) or piece.option or piece.action)
        table.viewport().setCursor(Qt.CursorShape.PointingHandCursor if takes else Qt.CursorShape.ArrowCursor)
        table.refresh()
        table.looking.inspect(piece)

    def _at(self, event: QMouseEvent) -> QPointF:
        return self._table.mapToScene(event.position().toPoint())

    def _can_be_dragged(self, piece: Piece) -> bool:
        """What stands for an answer; and any card or mover, since who tries in vain is told why."""
        if piece.option is not None or piece.action or piece.drawing is None:
            return False
        empty = piece.key.startswith("pile:") and not piece.shadow
        loose = bool(piece.refs) and piece.slot >= 0 and not piece.kinds and not empty \
            and piece.zone not in ("players", "pile")
        return loose or self._table.interaction.can_take(piece)

    # --- dragging -----------------------------------------------------------------------------------

    def _begin_drag(self, piece: Piece, point: QPointF) -> None:
        table = self._table
        drawn = table.layout_now.get(piece.key) or piece
        assert drawn.drawing is not None
        margin = drawn.drawing.margin(table.pictures.look)
        actor = Actor(table.table_scene.picture(drawn), drawn.box, margin, piece.key, Z.GHOST)
        self.drag = Drag(piece, actor, point.x() - drawn.box.x, point.y() - drawn.box.y)
        table.interaction.take_up(piece.key if table.interaction.can_take(piece) else None)
        self.hover = None
        actor.enter(table.table_scene)
        self._drag_to(point)

    def _drag_to(self, point: QPointF) -> None:
        drag = self.drag
        assert drag is not None
        target = self._nearest_target(drag.source, point)
        drag.target = target.key if target is not None else None
        box = drag.whole
        if target is None:
            drag.actor.place(Box(point.x() - drag.dx, point.y() - drag.dy, box.w, box.h))
        elif target.slot >= 0 and box.w > target.box.w * HIDES:  # whom it is about stays to be read
            wide, high = box.w * SMALL, box.h * SMALL
            drag.actor.place(Box(target.box.x, target.box.bottom - high * OVER, wide, high))
        else:
            drag.actor.place(Box(target.box.cx - box.w / 2, target.box.cy - box.h / 2, box.w, box.h))
        self._table.refresh()

    def _nearest_target(self, source: Piece, point: QPointF) -> Piece | None:
        """Where letting go would put it: what it is over; on bare felt the nearest place that is not far."""
        table = self._table
        layout = table.interaction.layout
        near = [(spot.box.away(point.x(), point.y()), key) for key in table.interaction.drops(source.key)
                if (spot := layout.get(key)) is not None]
        far, key = min(near, default=(0.0, ""))
        over = layout.at(point.x(), point.y())
        reach = 0.0 if over is not None and over.zone else table.pictures.look.px(SNAP)
        return layout.get(key) if far <= reach else None

    def _drop(self, drag: Drag, point: QPointF, every_way: bool) -> None:
        table = self._table
        target = table.interaction.layout.get(drag.target)
        beneath = self._beneath(drag, point)
        if target is None:
            self._fly_home(drag)
            table.interaction.taken = None
            table.interaction.put(drag.source, None, beneath)
            return
        self.dropped = (drag.source.slot, drag.actor.box) if drag.source.key.startswith("card:") else None
        self.end_drag()
        table.interaction.put(drag.source, target, beneath, every_way=every_way)
        self.dropped = None
        table.refresh()

    def _beneath(self, drag: Drag, point: QPointF) -> Piece | None:
        """What something was put on that is no target: a piece, or a place behind all pieces."""
        layout = self._table.interaction.layout
        top = layout.at(point.x(), point.y())
        if top is not None and top.zone:
            return top
        return next((piece for piece in reversed(layout.pieces) if piece.refs and piece.key != drag.source.key
                     and piece.box.contains(point.x(), point.y())), top)

    def _fly_home(self, drag: Drag) -> None:
        """What was put nowhere goes back to where it came from."""
        table = self._table
        self.drag = None
        home = (table.layout_now.get(drag.source.key) or drag.source).box
        if table.instant:
            drag.actor.leave(table.table_scene)
            table.table_scene.show_all()
            table.refresh()
        else:
            table.queue.add(Change([[(0.0, Flight(drag.actor, home, HOME, 0.0))]], table.refresh))

    def end_drag(self) -> None:
        """Let go of what is being dragged; it is where it was."""
        if self.drag is not None:
            self.drag.actor.leave(self._table.table_scene)
            self._table.table_scene.show_all()
            self.drag = None
        self._pressed = None

    def cancel_drag(self) -> bool:
        """Esc while dragging: it flies home. Whether there was anything."""
        if self.drag is None:
            return False
        self._pressed, self._held = None, False
        self._table.interaction.taken = None
        self._fly_home(self.drag)
        return True


def _aimed(layout: Layout, point: QPointF, can: Callable[[Piece], bool]) -> Piece | None:
    """What can be taken goes before what lies over it, unless that covers the table."""
    top = layout.at(point.x(), point.y())
    if top is None or top.z >= Z.CURTAIN or can(top):
        return top
    return next((piece for piece in reversed(layout.pieces)
                 if piece.box.contains(point.x(), point.y()) and piece.z < Z.CURTAIN and can(piece)), top)


def _looked_at(piece: Piece | None) -> str | None:
    """The key of a piece that more can be told of."""
    return piece.key if piece is not None and (piece.zone or piece.slot >= 0) else None


def _asks_every_way(event: QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
