"""Tooltips: this is the one way to set them, and they say what they are given, letter by letter.

Left to itself Qt takes a text with a tag in it for rich text, and loads the pictures that it names from wherever they
lie; and much of what tooltips tell are names out of files.
"""
from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QListWidgetItem, QToolTip, QWidget

from sparktable.ui.rich_text import escape

_TOLD = "told_by_tip"


def plain(text: str) -> str:
    """A text as a tooltip shows it: nothing in it is a tag, and its long lines are broken, which Qt does to rich text
    only."""
    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>" if text else ""


def tip(target: QWidget | QAction | QListWidgetItem, text: str) -> None:
    """Have a tooltip say a text; none for ""."""
    if isinstance(target, QWidget) and target.accessibleDescription() in ("", target.property(_TOLD)):
        target.setAccessibleDescription(text)  # or a screen reader would read the tooltip out, tags and all
    if not isinstance(target, QListWidgetItem):
        target.setProperty(_TOLD, text)
    target.setToolTip(plain(text))


def tipped(action: QAction) -> str:
    """What the tooltip of an action says, for what stands in its place."""
    return action.property(_TOLD) or action.text()


def put_away() -> None:
    """What one says was about something else."""
    QToolTip.hideText()


def tip_choice(box: QComboBox, row: int, text: str) -> None:
    """The same for one of the choices of a list that opens, and for who hears it."""
    box.setItemData(row, plain(text), Qt.ItemDataRole.ToolTipRole)
    box.setItemData(row, text, Qt.ItemDataRole.AccessibleDescriptionRole)
