"""What is chosen for a new game, as widgets: one of few, one of many, yes or no."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import Choice, Field, Value, worded
from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.inputs import Picker, Segments, Switch
from sparktable.ui.mode_cards import ModeCards, are_cards
from sparktable.ui.setup_focus import mark
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import label, role

MOST_SEGMENTS, MOST_AT_A_SEAT = 5, 3
"""More choices than this go into a list that opens."""
Choose = Callable[[str, Value, int], None]
"""Told the name of the option, its value, and the seat, or -1."""


def choice_text(choice: Choice) -> str:
    return worded(choice.label, choice.name, n=choice.amount)


def chosen_of(field: Field) -> Choice:
    return next((choice for choice in field.choices if choice.value == field.value), field.choices[0])


def group(field: Field, choose: Choose, *, wide: bool, most: int = MOST_SEGMENTS) -> QWidget:
    """A field with its heading, and what it decides."""
    made = QWidget()
    role(made, "clear")
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, style.current().px(6))
    column.setSpacing(style.current().px(6))
    column.addWidget(label("label", text=worded(field.label, field.name).upper()))
    if field.note or field.about:
        column.addWidget(label("caption", text=worded(field.note, field.about)))
    made_of = chooser(field, choose, most=most)
    column.addWidget(made_of, 0, Qt.AlignmentFlag(0) if wide else Qt.AlignmentFlag.AlignLeft)
    return made


def chooser(field: Field, choose: Choose, seat: int = -1, most: int = MOST_SEGMENTS) -> QWidget:
    if are_cards(field):
        cards = ModeCards(field)
        cards.picked.connect(lambda value: choose(field.option, value, seat))
        made: QWidget = cards
    elif len(field.choices) > (MOST_AT_A_SEAT if seat >= 0 else most):
        made = _list(field, choose, seat)
    else:
        segments = Segments([(choice.value, choice_text(choice), choice.icon) for choice in field.choices],
                            field.value)
        segments.picked.connect(lambda value: choose(field.option, value, seat))
        made = segments
    made.setAccessibleName(worded(field.label, field.name))
    mark(made, f"{seat}:{field.option}")
    return made


def brief(field: Field, choose: Choose) -> QWidget:
    """A field taking as little room as can be: a list that opens under its heading, or a switch with its words
    beside it."""
    made, name = QWidget(), worded(field.label, field.name)
    role(made, "clear")
    inside: QBoxLayout = QHBoxLayout(made) if field.is_switch else QVBoxLayout(made)
    inside.setContentsMargins(0, 0, 0, 0)
    inside.setSpacing(style.current().px(8 if field.is_switch else 4))
    if field.is_switch:
        inside.addWidget(_switch(field, choose))
        inside.addWidget(label("body", text=name, wrap=False))
    else:
        box = _list(field, choose, -1)
        box.setMinimumContentsLength(0)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setAccessibleName(name)
        mark(box, f"-1:{field.option}")
        inside.addWidget(label("label", text=name.upper(), wrap=False))
        inside.addWidget(box)
    tip(made, worded(field.note, field.about) if field.note or field.about else "")
    return made


def switch(field: Field, choose: Choose) -> QHBoxLayout:
    row = QHBoxLayout()
    texts = QVBoxLayout()
    texts.setSpacing(0)
    texts.addWidget(label("strong", field.label))
    if field.note:
        texts.addWidget(label("caption", field.note))
    row.addLayout(texts, 1)
    row.addWidget(_switch(field, choose), 0, Qt.AlignmentFlag.AlignVCenter)
    return row


def _switch(field: Field, choose: Choose) -> Switch:
    made = Switch(bool(field.value))
    made.setAccessibleName(WORDS.say(field.label))
    made.toggled.connect(lambda on: choose(field.option, on, -1))
    made.setProperty("place", f"switch:{field.option}")
    return made


def _list(field: Field, choose: Choose, seat: int) -> QComboBox:
    box = Picker()
    if seat < 0:
        box.setMinimumContentsLength(17)
    for choice in field.choices:
        box.addItem(choice_text(choice), choice.value)
    box.setCurrentIndex(max(0, box.findData(field.value)))
    box.activated.connect(lambda index: choose(field.option, box.itemData(index), seat))
    return box
