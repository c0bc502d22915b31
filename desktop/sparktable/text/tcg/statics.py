"""Lasting texts of the Transformers TCG: what a card gives by lying there, what happens instead of something."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sparktable.games.tcg.card import SLOTS
from sparktable.games.tcg.stats import MAY_TAKE, WEAPON_GOES_IN
from sparktable.games.tcg.verbs import in_place, protection, spared
from sparktable.games.tcg.verbs.abilities import Caps, Denies, Gives, Sets
from sparktable.games.tcg.verbs.icons import CountAs, SwapsIcons
from sparktable.games.tcg.verbs.instead import GoesTo, Instead, Prevented, Takes
from sparktable.games.tcg.verbs.more_attacks import OneMoreAttack
from sparktable.games.tcg.verbs.select import THIS, Chars, Upgrades
from sparktable.games.tcg.verbs.values import Upto
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.statics import Static

from ..language import Clause, sentence
from ..templates import Templates
from .amounts import SIGNED, counted, facts, gain
from .conditions import if_, while_
from .kinds import Referent
from .naming import name_of
from .scene import Scene

STATICS: Templates[Clause] = Templates("lasting text")


def static(text: Node, scene: Scene, span: str = "") -> Clause:
    """A lasting text as a clause; `span` says how long it was given for."""
    name = type(text).__name__
    if text in STATICS or not scene.has(name):
        said = STATICS.say(text, scene, span)
    else:
        said = scene.clause(name, **lasts(span), **facts(text, scene))
    if span and isinstance(text, Gives) and text.provided is not None:
        holds = scene.say("While", condition=if_(text.provided, replace(scene, this_is=None, topic=(THIS,))))
        return said.plus(scene.say("while it holds", while_=holds))
    return said


def lasts(span: str) -> dict[str, Any]:
    """How long a text was given for, as the end of a sentence or in front of what is given."""
    return {"span": span, "when": f"{span.strip()} " if span else ""}


def lasting(texts: Sequence[Static | Instead], scene: Scene) -> str:
    """Lasting texts that speak of the same as a sentence: "Bold 1.", "While attacking: Bold 2 and +1 attack."."""
    first = texts[0]
    given = [text for text in texts if isinstance(text, Gives)]
    if plain(first, scene):
        named = scene.this == "this" or getattr(first, "provided", None) is not None
        inside = scene.speaking_of(THIS, about=Referent()) if named else scene
        said = gained(given, inside)
    elif len(given) > 1:
        said = _all(given, scene).full
    else:
        said = static(first, scene).full
    if isinstance(first, Gives) and first.provided is not None:
        return sentence(scene.say("As long as", lead=while_(first.provided, scene), said=said))
    return sentence(said)


def alike(first: object, second: object, scene: Scene) -> bool:
    """Whether two texts give the same ones something on the same condition."""
    if not (type(first) is type(second) is Gives and isinstance(first, Gives) and isinstance(second, Gives)):
        return False
    asked = [while_(text.provided, scene) if text.provided is not None else "" for text in (first, second)]
    if asked[0] != asked[1] or any(scene.has(f"Gives.{text.what}") for text in (first, second)):
        return False
    if not all(isinstance(text.n, int) and text.n > 0 for text in (first, second)):
        return plain(first, scene) and plain(second, scene)
    return name_of(first.whom, scene)("nom each") == name_of(second.whom, scene)("nom each")


def plain(text: object, scene: Scene) -> bool:
    """Whether it gives the character that it stands on so much of something, and no more need be said."""
    return type(text) is Gives and text.whom is THIS and not scene.has(f"Gives.{text.what}")


@STATICS(Gives)
def _gives(node: Gives, scene: Scene, span: str) -> Clause:
    own = f"Gives.{node.what}"
    if node.what == WEAPON_GOES_IN:
        assert isinstance(node.n, int)
        slots = [scene.say(f"slots.{kind}") for index, kind in enumerate(SLOTS) if node.n >> index & 1]
        return scene.clause(own, **lasts(span), whom=name_of(node.whom, scene),
                            slots=scene.tongue.listed(slots, "or"))
    inside = replace(scene, topic=())
    if isinstance(node.n, int) and node.n < 0 and node.what not in SIGNED:
        return scene.clause("Gives.less", **lasts(span), whom=name_of(node.whom, scene), n=-node.n,
                            stat=scene.say(f"stat.{node.what}"))
    if scene.has(own):
        return scene.clause(own, **lasts(span), **facts(node, scene))
    who = name_of(node.whom, scene)("nom each")
    return scene.clause("Gives", who, gain=gain(node.what, node.n, inside), **lasts(span), **counted(node.n, inside))


@STATICS(OneMoreAttack)
def _one_more_attack(node: OneMoreAttack, scene: Scene, span: str) -> Clause:
    """Whoever alone can make it has it."""
    key = "OneMoreAttack.own" if node.who is THIS else "OneMoreAttack"
    return scene.clause(key, **lasts(span), **facts(node, scene))


def _all(texts: Sequence[Gives], scene: Scene) -> Clause:
    """Several things that the same ones have."""
    said = scene.tongue.listed([gain(text.what, text.n, scene) for text in texts], "and")
    return scene.clause("Gives", name_of(texts[0].whom, scene)("nom each"), gain=said, **lasts(""))


def gained(texts: Sequence[Gives], scene: Scene) -> str:
    """"+1 attack and +1 defense for each Car in your KO area"."""
    by = counted(texts[0].n, scene)
    if all(counted(text.n, scene) == by for text in texts):
        gains = [gain(text.what, text.n, scene) for text in texts]
        return scene.clause("Gained", gain=scene.tongue.listed(gains, "and"), **by).full
    return scene.tongue.listed([gained([text], scene) for text in texts], "and")


@STATICS(Sets)
def _sets(node: Sets, scene: Scene, span: str) -> Clause:
    return scene.clause("Sets", **lasts(span), whom=name_of(node.whom, scene), base=scene.say(f"base.{node.what}"),
                        n=facts(node, scene)["n"], **counted(node.n, replace(scene, topic=(THIS,))))


@STATICS(Caps)
def _caps(node: Caps, scene: Scene, span: str) -> Clause:
    whom = name_of(node.whom, scene)
    if scene.has(own := f"Caps.{node.what}") and isinstance(node.n, int):
        return scene.clause(own, **lasts(span), whom=whom, n=node.n)
    if node.what == MAY_TAKE:
        assert isinstance(node.n, Upto)
        return scene.clause("Caps.may take", **lasts(span), whom=whom, n=node.n.n)
    return scene.clause("Caps", **lasts(span), whom=whom, gain=gain(node.what, node.n, scene))


@STATICS(Denies)
def _denies(node: Denies, scene: Scene, span: str) -> Clause:
    own = f"Denies.{node.what}"
    if scene.has(own):
        return scene.clause(own, **lasts(span), whom=name_of(node.whom, scene))
    return denied((node,), scene, span)


def denied(texts: Sequence[Denies], scene: Scene, span: str) -> Clause:
    """Keywords that the same ones cannot use."""
    whom = texts[0].whom
    keywords = [scene.say(f"stat.{text.what}") for text in texts]
    return scene.clause("Denies", **lasts(span), whom=name_of(whom, scene), many=isinstance(whom, Chars),
                        keyword=scene.tongue.listed(keywords, "or"))


@STATICS(in_place.CannotBeRepaired)
def _not_repaired(node: in_place.CannotBeRepaired, scene: Scene, span: str) -> Clause:
    return scene.clause("CannotBeRepaired", **lasts(span), whom=name_of(node.of, scene))


@STATICS(CountAs)
def _counts(node: CountAs, scene: Scene, span: str) -> Clause:
    return scene.clause("CountAs", **lasts(span), one=scene.say(f"colour.{node.one}"),
                        other=scene.say(f"colour.{node.other}"))


@STATICS(Prevented)
def _prevented(node: Prevented, scene: Scene, span: str) -> Clause:
    return scene.clause(f"Prevented.{node.what}", **lasts(span))


@STATICS(SwapsIcons)
def _swaps(node: SwapsIcons, scene: Scene, span: str) -> Clause:
    return scene.clause("SwapsIcons", **lasts(span), one=scene.say(f"colour.{node.one}"),
                        other=scene.say(f"colour.{node.other}"))


@STATICS(Takes)
def _takes(node: Takes, scene: Scene, span: str) -> Clause:
    if_it = scene.say("Takes.if" if node.attack_only else "Takes.any damage", least=node.least)
    it = scene.tongue.pronoun(scene.about if scene.speaks_of(THIS) else Referent(), "nom")
    said = scene.clause("Takes", **lasts(span), it=it, instead=node.instead).given(if_it)
    return said.then(scene.say("Takes.scraps")) if node.scraps else said


@STATICS(GoesTo)
def _goes(node: GoesTo, scene: Scene, span: str) -> Clause:
    return scene.clause("GoesTo.attack" if node.attack_only else "GoesTo", **lasts(span), of=name_of(node.of, scene),
                        to=name_of(node.to, scene))


@STATICS(protection.TakesLess)
def _takes_less(node: protection.TakesLess, scene: Scene, span: str) -> Clause:
    key = "TakesNone" if node.n == protection.ALL else "TakesLess"
    return scene.clause(f"{key}.enemy" if node.from_enemy else key, **lasts(span), whom=name_of(node.of, scene),
                        n=node.n, many=node.of is not THIS)


@STATICS(spared.ScrapsInstead)
def _scrapped(node: spared.ScrapsInstead, scene: Scene, span: str) -> Clause:
    return scene.clause("ScrapsInstead.enemy" if node.by_enemy else "ScrapsInstead", **lasts(span),
                        slots=name_of(Upgrades(THIS, slot=node.slot), scene))
