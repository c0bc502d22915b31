"""From a title to what its front is drawn from. The text comes from the text room, which reads the card's trees."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.app.translations import Words
from sparktable.games.matrix.card import BOSS, CHARACTER, DAMAGE, POLITY, ROBOT, UNKNOWN, MatrixCard, Side
from sparktable.games.matrix.state import BOT, FACTIONS
from sparktable.table.art.face import CardFace, CharacterFace, CharacterSide
from sparktable.text import CardText, SideText, card_text

Rulings = Mapping[str, str]


def kind_of(card: MatrixCard) -> str:
    """The key of `theme.TYPES`."""
    if card.type in (ROBOT, BOSS):
        return f"{card.type}_{'a' if card.faction == 0 else 'd'}"
    return card.type if card.type not in (CHARACTER, UNKNOWN) else "starter"


def text_of(card: MatrixCard, words: Words, rulings: Rulings | None = None) -> CardText:
    return card_text(card, words.language, rulings)


def face_of(card: MatrixCard, words: Words, *, battle: bool = False, rulings: Rulings | None = None) -> CardFace:
    """The front of a card. `battle`: the viewer would have to battle it."""
    text = text_of(card, words, rulings)
    return CardFace(
        title=card.name,
        kind=kind_of(card),
        type_line=text.type_line,
        short_type=words.say(f"matrix.type.{card.type}"),
        subtype=text.subtype,
        cost=None if card.type == DAMAGE else card.cost,
        battle=battle,
        power=card.power or None,
        range=card.range or None,
        move=card.move or None,
        command=card.pay[0].power if card.type == POLITY and card.pay else None,
        keywords=tuple((icon, word) for icon, word in text.keywords if icon in ("block", "flight")),
        paragraphs=text.paragraphs,
        energon=text.energon,
        reward=text.reward,
        vp=card.vp or None,
        level=card.level,
        house=card.house,
        art_seed=card.name,
    )


def character_face(card: MatrixCard, words: Words, mode: int, rulings: Rulings | None = None) -> CharacterFace:
    """A character, showing the side that is up."""
    text = text_of(card, words, rulings)
    assert card.faction is not None and card.bot is not None and card.alt is not None
    return CharacterFace(
        name=card.name,
        faction=FACTIONS[card.faction].lower(),
        bot=_side(card.bot, text.bot, words, "bot"),
        alt=_side(card.alt, text.alt, words, "alt"),
        mode="bot" if mode == BOT else "alt",
        art_seed=card.name,
    )


def _side(side: Side, text: SideText | None, words: Words, name: str) -> CharacterSide:
    return CharacterSide(
        label=words.say(f"matrix.mode.{name}"),
        paragraphs=text.paragraphs if text is not None else (),
        energon=text.energon if text is not None else (),
        move=side.move if name == "alt" else None,
        penalty=words.say("matrix.face.penalty", n=-side.penalty) if side.penalty else "",
    )
