"""The Transformers TCG in words: what `text.Words` asks of a game."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from sparktable.games.tcg.card import UPGRADE, BattleCard, Character, TcgCard
from sparktable.games.tcg.cards import CATALOGUE
from sparktable.kernel.control import Effect

from ..language import Clause, sentence
from ..model import CardText, SideText
from ..phrases import phrases
from ..templates import Untold, part_of_text
from . import fights, given  # noqa: F401  (they teach further effects)
from .controls import told
from .english import TcgEnglish
from .german import TcgGerman
from .layout import Page
from .mirrored import mirrored
from .scene import Scene
from .tongue import Tongue

__all__ = ["TONGUES", "box_name", "card_text", "clause", "deed", "icons", "numbers",
           "retold", "side_name", "tongue"]

TONGUES: dict[str, Tongue] = {"en": TcgEnglish(phrases("tcg", "en")), "de": TcgGerman(phrases("tcg", "de"))}
"""Language code to the words for this game. Others are said in English."""


def tongue(language: str) -> Tongue:
    return TONGUES.get(language, TONGUES["en"])


def card_text(card: TcgCard, language: str, rulings: Mapping[str, str]) -> CardText:
    """What a card says: no ruling of this game changes a text."""
    return Page(card, tongue(language), rulings).text()


def clause(label: str, language: str, rulings: Mapping[str, str]) -> str:
    """A part of a card's text as a sentence; Untold if that cannot be."""
    return tongue(language).smooth(sentence(_done(label, language)))


def retold(label: str, language: str, rulings: Mapping[str, str]) -> str:
    """The same from the eyes of the other player, where that one decides."""
    return tongue(language).smooth(sentence(_done(label, language, theirs=True)))


def deed(label: str, language: str, rulings: Mapping[str, str]) -> str:
    """The same as a part of a sentence about what you may do."""
    said = tongue(language)
    done = _done(label, language)
    return said.smooth(done.full if done.whole or done.subject not in said.you else done("may"))


def _done(label: str, language: str, *, theirs: bool = False) -> Clause:
    node = part_of_text(label)
    if not isinstance(node, Effect):
        raise Untold(f"'{label}' is nothing that is done")
    slug, place, *_ = label.split("/")
    card: TcgCard | None = _by_slug().get(slug)
    if isinstance(card, Character) and place == UPGRADE:
        card = card.upgrades[0]
    this = "upgraded" if isinstance(card, BattleCard) and card.type == UPGRADE else "this"
    return told(mirrored(node) if theirs else node, Scene(tongue(language), card, this=this))


@lru_cache(maxsize=1)
def _by_slug() -> dict[str, TcgCard]:
    return {card.slug: card for card in CATALOGUE}


def numbers(card: TcgCard, language: str) -> Iterator[str]:
    """The printed numbers in words: "12 stars", "Health 14"; of battle cards the icons."""
    say = tongue(language).words.say
    if card.stars:
        yield say("number.stars", n=card.stars)
    if isinstance(card, Character):
        yield say("number.health", n=card.health)
    elif isinstance(card, BattleCard):
        traits = card.icon_traits or ("",) * len(card.icons)
        pairs = list(zip(card.icons, traits, strict=True))
        for colour, trait in dict.fromkeys(pairs):
            shown = say("icons", n=pairs.count((colour, trait)), icon=say(f"colour.{colour}"))
            yield say("icons of", icons=shown, trait=tongue(language).trait(trait)) if trait else shown


def side_name(side: SideText, language: str) -> str:
    """The mode with its numbers: "Alt mode: attack 4, defense 1 · Truck"."""
    title = tongue(language).words.say(f"mode.{side.name}.title")
    return f"{title}: {side.line}" if side.line else title


def icons(language: str) -> Mapping[str, str]:
    """No text has icons: they are called by their colours."""
    return {}


def box_name(box: str, language: str) -> str:
    """What a box is called."""
    return tongue(language).labels[box]
