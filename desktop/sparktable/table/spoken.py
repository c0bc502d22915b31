"""What screen readers are told: which piece has the focus, what happened, why something is not possible."""
from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from sparktable.table.piece import Piece


def announce(widget: QWidget, sentence: str) -> None:
    """Say a sentence now."""
    if sentence and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


def focus(widget: QWidget, piece: Piece) -> None:
    """The piece that has the focus is the table's description, and is read out."""
    name = piece.name or piece.key
    widget.setAccessibleDescription(name)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged))
        announce(widget, name)
