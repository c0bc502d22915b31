"""What lies beside a team: who was KO'd, with those that still do something; Secret Actions, with a reminder for
whoever laid them; Stratagems."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sparktable.games.tcg import events
from sparktable.games.tcg.state import STRATAGEMS
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.art.fonts import name_lines
from sparktable.table.geometry import CARD_RATIO, Box, row
from sparktable.table.lettering import VOICES, Paragraph
from sparktable.table.overlay import LOOK
from sparktable.table.picture_store import Drawing
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import Dot, Eye, Fallen
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.teams import fighter_drawing
from sparktable.table.zorder import Z

LARGEST = 76.0
"""How wide a card is at most, at the design's size."""
LINE, LINES, SMALLEST = 36.0, 2.0, 20.0
"""How high a card with words beside it is at least, at the design's size and to their letters, and how wide one is
without."""


class Told(NamedTuple):
    """What is said of a card that lies there."""

    name: str
    note: str
    works: bool = False
    """It does something from there."""


def beside_height(sheet: Sheet, count: int) -> float:
    """How high so many cards with words beside them would be."""
    return _caption(sheet) + count * sheet.px(LARGEST) * CARD_RATIO + sheet.px(4)


def _caption(sheet: Sheet) -> float:
    """How high the heading is, with its distance to cards that are lit."""
    return sheet.pt(11) * 1.4 + sheet.px(5)


def lay_beside(sheet: Sheet, what: str, slots: Sequence[int], room: Box) -> None:
    caption = _caption(sheet)
    inside = Box(room.x, room.y + caption, room.w, room.h - caption)
    width = min(sheet.px(LARGEST), (inside.h - sheet.px(2)) / CARD_RATIO)
    if width < SMALLEST:  # the heading makes way
        lay_close(sheet, [(what, slots)], room)
        return
    heading = sheet.say(f"tcg.table.{what}", n=len(slots))
    sheet.words(heading, Box(room.x, room.y, room.w, caption - sheet.px(5)), "label", 11, "low")
    told = [_told(sheet, slot) for slot in slots]
    high = min(inside.h / len(slots), sheet.px(LARGEST) * CARD_RATIO)
    if high >= max(sheet.px(LINE), sheet.pt(11) * LINES):
        for index, (slot, each) in enumerate(zip(slots, told, strict=True)):
            _line(sheet, slot, each, Box(inside.x, inside.y + index * high, inside.w, high - sheet.px(4)), what)
        return
    for slot, each, place in zip(slots, told, row(inside, width, len(slots), sheet.px(5)), strict=True):
        _card(sheet, slot, each, place, what)


def lay_close(sheet: Sheet, groups: Sequence[tuple[str, Sequence[int]]], room: Box) -> None:
    """Groups in one row without words, where there is too little room for them."""
    lie = [(what, slot) for what, slots in groups for slot in slots]
    width = max(SMALLEST, min(sheet.px(LARGEST), (room.h - sheet.px(2)) / CARD_RATIO))
    for (what, slot), place in zip(lie, row(room, width, len(lie), sheet.px(5)), strict=True):
        _card(sheet, slot, _told(sheet, slot), place, what)


def _line(sheet: Sheet, slot: int, told: Told, box: Box, what: str) -> None:
    """The card, and beside it what there is to know of it."""
    width = box.h / CARD_RATIO
    _card(sheet, slot, told, Box(box.x, box.y, width, box.h), what)
    words = Box(box.x + width + sheet.px(8), box.y, box.w - width - sheet.px(8), box.h)
    face = VOICES["strong"](sheet.pt(12.5))
    for line in name_lines(told.name, words.w, face):
        head, words = words.take_top(sheet.pt(12.5) * 1.2)
        sheet.words(line, head, "strong", 12.5, "hi")
    if told.note:
        sheet.out.show(Paragraph(told.note, 11.5, "can" if told.works else "mid"), words.whole(), Z.PLACE)


def _card(sheet: Sheet, slot: int, told: Told, place: Box, what: str) -> None:
    place = place.whole()
    size = max(9.0, place.w * 0.24)
    marks = (Mark(Dot("can"), Box(place.w - size * 1.2, size * 0.2, size, size)),) if told.works else ()
    picture: Drawing = sheet.picture(slot, "mini")
    if what == "ko" and facts.is_character(sheet.view, slot):
        picture = Fallen(fighter_drawing(sheet, slot).art, sheet.say(f"tcg.stamp.{events.KOED}"), told.works)
    name = cards.card_name(sheet.view, slot, sheet.speech, sheet.say(f"tcg.name.{what}"), told.note)
    sheet.out.add(Piece(f"card:{slot}", place, picture, Z.CARD, name, "players", (card_ref(slot),), slot=slot,
                        marks=marks, shadow=True))
    if facts.lies_secret(sheet.view, slot) and facts.is_known(sheet.view, slot):
        _eye(sheet, slot, place)


def _eye(sheet: Sheet, slot: int, place: Box) -> None:
    """What whoever laid a card face down presses to look at it."""
    size = max(18.0, place.w * 0.36)
    words = sheet.say("tcg.table.look", card=cards.short_name(sheet.view, slot, sheet.speech))
    sheet.out.add(Piece(f"eye:{slot}", Box(place.right - size * 0.8, place.y - size * 0.2, size, size).whole(), Eye(),
                        Z.CARD + 1, words, "players", slot=slot, action=LOOK, radius=size / 2))


def _told(sheet: Sheet, slot: int) -> Told:
    view, s = sheet.view, sheet.state
    name = cards.short_name(view, slot, sheet.speech)
    if facts.lies_secret(view, slot):
        if not facts.is_known(view, slot):
            return Told(sheet.say("tcg.back.secret"), sheet.say("tcg.table.secret"))
        return Told(name, cards.whole_text(view, slot, sheet.speech))
    if s.where[slot] in (STRATAGEMS, STRATAGEMS + 1):
        used = sheet.say("tcg.table.stratagem.used") if s.mode[slot] else ""
        return Told(name, used or cards.whole_text(view, slot, sheet.speech))
    works = facts.works_in_ko_area(view, slot)
    return Told(name, sheet.say(f"tcg.table.ko.{works}") if works else "", bool(works))
