"""What `sparktable bench` runs to measure the program: a process that starts as the player's does, and a bare Qt
window beside it. Each function prints what it found as one line of JSON; nothing is imported before it is called.

    from sparktable.ui.bench_scripts import *; prepare(menu, "some/folder")
    from sparktable.__main__ import main; main([])

A script is a generator that yields the milliseconds in which the program is left alone.
"""
from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

    from sparktable.app.user_data import UserData
    from sparktable.ui.game_window import GameWindow
    from sparktable.ui.shell import Shell

SIZE = 1280, 900
SETTLING = 700
"""Milliseconds after which whatever the first frame left for later is done."""
IDLE = 1500
FRAMES = 200
FRAME = 16
"""Milliseconds between two frames of a motion."""
ANSWERS = 120
"""After how many answers a game is in its middle."""
STRONGEST = "search:2.5"
WARM = 4000
"""Milliseconds in which the opponents' process has started, with the game."""

Script = Iterator[int]
Found = dict[str, float]


# --- what is run ------------------------------------------------------------------------------------------


def bare() -> None:
    """A window with nothing in it: what Qt itself costs."""
    from PySide6.QtWidgets import QApplication, QWidget

    found: Found = {}

    class Window(QWidget):
        def paintEvent(self, event: object) -> None:
            _painted(found)
            found["home"] = found["busy"]

    app = QApplication([])
    window = Window()
    window.resize(*SIZE)
    window.show()

    def script() -> Script:
        yield from _rest(found)
        found["repaint"] = _repainting(window)
        app.quit()

    _play(script())
    app.exec()
    print(json.dumps(found))


def bare_card() -> None:
    """One picture that moves over an empty scene."""
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

    app = QApplication([])
    scene = QGraphicsScene(0, 0, *SIZE)
    view = QGraphicsView(scene)
    view.resize(*SIZE)
    picture = QPixmap(150, 210)
    picture.fill("#808080")
    item = QGraphicsPixmapItem(picture)
    scene.addItem(item)
    view.show()
    found: Found = {}

    def script() -> Script:
        yield SETTLING
        found["moving"] = _moving(view, item)
        intervals: list[float] = []
        yield from _flying(item, intervals)
        found["interval"] = _slow(intervals, 0.99)
        app.quit()

    _play(script())
    app.exec()
    print(json.dumps(found))


def menu(shell: Shell, found: Found) -> Script:
    """The program as the player starts it, up to the home page."""
    yield from _rest(found)


def game(shell: Shell, found: Found) -> Script:
    """A game in its middle: what it takes, and how long its frames take."""
    yield SETTLING
    page = _started(shell)
    yield SETTLING
    yield from _to_the_middle(page)
    yield from _rest(found)
    view = _view(page)
    found["repaint"] = _repainting(shell, view.viewport())
    found["moving"] = _moving(shell, _card(view))


def thinking(shell: Shell, found: Found) -> Script:
    """Frames while the strongest opponent thinks with all its strength."""
    yield SETTLING
    page = _started(shell)
    yield from _to_the_middle(page)
    yield WARM
    for seed in range(1 + FRAMES * FRAME // 2000):
        shell.thinker.ask(page.session.view, STRONGEST, seed)
    intervals: list[float] = []
    yield from _flying(_card(_view(page)), intervals)
    found["interval"] = _slow(intervals, 0.99)


# --- the program ------------------------------------------------------------------------------------------


def prepare(script: Callable[[Shell, Found], Script], folder: str) -> None:
    """Have the program, when it is started after this, keep its files in that folder and follow the script."""
    found: Found = {}
    from sparktable.ui import qt_binding

    qt_binding.leave_sources_alone()  # as the program does before anything else is imported
    from sparktable.ui import first_page, main

    paint, make = first_page.FirstPage.paintEvent, main.Shell  # type: ignore[attr-defined]
    furnish = make.furnish
    settings, data = Path(folder, "settings.json"), Path(folder)

    def painted(page: first_page.FirstPage, event: QPaintEvent) -> None:
        paint(page, event)
        _painted(found)

    def furnished(shell: Shell) -> None:
        furnish(shell)
        shell.repaint()
        found["home"] = time.process_time() * 1000

    def opened(user_data: UserData) -> Shell:
        shell = make(type(user_data)(settings, data))
        shell.resize(*SIZE)
        _play(followed(shell))
        return shell

    def followed(shell: Shell) -> Script:
        yield from script(shell, found)
        shell.close()
        print(json.dumps(found))

    first_page.FirstPage.paintEvent = painted  # type: ignore[assignment,method-assign]
    make.furnish = furnished  # type: ignore[assignment,method-assign]
    main.Shell = opened  # type: ignore[assignment,attr-defined]
    main.log_path = lambda: Path(folder, "sparktable.log")  # type: ignore[attr-defined]


def _started(shell: Shell) -> GameWindow:
    """The table at the beginning of a game of two people."""
    from sparktable.app.players import HUMAN, Player
    from sparktable.app.setups import Setup
    from sparktable.ui.game_window import GameWindow

    options = {"set": "war-on-cybertron", "mode": "tvt", "players": 2}
    shell.start_game(Setup("matrix", options, (Player("A", HUMAN), Player("B", HUMAN)), seed=1))
    page = shell.page
    assert isinstance(page, GameWindow)
    return page


def _to_the_middle(page: GameWindow) -> Script:
    """Answer at random; a turn is ended only when nothing else can be done, so that there is something to see."""
    from sparktable.kernel.rng import Dice

    dice, session = Dice(1), page.session
    for _ in range(ANSWERS):
        if session.curtain is not None:
            session.lift_curtain()
            page.curtain.rise()
        options = [option for option in session.options if not option.kind.startswith("end")] or session.options
        session.answer(options[dice.below(len(options))])
        _view(page).skip_animation()
        yield 0


def _view(page: GameWindow):
    from sparktable.table.table_view import TableView

    assert isinstance(page.table, TableView)
    return page.table


def _card(view) -> QGraphicsPixmapItem:
    """A card in flight over everything else."""
    cards = (piece for piece in view.layout_now.pieces if piece.key.startswith("card:"))
    largest = max(cards, key=lambda piece: piece.box.w * piece.box.h)
    return view.table_scene.actor(view.table_scene.picture(largest), 1e6)


# --- measuring --------------------------------------------------------------------------------------------


def _play(script: Script) -> None:
    """Run a script in the event loop."""
    from PySide6.QtCore import QTimer

    def go_on() -> None:
        pause = next(script, None)
        if pause is not None:
            QTimer.singleShot(pause, go_on)

    QTimer.singleShot(0, go_on)


def _painted(found: Found) -> None:
    """The first frame is there: when that was, and what was computed for it, in milliseconds."""
    found.setdefault("painted", time.time())
    found.setdefault("busy", time.process_time() * 1000)


def _rest(found: Found) -> Script:
    """Memory, and what is computed while nobody does anything, in per cent of a processor."""
    yield SETTLING
    found["memory"] = _resident()
    before = time.process_time()
    yield IDLE
    found["idle"] = (time.process_time() - before) * 1e5 / IDLE


def _resident() -> float:
    """Megabytes that the process holds now; where the system does not tell, the most that it ever held."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * 4096 / 2**20
    except OSError:
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / (2**20 if sys.platform == "darwin" else 2**10)


def _repainting(window: QWidget, *parts: QWidget) -> float:
    """How long a frame takes in which everything is painted anew."""
    def change(at: int) -> None:
        for part in (window, *parts):
            part.update()

    return _frames(window, change)


def _moving(window: QWidget, item: QGraphicsPixmapItem) -> float:
    """How long a frame takes in which one card has moved on."""
    return _frames(window, lambda at: item.setPos(*_way(at)))


def _frames(window: QWidget, change: Callable[[int], object]) -> float:
    """The computing that slow frames take, from the change to the pixels; other programs do not count."""
    from PySide6.QtCore import QCoreApplication, QEvent

    times = []
    for at in range(FRAMES):
        QCoreApplication.processEvents()
        started = time.thread_time()
        change(at)
        QCoreApplication.processEvents()  # the scene tells its views what has changed
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))  # paint now, not when there is time
        times.append((time.thread_time() - started) * 1000)
    return _slow(times)


def _flying(item: QGraphicsPixmapItem, intervals: list[float]) -> Script:
    """Milliseconds between the frames of a motion that the clock drives."""
    last = time.perf_counter()
    for at in range(FRAMES):
        item.setPos(*_way(at))
        yield FRAME
        now = time.perf_counter()
        intervals.append((now - last) * 1000)
        last = now


def _way(at: int) -> tuple[float, float]:
    return 350 + 250 * math.sin(at / 20), 300 + 150 * math.cos(at / 20)


def _slow(times: Iterable[float], part: float = 0.95) -> float:
    """The time below which that part of all times lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
