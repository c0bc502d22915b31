"""Between the teams: whose turn it is; what an attack may come to, under each who could be attacked; or the attack
itself, with what both sides have flipped."""
from __future__ import annotations

from itertools import pairwise

from sparktable.app.game_texts import Speech
from sparktable.games.tcg import questions
from sparktable.games.tcg.odds import Forecast, forecast
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.drawings import Panel
from sparktable.table.geometry import CARD_RATIO, Box, row
from sparktable.table.lettering import Words
from sparktable.table.piece import Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.odds_drawing import DamageCurve, Total
from sparktable.table.zorder import Z

COLUMN = 250.0
"""How wide the forecast for one target is at most, at the design's size."""


def lay_lane(sheet: Sheet, lane: Box) -> None:
    now = facts.clash(sheet.view)
    targets = open_targets(sheet)
    if now is not None and targets:
        spoken = sheet.say("tcg.table.attacks", who=facts.title(sheet.view, now.attacker).name, attack=now.attack,
                           n=now.attack_cards)
        sheet.out.add(Piece("turn", lane.whole(), None, Z.PANEL, spoken, "lane"))
        wide = _width(sheet, lane)
        for target in targets:
            _forecast(sheet, lane, now.attacker, target, wide)
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


def forecast_words(speech: Speech, told: Forecast) -> str:
    return speech.words.say("tcg.note.attack", attack=told.attack, n=told.attack_cards, defense=told.defense,
                            m=told.defense_cards, damage=round(told.average), chance=round(100 * told.knocks_out))


def _width(sheet: Sheet, lane: Box) -> float:
    """How wide a forecast may be, so that neighbours do not cover each other."""
    team = facts.team(sheet.view, 1 - sheet.me)
    middles = sorted(piece.box.cx for piece in sheet.out.pieces if piece.key in {f"card:{slot}" for slot in team})
    apart = min((after - before for before, after in pairwise(middles)), default=lane.w)
    return min(sheet.px(COLUMN), lane.w, apart) - sheet.px(8)


def _forecast(sheet: Sheet, lane: Box, attacker: int, target: int, wide: float) -> None:
    """A curve of the damage below its target, the part that knocks it out in red."""
    above = next(piece for piece in sheet.out.pieces if piece.key == f"card:{target}").box
    told = forecast(sheet.view, attacker, target)
    x = min(max(above.cx - wide / 2, lane.x), lane.right - wide)
    box = Box(x, lane.y + sheet.px(2), wide, lane.h - sheet.px(4)).whole()
    left = facts.fighter(sheet.view, target).left
    words = sheet.say("tcg.table.ko_chance", n=round(100 * told.knocks_out))
    name = f"{facts.title(sheet.view, target).name}: {forecast_words(sheet.speech, told)}"
    sheet.out.add(Piece(f"forecast:{target}", box, DamageCurve(told.damage, left, words), Z.PLACE, name, "lane",
                        slot=target, radius=sheet.px(8), rings=False))


def _turn(sheet: Sheet, lane: Box) -> None:
    s = sheet.state
    over = s.outcome is not None
    text = sheet.say("tcg.table.over") if over else sheet.say(
        "tcg.table.turn", n=s.turn, who=sheet.speech.seat(s.active))
    high = min(lane.h, sheet.pt(16) * 2.2)
    box = Box(lane.x, lane.cy - high / 2, lane.w, high).whole()
    sheet.out.add(Piece("turn", box, Words(text, "title", 16, "hi", "centre"), Z.PLACE, text, "lane"))


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
    flipped = facts.flipped(sheet.view, sheet.state.owner[slot])
    room = Box(box.x if mirrored else at.right + sheet.px(6), box.y, box.w - wide - sheet.px(6), box.h)
    width = room.h / CARD_RATIO
    for each, place in zip(flipped, row(room, width, len(flipped), sheet.px(4)), strict=True):
        sheet.out.add(Piece(f"card:{each}", place.whole(), sheet.picture(each, "board"), Z.CARD + 2,
                            cards.card_name(sheet.view, each, sheet.speech), "lane", (card_ref(each),), slot=each,
                            shadow=True))
