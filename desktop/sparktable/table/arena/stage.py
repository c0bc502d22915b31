"""The stage beside the board: who attacks whom with what, and what comes of it. Without an attack two face each
other, and while somebody else chooses a Transformer all of them lie there."""
from __future__ import annotations

from collections.abc import Iterable

from sparktable.games.arena.card import ArenaCard
from sparktable.games.arena.state import HAND, OUT, PLAY, ArenaState, foes, own, seat_zone
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.arena import cards, facts
from sparktable.table.arena.facing import lay_condition, lay_facing
from sparktable.table.arena.gestures import PLAY_AREA
from sparktable.table.arena.layout_sheet import Sheet
from sparktable.table.arena.stage_drawings import Sum
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import Art
from sparktable.table.art.figures.stage import WHOLE
from sparktable.table.drawings import CardPicture, EmptyPlace
from sparktable.table.duel import SUM, Addend, Side, Stage, lay_duel
from sparktable.table.geometry import CARD_RATIO, Box, card_box, grid_width
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

CARD = 132.0
"""How wide the cards of an attack are, at the design's size."""
UNDER_FIGHTERS = 0.27
"""How much of the width what is told of each takes at the foot of the stage."""
STAGE = Stage("c_attack", "play", card=CARD, ends=UNDER_FIGHTERS, steps=False, whole=True)
CHART = 190.0
"""How wide the chart of a Transformer is at most that somebody else may choose."""


def lay_stage(sheet: Sheet, box: Box, weighed: facts.Duel | None = None) -> None:
    """`weighed`: the attack that a card would make which is taken up."""
    s, fight, last = sheet.state, weighed or facts.duel(sheet.view), None if weighed else _last(sheet)
    spoken = sheet.say("arena.table.play_area")
    sheet.out.add(Piece("place:play", box.whole(), None, Z.PLACE, spoken, "", (PLAY_AREA,), radius=sheet.px(8)))
    for seat in range(s.game.seats):
        sheet.out.homes[seat_zone(seat, PLAY)] = "place:play"
    pair = _who(sheet, fight, last)
    if pair is None:
        _charts(sheet, box)
    elif fight is not None:
        _lay_attack(sheet, box, pair, (fight.attack, fight.defense, fight.damage), _laid(sheet, fight, last))
    elif last is not None:
        defended = last.defense_title
        numbers = last.attack_title.attack, last.defense, last.damage
        past = s.outcome is None  # the last attack of a game is what ended it, and stands there as it ended
        left = "spent" if past else ""  # they were seen to leave; what they came to stays to be read
        _lay_attack(sheet, box, pair, numbers, (_title(sheet, last.attack_title, numbers[0], "attack", left),
                                                _title(sheet, defended, numbers[1], "defense", left)), past=past)
    else:
        one, other = sorted(pair, key=lambda pawn: _side_of(sheet, pawn))
        sides = _side(sheet, one, "", "", _played(sheet, one)), _side(sheet, other, "", "", _played(sheet, other))
        _at_home(sheet, sides)
        lay_facing(sheet, box, sides)


def _last(sheet: Sheet) -> facts.Decided | None:
    """The attack that was decided last, while it is read: until somebody plays a card, or somebody's turn comes who
    did not fight in it."""
    s, last = sheet.state, facts.decided(sheet.view)
    if last is None or s.outcome is not None or sheet.view.decision is None:
        return last
    fought = {s.game.seat_of[pawn] for pawn in (last.attacker, last.target)}
    return last if s.active in fought and not facts.played(sheet.view) else None


def _lay_attack(sheet: Sheet, box: Box, pair: tuple[int, int], numbers: tuple[int | None, ...],
                cards_of: tuple[tuple[Addend, ...], tuple[Addend, ...]], *, past: bool = False) -> None:
    """One who attacks another: both numbers, the cards, and what comes of it. `past`: it is long decided."""
    shown = ["?" if n is None else str(n) for n in numbers]
    turned = _side_of(sheet, pair[1]) < _side_of(sheet, pair[0])
    sides = (_side(sheet, pair[0], shown[0], "c_attack", cards_of[0], past=past),
             _side(sheet, pair[1], shown[1], "c_defense", cards_of[1], past=past))
    rooms = lay_duel(sheet, STAGE, *sides, box, turned=turned)
    for pawn, foot in zip(reversed(pair) if turned else pair, rooms.feet, strict=True):
        lay_condition(sheet, pawn, foot)
    _at_home(sheet, sides)
    if any(number is not None for number in numbers):  # else there is nothing to reckon with yet
        spoken = sheet.say("arena.table.sum", attack=shown[0], defense=shown[1], damage=shown[2])
        sums = rooms.bar
        sheet.out.add(Piece(SUM, sums._replace(h=sums.h + rooms.chips.h * 0.5).whole(), Sum(*shown), Z.OVER, spoken,
                            "play", radius=sheet.px(8)))


def _at_home(sheet: Sheet, sides: tuple[Side, Side]) -> None:
    """A card that is played goes where those of its side lie."""
    for side in sides:
        if side.addends:
            sheet.out.homes[seat_zone(sheet.state.game.seat_of[side.slot], PLAY)] = side.addends[-1].key


def _charts(sheet: Sheet, box: Box) -> None:
    """While somebody else chooses a Transformer: all who are left. In a replay whoever chooses is somebody else."""
    chooses = facts.chooser(sheet.view)
    if chooses is None or (chooses == sheet.me and not sheet.speech.watching):
        return
    left, gap = facts.unchosen(sheet.view), sheet.px(12)
    room = box.inset(sheet.px(16))
    wide, columns = grid_width(room, len(left), gap, sheet.px(CHART))
    lines = -(-len(left) // columns)
    top = room.cy - (lines * (wide * CARD_RATIO + gap) - gap) / 2
    for index, slot in enumerate(left):
        line, column = divmod(index, columns)
        across = min(columns, len(left) - line * columns)
        x = room.cx - (across * (wide + gap) - gap) / 2 + column * (wide + gap)
        place = card_box(x, top + line * (wide * CARD_RATIO + gap), wide).whole()
        sheet.out.add(Piece(f"card:{slot}", place, sheet.picture(slot, "hand"), Z.CARD,
                            cards.card_name(sheet.view, slot, sheet.speech), "play", slot=slot, shadow=True))


def _who(sheet: Sheet, fight: facts.Duel | None, last: facts.Decided | None) -> tuple[int, int] | None:
    """The two pawns that face each other: who fights or fought, else who could be attacked, or the viewer's own."""
    if fight is not None:
        return fight.attacker, fight.target
    s = sheet.state
    if last is not None:
        return last.attacker, last.target
    if s.outcome is None and (lines := facts.lines_of_fire(sheet.view)):
        return lines[0].attacker, lines[0].target
    # somebody who has been destroyed stands there where nobody else of that side is left
    mine = (*own(s, s.active), *_out(s, s.game.pawns[s.active]))
    theirs = sorted(foes(s, s.active) or _out(s, s.game.foes[s.active]),
                    key=lambda pawn: s.game.seat_of[pawn] != sheet.me)
    pawns = (*mine[:1], *theirs[:1])
    known = all(facts.fighter(sheet.view, pawn) is not None for pawn in pawns)
    return (pawns[0], pawns[1]) if len(pawns) == 2 and known else None


def _out(s: ArenaState, pawns: Iterable[int]) -> list[int]:
    return [pawn for pawn in pawns if s.where[pawn] == OUT]


def _side_of(sheet: Sheet, pawn: int) -> tuple[bool, int]:
    """Who comes first stands left, whoever attacks: the viewer's side, then the first in order."""
    game = sheet.state.game
    seat = game.seat_of[pawn]
    return sheet.speech.watching or seat not in game.team(sheet.me), seat


def _side(sheet: Sheet, pawn: int, total: str, icon: str, addends: tuple[Addend, ...], *, past: bool = False) -> Side:
    who = facts.fighter(sheet.view, pawn)
    assert who is not None
    faction = FACTIONS[who.faction]
    last = ".last" if past and icon == "c_attack" else ""
    heading = sheet.say(f"arena.table.{icon.removeprefix('c_')}s{last}") if icon else ""
    note, art = sheet.speech.who(who.seat, sheet.me), Art(WHOLE, who.name, faction.hue, faction)
    return Side(who.name, note, who.faction, art, heading, total, icon, icon, addends, pawn, who.out, past)


def _laid(sheet: Sheet, fight: facts.Duel, last: facts.Decided | None
          ) -> tuple[tuple[Addend, ...], tuple[Addend, ...]]:
    """The cards of an attack that goes on: what is attacked with, and what defends."""
    titles = (None, None) if last is None else (last.attack_title, last.defense_title)
    return (_card(sheet, fight.attack_card, fight.attack, "attack", titles[0]),
            _card(sheet, fight.defense_card, fight.defense, "defense", titles[1]))


def _card(sheet: Sheet, slot: int, amount: int | None, name: str, left: ArenaCard | None) -> tuple[Addend, ...]:
    """A card of the attack that is going on, or the place where one will lie. One that has left with whoever it did
    not save is still shown."""
    if slot < 0 and left is not None:
        return _title(sheet, left, amount, name)
    if slot >= 0 and sheet.state.where[slot] == seat_zone(sheet.me, HAND):  # it is thought of
        return _title(sheet, facts.title(sheet.view, slot), amount, name)
    if slot < 0:
        return (Addend(f"place:{name}", EmptyPlace("c_defense"), "", "", sheet.say("arena.table.play_area")),)
    return (Addend(f"card:{slot}", sheet.picture(slot, "board"), "?" if amount is None else str(amount), "",
                   cards.card_name(sheet.view, slot, sheet.speech), slot, (card_ref(slot),)),)


def _title(sheet: Sheet, title: ArenaCard | None, amount: int | None, name: str, veil: str = ""
           ) -> tuple[Addend, ...]:
    """A card of an attack that is over, or that has left already."""
    if title is None:
        return ()
    face = cards.face_of(title, sheet.speech.words, sheet.state.game.terms)
    return (Addend(f"place:{name}", CardPicture(face, "board"), str(amount or 0), "",
                   sheet.speech.words.title("arena", title), veil=veil),)


def _played(sheet: Sheet, pawn: int) -> tuple[Addend, ...]:
    """What lies before somebody."""
    seat = sheet.state.game.seat_of[pawn]
    return tuple(Addend(f"card:{slot}", sheet.picture(slot, "board"), "", "",
                        cards.card_name(sheet.view, slot, sheet.speech), slot, (card_ref(slot),))
                 for slot in facts.played(sheet.view) if sheet.state.where[slot] == seat_zone(seat, PLAY))
