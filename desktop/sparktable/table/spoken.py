"""What screen readers are told: the table as a list of pieces, which of them has the focus, what happens, and why
something is not possible.

A graphics view is one empty rectangle to them, so the table brings an interface of its own. It makes its children
when it is asked for them: they are read off the layout that lies there at that moment.
"""
# Qt's stubs promise an interface everywhere; Qt itself takes none for "there is none".
# mypy: disable-error-code="override"
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QWidget

from sparktable.table.walk import in_order

if TYPE_CHECKING:
    from sparktable.kernel.events import Event
    from sparktable.kernel.view import View
    from sparktable.table.board import TableView
    from sparktable.table.piece import Piece

_SPOKEN: dict[int, SpokenTable] = {}
"""Qt keeps no Python object alive: the interface of each table, as long as the table is there."""


def announce(widget: QWidget, sentence: str) -> None:
    """Say a sentence now."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def happened(table: TableView, events: Iterable[Event], view: View) -> None:
    """Say what happened, in the log's words, and what the viewer is asked now."""
    if not QAccessible.isActive():
        return
    speech, decision = table.speech, view.decision
    told = [speech.event(event, view.state) for event in events]
    if decision is not None and decision.seat == view.seat:
        told.append(speech.question(decision, view.state))
    announce(table, " ".join(sentence for sentence in told if sentence))


def focus(table: TableView, piece: Piece, prospects: Sequence[str] = ()) -> None:
    """The piece that has the focus is the table's description, and is read out, with what would come of it."""
    name = ". ".join((piece.name or piece.key, *prospects))
    table.setAccessibleDescription(name)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.DescriptionChanged))
        place = next((at for at, other in enumerate(pieces_of(table)) if other.key == piece.key), -1)
        if place >= 0:
            told = QAccessibleEvent(table, QAccessible.Event.Focus)
            told.setChild(place)
            QAccessible.updateAccessibility(told)
        announce(table, name)


def pieces_of(table: TableView) -> list[Piece]:
    """Everything on the table that can have the focus, in the order in which Tab goes."""
    return in_order(table.layout_now, table.tableau.zones)


class SpokenTable(QAccessibleInterface):
    """The table: a list of everything on it that can have the focus."""

    def __init__(self, table: TableView) -> None:
        super().__init__()
        self._table = table
        self._pieces: dict[str, SpokenPiece] = {}

    @property
    def pieces(self) -> Sequence[Piece]:
        return pieces_of(self._table)

    def spoken(self, piece: Piece) -> SpokenPiece:
        """The interface of a piece, the same one for as long as the table is there."""
        return self._pieces.setdefault(piece.key, SpokenPiece(self._table, piece.key))

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self._table

    def window(self) -> QWindow | None:
        return self._table.window().windowHandle()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._table.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        return {QAccessible.Text.Name: self._table.accessibleName(),
                QAccessible.Text.Description: self._table.accessibleDescription()}.get(kind, "")

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody renames the table."""

    def rect(self) -> QRect:
        return QRect(self._table.mapToGlobal(self._table.rect().topLeft()), self._table.size())

    def parent(self) -> QAccessibleInterface | None:
        above = self._table.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above is not None else None

    def childCount(self) -> int:
        return len(self.pieces)

    def child(self, index: int) -> QAccessibleInterface | None:
        pieces = self.pieces
        return self.spoken(pieces[index]) if 0 <= index < len(pieces) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((at for at, piece in enumerate(self.pieces) if self._pieces.get(piece.key) is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return next((self.spoken(piece) for piece in self.pieces if self.spoken(piece).rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:
        piece = self._table.layout_now.get(self._table.focused)
        return self.spoken(piece) if piece is not None else None

    def foregroundColor(self) -> QColor:
        return self._table.palette().windowText().color()

    def backgroundColor(self) -> QColor:
        return self._table.palette().window().color()


class SpokenPiece(QAccessibleInterface):
    """One piece: its name in full words, where it lies, and whether it has the focus."""

    def __init__(self, table: TableView, key: str) -> None:
        super().__init__()
        self._table, self._key = table, key

    @property
    def _piece(self) -> Piece | None:
        return self._table.layout_now.get(self._key)

    def isValid(self) -> bool:
        return self._piece is not None

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return self._table.window().windowHandle()

    def role(self) -> QAccessible.Role:
        piece = self._piece
        answers = piece is not None and (piece.option is not None or piece.action)
        return QAccessible.Role.Button if answers else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = state.selectable = True
        state.focused = self._table.hasFocus() and self._table.focused == self._key
        state.invisible = self._piece is None
        return state

    def text(self, kind: QAccessible.Text) -> str:
        piece = self._piece
        return piece.name or piece.key if piece is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody renames a card."""

    def rect(self) -> QRect:
        piece = self._piece
        if piece is None:
            return QRect()
        box = piece.box
        around = self._table.mapFromScene(box.x, box.y, box.w, box.h).boundingRect()
        return QRect(self._table.viewport().mapToGlobal(around.topLeft()), around.size())

    def parent(self) -> QAccessibleInterface | None:
        return QAccessible.queryAccessibleInterface(self._table)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None


def _interface(name: str, thing: QObject | None) -> QAccessibleInterface | None:
    """What Qt asks for every widget that a screen reader comes to."""
    from sparktable.table.board import TableView

    if not isinstance(thing, TableView):
        return None
    found = _SPOKEN.get(id(thing))
    if found is None or found.object() is not thing:
        found = _SPOKEN[id(thing)] = SpokenTable(thing)
        key = id(thing)
        thing.destroyed.connect(lambda: _SPOKEN.pop(key, None))
    return found


class _Factory:
    installed = False


def speak_tables() -> None:
    """From now on screen readers can walk over tables."""
    if not _Factory.installed:
        _Factory.installed = True
        QAccessible.installFactory(_interface)
