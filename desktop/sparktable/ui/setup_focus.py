"""Where the focus is on a page that is built anew with every choice: what can have it bears the name of its place, by
which it is found again."""
from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget


def mark(widget: QWidget, place: str) -> None:
    """Name what can be focused, and all within it."""
    for number, child in enumerate(widget.findChildren(QWidget) or [widget]):
        child.setProperty("place", f"{place}/{number}")
    widget.setProperty("place", place)


def focused_place(page: QWidget) -> str | None:
    """Of a page that is about to be built anew."""
    focused = page.focusWidget()
    return focused.property("place") if focused is not None else None


def focus_again(place: str | None, made: Iterable[QWidget]) -> None:
    """In what was made instead."""
    if place is None:
        return
    for part in made:
        for widget in part.findChildren(QWidget):
            if widget.property("place") == place:
                _focus(widget)
                return


def _focus(widget: QWidget) -> None:
    """Of choices beside each other the chosen one. Once more when a key has done all it does: after the click Qt
    gives the focus to the button that an arrow key has chosen, which is no more."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    chosen = group.checkedButton() if group is not None else None
    target = chosen or widget
    target.setFocus(Qt.FocusReason.OtherFocusReason)
    QTimer.singleShot(0, target, target.setFocus)
