"""Before a turn ends: what is lost with it that could still be used is named, if the player wants to be asked."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sparktable.app.translations import WORDS
from sparktable.kernel.decisions import Option
from sparktable.table.prompt import ENDING
from sparktable.ui.notice import Question
from sparktable.ui.told_words import RulesKey

if TYPE_CHECKING:
    from sparktable.ui.game_window import GameWindow

MOST_NAMED = 4
"""How many things that a turn would waste are named."""


class EndTurnWarning:
    def __init__(self, window: GameWindow) -> None:
        self._window = window

    def ask(self, option: Option, give: Callable[[], None]) -> None:
        """Give the answer, after a question where it wastes something and the player wants to be asked."""
        window = self._window
        wasted = self._wasted(option) if window.file.settings.play.confirm_wasteful_end else ()
        if wasted:
            asked = Question(window, "confirm.waste", "confirm.waste.end", give, items=self._listed(wasted),
                             no_more=self._never_ask)
            RulesKey(asked)
            asked.open()
        else:
            give()

    def _wasted(self, option: Option) -> Sequence[Option]:
        """What could still be done with what is lost when the turn ends."""
        return self._window.table_area.unused() if option.kind in ENDING else ()

    def _listed(self, options: Sequence[Option]) -> list[str]:
        """Options in words, as many as can be taken in at a glance."""
        speech, state = self._window.speech, self._window.session.view.state
        lines = list(dict.fromkeys(speech.option(option, state) for option in options))
        more = len(lines) - MOST_NAMED
        return lines if more <= 0 else [*lines[:MOST_NAMED], WORDS.say("confirm.waste.more", n=more)]

    def _never_ask(self) -> None:
        self._window.file.settings.play.confirm_wasteful_end = False
        self._window.settings_changed.emit()
