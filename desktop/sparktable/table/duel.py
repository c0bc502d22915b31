"""A duel on its stage: two fighters left and right, what each of them has as small cards that add up, and what is
still missing. Every game that has fights lays them out here; what adds to what, it says itself."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sparktable.kernel.decisions import Ref
from sparktable.table.art.figures import Art
from sparktable.table.drawings import NAMED as NAMED_CARD
from sparktable.table.duel_drawings import (
    REASON_SIZE,
    DuelBar,
    DuelName,
    DuelSign,
    DuelTotal,
    Pill,
    Reason,
)
from sparktable.table.duel_ground import LEAN, DuelGround, is_faceless, stand_between
from sparktable.table.geometry import CARD_RATIO, NOWHERE, Box
from sparktable.table.layout_sheet import Sheet
from sparktable.table.picture_store import Drawing, Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.zorder import Z

LEFT, RIGHT = "left", "right"
ATTACKER, DEFENDER = "attacker", "defender"
TOTAL, NAME, ROW = "duel total:", "duel name:", "duel row:"
"""What the keys begin with of what one of both has in all, of who that is, and of the row of what adds to it; where
that is at the foot of the stage its place has that key, whether anything lies there or not."""
PILL, WHY = "duel pill:", "duel why:"
"""What the keys begin with of how much a card adds, and of why."""
BAR = "battle bar"
"""The key of the bar."""
SUM = "sum"
"""The key of the piece that says what comes of it."""
SIGN_KEY = "duel sign"
"""The key of the sign where both meet."""
LAPSES = "open:"
"""What the keys begin with of what can be done before a duel."""
TELLS_LAPSES = "tells open:"
"""And of what is said of that."""
STEP_BAR = "duel step"
"""The key of the piece that says how far it has come."""
CARD, STEP = 96.0, 1.16
"""How wide a small card is at the design's size, and how far from one to the next in cards."""
APART, LEAST_CARD = 1.06, 0.72
"""Cards are rather smaller, up to this share, than that they lie over each other."""
CAPTION = 2.3
"""Lines that say why, under a card."""
SIGN, SIGN_WIDE = 0.6, 0.36
"""Where the sign stands and how wide it is, in the height of the totals."""
NAMED = 0.96
"""Below so much of the names somebody stands who stands whole."""
SHORTEST_NAME = 210.0
"""Names that would have less room than so many points stand above the totals, if the stage is high enough."""
PILL_SHARE = 0.23
"""How high what says how much a card adds is on large ones, in their width."""
PILL_LARGEST = 0.3
"""And at most, in the width of a card that takes all of the room: else it would hide the name."""
BELOW = 0.55
"""How much of that lies below its card."""
ROAD, BESIDE_ROAD = 0.74, 0.06
"""So far down the stage is the ground on which vehicles stand, and so much of their half is free beside them."""
WITH_REASONS = 84.0
"""From this width on a card has room for them."""


class Addend(NamedTuple):
    """One thing that adds to a side."""

    key: str
    drawing: Drawing
    amount: str
    why: str
    spoken: str
    slot: int = -1
    refs: tuple[Ref, ...] = ()
    veil: str = ""
    """What lies over it: it is over and gone."""
    zone: str = ""
    """Its group of the table, where it is not the stage's."""


@dataclass(frozen=True)
class Side:
    """One of the two."""

    name: str
    note: str
    faction: str
    art: Art
    heading: str
    total: str
    icon: str
    ink: str
    addends: tuple[Addend, ...]
    slot: int = -1
    """Whose card it is, where several could fight."""
    fallen: bool = False
    past: bool = False
    """What it has is told of something that is over."""


class Rooms(NamedTuple):
    """What is left for the game's own."""

    head: Box
    bar: Box
    chips: Box
    left: Box
    """The left side's cards."""
    held: Box
    """Under the right one's name, beside the bar: what is held up there covers nothing that is said."""
    feet: tuple[Box, Box]
    """Beside the bar and the chips, under the left fighter and the right one."""


Tell = Callable[[Side, Box, bool], Box]
"""Of a side, in so much room, whether it is the right one: lays what the game says of it, and answers what
it takes."""


@dataclass(frozen=True)
class Stage:
    """How a game's duels lie there."""

    sign: str
    """An icon where both meet."""
    zone: str = "battle"
    """The group of the table that the cards are in."""
    card: float = CARD
    """How wide they are at most, at the design's size."""
    least: float = CARD
    """They become as narrow as this before they lie over each other."""
    ends: float = 0.07
    """How much of the width the bar leaves at both ends."""
    steps: bool = True
    """Steps are told at the top."""
    whole: bool = False
    """The fighters stand from head to feet above what is told below."""
    low: bool = False
    """Cards lie at the foot, so that faces have room above them."""


def lay_duel(sheet: Sheet, stage: Stage, attacker: Side, defender: Side, box: Box, *, turned: bool = False,
             expected: int = 0, tell: Tell | None = None) -> Rooms:
    """All of it. A word of the rules can be pressed where it stands first.
    Whoever attacks stands left, or right where it is `turned`: the viewer's side stands left. Cards leave room for
    `expected` ones; `tell`: lays what the game says under a name, beside the totals.
    Returns the room for the steps at the top, if there are any, for the bar, for chips under it, and for what the
    game says of each fighter."""
    out, look = sheet.out, sheet.look
    box = box.whole()
    left, right = (defender, attacker) if turned else (attacker, defender)
    inside = box.inset(look.px(16), look.px(10))
    head, inside = inside.take_top(look.pt(13) * 1.9 if stage.steps else 0.0, look.px(6) if stage.steps else 0.0)
    chips, inside = inside.take_bottom(look.pt(12) * 2.2, look.px(8))
    bar, inside = inside.take_bottom(max(look.px(30), look.pt(16) * 1.6), look.px(12))
    free_end = bar.w * stage.ends
    bar = bar.inset(free_end, 0)
    middle, wide = inside.cx, inside.w / 2
    lean = box.w * LEAN * 0.32
    named = NAMED_CARD * (CARD_RATIO + PILL_LARGEST * BELOW) + look.px(6)  # as much as a card with its name takes
    high = min(look.px(150) * max(1.0, look.text), inside.h * 0.42, max(inside.h * 0.3, inside.h - named))
    names = min(look.pt(30) * 1.9, high * 0.66)
    size = high * SIGN_WIDE
    aside, share = size / 2 + look.px(16), wide * 0.42
    head_high, feet_low = (inside.y + names * NAMED - box.y) / box.h, (inside.bottom - box.y) / box.h
    stands = stand_between(head_high, feet_low) if stage.whole else None
    free = beside = wide - lean - aside - share - look.px(8)
    if free < look.pt(SHORTEST_NAME) and inside.h > 3 * high + names:  # the names have a line of their own
        free, place = wide * 0.86, inside
        inside = inside.take_top(names, look.px(4))[1]
    else:
        place = inside
    above = high + look.px(6)
    cards = Box(inside.x, inside.y + above, inside.w, inside.h - above)
    count = max(len(left.addends), len(right.addends), expected)
    narrow = (wide - look.px(30)) / (1 + max(0, count - 1) * STEP)  # both sides' cards are equally large
    card = min(stage.card, max(stage.least, narrow / look.px(1.0)))
    if stage.low:
        cards = cards.take_bottom(min(cards.h, look.px(card) * CARD_RATIO + _pill(card, look) * BELOW))[0]
    faces, written = [], []
    for side, foe, other in ((left, right, False), (right, left, True)):
        role = ATTACKER if side is attacker else DEFENDER
        x = middle + lean + aside if other else middle + lean - aside - share
        total = DuelTotal(side.total, side.heading, side.icon, side.ink, other, other=foe.heading, past=side.past)
        numbers = Box(x, inside.y, share, high)
        out.show(total, numbers.whole(), Z.OVER, f"{TOTAL}{role}")
        name = Box(place.right - free if other else place.x, place.y, free, names)
        drawn = DuelName(side.name, side.note, side.faction, other, (foe.name, foe.note))
        out.add(Piece(f"{NAME}{role}", name.whole(), drawn, Z.OVER, slot=side.slot))
        taken = total.written(share, high, look)
        edge = numbers.x + taken if other else numbers.right - taken
        under = Box(inside.right - beside if other else inside.x, place.y + names, beside,
                    inside.y + above - place.y - names - look.px(4))
        said = tell(side, under.whole(), other) if tell is not None else NOWHERE
        long = drawn.written(name.w, name.h)
        told = max(name.bottom, said.bottom)
        room = _road(box, told, look, right=other) if stage.low and is_faceless(side.art) else _face(
            name, max(long, said.w), edge, cards.y, told, look, right=other)
        faces.append(room.moved(-box.x, -box.y))
        written.append((name.take_right(long) if other else name.take_left(long))[0].moved(-box.x, -box.y))
    fallen = LEFT if left.fallen else RIGHT if right.fallen else ""
    ground = DuelGround(left.art, right.art, fallen, () if stage.whole else tuple(faces), stands, tuple(written))
    out.add(Piece("battle", box, ground, Z.CURTAIN, radius=look.px(10)))
    where_both_meet = Box(middle + lean - size / 2, inside.y + high * SIGN - size / 2, size, size).whole()
    out.show(DuelSign(stage.sign), where_both_meet, Z.OVER, SIGN_KEY)
    for side, other in ((left, False), (right, True)):
        room = Box(middle + look.px(12), cards.y, wide - look.px(12), cards.h) if other else Box(
            cards.x, cards.y, wide - look.px(30), cards.h)
        role = ATTACKER if side is attacker else DEFENDER
        if stage.low:
            out.add(Piece(f"{ROW}{role}", room.whole(), None, Z.PLACE))
        _addends(sheet, side, room, stage.zone, card, f"{ROW}{role}", right=other, defends=side is defender)
    top = place.y + names + look.px(6)
    held = Box(bar.right + look.px(10), top, free_end - look.px(10), box.bottom - look.px(4) - top)
    foot = Box(inside.x, bar.y, max(0.0, bar.x - inside.x - look.px(12)), chips.bottom - bar.y)
    feet = foot.whole(), foot._replace(x=inside.right - foot.w).whole()
    left_cards = Box(cards.x, cards.y, wide - look.px(30), cards.h).whole()
    return Rooms(head, bar.whole(), chips, left_cards, held.whole(), feet)


def _road(box: Box, under: float, look: Look, *, right: bool) -> Box:
    """Where somebody without a face drives: from end to end of that half, and on the ground."""
    ground = box.y + box.h * ROAD
    top, end = under + look.px(8), box.w / 2 + box.w * LEAN * (0.5 - ROAD) * (-1 if right else 1)
    room = Box(box.x, top, end, max(1.0, ground - top)).inset(end * BESIDE_ROAD, 0)
    return room._replace(x=box.right - room.right + box.x) if right else room


def _face(name: Box, written: float, edge: float, bottom: float, under: float, look: Look, *, right: bool) -> Box:
    """Where a face is seen, above the cards: between the name and the number, which begins at an edge, or from there
    on under which nothing more is told, whichever is the larger."""
    gap = look.px(10)
    outer, inner = (name.right, edge + gap) if right else (name.x, edge - gap)
    beside = name.right - written - gap if right else name.x + written + gap
    rooms = (Box(min(side, inner), y, abs(side - inner), bottom - y) for side, y in (
        (beside, name.y), (outer, under)) if (side > inner) == right)
    return max(rooms, key=lambda room: min(room.w, room.h), default=NOWHERE)


def is_reckoned(layout: Layout) -> bool:
    """Whether both sides of a duel have numbers there."""
    total = layout.get(f"{TOTAL}{ATTACKER}")
    return total is not None and isinstance(total.drawing, DuelTotal) and bool(total.drawing.number)


def fighters(layout: Layout) -> tuple[int, ...] | None:
    """Who fights on the stage; None where there is none."""
    if layout.get("battle") is None:
        return None
    return tuple(name.slot for role in (ATTACKER, DEFENDER) if (name := layout.get(f"{NAME}{role}")) is not None)


def fights(layout: Layout, slot: int) -> bool:
    """Whether that is one of the two on the stage."""
    return slot >= 0 and slot in (fighters(layout) or ())


def as_it_begins(pieces: Sequence[Piece], after: Layout) -> Iterator[Piece]:
    """These pieces as the next step of a duel begins: what is left to be read of one that is over is gone, and what
    could be done before it has lapsed; when it is over, what can be done next comes with the next position."""
    cards = {piece.key for piece in pieces if piece.veil and piece.row.startswith(ROW)}
    gone = {*cards, SUM, *(f"{what}{card}" for what in (PILL, WHY) for card in cards),
            *(f"{TOTAL}{role}" for role in (ATTACKER, DEFENDER))}
    for piece in pieces:
        if piece.key.startswith(LAPSES):
            yield after.get(piece.key) or piece if is_reckoned(after) else piece
        elif not cards or piece.key not in gone:
            yield piece


def _pill(card: float, look: Look) -> float:
    """How high it is on a card so wide."""
    return max(look.pt(15) * 1.5, look.px(card) * PILL_SHARE, 18.0)


def _addends(sheet: Sheet, side: Side, room: Box, zone: str, card: float, row: str, *, right: bool,
             defends: bool) -> None:
    """Small cards in a row from the middle outwards, each with a pill that says how much; more than there is room for
    lie over each other."""
    out, look, count = sheet.out, sheet.look, len(side.addends)
    if not count:
        return
    line = look.pt(REASON_SIZE) * 1.32
    pill = min(_pill(card, look), room.h / CARD_RATIO * PILL_LARGEST)
    width = min(look.px(card), (room.h - pill * BELOW) / CARD_RATIO)
    width = max(min(width, room.w / count / APART), width * LEAST_CARD)
    apart = min(width * STEP, (room.w - width) / max(1, count - 1))
    explained = apart >= width * 1.05 and any(
        addend.why and Reason(addend.why).fits(apart - look.px(4), look) for addend in side.addends)
    reasons = room.h - width * CARD_RATIO - pill * 0.6 >= line * 1.1
    if not reasons and width >= look.px(WITH_REASONS) * 0.7 and explained:
        width = min(width, (room.h - pill * 0.6 - line * CAPTION) / CARD_RATIO)
        reasons = width > 40
    step = width * STEP
    if width + (count - 1) * step > room.w:
        step = (room.w - width) / max(1, count - 1)
    whole = width + (count - 1) * step
    start = room.x if right else room.right - whole
    roomy = step >= width * 1.05
    for index, addend in enumerate(side.addends):
        x = start + index * step
        place = Box(x, room.y, width, width * CARD_RATIO).whole()
        reason = Reason(addend.why)
        is_told = bool(addend.why) and reasons and roomy and reason.fits(step - look.px(4), look)
        out.add(Piece(addend.key, place, addend.drawing, Z.OVER, addend.spoken, addend.zone or zone, addend.refs,
                      slot=addend.slot, shadow=True, raises=True, row=row, caption=addend.why, veil=addend.veil))
        if addend.amount:
            told = Pill(addend.amount, defends)
            wide = told.width(pill)
            spot = Box(x + width / 2 - wide / 2, place.bottom - pill * 0.55, wide, pill).whole()
            out.show(told, spot, Z.OVER, f"{PILL}{addend.key}")
        wide = step - look.px(4)
        if is_told:
            under = Box(x + (width - wide) / 2, place.bottom + pill * 0.5, wide, line * CAPTION)
            out.show(reason, under.whole(), Z.OVER, f"{WHY}{addend.key}")
            words = reason.words_in(under.whole(), addend.key, look, sheet.speech)
            out.extend([word for word in words if not any(word.name == other.name for other in out.pieces)])


def lay_bar(sheet: Sheet, bar: DuelBar, spoken: str, box: Box) -> None:
    sheet.out.add(Piece(BAR, box, bar, Z.OVER, spoken, "battle", radius=sheet.px(5)))
