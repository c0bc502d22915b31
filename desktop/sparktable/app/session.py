"""One game between the rules and the screen: who sits where, whose eyes look, what is asked, undo and the
log.

It knows no widgets. Whoever shows the game gives a callable and is told of every `Change`. Who answers is a
person (`answer`) or an opponent (through `ask`, which leaves the thinking to another process). Answered here is only
what has a single answer, and is asked to keep a secret that nobody else is there to learn, and what somebody has said
to pass on beforehand (`_forced`).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from secrets import randbits
from typing import NamedTuple

from sparktable.app.asking_opponents import NONE, Asking
from sparktable.app.auto_pass import AutoPasses, may_auto_pass
from sparktable.app.game_log import GameLog, LogEntry
from sparktable.app.players import Ask, Player
from sparktable.app.undo_history import UndoHistory
from sparktable.games.advice import Choice
from sparktable.kernel.decisions import PASS, Decision, IllegalAnswer, Option, Ref
from sparktable.kernel.game import Prospect, Reason
from sparktable.kernel.match import Match
from sparktable.kernel.moments import Glimpse
from sparktable.kernel.values import Event, Outcome
from sparktable.kernel.view import View, view
from sparktable.record.manners import FORCED, FURTHER, Manners


class Change(NamedTuple):
    """What whoever shows the game is told."""

    view: View
    """The game as the viewer sees it now."""
    events: tuple[Event, ...] = ()
    """What happened since the last change, as the viewer saw it."""
    sudden: bool = False
    """The position is not what followed from the last one: undo, redo, another pair of eyes. Do not
    animate."""
    moments: tuple[Glimpse, ...] = ()
    """What stood there for a moment on the way, as the viewer saw it."""


@dataclass(slots=True)
class Session:
    """A game in progress."""

    match: Match
    players: tuple[Player, ...]
    ask: Ask
    practice: bool = False
    """Undo goes back behind what was learnt. A game in which it did is marked for good."""
    practised: bool = False
    given: Manners = field(default_factory=dict)
    """How the answers of a game that was loaded had been given."""
    luck: int = field(default_factory=lambda: randbits(64))
    """Of the opponents: thrown anew at each sitting, and written nowhere. Whoever knows the shuffle's seed, as every
    save tells it, learns nothing of what they will do."""
    viewer: int = 0
    """Whose eyes look."""
    curtain: int | None = None
    """The seat that must come to the screen before anything more is shown."""
    paused: bool = False
    """An opponent's answer is kept until `resume`: the table still shows the last one."""
    stepping: bool = False
    """And the player says when that is."""
    on_change: list[Callable[[Change], None]] = field(default_factory=list)
    on_answer: list[Callable[[Match], None]] = field(default_factory=list)
    """Called after every answer, undo and redo: autosave and journal."""
    on_end: list[Callable[[Outcome], None]] = field(default_factory=list)
    on_forgotten: list[Callable[[int], None]] = field(default_factory=list)
    """Called with the number of a question whose answer nobody waits for any more."""
    _people: int = field(init=False)
    """The mask of the seats on which people sit."""
    _history: UndoHistory = field(init=False)
    _auto_passes: AutoPasses = field(init=False, default_factory=AutoPasses)
    _asking: Asking = field(init=False)
    _log: GameLog = field(init=False)
    _anybody: bool = field(init=False, default=False)
    """Whether it is not known which of the people sits before the screen: somebody went on with a game, or took an
    answer back behind the curtain."""

    def __post_init__(self) -> None:
        self.match.watched = True
        humans = [seat for seat, player in enumerate(self.players) if player.is_human]
        self.viewer = humans[0] if humans else 0
        self._people = sum(1 << seat for seat in humans)
        self._history = UndoHistory(self.match, self._people, self.given)
        self._asking = Asking(self.match, self.players, self.ask, self.luck)
        self._log = GameLog(self.match)

    # --- what there is ----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return self.match.decision

    @property
    def outcome(self) -> Outcome | None:
        return self.match.state.outcome

    @property
    def view(self) -> View:
        return view(self.match.state, self.viewer)

    @property
    def thinking(self) -> Player | None:
        """The opponent whose question it is, also while others are asked aside; nobody while it is a person's, or the
        answer is there and held back."""
        return self._asking.thinking

    @property
    def hurried(self) -> bool:
        """Whether whoever is asked about the question that waits shall answer at once."""
        return self._asking.hurried

    @property
    def answers_itself(self) -> bool:
        """Whether the question that waits is answered for the one person who sits before the screen."""
        asked = self.decision
        return asked is not None and self._forced(asked) is not None

    @property
    def may_auto_pass(self) -> bool:
        """Whether the viewer may say to pass on such questions for the rest of the turn: where others sit before the
        same screen, and would have to look away each time."""
        asked = self.decision
        return (asked is not None and self.options != () and asked.seat == self.viewer and may_auto_pass(asked)
                and self._people != 1 << asked.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        """What the viewer may answer now: to the question, or aside from somebody else's. Who only watches opponents
        answers nothing."""
        asked = self.decision
        if asked is None or self.curtain is not None or not self.players[self.viewer].is_human:
            return ()
        if asked.seat == self.viewer:
            return tuple(asked.options)
        mine = Ref("seat", self.viewer)
        return tuple(option for option in asked.asides if option.refs and option.refs[0] == mine)

    @property
    def forced(self) -> Set[int]:
        """The answers that were given for a person since there was no other."""
        return self._history.forced

    @property
    def manners(self) -> Manners:
        """How answers were given so far that were not chosen."""
        return self._history.manners

    def why_not(self, wish: Option) -> list[Reason]:
        """Why something that a player might expect is not possible now."""
        return self.match.game.why_not(self.view, wish)

    def outlook(self, option: Option) -> list[Prospect]:
        """What one of the viewer's options would bring, as far as the viewer can know."""
        return self.match.game.outlook(self.view, option)

    @property
    def log(self) -> Sequence[LogEntry]:
        return self._log.lines

    @property
    def choices(self) -> Sequence[Choice]:
        """What everybody was asked and answered: each is for whoever was asked alone."""
        return self._log.choices

    def seen_log(self, start: int = 0) -> Iterator[LogEntry]:
        """The log from one entry on, as the viewer may read it."""
        for entry in self.log[start:]:
            yield entry._replace(event=entry.event.seen_by(self.viewer))

    def right_after(self, number: int) -> Glimpse | None:
        """What the viewer saw right after an entry of the log; None where no answer brought it about."""
        after = self._log.right_after(number)
        return after.seen_by(self.viewer) if after is not None else None

    # --- going on ---------------------------------------------------------------------------------

    def start(self) -> None:
        """Show the first position and let things begin; also after a game was loaded, whose log is written once more.
        Of a new game, how it was set up is told."""
        self._log.begin()
        opening = [] if self.match.answers else [entry.event for entry in self.log]
        self._anybody = bool(self.match.answers)
        self._look_for_viewer()
        self._tell(opening, sudden=not opening)
        self._go_on()

    def answer(self, option: Option, *, further: bool = False) -> None:
        """The viewer's answer. Illegal ones raise and change nothing. `further`: it goes on with what the one before
        began, a step of a walk, and is taken back together with it."""
        if option not in self.options:
            raise IllegalAnswer(f"'{option.label()}' is not possible now")
        self._stop_asking()  # an aside while an opponent thinks: its question is asked again
        self._take(option, FURTHER if further else "")

    def pass_from_now_on(self, *, always: bool) -> None:
        """The viewer passes, and will on such questions for the rest of the turn: `always`, or unless there is
        something else to answer."""
        asked = self.decision
        if asked is None or not self.may_auto_pass:
            raise IllegalAnswer("there is nothing to pass on")
        self._auto_passes.give(asked, self.match.state.turn, len(self.match.answers), always=always)
        self.answer(PASS)

    def awaits(self, number: int) -> bool:
        """Whether the answer to the question of that number is still waited for."""
        return number != NONE and number == self._asking.number

    def answered(self, number: int, option: Option | None) -> None:
        """An opponent's answer has come; None from one who has nothing to do aside. One that nobody waits for any
        more is dropped."""
        if not self.awaits(number):
            return
        if option is None:
            self._asking.go_on()
        elif self.paused:
            self._asking.kept = option
        else:
            self._asking.stop()
            self._take(option)

    def ask_anew(self) -> None:
        """Somebody else answers for the opponents from now on: put the question that waits once more."""
        self._stop_asking()
        if not self._asking_waits:
            self._asking.begin()

    def hurry(self) -> None:
        """Nobody shall think any more about the question that waits: neither who is being asked, nor who will be."""
        self._asking.hurried = True

    def pause(self, *, stepping: bool = False) -> None:
        """Hold back what opponents answer; `stepping`: until the player wants to see it, whatever comes before."""
        self.paused, self.stepping = True, self.stepping or stepping

    def resume(self) -> None:
        """Let the opponents go on."""
        self.paused = self.stepping = False
        option = self._asking.release()
        if option is not None:
            self._take(option)

    def lift_curtain(self) -> None:
        """The awaited person sits before the screen."""
        if self.curtain is not None:
            waited = self._asking_waits
            self.viewer, self.curtain, self._anybody = self.curtain, None, False
            self._tell(sudden=True)
            if waited:
                self._asking.begin()

    def resign(self) -> None:
        """Nobody goes on playing this."""
        self._stop_asking()

    # --- taking back ------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return self._taken_back_to() is not None

    @property
    def barrier(self) -> int:
        """How many answers nobody can take back any more; none in practice."""
        return 0 if self.practice else self._history.barrier

    @property
    def stopped_by_barrier(self) -> bool:
        """Whether there is something to take back, but somebody has learnt something since."""
        return not self.can_undo and self._history.last_choice() is not None

    @property
    def can_redo(self) -> bool:
        return bool(self.match.undone)

    def undo(self) -> None:
        """Take back the last answer that a person gave, and what opponents answered since."""
        target = self._taken_back_to()
        if target is None:
            return
        self._stop_asking()
        if target < self._history.barrier:
            self.practised = True
        while len(self.match.answers) > target:
            self.match.undo(beyond_barrier=True)
        self._history.cut(target)
        self._auto_passes.cut(target)
        self._log.cut(target)
        self._after_jump()

    def redo(self) -> None:
        """Give the answers again that were taken back, up to the next one that a person gave."""
        if not self.match.undone:
            return
        self._stop_asking()
        self._replay_one()
        while (asked := self.decision) and self.match.undone and (
                self._history.goes_further() or self._forced(asked) is not None
                or self._is_about_opponents(asked, self.match.undone[-1])):
            self._replay_one()
        self._after_jump()

    def _is_about_opponents(self, asked: Decision, option: Option) -> bool:
        """Whether an opponent was asked or gave the answer: left alone it would go its own way, and what was taken
        back were lost."""
        return not all(self.players[seat].is_human for seat in (asked.seat, asked.giver(option)))

    def _replay_one(self) -> None:
        self._log.follow(self.match.undone[-1], lambda: self._history.watch(self.match.redo))

    def _after_jump(self) -> None:
        self._anybody |= self.curtain is not None  # whoever was called may have come
        self._look_for_viewer()
        self._keep()
        self._tell(sudden=True)
        self._go_on()

    def _taken_back_to(self) -> int | None:
        """How many answers stay if the last one that a person gave is taken back."""
        return self._history.last_choice(self.barrier)

    # --- inside -----------------------------------------------------------------------------------

    def _take(self, option: Option, manner: str = "") -> None:
        asked = self.decision
        assert asked is not None
        self._history.begin(manner)
        # Rules may tell their own options apart by identity, and this one may come from another process.
        option = next(own for own in (*asked.options, *asked.asides) if own == option)
        events = self._log.follow(option, lambda: self._history.watch(lambda: self.match.take(option)))
        self._keep()
        self._look_for_viewer()
        self._tell(events)
        self._go_on()

    def _keep(self) -> None:
        for listener in self.on_answer:
            listener(self.match)

    def _look_for_viewer(self) -> None:
        """Whose question it is decides whose eyes look; a curtain falls where they would see too much: those that
        have looked so far, or anybody's who plays here. While an opponent is asked then, it calls whoever looked
        last."""
        asked = self.decision
        self.curtain = None
        if asked is None or (asked.seat == self.viewer and not self._anybody):
            return
        seat, people = asked.seat, [seat for seat, player in enumerate(self.players) if player.is_human]
        if seat not in people:
            if not self._anybody or not people:
                return
            last = self._history.last_choice()
            seat = self.match.answers[last].seat if last is not None else self.viewer
        elif self._forced(asked) is not None:  # nobody need come to the screen
            return
        if any(self.keeps_secret_from(seat, other) for other in (people if self._anybody else [self.viewer])):
            self.curtain = seat
        else:
            self.viewer, self._anybody = seat, False

    def keeps_secret_from(self, owner: int, other: int) -> bool:
        """Whether a seat knows a card that another does not: teammates who may see each other's need no
        curtain."""
        mine, theirs = 1 << owner, 1 << other
        return any(mask & mine and not mask & theirs for mask in self.match.state.known)

    def _tell(self, events: list[Event] | None = None, *, sudden: bool = False) -> None:
        moments = self.match.moments(events) if events and self.match.answers else ()
        change = Change(self.view, tuple(event.seen_by(self.viewer) for event in events or ()), sudden,
                        tuple(moment.seen_by(self.viewer) for moment in moments))
        for listener in tuple(self.on_change):
            listener(change)

    def _go_on(self) -> None:
        asked = self.decision
        if asked is None:
            outcome = self.outcome
            if outcome is not None:
                for listener in tuple(self.on_end):
                    listener(outcome)
        elif (forced := self._forced(asked)) is not None:
            self._take(forced, FORCED)
        elif not self._asking_waits:
            self._asking.begin()

    @property
    def _asking_waits(self) -> bool:
        """Whether an opponent's answer would be told while somebody else still has to come to the screen."""
        asked = self.decision
        return asked is not None and self.curtain not in (None, asked.seat)

    def _forced(self, asked: Decision) -> Option | None:
        """The answer that is given for a person. A question with one answer is put only lest its absence tell the
        others something: where nobody else sits before the screen, it is answered for the one who does. Where others
        do, they may have said to pass."""
        if self._people == 1 << asked.seat and len(asked.options) == 1 and asked.secret and not asked.asides:
            return asked.options[0]
        return PASS if self._auto_passes.answer(asked, self.match.state.turn) else None

    def _stop_asking(self) -> None:
        number = self._asking.stop()
        if number != NONE:
            for listener in self.on_forgotten:
                listener(number)
