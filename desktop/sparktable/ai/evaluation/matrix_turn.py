"""What a quick player of the Matrix does in a turn of its own.

Play all cards before anything else but those that are held back for a Scheme, look at new ones in the Matrix while
there is Power to spend on them, take the best that can be had, walk towards it if it cannot be had from here.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.state import ALT, MatrixState
from sparktable.kernel.decisions import Option

from . import matrix_team
from .matrix_aims import BATTLING, SEARCHING, Aim
from .matrix_deck import deck_of
from .matrix_plan import Outlook, outlook
from .matrix_schemes import NO_ERRAND, Errand, errand, serves, team_outlook
from .matrix_steps import Offered, step_towards
from .matrix_time import turns_left

if TYPE_CHECKING:
    from .matrix import MatrixJudgement


def plan(known: MatrixJudgement, s: MatrixState, seat: int) -> Outlook:
    """What is worth doing with the rest of the turn."""
    t, w = known.titles, known.weights
    left, deck = turns_left(s, t), deck_of(s, seat, t)
    return team_outlook(s, seat, t, w, deck, left)[0] if known.together else outlook(s, seat, t, w, deck, left)


def chosen_errand(known: MatrixJudgement, s: MatrixState) -> Errand:
    """What the active player of a team is about to bring to a Scheme."""
    if not known.together:
        return NO_ERRAND
    t, w, seat = known.titles, known.weights, s.active
    deck = deck_of(s, seat, t)
    if errand(s, seat, t, w, deck) is NO_ERRAND:  # as a rule: no plan need be made to know that
        return NO_ERRAND
    return team_outlook(s, seat, t, w, deck, turns_left(s, t))[1]


class Walk:
    """A plan on its way: it is made anew only when it is through, or when something new has been seen."""

    __slots__ = ("learnt", "row")

    def __init__(self) -> None:
        self.row: list[tuple[Aim, int]] = []
        """What is still to be done, with the steps to go for each."""
        self.learnt = 0

    def begin(self, s: MatrixState, row: list[tuple[Aim, int]]) -> None:
        self.row, self.learnt = row, s.learnt

    def next_step(self, known: MatrixJudgement, s: MatrixState, options: Offered) -> Option | None:
        """The next answer on the way, or what was walked for; None if a new plan is wanted."""
        row = self.row
        if not row or s.learnt != self.learnt:
            return None
        aim, steps = row[0]
        if steps > 0:
            row[0] = aim, steps - 1
            return step_towards(known, s, options, aim.space)
        del row[0]
        return _option_for(options, aim)


def act(known: MatrixJudgement, s: MatrixState, options: Offered, walk: Walk) -> Option:
    """The quick player's action."""
    there = chosen_errand(known, s)
    if options[0][0] == "play":
        free = [option for option in options if option[0] == "play" and option[1][0][1] not in there.cards]
        if free:
            return _play(known, s, free)
    going = _run_errand(known, s, options, there)
    if going is not None:
        return going
    if options[0][0] == "play":
        return _play(known, s, options)
    going = walk.next_step(known, s, options) or _set_out(known, s, options, walk)
    if going is not None:
        return going
    if known.together:
        more = matrix_team.rest(known, s, options)
        if more is not None:
            return more
    return _leftovers(known, s, options)


def _play(known: MatrixJudgement, s: MatrixState, options: Offered) -> Option:
    """Texts first, then what counts the others, then the plain cards."""
    late, plain, ident = known.titles.late, known.titles.plain, s.ident
    best, rank = options[0], 3
    for option in options:
        if option[0] != "play":
            break
        title = ident[option[1][0][1]]  # type: ignore[index]
        if not late[title] and not plain[title]:
            return option
        own_rank = 1 if late[title] else 2
        if own_rank < rank:
            best, rank = option, own_rank
    return best


def _run_errand(known: MatrixJudgement, s: MatrixState, options: Offered, there: Errand) -> Option | None:
    """The next step of an errand: onto the Scheme, then card after card, or all the Energon at once."""
    if there is NO_ERRAND:
        return None
    if s.at[s.active] != there.space:
        return step_towards(known, s, options, there.space)
    return next((option for option in options if serves(option, there)), None)


def _set_out(known: MatrixJudgement, s: MatrixState, options: Offered, walk: Walk) -> Option | None:
    """The first step of a new plan; None if there is nothing to aim for."""
    row = plan(known, s, s.active).row
    if not row:
        return None
    walk.begin(s, _in_order(_look_first(s, row)))
    while walk.row:
        going = walk.next_step(known, s, options)
        if going is not None:
            return going
        if walk.row and walk.row[0][1]:
            del walk.row[0]  # no way there
    return None


def _look_first(s: MatrixState, row: tuple[tuple[Aim, int], ...]) -> tuple[tuple[Aim, int], ...]:
    """New cards are turned up before Power is spent, if the Move suffices for the way there and back."""
    spare = sum(move_by_kind(s, s.active)) - sum(steps for aim, steps in row if aim.kind != SEARCHING)
    for entry in row:
        aim, steps = entry
        if aim.kind == SEARCHING and (2 * steps if steps else 0) + 1 <= spare:
            return (entry, *row) if not steps else (entry,)
    return row


def _in_order(row: Sequence[tuple[Aim, int]]) -> list[tuple[Aim, int]]:
    """What can be done from here comes before what must be walked for."""
    return sorted((entry for entry in row if not entry[1]), key=_rank) + [entry for entry in row if entry[1]]


def _rank(entry: tuple[Aim, int]) -> int:
    """Look first, battle last: a battle takes all cards in play along."""
    aim = entry[0]
    return 0 if aim.kind == SEARCHING else 2 if aim.kind == BATTLING else 1


def _option_for(options: Offered, aim: Aim) -> Option | None:
    kind, slot = aim.kind, aim.slot
    return next((option for option in options if option[0] == kind and option[1][0][1] == slot), None)


def _leftovers(known: MatrixJudgement, s: MatrixState, options: Offered) -> Option:
    """Nothing to aim for: use what would be lost, then end the turn. A team lays nothing under a Scheme but on
    purpose."""
    for option in reversed(options):
        if option[0] == "use" and is_free(s, option):
            return option
        if option[0] == "contribute" and (option[1][1][0] == "word" or not known.together):
            return option
    return options[-1]


def is_free(s: MatrixState, option: Option) -> bool:
    """Whether a priced text takes only what is lost at the end of the turn anyway."""
    slot, index = option.value("card"), option.value("number")
    title = s.card(slot)
    side = title.alt if title.alt is not None and s.mode[s.active] == ALT else title.bot
    payments = side.pay if side is not None else title.pay
    return index < len(payments) and not payments[index].energon and not payments[index].discard
