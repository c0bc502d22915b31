"""Both fighters on the stage of a duel beside the board: who attacks whom with what, and what comes of it. Without an
attack they face each other, with what was played last and how things stand."""
from __future__ import annotations

from sparktable.games.arena.card import ArenaCard
from sparktable.games.arena.state import PLAY, foes, own, seat_zone
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.arena import cards, facts
from sparktable.table.arena.drawings import Standing, Sum, Wounds
from sparktable.table.arena.gestures import PLAY_AREA
from sparktable.table.arena.layout_sheet import Sheet
from sparktable.table.arena.standing import standing
from sparktable.table.art.factions import FACTIONS
from sparktable.table.art.figures import Art
from sparktable.table.art.figures.stage import ROBOT
from sparktable.table.drawings import CardPicture, EmptyPlace
from sparktable.table.duel import SUM, Addend, Side, lay_duel
from sparktable.table.geometry import CARD_RATIO, Box, card_box, grid_width
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

CARD = 132.0
"""How wide the cards of an attack are, at the design's size."""
UNDER_FIGHTERS = 0.27
"""How much of the width what is told of each takes at the foot of the stage."""
CHART = 190.0
"""How wide the chart of a Transformer is at most that somebody else may choose."""


def lay_stage(sheet: Sheet, box: Box) -> None:
    s, fight, last = sheet.state, facts.duel(sheet.view), facts.decided(sheet.view)
    spoken = sheet.say("arena.table.play_area")
    sheet.out.add(Piece("place:play", box.whole(), None, Z.PLACE, spoken, "", (PLAY_AREA,), radius=sheet.px(8)))
    for seat in range(s.game.seats):
        sheet.out.homes[seat_zone(seat, PLAY)] = "place:play"
    pair = _who(sheet, fight, last)
    if pair is None:
        _charts(sheet, box)
        return
    numbers: tuple[int | None, ...] = ()
    cards_of: tuple[tuple[Addend, ...], tuple[Addend, ...]] = (_played(sheet), ())
    if fight is not None:
        defense = 0 if fight.defense is None and fight.damage is not None else fight.defense
        numbers = (fight.attack, defense, fight.damage)
        titles = (None, None) if last is None else (last.attack_title, last.defense_title)
        cards_of = (_card(sheet, fight.attack_card, fight.attack, "attack", titles[0]),
                    _card(sheet, fight.defense_card, defense, "defense", titles[1]))
    elif last is not None and (s.outcome is not None or not facts.played(sheet.view)):
        defended = last.defense_title
        numbers = (last.attack_title.attack, 0 if defended is None else defended.defense, last.damage)
        left = "" if s.outcome is not None else "spent"  # they were seen to leave; what they came to stays to be read
        cards_of = (_title(sheet, last.attack_title, numbers[0], "attack", left),
                    _title(sheet, defended, numbers[1], "defense", left))
    shown = ["?" if n is None else str(n) for n in numbers] or ["", "", ""]
    turned = not sheet.speech.watching and _is_viewers(sheet, pair[1]) and not _is_viewers(sheet, pair[0])
    told = () if numbers else standing(sheet.view, sheet.speech)  # the game is over where there is neither
    drawing, inside = Standing(told), box.inset(sheet.px(16))
    words = drawing.height(inside.w, sheet.look) + sheet.px(8) if told else 0.0
    rooms = lay_duel(sheet.out, _side(sheet, pair[0], shown[0], "c_attack", cards_of[0], bool(numbers)),
                     _side(sheet, pair[1], shown[1], "c_defense", cards_of[1], bool(numbers)), box, sheet.look,
                     sheet.speech, "c_attack" if numbers else "range", turned=turned, zone="play", card=CARD,
                     steps=False, ends=UNDER_FIGHTERS, words=words)
    for pawn, foot in zip(reversed(pair) if turned else pair, rooms.feet, strict=True):
        _wounds(sheet, pawn, foot)
    for pawn, addends in zip(pair, cards_of, strict=True):
        if addends:  # a card that is played goes where those of its side lie
            sheet.out.homes[seat_zone(s.game.seat_of[pawn], PLAY)] = addends[-1].key
    if told:
        place = Box(inside.x, rooms.bar.y - words, inside.w, words - sheet.px(8)).whole()
        spoken = ". ".join(text for _, text in told)
        sheet.out.add(Piece("standing", place, drawing, Z.OVER, spoken, "play", radius=sheet.px(8)))
    elif any(number is not None for number in numbers):  # else there is nothing to reckon with yet
        spoken = sheet.say("arena.table.sum", attack=shown[0], defense=shown[1], damage=shown[2])
        sums = rooms.bar
        sheet.out.add(Piece(SUM, sums._replace(h=sums.h + rooms.chips.h * 0.5).whole(), Sum(*shown), Z.OVER, spoken,
                            "play", radius=sheet.px(8)))


def _wounds(sheet: Sheet, pawn: int, box: Box) -> None:
    """How much somebody has taken, under their art."""
    who = facts.fighter(sheet.view, pawn)
    assert who is not None
    sheet.out.show(Wounds(sheet.say("arena.table.wounds"), who.damage, who.most), box, Z.OVER, f"wounds:{pawn}")


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
    if last is not None and (s.outcome is not None or not facts.played(sheet.view)):
        return last.attacker, last.target
    if s.outcome is None and (lines := facts.lines_of_fire(sheet.view)):
        return lines[0].attacker, lines[0].target
    mine = own(s, s.active) or own(s, sheet.me)
    theirs = sorted(foes(s, s.active), key=lambda pawn: s.game.seat_of[pawn] != sheet.me)
    pawns = (*mine[:1], *theirs[:1])
    known = all(facts.fighter(sheet.view, pawn) is not None for pawn in pawns)
    return (pawns[0], pawns[1]) if len(pawns) == 2 and known else None


def _is_viewers(sheet: Sheet, pawn: int) -> bool:
    """Whether somebody belongs to the viewer, or to a friend."""
    game = sheet.state.game
    return game.seat_of[pawn] in game.team(sheet.me)


def _side(sheet: Sheet, pawn: int, total: str, icon: str, addends: tuple[Addend, ...], fights: bool) -> Side:
    who = facts.fighter(sheet.view, pawn)
    assert who is not None
    faction = FACTIONS[who.faction]
    heading = sheet.say(f"arena.table.{icon.removeprefix('c_')}s") if fights else ""
    note, art = sheet.speech.who(who.seat, sheet.me), Art(ROBOT, who.name, faction.hue, faction)
    return Side(who.name, note, who.faction, art, heading, total,
                icon if fights else "", icon, addends, pawn, who.out)


def _card(sheet: Sheet, slot: int, amount: int | None, name: str, left: ArenaCard | None) -> tuple[Addend, ...]:
    """A card of the attack that is going on, or the place where one will lie. One that has left with whoever it did
    not save is still shown."""
    if slot < 0 and left is not None:
        return _title(sheet, left, amount, name)
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


def _played(sheet: Sheet) -> tuple[Addend, ...]:
    return tuple(Addend(f"card:{slot}", sheet.picture(slot, "board"), "", "",
                        cards.card_name(sheet.view, slot, sheet.speech), slot, (card_ref(slot),))
                 for slot in facts.played(sheet.view))
