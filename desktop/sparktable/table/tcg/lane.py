"""Between the teams: whose turn it is, or what the attack comes to as far as it is certain."""
from __future__ import annotations

from sparktable.table.drawings import Panel
from sparktable.table.geometry import Box
from sparktable.table.lettering import Words
from sparktable.table.piece import Piece
from sparktable.table.tcg import facts
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.zorder import Z


def lay_lane(sheet: Sheet, lane: Box) -> None:
    now = facts.clash(sheet.view)
    text = _turn(sheet) if now is None else _attack(sheet, now)
    sheet.out.add(Piece("turn", lane.whole(), Panel("bg0", "line", 1.0, 10.0, alpha=150), Z.PANEL, text, "lane"))
    lines = text.split(" · ")
    high = sheet.pt(16) * 1.4
    y = lane.cy - high * len(lines) / 2
    for index, line in enumerate(lines):
        box = Box(lane.x + sheet.px(12), y + index * high, lane.w - sheet.px(24), high)
        sheet.out.show(Words(line, "title" if not index else "strong", 16 if not index else 13,
                             "hi" if not index else "mid", "centre"), box.whole(), Z.PLACE)


def _turn(sheet: Sheet) -> str:
    s = sheet.state
    return sheet.say("tcg.table.over") if s.outcome is not None else sheet.say(
        "tcg.table.turn", n=s.turn, who=sheet.speech.seat(s.active))


def _attack(sheet: Sheet, now: facts.Clash) -> str:
    attacker = facts.title(sheet.view, now.attacker).name
    if now.defender < 0:
        return sheet.say("tcg.table.attacks", who=attacker, attack=now.attack, n=now.attack_cards)
    return sheet.say("tcg.table.clash", who=attacker, attack=now.attack, n=now.attack_cards,
                     whom=facts.title(sheet.view, now.defender).name, defense=now.defense, m=now.defense_cards)
