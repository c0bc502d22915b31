"""German conditions: what stands behind "wenn", with the verb at the end."""
from __future__ import annotations

from sparktable.games.matrix import events
from sparktable.games.matrix.card import BOSS, DAMAGE
from sparktable.games.matrix.state import ALT
from sparktable.games.matrix.verbs import conditions as asks
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.counts import Count, EnergonOf
from sparktable.games.matrix.verbs.fight import Assists
from sparktable.games.matrix.verbs.select import Cards, Chars, Either, as_tuple
from sparktable.kernel.control import AtLeast, AtMost, Condition, Not, Value

from ...templates import Templates
from ..scene import Scene, open_parts
from .grammar import listed
from .nouns import ACC, DAT, NOM, one, place, plural, singular, somebody, this, yours

CONDITIONS: Templates[str] = Templates("condition")


def if_(condition: Condition, scene: Scene) -> str:
    """The condition as a clause: "du in Fahrzeugmodus bist"."""
    return CONDITIONS.say(condition, scene)


@CONDITIONS(asks.Both)
def _both(node: asks.Both, scene: Scene) -> str:
    return " und ".join(if_(part, scene) for part in open_parts(node, scene))


@CONDITIONS(asks.OneOf)
def _one_of(node: asks.OneOf, scene: Scene) -> str:
    return " oder ".join(if_(part, scene) for part in open_parts(node, scene))


@CONDITIONS(asks.On)
def _on(node: asks.On, scene: Scene) -> str:
    if node.what is select.THIS and scene.card is not None and scene.card.type == BOSS:
        return f"du auf dem Feld {this(scene, DAT).replace('diesem Boss', 'dieses Bosses')} stehst"
    what = one(node.what, DAT, scene, where=False)
    if isinstance(node.what, Cards) and node.what.commanded:
        return f"du auf {what} stehst, der {place(node.what, scene)} steht"
    return f"du auf {what} stehst"


@CONDITIONS(asks.OnBattled)
def _on_battled(node: asks.OnBattled, scene: Scene) -> str:
    return "du auf dem Feld des Kampfes stehst"


@CONDITIONS(asks.FarFromBattle)
def _far(node: asks.FarFromBattle, scene: Scene) -> str:
    return f"du {node.distance} oder mehr Felder vom Kampf entfernt bist"


@CONDITIONS(asks.Near)
def _near(node: asks.Near, scene: Scene) -> str:
    where = {select.ON_THIS: "auf", select.BESIDE_THIS: "neben", select.AROUND_THIS: "auf oder neben"}[str(node.at)]
    return f"du {where} {this(scene, DAT)} stehst"


@CONDITIONS(asks.InMode)
def _in_mode(node: asks.InMode, scene: Scene) -> str:
    return f"du im {'Fahrzeugmodus' if node.mode == ALT else 'Robotermodus'} bist"


@CONDITIONS(asks.Is)
def _is(node: asks.Is, scene: Scene) -> str:
    kind = node.kind
    if scene.many:
        return f"alle {plural(kind, NOM, scene)} sind"
    return f"{one(select.IT, NOM, scene)} {one(kind, NOM, scene)} ist"


@CONDITIONS(asks.Commanded)
def _commanded(node: asks.Commanded, scene: Scene) -> str:
    whose = {select.OWN: "unter eurem Kommando", select.ENEMY: "unter gegnerischem Kommando",
             select.NOT_OWN: "nicht unter eurem Kommando"}[node.by]
    return f"{this(scene, NOM)} {whose} steht"


@CONDITIONS(asks.Taking)
def _taking(node: asks.Taking, scene: Scene) -> str:
    return "du am Zug bist" if node.who == select.YOU else "diese Figur am Zug ist"


@CONDITIONS(asks.ForAnother)
def _for_another(node: asks.ForAnother, scene: Scene) -> str:
    return "der Angriff einer anderen Figur galt"


@CONDITIONS(asks.BlockedByCard)
def _by_card(node: asks.BlockedByCard, scene: Scene) -> str:
    return "du es mit einer Karte aus deiner Hand tust"


DONE = {events.BUYS: "gekauft", events.FLIPS: "aufgedeckt", events.CONVERTS: "umgewandelt",
        events.COMMANDS: "übernommen", events.DEFEATS: "besiegt", events.CLEARS: "geräumt"}
OBJECTS = {events.BUYS: "eine Karte", events.FLIPS: "eine Karte", events.CONVERTS: "dich",
           events.COMMANDS: "das Kommando über einen Stadtstaat", events.DEFEATS: "einen Gegner",
           events.CLEARS: "eine Ruine"}


@CONDITIONS(asks.Did)
def _did(node: asks.Did, scene: Scene) -> str:
    thing = OBJECTS[node.event] if node.to is None else one(node.to, ACC, scene)
    if node.who == select.ANYBODY:
        return f"jemand in diesem Zug schon {thing} {DONE[node.event]} hat"
    return f"du {'dich' if thing == 'dich' else ''} in diesem Zug schon {'' if thing == 'dich' else thing} " \
           f"{DONE[node.event]} hast".replace("  ", " ")


@CONDITIONS(asks.Forced)
def _forced(node: asks.Forced, scene: Scene) -> str:
    return "jemand anders dich dorthin bewegt hat"


@CONDITIONS(asks.Teleported)
def _teleported(node: asks.Teleported, scene: Scene) -> str:
    return "du dich dorthin teleportiert hast"


@CONDITIONS(Not)
def _not(node: Not, scene: Scene) -> str:
    inner = node.condition
    if isinstance(inner, asks.Is):
        names = [singular(type(inner.kind)(types=name), NOM, scene) for name in as_tuple(inner.kind.types)]
        it = one(select.IT, NOM, scene)
        if len(names) == 2:
            return f"{it} weder {names[0]} noch {names[1]} ist"
        return f"{it} {singular(inner.kind, NOM, scene, article='kein')} ist"
    if isinstance(inner, asks.On):
        return if_(inner, scene).replace("du auf", "du nicht auf", 1)
    if isinstance(inner, asks.Teleported):
        return "du dich nicht dorthin teleportiert hast"
    raise TypeError(f"no words for the opposite of {type(inner).__name__}")


@CONDITIONS(AtLeast)
def _at_least(node: AtLeast, scene: Scene) -> str:
    return _compared(node.value, node.n, True, scene)


@CONDITIONS(AtMost)
def _at_most(node: AtMost, scene: Scene) -> str:
    return _compared(node.value, node.n, False, scene)


def _compared(value: Value, n: int, least: bool, scene: Scene) -> str:
    if isinstance(value, EnergonOf):
        if n == 0:
            return "du kein {energon} hast"
        return f"du {n} {'oder mehr' if least else 'oder weniger'} {{energon}} hast"
    assert isinstance(value, Count)
    what = value.what
    if what is select.IT:
        return f"du {n} angesehen hast"
    if isinstance(what, Chars):
        if what.side == select.ANYBODY:
            return "du allein spielst"
        who = somebody(what, NOM, scene, article="" if least else "k")
        return f"{_at_the_boss(who, scene)} steht"
    if isinstance(what, Either):
        if where := _where_of(what):
            return f"{listed([_without_place(part, scene) for part in what.selections], 'oder')} {where} ist"
        return " oder ".join(_compared(Count(part), n, least, scene) for part in what.selections)
    if isinstance(what, Assists):
        return f"deine Teammitglieder {'Beistand' if least else 'keinen Beistand'} geleistet haben"
    assert isinstance(what, Cards)
    return _cards(what, n, least, scene)


def _at_the_boss(who: str, scene: Scene) -> str:
    if scene.card is not None and scene.card.type == BOSS:
        return who.replace("auf diesem Boss", "auf seinem Feld")
    return who


def _where_of(what: Either) -> str:
    """The place that all parts share."""
    places = {getattr(part, "at", "") for part in what.selections}
    if len(places) != 1 or "" in places:
        return ""
    return {select.HERE: "auf deinem Feld",
            select.AROUND: "auf deinem oder einem angrenzenden Feld"}[str(places.pop())]


def _without_place(part: object, scene: Scene) -> str:
    if isinstance(part, Chars):
        return somebody(Chars(part.side), NOM, scene)
    assert isinstance(part, Cards)
    return "eine gegnerische Karte" if part.adversary and not part.types else singular(part, NOM, scene, where=False)


def amount(what: Cards, n: int, least: bool, scene: Scene, case: str = ACC) -> str:
    """So many cards, compared: "2 oder mehr Technologien", "keine Karte"."""
    if not least and n == 0:
        if what.types == DAMAGE:
            return "keinen Schaden"
        return singular(what, case, scene, article="kein", where=not yours(what))
    if least and n == 1:
        return singular(what, case, scene, where=not yours(what))
    cards = "Schaden" if what.types == DAMAGE else plural(what, case, scene, where=not yours(what))
    return f"{n} oder {'mehr' if least else 'weniger'} {cards}"


def _cards(what: Cards, n: int, least: bool, scene: Scene) -> str:
    zone = as_tuple(what.zone)[0]
    if zone == select.IN_MATRIX and what.commanded:
        things = Cards(select.IN_MATRIX, types=what.types)
        cards = amount(things, n, least, scene, NOM).replace(" in der Matrix", "")
        return f"{cards} unter eurem Kommando {'steht' if n < 2 else 'stehen'}"
    if zone in (select.IN_PLAY, select.MISSIONS):
        return f"du {amount(what, n, least, scene)} kontrollierst"
    if zone == select.OWNED:
        return f"du {amount(what, n, least, scene).replace(' in deinem Besitz', '')} besitzt"
    if zone == select.IN_HAND:
        if n == (1 if least else 0):
            return f"du {'' if least else 'keine '}Karten auf der Hand hast"
        return f"du {n} oder {'mehr' if least else 'weniger'} Karten auf der Hand hast"
    several = n > 1
    return f"{amount(what, n, least, scene, NOM)} {'sind' if several else 'ist'}"


