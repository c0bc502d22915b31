"""The two teams: characters in a row, each in its present mode, with its Upgrades at the outer edge."""
from __future__ import annotations

from sparktable.games.tcg import questions
from sparktable.games.tcg.state import BATTLEFIELD, GEAR, PARTS, UNDER
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.drawings import Counter, Panel
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.drawings import FighterCard, GearStrip, PartTile
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.styles import KINDS
from sparktable.table.zorder import Z

LARGEST = 246.0
"""How long a card's longer side is at most, at the design's size."""
STRIP = 22.0
PARTS_HIGH = 1.6
"""How high a Combiner's parts are, in strips."""


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
    strip = strip_height(sheet)
    edges = max(_edge(sheet, slot, strip) for slot in team)
    shares = [2 if facts.is_combined(sheet.view, slot) else 1 for slot in team]
    places = sum(shares)
    gap = sheet.px(18 if places <= 4 else 12)
    high = inside.h - edges - (0 if edges else sheet.px(4))
    long = max(40.0, min(sheet.px(LARGEST), (inside.w - (places - 1) * gap) / places, high))
    x = inside.cx - (places * (long + gap) - gap) / 2
    top = inside.y if mine else inside.bottom - high
    for slot, share in zip(team, shares, strict=True):
        room = Box(x, top, share * (long + gap) - gap, high)
        _fighter(sheet, slot, room, long, strip, zone, mine)
        x = room.right + gap


def strip_height(sheet: Sheet) -> float:
    """Of an Upgrade at a character's outer edge."""
    return max(sheet.px(STRIP), 14.0)


def _edge(sheet: Sheet, slot: int, strip: float) -> float:
    """How much lies at the outer edge of a character."""
    parts = PARTS_HIGH * strip if facts.parts(sheet.view, slot) else 0.0
    return parts + strip * len(_rows(facts.upgrades(sheet.view, slot), facts.is_combined(sheet.view, slot)))


def _rows(gear: list[int], wide: bool) -> list[list[int]]:
    """Upgrades row by row: two rows at most, one on a wide card; the last ones share theirs."""
    if wide or len(gear) < 2:
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


def _fighter(sheet: Sheet, slot: int, room: Box, long: float, strip: float, zone: str, mine: bool) -> None:
    drawing = fighter_drawing(sheet, slot)
    if drawing.wide and not drawing.tapped:
        wide, high = room.w, long
    else:
        wide, high = (long, long / CARD_RATIO) if drawing.tapped and not drawing.wide else (long / CARD_RATIO, long)
    lies = high < long
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
    for index, line in enumerate(_rows(gear, drawing.wide)):
        at = edge + index * strip if mine else edge - (index + 1) * strip
        share = box.w / len(line)
        for place, upgrade in enumerate(line):
            _gear(sheet, upgrade, Box(box.x + place * share, at, share - (place < len(line) - 1), strip - 1).whole(),
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
