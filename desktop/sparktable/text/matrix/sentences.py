"""Headings and sentences for the frames that texts of the Matrix game stand in: triggers, prices, objectives, ends.

Each function gives whole sentences; "" where the rulings leave a text out.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.games.factions import FACTIONS
from sparktable.games.matrix import events, headings
from sparktable.games.matrix.card import CHARACTER, MISSION, POLITY, RELIC, SCHEME
from sparktable.games.matrix.headings import Objective, Payment, Thwart, When
from sparktable.games.matrix.ruleset import TEAM
from sparktable.games.matrix.verbs import conditions as asks
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.board import Clear, TakeCommand
from sparktable.games.matrix.verbs.choice import SpendFor
from sparktable.games.matrix.verbs.select import Cards, Chars, Kind
from sparktable.kernel.control import AtLeast, AtMost, Condition, Effect, If, Nothing
from sparktable.kernel.typed import EventKind
from sparktable.kernel.vocabulary.conditions import Both, OneOf
from sparktable.kernel.vocabulary.selections import Selection

from ..language import Clause, sentence
from ..phrases import Form, capital
from ..templates import Untold
from .amounts import window
from .conditions import compared, if_
from .controls import told
from .scene import MANY, Scene, open_parts, settled, truth
from .tongue import LEVELS


def effect(node: Effect, scene: Scene) -> str:
    """An effect as a sentence."""
    return "" if isinstance(settled(node, scene), Nothing) else sentence(told(node, scene))


def in_passing(node: Effect, scene: Scene) -> str:
    """The same behind "you may", or as a main clause where somebody else does it or there is more to say."""
    if isinstance(settled(node, scene), Nothing):
        return ""
    clause = told(node, scene)
    return clause.full if clause.whole or clause.subject not in scene.tongue.you else clause("may")


# --- triggers -------------------------------------------------------------------------------------------------


def deed(event: EventKind, of: Form, scene: Scene) -> Clause:
    """What you do: "land on a Site"."""
    return scene.clause(f"deed.{event}", of=of)


def _object(of: Selection | None, event: EventKind, scene: Scene) -> Form:
    if isinstance(of, Kind) and of.adversary and not of.types and event == events.MOVES_ONTO:
        return scene.tongue.words.phrase("an adversary card")
    return scene.of(of) if of is not None else scene.tongue.words.phrase(f"deed.of.{event}")


def when(node: When, scene: Scene) -> str:
    """A triggered text."""
    condition = node.condition
    if condition is not None and truth(condition, scene) is False:
        return ""
    kinds = (node.event,) if isinstance(node.event, str) else node.event
    lead = _moment(node, kinds, scene) + (scene.say("When.anybody") if node.anybody else "")
    if condition is not None and truth(condition, scene) is None and not _repeats(node):
        lead = scene.tongue.both([lead, if_(condition, scene)])
    inside = replace(scene, gender=scene.tongue.gender(node.of))
    if kinds[0] == events.MOVES_ONTO:
        inside = replace(inside, them=Chars(select.ANYBODY), known=True)
    return sentence(told(node.effect, inside).given(lead))


def _moment(node: When, kinds: Sequence[EventKind], scene: Scene) -> str:
    """"when you land on a Site", "the first time each turn you clear a Ruin"."""
    time = "next" if node.once else f"{'first' if node.first else ''}{' own' if node.own_turn else ''}".strip()
    if scene.has(f"event.{kinds[0]}"):
        return scene.say("When.event.first" if node.first else "When.event", event=scene.say(f"event.{kinds[0]}"))
    if scene.has(both := f"deed.{' or '.join(kinds)}") and len(kinds) > 1:
        said = scene.say(both, of=_object(node.of, kinds[0], scene))
    else:
        said = scene.tongue.listed([deed(event, _object(node.of, event, scene), scene)("when") for event in kinds],
                                   "or")
    head, _, rest = said.partition(" ")
    reflexive = head in scene.tongue.yourself
    return scene.say(f"When.{time}" if time else "When", yourself=f"{head} " if reflexive else "",
                     deed=rest if reflexive else said)


def _repeats(node: When) -> bool:
    """Whether the effect itself speaks of the characters that the condition asks about."""
    return any(isinstance(part, Chars) for part in node.effect.walk()) and node.condition is not None and any(
        isinstance(part, Chars) for part in node.condition.walk())


# --- prices ---------------------------------------------------------------------------------------------------


def price(node: Payment, scene: Scene) -> str:
    """What is paid: "2 {power}"."""
    if node.any_move:
        return scene.say("price.any move")
    move, alt_move, energon = node.move, 0, node.energon
    if isinstance(spend := node.effect, SpendFor):
        move, alt_move, energon = move + spend.move, spend.alt_move, energon + spend.energon
    parts = [scene.say(f"price.{name}", n=n) for n, name in (
        (node.power, "power"), (move, "move"), (alt_move, "alt move"), (energon, "energon"),
        (node.discard, "discard")) if n]
    return scene.tongue.listed(parts, "and")


def payment(node: Payment, scene: Scene) -> str:
    """A text with a price."""
    cost = price(node, scene)
    paid = node.effect.effect if isinstance(node.effect, SpendFor) else node.effect
    if isinstance(paid, Clear | TakeCommand):
        return scene.say("Payment.clear" if isinstance(paid, Clear) else "Payment.command", cost=cost)
    once = scene.card is not None and scene.card.type == CHARACTER and node.limit == 1
    head = f"{scene.say('Payment.once') if once else ''}{'' if node.discard else scene.say('Payment.spend')}{cost}"
    return f"**{capital(head)}:** {sentence(told(paid, scene))}"


def ability(node: headings.Ability, scene: Scene) -> str:
    """An Energon ability without its price."""
    scene = replace(scene, window=node.window)
    said, head = sentence(told(node.effect, scene)), window(node.window, scene)
    text = f"**{head}:** {said}" if head else said
    text += scene.say("Ability.most", n=node.most) if node.most < MANY else ""
    return text + (scene.say("Ability.any turn") if node.any_turn else "")


def start(node: headings.StartOfTurn, scene: Scene) -> str:
    """A text for the start of a turn."""
    done = settled(node.effect, scene)
    if not node.here:
        return scene.say("StartOfTurn", said=sentence(told(done, scene)))
    condition = scene.say("StartOfTurn.here")
    if isinstance(done, If):
        condition, done = scene.tongue.both([condition, if_(done.condition, scene)]), done.then
    return scene.say("StartOfTurn", said=sentence(told(done, scene).given(scene.say("If", condition=condition))))


def attack(node: headings.RevealAttack, scene: Scene) -> str:
    """A Boss's attack when it comes up."""
    return scene.say("RevealAttack", said=sentence(told(node.effect, scene)),
                     ambush=scene.say("RevealAttack.ambush") if node.ambush else "",
                     unblockable="" if node.blockable else scene.say("RevealAttack.unblockable"))


def encounter(node: headings.Encounter, scene: Scene) -> tuple[str, ...]:
    """Both halves; where the table's mode is not known and the second differs, that for each."""
    if (whom := scene.rulings.get("encounters")) is not None or node.among_rivals is None:
        said = sentence(told(node.confronted(whom or TEAM), scene))
    else:
        said = scene.say("Encounter.both.or experts" if node.spares_experts else "Encounter.both",
                         together=sentence(told(node.confrontation, scene)),
                         rivals=sentence(told(node.among_rivals, scene)))
    return (scene.say("Encounter.ambush", said=sentence(told(node.ambush, scene))),
            scene.say("Encounter.confrontation", said=said))


# --- objectives -----------------------------------------------------------------------------------------------


def objective(node: Objective, scene: Scene) -> str:
    """What a Mission asks for."""
    return scene.say("Objective.team" if node.team else "Objective", said=sentence(_goal(node, scene)))


def _goal(node: Objective, scene: Scene) -> str:
    condition = node.condition
    if node.event == events.ALWAYS:
        assert condition is not None
        return _brought_about(condition, scene)
    if condition is not None and scene.has(f"goal.{type(condition).__name__}"):
        return scene.say(f"goal.{type(condition).__name__}")
    if node.event == events.CLEARS and isinstance(condition, AtMost):
        return scene.say("goal.last Ruin")
    if node.count > 1 and scene.has(f"goal.{node.event}"):
        return scene.say(f"goal.{node.event}", n=node.count, different=node.different_spaces)
    if node.count > 1:
        things = scene.of(node.of)("several bare") if node.of is not None else scene.say("goal.cards")
        return deed(node.event, lambda form: scene.say("goal.in one turn", n=node.count, of=things), scene).full
    return deed(node.event, _object(node.of, node.event, scene), scene).full + _manner(condition, scene)


def _brought_about(condition: Condition, scene: Scene) -> str:
    """Something that must be so, said as an order."""
    if not isinstance(condition, AtLeast | AtMost):
        raise Untold(f"no words for {type(condition).__name__} as an objective")
    return compared(condition.value, condition.n, isinstance(condition, AtLeast), scene, "goal")


def _manner(condition: Condition | None, scene: Scene) -> str:
    """How it must be done, or to whom."""
    if condition is None:
        return ""
    if isinstance(condition, asks.Did):
        return scene.say("manner.flips" if condition.event == events.FLIPS else "manner.ambushed")
    if isinstance(condition, asks.FromAfar):
        return scene.say("manner.from afar", n=condition.distance)
    if isinstance(condition, asks.ByMargin):
        return scene.say("manner.by margin", n=condition.n)
    raise Untold(f"no words for {type(condition).__name__} in an objective")


# --- Schemes --------------------------------------------------------------------------------------------------


def thwart(nodes: Sequence[Thwart], scene: Scene) -> str:
    """How a Scheme is thwarted, in all the ways that the rulings leave open."""
    ways = [node for node in nodes if node.condition is None or truth(node.condition, scene) is not False]
    stays = [not node.anywhere and node.event != events.RUNS_EMPTY for node in ways]
    here = all(stays)
    words = [scene.tongue.while_here(_way(node, scene)) if stay and not here else _way(node, scene)
             for node, stay in zip(ways, stays, strict=True)]
    return scene.say("Thwart.here" if here else "Thwart", said=sentence(scene.tongue.ways(words)))


def _way(node: Thwart, scene: Scene) -> str:
    condition = node.condition
    given = ""
    if condition is not None and truth(condition, scene) is None:
        given = scene.say("provided", condition=if_(condition, scene))
    if node.contribute is not None:
        return _contribution(node, scene) + given
    if node.energon:
        more = scene.say("Thwart.per player", n=node.per_player) if node.per_player else ""
        return scene.say("Thwart.energon", n=node.energon, more=more) + given
    if node.event == events.RUNS_EMPTY:
        return scene.say("Thwart.runs empty") + given
    if node.event == events.BLOCKS_ATTACK:
        return scene.say("goal.BlockedForAnother") + (_blocking(condition, scene) if condition else "")
    if node.event and node.times > 1 and node.of is not None:
        things = f"{node.times} {scene.of(node.of)('several bare')}"
        return deed(node.event, lambda form: things, scene).full + scene.say("Thwart.laid") + given
    if node.event:
        return deed(node.event, _object(node.of, node.event, scene), scene).full + given
    assert condition is not None
    return scene.say("Thwart.power", n=node.power) + given if node.power else _brought_about(condition, scene)


def _blocking(condition: Condition, scene: Scene) -> str:
    parts = open_parts(condition, scene) if isinstance(condition, Both | OneOf) else [condition]
    return "".join(scene.say(f"manner.{type(part).__name__}") for part in parts)


def _contribution(node: Thwart, scene: Scene) -> str:
    assert isinstance(node.contribute, Cards)
    key = "total" if node.total_cost else "different" if node.different_costs else "cards"
    many = node.total_cost or node.cards > 1
    return scene.say(f"Thwart.{key}", n=node.cards, total=node.total_cost,
                     of=scene.tongue.bare(node.contribute, scene, bool(many)),
                     vault=node.contribute.zone == select.IN_VAULT)


# --- ends -----------------------------------------------------------------------------------------------------


def score(node: headings.Score, scene: Scene) -> str:
    """What a card costs at the end."""
    if node.per_damage:
        return scene.say("Score.damage", n=-node.vp, control=node.controlled)
    return scene.say("Score", n=f"−{-node.vp}" if node.vp < 0 else node.vp)


def worth(scene: Scene) -> str:
    """What a card is worth at the end."""
    card = scene.card
    assert card is not None
    if card.type == MISSION:
        return scene.say("Worth.mission", n=card.vp, loss=-card.score[0].vp if card.score else 0)
    if card.type == POLITY:
        return scene.say("Worth.polity", n=card.vp)
    return scene.say("Worth.vault", n=card.vp) if RELIC in card.types or card.type == SCHEME else ""


def type_line(scene: Scene) -> str:
    """"Robot · Autobot"."""
    card = scene.card
    assert card is not None
    parts = [scene.tongue.type_name(name) for name in (card.type, *card.extra_types)]
    parts += [FACTIONS[card.faction]] if card.faction is not None else []
    parts += [scene.say("level", level=LEVELS[card.level])] if card.level else []
    return " · ".join(parts)
