"""What a player takes along from the table: a save, a picture, a report for whoever mends the program."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sparktable.app.translations import WORDS
from sparktable.record.files import CannotWrite
from sparktable.record.pictures import MOST, may_be_drawn
from sparktable.ui.snapshot import ask_place, png_of

if TYPE_CHECKING:
    from sparktable.ui.game_window import GameWindow

SMALL = 400
"""How wide the picture of a save is."""
UNREADABLE = 56
"""How few pixels a table has on whose picture no hand can be read."""


class SaveAndReport:
    def __init__(self, window: GameWindow) -> None:
        self._window = window

    def save(self) -> None:
        """Save the game under a name that says what it is."""
        window = self._window
        name = WORDS.say("save.name", game=WORDS.say(f"title.{window.speech.title.name}"),
                         turn=window.session.match.state.turn)
        try:
            path = window.archive.save(name, self.table_picture())
        except CannotWrite as trouble:
            window.notice.quote(str(trouble))
        else:
            window.notice.tell("notice.saved", name=path.stem)

    def table_picture(self) -> bytes:
        """The table for a list of saves. Where several people share the screen it is too coarse to read a hand."""
        people = sum(player.is_human for player in self._window.session.players)
        png = png_of(self._window.table, SMALL, detail=SMALL if people < 2 else UNREADABLE)
        return png if may_be_drawn(png) else b""  # what the lists would not show need not be kept

    def parting_picture(self) -> bytes:
        """The field for the page that offers to go on. Where several people share the screen there is none: whoever
        sees it next may be another."""
        window = self._window
        part = window.table_area.middle()
        if part.isEmpty() or sum(player.is_human for player in window.session.players) > 1:
            return b""
        wide = min(MOST, part.width())
        pictures = (png_of(window.table, size, part=part) for size in (wide, wide * 3 // 4))
        return next(filter(may_be_drawn, pictures), b"")  # with much in it the large one has too many bytes

    def ask_report(self) -> None:
        ask_place(self._window, self.save_report)

    def save_report(self, path: Path) -> None:
        """One zip with what the person before the screen can see, and the save. It goes nowhere by itself."""
        window, session = self._window, self._window.session
        asked = [option.label() for option in session.options]
        parts = {"log.txt": window.log.text().encode(), "options.txt": "\n".join(asked).encode(),
                 "screen.png": png_of(window)}
        try:
            parts["game.spark"] = window.archive.save_bytes()
        except CannotWrite as trouble:
            parts["no-save.txt"] = str(trouble).encode()
        from sparktable.app.bug_report import write_report

        try:
            write_report(path, parts)
        except CannotWrite as trouble:
            window.notice.quote(str(trouble))
        else:
            window.notice.tell("notice.report", name=path.name)
