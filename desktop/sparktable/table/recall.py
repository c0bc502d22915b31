"""A card of somebody else's turn that is called back: it is held up beside the board, and one can leaf through the
others. Where nothing lies there the last of them stays until the viewer answers."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from sparktable.app.game_texts import Speech
from sparktable.kernel.values import Event
from sparktable.kernel.view import View
from sparktable.table.art.fonts import halves
from sparktable.table.drawings import CardPicture, form_of
from sparktable.table.gains import GainChips, in_words
from sparktable.table.geometry import CARD_RATIO, Box, card_box
from sparktable.table.lettering import VOICES, Button, Words, words_width
from sparktable.table.picture_store import Look
from sparktable.table.piece import Layout, Piece
from sparktable.table.show import ground, widest
from sparktable.table.tableau import Tableau
from sparktable.table.turn_digest import Deed, TurnLine, given
from sparktable.table.zorder import Z

ZONE = "stage"
BACK, ON, PUT_AWAY = "recall back", "recall on", "recall away"
ARROW = 1.4
"""How wide the buttons to leaf are, of their height."""


def recalls(lines: Sequence[TurnLine]) -> list[Deed]:
    """Everything of these turns that a card can be held up for, each time by itself, as it came."""
    done = (sorted((one for deed in line.deeds for one in deed.singly), key=lambda one: one.at) for line in lines)
    return [one for each in done for one in each if one.slot >= 0]


def turned_up(events: Sequence[Event], view: View, tableau: Tableau, speech: Speech) -> Deed | None:
    """The last card that the viewer has turned up, with what the log says of it."""
    for event in reversed(events):
        cue = tableau.cues.get(event.kind)
        slot = next((int(ref.value) for ref in event.refs if ref.kind == "card"), -1)
        if cue is not None and cue.motion == "flip" and event.seat == view.seat and event.identity(slot) is not None:
            text = speech.event(event, view.state).removesuffix(".")
            return Deed(text, cue.icon, slot, event.refs, event.identity(slot))
    return None


def something_lies_at(layout: Layout, place: Box) -> bool:
    """Whether stacks, the board, or what is told of players would look out around a card that is held up there."""
    there = _lying(layout, place)
    return any(piece.zone in ("stacks", "board", "players") for piece in there) and not any(
        piece.key == "battle" for piece in there)


def wants_ground(layout: Layout) -> bool:
    """Whether what lies where cards are held up must be covered for them: on the board nothing is to be read, and who
    stands there stays in sight."""
    return not layout.shows_on_board and something_lies_at(layout, layout.shown_at)


def is_free(layout: Layout) -> bool:
    """Whether nothing lies where a card can stay beside the board."""
    return layout.beside.w > 0 and not any(piece.slot >= 0 or piece.zone in ("board", "stacks")
                                           or piece.key == "battle" for piece in _lying(layout, layout.beside))


def _lying(layout: Layout, place: Box) -> list[Piece]:
    return [piece for piece in layout.pieces if piece.box.meets(place)]


def recall_pieces(found: Sequence[Deed], at: int, view: View, stage: Box, free: bool, look: Look, speech: Speech,
                  tableau: Tableau) -> Iterator[Piece]:
    """The card with what was done, and the buttons to leaf through all of them."""
    deed = found[at]
    say, gap, pad = speech.words.say, look.px(7), look.px(0 if free else 7)
    head, foot = look.pt(15) * 2.0, round(max(30.0, look.pt(13) * 2.1))
    room = stage.inset(pad, pad)
    gains = given(deed, view, tableau, speech)
    chips = GainChips.height(look) + gap if gains else 0.0
    card = round(min(widest(look), room.w, (room.h - head - foot - chips - 2 * gap) / CARD_RATIO))
    high = head + gap + card * CARD_RATIO + chips + gap + foot
    top = room.cy - high / 2
    if not free:
        beneath = ground(stage, Box(room.x, top - pad, room.w, high + 2 * pad), look)
        yield Piece("recall ground", beneath.place, beneath, Z.OVER, radius=look.px(8), action="keep",
                    shadow=True)
    title = deed.sentence or deed.text
    face = tableau.face(view, deed.slot, speech, deed.ident)
    fits = words_width(title, "strong", look.pt(15)) <= room.w
    lines = [title] if fits else halves(title, VOICES["strong"](look.pt(13)))
    for number, line in enumerate(lines):
        box = Box(room.x, top + number * head / len(lines), room.w, head / len(lines)).whole()
        yield Piece(f"recall title {number}" if number else "recall title", box,
                    Words(line, "strong", 15 if fits else 13, "hi", "centre"), Z.OVER)
    place = card_box(room.cx - card / 2, top + head + gap, card).whole()
    drawing = CardPicture(face, form_of(face, card, look))
    yield Piece("recall card", place, drawing, Z.OVER, in_words(title, gains), ZONE, slot=deed.slot, shadow=True)
    if gains:
        under = Box(room.x, place.bottom + gap, room.w, GainChips.height(look))
        yield Piece("recall gave", under.whole(), GainChips(gains), Z.OVER)
    foot_box = Box(room.x, place.bottom + chips + gap, room.w, foot)
    buttons = [(BACK, Button("‹", size=14), say("table.recall.back"))] if len(found) > 1 else []
    buttons += [(ON, Button("›", size=14), say("table.recall.on"))] if len(found) > 1 else []
    arrow = foot * ARROW
    ends = [foot_box.take_left(arrow)[0], foot_box.take_right(arrow)[0]]
    for (action, button, name), end in zip(buttons, ends, strict=False):
        yield Piece(action, end.whole(), button, Z.OVER, name, ZONE, action=action, radius=look.px(6), rings=False)
    middle = foot_box.inset(arrow + gap if buttons else 0.0, 0.0).whole()
    if free and buttons:
        text = say("table.recall.of", n=at + 1, of=len(found))
        yield Piece("recall caption", middle, Words(text, "caption", 12, "mid", "centre"), Z.OVER)
    elif not free:
        named, alone = (Button(text, "close", "quiet", size=13) for text in (say("table.close"), ""))
        close = named if named.width(middle.h, look) <= middle.w else alone
        yield Piece(PUT_AWAY, middle, close, Z.OVER, say("table.close"), ZONE,
                    action=PUT_AWAY, radius=look.px(6), rings=False)
