"""How effects of the Matrix game are put together: the controls of any game, with its Attacks and its readings."""
from __future__ import annotations

from dataclasses import replace

from sparktable.games.matrix.verbs import board, fight, piles, resources
from sparktable.games.matrix.verbs.conditions import Forced
from sparktable.games.matrix.verbs.ongoing import ThisTurn, ThisTurnFor
from sparktable.games.matrix.verbs.pick import Pick
from sparktable.kernel.control import Choose, Condition, Effect, If, Not, Seq
from sparktable.kernel.vocabulary.choices import IfSeen, MayChoose
from sparktable.kernel.vocabulary.conditions import Taking
from sparktable.kernel.vocabulary.selections import IT

from ..controls import Controls
from ..language import Clause
from .conditions import if_
from .effects import EFFECTS, do, struck
from .scene import ACTIONS, MANY, NEXT, TURN, Scene, settled, speaks_of_it, truth, unguarded
from .statics import static


class MatrixControls(Controls[Scene]):
    """What is the game's own in them."""

    asks = (If, IfSeen)

    def do(self, effect: Effect, scene: Scene) -> Clause:
        return do(effect, scene)

    def if_(self, condition: Condition, scene: Scene) -> str:
        return if_(condition, scene)

    def truth(self, condition: Condition, scene: Scene) -> bool | None:
        return truth(condition, scene)

    def goes_on(self, effect: Effect) -> bool:
        return speaks_of_it(effect)

    def after(self, effect: Effect, scene: Scene) -> Scene:
        for part in effect.walk():
            if isinstance(part, Pick) and part.what is not IT:
                many = not isinstance(part.n, int) or part.n > 1
                return replace(scene, many=many, gender=scene.tongue.gender(part.what))
            if isinstance(part, resources.Draw | piles.RevealTop | piles.PlayTop):
                return replace(scene, many=False, gender=scene.tongue.gender(None))
        return scene

    def in_order(self, first: Effect, second: Effect) -> bool:
        drawing = isinstance(first, resources.Draw | resources.DrawMission | board.Peek | piles.ChooseCard)
        return (drawing and isinstance(second, Pick)) or (isinstance(first, piles.Discard) and isinstance(
            second, resources.Draw) and not isinstance(second.n, int))

    def choose(self, node: Choose, scene: Scene) -> Clause:
        options = [unguarded(settled(option, scene)) for option in node.choices]
        attacks = [option for option in options if isinstance(option, fight.Attack)]
        if len(attacks) == len(options) and len({id(option.what) for option in attacks}) == 1:
            said = self._attack(attacks, scene)
        else:
            said = self.one_of(options, node.by_them, scene)
        return said.you_may() if isinstance(node, MayChoose) else said

    def _attack(self, attacks: list[fight.Attack], scene: Scene) -> Clause:
        """One Attack with several effects to choose from."""
        tongue, inside = scene.tongue, struck(attacks[0], scene)
        effects = tongue.options([self.told(attack.effect, inside).full for attack in attacks])
        return scene.clause("Choose.attack", target=tongue.target(attacks[0], scene), options=effects, whole=True)

    def if_then(self, node: If | IfSeen, scene: Scene) -> Clause:
        if isinstance(node.condition, Not) and isinstance(node.condition.condition, Forced):
            unless = scene.say("provided.not", condition=self.if_(node.condition.condition, scene))
            return self.told(node.then, replace(scene, nested=True)).plus(unless, whole=True)
        return super().if_then(node, scene)

    def cannot(self, other: Effect, you: bool, scene: Scene) -> tuple[str, Effect]:
        if isinstance(other, If) and isinstance(other.condition, Taking):
            return "you", other.then
        return super().cannot(other, you, scene)


CONTROLS = MatrixControls(EFFECTS)
EFFECTS(MayChoose)(CONTROLS.choose)
EFFECTS(IfSeen)(CONTROLS.if_then)
told = CONTROLS.told


@EFFECTS(board.ForCharacter)
def _for_character(node: board.ForCharacter, scene: Scene) -> Clause:
    inside = replace(scene, them=node.what, each=node.n >= MANY, known=False, nested=True, optional=False)
    effect = settled(node.effect, scene)
    if isinstance(effect, Seq | Choose) and not node.n >= MANY:
        inner = do(effect, replace(inside, known=True))
        return scene.clause("ForCharacter", what=scene.of(node.what), effect=inner, whole=True)
    return do(effect, inside)


@EFFECTS(ThisTurn)
def _this_turn(node: ThisTurn, scene: Scene) -> Clause:
    return static(node.text, scene, NEXT if node.once else ACTIONS if node.actions_only else TURN)


@EFFECTS(ThisTurnFor)
def _this_turn_for(node: ThisTurnFor, scene: Scene) -> Clause:
    return static(node.text, scene, TURN, node.what)
