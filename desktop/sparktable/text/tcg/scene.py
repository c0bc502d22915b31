"""What a text of the Transformers TCG is told in: the card that speaks, what "this" and "it" are."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from sparktable.games.tcg.card import SECRET, UPGRADE, TcgCard
from sparktable.games.tcg.verbs.noting import Holder
from sparktable.games.tcg.verbs.select import ATTACKER, BEARER, DEFENDER, IT, THIS, THIS_CARD, Selection

from ..language import Clause
from ..phrases import Form
from ..scene import Telling
from ..templates import Untold
from .kinds import SOMEBODY, Referent
from .tongue import CASES, Tongue


def case_in(form: str) -> str:
    """The case that a form asks for."""
    return next((word for word in form.split() if word in CASES), "")


@dataclass(frozen=True)
class Scene(Telling):
    """The surroundings of a clause."""

    tongue: Tongue
    card: TcgCard | None = None
    this: str = "this"
    """What the character is called that the text is about: "this" (itself), "upgraded", "that" (somebody named)."""
    this_is: Form | None = None
    """Where it is somebody that a text was given to: what that one is called."""
    it_is: Form | None = None
    """Where "it" is somebody that has a name of its own: that name."""
    it: Referent = SOMEBODY
    """What `IT` is: chosen, drawn or scrapped last, or what the event told of first."""
    topic: tuple[Selection, ...] = ()
    """What has just been spoken of: a pronoun will do for these."""
    about: Referent = SOMEBODY
    """The noun that such a pronoun stands for."""
    hangs: bool = False
    """Whether all that is done hangs on a condition that has been said."""
    looking: bool = False
    """Whether you are looking at your opponent's hand."""
    triggered: bool = False
    """Whether it happens when something else has happened."""
    explained: bool = False
    """Whether what X stands for is said elsewhere in the sentence."""
    over: bool = False
    """Whether the battle is over of which it speaks."""
    told: str = ""
    """What the number is that the event told of, or that was noted: "damage", "attack"."""

    def standing(self) -> Mapping[str, Form]:
        """The character that the text is about, and the card that it stands on."""
        return {"this": lambda form: self.known_as(THIS, form), "card": lambda form: self.known_as(THIS_CARD, form)}

    def speaks_of(self, what: Selection) -> bool:
        """Whether it has just been spoken of."""
        return any(what is each for each in self.topic)

    def known_as(self, what: Selection, form: str) -> str:
        """What needs no description: this, it, the attacker; "" for anything else."""
        case = case_in(form)
        if what is THIS and self.this_is is not None:
            return self.this_is(form)
        if self.speaks_of(what):
            return self.tongue.pronoun(self.about, case)
        if what is IT and self.it_is is not None:
            return self.it_is(form)
        if what is IT:
            return self.tongue.that(self.it, case)
        name = "holder" if isinstance(what, Holder) else self._selves().get(what, "")
        return self.tongue.named(f"self.{name}", case) if name else ""

    def _selves(self) -> Mapping[Selection, str]:
        card = self.card.type if self.card is not None and self.card.type in (UPGRADE, SECRET) else "card"
        return {THIS: self.this, THIS_CARD: card, ATTACKER: "attacker", DEFENDER: "defender", BEARER: "bearer"}

    def clause(self, key: str, subject: str = "", *, whole: bool = False, per: str = "", where: str = "",
               **facts: Any) -> Clause:
        """The sentence of this key as a clause. What an amount is counted by stands at `{per}`; what its X is, behind
        all that the sentence says."""
        if per and "{per}" not in self.tongue.words.template(key):
            raise Untold(f"'{key}' has no place for what is counted in '{self.tongue.words.language}'")
        said = super().clause(key, subject, whole=whole, per=per, **facts)
        return said.plus(where, whole=True) if where and not self.explained else said

    def speaking_of(self, *topic: Selection, about: Referent) -> Scene:
        """The same, once somebody or something has been spoken of."""
        return replace(self, topic=topic, about=about)
