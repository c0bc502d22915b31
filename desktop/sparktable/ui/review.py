"""Looking back at a game: how the chances went, and the three turns that changed them most, each a click away."""
from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.app.film import Film
from sparktable.app.speech import Speech
from sparktable.app.words import WORDS
from sparktable.table.art.factions import FACTIONS
from sparktable.ui import look
from sparktable.ui.chances import Measure, TurnGraph, chances, points
from sparktable.ui.flow import Flow
from sparktable.ui.speak import say
from sparktable.ui.widgets import Button, Segments, label, panel

MARKS = "●▼"
"""The shapes of the graph's points, side by side."""
_OTHERS = ("can", "info", "acc", "mid", "hi")
"""Colours of sides that have no faction, from the theme."""


def side_names(film: Film, speech: Speech) -> list[str]:
    """The sides of a game, each by its players."""
    return [speech.listed([speech.seat(seat) for seat in side]) for side in film.game.sides()]


def side_colours(film: Film, speech: Speech) -> list[str]:
    """The faction's colour where the game has two sides of their own, otherwise colours of the theme."""
    theme = look.current().theme
    factions = [form.faction for form in speech.title.form(film.game.options).seats]
    firsts = [factions[side[0]] if side[0] < len(factions) else "" for side in film.game.sides()]
    if len(set(firsts)) == len(firsts) and all(name in FACTIONS for name in firsts):
        return [theme.factions[name] for name in firsts]
    return [theme.color(_OTHERS[number % len(_OTHERS)]).name() for number in range(len(firsts))]


def side_scores(film: Film, speech: Speech) -> list[list[int]]:
    """The points at the beginning of each turn, side by side; none where nothing is added up."""
    outcome = film.replay.state(len(film)).outcome
    if outcome is None or not outcome.scores:
        return []
    found = []
    for moment in film.moments:
        lines = speech.title.score_lines(film.replay.state(moment.point.index))
        if not lines:
            return []
        by_seat = [sum(numbers) for numbers in zip(*(line for _, line in lines), strict=True)]
        found.append([sum(by_seat[seat] for seat in side) for side in film.game.sides()])
    return found


class Review(QWidget):
    """The graph and the turning points of a film."""

    wanted = Signal(int)
    """The position to be looked at."""

    def __init__(self, film: Film, speech: Speech) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        frame, inside = panel(margin=10, gap=6)
        head = Flow(gap=look.current().px(12))
        head.addWidget(label("label", "review.title", wrap=False))
        self.measures: dict[str, Measure] = {"chances": chances(film.moments)}
        scores = side_scores(film, speech)
        if scores:
            self.measures["points"] = points(scores)
            offered = [(name, WORDS.say(f"review.measure.{name}"), "") for name in self.measures]
            self.choice = Segments(offered, "chances")
            say(self.choice, "setAccessibleName", "review.title")
            self.choice.picked.connect(self._measure)
            head.addWidget(self.choice)
        inside.addLayout(head)
        names, colours = side_names(film, speech), side_colours(film, speech)
        turnings = film.turnings()
        legend = Flow(gap=look.current().px(12))
        for number, (name, colour) in enumerate(zip(names, colours, strict=True)):
            entry = label("strong", text=f"{MARKS[number % 2]} {name}", wrap=False)
            entry.setStyleSheet(f"color: {colour};")
            legend.addWidget(entry)
        inside.addLayout(legend)
        self.graph = TurnGraph(film.moments, self.measures["chances"], turnings, names, colours)
        self.graph.picked.connect(self.wanted)
        inside.addWidget(self.graph, 1)
        self.turnings: list[Button] = []
        row = Flow(gap=look.current().px(6))
        for turning in turnings:
            button = Button("", "skip", on_click=partial(self.wanted.emit, turning.point.index))
            side = names[turning.side].replace("&", "&&")  # a single one would underline the letter after it
            button.setText(WORDS.say("review.turning", turn=turning.point.turn, side=side,
                                     gain=f"{round(100 * turning.gain):+d}".replace("-", "−")))
            row.addWidget(button)
            self.turnings.append(button)
        inside.addLayout(row)
        column.addWidget(frame)

    def _measure(self, name: str) -> None:
        self.graph.show_measure(self.measures[name])
