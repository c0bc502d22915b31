"""The cards of the trading card game say what their trees do, in both languages."""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sparktable.games.tcg.card import BattleCard, Character, TcgCard
from sparktable.games.tcg.cards import CATALOGUE
from sparktable.games.tcg.stats import TALLY
from sparktable.games.tcg.verbs.again import Adding
from sparktable.games.tcg.verbs.gains import Gets
from sparktable.games.tcg.verbs.noting import Note
from sparktable.kernel.control import Condition, Effect, If
from sparktable.kernel.nodes import Node
from sparktable.kernel.vocabulary.statics import Static
from sparktable.text import LANGUAGES, Untold, clause
from sparktable.text.language import sentence
from sparktable.text.tcg import card_text, tongue
from sparktable.text.tcg.controls import told
from sparktable.text.tcg.layout import Page, keeps_count, paragraphs
from sparktable.text.tcg.scene import Scene

TITLES = CATALOGUE[:-1]


def said(name: str, language: str = "en") -> list[str]:
    """All that a card says, paragraph by paragraph."""
    return list(card_text(next(card for card in TITLES if card.full_name == name), language, {}).texts())


def plainly(node: Node) -> str:
    """A tree as text, without addresses."""
    return re.sub(r"<sparktable[\w.]*\.(\w+) object at 0x[0-9a-f]+>", r"\1", repr(node))


def abilities(card: TcgCard) -> Iterator[tuple[Node, TcgCard, str]]:
    """Every ability of a card with the card that it stands on and what that calls the character it is about."""
    if isinstance(card, Character):
        yield from ((node, card, "this") for mode in card.modes for node in mode.abilities if not keeps_count(node))
        yield from (each for side in card.upgrades for each in abilities(side))
    elif isinstance(card, BattleCard):
        this = "upgraded" if card.slot else "this"
        yield from ((node, card, this) for node in (card.text, *card.abilities)
                    if node is not None and not keeps_count(node))


def kept_silently(node: Node) -> bool:
    """Bookkeeping for what another sentence says: it asks nothing and nobody reads it."""
    return isinstance(node, Adding | Note) or (isinstance(node, Gets) and node.stat == TALLY)


def text_of(node: Node, card: TcgCard, this: str, language: str) -> str:
    scene = replace(Page(card, tongue(language), {}).scene, this=this)
    return sentence(told(node, scene)) if isinstance(node, Effect) else next(paragraphs((node,), scene))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_whole_sentences(language: str) -> None:
    for card in TITLES:
        for text in card_text(card, language, {}).texts():
            start = text.removeprefix("**")[0]
            assert text.endswith(".") and (start.isupper() or not start.isalpha()), (card.slug, text)
            assert not re.search(r"  |\.\.(?!\.)|,,|, ,|[{}]|\bNone\b", text.replace("...", "")), (card.slug, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_abilities_never_say_the_same(language: str) -> None:
    """A template that passes something over would tell two different trees alike."""
    meant: dict[str, tuple[str, str]] = {}
    for title in TITLES:
        for node, card, this in abilities(title):
            text, plan = text_of(node, card, this, language), plainly(node)
            name, known = meant.setdefault(text, (title.full_name, plan))
            assert known == plan, f"{name} and {title.full_name} both say '{text}'"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_that_can_be_offered_can_be_told(language: str) -> None:
    """An option names the part of a text that it would do, and a question the part that asks."""
    untold = []
    for card in TITLES:
        for _, tree in card.trees():
            for node in tree.walk():
                if isinstance(node, Effect) and not kept_silently(node):
                    try:
                        assert clause("tcg", node.label, language)
                    except Untold as missing:
                        untold.append(str(missing))
    assert untold == []


def test_what_has_no_words_is_an_error_that_names_it() -> None:
    class Sing(Effect):
        """Nobody has words for this."""

    class Sunny(Condition):
        """Nor for this."""

    class Glows(Static):
        """Nor for this."""

    scene = Scene(tongue("en"))
    for node, name in ((Sing(), "Sing"), (If(Sunny(), Sing()), "Sunny")):
        with pytest.raises(Untold, match=name):
            told(node, scene)
    with pytest.raises(Untold, match="Glows"):
        next(paragraphs((Glows(),), scene))


def test_languages_have_the_same_sentences() -> None:
    english, german = (tongue(code).words.templates for code in ("en", "de"))
    only_german = {key for key in german.keys() - english.keys()
                   if not key.startswith("verb.") and key.rpartition(".")[2] not in ("nom", "acc", "dat", "gen")}
    assert only_german == set()
    assert {key for key in english.keys() - german.keys() if not key.startswith("trait.")} == set()
