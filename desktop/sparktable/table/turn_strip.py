"""Somebody else's turn in one line: at most a handful of things that tell most of it, in their order. Each can be
called back: its card is held up. What found no room there opens above the line."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sparktable.app.game_texts import Speech
from sparktable.table.drawings import Panel
from sparktable.table.geometry import Box
from sparktable.table.lettering import Button, Words, words_width
from sparktable.table.picture_store import Look
from sparktable.table.piece import Piece
from sparktable.table.turn_digest import Deed, Portrait, TurnLine
from sparktable.table.zorder import Z

MOST = 5
RECALL, WATCH, MORE_TOLD = "recall", "watch", "more told"
"""Buttons that are no answers: what it tells of is shown again, all of it is, or all of it opens."""
TURNS = ("turns", "turn:", "told:", WATCH)
"""What the keys of its pieces begin with."""
ALL_TOLD = "told"
"""The group in which all of it lies."""
WIDEST = 640.0
"""How wide that is, if that is enough."""


def turn_pieces(lines: Sequence[TurnLine], room: Box, look: Look, speech: Speech) -> Iterator[Piece]:
    """The lines side by side in the strip, each as far as there is room, what tells most first to stay; and how much
    there is besides."""
    pad, gap = look.px(7), look.px(6)
    high = room.h - 2 * pad
    again = Button(speech.words.say("table.watch_again"), "reveal", size=13)
    button = again.width(high, look) + gap
    shown = list(_fitting(lines, room.w - 2 * pad - button, high, gap, look))
    if not shown:
        return
    if not any(deed.slot >= 0 for line in lines for deed in line.deeds):
        button = 0.0
    more = _more(lines, [deed for _, _, deed, _ in shown])
    rest = _more_button(more).width(high, look) if more else 0.0
    wide = sum(width for *_, width in shown) + gap * (len(shown) - 1 + bool(more)) + 2 * pad + rest + button
    box = Box(room.right - wide, room.y, wide, room.h).whole()
    yield Piece("turns", box, Panel("s1", "line"), Z.PANEL, speech.words.say("table.turns"), "", radius=look.px(8))
    x = box.x + pad
    for line, number, deed, width in shown:
        place = Box(x, box.y + pad, width, high).whole()
        if deed is None:
            assert line.who is not None
            name = speech.seat(line.seat)
            yield Piece(f"turn:{number}", place, Portrait(line.who.name, line.who.faction), Z.CARD, name)
        else:
            yield _deed_piece("turn", line, number, deed, place, "strip", Z.CARD, look, speech)
        x += width + gap
    if more:
        place = Box(x, box.y + pad, rest, high).whole()
        spoken = f"{speech.words.say('table.turns.all')}: {'. '.join(more)}"
        yield Piece("turns more", place, _more_button(more), Z.CARD, spoken, "strip", action=MORE_TOLD,
                    radius=look.px(6), rings=False)
        x += rest + gap
    if button:
        place = Box(x, box.y + pad, button - gap, high).whole()
        yield Piece(WATCH, place, again, Z.CARD, again.text, "strip", action=WATCH, radius=look.px(6), rings=False)


def _more(lines: Sequence[TurnLine], shown: Sequence[Deed | None]) -> list[str]:
    """What there is no room for, in sentences."""
    return [deed.sentence or deed.text for line in lines for deed in line.deeds if deed not in shown]


def _more_button(more: Sequence[str]) -> Button:
    return Button(f"+{len(more)}", style="quiet", size=13)


def _deed_button(deed: Deed) -> Button:
    return Button(deed.text, deed.icon, "quiet", size=13)


def _deed_piece(key: str, line: TurnLine, number: int, deed: Deed, place: Box, zone: str, z: int, look: Look,
                speech: Speech) -> Piece:
    spoken = deed.sentence or f"{speech.seat(line.seat)}: {deed.text}"
    return Piece(f"{key}:{number}:{line.deeds.index(deed)}", place, _deed_button(deed), z, spoken, zone,
                 action=RECALL, slot=deed.slot, radius=look.px(6), rings=False)


def _fitting(lines: Sequence[TurnLine], room: float, high: float, gap: float, look: Look
             ) -> list[tuple[TurnLine, int, Deed | None, float]]:
    """What there is room for: of each turn fewer and fewer things, of the last turns if need be."""
    for count in range(MOST, 0, -1):
        for first in range(len(lines) if count == 1 else 1):
            found: list[tuple[TurnLine, int, Deed | None, float]] = []
            for number, line in enumerate(lines[first:], first):
                if line.who is not None:
                    found.append((line, number, None, high))
                heaviest = sorted(line.deeds, key=lambda deed: -deed.weight)[:count]
                found += [(line, number, deed, _deed_button(deed).width(high, look))
                          for deed in line.deeds if deed in heaviest]
            more = _more(lines, [deed for _, _, deed, _ in found])
            rest = _more_button(more).width(high, look) + gap if more else 0.0
            if sum(width + gap for *_, width in found) - gap + rest <= room:
                return found
    return []


class _Row(NamedTuple):
    """A line of what lies above: whose turn begins there, and what was done."""

    number: int
    named: bool
    deeds: list[tuple[Deed, float]]
    """Each with how wide it is."""


def all_pieces(lines: Sequence[TurnLine], strip: Box, look: Look, speech: Speech) -> Iterator[Piece]:
    """Everything of these turns in lines above the strip, each thing to be clicked; where not even that has room,
    the last of it."""
    pad, gap, high = look.px(10), look.px(6), round(max(30.0, look.pt(13) * 2.1))
    for wide in (min(strip.w, look.px(WIDEST) * max(1.0, look.text)), strip.w):
        rows = _rows(lines, wide - 2 * pad, high, gap, look, speech)
        fit = max(1, int((strip.y - 2 * pad - look.px(12) + gap) // (high + gap)))
        if len(rows) <= fit:
            break
    rows = rows[-fit:]
    tall = len(rows) * (high + gap) - gap + 2 * pad
    box = Box(strip.right - wide, strip.y - tall - look.px(4), wide, tall).whole()
    yield Piece("turns all", box, Panel("s1", "line2", 1.5), Z.CHOOSER, speech.words.say("table.turns"), "",
                action="keep", radius=look.px(8), shadow=True)
    for at, (number, named, deeds) in enumerate(rows):
        line, x, y = lines[number], box.x + pad, box.y + pad + at * (high + gap)
        if line.who is not None and named:
            yield Piece(f"told:{number}", Box(x, y, high, high).whole(), Portrait(line.who.name, line.who.faction),
                        Z.CHOOSER + 1, speech.seat(line.seat))
        elif named:
            name = Words(speech.seat(line.seat), "strong", 13, "hi")
            yield Piece(f"told:{number}", Box(x, y, _indent(line, high, look, speech), high).whole(), name,
                        Z.CHOOSER + 1, name.text)
        x += _indent(line, high, look, speech) + gap
        for deed, width in deeds:
            place = Box(x, y, width, high).whole()
            yield _deed_piece("told", line, number, deed, place, ALL_TOLD, Z.CHOOSER + 1, look, speech)
            x += width + gap


def _indent(line: TurnLine, high: float, look: Look, speech: Speech) -> float:
    """What says whose turn it was takes so much of each of its lines."""
    return high if line.who is not None else words_width(speech.seat(line.seat), "strong", look.pt(13))


def _rows(lines: Sequence[TurnLine], wide: float, high: float, gap: float, look: Look, speech: Speech) -> list[_Row]:
    """As many things in each line as there is room for."""
    rows: list[_Row] = []
    for number, line in enumerate(lines):
        room, named, left = wide - _indent(line, high, look, speech) - gap, True, 0.0
        for deed in line.deeds:
            width = min(room, _deed_button(deed).width(high, look))
            if named or width > left:
                rows.append(_Row(number, named, []))
                named, left = False, room
            rows[-1].deeds.append((deed, width))
            left -= width + gap
    return rows
