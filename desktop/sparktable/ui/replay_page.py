"""Watching a recorded game: turn by turn or step by step, at any speed, through the eyes of one seat or of all."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.replay import ALL, RecordedGame
from sparktable.app.sentence_parts import Part
from sparktable.app.text_outline import outline
from sparktable.app.told_log import sentences
from sparktable.app.translations import WORDS
from sparktable.kernel.view import View
from sparktable.record.loading import TOO_SLOW
from sparktable.table.prompt import Waiting
from sparktable.table.tableaus import has_tableau
from sparktable.ui import style
from sparktable.ui.folding_side import FoldingSide
from sparktable.ui.game_review import Review
from sparktable.ui.inputs import Picker
from sparktable.ui.notice import Notice, Question
from sparktable.ui.option_list import OutlineTree
from sparktable.ui.play_on import PlayOnDialog
from sparktable.ui.replay_log import ReplayLog
from sparktable.ui.told_words import look_up
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, back_button, label, role, scrolling

ROOMY = 1400
"""From this width on log and graph stand beside the table, unless words are large."""
STEP = 900
"""Milliseconds that a step stands at normal speed."""
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0)
SIGNS = {"replay.turn_back": "◀◀", "replay.step_back": "|◀", "replay.step": "▶|", "replay.turn": "▶▶"}


class SeekBar(QSlider):
    """Has the focus while a game is watched; what the keys do is the page's to say."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class ReplayPage(QWidget):
    left = Signal()
    play_on = Signal(object, tuple)
    """The match to be played on from here, and its players."""
    peeked = Signal()
    """Hidden cards of a game that is not finished are shown."""

    def __init__(self, recording: RecordedGame, speech: Speech, *, eyes: int | None = None, start: int = 0,
                 still: bool = False) -> None:
        """`speech` are the words of whoever looks back at all of it."""
        super().__init__()
        role(self, "page")
        self.recording, self._afterwards = recording, speech
        self.index: int = min(start, len(recording))
        self.speech = speech.playing(lambda: recording.called(self.index))
        people = [seat for seat, player in enumerate(recording.players) if player.is_human]
        self.eyes = eyes if eyes is not None else people[0] if people else 0
        self.speed, self.still = 1.0, still
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(*([now.px(12)] * 4))
        column.setSpacing(now.px(8))
        column.addLayout(self._head())
        self.notice = Notice()
        column.addWidget(self.notice)
        body = QHBoxLayout()
        body.setSpacing(now.px(10))
        self.table = self._make_table()
        body.addWidget(self.table, 1)
        self.side = FoldingSide(self._panels(), body)
        column.addLayout(body, 1)
        column.addLayout(self._controls())
        if (divergence := recording.replay.divergence) is not None:
            why = "replay.too_long" if divergence.what == TOO_SLOW else "replay.diverges"
            self.notice.tell(why, shown=len(recording), recorded=recording.replay.recorded)
        self.seek(self.index)

    @property
    def view(self) -> View:
        """What is shown: the outline reads it."""
        return self.recording.view(self.index, self.eyes)

    # --- putting it together ------------------------------------------------------------------------

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(back_button(self.left.emit))
        row.addWidget(label("name", "replay.title", game=lambda: WORDS.say(f"title.{self.speech.title.name}")), 1)
        row.addWidget(label("caption", "replay.eyes", wrap=False))
        self.eyes_box = Picker()
        self.eyes_box.setMinimumContentsLength(14)
        say(self.eyes_box, "setAccessibleName", "replay.eyes")
        self.eyes_box.activated.connect(lambda at: self.look_through(self.eyes_box.itemData(at)))
        row.addWidget(self.eyes_box)
        self._fill_eyes()
        row.addWidget(Button("replay.play_on", "convert", on_click=self.ask_play_on))
        return row

    def _fill_eyes(self) -> None:
        self.eyes_box.clear()
        for seat in range(self.recording.game.seats):
            self.eyes_box.addItem("", seat)
        self.eyes_box.addItem(WORDS.say("replay.all"), ALL)
        self.eyes_box.setCurrentIndex(self.eyes_box.findData(self.eyes))
        self._name_eyes()

    def _name_eyes(self) -> None:
        """As everybody is called in the position that is shown."""
        for seat in range(self.recording.game.seats):
            self.eyes_box.setItemText(seat, self.speech.seat(seat))

    def _make_table(self):
        if not has_tableau(self.speech.title.name):
            return OutlineTree(lambda: outline(self.view, self.speech))
        from sparktable.table.art.render import CardRenderer
        from sparktable.table.table_view import TableView

        table = TableView(CardRenderer(), self.speech)
        now = style.current()
        table.set_theme(now.theme)
        table.set_text_scale(now.text)
        table.set_speed(self.speed, self.still)
        table.queue.idle.connect(self._tell)
        return table

    def _panels(self) -> dict[str, QWidget]:
        """The log, and the graph of a game that is over."""
        self.lines = ReplayLog(self.recording, self._afterwards)
        self.lines.wanted.connect(self.seek)
        self.lines.linked.connect(self._show_part)
        if not isinstance(self.table, OutlineTree):
            self.lines.dress(self.table.tableau, lambda: self.view)
        self.lines.read_with(self.eyes)
        self.review: Review | None = None
        if not self.recording.finished:
            return {"log": self.lines}
        self.review = Review(self.recording, self._afterwards)
        self.review.wanted.connect(self.seek)
        return {"log": self.lines, "review": scrolling(self.review)}

    def _controls(self) -> QHBoxLayout:
        """The buttons, the way through the game, and how fast."""
        row = QHBoxLayout()
        row.setSpacing(style.current().px(8))
        self.play_button = self._button("replay.play", self.toggle)
        self._show_playing()
        for button in (self._button("replay.turn_back", lambda: self.turn(-1)),
                       self._button("replay.step_back", lambda: self.step(-1)), self.play_button,
                       self._button("replay.step", lambda: self.step(1)),
                       self._button("replay.turn", lambda: self.turn(1))):
            row.addWidget(button)
        self.bar = SeekBar(Qt.Orientation.Horizontal)
        self.bar.setRange(0, len(self.recording))
        self.bar.setPageStep(max(1, len(self.recording) // 20))
        say(self.bar, "setAccessibleName", "replay.seek")
        self.bar.valueChanged.connect(lambda at: None if at == self.index else self.seek(at))
        row.addWidget(self.bar, 1)
        self.where = label("number", wrap=False)
        row.addWidget(self.where)
        self.speeds = Picker()
        self.speeds.setMinimumContentsLength(4)
        for speed in SPEEDS:
            self.speeds.addItem(f"{speed:g}×".replace("0.", "."), speed)
        self.speeds.setCurrentIndex(SPEEDS.index(self.speed))
        self.speeds.activated.connect(lambda at: self._set_speed(SPEEDS[at]))
        say(self.speeds, "setAccessibleName", "replay.speed")
        say(self.speeds, tip, "replay.speed")
        row.addWidget(self.speeds)
        return row

    @staticmethod
    def _button(key: str, do: Callable[[], object]) -> Button:
        button = Button("", on_click=do)
        button.setText(SIGNS.get(key, ""))
        say(button, "setAccessibleName", key)
        say(button, tip, key)
        button.setObjectName(key)
        return button

    # --- watching -----------------------------------------------------------------------------------

    def seek(self, index: int) -> None:
        """Show a position at once."""
        self.index = min(max(index, 0), len(self.recording))
        self._show()

    def step(self, count: int) -> None:
        """One answer on, animated, or back. Whoever steps again does not wait for what is still moving."""
        target = self.index + count
        if 0 <= target <= len(self.recording):
            self.index = target
            self._show(animated=count == 1)

    def turn(self, direction: int) -> None:
        self.seek(self.recording.turn_start(self.index, direction))

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def toggle(self) -> None:
        """Let it run, from the beginning where it has ended, or hold it."""
        if self.playing:
            self._hold()
            return
        if self.index == len(self.recording):
            self.seek(0)
        self._timer.start(0)
        self._show_playing()

    def _hold(self) -> None:
        self._timer.stop()
        self._show_playing()

    def _show_playing(self) -> None:
        """The button says what it does now."""
        key = "replay.pause" if self.playing else "replay.play"
        for setter in ("setText", "setAccessibleName", tip):
            say(self.play_button, setter, key)
        self.play_button.show_icon("" if self.playing else "play")

    def look_through(self, eyes: int) -> None:
        """Watch with other eyes; asked first where that would spoil a game that is still being played."""
        if eyes == self.eyes:
            return
        if self.recording.spoils(eyes):
            self._hold()
            question = Question(self, "replay.spoil", "replay.spoil.yes", lambda: self._peek(eyes))
            question.rejected.connect(self._fill_eyes)
            question.open()
        else:
            self._look_through(eyes)

    def _peek(self, eyes: int) -> None:
        self.peeked.emit()
        self._look_through(eyes)

    def _look_through(self, eyes: int) -> None:
        self.eyes = eyes
        self._fill_eyes()
        self.lines.read_with(self.eyes)
        self._show()

    def ask_play_on(self) -> None:
        self._hold()
        dialog = PlayOnDialog(self.recording.players, self.speech.names, self)
        dialog.chosen.connect(lambda players: self.play_on.emit(self.recording.branch(self.index), players))
        dialog.open()

    def _tick(self) -> None:
        if not isinstance(self.table, OutlineTree) and self.table.queue.running:
            self._timer.start(50)  # what is still moving is seen to its end
            return
        self.step(1)
        if self.index < len(self.recording):
            self._timer.start(round(STEP / self.speed))
        else:
            self._show_playing()

    def _set_speed(self, speed: float) -> None:
        self.speed = speed
        if not isinstance(self.table, OutlineTree):
            self.table.set_speed(speed, self.still)

    def _show(self, *, animated: bool = False) -> None:
        if isinstance(self.table, OutlineTree):
            self.table.refresh()
        else:
            self.table.skip_animation()
            events = self.recording.events(self.index, self.eyes) if animated else None
            moments = self.recording.glimpses(self.index, self.eyes) if animated else ()
            self.table.set_view(self.view, animate=events, options=(), moments=moments)
        self._name_eyes()
        self.bar.setValue(self.index)
        self.where.setText(WORDS.say("replay.where", turn=self.recording.replay.turn_of(self.index).turn,
                                     at=self.index, of=len(self.recording)))
        if isinstance(self.table, OutlineTree) or not self.table.queue.running:
            self._tell()  # else once the table has shown what is told
        if self.review is not None:
            self.review.show_index(self.index)

    def _show_part(self, part: Part) -> None:
        """A name or a word in a line of the log was clicked: the position is that of the line by now."""
        if part.keyword is not None:
            look_up(self, part.keyword)
        elif part.ref is not None and not isinstance(self.table, OutlineTree):
            if part.ref.kind == "card" and self.table.face(int(part.ref.value)) is not None:
                self.table.looking.hold_up(int(part.ref.value))
            else:
                self.table.highlight((part.ref,))

    def _tell(self) -> None:
        """What has happened, in the log and where a question would stand."""
        self.lines.mark(self.index)
        if not isinstance(self.table, OutlineTree):
            self.table.set_waiting(self.happened())

    def happened(self) -> Waiting:
        """What the last answer has brought about: nobody is asked here. Before the first one all has been set up."""
        events = self.recording.events(self.index, self.eyes) if self.index else ()
        first, *more = sentences(self.speech, events, self.recording.replay.match.state) or [""]
        return Waiting(" ".join(more), "", happened=first)

    # --- keys, words --------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        do = {Qt.Key.Key_Space: self.toggle, Qt.Key.Key_Right: lambda: self.step(1),
              Qt.Key.Key_Left: lambda: self.step(-1), Qt.Key.Key_PageDown: lambda: self.turn(1),
              Qt.Key.Key_PageUp: lambda: self.turn(-1), Qt.Key.Key_Home: lambda: self.seek(0),
              Qt.Key.Key_End: lambda: self.seek(len(self.recording)),
              Qt.Key.Key_Escape: self._escape}.get(Qt.Key(event.key()))
        if do is None:
            super().keyPressEvent(event)
        else:
            do()

    def _escape(self) -> None:
        if self.side.folded_out:
            self.side.fold_in()
        else:
            self.left.emit()

    def _share(self) -> None:
        now = style.current()
        self.side.share(self.width() >= now.px(ROOMY) and not now.has_large_words,
                        round(now.px(300) * (0.8 + 0.2 * max(1.0, now.text))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def settle(self) -> None:
        self.bar.setFocus(Qt.FocusReason.TabFocusReason)

    def retranslate(self) -> None:
        self._fill_eyes()
        self.lines.read_with(self.eyes)
        self._show()

    def relook(self) -> None:
        self._share()

    def put_away(self) -> None:
        """Nothing runs on when the page is left."""
        self._timer.stop()
        if not isinstance(self.table, OutlineTree):
            self.table.skip_animation()
