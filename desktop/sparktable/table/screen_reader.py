"""What screen readers are told: the table as a tree of groups, rows and pieces, which of them has the focus, what
happens, and why something is not possible.

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
from shiboken6 import Shiboken

from sparktable.app.told_log import sentences
from sparktable.table.screen_reader_tree import Branch, tree_of, walk

if TYPE_CHECKING:
    from sparktable.kernel.values import Event
    from sparktable.kernel.view import View
    from sparktable.table.piece import Layout, Piece
    from sparktable.table.table_view import TableView

_KEPT: list[SpokenTable] = []
"""The interfaces of tables until Qt deletes them: it owns what it was given, but keeps no Python object alive."""


def announce(widget: QWidget, sentence: str) -> None:
    """Say a sentence now."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def happened(table: TableView, events: Iterable[Event], view: View) -> None:
    """Say what happened, in the log's words, and what the viewer is asked now."""
    if not QAccessible.isActive():
        return
    speech, decision = table.speech, view.decision
    told = sentences(speech, events, view.state)
    if decision is not None and decision.seat == view.seat:
        told.append(speech.question(decision, view.state))
    announce(table, " ".join(sentence for sentence in told if sentence))


def focus(table: TableView, piece: Piece, prospects: Sequence[str] = ()) -> None:
    """The piece that has the focus is the table's description, and is read out, with what would come of it."""
    name = ". ".join((piece.name or piece.key, *prospects))
    table.setAccessibleDescription(name)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.DescriptionChanged))
        root = QAccessible.queryAccessibleInterface(table)
        place = root.index_of_piece(piece.key) if isinstance(root, SpokenTable) else -1
        if place >= 0:
            told = QAccessibleEvent(table, QAccessible.Event.Focus)
            told.setChild(place)
            QAccessible.updateAccessibility(told)
        announce(table, name)


class SpokenTable(QAccessibleInterface):
    """The table: its groups, and in them everything that can have the focus."""

    def __init__(self, table: TableView) -> None:
        super().__init__()
        self._table = table
        self._parts: dict[str, SpokenPart] = {}
        self._read: Layout | None = None
        self._branches: tuple[Branch, ...] = ()
        self._known: dict[str, tuple[Branch, str]] = {}

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The table's groups as they are now."""
        self._now()
        return self._branches

    def _now(self) -> dict[str, tuple[Branch, str]]:
        """Everything that lies there now, by key, with the key of what it belongs to; read once for each layout."""
        layout = self._table.layout_now
        if self._read is not layout:
            self._read = layout
            self._branches = tree_of(layout, self._table.tableau.zones, self._table.speech)
            self._known = {branch.key: (branch, above) for branch, above in walk(self._branches)}
        return self._known

    def find(self, key: str) -> tuple[Branch, str] | None:
        """What has that key now, with the key of what it belongs to."""
        return self._now().get(key)

    def spoken(self, key: str) -> SpokenPart:
        """The interface of what has that key, the same one for as long as the table is there."""
        return self._parts.setdefault(key, SpokenPart(self, key))

    def let_go(self) -> None:
        """The table is gone. Qt now deletes its interface, but of the parts it does not know whose they are; and
        since PySide lets go of neither, they must not hold the table."""
        for part in self._parts.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
            vars(part).clear()
        vars(self).clear()

    def index_of_piece(self, key: str) -> int:
        """A number for `child` by which an event can name a piece that is not among the groups."""
        keys = list(self._now())
        return len(self._branches) + keys.index(key) if key in keys else -1

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return self._table

    @property
    def view(self) -> TableView:
        return self._table

    def window(self) -> QWindow | None:
        return self._table.window().windowHandle()

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

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
        return len(self.branches)

    def child(self, index: int) -> QAccessibleInterface | None:
        """A group; behind them all, whatever an event speaks of (see `index_of_piece`)."""
        keys = [*(branch.key for branch in self.branches), *self._known]
        return self.spoken(keys[index]) if 0 <= index < len(keys) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index_of(child, self, self.branches)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return _at(self, self.branches, x, y)

    def focusChild(self) -> QAccessibleInterface | None:
        key = self._table.focused
        return self.spoken(key) if key is not None and self.find(key) is not None else None

    def foregroundColor(self) -> QColor:
        return self._table.palette().windowText().color()

    def backgroundColor(self) -> QColor:
        return self._table.palette().window().color()


class SpokenPart(QAccessibleInterface):
    """A group, a row or a piece: its name in full words, where it lies, what belongs to it."""

    def __init__(self, root: SpokenTable, key: str) -> None:
        super().__init__()
        self._root, self._table, self._key = root, root.view, key

    @property
    def _branch(self) -> Branch | None:
        found = self._root.find(self._key)
        return found[0] if found is not None else None

    @property
    def _below(self) -> tuple[Branch, ...]:
        branch = self._branch
        return branch.parts if branch is not None else ()

    def isValid(self) -> bool:
        return self._branch is not None

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        return self._table.window().windowHandle()

    def role(self) -> QAccessible.Role:
        branch = self._branch
        piece = branch.piece if branch is not None else None
        if piece is None:
            return QAccessible.Role.List
        return QAccessible.Role.Button if piece.option is not None or piece.action else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state, branch = QAccessible.State(), self._branch
        state.focusable = state.selectable = branch is not None and branch.piece is not None
        state.focused = self._table.hasFocus() and self._table.focused == self._key
        state.invisible = branch is None
        return state

    def text(self, kind: QAccessible.Text) -> str:
        branch = self._branch
        return branch.name if branch is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody renames a card."""

    def rect(self) -> QRect:
        """A piece's own box; that of a group or a row is what holds all of it."""
        branch = self._branch
        found = QRect()
        for part, _ in walk((branch,) if branch is not None else ()):
            if part.piece is not None:
                box = part.piece.box
                around = self._table.mapFromScene(box.x, box.y, box.w, box.h).boundingRect()
                found = found.united(QRect(self._table.viewport().mapToGlobal(around.topLeft()), around.size()))
                if part is branch:
                    break
        return found

    def parent(self) -> QAccessibleInterface | None:
        found = self._root.find(self._key)
        return self._root.spoken(found[1]) if found is not None and found[1] else self._root

    def childCount(self) -> int:
        return len(self._below)

    def child(self, index: int) -> QAccessibleInterface | None:
        below = self._below
        return self._root.spoken(below[index].key) if 0 <= index < len(below) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index_of(child, self._root, self._below)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return _at(self._root, self._below, x, y)


def _index_of(child: QAccessibleInterface, root: SpokenTable, branches: Sequence[Branch]) -> int:
    return next((at for at, branch in enumerate(branches) if root.spoken(branch.key) is child), -1)


def _at(root: SpokenTable, branches: Sequence[Branch], x: int, y: int) -> QAccessibleInterface | None:
    """Which of these parts lies there."""
    return next((root.spoken(branch.key) for branch in branches if root.spoken(branch.key).rect().contains(x, y)),
                None)


def _interface(name: str, thing: QObject | None) -> QAccessibleInterface | None:
    """What Qt asks for every widget that a screen reader comes to: now and then again, when PySide has given the
    widget another meta-object. It must be a new one each time, since Qt deletes all that it got with the widget."""
    if not isinstance(thing, _Tables.kind):
        return None
    _KEPT[:] = [spoken for spoken in _KEPT if Shiboken.isValid(spoken)]
    made = SpokenTable(thing)
    thing.destroyed.connect(made.let_go)
    _KEPT.append(made)
    return made


class _Tables:
    kind: type[TableView] | tuple[()] = ()
    """What is spoken as a table: the view's class, once there is one."""


def speak_tables(kind: type[TableView]) -> None:
    """From now on screen readers can walk over tables of that kind."""
    if _Tables.kind != kind:
        _Tables.kind = kind
        QAccessible.installFactory(_interface)
