"""What a text of the Transformers TCG does, as clauses.

A verb says the sentence that bears its name ("Tap": "[tap] {whom}") with its own fields. A verb that says more than
that has a function here. Who does it is the sentence's subject: you, your opponent, each player.
"""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.tcg.verbs import damage, gains, modes, values, with_cards
from sparktable.games.tcg.verbs.select import IN_HAND, IT, YOU
from sparktable.games.tcg.verbs.whom import Each
from sparktable.kernel.control import Effect
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.selections import Described

from ..language import Clause
from ..templates import Templates
from .amounts import counted, facts, gain
from .naming import chosen, name_of, single
from .scene import Scene

EFFECTS: Templates[Clause] = Templates("effect")


def do(effect: Effect, scene: Scene) -> Clause:
    """The clause for an effect."""
    name = type(effect).__name__
    if effect in EFFECTS or not scene.has(name):
        return EFFECTS.say(effect, scene)
    return scene.clause(name, subject(effect, scene), **facts(effect, scene))


def subject(effect: Effect, scene: Scene) -> str:
    """Who does it, where that is not you."""
    who = getattr(effect, "who", YOU)
    return "" if who == YOU else scene.say(f"who.{who}")


# --- cards ----------------------------------------------------------------------------------------------------


@EFFECTS(with_cards.Draw)
def _draw(node: with_cards.Draw, scene: Scene) -> Clause:
    who = subject(node, scene)
    if isinstance(node.n, values.Upto) and isinstance(node.n.value, values.HandSize):
        return scene.clause("Draw.until", who, n=node.n.n, single=not who)
    if isinstance(node.n, Count) and node.n.what is IT and node.n.times == 1:
        return scene.clause("Draw.as many", who)
    return scene.clause("Draw", who, **facts(node, scene))


@EFFECTS(with_cards.ScrapFromHand)
def _scrap_from_hand(node: with_cards.ScrapFromHand, scene: Scene) -> Clause:
    who = subject(node, scene)
    if isinstance(node.n, values.Less):
        return scene.clause("ScrapFromHand.down to", who, n=node.n.second)
    if node.up_to and isinstance(node.n, values.HandSize):
        return scene.clause("ScrapFromHand.any number", who)
    if node.what is None:
        return scene.clause("ScrapFromHand", who, whose=not who, **facts(node, scene))
    kind = replace(node.what, pile=IN_HAND)
    several = isinstance(node.n, int) and node.n > 1
    cards = name_of(kind, scene)("from bare several" if several else "from")
    return scene.clause("ScrapFromHand.such", who, cards=f"{node.n} {cards}" if several else cards)


@EFFECTS(with_cards.ScrapHand)
def _scrap_hand(node: with_cards.ScrapHand, scene: Scene) -> Clause:
    who = subject(node, scene)
    if node.what is None:
        return scene.clause("ScrapHand", who, whose=not who)
    cards = name_of(replace(node.what, pile=""), scene)("bare several")
    return scene.clause("ScrapHand.such", who, whose=not who, cards=cards)


@EFFECTS(with_cards.PutOnDeck)
def _put_on_deck(node: with_cards.PutOnDeck, scene: Scene) -> Clause:
    return scene.clause("Plan" if node.up_to else "PutOnDeck", n=node.n)


@EFFECTS(with_cards.MayPlay)
def _may_play(node: with_cards.MayPlay, scene: Scene) -> Clause:
    cards = name_of(node.what, scene)("from")
    if node.what is with_cards.MY_HAND:
        cards = scene.say("MayPlay.any")
    elif node.what.pile == IN_HAND:
        cards = name_of(node.what, scene)("from")
    said = scene.clause("Play", cards=cards)
    return said if node.must else said.you_may()


# --- characters -----------------------------------------------------------------------------------------------


@EFFECTS(modes.Flip)
def _flip(node: modes.Flip, scene: Scene) -> Clause:
    to = scene.say("to trait", trait=scene.tongue.trait(node.trait)) if node.trait else (
        scene.say(f"to mode.{node.to}") if node.to else "")
    return scene.clause("Flip", whom=chosen(node.whom, scene), to=to)


@EFFECTS(damage.MoveCounters)
def _moves(node: damage.MoveCounters, scene: Scene) -> Clause:
    return scene.clause("MoveCounters", n=node.n, source=chosen(node.source.whom, scene),
                        target=chosen(node.target.whom, scene))


@EFFECTS(gains.Gets)
def _gets(node: gains.Gets, scene: Scene) -> Clause:
    return gets((node,), scene)


def gets(nodes: tuple[gains.Gets, ...], scene: Scene) -> Clause:
    """What somebody gets for a while, all at once."""
    first = nodes[0]
    if scene.has(own := f"Gets.{first.stat}"):
        return scene.clause(own, until=scene.say(f"until.{first.until}"), **facts(first, scene))
    many = isinstance(first.whom, Each) and isinstance(first.whom.among, Described)
    inside = replace(scene, topic=(IT,)) if many else scene
    gains_ = [gain(node.stat, node.n, scene) for node in nodes]
    by = next((node.n for node in nodes if not isinstance(node.n, int)), 0)
    return scene.clause("Gets", whom=chosen(first.whom, scene), single=single(first.whom, scene),
                        gain=scene.tongue.listed(gains_, "and"), until=scene.say(f"until.{first.until}"),
                        **counted(by, inside))
