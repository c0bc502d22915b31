"""What lies on the table in words, with a prompt bar below: for a game that has no picture."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from sparktable.app.game_texts import Speech
from sparktable.app.rules_page import Keyword
from sparktable.app.session import Change, Session
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Option
from sparktable.ui.game_speed import GameSpeed
from sparktable.ui.option_list import ListTable
from sparktable.ui.prompt_bar import PromptBar
from sparktable.ui.table_area import TableArea


class WordsTableArea(TableArea):
    def __init__(self, session: Session, speech: Speech) -> None:
        self.table, self.prompt = ListTable(session, speech), PromptBar(session, speech)
        super().__init__(session, speech, self.table, self.prompt)
        self.options, self.beside = self.table.options, {}
        self.table.answered.connect(self.answered)
        self.table.inspected.connect(self.inspected)
        self.prompt.answered.connect(self.answered)
        self.prompt.hurried.connect(self.hurried)

    def tell_speed(self, speed: GameSpeed) -> None:
        super().tell_speed(speed)
        self.prompt.tell_speed(speed)

    def show_change(self, change: Change, speed: float, calm: bool) -> None:
        self.table.refresh()
        self.told.emit(len(change.events))

    def refresh_prompt(self) -> None:
        self.prompt.refresh()

    def say_why(self, sentence: str) -> None:
        self.prompt.say_why(sentence)

    def unused(self) -> Sequence[Option]:
        return [option for option in self.session.options if option.kind == kinds.PLAY]

    def words_here(self) -> tuple[Sequence[Keyword], bool]:
        lexicon = self.speech.lexicon
        for lines in (self.options, self.table.outline):
            if lines.hasFocus() and (found := lexicon.told(lines.line_here)):
                return found, True
        return lexicon.told(self.prompt.question.text(), self.prompt.source.text()), False

    def take_focus(self) -> None:
        self.options.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_prompt(self) -> None:
        if self.prompt.buttons:
            self.prompt.buttons[-1].setFocus(Qt.FocusReason.ShortcutFocusReason)
