"""What every action of the Matrix has besides: its price. And reasons against it that several share."""
from __future__ import annotations

from typing import Any, ClassVar, Final

from sparktable.games import action
from sparktable.games.action import reason
from sparktable.kernel.control import Effect, no_frame
from sparktable.kernel.decisions import Option
from sparktable.kernel.fields import Frozen
from sparktable.kernel.game import Reason
from sparktable.kernel.typed import Thing
from sparktable.kernel.vocabulary.seats import YOU
from sparktable.kernel.vocabulary.statics import forbidden

from .. import stats
from ..facts.holdings import controlled_damage, energon_room
from ..facts.movement import BY_CARD
from ..state import BUY, MatrixState
from ..verbs.board import Convert, Teleport
from ..verbs.piles import Destroy
from ..verbs.resources import GainEnergon, Repair, Take


class Price(Frozen):
    """What an action takes, as a rule of one thing alone."""

    power: int
    distance: int
    """How far the Power must reach."""
    purpose: int
    target: int
    move: int
    kind: int
    """The kind of Move that pays where nothing is said."""
    energon: int
    cards: int
    """Discarded from hand."""

    DEFAULTS: ClassVar[dict[str, Any]] = {"power": 0, "distance": 0, "purpose": BUY, "target": -1, "move": 0,
                                          "kind": BY_CARD, "energon": 0, "cards": 0}

    # --- written by packaging/write_records.py
    __slots__ = ("cards", "distance", "energon", "kind", "move", "power", "purpose", "target")
    FIELDS: ClassVar[dict[str, str]] = {"power": "int", "distance": "int", "purpose": "int", "target": "int",
                                        "move": "int", "kind": "int", "energon": "int", "cards": "int"}

    def __init__(self, power: int = 0, distance: int = 0, purpose: int = BUY, target: int = -1, move: int = 0,
                 kind: int = BY_CARD, energon: int = 0, cards: int = 0) -> None:
        self.power = power
        self.distance = distance
        self.purpose = purpose
        self.target = target
        self.move = move
        self.kind = kind
        self.energon = energon
        self.cards = cards

    def parts(self) -> tuple[Any, ...]:
        return (self.power, self.distance, self.purpose, self.target, self.move, self.kind, self.energon, self.cards)
    # --- as far as here

    @property
    def in_power(self) -> tuple[int, int, int, int]:
        """What `power.shares` and its like ask for."""
        return self.power, self.distance, self.purpose, self.target


FREE: Final = Price()


class Action(action.Action):
    """Something that a player may do in the Action Phase."""

    pays_power = False
    """Whether it takes Power, or may take it."""
    pays_move = False

    def price(self, s: MatrixState, seat: int, option: Option) -> Price:
        """What it takes now, with everything that is in force on it."""
        return FREE


def by_text(s: MatrixState, what: Thing, seat: int, subject: int = -1) -> list[Reason]:
    """The card whose text forbids it."""
    m = forbidden(s, what, seat, subject)
    return [reason("forbidden by text", card=s.card(m.source).slug)] if m is not None else []


def idle(s: MatrixState, seat: int, slot: int, effect: Effect) -> list[Reason]:
    """Why a text that can be paid would do nothing: no room for its Energon, or nothing for it to work on."""
    gains = any(isinstance(node, GainEnergon | Take) for node in effect.walk())
    if gains and energon_room(s, seat) <= 0:
        return [reason("no room for energon", have=s.energon[seat])]
    if isinstance(effect, Take) and not s.stored.get(slot):
        return [reason("nothing left on it")]
    return _stopped(s, seat, slot, effect) or [reason("would do nothing")]


def _stopped(s: MatrixState, seat: int, slot: int, effect: Effect) -> list[Reason]:
    """The card whose text keeps another one from doing what it says."""
    wounds = set(controlled_damage(s, seat))
    for node in effect.walk():
        if isinstance(node, Convert | Teleport):
            found = by_text(s, stats.CONVERTING if isinstance(node, Convert) else stats.TELEPORTING, seat)
        elif isinstance(node, Repair) and node.who == YOU and wounds:
            found = by_text(s, stats.RETURNING_DAMAGE, seat, next(iter(wounds)))
        elif isinstance(node, Destroy) and wounds.intersection(node.what.found(s, no_frame(seat, slot))):
            found = by_text(s, stats.DESTROYING_DAMAGE, seat, next(iter(wounds)))
        else:
            continue
        if found:
            return found
    return []
