"""What is heard of one game: each event when the table shows it."""
from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from sparktable.app.session import Change, Session
from sparktable.app.sounds.names import Sound
from sparktable.app.sounds.player import SoundPlayer
from sparktable.kernel.typed import EventKind

MOST_AT_ONCE = 3
"""So many of the sounds of what is shown at the same moment are heard."""


class SoundCues:
    def __init__(self, player: SoundPlayer, session: Session, sounds: Mapping[EventKind, Sound]) -> None:
        self._player, self._session, self._sounds = player, session, sounds
        self._held: deque[Sound | None] = deque()
        """What belongs to each event that the table has not shown yet."""

    def hold_back(self, change: Change) -> None:
        """So much has happened; the table is about to show it."""
        if change.sudden:
            self._held.clear()
            return
        heard = [self._of(kind, seat) for kind, seat in ((event.kind, event.seat) for event in change.events)]
        won = "battle_won" in heard  # then its end is no defeat
        self._held += [None if won and sound == "battle_lost" else sound for sound in heard]

    def release(self, count: int) -> None:
        """The table has shown so many events."""
        shown = [self._held.popleft() for _ in range(min(count, len(self._held)))]
        sounds: Sequence[Sound] = list(dict.fromkeys(sound for sound in shown if sound is not None))
        for sound in sounds[-MOST_AT_ONCE:]:
            self._player.play(sound)

    def hush(self) -> None:
        """The loop is quieter while somebody thinks."""
        self._player.hush(self._session.thinking is not None)

    def end(self) -> None:
        """A person has won, or nobody plays who could lose; or that is not so."""
        outcome, players = self._session.outcome, self._session.players
        people = {seat for seat, player in enumerate(players) if player.is_human}
        won = outcome is not None and (not people or bool(people & set(outcome.winners)))
        self._player.hush(False)
        self._player.play("victory" if won else "defeat")

    def _of(self, kind: EventKind, seat: int) -> Sound | None:
        """What an event sounds like; that somebody's turn begins is heard by that one, where there are others."""
        sound = self._sounds.get(kind)
        mine = seat == self._session.viewer and len(self._session.players) > 1
        return None if sound == "your_turn" and not mine else sound
