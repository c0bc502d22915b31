"""What opens over the table: a short list of answers near a piece, an opened pile, a reason, the way to a target."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from sparktable.app.game_texts import Speech
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.view import View
from sparktable.table.art.face import Face
from sparktable.table.art.fonts import name_lines
from sparktable.table.art.render import fits
from sparktable.table.drawings import (
    Chip,
    Counter,
    DashedPath,
    DashedWay,
    Dimming,
    Panel,
    brief_form,
    form_of,
)
from sparktable.table.geometry import CARD_RATIO, Box, card_box, grid_width
from sparktable.table.gestures import Act
from sparktable.table.lettering import VOICES, Button, Paragraph, Words, words_width
from sparktable.table.looked_up import TextLine, words_in
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Mark, Piece
from sparktable.table.tableau import Tableau
from sparktable.table.zorder import Z

CLOSE, LOOK = "close", "look"
LARGEST_CARD, READ = 300.0, 118.0
"""How wide a card of a pile is at most, at the design's size, and from what width on its text is shown."""
OUTLOOK_KEY, OUTLOOK = "outlook", 240.0
"""What is told of what an answer would bring, by the beginning of its keys; how wide it is."""
MOST_LINES = 6
ON_STAGE = frozenset({"board", "play", "own", "enemy"})
"""The groups beside whose pieces lie others with names and numbers: what is told of them is told on the stage."""
ABOVE = frozenset({"prompt", "play", "own"})
"""Groups at the bottom of the table."""


@dataclass(frozen=True, slots=True)
class OpenPile:
    """A pile that is being looked through."""

    title: str
    slots: tuple[int, ...]
    """The top one first."""
    counted: bool = False
    """Whether it is said beside the title how many there are."""


def chooser_pieces(acts: Sequence[Act], anchor: Piece | None, layout: Layout, view: View, look: Look, speech: Speech,
                   tableau: Tableau) -> Iterator[Piece]:
    """The answers that could be meant, in a list beside what was clicked; of what stands on the board, beside the
    board and above the strip, if there is so much room. Where it would lie on others of its group, side by side above
    the prompt; and where that is on the stage as well, under it."""
    high = round(max(30.0, look.pt(13) * 2.2))
    gap, pad = look.px(5), look.px(8)
    room, near = Box(0, 0, layout.width, layout.height).inset(pad), layout.stage if anchor is None else anchor.box
    listed = sorted(acts, key=lambda act: (act.gesture.rank, act.way, _lies(act, layout)))
    rows = []
    for index, act in enumerate(listed):
        icon, price = tableau.tag(view, act)[0], tableau.beside(view, act, speech)
        text = speech.answer(act.option, view.decision, view.state) if view.decision else ""
        rows.append((act, Button(f"{text} · {price}" if price and price not in text else text, icon or "check", "row",
                                 digit=str(index + 1) if index < 9 else "", size=13)))
    columns = -(-len(rows) // max(1, int((room.h - 2 * pad + gap) // (high + gap))))
    down = -(-len(rows) // columns)
    wide = min(max(button.width(high, look) for _, button in rows), room.w * 0.7 / columns)
    width = columns * (wide + gap) - gap + 2 * pad
    height = down * (high + gap) - gap + 2 * pad
    x, above = near.right + look.px(10), layout.strip.y - gap - room.y
    if anchor is not None and anchor.zone == "board" and layout.beside.w > 0:
        x = min(max(layout.beside.cx - width / 2, x), room.right - width)
        room = room._replace(h=above) if height <= above else room
    elif x + width > room.right:
        x = max(room.x, near.x - width - look.px(10))
    y = min(max(room.y, near.cy - height / 2), max(room.y, room.bottom - height))
    box = Box(x, y, width, height).whole()
    if anchor is not None and layout.strip.w and _lies_on_others(box, anchor, layout):
        strip, pad = layout.strip, look.px(4)
        columns = max(1, min(len(rows), int((strip.w - 2 * pad + gap) / (wide + gap))))
        down = -(-len(rows) // columns)
        width, height = columns * (wide + gap) - gap + 2 * pad, down * (high + gap) - gap + 2 * pad
        x = max(strip.x, min(near.cx - width / 2, strip.right - width))
        box = Box(x, layout.prompt.y - gap / 2 - height, width, height).whole()
        under = layout.prompt.bottom + gap / 2
        if near.bottom < layout.prompt.y and under + height <= layout.height and any(
                piece.zone in ON_STAGE and piece.slot >= 0 and piece.box.meets(box) for piece in layout.pieces):
            box = Box(x, under, width, height).whole()
    yield Piece("chooser", box, Panel("s1", "acc", 1.5), Z.CHOOSER, speech.words.say("table.choose"), "",
                radius=look.px(8), action="keep", shadow=True)
    for index, (act, button) in enumerate(rows):
        column, row = divmod(index, down)
        place = Box(box.x + pad + column * (wide + gap), box.y + pad + row * (high + gap), wide, high).whole()
        yield Piece(f"chooser:{index}", place, button, Z.CHOOSER + 1, button.text, "chooser", option=act.option,
                    radius=look.px(6), rings=False)


def _lies_on_others(box: Box, anchor: Piece, layout: Layout) -> bool:
    return any(piece.zone == anchor.zone and piece.slot >= 0 and piece is not anchor and piece.box.meets(box)
               for piece in layout.pieces)


def _lies(act: Act, layout: Layout) -> int:
    """The place of what is taken up among all that lies there: answers are listed as their cards lie."""
    source = act.source
    return next((at for at, piece in enumerate(layout.pieces) if source is not None and piece.stands_for(source)), 0)


def pile_pieces(pile: OpenPile, lit: frozenset[int], view: View, rooms: Sequence[Box], look: Look, speech: Speech,
                tableau: Tableau) -> Iterator[Piece]:
    """An opened pile: every card that the viewer may know, and how many of the others there are. It lies in the first
    of these rooms where all that they say can be read and all of the title is shown, or in the last."""
    groups, gap, high = _groups(pile.slots, lit, view, speech, tableau), look.px(12), look.pt(16) * 1.7
    faces = [tableau.face(view, slot, speech) for slot, _ in groups]
    say = speech.words.say
    title = say("table.pile", name=pile.title, n=len(pile.slots)) if pile.counted else pile.title
    button = Button(say("table.close"), "close", digit="")
    width = button.width(high, look)
    least = words_width(title, "title", look.pt(16)) + width + 10
    for room in rooms:
        box = room.whole()
        inner = box.inset(look.px(10))
        head, inside = inner.inset(look.px(14), look.px(10)).take_top(high, look.px(8))
        card, columns = grid_width(inside, len(groups), gap, look.px(LARGEST_CARD))
        if card >= READ and head.w >= least and all(_tells(face, card, look) for face in faces):
            break
    yield Piece("pile", box, Dimming(), Z.FLYOUT, "", "", action=CLOSE)
    yield Piece("pile ground", inner, Panel("s1", "line2", 1.5), Z.FLYOUT, title, "", action="keep",
                radius=look.px(8))
    yield Piece("pile title", Box(head.x, head.y, head.w - width - 10, head.h).whole(),
                Words(title, "title", 16, "hi"), Z.FLYOUT + 1)
    yield Piece("pile close", Box(head.right - width, head.y, width, head.h).whole(), button, Z.FLYOUT + 1,
                button.text, "pile", action=CLOSE, radius=look.px(6), rings=False)
    across, down = min(columns, len(groups)), -(-len(groups) // columns)
    x = inside.cx - (across * (card + gap) - gap) / 2
    y = max(inside.y, inside.cy - (down * (card * CARD_RATIO + gap) - gap) / 2)
    for index, (slot, count) in enumerate(groups):
        line, column = divmod(index, columns)
        place = card_box(x + column * (card + gap), y + line * (card * CARD_RATIO + gap), card).whole()
        form = brief_form(card) if card < READ else form_of(tableau.face(view, slot, speech), card, look)
        marks: tuple[Mark, ...] = ()
        if count > 1:
            badge = round(max(18.0, look.pt(13) * 1.5))
            corner = Box(place.w - badge * 1.6, place.h - badge * 0.9, badge * 1.8, badge)
            marks = (Mark(Counter(f"×{count}"), corner),)
        name = speech.card(slot, view.state)
        yield Piece(f"pile card:{slot}", place, tableau.picture(view, slot, form, speech), Z.FLYOUT + 2,
                    name if count == 1 else say("table.times", n=count, name=name), "pile",
                    (card_ref(slot),), slot=slot, marks=marks, shadow=True)


def _tells(face: Face, wide: float, look: Look) -> bool:
    """Whether a card so wide shows all of its text."""
    return fits(face, form_of(face, wide, look), wide / look.larger, look.text)


def _groups(slots: Sequence[int], lit: frozenset[int], view: View, speech: Speech, tableau: Tableau
            ) -> list[tuple[int, int]]:
    """Cards to show and how many each stands for: equal ones are shown once, what can be taken by itself. Unknown
    cards come last, and nothing tells in which order they lie."""
    unknown = view.state.unknown
    found: dict[object, list[int]] = {}
    for slot in slots:
        key: object = slot if slot in lit else tableau.picture(view, slot, "mini", speech)
        found.setdefault(key, []).append(slot)
    groups = [(same[0], len(same)) for same in found.values()]
    return sorted(groups, key=lambda group: view.state.ident[group[0]] == unknown)


def note_pieces(text: str, near: Box, room: Box, look: Look, speech: Speech) -> Iterator[Piece]:
    """Why something is not possible, at what it was tried on."""
    high = round(max(24.0, look.px(26)))
    chip = Chip("prohibit", text, "illegal")
    width = chip.width(high, look)
    x = min(max(room.x, near.cx - width / 2), max(room.x, room.right - width))
    box = Box(x, max(room.y, near.cy - high / 2), width, high).whole()
    yield Piece("note", box, chip, Z.NOTE, text)
    left, face = chip.words(high)
    line = TextLine(text, QRectF(left, 0, width - left, high), face, face.px, chip.ink(look))
    yield from words_in([line], box, Z.NOTE + 1, "note", speech)


def outlook_pieces(title: str, lines: Sequence[str], near: Piece, layout: Layout, look: Look) -> Iterator[Piece]:
    """What an answer would bring, beside the piece that is looked at, of a board on the stage beside it: it covers no
    space; above it where it lies at the bottom, but never on the question: over that there is a strip, and where that
    is too low the stage. Nothing of it can be clicked, so that it is in nobody's way."""
    pad, stage, strip = look.px(9), layout.beside, layout.strip
    free = stage.w > 0 and not near.box.meets(stage)
    texts = [Paragraph(line, 12.0) for line in lines[:MOST_LINES]]
    width = min(look.pt(OUTLOOK), layout.width * 0.4)
    place = _beside(title, texts, near, layout, width, look)
    asked = strip.w > 0 and place.meets(layout.prompt)
    if asked:
        in_line = Paragraph(" · ".join(lines[:MOST_LINES]), 12.0)
        place = _in_strip(title, in_line, near.box, strip, look.px(5), look)
    if free and (near.zone in ON_STAGE or (asked and place.h > strip.h + look.px(4))):
        width = min(look.pt(OUTLOOK), stage.w)
        high = _outlook_height(title, texts, width, look)
        place = Box(stage.cx - width / 2, stage.bottom - high, width, high)
    elif asked:
        texts, pad = [in_line], look.px(5)
    spoken = ". ".join((title, *lines))
    yield Piece(OUTLOOK_KEY, place.whole(), Panel("s1", "line2", 1.5), Z.NOTE, spoken, radius=look.px(7), shadow=True)
    inside = place.inset(pad, pad)
    for index, part in enumerate(_titles(title, inside.w + 1, look)):
        first, inside = inside.take_top(look.pt(13) * 1.5)
        key = f"{OUTLOOK_KEY} title {index}" if index else f"{OUTLOOK_KEY} title"
        yield Piece(key, first.whole(), Words(part, "strong", 13, "hi"), Z.NOTE + 1)
    for index, text in enumerate(texts):
        line, inside = inside.take_top(text.height(inside.w, look), look.px(2))
        yield Piece(f"{OUTLOOK_KEY}:{index}", line.whole(), text, Z.NOTE + 1)


def _titles(title: str, width: float, look: Look) -> list[str]:
    return name_lines(title, width, VOICES["strong"](look.pt(13)))


def _outlook_height(title: str, texts: Sequence[Paragraph], width: float, look: Look) -> float:
    room = width - 2 * look.px(9)
    lines = len(_titles(title, room, look))
    return 2 * look.px(9) + look.pt(13) * 1.5 * lines + sum(text.height(room, look) + look.px(2) for text in texts)


def _beside(title: str, texts: Sequence[Paragraph], near: Piece, layout: Layout, width: float, look: Look) -> Box:
    """Right or left of what it tells of, or above it."""
    box, gap, height = near.box, look.px(10), _outlook_height(title, texts, width, look)
    if near.zone in ABOVE:
        x, y = box.cx - width / 2, box.y - height - gap
    else:
        x, y = box.right + gap, box.y
        if x + width > layout.width:
            x = box.x - width - gap
    return Box(max(0.0, min(x, layout.width - width)), max(0.0, min(y, layout.height - height)), width, height)


def _in_strip(title: str, text: Paragraph, near: Box, strip: Box, pad: float, look: Look) -> Box:
    """Where a text with its title stands in the strip, beside what reaches into it."""
    gap, room = look.px(10), strip
    if near.y < strip.bottom and near.x < strip.right and near.right > strip.x:
        left, right = near.x - gap - strip.x, strip.right - near.right - gap
        room = strip.take_left(left)[0] if left > right else strip.take_right(right)[0]
    words = max(words_width(title, "strong", look.pt(13)), words_width(text.text, "body", look.pt(text.size)) * 1.04)
    wide = min(room.w, words + 2 * pad + 2)
    high = text.height(wide - 2 * pad, look)
    whole = 2 * pad + look.pt(13) * 1.5 + high + look.px(2)
    return Box(max(room.x, min(near.cx - wide / 2, room.right - wide)), strip.bottom - whole, wide, whole)


def way_piece(boxes: Sequence[Box]) -> Piece:
    """The way over several spaces."""
    left, top = min(box.cx for box in boxes), min(box.cy for box in boxes)
    right, bottom = max(box.cx for box in boxes), max(box.cy for box in boxes)
    room = Box(left, top, max(1.0, right - left), max(1.0, bottom - top)).whole()
    points = tuple((box.cx - room.x, box.cy - room.y) for box in boxes)
    return Piece("way", room, DashedWay(points), Z.PATH)


def path_piece(start: Box, end: Box) -> Piece:
    """The way from what is taken up to what is aimed at."""
    x, y = min(start.cx, end.cx), min(start.cy, end.cy)
    box = Box(x, y, max(1.0, abs(start.cx - end.cx)), max(1.0, abs(start.cy - end.cy))).whole()
    drawing = DashedPath((start.cx - box.x, start.cy - box.y), (end.cx - box.x, end.cy - box.y))
    return Piece("path", box, drawing, Z.PATH)
