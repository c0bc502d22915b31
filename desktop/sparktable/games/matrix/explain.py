"""What the game explains to whoever is asked: why something cannot be done, and what an answer would bring.

Everything is read from the asking seat's view, so the same view has the same answers; nothing is tried out, and
nothing is dealt. What is to be said of an action stands with the action (`actions/`), and here what is to be said of
the questions within a turn. A `word` reference names a text, which the table says in the player's language.
"""
from __future__ import annotations

from collections.abc import Callable

from sparktable.games.action import reason
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.game import Prospect, Reason
from sparktable.kernel.typed import OptionKind, QuestionKind
from sparktable.kernel.view import View

from . import kinds, questions, stats
from .actions import BY_KIND
from .actions.action import by_text
from .actions.command import command_paid
from .card import RELIC
from .deeds.attack import Assault
from .facts.assist import distance
from .facts.payer import payer
from .facts.power import range_of
from .outlook import answers, battle
from .outlook.facts import Prospects
from .state import HAND_OF, MatrixState

ONLY_BY_TEXT: tuple[OptionKind, ...] = (
    kinds.TELEPORT, kinds.GAIN, kinds.DRAW, kinds.DESTROY, kinds.REPAIR, kinds.FLIP, kinds.PEEK)
"""What a player can do only where a card says so."""
OTHER_NAMES: dict[OptionKind, OptionKind] = {kinds.CONFRONT: kinds.BATTLE, kinds.CLEAR: kinds.USE}
"""What a player may call an action -> its kind."""


def why_not(view: View, wish: Option) -> list[Reason]:
    """The reasons against a wish; empty when it is possible or nobody would expect it."""
    asked, s, seat = view.decision, view.state, view.seat
    assert isinstance(s, MatrixState)
    if asked is None:
        return [reason("the game is over")]
    if wish in asked.asides:
        return []
    action = BY_KIND.get(OTHER_NAMES.get(wish.kind, wish.kind))
    if asked.seat != seat:
        if action is not None and wish.kind == kinds.CONVERT and asked.kind == questions.ACTION:  # on anybody's turn
            return action.why_not(s, seat, wish)
        return [reason("not your decision", seat=asked.seat)]
    if wish in asked.options:
        return []
    if asked.kind != questions.ACTION:
        helpless = _no_help(s, seat, asked, wish.value("card")) if wish.kind in (kinds.PLAY, asked.kind) else []
        return helpless or [reason("another question first", question=asked.kind)]
    if wish.kind in ONLY_BY_TEXT:
        return [reason("only by text")]
    if action is not None:
        return action.why_not(s, seat, wish)
    if wish.kind == kinds.ASSIST:
        return [reason("only in battles of others")]
    if wish.kind == kinds.BLOCK:
        return [reason("only against attacks")]
    if wish.kind == kinds.VAULT:  # War on Cybertron p.18, Core p.19
        return [reason("only when discarded" if RELIC in s.card(wish.value("card")).types else "only relics")]
    return [reason("not possible now")]


def _no_help(s: MatrixState, seat: int, asked: Decision, slot: int) -> list[Reason]:
    """The reason against a hand card where an Assist or a Block is asked for; nothing for any other question."""
    taken = any(ref.kind == "card" and ref.value == slot for option in asked.options for ref in option.refs)
    if taken or slot not in s.zones[HAND_OF[seat]]:
        return []
    explain = {"assist": _no_assist, "block": _no_block}.get(asked.kind)
    return explain(s, seat, slot) if explain is not None else []


def _no_assist(s: MatrixState, seat: int, slot: int) -> list[Reason]:
    """War on Cybertron p.14: at least 1 Power, and Range enough."""
    assert s.battle is not None
    found = by_text(s, stats.ASSISTING_OTHERS, seat, s.battle.slot)
    if not found and range_of(s, slot) < distance(s, seat):
        found = [reason("not enough range", needed=distance(s, seat), have=range_of(s, slot))]
    return found or [reason("makes no power")]


def _no_block(s: MatrixState, seat: int, slot: int) -> list[Reason]:
    """War on Cybertron p.11: the keyword, and Range enough to the victim."""
    assault = s.stack[-1].data
    if not s.card(slot).blocks:
        return [reason("no block")]
    if not isinstance(assault, Assault):
        return [reason("not possible now")]
    needed = s.game.grid.distance[s.at[seat]][s.at[assault.victims[assault.index]]]
    return [reason("not enough range", needed=needed, have=range_of(s, slot))]


Telling = Callable[[MatrixState, int, Option], Prospects]

_ANSWERS: dict[tuple[QuestionKind, OptionKind] | OptionKind, Telling] = {
    kinds.BLOCK: answers.blocked, kinds.BLOCK_BY_ABILITY: answers.blocked_by_ability,
    kinds.ASSIST: lambda s, who, option: battle.laid(s, who, option.value("card")),
    kinds.DO: answers.done_as_told, kinds.TRIGGER: answers.first_of_several,
    kinds.NO: lambda s, who, option: answers.left_out(s),
    (questions.BLOCK, kinds.PASS): battle.attack_goes_on,
    (questions.BOOST, kinds.ACTIVATE): battle.boosted,
    (questions.BOOST, kinds.CONVERT): battle.boosted,
    (questions.BOOST, kinds.DONE): lambda s, who, option: battle.settled(s, who),
    (questions.BOOST_ASSIST, kinds.DONE): lambda s, who, option: battle.counted(s, who),
    (questions.CALL_OFF, kinds.GO_ON): lambda s, who, option: battle.settled(s, who),
    (questions.CALL_OFF, kinds.CALL_OFF): lambda s, who, option: answers.called_off(s),
    (questions.TAKING_COMMAND, kinds.CALL_OFF): lambda s, who, option: answers.called_off(s),
    (questions.TAKING_COMMAND, kinds.PAY): lambda s, who, option: command_paid(
        s, who, s.stack[-1].source, max(payer(option), *(s.stack[-1].data or (-1,)))),
    (questions.RESOLVE_ASSIST, kinds.CARD): battle.resolved,
    (questions.FAVOUR, kinds.CARD): battle.favoured,
    (questions.PLACE_STANDEE, kinds.SPACE): answers.entered,
    (questions.START_EFFECT, kinds.CARD): answers.start_text,
    (questions.MAKE_ROOM, kinds.SPACE): answers.makes_room,
    (questions.SWAP_IN, kinds.SPACE): answers.swapped,
    (questions.DISCARD_MISSION, kinds.CARD): answers.mission_discarded,
    (questions.DISCARD_MISSION, kinds.KEEP): answers.missions_kept,
    (questions.RELIC, kinds.VAULT): answers.relic_stored,
    (questions.RELIC, kinds.DISCARD): answers.relic_discarded,
    (questions.DISCARD, kinds.CARD): answers.discarded,
    (questions.REDRAW_ENCOUNTER, kinds.YES): lambda s, who, option: answers.redrawn(s),
    (questions.COME_ALONG, kinds.YES): answers.comes_along,
}
"""Question and kind of answer -> what it would do; or the kind alone, whatever is asked."""


def outlook(view: View, option: Option) -> list[Prospect]:
    """What an option of the view's question, or one aside from it, would bring; nothing for any other option."""
    asked, s = view.decision, view.state
    if asked is None or (option not in asked.options and option not in asked.asides):
        return []
    assert isinstance(s, MatrixState)
    return foreseen(s, view.seat, asked, option)


def foreseen(s: MatrixState, who: int, asked: Decision, option: Option) -> list[Prospect]:
    """The same of a position that shows no more than may be known."""
    telling = _ANSWERS.get((asked.kind, option.kind)) or _ANSWERS.get(option.kind)
    if telling is not None:
        return list(dict.fromkeys(telling(s, who, option)))
    if option.kind in BY_KIND:
        return list(dict.fromkeys(BY_KIND[option.kind].brings(s, who, option)))
    return list(dict.fromkeys(answers.picked(s, asked, option)))
