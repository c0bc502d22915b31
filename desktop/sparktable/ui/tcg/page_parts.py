"""What the pages between games share: the head with the way back, the verdict on a deck, the question at the foot."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sparktable.app.card_search import Entry, entries
from sparktable.games.tcg.decks import Deck
from sparktable.table.art.figures import art_image
from sparktable.table.tcg.cards import arts
from sparktable.ui import style
from sparktable.ui.widgets import Icon, back_button, label, restyle, role

FITS, FAULTY = "raised", "refusal"


def head(key: str, on_back: Callable[[], object], *more: QWidget) -> QHBoxLayout:
    """The way back, the page's name, and what else stands beside it."""
    row = QHBoxLayout()
    row.setSpacing(style.current().px(10))
    row.addWidget(back_button(on_back))
    row.addWidget(label("title", key), 1)
    for each in more:
        row.addWidget(each)
    return row


class Verdict(QFrame):
    """Whether a deck may be played, or why not."""

    def __init__(self) -> None:
        super().__init__()
        role(self, FITS)
        now = style.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(*([now.px(8)] * 4))
        self._sign = Icon("check", 20, "can")
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self.text = label("body")
        row.addWidget(self.text, 1)

    def show_verdict(self, wrong: Sequence[str], legal: str) -> None:
        self._sign.show_icon("prohibit" if wrong else "check", "bad" if wrong else "can")
        role(self, FAULTY if wrong else FITS)
        restyle(self)
        self.text.setText("\n".join(wrong) or legal)


class Foot(QFrame):
    """What is asked now, and the buttons that answer; the last one is the way on."""

    def __init__(self, icon: str, *buttons: QWidget) -> None:
        super().__init__()
        role(self, "prompt")
        self.setProperty("mine", "true")
        now = style.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(now.px(14), now.px(8), now.px(14), now.px(8))
        row.setSpacing(now.px(12))
        row.addWidget(Icon(icon, 26, "acc"))
        words = QVBoxLayout()
        words.setSpacing(0)
        self.question = label("question")
        self.note = label("caption")
        words.addWidget(self.question)
        words.addWidget(self.note)
        row.addLayout(words, 1)
        for each in buttons:
            row.addWidget(each)


class Step(QFrame):
    """One of what comes after each other: a game of a match, an opponent of an event, what is to be done."""

    def __init__(self, sign: QWidget, *told: QLabel, at: bool = False) -> None:
        """`told`: its name, and what there is to say of it; `at`: it is the one that comes now."""
        super().__init__()
        role(self, "prompt" if at else "raised")
        self.setProperty("mine", "true" if at else "false")
        now = style.current()
        row = QHBoxLayout(self)
        row.setContentsMargins(*([now.px(10)] * 4))
        row.setSpacing(now.px(10))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        for each in told:
            words.addWidget(each)
        words.addStretch()
        row.addLayout(words, 1)


class TeamPicture(QWidget):
    """The characters of a deck, side by side; they give way to large words."""

    WIDE, HIGH, GAP = 44, 58, 5

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        now = style.current()
        self._arts = [arts(each)[0] for each in deck.characters()]
        self._step = round(now.px(self.WIDE + self.GAP) / max(1.0, now.text))
        self.setFixedSize(self._step * len(self._arts), round(now.px(self.HIGH) / max(1.0, now.text)))

    def paintEvent(self, event: QPaintEvent) -> None:
        now, dpr = style.current(), self.devicePixelRatioF()
        wide = self._step - now.px(self.GAP)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, art in enumerate(self._arts):
                box, shape = QRectF(place * self._step, 0, wide, self.height()).adjusted(1, 1, -1, -1), QPainterPath()
                shape.addRoundedRect(box, now.px(4), now.px(4))
                p.setClipPath(shape)
                p.drawImage(box, art_image(art, round(box.width() * dpr), round(box.height() * dpr)))
                p.setClipping(False)
                p.setPen(QPen(QColor(art.side.light), now.px(1.5)))
                p.drawPath(shape)


def entries_of(names: Iterable[str]) -> list[Entry]:
    """Titles by name, as grids show them."""
    known = {entry.card.full_name: entry for entry in entries(["tcg"])}
    return [known[name] for name in names if name in known]
