"""After a game: what could be done better, each sentence with the moment to look at. Where several people played
before one screen, each is told: the game is over, and everything lies open."""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.replay import RecordedGame
from sparktable.app.translations import WORDS
from sparktable.games.advice import Advice
from sparktable.ui import style
from sparktable.ui.inputs import Segments
from sparktable.ui.told_words import ToldSentence
from sparktable.ui.tooltips import tip
from sparktable.ui.widget_texts import say
from sparktable.ui.widgets import Button, Icon, label, role


class NextTime(QFrame):
    wanted = Signal(int)
    """The replay, from a position on."""
    unfolded = Signal()
    """All is told now: it is higher than before."""

    def __init__(self, recording: RecordedGame, speech: Speech, advice: Mapping[int, Sequence[Advice]],
                 seat: int, *, flat: bool = False, decisive: Collection[int] = ()) -> None:
        """`advice`: by the seats of people; `seat`: who is told first; `flat`: as low as can be, with one sentence
        each until more is asked for; `decisive`: turns that are praised beside it, so that others are shown."""
        super().__init__()
        role(self, "advice")
        self._recording, self._speech, self._advice = recording, speech, advice
        self._seat, self._most, self._flat = seat, 1 if flat else None, flat
        self._decisive = decisive
        now = style.current()
        way = QBoxLayout.Direction
        self._column = QBoxLayout(way.LeftToRight if flat else way.TopToBottom, self)
        self._column.setContentsMargins(now.px(12), now.px(6 if flat else 12), now.px(12), now.px(6 if flat else 12))
        self._column.setSpacing(now.px(12 if flat else 8))
        head = QHBoxLayout()
        head.addWidget(Icon("hint", 20, "info"))
        if flat:
            say(self, "setAccessibleName", "end.next_time")
            say(self, tip, "end.next_time")
        else:
            head.addWidget(label("label", "end.next_time"), 1)
        self._column.addLayout(head)
        self.people: Segments | None = None
        if len(advice) > 1:
            self.people = Segments([(each, speech.seat(each), "") for each in advice], seat)
            say(self.people, "setAccessibleName", "end.next_time.whose")
            self.people.picked.connect(self.tell)
            if flat:
                self._column.addWidget(self.people, 0, Qt.AlignmentFlag.AlignVCenter)
            elif now.text > 1:
                self._column.addWidget(self.people)
            else:
                head.addWidget(self.people)
        self._told: QWidget | None = None
        self.look_buttons: list[Button] = []
        self.more: Button | None = None
        """Where there is more to say to whom is told."""
        self.tell(seat)

    def tell(self, seat: int) -> None:
        """What there is to say to one of them."""
        fresh, now = QWidget(), style.current()
        role(fresh, "clear")
        inside = QVBoxLayout(fresh)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(now.px(8))
        self._seat, self.look_buttons = seat, []
        sentences = self._advice[seat][:self._most]
        left = len(self._advice[seat]) - len(sentences)
        self.more = Button("end.next_time.more", "log", "quiet", self.unfold, n=left) if left else None
        shown: set[int] = set()
        for each in sentences:
            row = QHBoxLayout()
            row.setSpacing(now.px(12))
            sentence = ToldSentence("body", self._speech.lexicon)
            sentence.setText(WORDS.say(f"{self._speech.title.name}.advice.{each.key}", n=each.n))
            row.addWidget(sentence, 1)
            place, turn = self._shown(each, shown)
            shown.add(turn)
            look = Button("end.look_at", "skip", on_click=partial(self.wanted.emit, place), turn=turn)
            said = WORDS.say("end.look_at.said", turn=turn)
            look.setAccessibleName(said)
            tip(look, said)
            self.look_buttons.append(look)
            row.addWidget(look, 0, Qt.AlignmentFlag.AlignVCenter)
            if self.more is not None:  # it stands beside the only one
                row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignVCenter)
            inside.addLayout(row)
        if not self._flat:
            inside.addStretch()
        if self._told is not None:
            self._column.removeWidget(self._told)
            self._told.hide()
            self._told.deleteLater()
        self._told = fresh
        self._column.addWidget(fresh, 1)
        fresh.show()  # what is hidden takes no focus

    def _shown(self, advice: Advice, before: Collection[int]) -> tuple[int, int]:
        """Where to look at it, and in which turn: in another than is shown beside it already, as far as it goes."""
        places = [(place, self._recording.replay.turn_of(place).turn) for place in (advice.place, *advice.elsewhere)]
        return min(places, key=lambda each: (each[1] in before, each[1] in self._decisive))

    def unfold(self) -> None:
        """Tell everything, here and of the others; the keyboard goes on from the first sentence that was not seen."""
        seen, self._most = len(self.look_buttons), None
        self.tell(self._seat)
        self.look_buttons[seen].setFocus(Qt.FocusReason.OtherFocusReason)
        self.unfolded.emit()
