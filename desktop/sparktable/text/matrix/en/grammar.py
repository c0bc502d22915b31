"""English clauses and how they are joined.

A clause that tells you what to do is a verb phrase in the base form ("draw 1 card"): it serves as an order, after
"you may" and after "to". A clause about somebody else has a subject and its verb in the third person ("it" + "loses
1 VP").
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Clause:
    text: str
    subject: str = ""
    """Empty for what you do."""
    whole: bool = False
    """It has conditions or sentences of its own and cannot be one of several in a sentence."""

    @property
    def full(self) -> str:
        """The main clause, in lower case."""
        return f"{self.subject} {self.text}" if self.subject else self.text

    @property
    def as_you(self) -> str:
        """What may follow "you may"."""
        return f"decide that {self.full}" if self.subject else self.text


def capital(text: str) -> str:
    """The first letter in upper case, behind marks as well."""
    start = 2 if text.startswith("**") else 0
    return text[:start] + text[start:start + 1].upper() + text[start + 1:]


def sentence(clause: Clause | str) -> str:
    text = clause if isinstance(clause, str) else clause.full
    return capital(text) + ("" if text.endswith((".", ".)")) else ".")


def listed(items: Sequence[str], last: str) -> str:
    """"a, b and c"."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def joined(clauses: Sequence[Clause], last: str) -> Clause:
    """Several simple clauses as one: those with one subject share it, those with one verb share that."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        if groups and groups[-1][0].subject == clause.subject:
            groups[-1].append(clause)
        else:
            groups.append([clause])
    merged = [Clause(_shared([clause.text for clause in group], last), group[0].subject) for group in groups]
    if len(merged) == 1:
        return merged[0]
    others = [clause.full if clause.subject or not merged[0].subject else f"you {clause.text}"
              for clause in merged[1:]]
    return Clause(listed([merged[0].text, *others], last), merged[0].subject)


def _shared(texts: list[str], last: str) -> str:
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
        return f"{verb} {listed(rests, last)}"
    comma = (last == "or" and any(text.count(" ") > 2 for text in texts)) or any(
        f" {word} " in text for text in texts for word in ("or", "and"))
    return f"{', '.join(texts[:-1])}, {last} {texts[-1]}" if comma else listed(texts, last)


def sentences(clauses: Sequence[Clause]) -> Clause:
    """Several clauses one sentence after the other."""
    first, *others = clauses
    if not others:
        return first
    text = ". ".join([first.text.removesuffix("."), *(capital(clause.full).removesuffix(".") for clause in others)])
    return replace(first, text=text, whole=True)


def a(noun: str) -> str:
    """With the indefinite article."""
    return f"{'an' if noun[0] in 'aeiouAEIO' else 'a'} {noun}"


def cards(n: int, noun: str = "card") -> str:
    return f"{n} {noun}{'' if n == 1 else 's'}"


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"
