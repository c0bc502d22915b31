"""What the Matrix tells scenario files: how a position is described, what a sentence means, what can be looked at.

The keys are explained in tests/scenarios/README.md. `setting` lays the positions out, `sentences` has the sentences,
`sights` what can be looked at.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Game
from sparktable.kernel.names import plain
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import pending
from sparktable.kernel.scenario import Mistake, NotPossible, Promise, Setting, Vocabulary, named
from sparktable.kernel.state import State
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.values import Event

from . import posing, questions, sights
from .deeds.ending import BOSSES, DAMAGED, DECK, RUINED
from .events import DRAWS_ENCOUNTER
from .game import MatrixGame
from .options import KNOWN
from .places import why_not_there
from .position import NoSuchCard, lay_on_top
from .sentences import check_unmistakable, seats, sentences, wish
from .setting import OPEN_PILES, TABLE_PILES, lay_out
from .state import MatrixState

NEXT_ENCOUNTER = "encounter"
ON_TOP = {NEXT_ENCOUNTER: "encounters", "encounter_on_top": "encounters", "main_deck_on_top": "main_deck",
          "ruin_on_top": "ruins", "damage_on_top": "damage_stack"}
"""The step -> the pile on which it lays a card."""
ALONE = "also where only one answer is left"


class MatrixScenarios:
    """Reads scenarios of the deck-building game."""

    seat_keys: Mapping[str, str] = {
        "character": "a name", "at": "a space such as B2, or null before its first turn", "side": "alt or bot",
        "energon": "a number", "vp": "a number", "hand": "names of cards",
        "play": "names of cards already played this turn, and of Allies and Damage",
        "deck": "names of cards on top of the deck, the topmost first", "discard": "names of cards",
        "vault": "names of cards", "missions": "names of Missions", "alt_move_spent": "a number",
        "mission_stack": "names of Missions on top of the faction's stack, the topmost first",
        "only_deck": "true: nothing but that is in the deck",
        "deeds": "what has been done this turn: plays Bold, flips Tarn, converts …"}
    position_keys: Mapping[str, str] = {
        "matrix": "space -> a card's name (faceup), or {card, facedown, command, energon}, or null for empty",
        "others": "facedown: every other space holds a facedown card; empty: nothing lies there",
        **{pile: "names of cards on top, the topmost first" for pile in TABLE_PILES},
        **{pile: "names of cards that lie there" for pile in OPEN_PILES},
        "only": "a list of piles that hold nothing but what is named: main_deck, mission_stacks …",
        "bosses_down": "[Autobots, Decepticons] that are already defeated",
        "active": "the character whose turn it is",
        "begin": "actions: that player is about to act; turn: the turn begins; set-up: the first turn of a new game"}
    arrangements: Mapping[str, str] = {
        NEXT_ENCOUNTER: "that Encounter is the next one met, however often they are shuffled until then",
        "encounter_on_top": "that Encounter lies on top until they are shuffled",
        "main_deck_on_top": "that card is drawn next", "ruin_on_top": "that Ruin comes next",
        "damage_on_top": "that Damage comes next"}
    options: Sequence[str] = KNOWN
    questions: Mapping[QuestionKind, str] = {
        questions.ACTION: f"any action, `end turn`; {ALONE}, while others could Convert",
        questions.ASSIST: f"`assist with CARD`, `pass`; {ALONE}: of everybody near enough who holds a card",
        questions.BLOCK:
            f"`block with CARD`, `block by ability of NAME`, `pass`; {ALONE}: of everybody who might Block",
        questions.BOOST: "`activate NAME for N`, `convert`, `done`: who battles may add Power, or is done",
        questions.BOOST_ASSIST:
            "`activate NAME for N`, `NAME converts`, `done`: the same for an Assist that was laid",
        questions.CALL_OFF: "`call off` the battle, or `go on`",
        questions.CHOOSE: "the effect by its name, `no` where a text says \"may\"",
        questions.CHOOSE_CARD: f"`choose CARD` (or `discard CARD` …), `done` for no more; {ALONE}, which is then "
                               "`pass`, where a hand keeps a secret",
        questions.CHOOSE_CHARACTER: "`choose NAME`, `done` for no more",
        questions.CHOOSE_SPACE: "`choose SPACE`",
        questions.COME_ALONG: "`yes` or `no`, `choose SPACE`: whether somebody comes along",
        questions.CONSENT: "`yes` or `no`: whether somebody lets it be done",
        questions.DISCARD: "`discard CARD` to pay a price",
        questions.DISCARD_MISSION: "`discard CARD` or `keep`",
        questions.FAVOUR: "`choose CARD`: the one that a text strengthens in the battle",
        questions.MAKE_ROOM: "`choose SPACE`: whose card goes for a Boss",
        questions.MAY:
            f"`yes` (or the effect by its name), `no`; {ALONE}, after a card that only one player has seen",
        questions.ORDER: "`choose CARD`: whose text comes first",
        questions.PLACE_STANDEE: "`stand on SPACE`",
        questions.REDRAW_ENCOUNTER: "`yes` or `no`: whether another Encounter is drawn instead",
        questions.RELIC: "`vault` or `discard`",
        questions.RESOLVE_ASSIST: "`choose the assist of NAME`, `choose CARD`",
        questions.START_EFFECT: "`choose CARD`: whose Start of Turn text comes first",
        questions.SWAP_IN: "`choose SPACE`: whose card makes room for a Scheme",
        questions.TAKING_COMMAND:
            "`pay` the price, or `activate NAME for N` for more Power, or `call off` what is too dear"}
    endings: Mapping[str, str] = {BOSSES: "three Bosses are down", DECK: "the main deck has run out",
                                  DAMAGED: "somebody controls too much Damage", RUINED: "all Ruins lie in the Matrix"}

    def position(self, game: Game, setting: Setting) -> State:
        """The described position, seat 0 about to act unless it says otherwise."""
        assert isinstance(game, MatrixGame)
        return lay_out(game, setting)

    def find(self, state: State, sentence: str) -> Option:
        """The open option that a sentence means."""
        assert isinstance(state, MatrixState)
        asked = pending(state)
        if asked is None:
            raise NotPossible("the game is over")
        wanted = plain(sentence)
        check_unmistakable(asked, sentence)
        options: tuple[Option, ...] = (*asked.options, *asked.asides)
        for option in options:
            if wanted in map(plain, sentences(state, option, asked)):
                return option
        wished = wish(state, sentence)  # a mistyped name is a mistake, not a refusal
        shown = "; ".join(sentences(state, option, asked)[0] for option in asked.options[:12])
        raise NotPossible(f"'{sentence}' is not possible now; {asked.kind} is asked: {shown}", wished)

    def observe(self, state: State, key: str) -> Any:
        """What can be looked at."""
        assert isinstance(state, MatrixState)
        return sights.observe(state, key)

    def vocabulary(self, state: State, key: str) -> Vocabulary:
        assert isinstance(state, MatrixState)
        return sights.vocabulary(state, key)

    def arrange(self, state: State, key: str, value: Any) -> Promise | None:
        assert isinstance(state, MatrixState)
        cards = {title.name: title for title in state.cards[:-1]}
        card, pile = named("card", value, cards, key), ON_TOP[key]
        against = why_not_there(card, pile)
        if against:
            raise Mistake(against, key)
        try:
            lay_on_top(state, TABLE_PILES[pile], card.name)
        except NoSuchCard as trouble:
            raise Mistake(str(trouble), key) from None
        return _is_met(state.cards.index(card)) if key == NEXT_ENCOUNTER else None

    def sentence(self, state: State, option: Option) -> str:
        assert isinstance(state, MatrixState)
        asked = pending(state)
        assert asked is not None
        return sentences(state, option, asked)[0]

    def games(self) -> Sequence[dict[str, Any]]:
        return posing.GAMES

    def excerpt(self, state: State, asked: Decision, dice: Dice) -> dict[str, Any] | None:
        assert isinstance(state, MatrixState)
        return posing.excerpt(state, asked, dice)

    def stakes(self, state: State) -> Iterator[tuple[str, int]]:
        assert isinstance(state, MatrixState)
        return posing.stakes(state)

    def feats(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, MatrixState)
        return posing.feats(state)

    def task(self, state: State, feat: str, far: int) -> dict[str, Any]:
        assert isinstance(state, MatrixState)
        return posing.task(state, feat, far)

    def seat(self, state: State, name: str) -> int:
        assert isinstance(state, MatrixState)
        return int(named("seat", name, seats(state)))


def _is_met(identity: int) -> Promise:
    """Luck is to bring that Encounter: the first one that is drawn."""
    def come(events: Sequence[Event]) -> bool | None:
        drawn = next((event for event in events if event.kind == DRAWS_ENCOUNTER), None)
        return drawn and drawn.identities[0][1] == identity
    return come
