"""The prompt bar: the one place that asks. The question, where it comes from, and the answers that are mere words."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.session import Session
from sparktable.app.translations import WORDS
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Option
from sparktable.table.prompt import ENDING, NOTHING, Waiting, who_answers
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.game_speed import GameSpeed
from sparktable.ui.widgets import Button, Icon, label, restyle, role

DECLINING = ENDING | {kinds.NO, kinds.PASS, kinds.DONE, kinds.KEEP, kinds.CALL_OFF}
"""Kinds of answer that end or refuse something: never the yellow button beside a real answer."""
MOST_BUTTONS = 6
SIGN_AFTER = 400
"""Milliseconds before an opponent's thinking is shown: a quick answer needs no sign."""


def in_words_only(option: Option) -> bool:
    """Whether nothing on the table stands for this answer."""
    return not any(ref.kind in ("card", "space", "seat") for ref in option.refs)


def waited_for(session: Session) -> Waiting:
    """What is waited for while nobody here is asked, and the button that makes an end of it; nothing where that comes
    by itself."""
    if session.stepping:
        return Waiting(WORDS.say("prompt.stepping"), WORDS.say("command.next_step"))
    if session.thinking is not None:
        return Waiting(WORDS.say("prompt.thinking"), WORDS.say("prompt.move_now"))
    return NOTHING


class PromptBar(QFrame):
    answered = Signal(object)
    hurried = Signal()
    """What is waited for shall come now."""

    def __init__(self, session: Session, speech: Speech) -> None:
        super().__init__()
        role(self, "prompt")
        self._session, self._speech = session, speech
        now = style.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(now.px(14), now.px(8), now.px(10), now.px(8))
        row.setSpacing(now.px(12))
        self._icon = Icon("hint", 26, "acc")
        row.addWidget(self._icon)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        self.question = label("question")
        self.source = label("caption")
        texts.addWidget(self.question)
        texts.addWidget(self.source)
        row.addLayout(texts, 3)
        holder = QWidget()
        self._buttons = FlowLayout(holder, gap=now.px(8))
        self._shown: list[Button] = []
        row.addWidget(holder, 2)
        self.speed = Button("", "clock", "quiet", self._change_speed)
        self.hurry = Button("", "skip", on_click=self.hurried.emit)
        self.keys = label("cap", text="", wrap=False)
        self._meanwhile = (self.speed, self.hurry, self.keys)
        for part in self._meanwhile:
            row.addWidget(part)
        self._pace: GameSpeed | None = None
        self._sign = QTimer(self)
        self._sign.setSingleShot(True)
        self._sign.setInterval(SIGN_AFTER)
        self._sign.timeout.connect(self._show_waiting)
        self.refresh()

    def tell_speed(self, speed: GameSpeed) -> None:
        """How fast others' moves are shown is said and changed here."""
        self._pace = speed
        speed.changed.connect(self._show_pace)

    def _change_speed(self) -> None:
        assert self._pace is not None
        self._pace.change()

    @property
    def buttons(self) -> list[Button]:
        return self._shown

    def refresh(self) -> None:
        """Show what is asked now."""
        session, speech = self._session, self._speech
        had_focus = any(button.hasFocus() for button in self.buttons)
        self._clear()
        self._sign.stop()
        for part in self._meanwhile:
            part.hide()
        asked = session.decision
        mine = bool(session.options) and asked is not None and asked.seat == session.viewer
        self.setProperty("mine", mine)
        restyle(self)
        state = session.view.state
        if asked is None:
            self.question.setText(WORDS.say("prompt.over"))
            self.source.clear()
        elif session.curtain is not None:
            self.question.setText(WORDS.say("prompt.handover", who=speech.player(session.curtain)))
            self.source.clear()
        elif mine:
            self.question.setText(speech.question(asked, state))
            self.source.setText(speech.source(asked, state))
        else:
            self.question.setText(who_answers(asked, state, speech))
            self.source.clear()
            if session.stepping:
                self._show_waiting()
            elif session.thinking is not None:
                self._sign.start()
        self.source.setVisible(bool(self.source.text()))
        self._icon.show_icon("hint" if mine else "ai" if session.thinking else "player", "acc" if mine
                             else "low")
        self._offer([option for option in session.options if in_words_only(option)], had_focus)

    retranslate = refresh

    def say_why(self, sentence: str) -> None:
        """Why something is not possible, where the question's source stood."""
        self.source.setText(sentence)
        self.source.setVisible(True)

    def _show_waiting(self) -> None:
        waited = waited_for(self._session)
        self.source.setText(waited.sentence)
        self.hurry.setText(waited.button)
        self.source.show()
        self.hurry.show()
        if self._pace is not None:
            self.speed.show()
            self.keys.setVisible(bool(self._pace.keys))
            self._show_pace()

    def _show_pace(self) -> None:
        """It may have been changed elsewhere."""
        if self._pace is not None and not self.speed.isHidden():
            self.speed.setText(self._pace.name)
            self.keys.setText(self._pace.keys)

    def _offer(self, options: Sequence[Option], focus: bool) -> None:
        asked, state = self._session.decision, self._session.view.state
        if asked is None or len(options) > MOST_BUTTONS:
            return
        real = [option for option in options if option.kind not in DECLINING]
        for option in sorted(options, key=lambda option: option.kind not in DECLINING):
            primary = option is (real[0] if len(real) == 1 else None) or len(options) == 1
            button = Button("", "check" if primary else "", "primary" if primary else "",
                            partial(self.answered.emit, option))
            button.setText(self._speech.answer(option, asked, state))
            self._buttons.addWidget(button)
            self._shown.append(button)
            button.show()
        if focus and self.buttons:
            self.buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> None:
        self._shown = []
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
