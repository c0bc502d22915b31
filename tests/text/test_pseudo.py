"""A language that does not exist: English whose every sentence bears accents. What a card says without them comes
from the grammar of English alone, so a new language needs nothing but its sentences and its grammar."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparktable import text
from sparktable.games.factions import FACTIONS
from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.cards import BOXES
from sparktable.text.matrix import TONGUES
from sparktable.text.matrix.english import MatrixEnglish
from sparktable.text.matrix.layout import Page
from sparktable.text.phrases import Phrases, phrases

TITLES = [card for titles in BOXES.values() for card in titles]
ACCENTS = str.maketrans("aeiouyncsAEIOUYNCS", "åéîöûýñçšÅÉÎÖÛÝÑÇŠ")
FIELD = re.compile(r"(\{[^{}]*\})")
WORD = re.compile(r"[A-Za-z]+")


def _field(field: str) -> str:
    """A mark with the words that it holds in accents: "{n:card|cards}", "{n:price power to buy}"."""
    name, _, form = field[1:-1].partition(":")
    if "|" in form:
        return f"{{{name}:{form.translate(ACCENTS)}}}"
    kept = {"price", *phrases("matrix", "en").table("icon")}
    words = [word if word.lstrip("+") in kept else word.translate(ACCENTS) for word in form.split()]
    return f"{{{name}:{' '.join(words)}}}" if form.startswith(("price ", "+")) else field


def _strange(template: str) -> str:
    return "".join(_field(part) if part.startswith("{") else part.translate(ACCENTS)
                   for part in FIELD.split(template))


PSEUDO = MatrixEnglish(Phrases("pseudo", {
    key: _strange(template) for key, template in phrases("matrix", "en").templates.items()}))


def _grammar() -> Iterator[str]:
    """The words that the English grammar brings along."""
    for name in ("english.py", "matrix/english.py"):
        for node in ast.walk(ast.parse((Path(text.__file__).parent / name).read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield from WORD.findall(node.value)


def _texts(card: MatrixCard) -> Iterator[str]:
    said = Page(card, PSEUDO, {}).text()
    yield from (said.type_line, *said.texts(), *(word for _, word in said.keywords))


KNOWN = {word.lower() for word in (*_grammar(), *FACTIONS, "I", "X", *(
    word for card in TITLES for word in WORD.findall(f"{card.name} {card.subtype}s {card.subtype}")))}


@pytest.mark.parametrize("card", TITLES, ids=lambda card: card.slug)
def test_a_card_says_nothing_that_its_language_has_not_said(card: MatrixCard) -> None:
    for said in _texts(card):
        plain = re.sub(r"\{\w+\}", "", said)
        whole = [word for word in re.findall(r"[^\W\d_]+", plain) if WORD.fullmatch(word)]
        assert all(word.lower() in KNOWN or not re.search("[aeiouyncs]", word) for word in whole), said


def test_it_says_as_much_as_english() -> None:
    for card in TITLES:
        strange, english = (Page(card, language, {}).text().texts() for language in (PSEUDO, TONGUES["en"]))
        assert len(strange) == len(english)
