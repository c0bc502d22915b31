"""The band along the bottom: the viewer's piles and hand, and what may still be done this turn."""
from __future__ import annotations

from sparktable.games.tcg.state import DECK, HAND, SCRAP
from sparktable.table.art.render import Form
from sparktable.table.drawings import Panel
from sparktable.table.geometry import CARD_RATIO, Box, card_box, row
from sparktable.table.piece import Piece
from sparktable.table.tcg import facts
from sparktable.table.tcg.drawings import OpenLine
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.rail import pile
from sparktable.table.zorder import Z

HAND_WIDTH = 148.0
LEGIBLE = 118.0
"""A narrower card of the hand shows its text only when it is looked at."""


def lay_band(sheet: Sheet, band: Box) -> None:
    sheet.out.show(Panel("bg0", "line", 1.0, 0.0), Box(band.x - 2, band.y, band.w + 4, band.h + 4).whole(), Z.PANEL)
    inside = band.inset(sheet.px(12), sheet.px(8))
    piles, inside = inside.take_left(sheet.px(176), sheet.px(12))
    turn, inside = inside.take_right(min(inside.w * 0.32, sheet.px(300) * max(1.0, sheet.look.text)), sheet.px(12))
    _piles(sheet, piles)
    _turn(sheet, turn)
    _hand(sheet, inside)


def _piles(sheet: Sheet, room: Box) -> None:
    s = sheet.state
    caption = sheet.pt(11) * 1.5
    gap = sheet.px(12)
    width = min((room.w - gap) / 2, (room.h - caption) / CARD_RATIO)
    for index, (zone, word, icon) in enumerate(((DECK, "deck", "deck"), (SCRAP, "scrap", "discard"))):
        box = card_box(room.x + index * (width + gap), room.y, width).whole()
        slots = tuple(reversed(s.zones[zone + sheet.me]))
        pile(sheet, f"pile:{word}:{sheet.me}", box, slots, sheet.say(f"tcg.pile.{word}"), icon, "piles")
        sheet.out.homes[zone + sheet.me] = f"pile:{word}:{sheet.me}"
        sheet.words(sheet.say(f"tcg.pile.{word}"), Box(box.x, box.bottom + 1, width, caption), "caption", 11, "mid",
                    "centre")


def _turn(sheet: Sheet, room: Box) -> None:
    """What the active player may still do before the attack."""
    s = sheet.state
    mine = s.active == sheet.me and not sheet.speech.watching
    told = sheet.say("tcg.table.your_turn" if mine else "tcg.table.their_turn", who=sheet.speech.seat(s.active))
    head, rest = room.take_top(sheet.pt(11) * 1.5, sheet.px(4))
    sheet.words(told, head, "label", 11, "low")
    lines = facts.permissions(sheet.view)
    gap = sheet.px(6)
    high = min((rest.h - (len(lines) - 1) * gap) / len(lines), sheet.px(38) * max(1.0, sheet.look.text))
    for index, line in enumerate(lines):
        what = sheet.say(f"tcg.permission.{line.name}")
        key = "open" if line.left else line.shut or "used"
        word = sheet.say(f"tcg.table.{key}", what=what, n=line.left, turn=sheet.state.turn)
        box = Box(rest.x, rest.y + index * (high + gap), rest.w, high).whole()
        sheet.out.add(Piece(f"open:{line.name}", box, OpenLine(line.icon, word, line.left > 0, bool(line.shut)),
                            Z.PLACE, word))


def _hand(sheet: Sheet, box: Box) -> None:
    """In the middle, as far as it does not need all the room."""
    hand = sheet.state.zones[HAND + sheet.me]
    caption = sheet.pt(11) * 1.5
    spot = Box(box.x, box.y + caption, box.w, box.h - caption)
    sheet.out.add(Piece("place:hand", spot.whole(), None, Z.PLACE))
    sheet.out.homes[HAND + sheet.me] = "place:hand"
    width = min(sheet.px(HAND_WIDTH), spot.h / CARD_RATIO)
    gap = sheet.px(8)
    bare = spot.w - (len(hand) * (width + gap) - gap)
    close = bare < 0
    spot = spot.inset(max(0.0, bare / 2) if hand else 0.0, 0.0)
    heading = Box(spot.x, box.y, box.right - spot.x, caption)
    sheet.words(sheet.say("tcg.table.hand", n=len(hand)), heading, "label", 11, "low")
    form: Form = "hand" if width >= LEGIBLE and not close else "board"
    playable = facts.playable(sheet.view)
    places = [*enumerate(zip(hand, row(spot._replace(w=spot.w + 1), width, len(hand), gap), strict=True))]
    for index, (slot, place) in reversed(places):  # the left one lies on top, so that all icons can be seen
        spent = playable is not None and slot not in playable
        sheet.card(slot, place, form, "hand", Z.HAND, sheet.say("tcg.table.nth", n=index + 1, of=len(hand)), True,
                   "spent" if spent else "")
