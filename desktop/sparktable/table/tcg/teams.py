"""The two teams: characters in a row, or two where they are many, each in its present mode, with its Upgrades beside
it: a team has more room sideways than upwards. Where it is small, what each of them says stands there as well."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from sparktable.games.tcg import questions
from sparktable.games.tcg.state import BATTLEFIELD, GEAR, PARTS, UNDER
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.view import View
from sparktable.table.art.fonts import halves
from sparktable.table.drawings import Counter, Panel
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.lettering import VOICES, Paragraph
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import PartTile
from sparktable.table.tcg.fighter_card import FighterCard
from sparktable.table.tcg.gear import APART, gear_width, lay_gear, tile_height
from sparktable.table.tcg.layout_sheet import Measures, Sheet
from sparktable.table.zorder import Z

LARGEST = 275.0
"""How long a card's longer side is at most, at the design's size."""
ONE_ROW = 4
"""So many stand in one row whatever they wear."""
PART_HIGH = 35.0
"""How high a Combiner's parts are, at the design's size."""
NARROWEST, WIDEST = 104.0, 0.92
"""In so many pixels the longest name can be read; a smaller card is wider for it, to so much of its height."""
HEADING = 11.0
SAYS, WIDTHS, WIDEST_TEXT = 11.5, (210.0, 165.0, 120.0), 250.0
"""The letters in which it is told what a character says, how wide that is at least, as far as there is room, and at
most, at the design's size."""
GIVE_WAY, SMALLEST = (1.0, 0.85, 0.7), 165.0
"""Characters are smaller by so much for texts to have room, and never than this at the design's size."""


class Order(NamedTuple):
    """How the characters of one team stand."""

    lines: list[list[int]]
    high: float
    """One that stands upright."""
    place: float
    """How wide each has it, which is how long one is that lies across."""
    gap: float
    gear: float
    """How wide Upgrades are."""
    tile: float
    """How high each of them is."""
    says: Mapping[int, float]
    """Character -> how wide its text is beside it, or nothing where the team has no room for texts."""

    def whole(self, sheet: Sheet) -> float:
        """How wide the longest row is."""
        return max((self.row(sheet, line) for line in self.lines), default=0.0)

    def row(self, sheet: Sheet, line: Sequence[int]) -> float:
        """How wide these are side by side."""
        return sum(self.width(sheet, slot) + self.gap for slot in line) - self.gap

    def width(self, sheet: Sheet, slot: int) -> float:
        """What a character takes with all that it wears."""
        gear = self.beside(sheet, slot)
        return (1 + facts.is_combined(sheet.view, slot)) * (self.place + self.gap) - self.gap + gear

    def beside(self, sheet: Sheet, slot: int) -> float:
        """What lies at its right: Upgrades, and under them its text."""
        return max(self.gear if facts.upgrades(sheet.view, slot) else 0.0, self.says.get(slot, 0.0))


def rows(sheet: Sheet, at: Callable[[tuple[int, int]], Measures]) -> tuple[int, int]:
    """In how many rows the opponent's team and the viewer's stand: so that the smallest character is as large as can
    be. `at` tells what room they have then."""
    teams = [facts.team(sheet.view, seat) for seat in (1 - sheet.me, sheet.me)]

    def smallest(ways: tuple[int, int]) -> float:
        rooms = at(ways)
        return min(_order(sheet, team, _inside(sheet, box), many).place
                   for box, many, team in zip((rooms.enemies, rooms.team), ways, teams, strict=True))

    theirs, mine = ((1, 2) if _places(sheet.view, team) > ONE_ROW else (1,) for team in teams)
    return max(product(theirs, mine), key=smallest)


def lay_team(sheet: Sheet, seat: int, room: Box, rows: int) -> None:
    mine = seat == sheet.me
    zone = "own" if mine else "enemy"
    sheet.out.add(Piece(f"team:{seat}", room.whole(), Panel("s1", "line", 1.0, 10.0, alpha=90), Z.PANEL))
    for home in (BATTLEFIELD, GEAR, UNDER, PARTS):
        sheet.out.homes[home + seat] = f"team:{seat}"
    team, inside = facts.team(sheet.view, seat), _inside(sheet, room)
    order, heading = _order(sheet, team, inside, rows), _heading(sheet, seat, inside)
    if order.whole(sheet) + heading.w > inside.w:  # it does not stand beside them
        inside = inside.take_top(heading.h)[1]
        order, heading = _order(sheet, team, inside, rows), heading._replace(w=0)
    if len(order.lines) == 1:
        smaller = (_order(sheet, team, inside, rows, share) for share in GIVE_WAY)
        ways = (_with_texts(sheet, team, each, inside.w - heading.w) for each in smaller
                if each.high >= min(order.high, sheet.px(SMALLEST)))
        order = next(filter(None, ways), order)
    between = sheet.px(6)
    edges = [max(_edge(sheet, slot) for slot in line) for line in order.lines]
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


def _order(sheet: Sheet, team: list[int], inside: Box, rows: int, share: float = 1.0) -> Order:
    """As large as height and width allow, or that `share` of it. How wide Upgrades are depends on how high they are,
    and the other way round: a few steps and both agree."""
    lines = _in_lines(sheet.view, team) if rows > 1 else [team] if team else []
    most = max((_places(sheet.view, line) for line in lines), default=1)
    worn = max((sum(bool(facts.upgrades(sheet.view, slot)) for slot in line) for line in lines), default=0)
    edges = sum(max(_edge(sheet, slot) for slot in line) for line in lines)
    gap, between = sheet.px(18 if most <= ONE_ROW else 12), sheet.px(6)
    tall = (inside.h - edges - (len(lines) - 1) * between) / max(1, len(lines))
    largest = min(sheet.px(LARGEST), tall) * share
    high = place = max(40.0, largest)
    gear = 0.0
    for _ in range(3):
        gear = gear_width(sheet, team, place)
        each = max(30.0, (inside.w - worn * gear - (most - 1) * gap) / most)
        high = max(40.0, min(largest, each * CARD_RATIO))
        place = min(high, each)
    return Order(lines, high, place, gap, gear, tile_height(sheet, team, place), {})


def _with_texts(sheet: Sheet, team: list[int], order: Order, room: float) -> Order | None:
    """What everybody says, beside them, if all of it has room; it takes the space under Upgrades."""
    texts = {slot: said for slot in team if (said := _said(sheet, slot)).text}
    for least in WIDTHS:
        says = {slot: _text_width(sheet, slot, text, order, least) for slot, text in texts.items()}
        with_texts = order._replace(says=says)
        if 0.0 not in says.values() and with_texts.whole(sheet) <= room:
            return with_texts
    return None


def _said(sheet: Sheet, slot: int) -> Paragraph:
    """What stands beside a character: nothing where its own card shows it as well, in keywords."""
    text = cards.mode_text(sheet.view, slot, sheet.speech)
    sentences = {each.strip() for each in text.split(".") if each.strip()}
    return Paragraph("" if sentences <= {*_keywords(sheet, slot)} else text, SAYS)


def _text_width(sheet: Sheet, slot: int, text: Paragraph, order: Order, least: float) -> float:
    """The least at which it is no higher than what its Upgrades leave, also where they lie lower beside a character
    that lies across; 0 if there is none."""
    worn = len(facts.upgrades(sheet.view, slot))
    high = order.high - (worn * (order.tile + APART) + (order.high - order.place / CARD_RATIO) / 2) * bool(worn)
    most = sheet.px(WIDEST_TEXT) * max(1.0, sheet.look.text)
    wide = max(sheet.px(least), order.gear * bool(worn))
    while text.height(wide - sheet.px(8), sheet.look) > high:
        wide += sheet.px(8)
        if wide > most:
            return 0.0
    return wide


def _in_lines(view: View, team: list[int]) -> list[list[int]]:
    """Two rows that are about as long as each other."""
    whole = _places(view, team)
    half = next(at for at in range(1, len(team) + 1) if 2 * _places(view, team[:at]) >= whole)
    return [line for line in (team[:half], team[half:]) if line]


def _places(view: View, slots: Sequence[int]) -> int:
    """How many cards' room they take: a Combiner that of two."""
    return sum(1 + facts.is_combined(view, slot) for slot in slots)


def _edge(sheet: Sheet, slot: int) -> float:
    """How much lies at the outer edge of a character: what it is made of."""
    return sheet.px(PART_HIGH) if facts.parts(sheet.view, slot) else 0.0


def fighter_drawing(sheet: Sheet, slot: int, upright: bool = False) -> FighterCard:
    who = facts.fighter(sheet.view, slot)
    card, side = facts.side(sheet.view, slot)
    parts = len(facts.parts(sheet.view, slot))
    mode = sheet.say("tcg.mode.combined", n=parts) if parts else sheet.say(f"tcg.mode.{who.mode}")
    stamp = sheet.say("tcg.stamp.ko") if who.ko or not who.left else ""
    return FighterCard(who.name, cards.faction_of(card), cards.figure_of(card, side),
                       mode, "alt" if who.mode in cards.ALT_MODES else "bot", who.stars,
                       (who.attack, who.printed_attack), (who.defense, who.printed_defense), who.health, who.damage,
                       _keywords(sheet, slot), who.tapped and not who.ko and not upright,
                       facts.fights(sheet.view, slot), stamp, sheet.say(f"tcg.mode.short.{who.mode}"),
                       facts.is_combined(sheet.view, slot) and not upright)


def _keywords(sheet: Sheet, slot: int) -> tuple[str, ...]:
    return tuple(cards.keyword_words(sheet.speech, name, n) for name, n in facts.fighter(sheet.view, slot).keywords)


def _fighter(sheet: Sheet, slot: int, room: Box, order: Order, zone: str) -> None:
    drawing = fighter_drawing(sheet, slot)
    gear = order.beside(sheet, slot)
    if drawing.wide and not drawing.tapped:
        wide, high = room.w - gear, room.h
    elif drawing.tapped and not drawing.wide:
        wide, high = order.place, order.place / CARD_RATIO
    else:
        wide, high = room.h / CARD_RATIO, room.h
        if not drawing.wide:
            wide = max(wide, min(NARROWEST, room.h * WIDEST, order.place))
    box = Box(room.cx - (wide + gear) / 2, room.cy - high / 2, wide, high).whole()
    below = facts.under(sheet.view, slot)
    badge = round(max(17.0, sheet.pt(12) * 1.5))
    corner = drawing.corner(box.w, box.h, badge)
    marks = (Mark(Counter(str(len(below))), Box(*corner, badge * 1.3, badge)),) if below else ()
    sheet.out.add(Piece(f"card:{slot}", box, drawing, Z.CARD, _spoken(sheet, slot), zone, (card_ref(slot),),
                        slot=slot, shadow=True, marks=marks, pile=tuple(below) if below else None,
                        radius=min(box.w, box.h) * 0.045, place=drawing.name))
    _parts(sheet, slot, box, zone)
    lay_gear(sheet, slot, box, order.gear, order.tile, zone)
    if slot in order.says:
        said, wide = _said(sheet, slot), order.says[slot] - sheet.px(8)
        top = box.y + len(facts.upgrades(sheet.view, slot)) * (order.tile + APART)
        top = max(room.y, min(top, room.bottom - said.height(wide, sheet.look)))
        place = Box(box.right + sheet.px(8), top, wide, room.bottom - top).whole()
        sheet.out.add(Piece(f"says:{slot}", place, said, Z.PLACE, said.text, slot=slot, rings=False))


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
