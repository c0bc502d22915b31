"""Conditions of the Transformers TCG: what stands behind "if", "while" and "when … and".

Most say the sentence that bears their name; its denial is a sentence of its own ("Not.YourTurn").
"""
from __future__ import annotations

from sparktable.games.tcg.verbs import conditions as asks
from sparktable.games.tcg.verbs import forms, noting, values
from sparktable.games.tcg.verbs.select import (
    BATTLEFIELD_ZONE,
    ENEMY,
    IT,
    YOURS,
    Cards,
    Chars,
    Selection,
    Upgrades,
    words,
)
from sparktable.kernel.control import AtLeast, AtMost, Condition, Not, Value
from sparktable.kernel.vocabulary.conditions import Both, Is, MoreThan, OneOf

from ..phrases import Form
from ..templates import Templates, Untold, expect
from .amounts import facts, value
from .kinds import Kind
from .naming import kind_of, name_of
from .scene import Scene, case_in

CONDITIONS: Templates[str] = Templates("condition")
_IN_BATTLE = (asks.Attacks, asks.Defends)


def if_(condition: Condition, scene: Scene) -> str:
    """The condition as a clause: "you have a Plane"."""
    name = type(condition).__name__
    if condition in CONDITIONS or not scene.has(name):
        return CONDITIONS.say(condition, scene)
    return scene.say(name, **facts(condition, scene))


def while_(condition: Condition, scene: Scene) -> str:
    """As the heading of what holds as long as it does: "while you have a Plane", "while attacking"."""
    if isinstance(condition, OneOf) and all(isinstance(part, _IN_BATTLE) for part in condition.conditions):
        against = {getattr(part, "against", None) for part in condition.conditions}
        if len(against) == 1:
            if (whom := against.pop()) is None:
                return scene.say("While.battles")
            return scene.say("While.battles.against", against=name_of(whom, scene))
    if isinstance(condition, OneOf) and isinstance(condition.conditions[0], _IN_BATTLE):
        return f" {scene.say('list.or')} ".join(while_(part, scene) for part in condition.conditions)
    if isinstance(condition, Both) and isinstance(condition.conditions[0], _IN_BATTLE):
        first, *others = condition.conditions
        return scene.tongue.both([while_(first, scene), while_(Both(*others), scene)])
    if isinstance(condition, _IN_BATTLE):
        return scene.say(f"While.{type(condition).__name__}{'.against' if condition.against else ''}",
                         **facts(condition, scene))
    return scene.say("While", condition=if_(condition, scene))


def only_on(condition: Condition, scene: Scene) -> str:
    """Whom an Upgrade may be put on: "only for Planes"."""
    if isinstance(condition, Not) and isinstance(condition.condition, asks.PutOnly):
        return scene.say("never on", kind=name_of(condition.condition.kind, scene))
    if isinstance(condition, forms.AltModes):
        return scene.say("only on.AltModes", n=condition.n)
    kind = condition.kind if isinstance(condition, asks.PutOnly) else None
    if isinstance(condition, asks.IsA):
        kind = Chars("", trait=condition.trait)
    if kind is None:
        raise Untold(f"no words for whom {type(condition).__name__} lets an Upgrade be put on")
    return scene.say("only on", kind=name_of(kind, scene))


def at_least(kind: Kind, n: int, scene: Scene) -> Form:
    """So many of them: "a Plane", "2 or more Planes"."""
    def said(form: str) -> str:
        if n == 1:
            return scene.tongue.one(kind, case_in(form))
        return scene.say("or more", n=n, what=scene.tongue.several(kind, case_in(form)))
    return said


def none(kind: Kind, scene: Scene) -> Form:
    """"no cards"."""
    return lambda form: scene.tongue.none(kind, case_in(form))


def parts(condition: Condition, scene: Scene) -> list[str]:
    """All that must hold, a clause each."""
    return _parts(condition, scene) if isinstance(condition, Both) else [if_(condition, scene)]


@CONDITIONS(Both)
def _both(node: Both, scene: Scene) -> str:
    return scene.tongue.both(_parts(node, scene))


def _parts(node: Both, scene: Scene) -> list[str]:
    first, *others = node.conditions
    if len(others) == 1 and isinstance(others[0], Not):
        other = others[0].condition
        if isinstance(first, asks.PlayedThisTurn) and isinstance(other, asks.PlayedThisTurn):
            return [scene.say("PlayedThisTurn.exactly", name=first.name, n=scene.say(f"nth.{first.n}"))]
        if isinstance(first, asks.Koed) and isinstance(other, asks.MoreThanEnough):
            return [scene.say("Koed.exactly")]
    if len(others) == 1 and isinstance(others[0], AtMost) and isinstance(first, AtLeast):
        assert isinstance(first.value, values.DamageOn)
        return [scene.say("DamageOn.between", of=name_of(first.value.whose, scene), least=first.n, most=others[0].n)]
    if icons := _each_colour(node, scene):
        return [icons]
    return [if_(part, scene) for part in node.conditions]


def _each_colour(node: Both, scene: Scene) -> str:
    """The same of several colours is said at once; "" where it is not the same."""
    parts = node.conditions
    if all(isinstance(part, AtLeast) and isinstance(part.value, values.IconsOn) for part in parts):
        shown = [part.value.colour for part in parts]  # type: ignore[attr-defined]
        return scene.say("IconsOn.each", icons=scene.tongue.listed(_icons(shown, scene), "and"))
    if all(isinstance(part, asks.There) and isinstance(part.what, Upgrades) for part in parts):
        found = [part.what for part in parts]  # type: ignore[attr-defined]
        icons = scene.tongue.listed([scene.tongue.an_icon(words(each.icon)) for each in found], "and")
        return scene.say("There.upgrades.each", on=name_of(found[0].on, scene), icons=icons)
    return ""


def _icons(colours: list[str], scene: Scene) -> list[str]:
    """"2 orange icons", "1 white icon"; of several the last alone says that they are icons."""
    counts = [(colours.count(colour), scene.say(f"colour.{colour}")) for colour in dict.fromkeys(colours)]
    *others, (n, icon) = counts
    return [*(scene.say("icons.more", n=n, icon=icon) for n, icon in others), scene.say("icons", n=n, icon=icon)]


@CONDITIONS(OneOf)
def _one_of(node: OneOf, scene: Scene) -> str:
    if all(isinstance(part, _IN_BATTLE) and part.against is None for part in node.conditions):
        return scene.say("Battles")
    return f" {scene.say('list.or')} ".join(if_(part, scene) for part in node.conditions)


@CONDITIONS(Not)
def _not(node: Not, scene: Scene) -> str:
    inner = node.condition
    if isinstance(inner, asks.There):
        return _there(inner, scene, held=False)
    if isinstance(inner, Is):
        return _is(inner, scene, "Not.Is")
    if isinstance(inner, OneOf) and all(isinstance(part, asks.There) for part in inner.conditions):
        return f" {scene.say('list.and')} ".join(_not(Not(part), scene) for part in inner.conditions)
    if isinstance(inner, OneOf):
        return scene.say("Not.OneOf.factions")
    if isinstance(inner, MoreThan):
        return scene.say("Not.MoreThan", value=value(inner.value, scene), other=value(inner.other, scene))
    if isinstance(inner, asks.Flipped):
        return scene.say("Not.Flipped", icons=scene.tongue.an_icon(inner.icons))
    if isinstance(inner, asks.HasKeyword):
        return _keyword(inner, scene, "Not.HasKeyword")
    return scene.say(f"Not.{type(inner).__name__}", **facts(inner, scene))


@CONDITIONS(asks.There)
def _there(node: asks.There, scene: Scene, held: bool = True) -> str:
    what = node.what
    assert isinstance(node.n, int)
    kind = kind_of(what, scene, "")
    some = at_least(kind._replace(owner=""), node.n, scene) if held else none(kind._replace(owner=""), scene)
    if isinstance(what, Upgrades):
        return scene.say("There.upgrades", on=name_of(what.on, scene), what=some)
    if isinstance(what, Cards):
        key = f"There.{what.pile}{'.enemy' if what.whose == ENEMY else ''}"
        return scene.say(f"Not.{key}" if not held and scene.has(f"Not.{key}") else key, what=some)
    assert isinstance(what, Chars)
    kind = kind_of(what, scene)._replace(owner="")
    some = at_least(kind, node.n, scene) if held else none(kind, scene)
    elsewhere = ".anywhere" if what.at != BATTLEFIELD_ZONE else ""
    return scene.say("There.enemy" if what.whose == ENEMY else f"There{elsewhere}", what=some)


@CONDITIONS(Is, asks.SeenAs)
def _is(node: Is, scene: Scene, key: str = "Is") -> str:
    kind, what = node.kind, name_of(node.what, scene)
    if isinstance(kind, Cards) and not (kind.kind or kind.name):
        return scene.say(f"{key}.marked", what=what, mark=" ".join(kind_of(kind, scene, "").after))
    if isinstance(kind, Chars):
        found = kind_of(kind, scene, "")
        if found.adjectives and found._replace(adjectives=(), owner="") == Kind():
            return scene.say(f"{key}.state", what=what, state=scene.say(f"state.{found.adjectives[0]}"))
        if found.after and found._replace(after=(), owner="") == Kind():
            return scene.say(f"{key}.one", what=what, mark=" ".join(found.after))
    return scene.say(key, what=what, kind=name_of(kind, scene))


@CONDITIONS(asks.Attacks, asks.Defends)
def _battles(node: asks.Attacks | asks.Defends, scene: Scene) -> str:
    return scene.say(f"{type(node).__name__}{'.against' if node.against else ''}", **facts(node, scene))


@CONDITIONS(asks.Flipped)
def _flipped(node: asks.Flipped, scene: Scene) -> str:
    key = "Flipped.over" if scene.over else "Flipped"
    return scene.say(key, icons=scene.tongue.listed(_icons(list(node.icons), scene), "and"),
                     you=node.whose == YOURS)


@CONDITIONS(asks.FirstIconThisTurn)
def _first_icon(node: asks.FirstIconThisTurn, scene: Scene) -> str:
    return scene.say("FirstIconThisTurn", icon=scene.say(f"colour.{node.colour}"))


@CONDITIONS(asks.HasKeyword)
def _keyword(node: asks.HasKeyword, scene: Scene, key: str = "HasKeyword") -> str:
    return scene.say(key, who=name_of(node.who, scene), keyword=scene.say(f"stat.{node.name}"))


@CONDITIONS(asks.BeganWith)
def _began_with(node: asks.BeganWith, scene: Scene) -> str:
    if node.only:
        return scene.say("BeganWith.only", kind=scene.tongue.plain_plural(node.faction))
    if node.name:
        return scene.say("BeganWith.name", name=node.name)
    return scene.say("BeganWith", kind=name_of(Chars("", trait=node.trait, faction=node.faction), scene))


@CONDITIONS(asks.WasA)
def _was(node: asks.WasA, scene: Scene) -> str:
    return scene.say("WasA", kind=name_of(Chars("", trait=node.trait), scene))


@CONDITIONS(noting.ActionNumber)
def _action_number(node: noting.ActionNumber, scene: Scene) -> str:
    return scene.say(f"ActionNumber.{node.who}", n=scene.say(f"nth.{node.n}"))


@CONDITIONS(asks.PlayedThisTurn)
def _played(node: asks.PlayedThisTurn, scene: Scene) -> str:
    return scene.say("PlayedThisTurn" if node.n == 1 else "PlayedThisTurn.nth", name=node.name,
                     n=scene.say(f"nth.{node.n}"))


@CONDITIONS(AtLeast, AtMost)
def _bounded(node: AtLeast | AtMost, scene: Scene) -> str:
    """By what is counted: "you have 2 or more cards in hand"."""
    return _counted(type(node).__name__, node.value, node.n, scene)


def _counted(sort: str, counted: Value, n: int, scene: Scene) -> str:
    name = type(counted).__name__
    whose = getattr(counted, "who", getattr(counted, "whose", YOURS))
    key = f"{sort}.{name}{'.enemy' if whose == ENEMY else ''}"
    of = getattr(counted, "whose", getattr(counted, "what", None))
    own = f"{key}.{'its' if any(of is topic for topic in scene.topic) else n}"
    colour = getattr(counted, "colour", "")
    told = {"of": name_of(of, scene)} if isinstance(of, Selection) else {}
    return scene.say(own if scene.has(own) else key, n=n, nth=scene.say(f"nth.{n}") if scene.has(f"nth.{n}") else "",
                     name=getattr(counted, "name", ""), icon=scene.tongue.an_icon((colour,)) if colour else "",
                     **told)


@CONDITIONS(asks.Equal)
def _equal(node: asks.Equal, scene: Scene) -> str:
    if isinstance(node.second, int):
        return _counted("Equal", node.first, node.second, scene)
    first, second = node.first, node.second
    expect(isinstance(first, values.IconsFlipped) and isinstance(second, values.IconsFlipped), node)
    assert isinstance(first, values.IconsFlipped) and isinstance(second, values.IconsFlipped)
    return scene.say("Equal.IconsFlipped", first=scene.say(f"colour.{first.colour}"),
                     second=scene.say(f"colour.{second.colour}"))


@CONDITIONS(MoreThan)
def _more(node: MoreThan, scene: Scene) -> str:
    enemy = ENEMY in (getattr(node.value, "who", ""), getattr(node.value, "whose", ""))
    key = f"MoreThan.{type(node.value).__name__}{'.enemy' if enemy else ''}"
    expect(type(node.value) is type(node.other), node)
    return scene.say(key)


@CONDITIONS(forms.OfOneName, noting.SameName)
def _one_name(node: forms.OfOneName | noting.SameName, scene: Scene) -> str:
    return scene.say("SameName", n=getattr(node, "n", 0), what=name_of(IT, scene))
