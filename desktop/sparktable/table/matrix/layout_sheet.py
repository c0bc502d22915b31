"""What the parts of the Matrix tableau share while they lay out one position."""
from __future__ import annotations

from typing import Any

from sparktable.games.matrix.state import MatrixState
from sparktable.kernel.decisions import card as card_ref
from sparktable.table import layout_sheet
from sparktable.table.art.render import Form
from sparktable.table.drawings import CardPicture, Counter, EmptyPlace
from sparktable.table.geometry import Box
from sparktable.table.matrix import cards, facts
from sparktable.table.piece import Mark, Piece
from sparktable.table.zorder import Z

LOW_STACK = 4
"""A stack that ends the game says so from this number on."""


class Sheet(layout_sheet.Sheet):
    """One position being laid out."""

    @property
    def state(self) -> MatrixState:
        return facts.state_of(self.view)

    def picture(self, slot: int, form: Form) -> CardPicture:
        return cards.picture(self.view, slot, form, self.speech)

    def card(self, slot: int, box: Box, form: Form, zone: str, z: int, *, where: str = "", **more: Any) -> Piece:
        """A card on the table."""
        refs = (card_ref(slot), *more.pop("refs", ()))
        drawing = more.pop("drawing", None) or self.picture(slot, form)
        return self.out.add(Piece(f"card:{slot}", box.whole(), drawing, z,
                                  cards.card_name(self.view, slot, self.speech, where), zone, refs, slot=slot,
                                  shadow=more.pop("shadow", True), **more))

    def stack(self, key: str, word: str, zone: int, box: Box, group: str, *, refs: tuple = (), icon: str = "deck",
              low: bool = False, spread: float = 0.0, also: tuple[int, ...] = ()) -> Piece:
        """A pile: its top card or its back in one to four layers, exactly how many there are, and its name below,
        which may reach `spread` beyond it."""
        slots = list(reversed(self.state.zones[zone]))
        count = len(slots)
        say = self.say
        name = say("table.pile", name=say(word), n=count)
        box = box.whole()
        marks: list[Mark] = []
        badge = round(max(17.0, self.pt(12) * 1.5))
        number = str(count)
        wide = max(badge, badge * (0.55 * len(number) + 0.55))
        if count:
            top = slots[0]
            drawing: Any = self.picture(top, "mini" if box.w < 78 * self.look.larger else "board")
            layers = min(3, count // 6)
            marks += [Mark(CardPicture(cards.back(self.view, zone, self.speech), "mini"),
                           Box(layer * 2, layer * 1.5, box.w, box.h), behind=True) for layer in range(layers, 0, -1)]
            refs = (card_ref(top), *refs)
        else:
            drawing, top = EmptyPlace(icon), -1
        marks.append(Mark(Counter(number, low and count <= LOW_STACK),
                          Box(box.w - wide * 0.8, box.h - badge * 0.85, wide, badge)))
        others = tuple(slot for other in also for slot in reversed(self.state.zones[other]))
        piece = self.out.add(Piece(f"pile:{key}", box, drawing, Z.CARD, name, group, tuple(refs), slot=top,
                                   pile=(*slots, *others), marks=tuple(marks), shadow=bool(count), place=say(word)))
        self.out.homes[zone] = piece.key
        for other in also:
            self.out.homes[other] = piece.key
        spread = spread or self.px(14)
        below = Box(box.x - spread, box.bottom + self.px(2), box.w + 2 * spread, self.pt(11) * 1.4)
        self.words(say(word), below, "caption", 11, "mid", "centre")
        return piece
