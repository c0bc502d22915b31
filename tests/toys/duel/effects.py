"""What the duel's cards do."""
from __future__ import annotations

from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import CARD, NO, PASS, YES, Decision, Option
from sparktable.kernel.modifiers import Change, modify
from sparktable.kernel.nodes import Frame, Node, label_tree, verb
from sparktable.kernel.run import begin, call
from sparktable.kernel.state import Listener, Modifier, State, Waiting
from sparktable.kernel.triggers import Trigger, listen, unlisten
from sparktable.kernel.zones import move, turn_up

from .damage import Guards, hurt
from .state import DECK, FLIPPED, GEAR, HAND, SCRAP, TABLE, TRAP, TURN, DuelState, characters, take_from_deck


class Plus(Change):
    """Adds its amount: two of them add up."""


class Cap(Change):
    """No enemy of its seat has more than its amount."""

    layer = 2

    def covers(self, s: State, m: Modifier, subject: int) -> bool:
        return s.owner[subject] != m.seat

    def changed(self, s: State, m: Modifier, value: int, subject: int) -> int:
        return min(value, m.amount)


@verb
class When(Trigger):
    """A character's trigger: the event's fact at that place must be the character itself, or its seat."""

    event: str
    effect: Effect
    fact: int = 0
    seats: bool = False

    def matches(self, s: State, listener: Listener, facts: tuple[int, ...]) -> bool:
        return facts[self.fact] == (listener.seat if self.seats else listener.slot)

    def begin(self, s: State, fired: Waiting) -> None:
        begin(s, self.effect, fired.seat, fired.slot, it=fired.facts)


@verb
class Spring(Trigger):
    """What every trap listens with, so that nothing tells one from another: in the opponent's battle its owner is
    asked whether to turn it up."""

    event: str
    effect: Effect

    def matches(self, s: State, listener: Listener, facts: tuple[int, ...]) -> bool:
        return s.owner[facts[0]] != listener.seat

    def begin(self, s: State, fired: Waiting) -> None:
        begin(s, self.effect, fired.seat, fired.slot, it=fired.facts)


@verb
class DrawCards(Effect):
    n: int
    instant = True

    def do(self, s: State, frame: Frame) -> None:
        s.done = take_from_deck(s, frame[2], HAND + frame[2], self.n) == self.n


@verb
class Grant(Effect):
    """One of your characters has more of a stat for a while."""

    stat: str
    n: int
    until: str

    def run(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[2], "grant", [CARD[slot] for slot in characters(s, frame[2])], frame[3])

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        modify(s, self.stat, PLUS, source=frame[3], seat=frame[2], amount=self.n, until=self.until,
               subject=option.value("card"))


@verb
class GrantDefender(Effect):
    """The character that is being attacked has more of a stat."""

    stat: str
    n: int
    until: str
    instant = True

    def do(self, s: State, frame: Frame) -> None:
        modify(s, self.stat, PLUS, source=frame[3], seat=frame[2], amount=self.n, until=self.until,
               subject=s.it[1])


@verb
class CapEnemies(Effect):
    """Until the end of the turn no enemy has more than n of a stat."""

    stat: str
    n: int
    instant = True

    def do(self, s: State, frame: Frame) -> None:
        modify(s, self.stat, CAP, source=frame[3], seat=frame[2], amount=self.n, until=TURN)


@verb
class HurtEnemy(Effect):
    """Damage to an enemy of your choice."""

    n: int

    def run(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[2], "hurt", [CARD[slot] for slot in characters(s, 1 - frame[2])], frame[3])

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        hurt(s, option.value("card"), self.n, frame[3], "card")


@verb
class HurtAttacker(Effect):
    n: int

    def run(self, s: DuelState, frame: Frame) -> None:
        hurt(s, s.it[0], self.n, frame[3], "card")


class _MayPlay(Effect):
    """You may play an Action out of a pile."""

    def pile(self, frame: Frame) -> int:
        raise NotImplementedError

    def run(self, s: State, frame: Frame) -> Decision | None:
        actions = [CARD[slot] for slot in s.zones[self.pile(frame)] if s.card(slot).kind == "action"]
        shown = self.pile(frame) >= DECK  # what lies in a hand is nobody else's affair: asked in any case
        return None if shown and not actions else Decision(frame[2], "play", [*actions, PASS], frame[3],
                                                           secret=not shown)

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        if option != PASS:
            play_action(s, frame[2], option.value("card"))


@verb
class MayPlayAnother(_MayPlay):
    """You may play another Action from your hand."""

    def pile(self, frame: Frame) -> int:
        return HAND + frame[2]


@verb
class MayPlayFlipped(_MayPlay):
    """You may play an Action out of the cards that you have just flipped."""

    def pile(self, frame: Frame) -> int:
        return FLIPPED + frame[2]


@verb
class MayTurnUp(Effect):
    """The trap's owner may turn it up if this is its moment; asked in any case, so that being asked tells nothing."""

    event: str

    def run(self, s: State, frame: Frame) -> Decision:
        its_moment = s.card(frame[3]).springs == self.event
        return Decision(frame[2], "turn up", [YES, NO] if its_moment else [NO], frame[3], secret=True)

    def answer(self, s: State, frame: Frame, option: Option) -> None:
        if option == YES:
            _, _, seat, slot, data = frame
            unlisten(s, slot)
            turn_up(s, slot)
            s.stack += [(TO_SCRAP, 0, seat, slot, data), (s.card(slot).text, 0, seat, slot, data)]


class ToScrap(Node):
    """The card has done its work."""

    def run(self, s: State, frame: Frame) -> None:
        move(s, frame[3], SCRAP + frame[2])


class PutOn(Node):
    """Put an upgrade on one of your characters."""

    def run(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[2], "put on", [CARD[slot] for slot in characters(s, frame[2])], frame[3])

    def answer(self, s: DuelState, frame: Frame, option: Option) -> None:
        gear, slot = frame[3], option.value("card")
        move(s, gear, GEAR + frame[2])
        s.host[gear] = slot
        put_into_force(s, gear, slot, frame[2])


def play_action(s: DuelState, seat: int, slot: int) -> None:
    move(s, slot, TABLE + seat)
    call(s, TO_SCRAP, seat, slot)
    begin(s, s.card(slot).text, seat, slot)


def set_trap(s: DuelState, seat: int, slot: int) -> None:
    """Lay a trap face down. That it is one is no secret, but which."""
    move(s, slot, TRAP + seat)
    s.pool[slot] = TRAP + seat
    for spring in SPRINGS:
        listen(s, spring.event, slot, seat, spring)


def put_into_force(s: State, source: int, subject: int, seat: int) -> None:
    """The statics and triggers of a character, or of an upgrade on one."""
    card = s.card(source)
    for name, node, n in card.statics:
        modify(s, name, node, source=source, seat=seat, amount=n, subject=-1 if isinstance(node, Guards) else subject)
    if card.trigger:
        listen(s, card.trigger.event, source, seat, card.trigger)


PLUS, CAP = Plus(), Cap()
TO_SCRAP, PUT_ON = ToScrap(), PutOn()
SPRINGS = tuple(Spring(event, MayTurnUp(event)) for event in ("attacks", "flipped"))
for _name, _node in {"plus": PLUS, "cap": CAP, "to-scrap": TO_SCRAP, "put-on": PUT_ON,
                     "spring0": SPRINGS[0], "spring1": SPRINGS[1]}.items():
    label_tree(f"toy-duel/{_name}", _node)
