"""The cards of the Transformers TCG outside and on the table: their faces, and their names in full words."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.tcg.card import (
    ALT,
    ALT_1,
    ALT_2,
    CHARACTER,
    COMBINER,
    UNKNOWN,
    BattleCard,
    Character,
    Mode,
    TcgCard,
)
from sparktable.games.tcg.facts import combat
from sparktable.games.tcg.stats import BARE_KEYWORDS
from sparktable.kernel.names import shown
from sparktable.kernel.view import View
from sparktable.table.art.face import CardBack, CardFace, CharacterFace, CharacterSide, Face, Stat
from sparktable.table.art.factions import FACTIONS, MERCENARY, Faction
from sparktable.table.art.figures import Art, Figure
from sparktable.table.art.figures.stage import GIANT, ROBOT, vehicle_of
from sparktable.table.art.render import Form
from sparktable.table.art.styles import TypeStyle
from sparktable.table.drawings import CardPicture
from sparktable.table.tcg import facts
from sparktable.table.tcg.styles import BACK, ICONS, KINDS, SECRET_BACK, VEHICLES
from sparktable.text import CardText, card_text

ALT_MODES = (ALT, ALT_1, ALT_2)


def faction_of(card: TcgCard) -> Faction:
    """The first that it names: some have two, and some none."""
    named = card.factions if isinstance(card, Character) else (getattr(card, "faction", ""),)
    return next((FACTIONS[name] for name in named if name in FACTIONS), MERCENARY)


def figure_of(card: Character, mode: Mode) -> Figure:
    """A robot; in alt mode what the side's trait says, or the tribe."""
    if mode.name not in ALT_MODES:
        return GIANT if mode.name == COMBINER or "titan" in card.traits else ROBOT
    return vehicle_of(next((VEHICLES[trait] for trait in (*mode.traits, *card.traits) if trait in VEHICLES), ()))


def face_of(card: TcgCard, words: Words, turned: int = 0, rulings: Mapping[str, str] | None = None) -> Face:
    """The front of a title; of a character the side at `turned`."""
    text = card_text("tcg", card, words.language, rulings)
    if isinstance(card, Character):
        return _character(card, words, text, turned)
    assert isinstance(card, BattleCard)
    numbers = (("c_attack", card.attack), ("c_defense", card.defense))
    stats = tuple(Stat(icon, f"+{n}") for icon, n in numbers if n > 0)
    kind = words.say(f"tcg.slot.{card.slot}" if card.slot else f"tcg.type.{card.type}")
    return CardFace(shown(card.name), style(card), text.type_line, kind, stats=stats,
                    tiles=tuple(ICONS[icon] for icon in card.icons), paragraphs=text.paragraphs,
                    house=card.house, cost=card.stars or None, art_seed=card.name)


def _character(card: Character, words: Words, text: CardText, turned: int) -> CharacterFace:
    said = {side.name: side for side in text.sides}
    mode_key = "tcg.mode.short" if len(card.modes) > 2 else "tcg.mode"
    fronts = tuple(CharacterSide(
        words.say(f"{mode_key}.{mode.name}"), "alt" if mode.name in ALT_MODES else "bot", figure_of(card, mode),
        said[mode.name].paragraphs if mode.name in said else text.paragraphs,
        stats=(Stat("c_attack", mode.attack), Stat("c_health", card.health), Stat("c_defense", mode.defense)))
        for mode in card.modes)
    return CharacterFace(shown(card.name), faction_of(card), fronts, min(turned, len(fronts) - 1), art_seed=card.name)


def face(view: View, slot: int, speech: Speech, ident: int | None = None) -> Face:
    """What the viewer sees of a card. An event may know what it was when it happened."""
    s = facts.state_of(view)
    card = s.cards[s.ident[slot] if ident is None else ident]
    if card.type == UNKNOWN or (ident is None and not facts.is_known(view, slot)):
        if facts.lies_secret(view, slot):
            return CardBack(SECRET_BACK, speech.words.say("tcg.back.secret"))
        return CardBack(BACK, speech.words.say("tcg.back.card"))
    return face_of(card, speech.words, max(0, s.mode[slot]), s.game.terms)


def picture(view: View, slot: int, form: Form, speech: Speech, ident: int | None = None) -> CardPicture:
    return CardPicture(face(view, slot, speech, ident), form)


def lying(view: View, slot: int, form: Form, speech: Speech) -> CardPicture:
    """A card as it lies: a Secret Action face down, also before whoever laid it."""
    if facts.lies_secret(view, slot):
        return CardPicture(CardBack(SECRET_BACK, speech.words.say("tcg.back.secret")), form)
    return picture(view, slot, form, speech)


def short_name(view: View, slot: int, speech: Speech) -> str:
    """What it is called, where there is little room."""
    if not facts.is_known(view, slot):
        return speech.words.say("card.unknown")
    return speech.words.title("tcg", facts.title(view, slot))


def whole_text(view: View, slot: int, speech: Speech) -> str:
    """What it says, in one go."""
    text = card_text("tcg", facts.title(view, slot), speech.words.language, facts.state_of(view).game.terms)
    return " ".join(text.paragraphs)


def mode_text(view: View, slot: int, speech: Speech) -> str:
    """What a character's present side says, a paragraph a line; "" where it can do nothing."""
    card, side = facts.side(view, slot)
    if not side.abilities:
        return ""
    text = card_text("tcg", card, speech.words.language, facts.state_of(view).game.terms)
    said = next((each.paragraphs for each in text.sides if each.name == side.name), text.paragraphs)
    return "\n".join(said)


def beyond_keywords(view: View, slot: int, speech: Speech) -> str:
    """The same without what stands on its card in keywords, whatever has been added to their numbers."""
    shown = {_without_number(each) for each in keywords(view, slot, speech)}
    lines = ((line, {_without_number(each) for each in line.split(".") if each.strip()})
             for line in mode_text(view, slot, speech).split("\n"))
    return "\n".join(line for line, sentences in lines if not sentences <= shown)


def _without_number(words: str) -> str:
    return words.strip().rstrip("0123456789 ")


def spared_words(view: View, speech: Speech, attacker: int, enemy: int, targets: Sequence[int]) -> str:
    """Why an enemy may not be attacked, in a word or two: "Brave first: Fireflight"."""
    key, card = combat.spared(facts.state_of(view), attacker, enemy, targets)
    return speech.words.say(f"tcg.table.spared.{key}", card=facts.title(view, card).name)


def card_name(view: View, slot: int, speech: Speech, *more: str) -> str:
    """The card in full words: "Plasma Burst, Action"."""
    say, card = speech.words.say, facts.title(view, slot)
    if card.type == UNKNOWN or not facts.is_known(view, slot):
        parts = [say("card.unknown")]
    elif card.type == CHARACTER:
        parts = [speech.card(slot, view.state), *fighter_words(view, slot, speech)]
    else:
        parts = [speech.card(slot, view.state), say(f"tcg.type.{card.type}")]
    return ", ".join([*parts, *(each for each in more if each)])


def fighter_words(view: View, slot: int, speech: Speech) -> list[str]:
    """What stands on a character: mode, numbers, keywords."""
    who, say = facts.fighter(view, slot), speech.words.say
    told = [say(f"tcg.mode.{who.mode}"), say("tcg.name.tapped" if who.tapped else "tcg.name.untapped"),
            say("tcg.name.attack", n=who.attack), say("tcg.name.health", n=who.left, of=who.health),
            say("tcg.name.defense", n=who.defense)]
    return [*told, *keywords(view, slot, speech)]


def keywords(view: View, slot: int, speech: Speech) -> tuple[str, ...]:
    """The keywords that stand on a character."""
    return tuple(keyword_words(speech, name, amount) for name, amount in facts.fighter(view, slot).keywords)


def keyword_words(speech: Speech, name: str, amount: int) -> str:
    word = speech.words.say(f"tcg.word.{name}")
    return word if name in BARE_KEYWORDS else f"{word} {amount}"


def front(card: TcgCard, words: Words, side: int) -> Face:
    """A title outside a game."""
    return face_of(card, words, side)


def arts(card: TcgCard) -> tuple[Art, ...]:
    """A character as a robot, then in its other modes."""
    if not isinstance(card, Character):
        return ()
    side = faction_of(card)
    modes = sorted(card.modes, key=lambda mode: mode.name in ALT_MODES)
    return tuple(Art(figure_of(card, mode), card.name, side.hue, side) for mode in modes)


def style(card: TcgCard) -> TypeStyle:
    """Of what is no character: by its slot, or its type."""
    return KINDS[getattr(card, "slot", "") or card.type]


def icon(card: TcgCard) -> str:
    """The icon of its type."""
    if isinstance(card, Character):
        return "t_character"
    return style(card).icon if card.type != UNKNOWN else "deck"


