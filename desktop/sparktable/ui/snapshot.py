"""Pictures of a window, and where the player wants a report."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from sparktable.app.words import WORDS


def png_of(widget: QWidget, width: int = 0, *, detail: int = 0) -> bytes:
    """What a widget shows, as a PNG, at most so many pixels wide, and with no more detail than so many show."""
    shot = widget.grab()
    for wide in filter(None, (detail if detail < width else 0, width)):
        shot = shot.scaledToWidth(wide, Qt.TransformationMode.SmoothTransformation)
    store = QBuffer()
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    shot.save(store, "PNG")
    return bytes(store.data().data())


def ask_place(parent: QWidget, write: Callable[[Path], object]) -> None:
    """Ask where the report's zip is to be written, and have it written there."""
    dialog = QFileDialog(parent, WORDS.say("command.report"), "", "Zip (*.zip)")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("zip")
    dialog.selectFile("sparktable-report.zip")
    dialog.fileSelected.connect(lambda path: write(Path(path)))
    dialog.open()
