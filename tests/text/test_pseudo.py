"""A language that does not exist: English in brackets. Whatever a card says outside of them has escaped translation,
and a new language needs nothing but a `Tongue`."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any

import pytest

from sparktable.games.matrix.card import MatrixCard
from sparktable.games.matrix.cards import BOXES
from sparktable.text.matrix.en import ENGLISH
from sparktable.text.matrix.layout import Page
from sparktable.text.matrix.tongue import Tongue

TITLES = [card for titles in BOXES.values() for card in titles]
SAID = re.compile(r"⟦[^⟦⟧]*⟧")


def _strange(told: Any) -> Any:
    """The same in brackets."""
    if isinstance(told, str):
        return f"⟦{told}⟧" if told else told
    return type(told)(_strange(each) for each in told)


def _in_brackets(say: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *scene: _strange(say(*scene))


def _pseudo() -> Tongue:
    parts: dict[str, Any] = {field.name: getattr(ENGLISH, field.name) for field in fields(ENGLISH)}
    strange: dict[str, Any] = {
        name: {key: _strange(word) for key, word in part.items()} if isinstance(part, Mapping)
        else _in_brackets(part) for name, part in parts.items()}
    return Tongue(**strange)


PSEUDO = _pseudo()


def _texts(card: MatrixCard) -> Iterator[str]:
    text = Page(card, PSEUDO, {}).text()
    yield from (text.type_line, text.subtype, *text.texts(), *(word for _, word in text.keywords))


@pytest.mark.parametrize("card", TITLES, ids=lambda card: card.slug)
def test_a_card_says_nothing_that_no_language_has_said(card: MatrixCard) -> None:
    for text in _texts(card):
        assert not re.search(r"[A-Za-zÄÖÜäöüß]", SAID.sub("", text)), text


def test_it_says_as_much_as_english() -> None:
    for card in TITLES:
        strange = [text.replace("⟦", "").replace("⟧", "") for text in Page(card, PSEUDO, {}).text().texts()]
        assert strange == list(Page(card, ENGLISH, {}).text().texts())
