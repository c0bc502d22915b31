"""The home page: go on, play again, start something, look something up. What does not exist is not shown."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.catalog import Title
from sparktable.app.translations import WORDS
from sparktable.games import MINUTES
from sparktable.table.art.factions import SIDES
from sparktable.ui import style
from sparktable.ui.backdrop import Backdrop
from sparktable.ui.flow_layout import FlowLayout
from sparktable.ui.home_tile import VISIBLE, HomeTile, Paint
from sparktable.ui.tile_column import step_on
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, restyle, role, scrolling

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

WIDE, LARGE, SMALL = 400, 248, 118
"""How wide a column is in the smallest usual window; how high tiles are with their picture above, and beside: the
picture above gives way to large words."""
FULL = 0.84
"""So much of their height is left to tiles that stand in more than two rows."""
TALLEST = 1.5
"""So much higher they become where the window has room."""
SPANS, ABREAST = 6, 3
"""Two or three tiles abreast: each takes an equal part of these."""
GROUND = 8
"""The corners of the ground that they stand on."""
USUAL = 1280, 720
STEP, LARGEST = 8, 2.6
"""Everything grows by eighths, up to this."""
FOLLOWS = 0.8
"""How much of the window's growth is followed."""


class Entry(NamedTuple):
    """One of the small buttons at the foot."""

    key: str
    icon: str
    open: Callable[[], object]
    aside: bool = False
    """Not something to play with."""


class GoOn(NamedTuple):
    """The unfinished game, or what is played in several games and waits for the next, in words."""

    game: str
    note: Callable[[], str]
    """Says two lines: what it is, and who plays."""
    picture: Callable[[], bytes] = bytes
    """How its table looked: a PNG out of a file."""
    file: str = ""
    """Of a series."""
    kind: str = ""
    """The key of what kind of series it is."""
    set_up: Callable[[], Mapping[str, Any]] = dict
    """The options with which its next game is set up: where there is no picture, the table is shown as it lies
    before that."""
    called: Callable[[], tuple[str, ...]] = tuple
    """What two play with in a series, once there is time."""
    faces: Sequence[str] = ()
    asked: bool = False
    """Whose faces lie on the picture of the table, and whether whoever comes back is to answer."""


class HomePage(Backdrop):
    """Where the program begins. Focus starts on the foremost way to play."""

    resume = Signal()
    go_on = Signal(str)
    """With the file of a series."""
    replay_setup = Signal(str)
    new_game = Signal(str)
    learn = Signal()

    def __init__(self, titles: tuple[Title, ...], entries: tuple[Entry, ...], *, resumable: GoOn | None = None,
                 waiting: Sequence[GoOn] = (), last: tuple[str, Callable[[], str]] | None = None, learn: str = "",
                 new_here: bool = False, next_lesson: Callable[[], str] | None = None) -> None:
        """What is waiting can be gone on with, too. `last` is the game last set up and what describes it, `learn` the
        key of what is said of lessons, and `next_lesson` tells of the first that is not done, once there is time."""
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._inside = inside = QWidget()
        self._area = scrolling(inside)
        self.follow(inside)
        role(inside, "clear")
        self._whole = QVBoxLayout(inside)
        self._column = QVBoxLayout()
        self._whole.addLayout(self._column, 1)
        row.addWidget(self._area)

        self._head = QHBoxLayout()
        for faction in SIDES:
            self._head.addWidget(Icon(faction.icon, 38, style.current().theme.factions[faction.name]))
        self._name = label("hero", "app.name", wrap=False)
        self._head.addWidget(self._name, 1)
        self._column.addLayout(self._head)
        self._column.addWidget(label("lead", "home.tagline"))

        self._titles = [found.name for found in titles]
        self._next_lesson = next_lesson
        self._learn: HomeTile | None = None
        self._told: list[Callable[[], object]] = []
        """Tell what a tile is about, in the language of now."""
        self._pictured: list[tuple[HomeTile, Callable[[], Paint | None]]] = []
        self._series: list[tuple[HomeTile, GoOn]] = []
        large = self._ways_to_go_on(resumable, last, learn, first=new_here)
        games = list(titles)
        if len(large) < 2 and games:
            large.append(self._game_tile(games.pop(0), large=True))
        kinds = [resumable.kind] if resumable is not None else []
        self.waiting = list[HomeTile]()
        for each in waiting:
            kinds.append(each.kind)
            self.waiting.append(self._waiting_tile(each, kinds.count(each.kind)))
        small = [*self.waiting, *(self._game_tile(each, large=False) for each in games)]
        self.tiles: list[HomeTile] = [*large, *small]
        self._rows = [row for row in (large, *_rows(small)) if row]
        self._grid = QGridLayout()
        self._column.addLayout(self._grid, 1)
        if not titles:
            self._column.addWidget(label("lead", "home.no_games"))

        self._column.addStretch()
        self._foot = FlowLayout(even=True)
        chips = list(entries)
        if resumable is not None and last is not None:
            chips.insert(0, Entry("home.again", "convert", partial(self.replay_setup.emit, last[0])))
        self.chips = [Button(entry.key, entry.icon, "aside" if entry.aside else "", entry.open) for entry in chips]
        for chip in self.chips:
            self._foot.addWidget(chip)
        self._whole.addLayout(self._foot)
        self._whole.addWidget(label("caption", "home.hint"))
        self.buttons = [*self.tiles, *self.chips]
        self._zoom, self._columns, self._bare = 1.0, 2, 0
        self._lay_out(2)
        self.drawn.connect(self._unveil)

    # --- what is offered ----------------------------------------------------------------------------

    def _ways_to_go_on(self, resumable: GoOn | None, last: tuple[str, Callable[[], str]] | None, learn: str,
                       *, first: bool) -> list[HomeTile]:
        """The two that come before all others; whoever is new here begins with a lesson."""
        found: list[HomeTile] = []
        if resumable is not None:
            go_on = partial(self.go_on.emit, resumable.file) if resumable.file else self.resume.emit
            tile = self._tile("continue", "home.continue", go_on, large=True)
            self._tell(partial(self._tell_going_on, tile, resumable))
            if tile.go is not None:
                say(tile.go, "setText", "home.play_on")
            self._pictured.append((tile, partial(self._last_table, resumable)))
            self._series.append((tile, resumable))
            found.append(tile)
        elif last is not None:
            name, described = last
            tile = self._tile("continue", "home.again", partial(self.replay_setup.emit, name), large=True)
            self._tell(lambda: tile.tell(described()))
            self._pictured.append((tile, partial(self._poster, name)))
            found.append(tile)
        if learn:
            self._learn = lesson = self._tile("tile" if found else "continue", "home.learn", self.learn.emit,
                                              large=True)
            lesson.say(learn)
            self._pictured.append((lesson, self._lesson))
            found.insert(0 if first else len(found), lesson)
        return found

    def _tell(self, told: Callable[[], object]) -> None:
        """Now, and again in every other language."""
        self._told.append(told)
        told()

    def retranslate(self) -> None:
        for told in self._told:
            told()
        for tile, _ in self._pictured:
            tile.relook()  # words may be on its picture

    def _waiting_tile(self, waiting: GoOn, nth: int) -> HomeTile:
        """The `nth` of its kind is told from those before it."""
        tile = self._tile("tile", waiting.kind, partial(self.go_on.emit, waiting.file), large=False)
        if nth > 1:
            kind = partial(WORDS.say, waiting.kind)
            for part, what in ((tile.name, "setText"), (tile, "setAccessibleName")):
                say(part, what, "home.waiting.nth", kind=kind, n=nth)
        self._tell(partial(self._tell_waiting, tile, waiting))
        self._pictured.append((tile, partial(self._last_table, waiting)))
        self._series.append((tile, waiting))
        return tile

    def _tell_waiting(self, tile: HomeTile, waiting: GoOn) -> None:
        tile.tell(waiting.note().partition("\n")[2])
        tile.setAccessibleDescription(f"{WORDS.say('home.continue')}. {tile.note.text()}")

    def _tell_going_on(self, tile: HomeTile, resumable: GoOn) -> None:
        tile.tell(*self._about(resumable), leads=True)
        if resumable.asked:  # it is seen on the picture
            tile.setAccessibleDescription(f"{tile.accessibleDescription()}. {WORDS.say('home.your_turn')}")

    def _about(self, resumable: GoOn) -> tuple[str, str]:
        first, _, second = resumable.note().partition("\n")
        return (WORDS.say(resumable.kind) if resumable.kind else first), second

    def _game_tile(self, title: Title, *, large: bool) -> HomeTile:
        tile = self._tile("tile", f"title.{title.name}", partial(self.new_game.emit, title.name), large=large)
        self._tell(partial(self._tell_game, tile, title.name))
        self._pictured.append((tile, partial(self._poster, title.name)))
        return tile

    @staticmethod
    def _tell_game(tile: HomeTile, name: str) -> None:
        """What it is, and how long it takes."""
        least, most = MINUTES.get(name, (0, 0))
        tile.tell(WORDS.say(f"title.{name}.note"), WORDS.say("home.minutes", least=least, most=most) if most else "")

    def _tile(self, kind: str, key: str, on_click: Callable[[], object], *, large: bool) -> HomeTile:
        tile = HomeTile(kind, key, large=large, roomy=not style.current().has_large_words)
        tile.clicked.connect(lambda: on_click())
        return tile

    # --- pictures, once there is time ---------------------------------------------------------------

    def _unveil(self) -> None:
        for tile, find in self._pictured:
            paint = find()
            if paint is not None:
                tile.unveil(paint)
        for tile, series in self._series:
            if len(called := series.called()) == 2 and all(called):
                self._call(tile, *called)
        if self._learn is not None and self._next_lesson is not None:
            self._tell(partial(self._tell_next_lesson, self._learn, self._next_lesson))

    def _call(self, tile: HomeTile, one: str, other: str) -> None:
        """A series by what two play with in it: that tells it from others of its kind."""
        if tile in self.waiting:
            tile.call("home.against", one=one, other=other)
        else:
            against = partial(WORDS.say, "home.against", one=one, other=other)
            self._tell(lambda: tile.tell(against(), tile.more.text(), leads=True))

    def _tell_next_lesson(self, tile: HomeTile, following: Callable[[], str]) -> None:
        if told := following():
            tile.tell(tile.note.text(), told)

    def _last_table(self, left: GoOn) -> Paint:
        from sparktable.ui.home_pictures import laid, scaled, signed
        from sparktable.ui.snapshot import pixmap_of_png

        picture = pixmap_of_png(left.picture())
        if picture is not None:
            return signed(scaled(picture), left.faces, asked=left.asked) if left.faces else scaled(picture)
        return laid(left.game, left.set_up()) or self._poster(left.game)

    def _poster(self, name: str) -> Paint:
        from sparktable.ui.home_pictures import poster

        return poster(self._titles.index(name) if name in self._titles else 0)

    def _lesson(self) -> Paint:
        from sparktable.ui.home_pictures import way_to_learn

        return way_to_learn

    # --- room ---------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Everything grows with the window; with large letters in a small one there is one column, and no picture
        beside it."""
        now = style.current()
        share = min(self.width() / USUAL[0], self.height() / USUAL[1]) / now.interface
        zoom = round(min(max(1 + FOLLOWS * (share - 1), 1.0), LARGEST) * STEP) / STEP
        wide = round(now.px(WIDE) * zoom * max(1.0, (1 + now.text) / 2))
        margin = round(now.px(40) * zoom)
        columns = 2 if self.width() >= 2 * wide + 3 * margin else 1
        if (zoom, columns) != (self._zoom, self._columns):
            self._zoom, self._columns = zoom, columns
            style.zoom(self._inside, zoom)
            self._lay_out(columns)
        self._bare = max(0, self.width() - columns * wide - 2 * margin) if columns > 1 else 0
        self._set_margins()

    def _lay_out(self, columns: int) -> None:
        px = style.look_at(self._inside).px
        self._set_margins()
        large = style.current().has_large_words
        self._whole.setSpacing(px(6 if large else 9))
        self._column.setSpacing(px(6 if large else 9))
        self._head.setSpacing(px(10))
        role(self._name, "large" if large else "hero")
        restyle(self._name)
        self._foot.setSpacing(px(8))
        self._grid.setSpacing(px(10 if large else 14))
        for tile in self.tiles:
            self._grid.removeWidget(tile)
        for column in range(SPANS):
            self._grid.setColumnStretch(column, 1)
        for row in range(self._grid.rowCount()):
            self._grid.setRowMinimumHeight(row, 0)
            self._grid.setRowStretch(row, 0)
        line = 0
        for tiles in self._rows:
            abreast = 1 if columns == 1 else len(tiles)
            for place, tile in enumerate(tiles):
                tile.is_long = columns == 1  # there its picture stands beside its words: more tiles are seen
                tile.part = 0.0 if tile.is_long else VISIBLE / max(1.0, style.current().text)
                row = line + place // abreast
                span = SPANS // abreast
                self._grid.addWidget(tile, row, place % abreast * span, 1, span)
                usual = LARGE / max(1.0, style.current().text) if tiles is self._rows[0] else SMALL
                high = px(usual * (FULL if len(self._rows) > 2 else 1))
                if tile.is_long:  # where all is scrolled anyway, words need not be short of room
                    high = max(px(SMALL * FULL), tile.height_of_words())
                self._grid.setRowMinimumHeight(row, high)
                self._grid.setRowStretch(row, LARGE if tiles is self._rows[0] else SMALL)
                tile.grow_to(round(high * TALLEST), tiles if abreast > 1 else (tile,))
            line += -(-len(tiles) // abreast)

    def _set_margins(self) -> None:
        """The tiles stand on the left, as wide as their words must be; the window's edge scrolls all."""
        px = style.look_at(self._inside).px
        above, below = (12, 8) if style.current().has_large_words else (22, 12)
        self._whole.setContentsMargins(px(40), px(above), px(24), px(below))
        words = self._column.minimumSize().width() - self._column.contentsMargins().right()
        bar = self._area.verticalScrollBar().sizeHint().width()
        right = max(0, min(self._bare, self.width() - words - px(40) - bar) - px(24))
        if right != self._column.contentsMargins().right():
            self._column.setContentsMargins(0, 0, right, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Between tiles nothing of the picture is seen: slivers of somebody tell nothing."""
        super().paintEvent(event)
        block = QRectF()
        for tile in self.tiles:
            block |= QRectF(tile.rect().translated(tile.mapTo(self, QPoint())))
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(style.current().theme.color("bg0"))
            corner = style.look_at(self._inside).px(GROUND)
            p.drawRoundedRect(block, corner, corner)

    def relook(self) -> None:
        super().relook()
        self._inside.setProperty(style.ZOOM, None)
        self._columns = 0
        self.arrange()

    def settle(self) -> None:
        """Put the focus where Enter plays."""
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through everything that can be opened."""
        if not step_on(self, self.buttons, event):
            super().keyPressEvent(event)


def _rows(tiles: Sequence[HomeTile]) -> list[Sequence[HomeTile]]:
    """As many abreast as can be, and the same number in each row; where that does not go, the first are shorter."""
    rows = -(-len(tiles) // ABREAST)
    ends = [len(tiles) * row // rows for row in range(rows + 1)] if rows else []
    return [tiles[start:end] for start, end in pairwise(ends)]
