"""The players beside the board, each with the wound tracks of the own Transformers."""
from __future__ import annotations

from sparktable.games.arena.state import DECK_ZONES, DISCARDS, HAND, PILE, PLAY, deck_zone, seat_zone
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.table.arena import facts
from sparktable.table.arena.drawings import PlayerTracks, Track
from sparktable.table.arena.gestures import BACKS, DECK
from sparktable.table.arena.layout_sheet import Sheet
from sparktable.table.geometry import Box
from sparktable.table.piece import Piece, role
from sparktable.table.zorder import Z

LARGEST_TRACK = 96.0
NARROWEST = 224.0
"""How narrow a player's panel may be."""
SHARE = 0.52
"""How much of the height the players take at most: the rest is the stage."""


def lay_rail(sheet: Sheet, rail: Box) -> Box:
    """Returns what is left below the players."""
    game = sheet.state.game
    gap = sheet.px(6)
    head = sheet.pt(11.5) * 1.35 + sheet.px(8)
    across = 2 if rail.w >= sheet.px(NARROWEST) * 2 * max(1.0, sheet.look.text) + gap and game.seats > 1 else 1
    lines = -(-game.seats // across)
    pawns = max(len(pawns) for pawns in game.pawns)
    room = rail.h * SHARE
    track = min(sheet.px(LARGEST_TRACK), (room - lines * (head + gap)) / (lines * pawns))
    high, wide = head + track * pawns, (rail.w - (across - 1) * gap) / across
    for seat in range(game.seats):
        line, column = divmod(seat, across)
        _player(sheet, seat, Box(rail.x + column * (wide + gap), rail.y + line * (high + gap), wide, high).whole())
    return rail.take_top(lines * (high + gap) - gap, sheet.px(10))[1]


def player_words(sheet: Sheet, seat: int) -> str:
    """Whom the seat belongs to: you, a friend, an opponent."""
    name = sheet.speech.who(seat, sheet.me)
    team = sheet.state.game.team(sheet.me)
    return sheet.say("arena.table.friend", who=name) if seat != sheet.me and seat in team else name


def _player(sheet: Sheet, seat: int, box: Box) -> None:
    s = sheet.state
    fighters = [who for pawn in s.game.pawns[seat] if (who := facts.fighter(sheet.view, pawn)) is not None]
    note = player_words(sheet, seat)
    tracks = tuple(Track(who.name, who.faction, who.damage, who.most, who.out,
                         (("hand", who.hand), ("deck", who.deck), ("discard", who.discards),
                          *((("ongoing", who.passes),) if who.passes else ())))
                   for who in fighters)
    spoken = ". ".join([note, *(sheet.say("arena.table.fighter", name=who.name, n=who.damage, most=who.most,
                                          hand=who.hand, deck=who.deck, discards=who.discards) for who in fighters)])
    backs = tuple(role(BACKS, pawn) for pawn in s.game.pawns[seat])
    decks = tuple(role(DECK, pawn) for pawn in s.game.pawns[seat]) if seat != sheet.me else ()
    piece = sheet.out.add(Piece(f"player:{seat}", box, PlayerTracks(note, tracks, s.active == seat), Z.PANEL, spoken,
                                "players", (seat_ref(seat), *backs, *decks), slot=s.game.pawns[seat][0],
                                radius=sheet.px(8), pile=_belongings(sheet, seat)))
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
