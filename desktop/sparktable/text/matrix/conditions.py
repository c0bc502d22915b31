"""Conditions of the Matrix game: what stands behind "if". Most say the sentence that bears their name."""
from __future__ import annotations

from sparktable.games.matrix.card import BOSS
from sparktable.games.matrix.state import ALT
from sparktable.games.matrix.verbs import conditions as asks
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.counts import EnergonOf
from sparktable.games.matrix.verbs.fight import Assists
from sparktable.games.matrix.verbs.select import Cards, Chars, Kind, as_tuple
from sparktable.kernel.control import AtLeast, AtMost, Condition, Not, Value
from sparktable.kernel.vocabulary.conditions import Both, Is, OneOf, Taking
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.seats import YOU
from sparktable.kernel.vocabulary.selections import IT, THIS, Either

from ..templates import Templates
from .amounts import facts
from .scene import Scene, open_parts

CONDITIONS: Templates[str] = Templates("condition")


def if_(condition: Condition, scene: Scene) -> str:
    """The condition as a clause: "you control at least 2 Damage"."""
    name = type(condition).__name__
    if condition in CONDITIONS or not scene.has(name):
        return CONDITIONS.say(condition, scene)
    return scene.say(name, **facts(condition, scene))


@CONDITIONS(Both, OneOf)
def _compound(node: Both | OneOf, scene: Scene) -> str:
    parts = [if_(part, scene) for part in open_parts(node, scene)]
    return scene.tongue.both(parts) if isinstance(node, Both) else f" {scene.say('list.or')} ".join(parts)


@CONDITIONS(asks.On)
def _on(node: asks.On, scene: Scene, held: bool = True) -> str:
    if node.what is THIS and scene.card is not None and scene.card.type == BOSS:
        return scene.say("On.boss", held=held)
    commanded = node.what.commanded if isinstance(node.what, Cards) else ""
    whose = scene.tongue.words.phrase(f"commanded.{commanded}")
    return scene.say("On.commanded" if commanded else "On", what=scene.of(node.what), whose=whose, held=held)


@CONDITIONS(asks.InMode)
def _in_mode(node: asks.InMode, scene: Scene) -> str:
    return scene.say("InMode", alt=node.mode == ALT)


@CONDITIONS(Is)
def _is(node: Is, scene: Scene) -> str:
    kind = node.kind
    assert isinstance(kind, Kind)
    keyword = kind.keyword and not kind.types and not kind.subtype
    return scene.say(f"Is{'.keyword' if keyword else ''}{'.all' if scene.many else ''}", it=scene.of(IT),
                     kind=scene.of(kind), keyword=scene.tongue.words.phrase(f"keyword.{kind.keyword}"))


@CONDITIONS(Taking)
def _taking(node: Taking, scene: Scene) -> str:
    return scene.say("Taking", you=node.who == YOU)


@CONDITIONS(asks.Did)
def _did(node: asks.Did, scene: Scene) -> str:
    to = scene.tongue.words.phrase(f"Did.to.{node.event}") if node.to is None else scene.of(node.to)
    return scene.say(f"Did.{node.event}", you=node.who != select.ANYBODY, to=to)


@CONDITIONS(Not)
def _not(node: Not, scene: Scene) -> str:
    inner = node.condition
    if isinstance(inner, asks.On):
        return _on(inner, scene, held=False)
    if isinstance(inner, Is) and isinstance(inner.kind, Kind):
        types = as_tuple(inner.kind.types)
        one, other = (scene.of(Kind(types=name)) for name in (types if len(types) == 2 else ("", "")))
        return scene.say("Not.Is.either" if len(types) == 2 else "Not.Is", it=scene.of(IT),
                         kind=scene.of(inner.kind), one=one, other=other)
    return scene.say(f"Not.{type(inner).__name__}")


@CONDITIONS(AtLeast, AtMost)
def _compared(node: AtLeast | AtMost, scene: Scene) -> str:
    return compared(node.value, node.n, isinstance(node, AtLeast), scene)


def compared(value: Value, n: int, least: bool, scene: Scene, goal: str = "holds") -> str:
    """Something counted and compared; as a `goal`, what to bring about."""
    if isinstance(value, EnergonOf):
        return scene.say(f"{goal}.energon" if n else "holds.no energon", n=n, least=least)
    assert isinstance(value, Count)
    what = value.what
    if what is IT:
        return scene.say("holds.it", n=n)
    if isinstance(what, Chars):
        if what.side == select.ANYBODY and not least:
            return scene.say("holds.nobody else")
        return scene.tongue.standing(what, least, scene)
    if isinstance(what, Either):
        return _either(what, n, least, scene)
    if isinstance(what, Assists):
        return scene.say("holds.assists", least=least)
    assert isinstance(what, Cards)
    return _cards(what, n, least, scene, goal)


def _either(what: Either, n: int, least: bool, scene: Scene) -> str:
    """Several kinds; the place that they share is said once."""
    places = {getattr(part, "at", "") for part in what.selections}
    if len(places) > 1 or "" in places:
        return f" {scene.say('list.or')} ".join(compared(Count(part), n, least, scene) for part in what.selections)
    things = []
    for part in what.selections:
        if isinstance(part, Cards) and part.adversary and not part.types:
            things.append(scene.say("an adversary card"))
        else:
            things.append(scene.of(Chars(part.side) if isinstance(part, Chars) else part)("nom bare"))
    where = scene.tongue.words.phrase(f"place.{places.pop()}")
    return scene.say("holds.either", cards=scene.tongue.listed(things, "or"), where=where)


def _cards(what: Cards, n: int, least: bool, scene: Scene, goal: str) -> str:
    """So many cards in some place."""
    zone = as_tuple(what.zone)[0]
    if zone == select.IN_HAND:
        some = n == (1 if least else 0)
        return scene.say("holds.some in hand" if some else "holds.hand", n=n, least=least)
    if zone == select.IN_MATRIX and what.commanded:
        where, what = "commanded", Cards(select.IN_MATRIX, types=what.types)
    elif zone in (select.IN_PLAY, select.MISSIONS):
        where = "control"
    else:
        where = "own" if zone == select.OWNED else "there" if what.zone != select.IN_MATRIX or what.at else "matrix"
    cards = scene.tongue.compared(what, n, least, where, scene)
    return scene.say(f"{goal}.{where}", cards=cards, single=n < 2, one=least and n == 1)
