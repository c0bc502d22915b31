"""German clauses and how they are joined.

Glossary. Power Kraft, Range Reichweite, Move Bewegung, Energon Energon, Damage Schaden, VP SP (Siegpunkte). Matrix
Matrix, space Feld, character Figur, Adversary Gegner, Boss Boss, Robot Roboter, Ally Verbündeter, Starter Startkarte,
Basic Basiskarte, Maneuver Manöver, Technology Technologie, Relic Relikt, Site Ort, Polity Stadtstaat, Ruin Ruine,
Scheme Komplott, Mission Mission, Encounter Begegnung. Attack Angriff, Block Block, Ambush Hinterhalt, Confrontation
Konfrontation, Assist Beistand, command Kommando, Convert umwandeln, Bot Mode Robotermodus, Alt Mode Fahrzeugmodus,
Flight Flug, Teleport teleportieren, search durchsuchen, peek ansehen, turn up aufdecken, gain erhalten, destroy
zerstören, repair reparieren, clear räumen, thwart vereiteln, Vault Tresor, teammate Teammitglied.

A clause knows its subject, its verb and the rest, so that it can be an order ("lege 1 Karte ab"), stand behind "du
darfst" ("1 Karte ablegen") or behind a condition ("…, legt sie 1 Karte ab").
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Verb:
    order: str
    third: str
    stem: str
    """The infinitive without the part that separates."""
    apart: str = ""

    @property
    def infinitive(self) -> str:
        return self.apart + self.stem

    @property
    def to(self) -> str:
        return f"{self.apart}zu{self.stem}" if self.apart else f"zu {self.stem}"


def _words(*parts: str) -> str:
    return " ".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class Clause:
    verb: Verb | None = None
    rest: str = ""
    subject: str = ""
    """Empty for what you do."""
    after: str = ""
    """What follows behind the verb: further sentences, or a colon and what happens."""
    lead: str = ""
    """The condition in front."""
    others: tuple[tuple[str, Clause], ...] = ()
    """Further clauses of the same sentence, each with its conjunction."""
    whole: bool = False
    """It has conditions or sentences of its own and cannot be one of several in a sentence."""

    @property
    def full(self) -> str:
        """The main clause, in lower case: an order where you are to do it."""
        if self.lead:
            return f"{self.lead}, {replace(self, lead='').inverted}"
        if self.verb is None:
            return self._with_others("full", self.rest)
        if not self.subject:
            return self._with_others("full", _words(self.verb.order, self.rest, self.verb.apart))
        return self._with_others("full", _words(self.subject, self.verb.third, self.rest, self.verb.apart))

    @property
    def inverted(self) -> str:
        """The main clause behind something that takes the first place."""
        if self.verb is None or not self.subject:
            return replace(self, lead="").full
        return self._with_others("full", _words(self.verb.third, self.subject, self.rest, self.verb.apart))

    @property
    def infinitive(self) -> str:
        """What stands behind "du darfst"."""
        if self.verb is None:
            return self._with_others("infinitive", f"{self.rest} erhalten")
        return self._with_others("infinitive", _words(self.rest, self.verb.infinitive))

    @property
    def purpose(self) -> str:
        """What stands behind "um"."""
        return self._with_others("purpose", _words(self.rest, self.verb.to if self.verb else "zu erhalten"))

    def _with_others(self, form: str, text: str) -> str:
        for link, other in self.others:
            said = getattr(other, form)
            if form == "full" and other.subject == self.subject and self.subject and other.verb is not None:
                said = _words(other.verb.third, other.rest, other.verb.apart) + other.after
            elif form == "infinitive" and other.rest == self.rest and other.verb is not None:
                said = other.verb.infinitive + other.after
            text += f"{link} {said}"
        return text + self.after


RECEIVE = Verb("erhalte", "erhält", "erhalten")


def capital(text: str) -> str:
    """The first letter in upper case, behind marks as well."""
    start = 2 if text.startswith("**") else 0
    return text[:start] + text[start:start + 1].upper() + text[start + 1:]


def sentence(clause: Clause | str) -> str:
    text = clause if isinstance(clause, str) else clause.full
    return capital(text) + ("" if text.endswith((".", ".)")) else ".")


def listed(items: Sequence[str], last: str) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def joined(clauses: Sequence[Clause], last: str) -> Clause:
    """Several simple clauses as one; what they share is said once."""
    first, *others = clauses
    if not others:
        return first
    if all(clause.verb == first.verb and clause.subject == first.subject and not clause.after and not clause.others
           for clause in clauses):
        rests = [clause.rest for clause in clauses]
        if all(" in diesem Zug " in rest for rest in rests):
            rests = [rests[0], *(rest.replace(" in diesem Zug ", " ", 1) for rest in rests[1:])]
        if all(rest.startswith("dir ") for rest in rests):
            rests = [rests[0], *(rest.removeprefix("dir ") for rest in rests[1:])]
        return replace(first, rest=listed(rests, last))
    if any(clause.verb is not None for clause in clauses):
        first, *others = [clause if clause.verb is not None else replace(clause, verb=RECEIVE) for clause in clauses]
    links = [*("," for _ in others[:-1]), f" {last}"]
    if others[-1].subject != first.subject:
        links[-1] = ", dann" if not others[-1].subject and last == "und" else f", {last}"
    return replace(first, others=(*first.others, *zip(links, others, strict=True)))


def sentences(clauses: Sequence[Clause]) -> Clause:
    """Several clauses one sentence after the other."""
    first, *others = clauses
    if not others:
        return first
    more = "".join(f". {capital(clause.full).removesuffix('.')}" for clause in others)
    return replace(first, after=first.after.removesuffix(".") + more, whole=True)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"
