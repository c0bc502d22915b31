"""The settings dialog, generated from the settings model: chapters below each other, search, reset per chapter,
effect at once."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, get_args, get_origin

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sparktable.app.settings import SettingsFile
from sparktable.app.sought import finds
from sparktable.app.translations import SYSTEM, WORDS, languages
from sparktable.table.art.icons import themed_icon
from sparktable.text import LANGUAGES as CARD_LANGUAGES
from sparktable.ui import style, window_geometry
from sparktable.ui.inputs import OneOf, Picker, Search, Segments, Switch
from sparktable.ui.item_list import ItemList
from sparktable.ui.key_editor import KeyEditor
from sparktable.ui.setting_rows import PercentSlider, SettingRow
from sparktable.ui.settings_pictures import SizePreview, ThemeTiles
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, label, panel, refill, role, rule, scrolling

KEYS = "keys"
CHAPTERS = {"display": ("language", "display"), "play": ("play", "opponents"), "sound": ("sound",), KEYS: ()}
"""What stands below one heading: sections of the settings, a card each. Keys have an editor of their own."""
ICONS = {"display": "reveal", "play": "die", "sound": "sound", KEYS: "keys"}
SIZES = ("text_percent", "interface_percent")


class Row(NamedTuple):
    """One setting, as it is found by what it says."""

    chapter: str
    words: str
    widget: QWidget
    card: QWidget
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
        self.sections = ItemList()
        role(self.sections, "nav")
        say(self.sections, "setAccessibleName", "settings.sections")
        self.pages = scrolling(QWidget())
        body.addWidget(self.sections, 1)
        body.addWidget(self.pages, 3)
        self.nothing = QWidget()
        none = QVBoxLayout(self.nothing)
        none.addWidget(label("lead", "settings.nothing"))
        self.clear = Button("rules.none.clear", "undo", on_click=self.search.clear)
        none.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignLeft)
        none.addStretch()
        self.nothing.hide()
        body.addWidget(self.nothing, 3)
        self.rows: list[Row] = []
        self._chapters: dict[str, QWidget] = {}
        self._build()
        self.sections.currentRowChanged.connect(self._go_to)
        self.pages.verticalScrollBar().valueChanged.connect(self._follow)
        self.sections.setCurrentRow(0)

        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(Button("action.close", "check", "primary", self.accept))
        outer.addLayout(foot)
        window_geometry.size(self, 900, 680)
        self.sections.setFocus()

    @property
    def section(self) -> str:
        """The chapter that is looked at."""
        return list(CHAPTERS)[self.sections.currentRow()]

    def control(self, section: str, name: str) -> QWidget:
        """The widget that sets one field."""
        found = self.findChild(QWidget, f"{section}.{name}")
        assert isinstance(found, QWidget)
        return found

    def retranslate(self) -> None:
        """Build everything anew: choices are words. Also when another theme or scale is worn."""
        chapter, focused = self.sections.currentRow(), self.focusWidget()
        seen = self.pages.verticalScrollBar().value()
        choice = focused.parentWidget() if isinstance(focused, QAbstractButton) else None
        named = choice if isinstance(choice, OneOf) else focused
        name = named.objectName() if named is not None else ""
        self._build()
        self._sift(self.search.text())
        self.sections.setCurrentRow(chapter)
        again = self.pages.findChild(QWidget, name) if name else None
        if isinstance(again, OneOf):
            again = again.button(again.value)
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        self._lay_out()
        self.pages.verticalScrollBar().setValue(seen)

    relook = show_settings = retranslate

    def _place(self, section: str, name: str) -> int:
        """How far below the upper edge of what is seen a control stands."""
        return self.control(section, name).mapTo(self.pages.viewport(), QPoint(0, 0)).y()

    def _lay_out(self) -> None:
        """At once, so that it can be scrolled to what is wanted."""
        for _ in range(3):  # a row that must break makes its card higher
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    # --- building -----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.rows.clear()
        now, inside = style.current(), QWidget()
        role(inside, "clear")
        column, tokens = QVBoxLayout(inside), now.theme.tokens
        column.setContentsMargins(0, 0, now.px(8), 0)
        column.setSpacing(now.px(22))
        self.sections.blockSignals(True)
        self.sections.clear()
        for chapter in CHAPTERS:
            icon = themed_icon(ICONS[chapter], tokens.hi, tokens.low, now.px(20), tokens.bg1,
                               self.devicePixelRatioF())
            icon.addPixmap(icon.pixmap(now.px(20)), QIcon.Mode.Selected)
            self.sections.addItem(QListWidgetItem(icon, WORDS.say(f"settings.{chapter}")))
            self._chapters[chapter] = self._chapter(chapter)
            column.addWidget(self._chapters[chapter])
        self.sections.blockSignals(False)
        self.sections.setIconSize(QSize(now.px(20), now.px(20)))
        self.sections.setMaximumWidth(self.sections.sizeHintForColumn(0) + 2 * now.px(12))
        column.addStretch(1)
        refill(self.pages, inside)

    def _chapter(self, chapter: str) -> QWidget:
        now, made = style.current(), QWidget()
        role(made, "clear")
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(10))
        head = QHBoxLayout()
        head.addWidget(label("name", f"settings.{chapter}"), 1)
        reset = Button("settings.reset", "undo", "quiet", lambda: self.reset(chapter))
        say(reset, "setAccessibleName", "settings.reset.of", chapter=lambda: WORDS.say(f"settings.{chapter}"))
        reset.setObjectName(f"{chapter}.reset")
        head.addWidget(reset)
        column.addLayout(head)
        if chapter == KEYS:
            self.keys = KeyEditor(self._file, self._tell)
            column.addWidget(self.keys)
            for card, rows in self.keys.cards:
                for row in rows:
                    self._findable(chapter, row, card)
        for section in CHAPTERS[chapter]:
            column.addWidget(self._card(chapter, section))
        return made

    def _card(self, chapter: str, section: str) -> QFrame:
        """The settings of a section, one below the other."""
        frame, column = panel()
        model = getattr(self._file.settings, section)
        above: QWidget | None = None
        for name, field in type(model).model_fields.items():
            if above is not None:
                column.addWidget(above)
            control = self._languages() if section == "language" else self._control(section, name, field)
            if name == SIZES[0]:
                column.addWidget(self._preview())
            row = SettingRow(section, name, control, narrow=isinstance(control, ThemeTiles))
            column.addWidget(row)
            self._findable(chapter, row, frame, above)
            above = rule()
        return frame

    def _findable(self, chapter: str, row: QWidget, card: QWidget, above: QWidget | None = None) -> None:
        """Let a row be found by everything that stands on it, and by its chapter's name."""
        texts = [WORDS.say(f"settings.{chapter}")]
        texts += [part.text() for part in row.findChildren(QLabel)]
        texts += [part.text() for part in row.findChildren(QAbstractButton)]
        self.rows.append(Row(chapter, " ".join(texts), row, card, above))

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
            segments: OneOf = ThemeTiles(choices, value) if name == "theme" else Segments(choices, value)
            segments.picked.connect(lambda choice: self._set(section, name, choice))
            return segments
        limits = {type(part).__name__: part for part in field.metadata}
        slider = PercentSlider(value, limits["Ge"].ge, limits["Le"].le, limits["MultipleOf"].multiple_of)
        slider.bar.setObjectName(f"{section}.{name}.slider")
        say(slider.bar, "setAccessibleName", f"settings.{section}.{name}")
        slider.chosen.connect(lambda percent: self._set(section, name, percent))
        if name in SIZES:
            slider.moved.connect(lambda percent: self.preview.show_size(name, percent))
        return slider

    def _preview(self) -> QWidget:
        display = self._file.settings.display
        self.preview = SizePreview(display.text_percent, display.interface_percent)
        return self.preview

    def _languages(self) -> Picker:
        box = Picker()
        box.addItem(WORDS.say("settings.language.code.system"), SYSTEM)
        for code in languages():
            name = WORDS.say(f"language.{code}")
            told = code in CARD_LANGUAGES
            box.addItem(name if told else WORDS.say("settings.language.cards_in_english", language=name), code)
        box.setMinimumContentsLength(max(len(box.itemText(row)) for row in range(box.count())))
        box.setCurrentIndex(max(0, box.findData(self._file.settings.language.code)))
        box.activated.connect(lambda index: self._set("language", "code", box.itemData(index)))
        return box

    # --- changing -----------------------------------------------------------------------------------

    def _set(self, section: str, name: str, value: object) -> None:
        """What is in use stays where it is on the screen, whatever that does to texts and sizes."""
        place = self._place(section, name)
        setattr(getattr(self._file.settings, section), name, value)
        self._tell()
        self._lay_out()
        bar = self.pages.verticalScrollBar()
        bar.setValue(bar.value() + self._place(section, name) - place)

    def reset(self, chapter: str) -> None:
        """A chapter as the program came."""
        for section in CHAPTERS[chapter] or (chapter,):
            self._file.reset(section)
        self._tell()
        self.retranslate()

    # --- looking ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F3 or event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        else:
            super().keyPressEvent(event)

    def _go_to(self, number: int) -> None:
        """Scroll to a chapter."""
        if 0 <= number < len(CHAPTERS):
            self._lay_out()
            self.pages.verticalScrollBar().setValue(list(self._chapters.values())[number].y())
            self._mark(number)  # near the end another chapter may be the first to be seen

    def _follow(self, value: int) -> None:
        """The chapter that is seen is the one that is marked."""
        there = [number for number, each in enumerate(self._chapters.values())
                 if not each.isHidden() and each.y() <= value + style.current().px(40)]
        if there:
            self._mark(there[-1])

    def _mark(self, number: int) -> None:
        self.sections.blockSignals(True)
        self.sections.setCurrentRow(number)
        self.sections.blockSignals(False)

    def _sift(self, text: str) -> None:
        """Show only what speaks of it, of all chapters at once, and mark the first that does."""
        hits, cards = dict[str, None](), set[QWidget]()
        for row in self.rows:
            found = finds(text, row.words)
            row.widget.setVisible(found)
            if row.above is not None:
                row.above.setVisible(found and row.card in cards)
            if found:
                hits[row.chapter] = None
                cards.add(row.card)
        for card in {row.card for row in self.rows}:
            card.setVisible(card in cards)
        self.preview.setVisible(not all(self.control("display", name).isHidden() for name in SIZES))
        for number, chapter in enumerate(CHAPTERS):
            self.sections.item(number).setHidden(chapter not in hits)
            self._chapters[chapter].setVisible(chapter in hits)
        self.pages.setVisible(bool(hits))
        self.nothing.setVisible(not hits)
        if text.strip() and hits:
            self.sections.setCurrentRow(list(CHAPTERS).index(next(iter(hits))))
