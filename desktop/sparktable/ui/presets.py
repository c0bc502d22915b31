"""Which preset of table rulings a new game is played by, and what that means: beside whatever page is chosen on."""
from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import PRESETS, Form, preset_words, worded
from sparktable.ui import style
from sparktable.ui.inputs import Picker
from sparktable.ui.setup_fields import choice_text
from sparktable.ui.widgets import label


class PresetPanel(QWidget):
    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.current().px(6))
        self._heading = label("label", wrap=False)
        self.choice = Picker()
        self.choice.activated.connect(lambda index: self.picked.emit(self.choice.itemData(index)))
        self.meaning = label("caption")
        row = QHBoxLayout()
        row.addWidget(self._heading)
        row.addWidget(self.choice, 1)
        column.addLayout(row)
        column.addWidget(self.meaning)

    def show_form(self, form: Form) -> None:
        """What the form stands at; nothing for a game without presets."""
        field = next((field for field in form.fields if field.page == PRESETS), None)
        self.setVisible(field is not None)
        if field is None:
            return
        name = worded(field.label, field.name)
        self._heading.setText(name.upper())
        self.choice.setAccessibleName(name)
        self.choice.clear()
        for choice in field.choices:
            self.choice.addItem(choice_text(choice), choice.value)
        self.choice.setCurrentIndex(self.choice.findData(field.value))
        self.meaning.setText(preset_words(field, form))
        self.choice.setAccessibleDescription(self.meaning.text())
