"""Whether a state that was read from a file is one that the rules could go on from.

Nothing of the game's code runs on it before its shape, its numbers and its zones have been found sound.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sparktable.kernel import state
from sparktable.kernel.check import violations
from sparktable.kernel.game import Game
from sparktable.kernel.modifiers import Change
from sparktable.kernel.nodes import Frame
from sparktable.kernel.procedure import Procedure
from sparktable.kernel.relations import Relation
from sparktable.kernel.replacements import Replacement, is_of_replacements
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import Endless, advance
from sparktable.kernel.state import State
from sparktable.kernel.triggers import Trigger
from sparktable.kernel.values import Listener, Waiting
from sparktable.kernel.view import view
from sparktable.kernel.zones import FACE_UP, everyone

from .field_types import misshapen

_DEEPEST_STACK = 400
_MOST_IN_FORCE = 5_000
_TRIALS = 2
_MOST_ANSWERS = 200
_MOST_FRAMES = 5_000
"""Frames between two questions: real games need some dozens."""
_MOST_VISITS = 1_000_000
"""How often a card can leave play, or a battle begin."""


class Unfit(ValueError):
    """The state is none that the rules could go on from; the text says why."""


def fit_state(game: Game, data: dict[str, Any]) -> State:
    """The state, found sound and tried out. Raises Unfit, and LookupError for a card, a rule or a card text that is
    no longer there."""
    try:
        s = state.load(game, data)
    except (ValueError, TypeError, RecursionError) as trouble:
        raise Unfit(str(trouble)) from None
    except AttributeError:  # a state is put together from parts that are not what it takes them for
        raise Unfit("its parts do not fit together") from None
    _shape(s)
    _numbers(s)
    _under_way(s)
    try:
        _ask(s)
        found = violations(s)
        for seat in range(game.seats):
            view(s, seat)
        found = found or _tried_out(s)
    except Unfit:
        raise
    except Endless:
        raise Unfit("it never comes to its next question") from None
    except Exception as trouble:  # whatever the rules stumble over, the file is at fault and not the player
        raise Unfit(f"the rules cannot go on from it ({type(trouble).__name__})") from trouble
    if found:
        raise Unfit(found[0])
    return s


def _shape(s: State) -> None:
    for name in s.FIELDS:
        if name in s.TRANSIENT or name in s.DERIVED or name in ("game", "cards"):
            continue
        fault = misshapen(s, name)
        if fault:
            raise Unfit(fault)


def _numbers(s: State) -> None:
    """Every list as long as it must be, every slot, seat and zone one that exists."""
    game, slots = s.game, len(s.ident)
    for name in ("known", "pool", "owner", "where"):
        if len(getattr(s, name)) != slots:
            raise Unfit(f"'{name}' has {len(getattr(s, name))} entries for {slots} cards")
    if len(s.zones) != len(game.zones):
        raise Unfit(f"there are {len(s.zones)} zones instead of {len(game.zones)}")
    blank = s.unknown
    if blank in s.ident and blank not in game.new(0).ident:  # a game may deal blanks itself, to be chosen later
        raise Unfit("one of the cards is the unknown card")
    _within("where", s.where, 0, len(s.zones) - 1)
    _within("owner", s.owner, -1, game.seats - 1)
    _within("pool", s.pool, -1_000_000, 1_000_000)
    for zone in s.zones:
        _within("zones", zone, -1, slots - 1)
    for index, zone in enumerate(s.zones):
        if -1 in zone and not game.zone_is_board[index]:
            raise Unfit(f"{game.zone_names[index]} has an empty space but isn’t a board")
    if any(known & ~(everyone(s) | FACE_UP) for known in s.known):
        raise Unfit("a card is known to a seat that does not exist")
    _within("it", s.scope.it, -1, slots - 1)
    _within("them", (s.scope.them,), -1, game.seats - 1)
    _within("active", (s.active,), 0, game.seats - 1)
    _within("turn", (s.turn,), 0, game.max_turns)
    _within("rng", (s.rng,), 0, (1 << 64) - 1)
    _hanging(s)
    if s.outcome is not None:
        _within("the winners", s.outcome.winners, 0, game.seats - 1)


def _hanging(s: State) -> None:
    """Cards that hang together, and how often each has left play."""
    slots = len(s.ident)
    hanging = [bond.slot for bonds in s.bonds.values() for bond in bonds]
    _within("bonds", [*s.bonds, *hanging, *s.visits], 0, slots - 1)
    _within("visits", [*s.visits.values(), s.spans], 0, _MOST_VISITS)
    if len(set(hanging)) != len(hanging):
        raise Unfit("a card hangs on two others")
    if not all(isinstance(bond.relation, Relation) for bonds in s.bonds.values() for bond in bonds):
        raise Unfit("a card hangs on another by no relation")


def _within(what: str, numbers: Iterable[int], least: int, most: int) -> None:
    for n in numbers:
        if not least <= n <= most:
            raise Unfit(f"{what} holds {n}, which is not from {least} to {most}")


def _under_way(s: State) -> None:
    """Frames, triggers and continuous effects that name what they may."""
    slots, seats = len(s.ident), s.game.seats
    if len(s.stack) > _DEEPEST_STACK:
        raise Unfit(f"{len(s.stack)} things are going on at once")
    for frame in s.stack:
        _frame(frame, slots, seats)
    modifiers = [m for table in s.modifiers.values() for m in table]
    listeners = [listener for table in s.listeners.values() for listener in table]
    if len(modifiers) + len(listeners) + len(s.waiting) > _MOST_IN_FORCE:
        raise Unfit("more effects are in force than any game has")
    for stat, table in s.modifiers.items():
        kind: type = Replacement if is_of_replacements(stat) else Change
        if not all(isinstance(m.node, kind) and m.stat == stat for m in table):
            raise Unfit(f"'{stat}' is changed by something that changes nothing")
    triggers: list[Listener | Waiting] = [*listeners, *s.waiting]
    for fired in triggers:
        if not isinstance(fired.node, Trigger):
            raise Unfit(f"'{fired.node.label}' waits for an event but isn’t a trigger")
        _within("a trigger", (fired.slot,), -1, slots - 1)
        _within("a trigger's seat", (fired.seat,), -1, seats - 1)
    _within("an effect's source", (m.source for m in modifiers), -1, slots - 1)
    _within("an effect's seat", (m.seat for m in modifiers), -1, seats - 1)


def _frame(frame: Frame, slots: int, seats: int) -> None:
    node, step, seat, source = frame.node, frame.step, frame.seat, frame.source
    if step < 0 or (isinstance(node, Procedure) and step >= len(node.steps)):
        raise Unfit(f"'{node.label}' has no step {step}")
    _within("a frame's seat", (seat,), -1, seats - 1)
    _within("a frame's source", (source,), -1, slots - 1)


def _ask(s: State) -> None:
    """Ask the question that waits. In a saved state the top frame asks at once: nothing else may run."""
    if s.outcome is not None:
        if s.stack or s.waiting:
            raise Unfit("the game is over and still goes on")
        return
    if s.waiting or not s.stack:
        raise Unfit("nobody is asked anything")
    frame = s.stack.pop()
    depth = len(s.stack)
    asked = frame.node.run(s, frame)
    if asked is None or len(s.stack) != depth:
        raise Unfit(f"'{frame.node.label}' asks nobody anything")
    if not 0 <= asked.seat < s.game.seats:
        raise Unfit("the question is put to a seat that does not exist")
    s.stack.append(frame)
    s.pending = asked


def _tried_out(s: State) -> list[str]:
    """Play on from copies, at random, until everything that was under way is done: whatever the frames on the stack
    hold shows then whether it is what their rules and texts put there. Returns what is broken afterwards."""
    for seed in range(_TRIALS):
        trial, dice = s.copy(), Dice(seed)
        depth, turn = len(s.stack), s.turn
        for _ in range(_MOST_ANSWERS):
            asked = trial.pending
            depth = min(depth, len(trial.stack))
            if asked is None or (depth <= 1 and trial.turn != turn):
                break
            advance(trial, asked.options[dice.below(len(asked.options))], most=_MOST_FRAMES)
        found = violations(trial)
        if found:
            return found
    return []
