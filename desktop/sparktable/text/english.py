"""English clauses and how they are joined.

A clause that tells you what to do is a verb phrase in the base form ("draw 1 card"): it serves as an order, after
"you may" and after "to". A clause about somebody else has a subject and its verb in the third person ("it" + "loses
1 VP").
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .language import Clause, Language, Parts
from .phrases import capital


@dataclass(frozen=True, slots=True)
class EnglishClause(Clause):
    text: str
    subject: str = ""
    whole: bool = False

    @property
    def full(self) -> str:
        return f"{self.subject} {self.text}" if self.subject else self.text

    def __call__(self, form: str) -> str:
        if form == "may":
            return f"decide that {self.full}" if self.subject else self.text
        return self.full

    def you_may(self) -> Clause:
        return EnglishClause(f"may {self('may')}", "you", self.whole)

    def given(self, lead: str) -> Clause:
        return EnglishClause(f"{lead}, {self.full}", whole=True)

    def plus(self, text: str, *, whole: bool = False) -> Clause:
        return replace(self, text=self.text + text, whole=whole or self.whole)

    def then(self, text: str) -> Clause:
        return replace(self, text=self.text.removesuffix(".") + text, whole=True)


class English(Language):
    """The language's grammar."""

    you = ("", "you")

    def clause(self, parts: Parts, whole: bool = False) -> EnglishClause:
        """A verb that is not in the third person yet is put into it where somebody else does it."""
        verb = parts.verb
        if parts.subject and verb.endswith("+"):
            stem = verb.removesuffix("+")
            verb = stem + ("es" if stem.endswith(("s", "ch")) else "s")
        text = " ".join(part for part in (verb.removesuffix("+"), parts.rest) if part)
        return EnglishClause(text + parts.after, parts.subject, whole)

    def joined(self, clauses: Sequence[Clause], last: str) -> EnglishClause:
        """Those with one subject share it, those with one verb share that."""
        groups: list[list[EnglishClause]] = []
        for clause in clauses:
            assert isinstance(clause, EnglishClause)
            if groups and groups[-1][0].subject == clause.subject:
                groups[-1].append(clause)
            else:
                groups.append([clause])
        merged = [EnglishClause(self._shared([clause.text for clause in group], last), group[0].subject)
                  for group in groups]
        if len(merged) == 1:
            return merged[0]
        others = [clause.full if clause.subject or not merged[0].subject else f"you {clause.text}"
                  for clause in merged[1:]]
        return EnglishClause(self.listed([merged[0].text, *others], last), merged[0].subject)

    def _shared(self, texts: list[str], last: str) -> str:
        if len(texts) == 1:
            return texts[0]
        if all(text.endswith(" this turn") for text in texts):
            texts = [*(text.removesuffix(" this turn") for text in texts[:-1]), texts[-1]]
        verb, _, first_rest = texts[0].partition(" ")
        if verb == "cannot":
            last = "or"
        rests = [first_rest, *(text.removeprefix(f"{verb} ") for text in texts[1:])]
        if first_rest and all(text.startswith(f"{verb} ") for text in texts[1:]) and not any(
                ", " in rest for rest in rests):
            return f"{verb} {self.listed(rests, last)}"
        comma = (last == "or" and any(text.count(" ") > 2 for text in texts)) or any(
            f" {word} " in text for text in texts for word in ("or", "and"))
        return f"{', '.join(texts[:-1])}, {last} {texts[-1]}" if comma else self.listed(texts, last)

    def in_order(self, first: Clause, second: Clause) -> EnglishClause:
        return EnglishClause(f"{first.full}, then {second.full}", whole=True)

    def sentences(self, clauses: Sequence[Clause]) -> Clause:
        first, *others = clauses
        if not others:
            return first
        return first.then("".join(f". {capital(clause.full).removesuffix('.')}" for clause in others))


def a(noun: str) -> str:
    """With the indefinite article."""
    return f"{'an' if noun[0] in 'aeiouAEIO' else 'a'} {noun}"
