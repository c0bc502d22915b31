"""Both players at the left: their hands, what lies beside their teams, who was KO'd; between them what was played.
Names stand at both ends: all between them makes way for a moment for what others play."""
from __future__ import annotations

from dataclasses import replace

from sparktable.app.sentence_parts import begun
from sparktable.games.tcg.state import ASIDE, DECK, HAND, KO_AREA, OUTSIDE, PLAYED, SCRAP, SECRETS, STRATAGEMS
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.table.art.face import CardBack
from sparktable.table.art.fonts import name_lines
from sparktable.table.drawings import CardPicture, Counter, EmptyPlace, Panel
from sparktable.table.geometry import CARD_RATIO, Box, card_box, row
from sparktable.table.lettering import VOICES, Paragraph, words_width
from sparktable.table.piece import Mark, Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.beside import beside_height, lay_beside, lay_close
from sparktable.table.tcg.drawings import HealthBar
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.zorder import Z

MIDDLE = 0.26
"""The share of the height that what was played has at least."""
PILES = 110.0
MOST_HIGH = 190.0
"""How high the piles and a group of cards beside a team are at most, at the design's size."""
LEAST_HIGH, LEAST_LINES = 46.0, 2.4
"""How high such a group is at least, at the design's size and to the letters of its words."""
PLAY_AREA_HIGH = 120.0
"""So high is the place for what was played at least: cards are dropped there."""
PLAYED_HIGH, PLAYED_LINES = 10.0, 5.6
"""What was played has so much height at least: for the cards, at the design's size, and to the letters of what they
are called."""
PLAYED_WIDE = 118.0
"""How wide a card that was played is at most."""


def lay_rail(sheet: Sheet, rail: Box) -> Box:
    """Each player takes the height that there is something to show for; what was played has the rest. Answers where
    cards are held up: over everything but both names and how much health their teams have."""
    gap = sheet.px(8)
    wanted = [_wanted(sheet, seat) for seat in (1 - sheet.me, sheet.me)]
    share = min(1.0, (rail.h - 2 * gap) * (1 - MIDDLE) / sum(wanted))
    above, below = (max(whole * share, _least(sheet, seat))
                    for whole, seat in zip(wanted, (1 - sheet.me, sheet.me), strict=True))
    room = rail.h - 2 * gap - sheet.px(PLAYED_HIGH) - sheet.pt(11) * PLAYED_LINES
    tight = min(1.0, room / (above + below))
    theirs, rest = rail.take_top(above * tight, gap)
    mine, middle = rest.take_bottom(below * tight, gap)
    _player(sheet, 1 - sheet.me, theirs)
    _played(sheet, middle)
    _player(sheet, sheet.me, mine)
    name, health, *_ = _heights(sheet)
    between = rail.take_top(sheet.px(6) + name + health, sheet.px(5))[1]
    return between.take_bottom(min(mine.h, _plain(sheet, sheet.me)), gap)[1]


def _groups(sheet: Sheet, seat: int) -> list[tuple[str, list[int]]]:
    """What lies beside a team, as far as anything does."""
    s = sheet.state
    groups = [("ko", s.zones[KO_AREA + seat]), ("beside", [*s.zones[SECRETS + seat], *s.zones[STRATAGEMS + seat]])]
    return [(what, slots) for what, slots in groups if slots]


def _heights(sheet: Sheet) -> tuple[float, float, float, float]:
    """Of a player's name, team's health, piles, and of a group of cards at most."""
    return (sheet.pt(15) * 1.4, sheet.pt(11) * 1.5 + sheet.px(10), sheet.px(PILES),
            sheet.px(MOST_HIGH) * max(1.0, sheet.look.text))


def _wanted(sheet: Sheet, seat: int) -> float:
    most = _heights(sheet)[-1]
    groups = sum(min(most, beside_height(sheet, len(slots))) for _, slots in _groups(sheet, seat))
    return _plain(sheet, seat) + groups


def _least(sheet: Sheet, seat: int) -> float:
    """With all groups of cards in one row."""
    return _plain(sheet, seat) + _row_high(sheet) * bool(_groups(sheet, seat))


def _row_high(sheet: Sheet) -> float:
    """Of a group of cards at least, with its heading."""
    return sheet.px(LEAST_HIGH) + sheet.pt(11) * LEAST_LINES


def _plain(sheet: Sheet, seat: int) -> float:
    """Without what lies beside the team."""
    name, health, piles, _ = _heights(sheet)
    return sheet.px(20) + name + health + (piles if seat != sheet.me else 0.0)


def _player(sheet: Sheet, seat: int, box: Box) -> None:
    s, mine = sheet.state, seat == sheet.me
    active = s.active == seat and s.outcome is None
    name = sheet.speech.seat(seat)
    faction = cards.faction_of(s.cards[s.teams[seat][0]]) if s.teams[seat] else None
    spoken = sheet.say("tcg.table.player", who=name, hand=len(s.zones[HAND + seat]), deck=len(s.zones[DECK + seat]),
                       scrap=len(s.zones[SCRAP + seat]), ko=len(s.zones[KO_AREA + seat]))
    drawing = Panel("s1", "acc" if active else "line", 2.0 if active else 1.0,
                    stripe=faction.light if faction is not None else "")
    left, whole = facts.team_health(sheet.view, seat)
    told = begun(sheet.say("tcg.name.health", n=left, of=whole))
    tower = begun(sheet.say("tcg.name.tower", n=s.tower[seat])) if s.tower[seat] else ""
    team = facts.team(sheet.view, seat)
    sheet.out.add(Piece(f"player:{seat}", box.whole(), drawing, Z.PANEL,
                        ". ".join(filter(None, (spoken, told, tower))), "players", (seat_ref(seat),),
                        slot=team[0] if team else -1, radius=sheet.px(8)))
    for zone in (HAND, DECK, SCRAP, KO_AREA, SECRETS, OUTSIDE, ASIDE, STRATAGEMS):
        sheet.out.homes.setdefault(zone + seat, f"player:{seat}")
    name_high, health_high, piles_high, most = _heights(sheet)
    inside = box.inset(sheet.px(10), sheet.px(6))
    take = inside.take_bottom if mine else inside.take_top
    head, inside = take(name_high + health_high)
    head, health = head.inset(sheet.px(4), 0).take_top(name_high)
    _name(sheet, name, sheet.speech.who(seat, sheet.me), head)
    line = Box(health.x, health.y, health.w, sheet.pt(11) * 1.5)
    if tower:
        right, line = line.take_right(words_width(tower, "strong", sheet.pt(11.5)) + 2, sheet.px(8))
        sheet.words(tower, right, "strong", 11.5, "hi", "right")
    sheet.words(told, line, "caption", 11.5, "mid")
    bar = Box(health.x, health.y + sheet.pt(11) * 1.5, health.w, sheet.px(5)).whole()
    sheet.out.show(HealthBar(left, whole), bar, Z.PLACE)
    groups = _groups(sheet, seat)
    if not mine:
        high = min(piles_high, inside.h - _row_high(sheet) * bool(groups) / 2)
        piles, inside = inside.take_top(high, sheet.px(4))
        _piles(sheet, seat, piles)
    if len(groups) > 1 and inside.h < len(groups) * _row_high(sheet):
        lay_close(sheet, groups, inside)
        return
    for index, (what, slots) in enumerate(groups):
        room, inside = inside.take_top(min(inside.h / (len(groups) - index), most), sheet.px(4))
        lay_beside(sheet, what, slots, room)


def _name(sheet: Sheet, name: str, who: str, head: Box) -> None:
    """The player's name, and at the right who that is where the name does not say it: "you", "Computer"."""
    wide = words_width(who, "caption", sheet.pt(11)) + 2
    if who != name and words_width(name, "name", sheet.pt(15)) + sheet.px(8) + wide <= head.w:
        right, head = head.take_right(wide, sheet.px(8))
        sheet.words(who, right, "caption", 11, "mid", "right")
    sheet.words(name, head, "name", 15, "hi")


def _piles(sheet: Sheet, seat: int, room: Box) -> None:
    """The opponent's hand, deck and scrap pile."""
    s = sheet.state
    caption = sheet.pt(11) * 1.4
    width = min((room.w - 2 * sheet.px(8)) / 3, (room.h - caption) / CARD_RATIO)
    for index, (zone, word, icon) in enumerate(((HAND, "hand", "hand"), (DECK, "deck", "deck"),
                                                (SCRAP, "scrap", "discard"))):
        slots = tuple(reversed(s.zones[zone + seat]))
        column = Box(room.x + index * (room.w / 3), room.y, room.w / 3, room.h)
        box = card_box(column.cx - width / 2, room.y, width).whole()
        pile(sheet, f"pile:{word}:{seat}", box, slots, sheet.say(f"tcg.pile.{word}"), icon, "players")
        sheet.out.homes[zone + seat] = f"pile:{word}:{seat}"
        under = Box(column.x, box.bottom + 1, column.w, caption)
        sheet.words(sheet.say(f"tcg.pile.{word}"), under, "caption", 11, "mid", "centre")


def pile(sheet: Sheet, key: str, box: Box, slots: tuple[int, ...], word: str, icon: str, zone: str) -> Piece:
    """A pile, its top card up as far as the viewer knows it, and how many there are."""
    drawing: CardPicture | EmptyPlace = sheet.picture(slots[0], "mini") if slots else EmptyPlace(icon)
    if isinstance(drawing, CardPicture) and isinstance(drawing.face, CardBack):  # its name stands under it
        drawing = replace(drawing, face=replace(drawing.face, label=""))
    badge = round(max(17.0, sheet.pt(12) * 1.5))
    mark = Mark(Counter(str(len(slots))), Box(box.w - badge * 1.45, box.h - badge * 1.2, badge * 1.3, badge))
    known = slots[0] if slots and facts.is_known(sheet.view, slots[0]) else -1
    return sheet.out.add(Piece(key, box, drawing, Z.CARD, sheet.say("table.pile", name=word, n=len(slots)), zone,
                               marks=(mark,), pile=slots, slot=known, shadow=bool(slots), place=word))


def _played(sheet: Sheet, box: Box) -> None:
    """What either side has played last, the opponent's first; of this turn everything, the newest first."""
    for seat in range(sheet.state.game.seats):
        sheet.out.homes[PLAYED + seat] = "place:play"
    inside = box.inset(sheet.px(10), sheet.px(6))
    head, inside = inside.take_top(sheet.pt(11) * 1.5)
    sheet.words(sheet.say("tcg.table.played"), head, "label", 11, "low")
    caption = sheet.pt(11) * 1.35
    gap = sheet.px(8)
    half = (inside.w - gap) / 2
    newest = [_newest(sheet, seat) for seat in (1 - sheet.me, sheet.me)]
    names = [_name_lines(sheet, slot, half) if slot >= 0 else [] for slot in newest]
    told_high = (max(map(len, names)) + 1) * caption
    width = min(sheet.px(PLAYED_WIDE), half, (inside.h - told_high) / CARD_RATIO)
    texts: list[str] = []
    below = inside.y + width * CARD_RATIO + told_high
    shown = [each for each in zip((1 - sheet.me, sheet.me), newest, names, strict=True) if each[1] >= 0]
    for index, (seat, slot, lines) in enumerate(shown):
        room = Box(inside.x + index * (half + gap), inside.y, half, inside.h)
        _played_by(sheet, seat, room, width)
        under = Box(room.x, room.y + width * CARD_RATIO + 1, half, caption)
        for line in lines:
            sheet.words(line, under, "strong", 11, "hi")
            under = under._replace(y=under.bottom)
        sheet.words(sheet.speech.seat(seat), under, "caption", 11, "mid")
        if not facts.lies_secret(sheet.view, slot) and facts.is_known(sheet.view, slot):
            name = cards.short_name(sheet.view, slot, sheet.speech)
            texts.append(f"**{name}:** {cards.whole_text(sheet.view, slot, sheet.speech)}")
    if not shown:
        texts, below = [sheet.say("tcg.table.played.none")], inside.y
    told = Paragraph("\n".join(texts), 11.5)
    left = inside.bottom - below - sheet.px(8)
    if texts and left > 2 * sheet.pt(11.5) * 1.4:
        high = min(left, told.height(inside.w, sheet.look) + sheet.px(2))
        sheet.out.show(told, Box(inside.x, below + sheet.px(8 if shown else 0), inside.w, high).whole(), Z.PLACE)
        below += sheet.px(8) + high
    high = max(sheet.px(PLAY_AREA_HIGH), below + sheet.px(6) - box.y)
    sheet.out.add(Piece("place:play", box._replace(h=min(box.h, high)).whole(), Panel("s1", "line", 1.0), Z.PANEL,
                        sheet.say("tcg.table.play_area"), radius=sheet.px(8)))


def _name_lines(sheet: Sheet, slot: int, wide: float) -> list[str]:
    """What a card is called, in two lines where one is too short."""
    secret = facts.lies_secret(sheet.view, slot)
    name = sheet.say("tcg.back.secret") if secret else cards.short_name(sheet.view, slot, sheet.speech)
    return name_lines(name, wide, VOICES["strong"](sheet.pt(11)))


def _now_played(sheet: Sheet, seat: int) -> list[int]:
    """What a seat has played this turn, the newest first; what was flipped lies there as well."""
    s = sheet.state
    played = {_last(sheet, seat), *(each.slot for each in s.played if each.seat == seat)}
    played -= {each.slot for each in facts.flipped(sheet.view, seat)}
    return [slot for slot in reversed(s.zones[PLAYED + seat]) if slot in played]


def _newest(sheet: Sheet, seat: int) -> int:
    """The last card that a seat has played, or -1."""
    return next(iter(_now_played(sheet, seat)), _last(sheet, seat))


def _played_by(sheet: Sheet, seat: int, room: Box, width: float) -> None:
    """What a seat has played this turn; where that is nothing, its last card."""
    now, last = _now_played(sheet, seat), _last(sheet, seat)
    for slot, place in reversed([*zip(now, row(room, width, max(1, len(now)), sheet.px(5)), strict=False)]):
        sheet.card(slot, place, "mini", "players", Z.CARD)  # its name stands under it
    if not now:
        sheet.out.add(Piece(f"last:{seat}", card_box(room.x, room.y, width).whole(), sheet.picture(last, "mini"),
                            Z.CARD, cards.card_name(sheet.view, last, sheet.speech, sheet.speech.seat(seat)),
                            "players", slot=last, shadow=True))


def _last(sheet: Sheet, seat: int) -> int:
    """The card that a seat played last, as long as it lies where everybody may look at it."""
    s = sheet.state
    slot = s.last_played[seat]
    hidden = slot < 0 or s.where[slot] in (HAND, HAND + 1, DECK, DECK + 1, OUTSIDE, OUTSIDE + 1, ASIDE, ASIDE + 1)
    return -1 if hidden else slot
