"""A title on its way by mouse: from the grid into the deck or the sideboard, from one to the other, and out again."""
from __future__ import annotations

import json
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QPixmap
from PySide6.QtWidgets import QWidget

from sparktable.games.tcg.decks import TITLES

SHELF, DECK, SIDEBOARD = "shelf", "deck", "sideboard"
_MIME = "application/x-sparktable-title"


class Carried(NamedTuple):
    """What is dragged, and where it comes from."""

    name: str
    origin: str


def packed(carried: Carried) -> QMimeData:
    data = QMimeData()
    data.setData(_MIME, QByteArray(json.dumps(carried).encode()))
    return data


def unpacked(data: QMimeData) -> Carried | None:
    """None for whatever else is dragged over the window, be it said to be of this kind."""
    if not data.hasFormat(_MIME):
        return None
    try:
        name, origin = json.loads(bytes(data.data(_MIME).data()))
        return Carried(name, origin) if name in TITLES and origin in (SHELF, DECK, SIDEBOARD) else None
    except (ValueError, TypeError, RecursionError):
        return None


def carry(source: QWidget, carried: Carried, picture: QPixmap) -> None:
    """Take it along until the button is let go."""
    drag = QDrag(source)
    drag.setMimeData(packed(carried))
    if not picture.isNull():
        size = picture.deviceIndependentSize()
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(round(size.width() / 2), round(size.height() / 3)))
    drag.exec(Qt.DropAction.CopyAction)
