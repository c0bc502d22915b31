"""Pictures of characters on pages outside the table: the card itself, either side up."""
from __future__ import annotations

from collections.abc import Mapping, Set

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.app.catalog import Choice, Title
from sparktable.app.translations import WORDS
from sparktable.table.art.face import CharacterFace, Face
from sparktable.table.art.icons import icon_image
from sparktable.table.art.render import CARD_RATIO, CORNER, CardRenderer
from sparktable.table.fronts import fronts_of
from sparktable.ui import style
from sparktable.ui.widgets import Button

WIDTH = 172


def character_face(title: Title, slug: str, options: Mapping[str, object], side: int) -> Face | None:
    """The face of a character, if the game has pictures and knows the card."""
    fronts = fronts_of(title.name)
    if fronts is None:
        return None
    for card in title.open(_box(options)).cards:
        if card.slug == slug:
            return fronts.front(card, WORDS, side)
    return None


def character_faces(title: Title, slugs: Set[str], options: Mapping[str, object]) -> dict[str, CharacterFace]:
    """Those of the characters that are in the box that is chosen."""
    fronts = fronts_of(title.name)
    if fronts is None:
        return {}
    faces = ((card.slug, fronts.front(card, WORDS, 0)) for card in title.open(_box(options)).cards
             if card.slug in slugs)
    return {slug: face for slug, face in faces if isinstance(face, CharacterFace)}


def _box(options: Mapping[str, object]) -> dict[str, object]:
    return {key: options[key] for key in ("set",) if key in options}


class Portrait(QWidget):
    """One character, with a button that turns it over."""

    def __init__(self, title: Title, choice: Choice, options: Mapping[str, object]) -> None:
        super().__init__()
        self._title, self._choice, self._options = title, choice, options
        self._side = 1
        self._two_sided = False
        now = style.current()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(now.px(8))
        self._picture = _Picture()
        column.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self._draw()
        if self._two_sided:
            column.addWidget(Button("new_game.other_side", "convert", on_click=self.turn_over))
        column.addStretch()

    def turn_over(self) -> None:
        self._side = 1 - self._side
        self._draw()

    def _draw(self) -> None:
        now = style.current()
        face = character_face(self._title, self._choice.cards[0], self._options, self._side)
        if face is not None:
            self._two_sided = face.sides > 1
            image = CardRenderer.image(face, "hand", now.px(WIDTH), self.devicePixelRatioF(), now.theme, now.text)
            self._picture.pixmap = QPixmap.fromImage(image)
            self._picture.setAccessibleName(self._choice.name)
        self._picture.update()


class _Picture(QWidget):
    """A card, or the place for one."""

    def __init__(self) -> None:
        super().__init__()
        self.pixmap: QPixmap | None = None
        width = style.current().px(WIDTH)
        self.setFixedSize(width, round(width * CARD_RATIO))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.pixmap is not None:
                p.drawPixmap(0, 0, self.pixmap)
                return
            tokens = style.current().theme.tokens
            p.setPen(QPen(style.current().theme.color("line2"), 2, Qt.PenStyle.DashLine))
            corner = self.width() * CORNER
            p.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), corner, corner)
            size = self.width() / 3
            p.drawImage(QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size),
                        icon_image("die", size, tokens.low, tokens.s1, self.devicePixelRatioF()))
