"""What Battle for Cybertron tells scenario files: its sentences, and what can be seen on the table."""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from sparktable.kernel.decisions import PASS, Decision, Option
from sparktable.kernel.game import Game
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending
from sparktable.kernel.scenario import Grammar, Mistake, NotPossible, Reading, Setting, Vocabulary, brief, named
from sparktable.kernel.state import State
from sparktable.kernel.typed import OptionKind, QuestionKind
from sparktable.kernel.zones import move

from . import kinds, posing, questions
from .answers import ATTACK, DEFEND, DRAW, MOVE, PLAY, STAY
from .board import NAMES
from .cards import TRANSFORMERS
from .deeds.ending import DESTROYED, EXHAUSTED
from .facts.movement import reachable
from .facts.position import in_position
from .game import ArenaGame
from .options import KNOWN
from .positions import CARDS, CHARACTERS, SEAT_KEYS, SQUARES, TABLE_KEYS, position
from .state import DISCARDS, HAND, PILE, ArenaState, chart, deck_of, deck_zone, in_play, seat_zone, space_of

SEATS = {f"seat {seat}": seat for seat in range(6)}

GRAMMAR = Grammar(
    ("move to {square}", "move {character} to {square}", "stay", "draw", "draw from {character}",
     "attack with {card}", "attack {character} with {card}", "attack {character} with {card} of {character2}",
     "play {card}", "defend with {card}", "do not defend", "discard {card}", "take {card}", "use {card}",
     "choose {character}", "choose {seat}", *(f"{verb} {{card}} of {{character2}}" for verb in (
         "attack with", "play", "defend with", "discard", "take", "use"))),
    {"square": lambda: SQUARES, "character": lambda: CHARACTERS, "card": lambda: CARDS, "seat": lambda: SEATS})

NAMES_OF: Mapping[str, Mapping[str, str] | Collection[str]] = {
    "hand": CARDS, "discards": CARDS, "destroyed": tuple(CHARACTERS), "targets": tuple(CHARACTERS), "place": NAMES,
    "reach": NAMES}
"""What can be looked at -> the names that may be expected there."""

QUESTIONS = {"discard": (questions.DISCARD, questions.MAKE_ROOM, questions.LOOK), "take": (questions.TAKE_BACK,),
             "use": (questions.USE_SPECIAL,)}
"""A sentence that names a card -> the questions that it answers."""
ALONE = "also where only one answer is left"
CHOICES: tuple[OptionKind, ...] = (kinds.CARD, kinds.CHARACTER, kinds.SEAT)
"""The kinds of answers that choose somebody."""


class ArenaScenarios:
    """Reads this game's scenarios."""

    seat_keys: Mapping[str, str] = SEAT_KEYS
    position_keys: Mapping[str, str] = TABLE_KEYS
    arrangements: Mapping[str, str] = {"deck_top": "{character: card}: puts that card of the deck on top of it"}
    options: Sequence[str] = KNOWN
    questions: Mapping[QuestionKind, str] = {
        questions.ACTION: f"`draw`, `attack …`, `play CARD`; {ALONE}: what else the hand allows is a secret",
        questions.MOVE: "`move …` or `stay`: the move with the die",
        questions.CARD_MOVE: "`move …` or `stay`: a move that a card gives",
        questions.PUSH: "`move CHARACTER to SQUARE` or `stay`",
        questions.PLACE: "`move CHARACTER to SQUARE` or `stay`",
        questions.DEFEND:
            f"`defend with CARD`, `do not defend`; {ALONE}: of whoever is attacked and holds such a back",
        questions.DISCARD: "`discard CARD`",
        questions.MAKE_ROOM: "`discard CARD`, with ten in hand, before one is drawn",
        questions.LOOK: "`discard CARD`, out of a hand that is looked at",
        questions.TAKE_BACK: "`take CARD`", questions.USE_SPECIAL: "`use CARD`",
        questions.DRAW_FROM: "`draw from CHARACTER`",
        questions.CHOOSE_BACK: "`choose CHARACTER`: whose back the card has",
        questions.CHOOSE_OPPONENT: "`choose CHARACTER`", questions.CHOOSE_PLAYER: "`choose SEAT`",
        questions.CHOOSE_CHARACTER: "`choose CHARACTER`, before the game, where the players pick in turn"}
    endings: Mapping[str, str] = {DESTROYED: "only one side is left", EXHAUSTED: "a draw pile was gone through twice"}

    def position(self, game: Game, setting: Setting) -> State:
        assert isinstance(game, ArenaGame)
        return position(game, setting)

    def find(self, state: State, sentence: str) -> Option:
        assert isinstance(state, ArenaState)
        asked = pending(state)
        reading = GRAMMAR.read(sentence)
        if asked is None:
            raise NotPossible(f"'{sentence}' is not possible: the game is over")
        meant = [option for option in asked.options if _is_meant(state, asked, option, reading)]
        alike = {tuple(state.ident[int(ref.value)] if ref.kind == "card" else ref.value for ref in option.refs)
                 for option in meant}
        if len(alike) > 1:
            raise Mistake(f"'{sentence}' can mean several things; name the Transformer")
        if not meant:
            shown = "; ".join(dict.fromkeys(in_words(state, asked, option) for option in asked.options))
            raise NotPossible(f"'{sentence}' is not possible now; seat {asked.seat} is asked "
                              f"'{asked.kind}': {brief(shown, 300)}", _wish(state, asked, reading))
        return meant[0]

    def observe(self, state: State, key: str) -> Any:
        assert isinstance(state, ArenaState)
        return _sights(state, key)

    def vocabulary(self, state: State, key: str) -> Vocabulary:
        assert isinstance(state, ArenaState)
        _sights(state, key)  # a key that there is none of is a mistake first
        return Vocabulary(texts=NAMES_OF.get(key.split()[0].lower()))

    def arrange(self, state: State, key: str, value: Any) -> None:
        assert isinstance(state, ArenaState)
        if not isinstance(value, dict):
            raise Mistake("a table is expected: {\"Megatron\": \"Iron Rule\"}", key)
        for name, title in value.items():
            pawn = _pawn(state, named("character", name, CHARACTERS, key), key)
            wanted = named("card", title, CARDS, key, name)
            pile = deck_zone(state, pawn, PILE)
            slot = next((slot for slot in state.zones[pile] if state.card(slot).name == wanted), None)
            if slot is None:
                raise Mistake(f"there is no {wanted} in that draw pile", key, name)
            move(state, slot, pile)

    def sentence(self, state: State, option: Option) -> str:
        assert isinstance(state, ArenaState)
        asked = pending(state)
        assert asked is not None
        return in_words(state, asked, option)

    def games(self) -> Sequence[dict[str, Any]]:
        return posing.GAMES

    def excerpt(self, state: State, asked: Decision, dice: Dice) -> dict[str, Any] | None:
        assert isinstance(state, ArenaState)
        return posing.excerpt(state, asked, dice)

    def stakes(self, state: State) -> Iterator[tuple[str, int]]:
        assert isinstance(state, ArenaState)
        return posing.stakes(state)

    def feats(self, state: State) -> None:
        """A duel is about its stakes."""

    def task(self, state: State, feat: str, far: int) -> dict[str, Any]:
        assert isinstance(state, ArenaState)
        return posing.task(state, feat, far)

    def seat(self, state: State, name: str) -> int:
        assert isinstance(state, ArenaState)
        seats = {chart(state, pawn).name: seat for pawn, seat in enumerate(state.game.seat_of)}
        return int(named("seat", name, SEATS | seats))


def _sights(s: ArenaState, key: str) -> Any:
    """What is seen under a key. Raises Mistake."""
    asked = pending(s)
    left = s.actions + (asked is not None and asked.kind == questions.ACTION)
    gone = [chart(s, pawn).name for pawn in range(len(s.damage)) if not in_play(s, pawn)]
    found: dict[str, Any] = {"actions": s.actions, "actions left": left, "die": s.die, "all": s.die_all,
                             "destroyed": gone}
    for pawn in range(len(s.damage)):
        found |= {f"{what} of {chart(s, pawn).name}": value for what, value in _seen(s, pawn).items()}
    return named("thing to look at", key, found)


def _seen(s: ArenaState, pawn: int) -> dict[str, Any]:
    """What can be seen of a Transformer, its deck and the cards in hand that go with it."""
    hand = [slot for slot in s.zones[seat_zone(s.game.seat_of[pawn], HAND)] if deck_of(s, slot) == pawn]
    discards = s.zones[deck_zone(s, pawn, DISCARDS)]
    seen: dict[str, Any] = {
        "damage": s.damage[pawn], "passes": s.passes[pawn], "hand": [s.card(slot).name for slot in hand],
        "hand size": len(hand), "deck size": len(s.zones[deck_zone(s, pawn, PILE)]),
        "discards": [s.card(slot).name for slot in reversed(discards)],
    }
    if in_play(s, pawn):
        steps = reachable(s, pawn, s.die)
        seen |= {"place": NAMES[space_of(s, pawn)], "reach": [NAMES[square] for square in steps],
                 "targets": [chart(s, foe).name for foe in in_position(s, pawn, s.game.seat_of[pawn])]}
    return seen


def _pawn(s: ArenaState, character: int, *place: str | int) -> int:
    if character not in s.ident[:len(s.damage)]:
        raise Mistake(f"{TRANSFORMERS[character].name} is not in this game", *place)
    return s.ident.index(character)


def _is_meant(s: ArenaState, asked: Decision, option: Option, reading: Reading) -> bool:
    """Whether an option is what a sentence means."""
    verb, said = reading.pattern.split()[0], reading.values
    if verb == "stay":
        return option == STAY
    if verb == "do":
        return option == PASS
    if option.kind not in (CHOICES if verb == "choose" else (kinds.CARD,) if verb in QUESTIONS else (verb,)):
        return False
    named_cards = [int(ref.value) for ref in option.refs if ref.kind == "card"]
    if verb in QUESTIONS:
        return asked.kind in QUESTIONS[verb] and _is_card(s, named_cards[0], said)
    if "seat" in said:
        return option.kind == kinds.SEAT and option.value("seat") == said["seat"]
    if verb in ("move", "draw", "choose"):
        return ("character" not in said or (bool(named_cards) and s.ident[named_cards[0]] == said["character"])) \
            and ("square" not in said or option.value("space") == said["square"])
    return _is_card(s, named_cards[0], said) \
        and ("character" not in said or s.ident[named_cards[1]] == said["character"])


def _is_card(s: ArenaState, slot: int, said: Mapping[str, Any]) -> bool:
    """Whether a card is the one that is named, out of the deck that is named."""
    return s.card(slot).name == said["card"] and (
        "character2" not in said or s.ident[deck_of(s, slot)] == said["character2"])


def in_words(s: ArenaState, asked: Decision, option: Option) -> str:
    """An option as a sentence."""
    slots = [int(ref.value) for ref in option.refs if ref.kind == "card"]
    names = [s.card(slot).name for slot in slots]
    if option == PASS:
        return "do not defend"
    if option.kind == kinds.MOVE:
        return f"move {names[0]} to {NAMES[option.value('space')]}"
    if option.kind == kinds.SEAT:
        return f"choose seat {option.value('seat')}"
    if not slots:
        return option.kind
    whose = f" of {s.card(deck_of(s, slots[0])).name}" if slots[0] >= len(s.damage) else ""
    if option.kind == kinds.ATTACK:
        return f"attack {names[1]} with {names[0]}{whose}"
    if option.kind in (kinds.DRAW, kinds.CHARACTER) or not whose:
        return f"{'draw from' if option.kind == kinds.DRAW else 'choose'} {names[0]}"
    verb = next((verb for verb, questions in QUESTIONS.items() if asked.kind in questions), "choose")
    verb = {"defend": "defend with", "card": verb}.get(option.kind, option.kind)
    return f"{verb} {names[0]}{whose}"


def _wish(s: ArenaState, asked: Decision, reading: Reading) -> Option | None:
    """The option that a sentence wishes for, so that the game can say why it is not there."""
    verb, said = reading.pattern.split()[0], reading.values
    mine = s.game.pawns[asked.seat]
    about = mine[0]
    if "character" in said:
        about = _pawn(s, said["character"])
    if verb == "move":
        return MOVE[about, said["square"]]
    if verb == "draw":
        return DRAW[about]
    if verb not in ("attack", "play", "defend"):
        return None
    held = s.zones[seat_zone(asked.seat, HAND)]
    slot = next((slot for slot in [*held, *range(len(s.ident))] if s.card(slot).name == said["card"]), None)
    if slot is None:
        return None
    if verb == "attack":
        target = about if "character" in said else next(iter(s.game.foes[asked.seat]))
        return ATTACK[slot, target]
    return PLAY[slot] if verb == "play" else DEFEND[slot]
