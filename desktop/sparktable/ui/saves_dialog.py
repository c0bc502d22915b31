"""The saved games: look, load, rename, throw away and bring back, bring in and send out."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.archive import Archive
from sparktable.app.sought import beginnings
from sparktable.app.translations import WORDS
from sparktable.record.files import FileTrouble
from sparktable.record.save_file import ENDING
from sparktable.record.save_folder import Deleted, SavedGame, SaveFolder
from sparktable.ui import style, window_geometry
from sparktable.ui.inputs import Search
from sparktable.ui.notice import Notice
from sparktable.ui.save_list import SaveList, name_of_game, words_of
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label

MANY = 8
"""So many games are looked through with words."""


class SavesDialog(QDialog):
    """Saves to be loaded, and autosaves after them. `ReplaysDialog` is the same list for what can be watched."""

    chosen = Signal(Path)
    title_key, open_key, empty_key = "load.title", "load.open", "load.empty"

    def __init__(self, archive: Archive, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._archive = archive
        self._deleted: list[tuple[SaveFolder, Deleted]] = []
        """What was thrown away in this dialog, the last one last."""
        self._there: list[SavedGame] = []
        say(self, "setWindowTitle", self.title_key)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(24)] * 4))
        column.setSpacing(now.px(12))
        self.rename_button = Button("load.rename", "log", on_click=lambda: self.list.rename())
        self.delete = Button("load.delete", "destroy", on_click=self.throw_away)
        self.restore = Button("load.restore", "undo", on_click=self.bring_back)
        self.restore.hide()
        self.export = Button("load.export", "draw", on_click=self.ask_export)
        self.open_button = Button(self.open_key, "skip", "primary", self.load)
        column.addLayout(self._head())
        self.search = Search("load.search", 200, lambda _: self._sift(self._chosen()))
        self.search.setMaximumWidth(round(now.px(420) * max(1.0, now.text)))
        self.search.returnPressed.connect(self.load)
        column.addWidget(self.search)
        self.hint = label("caption", "load.hint")
        column.addWidget(self.hint)
        self.notice = Notice()
        column.addWidget(self.notice)
        self.list = SaveList(lambda slot: archive.slots_of(slot.path) is not None)
        self.list.itemActivated.connect(lambda _: self.load())
        self.list.currentItemChanged.connect(lambda *_: self._enable())
        self.list.renamed.connect(self.rename)
        self.list.dropped.connect(self.bring_in)
        say(self.list, "setAccessibleName", self.title_key)
        column.addWidget(self.list, 1)
        self.told = label("caption", "load.told")
        column.addWidget(self.told)
        column.addLayout(self._foot())
        QShortcut(QKeySequence.StandardKey.Delete, self.list, self.throw_away,
                  context=Qt.ShortcutContext.WidgetShortcut)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.bring_back)
        for keys in (QKeySequence(QKeySequence.StandardKey.Find), QKeySequence("F3")):
            QShortcut(keys, self, self._look_for)
        self._fill()
        window_geometry.size(self, 1040, 256 + 134 * min(max(self.list.count(), 2), 3))
        self.list.setFocus()

    def _head(self) -> QHBoxLayout:
        """What it is, and the ways in and out."""
        row = QHBoxLayout()
        row.setSpacing(style.current().px(8))
        row.addWidget(label("title", self.title_key), 1)
        row.addWidget(Button("load.import", "discard", on_click=self.ask_import))
        row.addWidget(self.export)
        return row

    def _foot(self) -> QHBoxLayout:
        """What is done with the one that is chosen; its tooltip names the key."""
        row = QHBoxLayout()
        row.setSpacing(style.current().px(8))
        keys = (QKeySequence("F2"), QKeySequence(QKeySequence.StandardKey.Delete),
                QKeySequence(QKeySequence.StandardKey.Undo))
        for button, key in zip((self.rename_button, self.delete, self.restore), keys, strict=True):
            tip(button, key.toString(QKeySequence.SequenceFormat.NativeText))
            row.addWidget(button)
        row.addStretch()
        row.addWidget(Button("action.cancel", "close", on_click=self.reject))
        row.addWidget(self.open_button)
        return row

    def retranslate(self) -> None:
        self._fill()

    def _fill(self, current: Path | None = None) -> None:
        """Read the folder anew. Where there are few, nobody needs to look for one; what has just come in is seen,
        whatever is looked for."""
        self._there = self._slots()
        if any(slot.path == current and not self._fits(slot) for slot in self._there):
            self.search.clear()
        self.search.setVisible(len(self._there) >= MANY or bool(self.search.text()))
        self._sift(current)

    def _fits(self, slot: SavedGame) -> bool:
        """Whether it has words that begin with all that is looked for: a 5 is no minute."""
        said = words_of(slot, self._title(slot))
        return all(pattern.search(said) for pattern in beginnings(self.search.text()))

    def _sift(self, current: Path | None) -> None:
        found = list(filter(self._fits, self._there))
        self.list.show_slots(found, self._title, current, "load.none" if self._there else self.empty_key)
        for each in (self.hint, self.told):
            each.setVisible(bool(self.list.count()))
        self._enable()

    def _look_for(self) -> None:
        if self.search.isVisible():
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()

    def _chosen(self) -> Path | None:
        return self.list.current.path if self.list.current is not None else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down leads from what is typed to what was found; Escape first takes back what is looked for."""
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def _slots(self) -> list[SavedGame]:
        return self._archive.saves() + self._archive.autosaves()

    def _shelf(self) -> SaveFolder:
        """Where what is brought in goes."""
        return self._archive.saved_games

    def _title(self, slot: SavedGame) -> str:
        if self._archive.slots_of(slot.path) is not None:
            return slot.title
        header = slot.header
        name = slot.title if header is None else \
            WORDS.say("save.name", game=name_of_game(header.game), turn=header.turn)
        return WORDS.say("save.autosave", name=name)

    def _enable(self) -> None:
        slot = self.list.current
        ours = slot is not None and self._archive.slots_of(slot.path) is not None
        self.open_button.setEnabled(slot is not None and slot.header is not None)
        self.export.setEnabled(slot is not None)
        self.rename_button.setEnabled(ours)
        self.delete.setEnabled(ours)

    def load(self) -> None:
        slot = self.list.current
        if slot is not None and slot.header is not None:
            self.chosen.emit(slot.path)
            self.accept()

    def rename(self, path: Path, title: str) -> None:
        slots = self._archive.slots_of(path)
        try:
            path = slots.rename(path, title) if slots is not None and title.strip() else path
        except FileTrouble as trouble:
            self.notice.quote(str(trouble))
        self._fill(path)

    def throw_away(self) -> None:
        slot = self.list.current
        slots = self._archive.slots_of(slot.path) if slot is not None else None
        if slot is None or slots is None:
            return
        try:
            self._deleted.append((slots, slots.delete(slot.path)))
            slots.empty_trash()
        except FileTrouble as trouble:
            self.notice.quote(str(trouble))
        else:
            self.restore.show()
            self.notice.tell("load.thrown", name=slot.title)
            self._fill()

    def bring_back(self) -> None:
        """Undo the last deletion, and then the one before."""
        if not self._deleted:
            return
        slots, deleted = self._deleted.pop()
        self.restore.setVisible(bool(self._deleted))
        try:
            path = slots.restore(deleted)
        except FileTrouble as trouble:
            self.notice.quote(str(trouble))
        else:
            self.notice.tell("load.restored", name=path.stem)
            self._fill(path)

    # --- in and out ---------------------------------------------------------------------------------

    def ask_import(self) -> None:
        dialog = self._file_dialog("load.import")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.bring_in([Path(name) for name in names]))
        dialog.open()

    def bring_in(self, paths: Sequence[Path]) -> None:
        """Take copies of saves from elsewhere. Each is looked through first."""
        brought = None
        self.notice.hide()
        for path in paths:
            try:
                brought = self._shelf().bring_in(path)
                self.notice.tell("load.imported", name=brought.stem)
            except FileTrouble as trouble:
                self.notice.quote(str(trouble))
        self._fill(brought)

    def ask_export(self) -> None:
        slot = self.list.current
        if slot is None:
            return
        dialog = self._file_dialog("load.export")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING[1:])
        dialog.selectFile(slot.path.name)
        dialog.fileSelected.connect(lambda name: self.send_out(slot, Path(name)))
        dialog.open()

    def send_out(self, slot: SavedGame, target: Path) -> None:
        try:
            sent = self._archive.saved_games.send_out(slot.path, target)
        except FileTrouble as trouble:
            self.notice.quote(str(trouble))
        else:
            self.notice.tell("load.exported", name=self._title(slot), file=sent.name)

    def _file_dialog(self, key: str) -> QFileDialog:
        dialog = QFileDialog(self, WORDS.say(key), "", f"Sparktable (*{ENDING})")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog


class ReplaysDialog(SavesDialog):
    title_key, open_key, empty_key = "replays.title", "replays.watch", "replays.empty"

    def _slots(self) -> list[SavedGame]:
        return self._archive.replays()

    def _shelf(self) -> SaveFolder:
        return self._archive.finished
