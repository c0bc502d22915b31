"""How effects are put together, for any game and every language: "and", "then", "you may", "or", "if", "if you do".

The kernel's controls (`kernel/control.py`) are common to all games, and so is how they are told. A game says what its
own effects and conditions are called, and what "it" means after one of them.
"""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Generic, TypeVar

from sparktable.kernel.control import Choose, Condition, Effect, If, IfDo, May, Nothing, Seq

from .language import Clause
from .phrases import capital
from .scene import Telling
from .templates import Templates

SceneT = TypeVar("SceneT", bound=Telling)


class Controls(ABC, Generic[SceneT]):
    """Teaches a game's effects how the controls among them are said."""

    asks: tuple[type[Effect], ...] = (If,)
    """Controls that ask a condition."""

    def __init__(self, effects: Templates[Clause]) -> None:
        effects(Seq)(self.seq)
        effects(May)(self.may)
        effects(Choose)(self.choose)
        effects(If)(self.if_then)
        effects(IfDo)(self.if_do)

    # --- what the game says

    @abstractmethod
    def do(self, effect: Effect, scene: SceneT) -> Clause:
        """The clause for an effect."""

    @abstractmethod
    def if_(self, condition: Condition, scene: SceneT) -> str:
        """What stands behind "if"."""

    @abstractmethod
    def after(self, effect: Effect, scene: SceneT) -> SceneT:
        """The scene once an effect is done: what "it" may mean now."""

    @abstractmethod
    def goes_on(self, effect: Effect) -> bool:
        """Whether an effect speaks of the cards last chosen."""

    def truth(self, condition: Condition, scene: SceneT) -> bool | None:
        """Whether the table's rulings settle a condition; None if it depends on the game."""
        return None

    def settled(self, effect: Effect, scene: SceneT) -> Effect:
        """The effect that stands behind choices between readings of the rules."""
        while isinstance(effect, If) and (answer := self.truth(effect.condition, scene)) is not None:
            effect = effect.then if answer else effect.other
        return effect

    def in_order(self, first: Effect, second: Effect) -> bool:
        """Whether "then" must stand between two effects."""
        return False

    # --- what all say alike

    def told(self, effect: Effect, scene: SceneT) -> Clause:
        """The clause for an effect as the rulings have it."""
        return self.do(self.settled(effect, scene), scene)

    def seq(self, node: Seq, scene: SceneT) -> Clause:
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
            part = self.settled(kid, scene)
            if isinstance(part, Nothing):
                continue
            clause = self.do(part, scene)
            apart = clause.whole or isinstance(part, May) or isinstance(before, May)
            if apart or (simple and not scene.nested and clause.subject != simple[0].subject):
                close()
            if apart:
                clauses.append(clause)
            else:
                ordered = bool(simple) and before is not None and self.in_order(before, part)
                simple.append(clause)
            before = part
            scene = replace(self.after(part, scene), known=scene.them is not None)
        close()
        return self.in_sentences(clauses, scene)

    def in_sentences(self, clauses: Sequence[Clause], scene: SceneT) -> Clause:
        """What is done one after the other and does not fit into one clause."""
        return scene.tongue.sentences(clauses)

    def may(self, node: May, scene: SceneT) -> Clause:
        return self.told(node.effect, replace(scene, nested=True, optional=True)).you_may()

    def choose(self, node: Choose, scene: SceneT) -> Clause:
        return self.one_of([self.settled(option, scene) for option in node.choices], node.by_them, scene)

    def one_of(self, options: Sequence[Effect], by_them: bool, scene: SceneT) -> Clause:
        """One of several effects: yours to choose, or that of those concerned."""
        tongue = scene.tongue
        clauses = [self.do(option, replace(scene, nested=True)) for option in options]
        if by_them:
            its = scene.them is not None and not scene.each
            return tongue.joined(clauses, "or").plus(scene.say("Choose.by them", its=its))
        if any(clause.whole for clause in clauses):
            effects = tongue.options([clause.full for clause in clauses])
            return scene.clause("Choose", options=effects, whole=True)
        return tongue.joined(clauses, "or")

    def if_then(self, node: Any, scene: SceneT) -> Clause:
        if isinstance(node, If) and self.truth(node.condition, scene) is not None:
            return self.told(node, scene)
        then = self.settled(node.then, scene)
        other = self.settled(node.other, scene) if node.other is not None else Nothing()
        condition = self.if_(node.condition, scene)
        if isinstance(then, If) and self.truth(then.condition, scene) is None and isinstance(then.other, Nothing):
            condition = scene.tongue.both([condition, self.if_(then.condition, scene)])
            then = then.then
        scene = replace(scene, nested=True)
        first = self.do(then, scene)
        clause = first.given(scene.say("If", condition=condition))
        if isinstance(other, Nothing):
            return clause
        second = self.do(other, scene)
        how = ".if" if isinstance(other, If) else ".apart" if first.whole or second.whole else ""
        return clause.then(scene.say(f"If.otherwise{how}", effect=second))

    def if_do(self, node: IfDo, scene: SceneT) -> Clause:
        first_part = self.settled(node.first, scene)
        first = self.do(first_part, scene)
        later = replace(self.after(first_part, scene), known=scene.them is not None, nested=True)
        then, other = self.settled(node.then, later), self.settled(node.other, later)
        you = first.subject in scene.tongue.you
        text = ""
        if not isinstance(then, Nothing):
            so = "so." if scene.optional or isinstance(first_part, May) else ""
            does = scene.say(f"IfDo.{so}{'you' if you or scene.each else 'it'}")
            if self.goes_on(then) and (isinstance(then, self.asks) or not isinstance(first_part, May)):
                text += f". {capital(self.do(then, later).full)}"
            elif isinstance(then, If) and not isinstance(then.other, Nothing):
                text += scene.say("IfDo.if", does=does, effect=self.do(then.then, later),
                                  condition=self.if_(then.condition, later), other=self.do(then.other, later))
            else:
                text += scene.say("IfDo", does=does, effect=self.do(then, later))
        if not isinstance(other, Nothing):
            cannot, other = self.cannot(other, you, scene)
            text += scene.say("IfDo.otherwise", cannot=scene.say(f"IfDo.cannot.{cannot}"),
                              effect=self.do(other, later))
        return first.then(text)

    def cannot(self, other: Effect, you: bool, scene: SceneT) -> tuple[str, Effect]:
        """Who cannot do it, and what happens instead."""
        return "you" if you else "it" if scene.them is not None else "impossible", other
