"""The board: squares and blocked areas, what is in reach, lines of attack, pawns."""
from __future__ import annotations

from collections.abc import Sequence

from sparktable.games.arena import questions
from sparktable.games.arena.board import HEIGHT, NAMES, SIZE, WIDTH
from sparktable.games.arena.form import board_key
from sparktable.games.arena.state import BOARD
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.decisions import space as space_ref
from sparktable.table.arena import facts
from sparktable.table.arena.drawings import Square
from sparktable.table.arena.gestures import BACKS
from sparktable.table.arena.grounds import Blocked, BoardGround
from sparktable.table.arena.layout_sheet import Measures, Sheet
from sparktable.table.arena.standing import turn_words
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.pieces import MOVER_BASE, MOVER_RATIO
from sparktable.table.drawings import MoverPicture
from sparktable.table.fire import FireLine
from sparktable.table.geometry import Box
from sparktable.table.lettering import Words
from sparktable.table.piece import Piece, role
from sparktable.table.zorder import Z

STANDEE_HEIGHT = 1.12
"""In squares."""


def lay_middle(sheet: Sheet, at: Measures) -> None:
    _whose_turn(sheet, at.top)
    a1, gap = at.square(0), at.gap
    ground = BoardGround(sheet.state.game.board.slug, a1.x - at.plate.x - gap, a1.y - at.plate.y - gap,
                         sheet.px(10) - gap)
    sheet.out.add(Piece("board", at.plate, ground, Z.PANEL))
    sheet.out.homes[BOARD] = "board"
    _coordinates(sheet, at)
    watching = sheet.speech.watching  # nothing can be chosen then
    reach = {} if watching else facts.steps(sheet.view)
    aims = () if watching else facts.attack_squares(sheet.view)
    walkers = {} if watching else facts.walkers(sheet.view)
    for square in range(SIZE):
        _square(sheet, at, square, reach, square in aims, walkers.get(square, ()))
    _fire(sheet, at)
    for square, pawn in enumerate(sheet.state.zones[BOARD]):
        if pawn >= 0:
            _pawn(sheet, at, square, pawn)


def _whose_turn(sheet: Sheet, box: Box) -> None:
    s = sheet.state
    text = sheet.say("arena.table.over") if s.outcome is not None else turn_words(sheet.view, sheet.speech)
    line = f"{text} · {sheet.say(board_key(s.game.board))}"
    sheet.out.add(Piece("turn", box.whole(), Words(line, "title", 16, "hi", "centre"), Z.PLACE, text))


def _coordinates(sheet: Sheet, at: Measures) -> None:
    high = sheet.pt(11) * 1.4
    for column in range(WIDTH):
        cell = at.square(column)
        over = Box(cell.x, (at.plate.y + cell.y - high) / 2, cell.w, high)
        sheet.words(NAMES[column][0], over, "label", 11, "#E8EEF3", "centre")
    for row in range(HEIGHT):
        cell = at.square(row * WIDTH)
        sheet.words(str(row + 1), Box(at.plate.x + 2, cell.cy - high / 2, cell.x - at.plate.x - 4, high), "label", 11,
                    "#E8EEF3", "centre")


def _square(sheet: Sheet, at: Measures, square: int, reach: dict[int, int], aims: bool,
            walkers: Sequence[facts.Fighter]) -> None:
    board, name, box = sheet.state.game.board, NAMES[square], at.square(square)
    refs = (space_ref(square),)
    if not board.open >> square & 1:
        sheet.out.add(Piece(f"space:{square}", box, Blocked(board.slug, square), Z.PLACE,
                            sheet.say("arena.table.blocked", space=name), "board", refs, radius=sheet.px(5)))
        return
    lit = square in reach
    spoken = sheet.say("arena.table.steps", space=name, n=reach[square]) if reach.get(square) else name
    started = facts.started_at(sheet.view, square)
    if started is not None:
        spoken += f", {sheet.say('arena.table.start', name=started.name)}"
    if walkers:
        spoken += f", {sheet.say('arena.table.who_walks', names=sheet.speech.listed([who.name for who in walkers]))}"
    if aims:
        asked = sheet.view.decision
        pushed = asked is not None and asked.kind == questions.PUSH
        spoken += f", {sheet.say('arena.table.could_be_attacked' if pushed else 'arena.table.could_attack')}"
    drawing = Square(lit, reach.get(square, 0), aims, *((started.name, started.faction) if started else ("", "")),
                     tuple((who.name, who.faction) for who in walkers))
    sheet.out.add(Piece(f"space:{square}", box, drawing, Z.PLACE, spoken, "board", refs,
                        radius=sheet.px(5), rings=not lit))


def _fire(sheet: Sheet, at: Measures) -> None:
    """From whoever could attack to whom; under the pawns."""
    fight = facts.duel(sheet.view)
    for line in facts.lines_of_fire(sheet.view):
        start = at.square(facts.square_of(sheet.view, line.attacker))
        end = at.square(facts.square_of(sheet.view, line.target))
        x, y = min(start.cx, end.cx), min(start.cy, end.cy)
        box = Box(x, y, max(1.0, abs(start.cx - end.cx)), max(1.0, abs(start.cy - end.cy))).whole()
        drawing = FireLine((start.cx - box.x, start.cy - box.y), (end.cx - box.x, end.cy - box.y), fight is not None)
        sheet.out.show(drawing, box, Z.CARD, f"fire:{line.attacker}:{line.target}")


def _pawn(sheet: Sheet, at: Measures, square: int, pawn: int) -> None:
    who = facts.fighter(sheet.view, pawn)
    if who is None:
        return
    cell = at.square(square)
    high = cell.h * STANDEE_HEIGHT
    wide = high * MOVER_RATIO
    y = cell.bottom - cell.h * 0.06 - high * MOVER_BASE
    if square < WIDTH:  # over the uppermost row stand the letters
        y = max(y, cell.y)
    box = Box(cell.cx - wide / 2, y, wide, high).whole()
    drawing = MoverPicture(who.name, FACTIONS[who.faction], "bot", who.seat == sheet.me,
                           who.seat == sheet.state.active, sheet.stance(who.seat))
    spoken = sheet.say("arena.table.pawn", name=who.name, space=NAMES[square], n=who.damage, most=who.most)
    refs = (card_ref(pawn), role(BACKS, pawn))
    sheet.out.add(Piece(f"mover:{pawn}", box, drawing, Z.MOVER, spoken, "board", refs, slot=pawn,
                        radius=box.w * 0.2))
