"""Why another space, or the other side of the character card, is the better one, in one sentence: what lies ahead,
what is there, and what whoever comes there meets: an Ambush, texts that harm, texts that help.
"""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.matrix import kinds, stats
from sparktable.games.matrix.actions.battle import deals
from sparktable.games.matrix.actions.buy import BUY_CARD
from sparktable.games.matrix.actions.use import payments
from sparktable.games.matrix.deeds.ending import is_last_turn
from sparktable.games.matrix.deeds.moving import spend_move
from sparktable.games.matrix.events import MOVES_ONTO, STEPS, TELEPORTS
from sparktable.games.matrix.facts.abilities import CONVERT_COST, open_abilities
from sparktable.games.matrix.facts.market import price
from sparktable.games.matrix.facts.movement import BY_ALT, alt_move, move_by_kind, search_price, step_price, surcharge
from sparktable.games.matrix.headings import ANYTIME
from sparktable.games.matrix.outlook.facts import set_off
from sparktable.games.matrix.state import ALT, BOT, CHARACTER_OF, HAND_OF, MATRIX, Deed, MatrixState
from sparktable.games.matrix.verbs.fight import Ambush
from sparktable.kernel.control import no_frame
from sparktable.kernel.decisions import card, number
from sparktable.kernel.decisions import space as place
from sparktable.kernel.vocabulary.statics import in_force
from sparktable.kernel.zones import FACE_UP

from ..thought import Why
from .action_worth import BATTLING, SEARCHING, USING, WORTH_IT, Aim, aims, buying_worth
from .position import Knowledge, nearest_boss, situation
from .text_worth import CHEAPER, POWER, benefit, main_effect
from .turn_plan import NO_ERRAND, chosen_errand, plan_for, reach_of

HOPED = 2
"""The Power that a card in somebody's hand may bring, as others see it."""
AMBUSHED, HARMED = "ambush", "harm"


class Met(NamedTuple):
    """What it is, and whose."""

    price: str = ""
    """An Ambush, or harm; "" if there is nothing to fear …"""
    slot: int = -1
    """… and the card that does it."""
    gift: int = -1
    """The card whose text brings something."""
    on_foot: bool = True
    """Whether it comes there by a step."""


class Goal(NamedTuple):
    """What a space is good for."""

    why: Why
    """The sentence, if nothing bad waits there."""
    slot: int = -1
    """The card that it is all about, if there is one."""


def why_step(known: Knowledge, s: MatrixState, seat: int, there: int, *, on_foot: bool = True) -> Why:
    """What a space leads to, gives, or brings within reach; and what it costs to come there, if anything does."""
    then = _having_come(s, seat, there, on_foot)
    meets = _met(s, then, seat, there, on_foot)
    goal = _ahead(known, s, seat, there) or _arrival(known, s, then, seat, meets)
    if not meets.price:
        return goal.why
    if goal.slot == meets.slot:
        return Why(f"why.in spite of {meets.price}", (card(goal.slot),))
    if goal.why.key == "why.sets off text":
        return Why(f"why.text for {meets.price}", (card(meets.gift), card(meets.slot)))
    what = card(goal.slot) if goal.slot >= 0 else place(there)
    return Why(f"why.{'card' if goal.slot >= 0 else 'space'} for {meets.price}", (what, card(meets.slot)))


def _met(s: MatrixState, then: MatrixState, seat: int, there: int, on_foot: bool) -> Met:
    """What a character meets there; `then` it stands there already. A way that is not walked Ambushes nobody."""
    slot = s.zones[MATRIX][there]
    found = Met(on_foot=on_foot)
    if on_foot and slot >= 0 and s.known[slot] & FACE_UP and s.game.adversary(s, seat, slot) \
            and not in_force(s, stats.NO_AMBUSH, seat):
        found = Met(AMBUSHED, slot)
    after = then.copy()
    way = STEPS if on_foot else TELEPORTS
    after.deeds = (*s.deeds, Deed(MOVES_ONTO, seat, slot, there, way))
    after.scope.it, after.scope.them, after.scope.spot = (slot,) if slot >= 0 else (), seat, there
    for listener, effect in set_off(then, MOVES_ONTO, seat, slot, there, way):
        if not effect.possible(after, no_frame(seat, listener.slot)):
            continue
        gain = benefit(after, seat, effect)
        ambushed = any(isinstance(node, Ambush) for node in effect.walk())
        if (gain < 0 or ambushed) and not found.price:
            found = found._replace(price=AMBUSHED if ambushed else HARMED, slot=listener.slot)
        if gain > 0 and found.gift < 0:
            found = found._replace(gift=listener.slot)
    return found


def _having_come(s: MatrixState, seat: int, there: int, on_foot: bool) -> MatrixState:
    """The position after it, but for what is set off."""
    then = s.copy()
    if s.at[seat] >= 0:
        spend_move(then, seat, step_price(s, seat, there) if on_foot else surcharge(s, seat, there), BY_ALT)
    then.at[seat] = there
    return then


def _ahead(known: Knowledge, s: MatrixState, seat: int, there: int) -> Goal | None:
    """What the space is nearer to."""
    distance, here = s.game.grid.distance, s.at[seat]
    if here < 0:
        return None
    for aim, steps in plan_for(known, s, seat).row:
        if steps and distance[there][aim.space] < distance[here][aim.space]:
            if aim.kind == SEARCHING:
                return Goal(Why("why.towards unseen"))
            return Goal(Why(f"why.towards {'clear' if aim.kind == USING else aim.kind}", (card(aim.slot),)), aim.slot)
    errand = chosen_errand(known, s) if seat == s.active else NO_ERRAND
    if errand is not NO_ERRAND and distance[there][errand.space] < distance[here][errand.space]:
        return Goal(Why("why.towards scheme", (card(errand.scheme),)), errand.scheme)
    return None


def _arrival(known: Knowledge, s: MatrixState, then: MatrixState, seat: int, meets: Met) -> Goal:
    """What standing on a space is good for."""
    there = then.at[seat]
    slot, space = s.zones[MATRIX][there], place(there)
    if meets.gift == slot >= 0:
        return Goal(Why("why.sets off", (card(slot),)), slot)
    for aim in _fresh(known, s, then, seat):
        if aim.kind == SEARCHING:
            return Goal(Why("why.unseen there", (space,)))
        return Goal(Why("why.within reach", (card(aim.slot), space)), aim.slot)
    if meets.gift >= 0:
        return Goal(Why("why.sets off text", (space, card(meets.gift))))
    hidden = slot >= 0 and not s.known[slot] & FACE_UP
    if hidden and (s.zones[HAND_OF[seat]] or sum(move_by_kind(then, seat)) >= search_price(then, seat, slot)):
        return Goal(Why("why.unseen there", (space,)))
    use = _use_of(known, s, then, seat) if not hidden else ""
    if use:
        return Goal(Why(f"why.{use}", (card(slot),)), slot)
    distance, here = s.game.grid.distance, s.at[seat]
    boss = nearest_boss(s) if known.together and here >= 0 else -1
    if boss >= 0 and distance[there][boss] < distance[here][boss]:
        key = "why.near boss" if s.game.seats > 1 else "why.near boss alone"
        return Goal(Why(key, (card(s.zones[MATRIX][boss]),)))
    if hidden:
        return Goal(Why("why.unseen later", (space,)))
    if here >= 0 and _hidden_around(s, there) > _hidden_around(s, here):
        return Goal(Why("why.near unseen", (space,)))
    return Goal(Why("why.no worse" if meets.on_foot else "why.choose space", (space,)))


def _fresh(known: Knowledge, s: MatrixState, then: MatrixState, seat: int) -> list[Aim]:
    """What can be had on another space and not here, the best first."""
    had = {aim.slot for aim, steps in plan_for(known, s, seat).row if not steps} if s.at[seat] >= 0 else set()
    row = [aim for aim, steps in plan_for(known, then, seat).row
           if not steps and aim.space >= 0 and aim.slot not in had]
    if row or seat != s.active or s.at[seat] < 0:
        return row
    new = set(deals(then, seat)) - set(deals(s, seat))
    for_sale = {option.value("card") for option in new if option.kind == kinds.BUY}
    if not for_sale:
        return []
    open_ = aims(situation(known, then, seat), reach_of(then, seat, known.titles)[0][0])
    return sorted((aim for aim in open_ if aim.slot in for_sale), key=lambda aim: -aim.worth)


def _use_of(known: Knowledge, s: MatrixState, then: MatrixState, seat: int) -> str:
    """What whoever has come onto a faceup card may do with it; "" if nothing."""
    slot = s.zones[MATRIX][then.at[seat]]
    if slot < 0 or seat != s.active:
        return ""
    if any(each.slot == slot for each in payments(then, seat)):
        return "text there"
    hand = s.zones[HAND_OF[seat]]
    if any((thwart.contribute is not None and hand) or (thwart.energon and s.energon[seat])
           for thwart in s.card(slot).thwart):
        return "scheme there"
    if not _worth_buying(known, s, seat, slot) or BUY_CARD[slot] in deals(then, seat):
        return ""
    texts = (main_effect(each.ability.effect) for each in open_abilities(s, seat, ANYTIME))
    more = HOPED * len(hand) + sum(word in (POWER, CHEAPER) for word in texts)
    missing = price(s, seat, slot) - reach_of(then, seat, known.titles)[0][0]
    return "may buy there" if missing <= more else ""


def _worth_buying(known: Knowledge, s: MatrixState, seat: int, slot: int) -> bool:
    """Whether a faceup card is for sale and worth having."""
    return known.titles.for_sale[s.ident[slot]] and not s.game.adversary(s, seat, slot) \
        and buying_worth(situation(known, s, seat), slot) > WORTH_IT


def _hidden_around(s: MatrixState, space: int) -> int:
    """How many cards there and next to it lie facedown."""
    near = (space, *s.game.grid.next[space])
    return sum(s.zones[MATRIX][each] >= 0 and not s.known[s.zones[MATRIX][each]] & FACE_UP for each in near)


def why_side(known: Knowledge, s: MatrixState, seat: int, side: int) -> Why:
    """What Alt Mode or Bot Mode is good for now, be it to turn over or to stay."""
    slot = s.zones[CHARACTER_OF[seat]][0]
    if side == ALT:
        return _why_alt(known, s, seat)
    character = s.card(slot)
    turns = s.mode[seat] == ALT
    if turns and character.alt is not None and character.alt.leaving:
        return Why("why.leaving alt", (card(slot),))
    if loses_power(s, seat) and any(aim.kind == BATTLING for aim, _ in _row(known, s, seat, BOT)):
        return Why("why.convert to fight")
    if character.bot is not None:
        left = s.energon[seat] - CONVERT_COST * turns
        if any(price <= left for price in character.bot.energon):
            return Why("why.bot energon", (card(slot),))
        works = s.zones[HAND_OF[seat]] or not loses_power(s, seat)
        if works and (character.bot.ongoing or character.bot.when):
            return Why("why.bot text", (card(slot),))
    return Why("why.bot battles" if loses_power(s, seat) else "why.other")


def loses_power(s: MatrixState, seat: int) -> bool:
    """Whether a character's Alt Mode takes something off its Power."""
    alt = s.card(s.zones[CHARACTER_OF[seat]][0]).alt
    return alt is not None and alt.penalty < 0


def _why_alt(known: Knowledge, s: MatrixState, seat: int) -> Why:
    then = s.copy()
    then.mode[seat] = ALT
    move = alt_move(then, seat) if seat == s.active else 0
    if move:
        otherwise = {aim.slot for aim, _ in _row(known, s, seat, BOT)}
        for aim, steps in _row(known, s, seat, ALT):
            if steps and aim.kind != SEARCHING and aim.slot not in otherwise:
                return Why("why.alt towards", (card(aim.slot), number(move)))
    alt = s.card(s.zones[CHARACTER_OF[seat]][0]).alt
    whole = alt.move if alt is not None else 0
    if move and (s.mode[seat] == BOT or is_last_turn(s)):
        again = move == whole and not is_last_turn(s)
        return Why("why.alt now and next" if again else "why.alt now", (number(move),))
    return Why("why.alt next", (number(whole),))


def _row(known: Knowledge, s: MatrixState, seat: int, side: int) -> tuple[tuple[Aim, int], ...]:
    """What could still be done this turn with a side of the character card."""
    then = s.copy()
    then.mode[seat] = side
    return plan_for(known, then, seat).row
