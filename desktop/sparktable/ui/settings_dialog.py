"""The settings dialog, generated from the settings model: sections, search, reset per section, effect at once."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, get_args, get_origin

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.settings import SHOWN_SECTIONS, SettingsFile
from sparktable.app.translations import SYSTEM, WORDS, languages
from sparktable.text import LANGUAGES as CARD_LANGUAGES
from sparktable.ui import style, window_geometry
from sparktable.ui.inputs import Picker, Search, Segments, Switch
from sparktable.ui.key_editor import KeyEditor
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, panel, role, rule, scrolling

LANGUAGE, KEYS = "language", "keys"
SECTIONS = (SHOWN_SECTIONS[0], LANGUAGE, *SHOWN_SECTIONS[1:], KEYS)


class Row(NamedTuple):
    """One setting, as it is found by what it says."""

    section: str
    words: str
    widget: QWidget
    above: QWidget | None = None
    """The hairline between it and the row before it."""


class SettingsDialog(QDialog):
    """Changes take effect and are kept as they are made."""

    def __init__(self, file: SettingsFile, changed: Callable[[], object],
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._file, self._tell = file, changed
        say(self, "setWindowTitle", "settings.title")
        now = style.current()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(24)] * 4))
        outer.setSpacing(now.px(12))
        head = QHBoxLayout()
        head.addWidget(label("title", "settings.title"), 1)
        self.search = Search("settings.search", 240, self._sift)
        head.addWidget(self.search)
        outer.addLayout(head)

        body = QHBoxLayout()
        body.setSpacing(now.px(16))
        outer.addLayout(body, 1)
        self.sections = QListWidget()
        role(self.sections, "nav")
        say(self.sections, "setAccessibleName", "settings.sections")
        self.pages = QStackedWidget()
        body.addWidget(self.sections, 1)
        body.addWidget(self.pages, 3)
        self.nothing = label("lead", "settings.nothing")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing.hide()
        body.addWidget(self.nothing, 3)
        self.rows: list[Row] = []
        self._build()
        self.sections.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.sections.setCurrentRow(0)

        foot = QHBoxLayout()
        self.reset = Button("settings.reset", "undo", on_click=self._reset)
        foot.addWidget(self.reset)
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        outer.addLayout(foot)
        window_geometry.size(self, 920, 620)

    @property
    def section(self) -> str:
        return SECTIONS[self.sections.currentRow()]

    def control(self, section: str, name: str) -> QWidget:
        """The widget that sets one field."""
        found = self.findChild(QWidget, f"{section}.{name}")
        assert isinstance(found, QWidget)
        return found

    def retranslate(self) -> None:
        """Build the pages anew: their choices are words. Also when another theme or scale is worn."""
        row = self.sections.currentRow()
        focused = self.focusWidget()
        name = focused.objectName() if focused is not None else ""
        while (page := self.pages.widget(0)) is not None:
            self.pages.removeWidget(page)
            page.deleteLater()
        self._build()
        self.sections.setCurrentRow(row)
        self.pages.setCurrentIndex(row)
        again = self.pages.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        self._sift(self.search.text())

    relook = retranslate

    # --- building -----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.rows.clear()
        self.sections.blockSignals(True)
        self.sections.clear()
        for section in SECTIONS:
            self.sections.addItem(WORDS.say(f"settings.{section}"))
            self.pages.addWidget(scrolling(self._page(section)))
        self.sections.blockSignals(False)

    def _page(self, section: str) -> QWidget:
        page = QWidget()
        role(page, "clear")
        outer = QVBoxLayout(page)
        outer.setContentsMargins(0, 0, style.current().px(8), 0)
        frame, column = panel()
        outer.addWidget(frame)
        outer.addStretch(1)  # a section of one row is as high as that row
        if section == KEYS:
            self.keys = KeyEditor(self._file, self._tell)
            column.addWidget(self.keys)
            for row in self.keys.rows:
                self._findable(section, row)
        elif section == LANGUAGE:
            self._row(column, section, "code", self._languages())
        else:
            model = getattr(self._file.settings, section)
            for number, (name, field) in enumerate(type(model).model_fields.items()):
                line = rule() if number else None
                if line is not None:
                    column.addWidget(line)
                self._row(column, section, name, self._control(section, name, field), line)
        return page

    def _row(self, column: QVBoxLayout, section: str, name: str, control: QWidget,
             above: QWidget | None = None) -> None:
        control.setObjectName(f"{section}.{name}")
        key = f"settings.{section}.{name}"
        say(control, "setAccessibleName", key)
        row = QWidget()
        role(row, "clear")
        wide = isinstance(control, Segments)
        line = QVBoxLayout(row) if wide else QHBoxLayout(row)
        line.setContentsMargins(0, style.current().px(4), 0, style.current().px(4))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(label("strong", key))
        if WORDS.has(f"{key}.note"):
            texts.addWidget(label("caption", f"{key}.note"))
        line.addLayout(texts, 1)
        line.addWidget(control)
        column.addWidget(row)
        self._findable(section, row, above)

    def _findable(self, section: str, row: QWidget, above: QWidget | None = None) -> None:
        """Let a row be found by everything that stands on it, and by its section's name."""
        texts = [WORDS.say(f"settings.{section}")]
        texts += [part.text() for part in row.findChildren(QLabel)]
        texts += [part.text() for part in row.findChildren(QAbstractButton)]
        self.rows.append(Row(section, " ".join(texts).casefold(), row, above))

    def _control(self, section: str, name: str, field: Any) -> QWidget:
        value = getattr(getattr(self._file.settings, section), name)
        kind = field.annotation
        if kind is bool:
            switch = Switch(value)
            switch.toggled.connect(lambda on: self._set(section, name, on))
            return switch
        if get_origin(kind) is Literal:
            choices = [(choice, WORDS.say(f"settings.{section}.{name}.{choice}"), "")
                       for choice in get_args(kind)]
            segments = Segments(choices, value)
            segments.picked.connect(lambda choice: self._set(section, name, choice))
            return segments
        limits = {type(part).__name__: part for part in field.metadata}
        return self._slider(section, name, value, limits["Ge"].ge, limits["Le"].le,
                            limits["MultipleOf"].multiple_of)

    def _slider(self, section: str, name: str, value: int, least: int, most: int, step: int) -> QWidget:
        holder = QWidget()
        role(holder, "clear")
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(least // step, most // step)
        slider.setValue(value // step)
        slider.setPageStep(1)
        slider.setMinimumWidth(style.current().px(180))
        number = label("number", text=WORDS.say("settings.percent", n=value), wrap=False)
        number.setMinimumWidth(style.current().px(64))
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        slider.valueChanged.connect(lambda at: number.setText(WORDS.say("settings.percent", n=at * step)))
        slider.valueChanged.connect(
            lambda at: None if slider.isSliderDown() else self._set(section, name, at * step))
        slider.sliderReleased.connect(lambda: self._set(section, name, slider.value() * step))
        say(slider, "setAccessibleName", f"settings.{section}.{name}")
        slider.setObjectName(f"{section}.{name}.slider")
        line.addWidget(slider)
        line.addWidget(number)
        return holder

    def _languages(self) -> QComboBox:
        box = Picker()
        box.addItem(WORDS.say("settings.language.code.system"), SYSTEM)
        for code in languages():
            name = WORDS.say(f"language.{code}")
            told = code in CARD_LANGUAGES
            box.addItem(name if told else WORDS.say("settings.language.cards_in_english", language=name), code)
        box.setCurrentIndex(max(0, box.findData(self._file.settings.language.code)))
        box.activated.connect(lambda index: self._set("language", "code", box.itemData(index)))
        return box

    # --- changing -----------------------------------------------------------------------------------

    def _set(self, section: str, name: str, value: object) -> None:
        setattr(getattr(self._file.settings, section), name, value)
        self._tell()

    def _reset(self) -> None:
        self._file.reset(self.section)
        self._tell()
        self.retranslate()

    def _sift(self, text: str) -> None:
        """Show only rows and sections that speak of it, and go to the first that does."""
        wanted = text.casefold().split()
        hits: list[str] = []
        for row in self.rows:
            found = all(word in row.words for word in wanted)
            row.widget.setVisible(found)
            if row.above is not None:
                row.above.setVisible(found and row.section in hits)
            if found:
                hits.append(row.section)
        for number, section in enumerate(SECTIONS):
            self.sections.item(number).setHidden(section not in hits)
        self.pages.setVisible(bool(hits))
        self.nothing.setVisible(not hits)
        self.reset.setEnabled(bool(hits))
        if hits and self.section not in hits:
            self.sections.setCurrentRow(SECTIONS.index(hits[0]))
