"""The band along the bottom: the die, the viewer's piles and hand, and the players."""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from sparktable.games.arena import kinds, questions
from sparktable.games.arena.rules.turn import usual_actions
from sparktable.games.arena.state import DISCARDS, HAND, PILE, deck_zone, seat_zone
from sparktable.kernel.decisions import Ref
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.arena import cards, facts
from sparktable.table.arena.drawings import DieFace
from sparktable.table.arena.gestures import DECK, OWN_HAND
from sparktable.table.arena.layout_sheet import Sheet
from sparktable.table.arena.rail import lay_rail
from sparktable.table.art.render import fits
from sparktable.table.drawings import CardPicture, Counter, EmptyPlace, Panel, Pips, WideCard
from sparktable.table.geometry import CARD_RATIO, Box, across, card_box, row
from sparktable.table.piece import Mark, Piece, role
from sparktable.table.zorder import Z

BADGE = 0.7
"""Of a pile's width: a number that is wider stands nearly whole beside it, else half."""
HAND_WIDTH, NARROWEST = 160.0, 104.0
"""How wide an upright card of the hand is at the design's size, and at least to make room for others: there in
pixels, too."""
DRAWING = frozenset({kinds.DRAW})


def lay_band(sheet: Sheet, band: Box) -> None:
    sheet.out.show(Panel("bg0", "line", 1.0, 0.0), Box(band.x - 2, band.y, band.w + 4, band.h + 4).whole(), Z.PANEL)
    inside = lay_rail(sheet, band.inset(sheet.px(12), sheet.px(8)))
    turn, inside = inside.take_left(sheet.px(112) * max(1.0, sheet.look.text), sheet.px(12))
    _turn(sheet, turn)
    pawns = sheet.state.game.pawns[sheet.me]
    larger = 1 + (sheet.look.text - 1) * 0.3
    piles, inside = inside.take_left(sheet.px(84) * larger * (1 + (len(pawns) > 1)), sheet.px(10))
    for index, pawn in enumerate(pawns):
        width = piles.w / len(pawns)
        _piles(sheet, pawn, Box(piles.x + index * width, piles.y, width, piles.h))
    _hand(sheet, inside)


def _turn(sheet: Sheet, box: Box) -> None:
    """The die, how far it lets one move, and the actions that are left."""
    s = sheet.state
    line = sheet.pt(12) * 1.4
    size = round(min(sheet.px(86), box.h - 3 * line - sheet.px(8), box.w))
    everybody = sheet.say("arena.table.all") if facts.all_move(sheet.view) else ""
    moving = sheet.view.decision is not None and sheet.view.decision.kind == questions.MOVE
    acting = not s.die and bool(_asked_for_action(sheet))  # a position that begins behind the throw
    told = sheet.say(f"arena.table.{'may_move' if moving else 'die' if s.die else 'moved' if acting else 'no_die'}",
                     n=s.die)
    spoken = sheet.say("arena.table.die", n=s.die) if s.die else told
    sheet.out.add(Piece("die", Box(box.cx - size / 2, box.y, size, size).whole(), DieFace(s.die, everybody, acting),
                        Z.CARD, f"{spoken}, {everybody}" if everybody else spoken, "own", radius=size * 0.17))
    _, rest = box.take_top(size, sheet.px(4))
    texts = rest.take_top(line)[0]
    sheet.words(told, texts, "strong", 12, "hi", "centre")
    _, rest = rest.take_top(line, sheet.px(2))
    left = s.actions if moving else s.actions + _asked_for_action(sheet)
    sheet.words(sheet.say("arena.table.actions", n=left), rest.take_top(line)[0], "caption", 12, "mid", "centre")
    _, rest = rest.take_top(line, sheet.px(2))
    if rest.h >= sheet.px(10):
        high = min(rest.h, sheet.pt(13))
        most = max(usual_actions(s), left)
        wide = high * 1.12 * most
        sheet.out.show(Pips("move", left, most), Box(rest.cx - wide / 2, rest.y, wide, high).whole(), Z.PLACE)


def _asked_for_action(sheet: Sheet) -> int:
    """The action that is being asked for is already counted off."""
    return int(sheet.view.decision is not None and sheet.view.decision.kind == questions.ACTION)


def _piles(sheet: Sheet, pawn: int, room: Box) -> None:
    """A Transformer's draw pile, and its discard pile below. Of two draw piles each is called by its Transformer."""
    s = sheet.state
    chart = facts.character(sheet.view, pawn)
    caption = sheet.pt(11) * 1.4
    width = min(room.w - sheet.px(16), (room.h / 2 - caption - sheet.px(2)) / CARD_RATIO)
    for index, (which, word, icon) in enumerate(((PILE, "deck", "deck"), (DISCARDS, "discards", "discard"))):
        zone = deck_zone(s, pawn, which)
        slots = tuple(reversed(s.zones[zone])) if chart is not None else ()  # nobody's cards before one is chosen
        badge = round(max(17.0, sheet.pt(12) * 1.5))
        wide = badge * 1.3
        beside = wide * (0.5 if wide < width * BADGE else 0.8)  # the card's own numbers stand there
        box = card_box(room.cx - (width + beside - wide / 2) / 2, room.y + index * room.h / 2, width).whole()
        drawing: Any = EmptyPlace(icon)
        refs: tuple[Ref, ...] = (role(DECK, pawn),) if which == PILE else ()
        if slots:
            back = replace(cards.back(sheet.view, pawn, sheet.speech), label="")  # its name stands under the pile
            drawing = CardPicture(back, "mini") if which == PILE else sheet.picture(slots[0], "mini")
            refs = refs if which == PILE else (card_ref(slots[0]),)
        mark = Mark(Counter(str(len(slots))), Box(box.w + beside - wide, box.h - badge * 1.2, wide, badge))
        called = sheet.say(f"arena.pile.{word}")
        place, name = called, sheet.say("table.pile", name=called, n=len(slots))
        if chart is not None:
            place, name = f"{chart.name}, {called}", f"{chart.name}, {name}"
            if which == PILE and len(s.game.pawns[sheet.me]) > 1:
                called = chart.name
        sheet.out.add(Piece(f"pile:{word}:{pawn}", box, drawing, Z.CARD, name, "own", refs,
                            kinds=DRAWING if which == PILE else frozenset(), marks=(mark,), pile=slots,
                            slot=slots[0] if slots and which == DISCARDS else -1, shadow=bool(slots), place=place))
        sheet.out.homes[zone] = f"pile:{word}:{pawn}"
        sheet.words(called, Box(room.x, box.bottom + 1, room.w, caption).inset(sheet.px(4), 0.0), "caption", 11,
                    "mid", "centre")


def _tells(sheet: Sheet, slot: int, width: float) -> bool:
    """Whether all that is written on a card is told in so much room."""
    face = sheet.picture(slot, "hand").face
    wide = width >= max(NARROWEST, sheet.px(NARROWEST))
    return wide and fits(face, "hand", width / sheet.look.larger, sheet.look.text)


def _hand(sheet: Sheet, box: Box) -> None:
    """As upright cards, as long as there is room for what each says; more of them lie across, in lines. None covers
    what another one says, and each comes up whole when looked at."""
    hand = facts.hand_of(sheet.view, sheet.me)
    caption = sheet.pt(11) * 1.5
    spot = Box(box.x, box.y + caption, box.w, box.h - caption)
    sheet.out.add(Piece("place:hand", spot.whole(), None, Z.PLACE, sheet.say("arena.zone.hand"), "", (OWN_HAND,),
                        radius=sheet.px(8)))
    sheet.out.homes[seat_zone(sheet.me, HAND)] = "place:hand"
    gap = sheet.px(8)
    share = (spot.w + gap) / max(1, len(hand)) - gap
    usual = min(sheet.px(HAND_WIDTH), spot.h / CARD_RATIO)
    width = min(usual, share)
    upright = width == usual or all(_tells(sheet, slot, width) for slot in hand)
    if hand and upright:  # in the middle
        bare = spot.w - (len(hand) * (width + gap) - gap)
        low = (spot.h - width * CARD_RATIO) / 2
        spot = spot.inset(bare / 2, low)._replace(w=spot.w - bare + 1)
    heading = Box(spot.x, box.y, box.right - spot.x, caption)
    sheet.words(sheet.say("arena.table.hand", n=len(hand)), heading, "label", 11, "low")
    places = row(spot, width, len(hand), gap) if upright else across(spot, len(hand), gap / 2)
    for index, (slot, place) in enumerate(zip(hand, places, strict=True)):
        drawing = sheet.picture(slot, "hand")
        sheet.card(slot, place, drawing if upright else WideCard(drawing.face), "hand", Z.HAND,
                   sheet.say("arena.table.nth", n=index + 1, of=len(hand)), True)
