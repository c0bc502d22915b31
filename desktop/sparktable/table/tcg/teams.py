"""The two teams: characters in a row, each in its present mode, with its Upgrades at the outer edge."""
from __future__ import annotations

from sparktable.games.tcg.state import BATTLEFIELD, GEAR, PARTS, UNDER
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.drawings import Counter, Panel
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import FighterCard, GearStrip
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.styles import KINDS
from sparktable.table.zorder import Z

LARGEST = 246.0
"""How long a card's longer side is at most, at the design's size."""
STRIP = 22.0
MOST_STRIPS = 3


def lay_team(sheet: Sheet, seat: int, room: Box) -> None:
    mine = seat == sheet.me
    zone = "own" if mine else "enemy"
    heading = sheet.pt(11) * 1.5
    sheet.out.add(Piece(f"team:{seat}", room.whole(), Panel("s1", "line", 1.0, 10.0, alpha=90), Z.PANEL))
    for home in (BATTLEFIELD, GEAR, UNDER, PARTS):
        sheet.out.homes[home + seat] = f"team:{seat}"
    team = facts.team(sheet.view, seat)
    told = sheet.say("tcg.table.team", who=sheet.speech.player(seat), n=len(team))
    sheet.words(told, Box(room.x + sheet.px(10), room.y + sheet.px(4), room.w - sheet.px(20), heading),
                "label", 11, "low")
    if not team:
        return
    inside = room.inset(sheet.px(10), sheet.px(5))
    _, inside = inside.take_top(heading)
    strip = max(sheet.px(STRIP), 14.0)
    strips = max(min(MOST_STRIPS, len(facts.upgrades(sheet.view, slot))) for slot in team)
    gap = sheet.px(18 if len(team) <= 4 else 12)
    room_for_cards = inside.h - strips * strip - (0 if strips else sheet.px(4))
    longest = min(sheet.px(LARGEST), (inside.w - (len(team) - 1) * gap) / len(team), room_for_cards)
    long = max(40.0, longest)
    step = long + gap
    left = inside.cx - (len(team) * step - gap) / 2
    top = inside.y if mine else inside.bottom - room_for_cards
    for index, slot in enumerate(team):
        _fighter(sheet, slot, Box(left + index * step, top, long, room_for_cards), long, strip, zone, mine)


def fighter_drawing(sheet: Sheet, slot: int, upright: bool = False) -> FighterCard:
    who = facts.fighter(sheet.view, slot)
    words = tuple(cards.keyword_words(sheet.speech, name, n) for name, n in who.keywords)
    card, side = facts.side(sheet.view, slot)
    return FighterCard(who.name, cards.faction_of(card), cards.figure_of(card, side),
                       sheet.say(f"tcg.mode.{who.mode}"), "alt" if who.mode in cards.ALT_MODES else "bot", who.stars,
                       (who.attack, who.printed_attack), (who.defense, who.printed_defense), who.health, who.damage,
                       words, who.tapped and not who.ko and not upright, facts.fights(sheet.view, slot),
                       sheet.say("tcg.stamp.ko") if who.ko else "")


def _fighter(sheet: Sheet, slot: int, room: Box, long: float, strip: float, zone: str, mine: bool) -> None:
    drawing = fighter_drawing(sheet, slot)
    wide, high = (long, long / CARD_RATIO) if drawing.tapped else (long / CARD_RATIO, long)
    y = room.y + (room.h - high) / 2 if drawing.tapped else (room.y if mine else room.bottom - high)
    box = Box(room.cx - wide / 2, y, wide, high).whole()
    below = facts.under(sheet.view, slot)
    badge = round(max(17.0, sheet.pt(12) * 1.5))
    marks = (Mark(Counter(str(len(below))), Box(4, box.h - badge * 1.2, badge * 1.3, badge)),) if below else ()
    more = sheet.say("tcg.name.under", n=len(below)) if below else ""
    gear = facts.upgrades(sheet.view, slot)
    worn = sheet.say("tcg.name.upgrades", n=len(gear)) if gear else ""
    name = cards.card_name(sheet.view, slot, sheet.speech, worn, more)
    sheet.out.add(Piece(f"card:{slot}", box, drawing, Z.CARD, name, zone, (card_ref(slot),), slot=slot, shadow=True,
                        marks=marks, pile=tuple(below) if below else None, radius=box.w * 0.045))
    for index, upgrade in enumerate(gear):
        edge = box.bottom + index * strip if mine else box.y - (index + 1) * strip
        _gear(sheet, upgrade, Box(box.x, edge, box.w, strip - 1).whole(), zone)


def _gear(sheet: Sheet, upgrade: int, box: Box, zone: str) -> None:
    it = facts.gear(sheet.view, upgrade)
    style = KINDS[it.kind]
    bonus = tuple((icon, n) for icon, n in (("c_attack", it.attack), ("c_defense", it.defense)) if n)
    sheet.out.add(Piece(f"card:{upgrade}", box, GearStrip(it.name, style.icon, style.hue, bonus), Z.CARD + 1,
                        cards.card_name(sheet.view, upgrade, sheet.speech), zone, (card_ref(upgrade),), slot=upgrade,
                        radius=sheet.px(4)))
