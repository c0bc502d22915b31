"""The two teams: characters in a row, or two where they are many, each in its present mode, with its Upgrades beside
it: a team has more room sideways than upwards. Where it is small, what each of them says stands there as well; who
says more than is told there wears a mark."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

from sparktable.games.tcg import questions
from sparktable.games.tcg.state import BATTLEFIELD, GEAR, PARTS, UNDER
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.art.fonts import halves
from sparktable.table.art.text import ELLIPSIS
from sparktable.table.drawings import Counter, Panel
from sparktable.table.geometry import Box
from sparktable.table.lettering import VOICES
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import PartTile
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.tcg.gear import lay_gear
from sparktable.table.tcg.layout_sheet import Measures, Sheet
from sparktable.table.tcg.team_order import ONE_ROW, PART_HIGH, Order, edge_of, fitted, in_order, places
from sparktable.table.zorder import Z

HEADING = 11.0


def rows(sheet: Sheet, at: Callable[[tuple[int, int]], Measures]) -> tuple[int, int]:
    """In how many rows the opponent's team and the viewer's stand: so that the smallest character is as large as can
    be. `at` tells what room they have then."""
    teams = [facts.team(sheet.view, seat) for seat in (1 - sheet.me, sheet.me)]

    def smallest(ways: tuple[int, int]) -> float:
        rooms = at(ways)
        return min(in_order(sheet, team, _inside(sheet, box), many).place
                   for box, many, team in zip((rooms.enemies, rooms.team), ways, teams, strict=True))

    theirs, mine = ((1, 2) if places(sheet.view, team) > ONE_ROW else (1,) for team in teams)
    return max(product(theirs, mine), key=smallest)


def lay_team(sheet: Sheet, seat: int, room: Box, rows: int) -> None:
    mine = seat == sheet.me
    zone = "own" if mine else "enemy"
    sheet.out.add(Piece(f"team:{seat}", room.whole(), Panel("s1", "line", 1.0, 10.0, alpha=90), Z.PANEL))
    for home in (BATTLEFIELD, GEAR, UNDER, PARTS):
        sheet.out.homes[home + seat] = f"team:{seat}"
    team, inside = facts.team(sheet.view, seat), _inside(sheet, room)
    order, heading = in_order(sheet, team, inside, rows), _heading(sheet, seat, inside)
    if order.whole(sheet) + heading.w > inside.w:  # it does not stand beside them
        inside = inside.take_top(heading.h)[1]
        order, heading = in_order(sheet, team, inside, rows), heading._replace(w=0)
    if len(order.lines) == 1:
        order = fitted(sheet, team, order, inside, inside.w - heading.w)
    between = sheet.px(6)
    edges = [max(edge_of(sheet, slot) for slot in line) for line in order.lines]
    y = inside.cy - (len(edges) * (order.high + between) - between + sum(edges)) / 2
    for line, edge in zip(order.lines, edges, strict=True):
        x = max(inside.cx - order.row(sheet, line) / 2, inside.x + heading.w)
        for slot in line:
            share = order.width(sheet, slot)
            _fighter(sheet, slot, Box(x, y + (0 if mine else edge), share, order.high), order, zone)
            x += share + order.gap
        y += order.high + edge + between


def _inside(sheet: Sheet, room: Box) -> Box:
    return room.inset(sheet.px(10), sheet.px(5))


def _heading(sheet: Sheet, seat: int, inside: Box) -> Box:
    """Whose team it is, in the corner, in two short lines; answers what they take."""
    who = sheet.speech.seat(seat).replace(" ", "\u00a0")
    told = sheet.say("tcg.table.team", who=who, n=len(facts.team(sheet.view, seat))).upper()
    face, line = VOICES["label"](sheet.pt(HEADING)), sheet.pt(HEADING) * 1.35
    lines = [each.strip(" ·") for each in halves(told, face)]
    wide = min(max(map(face.width, lines)) + 2, inside.w)
    for index, each in enumerate(lines):
        sheet.words(each, Box(inside.x, inside.y + index * line, wide, line), "label", HEADING, "low")
    return Box(inside.x, inside.y, wide + sheet.px(8), line * len(lines))


def fighter_drawing(sheet: Sheet, slot: int, upright: bool = False) -> FighterCard:
    who = facts.fighter(sheet.view, slot)
    card, side = facts.side(sheet.view, slot)
    parts = len(facts.parts(sheet.view, slot))
    mode = sheet.say("tcg.mode.combined", n=parts) if parts else sheet.say(f"tcg.mode.{who.mode}")
    stamp = sheet.say("tcg.stamp.ko") if who.ko or not who.left else ""
    return FighterCard(who.name, cards.faction_of(card), cards.figure_of(card, side),
                       mode, "alt" if who.mode in cards.ALT_MODES else "bot", who.stars,
                       (who.attack, who.printed_attack), (who.defense, who.printed_defense), who.health, who.damage,
                       cards.keywords(sheet.view, slot, sheet.speech), who.tapped and not who.ko and not upright,
                       facts.fights(sheet.view, slot), stamp, sheet.say(f"tcg.mode.short.{who.mode}"),
                       facts.is_combined(sheet.view, slot) and not upright)


def _fighter(sheet: Sheet, slot: int, room: Box, order: Order, zone: str) -> None:
    drawing, said = fighter_drawing(sheet, slot), order.says.get(slot)
    if said is None and cards.more_than_keywords(sheet.view, slot, sheet.speech):
        drawing = replace(drawing, keywords=(*drawing.keywords, ELLIPSIS))
    (wide, high), beside = order.size(sheet, slot), order.beside(sheet, slot)
    top = room.y if said is not None and said.under else room.cy - high / 2
    box = Box(room.cx - (wide + beside) / 2, top, wide, high).whole()
    below = facts.under(sheet.view, slot)
    badge = round(max(17.0, sheet.pt(12) * 1.5))
    corner = drawing.corner(box.w, box.h, badge)
    marks = (Mark(Counter(str(len(below))), Box(*corner, badge * 1.3, badge)),) if below else ()
    sheet.out.add(Piece(f"card:{slot}", box, drawing, Z.CARD, _spoken(sheet, slot), zone, (card_ref(slot),),
                        slot=slot, shadow=True, marks=marks, pile=tuple(below) if below else None,
                        radius=min(box.w, box.h) * 0.045, place=drawing.name))
    _parts(sheet, slot, box, zone)
    lay_gear(sheet, slot, box, order.gear, order.tile, zone)
    if said is not None:
        apart = 0.0 if said.under else sheet.px(8)
        x, wide = (box.x if said.under else box.right) + said.x + apart, said.wide - said.x - apart
        high = said.text.height(wide, sheet.look)
        place = Box(x, max(room.y, min(box.y + said.y, room.bottom - high)), wide, high).whole()
        sheet.out.add(Piece(f"says:{slot}", place, said.text, Z.PLACE, said.text.text, slot=slot, rings=False))


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
