"""A table on an unseen screen, with somebody's mouse and keyboard."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from matrix.table import Table
from sparktable.app.catalog import title
from sparktable.app.game_texts import Speech
from sparktable.app.translations import WORDS
from sparktable.kernel.decisions import Option
from sparktable.kernel.match import Match
from sparktable.kernel.view import view
from sparktable.table.art.render import CardRenderer
from sparktable.table.geometry import Box
from sparktable.table.matrix.tableau import MatrixTableau
from sparktable.table.piece import Layout, Piece
from sparktable.table.table_view import TableView

LONG = 60_000.0
"""Milliseconds in which every animation ends."""
CARDS = CardRenderer()
"""Shared by all tests: drawing the same faces again and again would be all that they do."""


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


class Player:
    """Somebody who sits at the table and answers for whoever is asked, seeing what `seat` sees."""

    def __init__(self, qtbot: QtBot, setting: Table, seat: int = 0, width: int = 1020, height: int = 760) -> None:
        self.setting = setting
        self.match = Match(setting.game, 1, watched=True, start=setting.s)
        names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"][:setting.game.seats]
        self.speech = Speech(title(setting.game.name), setting.game, names)
        self.seat = seat
        self.given: list[Option] = []
        self.wishes: list[Option] = []
        self.looked_at: list[int] = []
        self.view = TableView(CARDS, self.speech)
        self.view.playback.passed = lambda: 0.0  # however long a test takes
        self.view.answered.connect(self._take)
        self.view.asked_why.connect(self._why)
        self.view.inspected.connect(self.looked_at.append)
        self.view.resize(width, height)
        qtbot.addWidget(self.view)
        self.view.set_view(view(self.match.state, seat))
        with qtbot.waitExposed(self.view):
            self.view.show()
        self.view.setFocus()

    def _take(self, option: Option) -> None:
        self.given.append(option)
        asked = self.match.decision
        if asked is not None and asked.seat == self.seat:
            self.view.display.tell_given(option)
        happened = self.match.take(option)
        moments = [moment.seen_by(self.seat) for moment in self.match.moments(happened)]
        events = [event.seen_by(self.seat) for event in happened]
        self.view.set_view(view(self.match.state, self.seat), animate=events, moments=moments)

    def _why(self, wish: Option) -> None:
        self.wishes.append(wish)
        reasons = self.match.game.why_not(view(self.match.state, self.seat), wish)
        self.view.say_why(self.speech.reason(reasons[0], self.match.state) if reasons else "")

    # --- finding things ---------------------------------------------------------------------------------------

    def piece(self, key: str) -> Piece:
        found = self.view.layout_now.get(key)
        assert found is not None, f"no {key} on the table: {[each.key for each in self.view.layout_now.pieces]}"
        return found

    def card(self, name: str) -> str:
        """The key of the card of that name that the test has placed."""
        return f"card:{self.setting.slot(name)}"

    def space(self, name: str) -> str:
        """The key of what lies on a space."""
        index = self.setting.space(name)
        slot = self.match.state.zones[0][index]
        return f"card:{slot}" if slot >= 0 else f"space:{index}"

    def point(self, key: str, x: float = 0.5, y: float = 0.5) -> QPoint:
        box = self.piece(key).box
        return QPoint(round(box.x + box.w * x), round(box.y + box.h * y))

    def lit(self) -> set[str]:
        return set(self.view.lights.by_piece)

    # --- the mouse --------------------------------------------------------------------------------------------

    def click(self, key: str, x: float = 0.2, y: float = 0.5) -> None:
        """On the left part of a piece: a standee may stand on the right."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(key, x, y))

    def hover(self, key: str, x: float = 0.2) -> None:
        QTest.mouseMove(self.view.viewport(), QPoint(1, 1))  # where the pointer is already nothing would happen
        QTest.mouseMove(self.view.viewport(), self.point(key, x))

    def wheel(self, angle: int, across: int = 0) -> bool:
        """Whether the table has taken it."""
        port, middle = self.view.viewport(), QPointF(self.view.rect().center())
        turned = QWheelEvent(middle, QPointF(port.mapToGlobal(middle.toPoint())), QPoint(), QPoint(across, angle),
                             Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
                             False)
        QApplication.sendEvent(port, turned)
        return turned.isAccepted()

    def drag(self, source: str, target: str, *, drop: bool = True, x: float = 0.2,
             at: tuple[float, float] | None = None,
             held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self._drag(self.point(source, *(at or (x, 0.5))), self.point(target), drop, held)

    def drop_at(self, source: str, end: QPoint) -> None:
        """Drag it to a point where nothing needs to lie."""
        self._drag(self.point(source), end, True, Qt.KeyboardModifier.NoModifier)

    def _drag(self, start: QPoint, end: QPoint, drop: bool, held: Qt.KeyboardModifier) -> None:
        port = self.view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for part in (0.3, 0.6, 1.0):
            self._move(start + (end - start) * part)
        if drop:
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, held, end)

    def _move(self, point: QPoint) -> None:
        """A move with the button held: QTest.mouseMove does not tell which buttons are down."""
        port = self.view.viewport()
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(point), QPointF(port.mapToGlobal(point)),
                            Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)

    # --- the keyboard, and time -------------------------------------------------------------------------------

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def wait(self) -> None:
        """Let everything that moves arrive."""
        while self.view.queue.running:
            self.view.queue.advance(LONG)

    def shown(self) -> dict[str, Box]:
        """Where pieces are really drawn; what is hidden or stretched is left out."""
        return {key: box for key, (box, scale, opacity) in self.view.table_scene.seen().items()
                if scale == 1.0 and opacity == 1.0}

    def settled(self) -> bool:
        """Whether the scene is exactly the layout, and nothing else lies on it."""
        layout = self.view.layout_now
        return self.shown() == {piece.key: piece.box for piece in layout.pieces}


Sit = Callable[..., Player]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Sits somebody down at a position."""
    WORDS.use("en")
    WORDS.missing.clear()
    seated: list[Player] = []

    def sit_down(setting: Table, **more: int) -> Player:
        seated.append(Player(qtbot, setting, **more))
        return seated[-1]

    yield sit_down
    # What a text does is said by the text room, not by the table.
    missing = sorted(key for key in WORDS.missing if not key.startswith("matrix.word."))
    assert not missing, f"words that English lacks: {missing}"
    for player in seated:
        player.wait()
        assert not player.view.queue.ticking, "the clock runs though nothing moves"
        assert not [timer for timer in player.view.findChildren(QTimer) if timer.isActive()], "a timer runs on"


@pytest.fixture
def setting() -> Table:
    """Elita-1 on B2 is about to act, with something for every gesture in reach."""
    table = Table("Elita-1", "Megatron", energon=5)
    table.put("B1", "Armor Plating").put("A2", "Rippersnapper").put("C2", "Crystal City")
    return table.hand("Elita-1", "Artillery", "Bold", "Scout")


@pytest.fixture
def others(setting: Table) -> Table:
    """It is Megatron's turn, who has something to play."""
    return setting.turn_of("Megatron").hand("Megatron", "Artillery", "Bold", "Scout")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that has nothing where cards are held up."""
    lay = MatrixTableau.layout

    def without_stacks(*about) -> Layout:
        layout = lay(*about)
        return replace(layout, pieces=tuple(piece for piece in layout.pieces if piece.zone != "stacks"))

    monkeypatch.setattr(MatrixTableau, "layout", without_stacks)
