"""Between the teams: whose turn it is; what an attack may come to, at each who could be attacked; or the attack
itself, with what both sides have flipped."""
from __future__ import annotations

from sparktable.games.tcg import questions
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.drawings import Panel
from sparktable.table.geometry import CARD_RATIO, Box, row
from sparktable.table.lettering import Words
from sparktable.table.piece import Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.forecast import lay_forecasts
from sparktable.table.tcg.gestures import PLAY_AREA
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.odds_drawing import Total
from sparktable.table.zorder import Z


def lay_lane(sheet: Sheet, lane: Box) -> None:
    now = facts.clash(sheet.view)
    targets = open_targets(sheet)
    if now is not None and targets:
        spoken = sheet.say("tcg.table.attacks", who=facts.title(sheet.view, now.attacker).name, attack=now.attack,
                           n=now.attack_cards)
        sheet.out.add(Piece("turn", lane.whole(), None, Z.PANEL, spoken, "lane"))
        stand = [piece for piece in sheet.out.pieces if piece.slot in targets]
        lay_forecasts(sheet, lane, now.attacker, stand, Z.CARD + 1)
    elif now is not None and now.defender >= 0:
        _clash(sheet, lane, now)
    else:
        _turn(sheet, lane)


def open_targets(sheet: Sheet) -> list[int]:
    """Whom the viewer may choose to attack now."""
    asked = sheet.view.decision
    if asked is None or asked.kind != questions.DEFENDER or asked.seat != sheet.me:
        return []
    return [option.value("card") for option in asked.options]


def _turn(sheet: Sheet, lane: Box) -> None:
    s = sheet.state
    over = s.outcome is not None
    text = sheet.say("tcg.table.over") if over else sheet.say(
        "tcg.table.turn", n=s.turn, who=sheet.speech.seat(s.active))
    sheet.out.add(Piece("place:lane", lane.whole(), None, Z.PANEL, sheet.say("tcg.table.play_area"), "", (PLAY_AREA,),
                        radius=sheet.px(8)))
    inside = lane.inset(sheet.px(10), 0)  # under the teams' headings: the middle is free for what is told there
    sheet.out.add(Piece("turn", inside.whole(), Words(text, "title", 16, "hi"), Z.PLACE, text, "lane"))


def _clash(sheet: Sheet, lane: Box, now: facts.Clash) -> None:
    """Both totals with the cards behind them, and between them the damage as it stands."""
    attacker, defender = facts.title(sheet.view, now.attacker), facts.title(sheet.view, now.defender)
    spoken = sheet.say("tcg.table.clash", who=attacker.name, attack=now.attack, n=now.attack_cards,
                       whom=defender.name, defense=now.defense, m=now.defense_cards)
    sheet.out.add(Piece("turn", lane.whole(), Panel("bg0", "sel", 1.5, 10.0, alpha=200), Z.PANEL, spoken, "lane",
                        radius=sheet.px(10)))
    inside = lane.inset(sheet.px(10), sheet.px(5))
    middle = min(inside.w * 0.16, sheet.px(150))
    half = (inside.w - middle) / 2
    for slot, total, icon, box, mirrored in (
            (now.attacker, now.attack, "c_attack", inside._replace(w=half), False),
            (now.defender, now.defense, "c_defense", Box(inside.right - half, inside.y, half, inside.h), True)):
        _side(sheet, slot, total, icon, box, mirrored)
    damage = Box(inside.cx - middle / 2, inside.y, middle, inside.h).whole()
    sheet.out.show(Total(str(now.damage), "wound", sheet.say("tcg.table.damage")), damage, Z.PLACE, "sum")


def _side(sheet: Sheet, slot: int, total: int, icon: str, box: Box, mirrored: bool) -> None:
    """A fighter's name and total, and beside them what was flipped for it."""
    who = facts.title(sheet.view, slot)
    wide = min(box.w * 0.42, sheet.px(170))
    at = Box(box.right - wide if mirrored else box.x, box.y, wide, box.h).whole()
    sheet.out.show(Total(str(total), icon, who.name), at, Z.PLACE)
    flipped = [each.slot for each in facts.flipped(sheet.view, sheet.state.owner[slot])]
    room = Box(box.x if mirrored else at.right + sheet.px(6), box.y, box.w - wide - sheet.px(6), box.h)
    width, gap = room.h / CARD_RATIO, sheet.px(4)
    if mirrored:
        _, room = room.take_left(max(0.0, room.w - len(flipped) * (width + gap)))
    for each, place in zip(flipped, row(room, width, len(flipped), gap), strict=True):
        sheet.out.add(Piece(f"card:{each}", place.whole(), sheet.picture(each, "board"), Z.CARD + 2,
                            cards.card_name(sheet.view, each, sheet.speech), "lane", (card_ref(each),), slot=each,
                            shadow=True))
