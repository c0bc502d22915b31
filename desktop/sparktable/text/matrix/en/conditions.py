"""English conditions: what stands behind "if"."""
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
from .nouns import NOUNS, characters, each, noun, one, several, somebody, this

CONDITIONS: Templates[str] = Templates("condition")


def if_(condition: Condition, scene: Scene) -> str:
    """The condition as a clause: "you control at least 2 Damage"."""
    return CONDITIONS.say(condition, scene)


@CONDITIONS(asks.Both)
def _both(node: asks.Both, scene: Scene) -> str:
    return " and ".join(if_(part, scene) for part in open_parts(node, scene))


@CONDITIONS(asks.OneOf)
def _one_of(node: asks.OneOf, scene: Scene) -> str:
    return " or ".join(if_(part, scene) for part in open_parts(node, scene))


@CONDITIONS(asks.On)
def _on(node: asks.On, scene: Scene) -> str:
    if node.what is select.THIS and scene.card is not None and scene.card.type == BOSS:
        return f"you stand in {this(scene)}'s space"
    return f"you stand on {one(node.what, scene, where=isinstance(node.what, Cards) and bool(node.what.commanded))}"


@CONDITIONS(asks.OnBattled)
def _on_battled(node: asks.OnBattled, scene: Scene) -> str:
    return "you are in the space of the battle"


@CONDITIONS(asks.FarFromBattle)
def _far(node: asks.FarFromBattle, scene: Scene) -> str:
    return f"you are {node.distance} or more spaces away from the battle"


@CONDITIONS(asks.Near)
def _near(node: asks.Near, scene: Scene) -> str:
    return {select.ON_THIS: f"you are on {this(scene)}", select.BESIDE_THIS: f"you are adjacent to {this(scene)}",
            select.AROUND_THIS: f"you are on or adjacent to {this(scene)}"}[str(node.at)]


@CONDITIONS(asks.InMode)
def _in_mode(node: asks.InMode, scene: Scene) -> str:
    return f"you are in {'Alt' if node.mode == ALT else 'Bot'} Mode"


@CONDITIONS(asks.Is)
def _is(node: asks.Is, scene: Scene) -> str:
    kind = node.kind
    subject = "they all are" if scene.many else "it is"
    if not kind.types and not kind.subtype and kind.keyword:
        return f"{'they have' if scene.many else 'it has'} {kind.keyword.capitalize()}"
    return f"{subject} {noun(kind).phrase(True) if scene.many else one(kind, scene)}"


@CONDITIONS(asks.Commanded)
def _commanded(node: asks.Commanded, scene: Scene) -> str:
    return {select.OWN: "your faction commands", select.ENEMY: "your Adversaries command",
            select.NOT_OWN: "your faction does not command"}[node.by] + f" {this(scene)}"


@CONDITIONS(asks.Taking)
def _taking(node: asks.Taking, scene: Scene) -> str:
    return "it is your turn" if node.who == select.YOU else "it is that player's turn"


@CONDITIONS(asks.ForAnother)
def _for_another(node: asks.ForAnother, scene: Scene) -> str:
    return "the Attack was on another character"


@CONDITIONS(asks.BlockedByCard)
def _by_card(node: asks.BlockedByCard, scene: Scene) -> str:
    return "you do so with a card from your hand"


DONE = {events.BUYS: "bought", events.FLIPS: "turned up", events.CONVERTS: "Converted",
        events.COMMANDS: "taken command of", events.DEFEATS: "defeated", events.CLEARS: "cleared"}
OBJECTS = {events.BUYS: "a card", events.FLIPS: "a card", events.CONVERTS: "", events.COMMANDS: "a Polity",
           events.DEFEATS: "an Adversary", events.CLEARS: "a Ruin"}


@CONDITIONS(asks.Did)
def _did(node: asks.Did, scene: Scene) -> str:
    doer = "anybody has" if node.who == select.ANYBODY else "you have"
    thing = OBJECTS[node.event] if node.to is None else one(node.to, scene)
    return " ".join(word for word in (doer, "already", DONE[node.event], thing, "this turn") if word)


@CONDITIONS(asks.Forced)
def _forced(node: asks.Forced, scene: Scene) -> str:
    return "you were moved there by somebody else"


@CONDITIONS(asks.Teleported)
def _teleported(node: asks.Teleported, scene: Scene) -> str:
    return "you Teleported there"


@CONDITIONS(Not)
def _not(node: Not, scene: Scene) -> str:
    inner = node.condition
    if isinstance(inner, asks.Is):
        kinds = [NOUNS[name][0] for name in as_tuple(inner.kind.types)]
        if len(kinds) == 2:
            return f"it is neither a {kinds[0]} nor a {kinds[1]}"
        return f"it is not {one(inner.kind, scene)}"
    if isinstance(inner, asks.On):
        return if_(inner, scene).replace("you stand ", "you do not stand ", 1)
    if isinstance(inner, asks.Forced):
        return "you moved there yourself"
    if isinstance(inner, asks.Teleported):
        return "you did not Teleport there"
    raise TypeError(f"no words for the opposite of {type(inner).__name__}")


@CONDITIONS(AtLeast)
def _at_least(node: AtLeast, scene: Scene) -> str:
    return _compared(node.value, node.n, True, scene)


@CONDITIONS(AtMost)
def _at_most(node: AtMost, scene: Scene) -> str:
    return _compared(node.value, node.n, False, scene)


def _compared(value: Value, n: int, least: bool, scene: Scene) -> str:
    if isinstance(value, EnergonOf):
        if n == 0 and not least:
            return "you have no {energon}"
        return f"you have {n} {'or more' if least else 'or less'} {{energon}}" if n else ""
    assert isinstance(value, Count)
    what = value.what
    if what is select.IT:
        return f"you looked at {n}"
    if isinstance(what, Chars):
        if what.side == select.ANYBODY and not least:
            return "you play alone"
        verb = "stands" if least else "does not stand"
        who = somebody(Chars(what.side))
        where = characters(what, False).removeprefix(characters(Chars(what.side), False)).strip()
        if scene.card is not None and scene.card.type == BOSS:
            where = where.replace("on this card", "in its space")
        return f"{who} is {where}" if least else f"no {characters(what, False)} {verb}"
    if isinstance(what, Either):
        if where := _where_of(what):
            return f"{listed([_place_first(part, scene) for part in what.selections], 'or')} is {where}"
        return " or ".join(_compared(Count(part), n, least, scene) for part in what.selections)
    if isinstance(what, Assists):
        return "your teammates laid any Assists" if least else "your teammates laid no Assists"
    assert isinstance(what, Cards)
    return _cards(what, n, least, scene)


def _where_of(what: Either) -> str:
    """The place that all parts share."""
    places = {getattr(part, "at", "") for part in what.selections}
    if len(places) != 1 or "" in places:
        return ""
    return {select.HERE: "in your space", select.AROUND: "in or next to your space"}[str(places.pop())]


def _place_first(part: object, scene: Scene) -> str:
    if isinstance(part, Chars):
        return somebody(Chars(part.side))
    assert isinstance(part, Cards)
    return "an Adversary card" if part.adversary and not part.types else one(part, scene, where=False)


def _cards(what: Cards, n: int, least: bool, scene: Scene) -> str:
    zone = as_tuple(what.zone)[0]
    if zone == select.IN_MATRIX and what.commanded == select.OWN:
        things = noun(Cards(select.IN_MATRIX, types=what.types), where=False)
        if not least:
            return f"your faction commands no {things.one}"
        return f"your faction commands {f'at least {n} {things.several}' if n > 1 else f'a {things.one}'}"
    if zone in (select.IN_PLAY, select.OWNED, select.MISSIONS):
        verb = "own" if zone == select.OWNED else "control"
        phrase = several(what, scene).replace(" you control", "").replace(" you own", "")
        single = each(what, scene).replace(" you control", "").replace(" you own", "")
        if not least:
            none = phrase if what.types == DAMAGE else single
            return f"you {verb} no {none}" if n == 0 else f"you {verb} {n} or fewer {phrase}"
        if n == 1:
            return f"you {verb} {one(what, scene).replace(' you control', '').replace(' you own', '')}"
        return f"you {verb} {n} or more {phrase}"
    if zone == select.IN_HAND:
        if not least:
            return "you have no cards in hand" if n == 0 else f"you have {n} or fewer cards in hand"
        return "you have cards in hand" if n == 1 else f"you have {n} or more cards in hand"
    phrase = several(what, scene)
    if what.zone == select.IN_MATRIX and what.at == "":
        phrase = several(what, scene, where=False)
        return f"the Matrix holds {f'{n} or more' if least else 'no' if n == 0 else f'{n} or fewer'} {phrase}"
    if not least:
        return f"there are no {phrase}" if n == 0 else f"there are {n} or fewer {phrase}"
    return f"there is {one(what, scene)}" if n == 1 else f"there are {n} or more {phrase}"
