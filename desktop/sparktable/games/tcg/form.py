"""What is chosen before a game of the Transformers TCG, for the new-game page (see `games/forms.py`)."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..forms import UNSEEN, Choice, Field, Form, SeatForm, fitting
from ..lengths import Counted, minutes
from .deck_codes import is_code
from .decks import Deck, faults
from .options import BASIC, DUEL, MATCH, MODES, RANDOM, SEALED, chosen_deck
from .packs import WAVES
from .rules.rulings import RULINGS
from .sealed import ROUNDS
from .shipped_decks import BASIC_DECKS, BEGINNERS, DECKS
from .state import SEATS

LOOKS = {DUEL: ("attack", 2), MATCH: ("confront", 3), SEALED: ("draw", 3), BASIC: ("deck", 1)}
"""The icon of each way to play, and how hard it is."""
COUNTED = {
    "duel": (Counted(2, 62, 13.1),),
    "basic": (Counted(2, 32, 17.7),),
}
"""What was counted in games of each way to play (see `games/lengths.py`)."""
ANSWER = 15
"""Seconds for one: an attack is weighed with the texts of two teams."""
GAMES_OF_A_MATCH, SIDEBOARDING, BUILDING = 2.33, 2, 20
"""How many games were counted in a match, and how many minutes one takes between two and to build a deck."""
LENGTHS = {DUEL: minutes(*COUNTED[DUEL], ANSWER), BASIC: minutes(*COUNTED[BASIC], ANSWER),
           MATCH: minutes(*COUNTED[DUEL], ANSWER, GAMES_OF_A_MATCH, (GAMES_OF_A_MATCH - 1) * SIDEBOARDING),
           SEALED: minutes(*COUNTED[DUEL], ANSWER, ROUNDS, BUILDING)[:1]}
"""About how many minutes each takes."""


def setup_form(options: Mapping[str, Any]) -> Form:
    """What can be chosen now. A choice that another one has ruled out falls back to the first that fits."""
    mode = fitting(options.get("mode"), MODES)
    fields = [
        Field("mode", "tcg.setup.mode", mode, tuple(
            Choice(name, f"tcg.setup.mode.{name}", note=f"tcg.setup.mode.{name}.note", icon=LOOKS[name][0],
                   counts=(1 if name == SEALED else SEATS,), hard=LOOKS[name][1],
                   minutes=LENGTHS[name]) for name in MODES)),
        Field("players", "tcg.setup.players", SEATS, (Choice(SEATS, "tcg.setup.players.n", amount=SEATS),),
              page=UNSEEN),
        *RULINGS.fields(options, RULINGS.that_matter(mode)),
    ]
    if mode == SEALED:
        waves = tuple(Choice(wave, f"tcg.setup.set.{wave}") for wave in WAVES)
        fields.append(Field("wave", "tcg.setup.wave", fitting(options.get("wave"), WAVES), waves,
                            note="tcg.setup.wave.note"))
        return Form((SeatForm(),) * SEATS, tuple(fields))  # decks are built later
    named = decks_of(options, mode)
    own = tuple(dict.fromkeys(name for name in named if name != RANDOM and name not in DECKS))
    return Form(tuple(SeatForm((_deck_field(name, mode, own),)) for name in named), tuple(fields))





def decks_of(options: Mapping[str, Any], mode: str) -> list[str]:
    """What each seat plays: a deck's name or code, or one by lot."""
    if mode == BASIC:
        return [deck.name for deck in BASIC_DECKS]
    wishes = list(options.get("decks") or ())
    return [_legal(wishes[seat]) if seat < len(wishes) else BEGINNERS[seat].name for seat in range(SEATS)]


def _legal(wish: Any) -> str:
    """What was wished for, if it can be played; by name where it has one."""
    if wish == RANDOM or wish in DECKS:
        return str(wish)
    try:
        deck: Deck = chosen_deck(wish)
    except ValueError:
        return BEGINNERS[0].name
    if deck.name in DECKS and DECKS[deck.name] == deck:
        return deck.name
    return str(wish) if is_code(str(wish)) and not faults(deck) else BEGINNERS[0].name


def _deck_field(value: str, mode: str, own: Sequence[str]) -> Field:
    """`own`: the decks that somebody brings by their codes; both players may take them."""
    if mode == BASIC:
        shared = next(deck for deck in BASIC_DECKS if deck.name == value)
        return Field("decks", "tcg.setup.deck", value, (
            Choice(value, name=" + ".join(each.name for each in shared.characters()), cards=_team(shared)),),
            page=UNSEEN)
    known = [*BEGINNERS, *(deck for deck in DECKS.values() if deck not in BEGINNERS and not faults(deck))]
    brought = (Choice(code, name=chosen_deck(code).name, cards=_team(chosen_deck(code))) for code in own)
    by_lot = Choice(RANDOM, "tcg.setup.deck.random", icon="die")
    return Field("decks", "tcg.setup.deck", value,
                 (*(Choice(deck.name, name=deck.name, cards=_team(deck)) for deck in known), *brought, by_lot))


def _team(deck: Deck) -> tuple[str, ...]:
    return tuple(each.slug for each in deck.characters())
