"""The band along the bottom: the viewer's character, piles, hand, cards in play, and what is left to spend."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sparktable.games.matrix import kinds
from sparktable.games.matrix.state import ASSIST, CHARACTER, DECK, DISCARD, HAND, MISSIONS, PLAY, VAULT, seat_zone
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import number as number_ref
from sparktable.table.art.factions import SIDES
from sparktable.table.art.thumb import standing_room as room_upright
from sparktable.table.art.wide import shows_all
from sparktable.table.art.wide import standing_room as room_across
from sparktable.table.drawings import Chip, EmptyPlace, Panel, WideCard
from sparktable.table.geometry import CARD_RATIO, Box, across, card_box, row
from sparktable.table.lettering import SMALLER, Button, Style, Words, words_width
from sparktable.table.matrix import cards, facts
from sparktable.table.matrix.drawings import EnergonRow, MoveChip, PowerSteps
from sparktable.table.matrix.gestures import CHARACTER_CARD, DISCARD_PILE, END_TURN, PLAY_AREA
from sparktable.table.matrix.layout_sheet import Sheet
from sparktable.table.matrix.measures import band_measures
from sparktable.table.matrix.styles import ENERGON
from sparktable.table.picture_store import SMALLEST_TEXT
from sparktable.table.piece import Mark, Piece
from sparktable.table.turn_digest import Portrait
from sparktable.table.zorder import Z

HAND_WIDTH, PLAY_WIDTH = 184.0, 142.0
"""How wide cards in hand and in play are where there is room."""
LEAST_WIDTH = 80.0
"""How narrow they may get before they lie across, in several lines: none covers the name of another."""
STEADY = 4
"""Somebody else has room for so many cards in play from the start; where more come, they lie closer."""
LEAST_SHARE = 0.6
"""Nor narrower than so much of what they could be."""
LINES = 2
"""Where the hand needs the room, cards in play lie across in so many lines."""
LEAST_HAND = 0.35
"""So much of the width the hand keeps, whatever lies in play."""
ABILITIES = frozenset({kinds.ACTIVATE, kinds.BLOCK_BY_ABILITY})


def lay_band(sheet: Sheet, band: Box) -> None:
    sheet.out.show(Panel("bg0", "line", 1.0, 0.0), Box(band.x - 2, band.y, band.w + 4, band.h + 4).whole(), Z.PANEL)
    at = band_measures(band, sheet.look)
    me = sheet.me
    slot = facts.character_slot(sheet.view, me)
    sheet.card(slot, at.character, "board", "own", Z.CARD, refs=(CHARACTER_CARD,))
    _pills(sheet, slot, at.pills)
    _piles(sheet, at.piles)
    _cards(sheet, at.cards, band, at.caption)
    _resources(sheet, at.resources)
    sheet.out.homes[seat_zone(me, CHARACTER)] = f"card:{slot}"


def _pills(sheet: Sheet, slot: int, box: Box) -> None:
    """The Energon abilities of a card as buttons under it, as far as they may be used now."""
    found = _open_abilities(sheet, slot)
    asked = sheet.view.decision
    offered = {option.refs[:2] for option in asked.options if option.kind in ABILITIES} if asked is not None else ()
    gap = sheet.px(4)
    width = (box.w - gap * (len(found) - 1)) / max(1, len(found))
    for index, ability in enumerate(found):
        price = "X" if not ability.printed else str(ability.price)
        needs = () if not ability.printed else (number_ref(ability.price),)
        dearer = ability.price > ability.printed > 0
        word = sheet.say("matrix.table.used" if ability.used else "matrix.table.activate")
        usable = any(refs[0].value == slot and (not needs or refs[1] == needs[0]) for refs in offered)
        named, alone = (Button(text, "", "priced", usable, price=price, coin=ENERGON, dearer=dearer, size=12.5)
                        for text in (word, ""))
        spoken = sheet.say("matrix.table.ability", card=sheet.speech.card(slot, sheet.view.state), n=ability.price)
        where = Box(box.x + index * (width + gap), box.y, width, box.h).whole()
        button = named if named.width(box.h, sheet.look) <= width else alone
        sheet.out.add(Piece(f"pill:{slot}:{ability.printed}", where, button, Z.CARD, spoken, "play",
                            (card_ref(slot),), needs, ABILITIES, slot=slot, radius=sheet.px(6)))


def _open_abilities(sheet: Sheet, slot: int) -> list[facts.AbilityFact]:
    return [ability for ability in facts.abilities(sheet.view, sheet.me, slot) if not ability.closed]


def _piles(sheet: Sheet, room: Box) -> None:
    """Deck, discard pile, Vault and, where there are any, Missions."""
    me = sheet.me
    rules = sheet.state.game.rules
    piles = [("deck", "matrix.pile.deck", DECK, "deck", ()),
             ("discard", "matrix.pile.discard", DISCARD, "discard", (DISCARD_PILE,)),
             ("vault", "matrix.pile.vault", VAULT, "vault", ())]
    if rules.missions:
        piles.append(("held", "matrix.pile.missions", MISSIONS, "t_mission", ()))
    caption = sheet.pt(11) * 1.5
    cell_w, cell_h = room.w / 2, room.h / 2
    width = min(cell_w - sheet.px(14), (cell_h - caption - sheet.px(4)) / CARD_RATIO)
    for index, (key, word, which, icon, refs) in enumerate(piles):
        line, column = divmod(index, 2)
        x, y = room.x + column * cell_w + (cell_w - width) / 2, room.y + line * cell_h + sheet.px(2)
        sheet.stack(f"own:{key}", word, seat_zone(me, which), card_box(x, y, width), "own", refs=refs, icon=icon,
                    spread=(cell_w - width) / 2 - 1)


def _cards(sheet: Sheet, room: Box, band: Box, caption: float) -> None:
    """The hand has the width that cards in play leave which lie across, in two lines. Beside cards of somebody else
    the hand lies still, as long as those are large enough."""
    view, me = sheet.view, sheet.me
    hand, play = facts.zone(view, me, HAND), facts.zone(view, facts.on_stage(view), PLAY)
    gap = sheet.px(8)
    high = room.h - caption
    hand_width = min(sheet.px(HAND_WIDTH), high / CARD_RATIO)
    pill = round(max(sheet.px(22), sheet.pt(12) * 1.6))
    play_width = min(sheet.px(PLAY_WIDTH), (high - pill - sheet.px(6)) / CARD_RATIO)
    wish_hand = len(hand) * (hand_width + gap)
    least = LEAST_WIDTH * sheet.look.k ** 0.5 * min(1.3, sheet.look.text)
    usable = room.w - sheet.px(16)

    def shared(lying: int) -> tuple[Box, Box]:
        least_play = -(-max(1, lying) // LINES) * (play_width + gap)
        hand_room = min(wish_hand, max(usable - least_play, usable * LEAST_HAND))
        left = Box(room.x, room.y, max(hand_room, sheet.px(80)), room.h)
        return left, Box(left.right + sheet.px(16), room.y, room.right - left.right - sheet.px(16), room.h)

    hand_box, play_box = shared(len(play) if facts.on_stage(view) == me else STEADY)
    if len(play) > STEADY:
        tile = next(iter(_lines(sheet, play, play_box.take_bottom(high)[0], gap)))
        if tile.w < least or not _show_all(sheet, play)(tile.w, tile.h):
            hand_box, play_box = shared(len(play))
    hand_width = _narrowed(hand_width, least, hand_box, len(hand), gap)
    play_width = _narrowed(play_width, least, play_box, len(play), gap)
    _hand(sheet, hand, hand_box, hand_width, caption, gap)
    _play(sheet, play, play_box, play_width, pill, caption, gap)


def _narrowed(width: float, least: float, box: Box, count: int, gap: float) -> float:
    """How wide each of so many cards is that shall lie side by side; 0 where they would be too narrow for it, or
    leave most of the height bare."""
    wide = min(width, max(least, (box.w - (count - 1) * gap) / max(1, count)))
    return wide if not count or (count * wide <= box.w + 1 and wide >= width * LEAST_SHARE) else 0.0


def _places(sheet: Sheet, slots: list[int], spot: Box, width: float, high: float, gap: float) -> list[Box]:
    """Upright cards in a line so high, or cards that lie across in as many lines as it takes."""
    if width:
        return [*row(_in_the_middle(spot, high), width, len(slots), gap)]
    places = _lines(sheet, slots, spot, gap)
    down = (spot.bottom - places[-1].bottom) / 2
    return [place.moved(0, down) for place in places]


def _lines(sheet: Sheet, slots: list[int], spot: Box, gap: float) -> list[Box]:
    """Cards that lie across, with all that is to be read on them where that is possible."""
    return [*across(spot, len(slots), gap / 2, _show_all(sheet, slots))]


def _show_all(sheet: Sheet, slots: list[int]) -> Callable[[float, float], bool]:
    k, tiles = sheet.look.larger, [_across(sheet, slot) for slot in slots]
    return lambda wide, high: all(shows_all(tile.face, wide / k, high / k, min(sheet.look.text, tile.growth))
                                  for tile in tiles)


def _in_the_middle(spot: Box, high: float) -> Box:
    """Where a line so high lies: cards that had to be made smaller leave as much bare above them as below."""
    return Box(spot.x, spot.y + max(0.0, (spot.h - high) / 2), spot.w, high)


def _hand(sheet: Sheet, hand: list[int], box: Box, width: float, caption: float, gap: float) -> None:
    sheet.words(sheet.say("matrix.table.hand", n=len(hand)), Box(box.x, box.y, box.w, caption), "label", 11, "low")
    spot = Box(box.x, box.y + caption, box.w, box.h - caption)
    sheet.out.add(Piece("place:hand", spot.whole(), None, Z.PLACE))
    sheet.out.homes[seat_zone(sheet.me, HAND)] = "place:hand"
    places = _places(sheet, hand, spot, width, width * CARD_RATIO, gap)
    for index, (slot, place) in enumerate(zip(hand, places, strict=True)):
        sheet.card(slot, place, "hand", "hand", Z.HAND, raises=True, drawing=None if width else _across(sheet, slot),
                   where=sheet.say("matrix.table.nth_in_hand", n=index + 1, of=len(hand)))


def _play(sheet: Sheet, play: list[int], box: Box, width: float, pill: float, caption: float, gap: float) -> None:
    """Cards in play with their abilities; what is spent is veiled."""
    who = facts.on_stage(sheet.view)
    sheet.out.show(Panel("line", "line", 0.0, 0.0), Box(box.x - sheet.px(9), box.y + sheet.px(6), 1.0,
                                                        box.h - sheet.px(12)).whole(), Z.PLACE)
    heading, title = sheet.say("matrix.table.in_play", n=len(play)), Box(box.x, box.y, box.w, caption)
    if who != sheet.me:
        heading = sheet.say("matrix.table.in_play_of", n=len(play), who=sheet.speech.seat(who))
        ground = box.inset(-sheet.px(6), -sheet.px(3)).whole()
        side = SIDES[sheet.state.game.side[who]].name
        sheet.out.show(Panel(side, side, 0.0, 4.0, side, alpha=34), ground, Z.PANEL)
        name = facts.title(sheet.view, facts.character_slot(sheet.view, who)).name
        face, title = title.take_left(caption, sheet.px(5))
        if words_width(heading, "label", sheet.pt(11) * SMALLER) > title.w:  # the face says whose they are
            heading = sheet.say("matrix.table.in_play", n=len(play))
        sheet.out.show(Portrait(name, side), face.whole(), Z.PLACE)
    sheet.words(heading, title, "label", 11, "low")
    spot = Box(box.x, box.y + caption, box.w, box.h - caption)
    high = width * CARD_RATIO + pill + sheet.px(5)
    if not play:
        first = _in_the_middle(spot, high)
        sheet.out.show(EmptyPlace("hand"), card_box(first.x, first.y, width).whole(), Z.PLACE)
    sheet.out.add(Piece("place:play", spot.whole(), None, Z.PLACE, sheet.say("matrix.table.play_area"), "",
                        (PLAY_AREA,) if who == sheet.me else (), radius=sheet.px(8)))
    for seat in (sheet.me, who):
        sheet.out.homes[seat_zone(seat, PLAY)] = "place:play"
    sheet.out.homes[seat_zone(sheet.me, ASSIST)] = "place:play"
    for slot, place in zip(play, _places(sheet, play, spot, width, high, gap), strict=True):
        spent = facts.is_spent(sheet.view, who, slot)
        where = sheet.say("matrix.table.spent" if spent else "matrix.table.here_in_play")
        sheet.card(slot, place, "board", "play", Z.CARD, veil="spent" if spent else "", where=where,
                   marks=tuple(_spent_plate(sheet, slot, place, across=not width)) if spent else (),
                   drawing=None if width else _across(sheet, slot))
        if who == sheet.me:
            wide = pill * 1.25 * len(_open_abilities(sheet, slot))
            _pills(sheet, slot, Box(place.x, place.bottom + sheet.px(4), place.w, pill) if width else Box(
                place.right - wide - sheet.px(3), place.y + sheet.px(3), wide, pill))


def _across(sheet: Sheet, slot: int) -> WideCard:
    return WideCard(cards.face(sheet.view, slot, sheet.speech))


def _spent_plate(sheet: Sheet, slot: int, card: Box, *, across: bool) -> Iterator[Mark]:
    """A tick where a card has neither its name nor its numbers, and none where there is no room: a veil lies on it,
    too."""
    face, look = cards.face(sheet.view, slot, sheet.speech), sheet.look
    k, high = look.larger, round(max(18.0, sheet.px(20)))
    free = room_across(face, card.w / k, card.h / k, look.text) if across \
        else room_upright(face, card.w / k, look.text)
    room = Box(free.x() * k, free.y() * k, free.width() * k, free.height() * k).inset(1)
    tick = Chip("check", "", "spent")
    wide = tick.width(high, look)
    if wide <= room.w and high <= room.h:
        yield Mark(tick, Box(room.cx - wide / 2, room.cy - high / 2, wide, high))


def _resources(sheet: Sheet, box: Box) -> None:
    """What whoever's cards lie in the band has to spend: Power by distance, Move by source, Energon. And the end of
    the turn."""
    s, me, who = sheet.state, sheet.me, facts.on_stage(sheet.view)
    sheet.out.show(Panel(), box, Z.PANEL)
    inside = box.inset(sheet.px(10), sheet.px(7))
    button_high = round(max(sheet.px(36), min(sheet.pt(15) * 1.9, inside.h * 0.2)))
    button, rest = inside.take_bottom(button_high, sheet.px(5))
    least = sheet.pt(11) * (3 * 1.4 + 1.85) + sheet.pt(13) * 1.25 + sheet.pt(30) + sheet.px(10)
    fit = min(1.0, rest.h / least)
    head = sheet.pt(11) * 1.4 * fit
    move_high, row_high = sheet.pt(11) * 1.85 * fit, sheet.pt(13) * 1.25 * fit
    room = rest.h - 3 * head - move_high - row_high - sheet.px(10)
    numbers = facts.reach(sheet.view, who)
    far = 4 if numbers[3] else 3
    title, rest = rest.take_top(head)
    small = 11 * fit
    sheet.words(sheet.say("matrix.table.power"), title, "label", small, "low")
    name = sheet.speech.seat(who)
    sheet.words(name, title.take_right(title.w * 0.68)[0], "strong", small, "mid", "right")
    steps, rest = rest.take_top(max(room, sheet.pt(30) * fit), sheet.px(3))
    here = sheet.say("matrix.table.range_here")
    sheet.out.add(Piece("power", steps.whole(), PowerSteps(tuple(numbers[:far]), here), Z.PLACE,
                        sheet.say("matrix.table.power_spoken", who=name, here=numbers[0], one=numbers[1],
                                  two=numbers[2]),
                        "own", radius=sheet.px(6)))
    moves, rest = rest.take_top(head + move_high, sheet.px(3))
    _moves(sheet, moves, head, who, small)
    title, rest = rest.take_top(head)
    most = s.game.rules.energon_cap
    have = s.energon[who]
    sheet.words(sheet.say("matrix.table.energon"), title, "label", small, "low")
    sheet.words(f"{have}/{most}" if most else str(have), title, "number", 13 * fit, "hi", "right")
    cubes, _ = rest.take_top(row_high)
    sheet.out.show(EnergonRow(have, most), cubes.whole(), Z.PLACE)
    if sheet.speech.watching:
        return
    asked = sheet.view.decision
    open_now = asked is not None and asked.seat == me and END_TURN in asked.options
    word = sheet.say("matrix.option.end turn")
    style: Style = "primary" if open_now else "plain"
    sheet.out.add(Piece("end turn", button.whole(), Button(word, "endturn", style, open_now, size=16), Z.CARD, word,
                        "own", option=END_TURN, radius=sheet.px(6), rings=False))


class _Source(NamedTuple):
    """Move of one name: what several cards that are called alike have left."""

    name: str
    left: int
    flies: bool
    slot: int


def _sources(sheet: Sheet, who: int) -> list[_Source]:
    found: dict[tuple[str, bool], _Source] = {}
    for each in facts.move_sources(sheet.view, who):
        name = sheet.say("matrix.mode.alt") if each.alt else sheet.speech.card(each.slot, sheet.view.state)
        before = found.get((name, each.flies))
        found[name, each.flies] = _Source(name, each.left, each.flies, each.slot) if before is None \
            else before._replace(left=before.left + each.left)
    return list(found.values())


def _moves(sheet: Sheet, room: Box, head: float, who: int, small: float) -> None:
    """Each source of Move with its whole name: below the heading; where they find no room there beside it, too, then
    with numbers for chevrons, then in the smallest letters. Of what is left even then it is said how much it is."""
    heading = sheet.say("matrix.table.move")
    title, below = room.take_top(head)
    sources = _sources(sheet, who)
    if not sources:
        sheet.words(heading, title, "label", small, "low")
        sheet.out.show(Words(sheet.say("matrix.table.no_move"), "caption", 11.5, "low"), below.whole(), Z.PLACE)
        return
    gap, usual = sheet.px(4), below.h * 0.56
    upper, lower = room.take_top((room.h - gap / 2) / 2, gap / 2)
    upper = upper.take_left(words_width(heading, "label", sheet.pt(small)), sheet.px(8))[1]
    smallest = min(SMALLEST_TEXT, lower.h * 0.66)
    rest, shorter = lower.take_right(MoveChip("+9", 9, False, smallest, 1).width, gap)
    both = (upper, lower)
    for lines, px, most in (((below,), usual, 3), (both, usual, 3), (both, usual, 1), (both, smallest, 1),
                            ((upper, shorter), smallest, 1)):
        chips = [MoveChip(source.name, source.left, source.flies, min(px, lines[0].h * 0.66), most)
                 for source in sources]
        places = _side_by_side([chip.width for chip in chips], lines, gap)
        if None not in places:
            break
    sheet.words(heading, title if len(lines) == 1 else title._replace(h=upper.h), "label", small, "low")
    left = [source for source, place in zip(sources, places, strict=True) if place is None]
    for source, chip, place in zip(sources, chips, places, strict=True):
        if place is not None:
            spoken = sheet.say("matrix.table.move_source", card=source.name, n=source.left)
            sheet.out.add(Piece(f"move source:{source.slot}", place.whole(), chip, Z.PLACE, spoken, slot=source.slot,
                                radius=sheet.px(4)))
    if left:
        together = sum(source.left for source in left)
        spoken = sheet.say("matrix.table.move_source", card=sheet.speech.listed([each.name for each in left]),
                           n=together)
        sheet.out.add(Piece("move source:rest", rest.whole(), MoveChip(f"+{len(left)}", together, False, smallest, 1),
                            Z.PLACE, spoken, radius=sheet.px(4)))


def _side_by_side(widths: list[float], lines: tuple[Box, ...], gap: float) -> list[Box | None]:
    """A place for each in the first line that has room for it, if there is one."""
    free, places = list(lines), list[Box | None]()
    for width in widths:
        line = next((index for index, left in enumerate(free) if width <= left.w), None)
        if line is None:
            places.append(None)
        else:
            place, free[line] = free[line].take_left(width, gap)
            places.append(place)
    return places
