"""The middle: the Matrix with standees and tokens, beside it whose turn it is, the scores, and the stacks."""
from __future__ import annotations

from sparktable.games.matrix.state import (
    BASIC,
    BOX,
    DAMAGE_DISCARD,
    DAMAGE_STACK,
    DESTROYED,
    ENCOUNTER_DISCARD,
    ENCOUNTER_NOW,
    ENCOUNTERS,
    MAIN_DECK,
    MATRIX,
    MISSION_DISCARD,
    MISSION_STACK,
    OUT,
    RUIN_DISCARD,
    RUINS,
    UNDER,
)
from sparktable.kernel.decisions import seat as seat_ref
from sparktable.kernel.decisions import space as space_ref
from sparktable.table.art import thumb
from sparktable.table.art import wide as across
from sparktable.table.art.face import CardFace, Face
from sparktable.table.art.factions import SIDES
from sparktable.table.art.pieces import MOVER_RATIO
from sparktable.table.drawings import (
    Chip,
    EmptyPlace,
    MoverPicture,
    Plate,
    TokenPicture,
    WideCard,
    brief_form,
)
from sparktable.table.geometry import CARD_RATIO, Box, card_box
from sparktable.table.gestures import mover
from sparktable.table.matrix import cards, facts
from sparktable.table.matrix.drawings import Scores
from sparktable.table.matrix.layout_sheet import Sheet
from sparktable.table.matrix.measures import BoardMeasures, Measures, board_measures
from sparktable.table.piece import Mark, Piece
from sparktable.table.zorder import Z

STANDEE_HEIGHTS = {1: 0.64, 2: 0.54, 3: 0.46, 4: 0.46, 5: 0.42}
"""How high standees are at most that share a space, in card heights."""
UNDER_SHARE = 0.55
"""How much of the room on a Scheme its cards take: the rest is for who stands there."""


def lay_middle(sheet: Sheet, at: Measures) -> BoardMeasures:
    game = sheet.state.game
    stacks = _stacks(sheet)
    board = board_measures(at.room, game.grid.rows, game.grid.columns, len(stacks), sheet.look)
    lay_scores(sheet, board.scores)
    sheet.out.show(Plate(), board.plate, Z.PANEL)
    _coordinates(sheet, board)
    for space, slot in enumerate(sheet.state.zones[MATRIX]):
        _space(sheet, board, space, slot)
    _standees(sheet, board)
    each = -(-len(stacks) // len(board.columns))
    for index, column in enumerate(board.columns):
        _lay_column(sheet, column, stacks[index * each:(index + 1) * each], each, board.stack)
    return board


def lay_scores(sheet: Sheet, box: Box) -> None:
    """Whose turn it is, between the scores of both sides."""
    s = sheet.state
    name = facts.title(sheet.view, facts.character_slot(sheet.view, s.active)).name
    text = sheet.say("matrix.table.turn", n=s.turn, who=name)
    if s.outcome is not None:
        text = sheet.say("matrix.table.over")
    left = right = None
    if s.game.rules.vp == "tokens" and not s.game.rules.together and len(s.game.sides()) == 2:
        points = [(SIDES[s.game.side[side[0]]].name, sum(s.vp[seat] for seat in side))
                  for side in s.game.sides()]
        if points[0][0] != points[1][0]:  # of one faction nobody could tell whose the points are
            left, right = points
    short = text if s.outcome is not None else sheet.say("matrix.table.turn_short", n=s.turn)
    drawing = Scores(text, short, left, right, s.active == sheet.me)
    sheet.out.add(Piece("scores", box.whole(), drawing, Z.PANEL, text))


def _coordinates(sheet: Sheet, board: BoardMeasures) -> None:
    grid = sheet.state.game.grid
    high = sheet.pt(11) * 1.4
    for column in range(grid.columns):
        sheet.words(grid.names[column][0], board.letter(column, sheet.look), "label", 11, "low", "centre")
    for line in range(grid.rows):
        cell = board.cell(line, 0)
        sheet.words(str(line + 1), Box(board.plate.x + sheet.px(3), cell.cy - high / 2,
                                       cell.x - board.plate.x - sheet.px(6), high), "label", 11, "low", "centre")


def _space(sheet: Sheet, board: BoardMeasures, space: int, slot: int) -> None:
    grid = sheet.state.game.grid
    cell = board.cell(*divmod(space, grid.columns))
    name = grid.names[space]
    if slot < 0:
        sheet.out.add(Piece(f"space:{space}", cell, EmptyPlace("t_robot"), Z.PLACE,
                            sheet.say("matrix.table.empty_space", space=name), "board", (space_ref(space),)))
        return
    across = WideCard(cards.face(sheet.view, slot, sheet.speech), board.text) if board.across else None
    marks, radius = _tokens(sheet, slot, cell, board.text), cell.h * 0.06 if board.across else 0.0
    sheet.card(slot, cell, "board", "board", Z.CARD, where=name, refs=(space_ref(space),), marks=marks,
               drawing=across, radius=radius)
    for under, place in _under(sheet, board, slot, cell):
        sheet.card(under, place, "mini", "board", Z.CARD + 1)


def _tokens(sheet: Sheet, slot: int, cell: Box, text: float) -> tuple[Mark, ...]:
    """What lies on a card: a Command token, Energon, and a sign if its face is known though it lies facedown."""
    s = sheet.state
    marks = []
    if slot in s.token:
        size = round(min(cell.w, cell.h) * 0.34)
        marks.append(Mark(TokenPicture(SIDES[s.token[slot]].name),
                          Box(cell.w * 0.5 - size, cell.h * 0.44 - size * (cell.w > cell.h) * 0.6, size, size)
                          if cell.w > cell.h else Box(cell.w * 0.05, cell.h * 0.44, size, size)))
    if s.stored.get(slot):
        size = round(min(cell.w, cell.h) * 0.36)
        marks.append(Mark(TokenPicture("energon", str(s.stored[slot])),
                          Box(cell.w * 0.5, cell.h * 0.24, size, size) if cell.w > cell.h else
                          Box(cell.w * 0.05, cell.h * 0.3, size, size)))  # above a name of two lines
    if word := cards.peeked(sheet.view, slot, sheet.speech):
        high = round(max(18.0, sheet.px(20)))
        chip, face = Chip("search", word, "spent"), cards.face(sheet.view, slot, sheet.speech)
        wide = chip.width(high, sheet.look)
        x, y = (cell.w - wide) / 2, cell.h * 0.42
        if cell.w > cell.h and isinstance(face, CardFace):
            k = sheet.look.larger
            beside = across.beside_cost(face, cell.w / k, cell.h / k, text)
            x, y = beside.x() * k, max(sheet.px(2), beside.y() * k - high / 2)
        marks.append(Mark(chip, Box(x, y, wide, high)))
    return tuple(marks)


def _under(sheet: Sheet, board: BoardMeasures, scheme: int, cell: Box) -> tuple[tuple[int, Box], ...]:
    """The cards under a Scheme lie on its picture, where neither its name nor its numbers stand: each with its
    place."""
    under = [slot for slot, host in sheet.state.under.items() if host == scheme and sheet.state.where[slot] == UNDER]
    face = cards.face(sheet.view, scheme, sheet.speech)
    if not under or not isinstance(face, CardFace):
        return ()
    room = _free(sheet, board, face, cell)
    width = min(min(cell.w, cell.h) * 0.3, room.h / CARD_RATIO, room.w * UNDER_SHARE)
    step = min(width * 1.05, (room.w * UNDER_SHARE - width) / max(1, len(under) - 1))
    x, y = cell.x + room.x + sheet.px(2), cell.y + room.bottom - width * CARD_RATIO - sheet.px(1)
    return tuple((slot, card_box(x + index * step, y, width).whole()) for index, slot in enumerate(under))


def _standees(sheet: Sheet, board: BoardMeasures) -> None:
    """Characters stand side by side at the right of their space, where its card has neither name nor numbers."""
    s = sheet.state
    grid = s.game.grid
    for space in range(grid.size):
        here = [seat for seat in range(s.game.seats) if s.at[seat] == space]
        if not here:
            continue
        cell = board.cell(*divmod(space, grid.columns))
        room = _standing_room(sheet, board, space, cell)
        high = min(cell.h * STANDEE_HEIGHTS[len(here)], room.h, room.w / MOVER_RATIO)
        wide = high * MOVER_RATIO
        step = min(wide * 0.92, (room.w - wide) / max(1, len(here) - 1))
        for index, seat in enumerate(here):
            x = room.right - wide - (len(here) - 1 - index) * step
            _standee(sheet, seat, Box(x, room.bottom - high, wide, high).whole(), grid.names[space])


def _free(sheet: Sheet, board: BoardMeasures, face: Face, cell: Box, beside_cost: float = 0.0) -> Box:
    """Where on a card of the board is neither its name nor its numbers, nor what lies so far beside its cost."""
    k = sheet.look.larger
    w, h = cell.w / k, cell.h / k
    room = across.standing_room(face, w, h, board.text, beside_cost / k) if board.across \
        else thumb.standing_room(face, w, board.text)
    return Box(room.x() * k, room.y() * k, room.width() * k, room.height() * k)


def _standing_room(sheet: Sheet, board: BoardMeasures, space: int, cell: Box) -> Box:
    slot = sheet.state.zones[MATRIX][space]
    face = cards.face(sheet.view, slot, sheet.speech) if slot >= 0 else cards.back(sheet.view, MATRIX, sheet.speech)
    tokens = _tokens(sheet, slot, cell, board.text) if slot >= 0 else ()
    lying = [mark.box.right for mark in tokens if isinstance(mark.drawing, TokenPicture)]
    told = max((mark.box.right for mark in tokens if isinstance(mark.drawing, Chip)), default=0.0)
    room = _free(sheet, board, face, cell, told)
    lying += [place.right - cell.x for _, place in _under(sheet, board, slot, cell)] if slot >= 0 else []
    left = max(room.x, *lying, 0.0)
    return Box(cell.x + left, cell.y + room.y, room.right - left - sheet.px(3), room.h)


def _standee(sheet: Sheet, seat: int, box: Box, where: str) -> None:
    who = facts.player(sheet.view, seat)
    name = facts.title(sheet.view, who.slot).name
    mode = "bot" if who.bot else "alt"
    drawing = MoverPicture(name, SIDES[who.faction], mode, seat == sheet.me, who.active)
    spoken = sheet.say("matrix.table.standee", name=name, mode=sheet.say(f"matrix.mode.{mode}"), space=where)
    sheet.out.add(Piece(f"mover:{seat}", box, drawing, Z.MOVER, spoken, "board", (seat_ref(seat), mover(seat)),
                        slot=who.slot, radius=box.w * 0.2))


Stack = tuple[str, str, int, str, tuple[int, ...], bool]
"""Key, word, zone, icon when empty, further zones that open with it, whether it can end the game."""


def _stacks(sheet: Sheet) -> list[Stack]:
    """The stacks beside the board; those that this mode does not have are left out."""
    s = sheet.state
    rules = s.game.rules
    left: list[Stack] = [("main", "matrix.stack.main", MAIN_DECK, "deck", (), True),
                         ("destroyed", "matrix.stack.destroyed", DESTROYED, "destroy", (OUT,), False)]
    if rules.missions:
        mine = s.game.side[sheet.me]
        sides = [mine] if rules.together else [mine, 1 - mine]
        left += [(f"missions:{side}", cards.missions_of(s, side, sheet.me, sheet.speech), MISSION_STACK + side,
                  "t_mission", (MISSION_DISCARD,) if side == mine else (), False) for side in sides]
    right: list[Stack] = [("basic", "matrix.stack.basic", BASIC, "t_basic", (), False),
                          ("encounters", "matrix.stack.encounters", ENCOUNTERS, "t_encounter",
                           (ENCOUNTER_DISCARD,), False),
                          ("damage", "matrix.stack.damage", DAMAGE_STACK, "damage", (DAMAGE_DISCARD,), False)]
    if rules.ruins:
        right.append(("ruins", "matrix.stack.ruins", RUINS, "t_ruin", (RUIN_DISCARD,), True))
    return left + right


def _lay_column(sheet: Sheet, room: Box, stacks: list[Stack], each: int, width: float) -> None:
    """`each`: how many the longest column has; in all of them rows lie side by side."""
    s = sheet.state
    caption = sheet.pt(11) * 1.5
    step = min(room.h / max(1, each), width * CARD_RATIO + caption + sheet.px(22))
    top = room.y + (room.h - step * each) / 2
    for index, (key, word, zone, icon, also, low) in enumerate(stacks):
        y = top + index * step + (step - width * CARD_RATIO - caption) / 2
        piece = sheet.stack(key, word, zone, card_box(room.cx - width / 2, y, width), "stacks", icon=icon, low=low,
                            spread=min((room.w - width) / 2 - 2, sheet.px(52)), also=also)
        if zone == ENCOUNTERS and s.zones[ENCOUNTER_NOW] and s.battle is None:
            slot = s.zones[ENCOUNTER_NOW][-1]
            beside = piece.box.moved(-width * 0.36, -width * 0.1)  # how many there are stays in sight
            sheet.card(slot, beside, brief_form(beside.w / sheet.look.larger), "stacks", Z.CARD + 1)
    homes = sheet.out.homes
    homes[ENCOUNTER_NOW] = homes.get(ENCOUNTERS, "")
    homes[BOX] = homes.get(MAIN_DECK, "")
    homes[UNDER] = homes.get(DESTROYED, "")
    homes.setdefault(MISSION_DISCARD, homes.get(MISSION_STACK, homes.get(DESTROYED, "")))


