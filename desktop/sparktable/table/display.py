"""What is to be seen of a table: the position laid out for the room that there is, with what the hands are doing, the
prompt bar and what is foretold."""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QBrush, QPainter, QPixmap, QTransform

from sparktable.kernel.decisions import Option
from sparktable.kernel.view import View
from sparktable.table import lighting
from sparktable.table.art.pieces import felt
from sparktable.table.geometry import Box
from sparktable.table.overlay import OpenPile, chooser_pieces, note_piece, path_piece, pile_pieces
from sparktable.table.piece import Layout, Piece
from sparktable.table.presenter import light
from sparktable.table.prompt import Asked, prompt_pieces

if TYPE_CHECKING:
    from sparktable.table.board import TableView


class Display:
    """One table's picture."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self.shown: View | None = None
        """The position that lies there now."""
        self.options: tuple[Option, ...] | None = None
        """What the viewer may answer, where that is not simply what the decision says."""
        self.base = Layout()
        """The position alone."""
        self.drawn = Layout()
        """Everything that lies there now."""

    # --- for the room that there is -----------------------------------------------------------------

    def layout_of(self, view: View) -> Layout:
        table, easel = self._table, self._table.easel
        width, height = self._room()
        easel.wear(k=table.tableau.scale(width, height), dpr=table.devicePixelRatioF(), rtl=table.isRightToLeft())
        easel.make_room(width, height)
        return table.tableau.layout(view, width, height, easel.look, table.speech)

    def _room(self) -> tuple[float, float]:
        """The size to lay the table out for. In less than the least that shows everything, it is drawn smaller."""
        size, least = self._table.viewport().size(), self._table.tableau.minimum
        wide, high = max(1, size.width()), max(1, size.height())
        short = max(1.0, least[0] / wide, least[1] / high)
        return wide * short, high * short

    def _fit(self) -> None:
        """Show what is laid out for the room that there is in the size that the table has."""
        table = self._table
        shrunk = table.viewport().width() / self._room()[0]
        table.setTransform(QTransform.fromScale(shrunk, shrunk))
        table.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, shrunk < 1.0)

    def stretch(self, width: float, height: float) -> None:
        """Show what is drawn in another size, until it is drawn anew."""
        self._table.setTransform(QTransform.fromScale(width / self.base.width, height / self.base.height))

    def lay_out(self) -> None:
        """Draw everything for the size and the pixels that the table has now."""
        self._fit()
        if self.shown is not None:
            self._table.skip_animation()
            self.base = self.layout_of(self.shown)
            self.refresh()

    def renew(self) -> None:
        """Draw everything anew: in another theme, in other words."""
        self._table.easel.clear()
        self.dress_felt()
        self.lay_out()

    def dress_felt(self) -> None:
        tile = felt(self._table.devicePixelRatioF(), self._table.easel.look.theme)
        self._table.stage.setBackgroundBrush(QBrush(QPixmap.fromImage(tile)))

    # --- what lies there ----------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Lay out a position; what was going on with the hands is over."""
        hands, speech = self._table.hands, self._table.speech
        self.shown = view
        self._fit()
        self._table.foresight.begin()
        hands.begin(view)
        self.base = self.layout_of(view)
        self.refresh()
        if hands.lights.unseen and hands.lights.mine:
            assert view.decision is not None
            hands.show_unseen(speech.question(view.decision, view.state))
            self.refresh()

    def refresh(self) -> None:
        """Bring the scene up to date with the position and with what the hands are doing."""
        table, view = self._table, self.shown
        if view is None or table.queue.running:
            return
        hands, keys, look = table.hands, table.keys, table.easel.look
        layout = self._with_hands(view)
        layout = self._with_prompt(layout, view)
        layout = layout.with_pieces(self._extras(layout))
        hands.layout = layout
        if layout.get(keys.focus) is None:
            keys.focus = None
        drag, hover, focus = table.pointer.drag, table.pointer.hover, keys.focus if keys.visible else None
        raised = lighting.raised(layout, focus if keys.visible else hover, look)
        self.drawn = raised.with_pieces(table.foresight.pieces(raised))
        table.stage.show_layout(self.drawn, lighting.glows(
            layout, hands, table.tableau, view, hover, focus,
            drag.source.key if drag is not None else None, drag.target if drag is not None else None))

    def _with_hands(self, view: View) -> Layout:
        """The position with what has been opened on it. What can be done lights up for it."""
        table = self._table
        hands, look, room, layout = table.hands, table.easel.look, self.base.stage, self.base
        if hands.pile is not None:
            layout = layout.with_pieces(self._pile(hands.pile, view, room))
        hands.layout = layout
        hands.lights = light(view, layout, table.tableau.gestures, self.options)
        hands.drop_stale()
        if hands.choosing is None:
            return layout
        anchor = layout.get(hands.choosing.anchor)
        whole = Box(0, 0, layout.width, layout.height).inset(look.px(8))
        return layout.with_pieces(chooser_pieces(hands.choosing.acts, anchor.box if anchor else room, view, whole,
                                                 look, table.speech, table.tableau))

    def _pile(self, pile: OpenPile, view: View, room: Box) -> Iterable[Piece]:
        table = self._table
        lit = frozenset(int(ref.value) for act in table.hands.lights.acts for ref in act.option.refs
                        if ref.kind == "card")
        return pile_pieces(pile, lit, view, room, table.easel.look, table.speech, table.tableau)

    def _with_prompt(self, layout: Layout, view: View) -> Layout:
        """What is asked; what an answer would bring is told there unless it is told where one looks."""
        table, hands = self._table, self._table.hands
        asked = Asked(hands.lights, hands.chosen(), hands.note.text if hands.note else "", "", table.waiting,
                      table.keys.spelt)
        bar = partial(prompt_pieces, view=view, box=self.base.prompt, look=table.easel.look, speech=table.speech,
                      tableau=table.tableau)
        found = layout.with_pieces(bar(asked))
        table.foresight.look(found)
        if table.foresight.lines and not table.foresight.told_beside(found):
            return layout.with_pieces(bar(replace(asked, foretold=table.foresight.line)))
        return found

    def _extras(self, layout: Layout) -> Iterable[Piece]:
        """A reason where something was tried in vain, and the way to a target."""
        hands, look = self._table.hands, self._table.easel.look
        if hands.note is not None and hands.note.text and (at := layout.get(hands.note.at)) is not None:
            yield note_piece(hands.note.text, at.box, Box(0, 0, layout.width, layout.height), look)
        aimed = layout.get(self._table.pointer.hover or self._table.keys.focus)
        if hands.taken is not None and aimed is not None and aimed.key in hands.targets(hands.taken) \
                and (piece := hands.piece) is not None and aimed.zone == "board" == piece.zone:
            yield path_piece(piece.box, aimed.box, look)
