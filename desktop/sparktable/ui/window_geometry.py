"""Where the window stands: kept from one day to the next, and rescued when its screen is gone."""
from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from sparktable.ui import style

USUAL = QSize(1280, 800)
LEAST = QSize(960, 600)
FRAME = QSize(20, 50)
"""What a system's frame and title bar add at most: nobody knows it before a window is shown."""


def kept(window: QWidget) -> str:
    """The window's place, as the settings keep it."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def restore(window: QWidget, place: str) -> None:
    """Put the window where it was, if that screen is still there. No screen is too small for it."""
    room = window.screen().availableGeometry().size()
    window.setMinimumSize(LEAST.boundedTo(room))
    if not place or not window.restoreGeometry(QByteArray.fromBase64(place.encode())):
        window.resize(USUAL.boundedTo(room))
    rescue(window)


def show(window: QWidget) -> None:
    """Show the window, over the whole screen where it and its frame would not fit on it."""
    room, taken = window.screen().availableGeometry().size(), window.size() + FRAME
    if window.isMaximized() or window.isFullScreen() or taken == taken.boundedTo(room):
        window.show()
    else:
        window.showMaximized()


def size(dialog: QWidget, width: float, height: float) -> None:
    """Give a dialog the room that it wants, more where texts are large, and never more than its screen has."""
    now = style.current()
    grown = max(1.0, now.text)
    room = dialog.screen().availableGeometry().size() * 0.95
    dialog.resize(QSize(now.px(width * grown), now.px(height * grown)).boundedTo(room))


def rescue(window: QWidget) -> None:
    """Bring a window back whose screen is gone."""
    middle = window.frameGeometry().center()
    if QGuiApplication.screenAt(middle) is None and (screen := QGuiApplication.primaryScreen()) is not None:
        room = screen.availableGeometry()
        window.resize(window.size().boundedTo(room.size()))
        window.move(room.center() - window.rect().center())
