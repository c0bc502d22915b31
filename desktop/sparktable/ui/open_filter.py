"""A filter that lies open: a chip for each choice, with how many titles it would leave. What is lit goes out again by
the same click; Tab halts once, and arrows lead from chip to chip."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.filter_chip import Choice, is_lit, turned
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import Button, role

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class _Chip(Button):
    """Arrows are left to whom it belongs to."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class OpenFilter(QWidget):
    picked = Signal(object)

    def __init__(self, key: str, choices: Sequence[Choice], value: Any, nothing: Any = "") -> None:
        """`key`: what is sifted by; `nothing`: the value of who does not care, () where several may be chosen."""
        super().__init__()
        role(self, "clear")
        name = WORDS.say(key)
        self.setAccessibleName(name)
        row = FlowLayout(self, gap=style.current().px(6))
        self._values = [each.value for each in choices]
        self._chips: list[_Chip] = []
        for each in choices:
            chip = _Chip("", each.icon, "chip", partial(self._pick, value, each.value, nothing))
            chip.setText(f"{each.text}  {each.titles}")
            chip.setAccessibleName(f"{name}: {each.text}, {each.titles}")
            chip.setCheckable(True)
            chip.setChecked(is_lit(value, each.value))
            tip(chip, name)
            self._chips.append(chip)
            row.addWidget(chip)
        self.stay_at(next((each.value for each in choices if is_lit(value, each.value)), None))

    def chip(self, value: Any) -> _Chip:
        """The one of a choice."""
        return self._chips[self._values.index(value)]

    @property
    def stop(self) -> _Chip | None:
        """Where Tab halts."""
        return next((chip for chip in self._chips if chip.focusPolicy() == Qt.FocusPolicy.StrongFocus), None)

    @property
    def place(self) -> Any:
        """The choice where Tab halts."""
        return self._values[self._chips.index(self.stop)] if self.stop is not None else None

    def stay_at(self, value: Any) -> None:
        """Have Tab halt at a choice; where there is none such, at the first."""
        here = self._values.index(value) if value in self._values else 0
        for place, chip in enumerate(self._chips):
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus if place == here else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or self.stop is None:
            super().keyPressEvent(event)
            return
        here = (self._chips.index(self.stop) + step) % len(self._chips)
        self.stay_at(self._values[here])
        self._chips[here].setFocus(Qt.FocusReason.OtherFocusReason)

    def _pick(self, value: Any, choice: Any, nothing: Any) -> None:
        self.stay_at(choice)
        self.picked.emit(turned(value, choice, nothing))
