"""What an answer would bring, as far as a seat can know: damage and how much more destroys, who comes into line of
fire, how many cards one holds, and what is sure of a text."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sparktable.kernel.control import Effect, Seq
from sparktable.kernel.decisions import Decision, Option, Ref, card
from sparktable.kernel.game import Prospect
from sparktable.kernel.run import take
from sparktable.kernel.typed import QuestionKind
from sparktable.kernel.view import View
from sparktable.kernel.vocabulary.seats import YOU

from . import kinds, questions
from .answers import STAY
from .card import SPECIAL
from .facts.damage import red_circle
from .facts.piles import HAND_LIMIT, can_draw
from .facts.position import could_attack
from .rules.combat import blow
from .state import HAND, PILE, PLAY, ArenaState, chart, deck_of, deck_zone, foes, in_play, own, seat_zone, space_of
from .verbs.aim import AtEach, AtOne, EachPlayer, FromOne
from .verbs.board import Damage, MayMove, MayPlace, MoreActions, Push, Repair
from .verbs.cards import Discard, Draw, LookAndDiscard, PickUnseen, TakeBack, UseSpecial

Prospects = Iterator[Prospect]
MOVES: Final = frozenset({questions.MOVE, questions.CARD_MOVE, questions.PLACE, questions.PUSH})


def outlook(view: View, option: Option) -> list[Prospect]:
    s, asked = view.state, view.decision
    assert isinstance(s, ArenaState)
    if asked is None or asked.seat != view.seat or option not in asked.options:
        return []
    tells = TELLS.get(asked.kind)
    return [*tells(s, asked, option)] if tells is not None else []


def _fact(key: str, *refs: Ref, **numbers: int) -> Prospect:
    return Prospect(key, refs, tuple(sorted(numbers.items())))


def _left(s: ArenaState, pawn: int) -> int:
    """How much damage destroys it."""
    return red_circle(s, pawn) - s.damage[pawn]


# --- moving -------------------------------------------------------------------------------------------------------

def _move(s: ArenaState, asked: Decision, option: Option) -> Prospects:
    """Who is in line of fire from where it ends; of somebody who is pushed, with whom of the own side it is. If none
    of several moves: with whom any of them is. Where nothing can be played then a card is drawn unasked: that is
    told, too."""
    if option == STAY:
        ends = {here: here for here in (space_of(s, each.value("card")) for each in asked.options if each != STAY)}
    else:
        ends = {space_of(s, option.value("card")): option.value("space")}
    others = [each for seat in s.game.team(asked.seat) for each in own(s, seat)] if asked.kind == questions.PUSH \
        else foes(s, asked.seat)
    found = [other for other in others
             if any(could_attack(s, there, space_of(s, other), left=1 << here) for here, there in ends.items())]
    for other in found:
        yield _fact("in line", card(other))
    if not found:
        yield _fact("nobody in line")
        mine, hand = own(s, asked.seat), s.zones[seat_zone(asked.seat, HAND)]
        if asked.kind == questions.MOVE and len(mine) == 1 and can_draw(s, mine[0]) \
                and not any(s.card(slot).type == SPECIAL for slot in hand):
            yield _fact("only draws")


# --- actions ------------------------------------------------------------------------------------------------------

def _action(s: ArenaState, asked: Decision, option: Option) -> Prospects:
    slot = option.value("card")
    if option.kind == kinds.ATTACK:
        yield from _attack(s, slot, option.value("card", 1))
    elif option.kind == kinds.PLAY:
        yield from _text(s, slot)
    else:
        yield from _draw(s, asked.seat, slot)


def _attack(s: ArenaState, slot: int, target: int) -> Prospects:
    """Whether anything can hold it back is seen at the backs of the cards in the target's hand."""
    n, left = s.card(slot).attack or 0, _left(s, target)
    sure = not any(deck_of(s, other) == target for other in s.zones[seat_zone(s.game.seat_of[target], HAND)])
    yield _fact("takes damage" if sure else "damage up to", card(target), n=n)
    if n >= left:
        yield _fact("is destroyed" if sure else "may be destroyed", card(target))
    else:
        yield _fact("left then" if sure else "left at least", card(target), n=left - n)
    yield from _text(s, slot)


def _draw(s: ArenaState, seat: int, deck: int) -> Prospects:
    held, pile = len(s.zones[seat_zone(seat, HAND)]), len(s.zones[deck_zone(s, deck, PILE)])
    if held >= HAND_LIMIT:
        yield _fact("makes room")
    else:
        yield _fact("in hand", n=held + bool(pile))
    empties = not pile or (pile == 1 and s.game.ruling("exhaust_at") == "last_card_taken")
    if empties and s.piles[deck] > s.passes[deck]:
        yield _fact("ends the game" if s.passes[deck] else "gone through")


# --- defending ----------------------------------------------------------------------------------------------------

def _defend(s: ArenaState, asked: Decision, option: Option) -> Prospects:
    """The attack card lies facedown, unless this seat knows it anyway; what is in its deck everybody may know."""
    attacker, target = (int(ref.value) for ref in asked.about)
    slot = s.zones[seat_zone(s.game.seat_of[attacker], PLAY)][0]
    own_card = option.value("card") if option.kind == kinds.DEFEND else -1
    defense = (s.card(own_card).defense or 0) if own_card >= 0 else 0
    if s.known[slot] >> asked.seat & 1:
        damage = blow(s.card(slot).attack or 0, defense)
        yield _fact("takes damage", card(target), n=damage) if damage else _fact("blocks")
        if damage >= _left(s, target):
            yield _fact("is destroyed", card(target))
    else:
        yield _fact("holds back", n=defense) if defense else _fact("whole attack")
        strong = _left(s, target) + defense
        if strong <= max(title.attack or 0 for title in chart(s, attacker).deck):
            yield _fact("destroyed from", card(target), n=strong)
    if own_card >= 0:
        yield from _text(s, own_card)


# --- texts --------------------------------------------------------------------------------------------------------

def _text(s: ArenaState, slot: int) -> Prospects:
    """What is sure of a card's text: damage, for which it is played, comes first, and the price last."""
    text = s.card(slot).text
    if text is not None:
        yield from sorted(_brings(s, deck_of(s, slot), text, each=False),
                          key=lambda told: (not told.key.startswith("damages"), told.key == "you discard"))


def _brings(s: ArenaState, me: int, node: Effect, *, each: bool) -> Prospects:
    """Part by part; `each`: of everybody whom it is about."""
    if isinstance(node, Seq):
        for kid in node.kids:
            yield from _brings(s, me, kid, each=each)
    elif isinstance(node, AtOne | FromOne):
        yield from _brings(s, me, node.body, each=False)
    elif isinstance(node, AtEach | EachPlayer):
        yield from _brings(s, me, node.body, each=True)
    elif isinstance(node, Repair):
        n = min(node.n, s.damage[me])
        yield _fact("repairs", n=n) if n else _fact("nothing to repair")
    elif isinstance(node, Damage):
        yield _fact("damages each" if each else "damages", n=node.n)
    elif isinstance(node, Discard):
        yield _fact("each discards" if each else "you discard" if node.who == YOU else "they discard", n=node.n)
    elif type(node) in PARTS:
        n = getattr(node, "n", 0)
        yield _fact(PARTS[type(node)], n=n) if n else _fact(PARTS[type(node)])


PARTS: Final[dict[type[Effect], str]] = {
    MayMove: "may move", MayPlace: "may be placed", Push: "may push", MoreActions: "more actions", Draw: "draws",
    PickUnseen: "picked unseen", LookAndDiscard: "looks", TakeBack: "takes back", UseSpecial: "another special"}
"""A part of a text that always does the same -> what is said of it."""


def _chosen(s: ArenaState, asked: Decision, option: Option) -> Prospects:
    """Whom a text is about: found by trying it on what the seat sees, as far as the next question."""
    then = s.copy()
    take(then, option)
    for pawn, (was, now) in enumerate(zip(s.damage, then.damage, strict=True)):
        if now > was:
            yield _fact("takes damage", card(pawn), n=now - was)
            if not in_play(then, pawn):
                yield _fact("is destroyed", card(pawn))


TELLS: Final[dict[QuestionKind, Callable[[ArenaState, Decision, Option], Prospects]]] = {
    **dict.fromkeys(MOVES, _move), questions.ACTION: _action, questions.DEFEND: _defend,
    questions.CHOOSE_OPPONENT: _chosen}
"""A question -> what there is to say of its answers. Of those to the others each answer says it all."""
