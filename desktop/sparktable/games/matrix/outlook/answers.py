"""What the answers to the questions within a turn would bring."""
from __future__ import annotations

from sparktable.kernel.control import Effect, no_frame
from sparktable.kernel.decisions import Decision, Option, card, seat, word
from sparktable.kernel.nodes import labelled
from sparktable.kernel.vocabulary.selections import IT
from sparktable.kernel.zones import FACE_UP

from .. import kinds
from ..card import BOSS, DAMAGE, MISSION
from ..deeds.attack import block_abilities
from ..deeds.ending import BOSSES_TO_BEAT
from ..events import BLOCKS_ATTACK, FORCED, STEPS, TELEPORTS
from ..facts.cards import leaves_the_game, mission_stack
from ..facts.contest import cost_to_defeat, total
from ..state import MATRIX, MISSIONS_OF, MatrixState
from ..verbs.board import Convert, Flip, FreeStep, Peek, Push, Teleport
from ..verbs.fight import AddCost, Attack, Defeat, ExtraAssist
from ..verbs.piles import Destroy, Discard, Gain, PutOnTop, TakeToHand, ToVault
from ..verbs.resources import LoseEnergon, LoseVP
from .battle import laid, won
from .board import arrives, lands, turned_up
from .cards import gained
from .energon import converting
from .facts import Prospects, fact, paid_energon, text, to_you
from .goals import brings, gives, gone, sure, triggers


def blocked(s: MatrixState, who: int, option: Option) -> Prospects:
    """A card is discarded for it; only what stands behind "Block:" works."""
    slot = option.value("card")
    yield from _saves(s, who)
    yield from text(s.card(slot).block, card(slot))
    yield from _discarded(s, slot)
    yield from triggers(s, BLOCKS_ATTACK, who, slot)
    yield from _as_a_block(s, who, slot)


def blocked_by_ability(s: MatrixState, who: int, option: Option) -> Prospects:
    slot, price = option.value("card"), option.value("number")
    yield from paid_energon(s, who, price)
    yield from _saves(s, who)
    for found in block_abilities(s, who, _victim(s)):
        if (found.slot, found.price) == (slot, price):
            yield from text(found.ability.effect, card(slot))
    yield from triggers(s, BLOCKS_ATTACK, who, slot)
    yield from _as_a_block(s, who, slot)


def _as_a_block(s: MatrixState, who: int, slot: int) -> Prospects:
    """Objectives and Schemes look at a Block with its card still in hand."""
    yield from brings(s, s, BLOCKS_ATTACK, who, slot, number=_victim(s))


def _victim(s: MatrixState) -> int:
    assault = s.stack[-1].data
    return int(assault.victims[assault.index])


def _saves(s: MatrixState, who: int) -> Prospects:
    yield fact(to_you("attack blocked", _victim(s) == who), seat(_victim(s)))


def called_off(s: MatrixState) -> Prospects:
    yield fact("nothing is paid")


def left_out(s: MatrixState) -> Prospects:
    yield fact("left out")


def done_as_told(s: MatrixState, who: int, option: Option) -> Prospects:
    """A part of a text that may be done, or one of several: its words say it."""
    yield fact("text", *option.refs[:1])
    node = labelled(str(option.refs[0].value))
    source = _source(s)
    if isinstance(node, Effect):
        yield from gives(s, who, node, source)
        yield from _takes(s, who, node)
        for part in sure(s, node, no_frame(who, source)) if len(s.scope.it) == 1 else ():
            if isinstance(part, Flip) and part.what is IT:
                yield from turned_up(s, who, s.scope.it[0])
            elif isinstance(part, Gain) and part.what is IT:
                yield from gained(s, who, s.scope.it[0], part.to)
    if isinstance(node, Convert) and node.to != s.mode[who]:
        yield from converting(s, who, price=0)


def _takes(s: MatrixState, who: int, effect: Effect) -> Prospects:
    """What is left to whom the text asks, and how the battle stands with the Boss as dear as it would be."""
    frame, then = s.stack[-1], s.copy()
    for part in sure(s, effect, frame):
        if isinstance(part, LoseEnergon | LoseVP | AddCost):
            part.do(then, frame)
    if then.vp[who] < s.vp[who]:
        yield fact("vp lost", n=s.vp[who] - then.vp[who], left=then.vp[who])
    if then.energon[who] < s.energon[who]:
        yield fact("energon lost", n=s.energon[who] - then.energon[who], left=then.energon[who])
    if then.battle is not None and then.battle != s.battle:
        slot = then.battle.slot
        yield fact("battle sum", card(slot), have=total(then), needed=cost_to_defeat(then, slot))


def first_of_several(s: MatrixState, who: int, option: Option) -> Prospects:
    yield fact("comes first", card(option.value("card")))


def entered(s: MatrixState, who: int, option: Option) -> Prospects:
    """The first placement is no move: nothing is turned up, nobody is Ambushed (War on Cybertron p.6, Core p.6)."""
    slot = s.zones[MATRIX][option.value("space")]
    yield fact("stands on", card(slot)) if slot >= 0 and s.known[slot] & FACE_UP else fact("nothing is turned up")


def start_text(s: MatrixState, who: int, option: Option) -> Prospects:
    slot = option.value("card")
    start = s.card(slot).start
    assert start is not None
    yield from text(start.effect, card(slot))
    yield from gives(s, who, start.effect, slot)


def makes_room(s: MatrixState, who: int, option: Option) -> Prospects:
    slot = s.zones[MATRIX][option.value("space")]
    if s.known[slot] >> who & 1:
        yield from _destroyed(s, slot)
    else:
        yield fact("unknown destroyed")
    arriving = s.stack[-1].data[0]
    yield fact("arrives", card(arriving))
    if s.known[slot] & FACE_UP:
        yield from arrives(s, who, arriving, option.value("space"))


def swapped(s: MatrixState, who: int, option: Option) -> Prospects:
    """The facedown card goes unseen onto the main deck, whose bottom card is destroyed (War on Cybertron p.20)."""
    yield fact("onto main deck")
    yield fact("bottom destroyed")
    yield fact("arrives", card(s.stack[-1].data[0]))
    yield from text(s.card(s.stack[-1].data[0]).reveal)


def mission_discarded(s: MatrixState, who: int, option: Option) -> Prospects:
    yield fact("mission gone", card(option.value("card")))
    if draws_mission(s, who, len(s.zones[MISSIONS_OF[who]]) - 1, discarded=True):
        yield fact("new mission")


def draws_mission(s: MatrixState, who: int, left: int, *, discarded: bool) -> bool:
    """With one or none left, or in co-op for the one discarded (War on Cybertron p.6, p.20)."""
    fitting = discarded if s.game.rules.mission_discard_needs_stack else left <= 1
    return fitting and bool(s.zones[mission_stack(s, who)])


def missions_kept(s: MatrixState, who: int, option: Option) -> Prospects:
    held = len(s.zones[MISSIONS_OF[who]])
    yield fact("missions stay", n=held)
    if not s.game.rules.together:
        yield fact("missions cost", n=held)
    if draws_mission(s, who, held, discarded=False):
        yield fact("new mission")


def relic_stored(s: MatrixState, who: int, option: Option) -> Prospects:
    slot = _source(s)
    yield fact("to vault", card(slot))
    if s.card(slot).vp and not s.game.rules.together:
        yield fact("vault worth", card(slot), n=s.card(slot).vp)


def relic_discarded(s: MatrixState, who: int, option: Option) -> Prospects:
    yield fact("to discard", card(_source(s)))


def _source(s: MatrixState) -> int:
    assert s.pending is not None
    return s.pending.source


def discarded(s: MatrixState, who: int, option: Option) -> Prospects:
    yield from _discarded(s, option.value("card"))


def redrawn(s: MatrixState) -> Prospects:
    yield fact("encounter unresolved")


def comes_along(s: MatrixState, who: int, option: Option) -> Prospects:
    assert s.pending is not None
    space = next(int(ref.value) for ref in s.pending.about if ref.kind == "space")
    yield fact("no ambush")
    yield from lands(s, who, who, space, ambushes=False, way=TELEPORTS)


def _discarded(s: MatrixState, slot: int) -> Prospects:
    title = s.card(slot)
    if title.type == MISSION:
        yield fact("mission gone", card(slot))
        return
    yield fact("may be vaulted" if "relic" in title.types else "to discard", card(slot))
    yield from _given_up(s, slot)


def _destroyed(s: MatrixState, slot: int) -> Prospects:
    title = s.card(slot)
    yield fact("out of the game" if leaves_the_game(title) else "destroyed", card(slot))
    if title.type == BOSS and title.faction is not None:
        yield fact("last boss" if s.bosses_down[title.faction] == BOSSES_TO_BEAT - 1 else "boss counts")
    if title.type != DAMAGE:
        yield from _given_up(s, slot)
    yield from gone(s, slot)


def _given_up(s: MatrixState, slot: int) -> Prospects:
    """What is unspent on a card is lost with it."""
    if s.power[slot]:
        yield fact("power lost", n=s.power[slot])
    if s.moves[slot]:
        yield fact("move lost", n=s.moves[slot])


def picked(s: MatrixState, asked: Decision, option: Option) -> Prospects:
    """A card, a character or a space that a text asks for; or to stop picking."""
    who = asked.seat
    labels = [str(ref.value) for ref in asked.about if ref.kind == "word"]
    node = labelled(labels[0]) if labels else None
    if option.kind in (kinds.DONE, kinds.PASS):
        yield fact("no more")
    elif option.kind == kinds.YES:
        yield from (fact("text", word(label)) for label in labels)
    elif option.kind == kinds.SPACE:
        mover = next((int(ref.value) for ref in asked.about if ref.kind == "seat"), who)
        way = FORCED if isinstance(node, Push) else TELEPORTS if isinstance(node, Teleport) else STEPS
        if way == STEPS and not isinstance(node, FreeStep):
            mover = who
        yield fact("goes there", *option.refs) if mover == who else fact("is moved there", seat(mover), *option.refs)
        if isinstance(node, Teleport):
            yield fact("no ambush")
        ambushes = bool(s.game.ruling("push_ambush")) if way == FORCED else way == STEPS
        yield from lands(s, who, mover, option.value("space"), ambushes=ambushes, way=way)
    elif option.kind == kinds.SEAT:
        if isinstance(node, Attack):
            yield fact("may be blocked", seat(option.value("seat")))
        yield from (fact("text", word(label)) for label in labels)
    elif option.kind == kinds.CARD:
        yield from _picked_card(s, who, node, option.value("card"), labels)


def _picked_card(s: MatrixState, who: int, node: object, slot: int, labels: list[str]) -> Prospects:
    """What becomes of a card that a text asks for."""
    if not s.known[slot] >> who & 1:
        yield fact("turns up unknown") if isinstance(node, Flip) else fact("seen by you") if isinstance(node, Peek) \
            else fact("unknown destroyed") if isinstance(node, Destroy) else fact("text", word(labels[0]))
    elif isinstance(node, Flip):
        yield from turned_up(s, who, slot)
    elif isinstance(node, Destroy):
        yield from _destroyed(s, slot)
    elif isinstance(node, Discard):
        yield from _discarded(s, slot)
    elif isinstance(node, Gain):
        yield from gained(s, who, slot, node.to)
    elif isinstance(node, Defeat):
        yield from won(s, who, slot)
    elif isinstance(node, PutOnTop):
        yield fact("to mission stack" if s.card(slot).type == MISSION else "to deck top", card(slot))
    elif isinstance(node, TakeToHand):
        yield fact("to hand", card(slot))
    elif isinstance(node, ExtraAssist):
        yield from laid(s, who, slot)
    elif isinstance(node, ToVault):
        yield fact("to vault", card(slot))
    else:
        yield from (fact("text", word(label)) for label in labels)
