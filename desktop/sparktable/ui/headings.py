"""Headings: labels that tell screen readers what they are, so that a long page can be walked from one to the next."""
from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QLabel
from shiboken6 import Shiboken

from sparktable.ui.widgets import role

_KEPT: list[QAccessibleWidget] = []
"""The interfaces of headings until Qt deletes them: it owns what it was given, but keeps no Python object alive."""


class Heading(QLabel):
    """A text in one of the roles of labels."""

    def __init__(self, kind: str, rich: str, plain: str) -> None:
        """`rich` is shown, `plain` is read aloud."""
        super().__init__(rich)
        _speak_headings()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        role(self, kind)
        self.setAccessibleName(plain)


def _interface(name: str, thing: QObject | None) -> QAccessibleWidget | None:
    """What Qt asks for every widget that a screen reader comes to; a new one each time, since it deletes them all."""
    if not isinstance(thing, Heading):
        return None
    _KEPT[:] = [spoken for spoken in _KEPT if Shiboken.isValid(spoken)]
    made = QAccessibleWidget(thing, QAccessible.Role.Heading)
    _KEPT.append(made)
    return made


@cache
def _speak_headings() -> None:
    QAccessible.installFactory(_interface)
