"""What a text of the Matrix game does, as clauses.

A verb says the sentence that bears its name ("Gain": "[gain] {what}{to}") with its own fields; of "it" the one that
ends in ".it" where there is one. A verb that says more than that has a function here.
"""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.matrix.state import ALT, ANY_USE
from sparktable.games.matrix.verbs import board, choice, fight, piles, resources, select
from sparktable.games.matrix.verbs.fight import Assists
from sparktable.games.matrix.verbs.select import Cards, Chars
from sparktable.kernel.control import Effect
from sparktable.kernel.vocabulary.choices import Consent
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.seats import CHANCE, NEXT_PLAYER, THEM, YOU
from sparktable.kernel.vocabulary.selections import IT

from ..language import Clause
from ..templates import Templates
from .amounts import facts, in_use, number
from .scene import MANY, Scene, settled

EFFECTS: Templates[Clause] = Templates("effect")


def do(effect: Effect, scene: Scene) -> Clause:
    """The clause for an effect."""
    name = type(effect).__name__
    if effect in EFFECTS or not scene.has(name):
        return EFFECTS.say(effect, scene)
    subject = scene.tongue.them(scene) if getattr(effect, "who", YOU) != YOU else ""
    of_it = getattr(effect, "what", None) is IT and scene.has(f"{name}.it")
    return scene.clause(f"{name}.it" if of_it else name, subject, **facts(effect, scene))


# --- what is gained and lost ----------------------------------------------------------------------------------


@EFFECTS(resources.Repair)
def _repair(node: resources.Repair, scene: Scene) -> Clause:
    return scene.clause("Repair" if node.who == YOU else "Repair.them", n=node.n, up_to=node.up_to)


@EFFECTS(resources.Draw)
def _draw(node: resources.Draw, scene: Scene) -> Clause:
    if isinstance(node.n, int):
        return scene.clause("Draw", n=node.n)
    assert isinstance(node.n, Count) and node.n.what is IT
    return scene.clause("Draw.fewer" if node.n.plus else "Draw.as many", n=-node.n.plus)


@EFFECTS(resources.AddPower)
def _add_power(node: resources.AddPower, scene: Scene) -> Clause:
    use = f" {in_use(node.use, scene)}" if node.use not in (ANY_USE, scene.window) else ""
    versus = f" {scene.say(f'versus.{node.versus}')}" if node.versus else ""
    return scene.clause("AddPower", n=number(node.n, scene), purpose=use + versus, pool=node.pool)


@EFFECTS(resources.Strengthen)
def _strengthen(node: resources.Strengthen, scene: Scene) -> Clause:
    gains = [number(node.power, scene)("+power")] if node.power else []
    gains += [number(node.move, scene)("+move")] if node.move else []
    return scene.clause("Strengthen", what=scene.picked(node), gains=scene.tongue.listed(gains, "and"))


# --- cards on their way ---------------------------------------------------------------------------------------


@EFFECTS(piles.Discard)
def _discard(node: piles.Discard, scene: Scene) -> Clause:
    cards = node.what if isinstance(node.what, Cards) else None
    whole = isinstance(node.n, int) and node.n >= MANY
    if cards is not None and cards.whose == THEM:  # their choice, yours or nobody's
        key = {YOU: ".chosen", CHANCE: ".at random"}.get(node.by, ".hand" if whole else "")
        return scene.clause(f"Discard.theirs{key}", n=node.n)
    if isinstance(node.n, Count):
        return scene.clause("Discard.down to", n=-node.n.plus)
    if cards is not None and cards.zone == select.IN_HAND and not cards.particular and not whole:
        return scene.clause("Discard.cards", n=node.n)
    return scene.clause("Discard", what=scene.picked(node))


@EFFECTS(piles.Destroy)
def _destroy(node: piles.Destroy, scene: Scene) -> Clause:
    return scene.clause("Destroy.at random" if node.by == CHANCE else "Destroy", what=scene.picked(node))


@EFFECTS(piles.Give)
def _give(node: piles.Give, scene: Scene) -> Clause:
    zones = select.as_tuple(node.what.zone) if isinstance(node.what, Cards) else ()
    key = "Give.mission" if zones == (select.MISSIONS,) else "Give.either" if len(zones) > 1 else "Give"
    return scene.clause(key, what=scene.picked(node))


@EFFECTS(piles.PutOnTop)
def _put_on_top(node: piles.PutOnTop, scene: Scene) -> Clause:
    missions = isinstance(node.what, Cards) and node.what.zone == select.MISSIONS
    return scene.clause("PutOnTop.missions" if missions else "PutOnTop", what=scene.picked(node))


@EFFECTS(piles.RevealTop)
def _reveal_top(node: piles.RevealTop, scene: Scene) -> Clause:
    return scene.clause("RevealTop")


# --- characters and the Matrix --------------------------------------------------------------------------------


@EFFECTS(board.Convert)
def _convert(node: board.Convert, scene: Scene) -> Clause:
    return scene.clause("Convert" if node.to is None else "Convert.alt" if node.to == ALT else "Convert.bot")


@EFFECTS(board.Teleport)
def _teleport(node: board.Teleport, scene: Scene) -> Clause:
    far = "anywhere" if node.reach is None else "near" if node.reach == 1 else "far"
    said = scene.clause(f"Teleport.{far if node.onto is None else 'onto'}", **facts(node, scene))
    if node.along is None:
        return said
    return said.plus(scene.say("Teleport.along", along=scene.of(node.along)), whole=True)


@EFFECTS(board.Push)
def _push(node: board.Push, scene: Scene) -> Clause:
    return scene.clause({THEM: "Push.themselves", NEXT_PLAYER: "Push.next"}.get(node.by, "Push"))


@EFFECTS(board.Peek)
def _peek(node: board.Peek, scene: Scene) -> Clause:
    if isinstance(node.what, Cards) and node.what.whose == THEM:
        random = ".at random" if node.by == CHANCE else ""
        return scene.clause(f"Peek.hand{random}" if node.what.zone == select.IN_HAND else "Peek.deck")
    return scene.clause("Peek.it" if node.what is IT else "Peek", what=scene.picked(node))


@EFFECTS(board.Swap)
def _swap(node: board.Swap, scene: Scene) -> Clause:
    if node.what is IT:
        return scene.clause("Swap.it")
    assert isinstance(node.what, Cards)
    return scene.clause("Swap", what=scene.tongue.swapped(node.what, scene))


@EFFECTS(choice.SpendFor)
def _spend_for(node: choice.SpendFor, scene: Scene) -> Clause:
    inner = do(node.effect, scene)
    key = "energon" if node.energon else "move" if node.move else "alt move"
    price = scene.say(f"price.{key}", n=node.energon or node.move or node.alt_move)
    return scene.clause("SpendFor", price=price, effect=inner, whole=inner.whole)


@EFFECTS(choice.OncePerTurn, Consent)
def _with_more(node: choice.OncePerTurn | Consent, scene: Scene) -> Clause:
    return do(node.effect, scene).plus(scene.say(type(node).__name__))


# --- Attacks, Blocks, Ambushes and battles ---------------------------------------------------------------------


def struck(node: fight.Attack, scene: Scene) -> Scene:
    """The scene of what an Attack does."""
    return replace(scene, them=node.what, each=node.n >= MANY, known=True, nested=True, optional=False)


@EFFECTS(fight.Attack)
def _attack(node: fight.Attack, scene: Scene) -> Clause:
    effect = do(settled(node.effect, scene), struck(node, scene))
    return scene.clause("Attack", target=scene.tongue.target(node, scene), effect=effect, whole=True)


@EFFECTS(fight.AttackYou)
def _attack_you(node: fight.AttackYou, scene: Scene) -> Clause:
    return scene.clause("AttackYou", effect=do(node.effect, scene), whole=True)


@EFFECTS(fight.Ambush)
def _ambush(node: fight.Ambush, scene: Scene) -> Clause:
    return scene.clause("Ambush.you" if node.what.side == YOU else "Ambush", what=scene.of(node.what))


@EFFECTS(fight.Block)
def _block(node: fight.Block, scene: Scene) -> Clause:
    if node.everybody:
        return scene.clause("Block.everybody", what=scene.of(node.what))
    assert isinstance(node.what, Chars)
    return scene.clause("Block", whom=scene.tongue.anybody(node.what, scene))


@EFFECTS(fight.ExtraAssist)
def _extra_assist(node: fight.ExtraAssist, scene: Scene) -> Clause:
    return scene.tongue.joined([scene.clause("ExtraAssist"), scene.clause("ExtraAssist.then")], "and")


@EFFECTS(fight.DiscardAssists)
def _discard_assists(node: fight.DiscardAssists, scene: Scene) -> Clause:
    assert isinstance(node.what, Assists)
    if isinstance(node.n, int) and node.n >= MANY:
        return scene.clause("DiscardAssists.all", what=scene.of(node.what))
    return scene.clause("DiscardAssists.unresolved" if node.what.unresolved else "DiscardAssists")
