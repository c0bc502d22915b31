"""What the duel's cards do."""
from __future__ import annotations

from dataclasses import dataclass

from sparktable.kernel.control import Amount, Effect, Value, amount
from sparktable.kernel.modifiers import CapAt, Change, Deny, Recolour, modify, release
from sparktable.kernel.nodes import Frame, Node, label_tree
from sparktable.kernel.relations import bind
from sparktable.kernel.replacements import Happen, Happening
from sparktable.kernel.stack import begin, call, settle
from sparktable.kernel.state import State
from sparktable.kernel.triggers import fire, listen, unlisten
from sparktable.kernel.typed import Duration, Stat
from sparktable.kernel.values import Modifier
from sparktable.kernel.vocabulary.aiming import AtChosen
from sparktable.kernel.vocabulary.selections import Selection
from sparktable.kernel.zones import move, top

from . import names
from .damage import Guards, hurt, hurt_each
from .leaving import ATTACHED, UNDER_IT, scrap
from .names import BATTLE, TURN
from .state import BLUE, DECK, GEAR, HAND, ORANGE, SCRAP, TABLE, TEAM, UNDER, DuelState, face, refill, take_from_deck
from .words import YOURS


class CapOnEnemies(CapAt):
    """No enemy of its seat has more than its amount."""

    def covers(self, s: State, m: Modifier, subject: int) -> bool:
        return s.owner[subject] != m.seat


class DenyEnemies(Deny):
    """No enemy of its seat has any."""

    def covers(self, s: State, m: Modifier, subject: int) -> bool:
        return s.owner[subject] != m.seat


@dataclass(frozen=True, eq=False)
class DrawCards(Effect):
    n: int

    def do(self, s: State, frame: Frame) -> None:
        s.scope.done = take_from_deck(s, frame.seat, HAND + frame.seat, self.n) == self.n


@dataclass(frozen=True, eq=False)
class Grant(Effect):
    """It has more of a stat until the end of the turn, or of the opponent's next one."""

    stat: Stat
    n: int
    until: Duration = TURN

    def do(self, s: State, frame: Frame) -> None:
        modify(s, self.stat, PLUS, source=frame.source, seat=frame.seat, amount=self.n, until=self.until,
               whose=1 - frame.seat, subject=s.scope.it[0])


@dataclass(frozen=True, eq=False)
class GrantDefender(Effect):
    """The character that is being attacked has more of a stat until the end of that battle."""

    stat: Stat
    n: int

    def do(self, s: State, frame: Frame) -> None:
        modify(s, self.stat, PLUS, source=frame.source, seat=frame.seat, amount=self.n, until=BATTLE,
               whose=s.scope.it[2], subject=s.scope.it[1])


@dataclass(frozen=True, eq=False)
class OnEnemies(Effect):
    """Until the end of the turn something is in force on all enemies: no more than n of a stat, or none of it."""

    stat: Stat
    change: Change
    n: int = 0

    def do(self, s: State, frame: Frame) -> None:
        modify(s, self.stat, self.change, source=frame.source, seat=frame.seat, amount=self.n, until=TURN)


@dataclass(frozen=True, eq=False)
class SwapIcons(Effect):
    """Until the end of the turn orange icons count as blue and blue ones as orange."""

    def do(self, s: State, frame: Frame) -> None:
        modify(s, names.ICON, SWAP, source=frame.source, seat=frame.seat, until=TURN)


@dataclass(frozen=True, eq=False)
class HurtIt(Effect):
    """It takes damage."""

    n: int

    def run(self, s: DuelState, frame: Frame) -> None:
        hurt(s, s.scope.it[0], self.n, frame.source, "card")


@dataclass(frozen=True, eq=False)
class HurtEach(Effect):
    """Each of them takes damage, all together."""

    what: Selection
    n: Amount

    def run(self, s: DuelState, frame: Frame) -> None:
        hurt_each(s, self.what.found(s, frame), amount(s, frame, self.n), frame.source, "card")


class LastAttack(Value):
    """The attack that the character that fell had at last."""

    def count(self, s: State, frame: Frame) -> int:
        return s.scope.it[1]


class PlayIt(Effect):
    """Play that Action."""

    def run(self, s: DuelState, frame: Frame) -> None:
        play_action(s, frame.seat, s.scope.it[0])


class ToScrap(Node):
    """The card has done its work."""

    def run(self, s: State, frame: Frame) -> None:
        move(s, frame.source, SCRAP + frame.seat)


class AttachTo(Effect):
    """Put this upgrade on it."""

    def run(self, s: DuelState, frame: Frame) -> None:
        gear, slot = frame.source, s.scope.it[0]
        move(s, gear, GEAR + frame.seat)
        bind(s, gear, slot, ATTACHED)
        put_into_force(s, gear, slot, frame.seat)


class Stash(Effect):
    """Put the top card of your deck under it; nobody looks at it."""

    def run(self, s: State, frame: Frame) -> None:
        deck = DECK + frame.seat
        if s.zones[deck] or refill(s, frame.seat):
            slot = top(s, deck)
            move(s, slot, UNDER + frame.seat)
            bind(s, slot, s.scope.it[0], UNDER_IT)


class Scrap(Effect):
    """It is scrapped."""

    def run(self, s: State, frame: Frame) -> None:
        scrap(s, s.scope.it[0])


@dataclass(frozen=True, eq=False)
class Mend(Effect):
    """Repair damage of it."""

    n: int

    def do(self, s: DuelState, frame: Frame) -> None:
        slot = s.scope.it[0]
        s.damage[slot] = max(0, s.damage[slot] - self.n)


class Revive(Effect):
    """It comes back."""

    def run(self, s: DuelState, frame: Frame) -> None:
        slot = s.scope.it[0]
        move(s, slot, TEAM + frame.seat, s.zones[TEAM + frame.seat].index(-1))
        put_into_force(s, slot, slot, frame.seat)


def play_action(s: DuelState, seat: int, slot: int) -> None:
    """Play an Action, unless somebody cancels it."""
    move(s, slot, TABLE + seat)
    call(s, TO_SCRAP, seat, slot)
    call(s, ABOUT_TO_WORK, seat, slot)
    fire(s, names.PLAYS, slot)


class AboutToWork(Node):
    """Whoever wanted to cancel the Action has had the chance to say so."""

    def run(self, s: State, frame: Frame) -> None:
        PLAYING.begin(s, Happening(kind=names.PLAY, subject=frame.source, seat=frame.seat, source=frame.source))


class Work(Node):
    """The Action does what it says."""

    def run(self, s: State, frame: Frame) -> None:
        begin(s, s.card(frame.data.subject).text, frame.seat, frame.data.subject)


def put_into_force(s: DuelState, source: int, subject: int, seat: int) -> None:
    """The statics and triggers of a character's face, or of an upgrade on one."""
    printed = face(s, source)
    for name, node, n in printed.statics:
        modify(s, name, node, source=source, seat=seat, amount=n, subject=-1 if isinstance(node, Guards) else subject)
    if printed.trigger:
        listen(s, printed.trigger.event, source, seat, printed.trigger)


def turn_over(s: DuelState, slot: int) -> None:
    """Show a character's other face. It stays the same character: what is in force on it stays."""
    release(s, slot)
    unlisten(s, slot)
    s.mode[slot] = 1 - s.mode[slot]
    put_into_force(s, slot, slot, s.owner[slot])
    settle(s)
    fire(s, names.TURNED_OVER, slot)


PLUS, CAP, DENY, SWAP = Change(), CapOnEnemies(), DenyEnemies(), Recolour(((ORANGE, BLUE), (BLUE, ORANGE)))
TO_SCRAP, PUT_ON = ToScrap(), AtChosen(YOURS, AttachTo())
ABOUT_TO_WORK, PLAYING = AboutToWork(), Happen(Work())
for _name, _node in {"plus": PLUS, "cap": CAP, "deny": DENY, "swap": SWAP, "to-scrap": TO_SCRAP, "put-on": PUT_ON,
                     "about-to-work": ABOUT_TO_WORK, "playing": PLAYING}.items():
    label_tree(f"toy-duel/{_name}", _node)
