"""What a language must be able to say about the Matrix game besides its sentences: how it names cards and characters.

The sentences themselves stand in `translations/matrix/cards/`. A form in them ("{what:dat}") is a case, where the
language has cases, and more words: "bare" is the thing without its place, "several" any of them as a kind.
"""
from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from sparktable.games.matrix import card as types
from sparktable.games.matrix.verbs import select
from sparktable.games.matrix.verbs.fight import Attack
from sparktable.games.matrix.verbs.select import Cards, Chars, Kind, as_tuple
from sparktable.kernel.vocabulary.selections import Selection

from ..language import Clause, Language
from ..phrases import Phrases
from ..scene import Telling

TOPS = (select.ON_DECK, select.NEXT_CARD, select.NEXT_ENCOUNTER)
"""Where a card is the top one of a pile."""
LEVELS = {1: "I", 2: "II", 3: "III"}
_NAMED = (types.BOSS, types.SITE, types.POLITY, types.RUIN, types.SCHEME, types.RELIC, types.ALLY, types.CHARACTER)


def named_type(scene: Telling) -> str:
    """What the card calls itself: its type, where that says more than "this card"."""
    return scene.card.type if scene.card is not None and scene.card.type in _NAMED else ""


def zone_key(cards: Cards) -> str:
    """The words for where such cards are."""
    zones = as_tuple(cards.zone)
    if cards.commanded:
        return f"commanded.{cards.commanded}"
    if len(zones) == 1 and cards.whose == select.ANYBODY and zones[0] == select.IN_PLAY:
        return "zone.anybody's play"
    if zones[0] == select.IN_MATRIX and len(zones) == 1 and cards.at != "":
        return f"place.{cards.at}"
    return f"zone.{' or '.join(zones)}"


class Tongue(Language):
    """One language."""

    def __init__(self, words: Phrases) -> None:
        super().__init__(words)
        self.keywords = words.table("keyword")
        self.labels = words.table("label")

    @abstractmethod
    def type_name(self, name: str) -> str:
        """A type as it stands on the type line."""

    @abstractmethod
    def subtype(self, name: str) -> str:
        """"Terrorcon", "Cooperative"."""

    @abstractmethod
    def this(self, scene: Telling, case: str = "") -> str:
        """What the card calls itself: "this Boss"."""

    @abstractmethod
    def one(self, what: Selection, scene: Telling, case: str = "", where: bool = True) -> str:
        """One of them, with an article: "a facedown card in Range"."""

    @abstractmethod
    def bare(self, what: Selection, scene: Telling, many: bool = False) -> str:
        """A kind of cards without article and place: "facedown card"."""

    @abstractmethod
    def several(self, what: Selection, scene: Telling, case: str = "", where: bool = True) -> str:
        """Any of them, as a kind: "Robots you control"."""

    @abstractmethod
    def yours(self, of: Selection, scene: Telling) -> str:
        """The cards that a text about your cards speaks of, as its subject."""

    @abstractmethod
    def count(self, what: Selection, n: int, up_to: bool, scene: Telling, form: str = "") -> str:
        """So many of them: "up to 2 Damage you control"; the form says where they are taken from, and how."""

    @abstractmethod
    def top(self, what: Cards, scene: Telling, n: int = 1) -> str:
        """The top cards of a pile."""

    @abstractmethod
    def for_each(self, what: Selection, per: int, scene: Telling) -> str:
        """What stands behind "for": "each Robot you control", "each pair of Damage you control"."""

    @abstractmethod
    def none(self, what: Selection, scene: Telling, case: str = "") -> str:
        """None of them."""

    @abstractmethod
    def compared(self, what: Cards, n: int, least: bool, where: str, scene: Telling) -> str:
        """"2 or more Robots", without what the sentence says of their place."""

    @abstractmethod
    def standing(self, what: Chars, held: bool, scene: Telling) -> str:
        """Behind "if": somebody is there, or nobody."""

    @abstractmethod
    def swapped(self, what: Cards, scene: Telling) -> str:
        """The card that this one changes places with."""

    @abstractmethod
    def where_only(self, what: Cards, scene: Telling) -> str:
        """Where they are, without what they are."""

    @abstractmethod
    def somebody(self, what: Chars, scene: Telling, case: str = "") -> str:
        """One of them: "a character in your space"."""

    @abstractmethod
    def anybody(self, what: Chars, scene: Telling) -> str:
        """Any one of them."""

    @abstractmethod
    def target(self, attack: Attack, scene: Telling) -> str:
        """Whom an Attack is aimed at."""

    @abstractmethod
    def them(self, scene: Telling, case: str = "") -> str:
        """The characters concerned: named where they come up first, then as a pronoun."""

    @abstractmethod
    def theirs(self, scene: Telling, thing: str, case: str = "") -> str:
        """Their hand, their deck."""

    @abstractmethod
    def once_named(self, text: str, scene: Telling) -> str:
        """The card names itself once in a sentence."""

    def forbidden(self, group: Sequence[Clause]) -> str:
        """Several prohibitions at once."""
        return self.joined(group, "or").full

    @abstractmethod
    def while_here(self, way: str) -> str:
        """A way to thwart a Scheme that asks for the character's presence, where another does not."""

    @abstractmethod
    def ways(self, ways: Sequence[str]) -> str:
        """One or the other."""

    @abstractmethod
    def bought(self, of: Selection | None, which: str, when: str, place: str, scene: Telling) -> str:
        """A purchase that has its own price: "the first Relic you buy from the Matrix each turn"."""

    def gender(self, of: Selection | None) -> str:
        """That of the pronoun that may stand for one of them, where that matters."""
        return "f"

    def selected(self, what: Selection, form: str, scene: Telling) -> str:
        """A selection in the form that a sentence asks for."""
        words = form.split()
        case = next((word for word in words if word in ("nom", "acc", "dat")), "")
        if "no" in words:
            return self.none(what, scene, case)
        if "bare" in words and "plain" in words:
            return self.bare(what, scene, "several" in words)
        say = self.several if "several" in words else self.one
        return say(what, scene, case, "bare" not in words)

    def _traits(self, kind: Kind) -> list[str]:
        """What a kind of card must have."""
        say = self.words.say
        words = [say("with.keyword", keyword=say(f"keyword.{kind.keyword}"))] if kind.keyword else []
        words += [say("with.cost from", n=kind.cost_from)] if kind.cost_from is not None else []
        words += [say("with.cost to", n=kind.cost_to)] if kind.cost_to is not None else []
        for name, least in (("power", kind.power_from), ("range", kind.range_from), ("move", kind.move_from),
                            ("printed range", kind.printed_range_from)):
            if least:
                words.append(say("with" if least == 1 else "with.least", what=say(f"with.{name}"), n=least))
        return words + ([say("with.level", level=LEVELS[kind.level_from])] if kind.level_from else [])
