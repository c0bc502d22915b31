"""The rail on the left: the players, the viewer's Missions, how the game ends."""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.factions import FACTIONS
from sparktable.games.matrix.state import DECK, DISCARD, HAND, MISSIONS, PLAY, SEAT_ZONES, VAULT, seat_zone
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.table.art.face import CardFace
from sparktable.table.drawings import Icon, Panel
from sparktable.table.geometry import CARD_RATIO, Box, row
from sparktable.table.lettering import Button, Paragraph, Words, words_width
from sparktable.table.looked_up import Dots
from sparktable.table.matrix import facts
from sparktable.table.matrix.drawings import Meter
from sparktable.table.matrix.faces import face_of
from sparktable.table.matrix.layout_sheet import Sheet
from sparktable.table.matrix.player_panel import (
    GROWN,
    LARGEST_MINI,
    PlayerPanel,
    bare_height,
    panel_rows,
    whole_height,
)
from sparktable.table.picture_store import Look
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

LEAST_PANEL = 0.6
"""Of a player's panel stays this much where the Missions need room and nothing lies in play."""
MISSION_SIZES = 14.5, 13.5, 12.0
"""Of the names of Missions; their texts are a little smaller."""
AIR = 1.0, 0.6, 0.3
"""How much of the air between everything is left where the players' panels could else not say who plays."""
PAD = 10.0
"""Between the edge of their panel and their words."""
LATEST = 5
"""How many cards of somebody else's Vault are seen in their panel at most."""
LEAST_MINI = 18.0
"""How wide the small cards in a panel must be to tell anything."""


class _Room(NamedTuple):
    """How the height of the rail is shared."""

    panel: float
    """The height of a player's panel."""
    gap: float
    above: Box
    """For the players and the Missions."""
    ends: Box
    margin: float
    """Above and below what is in that."""
    line: float
    """The height of a line that tells how the game ends."""
    fold: bool
    """Whether the Missions are behind a button."""


def lay_rail(sheet: Sheet, rail: Box) -> None:
    held = tuple(facts.missions(sheet.view, sheet.me))
    meters = facts.ends(sheet.view)
    shared = (_shared(sheet, rail, held, len(meters), air) for air in AIR)
    room = next((each for each in shared if panel_rows(rail.w, each.panel, sheet.look).note.h),
                _shared(sheet, rail, held, len(meters), AIR[0]))
    below = room.above
    for seat in range(sheet.state.game.seats):
        _, below = below.take_top(_player(sheet, seat, below.take_top(room.panel)[0]), room.gap)
    if room.fold:
        _folded_missions(sheet, below.take_top(_folded(sheet))[0].whole(), held)
    elif held and below.h >= _least_missions(sheet, held):
        _missions(sheet, below, held)
    _ends(sheet, room, meters)


def _folded(sheet: Sheet) -> float:
    return sheet.pt(13) * 1.9


def _least_missions(sheet: Sheet, held: tuple[int, ...]) -> float:
    return _height_of_names(sheet, len(held)) if sheet.state.game.rules.missions else 0.0


def _shared(sheet: Sheet, rail: Box, held: tuple[int, ...], meters: int, air: float) -> _Room:
    """With so much of the usual air between everything."""
    gap = sheet.px(8) * air
    line = sheet.pt(11.5) * 1.4 + gap
    margin = sheet.px(7) * air
    end_box, above = rail.take_bottom(_ends_head(sheet) + 2 * margin + meters * line, gap)
    seats = sheet.state.game.seats
    whole = whole_height(sheet.look)
    high = min(whole, (above.h - (seats - 1) * gap) / seats)
    named = _least_missions(sheet, held)
    in_band = (sheet.me, facts.on_stage(sheet.view))
    bare = not any(facts.zone(sheet.view, seat, PLAY) for seat in range(seats) if seat not in in_band)
    for need in (_height_of_texts(sheet, held, rail.w), named) if bare else ():
        if (squeezed := (above.h - need) / seats - gap) >= whole * LEAST_PANEL:
            high = min(high, squeezed)
            break
    spare = above.h - seats * (whole + gap) - _height_of_texts(sheet, held, rail.w) * bool(held)
    if high >= whole:
        high = min(whole * GROWN, whole + max(0.0, spare) / seats)
    fold = bool(held) and above.h - seats * (high + gap) < named
    if fold:
        squeezed = min(high, (above.h - _folded(sheet)) / seats - gap)
        fold = _keeps_cards(rail.w, high, squeezed, sheet.look)
        high = squeezed if fold else high
    return _Room(high, gap, above, end_box, margin, line, fold)


def _keeps_cards(width: float, high: float, squeezed: float, look: Look) -> bool:
    """Whether a lower panel shows what lies in it as well as the higher one: the pile in the band has the Missions,
    too."""
    least = LEAST_MINI * CARD_RATIO
    return panel_rows(width, high, look).minis.h < least or panel_rows(width, squeezed, look).minis.h >= least


def _player(sheet: Sheet, seat: int, whole: Box) -> float:
    """Returns how high the panel is: without cards it needs less than the whole place."""
    view, say, s = sheet.view, sheet.say, sheet.state
    who = facts.player(view, seat)
    rules = s.game.rules
    name = facts.title(view, who.slot).name
    note = sheet.speech.who(seat, sheet.me)
    teams = len(s.game.team(sheet.me)) > 1 and not rules.together and not sheet.speech.watching
    if seat != sheet.me and teams:
        friend = seat in s.game.team(sheet.me)
        note = say("matrix.table.ally" if friend else "matrix.table.foe", who=note)
    drawing = PlayerPanel(
        name, note, name, FACTIONS[who.faction].lower(), "bot" if who.bot else "alt", who.active,
        who.vp if rules.vp == "tokens" else None, who.damage, rules.damage_ends, who.energon,
        (("hand", who.hand), ("deck", who.deck), ("discard", who.discard), ("vault", who.vault)), whole.h)
    below = seat in (sheet.me, facts.on_stage(view))  # their cards in play lie in the band
    lying = [*facts.missions(view, seat), *(() if below else facts.zone(view, seat, PLAY))]
    lying += () if seat == sheet.me else facts.zone(view, seat, VAULT)[-LATEST:]
    high = whole.h if lying else bare_height(whole.w, whole.h, sheet.look)
    box = whole._replace(h=high).whole()
    spoken = say("matrix.table.player", name=name, who=note, vp=who.vp, energon=who.energon, damage=who.damage,
                 hand=who.hand, deck=who.deck, discard=who.discard, vault=who.vault,
                 mode=say(f"matrix.mode.{'bot' if who.bot else 'alt'}"))
    piece = sheet.out.add(Piece(f"player:{seat}", box, drawing, Z.PANEL, spoken, "players", (seat_ref(seat),),
                                slot=who.slot, radius=sheet.px(8), pile=_belongings(sheet, seat)))
    if seat != sheet.me:
        for which in range(SEAT_ZONES):
            sheet.out.homes[seat_zone(seat, which)] = piece.key
    minis = panel_rows(whole.w, whole.h, sheet.look).minis.moved(box.x, box.y)
    width = min(minis.h / CARD_RATIO, sheet.px(LARGEST_MINI * GROWN))
    if not width:
        return high
    for slot, place in zip(lying, row(minis, width, len(lying), sheet.px(4)), strict=True):
        sheet.card(slot, place, "mini", "players", Z.CARD, where=name, shadow=False)
    return high


def _belongings(sheet: Sheet, seat: int) -> tuple[int, ...]:
    """What opening a player's panel shows: everything of theirs that the viewer may look at."""
    zones = (PLAY, MISSIONS, HAND, DISCARD, VAULT, DECK)
    return tuple(slot for which in zones for slot in reversed(facts.zone(sheet.view, seat, which)))


def _height_of_names(sheet: Sheet, missions: int, size: float = MISSION_SIZES[-1]) -> float:
    """What the panel of Missions needs at least: a line for each."""
    return sheet.px(20) + sheet.pt(11) * 1.5 + missions * (sheet.pt(size) * 1.35 + sheet.px(5))


def _folded_missions(sheet: Sheet, box: Box, held: tuple[int, ...]) -> None:
    """Where their panel has no room, a button that lays the Missions open."""
    name = sheet.say("table.pile", name=_heading(sheet), n=len(held))
    sheet.out.add(Piece("missions", box, Button(name, "t_mission", size=13.0), Z.PANEL, name, "own", pile=held,
                        radius=sheet.px(6), rings=False))


def _heading(sheet: Sheet) -> str:
    if sheet.speech.watching:
        return sheet.say("matrix.table.missions_of", who=sheet.speech.seat(sheet.me))
    return sheet.say("matrix.table.missions")


def _missions(sheet: Sheet, room: Box, held: tuple[int, ...]) -> None:
    """The Missions in words of whoever's eyes look, in the largest letters that there is room for."""
    for size in MISSION_SIZES:
        lines = _told(sheet, held, size, room.w)
        need = _height_of_names(sheet, len(held), size) + sum(height for *_, height in lines)
        if need <= room.h + 0.5:  # room that was made for it is as high but for its fractions
            break
    spare = room.h + 0.5 - _height_of_names(sheet, len(held), size)
    for at, (slot, face, text, height) in enumerate(lines):
        told = height if height <= spare else 0.0  # no sentence is cut: the card itself says it
        spare -= told
        lines[at] = slot, face, text, told
    px, head, pad = sheet.pt(size), sheet.pt(11) * 1.5, sheet.px(PAD)
    box = room.take_top(min(room.h, room.h + 0.5 - spare))[0].whole()
    sheet.out.show(Panel(), box, Z.PANEL)
    inside = box.inset(pad, pad * 0.8)
    title, inside = inside.take_top(head, sheet.px(2))
    heading = _heading(sheet)
    sheet.words(heading, title, "label", 11, "low")
    taken = words_width(heading, "label", sheet.pt(11)) + sheet.px(8)
    secret = "" if sheet.state.game.rules.together else sheet.say("matrix.table.secret")
    if secret and taken + words_width(secret, "caption", sheet.pt(11)) <= title.w:
        sheet.words(secret, title, "caption", 11, "low", "right")
    for slot, face, text, told in lines:
        name, inside = inside.take_top(px * 1.35)
        sheet.out.add(Piece(f"mission:{slot}", Box(name.x, name.y, name.w, name.h + told).whole(), None, Z.PANEL,
                            face.title, "players", (card_ref(slot),), slot=slot, radius=sheet.px(4)))
        words = Words(face.title, "strong", size, "hi")
        sheet.out.show(words, name.whole(), Z.PLACE)
        sheet.out.show(Dots("mid"), words.written(name.whole(), sheet.look), Z.PLACE)
        if told:
            sheet.out.show(text, Box(inside.x, inside.y, inside.w, told).whole(), Z.PLACE)
        _, inside = inside.take_top(told, sheet.px(5))


Told = tuple[int, CardFace, Paragraph, float]
"""A Mission: its card, its face, its text, and how high that is."""


def _told(sheet: Sheet, held: tuple[int, ...], size: float, width: float) -> list[Told]:
    """Missions with their names in letters of a size."""
    lines = []
    for slot in held:
        face = face_of(facts.title(sheet.view, slot), sheet.speech.words)
        text = Paragraph(" ".join(face.paragraphs), size - 0.5)
        high = text.height(width - 2 * sheet.px(PAD), sheet.look) if face.paragraphs else 0.0
        lines.append((slot, face, text, high))
    return lines


def _height_of_texts(sheet: Sheet, held: tuple[int, ...], width: float) -> float:
    """What the panel of Missions needs to say all that they say."""
    size = MISSION_SIZES[-1]
    return _height_of_names(sheet, len(held), size) + sum(high for *_, high in _told(sheet, held, size, width))


def _ends_head(sheet: Sheet) -> float:
    return sheet.pt(11) * 1.5 + sheet.px(2)


def _ends(sheet: Sheet, room: _Room, meters: tuple[facts.End, ...]) -> None:
    sheet.out.show(Panel(), room.ends.whole(), Z.PANEL, "ends")
    inside = room.ends.inset(sheet.px(10), room.margin)
    title, inside = inside.take_top(_ends_head(sheet))
    icon, title = title.take_left(sheet.pt(11), sheet.px(5))
    sheet.out.show(Icon("lock", "low"), icon, Z.PLACE)
    sheet.out.show(Words(sheet.say("matrix.table.ends"), "label", 11, "low"), title.whole(), Z.PLACE)
    for end in meters:
        bar, inside = inside.take_top(room.line)
        number = sheet.say("matrix.table.left", n=end.have) if end.left else f"{end.have}/{end.of}"
        share = 1 - min(1.0, end.have / FULL_DECK) if end.left else end.have / end.of if end.of else 0.0
        sheet.out.show(Meter(end.icon, sheet.say(f"matrix.ends.{end.key}"), number, share),
                       bar.inset(0, sheet.px(2)).whole(), Z.PLACE)


FULL_DECK = 36
"""About what the main deck of two players begins with: what its meter is measured by."""
