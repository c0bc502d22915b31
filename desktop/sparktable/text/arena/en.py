"""Battle for Cybertron in English."""
from __future__ import annotations

from sparktable.games.arena.card import COMBAT, POWER, SPECIAL, TRANSFORMER
from sparktable.games.arena.verbs.aim import (
    ANYWHERE,
    IN_POSITION,
    NEXT,
    AtEach,
    AtOne,
    DidDamage,
    EachPlayer,
    FromOne,
)
from sparktable.games.arena.verbs.board import Damage, MayMove, MayPlace, MoreActions, Push, Repair
from sparktable.games.arena.verbs.cards import (
    ANY_PILE,
    Discard,
    Draw,
    LookAndDiscard,
    PickUnseen,
    TakeBack,
    UseSpecial,
)
from sparktable.kernel.control import Condition, Effect, If, Not, Nothing, Seq
from sparktable.kernel.vocabulary.seats import EVERYBODY, OPPONENTS, OTHERS, YOU

from ..templates import Templates, expect
from .scene import EACH, FOE, IT, ONE, Scene, Tongue

EFFECTS: Templates[str] = Templates("effect")
CONDITIONS: Templates[str] = Templates("condition")

TYPES = {TRANSFORMER: "Transformer", COMBAT: "Combat", POWER: "Power Combat", SPECIAL: "Special"}
WHERE = {NEXT: " next to you", IN_POSITION: " you could attack", ANYWHERE: ""}
HAND_OF = {(FOE, ""): "the other player’s", (IT, ""): "its player’s", (ONE, OPPONENTS): "an opponent’s",
           (ONE, OTHERS): "another player’s", (EACH, OPPONENTS): "each opponent’s",
           (EACH, EVERYBODY): "every player’s", (EACH, YOU): "your own"}
PLAYERS = {(FOE, ""): "The other player", (IT, ""): "Its player", (ONE, OPPONENTS): "One opponent",
           (ONE, OTHERS): "One other player", (EACH, OPPONENTS): "Each opponent", (EACH, EVERYBODY): "Every player"}


def many(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def _it(scene: Scene) -> str:
    which, where = scene.it
    return {FOE: "the other Transformer", IT: "it", ONE: f"one opponent{WHERE.get(where, '')}",
            EACH: f"each opponent{WHERE.get(where, '')}"}[which]


def sentence(clause: str) -> str:
    return clause[:1].upper() + clause[1:]


def effect(node: Effect, scene: Scene) -> str:
    return EFFECTS.say(node, scene)


@EFFECTS(Seq)
def _seq(node: Seq, scene: Scene) -> str:
    return " ".join(effect(kid, scene) for kid in node.kids)


@EFFECTS(If)
def _if(node: If, scene: Scene) -> str:
    expect(isinstance(node.other, Nothing), node)
    said = effect(node.then, scene)
    return f"If {CONDITIONS.say(node.condition)}, {said[:1].lower()}{said[1:]}"


@CONDITIONS(DidDamage)
def _did_damage(node: Condition) -> str:
    return "the attack did damage"


@CONDITIONS(Not)
def _not(node: Not) -> str:
    expect(isinstance(node.condition, DidDamage), node)
    return "the attack did no damage"


@EFFECTS(MayMove)
def _may_move(node: MayMove, scene: Scene) -> str:
    return f"You may move up to {many(node.n, 'space')}."


@EFFECTS(MayPlace)
def _may_place(node: MayPlace, scene: Scene) -> str:
    return "You may put your pawn on any free space."


@EFFECTS(Push)
def _push(node: Push, scene: Scene) -> str:
    return f"You may move {_it(scene)} up to {many(node.n, 'space')}, but past nobody."


@EFFECTS(Damage)
def _damage(node: Damage, scene: Scene) -> str:
    return sentence(f"{_it(scene)} takes {node.n} damage.")


@EFFECTS(Repair)
def _repair(node: Repair, scene: Scene) -> str:
    return f"Repair {node.n} damage."


@EFFECTS(MoreActions)
def _more_actions(node: MoreActions, scene: Scene) -> str:
    return f"You have {many(node.n, 'more action')} this turn."


@EFFECTS(Draw)
def _draw(node: Draw, scene: Scene) -> str:
    return f"Draw {many(node.n, 'card')}."


@EFFECTS(Discard)
def _discard(node: Discard, scene: Scene) -> str:
    if node.who == YOU or scene.them == (EACH, YOU):
        return f"Discard {many(node.n, 'card')}."
    return f"{PLAYERS[scene.them]} discards {many(node.n, 'card')}."


@EFFECTS(PickUnseen)
def _pick_unseen(node: PickUnseen, scene: Scene) -> str:
    return f"Pick {many(node.n, 'card')} from {HAND_OF[scene.them]} hand without looking, to be discarded."


@EFFECTS(LookAndDiscard)
def _look(node: LookAndDiscard, scene: Scene) -> str:
    return f"Look at {HAND_OF[scene.them]} hand and choose 1 card of it to be discarded."


@EFFECTS(TakeBack)
def _take_back(node: TakeBack, scene: Scene) -> str:
    return f"Take a {TYPES[node.type]} card from your discard pile into your hand."


@EFFECTS(UseSpecial)
def _use_special(node: UseSpecial, scene: Scene) -> str:
    piles = scene.ruling(node.ruling) if node.ruling else node.piles
    whose = "any" if piles == ANY_PILE else "your"
    return f"Do what a different Special card in {whose} discard pile says, as if it were yours. It stays there."


@EFFECTS(AtOne, AtEach)
def _at(node: AtOne | AtEach, scene: Scene) -> str:
    named, inner = scene.at(node)
    said = effect(node.body, inner)
    return f"Choose an opponent{WHERE[node.where]}. {said}" if named else said


@EFFECTS(FromOne, EachPlayer)
def _players(node: FromOne | EachPlayer, scene: Scene) -> str:
    return effect(node.body, scene.of(node))


ENGLISH = Tongue(effect, TYPES, {
    "attack": "Attack", "defense": "Defense", "wounds": "Wounds", "combat": "Attack with it, or defend with it.",
    "chart": "Takes {wounds} damage and still stands. Mini-Con: {mini_con}.",
})
