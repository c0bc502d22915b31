"""The players at the right of the band, each with the wound tracks of the own Transformers."""
from __future__ import annotations

from sparktable.games.arena.state import DECK_ZONES, DISCARDS, HAND, PILE, PLAY, deck_zone, seat_zone
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.table.arena import facts
from sparktable.table.arena.gestures import BACKS, DECK
from sparktable.table.arena.layout_sheet import Sheet
from sparktable.table.arena.tracks import PlayerTracks, Track
from sparktable.table.art.fonts import display
from sparktable.table.geometry import Box
from sparktable.table.piece import Piece, role
from sparktable.table.zorder import Z

WIDEST, NARROWEST = 300.0, 180.0
"""How wide a player's panel is at the design's size, and how narrow it may be."""
SHARE = 0.26
"""How much of the band a column of them takes at most: the hand needs the rest."""
HIGHEST = 128.0


def lay_rail(sheet: Sheet, band: Box) -> Box:
    """At the right of the band; returns what is left of it."""
    game = sheet.state.game
    gap = sheet.px(6)
    across = 1 if game.seats < 3 and len(game.pawns[0]) < 2 else 2
    lines = -(-game.seats // across)
    wide = max(NARROWEST, min(sheet.px(WIDEST), band.w * SHARE))
    rail, rest = band.take_right(wide * across + gap * (across - 1), sheet.px(12))
    high = min((rail.h - gap * (lines - 1)) / lines, sheet.px(HIGHEST) * max(1.0, sheet.look.text))
    for seat in range(game.seats):
        line, column = divmod(seat, across)
        place = Box(rail.x + column * (wide + gap), rail.y + line * (high + gap), wide, high)
        _player(sheet, seat, place.whole())
    return rest


def player_words(sheet: Sheet, seat: int) -> str:
    """Whom the seat belongs to: you, a friend, an opponent. Who has chosen nobody yet goes by the own name."""
    speech = sheet.speech
    chosen = facts.character(sheet.view, sheet.state.game.pawns[seat][0]) is not None
    name = speech.who(seat, sheet.me) if chosen else speech.player(seat)
    if not chosen and seat == sheet.me and not speech.watching:
        name = sheet.say("table.you.named", who=name)
    return sheet.say("arena.table.friend", who=name) if _is_friend(sheet, seat) else name


def _is_friend(sheet: Sheet, seat: int) -> bool:
    return seat != sheet.me and seat in sheet.state.game.team(sheet.me)


def _player(sheet: Sheet, seat: int, box: Box) -> None:
    s = sheet.state
    fighters = [who for pawn in s.game.pawns[seat] if (who := facts.fighter(sheet.view, pawn)) is not None]
    note = player_words(sheet, seat)
    brief = sheet.say("arena.table.friend.brief") if _is_friend(sheet, seat) else ""
    tracks = tuple(Track(who.name, who.faction, who.damage, who.most, who.out, facts.holdings(who))
                   for who in fighters)
    spoken = ". ".join([note, *(sheet.say("arena.table.fighter", name=who.name, n=who.damage, most=who.most,
                                          hand=who.hand, deck=who.deck, discards=who.discards) for who in fighters)])
    backs = tuple(role(BACKS, pawn) for pawn in s.game.pawns[seat])
    decks = tuple(role(DECK, pawn) for pawn in s.game.pawns[seat]) if seat != sheet.me else ()
    everybody = (facts.fighter(sheet.view, pawn) for pawns in s.game.pawns for pawn in pawns)
    longest = max((who.name for who in everybody if who is not None), key=display(1.0).width, default="")
    drawing = PlayerTracks(note, tracks, seat == facts.whose_turn(sheet.view), brief, sheet.stance(seat), longest)
    piece = sheet.out.add(Piece(f"player:{seat}", box, drawing, Z.PANEL, spoken, "players",
                                (seat_ref(seat), *backs, *decks), slot=s.game.pawns[seat][0], radius=sheet.px(8),
                                pile=_belongings(sheet, seat)))
    if seat == sheet.me:
        return
    sheet.out.homes[seat_zone(seat, HAND)] = piece.key
    for pawn in s.game.pawns[seat]:
        for which in range(DECK_ZONES):
            sheet.out.homes[deck_zone(s, pawn, which)] = piece.key


def _belongings(sheet: Sheet, seat: int) -> tuple[int, ...]:
    """What opening a player's panel shows: everything of theirs that the viewer may look at."""
    s = sheet.state
    zones = [seat_zone(seat, PLAY), *(deck_zone(s, pawn, DISCARDS) for pawn in s.game.pawns[seat]),
             seat_zone(seat, HAND), *(deck_zone(s, pawn, PILE) for pawn in s.game.pawns[seat])]
    return tuple(slot for zone in zones for slot in reversed(s.zones[zone]))
