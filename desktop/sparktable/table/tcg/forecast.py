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
COLUMN, WHOLE = 250.0, 880.0
"""How wide the curve for one target and everything about it are at most, at the design's size."""


def forecast_words(speech: Speech, told: Forecast) -> str:
    return speech.words.say("tcg.note.attack", attack=told.attack, n=told.attack_cards, defense=told.defense,
                            m=told.defense_cards, damage=round(told.average), chance=_chance(told))


def forecast_in_short(speech: Speech, told: Forecast) -> str:
    """The damage: for certain, as it mostly is, or about; and the chance of a KO."""
    bars = likely_bars(told.damage)
    amount, chance = max(bars, key=lambda bar: bar[1])
    how = "certain" if len(bars) == 1 else "mostly" if chance >= MOSTLY else "about"
    return speech.words.say(f"tcg.table.likely.{how}", damage=round(told.average) if how == "about" else amount,
                            most=bars[-1][0], n=_chance(told))


def lay_forecasts(sheet: Sheet, lane: Box, attacker: int, targets: Sequence[Piece], z: int, *,
                  ground: bool = False) -> None:
    """A curve of the damage under each target, the part that knocks it out in red; where they stand too close for
    that or another row stands between, only how likely that is, on each. `ground`: something else is told in the
    lane, which curves cover."""
    told = {piece.slot: forecast(sheet.view, attacker, piece.slot) for piece in targets}
    words = {slot: forecast_in_short(sheet.speech, each) for slot, each in told.items()}
    middles = sorted(piece.box.cx for piece in targets)
    apart = min((after - before for before, after in pairwise(middles)), default=lane.w)
    wide = min(sheet.px(COLUMN), lane.w, apart) - sheet.px(8)
    under = all(lane.y - piece.box.bottom < piece.box.h / 2 for piece in targets)
    curves = under and wide >= max(DamageCurve.least(each, sheet.look) for each in words.values())
    if curves and ground:
        sheet.out.show(Panel("bg1", "line", 1.0, 8.0), lane, Z.CARD, "lane ground")
    for piece in targets:
        each, target = told[piece.slot], piece.slot
        if curves:
            x = min(max(piece.box.cx - wide / 2, lane.x), lane.right - wide)
            box = Box(x, lane.y + sheet.px(2), wide, lane.h - sheet.px(4))
            drawing: Drawing = DamageCurve(each.damage, _left(sheet, target), words[target])
        else:
            drawing = Chip("", sheet.say("tcg.table.ko_chance", n=_chance(each)))
            box = _on(piece, drawing, sheet)
        name = f"{facts.title(sheet.view, target).name}: {forecast_words(sheet.speech, each)}"
        sheet.out.add(Piece(f"forecast:{target}", box.whole(), drawing, z, name, "lane", slot=target,
                            radius=sheet.px(8), rings=False))


def _on(target: Piece, chip: Chip, sheet: Sheet) -> Box:
    """At the foot of its picture, where no face is, and never on its name."""
    assert isinstance(target.drawing, Plaque)
    wide, tall, high = target.box.w, target.box.h, round(smallest_letters(sheet.look.text) * sheet.look.larger * 1.6)
    name = target.drawing.signs(wide, tall, sheet.look)[0].bottom()
    foot = target.drawing.picture(wide, tall).bottom
    chip_wide = chip.width(high, sheet.look)
    return Box(target.box.x + sheet.px(4), target.box.y + max(name, foot - high - 2), chip_wide, high)


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
    drawing = WholeForecast(sums, told.damage, left, sheet.say("tcg.table.ko_chance", n=_chance(told)),
                            note)
    sheet.out.add(Piece("forecast", box, drawing, z, f"{facts.title(sheet.view, target).name}: "
                        f"{forecast_words(sheet.speech, told)}", "", radius=sheet.px(8), rings=False))


def _chance(told: Forecast) -> int:
    """Of a KO, in percent."""
    return round(100 * told.knocks_out)


def _left(sheet: Sheet, target: int) -> int:
    return facts.fighter(sheet.view, target).left
