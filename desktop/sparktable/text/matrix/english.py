"""English noun phrases for the cards and characters of the Matrix game."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sparktable.games.factions import FACTIONS
from sparktable.games.matrix import card as types
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.fight import Assists, Attack
from sparktable.games.matrix.verbs.select import Cards, Chars, Kind, as_tuple
from sparktable.kernel.vocabulary.seats import TEAMMATES, THEM, YOU
from sparktable.kernel.vocabulary.selections import IT, THIS, Either, Selection

from ..english import English, EnglishClause, a
from ..scene import Telling
from ..templates import expect
from .scene import MANY
from .tongue import TOPS, Tongue, named_type, zone_key


class Noun(NamedTuple):
    """A kind of card: "faceup" + "Robot" + "in Range"."""

    before: str
    one: str
    several: str
    after: str

    def phrase(self, several: bool = False) -> str:
        return " ".join(part for part in (self.before, self.several if several else self.one, self.after) if part)


class MatrixEnglish(English, Tongue):
    """How English names things."""

    def type_name(self, name: str) -> str:
        return {types.BASIC: "Basic", types.DAMAGE: "Damage", types.CHARACTER: "Character"}.get(
            name, self._of_type(name)[0])

    def subtype(self, name: str) -> str:
        return name.removesuffix(" Scheme")

    def _of_type(self, name: str) -> tuple[str, str]:
        one, several = self.words.say(f"noun.{name}").split("|")
        return one, several

    def this(self, scene: Telling, case: str = "") -> str:
        return f"this {self._of_type(name)[0] if (name := named_type(scene)) else 'card'}"

    # --- kinds of cards

    def noun(self, kind: Kind, *, where: bool = True) -> Noun:
        """The words for a kind of card; without `where`, only what it is."""
        one, several = self._head(kind)
        after = self._after(kind)
        if not where and isinstance(kind, Cards):
            place = self._where(kind)
            after = [word for word in after if word not in place]
        return Noun(" ".join(self._before(kind)), one, several, " ".join(after))

    def _head(self, kind: Kind) -> tuple[str, str]:
        names = as_tuple(kind.types)
        if kind.name:
            return f"“{kind.name}”", f"copies of “{kind.name}”"
        if kind.subtype:
            return kind.subtype, f"{kind.subtype}s"
        if isinstance(kind, Cards) and as_tuple(kind.zone) == (select.MISSIONS,):
            return self._of_type(types.MISSION)
        if not names:
            return self._of_type("adversary" if kind.adversary else "card")
        nouns = [self._of_type(name) for name in names]
        return self.listed([one for one, _ in nouns], "or"), self.listed([several for _, several in nouns], "and")

    def _before(self, kind: Kind) -> list[str]:
        words = ["other"] if kind.other or kind.not_it else []
        if isinstance(kind, Cards):
            words += ["facedown"] if kind.face == select.DOWN else []
            if kind.at == select.ADJACENT:
                words.insert(0, "adjacent")
        words += ["Adversary"] if kind.adversary and kind.types else []
        return words + ([FACTIONS[kind.faction]] if kind.faction is not None else [])

    def _after(self, kind: Kind) -> list[str]:
        words = ["of your faction"] if kind.own else []
        last = isinstance(kind, Cards) and as_tuple(kind.zone)[0] in (select.IN_HAND, select.IN_DISCARD)
        if isinstance(kind, Cards):
            words += [] if last else self._where(kind)
            words += ["that can be cleared"] if kind.clearable else []
            words += ["with the highest cost"] if kind.highest_cost else []
            words += [self.words.say(f"different.{kind.different}")] if kind.different else []
        without = [self._of_type(name)[1] if name == types.DAMAGE or kind.other else a(self._of_type(name)[0])
                   for name in as_tuple(kind.not_types)]
        without += ["an Adversary"] if kind.not_adversary else []
        if without:
            words.append(f"except {self.listed(without, 'and')}" if kind.other
                         else f"other than {self.listed(without, 'or')}")
        words += self._traits(kind)
        if isinstance(kind, Cards):
            words += self._where(kind) if last else []
            if kind.free_of_your_team:
                words.append(f"{'and ' if without else ''}with no character of your team on it")
        return words

    def _where(self, cards: Cards) -> list[str]:
        expect(cards.whose in (YOU, select.ANYBODY), cards)
        place = self.words.say(zone_key(cards))
        return [place] if place else []

    def one(self, what: Selection, scene: Telling, case: str = "", where: bool = True) -> str:
        if what is THIS:
            return self.this(scene)
        if what is IT:
            return "one of them" if scene.many else "that card" if scene.apart else "it"
        if isinstance(what, Assists):
            return "another Assist" if what.unresolved else "an Assist"
        if isinstance(what, Chars):
            return self.somebody(what, scene)
        if isinstance(what, Cards) and what.zone in TOPS:
            return self.top(what, scene)
        if isinstance(what, Cards) and what.zone == select.IN_HAND and what.whose == THEM:
            return f"a card from {self.theirs(scene, 'hand')}"
        assert isinstance(what, Kind)
        phrase = self.noun(what, where=where).phrase().replace("this card", self.this(scene))
        if isinstance(what, Cards) and what.highest_cost:
            return f"the {phrase}"
        return self._an(phrase)

    def bare(self, what: Selection, scene: Telling, many: bool = False) -> str:
        assert isinstance(what, Kind)
        return self.noun(what, where=False).phrase(many)

    def _an(self, phrase: str) -> str:
        return phrase.replace("other ", "another ", 1) if phrase.startswith("other ") else a(phrase)

    def top(self, what: Cards, scene: Telling, n: int = 1) -> str:
        if what.whose == THEM:
            return f"the top card of {self.theirs(scene, 'deck')}"
        deck = self.words.say(f"top.{what.zone}")
        return f"{deck} top card" if n == 1 else f"{deck} top {n} cards"

    def several(self, what: Selection, scene: Telling, case: str = "", where: bool = True) -> str:
        if what is THIS:
            return self.this(scene)
        if what is IT:
            return "them"
        if isinstance(what, Assists):
            return "Assists of your teammates" if what.side == TEAMMATES else "Assists"
        if isinstance(what, Chars):
            return self.characters(what, True)
        if isinstance(what, Either):
            return self.listed([self.several(part, scene, where=where) for part in what.selections], "and")
        assert isinstance(what, Kind)
        return self.noun(what, where=where).phrase(True).replace("this card", self.this(scene))

    def yours(self, of: Selection, scene: Telling) -> str:
        if isinstance(of, Cards) or of is THIS:
            return self.several(of, scene)
        return f"your {self.several(of, scene)}"

    def count(self, what: Selection, n: int, up_to: bool, scene: Telling, form: str = "") -> str:
        phrase = self._count(what, n, up_to, scene)
        hand = phrase.replace(" in your hand", " from your hand")
        if form == "from hand":
            return hand
        if form == "at random":
            return hand.replace("a card", "a random card", 1)
        if form == "counted":
            return hand.replace("a card from", "1 card from", 1)
        return phrase.replace(" in your", " from your") if form == "from" else phrase

    def _count(self, what: Selection, n: int, up_to: bool, scene: Telling) -> str:
        if isinstance(what, Cards) and what.zone in TOPS:
            return self.top(what, scene, n)
        if n == 1:
            one = self.one(what, scene)
            return f"up to 1 {one.split(' ', 1)[1]}" if up_to else one
        if n >= MANY:
            if what is IT:
                return "them"
            if isinstance(what, Cards) and what.zone == select.IN_HAND and not what.particular:
                return self.theirs(scene, "hand") if what.whose == THEM else "your hand"
            return f"all {self.several(what, scene)}"
        return f"{'up to ' if up_to else ''}{n} {self.several(what, scene)}"

    def for_each(self, what: Selection, per: int, scene: Telling) -> str:
        if per == 1:
            return f"each {self._each(what, scene)}"
        return f"each {'pair' if per == 2 else f'group of {per}'} of {self.several(what, scene)}"

    def _each(self, what: Selection, scene: Telling) -> str:
        if isinstance(what, Assists):
            return "Assist"
        if isinstance(what, Chars):
            return self.characters(what, False)
        if isinstance(what, Either):
            return self.listed([self._each(part, scene) for part in what.selections], "and")
        assert isinstance(what, Kind)
        return self.noun(what).phrase()

    def none(self, what: Selection, scene: Telling, case: str = "") -> str:
        assert isinstance(what, Kind)
        return f"no {self.noun(what).phrase()}"

    def compared(self, what: Cards, n: int, least: bool, where: str, scene: Telling) -> str:
        noun = self.noun(what, where=where not in ("commanded", "matrix"))
        one, many = (self._placeless(noun.phrase(several).replace("this card", self.this(scene)))
                     for several in (False, True))
        if where == "commanded":
            return (f"at least {n} {many}" if n > 1 else a(one)) if least else f"no {one}"
        if least and n == 1 and where != "matrix":
            return self._placeless(self.one(what, scene))
        if least or n:
            return f"{n} or {'more' if least else 'fewer'} {many}"
        return f"no {one if where in ('control', 'own') and what.types != types.DAMAGE else many}"

    def _placeless(self, phrase: str) -> str:
        """Of cards that you control or own, without saying so."""
        return phrase.replace(" you control", "").replace(" you own", "")

    def standing(self, what: Chars, held: bool, scene: Telling) -> str:
        anywhere = Chars(what.side)
        where = self.characters(what, False).removeprefix(self.characters(anywhere, False)).strip()
        if scene.card is not None and scene.card.type == types.BOSS:
            where = where.replace("on this card", "in its space")
        return f"{self.somebody(anywhere, scene) if held else f'no {self.characters(anywhere, False)}'} is {where}"

    def swapped(self, what: Cards, scene: Telling) -> str:
        phrase, this = self.one(what, scene), self.this(scene)
        if what.face == select.EITHER:
            phrase = phrase.replace("a card", "a faceup or facedown card", 1)
        return phrase.replace(f"adjacent to {this}", "adjacent to it")

    def where_only(self, what: Cards, scene: Telling) -> str:
        return self.noun(what).after

    # --- characters

    def characters(self, what: Chars, many: bool) -> str:
        """Characters without an article: "Adversary character in Range"."""
        place = self.words.say(f"place.{what.at}") if what.at != "" else ""
        one, several = self.words.say(f"side.{what.side}").split("|")
        near = "adjacent" if what.at == select.ADJACENT else ""
        return " ".join(word for word in (near, several if many else one, place) if word)

    def somebody(self, what: Chars, scene: Telling, case: str = "") -> str:
        return "you" if what.side == YOU else self._an(self.characters(what, False))

    def anybody(self, what: Chars, scene: Telling) -> str:
        return self.somebody(what, scene).replace("a character", "any character", 1)

    def target(self, attack: Attack, scene: Telling) -> str:
        if attack.n < MANY:
            return self.somebody(attack.whom, scene)
        if attack.up_to:
            return f"any number of {self.characters(attack.whom, True)}"
        return f"each {self.characters(attack.whom, False)}".replace("each other", "every other", 1)

    def them(self, scene: Telling, case: str = "") -> str:
        if case == "player":
            return self.them(scene, "acc").replace("a character", "any player", 1)
        if scene.them is None:
            return "that character"
        if scene.known:
            return "it" if not scene.each else "each of them" if case else "each"
        phrase = f"each {self.characters(scene.them, False)}" if scene.each else self.somebody(scene.them, scene)
        return phrase.replace("this card", self.this(scene))

    def theirs(self, scene: Telling, thing: str, case: str = "") -> str:
        if scene.them is None:
            return f"that player’s {thing}"
        if scene.known:
            return f"its {thing}"
        word = self.them(scene)
        if scene.them.at == "":
            return f"{word.replace('character', 'player')}’s {thing}"
        return f"the {thing} of {word}"

    # --- sentences

    def once_named(self, text: str, scene: Telling) -> str:
        name = self.this(scene)
        start, found, rest = text.partition(name)
        return start + found + rest.replace(f"{name}’s", "its").replace(name, "it")

    def while_here(self, way: str) -> str:
        doing, if_, condition = way.partition(" if ")
        return f"{doing} while here{if_}{condition}"

    def ways(self, ways: Sequence[str]) -> str:
        return self.joined([EnglishClause(way) for way in ways], "or").full

    def bought(self, of: Selection | None, which: str, when: str, place: str, scene: Telling) -> str:
        return f"the {which} {self.bare(of, scene) if isinstance(of, Kind) else 'card'} you buy{place} {when}"
