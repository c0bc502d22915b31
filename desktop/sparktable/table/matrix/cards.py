"""The Matrix game's cards on the table: their pictures and their names in full words."""
from __future__ import annotations

from sparktable.app.game_texts import Speech
from sparktable.app.translations import Words
from sparktable.games.factions import FACTIONS
from sparktable.games.matrix.card import BOSS, CHARACTER, ROBOT, MatrixCard
from sparktable.games.matrix.state import (
    DAMAGE_DISCARD,
    DAMAGE_STACK,
    ENCOUNTER_DISCARD,
    ENCOUNTER_NOW,
    ENCOUNTERS,
    MISSION_DISCARD,
    MISSION_STACK,
    MISSIONS,
    RUIN_DISCARD,
    RUINS,
    SEAT_ZONES,
    TABLE_ZONES,
    MatrixState,
)
from sparktable.kernel.names import shown
from sparktable.kernel.view import View
from sparktable.kernel.zones import knows
from sparktable.table.art.face import CardBack, Face
from sparktable.table.art.factions import SIDES
from sparktable.table.art.figures import Art
from sparktable.table.art.figures.stage import ROBOT as ROBOT_FIGURE
from sparktable.table.art.render import Form
from sparktable.table.drawings import CardPicture
from sparktable.table.matrix import facts
from sparktable.table.matrix.faces import character_face, face_of, kind_of, text_of
from sparktable.table.matrix.styles import ALT_MODE, BACKS, TYPES

_TABLE_BACKS = {ENCOUNTERS: "encounter", ENCOUNTER_NOW: "encounter", ENCOUNTER_DISCARD: "encounter",
                DAMAGE_STACK: "damage", DAMAGE_DISCARD: "damage", RUINS: "ruin", RUIN_DISCARD: "ruin",
                MISSION_STACK: "mission_a", MISSION_STACK + 1: "mission_d", MISSION_DISCARD: "mission_a"}
FOR_BATTLE = frozenset((ROBOT, BOSS))


def back_of_zone(view: View, zone: int) -> str:
    """The key of `styles.BACKS` for the cards of a zone."""
    if zone in _TABLE_BACKS:
        return _TABLE_BACKS[zone]
    if zone < TABLE_ZONES:
        return "main"
    seat, which = divmod(zone - TABLE_ZONES, SEAT_ZONES)
    if which == MISSIONS:
        return "mission_a" if facts.state_of(view).game.side[seat] == 0 else "mission_d"
    return "player"


def back(view: View, zone: int, speech: Speech) -> CardBack:
    kind = back_of_zone(view, zone)
    return CardBack(BACKS[kind], speech.words.say(f"matrix.back.{kind.partition('_')[0]}"))


def face(view: View, slot: int, speech: Speech, ident: int | None = None) -> Face:
    """What the viewer sees of a card. An event may know what it was when it happened."""
    s = facts.state_of(view)
    if ident is None and not facts.is_known(view, slot):
        return back(view, s.where[slot], speech)
    card = s.cards[s.ident[slot] if ident is None else ident]
    if card.type == CHARACTER:
        return character_face(card, speech.words, s.mode[s.owner[slot]] if s.owner[slot] >= 0 else 1,
                              s.game.terms)
    foe = card.type in FOR_BATTLE and card.faction is not None and card.faction != s.game.side[view.seat]
    return face_of(card, speech.words, battle=foe, rulings=s.game.terms)


def keywords(view: View, slot: int, speech: Speech) -> tuple[tuple[str, str], ...]:
    """The keywords of a card that the viewer knows, each with what it means."""
    if not facts.is_known(view, slot):
        return ()
    text = text_of(facts.title(view, slot), speech.words, facts.state_of(view).game.terms)
    return tuple((word, speech.lexicon.named(word).meaning) for _, word in text.keywords)


def picture(view: View, slot: int, form: Form, speech: Speech, ident: int | None = None) -> CardPicture:
    return CardPicture(face(view, slot, speech, ident), form)


def peeked(view: View, slot: int, speech: Speech) -> str:
    """What is said of a card whose face is known here though it lies facedown; nothing of any other."""
    if not facts.is_known(view, slot) or facts.is_open(view, slot):
        return ""
    if speech.watching:
        return speech.words.say("matrix.table.facedown")
    others = any(knows(view.state, seat, slot) for seat in range(view.state.game.seats) if seat != view.seat)
    return speech.words.say("matrix.table.peeked.others" if others else "matrix.table.peeked")


def missions_of(s: MatrixState, side: int, viewer: int, speech: Speech) -> str:
    """What a faction's stack of Missions is called: "yours" only to whoever plays."""
    if speech.watching:
        return f"matrix.stack.missions.{FACTIONS[side].lower()}"
    return "matrix.stack.missions" if side == s.game.side[viewer] else "matrix.stack.their_missions"


def card_name(view: View, slot: int, speech: Speech, where: str = "") -> str:
    """The card in full words: "Rippersnapper, Robot · Decepticon, cost 4, C1"."""
    seen = face(view, slot, speech)
    say = speech.words.say
    if isinstance(seen, CardBack):
        parts = [say("card.unknown")]
    else:
        card = facts.title(view, slot)
        parts = [shown(card.name)]
        if card.type != CHARACTER:
            parts.append(text_of(card, speech.words).full_type)
        if card.cost is not None:
            parts.append(say("matrix.name.cost", n=card.cost))
        parts += [say(f"matrix.name.{what}", n=n) for what, n in (("power", card.power), ("range", card.range),
                                                                ("move", card.move)) if n]
        parts += [say(f"matrix.keyword.{name}") for name in ("block", "flight") if name in card.keywords]
    if where:
        parts.append(where)
    return ", ".join(parts)


def front(card: MatrixCard, words: Words, side: int) -> Face:
    """A title outside a game: its front, or the side of a character that is up."""
    return character_face(card, words, side) if card.bot is not None else face_of(card, words)


def arts(card: MatrixCard) -> tuple[Art, ...]:
    """A character as a robot and as what it turns into; what else there is has one side."""
    if card.bot is None or card.faction is None:
        kind = TYPES[kind_of(card)]
        return (Art(kind.figure, card.name, kind.hue, kind.faction),)
    side = SIDES[card.faction]
    return tuple(Art(figure, card.name, side.hue, side) for figure in (ROBOT_FIGURE, ALT_MODE))


def icon(card: MatrixCard) -> str:
    """The icon of its type."""
    return f"t_{card.type}"
