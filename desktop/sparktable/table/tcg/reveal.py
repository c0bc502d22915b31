"""An attack on its stage: both fighters, what each has and is flipped for it as cards that count up, the bar between
them, and the damage that comes of it.

It is shown in the place of both teams while an attack is fought out and nobody chooses among characters.
"""
from __future__ import annotations

from dataclasses import replace

from sparktable.app.sentence_parts import begun
from sparktable.games.tcg import events
from sparktable.games.tcg.facts.combat import BONUS_FLIPS
from sparktable.games.tcg.state import BATTLEFIELD, GEAR, PARTS, UNDER
from sparktable.kernel.decisions import card as card_ref
from sparktable.table.art.color import DEEP
from sparktable.table.art.face import CardFace
from sparktable.table.drawings import CardPicture, Panel
from sparktable.table.duel import (
    ATTACKER,
    DEFENDER,
    LEFT,
    RIGHT,
    STEP_BAR,
    SUM,
    Addend,
    Side,
    Stage,
    lay_bar,
    lay_duel,
)
from sparktable.table.duel_drawings import Chevrons, DuelBar, adding_up
from sparktable.table.duel_end import stamp_box
from sparktable.table.duel_ground import Stamp
from sparktable.table.geometry import Box
from sparktable.table.lettering import VOICES, Words
from sparktable.table.picture_store import Drawing
from sparktable.table.piece import Piece
from sparktable.table.tcg import cards, facts
from sparktable.table.tcg.addends import flipped_in_a_line, icons, pierce_words, signed, sources
from sparktable.table.tcg.layout_sheet import Sheet
from sparktable.table.tcg.reveal_drawings import Burst
from sparktable.table.tcg.sources import lay_sources
from sparktable.table.tcg.teams import fighter_drawing
from sparktable.table.zorder import Z

CARD, LEAST = 132.0, 64.0
"""How wide a card is at most, and at least before cards lie over each other, at the design's size."""
BESIDE_BAR = 0.2
"""How much of the width the bar leaves at both ends: there stands how each fighter is."""
STAGE = Stage("c_attack", card=CARD, least=LEAST, ends=BESIDE_BAR, low=True)
DAMAGE_WIDE = 3.2
"""How wide the damage is, in heights of the bar."""
NOTE = 12.0


def is_fought(sheet: Sheet) -> bool:
    """Whether an attack is being fought, and nobody before the screen chooses among those who stand there."""
    now, asked = facts.clash(sheet.view), sheet.view.decision
    if now is None or now.defender < 0:
        return False
    stand = {slot for seat in range(sheet.state.game.seats) for slot in facts.team(sheet.view, seat)}
    return asked is None or asked.seat != sheet.me or not any(
        ref.kind == "card" and ref.value in stand for option in asked.options for ref in option.refs)


def lay_reveal(sheet: Sheet, box: Box) -> None:
    now = facts.clash(sheet.view)
    assert now is not None
    turned = not _stands_left(sheet, now)
    attacker, defender = _side(sheet, now, attacking=True), _side(sheet, now, attacking=False)
    if turned:  # what is flipped comes outside, and nothing else moves for it
        defender = replace(defender, addends=defender.addends[::-1])
    else:
        attacker = replace(attacker, addends=attacker.addends[::-1])

    def tell(side: Side, room: Box, right: bool) -> Box:
        return lay_sources(sheet, side.slot, room, attacking=side.slot == now.attacker, right=right)

    at = lay_duel(sheet, STAGE, attacker, defender, box, turned=turned, tell=tell,
                  expected=max(_at_most(now, attacking=each) for each in (True, False)))
    for seat in range(sheet.state.game.seats):
        for home in (BATTLEFIELD, GEAR, UNDER, PARTS):
            sheet.out.homes[home + seat] = "battle"
    for side, role, stands in ((attacker, ATTACKER, RIGHT if turned else LEFT),
                               (defender, DEFENDER, LEFT if turned else RIGHT)):
        if side.fallen:
            place = stamp_box(box.whole(), sheet.out.pieces, role, stands, sheet.look)
            good = sheet.speech.watching or sheet.state.owner[side.slot] != sheet.me
            sheet.out.show(Stamp(sheet.say(f"tcg.stamp.{events.KOED}"), good), place, Z.OVER, f"stamp:{role}")
    names = tuple(sheet.say(f"tcg.table.step.{name}") for name in facts.STEPS)
    step = facts.attack_step(sheet.view)
    sheet.out.add(Piece(STEP_BAR, at.head.whole(), Chevrons(names, step), Z.OVER, names[step]))
    pair = (now.defender, now.attacker) if turned else (now.attacker, now.defender)
    for slot, foot in zip(pair, at.feet, strict=True):
        _fighter(sheet, slot, foot)
    burst, bar = at.bar.take_right(min(at.bar.h * DAMAGE_WIDE, sheet.px(140)))
    _sum(sheet, now, bar, burst._replace(h=at.chips.bottom - burst.y))
    _notes(sheet, now, Box(bar.x, at.chips.y, bar.w, at.chips.h), turned)


def _stands_left(sheet: Sheet, now: facts.Clash) -> bool:
    """Whether the attacker stands left. A player's own fighter does, whatever it does. Who only watches has no side:
    there the attacker does as in every other game, and one sees at once who is after whom, whichever seat's eyes
    look."""
    return sheet.speech.watching or sheet.state.owner[now.attacker] == sheet.me


def _side(sheet: Sheet, now: facts.Clash, *, attacking: bool) -> Side:
    slot = now.attacker if attacking else now.defender
    word = "attack" if attacking else "defense"
    seat, drawn = sheet.state.owner[slot], fighter_drawing(sheet, slot)
    own = seat == sheet.me and not sheet.speech.watching
    note = f"{sheet.say('table.you') if own else sheet.speech.seat(seat)} · {begun(drawn.mode)}"
    return Side(drawn.name, note, drawn.faction.name, drawn.art, sheet.say(f"tcg.table.{word}"),
                str(now.attack if attacking else now.defense), f"c_{word}", f"c_{word}",
                tuple(_flipped(sheet, slot, attacking=attacking)), slot, slot not in facts.team(sheet.view, seat))


def _at_most(now: facts.Clash, *, attacking: bool) -> int:
    """How many cards a side may come to have there, also with those that a white icon brings: what lies there keeps
    its place when they come."""
    return (now.attack_cards if attacking else now.defense_cards) + BONUS_FLIPS


def _flipped(sheet: Sheet, slot: int, *, attacking: bool) -> list[Addend]:
    """What was flipped for a fighter, each with what of it counts: its icons, and not what it would add if it were
    worn. What was swapped in lies in the place of the card that counts."""
    counts = icons(sheet.view, slot, attacking=attacking)
    found = []
    for each, counting, brought in facts.flipped(sheet.view, sheet.state.owner[slot]):
        white = sheet.say("tcg.table.white") if brought else ""
        swapped = sheet.say("tcg.table.swapped_in") if each != counting else ""
        spoken = cards.card_name(sheet.view, each, sheet.speech, white, swapped)
        amount = signed(counts[counting]) if counting in counts else ""
        found.append(Addend(f"card:{each}", _without_numbers(sheet.picture(each, "board")), amount, "", spoken,
                            each, (card_ref(each),), zone="lane"))
    return found


def _without_numbers(drawing: Drawing) -> Drawing:
    if isinstance(drawing, CardPicture) and isinstance(drawing.face, CardFace):
        return replace(drawing, face=replace(drawing.face, stats=()))
    return drawing


def _fighter(sheet: Sheet, slot: int, foot: Box) -> None:
    drawing = fighter_drawing(sheet, slot)
    if slot not in facts.team(sheet.view, sheet.state.owner[slot]):  # KO'd: the card lies there, this stays
        sheet.out.show(drawing, foot, Z.OVER)
    else:
        sheet.out.add(Piece(f"card:{slot}", foot, drawing, Z.OVER, cards.card_name(sheet.view, slot, sheet.speech),
                            "battle", (card_ref(slot),), slot=slot, radius=sheet.px(8)))


def _sum(sheet: Sheet, now: facts.Clash, bar: Box, burst: Box) -> None:
    """The attack against the defense and what health is left, and the damage."""
    held_back = now.attack - now.damage  # less than the defense where it pierces
    short = now.least - now.attack
    word = sheet.say("tcg.table.short", n=short) if short > 0 else ""
    parts = [part.amount for part in sources(sheet.view, sheet.speech, now.attacker, attacking=True)]
    parts += icons(sheet.view, now.attacker, attacking=True).values()
    attacker, defender = (facts.fighter(sheet.view, slot).name for slot in (now.attacker, now.defender))
    spoken = sheet.say("tcg.table.clash", who=attacker, attack=now.attack, n=now.attack_cards, whom=defender,
                       defense=now.defense, m=now.defense_cards)
    told = ". ".join(each for each in (spoken, f"{sheet.say('tcg.table.damage')}: {now.damage}", word) if each)
    lay_bar(sheet, DuelBar(adding_up(parts, now.attack), now.least, word, held=max(0, held_back)), told, bar)
    sheet.out.show(Burst(str(now.damage), now.fells), burst.whole(), Z.OVER, SUM)


def _notes(sheet: Sheet, now: facts.Clash, room: Box, turned: bool) -> None:
    """How many cards each side flips and why, each on its side; between them that the attacker pierces."""
    told = [flipped_in_a_line(sheet.view, sheet.speech, slot, attacking=attacking, key="tcg.table.flips")
            for slot, attacking in ((now.attacker, True), (now.defender, False))]
    if turned:
        told.reverse()
    between = pierce_words(sheet.view, sheet.speech, now.attacker, now.attack)
    texts = [each for each in (told[0], between, told[1]) if each]
    face, pad = VOICES["strong"](sheet.pt(NOTE)), sheet.px(9)
    wide = [face.width(text) + 2 * pad for text in texts]
    share = min(1.0, (room.w - sheet.px(8) * (len(texts) - 1)) / sum(wide))
    bare = room.w - share * sum(wide)
    x = room.x
    for text, each in zip(texts, wide, strict=True):
        plate = Box(x, room.y, each * share, room.h).whole()
        sheet.out.show(Panel(DEEP, DEEP, 0.0, 6.0, alpha=215), plate, Z.CURTAIN + 1)
        sheet.out.show(Words(text, "strong", NOTE, sheet.look.theme.stage.tokens.hi, "centre"),
                       plate.inset(pad * share, 0).whole(), Z.OVER)
        x += each * share + bare / (len(texts) - 1)
