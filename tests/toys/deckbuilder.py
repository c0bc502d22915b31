"""A small deck-builder for three: blocks in turn order, targets, nested effects, peeking, a secret question.

Everybody starts with ten cards and fifteen life. On your turn you play all your cards but one at most, buy from
the market with energy, and hit somebody with power; the first to fall ends the game, and whoever has most life left
wins.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from sparktable.kernel import kinds, questions
from sparktable.kernel.control import Choose, Effect, Seq
from sparktable.kernel.decisions import CARD, NO, PASS, SEAT, Decision, Option, Options
from sparktable.kernel.game import BadSetup, Card, Game, Zone, register_game
from sparktable.kernel.nodes import Frame, Node, is_instant, label_tree
from sparktable.kernel.procedure import Procedure, step
from sparktable.kernel.rng import MASK
from sparktable.kernel.scenario import ScenarioAdapter, register_scenarios
from sparktable.kernel.stack import begin, finish
from sparktable.kernel.state import State
from sparktable.kernel.typed import OptionKind, QuestionKind
from sparktable.kernel.values import Outcome
from sparktable.kernel.zones import HIDDEN, OPEN, OWNER, learn, move, move_top, shuffle, shuffle_into, top

SEATS = 3
LIFE = 15
HAND_SIZE = 5
KEPT = 1
MARKET_SIZE = 5
COPIES = 6
LAST_TURN = 90
"""Tests bring it nearer. A game is kept once it was opened, so none may remember it."""

HAND, DECK, DISCARD, PLAYED = 0, SEATS, 2 * SEATS, 3 * SEATS
"""Zones of the first seat; those of the others follow."""
SUPPLY, MARKET, SCRAP = 4 * SEATS, 4 * SEATS + 1, 4 * SEATS + 2

PLAY, BUY, HIT = (Options(kinds.PLAY, "card"), Options(OptionKind("buy"), "card"),
                  Options(OptionKind("hit"), "seat"))
END = Option(kinds.END)
TO_DISCARD, MAY_DISCARD, WHICH_ONE = QuestionKind("discard"), QuestionKind("may discard"), QuestionKind("opponent")
TO_BLOCK, TO_SCRAP, TO_REPEAT = QuestionKind("block"), QuestionKind("scrap"), QuestionKind("repeat")


class DeckState(State):
    life: list[int]
    """Seat -> life left."""
    energy: int
    """What the active seat can still spend in the market."""
    power: int
    """What the active seat can still hit somebody with."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"energy": 0, "power": 0}

    # --- written by packaging/write_records.py
    __slots__ = ("energy", "life", "power")
    FIELDS: ClassVar[dict[str, str]] = {**State.FIELDS, "life": "list[int]", "energy": "int", "power": "int"}

    def __init__(self, *, life: list[int], energy: int = 0, power: int = 0, **inherited: Any) -> None:
        inherit: Any = super().__init__
        inherit(**inherited)
        self.life = life
        self.energy = energy
        self.power = power

    def copy(self) -> DeckState:
        n: DeckState = DeckState.__new__(DeckState)
        n.game = self.game
        n.cards = self.cards
        n.ident = self.ident[:]
        n.known = self.known[:]
        n.pool = self.pool[:]
        n.owner = self.owner[:]
        n.where = self.where[:]
        n.zones = [row[:] for row in self.zones]
        n.rng = self.rng
        n.stack = [f if type(f.data) is tuple else f.having(f.data.copy()) for f in self.stack]
        n.waiting = self.waiting[:]
        n.modifiers = self.modifiers.copy()
        n.listeners = self.listeners.copy()
        n.bonds = self.bonds.copy()
        n.visits = self.visits.copy()
        n.spans = self.spans
        n.scope = self.scope.copy()
        n.active = self.active
        n.turn = self.turn
        n.learnt = self.learnt
        n.outcome = self.outcome
        n.events = None
        n.chance = None
        n.pending = self.pending
        n.life = self.life[:]
        n.energy = self.energy
        n.power = self.power
        return n
    # --- as far as here


def draw(s: State, seat: int, n: int) -> int:
    """Draw up to n cards, shuffling the discard pile where the deck runs out. Returns how many there were."""
    deck = DECK + seat
    drawn = len(move_top(s, deck, seat, n))
    if drawn < n and s.zones[DISCARD + seat]:
        refill(s, seat)
        drawn += len(move_top(s, deck, seat, n - drawn))
    return drawn


def refill(s: State, seat: int) -> None:
    """The discard pile, shuffled, becomes the deck."""
    shuffle_into(s, DISCARD + seat, DECK + seat)


def hurt(s: DeckState, seat: int, n: int) -> None:
    s.life[seat] -= n
    if s.life[seat] <= 0:
        end_game(s, "fallen")


def end_game(s: DeckState, reason: str) -> None:
    most = max(s.life)
    winners = tuple(seat for seat, life in enumerate(s.life) if life == most)
    finish(s, Outcome(reason, winners, tuple(s.life)))


# --- what cards do ----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class GainEnergy(Effect):
    n: int

    def do(self, s: DeckState, frame: Frame) -> None:
        s.energy += self.n


@dataclass(frozen=True, eq=False)
class GainPower(Effect):
    n: int

    def do(self, s: DeckState, frame: Frame) -> None:
        s.power += self.n


@dataclass(frozen=True, eq=False)
class DrawCards(Effect):
    n: int

    def possible(self, s: State, frame: Frame) -> bool:
        return bool(s.zones[DECK + frame.seat] or s.zones[DISCARD + frame.seat])

    def do(self, s: State, frame: Frame) -> None:
        s.scope.done = draw(s, frame.seat, self.n) == self.n


@dataclass(frozen=True, eq=False)
class LoseLife(Effect):
    """They lose life."""

    n: int

    def do(self, s: DeckState, frame: Frame) -> None:
        hurt(s, s.scope.them, self.n)


@dataclass(frozen=True, eq=False)
class DiscardDownTo(Effect):
    """They choose cards to discard until they hold n."""

    n: int

    def run(self, s: State, frame: Frame) -> Decision | None:
        hand = s.zones[s.scope.them]
        if len(hand) <= self.n:
            return None
        return Decision(s.scope.them, TO_DISCARD, list(map(CARD.__getitem__, hand)), frame.source)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        move(s, option.value("card"), DISCARD + s.scope.them)
        s.stack.append(frame)


@dataclass(frozen=True, eq=False)
class DiscardOne(Effect):
    """They choose a card to discard."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        hand = s.zones[s.scope.them]
        return Decision(s.scope.them, TO_DISCARD, list(map(CARD.__getitem__, hand)), frame.source) if hand else None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        move(s, option.value("card"), DISCARD + s.scope.them)


@dataclass(frozen=True, eq=False)
class MayDiscardFor(Effect):
    """You may discard a card for an effect."""

    reward: Effect

    def possible(self, s: State, frame: Frame) -> bool:
        return bool(s.zones[frame.seat])

    def run(self, s: State, frame: Frame) -> Decision | None:
        hand = s.zones[frame.seat]
        return Decision(frame.seat, MAY_DISCARD, [*map(CARD.__getitem__, hand), NO], frame.source) if hand else None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option is not NO:
            move(s, option.value("card"), DISCARD + frame.seat)
            s.stack.append(Frame(self.reward, 0, frame.seat, frame.source, ()))


@dataclass(frozen=True, eq=False)
class ChooseOpponent(Effect):
    """You choose who is meant by "they" in the body."""

    body: Effect

    def run(self, s: State, frame: Frame) -> Decision:
        others = [SEAT[(frame.seat + k) % SEATS] for k in range(1, SEATS)]
        return Decision(frame.seat, WHICH_ONE, others, frame.source)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        s.scope.them = option.value("seat")
        s.stack.append(Frame(self.body, 0, frame.seat, frame.source, ()))


@dataclass(frozen=True, eq=False)
class LeftOpponent(Effect):
    """They are the player on your left."""

    body: Effect

    def run(self, s: State, frame: Frame) -> None:
        s.scope.them = (frame.seat + 1) % SEATS
        s.stack.append(Frame(self.body, 0, frame.seat, frame.source, ()))


@dataclass(frozen=True, eq=False)
class EachOther(Effect):
    """Each other player in turn order."""

    body: Effect

    def run(self, s: State, frame: Frame) -> None:
        if frame.step + 2 < SEATS:
            s.stack.append(frame.at(frame.step + 1))
        s.scope.them = (frame.seat + frame.step + 1) % SEATS
        s.stack.append(frame.to(self.body))


@dataclass(frozen=True, eq=False)
class Ambush(Effect):
    """They may block it with a Shield and draw a card. Whoever holds a card is asked: it tells nobody anything."""

    body: Effect

    def run(self, s: State, frame: Frame) -> Decision | None:
        hand, ident, shield = s.zones[s.scope.them], s.ident, SHIELD
        if not hand:
            s.stack.append(Frame(self.body, 0, frame.seat, frame.source, ()))
            return None
        options = [CARD[slot] for slot in hand if ident[slot] == shield]
        options.append(PASS)
        return Decision(s.scope.them, TO_BLOCK, options, frame.source, secret=True)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option is PASS:
            s.stack.append(Frame(self.body, 0, frame.seat, frame.source, ()))
        else:
            move(s, option.value("card"), DISCARD + s.scope.them)
            draw(s, s.scope.them, 1)


@dataclass(frozen=True, eq=False)
class PeekMayDiscard(Effect):
    """Look at the top card of their deck; you may discard it."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        deck = DECK + s.scope.them
        if frame.step == 0:
            if not s.zones[deck] and s.zones[DISCARD + s.scope.them]:
                refill(s, s.scope.them)
            if s.zones[deck]:
                learn(s, frame.seat, top(s, deck))
                s.stack.append(frame.at(1))
            return None
        return Decision(frame.seat, MAY_DISCARD, (CARD[top(s, deck)], NO), frame.source)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option is not NO:
            move(s, option.value("card"), DISCARD + s.scope.them)


@dataclass(frozen=True, eq=False)
class ScrapUpTo(Effect):
    """Scrap up to n cards from your hand or discard pile."""

    n: int

    def possible(self, s: State, frame: Frame) -> bool:
        return bool(s.zones[frame.seat] or s.zones[DISCARD + frame.seat])

    def run(self, s: State, frame: Frame) -> Decision | None:
        cards = s.zones[frame.seat] + s.zones[DISCARD + frame.seat]
        return Decision(frame.seat, TO_SCRAP, [*map(CARD.__getitem__, cards), PASS],
                        frame.source) if cards else None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option is not PASS:
            move(s, option.value("card"), SCRAP)
            if frame.step + 1 < self.n:
                s.stack.append(frame.at(frame.step + 1))


@dataclass(frozen=True, eq=False)
class RepeatPlayed(Effect):
    """Do the text of another card that you have played this turn."""

    def _others(self, s: State, frame: Frame) -> list[int]:
        own_title = s.ident[frame.source]
        return [slot for slot in s.zones[PLAYED + frame.seat] if s.ident[slot] != own_title]

    def run(self, s: State, frame: Frame) -> Decision | None:
        others = self._others(s, frame)
        return Decision(frame.seat, TO_REPEAT, [CARD[slot] for slot in others], frame.source) if others else None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        begin(s, s.card(slot).text, frame.seat, slot)


# --- the cards --------------------------------------------------------------------------------------------


class ToyCard(Card):
    def __init__(self, name: str, cost: int, text: Effect | None = None) -> None:
        self.name, self.slug, self.cost = name, f"toy-{name.lower()}", cost
        if text is not None:
            self.text = text

    def trees(self) -> Iterator[tuple[str, Node]]:
        if hasattr(self, "text"):
            yield "text", self.text


SHARD, BLASTER, SHIELD = 0, 1, 2
CARDS = (
    ToyCard("Shard", 0, GainEnergy(1)),
    ToyCard("Blaster", 0, GainPower(1)),
    ToyCard("Shield", 2, GainEnergy(1)),
    ToyCard("Scout", 2, Seq(DrawCards(1), MayDiscardFor(GainPower(2)))),
    ToyCard("Sniper", 3, Seq(GainPower(1), ChooseOpponent(Ambush(Seq(LoseLife(1), DiscardOne()))))),
    ToyCard("Bombardment", 4, EachOther(Ambush(DiscardDownTo(3)))),
    ToyCard("Spy", 3, EachOther(PeekMayDiscard())),
    ToyCard("Salvage", 2, ScrapUpTo(2)),
    ToyCard("Commander", 5, Choose(GainEnergy(3), DrawCards(2), GainPower(2))),
    ToyCard("Echo", 4, RepeatPlayed()),
    ToyCard("Raid", 5, Seq(GainPower(2), LeftOpponent(Ambush(Seq(DiscardOne(), DrawCards(1)))))),
    ToyCard("Unknown", 0),
)
STARTERS = (SHARD,) * 6 + (BLASTER,) * 3 + (SHIELD,)
for _card in CARDS:
    _card.label()
COST = tuple(card.cost for card in CARDS)
CHEAPEST = min(card.cost for card in CARDS if card.cost)
TEXT: tuple[tuple[Effect, Callable[[DeckState, Frame], None] | None], ...] = tuple(
    (card.text, card.text.do if is_instant(card.text) else None) for card in CARDS[:-1])
"""Title -> its text, and how it is done at once where that is all there is."""
SLOTS = SEATS * len(STARTERS) + COPIES * len(CARDS[SHIELD:-1])

PLAYS = [PLAY[slot] for slot in range(SLOTS)]
BUYS = [BUY[slot] for slot in range(SLOTS)]
HITS = [[HIT[(seat + k) % SEATS] for k in range(1, SEATS)] for seat in range(SEATS)]


# --- the rules --------------------------------------------------------------------------------------------


class Actions(Node):
    """What the active seat does, one action at a time."""

    def run(self, s: DeckState, frame: Frame) -> Decision:
        seat = frame.seat
        hand, energy = s.zones[seat], s.energy
        options = []
        for slot in hand:
            options.append(PLAYS[slot])
        if energy >= CHEAPEST:
            ident = s.ident
            for slot in s.zones[MARKET]:
                if COST[ident[slot]] <= energy:
                    options.append(BUYS[slot])
        if s.power:
            options += HITS[seat]
        if len(hand) <= KEPT:
            options.append(END)
        return Decision(seat, questions.ACTION, options)

    def answer(self, s: DeckState, frame: Frame, option: Option) -> None:
        if option is END:
            return
        kind: str = option.kind
        target: Any = option.refs[0].value
        seat = frame.seat
        s.stack.append(frame)
        if kind == "play":
            move(s, target, PLAYED + seat)
            text, do_at_once = TEXT[s.ident[target]]
            if do_at_once is not None:
                do_at_once(s, frame)
            else:
                s.stack.append(Frame(text, 0, seat, target, ()))
        elif kind == "buy":
            s.energy -= COST[s.ident[target]]
            move(s, target, DISCARD + seat)
            move_top(s, SUPPLY, MARKET, 1)
        else:
            hurt(s, target, s.power)
            s.power = 0


class Turn(Procedure):
    """One seat's turn."""

    @step("1")
    def begin_turn(self, s: DeckState, frame: Frame) -> Node:
        s.active = frame.seat
        s.turn += 1
        return ACTIONS

    @step("2")
    def clean_up_and_pass_on(self, s: DeckState, frame: Frame) -> None:
        seat = frame.seat
        s.energy = s.power = 0
        move_top(s, PLAYED + seat, DISCARD + seat, len(s.zones[PLAYED + seat]))
        move_top(s, seat, DISCARD + seat, len(s.zones[seat]))
        draw(s, seat, HAND_SIZE)
        if s.turn >= LAST_TURN:
            end_game(s, "time")
        else:
            s.stack.append(TURNS[(seat + 1) % SEATS])


ACTIONS, TURN = Actions(), Turn()
label_tree("toy-deckbuilder/actions", ACTIONS)
label_tree("toy-deckbuilder/turn", TURN)
TURNS = [Frame(TURN, 0, seat) for seat in range(SEATS)]
"""Seat -> its turn. A frame never changes, so each is made once."""


class DeckBuilder(Game):
    name = "toy-deckbuilder"

    def __init__(self, options: Mapping[str, Any]) -> None:
        if options.keys() - {"players"} or options.get("players", SEATS) != SEATS:
            raise BadSetup(f"the toy deck-builder is for {SEATS} players and has no other options")
        self.options = dict(options)
        self.seats = SEATS
        self.cards = CARDS
        own: tuple[Callable[[int], Zone], ...] = (
            lambda seat: Zone(f"hand of {seat}", seat, OWNER, pool=seat),
            lambda seat: Zone(f"deck of {seat}", seat, HIDDEN, pool=seat),
            lambda seat: Zone(f"discard of {seat}", seat, OPEN, pool=seat),
            lambda seat: Zone(f"played by {seat}", seat, OPEN, pool=seat),
        )
        super().__init__([*(zone(seat) for zone in own for seat in range(SEATS)),
                          Zone("supply", pool=SEATS), Zone("market", sight=OPEN), Zone("scrap", sight=OPEN)])
        supply = tuple(title for title in range(SHIELD, len(CARDS) - 1) for _ in range(COPIES))
        piles = {**{DECK + seat: STARTERS for seat in range(SEATS)}, SUPPLY: supply}
        self.box = DeckState(**self.laid_out(piles, seed=0), life=[LIFE] * SEATS)
        """The cards as they lie in the box, not yet shuffled."""

    def set_up(self, seed: int) -> DeckState:
        s = self.box.copy()
        s.rng = seed & MASK
        for zone in (*range(DECK, DECK + SEATS), SUPPLY):
            shuffle(s, zone)
        move_top(s, SUPPLY, MARKET, MARKET_SIZE)
        for seat in range(SEATS):
            draw(s, seat, HAND_SIZE)
        s.stack.append(TURNS[0])
        return s


def _scenarios() -> ScenarioAdapter:
    from .deckbuilder_scenario import DeckBuilderScenarios  # it knows the game in its turn

    return DeckBuilderScenarios()


register_game(DeckBuilder.name, DeckBuilder)
register_scenarios(DeckBuilder.name, _scenarios)
