"""An attack in the trading card game that is about to be shown to a seat."""
from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.kernel.match import Match
from sparktable.kernel.view import view
from sparktable.table.duel import ATTACKER, DEFENDER, TOTAL
from sparktable.table.table_view import TableView
from table.conftest import CARDS
from tcg.table import Table

RED_ALERT, ARCEE = "Red Alert, Security Chief", "Arcee, Skilled Fighter"
AERIALBOTS = ["Air Raid, Fearless Flyer", "Alpha Bravo, Airborne Special Ops", "Skydive, Air Warfare Specialist",
              "Silverbolt, Aerialbot Leader", "Fireflight, Sky High Recon"]


class Told(NamedTuple):
    """An attack, about to be shown to a seat."""

    table: TableView
    match: Match
    told: list[int]
    events: int
    painted: dict[int, Any] = {}
    """What pictures show, where that is kept."""

    def totals(self) -> tuple[str, ...]:
        shown = (self.table.display.drawn.get(f"{TOTAL}{role}") for role in (ATTACKER, DEFENDER))
        return tuple(each.drawing.number for each in shown if each is not None)

    def course(self) -> list[tuple[str, ...]]:
        """The totals that stand there one after the other, while time passes."""
        found: list[tuple[str, ...]] = []
        while self.table.queue.running:
            self.table.queue.advance(100)
            if self.totals() not in found[-1:]:
                found.append(self.totals())
        return found


@pytest.fixture
def attack(qtbot, sit):
    def begin(seat: int = 0, *, instant: bool = False, calm: bool = False) -> Told:
        table = Table([RED_ALERT], [ARCEE], deck=["Plasma Burst", "Zap"], their_deck=["Zap", "Zap"],
                      hand=["Primary Laser"])
        match = Match(table.game, 1, watched=True, start=table.s)
        shown = TableView(CARDS, Speech(title("tcg"), table.game, ["Ann", "Ben"]))
        shown.resize(1400, 900)
        qtbot.addWidget(shown)
        shown.set_view(view(match.state, seat))
        with qtbot.waitExposed(shown):
            shown.show()
        if instant or calm:
            shown.set_speed(0 if instant else 1.0, calm=calm)
        told: list[int] = []
        shown.told.connect(told.append)
        option = next(each for each in match.decision.options if each.kind == "attack")
        events = match.take(option)
        moments = [moment.seen_by(seat) for moment in match.moments(events)]
        shown.set_view(view(match.state, seat), animate=[event.seen_by(seat) for event in events], moments=moments)
        return Told(shown, match, told, len(events))

    return begin
