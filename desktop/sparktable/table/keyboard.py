"""The table by keyboard: Tab and arrows walk, Page Down goes to what can be taken next, Enter acts, Space looks, Esc
lets go, digits pick answers, a space is gone to by its name: G, then B, then 3; and the letters of a game take up the
next thing with which what they stand for can be done."""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from sparktable.table.focus_order import neighbour, next_group, next_lit
from sparktable.table.highlights import offers
from sparktable.table.piece import Piece
from sparktable.table.prompt import ENDING, is_yellow
from sparktable.table.turn_strip import ALL_TOLD

if TYPE_CHECKING:
    from sparktable.table.table_view import TableView

ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
PAGES: dict[int, int] = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
GO_TO = Qt.Key.Key_G
LISTS = ("chooser", ALL_TOLD)
OTHER_SIDE = "other_side"
"""What a letter does that takes nothing up."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ONWARDS = (*ENTER, Qt.Key.Key_Space, Qt.Key.Key_Right)
"""Keys that go on to the next step of what is told."""


class Keys:
    """What keys do at one table."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self.focus: str | None = None
        """The key of the piece that has the focus."""
        self.visible = False
        """Whether the focus is shown: only while the keyboard is used."""
        self.letters: Mapping[str, str] = {}
        """What takes up something for one kind of answers -> that kind."""
        self.spelt: str | None = None
        """What has been typed of a space's name; None while none is being typed."""

    def pressed(self, event: QKeyEvent) -> bool:
        """Whether the key means something here."""
        table, key = self._table, event.key()
        if self.spelt is not None and self._spell(event):
            return True
        if key == Qt.Key.Key_Escape:
            return self.escape()
        if key in ONWARDS and table.next_moment():
            return True
        if table.skip_animation() and key not in ARROWS:
            return True  # it was meant for what is no longer to be seen
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if (kind := self.letter(event)):
            return self._turn_over() if kind == OTHER_SIDE else self._take_up(kind)
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if key in ARROWS and not alt:
            self.go(neighbour(table.interaction.layout, table.focused, *ARROWS[Qt.Key(key)]))
            return True
        if key in PAGES and not alt:
            lit = table.lights.by_piece
            self.go(next_lit(table.interaction.layout, table.focused, table.tableau.zones, lit, PAGES[key]))
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            return self._hand_card(key - Qt.Key.Key_0) if alt else self._digit(key - Qt.Key.Key_0)
        if alt:
            return False
        if key in ENTER:
            return self._enter(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        if key == Qt.Key.Key_Space:
            return self._look()
        if key == GO_TO:
            self._spelling("")
            return True
        return False

    def escape(self) -> bool:
        """Make an end of what is nearest: a drag, a part of what is shown, all of it where it has none, what has been
        taken up or opened; whether there was anything."""
        table = self._table
        return table.pointer.cancel_drag() or (table.queue.in_parts and table.next_moment()) \
            or (table.queue.running and table.cut_short()) or self._cancel()

    def letter(self, event: QKeyEvent) -> str:
        """The kind of answers that a key takes something up for, or ""."""
        keys = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
        return self.letters.get(keys, "")

    def _take_up(self, kind: str) -> bool:
        """The next piece that can be taken up for it; pressed again, the one after that."""
        table = self._table
        able = table.interaction.able(kind)
        if not able:
            table.say_why(table.speech.words.say("table.nothing_to_take"))
            return True
        at = table.interaction.taken
        key = able[(able.index(at) + 1) % len(able)] if at in able and table.interaction.wanted == kind else able[0]
        table.interaction.take_up(key, kind)
        self.go(key)
        return True

    def _turn_over(self) -> bool:
        """The other side of the card that is looked at."""
        if not self._table.looking.turn_over():
            self._table.say_why(self._table.speech.words.say("table.no_other_side"))
        return True

    @property
    def spelling(self) -> bool:
        """Whether letters are meant for a space's name, and for no shortcut."""
        return self.spelt is not None

    def _spelling(self, text: str | None) -> None:
        self.spelt = text
        self._table.refresh()

    def _spell(self, event: QKeyEvent) -> bool:
        """A further letter of a space's name; whether it was taken for one. The focus goes where only one can be
        meant; a name that no space has, and every other key, ends the typing."""
        typed = event.text().upper()
        if event.key() == Qt.Key.Key_Backspace:
            self._spelling((self.spelt or "")[:-1])
            return True
        if event.key() == Qt.Key.Key_Escape or not typed.isalnum():
            self._spelling(None)
            return event.key() == Qt.Key.Key_Escape
        spelt = (self.spelt or "") + typed
        meant = [(name, key) for name, key in self._spaces() if name.upper().startswith(spelt)]
        if len(meant) == 1:
            self.spelt = None
            self.go(meant[0][1])
        elif meant:
            self._spelling(spelt)
        else:
            self.spelt = None
            self._table.say_why(self._table.speech.words.say("table.no_space", name=spelt))
        return True

    def _spaces(self) -> list[tuple[str, str]]:
        """The name of every space, and the key of the piece that lies there."""
        speech = self._table.speech
        return [(speech.title.telling.space_name(speech.game, int(ref.value)), piece.key)
                for piece in self._table.interaction.layout.pieces for ref in piece.refs
                if ref.kind == "space" and piece.zone]

    def tab(self, forward: bool) -> bool:
        """The next group; False at the end, where the focus goes on to the next widget."""
        table = self._table
        if not table.hasFocus():
            return False
        found = next_group(table.interaction.layout, table.focused, table.tableau.zones, table.lights.by_piece,
                           1 if forward else -1)
        if found is None:
            table.focus_piece(None)
            return False
        self.go(found)
        return True

    def arrive(self, reason: Qt.FocusReason) -> None:
        """The table got the focus by keyboard: something on it has it."""
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason,
                      Qt.FocusReason.ShortcutFocusReason):
            self.visible = True
            if self._table.focused is None:
                self.tab(reason != Qt.FocusReason.BacktabFocusReason)
            else:
                self.go(self._table.focused)

    def go(self, key: str | None) -> None:
        """The focus goes to a piece, to be seen."""
        self.visible = True
        self._table.focus_piece(key)

    def _cancel(self) -> bool:
        done = self._table.interaction.cancel()
        self._table.focus_piece(self._table.focused)
        return done

    def _digit(self, number: int) -> bool:
        if not self._table.interaction.digit(number):
            return False
        self._follow()
        return True

    def _enter(self, every_way: bool) -> bool:
        """Enter takes what shows the focus; where none is to be seen it presses what alone is wanted or the yellow
        button, but comes no further than to it where that would end a turn in which something else can be done.
        Where a list has opened, that is not what is asked: come into the list."""
        interaction = self._table.interaction
        piece, seen = interaction.layout.get(self._table.focused), self.visible
        if not seen and self._opened() is not None:
            self.visible = True
            self._follow()
            return True
        if not seen and not (piece is not None and interaction.advised is not None and offers(piece, interaction)):
            yellow = next(filter(is_yellow, interaction.layout.pieces), None)
            piece, seen = yellow or piece, yellow is not None and not self._ends_too_soon(yellow)
            if piece is not None and not seen:
                self.go(piece.key)
                return True
        self.visible = True
        if piece is None:
            return False
        self._table.press(piece, every_way=every_way)
        self._follow()
        return True

    def _ends_too_soon(self, piece: Piece) -> bool:
        """Whether it would end a turn in which something else can be done."""
        return piece.option is not None and piece.option.kind in ENDING \
            and any(act.option.kind not in ENDING for act in self._table.interaction.lights.acts)

    def _follow(self) -> None:
        """Into the list that has opened."""
        table = self._table
        table.focus_piece(table.focused)
        opened, here = self._opened(), table.interaction.layout.get(table.focused)
        if opened is not None and (here is None or here.zone != opened.zone):
            self.go(opened.key)

    def _opened(self) -> Piece | None:
        """The first line of the list that lies open."""
        return next((piece for piece in self._table.interaction.layout.pieces if piece.zone in LISTS), None)

    def _look(self) -> bool:
        table = self._table
        if table.interaction.held is not None:
            table.looking.hold_up(None)
            return True
        piece = table.interaction.layout.get(table.aimed or table.focused)
        if piece is None:
            return False
        table.looking.look_closely(piece)
        return True

    def _hand_card(self, number: int) -> bool:
        hand = [piece for piece in self._table.interaction.layout.pieces if piece.zone == "hand"]
        if not 0 < number <= len(hand):
            return False
        self.go(hand[number - 1].key)
        return True
