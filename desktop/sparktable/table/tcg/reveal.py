"""An attack on its stage: both fighters, what is flipped for each, and the sum between them that grows with it.

It is shown in the place of both teams while an attack is fought out and nobody chooses among characters.
"""
from __future__ import annotations

from sparktable.games.tcg.state import BATTLEFIELD, GEAR, PARTS, UNDER
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.art.color import DEEP
from sparktable.table.drawings import Panel
from sparktable.table.duel import ATTACKER, DEFENDER, ROW, STEP_BAR, SUM, TOTAL
from sparktable.table.duel import PARTS as PARTS_OF
from sparktable.table.duel_drawings import Chevrons, DuelTotal
from sparktable.table.duel_ground import DuelGround
from sparktable.table.geometry import CARD_RATIO, Box, row
from sparktable.table.lettering import Paragraph
from sparktable.table.piece import Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.addends import parts
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.reveal_drawings import Addends, Burst, Divider
from sparktable.table.tcg.teams import fighter_drawing
from sparktable.table.zorder import Z

FIGHTER = 0.2
"""How wide a fighter is at most, in widths of the stage; each stands as high as the stage."""
FLIPPED, LEAST_FLIPPED = 150.0, 90.0
"""How wide a flipped card is at most, and at least where there is the height, at the design's size."""
CAPTION, LETTERS = 132.0, (14.0, 12.5, 11.0, 9.5)
"""How wide it is told how many were flipped, and in which letters: the first in which all of it has room."""
PARTS_WIDE = 210.0
SUM_SHARE = 0.24
"""The share of the height for the sum."""


def is_fought(sheet: Sheet) -> bool:
    """Whether an attack is being fought, and nobody before the screen chooses among those who stand there."""
    now, asked = facts.clash(sheet.view), sheet.view.decision
    if now is None or now.defender < 0:
        return False
    stand = {slot for seat in range(sheet.state.game.seats) for slot in facts.team(sheet.view, seat)}
    return asked is None or asked.seat != sheet.me or not any(
        ref.kind == "card" and ref.value in stand for option in asked.options for ref in option.refs)


def lay_reveal(sheet: Sheet, box: Box) -> None:
    now = facts.clash(sheet.view)
    assert now is not None
    attacker, defender = (facts.fighter(sheet.view, slot) for slot in (now.attacker, now.defender))
    spoken = sheet.say("tcg.table.clash", who=attacker.name, attack=now.attack, n=now.attack_cards,
                       whom=defender.name, defense=now.defense, m=now.defense_cards)
    box = box.whole()
    attacks = _stands_left(sheet, now)
    pair = (now.attacker, now.defender) if attacks else (now.defender, now.attacker)
    left, right = (fighter_drawing(sheet, slot).art for slot in pair)
    ground = DuelGround(left, right)
    sheet.out.add(Piece("battle", box, ground, Z.CURTAIN, spoken, "lane", radius=sheet.px(10)))
    for seat in range(sheet.state.game.seats):
        for home in (BATTLEFIELD, GEAR, UNDER, PARTS):
            sheet.out.homes[home + seat] = "battle"
    inside = box.inset(sheet.px(18), sheet.px(12))
    gap = sheet.px(10)
    head, inside = inside.take_top(sheet.pt(12.5) * 1.9, gap)
    names = tuple(sheet.say(f"tcg.table.step.{name}") for name in facts.STEPS)
    step = facts.attack_step(sheet.view)
    sheet.out.add(Piece(STEP_BAR, head.whole(), Chevrons(names, step), Z.OVER, names[step]))
    high = round((inside.h - 2 * gap) * (1 - SUM_SHARE) / 2)
    above, rest = inside.take_top(high, gap)
    below, middle = rest.take_bottom(high, gap)
    sides = [(now.attacker, True), (now.defender, False)]
    if attacks:
        sides.reverse()
    wide = min(inside.w * FIGHTER, inside.h / CARD_RATIO)
    for (slot, attacking), room, at_right in zip(sides, (above, below), (True, False), strict=True):
        place = Box(room.right - wide if at_right else room.x, 0, wide, wide * CARD_RATIO)
        place = place._replace(y=inside.cy - place.h / 2)
        _fighter(sheet, slot, place.whole())
        beside = sheet.px(13)
        rest = room.inset(wide + beside, 0)
        _flipped(sheet, slot, attacking, now, rest, at_right)
    _sum(sheet, now, middle.inset(wide + gap, 0))


def _stands_left(sheet: Sheet, now: facts.Clash) -> bool:
    """Whether the attacker stands left, at the foot of the stage. A player's own fighter does, whatever it does. Who
    only watches has no side: there the attacker does as in every other game, over its attack, and one sees at once
    who is after whom, whichever seat's eyes look."""
    return sheet.speech.watching or sheet.state.owner[now.attacker] == sheet.me


def _fighter(sheet: Sheet, slot: int, place: Box) -> None:
    drawing = fighter_drawing(sheet, slot)
    if slot not in facts.team(sheet.view, sheet.state.owner[slot]):  # KO'd: the card lies there, the picture stays
        sheet.out.show(drawing, place, Z.OVER)
    else:
        sheet.out.add(Piece(f"card:{slot}", place, drawing, Z.OVER,
                            cards.card_name(sheet.view, slot, sheet.speech), "battle", (card_ref(slot),), slot=slot,
                            shadow=True, radius=place.w * 0.045))


def _flipped(sheet: Sheet, slot: int, attacking: bool, now: facts.Clash, rest: Box, at_right: bool) -> None:
    """Beside a fighter what was flipped for it, with how many those are between both: so the cards have all the
    height."""
    n = now.attack_cards if attacking else now.defense_cards
    told = sheet.say("tcg.table.side.attacks" if attacking else "tcg.table.side.defends",
                     who=facts.title(sheet.view, slot).name, n=n)
    flipped = facts.flipped(sheet.view, sheet.state.owner[slot])
    if len(flipped) > n:
        told = f"{told}\n{sheet.say('tcg.table.side.more', n=len(flipped) - n)}"
    wide, gap = sheet.px(CAPTION) * max(1.0, sheet.look.text), sheet.px(16)
    head, rest = rest.take_right(wide, gap) if at_right else rest.take_left(wide, gap)
    pad, ink = sheet.px(8), sheet.look.theme.stage.tokens.hi
    captions = [(each, each.height(head.w - 2 * pad, sheet.look))
                for each in (Paragraph(told, size, ink) for size in LETTERS)]
    caption, high = next((each for each in captions if each[1] <= head.h - 2 * pad), captions[-1])
    head = head._replace(y=head.cy - high / 2 - pad, h=high + 2 * pad)
    sheet.out.show(Panel(DEEP, DEEP, 0.0, 8.0, alpha=190), head.whole(), Z.CURTAIN)
    sheet.out.show(caption, head.inset(pad, pad).whole(), Z.OVER)
    more = facts.extra(sheet.view, sheet.state.owner[slot])
    apart = sheet.px(34) if 0 <= more < len(flipped) else 0.0
    side_by_side = (rest.w - apart) / max(n, len(flipped), 1) - sheet.px(14)  # so that none hides another's icons
    width = min(sheet.px(FLIPPED), rest.h / CARD_RATIO, max(sheet.px(LEAST_FLIPPED), side_by_side))
    spots = rest._replace(w=min(rest.w, max(1, len(flipped)) * (width + sheet.px(14)) + apart) - apart)
    for index, (each, spot) in enumerate(zip(flipped, row(spots, width, len(flipped), sheet.px(14)), strict=True)):
        if apart and index == more:
            line = Box(spot.x + apart / 2 - sheet.px(24), spot.y, sheet.px(34), spot.h)
            sheet.out.show(Divider("b_white"), line.whole(), Z.OVER)
        spot = spot._replace(x=spot.x + (apart if index >= more >= 0 else 0.0))
        sheet.out.add(Piece(f"card:{each}", spot.whole(), sheet.picture(each, "board"), Z.OVER,
                            cards.card_name(sheet.view, each, sheet.speech), "lane", (card_ref(each),), slot=each,
                            shadow=True, raises=True, row=f"{ROW}{ATTACKER if attacking else DEFENDER}"))


def _sum(sheet: Sheet, now: facts.Clash, box: Box) -> None:
    """Attack less defense is damage, each with what it is made of."""
    sheet.out.show(Panel(DEEP, "line2", 1.0, 10.0, alpha=225), box.whole(), Z.CURTAIN)
    inside = box.inset(sheet.px(14), sheet.px(8))
    burst, inside = inside.take_right(min(inside.h * 1.7, inside.w * 0.19), sheet.px(8))
    half = inside.w / 2
    for index, (slot, total, attacking) in enumerate(((now.attacker, now.attack, True),
                                                      (now.defender, now.defense, False))):
        room = Box(inside.x + index * half, inside.y, half, inside.h)
        number, made = room.take_left(room.w * 0.32, sheet.px(10))
        made = made._replace(w=min(made.w - sheet.px(10), sheet.px(PARTS_WIDE) * max(1.0, sheet.look.text)))
        what = sheet.say("tcg.table.attack" if attacking else "tcg.table.defense")
        icon = "c_attack" if attacking else "c_defense"
        role = ATTACKER if attacking else DEFENDER
        sheet.out.add(Piece(f"{TOTAL}{role}", number.whole(), DuelTotal(str(total), what, icon, icon), Z.OVER,
                            slot=slot))
        lines = tuple((part.icon, part.words, part.amount)
                      for part in parts(sheet.view, sheet.speech, slot, attacking=attacking))
        sheet.out.show(Addends(lines), made.whole(), Z.OVER, f"{PARTS_OF}{role}")
    sheet.out.show(Burst(str(now.damage), now.fells), burst.whole(), Z.OVER, SUM)
