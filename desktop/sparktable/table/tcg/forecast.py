"""What an attack may come to, in the lane between the teams: a curve at each who could be attacked, and of the one
that is pointed at everything that is certain."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from sparktable.app.game_texts import Speech
from sparktable.games.tcg.odds import Forecast, forecast
from sparktable.table.geometry import Box
from sparktable.table.piece import Piece
from sparktable.table.tcg import addends, facts
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.odds_drawing import DamageCurve, WholeForecast
from sparktable.table.zorder import Z

COLUMN, WHOLE = 250.0, 880.0
"""How wide the curve for one target and everything about it are at most, at the design's size."""


def forecast_words(speech: Speech, told: Forecast) -> str:
    return speech.words.say("tcg.note.attack", attack=told.attack, n=told.attack_cards, defense=told.defense,
                            m=told.defense_cards, damage=round(told.average), chance=round(100 * told.knocks_out))


def lay_curves(sheet: Sheet, lane: Box, attacker: int, targets: Sequence[int], places: Mapping[int, Box],
               z: int = Z.PLACE) -> None:
    """A curve of the damage at each target, the part that knocks it out in red."""
    middles = sorted(places[target].cx for target in targets)
    apart = min((after - before for before, after in pairwise(middles)), default=lane.w)
    wide = min(sheet.px(COLUMN), lane.w, apart) - sheet.px(8)
    for target in targets:
        told = forecast(sheet.view, attacker, target)
        x = min(max(places[target].cx - wide / 2, lane.x), lane.right - wide)
        box = Box(x, lane.y + sheet.px(2), wide, lane.h - sheet.px(4)).whole()
        words = sheet.say("tcg.table.likely", damage=round(told.average), n=round(100 * told.knocks_out))
        name = f"{facts.title(sheet.view, target).name}: {forecast_words(sheet.speech, told)}"
        sheet.out.add(Piece(f"forecast:{target}", box, DamageCurve(told.damage, _left(sheet, target), words), z,
                            name, "lane", slot=target, radius=sheet.px(8), rings=False))


def lay_whole(sheet: Sheet, lane: Box, attacker: int, target: int, z: int) -> None:
    """Attack, defense and cards with what they are made of, the curve, and the chance of a KO."""
    told, left = forecast(sheet.view, attacker, target), _left(sheet, target)
    wide = min(lane.w, sheet.px(WHOLE) * max(1.0, sheet.look.text))
    box = Box(lane.cx - wide / 2, lane.y, wide, lane.h).whole()
    sums = tuple((total, addends.in_a_line(sheet.view, sheet.speech, slot, attacking=attacking),
                  addends.cards_in_a_line(sheet.view, sheet.speech, slot, attacking=attacking))
                 for total, slot, attacking in ((told.attack, attacker, True), (told.defense, target, False)))
    pierces = addends.pierce_words(sheet.view, sheet.speech, attacker, told.attack)
    note = pierces or sheet.say("tcg.table.enough", n=left)
    drawing = WholeForecast(sums, told.damage, left, sheet.say("tcg.table.ko_chance", n=round(100 * told.knocks_out)),
                            note)
    sheet.out.add(Piece("forecast", box, drawing, z, f"{facts.title(sheet.view, target).name}: "
                        f"{forecast_words(sheet.speech, told)}", "", radius=sheet.px(8), rings=False))


def _left(sheet: Sheet, target: int) -> int:
    return facts.fighter(sheet.view, target).left
