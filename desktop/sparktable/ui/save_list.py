"""A list of games: each with its picture, its title, what it is, who plays and when. Titles are changed in place;
files are dragged in and out."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sparktable.app.catalog import titles
from sparktable.app.error_messages import damaged, in_words
from sparktable.app.seat_names import cast, whole_names
from sparktable.app.translations import WORDS
from sparktable.record.save_file import ENDING
from sparktable.record.save_folder import SavedGame
from sparktable.record.untrusted_json import shown
from sparktable.table.art.fonts import font
from sparktable.table.art.icons import draw_icon
from sparktable.ui import style
from sparktable.ui.dates import moment
from sparktable.ui.home_pictures import poster
from sparktable.ui.item_list import ItemList
from sparktable.ui.snapshot import pixmap_of
from sparktable.ui.tooltips import tip

PICTURE = 208, 117
"""The table, as most windows are shaped."""
GAP = 14
"""Beside the words."""
Index = QModelIndex | QPersistentModelIndex
_SLOT = Qt.ItemDataRole.UserRole
_PICTURES_AT_HAND = 16
"""More than are in sight at a time."""


def lines_of(slot: SavedGame) -> tuple[str, ...]:
    """What stands below the title: the game and how far it went, who plays, and when it was written."""
    header = slot.header
    if header is None:
        return (WORDS.say("save.damaged") if damaged(slot.trouble) else in_words(slot.trouble),)
    players = whole_names(((player.name, player.level) for player in header.seats),
                          header.characters or cast(header.options))
    choices = (*(f"{header.game}.setup.{key}.{header.options.get(key)}" for key in ("set", "mode")),
               f"setup.preset.{header.options.get('preset')}")
    what = " · ".join([name_of_game(header.game), *(WORDS.say(key) for key in choices if WORDS.has(key))])
    far = WORDS.say("save.over" if header.over else "save.far", game=what, turn=header.turn)
    return far, ", ".join(players), moment(header.time)


def name_of_game(game: str) -> str:
    """What a game is called, also one that is not here."""
    name = f"title.{game}"
    return WORDS.say(name) if WORDS.has(name) else shown(game)


def words_of(slot: SavedGame, title: str) -> str:
    """Everything by which somebody may look for it: also its file, and its day as files write it."""
    day = slot.header.time[:len("2026-01-01")] if slot.header is not None else ""
    return " ".join((title, *lines_of(slot), slot.path.stem, day))


class SaveList(ItemList):
    renamed = Signal(Path, str)
    dropped = Signal(list)
    """Saves that were dragged in from outside."""

    def __init__(self, can_rename: Callable[[SavedGame], bool]) -> None:
        super().__init__()
        self._can_rename, self._empty = can_rename, ""
        self._pictures: dict[str, QPixmap | None] = {}
        """By what the save holds."""
        self.setItemDelegate(_Entry(self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setWordWrap(True)  # a long title is higher where there is less room
        self.setEditTriggers(QListWidget.EditTrigger.EditKeyPressed)
        self.setDragDropMode(QListWidget.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.CopyAction)
        self.itemChanged.connect(self._changed)

    def show_slots(self, slots: Sequence[SavedGame], title: Callable[[SavedGame], str],
                   current: Path | None, empty: str) -> None:
        """Fill the list; the file that was chosen before stays chosen, if it is still there. `empty`: the key of what
        is said where there is none."""
        self._empty = empty
        row = max(0, self.currentRow())
        self.clear()
        self.setAccessibleDescription("" if slots else WORDS.say(self._empty))
        for slot in slots:
            item = QListWidgetItem(title(slot))
            item.setData(_SLOT, slot)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join((title(slot), *lines_of(slot))))
            tip(item, "\n".join(lines_of(slot)))
            flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
            item.setFlags(flags | Qt.ItemFlag.ItemIsEditable if self._can_rename(slot) else flags)
            self.addItem(item)
        rows = [number for number, slot in enumerate(slots) if slot.path == current]
        self.setCurrentRow(rows[0] if rows else min(row, self.count() - 1))

    @staticmethod
    def number(game: str) -> int | None:
        """Where a game stands on the shelf."""
        return next((place for place, title in enumerate(titles()) if title.name == game), None)

    @property
    def current(self) -> SavedGame | None:
        item = self.currentItem()
        return item.data(_SLOT) if item is not None else None

    def picture(self, slot: SavedGame) -> QPixmap | None:
        """The picture of a save, decoded when it comes into sight: a folder may hold thousands, each a megabyte."""
        if slot.header is None:
            return None
        held = slot.header.picture
        if held not in self._pictures:
            if len(self._pictures) >= _PICTURES_AT_HAND:
                self._pictures.clear()
            self._pictures[held] = pixmap_of(slot.header)
        return self._pictures[held]

    def rename(self) -> None:
        """Write the title of the current game anew."""
        item = self.currentItem()
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEditable:
            self.editItem(item)

    def _changed(self, item: QListWidgetItem) -> None:
        slot: SavedGame | None = item.data(_SLOT)
        if slot is not None and item.text() != slot.title and self._can_rename(slot):
            self.renamed.emit(slot.path, item.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.count() or not self._empty:
            return
        now, room = style.current(), QRectF(self.viewport().rect())
        size, said = now.px(44), WORDS.say(self._empty)
        with QPainter(self.viewport()) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setFont(font("Inter", now.pt(15), 500))
            p.setPen(now.theme.color("mid"))
            text = room.adjusted(now.px(40), room.height() / 2, -now.px(40), 0)
            draw_icon(p, "vault", room.center().x() - size / 2, text.y() - size - now.px(12), size,
                      now.theme.tokens.low, now.theme.tokens.s1)
            p.drawText(text, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, said)

    # --- in and out ---------------------------------------------------------------------------------

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        """What is dragged out is the file itself."""
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(item.data(_SLOT).path)) for item in items])
        return data

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction

    def _welcome(self, event: QDropEvent) -> list[Path]:
        """The saves that an event brings from outside."""
        if event.source() is self:
            return []
        return [Path(url.toLocalFile()) for url in event.mimeData().urls()
                if url.isLocalFile() and url.toLocalFile().endswith(ENDING)]

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if self._welcome(event):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = self._welcome(event)
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.dropped.emit(paths)


def title_lines(title: str, wide: float) -> list[str]:
    """A title in one line, or in two where it is long."""
    letters = font("Inter", style.current().pt(15), 700)
    layout = QTextLayout(title, letters)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(wide)
    first = line.textLength() if line.isValid() else 0
    layout.endLayout()
    rest = QFontMetricsF(letters).elidedText(title[first:], Qt.TextElideMode.ElideRight, wide)
    return [title[:first].rstrip(), rest] if rest else [title]


class _Entry(QStyledItemDelegate):
    """Draws a game: the picture on the left, the title and its lines beside it."""

    def __init__(self, games: SaveList) -> None:
        super().__init__(games)
        self._games = games

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        now = style.current()
        lines = 3 if index.data(_SLOT).header is not None else 2
        beside = self._games.viewport().width() - now.px(PICTURE[0] + 10 + 2 * GAP)
        above = len(title_lines(index.data(), beside)) * now.pt(15) * 1.5
        return QSize(now.px(400), max(now.px(PICTURE[1] + 16),
                                      now.px(16) + round(above) + round(lines * now.pt(13) * 1.5)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        slot: SavedGame = index.data(_SLOT)
        title, now = option.text, style.current()
        option.widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter,
                                            option.widget)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._picture(painter, self._picture_room(option), self._games.picture(slot), slot)
        room = self._text_room(option)
        painter.setFont(font("Inter", now.pt(15), 700))
        painter.setPen(now.theme.color("hi"))
        title_room = QRectF(room.x(), room.y(), room.width(), 0)
        for line in title_lines(title, room.width()):
            title_room = QRectF(room.x(), title_room.bottom(), room.width(), now.pt(15) * 1.5)
            painter.drawText(title_room, Qt.AlignmentFlag.AlignVCenter, line)
        painter.setFont(font("Inter", now.pt(13)))
        lines = lines_of(slot)
        if slot.header is None:
            painter.setPen(now.theme.color("bad"))
            below = room.adjusted(0, title_room.bottom() - room.y(), 0, 0)
            painter.drawText(below, Qt.TextFlag.TextWordWrap, lines[0])
        else:
            metrics = QFontMetricsF(painter.font())
            for number, line in enumerate(lines):
                painter.setPen(now.theme.color("low" if number == len(lines) - 1 else "mid"))
                painter.drawText(QRectF(room.x(), title_room.bottom() + number * now.pt(13) * 1.5, room.width(),
                                        now.pt(13) * 1.5), Qt.AlignmentFlag.AlignVCenter,
                                 metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width()))
        painter.restore()

    def _picture(self, p: QPainter, room: QRectF, picture: QPixmap | None, slot: SavedGame) -> None:
        """The table, cut to the frame; where there is no picture, what stands for the game."""
        now = style.current()
        frame = QPainterPath()
        frame.addRoundedRect(room, now.px(6), now.px(6))
        p.fillPath(frame, now.theme.color("bg0"))
        if picture is not None and not picture.isNull():
            size = picture.size().scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
            place = QRectF(0, 0, size.width(), size.height())
            place.moveCenter(room.center())
            p.save()
            p.setClipPath(frame)
            p.drawPixmap(place, picture, QRectF(picture.rect()))
            p.restore()
        elif slot.header is not None and (number := self._games.number(slot.header.game)) is not None:
            p.save()
            p.setClipPath(frame)
            p.drawImage(room.topLeft(), poster(number)(round(room.width()), round(room.height()),
                                                       self._games.devicePixelRatioF()))
            p.restore()
        elif slot.trouble:
            high = room.height() * 0.4
            draw_icon(p, "prohibit", room.center().x() - high / 2, room.center().y() - high / 2, high,
                      now.theme.tokens.bad, now.theme.tokens.bg0)
        p.strokePath(frame, QPen(now.theme.color("line2"), 1))

    @staticmethod
    def _picture_room(option: QStyleOptionViewItem) -> QRectF:
        now, room = style.current(), QRectF(option.rect)
        wide, high = now.px(PICTURE[0]), now.px(PICTURE[1])
        return QRectF(room.x() + now.px(10), room.center().y() - high / 2, wide, high)

    @classmethod
    def _text_room(cls, option: QStyleOptionViewItem) -> QRectF:
        gap, picture, room = style.current().px(GAP), cls._picture_room(option), QRectF(option.rect)
        return room.adjusted(picture.right() - room.x() + gap, style.current().px(8), -gap, -style.current().px(8))

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        room = self._text_room(option).toRect()
        two_lines = round((style.current().pt(15) + style.current().pt(13)) * 1.5)  # covered whole rather than cut
        height = max(editor.sizeHint().height(), two_lines)
        editor.setGeometry(room.x(), room.y(), room.width(), height)
