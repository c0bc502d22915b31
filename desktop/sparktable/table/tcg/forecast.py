"""What an attack may come to, in the lane between the teams: a curve at each who could be attacked, and of the one
that is pointed at everything that is certain."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sparktable.app.game_texts import Speech
from sparktable.games.tcg.odds import Forecast, forecast
from sparktable.table.art.fonts import smallest_letters
from sparktable.table.drawings import Chip, Panel
from sparktable.table.geometry import Box
from sparktable.table.picture_store import Drawing
from sparktable.table.piece import Piece
from sparktable.table.tcg import addends, facts
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.odds_drawing import DamageCurve, WholeForecast, likely_bars
from sparktable.table.tcg.plaque import Plaque
from sparktable.table.zorder import Z

MOSTLY = 0.6
"""From how likely on one amount of damage is told, and not the average."""
DAMAGE = "wound"
"""The icon that stands for the word where there is no room for it."""
COLUMN, WHOLE = 250.0, 880.0
"""How wide the curve for one target and everything about it are at most, at the design's size."""


def forecast_words(speech: Speech, told: Forecast) -> str:
    return speech.words.say("tcg.note.attack", attack=told.attack, n=told.attack_cards, defense=told.defense,
                            m=told.defense_cards, damage=round(told.average), chance=_chance(told))


def forecast_in_short(speech: Speech, told: Forecast) -> str:
    """The damage: for certain, as it mostly is, or about; and the chance of a KO, where there is one."""
    bars = likely_bars(told.damage)
    amount, chance = max(bars, key=lambda bar: bar[1])
    how = "certain" if len(bars) == 1 else "mostly" if chance >= MOSTLY else "about"
    damage = speech.words.say(f"tcg.table.likely.{how}", damage=round(told.average) if how == "about" else amount,
                              most=bars[-1][0])
    return " · ".join(each for each in (damage, ko_chance(speech, told)) if each)


def forecast_in_a_chip(speech: Speech, told: Forecast) -> str:
    """The same beside the icon of damage."""
    about = "" if len(likely_bars(told.damage)) == 1 else "≈\u00a0"
    return " · ".join(each for each in (f"{about}{round(told.average)}", ko_chance(speech, told)) if each)


def ko_chance(speech: Speech, told: Forecast) -> str:
    """Nothing where it is less than one in a hundred."""
    chance = _chance(told)
    return speech.words.say("tcg.table.ko_chance", n=chance) if chance else ""


def lay_forecasts(sheet: Sheet, lane: Box, attacker: int, targets: Sequence[Piece], z: int, *,
                  ground: bool = False) -> None:
    """A curve of the damage under each target, the part that knocks it out in red, with as many words as there is
    room for between one target and the next; where another row stands between, the shortest words on each. `ground`:
    something else is told in the lane, which curves cover."""
    told = {piece.slot: forecast(sheet.view, attacker, piece.slot) for piece in targets}
    middles = sorted(piece.box.cx for piece in targets)
    apart = min((after - before for before, after in pairwise(middles)), default=lane.w)
    wide = min(sheet.px(COLUMN), lane.w, apart) - sheet.px(8)
    left = {slot: _left(sheet, slot) for slot in told}
    in_short, in_chips = ({slot: DamageCurve(each.damage, left[slot], words(sheet.speech, each), icon)
                           for slot, each in told.items()}
                          for words, icon in ((forecast_in_short, ""), (forecast_in_a_chip, DAMAGE)))
    under = all(lane.y - piece.box.bottom < piece.box.h / 2 for piece in targets)
    curves = next((each for each in (in_short, in_chips)
                   if under and wide >= max(curve.least(sheet.look) for curve in each.values())), None)
    if curves and ground:
        sheet.out.show(Panel("bg1", "line", 1.0, 8.0), lane, Z.CARD, "lane ground")
    for piece in targets:
        target = piece.slot
        if curves:
            x = min(max(piece.box.cx - wide / 2, lane.x), lane.right - wide)
            box = Box(x, lane.y + sheet.px(2), wide, lane.h - sheet.px(4))
            drawing: Drawing = curves[target]
        else:
            drawing = Chip(DAMAGE, in_chips[target].words)
            box = _on(piece, drawing, sheet)
        name = f"{facts.title(sheet.view, target).name}: {forecast_words(sheet.speech, told[target])}"
        sheet.out.add(Piece(f"forecast:{target}", box.whole(), drawing, z, name, "lane", slot=target,
                            radius=sheet.px(8), rings=False))


def _on(target: Piece, chip: Chip, sheet: Sheet) -> Box:
    """At the foot of its picture, where no face is, and never on its name or its mode: a low picture has room only
    beside the name, and where that is long, it lies at the end of what is written below."""
    assert isinstance(target.drawing, Plaque)
    wide, tall, high = target.box.w, target.box.h, round(smallest_letters(sheet.look.text) * sheet.look.larger * 1.6)
    name, picture = target.drawing.signs(wide, tall, sheet.look)[0], target.drawing.picture(wide, tall)
    chip_wide, gap = chip.width(high, sheet.look), sheet.px(4)
    x, foot = gap, picture.bottom - 2
    if foot - high < name.bottom():
        beside = name.right() + chip_wide <= picture.w
        x, foot = (picture.w - chip_wide, foot) if beside else (wide - chip_wide - gap, tall - gap)
    return Box(target.box.x + x, target.box.y + foot - high, chip_wide, high)


def lay_whole(sheet: Sheet, lane: Box, attacker: int, target: int, z: int) -> None:
    """Attack, defense and cards with what they are made of, the curve, and the chance of a KO."""
    told, left = forecast(sheet.view, attacker, target), _left(sheet, target)
    wide = min(lane.w, sheet.px(WHOLE) * max(1.0, sheet.look.text))
    box = Box(lane.cx - wide / 2, lane.y, wide, lane.h).whole()
    sheet.out.show(Panel("bg1", "line", 1.0, 8.0), lane, z, "lane ground")  # nothing of what it covers sticks out
    sums = tuple((total, addends.in_a_line(sheet.view, sheet.speech, slot, attacking=attacking),
                  addends.cards_in_a_line(sheet.view, sheet.speech, slot, attacking=attacking))
                 for total, slot, attacking in ((told.attack, attacker, True), (told.defense, target, False)))
    pierces = addends.pierce_words(sheet.view, sheet.speech, attacker, told.attack)
    note = pierces or sheet.say("tcg.table.enough", n=left)
    drawing = WholeForecast(sums, told.damage, left, ko_chance(sheet.speech, told), note)
    sheet.out.add(Piece("forecast", box, drawing, z, f"{facts.title(sheet.view, target).name}: "
                        f"{forecast_words(sheet.speech, told)}", "", radius=sheet.px(8), rings=False))


def _chance(told: Forecast) -> int:
    """Of a KO, in percent."""
    return round(100 * told.knocks_out)


def _left(sheet: Sheet, target: int) -> int:
    return facts.fighter(sheet.view, target).left
