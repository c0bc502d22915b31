"""What a text of the Matrix game is told in: the card that speaks, whom it is about, how the game is played."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.rules.rulings import RULINGS
from sparktable.games.matrix.statics import Static
from sparktable.games.matrix.stats import BUYING, DEFEATING
from sparktable.games.matrix.verbs.ongoing import CostMod
from sparktable.games.matrix.verbs.pick import Pick
from sparktable.kernel.control import AtLeast, Condition, Effect, If, Not, Nothing
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.conditions import Both, Is, OneOf, Ruled
from sparktable.kernel.vocabulary.selections import IT, Selection

from ..phrases import Form
from ..scene import Telling
from .tongue import Tongue

MANY = 99
"""From here on a number means "all"."""
ONGOING, TURN, NEXT, ACTIONS = "ongoing", "turn", "next", "actions"
"""How long a continuous text is said to last: while its card lies there, this turn, for the next time."""


@dataclass(frozen=True)
class Scene(Telling):
    """The surroundings of a clause. Those that it may be about ("them") are characters."""

    tongue: Tongue
    card: MatrixCard | None = None
    rulings: Mapping[str, str] = field(default_factory=dict)
    """What settles how a text reads: the table's rulings, and whom its "encounters" meet, where that is known."""
    window: int = 0
    """What Power is for under the heading that has just been said."""

    def standing(self) -> Mapping[str, Form]:
        """The card itself, those concerned, what is theirs ("{theirs:hand dat}")."""
        say = self.tongue
        return {"this": lambda form: say.this(self, form), "them": lambda form: say.them(self, form),
                "theirs": lambda form: say.theirs(self, *form.split())}

    def of(self, what: Selection) -> Form:
        """Cards or characters, in the form that the sentence asks for."""
        return lambda form: self.tongue.selected(what, form, self)

    def picked(self, node: Pick) -> Form:
        """As many of them as are picked."""
        def said(form: str) -> str:
            if "bare" in form:
                return self.tongue.selected(node.what, form, self)
            if not isinstance(node.n, int):
                raise TypeError("a counted number of cards needs a sentence of its own")
            return self.tongue.count(node.what, node.n, node.up_to, self, form)
        return said


def truth(condition: Condition, scene: Scene) -> bool | None:
    """Whether a condition is settled by the rulings that the table plays by; None if it depends on the game."""
    if isinstance(condition, Ruled):
        return RULINGS.value(scene.rulings, condition.ruling) == condition.value
    if isinstance(condition, Not):
        inner = truth(condition.condition, scene)
        return None if inner is None else not inner
    if isinstance(condition, Both | OneOf):
        settled = [truth(part, scene) for part in condition.conditions]
        decisive = isinstance(condition, OneOf)
        if decisive in settled:
            return decisive
        return None if None in settled else not decisive
    return None


def open_parts(condition: Both | OneOf, scene: Scene) -> list[Condition]:
    """The parts of a compound condition that the game decides."""
    return [_essence(part, scene) for part in condition.conditions if truth(part, scene) is None]


def _essence(condition: Condition, scene: Scene) -> Condition:
    """A compound condition of which the rulings leave one part is that part."""
    if isinstance(condition, Both | OneOf) and len(left := open_parts(condition, scene)) == 1:
        return left[0]
    return condition


def settled(effect: Effect, scene: Scene) -> Effect:
    """The effect that stands behind choices between readings of the rules."""
    while isinstance(effect, If) and (answer := truth(effect.condition, scene)) is not None:
        effect = effect.then if answer else effect.other
    return effect


def unguarded(option: Effect) -> Effect:
    """An option without the condition that only says when it could not be done: such options are never offered."""
    if isinstance(option, If) and isinstance(option.condition, AtLeast) and isinstance(option.other, Nothing):
        return option.then
    return option


def speaks_of_it(node: Node) -> bool:
    """Whether a text goes on about the cards last chosen."""
    return any(part is IT or isinstance(part, Is) for part in node.walk())


def left_out(text: Static, scene: Scene) -> bool:
    """Whether the rulings leave a continuous text out."""
    condition: Condition | None = getattr(text, "provided", None)
    return condition is not None and truth(condition, scene) is False


def pairs(first: Static, second: Static) -> bool:
    """Whether two texts make buying and defeating the same cards dearer by as much: they are said at once."""
    return (isinstance(first, CostMod) and isinstance(second, CostMod)
            and (first.action, second.action) == (BUYING, DEFEATING)
            and (first.n, first.of, first.provided) == (second.n, second.of, second.provided))


def told_before(texts: Sequence[Static], index: int) -> bool:
    """Whether a text was said together with the one before it."""
    return index > 0 and pairs(texts[index - 1], texts[index])
