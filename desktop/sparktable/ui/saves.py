"""The saved games: look, load, rename, throw away and bring back."""
from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from sparktable.app.archive import Archive
from sparktable.app.words import WORDS
from sparktable.record.files import CannotWrite
from sparktable.record.model import Header
from sparktable.record.slots import Deleted, Slot
from sparktable.ui import look
from sparktable.ui.notice import Notice
from sparktable.ui.speak import say
from sparktable.ui.widgets import Button, label

_SLOT = Qt.ItemDataRole.UserRole


def described(header: Header) -> str:
    """A game in one line: what, how far, who."""
    players = ", ".join(player.name or WORDS.first(f"level.{player.level}") for player in header.seats)
    return WORDS.say("save.described", game=WORDS.say(f"title.{header.game}"), turn=header.turn,
                     players=players)


class SavesDialog(QDialog):
    """Saves to be loaded. `ReplaysDialog` is the same list for what can be watched."""

    chosen = Signal(Path)
    title_key, open_key = "load.title", "load.open"

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._archive = archive
        self._deleted: Deleted | None = None
        say(self, "setWindowTitle", self.title_key)
        now = look.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        column.addWidget(label("title", self.title_key))
        self.notice = Notice()
        column.addWidget(self.notice)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(now.px(160), now.px(100)))
        self.list.itemActivated.connect(lambda _: self.load())
        self.list.currentItemChanged.connect(lambda *_: self._enable())
        say(self.list, "setAccessibleName", self.title_key)
        column.addWidget(self.list, 1)
        foot = QHBoxLayout()
        self.delete = Button("load.delete", "destroy", on_click=self.throw_away)
        foot.addWidget(self.delete)
        self.restore = Button("load.restore", "undo", on_click=self.bring_back)
        self.restore.hide()
        foot.addWidget(self.restore)
        foot.addStretch()
        foot.addWidget(Button("action.cancel", "close", on_click=self.reject))
        self.open_button = Button(self.open_key, "skip", "primary", self.load)
        foot.addWidget(self.open_button)
        column.addLayout(foot)
        self.resize(now.px(720), now.px(540))
        self._fill()

    def retranslate(self) -> None:
        self._fill()

    def _fill(self) -> None:
        self.list.clear()
        for slot in self._slots():
            item = QListWidgetItem(self._text(slot))
            item.setData(_SLOT, slot)
            if slot.header is not None and slot.header.picture:
                pixmap = QPixmap()
                pixmap.loadFromData(QByteArray.fromBase64(slot.header.picture.encode()))
                item.setIcon(QIcon(pixmap))
            self.list.addItem(item)
        if self.list.count():
            self.list.setCurrentRow(0)
        self._enable()

    def _slots(self) -> list[Slot]:
        return self._archive.saves()

    @staticmethod
    def _text(slot: Slot) -> str:
        if slot.header is None:
            return f"{slot.title}\n{slot.trouble}"
        when = slot.header.time.replace("T", " ").removesuffix("+00:00")
        return f"{slot.title}\n{described(slot.header)}\n{WORDS.say('save.when', time=when)}"

    def _current(self) -> Slot | None:
        item = self.list.currentItem()
        return item.data(_SLOT) if item is not None else None

    def _enable(self) -> None:
        slot = self._current()
        self.open_button.setEnabled(slot is not None and slot.header is not None)
        self.delete.setEnabled(slot is not None and self._archive.slots_of(slot.path) is not None)

    def load(self) -> None:
        slot = self._current()
        if slot is not None and slot.header is not None:
            self.chosen.emit(slot.path)
            self.accept()

    def throw_away(self) -> None:
        slot = self._current()
        slots = self._archive.slots_of(slot.path) if slot is not None else None
        if slot is not None and slots is not None:
            try:
                self._deleted = slots.delete(slot.path)
            except CannotWrite as trouble:
                self.notice.quote(str(trouble))
            else:
                self.restore.show()
                self._fill()

    def bring_back(self) -> None:
        slots = self._archive.slots_of(self._deleted.was) if self._deleted is not None else None
        if self._deleted is not None and slots is not None:
            try:
                slots.restore(self._deleted)
            except CannotWrite as trouble:
                self.notice.quote(str(trouble))
            else:
                self._deleted = None
                self.restore.hide()
                self._fill()


class ReplaysDialog(SavesDialog):
    title_key, open_key = "replays.title", "replays.watch"

    def _slots(self) -> list[Slot]:
        return self._archive.films()
