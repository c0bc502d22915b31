"""Pictures of a window, the one way in for pictures out of files, and where the player wants a report."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRect, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from sparktable.app.translations import WORDS
from sparktable.record.model import Header
from sparktable.record.pictures import MOST, may_be_drawn, picture_of


def pixmap_of(header: Header) -> QPixmap | None:
    """The picture of a save. Nothing else from a file is handed to Qt as a picture."""
    return pixmap_of_png(picture_of(header.picture))


def pixmap_of_png(data: bytes) -> QPixmap | None:
    """A picture that came out of a file."""
    if not may_be_drawn(data):
        return None
    image = QImage.fromData(data, "PNG")  # type: ignore[arg-type]  # it takes text
    return None if image.isNull() else QPixmap.fromImage(image)


def png_of(widget: QWidget, width: int = 0, *, detail: int = 0, part: QRect | None = None) -> bytes:
    """What a widget shows, or a part of it, as a PNG. Of a given width it is one for a save: not higher than those
    may be, and with no more detail than so many pixels show."""
    shot = widget.grab() if part is None else widget.grab(part)
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
