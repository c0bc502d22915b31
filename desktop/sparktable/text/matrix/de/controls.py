"""German sentences for how effects are put together."""
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
from .fights import ATTACK, target
from .grammar import Clause, Verb, capital, joined, sentences
from .nouns import ACC, gender, somebody
from .statics import static

MAY_YOU = Verb("", "darfst", "dürfen")


def told(effect: Effect, scene: Scene) -> Clause:
    """The clause for an effect as the rulings have it."""
    return do(settled(effect, scene), scene)


def after(effect: Effect, scene: Scene) -> Scene:
    """The scene once an effect is done: what a pronoun may mean now."""
    for part in effect.walk():
        if isinstance(part, Pick) and part.what is not IT:
            return replace(scene, many=not isinstance(part.n, int) or part.n > 1, gender=gender(part.what))
        if isinstance(part, resources.Draw | piles.RevealTop | piles.PlayTop):
            return replace(scene, many=False, gender="f")
    return scene


@EFFECTS(Nothing)
def _nothing(node: Nothing, scene: Scene) -> Clause:
    return Clause(Verb("tu", "tut", "tun"), "nichts")


@EFFECTS(Seq)
def _seq(node: Seq, scene: Scene) -> Clause:
    clauses: list[Clause] = []
    simple: list[Clause] = []
    before: Effect | None = None
    for kid in node.kids:
        part = settled(kid, scene)
        if isinstance(part, Nothing):
            continue
        clause = do(part, scene)
        apart = clause.whole or isinstance(part, May) or isinstance(before, May)
        if simple and (apart or (not scene.nested and clause.subject != simple[0].subject)):
            clauses.append(joined(simple, "und"))
            simple = []
        if apart:
            clauses.append(clause)
        elif len(simple) == 1 and before is not None and _in_order(before, part):
            simple = [replace(simple[0], others=((", dann", clause),), whole=True)]
        else:
            simple.append(clause)
        before = part
        scene = replace(after(part, scene), known=scene.them is not None)
    if simple:
        clauses.append(joined(simple, "und"))
    return sentences(clauses)


def _in_order(first: Effect, second: Effect) -> bool:
    """Whether "then" must stand between two effects."""
    drawing = isinstance(first, resources.Draw | resources.DrawMission | board.Peek | piles.ChooseCard)
    return (drawing and isinstance(second, Pick)) or (isinstance(first, piles.Discard) and isinstance(
        second, resources.Draw) and not isinstance(second.n, int))


def _may(inner: Clause) -> Clause:
    if inner.lead:
        return replace(_may(replace(inner, lead="")), lead=inner.lead, whole=True)
    if inner.subject == "du":
        return inner
    if inner.subject:
        return Clause(MAY_YOU, "bestimmen", "du", after=f": {inner.full}", whole=True)
    return Clause(MAY_YOU, inner.infinitive, "du", whole=inner.whole)


@EFFECTS(May)
def _may_do(node: May, scene: Scene) -> Clause:
    return _may(told(node.effect, replace(scene, nested=True)))


@EFFECTS(Choose, MayChoose)
def _choose(node: Choose, scene: Scene) -> Clause:
    options = [unguarded(settled(option, scene)) for option in node.choices]
    scene = replace(scene, nested=True)
    attacks = [option for option in options if isinstance(option, fight.Attack)]
    optional = isinstance(node, MayChoose)
    if len(attacks) == len(options) and len({id(option.what) for option in attacks}) == 1:
        inside = replace(scene, them=attacks[0].what, known=True, each=attacks[0].n >= MANY)
        effects = [told(option.effect, inside).full for option in attacks]
        clause = Clause(ATTACK, target(attacks[0], scene), after=f". Wähle dann: {_options(effects)}", whole=True)
        return _may(clause) if optional else clause
    clauses = [do(option, scene) for option in options]
    if node.by_them:
        merged = joined(clauses, "oder")
        return replace(merged, others=(*merged.others[:-1], (merged.others[-1][0], replace(
            merged.others[-1][1], after=" (nach ihrer Wahl)")))) if merged.others else merged
    if any(clause.whole for clause in clauses):
        said = _options([clause.full for clause in clauses])
        return Clause(Verb("wähle", "wählt", "wählen"), "", after=f": {said}", whole=True)
    merged = joined(clauses, "oder")
    return _may(merged) if optional else merged


def _options(effects: list[str]) -> str:
    return ("; ".join(effects[:-1]) + f"; oder {effects[-1]}").replace(". Wenn du das tust, ", ", dann ")


@EFFECTS(If, IfSeen)
def _if(node: If | IfSeen, scene: Scene) -> Clause:
    if isinstance(node, If) and truth(node.condition, scene) is not None:
        return told(node, scene)
    then = settled(node.then, scene)
    other = settled(node.other, scene) if node.other is not None else None
    if isinstance(node.condition, Not) and isinstance(node.condition.condition, Forced):
        unless = if_(node.condition.condition, scene)
        first = do(then, replace(scene, nested=True))
        return replace(first, after=f"{first.after}, außer wenn {unless}", whole=True)
    condition = if_(node.condition, scene)
    if isinstance(then, If) and truth(then.condition, scene) is None and isinstance(then.other, Nothing):
        condition, then = f"{condition} und {if_(then.condition, scene)}", then.then
    scene = replace(scene, nested=True)
    first = do(then, scene)
    clause = replace(first, lead=f"wenn {condition}", whole=True)
    if other is None or isinstance(other, Nothing):
        return clause
    second = do(other, scene)
    if first.whole or second.whole:
        return _followed(clause, f". Sonst {second.inverted}")
    return _followed(clause, f"; sonst {second.inverted}")


def _followed(clause: Clause, text: str) -> Clause:
    """The clause with more behind all that it says."""
    if clause.others:
        link, last = clause.others[-1]
        return replace(clause, others=(*clause.others[:-1], (link, _followed(last, text))))
    return replace(clause, after=clause.after.removesuffix(".") + text)


@EFFECTS(IfDo)
def _if_do(node: IfDo, scene: Scene) -> Clause:
    first_part = settled(node.first, scene)
    first = do(first_part, scene)
    later = replace(after(first_part, scene), known=scene.them is not None, nested=True)
    then, other = settled(node.then, later), settled(node.other, later)
    you = first.subject in ("", "du")
    text = ""
    if not isinstance(then, Nothing):
        second = do(then, later)
        does = "du das tust" if you or scene.each else "sie das tut"
        asks = isinstance(then, If | IfSeen)
        if speaks_of_it(then) and (asks or not isinstance(first_part, May)):
            text += f". {capital(second.full)}"
        elif isinstance(then, If) and not isinstance(then.other, Nothing):
            text += (f". Wenn {does}, {do(then.then, later).inverted}, falls {if_(then.condition, later)}, "
                     f"sonst {do(then.other, later).inverted}")
        else:
            text += f". Wenn {does}, {second.inverted}"
    if not isinstance(other, Nothing):
        cannot = "du das nicht kannst"
        if isinstance(other, If) and isinstance(other.condition, Taking):
            other = other.then
        elif not you:
            cannot = "sie das nicht kann" if scene.them is not None else "das unmöglich ist"
        text += f". Wenn {cannot}, {do(other, later).inverted}"
    return replace(_followed(first, text), whole=True)


@EFFECTS(board.ForCharacter)
def _for_character(node: board.ForCharacter, scene: Scene) -> Clause:
    inside = replace(scene, them=node.what, each=node.n >= MANY, known=False, nested=True)
    effect = settled(node.effect, scene)
    if isinstance(effect, Seq | Choose | MayChoose) and not node.n >= MANY:
        inner = do(effect, replace(inside, known=True))
        return Clause(Verb("wähle", "wählt", "wählen"), somebody(node.what, ACC, scene), after=f": {inner.full}",
                      whole=True)
    return do(effect, inside)


@EFFECTS(ThisTurn)
def _this_turn(node: ThisTurn, scene: Scene) -> Clause:
    return static(node.text, scene, NEXT if node.once else ACTIONS if node.actions_only else TURN)


@EFFECTS(ThisTurnFor)
def _this_turn_for(node: ThisTurnFor, scene: Scene) -> Clause:
    return static(node.text, scene, TURN, node.what)
