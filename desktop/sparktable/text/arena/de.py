"""Battle for Cybertron auf Deutsch."""
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

TYPES = {TRANSFORMER: "Transformer", COMBAT: "Kampf", POWER: "Power-Kampf", SPECIAL: "Spezial"}
WHERE = {NEXT: " neben dir", IN_POSITION: " in Angriffsposition", ANYWHERE: ""}
HAND_OF = {(FOE, ""): "des anderen Spielers", (IT, ""): "seines Spielers", (ONE, OPPONENTS): "eines Gegners",
           (ONE, OTHERS): "eines anderen Spielers", (EACH, OPPONENTS): "jedes Gegners",
           (EACH, EVERYBODY): "jedes Spielers", (EACH, YOU): "deiner eigenen Seite"}
PLAYERS = {(FOE, ""): "Der andere Spieler", (IT, ""): "Sein Spieler", (ONE, OPPONENTS): "Ein Gegner",
           (ONE, OTHERS): "Ein anderer Spieler", (EACH, OPPONENTS): "Jeder Gegner",
           (EACH, EVERYBODY): "Jeder Spieler"}


def cards(n: int) -> str:
    return "1 Karte" if n == 1 else f"{n} Karten"


def spaces(n: int) -> str:
    return "1 Feld" if n == 1 else f"{n} Felder"


def effect(node: Effect, scene: Scene) -> str:
    return EFFECTS.say(node, scene)


@EFFECTS(Seq)
def _seq(node: Seq, scene: Scene) -> str:
    return " ".join(effect(kid, scene) for kid in node.kids)


@EFFECTS(If)
def _if(node: If, scene: Scene) -> str:
    expect(isinstance(node.other, Nothing), node)
    return f"{CONDITIONS.say(node.condition)}: {effect(node.then, scene)}"


@CONDITIONS(DidDamage)
def _did_damage(node: Condition) -> str:
    return "Hat der Angriff Schaden gemacht"


@CONDITIONS(Not)
def _not(node: Not) -> str:
    expect(isinstance(node.condition, DidDamage), node)
    return "Hat der Angriff keinen Schaden gemacht"


@EFFECTS(MayMove)
def _may_move(node: MayMove, scene: Scene) -> str:
    return f"Du darfst bis zu {spaces(node.n)} weit ziehen."


@EFFECTS(MayPlace)
def _may_place(node: MayPlace, scene: Scene) -> str:
    return "Du darfst deine Figur auf ein beliebiges freies Feld stellen."


@EFFECTS(Push)
def _push(node: Push, scene: Scene) -> str:
    which, where = scene.it
    whom = {FOE: "den anderen Transformer", IT: "ihn", ONE: f"einen Gegner{WHERE.get(where, '')}",
            EACH: f"jeden Gegner{WHERE.get(where, '')}"}[which]
    return f"Du darfst {whom} bis zu {spaces(node.n)} weit bewegen, aber an niemandem vorbei."


@EFFECTS(Damage)
def _damage(node: Damage, scene: Scene) -> str:
    which, where = scene.it
    who = {FOE: "Der andere Transformer", IT: "Er", ONE: f"Ein Gegner{WHERE.get(where, '')}",
           EACH: f"Jeder Gegner{WHERE.get(where, '')}"}[which]
    return f"{who} erhält {node.n} Schaden."


@EFFECTS(Repair)
def _repair(node: Repair, scene: Scene) -> str:
    return f"Repariere {node.n} Schaden."


@EFFECTS(MoreActions)
def _more_actions(node: MoreActions, scene: Scene) -> str:
    actions = "1 weitere Aktion" if node.n == 1 else f"{node.n} weitere Aktionen"
    return f"Du hast in diesem Zug {actions}."


@EFFECTS(Draw)
def _draw(node: Draw, scene: Scene) -> str:
    return f"Ziehe {cards(node.n)}."


@EFFECTS(Discard)
def _discard(node: Discard, scene: Scene) -> str:
    if node.who == YOU or scene.them == (EACH, YOU):
        return f"Lege {cards(node.n)} ab."
    return f"{PLAYERS[scene.them]} legt {cards(node.n)} ab."


@EFFECTS(PickUnseen)
def _pick_unseen(node: PickUnseen, scene: Scene) -> str:
    goes = "wird" if node.n == 1 else "werden"
    return f"Wähle ungesehen {cards(node.n)} aus der Hand {HAND_OF[scene.them]}: Sie {goes} abgelegt."


@EFFECTS(LookAndDiscard)
def _look(node: LookAndDiscard, scene: Scene) -> str:
    return f"Sieh dir die Hand {HAND_OF[scene.them]} an und wähle daraus 1 Karte, die abgelegt wird."


@EFFECTS(TakeBack)
def _take_back(node: TakeBack, scene: Scene) -> str:
    return f"Nimm eine Karte der Sorte {TYPES[node.type]} von deinem Ablagestapel auf die Hand."


@EFFECTS(UseSpecial)
def _use_special(node: UseSpecial, scene: Scene) -> str:
    piles = scene.ruling(node.ruling) if node.ruling else node.piles
    where = "eines beliebigen Ablagestapels" if piles == ANY_PILE else "deines Ablagestapels"
    return f"Tu, was eine andere Spezialkarte {where} sagt, als wäre es deine. Sie bleibt liegen."


@EFFECTS(AtOne, AtEach)
def _at(node: AtOne | AtEach, scene: Scene) -> str:
    named, inner = scene.at(node)
    said = effect(node.body, inner)
    return f"Wähle einen Gegner{WHERE[node.where]}. {said}" if named else said


@EFFECTS(FromOne, EachPlayer)
def _players(node: FromOne | EachPlayer, scene: Scene) -> str:
    return effect(node.body, scene.of(node))


GERMAN = Tongue(effect, TYPES, {
    "attack": "Angriff", "defense": "Verteidigung", "wounds": "Wunden",
    "combat": "Greife mit ihr an, oder verteidige dich mit ihr.",
    "chart": "Hält {wounds} Schaden aus und steht noch. Mini-Con: {mini_con}.",
})
