"""Looking back at a game: how the chances went, and the three turns that changed them most, each a click away."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.replay import RecordedGame
from sparktable.app.translations import WORDS
from sparktable.kernel.typed import EventKind
from sparktable.table.art.factions import FACTIONS
from sparktable.table.tableaus import has_tableau, tableau_of
from sparktable.ui import style
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.inputs import Segments
from sparktable.ui.moments import Moment, MomentTile, told
from sparktable.ui.turn_graph import Measure, TurnGraph, chances, points
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import label, panel

MARKS = "●▼"
"""The shapes of the graph's points, side by side."""
_OTHERS = ("can", "info", "acc", "mid", "hi")
"""Colours of sides that have no faction, from the theme."""


def side_names(recording: RecordedGame, speech: Speech) -> list[str]:
    """The sides of a game, each by its players."""
    return [speech.listed([speech.seat(seat) for seat in side]) for side in recording.game.sides()]


def side_colours(recording: RecordedGame, speech: Speech) -> list[str]:
    """The faction's colour where the game has two sides of their own, otherwise colours of the theme."""
    theme = style.current().theme
    factions = [form.faction for form in speech.title.form(recording.game.options).seats]
    firsts = [factions[side[0]] if side[0] < len(factions) else "" for side in recording.game.sides()]
    if len(set(firsts)) == len(firsts) and all(name in FACTIONS for name in firsts):
        return [theme.factions[name] for name in firsts]
    return [theme.color(_OTHERS[number % len(_OTHERS)]).name() for number in range(len(firsts))]


def side_scores(recording: RecordedGame, speech: Speech) -> list[list[int]]:
    """The points at the beginning of each turn, side by side; none where nothing is added up."""
    outcome = recording.replay.state(len(recording)).outcome
    if outcome is None or not outcome.scores or len(recording.game.sides()) == 1:
        return []
    found = []
    for s in recording.replay.states(moment.point.index for moment in recording.moments):
        lines = speech.title.telling.score_lines(s)
        if not lines:
            return []
        by_seat = [sum(numbers) for numbers in zip(*(line for _, line in lines), strict=True)]
        found.append([sum(by_seat[seat] for seat in side) for side in recording.game.sides()])
    return found


def moments(recording: RecordedGame, speech: Speech) -> list[Moment]:
    """The turns that changed the chances most, each with a picture of its own."""
    names, found = side_names(recording, speech), list[Moment]()
    for turning in recording.turnings():
        found.append(told(recording, speech, turning, names, [each.art for each in found]))
    return found


def eventful(recording: RecordedGame, speech: Speech, decided: Sequence[Moment], count: int) -> list[Moment]:
    """Where fewer turns decided a game, with them those in which something great happened for the first time, and
    the last one."""
    if len(decided) >= count or not has_tableau(speech.title.name):
        return list(decided)
    tellings, turns = tableau_of(speech.title.name).tellings, recording.moments[:-1]
    first = dict[EventKind, int]()
    for at, moment in enumerate(turns):
        for entry in recording.told_of(moment.point):
            kind = entry.event.kind
            if kind in tellings and tellings[kind].weight > 1:
                first.setdefault(kind, at)
    last = [len(turns) - 1] if any(entry.event.kind in first for entry in recording.told_of(turns[-1].point)) else []
    greatest = sorted(first, key=lambda kind: (-tellings[kind].weight, first[kind]))
    taken = {moment.at for moment in decided}
    order = dict.fromkeys([*last, *(first[kind] for kind in greatest)])
    wanted = [at for at in order if turns[at].point.index not in taken][:count - len(decided)]
    names, found = side_names(recording, speech), list(decided)
    for at in sorted(wanted):
        found.append(told(recording, speech, recording.turning(at), names, [each.art for each in found]))
    return sorted(found, key=lambda moment: moment.at)


class Review(QWidget):
    """The graph of a recording and, as `tiles`, the turns that decided it."""

    wanted = Signal(int)
    """The position to be looked at."""

    def __init__(self, recording: RecordedGame, speech: Speech, *, tiles: bool = True) -> None:
        super().__init__()
        self._recording, self._speech, self._with_tiles = recording, speech, tiles
        self._shown, self._index = "chances", 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._frame = self._filled()
        self._column.addWidget(self._frame)

    def retranslate(self) -> None:
        fresh = self._filled()
        self._column.replaceWidget(self._frame, fresh)
        self._frame.deleteLater()
        self._frame = fresh

    def show_index(self, index: int) -> None:
        """Mark the turn in which a position lies."""
        self._index = index
        self.graph.show_index(index)

    def _filled(self) -> QWidget:
        recording, speech = self._recording, self._speech
        frame, inside = panel(margin=10, gap=6)
        head = FlowLayout(gap=style.current().px(12))
        head.addWidget(label("label", "review.title", wrap=False))
        self.measures: dict[str, Measure] = {"chances": chances(recording.moments)}
        scores = side_scores(recording, speech)
        if scores:
            self.measures["points"] = points(scores)
            offered = [(name, WORDS.say(f"review.measure.{name}"), "") for name in self.measures]
            self.choice = Segments(offered, self._shown)
            say(self.choice, "setAccessibleName", "review.title")
            self.choice.picked.connect(self._measure)
            head.addWidget(self.choice)
        inside.addLayout(head)
        names, colours = side_names(recording, speech), side_colours(recording, speech)
        legend = FlowLayout(gap=style.current().px(12))
        for number, (name, colour) in enumerate(zip(names, colours, strict=True)):
            entry = label("strong", text=f"{MARKS[number % 2]} {name}")
            entry.setStyleSheet(f"color: {colour};")
            legend.addWidget(entry)
        inside.addLayout(legend)
        self.graph = TurnGraph(recording.moments, self.measures[self._shown], recording.turnings(), names, colours)
        self.graph.picked.connect(self.wanted)
        self.graph.show_index(self._index)
        inside.addWidget(self.graph, 1)
        self.tiles: list[MomentTile] = []
        for moment in moments(recording, speech) if self._with_tiles else ():
            tile = MomentTile(moment)
            tile.clicked.connect(partial(self.wanted.emit, moment.at))
            inside.addWidget(tile)
            self.tiles.append(tile)
        return frame

    def _measure(self, name: str) -> None:
        self._shown = name
        self.graph.show_measure(self.measures[name])
