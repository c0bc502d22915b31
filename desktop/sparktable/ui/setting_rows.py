"""A setting in its row: what it is called and what it does at the left, what sets it at the right."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from sparktable.app.translations import WORDS
from sparktable.ui import style
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import label, role

NAME = 200
"""How much room a name has at least beside what sets it; where there is less, that stands below."""


class SettingRow(QWidget):
    def __init__(self, section: str, name: str, control: QWidget, *, narrow: bool = False) -> None:
        """`narrow`: what sets it always stands below."""
        super().__init__()
        role(self, "clear")
        now, key = style.current(), f"settings.{section}.{name}"
        self._control, self._narrow = control, narrow
        control.setObjectName(f"{section}.{name}")
        say(control, "setAccessibleName", key)
        self._line = line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        line.setContentsMargins(0, now.px(4), 0, now.px(4))
        line.setSpacing(now.px(8))
        texts = QVBoxLayout()
        texts.setSpacing(now.px(1))
        texts.addWidget(label("strong", key))
        if WORDS.has(f"{key}.note"):
            texts.addWidget(label("caption", f"{key}.note"))
        line.addLayout(texts, 1)
        line.addWidget(control)
        self.setMinimumWidth(max(1, control.minimumSizeHint().width()))  # it can always be set below the name
        self._share(beside=not narrow)

    def _share(self, *, beside: bool) -> None:
        self._line.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        side = Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag(0)
        self._line.setAlignment(self._control, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        now = style.current()
        room = self._control.sizeHint().width() + round(now.px(NAME) * max(1.0, now.text))
        self._share(beside=not self._narrow and self.width() >= room)


class PercentSlider(QWidget):
    """A slider with its number. While it is dragged it tells where it is; what is chosen, once it is let go."""

    moved = Signal(int)
    chosen = Signal(int)

    def __init__(self, value: int, least: int, most: int, step: int) -> None:
        super().__init__()
        role(self, "clear")
        now = style.current()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        self._step = step
        self.bar = QSlider(Qt.Orientation.Horizontal)
        self.bar.setRange(least // step, most // step)
        self.bar.setValue(value // step)
        self.bar.setPageStep(1)
        self.bar.setMinimumWidth(now.px(220))
        self._number = label("number", text=WORDS.say("settings.percent", n=value), wrap=False)
        self._number.setMinimumWidth(round(now.px(64) * max(1.0, now.text)))
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar.valueChanged.connect(self._move)
        self.bar.sliderReleased.connect(lambda: self.chosen.emit(self.bar.value() * step))
        line.addWidget(self.bar, 1)
        line.addWidget(self._number)

    def _move(self, at: int) -> None:
        percent = at * self._step
        self._number.setText(WORDS.say("settings.percent", n=percent))
        self.moved.emit(percent)
        if not self.bar.isSliderDown():
            self.chosen.emit(percent)
