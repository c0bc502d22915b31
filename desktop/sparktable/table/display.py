"""What is to be seen of a table: the position laid out for the room that there is, with what the hands are doing, the
prompt bar and what is foretold."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QBrush, QPixmap, QTransform

from sparktable.kernel.decisions import Option, card
from sparktable.kernel.view import View
from sparktable.table import highlights
from sparktable.table.advice import ADVICE, advice_pieces
from sparktable.table.art.pieces import felt
from sparktable.table.duel import as_it_begins, fights, is_reckoned
from sparktable.table.geometry import Box
from sparktable.table.gestures import Walk, mover, usual
from sparktable.table.held_card import held_pieces
from sparktable.table.overlay import (
    OUTLOOK_KEY,
    OpenPile,
    chooser_pieces,
    note_pieces,
    path_piece,
    pile_pieces,
    way_piece,
)
from sparktable.table.piece import Layout, Piece
from sparktable.table.pointed_card import POINTED, POINTED_AT, POINTED_GROUND, pointed_pieces
from sparktable.table.possible_acts import Lights, light
from sparktable.table.prompt import NONE_FORETOLD, Asked, answered, asking, prompt_pieces, renewed
from sparktable.table.recall import is_free, recall_pieces, recalls, something_lies_at
from sparktable.table.show import ground
from sparktable.table.tableau import Hands
from sparktable.table.turn_strip import all_pieces, turn_pieces
from sparktable.table.zorder import Z

if TYPE_CHECKING:
    from sparktable.table.table_view import TableView


ADVICE_SHARE = 0.56
"""How much of the strip a hint or a reason takes where the others' turns stand in it too."""
FIGHTERS = ("own", "enemy")
"""Where cards stand whose numbers lie close together."""


class Display:
    """One table's picture."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self.shown: View | None = None
        """The position that lies there now."""
        self.options: tuple[Option, ...] | None = None
        """What the viewer may answer, where that is not simply what the decision says."""
        self.walks: dict[Option, Walk] = {}
        """What stands for a walk -> where it leads, and how."""
        self.base = Layout()
        """The position alone."""
        self.drawn = Layout()
        """Everything that lies there now."""
        self.done = ""
        """The viewer's last answer in words, until what it brings has been shown: see `tell_given`."""
        self._moment: View | None = None
        """A moment of a duel, while it is fought out."""
        self._told: tuple[object, ...] = ()
        """What is told beside the question, which card has come up, and what has been taken up or opened."""

    # --- for the room that there is -----------------------------------------------------------------

    def layout_of(self, view: View) -> Layout:
        table, pictures = self._table, self._table.pictures
        width, height = self._room()
        pictures.wear(k=table.tableau.scale(width, height), dpr=table.devicePixelRatioF() * self._shrunk(),
                      rtl=table.isRightToLeft())
        pictures.make_room(width, height)
        return table.tableau.layout(view, width, height, pictures.look, table.speech)

    def _room(self) -> tuple[float, float]:
        """The size to lay the table out for. In less than the least that shows everything, it is drawn smaller."""
        size, least = self._table.viewport().size(), self._table.tableau.minimum
        wide, high = max(1, size.width()), max(1, size.height())
        short = max(1.0, least[0] / wide, least[1] / high)
        return wide * short, high * short

    def _shrunk(self) -> float:
        """How much smaller that is than laid out. Pictures are painted for it: scaled ones would lose lines."""
        return self._table.viewport().width() / self._room()[0]

    def _fit(self) -> None:
        """Show what is laid out for the room that there is in the size that the table has."""
        shrunk = self._shrunk()
        self._table.setTransform(QTransform.fromScale(shrunk, shrunk))

    def stretch(self, width: float, height: float) -> None:
        """Show what is drawn in another size, until it is drawn anew."""
        self._table.setTransform(QTransform.fromScale(width / self.base.width, height / self.base.height))

    def lay_out(self) -> None:
        """Draw everything for the size and the pixels that the table has now."""
        self._fit()
        if self.shown is not None:
            self._table.skip_animation()
            self._table.interaction.told_back = 0  # another size has other leaves
            self.base = self.layout_of(self.shown)
            self.refresh()
            self._table.laid_out.emit()

    def renew(self) -> None:
        """Draw everything anew: in another theme, in other words."""
        self._table.pictures.clear()
        self.dress_felt()
        self.lay_out()

    def dress_felt(self) -> None:
        tile = felt(self._table.devicePixelRatioF(), self._table.pictures.look.theme)
        self._table.table_scene.setBackgroundBrush(QBrush(QPixmap.fromImage(tile)))

    # --- what lies there ----------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Lay out a position; what was going on with the hands is over."""
        interaction, speech = self._table.interaction, self._table.speech
        self.shown, self.done = view, ""
        self._fit()
        self._table.outlook_hint.begin()
        interaction.begin(view)
        self.walks = {walk.option: walk for walk in self._walks_of(view)}
        before, self.base = self.base, self.layout_of(view)
        self._moment = view if view.decision is None and is_reckoned(self.base) else None
        self._look_away(before)
        if self._table.queue.running:  # a moment: others follow
            self.drawn = self._with_prompt(self._with_hands(view), view)
            self._table.table_scene.show_layout(self.drawn, {})
            self._table.went_on.emit()
            return
        self.refresh()
        self._table.went_on.emit()
        if interaction.lights.unseen and interaction.lights.mine:
            assert view.decision is not None
            interaction.show_unseen(speech.question(view.decision, view.state))
            self.refresh()

    def _walks_of(self, view: View) -> Sequence[Walk]:
        asked = view.decision
        if asked is None or asked.seat != view.seat:
            return ()
        return self._table.tableau.walks(view, self.options if self.options is not None else tuple(asked.options))

    def lights_to_come(self) -> Lights:
        """What can be done as soon as all that moves has been shown."""
        view, table = self._table.newest, self._table
        if view is None:
            return Lights()
        return light(view, self.layout_of(view), table.tableau.gestures, self.options, tuple(self._walks_of(view)))

    def _look_away(self, before: Layout) -> None:
        """A card that has gone elsewhere is not looked at there, where it would lie enlarged on what is told."""
        table = self._table
        gone = [key for key in (table.pointer.hover, table.keys.focus) if (was := before.get(key)) is not None
                and (now := self.base.get(key)) is not None and now.raises and now.zone != was.zone]
        if table.pointer.hover in gone:
            table.pointer.hover = None
        if table.keys.focus in gone:
            table.keys.focus = None

    def tell_given(self, option: Option) -> None:
        """The viewer's answer has been accepted: the bar says it while things move for it."""
        shown = self.shown
        if shown is not None and shown.decision is not None:
            self.done = self._table.speech.answer(option, shown.decision, shown.state).removesuffix(".")

    def keep_still(self, fought: View | None, after: Layout) -> None:
        """Show what lies there while things begin to move: nothing of it can be taken, nothing is asked, and nothing
        told of what an answer would bring, nor shown that was pointed at. `fought`: from here on a duel is, which is
        said at once, and nothing is left of what was before it."""
        known = [piece.still() for piece in self.drawn.pieces if not piece.key.startswith((OUTLOOK_KEY, *POINTED))]
        self.drawn = replace(self.drawn, pieces=tuple(answered(known, self.done)))
        if fought is not None:
            self._moment = fought
            self.drawn = replace(self.drawn, pieces=tuple(as_it_begins(self.drawn.pieces, after)))
            self.renew_prompt()
        self._table.table_scene.show_layout(self.drawn, {})

    def renew_prompt(self) -> None:
        """While things move: what is waited for, and what makes an end of it. What the viewer is asked next waits."""
        table = self._table
        view = self._moment or next((each for each in (self.shown, table.newest) if each is not None
                                     and each.decision is not None and each.decision.seat != each.seat), None)
        if view is None:
            return
        bar = prompt_pieces(Asked(Lights(decision=view.decision), waiting=table.waiting), view, self.base.prompt,
                            table.pictures.look, table.speech, table.tableau)
        self.drawn = replace(self.drawn, pieces=tuple(renewed(self.drawn.pieces, bar)))
        table.table_scene.show_layout(self.drawn, {})

    def refresh(self) -> None:
        """Bring the scene up to date with the position and with what the hands are doing."""
        table, view = self._table, self.shown
        if view is None or table.queue.running:
            return
        interaction, keys, look = table.interaction, table.keys, table.pictures.look
        layout = self._with_hands(view)
        layout = self._with_prompt(layout, view)
        layout = layout.with_pieces(self._extras(layout, view))
        layout = layout.with_pieces(table.tableau.hints(view, layout, self._hands(layout), look, table.speech))
        interaction.layout = layout
        table.pointer.rest()
        if layout.get(keys.focus) is None:
            keys.focus = None
        drag, hover, focus = table.pointer.drag, table.pointer.hover, keys.focus if keys.visible else None
        still = table.instant or table.queue.calm
        raised = highlights.raised(layout, self._looked_at, look)
        told = tuple(table.outlook_hint.pieces(raised))
        shown = (*self._pointed(raised, told), *told)
        self.drawn = raised.with_pieces((*self._ground(raised, shown), *shown,
                                         *table.guidance.pieces(raised, view, look, still=still)))
        table.table_scene.show_layout(self.drawn, highlights.glows(
            layout, interaction, table.tableau, view, hover, focus,
            drag.source.key if drag is not None else None, drag.target if drag is not None else None))
        up = table.aimed if raised is not layout else None
        said = (interaction.advice, interaction.unfolded, interaction.turns, interaction.all_told,
                interaction.told_back, up, interaction.taken, interaction.choosing)
        if said != self._told:
            self._told = said
            table.went_on.emit()

    def _pointed(self, layout: Layout, told: Sequence[Piece]) -> Iterable[Piece]:
        """The card that is pointed at, unless another is held up or moved, or a panel beside the table shows it, or
        it came under a pointer that rests. Of whoever fights on the stage all that counts is told there."""
        table = self._table
        piece, interaction = layout.get(table.aimed), table.interaction
        busy = (table.pointer.drag, interaction.held, interaction.pile, interaction.recalled, interaction.choosing,
                layout.get(POINTED_AT))
        face = table.looking.to_show(piece)
        if piece is None or face is None or any(each is not None for each in busy):
            return ()
        if table.pointer.hover == piece.key != table.pointer.sought or fights(layout, piece.slot):
            return ()
        return pointed_pieces(piece, face, layout, told[0] if told else None, table.pictures.look)

    def _ground(self, layout: Layout, shown: Sequence[Piece]) -> Iterable[Piece]:
        """Under what is shown where stacks lie, unless one of those is pointed at: no name looks out beside it."""
        beside, piece = layout.beside, layout.get(self._table.aimed)
        boxes = [each.box for each in shown if each.box.meets(beside)]
        if boxes and something_lies_at(layout, beside) and not (piece is not None and piece.box.meets(beside)):
            top = min(box.y for box in boxes)
            held = Box(beside.x, top, beside.w, max(box.bottom for box in boxes) - top)
            beneath = ground(beside, held, self._table.pictures.look)
            yield Piece(POINTED_GROUND, beneath.place, beneath, Z.NOTE - 1, radius=self._table.pictures.look.px(8))

    def _hands(self, layout: Layout) -> Hands:
        table, interaction, drag = self._table, self._table.interaction, self._table.pointer.drag
        held = layout.get(drag.source.key if drag is not None else interaction.taken)
        targets = interaction.drops(held.key) if drag is not None and held is not None else interaction.targets(
            interaction.taken)
        return Hands(held, tuple(targets), layout.get(table.aimed))

    def _with_hands(self, view: View) -> Layout:
        """The position with what has been opened on it. What can be done lights up for it."""
        table = self._table
        interaction, look = table.interaction, table.pictures.look
        layout = table.tableau.in_hand(view, self.base, self._hands(self.base), look, table.speech)
        if interaction.pile is not None:
            layout = layout.with_pieces(self._pile(interaction.pile, view))
        interaction.layout = layout
        interaction.lights = light(view, layout, table.tableau.gestures, self.options, tuple(self.walks.values()))
        interaction.drop_stale()
        if interaction.choosing is None:
            return layout
        anchor = layout.get(interaction.choosing.anchor)
        return layout.with_pieces(chooser_pieces(interaction.choosing.acts, anchor, layout, view, look, table.speech,
                                                 table.tableau))

    def _pile(self, pile: OpenPile, view: View) -> Iterable[Piece]:
        table, base = self._table, self.base
        lit = frozenset(int(ref.value) for act in table.interaction.lights.acts for ref in act.option.refs
                        if ref.kind == "card")
        rooms = (base.stage, base.wide) if base.wide.w else (base.stage,)
        return pile_pieces(pile, lit, view, rooms, table.pictures.look, table.speech, table.tableau)

    @property
    def _looked_at(self) -> str | None:
        """The card that comes up: not one that came under a pointer that rests."""
        keys, pointer = self._table.keys, self._table.pointer
        return keys.focus if keys.visible else pointer.hover if pointer.hover == pointer.sought else None

    def _with_prompt(self, layout: Layout, view: View) -> Layout:
        """What is asked; what an answer would bring is told there unless it is told where one looks."""
        table, interaction = self._table, self._table.interaction
        note = interaction.note.text if interaction.note else ""
        asked = Asked(interaction.lights, interaction.chosen(), note, NONE_FORETOLD, table.waiting,
                      table.keys.spelt, table.passing if interaction.lights.mine else None,
                      layout.get("battle") is not None, interaction.asks_where, self._listed(layout, view))
        bar = partial(prompt_pieces, view=view, box=self.base.prompt, look=table.pictures.look, speech=table.speech,
                      tableau=table.tableau)
        if (piece := layout.get(self._looked_at)) is not None and piece.raises:
            among = layout.with_pieces((*bar(asked), *self.told()))
            up = highlights.coming_up(among, self._looked_at, table.pictures.look)
            asked = replace(asked, under=up.box if up is not None else None)
        found = asking(layout, bar(asked))
        table.outlook_hint.look(found)
        if table.outlook_hint.lines:
            seen = highlights.raised(found.with_pieces(self.told()), self._looked_at, table.pictures.look)
            if not table.outlook_hint.told_beside(seen):
                return asking(layout, bar(replace(asked, foretold=table.outlook_hint.in_line)))
        return found

    def _listed(self, layout: Layout, view: View) -> str:
        """The card that a list of answers is about: an open one, or buttons of which no place decides."""
        interaction = self._table.interaction
        choosing, several = interaction.choosing, len(usual(interaction.chosen())) > 1
        anchor = layout.get(choosing.anchor) if choosing is not None \
            else interaction.piece if several and not interaction.asks_where else None
        if anchor is None or anchor.slot < 0:
            return ""
        return str(self._table.speech.ref(card(anchor.slot), view.state))

    def _way(self, walk: Walk, layout: Layout, view: View) -> Iterable[Piece]:
        """From where one stands over every space on the way."""
        start = next(layout.standing_for(mover(view.seat)), None)
        named = [ref for step in walk.steps for ref in step.refs if ref.kind == "space"]
        spaces = [next(layout.standing_for(ref), None) for ref in named]
        boxes = [piece.box for piece in (start, *spaces) if piece is not None]
        if len(boxes) > 1:
            yield way_piece(boxes)

    def _recalled(self, view: View) -> Iterable[Piece]:
        """A card of the others' turns that was called back; where there is room, the last one, or the one that has
        just been turned up."""
        table, at = self._table, self._table.interaction.recalled
        fresh, free = table.interaction.fresh, is_free(self.base)
        found = recalls(table.interaction.turns) or ([fresh] if fresh is not None else [])
        if not found or (at is None and not free):
            return ()
        place = self.base.beside if free else self.base.shown_at
        return recall_pieces(found, len(found) - 1 if at is None else at, view, place, free, table.pictures.look,
                             table.speech, table.tableau)

    def told(self) -> Iterable[Piece]:
        """What is told beside the question: a hint or a reason, and in the room that this leaves what others did."""
        interaction, look, speech = self._table.interaction, self._table.pictures.look, self._table.speech
        strip = room = self.base.strip
        turns = bool(interaction.turns) and strip.w > 0
        if interaction.advice is not None:
            most = strip.take_left(strip.w * ADVICE_SHARE)[0] if turns else strip
            advised = [*advice_pieces(interaction.advice, interaction.unfolded, most, look, speech, spread=not turns)]
            yield from advised
            taken = next(piece.box for piece in advised if piece.key == ADVICE).w
            room = strip.take_left(taken, look.px(8))[1]
        if turns:
            yield from turn_pieces(interaction.turns, room, look, speech)
            if interaction.all_told:
                yield from all_pieces(interaction.turns, strip, look, speech, interaction.told_back)

    def _extras(self, layout: Layout, view: View) -> Iterable[Piece]:
        """What is told beside the question, a card that is held up, a reason where something was tried in vain, and
        the way to a target."""
        interaction, look = self._table.interaction, self._table.pictures.look
        yield from self.told()
        yield from self._recalled(view)
        if interaction.held is not None:
            room = Box(0, 0, layout.width, layout.height)
            yield from held_pieces(interaction.held, interaction.turned, view, room, look, self._table.speech,
                                   self._table.tableau)
        note = interaction.note
        at = layout.get(note.at) if note is not None else None
        read = at is not None and (at.zone == "players" or at.raises  # it would lie on numbers, or on what is read
                                   or (at.zone in FIGHTERS and at.slot >= 0))
        if note is not None and note.text and at is not None and not read:
            near, strip = at.box, layout.strip
            if at.zone == "board" and strip.w:  # on the board it would lie on costs and on who stands there
                near = near._replace(y=strip.y, h=strip.h)
            yield from note_pieces(note.text, near, Box(0, 0, layout.width, layout.height), look, self._table.speech)
        drag = self._table.pointer.drag
        aimed = layout.get(drag.target if drag is not None else self._table.pointer.hover or self._table.keys.focus)
        option = interaction.meant(aimed, drag.source.key if drag is not None else None)
        walk = self.walks.get(option) if option is not None else None
        if walk is not None:
            yield from self._way(walk, layout, view)
        piece = interaction.piece
        if aimed is None or piece is None or aimed.key not in interaction.targets(piece.key):
            return
        onto = walk is not None and walk.option.refs[0].kind == "card"  # one thing onto another
        if onto or (walk is None and aimed.zone == "board" == piece.zone):
            yield path_piece(piece.box, aimed.box)
