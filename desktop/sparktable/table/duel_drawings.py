"""Pictures on the stage of a duel: who fights, what each side has and why, the bar to the target, how far it is."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from sparktable.app.game_texts import Speech
from sparktable.table.art.color import fade, mix
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.fonts import MEDIUM, SEMIBOLD, Type, body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, NO_PEN, RIGHT, crossed, hatch, label, name_line
from sparktable.table.drawings import colour
from sparktable.table.geometry import Box
from sparktable.table.lettering import Paragraph, words_width
from sparktable.table.looked_up import words_in_paragraph
from sparktable.table.picture_store import SMALLEST_TEXT, Drawing, Look
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

REASON_SIZE = 11.5
HEADING = 0.6
"""How much smaller headings become before they are cut."""
FAINT, FAINT_FLAT = 0.4, 0.65
"""How clearly a total is seen that is over; and where contrast is high."""
PLATE = 215
"""How dense the plates are that letters stand on; where contrast is high nothing shines through them."""


def plate(look: Look, alpha: int = PLATE) -> QColor:
    """The ground of letters on a stage, which is dark in every theme."""
    return fade(look.theme.stage.tokens.bg0, alpha if look.theme.texture else 255)


@dataclass(frozen=True, slots=True)
class DuelSign(Drawing):
    """What the duel is about, on a disc where both meet."""

    icon: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        size = min(width, height)
        t = look.theme.stage.tokens
        p.setPen(QPen(QColor(t.hi), max(1.5, size * 0.05)))
        p.setBrush(QColor(t.bg0))
        p.drawEllipse(QRectF(size * 0.04, size * 0.04, size * 0.92, size * 0.92))
        draw_icon(p, self.icon, size * 0.22, size * 0.22, size * 0.56, t.hi, t.bg0)


@dataclass(frozen=True, slots=True)
class Reason(Drawing):
    """Why something adds, in two lines in the middle under its card, on a dark plate that is as large as they are."""

    text: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        words, pad = self._words(look), look.px(4)
        written = words.wrapped(width - 2 * pad, look)
        wide = max(line[-1].x + line[-1].width for line in written.lines) + 2 * pad
        p.setPen(NO_PEN)
        p.setBrush(plate(look))
        p.drawRoundedRect(QRectF((width - wide) / 2, 0, wide, written.height + look.px(3)), pad, pad)
        p.translate(pad, look.px(1))
        words.paint(p, width - 2 * pad, height, look)

    def _words(self, look: Look) -> Paragraph:
        return Paragraph(self.text, REASON_SIZE, look.theme.stage.tokens.hi, centred=True)

    def words_in(self, box: Box, where: str, look: Look, speech: Speech) -> Iterator[Piece]:
        """A piece over each word of the rules in it."""
        return words_in_paragraph(self._words(look), box.inset(look.px(4), look.px(1)), Z.OVER, where, look, speech)

    def fits(self, width: float, look: Look) -> bool:
        """Whether two lines are enough, and none of its words is broken; where they are not, it is told by whoever is
        pointed at."""
        room, words = width - 2 * look.px(4), self._words(look)
        whole = all(words_width(word, "body", look.pt(REASON_SIZE)) <= room for word in self.text.split())
        return whole and len(words.wrapped(room, look).lines) <= 2


@dataclass(frozen=True, slots=True)
class DuelName(Drawing):
    """Who fights, and under it who that is."""

    name: str
    note: str
    faction: str
    right: bool = False
    other: tuple[str, str] = ("", "")
    """Name and note of the other one: both are written as large as the longer ones can be."""

    def _letters(self, width: float, height: float) -> tuple[float, float]:
        """How large those of both lines are."""
        big, small = height * 0.5, height * 0.26
        longest = max(display(big).width(name) for name in (self.name, self.other[0]))
        big *= max(0.55, min(1.0, (width - big * 1.24) / longest))
        longest = max(body(small, MEDIUM).width(note) for note in (self.note, self.other[1]))
        return big, small * max(0.6, min(1.0, width / max(1.0, longest)))

    def written(self, width: float, height: float) -> float:
        """How wide the longer line is."""
        big, small = self._letters(width, height)
        return min(width, max(display(big).width(self.name) + big * 1.24, body(small, MEDIUM).width(self.note)))

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        big, small = self._letters(width, height)
        emblem, hue = FACTIONS[self.faction].icon, look.theme.stage.factions[self.faction]
        size = big * 0.95
        x = width - size if self.right else 0.0
        draw_icon(p, emblem, x, (height * 0.58 - size) / 2, size, hue, t.bg0)
        room = QRectF(0 if self.right else size * 1.3, 0, width - size * 1.3, height * 0.58)
        align = RIGHT if self.right else LEFT
        name_line(p, room, self.name, display(big), big * 0.55, t.hi, align)
        under = QRectF(0, height * 0.6, width, height * 0.36)
        name_line(p, under, self.note, body(small, MEDIUM), height * 0.15, t.mid, align)


@dataclass(frozen=True, slots=True)
class DuelTotal(Drawing):
    """What a side has in all: a large number beside its sign, under a few words."""

    number: str
    heading: str
    icon: str
    ink: str
    right: bool = False
    won: bool | None = None
    """Once it is decided."""
    other: str = ""
    """The heading of the other one: both are written as large as the longer one can be."""
    past: bool = False
    """It stays to be read, faintly: what is asked now is something else."""

    def _heading(self, width: float, height: float, look: Look) -> tuple[float, float]:
        """How high a line of it may be, and how large its letters are."""
        head = min(look.pt(13), height * 0.2)
        longest = max(display(head, 6).width(heading.upper()) for heading in (self.heading, self.other))
        return head, head * max(HEADING, min(1.0, width / max(1.0, longest)))

    def written(self, width: float, height: float, look: Look) -> float:
        """How wide it is with a number of two digits, and so while it grows."""
        head, px = self._heading(width, height, look)
        number = (height - head * 1.3) * 0.92
        return min(width, max(display(px, 6).width(self.heading.upper()),
                              display(number).width("88") + number * 0.68 * bool(self.icon)))

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        stage = look.theme.stage
        t, tone = stage.tokens, colour(self.ink, stage)
        head, px = self._heading(width, height, look)
        name_line(p, QRectF(0, 0, width, head * 1.3), self.heading.upper(), display(px, 6), head * HEADING,
                  t.acc if not self.right else t.hi, LEFT if self.right else RIGHT)
        px = (height - head * 1.3) * 0.92
        px *= min(1.0, width / (display(px).width(self.number) + px * (0.68 if self.icon else 0.1)))
        face = display(px)
        wide = face.width(self.number)
        box = QRectF(0, head * 1.3, width, height - head * 1.3)
        ink = t.hi if self.won is None else t.sel if self.won else t.low
        p.setOpacity((FAINT if look.theme.texture else FAINT_FLAT) if self.past else 1.0)
        label(p, box, self.number, face, ink, LEFT if self.right else RIGHT)
        if not self.icon:
            return
        size = px * 0.44
        x = wide + size * 0.4 if self.right else width - wide - size * 1.4
        draw_icon(p, self.icon, x, box.center().y() - size / 2, size, tone, t.bg0)


class ComesTo(Drawing):
    """What comes of a duel."""

    __slots__ = ()

    @property
    def is_nothing(self) -> bool:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Pill(Drawing):
    """How much one thing adds."""

    text: str
    defends: bool = False
    """It adds to what has to be beaten: red as the shield there, whoever's side that is."""

    def width(self, height: float) -> float:
        return height * max(1.5, 0.7 + 0.42 * len(self.text))

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        p.setPen(QPen(QColor(t.bad if self.defends else t.acc), max(1.5, height * 0.09)))
        p.setBrush(QColor(t.bg0))
        p.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), height / 2, height / 2)
        px = height * 0.66
        name_line(p, QRectF(0, 0, width, height), self.text, display(px), px * 0.6, t.hi, CENTRE)


@dataclass(frozen=True, slots=True)
class SourceSign(Drawing):
    """What adds something and is no card: a sign and a few words in the shape of one."""

    icon: str
    text: str

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        p.setPen(QPen(QColor(t.mid), 1.2))
        p.setBrush(plate(look))
        p.drawRoundedRect(QRectF(0.6, 0.6, width - 1.2, height - 1.2), width * 0.07, width * 0.07)
        size = width * 0.44
        draw_icon(p, self.icon, (width - size) / 2, height * 0.16, size, t.hi, t.bg0)
        px = width * 0.15
        name_line(p, QRectF(3, height * 0.5, width - 6, height * 0.2), self.text, body(px, SEMIBOLD), px * 0.6, t.mid,
                  CENTRE)


@dataclass(frozen=True, slots=True)
class DuelBar(Drawing):
    """What there is against what is needed: a segment for each thing that adds, as far as it counts, the missing part
    hatched up to a mark at the target."""

    parts: tuple[int, ...]
    need: int
    word: str
    """"3 short", "Enough"."""
    held: int = 0
    """So much of it the other side holds back: a shield ends there."""
    lost: int = 0
    """So much of it is lost again: that lies crossed out beyond what counts."""
    comes_to: int = -1
    """While it fills: what all of it comes to; what is missing is said once it is full."""

    def filled(self, total: int) -> DuelBar:
        """As far as it is filled with so much."""
        full = sum(self.parts)
        return self if total >= full - self.lost else replace(
            self, parts=adding_up(self.parts, total), comes_to=full)

    @property
    def says(self) -> str:
        """What it says of what is missing."""
        return self.word if self._is_full else ""

    @property
    def _is_full(self) -> bool:
        return self.comes_to in (-1, sum(self.parts))

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        lost = self.lost if self._is_full else 0
        have = sum(self.parts) - lost
        box = QRectF(1, 1, width - 2, height - 2)
        t, flat = look.theme.stage.tokens, not look.theme.texture
        p.setPen(QPen(fade(t.hi, 255 if flat else 120), 1.2))
        p.setBrush(plate(look, 235))
        p.drawRoundedRect(box, look.px(5), look.px(5))
        px, small = min(look.pt(17), height * 0.6), min(look.pt(13), height * 0.5)
        number, word = display(px).width(str(self.need)) + px * 0.8, body(small, SEMIBOLD).width(self.word) + small
        unit, within = self._measured(box.width(), number, word)
        mark, tone = box.x() + unit * self.need, QColor(t.can if have >= self.need else t.bad)
        aim = QRectF(mark + 2, box.y() + 1, number, box.height() - 2)
        pieces, x = [], box.x()
        for amount in adding_up(self.parts, have):
            piece = QRectF(x + 1, box.y() + 1, unit * amount - 2, box.height() - 2)
            x += unit * amount
            if amount <= 0:
                continue
            pieces.append((amount, piece))
            ground = QLinearGradient(piece.topLeft(), piece.bottomLeft())
            ground.setColorAt(0, QColor(t.acc) if flat else mix(t.acc, "#FFFFFF", 0.25))
            ground.setColorAt(1, QColor(t.acc) if flat else mix(t.acc, "#A06000", 0.35))
            p.fillRect(piece, ground)
        taken = QRectF(box.x() + unit * have, box.y() + 1, unit * lost, box.height() - 2)
        held = QRectF(box.x(), box.y(), unit * self.held, box.height())
        shield = self._held_back(p, held, look) if self.held else held
        for amount, piece in pieces:  # a number stands beside the mark and the shield
            free = _beside(piece, mark - 2, aim.right() if self.need < have else mark + 2)
            free = _beside(free, shield.left(), shield.right())
            if free.width() > px:
                label(p, free, str(amount), display(px), t.onacc, CENTRE)
        gap = QRectF(taken.left(), box.y() + 1, max(0.0, mark - taken.left()), box.height() - 2)
        hatch(p, gap, fade(t.bad, 255 if flat else 170), look.px(9), look.px(3.4))
        if lost:
            crossed(p, taken, QColor(t.hi if flat else t.bad), look.px(7), look.px(1.4))
            free = _beside(taken, mark - 2, aim.right())
            if free.width() > px:
                _on_plate(p, free, f"−{lost}", display(px), QColor(t.hi), plate(look), look)
        if self.need > have:
            if self.says and within:
                under = QRectF(max(gap.center().x() - word / 2, taken.right()), height * 0.16, word, height * 0.68)
                p.setPen(NO_PEN)
                p.setBrush(QColor(t.bg0))
                p.drawRoundedRect(under, look.px(4), look.px(4))
                label(p, under, self.says, body(small, SEMIBOLD), t.hi, CENTRE)
            elif self.says:
                left = max(aim.right(), taken.right() + small * 0.4)
                room = QRectF(left, box.y(), box.right() - left - small * 0.4, box.height())
                name_line(p, room, self.says, body(small, SEMIBOLD), small * 0.7, t.hi)
        p.fillRect(QRectF(mark - 2, 0, 4, height), tone)
        if self.need < have + lost:
            p.fillRect(aim, plate(look, 235))
        label(p, aim.translated(px * 0.4 - 2, 0), str(self.need), display(px), tone, LEFT)

    def _measured(self, width: float, number: float, word: float) -> tuple[float, bool]:
        """How wide one is, and whether what is missing has room in its part; else it stands behind the target, and
        the bar leaves room for it there."""
        end = self.comes_to if self.comes_to >= 0 else sum(self.parts)
        unit = width / (max(end, self.need) * 1.12 or 1)
        within = end - self.lost >= self.need or word < unit * (self.need - end)
        return (unit, True) if within else (min(unit, (width - number - word) / max(self.need, end)), False)

    @staticmethod
    def _held_back(p: QPainter, box: QRectF, look: Look) -> QRectF:
        """A strip along the foot, and a line with a shield where it ends; answers where the shield is."""
        hue, t = colour("c_defense", look.theme.stage), look.theme.stage.tokens
        strip = box.adjusted(1, box.height() * 0.74, 0, -1)
        p.fillRect(strip, QColor(t.bg0))
        p.fillRect(strip.adjusted(0, 2, 0, 0), hue)
        p.fillRect(QRectF(box.right() - 2, box.y(), 4, box.height()), QColor(t.bg0))
        p.fillRect(QRectF(box.right() - 1, box.y(), 2, box.height()), hue)
        size = box.height() * 0.56
        shield = QRectF(box.right() - size / 2, box.bottom() - size * 1.02, size, size)
        draw_icon(p, "c_defense", shield.x(), shield.y(), size, hue, t.bg0)
        return shield


def adding_up(amounts: Iterable[int], total: int) -> tuple[int, ...]:
    """What adds to a total, as far as nothing else takes it away: the first come first."""
    found, left = [], max(0, total)
    for each in amounts:
        found.append(max(0, min(each, left)))
        left -= found[-1]
    return tuple(found)


def _on_plate(p: QPainter, box: QRectF, text: str, face: Type, ink: QColor, ground: QColor, look: Look) -> None:
    """A number in the middle of what is crossed out."""
    wide = face.width(text) + look.px(6)
    p.setPen(NO_PEN)
    p.setBrush(ground)
    p.drawRoundedRect(QRectF(box.center().x() - wide / 2, box.y(), wide, box.height()), look.px(4), look.px(4))
    label(p, box, text, face, ink, CENTRE)


def _beside(part: QRectF, left: float, right: float) -> QRectF:
    """The larger half that what lies from left to right leaves of a part."""
    halves = (QRectF(part.x(), part.y(), min(part.right(), left) - part.x(), part.height()),
              QRectF(QPointF(max(part.x(), right), part.y()), part.bottomRight()))
    return max(halves, key=QRectF.width) if left < part.right() and right > part.x() else part


@dataclass(frozen=True, slots=True)
class Chevrons(Drawing):
    """The steps of a duel; `now` is the one that is going on."""

    steps: tuple[str, ...]
    now: int

    def paint(self, p: QPainter, width: float, height: float, look: Look) -> None:
        t = look.theme.stage.tokens
        point, gap = height * 0.32, look.px(3)
        px, ends = self._laid(width - point, look)
        for index, text in enumerate(self.steps):
            x, right = ends[index], ends[index + 1] - gap
            shape = QPolygonF([QPointF(x, 0), QPointF(right, 0), QPointF(right + point, height / 2),
                               QPointF(right, height), QPointF(x, height)])
            if index:
                shape.append(QPointF(x + point, height / 2))
            past = mix(t.info, t.s2, 0.7) if index < self.now else QColor(t.s2)
            ground = QColor(t.accfill) if index == self.now else past
            p.setPen(NO_PEN)
            p.setBrush(ground)
            p.drawPolygon(shape)
            ink = t.onacc if index == self.now else t.hi if index < self.now else t.low
            left = x + (point if index else 0) + look.px(6)
            if index < self.now:
                draw_icon(p, "check", left, (height - px) / 2, px, ink, ground)
                left += px * 1.2
            name_line(p, QRectF(left, 0, right - left, height), text, body(px, SEMIBOLD), px * 0.7, ink, CENTRE)

    def width(self, look: Look) -> float:
        """In which every step finds room beside the others in letters of the usual size."""
        return sum(self._needs(look.pt(12), look)) * 1.02

    def _laid(self, width: float, look: Look) -> tuple[float, list[float]]:
        """How large the letters are, and where steps end: they are equally wide, or each as its words need it."""
        px, count = look.pt(12), len(self.steps)
        while px > SMALLEST_TEXT and sum(self._needs(px, look)) > width:
            px -= 0.25
        needs = self._needs(px, look)
        spare = (width - sum(needs)) / count
        wide = [width / count] * count if max(needs) <= width / count else [need + spare for need in needs]
        return px, [sum(wide[:index]) for index in range(count + 1)]

    def _needs(self, px: float, look: Look) -> list[float]:
        """How much room each step takes, with the sign that it is over."""
        return [body(px, SEMIBOLD).width(text) + px * 2.2 + look.px(15) for text in self.steps]
