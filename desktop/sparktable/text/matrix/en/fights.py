"""English clauses for Attacks, Blocks, Ambushes and battles."""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.matrix.verbs import fight, select
from sparktable.games.matrix.verbs.fight import Assists
from sparktable.kernel.vocabulary.seats import YOU

from ..scene import MANY, Scene, settled
from .effects import EFFECTS, do, times
from .grammar import Clause
from .nouns import characters, picked, several, somebody


def target(node: fight.Attack) -> str:
    """Whom an Attack is aimed at."""
    if node.n < MANY:
        return somebody(node.what)
    if node.up_to:
        return f"any number of {characters(node.what, True)}"
    return f"each {characters(node.what, False)}".replace("each other", "every other", 1)


@EFFECTS(fight.Attack)
def _attack(node: fight.Attack, scene: Scene) -> Clause:
    inside = replace(scene, them=node.what, each=node.n >= MANY, known=True, nested=True, optional=False)
    return Clause(f"Attack {target(node)}: {do(settled(node.effect, scene), inside).full}", whole=True)


@EFFECTS(fight.AttackYou)
def _attack_you(node: fight.AttackYou, scene: Scene) -> Clause:
    inner = do(node.effect, scene)
    return Clause(f"**Attack** on you: {inner.full}", whole=True)


@EFFECTS(fight.Ambush)
def _ambush(node: fight.Ambush, scene: Scene) -> Clause:
    if node.what.side == YOU:
        return Clause("are Ambushed", "you")
    return Clause(f"Ambush all {several(node.what, scene)}")


@EFFECTS(fight.Block)
def _block(node: fight.Block, scene: Scene) -> Clause:
    if node.everybody:
        return Clause(f"Block an Attack on all {several(node.what, scene)}")
    assert isinstance(node.what, select.Chars)
    return Clause(f"Block an Attack on {'any character' if node.what == select.Chars() else somebody(node.what)}"
                  .replace("on a character", "on any character"))


@EFFECTS(fight.KeepBlock)
def _keep_block(node: fight.KeepBlock, scene: Scene) -> Clause:
    return Clause("return this card to your hand")


@EFFECTS(fight.Defeat)
def _defeat(node: fight.Defeat, scene: Scene) -> Clause:
    return Clause(f"defeat {picked(node.what, node.n, node.up_to, scene)}")


@EFFECTS(fight.GainReward)
def _gain_reward(node: fight.GainReward, scene: Scene) -> Clause:
    return Clause("gain its reward")


@EFFECTS(fight.AddCost)
def _add_cost(node: fight.AddCost, scene: Scene) -> Clause:
    more = times(node.n, "{power}", scene)
    return Clause("costs " + more.replace("{power}", "more {power}"), "the Boss")


@EFFECTS(fight.ExtraAssist)
def _extra_assist(node: fight.ExtraAssist, scene: Scene) -> Clause:
    return Clause("lay another card from your hand as an Assist, faceup, and resolve it at once")


@EFFECTS(fight.DiscardAssists)
def _discard_assists(node: fight.DiscardAssists, scene: Scene) -> Clause:
    assert isinstance(node.what, Assists)
    if isinstance(node.n, int) and node.n >= MANY:
        return Clause(f"discard all {several(node.what, scene)}")
    return Clause("discard another Assist that is not yet resolved" if node.what.unresolved else "discard an Assist")
