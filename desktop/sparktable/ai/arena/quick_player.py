"""What a quick player of Battle for Cybertron does: one look at the question.

Rules of thumb: attack with what may be expected to hurt more than a drawn card is worth, defend where the card holds
back more than it would do later, go where an attack is possible this turn and else where few lines of attack lead.
Nobody uses here what its seat may not know: a defender judges an attack by what attacks usually are.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sparktable.games.arena import kinds, questions
from sparktable.games.arena.answers import STAY
from sparktable.games.arena.card import SPECIAL
from sparktable.games.arena.cards import BLANK
from sparktable.games.arena.facts.position import could_attack
from sparktable.games.arena.state import HAND, PLAY, ArenaState, deck_of, foes, seat_zone, space_of
from sparktable.kernel.decisions import Decision, Option
from sparktable.kernel.zones import knows

from .card_worth import ACTION, KILL, expected_hit, expected_save, holding, usual_worth
from .position import STRIDE, Lines, life_left, needs_line, own_squares
from .text_worth import FULL_HAND, Reader

Wish = Callable[[Lines, ArenaState, Decision, Option], float]
IMAGINED: Final = -1
"""The value of an attack that its defender does not know."""
NEAR_DEATH: Final = 6
"""With so little left every point counts more."""
SOLID: Final = 3
SOLID_ENOUGH: Final = 2
"""So many defenses of that much let their player stand in the open."""
FEAR: Final = 1.6
FEAR_BEHIND_DEFENSES: Final = 0.8
"""What it costs to stand where somebody can surely attack next, and what with defenses in hand."""
INITIATIVE: Final = 0.35
"""An attack now is worth more than the points it will do."""
KEPT_TO_DEFEND: Final = 0.25
KEPT_TO_ATTACK: Final = 0.42
"""What a point of defense on a card is worth that attacks, and a point of attack on one that defends."""
KEPT_TO_PLAY: Final = 0.4
"""What part of its usual worth a Special has in the hand: where it would do nothing now, it waits."""
CARD_SPENT: Final = 0.55
"""What it costs to defend with a card."""
DEAR_LIFE: Final = 0.8
"""What a point more is worth to a Transformer near death."""
CROWDED: Final = 0.6
CROWDED_DEFENDING: Final = 0.5
"""What it is worth to get a card out of a hand that is nearly full."""
DRAW_TOO_MANY: Final = 0.2
"""A card drawn with a full hand: the worst goes."""
TEXT_HOPED: Final = 0.5
SPECIAL_HOPED: Final = 2.0
"""What a text is thought to add to an attack, and what a Special will do, once its Transformer stands right."""
TEXT_ANYWAY: Final = 0.1
"""What a text adds to an attack besides what can be reckoned."""
PUSHED: Final = 0.3
"""To push somebody out of line with one's own side, for each of them."""
HIT_THE_WEAK: Final = 0.3
ROB_THE_RICH: Final = 0.2
FRIENDS_LOSS: Final = 2.0
"""Whom a text is to hit: for each point that he has less to lose, and for each card that he holds; never a friend."""


def wishes(lines: Lines, s: ArenaState, asked: Decision) -> list[float]:
    """For each option what may be expected of it, in points of damage."""
    if asked.kind in (questions.MOVE, questions.CARD_MOVE, questions.PLACE):
        return _moves(lines, s, asked)
    wish = WISHES.get(asked.kind)
    return [0.0 if wish is None else wish(lines, s, asked, option) for option in asked.options]


def attack_worth(lines: Lines, s: ArenaState, slot: int, target: int) -> float:
    """What attacking with a card may be expected to do."""
    title, left = s.card(slot), life_left(s, target)
    assert title.attack is not None
    helpless = not s.zones[seat_zone(s.game.seat_of[target], HAND)]
    hit = title.attack if helpless else expected_hit(title.attack)
    worth = min(hit, left) - KEPT_TO_DEFEND * (title.defense or 0) + INITIATIVE
    if title.attack >= left:
        worth += KILL
    if title.text is not None:
        worth += Reader(lines, s, s.owner[slot], deck_of(s, slot)).worth(title, target) + TEXT_ANYWAY
    return worth


def _action(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> float:
    held = len(s.zones[seat_zone(asked.seat, HAND)])
    slot = option.value("card")
    if option.kind == kinds.DRAW:
        return ACTION if held <= FULL_HAND else DRAW_TOO_MANY
    crowded = CROWDED if held >= FULL_HAND - 1 else 0.0
    if option.kind == kinds.ATTACK:
        return attack_worth(lines, s, slot, option.value("card", 1)) + crowded
    title = s.card(slot)
    now = Reader(lines, s, asked.seat, deck_of(s, slot)).worth(title)
    return now - KEPT_TO_PLAY * usual_worth(title.text) + crowded


def attack_seen(s: ArenaState, asked: Decision) -> int:
    """The value of the attack that somebody is asked to defend against, as far as he knows it. Where he does not: 0,
    or IMAGINED in a world that was dealt out, where the card lies face down and is known nevertheless."""
    attacker = int(asked.about[0].value)
    slot = s.zones[seat_zone(s.game.seat_of[attacker], PLAY)][0]
    if s.ident[slot] == BLANK:
        return 0
    return (s.card(slot).attack or 0) if knows(s, asked.seat, slot) else IMAGINED


def _defend(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> float:
    if option.kind != kinds.DEFEND:
        return 0.0
    target = int(asked.about[1].value)
    slot, attack = option.value("card"), attack_seen(s, asked)
    title = s.card(slot)
    assert title.defense is not None
    saved = min(attack, title.defense) if attack > 0 else expected_save(title.defense)
    worth = saved - KEPT_TO_ATTACK * (title.attack or 0) - CARD_SPENT
    if life_left(s, target) <= NEAR_DEATH:
        worth += DEAR_LIFE * saved
    if len(s.zones[seat_zone(asked.seat, HAND)]) >= FULL_HAND - 1:
        worth += CROWDED_DEFENDING
    return worth


def _moves(lines: Lines, s: ArenaState, asked: Decision) -> list[float]:
    """To attack is worth what the hand would do; to be exposed costs, less so behind solid defenses."""
    seat, others = asked.seat, foes(s, asked.seat)
    actions = s.actions if s.active == seat else 0
    places = {foe: space_of(s, foe) for foe in others}
    danger = [lines.reach(s, foe, STRIDE) for foe in others]
    pawns = {option.value("card") for option in asked.options if option != STAY}
    gains = {pawn: _hopes(lines, s, seat, pawn, actions) for pawn in pawns}
    solid = sum((s.card(slot).defense or 0) >= SOLID for slot in s.zones[seat_zone(seat, HAND)])
    fear = FEAR if solid < SOLID_ENOUGH else FEAR_BEHIND_DEFENSES

    def worth(pawn: int, square: int) -> float:
        line = lines.at[square]
        value = -fear * sum((line & near).bit_count() / near.bit_count() for near in danger)
        if any(could_attack(s, square, there) for there in places.values()):
            value += gains[pawn]
        return value

    here = {pawn: worth(pawn, space_of(s, pawn)) for pawn in pawns}
    return [0.0 if option == STAY else worth(option.value("card"), option.value("space")) - here[option.value("card")]
            for option in asked.options]


def _hopes(lines: Lines, s: ArenaState, seat: int, pawn: int, actions: int) -> float:
    """What a Transformer's attacks would add to drawing, once it is in position."""
    if not actions:
        return 0.0
    gains = []
    for slot in s.zones[seat_zone(seat, HAND)]:
        title = s.card(slot)
        if deck_of(s, slot) != pawn:
            continue
        if title.attack is not None:
            gains.append(expected_hit(title.attack) + INITIATIVE + (TEXT_HOPED if title.text else 0.0) - ACTION)
        elif title.type == SPECIAL and title.text is not None and needs_line(title):
            gains.append(SPECIAL_HOPED - ACTION / 2)
    return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[:actions])


def _push(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> float:
    """Away from where it could hurt one's own."""
    if option == STAY:
        return 0.0
    pawn, square = option.value("card"), option.value("space")
    line = lines.at
    friends = own_squares(s, asked.seat)
    return PUSHED * (sum(line[space_of(s, pawn)] >> there & 1 for there in friends)
                  - sum(line[square] >> there & 1 for there in friends))


def _lose(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> float:
    return -holding(s.ident[option.value("card")])


def _want(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> float:
    return holding(s.ident[option.value("card")])


def _weakest(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> float:
    return -HIT_THE_WEAK * life_left(s, option.value("card"))


def _richest(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> float:
    if option.value("seat") in s.game.team(asked.seat):
        return -FRIENDS_LOSS
    return ROB_THE_RICH * len(s.zones[seat_zone(option.value("seat"), HAND)])


def _use_special(lines: Lines, s: ArenaState, asked: Decision, option: Option) -> float:
    me = deck_of(s, asked.source)
    return Reader(lines, s, asked.seat, me).worth(s.card(option.value("card")))


WISHES: Final[dict[str, Wish]] = {"action": _action, "defend": _defend, "push": _push, "discard": _lose,
                                  "make room": _lose, "look": _want, "take back": _want,
                                  "choose opponent": _weakest, "choose player": _richest,
                                  "use special": _use_special}
