"""How effects of the Matrix game are put together: what is common to all languages."""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.matrix.verbs import board, choice, fight, piles, resources, select
from sparktable.games.matrix.verbs.conditions import Forced, Taking
from sparktable.games.matrix.verbs.ongoing import ThisTurn, ThisTurnFor
from sparktable.games.matrix.verbs.pick import Pick
from sparktable.kernel.control import Choose, Effect, If, IfDo, May, Not, Nothing, Seq

from ..language import Clause
from ..phrases import capital
from .conditions import if_
from .effects import EFFECTS, do, struck
from .scene import ACTIONS, MANY, NEXT, TURN, Scene, settled, speaks_of_it, truth, unguarded
from .statics import static


def told(effect: Effect, scene: Scene) -> Clause:
    """The clause for an effect as the rulings have it."""
    return do(settled(effect, scene), scene)


def after(effect: Effect, scene: Scene) -> Scene:
    """The scene once an effect is done: what "it" may mean now."""
    for part in effect.walk():
        if isinstance(part, Pick) and part.what is not select.IT:
            many = not isinstance(part.n, int) or part.n > 1
            return replace(scene, many=many, gender=scene.tongue.gender(part.what))
        if isinstance(part, resources.Draw | piles.RevealTop | piles.PlayTop):
            return replace(scene, many=False, gender=scene.tongue.gender(None))
    return scene


@EFFECTS(Seq)
def _seq(node: Seq, scene: Scene) -> Clause:
    tongue = scene.tongue
    clauses: list[Clause] = []
    simple: list[Clause] = []
    before: Effect | None = None
    ordered = False

    def close() -> None:
        if simple:
            in_order = ordered and len(simple) == 2
            clauses.append(tongue.in_order(*simple) if in_order else tongue.joined(simple, "and"))
            simple.clear()

    for kid in node.kids:
        part = settled(kid, scene)
        if isinstance(part, Nothing):
            continue
        clause = do(part, scene)
        apart = clause.whole or isinstance(part, May) or isinstance(before, May)
        if apart or (simple and not scene.nested and clause.subject != simple[0].subject):
            close()
        if apart:
            clauses.append(clause)
        else:
            ordered = bool(simple) and before is not None and _in_order(before, part)
            simple.append(clause)
        before = part
        scene = replace(after(part, scene), known=scene.them is not None)
    close()
    return tongue.sentences(clauses)


def _in_order(first: Effect, second: Effect) -> bool:
    """Whether "then" must stand between two effects."""
    drawing = isinstance(first, resources.Draw | resources.DrawMission | board.Peek | piles.ChooseCard)
    return (drawing and isinstance(second, Pick)) or (isinstance(first, piles.Discard) and isinstance(
        second, resources.Draw) and not isinstance(second.n, int))


@EFFECTS(May)
def _may(node: May, scene: Scene) -> Clause:
    return told(node.effect, replace(scene, nested=True, optional=True)).you_may()


@EFFECTS(Choose, choice.MayChoose)
def _choose(node: Choose, scene: Scene) -> Clause:
    tongue = scene.tongue
    options = [unguarded(settled(option, scene)) for option in node.choices]
    scene = replace(scene, nested=True)
    attacks = [option for option in options if isinstance(option, fight.Attack)]
    if len(attacks) == len(options) and len({id(option.what) for option in attacks}) == 1:
        first = attacks[0]
        inside = struck(first, replace(scene, nested=True))
        effects = tongue.options([told(option.effect, inside).full for option in attacks])
        said = scene.clause("Choose.attack", target=tongue.target(first, scene), options=effects, whole=True)
    else:
        clauses = [do(option, scene) for option in options]
        if node.by_them:
            its = scene.them is not None and not scene.each
            return tongue.joined(clauses, "or").plus(scene.say("Choose.by them", its=its))
        if any(clause.whole for clause in clauses):
            effects = tongue.options([clause.full for clause in clauses])
            said = scene.clause("Choose", options=effects, whole=True)
        else:
            said = tongue.joined(clauses, "or")
    return said.you_may() if isinstance(node, choice.MayChoose) else said


@EFFECTS(If, choice.IfSeen)
def _if(node: If | choice.IfSeen, scene: Scene) -> Clause:
    if isinstance(node, If) and truth(node.condition, scene) is not None:
        return told(node, scene)
    then = settled(node.then, scene)
    other = settled(node.other, scene) if node.other is not None else None
    if isinstance(node.condition, Not) and isinstance(node.condition.condition, Forced):
        unless = scene.say("provided.not", condition=if_(node.condition.condition, scene))
        return do(then, replace(scene, nested=True)).plus(unless, whole=True)
    condition = if_(node.condition, scene)
    if isinstance(then, If) and truth(then.condition, scene) is None and isinstance(then.other, Nothing):
        condition = f"{condition} {scene.say('list.and')} {if_(then.condition, scene)}"
        then = then.then
    scene = replace(scene, nested=True)
    first = do(then, scene)
    clause = first.given(scene.say("If", condition=condition))
    if other is None or isinstance(other, Nothing):
        return clause
    second = do(other, scene)
    apart = first.whole or second.whole
    return clause.then(scene.say("If.otherwise.apart" if apart else "If.otherwise", effect=second))


@EFFECTS(IfDo)
def _if_do(node: IfDo, scene: Scene) -> Clause:
    first_part = settled(node.first, scene)
    first = do(first_part, scene)
    later = replace(after(first_part, scene), known=scene.them is not None, nested=True)
    then, other = settled(node.then, later), settled(node.other, later)
    you = first.subject in scene.tongue.you
    text = ""
    if not isinstance(then, Nothing):
        does = scene.say(f"IfDo.{'so.' if scene.optional or isinstance(first_part, May) else ''}"
                         f"{'you' if you or scene.each else 'it'}")
        asks = isinstance(then, If | choice.IfSeen)
        if speaks_of_it(then) and (asks or not isinstance(first_part, May)):
            text += f". {capital(do(then, later).full)}"
        elif isinstance(then, If) and not isinstance(then.other, Nothing):
            text += scene.say("IfDo.if", does=does, effect=do(then.then, later),
                              condition=if_(then.condition, later), other=do(then.other, later))
        else:
            text += scene.say("IfDo", does=does, effect=do(then, later))
    if not isinstance(other, Nothing):
        cannot = "you" if you else "it" if scene.them is not None else "impossible"
        if isinstance(other, If) and isinstance(other.condition, Taking):
            cannot, other = "you", other.then
        text += scene.say("IfDo.otherwise", cannot=scene.say(f"IfDo.cannot.{cannot}"), effect=do(other, later))
    return first.then(text)


@EFFECTS(board.ForCharacter)
def _for_character(node: board.ForCharacter, scene: Scene) -> Clause:
    inside = replace(scene, them=node.what, each=node.n >= MANY, known=False, nested=True, optional=False)
    effect = settled(node.effect, scene)
    if isinstance(effect, Seq | Choose | choice.MayChoose) and not node.n >= MANY:
        inner = do(effect, replace(inside, known=True))
        return scene.clause("ForCharacter", what=scene.of(node.what), effect=inner, whole=True)
    return do(effect, inside)


@EFFECTS(ThisTurn)
def _this_turn(node: ThisTurn, scene: Scene) -> Clause:
    return static(node.text, scene, NEXT if node.once else ACTIONS if node.actions_only else TURN)


@EFFECTS(ThisTurnFor)
def _this_turn_for(node: ThisTurnFor, scene: Scene) -> Clause:
    return static(node.text, scene, TURN, node.what)
