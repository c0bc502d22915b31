"""What battles, Assists and Blocks would come to."""
from __future__ import annotations

from sparktable.kernel.control import Effect, no_frame
from sparktable.kernel.decisions import Option, card, seat
from sparktable.kernel.game import Prospect
from sparktable.kernel.zones import FACE_UP

from .. import kinds
from ..card import BOSS
from ..deeds.attack import Assault
from ..deeds.ending import BOSSES_TO_BEAT
from ..deeds.enforcing import show_side
from ..events import DEFEATS
from ..facts.abilities import CONVERT_COST, Active, may_pay_convert, open_abilities, potential
from ..facts.assist import own_power, worth, would_be_asked, would_make
from ..facts.cards import space_of
from ..facts.contest import (
    allies,
    by_confrontation,
    cost_to_defeat,
    helpers_against_robot,
    leaves_play,
    reach,
    takes_the_turn,
    total,
)
from ..facts.power import alt_penalty
from ..headings import ANYTIME, GivesPower
from ..rules.battle import PREPARE, STRIKE
from ..ruleset import TOKENS
from ..state import ALT, BOT, CONFRONT, PLAY_OF, VAULT, Battle, MatrixState
from .energon import activated, converting
from .facts import Prospects, fact, lying, text, to_you
from .goals import brings, gives, sure, triggers

_IF_WON = {"completes", "thwarts", "last boss"}
"""What sounds as if it were certain: until the battle is decided, it is put as "win completes" and the like."""


def declared(s: MatrixState, who: int, slot: int) -> Prospects:
    """A battle that could be declared: the sum, who might join in, what is won and what it costs."""
    confrontation = by_confrontation(s, slot)
    have, needed = reach(s, who, slot), cost_to_defeat(s, slot)
    yield fact("battle sum", card(slot), have=have, needed=needed)
    if alt_penalty(s, who):
        yield fact("penalty counts", n=alt_penalty(s, who))
    if have < needed:
        yield fact("missing", n=needed - have)
        more = _at_hand(s, who, slot)
        if more:
            yield fact("could add", n=more)
    space, then = space_of(s, slot), s.copy()
    then.battle = Battle(who, slot, space, confrontation, margin=max(0, have - needed))
    mates = allies(s) if confrontation else helpers_against_robot(s, who)
    yield from (fact("may assist", seat(mate)) for mate in mates if would_be_asked(then, mate, slot, space))
    if have < needed and not mates and _nothing_helps(s, who, slot, needed - have):
        yield fact("battle lost")
    else:
        yield from _may_be_won(then, who, slot, confrontation)
    if confrontation and takes_the_turn(s, slot):
        yield fact("turn ends")
    else:
        gone = sum(leaves_play(s, played) for played in s.zones[PLAY_OF[who]])
        if gone:
            yield fact("played cards go", n=gone)


def _nothing_helps(s: MatrixState, who: int, slot: int, missing: int) -> bool:
    """Whether nothing that the player could still use brings the Power that a battle lacks, and it cannot be called
    off; an Encounter may bring anything, and so may a text that is used in the battle."""
    if by_confrontation(s, slot) or s.game.ruling("battle_backout") or (
            s.game.rules.robot_boost and open_abilities(s, who, ANYTIME)):
        return False
    return _at_hand(s, who, slot) < missing


def _may_be_won(then: MatrixState, who: int, slot: int, confrontation: bool) -> Prospects:
    """Who might join in on the other side, what comes first, and what a victory would bring."""
    if confrontation:
        if then.game.rules.defenders:
            yield from (fact("may defend", seat(foe)) for foe in then.game.adversaries(who)
                        if would_be_asked(then, foe, slot, space_of(then, slot)))
        yield fact("encounter first")
    yield from map(_if_won, won(then, who, slot))


def _at_hand(s: MatrixState, who: int, slot: int) -> int:
    """The Power that abilities could still add, before or after a Convert out of the same Energon."""
    most = _with_abilities(s, who, slot)
    if may_pay_convert(s, who):
        then = _converted(s, who)
        then.energon[who] -= CONVERT_COST
        most = max(most, _with_abilities(then, who, slot))
    return most - reach(s, who, slot)


def _with_abilities(s: MatrixState, who: int, slot: int) -> int:
    """The Power against a card with the most that abilities can add to it where it lies."""
    have, confrontation = reach(s, who, slot), by_confrontation(s, slot)
    if not (confrontation or s.game.rules.robot_boost):
        return have
    return have + potential(s, who, open_abilities(s, who, CONFRONT if confrontation else ANYTIME),
                            lambda each: reach(_used(s, who, each), who, slot) - have)


def _converted(s: MatrixState, who: int) -> MatrixState:
    """The position with the other side of the character up."""
    then = s.copy()
    then.mode[who] = BOT if s.mode[who] == ALT else ALT
    show_side(then, who)
    return then


def _used(s: MatrixState, who: int, each: Active) -> MatrixState:
    """The position with the Power that an ability is sure to give."""
    then, frame = s.copy(), no_frame(who, each.slot)
    then.scope.amount = each.x
    for part in _power(s, who, each):
        part.do(then, frame)
    return then


def _power(s: MatrixState, who: int, each: Active) -> list[Effect]:
    """The parts of an ability that are sure to give Power."""
    return [part for part in sure(s, each.ability.effect, no_frame(who, each.slot)) if isinstance(part, GivesPower)]


def won(s: MatrixState, who: int, slot: int) -> Prospects:
    """What a defeated Adversary brings."""
    title = s.card(slot)
    yield from text(title.reward, card(slot), key="reward")
    if s.game.rules.helpers_rewarded and s.game.seats > 1:
        yield fact("helpers gain too")
    yield fact("to vault", card(slot))
    if s.game.rules.vp == TOKENS and title.cost:
        yield fact("cost counts", n=title.cost)
    if s.game.rules.ruins:
        yield fact("ruin comes")
    space, then = space_of(s, slot), lying(s, slot, who, VAULT)
    far = s.game.grid.distance[s.at[who]][space]
    yield from triggers(then, DEFEATS, who, slot, space)
    yield from brings(s, then, DEFEATS, who, slot, space, far)
    yield from gives(s, who, title.reward, slot)
    if title.type == BOSS and title.faction is not None and s.bosses_down[title.faction] == BOSSES_TO_BEAT - 1:
        yield fact("last boss")


def _if_won(each: Prospect) -> Prospect:
    """The same of a battle that may still be lost."""
    return each._replace(key=f"win {each.key}") if each.key in _IF_WON else each


def counted(s: MatrixState, who: int) -> Prospects:
    """How the battle stands with the Assist that its player adds no more to."""
    battle, pending = s.battle, s.pending
    assert battle is not None and pending is not None
    slot, then = pending.source, s.copy()
    if slot not in battle.helping + battle.defending and worth(s, who, slot):
        then.battle = battle.having(defending=(*battle.defending, slot)) if _defends(s, who) \
            else battle.having(helping=(*battle.helping, slot))
    yield from settled(then, who)


def _defends(s: MatrixState, who: int) -> bool:
    return s.battle is not None and who in s.game.adversaries(s.battle.attacker)


def settled(s: MatrixState, who: int) -> Prospects:
    """How the battle that is going on stands now."""
    battle = s.battle
    if battle is None:
        return
    have, needed = total(s), cost_to_defeat(s, battle.slot)
    yield fact("battle sum", card(battle.slot), have=have, needed=needed)
    if have < needed:
        yield fact("missing", n=needed - have)
    elif who != battle.attacker:
        yield fact("suffices", n=0)
    else:
        then = s.copy()
        then.battle = battle.having(margin=have - needed)
        brought = won(then, battle.attacker, battle.slot)
        undecided = s.stack[-1].node in (PREPARE, STRIKE)  # an Encounter, or Assists, may still change the sum
        yield from map(_if_won, brought) if undecided else brought


def boosted(s: MatrixState, who: int, option: Option) -> Prospects:
    """An ability or a Convert of the active player in the battle, and how it stands then."""
    battle = s.battle
    assert battle is not None
    if option.kind == kinds.CONVERT:
        yield from converting(s, who)
        then = _converted(s, who)
    else:
        yield from activated(s, who, option)
        chosen = next(each for each in open_abilities(s, who, CONFRONT)
                      if (each.slot, each.price) == (option.value("card"), option.value("number")))
        if not _power(s, who, chosen):
            return  # what it brings is hidden, or no Power
        then = _used(s, who, chosen)
    yield from settled(then, who)


def favoured(s: MatrixState, who: int, option: Option) -> Prospects:
    """The card that a text strengthens in the battle, and how it stands then."""
    battle = s.battle
    assert battle is not None
    then = s.copy()
    then.battle = battle.having(favoured=option.value("card"))
    yield fact("battle sum", card(battle.slot), have=total(then), needed=cost_to_defeat(s, battle.slot))


def laid(s: MatrixState, who: int, slot: int) -> Prospects:
    """A card laid as an Assist: the Power that it makes by itself, on which side, and where it ends."""
    battle = s.battle
    if battle is None:
        return
    power, penalty = would_make(s, who, slot), alt_penalty(s, who)
    defends, adds = _defends(s, who), max(0, power - penalty)
    yield fact("defends with" if defends else "assists with", card(slot), n=adds)
    if penalty:
        yield fact("penalty counts", n=penalty)
    if not defends:
        have, needed = total(s), cost_to_defeat(s, battle.slot)
        if have >= needed:
            yield fact("suffices", n=0)
        else:
            yield fact("battle sum", card(battle.slot), have=have + adds, needed=needed)
        if s.game.rules.helpers_rewarded:
            yield from text(s.card(battle.slot).reward, card(battle.slot), key="reward if resolved")
    yield fact("discarded after", card(slot))


def resolved(s: MatrixState, who: int, option: Option) -> Prospects:
    """An Assist that the active player chooses to resolve."""
    slot = option.value("card")
    if s.known[slot] & FACE_UP:
        yield fact("assists with", card(slot), n=own_power(s, s.owner[slot], slot))
    else:
        yield fact("assist turned up", seat(s.owner[slot]))
    if s.game.rules.helpers_rewarded:
        yield fact("helper rewarded", seat(s.owner[slot]))


def attack_goes_on(s: MatrixState, who: int, option: Option) -> Prospects:
    """What an Attack does to its victim if nobody Blocks: a text says "you" to that one."""
    assault = s.stack[-1].data
    if isinstance(assault, Assault) and isinstance(assault.effect, Effect):
        victim = assault.victims[assault.index]
        doer = assault.by_text_of if assault.by_text_of >= 0 else victim
        if doer == victim:
            yield from text(assault.effect, seat(victim), key=to_you("attack hits", victim == who))
        else:  # the text speaks to whoever attacks
            yield from text(assault.effect, seat(victim), seat(doer),
                            key=to_you("attack of another hits", victim == who))
        then = s.copy()
        then.scope.them = victim
        yield from gives(then, doer, assault.effect, s.stack[-1].source)
