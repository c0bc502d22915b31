"""Both players at the left: their hands, what lies beside their teams, who was KO'd; between them what was played."""
from __future__ import annotations

from sparktable.games.tcg.state import ASIDE, DECK, HAND, KO_AREA, OUTSIDE, PLAYED, SCRAP, SECRETS, STRATAGEMS
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.table.drawings import CardPicture, Counter, EmptyPlace, Panel
from sparktable.table.geometry import CARD_RATIO, Box, card_box, row
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.gestures import PLAY_AREA
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.zorder import Z

MIDDLE = 0.24
"""The share of the height for what was played."""


def lay_rail(sheet: Sheet, rail: Box) -> None:
    gap = sheet.px(8)
    high = (rail.h - 2 * gap) * (1 - MIDDLE) / 2
    theirs, rest = rail.take_top(high, gap)
    mine, middle = rest.take_bottom(high, gap)
    _player(sheet, 1 - sheet.me, theirs)
    _played(sheet, middle)
    _player(sheet, sheet.me, mine)


def _player(sheet: Sheet, seat: int, box: Box) -> None:
    s, mine = sheet.state, seat == sheet.me
    active = s.active == seat and s.outcome is None
    name = sheet.speech.who(seat, sheet.me)
    faction = cards.faction_of(s.cards[s.teams[seat][0]]) if s.teams[seat] else None
    spoken = sheet.say("tcg.table.player", who=name, hand=len(s.zones[HAND + seat]), deck=len(s.zones[DECK + seat]),
                       scrap=len(s.zones[SCRAP + seat]), ko=len(s.zones[KO_AREA + seat]))
    drawing = Panel("s1", "acc" if active else "line", 2.0 if active else 1.0,
                    stripe=faction.light if faction is not None else "")
    sheet.out.add(Piece(f"player:{seat}", box.whole(), drawing, Z.PANEL, spoken, "players", (seat_ref(seat),),
                        radius=sheet.px(8)))
    for zone in (HAND, DECK, SCRAP, KO_AREA, SECRETS, OUTSIDE, ASIDE, STRATAGEMS):
        sheet.out.homes.setdefault(zone + seat, f"player:{seat}")
    inside = box.inset(sheet.px(10), sheet.px(6))
    head, inside = inside.take_top(sheet.pt(15) * 1.4, sheet.px(2))
    sheet.words(name, Box(head.x + sheet.px(4), head.y, head.w, head.h), "name", 15, "hi")
    lines = [("ko", s.zones[KO_AREA + seat]), ("beside", [*s.zones[SECRETS + seat], *s.zones[STRATAGEMS + seat]])]
    if not mine:
        lines.insert(0, ("piles", []))
    lines = [line for line in lines if line[1] or line[0] == "piles"]
    if not lines:
        return
    high = min(inside.h / len(lines), sheet.px(110))
    for index, (what, slots) in enumerate(lines):
        room = Box(inside.x, inside.y + index * high, inside.w, high)
        if what == "piles":
            _piles(sheet, seat, room)
        else:
            _cards(sheet, seat, what, slots, room)


def _piles(sheet: Sheet, seat: int, room: Box) -> None:
    """The opponent's hand, deck and scrap pile."""
    s = sheet.state
    caption = sheet.pt(11) * 1.4
    width = min((room.w - 2 * sheet.px(8)) / 3, (room.h - caption) / CARD_RATIO)
    for index, (zone, word, icon) in enumerate(((HAND, "hand", "hand"), (DECK, "deck", "deck"),
                                                (SCRAP, "scrap", "discard"))):
        slots = tuple(reversed(s.zones[zone + seat]))
        box = card_box(room.x + index * (room.w / 3), room.y, width).whole()
        pile(sheet, f"pile:{word}:{seat}", box, slots, sheet.say(f"tcg.pile.{word}"), icon, "players")
        sheet.out.homes[zone + seat] = f"pile:{word}:{seat}"
        sheet.words(sheet.say(f"tcg.pile.{word}"), Box(box.x, box.bottom + 1, max(width, room.w / 3 - 4), caption),
                    "caption", 11, "mid")


def pile(sheet: Sheet, key: str, box: Box, slots: tuple[int, ...], word: str, icon: str, zone: str) -> Piece:
    """A pile, its top card up as far as the viewer knows it, and how many there are."""
    drawing: CardPicture | EmptyPlace = sheet.picture(slots[0], "mini") if slots else EmptyPlace(icon)
    badge = round(max(17.0, sheet.pt(12) * 1.5))
    mark = Mark(Counter(str(len(slots))), Box(box.w - badge * 1.45, box.h - badge * 1.2, badge * 1.3, badge))
    known = slots[0] if slots and facts.is_known(sheet.view, slots[0]) else -1
    return sheet.out.add(Piece(key, box, drawing, Z.CARD, sheet.say("table.pile", name=word, n=len(slots)), zone,
                               marks=(mark,), pile=slots, slot=known, shadow=bool(slots)))


def _cards(sheet: Sheet, seat: int, what: str, slots: list[int], room: Box) -> None:
    """Who was KO'd, or what lies beside the team."""
    caption = sheet.pt(11) * 1.4
    heading = sheet.say(f"tcg.table.{what}", n=len(slots))
    sheet.words(heading, Box(room.x, room.y, room.w, caption), "label", 11, "low")
    spot = Box(room.x, room.y + caption, room.w, room.h - caption - sheet.px(4))
    width = min(sheet.px(52), spot.h / CARD_RATIO)
    for slot, place in zip(slots, row(spot, width, len(slots), sheet.px(5)), strict=True):
        sheet.out.add(Piece(f"card:{slot}", place.whole(), sheet.picture(slot, "mini"), Z.CARD,
                            cards.card_name(sheet.view, slot, sheet.speech, sheet.say(f"tcg.name.{what}")), "players",
                            (card_ref(slot),), slot=slot, shadow=True))


def _played(sheet: Sheet, box: Box) -> None:
    """What was played or flipped this turn, the newest first."""
    s = sheet.state
    sheet.out.add(Piece("place:play", box.whole(), Panel("s1", "line", 1.0), Z.PANEL,
                        sheet.say("tcg.table.play_area"), "", (PLAY_AREA,), radius=sheet.px(8)))
    for seat in range(s.game.seats):
        sheet.out.homes[PLAYED + seat] = "place:play"
    inside = box.inset(sheet.px(10), sheet.px(6))
    head, inside = inside.take_top(sheet.pt(11) * 1.5)
    sheet.words(sheet.say("tcg.table.played"), head, "label", 11, "low")
    fought = {slot for seat in range(s.game.seats) for slot in facts.flipped(sheet.view, seat)}
    slots = [slot for seat in range(s.game.seats) for slot in reversed(s.zones[PLAYED + seat]) if slot not in fought]
    width = min(sheet.px(84), inside.h / CARD_RATIO)
    for slot, place in zip(slots, row(inside, width, len(slots), sheet.px(5)), strict=True):
        sheet.card(slot, place, "board", "players", Z.CARD)
