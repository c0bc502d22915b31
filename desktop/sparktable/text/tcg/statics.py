"""Lasting texts of the Transformers TCG: what a card gives by lying there, what happens instead of something."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.games.tcg.card import SLOTS
from sparktable.games.tcg.stats import MAY_TAKE, WEAPON_GOES_IN
from sparktable.games.tcg.verbs import in_place, protection, spared
from sparktable.games.tcg.verbs.abilities import Caps, Denies, Gives, Sets
from sparktable.games.tcg.verbs.icons import SwapsIcons
from sparktable.games.tcg.verbs.instead import GoesTo, Instead, Takes
from sparktable.games.tcg.verbs.select import THIS, Chars, Upgrades
from sparktable.games.tcg.verbs.values import Upto
from sparktable.kernel.modifiers import Change
from sparktable.kernel.vocabulary.statics import Static

from ..language import Clause, sentence
from ..templates import Templates
from .amounts import counted, facts, gain
from .conditions import while_
from .kinds import Thing
from .naming import name_of
from .scene import Scene

STATICS: Templates[Clause] = Templates("lasting text")


def static(text: Change, scene: Scene, span: str = "") -> Clause:
    """A lasting text as a clause; `span` says how long it was given for."""
    name = type(text).__name__
    if text in STATICS or not scene.has(name):
        return STATICS.say(text, scene, span)
    return scene.clause(name, span=span, **facts(text, scene))


def lasting(texts: Sequence[Static | Instead], scene: Scene) -> str:
    """Lasting texts that speak of the same as a sentence: "Bold 1.", "While attacking: Bold 2 and +1 attack."."""
    first = texts[0]
    if plain(first, scene):
        inside = scene.speaking_of(THIS, about=Thing())
        said = scene.tongue.listed([gained(text, inside) for text in texts if isinstance(text, Gives)], "and")
    else:
        said = static(first, scene).full
    if isinstance(first, Gives) and first.provided is not None:
        return sentence(scene.say("As long as", lead=while_(first.provided, scene), said=said))
    return sentence(said)


def plain(text: object, scene: Scene) -> bool:
    """Whether it gives the character that it stands on so much of something, and no more need be said."""
    return type(text) is Gives and text.whom is THIS and not scene.has(f"Gives.{text.what}")


@STATICS(Gives)
def _gives(node: Gives, scene: Scene, span: str) -> Clause:
    own = f"Gives.{node.what}"
    if node.what == WEAPON_GOES_IN:
        assert isinstance(node.n, int)
        slots = [scene.say(f"slots.{kind}") for index, kind in enumerate(SLOTS) if node.n >> index & 1]
        return scene.clause(own, span=span, whom=name_of(node.whom, scene), slots=scene.tongue.listed(slots, "or"))
    inside = replace(scene, topic=())
    if scene.has(own):
        return _given(scene.clause(own, span=span, **facts(node, scene)), node, scene)
    who = name_of(node.whom, scene)("nom each")
    return _given(scene.clause("Gives", who, gain=gain(node.what, node.n, inside), span=span,
                               **counted(node.n, inside)), node, scene, span)


def _given(said: Clause, node: Gives, scene: Scene, span: str = "for a while") -> Clause:
    """What is given for a while says itself what must hold."""
    if node.provided is None or not span:
        return said
    return said.given(while_(node.provided, scene))


def gained(text: Gives, scene: Scene) -> str:
    """"+1 attack for each Car in your KO area"."""
    return scene.clause("Gained", gain=gain(text.what, text.n, scene), **counted(text.n, scene)).full


@STATICS(Sets)
def _sets(node: Sets, scene: Scene, span: str) -> Clause:
    return scene.clause("Sets", span=span, whom=name_of(node.whom, scene), stat=scene.say(f"stat.{node.what}"),
                        n=facts(node, scene)["n"], **counted(node.n, replace(scene, topic=(THIS,))))


@STATICS(Caps)
def _caps(node: Caps, scene: Scene, span: str) -> Clause:
    whom = name_of(node.whom, scene)
    if node.what == MAY_TAKE:
        assert isinstance(node.n, Upto)
        return scene.clause("Caps.may take", span=span, whom=whom, n=node.n.n)
    return scene.clause("Caps", span=span, whom=whom, gain=gain(node.what, node.n, scene))


@STATICS(Denies)
def _denies(node: Denies, scene: Scene, span: str) -> Clause:
    whom = name_of(node.whom, scene)
    own = f"Denies.{node.what}"
    if scene.has(own):
        return scene.clause(own, span=span, whom=whom)
    return scene.clause("Denies", span=span, whom=whom, keyword=scene.say(f"stat.{node.what}"),
                        many=isinstance(node.whom, Chars))


@STATICS(in_place.CannotBeRepaired, spared.CannotBeRepaired)
def _not_repaired(node: in_place.CannotBeRepaired | spared.CannotBeRepaired, scene: Scene, span: str) -> Clause:
    whom = node.of if isinstance(node, in_place.CannotBeRepaired) else node.whom
    return scene.clause("CannotBeRepaired", span=span, whom=name_of(whom, scene))


@STATICS(SwapsIcons)
def _swaps(node: SwapsIcons, scene: Scene, span: str) -> Clause:
    return scene.clause("SwapsIcons", span=span, one=scene.say(f"colour.{node.one}"),
                        other=scene.say(f"colour.{node.other}"))


@STATICS(Takes)
def _takes(node: Takes, scene: Scene, span: str) -> Clause:
    key = "Takes" if node.attack_only else "Takes.any damage"
    said = scene.clause(key, span=span, least=node.least, instead=node.instead)
    return said.then(scene.say("Takes.scraps")) if node.scraps else said


@STATICS(GoesTo)
def _goes(node: GoesTo, scene: Scene, span: str) -> Clause:
    return scene.clause("GoesTo.attack" if node.attack_only else "GoesTo", span=span, of=name_of(node.of, scene),
                        to=name_of(node.to, scene))


@STATICS(protection.TakesLess)
def _takes_less(node: protection.TakesLess, scene: Scene, span: str) -> Clause:
    key = "TakesNone" if node.n == protection.ALL else "TakesLess"
    return scene.clause(f"{key}.enemy" if node.from_enemy else key, span=span, whom=name_of(node.of, scene), n=node.n,
                        many=node.of is not THIS)


@STATICS(spared.Spared)
def _spared(node: spared.Spared, scene: Scene, span: str) -> Clause:
    key = "TakesNone" if node.less == spared.ALL_OF_IT else "TakesLess"
    return scene.clause(f"{key}.enemy", span=span, whom=name_of(node.whom, scene), n=node.less,
                        many=node.whom is not THIS)


@STATICS(spared.ScrappedInstead, protection.ScrapsInstead)
def _scrapped(node: spared.ScrappedInstead | protection.ScrapsInstead, scene: Scene, span: str) -> Clause:
    slots = node.of if isinstance(node, spared.ScrappedInstead) else node.slot
    return scene.clause(type(node).__name__, span=span, slots=name_of(Upgrades(THIS, slot=slots), scene))
