"""German clauses for continuous texts: prices, prohibitions, permissions, Power, Range and Move."""
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
from sparktable.kernel.control import Amount, Condition, Not
from sparktable.kernel.vocabulary.selections import THIS, Selection

from ...templates import Templates, expect
from ..scene import ACTIONS, NEXT, ONGOING, TURN, Scene, left_out, pairs, told_before, truth
from .conditions import if_
from .effects import VERSUS, times
from .grammar import Clause, Verb, capital, joined, sentence, signed
from .nouns import ACC, DAT, NOM, heads, itself, one, plural, several, singular, this
from .purposes import in_use

STATICS: Templates[Clause] = Templates("continuous text")
COSTS, COST = Verb("", "kostet", "kosten"), Verb("", "kosten", "kosten")
HAS, HAVE, HAVE_YOU = Verb("", "hat", "haben"), Verb("", "haben", "haben"), Verb("", "hast", "haben")
CAN, CAN_YOU, CAN_THEY = Verb("", "kann", "können"), Verb("", "kannst", "können"), Verb("", "können", "können")
ARE, MAY_YOU = Verb("", "sind", "sein"), Verb("", "darfst", "dürfen")


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
            said.append(sentence(_once_named(_shared(group), scene)))
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


def _shared(group: list[Clause]) -> str:
    """Several prohibitions as one sentence: "Du kannst keinen Schaden zerstören oder reparieren"."""
    damage = "keinen {damage} "
    if len(group) > 1 and all(clause.rest.startswith(damage) for clause in group):
        group = [group[0], *(replace(clause, rest=clause.rest.removeprefix(damage)) for clause in group[1:])]
    elif group[0].subject == "du":
        return ". ".join(capital(clause.full) for clause in group)
    return joined(group, "oder").full


def _once_named(text: str, scene: Scene) -> str:
    """The card names itself once in a sentence."""
    names = {case: this(scene, case) for case in (NOM, DAT, ACC)}
    first = min((text.find(name) for name in names.values() if name in text), default=-1)
    if first < 0:
        return text
    end = first + max(len(name) for name in names.values() if text.startswith(name, first))
    rest = text[end:]
    rest = rest.replace("auf dem Feld dieses Bosses", "auf seinem Feld")
    for case, name in names.items():
        rest = rest.replace(name, itself(scene, case))
    return text[:end] + rest


def _provided(condition: Condition | None, scene: Scene) -> str:
    if condition is None or truth(condition, scene) is not None:
        return ""
    if isinstance(condition, Not):
        return f", außer wenn {if_(condition.condition, scene)}"
    return f", wenn {if_(condition, scene)}"


def _span(span: str) -> str:
    if span == ACTIONS:
        return " bis zum Ende deiner Aktionsphase"
    return " in diesem Zug" if span in (TURN, NEXT) else ""


def _priced(n: Amount, unit: str, scene: Scene) -> str:
    """"1 {power} mehr", "2 {power} weniger für jede Ruine"."""
    less = isinstance(n, int) and n < 0
    text = times(abs(n) if isinstance(n, int) else n, unit, scene)
    return text.replace(unit, f"{unit} {'weniger' if less else 'mehr'}", 1)


def _ordinal(of: Kind, scene: Scene, which: str) -> str:
    """"die nächste Karte", "das erste Manöver"."""
    first = heads(of)[0].gender
    article = {"m": "der", "f": "die", "n": "das"}[first]
    phrase = singular(of, NOM, scene, where=False, article="")
    return f"{article} {which}e {phrase}"


@STATICS(on.CostMod)
def _cost(node: on.CostMod, scene: Scene, span: str, about: Selection | None) -> Clause:
    once = span == NEXT or node.first
    tail = _provided(node.provided, scene)
    of = about or node.of
    when = "in diesem Zug" if span == NEXT else "in jedem Zug"
    which = "nächst" if span == NEXT else "erst"
    if node.action == on.BUYING:
        price = _priced(node.n, "{power}", scene)
        if once:
            kind = of if isinstance(of, Kind) else Kind()
            if len(heads(kind)) > 1:
                things = plural(kind, DAT, scene, where=False, last="oder")
                return Clause(COSTS, f"{price}{tail}", f"dein {which}er Kauf von {things} {when}")
            where = "auf deinem Feld " if isinstance(of, Cards) and of.at == HERE else ""
            if isinstance(of, Cards) and not of.particular and of.at == "":
                where = "aus der Matrix "  # the Basic stack lies beside it
            relative = {"m": "den", "f": "die", "n": "das"}[heads(kind)[-1].gender]
            return Clause(COSTS, f"{price}{tail}",
                          f"{_ordinal(kind, scene, which)}, {relative} du {when} {where}kaufst,")
        deed = "zu kaufen oder zu besiegen" if scene.many else "zu kaufen"
        return Clause(COSTS, f"dich{_span(span)} {price}{tail}",
                      f"{several(of, ACC, scene) if of else 'Karten'} {deed}")
    if node.action == on.DEFEATING:
        price = _priced(node.n, "{power}", scene)
        if about is not None:
            return Clause(COSTS, f"{_span(span)} {price}".strip(), f"{one(about, ACC, scene)} zu besiegen")
        if of is THIS:
            return Clause(COSTS, f"{price}{tail}", f"{this(scene, ACC)} zu besiegen")
        things = several(of, ACC, scene) if of else "Gegner"
        return Clause(COSTS, f"{_span(span)} {price}{tail}".strip(), f"{things} zu besiegen")
    if node.action == on.COMMANDING:
        return Clause(COSTS, f"{_priced(node.n, '{power}', scene)}{tail}",
                      "das Kommando über einen Stadtstaat zu übernehmen")
    if node.action in (on.MOVING, on.STEPPING):
        price = _priced(node.n, "{move}", scene)
        subject = (f"auf {one(of, ACC, scene)} zu kommen" if of is not None
                   else f"dein {which}er Schritt {when}" if once else "jeder Schritt")
        return Clause(COSTS, f"{price}{tail}", subject)
    if node.action == on.SEARCHING:
        price = _priced(node.n, "{move}", scene)
        if once:
            return Clause(COSTS, f"{price}{tail}", f"dein {which}es Durchsuchen {when}")
        return Clause(COSTS, f"{price}{tail}", f"{one(of, ACC, scene) if of else 'eine Karte'} zu durchsuchen")
    if node.action == on.CLEARING:
        price = _priced(node.n, "{power} oder {move}", scene)
        return Clause(COSTS, price, f"die {which}e Ruine, die du {when} räumst," if once else "eine Ruine zu räumen")
    assert node.action == on.ENERGON_ABILITIES
    price = _priced(node.n, "{energon}", scene)
    if once:
        return Clause(COSTS, f"{price}{tail}", f"die {which}e Energon-Fähigkeit, die du {when} nutzt,")
    mine = isinstance(of, Kind) and CHARACTER in select.as_tuple(of.types)
    return Clause(COST, f"{price}{tail}", f"Energon-Fähigkeiten {'deiner Figur' if mine else 'von Karten'}")


@STATICS(on.Forbid)
def _forbid(node: on.Forbid, scene: Scene, span: str, about: Selection | None) -> Clause:
    tail = _span(span).lstrip()
    lead = f"{tail} " if tail else ""
    expect(node.of is None or node.what in ABOUT_SOMETHING, node)
    if node.what == on.BUYING:
        if node.provided is not None:
            return Clause(CAN_YOU, "in jedem Zug nur 1 Karte kaufen", "du")
        return Clause(CAN_YOU, f"{lead}keine Karten kaufen", "du")
    if node.what == on.ASSISTING_OTHERS:
        if isinstance(node.provided, asks.FirstRobotBattle):
            first = "bei deinem ersten Kampf gegen einen Roboter in diesem Zug"
            return Clause(CAN, f"{first} Beistand leisten", "niemand")
        behind = _provided(node.provided, scene)
        return Clause(CAN_YOU, f"{lead}keinen Beistand leisten{behind}", "du")
    behind = _provided(node.provided, scene)
    nobody = node.everybody or (node.of is THIS and node.what in (
        on.MOVING, on.BEING_MOVED, on.TELEPORTING, on.CLEARING))
    nicht, kein = ("", "") if nobody else ("nicht ", "k")
    of_acc = one(node.of, ACC, scene) if node.of is not None else ""
    yourself = "sich" if nobody else "dich"
    deed = {
        on.MOVING: f"{yourself} {nicht}auf {of_acc} bewegen", on.BEING_MOVED: f"{nicht}auf {of_acc} bewegt werden",
        on.TELEPORTING: f"{yourself} {nicht}auf {of_acc} teleportieren" if of_acc else
                        f"{yourself} {nicht}teleportieren",
        on.CLEARING: f"{of_acc} {nicht}räumen", on.FLYING: f"{kein}einen Flug nutzen",
        on.MOVING_DIAGONALLY: f"{yourself} {nicht}diagonal bewegen", on.CONVERTING: f"{yourself} {nicht}umwandeln",
        on.SPENDING_MOVE: f"{kein}eine {{move}} ausgeben" if kein else "{move} ausgeben",
        on.BATTLING: f"{'keine ' if kein else ''}Gegner bekämpfen",
        on.CONFRONTING: f"{of_acc} {nicht}konfrontieren" if of_acc else "keine Bosse konfrontieren",
        on.GAINING_DAMAGE: "keinen {damage} erhalten", on.DESTROYING_DAMAGE: "keinen {damage} zerstören",
        on.RETURNING_DAMAGE: "keinen {damage} reparieren",
    }[node.what]
    if node.unless_flying:
        behind += ", außer mit Flug oder Teleport"
    if deed.startswith(("dich ", "sich ")):
        deed = f"{deed[:5]}{lead}{deed[5:]}"
    else:
        deed = f"{lead}{deed}"
    return Clause(CAN if nobody else CAN_YOU, f"{deed}{behind}", "niemand" if nobody else "du")


@STATICS(on.Grant)
def _grant(node: on.Grant, scene: Scene, span: str, about: Selection | None) -> Clause:
    tail = _span(span)
    condition = _provided(node.provided, scene)
    if node.what == on.NO_AMBUSH:
        avoid = Verb("entgehe", "entgehst", "entgehen")
        if span == NEXT:
            drawn = ", obwohl die Begegnung gezogen wird" if node.draws else ""
            return Clause(avoid, "in diesem Zug dem nächsten Hinterhalt", after=drawn)
        return Clause(avoid, f"{tail.lstrip()} allen Hinterhalten".lstrip(),
                      after=", obwohl Begegnungen gezogen werden" if node.draws else "")
    if node.what == on.ANOTHER_ENCOUNTER:
        return Clause(MAY_YOU, "die nächste Begegnung, die du in diesem Zug ziehst, ungenutzt ablegen und eine neue "
                               "ziehen", "du")
    if node.what == on.FOR_SALE:
        assert node.of is not None
        return Clause(MAY_YOU, f"{tail.lstrip()} {several(node.of, ACC, scene)} kaufen".lstrip(), "du")
    if node.what == on.CONFRONT_STEPS:
        assert node.of is not None
        return Clause(Verb("", "werden", "werden"), f"wie Bosse bekämpft: du konfrontierst sie{condition}",
                      several(node.of, NOM, scene))
    if node.what == on.AS_ADVERSARY:
        assert node.of is not None
        return Clause(ARE, f"Gegner{condition}", several(node.of, NOM, scene))
    verb, subject, text = {
        on.ALT_FLIGHT: (HAS, "die {move} dieser Seite", "Flug"),
        on.ALL_FLIGHT: (HAS, "all deine {move}", "Flug"),
        on.NO_RUIN_TEXTS: (Verb("ignoriere", "ignoriert", "ignorieren"), "", "die Dauertexte von Ruinen"),
        on.NO_RUIN_DAMAGE: (CAN_THEY, "Ruinen", f"dir{tail} keinen {{damage}} geben"),
        on.NO_RUIN_AMBUSH: (CAN_THEY, "Ruinen", f"dich{tail} nicht in einen Hinterhalt locken"),
        on.NO_RUIN_MOVE: (COST, "Ruinen", f"dich{tail} beim Betreten keine zusätzliche {{move}}"),
    }[node.what]
    if subject != "Ruinen":
        text = f"{tail} {text}".strip()
    return Clause(verb, f"{text}{condition}", subject)


@STATICS(on.PowerBonus)
def _power(node: on.PowerBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    single = node.of is THIS or node.one_card
    if node.one_card:
        subject = "eine deiner Karten"
    elif isinstance(node.of, Kind) and not node.of.particular and not isinstance(node.of, Cards):
        cards = "Beistandskarten" if node.use == ASSISTING else "Karten"
        subject = cards if node.everybody else f"deine {cards}"
    else:
        subject = _subject(node.of, scene)
    use = "" if node.use == ANY_USE or subject.endswith("Beistandskarten") else in_use(node.use)
    against = " ".join(words for words in (use, VERSUS[node.versus] if node.versus else "") if words)
    gain = times(node.n, "{power}", scene, "+")
    text = f"{_span(span)} {against} {gain}".strip().replace("  ", " ")
    return Clause(HAS if single else HAVE, f"{text}{_provided(node.provided, scene)}", subject)


def _subject(of: Selection, scene: Scene) -> str:
    """The cards that a text about your cards speaks of."""
    if of is THIS:
        return this(scene, NOM)
    if isinstance(of, Kind) and not isinstance(of, Cards):
        return f"deine {plural(of, NOM, scene, definite=True)}"
    return several(of, NOM, scene)


@STATICS(on.PoolBonus)
def _pool(node: on.PoolBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    gain = times(node.n, "{power}", scene, "+").replace("{power}", "{power} (Reichweite 0)", 1)
    use = "" if node.use == ANY_USE else f"{in_use(node.use)} "
    return Clause(HAVE_YOU, f"{_span(span)} {use}{gain}{_provided(node.provided, scene)}".strip(), "du")


@STATICS(on.RangeBonus)
def _range(node: on.RangeBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    tail = f"{_span(span)} {signed(node.n)} {{range}}{_provided(node.provided, scene)}".strip()
    if about is not None:
        return Clause(Verb("", "erhält", "erhalten"), tail, one(about, NOM, scene))
    if node.of is THIS:
        return Clause(HAS, tail, this(scene, NOM))
    return Clause(HAVE, tail, "deine Karten" if node.of is None else _subject(node.of, scene))


@STATICS(on.MoveBonus)
def _move(node: on.MoveBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    subject = "deine Karten" if node.of is None else _subject(node.of, scene)
    return Clause(HAVE, f"{signed(node.n)} {{move}}{_span(span)}, wenn du sie in diesem Modus spielst", subject)


@STATICS(on.AltMove)
def _alt_move(node: on.AltMove, scene: Scene, span: str, about: Selection | None) -> Clause:
    return Clause(HAS, f"{signed(node.n)} {{move}}", "dein Fahrzeugmodus")


@STATICS(on.MustBePlayedFirst)
def _first(node: on.MustBePlayedFirst, scene: Scene, span: str, about: Selection | None) -> Clause:
    return Clause(Verb("spiele", "spielt", "spielen"), "diese Karte vor allen anderen Karten aus deiner Hand")


@STATICS(on.ForcesAssist)
def _forces(node: on.ForcesAssist, scene: Scene, span: str, about: Selection | None) -> Clause:
    return Clause(Verb("", "musst", "müssen"), "1 Beistandskarte mehr ausführen, die andere für dich legen", "du")
