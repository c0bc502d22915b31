"""From a title to what its front is drawn from. The text comes from the text room, which reads the card's trees."""
from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from sparktable.app.words import Words
from sparktable.games.matrix.card import (
    BLOCK,
    BOSS,
    CHARACTER,
    DAMAGE,
    FLIGHT,
    POLITY,
    ROBOT,
    UNKNOWN,
    MatrixCard,
    Side,
)
from sparktable.games.matrix.state import BOT, FACTIONS
from sparktable.table.art.face import CardFace, CharacterFace, CharacterSide

KEYWORDS = (BLOCK, FLIGHT)
_NOTHING: tuple[tuple[str, ...], tuple[tuple[str, str], ...], str] = ((), (), "")


def _text_of(card: MatrixCard, language: str) -> Any:
    """What the text room says, or None where it says nothing of this card."""
    if importlib.util.find_spec("sparktable.text") is None:
        return None
    tell = getattr(importlib.import_module("sparktable.text"), "card_text", None)
    return tell(card, language) if tell is not None else None


def _parts(text: Any) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...], str]:
    if text is None:
        return _NOTHING
    return (tuple(text.paragraphs), tuple((str(price), words) for price, words in text.energon),
            getattr(text, "reward", "") or "")


def kind_of(card: MatrixCard) -> str:
    """The key of `theme.TYPES`."""
    if card.type in (ROBOT, BOSS):
        return f"{card.type}_{'a' if card.faction == 0 else 'd'}"
    return card.type if card.type not in (CHARACTER, UNKNOWN) else "starter"


def type_words(card: MatrixCard, words: Words) -> tuple[str, str]:
    """The type line, long and short."""
    short = words.say(f"matrix.type.{card.type}")
    if card.faction is not None:
        faction = words.say(f"matrix.faction.{FACTIONS[card.faction].lower()}")
        return words.say("matrix.type.of_faction", type=short, faction=faction), short
    if card.type == POLITY:
        return words.say("matrix.type.polity.long"), short
    return short, short


def face_of(card: MatrixCard, words: Words, *, battle: bool = False, cost: int | None = None) -> CardFace:
    """The front of a card. `battle`: the viewer would have to battle it; `cost`: what it costs now."""
    paragraphs, energon, reward = _parts(_text_of(card, words.language))
    long, short = type_words(card, words)
    polity = card.type == POLITY
    printed = card.cost if card.type not in (DAMAGE,) else None
    shown_cost = None if polity or printed is None else cost if cost is not None else printed
    return CardFace(
        title=card.name,
        kind=kind_of(card),
        type_line=long,
        short_type=short,
        subtype=card.subtype,
        cost=shown_cost,
        battle=battle,
        power=card.power or None,
        range=card.range or None,
        move=card.move or None,
        command=card.cost if polity else None,
        keywords=tuple((name, words.say(f"matrix.keyword.{name}")) for name in KEYWORDS if name in card.keywords),
        paragraphs=paragraphs,
        energon=energon or tuple((str(price or "X"), "") for price in card.energon),
        reward=reward,
        vp=card.vp or None,
        level=card.level,
        house=card.house,
        art_seed=card.name,
    )


def character_face(card: MatrixCard, words: Words, mode: int) -> CharacterFace:
    """A character, showing the side that is up."""
    text = _text_of(card, words.language)
    assert card.faction is not None
    return CharacterFace(
        name=card.name,
        faction=FACTIONS[card.faction].lower(),
        bot=_side(card.bot, getattr(text, "bot", None), words, "bot"),
        alt=_side(card.alt, getattr(text, "alt", None), words, "alt"),
        mode="bot" if mode == BOT else "alt",
        art_seed=card.name,
    )


def _side(side: Side | None, text: Any, words: Words, name: str) -> CharacterSide:
    paragraphs, energon, _ = _parts(text)
    if side is not None and not energon:
        energon = tuple((str(price or "X"), "") for price in side.energon)
    penalty = words.say("matrix.face.penalty", n=-side.penalty) if side is not None and side.penalty else ""
    return CharacterSide(
        label=words.say(f"matrix.mode.{name}"),
        paragraphs=paragraphs,
        energon=energon,
        move=side.move if side is not None and name == "alt" else None,
        penalty=penalty,
    )


