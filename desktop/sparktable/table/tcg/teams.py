"""The two teams: characters in a row, or two where they are very many, each in its present mode, with what it wears
and says."""
from __future__ import annotations

from dataclasses import fields

from sparktable.games.tcg import events, questions
from sparktable.games.tcg.state import BATTLEFIELD, GEAR, PARTS, UNDER
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.art.fonts import halves
from sparktable.table.drawings import Counter, Panel
from sparktable.table.geometry import Box
from sparktable.table.lettering import VOICES
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import PartTile
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.tcg.gear import lay_gear
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.plaque import PAD, Plaque, Shape
from sparktable.table.tcg.team_order import (
    LARGE,
    PART_HIGH,
    fits,
    keyword_line,
    placed,
    places,
    rows,
    says,
    worn_high,
)
from sparktable.table.zorder import Z

HEADING = 11.0


def lines(sheet: Sheet, room: Box) -> tuple[int, int]:
    """In how many rows the opponent's team and the viewer's stand, in so wide a room."""
    theirs, mine = (rows(sheet, facts.team(sheet.view, seat), _inside(sheet, room).w)
                    for seat in (1 - sheet.me, sheet.me))
    return theirs, mine


def lay_team(sheet: Sheet, seat: int, room: Box) -> None:
    mine = seat == sheet.me
    sheet.out.add(Piece(f"team:{seat}", room.whole(), Panel("s1", "line", 1.0, 10.0, alpha=90), Z.PANEL))
    for home in (BATTLEFIELD, GEAR, UNDER, PARTS):
        sheet.out.homes[home + seat] = f"team:{seat}"
    team, inside = facts.team(sheet.view, seat), _inside(sheet, room)
    large = places(sheet.view, team) > LARGE  # whose it is stands in the player's panel as well
    stand = placed(sheet, team, inside, 0.0 if large else _heading(sheet, seat, inside), not mine)
    for slot, box in stand.boxes.items():
        _fighter(sheet, slot, box, stand.shapes[slot], "own" if mine else "enemy")


def _inside(sheet: Sheet, room: Box) -> Box:
    return room.inset(sheet.px(10), sheet.px(5))


def _heading(sheet: Sheet, seat: int, inside: Box) -> float:
    """Whose team it is, in the corner, in two short lines; answers how wide they are."""
    who = sheet.speech.seat(seat).replace(" ", "\u00a0")
    told = sheet.say("tcg.table.team", who=who, n=len(facts.team(sheet.view, seat))).upper()
    face, line = VOICES["label"](sheet.pt(HEADING)), sheet.pt(HEADING) * 1.35
    parts = [each.strip(" ·") for each in halves(told, face)]
    wide = min(max(map(face.width, parts)) + 2, inside.w)
    for index, each in enumerate(parts):
        sheet.words(each, Box(inside.x, inside.y + index * line, wide, line), "label", HEADING, "low")
    return wide + sheet.px(8)


def fighter_drawing(sheet: Sheet, slot: int) -> FighterCard:
    who = facts.fighter(sheet.view, slot)
    card, side = facts.side(sheet.view, slot)
    parts = len(facts.parts(sheet.view, slot))
    mode = sheet.say("tcg.mode.combined", n=parts) if parts else sheet.say(f"tcg.mode.{who.mode}")
    stamp = sheet.say(f"tcg.stamp.{events.KOED}") if who.ko or not who.left else ""
    return FighterCard(who.name, cards.faction_of(card), cards.figure_of(card, side),
                       mode, "alt" if who.mode in cards.ALT_MODES else "bot", who.stars,
                       (who.attack, who.printed_attack), (who.defense, who.printed_defense), who.health, who.damage,
                       cards.keywords(sheet.view, slot, sheet.speech),
                       facts.fights(sheet.view, slot), stamp, sheet.say(f"tcg.mode.short.{who.mode}"))


def _fighter(sheet: Sheet, slot: int, box: Box, shape: Shape, zone: str) -> None:
    card, who = fighter_drawing(sheet, slot), facts.fighter(sheet.view, slot)
    tapped = sheet.say("tcg.name.tapped").upper() if who.tapped and not who.ko else ""
    told = {each.name: getattr(card, each.name) for each in fields(card)}
    text = says(sheet, slot)
    more = not shape.wide and not fits(sheet, slot, text, box, shape)
    if more:
        text = keyword_line(sheet, slot)
    if not fits(sheet, slot, text, box, shape):
        text = ""
    drawing = Plaque(**told, shape=shape, text=text,
                     worn=worn_high(sheet, slot, shape), tapped=tapped, more=more)
    below = facts.under(sheet.view, slot)
    badge = round(max(17.0, sheet.pt(12) * 1.5))
    marks = (Mark(Counter(str(len(below))), drawing.badge(box.w, box.h, badge)),) if below else ()
    sheet.out.add(Piece(f"card:{slot}", box, drawing, Z.CARD, _spoken(sheet, slot), zone, (card_ref(slot),),
                        slot=slot, shadow=True, marks=marks, pile=tuple(below) if below else None,
                        radius=min(box.w, box.h) * 0.045, place=drawing.name))
    _parts(sheet, slot, box, zone)
    words = shape.words(box.w, box.h, sheet.px(PAD)).moved(box.x, box.y)
    lay_gear(sheet, slot, words, shape.gear, zone)


def _spoken(sheet: Sheet, slot: int) -> str:
    """The character in full words, with what lies on and under it."""
    gear, below = facts.upgrades(sheet.view, slot), facts.under(sheet.view, slot)
    parts = facts.parts(sheet.view, slot)
    return cards.card_name(sheet.view, slot, sheet.speech,
                           sheet.say("tcg.mode.combined", n=len(parts)) if parts else "",
                           sheet.say("tcg.name.upgrades", n=len(gear)) if gear else "",
                           sheet.say("tcg.name.under", n=len(below)) if below else "", _spared(sheet, slot))


def _spared(sheet: Sheet, slot: int) -> str:
    """While it is asked whom to attack: why not this one."""
    asked = sheet.view.decision
    if asked is None or asked.kind != questions.DEFENDER or asked.seat != sheet.me \
            or slot not in facts.team(sheet.view, 1 - sheet.me):
        return ""
    targets = [option.value("card") for option in asked.options]
    if slot in targets:
        return ""
    return sheet.say("tcg.name.spared", why=cards.spared_words(sheet.view, sheet.speech, asked.source, slot, targets))


def _parts(sheet: Sheet, slot: int, box: Box, zone: str) -> None:
    """Those that a Combiner is made of, side by side at its outer edge."""
    parts, high = facts.parts(sheet.view, slot), sheet.px(PART_HIGH)
    y = box.bottom + 1 if zone == "own" else box.y - high - 1
    for index, part in enumerate(parts):
        card, side = facts.side(sheet.view, part)
        tile, wide = PartTile(card.name, cards.faction_of(card), cards.figure_of(card, side)), box.w / len(parts)
        place = Box(box.x + index * wide, y, wide - 2, high - 2).whole()
        sheet.out.add(Piece(f"card:{part}", place, tile, Z.CARD, cards.card_name(sheet.view, part, sheet.speech),
                            zone, (card_ref(part),), slot=part, radius=sheet.px(4)))
