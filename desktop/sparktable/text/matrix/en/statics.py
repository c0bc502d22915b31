"""English clauses for continuous texts: prices, prohibitions, permissions, Power, Range and Move."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.games.matrix.card import CHARACTER
from sparktable.games.matrix.state import ANY_USE, ASSISTING
from sparktable.games.matrix.statics import Static
from sparktable.games.matrix.verbs import conditions as asks
from sparktable.games.matrix.verbs import ongoing as on
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.select import HERE, Cards, Kind
from sparktable.kernel.control import Amount, Condition, Not, Value
from sparktable.kernel.vocabulary.selections import THIS, Selection

from ...templates import Templates, expect
from ..scene import ACTIONS, NEXT, ONGOING, TURN, Scene, left_out, pairs, told_before, truth
from .conditions import if_
from .effects import VERSUS, times
from .grammar import Clause, joined, sentence, signed
from .nouns import noun, one, several, this
from .purposes import in_use

STATICS: Templates[Clause] = Templates("continuous text")


ABOUT_SOMETHING = (on.MOVING, on.BEING_MOVED, on.TELEPORTING, on.CLEARING, on.CONFRONTING, on.ASSISTING_OTHERS)
"""Prohibitions that can be about a card."""


def static(text: Static, scene: Scene, span: str, about: Selection | None = None) -> Clause:
    """A continuous text as a clause; `about` names the cards that it was tied to."""
    return STATICS.say(text, scene, span, about)


def statics(texts: Sequence[Static], scene: Scene) -> list[str]:
    """The continuous texts of a card as sentences; those that say the same of several things are said at once."""
    said: list[str] = []
    group: list[Clause] = []

    def close() -> None:
        if group:
            said.append(sentence(_once_named(joined(group, "or").full, scene)))
            group.clear()

    for index, text in enumerate(texts):
        if left_out(text, scene) or told_before(texts, index):
            continue
        paired = pairs(text, texts[index + 1]) if index + 1 < len(texts) else False
        clause = static(text, replace(scene, many=paired), ONGOING)
        alone = not isinstance(text, on.Forbid) or text.provided is not None
        if alone or (group and group[0].subject != clause.subject):
            close()
        group.append(clause)
        if alone:
            close()
    close()
    return said


def _once_named(text: str, scene: Scene) -> str:
    """The card names itself once in a sentence."""
    name = this(scene)
    start, found, rest = text.partition(name)
    return start + found + rest.replace(f"{name}'s", "its").replace(name, "it")


def _provided(condition: Condition | None, scene: Scene) -> str:
    if condition is None or truth(condition, scene) is not None:
        return ""
    if isinstance(condition, Not):
        return f" unless {if_(condition.condition, scene)}"
    return f" if {if_(condition, scene)}"


def _span(span: str) -> str:
    if span == ACTIONS:
        return " until your Action Phase ends"
    return " this turn" if span in (TURN, NEXT) else ""


def _priced(n: Amount, unit: str, scene: Scene, purpose: str = "") -> str:
    """"1 more {power}", "2 less {power}", "1 more {power} to defeat for each Ruin"."""
    less = isinstance(n, int) and n < 0
    text = times(abs(n) if isinstance(n, int) else n, unit, scene)
    return text.replace(unit, f"{'less' if less else 'more'} {unit}{purpose}", 1)


@STATICS(on.CostMod)
def _cost(node: on.CostMod, scene: Scene, span: str, about: Selection | None) -> Clause:
    once = span == NEXT or node.first
    tail = _provided(node.provided, scene)
    of = about or node.of
    when = "this turn" if span == NEXT else "each turn"
    which = "the next" if span == NEXT else "the first"
    if node.action == on.BUYING:
        price = _priced(node.n, "{power}", scene)
        if once:
            thing = noun(of, where=False).phrase() if isinstance(of, Kind) else "card"
            place = " in your space" if isinstance(of, Cards) and of.at == HERE else ""
            if isinstance(of, Cards) and not of.particular and of.at == "":
                place = " from the Matrix"  # the Basic stack lies beside it
            return Clause(f"costs {price}{tail}", f"{which} {thing} you buy{place} {when}")
        price = _priced(node.n, "{power}", scene, " to buy or defeat" if scene.many else " to buy")
        return Clause(f"cost you {price}{_span(span)}{tail}", several(of, scene) if of else "cards")
    if node.action == on.DEFEATING:
        price = _priced(node.n, "{power}", scene, " to defeat")
        if about is not None:
            return Clause(f"costs {price}{_span(span)}", one(about, scene))
        if of is THIS:
            return Clause(f"costs {price}{tail}", this(scene))
        return Clause(f"cost {price}{_span(span)}{tail}", several(of, scene) if of else "Adversaries")
    if node.action == on.COMMANDING:
        return Clause(f"costs {_priced(node.n, '{power}', scene)}{tail}", "taking command of a Polity")
    if node.action in (on.MOVING, on.STEPPING):
        price = _priced(node.n, "{move}", scene)
        subject = (f"moving onto {one(of, scene)}" if of is not None
                   else f"your {'next' if span == NEXT else 'first'} step {when}" if once else "each step")
        return Clause(f"costs {price}{tail}", subject)
    if node.action == on.SEARCHING:
        price = _priced(node.n, "{move}", scene)
        if once:
            return Clause(f"costs {price}{tail}", f"your {'next' if span == NEXT else 'first'} search {when}")
        return Clause(f"costs {price}{tail}", f"searching {one(of, scene) if of else 'a card'}")
    if node.action == on.CLEARING:
        return Clause(f"costs {_priced(node.n, '{power}', scene, ' or {move}')}",
                      f"{which} Ruin you clear {when}" if once else "clearing a Ruin")
    assert node.action == on.ENERGON_ABILITIES
    price = _priced(node.n, "{energon}", scene)
    if once:
        return Clause(f"costs {price}{tail}", f"{which} Energon ability you use {when}")
    mine = isinstance(of, Kind) and CHARACTER in select.as_tuple(of.types)
    return Clause(f"cost {price}{tail}", f"Energon abilities of {'your character' if mine else 'cards'}")


@STATICS(on.Forbid)
def _forbid(node: on.Forbid, scene: Scene, span: str, about: Selection | None) -> Clause:
    of = one(node.of, scene) if node.of is not None else ""
    tail = _span(span)
    expect(node.of is None or node.what in ABOUT_SOMETHING, node)
    if node.what == on.BUYING:
        limited = node.provided is not None
        return Clause("can buy only 1 card each turn" if limited else f"cannot buy cards{tail}", "you")
    if node.what == on.ASSISTING_OTHERS:
        if isinstance(node.provided, asks.FirstRobotBattle):
            return Clause("can Assist in your first battle against a Robot this turn", "nobody")
        far = "" if node.provided is None else _provided(node.provided, scene)
        return Clause(f"cannot Assist{tail}{far}", "you")
    who = "nobody" if node.everybody or (node.of is THIS and node.what in (
        on.MOVING, on.BEING_MOVED, on.TELEPORTING, on.CLEARING)) else "you"
    can = "can" if who == "nobody" else "cannot"
    deed = {
        on.MOVING: f"move onto {of}", on.BEING_MOVED: f"be moved onto {of}",
        on.TELEPORTING: f"Teleport onto {of}" if of else "Teleport", on.CLEARING: f"clear {of}",
        on.FLYING: "use Flight", on.MOVING_DIAGONALLY: "move diagonally", on.CONVERTING: "Convert",
        on.SPENDING_MOVE: "spend {move}", on.BATTLING: "battle Adversaries",
        on.CONFRONTING: f"Confront {of or 'Bosses'}",
        on.GAINING_DAMAGE: "take {damage}", on.DESTROYING_DAMAGE: "destroy {damage}",
        on.RETURNING_DAMAGE: "repair {damage}",
    }[node.what]
    if node.unless_flying:
        deed += " except by Flight or Teleport"
    return Clause(f"{can} {deed}{tail}{_provided(node.provided, scene)}", who)


@STATICS(on.Grant)
def _grant(node: on.Grant, scene: Scene, span: str, about: Selection | None) -> Clause:
    tail = _span(span)
    condition = _provided(node.provided, scene)
    if node.what == on.NO_AMBUSH:
        drawn = ", although its Encounter is drawn" if node.draws else ""
        if span == NEXT:
            return Clause(f"avoid the next Ambush on you this turn{drawn}")
        return Clause(f"avoid all Ambushes on you{tail}" + (", although Encounters are drawn" if node.draws else ""))
    if node.what == on.ANOTHER_ENCOUNTER:
        return Clause("may discard the next Encounter you draw this turn unresolved and draw another", "you")
    if node.what == on.FOR_SALE:
        assert node.of is not None
        return Clause(f"may buy {several(node.of, scene)}{tail}", "you")
    if node.what == on.CONFRONT_STEPS:
        assert node.of is not None
        return Clause(f"are battled like Bosses: you Confront them{condition}", several(node.of, scene))
    if node.what == on.AS_ADVERSARY:
        assert node.of is not None
        return Clause(f"are Adversaries{condition}", several(node.of, scene))
    subject, text = {
        on.ALT_FLIGHT: ("the {move} of this side", "has Flight"), on.ALL_FLIGHT: ("all your {move}", "has Flight"),
        on.NO_RUIN_TEXTS: ("", "ignore the Ongoing texts of Ruins"),
        on.NO_RUIN_DAMAGE: ("Ruins", "cannot give you {damage}"),
        on.NO_RUIN_AMBUSH: ("Ruins", "cannot Ambush you"),
        on.NO_RUIN_MOVE: ("Ruins", "cost you no extra {move} to enter"),
    }[node.what]
    return Clause(f"{text}{tail}{condition}", subject)


@STATICS(on.PowerBonus)
def _power(node: on.PowerBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    single = node.of is THIS or node.one_card
    if node.one_card:
        subject = "one card you control"
    elif isinstance(node.of, Kind) and not node.of.particular and not isinstance(node.of, Cards):
        assists = node.use == ASSISTING
        subject = ("" if node.everybody else "your ") + ("Assists" if assists else "cards")
    else:
        subject = yours(node.of, scene)
    use = "" if node.use == ANY_USE or subject.endswith("Assists") else in_use(node.use, several=not single)
    against = " ".join(words for words in (use, VERSUS[node.versus] if node.versus else "") if words)
    gain = times(node.n, "{power}", scene, "+")
    text = f"{'has' if single else 'have'} {gain}"
    tail = f"{_span(span)}{_provided(node.provided, scene)}"
    if isinstance(node.n, Value) and against:
        return Clause(f"{text}{tail}", f"{against}, {subject}")
    return Clause(f"{text}{f' {against}' if against else ''}{tail}", subject)


def yours(of: Selection, scene: Scene) -> str:
    """The cards that a text about your cards speaks of."""
    if of is THIS:
        return this(scene)
    if isinstance(of, Cards):
        return several(of, scene)
    return f"your {several(of, scene)}"


@STATICS(on.PoolBonus)
def _pool(node: on.PoolBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    gain = times(node.n, "{power}", scene, "+").replace("{power}", "{power} (Range 0)", 1)
    use = "" if node.use == ANY_USE else in_use(node.use)
    tail = f"{_span(span)}{_provided(node.provided, scene)}"
    if isinstance(node.n, Value) and use:
        return Clause(f"have {gain}{tail}", f"{use}, you")
    return Clause(f"have {gain}{f' {use}' if use else ''}{tail}", "you")


@STATICS(on.RangeBonus)
def _range(node: on.RangeBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    tail = f"{signed(node.n)} {{range}}{_span(span)}{_provided(node.provided, scene)}"
    if about is not None:
        return Clause(f"gets {tail}", one(about, scene))
    of = node.of
    if of is THIS:
        return Clause(f"has {tail}", this(scene))
    return Clause(f"have {tail}", "your cards" if of is None else yours(of, scene))


@STATICS(on.MoveBonus)
def _move(node: on.MoveBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    of = node.of
    return Clause(f"have {signed(node.n)} {{move}} when you play them in this mode{_span(span)}",
                  "your cards" if of is None else yours(of, scene))


@STATICS(on.AltMove)
def _alt_move(node: on.AltMove, scene: Scene, span: str, about: Selection | None) -> Clause:
    return Clause(f"has {signed(node.n)} {{move}}", "your Alt Mode")


@STATICS(on.MustBePlayedFirst)
def _first(node: on.MustBePlayedFirst, scene: Scene, span: str, about: Selection | None) -> Clause:
    return Clause("play this card from your hand before any other")


@STATICS(on.ForcesAssist)
def _forces(node: on.ForcesAssist, scene: Scene, span: str, about: Selection | None) -> Clause:
    return Clause("must resolve 1 more of the Assists that others lay for you", "you")
