"""The large buttons of the home page, and of lessons and puzzles: a picture, a name and what it is about."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from sparktable.table.art.color import DEEP, fade
from sparktable.table.art.icons import draw_icon
from sparktable.ui import style
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Icon, PressTile, label, restyle, role

Paint = Callable[[int, int, float], QImage]
"""Makes a picture for so many pixels across and down, at a pixel ratio."""
EDGE, CORNER = 3, 6
INSET = 6
"""How far from there the picture lies in a small tile that is light, as a card: into light it cannot sink."""
PART = 0.42
"""How much of a small tile its picture takes."""
USUAL, WIDE = 1.5, 3.0
"""How wide that is at most, in its height; and in a long tile."""
UNDER = 6
"""How far below such a picture the button is."""
LEAST = 80
"""A large one whose picture would be lower has it beside its words, too."""
VISIBLE = 0.64
"""How much of a large one it is at least, where nobody gives it less: words take no more than they need."""


class HomeTile(PressTile):
    """A large one has its picture above its words where there is room, a small one beside them. Without a `key` its
    name is set later."""

    def __init__(self, kind: str, key: str = "", *, large: bool, long: bool = False, roomy: bool = False) -> None:
        """`long`: it stands alone in its row; `roomy`: it grows with its words."""
        super().__init__(kind)
        self._large, self.is_long, self.part = large, long, VISIBLE
        self._most, self._row_of = 0, tuple[HomeTile, ...]()
        self._told = "body" if large or roomy else "caption"
        self._paint: Paint | None = None
        self._picture: QImage | None = None
        self._texts, self._head = QVBoxLayout(), QHBoxLayout()
        self.name, self.note, self.more = label("tile"), label(self._told), label("caption")
        self._head.addWidget(self.name, 1)
        self._texts.addStretch()
        self._texts.addLayout(self._head)
        self._texts.addWidget(self.note)
        self._texts.addWidget(self.more)
        self._texts.addStretch()
        self.more.hide()
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._texts, 1)
        self.go: QLabel | None = None
        """What the foremost tile has in place of an arrow: it looks like the page's yellow button."""
        if large and kind == "continue":
            self.go = label("go", "home.start", wrap=False)
            self.go.setParent(self)
        self._arrow: Icon | None = None
        if large and self.go is None:
            self._arrow = Icon("play", 24, "mid")
            self._row.addWidget(self._arrow, 0, Qt.AlignmentFlag.AlignVCenter)
        if key:
            say(self.name, "setText", key)
            say(self, "setAccessibleName", key)
        self.done = False
        """What is behind somebody bears a mark."""
        self.chip = ""
        """A few letters at the foot of its picture."""
        self.relook()
        self.be_one()
        self.installEventFilter(self)

    def tell(self, note: str, more: str = "", *, leads: bool = False) -> None:
        """What it is about, in a line or two; `leads`: the first is what matters."""
        self.note.setText(note)
        restyle(role(self.note, "strong" if leads else self._told))
        self.more.setText(more)
        self.more.setVisible(bool(more))
        self.setAccessibleDescription(". ".join(filter(None, (note, more, self.chip))))

    def call(self, key: str, **facts: str) -> None:
        """By a name that takes more letters than usual ones."""
        for part, what in ((self.name, "setText"), (self, "setAccessibleName")):
            say(part, what, key, **facts)
        restyle(role(self.name, "strong"))

    def say(self, key: str) -> None:
        """The same by message key."""
        say(self.note, "setText", key)
        say(self, "setAccessibleDescription", key)

    def unveil(self, paint: Paint) -> None:
        """The first frame is there: now there is time for a picture."""
        self._paint, self._picture = paint, None
        self.update()

    def relook(self) -> None:
        px = style.look_at(self).px
        self._texts.setSpacing(px(2))
        self._row.setSpacing(px(10))
        self._picture = None
        self._make_room()

    def resizeEvent(self, event: object) -> None:
        self._make_room()
        self._grow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self and event.type() == QEvent.Type.LayoutRequest:
            self._make_room()  # words have their letters now, or others
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        px, box = style.look_at(self).px, self._box()
        if self._is_above():
            self._row.setContentsMargins(px(16), box.bottom() + px(8), px(16), px(12))
        else:
            self._row.setContentsMargins(px(16), px(10), self.width() - box.left() + px(5), px(10))
        if self._arrow is not None:
            self._arrow.setVisible(self._is_above())
        if self.go is not None:
            self._place_button(self.go, box)

    def _place_button(self, go: QLabel, box: QRect) -> None:
        """Beside the name, so that what is told has all the width; or below the picture beside that."""
        stands_there = self._head.indexOf(go) >= 0
        if self._is_above():
            if not stands_there:
                self._head.addWidget(go, 0, Qt.AlignmentFlag.AlignVCenter)
            return
        if stands_there:
            self._head.removeWidget(go)
        go.adjustSize()
        go.move(box.center().x() - go.width() // 2, box.bottom() + style.look_at(self).px(UNDER))

    def grow_to(self, most: int, row: Sequence[HomeTile]) -> None:
        """It is no higher than that, unless words in its row are."""
        self._most, self._row_of = most, tuple(row)
        self._grow()

    def _grow(self) -> None:
        for each in self._row_of:
            each.setMaximumHeight(max(each._most, *(tile._beside() for tile in self._row_of)))

    def _beside(self) -> int:
        """How high its words are beside its picture."""
        return 0 if self._is_above() else self._row.totalHeightForWidth(self.width())

    def height_of_words(self) -> int:
        """How high it must be for its words, in lines of their own: below the picture of a large one, which is there
        whole, or beside one that has its button below it."""
        px = style.look_at(self).px
        high = self._texts.sizeHint().height() + px(20)
        if not (self._large and self.part):
            return high + px(10) + (self.go.sizeHint().height() if self.go is not None else 0)
        return max(round(high / (1 - self.part)), -int(-px(LEAST) // self.part))

    def _is_above(self) -> bool:
        """Whether the picture lies above the words."""
        return self._large and self.height() * self.part >= style.look_at(self).px(LEAST)

    def _below(self) -> int:
        """How high three lines of words are, with what is free above and beneath: so many a neighbour may have."""
        told = self.name, self.note, self.more
        for each in told:
            each.ensurePolished()  # what is hidden has other letters
        lines = sum(each.fontMetrics().lineSpacing() for each in told) + 2 * self._texts.spacing()
        return max(lines, self._texts.sizeHint().height()) + style.look_at(self).px(24)

    def _box(self) -> QRect:
        """Where the picture is."""
        edge = style.look_at(self).px(EDGE)
        inside = self.rect().adjusted(edge, edge, -edge, -edge)
        if self._is_above():
            inside.setHeight(max(round(inside.height() * self.part), inside.height() - self._below()))
        else:
            px = style.look_at(self).px
            wide = min(inside.width() * PART, inside.height() * (WIDE if self.is_long else USUAL))
            if self.go is not None:
                button = self.go.sizeHint()
                wide = max(wide, button.width() + 2 * px(UNDER))
                inside.setBottom(inside.bottom() - button.height() - 2 * px(UNDER))
            inside.setLeft(inside.right() - round(wide))
            if self._is_card():
                inside.adjust(0, (inset := style.look_at(self).px(INSET)), -inset, -inset)
        return inside

    def _is_card(self) -> bool:
        return not (self._is_above() or style.look_at(self).theme.is_dark)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = self._box()
        if self._paint is None or box.width() < 8 or box.height() < 8:
            return
        dpr = self.devicePixelRatioF()
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != box.size():
            self._picture = self._paint(box.width(), box.height(), dpr)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            clip, now = QPainterPath(), style.look_at(self)
            edge, corner = now.px(EDGE), now.px(CORNER)
            whole = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
            clip.addRoundedRect(QRectF(box) if self._is_card() else whole, corner, corner)
            p.setClipPath(clip)
            p.drawImage(box.topLeft(), self._picture)
            if self.done:
                self._check(p, box)
            if self.chip:
                self._label(p, box)

    def _label(self, p: QPainter, box: QRect) -> None:
        now, letters = style.look_at(self), self.more.fontMetrics()
        high = letters.height() + now.px(4)
        wide, edge = letters.horizontalAdvance(self.chip) + high, now.px(8)
        chip = QRectF(box.right() - wide - edge, box.bottom() - high - edge, wide, high)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(fade(DEEP, 215))
        p.drawRoundedRect(chip, high / 2, high / 2)
        p.setPen(now.theme.stage.color("hi"))
        p.setFont(self.more.font())
        p.drawText(chip, Qt.AlignmentFlag.AlignCenter, self.chip)

    def _check(self, p: QPainter, box: QRect) -> None:
        now = style.look_at(self)
        size, edge = now.px(28), now.px(8)
        spot = QRectF(box.right() - size - edge, box.top() + edge, size, size)
        p.setPen(QPen(QColor(DEEP), now.px(2)))
        p.setBrush(now.theme.color("can"))
        p.drawEllipse(spot)
        inset = size * 0.22
        draw_icon(p, "check", spot.x() + inset, spot.y() + inset, size - 2 * inset, DEEP, DEEP)
