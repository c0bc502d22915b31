"""What happened on the way from one position to the next, played on the table in its order; and once more for whoever
looked away."""
from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer

from sparktable.app.game_log import TURN_EVENTS
from sparktable.kernel.moments import Glimpse
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.animation import BRISK, Pause, Step, brisk, calmed, step_length
from sparktable.table.duel import ATTACKER, DEFENDER, NAME, fighters, is_reckoned
from sparktable.table.duel_motions import uncovered
from sparktable.table.motion_queue import LONGEST, Change
from sparktable.table.motions import Director, before_turned_up
from sparktable.table.piece import Layout
from sparktable.table.recall import recalls, wants_ground
from sparktable.table.show import shown_again
from sparktable.table.showing import AT_LAST, Showing, Shown
from sparktable.table.together import shown_together
from sparktable.table.turn_digest import given

if TYPE_CHECKING:
    from sparktable.table.table_view import TableView

STANDS, LAST_STANDS = 320.0, 1100.0
"""Milliseconds for which a moment between two questions stands at normal speed, and the last one of a duel."""


class Playback:
    """Hands motions to the table's queue, each with the position that it ends in."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._showing = Showing()
        self._clock = QElapsedTimer()
        self._clock.start()

    def forget(self) -> None:
        """What was shown is not what came before the next position."""
        self._showing.forget()

    def play(self, before: View | None, view: View, events: Sequence[Event], moments: Sequence[Glimpse]) -> None:
        """From one position to the next, through the moments between them."""
        over, seen, table = 0, self._is_seen(events), self._table
        self._showing.hear((before or view).state.turn, events)
        self._showing.join(lambda story: tuple(table.tableau.gave(view, story, table.speech)), table.tableau.tellings)
        if before is not None and moments and seen:
            before, over = self._open_stage(before, events[:moments[0].events])
            fought = [fighters(table.display.layout_of(each))
                      for each in (before, *(moment.view for moment in moments), view)]
            for number, moment in enumerate(moments):
                was, now, then = fought[number:number + 3]
                ends = now is not None and now != then
                stands = LAST_STANDS if ends else 0.0 if was is not None and now is None else STANDS
                self._move_on(before, moment.view, events[over:moment.events], seen, stands, ends=ends)
                before, over = moment.view, moment.events
        self._move_on(before, view, events[over:], seen)

    def _is_seen(self, events: Sequence[Event]) -> bool:
        """Whether anything is seen to happen."""
        table = self._table
        return bool(events) and not table.instant and not table.is_cut and table.isVisible()

    def _is_staged(self, view: View) -> bool:
        """Whether a duel is seen on its stage."""
        return self._table.display.layout_of(view).get("battle") is not None

    def _open_stage(self, before: View, events: Sequence[Event]) -> tuple[View, int]:
        """Where a question had closed the stage of a duel, it opens again before the next card is turned up on it.
        What stands there then, and how many events are over."""
        after = before.answered()
        if self._is_staged(before) or not self._is_staged(after):
            return before, 0
        over = before_turned_up(events, self._table.tableau)
        self._move_on(before, after, events[:over], True)
        return after, over

    def _move_on(self, before: View | None, view: View, events: Sequence[Event], seen: bool, stands: float = 0.0,
                 *, ends: bool = False) -> None:
        """Show what happened on the way to a position, and then how it stands, for so many milliseconds at least.
        `ends`: a duel does with it."""
        table, display, queue = self._table, self._table.display, self._table.queue
        dropped, table.pointer.dropped = table.pointer.dropped, None
        steps: list[Step] = []
        beats, longest, parts = [len(events)], LONGEST, list[int]()
        closes, rest, duel = list[Step](), list[Shown](), None
        fought, after = None, display.drawn
        if before is not None and seen:
            self._showing.pass_by(self.passed(), at_rest=not queue.running)
            self._showing.begin(before.state.turn, calm=queue.calm)
            old, new = display.layout_of(before), display.layout_of(view)
            director = Director(old, new, before, view, table.tableau, table.pictures, table.speech, self._showing)
            steps, beats = director.steps(events, dropped), director.beats
            closes = uncovered(steps)
            if is_reckoned(new) or (is_reckoned(old) and (before.decision is None or director.parts)):
                goes_on = is_reckoned(new) and view.state.outcome is None
                fought, after = (view if goes_on else before).answered(), new
            duel = old.get("battle") or new.get("battle")
            if duel is not None and (director.parts or not stands):
                parts = [0, *director.parts]
            if {before.state.active, view.state.active} != {view.seat}:  # also what comes between two turns
                steps = brisk(steps)
                if not (ends and _fights(view, old, new)):  # how one's own fight ends is read
                    stands *= BRISK
            if before.state.active != before.seat:
                taken = calmed(steps) if queue.calm else steps
                if duel is None:
                    longest = self._showing.take(taken)
                else:
                    self._showing.fight(sum(map(step_length, taken)) + stands)
            if view.state.outcome is not None or any(event.kind in TURN_EVENTS for event in events):
                rest = self._showing.rest()
        if not steps and not stands and not rest and not queue.running:
            display.show(view)
            table.told.emit(len(events))
            return
        together = shown_together(rest, display.layout_of(view), table.pictures, table.speech) if rest else []
        if together and duel is None:  # while it still is the turn that it belongs to
            queue.add(Change(together, lambda: None, longest=AT_LAST * self._showing.pace,
                             start=lambda: display.keep_still(None, after)))
        queue.add(Change(steps, lambda: display.show(view), beats, table.told.emit, longest, stands > 0, parts,
                         start=lambda: display.keep_still(fought, after)))
        if closes:
            queue.add(Change(closes, display.refresh, trails=True))
        if together and duel is not None:  # once the stage is closed
            queue.add(Change(together, display.refresh, longest=AT_LAST * self._showing.pace))
        if stands:
            queue.add(Change([[(0.0, Pause(stands))]], lambda: None, is_moment=True))

    def passed(self) -> float:
        """How many milliseconds at normal speed have passed since this was asked last."""
        return self._clock.restart() * self._table.queue.speed

    def show_again(self) -> None:
        """What others did since the viewer's last answer: every card of it is held up once more."""
        table, view, layout = self._table, self._table.newest, self._table.display.drawn
        if view is None or table.queue.running:
            return
        cards, captions, slot = [], [], -1
        for turn in table.interaction.turns:
            told = recalls([turn])
            for number, deed in enumerate(told, 1):
                lies = layout.of_slot(deed.slot) or layout.home(view.state.where[deed.slot]) or layout.get("turns")
                cards.append((table.tableau.face(view, deed.slot, table.speech, deed.ident), deed.sentence,
                              given(deed, view, table.tableau, table.speech),
                              lies.box if lies is not None else layout.shown_at))
                captions.append(table.speech.words.say("table.this_turn.of", n=number, of=len(told)))
                slot = deed.slot
        table.interaction.held = table.interaction.recalled = None
        if not cards or not layout.shown_at.w:
            return
        if table.instant:  # nothing moves: the last of them is held up until it is let go
            table.looking.hold_up(slot)
            return
        table.table_scene.show_layout(layout, {})
        stage = layout.shown_at
        steps = shown_again(table.pictures, stage, wants_ground(layout), cards, captions)
        table.queue.add(Change(steps, table.display.refresh, longest=inf))


def _fights(view: View, *layouts: Layout) -> bool:
    """Whether the viewer stands on the stage of a duel: then it is seen as one's own are."""
    names = (layout.get(f"{NAME}{role}") for layout in layouts for role in (ATTACKER, DEFENDER))
    return any(name is not None and name.slot >= 0 and view.state.owner[name.slot] == view.seat for name in names)
