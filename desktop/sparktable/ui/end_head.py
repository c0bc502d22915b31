"""How a game ended, over its last page: who won and why, and what was brought off for the first time."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.deeds import Deed, said
from sparktable.app.game_texts import Speech
from sparktable.app.lessons import Lesson
from sparktable.app.lessons import said as in_the_lesson
from sparktable.app.series import Standing
from sparktable.app.session import Session
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.widgets import Button, label, measured_anew, restyle, role

MOST_DEEDS = 2
"""How many new deeds are told of where there is room, else one."""
LEAD = 5
"""How much of the width the reason and a lesson's ending have, where 1 is left free."""
SIZES = {True: ((20, "huge"), (26, "hero"), (999, "large")), False: ((20, "hero"), (999, "large"))}
"""How large a title is in a roomy window or another: up to so many letters."""

LOST = "defeat"
SMALLER = {"huge": "hero", "hero": "large"}


def somebody_here_has_won(session: Session, speech: Speech) -> bool:
    outcome, players = session.outcome, session.players
    if outcome is None or speech.tied(outcome):
        return False
    return any(players[seat].is_human for seat in outcome.winners)


class EndHead(QWidget):
    def __init__(self, session: Session, speech: Speech, *, roomy: bool, deeds: Sequence[Deed],
                 all_deeds: Callable[[], object], series: Standing | None, lesson: Lesson | None) -> None:
        """`all_deeds` leads to those for which there is no room here."""
        super().__init__()
        role(self, "clear")
        outcome = session.outcome
        assert outcome is not None
        column, large = QVBoxLayout(self), style.current().has_large_words
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        ended = how_it_ended(session, speech)
        how = label("kicker_lost" if ended == LOST else "kicker", f"end.{ended}", wrap=False)
        above = FlowLayout(gap=style.current().px(12), level=True)
        above.addWidget(how)
        if large and deeds:  # no more than their number fits beside it
            above.addWidget(Button("end.deeds", kind="link", on_click=all_deeds, n=len(deeds)))
        column.addLayout(above)
        winners = speech.winners(outcome)
        self._size = "title" if large else next(size for most, size in SIZES[roomy] if len(winners) <= most)
        self._title = label(self._size, text=winners)
        column.addWidget(self._title)
        reason = QHBoxLayout()  # thin letters: they end before the figures that a large title may reach into
        state = session.match.state
        reason.addWidget(label("lead", "end.summary", reason=speech.outcome(outcome, state), turn=state.turn), LEAD)
        reason.addStretch(1)
        column.addLayout(reason)
        if series is not None:
            column.addWidget(label("name", text=series.told()))
        if deeds and not large:
            _add_deeds(column, deeds, MOST_DEEDS if roomy else 1, all_deeds)
        if lesson is not None and (last := lesson.teaching.ending) is not None:
            ending = QHBoxLayout()
            ending.addWidget(label("name", text=in_the_lesson(last)), LEAD)
            ending.addStretch(1)
            column.addLayout(ending)
        elif session.practised:
            column.addWidget(label("caption", "end.practised"))


    def make_room(self, *, wanted: bool) -> None:
        """The title is less tall where the page needs the height."""
        restyle(role(self._title, SMALLER.get(self._size, self._size) if wanted else self._size))
        measured_anew(self)


def how_it_ended(session: Session, speech: Speech) -> str:
    """For those who sit here; a game without anybody of them is over."""
    outcome, people = session.outcome, [player.is_human for player in session.players]
    assert outcome is not None
    if speech.tied(outcome):
        return "tie"
    if not any(people):
        return "over"
    if any(here and seat not in outcome.winners for seat, here in enumerate(people)) and outcome.winners and (
            all(people) or somebody_here_has_won(session, speech)):
        return "over"  # of those who sit here some have won and some have lost
    return "victory" if somebody_here_has_won(session, speech) else LOST


def _add_deeds(column: QVBoxLayout, deeds: Sequence[Deed], most: int, all_deeds: Callable[[], object]) -> None:
    """The deeds that are new; of many the most telling, and the way to the others. They end where the reason does."""
    now, told = style.current(), [said(deed) for deed in deeds[:most]]
    row, line = FlowLayout(gap=now.px(12), level=True), QHBoxLayout()
    row.addWidget(label("kicker", "end.new_deed", deed=told[0], wrap=False))
    for deed in told[1:]:
        row.addWidget(label("kicker", text=f"· {deed}", wrap=False))
    if left := len(deeds) - len(told):
        row.addWidget(Button("end.new_deeds", kind="link", on_click=all_deeds, n=left))
    line.addLayout(row, LEAD)
    line.addStretch(1)
    column.addSpacing(now.px(8))
    column.addLayout(line)
