"""The two teams: characters in a row, or two where they are many, each in its present mode, with its Upgrades at the
outer edge."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from sparktable.games.tcg import questions
from sparktable.games.tcg.state import BATTLEFIELD, GEAR, PARTS, UNDER
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.view import View
from sparktable.table.drawings import Counter, Panel
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import GearStrip, PartTile
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.tcg.layout_sheet import Measures, Sheet
from sparktable.table.tcg.styles import KINDS
from sparktable.table.zorder import Z

LARGEST = 246.0
"""How long a card's longer side is at most, at the design's size."""
STRIP = 22.0
MOST_IN_A_ROW = 8
PARTS_HIGH = 1.6
"""How high a Combiner's parts are, in strips."""


def rows(sheet: Sheet, at: Callable[[tuple[int, int]], Measures]) -> tuple[int, int]:
    """In how many rows the opponent's team and the viewer's stand: so that the smallest character is as large as can
    be. `at` tells what room they have then."""
    teams = [_places(sheet.view, facts.team(sheet.view, seat)) for seat in (1 - sheet.me, sheet.me)]

    def smallest(ways: tuple[int, int]) -> float:
        rooms = at(ways)
        return min(min(box.w * many / max(1, places), (box.h - sheet.pt(11) * 1.5) / many - strip_height(sheet))
                   for box, many, places in zip((rooms.enemies, rooms.team), ways, teams, strict=True))

    theirs, mine = ((1, 2) if places > MOST_IN_A_ROW else (1,) for places in teams)
    return max(product(theirs, mine), key=smallest)


def lay_team(sheet: Sheet, seat: int, room: Box, rows: int) -> None:
    mine = seat == sheet.me
    zone = "own" if mine else "enemy"
    heading = sheet.pt(11) * 1.5
    sheet.out.add(Piece(f"team:{seat}", room.whole(), Panel("s1", "line", 1.0, 10.0, alpha=90), Z.PANEL))
    for home in (BATTLEFIELD, GEAR, UNDER, PARTS):
        sheet.out.homes[home + seat] = f"team:{seat}"
    team = facts.team(sheet.view, seat)
    told = sheet.say("tcg.table.team", who=sheet.speech.seat(seat), n=len(team))
    sheet.words(told, Box(room.x + sheet.px(10), room.y + sheet.px(4), room.w - sheet.px(20), heading),
                "label", 11, "low")
    if not team:
        return
    inside = room.inset(sheet.px(10), sheet.px(5))
    _, inside = inside.take_top(heading)
    lines = _in_lines(sheet.view, team) if rows > 1 else [team]
    edges = [max(_edge(sheet, slot, len(lines) > 1) for slot in line) for line in lines]
    between = sheet.px(6)
    high = (inside.h - sum(edges) - (len(lines) - 1) * between - (0 if any(edges) else sheet.px(4))) / len(lines)
    places = max(_places(sheet.view, line) for line in lines)
    gap = sheet.px(18 if places <= 4 else 12)
    share = max(30.0, (inside.w - (places - 1) * gap) / places)
    high = max(40.0, min(sheet.px(LARGEST), share * CARD_RATIO, high))
    y = inside.y if mine else inside.bottom - len(lines) * high - sum(edges) - (len(lines) - 1) * between
    for line, edge in zip(lines, edges, strict=True):
        place = Box(inside.x, y + (0 if mine else edge), inside.w, high)
        _row(sheet, line, place, min(high, share), gap, zone, len(lines) > 1)
        y += high + edge + between


def _in_lines(view: View, team: list[int]) -> list[list[int]]:
    """Two rows that are about as long as each other."""
    whole = _places(view, team)
    half = next(at for at in range(1, len(team) + 1) if 2 * _places(view, team[:at]) >= whole)
    return [team[:half], team[half:]]


def _places(view: View, slots: Sequence[int]) -> int:
    """How many cards' room they take: a Combiner that of two."""
    return sum(1 + facts.is_combined(view, slot) for slot in slots)


def _row(sheet: Sheet, line: Sequence[int], room: Box, place: float, gap: float, zone: str, close: bool) -> None:
    """Characters side by side, each in a place as wide as it needs when it is tapped."""
    x = room.cx - (_places(sheet.view, line) * (place + gap) - gap) / 2
    for slot in line:
        wide = (1 + facts.is_combined(sheet.view, slot)) * (place + gap) - gap
        _fighter(sheet, slot, Box(x, room.y, wide, room.h), place, zone, close)
        x += wide + gap


def strip_height(sheet: Sheet) -> float:
    """Of an Upgrade at a character's outer edge."""
    return max(sheet.px(STRIP), 14.0)


def _edge(sheet: Sheet, slot: int, close: bool) -> float:
    """How much lies at the outer edge of a character."""
    strip = strip_height(sheet)
    parts = PARTS_HIGH * strip if facts.parts(sheet.view, slot) else 0.0
    return parts + strip * len(_rows(facts.upgrades(sheet.view, slot), close or facts.is_combined(sheet.view, slot)))


def _rows(gear: list[int], alone: bool) -> list[list[int]]:
    """Upgrades row by row: two rows at most, one on a wide card and in a large team; the last ones share theirs."""
    if alone or len(gear) < 2:
        return [gear] if gear else []
    return [gear[:1], gear[1:]]


def fighter_drawing(sheet: Sheet, slot: int, upright: bool = False) -> FighterCard:
    who = facts.fighter(sheet.view, slot)
    words = tuple(cards.keyword_words(sheet.speech, name, n) for name, n in who.keywords)
    card, side = facts.side(sheet.view, slot)
    parts = len(facts.parts(sheet.view, slot))
    mode = sheet.say("tcg.mode.combined", n=parts) if parts else sheet.say(f"tcg.mode.{who.mode}")
    stamp = sheet.say("tcg.stamp.ko") if who.ko or not who.left else ""
    return FighterCard(who.name, cards.faction_of(card), cards.figure_of(card, side),
                       mode, "alt" if who.mode in cards.ALT_MODES else "bot", who.stars,
                       (who.attack, who.printed_attack), (who.defense, who.printed_defense), who.health, who.damage,
                       words, who.tapped and not who.ko and not upright, facts.fights(sheet.view, slot), stamp,
                       sheet.say(f"tcg.mode.short.{who.mode}"), facts.is_combined(sheet.view, slot) and not upright)


def _fighter(sheet: Sheet, slot: int, room: Box, place: float, zone: str, close: bool) -> None:
    drawing, mine, strip = fighter_drawing(sheet, slot), zone == "own", strip_height(sheet)
    if drawing.wide and not drawing.tapped:
        wide, high = room.w, room.h
    elif drawing.tapped and not drawing.wide:
        wide, high = place, place / CARD_RATIO
    else:
        wide, high = room.h / CARD_RATIO, room.h
    lies = high < room.h
    y = room.y + (room.h - high) / 2 if lies else (room.y if mine else room.bottom - high)
    box = Box(room.cx - wide / 2, y, wide, high).whole()
    below = facts.under(sheet.view, slot)
    badge = round(max(17.0, sheet.pt(12) * 1.5))
    corner = drawing.corner(box.w, box.h, badge)
    marks = (Mark(Counter(str(len(below))), Box(*corner, badge * 1.3, badge)),) if below else ()
    gear = facts.upgrades(sheet.view, slot)
    sheet.out.add(Piece(f"card:{slot}", box, drawing, Z.CARD, _spoken(sheet, slot), zone, (card_ref(slot),),
                        slot=slot, shadow=True, marks=marks, pile=tuple(below) if below else None,
                        radius=min(box.w, box.h) * 0.045))
    edge = _parts(sheet, slot, box, strip, zone, mine)
    for index, line in enumerate(_rows(gear, drawing.wide or close)):
        at = edge + index * strip if mine else edge - (index + 1) * strip
        share = box.w / len(line)
        for nth, upgrade in enumerate(line):
            _gear(sheet, upgrade, Box(box.x + nth * share, at, share - (nth < len(line) - 1), strip - 1).whole(),
                  zone)


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


def _parts(sheet: Sheet, slot: int, box: Box, strip: float, zone: str, mine: bool) -> float:
    """Those that a Combiner is made of, side by side at its outer edge; answers where Upgrades begin."""
    parts = facts.parts(sheet.view, slot)
    edge = box.bottom if mine else box.y
    if not parts:
        return edge
    high = PARTS_HIGH * strip
    y = edge + 1 if mine else edge - high - 1
    wide = box.w / len(parts)
    for index, part in enumerate(parts):
        card, side = facts.side(sheet.view, part)
        tile = PartTile(card.name, cards.faction_of(card), cards.figure_of(card, side))
        place = Box(box.x + index * wide, y, wide - 2, high - 2).whole()
        sheet.out.add(Piece(f"card:{part}", place, tile, Z.CARD, cards.card_name(sheet.view, part, sheet.speech),
                            zone, (card_ref(part),), slot=part, radius=sheet.px(4)))
    return edge + high if mine else edge - high


def _gear(sheet: Sheet, upgrade: int, box: Box, zone: str) -> None:
    it = facts.gear(sheet.view, upgrade)
    style = KINDS[it.kind]
    bonus = tuple((icon, n) for icon, n in (("c_attack", it.attack), ("c_defense", it.defense)) if n)
    sheet.out.add(Piece(f"card:{upgrade}", box, GearStrip(it.name, style.icon, style.hue, bonus), Z.CARD + 1,
                        cards.card_name(sheet.view, upgrade, sheet.speech), zone, (card_ref(upgrade),), slot=upgrade,
                        radius=sheet.px(4)))
