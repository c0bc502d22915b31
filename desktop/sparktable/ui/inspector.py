"""The card under the pointer, the keyboard or a line of the log, large."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.rules_page import Keyword
from sparktable.app.session import Session
from sparktable.app.translations import WORDS
from sparktable.kernel.zones import knows
from sparktable.table.art.face import Face
from sparktable.table.art.render import CARD_RATIO, CardRenderer
from sparktable.ui import style
from sparktable.ui.rich_text import escape
from sparktable.ui.rules_text import linking, words_line
from sparktable.ui.widgets import Button, label, panel, picture, scrolling

LEAST = 0.9
"""The share of the height that the card has at least; words that then have no room are scrolled to."""


class Inspector(QWidget):
    """Shows what the viewer may know of one card: its face where the game has faces, its name and place."""

    looked_up = Signal(object)
    """A word of the rules, as a row of one."""
    faces: Callable[[int], Face | None] | None = None
    """What the viewer sees of a card."""
    keywords: Callable[[int], Sequence[tuple[str, str]]] | None = None
    """Its keywords, each with what it means."""
    words: Callable[[int], Sequence[Keyword]] | None = None
    """The words of the rules on it."""
    own: Callable[[], int | None] | None = None
    """The viewer's character, which is shown until another card is looked at."""

    def __init__(self, session: Session, speech: Speech) -> None:
        super().__init__()
        self._session, self._speech = session, speech
        self._slot: int | None = None
        self._turned = 0
        """How often the card was turned over since it is looked at."""
        self._viewer = session.viewer
        self._asking = -1
        self._renderer = CardRenderer()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        frame, inside = panel(margin=8)
        self._inside = inside
        self.picture = picture()
        self.picture.setMinimumWidth(1)  # a picture must never keep the panel from getting narrower
        inside.addWidget(self.picture, 1)
        self.over = Button("new_game.other_side", "convert", on_click=self.turn_over)
        inside.addWidget(self.over)
        self.name = label("name")
        self.place = label("caption")
        inside.addWidget(self.name)
        inside.addWidget(self.place)
        self.help = linking("caption")
        self.help.linkActivated.connect(self._look_up)
        inside.addWidget(self.help)
        self._area = scrolling(frame)
        column.addWidget(self._area)
        self.installEventFilter(self)
        self.refresh()

    def show_slot(self, slot: object) -> None:
        """A card that is looked at. Of one that the viewer does not know there is nothing to show: what was seen last
        stays."""
        if not isinstance(slot, int) or not knows(self._session.view.state, self._session.viewer, slot):
            slot = self._slot
        self._slot, self._turned = slot, 0
        self.refresh()
        self._area.verticalScrollBar().setValue(0)

    def turn_over(self) -> None:
        """Show the card's other side."""
        self._turned += 1
        self.refresh()

    def refresh(self) -> None:
        self._look_anew()
        state, slot = self._session.view.state, self._looked_at()
        if slot is None:
            self._say("", WORDS.say("inspector.nothing"), Qt.AlignmentFlag.AlignCenter)
            for each in (self.help, self.picture, self.over):
                each.hide()
            return
        self._say(self._speech.card(slot, state), self._speech.zone(state.where[slot]))
        self._explain(slot)
        self._draw(slot)
        self._lay_out()

    def _lay_out(self) -> None:
        """At once: or the words would be painted over the picture until the next round of events."""
        self._inside.activate()
        QCoreApplication.sendEvent(self._area, QEvent(QEvent.Type.LayoutRequest))

    def _looked_at(self) -> int | None:
        """What was looked at last, or else the viewer's own character."""
        if self._slot is not None or self.own is None or self._session.curtain is not None:
            return self._slot
        return self.own()

    def _say(self, name: str, place: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
        """What stands under the picture, each as the beginning of a sentence."""
        for words, text in ((self.name, name), (self.place, place)):
            words.setText(text[:1].upper() + text[1:])
            words.setVisible(bool(text))
            words.setAlignment(align)

    def _explain(self, slot: int) -> None:
        """What the card's keywords mean, and which words on it the rules tell of."""
        found = self.keywords(slot) if self.keywords is not None else ()
        lines = [f"<b>{escape(word)}</b>: {escape(meaning)}" for word, meaning in found]
        if words := self.told():
            lines.append(f"{escape(WORDS.say('rules.in_card'))} {words_line(words)}")
        self.help.setText("<br>".join(lines))
        self.help.setVisible(bool(lines))

    def told(self) -> Sequence[Keyword]:
        """The words of the rules on the card that is shown."""
        slot = self._looked_at()
        return self.words(slot) if self.words is not None and slot is not None else ()

    def _look_up(self, word: str) -> None:
        self.looked_up.emit([keyword for keyword in self.told() if keyword.word == word])

    def _look_anew(self) -> None:
        """What another pair of eyes looked at is put away, and what is known no more, shuffled into a deck; the card
        whose text asks a question comes up once."""
        asked, viewer, slot = self._session.decision, self._session.viewer, self._slot
        forgotten = slot is not None and not knows(self._session.view.state, viewer, slot)
        if forgotten or viewer != self._viewer or self._session.curtain is not None:
            self._viewer, self._slot, self._turned = viewer, None, 0
        asking = asked.source if asked is not None and asked.seat == viewer else -1
        if asking != self._asking:
            self._asking = asking
            if asking >= 0 and knows(self._session.view.state, viewer, asking):
                self._slot, self._turned = asking, 0

    def _draw(self, slot: int) -> None:
        face = self.faces(slot) if self.faces is not None else None
        self.picture.setVisible(face is not None)
        self.over.setVisible(face is not None and face.sides > 1)
        if face is None:
            return
        face = face.turned_over(self._turned)
        now = style.look_at(self)
        across, room = self.width() - now.px(24), self.contentsRect().height()
        told = (self.name, self.place, *((self.help,) if self.help.text() else ()))
        button = self.over.sizeHint().height() + now.px(8) if face.sides > 1 else 0
        left = room - now.px(40) - button - sum(words.heightForWidth(across) for words in told)
        if left < min(room * LEAST, across * CARD_RATIO):
            left, across = room * LEAST, across - self._area.verticalScrollBar().sizeHint().width()
        width = int(min(across, left / CARD_RATIO, now.px(720)))
        self.picture.setMinimumHeight(int(width * CARD_RATIO))
        if width >= now.px(80):
            self.picture.setPixmap(self._renderer.pixmap(
                face, "inspector", width, self.devicePixelRatioF(), now.theme, now.text))
            self.picture.setAccessibleName(", ".join(each for each in (self.name.text(), face.side) if each))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (slot := self._looked_at()) is not None:
            self._draw(slot)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ContentsRectChange and (slot := self._looked_at()) is not None:
            self._draw(slot)
        return False

    def relook(self) -> None:
        self._renderer.clear()
        self.refresh()

    retranslate = refresh
