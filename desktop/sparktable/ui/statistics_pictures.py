"""Statistics as pictures: whom people played as columns of portraits, against whom as a tick for each game, and how
many of the last ten games were won as a line. Whoever hears the page is told the same numbers."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from sparktable.app.past_games import LAST, TIED, WON
from sparktable.app.records import Whom
from sparktable.app.statistics import Tally
from sparktable.app.translations import WORDS
from sparktable.table.art.color import DEEP, fade
from sparktable.table.art.figures import Art, art_image, home_faction
from sparktable.table.art.figures.stage import ROBOT
from sparktable.table.art.fonts import body, display
from sparktable.table.art.icons import draw_icon
from sparktable.table.art.parts import CENTRE, LEFT, RIGHT, fitted, label
from sparktable.table.art.pieces import avatar
from sparktable.ui import style

COLUMN, WIDEST, FEW, HIGH = 82, 190, 6, 230
"""How wide a column of a character wants to be and may be, how many there is always room for, as many as others are
invited to, and how high they all are at least with what stands below."""
DIM = 102
"""How dark it is over what of a portrait lies above its share of victories, by day too."""
ROW, TICK, NARROWEST = 46, 28, 8
"""How high a row of ticks is, and how wide a tick at most and at least."""
PROMISE = (0.06, 0.14, 0.14, 0.24, 0.34, 0.34, 0.46, 0.58, 0.68)
LINE, PROMISED, BEGINS = 150, 250, 3
"""How high the line is drawn, what is promised of portraits is at least, and after how many games the line begins."""


class Picture(QWidget):
    """Something painted that can be tabbed to, and says what it shows."""

    group = ""
    """By what the table is grouped that shows the same."""

    def __init__(self, key: str, told: Sequence[str]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(WORDS.say(key))
        self.setAccessibleDescription(". ".join(told))

    def high(self) -> int:
        """How high it is drawn."""
        raise NotImplementedError

    def draw(self, p: QPainter) -> None:
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(style.current().px(300), self.high())

    def minimumSizeHint(self) -> QSize:
        return QSize(style.current().px(160), self.high())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        now = style.current()
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self.draw(p)
            if self.hasFocus():
                p.setPen(QPen(now.theme.color("focus"), 2))
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), now.px(6), now.px(6))


class Promise(QWidget):
    """What columns of portraits will look like, for whoever has none yet. It tells nothing."""

    TROUPE = (("Bumblebee", 0.34), ("Soundwave", 0.5), ("Elita-1", 0.62), ("Starscream", 0.8), ("Optimus Prime", 1.0))

    def __init__(self) -> None:
        super().__init__()
        now = style.current()
        self.setMinimumHeight(round(now.px(PROMISED) / max(1.0, now.text)))  # it gives way to large words
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        now, count = style.current(), len(self.TROUPE)
        gap, corner = now.px(14), now.px(6)
        wide = min(self.height() * 0.62, (self.width() - gap * (count - 1)) / count)
        left = (self.width() - count * wide - gap * (count - 1)) / 2
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            for place, (name, share) in enumerate(self.TROUPE):
                high = self.height() * share
                box = QRectF(left + place * (wide + gap), self.height() - high, wide, high)
                clip = QPainterPath()
                clip.addRoundedRect(box, corner, corner)
                p.save()
                p.setClipPath(clip)
                side, dpr = home_faction(name), self.devicePixelRatioF()
                art = Art(ROBOT, name, side.hue, side)
                p.drawImage(QRectF(box.topLeft(), QSize(round(wide), self.height()).toSizeF()),
                            art_image(art, round(wide * dpr), round(self.height() * dpr), now.theme.art_veil))
                p.fillRect(box, fade(DEEP, round(DIM * (1 - share))))
                p.restore()


class CharacterColumns(Picture):
    """A portrait for each character, lit from below as high as its share of games that were won. The room that is
    left invites to play others."""

    group = "character"

    def __init__(self, tallies: Mapping[Whom, Tally], others: Sequence[str] = ()) -> None:
        self._tallies, self._others = list(tallies.items()), others
        super().__init__("statistics.characters", [
            WORDS.say("statistics.told", name=whom.told, won=tally.won, n=tally.played)
            for whom, tally in self._tallies])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def high(self) -> int:
        now = style.current()
        return now.px(HIGH) + 2 * (now.pt(12) - 12)

    def draw(self, p: QPainter) -> None:
        now, gap = style.current(), style.current().px(8)
        room = max(1, (self.width() + gap) // (round(now.px(COLUMN) * max(1.0, min(1.3, now.text))) + gap))
        shown = self._tallies[:room]
        shown += [(Whom(name), Tally()) for name in self._others[:max(0, min(room, FEW) - len(shown))]]
        columns = max(len(shown), min(room, FEW))
        wide = min(now.px(WIDEST), (self.width() - gap * (columns - 1)) // columns)
        lines = 3 if any(whom.where for whom, _ in shown) else 2
        for place, (whom, tally) in enumerate(shown):
            self._column(p, QRectF(place * (wide + gap), 0, wide, self.height()), whom, tally, lines)

    def _column(self, p: QPainter, box: QRectF, whom: Whom, tally: Tally, lines: int) -> None:
        """`lines`: how many there are room for below it."""
        now, tokens, name = style.current(), style.current().theme.tokens, whom.name
        head, foot = now.pt(15) * 1.7, now.pt(13) * 1.5 * (lines - 1) + now.pt(12) * 1.5
        frame = QRectF(box.x(), box.y() + head, box.width(), box.height() - head - foot)
        lit = lit_part(frame, tally)
        side, dpr = home_faction(name), self.devicePixelRatioF()
        around, corner = QPainterPath(), now.px(5)
        around.addRoundedRect(frame, corner, corner)
        p.save()
        p.setClipPath(around)
        image = art_image(Art(ROBOT, name, side.hue, side), round(frame.width() * dpr), round(frame.height() * dpr))
        p.drawImage(frame, image)
        p.fillRect(QRectF(frame.topLeft(), lit.topRight()), fade(DEEP, DIM))
        if tally.played:  # also where none was won: a line at the bottom
            p.setPen(QPen(QColor(side.light), now.px(3)))
            p.drawLine(lit.topLeft(), lit.topRight())
        p.restore()
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(side.light), now.px(2)) if tally.played
                 else QPen(now.theme.color("line2"), 1, Qt.PenStyle.DashLine))
        p.drawPath(around)
        if tally.played:
            label(p, QRectF(box.x(), box.y(), box.width(), head), f"{tally.won} / {tally.played}",
                  display(now.pt(15)), tokens.hi, CENTRE)
        below = QRectF(box.x(), frame.bottom(), box.width(), now.pt(13) * 1.5)
        text, face = fitted(name, box.width(), body(now.pt(12), 600), 11)
        label(p, below, text, face, tokens.hi if tally.played else tokens.low, CENTRE)
        said = WORDS.say("settings.percent", n=tally.percent) if tally.played else WORDS.say("new_game.not_played")
        for line in filter(None, (whom.where, said)):
            below.translate(0, below.height())
            text, face = fitted(line, box.width(), body(now.pt(12)), 11)
            label(p, below, text, face, tokens.low, CENTRE)


def lit_part(frame: QRectF, tally: Tally) -> QRectF:
    """How much of a portrait is lit: half of it where half of the games were won."""
    share = tally.won / tally.played if tally.played else 0
    return frame.adjusted(0, frame.height() * (1 - share), 0, 0)


class LevelTicks(Picture):
    """A row for each level of opponents: a tick for every game, full where it was won. The more there are, the
    narrower they stand; where even so they do not fit, the last ones are shown."""

    group = "level"

    def __init__(self, results: Mapping[str, Sequence[str]]) -> None:
        self._results = results
        super().__init__("statistics.opponents", [
            WORDS.say("statistics.told", name=WORDS.level(level), won=ended.count(WON), n=len(ended))
            for level, ended in results.items()])

    def high(self) -> int:
        return max(1, len(self._results)) * self._row()

    @staticmethod
    def _row() -> int:
        now = style.current()
        return max(now.px(ROW), now.pt(15) * 2)

    def draw(self, p: QPainter) -> None:
        now, row = style.current(), self._row()
        names = max((display(now.pt(15)).width(WORDS.level(level)) for level in self._results), default=0)
        sums = max((display(now.pt(15)).width(self._sum(ended)) for ended in self._results.values()), default=0)
        for place, (level, ended) in enumerate(self._results.items()):
            box = QRectF(0, place * row, self.width(), row)
            self._level(p, box, level, ended, names, sums)

    @staticmethod
    def _sum(ended: Sequence[str]) -> str:
        return WORDS.say("statistics.of", won=ended.count(WON), n=len(ended))

    def _level(self, p: QPainter, box: QRectF, level: str, ended: Sequence[str], names: float, sums: float) -> None:
        now, tokens = style.current(), style.current().theme.tokens
        size = now.px(ROW - 10)
        p.drawImage(QPointF(0, box.center().y() - size / 2),
                    avatar(level, home_faction(level), size, self.devicePixelRatioF(), now.theme))
        left = float(size + now.px(12))
        label(p, QRectF(left, box.y(), names, box.height()), WORDS.level(level), display(now.pt(15)), tokens.hi, LEFT)
        label(p, box, self._sum(ended), display(now.pt(15)), tokens.hi, RIGHT)
        left += names + now.px(16)
        room, gap = box.right() - sums - now.px(14) - left, now.px(5)
        wide, fits = ticks(room, gap, len(ended))
        high = now.px(22)
        for place, how in enumerate(ended[max(0, len(ended) - fits):] if fits else ()):
            tick = QRectF(left + place * (wide + gap), box.center().y() - high / 2, wide, high)
            p.setPen(QPen(now.theme.color("acc" if how == WON else "line2"), now.px(1.5)))
            p.setBrush(now.theme.color("accfill") if how == WON else Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(tick, min(now.px(4), wide / 3), min(now.px(4), wide / 3))
            if how == WON:
                sign = min(high * 0.68, wide * 0.85)
                draw_icon(p, "check", tick.center().x() - sign / 2, tick.center().y() - sign / 2, sign,
                          tokens.onacc, tokens.accfill)
            elif how == TIED:
                label(p, tick, "=", display(now.pt(13)), tokens.hi, CENTRE)


def ticks(room: float, gap: int, games: int) -> tuple[int, int]:
    """How wide a tick is for each of so many games, and for how many there is room."""
    now = style.current()
    wide = min(max(int(room + gap) // max(1, games) - gap, now.px(NARROWEST)), now.px(TICK))
    return wide, max(0, int(room + gap) // (wide + gap))


class LastTen(Picture):
    """How many of the last ten games were won, game by game; a dot for each."""

    group = "month"

    def __init__(self, won: Sequence[int]) -> None:
        self._won = list(won)
        told = [WORDS.say("statistics.last_ten.told", won=won[-1], n=min(LAST, len(won)))] if won else []
        self._soon = WORDS.say("statistics.last_ten.soon", n=BEGINS - len(won)) if len(won) < BEGINS else ""
        super().__init__("statistics.last_ten", [*told, *filter(None, [self._soon])])

    def high(self) -> int:
        return style.current().px(LINE)

    def draw(self, p: QPainter) -> None:
        now, tokens = style.current(), style.current().theme.tokens
        line, most = now.pt(12), LAST if len(self._won) > LAST // 2 else LAST // 2
        room = QRectF(self.rect()).adjusted(line * 2.4, line * 0.8, -now.px(10), -line * 2)
        for mark in range(0, most + 1, 5):
            y = room.bottom() - room.height() * mark / most
            p.setPen(QPen(now.theme.color("line"), 1))
            p.drawLine(QPointF(room.x(), y), QPointF(room.right(), y))
            label(p, QRectF(0, y - line, room.x() - now.px(10), 2 * line), str(mark), body(line), tokens.low, RIGHT)
        if self._soon:
            self._promise(p, room)
            return
        step = room.width() / max(1, len(self._won) - 1)
        points = [QPointF(room.x() + place * step, room.bottom() - room.height() * won / most)
                  for place, won in enumerate(self._won)]
        if len(points) > 1:
            ground = QLinearGradient(0, room.top(), 0, room.bottom())
            ground.setColorAt(0, fade(tokens.accfill, 130))
            ground.setColorAt(1, fade(tokens.accfill, 0))
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(ground)
            p.drawPolygon(QPolygonF([QPointF(points[0].x(), room.bottom()), *points,
                                     QPointF(points[-1].x(), room.bottom())]))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(now.theme.color("acc"), now.px(3), j=Qt.PenJoinStyle.RoundJoin))
            p.drawPolyline(QPolygonF(points))
        p.setPen(QPen(now.theme.color("acc"), now.px(2)))
        p.setBrush(now.theme.color("bg0"))
        size = now.px(4)
        for point in points if step > 2.5 * size else points[-1:]:
            p.drawEllipse(point, size, size)
        self._games(p, room, line)

    def _promise(self, p: QPainter, room: QRectF) -> None:
        """A line as it may become."""
        now = style.current()
        p.setPen(QPen(now.theme.color("line2"), now.px(2), Qt.PenStyle.DashLine))
        step = room.width() / (len(PROMISE) - 1)
        p.drawPolyline([QPointF(room.x() + place * step, room.bottom() - room.height() * high)
                        for place, high in enumerate(PROMISE)])
        text, face = fitted(self._soon, room.width(), body(now.pt(14), 600), 11)
        label(p, QRectF(room.x(), room.y(), room.width(), now.pt(14) * 2), text, face, now.theme.tokens.mid, CENTRE)

    def _games(self, p: QPainter, room: QRectF, line: float) -> None:
        """A stroke for each game below, numbered at both ends."""
        tokens, count = style.current().theme.tokens, len(self._won)
        below = QRectF(room.x(), room.bottom() + line * 0.3, room.width(), line * 1.6)
        label(p, below, WORDS.say("statistics.game_number", n=1), body(line), tokens.low, LEFT)
        if count > 1:
            label(p, below, WORDS.say("statistics.game_number", n=count), body(line), tokens.low, RIGHT)
