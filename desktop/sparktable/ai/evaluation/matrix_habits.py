"""What a quick player of the Matrix does: one look at the question, and an answer that is seldom foolish.

The search plays its continuations on with this, and is drawn first to what it would do. Rules of thumb: play all
cards before anything else, look at new ones while there is Power to spend on them, take the best that can be had,
walk towards it if it cannot be had from here; Block when the attack costs more than the card, help when help turns
the battle.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sparktable.games.matrix.rules.movement import move_by_kind
from sparktable.games.matrix.state import ALT, MATRIX, MatrixState
from sparktable.games.matrix.verbs.board import Convert, Teleport
from sparktable.games.matrix.verbs.fight import Attack
from sparktable.games.matrix.verbs.piles import Destroy, Discard, Gain, Give, PutOnTop
from sparktable.games.matrix.verbs.resources import Repair, Strengthen
from sparktable.kernel.control import Effect
from sparktable.kernel.decisions import DONE, NO, Decision, Option
from sparktable.kernel.rng import Dice
from sparktable.kernel.run import advance
from sparktable.kernel.zones import FACE_UP

from . import matrix_fights, matrix_schemes, matrix_team
from .matrix_plan import BATTLING, SEARCHING, Aim, Outlook, deck_of, outlook, turns_left
from .matrix_schemes import NO_ERRAND, Errand, team_outlook
from .matrix_titles import text_worth

if TYPE_CHECKING:
    from .matrix import MatrixJudgement

Offered = list[Option] | tuple[Option, ...]
Answer = Callable[["MatrixJudgement", MatrixState, Decision, Dice], Option]


def quick(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The quick player's answer."""
    if known.together:
        mates = matrix_team.ANSWERS.get(asked.kind)
        option = mates(known, s, asked, dice) if mates is not None else None
        if option is not None:
            return option
    answer = ANSWERS.get(asked.kind)
    if answer is not None:
        return answer(known, s, asked, dice)
    return asked.options[dice.below(len(asked.options))]


# --- the turn ---------------------------------------------------------------------------------------------


def plan(known: MatrixJudgement, s: MatrixState, seat: int) -> Outlook:
    """What is worth doing with the rest of the turn."""
    t, w = known.titles, known.weights
    left, deck = turns_left(s, t), deck_of(s, seat, t)
    return team_outlook(s, seat, t, w, deck, left)[0] if known.together else outlook(s, seat, t, w, deck, left)


def chosen_errand(known: MatrixJudgement, s: MatrixState) -> Errand:
    """What the active player of a team is about to bring to a Scheme."""
    t, w, seat = known.titles, known.weights, s.active
    if not known.together or matrix_schemes.errand(s, seat, t, w, deck_of(s, seat, t)) is NO_ERRAND:
        return NO_ERRAND
    return team_outlook(s, seat, t, w, deck_of(s, seat, t), turns_left(s, t))[1]


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


def play_on(known: MatrixJudgement, s: MatrixState, asked: Decision | None, dice: Dice, last_turn: int) -> None:
    """Quick players go on to the end of a turn."""
    left, walk, turn = known.longest, Walk(), s.turn
    while asked is not None and s.turn <= last_turn and left:
        if s.turn != turn:
            turn, walk = s.turn, Walk()
        if asked.kind == "action":
            option = act(known, s, asked.options, walk)
            if s.turn == last_turn and known.closes(s, asked, option):
                return
            asked = advance(s, option)
        else:
            asked = advance(s, quick(known, s, asked, dice))
        left -= 1


def act(known: MatrixJudgement, s: MatrixState, options: Offered, walk: Walk) -> Option:
    """The quick player's action."""
    there = chosen_errand(known, s)
    if options[0][0] == "play":
        free = [option for option in options if option[0] == "play" and option[1][0][1] not in there.cards]
        if free:
            return _play(known, s, free)
    going = _run(known, s, options, there)
    if going is not None:
        return going
    if options[0][0] == "play":
        return _play(known, s, options)
    going = walk.next_step(known, s, options)
    if going is not None:
        return going
    row = plan(known, s, s.active).row
    if row:
        row = _look_first(s, row)
        walk.begin(s, sorted((entry for entry in row if not entry[1]), key=_order)
                   + [entry for entry in row if entry[1]])
        while walk.row:
            going = walk.next_step(known, s, options)
            if going is not None:
                return going
            if walk.row and walk.row[0][1]:
                del walk.row[0]  # no way there
    if known.together:
        more = matrix_team.rest(known, s, options)
        if more is not None:
            return more
    return _leftovers(known, s, options)


def _run(known: MatrixJudgement, s: MatrixState, options: Offered, there: Errand) -> Option | None:
    """The next step of an errand: onto the Scheme, then card after card, or all the Energon at once."""
    if there is NO_ERRAND:
        return None
    if s.at[s.active] != there.space:
        return step_towards(known, s, options, there.space)
    return next((option for option in options if serves(option, there)), None)


def serves(option: Option, there: Errand) -> bool:
    """Whether an answer contributes what was brought."""
    if option[0] != "contribute" or option[1][0][1] != there.scheme:
        return False
    kind, value = option[1][1]
    return value in there.cards if kind == "card" else kind == "number" and value == there.energon


def _action(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return act(known, s, asked.options, Walk())


def _look_first(s: MatrixState, row: tuple[tuple[Aim, int], ...]) -> tuple[tuple[Aim, int], ...]:
    """New cards are turned up before Power is spent, if the Move suffices for the way there and back."""
    spare = sum(move_by_kind(s, s.active)) - sum(steps for aim, steps in row if aim.kind != SEARCHING)
    for entry in row:
        aim, steps = entry
        if aim.kind == SEARCHING and (2 * steps if steps else 0) + 1 <= spare:
            return (entry, *row) if not steps else (entry,)
    return row


def _order(entry: tuple[Aim, int]) -> int:
    """Look first, battle last: a battle takes all cards in play along."""
    aim = entry[0]
    return 0 if aim.kind == SEARCHING else 2 if aim.kind == BATTLING else 1


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


def _option_for(options: Offered, aim: Aim) -> Option | None:
    kind, slot = aim.kind, aim.slot
    return next((option for option in options if option[0] == kind and option[1][0][1] == slot), None)


def step_towards(known: MatrixJudgement, s: MatrixState, options: Offered,
                 goal: int) -> Option | None:
    """A step that brings the player nearer; rather not onto what bites."""
    grid = s.game.grid
    far = grid.distance[s.at[s.active]][goal]
    best, best_score = None, 0.0
    for option in options:
        if option[0] == "move":
            space, kind = option[1][0][1], option[1][1][1]
            score = 2.0 * (far - grid.distance[space][goal]) - danger(known, s, space) - 0.1 * kind  # type: ignore[index,operator]
            if score > best_score:
                best, best_score = option, score
    return best


def danger(known: MatrixJudgement, s: MatrixState, space: int | str) -> float:
    """What stepping onto a space may cost, in victory points."""
    slot = s.zones[MATRIX][space]  # type: ignore[index]
    if slot < 0 or not s.known[slot] & FACE_UP:
        return 0.0
    if s.game.adversary(s, s.active, slot):
        return known.weights.ambush
    hurts = known.titles.hazard[s.ident[slot]] or (known.together and matrix_team.poisoned(known, s, slot))
    return known.weights.hazard if hurts else 0.0


def _leftovers(known: MatrixJudgement, s: MatrixState, options: Offered) -> Option:
    """Nothing to aim for: use what would be lost, then end the turn. A team lays nothing under a Scheme but on
    purpose."""
    last = options[-1]
    for option in reversed(options):
        if option[0] == "use" and _is_free(s, option):
            return option
        if option[0] == "contribute" and (option[1][1][0] == "word" or not known.together):
            return option
    return last


def _is_free(s: MatrixState, option: Option) -> bool:
    """Whether a priced text takes only what is lost at the end of the turn anyway."""
    slot, index = option.value("card"), option.value("number")
    title = s.card(slot)
    side = title.alt if title.alt is not None and s.mode[s.active] == ALT else title.bot
    payments = side.pay if side is not None else title.pay
    return index < len(payments) and not payments[index].energon and not payments[index].discard


def _done(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return DONE if DONE in asked.options else asked.options[0]


def _first(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return asked.options[0]


def _last(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return asked.options[-1]


# --- texts ------------------------------------------------------------------------------------------------


def _may(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """A free text is taken, but nobody turns over or leaps about for its own sake."""
    text = matrix_team.text_of(asked.options[0])
    return asked.options[-1] if isinstance(text, Convert | Teleport) else asked.options[0]


def _choose(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    def worth(option: Option) -> float:
        text = matrix_team.text_of(option)
        return text_worth(text) if text is not None else 0.0
    return max(asked.options, key=worth)


def _choose_card(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """By what happens to the card: one's own worst is given up, the best is gained or taken from others."""
    verb = s.stack[-1][0]
    cards = [option for option in asked.options if option[0] == "card"]
    if not cards:
        return asked.options[0]
    strength = known.titles.strength
    slots = [option.value("card") for option in cards]
    if isinstance(verb, Discard | Destroy | Give | PutOnTop):
        values = [-strength[s.ident[slot]] if s.owner[slot] in s.game.team(asked.seat)
                  else strength[s.ident[slot]] + 0.1 * known.titles.cost[s.ident[slot]] for slot in slots]
    elif isinstance(verb, Gain):
        values = [strength[s.ident[slot]] + known.titles.vault[s.ident[slot]] for slot in slots]
    elif isinstance(verb, Strengthen):
        values = [known.titles.range[s.ident[slot]] + 0.1 * s.power[slot] for slot in slots]
    else:
        values = [0.0] * len(slots)
        values[dice.below(len(values))] = 1.0
    return cards[values.index(max(values))]


def _choose_character(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Harm goes to rivals, help to the own side; of several any one."""
    verb = s.stack[-1][0]
    effect: Effect | None = getattr(verb, "effect", None)
    inside = tuple(effect.walk()) if effect is not None else ()
    hurts = isinstance(verb, Attack) or any(type(node) in matrix_fights.HARMS for node in inside)
    helps = isinstance(verb, Repair) or any(isinstance(node, Repair) for node in inside)
    friends = s.game.team(asked.seat)
    fitting = [option for option in asked.options if option[0] == "seat"
               and (not (hurts or helps) or (option.value("seat") in friends) != hurts)]
    if fitting:
        return fitting[dice.below(len(fitting))]
    return DONE if DONE in asked.options else asked.options[dice.below(len(asked.options))]


def _choose_space(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Where it does not bite; of several any one."""
    safe = [option for option in asked.options
            if option[0] == "space" and not danger(known, s, option.value("space"))]
    return safe[dice.below(len(safe))] if safe else asked.options[dice.below(len(asked.options))]


def _place_standee(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """In the middle."""
    neighbours = s.game.grid.next
    return max(asked.options, key=lambda option: len(neighbours[option.value("space")]))


def _relic(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """Into the Vault towards the end, or if the deck is better without it."""
    title = s.ident[asked.about[0].value]  # type: ignore[index]
    vaulted, kept = asked.options
    if not known.weights.vp or not known.titles.vault[title]:
        return kept
    weak = known.titles.strength[title] < deck_of(s, asked.seat, known.titles).average
    return vaulted if weak or turns_left(s, known.titles) < 5 else kept


def _discard_mission(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    """The least hopeful one, if giving it up is worth more than the hope."""
    left = turns_left(s, known.titles)
    hope = {option: known.mission_hope(s.ident[option.value("card")], left) for option in asked.options[1:]}
    worst = min(hope, key=hope.__getitem__)
    return worst if hope[worst] < known.weights.vp + known.weights.mission else asked.options[0]


def _taking_command(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    if asked.options[0][0] == "pay":
        return asked.options[0]
    return asked.options[1] if len(asked.options) > 1 else asked.options[0]


def _refuse(known: MatrixJudgement, s: MatrixState, asked: Decision, dice: Dice) -> Option:
    return NO if NO in asked.options else asked.options[0]


ANSWERS: dict[str, Answer] = {
    "action": _action, "block": matrix_fights.block, "assist": matrix_fights.assist, "boost": matrix_fights.boost,
    "boost assist": matrix_fights.boost_assist, "resolve assist": matrix_fights.resolve_assist, "prepare": _done,
    "may": _may, "choose": _choose, "choose card": _choose_card, "discard": _choose_card,
    "choose character": _choose_character, "choose space": _choose_space, "place standee": _place_standee,
    "relic": _relic, "discard mission": _discard_mission, "taking command": _taking_command, "start effect": _first,
    "order": _first, "favour": _first, "come along": _refuse, "redraw encounter": _last,
}
"""How each question is answered."""


# --- for the search ---------------------------------------------------------------------------------------


def urges(known: MatrixJudgement, s: MatrixState, asked: Decision) -> list[float]:
    """How much the quick player is drawn to each option."""
    if asked.kind != "action":
        favourite = quick(known, s, asked, Dice(0))
        return [1.5 if option == favourite else 0.0 for option in asked.options]
    row, there = plan(known, s, s.active).row, chosen_errand(known, s)
    now = {(aim.kind, aim.slot): aim.worth for aim, steps in row if not steps}
    goals = [aim.space for aim, steps in row if steps] + ([there.space] if there is not NO_ERRAND else [])
    grid, here = s.game.grid, s.at[s.active]
    plain, late, ident = known.titles.plain, known.titles.late, s.ident
    found = []
    for option in asked.options:
        kind = option[0]
        if kind == "play":
            title = ident[option.value("card")]
            wish = 2.0 if plain[title] else 2.5 if late[title] else 3.0
            if option.value("card") in there.cards:
                wish = 1.0
        elif kind == "move":
            space = option.value("space")
            nearer = any(grid.distance[space][goal] < grid.distance[here][goal] for goal in goals)
            wish = (1.5 if nearer else 0.0) - danger(known, s, space)
        elif kind in ("buy", "battle", "command", "search", "use"):
            worth = now.get((kind, option.value("card")))
            wish = 2.0 + min(worth, 3.0) if worth is not None else 0.5 if kind != "battle" else -0.5
        elif kind == "contribute":
            wish = 2.5 if serves(option, there) else 1.0 if not known.together else 0.0
        elif kind == "activate":
            wish = 0.3
        elif kind == "convert":
            wish = -0.5
        else:
            wish = -1.0 if row else 0.5
        found.append(wish)
    return found
