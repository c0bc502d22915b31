"""The middle of a game's window: a picture of the table or, for a game that has none, what lies there in words with a
prompt bar below. To the window both look alike."""
from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.rules_page import Keyword
from sparktable.app.session import Change, Session
from sparktable.app.sounds.names import Sound
from sparktable.kernel.decisions import Option, Ref
from sparktable.kernel.typed import EventKind
from sparktable.ui.bare_place import Taken
from sparktable.ui.bubble import Bubble
from sparktable.ui.game_speed import GameSpeed
from sparktable.ui.inspector import Inspector
from sparktable.ui.log_panel import LogPanel
from sparktable.ui.option_list import OptionList
from sparktable.ui.widgets import role


class TableArea(QWidget):
    """What both have."""

    answered = Signal(object)
    inspected = Signal(object)
    """The slot of the card that is looked at, or None."""
    asked_why = Signal(object)
    """The option that the player would have liked."""
    walked = Signal(object)
    """A walk: several answers, one after the other."""
    told = Signal(int)
    """So many further events have been shown."""
    rested = Signal()
    """Nothing moves any more."""
    settled = Signal()
    """Everything lies where it belongs in the size that it has now."""
    went_on = Signal()
    """Another position lies there, or begins to, or something else is told beside the question."""
    covered = Signal()
    """Something has come to lie over it, elsewhere, or no more."""
    hurried = Signal()
    """What is waited for shall come now."""
    passed = Signal(bool)
    """For the rest of the turn; True also where there is something to answer."""
    looked_up = Signal(object)
    """A word of the rules, as a row of one."""
    options: OptionList
    beside: Mapping[str, QWidget]
    """Panels of its own, by name."""
    sounds: Mapping[EventKind, Sound] = {}
    """What is heard of events."""
    least = 0
    """How wide it must be to be read."""
    ends_turns = True
    """Whether players end their turns in this game."""
    bubble: Bubble | None = None
    """Where hints and reasons are told, if there is a place for them beside the question."""

    def __init__(self, session: Session, speech: Speech, *parts: QWidget) -> None:
        """The first of the parts takes all the room that there is."""
        super().__init__()
        self.session, self.speech = session, speech
        self._over: list[QWidget] = []
        self._parts = parts
        role(self, "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in parts:
            column.addWidget(part, part is parts[0])

    def tell_speed(self, speed: GameSpeed) -> None:
        """What has been shown lets the game go on."""
        speed.left = lambda: self.left
        self.rested.connect(speed.shown)

    def lay_under(self, strip: QWidget) -> None:
        """Something beside the prompt that keeps a place of its own."""
        layout = self.layout()
        assert layout is not None
        layout.addWidget(strip)

    @property
    def room(self) -> QRect:
        """Where something may lie for a moment: nothing that is laid under has a bare place."""
        found = QRect()
        for part in self._parts:
            found |= part.geometry()
        return found

    def lay_over(self, part: QWidget) -> None:
        """Something lies on the picture for a moment; what comes later keeps off it."""
        self._over.append(part)

    def taken(self, by: QWidget) -> Sequence[Taken]:
        """All that a part which lies over the picture must keep off: also those that found their places before."""
        before = itertools.takewhile(lambda part: part is not by, self._over)
        return [*self.to_read(), *(Taken(part.geometry(), True) for part in before if not part.isHidden())]

    @property
    def fights(self) -> bool:
        """Whether a duel is fought here, with all its numbers."""
        return False

    @property
    def moving(self) -> bool:
        """Whether something that happened is still being shown."""
        return False

    @property
    def left(self) -> float:
        """How many milliseconds that still takes."""
        return 0.0

    def show_change(self, change: Change, speed: float, calm: bool) -> None:
        """The game has moved on."""
        raise NotImplementedError

    def tell_given(self, option: Option) -> None:
        """The player's answer has been accepted: that is said until what it brings has been shown."""

    def offer_passing(self, offered: bool) -> bool:
        """One can pass for the rest of the turn. Whether that is said here, not by something that lies over it."""
        return False

    def refresh_prompt(self) -> None:
        """Something is waited for, or no more."""
        raise NotImplementedError

    def say_why(self, sentence: str) -> None:
        raise NotImplementedError

    def unused(self) -> Sequence[Option]:
        """What could still be done that is lost when the turn ends."""
        raise NotImplementedError

    def words_here(self) -> tuple[Sequence[Keyword], bool]:
        """The words of the rules in what has the focus, or in the question; and whether they were looked at."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Where a player's keys belong."""
        raise NotImplementedError

    def focus_prompt(self) -> None:
        raise NotImplementedError

    def head(self) -> QRect:
        """What lies here for a moment covers nothing that must be read."""
        return self.room

    def to_read(self) -> Sequence[Taken]:
        """Parts of the picture that nothing should lie on: cards, names, numbers, the question."""
        return ()

    def middle(self) -> QRect:
        """What everybody at the table plays for, as a part of the picture; nothing where there is none."""
        return QRect()

    def tell_cards(self, inspector: Inspector) -> None:
        """Have the inspector show cards as they look here."""

    def tell_log(self, log: LogPanel) -> None:
        """Have the log show who and what its lines are about."""

    def point_out(self, refs: Iterable[Ref], only: Iterable[Option] | None = None, *,
                  spared: Collection[str] | None = None) -> None:
        """Mark what a hint or a line of the log is about; and where `only` some answers are wanted, nothing else:
        with a `spared`, under a veil that dims all but these groups of pieces."""

    def focus_wanted(self) -> None:
        """Give the keys to what gives one of these answers."""

    def turned_up(self, change: Change) -> int | None:
        """The card that has just been turned up, if the viewer may see it."""
        return None

    def goes_on(self, change: Change) -> bool:
        """Whether nothing has happened that ends a walk."""
        return False

    def skip(self) -> None:
        """Show at once what is still moving."""

    def escape(self) -> bool:
        """What Esc means at the table; whether there was anything to make an end of."""
        return False

    def cut_short(self) -> None:
        """Show at once what is still moving, and what others do until the player is asked."""

    @property
    def is_cut(self) -> bool:
        return False

    def relook(self) -> None:
        """The theme or the size of texts has changed."""

    def give_letters(self, letters: Mapping[str, str]) -> None:
        """What takes up something at the table for one kind of answers -> that kind."""

    def faction(self, seat: int) -> str:
        """For which side a seat fights, as far as everybody can see it; or ""."""
        return ""

    def character(self, seat: int) -> str:
        """Likewise whom it plays."""
        return ""
