"""The interpreter: it runs the top frame until somebody has a real choice, and then waits for the answer."""
from __future__ import annotations

from typing import Final

from .decisions import Decision, IllegalAnswer, Option
from .stack import CHECK
from .state import State
from .triggers import ORDER

FOREVER: Final = -1


class Endless(Exception):
    """The next question does not come."""


def advance(s: State, option: Option | None = None, most: int = FOREVER) -> Decision | None:
    """Run until the next real choice, and return it; None when the game is over.

    An `option`, if given, is the answer to the question that waits. It is trusted: playouts and simulations pick out
    of `options` themselves; for everybody else there is `take`. A question with one answer is answered at once,
    unless being asked it is itself a secret, or others may do something meanwhile.

    `most`: how many frames may run, one at least. Real rules always come to a question; a state from a file may not,
    and then this raises Endless.
    """
    stack = s.stack
    if option is not None:
        frame = stack.pop()
        frame.node.answer(s, frame, option)
    left = most
    while True:
        if s.waiting and s.outcome is None:
            flush(s)
        if s.outcome is not None:  # also by what has just been settled
            stack.clear()
            s.waiting.clear()
        try:
            frame = stack.pop()
        except IndexError:
            s.pending = None
            return None
        asked = frame.node.run(s, frame)
        if asked is not None:
            if len(asked.options) > 1 or asked.secret or asked.asides:
                stack.append(frame)
                s.pending = asked
                return asked
            frame.node.answer(s, frame, asked.options[0])
        left -= 1
        if left == 0:
            raise Endless(f"no question after {most} frames")


def pending(s: State) -> Decision | None:
    """The question that waits. A state that was just loaded or copied finds it again by running its top frame."""
    if s.pending is None and (s.stack or s.waiting):
        return advance(s)
    return s.pending


def take(s: State, option: Option) -> Decision | None:
    """Answer the question and run on to the next one. An illegal answer raises and changes nothing."""
    asked = s.pending or pending(s)
    if asked is None:
        raise IllegalAnswer("the game is over")
    for offered in asked.options:  # as a rule it is the very option offered, found faster than an equal one
        if offered is option:
            break
    else:
        option = _offered(asked, option)
    return advance(s, option)


def _offered(asked: Decision, option: Option) -> Option:
    """The equal of an option from a file or another process: the rules get the one they offered."""
    all_: tuple[Option, ...] = (*asked.options, *asked.asides)
    for each in all_:
        if each.kind == option.kind and each == option:
            return each
    raise IllegalAnswer(f"'{option.label()}' is not possible now: {asked}")


def flush(s: State) -> None:
    """Between two frames: what follows of itself comes first, then the triggers that have fired."""
    height = len(s.stack)
    while s.waiting and s.waiting[0].node is CHECK:
        del s.waiting[0]
        s.game.settle(s)
    if s.waiting and s.outcome is None:
        s.stack.insert(s.game.waits_at(s, height), ORDER.gather(s))
