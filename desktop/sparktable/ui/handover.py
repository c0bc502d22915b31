"""From one person at the screen to the next: when the curtain falls between them, for whom, and what follows when it
is lifted."""
from __future__ import annotations

from PySide6.QtCore import Qt

from sparktable.app.game_texts import Speech
from sparktable.app.session import Change, Session
from sparktable.ui.handover_curtain import Curtain
from sparktable.ui.panels import Panels
from sparktable.ui.table_area import TableArea


class Handover:
    def __init__(self, session: Session, speech: Speech, area: TableArea, curtain: Curtain,
                 panels: Panels) -> None:
        self._session, self._speech, self._area, self._curtain = session, speech, area, curtain
        self._panels = panels
        curtain.lifted.connect(self.lift)

    def follow(self, change: Change) -> None:
        """The game has moved on. What led to a handover is shown first, to the eyes that have looked so far."""
        if self._session.curtain is None:
            if not self._curtain.isHidden():  # there is nothing to hide any more
                self._curtain.rise()
        elif change.sudden or not self._session.match.answers:
            self._fall()
        else:
            self._fall_in_time()

    def _fall_in_time(self) -> None:
        if self._session.curtain is None or self._curtain.isVisible():
            return
        if self._area.moving:
            self._area.rested.connect(self._fall_in_time, Qt.ConnectionType.SingleShotConnection)
        else:
            self._fall()

    def _fall(self) -> None:
        awaited = self._session.curtain
        assert awaited is not None
        self._panels.close()  # what is open over the table would lie over the curtain, too
        self._curtain.fall(self._speech.player(awaited), self._faction(awaited), self._area.character(awaited),
                           seat=self._speech.seat(awaited), person=self._speech.beside(awaited))

    def _faction(self, seat: int) -> str:
        """The faction for which a seat plays, or ""."""
        forms = self._speech.title.form(self._session.match.game.options).seats
        known = forms[seat].faction if seat < len(forms) else ""
        return known or self._area.faction(seat)

    def lift(self) -> None:
        """The awaited person is there."""
        self._curtain.rise()
        self._session.lift_curtain()
        self._area.take_focus()
