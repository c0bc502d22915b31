"""The turns that decided a game: a picture of what was done, a sentence about it, and how the chances went. A click
plays one again."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.replay import ALL, RecordedGame, Turning
from sparktable.app.translations import WORDS
from sparktable.table.art.canvas import canvas
from sparktable.table.art.color import DEEP, fade
from sparktable.table.art.face import Face
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import Art, home_faction
from sparktable.table.art.figures.stage import ROBOT, VEHICLE
from sparktable.table.art.pieces import avatar
from sparktable.table.art.theme import Theme
from sparktable.table.deed_clauses import clause_of, in_one_sentence
from sparktable.table.tableaus import has_tableau, tableau_of
from sparktable.table.turn_digest import deeds
from sparktable.ui import style
from sparktable.ui.strips import art_of, is_strip, paint_in_strip
from sparktable.ui.widgets import PressTile, label, role

TOLD = 2
"""So many things that were done in a turn are told."""
LEAST, MOST, FACE = 56, 1.0, 34
"""How high the picture on a tile is at least, and at most in its width: it takes what room there is; and the face on
it."""


class Moment(NamedTuple):
    """A turn that decided, as it is told."""

    at: int
    """Where the replay shows it."""
    turn: int
    name: str
    """Whose turn it was."""
    figure: str
    """Whom they play, as the picture is drawn."""
    faction: str
    deed: str
    chances: str
    art: Art
    """What is pictured of it."""


def told(recording: RecordedGame, speech: Speech, turning: Turning, sides: list[str],
         others: Collection[Art] = ()) -> Moment:
    """What there is to tell of a turn. `others`: the pictures of other turns, none of which is shown again."""
    point = turning.point
    state = recording.replay.state(point.index)
    speech = speech.then(recording.called(point.index))
    deed, who, faces = "", None, list[Face | None]()
    if has_tableau(speech.title.name):
        tableau, view = tableau_of(speech.title.name), recording.view(point.index, ALL)
        events = [entry.event for entry in recording.told_of(point)]
        done = deeds(events, state, speech, tableau.tellings, TOLD, turn_of=point.active)
        done = tuple(each for each in done if each.weight > 1) or done
        clauses = [clause_of(each, state, speech) for each in done]
        deed = in_one_sentence(clauses, speech)
        who = tableau.character(view, point.active)
        pictured = [(each.weight, clause) for each, clause in zip(done, clauses, strict=True) if clause.about >= 0]
        for _, clause in sorted(reversed(pictured), key=lambda each: -each[0]):
            faces.append(tableau.face(view, clause.about, speech, clause.ident))
    last = turning.was + turning.gain
    certain = {0.0: "moment.lost", 1.0: "moment.won"} if turning.point is recording.moments[-2].point else {}
    was, now = round(100 * turning.was), round(100 * last)
    key = certain.get(round(last, 9), "moment.chances" if was != now else "moment.as_before")
    chances = WORDS.say(key, side=sides[turning.side], was=was, now=now)
    name = speech.seat(point.active)
    figure, faction = (who.name, who.faction) if who is not None else (name, "")
    side = FACTIONS.get(faction) or home_faction(figure)
    arts = [art for face in faces if face is not None and (art := art_of(face)) is not None]
    arts += [Art(shape, figure, side.hue, side) for shape in (ROBOT, VEHICLE)]
    art = next((each for each in arts if each not in others), arts[0])
    return Moment(point.index, point.turn, name, figure, faction, deed, chances, art)


class MomentTile(PressTile):
    """A moment to be clicked on, under a picture; without one for a narrow column."""

    def __init__(self, moment: Moment, *, pictured: bool = False) -> None:
        super().__init__()
        self.moment, self._pictured = moment, pictured
        self._picture: QPixmap | None = None
        self._beside: Sequence[MomentTile] = ()
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(now.px(12), now.px(8), now.px(12), now.px(8))
        column.setSpacing(now.px(2))
        head = QHBoxLayout()
        head.setSpacing(now.px(8))
        if pictured:
            column.addSpacerItem(QSpacerItem(0, now.px(LEAST - FACE), vData=QSizePolicy.Policy.Expanding))
            if moment.faction:
                face = label("", wrap=False)
                face.setPixmap(QPixmap.fromImage(avatar(moment.figure, FACTIONS[moment.faction], now.px(FACE),
                                                        self.devicePixelRatioF(), now.theme)))
                head.addWidget(face)
        self._name = label("over" if pictured else "strong", "moment.turn", turn=moment.turn, who=moment.name)
        head.addWidget(self._name, 1)
        column.addLayout(head)
        self._words = QWidget()
        role(self._words, "clear")
        if pictured:  # all room that is left is the picture's
            self._words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column.addWidget(self._words)
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, now.px(6 if pictured else 0), 0, 0)
        words.setSpacing(now.px(2))
        if moment.deed:
            words.addWidget(label("strong" if pictured else "body", text=moment.deed))
        words.addWidget(label("caption", text=moment.chances))
        words.addStretch()
        self.be_one()
        self.setAccessibleName(" ".join(text.text() for text in self.findChildren(QLabel) if text.text()))

    def stand_beside(self, tiles: Sequence[MomentTile]) -> None:
        """Their pictures end at one height, however much each has to say."""
        self._beside = tiles

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._pictured:
            told = max(map(self._told_in, self._beside), default=0)
            self._words.setMinimumHeight(told)
            self.setMaximumHeight(round(self.width() * MOST) + told)

    def _told_in(self, tile: MomentTile) -> int:
        """How much height the words of a tile need that is as wide as this one."""
        margins = self._laid_out().contentsMargins()
        return tile._words.heightForWidth(self.width() - margins.left() - margins.right())

    def relook(self) -> None:
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._pictured:
            return
        now = style.current()
        box = QSize(self.width() - 2 * now.px(2), self._words.y() + now.px(2))
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != box:
            self._picture = QPixmap.fromImage(picture(self.moment, box, self.devicePixelRatioF(), now.theme))
        with QPainter(self) as p:
            p.drawPixmap(now.px(2), now.px(2), self._picture)
            self._play(p, now.px(30))

    def _play(self, p: QPainter, size: int) -> None:
        """The sign that it can be seen again."""
        now = style.current()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.width() - size - now.px(12), now.px(12), size, size)
        p.setPen(QPen(QColor("#FFFFFF"), 1.5))
        p.setBrush(fade(DEEP, 200))
        p.drawEllipse(box)
        arrow = QPainterPath(box.center())
        arrow.moveTo(box.x() + size * 0.39, box.y() + size * 0.3)
        arrow.lineTo(box.x() + size * 0.39, box.y() + size * 0.7)
        arrow.lineTo(box.x() + size * 0.72, box.y() + size * 0.5)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor("#FFFFFF"))
        p.drawPath(arrow)


def picture(moment: Moment, size: QSize, dpr: float, theme: Theme) -> QImage:
    """What a moment was about."""
    width, height = size.width(), size.height()
    image = canvas(width, height, dpr)
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(0, 0, width, height + 20), 6, 6)
        p.setClipPath(clip)
        paint_in_strip(p, moment.art, width, height)
        ramp = QLinearGradient(0, 0, 0, height)  # words stand on it
        for at, alpha in ((0.55 if is_strip(width, height) else 0.35, 0), (0.78, 225), (1.0, 245)):
            ramp.setColorAt(at, fade(DEEP, alpha))
        p.fillRect(QRectF(0, 0, width, height), ramp)
    return image
