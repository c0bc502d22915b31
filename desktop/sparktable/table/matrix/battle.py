"""The battle panel: both sides' lines and running totals, the bar to the target, what could still change it."""
from __future__ import annotations

from sparktable.games.factions import FACTIONS
from sparktable.games.matrix import kinds, questions
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.typed import QuestionKind
from sparktable.table.drawings import Dimming, Panel
from sparktable.table.geometry import CARD_RATIO, Box
from sparktable.table.lettering import Button, Words
from sparktable.table.matrix import facts
from sparktable.table.matrix.battle_drawings import BattleBar, BattleLine, Chevrons, Side
from sparktable.table.matrix.gestures import ASSISTS
from sparktable.table.matrix.layout_sheet import Sheet
from sparktable.table.matrix.styles import ENERGON
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

BOSS_STEPS = ("declare", "assists", "encounter", "defence", "team", "boost", "result")
ROBOT_STEPS = ("declare", "assists", "team", "boost", "result")
_STEP_OF: dict[QuestionKind, str] = {
    questions.ASSIST: "assists", questions.REDRAW_ENCOUNTER: "encounter", questions.BLOCK: "encounter",
    questions.BOOST: "boost", questions.RESOLVE_ASSIST: "team", questions.BOOST_ASSIST: "team",
    questions.RELIC: "result"}


def lay_battle(sheet: Sheet, fight: facts.BattleFacts, room: Box, top: Box) -> None:
    box = Box(room.x, top.y, room.w, room.bottom - top.y).whole()
    sheet.out.add(Piece("battle", box, Dimming(225), Z.CURTAIN))
    sheet.out.show(Panel("s1", "line2", 1.5), box, Z.CURTAIN)
    inside = box.inset(sheet.px(16), sheet.px(12))
    steps = BOSS_STEPS if fight.confrontation else ROBOT_STEPS
    head, inside = inside.take_top(sheet.pt(13) * 1.9, sheet.px(10))
    now = _step(sheet, fight, steps)
    sheet.out.show(Chevrons(tuple(sheet.say(f"matrix.battle.{name}") for name in steps), now), head.whole(), Z.OVER)
    open_high = sheet.pt(12) * 2.0
    chips, inside = inside.take_bottom(open_high, sheet.px(8))
    bar, inside = inside.take_bottom(max(sheet.px(26), sheet.pt(15) * 1.5), sheet.px(10))
    gap = sheet.px(16)
    left, right = inside.take_left((inside.w - gap) / 2, gap)
    s = sheet.state
    attacker = facts.title(sheet.view, facts.character_slot(sheet.view, fight.attacker)).name
    foe = sheet.speech.card(fight.slot, s)
    others = len(s.game.team(fight.attacker)) > 1
    _side(sheet, left, sheet.say("matrix.battle.with_team" if others else "matrix.battle.alone", who=attacker),
          sheet.say("matrix.battle.so_far"), s.game.side[fight.attacker], "power", "power", fight.power, fight.attack)
    card = facts.title(sheet.view, fight.slot)
    _side(sheet, right, foe, sheet.say("matrix.battle.needed"), card.faction or 0, "confront", "damage", fight.cost,
          fight.defence, encounter=fight.encounter)
    sheet.out.add(Piece("place:assists", left.whole(), None, Z.OVER, sheet.say("matrix.battle.lay"), "", (ASSISTS,),
                        radius=sheet.px(8)))
    missing = fight.cost - fight.power
    word = sheet.say("matrix.battle.short", n=missing) if missing > 0 else sheet.say("matrix.battle.enough")
    spoken = sheet.say("matrix.battle.spoken", who=attacker, power=fight.power, foe=foe, cost=fight.cost)
    sheet.out.add(Piece("battle bar", bar.whole(), BattleBar(fight.power, fight.cost, word), Z.OVER, spoken, "battle",
                        radius=sheet.px(5)))
    _still_open(sheet, fight, chips)


def _step(sheet: Sheet, fight: facts.BattleFacts, steps: tuple[str, ...]) -> int:
    """Which step is going on, by what is asked and what lies on the table."""
    asked = sheet.view.decision
    name = _STEP_OF.get(asked.kind, "") if asked is not None else ""
    if asked is not None and asked.kind == questions.BOOST_ASSIST:
        foe = asked.seat in sheet.state.game.adversaries(fight.attacker)
        name = "defence" if foe and "defence" in steps else "team"
    if fight.encounter >= 0 and "encounter" in steps:
        name = "encounter"
    return steps.index(name) if name in steps else 0


def _side(sheet: Sheet, box: Box, name: str, note: str, faction: int, icon: str, ink: str, total: int,
          lines: tuple[facts.Line, ...], encounter: int = -1) -> None:
    box = box.whole()
    sheet.out.show(Side(name, note, FACTIONS[faction].lower(), icon, ink, total), box, Z.OVER)
    head = min(sheet.pt(46), box.h * 0.3) * 1.15 + sheet.px(6)
    room = Box(box.x + sheet.px(8), box.y + head, box.w - sheet.px(16), box.h - head - sheet.px(8))
    count = len(lines) + (1 if encounter >= 0 else 0)
    gap = sheet.px(5)
    high = min(sheet.pt(44), (room.h - gap * max(0, count - 1)) / max(1, count))
    y = room.y
    for index, line in enumerate(lines):
        _line(sheet, line, Box(room.x, y, room.w, high).whole(), f"{icon}:{index}")
        y += high + gap
    if encounter >= 0:
        _line(sheet, facts.Line(encounter, 0, "encounter now"), Box(room.x, y, room.w, high).whole(), "encounter")


def _line(sheet: Sheet, line: facts.Line, box: Box, key: str) -> None:
    view, s = sheet.view, sheet.state
    width = (box.h - sheet.px(6)) / CARD_RATIO
    facedown = line.slot >= 0 and not facts.is_known(view, line.slot)
    text = sheet.speech.card(line.slot, s) if line.slot >= 0 else sheet.say(f"matrix.battle.line.{line.why}")
    if facedown:
        text = sheet.say("matrix.battle.facedown")
    who = facts.title(view, facts.character_slot(view, line.seat)).name if line.seat >= 0 else ""
    note = sheet.say(f"matrix.battle.why.{line.why}", who=who, n=line.distance)
    plus = f"+{line.amount}" if line.why not in ("card", "printed") and line.amount > 0 else str(line.amount)
    plus = plus.replace("-", "−")
    amount = "?" if line.why in ("facedown", "waiting") else "" if line.why == "encounter now" else plus
    sheet.out.show(BattleLine(text, note, amount, width + sheet.px(14)), box, Z.OVER)
    if line.slot < 0:
        return
    place = Box(box.x + sheet.px(6), box.y + sheet.px(3), width, width * CARD_RATIO).whole()
    spoken = f"{text}, {note}, {amount}"
    movable = line.why in ("assist", "waiting", "facedown", "encounter now")
    refs = (card_ref(line.slot),) if movable else ()
    sheet.out.add(Piece(f"card:{line.slot}" if movable else f"line:{key}", place, sheet.picture(line.slot, "mini"),
                        Z.OVER, spoken, "battle", refs, slot=line.slot))


def _still_open(sheet: Sheet, fight: facts.BattleFacts, room: Box) -> None:
    """Every ability that could change the result; each can be pressed where it can be used now."""
    label = sheet.say("matrix.battle.still_open")
    wide = sheet.px(96)
    sheet.words(label, Box(room.x, room.y, wide, room.h), "label", 11, "low", z=Z.OVER)
    x = room.x + wide + sheet.px(8)
    asked = sheet.view.decision
    options = [option for option in asked.options if option.kind == kinds.ACTIVATE] if (
        asked is not None and asked.seat == sheet.me) else []
    for option in options:
        slot, price = option.value("card"), option.value("number")
        button = Button(sheet.speech.card(slot, sheet.view.state), "", "priced", price=str(price), coin=ENERGON,
                        size=12)
        width = button.width(room.h, sheet.look)
        if x + width > room.right:
            break
        sheet.out.add(Piece(f"open:{slot}:{price}", Box(x, room.y, width, room.h).whole(), button, Z.OVER,
                            sheet.speech.option(option, sheet.view.state), "battle", option=option,
                            radius=sheet.px(6), slot=slot, rings=False))
        x += width + sheet.px(8)
    if not options:
        sheet.out.show(Words(sheet.say("matrix.battle.nothing_open"), "caption", 12, "low"),
                       Box(x, room.y, max(10.0, room.right - x), room.h).whole(), Z.OVER)
