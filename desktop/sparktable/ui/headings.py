"""Headings: labels that tell screen readers what they are, so that a long page can be walked from one to the next."""
from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QLabel
from shiboken6 import Shiboken

_KEPT: list[QAccessibleWidget] = []
"""The interfaces of headings until Qt deletes them: it owns what it was given, but keeps no Python object alive."""


def heading(label: QLabel, name: str) -> QLabel:
    """The label, which from now on is a heading; `name` is read aloud."""
    _speak_headings()
    label.setProperty("heading", True)
    label.setAccessibleName(name)
    return label


def _interface(name: str, thing: QObject | None) -> QAccessibleWidget | None:
    """What Qt asks for every widget that a screen reader comes to; a new one each time, since it deletes them all."""
    if not isinstance(thing, QLabel) or not thing.property("heading"):
        return None
    _KEPT[:] = [spoken for spoken in _KEPT if Shiboken.isValid(spoken)]
    made = QAccessibleWidget(thing, QAccessible.Role.Heading)
    _KEPT.append(made)
    return made


@cache
def _speak_headings() -> None:
    QAccessible.installFactory(_interface)
