"""What would happen if an option were taken, as far as the asking seat may know: prices, sums, where things go.

Everything is read from the seat's view, so the same view has the same outlook; nothing is tried out, and nothing is
dealt. A `word` reference names a text, which the table says in the player's language.
"""
from __future__ import annotations

from collections.abc import Callable

from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Prospect
from sparktable.kernel.view import View

from ..facts.payer import payer
from ..state import MatrixState
from . import actions, answers, battle
from .board import converting
from .facts import Prospects

Telling = Callable[[MatrixState, int, Option], Prospects]

_ACTIONS: dict[str, Telling] = {
    "play": actions.played, "move": actions.moved, "search": actions.searched, "buy": actions.bought,
    "activate": actions.activated, "use": actions.used, "command": actions.commanded,
    "contribute": actions.contributed, "end turn": actions.ended,
    "battle": lambda s, who, option: battle.declared(s, who, option.value("card")),
    "convert": lambda s, who, option: converting(s, option.value("seat")),
    "block": answers.blocked, "block by ability": answers.blocked_by_ability,
    "assist": lambda s, who, option: battle.laid(s, who, option.value("card")),
    "do": answers.done_as_told, "trigger": answers.first_of_several,
    "no": lambda s, who, option: answers.left_out(s),
}
"""Kind of option -> what it would do, whatever is asked."""

_ANSWERS: dict[tuple[str, str], Telling] = {
    ("block", "pass"): lambda s, who, option: battle.attack_goes_on(s),
    ("boost", "activate"): battle.boosted,
    ("boost", "convert"): battle.boosted,
    ("boost", "done"): lambda s, who, option: battle.settled(s, who),
    ("boost assist", "done"): lambda s, who, option: battle.counted(s, who),
    ("call off", "go on"): lambda s, who, option: battle.settled(s, who),
    ("call off", "call off"): lambda s, who, option: answers.called_off(s),
    ("taking command", "call off"): lambda s, who, option: answers.called_off(s),
    ("taking command", "pay"): lambda s, who, option: actions.command_paid(
        s, who, s.stack[-1].source, max(payer(option), *(s.stack[-1].data or (-1,)))),
    ("resolve assist", "card"): battle.resolved,
    ("favour", "card"): battle.favoured,
    ("place standee", "space"): answers.entered,
    ("start effect", "card"): answers.start_text,
    ("make room", "space"): answers.makes_room,
    ("swap in", "space"): answers.swapped,
    ("discard mission", "card"): answers.mission_discarded,
    ("discard mission", "keep"): answers.missions_kept,
    ("relic", "vault"): answers.relic_stored,
    ("relic", "discard"): answers.relic_discarded,
    ("discard", "card"): answers.discarded,
    ("redraw encounter", "yes"): lambda s, who, option: answers.redrawn(s),
    ("come along", "yes"): answers.comes_along,
}
"""Question and kind of answer -> what it would do."""


def outlook(view: View, option: Option) -> list[Prospect]:
    """What an option of the view's question, or one aside from it, would bring; nothing for any other option."""
    asked, s = view.decision, view.state
    if asked is None or option not in (*asked.options, *asked.asides):
        return []
    assert isinstance(s, MatrixState)
    return foreseen(s, view.seat, asked, option)


def foreseen(s: MatrixState, who: int, asked: Decision, option: Option) -> list[Prospect]:
    """The same of a position that shows no more than may be known."""
    telling = _ANSWERS.get((asked.kind, option.kind)) or _ACTIONS.get(option.kind)
    if telling is not None:
        found = telling(s, who, option)
    else:
        found = answers.picked(s, asked, option)
    return list(dict.fromkeys(found))
