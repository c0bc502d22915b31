"""Somebody else's turn in one line: at most a handful of things that tell most of it, in their order. Each can be
called back: its card is held up. What found no room there opens above the line."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
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
FEW = 4
"""Fewer things than this are rather told in brief."""
RECALL, WATCH, MORE_TOLD = "recall", "watch", "more told"
"""Buttons that are no answers: what it tells of is shown again, all of it is, or all of it opens."""
TURNS = ("turns", "turn:", "told:", WATCH)
"""What the keys of its pieces begin with."""
ALL_TOLD = "told"
"""The group in which all of it lies."""
WIDEST = 640.0
"""How wide that is, if that is enough."""
SIZE = 13.0
"""How large all this is written, if there is room."""
LINES = ((SIZE, 30.0), (11.0, 26.0))
"""How large all of it is written, and how high its lines are at least: the first that has room."""
FACE_GAP = 6.0
EARLIER, LATER = "told earlier", "told later"
"""Buttons, and their keys, with which one leafs through what has no room even so."""


def turn_pieces(lines: Sequence[TurnLine], room: Box, look: Look, speech: Speech) -> Iterator[Piece]:
    """The lines side by side in the strip, each as far as there is room, what tells most first to stay; and how much
    there is besides. Where that is little, a sign alone shows all of it again."""
    pad, gap = look.px(7), look.px(6)
    high = room.h - 2 * pad
    word = speech.words.say("table.watch_again")
    pictured = any(deed.slot >= 0 for line in lines for deed in line.deeds)
    for again in (Button(word, "reveal", size=SIZE), Button("", "reveal", size=SIZE)):
        button = again.width(high, look) + gap if pictured else 0.0
        shown = _fitting(lines, room.w - 2 * pad - button, high, gap, look, speech)
        more = _more(lines, shown)
        if not more or sum(isinstance(each, _Thing) for each in shown) >= max(FEW, len(lines)):
            break
    rest = _more_button(more).width(high, look) if more else 0.0
    wide = sum(each.width for each in shown) + gap * (len(shown) - 1 + bool(more)) + 2 * pad + rest + button
    box = Box(room.right - wide, room.y, wide, room.h).whole()
    yield Piece("turns", box, Panel("s1", "line"), Z.PANEL, speech.words.say("table.turns"), "", radius=look.px(8))
    x = box.x + pad
    for each in shown:
        place = Box(x, box.y + pad, each.width, high).whole()
        if isinstance(each, _Thing):
            yield each.piece("turn", place, Z.CARD, look)
        else:
            yield from _who_pieces(f"turn:{each.number}", lines[each.number], place, Z.CARD, look, speech, each.named)
        x += each.width + gap
    if more:
        place = Box(x, box.y + pad, rest, high).whole()
        rest_told = f"{speech.words.say('table.turns.all')}: {'. '.join(more)}"
        yield Piece("turns more", place, _more_button(more), Z.CARD, rest_told, "strip", action=MORE_TOLD,
                    radius=look.px(6), rings=False)
        x += rest + gap
    if button:
        place = Box(x, box.y + pad, button - gap, high).whole()
        yield Piece(WATCH, place, again, Z.CARD, word, "strip", action=WATCH, radius=look.px(6), rings=False)


class _Who(NamedTuple):
    """Whose turn begins here."""

    number: int
    width: float
    named: bool
    """Whether the name has room beside the face."""


class _Thing(NamedTuple):
    """Something that was done, as it is written in a line."""

    number: int
    """Of its turn."""
    at: int
    """Among what was done in that."""
    deed: Deed
    button: Button
    width: float

    def piece(self, group: str, place: Box, z: int, look: Look) -> Piece:
        return Piece(f"{group}:{self.number}:{self.at}", place, self.button, z, self.deed.spoken,
                     ALL_TOLD if group == ALL_TOLD else "strip", action=RECALL, slot=self.deed.slot,
                     radius=look.px(6), rings=False)


def _things(number: int, line: TurnLine, high: float, size: float, look: Look, *, brief: bool = False
            ) -> list[_Thing]:
    """All that was done in a turn, each written as wide as it wants to be."""
    buttons = [Button(deed.in_brief if brief else deed.text, deed.icon, "quiet", size=size) for deed in line.deeds]
    return [_Thing(number, at, deed, button, button.width(high, look))
            for at, (deed, button) in enumerate(zip(line.deeds, buttons, strict=True))]


def _who_pieces(key: str, line: TurnLine, place: Box, z: int, look: Look, speech: Speech, named: bool
                ) -> Iterator[Piece]:
    """Whose turn it was: a face with the name beside it, or one of both."""
    name = speech.seat(line.seat)
    if line.who is not None:
        face, place = place.take_left(place.h, look.px(FACE_GAP))
        yield Piece(key, face.whole(), Portrait(line.who.name, line.who.faction), z, name)
    if named or line.who is None:
        yield Piece(f"{key}:name" if line.who is not None else key, place.whole(), Words(name, "strong", SIZE, "hi"),
                    z, name)


def _who_width(line: TurnLine, high: float, look: Look, speech: Speech, named: bool) -> float:
    """How wide that is."""
    name = words_width(speech.seat(line.seat), "strong", look.pt(SIZE)) + look.px(2)
    if line.who is None:
        return name
    return high + look.px(FACE_GAP) + name if named else high


def _must_be_named(speech: Speech) -> bool:
    """A face tells one of two from the other; of more, not everybody knows all faces."""
    return speech.game.seats > 2


def _more(lines: Sequence[TurnLine], shown: Sequence[_Who | _Thing]) -> list[str]:
    """What there is no room for, in sentences."""
    places = {(each.number, each.at) for each in shown if isinstance(each, _Thing)}
    return [deed.spoken for number, line in enumerate(lines) for at, deed in enumerate(line.deeds)
            if (number, at) not in places]


def _more_button(more: Sequence[str]) -> Button:
    return Button(f"+{len(more)}", style="quiet", size=SIZE)


def _fitting(lines: Sequence[TurnLine], room: float, high: float, gap: float, look: Look, speech: Speech
             ) -> list[_Who | _Thing]:
    """What there is room for, the weightiest of each turn, then what else weighs most: in brief where that is little,
    and where not even one thing of each turn has room beside a name, with faces alone."""
    for named, brief in product((True, False) if _must_be_named(speech) else (False,), (False, True)):
        things = [_things(number, line, high, SIZE, look, brief=brief) for number, line in enumerate(lines)]
        faces = [0.0 if line.who is None else _who_width(line, high, look, speech, named) for line in lines]
        shown = _weightiest(things, faces, room, high, gap, look)
        if len(shown) >= min(len(lines) if brief else max(FEW, len(lines)), sum(map(len, things))):
            break
    found: list[_Who | _Thing] = []
    for number, face in enumerate(faces):
        here = [thing for thing in things[number] if thing in shown]
        found += [_Who(number, face, named)] if here and face else []
        found += here
    return found


def _weightiest(things: Sequence[Sequence[_Thing]], faces: Sequence[float], room: float, high: float, gap: float,
                look: Look) -> list[_Thing]:
    """As many as there is room for, with the faces before them and the button for the rest."""
    by_weight = [sorted(each, key=lambda thing: -thing.deed.weight)[:MOST] for each in things]
    first, *others = ([each[at] for each in by_weight if len(each) > at] for at in range(MOST))
    wanted = [thing for some in (first, [thing for each in others for thing in each])
              for thing in sorted(some, key=lambda thing: -thing.deed.weight)]
    shown: list[_Thing] = []
    left = sum(map(len, things))
    for thing in wanted:
        before = sum(faces[number] + gap for number in {each.number for each in (*shown, thing)} if faces[number])
        rest = left - len(shown) - 1
        button = Button(f"+{rest}", style="quiet", size=SIZE).width(high, look) + gap if rest else 0.0
        if sum(each.width + gap for each in (*shown, thing)) - gap + before + button > room:
            break
        shown.append(thing)
    return shown


class _Row(NamedTuple):
    """A line of what lies above: whose turn begins there, and what was done."""

    number: int
    named: bool
    things: list[_Thing]


def all_pieces(lines: Sequence[TurnLine], strip: Box, look: Look, speech: Speech, back: int = 0) -> Iterator[Piece]:
    """Everything of these turns in lines above the strip, each thing to be clicked: in a list as wide as it likes to
    be, as wide as the strip, then in smaller lines, until all of it has room; where nothing helps, one leafs through
    it, so many times `back` from its end."""
    pad = look.px(10)
    narrow = min(strip.w, look.px(WIDEST) * max(1.0, look.text))
    for wide, (size, least) in ((narrow, LINES[0]), *((strip.w, line) for line in LINES)):
        high = round(max(least, look.pt(size) * (2.1 if size == SIZE else 1.7)))
        gap = look.px(6) * size / SIZE
        rows = _rows(lines, wide - 2 * pad, high, gap, size, look, speech)
        fit = max(1, int((strip.y - 2 * pad - look.px(12) + gap) // (high + gap)))
        if len(rows) <= fit:
            break
    leafs = len(rows) > fit
    if leafs:
        fit = max(1, fit - 1)  # the buttons take a line
        end = max(min(fit, len(rows)), len(rows) - back * fit)
        leaf = (EARLIER,) * (end > fit) + (LATER,) * (end < len(rows))
        rows = rows[max(0, end - fit):end]
    rows[0] = rows[0]._replace(named=True)
    tall = (len(rows) + leafs) * (high + gap) - gap + 2 * pad
    box = Box(strip.right - wide, strip.y - tall - look.px(4), wide, tall).whole()
    inside = box.inset(pad)
    yield Piece("turns all", box, Panel("s1", "line2", 1.5), Z.CHOOSER, speech.words.say("table.turns"), "",
                action="keep", radius=look.px(8), shadow=True)
    if leafs:
        place, inside = inside.take_top(high, gap)
        for key in leaf:
            button = Button(speech.words.say(f"table.turns.{key.removeprefix('told ')}"), size=size)
            spot, place = place.take_left(button.width(high, look), gap)
            yield Piece(key, spot.whole(), button, Z.CHOOSER + 1, button.text, ALL_TOLD, action=key,
                        radius=look.px(6), rings=False)
    for at, (number, named, things) in enumerate(rows):
        line, x, y = lines[number], inside.x, inside.y + at * (high + gap)
        indent = _indent(line, high, look, speech)
        if named:
            yield from _who_pieces(f"{ALL_TOLD}:{number}", line, Box(x, y, indent, high), Z.CHOOSER + 1, look, speech,
                                   _must_be_named(speech))
        x += indent + gap
        for thing in things:
            yield thing.piece(ALL_TOLD, Box(x, y, thing.width, high).whole(), Z.CHOOSER + 1, look)
            x += thing.width + gap


def _indent(line: TurnLine, high: float, look: Look, speech: Speech) -> float:
    """What says whose turn it was takes so much of each of its lines."""
    return _who_width(line, high, look, speech, _must_be_named(speech))


def _rows(lines: Sequence[TurnLine], wide: float, high: float, gap: float, size: float, look: Look, speech: Speech
          ) -> list[_Row]:
    """As many things in each line as there is room for."""
    rows: list[_Row] = []
    for number, line in enumerate(lines):
        room, named, left = wide - _indent(line, high, look, speech) - gap, True, 0.0
        for thing in _things(number, line, high, size, look):
            width = min(room, thing.width)
            if named or width > left:
                rows.append(_Row(number, named, []))
                named, left = False, room
            rows[-1].things.append(thing._replace(width=width))
            left -= width + gap
    return rows
