"""The cards of Battle for Cybertron on the table: their pictures and their names in full words."""
from __future__ import annotations

from collections.abc import Mapping

from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.arena.card import COMBAT, POWER, SPECIAL, TRANSFORMER, UNKNOWN, ArenaCard, Transformer
from sparktable.games.arena.cards import TRANSFORMERS
from sparktable.games.arena.rules.rulings import RULINGS
from sparktable.games.arena.state import deck_of
from sparktable.kernel.view import View
from sparktable.table.arena import facts, styles
from sparktable.table.art.face import CardBack, CardFace, CharacterFace, CharacterSide, Face, Stat
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Art
from sparktable.table.art.figures.stage import ROBOT, fight_of
from sparktable.table.art.render import Form
from sparktable.table.drawings import CardPicture
from sparktable.text import card_text

_ICONS = {TRANSFORMER: "t_character", COMBAT: "c_attack", POWER: "power", SPECIAL: "c_star"}
_OWNERS = {title.character: title for title in TRANSFORMERS}


def back(view: View, deck: int, speech: Speech) -> CardBack:
    """The back of a deck's cards: it tells whose they are, before anybody has chosen only that they are cards."""
    chart = facts.character(view, deck)
    if chart is None:
        return CardBack(styles.PLAIN_BACK, speech.words.say("arena.back"))
    return CardBack(styles.BACKS[chart.faction], chart.name)


def face_of(card: ArenaCard, words: Words, rulings: Mapping[str, str] | None = None) -> Face:
    """The front of a card. Combat is grey, Power Combat bears its Transformer's colour, Specials are blue."""
    text = card_text("arena", card, words.language, rulings)
    if isinstance(card, Transformer):
        most = card.destroyed_at(RULINGS.value(rulings or {}, "destroy_when"))
        told = words.say(f"arena.style.{card.slug}"), words.say("arena.table.mini_con", name=card.mini_con)
        chart = CharacterSide(words.say("arena.table.chart", n=most), "bot", ROBOT, told)
        return CharacterFace(card.name, SIDES[card.faction], (chart,))
    owner = _OWNERS[card.character]
    by_type = {COMBAT: styles.COMBAT, POWER: styles.POWER[owner.faction]}
    numbers = (("c_attack", card.attack), ("c_defense", card.defense))
    stats = tuple(Stat(icon, n) for icon, n in numbers if n is not None)
    style = by_type.get(card.type, styles.SPECIAL)
    if card.type in by_type:
        fire = styles.FIRE.get(card.name, "")
        style = style._replace(figure=fight_of(card.attack or 0, card.defense or 0, card.name, fire))
    seed = owner.name
    if card.type == SPECIAL:
        style = style._replace(figure=styles.SCENES.get(card.name, style.figure))
        seed = owner.name if style.figure in styles.OWNERS_OWN else card.name
    return CardFace(words.title("arena", card), style, text.type_line, stats=stats,
                    paragraphs=text.paragraphs, house=card.house, art_seed=seed)


def face(view: View, slot: int, speech: Speech, ident: int | None = None) -> Face:
    """What the viewer sees of a card. An event may know what it was when it happened."""
    s = facts.state_of(view)
    card = s.cards[s.ident[slot] if ident is None else ident]
    if card.type == UNKNOWN or (ident is None and not facts.is_known(view, slot)):
        return back(view, deck_of(s, slot), speech)
    return face_of(card, speech.words, s.game.terms)


def picture(view: View, slot: int, form: Form, speech: Speech, ident: int | None = None) -> CardPicture:
    return CardPicture(face(view, slot, speech, ident), form)


def card_name(view: View, slot: int, speech: Speech, where: str = "") -> str:
    """The card in full words: "Convoy Volley, Power Combat, attack 6"."""
    say = speech.words.say
    card = facts.title(view, slot)
    if card.type == UNKNOWN or not facts.is_known(view, slot):
        chart = facts.character(view, deck_of(facts.state_of(view), slot))
        parts = [say("arena.name.back", name=chart.name) if chart is not None else say("card.unknown")]
    else:
        parts = [speech.words.title("arena", card), say(f"arena.type.{card.type}")]
        parts += [say(f"arena.name.{what}", n=n) for what, n in (("attack", card.attack), ("defense", card.defense))
                  if n is not None]
    return ", ".join([*parts, where] if where else parts)


def front(card: ArenaCard, words: Words, side: int) -> Face:
    """A title outside a game: its front. A chart has one side."""
    return face_of(card, words)


def arts(card: ArenaCard) -> tuple[Art, ...]:
    """A Transformer's picture."""
    if not isinstance(card, Transformer):
        return ()
    side = SIDES[card.faction]
    return (Art(ROBOT, card.name, side.hue, side),)


def icon(card: ArenaCard) -> str:
    """The icon of its type."""
    return _ICONS[card.type]
