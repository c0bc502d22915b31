"""Looking at cards more closely: which one is looked at, which is held up as large as there is room, a pile that is
opened."""
from __future__ import annotations

from typing import TYPE_CHECKING

from sparktable.app.rules_page import Keyword
from sparktable.table import screen_reader
from sparktable.table.art.face import CardBack, Face
from sparktable.table.looked_up import LOOK_UP
from sparktable.table.piece import Piece
from sparktable.table.prompt import PROMPT

if TYPE_CHECKING:
    from sparktable.table.table_view import TableView


class Looking:
    def __init__(self, table: TableView) -> None:
        self._table = table
        self._slot: int | None = None
        """Of the card that was looked at last."""

    def inspect(self, piece: Piece | None) -> None:
        """Look at a card."""
        slot = piece.slot if piece is not None and piece.slot >= 0 else None
        if slot != self._slot:
            self._slot = slot
            if slot is not None:
                self._table.inspected.emit(slot)

    def to_show(self, piece: Piece | None) -> Face | None:
        """What the viewer knows of the card of a piece, where neither that nor a panel beside the table shows it."""
        if piece is None or piece.slot < 0 or self._table.shown_elsewhere():
            return None
        if piece.drawing is not None and piece.drawing.says_all():
            return None
        face = self._table.face(piece.slot)
        return None if isinstance(face, CardBack) else face

    def words_here(self) -> tuple[tuple[Keyword, ...], bool]:
        """The words of the rules on what is held up, has the focus, or on the card that is pointed at, and in what is
        told of it; else in what is asked. And whether they were looked at."""
        table = self._table
        slot, piece, lexicon = table.interaction.held, table.layout_now.get(table.aimed), table.speech.lexicon
        if slot is not None and (found := table.words(slot)):
            return found, True
        if slot is None and piece is not None:
            if piece.action == LOOK_UP:
                return (lexicon.named(piece.key.rpartition(":")[2]),), True
            told = lexicon.told(piece.name) if table.keys.visible else ()
            on_it = table.words(piece.slot) if piece.slot >= 0 else told
            foretold = lexicon.told(*table.outlook_hint.lines)
            if found := tuple(dict.fromkeys((*on_it, *foretold))):
                return found, True
        asked = table.layout_now.get(PROMPT)
        return lexicon.told(asked.name) if asked is not None else (), False

    def look_closely(self, piece: Piece) -> None:
        """A pile opens; any other card is held up, and let go when it is looked at once more."""
        self.inspect(piece)
        if piece.pile:
            self._table.interaction.open(piece)
            self._table.refresh()
        elif piece.slot >= 0:
            self.hold_up(piece.slot if self._table.interaction.held is None else None)

    def turn_over(self) -> bool:
        """Hold up the other side of the card that is looked at; what is held up is turned over. False where there is
        none that has another side."""
        held = self._table.interaction.held
        slot = held if held is not None else self._slot
        face = self._table.face(slot) if slot is not None else None
        if face is None or face.sides < 2:
            return False
        self.hold_up(slot, self._table.interaction.turned + 1 if held is not None else 1)
        return True

    def hold_up(self, slot: int | None, turned: int = 0) -> None:
        """Show a card as large as there is room, turned over so many times; None lets it go."""
        interaction = self._table.interaction
        interaction.held, interaction.turned = slot, turned
        self._table.refresh()
        if slot is not None and (piece := self._table.display.drawn.get("held card")) is not None:
            self.inspect(piece)
            screen_reader.announce(self._table, piece.name)
