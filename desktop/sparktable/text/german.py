"""German clauses and how they are joined.

A clause knows its subject, its verb and the rest, so that it can be an order ("lege 1 Karte ab"), stand behind "du
darfst" ("1 Karte ablegen") or behind a condition ("…, legt sie 1 Karte ab"). A template names the verb by its
infinitive, and its forms stand in the same file: "verb.ablegen": "lege|legt|legen|ab|legst", the order, the third
person, the infinitive without the part that separates, that part, and what "du" does.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from .language import Clause, Language, Parts
from .phrases import capital

NOM, ACC, DAT = "nom", "acc", "dat"
_ENDINGS = {"er": ("er", "en", "em", "e", "e", "er", "es", "es", "em"),
            "ein": ("", "en", "em", "e", "e", "er", "", "", "em"),
            "mixed": ("er", "en", "en", "e", "e", "en", "es", "es", "en"),
            "weak": ("e", "en", "en", "e", "e", "en", "e", "e", "en")}
_CONJUNCTIONS = ("wenn ", "falls ", "nachdem ", "bevor ", "solange ")
"""What a clause in front begins with; anything else in front takes no comma."""
_SHORT = ("ihn", "ihm", "sie", "ihr", "ihnen", "es", "dich", "dir")
"""What stands in front of a time."""
_SAME = (("du", "du "), ("du", "wenn du "), ("er", "er "), ("er", "wenn dieser "), ("er", "wenn der "),
         ("er", "wenn einer deiner "))
"""Who a condition is about if it begins with the first, and the one before it with the second."""
_PLACE = {(gender, case): index for index, (gender, case) in enumerate(
    (gender, case) for gender in "mfn" for case in (NOM, ACC, DAT))}
_PRONOUNS = {"m": {NOM: "er", ACC: "ihn", DAT: "ihm"}, "f": {NOM: "sie", ACC: "sie", DAT: "ihr"},
             "n": {NOM: "es", ACC: "es", DAT: "ihm"}, "p": {NOM: "sie", ACC: "sie", DAT: "ihnen"}}
_THE = {"m": {NOM: "der", ACC: "den", DAT: "dem"}, "f": {NOM: "die", ACC: "die", DAT: "der"},
        "n": {NOM: "das", ACC: "das", DAT: "dem"}}


def ending(sort: str, gender: str, case: str) -> str:
    """The ending of an adjective ("mixed" behind "ein", "weak" behind "der") or of an article: "dies" + "em"."""
    return _ENDINGS[sort][_PLACE[gender, case]]


def pronoun(gender: str, case: str) -> str:
    return _PRONOUNS[gender][case]


def the(gender: str, case: str) -> str:
    return _THE[gender][case]


def spaced(*words: str) -> str:
    return " ".join(word for word in words if word)


def all_of(conditions: Sequence[str]) -> str:
    """"wenn du ihn drehst, einen Turm hast und er 3 hoch ist": whoever is meant twice running is named once."""
    said = list(conditions[:1])
    for before, condition in pairwise(conditions):
        again = any(before.startswith(start) and condition.startswith(f"{who} ") for who, start in _SAME)
        said.append(condition.partition(" ")[2] if again and not condition.startswith("er und ") else condition)
    return " und ".join(filter(None, (", ".join(said[:-1]), said[-1])))


class Noun(NamedTuple):
    """"noun.site": "m|Ort|Orte|Orten": gender, singular, plural, its dative where that differs."""

    gender: str
    one: str
    many: str
    many_dative: str = ""
    like_adjective: str = ""
    """Declined like an adjective: "ein Verbündeter", "der Verbündete"."""

    def singular(self, end: str) -> str:
        return f"{self.one}{end}" if self.like_adjective else self.one

    def plural(self, case: str, definite: bool = False) -> str:
        if self.like_adjective:
            return self.one + ("en" if definite or case == DAT else "e")
        return (self.many_dative or self.many) if case == DAT else self.many

    def behind(self, first: str) -> Noun:
        """As the second half of a compound: "Alt-Modus"."""
        return self._replace(one=f"{first}-{self.one}", many=f"{first}-{self.many}",
                             many_dative=f"{first}-{self.many_dative or self.many}")


@dataclass(frozen=True, slots=True)
class Verb:
    order: str
    third: str
    stem: str
    """The infinitive without the part that separates."""
    apart: str = ""
    you: str = ""
    """"du" with it behind "wenn", without that part."""

    @property
    def infinitive(self) -> str:
        return self.joined(self.stem)

    @property
    def to(self) -> str:
        return self.joined(f"zu{self.stem}" if self.apart and not self.apart.isupper() else f"zu {self.stem}")

    def joined(self, form: str) -> str:
        """With the part that separates: "ablegen"; "KO setzen", for what is a word by itself stays one."""
        return spaced(self.apart, form) if self.apart.isupper() else self.apart + form


@dataclass(frozen=True, slots=True)
class GermanClause(Clause):
    verb: Verb | None = None
    rest: str = ""
    subject: str = ""
    after: str = ""
    """What follows behind the verb: further sentences, or a colon and what happens."""
    lead: str = ""
    """The condition in front."""
    others: tuple[tuple[str, GermanClause], ...] = ()
    """Further clauses of the same sentence, each with its conjunction."""
    whole: bool = False

    @property
    def full(self) -> str:
        if self.lead:
            clause = self.lead.startswith(_CONJUNCTIONS) or any(f", {word}" in self.lead for word in _CONJUNCTIONS)
            comma = "," if clause else ""
            return f"{self.lead}{comma} {replace(self, lead='').inverted}"
        if self.verb is None:
            return self._with_others("full", self.rest)
        if not self.subject:
            return self._with_others("full", spaced(self.verb.order, self.rest, self.verb.apart))
        return self._with_others("full", spaced(self.subject, self.verb.third, self.rest, self.verb.apart))

    @property
    def inverted(self) -> str:
        """The main clause behind something that takes the first place."""
        if self.lead or self.verb is None or not self.subject:
            return self.full
        return self._with_others("full", spaced(self.verb.third, self.subject, self.rest, self.verb.apart))

    @property
    def infinitive(self) -> str:
        """What stands behind "du darfst"."""
        if self.verb is None:
            return self._with_others("infinitive", f"{self.rest} erhalten")
        return self._with_others("infinitive", spaced(self.rest, self.verb.infinitive))

    @property
    def purpose(self) -> str:
        """What stands behind "um"."""
        return self._with_others("purpose", spaced(self.rest, self.verb.to if self.verb else "zu erhalten"))

    @property
    def behind_when(self) -> str:
        """What you do, behind "wenn du": "dich auf einen Ort bewegst"."""
        assert self.verb is not None
        return spaced(self.rest, self.verb.joined(self.verb.you))

    def _with_others(self, form: str, text: str) -> str:
        for link, other in self.others:
            said = getattr(other, form)
            if form == "full" and other.subject == self.subject and self.subject and other.verb is not None:
                said = spaced(other.verb.third, other.rest, other.verb.apart) + other.after
            elif form == "full" and link == ", dann":
                said = other.inverted
            elif form == "infinitive" and other.rest == self.rest and other.verb is not None:
                said = other.verb.infinitive + other.after
            text += f"{link} {said}"
        return text + self.after

    def __call__(self, form: str) -> str:
        name = {"": "full", "may": "infinitive", "when": "behind_when"}.get(form, form)
        return str(getattr(self, name))

    def you_may(self) -> GermanClause:
        if self.lead:
            return replace(replace(self, lead="").you_may(), lead=self.lead, whole=True)
        if self.subject == "du":
            return self
        may = Verb("", "darfst", "dürfen")
        if self.subject:
            return GermanClause(may, "bestimmen", "du", after=f": {self.full}", whole=True)
        return GermanClause(may, self.infinitive, "du", whole=self.whole)

    def to_you(self) -> GermanClause:
        """An order as a statement, behind one about somebody else: "du ziehst 1 Karte"."""
        if self.verb is None or not self.verb.you:
            return self
        return replace(self, subject="du", verb=replace(self.verb, third=self.verb.you))

    def given(self, lead: str) -> GermanClause:
        if self.lead and not self.lead.startswith(_CONJUNCTIONS):
            return replace(self, rest=self._behind_pronouns(self.lead), lead=lead, whole=True)
        if self.lead:
            lead = all_of([lead, self.lead.removeprefix("wenn ")])
        return replace(self, lead=lead, whole=True)

    def _behind_pronouns(self, time: str) -> str:
        """The rest, with a time or a count in it: "ihm am Ende des Zuges 3 Schaden"."""
        first, _, rest = self.rest.partition(" ")
        return spaced(first, time, rest) if first in _SHORT else spaced(time, self.rest)

    def plus(self, text: str, *, whole: bool = False) -> GermanClause:
        if self.others:
            link, last = self.others[-1]
            return replace(self, others=(*self.others[:-1], (link, last.plus(text))), whole=whole or self.whole)
        return replace(self, after=self.after + text, whole=whole or self.whole)

    def then(self, text: str) -> GermanClause:
        if self.others:
            link, last = self.others[-1]
            return replace(self, others=(*self.others[:-1], (link, last.then(text))), whole=True)
        return replace(self, after=self.after.removesuffix(".") + text, whole=True)


class German(Language):
    """The language's grammar."""

    you = ("", "du")
    yourself = ("dich", "dir")

    def verb(self, infinitive: str) -> Verb:
        """The forms of a verb; with "+" behind it, what several do."""
        verb = Verb(*self.words.say(f"verb.{infinitive.removesuffix('+')}").split("|"))
        return replace(verb, third=verb.stem) if infinitive.endswith("+") else verb

    def noun(self, name: str) -> Noun:
        return Noun(*self.words.say(f"noun.{name}").split("|"))

    def clause(self, parts: Parts, whole: bool = False) -> GermanClause:
        verb = self.verb(parts.verb) if parts.verb else None
        return GermanClause(verb, parts.rest, parts.subject, parts.after, whole=whole)

    def joined(self, clauses: Sequence[Clause], last: str) -> GermanClause:
        first, *others = (clause for clause in clauses if isinstance(clause, GermanClause))
        if not others:
            return first
        everyone = (first, *others)
        if all(clause.verb == first.verb and clause.subject == first.subject and not clause.after
               and not clause.others for clause in everyone):
            rests = [clause.rest for clause in everyone]
            if all(" in diesem Zug " in rest for rest in rests):
                rests = [rests[0], *(rest.replace(" in diesem Zug ", " ", 1) for rest in rests[1:])]
            if all(rest.startswith("dir ") for rest in rests):
                rests = [rests[0], *(rest.removeprefix("dir ") for rest in rests[1:])]
            return replace(first, rest=self.listed(rests, last))
        if any(clause.verb is not None for clause in everyone):
            receive = self.verb("erhalten")
            first, *others = (clause if clause.verb is not None else replace(clause, verb=receive)
                              for clause in everyone)
        word = self.words.say(f"list.{last}")
        if last == "and" and first.subject and not others[-1].subject:
            others[-1] = others[-1].to_you()
        links = [*("," for _ in others[:-1]), f" {word}"]
        if others[-1].subject != first.subject:
            links[-1] = ", dann" if not others[-1].subject and last == "and" else f", {word}"
        return replace(first, others=(*first.others, *zip(links, others, strict=True)))

    def both(self, conditions: Sequence[str]) -> str:
        return all_of(conditions)

    def in_order(self, first: Clause, second: Clause) -> GermanClause:
        assert isinstance(first, GermanClause) and isinstance(second, GermanClause)
        return replace(first, others=((", dann", second),), whole=True)

    def sentences(self, clauses: Sequence[Clause]) -> Clause:
        first, *others = clauses
        if not others:
            return first
        assert isinstance(first, GermanClause)
        more = "".join(f". {capital(clause.full).removesuffix('.')}" for clause in others)
        return replace(first, after=first.after.removesuffix(".") + more, whole=True)
