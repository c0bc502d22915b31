"""Continuous texts of the Matrix game: prices, prohibitions, permissions, Power, Range and Move."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sparktable.games.matrix import stats
from sparktable.games.matrix.card import CHARACTER
from sparktable.games.matrix.state import ANY_USE, ASSISTING
from sparktable.games.matrix.statics import Static
from sparktable.games.matrix.verbs import conditions as asks
from sparktable.games.matrix.verbs import ongoing as on
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.select import HERE, Cards, Kind
from sparktable.kernel.control import Condition, Not, Value
from sparktable.kernel.vocabulary.selections import THIS, Selection

from ..language import Clause, sentence
from ..templates import Templates, expect
from .amounts import in_use, number
from .conditions import if_
from .scene import NEXT, ONGOING, Scene, left_out, pairs, told_before, truth

STATICS: Templates[Clause] = Templates("continuous text")

ABOUT_SOMETHING = (stats.MOVING, stats.BEING_MOVED, stats.TELEPORTING, stats.CLEARING, stats.CONFRONTING,
                   stats.ASSISTING_OTHERS)
"""Prohibitions that can be about a card."""
FOR_NOBODY = (stats.MOVING, stats.BEING_MOVED, stats.TELEPORTING, stats.CLEARING)
"""Those that bind everybody where they are about the card that speaks."""


def static(text: Static, scene: Scene, span: str, about: Selection | None = None) -> Clause:
    """A continuous text as a clause; `about` names the cards that it was tied to."""
    return STATICS.say(text, scene, span, about)


def statics(texts: Sequence[Static], scene: Scene) -> list[str]:
    """The continuous texts of a card as sentences; those that say the same of several things are said at once."""
    said: list[str] = []
    group: list[Clause] = []

    def close() -> None:
        if group:
            said.append(sentence(scene.tongue.once_named(scene.tongue.forbidden(group), scene)))
            group.clear()

    for index, text in enumerate(texts):
        if left_out(text, scene) or told_before(texts, index):
            continue
        paired = pairs(text, texts[index + 1]) if index + 1 < len(texts) else False
        clause = static(text, replace(scene, many=paired), ONGOING)
        alone = not isinstance(text, on.Forbid) or text.provided is not None
        if alone or (group and group[0].subject != clause.subject):
            close()
        group.append(clause)
        if alone:
            close()
    close()
    return said


def _limits(provided: Condition | None, span: str, scene: Scene) -> dict[str, Any]:
    """For how long, and on what condition: "{span}", "{provided}"."""
    if provided is None or truth(provided, scene) is not None:
        said = ""
    elif isinstance(provided, Not):
        said = scene.say("provided.not", condition=if_(provided.condition, scene))
    else:
        said = scene.say("provided", condition=if_(provided, scene))
    return {"provided": said, "span": scene.say(f"span.{span}")}


@STATICS(on.CostMod)
def _cost(node: on.CostMod, scene: Scene, span: str, about: Selection | None) -> Clause:
    once = "next" if span == NEXT else "first" if node.first else ""
    limits = _limits(node.provided, span, scene)
    of = about or node.of
    key = f"CostMod.{node.action}"
    if once:
        key += ".once"
        limits |= {"which": scene.say(f"once.{once}"), "when": scene.say(f"once.{once}.when")}
    if node.action == stats.BUYING:
        key += ".or defeat" if scene.many and not once else ""
        limits["bought"] = lambda form: _bought(of, limits["which"], limits["when"], scene)
    elif node.action == stats.DEFEATING:
        key += ".one" if about is not None or of is THIS else ""
    elif node.action in (stats.MOVING, stats.STEPPING):
        key = "CostMod.move" if of is not None else f"CostMod.step{'.once' if once else ''}"
    elif node.action == stats.ENERGON_ABILITIES and not once:
        key += ".own" if isinstance(of, Kind) and CHARACTER in select.as_tuple(of.types) else ""
    what = scene.of(of) if of is not None else scene.tongue.words.phrase(f"CostMod.of.{node.action}")
    return scene.clause(key, n=number(node.n, scene), of=what, **limits)


def _bought(of: Selection | None, which: str, when: str, scene: Scene) -> str:
    place = ""
    if isinstance(of, Cards) and of.at == HERE:
        place = scene.say("bought.here")
    elif isinstance(of, Cards) and not of.particular and of.at == "":
        place = scene.say("bought.from the Matrix")  # the Basic stack lies beside it
    return scene.tongue.bought(of, which, when, place, scene)


@STATICS(on.Forbid)
def _forbid(node: on.Forbid, scene: Scene, span: str, about: Selection | None) -> Clause:
    expect(node.of is None or node.what in ABOUT_SOMETHING, node)
    if node.what == stats.BUYING and node.provided is not None:
        return scene.clause("Forbid.buy.more")
    if node.what == stats.ASSISTING_OTHERS and isinstance(node.provided, asks.FirstRobotBattle):
        return scene.clause("Forbid.assist.first battle")
    limits = _limits(node.provided, span, scene)
    nobody = node.everybody or (node.of is THIS and node.what in FOR_NOBODY)
    key = f"Forbid.{node.what}{'' if node.of is None else '.this'}"
    if node.what == stats.ASSISTING_OTHERS:
        nobody, key = False, "Forbid.assist"
    return scene.clause(f"{key}.nobody" if nobody else key, of=scene.of(node.of or THIS),
                        flying=scene.say("provided.flying") if node.unless_flying else "", **limits)


@STATICS(on.Grant)
def _grant(node: on.Grant, scene: Scene, span: str, about: Selection | None) -> Clause:
    next_ = ".next" if node.what == stats.NO_AMBUSH and span == NEXT else ""
    return scene.clause(f"Grant.{node.what}{next_}", of=scene.of(node.of or THIS), draws=node.draws,
                        **_limits(node.provided, span, scene))


@STATICS(on.PowerBonus)
def _power(node: on.PowerBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    single = node.of is THIS or node.one_card
    every = isinstance(node.of, Kind) and not node.of.particular and not isinstance(node.of, Cards)
    assists = node.use == ASSISTING and every and not node.one_card
    if node.one_card:
        who = scene.say("PowerBonus.one card")
    elif every:
        who = scene.say(f"PowerBonus.{'assists' if assists else 'cards'}", yours=not node.everybody)
    else:
        who = scene.tongue.yours(node.of, scene)
    use = "" if node.use == ANY_USE or assists else in_use(node.use, scene, several=not single)
    against = " ".join(words for words in (use, scene.say(f"versus.{node.versus}") if node.versus else "") if words)
    key = "PowerBonus.counted" if isinstance(node.n, Value) and against else "PowerBonus"
    return scene.clause(key, who=who, single=single, n=number(node.n, scene), against=against and f" {against}",
                        **_limits(node.provided, span, scene))


@STATICS(on.PoolBonus)
def _pool(node: on.PoolBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    use = "" if node.use == ANY_USE else in_use(node.use, scene)
    key = "PoolBonus.counted" if isinstance(node.n, Value) and use else "PoolBonus"
    return scene.clause(key, n=number(node.n, scene), against=use and f" {use}",
                        **_limits(node.provided, span, scene))


@STATICS(on.RangeBonus)
def _range(node: on.RangeBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    n, limits = number(node.n, scene), _limits(node.provided, span, scene)
    if about is not None:
        return scene.clause("RangeBonus.of", n=n, of=scene.of(about), **limits)
    return scene.clause("RangeBonus.this" if node.of is THIS else "RangeBonus", n=n,
                        who=_your_cards(node.of, scene), **limits)


def _your_cards(of: Selection | None, scene: Scene) -> str:
    return scene.say("PowerBonus.cards", yours=True) if of is None else scene.tongue.yours(of, scene)


@STATICS(on.MoveBonus)
def _move(node: on.MoveBonus, scene: Scene, span: str, about: Selection | None) -> Clause:
    return scene.clause("MoveBonus", n=number(node.n, scene), who=_your_cards(node.of, scene),
                        **_limits(None, span, scene))


@STATICS(on.AltMove)
def _alt_move(node: on.AltMove, scene: Scene, span: str, about: Selection | None) -> Clause:
    return scene.clause("AltMove", n=number(node.n, scene))


@STATICS(on.MustBePlayedFirst, on.ForcesAssist)
def _as_it_stands(node: Static, scene: Scene, span: str, about: Selection | None) -> Clause:
    return scene.clause(type(node).__name__)
