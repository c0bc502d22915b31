"""The seats of a new game as places at both sides of a painted table: who sits there, and as whom. One of them is
lit: that seat is being filled. Where words are large the table gives way to them: none lie on it."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)

from sparktable.table.art.color import fade
from sparktable.ui import style
from sparktable.ui.inputs import OneOf
from sparktable.ui.seat_place import (
    FACE,
    SHINE,
    WIDE,
    WORDS_APART,
    Place,
    Sitter,
    least_face,
    place_height,
    words_height,
)
from sparktable.ui.seat_table_painting import Rim, spread, table
from sparktable.ui.widgets import role

LARGEST_FACE = 148
"""Of a place."""
SIDES, LEAST_ROWS = 2, 2
"""Seats take turns at so many sides of the table, which has room for so many on a side."""
BESIDE, WIDER = 0.27, 1.06
"""So much of a place's width a face takes at most that has words beside it; and how much wider such a place is."""
SHARE, LEAST_TABLE = 0.28, 90
"""Of the room's width a place takes so much, or what its words need; a table narrower than this is none."""
ROUNDEST, WIDEST = 0.72, 900
"""How round the table is seen at most, and how wide the room is at most."""
Laid = Callable[[float, float], QImage]
"""Paints what lies on the table, so wide, at a pixel ratio."""


class SeatTable(OneOf):
    """The places, the first one nearest on the left. Arrow keys go round the table."""

    def __init__(self, sitters: Sequence[Sitter], lit: int, hue: str = "", laid: Laid | None = None,
                 against: Sitter | None = None) -> None:
        """`hue` and `laid`: the light and what lies on the table; `against`: whom all play against, who has no
        seat."""
        super().__init__()
        role(self, "clear")
        self._hue, self._laid = hue or style.current().theme.tokens.info, laid
        self._picture: QPixmap | None = None
        self._is_laid = False
        self.places = [Place(self, sitter) for sitter in sitters]
        for seat, place in enumerate(self.places):
            self._offer(place, seat, chosen=seat == lit)
            place.toggled.connect(lambda _: self.update())  # its light falls beyond it
        self._there = list(self.places)
        if against is not None:
            self._there.append(unseated := Place(self, against))
            unseated.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            unseated.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._take_room()

    def paint_pictures(self) -> None:
        """Lay the table: it is bare before."""
        if not self._is_laid:
            self._is_laid, self._picture = True, None
            self.update()

    def show_name(self, seat: int, sitter: Sitter) -> None:
        """Somebody there is being renamed."""
        self.places[seat].show_sitter(sitter)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(WIDE) * 3, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None
        self._take_room()
        self._sit_round()

    def _take_room(self) -> None:
        """The least height that those on a side need, their words beside their faces."""
        self.setMinimumHeight(max(LEAST_ROWS, self._rows) * (words_height() + style.current().px(8)))

    def _sit_round(self) -> None:
        room, face, wide = self._room(), self._face(), self._wide()
        beside = self._has_words_beside
        high = max(round(face * 2 * SHINE), words_height()) if beside else place_height(face)
        for seat, place in enumerate(self._there):
            row, rows = seat // SIDES, (len(self._there) + 1 - seat % SIDES) // SIDES
            x = room.right() - wide if seat % SIDES else room.left()
            y = room.top() + room.height() * (rows - row - 0.5) / rows - high / 2
            place.stand(face, words=("right" if seat % SIDES else "left") if beside else "under")
            place.setGeometry(QRect(round(x), round(y), wide, high))

    def _wide(self) -> int:
        """A place: the table between gives way to its words."""
        half = self._room().width() / min(len(self._there), SIDES)
        words: float = max(place.least_words() for place in self._there)
        if self._has_words_beside:
            words += self._face() * (SHINE + 0.5) + style.current().px(WORDS_APART)
        wide = min(max(self._usual(), words), half)
        return round(half if 2 * (half - wide) < style.current().px(LEAST_TABLE) else wide)

    def _usual(self) -> float:
        """How wide a place is where its words need no more."""
        now = style.current()
        usual = min(now.px(WIDE) * max(1.0, now.text), self._room().width() * SHARE)
        return usual * (WIDER if self._has_words_beside else 1.0)

    @property
    def _rows(self) -> int:
        """So many sit beside each other on a side."""
        return -(-len(self._there) // SIDES)

    @property
    def _has_words_beside(self) -> bool:
        """Whether words have room beside a face, and a face has none over them."""
        return self._face_over() < style.current().px(FACE)

    def _face_over(self) -> float:
        """How large a face there is room for over its words."""
        return (self.height() / self._rows - place_height(0) - style.current().px(4)) / (SHINE + 0.5)

    def _face(self) -> int:
        """As large as the room allows; it gives way to large words."""
        if self._has_words_beside:
            return round(min(self.height() / self._rows / (2 * SHINE), self._usual() * BESIDE))
        size = min(self._face_over(), self._usual() / (2 * SHINE), style.current().px(LARGEST_FACE))
        return round(max(least_face(), size))

    def _room(self) -> QRectF:
        """What the places and the table between them take."""
        wide = min(self.width(), style.current().px(WIDEST))
        return QRectF((self.width() - wide) / 2, 0, wide, self.height())

    def _rim(self) -> Rim:
        """Between those who sit there; no rounder than one looks at a table."""
        room, wide, thick = self._room(), self._wide(), style.current().px(20)
        sides = min(len(self._there), SIDES)
        across = (room.width() - sides * wide) / 2
        down = min((room.height() - 2 * thick) / 2, across * ROUNDEST)
        middle = QPointF(room.center().x() + (2 - sides) * wide / 2, room.center().y() - thick / 2)
        return Rim(middle, across, down, thick)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            self._picture = self._painted()
        with QPainter(self) as p:
            p.drawPixmap(0, 0, self._picture)
            if style.current().theme.texture:
                for place in self.places:
                    if place.isChecked():
                        _shine(p, place.face_box().translated(QPointF(place.pos())))

    def _painted(self) -> QPixmap:
        rim, dpr = self._rim(), self.devicePixelRatioF()
        if not rim.across:
            return QPixmap()
        laid = None
        if self._laid is not None and self._is_laid:
            near = spread(rim, 1.0).boundingRect().width()
            laid = self._laid(near * 1.2, dpr)
        lights = []
        for place in self._there:
            side = place.sitter.side
            colour = QColor(side.light) if side is not None else QColor(self._hue)
            lights.append((QPointF(place.geometry().center()), colour))
        return table(self.size(), dpr, rim, self._hue, laid, lights)


def _shine(p: QPainter, face: QRectF) -> None:
    """The light round the face of the seat that is filled."""
    acc, reach = style.current().theme.tokens.acc, face.width() * SHINE
    glow = QRadialGradient(face.center(), reach)
    for at, alpha in ((0.7, 110), (1.0, 0)):
        glow.setColorAt(at, fade(acc, alpha))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(glow)
    p.drawEllipse(face.center(), reach, reach)
