"""What sentences say of a node, amounts, and what Power is used for: the same in every language but for the words."""
from __future__ import annotations

from typing import Any

from sparktable.games.matrix.headings import ANYTIME
from sparktable.games.matrix.state import ASSISTING, BATTLE, BUY, COMMAND, CONFRONT
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.counts import EnergonOf, HighestCost
from sparktable.games.matrix.verbs.pick import Pick
from sparktable.games.matrix.verbs.select import Cards
from sparktable.kernel.control import Amount, Value
from sparktable.kernel.nodes import Node, given
from sparktable.kernel.vocabulary.counts import Count, TheX
from sparktable.kernel.vocabulary.selections import Selection

from ..phrases import Form
from ..templates import expect
from .scene import MANY, Scene

_BATTLES = BATTLE | CONFRONT
_WINDOWS = ((CONFRONT, "confront"), (COMMAND, "command"), (ASSISTING, "assist"))


def number(n: Amount, scene: Scene) -> Form:
    """An amount: "{n}", "{n:card|cards}", "{n:energon}", "{n:+power}", "{n:price power to buy}"."""
    def said(form: str) -> str:
        if "|" in form:
            one, other = form.split("|")
            return one if n == 1 else other
        if not form:
            return str(n)
        sign = "+" if form.startswith("+") else ""
        priced = form.startswith("price ")
        words = form.removeprefix("+").removeprefix("price ").split()
        unit = " ".join(f"{{{word}}}" if word in scene.tongue.icons else word for word in words)
        if not priced:
            return times(n, unit, scene, sign)
        less = isinstance(n, int) and n < 0
        unit = scene.say("price.less" if less else "price.more", unit=unit)
        return times(abs(n) if isinstance(n, int) else n, unit, scene)
    return said


def facts(node: Node, scene: Scene) -> dict[str, Any]:
    """What a sentence may say of a node: its fields, each ready for the form that the sentence asks for."""
    return {name: _fact(node, name, value, scene) for name, value in given(node).items()}


def _fact(node: Node, name: str, value: Any, scene: Scene) -> Any:
    if isinstance(value, Selection):
        return scene.picked(node) if name == "what" and isinstance(node, Pick) else scene.of(value)
    if isinstance(value, int | Value) and not isinstance(value, bool):
        return number(value, scene)
    return scene.tongue.words.phrase(f"{type(node).__name__}.{name}.{value}") if isinstance(value, str) else value


def times(n: Amount, unit: str, scene: Scene, sign: str = "") -> str:
    """An amount of something: "2 {energon}", "1 {power} for each Ruin in the Matrix"."""
    if isinstance(n, int):
        return f"{sign if n >= 0 else '−'}{abs(n)} {unit}"
    if isinstance(n, TheX):
        return f"{sign}X {unit}"
    if isinstance(n, EnergonOf):
        return scene.say("count.energon", sign=sign, unit=unit)
    if isinstance(n, HighestCost):
        assert isinstance(n.what, Cards)
        return scene.say("count.highest", sign=sign, unit=unit, either=n.what.face == select.EITHER,
                         where=scene.tongue.where_only(n.what, scene))
    assert isinstance(n, Count)
    expect(n.plus >= 0, n)
    each = scene.tongue.for_each(n.what, n.per, scene)
    text = scene.say("count.each", sign="−" if n.less else sign, unit=unit, each=each)
    limits = [scene.say("count.rounded up")] if n.rounded_up else []
    limits += [scene.say("count.most", n=n.most, in_all=bool(n.plus))] if n.most < MANY else []
    if n.plus > 0:
        text = scene.say("count.plus", sign=sign, plus=n.plus, unit=unit, text=text)
    return text + (f" ({', '.join(limits)})" if limits else "")


def in_use(use: int, scene: Scene, *, several: bool = False) -> str:
    """When Power of that use counts: "in battles"."""
    words = [scene.say("use.buy")] if use & BUY else []
    if use & _BATTLES:
        words.append(scene.say({_BATTLES: "use.battles", CONFRONT: "use.confront", BATTLE: "use.battle"}[
            use & _BATTLES]))
    words += [scene.say("use.assist", several=several)] if use & ASSISTING else []
    words += [scene.say("use.command")] if use & COMMAND else []
    return scene.tongue.listed(words, "and")


def window(mask: int, scene: Scene) -> str:
    """The heading of an ability that has its moment: "Confront or Command"."""
    words = [scene.say(f"window.{name}") for bit, name in _WINDOWS if mask & bit]
    return "" if mask == ANYTIME else scene.tongue.listed(words, "or")
