"""The headings under which a card's texts stand: when a text works, what it costs, how often.

    energon={1: Confront(AddPower(1))}
    pay=(Payment(GainEnergon(2), power=2),)
    when=(When(DEFEATS, GainVP(1), limit=1),)
"""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sparktable.kernel.compiler import trait
from sparktable.kernel.control import Condition, Effect, Seq, no_frame
from sparktable.kernel.nodes import Frame, Node
from sparktable.kernel.scope import Scope
from sparktable.kernel.stack import begin
from sparktable.kernel.state import State
from sparktable.kernel.triggers import Trigger
from sparktable.kernel.typed import EventKind
from sparktable.kernel.values import Listener, Waiting
from sparktable.kernel.vocabulary.selections import Selection
from sparktable.kernel.vocabulary.statics import in_force

from . import stats
from .card import BOSS, RUIN
from .events import ALWAYS, NEVER, noted, use, uses
from .ruleset import EXPERTS, RIVALS
from .state import ASSISTING, BATTLE, COMMAND, CONFRONT, Deed, MatrixState


class Plain(Effect):
    """An effect on a player by a number: it looks neither at what set it off nor at its own card."""

    who: str = "you"

    def is_printed(self) -> bool:
        """Whether the number stands on the card, and is not counted."""
        return True


def is_plain(effect: Effect) -> bool:
    """Whether an effect is only that, on its own player: it is the same whichever copy of its card brings it."""
    if isinstance(effect, Seq):
        return all(is_plain(kid) for kid in effect.kids)
    return isinstance(effect, Plain) and effect.is_printed() and effect.who == "you"


class GivesPower(Effect):
    """An effect that adds Power: the only kind of text that works on an Assist (War on Cybertron p.14)."""

    def amount_now(self, s: MatrixState, frame: Frame) -> int:
        """What it would add now."""
        raise NotImplementedError


@trait
class StrengthensIt:
    """An effect that gives Power to a card of its player: of an Assist it counts as the card's own."""

    def power_given(self, s: MatrixState, frame: Frame) -> int:
        """How much it gives to each."""
        raise NotImplementedError


class Blocks(Effect):
    """An effect that prevents an Attack: offered when somebody is attacked."""

    everybody: bool = False
    """The one use Blocks for all characters that it covers."""

    def covers(self, s: MatrixState, frame: Frame, victim: int) -> bool:
        """Whether it could Block for that character."""
        raise NotImplementedError


@trait
class RemovesAssists:
    """An effect on other Assists, and so of use in the middle of a battle."""


X: Final = 0
"""The price of an Energon ability that is chosen when it is used."""

ANYTIME: Final = 0
"""The window of an Energon ability without a keyword: the active player's actions and battles."""


@dataclass(frozen=True, eq=False)
class Ability(Node):
    """An Energon ability: once per turn (War on Cybertron p.9, Core p.9)."""

    effect: Effect
    window: int = ANYTIME
    """CONFRONT, ASSISTING, COMMAND as a mask, or ANYTIME."""
    most: int = 99
    """The most that X may be."""
    any_turn: bool = False
    """May be used on anybody's turn (Blocks of characters)."""


def Confront(effect: Effect) -> Ability:
    return Ability(effect, CONFRONT)


def Assist(effect: Effect) -> Ability:
    return Ability(effect, ASSISTING)


def Command(effect: Effect) -> Ability:
    return Ability(effect, COMMAND)


@dataclass(frozen=True, eq=False)
class Payment(Node):
    """Activated text with a price: Sites, Polities, Ruins, Alt Modes."""

    effect: Effect
    power: int = 0
    move: int = 0
    """X: any Move, at least 1, and as much as the effect can use."""
    energon: int = 0
    discard: int = 0
    """Cards discarded from hand as the price."""
    limit: int = 1
    """Uses per turn; 0 means any number."""
    any_move: bool = False
    """The price is X Move."""


@dataclass(frozen=True, eq=False)
class When(Trigger):
    """A triggered text: "when …, …"."""

    of: Selection | None = None
    """What the event must be about: a card or a character."""
    first: bool = False
    """Only the first time each turn: what was done before the text came into force counts."""
    once: bool = False
    """Only the next time this turn, counted from when the card is in play."""
    condition: Condition | None = None
    own_turn: bool = False
    """Only on its player's own turn."""
    anybody: bool = False
    """Anybody's deed, not only that of the text's player."""

    def matches(self, s: State, listener: Listener, facts: tuple[int, ...]) -> bool:
        assert isinstance(s, MatrixState)
        return speaks_of(s, self, listener, facts)

    def alike(self, s: State, one: Waiting, other: Waiting) -> bool:
        """Copies of a card count as one, and one card set off twice, where neither matters to what is done."""
        return super().alike(s, one, other) or (is_plain(self.effect) and one.facts[0] == other.facts[0])

    def begin(self, s: State, fired: Waiting) -> None:
        assert isinstance(s, MatrixState)
        if self.once:
            if uses(s, fired.slot, self.label):
                return
            use(s, fired.slot, self.label)
        seat, slot, space, number = fired.facts
        doer = fired.seat if fired.seat >= 0 else seat
        begin(s, self.effect, doer, fired.slot, it=(slot,) if slot >= 0 else (), them=seat, spot=space, amount=number)


@dataclass(frozen=True, eq=False)
class StartOfTurn(Node):
    """"Start of Turn: …", resolved in any order the active player likes."""

    effect: Effect
    here: bool = False
    """Only for a character that stands on this card."""


@dataclass(frozen=True, eq=False)
class RevealAttack(Node):
    """A Boss's attack on every Adversary player when it is turned up (War on Cybertron p.12, Core p.11)."""

    effect: Effect
    ambush: bool = True
    """"Then resolve an Ambush.\""""
    blockable: bool = True


@dataclass(frozen=True, eq=False)
class Encounter(Node):
    """The two halves of an Encounter card; only one is ever resolved."""

    ambush: Effect
    """What happens to each ambushed player who does not Block: always an Attack."""
    confrontation: Effect
    among_rivals: Effect | None = None
    """What the Confrontation is where the players do not win or lose together, if it is another."""
    spares_experts: bool = False
    """A team of experts of the Core Set, to whom VP are worth nothing, meets the Confrontation of rivals."""

    def confronted(self, whom: str) -> Effect:
        """The Confrontation that rivals, a team or experts meet."""
        mild = whom == RIVALS or (whom == EXPERTS and self.spares_experts)
        return self.among_rivals if mild and self.among_rivals is not None else self.confrontation


@dataclass(frozen=True, eq=False)
class Objective(Node):
    """A Mission's objective. `team`: any teammate may fulfil it, on any player's turn (War on Cybertron p.10)."""

    event: EventKind = ALWAYS
    of: Selection | None = None
    condition: Condition | None = None
    count: int = 1
    """How often it must happen within one turn."""
    different_spaces: bool = False
    team: bool = False
    anybody: bool = False
    """Whoever's deed it is, on whoever's turn."""


@dataclass(frozen=True, eq=False)
class Thwart(Node):
    """How a Scheme is thwarted: by contributions laid under it, by a price paid on it, or by what happens."""

    contribute: Selection | None = None
    """Cards that may be laid under it, one by one, from a hand (or a Vault)."""
    cards: int = 0
    """How many of them it takes."""
    total_cost: int = 0
    """Or what their printed costs must add up to."""
    different_costs: bool = False
    energon: int = 0
    """Energon that must be contributed."""
    per_player: int = 0
    """… and that much more for each player."""
    power: int = 0
    """Power to pay while on it."""
    condition: Condition | None = None
    event: EventKind = NEVER
    of: Selection | None = None
    times: int = 1
    """How often; the cards of an event that must happen more than once are laid under the Scheme meanwhile."""
    anywhere: bool = False
    """Whether the player may stand anywhere."""
    voluntary: bool = False
    """A state that the active player may point out, rather than one that thwarts by itself."""


@dataclass(frozen=True, eq=False)
class Score(Node):
    """VP counted at the end of the game, besides the VP printed for a Vault or a command."""

    vp: int
    per_damage: bool = False
    controlled: bool = False
    """Damage counts that is controlled (Core p.13), not all that is owned (War on Cybertron p.17)."""


IN_BATTLE: Final = BATTLE | CONFRONT
"""Uses of Power that count as battling for the active player."""

# What a target must be for a text to speak of it: how `Bonus.versus` says it.
ROBOTS: Final = "robot"
BOSSES: Final = "boss"
UP_TO_COST_4: Final = "cost 4 or less"
TURNED_UP_NOW: Final = "revealed this turn"
IN_YOUR_SPACE: Final = "in your space"
NOT_HERE: Final = "not in your space"


def done_before(s: MatrixState, deeds: Iterable[Deed], seat: int, of: Selection | None, source: int) -> bool:
    """Whether "the first time each turn" is over for a seat: one of these deeds of the turn was its own, with such a
    card, whether or not the text that asks was in force by then."""
    return any(deed.seat == seat and (of is None or of.fitted(s, no_frame(seat, source), deed)) for deed in deeds)


def would_set_off(s: MatrixState, kind: EventKind, seat: int, slot: int = -1, space: int = -1,
                  number: int = 0) -> list[Listener]:
    """The texts in force that something would set off if it happened now."""
    if kind not in s.listeners:
        return []
    before = s.deeds
    s.deeds = (*before, noted(s, kind, seat, slot, space, number))
    found = [listener for listener in s.listeners[kind] if isinstance(listener.node, When)
             and listener.node.matches(s, listener, (seat, slot, space, number))]
    s.deeds = before
    return found


def speaks_of(s: MatrixState, when: When, listener: Listener, facts: tuple[int, ...]) -> bool:
    """Whether an event, the last of the turn's record, is one that a triggered text speaks of."""
    seat, slot, _, _ = facts
    if listener.seat >= 0:
        if seat != listener.seat and not when.anybody:
            return False
        if when.own_turn and s.active != listener.seat:
            return False
    elif not _concerns(s, listener.slot, seat, when):
        return False
    if when.first and done_before(s, (deed for deed in s.deeds[:-1] if deed.kind in when.events), seat, when.of,
                                  listener.slot):
        return False
    if when.once and uses(s, listener.slot, when.label):
        return False
    frame = no_frame(listener.seat if listener.seat >= 0 else seat, listener.slot)
    if when.of is not None and not when.of.fits(s, frame, slot if slot >= 0 else seat):
        return False
    if when.condition is not None:
        before, s.scope = s.scope, Scope((slot,), seat)
        holds = when.condition.holds(s, frame)
        s.scope = before
        return holds
    return True


def _concerns(s: MatrixState, source: int, seat: int, when: When) -> bool:
    """A text in the Matrix concerns the active player, a Boss's only its Adversaries (War on Cybertron p.16); a Ruin
    concerns everybody who comes onto it, unless a text lifts what Ruins say."""
    card = s.cards[s.ident[source]]
    if card.type == BOSS and card.faction == s.game.side[seat]:
        return False
    if RUIN in card.types:
        return not in_force(s, stats.NO_RUIN_TEXTS, seat)
    return seat == s.active or when.anybody or seat < 0
