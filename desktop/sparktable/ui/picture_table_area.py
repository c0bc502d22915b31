"""A picture of the table, with all answers and everything that lies there in words in panels beside it."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QRect, Qt, QTimer

from sparktable.app.game_texts import Speech
from sparktable.app.outlook_text import about_card, outlook_text
from sparktable.app.rules_page import Keyword
from sparktable.app.session import Change, Session
from sparktable.app.translations import WORDS
from sparktable.kernel.decisions import Option, Ref, seat
from sparktable.table.art.face import CardBack
from sparktable.table.art.render import CardRenderer
from sparktable.table.drawings import EmptyPlace, Panel, Plate
from sparktable.table.duel import is_reckoned
from sparktable.table.lettering import Button, Words
from sparktable.table.piece import Piece
from sparktable.table.prompt import ENDING, NOTHING, SPEED, Passing, Waiting, is_yellow
from sparktable.table.table_view import TableView
from sparktable.table.turn_digest import TurnLine, others_turns, turns
from sparktable.ui import style
from sparktable.ui.bare_place import Taken
from sparktable.ui.bubble import Bubble
from sparktable.ui.game_speed import GameSpeed
from sparktable.ui.inspector import Inspector
from sparktable.ui.log_panel import LogPanel
from sparktable.ui.option_list import OptionList, OutlineTree
from sparktable.ui.prompt_bar import SIGN_AFTER, waited_for
from sparktable.ui.table_area import TableArea
from sparktable.ui.tooltips import put_away, tip

KEPT = ("turn", "scores", "ends", "advice", "advice ground")
"""The keys of pieces that say whose turn it is and how near the end, and in which a hint or a reason is told: also
while nothing is drawn there yet, as where an attack is foretold once a target is pointed at."""
FIELD = frozenset({"board", "lane", "enemy"})
"""The groups of pieces that lie in the middle, in whatever game."""
EDGE = 8
"""So much round the field is seen on its picture."""


class PictureTableArea(TableArea):
    def __init__(self, session: Session, speech: Speech) -> None:
        self.table = table = TableView(CardRenderer(), speech)
        super().__init__(session, speech, table)
        self.options = OptionList(session, speech, lambda: table.farther)
        self.outline = OutlineTree(table.outline)
        self.beside = {"options": self.options, "outline": self.outline}
        self.least, self.sounds = table.tableau.minimum[0], table.tableau.sounds
        self.bubble = Bubble(table)
        self._speed: GameSpeed | None = None
        self.ends_turns = not ENDING.isdisjoint(table.tableau.gestures)
        table.answered.connect(self.answered)
        for words in (self.options, self.outline):
            words.answered.connect(self._answer_in_words)
        for each in (table, self.options, self.outline):
            each.inspected.connect(self.inspected)
        self.options.considered.connect(table.consider)
        table.asked_why.connect(self.asked_why)
        table.told.connect(self.told)
        table.walked.connect(self.walked)
        table.hurried.connect(self.hurried)
        table.passed.connect(self.passed)
        table.looked_up.connect(self.looked_up)
        table.inspected.connect(self._foretell)
        table.laid_out.connect(self.settled)
        table.went_on.connect(self.went_on)
        table.queue.idle.connect(self.rested)
        table.queue.idle.connect(self.refresh_prompt)
        table.queue.idle.connect(self._list_answers)
        self._sign = QTimer(self)
        self._sign.setSingleShot(True)
        self._sign.setInterval(SIGN_AFTER)
        self._sign.timeout.connect(self._show_waiting)

    def _answer_in_words(self, option: Option) -> None:
        """A line was chosen: an answer, or what stands for several."""
        walk = self.table.display.walks.get(option)
        if walk is not None:
            self.walked.emit(walk)
        else:
            self.answered.emit(option)

    def tell_speed(self, speed: GameSpeed) -> None:
        super().tell_speed(speed)
        self._speed = speed
        self.table.speed_wanted.connect(self._change_speed)

    def _change_speed(self) -> None:
        """What moves now goes on as fast as that as well, whoever answered last."""
        speed = self._speed
        assert speed is not None
        speed.change()
        self.table.set_speed(speed.of_opponents, speed.still)
        self._show_waiting()

    @property
    def moving(self) -> bool:
        return self.table.queue.running

    @property
    def left(self) -> float:
        return self.table.queue.left

    def show_change(self, change: Change, speed: float, calm: bool) -> None:
        self.table.set_speed(speed, calm)
        self.table.set_view(change.view, animate=None if change.sudden else change.events,
                            options=self.session.options, moments=change.moments)
        self.table.tell_turns(self._turns_of_others())
        self._list_answers()

    def _list_answers(self) -> None:
        """In words; once the table has come to rest, also where several steps lead."""
        self.options.refresh()
        if self.outline.isVisible():
            self.outline.refresh()

    def _turns_of_others(self) -> Sequence[TurnLine]:
        """What happened in others' turns since the viewer's own last one, for whoever may answer now."""
        session, tableau = self.session, self.table.tableau
        asked = session.decision
        if not session.options or asked is None or asked.seat != session.viewer or self.speech.watching:
            return ()
        given = [place for place, answer in enumerate(session.match.answers) if answer.seat == session.viewer
                 and place not in session.forced]
        since = [entry._replace(event=entry.event.seen_by(session.viewer))
                 for entry in others_turns(session.log, session.viewer, given)]  # not the whole game each time
        view = session.view
        who = {entry.seat: tableau.character(view, entry.seat) for entry in since}
        return turns(since, view.state, self.speech, tableau.tellings, who)

    def tell_given(self, option: Option) -> None:
        self.table.display.tell_given(option)

    def offer_passing(self, offered: bool) -> bool:
        say = WORDS.say
        passing = Passing(say("standing.unless_able"), say("standing.always"), say("standing.nobody_knows"))
        if self.table.passing != (wanted := passing if offered else None):
            self.table.passing = wanted
            self.table.refresh()
        return True

    def refresh_prompt(self) -> None:
        """A sign that is there stays while one opponent after the other thinks."""
        waited = self._waited_for()
        if self.session.stepping or not waited.sentence or self.table.waiting.sentence:
            self._sign.stop()
            self.table.set_waiting(waited)
            return
        if self._is_others_turn:
            self.table.set_waiting(waited._replace(sentence=""))
        if not self._sign.isActive():
            self._sign.start()

    def retranslate(self) -> None:
        self.table.tell_turns(self._turns_of_others())
        self.offer_passing(self.table.passing is not None)
        self.refresh_prompt()
        assert self.bubble is not None
        self.bubble.retranslate()

    def _show_waiting(self) -> None:
        self.table.set_waiting(self._waited_for())

    def _waited_for(self) -> Waiting:
        """Also while the table shows what somebody else did: one need not watch it."""
        session = self.session
        found, answers = waited_for(session), session.match.answers
        if self.moving and not session.stepping:  # whoever thinks meanwhile is not waited for
            others = found != NOTHING or (answers and answers[-1].seat != session.viewer)
            found = Waiting("", WORDS.say("prompt.move_now"), moving=True) if others else NOTHING
        speed = self._speed
        return found._replace(keys=speed.keys, speed=speed.name) if found != NOTHING and speed is not None else found

    @property
    def _is_others_turn(self) -> bool:
        state = self.session.view.state
        return state.outcome is None and state.active != self.session.viewer

    def say_why(self, sentence: str) -> None:
        self.table.say_why(sentence)

    def unused(self) -> Sequence[Option]:
        return self.table.tableau.unused(self.session.view, self.session.options)

    def words_here(self) -> tuple[Sequence[Keyword], bool]:
        for lines in (self.options, self.outline):
            if lines.hasFocus() and (found := self.speech.lexicon.told(lines.line_here)):
                return found, True
        return self.table.looking.words_here()

    def take_focus(self) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_prompt(self) -> None:
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        pieces = self.table.layout_now.pieces
        buttons = [piece for piece in pieces if piece.zone == "prompt" and piece.action != SPEED] \
            or list(filter(is_yellow, pieces))
        if buttons:
            self.table.keys.go(max(buttons, key=lambda piece: (is_yellow(piece), piece.box.x)).key)

    def head(self) -> QRect:
        layout = self.table.layout_now
        box = layout.head if layout.head.w else layout.stage
        return self.table.mapFromScene(box.x, box.y, box.w, box.h).boundingRect() if box.w else super().head()

    @property
    def fights(self) -> bool:
        return is_reckoned(self.table.layout_now)

    def to_read(self) -> Sequence[Taken]:
        """All but the grounds of panels, and what lies beneath the stage of a duel. Who meets there is to be seen as
        long as there is another place."""
        layout, look = self.table.layout_now, self.table.pictures.look
        found, stage = [(layout.prompt, True)], layout.get("battle")
        for piece in layout.pieces:
            drawing, box = piece.drawing, piece.box
            on_stage = stage if stage is not None and stage.box.contains(box.cx, box.cy) else None
            hidden = on_stage is not None and piece.z <= on_stage.z and piece is not stage
            if not hidden and (piece.key in KEPT or (drawing is not None and not isinstance(drawing, Panel))):
                vital = (piece.key in KEPT or piece.slot >= 0 or piece.option is not None or piece.zone in FIELD
                         or on_stage not in (None, piece)  # a board's rows and columns are spoken of, too
                         or isinstance(drawing, Plate | Button))
                found.append((drawing.written(box, look) if isinstance(drawing, Words) else box, vital))
        return [Taken(self.table.mapFromScene(*box).boundingRect(), vital) for box, vital in found]

    def middle(self) -> QRect:
        """The rows of the field in which anything lies open, whole; or the stage of a duel that lies over them."""
        layout, found = self.table.layout_now, QRect()
        field = [piece for piece in layout.pieces if piece.zone in FIELD]
        told = [piece.box.cy for piece in field if not _is_bare(piece)]
        for piece in field:
            box = piece.box
            if not told or any(box.y <= height <= box.bottom for height in told):
                found |= self.table.mapFromScene(box.x, box.y, box.w, box.h).boundingRect()
        stage = layout.get("battle")
        if stage is not None:
            over = self.table.mapFromScene(*stage.box).boundingRect()
            found = over if over.intersects(found) else found
        edge = style.current().px(EDGE)
        return found.adjusted(-edge, -edge, edge, edge) & self.table.rect()

    def tell_cards(self, inspector: Inspector) -> None:
        inspector.faces, inspector.keywords, inspector.words = self.table.face, self.table.keywords, self.table.words
        inspector.own = self._own_character
        self.table.shown_elsewhere = lambda: not inspector.visibleRegion().isEmpty()

    def _own_character(self) -> int | None:
        panels = self.table.layout_now.standing_for(seat(self.session.viewer))
        return next((piece.slot for piece in panels if piece.slot >= 0), None)

    def tell_log(self, log: LogPanel) -> None:
        tableau = self.table.tableau
        log.accounted, log.account = tableau.accounted, self.table.account
        log.lines.dress(tableau, lambda: self.session.view)

    def give_letters(self, letters: Mapping[str, str]) -> None:
        self.table.keys.letters = letters

    def faction(self, seat: int) -> str:
        who = self.table.tableau.character(self.session.view, seat)
        return who.faction if who is not None else ""

    def character(self, seat: int) -> str:
        who = self.table.tableau.character(self.session.view, seat)
        return who.name if who is not None else ""

    def goes_on(self, change: Change) -> bool:
        steady = self.table.tableau.steady
        return not change.sudden and all(event.kind in steady for event in change.events)

    def turned_up(self, change: Change) -> int | None:
        cues = self.table.tableau.cues
        slots = [int(ref.value) for event in change.events if (cue := cues.get(event.kind)) and cue.motion == "flip"
                 for ref in event.refs if ref.kind == "card" and event.identity(int(ref.value)) is not None]
        return slots[-1] if slots and not change.sudden else None

    def point_out(self, refs: Iterable[Ref], only: Iterable[Option] | None = None, *,
                  spared: Collection[str] | None = None) -> None:
        self.table.highlight(refs, only, spared=spared)

    def focus_wanted(self) -> None:
        self.table.focus_wanted()

    def skip(self) -> None:
        self.table.skip_animation()

    def escape(self) -> bool:
        return self.table.keys.escape()

    def cut_short(self) -> None:
        self.table.cut_short()

    @property
    def is_cut(self) -> bool:
        return self.table.is_cut

    def relook(self) -> None:
        now = style.current()
        self.table.set_theme(now.theme)
        self.table.set_text_scale(now.text)

    def _foretell(self, slot: int | None) -> None:
        """What the answers about a card would bring, while the pointer rests on it."""
        put_away()  # what is told still was about another one
        options = about_card(self.session, slot) if slot is not None else []
        tip(self.table, outlook_text(self.session, self.speech, options))


def _is_bare(piece: Piece) -> bool:
    """A place, or the back of a card."""
    drawing = piece.drawing
    return drawing is None or isinstance(drawing, EmptyPlace) or isinstance(getattr(drawing, "face", None), CardBack)
