"""What a quick player of the Matrix does in a turn of its own.

Play all cards before anything else but those that are held back for a Scheme, look at new ones in the Matrix while
there is Power to spend on them, take the best that can be had, walk towards it if it cannot be had from here, and
rather not onto what bites. What is left of a team's turn thins the deck, and brings the players next to the Boss,
where each helps the other.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sparktable.games.matrix import kinds
from sparktable.games.matrix.card import STARTER
from sparktable.games.matrix.deeds.ending import is_last_turn
from sparktable.games.matrix.facts.abilities import meant
from sparktable.games.matrix.facts.holdings import controlled_damage
from sparktable.games.matrix.facts.movement import move_by_kind
from sparktable.games.matrix.state import ALT, MATRIX, PLAY, MatrixState, seat_zone
from sparktable.games.matrix.verbs.piles import Destroy
from sparktable.games.matrix.verbs.resources import Repair
from sparktable.kernel.decisions import Option
from sparktable.kernel.zones import FACE_UP

from .action_worth import BATTLING, SEARCHING, Aim
from .card_worth import Titles
from .position import Knowledge, danger, nearest_boss
from .turn_plan import NO_ERRAND, Errand, chosen_errand, plan_for, serves

Offered = list[Option] | tuple[Option, ...]

NEARER: Final = 2.0
"""What a step nearer counts: more than any danger."""
SAVED: Final = 0.1
"""The kind of Move that is used up first: the Alt side's, which is lost with the next Convert; Flight last."""
WORTH_A_REPAIR: Final = 2
"""With less Damage the Energon for a repair is kept."""
ENERGON_FOR_A_BOSS: Final = 3
"""So much is not spent on the deck while a Boss lies there."""
AROUND_A_BOSS: Final = 1
"""So near most Assists reach, and one's own attack needs a single step."""


class Walk:
    """A plan on its way: it is made anew only when it is through, or when something new has been seen."""

    __slots__ = ("learnt", "row")

    def __init__(self) -> None:
        self.row: list[tuple[Aim, int]] = []
        """What is still to be done, with the steps to go for each."""
        self.learnt = 0

    def begin(self, s: MatrixState, row: list[tuple[Aim, int]]) -> None:
        self.row, self.learnt = row, s.learnt

    def next_step(self, known: Knowledge, s: MatrixState, options: Offered) -> Option | None:
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


def act(known: Knowledge, s: MatrixState, options: Offered, walk: Walk) -> Option:
    """The quick player's action."""
    there = chosen_errand(known, s)
    if options[0].kind == kinds.PLAY:
        free = [option for option in options if option.kind == kinds.PLAY and option.refs[0].value not in there.cards]
        if free:
            return _play(known, s, free)
    going = _run_errand(known, s, options, there)
    if going is not None:
        return going
    if options[0].kind == kinds.PLAY:
        return _play(known, s, options)
    going = walk.next_step(known, s, options) or _set_out(known, s, options, walk)
    if going is not None:
        return going
    if known.together:
        more = rest_of_turn(known, s, options)
        if more is not None:
            return more
    return _leftovers(known, s, options)


def closes(s: MatrixState, option: Option) -> bool:
    """Whether an answer ends a turn that may as well be judged before it. The last turn is played to its very end:
    there the score tells who has won."""
    return option.kind == kinds.END_TURN and not is_last_turn(s)


def _play(known: Knowledge, s: MatrixState, options: Offered) -> Option:
    """Texts first, then what counts the others, then the plain cards."""
    late, plain, ident = known.titles.late, known.titles.plain, s.ident
    best, rank = options[0], 3
    for option in options:
        if option.kind != kinds.PLAY:
            break
        title = ident[option.refs[0].value]  # type: ignore[index]
        if not late[title] and not plain[title]:
            return option
        own_rank = 1 if late[title] else 2
        if own_rank < rank:
            best, rank = option, own_rank
    return best


def _run_errand(known: Knowledge, s: MatrixState, options: Offered, there: Errand) -> Option | None:
    """The next step of an errand: onto the Scheme, then card after card, or all the Energon at once."""
    if there is NO_ERRAND:
        return None
    if s.at[s.active] != there.space:
        return step_towards(known, s, options, there.space)
    return next((option for option in options if serves(option, there)), None)


def _set_out(known: Knowledge, s: MatrixState, options: Offered, walk: Walk) -> Option | None:
    """The first step of a new plan; None if there is nothing to aim for."""
    row = plan_for(known, s, s.active).row
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
    return next((option for option in options if option.kind == kind and option.refs[0].value == slot), None)


def _leftovers(known: Knowledge, s: MatrixState, options: Offered) -> Option:
    """Nothing to aim for: use what would be lost, then end the turn. A team lays nothing under a Scheme but on
    purpose."""
    for option in reversed(options):
        if option.kind == kinds.USE and is_free(s, option):
            return option
        if option.kind == kinds.CONTRIBUTE and (option.refs[1].kind == "word" or not known.together):
            return option
    return options[-1]


def is_free(s: MatrixState, option: Option) -> bool:
    """Whether a priced text takes only what is lost at the end of the turn anyway."""
    slot, index = option.value("card"), option.value("number")
    title = s.card(slot)
    side = title.alt if title.alt is not None and s.mode[s.active] == ALT else title.bot
    payments = side.pay if side is not None else title.pay
    return index < len(payments) and not payments[index].energon and not payments[index].discard


def step_towards(known: Knowledge, s: MatrixState, options: Offered, goal: int) -> Option | None:
    """A step that brings the active player nearer to a space; of several the one that hurts least."""
    grid = s.game.grid
    far = grid.distance[s.at[s.active]][goal]
    best, best_score = None, 0.0
    for option in options:
        if option.kind == kinds.MOVE:
            space, kind = option.refs[0].value, option.refs[1].value
            score = NEARER * (far - grid.distance[space][goal]) - danger(known, s, space) - SAVED * kind  # type: ignore[index,operator]
            if score > best_score:
                best, best_score = option, score
    return best


def rest_of_turn(known: Knowledge, s: MatrixState, options: Offered) -> Option | None:
    """What is still done before the turn ends, besides what costs nothing."""
    boss = nearest_boss(s)
    for option in options:
        if option.kind == kinds.ACTIVATE and _pays(s, option, boss >= 0):
            return option
    return _gather(s, options, boss, known.titles) if boss >= 0 else None


def _pays(s: MatrixState, option: Option, boss_out: bool) -> bool:
    """Energon spent on fewer Starters while there is no Boss to save it for, and on repairs that are needed."""
    ability = meant(s, s.active, option)
    if ability is None:
        return False
    nodes = [type(node) for node in ability.effect.walk()]
    if Repair in nodes:
        return len(controlled_damage(s, s.active)) >= WORTH_A_REPAIR
    if Destroy in nodes:
        weak = any(s.cards[s.ident[other]].type == STARTER for other in s.zones[seat_zone(s.active, PLAY)])
        return weak and (not boss_out or s.energon[s.active] > ENERGON_FOR_A_BOSS)
    return False


def _gather(s: MatrixState, options: Offered, boss: int, titles: Titles) -> Option | None:
    """A step towards the Boss, until one stands next to it."""
    distance, zone, known = s.game.grid.distance, s.zones[MATRIX], s.known
    far = distance[s.at[s.active]][boss]
    snipers = any(slot >= 0 and known[slot] & FACE_UP and titles.snipes[s.ident[slot]] for slot in s.zones[MATRIX])
    if far <= AROUND_A_BOSS + snipers:
        return None
    for option in options:
        if option.kind == kinds.MOVE:
            space = option.value("space")
            slot = zone[space]
            bites = slot >= 0 and known[slot] & FACE_UP and s.game.adversary(s, s.active, slot)
            if distance[space][boss] < far and not bites:
                return option
    return None
