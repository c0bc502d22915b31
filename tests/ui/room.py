"""Whether what stands on a page can be seen and used: nothing is cut off, nothing lies on something else, nothing is
empty. What scrolls may be longer than its room."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QDockWidget,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)

from sparktable.ui.drawer import Drawer
from sparktable.ui.handover_curtain import Curtain
from sparktable.ui.notice import TableNotice
from ui.pages import clipped

CONTROLS = (QAbstractButton, QLabel, QLineEdit, QComboBox, QAbstractSlider, QAbstractItemView, QPlainTextEdit)
OVERLAYS = (Curtain, Drawer, TableNotice)
LITTLE = 2
"""So many pixels may be missing, or shared: a frame's edge."""
LEAST_ROOM = 40
"""A part of a page that scrolls shows at least so many pixels of itself."""


def faults(root: QWidget) -> list[str]:
    """What is wrong with everything that is to be seen in a widget."""
    shown = [each for each in controls(root) if each.width() and each.height()]
    found = [f"{named(each)} is empty" for each in shown if is_empty(each)]
    found += [f"{named(each)} is cut: {how}" for each in shown for how in cuts(each, root)]
    found += [f"{named(one)} lies on {named(other)}" for one, other in overlapping(shown, root)]
    return found + [f"no room for the words of {text!r}" for text in clipped(root)]


def controls(root: QWidget) -> Iterator[QWidget]:
    """What is read or used. Parts of a control, such as the arrow in a field, belong to it."""
    for each in root.findChildren(QWidget):
        if not isinstance(each, CONTROLS) or isinstance(each, QScrollBar) or not each.isVisibleTo(root):
            continue
        above, part = each.parentWidget(), False
        while above is not None and above is not root:
            behind = isinstance(above, QDockWidget) and above.visibleRegion().isEmpty()  # another tab is in front
            part = part or behind or isinstance(above, QComboBox | QLineEdit | QAbstractItemView)
            above = above.parentWidget()
        if not part:
            yield each


def named(control: QWidget) -> str:
    """A control as a tester finds it again."""
    text = control.text() if isinstance(control, QAbstractButton | QLabel) else ""
    return f"{type(control).__name__} {(text or control.accessibleName() or control.objectName())[:60]!r}"


def is_empty(control: QWidget) -> bool:
    """Whether there is nothing on it. What paints itself knows what it shows."""
    if isinstance(control, QAbstractButton):
        paints = "paintEvent" in vars(type(control))
        return not (paints or control.text() or not control.icon().isNull() or control.findChildren(QLabel))
    if isinstance(control, QComboBox):
        return control.count() == 0 or not control.currentText()
    return False


def cuts(control: QWidget, root: QWidget) -> list[str]:
    """How a control reaches over what holds it. Within what scrolls it may, in the ways in which that scrolls."""
    rect, inner = control.rect(), control
    found = []
    while inner is not root and (outer := inner.parentWidget()) is not None:
        rect = QRect(inner.mapTo(outer, rect.topLeft()), rect.size())
        area = outer.parentWidget()
        scrolls = isinstance(area, QScrollArea) and area.viewport() is outer and inner is area.widget()
        if scrolls:
            assert isinstance(area, QScrollArea)
            never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            wide = area.horizontalScrollBarPolicy() == never and rect.right() > outer.width() + LITTLE
            high = area.verticalScrollBarPolicy() == never and rect.bottom() > outer.height() + LITTLE
            found += ["it cannot be scrolled to"] * (wide or high)
            if outer.height() < min(LEAST_ROOM, inner.height()):
                found.append(f"{outer.height()} px of what scrolls are to be seen")
            rect = outer.rect()
        elif not outer.rect().adjusted(-LITTLE, -LITTLE, LITTLE, LITTLE).contains(rect):
            found.append(f"{rect.getRect()} in {type(outer).__name__} of {outer.width()} x {outer.height()}")
            rect &= outer.rect()
        inner = outer
    return found[:1]


def overlapping(shown: list[QWidget], root: QWidget) -> Iterator[tuple[QWidget, QWidget]]:
    """Pairs of which one hides a part of the other. What is laid over a table's picture on purpose does not count."""
    places = []
    for each in shown:
        seen = each.visibleRegion().boundingRect()
        if not seen.isEmpty() and not isinstance(each, QGraphicsView):
            places.append((each, QRect(each.mapTo(root, QPoint()) + seen.topLeft(), seen.size()), floor(each, root)))
    for (one, here, own), (other, there, its) in combinations(places, 2):
        both = here & there
        if own is its and both.width() > LITTLE and both.height() > LITTLE and not (
                one.isAncestorOf(other) or other.isAncestorOf(one)):
            yield one, other


def floor(control: QWidget, root: QWidget) -> QWidget:
    """What it stands on: the page, or what lies over the page on purpose."""
    above: QWidget | None = control
    while above is not None and above is not root:
        if isinstance(above, OVERLAYS):
            return above
        above = above.parentWidget()
    return root
