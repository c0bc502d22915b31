"""The right column of the new-game page: who sits on the lit seat, what most games do without, and the start."""
from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from sparktable.app.catalog import PRESETS, Form, worded
from sparktable.app.translations import WORDS
from sparktable.ui import setup_fields, style
from sparktable.ui.character_cards import CharacterCards
from sparktable.ui.presets import PresetPanel
from sparktable.ui.seat_portrait import SeatPortrait
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, emptied, label, panel, role, scrolling


class SetupSide(QWidget):
    started = Signal()
    turned = Signal()
    """What was folded is open now, or the other way round."""
    preset = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(12))
        inner = QWidget()
        role(inner, "clear")
        inside = QVBoxLayout(inner)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(now.px(8))
        self._seat_room = QVBoxLayout()
        inside.addLayout(self._seat_room)
        self.more = Button("new_game.more", "settings", on_click=self._turn)
        self._leads = self._ranges = False
        """Whether what was unfolded by hand comes into sight once it has its place, and whether it is the page that
        scrolls."""
        self._place = 0
        """How far somebody has scrolled, whether or not there is room for it at the moment."""
        inside.addWidget(self.more)
        self._more_note = label("caption")
        inside.addWidget(self._more_note)
        self.folded = self._choices()
        inside.addWidget(self.folded)
        self._portrait_room = QVBoxLayout()
        inside.addLayout(self._portrait_room, 1)
        area = scrolling(inner)
        self._bar = area.verticalScrollBar()
        self._bar.rangeChanged.connect(self._scroll_again)
        self._bar.valueChanged.connect(self._scrolled)
        self._bar.rangeChanged.connect(  # what scrolls keeps off its bar, else it ends as Start does
            lambda _, most: inside.setContentsMargins(0, 0, now.px(6) if most else 0, 0))
        column.addWidget(area, 1)
        column.addWidget(self._refused())
        self.start = Button("new_game.start", "play", "big", self.started.emit)
        say(self.start, tip, "new_game.start.key")
        column.addWidget(self.start)

    def _choices(self) -> QWidget:
        folded, more = panel(margin=10)
        folded.hide()
        self.presets = PresetPanel()
        self.presets.picked.connect(self.preset)
        more.addWidget(self.presets)
        row = QHBoxLayout()
        row.addWidget(label("label", "new_game.seed", wrap=False))
        self.seed = QLineEdit()
        say(self.seed, "setPlaceholderText", "new_game.seed.any")
        say(self.seed, "setAccessibleName", "new_game.seed")
        self.seed.returnPressed.connect(self.started)
        row.addWidget(self.seed, 1)
        more.addLayout(row)
        more.addWidget(label("caption", "new_game.seed.note"))
        self._facts = QGridLayout()
        self._facts.setColumnStretch(0, 1)
        more.addLayout(self._facts)
        return folded

    def _refused(self) -> QWidget:
        self._refusal, reason = panel("refusal", margin=10)
        row = QHBoxLayout()
        row.addWidget(Icon("prohibit", 20, "bad"), 0, Qt.AlignmentFlag.AlignTop)
        self.reason = label("bad")
        row.addWidget(self.reason, 1)
        reason.addLayout(row)
        return self._refusal

    @property
    def is_open(self) -> bool:
        """Whether one sees what most games do without."""
        return not self.folded.isHidden()

    def _turn(self) -> None:
        self.unfold(not self.is_open)
        self._leads = self.is_open

    def _scroll_again(self, _: int, most: int) -> None:
        """A window that changes its size leaves one where one was."""
        if self._leads:
            self._place = self.more.y()
        self._ranges = True
        self._bar.setValue(min(self._place, most))
        self._ranges = False

    def _scrolled(self, place: int) -> None:
        if not self._ranges:
            self._place, self._leads = place, False

    def unfold(self, more: bool) -> None:
        """Show that, or hide it; what was chosen there stays chosen."""
        self.folded.setVisible(more)
        say(self.more, "setText", "new_game.less" if more else "new_game.more")
        self.turned.emit()

    def show_form(self, form: Form, seat: QWidget, whom: CharacterCards | None, *, brief: bool) -> None:
        """What the form stands at, who sits where it is lit and plays `whom`; in brief the tooltip tells what lies
        folded."""
        self._leads = False
        emptied(self._seat_room)
        self._seat_room.addWidget(seat)
        seat.show()  # or nothing on it can take the focus yet
        emptied(self._portrait_room)
        if whom is None or whom.chosen is None:
            self._portrait_room.addWidget(QWidget())
        else:
            portrait = SeatPortrait(whom.chosen, told=not brief)  # in brief it is told over the pictures
            whom.painted.connect(portrait.picture.update)
            self._portrait_room.addWidget(portrait)
        emptied(self._facts)
        for row, (key, value) in enumerate(form.facts):
            self._facts.addWidget(label("body", key), row, 0)
            text = label("strong", text=value)
            text.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._facts.addWidget(text, row, 1)
        self.presets.show_form(form)
        rules = next((field for field in form.fields if field.page == PRESETS), None)
        note = WORDS.say("new_game.more.note") if rules is None else (
            f"{worded(rules.label, rules.name)}: {setup_fields.choice_text(setup_fields.chosen_of(rules))}")
        self._more_note.setText("" if brief else note)
        self._more_note.setVisible(not self.is_open and not brief)
        tip(self.more, note if brief else "")

    def refuse(self, reason: str | None) -> None:
        """Say what does not go together, if something does not."""
        self._refusal.setVisible(reason is not None)
        self.reason.setText(reason or "")
        self.start.setEnabled(reason is None)
