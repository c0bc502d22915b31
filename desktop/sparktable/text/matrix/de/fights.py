"""German clauses for Attacks, Blocks, Ambushes and battles."""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.matrix.verbs import fight, select
from sparktable.games.matrix.verbs.fight import Assists
from sparktable.kernel.vocabulary.seats import YOU

from ..scene import MANY, Scene, settled
from .effects import BLOCK, COST, DEFEAT, DISCARD, EFFECTS, FALL, GAIN, LAY, LURE, TAKE, do, times
from .grammar import Clause, Verb
from .nouns import ACC, DAT, characters, picked, several, somebody

ATTACK = Verb("greife", "greift", "greifen", "an")


def target(node: fight.Attack, scene: Scene) -> str:
    """Whom an Attack is aimed at."""
    if node.n < MANY:
        return somebody(node.what, ACC, scene)
    if node.up_to:
        return f"beliebig viele {characters(node.what, ACC, scene)}"
    return somebody(node.what, ACC, scene, each=True)


@EFFECTS(fight.Attack)
def _attack(node: fight.Attack, scene: Scene) -> Clause:
    inside = replace(scene, them=node.what, each=node.n >= MANY, known=True, nested=True)
    return Clause(ATTACK, target(node, scene), after=f": {do(settled(node.effect, inside), inside).full}", whole=True)


@EFFECTS(fight.AttackYou)
def _attack_you(node: fight.AttackYou, scene: Scene) -> Clause:
    return Clause(None, f"**Angriff** auf dich: {do(node.effect, scene).full}", whole=True)


@EFFECTS(fight.Ambush)
def _ambush(node: fight.Ambush, scene: Scene) -> Clause:
    if node.what.side == YOU:
        return Clause(FALL, "in einen Hinterhalt", "du")
    return Clause(LURE, f"alle {several(node.what, DAT, scene)} in einen Hinterhalt")


@EFFECTS(fight.Block)
def _block(node: fight.Block, scene: Scene) -> Clause:
    if node.everybody:
        return Clause(BLOCK, f"einen Angriff auf alle {several(node.what, DAT, scene)}")
    assert isinstance(node.what, select.Chars)
    target = somebody(node.what, ACC, scene).replace("eine Figur", "eine beliebige Figur")
    return Clause(BLOCK, f"einen Angriff auf {target}")


@EFFECTS(fight.KeepBlock)
def _keep_block(node: fight.KeepBlock, scene: Scene) -> Clause:
    return Clause(TAKE, "diese Karte zurück auf die Hand")


@EFFECTS(fight.Defeat)
def _defeat(node: fight.Defeat, scene: Scene) -> Clause:
    return Clause(DEFEAT, picked(node.what, node.n, node.up_to, scene))


@EFFECTS(fight.GainReward)
def _gain_reward(node: fight.GainReward, scene: Scene) -> Clause:
    return Clause(GAIN, "die Belohnung dafür")


@EFFECTS(fight.AddCost)
def _add_cost(node: fight.AddCost, scene: Scene) -> Clause:
    more = times(node.n, "{power}", scene)
    return Clause(COST, more.replace("{power}", "{power} mehr"), "der Boss")


@EFFECTS(fight.ExtraAssist)
def _extra_assist(node: fight.ExtraAssist, scene: Scene) -> Clause:
    return Clause(LAY, "eine weitere Handkarte offen als Beistand dazu",
                  others=((" und", Clause(Verb("führe", "führt", "führen", "aus"), "sie sofort")),))


@EFFECTS(fight.DiscardAssists)
def _discard_assists(node: fight.DiscardAssists, scene: Scene) -> Clause:
    assert isinstance(node.what, Assists)
    if isinstance(node.n, int) and node.n >= MANY:
        return Clause(DISCARD, f"alle {several(node.what, ACC, scene)}")
    return Clause(DISCARD, "eine andere, noch nicht ausgeführte Beistandskarte" if node.what.unresolved
                  else "eine Beistandskarte")
