"""What a language must be able to say about the Transformers TCG besides its sentences: how it names what there is.

The sentences stand in `translations/tcg/cards/`. A form in them ("{whom:dat}") is a case, where the language has
cases, and more words: "each" of them, "several" as a kind, "none", "bare" without article and owner, "from"
where a card is taken from its place.
"""
from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from sparktable.kernel.control import Amount
from sparktable.kernel.vocabulary.picking import ALL

from ..language import Language
from ..phrases import Phrases
from .kinds import Kind, Referent

CASES = ("nom", "acc", "dat", "gen")


class Tongue(Language):
    """One language."""

    def __init__(self, words: Phrases) -> None:
        super().__init__(words)
        self.labels = words.table("label")
        self.help = words.table("help")

    # --- what each language says its own way

    @abstractmethod
    def pronoun(self, thing: Referent, case: str) -> str:
        """"it", "them"."""

    @abstractmethod
    def that(self, thing: Referent, case: str) -> str:
        """"that character", "those cards"."""

    @abstractmethod
    def each_of_them(self, thing: Referent, case: str) -> str:
        """Of several that have been spoken of."""

    @abstractmethod
    def named(self, key: str, case: str) -> str:
        """A phrase that stands in the language's file, in its case: "the attacker", "this character"."""

    @abstractmethod
    def one(self, kind: Kind, case: str) -> str:
        """"one of your Cars", "an enemy"."""

    @abstractmethod
    def each(self, kind: Kind, case: str) -> str:
        """"each of your Cars", "each enemy"."""

    @abstractmethod
    def every(self, kind: Kind, case: str) -> str:
        """"all enemy Upgrades", "all cards in your hand"."""

    @abstractmethod
    def several(self, kind: Kind, case: str) -> str:
        """As a kind: "your Cars", "enemies"."""

    @abstractmethod
    def none(self, kind: Kind, case: str) -> str:
        """"no enemy", "none of your Cars"."""

    @abstractmethod
    def some(self, kind: Kind, n: str, single: bool, case: str) -> str:
        """So many: "2 of your Cars", "up to 2 enemies"."""

    @abstractmethod
    def bare(self, kind: Kind, several: bool) -> str:
        """Without article and owner: "tapped Car"."""

    @abstractmethod
    def indefinite(self, noun: str) -> str:
        """A noun with its article: "a Weapon"."""

    @abstractmethod
    def plain_plural(self, noun: str) -> str:
        """A noun for several: "Sentinels"."""

    @abstractmethod
    def trait(self, noun: str) -> str:
        """As it stands on the type line: "Car"."""

    # --- what all say alike

    def smooth(self, text: str) -> str:
        """A sentence once it is whole: words that grow together do so."""
        return text

    def faction(self, name: str) -> str:
        """"Autobot"."""
        return self.trait(name)

    def quoted(self, names: Sequence[str]) -> tuple[str, ...]:
        """Names of cards."""
        return tuple(self.words.say("quoted", name=name) for name in names)

    def colour(self, name: str) -> str:
        """Of an icon: "orange"."""
        return self.words.say(f"colour.{name}")

    def an_icon(self, colours: Sequence[str]) -> str:
        """"an orange icon", "a white icon or a blue icon"."""
        return self.listed([self.words.say(f"an icon.{colour}") for colour in colours], "or")

    def so_many(self, n: Amount, up_to: bool) -> str:
        """"2", "up to 2", "X"."""
        if n == ALL and up_to:
            return self.words.say("any number")
        number = str(n) if isinstance(n, int) else "X"
        return self.words.say("up to", n=number) if up_to else number
