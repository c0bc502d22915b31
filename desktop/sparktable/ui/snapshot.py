"""Pictures of a window, the one way in for pictures out of files, and where the player wants a report."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from sparktable.app.translations import WORDS
from sparktable.record.model import Header
from sparktable.record.pictures import MOST, picture_of


def pixmap_of(header: Header) -> QPixmap | None:
    """The picture of a save. Nothing else from a file is handed to Qt as a picture."""
    image = QImage.fromData(picture_of(header), "PNG")  # type: ignore[arg-type]  # it takes text
    return None if image.isNull() else QPixmap.fromImage(image)


def png_of(widget: QWidget, width: int = 0, *, detail: int = 0) -> bytes:
    """What a widget shows, as a PNG. Of a given width it is one for a save: not higher than those may be, and with no
    more detail than so many pixels show."""
    shot = widget.grab()
    for wide in filter(None, (detail if detail < width else 0, width)):
        shot = shot.scaled(wide, MOST, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
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
