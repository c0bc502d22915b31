"""What each verb of Battle for Cybertron says: the sentence that bears its name, with its own numbers and whom it is
about. Only a verb that says more than one sentence can has a function."""
from __future__ import annotations

from sparktable.games.arena.verbs.aim import AtEach, AtOne, DidDamage, EachPlayer, FromOne
from sparktable.games.arena.verbs.cards import Discard, TakeBack, UseSpecial
from sparktable.kernel.control import Effect, If, Not, Nothing, Seq
from sparktable.kernel.nodes import given
from sparktable.kernel.vocabulary.seats import YOU

from ..phrases import capital, small
from ..templates import Templates, expect
from .scene import EACH, Scene

EFFECTS: Templates[str] = Templates("effect")


def effect(node: Effect, scene: Scene) -> str:
    """What a text does, in whole sentences."""
    return EFFECTS.say(node, scene) if node in EFFECTS else capital(scene.say(type(node).__name__, **given(node)))


@EFFECTS(Seq)
def _seq(node: Seq, scene: Scene) -> str:
    return " ".join(effect(kid, scene) for kid in node.kids)


@EFFECTS(If)
def _if(node: If, scene: Scene) -> str:
    held = not isinstance(node.condition, Not)
    condition = node.condition.condition if isinstance(node.condition, Not) else node.condition
    expect(isinstance(condition, DidDamage) and isinstance(node.other, Nothing), node)
    return scene.say("If.damage" if held else "If.no damage", then=_behind(node.then, scene))


def _behind(node: Effect, scene: Scene) -> str:
    """What a text does, behind a condition: in some languages a sentence of its own order."""
    own = f"{type(node).__name__}.if"
    return scene.say(own, **given(node)) if own in scene.words.templates else small(effect(node, scene))


@EFFECTS(Discard)
def _discard(node: Discard, scene: Scene) -> str:
    own = node.who == YOU or scene.them == (EACH, YOU)
    return capital(scene.say("Discard" if own else "Discard.them", n=node.n))


@EFFECTS(TakeBack)
def _take_back(node: TakeBack, scene: Scene) -> str:
    return scene.say("TakeBack", type=scene.words.phrase(f"type.{node.type}"))


@EFFECTS(UseSpecial)
def _use_special(node: UseSpecial, scene: Scene) -> str:
    piles = scene.ruling(node.ruling) if node.ruling else node.piles
    return scene.say("UseSpecial", pile=scene.words.phrase(f"pile.{piles}"))


@EFFECTS(AtOne, AtEach)
def _at(node: AtOne | AtEach, scene: Scene) -> str:
    named, inner = scene.at(node)
    said = effect(node.body, inner)
    return f"{scene.say('AtOne', where=scene.words.phrase(f'where.{node.where}'))} {said}" if named else said


@EFFECTS(FromOne, EachPlayer)
def _players(node: FromOne | EachPlayer, scene: Scene) -> str:
    return effect(node.body, scene.of(node))
