"""The band along the bottom: the viewer's piles and hand, and what may still be done this turn."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from sparktable.games.tcg.state import DECK, HAND, SCRAP
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.art.face import CardFace, Face
from sparktable.table.drawings import Panel
from sparktable.table.duel import LAPSES
from sparktable.table.geometry import CARD_RATIO, Box, card_box
from sparktable.table.picture_store import Drawing
from sparktable.table.piece import Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import OpenLine
from sparktable.table.tcg.hand_card import HandCard, sizes
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.rail import pile
from sparktable.table.zorder import Z

NARROWEST, WIDEST = 8.4, 1.4
"""How narrow a card of the hand may get before they lie in several lines, in letters, and how wide, in heights."""
STRIP, MOST_LINES = 12.0, 3
"""How wide a card is at least, in letters, where they lie in several lines, and in how many at most."""
SIGNS = 0.42
"""How wide signs stand for what the turn allows, in the band's height: what is many in the hand needs the room."""


def lay_band(sheet: Sheet, band: Box) -> None:
    sheet.out.show(Panel("bg0", "line", 1.0, 0.0), Box(band.x - 2, band.y, band.w + 4, band.h + 4).whole(), Z.PANEL)
    _edge(sheet, band)
    inside = band.inset(sheet.px(12), sheet.px(8))
    piles, inside = inside.take_left(sheet.px(176), sheet.px(12))
    told = min(inside.w * 0.32, sheet.px(300) * max(1.0, sheet.look.text))
    crowded = not _in_one_line(sheet, inside.w - told)
    turn, inside = inside.take_right(inside.h * SIGNS if crowded else told, sheet.px(12))
    _piles(sheet, piles)
    _turn(sheet, turn, crowded)
    _hand(sheet, inside)


def _edge(sheet: Sheet, band: Box) -> None:
    """Whose turn it is: yellow along the top where it is the viewer's, else the colour of who plays."""
    tone = "acc" if sheet.state.active == sheet.me and not sheet.speech.watching else _side(sheet)
    if tone and sheet.state.outcome is None:
        sheet.out.show(Panel(tone, tone, 0.0, 0.0), band._replace(h=max(2.0, sheet.px(3))).whole(), Z.PANEL)


def _side(sheet: Sheet) -> str:
    """The faction of whoever's turn it is."""
    s = sheet.state
    return cards.faction_of(s.cards[s.teams[s.active][0]]).name if s.teams[s.active] else ""


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


def _turn(sheet: Sheet, room: Box, signs: bool) -> None:
    """What the active player may still do before the attack, in words or in signs only, on the colour of who that
    is."""
    s = sheet.state
    mine = s.active == sheet.me and not sheet.speech.watching
    told = sheet.say("tcg.table.your_turn" if mine else "tcg.table.their_turn", who=sheet.speech.seat(s.active))
    head, rest = room.take_top(sheet.pt(11) * 1.5, sheet.px(4))
    if side := _side(sheet):
        ground = room.inset(-sheet.px(6), -sheet.px(3)).whole()
        sheet.out.show(Panel(side, side, 0.0, 4.0, side, alpha=34), ground, Z.PANEL)
    if not signs:
        sheet.words(told, head, "label", 11, "mid")
    lines = facts.permissions(sheet.view)
    gap = sheet.px(6)
    high = min((rest.h - (len(lines) - 1) * gap) / len(lines), sheet.px(38) * max(1.0, sheet.look.text))
    for index, line in enumerate(lines):
        what = sheet.say(f"tcg.permission.{line.name}")
        key = "open" if line.left else line.shut or "used"
        word = sheet.say(f"tcg.table.{key}", what=what, n=line.left, turn=sheet.state.turn)
        box = Box(rest.x, rest.y + index * (high + gap), rest.w, high).whole()
        drawing = OpenLine(line.icon, "" if signs else word, line.left > 0, bool(line.shut))
        sheet.out.add(Piece(f"{LAPSES}{line.name}", box, drawing, Z.PLACE, word))


def _hand(sheet: Sheet, box: Box) -> None:
    """In the middle, as far as it does not need all the room."""
    hand = sheet.state.zones[HAND + sheet.me]
    caption = sheet.pt(11) * 1.5
    spot = Box(box.x, box.y + caption, box.w, box.h - caption)
    sheet.out.add(Piece("place:hand", spot.whole(), None, Z.PLACE))
    sheet.out.homes[HAND + sheet.me] = "place:hand"
    drawings, places = _faces(sheet, hand, spot)
    bare = spot.right - max((place.right for place in places), default=spot.right)
    heading = Box(spot.x + bare / 2, box.y, box.right - spot.x - bare / 2, caption)
    sheet.words(sheet.say("tcg.table.hand", n=len(hand)), heading, "label", 11, "low")
    playable = facts.playable(sheet.view)
    for index, (slot, drawing, place) in enumerate(zip(hand, drawings, places, strict=True)):
        name = cards.card_name(sheet.view, slot, sheet.speech, sheet.say("tcg.table.nth", n=index + 1, of=len(hand)))
        veil = "spent" if playable is not None and slot not in playable else ""
        sheet.out.add(Piece(f"card:{slot}", place.moved(bare / 2, 0).whole(), drawing, Z.HAND, name, "hand",
                            (card_ref(slot),), slot=slot, shadow=True, raises=True, veil=veil))


def _faces(sheet: Sheet, hand: Sequence[int], spot: Box) -> tuple[list[Drawing], list[Box]]:
    """The cards with their places from the left, as wide as they can be, in one line or in several. None covers
    another."""
    count, gap = len(hand), sheet.px(8)
    faces = [sheet.picture(slot, "hand").face for slot in hand]
    if _in_one_line(sheet, spot.w):
        wide = min((spot.w - (count - 1) * gap) / max(1, count), spot.h * WIDEST)
        places = [Box(spot.x + index * (wide + gap), spot.y, wide, spot.h) for index in range(count)]
    else:
        places = [*_strips(sheet, spot, count, gap / 2)]
    return _written(sheet, faces, places), places


def _in_one_line(sheet: Sheet, wide: float) -> bool:
    """Whether the cards of the hand are wide enough side by side in so much room."""
    count = len(sheet.state.zones[HAND + sheet.me])
    return (wide - (count - 1) * sheet.px(8)) / max(1, count) >= sizes(sheet.look)[-1] * NARROWEST


def _strips(sheet: Sheet, spot: Box, count: int, gap: float) -> Iterator[Box]:
    """Places in as few lines as there is room for, which take all the width: what cards say stands beside another."""
    least = sizes(sheet.look)[-1] * STRIP
    lines = next((lines for lines in range(2, MOST_LINES) if (spot.w + gap) / -(-count // lines) - gap >= least),
                 MOST_LINES)
    columns = -(-count // lines)
    wide, high = (spot.w + gap) / columns - gap, (spot.h + gap) / lines - gap
    for index in range(count):
        line, column = divmod(index, columns)
        yield Box(spot.x + column * (wide + gap), spot.y + line * (high + gap), wide, high)


def _written(sheet: Sheet, faces: Sequence[Face], places: Sequence[Box]) -> list[Drawing]:
    """All in the largest letters in which each has room for what it says."""
    found: list[HandCard] = []
    for size in sizes(sheet.look):
        found = [HandCard(face, "hand", size) for face in faces]
        if all(not isinstance(card.face, CardFace) or card.parts(place.w, place.h, sheet.look).whole
               for card, place in zip(found, places, strict=True)):
            break
    return [*found]
