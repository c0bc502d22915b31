"""From a title to what its front is drawn from. The text comes from the text room, which reads the card's trees."""
from __future__ import annotations

from collections.abc import Iterator, Mapping

from sparktable.app.translations import Words
from sparktable.games.matrix.card import BOSS, CHARACTER, DAMAGE, POLITY, ROBOT, UNKNOWN, MatrixCard, Side
from sparktable.games.matrix.state import ALT, BOT
from sparktable.kernel.names import shown
from sparktable.table.art.face import CardFace, CharacterFace, CharacterSide, Stat
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Figure
from sparktable.table.art.figures.stage import ROBOT as ROBOT_FIGURE
from sparktable.table.matrix.styles import ALT_MODE, TYPES
from sparktable.text import CardText, SideText, card_text

Rulings = Mapping[str, str]


def kind_of(card: MatrixCard) -> str:
    """The key of `styles.TYPES`."""
    if card.type in (ROBOT, BOSS):
        return f"{card.type}_{'a' if card.faction == 0 else 'd'}"
    return card.type if card.type not in (CHARACTER, UNKNOWN) else "starter"


def text_of(card: MatrixCard, words: Words, rulings: Rulings | None = None) -> CardText:
    return card_text("matrix", card, words.language, rulings)


def face_of(card: MatrixCard, words: Words, *, battle: bool = False, rulings: Rulings | None = None) -> CardFace:
    """The front of a card. `battle`: the viewer would have to battle it."""
    text = text_of(card, words, rulings)
    return CardFace(
        title=shown(card.name),
        style=TYPES[kind_of(card)],
        type_line=text.type_line,
        short_type=words.say(f"matrix.type.{card.type}"),
        subtype=text.subtype,
        cost=None if card.type == DAMAGE else card.cost,
        battle=battle,
        stats=tuple(_stats(card)),
        keywords=tuple((icon, word) for icon, word in text.keywords if icon in ("block", "flight")),
        paragraphs=text.paragraphs,
        priced=text.priced,
        coin=text.coin,
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
    said = {side.name: side for side in text.sides}
    return CharacterFace(
        name=shown(card.name),
        faction=SIDES[card.faction],
        fronts=(_front(card.bot, said["bot"], words, BOT), _front(card.alt, said["alt"], words, ALT)),
        turned=0 if mode == BOT else 1,
        coin=text.coin,
        art_seed=card.name,
    )


def _stats(card: MatrixCard) -> Iterator[Stat]:
    """The Power to take command comes first."""
    if card.type == POLITY and card.pay:
        yield Stat("power", card.pay[0].power, "command")
    yield from (Stat(icon, n) for icon, n in (("power", card.power), ("range", card.range), ("move", card.move)) if n)


_MODES: Mapping[int, tuple[str, Figure, tuple[float, float]]] = {
    BOT: ("bot", ROBOT_FIGURE, (96.0, 178.0)), ALT: ("alt", ALT_MODE, (118.0, 206.0))}
"""Word and icon of a mode, what its picture shows, and the room that it has: what is lower may be wider."""


def _front(side: Side, text: SideText, words: Words, mode: int) -> CharacterSide:
    name, figure, room = _MODES[mode]
    return CharacterSide(
        label=words.say(f"matrix.mode.{name}"),
        icon=name,
        figure=figure,
        paragraphs=text.paragraphs,
        priced=text.priced,
        stats=(Stat("move", side.move),) if mode == ALT else (),
        penalty=words.say("matrix.face.penalty", n=-side.penalty) if side.penalty else "",
        art=room,
    )
