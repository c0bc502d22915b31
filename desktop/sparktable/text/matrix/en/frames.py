"""English headings and sentences for the frames that texts stand in: triggers, prices, objectives, ends."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from sparktable.games.matrix import events, headings
from sparktable.games.matrix.card import BASIC, CHARACTER, DAMAGE, MISSION, POLITY, RELIC, SCHEME
from sparktable.games.matrix.headings import Objective, Payment, Thwart, When
from sparktable.games.matrix.state import FACTIONS
from sparktable.games.matrix.verbs import conditions as asks
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.board import Clear, TakeCommand
from sparktable.games.matrix.verbs.choice import SpendFor
from sparktable.games.matrix.verbs.select import Cards, Chars, Kind, Selection
from sparktable.kernel.control import AtMost, Condition, Effect, If, Nothing

from ..scene import Scene, open_parts, settled, together, truth
from .conditions import if_
from .controls import told
from .grammar import Clause, capital, joined, listed, sentence
from .nouns import LEVELS, NOUNS, noun, one, several, this
from .purposes import window

_BARE = {events.MOVES_ONTO: "land on", events.GAINS: "buy or gain", events.COMMANDS: "take command of",
         events.PEEKS: "peek at", events.DEFEATS: "defeat", events.CLEARS: "clear", events.PLAYS: "play",
         events.ASSISTS: "use", events.BUYS: "buy", events.FLIPS: "turn up"}
_OBJECT = {events.MOVES_ONTO: "a card", events.GAINS: "a card", events.COMMANDS: "any Polity", events.PEEKS: "a card",
           events.DEFEATS: "an Adversary", events.CLEARS: "a Ruin", events.PLAYS: "a card",
           events.ASSISTS: "a card", events.BUYS: "a card", events.FLIPS: "a card"}
_WHOLE = {events.COMPLETES_MISSION: "complete a Mission", events.GAINS_ENERGON: "gain {energon}",
          events.AMBUSHED: "are Ambushed", events.CAUSES_AMBUSH: "cause an Ambush on an Adversary",
          events.CONVERTS: "Convert", events.REPAIRS: "repair {damage}", events.DESTROYS_DAMAGE: "destroy {damage}",
          events.BLOCKS_ATTACK: "Block an Attack"}
_OTHERS = {events.SPACE_EMPTIES: "the Matrix gets an empty space", events.TURN_ENDS: "your turn ends",
           events.BATTLE_ENDS: "a battle ends"}


def _object(of: Selection | None, event: str, scene: Scene) -> str:
    if of is None:
        return _OBJECT[event]
    if isinstance(of, Kind) and of.adversary and not of.types and event == events.MOVES_ONTO:
        return "an Adversary card"
    return one(of, scene, where=False)


def deed(event: str, of: Selection | None, scene: Scene) -> str:
    """What you do, as a verb phrase: "move onto a Site"."""
    if event == events.ASSISTS:
        return f"use {_object(of, event, scene)} as an Assist"
    return f"{_BARE[event]} {_object(of, event, scene)}" if event in _BARE else _WHOLE[event]


def when(node: When, scene: Scene) -> str:
    """A triggered text; "" if the rulings leave it out."""
    if node.condition is not None and truth(node.condition, scene) is False:
        return ""
    kinds = node.events
    condition = node.condition
    if kinds[0] == events.RUNS_EMPTY:
        start = f"when {this(scene)} has no {{energon}} left"
    elif kinds[0] in _OTHERS:
        start = f"{'the first time each turn that' if node.first else 'when'} {_OTHERS[kinds[0]]}"
    else:
        if kinds == (events.PLAYS, events.ASSISTS):
            what = f"play {_object(node.of, events.PLAYS, scene)} or use one as an Assist"
        elif kinds == (events.REPAIRS, events.DESTROYS_DAMAGE):
            what = "repair or destroy {damage}"
        else:
            what = listed([deed(event, node.of, scene) for event in kinds], "or")
        if node.once:
            start = f"the next time this turn you {what}"
        elif node.first:
            start = f"the first time {'on your turn that' if node.own_turn else 'each turn'} you {what}"
        else:
            start = f"when you {what}{' on your turn' if node.own_turn else ''}"
        start += ", even on another player's turn" if node.anybody else ""
    if condition is not None and truth(condition, scene) is None and not _repeats(node):
        start += f" and {if_(condition, scene)}"
    inside = replace(scene, them=Chars(select.ANYBODY), known=True) if kinds[0] == events.MOVES_ONTO else scene
    clause = told(node.effect, inside)
    return sentence(f"{start}, {clause.full}")


def _repeats(node: When) -> bool:
    """Whether the effect itself speaks of the characters that the condition asks about."""
    return any(isinstance(part, Chars) for part in node.effect.walk()) and node.condition is not None and any(
        isinstance(part, Chars) for part in node.condition.walk())


def price(node: Payment, scene: Scene) -> str:
    """What is paid: "2 {power}"."""
    if node.any_move:
        return "X {move}"
    spend = node.effect if isinstance(node.effect, SpendFor) else None
    energon = node.energon + (spend.energon if spend else 0)
    move, alt_move = node.move + (spend.move if spend else 0), spend.alt_move if spend else 0
    parts = [f"{n} {name}" for n, name in ((node.power, "{power}"), (move, "{move}"),
                                           (alt_move, "{move} of this side"), (energon, "{energon}")) if n]
    if node.discard:
        parts.append(f"discard {node.discard} card{'' if node.discard == 1 else 's'}")
    return listed(parts, "and")


def payment(node: Payment, scene: Scene) -> str:
    """A text with a price."""
    cost = price(node, scene)
    effect = node.effect.effect if isinstance(node.effect, SpendFor) else node.effect
    if isinstance(effect, Clear):
        return f"**Clear:** spend {cost}."
    if isinstance(effect, TakeCommand):
        return f"**Command:** spend {cost}, and 1 more {{power}} for each Polity your Adversaries command."
    clause = told(effect, scene)
    character = scene.card is not None and scene.card.type == CHARACTER
    once = "Once per turn, " if character and node.limit == 1 else ""
    verb = "" if node.discard else "spend " if once else "Spend "
    head = capital(f"{once}{verb}{cost}")
    return f"**{head}:** {sentence(clause)}"


def ability(node: headings.Ability, scene: Scene) -> str:
    """An Energon ability without its price."""
    scene = replace(scene, window=node.window)
    clause = told(node.effect, scene)
    head = window(node.window)
    text = f"**{head}:** {sentence(clause)}" if head else sentence(clause)
    if node.most < 99:
        text += f" X is {node.most} at most."
    return text + (" You may do so on anybody's turn." if node.any_turn else "")


def start(node: headings.StartOfTurn, scene: Scene) -> str:
    """A text for the start of a turn."""
    effect = settled(node.effect, scene)
    if node.here:
        condition = "you are here"
        if isinstance(effect, If):
            condition, effect = f"you are here and {if_(effect.condition, scene)}", effect.then
        return f"**Start of Turn:** If {condition}, {sentence(told(effect, scene))[0].lower()}" + sentence(
            told(effect, scene))[1:]
    return f"**Start of Turn:** {sentence(told(effect, scene))}"


def attack(node: headings.RevealAttack, scene: Scene) -> str:
    """A Boss's attack when it comes up."""
    text = f"**Reveal Attack:** {sentence(told(node.effect, scene))}"
    if node.ambush:
        text += " Then you are Ambushed."
    return text if node.blockable else f"{text} Nobody can Block this Attack."


def encounter(node: headings.Encounter, scene: Scene) -> tuple[str, ...]:
    return (f"**Ambush:** {sentence(told(node.ambush, scene))}",
            f"**Confrontation:** {_confrontation(node, scene)}")


def _confrontation(node: headings.Encounter, scene: Scene) -> str:
    """That of the table's mode; where none is known and they differ, both."""
    if (team := together(scene)) is not None or node.among_rivals is None:
        return sentence(told(node.confronted(team is not False), scene))
    return (f"Together or solo: {sentence(told(node.confrontation, scene))} "
            f"As rivals: {sentence(told(node.among_rivals, scene))}")


# --- objectives -----------------------------------------------------------------------------------------------


def objective(node: Objective, scene: Scene) -> str:
    """What a Mission asks for."""
    text = _goal(node, scene)
    return f"**Team objective:** {sentence(text)}" if node.team else f"**Objective:** {sentence(text)}"


def _goal(node: Objective, scene: Scene) -> str:
    condition = node.condition
    if node.event == headings.ALWAYS:
        assert condition is not None
        text = if_(condition, scene)
        return text.replace("you have", "a player of your team has", 1) if node.team else text.removeprefix("you ")
    if isinstance(condition, asks.DefenceHeld):
        return "resolve a defensive Assist in a Confrontation that your Adversary loses"
    if isinstance(condition, asks.BlockedForAnother):
        return "Block an Attack on another character"
    if isinstance(condition, asks.TakenFromAdversaries):
        return "take command of a Polity that your Adversaries command"
    if node.event == events.CLEARS and isinstance(condition, AtMost):
        return "clear the last Ruin in the Matrix that can be cleared"
    if node.count > 1:
        if node.event == events.MOVES_ONTO:
            return f"land on {node.count} {'different spaces' if node.different_spaces else 'cards'} in one turn"
        if node.event == events.CONVERTS:
            return f"Convert {node.count} times in one turn"
        things = several(node.of, scene, where=False) if node.of is not None else "cards"
        return f"{_BARE[node.event]} {node.count} {things} in one turn"
    text = deed(node.event, node.of, scene)
    return text + _suffix(condition)


def _suffix(condition: Condition | None) -> str:
    if condition is None:
        return ""
    if isinstance(condition, asks.Did):
        return " that you turned up this turn" if condition.event == events.FLIPS else " that Ambushed you this turn"
    if isinstance(condition, asks.FromAfar):
        return f" in a battle from at least {condition.distance} spaces away"
    if isinstance(condition, asks.ByMargin):
        return f" with at least {condition.n} {{power}} more than needed"
    raise TypeError(f"no words for {type(condition).__name__} in an objective")


# --- Schemes --------------------------------------------------------------------------------------------------


class Way(NamedTuple):
    """How a Scheme can be thwarted."""

    text: str
    here: bool


def thwart(nodes: Sequence[Thwart], scene: Scene) -> str:
    """How a Scheme is thwarted, in all the ways that the rulings leave open."""
    ways = [_way(node, scene) for node in nodes
            if node.condition is None or truth(node.condition, scene) is not False]
    here = all(way.here for way in ways)
    words = [way.text if here or not way.here else _while_here(way.text) for way in ways]
    return f"**{'Thwart here' if here else 'Thwart'}:** {sentence(joined([Clause(text) for text in words], 'or'))}"


def _while_here(text: str) -> str:
    """A way that asks for the character's presence, where another does not."""
    doing, if_, condition = text.partition(" if ")
    return f"{doing} while here{if_}{condition}"


def _way(node: Thwart, scene: Scene) -> Way:
    condition = node.condition
    open_ = condition is not None and truth(condition, scene) is None
    if node.contribute is not None:
        text = _contribution(node, scene)
    elif node.energon:
        more = f", and {node.per_player} more for each player" if node.per_player else ""
        text = f"contribute {node.energon} {{energon}}{more}"
    elif node.event == events.RUNS_EMPTY:
        text = f"rescue the last card under {this(scene)}"
    elif node.event == events.BLOCKS_ATTACK:
        text = "Block an Attack on another character" + (_blocking(condition, scene) if condition else "")
        open_ = False
    elif node.event:
        text = deed(node.event, node.of, scene)
        if node.times > 1 and node.of is not None:
            things = several(node.of, scene, where=False)
            text = f"{_BARE[node.event]} {node.times} {things}, which are laid under this card"
    else:
        assert condition is not None
        asked = if_(condition, scene)
        text = f"spend {node.power} {{power}} if {asked}" if node.power else asked.removeprefix("you ")
        open_ = False
    if open_ and condition is not None:
        text += f" if {if_(condition, scene)}"
    return Way(text, not node.anywhere and node.event != events.RUNS_EMPTY)


def _blocking(condition: Condition, scene: Scene) -> str:
    parts = open_parts(condition, scene) if isinstance(condition, asks.Both | asks.OneOf) else [condition]
    words = {asks.Taking: " on your turn", asks.BlockedByCard: " with a card from your hand"}
    return "".join(words[type(part)] for part in parts)


def _contribution(node: Thwart, scene: Scene) -> str:
    assert isinstance(node.contribute, Cards)
    vault = node.contribute.zone == select.IN_VAULT
    source = "from your Vault" if vault else "from your hand"
    things = noun(node.contribute, where=False)
    if node.total_cost:
        return f"contribute {things.phrase(True)} {source} with a total cost of {node.total_cost} or more"
    different = " of different costs" if node.different_costs else ""
    return f"contribute {f'{node.cards} {things.phrase(node.cards > 1)}'}{different} {source}"


# --- ends -----------------------------------------------------------------------------------------------------


def score(node: headings.Score, scene: Scene) -> str:
    if node.per_damage:
        held = "control" if node.controlled else "own"
        return f"**End of Game:** every 2 {{damage}} you {held} cost you {-node.vp} {{vp}}."
    return f"**End of Game:** {node.vp} {{vp}}.".replace("-", "−")


def worth(scene: Scene) -> str:
    """What a card is worth at the end."""
    card = scene.card
    assert card is not None
    if card.type == MISSION:
        loss = -card.score[0].vp if card.score else 0
        return f"**Completed:** {card.vp} {{vp}}. **Open at the end:** −{loss} {{vp}}."
    if card.type == POLITY:
        return f"**Commanded at the end:** {card.vp} {{vp}} for the team."
    if RELIC in card.types or card.type == SCHEME:
        return f"**In your Vault at the end:** {card.vp} {{vp}}."
    return ""


def type_line(scene: Scene) -> str:
    """"Robot · Autobot"."""
    card = scene.card
    assert card is not None
    short = {BASIC: "Basic", DAMAGE: "Damage"}.get(card.type, NOUNS[card.type][0])
    names = [short, *(NOUNS[name][0] for name in card.extra_types)]
    parts = [capital(" · ".join(names))]
    if card.faction is not None:
        parts.append(FACTIONS[card.faction])
    if card.level:
        parts.append(f"Level {LEVELS[card.level]}")
    return " · ".join(parts)


def subtype(scene: Scene) -> str:
    """"Terrorcon", "Cooperative"."""
    assert scene.card is not None
    return scene.card.subtype.removesuffix(" Scheme")


def effect(node: Effect, scene: Scene) -> str:
    """An effect as a sentence; "" if the rulings leave it out."""
    chosen = settled(node, scene)
    return "" if isinstance(chosen, Nothing) else sentence(told(chosen, scene))
