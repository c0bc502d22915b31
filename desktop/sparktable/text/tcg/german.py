"""German noun phrases for the Transformers TCG: gender, case, number.

Glossary. character Charakter, enemy gegnerischer Charakter, battle card Kampfkarte, Action Aktion, Secret Action
Geheime Aktion, Upgrade Upgrade, Weapon Waffe, Armor Rüstung, Utility Hilfsmittel, attack Angriff, defense
Verteidigung, health Leben, star Stern, icon Symbol, alt mode Alt-Modus, bot mode Bot-Modus, flip (a character)
umdrehen, flip (a battle card) aufdecken, reveal vorzeigen, of a Secret Action aufdecken, take damage erleiden,
battlefield Schlachtfeld, trait Merkmal, field im Spiel haben, tap tappen, untap enttappen, scrap verschrotten,
scrap pile Schrottstapel, knock out KO setzen, KO area KO-Zone, repair reparieren, deploy entsenden, counter Marker,
Bold Kühn, Tough Zäh, Pierce Durchschlag, Focus Fokus, Plan Plan, Safeguard Schutz, Brave Mutig, Stealth Tarnung,
Bounty Kopfgeld, Melee Nahkämpfer, Ranged Fernkämpfer, Specialist Spezialist, Leader Anführer, Car Auto, Truck
Laster, Tank Panzer, Plane Flugzeug.
"""
from __future__ import annotations

import re

from sparktable.games.tcg.verbs.select import ENEMY, YOURS

from ..german import ACC, DAT, NOM, German, Noun, ending, pronoun, spaced
from .kinds import CARDS, Kind, Referent
from .tongue import Tongue

_SHORT = {"an dem": "am", "von dem": "vom", "zu dem": "zum", "in dem": "im"}
_TOGETHER = re.compile(r"\b(an dem|von dem|zu dem|in dem)(?= [A-ZÄÖÜ])")
_ARTICLES = {"er": "der", "en": "den", "em": "dem", "e": "die", "es": "das"}
_OWN = {"m": "sein", "n": "sein", "f": "ihr", "p": "ihr"}


class TcgGerman(German, Tongue):
    """How German names things."""

    def smooth(self, text: str) -> str:
        """"an dem Träger" is "am Träger"."""
        return _TOGETHER.sub(lambda found: _SHORT[found[1]], text)

    def pronoun(self, thing: Referent, case: str) -> str:
        gender = "p" if thing.many else self.noun(thing.noun).gender
        return _OWN[gender] if case == "gen" else pronoun(gender, case or ACC)

    def that(self, thing: Referent, case: str) -> str:
        case, noun = case or ACC, self.noun(thing.noun)
        if thing.many:
            which, word = {"gen": "er", DAT: "en"}.get(case, "e"), noun.plural(case, True)
        elif case == "gen":
            which, word = "er" if noun.gender == "f" else "es", self._genitive("", noun)
        else:
            which, word = ending("er", noun.gender, case), self._one(noun, case, "weak")
        if thing.noun in CARDS:
            return spaced(f"dies{which}", word)
        weak = "en" if thing.many or case == "gen" else ending("weak", noun.gender, case)
        article = "des" if (case, which) == ("gen", "es") else _ARTICLES[which]
        return spaced(article, f"betroffen{weak}", word)  # "dieser Charakter" is the one that speaks

    @staticmethod
    def _genitive(article: str, noun: Noun) -> str:
        if noun.many == noun.one.removesuffix("e") + "en" and noun.gender == "m":
            return spaced(article, noun.many)
        if noun.like_adjective or noun.gender == "f":
            return spaced(article, noun.singular("en"))
        return spaced(article, noun.one + ("" if noun.one.endswith("s") else "s"))

    def each_of_them(self, thing: Referent, case: str) -> str:
        of = "davon" if thing.noun in CARDS else "von ihnen"
        return f"jed{ending('er', self.noun(thing.noun).gender, case or ACC)} {of}"

    def named(self, key: str, case: str) -> str:
        return self.words.phrase(key)(case or ACC)

    # --- kinds of characters and cards

    @staticmethod
    def _one(noun: Noun, case: str, sort: str) -> str:
        """In the singular; "Spezialist" and his like have their ending in every case but the first."""
        if noun.gender == "m" and case != NOM and noun.many == noun.one.removesuffix("e") + "en":
            return noun.many
        return noun.singular(ending(sort, noun.gender, case))

    def heads(self, kind: Kind) -> list[Noun]:
        """The nouns for a kind."""
        if kind.names:
            return [Noun("f" if name.startswith("„") else "m", name, name) for name in kind.names]
        nouns = [self.noun(name) for name in kind.nouns]
        return [noun.behind(kind.first) for noun in nouns] if kind.first else nouns

    def _adjectives(self, kind: Kind) -> list[str]:
        words = [self.words.say(f"adj.{name}") for name in kind.adjectives]
        return words + ([self.words.say("adj.enemy")] if kind.owner == ENEMY else [])

    def singular(self, kind: Kind, case: str, article: str = "ein") -> str:
        """One of them, with an article: "ein gegnerischer Charakter", "jedes Upgrade", "kein Auto"."""
        case = case or ACC
        phrases: list[str] = []
        heads = self.heads(kind)
        for noun in heads:
            end = ending("weak" if article == "jed" else "mixed", noun.gender, case)
            word = article and f"{article}{ending('er' if article == 'jed' else 'ein', noun.gender, case)}"
            adjectives = [f"{adjective}{end}" for adjective in self._adjectives(kind)]
            again = phrases and noun.gender == heads[0].gender
            one = self._one(noun, case, "weak" if article == "jed" else "mixed")
            one = spaced(self.noun("card").one, one) if article and one.startswith("„") else one
            phrases.append(one if again else spaced(word, *adjectives, one))
        return spaced(self.listed(phrases, "or"), *kind.after)

    def plural(self, kind: Kind, case: str, *, definite: bool = False, last: str = "and") -> str:
        """Any of them, as a kind: "gegnerische Autos"."""
        end = "en" if definite or case == DAT else "e"
        adjectives = [f"{word}{end}" for word in self._adjectives(kind)]
        nouns = self.listed([noun.plural(case, definite) for noun in self.heads(kind)], last)
        return spaced(*adjectives, nouns.replace("Geheime ", "Geheimen ") if definite else nouns, *kind.after)

    def _of_yours(self, kind: Kind) -> str:
        return f"deiner {self.plural(kind, NOM, definite=True, last='or')}"

    def one(self, kind: Kind, case: str) -> str:
        case = case or ACC
        if kind.definite:
            return self.words.phrase(kind.definite)(case)
        if kind.names and not kind.adjectives:
            return self.singular(kind, case, "dein" if kind.owner == YOURS else "")
        if kind.owner == YOURS:
            gender = self.heads(kind)[0].gender
            own = ("er" if gender == "f" else "es") if case == "gen" else ending("er", gender, case)
            return f"ein{own} {self._of_yours(kind)}"
        return self.singular(kind, case)

    def each(self, kind: Kind, case: str) -> str:
        case = case or ACC
        if kind.definite or (kind.names and not kind.names[0].startswith("„")):
            return self.one(kind, case).replace(f" {self.words.say('list.or')} ", f" {self.words.say('list.and')} ")
        if kind.owner == YOURS:
            return f"jed{ending('er', self.heads(kind)[0].gender, case)} {self._of_yours(kind)}"
        return self.singular(kind, case, "jed")

    def every(self, kind: Kind, case: str) -> str:
        if kind.definite:
            return self.one(kind, case)
        all_ = "allen" if case == DAT else "alle"
        own = f"dein{'en' if case == DAT else 'e'}" if kind.owner == YOURS else ""
        return spaced(all_, own, self.plural(kind, case or ACC, definite=True))

    def several(self, kind: Kind, case: str) -> str:
        case = case or ACC
        if case == "gen":
            return f"{'deiner' if kind.owner == YOURS else 'der'} {self.plural(kind, NOM, definite=True)}"
        if kind.owner == YOURS:
            return f"dein{'en' if case == DAT else 'e'} {self.plural(kind, case, definite=True)}"
        return self.plural(kind, case)

    def none(self, kind: Kind, case: str) -> str:
        case = case or ACC
        if kind.owner == YOURS:
            return f"kein{ending('er', self.heads(kind)[0].gender, case)} {self._of_yours(kind)}"
        return self.singular(kind, case, "kein")

    def some(self, kind: Kind, n: str, single: bool, case: str) -> str:
        if kind.owner == YOURS:
            return f"{n} {self._of_yours(kind)}"
        return f"{n} {self.singular(kind, case, '') if single else self.plural(kind, case or ACC)}"

    def bare(self, kind: Kind, several: bool) -> str:
        return self.plural(kind, NOM) if several else self.singular(kind, NOM, "")

    def indefinite(self, noun: str) -> str:
        found = self.noun(noun)
        return f"ein{ending('ein', found.gender, DAT)} {found.singular(ending('mixed', found.gender, DAT))}"

    def plain_plural(self, noun: str) -> str:
        return self.noun(noun).plural(DAT)

    def trait(self, noun: str) -> str:
        if f"trait.{noun}" in self.words.templates:
            return self.words.say(f"trait.{noun}")
        found = self.noun(noun)
        return found.singular(ending("mixed", found.gender, NOM))
