"""What is chosen for all seats, as columns of the new-game page: ways to play, table rulings, mixed sets."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import MAIN, MIXING, RULINGS, Field, Form
from sparktable.app.translations import WORDS
from sparktable.ui import setup_fields, style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Segments
from sparktable.ui.mode_cards import are_cards
from sparktable.ui.setup_fields import Choose
from sparktable.ui.setup_focus import mark
from sparktable.ui.widgets import panel, role, rule

MOST_BESIDE = 3
"""More words than these go into a list."""


def clear_column(margin: float) -> tuple[QWidget, QVBoxLayout]:
    """A column on the page's own ground, with so much room for the bar that scrolls it."""
    made = QWidget()
    role(made, "clear")
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, style.current().px(margin), 0)
    return made, column


def turning(form: Form, page: str, turn_to: Callable[[str], None]) -> Segments | None:
    """From one page of choices to another, where there are several."""
    shown = [(MAIN, "deck")] + [(name, icon) for name, icon in ((MIXING, "convert"), (RULINGS, "settings"))
                                if any(field.page == name for field in form.fields)]
    if len(shown) < 2:
        return None
    pages = Segments([(name, WORDS.say(f"new_game.page.{name}"), icon) for name, icon in shown], page)
    pages.picked.connect(turn_to)
    mark(pages, "page")
    return pages


def add_ways(column: QBoxLayout, fields: Sequence[Field], choose: Choose) -> None:
    """Cards one under the other, few words beside each other, what is on or off in lines of their own."""
    groups: FlowLayout | None = None
    for field in (each for each in fields if not each.is_switch):
        made = setup_fields.group(field, choose, wide=True, most=MOST_BESIDE)
        if are_cards(field):
            column.addWidget(made)
            groups = None
        else:
            if groups is None:
                column.addLayout(groups := FlowLayout(gap=style.current().px(14)))
            groups.addWidget(made)
    for field in fields:
        if field.is_switch:
            column.addLayout(setup_fields.switch(field, choose))


def add_in_brief(column: QBoxLayout, fields: Sequence[Field], choose: Choose) -> None:
    """The same in as few lines as can be."""
    if fields:
        row = FlowLayout(gap=style.current().px(14), level=True)
        for field in fields:
            row.addWidget(setup_fields.brief(field, choose))
        column.addLayout(row)


def add_rulings(column: QBoxLayout, fields: Sequence[Field], choose: Choose) -> None:
    """Each with its heading; what is on or off together on one panel."""
    for field in fields:
        if not field.is_switch:
            column.addWidget(setup_fields.group(field, choose, wide=False))
    switches = [field for field in fields if field.is_switch]
    if not switches:
        return
    frame, inside = panel()
    for number, field in enumerate(switches):
        if number:
            inside.addWidget(rule())
        inside.addLayout(setup_fields.switch(field, choose))
    column.addWidget(frame)
