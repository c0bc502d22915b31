"""What an answer would bring: told of the one that is pointed at, by mouse or keyboard, or looked at in a list."""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sparktable.kernel.decisions import Option
from sparktable.kernel.game import Prospect
from sparktable.table.gestures import is_walk
from sparktable.table.overlay import ON_STAGE, outlook_pieces
from sparktable.table.piece import Layout, Piece
from sparktable.table.prompt import Foretold
from sparktable.table.recall import something_lies_at

if TYPE_CHECKING:
    from sparktable.table.table_view import TableView


class OutlookHint:
    def __init__(self, table: TableView) -> None:
        self._table = table
        self.considered: Option | None = None
        """The answer that is looked at in a list beside the table."""
        self._title = ""
        self.lines: tuple[str, ...] = ()
        """What the answer would bring that is pointed at."""
        self._short: tuple[str, ...] = ()
        """The same in a few words each."""
        self._known: dict[Option, tuple[Prospect, ...]] = {}

    def begin(self) -> None:
        """Another position, or other words for it."""
        self.considered = None
        self._known.clear()

    def look(self, layout: Layout) -> None:
        """Foretell what is pointed at now, as far as the viewer can know."""
        view, option = self._table.shown, self._pointed_at(layout)
        self._title, self.lines, self._short = "", (), ()
        if view is None or option is None:
            return
        speech = self._table.speech
        if is_walk(option):
            act = next((act for act in self._table.interaction.lights.acts if act.option == option), None)
            if option.refs[0].kind == "space" and (note := self._table.tableau.note(view, act, speech)):
                self._title, self.lines, self._short = speech.option(option, view.state), (note,), (note,)
        else:
            if option not in self._known:
                self._known[option] = tuple(speech.game.outlook(view, option))
            self._title, found = speech.option(option, view.state), self._known[option]
            told = [(speech.prospect(each, view.state), speech.in_short(each, view.state)) for each in found]
            told = [each for each in told if each[0].removesuffix(".") != self._title.removesuffix(".")]  # said above
            self.lines, self._short = tuple(each for each, _ in told), tuple(each for _, each in told)

    @property
    def in_line(self) -> Foretold:
        """All of it in one line, for the bar that asks."""
        brief, whole = (" · ".join(each.removesuffix(".") for each in told if each)
                        for told in (self._short, self.lines))
        return Foretold(self._title, brief, whole)

    def told_beside(self, layout: Layout) -> bool:
        """Whether there is a piece that it is about, and that has nothing else to say, nor is itself shown beside the
        board; the bar says it if not. Of a space it is told there where it would lie on stacks; of anything
        where it would lie on the stage of a duel, on what is told of players, on a hint, a reason or what others
        did."""
        at, note = layout.get(self._table.aimed), self._table.interaction.note
        shown = at is not None and at.zone in ON_STAGE and self._table.looking.to_show(at) is not None
        shown |= at is not None and at.zone == "board" and something_lies_at(layout, layout.beside)
        if at is None or not self.lines or shown or (note is not None and note.at == at.key):
            return False
        lies = self._pieces(at, layout)[0].box
        if lies.meets(layout.beside) and not at.box.meets(layout.beside):  # all that lies there is covered then
            lies = layout.beside
        told = (piece for piece in layout.pieces if piece.zone == "players" or piece.key == "battle")
        return not any(piece.box.meets(lies) for piece in (*self._table.display.told(), *told))

    def pieces(self, layout: Layout) -> Iterable[Piece]:
        """All of it beside what it is about."""
        table = self._table
        at = layout.get(table.aimed)
        if at is None or not self.told_beside(layout):
            return ()
        return self._pieces(at, layout)

    def _pieces(self, at: Piece, layout: Layout) -> list[Piece]:
        return list(outlook_pieces(self._title, self.lines, at, layout, self._table.pictures.look))

    def _pointed_at(self, layout: Layout) -> Option | None:
        """The answer that is pointed at, that letting go would give, or that is looked at in a list."""
        interaction, drag = self._table.interaction, self._table.pointer.drag
        option = interaction.meant(layout.get(self._table.aimed), drag.source.key if drag is not None else None)
        if option is None and any(act.option == self.considered for act in interaction.lights.acts):
            option = self.considered
        return option
