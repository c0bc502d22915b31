"""Headings: labels that tell screen readers what they are and of which level, so that a long page can be walked from
one to the next."""
from __future__ import annotations

from functools import cache
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAttributesInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel
from shiboken6 import Shiboken
from shiboken6.Shiboken import VoidPtr

_LEVEL = "heading"
_KEPT: list[_Heading] = []
"""The interfaces of headings until Qt deletes them: it owns what it was given, but keeps no Python object alive."""


def heading(label: QLabel, name: str, level: int) -> QLabel:
    """The label, which from now on is a heading, of a page at level 1; `name` is read aloud."""
    _speak_headings()
    label.setProperty(_LEVEL, level)
    label.setAccessibleName(name)
    return label


class _Level(QAccessibleAttributesInterface):
    def __init__(self, level: int) -> None:
        super().__init__()
        self._level = level

    def attributeKeys(self) -> list[QAccessible.Attribute]:
        return [QAccessible.Attribute.Level]

    def attributeValue(self, key: QAccessible.Attribute) -> int | None:
        return self._level if key == QAccessible.Attribute.Level else None


class _Heading(QAccessibleWidget):
    def __init__(self, label: QLabel) -> None:
        super().__init__(label, QAccessible.Role.Heading)
        self._level = _Level(label.property(_LEVEL))

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """An address. As such it must be told: Qt would take a number, or None, for something that lies in memory."""
        if kind == QAccessible.InterfaceType.AttributesInterface:
            return VoidPtr(Shiboken.getCppPointer(self._level)[0])
        return VoidPtr(super().interface_cast(kind))


def _interface(name: str, thing: QObject | None) -> QAccessibleWidget | None:
    """What Qt asks for every widget that a screen reader comes to; a new one each time, since it deletes them all."""
    if not isinstance(thing, QLabel) or not thing.property(_LEVEL):
        return None
    _KEPT[:] = [spoken for spoken in _KEPT if Shiboken.isValid(spoken)]
    made = _Heading(thing)
    _KEPT.append(made)
    return made


@cache
def _speak_headings() -> None:
    QAccessible.installFactory(_interface)
