"""English sentences for how effects are put together."""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.matrix.verbs import board, fight, piles, resources
from sparktable.games.matrix.verbs.conditions import Forced
from sparktable.games.matrix.verbs.ongoing import ThisTurn, ThisTurnFor
from sparktable.games.matrix.verbs.pick import Pick
from sparktable.kernel.control import Choose, Effect, If, IfDo, May, Not, Nothing, Seq
from sparktable.kernel.vocabulary.choices import IfSeen, MayChoose
from sparktable.kernel.vocabulary.conditions import Taking
from sparktable.kernel.vocabulary.selections import IT

from ..scene import ACTIONS, MANY, NEXT, TURN, Scene, settled, speaks_of_it, truth, unguarded
from .conditions import if_
from .effects import EFFECTS, do
from .fights import target
from .grammar import Clause, capital, joined, sentences
from .nouns import somebody, them
from .statics import static


def told(effect: Effect, scene: Scene) -> Clause:
    """The clause for an effect as the rulings have it."""
    return do(settled(effect, scene), scene)


def after(effect: Effect, scene: Scene) -> Scene:
    """The scene once an effect is done: what "it" may mean now."""
    for part in effect.walk():
        if isinstance(part, Pick) and part.what is not IT:
            return replace(scene, many=not isinstance(part.n, int) or part.n > 1)
    return scene


@EFFECTS(Nothing)
def _nothing(node: Nothing, scene: Scene) -> Clause:
    return Clause("do nothing")


@EFFECTS(Seq)
def _seq(node: Seq, scene: Scene) -> Clause:
    clauses: list[Clause] = []
    simple: list[Clause] = []
    ordered = False

    def close() -> None:
        if simple:
            clauses.append(Clause(", then ".join(part.full for part in simple), whole=True)
                           if ordered and len(simple) == 2 else joined(simple, "and"))
            simple.clear()

    for index, part in enumerate(node.kids):
        part = settled(part, scene)
        if simple and not scene.nested and _subject(part, scene) != simple[0].subject:
            close()
        if isinstance(part, Nothing):
            continue
        clause = do(part, scene)
        if clause.whole or isinstance(part, May) or (index and isinstance(node.kids[index - 1], May)):
            close()
            clauses.append(clause)
        else:
            ordered = bool(simple) and _in_order(node.kids[index - 1], part)
            simple.append(clause)
        scene = replace(after(part, scene), known=scene.them is not None)
    close()
    return sentences(clauses)


def _subject(part: Effect, scene: Scene) -> str:
    return do(part, scene).subject


def _in_order(first: Effect, second: Effect) -> bool:
    """Whether "then" must stand between two effects."""
    drawing = isinstance(first, resources.Draw | resources.DrawMission | board.Peek | piles.ChooseCard)
    return (drawing and isinstance(second, Pick)) or (isinstance(first, piles.Discard) and isinstance(
        second, resources.Draw) and not isinstance(second.n, int))


@EFFECTS(May)
def _may(node: May, scene: Scene) -> Clause:
    inner = told(node.effect, replace(scene, nested=True, optional=True))
    return Clause(f"may {inner.as_you}", "you", inner.whole)


@EFFECTS(Choose, MayChoose)
def _choose(node: Choose, scene: Scene) -> Clause:
    options = [unguarded(settled(option, scene)) for option in node.choices]
    scene = replace(scene, nested=True)
    attacks = [option for option in options if isinstance(option, fight.Attack)]
    subject = "you" if isinstance(node, MayChoose) else ""
    may = "may " if subject else ""
    if len(attacks) == len(options) and len({id(option.what) for option in attacks}) == 1:
        inside = replace(scene, them=attacks[0].what, known=True, each=attacks[0].n >= MANY)
        effects = [do(option.effect, inside).full for option in attacks]
        return Clause(f"{may}Attack {target(attacks[0])} and choose one: {_options(effects)}", subject, True)
    clauses = [do(option, scene) for option in options]
    if node.by_them:
        who = them(replace(scene, known=True))
        whose = "its" if who == "it" else "their"
        return Clause(f"{joined(clauses, 'or').text} ({whose} choice)", clauses[0].subject)
    if any(clause.whole for clause in clauses):
        return Clause(f"{may}choose one: {_options([clause.full for clause in clauses])}", subject, True)
    merged = joined(clauses, "or")
    return Clause(f"{may}{merged.as_you}", subject) if subject else merged


def _options(effects: list[str]) -> str:
    return ("; ".join(effects[:-1]) + f"; or {effects[-1]}").replace(". If you do, ", ", then ")


@EFFECTS(If, IfSeen)
def _if(node: If | IfSeen, scene: Scene) -> Clause:
    if isinstance(node, If) and truth(node.condition, scene) is not None:
        return do(settled(node, scene), scene)
    then = settled(node.then, scene)
    other = settled(node.other, scene) if node.other is not None else None
    condition = if_(node.condition, scene)
    if isinstance(then, If) and truth(then.condition, scene) is None and isinstance(then.other, Nothing):
        condition, then = f"{condition} and {if_(then.condition, scene)}", then.then
    scene = replace(scene, nested=True)
    first = do(then, scene)
    if isinstance(node.condition, Not) and isinstance(node.condition.condition, Forced):
        return Clause(f"{first.text} unless {if_(node.condition.condition, scene)}", first.subject, whole=True)
    text = f"if {condition}, {first.full}"
    if other is None or isinstance(other, Nothing):
        return Clause(text, whole=True)
    second = do(other, scene)
    if first.whole or second.whole:
        return Clause(f"{text.removesuffix('.')}. Otherwise, {second.full}", whole=True)
    return Clause(f"{text}; otherwise, {second.full}", whole=True)


@EFFECTS(IfDo)
def _if_do(node: IfDo, scene: Scene) -> Clause:
    first_part = settled(node.first, scene)
    first = do(first_part, scene)
    later = replace(after(first_part, scene), known=scene.them is not None, nested=True)
    text = first.text
    then, other = settled(node.then, later), settled(node.other, later)
    does = "if it does" if first.subject not in ("", "you") and not scene.each else "if you do"
    does = capital("if so" if scene.optional or isinstance(first_part, May) else does)
    if not isinstance(then, Nothing):
        second = do(then, later)
        asks = isinstance(then, If | IfSeen)
        if speaks_of_it(then) and (asks or not isinstance(first_part, May)):
            text += f". {capital(second.full)}"
        elif isinstance(then, If) and not isinstance(then.other, Nothing):
            text += (f". {does}, {do(then.then, later).full} if {if_(then.condition, later)}, "
                     f"otherwise {do(then.other, later).full}")
        else:
            text += f". {does}, {second.full}"
    if not isinstance(other, Nothing):
        cannot = "you cannot"
        if isinstance(other, If) and isinstance(other.condition, Taking):
            other = other.then
        elif first.subject not in ("", "you"):
            cannot = "it cannot" if scene.them is not None else "that is impossible"
        text += f". If {cannot}, {do(other, later).full}"
    return Clause(text, first.subject, True)


@EFFECTS(board.ForCharacter)
def _for_character(node: board.ForCharacter, scene: Scene) -> Clause:
    inside = replace(scene, them=node.what, each=node.n >= MANY, known=False, nested=True, optional=False)
    effect = settled(node.effect, scene)
    if isinstance(effect, Seq | Choose | MayChoose) and not node.n >= MANY:
        inner = do(effect, replace(inside, known=True))
        return Clause(f"choose {somebody(node.what)}: {inner.full}", whole=True)
    return do(effect, inside)


@EFFECTS(ThisTurn)
def _this_turn(node: ThisTurn, scene: Scene) -> Clause:
    return static(node.text, scene, NEXT if node.once else ACTIONS if node.actions_only else TURN)


@EFFECTS(ThisTurnFor)
def _this_turn_for(node: ThisTurnFor, scene: Scene) -> Clause:
    return static(node.text, scene, TURN, node.what)


