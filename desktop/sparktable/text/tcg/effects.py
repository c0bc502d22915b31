"""What a text of the Transformers TCG does, as clauses.

A verb says the sentence that bears its name ("Tap": "[tap] {whom}") with its own fields. A verb that says more than
that has a function here. Who does it is the sentence's subject: you, your opponent, each player.
"""
from __future__ import annotations

from dataclasses import replace
from typing import Any

from sparktable.games.tcg.cards import CHARACTERS
from sparktable.games.tcg.verbs import (
    coming,
    damage,
    deck_top,
    from_the_deck,
    gains,
    modes,
    play_onto,
    promotion,
    turns,
    upgrades,
    values,
    with_cards,
)
from sparktable.games.tcg.verbs.select import ANYBODYS, IN_HAND, IT, OPPONENT, THIS, YOU, Cards, Chars, words
from sparktable.games.tcg.verbs.tucking import Below, Tuck
from sparktable.games.tcg.verbs.whom import Aim, Each, One, OnWhom
from sparktable.kernel.control import Effect, Value
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.selections import Described

from ..language import Clause
from ..templates import Templates, expect
from .amounts import counted, facts, figure, gain
from .kinds import Referent
from .naming import chosen, is_that_card, kind_of, means_it, name_of, single
from .scene import Scene

_FEW = 3
"""Of so many parts at most a Combiner is made whose parts are called by name."""

EFFECTS: Templates[Clause] = Templates("effect")


def do(effect: Effect, scene: Scene) -> Clause:
    """The clause for an effect."""
    if isinstance(effect, OnWhom) and left_to_you(effect):
        return do(as_must(effect), scene).you_may()
    name = type(effect).__name__
    if effect in EFFECTS or not scene.has(name):
        return EFFECTS.say(effect, scene)
    return scene.clause(name, subject(effect, scene), **facts(effect, scene))


def left_to_you(effect: OnWhom) -> bool:
    """Whether one may be chosen, or none: "up to 1"."""
    return isinstance(effect.whom, One) and effect.whom.up_to and effect.whom.n == 1


def as_must(effect: OnWhom) -> OnWhom:
    """The same without the choice to do nothing, for behind "you may"."""
    assert isinstance(effect.whom, One)
    return replace(effect, whom=replace(effect.whom, up_to=False))  # type: ignore[type-var]


def subject(effect: Effect, scene: Scene) -> str:
    """Who does it, where that is not you."""
    who = getattr(effect, "who", YOU)
    return "" if who == YOU else scene.say(f"who.{who}")


# --- cards in hand --------------------------------------------------------------------------------------------


@EFFECTS(with_cards.Draw)
def _draw(node: with_cards.Draw, scene: Scene) -> Clause:
    who = subject(node, scene)
    if isinstance(node.n, values.Upto) and isinstance(node.n.value, values.HandSize):
        return scene.clause("Draw.until", who, n=node.n.n, single=not who)
    if isinstance(node.n, Count) and node.n.what is IT and node.n.times == 1 and scene.it.noun == "card":
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
    expect(node.n in (1, 2, 3) and (not who or node.n == 1), node)
    if who:
        kind = kind_of(node.what, scene, "")
        return scene.clause("ScrapFromHand.such.theirs", who, what=scene.tongue.one(kind, "acc"))
    cards = name_of(node.what, scene)
    return scene.clause("ScrapFromHand.such", who, what=cards("from") if node.n == 1 else
                        f"{node.n} {cards('from bare several')}")


@EFFECTS(with_cards.ScrapHand)
def _scrap_hand(node: with_cards.ScrapHand, scene: Scene) -> Clause:
    who = subject(node, scene)
    if node.what is None:
        return scene.clause("ScrapHand", who, whose=not who)
    cards = name_of(node.what, scene)("plain bare several")
    return scene.clause("ScrapHand.such", who, whose=not who, cards=cards)


@EFFECTS(with_cards.Reveal)
def _reveal(node: with_cards.Reveal, scene: Scene) -> Clause:
    if isinstance(node.what, Cards) and (node.what.pile, node.what.whose) == (IN_HAND, ANYBODYS):
        return scene.clause("Reveal.hands")
    return scene.clause("Reveal", **facts(node, scene))


@EFFECTS(with_cards.PutOnDeck)
def _put_on_deck(node: with_cards.PutOnDeck, scene: Scene) -> Clause:
    return scene.clause("Plan" if node.up_to else "PutOnDeck", n=node.n)


# --- cards that are played ------------------------------------------------------------------------------------


@EFFECTS(with_cards.MayPlay)
def _may_play(node: with_cards.MayPlay, scene: Scene) -> Clause:
    return played(node.what, "", node.must, scene)


@EFFECTS(play_onto.PlayOnto)
def _play_onto(node: play_onto.PlayOnto, scene: Scene) -> Clause:
    return played(node.what, scene.say("onto", on=name_of(node.on, scene)), node.must, scene)


def played(what: Cards, onto: str, must: bool, scene: Scene) -> Clause:
    """A card that may be played, or must; one that was just turned up, if it is as it has to be."""
    that = is_that_card(what, scene)
    if what is with_cards.MY_HAND:
        cards = scene.say("MayPlay.any")
    else:
        cards = scene.tongue.pronoun(scene.it, "acc") if that else name_of(what, scene)("acc from")
    said = scene.clause("Play", cards=cards, onto=onto)
    said = said if must else said.you_may().plus("", whole=True)
    if that and (what.kind or what.icon or what.name):
        return said.given(scene.say("If.that card", it=scene.tongue.pronoun(scene.it, "nom"),
                                    kind=name_of(what, scene)("nom plain")))
    return said


# --- the deck -------------------------------------------------------------------------------------------------


@EFFECTS(with_cards.ScrapTop)
def _scrap_top(node: with_cards.ScrapTop, scene: Scene) -> Clause:
    if isinstance(node.n, Count) and node.n.what is IT:
        return scene.clause("ScrapTop.it", what=scene.tongue.pronoun(scene.it, "acc"))
    return scene.clause("ScrapTop", **_top(node.n, node.whose, scene))


@EFFECTS(deck_top.SeeTop)
def _see_top(node: deck_top.SeeTop, scene: Scene) -> Clause:
    return scene.clause("SeeTop.shown" if node.shown else "SeeTop", **_top(node.n, node.whose, scene))


def _top(n: int | Value, whose: str, scene: Scene) -> dict[str, Any]:
    """So many cards on top of a deck: "the top 2 cards of your deck"."""
    shown = figure(n)
    cards = scene.tongue.words.phrase(f"top card.{whose}") if shown == 1 else scene.tongue.words.phrase(
        f"top cards.{whose}", n=shown)
    return {"cards": cards, **counted(n, scene)}


@EFFECTS(from_the_deck.RevealOntoDeck)
def _reveal_onto_deck(node: from_the_deck.RevealOntoDeck, scene: Scene) -> Clause:
    it = scene.tongue.pronoun(Referent(kind_of(node.whom.among, scene).noun), "acc")
    return scene.tongue.joined([scene.clause("Shows", whom=chosen(node.whom, scene)),
                                scene.clause("RevealOntoDeck", it=it)], "and")


@EFFECTS(from_the_deck.Sift)
def _sift(node: from_the_deck.Sift, scene: Scene) -> Clause:
    kinds = scene.tongue.listed([scene.tongue.plain_plural(kind) for kind in words(node.kind)], "and")
    return scene.clause("Sift", kinds=kinds, **_top(node.n, YOU, scene), whole=True)


# --- characters -----------------------------------------------------------------------------------------------


@EFFECTS(Aim)
def _aim(node: Aim, scene: Scene) -> Clause:
    whom = node.whom
    theirs = isinstance(whom, One) and whom.by == OPPONENT and isinstance(whom.among, Cards)
    return scene.clause("Aim.theirs" if theirs else "Aim", **facts(node, scene))


@EFFECTS(deck_top.ToTopOfDeck)
def _to_top_of_deck(node: deck_top.ToTopOfDeck, scene: Scene) -> Clause:
    whose = getattr(node.whom.among, "whose", "")
    deck = scene.say(f"deck.{whose}" if whose else "deck.owner")
    return scene.clause("ToTopOfDeck", whom=chosen(node.whom, scene), deck=deck)


@EFFECTS(modes.Flip)
def _flip(node: modes.Flip, scene: Scene) -> Clause:
    among = node.whom.among
    if isinstance(among, Chars) and among.name and among.mode and node.to:
        mode = scene.say(f"mode.{words(among.mode)[0]}")
        return scene.clause("Flip.if", what=name_of(replace(among, mode=()), scene), mode=mode,
                            to=scene.say(f"to mode.{node.to}"))
    to = scene.say("to trait", trait=scene.tongue.trait(node.trait)) if node.trait else (
        scene.say(f"to mode.{node.to}") if node.to else "")
    return scene.clause("Flip", whom=chosen(node.whom, scene), to=to)


@EFFECTS(damage.MoveCounters)
def _moves(node: damage.MoveCounters, scene: Scene) -> Clause:
    return scene.clause("MoveCounters", n=node.n, source=chosen(node.source.whom, scene),
                        target=chosen(node.target.whom, scene))


@EFFECTS(damage.MoveFreely)
def _move_freely(node: damage.MoveFreely, scene: Scene) -> Clause:
    return scene.clause("MoveFreely", source=name_of(node.source, scene), target=name_of(node.target, scene))


@EFFECTS(coming.ReturnFromKO)
def _return(node: coming.ReturnFromKO, scene: Scene) -> Clause:
    how = ".fully" if node.fully else ".repaired" if node.repaired else ""
    return scene.clause(f"ReturnFromKO{how}", whom=chosen(node.whom, scene), n=node.repaired)


@EFFECTS(promotion.Promote)
def _promote(node: promotion.Promote, scene: Scene) -> Clause:
    return _return(node.comes, scene).then(scene.say("Promote"))


@EFFECTS(upgrades.MoveUpgrades)
def _move_upgrades(node: upgrades.MoveUpgrades, scene: Scene) -> Clause:
    source, target = chosen(node.source.whom, scene), chosen(node.target.whom, scene)
    return scene.clause("MoveUpgrades", source=source, target=target)


@EFFECTS(coming.Deploy)
def _deploy(node: coming.Deploy, scene: Scene) -> Clause:
    to = scene.say("Deploy.to", mode=scene.say(f"mode.{node.to}")) if node.to else ""
    carrier = node.whom.among.on if isinstance(node.whom.among, Below) else THIS
    return scene.clause("Deploy", carrier=name_of(carrier, scene), to=to)


@EFFECTS(coming.Combine)
def _combine(node: coming.Combine, scene: Scene) -> Clause:
    name, parts = node.form.partition(",")[0], CHARACTERS[node.form].parts
    if len(parts) > _FEW:
        return scene.clause("Combine", whom=chosen(node.whom, scene), form=name)
    names = scene.tongue.listed([part.partition(",")[0] for part in parts], "and")
    zone = " ".join(kind_of(node.whom.among, scene).after)
    return scene.clause("Combine.named", parts=names, zone=zone, form=name)


@EFFECTS(turns.AttackNow)
def _attack_now(node: turns.AttackNow, scene: Scene) -> Clause:
    against = name_of(node.against, scene) if node.against is not None else scene.tongue.words.phrase("anybody")
    return scene.clause("AttackNow", whom=chosen(node.whom, scene), single=single(node.whom, scene), against=against)


@EFFECTS(Tuck)
def _tuck(node: Tuck, scene: Scene) -> Clause:
    if means_it(node.whom.among, scene):
        return scene.clause("Tuck.it", it=lambda case: scene.tongue.that(scene.it, case))
    return scene.clause("Tuck", **facts(node, scene))


@EFFECTS(gains.Gets)
def _gets(node: gains.Gets, scene: Scene) -> Clause:
    return gets((node,), scene)


def gets(nodes: tuple[gains.Gets, ...], scene: Scene) -> Clause:
    """What somebody gets for a while, all at once."""
    first = nodes[0]
    if scene.has(own := f"Gets.{first.stat}"):
        return scene.clause(own, **(facts(first, scene) | {"until": scene.say(f"until.{first.until}")}))
    many = isinstance(first.whom, Each) and isinstance(first.whom.among, Described)
    inside = replace(scene, topic=(IT,)) if many else scene
    gains_ = [gain(node.stat, node.n, scene) for node in nodes]
    by = next((node.n for node in nodes if not isinstance(node.n, int)), 0)
    return scene.clause("Gets", whom=chosen(first.whom, scene), single=single(first.whom, scene),
                        gain=scene.tongue.listed(gains_, "and"), until=scene.say(f"until.{first.until}"),
                        **counted(by, inside))
