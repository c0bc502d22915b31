"""Effects on a battle that goes on, on Bounties, on Upgrades that change places, and before the game begins."""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.tcg.card import UPGRADE
from sparktable.games.tcg.cards import CATALOGUE
from sparktable.games.tcg.verbs import battles, bounty, counters, fitting, instead, limits, opening
from sparktable.games.tcg.verbs.whom import Each, One, Whom

from ..language import Clause
from .effects import EFFECTS
from .naming import chosen, name_of
from .scene import Scene

MANY = 99


def _somebody(whom: Whom) -> Whom:
    """One that is chosen: that it may be left out is said by "you may"."""
    return replace(whom, up_to=False) if isinstance(whom, One) else whom


@EFFECTS(battles.DefendInstead, instead.DivertAttack)
def _another(node: battles.DefendInstead | instead.DivertAttack, scene: Scene) -> Clause:
    said = scene.clause(type(node).__name__, whom=chosen(_somebody(node.whom), scene))
    return said.you_may() if node.optional else said


@EFFECTS(bounty.UseBounty)
def _use_bounty(node: bounty.UseBounty, scene: Scene) -> Clause:
    key = "UseBounty.of Upgrades" if node.of_upgrades else "UseBounty"
    if isinstance(node.whom, Each):
        key = "UseBounty.its"
    return scene.clause(key, whom=chosen(node.whom, scene))


@EFFECTS(counters.MoveUpTo)
def _move_up_to(node: counters.MoveUpTo, scene: Scene) -> Clause:
    key = "MoveUpTo.any" if node.most >= MANY else "MoveUpTo"
    said = scene.clause(key, n=node.most, source=chosen(node.source.whom, scene),
                        target=chosen(node.target.whom, scene))
    return said.plus(scene.say("MoveUpTo.not to KO")) if node.not_to_ko else said


@EFFECTS(fitting.MayPlayOnto)
def _play_onto(node: fitting.MayPlayOnto, scene: Scene) -> Clause:
    key = "MayPlayOnto.one of each" if node.one_of_each else "MayPlayOnto"
    return scene.clause(key, what=name_of(node.what, scene), on=name_of(node.on, scene)).you_may()


@EFFECTS(fitting.MaySwapWithHand)
def _swap_with_hand(node: fitting.MaySwapWithHand, scene: Scene) -> Clause:
    return scene.clause("MaySwapWithHand", on=name_of(node.on, scene), held=name_of(node.held, scene)).you_may()


@EFFECTS(limits.LimitFlips)
def _limit_flips(node: limits.LimitFlips, scene: Scene) -> Clause:
    return scene.clause(f"LimitFlips.{node.who}", n=node.n)


@EFFECTS(opening.MayFetch)
def _fetch(node: opening.MayFetch, scene: Scene) -> Clause:
    title = next(title for title in CATALOGUE if title.name == node.name)
    key = "MayFetch.upgrade" if title.type == UPGRADE else "MayFetch"
    return scene.clause(key, name=scene.tongue.listed(scene.tongue.quoted((node.name,)), "or")).you_may()
