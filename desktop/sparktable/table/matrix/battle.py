"""A battle on the stage of a duel: both sides, the bar to the target, what could still change it."""
from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from sparktable.games.matrix import kinds, questions
from sparktable.games.matrix.events import (
    ACTIVATES,
    ASSISTS,
    BLOCKS_ATTACK,
    DECLARES,
    DECLARES_BATTLE,
    DRAWS_ENCOUNTER,
    LAYS_ASSIST,
)
from sparktable.games.matrix.facts.abilities import CONVERT_COST
from sparktable.games.matrix.outlook.facts import ENERGON_PRICE
from sparktable.games.matrix.state import ENCOUNTER_NOW, Deed
from sparktable.games.matrix.stats import AS_ADVERSARY
from sparktable.kernel.decisions import Option
from sparktable.kernel.decisions import card as card_ref
from sparktable.kernel.typed import EventKind, QuestionKind
from sparktable.kernel.vocabulary.statics import in_force
from sparktable.table.art.face import CardFace
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Art
from sparktable.table.art.figures.stage import ROBOT
from sparktable.table.duel import LAPSES, STEP_BAR, TELLS_LAPSES, Addend, Side, Stage, lay_bar, lay_duel
from sparktable.table.duel_drawings import Chevrons, DuelBar, SourceSign
from sparktable.table.geometry import Box
from sparktable.table.lettering import Button, Words
from sparktable.table.matrix import cards, facts
from sparktable.table.matrix.gestures import ASSISTS as LAID
from sparktable.table.matrix.layout_sheet import Sheet
from sparktable.table.matrix.styles import ALT_MODE, ENERGON
from sparktable.table.piece import Piece
from sparktable.table.zorder import Z

BOSS_STEPS = ("declare", "assists", "encounter", "defence", "team", "boost", "result")
ROBOT_STEPS = ("declare", "assists", "team", "boost", "result")
CARD = 110.0
"""How wide what adds up lies there at most, at the design's size: on a high stage it fills what is left bare."""
BESIDE_BAR = 0.175
"""How much of the width the bar leaves at both ends: a card that is held up has room there."""
STAGE = Stage("confront", card=CARD, ends=BESIDE_BAR, low=True)
SIGNS = {"loose": "power", "encounter": "t_encounter", "modifiers": "ongoing"}
_STEP_OF: dict[QuestionKind, str] = {
    questions.ASSIST: "assists", questions.REDRAW_ENCOUNTER: "encounter", questions.BLOCK: "encounter",
    questions.CALL_OFF: "assists", questions.BOOST: "boost", questions.RESOLVE_ASSIST: "team",
    questions.BOOST_ASSIST: "team"}
_STEP_BY: dict[EventKind, str] = {LAYS_ASSIST: "assists", DRAWS_ENCOUNTER: "encounter"}


def lay_battle(sheet: Sheet, fight: facts.BattleFacts, box: Box) -> Box:
    """Returns where cards are held up meanwhile."""
    steps = BOSS_STEPS if fight.confrontation else ROBOT_STEPS
    at = lay_duel(sheet, STAGE, _attacker(sheet, fight), _defender(sheet, fight), box, turned=_defends(sheet, fight))
    names = tuple(sheet.say(f"matrix.battle.{name}") for name in steps)
    chevrons = Chevrons(names, _step(sheet, steps))
    wide = min(at.head.w, max(at.head.w * 0.6, chevrons.width(sheet.look)))
    sheet.out.show(chevrons, at.head.inset((at.head.w - wide) / 2, 0).whole(), Z.OVER, STEP_BAR)
    sheet.out.add(Piece("place:assists", at.left, None, Z.CURTAIN + 1, sheet.say("matrix.battle.lay"), "", (LAID,),
                        radius=sheet.px(8)))
    missing = fight.cost - fight.power
    word = sheet.say("matrix.battle.short", n=missing) if missing > 0 else sheet.say("matrix.battle.enough")
    spoken = sheet.say("matrix.battle.spoken", who=_name(sheet, fight.attacker), power=fight.power,
                       foe=sheet.speech.card(fight.slot, sheet.state), cost=fight.cost)
    parts = [line.amount for line in fight.attack if line.amount > 0]
    lost = max(0, sum(parts) - fight.power)
    lay_bar(sheet, DuelBar(tuple(parts) or (fight.power,), fight.cost, word, lost=lost), spoken, at.bar)
    _still_open(sheet, fight, at.chips)
    return at.held


def _step(sheet: Sheet, steps: tuple[str, ...]) -> int:
    """Which step is going on, by what is asked, or else by what has been done in this battle."""
    asked, s = sheet.view.decision, sheet.state
    fight = s.battle
    assert fight is not None
    if fight.favoured is None:  # abilities that come first count to its declaration
        return 0
    foes = s.game.adversaries(fight.attacker)
    name = _STEP_OF.get(asked.kind, "") if asked is not None else ""
    if asked is not None and asked.kind == questions.BOOST_ASSIST:
        name = "defence" if asked.seat in foes else "team"
    elif s.zones[ENCOUNTER_NOW]:
        name = "encounter"
    if name in steps:
        return steps.index(name)
    since = list(takewhile(lambda deed: deed.kind not in (DECLARES, DECLARES_BATTLE), reversed(s.deeds)))
    blocks = {(deed.seat, deed.slot) for deed in since if deed.kind == BLOCKS_ATTACK}
    done = {_step_of(deed, fight.attacker, foes) for deed in since
            if deed.kind != ACTIVATES or (deed.seat, deed.slot) not in blocks}
    return max((steps.index(name) for name in done if name in steps), default=0)


def _step_of(deed: Deed, attacker: int, foes: Collection[int]) -> str:
    """In which step of a battle it was done."""
    if deed.kind == ACTIVATES and deed.seat == attacker:
        return "boost"
    if deed.kind in (ASSISTS, ACTIVATES):  # who Assists may add to it
        return "defence" if deed.seat in foes else "team"
    return _STEP_BY.get(deed.kind, "")


def _defends(sheet: Sheet, fight: facts.BattleFacts) -> bool:
    """Whether the viewer has a hand in what is attacked: the other side may play cards for a Boss of its own."""
    return (fight.confrontation and not sheet.speech.watching
            and sheet.me in sheet.state.game.adversaries(fight.attacker))


def _name(sheet: Sheet, seat: int) -> str:
    return facts.title(sheet.view, facts.character_slot(sheet.view, seat)).name


def _attacker(sheet: Sheet, fight: facts.BattleFacts) -> Side:
    game, seat = sheet.state.game, fight.attacker
    faction, name = SIDES[game.side[seat]], _name(sheet, seat)
    bot = facts.player(sheet.view, seat).bot
    art = Art(ROBOT if bot else ALT_MODE, name, faction.hue, faction)
    helped = any(line.seat not in (-1, seat) for line in fight.attack)
    heading = "matrix.battle.with_team" if helped else "matrix.battle.alone"
    mode = sheet.say(f"matrix.mode.{'bot' if bot else 'alt'}")
    return Side(name, f"{sheet.speech.who(seat, sheet.me)} · {mode}", faction.name, art, sheet.say(heading, who=name),
                str(fight.power), "power", "power", _addends(sheet, fight.attack, "power"))


def _defender(sheet: Sheet, fight: facts.BattleFacts) -> Side:
    card, name = facts.title(sheet.view, fight.slot), sheet.speech.card(fight.slot, sheet.state)
    face = cards.face(sheet.view, fight.slot, sheet.speech)
    assert isinstance(face, CardFace)
    style, faction = face.style, SIDES[card.faction or 0]
    art = Art(style.figure, face.seed, style.hue, style.faction)
    lines = fight.defence
    if fight.encounter >= 0 and fight.encounter not in (line.slot for line in lines):
        lines = (*lines, facts.Line(fight.encounter, 0, "encounter now"))
    space = sheet.state.game.grid.names[fight.space]
    turned = in_force(sheet.state, AS_ADVERSARY, fight.attacker, fight.slot)
    what = face.type_line if turned is None else sheet.say(
        "matrix.battle.turned", card=sheet.speech.card(turned.source, sheet.state))
    return Side(name, f"{what} · {space}", faction.name, art, sheet.say("matrix.battle.to_beat", foe=name),
                str(fight.cost), "c_defense", "damage", _addends(sheet, lines, "confront"))


def _addends(sheet: Sheet, lines: tuple[facts.Line, ...], sort: str) -> tuple[Addend, ...]:
    return tuple(_addend(sheet, line, "encounter" if line.why == "encounter now" else f"{sort}:{index}")
                 for index, line in enumerate(lines))


def _addend(sheet: Sheet, line: facts.Line, key: str) -> Addend:
    view, s = sheet.view, sheet.state
    facedown = line.slot >= 0 and not facts.is_known(view, line.slot)
    text = sheet.speech.card(line.slot, s) if line.slot >= 0 else sheet.say(f"matrix.battle.line.{line.why}")
    if facedown:
        text = sheet.say("matrix.battle.facedown")
    who = _name(sheet, line.seat) if line.seat >= 0 else ""
    note = sheet.say(f"matrix.battle.why.{line.why}", who=who, n=line.distance)
    plus = f"+{line.amount}" if line.why not in ("card", "printed") and line.amount > 0 else str(line.amount)
    plus = plus.replace("-", "−")
    amount = "?" if line.why in ("facedown", "waiting") else "" if line.why == "encounter now" else plus
    spoken = f"{text}, {note}, {amount}"
    if line.slot < 0:
        return Addend(f"line:{key}", SourceSign(SIGNS.get(line.why, "ongoing"), text), amount, note, spoken)
    movable = line.why in ("assist", "waiting", "facedown", "encounter now")
    return Addend(f"card:{line.slot}" if movable else f"line:{key}", sheet.picture(line.slot, "mini"), amount, note,
                  spoken, line.slot, (card_ref(line.slot),) if movable else ())


def _chip(sheet: Sheet, option: Option, gain: int, is_now: bool, *, short: bool) -> Button:
    """What can be done and what it brings: the Power that it gives or, unless it shall be `short`, a few words."""
    converts, state = option.kind == kinds.CONVERT, sheet.view.state
    text = sheet.speech.option(option, state) if converts else sheet.speech.card(option.value("card"), state)
    if not gain and not short and (brings := _brings(sheet, option)):
        text = sheet.say("matrix.battle.brings", card=text, what=brings)
    given = (f"+{gain}", "power") if gain else ("", "")
    if option.kind == kinds.ASSIST:
        return Button(text, "assist", size=12, gain=given[0], brings=given[1])
    price = CONVERT_COST if converts else option.value("number")
    return Button(text, "", "priced", is_now, price=str(price), coin=ENERGON, size=12, gain=given[0], brings=given[1])


def _brings(sheet: Sheet, option: Option) -> str:
    """What an ability brings that gives no Power, as far as one can know."""
    speech, state = sheet.speech, sheet.view.state
    found = (each for each in speech.game.outlook(sheet.view, option) if each.key != ENERGON_PRICE)
    return next((told for each in found if (told := speech.in_short(each, state).removesuffix("."))), "")


def _still_open(sheet: Sheet, fight: facts.BattleFacts, room: Box) -> None:
    """Every ability that could change the result, with the Power that it gives, every card that can Assist, and what
    Converting would give back, what gives most first; each can be pressed where it can be used now, and is grey where
    that is somebody else's, or comes later."""
    label = sheet.say("matrix.battle.still_open")
    wide = sheet.px(96)
    heading = Box(room.x, room.y, wide, room.h).whole()
    sheet.out.show(Words(label, "label", 11, "#B9C5D1"), heading, Z.OVER, f"{TELLS_LAPSES}heading")
    x = room.x + wide + sheet.px(8)
    asked = sheet.view.decision
    lost = -sum(line.amount for line in fight.attack if line.why == "alt")
    usable = (kinds.ACTIVATE, kinds.ASSIST, kinds.CONVERT) if lost else (kinds.ACTIVATE, kinds.ASSIST)
    mine = asked.options if asked is not None and asked.seat == sheet.me else ()
    now = [option for option in mine if option.kind in usable] or [
        option for option in mine if option.kind == kinds.CONVERT]
    gains = facts.boosts(sheet.view) | {
        option: lost if option.kind == kinds.CONVERT else facts.assist_gain(sheet.view, option.value("card"))
        for option in now if option.kind != kinds.ACTIVATE}
    options = sorted([*now, *(option for option, gain in gains.items() if gain and option not in now)],
                     key=lambda option: -gains.get(option, 0))
    told = [[_chip(sheet, option, gains.get(option, 0), option in now, short=short) for option in options]
            for short in (False, True)]
    gap = sheet.px(8)
    buttons = next((row for row in told if sum(button.width(room.h, sheet.look) + gap for button in row)
                    <= room.right - x + gap), told[-1])
    for option, button in zip(options, buttons, strict=True):
        own = facts.character_slot(sheet.view, fight.attacker)
        slot = own if option.kind == kinds.CONVERT else option.value("card")
        spoken = sheet.speech.option(option, sheet.view.state)
        if option not in now:
            spoken = sheet.say("matrix.battle.open_to", who=_name(sheet, fight.attacker), what=spoken)
        width = button.width(room.h, sheet.look)
        if x + width > room.right:
            break
        box = Box(x, room.y, width, room.h).whole()
        sheet.out.add(Piece(f"{LAPSES}{slot}:{button.price}", box, button, Z.OVER, spoken, "battle",
                            option=option if option in now else None, radius=sheet.px(6), slot=slot))
        x += width + gap
    if not options:
        sheet.out.show(Words(sheet.say("matrix.battle.nothing_open"), "caption", 12, "#B9C5D1"),
                       Box(x, room.y, max(10.0, room.right - x), room.h).whole(), Z.OVER, f"{TELLS_LAPSES}nothing")
