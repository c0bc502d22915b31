"""Two fighters while nobody attacks: each stands whole in its half, over its wounds and what it holds; between them,
how far one is from the other and whether they are in line of fire."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.table.arena import facts
from sparktable.table.arena.layout_sheet import Sheet
from sparktable.table.arena.stage_drawings import Condition, Sight, Standing
from sparktable.table.arena.standing import standing
from sparktable.table.duel import ATTACKER, DEFENDER, LEFT, NAME, NAMED, RIGHT, Addend, Side
from sparktable.table.duel_drawings import DuelName
from sparktable.table.duel_ground import LEAN, DuelGround, stand_between
from sparktable.table.fire import FireLine
from sparktable.table.geometry import CARD_RATIO, Box, row
from sparktable.table.picture_store import Look
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

NAMES = 57.0
"""How high the names at the top are, in points."""
LEAST_WHOLE = 0.5
"""How much of the stage whoever stands there takes at least: what is told lies over the feet rather than that."""
SIGHT = 58.0
CHEST = 0.3
"""How far down somebody the line of fire begins."""
ON_BOLT = 0.22
"""How far to the right of the middle the bolt is there, as it leans."""
REACH = 0.27
"""How far from the edge of the stage, in widths."""
CARDS = 132.0
"""How wide cards are that have been played."""


def lay_facing(sheet: Sheet, box: Box, sides: tuple[Side, Side]) -> None:
    """`sides`: who stands left and who right, with the cards that lie before each."""
    look, inside, gap = sheet.look, box.inset(sheet.px(16), sheet.px(10)), sheet.px(24)
    wide = (inside.w - gap) / 2
    names, _ = inside.take_top(min(look.pt(NAMES), inside.h * 0.2))
    high = max(_condition(sheet, side.slot).height(wide, look) for side in sides)
    foot, inside = inside.take_bottom(min(high, inside.h * 0.34), sheet.px(8))
    top = (names.y + names.h * NAMED - box.y) / box.h
    whole = told = standing(sheet.view, sheet.speech)
    if _words(told, inside, look).y < box.y + box.h * (top + LEAST_WHOLE):  # over whoever stands there: less of it
        told = standing(sheet.view, sheet.speech, brief=True)
    drawing, words = Standing(told), _words(told, inside, look)
    stands = stand_between(top, max((words.y - box.y) / box.h, top + LEAST_WHOLE))
    fallen = next((where for where, side in zip((LEFT, RIGHT), sides, strict=True) if side.fallen), "")
    sheet.out.add(Piece("battle", box, DuelGround(sides[0].art, sides[1].art, fallen, stands=stands), Z.CURTAIN,
                        radius=sheet.px(10)))
    for side, foe, role, right in ((sides[0], sides[1], ATTACKER, False), (sides[1], sides[0], DEFENDER, True)):
        x = inside.right - wide if right else inside.x
        name = DuelName(side.name, side.note, side.faction, right, (foe.name, foe.note))
        sheet.out.add(Piece(f"{NAME}{role}", Box(x, names.y, wide, names.h).whole(), name, Z.OVER, slot=side.slot))
        lay_condition(sheet, side.slot, Box(x, foot.y, wide, foot.h).whole())
    spoken = ". ".join(text for _, text in whole)
    if told:
        across = min(words.w, drawing.width(words.w, look))
        words = words._replace(x=words.cx - across / 2, w=across)
        sheet.out.add(Piece("standing", words.whole(), drawing, Z.OVER, spoken, "play", radius=sheet.px(8)))
    between = Box(inside.x, names.bottom, inside.w, words.y - names.bottom - sheet.px(6))
    sight = _sight(sheet, box, between, sides, box.y + box.h * (stands.y + stands.h * CHEST), "" if told else spoken)
    free = sheet.px(8)
    _played(sheet, sides[0].addends, between._replace(w=sight.x - free - between.x), right=True)
    _played(sheet, sides[1].addends, between.take_right(between.right - sight.right - free)[0], right=False)


def _words(told: tuple[tuple[str, str], ...], room: Box, look: Look) -> Box:
    """Where it is told how things stand: at the foot of the room."""
    return room.take_bottom(Standing(told).height(room.w, look) if told else 0.0)[0]


def lay_condition(sheet: Sheet, pawn: int, box: Box) -> None:
    """How much somebody has taken and what it holds, under its art."""
    sheet.out.show(_condition(sheet, pawn), box, Z.OVER, f"wounds:{pawn}")


def _condition(sheet: Sheet, pawn: int) -> Condition:
    who = facts.fighter(sheet.view, pawn)
    assert who is not None
    return Condition(sheet.say("arena.table.destroyed_at", n=who.most), who.damage, who.most, facts.holdings(who))


def _sight(sheet: Sheet, box: Box, room: Box, sides: tuple[Side, Side], y: float, spoken: str) -> Box:
    """The line of fire from one to the other, where there is one, at this height if the room between what is told
    allows it. `spoken`: what is heard of it where no sentence tells it. Returns where its sign is."""
    pair = {side.slot for side in sides}
    in_line = any({line.attacker, line.target} == pair for line in facts.lines_of_fire(sheet.view))
    size = min(sheet.look.pt(SIGHT), room.h)
    y = min(max(y, room.y + size / 2), room.bottom - size / 2)
    if in_line:
        line = Box(box.x + box.w * REACH, y, box.w * (1 - 2 * REACH), 1.0).whole()
        sheet.out.show(FireLine((0, 0), (line.w, 0), False), line, Z.OVER, "sight line")
    place = Box(box.cx + box.w * LEAN * ON_BOLT - size / 2, y - size / 2, size, size).whole()
    sheet.out.add(Piece("sight", place, Sight(in_line), Z.OVER, spoken, "play" if spoken else ""))
    return place


def _played(sheet: Sheet, cards: Sequence[Addend], room: Box, *, right: bool) -> None:
    """At the bolt, on that side of the room: whoever stands there is seen beside them."""
    if not cards:
        return
    wide, gap = min(sheet.px(CARDS), room.h / CARD_RATIO, room.w / 2), sheet.px(8)
    whole = min(room.w, len(cards) * (wide + gap) - gap)
    spot = Box(room.right - whole if right else room.x, room.bottom - wide * CARD_RATIO, whole, room.h)
    for card, place in zip(cards, row(spot, wide, len(cards), gap), strict=True):
        sheet.out.add(Piece(card.key, place.whole(), card.drawing, Z.OVER, card.spoken, "play", card.refs,
                            slot=card.slot, shadow=True, raises=True))
