"""The middle of a game's window: a picture of the table or, for a game that has none, what lies there in words with a
prompt bar below. To the window both look alike."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sparktable.app.game_texts import Speech
from sparktable.app.outlook_text import about_card, outlook_text
from sparktable.app.rules_page import Keyword
from sparktable.app.session import Change, Session
from sparktable.app.sounds.names import Sound
from sparktable.app.translations import WORDS
from sparktable.kernel import kinds
from sparktable.kernel.decisions import Option, Ref, seat
from sparktable.kernel.typed import EventKind
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.pieces import avatar
from sparktable.table.prompt import NOTHING, Waiting
from sparktable.table.tableaus import has_tableau
from sparktable.table.turn_digest import TurnLine, turns
from sparktable.ui import style
from sparktable.ui.bubble import Bubble
from sparktable.ui.inspector import Inspector
from sparktable.ui.log_panel import LogPanel
from sparktable.ui.option_list import ListTable, OptionList, OutlineTree
from sparktable.ui.prompt_bar import ENDING, SIGN_AFTER, PromptBar, waited_for
from sparktable.ui.tooltips import tip
from sparktable.ui.widgets import role

FIELD = frozenset({"board", "lane", "enemy"})
"""The groups of pieces that lie in the middle, in whatever game."""


class TableArea(QWidget):
    """What both have."""

    answered = Signal(object)
    inspected = Signal(object)
    """The slot of the card that is looked at, or None."""
    asked_why = Signal(object)
    """The option that the player would have liked."""
    walked = Signal(object)
    """Several answers, one after the other."""
    told = Signal(int)
    """So many further events have been shown."""
    rested = Signal()
    """Nothing moves any more."""
    hurried = Signal()
    """What is waited for shall come now."""
    looked_up = Signal(object)
    """A word of the rules, as a row of one."""
    options: OptionList
    beside: Mapping[str, QWidget]
    """Panels of its own, by name."""
    sounds: Mapping[EventKind, Sound] = {}
    """What is heard of events."""
    least = 0
    """How wide it must be to be read."""
    ends_turns = True
    """Whether players end their turns in this game."""
    bubble: Bubble | None = None
    """Where hints and reasons are told, if there is a place for them beside the question."""

    def __init__(self, session: Session, speech: Speech, *parts: QWidget) -> None:
        """The first of the parts takes all the room that there is."""
        super().__init__()
        self.session, self.speech = session, speech
        role(self, "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in parts:
            column.addWidget(part, part is parts[0])

    def lay_under(self, strip: QWidget) -> None:
        """Something beside the prompt that keeps a place of its own."""
        layout = self.layout()
        assert layout is not None
        layout.addWidget(strip)

    @property
    def moving(self) -> bool:
        """Whether something that happened is still being shown."""
        return False

    def show_change(self, change: Change, speed: float) -> None:
        """The game has moved on."""
        raise NotImplementedError

    def refresh_prompt(self) -> None:
        """Something is waited for, or no more."""
        raise NotImplementedError

    def say_why(self, sentence: str) -> None:
        raise NotImplementedError

    def unused(self) -> Sequence[Option]:
        """What could still be done that is lost when the turn ends."""
        raise NotImplementedError

    def words_here(self) -> tuple[Sequence[Keyword], bool]:
        """The words of the rules in what has the focus, or in the question; and whether they were looked at."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """Where a player's keys belong."""
        raise NotImplementedError

    def focus_prompt(self) -> None:
        raise NotImplementedError

    def across(self) -> tuple[int, int]:
        """From where to where something may lie over the upper edge."""
        return 0, self.width()

    def middle(self) -> QRect:
        """What everybody at the table plays for, as a part of the picture; nothing where there is none."""
        return QRect()

    def tell_cards(self, inspector: Inspector) -> None:
        """Have the inspector show cards as they look here."""

    def tell_log(self, log: LogPanel) -> None:
        """Have the log show who and what its lines are about."""

    def point_out(self, refs: Iterable[Ref], only: Iterable[Option] | None = None, *, veil: bool = False) -> None:
        """Mark what a hint or a line of the log is about; and where `only` some answers are wanted, nothing else:
        under a `veil` if everything else shall be dimmed."""

    def focus_wanted(self) -> None:
        """Give the keys to what gives one of these answers."""

    def turned_up(self, change: Change) -> int | None:
        """The card that has just been turned up, if the viewer may see it."""
        return None

    def goes_on(self, change: Change) -> bool:
        """Whether nothing has happened that ends a walk."""
        return False

    def skip(self) -> None:
        """Show at once what is still moving."""

    def relook(self) -> None:
        """The theme or the size of texts has changed."""

    def give_letters(self, letters: Mapping[str, str]) -> None:
        """What takes up something at the table for one kind of answers -> that kind."""

    def faction(self, seat: int) -> str:
        """For which side a seat fights, as far as everybody can see it; or ""."""
        return ""

    def character(self, seat: int) -> str:
        """Likewise whom it plays."""
        return ""


class WordsTableArea(TableArea):
    def __init__(self, session: Session, speech: Speech) -> None:
        self.table, self.prompt = ListTable(session, speech), PromptBar(session, speech)
        super().__init__(session, speech, self.table, self.prompt)
        self.options, self.beside = self.table.options, {}
        self.table.answered.connect(self.answered)
        self.table.inspected.connect(self.inspected)
        self.prompt.answered.connect(self.answered)
        self.prompt.hurried.connect(self.hurried)

    def show_change(self, change: Change, speed: float) -> None:
        self.table.refresh()
        self.told.emit(len(change.events))

    def refresh_prompt(self) -> None:
        self.prompt.refresh()

    def say_why(self, sentence: str) -> None:
        self.prompt.say_why(sentence)

    def unused(self) -> Sequence[Option]:
        return [option for option in self.session.options if option.kind == kinds.PLAY]

    def words_here(self) -> tuple[Sequence[Keyword], bool]:
        lexicon = self.speech.lexicon
        for lines in (self.options, self.table.outline):
            if lines.hasFocus() and (found := lexicon.told(lines.line_here)):
                return found, True
        return lexicon.told(self.prompt.question.text(), self.prompt.source.text()), False

    def take_focus(self) -> None:
        self.options.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_prompt(self) -> None:
        if self.prompt.buttons:
            self.prompt.buttons[-1].setFocus(Qt.FocusReason.ShortcutFocusReason)


class PictureTableArea(TableArea):
    def __init__(self, session: Session, speech: Speech) -> None:
        from sparktable.table.art.render import CardRenderer
        from sparktable.table.table_view import TableView

        self.table = table = TableView(CardRenderer(), speech)
        super().__init__(session, speech, table)
        self.options, self.outline = OptionList(session, speech), OutlineTree(table.outline)
        self.beside = {"options": self.options, "outline": self.outline}
        self.least, self.sounds = table.tableau.minimum[0], table.tableau.sounds
        self.bubble = Bubble(table)
        self.ends_turns = not ENDING.isdisjoint(table.tableau.gestures)
        for each in (table, self.options, self.outline):
            each.answered.connect(self.answered)
            each.inspected.connect(self.inspected)
        self.options.considered.connect(table.consider)
        table.asked_why.connect(self.asked_why)
        table.told.connect(self.told)
        table.walked.connect(self.walked)
        table.hurried.connect(self.hurried)
        table.looked_up.connect(self.looked_up)
        table.inspected.connect(self._foretell)
        table.queue.idle.connect(self.rested)
        table.queue.idle.connect(self.refresh_prompt)
        self._sign = QTimer(self)
        self._sign.setSingleShot(True)
        self._sign.setInterval(SIGN_AFTER)
        self._sign.timeout.connect(self._show_waiting)

    @property
    def moving(self) -> bool:
        return self.table.queue.running

    def show_change(self, change: Change, speed: float) -> None:
        self.table.set_speed(speed)
        self.table.set_view(change.view, animate=() if change.sudden else change.events,
                            options=self.session.options, moments=change.moments)
        self.table.tell_turns(self._turns_of_others())
        self.options.refresh()
        if self.outline.isVisible():
            self.outline.refresh()

    def _turns_of_others(self) -> Sequence[TurnLine]:
        """What happened in others' turns since the viewer's last answer, for whoever may answer now."""
        session, tableau = self.session, self.table.tableau
        asked = session.decision
        if not session.options or asked is None or asked.seat != session.viewer or self.speech.watching:
            return ()
        own = max((place for place, answer in enumerate(session.match.answers) if answer.seat == session.viewer
                   and place not in session.forced), default=-1)
        since = [entry for entry in session.seen_log() if entry.answer > own and entry.seat != session.viewer
                 and entry.turn]
        view = session.view
        who = {entry.seat: tableau.character(view, entry.seat) for entry in since}
        return turns(since, view.state, self.speech, tableau.tellings, who)

    def refresh_prompt(self) -> None:
        """A sign that is there stays while one opponent after the other thinks."""
        if self.session.stepping or self._waited_for() == NOTHING or self.table.waiting != NOTHING:
            self._sign.stop()
            self._show_waiting()
        elif not self._sign.isActive():
            self._sign.start()

    def retranslate(self) -> None:
        self.table.tell_turns(self._turns_of_others())
        self.refresh_prompt()
        assert self.bubble is not None
        self.bubble.retranslate()

    def _show_waiting(self) -> None:
        self.table.set_waiting(self._waited_for())

    def _waited_for(self) -> Waiting:
        """Also while the table shows what somebody else did: one need not watch it."""
        session = self.session
        found, answers = waited_for(session, self.speech), session.match.answers
        if found == NOTHING and self.moving and answers and answers[-1].seat != session.viewer:
            return Waiting("", WORDS.say("prompt.move_now"))
        return found

    def say_why(self, sentence: str) -> None:
        self.table.say_why(sentence)

    def unused(self) -> Sequence[Option]:
        return self.table.tableau.unused(self.session.view, self.session.options)

    def words_here(self) -> tuple[Sequence[Keyword], bool]:
        for lines in (self.options, self.outline):
            if lines.hasFocus() and (found := self.speech.lexicon.told(lines.line_here)):
                return found, True
        return self.table.words_here()

    def take_focus(self) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_prompt(self) -> None:
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        buttons = [piece.key for piece in self.table.layout_now.pieces if piece.zone == "prompt"]
        if buttons:
            self.table.keys.go(buttons[-1])

    def across(self) -> tuple[int, int]:
        """Beside the players."""
        stage = self.table.layout_now.stage
        return (self.table.mapFromScene(stage.x, 0).x(), self.table.mapFromScene(stage.right, 0).x()) if stage.w \
            else super().across()

    def middle(self) -> QRect:
        """About twice as wide as it is high, from the top."""
        found = QRect()
        for piece in self.table.layout_now.pieces:
            if piece.zone in FIELD:
                box = piece.box
                found |= self.table.mapFromScene(box.x, box.y, box.w, box.h).boundingRect()
        found &= self.table.rect()
        found.setHeight(min(found.height(), max(1, round(found.width() / 1.9))))
        wide = min(self.table.width(), round(found.height() * 2.2))
        if wide > found.width():
            found.setLeft(max(0, min(found.center().x() - wide // 2, self.table.width() - wide)))
            found.setWidth(wide)
        return found

    def tell_cards(self, inspector: Inspector) -> None:
        inspector.faces, inspector.keywords, inspector.words = self.table.face, self.table.keywords, self.table.words
        inspector.own = self._own_character

    def _own_character(self) -> int | None:
        panels = self.table.layout_now.standing_for(seat(self.session.viewer))
        return next((piece.slot for piece in panels if piece.slot >= 0), None)

    def tell_log(self, log: LogPanel) -> None:
        tableau = self.table.tableau
        log.icons = {kind: telling.icon for kind, telling in tableau.tellings.items()}
        log.accounted, log.account = tableau.accounted, self.table.account
        log.lines.portrait, log.lines.hue = self._portrait, self._hue

    def give_letters(self, letters: Mapping[str, str]) -> None:
        self.table.keys.letters = letters

    def faction(self, seat: int) -> str:
        return self._hue(seat)

    def character(self, seat: int) -> str:
        who = self.table.tableau.character(self.session.view, seat)
        return who.name if who is not None else ""

    def _portrait(self, seat: int, size: float, dpr: float) -> QImage | None:
        who = self.table.tableau.character(self.session.view, seat)
        return avatar(who.name, FACTIONS[who.faction], size, dpr, style.current().theme) if who is not None else None

    def _hue(self, seat: int) -> str:
        who = self.table.tableau.character(self.session.view, seat)
        return who.faction if who is not None else ""

    def goes_on(self, change: Change) -> bool:
        steady = self.table.tableau.steady
        return not change.sudden and all(event.kind in steady for event in change.events)

    def turned_up(self, change: Change) -> int | None:
        cues = self.table.tableau.cues
        slots = [int(ref.value) for event in change.events if (cue := cues.get(event.kind)) and cue.motion == "flip"
                 for ref in event.refs if ref.kind == "card" and event.identity(int(ref.value)) is not None]
        return slots[-1] if slots and not change.sudden else None

    def point_out(self, refs: Iterable[Ref], only: Iterable[Option] | None = None, *, veil: bool = False) -> None:
        self.table.highlight(refs, only, veil=veil)

    def focus_wanted(self) -> None:
        self.table.focus_wanted()

    def skip(self) -> None:
        self.table.skip_animation()

    def relook(self) -> None:
        now = style.current()
        self.table.set_theme(now.theme)
        self.table.set_text_scale(now.text)

    def _foretell(self, slot: int | None) -> None:
        """What the answers about a card would bring, while the pointer rests on it."""
        options = about_card(self.session, slot) if slot is not None else []
        tip(self.table, outlook_text(self.session, self.speech, options))


def table_area_of(session: Session, speech: Speech) -> WordsTableArea | PictureTableArea:
    """A picture where the game has one."""
    return (PictureTableArea if has_tableau(speech.title.name) else WordsTableArea)(session, speech)
