"""What the duel's cards do."""
from __future__ import annotations

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, PASS, Decision, Option
from sparktable.kernel.modifiers import CapAt, Change, Deny, Recolour, modify, release
from sparktable.kernel.nodes import Frame, Node, label_tree, verb
from sparktable.kernel.relations import bind
from sparktable.kernel.replacements import Happen, Happening
from sparktable.kernel.stack import begin, call, settle
from sparktable.kernel.state import State
from sparktable.kernel.triggers import Trigger, fire, listen, unlisten
from sparktable.kernel.values import Listener, Modifier, Waiting
from sparktable.kernel.zones import move, top

from .damage import Guards, hurt, hurt_each
from .leaving import ATTACHED, UNDER_IT, scrap
from .state import (
    BATTLE,
    BLUE,
    DECK,
    FALLEN,
    FLIPPED,
    GEAR,
    HAND,
    ORANGE,
    SCRAP,
    SEATS,
    TABLE,
    TEAM,
    TURN,
    UNDER,
    DuelState,
    characters,
    face,
    refill,
    take_from_deck,
)


class CapOnEnemies(CapAt):
    """No enemy of its seat has more than its amount."""

    def covers(self, s: State, m: Modifier, subject: int) -> bool:
        return s.owner[subject] != m.seat


class DenyEnemies(Deny):
    """No enemy of its seat has any."""

    def covers(self, s: State, m: Modifier, subject: int) -> bool:
        return s.owner[subject] != m.seat


@verb
class When(Trigger):
    """A character's trigger: the event must be about the character itself, another of its team, or its seat."""

    event: str
    effect: Effect
    fact: int = 0
    seats: bool = False
    others: bool = False

    def matches(self, s: State, listener: Listener, facts: tuple[int, ...]) -> bool:
        if self.others:
            return facts[0] != listener.slot and s.owner[facts[0]] == listener.seat
        return facts[self.fact] == (listener.seat if self.seats else listener.slot)

    def begin(self, s: State, fired: Waiting) -> None:
        begin(s, self.effect, fired.seat, fired.slot, it=fired.facts)


@verb
class DrawCards(Effect):
    n: int
    instant = True

    def do(self, s: State, frame: Frame) -> None:
        s.done = take_from_deck(s, frame.seat, HAND + frame.seat, self.n) == self.n


@verb
class Grant(Effect):
    """One of your characters has more of a stat until the end of the turn, or of the opponent's next one."""

    stat: str
    n: int
    until: str = TURN

    def run(self, s: State, frame: Frame) -> Decision:
        return Decision(frame.seat, "grant", [CARD[slot] for slot in characters(s, frame.seat)], frame.source)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        modify(s, self.stat, PLUS, source=frame.source, seat=frame.seat, amount=self.n, until=self.until,
               whose=1 - frame.seat, subject=option.value("card"))


@verb
class GrantDefender(Effect):
    """The character that is being attacked has more of a stat until the end of that battle."""

    stat: str
    n: int
    instant = True

    def do(self, s: State, frame: Frame) -> None:
        modify(s, self.stat, PLUS, source=frame.source, seat=frame.seat, amount=self.n, until=BATTLE, whose=s.it[2],
               subject=s.it[1])


@verb
class OnEnemies(Effect):
    """Until the end of the turn something is in force on all enemies: no more than n of a stat, or none of it."""

    stat: str
    change: Change
    n: int = 0
    instant = True

    def do(self, s: State, frame: Frame) -> None:
        modify(s, self.stat, self.change, source=frame.source, seat=frame.seat, amount=self.n, until=TURN)


@verb
class SwapIcons(Effect):
    """Until the end of the turn orange icons count as blue and blue ones as orange."""

    instant = True

    def do(self, s: State, frame: Frame) -> None:
        modify(s, "icon", SWAP, source=frame.source, seat=frame.seat, until=TURN)


@verb
class HurtEnemy(Effect):
    """Damage to an enemy of your choice."""

    n: int

    def run(self, s: State, frame: Frame) -> Decision:
        return Decision(frame.seat, "hurt", [CARD[slot] for slot in characters(s, 1 - frame.seat)], frame.source)

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        hurt(s, option.value("card"), self.n, frame.source, "card")


@verb
class HurtAll(Effect):
    """Damage to every character."""

    n: int

    def run(self, s: DuelState, frame: Frame) -> None:
        everybody = [slot for seat in range(SEATS) for slot in characters(s, seat)]
        hurt_each(s, everybody, self.n, frame.source, "card")


class HurtEnemiesByItsAttack(Effect):
    """Each enemy takes as much damage as the character that fell had attack at last."""

    def run(self, s: DuelState, frame: Frame) -> None:
        _, attack = s.it
        hurt_each(s, characters(s, 1 - frame.seat), attack, frame.source, "card")


@verb
class HurtAttacker(Effect):
    n: int

    def run(self, s: DuelState, frame: Frame) -> None:
        hurt(s, s.it[0], self.n, frame.source, "card")


class _MayPlay(Effect):
    """You may play an Action out of a pile."""

    def pile(self, frame: Frame) -> int:
        raise NotImplementedError

    def run(self, s: State, frame: Frame) -> Decision | None:
        actions = [CARD[slot] for slot in s.zones[self.pile(frame)] if s.card(slot).kind == "action"]
        shown = self.pile(frame) >= DECK  # what lies in a hand is nobody else's affair: asked in any case
        return None if shown and not actions else Decision(frame.seat, "play", [*actions, PASS], frame.source,
                                                           secret=not shown)

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        if option != PASS:
            play_action(s, frame.seat, option.value("card"))


@verb
class MayPlayAnother(_MayPlay):
    """You may play another Action from your hand."""

    def pile(self, frame: Frame) -> int:
        return HAND + frame.seat


@verb
class MayPlayFlipped(_MayPlay):
    """You may play an Action out of the cards that you have just flipped."""

    def pile(self, frame: Frame) -> int:
        return FLIPPED + frame.seat


class ToScrap(Node):
    """The card has done its work."""

    def run(self, s: State, frame: Frame) -> None:
        move(s, frame.source, SCRAP + frame.seat)


class PutOn(Node):
    """Put an upgrade on one of your characters."""

    def run(self, s: State, frame: Frame) -> Decision:
        return Decision(frame.seat, "put on", [CARD[slot] for slot in characters(s, frame.seat)], frame.source)

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        gear, slot = frame.source, option.value("card")
        move(s, gear, GEAR + frame.seat)
        bind(s, gear, slot, ATTACHED)
        put_into_force(s, gear, slot, frame.seat)


@verb
class Stash(Effect):
    """Put the top card of your deck under one of your characters; nobody looks at it."""

    def run(self, s: State, frame: Frame) -> Decision:
        return Decision(frame.seat, "stash", [CARD[slot] for slot in characters(s, frame.seat)], frame.source)

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        deck = DECK + frame.seat
        if s.zones[deck] or refill(s, frame.seat):
            slot = top(s, deck)
            move(s, slot, UNDER + frame.seat)
            bind(s, slot, option.value("card"), UNDER_IT)


@verb
class ScrapUpgrade(Effect):
    """Scrap an upgrade of the enemy's."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        upgrades = [CARD[slot] for slot in s.zones[GEAR + 1 - frame.seat]]
        return Decision(frame.seat, "scrap", upgrades, frame.source) if upgrades else None

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        scrap(s, option.value("card"))


@verb
class Mend(Effect):
    """Repair damage of one of your characters."""

    n: int

    def run(self, s: State, frame: Frame) -> Decision:
        return Decision(frame.seat, "mend", [CARD[slot] for slot in characters(s, frame.seat)], frame.source)

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        s.damage[slot] = max(0, s.damage[slot] - self.n)


@verb
class Revive(Effect):
    """A fallen character of yours comes back."""

    def run(self, s: State, frame: Frame) -> Decision | None:
        fallen = [CARD[slot] for slot in s.zones[FALLEN + frame.seat]]
        return Decision(frame.seat, "revive", fallen, frame.source) if fallen else None

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        slot = option.value("card")
        move(s, slot, TEAM + frame.seat, s.zones[TEAM + frame.seat].index(-1))
        put_into_force(s, slot, slot, frame.seat)


def play_action(s: DuelState, seat: int, slot: int) -> None:
    """Play an Action, unless somebody cancels it."""
    move(s, slot, TABLE + seat)
    call(s, TO_SCRAP, seat, slot)
    call(s, ABOUT_TO_WORK, seat, slot)
    fire(s, "plays", slot)


class AboutToWork(Node):
    """Whoever wanted to cancel the Action has had the chance to say so."""

    def run(self, s: State, frame: Frame) -> None:
        PLAYING.begin(s, Happening(kind="play", subject=frame.source, seat=frame.seat, source=frame.source))


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
    fire(s, "turned over", slot)


PLUS, CAP, DENY, SWAP = Change(), CapOnEnemies(), DenyEnemies(), Recolour(((ORANGE, BLUE), (BLUE, ORANGE)))
TO_SCRAP, PUT_ON = ToScrap(), PutOn()
ABOUT_TO_WORK, PLAYING = AboutToWork(), Happen(Work())
for _name, _node in {"plus": PLUS, "cap": CAP, "deny": DENY, "swap": SWAP, "to-scrap": TO_SCRAP, "put-on": PUT_ON,
                     "about-to-work": ABOUT_TO_WORK, "playing": PLAYING}.items():
    label_tree(f"toy-duel/{_name}", _node)
