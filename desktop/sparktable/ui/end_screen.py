"""The last page of a game: who won and why, how the points came, the moments that decided it, and what next."""
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from sparktable.app.archive import SealedShuffle
from sparktable.app.deeds import Deed
from sparktable.app.game_texts import Speech
from sparktable.app.lessons import Lesson
from sparktable.app.replay import ALL, RecordedGame
from sparktable.app.series import Standing
from sparktable.app.session import Session
from sparktable.games.advice import Advice
from sparktable.record.verification import Verdict
from sparktable.table.tableaus import has_tableau, tableau_of
from sparktable.ui import style
from sparktable.ui.backdrop import Backdrop
from sparktable.ui.button_row import ButtonRow
from sparktable.ui.celebration import Champion, Confetti, scenery
from sparktable.ui.end_head import LOST, EndHead, how_it_ended, somebody_here_has_won
from sparktable.ui.fair_shuffle import FairShufflePanel
from sparktable.ui.game_review import Review, eventful, moments
from sparktable.ui.moments import LEAST, Moment, MomentTile
from sparktable.ui.next_time import NextTime
from sparktable.ui.score_panel import FEW, ScorePanel, Told
from sparktable.ui.told_words import ToldSentence
from sparktable.ui.widgets import Button, Icon, label, panel, role, scrolling, tab_through

EDGE = 48
"""What is left free on both sides of the page."""
WIDEST = 560
"""How wide the points are at most: beside them stands who won."""
ROOMY = 1440
"""A window of that width shows everything larger."""
BESIDE = 1000
"""In a window of that width, for letters of usual size, advice lies beside all the moments."""

FULL = 3
"""So many moments fill a row."""
PICTURE = 108
"""How high the picture of a moment wants to be: faces are known on it."""


class EndPage(Backdrop):
    again = Signal()
    rematch = Signal()
    """The same deal once more."""
    review = Signal(int)
    """The replay, from a position on."""
    held = Signal(object)
    """What everybody held in this recording."""
    all_deeds = Signal()
    home = Signal()
    go_on = Signal()
    """With the series that the game belongs to."""
    lessons = Signal()

    def __init__(self, session: Session, speech: Speech, deal: SealedShuffle | None,
                 verify: Callable[[], Verdict | None], reason: Callable[[], str] | None, *,
                 deeds: Sequence[Deed] = (), advice: Mapping[int, Sequence[Advice]] | None = None,
                 still: bool = False, series: Standing | None = None, lesson: Lesson | None = None) -> None:
        """`deeds`: what was brought off for the first time; `advice`: what could be done better, by the seats of
        people; `still`: nothing moves; `series`: how that stands now to which the game belongs; `lesson`: the one
        that ended with it."""
        super().__init__()
        self._session, self._speech, self._deal, self._verify = session, speech, deal, verify
        self._reason, self._deeds, self._advice, self._series = reason, deeds, advice or {}, series
        self._lesson = lesson
        self.recording = RecordedGame.of_match(session.match, session.players)
        self._champions = self._who_played()
        self._roomy, self._beside = self._shape()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._inside = self._page()
        self._row.addWidget(self._inside)
        self._order_stops()
        self._confetti = Confetti(self, still=still)
        self._confetti.setVisible(somebody_here_has_won(session, speech) and bool(self._champions))
        self._confetti.lower()

    # --- the picture --------------------------------------------------------------------------------

    def _who_played(self) -> list[Champion]:
        """Seat by seat; nobody in particular in a game without pictures."""
        if not has_tableau(self._speech.title.name):
            return []
        tableau, view = tableau_of(self._speech.title.name), self.recording.view(len(self.recording), ALL)
        found = [tableau.character(view, seat) for seat in range(len(self._session.players))]
        return [Champion(*each) for each in found if each is not None]

    def painted(self) -> QImage:
        outcome = self._session.outcome
        if outcome is None or len(self._champions) < len(self._session.players):
            return super().painted()
        foes = [Champion(*foe) for foe in self._speech.title.telling.foes(self._session.match.state)]
        won = [self._champions[seat] for seat in outcome.winners] or foes
        beaten = [each for seat, each in enumerate(self._champions) if seat not in outcome.winners] or foes
        lost = how_it_ended(self._session, self._speech) == LOST
        return scenery(self.size(), self.devicePixelRatioF(), won, beaten, lost=lost)

    def _shape(self) -> tuple[bool, bool]:
        """Whether there is much room, and enough for advice to lie beside all the moments."""
        now = style.current()
        alone = len(self._advice) == 1  # several are told one by one, which takes more room
        beside = not now.has_large_words or (alone and self.width() >= now.px(BESIDE) * now.text)
        return self.width() >= now.px(ROOMY), beside

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._shape() != (self._roomy, self._beside):
            self.retranslate()
        self._points.tell(self._points.most)
        self._head.make_room(wanted=False)
        super().resizeEvent(event)
        self._confetti.setGeometry(self.rect())

    # --- the page -----------------------------------------------------------------------------------

    def relook(self) -> None:
        super().relook()
        self.retranslate()

    def retranslate(self) -> None:
        self._roomy, self._beside = self._shape()
        focused = self._inside.isAncestorOf(self.focusWidget() or self)  # also while the page waits beneath another
        fresh = self._page()
        self._row.replaceWidget(self._inside, fresh)
        self._inside.hide()  # until it is gone it would be seen, and read, beneath
        self._inside.deleteLater()
        self._inside = fresh
        self._order_stops()
        if focused:
            self.play_again.setFocus(Qt.FocusReason.OtherFocusReason)
        self._confetti.lower()  # it falls behind what is to be read
        self.arrange()

    def _order_stops(self) -> None:
        """What one wants first, then what decided the game, advice, and all else."""
        advice = [self.next_time] if self.next_time is not None else []
        tab_through((self.play_again, *self.tiles, *advice, self._buttons, self._head))

    def arrange(self) -> None:
        """The moments side by side; where there is no room for that, one below the other."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        room = self.width() - 2 * style.current().px(EDGE) - bar
        items = [item for at in range(self._moments.count())
                 if (item := self._moments.itemAt(at)) is not None and item.spacerItem() is None]
        least = sum(max(item.minimumSize().width(), style.current().pt(210)) for item in items)
        beside = least + self._moments.spacing() * max(0, len(items) - 1) <= room
        self._moments.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        now = style.current()
        widest = round(now.px(WIDEST * (1.4 if self._roomy else 1.0)) * max(1.0, now.text))
        widest = min(widest, self._points.widest())
        self._points.setMaximumWidth(max(widest, self._points.minimumSizeHint().width()))
        self._fit()

    def _fit(self) -> None:
        """Less is told of the points where otherwise the moments could not be seen with them."""
        while self._points.told < Told.FOLDED and self._overflows():
            self._points.tell(Told(self._points.told + 1))
            self._head.make_room(wanted=True)

    def _overflows(self) -> bool:
        inside = self._area.widget()
        whole, page = self._inside.layout(), inside.layout() if inside is not None else None
        assert whole is not None and page is not None
        page.activate()
        margins = whole.contentsMargins()
        below = self._buttons.sizeHint().height() + whole.spacing() + margins.top() + margins.bottom()
        if self.tiles and self._moments.direction() == QBoxLayout.Direction.LeftToRight:
            below += style.current().px(PICTURE - LEAST)
        return page.totalMinimumHeightForWidth(self.width()) > self.height() - below

    def _page(self) -> QWidget:
        now = style.current()
        whole = QWidget()
        outer = QVBoxLayout(whole)
        outer.setContentsMargins(0, 0, 0, now.px(16))
        outer.setSpacing(now.px(10))
        page = QWidget()
        self.follow(page)
        role(page, "clear")
        column = QVBoxLayout(page)
        above = 28 if self._roomy else 10 if now.has_large_words else 18
        column.setContentsMargins(now.px(EDGE), now.px(above), now.px(EDGE), now.px(8))
        column.setSpacing(now.px(10 if self._roomy else 8))
        self._head = EndHead(self._session, self._speech, roomy=self._roomy, deeds=self._deeds,
                             all_deeds=self.all_deeds.emit, series=self._series, lesson=self._lesson)
        column.addLayout(_beside_the_picture(self._head))
        self._points = ScorePanel(self._session, self._speech, self._champions,
                                  roomy=self._roomy and not now.has_large_words)
        decided = moments(self.recording, self._speech) if len(self.recording.moments) > 1 else []
        shown = eventful(self.recording, self._speech, decided, FULL) if len(self.recording.moments) > 1 else []
        advice = self._next_time([moment.turn for moment in shown])
        wide = 3 if not now.has_large_words or len(self._session.players) <= FEW else 6
        column.addLayout(_beside_the_picture(self._points, wide=wide))
        self._highlights(column, shown, "end.highlights" if len(shown) > len(decided) else "end.moments", advice)
        self._details(column)
        self._area: QScrollArea = scrolling(page)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)  # five in large letters
        self._sought: QWidget | None = None
        self._area.verticalScrollBar().rangeChanged.connect(self._seek)
        outer.addWidget(self._area, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(now.px(EDGE), 0, now.px(EDGE), 0)
        self._buttons = self._foot()
        foot.addWidget(self._buttons)
        outer.addLayout(foot)
        return whole

    def _next_time(self, decisive: Collection[int]) -> NextTime | None:
        """What could be done better, before whoever sat there last is told first; shown in other turns than those
        that decided the game."""
        self.next_time: NextTime | None = None
        if self._advice:
            first = self._session.viewer if self._session.viewer in self._advice else next(iter(self._advice))
            self.next_time = NextTime(self.recording, self._speech, self._advice, first, flat=not self._beside,
                                      decisive=decisive)
            self.next_time.wanted.connect(self.review)
            self.next_time.unfolded.connect(partial(self._bring, self.next_time))
        return self.next_time

    def _last_reason(self) -> QFrame | None:
        """What the computer thought at last."""
        if self._reason is None:
            return None
        frame, inside = panel("advice", margin=12, gap=6)
        row = QHBoxLayout()
        row.addWidget(Icon("hint", 20, "info"))
        row.addWidget(label("label", "end.reason"), 1)
        inside.addLayout(row)
        reason = ToldSentence("body", self._speech.lexicon)
        reason.setText(self._reason())
        inside.addWidget(reason)
        inside.addStretch()
        return frame

    def _highlights(self, column: QVBoxLayout, shown: Sequence[Moment], called: str, advice: NextTime | None) -> None:
        """The moments take the room that is left. Advice lies in their row, or as a strip below it."""
        row = QWidget()
        role(row, "clear")
        self._moments = QBoxLayout(QBoxLayout.Direction.LeftToRight, row)
        self._moments.setContentsMargins(0, 0, 0, 0)
        self._moments.setSpacing(style.current().px(12))
        self.tiles = [MomentTile(moment, pictured=True) for moment in shown]
        for tile in self.tiles:
            tile.stand_beside(self.tiles)
            tile.clicked.connect(partial(self.review.emit, tile.moment.at))
            place = QVBoxLayout()  # what a tile leaves of its height lies below it, not between it and the heading
            place.addWidget(tile, 1)
            place.addStretch()
            self._moments.addLayout(place, 3)
        column.addStretch()
        if self.tiles:
            column.addWidget(label("label", called, n=len(self.tiles)))
        column.addWidget(row, 1)
        if advice is not None and self._beside:
            self._moments.addWidget(advice, 4, Qt.AlignmentFlag.AlignTop)
            return
        if self.tiles:
            self._moments.addStretch(3 * max(0, FULL - len(self.tiles)))  # few are no larger than many
        if advice is not None:
            column.addWidget(advice)

    def _details(self, column: QVBoxLayout) -> None:
        """What is to be seen on a click."""
        self._why = self._last_reason()
        if self._why is not None:
            self._why.hide()
            column.addWidget(self._why)
        self._graph: Review | None = None
        if len(self.recording.moments) > 1:
            self._graph = Review(self.recording, self._speech, tiles=False)
            self._graph.wanted.connect(self.review)
            self._graph.hide()
            column.addWidget(self._graph)
        self._fair: FairShufflePanel | None = None
        if self._deal is not None:
            self._fair = FairShufflePanel(self._deal, self._verify)
            self._fair.hide()
            column.addWidget(self._fair)

    def _foot(self) -> ButtonRow:
        """What next: always to be seen."""
        goes_on = self._series.goes_on() if self._series is not None else ""
        if goes_on:
            self.play_again = Button("", "play", "primary", self.go_on.emit)
            self.play_again.setText(goes_on)
        else:
            key = "end.again" if self._lesson is None else "end.whole_game"
            self.play_again = Button(key, "convert", "primary", self.again.emit)
        buttons = [self.play_again]
        if self._lesson is not None:
            buttons.append(Button("end.lessons", "hint", on_click=self.lessons.emit))
        buttons.append(Button("end.review", "play", on_click=lambda: self.review.emit(0)))
        self.held_button = Button("end.held", "hand", on_click=lambda: self.held.emit(self.recording))
        buttons.append(self.held_button)
        for key, icon, what in (("end.graph", "chart", self._graph), ("end.why", "why", self._why),
                                ("end.fair", "lock", self._fair)):
            if what is not None:
                buttons.append(Button(key, icon, on_click=partial(self._unfold, what)))
        if self._series is None and self._lesson is None:
            buttons.append(Button("end.rematch", "die", on_click=self.rematch.emit))
        return ButtonRow(buttons, Button("end.home", "house", on_click=self.home.emit))

    def _unfold(self, what: QWidget) -> None:
        what.setVisible(what.isHidden())
        if not what.isHidden():
            self._bring(what)

    def _bring(self, what: QWidget) -> None:
        """Into sight, also while the page is still growing."""
        self._sought = what
        self._seek()

    def _seek(self) -> None:
        if self._sought is not None:
            self._area.ensureWidgetVisible(self._sought)

    def settle(self) -> None:
        self.play_again.setFocus(Qt.FocusReason.TabFocusReason)
        self._confetti.fall()


def _beside_the_picture(what: QWidget, *, wide: int = 3) -> QHBoxLayout:
    """Three fifths of the width, so that whoever won can be seen."""
    row = QHBoxLayout()
    row.addWidget(what, wide)
    row.addStretch(2)
    return row
