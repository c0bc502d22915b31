"""The lines of the log: a block for every turn, headed by whose it is; before each line stands what sort of thing it
was, and in it every card and space can be clicked."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QImage,
    QMouseEvent,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sparktable.app.game_log import LogEntry
from sparktable.app.game_texts import Speech
from sparktable.app.rules_page import Keyword
from sparktable.app.sentence_parts import Part
from sparktable.app.told_log import Told
from sparktable.kernel.typed import EventKind
from sparktable.kernel.view import View
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.fonts import font
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.pieces import avatar
from sparktable.table.drawings import colour
from sparktable.table.tableau import Tableau
from sparktable.ui import style
from sparktable.ui.tooltips import tip
from sparktable.ui.wrapped_list import WrappedList

_LOOK = Qt.ItemDataRole.UserRole + 1
PORTRAIT, INDENT, GAP, AROUND = 26, 12, 7, 4
"""Lengths at the usual scale: the portrait of a heading, where the bar of a turn stands, between icon and words,
above and below a line."""

Index = QModelIndex | QPersistentModelIndex
Portraits = Callable[[int, float, float], QImage | None]
"""A seat's portrait so large, for so many pixels each."""


class Line(NamedTuple):
    """Something that happened."""

    parts: tuple[Part, ...]
    icon: str = ""
    seat: int = -1
    """Whose turn it was: the line stands behind a bar of that side's colour."""


class Heading(NamedTuple):
    """Whose turn begins."""

    name: str
    note: str
    seat: int


class Rule(NamedTuple):
    """Up to here undo goes back: a thin rule, whose words are for who points at it or hears it."""


class LogLines(WrappedList):
    linked = Signal(object)
    """What was clicked: the part of a line that is a name or a word of the rules."""

    icons: Mapping[EventKind, str] = {}
    """What stands before the lines of a kind of event."""
    portrait: Portraits | None = None
    hue: Callable[[int], str] | None = None
    """The colour of a seat's side."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_Drawn(self))
        self.setMouseTracking(True)

    def dress(self, tableau: Tableau, view: Callable[[], View]) -> None:
        """Lines of a game with a table have its icons, and the portraits and colours of those who play."""
        self.icons = {kind: telling.icon for kind, telling in tableau.tellings.items()}

        def portrait(seat: int, size: float, dpr: float) -> QImage | None:
            who = tableau.character(view(), seat)
            return None if who is None else avatar(who.name, FACTIONS[who.faction], size, dpr,
                                                   style.current().theme)

        def hue(seat: int) -> str:
            who = tableau.character(view(), seat)
            return who.faction if who is not None else ""

        self.portrait, self.hue = portrait, hue

    def rule(self, row: int, told: str) -> QListWidgetItem:
        """Draw a rule above a row."""
        item = QListWidgetItem(told)
        item.setData(_LOOK, Rule())
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        tip(item, told)
        self.insertItem(row, item)
        return item

    def add(self, text: str, look: Line | Heading) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setData(_LOOK, look)
        self.addItem(item)
        return item

    def begin(self, speech: Speech) -> QListWidgetItem:
        """Say what is being played, before anything happens. It is about no card."""
        item = QListWidgetItem(speech.opening())
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.addItem(item)
        return item

    def head(self, entry: LogEntry, speech: Speech) -> QListWidgetItem:
        """Add whose turn it is in which an entry tells what happened."""
        turn = (entry.turn, entry.seat)
        text = speech.heading(*turn)
        return self.add(text, Heading(*speech.turn_of(*turn), entry.seat) if entry.turn else Heading(text, "", -1))

    def tell(self, told: Told, entry: LogEntry, speech: Speech) -> QListWidgetItem:
        """Add a line, or have one that stands there say what it says."""
        look = Line(speech.lexicon.parted(told.parts), self.icons.get(told.event.kind, ""),
                    entry.seat if entry.turn else -1)
        if not told.replaces:
            return self.add(told.text, look)
        item = self.item(self.count() - told.replaces)
        item.setText(told.text)
        item.setData(_LOOK, look)
        return item

    def look_of(self, item: QListWidgetItem | None) -> Line | None:
        """What a line tells; None for headings."""
        look = item.data(_LOOK) if item is not None else None
        return look if isinstance(look, Line) else None

    def words_at(self, item: QListWidgetItem | None) -> tuple[Keyword, ...]:
        """The words of the rules in a line."""
        look = self.look_of(item)
        parts = look.parts if look is not None else ()
        return tuple(dict.fromkeys(part.keyword for part in parts if part.keyword is not None))

    def link_at(self, x: float, y: float) -> Part | None:
        """The name or the word that stands there."""
        item = self.itemAt(round(x), round(y))
        look = item.data(_LOOK) if item is not None else None
        if item is None or not isinstance(look, Line):
            return None
        row = QRectF(self.visualItemRect(item))
        now = style.look_at(self)
        room = words_room(row, now)
        layout = laid_out(look, room.width(), now)
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.naturalTextRect().contains(x - room.x(), y - room.y()):
                place = line.xToCursor(x - room.x(), QTextLine.CursorPosition.CursorOnCharacter)
                return _part_at(look.parts, place)
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        linked = self.link_at(event.position().x(), event.position().y()) is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if linked else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        part = self.link_at(event.position().x(), event.position().y())
        super().mouseReleaseEvent(event)  # whoever hears of the click may scroll
        if part is not None and event.button() == Qt.MouseButton.LeftButton:
            self.linked.emit(part)


def _part_at(parts: tuple[Part, ...], place: int) -> Part | None:
    for part in parts:
        if place < len(part.text):
            return part if part.ref is not None or part.keyword is not None else None
        place -= len(part.text)
    return None


def words_room(row: QRectF, now: style.Look) -> QRectF:
    """Where the words of a line stand in its row."""
    left = now.px(INDENT) + now.px(GAP) + now.pt(14) + now.px(GAP)
    return row.adjusted(left, now.px(AROUND), -now.px(6), -now.px(AROUND))


def laid_out(line: Line, width: float, now: style.Look) -> QTextLayout:
    """The words of a line; names are strong and underlined, words of the rules dotted."""
    layout = QTextLayout("".join(part.text for part in line.parts), font("Inter", now.pt(13)))
    layout.setTextOption(QTextOption())
    formats, at = [], 0
    for part in line.parts:
        if part.keyword is not None:
            dotted = QTextCharFormat()
            dotted.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            piece = QTextLayout.FormatRange()
            piece.start, piece.length, piece.format = at, len(part.text), dotted
            formats.append(piece)
        if part.ref is not None:
            strong = QTextCharFormat()
            strong.setForeground(now.theme.color("hi"))
            strong.setFontWeight(QFont.Weight.DemiBold)
            strong.setFontUnderline(part.ref.kind == "card")
            piece = QTextLayout.FormatRange()
            piece.start, piece.length, piece.format = at, len(part.text), strong
            formats.append(piece)
        at += len(part.text)
    layout.setFormats(formats)
    return _broken(layout, width)


def headed(look: Heading, width: float, now: style.Look) -> QTextLayout:
    """The words of a heading: a strong name, and what is beside it, in as many lines as they take."""
    layout = QTextLayout(f"{look.name}  {look.note}" if look.note else look.name, font("Inter", now.pt(12)))
    layout.setTextOption(QTextOption())
    strong = QTextCharFormat()
    strong.setFont(font("Play", now.pt(14), 700))
    strong.setForeground(now.theme.color("hi"))
    name = QTextLayout.FormatRange()
    name.start, name.length, name.format = 0, len(look.name), strong
    layout.setFormats([name])
    return _broken(layout, width)


def _broken(layout: QTextLayout, width: float) -> QTextLayout:
    """In lines so wide."""
    layout.beginLayout()
    high = 0.0
    while (row := layout.createLine()).isValid():
        row.setLineWidth(max(40.0, width))
        row.setPosition(QPointF(0, high))
        high += row.height()
    layout.endLayout()
    return layout


class _Drawn(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        now, lines, look = style.look_at(self._lines), self._lines, index.data(_LOOK)
        width = lines.viewport().width()
        if isinstance(look, Heading):
            words = headed(look, width - self._left(look), now).boundingRect()
            return QSize(width, max(now.px(PORTRAIT), round(words.height())) + now.px(10))
        if isinstance(look, Rule):
            return QSize(width, now.px(9))
        if not isinstance(look, Line):
            look = Line((Part(str(index.data(Qt.ItemDataRole.DisplayRole) or "")),))
        room = words_room(QRectF(0, 0, width, 0), now)
        return QSize(width, round(laid_out(look, room.width(), now).boundingRect().height()) + 2 * now.px(AROUND))

    @property
    def _lines(self) -> LogLines:
        lines = self.parent()
        assert isinstance(lines, LogLines)
        return lines

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        option.widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter,
                                            option.widget)
        look, row = index.data(_LOOK), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(look, Heading):
            self._heading(painter, look, row)
        elif isinstance(look, Rule):
            self._rule(painter, row)
        else:
            self._line(painter, look or Line((Part(option.text),)), row)
        painter.restore()

    def _heading(self, p: QPainter, look: Heading, row: QRectF) -> None:
        now, lines = style.look_at(self._lines), self._lines
        size = now.px(PORTRAIT)
        picture = lines.portrait(look.seat, size, lines.devicePixelRatioF()) \
            if lines.portrait is not None and look.seat >= 0 else None
        if picture is not None:
            p.drawImage(QPointF(row.x() + now.px(2), row.center().y() - size / 2), picture)
        left = self._left(look)
        words = headed(look, row.width() - left, now)
        p.setPen(now.theme.color("low"))
        words.draw(p, QPointF(row.x() + left, row.center().y() - words.boundingRect().height() / 2))

    def _left(self, look: Heading) -> float:
        """Where the words of a heading begin."""
        now = style.look_at(self._lines)
        face = self._lines.portrait is not None and look.seat >= 0
        return now.px(2) + (now.px(PORTRAIT) + now.px(8) if face else 0)

    def _rule(self, p: QPainter, row: QRectF) -> None:
        now = style.look_at(self._lines)
        p.setPen(QPen(now.theme.color("low"), max(1, now.px(1)), Qt.PenStyle.DashLine))
        p.drawLine(QPointF(row.x() + now.px(INDENT), row.center().y()), QPointF(row.right(), row.center().y()))

    def _line(self, p: QPainter, look: Line, row: QRectF) -> None:
        now, lines = style.look_at(self._lines), self._lines
        bar = row.x() + now.px(INDENT)
        hue = lines.hue(look.seat) if look.seat >= 0 and lines.hue is not None else ""
        if hue:
            p.fillRect(QRectF(bar, row.y(), max(1, now.px(2)), row.height()), colour(hue, now.theme))
        room = words_room(row, now)
        if look.icon:
            size = now.pt(14)
            draw_icon(p, look.icon, bar + now.px(GAP), room.y() + now.pt(13) * 0.62 - size / 2 + 1, size,
                      now.theme.tokens.mid, now.theme.tokens.s1)
        p.setPen(now.theme.color("mid"))
        laid_out(look, room.width(), now).draw(p, room.topLeft())
