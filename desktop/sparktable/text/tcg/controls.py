"""How effects of the Transformers TCG are put together, and what "it" means after each."""
from __future__ import annotations

from dataclasses import dataclass, replace

from sparktable.games.tcg.verbs import deck_top, gains, noting, upgrades, with_cards
from sparktable.games.tcg.verbs.again import Keeping
from sparktable.games.tcg.verbs.select import IT, YOU, Selection
from sparktable.games.tcg.verbs.whom import Each, One, OnWhom
from sparktable.kernel.control import Condition, Effect, If, IfDo, May, Seq
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.conditions import Is
from sparktable.kernel.vocabulary.selections import Described

from ..controls import Controls
from ..language import Clause
from .conditions import if_
from .effects import EFFECTS, do, gets
from .kinds import Thing
from .naming import kind_of
from .scene import Scene

_CARDS = (with_cards.ScrapTop, with_cards.Reveal, with_cards.FlipCards, deck_top.RevealTop, deck_top.SeeTop,
          with_cards.ScrapFromHand, with_cards.ScrapHand)
"""What "it" means after these are cards."""
_FIRST = (with_cards.Draw, with_cards.ScrapHand, with_cards.ScrapTop, with_cards.LookAtHand, with_cards.Reveal,
          deck_top.SeeTop, deck_top.RevealTop, with_cards.MayPlay)
"""What must plainly be done before what follows it."""


@dataclass(frozen=True, eq=False)
class AllGets(Effect):
    """What the same characters get for a while: several numbers and keywords, said at once."""

    gets: tuple[gains.Gets, ...]


def speaks_of_it(node: Node) -> bool:
    """Whether a text goes on about what was chosen last."""
    return any(part is IT or isinstance(part, Is) or getattr(part, "among_it", False) for part in node.walk())


def thing(what: Selection, many: bool, scene: Scene) -> Thing:
    """What a pronoun for one of them stands for."""
    return Thing(kind_of(what, scene).noun if isinstance(what, Described) else scene.it.noun, many)


class TcgControls(Controls[Scene]):
    """What is the game's own in them."""

    def do(self, effect: Effect, scene: Scene) -> Clause:
        return do(effect, scene)

    def if_(self, condition: Condition, scene: Scene) -> str:
        return if_(condition, scene)

    def goes_on(self, effect: Effect) -> bool:
        return speaks_of_it(effect)

    def in_order(self, first: Effect, second: Effect) -> bool:
        yours = getattr(first, "who", YOU) == getattr(second, "who", YOU) == YOU
        return yours and isinstance(first, _FIRST) and type(first) is not type(second)

    def seq(self, node: Seq, scene: Scene) -> Clause:
        return super().seq(Seq(*_together(node.kids)), scene)

    def after(self, effect: Effect, scene: Scene) -> Scene:
        if isinstance(effect, Seq):
            for kid in effect.kids:
                scene = self.after(kid, scene)
            return scene
        if isinstance(effect, May | IfDo | If | Keeping):
            first = {May: "effect", IfDo: "first", If: "then", Keeping: "effect"}[type(effect)]
            later = self.after(getattr(effect, first), scene)
            return replace(scene, topic=()) if isinstance(effect, If | Keeping) else later
        if isinstance(effect, AllGets):
            return self.after(effect.gets[0], scene)
        if isinstance(effect, _CARDS):
            n = getattr(effect, "n", 1)
            return _speaking_of_it(scene, Thing("card", n != 1 or isinstance(effect, with_cards.ScrapHand)))
        if isinstance(effect, noting.Note):
            return replace(scene, told="attack")
        if isinstance(effect, OnWhom):
            return _after_whom(effect, scene)
        return scene


def _after_whom(effect: OnWhom, scene: Scene) -> Scene:
    whom = effect.whom
    if isinstance(whom, One):
        return _speaking_of_it(scene, thing(whom.among, whom.n != 1, scene))
    if isinstance(whom.among, Described):
        if isinstance(effect, upgrades.ScrapUpgrade | upgrades.ReturnUpgrade):
            return replace(scene, it=Thing("upgrade", True))
        return replace(scene, topic=())
    return scene


def _speaking_of_it(scene: Scene, it: Thing) -> Scene:
    return replace(scene, it=it, topic=(IT,), about=it)


def _together(kids: tuple[Effect, ...]) -> list[Effect]:
    """What the same characters get one after the other is said at once."""
    found: list[Effect] = []
    for kid in kids:
        before = found[-1] if found else None
        if isinstance(kid, gains.Gets) and isinstance(before, gains.Gets | AllGets):
            first = before.gets[0] if isinstance(before, AllGets) else before
            same = kid.whom is first.whom or (isinstance(kid.whom, Each) and kid.whom.among is IT)
            if same and kid.until == first.until:
                found[-1] = AllGets((*(before.gets if isinstance(before, AllGets) else (before,)), kid))
                continue
        found.append(kid)
    return found


CONTROLS = TcgControls(EFFECTS)
told = CONTROLS.told


@EFFECTS(AllGets)
def _all_gets(node: AllGets, scene: Scene) -> Clause:
    return gets(node.gets, scene)


@EFFECTS(Keeping)
def _keeping(node: Keeping, scene: Scene) -> Clause:
    return do(node.effect, scene)

