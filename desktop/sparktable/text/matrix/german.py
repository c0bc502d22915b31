"""German noun phrases for the cards and characters of the Matrix game: gender, case, number.

Glossary. Power Kraft, Range Reichweite, Move Bewegung, Energon Energon, Damage Schaden, VP SP (Siegpunkte). Matrix
Matrix, space Feld, character Figur, Adversary Gegner, Boss Boss, Robot Roboter, Ally Verbündeter, Starter
Startkarte, Basic Grundkarte, Maneuver Manöver, Technology Technologie, Relic Relikt, Site Ort, Polity Stadtstaat,
Ruin Ruine, Scheme Komplott, Mission Mission, Encounter Begegnung. Attack Angriff, Block Block, Ambush Hinterhalt,
Confrontation Konfrontation, Assist Beistand, command Kommando, Convert umwandeln, Bot Mode Robotermodus, Alt Mode
Fahrzeugmodus, Flight Flug, Teleport teleportieren, search durchsuchen, peek ansehen, turn up aufdecken, gain
erhalten, destroy zerstören, repair reparieren, clear räumen, thwart vereiteln, contribute beisteuern, control im
Spiel haben, take Damage Schaden erhalten, Vault Tresor, teammate Teammitglied.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sparktable.games.factions import FACTIONS
from sparktable.games.matrix import card as types
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.fight import Assists, Attack
from sparktable.games.matrix.verbs.select import Cards, Chars, Kind, as_tuple
from sparktable.kernel.vocabulary.seats import OTHERS, TEAM, TEAMMATES, THEM, YOU
from sparktable.kernel.vocabulary.selections import IT, THIS, Either, Selection

from ..german import ACC, DAT, NOM, German, GermanClause, Noun, ending, pronoun, spaced, the
from ..language import Clause
from ..phrases import capital
from ..scene import Telling
from ..templates import expect
from .scene import MANY
from .tongue import TOPS, Tongue, named_type, zone_key


def yours(kind: Selection) -> bool:
    """Whether such cards are called "deine"."""
    return (isinstance(kind, Cards) and as_tuple(kind.zone)[0] in (select.IN_PLAY, select.MISSIONS)
            and len(as_tuple(kind.zone)) == 1 and kind.whose == YOU)


class MatrixGerman(German, Tongue):
    """How German names things."""

    def type_name(self, name: str) -> str:
        return {types.DAMAGE: "Schaden"}.get(name, self.noun(name).singular("er"))

    def subtype(self, name: str) -> str:
        return "Gemeinsam" if name == types.COOP_SCHEME else name.removesuffix(" Scheme")

    def this(self, scene: Telling, case: str = "") -> str:
        case = case or NOM
        noun = self.noun(named_type(scene) or "card")
        return f"dies{ending('er', noun.gender, case)} {noun.singular(ending('weak', noun.gender, case))}"

    def _itself(self, scene: Telling, case: str) -> str:
        """The card again, after it has named itself."""
        return pronoun(self.noun(named_type(scene) or "card").gender, case)

    # --- kinds of cards

    def heads(self, kind: Kind) -> list[Noun]:
        """The nouns for a kind of card."""
        if kind.name:
            return [Noun("f", f"„{kind.name}“", f"„{kind.name}“")]
        if kind.subtype:
            return [Noun("m", kind.subtype, f"{kind.subtype}s")]
        if isinstance(kind, Cards) and as_tuple(kind.zone) == (select.MISSIONS,):
            return [self.noun(types.MISSION)]
        if not kind.types:
            return [self.noun("adversary" if kind.adversary else "card")]
        nouns = [self.noun(name) for name in as_tuple(kind.types)]
        return nouns if kind.faction is None else [noun.behind(FACTIONS[kind.faction]) for noun in nouns]

    def gender(self, of: Selection | None) -> str:
        return heads[0].gender if isinstance(of, Kind) and len(heads := self.heads(of)) == 1 else "f"

    def _adjectives(self, kind: Kind) -> list[str]:
        words = ["ander"] if kind.other or kind.not_it else []
        if isinstance(kind, Cards):
            words += ["angrenzend"] if kind.at == select.ADJACENT else []
            words += ["verdeckt"] if kind.face == select.DOWN else []
            words += ["räumbar"] if kind.clearable else []
        return words + (["gegnerisch"] if kind.adversary and kind.types else [])

    def place(self, cards: Cards, scene: Telling) -> str:
        expect(cards.whose in (YOU, select.ANYBODY), cards)
        return self.words.say(zone_key(cards), this=self.this(scene, DAT))

    def _after(self, kind: Kind, scene: Telling, where: bool = True) -> str:
        """What stands behind the noun."""
        words = ["deiner Fraktion"] if kind.own else []
        in_matrix = isinstance(kind, Cards) and where and as_tuple(kind.zone)[0] == select.IN_MATRIX
        words += [self.place(kind, scene)] if isinstance(kind, Cards) and in_matrix else []
        words += self._traits(kind)
        if isinstance(kind, Cards):
            words += [self.place(kind, scene)] if where and not in_matrix else []
            words += ["mit den höchsten Kosten"] if kind.highest_cost else []
            words += [self.words.say(f"different.{kind.different}")] if kind.different else []
        if kind.faction is not None and not kind.types:
            words.insert(0, f"der {FACTIONS[kind.faction]}s")
        without = ["Schaden" if name == types.DAMAGE else self.noun(name).plural(DAT)
                   for name in as_tuple(kind.not_types)]
        without += [self.noun("adversary").plural(DAT)] if kind.not_adversary else []
        but = f"außer {self.listed(without, 'and')}" if without else ""
        if isinstance(kind, Cards) and kind.free_of_your_team:  # next to what it speaks of
            free = f"{spaced(*words)}, auf der keine Figur deines Teams steht"
            return f"{free}, {but}" if but else free
        return spaced(*words, but)

    def plural(self, kind: Kind, case: str, scene: Telling, *, where: bool = True, definite: bool = False,
               last: str = "and") -> str:
        """Any of them, as a kind: "gegnerische Roboter auf deinem Feld"."""
        end = "en" if definite or case == DAT else "e"
        adjectives = [f"{word}{end}" for word in self._adjectives(kind)]
        nouns = self.listed([noun.plural(case, definite) for noun in self.heads(kind)], last)
        return spaced(*adjectives, nouns, self._after(kind, scene, where))

    def singular(self, kind: Kind, case: str, scene: Telling, *, where: bool = True, article: str = "ein") -> str:
        """One of them, with an article: "einen gegnerischen Roboter", "jede Startkarte", "keine Karte"."""
        heads = self.heads(kind)
        if where and yours(kind) and article in ("ein", "jed"):
            first = f"{'ein' if article == 'ein' else 'jed'}{ending('er', heads[0].gender, case)}"
            return f"{first} deiner {self.plural(kind, NOM, scene, definite=True, last='or')}"
        phrases = []
        for noun in heads:
            end = ending("weak" if article == "jed" else "mixed", noun.gender, case)
            word = article and f"{article}{ending('er' if article == 'jed' else 'ein', noun.gender, case)}"
            adjectives = [f"{adjective}{end}" for adjective in self._adjectives(kind)]
            phrases.append(spaced(word, *adjectives, noun.singular(end)))
        return spaced(self.listed(phrases, "or"), self._after(kind, scene, where))

    def top(self, what: Cards, scene: Telling, n: int = 1) -> str:
        deck = self.theirs(scene, "deck") if what.whose == THEM else self.words.say(f"top.{what.zone}")
        return f"die oberste Karte {deck}" if n == 1 else f"die obersten {n} Karten {deck}"

    def one(self, what: Selection, scene: Telling, case: str = "", where: bool = True) -> str:
        case = case or ACC
        if what is THIS:
            return self.this(scene, case)
        if what is IT:
            if scene.many:
                return f"ein{ending('er', 'f', case)} davon"
            if scene.apart:
                return "der angesehenen Karte" if case == DAT else "die angesehene Karte"
            return pronoun(scene.gender, case)
        if isinstance(what, Assists):
            return f"ein{ending('ein', 'f', case)} Beistandskarte"
        if isinstance(what, Chars):
            return self.somebody(what, scene, case)
        if isinstance(what, Cards) and what.zone in TOPS:
            return self.top(what, scene)
        assert isinstance(what, Kind)
        if isinstance(what, Cards) and what.highest_cost:
            return "deine Karte mit den höchsten Kosten"
        return self.singular(what, case, scene, where=where)

    def bare(self, what: Selection, scene: Telling, many: bool = False) -> str:
        assert isinstance(what, Kind)
        if many:
            return self.plural(what, ACC, scene, where=False)
        return self.singular(what, ACC, scene, where=False, article="")

    def several(self, what: Selection, scene: Telling, case: str = "", where: bool = True) -> str:
        case = case or ACC
        if what is THIS:
            return self.this(scene, case)
        if what is IT:
            return pronoun("p", case)
        if isinstance(what, Assists):
            return "Beistandskarten deiner Teammitglieder" if what.side == TEAMMATES else "Beistandskarten"
        if isinstance(what, Chars):
            return self.characters(what, case, scene)
        if isinstance(what, Either):
            return self.listed([self.several(part, scene, case, where) for part in what.selections], "and")
        assert isinstance(what, Kind)
        if yours(what):
            return f"deine{'n' if case == DAT else ''} {self.plural(what, case, scene, definite=True)}"
        return self.plural(what, case, scene, where=where)

    def yours(self, of: Selection, scene: Telling) -> str:
        if isinstance(of, Kind) and not isinstance(of, Cards):
            return f"deine {self.plural(of, NOM, scene, definite=True)}"
        return self.several(of, scene, NOM)

    def count(self, what: Selection, n: int, up_to: bool, scene: Telling, form: str = "") -> str:
        if form in (NOM, DAT):
            return self.one(what, scene, form)
        if isinstance(what, Cards) and what.zone in TOPS:
            return self.top(what, scene, n)
        if n == 1:
            return self.one(what, scene, ACC)
        if n >= MANY and what is IT:
            return "sie"
        assert isinstance(what, Kind)
        if n >= MANY:
            if isinstance(what, Cards) and what.zone == select.IN_HAND and not what.particular:
                return f"die Hand {self.theirs(scene, '')}" if what.whose == THEM else "deine Hand"
            return f"alle {'deine ' if yours(what) else ''}{self.plural(what, ACC, scene, definite=True)}"
        amount = f"{'bis zu ' if up_to else ''}{n}"
        if yours(what):
            return f"{amount} deiner {self.plural(what, NOM, scene, definite=True)}"
        return f"{amount} {self.plural(what, ACC, scene)}"

    def for_each(self, what: Selection, per: int, scene: Telling) -> str:
        if isinstance(what, Assists):
            return "jede Beistandskarte"
        if isinstance(what, Chars):
            return self._somebody(what, ACC, scene, "jed")
        if isinstance(what, Either):
            return self.listed([self.for_each(part, per, scene) for part in what.selections], "and")
        assert isinstance(what, Kind)
        if what.types == types.DAMAGE and yours(what):
            return "jeden Schaden, den du im Spiel hast" if per == 1 else f"je {per} Schaden, die du im Spiel hast"
        if per == 1:
            each = self.singular(what, ACC, scene, article="jed")
            return each.replace("jede Karte aus deiner", "jede Karte in deiner")
        return f"je {per} {self.several(what, scene, ACC)}"

    def none(self, what: Selection, scene: Telling, case: str = "") -> str:
        assert isinstance(what, Kind)
        return self.singular(what, case or ACC, scene, article="kein")

    def compared(self, what: Cards, n: int, least: bool, where: str, scene: Telling) -> str:
        case = ACC if where in ("control", "own") else NOM
        outside = where not in ("control", "own", "commanded") and not yours(what)
        damage = what.types == types.DAMAGE
        if n == (1 if least else 0):
            if damage and not least:
                return "keinen Schaden"
            return self.singular(what, case, scene, where=outside, article="ein" if least else "kein")
        cards = "Schaden" if damage else self.plural(what, case, scene, where=outside)
        return f"{n} oder {'mehr' if least else 'weniger'} {cards}"

    def standing(self, what: Chars, held: bool, scene: Telling) -> str:
        who = self._somebody(what, NOM, scene, "ein" if held else "kein")
        if scene.card is not None and scene.card.type == types.BOSS:
            who = who.replace("auf diesem Boss", "auf seinem Feld")
        return f"{who} steht"

    def swapped(self, what: Cards, scene: Telling) -> str:
        either = "offenen oder verdeckten " if what.face == select.EITHER else ""
        phrase = self.singular(what, DAT, scene).replace("einer ", f"einer {either}", 1)
        return phrase.replace(self.this(scene, DAT), self._itself(scene, DAT))

    def where_only(self, what: Cards, scene: Telling) -> str:
        return self._after(what, scene)

    # --- characters

    def _place(self, what: Chars, scene: Telling) -> str:
        return "" if what.at == "" else self.words.say(f"place.{what.at}", this=self.this(scene, DAT))

    def characters(self, what: Chars, case: str, scene: Telling) -> str:
        """Characters without an article: "gegnerische Figuren in Reichweite"."""
        where = self._place(what, scene)
        dative = "n" if case == DAT else ""
        if what.side in (TEAMMATES, TEAM):
            mates = what.side == TEAMMATES
            return spaced(f"Teammitglieder{dative}" if mates else f"Mitglieder{dative} deines Teams", where)
        end = "en" if case == DAT else "e"
        adjective = self.words.say(f"side.{what.side}")
        near = f"angrenzend{end}" if what.at == select.ADJACENT else ""
        return spaced(near, adjective and adjective + end, "Figuren", where)

    def _somebody(self, what: Chars, case: str, scene: Telling, article: str = "ein") -> str:
        """One of them: "jede andere Figur", "kein Teammitglied"."""
        if what.side == YOU:
            return {NOM: "du", ACC: "dich", DAT: "dir"}[case]
        where = self._place(what, scene)
        neuter = what.side in (TEAMMATES, TEAM)
        sort = "er" if article == "jed" else "ein"
        word = f"{article}{ending(sort, 'n' if neuter else 'f', case)}"
        if neuter:
            return spaced(word, "Mitglied deines Teams" if what.side == TEAM else "Teammitglied", where)
        end = ending("weak" if article == "jed" else "mixed", "f", case)
        adjective = self.words.say(f"side.{what.side}")
        return spaced(word, adjective and adjective + end, "Figur", where)

    def somebody(self, what: Chars, scene: Telling, case: str = "") -> str:
        return self._somebody(what, case or ACC, scene)

    def anybody(self, what: Chars, scene: Telling) -> str:
        return self.somebody(what, scene).replace("eine Figur", "eine beliebige Figur")

    def target(self, attack: Attack, scene: Telling) -> str:
        if attack.n < MANY:
            return self.somebody(attack.whom, scene)
        if attack.up_to:
            return f"beliebig viele {self.characters(attack.whom, ACC, scene)}"
        return self._somebody(attack.whom, ACC, scene, "jed")

    def them(self, scene: Telling, case: str = "") -> str:
        if case == "player":
            return self.them(scene, DAT).replace("einer Figur", "einem beliebigen Spieler")
        case = case or NOM
        if scene.them is None:
            return f"dies{ending('er', 'f', case)} Figur"
        if scene.known:
            return f"jed{ending('er', 'f', case)}" if scene.each else pronoun("f", case)
        return self._somebody(scene.them, case, scene, "jed" if scene.each else "ein")

    def theirs(self, scene: Telling, thing: str, case: str = "") -> str:
        if thing == "hand":
            if scene.known:
                return "ihrer Hand" if case == DAT else "ihre Hand"
            return f"{the('f', case or ACC)} Hand {self.theirs(scene, '')}"
        thing = "Decks" if thing == "deck" else ""
        if scene.them is None:
            return f"{thing} dieser Figur".strip()
        if scene.known:
            return f"ihres {thing}" if thing else "dieser Figur"
        if scene.them.at == "":
            whose = "eines anderen Spielers" if scene.them.side == OTHERS else "eines Spielers"
        else:
            whose = self._somebody(scene.them, DAT, scene)
        return f"des {thing} {whose}" if thing else whose

    # --- sentences

    def once_named(self, text: str, scene: Telling) -> str:
        names = {case: self.this(scene, case) for case in (NOM, DAT, ACC)}
        first = min((text.find(name) for name in names.values() if name in text), default=-1)
        if first < 0:
            return text
        end = first + max(len(name) for name in names.values() if text.startswith(name, first))
        rest = text[end:].replace("auf dem Feld dieses Bosses", "auf seinem Feld")
        for case, name in names.items():
            rest = rest.replace(name, self._itself(scene, case))
        return text[:end] + rest

    def forbidden(self, group: Sequence[Clause]) -> str:
        """"Du kannst keinen Schaden zerstören oder reparieren"."""
        clauses = [clause for clause in group if isinstance(clause, GermanClause)]
        damage = "keinen {damage} "
        if len(clauses) > 1 and all(clause.rest.startswith(damage) for clause in clauses):
            clauses[1:] = [replace(clause, rest=clause.rest.removeprefix(damage)) for clause in clauses[1:]]
        elif group[0].subject == "du":
            return ". ".join(capital(clause.full) for clause in group)
        return self.joined(clauses, "or").full

    def while_here(self, way: str) -> str:
        return way.replace(" ", " hier ", 1)

    def ways(self, ways: Sequence[str]) -> str:
        return ", oder ".join(ways)

    def bought(self, of: Selection | None, which: str, when: str, place: str, scene: Telling) -> str:
        """"die nächste Karte, die du in diesem Zug kaufst,", "dein erster Kauf von Relikten oder Orten"."""
        kind = of if isinstance(of, Kind) else Kind()
        first, *others = self.heads(kind)
        if others:
            return f"dein {which}er Kauf von {self.plural(kind, DAT, scene, where=False, last='or')} {when}"
        phrase = self.singular(kind, NOM, scene, where=False, article="")
        return f"{the(first.gender, NOM)} {which}e {phrase}, {the(first.gender, ACC)} du {when}{place} kaufst,"
