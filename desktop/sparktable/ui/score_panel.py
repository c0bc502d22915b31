"""How the points came: a line for everything that the game counts, a column for every seat, in words that say it.
Partners stand beside each other, and what decides is added up for both. The less room there is, the less is told at
once, but no number is left out."""
from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import chain

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.session import Session
from sparktable.app.translations import WORDS
from sparktable.kernel.values import Outcome
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.pieces import avatar
from sparktable.ui import style
from sparktable.ui.celebration import Champion
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import Icon, label, measured_anew, restyle, role, rule

FACE, SMALL_FACE, FEW = 38, 22, 2
"""How large a face is, over a column and before a number; for so many, unless words are large, there is always room
for every line."""


AIR = 90
"""What is free in a line, with the margins."""


class Told(IntEnum):
    """How much of it is told: the further, the less height it takes."""

    WHOLE = 0
    BRIEF = 1
    """How a line counts is told when one points at it."""
    TIGHT = 2
    """So is who somebody is."""
    SMALL = 3
    """All stand close together, in small letters, and a face beside its name."""
    FOLDED = 4
    """The lines stand one after the other."""


class ScorePanel(QFrame):
    """Who played, and what each has got for what. Lines in which nobody has anything are left out."""

    def __init__(self, session: Session, speech: Speech, champions: list[Champion], *,
                 roomy: bool = False) -> None:
        super().__init__()
        role(self, "panel")
        now = style.current()
        self._roomy, self._shown = roomy, [set[QWidget]() for _ in Told]
        crowded = len(session.players) > FEW or now.has_large_words
        self.most = (Told.WHOLE if roomy or not crowded else Told.TIGHT if now.has_large_words else Told.BRIEF)
        self.told = self.most
        outer = QVBoxLayout(self)
        outer.setContentsMargins(*([now.px(8 if now.has_large_words else 12)] * 4))
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(now.px(14))
        outer.addLayout(self._grid)
        outer.addStretch()
        outcome = session.outcome
        assert outcome is not None
        self._session, self._speech = session, speech
        self._sides = session.match.game.sides()
        self._column = {seat: at for at, seat in enumerate(chain(*self._sides), 1)}
        """Seat -> where it stands."""
        self._padded: list[QVBoxLayout] = []
        self._lettered: list[tuple[QLabel, str, str]] = []
        """What is written smaller where there is little room: how usually, and how then."""
        self.totals: list[QLabel] = []
        """Of the sides."""
        self._notes: list[QLabel] = []
        self._columns: list[QVBoxLayout] = []
        """What stands over the numbers of each seat."""
        self._heads(outcome, champions)
        self._lines(outcome, champions)
        self.tell(self.most)

    def tell(self, told: Told) -> None:
        """So much, and no more."""
        self.told, now = told, style.current()
        for each in set[QWidget]().union(*self._shown):
            each.setVisible(each in self._shown[told])
        pad = now.px(8 if self._roomy and told == Told.WHOLE else 2 if told < Told.SMALL else 0)
        self._grid.setVerticalSpacing(now.px(3 if told < Told.SMALL else 0))
        for column in self._padded:
            column.setContentsMargins(now.px(10), pad, 0, pad)
        for text, usual, small in self._lettered:
            restyle(role(text, usual if told < Told.SMALL else small))
        for total in self.totals:
            restyle(role(total, "total" if told < Told.TIGHT else "title" if told < Told.SMALL else "number"))
        measured_anew(self)

    def widest(self) -> int:
        """How wide it is where all words stand in one line: wider, numbers would be far from what they count."""
        now, words = style.current(), [text for text, _, _ in self._lettered if text.wordWrap()] + self._notes
        for each in words:
            each.ensurePolished()  # what is hidden has other letters
        longest = max((each.fontMetrics().horizontalAdvance(each.text()) for each in words), default=0)
        beside = sum(each.sizeHint().width() + self._grid.horizontalSpacing() for each in self._columns)
        return longest + beside + now.px(AIR)

    def _only(self, what: QWidget, *when: Told) -> QWidget:
        """It is to be seen where so much is told."""
        for told in when:
            self._shown[told].add(what)
        return what

    def _heads(self, outcome: Outcome, champions: list[Champion]) -> None:
        """A face, marked if it has won, over a name, and who that is."""
        for seat, column in self._column.items():
            player = self._session.players[seat]
            cell, above, beside = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
            cell.setSpacing(0)
            for row in (above, beside):
                row.setSpacing(style.current().px(4))
            who = self._speech.beside(seat) or WORDS.say("level.human" if player.is_human else "level.other")
            won = seat in outcome.winners and not self._speech.tied(outcome)
            above.addStretch()
            if champions:
                above.addWidget(self._only(self._face(champions[seat]), Told.WHOLE, Told.BRIEF, Told.TIGHT))
            if won:
                above.addWidget(self._only(Icon("check", 22, "can"), Told.TIGHT))
            above.addStretch()
            cell.addLayout(above)
            beside.addStretch()
            if champions:
                beside.addWidget(self._only(self._face(champions[seat], SMALL_FACE), Told.SMALL, Told.FOLDED))
            name = label("strong", text=self._speech.seat(seat))
            told = ", ".join(filter(None, (who, WORDS.say("end.winner") if won else "")))
            name.setAccessibleName(f"{name.text()}, {told}")
            tip(name, told)
            beside.addWidget(_middle(name))
            if won:
                beside.addWidget(self._only(Icon("check", 18, "can"), Told.SMALL, Told.FOLDED))
            beside.addStretch()
            cell.addLayout(beside)
            caption = _middle(label("caption", text=who))
            cell.addWidget(self._only(caption, Told.WHOLE, *([] if won else [Told.BRIEF])))
            if won:
                cell.addWidget(self._only(_mark(), Told.WHOLE, Told.BRIEF))
            cell.addStretch()
            self._grid.addLayout(cell, 0, column)
            self._columns.append(cell)

    def _face(self, champion: Champion, size: int = FACE) -> QLabel:
        now, face = style.current(), label("", wrap=False)
        side = FACTIONS.get(champion.faction) or champion.side
        drawn = avatar(champion.name, side, now.px(size), self.devicePixelRatioF(), now.theme)
        face.setPixmap(QPixmap.fromImage(drawn))
        return face

    def _lines(self, outcome: Outcome, champions: list[Champion]) -> None:
        game, state = self._speech.title.name, self._session.match.state
        lines = self._speech.title.telling.score_lines(state)
        lines = tuple(line for line in lines if any(line[1])) or lines
        seats = len(self._session.players)
        unfolded, folded = tuple(told for told in Told if told < Told.FOLDED), QWidget()
        role(folded, "clear")
        flow = FlowLayout(folded, gap=style.current().px(2))
        for row, (key, points) in enumerate(lines, 1):
            ground = QFrame()
            role(ground, "zebra" if row % 2 else "clear")
            self._grid.addWidget(self._only(ground, *unfolded), row, 0, 1, seats + 1)
            text = WORDS.first(f"{game}.score.{key}", f"score.{key}")
            words = self._words(text, f"{game}.score.{key}.note")
            self._grid.addWidget(self._only(words, *unfolded), row, 0)
            for seat, number in enumerate(points):
                counted = _middle(_number(number, outcome))
                self._lettered.append((counted, counted.property("role"), _kind(number, outcome, small=True)))
                self._grid.addWidget(self._only(counted, *unfolded), row, self._column[seat])
            flow.addWidget(self._in_a_row(text, points, outcome, champions))
        if outcome.scores and lines and len(self._sides) > 1:  # who wins or loses together has no points
            self._sum(outcome, 1 + len(lines))
        self._grid.addWidget(self._only(folded, Told.FOLDED), self._grid.rowCount(), 0, 1, seats + 1)

    def _sum(self, outcome: Outcome, row: int) -> None:
        """What the lines come to."""
        self._grid.addWidget(self._words(WORDS.say("end.points"), "", "label"), 0, 0, Qt.AlignmentFlag.AlignBottom)
        self._grid.addWidget(rule(), row, 0)
        for side in self._sides:  # a line of its own over the sum of each
            self._grid.addWidget(rule(), row, self._column[side[0]], 1, len(side))
        self._grid.addWidget(self._words(WORDS.say("end.total"), "", "name"), row + 1, 0)
        sums = self._of_sides(outcome.scores)
        self.totals = [label("total", text=signed(score)) for score in sums]
        self._below_sides(self.totals, row + 1)
        if sums.count(max(sums)) > 1:  # no side alone had the best score: then something else decided
            self._ties(row + 2)

    def _of_sides(self, numbers: Sequence[int]) -> list[int]:
        return [sum(numbers[seat] for seat in side) for side in self._sides]

    def _below_sides(self, numbers: Sequence[QLabel], row: int) -> None:
        """One for each side, below all who are of it."""
        for side, number in zip(self._sides, numbers, strict=True):
            number.setAccessibleName(
                f"{self._speech.listed([self._speech.seat(seat) for seat in side])}: {number.text()}")
            self._grid.addWidget(_middle(number), row, self._column[side[0]], 1, len(side))

    def _words(self, text: str, note: str, kind: str = "strong") -> QWidget:
        """What a line counts, and under it how."""
        held = QWidget()
        role(held, "clear")
        column = QVBoxLayout(held)
        column.setSpacing(0)
        self._padded.append(column)
        words = label(kind, text=text)
        self._lettered.append((words, kind, kind if kind == "label" else "caption"))
        column.addWidget(words)
        if note and WORDS.has(note):
            tip(held, WORDS.say(note))
            self._notes.append(label("caption", note))
            column.addWidget(self._only(self._notes[-1], Told.WHOLE))
        return held

    def _in_a_row(self, text: str, points: Sequence[int], outcome: Outcome, champions: list[Champion]) -> QWidget:
        """A line that is folded: what it counts, and behind their face or name the number of all who have any."""
        held, px = QWidget(), style.current().px
        role(held, "clear")
        row = QHBoxLayout(held)
        row.setContentsMargins(px(10), 0, px(10), 0)
        row.setSpacing(px(5))
        row.addWidget(label("caption", text=text, wrap=False))
        for seat in (seat for seat in self._column if points[seat]):
            row.addSpacing(px(6))
            who, number = self._speech.seat(seat), _number(points[seat], outcome, small=True)
            row.addWidget(self._face(champions[seat], SMALL_FACE) if champions else
                          label("caption", text=who, wrap=False))
            row.addWidget(number)
            number.setAccessibleName(f"{who}: {number.text()}")
        return held

    def _ties(self, row: int) -> None:
        """Equal scores: what then decided."""
        game = self._speech.title
        for number, (key, counts) in enumerate(game.telling.tie_breakers(self._session.match.state), row):
            self._grid.addWidget(self._words(WORDS.say(f"{game.name}.tie.{key}"), "", "caption"), number, 0)
            self._below_sides([label("caption", text=str(count)) for count in self._of_sides(counts)], number)


def _mark() -> QWidget:
    """Whoever has won."""
    held = QWidget()
    role(held, "clear")
    mark = QHBoxLayout(held)
    mark.setContentsMargins(0, 0, 0, 0)
    mark.setSpacing(style.current().px(4))
    mark.addStretch()
    mark.addWidget(Icon("check", 16, "can"))
    mark.addWidget(label("strong", "end.winner", wrap=False))
    mark.addStretch()
    return held


def _number(number: int, outcome: Outcome, *, small: bool = False) -> QLabel:
    text = signed(number) if _is_debt(number, outcome) else str(abs(number))
    return label(_kind(number, outcome, small=small), text=text, wrap=False)


def _kind(number: int, outcome: Outcome, *, small: bool) -> str:
    lost = _is_debt(number, outcome)
    return ("bad" if lost else "strong") if small else "minus" if lost else "number"


def _is_debt(number: int, outcome: Outcome) -> bool:
    """Where nothing is added up, none is."""
    return number < 0 and bool(outcome.scores)


def _middle(text: QLabel) -> QLabel:
    text.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return text


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number) if number >= 0 else f"−{-number}"
